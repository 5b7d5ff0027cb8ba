"""The siege sheet and the day's actions, line by line: edges of each condition, and what is told."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import asked, play, unit
from tests.games.guiscard.siege_scene import BESIEGERS, fact, man, on_map, sally, siege, storm
from tests.games.guiscard.test_campaign_refusals import LADDER, THROWER, orders
from tests.games.guiscard.test_siege_actions import camp_with_tents_burnt, sortie
from tests.games.guiscard.test_siege_relief import divided, relieved

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.notation import EDGE_NAMES, PART_NAMES
from porphyry.games.guiscard.siege import battlefields, bombard, day_actions, deploy, forces, relief, siege_day, verdict
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import questions as sg
from porphyry.games.guiscard.siege.sheet import PERSONS, PLAIN, SIEGES, THICK, WOOD, damage_roll, make_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.kernel.action import pack
from porphyry.kernel.frames import push
from porphyry.kernel.state import State


def listen(s: State) -> State:
    """From now on what is told is kept."""
    s.log = []
    return s


def heard(s: State, kind: int) -> list[tuple[str, tuple[int, ...]]]:
    """Rule and details of the events of a kind."""
    assert s.log is not None
    return [(rule, tuple(args)) for what, rule, _, args in s.log if what == kind]


# The roll for an event and the initiative.


@pytest.mark.rule("GUI-RAT-01")
@pytest.mark.parametrize(("theirs", "more"), [(1, 0), (2, 4), (3, 4), (4, 8), (5, 8)])
def test_what_the_ratio_adds_to_the_event_roll(theirs: int, more: int) -> None:
    """Four besiegers: against one nothing, up to two to one four, at one to one eight."""
    names = ["leon", "argyris", "diogenes", "stephanos", "petros"][:theirs]
    s = siege(stage=siege_day.ACT, day=1, ours="robert arthur jacques eustache", theirs=" ".join(names)).state

    assert siege_day.ration(s) == more


@pytest.mark.rule("GUI-INI-01", "GUI-EVT-05")
@pytest.mark.parametrize(("what", "seat"), [(ca.TRAITOR, 0), (ca.RELIEF, 1)])
def test_treason_and_relief_give_the_initiative_without_a_roll(what: int, seat: int) -> None:
    s = orders()
    ca.put(s, what, 1)
    s.dice.script[:] = [1, 10]
    depth = len(s.stack)

    siege_day.roll_initiative(s)

    assert (ca.get(s, ca.INITIATIVE), s.dice.script, len(s.stack)) == (seat, [1, 10], depth)


@pytest.mark.rule("GUI-EVT-05")
def test_every_die_for_a_traitor_is_told() -> None:
    s = listen(orders(theirs="leon argyris diogenes"))
    s.dice.script[:] = [10, 9]  # Leon 9, Argyris 10

    siege_day.treason(s)

    told = [(rule, roll, limit) for rule, (roll, limit, _event, _unit) in heard(s, ev.DIE_ROLLED)]
    assert told == [("GUI-EVT-05", 9, 10), ("GUI-EVT-05", 10, 10)]


@pytest.mark.rule("GUI-EVT-05")
def test_the_relief_army_of_a_scenario_is_an_event_of_its_day() -> None:
    s = siege("san_marco", day=7, ours="ayyub khaled said", theirs="romaric alphonse", stage=siege_day.ACT).state
    listen(s)

    siege_day.dawn(s)

    assert heard(s, ev.EVENT_HAPPENED) == [("GUI-EVT-05", (siege_day.RELIEF_ARMY - 2,))]


@pytest.mark.rule("GUI-CAP-04")
@pytest.mark.parametrize(("ours", "more"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 2)])
def test_twice_and_three_times_the_men_press_for_surrender(ours: int, more: int) -> None:
    s = siege(stage=siege_day.ACT, day=1, ours=" ".join(BESIEGERS.split()[:ours]), theirs="leon argyris").state

    assert siege_day.pressure(s) == more


@pytest.mark.rule("GUI-ACT-02", "GUI-CAM-02")
def test_when_the_siege_is_over_nobody_acts() -> None:
    s = orders()
    s.facts[st.OVER] = 1
    depth = len(s.stack)

    siege_day.act(s)

    assert len(s.stack) == depth


@pytest.mark.rule("GUI-SUP-05", "GUI-CAP-01", "GUI-CAP-05")
def test_who_holds_out_to_the_last_day_of_a_scenario_has_won() -> None:
    one = next(one for one in SIEGES if one.held_day)
    s = siege(one.id, day=one.held_day - 1, lasts=one.held_day, stage=siege_day.ACT).state
    siege_day.night(s)
    assert s.facts[st.OVER] == 0
    ca.new_day(s)
    siege_day.night(s)

    assert s.facts[st.OVER] == 2  # the besieged


@pytest.mark.rule("GUI-SUP-04", "GUI-SUP-06")
def test_food_gained_or_lost_is_told_with_the_days_that_are_left() -> None:
    s = listen(orders(lasts=10))

    verdict.change_supplies(s, -3, "GUI-SUP-04")

    assert heard(s, ev.SUPPLIES_CHANGED) == [("GUI-SUP-04", (-3, ca.days_left(s)))]
    assert ca.get(s, ca.LASTS) == 7


# Orders.


@pytest.mark.rule("GUI-BUI-01", "GUI-DEM-07", "GUI-RAI-10")
def test_on_a_day_of_delay_nothing_is_built_and_nothing_battered() -> None:
    s = orders()
    ca.put(s, ca.DELAY, ca.get(s, ca.DAY))

    assert bombard.why_not_build(s, LADDER) == bombard.why_not_batter(s, hex_of("j9")) != ""


@pytest.mark.rule("GUI-INI-05")
def test_the_action_of_the_day_is_told_once_it_is_chosen() -> None:
    s = listen(orders())

    bombard.rest(s)

    assert heard(s, ev.ACTION_CHOSEN) == [("GUI-INI-05", (0, ca.A_REST))]


@pytest.mark.rule("GUI-EVT-05")
def test_a_sabotaged_engine_is_told() -> None:
    s = orders()
    push(s, frames.MUSTER.number)
    listen(s)
    s.dice.script[:] = [6]

    bombard.sabotage(s, THROWER)

    assert heard(s, ev.ENGINES_LOST) == [("GUI-EVT-05", (THROWER, 1, 0))]
    assert ca.get(s, ca.STORES + THROWER) == 1


@pytest.mark.rule("GUI-DEM-03")
@pytest.mark.parametrize(
    ("points", "thick", "stone", "timber"),
    [(1, 10, 9, 7), (2, 9, 8, 5), (3, 8, 6, 4), (4, 7, 5, 3), (5, 7, 5, 3), (6, 6, 4, 2), (9, 6, 4, 2)],
)
def test_from_which_roll_a_work_is_damaged(points: int, thick: int, stone: int, timber: int) -> None:
    for material, least in enumerate((thick, stone, timber)):
        assert damage_roll(points, material) == least
    assert damage_roll(0, WOOD) == 11


@pytest.mark.rule("GUI-DEM-07")
@pytest.mark.parametrize(
    ("name", "ground", "make"),
    [("siege_castle", t.TOWER, THICK), ("siege_castle", t.WALL_WALK, WOOD), ("siege_church", t.INTERIOR, PLAIN)],
)
def test_what_a_work_is_built_of(name: str, ground: int, make: int) -> None:
    """Column D of the table for the tower, E for the walls of a house, H for the palisade."""
    board = ca.building_of(siege(name, stage=siege_day.ACT, day=1).state).board

    assert {make_of(board, h) for h in board.works if board.ground[h] == ground} == {make}


# Raising men.


@pytest.mark.rule("GUI-EVT-05", "GUI-CAP-02")
def test_horses_are_no_men_and_leaders_come_first() -> None:
    table = siege(stage=siege_day.MUSTER_BESIEGER, ours="", theirs="")
    s = table.state
    assert s.stack[-8] == frames.MUSTER.number
    horse = next(kind for kind in range(PERSONS, len(t.ROSTER)))
    jacques = t.roster_index("jacques")

    assert forces.why_not_enlist(s, horse) == "GUI-EVT-05 wrong-nation"
    assert forces.why_not_enlist(s, jacques) == "GUI-CAP-02 leaders-first"
    s.stack[-5] = 0  # no leader is missing
    assert forces.why_not_enlist(s, jacques) == ""


@pytest.mark.rule("GUI-EVT-05")
def test_whom_an_event_brings_is_told_with_the_points_left() -> None:
    s = orders()
    forces.begin_event(s, 1, 250, 0)
    listen(s)
    gerhard = t.roster_index("gerhard")

    forces.enlist(s, gerhard)

    assert heard(s, ev.MAN_ENLISTED) == [("GUI-EVT-05", (1, gerhard, 250 - t.COST[gerhard], 1))]


# Assault.


@pytest.mark.rule("GUI-ASL-02")
def test_a_horse_is_not_named_for_an_action() -> None:
    table = sally("raid", theirs="leon argyris diogenes stephanos petros symeon")

    s = table.state
    ca.put_man(s, PERSONS, ca.OWNER, 2)  # whatever stands on the sheet behind the last man
    ca.put_man(s, PERSONS, ca.STATE, ca.HEALTHY)

    assert deploy.why_not_pick(s, PERSONS) == "GUI-ASL-02 not-on-strength"
    assert deploy.why_not_pick(s, t.roster_index("argyris")) == ""


@pytest.mark.rule("GUI-ASL-01", "GUI-ASL-02")
def test_who_storms_out_of_a_part_meets_only_who_stands_in_the_others() -> None:
    """All the besieged defend against the besieger; against them only as many as have room in the parts that are held."""
    s = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.TAKEN: 2}).state
    room = len(battlefields.part_hexes(s, 0))
    many = len(ca.strength(s, 0))
    assert 0 < room < many
    deploy.lay_out_assault(s, 0)
    first = [u for u in range(st.count(s)) if st.get(s, u, st.SEAT) == 1 and st.get(s, u, st.PLACE) == st.UNPLACED]
    assert len(first) == len(ca.strength(s, 1))
    deploy.lay_out_assault(s, 1)
    held = [u for u in range(st.count(s)) if st.get(s, u, st.SEAT) == 0 and st.get(s, u, st.PLACE) == st.UNPLACED]

    assert len(held) == room


@pytest.mark.rule("GUI-ASL-03", "GUI-ASL-10")
def test_the_first_to_be_stationed_may_be_any_man_and_inside_only_later() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.TAKEN: 1})
    play(table, "assault")
    s = table.state
    assert asked(table)[1] == "station-men"
    first = deploy.stationable(s, 0)[0]
    inside = EDGE_NAMES.index("inside")

    assert deploy.why_not_station(s, first, inside) == "GUI-ASL-10 no-part-held"  # turn 1
    s.stack[-6] = 2
    assert deploy.why_not_station(s, first, inside) == ""
    ca.put(s, ca.TAKEN, 0)
    assert deploy.why_not_station(s, first, inside) == "GUI-ASL-10 no-part-held"
    assert deploy.why_not_station(s, first, 1) == ""
    assert deploy.why_not_station(s, -1, 1) == "GUI-ASL-03 stationed"


@pytest.mark.rule("GUI-ASL-18")
@pytest.mark.parametrize(
    ("value", "action", "attacker", "fielded"),
    [
        ("map", ca.A_ASSAULT, 0, True),
        ("sheet", ca.A_ASSAULT, 0, False),
        ("map", ca.A_ASSAULT, 1, False),  # the besieged storm the tower while stones fly
        ("map", ca.A_DIVIDED, 0, False),
        ("sheet", ca.A_RAID, 0, True),
    ],
)
def test_where_the_besieger_has_his_throwers(value: str, action: int, attacker: int, fielded: bool) -> None:
    table = storm(sheet={ca.STORES + LADDER: 1}, options={"assault_throwers": value})
    s = table.state
    ca.put(s, ca.ACTION, action)
    ca.put(s, ca.ATTACKER, attacker)
    devices = {dv.kind_of(s, k): k for k in range(dv.count_devices(s))}

    assert deploy.is_fielded(s, devices[dv.THROWER], 0) is fielded
    assert deploy.is_fielded(s, devices[dv.THROWER], 1)
    assert deploy.is_fielded(s, devices[dv.LADDER], 0)


@pytest.mark.rule("GUI-ASL-07")
@pytest.mark.parametrize(("attacker", "apart"), [(0, True), (1, True)])
def test_separated_is_who_has_no_way_to_any_enemy(attacker: int, apart: bool) -> None:
    table = storm(places={"leon": "m9", "argyris": "m8", "jacques": "m16"})
    s = table.state
    ca.put(s, ca.ATTACKER, attacker)
    assert day_actions.are_separated(s) == apart
    on_map(table, {"leon": "m9", "argyris": "k10", "jacques": "k9"})

    assert not day_actions.are_separated(s)


@pytest.mark.rule("GUI-ASL-08")
def test_who_is_taken_prisoner_is_told() -> None:
    table = storm(places={"argyris": "a1", "jacques": "a2"})
    s = listen(table.state)

    day_actions.capture_cut_off(s)

    assert heard(s, ev.MAN_CAPTURED) == [("GUI-ASL-08", (t.roster_index("argyris"),))]


@pytest.mark.rule("GUI-ASL-11")
@pytest.mark.parametrize(
    ("places", "before", "holder"), [({"leon": "m9", "jacques": "k9"}, 0, 0), ({"leon": "k9"}, 1, 1)]
)
def test_a_part_that_changes_hands_is_told(places: dict[str, str], before: int, holder: int) -> None:
    table = storm(places=places)
    s = table.state
    ca.put(s, ca.TAKEN, before)
    listen(s)

    day_actions.share_building(s)

    walls = PART_NAMES.index(ca.building_of(s).parts[0])
    assert heard(s, ev.PART_TAKEN) == [("GUI-ASL-11", (holder, walls))]


@pytest.mark.rule("GUI-ACT-01")
def test_how_an_action_ended_is_told() -> None:
    table = storm(places={"leon": "m9", "jacques": "a1"})
    s = listen(table.state)

    day_actions.end_fight(s, ca.C_BROKEN_OFF)

    assert heard(s, ev.ACTION_ENDED) == [("GUI-ACT-01", (ca.A_ASSAULT, ca.C_BROKEN_OFF))]


@pytest.mark.rule("GUI-INI-05")
def test_engines_lost_in_a_fight_are_told() -> None:
    table = storm(sheet={ca.STORES + LADDER: 2})
    s = table.state
    k = next(
        k for k in range(dv.count_devices(s)) if dv.kind_of(s, k) == dv.LADDER and dv.dev(s, k, dv.STATE) != dv.LOST
    )
    dv.set_dev(s, k, dv.STATE, dv.LOST)
    listen(s)

    day_actions.count_devices(s)

    assert heard(s, ev.ENGINES_LOST) == [("GUI-INI-05", (LADDER, 1, 0))]


# Raid, sortie, relief.


@pytest.mark.rule("GUI-RAI-02")
@pytest.mark.parametrize(("theirs", "may"), [("argyris diogenes", False), ("argyris diogenes leon", True)])
def test_a_raid_needs_a_third_of_the_men(theirs: str, may: bool) -> None:
    """Two of a type: half of it could go, but a third of two men is nobody."""
    s = siege(stage=siege_day.ACT, day=1, theirs=theirs, sheet={ca.INITIATIVE: 1}).state
    assert deploy.type_limit(s, 1, t.roster_index("argyris")) == 1

    assert day_actions.why_not_raid(s) == ("" if may else "GUI-RAI-02 party-too-small")


@pytest.mark.rule("GUI-RAI-10")
def test_a_delay_of_the_siege_is_told() -> None:
    s = listen(camp_with_tents_burnt(10).state)

    day_actions.count_tents(s)

    assert heard(s, ev.SIEGE_DELAYED) == [("GUI-RAI-10", (2,))]


@pytest.mark.rule("GUI-SOR-10", "GUI-SUP-06")
@pytest.mark.parametrize(("leaves", "lasts"), [("argyris", 11), ("diogenes", 11), ("", 10)])
def test_a_pack_horse_counts_if_its_own_leader_left_with_it(leaves: str, lasts: int) -> None:
    table = sortie(dice=[2], lasts=10)
    play(table, "send argyris", "send diogenes")
    s = table.state
    packs = [u for u in range(st.count(s)) if st.flags(s, u) & t.PACK]
    leaders = {st.get(s, u, st.LED) for u in packs}
    assert leaders == {unit(table, "argyris"), unit(table, "diogenes")}
    for u in packs:
        st.put(s, u, st.PLACE, st.LEFT)
    if leaves:
        st.put(s, unit(table, leaves), st.PLACE, st.LEFT)

    day_actions.count_packs(s)

    assert fact(table, ca.LASTS) == lasts


@pytest.mark.rule("GUI-MTD-23")
@pytest.mark.parametrize(("riding", "led"), [(True, 1), (False, 3)])
def test_a_rider_leads_one_pack_horse_and_a_man_on_foot_three(riding: bool, led: int) -> None:
    table = sally("sortie", theirs="leon argyris diogenes", dice=[5])
    s = table.state
    play(table, "edge east")
    leon = t.roster_index("leon")
    ca.put_man(s, leon, ca.RIDES, 1 if riding else 0)
    play(table, "send leon")

    leader = unit(table, "leon")
    packs = [u for u in range(st.count(s)) if st.flags(s, u) & t.PACK]
    assert [st.get(s, u, st.LED) for u in packs].count(leader) == led
    assert [st.get(s, u, st.LED) for u in packs].count(-1) == 5 - led


@pytest.mark.rule("GUI-SOR-04", "GUI-SOR-05")
@pytest.mark.parametrize(("patrol", "rule"), [(0, "GUI-SOR-04"), (1, "GUI-SOR-05")])
def test_an_edge_that_may_not_be_chosen_names_its_rule(patrol: int, rule: str) -> None:
    s = sally("sortie", theirs="leon argyris diogenes", dice=[5]).state
    s.stack[-8 + frames.EDGE.patrol] = patrol
    north = EDGE_NAMES.index("north")
    ca.put(s, ca.EDGE, north)  # where the party itself goes

    assert sg.question(s).why_not(s, 0, pack(no.V_EDGE, north)) == f"{rule} not-that-edge"


@pytest.mark.rule("GUI-ASL-13")
def test_accepting_the_battle_all_leave_the_building_and_the_question_is_closed() -> None:
    table = relieved(spots={"jacques": "k9", "robert": "k8"})
    s = table.state
    open_questions = s.stack[::8].count(frames.RELIEF.number)
    assert (open_questions, man(table, "jacques", ca.SPOT) > 0) == (1, True)

    relief.accept(s)

    assert frames.RELIEF.number not in s.stack[::8]
    assert [man(table, name, ca.SPOT) for name in ("jacques", "robert")] == [0, 0]


@pytest.mark.rule("GUI-ASL-14")
def test_dividing_closes_the_question_and_nothing_is_given_away_yet() -> None:
    table = relieved(sheet={ca.GIVEN: 1})
    s = table.state
    ca.put(s, ca.GIVEN, 1)

    relief.divide(s)

    assert frames.RELIEF.number not in s.stack[::8]
    assert (ca.get(s, ca.GIVEN), ca.get(s, ca.ACTION)) == (0, ca.A_DIVIDED)


@pytest.mark.rule("GUI-ASL-17")
def test_reversed_roles_are_told() -> None:
    s = listen(relieved().state)

    relief.withdraw(s)

    assert heard(s, ev.ROLES_REVERSED) == [("GUI-ASL-17", (1, ca.days_left(s)))]


@pytest.mark.rule("GUI-ASL-15", "GUI-ASL-16")
def test_at_the_start_of_a_turn_neither_map_is_played_yet() -> None:
    s = divided().state
    s.facts[st.ACTIVE] = 1
    ca.put(s, ca.HALF, relief.FIELD)

    relief.turn_begins(s)

    assert (ca.get(s, ca.HALF), ca.get(s, ca.PENDING)) == (0, relief.BOTH)
    assert s.stack[-8] == frames.MAP.number
