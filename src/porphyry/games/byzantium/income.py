"""Income and upkeep, and the return of cubes (BYZ-INC-01 to -13, BYZ-RET-01 to -05)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import destroy_if_empty, settle
from porphyry.games.byzantium.board import SIDES, SPACES, UPKEEP
from porphyry.games.byzantium.events import (
    CASUALTIES_RECOVERED,
    CUBES_DESERTED,
    CUBES_RETURNED,
    GUARD_LEFT,
    GUARD_RETURNED,
    POINTS_LOST,
    UPKEEP_PAID,
    tell1,
    tell2,
    tell3,
    tell4,
)
from porphyry.games.byzantium.frames import CHOOSE_DESERTERS, INCOME
from porphyry.games.byzantium.state import (
    BOX,
    CASUALTIES,
    DISCS,
    GUARD,
    LAID_ASIDE,
    NOBODY,
    ON_SPACE,
    ON_SPACES,
    OWN,
    PASS_BOX,
    PLAYERS,
    POINTS,
    POOL,
    REMOVED,
    SIDE,
    SPACE,
    START,
    STRIDE,
    TAX,
    TREASURY,
    add,
    box,
    get,
    put,
    receive,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State

INCOME_PER_DISC: Final = 2  # BYZ-INC-01
NO_LIMIT: Final = 4000


def discs_of(s: State, seat: int, side: int) -> int:
    """City discs of a side in the cities a player controls; fortifications are none (BYZ-INC-02, BYZ-FIN-02, BYZ-FOR-05).

    Improvements count (BYZ-TIP-06).
    """
    facts = s.facts
    cities = get(s, seat, OWN) & facts[SIDE + side]
    total = 0
    at = DISCS
    while cities:
        if cities & 1:
            total += facts[at]
        cities >>= 1
        at += 1
    return total


def upkeep_of(s: State, seat: int, side: int) -> int:
    """What the four boxes of a side cost; a guard costs nothing (BYZ-INC-04, BYZ-INC-05, BYZ-EMP-04)."""
    at = PLAYERS + STRIDE * seat + BOX + 4 * side
    facts = s.facts
    first = 4 * side
    return (
        facts[at] * UPKEEP[first]
        + facts[at + 1] * UPKEEP[first + 1]
        + facts[at + 2] * UPKEEP[first + 2]
        + facts[at + 3] * UPKEEP[first + 3]
    )


class Income(Work):
    """Income for all, then upkeep side by side, then the return of cubes. Nothing depends on the order of players (BYZ-INC-12)."""

    def __init__(self) -> None:
        super().__init__(INCOME)

    def step(self, s: State) -> None:
        seen = field(s, INCOME.treasuries)
        if seen == 0:
            for seat in range(s.seats):
                for side in range(2):
                    receive(s, seat, side, INCOME_PER_DISC * discs_of(s, seat, side), "BYZ-INC-01")  # BYZ-INC-03
        while seen < 2 * s.seats:
            seat = (s.facts[START] + (seen >> 1)) % s.seats  # deserters are asked for clockwise from the start player
            side = seen & 1
            seen += 1
            set_field(s, INCOME.treasuries, seen)
            short = upkeep_of(s, seat, side) - get(s, seat, TREASURY + side)  # BYZ-INC-10
            if short <= 0:
                pay_upkeep(s, seat, side)
            elif get(s, seat, TREASURY + side) < cheapest(s, seat, side):
                desert_all(s, seat, side)  # no cube can be paid: nothing to choose
            elif (only := only_way(s, seat, side, short, NO_LIMIT)) >= 0:
                desert_so(s, seat, side, only)
            else:
                CHOOSE_DESERTERS.begin(s, seat, side, short, NO_LIMIT)
                return
        pop(s)
        return_cubes(s)


def pay_upkeep(s: State, seat: int, side: int) -> None:
    """The cubes that are left are paid."""
    cost = upkeep_of(s, seat, side)
    if cost:
        add(s, seat, TREASURY + side, -cost)
        tell3(s, UPKEEP_PAID, "BYZ-INC-04", seat, side, cost)
    destroy_if_empty(s, seat, side)  # BYZ-INC-11


def cheapest(s: State, seat: int, side: int) -> int:
    """The lowest price of a cube in the four boxes, free ones left out."""
    least = NO_LIMIT
    for which in range(4):
        price = UPKEEP[4 * side + which]
        if 0 < price < least and s.facts[PLAYERS + STRIDE * seat + BOX + 4 * side + which]:
            least = price
    return least


def desert_all(s: State, seat: int, side: int) -> None:
    """Every cube that costs something goes."""
    for which in range(4):
        if UPKEEP[4 * side + which]:
            desert(s, seat, side, which, s.facts[PLAYERS + STRIDE * seat + BOX + 4 * side + which])
    destroy_if_empty(s, seat, side)  # BYZ-INC-11


def desert(s: State, seat: int, side: int, which: int, cubes: int) -> None:
    """Unpaid cubes leave the game for good, each with a point of its side (BYZ-INC-06, BYZ-INC-07)."""
    if cubes == 0:
        return
    add(s, seat, BOX + 4 * side + which, -cubes)
    add(s, seat, REMOVED, cubes)
    tell4(s, CUBES_DESERTED, "BYZ-INC-06", seat, side, which, cubes)
    lost = min(cubes, get(s, seat, POINTS + side))  # BYZ-INC-08
    if lost:
        add(s, seat, POINTS + side, -lost)
        tell3(s, POINTS_LOST, "BYZ-INC-07", seat, side, lost)


# Deserters


def can_cover(s: State, seat: int, side: int, without: int, short: int, least: int) -> bool:
    """Can cubes still be chosen so that none of the unpaid ones could have been paid?

    The unpaid cubes must be worth at least the sum that is short, and less than that sum plus the cheapest of them.
    `least`: the cheapest chosen so far; `without`: the box that has just given a cube.
    """
    at = PLAYERS + STRIDE * seat + BOX + 4 * side
    for lowest in range(4):
        floor = UPKEEP[4 * side + lowest]
        if floor == 0:
            continue
        sums = 1  # bit n: deserters of at least this price can be worth n bezants
        for which in range(4):
            price = UPKEEP[4 * side + which]
            if price >= floor:
                count = s.facts[at + which] - (1 if which == without else 0)
                for _ in range(count):
                    sums |= sums << price
        window = min(least, floor)
        if sums >> short & (1 << window) - 1:
            return True
    return False


def may_desert(s: State, seat: int, side: int, which: int, short: int, least: int) -> bool:
    """May a cube of this box stay unpaid? (BYZ-INC-09)"""
    if s.facts[PLAYERS + STRIDE * seat + BOX + 4 * side + which] == 0:
        return False
    price = UPKEEP[4 * side + which]
    if price == 0:
        return False
    left = short - price
    if price < least:
        least = price
    if left <= 0:
        return -left < least
    return can_cover(s, seat, side, which, left, least)


def only_way(s: State, seat: int, side: int, short: int, least: int) -> int:
    """The deserters that are left to name, a byte a box, if every way of naming them comes to the same cubes; otherwise -1."""
    ways: list[int] = []
    name_deserters(s, seat, side, short, least, 0, ways, [])
    return ways[0] if len(ways) == 1 else -1


def name_deserters(
    s: State, seat: int, side: int, short: int, least: int, named: int, ways: list[int], seen: list[int]
) -> None:
    """All ways to go on, two at the most: the order in which cubes are named changes nothing (BYZ-INC-09)."""
    for which in range(4):
        after = named + (1 << 8 * which)
        if len(ways) > 1 or after in seen or not may_desert(s, seat, side, which, short, least):
            continue
        seen.append(after)
        price = UPKEEP[4 * side + which]
        if short <= price:
            ways.append(after)
            continue
        add(s, seat, BOX + 4 * side + which, -1)
        name_deserters(s, seat, side, short - price, min(least, price), after, ways, seen)
        add(s, seat, BOX + 4 * side + which, 1)


def desert_so(s: State, seat: int, side: int, deserters: int) -> None:
    """These cubes go, and the others are paid."""
    for which in range(4):
        desert(s, seat, side, which, deserters >> 8 * which & 255)
    pay_upkeep(s, seat, side)


class ChooseDeserters(Question):
    """The boxes of which a cube may stay unpaid: none that could have been paid (BYZ-INC-09)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_DESERTERS, "BYZ-INC-09", "desert", auto=True, params="side bezants:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        side = field(s, CHOOSE_DESERTERS.side)
        which = arg_a(code)
        if may_desert(s, seat, side, which, field(s, CHOOSE_DESERTERS.short), field(s, CHOOSE_DESERTERS.least)):
            return ""
        if box(s, seat, side, which) == 0:
            return "BYZ-INC-06 box-is-empty"
        return "BYZ-INC-09 cube-could-be-paid"

    def play(self, s: State, seat: int, code: int) -> None:
        """One cube stays unpaid; the rest is paid as soon as the money is enough."""
        side = field(s, CHOOSE_DESERTERS.side)
        which = arg_a(code)
        price = UPKEEP[4 * side + which]
        short = field(s, CHOOSE_DESERTERS.short) - price
        desert(s, seat, side, which, 1)
        if short <= 0:
            pop(s)
            pay_upkeep(s, seat, side)
            return
        least = min(price, field(s, CHOOSE_DESERTERS.least))
        only = only_way(s, seat, side, short, least)
        if only >= 0:
            pop(s)
            desert_so(s, seat, side, only)
            return
        set_field(s, CHOOSE_DESERTERS.short, short)
        set_field(s, CHOOSE_DESERTERS.least, least)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"side": SIDES[field(s, CHOOSE_DESERTERS.side)], "bezants": field(s, CHOOSE_DESERTERS.short)}


