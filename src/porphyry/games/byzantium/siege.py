"""Siege, capture, Persian cities and the fall of Constantinople (BYZ-SIE, BYZ-CAP, BYZ-PER, BYZ-FAL)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import (
    IN_SIEGE,
    lay_guard_aside,
    lose_bulgars,
    set_given,
    settle,
    take_losses,
)
from porphyry.games.byzantium.board import (
    ARAB,
    BULGAR,
    CONSTANTINOPLE,
    ELITE,
    MAIN,
    MOVE,
)
from porphyry.games.byzantium.codes import GARRISON_OPTIONS, GIVE, A, add_sources
from porphyry.games.byzantium.cubes import sources, take_cube, why_not_source
from porphyry.games.byzantium.movement import ROLL_SIEGE, roll_hits
from porphyry.games.byzantium.state import (
    BOX,
    BULGAR_BOX,
    CASUALTIES,
    CITY_CAPTURED,
    CONQUEROR,
    CONSTANTINOPLE_FELL,
    CONTROL_LOST,
    CUBES_GIVEN,
    ENDED,
    FALLEN,
    FORTIFICATION_RETURNED,
    FORTIFIED,
    GARRISON_PLACED,
    GIVE_CUBES,
    NOBODY,
    OWN,
    PLACE_GARRISON,
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
    strength_of,
    tell1,
    tell2,
    tell3,
    tell4,
    walls_of,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop, push
from porphyry.kernel.state import ALL, State

CAPITAL_LOSSES: Final = 2  # BYZ-SIE-09: cubes for each hit by Constantinople
POINTS_FOR_CAPITAL: Final = 5  # BYZ-FAL-04
GIFT: Final = 2  # BYZ-CAP-13


def attacking_strength(s: State, seat: int, side: int) -> int:
    """The strength of an attacker: his army, or the Bulgars under his hand."""
    return s.facts[BULGAR_BOX] if side == BULGAR else strength_of(s, seat, side)  # BYZ-BUL-12


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

    No army of the old side is left in it (BYZ-ATK-08); the conqueror stays (BYZ-CAP-17) and his action is over (BYZ-CAP-18).
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
        push(s, PLACE_GARRISON, seat, side, city)  # BYZ-CAP-09, BYZ-CAP-10, BYZ-CTL-09
    else:
        ask_for_cubes(s, seat, side, city)


def end_control(s: State, city: int) -> None:
    """The old controller takes back his fortification, or his cube goes to his casualties. Nothing else ends control (BYZ-CTL-08, -09)."""
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


def legal_garrison(s: State) -> list[int]:
    """From the pool or bought; with an empty pool he must buy if he can (BYZ-CAP-11, BYZ-CAP-12)."""
    options: list[int] = []
    add_sources(GARRISON_OPTIONS, sources(s, field(s, 1), field(s, 2), 0), options)
    return options


def why_not_garrison(s: State, code: int) -> str:
    """May this cube mark the conquered city?"""
    return why_not_source(s, field(s, 1), field(s, 2), arg_a(code), 0)


def play_garrison(s: State, code: int) -> None:
    """The cube goes on the city (BYZ-CAP-09)."""
    seat = field(s, 1)
    side = field(s, 2)
    city = field(s, 3)
    pop(s)
    source = arg_a(code)
    take_cube(s, seat, source, side)
    put(s, seat, OWN, get(s, seat, OWN) | 1 << city)
    tell3(s, GARRISON_PLACED, "BYZ-CAP-09", seat, city, source)
    settle(s, seat)


def ask_for_cubes(s: State, seat: int, side: int, city: int) -> None:
    """Two cubes of the army are owed. Where it has just two of its owner's, they go unasked: whichever is first, both are gone."""
    own = [which for which in (ELITE, MAIN, MOVE) for _ in range(box(s, seat, side, which))]
    push(s, GIVE_CUBES, seat, side, city, 0)  # BYZ-CAP-13
    if len(own) == GIFT:
        for which in own:
            play_give(s, GIVE | which << A)


def play_give(s: State, code: int) -> None:
    """Neither pool nor money: two cubes of the army, which it always has (BYZ-CAP-15), one on the city and one to the casualties."""
    seat = field(s, 1)
    side = field(s, 2)
    city = field(s, 3)
    given = field(s, 4) + 1
    which = arg_a(code)
    add(s, seat, BOX + 4 * side + which, -1)
    if s.log is not None:
        s.log.append((CUBES_GIVEN, "BYZ-CAP-13", ALL, (seat, side, which, city, 1 if given == 1 else 0)))
    if given == 1:
        put(s, seat, OWN, get(s, seat, OWN) | 1 << city)  # BYZ-CAP-09
    else:
        add(s, seat, CASUALTIES, 1)
    if given < GIFT:
        if box(s, seat, side, ELITE) + box(s, seat, side, MAIN) + box(s, seat, side, MOVE) > 0:
            set_given(s, given)
            return
        if guard(s, seat, side):
            lay_guard_aside(s, seat, side)  # BYZ-CAP-14: the guard only as one of the last two
    pop(s)
    settle(s, seat)  # BYZ-CAP-16
