"""Guiscard keeps the kernel's contract, in every scenario."""

import pytest

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard.scenarios import SCENARIO_IDS
from porphyry.kernel.conformance import CHECKS, options_all_play, walk


@pytest.mark.parametrize(
    "check", [one for one in CHECKS if one is not options_all_play], ids=lambda check: check.__name__
)
def test_conformance(check: "object") -> None:
    assert callable(check)
    check(GAME, 2, 1)


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_scenario_plays_to_its_end(scenario: str) -> None:
    table = None
    for table, _ in walk(GAME, 2, 3, {"scenario": scenario}):
        assert GAME.faults(table.state) == []
    assert table is not None
    assert table.outcome is not None
