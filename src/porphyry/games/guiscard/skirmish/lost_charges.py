"""Declared charges and counter-charges: who still rides, and what becomes of one that is not ridden (GUI-CHG-14)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard.state import (
    CHARGING,
    COUNTERING,
    MOVED,
    REACHED,
    STEP,
    TARGET,
    get,
    has,
    is_active,
    is_mounted,
    mark,
    unmark,
)
from porphyry.kernel.state import State


def is_in_saddle(s: State, u: int) -> bool:
    """Whether a rider can still ride: a shot meant for somebody else may have thrown him (GUI-CHG-01, GUI-CHG-08)."""
    return is_active(s, u) and is_mounted(s, u)


def is_countered(s: State, u: int) -> bool:
    """Whether the target of a charge rides at this charger; he may have answered another's charge."""
    w = get(s, u, TARGET)
    return w >= 0 and has(s, w, COUNTERING) and get(s, w, TARGET) == u


def lose_counter(s: State, w: int) -> None:
    """A rider who answered a charge that does not come, or cannot meet it, rides at nobody."""
    if has(s, w, COUNTERING):
        unmark(s, w, COUNTERING)
        ev.tell(s, ev.COUNTER_LOST, "GUI-CHG-10", (ev.name(s, w),))


def forgo_charge(s: State, u: int) -> None:
    """A rider who fell, was driven off the path or can no longer ride has lost the charge (GUI-CHG-14)."""
    mark(s, u, MOVED)
    unmark(s, u, CHARGING | REACHED)
    ev.tell(s, ev.CHARGE_LOST, "GUI-CHG-14", (ev.name(s, u),))
    if is_countered(s, u):
        lose_counter(s, get(s, u, TARGET))


def driven_off(s: State, u: int) -> None:
    """A rider who gives ground before the fight no longer stands where the path begins or has led (GUI-CHG-14)."""
    if s.facts[STEP] != 3:
        return
    if has(s, u, CHARGING):
        forgo_charge(s, u)
    elif has(s, u, COUNTERING) and has(s, get(s, u, TARGET), REACHED):
        lose_counter(s, u)
