"""What a day of a siege writes on its sheet, one line of the rules at a time."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import asked, play, unit
from tests.games.guiscard.siege_scene import fact, man, noted, siege, storm
from tests.games.guiscard.test_campaign_refusals import LADDER, THROWER, orders

from porphyry.games.guiscard import GAME, frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.scenarios import scenario_of
from porphyry.games.guiscard.siege import bombard, day_actions, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import engines_lost
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.kernel.table import new_table


@pytest.mark.rule("GUI-CAM-04", "GUI-CAM-03", "GUI-SUP-01")
def test_first_both_raise_their_men_then_food_is_counted_then_the_first_day_dawns() -> None:
    table = new_table(GAME, 2, 1, {"scenario": "siege_castle"})
    assert asked(table) == (0, "muster")
    assert fact(table, ca.DAY) == fact(table, ca.LASTS) == 0
    play(table, "auto")
    assert asked(table) == (1, "muster")
    events = play(table, "auto")

    assert events.index("SuppliesRolled") < events.index("DayBegan")
    assert fact(table, ca.LASTS) >= 2
    assert (fact(table, ca.DAY), len(ca.strength(table.state, 0)) > 0, len(ca.strength(table.state, 1)) > 0) == (
        1,
        True,
        True,
    )


@pytest.mark.rule("GUI-SOR-07")
@pytest.mark.parametrize(("action", "active", "patrols"), [(ca.A_SORTIE, 0, 2), (ca.A_SORTIE, 1, 1), (ca.A_RAID, 0, 1)])
def test_every_turn_of_the_besieger_at_night_counts_for_the_next_patrol(action: int, active: int, patrols: int) -> None:
    s = orders(sheet={ca.ACTION: action, ca.PATROLS: 1}, dice=[10])
    ca.put(s, ca.ACTION, action)
    s.facts[st.ACTIVE] = active
    s.dice.script[:] = [10]

    day_actions.turn_begins(s)

    assert ca.get(s, ca.PATROLS) == patrols


@pytest.mark.rule("GUI-ASL-09")
def test_only_the_attacker_breaks_an_assault_off_and_only_an_assault() -> None:
    table = storm(places={"leon": "m9", "jacques": "k9"})
    s = table.state
    allowed = [day_actions.may_call_off(s)]
    s.facts[st.ACTIVE] = 1
    allowed.append(day_actions.may_call_off(s))
    s.facts[st.ACTIVE] = 0
    ca.put(s, ca.ACTION, ca.A_RAID)
    allowed.append(day_actions.may_call_off(s))

    assert allowed == [True, False, False]


@pytest.mark.rule("GUI-ASL-08", "GUI-CAP-02")
def test_cut_off_outside_a_defender_is_captured_inside_he_is_not() -> None:
    """Leon in the tower, Argyris far outside with Jacques in his way, Diogenes outside and dead."""
    table = storm(places={"leon": "m9", "argyris": "a1", "jacques": "a2", "diogenes": "b9"})
    s = table.state
    st.put(s, unit(table, "diogenes"), st.HEALTH, st.DEAD)

    day_actions.capture_cut_off(s)

    states = {name: man(table, name) for name in ("leon", "argyris", "diogenes", "jacques")}
    assert states == {"leon": ca.HEALTHY, "argyris": ca.CAPTURED, "diogenes": ca.HEALTHY, "jacques": ca.HEALTHY}
    assert [kind in ca.strength(s, 1) for kind in (st.get(s, unit(table, "argyris"), st.ROSTER),)] == [False]


@pytest.mark.rule("GUI-ASL-11")
def test_a_part_won_back_costs_nobody_food() -> None:
    table = storm(places={"leon": "k9", "robert": "a1"}, lasts=11, sheet={ca.TAKEN: 1, ca.BOOKED: 3})
    s = table.state

    day_actions.share_building(s)

    assert (fact(table, ca.TAKEN), fact(table, ca.LASTS), fact(table, ca.BOOKED)) == (0, 11, 3)


@pytest.mark.rule("GUI-INI-05")
def test_lost_ladders_are_struck_off_the_sheet() -> None:
    table = storm(sheet={ca.STORES + LADDER: 2})
    s = table.state
    k = next(
        k for k in range(dv.count_devices(s)) if dv.kind_of(s, k) == dv.LADDER and dv.dev(s, k, dv.STATE) != dv.LOST
    )
    dv.set_dev(s, k, dv.STATE, dv.LOST)

    day_actions.count_devices(s)

    assert (fact(table, ca.STORES + LADDER), noted(table, 1, ca.E_LOST)) == (1, 1)
    s.facts[st.DEVICES] = 0
    day_actions.count_devices(s)  # a day without such things
    assert fact(table, ca.STORES + LADDER) == 1


@pytest.mark.rule("GUI-DEM-01")
@pytest.mark.parametrize(("action", "stages"), [(ca.A_ASSAULT, 1), (ca.A_RAID, 0)])
def test_what_fell_in_an_assault_is_down_on_the_sheet(action: int, stages: int) -> None:
    table = storm()
    s = table.state
    ca.put(s, ca.ACTION, action)
    s.facts[st.WRECKS] |= 1 << scenario_of(s).breakable.index(hex_of("j9"))

    day_actions.keep_damage(s)

    assert ca.get(s, ca.DAMAGE + ca.building_of(s).board.works.index(hex_of("j9"))) == stages


@pytest.mark.rule("GUI-BUI-01", "GUI-BUI-03", "GUI-INI-05")
def test_building_takes_a_box_five_men_and_the_day() -> None:
    s = orders()
    bombard.build(s, LADDER)
    working = [kind for kind in ca.strength(s, 0) if ca.man(s, kind, ca.DUTY) == ca.WORKING]

    assert (bombard.slot_kind(s, 0), bombard.slot_days(s, 0), len(working)) == (LADDER, 0, 5)
    bombard.finish_orders(s)
    assert (ca.get(s, ca.ACTION), ca.noted(s, 1, ca.E_ACTION)) == (ca.A_WORKS, ca.A_WORKS)
    bombard.advance(s, 0)
    assert (bombard.slot_days(s, 0), ca.get(s, ca.STORES + LADDER)) == (1, 0)
    bombard.advance(s, 0)
    assert (ca.get(s, ca.SLOTS), ca.get(s, ca.STORES + LADDER)) == (0, 1)


@pytest.mark.rule("GUI-DEM-03", "GUI-INI-05")
@pytest.mark.parametrize(("roll", "damage", "destroyed"), [(10, 1, 1), (2, 0, 0)])
def test_a_hit_is_a_stage_and_the_last_one_is_noted(roll: int, damage: int, destroyed: int) -> None:
    s = orders()
    works = ca.building_of(s).board.works
    k = works.index(hex_of("j9"))
    s.dice.script[:] = [roll]

    bombard.bombard(s, k, works[k], 1)

    assert (ca.get(s, ca.DAMAGE + k), ca.noted(s, 1, ca.E_DESTROYED)) == (damage, destroyed)
    assert (ca.get(s, ca.STORES + THROWER), ca.noted(s, 1, ca.E_LOST)) == (2, 0)


@pytest.mark.rule("GUI-DEM-03", "GUI-INI-05")
def test_with_a_one_a_thrower_breaks() -> None:
    s = orders()
    works = ca.building_of(s).board.works
    s.dice.script[:] = [1]

    bombard.bombard(s, 0, works[0], 1)

    lost = engines_lost(1)
    assert (ca.get(s, ca.STORES + THROWER), ca.noted(s, 1, ca.E_LOST), lost) == (2 - lost, lost, lost)


@pytest.mark.rule("GUI-EVT-01", "GUI-EVT-04", "GUI-CAM-04")
def test_a_new_morning_clears_the_day_before_and_books_its_event() -> None:
    """Day 2 with a five for the first days: seven rolled makes twelve, and four days of food are stolen."""
    s = orders(lasts=20, sheet={ca.EVENT: 7, ca.TRAITOR: 1, ca.RELIEF: 0, ca.HAPPENED: 0})
    for what in (ca.EVENT, ca.TRAITOR, ca.RELIEF, ca.ACTION):
        ca.put(s, what, 1)
    avray = t.roster_index("avray")
    ca.put_man(s, avray, ca.DUTY, ca.SENT)
    s.dice.script[:] = [6, 1]

    siege_day.dawn(s)

    assert [ca.get(s, what) for what in (ca.TRAITOR, ca.RELIEF, ca.ACTION, ca.INITIATIVE)] == [0, 0, 0, -1]
    assert ca.man(s, avray, ca.DUTY) == ca.NO_DUTY
    assert (ca.get(s, ca.EVENT), ca.noted(s, 2, ca.E_EVENT), ca.get(s, ca.HAPPENED)) == (12, 12, 1 << 12)
    assert ca.get(s, ca.LASTS) == 16
    s.dice.script[:] = [6, 1]
    siege_day.dawn(s)
    assert (ca.get(s, ca.EVENT), ca.get(s, ca.LASTS)) == (0, 16)  # once in a siege


@pytest.mark.rule("GUI-EVT-01", "GUI-EVT-05")
def test_a_relief_army_that_is_due_comes_instead_of_the_roll() -> None:
    s = siege(
        "san_marco",
        day=6,
        ours="ayyub khaled said",
        theirs="romaric alphonse",
        stage=siege_day.ACT,
        sheet={ca.INITIATIVE: 0},
    ).state
    ca.new_day(s)
    s.dice.script[:] = [1, 1]

    siege_day.dawn(s)

    assert s.dice.script == [1, 1]
    assert (ca.get(s, ca.DAY), ca.get(s, ca.RELIEF), ca.noted(s, 8, ca.E_EVENT)) == (8, 1, siege_day.RELIEF_ARMY)
    assert s.stack[-8] == frames.MUSTER.number


@pytest.mark.rule("GUI-CAM-04")
def test_stages_follow_each_other_and_each_does_its_work() -> None:
    parley = siege(stage=siege_day.PARLEY, day=1, theirs="leon argyris", sheet={ca.INITIATIVE: 0})
    assert asked(parley) == (0, "offer-parley")
    hopeless = siege(
        stage=siege_day.PARLEY, day=1, theirs="leon argyris diogenes stephanos petros symeon", sheet={ca.INITIATIVE: 0}
    )
    assert asked(hopeless) == (0, "give-orders")
    play(hopeless, "build grapnel", "done")

    assert fact(hopeless, ca.STORES) == 1  # GUI-BUI-02: a grapnel takes a day
    leaderless = siege(stage=siege_day.LEADERS, day=1, theirs="argyris", sheet={ca.INITIATIVE: 0})
    assert leaderless.outcome is not None
