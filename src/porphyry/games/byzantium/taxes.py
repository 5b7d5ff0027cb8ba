"""Action D: taxes (BYZ-TAX-01 to -05)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import ARAB, BYZANTINE
from porphyry.games.byzantium.codes import SPLIT_OPTIONS, TAX_OPTIONS
from porphyry.games.byzantium.state import (
    POOL,
    SPLIT_TAXES,
    TAX,
    TAXES_RAISED,
    add,
    get,
    put,
    receive,
    tell2,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop, push
from porphyry.kernel.state import State

YIELD: Final = 2
"""Bezants for each cube in the tax box (BYZ-TAX-01)."""


def add_options(s: State, seat: int, options: list[int]) -> None:
    """One cube up to all of the pool, once a turn."""
    if why_not_tax_again(s, seat) == "":
        options += TAX_OPTIONS[: get(s, seat, POOL)]  # BYZ-TAX-02, BYZ-TAX-05


def why_not_tax_again(s: State, seat: int) -> str:
    """Has he a cube in the tax box already?"""
    return "BYZ-TAX-04 taxed-this-turn" if get(s, seat, TAX) else ""


def why_not_tax(s: State, seat: int, code: int) -> str:
    """May he put that many cubes into the tax box?"""
    again = why_not_tax_again(s, seat)
    if again:
        return again
    if arg_a(code) < 1:
        return "BYZ-TRN-07 nothing-would-change"
    if arg_a(code) > get(s, seat, POOL):
        return "BYZ-TAX-02 pool-is-too-small"
    return ""


def play_tax(s: State, seat: int, code: int) -> None:
    """Cubes go from the pool to the tax box; the money is divided next."""
    cubes = arg_a(code)
    add(s, seat, POOL, -cubes)
    put(s, seat, TAX, cubes)
    tell2(s, TAXES_RAISED, "BYZ-TAX-01", seat, cubes)
    push(s, SPLIT_TAXES, seat, YIELD * cubes)


def legal_split(s: State) -> list[int]:
    """Bezants for the Byzantine treasury; the rest goes to the Arab one (BYZ-TAX-03)."""
    return SPLIT_OPTIONS[: field(s, 2) + 1]


def why_not_split(s: State, code: int) -> str:
    """Is there that much to divide?"""
    return "" if arg_a(code) <= field(s, 2) else "BYZ-TAX-03 more-than-was-raised"


def play_split(s: State, seat: int, code: int) -> None:
    """Both treasuries get their share."""
    money = field(s, 2)
    byzantine = arg_a(code)
    pop(s)
    receive(s, seat, BYZANTINE, byzantine, "BYZ-TAX-03")
    receive(s, seat, ARAB, money - byzantine, "BYZ-TAX-03")
