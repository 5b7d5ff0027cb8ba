"""Units on the map: placed, moved, and the cards that do it (BZN-UNI, BZN-CLR-14, BZN-CLR-15)."""

from __future__ import annotations

from porphyry.games.byzantion import notation as n
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
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import ALL, State, emit

# Moving and placing units: frame seat, class, left, territory.


def why_not_moving(s: State, _seat: int, verb: int, a: int, b: int) -> str:
    """Answers while units are moved by a card."""
    target = field(s, 4)
    if verb == n.TO:
        return "" if target == NOBODY else "BZN-CLR-14 one-target"
    if verb == n.DONE:
        return ""
    if target == NOBODY:
        return "BZN-CLR-14 name-the-target-first"
    if UNIT_CLASS[a] != field(s, 2):
        return "BZN-CLR-14 wrong-class"
    if b == target:
        return "BZN-CLR-14 already-there"
    return "" if s.facts[MAP + b * 16 + a] else "BZN-CLR-14 no-such-unit-there"


def moving_options(s: State, seat: int) -> list[int]:
    """The target first, then up to three units from anywhere."""
    result = [n.DONE]
    if field(s, 4) == NOBODY:
        result.extend([pack(n.TO, territory) for territory in range(TERRITORIES)])
        return result
    for territory in range(TERRITORIES):  # BZN-CTR-12
        result.extend(
            [
                pack(n.MOVE, unit, territory)
                for unit in range(UNITS)
                if not why_not_moving(s, seat, n.MOVE, unit, territory)
            ]
        )
    return result


def play_moving(s: State, _seat: int, verb: int, a: int, b: int) -> None:
    """One step of moving units."""
    if verb == n.TO:
        set_field(s, 4, a)
        return
    if verb == n.MOVE:
        target = field(s, 4)
        move_unit(s, a, b, target, "BZN-CLR-14")
        set_field(s, 3, field(s, 3) - 1)
        if field(s, 3):
            return
    pop(s)


def move_unit(s: State, unit: int, source: int, target: int, rule: str) -> None:
    """One unit goes from territory to territory."""
    s.facts[MAP + source * 16 + unit] -= 1
    s.facts[MAP + target * 16 + unit] += 1  # BZN-UNI-04
    emit(s, n.UNIT_MOVED, rule, ALL, (unit, source, target))


def place_unit(s: State, unit: int, territory: int, rule: str) -> None:
    """One unit from the supply, if there is one left (BZN-UNI-05)."""
    f = s.facts
    if f[SUPPLY + unit]:
        f[SUPPLY + unit] -= 1
        f[MAP + territory * 16 + unit] += 1
        emit(s, n.UNIT_PLACED, rule, ALL, (unit, territory))


def why_not_placing(s: State, _seat: int, verb: int, a: int) -> str:
    """Answers while units are placed by a card."""
    target = field(s, 4)
    if verb == n.TO:
        return "" if target == NOBODY else "BZN-CLR-15 one-target"
    if verb == n.DONE:
        return ""
    if target == NOBODY:
        return "BZN-CLR-15 name-the-target-first"
    if UNIT_CLASS[a] != field(s, 2):
        return "BZN-CLR-15 wrong-class"
    return "" if s.facts[SUPPLY + a] else "BZN-UNI-05 none-left"


def placing_options(s: State, seat: int) -> list[int]:
    """The target first, then up to two units of the class."""
    result = [n.DONE]
    if field(s, 4) == NOBODY:
        result.extend([pack(n.TO, territory) for territory in range(TERRITORIES)])
        return result
    result.extend([pack(n.PLACE, unit) for unit in range(UNITS) if not why_not_placing(s, seat, n.PLACE, unit)])
    return result


def play_placing(s: State, _seat: int, verb: int, a: int) -> None:
    """One step of placing units."""
    if verb == n.TO:
        set_field(s, 4, a)
        return
    if verb == n.PLACE:
        place_unit(s, a, field(s, 4), "BZN-CLR-15")
        set_field(s, 3, field(s, 3) - 1)
        if field(s, 3):
            return
    pop(s)
