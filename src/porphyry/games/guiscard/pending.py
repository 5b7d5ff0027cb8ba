"""Work in hand, as a position of Guiscard writes it (see kernel/pending.py)."""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, MAX_ROWS, STRIDE, name_of
from porphyry.games.guiscard.notation import PURPOSES, WORDS
from porphyry.games.guiscard.siegecraft.devices import DEVICE_IDS
from porphyry.kernel.pending import Count, OneOf, Pending, SetOf, Sort, YesNo
from porphyry.kernel.shapes import BOTTOM, Shape

MOST: Final = 24
"""Tasks on one stack."""

MOST_POINTS: Final = 9999
PACKED: Final = (1 << 61) - 1

PHASES: Final = ["naming", "checks", "evasion", "roll", "losses", "advance", "over"]
CHARGES: Final = ["none", "charge", "countered", "reversed"]
RETREATS: Final = ["from-fire", "from-melee", "evading", "out-of-flames", "out-of-naphtha"]
FLIGHTS: Final = ["flames", "naphtha", "in-again"]
HEX_WORDS: Final = [name_of(h) for h in range(STRIDE * MAX_ROWS)]

EVERY: Final = [frame.number for frame in frames.FRAMES]
UPON: Final = {
    **dict.fromkeys(EVERY, EVERY),
    frames.SIEGE.number: [BOTTOM],
    frames.TURN.number: [BOTTOM, frames.SIEGE.number],
}


def pending(units: list[str]) -> Pending:
    """How a position with these units writes the work in hand."""
    sorts: dict[str, Sort] = {
        "seat": Count(0, 1),
        "unit": OneOf(units),
        "maybe_unit": OneOf(units, nothing=True),
        "turn_of": Count(0, len(units)),
        "group": SetOf(units),
        "units": Count(0, 99),
        "points": Count(0, MOST_POINTS),
        "hexes": Count(0, 999),
        "hex": OneOf(HEX_WORDS),
        "maybe_hex": OneOf(HEX_WORDS, nothing=True),
        "facing": OneOf(DIRECTIONS),
        "letter": OneOf(WORDS["letter"]),
        "phase": OneOf(PHASES),
        "kind_of_charge": OneOf(CHARGES),
        "kind_of_retreat": OneOf(RETREATS),
        "flight": OneOf(FLIGHTS),
        "purpose": OneOf(PURPOSES),
        "device": Count(0, len(DEVICE_IDS) - 1),
        "edge": Count(-1, 9),
        "number": Count(0, 99),
        "nations": Count(0, 0xFFFF),
        "packed": Count(0, PACKED),
        "yes": YesNo(),
    }
    return Pending(frames.FRAMES, sorts, UPON, MOST)


class Work(Shape):
    """Work in hand: named tasks, or numbers as older positions wrote them."""

    def __init__(self, units: list[str], numbered: Shape) -> None:
        self.units = units
        self.numbered = numbered

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """By its own form."""
        if is_named(value):
            pending(self.units).read(value, where, faults)
        else:
            self.numbered.judge(value, where, faults)


def is_named(value: Any) -> bool:
    """Whether the work is told by names."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def numbers(value: list[Any], units: list[str]) -> list[int]:
    """The stack of work that has been judged."""
    return pending(units).read(value, "stack", []) if is_named(value) else list(value)
