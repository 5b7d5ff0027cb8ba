"""What a table is made of: seats, entries, steps, and who follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.server.schema import Person

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder().decode


BETWEEN: Final = "; "
"""What stands between the actions of a whole move in the line of its entry."""


PASSED: Final = 2
"""`Entry.hidden` of a pass in a veiled window: that anybody was asked is a secret."""


class Watcher(Protocol):
    """A connection that follows tables."""

    person: Person | None

    def send(self, data: bytes) -> None:
        """Hand a message over; never waits."""


class Seat(Struct, kw_only=True):
    """Who sits where."""

    seat: int
    kind: str
    person: str | None
    name: str | None
    bot: str | None
    program: bool = False  # a key of the person plays here
    contribution: str | None = None  # to the dice, hexadecimal
    given_up: bool = False  # a bot plays on, and the seat is ranked last

    @property
    def human(self) -> bool:
        """Does a person decide here now?"""
        return self.kind in ("person", "local") and self.bot is None

    @property
    def owned(self) -> bool:
        """Is it a person's seat, who may come back if a bot plays on for them now?"""
        return self.kind in ("person", "local") and self.person is not None


class Entry(Struct, array_like=True):
    """One row of `entries`, in the order of its columns."""

    table_id: str
    n: int
    kind: str
    seat: int | None
    by: str
    line: str
    ply: int
    action_id: str | None
    hidden: int
    at: int

    @property
    def actions(self) -> list[str]:
        """The actions of a play: one, or those of a whole move."""
        return self.line.split(BETWEEN)

    def row(self) -> tuple[Any, ...]:
        """For the store."""
        return msgspec.structs.astuple(self)


class Step(Struct):
    """An entry with what happened (None if only the entry is known yet) and whether it was taken back."""

    entry: Entry
    events: list[Event] | None
    undone: bool = False
