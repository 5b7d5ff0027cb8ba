"""The ladder: how much better one level is than another, by games that can be played again.

Every pair of levels meets. One seat plays the higher level, all other seats the lower one, and the lone seat goes round the table, so no
chair favours anybody. What is played is kept line by line; the same command goes on where it was stopped.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.errors import PorphyryError
from porphyry.lab.experiment import play_missing
from porphyry.lab.match import Match, Played

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

SURE: Final = 1.959964  # a 95 % interval, in standard deviations


@dataclass
class Experiment:
    """All that decides the outcome of a ladder."""

    game: str
    seats: int
    levels: list[str]  # the weakest first
    games: int  # for each pair
    seed: int = 0
    neighbours: bool = False  # only levels next to each other meet
    options: dict[str, str] = field(default_factory=dict)
    budget_s: float | None = None
    simulations: int | None = None

    def matches(self) -> list[Match]:
        """The games to play, in an order that lets all pairs grow together."""
        pairs = list(combinations(range(len(self.levels)), 2))
        if self.neighbours:
            pairs = [(low, high) for low, high in pairs if high == low + 1]
        result = []
        for number in range(self.games):
            for low, high in pairs:
                bots = [self.levels[low]] * self.seats
                bots[number % self.seats] = self.levels[high]
                seed = f"ladder {self.seed} {self.levels[low]} {self.levels[high]} {number}"
                chosen = tuple(sorted(self.options.items()))
                result.append(Match(self.game, tuple(bots), seed, chosen, self.budget_s, self.simulations))
        return result


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(end, 2) for end in wilson(50, 100)]
    [0.4, 0.6]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Pair:
    """What one level does against another."""

    high: str
    low: str
    seats: int
    games: int = 0
    won: float = 0.0
    scores: list[int] = field(default_factory=list)
    other_scores: list[int] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Of the games, those the higher level won."""
        return self.won / self.games

    @property
    def goal(self) -> float:
        """What a level above should reach: 70 % of two seats, 1.6 times the fair share of more."""
        return 0.7 if self.seats == 2 else 1.6 / self.seats

    def verdict(self) -> str:
        """Is it above the goal, below it, or not yet known?"""
        least, most = wilson(self.won, self.games)
        if least >= self.goal:
            return "reached"
        return "missed" if most < self.goal else "open"


@dataclass
class Rating:
    """A level's strength by openskill: where it lies, and how sure that is."""

    level: str
    games: int
    mu: float
    sigma: float
    ms: float  # thinking for one decision


def pairs(played: Sequence[Played], levels: Sequence[str], seats: int) -> list[Pair]:
    """The games by pair, in the order of the levels."""
    found: dict[tuple[str, str], Pair] = {}
    for game in played:
        lone = next(
            seat for seat in range(seats) if game.bots.count(game.bots[seat]) == 1 and _is_high(game, seat, levels)
        )
        high, low = game.bots[lone], next(one for seat, one in enumerate(game.bots) if seat != lone)
        pair = found.setdefault((low, high), Pair(high, low, seats))
        pair.games += 1
        pair.won += game.share(lone)
        pair.scores.append(game.scores[lone])
        pair.other_scores += [score for seat, score in enumerate(game.scores) if seat != lone]
    return [found[low, high] for low, high in combinations(levels, 2) if (low, high) in found]


def _is_high(game: Played, seat: int, levels: Sequence[str]) -> bool:
    return all(levels.index(game.bots[seat]) >= levels.index(other) for other in game.bots)


