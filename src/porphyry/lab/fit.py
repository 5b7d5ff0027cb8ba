"""Fit: each seat's chance to win from named numbers of the position, by games of bots.

A plan says who plays which games; positions are taken from them by chance. One game in five is held out: what the weights say of its
positions is the table that is published. The weights are a multinomial logistic regression, a row for each stage of the game.
"""

from __future__ import annotations

import gzip
import json
import random
from dataclasses import asdict, dataclass, field
from math import exp, log, sqrt
from operator import mul
from typing import TYPE_CHECKING, Any, Final

from porphyry.bots.search import shares
from porphyry.kernel import registry
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.judgement import Fitted
from porphyry.kernel.table import new_table
from porphyry.lab.ladder import wilson
from porphyry.lab.match import number, seat_down, seconds_of, work_in_processes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State

USUAL: Final = ("strong", "strong", "strong", "strong", "steady", "steady", "novice")
"""Who plays: mostly those who think, but positions that they would avoid are judged as well."""
HELD_OUT: Final = 5
"""One game in so many is not learnt from."""
DIGITS: Final = 3
"""Of the numbers that are kept."""
LEAST: Final = 1e-6
"""A chance is never thought less likely than this."""
STEPS: Final = 60
"""Of Newton's method, at most."""
ENOUGH: Final = 1e-3
"""A last step that changes no weight by more, where every number spreads by one."""


@dataclass
class Plan:
    """All that decides a fit. Seats draw from `bots`; `whims` are actions in a hundred played at random."""

    game: str
    tables: list[dict[str, Any]]  # seats, games, options
    bots: list[str]
    whims: float = 4.0
    taken: float = 10.0  # quiet positions in a hundred
    ridge: float = 0.003
    guessed: bool = True  # they judge as people guessed; else by the weights that the game has now
    seed: int = 0

    def games(self) -> list[tuple[int, dict[str, str], int]]:
        """Seats, options and number of every game."""
        return [
            (int(table["seats"]), dict(table.get("options", {})), at)
            for table in self.tables
            for at in range(int(table["games"]))
        ]


@dataclass
class Sample:
    """One position, and what came of its game."""

    game: int
    stage: str
    rows: list[list[float]]
    before: list[float]  # chances as they were judged in play
    won: list[float]


@dataclass
class Losses:
    """Mean log-loss over held-out positions of one stage."""

    stage: str
    positions: int
    constant: float
    before: float
    fitted: float


@dataclass
class Found:
    """What a fit brought."""

    plan: Plan
    weights: dict[str, list[float]]
    losses: list[Losses] = field(default_factory=list)


def self_play(plan: Plan, job: tuple[int, dict[str, str], int]) -> list[Sample]:
    """One game, and the positions taken from it."""
    seats, options, at = job
    game = registry.game(plan.game)
    heuristics = game.heuristics()
    if heuristics is None or not heuristics.measures:
        raise PorphyryError(f"{plan.game} names no numbers to fit")
    word = f"fit {plan.seed} {seats} {sorted(options.items())} {at}"
    chooser = random.Random(word)
    table = new_table(game, seats, word, dict(options), salt=b"")
    bots = [seat_down(chooser.choice(plan.bots), plan.game, number(word, seat)) for seat in range(seats)]
    taken: list[Sample] = []
    now = heuristics.fitted
    if plan.guessed:
        heuristics.fitted = None
    while asked := game.deciders(table.state):
        seat = asked[0]
        if heuristics.is_quiet(table.state) and chooser.random() < plan.taken / 100 and heuristics.stage(table.state):
            taken.append(_sample(game, table.state, at))
        whim = chooser.random() < plan.whims / 100
        action = chooser.choice(table.legal(seat)) if whim else bots[seat].choose(table, seat)
        table.play_code(action.code, seat)
    heuristics.fitted = now
    won = shares(game, table.state)
    for one in taken:
        one.won = won
    return taken


def _sample(game: Game, s: State, at: int) -> Sample:
    heuristics = game.heuristics()
    assert heuristics is not None
    rows = [[round(one, DIGITS) for one in row] for row in heuristics.measured(s)]
    return Sample(at, heuristics.stage(s), rows, [round(one, 4) for one in heuristics.value(s)], [])


def play(plan: Plan, folder: Path, processes: int, progress: Callable[[int], None]) -> list[Sample]:
    """Play what is missing; positions of all games, also of earlier runs of the same plan, come back."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "experiment.json"
    whole = {"experiment": "fit", **asdict(plan)}
    if file.is_file() and json.loads(file.read_text(encoding="utf-8")) != whole:
        raise PorphyryError(f"{folder} holds another experiment: choose another folder with --out")
    file.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    log = folder / "positions.jsonl.gz"
    jobs = plan.games()
    kept = list(read(log))
    progress(len(kept))
    with gzip.open(log, "wt", compresslevel=6, encoding="utf-8") as out:  # anew: the last line may have been cut short
        for samples in kept:
            out.write(_line_of(samples))
        for samples in work_in_processes(_Player(plan), jobs[len(kept) :], processes):
            out.write(_line_of(samples))
            kept.append(samples)
            progress(len(kept))
    return [one for samples in kept for one in samples]


def _line_of(samples: Sequence[Sample]) -> str:
    return json.dumps([asdict(one) for one in samples], separators=(",", ":")) + "\n"


class _Player:
    """`self_play` with its plan, for other processes."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, job: tuple[int, dict[str, str], int]) -> list[Sample]:
        return self_play(self.plan, job)


