"""Ladders, ropes, fire and engines, line by line: the first man and the first device count like any other, and what is told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import against, health, play, scene, unit, where
from tests.games.guiscard.test_board import MAPS, drawn
from tests.games.guiscard.test_campaign_lines import heard, listen
from tests.games.guiscard.test_engines import CREW, PUMPS, siphon, thrower
from tests.games.guiscard.test_ladders import carried, leaning, lying
from tests.games.guiscard.test_ropes import coiled, hanging
from tests.games.guiscard.test_siege_refusals import (
    archers,
    beside,
    cutter,
    jetty,
    marked,
    moving,
    nest,
    pair,
    pulled,
    roped,
    shot,
)

from porphyry.games.guiscard import GAME, frames, questions, setup
from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, hex_of, name_of, neighbour
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, ladders, ropes, stone_thrower, wrecks
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.skirmish import advance, jobs
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table

NEST, JETTY, CAMP = MAPS["eagle-nest"], MAPS["jetty"], MAPS["lagoon+camp"]
FAR = {"beppe": "a16"}
MEN = {"vladko": "h9", "bogdan": "i9"}


# Ladders.


@pytest.mark.rule("GUI-MOV-16")
def test_who_carries_the_first_man_has_no_hand_for_a_ladder() -> None:
    table = nest({"osbern": {"hex": "c3", "stunned": True}, **MEN}, tools=lying("h9", "se"))
    osbern, bogdan = unit(table, "osbern"), unit(table, "bogdan")
    assert (osbern, ladders.why_not_hand(table.state, bogdan)) == (0, "")
    st.put(table.state, bogdan, st.CARRY, osbern)

    assert ladders.why_not_hand(table.state, bogdan) == "GUI-MOV-16 carrying"


@pytest.mark.rule("GUI-LAD-03")
def test_a_ladder_taken_up_and_laid_down_is_told() -> None:
    table = pair()
    s = listen(table.state)
    ladders.pick(s, 0, unit(table, "vladko"), unit(table, "bogdan"))
    ladders.put_down(s, 0)

    name = dv.dev(s, 0, dv.NAME)
    men = tuple(t.roster_index(one) for one in MEN)
    assert heard(s, ev.LADDER_TAKEN) == [("GUI-LAD-03", (name, *men))]
    assert heard(s, ev.LADDER_DROPPED) == [("GUI-LAD-03", (name, *dv.hexes_of_device(s, 0)))]


@pytest.mark.rule("GUI-STK-03")
def test_a_ladder_is_not_carried_into_the_hex_of_the_first_man() -> None:
    table = nest({"osbern": "i8", **MEN}, tools=carried("h9", "se", *MEN))

    assert unit(table, "osbern") == 0
    assert against(table, "haul bogdan i8") == "GUI-STK-03 occupied"


@pytest.mark.rule("GUI-LAD-02", "GUI-LAD-06")
def test_a_ladder_leans_on_a_palisade_from_outside_and_never_on_the_tower() -> None:
    s = nest(MEN).state
    tower = [h for h in NEST.hexes if NEST.ground[h] == t.TOWER]
    around = [(neighbour(h, d), (d + 3) % 6) for h in tower for d in range(6) if neighbour(h, d) not in tower]
    walls = [(h, d) for h in NEST.hexes for d in range(6) if NEST.feature(h, neighbour(h, d)) == bo.PALISADE]

    assert not any(ladders.may_lean(s, NEST, h, d) for h, d in around)
    assert [ladders.may_lean(s, NEST, hex_of("i9"), d) for d in range(6)] == [
        NEST.ground[neighbour(hex_of("i9"), d)] == t.WALL_WALK for d in range(6)
    ]
    assert {ladders.may_lean(s, NEST, h, d) for h, d in walls if NEST.ground[h] == t.WALL_WALK} == {False}


@pytest.mark.rule("GUI-LAD-06")
def test_who_has_no_ladder_raises_none() -> None:
    table = nest({"osbern": "i9", "vladko": "g9", "bogdan": "g10"}, tools=carried("g9", "s", *MEN))
    s = table.state

    assert ladders.why_not_raise(s, unit(table, "osbern"), DIRECTIONS.index("ne")) == "GUI-LAD-03 no-ladder"


@pytest.mark.rule("GUI-LAD-10", "GUI-LAD-11")
def test_the_first_man_on_a_ladder_or_in_its_way_keeps_it_where_it_is() -> None:
    hands = {"vladko": "h9", "bogdan": "i10"}
    climbed = nest({"osbern": "i9", **hands}, tools=leaning("osbern"))
    blocked = nest({"osbern": "i8", **hands}, tools=leaning())

    assert unit(climbed, "osbern") == unit(blocked, "osbern") == 0
    assert against(climbed, "lower vladko bogdan ladder-1") == "GUI-LAD-10 somebody-on-it"
    assert against(blocked, "shift vladko bogdan i8 j8") == "GUI-LAD-11 occupied"


@pytest.mark.rule("GUI-LAD-11", "GUI-SEQ-01")
def test_one_of_the_two_may_stand_at_the_foot_but_not_both() -> None:
    """Taken down it falls towards the one who stands beside the foot."""
    one, other = (nest(men, tools=leaning()) for men in (MEN, {"vladko": "i9", "bogdan": "h9"}))
    assert against(one, "lower vladko bogdan ladder-1") == against(other, "lower vladko bogdan ladder-1") == ""
    st.put(one.state, unit(one, "vladko"), st.HEX, hex_of("i9"))

    assert against(one, "lower vladko bogdan ladder-1") == "GUI-LAD-11 not-beside"


@pytest.mark.rule("GUI-LAD-08")
def test_nobody_jumps_onto_the_first_man() -> None:
    table = moving(nest({"osbern": "j9", "vladko": "i9"}, tools=leaning("vladko")), "vladko")

    assert unit(table, "osbern") == 0
    assert against(table, "cross") == "GUI-STK-03 occupied"


@pytest.mark.rule("GUI-LAD-08", "GUI-MEL-21")
@pytest.mark.parametrize(("first", "why"), [("j9", "GUI-MEL-21 cannot"), ("g9", "")])
def test_nobody_follows_up_from_a_ladder_onto_the_first_man(first: str, why: str) -> None:
    table = nest({"osbern": first, "vladko": "i9"}, tools=leaning("vladko"))
    s, vladko = table.state, unit(table, "vladko")

    assert unit(table, "osbern") == 0
    assert advance.why_not_enter(s, board_of(s), vladko, hex_of("j9"), 1) == why


@pytest.mark.rule("GUI-LAD-17")
def test_who_falls_on_the_first_man_knocks_him_out() -> None:
    table = nest({"bogdan": "h9", "vladko": "i9"}, tools=leaning("vladko"))
    assert unit(table, "bogdan") == 0
    push(table.state, frames.DROP.number, unit(table, "vladko"), hex_of("i9"))
    ladders.fall_down(table.state, hex_of("h9"))

    assert (health(table, "bogdan"), health(table, "vladko")) == ("stunned healthy", "wounded")


@pytest.mark.rule("GUI-LAD-14", "GUI-MEL-01")
def test_nobody_throws_the_ladder_of_the_first_man_down_who_is_his_friend() -> None:
    """Whoever put it up: Vladko is on it."""
    tools = leaning("vladko")
    tools["devices"]["ladder-1"]["seat"] = 1
    table = nest({"vladko": "i9", "bogdan": "j9"}, {"dorian": "j10", **FAR}, tools=tools, step="combat")
    s = table.state
    assert unit(table, "vladko") == 0

    assert ladders.why_not_topple(s, unit(table, "bogdan"), 0) == "GUI-MEL-01 friend"


@pytest.mark.rule("GUI-DEM-06", "GUI-LAD-15")
def test_with_the_palisade_the_ladder_falls() -> None:
    table = nest({"vladko": "g9"}, tools=leaning())
    assert dv.dev(table.state, 0, dv.STATE) == dv.LEANING
    wrecks.destroy(table.state, hex_of("j9"), "GUI-STN-13")

    assert dv.dev(table.state, 0, dv.STATE) != dv.LEANING


@pytest.mark.rule("GUI-LAD-16", "GUI-LAD-17")
def test_where_a_man_falls_is_told() -> None:
    table = nest({"vladko": "i9"}, tools=leaning("vladko"))
    s, u = table.state, unit(table, "vladko")
    push(s, frames.DROP.number, u, hex_of("i9"))
    listen(s)

    ladders.fall_down(s, hex_of("h9"))

    assert heard(s, ev.UNIT_DROPPED) == [("GUI-LAD-16", (t.roster_index("vladko"), hex_of("h9")))]
    assert (where(table, "vladko"), health(table, "vladko")) == ("h9", "wounded")


@pytest.mark.rule("GUI-LAD-17")
def test_who_has_no_room_to_fall_into_is_wounded_where_he_is() -> None:
    table = nest({"vladko": "i9"}, tools=leaning("vladko"))
    s, u = table.state, unit(table, "vladko")
    for d in range(6):
        dv.set_bit(s, neighbour(hex_of("i9"), d), dv.BURNING)
    depth = len(s.stack)
    push(s, frames.DROP.number, u, hex_of("i9"))

    assert not questions.question(s).is_open(s)
    assert (len(s.stack), where(table, "vladko"), health(table, "vladko")) == (depth, "i9", "wounded")


@pytest.mark.rule("GUI-LAD-07", "GUI-SEQ-10")
def test_a_ladder_on_the_ground_is_not_climbed_and_none_before_one_moves() -> None:
    table = nest({"vladko": "h9"}, tools=lying("h9", "se"))
    assert against(table, "climb ladder-1") == "GUI-SEQ-10 not-offered"

    assert against(moving(table, "vladko"), "climb ladder-1") == "GUI-LAD-07 no-ladder"


# Ropes.


@pytest.mark.rule("GUI-GRA-07")
def test_who_has_a_grapnel_takes_no_second_one() -> None:
    rope = hanging()["devices"]["grapnel-1"]
    tools = {"devices": {"grapnel-1": {"state": "carried", "men": ["vladko"]}, "grapnel-2": rope}}
    table = moving(nest({"vladko": "j9"}, tools=tools), "vladko")

    assert dv.carried_by(table.state, unit(table, "vladko"), dv.GRAPNEL) == 0
    assert against(table, "coil grapnel-2") == "GUI-MOV-16 carrying"


@pytest.mark.rule("GUI-GRA-07")
def test_nobody_climbs_two_ropes_at_once() -> None:
    rope = hanging("vladko", height=4)["devices"]["grapnel-1"]
    other = hanging(bearing="se")["devices"]["grapnel-1"]
    table = moving(nest({"vladko": "i9"}, tools={"devices": {"grapnel-1": rope, "grapnel-2": other}}), "vladko")

    assert dv.climbed(table.state, unit(table, "vladko")) == 0
    assert against(table, "climb grapnel-2") == "GUI-GRA-07 somebody-on-it"


@pytest.mark.rule("GUI-STK-03")
def test_nobody_climbs_down_onto_the_first_man() -> None:
    table = moving(nest({"bogdan": "i9", "vladko": "j9"}, tools=hanging()), "vladko")

    assert unit(table, "bogdan") == 0
    assert against(table, "climb grapnel-1") == "GUI-STK-03 occupied"


@pytest.mark.rule("GUI-GRA-05", "GUI-GRA-06")
@pytest.mark.parametrize(("points", "reason"), [(1, ""), (0, "GUI-GRA-05 points")])
def test_a_single_point_is_enough_to_climb_on(points: int, reason: str) -> None:
    assert against(roped(points), "climb grapnel-1") == reason


@pytest.mark.rule("GUI-GRA-06")
def test_who_starts_on_the_wall_slips_past_nobody() -> None:
    """An enemy beside him on the walk: he was there before, and climbs down at once without a check."""
    table = roped(at="j9", theirs={"dorian": "j10", "beppe": "a16"})
    table.state.dice.script[:] = [10]

    ropes.climb(table.state, 0)

    assert where(table, "vladko") == "i9"
    assert table.state.dice.script == [10]


@pytest.mark.rule("GUI-GRA-05")
def test_sliding_down_is_told_of_the_man_on_the_rope() -> None:
    table = roped(height=4)
    s = listen(table.state)

    ropes.slide(s, 0)

    assert heard(s, ev.UNIT_CLIMBED) == [
        ("GUI-GRA-05", (t.roster_index("vladko"), dv.dev(s, 0, dv.NAME), hex_of("i9"), 0)),
    ]


@pytest.mark.rule("GUI-GRA-14", "GUI-GRA-15")
def test_who_cuts_has_fought_and_may_not_again() -> None:
    table = cutter(step="combat")
    s, u = listen(table.state), unit(table, "dorian")
    s.dice.script[:] = [4]
    assert ropes.why_not_cut(s, u, 0) == ""

    ropes.cut(s, u, 0)

    assert heard(s, ev.CUT_ROLLED) == [("GUI-GRA-14", (t.roster_index("dorian"), dv.dev(s, 0, dv.NAME), 4))]
    assert st.has(s, u, st.INSTEAD)
    assert ropes.why_not_cut(s, u, 0) == "GUI-MOV-13 busy"


@pytest.mark.rule("GUI-GRA-12")
def test_a_grab_at_a_rope_is_told() -> None:
    table = nest({"vladko": "j9"}, tools=hanging())
    s = table.state
    push(s, frames.GRAB.number, unit(table, "vladko"))
    listen(s)
    s.dice.script[:] = [4]

    ropes.grab(s)

    assert heard(s, ev.ROPE_GRABBED) == [("GUI-GRA-12", (t.roster_index("vladko"), dv.dev(s, 0, dv.NAME), 4))]
    assert dv.climbed(s, unit(table, "vladko")) == 0
    assert st.standing(s, hex_of("i9")) == unit(table, "vladko")


@pytest.mark.rule("GUI-GRA-18")
def test_a_pull_at_the_palisade_is_told_with_what_the_wounded_add() -> None:
    table = pulled("vladko", "bogdan", "zoran", "stanko")
    s = listen(table.state)
    st.put(s, unit(table, "zoran"), st.HEALTH, st.WOUNDED)
    s.dice.script[:] = [5]

    ropes.wrench(s, 0)

    assert heard(s, ev.PALISADE_PULLED) == [("GUI-GRA-18", (dv.dev(s, 0, dv.NAME), 5, 6))]


@pytest.mark.rule("GUI-GRA-14")
def test_the_first_man_on_a_rope_is_a_foe_whoever_fixed_it() -> None:
    """Dorian's side fixed the rope, Vladko climbs it: Dorian may cut it."""
    tools = hanging("vladko", height=4)
    tools["devices"]["grapnel-1"]["seat"] = 1
    table = nest({"vladko": "i9"}, {"dorian": "j9", **FAR}, tools=tools, step="combat", active=1)
    assert unit(table, "vladko") == 0

    assert ropes.why_not_cut(table.state, unit(table, "dorian"), 0) == ""


