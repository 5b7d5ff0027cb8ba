"""Matches: one game between bots, played from a seed, and many of them side by side in processes of their own."""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from porphyry.bots import bot
from porphyry.kernel import registry
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.table import new_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from porphyry.bots import Bot

Job = TypeVar("Job")
Done = TypeVar("Done")


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
    points: list[dict[str, int]]  # of each seat, by where they came from
    thinking: list[float] = field(default_factory=list)  # seconds of each seat
    choices: list[int] = field(default_factory=list)  # decisions of each seat
    items: list[dict[str, list[str]]] = field(default_factory=list)  # of each seat: what it had, by kind
    trials: list[tuple[str, str, bool]] = field(
        default_factory=list
    )  # what came off and what failed, by kind and group
    details: dict[str, str] = field(default_factory=dict)  # of the outcome

    def to_data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    def share(self, seat: int) -> float:
        """The won game or a part of it."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def result(self, seat: int) -> float:
        """What a seat's game is compared by: its share of the won game; alone, its points."""
        return self.share(seat) if len(self.bots) > 1 else float(self.scores[seat])


def play(match: Match) -> Played:
    """Play one match to its end."""
    game = registry.game(match.game)
    count = len(match.bots)
    table = new_table(game, count, match.seed, dict(match.options), salt=b"")
    players = [seat_down(word, match.game, number(match.seed, seat)) for seat, word in enumerate(match.bots)]
    budgets = [seconds_of(word) or match.budget_s for word in match.bots]
    thinking, choices, openings = [0.0] * count, [0] * count, [""] * count
    while seats := game.deciders(table.state):
        seat = seats[0]
        started = time.perf_counter()
        action = players[seat].choose(table, seat, budgets[seat], match.simulations)
        thinking[seat] += time.perf_counter() - started
        choices[seat] += 1
        openings[seat] = openings[seat] or action.text
        table.play_code(action.code, seat)
    outcome = table.outcome
    assert outcome is not None
    tally = game.tally(table.state, table.events)
    items: list[dict[str, list[str]]] = [{} for _ in range(count)]
    for kind, item, seat in tally.items:
        items[seat].setdefault(kind, []).append(item)
    return Played(
        list(match.bots),
        match.seed,
        table.options,
        outcome.places,
        outcome.scores,
        table.ply,
        outcome.reason,
        openings,
        tally.points,
        [round(one, 3) for one in thinking],
        choices,
        items,
        tally.trials,
        {key: str(value) for key, value in outcome.details.items()},
    )


def seat_down(word: str, game: str, seed: int) -> Bot:
    """The bot of a word such as `strong` or `master@0.1`; its seconds are told at every choice."""
    return bot(level_of(word), game, seed)


def level_of(word: str) -> str:
    """The level of a bot that may have a time of its own: `master` of `master@0.1`."""
    return word.partition("@")[0]


def seconds_of(word: str) -> float | None:
    """That time, in seconds for a decision; None where it has none of its own."""
    _, own, seconds = word.partition("@")
    if not own:
        return None
    try:
        return float(seconds)
    except ValueError:
        raise Unreadable(word, "a level, or a level with seconds: master@0.1") from None


def number(text: str, salt: int) -> int:
    """A whole number made of a text, the same in every process."""
    value = salt + 1
    for letter in text.encode():
        value = (value * 1000003 + letter) % 2147483629
    return value


def play_all(matches: Sequence[Match], processes: int) -> Iterator[Played]:
    """Play them, several at a time, and give each as it ends."""
    yield from work_in_processes(play, matches, processes)


def work_in_processes(work: Callable[[Job], Done], jobs: Sequence[Job], processes: int) -> Iterator[Done]:
    """Do all jobs, several at a time, and give what comes of each in their order."""
    if processes <= 1 or len(jobs) <= 1:
        yield from map(work, jobs)
        return
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in ways else None)  # a fork knows games registered by hand
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        yield from pool.map(work, jobs)
