"""The live connection: one WebSocket a page, for all its tables. Messages are those of `schema.FromClient` and `schema.FromServer`."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

import porphyry
from porphyry.server import metrics, views
from porphyry.server import schema as wire
from porphyry.server.access import AWAY, Signed, caller
from porphyry.server.connections import Parting
from porphyry.server.entries import encode
from porphyry.server.live import LiveTable
from porphyry.server.moves import PlayAction
from porphyry.server.queries import asked
from porphyry.server.refusals import Outdated, Refused
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
    Played,
    Unwatch,
    Watch,
)
from porphyry.server.services import Services
from porphyry.server.store import now_ms

LONGEST_QUEUE: Final = 500
MOST_TABLES: Final = 50
MOST_CONNECTIONS: Final = 100
"""For one person, and for the strangers of one address."""
MOST_OF_ADDRESS: Final = 300
"""For all who come from one address."""
LARGEST_MESSAGE: Final = 16_384

STRAIGHT, WAY = "porphyry.straight", "way"
"""Among the extensions of a WebSocket's scope: the straight way to its socket, if the server program has one (websocket.py)."""

read: Final = msgspec.json.Decoder(FromClient).decode

Moving = LivePlay | LiveUndo | LiveAskUndo | LiveAnswerUndo
MOVES: Final = (LivePlay, LiveUndo, LiveAskUndo, LiveAnswerUndo)


class Straight(Protocol):
    """The straight way to a socket and back."""

    hears: Callable[[bytes], bool] | None
    """Takes a text at once; False if it must wait its turn in the queue."""

    def tell(self, text: bytes) -> bool:
        """Send a text; False if the socket takes nothing now."""


