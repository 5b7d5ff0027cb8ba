"""Benchmarks: what a clone, a legal list and an action cost, on plain sources and compiled, and beside the peers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from porphyry import _build
from porphyry.kernel import game as engine
from porphyry.kernel import registry
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.game import Game
from porphyry.kernel.playout import play_out
from porphyry.kernel.state import State
from porphyry.kernel.table import checked_options

SECONDS: Final = 2.0


def random_play(game: Game, options: dict[str, str], seats: int, seconds: float) -> tuple[int, int, float]:
    """Random games for so long, legal list included: games, decisions, seconds."""
    chooser = fast_dice(1)
    games = decisions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        s = State(seats, [], [], fast_dice(games))
        game.setup(s, options)
        engine.take_forced(game, s)
        decisions += play_out(game, s, chooser)
        games += 1
    return games, decisions, time.perf_counter() - started


def measure(case: str, seconds: float = SECONDS) -> list[dict[str, float | str | int]]:
    """One row a seat count: games/s, decisions/s, and microseconds for a clone, a legal list and an action.

    A case is a game's name, or that and an option: "guiscard scenario=lances".
    """
    name, _, option = case.partition(" ")
    game = registry.game(name)
    key, _, value = option.partition("=")
    options = checked_options(game, {key: value} if option else None)
    rows: list[dict[str, float | str | int]] = []
    for seats in game.seat_counts:
        random_play(game, options, seats, 0.2)  # warm
        games, decisions, took = random_play(game, options, seats, seconds)
        states = _positions(game, options, seats)
        rows.append(
            {
                "game": f"{name} {value}".strip(),
                "seats": seats,
                "build": "compiled" if _build.compiled() else "plain",
                "games_s": games / took,
                "decisions_s": decisions / took,
                "options": sum(len(game.legal(s, game.deciders(s)[0])) for s in states) / len(states),
                "clone_us": _microseconds(lambda s: s.clone(), states),
                "legal_us": _microseconds(lambda s, game=game: game.legal(s, game.deciders(s)[0]), states),
            }
        )
        rows[-1]["action_us"] = 1e6 * took / decisions - float(rows[-1]["legal_us"])
    return rows


def _positions(game: Game, options: dict[str, str], seats: int) -> list[State]:
    """Some two hundred positions from all parts of random games."""
    chooser = fast_dice(7)
    found: list[State] = []
    number = 0
    while len(found) < 200:
        s = State(seats, [], [], fast_dice(1000 + number))
        number += 1
        game.setup(s, options)
        engine.take_forced(game, s)
        while deciders := game.deciders(s):
            if chooser.below(20) == 0:
                found.append(s.clone())
            codes = engine.legal(game, s, deciders[0])
            engine.step(game, s, deciders[0], codes[chooser.below(len(codes))])
    return found


def _microseconds(work: object, states: list[State]) -> float:
    assert callable(work)
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(20):
            for s in states:
                work(s)
        best = min(best, time.perf_counter() - started)
    return best / (20 * len(states)) * 1e6


def cases(games: list[str], options: list[str]) -> list[str]:
    """What to measure: every game as it is, or with each of the options."""
    return [f"{game} {option}" for game in games for option in options] if options else games


def engine_rows(wanted: list[str], seconds: float = SECONDS) -> list[dict[str, float | str | int]]:
    """Both builds, each in a process of its own; the compiled one is left out where there is none."""
    rows: list[dict[str, float | str | int]] = []
    for pure in ("1", "0"):
        command = [sys.executable, "-m", "porphyry.bench", str(seconds), *wanted]
        done = subprocess.run(  # noqa: S603 - our own module in our own interpreter
            command, env={**os.environ, "PORPHYRY_PURE": pure}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(done.stderr.strip())
        found = json.loads(done.stdout)
        if pure == "0" and any(row["build"] == "plain" for row in found):
            continue  # nothing is compiled here
        rows += found
    return rows


def engine_lines(rows: list[dict[str, float | str | int]]) -> list[str]:
    """The rows as a table."""
    head = (
        "game",
        "seats",
        "build",
        "games/s",
        "decisions/s",
        "options",
        "clone µs",
        "clones/s",
        "legal µs",
        "action µs",
    )
    lines = ["{:18} {:>5} {:9} {:>9} {:>12} {:>8} {:>9} {:>10} {:>9} {:>10}".format(*head)]
    for row in rows:
        clone = float(row["clone_us"])
        lines.append(
            f"{row['game']:18} {row['seats']:>5} {row['build']:9} {row['games_s']:9.1f} {row['decisions_s']:12,.0f} {row['options']:8.1f}"
            f" {clone:9.2f} {1e6 / clone:10,.0f} {row['legal_us']:9.2f} {row['action_us']:10.2f}"
        )
    return lines


def peers_script() -> Path:
    """The script that runs the peers, in a checkout."""
    return Path(__file__).resolve().parents[2] / "benchmarks" / "peers.py"


if __name__ == "__main__":
    print(json.dumps([row for case in sys.argv[2:] for row in measure(case, float(sys.argv[1]))]))
