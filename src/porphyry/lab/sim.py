"""Simulation: bots play many games; who wins, how long it takes, what is scored."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from porphyry.bots import bot
from porphyry.kernel import registry
from porphyry.kernel.table import new_table
from porphyry.lab.decisions import Counter

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


@dataclass
class Summary:
    """What a run of games showed, by seat and by bot."""

    game: str
    bots: list[str]
    games: int = 0
    wins: list[float] = field(default_factory=list)  # by bot of the list; a shared win counts in parts
    scores: list[list[int]] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    answers: Counter = field(default_factory=Counter)

    def lines(self) -> list[str]:
        """The summary as a table to read."""
        result = [
            f"{self.game}: {self.games} games in {self.seconds:.1f} s, {sum(self.plies) / self.games:.0f} decisions a game"
        ]
        result.append(f"{'bot':12} {'wins':>7} {'share':>7} {'mean score':>11}")
        for at, name in enumerate(self.bots):
            scores = [game[at] for game in self.scores]
            result.append(
                f"{name:12} {self.wins[at]:7.1f} {self.wins[at] / self.games:7.1%} {sum(scores) / len(scores):11.1f}"
            )
        result.append("by seat: " + "  ".join(f"{at}: {won / self.games:.1%}" for at, won in enumerate(self.seat_wins)))
        result.append("endings: " + "  ".join(f"{reason}: {count}" for reason, count in sorted(self.reasons.items())))
        return result


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    budget_s: float | None = None,
    simulations: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Let these bots play this many games; seats rotate from game to game, so that nobody keeps the better one."""
    rules = registry.game(game)
    count = len(bots)
    summary = Summary(game, list(bots), wins=[0.0] * count, seat_wins=[0.0] * count)
    started = time.perf_counter()
    for number in range(games):
        table = new_table(rules, count, f"sim {seed} {number}", options, salt=b"")
        order = [(seat + number) % count for seat in range(count)]  # which bot sits where
        players = [bot(bots[at], game, seed * 1009 + number * 31 + at) for at in order]
        while deciders := rules.deciders(table.state):
            seat = deciders[0]
            code = players[seat].choose(table, seat, budget_s, simulations).code
            summary.answers.asked(table, seat, code)
            table.play_code(code, seat)
            summary.answers.played(table)
        summary.answers.next_game()
        outcome = table.outcome
        assert outcome is not None
        summary.games += 1
        for seat in outcome.winners:
            summary.wins[order[seat]] += 1 / len(outcome.winners)
            summary.seat_wins[seat] += 1 / len(outcome.winners)
        summary.scores.append([outcome.scores[order.index(at)] for at in range(count)])
        summary.plies.append(table.ply)
        summary.reasons[outcome.reason] = summary.reasons.get(outcome.reason, 0) + 1
        summary.seconds = time.perf_counter() - started
        progress(number + 1)
    return summary
