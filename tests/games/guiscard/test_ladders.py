"""Chapter 10.1: scaling ladders on the palisade of the Eagle Nest."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, offered, play, points, refused, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.games.guiscard.skirmish import missile
from porphyry.kernel.table import Table

NEST = MAPS["eagle-nest"]
FAR = {"beppe": "a16"}


def leaning(*men: str, **more: Any) -> dict[str, Any]:
    """A ladder in i9, its top at the wall-walk hex j9."""
    return {"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": list(men), **more}}}


def carried(hex_: str, bearing: str, *men: str) -> dict[str, Any]:
    return {"devices": {"ladder-1": {"state": "carried", "hex": hex_, "bearing": bearing, "men": list(men)}}}


def lying(hex_: str, bearing: str) -> dict[str, Any]:
    return {"devices": {"ladder-1": {"state": "lying", "hex": hex_, "bearing": bearing}}}


def ladder(table: Table) -> dict[str, Any]:
    return dict(GAME.view(table.state, 0)["ladders"][0])


@pytest.mark.rule("GUI-LAD-01", "GUI-LAD-07")
def test_a_ladder_costs_three_points_and_is_climbed_on_foot_only() -> None:
    table = scene(NEST, {"vladko": "h9"}, FAR, tools=leaning())

    play(table, "move vladko")
    assert refused(table, "step i9") == "GUI-LAD-01"
    play(table, "climb ladder-1")

    assert (where(table, "vladko"), points(table), ladder(table)["climber"]) == ("i9", 5, "vladko")
    ridden = scene(NEST, {"arthur": rider("h9", "ne")}, FAR, tools=leaning())
    play(ridden, "move arthur")
    assert refused(ridden, "climb ladder-1") == "GUI-LAD-01"


@pytest.mark.rule("GUI-LAD-07")
def test_climbing_down_from_the_wall_walk_costs_three_too() -> None:
    table = scene(NEST, {"vladko": "j9"}, FAR, tools=leaning())

    play(table, "move vladko", "climb ladder-1")
    assert points(table) == 5
    play(table, "step h9")

    assert (where(table, "vladko"), points(table)) == ("h9", 4)


@pytest.mark.rule("GUI-LAD-01", "GUI-LAD-13")
def test_on_a_ladder_there_is_no_cover_and_the_ground_is_bad() -> None:
    table = scene(
        NEST, {"vladko": "i9", "avray": "h9"}, {"stephanos": "j9"}, step="combat", active=1, tools=leaning("vladko")
    )
    s, man, archer = table.state, unit(table, "vladko"), unit(table, "stephanos")

    assert me.ground_value(s, NEST, man) == -1
    assert missile.cover_of(s, archer, man, hex_of("i9")) == t.NO_COVER
    assert me.column_shift(s, 1 << archer, 1 << man, 0) == 1  # 0 against -


@pytest.mark.rule("GUI-LAD-08", "GUI-CAS-07", "GUI-CAS-02", "GUI-CAS-40")
def test_from_the_top_he_jumps_for_four_points_and_may_hurt_himself() -> None:
    safe = scene(NEST, {"vladko": "i9"}, FAR, tools=leaning("vladko"), dice=[5])

    play(safe, "move vladko")
    assert refused(safe, "step j9") == "GUI-BLD-21"
    play(safe, "cross")

    assert (where(safe, "vladko"), points(safe), health(safe, "vladko")) == ("j9", 4, "healthy")
    hurt = scene(NEST, {"vladko": "i9"}, FAR, tools=leaning("vladko"), dice=[6])
    play(hurt, "move vladko", "cross")
    assert health(hurt, "vladko") == "wounded"
    assert asked(hurt)[1] != "step"  # a wounded man has 4 points, and they are spent


@pytest.mark.rule("GUI-CAS-07", "GUI-CAS-03")
@pytest.mark.parametrize(("roll", "after"), [(4, "healthy"), (5, "wounded"), (6, "wounded")])
def test_armour_makes_the_jump_harder(roll: int, after: str) -> None:
    table = scene(NEST, {"albert": "i9"}, FAR, tools=leaning("albert"), dice=[roll])

    play(table, "move albert", "cross")

    assert health(table, "albert") == after


@pytest.mark.rule("GUI-CAS-07")
def test_the_other_reading_jumps_with_a_ten_sided_die() -> None:
    table = scene(NEST, {"vladko": "i9"}, FAR, tools=leaning("vladko"), dice=[9], options={"jump_check": "d10"})

    play(table, "move vladko", "cross")

    assert health(table, "vladko") == "wounded"


@pytest.mark.rule("GUI-CAS-03")
def test_behind_a_palisade_without_a_wall_walk_the_jump_has_its_own_rule() -> None:
    yard = NEST.draft()
    yard.ground[hex_of("j9")] = t.COURTYARD
    table = scene(yard.finished(), {"vladko": "i9"}, FAR, tools=leaning("vladko"), dice=[6])

    events = table.play("move vladko"), table.play("cross")

    assert [e.rule for e in events[1] if e.kind in ("JumpRolled", "UnitWounded")] == ["GUI-CAS-03", "GUI-CAS-03"]


@pytest.mark.rule("GUI-LAD-09")
def test_seven_points_carry_a_man_over_if_the_ladder_stood_at_the_start_of_the_turn() -> None:
    stood = scene(NEST, {"vladko": "h9"}, FAR, tools=leaning(), dice=[1])
    play(stood, "move vladko", "climb ladder-1", "cross")
    assert (where(stood, "vladko"), points(stood)) == ("j9", 1)

    fresh = scene(NEST, {"vladko": "h9"}, FAR, tools=leaning(height=2))  # raised in this very turn
    play(fresh, "move vladko", "climb ladder-1")
    assert refused(fresh, "cross") == "GUI-LAD-09"

    armoured = scene(NEST, {"albert": "h9"}, FAR, tools=leaning())
    play(armoured, "move albert", "climb ladder-1")
    assert points(armoured) == 3
    assert refused(armoured, "cross") == "GUI-LAD-08"


@pytest.mark.rule("GUI-LAD-02", "GUI-CAS-38")
def test_no_ladder_reaches_up_the_tower() -> None:
    table = scene(NEST, {"avray": "k9", "osbern": "k10"}, FAR, tools=carried("k9", "s", "avray", "osbern"))

    assert refused(table, "raise avray ne") == "GUI-LAD-02"


@pytest.mark.rule("GUI-LAD-03")
def test_two_men_carry_a_ladder_one_in_each_of_its_hexes() -> None:
    table = scene(None, {"avray": "e5", "osbern": "e6", "rioulf": "f6"}, FAR, tools=lying("e5", "s"))

    assert offered(table, "pick") == ["ladder-1 avray osbern"]
    assert refused(table, "pick ladder-1 avray rioulf") == "GUI-LAD-03"
    assert refused(table, "pick ladder-1 osbern avray") == "GUI-LAD-03"  # a pair is named in one order
    play(table, "pick ladder-1 avray osbern")

    assert (ladder(table)["state"], ladder(table)["men"]) == ("carried", ["avray", "osbern"])
    assert refused(table, "move avray") == "GUI-LAD-03"
    mounted = scene(None, {"arthur": rider("e5", "n"), "osbern": "f5"}, FAR, tools=lying("e5", "ne"))
    assert refused(mounted, "pick ladder-1 arthur osbern") == "GUI-LAD-03"


@pytest.mark.rule("GUI-LAD-03")
def test_a_ladder_falls_when_one_of_the_two_does() -> None:
    table = scene(
        None,
        {"avray": "e5", "osbern": "e6"},
        {"stephanos": "e1"},
        active=1,
        step="fire",
        tools=carried("e5", "s", "avray", "osbern"),
        dice=[1, 1],
    )

    play(table, "fire stephanos e5")

    assert health(table, "avray") == "dead"
    assert (ladder(table)["state"], ladder(table)["hexes"]) == ("lying", ["e5", "e6"])


@pytest.mark.rule("GUI-LAD-04")
def test_carriers_neither_fire_nor_fight_nor_brush_past_an_enemy() -> None:
    field = {"landry": "e5", "osbern": "e6", "alphonse": "j5", "avray": "j6"}
    tools = carried("e5", "s", "landry", "osbern")
    assert refused(scene(None, field, {"alexio": "e1"}, step="fire", tools=tools), "fire landry e1") == "GUI-LAD-04"
    fight = scene(None, field, {"alexio": "e4", "dorian": "j7"}, step="combat", tools=tools)
    assert refused(fight, "attack landry alexio") == "GUI-LAD-04"
    walk = scene(None, field, {"alexio": "e3"}, tools=tools)
    assert refused(walk, "haul landry e4") == "GUI-LAD-04"
    assert "osbern e7" in offered(walk, "haul")
    fired = scene(None, {"landry": {"hex": "e5", "fired": True}, "osbern": "e6"}, FAR, tools=lying("e5", "s"))
    assert refused(fired, "pick ladder-1 landry osbern") == "GUI-LAD-04"


@pytest.mark.rule("GUI-LAD-05")
def test_with_a_ladder_two_points_are_all() -> None:
    table = scene(None, {"avray": "e5", "osbern": "e6"}, FAR, tools=carried("e5", "s", "avray", "osbern"))

    play(table, "haul avray e4", "haul avray e3")

    assert (where(table, "avray"), where(table, "osbern")) == ("e3", "e4")
    assert ladder(table)["hexes"] == ["e3", "e4"]
    assert refused(table, "haul avray e2") == "GUI-LAD-05"
    bushes = ["." * 12] * 3 + ["....b" + "." * 7] + ["." * 12] * 4
    rough = scene(bushes, {"avray": "e5", "osbern": "e6"}, {"beppe": "a8"}, tools=carried("e5", "s", "avray", "osbern"))
    play(rough, "haul avray e4")
    assert refused(rough, "haul avray e3") == "GUI-LAD-05"


@pytest.mark.rule("GUI-LAD-06")
def test_at_the_palisade_it_is_raised_for_nothing() -> None:
    table = scene(NEST, {"avray": "h9", "osbern": "h10"}, FAR, tools=carried("h9", "s", "avray", "osbern"))

    assert refused(table, "raise avray ne") == "GUI-LAD-06"
    play(table, "haul avray i9", "raise avray se")

    assert (ladder(table)["state"], ladder(table)["hexes"], ladder(table)["top"]) == ("fixed", ["i9"], "j10")
    assert table.events[-1][0].rule == "GUI-LAD-06"


@pytest.mark.rule("GUI-LAD-10", "GUI-LAD-11")
def test_a_ladder_is_shifted_along_the_palisade_for_two_points_each() -> None:
    men = {"avray": "h9", "osbern": "h10"}
    table = scene(NEST, men, FAR, tools=leaning())

    assert refused(table, "shift avray osbern h9 g9") == "GUI-LAD-11"
    assert "avray osbern i9 j10" in offered(table, "shift")  # turned in its hex
    play(table, "shift avray osbern i10 j11")

    assert (ladder(table)["hexes"], ladder(table)["top"]) == (["i10"], "j11")
    play(table, "move avray")
    assert points(table) == 6
    climber = scene(NEST, {**men, "vladko": "i9"}, FAR, tools=leaning("vladko"))
    assert refused(climber, "shift avray osbern i10 j11") == "GUI-LAD-10"
    enemy = scene(NEST, men, {"alexio": "i8"}, tools=leaning())
    assert refused(enemy, "shift avray osbern i10 j11") == "GUI-LAD-10"
    assert refused(enemy, "lower avray osbern ladder-1") == "GUI-LAD-10"


@pytest.mark.rule("GUI-LAD-10")
def test_two_men_take_a_ladder_down_again() -> None:
    table = scene(NEST, {"avray": "h9", "osbern": "h10"}, FAR, tools=leaning())

    play(table, "lower avray osbern ladder-1")

    assert (ladder(table)["state"], ladder(table)["hexes"]) == ("lying", ["i9", "h9"])


@pytest.mark.rule("GUI-LAD-12")
def test_an_archer_on_a_ladder_shoots_only_where_it_leans_and_at_strong_cover() -> None:
    table = scene(
        NEST, {"alphonse": "i9"}, {"alexio": "j9", "dorian": "j10"}, step="fire", tools=leaning("alphonse"), dice=[1, 1]
    )

    assert offered(table, "fire") == ["alphonse j9"]
    assert refused(table, "fire alphonse j10") == "GUI-LAD-12"
    play(table, "fire alphonse j9")

    assert rolls(table, "ShotTold")[0]["cover"] == "strong"
    other = scene(
        NEST,
        {"alphonse": "i9", "olivier": "g9"},
        {"alexio": "j9"},
        step="fire",
        tools=leaning("alphonse"),
        options={"ladder_archer": "only-unthreatened"},
    )
    assert refused(other, "fire alphonse j9") == "GUI-MIS-14"


@pytest.mark.rule("GUI-LAD-08")
def test_who_wins_on_the_ladder_follows_up_over_the_palisade() -> None:
    weak = {"alexio": {"hex": "j9", "wounded": True}, "beppe": "a16"}
    table = scene(NEST, {"vladko": "i9"}, weak, step="combat", tools=leaning("vladko"), dice=[1, 6])

    play(table, "attack vladko alexio", "strike", "advance vladko j9")

    assert (where(table, "vladko"), health(table, "vladko")) == ("j9", "wounded")


@pytest.mark.rule("GUI-LAD-14", "GUI-LAD-15", "GUI-LAD-16")
def test_a_man_on_the_wall_throws_the_ladder_down_on_one_to_six() -> None:
    table = scene(
        NEST,
        {"vladko": "i9", "avray": "a1"},
        {"alexio": "j9"},
        active=1,
        step="combat",
        tools=leaning("vladko"),
        dice=[6],
    )

    play(table, "topple alexio ladder-1")
    assert asked(table) == (1, "choose-ladder-fall")  # who threw it chooses
    assert sorted(offered(table, "tip")) == ["h10", "h9", "i10", "i8"]
    play(table, "tip h10")
    assert asked(table) == (0, "choose-drop")  # who fell, where he falls
    assert "j9" not in offered(table, "fall")
    play(table, "fall h10")

    assert (ladder(table)["state"], ladder(table)["hexes"]) == ("lying", ["i9", "h10"])
    assert (where(table, "vladko"), health(table, "vladko")) == ("h10", "wounded")


@pytest.mark.rule("GUI-LAD-14")
def test_on_seven_to_ten_the_ladder_stays() -> None:
    table = scene(
        NEST,
        {"vladko": "i9"},
        {"alexio": "j9", "dorian": "j8"},
        active=1,
        step="combat",
        tools=leaning("vladko"),
        dice=[7],
    )

    play(table, "topple alexio ladder-1")

    assert (ladder(table)["climber"], asked(table)) == ("vladko", (0, "move"))
    assert st.has(table.state, unit(table, "alexio"), st.INSTEAD)  # instead of a fight
    assert not st.has(table.state, unit(table, "alexio"), st.ATTACKED)


@pytest.mark.rule("GUI-LAD-16", "GUI-LAD-17", "GUI-MIS-21", "GUI-STK-03")
def test_whom_the_falling_man_hits_is_knocked_out_and_both_share_the_hex() -> None:
    table = scene(
        NEST,
        {"vladko": "i9", "avray": "h10", "osbern": "a1"},
        {"alexio": "j9", "beppe": "a16"},
        active=1,
        step="combat",
        tools=leaning("vladko"),
        dice=[1],
    )

    play(table, "topple alexio ladder-1", "tip i10", "fall h10")

    assert (health(table, "vladko"), health(table, "avray")) == ("wounded", "stunned healthy")
    assert where(table, "avray") == where(table, "vladko") == "h10"
    assert GAME.faults(table.state) == []
    while asked(table)[1] != "move":
        play(table, "done")
    assert refused(table, "done") == "GUI-LAD-17"  # the upper one must leave if he can
    play(table, "move vladko", "step g10", "stop")
    assert st.standing(table.state, hex_of("h10")) == unit(table, "avray")
    assert refused(table, "done") == ""


@pytest.mark.rule("GUI-LAD-18")
def test_a_ladder_can_be_thrown_down_from_below() -> None:
    table = scene(
        NEST,
        {"vladko": "i9"},
        {"alexio": "h9", "beppe": "a16"},
        active=1,
        step="combat",
        tools=leaning("vladko"),
        dice=[6],
    )

    play(table, "topple alexio ladder-1")

    assert table.events[-1][0].rule == "GUI-LAD-18"
    assert asked(table)[1] == "choose-ladder-fall"
    far = scene(
        NEST, {"vladko": "i9"}, {"alexio": "g9", "dorian": "j9"}, active=1, step="combat", tools=leaning("vladko")
    )
    assert refused(far, "topple alexio ladder-1") == "GUI-LAD-18"


@pytest.mark.rule("GUI-LAD-03", "GUI-LAD-05")
def test_a_storm_party_brings_its_ladder_on() -> None:
    table = scene(
        None,
        {"avray": "e5", "osbern": "e6"},
        FAR,
        tools={"devices": {"ladder-1": {"state": "absent", "men": ["avray", "osbern"]}}},
    )

    play(table, "move avray")
    assert points(table) == 2  # GUI-LAD-05 holds for those who bring one
    play(table, "stop")

    assert (ladder(table)["state"], ladder(table)["hexes"]) == ("carried", ["e5", "e6"])
