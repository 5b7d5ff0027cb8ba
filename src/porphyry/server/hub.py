"""The hub: tells other servers that a table has moved on. They read the news from the database, so a lost message does no harm."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CHANNEL: Final = "porphyry:tables"
PRESENT_S: Final = 30
"""So long a player counts as present after the server last said so."""


class Hub(Protocol):
    """What fan-out must do: publish, listen, answer that it works."""

    def publish(self, table_id: str, n: int, what: str = "entry") -> None:
        """Tell the others: this table has a new entry, chat line or seat."""

    async def open(self, heard: Callable[[str, str, int], Awaitable[None]]) -> None:
        """Start listening; `heard(table, what, n)` is called for news of others: what they published, "here PERSON", "gone PERSON"."""

    async def close(self) -> None:
        """Stop."""

    async def check(self) -> str:
        """Empty if it works, else what is wrong."""

    def present(self, table_id: str, person: str, *, here: bool) -> None:
        """This person is looking at this table through us, or no longer."""

    async def elsewhere(self, table_id: str, people: list[str]) -> set[str]:
        """Which of these people look at this table through other servers."""


class MemoryHub:
    """One process: there is nobody to tell."""

    def publish(self, table_id: str, n: int, what: str = "entry") -> None:
        """Nothing to do."""

    async def open(self, heard: Callable[[str, str, int], Awaitable[None]]) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def check(self) -> str:
        """Always works."""
        return ""

    def present(self, table_id: str, person: str, *, here: bool) -> None:
        """Nothing to do."""

    async def elsewhere(self, table_id: str, people: list[str]) -> set[str]:
        """Nobody."""
        return set()


class RedisHub:
    """Several processes on one Redis."""

    def __init__(self, url: str, log: Any) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - only who scales out needs it

        self.log = log
        self.me = secrets.token_hex(6)
        self._redis: Any = Redis.from_url(url, health_check_interval=15, socket_keepalive=True)
        self._out: asyncio.Queue[tuple[str, str | bytes]] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, table_id: str, n: int, what: str = "entry") -> None:
        """Tell the others, soon."""
        with contextlib.suppress(asyncio.QueueFull):  # they look at the database now and then anyway
            self._out.put_nowait(("publish", self._news(table_id, what, n)))

    def _news(self, table_id: str, what: str, n: int) -> bytes:
        return msgspec.json.encode([self.me, table_id, what, n])

    def present(self, table_id: str, person: str, *, here: bool) -> None:
        """Note it where the others can look, soon."""
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait(("here" if here else "gone", f"porphyry:present:{table_id}:{person}"))
            self._out.put_nowait(("publish", self._news(table_id, f"{'here' if here else 'gone'} {person}", 0)))

    async def elsewhere(self, table_id: str, people: list[str]) -> set[str]:
        """Ask the notes."""
        if not people:
            return set()
        try:
            found = await self._redis.mget([f"porphyry:present:{table_id}:{person}" for person in people])
        except Exception as error:  # noqa: BLE001 - better one notice too many
            self.log.warning("hub.presence.failed", error=type(error).__name__)
            return set()
        return {person for person, note in zip(people, found, strict=True) if note is not None}

    async def open(self, heard: Callable[[str, str, int], Awaitable[None]]) -> None:
        """Start speaking and listening."""
        self._tasks = [
            asyncio.create_task(self._speak(), name="hub-speak"),
            asyncio.create_task(self._listen(heard), name="hub-listen"),
        ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def check(self) -> str:
        """Does Redis answer?"""
        try:
            await asyncio.wait_for(self._redis.ping(), 2)
        except Exception as error:  # noqa: BLE001 - any failure is the answer
            return f"redis: {type(error).__name__}"
        return ""

    async def _speak(self) -> None:
        while True:
            what, message = await self._out.get()
            try:
                if what == "publish":
                    await self._redis.publish(CHANNEL, message)
                elif what == "here":
                    await self._redis.set(message, self.me, ex=PRESENT_S)
                else:
                    await self._redis.delete(message)
            except Exception as error:  # noqa: BLE001 - go on when Redis is back
                self.log.warning("hub.publish.failed", error=type(error).__name__)
                await asyncio.sleep(0.5)

    async def _listen(self, heard: Callable[[str, str, int], Awaitable[None]]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] != "message":
                            continue
                        who, table_id, what, n = msgspec.json.decode(message["data"])
                        if who != self.me:
                            await heard(table_id, what, n)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - connect again
                self.log.warning("hub.listen.failed", error=type(error).__name__)
                await asyncio.sleep(0.5)
