"""Armies: what destroys them and how they lose cubes (BYZ-DES-01 to -04, BYZ-EMP-06 to -10, BYZ-BAT-06 to -08)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import ARAB, BYZANTINE, CITY_IDS, ELITE, LEVY, MAIN, MOVE, SIDES
from porphyry.games.byzantium.events import (
    ARMY_DESTROYED,
    BULGARS_LOST,
    CUBES_LOST,
    GUARD_LEFT,
    tell1,
    tell2,
    tell3,
    tell5,
)
from porphyry.games.byzantium.frames import ATTACK, CHOOSE_LOSSES
from porphyry.games.byzantium.notation import ATTACK_PARAMS, CAUSES, IN_BATTLE, LOSE
from porphyry.games.byzantium.state import (
    ARMY,
    BOX,
    BULGAR_BOX,
    CASUALTIES,
    GUARD,
    LAID_ASIDE,
    NOWHERE,
    ORANGE,
    PLAYERS,
    STRIDE,
    add,
    army_at,
    box,
    cubes_of,
    guard,
)
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import field, field_at, find, pop
from porphyry.kernel.questions import Question
from porphyry.kernel.state import State

# By the cause of a loss: the rule that takes cubes, and why a box cannot lose the next one
LOSS_RULES: Final = ["BYZ-BAT-06", "BYZ-SIE-03", "BYZ-FLT-03", "BYZ-WDR-06"]
LEVY_STAYS: Final = [f"{rule} levy-is-no-field-army" for rule in LOSS_RULES]
BOX_IS_EMPTY: Final = [f"{rule} box-is-empty" for rule in LOSS_RULES]


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
        tell5(s, CUBES_LOST, LOSS_RULES[cause], seat, side, which, count, chosen)


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
        CHOOSE_LOSSES.begin(s, seat, side, hits, cause)


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


def box_options(s: State, seat: int, side: int, verb: int) -> list[int]:
    """The boxes of a field army that hold a cube."""
    return [pack(verb, which) for which in (ELITE, MAIN, MOVE) if box(s, seat, side, which)]


def attack_prompt(s: State) -> dict[str, object]:
    """The attack that is being fought while somebody is asked, if any: what ATTACK_PARAMS names."""
    at = find(s, ATTACK.number)
    if at < 0:
        return {"attacker": None, "nation": None, "target": None}
    return {
        "attacker": field_at(s, at, ATTACK.seat),
        "nation": SIDES[field_at(s, at, ATTACK.side)],
        "target": CITY_IDS[field_at(s, at, ATTACK.city)],
    }


class ChooseLosses(Question):
    """Which box loses the next cube. The guard is never offered: it goes last, and then nothing is asked (BYZ-EMP-06)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_LOSSES, "BYZ-BAT-06", "lose", auto=True, params=f"side hits:int cause {ATTACK_PARAMS}")

    def why_not(self, s: State, seat: int, code: int) -> str:
        side = field(s, CHOOSE_LOSSES.side)
        cause = field(s, CHOOSE_LOSSES.cause)
        which = arg_a(code)
        if which == LEVY:
            return LEVY_STAYS[cause]
        if box(s, seat, side, which):
            return ""
        if which == ELITE and guard(s, seat, side):
            return "BYZ-EMP-06 guard-goes-last"
        return BOX_IS_EMPTY[cause]

    def legal(self, s: State, seat: int) -> list[int]:
        return box_options(s, seat, field(s, CHOOSE_LOSSES.side), LOSE)

    def play(self, s: State, seat: int, code: int) -> None:
        """One cube to the casualties, then whatever is still to lose."""
        side = field(s, CHOOSE_LOSSES.side)
        hits = field(s, CHOOSE_LOSSES.hits) - 1
        cause = field(s, CHOOSE_LOSSES.cause)
        pop(s)
        lose_from(s, seat, side, arg_a(code), 1, cause, 1)
        take_losses(s, seat, side, hits, cause)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {
            "side": SIDES[field(s, CHOOSE_LOSSES.side)],
            "hits": field(s, CHOOSE_LOSSES.hits),
            "cause": CAUSES[field(s, CHOOSE_LOSSES.cause)],
            **attack_prompt(s),
        }
