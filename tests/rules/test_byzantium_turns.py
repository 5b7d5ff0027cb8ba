"""Turns, rounds and passing (BYZ-TRN, BYZ-PAS, BYZ-NEW)."""

from __future__ import annotations

import pytest
from tests.games.byzantium.given import (
    allowed,
    army,
    asked,
    board,
    boxes,
    city,
    given,
    heap,
    kinds,
    money,
    options,
    place,
    play,
    player,
    points,
    refused,
    told,
    town,
)

from porphyry.games.byzantium import GAME


@pytest.mark.rule("BYZ-TRN-01", "BYZ-NEW-02")
def test_the_game_ends_after_the_third_turn() -> None:
    t = given(seats=2, wealth=90)

    play(t, "pass", "pass", "pass", "pass")
    assert board(t)["turn"] == 3
    events = play(t, "pass", "pass")

    assert asked(t) is None
    assert t.outcome is not None and t.outcome.reason == "third-turn-ended"
    assert told(events, "GameEnded") == [{"turn": 3}]
    assert "TurnBegan" not in kinds(events)


@pytest.mark.rule("BYZ-TRN-02", "BYZ-INC-03")
def test_actions_then_income_and_upkeep_then_the_new_turn() -> None:
    t = given(seats=2, cities={"damascus": city(by="red")}, wealth=90)

    events = kinds(play(t, "pass", "pass"))

    assert events.index("BezantsReceived") < events.index("UpkeepPaid") < events.index("CubesReturned")
    assert events.index("CasualtiesRecovered") < events.index("TurnBegan")


@pytest.mark.rule("BYZ-TRN-03", "BYZ-TRN-04")
def test_one_action_each_clockwise_and_those_who_passed_are_skipped() -> None:
    t = given(seats=4, active="blue")

    order = []
    for line in (
        "control damascus < pool",
        "pass",
        "control ankara < pool",
        "control nicaea < pool",
        "tax 1",
        "split 2",
    ):
        order.append(asked(t))
        play(t, line)

    assert [ask[0] for ask in order if ask] == ["blue", "green", "red", "yellow", "blue", "blue"]
    assert asked(t) == ("red", "choose_action")  # green has passed


@pytest.mark.rule("BYZ-TRN-05")
def test_the_seven_actions_are_offered() -> None:
    t = given(red={"arab": army(treasury=9, at="tabuk")})

    verbs = {action.verb for action in t.legal()}

    assert {"control", "reinforce", "tax", "church", "mosque", "march", "pass"} <= verbs
    assert {"emperor", "caliph", "fleet", "improve", "bulgars-attack", "bulgars-reinforce", "civil-war"} <= verbs


@pytest.mark.rule("BYZ-TRN-06")
def test_an_action_may_be_chosen_again_in_a_later_round() -> None:
    t = given(seats=2)

    play(t, "control damascus < pool", "control ankara < pool", "control nicaea < pool")

    assert town(t, "damascus")[2] == town(t, "nicaea")[2] == "red"


@pytest.mark.rule("BYZ-TRN-07")
def test_an_action_must_change_something() -> None:
    """No empty reinforcement, no tax of nothing, no march that goes nowhere, no way but passing to do nothing."""
    t = given(red={"arab": army(at="tabuk")})

    assert not any(line in options(t) for line in ("done", "stop", "tax 0"))
    assert GAME.why_not(t.state, 0, GAME.notation.code("tax", 0)).startswith("BYZ-TRN-07")
    assert refused(t, "stop") == "BYZ-TRN-05"


@pytest.mark.rule("BYZ-TRN-08", "BYZ-PAS-05")
def test_who_has_passed_still_defends() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(elite=1, main=3, move=2, at="damascus"), "passed": True},
        cities={"damascus": city(by="yellow")},
        dice=[1] * 20,
    )

    play(t, "march arab tabuk damascus")
    assert asked(t) == ("yellow", "offer_withdrawal")
    play(t, "stand")
    assert asked(t) == ("yellow", "choose_route")
    play(t, "retreat antioch")

    assert asked(t) == ("yellow", "use_levy")


@pytest.mark.rule("BYZ-TRN-09", "BYZ-PAS-07", "BYZ-PAS-08")
def test_the_last_player_has_exactly_one_more_action() -> None:
    t = given(seats=3, wealth=90)

    play(t, "pass", "pass")
    assert (asked(t), board(t)["last_action"]) == (("blue", "choose_action"), True)
    play(t, "control damascus < pool")

    assert board(t)["turn"] == 2
    assert asked(t) == ("red", "choose_action")  # red passed first
    assert player(t, "blue")["pass_box"] == 0


