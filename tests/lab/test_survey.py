"""Surveys: many studies from one plan, played in turn, gone on with, told on one page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.example_game import Tesserae

from porphyry.cli import main
from porphyry.kernel import registry
from porphyry.kernel.errors import Unreadable
from porphyry.lab import survey

registry.register(Tesserae())

PLAN = """
[[study]]
game = "tesserae"
seats = [2, 3]
bots = "novice"
games = 4

[[study]]
chapter = "With options"
game = "tesserae"
seats = [2]
bots = "random"
games = 6
mixed = true

[[study]]
chapter = "With options"
game = "tesserae"
seats = [2]
bots = "random"
games = 2
each = { length = ["short", "long"] }
"""


def quiet(_: int) -> None:
    """Nobody watches."""


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "plan.toml"
    file.write_text(PLAN, encoding="utf-8")
    return file


def test_a_plan_makes_a_study_of_each_number_of_seats_and_each_value(plan: Path) -> None:
    assert [part.name for part in survey.read(plan)] == [
        "tesserae novice 2",
        "tesserae novice 3",
        "tesserae random 2 mixed",
        "tesserae random 2 length=short",
        "tesserae random 2 length=long",
    ]


def test_a_plan_that_says_a_study_twice_or_nothing_is_refused(tmp_path: Path, plan: Path) -> None:
    plan.write_text(PLAN + '[[study]]\ngame = "tesserae"\nseats = [3]\nbots = "novice"\ngames = 9\n', encoding="utf-8")
    with pytest.raises(Unreadable, match="tesserae novice 3 stands there twice"):
        survey.read(plan)

    with pytest.raises(Unreadable):
        survey.read(tmp_path / "nothing.toml")


def test_options_are_drawn_alike_each_time_and_what_is_fixed_stays(plan: Path) -> None:
    mixed, short = survey.read(plan)[2:4]
    drawn = [dict(match.options)["length"] for match in mixed.matches()]

    assert drawn == [dict(match.options)["length"] for match in mixed.matches()]
    assert set(drawn) == {"short", "long"}
    assert {dict(match.options)["length"] for match in short.matches()} == {"short"}


def test_a_survey_without_time_plays_nothing_and_goes_on_where_it_was(plan: Path, tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    assert survey.run(survey.read(plan), log, 1, 0.0, quiet) == 18

    first = survey.read(plan)[:1]
    assert survey.run(first, log, 1, 1e6, quiet) == 0
    with log.open("a", encoding="utf-8") as file:
        file.write('{"study": "tesserae nov')  # stopped in the middle of a line
        file.write("\n")
    parts = survey.read(plan)
    seen: list[int] = []
    assert survey.run(parts, log, 2, 1e6, seen.append) == 0

    assert seen[0] == 4 and seen[-1] == 18
    assert [len(part.played) for part in parts] == [4, 4, 6, 2, 2]


def test_the_command_writes_figures_and_a_page(plan: Path, tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    assert main(["lab", "survey", str(plan), "--out", str(tmp_path / "out"), "--page", str(page)]) == 0
    figures = json.loads((tmp_path / "out" / "figures.json").read_text(encoding="utf-8"))
    text = page.read_text(encoding="utf-8")

    assert [row["games"] for row in figures] == [4, 4, 6, 2, 2]
    for row in figures:
        assert sum(won[0] for won in row["wins"]) == pytest.approx(1.0, abs=0.001)
        assert all(least <= share <= most for share, least, most in row["wins"])
    assert sum(number for number, *_ in figures[2]["readings"]["length"].values()) == 6
    assert f"porphyry lab survey {plan}" in text
    assert "## Tesserae" in text and "## With options" in text and "| `length` |" in text


OTHERS = """
[[study]]
chapter = "Length"
game = "tesserae"
seats = [2]
bots = "random"
games = 5
others = { length = "long" }
"""


def test_another_reading_is_compared_with_the_games_of_the_same_seeds(tmp_path: Path) -> None:
    plan, page = tmp_path / "plan.toml", tmp_path / "readings.md"
    plan.write_text(OTHERS, encoding="utf-8")
    as_usual, longer = survey.read(plan)
    assert [part.name for part in (as_usual, longer)] == ["tesserae random 2", "tesserae random 2 length=long"]
    assert [match.seed for match in as_usual.matches()] == [match.seed for match in longer.matches()]
    survey.run([as_usual, longer], tmp_path / "games.jsonl", 1, 1e6, quiet)

    told = survey.figures(longer)["compared"]
    pairs = [
        (one, two)
        for one in as_usual.played
        for two in longer.played
        if one.seed == two.seed and one.plies != two.plies
    ]
    assert (told["default"], told["other"], told["games"]) == ("short", "long", 5)
    assert told["otherwise"] >= len(pairs) > 0
    assert told["winners"] <= told["otherwise"]
    assert "compared" not in survey.figures(as_usual)

    assert main(["lab", "survey", str(plan), "--out", str(tmp_path), "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Readings, compared\n")
    assert "| `length` | TES-END-01 | short | long | 2 seats | 5 | 100 % |" in text
