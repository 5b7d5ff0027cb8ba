"""Scenarios 9, 10, 11 and 14: what they add to the rules, when they end, and what their data must hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.guiscard.given import asked, offered, play, points, refused, rider, scene, unit, where
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard import GAME, scoring
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import GATE_OPEN
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.skirmish import missile, mover
from porphyry.kernel.conformance import walk
from porphyry.kernel.table import Table, new_table, table_from_position

JETTY, NEST = MAPS["jetty"], MAPS["eagle-nest"]
NEW = ["favour", "torches", "rope", "ford"]
NO_TOOLS: dict[str, Any] = {}


def begun(name: str, seed: int = 1) -> Table:
    """A scenario set up by itself, at its first question in play."""
    table = new_table(GAME, seats=2, seed=seed, options={"scenario": name})
    while asked(table)[1] in ("place-unit", "emplace"):
        play(table, "auto")
    return table


@pytest.mark.parametrize("name", NEW)
def test_a_scenario_is_set_up_and_counts_its_forces(name: str) -> None:
    """The points of the forces are those of the reference."""
    scenario = next(one for one in sc.SCENARIOS if one.id == name)
    cost = [sum(t.COST[kind] for g in scenario.groups if g.side == side for kind in g.units) for side in (0, 1)]

    assert cost == {"favour": [163, 150], "torches": [177, 117], "rope": [165, 121], "ford": [306, 329]}[name]
    table = begun(name)
    assert GAME.faults(table.state) == []
    assert asked(table)[0] == scenario.first


@pytest.mark.parametrize("name", NEW)
def test_any_position_of_a_siege_is_written_and_read_again(name: str) -> None:
    table = begun(name, 3)
    for k in range(60):
        options = table.legal()
        table.play(options[(7 * k + 3) % len(options)])
        if table.outcome:
            break
    data = GAME.to_position(table.state)
    again = table_from_position(GAME, data, seed=1)

    assert GAME.to_position(again.state) == data
    assert again.state.facts == table.state.facts


# ---------------------------------------------------------------- scenario 9


def favour(ours: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Table:
    exits = [[], [hex_of(h) for h in ("l3", "m3", "n3", "o3")]]
    hero = t.roster_index("theophilos")
    return scene(
        JETTY,
        ours,
        theirs,
        tools=NO_TOOLS,
        capture=True,
        victory=sc.GOVERNOR,
        hero=hero,
        exits=[[3], []],
        exit_hexes=exits,
        **more,
    )


def test_an_unconscious_man_without_a_friend_is_taken_prisoner_and_led_away() -> None:
    table = favour({"jacques": "h17"}, {"theophilos": {"hex": "h16", "stunned": True}, "beppe": "a10"})

    play(table, "move jacques", "capture theophilos")
    assert points(table) == 4
    play(table, "step h18", "leave")

    assert (scoring.governor_result(table.state), table.outcome is not None) == (scoring.FIRST, True)


def test_with_a_friend_beside_him_or_room_to_run_he_is_not_taken() -> None:
    guarded = favour({"jacques": "h17"}, {"theophilos": {"hex": "h16", "stunned": True}, "dorian": "h15"})
    play(guarded, "move jacques")
    assert refused(guarded, "capture theophilos") == "GUI-MOV-16"
    awake = favour({"jacques": "h17"}, {"theophilos": "h16"})
    play(awake, "move jacques")
    assert refused(awake, "capture theophilos") == "GUI-MOV-16"


def test_a_prisoner_is_free_when_his_captor_falls_or_flees() -> None:
    table = favour(
        {"jacques": "h15", "osbern": "a18"},
        {"theophilos": {"hex": "h14", "stunned": True}, "petros": "h9"},
        dice=[1, 1],
    )
    play(table, "move jacques", "capture theophilos", "stop")
    captive = unit(table, "theophilos")
    assert st.get(table.state, captive, st.PLACE) == st.CARRIED
    while asked(table) != (1, "fire"):
        play(table, "hold" if asked(table)[1] == "offer-defensive-fire" else "done")
    play(table, "fire petros h15")

    assert st.get(table.state, captive, st.PLACE) == st.ON_MAP
    assert not st.has(table.state, captive, st.CAPTIVE)


def test_the_governor_sails_from_the_head_of_the_jetty_and_dead_he_is_lost_to_the_normans() -> None:
    table = favour({"jacques": "a18"}, {"theophilos": "m4"}, active=1)
    play(table, "move theophilos", "step m3", "leave")
    assert scoring.governor_result(table.state) == scoring.SECOND

    dead = favour({"jacques": "a18"}, {"theophilos": {"hex": "m4", "dead": True}, "dorian": "z18"})
    assert scoring.governor_result(dead.state) == scoring.SECOND


# ---------------------------------------------------------------- scenario 10


def test_the_normans_land_on_the_jetty_or_in_the_shallows() -> None:
    table = begun("torches")
    while asked(table) != (0, "move"):
        play(table, "done")
    play(table, "move bohemond")

    hexes = offered(table, "step")
    assert {"l3", "m3", "n3", "o3"} & set(hexes)
    assert all(h in ("l3", "m3", "n3", "o3") or h.endswith("6") for h in hexes)


def landed(units: int, **tools: Any) -> int:
    names = ["renauld", "roland", "avray", "osbern", "rioulf", "landry", "hugues", "olivier"]
    ours = {name: f"{'bcdefghi'[k]}{10 if k < units else 9}" for k, name in enumerate(names)}
    table = scene(JETTY, ours, {"beppe": "z18"}, tools=tools, victory=sc.LANDING, win=7, draw=4, goal_row=10)
    return scoring.final_result(table.state)


@pytest.mark.parametrize(
    ("units", "result"), [(7, scoring.FIRST), (6, scoring.DRAW), (4, scoring.DRAW), (3, scoring.SECOND)]
)
def test_seven_men_south_of_the_beach_win_the_landing(units: int, result: int) -> None:
    assert landed(units) == result


def test_with_the_jetty_burnt_through_five_are_too_few() -> None:
    assert landed(5, wrecks=["m5"]) == scoring.DRAW  # one plank is still there
    assert landed(5, wrecks=["m5", "n5"]) == scoring.SECOND
    assert landed(6, wrecks=["m5", "n5"]) == scoring.DRAW


def test_greek_fire_is_put_up_by_its_owner() -> None:
    table = new_table(GAME, seats=2, seed=1, options={"scenario": "torches"})

    assert asked(table) == (1, "emplace")
    play(table, "emplace siphon-1 m9 n")

    assert GAME.view(table.state, 0)["engines"][0]["hexes"] == ["m9"]
    assert "m9" not in offered(table, "place")


# ---------------------------------------------------------------- scenario 11


def night(ours: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Table:
    tools = more.pop("tools", NO_TOOLS)
    return scene(NEST, ours, theirs, tools=tools, alarm=True, victory=sc.OPEN_GATE, win=5, night=True, **more)


def test_before_the_alarm_the_guards_walk_a_die_and_the_tower_sleeps() -> None:
    table = night({"vladko": "a1", "bogdan": "a2"}, {"argyris": "j9", "petros": "m9"}, active=1)
    s = table.state
    s.facts[s.facts[st.DEVICES] + 2] = 3

    assert mover.move_points(s, unit(table, "argyris")) == 3
    assert mover.move_points(s, unit(table, "petros")) == 0
    assert missile.why_not_shooter(s, NEST, unit(table, "petros"), missile.OFFENSIVE) == "GUI-SEQ-01 truce"
    s.facts[st.BLOOD] = 1
    assert mover.move_points(s, unit(table, "argyris")) == 8
    assert mover.move_points(s, unit(table, "petros")) == 8


def test_a_guard_who_sees_a_climber_within_four_hexes_cries_alarm() -> None:
    for guard, cries in (("j11", True), ("p10", False)):
        table = night({"vladko": "j8"}, {"argyris": guard, "beppe": "a18"})
        siegecraft.watch(table.state)
        assert (table.state.facts[st.BLOOD] == 1) == cries


def test_a_grapnel_that_clatters_down_wakes_the_garrison() -> None:
    tools = {"devices": {"grapnel-1": {"state": "carried", "men": ["vladko"]}}}
    table = night({"vladko": "i9"}, {"beppe": "a18"}, tools=tools, dice=[2])

    play(table, "move vladko", "grapple ne")

    assert table.state.facts[st.BLOOD] == 1


@pytest.mark.parametrize(
    ("gate", "men", "result"),
    [(True, 5, scoring.FIRST), (True, 4, scoring.DRAW), (False, 5, scoring.DRAW), (False, 4, scoring.SECOND)],
)
def test_an_open_gate_and_five_men_inside_win_the_night(gate: bool, men: int, result: int) -> None:
    inside = ["k8", "k9", "k10", "l8", "l11"]
    names = ["vladko", "bogdan", "dragan", "miroslav", "stanko"]
    ours = dict(zip(names, [*inside[:men], *["a1"] * (5 - men)], strict=True))
    table = night(ours, {"beppe": "z18"})
    if gate:
        table.state.facts[st.GATE] = GATE_OPEN

    assert scoring.final_result(table.state) == result


# ---------------------------------------------------------------- scenario 14


def test_the_field_is_won_by_losses_and_by_the_top_of_the_knoll() -> None:
    joined = MAPS["knoll-and-ford"]
    goal = [h for h in joined.hexes if joined.level[h] == 1]
    assert goal and all(h >> 6 < 18 for h in goal)
    ours = {"robert": rider("n7", "s"), "avray": "a1"}
    table = scene(joined, ours, {"dorian": "a30"}, victory=sc.FIELD, goal_hexes=goal, tools=NO_TOOLS)
    assert scoring.final_result(table.state) == scoring.FIRST  # nobody lost, the knoll is ours: 40 points
    shared = scene(joined, ours, {"dorian": name_of(goal[0])}, victory=sc.FIELD, goal_hexes=goal, tools=NO_TOOLS)
    assert scoring.final_result(shared.state) == scoring.DRAW
    assert where(table, "dorian") == "a30"


# ---------------------------------------------------------------- data

BAD = """
[[scenario]]
id = "own"
number = 20
map = "eagle-nest"
chapters = 9
rounds = 5
sides = ["a", "b"]
first = 0
victory = "casualties"
source = "reconstructed"
name_source = "reconstructed"
exit_hexes = ["zz99", ""]
groups = [{ side = 0, name = "x", units = "vladko", zones = [{ rows = "1-3" }] }]
devices = [
  { id = "ladder-9", side = 0, hex = "a1" },
  { id = "ladder-1", side = 0, men = "vladko" },
  { id = "grapnel-1", side = 0, men = "vladko", hex = "a1" },
  { id = "siphon-1", side = 0, hex = "zz1", bearing = "up" },
  { id = "siphon-1", side = 0, hex = "a1", colour = "red" },
]
"""


def test_every_fault_of_devices_is_told_with_file_and_row(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(BAD, encoding="utf-8")

    faults = sc.check_file(path)

    assert all(fault.startswith("own.toml [[scenario]] row 1 (own)") for fault in faults)
    for word in (
        "'ladder-9'",
        "2 men for ladder-1",
        "one of hex, zones and men for grapnel-1",
        "a bearing",
        "a hex of the map for siphon-1",
        "colour: expected no such field",
        "each device once",
        "chapter 10 in play",
        "exit_hexes",
    ):
        assert [fault for fault in faults if word in fault], word


@pytest.mark.parametrize("name", NEW)
def test_random_games_of_the_new_scenarios_keep_every_count(name: str) -> None:
    for steps, (table, _) in enumerate(walk(GAME, 2, 11, {"scenario": name})):
        if steps % 10 == 0:
            assert GAME.faults(table.state) == []
        if steps > 250:
            break
