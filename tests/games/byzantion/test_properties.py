"""What holds in every game: doxa, resources and money are what the events tell; nothing is lost; who is asked can answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.byzantion.given import stock

if TYPE_CHECKING:
    from porphyry.kernel.event import Event

from porphyry.games.byzantion import GAME
from porphyry.games.byzantion import effects as fx
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.heuristics import drawn
from porphyry.kernel.table import Table, new_table


def sensible_step(t: Table, seed: int) -> None:
    """One action of a player with some judgement and some whims, so that games come to all chapters."""
    judge = GAME.heuristics()
    assert judge is not None
    deciders = GAME.deciders(t.state)
    copy = t.state.clone()
    copy.dice = fast_dice(seed * 4099 + t.ply)
    seat = deciders[copy.dice.below(len(deciders))]
    codes = GAME.legal(t.state, seat)
    weights = [weight**0.5 + 0.02 for weight in judge.policy(t.state, seat, codes)]
    t.play_code(codes[drawn(copy, weights)], seat)


def number(event: Event, name: str) -> int:
    """A parameter that is a whole number."""
    value = event.params[name]
    assert isinstance(value, int)
    return value


def changes(event: Event) -> list[tuple[int, str, int]]:
    """What an event says of stocks: seat, good, more or less."""
    good = str(event.params.get("good", "doxa"))
    if event.kind in ("GoodsGained", "DoxaScored"):
        return [(number(event, "seat"), good, number(event, "amount"))]
    if event.kind in ("GoodsPaid", "DoxaLost"):
        return [(number(event, "seat"), good, -number(event, "amount"))]
    if event.kind == "ResourceSold":
        seat = number(event, "seat")
        return [(seat, good, -1), (seat, "nomisma", number(event, "price"))]
    if event.kind == "ResourceBought":
        seat = number(event, "seat")
        return [(seat, good, 1), (seat, "nomisma", -number(event, "price"))]
    return []


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 7), (2, 3), (3, 4), (4, 5)])
def test_stocks_are_the_sum_of_what_was_told(seats: int, seed: int) -> None:
    t = new_table(GAME, seats, seed, salt=b"")
    held = {(seat, good): stock(t, seat, good) for seat in range(seats) for good in fx.GOODS[:9]}

    while GAME.deciders(t.state):
        sensible_step(t, seed)
        for event in t.events[-1]:
            for seat, good, change in changes(event):
                held[seat, good] += change
        now = {(player, good): stock(t, player, good) for player in range(seats) for good in fx.GOODS[:9]}
        assert now == held, f"ply {t.ply}: {t.text(t.plies[-1][1])}"
        assert GAME.faults(t.state) == []

    assert t.outcome is not None
    assert t.outcome.scores == [held[seat, "doxa"] for seat in range(seats)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_sensible_game_comes_to_its_end_and_replays(seats: int) -> None:
    t = new_table(GAME, seats, 40 + seats, {"length": "marathon"}, salt=b"")
    while GAME.deciders(t.state):
        sensible_step(t, seats)

    assert t.outcome is not None
    assert t.ply < 2000
