"""Action A: take control of a city (BYZ-CTL-01 to -09)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import (
    ARAB,
    BYZANTINE,
    CONSTANTINOPLE,
)
from porphyry.games.byzantium.cubes import add_cities, per_city, take_cube, why_not_source
from porphyry.games.byzantium.events import ARMY_PLACED, CITY_CONTROLLED, tell3
from porphyry.games.byzantium.notation import CONTROL
from porphyry.games.byzantium.state import (
    DISCS,
    FOUNDED,
    NOBODY,
    OWN,
    SIDE,
    add,
    controlled,
    controller,
    cubes_of,
    get,
    put,
    put_army,
    score,
    side_of,
)
from porphyry.kernel.action import arg_a, arg_b
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

CONTROL_OPTIONS: Final[list[list[list[int]]]] = per_city(CONTROL)


def open_cities(s: State) -> int:
    """The cities that this action can take: Byzantine or Arab, controlled by nobody, never Constantinople.

    Armies do not matter (BYZ-CTL-04).
    """
    sides = s.facts[SIDE + BYZANTINE] | s.facts[SIDE + ARAB]  # BYZ-CTL-03: neither Persian nor Bulgar cities
    return sides & ~controlled(s) & ~(1 << CONSTANTINOPLE)  # BYZ-CTL-01, BYZ-CTL-03


def add_options(s: State, byzantine: int, arab: int, options: list[int]) -> None:
    """Every open city with every source its side can pay; `byzantine` and `arab` are sets of sources."""
    cities = open_cities(s)
    friendly = cities & s.facts[SIDE + BYZANTINE]
    add_cities(CONTROL_OPTIONS, friendly, byzantine, options)
    add_cities(CONTROL_OPTIONS, cities ^ friendly, arab, options)


class TakeControl(Choice):
    """A cube on a city that nobody controls."""

    def __init__(self) -> None:
        super().__init__(CONTROL)

    def why_not(self, s: State, seat: int, code: int) -> str:
        city = arg_a(code)
        if open_cities(s) >> city & 1 == 0:
            if city == CONSTANTINOPLE:
                return "BYZ-CTL-03 nobody-controls-constantinople"
            if controller(s, city) != NOBODY:
                return "BYZ-CTL-01 city-is-controlled"
            return "BYZ-CTL-03 city-of-no-player-side"
        return why_not_source(s, seat, side_of(s, city), arg_b(code), 0)

    def play(self, s: State, seat: int, code: int) -> None:
        """Cube on the city, points, and with the first Byzantine city the army."""
        pop(s)
        city = arg_a(code)
        source = arg_b(code)
        side = side_of(s, city)
        take_cube(s, seat, source, side)
        put(s, seat, OWN, get(s, seat, OWN) | 1 << city)
        tell3(s, CITY_CONTROLLED, "BYZ-CTL-01", seat, city, source)
        score(s, seat, side, s.facts[DISCS + city], "BYZ-CTL-02")
        if side == BYZANTINE and get(s, seat, FOUNDED) == 0:  # BYZ-CTL-06: once a game, only with a Byzantine city
            add(s, seat, FOUNDED, 1)
            if cubes_of(s, seat, BYZANTINE) > 0:  # BYZ-CTL-07
                put_army(s, seat, BYZANTINE, city)  # BYZ-CTL-05
                tell3(s, ARMY_PLACED, "BYZ-CTL-05", seat, BYZANTINE, city)
        settle(s, seat)
