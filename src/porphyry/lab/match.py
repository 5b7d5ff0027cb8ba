"""Matches: one game between bots, played from a seed, and many of them side by side in processes of their own."""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from porphyry.bots import bot
from porphyry.kernel import registry
from porphyry.kernel.table import new_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True)
class Match:
    """A game to be played: which bot sits where, and from which seed."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    budget_s: float | None = None
    simulations: int | None = None


@dataclass
class Played:
    """What came of it."""

    bots: list[str]
    seed: str
    options: dict[str, str]
    places: list[int]
    scores: list[int]
    plies: int
    reason: str
    openings: list[str]  # the first action of each seat
    points: list[dict[str, int]]  # of each seat, by the rule that gave them
    thinking: list[float] = field(default_factory=list)  # seconds of each seat
    choices: list[int] = field(default_factory=list)  # decisions of each seat

    def to_data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    def share(self, seat: int) -> float:
        """The won game or a part of it."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0


def play(match: Match) -> Played:
    """Play one match to its end."""
    game = registry.game(match.game)
    count = len(match.bots)
    table = new_table(game, count, match.seed, dict(match.options), salt=b"")
    players = [bot(level, match.game, number(match.seed, seat)) for seat, level in enumerate(match.bots)]
    thinking, choices, openings = [0.0] * count, [0] * count, [""] * count
    while seats := game.deciders(table.state):
        seat = seats[0]
        started = time.perf_counter()
        action = players[seat].choose(table, seat, match.budget_s, match.simulations)
        thinking[seat] += time.perf_counter() - started
        choices[seat] += 1
        openings[seat] = openings[seat] or action.text
        table.play_code(action.code, seat)
    outcome = table.outcome
    assert outcome is not None
    return Played(
        list(match.bots),
        match.seed,
        table.options,
        outcome.places,
        outcome.scores,
        table.ply,
        outcome.reason,
        openings,
        _points(table.events, count),
        [round(one, 3) for one in thinking],
        choices,
    )


def _points(events: Sequence[Sequence[Any]], seats: int) -> list[dict[str, int]]:
    """Where every seat's points come from: events that carry a seat and points, by their rule."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for happened in events:
        for event in happened:
            points, seat = event.params.get("points"), event.params.get("seat")
            if isinstance(points, int) and isinstance(seat, int) and 0 <= seat < seats:
                sign = -1 if event.kind.endswith("Lost") else 1
                found[seat][event.rule] = found[seat].get(event.rule, 0) + sign * points
    return found


def number(text: str, salt: int) -> int:
    """A whole number made of a text, the same in every process."""
    value = salt + 1
    for letter in text.encode():
        value = (value * 1000003 + letter) % 2147483629
    return value


def play_all(matches: Sequence[Match], processes: int) -> Iterator[Played]:
    """Play them, several at a time, and give each as it ends."""
    if processes <= 1 or len(matches) <= 1:
        yield from map(play, matches)
        return
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in ways else None)  # a fork knows games registered by hand
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        yield from pool.map(play, matches)
