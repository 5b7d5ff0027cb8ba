"""Odds: exact, from the code that resolves the fight, and the same as a hundred thousand rolls."""

from __future__ import annotations

import math
from typing import Any

import pytest
from tests.games.byzantium.given import army, city, given, play

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.events import CITY_CAPTURED, CUBES_LOST, DICE_ROLLED
from porphyry.games.byzantium.frames import CHOOSE_ACTION, GIVE_CUBES, PLACE_GARRISON
from porphyry.games.byzantium.odds import Resolution
from porphyry.games.byzantium.state import OWN, get
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.frames import top
from porphyry.kernel.state import State
from porphyry.kernel.table import Table

LINE = "march arab caesarea ankara"


def ankara(**more: Any) -> Table:
    scene: dict[str, Any] = {
        "red": {"arab": army(0, 9, 2, 4, at="caesarea"), "pool": 1},
        "yellow": {"byzantine": army(1, 6, 2, 1, at="ankara")},
        "cities": {"ankara": city(by="yellow", fortified=True), "caesarea": city("arab", 2)},
    }
    return given(**(scene | more))


QUIET = (CHOOSE_ACTION.number, PLACE_GARRISON.number, GIVE_CUBES.number)


def odds_of(t: Table, line: str) -> dict[str, Any]:
    found = t.odds(line)
    assert found is not None
    return found


def simulate(t: Table, line: str, fights: int) -> tuple[float, float, int]:
    """Fight it out so often with real dice, everybody choosing as the odds assume: chance to take, mean losses, rolls made."""
    policy = Resolution(GAME, stands=True, levies=True)
    code = t.action(line)
    taken = lost = rolls = 0
    for seed in range(fights):
        s = t.state.clone()
        s.dice = fast_dice(seed + 1)
        s.log = []
        s.cached = None
        GAME.play(s, 0, code)
        city = code >> 32 & 4095
        while s.stack and top(s) not in QUIET:  # until the next action, or the conqueror's cube
            GAME.play(s, GAME.deciders(s)[0], policy.choice(s, GAME.deciders(s)[0]))
        told = s.log
        taken += any(event[0] == CITY_CAPTURED for event in told) or fallen(s)
        lost += sum(event[3][3] for event in told if event[0] == CUBES_LOST and event[3][0] == 0)
        rolls += sum(1 for event in told if event[0] == DICE_ROLLED)
        assert not get(s, 0, OWN) >> city & 1
    return taken / fights, lost / fights, rolls


def fallen(s: State) -> bool:
    return not s.stack


@pytest.mark.slow
def test_a_hundred_thousand_rolls_agree() -> None:
    """The battle for Ankara with army, levy and fortification: five rolls a fight, twenty thousand fights."""
    t = ankara()
    exact = odds_of(t, LINE)

    chance, losses, rolls = simulate(t, LINE, 21_000)

    assert rolls > 100_000
    assert chance == pytest.approx(exact["chance_to_take"], abs=4 * math.sqrt(0.25 / 21_000))
    assert losses == pytest.approx(exact["expected_losses"], abs=0.06)


def test_a_few_rolls_agree_too() -> None:
    t = ankara(red={"arab": army(0, 8, 2, 2, at="caesarea"), "pool": 1})
    exact = odds_of(t, LINE)

    chance, losses, _ = simulate(t, LINE, 1500)

    assert 0.05 < exact["chance_to_take"] < 0.95
    assert chance == pytest.approx(exact["chance_to_take"], abs=0.06)
    assert losses == pytest.approx(exact["expected_losses"], abs=0.25)


@pytest.mark.parametrize(
    ("strength", "chance"), [(6, 1 / 32), (8, 6 / 32), (10, 16 / 32), (12, 26 / 32), (14, 31 / 32)]
)
def test_the_known_odds_against_an_undefended_capital(strength: int, chance: float) -> None:
    """Five dice, two cubes a hit: with six or seven 3 %, eight 19 %, ten 50 %, twelve 81 %, fourteen 97 %."""
    t = given(red={"arab": army(0, strength, 0, 4, at="nicaea"), "pool": 1}, cities={"nicaea": city("arab", 1)})

    assert odds_of(t, "march arab nicaea constantinople")["chance_to_take"] == pytest.approx(chance)


