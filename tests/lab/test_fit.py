"""Judgement by fit: weights are found again, positions are repeatable, and what is written is what a game reads."""

from __future__ import annotations

import json
import random
from math import exp
from typing import TYPE_CHECKING

import pytest

import porphyry
from porphyry.cli import main
from porphyry.games.byzantium.bot.measures import MEASURES
from porphyry.kernel import registry
from porphyry.kernel.data import weights
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.judgement import Fitted
from porphyry.lab import fit

if TYPE_CHECKING:
    from pathlib import Path

TRUE = [1.5, -0.8, 0.0]
PLAN = fit.Plan("byzantium", [{"seats": 2, "games": 6, "options": {}}], ["novice"], taken=30.0)


def quiet(_: int) -> None:
    """Nobody watches."""


def drawn(count: int, seats: int) -> list[fit.Sample]:
    """Positions of which the chances are known, and a winner drawn by them."""
    chooser = random.Random(5)
    samples = []
    for at in range(count):
        rows = [[chooser.gauss(0, 1), chooser.gauss(0, 2), 7.0] for _ in range(seats)]
        powers = [exp(sum(w * x for w, x in zip(TRUE, row, strict=True))) for row in rows]
        winner = chooser.choices(range(seats), powers)[0]
        even = [1 / seats] * seats
        samples.append(fit.Sample(at, f"{seats}-1", rows, even, [float(seat == winner) for seat in range(seats)]))
    return samples


@pytest.mark.parametrize("seats", [2, 3])
def test_the_weights_behind_the_results_are_found(seats: int) -> None:
    samples = drawn(2000, seats)
    found = fit.regression([one.rows for one in samples], [one.won for one in samples], ridge=0.0001)

    assert found[0] == pytest.approx(TRUE[0], abs=0.25)
    assert found[1] == pytest.approx(TRUE[1], abs=0.15)
    assert found[2] == 0.0  # the same for all seats: it tells nothing


def test_linear_equations() -> None:
    assert fit.solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_whole_games_are_held_out_and_the_fit_beats_a_constant_there() -> None:
    found, losses = fit.learn(drawn(1000, 2), ridge=0.001)

    assert list(found) == ["2-1"]
    assert losses[0].positions == 200
    assert losses[0].fitted < 0.6 < losses[0].constant
    assert losses[0].before == pytest.approx(0.693, abs=0.001)


def test_a_plan_gives_the_same_positions_in_one_process_and_in_two(tmp_path: Path) -> None:
    one = fit.play(PLAN, tmp_path / "one", 1, quiet)
    two = fit.play(PLAN, tmp_path / "two", 2, quiet)

    assert one == two
    assert len({sample.game for sample in one}) > 3
    assert {len(row) for sample in one for row in sample.rows} == {len(MEASURES)}
    assert len({str(sample.rows) for sample in one if sample.game == one[0].game}) > 1  # of its moments, not of its end


def test_a_run_goes_on_where_it_stopped_and_a_folder_keeps_one_plan(tmp_path: Path) -> None:
    whole = fit.play(PLAN, tmp_path, 1, quiet)
    log = tmp_path / "positions.jsonl.gz"
    log.write_bytes(log.read_bytes()[:-200])
    seen: list[int] = []

    assert fit.play(PLAN, tmp_path, 1, seen.append) == whole
    assert seen[-1] == 6
    other = fit.Plan("byzantium", PLAN.tables, ["random"])
    with pytest.raises(PorphyryError, match="another experiment"):
        fit.play(other, tmp_path, 1, quiet)


def test_what_is_written_is_what_the_game_reads(tmp_path: Path) -> None:
    row = [at / 7 for at in range(len(MEASURES))]
    found = fit.Found(PLAN, {"2-1": row}, [fit.Losses("2-1", 10, 0.69, 0.7, 0.6)])
    file = tmp_path / "judgement.toml"
    file.write_text(fit.data_file(found), encoding="utf-8")

    assert weights(file, MEASURES)["2-1"] == pytest.approx(row, rel=1e-4)
    with pytest.raises(PorphyryError, match="weights of other numbers"):
        weights(file, MEASURES[1:])


def test_chances_are_those_of_the_gap() -> None:
    fitted = Fitted({"a": [1.0, 2.0]})

    assert sum(fitted.chances("a", [[1.0, 0.0], [0.0, 1.0], [3.0, 3.0]])) == pytest.approx(1.0)
    first, second = fitted.chances("a", [[3.0, 0.0], [0.0, 1.0]])
    assert first / second == pytest.approx(exp(1.0))
    assert fitted.knows("a")
    assert not fitted.knows("b")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_byzantium_has_weights_for_every_turn_and_they_say_who_is_ahead(seats: int) -> None:
    game = registry.game("byzantium")
    heuristics = game.heuristics()
    assert heuristics is not None
    assert heuristics.fitted is not None
    table = porphyry.new("byzantium", seats, seed=3)
    chances = heuristics.value(table.state)

    assert all(heuristics.fitted.knows(f"{seats}-{turn}") for turn in (1, 2, 3))
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) < 0.85


def test_the_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--seats",
        "2",
        "--games",
        "20",
        "--bots",
        "novice",
        "--taken",
        "30",
        "--out",
        str(tmp_path),
        "--gate",
        "2",
    ]
    assert main(["lab", "fit", "byzantium", *words, "--gate-level", "novice"]) == 0
    out = capsys.readouterr().out
    assert "| stage | positions | constant | before | fitted |" in out
    assert "| 2 | novice | 2 |" in out
    plan = json.loads((tmp_path / "experiment.json").read_text(encoding="utf-8"))
    assert plan["experiment"] == "fit"
    assert main(["lab", "again", str(tmp_path / "experiment.json")]) == 0
    assert capsys.readouterr().out.splitlines()[:5] == out.splitlines()[:5]


def test_a_game_without_numbers_cannot_be_fitted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "fit", "byzantion", "--seats", "2", "--games", "1", "--out", str(tmp_path)]) == 2
    assert "names no numbers to fit" in capsys.readouterr().err
