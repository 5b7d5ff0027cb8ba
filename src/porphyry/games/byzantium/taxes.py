"""Action D: taxes (BYZ-TAX-01 to -05)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import ARAB, BYZANTINE
from porphyry.games.byzantium.events import TAXES_RAISED, tell2
from porphyry.games.byzantium.frames import SPLIT_TAXES
from porphyry.games.byzantium.notation import NOTATION, RAISE_TAX
from porphyry.games.byzantium.state import POOL, TAX, add, get, put, receive
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop
from porphyry.kernel.questions import Choice, Question
from porphyry.kernel.state import State

YIELD: Final = 2
"""Bezants for each cube in the tax box (BYZ-TAX-01)."""

TAX_OPTIONS: Final[list[int]] = NOTATION.every("tax")  # from one cube on
SPLIT_OPTIONS: Final[list[int]] = NOTATION.every("split")  # from no bezant on


def add_options(s: State, seat: int, options: list[int]) -> None:
    """One cube up to all of the pool, once a turn."""
    if get(s, seat, TAX) == 0:
        options += TAX_OPTIONS[: get(s, seat, POOL)]  # BYZ-TAX-02, BYZ-TAX-05


class RaiseTaxes(Choice):
    """Cubes go from the pool to the tax box; the money is divided next."""

    def __init__(self) -> None:
        super().__init__(RAISE_TAX)

    def why_not(self, s: State, seat: int, code: int) -> str:
        if get(s, seat, TAX):
            return "BYZ-TAX-04 taxed-this-turn"
        if arg_a(code) < 1:
            return "BYZ-TRN-07 nothing-would-change"
        if arg_a(code) > get(s, seat, POOL):
            return "BYZ-TAX-02 pool-is-too-small"
        return ""

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        cubes = arg_a(code)
        add(s, seat, POOL, -cubes)
        put(s, seat, TAX, cubes)
        tell2(s, TAXES_RAISED, "BYZ-TAX-01", seat, cubes)
        SPLIT_TAXES.begin(s, seat, YIELD * cubes)


class SplitTaxes(Question):
    """Bezants for the Byzantine treasury; the rest goes to the Arab one (BYZ-TAX-03)."""

    def __init__(self) -> None:
        super().__init__(SPLIT_TAXES, "BYZ-TAX-03", "split", params="bezants:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if arg_a(code) <= field(s, SPLIT_TAXES.bezants) else "BYZ-TAX-03 more-than-was-raised"

    def legal(self, s: State, seat: int) -> list[int]:
        return SPLIT_OPTIONS[: field(s, SPLIT_TAXES.bezants) + 1]

    def play(self, s: State, seat: int, code: int) -> None:
        money = field(s, SPLIT_TAXES.bezants)
        byzantine = arg_a(code)
        pop(s)
        receive(s, seat, BYZANTINE, byzantine, "BYZ-TAX-03")
        receive(s, seat, ARAB, money - byzantine, "BYZ-TAX-03")

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"bezants": field(s, SPLIT_TAXES.bezants)}
