"""A fight laid out before it is begun: who attacks whom, who else may take part, the chances, and the answers that say all of it.

`attack robert said with roland` is one move: it declares, names everybody and strikes (GUI-MEL-08, GUI-MEL-09).
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import frames, odds, queries, questions
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.skirmish import melee
from porphyry.games.guiscard.skirmish.question import NOT_OFFERED
from porphyry.games.guiscard.state import ROSTER, SEAT, get, unit_of
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.errors import Illegal
from porphyry.kernel.frames import field, set_field, top
from porphyry.kernel.state import State

ALONE: Final = "alone"
FILLERS: Final = ["with", "and"]


class Fight:
    """An attack on a copy of the table, to which fighters are added one by one; `why` says what stands against it."""

    def __init__(self, s: State, u: int, v: int) -> None:
        self.s = s.clone()
        self.lines: list[str] = []
        self.why = ""
        if (
            top(s) == frames.ATTACK.number
            and field(s, frames.ATTACK.attackers) >> u & 1
            and field(s, frames.ATTACK.defenders) >> v & 1
        ):
            return  # it has been declared, and others are being named
        self.lines.append(f"attack {odds.name(s, u)} {odds.name(s, v)}")
        declared = pack(no.V_ATTACK, get(s, u, ROSTER), get(s, v, ROSTER))
        self.why = "" if declared in questions.legal(s) else melee.why_not_attack(s, u, v) or NOT_OFFERED
        if not self.why:
            melee.begin(self.s, u, v)

    def add(self, w: int) -> None:
        """One more on either side, as far as nothing stands against it."""
        if self.why:
            return
        s = self.s
        ours = get(s, w, SEAT) == get(s, melee.members(field(s, frames.ATTACK.attackers))[0], SEAT)
        self.why = melee.why_not_join(s, w) if ours else melee.why_not_also(s, w)
        if self.why:
            return
        self.lines.append(f"{'join' if ours else 'also'} {odds.name(s, w)}")
        side = frames.ATTACK.attackers if ours else frames.ATTACK.defenders
        set_field(s, side, field(s, side) | 1 << w)

    def others(self) -> dict[str, list[str]]:
        """Who else may be named now."""
        found: dict[str, list[str]] = {"join": [], "also": []}
        for code in questions.legal(self.s):
            if verb_of(code) != no.V_STRIKE:
                found[no.VERBS[verb_of(code)].name].append(odds.name(self.s, unit_of(self.s, arg_a(code))))
        return found


def laid(s: State, u: int, v: int, more: list[int]) -> dict[str, Any]:
    """The fight as it would be fought: both sides, who else may take part, the chances, and the line that fights it."""
    fight = Fight(s, u, v)
    for w in more:
        fight.add(w)
    if fight.why:
        return {"why": fight.why, "attackers": [], "defenders": [], "join": [], "also": [], "odds": None, "line": []}
    here = fight.s
    ours, theirs = field(here, frames.ATTACK.attackers), field(here, frames.ATTACK.defenders)
    return {
        "why": "",
        "attackers": [odds.name(s, w) for w in melee.members(ours)],
        "defenders": [odds.name(s, w) for w in melee.members(theirs)],
        **fight.others(),
        "odds": odds.fight_odds(here, ours, theirs, field(here, frames.ATTACK.charge)),
        "line": [*fight.lines, "strike"],
    }


def ask(s: State, question: dict[str, Any]) -> dict[str, Any]:
    """Answer `{"about": "attack", "unit": …, "target": …, "with": […]}`."""
    words = question.get("with")
    more = [queries.read_unit(s, word) for word in words] if isinstance(words, list) else []
    return laid(s, queries.read_unit(s, question.get("unit")), queries.read_unit(s, question.get("target")), more)


def spell(s: State, words: list[str]) -> list[str]:
    """`attack robert said with roland and beppe`, or `attack robert said alone`: everybody is named, and the blow falls."""
    u, v = queries.read_unit(s, words[1]), queries.read_unit(s, words[2])
    more = [queries.read_unit(s, word) for word in words[3:] if word not in FILLERS and word != ALONE]
    told = laid(s, u, v, more)
    if told["why"]:
        rule, _, reason = str(told["why"]).partition(" ")
        raise Illegal(rule, reason, " ".join(words), {"verb": "attack", "unit": words[1], "target": words[2]})
    return list(told["line"])
