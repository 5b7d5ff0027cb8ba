"""Games by chance and by bots in which the log is read along: what it tells must be what is seen, after every action."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Any

from porphyry.bots import bot
from porphyry.kernel import log_reader
from porphyry.kernel.conformance import logs_tell_the_board, walk
from porphyry.kernel.log_reader import Listeners, LogReader
from porphyry.kernel.table import new_table

if TYPE_CHECKING:
    from types import ModuleType

    from porphyry.kernel.game import Game
    from porphyry.kernel.table import Table

__all__ = [
    "bots_tell_the_truth",
    "chance_tells_the_truth",
    "every_event_is_heard",
    "knows_no_rule",
    "logs_tell_the_board",
]


def chance_tells_the_truth(game: Game, seats: int, seed: int, options: dict[str, str], most: int = 20_000) -> None:
    """A random game, or its beginning: no difference between the log and the board at any point."""
    listeners = None
    for table, _ in walk(game, seats, seed, options):
        if listeners is None:
            listeners = Listeners(table)
        else:
            _agree(table, listeners)
        if table.ply == most:
            return


def bots_tell_the_truth(game: Game, levels: list[str], seed: int, options: dict[str, Any], most: int = 4000) -> None:
    """A game of bots, one level a seat: no difference between the log and the board at any point."""
    table = new_table(game, len(levels), seed, options, salt=b"")
    players = [bot(level, game.name, seed + at) for at, level in enumerate(levels)]
    listeners = Listeners(table)
    while (deciders := game.deciders(table.state)) and table.ply < most:
        seat = deciders[0]
        table.play_code(players[seat].choose(table, seat).code, seat)
        _agree(table, listeners)


def _agree(table: Table, listeners: Listeners) -> None:
    lies = listeners.check(table, table.events[-1])
    assert not lies, f"ply {table.ply}, {table.text(table.plies[-1][1])!r}, {table.options}: {'; '.join(lies[:8])}"


def every_event_is_heard(game: Game, reader: type[LogReader]) -> None:
    """Each kind of event either changes the board or is named as one that does not."""
    kinds = {kind.name for kind in game.event_kinds}
    heard = {kind for kind in kinds if hasattr(reader, log_reader.method(kind))}
    assert heard | reader.silent == kinds
    assert not heard & reader.silent


def knows_no_rule(module: ModuleType) -> None:
    """The reader imports nothing of its game, so that it cannot repeat a fault of the rules."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    ours = {name for name in imported if name and name.startswith("porphyry")}
    assert {name for name in ours if not name.endswith((".log_reader", ".log_sheet"))} == set()
