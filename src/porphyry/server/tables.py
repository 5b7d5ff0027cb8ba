"""Tables: made, found, joined, left; invitations, chat, notes; and which of them are in memory."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

import porphyry
from porphyry.bots.names import name_for
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.game import has_secrets
from porphyry.kernel.orders import order_from_data
from porphyry.kernel.table import ENGINE, checked_options, table_from_position
from porphyry.server import catalogue, metrics
from porphyry.server import database as db
from porphyry.server.hub import PRESENT_S
from porphyry.server.live import Entry, LiveTable, Seat, Watcher, decode, encode, table_info
from porphyry.server.people import new_id
from porphyry.server.play import new_table
from porphyry.server.refusals import No, of_kernel
from porphyry.server.schema import Chat, ChatLine, Invite, NewTable, SeatWish, TableInfo
from porphyry.server.snapshots import Snapshot
from porphyry.server.store import IntegrityError, now_ms
from porphyry.server.veil import PASSED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine import Connection

    from porphyry.kernel.orders import Order
    from porphyry.server.house import House
    from porphyry.server.schema import Person

IDLE_S: Final = 300.0
LONGEST_LIST: Final = 200
CHAT_LINES: Final = 500


class Tables:
    """All tables of this server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # In memory

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store."""
        live = self._live.get(table_id)
        if live is None or live.away:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                live = self._live.get(table_id)
                if live is None or live.away:
                    live = await self._load(table_id)
                    self._keep(live)
                    self.house.curtain.set(live)  # it may be loaded in the middle of its story
            self._loading.pop(table_id, None)
        live.used_at = time.monotonic()
        return live

    def _keep(self, live: LiveTable) -> None:
        self._live[live.id] = live
        live.used_at = time.monotonic()
        live.listed = live.outline()
        metrics.live_tables.set(len(self._live))

    async def seen_by(self, person: Person | None, table_id: str) -> LiveTable:
        """The table, if this person may know of it."""
        live = await self.get(table_id)
        if not self.store.embedded:
            await self._look(live)
        if not live.may_see(person):
            raise No("not-found", "there is no such table")
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
            await self._reload_seats(live)

    def loaded(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._live.get(table_id)

    def all_loaded(self) -> list[LiveTable]:
        """Every table in memory."""
        return list(self._live.values())

    async def _load(self, table_id: str) -> LiveTable:
        row, seats, entries, clocks, snapshot, orders = await self._read(table_id)
        live = LiveTable(row, seats)
        live.orders = orders
        await asyncio.to_thread(live.build, entries, clocks, snapshot)
        people = [one.person for one in live.seats if one.person is not None]
        for person in await self.house.hub.elsewhere(table_id, people):
            live.elsewhere[person] = time.monotonic() + PRESENT_S
        return live

    async def _read(
        self, table_id: str, *, snapshot: bool = True
    ) -> tuple[Any, list[Seat], list[Entry], list[list[int | None]], Snapshot | None, list[Order]]:
        async with self.store.read() as connection:
            found = (await connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id))).first()
            if found is None:
                raise No("not-found", "there is no such table")
            seats = await connection.execute(sa.select(db.seats).where(db.seats.c.table_id == table_id))
            entries = await connection.execute(
                sa.select(db.entries).where(db.entries.c.table_id == table_id).order_by(db.entries.c.n)
            )
            standing = await connection.execute(
                sa.select(db.standing.c.clocks).where(db.standing.c.table_id == table_id)
            )
            clocks = standing.scalar()
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
                [_seat(row) for row in seats],
                [Entry(*row) for row in entries],
                decode(clocks) if clocks else [],
                Snapshot(last.n, last.data) if last is not None else None,
                orders,
            )

    async def refresh(self, live: LiveTable) -> None:
        """Another process was first: forget what was not stored, take over and publish what was. The lock is held."""
        row, seats, entries, clocks, _, live.orders = await self._read(live.id, snapshot=False)
        known, shown = live.n, live.veil.place
        live.set_row(row, seats)
        try:
            live.build(entries[:known], clocks, None, shown)
        except No:
            self.drop(live)
            raise
        self._take_over(live, entries[known:])

    def _take_over(self, live: LiveTable, news: list[Entry]) -> None:
        """Carry out what another process has stored, and publish it here. What is still veiled makes no sound."""
        status = live.status
        try:
            for entry in news:
                live.status = status if entry is news[-1] else "playing"
                live.tell_step(live.redo(entry))
        except No:
            self.drop(live)
            raise
        if live.listed != live.outline():
            live.tell_table()

    async def catch_up(self, table_id: str, what: str, n: int) -> None:
        """Another process has news of this table: read them and tell our watchers."""
        live = self._live.get(table_id)
        news, _, person = what.partition(" ")
        if news in ("here", "gone"):
            if live is not None:
                self._presence_elsewhere(live, person, here=news == "here")
            return
        if live is None:
            if self.house.listeners:  # a program may sit at it
                live = await self.get(table_id)
                self.house.after(live, live.steps[-1].entry if live.steps else None, elsewhere=True)
            return
        if what == "chat":
            for line in await self._chat_lines(table_id, n - 1):
                live.tell(lambda _watcher, _seat, line=line: encode({"type": "chat", "line": line}))  # type: ignore[misc]
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
                    live.tell_seat(order.seat)

    async def _follow(self, live: LiveTable) -> None:
        """Take over entries that another process wrote, and publish them here."""
        row, seats, entries, clocks, _, live.orders = await self._read(live.id, snapshot=False)
        news = [entry for entry in entries if entry.n > live.n]
        bots = {one.seat: one.bot for one in live.seats}
        live.set_row(row, seats)
        if news:
            live.recall_people(bots)
        live.clocks = clocks
        self._take_over(live, news)
        if news:
            live.moved_here = False
            self.house.after(live, news[-1], elsewhere=True)

    async def look_for_news(self) -> None:
        """Compare with the database what is being watched here: messages can get lost."""
        watched = {live.id: live for live in self._live.values() if live.watchers or live.programs}
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
        metrics.live_tables.set(len(self._live))
        for watcher in [*live.watchers, *live.programs]:
            forget = getattr(watcher, "lost_table", None)
            if forget is not None:
                forget(live.id)

    def drop_idle(self) -> None:
        """Make room: nobody watches, nobody has asked for a while."""
        oldest = time.monotonic() - IDLE_S
        for live in list(self._live.values()):
            if (
                not live.watchers
                and not live.programs
                and live.used_at < oldest
                and not live.veil.held
                and not live.lock.locked()
            ):
                self.drop(live)

    # Watching

    def watch(self, live: LiveTable, watcher: Watcher, seat: int | None, only: str | None = None) -> None:
        """Follow the table from this seat: everything, or decisions only."""
        before, looked_on = live.here(), live.spectators()
        live.watchers.pop(watcher, None)
        live.programs.pop(watcher, None)
        if only is not None and seat is not None:
            live.programs[watcher] = seat
        else:
            live.watchers[watcher] = seat
        self._presence(live, before, looked_on)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Follow it no longer."""
        before, looked_on = live.here(), live.spectators()
        live.watchers.pop(watcher, None)
        live.programs.pop(watcher, None)
        self._presence(live, before, looked_on)

    def _presence(self, live: LiveTable, before: set[str], looked_on: int) -> None:
        now = live.here()
        if now != before or live.spectators() != looked_on:  # who has no name yet is a spectator too
            live.tell_table()
        for person in now ^ before:
            self.house.hub.present(live.id, person, here=person in now)

    def _presence_elsewhere(self, live: LiveTable, person: str, *, here: bool) -> None:
        before = live.online()
        live.elsewhere[person] = time.monotonic() + PRESENT_S if here else 0.0
        if live.online() != before:
            live.tell_table()

    def still_here(self) -> None:
        """Tell the other servers again who is looking through us."""
        for live in self._live.values():
            for person in live.here():
                self.house.hub.present(live.id, person, here=True)

    # Lists

    async def list_for(self, person: Person | None, query: sa.Select[Any]) -> list[TableInfo]:
        """The tables of a question, as they stand in lists."""
        async with self.store.read() as connection:
            rows = (await connection.execute(query.limit(LONGEST_LIST))).all()
            ids = [row.id for row in rows]
            seats = await connection.execute(sa.select(db.seats).where(db.seats.c.table_id.in_(ids)))
            by_table: dict[str, list[Seat]] = {}
            for row in seats:
                by_table.setdefault(row.table_id, []).append(_seat(row))
            stands = await connection.execute(sa.select(db.standing).where(db.standing.c.table_id.in_(ids)))
            where = {row.table_id: row for row in stands}
            kept: dict[str, Any] = {}
            said: dict[str, int] = {}
            if person is not None:
                mine = (db.members.c.person == person.id) & db.members.c.table_id.in_(ids)
                kept = {row.table_id: row for row in await connection.execute(sa.select(db.members).where(mine))}
                lines = await connection.execute(
                    sa.select(db.chat.c.table_id, sa.func.max(db.chat.c.n))
                    .where(db.chat.c.table_id.in_(ids))
                    .group_by(db.chat.c.table_id)
                )
                said = {row[0]: row[1] for row in lines}
        result = []
        for row in rows:
            standing, own, live = where.get(row.id), kept.get(row.id), self._live.get(row.id)
            unread = max(0, said.get(row.id, 0) - (own.chat_seen if own else 0))
            muted = bool(own and own.muted)
            drawn = live is not None and live.veil.drawn
            if drawn or (standing and (standing.hidden == PASSED or (standing.shown_at or 0) > now_ms())):
                with contextlib.suppress(No):  # one that cannot be opened is listed as it is stored
                    live = await self.seen_by(person, row.id)
                    result.append(live.info(person, unread=unread, muted=muted))
                    continue
            asked = [seat for seat in range(row.seats) if standing and standing.asked >> seat & 1]
            result.append(
                table_info(
                    row,
                    sorted(by_table.get(row.id, []), key=lambda one: one.seat),
                    person,
                    status=row.status,
                    outcome=decode(row.outcome) if row.outcome else None,
                    asked=asked if row.status == "playing" else [],
                    hidden=bool(standing and standing.hidden == 1 and row.status == "playing"),
                    ply=standing.shown_ply if standing else 0,
                    n=standing.shown_n if standing else 0,
                    deadline=standing.deadline_at if standing else None,
                    online=live.online() if live else set(),
                    unread=unread,
                    muted=muted,
                )
            )
        return result

    async def lobby(self, person: Person | None, game: str | None, status: str | None) -> list[TableInfo]:
        """Public tables: those that wait for players first, then the newest."""
        tables = db.tables
        query = sa.select(tables).where(tables.c.private == sa.false())
        query = query.where(tables.c.status == status) if status else query.where(tables.c.status != "cancelled")
        if game:
            query = query.where(tables.c.game == game)
        first = sa.case({"open": 0, "playing": 1}, value=tables.c.status, else_=2)
        return await self.list_for(person, query.order_by(first, tables.c.created_at.desc()))

    async def mine(self, person: Person, *, over: bool) -> list[TableInfo]:
        """His tables: those that wait for him first."""
        tables = db.tables
        sits = sa.select(db.seats.c.table_id).where(db.seats.c.person == person.id)
        states = ["over", "cancelled"] if over else ["open", "playing"]
        query = (
            sa.select(tables)
            .where(tables.c.id.in_(sits) | (tables.c.owner == person.id), tables.c.status.in_(states))
            .order_by(tables.c.created_at.desc())
        )
        found = await self.list_for(person, query)
        return sorted(found, key=lambda one: not one.my_turn)

    # Making and joining

    async def create(self, person: Person, wish: NewTable, rematch_of: str | None = None) -> LiveTable:
        """A new table; it starts at once if every seat is taken."""
        game = catalogue.game(wish.game)
        if len(wish.seats) not in game.seat_counts:
            counts = ", ".join(map(str, game.seat_counts))
            raise No("invalid", f"{game.name} is for {counts} seats, not {len(wish.seats)}")
        try:
            options = checked_options(game, wish.options)
            if wish.position is not None:
                position = {"seats": len(wish.seats), **wish.position}
                if position["seats"] != len(wish.seats):
                    raise No("invalid", f"the position is for {position['seats']!r} seats")
                table_from_position(game, position, seed=b"x", options=options)
        except PorphyryError as error:
            raise of_kernel(error) from error
        self._check_pace(wish)
        seats = [self._new_seat(person, at, one, wish) for at, one in enumerate(wish.seats)]
        for one in seats:
            if one.kind == "bot":
                one.name = self._bot_name(game.name, seats)
        table_id = new_id(8)
        row = {
            "id": table_id,
            "game": game.name,
            "rules_version": game.rules_version,
            "engine": ENGINE,
            "data_name": game.data_name,
            "options": encode(options).decode(),
            "seats": len(seats),
            "status": "open",
            "pace": encode(wish.pace).decode(),
            "timeout": wish.timeout,
            "seat_order": wish.order,
            "title": wish.title.strip(),
            "private": wish.private,
            "secrets": has_secrets(game),
            "owner": person.id,
            "start": encode(position).decode() if wish.position is not None else None,
            "created_at": now_ms(),
            "reaction_ms": self._reaction_ms(wish),
            "late": wish.late,
            "hints": not any(one.who in ("open", "invited") for one in wish.seats)
            if wish.hints is None
            else wish.hints,
        }
        live = LiveTable(SimpleNamespace(**{**dict.fromkeys(db.tables.columns.keys()), **row}), seats)
        live.stored = False
        if rematch_of is not None or any(one.kind in ("open", "invited") for one in seats):
            await self.store.write(lambda connection: _insert(connection, live, rematch_of))
            live.stored = True
        self._keep(live)
        self.house.log.info("table.created", table=table_id, game=game.name, seats=len(seats))
        await self.start_if_full(live)
        return live

    def _check_pace(self, wish: NewTable) -> None:
        if wish.pace.kind != "none" and wish.pace.bank_s < 1 and wish.pace.increment_s < 1:
            raise No("invalid", "a clock needs a bank or an increment")

    def _bot_name(self, game: str, seats: Sequence[Seat]) -> str:
        return name_for(game, [one.name for one in seats if one.name], secrets.SystemRandom())

    def _reaction_ms(self, wish: NewTable) -> int:
        """How long each may think about a reaction without anybody noticing; in slow games nobody waits for that unless they say so."""
        if wish.reaction_s is not None:
            return int(wish.reaction_s * 1000)
        return 0 if wish.pace.kind == "slow" else int(self.house.settings.reaction_s * 1000)

    def _new_seat(self, person: Person, at: int, wish: SeatWish, table: NewTable) -> Seat:
        if wish.who == "bot":
            level = self.house.bots.level(wish.level)
            return Seat(seat=at, kind="bot", person=None, name=None, bot=level)  # named when all sit
        if wish.who == "me":
            return Seat(seat=at, kind="person", person=person.id, name=person.name, bot=None)
        if wish.who == "local":
            return Seat(seat=at, kind="local", person=person.id, name=wish.name or person.name, bot=None)
        return Seat(seat=at, kind=wish.who, person=None, name=None, bot=None)

    async def start_if_full(self, live: LiveTable) -> None:
        """Begin once nobody is missing."""
        if live.status == "open" and not any(one.kind in ("open", "invited") for one in live.seats):
            try:
                await self.house.play.start(live)
            except No:
                if live.status == "open":  # else somebody else's joining has started it
                    raise

    async def renamed(self, person: Person) -> None:
        """Somebody changed his name: tables in memory learn it."""
        for live in self.all_loaded():
            if live.seats_of(person):
                async with live.lock:
                    await self._reload_seats(live)
                live.tell_table()
                self.house.hub.publish(live.id, live.n, "seats")

    async def take_seat(self, live: LiveTable, person: Person, seat: int | None, kinds: Sequence[str]) -> None:
        """Sit down on a free seat of one of these kinds."""
        async with live.lock:
            if live.status != "open":
                raise No("conflict", "this table has started or is over")
            if any(one.person == person.id and one.kind == "person" for one in live.seats):
                raise No("conflict", "you sit at this table already")
            free = [one.seat for one in live.seats if one.kind in kinds and seat in (None, one.seat)]
            if not free:
                raise No("conflict", "there is no such free seat")
            for number in free:
                if await self._set_seat(
                    live, number, kinds, kind="person", person=person.id, name=person.name, bot=None
                ):
                    break
            else:
                raise No("conflict", "somebody else was faster")
        await self._changed(live)

    async def leave(self, live: LiveTable, person: Person, level: str | None = None) -> None:
        """Stand up: before the start the seat is free again, later a bot of this level plays on."""
        seats = live.seats_of(person)
        if live.status == "playing":
            for seat in seats:
                if live.seats[seat].human:
                    await self.house.play.takeover(live, seat, self.house.bots.level(level), "person")
            return
        async with live.lock:
            if live.status != "open":
                raise No("conflict", "this game is over")
            for seat in seats:
                await self._set_seat(live, seat, ["person", "local"], kind="open", person=None, name=None, bot=None)
        await self._changed(live)

    async def fill_seat(self, live: LiveTable, seat: int, level: str | None) -> None:
        """Put a bot on a free seat."""
        async with live.lock:
            if live.status != "open" or seat >= len(live.seats):
                raise No("conflict", "there is no such free seat")
            chosen = self.house.bots.level(level)
            if not await self._set_seat(
                live,
                seat,
                ["open", "invited"],
                kind="bot",
                person=None,
                name=self._bot_name(live.game.name, live.seats),
                bot=chosen,
            ):
                raise No("conflict", "there is no such free seat")
        await self._changed(live)

    async def _set_seat(self, live: LiveTable, seat: int, was: Sequence[str], **values: Any) -> bool:
        """Change a seat if it still is what it was (another process may have been faster)."""
        table, still_open = db.seats, sa.exists().where(db.tables.c.id == live.id, db.tables.c.status == "open")
        this = (table.c.table_id == live.id) & (table.c.seat == seat) & table.c.kind.in_(list(was)) & still_open

        def job(connection: Connection) -> int:
            done = connection.execute(table.update().where(this).values(**values)).rowcount
            if done and values["kind"] != "invited":
                used = (db.invites.c.table_id == live.id) & (db.invites.c.seat == seat)
                connection.execute(db.invites.delete().where(used))
            return done

        done = await self.store.write(job)
        await self._reload_seats(live)
        return bool(done)

    async def _reload_seats(self, live: LiveTable) -> None:
        rows = await self.store.rows(sa.select(db.seats).where(db.seats.c.table_id == live.id))
        live.seats = sorted((_seat(row) for row in rows), key=lambda one: one.seat)

    async def _changed(self, live: LiveTable) -> None:
        live.tell_table()
        self.house.hub.publish(live.id, live.n, "seats")
        await self.start_if_full(live)

    async def rematch(self, live: LiveTable, person: Person) -> LiveTable:
        """The same again, with a seat kept for everybody. The second who asks gets the first one's table."""
        if live.status != "over":
            raise No("conflict", "this game is not over")
        row = await self.store.row(sa.select(db.tables.c.rematch).where(db.tables.c.id == live.id))
        if row is not None and row.rematch:
            live.row.rematch = row.rematch
            return await self._take_kept_seat(await self.get(row.rematch), person)
        wishes = [self._same_seat(one, person) for one in live.seats]
        wish = NewTable(
            game=live.game.name,
            seats=wishes,
            options=live.options,
            pace=live.pace,
            timeout=live.row.timeout,
            order=live.row.seat_order,
            title=live.row.title,
            private=bool(live.row.private),
            reaction_s=live.row.reaction_ms / 1000,
            late=live.row.late,
            hints=bool(live.row.hints),
        )
        try:
            again = await self.create(person, wish, rematch_of=live.id)
        except No as error:
            if error.refusal.error != "conflict":
                raise
            return await self.rematch(live, person)
        live.row.rematch = again.id
        live.tell_table()
        self.house.hub.publish(live.id, live.n, "seats")
        return again

    def _same_seat(self, one: Seat, person: Person) -> SeatWish:
        if one.kind == "bot":
            return SeatWish(who="bot", level=one.bot)
        if one.person == person.id:
            return SeatWish(who="me" if one.kind == "person" else "local", name=one.name)
        return SeatWish(who="open")

    async def _take_kept_seat(self, live: LiveTable, person: Person) -> LiveTable:
        if live.status == "open" and not live.seats_of(person):
            await self.take_seat(live, person, None, ["open"])
        return live

    async def cancel(self, live: LiveTable) -> None:
        """Call the table off before it starts."""
        async with live.lock:
            this = (db.tables.c.id == live.id) & (db.tables.c.status == "open")
            values = {"status": "cancelled", "ended_by": "cancelled", "ended_at": now_ms()}
            if not await self.store.write(
                lambda connection: connection.execute(db.tables.update().where(this).values(**values)).rowcount
            ):
                raise No("conflict", "this table has started already")
            live.status = live.row.status = "cancelled"
            live.row.ended_by, live.row.ended_at = "cancelled", values["ended_at"]
        live.tell_table()
        self.house.hub.publish(live.id, live.n, "seats")

    # Invitations

    async def invites(self, live: LiveTable, person: Person) -> list[Invite]:
        """A link for every invited seat; made when first asked for."""
        async with live.lock:
            query = sa.select(db.invites).where(db.invites.c.table_id == live.id)
            known = {row.seat: row for row in await self.store.rows(query)}
            for one in live.seats:
                if one.kind == "invited" and one.seat not in known:
                    row = {
                        "id": new_id(6),
                        "token": secrets.token_urlsafe(16),
                        "table_id": live.id,
                        "seat": one.seat,
                        "person": person.id,
                    }
                    await self.store.write(
                        lambda connection, row=row: connection.execute(db.invites.insert().values(**row)).rowcount  # type: ignore[misc]
                    )
                    known[one.seat] = SimpleNamespace(**row)  # type: ignore[assignment]
        return [
            Invite(id=row.id, table=live.id, seat=seat, path=f"/join/{row.token}")
            for seat, row in sorted(known.items())
        ]

    async def revoke_invite(self, person: Person, invite_id: str) -> None:
        """The link works no longer; asking for links again makes a new one."""
        mine = (db.invites.c.id == invite_id) & (db.invites.c.person == person.id)
        if not await self.store.write(lambda connection: connection.execute(db.invites.delete().where(mine)).rowcount):
            raise No("not-found", "there is no such invitation")

    async def invitation(self, token: str) -> tuple[LiveTable, int, str]:
        """What a link is to: table, seat, who invites."""
        row = await self.store.row(
            sa.select(db.invites, db.people.c.name)
            .outerjoin(db.people, db.people.c.id == db.invites.c.person)
            .where(db.invites.c.token == token)
        )
        if row is None:
            raise No("not-found", "this invitation has been used or withdrawn")
        return await self.get(row.table_id), row.seat, row.name or ""

    # Chat and notes

    async def say(self, live: LiveTable, person: Person, text: str) -> ChatLine:
        """Speak at the table."""
        seats = live.seats_of(person)
        if not seats:
            raise No("forbidden", "only players speak at this table")
        clean = " ".join(text.split())
        if not clean:
            raise No("invalid", "there is nothing said")

        def job(connection: Connection) -> int:
            query = sa.select(sa.func.coalesce(sa.func.max(db.chat.c.n), 0)).where(db.chat.c.table_id == live.id)
            n = int(connection.execute(query).scalar_one()) + 1
            row = {"table_id": live.id, "n": n, "person": person.id, "name": person.name, "seat": seats[0]}
            connection.execute(db.chat.insert().values(**row, text=clean, at=at))
            return n

        at = now_ms()
        for _ in range(5):
            try:
                n = await self.store.write(job)
                break
            except IntegrityError:  # another process was faster
                continue
        else:
            raise No("busy", "try again")
        line = ChatLine(n=n, table=live.id, person=person.id, name=person.name, seat=seats[0], text=clean, at=at)
        live.tell(lambda _watcher, _seat: encode({"type": "chat", "line": line}))
        self.house.hub.publish(live.id, n, "chat")
        return line

    async def chat(self, live: LiveTable, person: Person | None) -> Chat:
        """The last lines, and how far he has read."""
        seen = 0
        if person is not None:
            mine = (db.members.c.person == person.id) & (db.members.c.table_id == live.id)
            row = await self.store.row(sa.select(db.members.c.chat_seen).where(mine))
            seen = row.chat_seen if row is not None else 0
        return Chat(lines=await self._chat_lines(live.id, 0), seen=seen)

    async def _chat_lines(self, table_id: str, after: int) -> list[ChatLine]:
        query = (
            sa.select(db.chat)
            .where(db.chat.c.table_id == table_id, db.chat.c.n > after)
            .order_by(db.chat.c.n.desc())
            .limit(CHAT_LINES)
        )
        rows = await self.store.rows(query)
        return [
            ChatLine(n=r.n, table=table_id, person=r.person, name=r.name, seat=r.seat, text=r.text, at=r.at)
            for r in reversed(rows)
        ]

    async def member(self, live: LiveTable, person: Person) -> Any:
        """What he keeps at this table: notes, how far he has read, whether it is muted."""
        mine = (db.members.c.person == person.id) & (db.members.c.table_id == live.id)
        return await self.store.row(sa.select(db.members).where(mine))

    async def keep(self, live: LiveTable, person: Person, **values: Any) -> None:
        """Keep something for him at this table."""
        mine = (db.members.c.person == person.id) & (db.members.c.table_id == live.id)

        def job(connection: Connection) -> None:
            if not connection.execute(db.members.update().where(mine).values(**values)).rowcount:
                connection.execute(db.members.insert().values(table_id=live.id, person=person.id, **values))

        await self.store.write(job)

    # Records

    async def open_record(self, person: Person, text: str) -> LiveTable:
        """A finished game from paper: checked ply by ply, then kept as a table to look through."""
        try:
            record = porphyry.kernel.record.read(text)
            table = await asyncio.to_thread(porphyry.replay, record)
        except PorphyryError as error:
            raise of_kernel(error) from error
        if record.seed is None:
            raise No("invalid", "a record without its seed cannot be kept here")
        game, table_id, now = table.game, new_id(8), now_ms()
        outcome = table.outcome
        row = {
            "id": table_id,
            "game": game.name,
            "rules_version": game.rules_version,
            "engine": record.engine,
            "data_name": game.data_name,
            "options": encode(record.options).decode(),
            "seats": record.seats,
            "status": "over",
            "pace": "{}",
            "timeout": "nothing",
            "seat_order": "fixed",
            "title": "",
            "private": True,
            "secrets": has_secrets(game),
            "owner": person.id,
            "seed": record.seed,
            "salt": record.salt,
            "commitment": record.commitment,
            "start": encode(record.start).decode() if record.start is not None else None,
            "script": encode(record.script).decode(),
            "outcome": encode(outcome.to_data()).decode() if outcome else None,
            "ended_by": "rules",
            "created_at": now,
            "started_at": now,
            "ended_at": now,
            "reaction_ms": 0,
        }
        entries = [Entry(table_id, 1, "start", None, "rules", "", 0, None, 0, now)]
        for ply, (seat, line) in enumerate(record.plies, start=1):
            entries.append(Entry(table_id, ply + 1, "play", seat, "person", line, ply, None, 0, now))
        entry_rows = [msgspec.structs.asdict(entry) for entry in entries]
        seat_rows = [
            {"table_id": table_id, "seat": seat, "kind": "local", "person": None, "name": None, "bot": None}
            for seat in range(record.seats)
        ]
        standing = {
            "table_id": table_id, "n": len(entries), "ply": len(record.plies), "asked": 0, "hidden": 0, "clocks": "[]",
            "shown_n": len(entries), "shown_ply": len(record.plies),
        }  # fmt: skip

        def job(connection: Connection) -> None:
            connection.execute(db.tables.insert().values(**row))
            connection.execute(db.seats.insert(), seat_rows)
            connection.execute(db.entries.insert(), entry_rows)
            connection.execute(db.standing.insert().values(**standing))

        await self.store.write(job)
        return await self.get(table_id)


def _insert(connection: Connection, live: LiveTable, rematch_of: str | None) -> None:
    new_table(live)(connection)
    if rematch_of is not None:
        unset = (db.tables.c.id == rematch_of) & db.tables.c.rematch.is_(None)
        if not connection.execute(db.tables.update().where(unset).values(rematch=live.id)).rowcount:
            raise No("conflict", "the rematch has been made already")


def _seat(row: Any) -> Seat:
    return Seat(seat=row.seat, kind=row.kind, person=row.person, name=row.name, bot=row.bot)
