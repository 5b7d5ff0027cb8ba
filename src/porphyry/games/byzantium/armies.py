"""Armies: what destroys them and how they lose cubes (BYZ-DES-01 to -04, BYZ-EMP-06 to -10, BYZ-BAT-06 to -08)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import ARAB, BYZANTINE, ELITE, LEVY, MAIN, MOVE
from porphyry.games.byzantium.codes import GIVE, LOSE, A
from porphyry.games.byzantium.state import (
    ARMY,
    ARMY_DESTROYED,
    BOX,
    BULGAR_BOX,
    BULGARS_LOST,
    CASUALTIES,
    CHOOSE_LOSSES,
    CUBES_LOST,
    GUARD,
    GUARD_LEFT,
    LAID_ASIDE,
    NOWHERE,
    ORANGE,
    PLAYERS,
    STRIDE,
    add,
    army_at,
    cubes_of,
    guard,
    tell1,
    tell2,
    tell3,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import ALL, State

# Why cubes are lost: the rule that takes them
IN_BATTLE: Final = 0
IN_SIEGE: Final = 1
AT_SEA: Final = 2
ON_RETREAT: Final = 3
CAUSES: Final = ["battle", "siege", "fleet", "retreat"]
LOSS_RULES: Final = ["BYZ-BAT-06", "BYZ-SIE-03", "BYZ-FLT-03", "BYZ-WDR-06"]

# Why a box cannot lose the next cube, by cause; the last of each is said of the two cubes of BYZ-CAP-13
AS_GIFT: Final = 4
LEVY_STAYS: Final = [
    "BYZ-BAT-06 levy-is-no-field-army",
    "BYZ-SIE-03 levy-is-no-field-army",
    "BYZ-FLT-03 levy-is-no-field-army",
    "BYZ-WDR-06 levy-is-no-field-army",
    "BYZ-CAP-13 levy-is-no-field-army",
]
BOX_IS_EMPTY: Final = [
    "BYZ-BAT-06 box-is-empty",
    "BYZ-SIE-03 box-is-empty",
    "BYZ-FLT-03 box-is-empty",
    "BYZ-WDR-06 box-is-empty",
    "BYZ-CAP-13 box-is-empty",
]


def destroy_if_empty(s: State, seat: int, side: int) -> None:
    """An army with no cube in elite, main and move leaves the board, whatever took the last one."""
    if army_at(s, seat, side) == NOWHERE:
        return
    if cubes_of(s, seat, side) == 0:  # BYZ-DES-01, BYZ-DES-02: the levy does not keep it alive; BYZ-DES-04: at any time
        s.facts[PLAYERS + STRIDE * seat + ARMY + side] = NOWHERE
        tell2(s, ARMY_DESTROYED, "BYZ-DES-01", seat, side)


def settle(s: State, seat: int) -> None:
    """After cubes have been taken for other uses: look at both armies (BYZ-CUB-12)."""
    destroy_if_empty(s, seat, BYZANTINE)
    destroy_if_empty(s, seat, ARAB)


def lay_guard_aside(s: State, seat: int, side: int) -> None:
    """A guard is lost: out of play until the next turn, the role stays (BYZ-EMP-07, BYZ-EMP-08)."""
    s.facts[GUARD + side] = LAID_ASIDE
    tell3(s, GUARD_LEFT, "BYZ-EMP-07", seat, side, 1)


def lose_from(s: State, seat: int, side: int, which: int, count: int, cause: int, chosen: int = 0) -> None:
    """Cubes go from a box to the casualties; the log says whether their owner could choose."""
    if count:
        add(s, seat, BOX + 4 * side + which, -count)
        add(s, seat, CASUALTIES, count)
        if s.log is not None:
            s.log.append((CUBES_LOST, LOSS_RULES[cause], ALL, (seat, side, which, count, chosen)))


def lose_all(s: State, seat: int, side: int, cause: int) -> None:
    """The whole field army goes, the guard with it."""
    facts = s.facts
    at = PLAYERS + STRIDE * seat + BOX + 4 * side
    lose_from(s, seat, side, ELITE, facts[at + ELITE], cause)
    lose_from(s, seat, side, MAIN, facts[at + MAIN], cause)
    lose_from(s, seat, side, MOVE, facts[at + MOVE], cause)
    if guard(s, seat, side):
        lay_guard_aside(s, seat, side)
    destroy_if_empty(s, seat, side)


def take_losses(s: State, seat: int, side: int, hits: int, cause: int) -> None:
    """An army meets hits, whatever deals them (BYZ-EMP-10).

    Where nothing is left to choose, at once; else its owner is asked cube by cube.
    """
    if hits <= 0:
        return
    if hits >= cubes_of(
        s, seat, side
    ):  # BYZ-BAT-08: hits beyond the last cube are ignored; BYZ-EMP-06: the guard goes last
        lose_all(s, seat, side, cause)
        return
    facts = s.facts
    at = PLAYERS + STRIDE * seat + BOX + 4 * side
    elite = facts[at + ELITE]
    main = facts[at + MAIN]
    move = facts[at + MOVE]
    if hits == elite + main + move:  # the guard alone is left
        lose_from(s, seat, side, ELITE, elite, cause)
        lose_from(s, seat, side, MAIN, main, cause)
        lose_from(s, seat, side, MOVE, move, cause)
    elif main == 0 and move == 0:
        lose_from(s, seat, side, ELITE, hits, cause)
    elif elite == 0 and move == 0:
        lose_from(s, seat, side, MAIN, hits, cause)
    elif elite == 0 and main == 0:
        lose_from(s, seat, side, MOVE, hits, cause)
    else:
        push(s, CHOOSE_LOSSES, seat, side, hits, cause)


def lose_levy(s: State, seat: int, side: int, hits: int) -> None:
    """A levy loses cubes from its own box only (BYZ-LEV-09)."""
    there = s.facts[PLAYERS + STRIDE * seat + BOX + 4 * side + LEVY]
    lose_from(s, seat, side, LEVY, min(hits, there), IN_BATTLE)  # BYZ-BAT-08


def lose_bulgars(s: State, hits: int, rule: str) -> None:
    """Orange cubes go back to their supply (BYZ-BUL-06, BYZ-BAT-15)."""
    count = min(hits, s.facts[BULGAR_BOX])
    if count > 0:
        s.facts[BULGAR_BOX] -= count
        s.facts[ORANGE] += count
        tell1(s, BULGARS_LOST, rule, count)


# The decision choose_losses


def why_not_box(s: State, seat: int, side: int, which: int, cause: int) -> str:
    """May a cube of this box be lost, or given up for a conquered city?"""
    if which == LEVY:
        return LEVY_STAYS[cause]
    if s.facts[PLAYERS + STRIDE * seat + BOX + 4 * side + which] == 0:
        if which == ELITE and guard(s, seat, side):
            return "BYZ-CAP-14 guard-goes-last" if cause == AS_GIFT else "BYZ-EMP-06 guard-goes-last"
        return BOX_IS_EMPTY[cause]
    return ""


def box_options(s: State, seat: int, side: int, verb: int) -> list[int]:
    """The boxes of a field army that hold a cube."""
    facts = s.facts
    at = PLAYERS + STRIDE * seat + BOX + 4 * side
    options = []
    if facts[at + ELITE]:
        options.append(verb | ELITE << A)
    if facts[at + MAIN]:
        options.append(verb | MAIN << A)
    if facts[at + MOVE]:
        options.append(verb | MOVE << A)
    return options


def legal_losses(s: State) -> list[int]:
    """Which box loses the next cube. The guard is never offered: it goes last, and then nothing is asked (BYZ-EMP-06)."""
    return box_options(s, field(s, 1), field(s, 2), LOSE)


def play_lose(s: State, code: int) -> None:
    """One cube to the casualties, then whatever is still to lose."""
    seat = field(s, 1)
    side = field(s, 2)
    hits = field(s, 3) - 1
    cause = field(s, 4)
    pop(s)
    lose_from(s, seat, side, arg_a(code), 1, cause, 1)
    take_losses(s, seat, side, hits, cause)


def legal_gifts(s: State) -> list[int]:
    """Which box gives the next cube to the conquered city."""
    return box_options(s, field(s, 1), field(s, 2), GIVE)


def set_given(s: State, given: int) -> None:
    """Remember how many of the two cubes have been given."""
    set_field(s, 4, given)
