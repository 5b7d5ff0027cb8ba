"""Positions of Guiscard: told in few words or exactly, and refused with every fault."""

from __future__ import annotations

from typing import Any

import pytest

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.table import Table, new_table, table_from_position

CASTLE = {"scenario": "eagle", "units": {"robert": {"hex": "e5"}}}


def bad(data: dict[str, Any]) -> str:
    """The faults of a position, a line each."""
    with pytest.raises(BadPosition) as refused:
        table_from_position(GAME, data)
    return "\n".join(refused.value.faults)


def begun(scenario: str, plies: int = 0) -> Table:
    """A new game after so many first answers."""
    table = new_table(GAME, 2, 1, {"scenario": scenario})
    for _ in range(plies):
        table.play(table.legal()[0])
    return table


def changed(data: dict[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    """The position with one value changed."""
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return data


FIRST = GAME.options[0].values[0]
SIEGE = "siege_castle"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"scenario": "nowhere"}, "scenario: expected"),
        ({"scenario": ["first"]}, "scenario: expected"),
        ({"step": "fire"}, "units: is missing"),
        ({"units": {"rober": {"hex": "e5"}}}, "units: expected a unit, not 'rober' (did you mean 'robert'?)"),
        ({"units": {"robert": {}}}, "units.robert.hex: is missing"),
        ({"units": {"robert": {"hex": "zz99"}}}, "units.robert.hex: expected a hex of the map, not 'zz99'"),
        ({"units": {"robert": {"hex": 5}}}, "units.robert.hex: expected a hex of the map, not 5"),
        ({"units": {"robert": {"hex": "e5", "facing": "up"}}}, "units.robert.facing: expected"),
        ({"units": {"robert": {"hex": "e5", "wonded": True}}}, "units.robert.wonded: no such key (did you mean 'wounded'?)"),
        ({"units": {"robert": {"hex": "e5", "wounded": 1}}}, "units.robert.wounded: expected true or false, not 1"),
        ({"units": {"robert": {"hex": "e5", "seat": 2}}}, "units.robert.seat: expected a whole number from 0 to 1, not 2"),
        ({"units": {"robert": {"hex": "e5", "spent": 2**70}}}, "units.robert.spent: expected a whole number from 0 to 99"),
        ({"units": {"robert": {"hex": "e5"}, "avray": {"hex": "e5"}}}, "avray: expected a free hex, but robert is there"),
        ({"units": {"robert": {"hex": "e5", "mounted": True, "dead": True}}}, "robert: the dead do not ride"),
        ({"units": {"robert": {"hex": "e5", "mounted": True}, "robert-horse": {"hex": "h8"}}}, "robert-horse: robert rides it"),
        ({"units": {"robert": {"hex": "e5", "led": "robert"}}}, "units.robert.led: a person leads a horse"),
        ({"units": {"robert": {"hex": "e5"}}, "active": -1}, "active: expected a whole number from 0 to 1, not -1"),
        ({"units": {"robert": {"hex": "e5"}}, "round": 0}, "round: expected a whole number from 1 to 999, not 0"),
        ({"units": {"robert": {"hex": "e5"}}, "step": "melee"}, "step: expected"),
        ({"units": {"robert": {"hex": "e5"}}, "gate": "ajar"}, "gate: expected"),
        ({"units": {"robert": {"hex": "e5"}}, "wrecks": ["e5"]}, "wrecks: no such key"),  # chapter 10 is not played
        ({"units": {"robert": {"hex": "e5"}}, "devices": {}}, "devices: no such key"),
        ({"units": {"robert": {"hex": "e5"}}, "stack": [2, 0, 0, 0, 0, 0, 0, 0]}, "header: is missing"),
        ({"scenario": SIEGE, "units": {"robert": {"hex": "e5"}}}, "units: a siege begins with its muster"),
    ],
)  # fmt: skip
def test_what_no_skirmish_can_be(data: dict[str, Any], fault: str) -> None:
    assert fault in bad({"scenario": FIRST, **data})


