"""Surveys: many studies of balance from one file, played side by side, and one page that reports on them all.

A plan names the studies. Every study gets its share of the time from the beginning, so a survey that is stopped has some games of each;
the same command goes on where it was. Every game is kept as a line, with the name of its study.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import time
import tomllib
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel import registry
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.table import checked_options
from porphyry.lab.balance import Study
from porphyry.lab.ladder import wilson
from porphyry.lab.lifts import OPENING, kinds, lifts
from porphyry.lab.match import Match, Played, play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from concurrent.futures import Future
    from pathlib import Path

FEWEST: Final = 30
"""A thing that fewer seats had is not compared."""
GRACE: Final = 45.0
"""Seconds that games in hand may still take once the time is over: the long ones should not be missing more often than the short."""
SHOWN: Final = 6
"""So many things of a kind are named, and so many readings."""


@dataclass
class Part:
    """One study of a survey."""

    name: str
    study: Study
    chapter: str = ""
    mixed: bool = False  # every game draws its rules' options by chance
    other: str = ""  # the reading that sets it apart from the study it is compared with
    beside: Part | None = None  # that study
    played: list[Played] = field(default_factory=list)

    def matches(self) -> list[Match]:
        """Its games, in order."""
        matches = self.study.matches()
        return [self._mix(match) for match in matches] if self.mixed else matches

    def _mix(self, match: Match) -> Match:
        """The same game with readings drawn by its seed; options that the study fixes stay."""
        fixed = dict(match.options)
        draw = random.Random(match.seed)
        mixed = {one.key: fixed.get(one.key, draw.choice(one.values)) for one in registry.game(match.game).options}
        return Match(match.game, match.bots, match.seed, tuple(mixed.items()), match.budget_s, match.simulations)


def read(file: Path) -> list[Part]:
    """The studies of a plan, a TOML file with a table [[study]] for each.

    A list of scenarios or levels makes one of each; ``others`` makes one more for each of its readings, the same seeds, compared.
    """
    try:
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["study"]
    except (OSError, ValueError, KeyError) as error:
        raise Unreadable(str(file), "a plan of studies, as experiments/balance.toml") from error
    parts = []
    for row in rows:
        options = {key: str(value) for key, value in row.get("options", {}).items()}
        for seats in row["seats"]:
            game = registry.game(row["game"])
            values = row.get("each", {"": [""]})
            key, several = next(iter(values.items()))
            for value in several:
                as_usual = options | ({key: value} if key else {})
                beside: Part | None = None
                for other, reading in [("", ""), *row.get("others", {}).items()]:
                    chosen = as_usual | ({other: reading} if other else {})
                    checked = checked_options(game, chosen)
                    study = Study(
                        row["game"], [row["bots"]] * seats, row["games"], row.get("seed", 1),
                        options=tuple((one, checked[one]) for one in sorted(chosen)), simulations=row.get("simulations"),
                    )  # fmt: skip
                    said = " ".join(f"{one}={chosen[one]}" for one in chosen if one != "scenario")
                    name = " ".join(filter(None, (chosen.get("scenario"), row["bots"], f"{seats}", said)))
                    name = f"{row['game']} {name}" + (" mixed" if row.get("mixed") else "")
                    part = Part(name, study, row.get("chapter", row["game"]), bool(row.get("mixed")), other, beside)
                    parts.append(part)
                    beside = beside or part
    names = Counter(part.name for part in parts)
    if twice := [name for name, number in names.items() if number > 1]:
        raise Unreadable(str(file), f"every study once; {twice[0]} stands there twice")
    return parts


def run(parts: Sequence[Part], log: Path, processes: int, seconds: float, progress: Callable[[int], None]) -> int:
    """Play what is missing, as long as there is time; gives how many games are still missing."""
    log.parent.mkdir(parents=True, exist_ok=True)
    by_name = {part.name: part for part in parts}
    done: dict[tuple[str, str], Played] = {}
    for name, game in _read_games(log):
        done[name, game.seed] = game
    queue: list[tuple[float, str, Match]] = []
    for part in parts:
        matches = part.matches()
        for number, match in enumerate(matches):
            if (known := done.get((part.name, match.seed))) is not None:
                part.played.append(known)
            else:
                queue.append((number / len(matches), part.name, match))
    queue.sort(key=lambda one: one[0])
    progress(sum(len(part.played) for part in parts))
    ends = time.monotonic() + seconds
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in ways else None)
    waiting = iter(queue)
    left = len(queue)
    with log.open("a", encoding="utf-8") as out, ProcessPoolExecutor(processes, mp_context=context) as pool:
        running: dict[Future[Played], str] = {}
        while True:
            while len(running) < processes and time.monotonic() < ends and (task := next(waiting, None)) is not None:
                running[pool.submit(play, task[2])] = task[1]
            if not running:
                break
            finished, _ = wait(running, timeout=max(0.1, ends + GRACE - time.monotonic()), return_when=FIRST_COMPLETED)
            for future in finished:
                name, game = running.pop(future), future.result()
                by_name[name].played.append(game)
                out.write(json.dumps({"study": name, **game.to_data()}) + "\n")
                out.flush()
                left -= 1
            progress(sum(len(part.played) for part in parts))
            if time.monotonic() >= ends + GRACE:
                for process in list(pool._processes.values()):
                    process.terminate()
                break
    return left


def _read_games(log: Path) -> Iterable[tuple[str, Played]]:
    if not log.is_file():
        return
    for line in log.read_text(encoding="utf-8").splitlines():
        try:
            row = json.loads(line)
            yield row.pop("study"), Played(**row)
        except (ValueError, KeyError, TypeError):  # a last line cut short by a stop
            continue


def figures(part: Part) -> dict[str, Any]:
    """The results of a study, in numbers."""
    games = part.played
    seats = len(part.study.bots)
    result: dict[str, Any] = {
        "name": part.name, "chapter": part.chapter, "game": part.study.game, "bots": part.study.bots,
        "options": dict(part.study.options), "games": len(games), "asked": part.study.games,
    }  # fmt: skip
    if not games:
        return result
    shares = [sum(game.share(seat) for game in games) for seat in range(seats)]
    result["wins"] = [[_round(won / len(games)), *map(_round, wilson(won, len(games)))] for won in shares]
    result["most"] = _round(max(shares) / len(games) * seats)
    result["shared"] = _share([game.places.count(1) > 1 for game in games])
    result["decisions"] = median(game.plies for game in games)
    result["points"] = _round(sum(sum(game.scores) for game in games) / len(games) / seats, 1)
    result["best"] = _round(sum(max(game.scores) for game in games) / len(games), 1)
    result["endings"] = _words(game.reason for game in games)
    _details(games, result)
    result["trials"] = _came_off(games)
    sums: Counter[str] = Counter()
    for game in games:
        for of_seat in game.points:
            sums.update(of_seat)
    gained = sum(points for points in sums.values() if points > 0)
    result["sources"] = {
        source: [_round(points / len(games) / seats, 1), _round(points / gained) if points > 0 else 0.0]
        for source, points in sums.most_common()
    }
    result["things"] = {}
    for kind in kinds(games):
        if kind == OPENING:
            continue
        found = lifts(games, kind)
        often = sorted((one for one in found if one.seats >= FEWEST), key=lambda one: -one.level)
        result["things"][kind] = {
            "different": len(found),
            "all": sorted(one.item for one in found),
            "seats": {one.item: one.seats for one in found},
            "best": [[one.item, one.seats, _round(one.level), _round(one.doubt)] for one in often[:SHOWN]],
            "worst": [[one.item, one.seats, _round(one.level), _round(one.doubt)] for one in often[-SHOWN:][::-1]],
        }
    if part.mixed:
        result["readings"] = _readings(part)
    if part.beside is not None:
        result["compared"] = _compared(part, part.beside)
    return result


def _compared(part: Part, beside: Part) -> dict[str, Any]:
    """What another reading did to games of the same seeds: how many went otherwise, how many had another winner, and who won."""
    before = {game.seed: game for game in beside.played}
    both = [(before[game.seed], game) for game in part.played if game.seed in before]
    option = next(one for one in registry.game(part.study.game).options if one.key == part.other)
    return {
        "key": part.other,
        "rule": option.rule,
        "default": option.values[0],
        "other": dict(part.study.options)[part.other],
        "games": len(both),
        "otherwise": sum(_course(one) != _course(two) for one, two in both),
        "winners": sum(one.places != two.places for one, two in both),
        "wins": [_share_of([game.share(0) for game in games]) for games in zip(*both, strict=True)],
        "decisions": [median(game.plies for game in games) for games in zip(*both, strict=True)],
    }


def _course(game: Played) -> tuple[Any, ...]:
    """What tells one game from another that began alike."""
    return game.plies, game.choices, game.places, game.scores, game.reason, game.points, game.details


def _details(games: Sequence[Played], result: dict[str, Any]) -> None:
    """What else the outcomes tell: numbers by their median, words by how often they occur."""
    for key in dict.fromkeys(key for game in games for key in game.details):
        words = [game.details.get(key, "–") for game in games]
        numbers = [int(word) for word in words if word.lstrip("-").isdigit()]
        if len(numbers) == len(words):
            result.setdefault("numbers", {})[key] = [
                _round(sum(numbers) / len(numbers), 1), median(numbers), max(numbers)
            ]  # fmt: skip
        elif len(set(words)) > 1 and not words[0].startswith("["):
            result.setdefault("outcomes", {})[key] = _words(words)


def _came_off(games: Sequence[Played]) -> dict[str, dict[str, list[float]]]:
    """What was tried, by kind and group: how often, and how often it succeeded."""
    trials: dict[str, dict[str, list[bool]]] = {}
    for game in games:
        for kind, group, came_off in game.trials:
            for one in (group, "in all"):
                trials.setdefault(kind, {}).setdefault(one, []).append(came_off)
    return {kind: {one: _share(came) for one, came in sorted(groups.items())} for kind, groups in trials.items()}


def _readings(part: Part) -> dict[str, dict[str, list[float]]]:
    """Each value of each option: how many games had it, and the first seat's share with its interval."""
    result: dict[str, dict[str, list[float]]] = {}
    fixed = dict(part.study.options)
    for option in registry.game(part.study.game).options:
        if option.key in fixed:
            continue
        for value in option.values:
            games = [game for game in part.played if game.options.get(option.key) == value]
            if games:
                result.setdefault(option.key, {})[value] = [len(games), *_share_of([g.share(0) for g in games])]
    return result


