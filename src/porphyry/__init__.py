"""Porphyry: three games of the Eastern Roman world, complete and rule-exact.

>>> import porphyry
>>> isinstance(porphyry.games(), list)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry import _build as _build  # first: it decides whether compiled or plain modules are imported
from porphyry.kernel import record as _record
from porphyry.kernel import registry as _registry
from porphyry.kernel import table as _table
from porphyry.kernel.action import Action
from porphyry.kernel.decision import Decision, Outcome
from porphyry.kernel.errors import (
    Ambiguous,
    BadData,
    BadPosition,
    BadRecord,
    Illegal,
    NothingToUndo,
    PorphyryError,
    Unreadable,
)
from porphyry.kernel.event import Event
from porphyry.kernel.record import Record
from porphyry.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from porphyry.bots import Advice, Bot, Explained

    def games() -> list[str]:
        """The names of the games that can be played."""

else:
    from porphyry import games  # the package itself, which can be called

__version__ = _table.ENGINE

__all__ = [
    "Action",
    "Ambiguous",
    "BadData",
    "BadPosition",
    "BadRecord",
    "Decision",
    "Event",
    "Illegal",
    "NothingToUndo",
    "Outcome",
    "PorphyryError",
    "Record",
    "Table",
    "Unreadable",
    "bot",
    "games",
    "hint",
    "new",
    "position",
    "replay",
]


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | bytes | None = None,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A new game at a table: `porphyry.new("byzantium", seats=3, seed=7)`."""
    return _table.new_table(_registry.game(game), seats, seed, options)


def position(
    game: str,
    data: Mapping[str, Any],
    dice: list[int] | None = None,
    seed: int | str | bytes = 0,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Any position of a game, with scripted dice. What `data` leaves out is as at the start."""
    return _table.table_from_position(_registry.game(game), data, dice, seed, options)


def replay(record: Record | str | Mapping[str, Any]) -> Table:
    """Play a record again and check it: a Record, its JSON or text form, or its data."""
    if isinstance(record, str):
        record = _record.read(record)
    elif not isinstance(record, Record):
        record = _record.from_data(dict(record))
    return _table.replayed(_registry.game(record.game), record)


def bot(level: str, game: str, seed: int = 0, processes: int = 1) -> Bot:
    """An opponent: `porphyry.bot("strong", game="byzantium").choose(t, seat, budget_s=1.0)`."""
    from porphyry import bots  # noqa: PLC0415 - who only wants the rules need not load the bots

    return bots.bot(level, game, seed, processes)


def hint(
    table: Table, seat: int | None = None, budget_s: float | None = None, simulations: int | None = None
) -> list[Advice]:
    """What would you do, and why: `porphyry.hint(t)` gives the three best options with chances and reasons."""
    from porphyry import bots  # noqa: PLC0415 - who only wants the rules need not load the bots

    return bots.hint(table, seat, budget_s, simulations)


def analyse(table: Table) -> Explained:
    """A finished game explained: `porphyry.analyse(porphyry.replay(text))` gives chances, luck, mistakes and what was better."""
    from porphyry import bots  # noqa: PLC0415 - who only wants the rules need not load the bots

    return bots.analyse(table)
