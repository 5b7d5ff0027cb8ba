"""The chance of the side that has something to reach: what a position shows, in numbers, and what each of them has been worth.

Judgement, no rule. The weights were found by logistic regression over games of the bots; docs/developing/bots.md says how.
"""

from __future__ import annotations

import math
from typing import Final

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import scoring
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import distances
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import distance
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.skirmish import movement
from porphyry.games.guiscard.state import (
    CAPTIVE,
    CHOICE,
    GROUP,
    HEALTH,
    HEX,
    LOOT,
    ON_MAP,
    PLACE,
    ROSTER,
    ROUND,
    SEAT,
    WAITING,
    WOUNDED,
    allowance,
    count,
    flags,
    get,
    has,
    is_active,
    is_horse,
    is_living,
    is_stunned,
)
from porphyry.kernel.state import State

NAMES: Final = [
    "always", "men of the first side", "men of the second", "late", "need", "pace", "too far", "to spare", "men late",
    "enemies late", "need late", "enemies before us", "enemies near what we need", "last part of the way",
]  # fmt: skip
PACE: Final = 6.0
"""Movement points a man makes of a round towards his goal."""
UNREACHED: Final = 60.0
BOARD: Final = 4096
"""More than there are hexes."""

WEIGHTS: Final[dict[str, list[float]]] = {
    "civitate": [2.99, 1.26, -1.86, 0.98, 0.12, -0.42, -0.52, 0.04, -0.55, -0.22, -3.74, -0.05, 0.02, 1.50],
    "stairway": [1.43, 2.24, -2.43, 0.48, -4.38, -0.93, -1.51, 1.99, 1.63, -0.87, -0.63, -0.49, -0.76, 1.31],
    "river": [0.88, 0.80, -0.99, -1.90, 0.09, 0.05, -0.59, 1.63, -0.17, 0.70, -1.31, 0.26, 1.06, 2.65],
    "lances": [1.66, 2.19, -1.60, -0.06, -3.89, -1.06, -1.96, 0.42, 1.10, -0.11, -1.33, -0.47, -1.29, 3.04],
    "away": [3.07, 2.00, -1.35, 0.12, -0.35, -3.49, -0.83, 0.03, -0.16, -0.52, -1.67, 0.0, -1.68, 1.82],
    "booty": [1.83, 2.45, -1.48, 0.44, -1.48, -4.33, -0.95, -0.23, -0.14, 0.57, -0.41, 0.0, -1.49, 1.09],
    "torches": [0.03, 1.65, -2.27, -0.13, -0.38, -0.60, -1.23, 0.47, 0.02, -2.15, -0.02, 0.0, -0.10, -0.44],
}
"""By scenario."""
ALIKE: Final = {
    sc.RESCUE: "civitate",
    sc.BREAK_THROUGH: "stairway",
    sc.RIVER: "river",
    sc.MARCH_OFF: "lances",
    sc.PLUNDER: "away",
    sc.LANDING: "torches",
}
"""Whose weights serve a scenario of one's own, by what it asks for."""


def weights_of(s: State) -> list[float]:
    """The weights of this scenario, of one like it, or none."""
    scenario = scenario_of(s)
    known = WEIGHTS.get(scenario.id)
    return known if known is not None else WEIGHTS.get(ALIKE.get(scenario.victory, ""), [])


def is_known(s: State) -> bool:
    """Whether this scenario has weights."""
    return len(weights_of(s)) > 0


def chance(s: State) -> float:
    """The first side's chance to win."""
    weights = weights_of(s)
    total = 0.0
    for at, number in enumerate(numbers(s)):
        total += weights[at] * number
    return 1.0 / (1.0 + math.exp(-total))


