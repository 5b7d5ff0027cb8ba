"""Play: every way in which a table moves on. Check, carry out, store, and only then acknowledge and publish.

All of it happens under the table's lock. Should another process have been first, the table is read again and the check repeated.
"""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from porphyry.server import broadcast, endings, moves, table_jobs
from porphyry.server import database as db
from porphyry.server.refusals import Outdated, Refused
from porphyry.server.schema import Played
from porphyry.server.store import Append, Job, Taken, now_ms

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from porphyry.kernel.event import Event
    from porphyry.kernel.orders import Order
    from porphyry.server.common import Common
    from porphyry.server.entries import Entry
    from porphyry.server.live import LiveTable
    from porphyry.server.moves import Move
    from porphyry.server.schema import Person
    from porphyry.server.signals import Signals
    from porphyry.server.tables import Tables

ATTEMPTS: Final = 6
LONGEST_QUIET_MS: Final = 5_000
"""So long who does something at a table waits for a reaction of others."""
SEATED: Final = (
    "takeover", "return", "forfeit", "concede", "substitute", "propose-end", "propose-pause", "agree", "object", "pause", "resume",
)  # fmt: skip
"""The kinds of entries that change what lists show of a table."""


class Made(Struct):
    """What a move has made of a table in memory, and what is to be stored of it."""

    entry: Entry
    events: list[Event]
    before: dict[int, int]
    """Which question each seat was asked."""
    standing: tuple[Any, ...]
    more: list[Job[Any]]