def _share(came: Sequence[bool]) -> list[float]:
    return [len(came), *_share_of([float(one) for one in came])]


def _share_of(shares: Sequence[float]) -> list[float]:
    won = sum(shares)
    return [_round(won / len(shares)), *map(_round, wilson(won, len(shares)))]


def _words(words: Iterable[str]) -> dict[str, list[float]]:
    counted = Counter(words)
    games = sum(counted.values())
    return {
        word: [number, _round(number / games), *map(_round, wilson(number, games))]
        for word, number in counted.most_common()
    }


def _round(number: float, digits: int = 4) -> float:
    return round(number, digits)


# ---------------------------------------------------------------- the page


def page(parts: Sequence[Part], command: str) -> str:
    """The survey as a page of docs: a table of every chapter, then what the games count of themselves; or what other readings do."""
    comparing = any(part.beside for part in parts)
    said = [
        "Every row is the same games, seed by seed, once with the reading that is played and once with the other one.",
        "*Otherwise* is how many games took another course, and *winner* how many of them ended otherwise.",
    ] if comparing else ["*Most* is the best seat's share against a fair one."]  # fmt: skip
    lines = [
        "# Readings, compared" if comparing else "# Balance, measured",
        "",
        f"This page is written by `{command}`; what it says is never edited by hand.",
        "Shares of wins with 95 % intervals; a shared win counts in parts.",
        *said,
        "Rules versions: " + ", ".join(
            f"{game} {registry.game(game).rules_version}" for game in dict.fromkeys(part.study.game for part in parts)
        ) + ".",
        "",
    ]  # fmt: skip
    for chapter in dict.fromkeys(part.chapter for part in parts):
        found = [figures(part) for part in parts if part.chapter == chapter and part.played]
        if found:
            told = _comparison(found) if any("compared" in row for row in found) else _chapter(found)
            lines += [f"## {chapter[:1].upper()}{chapter[1:]}", "", *told]
    return "\n".join(lines).rstrip("\n") + "\n"


