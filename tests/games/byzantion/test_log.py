"""The log never lies: what a seat or a spectator hears rebuilds what it sees, after every action."""

from __future__ import annotations

import pytest
from tests.games.log_truth import (
    bots_tell_the_truth,
    chance_tells_the_truth,
    every_event_is_heard,
    knows_no_rule,
)

from porphyry.games.byzantion import GAME, log_reader
from porphyry.games.byzantion.log_reader import ByzantionReader
from porphyry.kernel.table import new_table

LENGTHS = ["standard", "marathon"]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_games(seats: int, length: str) -> None:
    chance_tells_the_truth(GAME, seats, 2, {"length": length})


@pytest.mark.parametrize("levels", [["novice"], ["novice", "random"], ["random", "novice", "novice"]])
def test_games_of_bots(levels: list[str]) -> None:
    bots_tell_the_truth(GAME, levels, 5, {})


@pytest.mark.slow
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_many_games(seats: int, length: str) -> None:
    for seed in range(100, 112):
        chance_tells_the_truth(GAME, seats, seed, {"length": length, "missions": "six-five-three"})
    bots_tell_the_truth(GAME, ["novice"] * seats, 3, {"length": length})


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_games_of_steady_bots(seats: int) -> None:
    bots_tell_the_truth(GAME, ["steady"] * seats, 1, {}, most=250)


def test_the_reader_hears_every_event_and_knows_no_rule() -> None:
    every_event_is_heard(GAME, ByzantionReader)
    knows_no_rule(log_reader)


@pytest.mark.rule("BZN-DRF-02")
def test_nobody_takes_his_pick_back_once_he_has_seen_the_next_packet() -> None:
    """Each keeps one card and passes the rest on; from then on everybody knows the cards of his right neighbour."""
    t = new_table(GAME, 2, 1)
    while t.decisions()[0].kind == "throw_mission":
        t.play(t.legal()[0])
    t.play(t.legal(0)[0], 0)
    assert t.can_undo(0)

    events = t.play(t.legal(1)[0], 1)

    told = [event for event in events if event.kind == "PacketReceived"]
    assert [(event.audience, len(event.params["cards"])) for event in told] == [(1, 8), (2, 8)]  # type: ignore[arg-type]  # a list of cards
    assert told[1].params["cards"] == t.view(1)["board"]["players"][1]["packet"]
    assert not t.can_undo(1)
