"""What a bot thinks of its chances where one side has something to reach."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import play, rider, scene, unit

import porphyry
from porphyry.bots.levels import habit
from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.bot import evaluation, pack_train
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.kernel.heuristics import best_by_policy
from porphyry.kernel.table import Table

OUT: dict[str, Any] = {"victory": sc.BREAK_THROUGH, "exits": [[1], []], "win": 1, "rounds": 6}
BOOTY: dict[str, Any] = {"victory": sc.PLUNDER, "exits": [[1], []], "win": 1, "loot_points": 1, "loot": [hex_of("e12")]}

TRAIN: dict[str, Any] = {"victory": sc.RIVER, "exits": [[3], []], "win": 4, "rounds": 10}
THEIRS = {"beppe": "k2"}
OURS = {
    "ruggiero": "e8",
    "pack-1": {"hex": "f8", "facing": "n", "led": "ruggiero"},
    "teobaldo": rider("k8"),
}


def chance(ours: dict[str, Any], theirs: dict[str, Any], **more: Any) -> float:
    return evaluation.chance(scene(None, ours, theirs, **more).state)


def test_every_goal_has_a_weight_for_every_number() -> None:
    numbers = evaluation.numbers(scene(None, {"avray": "e8"}, {"beppe": "k8"}, **OUT).state)

    assert len(numbers) == len(evaluation.NAMES)
    assert {len(weights) for weights in evaluation.WEIGHTS.values()} == {len(numbers)}


def test_a_man_near_the_way_out_is_worth_more_than_one_far_from_it() -> None:
    assert chance({"avray": "e2"}, {"beppe": "t16"}, **OUT) > chance({"avray": "e14"}, {"beppe": "t16"}, **OUT)


def test_the_same_way_is_worth_less_when_time_runs_out() -> None:
    assert chance({"avray": "e14"}, {"beppe": "t16"}, round_=6, **OUT) < chance(
        {"avray": "e14"}, {"beppe": "t16"}, **OUT
    )


def test_an_enemy_between_a_man_and_the_way_out_or_beside_him_lowers_the_chance() -> None:
    free = chance({"avray": "e10"}, {"beppe": "t16"}, **OUT)

    assert chance({"avray": "e10"}, {"beppe": "e9"}, **OUT) < free


def test_booty_is_worth_more_the_nearer_a_raider_is() -> None:
    lying = chance({"avray": "e11"}, {"beppe": "t16"}, **BOOTY)
    far = chance({"avray": "t15"}, {"beppe": "t16"}, **BOOTY)

    assert lying > far


def test_wounds_lower_the_chance_of_the_side_that_has_them() -> None:
    whole = chance({"avray": "e10"}, {"beppe": "t16"}, **OUT)
    hurt = {"hex": "e10", "wounded": True}

    assert chance({"avray": hurt}, {"beppe": "t16"}, **OUT) < whole
    assert chance({"avray": "e10"}, {"beppe": {"hex": "t16", "wounded": True}}, **OUT) > whole


def test_without_weights_the_chance_is_that_of_men_and_goal() -> None:
    """A battle for losses alone is not known here."""
    table = scene(None, {"avray": "e10"}, {"beppe": "t16"})
    heuristics = GAME.heuristics()
    assert heuristics is not None

    assert not evaluation.is_known(table.state)
    assert abs(sum(heuristics.value(table.state)) - 1.0) < 1e-9


def choice(table: Table) -> str:
    heuristics = GAME.heuristics()
    assert heuristics is not None
    codes = GAME.legal(table.state, 0)
    return GAME.notation.text(best_by_policy(heuristics, table.state, 0, codes), GAME.words(table.state))


def test_little_is_overlooked_in_the_middle_of_a_move() -> None:
    heuristics = GAME.heuristics()
    assert heuristics is not None
    table = scene(None, {"avray": "e8"}, {"beppe": "t16"}, **OUT)
    before = heuristics.lightness(table.state)
    table.play("move avray")

    assert (before, heuristics.lightness(table.state)) == (100, 40)
    assert not heuristics.is_quiet(table.state)
    assert choice(table).startswith("step ")


@pytest.mark.parametrize("scenario", ["civitate", "stairway", "away"])
def test_strong_and_master_see_the_enemys_answer_before_they_judge_a_move(scenario: str) -> None:
    state = porphyry.new("guiscard", seed=1, options={"scenario": scenario}).state
    steady, strong, master = (habit(GAME, level, state) for level in ("steady", "strong", "master"))

    assert strong.turns == master.turns == 2
    assert master.simulations > strong.simulations
    assert steady.ahead == 0


def test_levels_have_habits_of_their_own_in_some_scenarios() -> None:
    stairway = porphyry.new("guiscard", seed=1, options={"scenario": "stairway"}).state
    away = porphyry.new("guiscard", seed=1, options={"scenario": "away"}).state

    assert habit(GAME, "novice", stairway).overlooks > habit(GAME, "novice", away).overlooks
    assert habit(GAME, "master", stairway) is habit(GAME, "master", away)


def test_a_scenario_has_weights_of_its_own_or_those_of_one_like_it() -> None:
    own = porphyry.new("guiscard", seed=1, options={"scenario": "booty"}).state
    like = scene(None, {"avray": "e8"}, {"beppe": "k8"}, **BOOTY).state

    assert evaluation.weights_of(own) == evaluation.WEIGHTS["booty"]
    assert evaluation.weights_of(like) == evaluation.WEIGHTS["away"]


def goes_home(table: Table, name: str) -> bool:
    return pack_train.goes_home(table.state, unit(table, name))


def test_who_leads_a_pack_horse_goes_home_and_riders_cover_him_until_it_is_off_the_map() -> None:
    table = scene(None, OURS, THEIRS, **TRAIN)

    assert goes_home(table, "ruggiero")
    assert not goes_home(table, "teobaldo")
    st.put(table.state, unit(table, "pack-1"), st.PLACE, st.LEFT)
    assert goes_home(table, "teobaldo")


def test_in_the_last_three_rounds_everybody_goes_home() -> None:
    assert not goes_home(scene(None, OURS, THEIRS, round_=7, **TRAIN), "teobaldo")
    assert goes_home(scene(None, OURS, THEIRS, round_=8, **TRAIN), "teobaldo")


def test_a_man_on_foot_turns_back_only_for_a_loose_pack_horse_that_is_near() -> None:
    def loose(h: str) -> Table:
        return scene(None, {"ruggiero": "e8", "pack-1": {"hex": h, "facing": "n"}}, THEIRS, **TRAIN)

    assert not goes_home(loose("e4"), "ruggiero")
    assert goes_home(loose("q12"), "ruggiero")


def test_loose_reins_are_taken() -> None:
    table = scene(None, {"ruggiero": "e8", "pack-1": {"hex": "e9", "facing": "n"}}, THEIRS, **TRAIN)
    play(table, "move ruggiero")

    assert choice(table) == "take pack-1"
