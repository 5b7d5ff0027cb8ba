"""Balance: what a game gives to whom when bots of one strength play it. Seats, openings, options, length, sources of points."""

from __future__ import annotations

import csv
import itertools
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from porphyry.kernel import registry
from porphyry.lab.ladder import wilson
from porphyry.lab.match import Match, Played, play_all

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path


@dataclass
class Study:
    """Many games of one kind."""

    game: str
    bots: list[str]  # one for each seat; they change places from game to game
    games: int
    seed: int = 0
    every_option: bool = False  # play each combination of the rules' options in turn
    options: tuple[tuple[str, str], ...] = ()
    budget_s: float | None = None
    simulations: int | None = None

    def matches(self) -> list[Match]:
        """The games to play."""
        chosen = dict(self.options)
        kinds = [
            [(option.key, value) for value in ([chosen[option.key]] if option.key in chosen else option.values)]
            for option in registry.game(self.game).options
        ]
        variants = list(itertools.product(*kinds)) if self.every_option else [self.options]
        result = []
        for number in range(self.games):
            turn = number % len(self.bots)
            bots = tuple(self.bots[turn:] + self.bots[:turn])
            variant = tuple(variants[number % len(variants)])
            seed = f"balance {self.seed} {number}"
            result.append(Match(self.game, bots, seed, variant, self.budget_s, self.simulations))
        return result


def run(study: Study, processes: int, progress: Callable[[int], None]) -> list[Played]:
    """Play them all."""
    played = []
    for number, game in enumerate(play_all(study.matches(), processes), 1):
        played.append(game)
        progress(number)
    return played


def rows(played: Sequence[Played]) -> list[dict[str, object]]:
    """One row for every seat of every game."""
    rules = sorted({rule for game in played for seat in game.points for rule in seat})
    result: list[dict[str, object]] = []
    for game in played:
        for seat, bot in enumerate(game.bots):
            row: dict[str, object] = {
                "seed": game.seed,
                "seat": seat,
                "bot": bot,
                "place": game.places[seat],
                "won": round(game.share(seat), 4),
                "score": game.scores[seat],
                "decisions": game.plies,
                "reason": game.reason,
                "opening": game.openings[seat],
            }
            row |= {f"option {key}": value for key, value in game.options.items()}
            row |= {f"points {rule}": game.points[seat].get(rule, 0) for rule in rules}
            result.append(row)
    return result


def write(played: Sequence[Played], file: Path) -> None:
    """The rows as CSV."""
    table = rows(played)
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(table[0]))
        writer.writeheader()
        writer.writerows(table)


def report(study: Study, played: Sequence[Played]) -> str:
    """The study as a page."""
    count = len(study.bots)
    totals = sorted(score for game in played for score in game.scores)
    best = sorted(max(game.scores) for game in played)
    plies = sorted(game.plies for game in played)
    lines = [
        f"# Balance: {study.game}, {count} seats, {len(played)} games of {', '.join(study.bots)}",
        "",
        f"Decisions a game: {_spread(plies)}.  ",
        f"Points: {_spread(totals)}.  ",
        f"Best points: {_spread(best)}.  ",
        f"Endings: {', '.join(f'{reason} {number}' for reason, number in Counter(g.reason for g in played).most_common())}.",
        "",
    ]
    lines += _shares("seat", [(str(seat), game.share(seat)) for game in played for seat in range(count)])
    if len(set(study.bots)) > 1:
        lines += _shares("bot", [(game.bots[seat], game.share(seat)) for game in played for seat in range(count)])
    openings = [(game.openings[seat], game.share(seat)) for game in played for seat in range(count)]
    common = {name for name, number in Counter(name for name, _ in openings).most_common(12) if number > 1}
    lines += _shares("opening", [(name if name in common else "any other", share) for name, share in openings])
    for key in played[0].options:
        values = {game.options[key] for game in played}
        if len(values) > 1:
            lines += _by_option(key, played)
    lines += _sources(played, count)
    return "\n".join(lines) + "\n"


def _spread(numbers: Sequence[int]) -> str:
    mean = sum(numbers) / len(numbers)
    at = [numbers[min(len(numbers) - 1, len(numbers) * part // 100)] for part in (5, 25, 50, 75, 95)]
    return f"mean {mean:.1f}; 5 % {at[0]}, 25 % {at[1]}, half {at[2]}, 75 % {at[3]}, 95 % {at[4]}"


def _shares(title: str, found: Iterable[tuple[str, float]]) -> list[str]:
    counts: dict[str, int] = {}
    won: dict[str, float] = {}
    for name, share in found:
        counts[name] = counts.get(name, 0) + 1
        won[name] = won.get(name, 0.0) + share
    lines = [f"| {title} | seats | wins (95 %) |", "|---|---:|---|"]
    for name in (
        sorted(counts, key=lambda one: (-won[one] / counts[one], one)) if title == "opening" else sorted(counts)
    ):
        least, most = wilson(won[name], counts[name])
        lines.append(f"| {name} | {counts[name]} | {won[name] / counts[name]:.0%} ({least:.0%}–{most:.0%}) |")
    return [*lines, ""]


def _by_option(key: str, played: Sequence[Played]) -> list[str]:
    lines = [f"| {key} | games | wins by seat | points | decisions |", "|---|---:|---|---:|---:|"]
    for value in sorted({game.options[key] for game in played}):
        games = [game for game in played if game.options[key] == value]
        seats = range(len(games[0].bots))
        shares = ", ".join(f"{sum(game.share(seat) for game in games) / len(games):.0%}" for seat in seats)
        points = sum(sum(game.scores) for game in games) / len(games) / len(seats)
        plies = sum(game.plies for game in games) / len(games)
        lines.append(f"| {value} | {len(games)} | {shares} | {points:.1f} | {plies:.0f} |")
    return [*lines, ""]


def _sources(played: Sequence[Played], count: int) -> list[str]:
    sums: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for game in played:
        for seat in range(count):
            sums.update(game.points[seat])
            if game.places[seat] == 1:
                winners.update(game.points[seat])
    if not sums:
        return []
    first = sum(game.places.count(1) for game in played)
    lines = ["| points by rule | a seat | a winner |", "|---|---:|---:|"]
    for rule, points in sums.most_common():
        lines.append(f"| {rule} | {points / len(played) / count:.1f} | {winners[rule] / first:.1f} |")
    return [*lines, ""]


def plot(study: Study, played: Sequence[Played], file: Path) -> bool:
    """Draw the distribution of points and the wins by seat; False where there is nothing to draw with."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - only who draws needs the library
    except ImportError:
        return False
    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - after the choice of what to draw on

    count = len(study.bots)
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 3.6))
    left.hist(
        [[score for game in played for score in game.scores], [max(game.scores) for game in played]],
        bins=24,
        label=["all", "best"],
        color=["#b08ea2", "#66023c"],
    )
    left.set_xlabel("points")
    left.legend()
    shares = [sum(game.share(seat) for game in played) / len(played) for seat in range(count)]
    right.bar(range(count), shares, color="#66023c")
    right.axhline(1 / count, color="#999999", linestyle=":")
    right.set_xticks(range(count))
    right.set_xlabel("seat, share of wins")
    figure.suptitle(f"{study.game}: {len(played)} games")
    figure.tight_layout()
    figure.savefig(file, dpi=110)
    plt.close(figure)
    return True
