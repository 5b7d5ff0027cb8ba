"""The fuzzer runs clean on a sound game and hands over a record of what breaks."""

from __future__ import annotations

from tests.example_game import CHEST, COINS, V_COIN, Tesserae

from porphyry.kernel import registry
from porphyry.kernel.fuzz import fuzz
from porphyry.kernel.record import read
from porphyry.kernel.state import State
from porphyry.kernel.table import replayed


def test_a_sound_game_runs_clean() -> None:
    report = fuzz(Tesserae(), decisions=3000, seed=1)

    assert report.failure is None
    assert report.decisions == 3000
    assert set(report.kinds) == {"bid", "react", "pay"}


def test_the_rare_is_sought() -> None:
    """Every verb is seen within a few games."""
    report = fuzz(Tesserae(), decisions=200, seed=2)

    assert set(report.verbs) == {"bid", "protest", "pass", "coin", "done"}


class BreaksLate(Tesserae):
    """Loses a coin when the purse is emptied."""

    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        if code == V_COIN and s.facts[CHEST + seat] == COINS:
            s.facts[CHEST + seat] = 0


def test_a_failure_is_kept_as_a_record_that_opens() -> None:
    report = fuzz(BreaksLate(), decisions=5000, seed=3)

    assert report.failure is not None
    assert "coins" in report.failure.what
    again = replayed(BreaksLate(), read(report.failure.record.to_json()))
    assert again.ply == len(report.failure.record.plies)


def test_games_can_be_registered_in_process() -> None:
    registry.register(Tesserae())

    assert "tesserae" in registry.names()