def _chapter(found: Sequence[dict[str, Any]]) -> list[str]:
    lines = ["| study | games | wins by seat (95 %) | most | shared | decisions |", "|---|--:|---|--:|--:|--:|"]
    alone = len(found[0]["bots"]) == 1
    if alone:
        lines = ["| study | games | points | decisions |", "|---|--:|--:|--:|"]
    for row in found:
        start = f"| {_title(row)} | {row['games']} | "
        if alone:
            lines.append(start + f"{row['points']:.1f} | {row['decisions']:.0f} |")
            continue
        wins = ", ".join(f"{_percent(one[0])} ({_ends(one)})" for one in row["wins"])
        lines.append(start + f"{wins} | {row['most']:.2f} | {_percent(row['shared'][1])} | {row['decisions']:.0f} |")
    lines.append("")
    lines += _outcomes(found)
    lines += _numbers(found)
    lines += _trials(found)
    lines += _source_table(found)
    lines += _things(found)
    return [*lines, *_reading_table(found)]


def _comparison(found: Sequence[dict[str, Any]]) -> list[str]:
    """Each other reading beside the one that is played."""
    lines = [
        "| option | rule | played | other | at | games | otherwise | winner | first seat wins: played, other | decisions |",
        "|---|---|---|---|---|--:|--:|--:|---|--:|",
    ]
    of_option = sorted(
        (row for row in found if row.get("compared", {}).get("games")), key=lambda row: row["compared"]["key"]
    )
    for row in of_option:
        one = row["compared"]
        at = row["options"].get("scenario", f"{len(row['bots'])} seats")
        wins = ", ".join(f"{_percent(share[0])} ({_ends(share)})" for share in one["wins"])
        decisions = " → ".join(f"{number:.0f}" for number in one["decisions"])
        lines.append(
            f"| `{one['key']}` | {one['rule']} | {one['default']} | {one['other']} | {at} | {one['games']} | "
            f"{_percent(one['otherwise'] / one['games'])} | {_percent(one['winners'] / one['games'])} | {wins} | {decisions} |"
        )
    return [*lines, ""]


