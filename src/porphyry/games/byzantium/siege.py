"""Siege, capture, Persian cities and the fall of Constantinople (BYZ-SIE, BYZ-CAP, BYZ-PER, BYZ-FAL)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import box_options, lay_guard_aside, lose_bulgars, settle, take_losses
from porphyry.games.byzantium.battle import attacking_strength, roll_hits
from porphyry.games.byzantium.board import (
    ARAB,
    BULGAR,
    CITY_IDS,
    CONSTANTINOPLE,
    ELITE,
    LEVY,
    MAIN,
    MOVE,
    SIDES,
)
from porphyry.games.byzantium.cubes import FIRST, add_sources, per_source, sources, take_cube, why_not_source
from porphyry.games.byzantium.events import (
    CITY_CAPTURED,
    CONSTANTINOPLE_FELL,
    CONTROL_LOST,
    CUBES_GIVEN,
    FORTIFICATION_RETURNED,
    GARRISON_PLACED,
    tell1,
    tell2,
    tell3,
    tell4,
    tell5,
)
from porphyry.games.byzantium.frames import GIVE_CUBES, PLACE_GARRISON
from porphyry.games.byzantium.notation import GARRISON, GIVE, IN_SIEGE, ROLL_SIEGE
from porphyry.games.byzantium.state import (
    BOX,
    CASUALTIES,
    CONQUEROR,
    ENDED,
    FALLEN,
    FORTIFIED,
    NOBODY,
    OWN,
    RESERVE,
    add,
    box,
    controller,
    get,
    guard,
    put,
    receive,
    score,
    set_city,
    side_of,
    size_of,
    walls_of,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
from porphyry.kernel.state import State

CAPITAL_LOSSES: Final = 2  # BYZ-SIE-09: cubes for each hit by Constantinople
POINTS_FOR_CAPITAL: Final = 5  # BYZ-FAL-04
GIFT: Final = 2  # BYZ-CAP-13
GARRISON_OPTIONS: Final[list[list[int]]] = per_source(GARRISON, FIRST)


def losses_per_hit(city: int) -> int:
    """Cubes that one hit of a besieged city costs."""
    return CAPITAL_LOSSES if city == CONSTANTINOPLE else 1  # BYZ-SIE-09, BYZ-SIE-10


def besiege(s: State, seat: int, side: int, city: int) -> None:
    """The city rolls a die for each disc and its fortification; the besieger loses cubes (BYZ-SIE-01, BYZ-SIE-02, BYZ-SIE-03)."""
    who = controller(s, city)
    if who in (NOBODY, seat):
        who = (seat + 1) % s.seats  # BYZ-SIE-06, BYZ-PLY-02, BYZ-PER-02
    hits = roll_hits(s, who, walls_of(s, city), ROLL_SIEGE, "BYZ-SIE-02") * losses_per_hit(city)
    if side == BULGAR:
        lose_bulgars(s, hits, "BYZ-SIE-03")
    else:
        take_losses(s, seat, side, hits, IN_SIEGE)


def is_taken(s: State, seat: int, side: int, city: int) -> bool:
    """Is what is left of the besieger stronger than the walls? A tie is not enough (BYZ-SIE-04, BYZ-SIE-05, BYZ-SIE-08)."""
    return attacking_strength(s, seat, side) > walls_of(s, city)


def capture(s: State, seat: int, side: int, city: int) -> None:
    """The city falls: control, discs, points, plunder, and the conqueror's cube.

    No army of the old side is left in it (BYZ-ATK-08); the conqueror stays (BYZ-CAP-17) and the action is over (BYZ-CAP-18).
    Persian cities fall to either side (BYZ-PER-04) and are ordinary cities from then on (BYZ-PER-05).
    """
    if city == CONSTANTINOPLE:
        fall(s, seat)
        return
    end_control(s, city)
    old = size_of(s, city)  # BYZ-CAP-08: the fortification never counts; BYZ-PER-03: a Persian city's printed strength
    old_side = side_of(s, city)
    discs = old - 1 if old > 1 else 1  # BYZ-CAP-03, BYZ-CAP-04, BYZ-CIV-11, BYZ-BUL-13
    prize = discs if old > 1 else 0  # BYZ-CAP-07, BYZ-CIV-12
    set_city(s, city, side, discs)
    tell4(s, CITY_CAPTURED, "BYZ-CAP-03", seat, side, city, discs)
    if side == BULGAR:
        score(s, seat, 1 - old_side, prize, "BYZ-BUL-14")  # BYZ-BUL-13: no money, no cube; BYZ-TIP-05
        return
    score(s, seat, side, prize, "BYZ-CAP-05")
    receive(s, seat, side, prize, "BYZ-CAP-06")
    if sources(s, seat, side, 0):
        PLACE_GARRISON.begin(s, seat, side, city)  # BYZ-CAP-09, BYZ-CAP-10, BYZ-CTL-09
    else:
        ask_for_cubes(s, seat, side, city)


def end_control(s: State, city: int) -> None:
    """The old controller takes back a fortification, or a cube goes to the casualties. Nothing else ends control (BYZ-CTL-08, -09)."""
    who = controller(s, city)
    if who == NOBODY:
        return
    bit = 1 << city
    put(s, who, OWN, get(s, who, OWN) & ~bit)
    if s.facts[FORTIFIED] & bit:
        s.facts[FORTIFIED] &= ~bit
        add(s, who, RESERVE, 1)
        tell2(s, FORTIFICATION_RETURNED, "BYZ-CAP-01", who, city)
    else:
        add(s, who, CASUALTIES, 1)
        tell2(s, CONTROL_LOST, "BYZ-CAP-02", who, city)


def fall(s: State, seat: int) -> None:
    """Constantinople falls: five Arab points, and the game ends at once (BYZ-FAL-04, BYZ-FAL-06, BYZ-BUL-18, BYZ-BUL-19)."""
    score(s, seat, ARAB, POINTS_FOR_CAPITAL, "BYZ-FAL-04")
    s.facts[ENDED] = FALLEN
    s.facts[CONQUEROR] = seat
    s.stack.clear()
    tell1(s, CONSTANTINOPLE_FELL, "BYZ-FAL-04", seat)


# The conqueror's control cube


class PlaceGarrison(Question):
    """From the pool or bought; with an empty pool the conqueror must buy if that is possible (BYZ-CAP-11, BYZ-CAP-12)."""

    def __init__(self) -> None:
        super().__init__(PLACE_GARRISON, "BYZ-CAP-09", "garrison", auto=True, params="side city")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_source(s, seat, field(s, PLACE_GARRISON.side), arg_a(code), 0)

    def legal(self, s: State, seat: int) -> list[int]:
        options: list[int] = []
        add_sources(GARRISON_OPTIONS, sources(s, seat, field(s, PLACE_GARRISON.side), 0), options)
        return options

    def play(self, s: State, seat: int, code: int) -> None:
        """The cube goes on the city (BYZ-CAP-09)."""
        side = field(s, PLACE_GARRISON.side)
        city = field(s, PLACE_GARRISON.city)
        pop(s)
        source = arg_a(code)
        take_cube(s, seat, source, side)
        put(s, seat, OWN, get(s, seat, OWN) | 1 << city)
        tell3(s, GARRISON_PLACED, "BYZ-CAP-09", seat, city, source)
        settle(s, seat)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        side, city = field(s, PLACE_GARRISON.side), field(s, PLACE_GARRISON.city)
        return {"side": SIDES[side], "city": CITY_IDS[city]}


def ask_for_cubes(s: State, seat: int, side: int, city: int) -> None:
    """Two cubes of the army are owed. Where it has just two of its owner's, they go unasked: whichever is first, both are gone."""
    own = [which for which in (ELITE, MAIN, MOVE) for _ in range(box(s, seat, side, which))]
    GIVE_CUBES.begin(s, seat, side, city)  # BYZ-CAP-13
    if len(own) == GIFT:
        for which in own:
            give_cube(s, which)