def ratings(played: Sequence[Played], levels: Sequence[str]) -> list[Rating]:
    """Plackett-Luce ratings over all games; seats of the same level at one table share their news."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only who rates needs the library
    except ImportError as error:
        raise PorphyryError("ratings need openskill: install porphyry[lab]") from error
    model = PlackettLuce()
    kept = dict.fromkeys(levels, (model.mu, model.sigma))
    for game in played:
        teams = [[model.rating(*kept[level])] for level in game.bots]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for level in set(game.bots):
            news = [after[seat][0] for seat in range(len(game.bots)) if game.bots[seat] == level]
            kept[level] = (sum(one.mu for one in news) / len(news), sum(one.sigma for one in news) / len(news))
    result = []
    for level in levels:
        seats = [(game, seat) for game in played for seat, one in enumerate(game.bots) if one == level]
        thought = sum(game.thinking[seat] for game, seat in seats)
        chosen = sum(game.choices[seat] for game, seat in seats)
        count = sum(level in game.bots for game in played)
        result.append(Rating(level, count, *kept[level], 1000 * thought / max(1, chosen)))
    return result


def run(experiment: Experiment, folder: Path, processes: int, progress: Callable[[int], None]) -> list[Played]:
    """Play what is missing; everything played so far, also by earlier runs, comes back."""
    plan = {"experiment": "ladder", **asdict(experiment)}
    return play_missing(plan, experiment.matches(), folder, processes, progress)


def report(experiment: Experiment, played: Sequence[Played]) -> str:
    """The ladder as a page: who beats whom, ratings, and the goal of each step."""
    lines = [
        f"# Ladder: {experiment.game}, {experiment.seats} seats",
        "",
        f"Levels {', '.join(experiment.levels)}; {len(played)} games, seed {experiment.seed}; {_budget(experiment)}.",
        "One seat of the higher level against the lower level in all others; the seat goes round.",
        "",
        "| higher | lower | games | wins of the higher (95 %) | fair | mean points | goal | verdict |",
        "|---|---|---:|---|---:|---|---:|---|",
    ]
    for pair in pairs(played, experiment.levels, experiment.seats):
        least, most = wilson(pair.won, pair.games)
        goal = (
            f"{pair.goal:.0%}" if experiment.levels.index(pair.high) - experiment.levels.index(pair.low) == 1 else "–"
        )
        lines.append(
            f"| {pair.high} | {pair.low} | {pair.games} | {pair.share:.0%} ({least:.0%}–{most:.0%}) | {1 / pair.seats:.0%} "
            f"| {_mean(pair.scores):.1f} : {_mean(pair.other_scores):.1f} | {goal} | {pair.verdict() if goal != '–' else '–'} |"
        )
    lines += ["", "| level | games | rating (95 %) | ms a decision |", "|---|---:|---|---:|"]
    for rating in ratings(played, experiment.levels):
        lines.append(
            f"| {rating.level} | {rating.games} | {rating.mu:.1f} ± {SURE * rating.sigma:.1f} | {rating.ms:.1f} |"
        )
    return "\n".join(lines) + "\n"


def _budget(experiment: Experiment) -> str:
    if experiment.simulations is not None:
        return f"{experiment.simulations} simulations a decision"
    return f"{experiment.budget_s} s a decision" if experiment.budget_s is not None else "each level's own budget"


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def plot(experiment: Experiment, played: Sequence[Played], file: Path) -> bool:
    """Draw ratings and shares; False where there is nothing to draw with."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - only who draws needs the library
    except ImportError:
        return False
    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - after the choice of what to draw on

    rated = ratings(played, experiment.levels)
    met = pairs(played, experiment.levels, experiment.seats)
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 1.6 + 0.42 * max(len(rated), len(met))))
    places = list(range(len(rated)))
    left.errorbar([one.mu for one in rated], places, xerr=[SURE * one.sigma for one in rated], fmt="o", color="#66023c")
    left.set_yticks(places, [one.level for one in rated])
    left.set_xlabel("rating, 95 %")
    shares = [one.share for one in met]
    ends = [wilson(one.won, one.games) for one in met]
    gaps = [
        [share - low for share, (low, _) in zip(shares, ends, strict=True)],
        [high - share for share, (_, high) in zip(shares, ends, strict=True)],
    ]
    rows = list(range(len(met)))
    right.errorbar(shares, rows, xerr=gaps, fmt="o", color="#66023c")
    right.axvline(1 / experiment.seats, color="#999999", linestyle=":")
    right.set_yticks(rows, [f"{one.high} v {one.low}" for one in met])
    right.set_xlim(-0.02, 1.02)
    right.set_xlabel("share of wins, 95 % (dotted: fair)")
    figure.suptitle(f"{experiment.game}, {experiment.seats} seats, {len(played)} games")
    figure.tight_layout()
    figure.savefig(file, dpi=110)
    plt.close(figure)
    return True


def pages(experiment: Experiment, played: Sequence[Played], folder: Path) -> dict[str, Any]:
    """Write report.md and ladder.png; says what was written."""
    text = report(experiment, played)
    (folder / "report.md").write_text(text, encoding="utf-8")
    drawn = plot(experiment, played, folder / "ladder.png")
    return {"report": text, "plot": drawn}