@pytest.mark.rule("BYZ-PAS-07")
def test_the_last_action_may_be_a_pass() -> None:
    t = given(seats=2, wealth=90)

    play(t, "pass", "pass")

    assert board(t)["turn"] == 2


@pytest.mark.rule("BYZ-PAS-01", "BYZ-PAS-02", "BYZ-PAS-04")
def test_a_pass_takes_a_cube_from_the_casualties_and_costs_nothing() -> None:
    t = given(seats=3)

    play(t, "pass")

    assert (player(t, "red")["pass_box"], heap(t, "red"), money(t, "red")) == (1, (9, 11), (15, 5))
    play(t, "tax 1", "split 2", "tax 1", "split 2")
    assert asked(t) == ("yellow", "choose_action")  # red is not asked again


@pytest.mark.rule("BYZ-PAS-01")
def test_while_there_are_casualties_no_other_cube_serves_for_a_pass() -> None:
    t = given()

    assert refused(t, "pass-from pool") == "BYZ-PAS-01"


@pytest.mark.rule("BYZ-PAS-03")
def test_without_casualties_the_player_names_a_cube_of_pool_or_boxes_also_free() -> None:
    t = given(red={"pool": 21, "byzantine": army(treasury=0), "arab": army(elite=0)}, more={})
    assert heap(t, "red") == (21, 1)
    t = given(red={"pool": 22, "byzantine": army(treasury=0), "arab": army(elite=0)})

    assert refused(t, "pass") == "BYZ-PAS-03"
    assert refused(t, "pass-from arab-elite") == "BYZ-PAS-03"
    assert {"pass-from pool", "pass-from byzantine-levy", "pass-from arab-move"} <= set(options(t))
    t.state.cached = None
    assert t.why_not("pass-from byzantine-levy") is None
    play(t, "pass-from byzantine-levy")

    assert boxes(t, "red", "byzantine") == (1, 3, 1, 2)
    assert player(t, "red")["pass_box"] == 1


@pytest.mark.rule("BYZ-PAS-03")
def test_a_player_without_any_cube_passes_without_one() -> None:
    nothing = army(0, 0, 0, 0)
    t = given(red={"pool": 0, "casualties": 0, "removed": 42, "byzantine": nothing, "arab": nothing})

    assert options(t) == ["pass"]
    play(t, "pass")

    assert player(t, "red")["passed"]
    assert player(t, "red")["pass_box"] == 0


@pytest.mark.rule("BYZ-PAS-06")
def test_only_the_first_to_pass_will_start() -> None:
    t = given(seats=4, wealth=90)

    play(t, "control damascus < pool", "pass", "pass", "pass")

    assert board(t)["first_pass"] == 1


@pytest.mark.rule("BYZ-PAS-09", "BYZ-CUB-10", "BYZ-DES-04")
def test_the_guard_is_no_cube_for_passing_and_the_last_cube_takes_the_army_along() -> None:
    t = given(
        red={
            "pool": 0,
            "casualties": 0,
            "removed": 40,
            "byzantine": army(0, 0, 0, 1, at="damascus"),
            "arab": army(0, 0, 0, 0, at="mecca"),
        },
        spaces={"caliph": "red"},
    )

    assert [line for line in options(t) if line.startswith("pass")] == ["pass-from byzantine-move"]
    play(t, "pass-from byzantine-move")

    assert place(t, "red", "byzantine") is None
    assert place(t, "red", "arab") == "mecca"


@pytest.mark.rule("BYZ-NEW-03")
def test_what_is_on_the_table_carries_over() -> None:
    t = given(
        seats=2,
        red={"byzantine": army(2, 2, 2, 2, at="damascus", treasury=30), "church": 1},
        cities={"damascus": city(by="red", fortified=True), "mosul": city("arab", 1, by="yellow")},
        more={"bulgars": 9},
        wealth=60,
    )

    play(t, "pass", "pass")

    assert board(t)["turn"] == 2
    assert boxes(t, "red", "byzantine") == (2, 2, 2, 2)
    assert place(t, "red", "byzantine") == "damascus"
    assert (town(t, "damascus"), town(t, "mosul")) == (("byzantine", 3, "red", True), ("arab", 1, "yellow", False))
    assert board(t)["bulgars"] == {"box": 9, "supply": 2}
    assert (player(t, "red")["church"], points(t, "red")) == (1, (10, 10))
    assert money(t, "red") == (30 + 6 - 2 * 3 - 2 * 2 - 2 - 2, 60 - 21)


@pytest.mark.rule("BYZ-NEW-01")
def test_the_turn_marker_moves_one_space() -> None:
    t = given(seats=2, wealth=90, more={"turn": 2})

    events = play(t, "pass", "pass")

    assert told(events, "TurnBegan") == [{"turn": 3, "seat": 0}]
    assert allowed(t, "pass")
