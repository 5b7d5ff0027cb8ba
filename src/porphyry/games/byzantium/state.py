"""The state: names for the numbers in `State.facts`, the questions asked of them, and the small changes everything is made of.

Between actions nothing else exists: what is pending stands on the stack, see frames.py.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import (
    CONSTANTINOPLE,
    PERSIAN,
    SPACE_COUNT,
    SPACE_FIRST,
    VALUE,
)
from porphyry.games.byzantium.events import BEZANTS_PAID, BEZANTS_RECEIVED, POINTS_SCORED, tell3
from porphyry.kernel.state import State

MOST_DISCS: Final = 3  # BYZ-IMP-02
NOBODY: Final = -1
NOWHERE: Final = -1

# Facts of the board
DISCS: Final = 0  # 34 numbers
SIDE: Final = 40  # four masks: the cities of each side
FORTIFIED: Final = 44  # mask
FULL: Final = 45  # mask: cities with three discs
DISCS_OUT: Final = 46  # four numbers: discs of each side on the map
SPACE: Final = 50  # up to 24 numbers: the seat whose cube lies there, or NOBODY

# Facts of the game
TURN: Final = 80
START: Final = 81
ACTIVE: Final = 82  # who takes or took the last action
FIRST_PASS: Final = 83  # who passed first in this turn, or NOBODY
LAST_ACTION: Final = 84  # 1: the one action after all others have passed
BULGAR_BOX: Final = 85
ORANGE: Final = 86
GUARD: Final = 87  # two: the seat whose elite box it is in, ON_SPACE or LAID_ASIDE
ENDED: Final = 89  # 0, or how the game ended
CONQUEROR: Final = 90
LEVY_AFTER_ARMY: Final = 91  # options
CIVIL_WAR_ON_FREE: Final = 92
BULGARS_HIT_SELF: Final = 93
REFUSED_ARE_LOST: Final = 94
ENTER_CONTROLLED: Final = 95
UNPAID_ENDS_ACTION: Final = 79

ON_SPACE: Final = -1
LAID_ASIDE: Final = -2
RUNNING: Final = 0
COMPLETE: Final = 1
FALLEN: Final = 2
ENDINGS: Final = ["running", "complete", "fallen"]

# Facts of a player, 28 each: a row of boxes and a treasury for each side, one pool for both (BYZ-CMP-12)
PLAYERS: Final = 96
STRIDE: Final = 28
POINTS: Final = 0  # two
TREASURY: Final = 2  # two
POOL: Final = 4  # the ten sources of cubes, in the order of the vocabulary `source`
CASUALTIES: Final = 5
BOX: Final = 6  # eight: four of each side
REMOVED: Final = 14
TAX: Final = 15
PASS_BOX: Final = 16
CHURCH: Final = 17
MOSQUE: Final = 18
RESERVE: Final = 19  # fortifications not on the map
ARMY: Final = 20  # two: city or NOWHERE
FOUNDED: Final = 22  # 1: the first Byzantine city has been taken
OWN: Final = 23  # mask: cities controlled
PASSED: Final = 24
ON_SPACES: Final = 25  # cubes on special spaces

FROM_POOL: Final = 0
FROM_CASUALTIES: Final = 1
FROM_BOX: Final = 2
SOURCES: Final = 10


# Questions about players


def player(seat: int) -> int:
    """Where the facts of a seat begin."""
    return PLAYERS + STRIDE * seat


def get(s: State, seat: int, what: int) -> int:
    """A fact of a player: `get(s, seat, POOL)`."""
    return s.facts[PLAYERS + STRIDE * seat + what]


def put(s: State, seat: int, what: int, value: int) -> None:
    """Set a fact of a player."""
    s.facts[PLAYERS + STRIDE * seat + what] = value


def add(s: State, seat: int, what: int, count: int) -> None:
    """Change a fact of a player by a number."""
    s.facts[PLAYERS + STRIDE * seat + what] += count


def box(s: State, seat: int, side: int, which: int) -> int:
    """The player's own cubes in a box; a guard is not counted."""
    return s.facts[PLAYERS + STRIDE * seat + BOX + 4 * side + which]


def army_at(s: State, seat: int, side: int) -> int:
    """The city where an army stands, or NOWHERE."""
    return s.facts[PLAYERS + STRIDE * seat + ARMY + side]


def guard(s: State, seat: int, side: int) -> int:
    """1 if the guard of the side is in this player's elite box, else 0."""
    return 1 if s.facts[GUARD + side] == seat else 0


