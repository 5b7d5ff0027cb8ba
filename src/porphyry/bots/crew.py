"""A crew: the same thinking in several processes, each with its own dice. What they found is added up.

The processes stay for the next thought; they end with the program that asked.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple

from porphyry.bots.plans import Plans
from porphyry.bots.search import Search, Thought, ranked
from porphyry.kernel import registry
from porphyry.kernel.state import state_from_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.bots.search import Manner
    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State

SEEDS: Final = 64
"""Numbers between one seed and the next: more than there are processes."""


class Job(NamedTuple):
    """What one process is asked."""

    game: str
    root: dict[str, object]
    seat: int
    seed: int
    manner: Manner
    simulations: int | None
    seconds: float | None
    gone: tuple[int, ...]


class Found(NamedTuple):
    """What one process found: the ways to go on (an option, or a whole move), how often each was tried, and what came of it."""

    ways: list[tuple[int, ...]]
    visits: list[int]
    values: list[float]
    spread: float


class _Hands:
    """The processes at hand: of one game at a time, since a fork knows only the games that were registered before it."""

    def __init__(self) -> None:
        self.who: tuple[str, int] | None = None
        self.pool: ProcessPoolExecutor | None = None

    def get(self, game: str, processes: int) -> ProcessPoolExecutor:
        if self.pool is None or self.who != (game, processes):
            self.dismiss()
            ways = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("fork" if "fork" in ways else None)
            self.who = game, processes
            self.pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_begin, initargs=(os.getpid(),))
        return self.pool

    def dismiss(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()
        self.who = self.pool = None


_hands: Final = _Hands()


def _begin(asker: int) -> None:
    """One process of the crew: it does not hold the asker's pipes open, and ends when the asker has ended."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    threading.Thread(target=_end_with, args=(asker,), daemon=True).start()


def _end_with(asker: int) -> None:
    while os.getppid() == asker:
        time.sleep(1.0)
    os._exit(0)


def dismiss() -> None:
    """Let the processes go."""
    _hands.dismiss()


def several(
    game: Game,
    root: State,
    seat: int,
    seed: int,
    manner: Manner,
    simulations: int | None,
    seconds: float | None,
    processes: int,
    gone: Sequence[int] = (),
) -> tuple[list[Thought], list[int]]:
    """What they think of the options together, and the row of actions that has proved best."""
    part = None if simulations is None else -(-simulations // processes)
    data = root.to_data()
    done = tuple(gone)
    jobs = [Job(game.name, data, seat, seed * SEEDS + at + 1, manner, part, seconds, done) for at in range(processes)]
    visits: dict[tuple[int, ...], int] = {}
    values: dict[tuple[int, ...], float] = {}
    spreads: list[float] = []
    for found in _hands.get(game.name, processes).map(_one, jobs):
        spreads.append(found.spread)
        for way, count, value in zip(found.ways, found.visits, found.values, strict=True):
            visits[way] = visits.get(way, 0) + count
            values[way] = values.get(way, 0.0) + value
    ways = list(visits)
    heuristics = game.heuristics()
    looks = [0.0] * len(ways)
    if heuristics is not None and manner.style:
        looks = [max(heuristics.liking(manner.style, code) for code in way) for way in ways]
    order = ranked(
        list(range(len(ways))),
        [visits[way] for way in ways],
        [values[way] for way in ways],
        sum(spreads) / len(spreads),
        looks,
    )
    thoughts: dict[int, Thought] = {}
    for one in order:
        way = ways[one.code]
        thoughts.setdefault(way[0], Thought(way[0], one.visits, one.chance, one.doubt, way))
    return list(thoughts.values()), list(ways[order[0].code])


def _one(job: Job) -> Found:
    game = registry.game(job.game)
    root = state_from_data(job.root)
    heuristics = game.heuristics()
    if heuristics is not None and job.manner.plans:
        plans = Plans(game, heuristics, root, job.seat, job.seed, job.manner, job.gone)
        plans.run(job.simulations, job.seconds)
        arms, ways = plans.arms, [tuple(plan) for plan in plans.plans]
    else:
        search = Search(game, root, job.seat, job.seed, job.manner)
        search.run(job.simulations, job.seconds)
        arms, ways = search.own, [(code,) for code in search.own.codes]
    return Found(ways, arms.visits, arms.values, arms.spread())
