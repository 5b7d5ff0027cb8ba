"""Levels: the names by which bots are asked for, from the one that plays anything to the one that thinks longest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from porphyry.kernel import registry
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.errors import Unreadable, nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.action import Action
    from porphyry.kernel.game import Game
    from porphyry.kernel.table import Table


class Bot(Protocol):
    """What every bot can do."""

    level: str

    def choose(self, table: Table, seat: int, budget_s: float | None = None, simulations: int | None = None) -> Action:
        """One of the seat's legal actions, within the budget. It looks only at what the seat may know."""


class RandomBot:
    """Plays any legal action, each as likely as the other."""

    level = "random"

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self._dice = fast_dice(seed)

    def choose(self, table: Table, seat: int, budget_s: float | None = None, simulations: int | None = None) -> Action:
        """Any of them."""
        options = table.legal(seat)
        return options[self._dice.below(len(options))]


LEVELS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot}


def bot(level: str, game: str, seed: int = 0) -> Bot:
    """A bot of this level for this game: `porphyry.bot("random", game="byzantium").choose(t, seat)`."""
    if level not in LEVELS:
        raise Unreadable(level, f"a level: {', '.join(LEVELS)}", nearest(level, LEVELS))
    return LEVELS[level](registry.game(game), seed)