@pytest.mark.rule("GUI-GRA-07")
def test_who_carries_the_first_man_coils_no_rope() -> None:
    table = moving(nest({"bogdan": {"hex": "a14", "stunned": True}, "vladko": "j9"}, tools=hanging()), "vladko")
    assert against(table, "coil grapnel-1") == ""
    st.put(table.state, unit(table, "vladko"), st.CARRY, 0)

    assert against(table, "coil grapnel-1") == "GUI-GRA-07 no-grapnel"


@pytest.mark.rule("GUI-GRA-17")
@pytest.mark.parametrize(
    ("spots", "rows"),
    [
        (("g9", "g8", "f9", "f8"), True),
        (("g9", "f9", "g8", "f8"), True),
        (("g9", "f8", "f9", "g8"), True),
        (("g9", "g8", "g7", "g6"), False),  # one row
        (("g9", "g8", "f9", "d4"), False),  # one stands apart
        (("g9", "g8", "d9", "d8"), False),  # two rows, not one behind the other
    ],
)
def test_four_men_in_two_rows_however_they_are_counted(spots: tuple[str, ...], rows: bool) -> None:
    table = nest(dict(zip(("vladko", "bogdan", "zoran", "stanko"), spots, strict=True)), tools=hanging())

    assert ropes.two_rows(table.state, [0, 1, 2, 3]) is rows


