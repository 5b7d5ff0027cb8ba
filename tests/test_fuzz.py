"""The fuzzer runs clean on a sound game and hands over a record of what breaks."""

from __future__ import annotations

import itertools

from tests.example_game import Tesserae
from tests.example_game.notation import PAY_COIN
from tests.example_game.state import CHEST, COINS

from porphyry.kernel import registry
from porphyry.kernel.fuzz import _set_ups, fuzz
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


def test_every_scenario_has_its_turn() -> None:
    """The option with most values goes round; what is fixed stays."""
    set_ups = itertools.islice(_set_ups(registry.game("guiscard"), None, 1, {"thrown_hexes": "eight"}), 60)
    options = [one for _, one in set_ups]

    scenario = next(option for option in registry.game("guiscard").options if option.key == "scenario")
    assert [one["scenario"] for one in options[::3]][: len(scenario.values)] == scenario.values
    assert {one["thrown_hexes"] for one in options} == {"eight"}


class BreaksLate(Tesserae):
    """Loses a coin when the purse is emptied."""

    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        if code == PAY_COIN and s.facts[CHEST + seat] == COINS:
            s.facts[CHEST + seat] = 0


def test_a_failure_is_kept_as_a_record_that_opens() -> None:
    report = fuzz(BreaksLate(), decisions=5000, seed=3)

    assert report.failure is not None
    assert "coins" in report.failure.what
    again = replayed(BreaksLate(), read(report.failure.record.to_json()))
    assert again.ply == len(report.failure.record.plies)


class PaysInSilence(Tesserae):
    """A coin goes into the chest and nobody is told."""

    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        if code == PAY_COIN and s.log is not None:
            s.log.pop()


def test_with_the_log_a_silent_change_is_found() -> None:
    assert fuzz(Tesserae(), decisions=2000, seed=4, log=True).failure is None
    assert fuzz(PaysInSilence(), decisions=2000, seed=4).failure is None

    report = fuzz(PaysInSilence(), decisions=2000, seed=4, log=True)

    assert report.failure is not None
    assert "a spectator: chest" in report.failure.what


def test_games_can_be_registered_in_process() -> None:
    registry.register(Tesserae())

    assert "tesserae" in registry.names()
