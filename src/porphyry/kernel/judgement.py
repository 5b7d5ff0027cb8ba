"""Judgement by fit: each seat's chance to win from named numbers of the position, by weights that were found in games played.

The numbers of all seats are weighed alike; what one seat has more than the others makes its chance. `porphyry lab fit` finds the weights.
"""

from __future__ import annotations

import math
from typing import Final

SUREST: Final = 30.0
"""A gap beyond which nothing is surer."""


class Fitted:
    """Weights by stage: the part of a game, with this many seats, for which they were found."""

    def __init__(self, weights: dict[str, list[float]]) -> None:
        self.weights = weights

    def knows(self, stage: str) -> bool:
        """Are there weights for it?"""
        return stage in self.weights

    def chances(self, stage: str, rows: list[list[float]]) -> list[float]:
        """Each seat's chance to win, from its row of numbers."""
        weights = self.weights[stage]
        sums: list[float] = []
        best = -1e300
        for row in rows:
            total = 0.0
            for at in range(len(weights)):
                total += weights[at] * row[at]
            sums.append(total)
            best = max(best, total)
        whole = 0.0
        for at in range(len(sums)):
            sums[at] = math.exp(max(-SUREST, sums[at] - best))
            whole += sums[at]
        return [one / whole for one in sums]
