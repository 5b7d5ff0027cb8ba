"""Playouts: random legal play from a position to the end, as fast as the rules allow."""

from __future__ import annotations

from porphyry.kernel.dice import Dice
from porphyry.kernel.game import Game, legal, step
from porphyry.kernel.state import State


def play_out(game: Game, s: State, chooser: Dice, most: int = -1) -> int:
    """Play on until the game is over, or for this many decisions; tells how many were taken. The state is changed."""
    decisions = 0
    while decisions != most:
        deciders = game.deciders(s)
        count = len(deciders)
        if count == 0:
            break
        seat = deciders[0] if count == 1 else deciders[chooser.below(count)]
        codes = legal(game, s, seat)
        step(game, s, seat, codes[chooser.below(len(codes))])
        decisions += 1
    return decisions
