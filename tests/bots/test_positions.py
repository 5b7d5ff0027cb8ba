"""Positions with one right answer: the engine proves that the answers are right, and a master finds them in a tenth of a second."""

from __future__ import annotations

from pathlib import Path

import pytest

from porphyry.cli import main
from porphyry.lab.positions import Puzzle, act, read

FOLDER = Path(__file__).with_name("positions")
ALL = [one for file in sorted(FOLDER.glob("*.toml")) for one in read(file)]
GOAL = 0.9
"""Of all positions."""


@pytest.mark.parametrize("puzzle", ALL, ids=[one.name for one in ALL])
def test_what_is_called_right_wins_and_nothing_else_does(puzzle: Puzzle) -> None:
    table = puzzle.open()
    winning: dict[str, bool] = {}
    for option in table.legal():
        now = table.clone()
        now.play(option)
        while now.outcome is None:  # a tax is divided, more is reinforced: no such step brings a point
            now.play(now.legal()[0])
        won = now.outcome.winners == [option.seat]
        winning[act(option.text)] = winning.get(act(option.text), True) and won

    assert sorted(one for one, won in winning.items() if won) == sorted(puzzle.right)


def test_a_master_solves_them() -> None:
    solved = [one.name for one in ALL if one.solved_by("master@0.1")]

    assert len(solved) >= GOAL * len(ALL)


def test_the_lab_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "positions", str(FOLDER / "byzantium.toml"), "--levels", "novice,strong"]) == 0
    out = capsys.readouterr().out
    assert "| position | novice | strong |" in out
    assert f"of {len(ALL)} |" in out