# Fire.


@pytest.mark.rule("GUI-FIR-11")
@pytest.mark.parametrize(("roll", "state"), [(6, "healthy"), (7, "dead")])
def test_the_roll_of_a_sleeper_in_the_flames_is_told(roll: int, state: str) -> None:
    table = jetty({"vladko": {"hex": "m6", "stunned": True}, "bogdan": "a10"})
    s = listen(table.state)
    s.dice.script[:] = [roll]
    depth = len(s.stack)

    fire.catch(s, hex_of("m6"))

    assert (len(s.stack) > depth) == (state == "healthy")  # who woke must run, a dead man need not

    assert heard(s, ev.SLEEPER_ROLLED) == [("GUI-FIR-11", (t.roster_index("vladko"), roll))]
    assert health(table, "vladko") == state


@pytest.mark.rule("GUI-FIR-13", "GUI-GRK-08")
@pytest.mark.parametrize("naphtha", [True, False])
def test_a_fire_is_counted_to_three_and_naphtha_burns_on(naphtha: bool) -> None:
    h = hex_of("m8")
    table = jetty({"vladko": "a10"}, tools={"fires": {"m8": 0}, **({"naphtha": ["m8"]} if naphtha else {})})
    s = listen(table.state)
    for _ in range(3 if naphtha else 2):
        fire.count_burning(s, h)
    if naphtha:
        fire.count_burning(s, h)
        assert (dv.burn_count(s, h), dv.is_burning(s, h)) == (3, True)
    else:
        assert dv.is_burning(s, h)
        fire.count_burning(s, h)
        assert not dv.is_burning(s, h)

    assert heard(s, ev.FIRE_COUNTED) == [("GUI-FIR-13", (h, n)) for n in (1, 2, 3)]
    assert [rule for rule, _ in heard(s, ev.HEX_DESTROYED)] == ["GUI-FIR-13"]