def _title(row: dict[str, Any]) -> str:
    return str(row["name"]).partition(" ")[2]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _ends(one: Sequence[float]) -> str:
    return f"{100 * one[-2]:.0f}–{100 * one[-1]:.0f}"


def _grid(title: str, found: Sequence[dict[str, Any]], rows: dict[str, list[str]]) -> list[str]:
    """A table with a study in every column."""
    if not rows:
        return []
    lines = [f"| {title} | " + " | ".join(_title(row) for row in found) + " |", "|---|" + "---|" * len(found)]
    lines += [f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows.items()]
    return [*lines, ""]


def _outcomes(found: Sequence[dict[str, Any]]) -> list[str]:
    lines: list[str] = []
    tables: dict[str, list[dict[str, list[float]]]] = {}
    if any(len(row["endings"]) > 1 for row in found):
        tables["ended by"] = [row["endings"] for row in found]
    for key in dict.fromkeys(key for row in found for key in row.get("outcomes", {})):
        tables[key] = [row.get("outcomes", {}).get(key, {}) for row in found]
    for key, columns in tables.items():
        words = dict.fromkeys(word for column in columns for word in column)
        cells = {word: [_outcome(column.get(word)) for column in columns] for word in words}
        lines += _grid(key, found, cells)
    return lines


