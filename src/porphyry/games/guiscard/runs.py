"""Moves of several answers where no movement points are walked off: charges, retreats, marches, advances, a ladder along a wall.

Where they can lead is found by giving the answers on copies of the table.  A walk has its own search (queries.py): it is priced
and may turn aside at every hex.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames, questions
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.odds import check_odds
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish.advance import engaged
from porphyry.games.guiscard.skirmish.contact import has_checked, watchers
from porphyry.games.guiscard.skirmish.formations import block_of
from porphyry.games.guiscard.skirmish.retreat import FROM_MELEE, OUT_OF_FLAMES
from porphyry.games.guiscard.state import (
    ADVANCE_UNCHECKED,
    HEX,
    ROSTER,
    SEAT,
    SHORT_RETREAT,
    SPENT,
    START_HEX,
    STEP,
    get,
    reading,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

MOST: Final = 4000
"""Positions looked at for one answer: far more than the longest charge has."""


class Run:
    """One way: where the unit ends up, the answers that lead there, and the chance to pass all who watch."""

    def __init__(self, h: int, codes: list[int], unhurt: float) -> None:
        self.hex = h
        self.codes = codes
        self.unhurt = unhurt


def verbs_of(s: State) -> list[int]:
    """The answers that carry a unit on by a hex at the question that is open; none if it asks for no way."""
    frame = top(s)
    if frame == frames.CHARGE.number:
        return [no.V_RIDE]
    if frame == frames.RETREAT.number:
        return [no.V_RETREAT]
    if frame == frames.ADVANCE.number:
        return [no.V_ADVANCE] if field(s, frames.ADVANCE.unit) < 0 else [no.V_STEP]
    return [no.V_MARCH, no.V_SHIFT] if frame == frames.TURN.number and s.facts[STEP] == 3 else []


def must_go_on(s: State) -> bool:
    """A charge and a retreat are made to their end; elsewhere every hex may be the last."""
    return top(s) in (frames.CHARGE.number, frames.RETREAT.number)


def answers(s: State, u: int) -> list[int]:
    """The answers by which this unit goes on."""
    verbs = verbs_of(s)
    if not verbs:
        return []
    codes = [code for code in questions.legal(s) if verb_of(code) in verbs]
    if questions.subject(s) < 0 or (top(s) == frames.ADVANCE.number and field(s, frames.ADVANCE.unit) < 0):
        return [code for code in codes if arg_a(code) == get(s, u, ROSTER)]
    return codes if questions.subject(s) == u else []


def runs(s: State, u: int) -> list[Run]:
    """Every hex that a unit can come to by such answers, each by the fewest of them; of equal ones by the surest."""
    seat = questions.decider(s)
    root = s.clone()
    root.dice = fast_dice(1)  # what dice decide is not looked at: the way ends where they fall
    whole = must_go_on(s)
    found: dict[int, Run] = {}
    seen: set[tuple[int, ...]] = set()
    todo: list[tuple[State, list[int], float]] = [(root, [], 1.0)]
    for here, codes, chance in todo:
        if len(seen) > MOST:
            break
        for code in answers(here, u):
            there = here.clone()
            unhurt = chance * unhurt_by(there, checks_of(there, u, code, codes))
            questions.play(there, code)
            let_pass(there, seat)
            way = [*codes, code]
            rolled = there.dice.counter != root.dice.counter
            goes_on = not rolled and questions.decider(there) == seat and bool(answers(there, u))
            if not whole or not goes_on:
                h = hex_after(there, u, code)
                if h not in found or (len(found[h].codes), -found[h].unhurt) > (len(way), -unhurt):
                    found[h] = Run(h, way, unhurt)
            key = (get(there, u, HEX), *there.stack[-8:])
            if goes_on and key not in seen:
                seen.add(key)
                todo.append((there, way, unhurt))
    return [found[h] for h in sorted(found)]


def hex_after(s: State, u: int, code: int) -> int:
    """Where the unit is, or is to be, after an answer."""
    verb = verb_of(code)
    if verb in (no.V_RIDE, no.V_RETREAT, no.V_STEP):
        return arg_a(code)
    if verb == no.V_ADVANCE:
        return arg_b(code)
    return arg_c(code) if verb == no.V_SHIFT else get(s, u, HEX)


def let_pass(s: State, seat: int) -> None:
    """On the copy nobody else uses the chance to answer."""
    while questions.decider(s) == 1 - seat:
        decline = questions.KINDS[questions.kind_of(s)].decline
        if not decline:
            return
        questions.play(s, no.NOTATION.index[decline])


def unhurt_by(s: State, checks: list[tuple[int, list[int]]]) -> float:
    """The chance that nobody who checks holds up or hurts anybody."""
    chance = 1.0
    for v, guards in checks:
        chance *= check_odds(s, v, guards)["unhurt"]
    return chance


def checks_of(s: State, u: int, code: int, before: list[int]) -> list[tuple[int, list[int]]]:
    """Who would be checked at this answer, and by whom: each unit with its guards.  ``before``: the answers that led here."""
    verb = verb_of(code)
    spared = 0
    movers = [(u, get(s, u, HEX))]
    if verb == no.V_MARCH:  # GUI-INF-01
        movers = [(v, get(s, v, HEX)) for v in block_of(s, u) if get(s, v, SPENT) > 0 or reading(s, START_HEX)]
    elif verb == no.V_RIDE:  # the hexes of a charge are left later, the first of them unchecked
        movers = [(u, arg_a(before[-1]))] if before else []
    elif verb == no.V_RETREAT:  # GUI-INF-11: in every hex of it
        mode = field(s, frames.RETREAT.mode)
        unseen = mode >= OUT_OF_FLAMES or (mode == FROM_MELEE and reading(s, SHORT_RETREAT))
        movers = [] if unseen else [(u, arg_a(code))]
    elif verb == no.V_STEP and field(s, frames.ADVANCE.hexes) > 0 and not reading(s, ADVANCE_UNCHECKED):  # GUI-INF-09
        spared = field(s, frames.ADVANCE.losers) | engaged(s, board_of(s), u)
    else:
        return []
    out: list[tuple[int, list[int]]] = []
    for v, h in movers:
        found = watchers(s, board_of(s), h, get(s, v, SEAT))
        guards = [w for w in found if not spared >> w & 1 and not has_checked(s, w, v)]
        if guards:
            out.append((v, guards))
    return out


class Stage:
    """One hex of such a way: who checks on the way there, and the table as it is then."""

    def __init__(self, h: int, verb: int, checks: list[tuple[int, list[int]]], before: State, after: State) -> None:
        self.hex = h
        self.verb = verb
        self.checks = checks
        self.before = before
        self.after = after


def stages(s: State, u: int, codes: list[int]) -> list[Stage]:
    """A way hex by hex, on copies."""
    seat = questions.decider(s)
    here = s.clone()
    here.dice = fast_dice(1)
    out: list[Stage] = []
    for at, code in enumerate(codes):
        there = here.clone()
        questions.play(there, code)
        let_pass(there, seat)
        h = hex_after(there, u, code)
        out.append(Stage(h, verb_of(code), checks_of(here, u, code, codes[:at]), here, there))
        here = there
    return out


def declare(s: State, u: int, v: int) -> tuple[State, int] | None:
    """The table as it is when this charge has been declared, and the answer that does it; None if it may not be."""
    code = pack(no.V_CHARGE, get(s, u, ROSTER), get(s, v, ROSTER))
    if questions.question(s) is not questions.CHARGE or code not in questions.legal(s):
        return None
    there = s.clone()
    there.dice = fast_dice(1)
    questions.play(there, code)
    return there, code
