"""Tables: which of them are in memory, how they keep up with other processes, and who follows them."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from porphyry.kernel.orders import order_from_data
from porphyry.server import broadcast, clocks, metrics
from porphyry.server import database as db
from porphyry.server.entries import Entry, Seat, decode
from porphyry.server.hub import PRESENT_S
from porphyry.server.live import LiveTable
from porphyry.server.people import DAY_MS
from porphyry.server.refusals import Refused
from porphyry.server.snapshots import Damaged, Snapshot

if TYPE_CHECKING:
    from porphyry.kernel.orders import Order
    from porphyry.server.clocks import Clock
    from porphyry.server.common import Common
    from porphyry.server.connections import Connections
    from porphyry.server.entries import Watcher
    from porphyry.server.schema import Person
    from porphyry.server.signals import Signals
    from porphyry.server.standstill import Standstill
    from porphyry.server.talk import Talk

GATHER_S: Final = 0.5
"""Who comes and goes is told once in so long a time."""


class Tables:
    """All tables of this server."""

    def __init__(
        self, common: Common, signals: Signals, connections: Connections, talk: Talk, standstill: Standstill
    ) -> None:
        self.settings = common.settings
        self.log = common.log
        self.store = common.store
        self.hub = common.hub
        self.signals = signals
        self.connections = connections
        self.talk = talk
        self.standstill = standstill
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # In memory

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store."""
        live = self._live.get(table_id)
        if live is None or live.away:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    live = self._live.get(table_id)
                    if live is None or live.away:
                        live = await self._load(table_id)
                        self.enter(live)
                        self.signals.table_opened(live)
            finally:
                self._loading.pop(table_id, None)
        live.used_at = time.monotonic()
        return live

    def enter(self, live: LiveTable) -> None:
        """Keep it in memory."""
        self._live[live.id] = live
        live.absent_ms = self.settings.absent_days * DAY_MS
        live.used_at = time.monotonic()
        live.room.listed = broadcast.outline(live)
        metrics.live_tables.set(len(self._live))

    async def seen_by(self, person: Person | None, table_id: str) -> LiveTable:
        """The table, if this person may know of it."""
        live = await self.get(table_id)
        if not self.store.embedded:
            await self._look(live)
            if live.away:  # dropped meanwhile: look at what is stored
                live = await self.get(table_id)
        if not live.may_see(person):
            raise Refused("not-found", "there is no such table")
        return live

    async def _look(self, live: LiveTable) -> None:
        """Somebody asks for the table: another process may know more than we have heard yet."""
        row = await self.store.row(
            sa.select(db.tables.c.status, db.standing.c.n)
            .outerjoin(db.standing, db.standing.c.table_id == db.tables.c.id)
            .where(db.tables.c.id == live.id)
        )
        if row is None:
            return
        if (row.n or 0) > live.n or row.status != live.status:
            async with live.lock:
                if not live.away and ((row.n or 0) > live.n or row.status != live.status):
                    await self._follow(live)
        elif row.status == "open":
            async with live.lock:
                if live.status == "open":  # once it has begun, the seats are those of the beginning
                    await self.reload_seats(live)

    def loaded(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._live.get(table_id)

    def all_loaded(self) -> list[LiveTable]:
        """Every table in memory."""
        return list(self._live.values())

    async def _load(self, table_id: str) -> LiveTable:
        row, seats, entries, banks, snapshot, orders = await self._read(table_id)
        try:
            live = LiveTable(row, seats)
            live.orders = orders
            await asyncio.to_thread(live.build, entries, banks, snapshot)
        except Exception as error:
            raise await self.standstill.broken(row, error) from error
        await self.standstill.whole(row)
        people = [one.person for one in live.seats if one.person is not None]
        for person in await self.hub.elsewhere(table_id, people):
            live.room.elsewhere[person] = time.monotonic() + PRESENT_S
        return live

    async def _read(
        self, table_id: str, *, snapshot: bool = True
    ) -> tuple[Any, list[Seat], list[Entry], list[Clock], Snapshot | None, list[Order]]:
        async with self.store.read() as connection:
            found = (await connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id))).first()
            if found is None:
                raise Refused("not-found", "there is no such table")
            seats = await connection.execute(sa.select(db.seats).where(db.seats.c.table_id == table_id))
            entries = await connection.execute(
                sa.select(db.entries).where(db.entries.c.table_id == table_id).order_by(db.entries.c.n)
            )
            standing = await connection.execute(
                sa.select(db.standing.c.clocks).where(db.standing.c.table_id == table_id)
            )
            kept = standing.scalar()
            given = await connection.execute(sa.select(db.orders.c.data).where(db.orders.c.table_id == table_id))
            orders = [order_from_data(decode(text)) for (text,) in given]
            last = None
            if snapshot:
                last = (
                    await connection.execute(
                        sa.select(db.snapshots.c.n, db.snapshots.c.data)
                        .where(db.snapshots.c.table_id == table_id)
                        .order_by(db.snapshots.c.n.desc())
                        .limit(1)
                    )
                ).first()
            return (
                SimpleNamespace(**found._mapping),
                [seat_of(row) for row in seats],
                [Entry(*row) for row in entries],
                clocks.read(kept),
                self._snapshot(table_id, last) if last is not None else None,
                orders,
            )

    def _snapshot(self, table_id: str, row: Any) -> Snapshot | None:
        try:
            return Snapshot(row.n, row.data)
        except Damaged as error:
            self.log.warning("snapshot.damaged", table=table_id, error=str(error))
            return None

    async def refresh(self, live: LiveTable) -> None:
        """Another process was first: forget what was not stored, take over and publish what was. The lock is held."""
        row, seats, entries, banks, _, live.orders = await self._read(live.id, snapshot=False)
        known, shown = live.n, live.story.place
        live.set_row(row, seats)
        try:
            live.build(entries[:known], banks, None, shown)
        except Refused:
            self.drop(live)
            raise
        self._take_over(live, entries[known:])

    def _take_over(self, live: LiveTable, news: list[Entry]) -> None:
        """Carry out what another process has stored, and publish it here. What is still veiled makes no sound."""
        status = live.status
        try:
            for entry in news:
                live.status = status if entry is news[-1] else "playing"
                broadcast.tell_step(live, live.redo(entry))
        except Refused:
            self.drop(live)
            raise
        if live.room.listed != broadcast.outline(live):
            broadcast.tell_table(live)

    async def catch_up(self, table_id: str, what: str, n: int) -> None:
        """Another process has news of this table: read them and tell our watchers."""
        live = self._live.get(table_id)
        news, _, person = what.partition(" ")
        if news in ("here", "gone"):
            if live is not None:
                self._presence_elsewhere(live, person, here=news == "here")
            return
        if live is None:
            if self.connections.streams:  # a program may sit at it
                live = await self.get(table_id)
                self.signals.table_moved(live, elsewhere=True)
            return
        if what == "chat":
            for line in await self.talk.lines(table_id, n - 1):
                broadcast.tell_chat(live, line)
            return
        if what == "entry" and n <= live.n:
            return
        async with live.lock:
            if live.away or (what == "entry" and n <= live.n):
                return
            before = live.orders
            await self._follow(live)
            for order in before + live.orders:
                if (order in before) != (order in live.orders):
                    broadcast.tell_seat(live, order.seat)

    async def _follow(self, live: LiveTable) -> None:
        """Take over entries that another process wrote, and publish them here."""
        row, seats, entries, banks, _, live.orders = await self._read(live.id, snapshot=False)
        news = [entry for entry in entries if entry.n > live.n]
        bots = {one.seat: one.bot for one in live.seats}
        live.set_row(row, seats)
        if news:
            live.recall_people(bots)
        live.clocks.banks = banks
        self._take_over(live, news)
        if news:
            live.moved_here = False
            self.signals.table_moved(live, elsewhere=True)

    async def look_for_news(self) -> None:
        """Compare with the database what is being watched here: messages can get lost."""
        watched = {live.id: live for live in self._live.values() if live.room.audience}
        if not watched:
            return
        ids = list(watched)
        query = sa.select(db.standing.c.table_id, db.standing.c.n).where(db.standing.c.table_id.in_(ids))
        for row in await self.store.rows(query):
            if row.n > watched[row.table_id].n:
                await self.catch_up(row.table_id, "entry", row.n)

    def drop(self, live: LiveTable) -> None:
        """Forget the copy in memory; watchers are told to look again."""
        live.away = True
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self.signals.table_dropped(live)
        metrics.live_tables.set(len(self._live))
        for watcher in [*live.room.audience.watchers, *live.room.audience.programs]:
            forget = getattr(watcher, "lost_table", None)
            if forget is not None:
                forget(live.id)

    def drop_idle(self) -> None:
        """Make room: nobody watches, nobody has asked for a while."""
        oldest = time.monotonic() - self.settings.idle_s
        for live in list(self._live.values()):
            if not live.room.audience and live.used_at < oldest and not live.story.held and not live.lock.locked():
                self.drop(live)

    # Watching

    def watch(self, live: LiveTable, watcher: Watcher, seat: int | None, only: str | None = None) -> None:
        """Follow the table from this seat: everything, or decisions only."""
        was_here, looked_on = self._is_here(live, watcher), live.room.audience.spectators
        live.room.audience.enter(watcher, seat, decisions=only is not None)
        self._presence(live, watcher, was_here, looked_on)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Follow it no longer."""
        was_here, looked_on = self._is_here(live, watcher), live.room.audience.spectators
        live.room.audience.leave(watcher)
        self._presence(live, watcher, was_here, looked_on)

    def _is_here(self, live: LiveTable, watcher: Watcher) -> bool:
        return watcher.person is not None and live.room.audience.follows(watcher.person.id)

    def _presence(self, live: LiveTable, watcher: Watcher, was_here: bool, looked_on: int) -> None:
        is_here = self._is_here(live, watcher)
        if is_here != was_here or live.room.audience.spectators != looked_on:  # who has no name yet is a spectator too
            self._soon(live)
        if is_here != was_here and watcher.person is not None:
            self.hub.present(live.id, watcher.person.id, here=is_here)

    def _presence_elsewhere(self, live: LiveTable, person: str, *, here: bool) -> None:
        before = live.room.online()
        live.room.elsewhere[person] = time.monotonic() + PRESENT_S if here else 0.0
        if live.room.online() != before:
            self._soon(live)

    def _soon(self, live: LiveTable) -> None:
        """Tell that somebody came or went: at once, and while many do so twice a second at most."""
        if live.room.presence_timer is not None:
            return
        wait = max(0.0, live.room.presence_told + GATHER_S - time.monotonic())
        live.room.presence_timer = asyncio.get_running_loop().call_later(wait, self._tell_presence, live)

    def _tell_presence(self, live: LiveTable) -> None:
        live.room.presence_timer, live.room.presence_told = None, time.monotonic()
        if not live.away:
            broadcast.tell_table(live)

    async def still_here(self) -> None:
        """Tell the other servers again who is looking through us."""
        for live in self._live.values():
            for person in live.room.audience.people:
                self.hub.present(live.id, person, here=True)

    async def reload_seats(self, live: LiveTable) -> None:
        rows = await self.store.rows(sa.select(db.seats).where(db.seats.c.table_id == live.id))
        live.seats = sorted((seat_of(row) for row in rows), key=lambda one: one.seat)


def seat_of(row: Any) -> Seat:
    """A row of `seats`."""
    return Seat(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        name=row.name,
        bot=row.bot,
        program=bool(row.program),
        contribution=row.contribution,
        given_up=bool(row.given_up),
    )
