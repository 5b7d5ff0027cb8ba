"""Supplies, events, initiative, recovery, negotiation: chapter 11.1 and 11.5."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import asked, offered, play, refused
from tests.games.guiscard.siege_scene import fact, man, noted, siege, told

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import siege_day
from porphyry.games.guiscard.siege.sheet import BUILDINGS, HEALING, supply_modifier
from porphyry.games.guiscard.state import standing
from porphyry.kernel.table import Table
from porphyry.texts import LANGUAGES, Texts

MANY = "robert roger arthur tancredi jacques eustache renauld roland avray osbern rioulf landry thibaut alphonse olivier gontran"
QUIET = [1, 1]  # an event roll that brings nothing on later days
LATE = 10  # no +5 any more


def buildings(name: str) -> int:
    return next(k for k, one in enumerate(BUILDINGS) if one.id == name)


# Supplies.


@pytest.mark.rule("GUI-SUP-02")
@pytest.mark.parametrize(
    ("building", "units", "modifier"),
    [
        ("castle", 35, -8), ("castle", 34, -6), ("castle", 28, -4), ("castle", 22, 0), ("castle", 19, 4), ("castle", 11, 4),
        ("castle", 10, 6), ("castle", 4, 8), ("farm", 27, -8), ("farm", 26, -6), ("farm", 19, -4), ("farm", 18, 0),
        ("farm", 14, 4), ("farm", 7, 6), ("farm", 6, 8), ("church", 19, -8), ("church", 16, -6), ("church", 13, -4),
        ("church", 10, 0), ("church", 9, 4), ("church", 4, 6), ("church", 3, 8),
    ],
)  # fmt: skip
def test_the_garrison_changes_how_long_food_lasts(building: str, units: int, modifier: int) -> None:
    assert supply_modifier(BUILDINGS[buildings(building)], units, equal=False) == modifier


@pytest.mark.rule("GUI-SUP-02")
@pytest.mark.parametrize(("units", "equal", "minimal"), [(17, 0, 4), (19, 0, 4), (23, -4, 0), (24, -4, 0), (20, 0, 0)])
def test_the_printed_brackets_are_kept_as_far_as_possible(units: int, equal: int, minimal: int) -> None:
    castle = BUILDINGS[buildings("castle")]

    """Printed: 28 - 23, 24 - 21, 19 - 11; only 20, 23 and 24 are not clear."""
    assert supply_modifier(castle, units, equal=True) == equal
    assert supply_modifier(castle, units, equal=False) == minimal


@pytest.mark.rule("GUI-SUP-01", "GUI-CAM-03")
def test_a_castle_rolls_three_dice_and_a_church_one() -> None:
    castle = siege("siege_castle", stage=siege_day.SUPPLIES, dice=[5, 5, 5, 10, 10, 1, 1])
    church = siege("siege_church", stage=siege_day.SUPPLIES, theirs="romaric alphonse", dice=[10, 10, 10, 1, 1])

    assert told(castle, "SuppliesRolled") == [{"roll": 15, "modifier": 8, "days": 23}]
    assert told(church, "SuppliesRolled") == [{"roll": 10, "modifier": 8, "days": 18}]
    assert fact(castle, ca.LASTS) == 23


@pytest.mark.rule("GUI-SUP-03")
def test_food_lasts_two_days_at_least() -> None:
    garrison = (
        "roger arthur tancredi drogo romaric tristan theophile serlo onfroi guillaume jacques eustache renauld roland avray "
        "osbern rioulf landry thibaut alphonse olivier gontran hugues apolline robert bohemond teobaldo"
    )
    table = siege("siege_farm", stage=siege_day.SUPPLIES, ours="leon argyris", theirs=garrison, dice=[3, 10, 10, 1, 1])

    assert told(table, "SuppliesRolled") == [{"roll": 3, "modifier": -8, "days": 2}]


@pytest.mark.rule("GUI-SUP-04")
def test_losses_do_not_make_food_last_longer() -> None:
    table = siege(
        day=LATE, lasts=15, dice=[*rolled(8), 1, 10, 1], wounded={"argyris": 99}, theirs="leon argyris diogenes"
    )

    play(table, "sicken argyris")

    assert man(table, "argyris") == ca.DEAD
    assert fact(table, ca.LASTS) == 15


@pytest.mark.rule("GUI-SUP-05", "GUI-CAP-01", "GUI-CAM-01", "GUI-CAP-05")
def test_when_the_food_is_gone_the_garrison_surrenders() -> None:
    table = siege(day=LATE, lasts=LATE + 1, dice=[*QUIET, 10, 1], stage=siege_day.DAWN)

    events = play(table, "done")

    assert "SiegeEnded" in events
    assert "ParleyRolled" not in events
    assert table.outcome is not None
    assert table.outcome.details == {"scenario": "siege_castle", "cause": "hunger", "day": LATE + 1}
    assert table.outcome.winners == [0]


def test_in_scenario_twelve_hunger_alone_is_a_draw() -> None:
    table = siege("eagle_nest", day=LATE, lasts=LATE + 1, dice=[*QUIET, 10, 1])

    play(table, "done")

    assert table.outcome is not None
    assert table.outcome.winners == [0, 1]


# Events.


@pytest.mark.rule("GUI-EVT-01", "GUI-EVT-02", "GUI-CAM-04")
@pytest.mark.parametrize(("day", "early"), [(0, 5), (8, 5), (9, 0)])
def test_in_the_first_nine_days_five_is_added(day: int, early: int) -> None:
    table = siege(day=day, theirs="leon argyris", dice=[1, 1, 10, 1])

    assert told(table, "EventRolled") == [{"roll": 2, "early": early, "ratio": 0, "total": 2 + early}]
    assert noted(table, day + 1, ca.E_TOTAL) == 2 + early


@pytest.mark.rule("GUI-EVT-03")
def test_more_than_twenty_is_no_event() -> None:
    table = siege(theirs="leon argyris", dice=[10, 8, 10, 1])

    assert told(table, "EventRolled")[0]["total"] == 23
    assert told(table, "EventHappened") == []


@pytest.mark.rule("GUI-EVT-04")
def test_an_event_happens_once() -> None:
    table = siege(day=LATE, dice=[6, 6, 10, 1], sheet={ca.HAPPENED: 1 << 12}, lasts=30, theirs="leon argyris")

    assert told(table, "EventRolled")[0]["total"] == 12
    assert told(table, "EventHappened") == []
    assert fact(table, ca.LASTS) == 30


@pytest.mark.rule("GUI-RAT-01")
@pytest.mark.parametrize(
    ("theirs", "ratio"),
    [("leon argyris", 0), ("leon argyris diogenes stephanos petros", 4), (MANY.replace("robert", "leon"), 8)],
)
def test_few_besiegers_for_many_besieged_help_fortune(theirs: str, ratio: int) -> None:
    """More than two to one: nothing.  Exactly two to one: +4.  No more than one to one: +8."""
    ours = "bohemond konstantinos manueles stelios argyros milo alexio dorian filippo patroclus"
    table = siege(day=LATE, ours=ours, theirs=theirs, dice=[1, 1, 10, 1])

    assert told(table, "EventRolled")[0]["ratio"] == ratio


@pytest.mark.rule("GUI-RAT-01", "GUI-EVT-02")
def test_both_modifiers_add_up_or_the_higher_one_counts() -> None:
    theirs = "leon argyris diogenes stephanos petros"
    added = siege(day=2, theirs=theirs, dice=[1, 1, 10, 1])
    higher = siege(day=2, theirs=theirs, dice=[1, 1, 10, 1], options={"event_modifiers": "higher"})

    assert told(added, "EventRolled")[0]["total"] == 11
    assert told(higher, "EventRolled")[0]["total"] == 7


def rolled(event: int) -> list[int]:
    """Two dice for an event on a late day; ten besiegers for four besieged add nothing."""
    return [min(10, event - 1), event - min(10, event - 1)]


def on_day(event: int, *dice: int, **more: object) -> Table:
    return siege(day=LATE, lasts=30, dice=[*rolled(event), *dice], **more)  # type: ignore[arg-type]


@pytest.mark.rule("GUI-EVT-05")
@pytest.mark.parametrize("event", [2, 3, 4, 5, 6, 7])
def test_some_events_are_only_talk(event: int) -> None:
    table = on_day(event, 10, 1)

    assert len(told(table, "EventHappened")) == 1
    assert asked(table) == (0, "give-orders")
    assert fact(table, ca.LASTS) == 30


@pytest.mark.rule("GUI-EVT-05")
def test_event_20_the_siege_is_lifted() -> None:
    table = on_day(20)

    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.details["cause"]) == ([1], "lifted")


@pytest.mark.rule("GUI-EVT-05", "GUI-BAT-01", "GUI-DEM-10")
def test_event_19_a_relief_army_of_250_points_fights_today() -> None:
    table = on_day(19)

    assert asked(table) == (1, "muster")
    assert table.decisions()[0].params["points"] == 250
    assert refused(table, "buy ladder") == "GUI-DEM-10"
    play(table, "enlist gerhard", "done")
    assert told(table, "InitiativeRolled") == []
    assert fact(table, ca.ACTION) == ca.A_BATTLE
    assert asked(table) == (1, "choose-edge")


@pytest.mark.rule("GUI-EVT-05", "GUI-INI-01")
@pytest.mark.parametrize(("event", "seat"), [(18, 1), (7, 0)])
def test_event_18_rain_adds_five_to_the_next_roll_of_the_besieged(event: int, seat: int) -> None:
    table = on_day(event, 5, 9)

    assert told(table, "InitiativeRolled") == [{"besieger": 9, "besieged": 14 if event == 18 else 9}]
    assert asked(table)[0] == seat
    assert fact(table, ca.RAIN) == 0


@pytest.mark.rule("GUI-EVT-05")
@pytest.mark.parametrize(("roll", "state"), [(3, ca.HEALTHY), (4, ca.WOUNDED), (6, ca.WOUNDED), (7, ca.DEAD)])
def test_event_17_the_leader_of_the_besiegers_is_the_target(roll: int, state: int) -> None:
    """Arthur strikes harder than Robert (31 to 30), so he leads."""
    table = on_day(17, roll, 10, 1)

    assert man(table, "arthur") == state
    assert man(table, "robert") == ca.HEALTHY


@pytest.mark.rule("GUI-EVT-05")
@pytest.mark.parametrize(("roll", "left"), [(5, 1), (6, 0)])
def test_event_16_the_besieged_chooses_an_engine_to_sabotage(roll: int, left: int) -> None:
    table = on_day(16, roll, 10, 1, sheet={ca.STORES + 1: 3, ca.STORES + 2: 1})

    assert asked(table) == (1, "sabotage")
    assert offered(table, "sabotage") == ["ladder", "thrower"]
    play(table, "sabotage thrower")
    assert fact(table, ca.STORES + 2) == left
    assert fact(table, ca.STORES + 1) == 3


@pytest.mark.rule("GUI-EVT-05")
def test_event_16_a_thrower_under_construction_can_be_wrecked() -> None:
    table = on_day(16, 6, 10, 1, sheet={ca.SLOTS: 3 | 4 << 4})

    assert asked(table)[1] != "sabotage"
    assert fact(table, ca.SLOTS) == 0


@pytest.mark.rule("GUI-EVT-05")
@pytest.mark.parametrize(("event", "sick", "well"), [(15, "robert", "leon"), (8, "leon", "robert")])
def test_events_15_and_8_the_players_choose_the_sick_by_turns(event: int, sick: str, well: str) -> None:
    table = on_day(event, 2, 10, 1, theirs="leon basileios argyris")

    assert asked(table) == (0, "sicken")
    assert sick in offered(table, "sicken")
    assert well not in offered(table, "sicken")
    play(table, f"sicken {sick}")
    assert man(table, sick) == ca.WOUNDED
    assert asked(table) == (1, "sicken")
    play(table, f"sicken {sick}")
    assert man(table, sick) == ca.DEAD
    assert asked(table)[1] != "sicken"


@pytest.mark.rule("GUI-EVT-05")
@pytest.mark.parametrize(("lasts", "left"), [(30, 20), (12, 1)])
def test_event_14_refugees_must_be_fed(lasts: int, left: int) -> None:
    """Two men and three refugees are five: with twenty days left nothing happens, with two one day is lost."""
    table = siege(day=LATE, lasts=lasts, theirs="leon argyris", dice=[*rolled(14), 3, 10, 1])

    assert len(ca.strength(table.state, 1)) == 5
    assert ca.days_left(table.state) == left
    assert [row["unit"] for row in told(table, "ManEnlisted")] == ["alexio", "dorian", "filippo"]


@pytest.mark.rule("GUI-EVT-05", "GUI-ASL-02")
@pytest.mark.parametrize(("name", "count"), [("siege_castle", 6), ("siege_church", 4)])
def test_event_13_a_traitor_lets_foot_soldiers_in(name: str, count: int) -> None:
    table = on_day(13, name=name)

    assert fact(table, ca.INITIATIVE) == 0
    assert fact(table, ca.ACTION) == ca.A_ASSAULT
    assert asked(table) == (0, "pick-men")
    assert table.decisions()[0].params == {"purpose": "intruders", "count": count}
    assert refused(table, "send robert") == "GUI-EVT-05"
    play(table, "send jacques", "done", "done", "auto")
    assert asked(table) == (0, "place-unit")
    ground = ca.building_of(table.state).house
    assert len(offered(table, "place")) == len([h for h in ground if standing(table.state, h) < 0])


@pytest.mark.rule("GUI-EVT-05", "GUI-SUP-04")
def test_event_12_four_days_of_food_are_stolen() -> None:
    table = on_day(12, 10, 1)

    assert fact(table, ca.LASTS) == 26


@pytest.mark.rule("GUI-EVT-05")
def test_event_11_the_besieger_gets_troops_but_no_engines() -> None:
    table = on_day(11, 10, 1)

    assert asked(table) == (0, "muster")
    assert table.decisions()[0].params["points"] == 250
    assert refused(table, "buy thrower") == "GUI-DEM-10"
    assert refused(table, "enlist okeanos") == "GUI-EVT-05"
    play(table, "enlist albert", "done")
    assert man(table, "albert", ca.OWNER) == 1


@pytest.mark.rule("GUI-EVT-05", "GUI-BUI-02")
def test_event_10_the_engineer_builds_a_thrower_in_five_days() -> None:
    table = on_day(10, 10, 1, sheet={ca.SLOTS: 3 | 4 << 4})

    play(table, "build thrower", "done")

    assert fact(table, ca.STORES + 2) == 1


@pytest.mark.rule("GUI-EVT-05")
def test_event_9_the_first_ten_is_the_traitor() -> None:
    table = on_day(9, 9, 10, 10, 1, theirs="leon argyris diogenes")

    assert [man(table, name) for name in ("leon", "argyris", "diogenes")] == [ca.HEALTHY, ca.DEAD, ca.HEALTHY]


# Initiative.


@pytest.mark.rule("GUI-INI-01")
@pytest.mark.parametrize(("ours", "theirs", "seat"), [(3, 7, 0), (3, 8, 1), (5, 9, 0), (1, 6, 1)])
def test_the_besieger_adds_four_and_wins_ties(ours: int, theirs: int, seat: int) -> None:
    table = siege(day=LATE, dice=[*QUIET, ours, theirs])

    assert fact(table, ca.INITIATIVE) == seat
    assert noted(table, LATE + 1, ca.E_INITIATIVE) == seat + 1


@pytest.mark.rule("GUI-INI-04")
def test_the_besieged_may_give_the_initiative_away() -> None:
    table = siege(day=LATE, dice=[*QUIET, 1, 10])

    assert asked(table) == (1, "sally")  # one question: what he does, or that he gives it away
    play(table, "give")
    assert asked(table) == (0, "give-orders")
    assert [e["seat"] for e in told(table, "InitiativeGiven")] == [1]


@pytest.mark.rule("GUI-INI-03", "GUI-ACT-02", "GUI-RAI-02", "GUI-SOR-02", "GUI-BAT-01")
def test_the_besieged_with_initiative_raids_fetches_food_or_offers_battle() -> None:
    table = siege(day=LATE, dice=[*QUIET, 1, 10], theirs="leon argyris diogenes stephanos")

    assert asked(table) == (1, "sally")
    assert [a.text for a in table.legal()] == ["raid", "sortie", "battle", "rest", "give"]


@pytest.mark.rule("GUI-INI-02", "GUI-ACT-02", "GUI-CAM-02", "GUI-ASL-02", "GUI-BUI-01", "GUI-DEM-07")
def test_the_besieger_with_initiative_storms_or_builds_and_batters() -> None:
    table = siege(day=LATE, dice=[*QUIET, 10, 1], sheet={ca.STORES + 2: 1})
    verbs = {a.verb for a in table.legal()}

    assert verbs == {"assault", "build", "batter", "done"}


@pytest.mark.rule("GUI-INI-05")
def test_action_and_lost_engines_are_noted_in_the_box_of_the_day() -> None:
    table = siege(day=LATE, dice=[*QUIET, 10, 1, 1, *QUIET, 10, 1], sheet={ca.STORES + 2: 1})

    play(table, "batter j9", "done")

    assert noted(table, LATE + 1, ca.E_ACTION) == ca.A_WORKS
    assert noted(table, LATE + 1, ca.E_LOST) == 1
    assert GAME.view(table.state, 0)["siege"]["days"][LATE]["engines_lost"] == 1


# Recovery.


@pytest.mark.rule("GUI-HEA-01", "GUI-CAM-04")
def test_the_wounded_of_a_day_roll_for_the_day_of_their_return() -> None:
    table = siege(day=LATE, dice=[*QUIET, 10, 1, 10, *QUIET, 10, 1], wounded={"jacques": ca.NEW_WOUND, "robert": 40})

    play(table, "done")

    assert man(table, "jacques", ca.RETURNS) == LATE + 1 + HEALING[9]
    assert man(table, "robert", ca.RETURNS) == 40


@pytest.mark.rule("GUI-HEA-01")
def test_on_a_one_a_man_is_not_healthy_again_in_this_siege() -> None:
    table = siege(day=LATE, dice=[*QUIET, 10, 1, 1, *QUIET, 10, 1], wounded={"jacques": ca.NEW_WOUND})

    play(table, "done")

    assert man(table, "jacques", ca.RETURNS) == -1


@pytest.mark.rule("GUI-HEA-01", "GUI-CAM-04")
def test_who_is_healthy_again_returns_before_the_action_of_the_day() -> None:
    table = siege(day=LATE, dice=[*QUIET, 10, 1], wounded={"jacques": LATE + 1, "robert": LATE + 2})

    assert (man(table, "jacques"), man(table, "robert")) == (ca.HEALTHY, ca.WOUNDED)
    assert asked(table) == (0, "give-orders")


# Surrender.


@pytest.mark.rule("GUI-CAP-02")
def test_without_anybody_to_command_the_besieged_surrender() -> None:
    table = siege(day=LATE, dice=[*rolled(8), 1], theirs="leon argyris", wounded={"leon": 40})

    play(table, "sicken leon")

    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.details["cause"]) == ([0], "leaders")


@pytest.mark.rule("GUI-CAP-04", "GUI-DEM-02")
@pytest.mark.parametrize(
    ("theirs", "sheet", "damage", "pressure"),
    [
        ("leon argyris diogenes stephanos petros symeon", {}, {}, 0),
        ("leon argyris diogenes stephanos petros", {}, {}, 1),
        ("leon argyris diogenes", {}, {}, 2),
        ("leon argyris diogenes", {}, {"j9": 1}, 3),
        ("leon argyris diogenes", {ca.TAKEN: 1}, {"j9": 1}, 4),
        ("leon argyris diogenes", {ca.TAKEN: 1}, {"l9": 4}, 5),
        ("leon argyris diogenes", {}, {"j9": 1, "l9": 4}, 3),
        ("leon argyris diogenes", {}, {"m12": 1}, 2),  # the gate: "in der Palisade der Burg" there is no breach
    ],
)
def test_strength_and_destruction_speak_for_surrender(
    theirs: str, sheet: dict[int, int], damage: dict[str, int], pressure: int
) -> None:
    """Only the highest of each group counts; a breached tower counts once the palisade is held."""
    table = siege(day=LATE, theirs=theirs, sheet=sheet, damage=damage, dice=[1, 1, 10, 1])

    assert siege_day.pressure(table.state) == pressure


@pytest.mark.rule("GUI-CAP-04")
def test_a_breach_in_the_wall_of_a_church_counts_one() -> None:
    table = siege("siege_church", day=LATE, theirs="romaric alphonse roger", damage={"v6": 2}, dice=[1, 1, 10, 1])

    assert siege_day.destruction(table.state) == 1


@pytest.mark.rule("GUI-CAP-03")
@pytest.mark.parametrize(("roll", "over"), [(9, False), (10, True)])
def test_twelve_is_surrender(roll: int, over: bool) -> None:
    table = siege(day=LATE, theirs="leon argyris diogenes", dice=[1, 1, 10, 1, roll])

    assert asked(table) == (0, "offer-parley")
    assert table.decisions()[0].params["chance"] == 10
    play(table, "parley")
    assert (table.outcome is not None) == over
    if not over:
        assert asked(table) == (0, "give-orders")  # GUI-INI-02: in addition to his action
        assert siege_day.why_not_parley(table.state).startswith("GUI-CAP-03")


@pytest.mark.rule("GUI-CAP-04")
def test_with_one_in_all_surrender_is_impossible_and_nobody_asks() -> None:
    table = siege(day=LATE, theirs="leon argyris diogenes stephanos petros", dice=[1, 1, 10, 1])

    assert asked(table) == (0, "give-orders")
    assert siege_day.why_not_parley(table.state).startswith("GUI-CAP-04")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_rolls_a_one_on_the_healing_table_is_given_no_day(language: str) -> None:
    def told(day: int) -> str:
        return Texts(GAME, language).message("event-HealingRolled", {"unit": "Otto", "roll": 1, "day": day})

    assert "0" not in told(0)
    assert "14" in told(14)
