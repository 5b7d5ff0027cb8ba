"""Weights found by play, in points of the final score (docs/developing/bots.md tells how)."""

from __future__ import annotations

from typing import Final

# Money
BEZANT: Final = 0.34  # one that can still be spent well
BEYOND: Final = 0.31  # one of those beyond MUCH_MONEY, against it
IDLE_INCOME: Final = 1.6  # income of turns to come, against money in hand
KEEP: Final = 0.31  # upkeep of turns to come, likewise
UNPAID: Final = 2.3  # a cube that will not be paid

# Cubes
POOL_CUBE: Final = 0.52  # in the pool, before the last turn
MANY_CUBES: Final = 0.61  # one of those beyond MANY
CASUALTY: Final = 0.83
LAST_CUBE: Final = 0.73  # in the pool in the last turn
LAND: Final = 2.6  # a share in the cities that nobody controls yet

# Armies
STRIKE: Final = 1.5  # of what the best attack would bring
SECOND: Final = 0.42  # of the second best
RESERVE: Final = 0.34  # a cube of strength that there are marches for
MARCHES: Final = 0.12  # a move cube
BODY: Final = 0.059  # a cube of strength
LEVIES: Final = 0.25
EXPOSED: Final = 0.16  # how likely an attack that could succeed is made
BULGAR_RISK: Final = 0.14
AWAKE: Final = 0.91  # what an army is worth to somebody who has passed, with a turn to come

# The turn and the end
FIRST: Final = 0.45  # to start the next turn
SPREAD: Final = 6.9  # how far final scores still move in the last turn
SPREAD_MORE: Final = 2.8  # and by each turn before it
LATER_FALL: Final = 0.81  # how likely a stroke at the capital, open now, is still open and made in the next turn
MARGIN: Final[list[float]] = [0.0, 0.32, 0.22, 0.10]
"""By turn: how far the two tracks may still shift against each other."""
