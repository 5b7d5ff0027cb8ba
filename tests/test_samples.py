"""The sample tables in docs/samples are laid over ours, and a slip in them is told with file, row and remedy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLUB = Path(__file__).resolve().parents[1] / "docs" / "samples" / "club"


def ran(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PORPHYRY_DATA": str(folder), "PYTHONPATH": ":".join(sys.path)}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)


def test_a_map_and_a_scenario_of_ones_own_are_played_and_named() -> None:
    code = """
import porphyry
table = porphyry.new("guiscard", seed=1, options={"scenario": "vineyard"})
board = table.view()["board"]
print(board["map"], len(board["text"]), sum(side[2] == "low-wall" for side in board["sides"]) > 40, [*board["crowns"]])
while table.decisions() and len(table.plies) < 40:
    table.play(table.legal()[-1].text)
print(table.record().data_name)
"""
    told = ran(code, CLUB)

    assert told.stderr == "" or "make build" in told.stderr
    assert told.stdout.splitlines() == ["vineyard 12 True ['r4']", "club: maps.toml, scenarios.toml"]


def test_events_of_ones_own_are_what_the_game_reads() -> None:
    told = ran(
        "from porphyry.games.byzantion import GAME; print(GAME.rows()['event'][0]['reward'], GAME.data_name)", CLUB
    )

    assert told.stdout.split(" ", 1) == ["6D", "club: events.toml\n"]


def test_a_slip_is_told_with_file_row_and_remedy(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(CLUB, tmp_path / "club"))
    maps = folder / "guiscard" / "maps.toml"
    maps.write_text(maps.read_text(encoding="utf-8").replace("c6-p6 s", "c6-p7 s"), encoding="utf-8")

    told = ran("import porphyry.games.guiscard", folder)

    assert told.returncode != 0
    assert "maps.toml [[map]] row 1 (vineyard): low_walls: expected a straight row of hexes and a face" in told.stderr
    assert "'c6-p7 s'" in told.stderr
