"""Answers that are worked out at one look say the same as asking the rule of each thing: over random games of every seat count."""

from __future__ import annotations

import random

import pytest
from tests.games.byzantion.given import fresh

from porphyry.games.byzantion import GAME, bandons, frames, market, solo
from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.tables import UNITS
from porphyry.kernel.state import State


def disagreements(s: State, seat: int) -> list[str]:
    """Where one look and the rules themselves differ."""
    goods = range(fx.RESOURCES)
    said = {
        "sell": (market.can_sell(s, seat), any(not market.why_not_sell(s, seat, good, 0) for good in goods)),
        "buy": (market.can_buy(s, seat), any(not market.why_not_buy(s, seat, good) for good in goods)),
        "hand": (st.has_hand(s, seat), st.hand_size(s, seat) > 0),
    }
    for how in (frames.PAID, frames.MARKING, frames.FREE):
        each = [bandons.why_not_activate(s, seat, card, how) for card in st.units_of_play(s, seat)]
        said[f"activate {how}"] = bandons.can_activate(s, seat, how), "" in each
    if s.seats == 1:
        prices = [solo.missing_for(s, seat, unit) for unit in range(UNITS)]
        said["build"] = solo.can_build(s, seat), any(price != st.NOTHING for price in prices)
    return [what for what, (quick, careful) in said.items() if quick != careful]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_one_look_says_what_the_rules_say(seats: int) -> None:
    seen = 0
    for seed in range(3):
        t, draw = fresh(seats, seed), random.Random(seed)
        while t.outcome is None:
            for seat in range(seats):
                assert disagreements(t.state, seat) == []
                seen += 1
            decision = t.decisions()[0]
            t.play(draw.choice(t.legal(decision.seat)), decision.seat)
    assert seen > 200 * seats
