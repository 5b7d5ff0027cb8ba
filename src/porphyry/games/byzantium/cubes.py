"""Cubes: where they may come from and what they cost (BYZ-CUB-01 to -14)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.state import (
    FROM_POOL,
    PLAYERS,
    POOL,
    STRIDE,
    TREASURY,
    pay,
)
from porphyry.kernel.state import State

PRICE: Final = 3
"""Bezants for a cube from a box or from the casualties (BYZ-CUB-03)."""


def bought_sources(s: State, seat: int) -> int:
    """The set of places a player could buy a cube from. Guards are not his cubes and never count (BYZ-CUB-10)."""
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
    """Take a cube in hand, to be used at once and never to be put into the pool (BYZ-CUB-05).

    A bought cube is paid by the side that benefits (BYZ-CUB-04).
    """
    s.facts[PLAYERS + STRIDE * seat + POOL + source] -= 1
    if source != FROM_POOL:
        pay(s, seat, side, PRICE, "BYZ-CUB-03")  # BYZ-CUB-04


def any_source(s: State, seat: int) -> int:
    """Every place with a cube, the pool included, whatever it costs."""
    return bought_sources(s, seat) | (1 if s.facts[PLAYERS + STRIDE * seat + POOL] else 0)
