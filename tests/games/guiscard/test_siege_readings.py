"""The other readings of chapters 10 and 11: the default beside what the ruling index did not take."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import asked, health, play, scene, unit
from tests.games.guiscard.siege_scene import fact, man, siege, told
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_engines import CREW, PUMPS, engine, siphon, thrower
from tests.games.guiscard.test_fire import JETTY
from tests.games.guiscard.test_ropes import hanging
from tests.games.guiscard.test_siege_days import LATE, rolled

from porphyry.games.guiscard import GAME, questions
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.game import (
    CAMPAIGN_READINGS,
    LATER_READINGS,
    LATER_VALUE,
    READINGS,
    SIEGE_READINGS,
    mask_of,
    more_readings,
    readings,
)
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import siege_day
from porphyry.games.guiscard.siegecraft import fire
from porphyry.games.guiscard.skirmish import retreat

NEST = MAPS["eagle-nest"]


def test_each_other_reading_has_a_bit_of_its_own() -> None:
    for among in (READINGS, SIEGE_READINGS, CAMPAIGN_READINGS, LATER_READINGS):
        values = [(option.key, value) for option in among for value in option.values[1:] if value != LATER_VALUE]
        masks = [mask_of(among, {key: value}) for key, value in values]

        assert masks == [1 << bit for bit in range(len(masks))]
    assert max(readings({o.key: o.values[-1]}) for o in READINGS + SIEGE_READINGS) < 1 << 62
    assert mask_of(CAMPAIGN_READINGS, {"captured_command": "alive"}) == 1 << st.CAPTIVES_COMMAND
    assert more_readings({"foot_lance_range": "mounted"}) == 1 << st.FOOT_LANCE_AS_MOUNTED
    assert more_readings({"ko_keeps_wound": LATER_VALUE}) == 1 << st.KO_KILLS
    assert mask_of(READINGS, {"ko_keeps_wound": LATER_VALUE}) == 0


@pytest.mark.rule("GUI-FIR-13")
@pytest.mark.parametrize(("value", "count"), [("round", 1), ("turn", 2)])
def test_how_often_a_fire_is_counted(value: str, count: int) -> None:
    """The turns of both sides end once: a fire of ours is counted after their turn, or after each."""
    table = scene(
        JETTY,
        {"vladko": "a18"},
        {"beppe": "z18"},
        tools={"fires": {"m5": 0}},
        dice=[1] * 40,
        options={"fire_count": value},
    )
    for seat in (1, 0):
        fire.tick(table.state, seat)

    assert GAME.view(table.state, 0)["fires"][0]["count"] == count


@pytest.mark.rule("GUI-STN-02")
@pytest.mark.parametrize(
    ("value", "men", "loaded"),
    [("alone", {"osbern": "a1"}, True), ("crew", {"osbern": "a1"}, False), ("crew", CREW, True)],
)
def test_whether_a_thrower_is_loaded_without_its_crew(value: str, men: dict[str, str], loaded: bool) -> None:
    """It threw in round 3 and would be ready in round 6; nobody, or its crew, stands before it when round 6 begins."""
    table = scene(
        None, men, {"beppe": "t16"}, step="combat", tools=thrower(last=3), round_=5, options={"reload": value}
    )
    while table.state.facts[st.ROUND] == 5:
        play(table, "done")

    assert engine(table)["loaded"] == loaded


@pytest.mark.rule("GUI-GRK-04")
@pytest.mark.parametrize(("men", "loaded"), [({"alexio": "a1"}, False), (PUMPS, True)])
def test_greek_fire_waits_for_its_crew_in_the_same_reading(men: dict[str, str], loaded: bool) -> None:
    table = scene(
        None, men, {"beppe": "t16"}, step="combat", tools=siphon(last=2), round_=6, options={"reload": "crew"}
    )
    while table.state.facts[st.ROUND] == 6:
        play(table, "done")

    assert engine(table)["loaded"] == loaded


@pytest.mark.rule("GUI-STN-04")
@pytest.mark.parametrize(("value", "spent"), [("fired", True), ("free", False)])
def test_whether_the_crew_may_still_fight(value: str, spent: bool) -> None:
    table = scene(
        None,
        CREW,
        {"dorian": "e4", "milo": "d11"},
        step="fire",
        tools=thrower(),
        dice=[1, 1],
        options={"stone_crew": value},
    )
    play(table, "hurl thrower-1 e4")

    assert [st.has(table.state, unit(table, name), st.FIRED) for name in CREW] == [spent] * 3


@pytest.mark.rule("GUI-GRA-13")
@pytest.mark.parametrize(("value", "after"), [("wound", "wounded"), ("death", "dead")])
def test_driven_off_the_wall_without_a_rope(value: str, after: str) -> None:
    foes = {"avray": "j8", "osbern": "j10"}
    table = scene(
        NEST,
        foes,
        {"alexio": "j9", "beppe": "a16"},
        tools=hanging(hex_="i10", bearing="se"),
        options={"fall_outwards": value},
    )

    retreat.start(table.state, unit(table, "alexio"), 1, -1, sum(1 << unit(table, name) for name in foes), 1)

    assert health(table, "alexio") == after


@pytest.mark.rule("GUI-GRA-13")
@pytest.mark.parametrize(("value", "after"), [("wound", "wounded"), ("death", "dead")])
def test_who_does_not_reach_for_the_rope(value: str, after: str) -> None:
    foes = {"avray": "j8", "osbern": "j10"}
    table = scene(
        NEST, foes, {"alexio": "j9", "beppe": "a16"}, tools=hanging(), step="combat", options={"fall_outwards": value}
    )
    s = table.state
    retreat.start(s, unit(table, "alexio"), 1, -1, sum(1 << unit(table, name) for name in foes), 1)
    assert questions.question(s).kind.name == "offer-rope"
    questions.play(s, GAME.notation.code("endure"))

    assert health(table, "alexio") == after


@pytest.mark.rule("GUI-GRA-13", "GUI-INF-13")
def test_nobody_falls_who_has_no_palisade_behind_him_or_was_only_shot_at() -> None:
    options = {"fall_outwards": "death"}
    ring = {"avray": "e4", "osbern": "e6", "rioulf": "d5", "roland": "d6", "renauld": "f5", "landry": "f6"}
    field = scene(None, {"alexio": "e5"}, ring, tools={}, options=options)
    shot = scene(NEST, {"avray": "j8", "osbern": "j10"}, {"alexio": "j9"}, tools={}, options=options)

    retreat.start(field.state, unit(field, "alexio"), 1, -1, 0, retreat.FROM_MELEE)
    foes = 1 << unit(shot, "avray") | 1 << unit(shot, "osbern")
    retreat.start(shot.state, unit(shot, "alexio"), 1, -1, foes, retreat.FROM_FIRE)

    assert (health(field, "alexio"), health(shot, "alexio")) == ("wounded", "wounded")


@pytest.mark.rule("GUI-EVT-05")
@pytest.mark.parametrize(("value", "day", "lasts"), [("supplies", 11, 26), ("calendar", 15, 30)])
def test_four_days_of_food_or_four_days(value: str, day: int, lasts: int) -> None:
    """Today and fifteen more are left in either reading, but by the calendar the wounded are back sooner."""
    table = siege(
        day=LATE,
        lasts=30,
        dice=[*rolled(12), 10, 1],
        wounded={"avray": 14},
        options={"counter_forward": value},
    )

    assert (fact(table, ca.DAY), fact(table, ca.LASTS)) == (day, lasts)
    assert ca.days_left(table.state) == 16
    assert told(table, "SuppliesChanged") == ([{"change": -4, "days": 16}] if value == "supplies" else [])
    assert told(table, "DaysSkipped") == ([{"days": 4, "day": 15}] if value == "calendar" else [])
    assert man(table, "avray") == (ca.HEALTHY if value == "calendar" else ca.WOUNDED)


def test_a_relief_army_comes_though_the_calendar_jumps_over_its_day() -> None:
    """San Marco's comes on day 8; on day 4 the calendar jumps there after dawn, and on day 9 the army stands before the church."""
    table = siege(
        "san_marco",
        day=3,
        lasts=30,
        ours="ayyub khaled said mansur harun",
        theirs="romaric alphonse",
        dice=[1, 6, 10, 1, 1, 1],
        options={"counter_forward": "calendar"},
    )
    assert fact(table, ca.DAY) == 8
    play(table, "done")

    assert (fact(table, ca.DAY), asked(table)) == (9, (1, "muster"))
    ca.new_day(table.state)
    assert not siege_day.is_due(table.state, 8)  # it comes once


