"""A reader of the log: keeps a board up to date from events alone, as proof that the log tells everything that happens.

A game's reader starts from the view of a seat (or a spectator) and hears the events that this seat may see. It knows what the words
of an event mean, but no rule of the game; a test makes sure that it imports nothing from the game.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final

from porphyry.kernel import game as engine
from porphyry.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from porphyry.kernel.event import Event
    from porphyry.kernel.table import Table

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_OF_THE_KERNEL: Final = ("Forced", "Moment")  # answers to questions, and questions; nothing moves


class LogReader:
    """A subclass has a method for each kind of event that changes the board: `CubesLost` is told to `cubes_lost(params)`."""

    silent: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that change nothing by themselves: dice, answers, headings."""

    def __init__(self, view: dict[str, Any], seat: int = SPECTATOR) -> None:
        self.seat = seat
        self.board = self.seen(view)

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        """The part of a view that the log must tell, in this reader's own form. It must not share lists with the view."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """Apply an event."""
        if event.kind not in self.silent and event.kind not in _OF_THE_KERNEL:
            getattr(self, method(event.kind))(event.params)

    def differences(self, view: dict[str, Any]) -> list[str]:
        """Where the log says one thing and the view another."""
        return list(_differences("", self.board, self.seen(view)))


def method(kind: str) -> str:
    """The name of the method that hears a kind of event.

    >>> method("CubesLost")
    'cubes_lost'
    """
    return _CAPITAL.sub("_", kind).lower()


def _differences(where: str, told: Any, seen: Any) -> Iterator[str]:
    if told == seen:
        return
    if isinstance(told, dict) and isinstance(seen, dict):
        for key in [*seen, *(key for key in told if key not in seen)]:
            yield from _differences(f"{where}.{key}" if where else str(key), told.get(key), seen.get(key))
    elif isinstance(told, list) and isinstance(seen, list) and len(told) == len(seen):
        for at, (one, other) in enumerate(zip(told, seen, strict=True)):
            yield from _differences(f"{where}[{at}]", one, other)
    else:
        yield f"{where} is {seen!r}, by the log {told!r}"


class Listeners:
    """A reader for everybody who sees something of their own at a table: the spectator and, where things are hidden, each seat."""

    def __init__(self, table: Table) -> None:
        seats = range(table.seats) if engine.has_secrets(table.game) else range(0)
        self.readers: list[tuple[int, LogReader]] = []
        for seat in (SPECTATOR, *seats):
            reader = table.game.reader(table.game.view(table.state, seat), seat)
            if reader is not None:
                self.readers.append((seat, reader))

    def check(self, table: Table, events: Sequence[Event]) -> list[str]:
        """Where these events do not tell what is seen at the table after them."""
        found = []
        for seat, reader in self.readers:
            for event in events:
                if event.seen_by(seat):
                    reader.hear(event)
            who = "a spectator" if seat == SPECTATOR else f"seat {seat}"
            found += [f"{who}: {one}" for one in reader.differences(table.game.view(table.state, seat))]
        return found
