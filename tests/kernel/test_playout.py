"""Playouts run to the end, or for as long as asked, the same from the same dice."""

from __future__ import annotations

from tests.example_game import Tesserae

from porphyry.kernel.dice import fast_dice
from porphyry.kernel.playout import play_out
from porphyry.kernel.table import new_table


def test_a_playout_ends_the_game_and_repeats_itself() -> None:
    game = Tesserae()
    start = new_table(game, 3, 1).state
    ends = []
    for _ in range(2):
        s = start.clone()
        taken = play_out(game, s, fast_dice(4))
        ends.append((taken, s.fingerprint()))

    assert game.deciders(s) == []
    assert ends[0] == ends[1]


def test_a_playout_stops_when_told() -> None:
    game = Tesserae()
    s = new_table(game, 2, 1).state

    assert play_out(game, s, fast_dice(4), most=3) == 3
    assert game.deciders(s) != []