@pytest.mark.rule("GUI-EVT-05")
@pytest.mark.parametrize(("value", "lasts", "left"), [("days", 30, 20), ("bracket", 30, 19), ("bracket", 12, 1)])
def test_when_refugees_cost_a_day(value: str, lasts: int, left: int) -> None:
    """Two men and three refugees are five: from the bracket of four and fewer into that of five to ten."""
    table = siege(
        day=LATE, lasts=lasts, theirs="leon argyris", dice=[*rolled(14), 3, 10, 1], options={"refugees": value}
    )

    assert ca.days_left(table.state) == left


@pytest.mark.rule("GUI-EVT-05")
def test_refugees_in_the_same_bracket_cost_nothing() -> None:
    table = siege(
        day=LATE, lasts=12, theirs="leon argyris", dice=[*rolled(14), 1, 10, 1], options={"refugees": "bracket"}
    )

    assert ca.days_left(table.state) == 2


@pytest.mark.rule("GUI-INI-02")
@pytest.mark.parametrize(("value", "next_"), [("extra", "give-orders"), ("action", "event")])
def test_whether_a_parley_takes_the_place_of_the_action(value: str, next_: str) -> None:
    table = siege(
        day=LATE, theirs="leon argyris diogenes", dice=[1, 1, 10, 1, 1, 1, 1, 10, 1], options={"negotiation": value}
    )
    play(table, "parley")

    if next_ == "event":
        assert (fact(table, ca.DAY), asked(table)) == (LATE + 2, (0, "offer-parley"))
    else:
        assert (fact(table, ca.DAY), asked(table)) == (LATE + 1, (0, "give-orders"))