def give_cube(s: State, which: int) -> None:
    """One cube on the city, the other to the casualties; an army always has two (BYZ-CAP-15). The frame in hand is give_cubes."""
    seat = field(s, GIVE_CUBES.seat)
    side = field(s, GIVE_CUBES.side)
    city = field(s, GIVE_CUBES.city)
    given = field(s, GIVE_CUBES.given) + 1
    add(s, seat, BOX + 4 * side + which, -1)
    tell5(s, CUBES_GIVEN, "BYZ-CAP-13", seat, side, which, city, 1 if given == 1 else 0)
    if given == 1:
        put(s, seat, OWN, get(s, seat, OWN) | 1 << city)  # BYZ-CAP-09
    else:
        add(s, seat, CASUALTIES, 1)
    if given < GIFT:
        if box(s, seat, side, ELITE) + box(s, seat, side, MAIN) + box(s, seat, side, MOVE) > 0:
            set_field(s, GIVE_CUBES.given, given)
            return
        if guard(s, seat, side):
            lay_guard_aside(s, seat, side)  # BYZ-CAP-14: the guard only as one of the last two
    pop(s)
    settle(s, seat)  # BYZ-CAP-16


class GiveCubes(Question):
    """Neither pool nor money: two cubes of the army (BYZ-CAP-13). Which box gives the next one?"""

    def __init__(self) -> None:
        super().__init__(GIVE_CUBES, "BYZ-CAP-13", "give", auto=True, params="side city left:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        side = field(s, GIVE_CUBES.side)
        which = arg_a(code)
        if which == LEVY:
            return "BYZ-CAP-13 levy-is-no-field-army"
        if box(s, seat, side, which):
            return ""
        if which == ELITE and guard(s, seat, side):
            return "BYZ-CAP-14 guard-goes-last"
        return "BYZ-CAP-13 box-is-empty"

    def legal(self, s: State, seat: int) -> list[int]:
        return box_options(s, seat, field(s, GIVE_CUBES.side), GIVE)

    def play(self, s: State, seat: int, code: int) -> None:
        give_cube(s, arg_a(code))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        side, city = field(s, GIVE_CUBES.side), field(s, GIVE_CUBES.city)
        return {"side": SIDES[side], "city": CITY_IDS[city], "left": GIFT - field(s, GIVE_CUBES.given)}
