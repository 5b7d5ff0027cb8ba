"""Balance: what a game gives to whom when bots play it. Seats, openings, options, whatever a game counts, length, sources of points."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel import registry
from porphyry.lab.experiment import play_missing
from porphyry.lab.ladder import wilson
from porphyry.lab.lifts import OPENING, Lift, interval, kinds, lifts
from porphyry.lab.match import Match, Played
from porphyry.lab.tables import write_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from porphyry.lab.tables import Row

SHOWN: Final = 12
"""So many things of a kind stand at each end of a table of the report; lifts.csv has all of them."""
STORIES: Final = 20
"""Games of one seat that are told one by one."""


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

    def plan(self) -> dict[str, Any]:
        """The study as its file keeps it; a player's own data are named, since other cards are another study."""
        options = {"options": dict(self.options)}
        return {"experiment": "balance", **asdict(self), **options, "data": registry.game(self.game).data_name}

    def matches(self) -> list[Match]:
        """The games to play."""
        chosen = dict(self.options)
        variants_of = [
            [(option.key, value) for value in ([chosen[option.key]] if option.key in chosen else option.values)]
            for option in registry.game(self.game).options
        ]
        variants = list(itertools.product(*variants_of)) if self.every_option else [self.options]
        result = []
        for number in range(self.games):
            turn = number % len(self.bots)
            bots = tuple(self.bots[turn:] + self.bots[:turn])
            variant = tuple(variants[number % len(variants)])
            seed = f"balance {self.seed} {number}"
            result.append(Match(self.game, bots, seed, variant, self.budget_s, self.simulations))
        return result


def from_plan(plan: dict[str, Any]) -> Study:
    """A study read from its file."""
    known = {key: value for key, value in plan.items() if key not in ("experiment", "data", "options")}
    return Study(**known, options=tuple(sorted(plan.get("options", {}).items())))


def run(study: Study, folder: Path, processes: int, progress: Callable[[int], None]) -> list[Played]:
    """Play what is missing of it."""
    return play_missing(study.plan(), study.matches(), folder, processes, progress)


def pages(study: Study, played: Sequence[Played], folder: Path, *, parquet: bool = False) -> list[Path]:
    """Write the report, the tables and the drawing; gives what was written."""
    report_file = folder / "report.md"
    report_file.write_text(report(study, played), encoding="utf-8")
    written = [report_file]
    if len(study.bots) == 1:
        stories_file = folder / "stories.md"
        stories_file.write_text(stories(played[:STORIES]), encoding="utf-8")
        written.append(stories_file)
    for name, table in (("seats", seat_rows(played)), ("items", item_rows(played)), ("lifts", lift_rows(played))):
        written += write_table(table, folder / name, parquet=parquet)
    drawing = folder / "balance.png"
    return [*written, drawing] if plot(study, played, drawing) else written