@pytest.mark.rule("GUI-INI-02")
def test_who_does_not_negotiate_keeps_his_action() -> None:
    table = siege(day=LATE, theirs="leon argyris diogenes", dice=[1, 1, 10, 1], options={"negotiation": "action"})
    play(table, "decline")

    assert asked(table) == (0, "give-orders")


@pytest.mark.rule("GUI-INI-04", "GUI-CAP-03")
@pytest.mark.parametrize(
    ("value", "kind"), [("extra", "offer-parley"), ("action", "offer-parley"), ("daily", "give-orders")]
)
def test_who_is_given_the_initiative_may_negotiate_once_all_the_same(value: str, kind: str) -> None:
    table = siege(day=LATE, theirs="leon argyris diogenes", dice=[1, 1, 1, 10], options={"negotiation": value})
    if value == "daily":
        play(table, "decline")

    play(table, "give")

    assert asked(table) == (0, kind)


@pytest.mark.rule("GUI-INI-02", "GUI-CAP-03")
@pytest.mark.parametrize(("value", "kinds"), [("extra", ["sally"]), ("daily", ["offer-parley", "sally"])])
def test_whether_the_besieger_may_negotiate_on_every_day(value: str, kinds: list[str]) -> None:
    """The besieged have the initiative: 11.5 says "pro Tag", 11.1.3 speaks of the besieger with the initiative."""
    table = siege(day=LATE, theirs="leon argyris diogenes", dice=[1, 1, 1, 10], options={"negotiation": value})
    seen = [asked(table)[1]]
    if seen == ["offer-parley"]:
        play(table, "decline")
        seen.append(asked(table)[1])

    assert seen == kinds


@pytest.mark.rule("GUI-CAP-02")
@pytest.mark.parametrize(("value", "over"), [("dead", True), ("alive", False)])
def test_whether_a_captured_leader_still_counts(value: str, over: bool) -> None:
    table = siege(day=LATE, stage=siege_day.LEADERS, theirs="leon argyris", options={"captured_command": value})
    ca.put_man(table.state, t.roster_index("leon"), ca.STATE, ca.CAPTURED)

    assert [ca.has_authority(table.state, seat) for seat in (0, 1)] == [True, not over]