def test_eleven_bulgars_have_an_even_chance_at_the_capital() -> None:
    t = given(cities={"adrianople": city("bulgar", 1)}, more={"bulgars": 11})

    found = odds_of(t, "bulgars-attack constantinople < pool")

    assert found["chance_to_take"] == pytest.approx(0.5)
    assert found["expected_losses"] == pytest.approx(5.0)  # five dice, half of them hit, two cubes each


def test_a_plain_siege_by_hand() -> None:
    """Strength 4 against three discs: only without a hit; three dice, one in eight."""
    t = given(red={"arab": army(0, 4, 2, 1, at="tabuk")})

    found = odds_of(t, "march arab tabuk damascus")

    assert found["chance_to_take"] == pytest.approx(1 / 8)
    assert found["expected_losses"] == pytest.approx(1.5)
    assert [(row["losses"], row["taken"], row["held"]) for row in found["distribution"]] == [
        (0, 1 / 8, 0),
        (1, 0, 3 / 8),
        (2, 0, 3 / 8),
        (3, 0, 1 / 8),
    ]


def test_every_distribution_adds_up_and_the_table_does_not_move() -> None:
    t = ankara()
    before = t.state.fingerprint()

    found = odds_of(t, LINE)

    assert sum(row["taken"] + row["held"] for row in found["distribution"]) == pytest.approx(1)
    assert sum(row["taken"] for row in found["distribution"]) == pytest.approx(found["chance_to_take"])
    assert t.state.fingerprint() == before


def test_each_modifier_tells_what_it_does_to_the_chance() -> None:
    found = {row["what"]: row for row in odds_of(ankara(spaces={"caliph": "red"}), LINE)["modifiers"]}

    assert (found["city"]["value"], found["fortification"]["value"], found["levy"]["value"]) == (3, 1, 2)
    assert found["armies"]["dice"] == 4
    assert found["fortification"]["effect"] < 0
    assert found["armies"]["effect"] < 0
    assert found["levy"]["effect"] < 0
    assert found["guard"]["effect"] > 0


def test_against_a_bulgar_city_their_army_is_counted() -> None:
    t = given(
        red={"byzantine": army(2, 9, 0, 2, at="constantinople"), "pool": 2},
        cities={"adrianople": city("bulgar", 2)},
        more={"bulgars": 5},
    )

    found = odds_of(t, "march byzantine constantinople adrianople")

    assert {"what": "bulgars", "value": 5} in found["modifiers"]
    assert found["expected_enemy_losses"] == pytest.approx(2.5, abs=0.01)


def test_civil_war_and_a_march_that_goes_on_have_odds_and_peaceful_actions_have_none() -> None:
    t = given(
        red={"byzantine": army(1, 6, 2, 3, at="antioch")},
        cities={"damascus": city(by="yellow")},
        yellow={"byzantine": army(levy=0)},
    )

    assert t.odds("march byzantine antioch damascus") is None
    assert t.odds("control ankara < pool") is None
    play(t, "march byzantine antioch damascus")
    assert odds_of(t, "civil-war byzantine < pool")["chance_to_take"] == pytest.approx(1)


def test_a_crossing_against_a_fleet_assumes_that_it_waits() -> None:
    t = given(
        red={"arab": army(0, 4, 2, 4, at="alexandria")},
        cities={"alexandria": city("arab", 1)},
        spaces={"byzantine-fleet": "yellow"},
    )

    found = odds_of(t, "march arab alexandria candia")

    assert "fleet-waits" in found["assumes"]
    assert found["cubes"] == 6


def test_odds_of_an_illegal_action_are_none() -> None:
    assert given().odds("march arab tabuk damascus") is None
    assert GAME.odds(given().state, 0, GAME.notation.code("pass")) is None