def read(log: Path) -> Iterator[list[Sample]]:
    """The positions of each game in a file; what was cut short by a stop is left out."""
    if not log.is_file():
        return
    with gzip.open(log, "rt", encoding="utf-8") as lines:
        try:
            for line in lines:
                yield [Sample(**one) for one in json.loads(line)]
        except (EOFError, ValueError):
            return


def learn(samples: Sequence[Sample], ridge: float, processes: int = 1) -> tuple[dict[str, list[float]], list[Losses]]:
    """Weights for every stage, and what they say of positions that they were not learnt from."""
    stages = sorted({one.stage for one in samples})
    parts = [[one for one in samples if one.stage == stage] for stage in stages]
    found = list(work_in_processes(_Learner(ridge), parts, processes))
    return {stage: weights for stage, (weights, _) in zip(stages, found, strict=True)}, [losses for _, losses in found]


class _Learner:
    """`learn_stage` with its ridge, for other processes."""

    def __init__(self, ridge: float) -> None:
        self.ridge = ridge

    def __call__(self, samples: Sequence[Sample]) -> tuple[list[float], Losses]:
        return learn_stage(samples, self.ridge)


def learn_stage(samples: Sequence[Sample], ridge: float) -> tuple[list[float], Losses]:
    """The weights of one stage."""
    stage = samples[0].stage
    known = [one for one in samples if one.game % HELD_OUT]
    unknown = [one for one in samples if not one.game % HELD_OUT]
    if not known or not unknown:
        raise PorphyryError(f"{stage}: too few games for a fit")
    weights = regression([one.rows for one in known], [one.won for one in known], ridge)
    fitted = Fitted({stage: weights})
    return weights, Losses(
        stage,
        len(unknown),
        _loss(unknown, [mean_share(known)] * len(unknown)),
        _loss(unknown, [one.before for one in unknown]),
        _loss(unknown, [fitted.chances(stage, one.rows) for one in unknown]),
    )


def mean_share(samples: Sequence[Sample]) -> list[float]:
    """What each seat wins on the whole: the best that can be said without a look at the position."""
    seats = len(samples[0].won)
    return [sum(one.won[seat] for one in samples) / len(samples) for seat in range(seats)]


def _loss(samples: Sequence[Sample], said: Sequence[Sequence[float]]) -> float:
    total = 0.0
    for one, chances in zip(samples, said, strict=True):
        total -= sum(won * log(max(LEAST, chance)) for won, chance in zip(one.won, chances, strict=True) if won)
    return total / len(samples)


def regression(rows: Sequence[Sequence[Sequence[float]]], won: Sequence[Sequence[float]], ridge: float) -> list[float]:
    """Weights of the numbers, by Newton's method; each is held down in proportion to how far its number spreads."""
    size = len(rows[0][0])
    centred = [[_minus(row, mean) for row in seats] for seats in rows if (mean := _mean(seats))]
    count = sum(len(seats) for seats in centred)
    spread = [sqrt(sum(row[at] ** 2 for seats in centred for row in seats) / count) for at in range(size)]
    used = [at for at in range(size) if spread[at] > LEAST]  # what is the same for all seats tells nothing
    scaled = [[[row[at] / spread[at] for at in used] for row in seats] for seats in centred]
    weights = [0.0] * len(used)
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(scaled, won, weights)
        for at, weight in enumerate(weights):
            slope[at] = slope[at] / len(rows) - ridge * weight
            bend[at] = [one / len(rows) for one in bend[at]]
            bend[at][at] += ridge
        change = solved(bend, slope)
        weights = [one + more for one, more in zip(weights, change, strict=True)]
        if max(map(abs, change), default=0.0) < ENOUGH:
            break
    result = [0.0] * size
    for at, weight in zip(used, weights, strict=True):
        result[at] = weight / spread[at]
    return result


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _minus(row: Sequence[float], other: Sequence[float]) -> list[float]:
    return [one - less for one, less in zip(row, other, strict=True)]


def _slope_and_bend(
    rows: Sequence[Sequence[Sequence[float]]], won: Sequence[Sequence[float]], weights: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """First and second derivatives of the log-likelihood, the second with its sign turned."""
    size = len(weights)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for seats, result in zip(rows, won, strict=True):
        sums = [sum(map(mul, weights, row)) for row in seats]
        powers = [exp(one - max(sums)) for one in sums]
        chances = [one / sum(powers) for one in powers]
        mean = [sum(map(mul, chances, column)) for column in zip(*seats, strict=True)]
        for row, chance, share in zip(seats, chances, result, strict=True):
            less = share - chance
            away = _minus(row, mean)
            for at in range(size):
                slope[at] += less * row[at]
                part = chance * away[at]
                line = bend[at]
                for to in range(at + 1):
                    line[to] += part * away[to]
    for at in range(size):
        for to in range(at):
            bend[to][at] = bend[at][to]
    return slope, bend


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by Gauss."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda one: abs(rows[one][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [one - factor * upper for one, upper in zip(rows[below], rows[at], strict=True)]
    result = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][to] * result[to] for to in range(at + 1, size))
        result[at] = (rows[at][size] - known) / rows[at][at]
    return result