def seat_rows(played: Sequence[Played]) -> list[Row]:
    """One row for every seat of every game."""
    sources = sorted({source for game in played for seat in game.points for source in seat})
    result: list[Row] = []
    for game in played:
        for seat, bot in enumerate(game.bots):
            row: Row = {
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
            row |= {f"outcome {key}": value for key, value in game.details.items()}
            row |= {f"points {source}": game.points[seat].get(source, 0) for source in sources}
            result.append(row)
    return result


def item_rows(played: Sequence[Played]) -> list[Row]:
    """One row for every thing that a seat had, and for everything that came off or failed."""
    result: list[Row] = []
    for game in played:
        for seat, of_kind in enumerate(game.items):
            for kind, items in of_kind.items():
                won = round(game.share(seat), 4)
                result += [{"seed": game.seed, "seat": seat, "kind": kind, "item": item, "won": won} for item in items]
        for kind, group, came_off in game.trials:
            result.append({"seed": game.seed, "seat": -1, "kind": kind, "item": group, "won": float(came_off)})
    return result


def lift_rows(played: Sequence[Played]) -> list[Row]:
    """One row for every thing that some seat had."""
    return [
        {key: round(value, 4) if isinstance(value, float) else value for key, value in asdict(lift).items()}
        for kind in kinds(played)
        for lift in lifts(played, kind)
    ]


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
    if count > 1:
        lines += _shares("seat", [(str(seat), game.share(seat)) for game in played for seat in range(count)])
    if len(set(study.bots)) > 1:
        lines += _shares("bot", [(game.bots[seat], game.share(seat)) for game in played for seat in range(count)])
    for kind in dict.fromkeys(kind for game in played for kind, _, _ in game.trials):
        groups = [(group, float(came_off)) for game in played for of, group, came_off in game.trials if of == kind]
        lines += _shares(kind, [*groups, *(("in all", came_off) for _, came_off in groups)], "number", "share")
    for key in played[0].details:
        lines += _details(key, played)
    for kind in kinds(played):
        lines += _lifts(played, kind)
    for key in played[0].options:
        if len({game.options[key] for game in played}) > 1:
            lines += _by_option(key, played)
    lines += _sources(played, count)
    return "\n".join(lines) + "\n"


def _spread(numbers: Sequence[int]) -> str:
    mean = sum(numbers) / len(numbers)
    at = [numbers[min(len(numbers) - 1, len(numbers) * part // 100)] for part in (5, 25, 50, 75, 95)]
    return f"mean {mean:.1f}; 5 % {at[0]}, 25 % {at[1]}, half {at[2]}, 75 % {at[3]}, 95 % {at[4]}"


def _shares(title: str, found: Iterable[tuple[str, float]], counted: str = "seats", result: str = "wins") -> list[str]:
    by_name: dict[str, list[float]] = {}
    for name, share in found:
        by_name.setdefault(name, []).append(share)
    lines = [f"| {title} | {counted} | {result} (95 %) |", "|---|---:|---|"]
    for name, shares in sorted(by_name.items()):
        least, most = wilson(sum(shares), len(shares))
        lines.append(f"| {name} | {len(shares)} | {sum(shares) / len(shares):.1%} ({least:.1%}–{most:.1%}) |")
    return [*lines, ""]


def _details(key: str, played: Sequence[Played]) -> list[str]:
    """How often each word of the outcome was the answer; a scenario that every game shares is none."""
    words = Counter(game.details.get(key, "–") for game in played)
    if len(words) < 2:
        return []
    lines = [f"| {key} | games | share | points |", "|---|---:|---:|---|"]
    for word in sorted(words, key=lambda one: min(max(g.scores) for g in played if g.details.get(key, "–") == one)):
        games = [game for game in played if game.details.get(key, "–") == word]
        points = [score for game in games for score in game.scores]
        lines.append(f"| {word} | {len(games)} | {len(games) / len(played):.1%} | {min(points)} to {max(points)} |")
    return [*lines, ""]


def _lifts(played: Sequence[Played], kind: str) -> list[str]:
    """The things of a kind at both ends: those whose seats did best, and worst, beyond seats with as many of them."""
    found = lifts(played, kind)
    if kind == OPENING:
        found = [one for one in found if one.seats > 1][:SHOWN]
    if not found:
        return []
    found.sort(key=lambda one: (-one.level, one.item))
    alone = len(played[0].bots) == 1
    lines = [
        f"| {kind} | seats | {'points' if alone else 'wins'} (95 %) | lift | level lift (95 %) |",
        "|---|---:|---|---:|---|",
    ]
    if len(found) <= 2 * SHOWN + 1:
        lines += [_lift_line(one, alone=alone) for one in found]
    else:
        lines += [_lift_line(one, alone=alone) for one in found[:SHOWN]]
        lines.append(f"| … {len(found) - 2 * SHOWN} more | | | | |")
        lines += [_lift_line(one, alone=alone) for one in found[-SHOWN:]]
    return [*lines, ""]


def _lift_line(one: Lift, *, alone: bool) -> str:
    by, sign = (1.0, "") if alone else (100.0, " %")
    result = f"{by * one.result:.1f}{sign} ({by * one.least:.1f}–{by * one.most:.1f})"
    return (
        f"| {one.item} | {one.seats} | {result} | {by * one.lift:+.1f} | {by * one.level:+.1f} ± {by * one.doubt:.1f} |"
    )


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
            for source, points in game.points[seat].items():
                sums[source] += points
                winners[source] += points * (game.places[seat] == 1)
    if not sums:
        return []
    first = max(1, sum(game.places.count(1) for game in played))
    gained = max(1, sum(points for points in sums.values() if points > 0))
    lines = ["| points by source | a seat | a winner | share of all gained |", "|---|---:|---:|---:|"]
    for source, points in sums.most_common():
        share = f"{points / gained:.1%}" if points > 0 else ""
        lines.append(f"| {source} | {points / len(played) / count:.1f} | {winners[source] / first:.1f} | {share} |")
    return [*lines, ""]


def stories(played: Sequence[Played]) -> str:
    """Games of one seat, one line each: how they ended, what came off, and what set each apart from the others."""
    sources = sorted({source for game in played for source in game.points[0]})
    means = {source: sum(game.points[0].get(source, 0) for game in played) / len(played) for source in sources}
    lines = ["| game | points | remembered as | came off | what decided it |", "|---|---:|---|---|---|"]
    for number, game in enumerate(played, 1):
        apart = [(game.points[0].get(source, 0) - means[source], source) for source in sources]
        apart.sort(key=lambda one: -abs(one[0]))
        told = (
            ", ".join(f"{source} {more:+.0f}" for more, source in apart[:2] if abs(more) >= 1)
            or "nothing out of the common"
        )
        groups = dict.fromkeys(group for _, group, _ in game.trials)
        off = ", ".join(
            f"{group} {sum(came for _, of, came in game.trials if of == group)} of "
            f"{sum(of == group for _, of, _ in game.trials)}"
            for group in groups
        )
        ending = next(iter(game.details.values()), game.reason)
        lines.append(f"| {number} | {game.scores[0]} | {ending} | {off} | {told} |")
    usual = ", ".join(f"{source} {mean:+.1f}" for source, mean in sorted(means.items(), key=lambda one: -abs(one[1])))
    return "\n".join([*lines, "", f"The mean game: {usual}.", ""])


def plot(study: Study, played: Sequence[Played], file: Path) -> bool:
    """Draw the distribution of points, the wins by seat and the level lifts; False where there is nothing to draw with."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - only who draws needs the library
    except ImportError:
        return False
    mpl.use("Agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - after the choice of what to draw on

    count = len(study.bots)
    counted = [kind for kind in kinds(played) if kind != OPENING]
    figure, axes = plt.subplots(1, 2 + len(counted), figsize=(5.5 * (2 + len(counted)), 3.6), squeeze=False)
    left, right = axes[0][0], axes[0][1]
    left.hist(
        [[score for game in played for score in game.scores], [max(game.scores) for game in played]],
        bins=24,
        label=["all", "best"],
        color=["#b08ea2", "#66023c"],
    )
    left.set_xlabel("points")
    left.legend()
    shares = [[game.share(seat) for game in played] for seat in range(count)]
    ends = [interval(one, 2) for one in shares]
    means = [sum(one) / len(one) for one in shares]
    gaps = [
        [max(0.0, mean - low) for mean, (low, _) in zip(means, ends, strict=True)],
        [max(0.0, high - mean) for mean, (_, high) in zip(means, ends, strict=True)],
    ]
    right.bar(range(count), means, yerr=gaps, color="#66023c", ecolor="#b08ea2")
    right.axhline(1 / count, color="#999999", linestyle=":")
    right.set_xticks(range(count))
    right.set_xlabel("seat, share of wins, 95 %")
    for at, kind in enumerate(counted, 2):
        found = sorted(lifts(played, kind), key=lambda one: one.level)
        axes[0][at].errorbar(
            [one.level for one in found],
            range(len(found)),
            xerr=[one.doubt for one in found],
            fmt=".",
            color="#66023c",
            ecolor="#b08ea2",
        )
        axes[0][at].axvline(0, color="#999999", linestyle=":")
        axes[0][at].set_yticks([])
        axes[0][at].set_xlabel(f"{kind}: level lift, 95 %")
    figure.suptitle(f"{study.game}: {len(played)} games")
    figure.tight_layout()
    figure.savefig(file, dpi=110)
    plt.close(figure)
    return True
