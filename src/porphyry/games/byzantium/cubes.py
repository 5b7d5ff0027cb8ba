"""Cubes: where they may come from and what they cost (BYZ-CUB-01 to -14)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import CITIES, HIGH, LOW, MIDDLE
from porphyry.games.byzantium.state import (
    FROM_POOL,
    PLAYERS,
    POOL,
    STRIDE,
    TREASURY,
    pay,
)
from porphyry.kernel.action import pack
from porphyry.kernel.state import State

PRICE: Final = 3
"""Bezants for a cube from a box or from the casualties (BYZ-CUB-03)."""

# Where the source stands among the fields of an action (see kernel/action.py)
FIRST: Final = 8
SECOND: Final = 20
THIRD: Final = 32


def bought_sources(s: State, seat: int) -> int:
    """The set of places a player could buy a cube from. Guards are nobody's cubes and never count (BYZ-CUB-10)."""
    facts = s.facts
    at = PLAYERS + STRIDE * seat + POOL
    mask = 0
    if facts[at + 1]:
        mask = 2
    if facts[at + 2]:
        mask |= 4
    if facts[at + 3]:
        mask |= 8
    if facts[at + 4]:
        mask |= 16
    if facts[at + 5]:
        mask |= 32
    if facts[at + 6]:
        mask |= 64
    if facts[at + 7]:
        mask |= 128
    if facts[at + 8]:
        mask |= 256
    if facts[at + 9]:
        mask |= 512
    return mask


def sources(s: State, seat: int, side: int, extra: int) -> int:
    """The set of sources for a cube that serves a side (BYZ-CUB-09), when that side also has `extra` bezants to pay."""
    at = PLAYERS + STRIDE * seat
    money = s.facts[at + TREASURY + side] - extra
    if money < 0:
        return 0  # BYZ-CUB-14: no debts
    mask = 1 if s.facts[at + POOL] else 0  # BYZ-CUB-02: a pool cube is free
    if money >= PRICE:
        mask |= bought_sources(s, seat)  # BYZ-CUB-01, BYZ-CUB-04; BYZ-CUB-08, BYZ-TIP-01: also with cubes in the pool
    return mask


def why_not_source(s: State, seat: int, side: int, source: int, extra: int) -> str:
    """May this cube be taken for this side?"""
    if sources(s, seat, side, extra) >> source & 1:
        return ""
    at = PLAYERS + STRIDE * seat
    if s.facts[at + TREASURY + side] < extra:
        return "BYZ-CUB-14 not-enough-bezants"
    if s.facts[at + POOL + source] == 0:
        return "BYZ-CUB-01 no-cube-there"
    return "BYZ-CUB-03 cube-costs-three"


def take_cube(s: State, seat: int, source: int, side: int) -> None:
    """Take a cube to use at once; it may never go into the pool (BYZ-CUB-05).

    A bought cube is paid by the side that benefits (BYZ-CUB-04).
    """
    s.facts[PLAYERS + STRIDE * seat + POOL + source] -= 1
    if source != FROM_POOL:
        pay(s, seat, side, PRICE, "BYZ-CUB-03")  # BYZ-CUB-04


def any_source(s: State, seat: int) -> int:
    """Every place with a cube, including the pool, whatever it costs."""
    return bought_sources(s, seat) | (1 if s.facts[PLAYERS + STRIDE * seat + POOL] else 0)


# Options: one action with each source of a set, put together from lists made in advance, so that an option costs next to nothing.


def per_source(base: int, shift: int) -> list[list[int]]:
    """The numbers of one action for sets of sources: rows 0 to 31 for sets of the first five, 32 to 63 for sets of the last five."""
    return [[base | first + at << shift for at in range(5) if mask >> at & 1] for first in (0, 5) for mask in range(32)]


def per_city(verb: int) -> list[list[list[int]]]:
    """The numbers of an action on a city: for each city, one row for each set of sources."""
    return [per_source(pack(verb, city), SECOND) for city in range(CITIES)]


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