@pytest.mark.rule("GUI-RAI-09", "GUI-SEQ-01")
def test_arrows_go_from_the_first_man_too_and_it_is_told() -> None:
    table = shot(archers({"olivier": "j7", "alphonse": "j8"}), "alphonse", 1)
    shot(table, "olivier", 2)
    assert unit(table, "olivier") == 0
    assert against(table, "hand alphonse olivier") == ""
    s = listen(table.state)

    fire.hand_arrows(s, unit(table, "alphonse"), 0)

    men = (t.roster_index("alphonse"), t.roster_index("olivier"))
    assert heard(s, ev.ARROWS_HANDED) == [("GUI-RAI-09", (*men, 5))]


# Engines.


@pytest.mark.rule("GUI-STN-04")
@pytest.mark.parametrize("d", range(6))
def test_the_crew_stands_before_the_thrower_whichever_way_it_looks(d: int) -> None:
    h = hex_of("h8")
    front = [neighbour(h, way % 6) for way in (d + 5, d, d + 1)]
    spots = {name: name_of(one) for name, one in zip(CREW, front, strict=True)}
    table = scene(None, spots, FAR, step="fire", tools=thrower("h8", DIRECTIONS[d]))

    assert sorted(stone_thrower.crew(table.state, 0)) == [0, 1, 2]


