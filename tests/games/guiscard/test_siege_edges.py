"""The edges of a siege's rules: nobody there, two of a kind, the very last day."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import against, health, offered, play, scene, unit
from tests.games.guiscard.siege_scene import BESIEGERS, fact, man, on_map, siege, storm
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_campaign_lines import heard, listen
from tests.games.guiscard.test_campaign_refusals import LADDER, THROWER, orders
from tests.games.guiscard.test_engines import CREW, thrower
from tests.games.guiscard.test_ladders import carried, leaning
from tests.games.guiscard.test_ropes import hanging
from tests.games.guiscard.test_siege_refusals import jetty, moving, nest, pulled, thrower_on_foot
from tests.games.guiscard.test_siege_relief import divided, relieved

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of, name_of, neighbour
from porphyry.games.guiscard.ground.scatter import stone_hex
from porphyry.games.guiscard.scenarios import PHASES, scenario_of
from porphyry.games.guiscard.siege import battlefields, day_actions, deploy, relief, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import BUILDINGS
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, greek_fire, ladders, ropes, stone_thrower, wrecks
from porphyry.games.guiscard.skirmish import jobs
from porphyry.kernel.frames import push

NEST, JETTY, CAMP, FARM = MAPS["eagle-nest"], MAPS["jetty"], MAPS["lagoon+camp"], MAPS["lagoon+farm"]
FAR = {"beppe": "a16"}


# What is destroyed.


@pytest.mark.rule("GUI-DEM-06")
def test_an_empty_hex_that_falls_hurts_nobody_and_the_first_gap_stays() -> None:
    s = nest({"vladko": "a1"}).state
    before = list(s.facts)
    wrecks.destroy(s, hex_of("j9"), "GUI-DEM-05")
    wrecks.destroy(s, hex_of("j11"), "GUI-DEM-05")

    gaps = [scenario_of(s).breakable.index(hex_of(h)) for h in ("j9", "j11")]
    assert s.facts[st.WRECKS] == 1 << gaps[0] | 1 << gaps[1]
    assert [k for k, value in enumerate(s.facts) if value != before[k]] == [st.WRECKS]


@pytest.mark.rule("GUI-ASL-01", "GUI-DEM-05")
def test_every_gap_of_the_sheet_is_on_the_map() -> None:
    s = storm(damage={"j9": 9, "j11": 9}).state
    s.facts[st.WRECKS] = 0

    ca.show_damage(s)

    breakable = scenario_of(s).breakable
    assert s.facts[st.WRECKS] == sum(1 << breakable.index(hex_of(h)) for h in ("j9", "j11"))


@pytest.mark.rule("GUI-FIR-13")
def test_a_burnt_tent_leaves_bare_ground_open_on_every_side_it_had() -> None:
    board = CAMP
    burnt = [h for h in board.hexes if board.is_wooden(h) and board.ground[h] != t.JETTY]
    walls = (bo.WALL, bo.WINDOW, bo.DOOR, bo.TENT_WALL)
    assert burnt
    for h in burnt:
        after = reshaping.with_wreck(board, h)
        assert after.ground[h] == t.LEVEL
        for d in range(6):
            side = board.side[h * 6 + d]
            own = side in walls and board.owned[h * 6 + d]
            assert after.side[h * 6 + d] == (bo.OPEN if own else side)


# Ladders, ropes, engines.


@pytest.mark.rule("GUI-LAD-04", "GUI-LAD-05")
def test_both_carriers_need_a_way() -> None:
    """Bogdan stands behind the palisade: Vladko could go on, Bogdan could not follow."""
    table = nest({"vladko": "i9", "bogdan": "j9"}, tools=carried("i9", "ne", "vladko", "bogdan"))

    assert ladders.why_not_haul(table.state, unit(table, "vladko"), hex_of("h9")) == "GUI-BLD-21 no-way"


@pytest.mark.rule("GUI-GRA-16", "GUI-GRA-18")
def test_after_the_pull_nobody_holds_the_rope_any_more() -> None:
    men = ("vladko", "bogdan", "zoran", "stanko")
    table = pulled(*men)
    s = table.state
    s.dice.script[:] = [10]

    ropes.wrench(s, 0)

    assert [st.has(s, unit(table, name), st.LENT) for name in men] == [False] * 4


@pytest.mark.rule("GUI-GRA-01")
def test_on_which_walls_a_grapnel_holds() -> None:
    """Palisades, and the walls of a house from outside; never those of the tower."""
    held = {(h, d) for h in FARM.hexes for d in range(6) if ropes.is_wall(FARM, h, d)}
    house = {
        (h, d)
        for h in FARM.hexes
        for d in range(6)
        if FARM.feature(h, neighbour(h, d)) == bo.WALL
        and FARM.ground[h] != t.INTERIOR
        and FARM.ground[neighbour(h, d)] == t.INTERIOR
    }
    tower = [h for h in NEST.hexes if NEST.ground[h] == t.TOWER]

    assert held == house != set()
    assert not any(ropes.is_wall(NEST, neighbour(h, d), (d + 3) % 6) for h in tower for d in range(6))
    assert ropes.is_wall(NEST, hex_of("i9"), 1)


@pytest.mark.rule("GUI-GRA-04")
@pytest.mark.parametrize(("roll", "alarm", "blood"), [(2, True, 1), (2, False, 0), (3, True, 0)])
def test_a_grapnel_that_misses_wakes_the_guards_where_they_sleep(roll: int, alarm: bool, blood: int) -> None:
    table = thrower_on_foot()
    s = table.state
    scenario_of(s).alarm = alarm
    s.dice.script[:] = [roll]

    ropes.throw_grapnel(s, 1)

    assert s.facts[st.BLOOD] == blood
    assert st.has(s, unit(table, "vladko"), st.THREW)
    assert (dv.dev(s, 0, dv.STATE) == dv.LEANING) == (roll > 2)
    if roll > 2:
        assert dv.dev(s, 0, dv.PLACE_HEX) == hex_of("i9")


@pytest.mark.rule("GUI-STN-11")
def test_a_stone_comes_down_where_the_dice_say() -> None:
    table = scene(None, CREW, {"dorian": "e4", "milo": "a16"}, step="fire", tools=thrower())
    s = listen(table.state)
    first, second = next(
        (a, b)
        for a in range(1, 11)
        for b in range(1, 11)
        if stone_hex(hex_of("e12"), hex_of("e4"), a + b) == hex_of("e4")
    )
    s.dice.script[:] = [1, second, first]

    crew = [ev.name(s, u) for u in stone_thrower.crew(s, 0)[: stone_thrower.CREW]]

    stone_thrower.hurl(s, 0, hex_of("e4"))

    name = dv.dev(s, 0, dv.NAME)
    assert heard(s, ev.STONE_THROWN) == [("GUI-STN-11", (name, hex_of("e4"), first + second, hex_of("e4"), *crew))]
    assert [args[0] for _, args in heard(s, ev.SHOT_TOLD)] == [t.roster_index("dorian")]


@pytest.mark.rule("GUI-STN-02", "GUI-GRK-04")
@pytest.mark.parametrize(("last", "waits"), [(-1, -1), (0, 1), (1, 2)])
def test_an_engine_without_a_crew_waits_a_turn_longer(last: int, waits: int) -> None:
    s = scene(None, {"osbern": "a1"}, {"dorian": "a16"}, tools=thrower()).state
    dv.set_dev(s, 0, dv.HOLDER, last)

    greek_fire.wait_for_crews(s)

    assert dv.dev(s, 0, dv.HOLDER) == waits


@pytest.mark.rule("GUI-STN-11")
def test_a_stone_off_the_map_hits_nothing() -> None:
    """From e6 to the south, at the lowest row of the map."""
    spots = {name: name_of(neighbour(hex_of("e6"), d)) for name, d in zip(CREW, (2, 3, 4), strict=True)}
    table = scene(None, spots, {"dorian": "e16", "milo": "t1"}, step="fire", tools=thrower("e6", "s"))
    s = listen(table.state)
    board = scenario_of(s).board
    first, second = next(
        (a, b)
        for a in range(1, 11)
        for b in range(1, 11)
        if (hit := stone_hex(hex_of("e6"), hex_of("e16"), a + b)) != NOWHERE and not board.holds(hit)
    )
    s.dice.script[:] = [1, 1, second, first]

    stone_thrower.hurl(s, 0, hex_of("e16"))

    assert [args[3] for _, args in heard(s, ev.STONE_THROWN)] == [NOWHERE]
    assert heard(s, ev.SHOT_TOLD) == []


@pytest.mark.rule("GUI-STN-09")
@pytest.mark.parametrize("what", ["nothing", "fire", "bodies"])
def test_fire_and_heaps_of_bodies_stop_a_thrower(what: str) -> None:
    names = ("renauld", "roland", "olivier", "landry", "nello", "alphonse")
    dead = {name: {"hex": "e11", "dead": True} for name in names} if what == "bodies" else {}
    men = {"jacques": "d12", "eustache": "d13", "osbern": "f12", "rioulf": "f13"}
    table = scene(None, {**men, **dead}, FAR, tools=thrower())
    s = table.state
    for name in men:
        st.mark(s, unit(table, name), st.LENT)
        st.put(s, unit(table, name), st.AIM, 0)
    if what == "fire":
        dv.set_bit(s, hex_of("e11"), dv.BURNING)

    assert stone_thrower.why_not_push(s, 0, 0) == ("" if what == "nothing" else "GUI-STN-09 occupied")


@pytest.mark.rule("GUI-STN-08", "GUI-GRK-01")
def test_nobody_lends_a_hand_to_the_enemys_thrower() -> None:
    table = scene(None, CREW, FAR, step="fire", tools=thrower(seat=1))

    assert stone_thrower.why_not_lend(table.state, unit(table, "jacques"), 0) == "GUI-MIS-04 not-yours"


@pytest.mark.rule("GUI-LAD-01", "GUI-LAD-06", "GUI-LAD-07", "GUI-GRA-05")
def test_the_first_man_bars_a_ladder_and_a_rope_like_any_other() -> None:
    ladder = moving(nest({"bogdan": "i9", "vladko": "h9"}, tools=leaning("bogdan")), "vladko")
    climbed = moving(nest({"bogdan": "i9", "vladko": "h9"}, tools=hanging("bogdan", height=4)), "vladko")
    passed = moving(nest({"bogdan": "i9", "vladko": "h9"}, tools=hanging()), "vladko")
    play(passed, "step i9")

    assert against(ladder, "climb ladder-1") == "GUI-STK-03 occupied"
    assert against(climbed, "climb grapnel-1") == "GUI-GRA-07 somebody-on-it"
    assert against(passed, "climb grapnel-1") == "GUI-STK-03 occupied"
    theirs = nest({"vladko": "h9", "bogdan": "i9"}, tools=carried("h9", "se", "vladko", "bogdan"), active=1)
    assert ladders.why_not_raise(theirs.state, unit(theirs, "bogdan"), 1) == "GUI-LAD-03 not-yours"


@pytest.mark.rule("GUI-LAD-17")
def test_who_fell_on_another_must_leave_first_and_only_he() -> None:
    table = nest({"vladko": "i9", "bogdan": "h9", "zoran": "c5"}, tools=leaning("vladko"))
    s, u = table.state, unit(table, "vladko")
    push(s, frames.DROP.number, u, hex_of("i9"))
    ladders.fall_down(s, hex_of("h9"))
    assert (health(table, "bogdan"), ladders.why_not_pass_on(s)) == ("stunned healthy", "GUI-LAD-17 must-leave")
    s.facts[st.ACTIVE] = 1
    assert ladders.why_not_pass_on(s) == ""
    s.facts[st.ACTIVE] = 0
    st.mark(s, u, st.MOVED)

    assert ladders.why_not_pass_on(s) == ""


@pytest.mark.rule("GUI-LAD-17")
@pytest.mark.parametrize(
    ("row", "zoran", "why"),
    [
        (".....", "d1", "GUI-LAD-17 must-leave"),
        (".r...", "d1", "GUI-LAD-17 must-leave"),  # rocks cost all four points of a wounded man
        (".....", "b1", ""),
    ],
)
def test_who_fell_on_another_leaves_if_he_has_a_hex_and_the_points(row: str, zoran: str, why: str) -> None:
    table = scene([row], {"vladko": "c1", "bogdan": "a1", "zoran": zoran}, {"beppe": "e1"}, tools={})
    s = table.state
    push(s, frames.DROP.number, unit(table, "vladko"), hex_of("a1"))
    ladders.fall_down(s, hex_of("a1"))

    assert ladders.why_not_pass_on(s) == why


@pytest.mark.rule("GUI-GRA-12", "GUI-GRA-15")
def test_who_grabs_a_rope_leaves_the_wall_and_a_cut_one_holds_nobody() -> None:
    table = nest({"vladko": "j9"}, tools=hanging())
    s, u = table.state, unit(table, "vladko")
    push(s, frames.GRAB.number, u)
    s.dice.script[:] = [4]
    ropes.grab(s)
    assert (st.standing(s, hex_of("j9")), dv.climbed(s, u)) == (-1, 0)

    wrecks.snap(s, 0)

    assert (dv.dev(s, 0, dv.STATE), dv.dev(s, 0, dv.HOLDER), s.stack[-8]) == (dv.LOST, -1, frames.DROP.number)


@pytest.mark.rule("GUI-GRK-13", "GUI-FIR-10")
def test_nobody_flees_into_the_hex_of_the_first_man() -> None:
    table = jetty({"bogdan": "m5", "vladko": "m6"}, tools={"fires": {"m6": 1}})
    push(table.state, frames.FLEE.number, unit(table, "vladko"), fire.FROM_FLAMES)
    ways = fire.flee_hexes(table.state)

    assert (hex_of("m5") in ways, hex_of("m7") in ways) == (False, True)


# Bodies.


@pytest.mark.rule("GUI-MOV-12")
def test_bodies_are_not_shifted_off_the_map() -> None:
    table = scene(ours={"avray": "t4", "rioulf": "t6"}, theirs=FAR)
    s, a = table.state, hex_of("t5")
    outside = next(neighbour(a, d) for d in range(6) if neighbour(a, d) & 63 > a & 63)

    reason = jobs.why_not_clear(s, unit(table, "avray"), unit(table, "rioulf"), a, outside)
    assert reason == "GUI-MOV-12 not-adjacent"


@pytest.mark.rule("GUI-MOV-12", "GUI-MOV-14")
def test_three_bodies_lie_where_they_were_shifted_to() -> None:
    dead = {name: {"hex": "e6", "dead": True} for name in ("osbern", "renauld", "roland", "landry")}
    table = scene(ours={"avray": "e5", "rioulf": "f6", **dead}, theirs=FAR)
    s = table.state

    jobs.clear(s, unit(table, "avray"), unit(table, "rioulf"), hex_of("e6"), hex_of("e7"))

    assert [st.dead_persons(s, hex_of(h)) for h in ("e6", "e7")] == [1, 3]
    places = [st.get(s, unit(table, name), st.HEX) for name in dead]
    assert (places.count(hex_of("e7")), places.count(hex_of("e6"))) == (3, 1)


@pytest.mark.rule("GUI-MOV-14")
@pytest.mark.parametrize(("ground", "place"), [("W", st.GONE), (".", st.ON_MAP)])
def test_a_dead_horse_shifted_into_water_is_gone(ground: str, place: int) -> None:
    rows = [ground * 6] * 3 + ["......"] * 4
    horse = {"drogo-horse": {"hex": "c4", "facing": "n", "dead": True}}
    table = scene(rows, {"avray": "b4", "rioulf": "d4", **horse}, {"beppe": "f7"})
    s = table.state

    jobs.clear(s, unit(table, "avray"), unit(table, "rioulf"), hex_of("c4"), hex_of("c3"))

    assert st.get(s, unit(table, "drogo-horse"), st.PLACE) == place


# The day.


@pytest.mark.rule("GUI-EVT-01", "GUI-EVT-03", "GUI-EVT-05")
@pytest.mark.parametrize(("ours", "event"), [(9, 20), (8, 0)])
def test_twenty_is_the_last_event_of_the_table(ours: int, event: int) -> None:
    """On a late day, twenty rolled: with more than two to one the messenger comes, otherwise it is past the table."""
    s = siege(stage=siege_day.ACT, day=10, lasts=30, ours=" ".join(BESIEGERS.split()[:ours])).state
    s.dice.script[:] = [10, 10]

    siege_day.dawn(s)

    assert ca.noted(s, 11, ca.E_EVENT) == event


@pytest.mark.rule("GUI-ACT-02", "GUI-CAM-02", "GUI-CAP-03")
@pytest.mark.parametrize(("value", "day", "acts"), [("extra", 1, True), ("action", 1, False), ("action", 0, True)])
def test_where_a_parley_is_the_action_of_the_day_nothing_follows_it(value: str, day: int, acts: bool) -> None:
    s = orders(options={"negotiation": value})
    ca.put(s, ca.PARLEYED, day)
    depth = len(s.stack)

    siege_day.act(s)

    assert (len(s.stack) > depth) == acts


@pytest.mark.rule("GUI-CAP-02")
@pytest.mark.parametrize(
    ("value", "state", "commands"),
    [("dead", ca.CAPTURED, False), ("alive", ca.CAPTURED, True), ("alive", ca.DEAD, False)],
)
def test_whether_a_captured_leader_still_commands(value: str, state: int, commands: bool) -> None:
    s = orders(theirs="leon argyris", options={"captured_command": value})
    assert ca.has_authority(s, 1)
    ca.put_man(s, t.roster_index("leon"), ca.STATE, state)

    assert ca.has_authority(s, 1) == commands


@pytest.mark.rule("GUI-ASL-08")
def test_inside_the_walls_nobody_is_cut_off_even_beside_an_enemy() -> None:
    table = storm(places={"leon": "m9", "argyris": "k9", "jacques": "k10", "eustache": "k8"})

    day_actions.capture_cut_off(table.state)

    assert [man(table, name) for name in ("leon", "argyris")] == [ca.HEALTHY, ca.HEALTHY]


@pytest.mark.rule("GUI-INI-02")
def test_the_besieger_is_offered_what_he_may_batter_and_nothing_else() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.STORES + THROWER: 1})

    assert "j9" in offered(table, "batter")
    assert {table.why_not(f"batter {h}") for h in offered(table, "batter")} == {None}
    assert offered(siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}), "batter") == []


@pytest.mark.rule("GUI-INI-01")
@pytest.mark.parametrize(("ours", "theirs", "asked"), [(3, 7, False), (3, 8, True)])
def test_a_tie_is_the_besiegers_and_one_more_the_besiegeds(ours: int, theirs: int, asked: bool) -> None:
    s = orders()
    s.dice.script[:] = [theirs, ours]

    siege_day.roll_initiative(s)

    assert ca.get(s, ca.INITIATIVE) == (ca.besieged(s) if asked else ca.besieger(s))


@pytest.mark.rule("GUI-ACT-02", "GUI-CAM-02", "GUI-EVT-05")
def test_when_a_traitor_opened_the_gate_the_besieger_assaults() -> None:
    s = orders()
    ca.put(s, ca.TRAITOR, 1)

    siege_day.act(s)

    assert (ca.get(s, ca.ACTION), ca.get(s, ca.ATTACKER)) == (ca.A_ASSAULT, 0)


@pytest.mark.rule("GUI-RAI-02", "GUI-RAI-03", "GUI-SOR-02", "GUI-SOR-03", "GUI-EVT-05")
@pytest.mark.parametrize(("name", "intruders"), [("siege_castle", 6), ("siege_farm", 4), ("siege_church", 4)])
def test_how_many_may_go(name: str, intruders: int) -> None:
    """Ten besiegers, four besieged."""
    s = siege(name, stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}).state

    assert [deploy.most_for(s, 1, purpose) for purpose in (deploy.RAIDERS, deploy.PARTY)] == [1, 1]
    assert [deploy.most_for(s, 0, purpose) for purpose in (deploy.GUARDS, deploy.PATROL)] == [5, 8]
    assert [deploy.most_for(s, 0, purpose) for purpose in (deploy.INTRUDERS, deploy.STAYERS)] == [intruders, 10]


@pytest.mark.rule("GUI-ASL-11")
def test_a_part_in_which_nobody_stands_stays_with_who_held_it() -> None:
    table = storm(places={"leon": "m9", "jacques": "a1"})
    for before in (0, 1):
        ca.put(table.state, ca.TAKEN, before)
        day_actions.share_building(table.state)
        assert fact(table, ca.TAKEN) == before


@pytest.mark.rule("GUI-ASL-10")
def test_on_the_second_map_nobody_is_in_the_building() -> None:
    table = divided()
    on_map(table, {"jacques": "k9"})
    s = table.state
    split = scenario_of(s).board.split

    hexes = battlefields.safe_hexes(s, 0)
    assert {h & 63 for h in hexes} == set(range(max(h & 63 for h in hexes) + 1))
    assert max(h & 63 for h in hexes) < split


@pytest.mark.rule("GUI-ASL-18", "GUI-STN-07")
def test_engines_taken_along_stand_where_horses_go() -> None:
    """Nobody rolls a thrower up a stair or into a room."""
    zones = [
        (one, piece.zone)
        for one in PHASES
        if "-assault-" in one.id
        for piece in one.pieces
        if dv.KIND_OF[piece.name] == dv.THROWER
    ]

    assert len(zones) == 2 * 2 * len(BUILDINGS)
    for one, zone in zones:
        assert zone
        assert [h for h in zone if one.board.mounted[h] == 0] == []


@pytest.mark.rule("GUI-ASL-17")
def test_with_the_roles_what_was_half_built_is_gone() -> None:
    s = relieved(sheet={ca.SLOTS: 67, ca.SLOTS + 3: LADDER + 1, ca.DELAY: 9}).state

    relief.withdraw(s)

    assert [ca.get(s, ca.SLOTS + k) for k in range(ca.SLOT_COUNT)] == [0] * ca.SLOT_COUNT
    assert (ca.get(s, ca.DELAY), ca.get(s, ca.BOOKED), ca.get(s, ca.REVERSED)) == (0, 0, 1)


@pytest.mark.rule("GUI-ASL-15", "GUI-ASL-16")
def test_in_the_first_turn_the_besieger_plays_the_field_alone() -> None:
    s = divided().state
    ca.put(s, ca.PENDING, relief.BOTH)
    s.facts[st.ACTIVE], s.facts[st.ROUND] = 0, 1
    depth = len(s.stack)

    relief.turn_begins(s)

    assert (ca.get(s, ca.HALF), ca.get(s, ca.PENDING), len(s.stack)) == (relief.FIELD, 0, depth)
