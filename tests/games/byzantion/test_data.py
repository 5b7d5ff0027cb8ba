"""The data files: every fault is found and told with file and row; what the rulebook prints is as printed."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.schema import check, parse_bundle, read_rows

if TYPE_CHECKING:
    from pathlib import Path


def test_our_own_data_has_no_fault() -> None:
    rows, unreadable, name = read_rows()

    assert check(rows) + unreadable == []
    assert name == ""


def test_every_fault_is_told_at_once_with_file_row_and_remedy() -> None:
    rows, _, _ = read_rows()
    rows["empire"]["card"][3]["effects"] = [{"kind": "gian", "bundle": "1A"}]
    rows["empire"]["card"][7]["effects"] = [{"kind": "gain", "bundle": "1Q"}]
    rows["intrigue"]["card"][0]["windows"] = ["end"]
    rows["missions"]["mission"][2].pop("source")
    rows["events"]["event"][0]["territory"] = "italy"
    rows["boxes"]["box"][0]["lot"] = "1A"
    del rows["units"]["unit"][15]

    faults = check(rows)

    assert [fault.split(":")[0] for fault in faults if "units.toml" not in fault and "caravan" not in fault] == [
        "empire.toml [[card]] row 4 (procopius-of-caesarea)",
        "empire.toml [[card]] row 8 (commissioner-of-food-supply)",
        "intrigue.toml [[card]] row 1 (purple-persuasion)",
        "events.toml [[event]] row 1 (accession-of-justinian)",
        "missions.toml [[mission]] row 3 (lord-of-hosts)",
        "boxes.toml [[box]] row 1 (box-01)",
    ]
    assert any("did you mean 'gain'?" in fault for fault in faults)
    assert any("15 rows of [[unit]], expected 16" in fault for fault in faults)


@pytest.mark.parametrize(
    ("place", "field", "value", "told"),
    [
        (("empire", "card", 0), "types", {"palatine": 4}, "level 4"),
        (("empire", "card", 0), "types", {"palatine": 3, "rustica": 0}, "laurels on each"),
        (("empire", "card", 0), "effects", [{"kind": "gain", "bundle": "1A"}], "not for passive cards"),
        (("empire", "card", 10), "effects", [{"kind": "look", "amount": 3}], "needs keep"),
        (("empire", "card", 10), "effects", [{"kind": "trade", "amount": 3, "most": 1}], "knows no 'most'"),
        (("empire", "card", 10), "production", "1D", "doxa is not possible here"),
        (("events", "event", 2), "options", [], "0 options"),
        (("events", "event", 0), "penalty", "1any", "any is not possible here"),
        (("solo_events", "event", 0), "units", {"trade-shop": 1}, "did you mean 'trade-ship'?"),
        (("board", "territory", 0), "source", "hearsay", "expected one of rulebook"),
    ],
)
def test_what_cannot_be_is_refused(place: tuple[str, str, int], field: str, value: object, told: str) -> None:
    rows, _, _ = read_rows()
    rows[place[0]][place[1]][place[2]][field] = value

    faults = check(rows)

    assert any(told in fault for fault in faults), faults


def test_a_players_own_table_is_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "byzantion").mkdir()
    (tmp_path / "byzantion" / "empire.toml").write_text('[[card]]\nid = "theodora"\ncost = 8\n', encoding="utf-8")
    code = "from porphyry.games.byzantion import tables as t, GAME; print(t.COST[0], GAME.data_name != '')"
    own = {"PORPHYRY_DATA": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}

    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=own, check=True)

    assert made.stdout.split() == ["8", "True"]


def test_a_players_own_table_is_printed_as_it_stands(tmp_path: Path) -> None:
    (tmp_path / "byzantion").mkdir()
    own_event = '[[event]]\nid = "accession-of-justinian"\nreward = "9D"\n'
    (tmp_path / "byzantion" / "events.toml").write_text(own_event, encoding="utf-8")
    code = "from porphyry.games.byzantion import GAME; print(GAME.rows()['event'][0]['reward'], GAME.rows()['event'][1]['reward'])"
    own = {"PORPHYRY_DATA": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}

    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=own, check=True)

    assert printed.stdout.split() == ["9D", "3D", "2N"]


def test_a_bundle_is_read_and_a_slip_told() -> None:
    assert parse_bundle("2A 1card")[fx.CARD] == 1
    with pytest.raises(ValueError, match="not an amount"):
        parse_bundle("A2")


@pytest.mark.rule("BZN-CRD-01", "BZN-HER-04")
@pytest.mark.parametrize(
    ("card", "cost", "types"),
    [
        ("belisarius", 9, {"stratiotika": 3, "palatine": 2}),
        ("military-secretary", 5, {"stratiotika": 0}),
        ("head-of-fortifications", 5, {"stratiotika": 0}),
        ("commissioner-of-food-supply", 5, {"palatine": 0}),
        ("martin", None, {"stratiotika": 1}),
        ("pilgrimage", 4, {"ekklesiastik": 0}),
    ],
)
def test_what_the_rulebook_prints_is_as_printed(card: str, cost: int | None, types: dict[str, int]) -> None:
    row = tables.ROWS_BY_ID["card"][card]

    assert row["types"] == types
    assert cost is None or row["cost"] == cost
    assert row["source"] == "rulebook"


@pytest.mark.rule("BZN-EVC-04", "BZN-EVC-02")
def test_the_example_events_are_as_printed() -> None:
    events = tables.ROWS_BY_ID["event"]
    academy, peace, rome = (
        events["neoplatonic-academy"],
        events["eternal-peace"],
        events["guardians-of-the-siege-of-rome"],
    )

    assert (academy["year"], [option["requires"] for option in academy["options"]]) == (529, ["3F", "2C 1G"])
    assert [option["units"] for option in academy["options"]] == [
        {"priest": 1, "monk": 1},
        {"senator": 1, "merchant": 1},
    ]
    assert [option["units"] for option in peace["options"]] == [{"merchant": 2}, {"siege-tower": 1, "legion": 1}]
    assert (peace["territory"], tables.ROWS_BY_ID["territory"]["oriens"]["colour"]) == ("oriens", "yellow")
    assert (rome["options"][0]["requires"], rome["reward"], rome["penalty"]) == ("1V 4L 1W", "8A", "9N")


@pytest.mark.rule("BZN-MKT-01")
def test_the_market_has_eight_spaces_from_two_to_nine() -> None:
    assert tables.PRICE == [2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("BZN-IVB-01")
def test_there_are_boxes_enough_for_nine_rounds() -> None:
    assert len(tables.BOX_LOOT) >= 36
    assert 0 < sum(loot[fx.DYNAMIS] > 0 for loot in tables.BOX_LOOT) <= 4  # rare (BZN-IVB-04)
