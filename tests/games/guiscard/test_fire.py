"""Chapters 10.2 and 10.3: fire by hand and by arrow, on the jetty, the huts, the palisade and the camp."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, offered, play, refused, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard import GAME, questions
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire
from porphyry.games.guiscard.skirmish import movement
from porphyry.kernel.table import Table

JETTY, NEST, CAMP = MAPS["jetty"], MAPS["eagle-nest"], MAPS["lagoon+camp"]
FAR = {"beppe": "a18"}
NO_TOOLS: dict[str, Any] = {}


def burning(table: Table) -> list[str]:
    return [f["hex"] for f in GAME.view(table.state, 0)["fires"]]


def lit(table: Table, name: str, seat: int = 1) -> None:
    """A hex catches fire here and now."""
    fire.light(table.state, hex_of(name), seat, "GUI-FAR-04")
    questions.run(table.state)


def to_step(table: Table, seat: int, kind: str) -> None:
    """Close step after step until this question is open."""
    for _ in range(20):
        if asked(table) == (seat, kind):
            return
        play(table, "done")
    raise AssertionError(asked(table))


@pytest.mark.rule("GUI-FIR-01", "GUI-FIR-02")
def test_wood_is_lit_by_staying_beside_it_a_whole_turn_and_the_next() -> None:
    table = scene(JETTY, {"vladko": "l8", "zoran": "a10"}, {"beppe": "a13"}, step="fire", tools=NO_TOOLS)

    assert refused(table, "kindle vladko n8") == "GUI-FIR-01"
    play(table, "kindle vladko m8")
    assert st.has(table.state, unit(table, "vladko"), st.BUSY)
    to_step(table, 0, "move")
    assert refused(table, "move vladko") == "GUI-MOV-13"
    for _ in range(12):
        if asked(table)[0] == 0 and "ignite" in [a.verb for a in table.legal()]:
            break
        play(table, "hold" if asked(table)[1] == "offer-defensive-fire" else "done")
    play(table, "ignite vladko")

    assert burning(table) == ["m8"]
    assert rolls(table, "SpreadRolled") == []


@pytest.mark.rule("GUI-FIR-02")
def test_who_moves_or_is_not_ready_lights_nothing() -> None:
    cold = scene(JETTY, {"vladko": "l8"}, {"dorian": "k8"}, step="combat", tools=NO_TOOLS)
    assert refused(cold, "ignite vladko") == "GUI-FIR-02"
    moved = scene(
        JETTY,
        {"vladko": {"hex": "l8", "kindled": True, "moved": True}},
        {"dorian": "k8"},
        step="combat",
        tools=NO_TOOLS,
    )
    assert refused(moved, "ignite vladko") == "GUI-FIR-02"


@pytest.mark.rule("GUI-FIR-03")
@pytest.mark.parametrize(
    ("board", "name", "burns"),
    [
        (JETTY, "m5", True),
        (JETTY, "f14", True),
        (JETTY, "a14", False),
        (JETTY, "b11", False),
        (NEST, "j9", True),
        (NEST, "m12", True),
        (NEST, "m9", False),
        (CAMP, "l7", True),
        (MAPS["lagoon+farm"], "p8", False),
    ],
)
def test_what_burns_is_wood_tents_and_engines_not_trees_bushes_or_stone(board: b.Board, name: str, burns: bool) -> None:
    table = scene(board, {"vladko": "z18"}, FAR, tools=NO_TOOLS)

    assert fire.can_burn(table.state, board, hex_of(name)) == burns


@pytest.mark.rule("GUI-FIR-03")
def test_engines_and_ladders_burn_where_they_stand() -> None:
    devices = {
        "thrower-1": {"hex": "e5", "bearing": "n"},
        "ladder-1": {"state": "lying", "hex": "j5", "bearing": "s"},
    }
    table = scene(None, {"vladko": "a1"}, {"beppe": "a16"}, tools={"devices": devices})
    board = board_of(table.state)

    assert [h for h in ("e5", "e6", "e7", "j5", "j6", "j7") if fire.can_burn(table.state, board, hex_of(h))] == [
        "e5",
        "e6",
        "j5",
        "j6",
    ]


@pytest.mark.rule("GUI-FIR-04", "GUI-FIR-05", "GUI-SEQ-11")
def test_the_fires_one_lit_spread_when_the_other_has_finished_his_turn() -> None:
    ours = scene(JETTY, {"vladko": "a18"}, {"beppe": "z18"}, active=0, tools={"fires": {"m5": 0}}, dice=[7] * 8)
    fire.tick(ours.state, 1)
    assert burning(ours) == ["m5"]  # not his
    fire.tick(ours.state, 0)
    assert sorted(burning(ours)) == ["m4", "m5", "m6", "n5", "n6"]
    assert GAME.view(ours.state, 0)["fires"][0]["seat"] == 0

    cold = scene(JETTY, {"vladko": "a18"}, {"beppe": "z18"}, tools={"fires": {"m5": 0}}, dice=[6] * 8)
    fire.tick(cold.state, 0)
    assert burning(cold) == ["m5"]


@pytest.mark.rule("GUI-SEQ-11", "GUI-FIR-04")
def test_the_turn_itself_asks_for_the_other_sides_fires() -> None:
    table = scene(JETTY, {"vladko": "a18"}, {"beppe": "z18"}, tools={"fires": {"m5": 0, "f14": 1}}, dice=[1] * 40)

    play(table, "done")  # we have finished: the fires of the other side are counted

    counts = {f["hex"]: f["count"] for f in GAME.view(table.state, 0)["fires"]}
    assert counts == {"m5": 0, "f14": 1}


@pytest.mark.rule("GUI-FIR-05")
def test_one_roll_a_hex_however_many_of_its_neighbours_burn() -> None:
    table = scene(JETTY, {"vladko": "a18"}, {"beppe": "z18"}, tools={"fires": {"m5": 0, "n5": 0}}, dice=[1] * 12)

    fire.tick(table.state, 0)

    assert table.state.dice.counter == len({"m4", "n4", "m6", "n6"})


@pytest.mark.rule("GUI-FIR-06", "GUI-GRK-11")
def test_fire_enters_naphtha_at_once_and_all_of_it() -> None:
    pool = ["m10", "m11", "m12", "q12"]
    table = scene(JETTY, {"vladko": "a18"}, {"beppe": "z18"}, tools={"naphtha": [*pool, "m9"]})

    lit(table, "m8", 0)

    assert sorted(burning(table)) == ["m10", "m11", "m12", "m8", "m9"]  # q12 lies apart


@pytest.mark.rule("GUI-FIR-06")
@pytest.mark.parametrize(("fire_at", "burns"), [("e4", True), ("e6", True), ("f5", True), ("e3", False), ("f4", False)])
def test_fire_enters_naphtha_beside_it_and_no_other(fire_at: str, burns: bool) -> None:
    tools = {"devices": {}, "fires": {fire_at: 1}, "naphtha": ["e5"]}
    table = scene(None, {"avray": "a1"}, {"beppe": "a16"}, tools=tools)
    fire.touch_naphtha(table.state)

    assert ("e5" in burning(table)) is burns


@pytest.mark.rule("GUI-FIR-07", "GUI-FIR-08")
@pytest.mark.parametrize(("roll", "after"), [(5, ["m8"]), (6, [])])
def test_a_fire_beside_one_is_fought_in_step_four(roll: int, after: list[str]) -> None:
    table = scene(
        JETTY,
        {"vladko": "l8", "bogdan": "a15", "dragan": {"hex": "l9", "moved": True}},
        {"beppe": "a16"},
        step="combat",
        tools={"fires": {"m8": 1}},
        dice=[roll],
    )

    assert refused(table, "douse bogdan m8") == "GUI-FIR-07"
    assert refused(table, "douse dragan m8") == "GUI-FIR-08"
    play(table, "douse vladko m8")

    assert burning(table) == after
    assert st.has(table.state, unit(table, "vladko"), st.BUSY)  # one try a turn
    other = scene(JETTY, {"vladko": "l8"}, {"dorian": "k8"}, step="combat", tools=NO_TOOLS)
    assert refused(other, "douse vladko m8") == "GUI-FIR-07"


@pytest.mark.rule("GUI-FIR-09")
def test_burning_naphtha_cannot_be_put_out() -> None:
    table = scene(
        JETTY, {"vladko": "l9"}, {"dorian": "k9"}, step="combat", tools={"fires": {"m9": 1}, "naphtha": ["m9"]}
    )

    assert refused(table, "douse vladko m9") == "GUI-FIR-09"


@pytest.mark.rule("GUI-FIR-10")
def test_who_stands_in_a_hex_that_catches_fire_must_get_out_or_burn() -> None:
    table = scene(JETTY, {"vladko": "m5"}, {"beppe": "z18"}, tools=NO_TOOLS)
    lit(table, "m5")
    assert asked(table) == (0, "flee-fire")
    play(table, "flee n5")
    assert (where(table, "vladko"), health(table, "vladko")) == ("n5", "healthy")

    trapped = scene(
        JETTY, {"albert": "l3"}, {"beppe": "z18"}, tools={"fires": {"m3": 1, "m4": 1}}, dice=[1] * 20
    )  # an armoured man at the end of the jetty: water all round, fire behind
    lit(trapped, "l3")
    assert asked(trapped)[1] != "flee-fire"
    assert health(trapped, "albert") == "wounded"
    fire.tick(trapped.state, 1)
    assert health(trapped, "albert") == "dead"


@pytest.mark.rule("GUI-FIR-10")
def test_a_rider_takes_his_horse_out_of_the_fire() -> None:
    table = scene(JETTY, {"arthur": rider("m8", "s")}, {"beppe": "z18"}, tools=NO_TOOLS)

    lit(table, "m8")

    assert asked(table) == (0, "choose-retreat")


@pytest.mark.rule("GUI-FIR-11")
@pytest.mark.parametrize(("roll", "after"), [(6, "healthy"), (7, "dead")])
def test_a_sleeper_in_the_fire_wakes_on_one_to_six(roll: int, after: str) -> None:
    table = scene(
        JETTY,
        {"vladko": {"hex": "m5", "stunned": True}, "osbern": "a18"},
        {"beppe": "z18"},
        tools=NO_TOOLS,
        dice=[roll],
    )

    lit(table, "m5")

    assert health(table, "vladko") == after


@pytest.mark.rule("GUI-FIR-12")
def test_nobody_walks_into_flames() -> None:
    table = scene(
        JETTY, {"vladko": "l8", "arthur": rider("p9", "nw")}, {"beppe": "z18"}, tools={"fires": {"m8": 1, "o9": 1}}
    )

    play(table, "move vladko")
    assert refused(table, "step m8") == "GUI-FIR-12"
    play(table, "stop", "move arthur")
    assert "o9" not in offered(table, "step")


@pytest.mark.rule("GUI-FIR-13", "GUI-CAS-14")
def test_three_counts_and_the_hex_is_gone() -> None:
    table = scene(JETTY, {"vladko": "a18"}, {"beppe": "z18"}, tools={"fires": {"m5": 0}}, dice=[1] * 40)
    for count in (1, 2):
        fire.tick(table.state, 0)
        assert GAME.view(table.state, 0)["fires"][0]["count"] == count
    assert (
        movement.step_cost(table.state, board_of(table.state), unit(table, "vladko"), hex_of("m4"), -1, hex_of("m5"))
        == 0
    )
    fire.tick(table.state, 0)

    view = GAME.view(table.state, 0)
    assert (view["fires"], view["breaches"]) == ([], ["m5"])
    assert board_of(table.state).ground[hex_of("m5")] == t.DEEP  # the jetty is cut
    gate = scene(NEST, {"vladko": "a18"}, {"beppe": "z18"}, tools={"fires": {"m12": 0}}, dice=[1] * 40)
    for _ in range(3):
        fire.tick(gate.state, 0)
    assert GAME.view(gate.state, 0)["gate"]["state"] == "destroyed"


@pytest.mark.rule("GUI-FIR-13", "GUI-CAS-09", "GUI-CAS-04")
def test_burnt_out_a_stretch_of_the_wall_walk_is_a_gap_and_a_tent_is_bare_ground() -> None:
    for board, name, ground in ((NEST, "j9", t.COURTYARD), (CAMP, "l7", t.LEVEL), (JETTY, "f14", t.LEVEL)):
        table = scene(board, {"vladko": "a18"}, {"beppe": "z18"}, tools={"fires": {name: 0}}, dice=[1] * 80)
        for _ in range(3):
            fire.tick(table.state, 0)
        assert GAME.view(table.state, 0)["breaches"] == [name]
        assert board_of(table.state).ground[hex_of(name)] == ground


@pytest.mark.rule("GUI-FIR-14", "GUI-STN-09")
def test_an_engine_is_lost_with_one_of_its_hexes() -> None:
    devices = {"thrower-1": {"hex": "e5", "bearing": "n"}}
    table = scene(
        None, {"vladko": "a1"}, {"beppe": "a16"}, tools={"devices": devices, "fires": {"e6": 0}}, dice=[1] * 40
    )

    for _ in range(3):
        fire.tick(table.state, 0)

    assert GAME.view(table.state, 0)["engines"][0]["state"] == "lost"
    assert not dv.is_shut(table.state, hex_of("e5"))


@pytest.mark.rule("GUI-FAR-01", "GUI-FAR-02", "GUI-MIS-07")
def test_fire_arrows_are_for_archers_at_short_range_and_for_wood() -> None:
    table = scene(
        JETTY,
        {"alphonse": "m15", "landry": "k8", "olivier": "m18", "robert": "l9"},
        {"beppe": "k11", "dorian": "a18"},
        step="fire",
        tools=NO_TOOLS,
    )

    assert "alphonse m8" in offered(table, "flame")
    assert refused(table, "flame landry m8") == "GUI-FAR-01"
    assert refused(table, "flame alphonse k11") == "GUI-FAR-01"  # men and animals it does not hurt
    assert refused(table, "flame olivier m7") == "GUI-FAR-02"
    play(table, "flame alphonse m8")
    assert refused(table, "flame alphonse m8") == "GUI-MIS-07"


@pytest.mark.rule("GUI-FAR-03", "GUI-FAR-04")
@pytest.mark.parametrize(
    ("board", "at", "target", "from_"),
    [
        (JETTY, "m14", "m8", 9),
        (JETTY, "i15", "g15", 9),
        (NEST, "h10", "j10", 10),
        (NEST, "m13", "m12", 9),
        pytest.param(CAMP, "j7", "l7", 4, marks=pytest.mark.rule("GUI-RAI-07")),
    ],
)
def test_one_roll_decides_whether_it_catches(board: b.Board, at: str, target: str, from_: int) -> None:
    """Jetty, hut and gate 9, green timber of the palisade 10, tents 8 with 4 added to the die."""
    for roll, lit in ((from_ - 1, []), (from_, [target])):
        table = scene(board, {"alphonse": at}, {"beppe": "z18"}, step="fire", tools=NO_TOOLS, dice=[roll, *[1] * 9])
        play(table, f"flame alphonse {target}")
        assert burning(table) == lit
        assert rolls(table, "FireArrowShot") == [{"unit": "alphonse", "hex": target, "roll": roll}]
        assert rolls(table, "ShotTold") == []


@pytest.mark.rule("GUI-FAR-03")
@pytest.mark.parametrize(("device", "from_"), [("thrower-1", 8), ("siphon-1", 7)])
def test_engines_have_lines_of_their_own_in_the_fire_table(device: str, from_: int) -> None:
    for roll, lit in ((from_ - 1, []), (from_, ["e5"])):
        devices = {device: {"hex": "e5", "bearing": "n", "seat": 1}}
        table = scene(
            None, {"alphonse": "e1"}, {"beppe": "a16"}, step="fire", tools={"devices": devices}, dice=[roll, *[1] * 9]
        )
        play(table, "flame alphonse e5")
        assert burning(table) == lit


@pytest.mark.rule("GUI-FAR-03")
def test_a_fire_arrow_needs_a_line_of_sight_and_an_engine_breaks_it() -> None:
    devices = {"thrower-1": {"hex": "e9", "bearing": "n"}, "ladder-1": {"state": "lying", "hex": "e5", "bearing": "n"}}
    table = scene(None, {"alphonse": "e12", "olivier": "j4"}, {"beppe": "a16"}, step="fire", tools={"devices": devices})

    assert refused(table, "flame alphonse e5") == "GUI-STN-09"
    assert "olivier e5" in offered(table, "flame")
    inside = scene(JETTY, {"alphonse": "f18", "olivier": "m12"}, {"beppe": "z18"}, step="fire", tools=NO_TOOLS)
    assert refused(inside, "flame alphonse f14") == "GUI-LOS-01"  # behind the next wall of the hut


@pytest.mark.rule("GUI-RAI-08")
def test_a_scenario_may_count_the_fire_arrows() -> None:
    table = scene(
        JETTY, {"alphonse": "m14"}, {"beppe": "z18"}, step="fire", tools=NO_TOOLS, dice=[1] * 9, fire_arrows=6
    )
    u = unit(table, "alphonse")
    st.put(table.state, u, st.MARKS, 5 << st.ARROWS_USED)
    assert fire.why_not_flame(table.state, u, hex_of("m8")) == ""
    st.put(table.state, u, st.MARKS, 6 << st.ARROWS_USED)

    assert fire.why_not_flame(table.state, u, hex_of("m8")) == "GUI-RAI-08 no-arrows"
