"""The lab: ladders that can be stopped and gone on with, studies as tables, honest intervals."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from tests.example_game import Tesserae

from porphyry.cli import main
from porphyry.kernel import registry
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.event import Event, EventKind
from porphyry.kernel.state import ALL
from porphyry.kernel.tally import points_by_rule
from porphyry.lab import balance, ladder
from porphyry.lab.ladder import Experiment, Pair, wilson
from porphyry.lab.lifts import lifts
from porphyry.lab.match import Match, Played, number, play

registry.register(Tesserae())


def quiet(_: int) -> None:
    """Nobody watches."""


def test_a_match_can_be_played_again() -> None:
    match = Match("tesserae", ("novice", "random", "random"), "x")
    first, second = play(match), play(match)
    first.thinking = second.thinking = []

    assert first == second
    assert sum(first.share(seat) for seat in range(3)) == pytest.approx(1.0)
    assert [text.split()[0] for text in first.openings] == ["bid"] * 3


def test_every_pair_meets_and_the_lone_seat_goes_round() -> None:
    matches = Experiment("tesserae", 3, ["random", "novice", "steady"], 6).matches()

    assert len(matches) == 18
    lone = [match.bots.index("steady") for match in matches if match.bots.count("novice") == 2]
    assert sorted(lone) == [0, 0, 1, 1, 2, 2]
    assert len({match.seed for match in matches}) == 18


def test_neighbours_only() -> None:
    matches = Experiment("tesserae", 2, ["random", "novice", "steady"], 1, neighbours=True).matches()

    assert [match.bots for match in matches] == [("novice", "random"), ("steady", "novice")]


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    short = Experiment("tesserae", 2, ["random", "novice"], 4)
    ladder.run(short, tmp_path, 1, quiet)
    log = tmp_path / "games.jsonl"
    kept = log.read_text()
    log.write_text(kept + '{"bots": ["no')  # stopped in the middle of a line
    seen: list[int] = []
    played = ladder.run(Experiment("tesserae", 2, ["random", "novice"], 6), tmp_path, 1, seen.append)

    assert seen == [4, 5, 6]
    assert len(played) == 6
    assert log.read_text().startswith(kept)


def test_a_folder_keeps_one_experiment(tmp_path: Path) -> None:
    ladder.run(Experiment("tesserae", 2, ["random", "novice"], 1), tmp_path, 1, quiet)

    with pytest.raises(PorphyryError, match="another experiment"):
        ladder.run(Experiment("tesserae", 3, ["random", "novice"], 1), tmp_path, 1, quiet)


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    experiment = Experiment("tesserae", 2, ["random", "novice"], 4)
    one = ladder.run(experiment, tmp_path / "one", 1, quiet)
    two = ladder.run(experiment, tmp_path / "two", 2, quiet)

    assert [game.scores for game in one] == [game.scores for game in two]


@pytest.mark.parametrize(
    ("won", "games", "seats", "verdict"),
    [
        (95, 100, 2, "reached"),
        (75, 100, 2, "open"),
        (50, 100, 2, "missed"),
        (60, 100, 4, "reached"),
        (25, 100, 4, "missed"),
    ],
)
def test_a_step_is_judged_by_its_interval(won: float, games: int, seats: int, verdict: str) -> None:
    assert Pair("strong", "steady", seats, games, won).verdict() == verdict


def test_the_interval_is_wilsons() -> None:
    least, most = wilson(0, 10)

    assert least == 0.0
    assert most == pytest.approx(0.2775, abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_better_level_gets_the_better_rating() -> None:
    games = [
        Played(["good", "bad"], str(n), {}, [1, 2], [3, 1], 9, "", ["a", "b"], [{}, {}], [0.1, 0.1], [5, 5])
        for n in range(30)
    ]
    bad, good = ladder.ratings(games, ["bad", "good"])

    assert good.mu - bad.mu > 5
    assert good.ms == pytest.approx(20.0)


def test_a_study_tells_seats_options_and_openings(tmp_path: Path) -> None:
    study = balance.Study("tesserae", ["random", "novice"], 8, every_option=True)
    played = balance.run(study, tmp_path, 1, quiet)
    text = balance.report(study, played)
    balance.pages(study, played, tmp_path)

    with (tmp_path / "seats.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 16
    assert {row["option length"] for row in rows} == {"short", "long"}
    assert sum(float(row["won"]) for row in rows) == pytest.approx(8.0, abs=0.01)
    for word in ("| seat |", "| bot |", "| opening |", "| length |", "Best points"):
        assert word in text


def test_points_are_summed_by_the_rule_that_gave_them() -> None:
    events = [
        [
            Event("PointsScored", "A-B-01", {"seat": 1, "points": 3}, ALL),
            Event("PointsLost", "A-B-02", {"seat": 1, "points": 1}, ALL),
            Event("PointsScored", "A-B-01", {"seat": 1, "points": 2}, ALL),
            Event("CityControlled", "A-B-03", {"seat": 0}, ALL),
        ]
    ]

    kinds = [EventKind("PointsScored", "seat points:int"), EventKind("PointsLost", "seat points:int", loses=True)]
    assert points_by_rule(2, kinds, events).points == [{}, {"A-B-01": 5, "A-B-02": -1}]


def one_game(number: int, places: list[int], items: list[dict[str, list[str]]], **more: Any) -> Played:
    """A finished game of two."""
    return Played(["a", "a"], str(number), {}, places, [3, 1], 9, "", ["x", "y"], [{}, {}], items=items, **more)


def test_a_lift_is_measured_against_seats_that_had_as_many() -> None:
    # Two cards win against one, whatever they are; "gold" is always one of two, "iron" always alone.
    rich, poor = {"card": ["gold", "silver"]}, {"card": ["iron"]}
    even = [one_game(n, [1, 2] if n % 2 else [2, 1], [rich, rich]) for n in range(20)]
    played = [one_game(100 + n, [1, 2], [rich, poor]) for n in range(20)] + even
    gold, silver, iron = lifts(played, "card")

    assert (gold.item, gold.seats, silver.item, iron.item) == ("gold", 60, "silver", "iron")
    assert gold.result == pytest.approx(40 / 60)
    assert gold.lift == pytest.approx(40 / 60 - 0.5)
    assert gold.level == pytest.approx(0.0)
    assert iron.lift == pytest.approx(-0.5)
    assert iron.level == pytest.approx(0.0)


def test_a_thing_that_wins_among_equals_lifts() -> None:
    won, lost = {"card": ["gold"]}, {"card": ["iron"]}
    played = [one_game(n, [1, 2] if n % 4 else [2, 1], [won, lost]) for n in range(40)]
    gold = lifts(played, "card")[0]

    assert gold.item == "gold"
    assert gold.level == pytest.approx(0.25)
    assert gold.doubt == pytest.approx(1.96 * 0.4385 / 40**0.5, abs=1e-3)
    assert gold.least < 0.75 < gold.most


def test_alone_a_lift_is_counted_in_points() -> None:
    played = [
        Played(
            ["a"], str(n), {}, [1], [10 + 10 * (n % 2)], 9, "", ["x"], [{}], items=[{"card": ["gold"] if n % 2 else []}]
        )
        for n in range(10)
    ]
    gold = lifts(played, "card")[0]

    assert (gold.result, gold.lift) == (20.0, 5.0)


def test_games_of_one_seat_are_told_by_what_set_them_apart(tmp_path: Path) -> None:
    """Two reigns: one lived by what it built, the other lost its events."""
    trials = [[("solo fulfilled", "age I", True)], [("solo fulfilled", "age I", False)]]
    points = [{"built": 30, "events": 4}, {"built": 10, "events": -2}]
    played = [
        Played(
            ["a"],
            str(n),
            {},
            [1],
            [sum(points[n].values())],
            9,
            "",
            ["x"],
            [points[n]],
            items=[{}],
            trials=trials[n],
            details={"verdict": f"v{n}"},
        )
        for n in range(2)
    ]
    text = balance.stories(played)
    balance.pages(balance.Study("tesserae", ["a"], 2), played, tmp_path)

    assert "| 1 | 34 | v0 | age I 1 of 1 | built +10, events +3 |" in text
    assert "| 2 | 8 | v1 | age I 0 of 1 | built -10, events -3 |" in text
    assert "The mean game: built +20.0, events +1.0." in text
    assert (tmp_path / "stories.md").read_text(encoding="utf-8") == text


def test_the_report_tells_what_came_off_and_how_games_ended(tmp_path: Path) -> None:
    trials = [("event fulfilled", "age I", True), ("event fulfilled", "age II", False)]
    items = [{"card": ["gold"]}, {"card": ["iron"]}]
    played = [one_game(n, [1, 2], items, trials=trials, details={"verdict": f"v{n % 2}"}) for n in range(4)]
    study = balance.Study("tesserae", ["a", "a"], 4)
    text = balance.report(study, played)
    balance.pages(study, played, tmp_path, parquet=True)

    assert "| age I | 4 | 100.0%" in text
    assert "| in all | 8 | 50.0%" in text
    assert "| v0 | 2 | 50.0% |" in text
    assert "| gold | 4 | 100.0 %" in text
    rows = pq.read_table(tmp_path / "items.parquet").to_pylist()
    assert rows[0] == {"seed": "0", "seat": 0, "kind": "card", "item": "gold", "won": 1.0}
    assert len(rows) == 4 * (2 + 2)
    with (tmp_path / "lifts.csv").open(newline="") as file:
        assert {row["item"] for row in csv.DictReader(file)} >= {"gold", "iron", "x", "y"}


def test_a_study_is_a_file_that_can_be_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first = tmp_path / "first"
    words = [
        "lab",
        "balance",
        "tesserae",
        "--seats",
        "2",
        "--bots",
        "random",
        "--games",
        "4",
        "--option",
        "length=long",
    ]
    assert main([*words, "--out", str(first)]) == 0
    plan = tmp_path / "plan.json"
    plan.write_text((first / "experiment.json").read_text())

    assert main(["lab", "again", str(plan), "--out", str(tmp_path / "second")]) == 0
    assert (first / "seats.csv").read_text() == (tmp_path / "second" / "seats.csv").read_text()
    assert main(["lab", "again", str(first / "experiment.json")]) == 0  # nothing is left to play
    assert len((first / "games.jsonl").read_text().splitlines()) == 4


def test_a_ladder_too_is_played_again_from_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ladder.run(Experiment("tesserae", 2, ["random", "novice"], 2), tmp_path, 1, quiet)

    assert main(["lab", "again", str(tmp_path / "experiment.json")]) == 0
    assert "| novice | random | 2 |" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "[]", '{"experiment": "balance", "gmae": "tesserae"}'])
def test_a_file_that_is_no_experiment_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    (tmp_path / "x.json").write_text(text)

    assert main(["lab", "again", str(tmp_path / "x.json")]) == 2
    assert "the file of an experiment" in capsys.readouterr().err


def test_seeds_become_numbers_that_differ() -> None:
    assert len({number(f"ladder {at}", seat) for at in range(50) for seat in range(4)}) == 200


def test_the_command_writes_report_and_plot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["lab", "ladder", "tesserae", "--seats", "2", "--levels", "random,novice", "--games", "6"]

    assert main([*words, "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "| novice | random | 6 |" in out
    assert (tmp_path / "report.md").read_text().startswith("# Ladder: tesserae, 2 seats")
    assert (tmp_path / "ladder.png").stat().st_size > 1000


def test_the_balance_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["lab", "balance", "tesserae", "--bots", "random", "--games", "6", "--out", str(tmp_path)]

    assert main(words) == 0
    assert "| seat |" in capsys.readouterr().out
    assert (tmp_path / "balance.png").is_file()


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["ladder", "tesserae", "--levels", "random,novise"], "did you mean 'novice'"),
        (["ladder", "tesserae", "--levels", "novice@0.1,novice@much"], "a level with seconds"),
        (["ladder", "tesserae", "--seats", "9"], "a number of seats"),
        (["balance", "tesserae", "--bots", "random,random"], "one level, or 4"),
        (["balance", "tesserae", "--option", "length"], "KEY=VALUE"),
        (["ladder", "teserae"], "did you mean 'tesserae'"),
    ],
)
def test_a_wrong_word_is_refused(capsys: pytest.CaptureFixture[str], words: list[str], refusal: str) -> None:
    assert main(["lab", *words]) == 2
    assert refusal in capsys.readouterr().err
