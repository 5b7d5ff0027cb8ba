"""At every kind of decision: redrawing what a seat cannot know changes nothing that it sees, and does change what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.byzantion.given import asked
from tests.games.byzantion.scenes import POSITIONS, seen

from porphyry.games.byzantion import GAME

if TYPE_CHECKING:
    pass


@pytest.mark.rule("BZN-TRM-09", "BZN-MIS-04", "BZN-ITR-17")
@pytest.mark.parametrize("kind", [one.name for one in GAME.decision_kinds])
def test_redrawing_what_is_hidden_changes_only_what_is_hidden(kind: str) -> None:
    t = POSITIONS[kind]()
    assert kind in {one for _, one in asked(t)}

    for seat in range(t.seats):
        before = seen(t, seat)
        again = [t.resample(seat, seed) for seed in range(4)]
        for other in again:
            assert seen(other, seat) == before
            assert seen(other, None)["board"] == seen(t, None)["board"]
            assert GAME.faults(other.state) == []
        assert len({tuple(other.state.facts) for other in again}) > 1
