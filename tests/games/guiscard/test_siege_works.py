"""Building engines and battering walls: chapters 11.2 and 11.3; and forces by points."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.guiscard.given import asked, offered, play, refused
from tests.games.guiscard.siege_scene import fact, man, noted, siege, storm, told

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.ground.paths import foot_cost, mounted_cost
from porphyry.games.guiscard.scenarios import MAPS, board_of, sights_of
from porphyry.games.guiscard.siege import bombard, day_actions, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import ENGINE_COST, STAGES, damage_roll, engines_lost, make_of
from porphyry.games.guiscard.siegecraft import wrecks
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.games.guiscard.tables import LIGHT
from porphyry.kernel.table import Table

TOWER = ["m8", "l9", "n9", "l10", "n10", "m10"]
QUIET = [1, 1, 10, 1]  # no event, the besieger's initiative
NEST, FARM, CHURCH = MAPS["eagle-nest"], MAPS["lagoon+farm"], MAPS["lagoon+church"]


def orders(dice: list[int] | None = None, **more: object) -> Table:
    sheet = {ca.INITIATIVE: 0, **more.pop("sheet", {})}  # type: ignore[dict-item]
    return siege(stage=siege_day.ACT, day=10, lasts=40, sheet=sheet, dice=dice or [], **more)  # type: ignore[arg-type]


@pytest.mark.rule("GUI-BUI-01")
def test_every_item_takes_five_men_for_the_day() -> None:
    nine = "robert arthur jacques eustache renauld roland avray osbern rioulf"
    table = orders(ours=nine, sheet={ca.STORES + 2: 1})

    play(table, "build ladder")

    assert [man(table, name, ca.DUTY) for name in nine.split()].count(ca.WORKING) == 5
    assert refused(table, "build grapnel") == "GUI-BUI-01"


@pytest.mark.rule("GUI-BUI-02")
@pytest.mark.parametrize(("engine", "kind", "needed"), [("grapnel", 0, 1), ("ladder", 1, 2), ("thrower", 2, 7)])
def test_how_long_it_takes_to_build(engine: str, kind: int, needed: int) -> None:
    table = orders(dice=QUIET * 8)

    for day in range(1, needed + 1):
        assert fact(table, ca.STORES + kind) == 0, day
        play(table, f"build {engine}", "done")

    assert fact(table, ca.STORES + kind) == 1


@pytest.mark.rule("GUI-BUI-03")
def test_the_days_of_building_need_not_follow_each_other() -> None:
    table = orders(dice=QUIET * 3)

    play(table, "build ladder", "done")
    play(table, "done")
    assert GAME.view(table.state, 0)["siege"]["construction"] == [
        {"engine": "ladder", "days": 1, "needed": 2, "today": False}
    ]
    play(table, "build ladder", "done")

    assert fact(table, ca.STORES + 1) == 1


@pytest.mark.rule("GUI-BUI-03")
def test_several_items_are_built_at_once() -> None:
    table = orders(dice=QUIET)

    play(table, "build grapnel", "build grapnel", "done")

    assert fact(table, ca.STORES) == 2


# Demolition.


@pytest.mark.rule("GUI-DEM-02", "GUI-CAS-16")
@pytest.mark.parametrize(
    ("board", "name", "stages"),
    [(NEST, "m8", 4), (FARM, "o8", 2), (CHURCH, "v6", 2), (NEST, "j9", 1), (NEST, "m12", 1)],
)
def test_stages_of_destruction(board: bo.Board, name: str, stages: int) -> None:
    assert STAGES[make_of(board, hex_of(name))] == stages


@pytest.mark.rule("GUI-DEM-02")
@pytest.mark.parametrize(
    ("board", "name", "breaks"),
    [
        (NEST, "m8", True),
        (FARM, "o8", True),
        (CHURCH, "v6", True),
        (NEST, "j9", True),
        (NEST, "m12", True),
        (NEST, "k10", False),
        (NEST, "g9", False),
    ],
)
def test_stone_and_wood_can_be_broken_steps_and_fields_cannot(board: bo.Board, name: str, breaks: bool) -> None:
    assert board.is_breakable(hex_of(name)) == breaks


@pytest.mark.rule("GUI-DEM-07", "GUI-STN-05")
@pytest.mark.parametrize(
    ("points", "thick", "plain", "wood", "lost"),
    [
        (1, 10, 9, 7, 1),
        (2, 9, 8, 5, 1),
        (3, 8, 6, 4, 1),
        (4, 7, 5, 3, 2),
        (5, 7, 5, 3, 2),
        (6, 6, 4, 2, 2),
        (9, 6, 4, 2, 2),
    ],
)
def test_the_demolition_table(points: int, thick: int, plain: int, wood: int, lost: int) -> None:
    assert [damage_roll(points, make) for make in range(3)] == [thick, plain, wood]
    assert engines_lost(points) == lost


@pytest.mark.rule("GUI-DEM-07", "GUI-DEM-10")
def test_throwers_on_one_hex_add_up_and_each_has_one_target() -> None:
    table = orders(dice=[8, 3, *QUIET], sheet={ca.STORES + 2: 3})

    play(table, "batter j9", "batter j9", "batter p9")
    assert refused(table, "batter j10") == "GUI-DEM-07"
    play(table, "done")

    assert [(row["hex"], row["points"], row["roll"]) for row in told(table, "WallBattered")] == [
        ("j9", 2, 8),
        ("p9", 1, 3),
    ]
    assert [row["hex"] for row in told(table, "WallDestroyed")] == ["j9"]


@pytest.mark.rule("GUI-DEM-03", "GUI-DEM-01")
def test_each_d_is_one_more_stage_on_the_plan() -> None:
    table = siege(
        "siege_church",
        stage=siege_day.ACT,
        day=10,
        lasts=40,
        sheet={ca.INITIATIVE: 0, ca.STORES + 2: 1},
        theirs="romaric alphonse jacques roland",
        ours="ayyub khaled faruq jalal massin gaya juba said mansur",
        dice=[9, *QUIET, 8, *QUIET, 10, *QUIET],
    )
    damage = []

    for _ in range(3):
        play(table, "batter v6", "done")
        damage.append(next(w for w in GAME.view(table.state, 0)["siege"]["works"] if w["hex"] == "v6"))

    assert [work["damage"] for work in damage] == [1, 1, 2]
    assert [work["destroyed"] for work in damage] == [False, False, True]
    play(table, "decline")
    assert refused(table, "batter v6") == "GUI-DEM-02"


@pytest.mark.rule("GUI-DEM-04", "GUI-DEM-05", "GUI-ASL-01")
def test_only_a_destroyed_hex_gets_its_marker_on_the_map() -> None:
    table = storm(damage={"j9": 1, "m8": 3, "m12": 1})
    board = board_of(table.state)

    assert bo.PALISADE_DOWN in [board.side[hex_of("j9") * 6 + d] for d in range(6)]
    assert bo.SLIT in [board.side[hex_of("m8") * 6 + d] for d in range(6)]
    assert table.state.facts[st.GATE] == bo.GATE_DESTROYED
    assert (
        storm("siege_church", damage={"v6": 1}, theirs="romaric alphonse", ours="ayyub said").state.facts[st.WRECKS]
        == 0
    )


@pytest.mark.rule("GUI-DEM-05", "GUI-DEM-08", "GUI-TER-02")
def test_where_a_wall_is_down_one_passes_in_light_cover_on_bad_ground() -> None:
    """Church hex V6: one more point for foot and for riders, light cover behind it, a disadvantage in melee."""
    table = storm(
        "siege_church",
        damage={"v6": 2},
        theirs="romaric alphonse",
        ours="ayyub said",
        places={"romaric": "v6", "said": "u6"},
    )
    board = board_of(table.state)
    d = next(k for k in range(6) if board.near[hex_of("u6") * 6 + k] == hex_of("v6"))

    assert foot_cost(CHURCH, hex_of("u6"), d, False) == 0
    assert foot_cost(board, hex_of("u6"), d, False) == 2
    assert mounted_cost(board, hex_of("u6"), d) == 2
    assert sights_of(table.state).line(hex_of("t6"), hex_of("v6")).cover == LIGHT
    romaric = next(u for u in range(st.count(table.state)) if st.get(table.state, u, st.HEX) == hex_of("v6"))
    assert me.ground_value(table.state, board, romaric) == -1


@pytest.mark.rule("GUI-DEM-09")
def test_the_tower_can_be_reached_only_beside_a_gap() -> None:
    whole = orders(sheet={ca.STORES + 2: 1})
    breached = orders(sheet={ca.STORES + 2: 1}, damage={"j9": 1})

    assert refused(whole, "batter l9") == "GUI-DEM-09"
    assert len([h for h in offered(breached, "batter") if h in TOWER]) == 3
    assert [name_of(h) for h in bombard.tower_targets(breached.state)] == ["l9", "l10", "m8"]
    assert "n9" not in offered(breached, "batter")
    assert refused(breached, "batter n9") == "GUI-DEM-09"


@pytest.mark.rule("GUI-DEM-10")
def test_engines_can_be_bought_where_allowed_more_than_there_are_counters() -> None:
    table = siege(stage=siege_day.MUSTER_BESIEGER, ours="", theirs="")

    play(table, "enlist robert", "enlist arthur", "enlist tancredi", *["buy thrower"] * 3)

    assert fact(table, ca.STORES + 2) == 3
    assert siege("san_marco", stage=siege_day.MUSTER_BESIEGER, ours="", theirs="").why_not("buy thrower") is not None


@pytest.mark.rule("GUI-DEM-01", "GUI-CAS-15")
def test_what_burns_down_in_an_assault_is_down_on_the_sheet() -> None:
    table = storm(places={"leon": "m9", "jacques": "a1"})
    wrecks.destroy(table.state, hex_of("j9"), "GUI-FIR-13")
    wrecks.destroy(table.state, hex_of("m12"), "GUI-CAS-14")

    day_actions.end_fight(table.state, ca.C_DUSK)

    down = {w["hex"] for w in GAME.view(table.state, 0)["siege"]["works"] if w["destroyed"]}
    assert down == {"j9", "m12"}


@pytest.mark.rule("GUI-DEM-06", "GUI-CMP-14")
@pytest.mark.parametrize(("before", "after"), [(st.HEALTHY, st.WOUNDED), (st.WOUNDED, st.DEAD)])
def test_who_stands_where_a_wall_falls_is_wounded(before: int, after: int) -> None:
    """§ 11.3.3 wounds him, and whoever is wounded twice is dead."""
    table = storm(places={"leon": "j9", "jacques": "a1"})
    s = table.state
    leon = next(u for u in range(st.count(s)) if st.get(s, u, st.HEX) == hex_of("j9"))
    st.put(s, leon, st.HEALTH, before)

    wrecks.destroy(s, hex_of("j9"), "GUI-DEM-05")

    assert st.get(s, leon, st.HEALTH) == after


# Forces by points.


def test_leaders_are_taken_first_and_points_run_out() -> None:
    table = siege("siege_church", stage=siege_day.MUSTER_BESIEGER, ours="", theirs="")

    assert asked(table) == (0, "muster")
    assert refused(table, "enlist said") == "GUI-CAP-02"
    assert refused(table, "done") == "GUI-CAP-02"
    play(table, "enlist ayyub", "enlist khaled", "enlist said")
    assert refused(table, "enlist said") == "GUI-EVT-05"
    assert refused(table, "enlist robert") == "GUI-EVT-05"
    assert table.decisions()[0].params["points"] == 250 - 31 - 26 - 9
    play(table, "done")
    assert asked(table) == (1, "muster")


def test_a_muster_shows_whom_it_may_call_with_values_and_price() -> None:
    table = siege("siege_church", stage=siege_day.MUSTER_BESIEGER, ours="", theirs="")

    muster = GAME.view(table.state, 0)["siege"]["muster"]

    assert [one["id"] for one in muster["callable"]] == offered(table, "enlist")
    emir = muster["callable"][0]
    assert (emir["id"], emir["cost"], emir["armoured"]) == ("ayyub", 31, True)
    assert [emir["attack"], emir["defence"], emir["movement"]] == t.ROSTER[t.ROSTER_IDS.index("ayyub")].values[:3]


@pytest.mark.parametrize("name", ["siege_castle", "siege_farm", "siege_church", "eagle_nest", "san_marco"])
def test_a_force_raised_by_itself_keeps_to_its_points_and_has_its_leaders(name: str) -> None:
    table = siege(name, stage=siege_day.MUSTER_BESIEGER, ours="", theirs="", dice=[10, 10, 10, 1, 1])

    play(table, "auto", "auto")

    one = ca.siege_of(table.state)
    for seat in (0, 1):
        men = ca.strength(table.state, seat)
        spent = sum(t.COST[kind] for kind in men)
        engines = sum(ENGINE_COST[e] * (fact(table, ca.STORES + e) - (one.throwers if e == 2 else 0)) for e in range(3))
        assert spent + (engines if seat == 0 else 0) <= one.points[seat]
        assert len([kind for kind in men if t.FLAGS[kind] & t.COMMAND]) >= one.command[seat]
        assert len(men) > 5


def test_a_force_file_is_checked_like_a_scenario(tmp_path: Path) -> None:
    good = tmp_path / "mine.toml"
    good.write_text(
        '[[force]]\nid = "mine"\npoints = 60\nunits = "robert jacques avray"\nengines = "ladder"\nsource = "reconstructed"\n'
    )
    bad = tmp_path / "bad.toml"
    bad.write_text(
        '[[force]]\nid = "bad"\npoints = 40\nunits = "robert robert nobody jacques"\nengines = "ram"\n'
        'source = "reconstructed"\n'
    )

    assert GAME.scenario_faults(str(good)) == []
    faults = GAME.scenario_faults(str(bad))
    assert faults is not None
    assert len(faults) == 4
    assert any("nobody" in fault for fault in faults)
    assert any("at most 40 points" in fault for fault in faults)


@pytest.mark.rule("GUI-INI-05")
def test_nothing_done_is_noted_as_rest() -> None:
    table = orders(dice=QUIET)

    play(table, "done")

    assert noted(table, 10, ca.E_ACTION) == ca.A_REST
