"""The live connection: one WebSocket a page, for all its tables. Messages are those of `schema.FromClient` and `schema.FromServer`."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

import porphyry
from porphyry.server import looking, metrics
from porphyry.server.access import AWAY, Signed, caller
from porphyry.server.asking import asked
from porphyry.server.entries import decode, encode
from porphyry.server.house import House
from porphyry.server.live import LiveTable
from porphyry.server.refusals import No, Outdated
from porphyry.server.schema import (
    FromClient,
    LiveAnswerUndo,
    LiveAsk,
    LiveAskUndo,
    LivePlay,
    LiveSay,
    LiveUndo,
    Person,
    Ping,
    Unwatch,
    Watch,
)
from porphyry.server.store import now_ms

LONGEST_QUEUE: Final = 500
MOST_TABLES: Final = 50
MOST_CONNECTIONS: Final = 100
"""For one person, and for the strangers of one address."""
MOST_OF_ADDRESS: Final = 300
"""For all who come from one address."""
LARGEST_MESSAGE: Final = 16_384

read: Final = msgspec.json.Decoder(FromClient).decode

Moving = LivePlay | LiveUndo | LiveAskUndo | LiveAnswerUndo
MOVES: Final = (LivePlay, LiveUndo, LiveAskUndo, LiveAnswerUndo)


class Connection:
    """One page, bot or spectator."""

    def __init__(self, house: House, socket: WebSocket[Person | None, Signed | None, State]) -> None:
        self.house = house
        self.socket = socket
        self.person: Person | None = socket.user
        self.caller = caller(socket)
        signed: Signed | None = socket.auth
        self.key = signed.key if signed is not None else ""
        self.may_act = signed is None or signed.scope != "read"
        self.tables: dict[str, LiveTable] = {}
        self.lean: set[str] = set()  # the tables at which only differences are wanted
        self._out: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = False

    # Sending

    def send(self, data: bytes) -> None:
        """Hand a message over; whoever does not keep up is asked to come back."""
        if self._ending:
            return
        if len(self._out) > LONGEST_QUEUE:
            self._out.clear()
            self.goodbye("slow", 1.0)
            return
        self._out.append(data)
        self._wake.set()

    def goodbye(self, reason: str, retry_s: float) -> None:
        """Say so, then close."""
        if not self._ending:
            self.send(encode({"type": "bye", "reason": reason, "retry_s": retry_s}))
            self._ending = True
            self._wake.set()

    async def _write(self) -> None:
        send = self.socket.send
        while True:
            while self._out:
                await send({"type": "websocket.send", "text": self._out.popleft().decode(), "bytes": None})
            if self._ending:
                await self.socket.close(code=1012)
                return
            self._wake.clear()
            await self._wake.wait()

    def refuse(self, error: No, table: str | None, action_id: str | None) -> None:
        """Tell why not."""
        metrics.refusals.labels(error.refusal.error).inc()
        self.send(encode({"type": "refused", "table": table, "id": action_id, "refusal": error.refusal}))

    # Receiving

    async def run(self) -> None:
        """As long as the connection lasts."""
        self.send(
            encode(
                {
                    "type": "welcome",
                    "person": self.person,
                    "version": porphyry.__version__,
                    "server_time": now_ms(),
                }
            )
        )
        writer = asyncio.create_task(self._write(), name="socket-writer")
        try:
            while True:
                message: Any = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text") or message.get("bytes") or ""
                await self._heard(text)
        finally:
            for live in list(self.tables.values()):
                self.house.tables.unwatch(live, self)
            self.tables.clear()
            writer.cancel()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _heard(self, text: str | bytes) -> None:
        message: Any = None
        if self._ending:
            return
        try:
            self.house.limits.take("message", self.caller)
            if len(text) > LARGEST_MESSAGE:
                raise No("too-large", "this message is too large")
            try:
                message = read(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise No("invalid", str(error)) from None
            if not self.may_act and isinstance(message, (*MOVES, LiveSay)):
                raise No("forbidden", "this token may only read")
            if isinstance(message, MOVES):
                self.house.limits.take("play", self.caller)
                unbroken = self.house.play.unbroken  # even if the connection breaks, the move is made
                task = asyncio.create_task(self._move(message))
                unbroken.add(task)
                task.add_done_callback(unbroken.discard)
            else:
                await self._other(message)
        except No as error:
            self.refuse(error, getattr(message, "table", None), getattr(message, "id", None))
        except Exception as error:  # noqa: BLE001 - our fault, or the database's: say so, keep the connection
            self.house.log.error("socket.failed", error=repr(error)[:300])
            trouble = No("busy", "this cannot be done just now; nothing has changed")
            self.refuse(trouble, getattr(message, "table", None), getattr(message, "id", None))

    async def _other(self, message: Watch | Unwatch | LiveAsk | LiveSay | Ping) -> None:
        if isinstance(message, Ping):
            self.send(encode({"type": "pong", "n": message.n, "server_time": now_ms()}))
        elif isinstance(message, Watch):
            (self.lean.add if message.differences else self.lean.discard)(message.table)
            await self.watch(message.table, message.seat, message.only)
        elif isinstance(message, Unwatch):
            live = self.tables.pop(message.table, None)
            self.lean.discard(message.table)
            if live is not None:
                self.house.tables.unwatch(live, self)
        elif isinstance(message, LiveAsk):
            self.house.limits.take("ask", self.caller)
            task = asyncio.create_task(self._ask(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            if self.person is None:
                raise No("not-signed-in", "choose a name first")
            self.house.limits.take("say", self.caller)
            live = await self.house.tables.seen_by(self.person, message.table)
            await self.house.talk.say(live, self.person, message.text)

    async def watch(self, table_id: str, seat: int | None, only: str | None = None) -> None:
        """Follow a table; everything from the view on comes in order."""
        if len(self.tables) >= MOST_TABLES and table_id not in self.tables:
            raise No("too-many", "one connection follows 50 tables at most")
        live = await self.house.tables.seen_by(self.person, table_id)
        async with live.lock:
            if live.away:
                raise No("busy", "try again")
            if seat is not None and not (live.told == "over" and seat < len(live.seats)):
                live.check_seat(self.person, seat)
            before = self.tables.get(table_id)
            if before is not None and before is not live:
                self.house.tables.unwatch(before, self)
            self.tables[table_id] = live
            shown = looking.table_view(live, self.person, seat, "view")
            self.send(encode(shown))
            if seat is None and table_id in self.lean:
                live.lean.joined(decode(encode(shown["view"])))
            self.house.tables.watch(live, self, seat, only)

    def lost_table(self, table_id: str) -> None:
        """The table was dropped from memory: look at it afresh."""
        live = self.tables.pop(table_id, None)
        if live is None or self._ending:
            return
        audience = live.audience
        only = "decisions" if self in audience.programs else None
        seat = audience.programs[self] if only else audience.watchers.get(self)
        audience.leave(self)
        task = asyncio.create_task(self._watch_again(table_id, seat, only))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch_again(self, table_id: str, seat: int | None, only: str | None) -> None:
        wait = 0.1
        while not self._ending:
            try:
                await self.watch(table_id, seat, only)
            except No as error:
                if error.refusal.error != "busy":
                    self.refuse(error, table_id, None)
                    return
            except Exception as error:  # noqa: BLE001 - the database is away: it comes back
                self.house.log.warning("socket.table.away", table=table_id, error=type(error).__name__)
            else:
                return
            await asyncio.sleep(wait)
            wait = min(5.0, wait * 2)

    async def _ask(self, message: LiveAsk) -> None:
        try:
            live = await self.house.tables.seen_by(self.person, message.table)
            update, answer = await asked(live, self.person, message.seat, message.question)
        except No as error:
            self.refuse(error, message.table, message.id)
        else:
            told = {"type": "answer", "table": message.table, "id": message.id, "update": update, "answer": answer}
            self.send(encode(told))

    async def _move(self, message: Moving) -> None:
        house, person = self.house, self.person
        live = self.tables.get(message.table)
        try:
            if live is None or live.away:
                live = await house.tables.seen_by(person, message.table)
            if isinstance(message, LivePlay):
                played = await house.play.play(
                    live, person, message.seat, message.ply, message.update, message.id, message.action
                )
            elif isinstance(message, LiveUndo):
                played = await house.play.undo(live, person, message.seat, message.ply, message.id)
            elif isinstance(message, LiveAskUndo):
                played = await house.play.ask_undo(live, person, message.seat, message.to, message.id)
            else:
                played = await house.play.answer_undo(live, person, message.seat, message.agree, message.id)
        except No as error:
            self.refuse(error, message.table, message.id)
        except Outdated:
            assert live is not None
            async with live.lock:
                self.send(encode({**looking.table_view(live, person, message.seat, "stale"), "id": message.id}))
        except Exception as error:  # noqa: BLE001 - our fault: say so, keep the connection
            house.log.error("socket.failed", error=repr(error)[:300])
            self.refuse(No("busy", "the server made a mistake; nothing has changed"), message.table, message.id)
        else:
            self.send(
                encode(
                    {
                        "type": "done",
                        "table": message.table,
                        "id": played.id,
                        "update": played.update,
                        "ply": played.ply,
                    }
                )
            )


def too_many(house: House, connection: Connection) -> bool:
    """Has this person, or this address, enough lines open?"""
    callers = [one.caller for one in house.connections]
    of_address = sum(one.address == connection.caller.address for one in callers)
    return callers.count(connection.caller) >= MOST_CONNECTIONS or of_address >= MOST_OF_ADDRESS


@websocket("/api/live", opt={"who": "anyone"})
async def live_socket(socket: WebSocket[Any, Any, State], state: State) -> None:
    """Play and watch live."""
    house: House = state.house
    await socket.accept()
    connection = Connection(house, socket)
    if house.closing or socket.auth == AWAY:
        connection.goodbye("restart", 1.0)
    elif house.limits.on and too_many(house, connection):
        connection.goodbye("slow", 10.0)
    house.connections.add(connection)
    metrics.connections.set(len(house.connections))
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await connection.run()
    finally:
        house.connections.discard(connection)
        metrics.connections.set(len(house.connections))
