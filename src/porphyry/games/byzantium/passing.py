"""Action G: passing (BYZ-PAS-01 to -09)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.cubes import FIRST, add_sources, any_source, per_source
from porphyry.games.byzantium.events import PLAYER_PASSED, tell2
from porphyry.games.byzantium.notation import PASS, PASS_FROM
from porphyry.games.byzantium.state import (
    CASUALTIES,
    FIRST_PASS,
    FROM_CASUALTIES,
    NOBODY,
    PASS_BOX,
    PASSED,
    POOL,
    add,
    get,
    put,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

PASS_FROM_OPTIONS: Final[list[list[int]]] = per_source(PASS_FROM, FIRST)


def add_options(s: State, seat: int, options: list[int]) -> None:
    """With casualties there is nothing to choose; else any other cube, or none if there is none (BYZ-PAS-01, BYZ-PAS-03)."""
    others = any_source(s, seat)
    if get(s, seat, CASUALTIES) or others == 0:
        options.append(PASS)
    else:
        add_sources(PASS_FROM_OPTIONS, others, options)


def pass_with(s: State, seat: int, source: int) -> None:
    """A cube goes into the pass box, free (BYZ-PAS-02); the first to pass will start the next turn (BYZ-PAS-06).

    Who has passed still answers when attacked (BYZ-PAS-05).
    """
    if get(s, seat, POOL + source):
        add(s, seat, POOL + source, -1)
        add(s, seat, PASS_BOX, 1)
    else:
        source = NOBODY  # BYZ-PAS-03: there is no cube anywhere
    put(s, seat, PASSED, 1)  # BYZ-PAS-04, BYZ-TRN-08
    if s.facts[FIRST_PASS] == NOBODY:
        s.facts[FIRST_PASS] = seat
    tell2(s, PLAYER_PASSED, "BYZ-PAS-01", seat, source)
    settle(s, seat)  # BYZ-PAS-09


class Pass(Choice):
    """Pass without naming a cube: there are casualties, or there is none at all."""

    def __init__(self) -> None:
        super().__init__(PASS)

    def why_not(self, s: State, seat: int, code: int) -> str:
        if get(s, seat, CASUALTIES) or any_source(s, seat) == 0:
            return ""
        return "BYZ-PAS-03 name-the-cube"

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        pass_with(s, seat, FROM_CASUALTIES)


class PassFrom(Choice):
    """Pass with a cube from another place, where there are no casualties."""

    def __init__(self) -> None:
        super().__init__(PASS_FROM)

    def why_not(self, s: State, seat: int, code: int) -> str:
        if get(s, seat, CASUALTIES):
            return "BYZ-PAS-01 casualties-first"
        if any_source(s, seat) >> arg_a(code) & 1 == 0:
            return "BYZ-PAS-03 no-cube-there"
        return ""

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        pass_with(s, seat, arg_a(code))