def numbers(s: State) -> list[float]:
    """The position in numbers, in the order of NAMES."""
    scenario = scenario_of(s)
    board = board_of(s)
    late = s.facts[ROUND] / max(1, scenario.rounds)
    men = [0.0, 0.0]
    for u in range(count(s)):
        if is_horse(s, u) or not is_living(s, u) or get(s, u, PLACE) not in (ON_MAP, WAITING):
            continue
        seat = get(s, u, SEAT)
        cost = t.COST[get(s, u, ROSTER)] / 50.0
        if get(s, u, HEALTH) == WOUNDED:
            cost *= 0.5
        if is_stunned(s, u):
            cost *= 0.5
        men[seat] += cost
    need = max(0, scenario.win - scoring.points(s))
    if scenario.loot:
        roads = booty_roads(s, board)
        need = -(-need // scenario.loot_points)
        whole = max(1, -(-scenario.win // scenario.loot_points))
    else:
        roads = men_roads(s, board)
        whole = max(1, scenario.win)
    roads.sort()
    crux = roads[need - 1] if 0 < need <= len(roads) else -1
    road = crux // BOARD / 10.0 if crux >= 0 else 0.0 if need == 0 else UNREACHED
    pace = min(2.0, road / (PACE * max(0.5, scenario.rounds - s.facts[ROUND] + 1)))
    short = need / whole
    spare = (len(roads) - need) / whole
    return [
        1.0, men[0], men[1], late, short, min(pace, 1.0), max(0.0, pace - 1.0), max(-1.0, min(2.0, spare)), men[0] * late,
        men[1] * late, short * late, before_us(s, board, road), guard(s, crux % BOARD if crux >= 0 else -1),
        max(0.0, 1.0 - road / 12.0),
    ]  # fmt: skip


def road_code(road: float, h: int) -> int:
    """A road and the hex where it begins in one number, the short roads first."""
    return int(road * 10.0) * BOARD + h


def is_counted(s: State, u: int) -> bool:
    """Whether it counts for the first side when this unit gets through."""
    if get(s, u, SEAT) != 0 or not is_living(s, u):
        return False
    kind = scenario_of(s).victory
    if kind == sc.RESCUE:
        return get(s, u, GROUP) == 0
    if kind == sc.MARCH_OFF:
        return bool(flags(s, u) & t.HOPLITE)
    return not is_horse(s, u)


def men_roads(s: State, board: Board) -> list[int]:
    """Points to the way out for everybody who counts and can still go."""
    roads: list[int] = []
    for u in range(count(s)):
        if not is_counted(s, u):
            continue
        if get(s, u, PLACE) == WAITING:
            roads.append(road_code(40.0, 0))
        elif is_active(s, u):
            road = way_out(s, board, u, get(s, u, HEX)) * 6.0 / max(1, allowance(s, u))
            if get(s, u, HEALTH) == WOUNDED:
                road *= 1.5
            roads.append(road_code(road, get(s, u, HEX)))
    return roads


def way_out(s: State, board: Board, u: int, h: int) -> float:
    """Points from a hex to the nearest side by which the unit may leave."""
    best = distances.FAR
    for side in movement.exits_of(s, u):
        n = distances.to_side(board, side)[h]
        if n < best:
            best = n
    return float(min(best, 60))


def booty_roads(s: State, board: Board) -> list[int]:
    """For every piece of booty, and for everybody worth a ransom, the way there and out again; a burden halves the pace."""
    roads: list[int] = []
    for k in range(4):
        at = s.facts[LOOT + k]
        if 0 <= at < 4096:
            u = nearest_raider(s, at)
            if u >= 0:
                there = float(distance(get(s, u, HEX), at)) if get(s, u, PLACE) == ON_MAP else 20.0
                roads.append(road_code(there + 4.0 + 2.0 * way_out(s, board, u, at), at))
        elif 4096 <= at < 8192:
            u = at - 4096
            if is_active(s, u):
                roads.append(road_code(2.0 * way_out(s, board, u, get(s, u, HEX)), get(s, u, HEX)))
    captive = scoring.unit_named(s, scenario_of(s).captive) if scenario_of(s).captive >= 0 else -1
    if captive >= 0 and is_living(s, captive) and get(s, captive, PLACE) == ON_MAP:
        at = get(s, captive, HEX)
        u = nearest_raider(s, at)
        if u >= 0:
            there = distance(get(s, u, HEX), at) + (2.0 if has(s, captive, CAPTIVE) else 8.0)
            roads.append(road_code(there + 2.0 * way_out(s, board, u, at), at))
    return roads


def nearest_raider(s: State, h: int) -> int:
    best, least = -1, 99
    for u in range(count(s)):
        if get(s, u, SEAT) == 0 and is_active(s, u) and not is_horse(s, u):
            n = distance(get(s, u, HEX), h)
            if n < least:
                best, least = u, n
    return best


def before_us(s: State, board: Board, road: float) -> float:
    """Enemies nearer to our way out than the man on whom it hangs: they can still bar it."""
    scenario = scenario_of(s)
    if not scenario.exits[0] or scenario.loot:
        return 0.0
    sides = [s.facts[CHOICE] & 7] if s.facts[CHOICE] & 7 else scenario.exits[0]
    n = 0.0
    for v in range(count(s)):
        if get(s, v, SEAT) == 1 and is_active(s, v) and not is_horse(s, v):
            best = distances.FAR
            for side in sides:
                best = min(best, distances.to_side(board, side)[get(s, v, HEX)])
            if best < road:
                n += 0.2
    return n


def guard(s: State, h: int) -> float:
    """How near the second side's men are to the man, or the booty, on which it hangs."""
    if h <= 0:
        return 0.0
    n = 0.0
    for v in range(count(s)):
        if get(s, v, SEAT) == 1 and is_active(s, v) and not is_horse(s, v):
            n += max(0.0, 0.2 - distance(get(s, v, HEX), h) / 60.0)
    return n