@pytest.mark.rule("GUI-STN-04", "GUI-STN-11")
@pytest.mark.parametrize(("reading", "fired"), [(None, True), ("free", False)])
def test_a_throw_counts_as_a_shot_of_its_crew(reading: str | None, fired: bool) -> None:
    options = {"stone_crew": reading} if reading else {}
    foes = {"dorian": "e4", "milo": "a16"}
    table = scene(None, CREW, foes, step="fire", tools=thrower(), dice=[1, 1], options=options)
    s = table.state

    stone_thrower.hurl(s, 0, hex_of("e4"))

    assert [st.has(s, unit(table, name), st.FIRED) for name in CREW] == [fired] * 3


@pytest.mark.rule("GUI-STN-13")
def test_the_roll_of_a_stone_on_wood_is_told() -> None:
    table = jetty({"vladko": "a10"}, tools=thrower("f9"))
    s = listen(table.state)
    s.dice.script[:] = [6]

    stone_thrower.come_down(s, 0, 0, hex_of("m8"))

    assert heard(s, ev.DEMOLITION_ROLLED) == [("GUI-STN-13", (hex_of("m8"), 6))]
    assert heard(s, ev.HEX_DESTROYED) == []


@pytest.mark.rule("GUI-GRK-09")
def test_the_chances_of_a_spray_are_shown() -> None:
    table = scene(None, PUMPS, {"jacques": "e6"}, step="fire", tools=siphon())

    assert GAME.odds(table.state, 0, table.action("spray siphon-1 e6")) == {"works": 0.8, "jams": 0.1, "bursts": 0.1}


