"""What is left over when a siege's actions are done: losses, bodies, marks and counts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import health, play, refused, rider, rolls, scene, unit
from tests.games.guiscard.siege_scene import fact, man, sally, storm
from tests.games.guiscard.test_board import MAPS, drawn
from tests.games.guiscard.test_campaign_lines import heard, listen
from tests.games.guiscard.test_campaign_refusals import LADDER, THROWER
from tests.games.guiscard.test_engines import CREW, thrower
from tests.games.guiscard.test_ladders import carried
from tests.games.guiscard.test_ropes import hanging
from tests.games.guiscard.test_siege_actions import CHURCH
from tests.games.guiscard.test_siege_refusals import archers, jetty, marked, nest, roped, thrower_on_foot

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground.hexes import distance, hex_of, name_of, neighbour
from porphyry.games.guiscard.scenarios import scenario_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import day_actions
from porphyry.games.guiscard.siege.sheet import GRAPNEL
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, greek_fire, ladders, ropes, stone_thrower
from porphyry.games.guiscard.skirmish import capture, jobs
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table

NEST, JETTY, CAMP = MAPS["eagle-nest"], MAPS["jetty"], MAPS["lagoon+camp"]
FAR = {"beppe": "a16"}


# After an assault.


@pytest.mark.rule("GUI-INI-05")
def test_only_what_a_side_has_in_the_fight_can_be_lost_there() -> None:
    """A ladder of the besieger is gone; his throwers stay outside, and what the besieged keep is theirs."""
    table = storm(
        sheet={ca.STORES + LADDER: 2, ca.STORES + THROWER: 2, ca.KEPT + LADDER: 2},
        options={"assault_throwers": "sheet"},
    )
    s = table.state
    for kind in (dv.LADDER, dv.THROWER):
        k = next(k for k in range(dv.count_devices(s)) if dv.kind_of(s, k) == kind)
        dv.set_dev(s, k, dv.OWNER, 0)
        dv.set_dev(s, k, dv.STATE, dv.LOST)

    day_actions.count_devices(s)

    left = [fact(table, what) for what in (ca.STORES + LADDER, ca.STORES + THROWER, ca.KEPT + LADDER)]
    assert left == [1, 2, 2]


@pytest.mark.rule("GUI-ASL-08")
def test_the_shortest_way_home_counts_and_none_further_in() -> None:
    """Said stands two hexes behind the church door: Alphonse can still step in."""
    table = storm("siege_church", places={"alphonse": "w10", "said": "w8"}, **CHURCH)

    day_actions.capture_cut_off(table.state)

    assert man(table, "alphonse") == ca.HEALTHY


@pytest.mark.rule("GUI-ASL-11", "GUI-ASL-06")
@pytest.mark.parametrize(("before", "over"), [(0, 0), (2, 1)])
def test_parts_add_up_and_with_the_last_one_the_siege_is_over(before: int, over: int) -> None:
    """Jacques alone holds the walls; the tower is empty, and was taken before or not."""
    table = storm(places={"jacques": "k9"})
    s = table.state
    ca.put(s, ca.TAKEN, before)

    day_actions.share_building(s)

    assert (fact(table, ca.TAKEN), s.facts[st.OVER]) == (before | 1, over)


# Bodies.


@pytest.mark.rule("GUI-MOV-12", "GUI-MOV-14")
def test_a_dead_horse_lies_where_it_was_shifted_to() -> None:
    horse = {"drogo-horse": {"hex": "e6", "facing": "n", "dead": True}}
    table = scene(ours={"avray": "d6", "rioulf": "f6", **horse}, theirs=FAR)
    s = table.state

    jobs.clear(s, unit(table, "avray"), unit(table, "rioulf"), hex_of("e6"), hex_of("e5"))

    assert st.get(s, unit(table, "drogo-horse"), st.HEX) == hex_of("e5")
    assert [st.dead_horses(s, hex_of(h)) for h in ("e5", "e6", "e7")] == [1, 1, 0]


@pytest.mark.rule("GUI-MOV-14")
def test_no_more_than_three_bodies_are_shifted() -> None:
    names = ("osbern", "renauld", "roland", "landry", "nello")
    dead = {name: {"hex": "e6", "dead": True} for name in names}
    table = scene(ours={"avray": "e5", "rioulf": "f6", **dead}, theirs=FAR)
    s = table.state

    jobs.clear(s, unit(table, "avray"), unit(table, "rioulf"), hex_of("e6"), hex_of("e7"))

    places = [st.get(s, unit(table, name), st.HEX) for name in names]
    assert (places.count(hex_of("e7")), places.count(hex_of("e6"))) == (3, 2)


@pytest.mark.rule("GUI-BLD-33")
def test_only_a_standing_tent_is_pulled_down() -> None:
    table = scene(CAMP, {"milo": "p8"}, FAR, step="fire")
    s, u = table.state, unit(table, "milo")

    assert jobs.why_not_pull(s, u, hex_of("p7")) == "GUI-BLD-33 no-tent"  # the entrance
    assert jobs.why_not_pull(s, u, hex_of("p9")) == "GUI-BLD-33 no-tent"
    st.put(s, u, st.HEX, hex_of("p5"))
    assert jobs.why_not_pull(s, u, hex_of("p6")) == ""
    s.facts[st.TENTS] |= 1 << scenario_of(s).tents.index(hex_of("p6"))
    assert jobs.why_not_pull(s, u, hex_of("p6")) == "GUI-BLD-33 no-tent"


@pytest.mark.rule("GUI-MOV-17")
def test_with_a_prisoner_half_of_the_points_are_left() -> None:
    foes = {"beppe": {"hex": "e4", "stunned": True}, "milo": "t16"}
    table = scene(ours={"avray": "e5"}, theirs=foes, tools={}, capture=True)
    play(table, "move avray")
    s = table.state
    before = s.stack[-6]

    capture.capture(s, unit(table, "beppe"))

    assert s.stack[-6] == before // 2
    assert before // 2 != before // 3


# Engines.


@pytest.mark.rule("GUI-STN-12")
@pytest.mark.parametrize("mounted", [True, False])
def test_a_stone_strikes_riders_and_horses_by_their_own_table(mounted: bool) -> None:
    foe = {"khaled": rider("e4", "s") if mounted else "e4", "milo": "t16"}
    table = scene(None, CREW, foe, step="fire", tools=thrower())
    s = listen(table.state)
    assert t.missile_result(t.STONE_THROWER, True, 0, 3) != t.missile_result(t.STONE_THROWER, False, 0, 3)
    s.dice.script[:] = [5, 5, 5, 2 if st.is_armoured(s, unit(table, "khaled")) else 3]

    stone_thrower.come_down(s, 0, 0, hex_of("e4"))

    letter = t.missile_result(t.STONE_THROWER, mounted, 0, 3)
    assert [args[3] for _, args in heard(s, ev.SHOT_TOLD)] == [letter]


@pytest.mark.rule("GUI-STN-07")
def test_a_thrower_is_not_rolled_off_the_map_nor_into_water() -> None:
    for rows, hex_ in ((["." * 8] * 8, "d1"), (["W" * 8] * 2 + ["." * 8] * 6, "d3")):
        around = [neighbour(hex_of(hex_), d) for d in (2, 4)]
        below = [neighbour(h, 3) for h in around]
        names = ("jacques", "eustache", "osbern", "rioulf")
        spots = {name: name_of(h) for name, h in zip(names, around + below, strict=True)}
        table = scene(rows, spots, {"beppe": "h8"}, tools=thrower(hex_))
        for name in names:
            st.put(marked(table, name, st.LENT).state, unit(table, name), st.AIM, 0)
        assert stone_thrower.why_not_push(table.state, 0, 0) == "GUI-STN-07 no-way"


@pytest.mark.rule("GUI-GRK-07", "GUI-GRK-08")
def test_naphtha_spilt_beside_a_fire_burns_at_once() -> None:
    table = jetty({"vladko": "a10"}, tools={"fires": {"m8": 0}})
    s = table.state
    greek_fire.spill(s, hex_of("m5"))

    assert s.facts[s.facts[st.DEVICES] + dv.SPILT] == 1
    assert not dv.is_burning(s, hex_of("m5"))
    greek_fire.spill(s, hex_of("m6"))
    assert dv.is_burning(s, hex_of("m6"))


@pytest.mark.rule("GUI-FIR-04", "GUI-FIR-10", "GUI-FIR-13")
def test_who_is_still_in_the_flames_when_they_are_counted_dies() -> None:
    table = jetty({"vladko": "m8", "bogdan": "a10"}, tools={"fires": {"m8": 0}})
    s = table.state
    s.dice.script[:] = [1] * 8

    fire.tick(s, 0)

    assert [health(table, name) for name in ("vladko", "bogdan")] == ["dead", "healthy"]


# Ladders and ropes.


@pytest.mark.rule("GUI-LAD-04", "GUI-LAD-05")
def test_a_ladder_is_hauled_in_its_own_turn_to_a_hex_of_the_map_beside_it() -> None:
    tools = carried("a1", "s", "vladko", "bogdan")
    spots = {"vladko": "a1", "bogdan": "a2"}
    ours, theirs = nest(spots, tools=tools), nest(spots, {"beppe": "t9"}, tools, active=1)
    outside = neighbour(hex_of("a2"), 5)

    assert ladders.why_not_haul(theirs.state, unit(theirs, "vladko"), hex_of("b1")) == "GUI-LAD-03 not-yours"
    assert ladders.why_not_haul(ours.state, unit(ours, "vladko"), hex_of("e5")) == "GUI-MOV-02 not-adjacent"
    assert ladders.why_not_haul(ours.state, unit(ours, "bogdan"), outside) == "GUI-MOV-02 not-adjacent"


@pytest.mark.rule("GUI-GRA-12", "GUI-GRA-13")
def test_who_misses_the_rope_is_dead_and_does_not_hang_on_it() -> None:
    table = nest({"vladko": "j9"}, tools=hanging())
    s = table.state
    push(s, frames.GRAB.number, unit(table, "vladko"))
    s.dice.script[:] = [3]

    ropes.grab(s)

    assert (health(table, "vladko"), dv.dev(s, 0, dv.HOLDER)) == ("dead", -1)


@pytest.mark.rule("GUI-GRA-12")
def test_a_rope_the_first_man_climbs_is_not_there_to_grab() -> None:
    table = nest({"vladko": "i9"}, {"alexio": "j9", "beppe": "a16"}, tools=hanging("vladko", height=4))
    s = table.state
    st.lift(s, 0)  # only the rope itself speaks against it

    assert unit(table, "vladko") == 0
    assert dv.rope_to_grab(s, unit(table, "alexio")) == -1


@pytest.mark.rule("GUI-GRA-04")
def test_a_rope_that_holds_is_still_to_be_climbed_from_the_ground() -> None:
    table = thrower_on_foot()
    s = table.state
    dv.set_dev(s, 0, dv.OTHER, 7)
    s.dice.script[:] = [3]

    ropes.throw_grapnel(s, 1)

    assert (dv.dev(s, 0, dv.OTHER), dv.dev(s, 0, dv.HOLDER)) == (0, -1)


@pytest.mark.rule("GUI-GRA-05")
@pytest.mark.parametrize(("points", "height", "free"), [(1, 2, False), (2, 0, True)])
def test_who_has_slid_down_to_the_ground_lets_the_rope_go(points: int, height: int, free: bool) -> None:
    """Half a level up, four points high: two points bring him down."""
    table = roped(points, height=4)
    s = table.state

    ropes.slide(s, 0)

    assert (dv.dev(s, 0, dv.OTHER), dv.dev(s, 0, dv.HOLDER) == -1) == (height, free)


@pytest.mark.rule("GUI-GRK-06")
def test_both_borders_of_the_sector_belong_to_it() -> None:
    """A machine in j10 whose arrow points at a corner: its two front hexes, and what lies on the lines that bound them."""
    apex = hex_of("j10")
    for bearing in range(1, 12, 2):
        inside = [h for h in NEST.hexes if distance(apex, h) == 2 and greek_fire.in_sector(apex, bearing, h)]
        assert len(inside) == 5  # two straight ahead of each front hex, one between, one on each border


@pytest.mark.rule("GUI-FIR-13")
def test_the_canvas_of_the_tent_beside_it_stays_when_one_burns() -> None:
    tents = [{"hexes": "d6 e6 e7 d7", "opening": "d7"}, {"hexes": "f6 g6 g7 f7", "opening": "g7"}]
    board = drawn(*["." * 10] * 9, tents=tents)
    after = reshaping.with_wreck(board, hex_of("e6"))
    own = [d for d in range(6) if board.owned[hex_of("e6") * 6 + d]]

    assert board.feature(hex_of("e6"), hex_of("f6")) == bo.TENT_WALL
    assert {after.side[hex_of("e6") * 6 + d] for d in own} == {bo.OPEN}
    assert (after.feature(hex_of("e6"), hex_of("f6")) == bo.TENT_WALL) == (1 not in own)


@pytest.mark.rule("GUI-RAI-09")
def test_a_busy_archer_hands_nothing_on() -> None:
    table = marked(archers({"alphonse": "j7", "olivier": "j8"}), "olivier", st.BUSY)

    assert fire.why_not_hand(table.state, unit(table, "alphonse"), unit(table, "olivier")) == "GUI-MOV-13 busy"


@pytest.mark.rule("GUI-STN-12", "GUI-STN-13", "GUI-LAD-16", "GUI-LAD-17", "GUI-MEL-16")
@pytest.mark.parametrize("what", ["nothing", "stone", "fall"])
def test_after_a_stone_and_after_a_fall_it_is_looked_who_is_surrounded(what: str) -> None:
    rows = ["WWW.......", "W.W.......", *[".........."] * 8]
    men = {"robert": "b3", "roland": "c3", "vladko": "g8"}
    table = scene(rows, men, {"faruq": {"hex": "b2", "stunned": True}, "said": "j9"}, tools=thrower("f6"))
    s = table.state
    if what == "stone":
        stone_thrower.come_down(s, 0, unit(table, "robert"), hex_of("i4"))
    elif what == "fall":
        push(s, frames.DROP.number, unit(table, "vladko"), hex_of("g8"))
        ladders.fall_down(s, hex_of("g9"))

    assert (health(table, "faruq") == "dead") == (what != "nothing")


# Prisoners in fire and under stones, and what is left of a rope.


def led(dice: list[int] | None = None, **tools: Any) -> Table:
    """Avray at e5 leads Beppe; nobody else is near."""
    men = {"avray": "e5", "osbern": "t1"}
    table = scene(ours=men, theirs={"beppe": "e4", "milo": "t16"}, tools=tools, capture=True, dice=dice)
    s, beppe = table.state, unit(table, "beppe")
    st.lift(s, beppe)
    st.put(s, beppe, st.PLACE, st.CARRIED)
    st.mark(s, beppe, st.CAPTIVE)
    st.put(s, unit(table, "avray"), st.CARRY, beppe)
    return table


@pytest.mark.rule("GUI-GRK-12", "GUI-MOV-16")
@pytest.mark.parametrize(
    ("dice", "ends", "still"),
    [
        ([5, 10], ("dead", "healthy"), False),
        ([8, 10], ("wounded", "healthy"), True),
        ([9, 10], ("healthy", "healthy"), True),
        ([10, 1], ("healthy", "dead"), False),
    ],
)
def test_who_is_led_rolls_in_burning_naphtha_too(dice: list[int], ends: tuple[str, str], still: bool) -> None:
    """§ 10.5.3: "Jede Einheit in so einem Feuerfeld würfelt sofort 1W10"."""
    table = led(dice, naphtha=["e5"])
    s, avray = table.state, unit(table, "avray")
    fire.light(s, hex_of("e5"), 1, "GUI-FAR-04")

    assert (health(table, "beppe"), health(table, "avray")) == ends
    assert (st.get(s, avray, st.CARRY) >= 0) is still


@pytest.mark.rule("GUI-FIR-10", "GUI-MOV-16")
def test_who_is_led_dies_with_his_captor_in_the_flames() -> None:
    """§ 10.2.4: "stirbt im zweiten Zug"."""
    table = led(fires={"e5": 0})
    fire.tick(table.state, 0)

    assert (health(table, "beppe"), health(table, "avray")) == ("dead", "dead")


@pytest.mark.rule("GUI-STN-12", "GUI-MOV-16")
def test_a_stone_strikes_who_is_led_and_his_captor() -> None:
    """§ 10.4.4: "Einheiten im getroffenen Feld würfeln sofort 1W10"."""
    table = led([1, 10], **thrower("h12"))
    stone_thrower.come_down(table.state, 0, unit(table, "osbern"), hex_of("e5"))

    struck = [event["unit"] for event in rolls(table, "ShotTold")]
    assert len(struck) == 2 or struck == []
    assert health(table, "beppe") != health(table, "avray")


@pytest.mark.rule("GUI-FIR-01", "GUI-FIR-02")
def test_who_is_ready_to_light_wood_may_prepare_other_wood_and_loses_the_first() -> None:
    """§ 10.2.1: a whole turn beside it "ohne in dieser Zeit andere Aktionen auszuführen", whatever he did before."""
    men = {"vladko": {"hex": "l8", "kindled": True}, "zoran": "a10"}
    table = scene(JETTY, men, {"beppe": "a13"}, step="fire", tools={})
    s, vladko = table.state, unit(table, "vladko")
    st.put(s, vladko, st.AIM, hex_of("m7"))
    play(table, "kindle vladko m8")

    assert not st.has(s, vladko, st.KINDLED)
    assert (st.has(s, vladko, st.KINDLING), st.get(s, vladko, st.AIM)) == (True, hex_of("m8"))
    assert fire.why_not_ignite(s, vladko) != ""


@pytest.mark.rule("GUI-GRA-07", "GUI-INI-05")
@pytest.mark.parametrize(("kept", "left"), [(True, 1), (False, 2)])
def test_a_rope_the_enemy_holds_in_the_evening_is_lost_to_its_side(kept: bool, left: int) -> None:
    """§ 10.6.1: "von oben hochgezogen und von dieser Ebene aus wieder verwendet werden": it is his who pulled it up."""
    table = storm(sheet={ca.STORES + GRAPNEL: 2})
    s = table.state
    k = next(k for k in range(dv.count_devices(s)) if dv.kind_of(s, k) == dv.GRAPNEL and dv.dev(s, k, dv.OWNER) == 0)
    if kept:
        dv.set_dev(s, k, dv.OWNER, 1)
    listen(s)
    day_actions.count_devices(s)

    assert fact(table, ca.STORES + GRAPNEL) == left
    assert fact(table, ca.KEPT + GRAPNEL) == 0
    assert len(heard(s, ev.ENGINES_LOST)) == (1 if kept else 0)


@pytest.mark.rule("GUI-RAI-02", "GUI-SOR-02")
@pytest.mark.parametrize(("action", "rule"), [("raid", "GUI-RAI-02"), ("sortie", "GUI-SOR-02")])
def test_nobody_is_no_raid_and_no_supply_party(action: str, rule: str) -> None:
    """§ 11.4.3: "stellt einen Trupp ... zusammen"; who sends nobody may do nothing today."""
    table = sally(action, theirs="leon argyris diogenes stephanos petros symeon", dice=[4])
    if action == "sortie":
        play(table, "edge east")
    assert refused(table, "done") == rule
    play(table, "send argyris")

    assert refused(table, "done") == ""


@pytest.mark.rule("GUI-LAD-16", "GUI-LAD-17", "GUI-CMP-04")
def test_nobody_falls_on_a_rider_or_a_horse() -> None:
    """Whoever is hit is knocked out; a rider would be thrown, and his horse would fill the hex."""
    theirs = {"karim": "h12", "khaled": rider("h9", "n"), "drogo-horse": {"hex": "f8", "facing": "n"}, **FAR}
    table = scene(ours={"vladko": "g8", "osbern": "g7"}, theirs=theirs, tools={})
    s = table.state
    push(s, frames.DROP.number, unit(table, "vladko"), hex_of("g8"))
    spots = {name_of(h) for h in ladders.drop_hexes(s)}

    assert "g7" in spots  # a man on foot may be hit
    assert not spots & {"h9", "h10", "f8", "f9"}
    assert ladders.why_not_drop(s, hex_of("h9")) == "GUI-LAD-17 occupied"