def _outcome(one: Sequence[float] | None) -> str:
    return f"{_percent(one[1])} ({_ends(one)})" if one else "0 %"


def _numbers(found: Sequence[dict[str, Any]]) -> list[str]:
    keys = dict.fromkeys(key for row in found for key in row.get("numbers", {}))
    rows = {}
    for key in keys:
        of_key = [row.get("numbers", {}).get(key) for row in found]
        rows[f"{key}: mean, half, most"] = [f"{one[0]:.1f}, {one[1]:.0f}, {one[2]}" if one else "" for one in of_key]
    return _grid("number", found, rows)


def _trials(found: Sequence[dict[str, Any]]) -> list[str]:
    lines: list[str] = []
    for kind in dict.fromkeys(kind for row in found for kind in row["trials"]):
        columns = [row["trials"].get(kind, {}) for row in found]
        groups = sorted(
            dict.fromkeys(group for column in columns for group in column), key=lambda one: (one == "in all", one)
        )
        cells = {
            group: [
                f"{_percent(one[1])} ({_ends(one)}) of {one[0]}" if (one := column.get(group)) else ""
                for column in columns
            ]
            for group in groups
        }
        lines += _grid(kind, found, cells)
    return lines


def _source_table(found: Sequence[dict[str, Any]]) -> list[str]:
    sources = dict.fromkeys(source for row in found for source in row["sources"])
    cells = {}
    for source in sources:
        of_source = [row["sources"].get(source) for row in found]
        cells[source] = [
            (f"{one[0]:.1f}" + (f" ({_percent(one[1])})" if one[1] else "")) if one else "" for one in of_source
        ]
    return _grid("points a seat, share of all gained", found, cells)


def _things(found: Sequence[dict[str, Any]]) -> list[str]:
    lines: list[str] = []
    for kind in dict.fromkeys(kind for row in found for kind in row["things"]):
        columns = [row["things"].get(kind) for row in found]
        if max(column["different"] for column in columns if column) < 3:
            continue  # the two sides of a scenario are the seats
        seen = {item for column in columns if column for item in column["all"]}
        cells = {"different ones seen": [str(column["different"]) if column else "" for column in columns]}
        by = 1 if len(found[0]["bots"]) == 1 else 100
        for end in ("best", "worst"):
            cells[f"{end} level lift"] = [
                ", ".join(f"{item} {by * level:+.1f} ± {by * doubt:.1f}" for item, _, level, doubt in column[end][:3])
                if column
                else ""
                for column in columns
            ]
        lines += [f"In all {len(seen)} different: {kind}.", "", *_grid(kind, found, cells)]
    return lines


def _reading_table(found: Sequence[dict[str, Any]]) -> list[str]:
    """The options whose values lie furthest apart, all studies of the chapter together; they were drawn alike in each."""
    summed: dict[str, dict[str, list[float]]] = {}
    for row in found:
        for key, of in row.get("readings", {}).items():
            for value, (number, share, *_) in of.items():
                one = summed.setdefault(key, {}).setdefault(value, [0.0, 0.0])
                one[0] += number
                one[1] += share * number
    if not summed:
        return []
    apart = sorted(summed, key=lambda key: -_apart(summed[key]))
    lines = [
        f"Options drawn by chance, all these studies together: the {min(SHOWN, len(apart))} of {len(apart)} whose values differ most.",
        "",
        "| option | value: games, wins of the first seat (95 %) |",
        "|---|---|",
    ]
    for key in apart[:SHOWN]:
        told = "; ".join(
            f"{value}: {number:.0f}, {_percent(won / number)} ({_ends(wilson(won, round(number)))})"
            for value, (number, won) in summed[key].items()
        )
        lines.append(f"| `{key}` | {told} |")
    return [*lines, ""]


def _apart(of: dict[str, list[float]]) -> float:
    shares = [won / number for number, won in of.values()]
    return max(shares) - min(shares)
