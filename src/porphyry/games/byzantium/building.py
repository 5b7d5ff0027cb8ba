"""Action E: church or mosque (BYZ-CHU-01 to -05)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import ARAB, BYZANTINE
from porphyry.games.byzantium.codes import (
    BUILD_CHURCH,
    CHURCH_OPTIONS,
    MOSQUE_OPTIONS,
    add_sources,
)
from porphyry.games.byzantium.cubes import sources, take_cube, why_not_source
from porphyry.games.byzantium.state import (
    BUILDING_RAISED,
    CHURCH,
    add,
    pay,
    score,
    tell3,
)
from porphyry.kernel.action import arg_a, verb_of
from porphyry.kernel.state import State

COST: Final = 6  # BYZ-CHU-01
POINTS_FOR_BUILDING: Final = 2  # BYZ-CHU-02


def add_options(s: State, seat: int, options: list[int]) -> None:
    """A church or a mosque, with every source its treasury can pay besides the six bezants (BYZ-CHU-05)."""
    add_sources(CHURCH_OPTIONS, sources(s, seat, BYZANTINE, COST), options)
    add_sources(MOSQUE_OPTIONS, sources(s, seat, ARAB, COST), options)


def why_not_build(s: State, seat: int, code: int) -> str:
    """Can this treasury pay the building and the cube?"""
    side = BYZANTINE if verb_of(code) == BUILD_CHURCH else ARAB
    return why_not_source(s, seat, side, arg_a(code), COST)


def play_build(s: State, seat: int, code: int) -> None:
    """The cube stays in the box to the end of the game (BYZ-CHU-03), however many are there (BYZ-CHU-04)."""
    side = BYZANTINE if verb_of(code) == BUILD_CHURCH else ARAB
    source = arg_a(code)
    take_cube(s, seat, source, side)
    pay(s, seat, side, COST, "BYZ-CHU-01")
    add(s, seat, CHURCH + side, 1)
    tell3(s, BUILDING_RAISED, "BYZ-CHU-01", seat, side, source)
    score(s, seat, side, POINTS_FOR_BUILDING, "BYZ-CHU-02")
    settle(s, seat)