# Return of cubes


def return_cubes(s: State) -> None:
    """Cubes come back from spaces, tax and pass box; half of the casualties recover; guards go home (BYZ-RET-01 to -05)."""
    for space in range(SPACES):
        s.facts[SPACE + space] = NOBODY  # BYZ-RET-05: roles and fleets end
    for seat in range(s.seats):
        back = get(s, seat, ON_SPACES) + get(s, seat, TAX) + get(s, seat, PASS_BOX)  # BYZ-RET-01, BYZ-RET-02
        put(s, seat, ON_SPACES, 0)
        put(s, seat, TAX, 0)
        put(s, seat, PASS_BOX, 0)
        recovered = (get(s, seat, CASUALTIES) + 1) // 2  # BYZ-RET-03: rounded up
        add(s, seat, CASUALTIES, -recovered)
        add(s, seat, POOL, back + recovered)
        tell2(s, CUBES_RETURNED, "BYZ-RET-01", seat, back)
        tell2(s, CASUALTIES_RECOVERED, "BYZ-RET-03", seat, recovered)
    for side in range(2):
        who = s.facts[GUARD + side]
        s.facts[GUARD + side] = ON_SPACE  # BYZ-EMP-05, BYZ-EMP-07, BYZ-RET-04
        if who >= 0:
            tell3(s, GUARD_LEFT, "BYZ-EMP-05", who, side, 0)
            settle(s, who)  # BYZ-EMP-11
        elif who == LAID_ASIDE:
            tell1(s, GUARD_RETURNED, "BYZ-RET-04", side)
