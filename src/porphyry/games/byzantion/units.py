"""Units on the map: placed, moved, and the cards that do it (BZN-UNI, BZN-CLR-14, BZN-CLR-15)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
from porphyry.games.byzantion.state import (
    MAP,
    NOBODY,
    SUPPLY,
)
from porphyry.games.byzantion.tables import (
    TERRITORIES,
    UNIT_CLASS,
    UNITS,
)
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
from porphyry.kernel.state import ALL, State, emit

# Moving and placing units


class MoveUnits(Question):
    """First a territory, then the units of the class that move there from anywhere (BZN-CLR-14, BZN-CTR-12)."""

    def __init__(self) -> None:
        super().__init__(frames.MOVE_UNITS, "BZN-CLR-14", "to move done", auto=True, params="type count:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb, unit, source = verb_of(code), arg_a(code), arg_b(code)
        target = field(s, frames.MOVE_UNITS.target)
        if verb == notation.TO:
            return "" if target == NOBODY else "BZN-CLR-14 one-target"
        if verb == notation.DONE:
            return ""
        if target == NOBODY:
            return "BZN-CLR-14 name-the-target-first"
        if UNIT_CLASS[unit] != field(s, frames.MOVE_UNITS.kind):
            return "BZN-CLR-14 wrong-class"
        if source == target:
            return "BZN-CLR-14 already-there"
        return "" if s.facts[MAP + source * 16 + unit] else "BZN-CLR-14 no-such-unit-there"

    def candidates(self, s: State, seat: int) -> list[int]:
        result = [notation.DONE]
        if field(s, frames.MOVE_UNITS.target) == NOBODY:
            result.extend([pack(notation.TO, territory) for territory in range(TERRITORIES)])
        else:
            for territory in range(TERRITORIES):
                result.extend([pack(notation.MOVE, unit, territory) for unit in range(UNITS)])
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == notation.TO:
            set_field(s, frames.MOVE_UNITS.target, arg_a(code))
            return
        if verb == notation.MOVE:
            move_unit(s, arg_a(code), arg_b(code), field(s, frames.MOVE_UNITS.target), "BZN-CLR-14")
            left = field(s, frames.MOVE_UNITS.left) - 1
            set_field(s, frames.MOVE_UNITS.left, left)
            if left:
                return
        pop(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"type": fx.TYPES[field(s, frames.MOVE_UNITS.kind)], "count": field(s, frames.MOVE_UNITS.left)}


class PlaceUnits(Question):
    """First a territory, then the units of the class that are placed there (BZN-CLR-15)."""

    def __init__(self) -> None:
        super().__init__(frames.PLACE_UNITS, "BZN-CLR-15", "to place done", auto=True, params="type count:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb, unit = verb_of(code), arg_a(code)
        target = field(s, frames.PLACE_UNITS.target)
        if verb == notation.TO:
            return "" if target == NOBODY else "BZN-CLR-15 one-target"
        if verb == notation.DONE:
            return ""
        if target == NOBODY:
            return "BZN-CLR-15 name-the-target-first"
        if UNIT_CLASS[unit] != field(s, frames.PLACE_UNITS.kind):
            return "BZN-CLR-15 wrong-class"
        return "" if s.facts[SUPPLY + unit] else "BZN-UNI-05 none-left"

    def candidates(self, s: State, seat: int) -> list[int]:
        result = [notation.DONE]
        if field(s, frames.PLACE_UNITS.target) == NOBODY:
            result.extend([pack(notation.TO, territory) for territory in range(TERRITORIES)])
        else:
            result.extend([pack(notation.PLACE, unit) for unit in range(UNITS)])
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == notation.TO:
            set_field(s, frames.PLACE_UNITS.target, arg_a(code))
            return
        if verb == notation.PLACE:
            place_unit(s, arg_a(code), field(s, frames.PLACE_UNITS.target), "BZN-CLR-15")
            left = field(s, frames.PLACE_UNITS.left) - 1
            set_field(s, frames.PLACE_UNITS.left, left)
            if left:
                return
        pop(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"type": fx.TYPES[field(s, frames.PLACE_UNITS.kind)], "count": field(s, frames.PLACE_UNITS.left)}


def move_unit(s: State, unit: int, source: int, target: int, rule: str) -> None:
    """One unit goes from territory to territory."""
    s.facts[MAP + source * 16 + unit] -= 1
    s.facts[MAP + target * 16 + unit] += 1  # BZN-UNI-04
    emit(s, events.UNIT_MOVED, rule, ALL, (unit, source, target))


def place_unit(s: State, unit: int, territory: int, rule: str) -> None:
    """One unit from the supply, if there is one left (BZN-UNI-05)."""
    f = s.facts
    if f[SUPPLY + unit]:
        f[SUPPLY + unit] -= 1
        f[MAP + territory * 16 + unit] += 1
        emit(s, events.UNIT_PLACED, rule, ALL, (unit, territory))
