"""Sums: every number is the sum of its lines, comes from the position as the seat knows it, and is a sentence in four languages."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.conformance import walk
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.table import Table
from porphyry.texts import LANGUAGES, Texts

WALKS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "byzantium": [(3, {})],
    "byzantion": [(3, {}), (1, {})],
    "guiscard": [(2, {"scenario": name}) for name in ("civitate", "river", "booty", "favour", "ford", "siege_farm")],
}
PLIES = 400
EVERY = 80


def played(name: str) -> list[Table]:
    """Positions of random games, some way apart."""
    return [
        table.clone()
        for seats, options in WALKS[name]
        for table, _ in islice(walk(registry.game(name), seats, 11, options), 0, PLIES, EVERY)
    ]


def questions(table: Table, seat: int) -> list[dict[str, Any]]:
    """All that can be asked here."""
    board = table.view(seat)["board"]
    if table.game.name == "byzantium":
        found = [{"of": of, "seat": one} for of in ("total", "points") for one in range(table.seats)]
        found += [
            {"of": of, "seat": one, "side": side}
            for of in ("treasury", "strength")
            for one in range(table.seats)
            for side in ("byzantine", "arab")
        ]
        found += [{"of": "defence", "city": city["id"]} for city in board["cities"]]
    elif table.game.name == "byzantion":
        found = [{"of": "doxa", "seat": one} for one in range(table.seats)]
        found += [{"of": "cost", "card": card} for card in board["players"][seat].get("hand", [])]
    else:
        found = [{"of": "goal"}, {"of": "losses", "seat": 0}, {"of": "losses", "seat": 1}]
        found += [{"of": of, "unit": unit["id"]} for of in ("attack", "defence") for unit in board["units"]]
    return [{"about": "sum", **one} for one in found]


def asked(table: Table, question: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    answer = table.ask(question, seat)
    return answer["sums"] if answer else []


def shown(table: Table, question: dict[str, Any], seat: int) -> list[int] | None:
    """What the view shows of these numbers."""
    board: dict[str, Any] = table.view(seat)["board"]
    of, who = question["of"], question.get("seat", seat)
    if table.game.name == "byzantium":
        player = board["players"][who]
        side = question.get("side", "")
        if of == "total":
            return [player["total_now"]]
        if of == "points":
            return [player["points"]["byzantine"], player["points"]["arab"]]
        if of == "strength":
            return [player["strength"][side]]
        if of == "treasury" and board["ended"] == "running":
            return [player["treasury"][side] + player["income"][side] - player["upkeep"][side]]
        return [one["strength"] for one in board["cities"] if one["id"] == question.get("city")] or None
    if table.game.name == "byzantion":
        player = board["players"][who]
        return [player["costs"][question["card"]]] if of == "cost" else [player["doxa"]]
    if of == "losses":
        return None if board["goal"]["victory"] == "field" else [board["casualties"][who]]
    if of == "goal" and board["goal"]["victory"] not in (
        "casualties",
        "field",
        "castle",
        "siege",
        "escape",
        "governor",
    ):
        return [board["points"]]
    if of in ("attack", "defence"):
        return [one[of] for one in board["units"] if one["id"] == question["unit"] and not one["stunned"]]
    return None


@pytest.mark.parametrize("name", WALKS)
def test_lines_add_up_to_what_the_table_shows(name: str) -> None:
    for table in played(name):
        for question in questions(table, 0):
            sums = asked(table, question, 0)

            assert all(one["total"] == sum(line["value"] or 0 for line in one["lines"]) for one in sums)
            told = shown(table, question, 0)
            assert told is None or [one["total"] for one in sums][: len(told)] == told, question


@pytest.mark.parametrize("name", WALKS)
def test_a_seat_is_told_what_it_knows_and_no_more(name: str) -> None:
    """The answer is the same whatever the others hold in secret."""
    for table in played(name):
        for seat in range(table.seats):
            other = table.resample(seat, 3)
            other.events = [[event for event in some if event.seen_by(seat)] for some in table.events]
            for question in questions(table, seat):
                assert asked(other, question, seat) == asked(table, question, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WALKS)
def test_every_line_is_words(name: str, language: str) -> None:
    for table in played(name):
        texts = Texts(table.game, language, ["Anna", "Béla", "Carla", "Dirk"][: table.seats])

        said = [
            line
            for question in questions(table, 0)
            for one in asked(table, question, 0)
            for line in texts.sum(one, table)
        ]

        assert [line for line in said if re.search(r"sum-|\{|\$|–$|None|[a-z]_[a-z]", line)] == []


def test_points_are_told_by_their_reasons() -> None:
    table = porphyry.new("byzantium", seats=2, seed=1)
    [seat] = table.game.deciders(table.state)
    city = next(line for line in table.lines(seat) if line.startswith("control "))

    table.play(city)

    [byzantine, arab] = asked(table, {"about": "sum", "of": "points", "seat": seat}, 0)
    told = {(line["text"], line["rule"], line["params"].get("rule")) for line in byzantine["lines"] + arab["lines"]}
    assert ("sum-reason", "BYZ-CTL-02", "BYZ-CTL-02") in told


def test_what_came_before_the_log_is_a_line_of_its_own() -> None:
    table = porphyry.position("byzantium", {"players": {"red": {"byzantine": {"points": 7}}, "yellow": {}}})

    [byzantine, _] = asked(table, {"about": "sum", "of": "points", "seat": 0}, 0)

    assert [(line["text"], line["value"]) for line in byzantine["lines"]] == [("sum-before", 7)]


def test_the_half_rule_takes_the_lower_track_away() -> None:
    table = porphyry.position(
        "byzantium", {"players": {"red": {"byzantine": {"points": 90}, "arab": {"points": 7}}, "yellow": {}}}
    )

    [total] = asked(table, {"about": "sum", "of": "total", "seat": 0}, 0)

    [line] = [line for line in total["lines"] if line["rule"] == "BYZ-FIN-04"]
    assert line["params"] == {"side": "arab"}
    assert total["total"] == table.view()["board"]["players"][0]["total_now"]


def test_missions_of_others_stay_secret() -> None:
    table = next(one for one in reversed(played("byzantion")) if one.seats == 3 and one.outcome is None)

    own = asked(table, {"about": "sum", "of": "doxa", "seat": 0}, 0)[1]["lines"]
    others = asked(table, {"about": "sum", "of": "doxa", "seat": 1}, 0)[1]["lines"]

    assert "sum-mission" not in {line["text"] for line in others}
    assert "sum-hidden" not in {line["text"] for line in own}
    assert {line["text"] for line in others} & {"sum-hidden"}


@pytest.mark.parametrize(
    "question",
    [{"of": "wisdom"}, {"of": "total", "seat": 9}, {"of": "total", "seat": True}, {"of": "defence", "city": "rome"}],
)
def test_what_cannot_be_explained_is_refused_in_words(question: dict[str, Any]) -> None:
    table = porphyry.new("byzantium", seats=2, seed=1)

    with pytest.raises(Unreadable):
        table.ask({"about": "sum", **question}, 0)
