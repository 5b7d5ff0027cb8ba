"""How a pack train is brought home: who leads goes, who can take loose reins takes them, the others keep the enemy off.

Judgement, no rule.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import distances
from porphyry.games.guiscard.ground.hexes import distance
from porphyry.games.guiscard.scenarios import scenario_of
from porphyry.games.guiscard.skirmish.horses import led_horses
from porphyry.games.guiscard.state import (
    HEX,
    LED,
    LEFT,
    PLACE,
    ROUND,
    count,
    flags,
    get,
    is_living,
    is_mounted,
    is_on_map,
)
from porphyry.kernel.state import State

LAST_ROUNDS: Final = 3
"""Then everybody goes home, whatever becomes of the train."""
FETCH: Final = 6
"""Hexes a man on foot goes out of his way for a loose pack horse."""


def goes_home(s: State, u: int) -> bool:
    """Whether this man is on his way off the map: leaders and men on foot are, riders after everybody else."""
    if s.facts[ROUND] > scenario_of(s).rounds - LAST_ROUNDS or led_horses(s, u) > 0 or not is_under_way(s):
        return True
    return not is_mounted(s, u) and loose_distance(s, get(s, u, HEX)) > FETCH


def is_under_way(s: State) -> bool:
    """Whether a pack horse can still be brought home."""
    for v in range(count(s)):  # noqa: SIM110 - no generator in the hot path
        if is_pack(s, v) and get(s, v, PLACE) != LEFT:
            return True
    return False


def is_pack(s: State, v: int) -> bool:
    return bool(flags(s, v) & t.PACK) and is_living(s, v)


def loose_distance(s: State, h: int) -> int:
    """Hexes from here to the nearest pack horse that nobody leads."""
    best = distances.FAR
    for v in range(count(s)):
        if is_pack(s, v) and is_on_map(s, v) and get(s, v, LED) < 0:
            best = min(best, distance(h, get(s, v, HEX)))
    return best
