"""Action B: reinforce (BYZ-REI-01 to -06)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import ARAB, BYZANTINE, ELITE
from porphyry.games.byzantium.codes import DONE, REINFORCE_OPTIONS, add_sources
from porphyry.games.byzantium.cubes import sources, take_cube, why_not_source
from porphyry.games.byzantium.state import (
    BOX,
    CUBE_PLACED,
    FROM_BOX,
    REINFORCE_MORE,
    add,
    tell4,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import State

MOST: Final = 3
"""Cubes in one action (BYZ-REI-01)."""


def add_options(byzantine: int, arab: int, elite: int, options: list[int]) -> None:
    """Every box with every source, for the two sets of sources. `elite`: sides whose elite box has had its cube.

    Both sides in one action (BYZ-REI-04), boxes without limit (BYZ-REI-02), armies on the board or not (BYZ-REI-05).
    """
    for at in range(4):
        if at == ELITE and elite & 1:
            continue  # BYZ-REI-03
        add_sources(REINFORCE_OPTIONS[at], byzantine & ~(4 << at), options)  # BYZ-CUB-13: never back into the same box
    for at in range(4, 8):
        if at == 4 and elite & 2:
            continue  # BYZ-REI-03
        add_sources(REINFORCE_OPTIONS[at], arab & ~(4 << at), options)  # BYZ-CUB-13


def why_not_reinforce(s: State, seat: int, code: int, elite: int) -> str:
    """May this cube go into this box?"""
    side = arg_a(code)
    which = arg_b(code)
    source = arg_c(code)
    if side > ARAB:
        return "BYZ-REI-01 no-such-army"
    if which == ELITE and elite >> side & 1:
        return "BYZ-REI-03 one-elite-cube-an-action"
    if source == FROM_BOX + 4 * side + which:
        return "BYZ-CUB-13 back-into-the-same-box"
    return why_not_source(s, seat, side, source, 0)


def play_reinforce(s: State, seat: int, code: int) -> None:
    """Place one cube. The frame in hand is reinforce_more; it ends with the third cube."""
    side = arg_a(code)
    which = arg_b(code)
    source = arg_c(code)
    take_cube(s, seat, source, side)
    add(s, seat, BOX + 4 * side + which, 1)
    tell4(s, CUBE_PLACED, "BYZ-REI-01", seat, side, which, source)
    placed = field(s, 2) + 1
    set_field(s, 2, placed)
    if which == ELITE:
        set_field(s, 3, field(s, 3) | 1 << side)
    if placed == MOST:
        end_reinforce(s, seat)


def begin_reinforce(s: State, seat: int) -> None:
    """The first cube of the action is about to be placed."""
    push(s, REINFORCE_MORE, seat)


def end_reinforce(s: State, seat: int) -> None:
    """Only now are the armies looked at: emptying and refilling a box is harmless (BYZ-CUB-12)."""
    pop(s)
    settle(s, seat)


def legal_more(s: State) -> list[int]:
    """The next cube, each from a source of its own (BYZ-CUB-06), boxes of the same side included (BYZ-REI-06); or done."""
    seat = field(s, 1)
    options = [DONE]
    add_options(sources(s, seat, BYZANTINE, 0), sources(s, seat, ARAB, 0), field(s, 3), options)
    return options
