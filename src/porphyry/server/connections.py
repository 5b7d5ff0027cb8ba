"""Connections: the open lines of pages and programs, and closing those whose owners are no longer signed in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from porphyry.server.hub import Hub
    from porphyry.server.limits import Caller
    from porphyry.server.live import LiveTable
    from porphyry.server.people import People
    from porphyry.server.schema import Person


Parting = Literal["restart", "slow", "signed-out"]
"""Why a line is closed."""


class Line(Protocol):
    """An open line."""

    key: str  # of the session or token it was opened with

    def goodbye(self, reason: Parting, retry_s: float) -> None:
        """Say so, then close."""


class Socket(Line, Protocol):
    """The line of a page; a stranger may have one."""

    person: Person | None
    caller: Caller


class Stream(Line, Protocol):
    """The line of a program."""

    person: Person

    def table_moved(self, live: LiveTable) -> None:
        """Look at this table again if it is one of mine."""

    def close(self) -> None:
        """End it at once."""


class Connections:
    """All of them."""

    def __init__(self, hub: Hub, people: People) -> None:
        self.hub = hub
        self.people = people
        self.sockets: set[Socket] = set()
        self.streams: set[Stream] = set()
        self.closing = False

    def table_moved(self, live: LiveTable) -> None:
        """Programs that sit there look at it."""
        for stream in list(self.streams):
            stream.table_moved(live)

    def sign_out(self, *who: str) -> None:
        """These sessions, keys or people are no longer signed in: their lines are closed, here and on the other servers."""
        for one in who:
            self.hang_up(one)
            self.hub.publish(one, 0, "signed-out")

    def hang_up(self, who: str) -> None:
        """Close their lines here."""
        self.people.forget_memory()
        lines: list[Socket | Stream] = [*self.sockets, *self.streams]
        for one in lines:
            if who == one.key or (one.person is not None and who == one.person.id):
                one.goodbye("signed-out", 1.0)

    async def close(self) -> None:
        """Tell all of them to come back."""
        self.closing = True
        for socket in list(self.sockets):
            socket.goodbye("restart", 1.0)
        for stream in list(self.streams):
            stream.close()
        await asyncio.sleep(0)