class Connection:
    """One page, bot or spectator."""

    def __init__(self, services: Services, socket: WebSocket[Person | None, Signed | None, State]) -> None:
        self.services = services
        self.socket = socket
        self.person: Person | None = socket.user
        self.caller = caller(socket)
        signed: Signed | None = socket.auth
        self.key = signed.key if signed is not None else ""
        self.may_act = signed is None or signed.scope != "read"
        self.tables: dict[str, LiveTable] = {}
        self.lean: set[str] = set()  # the tables at which only differences are wanted
        self._straight = cast("Straight | None", (socket.scope["extensions"] or {}).get(STRAIGHT, {}).get(WAY))
        self._busy = False  # with a message that came by the queue
        self._out: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = False

    # Sending

    def send(self, data: bytes) -> None:
        """Hand a message over; whoever does not keep up is asked to come back."""
        if self._ending:
            return
        if self._straight is not None and not self._out and self._straight.tell(data):
            return
        if len(self._out) > LONGEST_QUEUE:
            self._out.clear()
            self.goodbye("slow", 1.0)
            return
        self._out.append(data)
        self._wake.set()

    def goodbye(self, reason: Parting, retry_s: float) -> None:
        """Say so, then close."""
        if not self._ending:
            self.send(encode(wire.Bye(reason=reason, retry_s=retry_s)))
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

    def refuse(self, error: Refused, table: str | None, action_id: str | None) -> None:
        """Tell why not."""
        metrics.refusals.labels(error.refusal.error).inc()
        self.send(encode(wire.Refused(table=table, id=action_id, refusal=error.refusal)))

    # Receiving

    async def run(self) -> None:
        """As long as the connection lasts."""
        self.send(encode(wire.Welcome(person=self.person, version=porphyry.__version__, server_time=now_ms())))
        if self._straight is not None:
            self._straight.hears = self.hear
        writer = asyncio.create_task(self._write(), name="socket-writer")
        try:
            while True:
                message: Any = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text") or message.get("bytes") or ""
                self._busy = True
                await self._heard(text)
                self._busy = False
        finally:
            if self._straight is not None:
                self._straight.hears = None
            for live in list(self.tables.values()):
                self.services.tables.unwatch(live, self)
            self.tables.clear()
            writer.cancel()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    def hear(self, text: bytes) -> bool:
        """What comes straight from the socket, if it is an action at a table that I follow; False if it must wait its turn."""
        if self._busy or self._ending or not self.may_act:
            return False
        try:
            message = read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(message, LivePlay):
            return False
        live, person, seat, play = self.tables.get(message.table), self.person, message.seat, self.services.play
        if live is None or person is None or seat >= len(live.seats) or not play.is_marked(live, person, seat):
            return False
        try:
            self.services.limits.take("message", self.caller)
            self.services.limits.take("play", self.caller)
        except Refused as error:
            self.refuse(error, message.table, message.id)
            return True
        move = PlayAction(
            person=person,
            seat=seat,
            key=f"{seat}:{message.id}",
            ply=message.ply,
            update=message.update,
            action=message.action,
        )
        if not play.at_once(live, move, functools.partial(self._answer, live, message)):
            self._set_out(message)
        return True

    def _answer(self, live: LiveTable, message: LivePlay, result: Played | Exception) -> None:
        """What became of it."""
        if isinstance(result, Played):
            self.send(encode(wire.Done(table=message.table, id=result.id, update=result.update, ply=result.ply)))
        elif isinstance(result, Refused):
            self.refuse(result, message.table, message.id)
        elif isinstance(result, Outdated):
            task = asyncio.create_task(self._tell_stale(live, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            self._fault(result, message)

    async def _tell_stale(self, live: LiveTable, message: Moving) -> None:
        async with live.lock:
            self.send(encode(views.stale(live, self.person, message.seat, message.id)))

    def _fault(self, error: Exception, message: Moving) -> None:
        """Our fault: say so, keep the connection."""
        self.services.log.error("socket.failed", error=repr(error)[:300])
        self.refuse(Refused("busy", "the server made a mistake; nothing has changed"), message.table, message.id)

    def _set_out(self, message: Moving) -> None:
        """Do it in a task of its own: even if the connection breaks, the move is made."""
        unbroken = self.services.play.unbroken
        task = asyncio.create_task(self._move(message))
        unbroken.add(task)
        task.add_done_callback(unbroken.discard)

    async def _heard(self, text: str | bytes) -> None:
        message: Any = None
        if self._ending:
            return
        try:
            self.services.limits.take("message", self.caller)
            if len(text) > LARGEST_MESSAGE:
                raise Refused("too-large", "this message is too large")
            try:
                message = read(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Refused("invalid", str(error)) from None
            if not self.may_act and isinstance(message, (*MOVES, LiveSay)):
                raise Refused("forbidden", "this token may only read")
            if isinstance(message, MOVES):
                self.services.limits.take("play", self.caller)
                self._set_out(message)
            else:
                await self._other(message)
        except Refused as error:
            self.refuse(error, getattr(message, "table", None), getattr(message, "id", None))
        except Exception as error:  # noqa: BLE001 - our fault, or the database's: say so, keep the connection
            self.services.log.error("socket.failed", error=repr(error)[:300])
            trouble = Refused("busy", "this cannot be done just now; nothing has changed")
            self.refuse(trouble, getattr(message, "table", None), getattr(message, "id", None))

    async def _other(self, message: Watch | Unwatch | LiveAsk | LiveSay | Ping) -> None:
        if isinstance(message, Ping):
            self.send(encode(wire.Pong(n=message.n, server_time=now_ms())))
        elif isinstance(message, Watch):
            (self.lean.add if message.differences else self.lean.discard)(message.table)
            await self.watch(message.table, message.seat, message.only)
        elif isinstance(message, Unwatch):
            live = self.tables.pop(message.table, None)
            self.lean.discard(message.table)
            if live is not None:
                self.services.tables.unwatch(live, self)
        elif isinstance(message, LiveAsk):
            self.services.limits.take("ask", self.caller)
            task = asyncio.create_task(self._ask(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            if self.person is None:
                raise Refused("not-signed-in", "choose a name first")
            self.services.limits.take("say", self.caller)
            live = await self.services.tables.seen_by(self.person, message.table)
            await self.services.talk.say(live, self.person, message.text)

    async def watch(self, table_id: str, seat: int | None, only: str | None = None) -> None:
        """Follow a table; everything from the view on comes in order."""
        if len(self.tables) >= MOST_TABLES and table_id not in self.tables:
            raise Refused("too-many", "one connection follows 50 tables at most")
        live = await self.services.tables.seen_by(self.person, table_id)
        async with live.lock:
            if live.away:
                raise Refused("busy", "try again")
            if seat is not None and not (live.told == "over" and seat < len(live.seats)):
                live.check_seat(self.person, seat)
            before = self.tables.get(table_id)
            if before is not None and before is not live:
                self.services.tables.unwatch(before, self)
            self.tables[table_id] = live
            shown = views.live_view(live, self.person, seat)
            self.send(encode(shown))
            if seat is None and table_id in self.lean:
                live.room.lean.joined(cast("msgspec.Raw | None", shown.view))  # a spectator's is written already
            self.services.tables.watch(live, self, seat, only)

    def lost_table(self, table_id: str) -> None:
        """The table was dropped from memory: look at it afresh."""
        live = self.tables.pop(table_id, None)
        if live is None or self._ending:
            return
        audience = live.room.audience
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
            except Refused as error:
                if error.refusal.error != "busy":
                    self.refuse(error, table_id, None)
                    return
            except Exception as error:  # noqa: BLE001 - the database is away: it comes back
                self.services.log.warning("socket.table.away", table=table_id, error=type(error).__name__)
            else:
                return
            await asyncio.sleep(wait)
            wait = min(5.0, wait * 2)

    async def _ask(self, message: LiveAsk) -> None:
        try:
            live = await self.services.tables.seen_by(self.person, message.table)
            update, answer = await asked(live, self.person, message.seat, message.question)
        except Refused as error:
            self.refuse(error, message.table, message.id)
        else:
            self.send(encode(wire.LiveAnswer(table=message.table, id=message.id, update=update, answer=answer)))

    async def _move(self, message: Moving) -> None:
        services, person = self.services, self.person
        live = self.tables.get(message.table)
        try:
            if live is None or live.away:
                live = await services.tables.seen_by(person, message.table)
            if isinstance(message, LivePlay):
                played = await services.play.play(
                    live, person, message.seat, message.ply, message.update, message.id, message.action
                )
            elif isinstance(message, LiveUndo):
                played = await services.play.undo(live, person, message.seat, message.ply, message.id)
            elif isinstance(message, LiveAskUndo):
                played = await services.play.ask_undo(live, person, message.seat, message.to, message.id)
            else:
                played = await services.play.answer_undo(live, person, message.seat, message.agree, message.id)
        except Refused as error:
            self.refuse(error, message.table, message.id)
        except Outdated:
            assert live is not None
            await self._tell_stale(live, message)
        except Exception as error:  # noqa: BLE001 - our fault
            self._fault(error, message)
        else:
            self.send(encode(wire.Done(table=message.table, id=played.id, update=played.update, ply=played.ply)))


def too_many(services: Services, connection: Connection) -> bool:
    """Has this person, or this address, enough lines open?"""
    callers = [one.caller for one in services.connections.sockets]
    of_address = sum(one.address == connection.caller.address for one in callers)
    return callers.count(connection.caller) >= MOST_CONNECTIONS or of_address >= MOST_OF_ADDRESS


@websocket("/api/live", opt={"who": "anyone"})
async def live_socket(socket: WebSocket[Any, Any, State], state: State) -> None:
    """Play and watch live."""
    services: Services = state.services
    await socket.accept()
    connection = Connection(services, socket)
    if services.connections.closing or socket.auth == AWAY:
        connection.goodbye("restart", 1.0)
    elif services.limits.on and too_many(services, connection):
        connection.goodbye("slow", 10.0)
    services.connections.sockets.add(connection)
    metrics.connections.set(len(services.connections.sockets))
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await connection.run()
    finally:
        services.connections.sockets.discard(connection)
        metrics.connections.set(len(services.connections.sockets))