class Play:
    """The referee's desk."""

    def __init__(self, common: Common, tables: Tables, signals: Signals) -> None:
        self.settings = common.settings
        self.log = common.log
        self.store = common.store
        self.hub = common.hub
        self.tables = tables
        self.signals = signals
        self._notice_ms = int(common.settings.notice_delay_s * 1000)
        self._lease_ms = common.settings.bot_lease_ms
        self._running: set[asyncio.Task[Any]] = set()
        self.unbroken: set[asyncio.Task[None]] = set()  # tasks that nobody cancels

    # What people do

    async def play(
        self,
        live: LiveTable,
        person: Person | None,
        seat: int,
        ply: int,
        update: int | None,
        action_id: str,
        action: str | Mapping[str, str | int],
    ) -> Played:
        """A person's action, or a whole move of several in one text."""
        key = f"{seat}:{action_id}"
        played = await self.carry_out(
            live, moves.PlayAction(person=person, seat=seat, key=key, ply=ply, update=update, action=action)
        )
        if person is not None and not self.is_marked(live, person, seat):
            await self._mark(live, seat, program=person.program)
        return played

    def is_marked(self, live: LiveTable, person: Person, seat: int) -> bool:
        """Is it shown whether a person plays here, or a program of theirs?"""
        return live.seats[seat].kind != "person" or live.seats[seat].program == person.program

    async def _mark(self, live: LiveTable, seat: int, *, program: bool) -> None:
        """Show whether a person plays here, or a program of theirs."""
        mine = (db.seats.c.table_id == live.id) & (db.seats.c.seat == seat)
        change = db.seats.update().where(mine).values(program=program)
        await self.store.write(lambda connection: connection.execute(change).rowcount)
        live.seats[seat].program = program
        broadcast.tell_table(live)
        self.hub.publish(live.id, live.n, "seats")

    async def undo(self, live: LiveTable, person: Person | None, seat: int, ply: int, action_id: str) -> Played:
        """Take the seat's last action back."""
        return await self.carry_out(live, moves.TakeBack(person=person, seat=seat, key=f"{seat}:{action_id}", ply=ply))

    async def ask_undo(self, live: LiveTable, person: Person | None, seat: int, to: int, action_id: str) -> Played:
        """Ask everybody to go back to ply `to`; if nobody else has to agree it happens at once."""
        return await self.carry_out_quietly(
            live, moves.AskToGoBack(person=person, seat=seat, key=f"{seat}:{action_id}", to=to)
        )

    async def answer_undo(
        self, live: LiveTable, person: Person | None, seat: int, agree: bool, action_id: str
    ) -> Played:
        """Agree to going back, or refuse it."""
        return await self.carry_out_quietly(
            live, moves.AnswerGoingBack(person=person, seat=seat, key=f"{seat}:{action_id}", agree=agree)
        )

    async def start(self, live: LiveTable) -> None:
        """Begin the game."""
        await self.carry_out(live, moves.Start())

    async def takeover(self, live: LiveTable, seat: int, level: str, by: str) -> None:
        """A bot plays on for this seat."""
        await self.carry_out(live, moves.Takeover(seat=seat, level=level, by=by))

    async def come_back(self, live: LiveTable, person: Person, seat: int) -> None:
        """The player takes the seat back from the bot."""
        await self.carry_out_quietly(live, moves.ComeBack(person=person, seat=seat))

    # What bots and clocks do

    async def bot_plays(self, live: LiveTable, seat: int, line: str, n: int) -> bool:
        """A bot's answer to the question as it stood at entry `n`; False if that question is gone."""
        return await self._unless_gone(live, moves.BotPlays(seat=seat, line=line, n=n))

    async def default_plays(self, live: LiveTable, seat: int) -> bool:
        """What is safe when nobody decides; False if the question is gone."""
        return await self._unless_gone(live, moves.DefaultPlays(seat=seat))

    async def order_plays(self, live: LiveTable) -> bool:
        """What a standing order answers to an open question; False if none does."""
        return await self._unless_gone(live, moves.OrderPlays())

    async def _unless_gone(self, live: LiveTable, move: Move) -> bool:
        try:
            await self.carry_out(live, move)
        except Outdated:
            return False
        return True

    # The one way through

    async def quiet(self, live: LiveTable) -> None:
        """Wait while somebody might react in secret: whatever a deed met with before would tell whether anybody can.

        Who would have to wait for long is refused, in either case.
        """
        while (left := live.story.quiet_until - now_ms()) > 0:
            if left > LONGEST_QUIET_MS:
                raise Refused("conflict", "one moment: the others may react")
            await asyncio.sleep(left / 1000)

    async def carry_out_quietly(self, live: LiveTable, move: Move) -> Played:
        """The same, once nobody might react in secret any more."""
        await self.quiet(live)
        return await self.carry_out(live, move)

    async def carry_out(self, live: LiveTable, move: Move) -> Played:
        """Check, carry out, store and publish; to the end even if whoever asked goes away meanwhile."""
        if asyncio.current_task() in self.unbroken:
            return await self._move(live, move)
        task = asyncio.ensure_future(self._move(live, move))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal holds this frame, and the task holds the refusal

    def at_once(self, live: LiveTable, move: Move, answer: Callable[[Played | Exception], None]) -> bool:
        """The same without a task, if nobody is before it at this table; False if somebody is.

        `answer` is called with what `carry_out` returns or raises.
        """
        if not live.take():
            return False
        try:
            made = self._make(live, move)
        except Exception as error:  # noqa: BLE001 - whatever it is, it belongs to who asked
            live.lock.release()
            answer(error)
            return True
        if isinstance(made, Played):
            live.lock.release()
            answer(made)
        else:
            done = functools.partial(self._on_disk, live, move, made, answer)
            self.store.put(Append(made.entry.row(), made.standing, made.more, done))
        return True

    def _on_disk(
        self,
        live: LiveTable,
        move: Move,
        made: Made,
        answer: Callable[[Played | Exception], None],
        error: BaseException | None,
    ) -> None:
        """What was carried out at once is stored, or could not be."""
        if error is not None:
            task = asyncio.ensure_future(self._again(live, move, made, answer, error))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
            return
        try:
            try:
                self._show(live, made)
            finally:
                live.lock.release()
            result: Played | Exception = self._follow(live, made)
        except Exception as fault:  # noqa: BLE001 - as where it is waited for
            result = fault
        answer(result)

    async def _again(
        self,
        live: LiveTable,
        move: Move,
        made: Made,
        answer: Callable[[Played | Exception], None],
        error: BaseException,
    ) -> None:
        """Go on as where it is waited for. The lock is held."""
        try:
            try:
                await self._recover(live, made, error)
                again = await self._carry_out(live, move)
            finally:
                live.lock.release()
            result: Played | Exception = again if isinstance(again, Played) else self._follow(live, again)
        except Exception as fault:  # noqa: BLE001 - as where it is waited for
            result = fault
        answer(result)

    async def _move(self, live: LiveTable, move: Move) -> Played:
        async with live.lock:
            made = await self._carry_out(live, move)
        return made if isinstance(made, Played) else self._follow(live, made)

    async def _carry_out(self, live: LiveTable, move: Move) -> Made | Played:
        """The lock is held. If it was done before, what was answered then."""
        for _ in range(ATTEMPTS):
            made = self._make(live, move)
            if isinstance(made, Played):
                return made
            try:
                await self.store.append(made.entry.row(), made.standing, made.more)
            except Exception as error:  # noqa: BLE001 - told apart there
                await self._recover(live, made, error)
            else:
                self._show(live, made)
                return made
        raise Refused("busy", "this table is very busy; try again")

    def _make(self, live: LiveTable, move: Move) -> Made | Played:
        """Check and carry out in memory. If it was done before, what was answered then."""
        key = move.key
        if live.away:
            raise Refused("busy", "try again")
        if key is not None:
            live.check_seat(move.person, move.own)
            if (known := live.replies.known(key)) is not None:
                return known
        before = live.asked_kinds()
        try:
            entry, events = move.apply(live, before)
        except (Refused, Outdated) as error:
            if key is not None:
                live.replies.refuse(key, error)
            raise
        except Exception:
            self.tables.drop(live)  # a fault of ours: whoever looks again gets the table as it is stored
            raise
        self._note_end(live, entry)
        ended = live.end_orders(events)
        live.story.unfold(entry, events)
        live.clocks.run(live, entry, entry.at, before)
        standing = live.standing(entry.at, entry.n, self._notice_ms, self._lease_ms)
        return Made(entry, events, before, standing, self._more(live, entry, ended))

    async def _recover(self, live: LiveTable, made: Made, error: BaseException) -> None:
        """It could not be stored. If another process was first, read what that has done; if not, raise Refused."""
        if isinstance(error, Taken):
            await self.tables.refresh(live)
            return
        self.tables.drop(live)
        if made.entry.kind == "start":
            live.status = live.row.status = "open"
        self.log.error("table.store.failed", table=live.id, error=type(error).__name__)
        raise Refused("busy", "this could not be stored; nothing has changed") from error

    def _show(self, live: LiveTable, made: Made) -> None:
        """It is on disk: tell those who follow the table."""
        live.stored = live.moved_here = True
        step = live.settle(made.entry, made.events, made.before)
        broadcast.tell_step(live, step)
        if made.entry.kind in SEATED or live.told == "over":
            broadcast.tell_table(live)

    def _follow(self, live: LiveTable, made: Made) -> Played:
        """What follows once the table is free: the other servers hear of it, and whoever is next."""
        entry = made.entry
        self.hub.publish(live.id, entry.n)
        self.signals.table_moved(live)
        update, ply = live.story.numbers(entry.n, entry.ply)
        key = entry.action_id
        return Played(id=key.partition(":")[2] if key else "", update=update, ply=ply)

    def _note_end(self, live: LiveTable, entry: Entry) -> None:
        if entry.kind == "play" and live.history.table is not None and not live.game.deciders(live.history.table.state):
            outcome = live.history.table.outcome
            live.status = "over"
            live.outcome = endings.ranked(outcome.to_data(), live.agreements.given_up) if outcome else None
            live.row.ended_by = "rules"
        if live.status == "over":
            live.row.ended_at = entry.at

    def _more(self, live: LiveTable, entry: Entry, ended: list[Order]) -> list[Job[Any]]:
        """What else changes with this entry."""
        jobs: list[Job[Any]] = [table_jobs.keep_orders(live, order.seat, order.name) for order in ended]
        if entry.kind == "start":
            jobs.append(table_jobs.started(live) if live.stored else table_jobs.new_table(live))
        if live.status == "over":
            jobs.append(table_jobs.ended(live))
        if entry.kind in ("takeover", "return") and entry.seat is not None:
            jobs.append(table_jobs.seat_bot(live.id, entry.seat, {"bot": entry.line or None}))
        if entry.kind in ("concede", "forfeit") and entry.seat is not None and entry.line:
            jobs.append(table_jobs.seat_bot(live.id, entry.seat, {"bot": entry.line, "given_up": True}))
        if entry.kind == "substitute" and entry.seat is not None:
            jobs.append(functools.partial(table_jobs.sit_down, live, entry.seat))
        if entry.kind in ("pause", "resume"):
            live.row.paused = live.agreements.paused
            jobs.append(table_jobs.rests(live.id, paused=live.agreements.paused))
        snapshot = live.history.snapshot(self.settings.snapshot_plies) if entry.kind == "play" else None
        if snapshot is not None:
            row = {"table_id": live.id, "n": entry.n, "ply": entry.ply, "data": snapshot}
            jobs.append(lambda connection: connection.execute(db.snapshots.insert().values(**row)).rowcount)
        return jobs