def crewed(first: str, front: str, **more: Any) -> Table:
    """A thrower in e12 that looks north, four men who lend a hand, and somebody in its way who was named first."""
    spots = {"jacques": "d12", "eustache": "d13", "osbern": "f12", "rioulf": "f13", **more}
    table = scene(None, {first: front, **spots}, FAR, step="move", tools=thrower())
    for name in ("jacques", "eustache", "osbern", "rioulf"):
        marked(table, name, st.LENT)
        st.put(table.state, unit(table, name), st.AIM, 0)
    return table


@pytest.mark.rule("GUI-STN-09")
def test_the_first_man_keeps_a_thrower_from_rolling_on() -> None:
    free = crewed("vladko", "a1")
    stands = crewed("vladko", "e11")
    assert [stone_thrower.why_not_push(one.state, 0, 0) for one in (free, stands)] == ["", "GUI-STN-09 occupied"]


@pytest.mark.rule("GUI-STN-09")
def test_a_thrower_does_not_roll_over_its_own_first_man_who_cannot_go_on() -> None:
    """Vladko pulls in front; where he would have to go stands Bogdan, who does not pull."""
    reasons = {}
    for spot in ("e10", "a1"):
        table = marked(crewed("vladko", "e11", bogdan=spot), "vladko", st.LENT)
        st.put(table.state, 0, st.AIM, 0)
        reasons[spot] = stone_thrower.why_not_push(table.state, 0, 0)

    assert reasons == {"e10": "GUI-STN-09 occupied", "a1": ""}


@pytest.mark.rule("GUI-STN-07")
def test_a_thrower_is_not_pushed_through_a_broken_gate_where_horses_pass() -> None:
    men = ["jacques", "eustache", "osbern", "rioulf"]
    spots = dict(zip(men, ["l14", "l15", "n14", "n15"], strict=True))
    table = scene(NEST, spots, FAR, step="move", gate="destroyed", tools=thrower("m13"))
    for name in men:
        marked(table, name, st.LENT)
        st.put(table.state, unit(table, name), st.AIM, 0)

    assert board_of(table.state).mounted[hex_of("m12")] == 4
    assert stone_thrower.why_not_push(table.state, 0, 0) == "GUI-STN-07 no-way"


@pytest.mark.rule("GUI-STN-03")
@pytest.mark.parametrize(
    ("bearing", "sees"),
    [("n", ["e4"]), ("ne", ["e4", "k9"]), ("se", ["k9", "k15", "e16"]), ("s", ["k15", "e16"])],
)
def test_a_thrower_throws_where_its_arrow_points(bearing: str, sees: list[str]) -> None:
    """Sixty degrees to each side."""
    targets = dict(zip(("dorian", "alexio", "milo", "argyris"), ("e4", "k9", "k15", "e16"), strict=True))
    devices = {"thrower-1": {"hex": "e10", "bearing": bearing, "seat": 0}}
    table = scene(None, {"vladko": "a1"}, targets, step="fire", tools={"devices": devices})

    assert [h for h in targets.values() if not stone_thrower.why_not_aim(table.state, 0, hex_of(h))] == sees


@pytest.mark.rule("GUI-STN-07")
def test_a_thrower_is_not_pushed_off_the_map() -> None:
    men = ["jacques", "eustache", "osbern", "rioulf"]
    spots = dict(zip(men, ["b1", "b2", "d1", "d2"], strict=True))
    table = scene(None, spots, FAR, step="move", tools=thrower("c1"))
    for name in men:
        marked(table, name, st.LENT)
        st.put(table.state, unit(table, name), st.AIM, 0)

    assert stone_thrower.why_not_push(table.state, 0, 0) == "GUI-STN-07 no-way"


