"""Random play ends in every scenario, and nothing is lost on the way."""

from __future__ import annotations

import pytest

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard.scenarios import SCENARIO_IDS
from porphyry.kernel.conformance import walk


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_scenario_plays_to_its_end(scenario: str) -> None:
    table = None
    for table, _ in walk(GAME, 2, 3, {"scenario": scenario}):
        assert GAME.faults(table.state) == []
    assert table is not None
    assert table.outcome is not None
