"""Lifts: do seats that had a thing win more often than others? Counted for whatever a game declares in its tally.

Who plays more cards wins more often, so every card looks good. Therefore a second number: each seat is compared with seats of the same bot
that had just as many things of this kind. What is left is the thing itself, and the skill to know when it is worth having.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from porphyry.lab.ladder import SURE, wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from porphyry.lab.match import Played

OPENING = "opening"


@dataclass(frozen=True)
class Lift:
    """What came of the seats that had one thing. Alone at the table results are points, else shares of wins."""

    kind: str
    item: str
    seats: int
    result: float  # mean
    least: float  # of the 95 % interval
    most: float
    lift: float  # against all seats
    level: float  # against seats that had as many things of this kind
    doubt: float  # half the 95 % interval of `level`


def kinds(played: Sequence[Played]) -> list[str]:
    """What can be counted in these games."""
    found = {kind: None for game in played for seat in game.items for kind in seat}
    return [*found, OPENING]


def had(game: Played, seat: int, kind: str) -> list[str]:
    """The things of a kind that a seat had."""
    return [game.openings[seat]] if kind == OPENING else game.items[seat].get(kind, []) if game.items else []


def lifts(played: Sequence[Played], kind: str) -> list[Lift]:
    """Every thing of a kind, the most common first."""
    everybody: list[float] = []
    alike: dict[tuple[str, int], list[float]] = {}
    found: dict[str, list[tuple[float, tuple[str, int]]]] = {}
    for game in played:
        for seat, bot in enumerate(game.bots):
            things = had(game, seat, kind)
            result = game.result(seat)
            like = (bot, len(things))
            everybody.append(result)
            alike.setdefault(like, []).append(result)
            for item in things:
                found.setdefault(item, []).append((result, like))
    fair = _mean(everybody)
    expected = {like: _mean(results) for like, results in alike.items()}
    made = [_lift(kind, item, rows, fair, expected, len(played[0].bots)) for item, rows in found.items()]
    return sorted(made, key=lambda one: (-one.seats, one.item))


def _lift(
    kind: str,
    item: str,
    rows: Sequence[tuple[float, tuple[str, int]]],
    fair: float,
    expected: dict[tuple[str, int], float],
    seats: int,
) -> Lift:
    count = len(rows)
    mean = _mean([result for result, _ in rows])
    least, most = interval([result for result, _ in rows], seats)
    beyond = [result - expected[like] for result, like in rows]
    level = _mean(beyond)
    spread = math.sqrt(sum((one - level) ** 2 for one in beyond) / max(1, count - 1))
    return Lift(kind, item, count, mean, least, most, mean - fair, level, SURE * spread / math.sqrt(count))


def interval(results: Sequence[float], seats: int) -> tuple[float, float]:
    """The 95 % interval of a mean: Wilson's for shares, the normal one for points."""
    if seats > 1:
        return wilson(sum(results), len(results))
    mean = _mean(results)
    half = SURE * math.sqrt(sum((one - mean) ** 2 for one in results) / max(1, len(results) - 1) / len(results))
    return mean - half, mean + half


def _mean(numbers: Iterable[float]) -> float:
    several = list(numbers)
    return sum(several) / max(1, len(several))
