"""The stream for programs: one line of JSON whenever one of my seats must decide."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final, cast

from porphyry.server import views
from porphyry.server.entries import encode
from porphyry.server.refusals import Refused
from porphyry.server.schema import StreamAlive, StreamDecision, StreamOver
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from porphyry.server.connections import Parting
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person, View
    from porphyry.server.services import Services

ALIVE_S: Final = 15.0
REPEAT_S: Final = 14.0
"""A question that is still open is told again after so long."""
LONGEST_QUEUE: Final = 1000


class Listener:
    """One open stream of one person."""

    def __init__(self, services: Services, person: Person, key: str) -> None:
        self.services = services
        self.person = person
        self.key = key  # of the session or token it was opened with
        self.ended = False
        self.queue: asyncio.Queue[LiveTable | None] = asyncio.Queue(LONGEST_QUEUE)
        self.told: dict[tuple[str, int], tuple[int, float]] = {}  # of each seat: which question was told, and when

    def table_moved(self, live: LiveTable) -> None:
        """Look at this table again, if it is one of mine."""
        if live.seats_of(self.person):
            with contextlib.suppress(asyncio.QueueFull):
                self.queue.put_nowait(live)

    def close(self) -> None:
        """End the stream."""
        self.ended = True
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)

    def goodbye(self, _reason: Parting, _retry_s: float) -> None:
        """End the stream, as a live connection is ended."""
        self.close()

    async def lines(self) -> AsyncIterator[bytes]:
        """All that is to be told, as long as somebody listens."""
        self.services.connections.streams.add(self)
        try:
            for info in await self.services.lobby.mine(self.person, over=False):
                with contextlib.suppress(Refused):
                    for line in await self._news(await self.services.tables.get(info.id)):
                        yield line
            while True:
                try:
                    live = await asyncio.wait_for(self.queue.get(), ALIVE_S)
                except TimeoutError:
                    yield encode(StreamAlive(server_time=now_ms())) + b"\n"
                    for line in await self._repeated():
                        yield line
                    continue
                if live is None or self.ended:
                    return
                for line in await self._news(live):
                    yield line
        finally:
            self.services.connections.streams.discard(self)

    def _just_told(self, table_id: str, seat: int, n: int) -> bool:
        """Has this question been told, and not so long ago that it is told again?"""
        told, at = self.told.get((table_id, seat), (-1, 0.0))
        return told == n and time.monotonic() < at + REPEAT_S

    async def _repeated(self) -> list[bytes]:
        """Questions that were told some time ago and are still open: an answer may have been lost on its way."""
        found = []
        for table_id in {table_id for (table_id, seat) in self.told if seat >= 0}:
            with contextlib.suppress(Refused):
                found += await self._news(await self.services.tables.get(table_id))
        return found

    async def _news(self, live: LiveTable) -> list[bytes]:
        found = []
        async with live.lock:
            if live.told == "over":
                if self.told.get((live.id, -1)) is None:
                    self.told[live.id, -1] = (live.n, 0.0)
                    found.append(encode(StreamOver(table=live.id, outcome=live.outcome)) + b"\n")
                return found
            for seat in live.seats_of(self.person) if not live.agreements.paused else []:
                opened = live.opened.get(seat)
                if (
                    opened is None
                    or not live.revealed(seat)
                    or not live.seats[seat].human
                    or self._just_told(live.id, seat, opened[0])
                ):
                    continue
                self.told[live.id, seat] = (opened[0], time.monotonic())
                found.append(
                    encode(
                        StreamDecision(
                            table=live.id,
                            seat=seat,
                            update=live.shown_n,
                            ply=live.shown_ply,
                            view=cast("View", views.view(live, seat)),
                        )
                    )
                    + b"\n"
                )
        return found
