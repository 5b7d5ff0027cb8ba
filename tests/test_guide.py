"""The guide tells of games that really were played."""

from __future__ import annotations

from pathlib import Path

import pytest

import porphyry

GUIDE = Path(__file__).resolve().parents[1] / "docs" / "guide"


@pytest.mark.parametrize(("game", "scores"), [("byzantion", [42, 29, 25]), ("guiscard", [1, -1])])
def test_an_annotated_game_holds_every_line_it_tells_of(game: str, scores: list[int]) -> None:
    page = (GUIDE / "annotated.md").read_text(encoding="utf-8")
    table = porphyry.replay((GUIDE / "games" / f"{game}.json").read_text(encoding="utf-8"))
    played = [
        f"{seat}: {table.game.notation.text(code, table.game.words(table.state) or None)}" for seat, code in table.plies
    ]

    assert table.outcome is not None and table.outcome.scores == scores
    for line in (
        ("2: seal sceptre", "0: intrigue assassination") if game == "byzantion" else ("0: attack albert roland",)
    ):
        assert line in played and f"`{line}`" in page
