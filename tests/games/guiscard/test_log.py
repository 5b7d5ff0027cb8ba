"""The log never lies: the table kept from the events alone is the table that is seen, after every action."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import play, rider, rolls, scene
from tests.games.log_truth import (
    bots_tell_the_truth,
    chance_tells_the_truth,
    every_event_is_heard,
    knows_no_rule,
)

from porphyry.games.guiscard import GAME, log_reader, log_sheet
from porphyry.games.guiscard.log_reader import GuiscardReader
from porphyry.games.guiscard.scenarios import SCENARIOS

SIEGES = ["siege_castle", "siege_farm", "siege_church", "eagle_nest", "san_marco"]
SKIRMISHES = [scenario.id for scenario in SCENARIOS if scenario.id not in SIEGES]


@pytest.mark.parametrize("scenario", ["civitate", "coffin", "ford"])
def test_beginnings_of_random_games(scenario: str) -> None:
    chance_tells_the_truth(GAME, 2, 3, {"scenario": scenario}, most=250)


@pytest.mark.parametrize("scenario", ["river", "lances", "torches", "siege_castle"])
def test_beginnings_of_games_of_bots(scenario: str) -> None:
    bots_tell_the_truth(GAME, ["novice", "novice"], 2, {"scenario": scenario}, most=250)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SKIRMISHES)
def test_whole_skirmishes(scenario: str) -> None:
    for seed in range(5):
        chance_tells_the_truth(GAME, 2, seed, {"scenario": scenario})
    bots_tell_the_truth(GAME, ["novice", "novice"], 7, {"scenario": scenario})
    bots_tell_the_truth(GAME, ["steady", "steady"], 8, {"scenario": scenario}, most=300)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SIEGES)
def test_whole_sieges(scenario: str) -> None:
    for seed in range(3):
        chance_tells_the_truth(GAME, 2, seed, {"scenario": scenario})
    bots_tell_the_truth(GAME, ["novice", "novice"], 7, {"scenario": scenario}, most=2000)


def test_the_reader_hears_every_event_and_knows_no_rule() -> None:
    every_event_is_heard(GAME, GuiscardReader)
    knows_no_rule(log_reader)
    knows_no_rule(log_sheet)


@pytest.mark.rule("GUI-MTD-22")
def test_whoever_fights_is_told_to_lose_the_horse_he_leads_though_it_stays_where_it_stands() -> None:
    horse = {"hex": "e7", "facing": "n", "led": "avray"}
    table = scene(ours={"avray": "e6", "pack-1": horse}, theirs={"alexio": "e5"}, step="combat", dice=[5])

    play(table, "attack avray alexio")

    assert rolls(table, "HorseReleased") == [{"unit": "avray", "horse": "pack-1"}]


@pytest.mark.rule("GUI-CMP-11")
def test_a_man_on_foot_looks_nowhere_and_a_rider_where_his_horse_looks() -> None:
    table = scene(ours={"avray": "e6", "robert": rider("l9", "n")}, theirs={"alexio": "a16"})

    play(table, "move avray", "step e5", "stop", "move robert", "step l8", "stop")

    assert [row["facing"] for row in rolls(table, "UnitMoved")] == ["none", "n"]


@pytest.mark.rule("GUI-DEF-04")
def test_shots_at_a_mover_are_told_as_defensive_fire() -> None:
    table = scene(ours={"jacques": "m16"}, theirs={"karim": "m8"}, dice=[5, 5])

    play(table, "move jacques", "step m15", "shoot karim m15")

    assert [row["volley"] for row in rolls(table, "ShotFired")] == ["defensive"]
