"""What ladders, ropes, fire and engines do to whom, one effect at a time."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import health, play, rider, scene, unit, where
from tests.games.guiscard.siege_scene import storm
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_engines import CREW, PUMPS, siphon, thrower
from tests.games.guiscard.test_ladders import carried, leaning
from tests.games.guiscard.test_ropes import coiled, hanging

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import deploy
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, greek_fire, stone_thrower
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table

NEST, JETTY, CAMP = MAPS["eagle-nest"], MAPS["jetty"], MAPS["lagoon+camp"]
FAR = {"beppe": "a16"}


def dev(table: Table, what: int, k: int = 0) -> int:
    return dv.dev(table.state, k, what)


# Who brings what.


@pytest.mark.rule("GUI-LAD-03", "GUI-GRA-01")
def test_two_unarmoured_men_of_one_edge_bring_a_ladder_and_one_each_grapnel() -> None:
    table = storm(
        sheet={ca.STORES: 2, ca.STORES + 1: 2}, ours="robert jacques eustache renauld roland avray osbern rioulf"
    )
    s = table.state
    brought = [k for k in range(dv.count_devices(s)) if dv.dev(s, k, dv.HOLDER) >= 0]
    men = [u for k in brought for u in (dv.dev(s, k, dv.HOLDER), dv.dev(s, k, dv.OTHER)) if u >= 0]

    assert [dv.kind_of(s, k) for k in brought] == [dv.LADDER, dv.LADDER, dv.GRAPNEL, dv.GRAPNEL]
    assert [dv.dev(s, k, dv.STATE) for k in brought] == [dv.ABSENT, dv.ABSENT, dv.CARRIED, dv.CARRIED]
    assert len(men) == len(set(men)) == 6
    assert not any(st.is_armoured(s, u) for u in men)
    assert {
        st.get(s, dv.dev(s, k, dv.HOLDER), st.GROUP) == st.get(s, dv.dev(s, k, dv.OTHER), st.GROUP) for k in brought[:2]
    } == {True}


@pytest.mark.rule("GUI-LAD-03")
def test_with_one_man_at_the_edge_no_ladder_comes() -> None:
    table = storm(sheet={ca.STORES: 0, ca.STORES + 1: 1}, ours="robert jacques")
    s = table.state

    assert [dv.dev(s, k, dv.HOLDER) for k in range(dv.count_devices(s))] == [-1] * dv.count_devices(s)
    assert deploy.bearers(s, 0, [], 2) == []


@pytest.mark.rule("GUI-LAD-03")
def test_the_second_man_comes_on_beside_the_first() -> None:
    devices = {"ladder-1": {"state": "absent", "men": ["vladko", "bogdan"]}}
    table = scene(NEST, {"vladko": "c5", "bogdan": "a1", "osbern": "a2"}, FAR, tools={"devices": devices})
    s = table.state
    rim = [hex_of(h) for h in ("b1", "c4", "c6", "k1")]

    assert dv.beside_partner(s, unit(table, "bogdan"), rim) == [hex_of("c4"), hex_of("c6")]
    assert dv.beside_partner(s, unit(table, "osbern"), rim) == rim  # he carries nothing
    assert dv.beside_partner(s, unit(table, "bogdan"), [hex_of("k1")]) == [hex_of("k1")]  # no room beside him
    st.put(s, unit(table, "vladko"), st.HEALTH, st.DEAD)
    assert dv.beside_partner(s, unit(table, "bogdan"), rim) == rim


@pytest.mark.rule("GUI-LAD-03")
def test_a_ladder_already_in_hand_calls_nobody_to_the_edge() -> None:
    table = scene(NEST, {"vladko": "h9", "bogdan": "i9"}, FAR, tools=carried("h9", "se", "vladko", "bogdan"))
    rim = [hex_of(h) for h in ("b1", "g9")]

    assert dv.beside_partner(table.state, unit(table, "bogdan"), rim) == rim


@pytest.mark.rule("GUI-LAD-03")
def test_who_falls_lets_go_of_ladder_and_grapnel() -> None:
    pair = scene(NEST, {"vladko": "h9", "bogdan": "i9"}, FAR, tools=carried("h9", "se", "vladko", "bogdan"))
    rope = scene(NEST, {"vladko": "h9"}, FAR, tools=coiled("vladko"))

    dv.let_fall(pair.state, unit(pair, "bogdan"))
    dv.let_fall(rope.state, unit(rope, "vladko"))

    assert (dev(pair, dv.STATE), dev(pair, dv.HOLDER), dev(pair, dv.OTHER)) == (dv.LYING, -1, -1)
    assert dv.hexes_of_device(pair.state, 0) == [hex_of("h9"), hex_of("i9")]
    assert (dev(rope, dv.STATE), dev(rope, dv.PLACE_HEX), dev(rope, dv.HOLDER)) == (dv.LYING, hex_of("h9"), -1)


@pytest.mark.rule("GUI-GRA-12")
def test_which_rope_a_man_could_grab() -> None:
    """Only a free rope that hangs from his own hex, and only without armour and with room below."""
    name = {"alexio": "j9", "beppe": "a16"}
    seen = {
        "free": scene(NEST, {"avray": "a1"}, name, tools=hanging()),
        "ladder": scene(NEST, {"avray": "a1"}, name, tools=leaning()),
        "coiled": scene(NEST, {"avray": "a1"}, name, tools=coiled("avray")),
        "elsewhere": scene(NEST, {"avray": "a1"}, {"alexio": "j10", "beppe": "a16"}, tools=hanging()),
        "climbed": scene(NEST, {"vladko": "i9"}, name, tools=hanging("vladko", height=4)),
        "stood on": scene(NEST, {"vladko": "i9"}, name, tools=hanging()),
    }

    grabbed = {word: dv.rope_to_grab(table.state, unit(table, "alexio")) for word, table in seen.items()}
    assert grabbed == {"free": 0, "ladder": -1, "coiled": -1, "elsewhere": -1, "climbed": -1, "stood on": -1}
    armoured = scene(NEST, {"avray": "a1"}, {"albert": "j9"}, tools=hanging())
    assert dv.rope_to_grab(armoured.state, unit(armoured, "albert")) == -1


# Fire.


@pytest.mark.rule("GUI-FIR-06")
def test_lighting_a_hex_lights_the_naphtha_beside_it_and_drives_men_out() -> None:
    tools: dict[str, Any] = {"naphtha": ["m7"]}
    table = scene(JETTY, {"vladko": "m5"}, {"beppe": "m7", "dorian": "a18"}, tools=tools, dice=[1])
    s = table.state
    fire.light(s, hex_of("m6"), 0, "GUI-FAR-04")

    assert [dv.is_burning(s, hex_of(h)) for h in ("m5", "m6", "m7")] == [False, True, True]
    assert health(table, "beppe") == "dead"
    fire.light(s, hex_of("m6"), 1, "GUI-FAR-04")
    assert dv.fire_owner(s, hex_of("m6")) == 0  # it burns already


@pytest.mark.rule("GUI-FIR-06", "GUI-GRK-11")
def test_naphtha_that_is_lit_burns_as_naphtha() -> None:
    table = scene(JETTY, {"vladko": "a18"}, {"beppe": "m6"}, tools={"naphtha": ["m6", "m7"]}, dice=[1])
    s = table.state

    fire.light(s, hex_of("m6"), 0, "GUI-FAR-04")

    assert [dv.is_burning(s, hex_of(h)) for h in ("m6", "m7")] == [True, True]
    assert health(table, "beppe") == "dead"


@pytest.mark.rule("GUI-FIR-06", "GUI-FIR-10")
def test_who_stands_where_it_catches_must_run() -> None:
    table = scene(JETTY, {"vladko": "m6"}, {"beppe": "a18"}, tools={})

    fire.light(table.state, hex_of("m6"), 1, "GUI-FAR-04")

    assert table.state.stack[-8] == frames.FLEE.number


@pytest.mark.rule("GUI-FIR-10", "GUI-FIR-11")
def test_a_loose_horse_is_not_asked_where_to_run() -> None:
    table = scene(JETTY, {"drogo-horse": {"hex": "a14", "facing": "n"}, "vladko": "a18"}, {"beppe": "z18"}, tools={})
    depth = len(table.state.stack)

    fire.catch(table.state, hex_of("a14"))

    assert len(table.state.stack) == depth


@pytest.mark.rule("GUI-GRK-12")
@pytest.mark.parametrize(("roll", "lives"), [(5, False), (6, True)])
def test_a_loose_horse_in_burning_naphtha_dies_or_stays(roll: int, lives: bool) -> None:
    horse = {"drogo-horse": {"hex": "e5", "facing": "n"}}
    table = scene(None, {**horse, "vladko": "a1"}, FAR, tools={"naphtha": ["e5"]}, dice=[roll])
    depth = len(table.state.stack)

    fire.scorch(table.state, unit(table, "drogo-horse"))

    assert st.is_living(table.state, unit(table, "drogo-horse")) == lives
    assert len(table.state.stack) == depth


def fleeing(ours: dict[str, Any], mode: int = fire.FROM_FLAMES, **tools: Any) -> set[str]:
    """Where Vladko may run to out of m6."""
    table = scene(JETTY, {"vladko": "m6", **ours}, {"beppe": "a18"}, tools={"fires": {"m6": 1}, **tools})
    s = table.state
    push(s, frames.FLEE.number, unit(table, "vladko"), mode)
    return {name_of(h) for h in fire.flee_hexes(s)}


@pytest.mark.rule("GUI-FIR-10", "GUI-GRK-13")
def test_where_one_can_run_from_a_fire() -> None:
    free = fleeing({})
    assert {"m5", "m7"} <= free
    assert "m5" not in fleeing({"bogdan": "m5"})  # somebody stands there
    assert fleeing({}, fires={"m6": 1, "m5": 1}) == free - {"m5"}  # nor into flames
    dead = {n: {"hex": "m5", "dead": True} for n in ("osbern", "renauld", "roland", "olivier", "landry", "nello")}
    assert fleeing(dead) == free - {"m5"}  # choked with bodies
    every = dict.fromkeys(free, 1)
    assert fleeing({}, fires={"m6": 1, **every}) == set()
    assert fleeing({}, fire.FROM_NAPHTHA, fires={"m6": 1, **every}) == free  # GUI-GRK-13: as a last resort


@pytest.mark.rule("GUI-FIR-10")
@pytest.mark.parametrize("gone", ["stunned", "out", "dead"])
def test_a_question_that_has_lost_its_point_is_not_asked(gone: str) -> None:
    table = scene(JETTY, {"vladko": "m6"}, {"beppe": "a18"}, tools={"fires": {"m6": 1}})
    s, u = table.state, unit(table, "vladko")
    depth = len(s.stack)
    push(s, frames.FLEE.number, u, fire.FROM_FLAMES)
    if gone == "stunned":
        st.put(s, u, st.STUN, 1)
    elif gone == "out":
        fire.put_out(s, hex_of("m6"))
    else:
        st.put(s, u, st.PLACE, st.GONE)

    assert not fire.flee_pending(s)
    assert len(s.stack) == depth
    assert st.get(s, u, st.HEALTH) == 0


@pytest.mark.rule("GUI-FAR-03", "GUI-FAR-04")
@pytest.mark.parametrize(("arrows", "used"), [(0, 0), (6, 1)])
def test_a_fire_arrow_is_a_shot_and_counts_where_they_are_few(arrows: int, used: int) -> None:
    table = scene(
        CAMP, {"alphonse": "l10", "vladko": "a1"}, {"beppe": "a18"}, tools={}, step="fire", fire_arrows=arrows, dice=[1]
    )
    play(table, "flame alphonse l8")

    s, u = table.state, unit(table, "alphonse")
    assert (st.has(s, u, st.FIRED), fire.arrows_used(s, u)) == (True, used)


# Engines.


@pytest.mark.rule("GUI-GRK-03", "GUI-GRK-04", "GUI-GRK-09")
def test_a_spray_takes_its_crew_its_load_and_the_peace() -> None:
    table = scene(
        None,
        {**PUMPS, "petros": "i12"},
        {"jacques": "e6", "osbern": "a16"},
        step="fire",
        tools=siphon(),
        dice=[5],
        round_=4,
    )
    assert table.state.facts[st.BLOOD] == 0
    play(table, "spray siphon-1 e6")
    s = table.state

    assert [st.has(s, unit(table, name), st.FIRED) for name in (*PUMPS, "petros")] == [True, True, False]
    assert (dev(table, dv.HOLDER), s.facts[st.BLOOD]) == (4, 1)
    assert greek_fire.why_not_pump(s, 0) == "GUI-GRK-04 not-loaded"


@pytest.mark.rule("GUI-STN-02", "GUI-GRK-04")
def test_waiting_for_a_crew_concerns_own_engines_that_have_fired() -> None:
    for tools, active, waits in (
        (thrower(last=3), 0, 4),
        (thrower(last=3), 1, 3),
        (thrower(), 0, -1),
        (thrower(last=3, state="jammed"), 0, 3),
    ):
        table = scene(None, {"osbern": "a1"}, {"dorian": "a16"}, step="move", active=active, tools=tools)
        greek_fire.wait_for_crews(table.state)
        assert dev(table, dv.HOLDER) == waits


@pytest.mark.rule("GUI-GRK-06")
def test_the_machine_itself_is_not_in_its_sector() -> None:
    h = hex_of("k10")

    assert [greek_fire.in_sector(h, bearing, h) for bearing in (0, 1)] == [False, False]


@pytest.mark.rule("GUI-STN-02", "GUI-STN-04", "GUI-STN-11")
def test_a_throw_takes_the_load_and_the_peace() -> None:
    table = scene(
        None,
        {**CREW, "rioulf": "a1"},
        {"dorian": "e4", "milo": "a16"},
        step="fire",
        tools=thrower(),
        dice=[1, 1],
        round_=4,
    )
    play(table, "hurl thrower-1 e4")

    assert (dev(table, dv.HOLDER), table.state.facts[st.BLOOD]) == (4, 1)
    assert stone_thrower.why_not_serve(table.state, 0) == "GUI-STN-02 not-loaded"
    assert not st.has(table.state, unit(table, "rioulf"), st.FIRED)


@pytest.mark.rule("GUI-STN-09")
def test_an_engine_shuts_both_its_hexes() -> None:
    table = scene(None, {"osbern": "a1", "arthur": rider("h9")}, FAR, tools=thrower())

    assert [dv.is_shut(table.state, hex_of(h)) for h in ("e11", "e12", "e13", "e14")] == [False, True, True, False]
    assert where(table, "osbern") == "a1"
    osbern = unit(table, "osbern")
    assert t.COVERS[stone_thrower.stone_cover(table.state, hex_of("e12"), osbern, hex_of("e4"))] == "none"


@pytest.mark.rule("GUI-FIR-10", "GUI-GRK-13")
def test_in_armour_nobody_runs_from_a_fire_into_deep_water() -> None:
    grounds = {}
    for name in ("vladko", "albert"):
        table = scene(JETTY, {name: "m5"}, {"beppe": "a18"}, tools={"fires": {"m5": 1}})
        push(table.state, frames.FLEE.number, unit(table, name), fire.FROM_FLAMES)
        grounds[name] = {JETTY.ground[h] for h in fire.flee_hexes(table.state)}

    assert t.DEEP in grounds["vladko"]
    assert t.DEEP not in grounds["albert"]


@pytest.mark.rule("GUI-FIR-01", "GUI-FIR-02", "GUI-FIR-07")
def test_fire_is_laid_lit_and_fought_by_who_has_done_nothing_else() -> None:
    """A busy man lays no fire; who has attacked neither lights nor douses one."""
    man = {"hex": "l8", "kindled": True, "attacked": True}
    table = scene(JETTY, {"vladko": man, "zoran": "a10"}, {"beppe": "a13"}, tools={"fires": {"m8": 1}})
    s, u = table.state, unit(table, "vladko")

    assert fire.why_not_ignite(s, u) == fire.why_not_douse(s, u, hex_of("m8")) == "GUI-MEL-02 attacked"
    st.mark(s, u, st.BUSY)
    assert fire.why_not_kindle(s, u, hex_of("m9")) == "GUI-MOV-13 busy"
