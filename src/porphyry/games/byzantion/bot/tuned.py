"""Weights found by play (docs/developing/bots.md tells how)."""

from __future__ import annotations

from typing import Final

PARTS: Final = ["doxa", "stock", "cards", "hand", "missions", "placings"]
MEASURES: Final[list[tuple[int, float, float]]] = [
    (0, 1.000, 0.000),  # doxa now
    (1, 0.820, 0.080),  # resources and nomisma that this round's event takes
    (1, 0.626, -0.026),  # resources that events to come may take
    (1, 0.174, -0.143),  # other resources
    (1, -0.111, 0.089),  # auctoritas
    (1, -0.021, 0.045),  # nomisma up to ten
    (1, -0.002, 0.011),  # nomisma beyond
    (1, 0.195, 0.095),  # dynamis of this round
    (3, 0.618, -0.060),  # cards in hand
    (3, -0.535, 0.164),  # intrigue cards among them
    (3, -0.156, 0.137),  # what they would yield
    (2, 0.034, 0.201),  # what the play area yields of wanted resources
    (2, 0.050, 0.066),  # of other resources
    (2, -0.121, 0.091),  # of nomisma
    (2, 0.053, -0.152),  # cards and bandons that can be activated
    (2, -0.163, 0.080),  # what this round's dynamis can still activate
    (2, 0.107, -0.053),  # laurels
    (2, -0.476, 0.571),  # heroes in front
    (4, 1.001, -0.059),  # missions for units and counts, as they stand
    (4, 0.983, 0.260),  # missions for units, which grow
    (4, 0.912, -0.174),  # missions for the most of something, as they stand
    (5, 3.516, -0.388),  # share of rivals with cheaper cards
    (5, 1.279, 0.007),  # share of rivals with fewer resources
    (0, 0.076, 5.588),  # what every seat still gets
]
"""For each number of `prospects.measure`: its part, what one of it adds to the doxa of the end, and what more for every round left.

Found by play: the least squares of the final doxa over 49,000 positions of 950 games with two, three and four seats.
"""

ACTIVATED_COIN: Final = 0.2  # how units are ranked for what dynamis is left: a nomisma
ACTIVATED_IDLE: Final = 0.4  # and a resource that no event takes, against one that an event takes
HAND_MOST: Final = 7.0
COINS_MOST: Final = 10.0  # nomisma up to this count for more than those beyond
COINS_AS_RESOURCE: Final = 0.5  # two that are asked for count as a resource
TIED: Final = 0.5  # a rival who is level
