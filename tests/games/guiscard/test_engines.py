"""Chapters 10.4 and 10.5: the stone thrower and Greek fire."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, offered, play, refused, rolls, scene, unit, where
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard import GAME, odds, questions
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import distance, hex_of, name_of
from porphyry.games.guiscard.ground.scatter import stone_hex
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.siege.sheet import WOOD, damage_roll
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, greek_fire, stone_thrower
from porphyry.kernel.table import Table

JETTY, NEST = MAPS["jetty"], MAPS["eagle-nest"]
CREW = {
    "jacques": "d12",
    "eustache": "e11",
    "osbern": "f12",
}  # the three hexes before a thrower in e12 that looks north
FIELD = ["." * 20] * 16


def thrower(hex_: str = "e12", bearing: str = "n", **more: Any) -> dict[str, Any]:
    return {"devices": {"thrower-1": {"hex": hex_, "bearing": bearing, **more}}}


def siphon(hex_: str = "e12", bearing: str = "n", **more: Any) -> dict[str, Any]:
    return {"devices": {"siphon-1": {"hex": hex_, "bearing": bearing, **more}}}


def engine(table: Table) -> dict[str, Any]:
    return dict(GAME.view(table.state, 0)["engines"][0])


@pytest.mark.rule("GUI-STN-01", "GUI-STN-03", "GUI-MIS-04")
def test_the_thrower_throws_from_the_map_at_what_lies_before_it() -> None:
    """10.4.4 asks for a target hex and says no more of it; the other reading wants something worth a stone there."""
    foes = {"dorian": "e4", "alexio": "k13", "milo": "e15"}
    table = scene(None, CREW, foes, step="fire", tools=thrower())
    picky = scene(None, CREW, foes, step="fire", tools=thrower(), options={"stone_targets": "worth"})

    assert refused(table, "hurl thrower-1 e4") == refused(table, "hurl thrower-1 e3") == ""
    assert refused(table, "hurl thrower-1 e15") == "GUI-STN-03"
    assert offered(picky, "hurl") == ["thrower-1 e4"]
    assert refused(picky, "hurl thrower-1 e3") == "GUI-STN-13"
    assert (engine(table)["hexes"], engine(table)["crew"]) == (["e12", "e13"], ["jacques", "eustache", "osbern"])
    theirs = scene(None, CREW, {"dorian": "e4"}, step="fire", tools=thrower(seat=1))
    assert refused(theirs, "hurl thrower-1 e4") in ("GUI-MIS-04", "GUI-SEQ-05", "GUI-SEQ-03")


@pytest.mark.rule("GUI-STN-02")
@pytest.mark.parametrize(("round_", "ready"), [(4, False), (5, False), (6, True)])
def test_after_a_shot_in_turn_three_the_next_is_in_turn_six(round_: int, ready: bool) -> None:
    table = scene(None, {**CREW, "alphonse": "h4"}, {"dorian": "e4"}, step="fire", tools=thrower(last=3), round_=round_)

    assert refused(table, "hurl thrower-1 e4") == ("" if ready else "GUI-STN-02")
    assert engine(table)["loaded"] == ready
    assert engine(table)["rounds_to_wait"] == 6 - round_


@pytest.mark.rule("GUI-STN-04")
def test_three_men_before_it_serve_it_and_count_as_having_fired() -> None:
    table = scene(None, CREW, {"dorian": "e4", "milo": "d11"}, step="fire", tools=thrower(), dice=[1, 1])
    play(table, "hurl thrower-1 e4")

    s = table.state
    assert all(st.has(s, unit(table, name), st.FIRED) for name in CREW)
    two = scene(
        None,
        {"jacques": "d12", "eustache": "e11", "osbern": "f13", "alphonse": "h4"},
        {"dorian": "e4"},
        step="fire",
        tools=thrower(),
    )
    assert refused(two, "hurl thrower-1 e4") == "GUI-STN-04"


@pytest.mark.rule("GUI-STN-05", "GUI-STN-13")
@pytest.mark.parametrize(("roll", "after"), [(6, []), (7, ["j9"])])
def test_it_is_worth_one_demolition_point_and_wood_breaks(roll: int, after: list[str]) -> None:
    men = {"jacques": "e10", "eustache": "f11", "osbern": "f12"}
    table = scene(NEST, men, {"beppe": "a18"}, step="fire", tools=thrower("e11", "ne"), dice=[5, 6, roll])

    play(table, "hurl thrower-1 j9")

    assert rolls(table, "StoneThrown")[0] == {
        "device": "thrower-1",
        "aim": "j9",
        "roll": 11,
        "hit": "j9",
        "crew": ["jacques", "eustache", "osbern"],
    }
    assert GAME.view(table.state, 0)["breaches"] == after
    assert damage_roll(1, WOOD) == 7


@pytest.mark.rule("GUI-STN-13")
def test_stone_and_nature_stand_on_the_map_and_engines_break() -> None:
    s = scene(NEST, {"jacques": "a1"}, {"beppe": "a18"}, tools=thrower("e11", "ne")).state
    stone_thrower.come_down(s, 0, 0, hex_of("m8"))  # the tower
    assert GAME.view(s, 0)["breaches"] == []
    hit = scene(None, {"jacques": "a1"}, {"beppe": "a16"}, tools=thrower("e12", "n", seat=1), dice=[7])
    stone_thrower.come_down(hit.state, 0, 0, hex_of("e13"))
    assert engine(hit)["state"] == "lost"


@pytest.mark.rule("GUI-STN-06", "GUI-STN-08")
def test_four_men_move_it_two_hexes_on_open_ground_and_do_nothing_else() -> None:
    men = {"jacques": "d12", "eustache": "f12", "osbern": "d13", "rioulf": "f13", "avray": "e1"}
    table = scene(None, men, {"beppe": "a16"}, step="fire", tools=thrower())

    assert refused(table, "lend avray thrower-1") == "GUI-STN-08"
    play(table, *[f"lend {name} thrower-1" for name in ("jacques", "eustache", "osbern")])
    assert questions.why_not(table.state, GAME.notation.code("roll", 10, 0)).startswith("GUI-STN-08")
    play(table, "lend rioulf thrower-1")
    while asked(table)[1] != "move":
        play(table, "done")
    assert refused(table, "move rioulf") == "GUI-MOV-13"
    play(table, "roll thrower-1 n", "roll thrower-1 n")

    assert engine(table)["hexes"] == ["e10", "e11"]
    assert [where(table, name) for name in ("jacques", "eustache", "osbern", "rioulf")] == ["d10", "f10", "d11", "f11"]
    assert refused(table, "roll thrower-1 n") == "GUI-STN-06"


@pytest.mark.rule("GUI-STN-06", "GUI-STN-07", "GUI-BLD-24")
def test_rough_ground_costs_both_and_no_engine_goes_where_horses_cannot() -> None:
    rows = [list("." * 12) for _ in range(9)]
    rows[2][4], rows[3][2], rows[3][6] = "b", "t", "r"
    board = [("".join(r)) for r in rows]
    men = {"jacques": "d4", "eustache": "f4", "osbern": "d5", "rioulf": "f5"}
    lent = {name: {"hex": h, "busy": True, "lent": True} for name, h in men.items()}
    table = scene(board, {**lent, "avray": "a1"}, {"beppe": "a9"}, tools=thrower("e4", "n"))

    assert refused(table, "roll thrower-1 n") == ""
    play(table, "roll thrower-1 n")
    assert refused(table, "roll thrower-1 n") == "GUI-STN-06"  # bushes are rough ground
    tree = scene(board, {**lent, "avray": "a1"}, {"beppe": "a9"}, tools=thrower("e4", "n"))
    play(tree, "roll thrower-1 nw")
    assert refused(tree, "roll thrower-1 sw") == "GUI-STN-07"
    farm = MAPS["lagoon+farm"]
    assert stone_thrower.ground_price(farm, hex_of("p9")) == 0  # a door hex, open to horses, not to engines
    assert farm.mounted[hex_of("p9")] > 0


@pytest.mark.rule("GUI-STN-09")
def test_an_engine_bars_the_way_and_the_line() -> None:
    table = scene(None, {"alphonse": "e15", "olivier": "j9"}, {"dorian": "e9"}, step="fire", tools=thrower())
    assert refused(table, "fire alphonse e9") == "GUI-STN-09"
    assert "olivier e9" in offered(table, "fire")
    walk = scene(None, {"alphonse": "e14"}, {"dorian": "e4"}, tools=thrower())
    play(walk, "move alphonse")
    assert refused(walk, "step e13") == "GUI-STN-09"
    assert "e13" not in offered(walk, "step")


@pytest.mark.rule("GUI-STN-10")
def test_the_range_is_thirty_hexes() -> None:
    long = ["." * 6] * 40
    men = {"jacques": "d36", "eustache": "e35", "osbern": "f36"}
    for row, answer in ((6, ""), (5, "GUI-STN-10")):
        table = scene(long, {**men, "alphonse": "a4"}, {"dorian": f"e{row}"}, step="fire", tools=thrower("e36", "n"))
        assert distance(hex_of("e36"), hex_of(f"e{row}")) == 36 - row
        assert refused(table, f"hurl thrower-1 e{row}") == answer


@pytest.mark.rule("GUI-STN-11")
def test_each_sum_of_two_dice_is_one_of_the_nineteen_hexes() -> None:
    a, b = hex_of("e12"), hex_of("e5")
    places = [stone_hex(a, b, total) for total in range(2, 21)]

    assert len(set(places)) == 19
    assert {distance(b, x) for x in places} == {0, 1, 2}
    assert [name_of(stone_hex(a, b, n)) for n in (11, 12, 10, 15, 7)] == ["e5", "e4", "e6", "e3", "e7"]
    table = scene(None, CREW, {"dorian": "e5"}, step="fire", tools=thrower(), dice=[2, 5])
    play(table, "hurl thrower-1 e5")
    assert rolls(table, "StoneThrown")[0]["hit"] == "e7"


@pytest.mark.rule("GUI-STN-12")
@pytest.mark.parametrize(("roll", "after"), [(3, "dead"), (4, "wounded"), (9, "healthy")])
def test_who_is_hit_rolls_on_the_missile_table_with_his_cover(roll: int, after: str) -> None:
    table = scene(None, CREW, {"dorian": "e5", "milo": "k5"}, step="fire", tools=thrower(), dice=[5, 6, roll])
    play(table, "hurl thrower-1 e5")
    assert (health(table, "dorian"), rolls(table, "ShotTold")[0]["cover"]) == (after, "none")

    bushes = [*FIELD[:4], "....b" + "." * 15, *FIELD[5:]]
    covered = scene(bushes, CREW, {"dorian": "e5", "milo": "k5"}, step="fire", tools=thrower(), dice=[5, 6, 3])
    play(covered, "hurl thrower-1 e5")
    assert (health(covered, "dorian"), rolls(covered, "ShotTold")[0]["cover"]) == ("wounded", "light")


# ---------------------------------------------------------------- Greek fire

PUMPS = {"dorian": "d12", "alexio": "e13"}


def spraying(dice: list[int], aim: str = "e6", **more: Any) -> Table:
    table = scene(
        None,
        {**PUMPS, **more.pop("ours", {})},
        more.pop("theirs", {"jacques": "e6", "osbern": "e5", "beppe": "a16"}),
        step="fire",
        tools=siphon(),
        dice=dice,
        **more,
    )
    play(table, f"spray siphon-1 {aim}")
    return table


@pytest.mark.rule("GUI-GRK-01", "GUI-GRK-02")
def test_greek_fire_never_moves_and_may_stand_on_the_wall_walk() -> None:
    table = scene(None, {**PUMPS, "petros": "f12"}, {"jacques": "e6"}, step="fire", tools=siphon())
    assert refused(table, "lend dorian siphon-1") == "GUI-GRK-01"
    assert "material" not in engine(table)
    wall = scene(
        NEST,
        {"dorian": "j8", "alexio": "j10", "petros": "k11"},
        {"jacques": "e9"},
        step="fire",
        tools=siphon("j9", "sw-nw"),
    )
    assert "siphon-1 e9" in offered(wall, "spray")


@pytest.mark.rule("GUI-GRK-03")
def test_two_men_beside_it_work_it() -> None:
    table = spraying([3])
    assert all(st.has(table.state, unit(table, name), st.FIRED) for name in PUMPS)
    one = scene(None, {"dorian": "d12", "petros": "i12"}, {"jacques": "e6"}, step="fire", tools=siphon())
    assert refused(one, "spray siphon-1 e6") == "GUI-GRK-03"


@pytest.mark.rule("GUI-GRK-04")
@pytest.mark.parametrize(("round_", "ready"), [(6, False), (7, True)])
def test_it_fires_every_fifth_turn(round_: int, ready: bool) -> None:
    table = scene(None, {**PUMPS, "petros": "i12"}, {"jacques": "e6"}, step="fire", tools=siphon(last=2), round_=round_)

    assert refused(table, "spray siphon-1 e6") == ("" if ready else "GUI-GRK-04")


@pytest.mark.rule("GUI-GRK-05")
@pytest.mark.parametrize(("hexes", "answer"), [(4, "GUI-GRK-05"), (5, ""), (10, ""), (11, "GUI-GRK-05")])
def test_the_range_is_five_to_ten_hexes(hexes: int, answer: str) -> None:
    table = scene(None, {**PUMPS, "petros": "i12"}, {"jacques": "i6"}, step="fire", tools=siphon())

    assert refused(table, f"spray siphon-1 e{12 - hexes}") == answer


@pytest.mark.rule("GUI-GRK-06")
def test_the_sector_is_what_its_two_or_three_front_hexes_span() -> None:
    k = hex_of("k20")
    near = {
        h: [greek_fire.in_sector(k, bearing, hex_of(h)) for bearing in (0, 1)]
        for h in ("k19", "l20", "j20", "l21", "j21", "k21")
    }

    assert [h for h, seen in near.items() if seen[0]] == ["k19", "l20", "j20"]  # at a side: three
    assert [h for h, seen in near.items() if seen[1]] == ["k19", "l20"]  # at a corner: two
    table = scene(None, {**PUMPS, "petros": "i12"}, {"jacques": "i6"}, step="fire", tools=siphon())
    assert refused(table, "spray siphon-1 k14") == "GUI-GRK-06"


@pytest.mark.rule("GUI-GRK-07", "GUI-GRK-08")
def test_the_liquid_fills_seven_hexes_and_an_archer_must_still_light_it() -> None:
    """Dorian and Alexio aim at hex A in the target area; A and its six neighbours get naphtha."""
    table = spraying([3])

    assert sorted(GAME.view(table.state, 0)["naphtha"]) == sorted(["e6", "e5", "e7", "d6", "d7", "f6", "f7"])
    assert GAME.view(table.state, 0)["fires"] == []
    water = scene(JETTY, {"dorian": "l9", "alexio": "k8"}, {"jacques": "z9"}, step="fire", tools=siphon("l8"), dice=[3])
    play(water, "spray siphon-1 l3")
    assert "k2" in GAME.view(water.state, 0)["naphtha"] or "k3" in GAME.view(water.state, 0)["naphtha"]


@pytest.mark.rule("GUI-GRK-08", "GUI-FIR-06")
def test_naphtha_that_reaches_a_fire_burns_at_once_and_for_ever() -> None:
    table = scene(
        None, {**PUMPS}, {"beppe": "a16"}, step="fire", tools={**siphon(), "fires": {"e8": 1}}, dice=[3, *[1] * 40]
    )
    play(table, "spray siphon-1 e6")
    assert len(GAME.view(table.state, 0)["fires"]) == 8

    for _ in range(4):
        fire.tick(table.state, 1)
    assert len([f for f in GAME.view(table.state, 0)["fires"] if f["naphtha"]]) == 7


@pytest.mark.rule("GUI-GRK-09")
def test_on_one_the_machine_bursts_on_two_the_pump_jams() -> None:
    burst = spraying([1])
    assert engine(burst)["state"] == "lost"
    assert sorted(GAME.view(burst.state, 0)["naphtha"]) == sorted(["e12", "e11", "e13", "d12", "d13", "f12", "f13"])
    jammed = spraying([2])
    assert (engine(jammed)["state"], GAME.view(jammed.state, 0)["naphtha"]) == ("jammed", [])
    assert stone_thrower.why_not_engine(jammed.state, 0, dv.SIPHON) == "GUI-MIS-04 no-engine"
    assert engine(spraying([3]))["state"] == "ready"


@pytest.mark.rule("GUI-GRK-10", "GUI-GRK-11", "GUI-FAR-03")
@pytest.mark.parametrize(("roll", "lit"), [(3, 0), (4, 4)])
def test_an_archer_lights_naphtha_with_the_fire_table_and_all_of_it(roll: int, lit: int) -> None:
    pool = ["e6", "e5", "f6", "f5", "k6"]
    table = scene(None, {"petros": "e12"}, {"beppe": "a16"}, step="fire", tools={"naphtha": pool}, dice=[roll])

    play(table, "flame petros e6")

    assert len(GAME.view(table.state, 0)["fires"]) == lit


@pytest.mark.rule("GUI-GRK-12")
@pytest.mark.parametrize(("roll", "after"), [(5, "dead"), (6, "wounded"), (8, "wounded"), (9, "healthy")])
def test_in_burning_naphtha_men_die_or_flee(roll: int, after: str) -> None:
    table = scene(
        None,
        {"petros": "e12"},
        {"jacques": "e6", "beppe": "a16"},
        step="fire",
        tools={"naphtha": ["e6"]},
        dice=[4, roll],
    )

    play(table, "flame petros e6")

    assert health(table, "jacques") == after
    if after != "dead":
        assert asked(table) == (1, "flee-fire")
        play(table, "flee e5")
        assert (where(table, "jacques"), health(table, "jacques")) == ("e5", after)


@pytest.mark.rule("GUI-GRK-13")
def test_who_flees_into_fire_again_rolls_again_but_only_if_there_is_no_other_way() -> None:
    pool = ["e6", "e5", "e7", "d6", "d7", "f6", "f7"]
    table = scene(
        None,
        {"petros": "e12"},
        {"jacques": "e6", "beppe": "a16"},
        step="fire",
        tools={"naphtha": pool},
        dice=[4, 9, 9, 9],
    )

    play(table, "flame petros e6")
    assert sorted(offered(table, "flee")) == sorted(["e5", "e7", "d6", "d7", "f6", "f7"])
    play(table, "flee e5")
    assert len(rolls(table, "NaphthaRolled")) == 2
    assert "e4" in offered(table, "flee")
    assert "e6" not in offered(table, "flee")  # out of the fire, where one can
    other = scene(
        None,
        {"petros": "e12"},
        {"jacques": "e6", "beppe": "a16"},
        step="fire",
        tools={"naphtha": pool},
        dice=[4, 9],
        options={"retreat_through_fire": "never"},
    )
    play(other, "flame petros e6")
    assert health(other, "jacques") == "wounded"  # stays, and dies at the next count


def test_the_chances_of_stone_naphtha_and_jump_are_told_beforehand() -> None:
    table = scene(None, CREW, {"dorian": "e5"}, step="fire", tools=thrower())
    chances = odds.odds(table.state, GAME.notation.code("hurl", 10, hex_of("e5")))
    assert chances is not None
    assert chances["on_target"] == pytest.approx(0.10)
    pumps = scene(None, PUMPS, {"jacques": "e6"}, step="fire", tools=siphon())
    assert odds.odds(pumps.state, GAME.notation.code("spray", 12, hex_of("e6"))) == {
        "works": 0.8,
        "jams": 0.1,
        "bursts": 0.1,
    }
    up = {"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": ["albert"]}}}
    ladder = scene(NEST, {"albert": "i9"}, {"beppe": "a18"}, tools=up)
    play(ladder, "move albert")
    assert odds.odds(ladder.state, GAME.notation.code("cross")) == {"unhurt": 0.6667, "wounded": 0.3333}


def test_board_of_a_wreck_is_the_same_after_it_was_forgotten() -> None:
    table = scene(JETTY, {"jacques": "a18"}, {"beppe": "z18"}, tools={"wrecks": ["m5"]})
    first = board_of(table.state)
    assert first.ground[hex_of("m5")] == t.DEEP
    assert board_of(table.state) is first
