"""Tallies: what one finished game tells whoever compares many of them.

A game may declare more than points: things a seat had (cards it played, missions it kept, the side it took), and undertakings that came
off or failed. The lab counts them against who won, without knowing what they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.event import Event, EventKind


class Tally:
    """What is counted of one game."""

    def __init__(self, seats: int) -> None:
        self.items: list[tuple[str, str, int]] = []  # ("card", "belisarius", 2): seat 2 had Belisarius
        self.trials: list[tuple[str, str, bool]] = []  # ("event", "age I", True): one of age I came off
        self.points: list[dict[str, int]] = [{} for _ in range(seats)]  # of each seat, by where they came from

    def score(self, seat: int, source: str, points: int) -> None:
        """A number of points; with a minus sign, points lost."""
        self.points[seat][source] = self.points[seat].get(source, 0) + points


def points_by_rule(seats: int, kinds: Sequence[EventKind], events: Sequence[Sequence[Event]]) -> Tally:
    """Where every seat's points come from: events that carry a seat and points, by their rule. Their kind says whether they are lost."""
    tally = Tally(seats)
    losing = {kind.name for kind in kinds if kind.loses}
    for happened in events:
        for event in happened:
            points, seat = event.params.get("points"), event.params.get("seat")
            if isinstance(points, int) and isinstance(seat, int) and 0 <= seat < seats:
                tally.score(seat, event.rule, -points if event.kind in losing else points)
    return tally