@pytest.mark.parametrize(
    ("path", "to", "fault"),
    [
        (("header", "round"), -1, "header.round: expected a whole number from 0 to 999, not -1"),
        (("header", "options"), 1 << 60, "header.options: expected a mask"),
        (("header", "stunned"), 1, "0 lie unconscious, counted 1"),
        (("header", "loot1"), 4096 + 200, "header.loot1: there is no unit 200"),
        (("units", "robert", "place"), 8, "units.robert.place: expected a whole number from 0 to 7, not 8"),
        (("units", "robert", "place"), st.RIDDEN, "units.robert.place: only a horse is ridden"),
        (("units", "robert", "place"), st.CARRIED, "units.robert.place: who is carried is carried by one other"),
        (("units", "robert", "place"), st.ON_MAP, "units.robert.hex: is on the map in no hex"),
        (("units", "robert", "mount"), "nobody", "units.robert.mount: expected a unit of the position, not 'nobody'"),
        (("hexes", "a1"), 200, "hexes.a1: there is no unit 200"),
        (("hexes", "a99"), 1, "hexes: expected a hex of the map, not 'a99'"),
        (("stack",), [99, 0, 0, 0, 0, 0, 0, 0], "stack[0]: expected the kind of a frame, not 99"),
        (("stack",), [2] + [0] * 7 + [3, 500] + [0] * 6, "stack[1].1: expected a whole number from 0 to"),
        (("stack",), [{"turn": {}}, {"push": {"unit": "nobody"}}], "stack[1].push.unit: expected one of"),
        (("stack",), [{"turn": {}}, {"push": {}}], "stack[1].push.unit: is missing"),
        (("stack",), [{"push": {"unit": "robert"}}], "stack[0]: such work does not arise there"),
        (("stack",), [{"tern": {}}], "stack[0]: expected one of"),
        (("stack",), [40] + [0] * 7, "campaign: a siege has its sheet"),
        (("units", "robert", "hexx"), None, "units.robert.hexx: no such key (did you mean 'hex'?)"),
    ],
)
def test_what_cannot_be_told_exactly(path: tuple[Any, ...], to: Any, fault: str) -> None:
    scenario = next(one for one in GAME.options[0].values if "robert" in begun(one).to_position()["units"])

    assert fault in bad(changed(begun(scenario).to_position(), *path, to=to))


@pytest.mark.parametrize(
    ("path", "to", "fault"),
    [
        (("men", "rober"), {"owner": 1}, "campaign.men: expected a man, not 'rober' (did you mean 'robert'?)"),
        (("men", "robert"), {"ownr": 1}, "campaign.men.robert.ownr: no such key (did you mean 'owner'?)"),
        (("sheet", "day"), 3, "campaign.days: 0 are told on day 3"),
        (("sheet", "siege"), 9, "campaign.sheet.siege: expected a whole number from 0 to"),
        (("slots", 0), 15, "campaign.slots[0]: expected"),
        (("damage",), [0], "campaign.damage: expected a list of 24, not of 1"),
    ],
)
def test_a_siege_with_a_wrong_name_or_number_is_refused(path: tuple[Any, ...], to: Any, fault: str) -> None:
    assert fault in bad(changed(begun(SIEGE).to_position(), "campaign", *path, to=to))


def test_a_siege_without_its_sheet_is_refused() -> None:
    data = begun(SIEGE).to_position()
    del data["campaign"]

    assert "campaign: a siege has its sheet" in bad(data)


def test_two_tellings_of_one_scenario_must_agree() -> None:
    data = begun(FIRST).to_position()

    assert "scenario: expected one of" in bad({**data, "scenario": GAME.options[0].values[1]})


@pytest.mark.parametrize(
    ("unit", "row", "fault"),
    [
        ("robert", {"formation": True, "facing": "n-ne"}, "units.robert.formation: only hoplites stand so"),
        ("okeanos", {"formation": True}, "units.okeanos.facing: a row of hoplites faces a corner of its hexes"),
        ("okeanos", {"foulkon": True, "wounded": True}, "units.okeanos.foulkon: only the healthy stand so"),
        ("okeanos", {"formation": True, "foulkon": True, "facing": "n-ne"}, "units.okeanos.foulkon: a row has no shields overhead"),
        ("robert", {"mounted": True, "facing": "n-ne"}, "units.robert.facing: a horse looks in one of six directions"),
        ("robert", {"mounted": True, "stunned": True}, "units.robert.stunned: nobody is unconscious in the saddle"),
        ("robert-horse", {"hex": "r18", "facing": "n", "dead": True}, "robert-horse: expected both hexes on the map"),
    ],
)  # fmt: skip
def test_what_nobody_can_be_at_the_same_time(unit: str, row: dict[str, Any], fault: str) -> None:
    assert bad({"scenario": "lances", "units": {unit: {"hex": "j12", **row}, "said": {"hex": "c3"}}}) == fault


def test_work_in_hand_is_told_by_names_and_older_numbers_are_still_read() -> None:
    table = begun("lances")
    while len(table.state.stack) < 24:
        table.play(table.legal()[0])
    told = table.to_position()
    by_numbers = {**told, "stack": list(table.state.stack)}

    again = table_from_position(GAME, told)
    older = table_from_position(GAME, by_numbers)

    assert next(iter(told["stack"][0])) == "turn"
    assert (again.state.stack, older.state.stack) == (table.state.stack, table.state.stack)
    assert older.to_position() == told
