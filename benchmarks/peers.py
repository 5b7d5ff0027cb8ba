"""The peers beside our engine, in one run on one machine: random legal play, legal list included, one process.

    porphyry bench peers [--game G [--option KEY=VALUE …]]

It needs requirements/bench.txt in the same environment; what is missing is named and left out.
With PORPHYRY_BENCH_JSON=FILE the numbers are kept there.

How each figure is made stands in benchmarks/README.md.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

SECONDS = float(os.environ.get("PORPHYRY_BENCH_SECONDS", "3"))
HERE = Path(__file__).resolve().parent


def open_spiel(name: str) -> float:
    """Steps per second of random games inside OpenSpiel's C++, chance steps counted too."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    steps = number = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        steps += len(state.full_history())
        number += 1
    return steps / (time.perf_counter() - started)


def python_chess() -> float:
    """Moves per second of python-chess, legal list included, without end-of-game claims."""
    import chess

    chooser = random.Random(1)
    moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        board = chess.Board()
        for _ in range(300):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(chooser.choice(legal))
            moves += 1
    return moves / (time.perf_counter() - started)


def catanatron() -> float:
    """Actions per second of catanatron's four random players."""
    from catanatron import Color, Game, RandomPlayer

    actions = 0
    number = 0
    started = time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        random.seed(number)
        number += 1
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
    return actions / (time.perf_counter() - started)


def boardgame_io() -> float:
    """Moves per second of boardgame.io's tic-tac-toe client, in the Node of this machine."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        raise ImportError("node")
    folder = Path(tempfile.gettempdir()) / "porphyry-bench-boardgame-io"
    folder.mkdir(exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        subprocess.run([npm, "init", "-y"], cwd=folder, check=True, capture_output=True)
        subprocess.run([npm, "install", "boardgame.io@0.50.2"], cwd=folder, check=True, capture_output=True)
    script = folder / "bench.cjs"
    script.write_text((HERE / "boardgame_io.cjs").read_text())
    done = subprocess.run([node, str(script), str(SECONDS)], cwd=folder, check=True, capture_output=True, text=True)
    return float(done.stdout)


PEERS: dict[str, Callable[[], float]] = {
    "OpenSpiel C++ backgammon": lambda: open_spiel("backgammon"),
    "OpenSpiel C++ gin rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel C++ chess": lambda: open_spiel("chess"),
    "python-chess": python_chess,
    "catanatron, 4 players": catanatron,
    "boardgame.io tic-tac-toe": boardgame_io,
}


def main() -> int:
    """Measure, print, and keep the numbers."""
    from porphyry import bench, games

    cases = sys.argv[1:] or games()

    found: dict[str, float] = {}
    for name, measure in PEERS.items():
        try:
            found[name] = measure()
        except ImportError as error:
            print(f"{name}: left out, {error.name or error} is not installed (pip install -r requirements/bench.txt)")
            continue
        print(f"{name:28} {found[name]:12,.0f} /s", flush=True)
    rows = bench.engine_rows(cases, SECONDS)
    print("\n".join(bench.engine_lines(rows)))
    shown = [name for name in ("OpenSpiel C++ backgammon", "catanatron, 4 players", "python-chess") if name in found]
    for row in rows:
        ratios = "   ".join(f"{float(row['decisions_s']) / found[name]:6.2f} x {name}" for name in shown)
        print(f"{row['game']:18} {row['seats']} seats {row['build']:9} {ratios}")
    keep = os.environ.get("PORPHYRY_BENCH_JSON")
    if keep:
        Path(keep).write_text(json.dumps({"peers": found, "ours": rows}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
