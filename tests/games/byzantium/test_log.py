"""The log never lies: the board kept from the events alone is the board that is seen, after every action."""

from __future__ import annotations

import pytest
from tests.games.byzantium.given import army, city, given, play, told
from tests.games.log_truth import (
    bots_tell_the_truth,
    chance_tells_the_truth,
    every_event_is_heard,
    knows_no_rule,
)

from porphyry.games.byzantium import GAME, log_reader
from porphyry.games.byzantium.log_reader import ByzantiumReader

OPTIONS = {"levy_after_own_army": "forbidden", "bulgars_may_hit_self": "true"}


@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["default", "other"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        chance_tells_the_truth(GAME, seats, seed, options)


@pytest.mark.parametrize("levels", [["novice", "novice"], ["novice", "random", "novice"], ["novice"] * 4])
def test_games_of_bots(levels: list[str]) -> None:
    bots_tell_the_truth(GAME, levels, 5, {})


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_many_games(seats: int) -> None:
    for seed in range(100, 140):
        chance_tells_the_truth(GAME, seats, seed, OPTIONS if seed % 2 else {})
    for seed in range(3):
        bots_tell_the_truth(GAME, ["steady", "novice", "steady", "novice"][:seats], seed, {})


def test_the_reader_hears_every_event_and_knows_no_rule() -> None:
    every_event_is_heard(GAME, ByzantiumReader)
    knows_no_rule(log_reader)


@pytest.mark.rule("BYZ-EMP-07", "BYZ-RET-04")
def test_a_guard_laid_aside_is_told_to_return() -> None:
    """A guard lost as the last cube "is out of play until the next turn and then lies on its space again"."""
    t = given(
        seats=2, wealth=40, spaces={"emperor": "red"}, yellow={"passed": True}, more={"guards": {"byzantine": "aside"}}
    )

    events = play(t, "pass")

    assert told(events, "GuardReturned") == [{"side": "byzantine"}]
    assert told(events, "GuardLeft") == []


@pytest.mark.rule("BYZ-PAS-07")
def test_the_last_action_of_a_turn_is_announced() -> None:
    """When all but one have passed, the last player takes exactly one more action."""
    t = given(seats=3, yellow={"passed": True}, wealth=40)

    events = play(t, "pass")

    assert told(events, "LastActionBegan") == [{"seat": 2}]


@pytest.mark.rule("BYZ-PAS-03")
def test_who_has_no_cube_left_passes_without_one() -> None:
    """The log names no cube where none was laid into the pass box."""
    nothing = army(0, 0, 0, 0)
    t = given(seats=2, red={"byzantine": nothing, "arab": nothing, "pool": 0, "casualties": 0, "removed": 42})

    events = play(t, "pass")

    assert told(events, "PlayerPassed") == [{"seat": 0, "source": None}]


@pytest.mark.rule("BYZ-CAP-13")
def test_the_log_says_which_given_cube_stays_on_the_city() -> None:
    """He removes two cubes of the conquering army: "one goes on the city, one to his casualties"."""
    t = given(
        red={"arab": army(0, 2, 0, 4, at="tabuk", treasury=0), "pool": 0}, cities={"damascus": city(discs=1)}, dice=[1]
    )

    events = play(t, "march arab tabuk damascus", "give main", "give move")

    assert [row["stays"] for row in told(events, "CubesGiven")] == ["yes", "no"]