# What is asked of whom.


@pytest.mark.rule("GUI-SEQ-01")
def test_the_first_man_and_the_first_device_are_in_play() -> None:
    """No answer that names them is refused for want of them."""
    throwing = scene(None, CREW, {"dorian": "e4", "milo": "e15"}, step="fire", tools=thrower())
    archer = archers({"osbern": "j7", "alphonse": "j8"})

    assert against(beside(), "lower bogdan vladko ladder-1") == "GUI-LAD-11 two-men"
    assert against(beside(men={"bogdan": {"hex": "i12"}}), "lower vladko bogdan ladder-1") == "GUI-LAD-11 not-beside"
    assert against(pair(men={"bogdan": {"spent": 3}}), "pick ladder-1 vladko bogdan") == "GUI-LAD-05 points"
    assert against(throwing, "hurl thrower-1 e15") == "GUI-STN-03 not-in-front"
    assert against(archer, "hand alphonse osbern") == "GUI-RAI-09 no-archer"


@pytest.mark.rule("GUI-SEQ-01")
def test_who_is_captured_must_be_in_play_and_may_be_the_first() -> None:
    table = scene(None, {"avray": "e5"}, {"beppe": "e9", "milo": "e10"}, active=1, tools={}, capture=True)
    play(table, "move beppe")

    assert not against(table, "capture avray").startswith("GUI-SEQ-01")
    assert against(table, "capture robert") == "GUI-SEQ-01 not-in-play"


@pytest.mark.rule("GUI-SEQ-01", "GUI-SEQ-10")
def test_out_of_their_time_nothing_is_set_up_and_no_rope_grabbed() -> None:
    table = nest({"vladko": "i9"}, tools=hanging())

    assert against(table, "climb grapnel-1") == against(table, "grab") == "GUI-SEQ-10 not-offered"
    assert against(table, "emplace grapnel-1 i9 n") == "GUI-SEQ-10 not-offered"


@pytest.mark.rule("GUI-SEQ-01")
def test_an_engine_put_up_is_told() -> None:
    table = nest({"vladko": "a1"}, tools=thrower("e12"))
    s = listen(table.state)

    setup.emplace(s, 0, hex_of("g12"), 0)

    assert heard(s, ev.DEVICE_PLACED) == [("GUI-SEQ-01", (dv.dev(s, 0, dv.NAME), hex_of("g12"), 0))]


@pytest.mark.rule("GUI-SEQ-01")
def test_the_die_of_the_guards_and_the_alarm_are_told() -> None:
    table = nest({"vladko": "j8"}, {"argyris": "j10", "beppe": "a16"}, {}, alarm=True, night=True)
    s = listen(table.state)
    s.facts[st.BLOOD], s.facts[st.ACTIVE] = 0, 1
    s.dice.script[:] = [8]
    siegecraft.begin_turn(s, [])
    assert heard(s, ev.GUARDS_ROLLED) == [("GUI-SEQ-01", (8,))]

    siegecraft.watch(s)

    assert heard(s, ev.ALARM_RAISED) == [("GUI-SEQ-01", (t.roster_index("argyris"),))]
    assert s.facts[st.BLOOD] == 1


# Works.


@pytest.mark.rule("GUI-MOV-12")
def test_one_man_alone_clears_nothing() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "f6"}, theirs=FAR)
    s, u = table.state, unit(table, "avray")

    assert jobs.why_not_clear(s, u, u, hex_of("e6"), hex_of("e7")) == "GUI-MOV-12 two-men"


@pytest.mark.rule("GUI-BLD-33")
def test_a_busy_man_pulls_no_tent_down() -> None:
    table = marked(scene(CAMP, {"milo": "p5"}, FAR, step="fire"), "milo", st.BUSY)

    assert jobs.why_not_pull(table.state, unit(table, "milo"), hex_of("p6")) == "GUI-MOV-13 busy"


