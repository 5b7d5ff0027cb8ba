"""A whole move told by its goal: `move jacques m13`, `charge robert said e7`, `march okeanos e9`, `retreat to c4`.

It is spelled out along the way that `reach` shows.  Hexes before the goal are way-points; `on` at the end of a walk leaves it open.
A fight is told with all who take part in it (fights.py).
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import fights, queries, questions
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of
from porphyry.games.guiscard.runs import declare, runs
from porphyry.games.guiscard.scenarios import board_of
from porphyry.kernel.action import arg_a, verb_of
from porphyry.kernel.errors import Illegal, Unreadable
from porphyry.kernel.state import State

STAY_OPEN: Final = "on"


def spell(s: State, words: list[str]) -> list[str]:
    """The lines of the actions that a short form means; empty if it is none."""
    words = [word.lower() for word in words]
    verb, count = words[0] if words else "", len(words)
    if verb == "move" and count > 2:
        return walk(s, words)
    if verb == "charge" and count == 4:
        return charge(s, words)
    if verb == "march" and count == 3 and words[2] not in no.WORDS["facing"]:
        return run(s, queries.read_unit(s, words[1]), words)
    if verb == "attack" and count > 3:
        return fights.spell(s, words)
    if verb in ("ride", "retreat") and count == 3 and words[1] == "to" and questions.subject(s) >= 0:
        return run(s, questions.subject(s), words)
    return []


GOES_ON: Final[dict[int, tuple[int, ...]]] = {
    no.V_STEP: (no.V_MOVE, no.V_STEP, no.V_ABOUT, no.V_ADVANCE),
    no.V_ABOUT: (no.V_MOVE, no.V_STEP, no.V_ABOUT),
    no.V_STOP: (no.V_STEP, no.V_ABOUT, no.V_ADVANCE),
    no.V_RIDE: (no.V_CHARGE, no.V_RIDE),
    no.V_RETREAT: (no.V_RETREAT,),
    no.V_MARCH: (no.V_MARCH,),
    no.V_SHIFT: (no.V_SHIFT,),
    no.V_JOIN: (no.V_ATTACK, no.V_JOIN, no.V_ALSO),
    no.V_ALSO: (no.V_ATTACK, no.V_JOIN, no.V_ALSO),
    no.V_STRIKE: (no.V_ATTACK, no.V_JOIN, no.V_ALSO),
}
"""By verb: after which answers it is the same move going on."""


def goes_with(before: int, code: int) -> bool:
    """Do two answers belong to one way?  A row that marches is the same row, a ladder that is shifted the same ladder."""
    verb = verb_of(code)
    if verb_of(before) not in GOES_ON.get(verb, ()):
        return False
    return verb not in (no.V_MARCH, no.V_SHIFT) or arg_a(before) == arg_a(code)


def walk(s: State, words: list[str]) -> list[str]:
    """By every way-point to the goal, and a stop there."""
    u = queries.read_unit(s, words[1])
    stays = words[-1] != STAY_OPEN
    hexes = [read_hex(s, word) for word in (words[2:] if stays else words[2:-1])]
    why = queries.why_not_go(s, u)
    if why:
        raise no_way(why, words)
    way = queries.way_by(s, u, hexes[:-1], hexes[-1]) if hexes else []
    if not way:
        raise no_way("GUI-MOV-02 no-way", words)
    return [*queries.lines(s, u, way), *(["stop"] if stays else [])]


def charge(s: State, words: list[str]) -> list[str]:
    """Declare the charge, then ride so that it ends in this hex."""
    rider, target = queries.read_unit(s, words[1]), queries.read_unit(s, words[2])
    goal = read_hex(s, words[3])
    declared = declare(s, rider, target)
    if declared is None:
        raise no_way("GUI-CHG-06 no-path", words)
    return [f"charge {words[1]} {words[2]}", *to_goal(declared[0], rider, goal, words)]


def run(s: State, u: int, words: list[str]) -> list[str]:
    return to_goal(s, u, read_hex(s, words[-1]), words)


def to_goal(s: State, u: int, goal: int, words: list[str]) -> list[str]:
    """The answers that lead a unit to a hex."""
    for one in runs(s, u):
        if one.hex == goal:
            return [no.NOTATION.text(code, no.HEX_NAMES) for code in one.codes]
    raise no_way("GUI-CHG-06 no-path" if words[0] in ("charge", "ride") else "GUI-MOV-02 no-way", words)


def read_hex(s: State, word: str) -> int:
    h = hex_of(word)
    if h == NOWHERE or not board_of(s).holds(h):
        raise Unreadable(word, "a hex of this map")
    return h


def no_way(why: str, words: list[str]) -> Illegal:
    rule, _, reason = why.partition(" ")
    fields: dict[str, object] = {"verb": words[0]}
    if words[1] in t.ROSTER_IDS:
        fields["unit"] = words[1]
    if hex_of(words[-1]) != NOWHERE:
        fields["hex"] = words[-1]
    return Illegal(rule, reason, " ".join(words), fields)
