"""Action numbers: the verbs in the order of notation.py, and lists of ready-made numbers, so that an option costs next to nothing.

A list of options is put together from small ready lists, one for each target and each set of cube sources.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import CITIES, CITY_IDS, HIGH, LOW, MIDDLE, NEXT

CONTROL: Final = 0  # city, source
REINFORCE: Final = 1  # side, box, source
DONE: Final = 2
TAKE_EMPEROR: Final = 3  # source
TAKE_CALIPH: Final = 4  # source
TAKE_FLEET: Final = 5  # side, source
CIVIL_WAR: Final = 6  # side, source
IMPROVE: Final = 7  # city, source
BULGARS_ATTACK: Final = 8  # city, source
BULGARS_REINFORCE: Final = 9  # payer, source
FORTIFY: Final = 10  # city, source
RAISE_TAX: Final = 11  # cubes
SPLIT: Final = 12  # bezants
BUILD_CHURCH: Final = 13  # source
BUILD_MOSQUE: Final = 14  # source
PLACE: Final = 15  # side, city
MARCH: Final = 16  # side, from, to
STOP: Final = 17
DOUBLE: Final = 18
DECLINE: Final = 19
ROLL: Final = 20
HOLD: Final = 21
LOSE: Final = 22  # box
WITHDRAW: Final = 23
STAND: Final = 24
ALLOW: Final = 25
REFUSE: Final = 26
RETREAT: Final = 27  # city
FIGHT: Final = 28  # colour
RAISE_LEVY: Final = 29
NO_LEVY: Final = 30
GARRISON: Final = 31  # source
GIVE: Final = 32  # box
DESERT: Final = 33  # box
PASS: Final = 34
PASS_FROM: Final = 35  # source

FREE: Final = 2  # the payer of a cube from the pool

A: Final = 8
B: Final = 20
C: Final = 32


def _per_source(base: int, shift: int) -> list[list[int]]:
    """The numbers of one action for sets of sources: rows 0 to 31 for sets of the first five, 32 to 63 for sets of the last five."""
    return [[base | first + at << shift for at in range(5) if mask >> at & 1] for first in (0, 5) for mask in range(32)]


def _per_city(verb: int) -> list[list[list[int]]]:
    return [_per_source(verb | city << A, B) for city in range(len(CITY_IDS))]


def add_sources(rows: list[list[int]], sources: int, options: list[int]) -> None:
    """One action with each source of a set."""
    if sources & 31:
        options += rows[sources & 31]
    if sources > 31:
        options += rows[32 + (sources >> 5)]


def add_cities(rows: list[list[list[int]]], cities: int, sources: int, options: list[int]) -> None:
    """One action with each city of a set and each source of a set."""
    if cities == 0 or sources == 0:
        return
    low = sources & 31
    high = 32 + (sources >> 5)
    for city in LOW[cities & 4095]:
        options += rows[city][low]
        if high > 32:
            options += rows[city][high]
    for city in MIDDLE[cities >> 12 & 4095]:
        options += rows[city][low]
        if high > 32:
            options += rows[city][high]
    for city in HIGH[cities >> 24]:
        options += rows[city][low]
        if high > 32:
            options += rows[city][high]


CONTROL_OPTIONS: Final[list[list[list[int]]]] = _per_city(CONTROL)
IMPROVE_OPTIONS: Final[list[list[list[int]]]] = _per_city(IMPROVE)
FORTIFY_OPTIONS: Final[list[list[list[int]]]] = _per_city(FORTIFY)
BULGARS_ATTACK_OPTIONS: Final[list[list[list[int]]]] = _per_city(BULGARS_ATTACK)
REINFORCE_OPTIONS: Final[list[list[list[int]]]] = [
    _per_source(REINFORCE | side << A | box << B, C) for side in range(2) for box in range(4)
]
EMPEROR_OPTIONS: Final[list[list[int]]] = _per_source(TAKE_EMPEROR, A)
CALIPH_OPTIONS: Final[list[list[int]]] = _per_source(TAKE_CALIPH, A)
FLEET_OPTIONS: Final[list[list[list[int]]]] = [_per_source(TAKE_FLEET | side << A, B) for side in range(2)]
CIVIL_WAR_OPTIONS: Final[list[list[list[int]]]] = [_per_source(CIVIL_WAR | side << A, B) for side in range(2)]
BULGARS_REINFORCE_OPTIONS: Final[list[list[list[int]]]] = [
    _per_source(BULGARS_REINFORCE | payer << A, B) for payer in range(3)
]
CHURCH_OPTIONS: Final[list[list[int]]] = _per_source(BUILD_CHURCH, A)
MOSQUE_OPTIONS: Final[list[list[int]]] = _per_source(BUILD_MOSQUE, A)
GARRISON_OPTIONS: Final[list[list[int]]] = _per_source(GARRISON, A)
PASS_FROM_OPTIONS: Final[list[list[int]]] = _per_source(PASS_FROM, A)
TAX_OPTIONS: Final[list[int]] = [RAISE_TAX | cubes << A for cubes in range(1, 200)]
SPLIT_OPTIONS: Final[list[int]] = [SPLIT | bezants << A for bezants in range(400)]
PLACE_OPTIONS: Final[list[list[int]]] = [[PLACE | side << A | city << B for city in range(CITIES)] for side in range(2)]
MARCH_OPTIONS: Final[list[list[list[int]]]] = [
    [[MARCH | side << A | city << B | to << C for to in NEXT[side][city]] for city in range(CITIES)]
    for side in range(2)
]
"""In the order of NEXT."""