@pytest.mark.rule("GUI-BLD-33")
def test_a_tent_pulled_down_is_an_entrance_open_to_the_outside() -> None:
    tents = [h for h in CAMP.hexes if CAMP.ground[h] == t.TENT]
    for h in tents:
        after = reshaping.with_tent_down(CAMP, h)
        outside = [d for d in range(6) if CAMP.tent[neighbour(h, d)] == 0]
        assert after.ground[h] == t.TENT_ENTRANCE
        assert {after.side[h * 6 + d] for d in outside} <= {bo.OPEN}
        inside = [d for d in range(6) if d not in outside]
        assert [after.side[h * 6 + d] for d in inside] == [CAMP.side[h * 6 + d] for d in inside]


@pytest.mark.rule("GUI-BLD-33")
def test_between_two_tents_the_canvas_stays_but_for_their_entrances() -> None:
    """Tents side by side; e6 touches a closed hex of the other one and its entrance f7."""
    tents = [
        {"hexes": "d6 e6 e7 d7", "opening": "d7"},
        {"hexes": "f6 g6 g7 f7", "opening": "f7"},
    ]
    after = reshaping.with_tent_down(drawn(*["." * 10] * 9, tents=tents), hex_of("e6"))

    assert after.feature(hex_of("e6"), hex_of("f6")) == bo.TENT_WALL
    assert after.feature(hex_of("e6"), hex_of("f7")) == bo.OPEN


@pytest.mark.rule("GUI-CAS-05")
def test_a_gap_in_the_palisade_is_open_on_both_sides_and_ends_the_walk() -> None:
    walk = [h for h in NEST.hexes if NEST.ground[h] == t.WALL_WALK]
    for h in walk:
        after = reshaping.with_wreck(NEST, h)
        assert after.level[h] == min(after.level[neighbour(h, d)] for d in range(6))
        for d in range(6):
            n = neighbour(h, d)
            before, now = NEST.feature(h, n), after.feature(h, n)
            if before == bo.PALISADE:
                assert now == bo.PALISADE_DOWN
            elif n in walk:
                assert now == bo.DROP
            elif before == bo.DROP:
                assert now == bo.OPEN
            else:
                assert now == before


@pytest.mark.rule("GUI-MOV-16")
def test_who_has_booty_gathers_no_more() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "h9"}, theirs=FAR, step="fire", loot=[hex_of("e5"), hex_of("h9")])
    s = table.state
    assert [jobs.why_not_loot(s, unit(table, name)) for name in ("avray", "rioulf")] == ["", ""]
    s.facts[st.LOOT + 1] = 4096 + unit(table, "avray")

    assert jobs.why_not_loot(s, unit(table, "avray")) == "GUI-MOV-16 carrying"


# What is destroyed.


@pytest.mark.rule("GUI-FIR-14", "GUI-DEM-06")
def test_what_is_in_a_burnt_hex_is_lost_and_what_is_carried_is_not() -> None:
    lost = {}
    for word, tools, h in (
        ("ladder", lying("h9", "se"), "i9"),
        ("carried", carried("h9", "se", *MEN), "i9"),
        ("rope", coiled("vladko"), "h9"),
        ("hanging", hanging(), "i9"),
        ("engine", thrower("i9"), "i9"),
        ("elsewhere", thrower("e12"), "i9"),
    ):
        table = nest(MEN, tools=tools)
        wrecks.destroy(table.state, hex_of(h), "GUI-FIR-13")
        lost[word] = dv.dev(table.state, 0, dv.STATE) == dv.LOST

    assert lost == {
        "ladder": True,
        "carried": False,
        "rope": False,
        "hanging": True,  # its rope burns
        "engine": True,
        "elsewhere": False,
    }


@pytest.mark.rule("GUI-DEM-06", "GUI-MOV-09")
@pytest.mark.parametrize(("name", "state"), [("vladko", "wounded"), ("albert", "dead")])
def test_where_the_jetty_was_armour_drowns(name: str, state: str) -> None:
    deep = next(
        h for h in JETTY.hexes if JETTY.ground[h] == t.JETTY and reshaping.with_wreck(JETTY, h).ground[h] == t.DEEP
    )
    table = jetty({name: name_of(deep)})

    wrecks.destroy(table.state, deep, "GUI-FIR-13")

    assert health(table, name) == state