def table(losses: Sequence[Losses]) -> str:
    """What is published: the loss by stage, of a constant, of the judgement that played, and of the fit; by seats in the last lines."""
    lines = ["| stage | positions | constant | before | fitted |", "|---|---:|---:|---:|---:|"]
    groups: dict[str, list[Losses]] = {}
    for one in losses:
        groups.setdefault(one.stage.partition("-")[0], []).append(one)
        lines.append(_line(one))
    for key, parts in groups.items():
        if len(parts) > 1:
            lines.append(_line(whole(key, parts)))
    return "\n".join(lines)


def _line(one: Losses) -> str:
    return f"| {one.stage} | {one.positions} | {one.constant:.3f} | {one.before:.3f} | {one.fitted:.3f} |"


def whole(name: str, parts: Sequence[Losses]) -> Losses:
    """Stages together."""
    count = sum(one.positions for one in parts)

    def mean(of: Callable[[Losses], float]) -> float:
        return sum(of(one) * one.positions for one in parts) / count

    return Losses(
        f"{name}: all",
        count,
        mean(lambda one: one.constant),
        mean(lambda one: one.before),
        mean(lambda one: one.fitted),
    )


@dataclass
class Gate:
    """Games of the new judgement, in one seat, against the guess in all others."""

    seats: int
    games: int
    won: float
    level: str


def gate(plan: Plan, weights: dict[str, list[float]], level: str, games: int, processes: int) -> list[Gate]:
    """For each table of the plan: the lone seat goes round, and a seed is played once from every seat."""
    result = []
    for table in plan.tables:
        seats = int(table["seats"])
        duels = [_Duel(plan, dict(table.get("options", {})), weights, level, seats, at) for at in range(games)]
        result.append(Gate(seats, games, sum(work_in_processes(_fight, duels, processes)), level))
    return result


@dataclass
class _Duel:
    plan: Plan
    options: dict[str, str]
    weights: dict[str, list[float]]
    level: str
    seats: int
    number: int


def _fight(duel: _Duel) -> float:
    game = registry.game(duel.plan.game)
    heuristics = game.heuristics()
    assert heuristics is not None
    lone = duel.number % duel.seats
    word = f"gate {duel.plan.seed} {duel.seats} {duel.number // duel.seats}"
    table = new_table(game, duel.seats, word, dict(duel.options), salt=b"")
    bots = [seat_down(duel.level, duel.plan.game, number(word, seat)) for seat in range(duel.seats)]
    own = Fitted(duel.weights)
    before = heuristics.fitted
    while asked := game.deciders(table.state):
        seat = asked[0]
        heuristics.fitted = own if seat == lone else None
        table.play_code(bots[seat].choose(table, seat, seconds_of(duel.level)).code, seat)
    heuristics.fitted = before
    return shares(game, table.state)[lone]


def gates_table(gates: Sequence[Gate]) -> str:
    """What the gates showed."""
    lines = ["| seats | both as | games | won by the fit (95 %) | fair |", "|---|---|---:|---|---:|"]
    for one in gates:
        low, high = wilson(one.won, one.games)
        share = f"{one.won / one.games:.0%} ({low:.0%}–{high:.0%})"
        lines.append(f"| {one.seats} | {one.level} | {one.games} | {share} | {1 / one.seats:.0%} |")
    return "\n".join(lines)


def data_file(found: Found) -> str:
    """The weights as the game reads them, with where they come from."""
    game = registry.game(found.plan.game)
    heuristics = game.heuristics()
    assert heuristics is not None
    lines = [
        "# Weights of the judgement, found by games of bots: not to be changed by hand.",
        "[about]",
        f'made_by = "porphyry lab fit {found.plan.game}"',
        f"plan = '{json.dumps(asdict(found.plan))}'",
        f"rules_version = {game.rules_version}",
        f"games = {len(found.plan.games())}",
        "",
        "# Mean log-loss over held-out games: of a constant, of the judgement that played them, of these weights.",
    ]
    for one in found.losses:
        lines.append(f'[held-out."{one.stage}"]')
        lines.append(f"positions = {one.positions}")
        lines.append(f"constant = {one.constant:.4f}")
        lines.append(f"before = {one.before:.4f}")
        lines.append(f"fitted = {one.fitted:.4f}")
    for stage, row in found.weights.items():
        lines.append("")
        lines.append(f'[stage."{stage}"]')
        lines += [f"{name} = {weight:.5g}" for name, weight in zip(heuristics.measures, row, strict=True)]
    return "\n".join(lines) + "\n"
