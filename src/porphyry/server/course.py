"""The course of a finished game: who was ahead when, and what brought the points. Judged anew from what was played; nothing is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from porphyry.server.entries import PASSED
from porphyry.server.schema import GameCourse

if TYPE_CHECKING:
    from porphyry.server.live import LiveTable

DIGITS = 3
"""Of a chance: the judgement is not finer."""
SET_UP = "set-up"
"""The source of the points with which a seat begins."""


def course(live: LiveTable) -> GameCourse:
    """Walk the game once, from its beginning to its end."""
    game = live.game
    heuristics = game.heuristics()
    table = live.history.begin()
    scores: list[list[int]] = []
    chances: list[list[float]] = []

    def look() -> None:
        scores.append(game.scores(table.state))
        judged = heuristics is not None and table.outcome is None and heuristics.is_quiet(table.state)
        chances.append([round(one, DIGITS) for one in heuristics.value(table.state)] if heuristics and judged else [])

    look()
    for number, at in enumerate(live.history.line):
        entry = live.history.steps[at].entry
        table.play(entry.actions[number - live.history.move_start(number)], entry.seat)
        if live.story.by_beats and entry.hidden == PASSED:
            scores.pop(), chances.pop()  # readers count the plies that they were told of
        look()
    outcome = live.outcome
    if outcome is not None:
        scores[-1] = outcome["scores"] if scores[-1] else []
        winners = outcome["winners"]
        chances[-1] = [round((seat in winners) / max(1, len(winners)), DIGITS) for seat in range(table.seats)]
    points = game.tally(table.state, table.events).points
    for seat, begun in enumerate(scores[0]):
        if begun:
            points[seat] = {SET_UP: begun, **points[seat]}
    return GameCourse(table=live.id, scores=scores, chances=chances, points=points)
