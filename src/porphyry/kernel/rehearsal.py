"""Rehearsal: a position that brings its own work in hand is looked at and played before it is accepted.

Shapes and invariants say what the numbers of a frame may be, but not whether some play ever leads there. So before such a position is
taken, copies of it are viewed by everybody, written down, and played on by chance; whatever breaks is a fault of the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.kernel.dice import fast_dice

if TYPE_CHECKING:
    from porphyry.kernel.game import Game
    from porphyry.kernel.table import Table

GAMES: Final = 3
PLIES: Final = 40


def rehearse(game: Game, table: Table) -> str:
    """The first thing that goes wrong, in words; empty if all goes well."""
    for number in range(GAMES):
        copy = table.clone()
        copy.state.dice = fast_dice(number)
        copy.state.cached = None
        chooser = fast_dice(number + 1)
        ply = 0
        try:
            if number == 0:
                _look(game, copy)
            while ply < PLIES and (deciders := game.deciders(copy.state)):
                seat = deciders[chooser.below(len(deciders))]
                codes = game.legal(copy.state, seat)
                copy.play_code(codes[chooser.below(len(codes))], seat)
                ply += 1
                for fault in game.faults(copy.state):
                    return f"{_when(ply)} {fault}"
            _look(game, copy)
        except Exception as error:  # noqa: BLE001 - anything may break in what can never be, and each of it is the answer
            return f"{_when(ply)} it cannot be played on: {type(error).__name__}"
    return ""


def _look(game: Game, table: Table) -> None:
    for seat in (None, *range(table.seats)):
        table.view(seat)
    if not all(decision.options for decision in table.decisions()):
        raise AssertionError("somebody must decide and has no legal action")
    if not table.decisions() and table.outcome is None:
        raise AssertionError("is over without an outcome")
    game.to_position(table.state)


def _when(ply: int) -> str:
    return "as it stands," if ply == 0 else f"{ply} {'action' if ply == 1 else 'actions'} on,"
