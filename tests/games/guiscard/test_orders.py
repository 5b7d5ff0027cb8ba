"""Standing orders in the field: a turn does not need fifty confirmations."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import asked, play, rider, rolls, scene


@pytest.mark.rule("GUI-DEF-02")
def test_no_more_defensive_fire_until_the_turn_ends() -> None:
    table = scene(ours={"avray": "c5"}, theirs={"karim": "c12"})
    table.stand(1, "hold-fire", until=["turn"])

    play(table, "move avray", "step c6", "step c7")
    assert asked(table) == (0, "step")
    assert (1, table.action("hold")) in table.plies

    play(table, "stop")
    while asked(table)[0] == 0:
        play(table, "done")
    assert table.orders == {}


@pytest.mark.rule("GUI-DEF-02", "GUI-DEF-03")
def test_who_fires_only_if_it_pays_is_asked_only_if_a_shot_is_good_enough() -> None:
    """Karim's arrow at six hexes: the odds say what an order goes by."""
    table = scene(ours={"avray": "c5"}, theirs={"karim": "c12"})
    play(table, "move avray", "step c6")
    odds = table.odds("shoot karim c6", 1)
    assert odds is not None
    hurt = 100 * (odds["wounded"] + odds["killed"])
    enough, too_much = str(int(hurt // 10) * 10), str(int(hurt // 10) * 10 + 10)

    asks, holds = table.clone(), table.clone()
    asks.stand(1, "fire-if", {"chance": enough})
    holds.stand(1, "fire-if", {"chance": too_much})
    asks.obey()
    holds.obey()

    assert asked(asks) == (1, "offer-defensive-fire")
    assert asked(holds) == (0, "step")


@pytest.mark.rule("GUI-DEF-02")
@pytest.mark.parametrize(
    ("setting", "is_asked"),
    [({"targets": "foot"}, True), ({"targets": "riders"}, False), ({"within": "6"}, True), ({"within": "5"}, False)],
)
def test_orders_look_at_whom_and_how_far(setting: dict[str, str], is_asked: bool) -> None:
    table = scene(ours={"avray": "c5"}, theirs={"karim": "c12"})
    table.stand(1, "fire-if", setting)

    play(table, "move avray", "step c6")

    assert (asked(table) == (1, "offer-defensive-fire")) is is_asked


@pytest.mark.rule("GUI-DEF-02")
def test_an_order_that_says_no_more_asks_for_every_shot() -> None:
    """Olivier hurts Robert, who is armoured, hardly ever over half the field."""
    table = scene(ours={"robert": "c1"}, theirs={"olivier": "c15"})
    table.stand(1, "fire-if")
    play(table, "move robert", "step c2")

    assert asked(table) == (1, "offer-defensive-fire")
    odds = table.odds("shoot olivier c2", 1)
    assert odds is not None
    assert odds["wounded"] + odds.get("killed", 0) < 0.1


@pytest.mark.rule("GUI-DEF-02")
def test_riders_are_told_from_men_on_foot() -> None:
    table = scene(ours={"robert": rider("c4", "s")}, theirs={"karim": "c15"})
    table.stand(1, "fire-if", {"targets": "riders"})

    play(table, "move robert", "step c5")

    assert asked(table) == (1, "offer-defensive-fire")


@pytest.mark.rule("GUI-DEF-03")
def test_an_order_to_shoot_names_every_shooter_worth_it_and_fires() -> None:
    table = scene(
        ours={"avray": "c5", "osbern": "t1"},
        theirs={"karim": "c12", "nasir": "d12", "rashid": "e12"},
        dice=[10, 10, 10],
    )
    table.stand(1, "fire-if", {"then": "shoot"})

    play(table, "move avray", "step c6")

    assert len(rolls(table, "ShotFired")) == 3
    assert asked(table)[0] == 0
