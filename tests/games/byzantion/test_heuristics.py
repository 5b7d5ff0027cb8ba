"""What a bot weighs: it knows good from bad, sees nothing hidden, and beats chance."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import court

from porphyry.games.byzantion import GAME
from porphyry.games.byzantion.bot.prospects import measure
from porphyry.games.byzantion.bot.tuned import MEASURES, PARTS
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.game import legal, step
from porphyry.kernel.heuristics import best_by_policy
from porphyry.kernel.table import Table, new_table

JUDGE = GAME.heuristics()


def liked(t: Table, seat: int = 0) -> str:
    """The option that judgement alone would take."""
    assert JUDGE is not None
    return t.text(best_by_policy(JUDGE, t.state, seat, GAME.legal(t.state, seat)))


def test_it_contributes_what_it_can() -> None:
    t = court(moment="contributions", events=["neoplatonic-academy"], players=[{"resources": {"fides": 3}}, {}])

    assert liked(t) == "give fides 3"


def test_it_activates_a_rich_bandon_rather_than_reset_the_market() -> None:
    t = court(players=[{"nomisma": 0, "area": [["belisarius", "mundus", "bucellarii-guard"]]}], market=[])

    assert liked(t) == "announce activate"


def test_it_throws_away_the_mission_that_promises_least() -> None:
    t = court(
        round=2,
        moment="limit",
        map={"italia": {"legion": 5}},
        players=[{"missions": ["heir-of-old-rome", "lord-of-hosts", "golden-treasury", "granary-of-the-empire"]}],
    )

    assert liked(t) not in ("throw heir-of-old-rome", "throw lord-of-hosts")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_measure_has_its_part_and_weight(seats: int) -> None:
    s = new_table(GAME, seats, 3).state
    measured = [measure(s, seat) for seat in range(seats)]

    assert [len(one) for one in measured] == [len(MEASURES)] * seats
    assert all(0 <= part < len(PARTS) for part, _, _ in MEASURES)


def test_what_an_event_takes_is_worth_more_than_what_lies_idle() -> None:
    assert JUDGE is not None
    fits = court(events=["neoplatonic-academy"], players=[{"resources": {"fides": 2}}])
    idle = court(events=["neoplatonic-academy"], players=[{"resources": {"lignum": 2}}])

    assert sum(JUDGE.weigh(fits.state, 0)) > sum(JUDGE.weigh(idle.state, 0)) + 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_weights_and_chances_fit_the_contract_all_game_long(seats: int) -> None:
    assert JUDGE is not None
    t = new_table(GAME, seats, 3)
    s = t.state
    dice = fast_dice(seats)
    while deciders := GAME.deciders(s):
        seat = deciders[0]
        codes = legal(GAME, s, seat)
        weights = JUDGE.policy(s, seat, codes)
        chances = JUDGE.value(s)

        assert len(weights) == len(codes)
        assert min(weights) >= 0 < max(weights)
        assert len(JUDGE.weigh(s, seat)) == len(JUDGE.parts)
        assert all(0 <= chance <= 1 for chance in chances)
        assert seats == 1 or abs(sum(chances) - 1) < 1e-9
        step(GAME, s, seat, codes[dice.below(len(codes))])


def test_judgement_beats_chance() -> None:
    assert JUDGE is not None
    won = 0.0
    for number in range(8):
        s = new_table(GAME, 2, number).state
        dice = fast_dice(number)
        clever = number % 2
        while deciders := GAME.deciders(s):
            seat = deciders[0]
            codes = legal(GAME, s, seat)
            step(
                GAME,
                s,
                seat,
                best_by_policy(JUDGE, s, seat, codes) if seat == clever else codes[dice.below(len(codes))],
            )
        outcome = GAME.outcome(s)
        assert outcome is not None
        won += (clever in outcome.winners) / len(outcome.winners)

    assert won >= 6