def cubes_of(s: State, seat: int, side: int) -> int:
    """The cubes that keep an army alive: elite, main and move, the guard included; the levy is no part of it (BYZ-CMP-13)."""
    at = PLAYERS + STRIDE * seat + BOX + 4 * side
    facts = s.facts
    total = facts[at] + facts[at + 1] + facts[at + 3]
    return total + 1 if facts[GUARD + side] == seat else total  # BYZ-EMP-03


def strength_of(s: State, seat: int, side: int) -> int:
    """Elite and main, the guard included; move cubes do not count (BYZ-BAT-09)."""
    at = PLAYERS + STRIDE * seat + BOX + 4 * side
    facts = s.facts
    total = facts[at] + facts[at + 1]
    return total + 1 if facts[GUARD + side] == seat else total  # BYZ-EMP-03


def controlled(s: State) -> int:
    """All cities that some player controls."""
    facts = s.facts
    mask = 0
    at = PLAYERS + OWN
    for _ in range(s.seats):
        mask |= facts[at]
        at += STRIDE
    return mask


def controller(s: State, city: int) -> int:
    """Who controls a city, or NOBODY."""
    facts = s.facts
    at = PLAYERS + OWN
    for seat in range(s.seats):
        if facts[at] >> city & 1:
            return seat
        at += STRIDE
    return NOBODY


# Questions about cities and spaces


def side_of(s: State, city: int) -> int:
    """The side of a city."""
    facts = s.facts
    if facts[SIDE] >> city & 1:
        return 0
    if facts[SIDE + 1] >> city & 1:
        return 1
    return 2 if facts[SIDE + 2] >> city & 1 else 3


def is_fortified(s: State, city: int) -> bool:
    """Does a fortification lie on it?"""
    return bool(s.facts[FORTIFIED] >> city & 1)


def size_of(s: State, city: int) -> int:
    """Its discs; for a Persian city and the capital the printed strength (BYZ-PER-01, BYZ-SIE-08)."""
    if city == CONSTANTINOPLE or s.facts[SIDE + PERSIAN] >> city & 1:
        return VALUE[city]
    return s.facts[DISCS + city]


def walls_of(s: State, city: int) -> int:
    """What a besieger must beat: the size, and one for a fortification (BYZ-FOR-03)."""
    return size_of(s, city) + (s.facts[FORTIFIED] >> city & 1)


def free_space(s: State, kind: int) -> int:
    """A special space of this kind with no player's cube on it, or -1."""
    first = SPACE_FIRST[kind]
    for at in range(first, first + SPACE_COUNT[kind]):
        if s.facts[SPACE + at] == NOBODY:
            return at
    return -1


def holder(s: State, kind: int) -> int:
    """Whose cube lies on the one space of this kind, or NOBODY."""
    return s.facts[SPACE + SPACE_FIRST[kind]]


# Small changes


def pay(s: State, seat: int, side: int, bezants: int, rule: str) -> None:
    """Bezants leave a treasury for the bank (BYZ-CUB-07), never for another treasury (BYZ-CUB-11)."""
    s.facts[PLAYERS + STRIDE * seat + TREASURY + side] -= bezants
    tell3(s, BEZANTS_PAID, rule, seat, side, bezants)


def receive(s: State, seat: int, side: int, bezants: int, rule: str) -> None:
    """Bezants come from the bank, which never runs out (BYZ-CMP-07)."""
    if bezants:
        s.facts[PLAYERS + STRIDE * seat + TREASURY + side] += bezants
        tell3(s, BEZANTS_RECEIVED, rule, seat, side, bezants)


def score(s: State, seat: int, side: int, points: int, rule: str) -> None:
    """Points on one of the two tracks (BYZ-CMP-02)."""
    if points:
        s.facts[PLAYERS + STRIDE * seat + POINTS + side] += points
        tell3(s, POINTS_SCORED, rule, seat, side, points)


def set_city(s: State, city: int, side: int, discs: int) -> None:
    """Give a city a side and that many discs of its colour. A capture never lacks discs (BYZ-CMP-09, BYZ-BUL-27)."""
    facts = s.facts
    bit = 1 << city
    old = side_of(s, city)
    facts[DISCS_OUT + old] -= facts[DISCS + city]
    facts[SIDE + old] &= ~bit
    facts[SIDE + side] |= bit
    facts[DISCS + city] = discs
    facts[DISCS_OUT + side] += discs
    if discs >= MOST_DISCS:
        facts[FULL] |= bit
    else:
        facts[FULL] &= ~bit


def put_army(s: State, seat: int, side: int, city: int) -> None:
    """Move a pawn to a city."""
    s.facts[PLAYERS + STRIDE * seat + ARMY + side] = city
