"""Special action: the Bulgars attack or are reinforced (BYZ-BUL-01 to -30)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import ARAB, ARROWS, BULGAR, BULGARS, BYZANTINE, HIGH, LOW, MIDDLE, ROADS
from porphyry.games.byzantium.cubes import SECOND, add_cities, add_sources, per_city, per_source, why_not_source
from porphyry.games.byzantium.events import BULGARS_GREW, CITY_ATTACKED, tell2, tell3
from porphyry.games.byzantium.frames import ATTACK
from porphyry.games.byzantium.notation import BULGARS_ATTACK, BULGARS_REINFORCE, FREE
from porphyry.games.byzantium.special import take_space
from porphyry.games.byzantium.state import (
    ARMY,
    BULGAR_BOX,
    BULGARS_HIT_SELF,
    FROM_POOL,
    NOWHERE,
    ORANGE,
    OWN,
    SIDE,
    free_space,
    get,
    side_of,
)
from porphyry.kernel.action import arg_a, arg_b, pack
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

BULGAR_GROWTH: Final = 2  # BYZ-BUL-02
BULGARS_ATTACK_OPTIONS: Final[list[list[list[int]]]] = per_city(BULGARS_ATTACK)
BULGARS_REINFORCE_OPTIONS: Final[list[list[list[int]]]] = [
    per_source(pack(BULGARS_REINFORCE, payer), SECOND) for payer in (BYZANTINE, ARAB, FREE)
]


def in_bulgar_reach(s: State) -> int:
    """Cities with an arrow, and cities joined by road to a city the Bulgars hold."""
    mask = ARROWS  # BYZ-BUL-07
    held = s.facts[SIDE + BULGAR]
    for city in LOW[held & 4095]:
        mask |= ROADS[city]  # BYZ-BUL-07, BYZ-BUL-08: never over the sea; BYZ-BUL-09: nor through the desert
    for city in MIDDLE[held >> 12 & 4095]:
        mask |= ROADS[city]
    for city in HIGH[held >> 24]:
        mask |= ROADS[city]
    return mask & (s.facts[SIDE + BYZANTINE] | s.facts[SIDE + ARAB])  # BYZ-BUL-28; BYZ-BUL-18: the capital too


def own_places(s: State, seat: int) -> int:
    """The cities a player controls, and those where the player's armies stand."""
    mask = get(s, seat, OWN)
    for side in range(2):
        at = get(s, seat, ARMY + side)
        if at != NOWHERE:
            mask |= 1 << at
    return mask


def bulgar_targets(s: State, seat: int) -> int:
    """The cities a player may aim the Bulgars at."""
    if free_space(s, BULGARS) < 0:
        return 0
    mask = in_bulgar_reach(s)
    if s.facts[BULGARS_HIT_SELF] == 0:
        mask &= ~own_places(s, seat)  # BYZ-BUL-20, BYZ-SLF-04
    return mask


def can_reinforce_bulgars(s: State) -> bool:
    """Are two orange cubes left after the first two have been added?"""
    return free_space(s, BULGARS) >= 0 and s.facts[ORANGE] >= 2 * BULGAR_GROWTH  # BYZ-BUL-05


def add_bulgar_options(s: State, seat: int, byzantine: int, arab: int, options: list[int]) -> None:
    """Attack a city in reach, or reinforce (BYZ-BUL-01, BYZ-BUL-30); if neither can be, the space stays free (BYZ-BUL-21)."""
    cities = bulgar_targets(s, seat)
    friendly = cities & s.facts[SIDE + BYZANTINE]
    add_cities(BULGARS_ATTACK_OPTIONS, friendly, arab, options)  # BYZ-BUL-10
    add_cities(BULGARS_ATTACK_OPTIONS, cities ^ friendly, byzantine, options)
    if can_reinforce_bulgars(s):
        add_sources(BULGARS_REINFORCE_OPTIONS[BYZANTINE], byzantine & ~1, options)  # BYZ-BUL-11: either treasury
        add_sources(BULGARS_REINFORCE_OPTIONS[ARAB], arab & ~1, options)
        add_sources(BULGARS_REINFORCE_OPTIONS[FREE], byzantine & 1, options)


def grow_bulgars(s: State, most: int) -> None:
    """Orange cubes from the supply go into the box, as far as there are any (BYZ-BUL-03, BYZ-BUL-04)."""
    count = min(most, s.facts[ORANGE])
    s.facts[ORANGE] -= count
    s.facts[BULGAR_BOX] += count
    if count:
        tell2(s, BULGARS_GREW, "BYZ-BUL-02", count, s.facts[BULGAR_BOX])


class BulgarsAttack(Choice):
    """Two orange cubes, then an attack on a city in reach (BYZ-BUL-02, BYZ-BUL-15)."""

    def __init__(self) -> None:
        super().__init__(BULGARS_ATTACK)

    def why_not(self, s: State, seat: int, code: int) -> str:
        city = arg_a(code)
        if bulgar_targets(s, seat) >> city & 1 == 0:
            if free_space(s, BULGARS) < 0:
                return "BYZ-SPA-02 space-is-taken"
            if side_of(s, city) > ARAB:
                return "BYZ-BUL-28 city-of-no-player-side"
            if in_bulgar_reach(s) >> city & 1 == 0:
                return "BYZ-BUL-07 out-of-bulgar-reach"
            return "BYZ-BUL-20 never-against-yourself"
        return why_not_source(s, seat, 1 - side_of(s, city), arg_b(code), 0)  # BYZ-BUL-10, BYZ-BUL-29

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        city = arg_a(code)
        take_space(s, seat, BULGARS, arg_b(code), 1 - side_of(s, city))
        settle(s, seat)
        grow_bulgars(s, BULGAR_GROWTH)
        tell3(s, CITY_ATTACKED, "BYZ-BUL-01", seat, BULGAR, city)
        ATTACK.begin(s, seat, BULGAR, city, NOWHERE, 0)


class BulgarsReinforce(Choice):
    """Four orange cubes in all (BYZ-BUL-05)."""

    def __init__(self) -> None:
        super().__init__(BULGARS_REINFORCE)

    def why_not(self, s: State, seat: int, code: int) -> str:
        payer = arg_a(code)
        source = arg_b(code)
        if not can_reinforce_bulgars(s):
            if free_space(s, BULGARS) < 0:
                return "BYZ-SPA-02 space-is-taken"
            return "BYZ-BUL-05 too-few-orange-cubes"
        if (source == FROM_POOL) != (payer == FREE):
            return "BYZ-BUL-11 pool-is-free-the-rest-is-paid"
        return why_not_source(s, seat, BYZANTINE if payer == FREE else payer, source, 0)

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        payer = arg_a(code)
        take_space(s, seat, BULGARS, arg_b(code), BYZANTINE if payer == FREE else payer)
        grow_bulgars(s, 2 * BULGAR_GROWTH)
        settle(s, seat)
