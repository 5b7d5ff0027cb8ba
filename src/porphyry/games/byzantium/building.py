"""Action E: church or mosque (BYZ-CHU-01 to -05)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import ARAB, BYZANTINE
from porphyry.games.byzantium.cubes import FIRST, add_sources, per_source, sources, take_cube, why_not_source
from porphyry.games.byzantium.events import BUILDING_RAISED, tell3
from porphyry.games.byzantium.notation import BUILD_CHURCH, BUILD_MOSQUE
from porphyry.games.byzantium.state import CHURCH, add, pay, score
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

COST: Final = 6  # BYZ-CHU-01
POINTS_FOR_BUILDING: Final = 2  # BYZ-CHU-02
CHURCH_OPTIONS: Final[list[list[int]]] = per_source(BUILD_CHURCH, FIRST)
MOSQUE_OPTIONS: Final[list[list[int]]] = per_source(BUILD_MOSQUE, FIRST)


def add_options(s: State, seat: int, options: list[int]) -> None:
    """A church or a mosque, with every source its treasury can pay besides the six bezants (BYZ-CHU-05)."""
    add_sources(CHURCH_OPTIONS, sources(s, seat, BYZANTINE, COST), options)
    add_sources(MOSQUE_OPTIONS, sources(s, seat, ARAB, COST), options)


class Build(Choice):
    """A church for the Byzantine side, a mosque for the Arab one."""

    def __init__(self, verb: int, side: int) -> None:
        super().__init__(verb)
        self.side = side

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_source(s, seat, self.side, arg_a(code), COST)

    def play(self, s: State, seat: int, code: int) -> None:
        """The cube stays in the box to the end of the game (BYZ-CHU-03), however many are there (BYZ-CHU-04)."""
        pop(s)
        side = self.side
        source = arg_a(code)
        take_cube(s, seat, source, side)
        pay(s, seat, side, COST, "BYZ-CHU-01")
        add(s, seat, CHURCH + side, 1)
        tell3(s, BUILDING_RAISED, "BYZ-CHU-01", seat, side, source)
        score(s, seat, side, POINTS_FOR_BUILDING, "BYZ-CHU-02")
        settle(s, seat)
