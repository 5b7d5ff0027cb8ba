"""The last action of a game is not guessed: whoever has it takes the best there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import porphyry
from porphyry.bots.last import last_action
from porphyry.bots.levels import seen
from porphyry.kernel import registry
from porphyry.kernel.table import Table

GAME = registry.game("byzantium")


def endings(games: int) -> Iterator[tuple[Table, int]]:
    """The last quiet decision of games of two novices, with a real choice."""
    for seed in range(games):
        table = porphyry.new("byzantium", 2, seed=seed)
        bots = [porphyry.bot("novice", "byzantium", seat) for seat in range(2)]
        latest: tuple[Table, int] | None = None
        heuristics = GAME.heuristics()
        assert heuristics is not None
        while table.outcome is None:
            seat = GAME.deciders(table.state)[0]
            if heuristics.is_quiet(table.state) and len(table.legal(seat)) > 5:
                latest = (table.clone(), seat)
            table.play(bots[seat].choose(table, seat), seat)
        if latest is not None and table.outcome.reason != "fall":
            yield latest


def after(table: Table, seat: int, line: str) -> tuple[float, int] | None:
    """The seat's part of the win and its lead if this ends the game without dice."""
    now = table.clone()
    now.play(line, seat)
    if now.outcome is None or now.chance[-1]:
        return None
    scores = now.outcome.scores
    share = 1 / len(now.outcome.winners) if seat in now.outcome.winners else 0.0
    return share, scores[seat] - scores[1 - seat]


def test_the_last_action_is_the_best_one() -> None:
    seen_ends = 0
    for table, seat in endings(5):
        root = seen(table, seat, 1)
        if last_action(GAME, GAME.heuristics(), root, seat, 1) is None:  # type: ignore[arg-type]  # it has one
            continue
        seen_ends += 1
        chosen = after(table, seat, porphyry.bot("master", "byzantium", 3).choose(table, seat).text)
        others = [found for one in table.legal(seat) if (found := after(table, seat, one.text)) is not None]
        if chosen is not None:
            assert chosen == max(others)

    assert seen_ends >= 2


@pytest.mark.parametrize("game", ["byzantium", "byzantion"])
def test_where_the_game_goes_on_nothing_is_known(game: str) -> None:
    table = porphyry.new(game, 2, seed=1)
    heuristics = table.game.heuristics()
    assert heuristics is not None

    assert last_action(table.game, heuristics, seen(table, 0, 1), 0, 1) is None
