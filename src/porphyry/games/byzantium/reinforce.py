"""Action B: reinforce (BYZ-REI-01 to -06)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import ARAB, BYZANTINE, ELITE
from porphyry.games.byzantium.cubes import THIRD, add_sources, per_source, sources, take_cube, why_not_source
from porphyry.games.byzantium.events import CUBE_PLACED, tell4
from porphyry.games.byzantium.frames import REINFORCE_MORE
from porphyry.games.byzantium.notation import DONE, REINFORCE
from porphyry.games.byzantium.state import BOX, FROM_BOX, SOURCES, add
from porphyry.kernel.action import arg_a, arg_b, arg_c, pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Choice, Question
from porphyry.kernel.state import State

MOST: Final = 3
"""Cubes in one action (BYZ-REI-01)."""


def _for_side(side: int, elite: int) -> list[list[int]]:
    """For each set of sources, every box of a side with every source; without the elite box if it has had its cube (BYZ-REI-03)."""
    boxes = [per_source(pack(REINFORCE, side, which), THIRD) for which in range(4)]
    result: list[list[int]] = []
    for mask in range(1 << SOURCES):
        row: list[int] = []
        for which in range(4):
            if which != ELITE or elite == 0:
                same = 1 << FROM_BOX + 4 * side + which  # BYZ-CUB-13: never back into the same box
                add_sources(boxes[which], mask & ~same, row)
        result.append(row)
    return result


OPTIONS: Final[list[list[list[list[int]]]]] = [[_for_side(side, elite) for elite in range(2)] for side in range(2)]
"""By side, elite box filled or not, and set of sources: ready lists, because every go asks for them."""


def add_options(byzantine: int, arab: int, elite: int, options: list[int]) -> None:
    """Every box with every source, for the two sets of sources. `elite`: sides whose elite box has had its cube.

    Both sides in one action (BYZ-REI-04), boxes without limit (BYZ-REI-02), armies on the board or not (BYZ-REI-05).
    """
    options += OPTIONS[BYZANTINE][elite & 1][byzantine]
    options += OPTIONS[ARAB][elite >> ARAB][arab]


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


def place_cube(s: State, seat: int, code: int) -> None:
    """Place one cube. The frame in hand is reinforce_more; it ends with the third cube."""
    side = arg_a(code)
    which = arg_b(code)
    source = arg_c(code)
    take_cube(s, seat, source, side)
    add(s, seat, BOX + 4 * side + which, 1)
    tell4(s, CUBE_PLACED, "BYZ-REI-01", seat, side, which, source)
    placed = field(s, REINFORCE_MORE.placed) + 1
    set_field(s, REINFORCE_MORE.placed, placed)
    if which == ELITE:
        set_field(s, REINFORCE_MORE.elite, field(s, REINFORCE_MORE.elite) | 1 << side)
    if placed == MOST:
        end_reinforce(s, seat)


def end_reinforce(s: State, seat: int) -> None:
    """Only now are the armies looked at: emptying and refilling a box is harmless (BYZ-CUB-12)."""
    pop(s)
    settle(s, seat)


class Reinforce(Choice):
    """The first cube of the action."""

    def __init__(self) -> None:
        super().__init__(REINFORCE)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_reinforce(s, seat, code, 0)

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        REINFORCE_MORE.begin(s, seat)
        place_cube(s, seat, code)


class ReinforceMore(Question):
    """The next cube, each from a source of its own (BYZ-CUB-06), boxes of the same side included (BYZ-REI-06); or done."""

    def __init__(self) -> None:
        super().__init__(REINFORCE_MORE, "BYZ-REI-01", "reinforce done", auto=True, params="placed:int left:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if code == DONE else why_not_reinforce(s, seat, code, field(s, REINFORCE_MORE.elite))

    def legal(self, s: State, seat: int) -> list[int]:
        options = [DONE]
        elite = field(s, REINFORCE_MORE.elite)
        add_options(sources(s, seat, BYZANTINE, 0), sources(s, seat, ARAB, 0), elite, options)
        return options

    def play(self, s: State, seat: int, code: int) -> None:
        if code == DONE:
            end_reinforce(s, seat)
        else:
            place_cube(s, seat, code)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        placed = field(s, REINFORCE_MORE.placed)
        return {"placed": placed, "left": MOST - placed}
