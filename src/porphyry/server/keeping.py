"""Keeping order: what those may do who keep this server, and the log of what they have done.

A keeper sees who is here and which tables there are, and of a chat only the lines that were reported; never a hand, a note or a seed.
Nothing can be done to another keeper but by the host, at the command line.
"""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

import porphyry
from porphyry.server import broadcast, endings, naming
from porphyry.server import database as db
from porphyry.server.entries import decode, encode
from porphyry.server.people import DAY_MS, new_id
from porphyry.server.refusals import Refused
from porphyry.server.schema import AuditLine, KeptPerson, Load, ReportLine
from porphyry.server.store import wall_ms
from porphyry.server.told import in_states, told

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.accord import Accord
    from porphyry.server.common import Common
    from porphyry.server.connections import Connections
    from porphyry.server.live import LiveTable
    from porphyry.server.lobby import Lobby
    from porphyry.server.people import People
    from porphyry.server.schema import Deed, Person, Report, TableList
    from porphyry.server.seating import Seating
    from porphyry.server.tables import Tables
    from porphyry.server.talk import Talk

PAGE: Final = 50
STARTED: Final = time.time()


class Keeping:
    """The keepers' desk."""

    def __init__(
        self,
        common: Common,
        people: People,
        connections: Connections,
        tables: Tables,
        lobby: Lobby,
        seating: Seating,
        accord: Accord,
        talk: Talk,
    ) -> None:
        self.store = common.store
        self.hub = common.hub
        self.log = common.log
        self._people = people
        self._tables = tables
        self.connections = connections
        self.lobby = lobby
        self.seating = seating
        self.accord = accord
        self.talk = talk

    # Looking

    async def load(self) -> Load:
        """How much there is to do here."""
        async with self.store.read() as connection:
            by_status = await connection.execute(
                sa.select(db.tables.c.status, sa.func.count()).group_by(db.tables.c.status)
            )
            by_kind = await connection.execute(sa.select(db.people.c.kind, sa.func.count()).group_by(db.people.c.kind))
            entries = await connection.execute(sa.select(sa.func.count()).select_from(db.entries))
            tables: dict[str, int] = {row[0]: row[1] for row in by_status}
            people: dict[str, int] = {row[0]: row[1] for row in by_kind}
            steps = int(entries.scalar_one())
        return Load(
            version=porphyry.__version__,
            up_s=int(time.time() - STARTED),
            machine=[round(one, 2) for one in os.getloadavg()] if hasattr(os, "getloadavg") else [],
            memory_mb=memory_mb(),
            connections=len(self.connections.sockets),
            programs=len(self.connections.streams),
            in_memory=len(self._tables.all_loaded()),
            tables=tables,
            people=people,
            steps=steps,
            reports=len(await self.store.rows(sa.select(db.reports.c.id).where(db.reports.c.closed_at.is_(None)))),
        )

    async def tables(self, status: str | None, query: str, skip: int) -> TableList:
        """Tables as a spectator sees them in lists, private ones too."""
        tables, seats = db.tables, db.seats
        found = sa.select(tables)
        if status:
            found = found.where(in_states(status))
        if query:
            sits = sa.select(seats.c.table_id).where(seats.c.name == query)
            found = found.where((tables.c.id == query) | tables.c.title.contains(query) | tables.c.id.in_(sits))
        return await self.lobby.page(found.order_by(tables.c.created_at.desc(), tables.c.id), skip)

    async def people(self, query: str, skip: int) -> list[KeptPerson]:
        """People by name or id, the newest first."""
        people, sessions = db.people, db.sessions
        seen = (
            sa.select(sessions.c.person, sa.func.max(sessions.c.used_at).label("seen"))
            .group_by(sessions.c.person)
            .subquery()
        )
        found = sa.select(people, seen.c.seen).outerjoin(seen, seen.c.person == people.c.id)
        if query:
            found = found.where((people.c.id == query) | people.c.name.contains(query))
        rows = await self.store.rows(found.order_by(people.c.created_at.desc(), people.c.id).limit(PAGE).offset(skip))
        return [
            KeptPerson(
                id=row.id,
                name=row.name,
                kind=row.kind,
                created_at=row.created_at,
                seen_at=row.seen,
                keeper=row.role == "keeper",
                banned_at=row.banned_at,
                silent_until=row.silent_until if (row.silent_until or 0) > wall_ms() else None,
            )
            for row in rows
        ]

    async def reports(self, *, closed: bool) -> list[ReportLine]:
        """What players have told, the oldest first; with the line of chat it is about, and no other."""
        reports, chat, people = db.reports, db.chat, db.people
        teller, about = people.alias(), people.alias()
        query = (
            sa.select(
                reports, chat.c.text.label("said"), chat.c.hidden, teller.c.name, about.c.name.label("about_name")
            )
            .outerjoin(chat, (chat.c.table_id == reports.c.table_id) & (chat.c.n == reports.c.line))
            .outerjoin(teller, teller.c.id == reports.c.person)
            .outerjoin(about, about.c.id == reports.c.about)
            .where(reports.c.closed_at.is_not(None) if closed else reports.c.closed_at.is_(None))
        )
        rows = await self.store.rows(query.order_by(reports.c.at).limit(PAGE))
        return [
            ReportLine(
                id=row.id,
                at=row.at,
                table=row.table_id,
                teller=row.name or "",
                about=row.about,
                about_name=row.about_name,
                line=row.line,
                said=row.said,
                hidden=bool(row.hidden),
                text=row.text,
                closed_at=row.closed_at,
            )
            for row in rows
        ]

    async def audit(self, skip: int) -> list[AuditLine]:
        """What keepers have done, the last first."""
        table = db.audit
        rows = await self.store.rows(sa.select(table).order_by(table.c.at.desc(), table.c.id).limit(PAGE).offset(skip))
        return [AuditLine(at=r.at, keeper=r.keeper, deed=r.deed, about=r.about, text=r.text) for r in rows]

    # Doing

    async def to_person(self, keeper: Person, person_id: str, wish: Deed) -> None:
        """Rename, silence or ban somebody, or take that back."""

        def job(connection: Connection) -> tuple[str, list[str]]:
            return deed(connection, keeper.name, person_id, wish, by_host=False)

        who, keys = await self.store.write(job)
        self._people.forget_memory()
        if wish.deed == "rename":
            person = await self._people.person(who)
            if person is not None:
                await self.seating.renamed(person)
        if wish.deed == "ban":
            self.connections.sign_out(who, *keys)
            await self._leave_all(who)

    async def _leave_all(self, who: str) -> None:
        """Bots play on where somebody sat who may not come back; open tables are freed."""
        person = await self._people.person(who)
        if person is not None:
            await self.seating.leave_all(person)

    async def end_table(self, keeper: Person, table_id: str, reason: str) -> None:
        """End a game, also one that cannot be opened any more; whoever sat there may take its record."""
        try:
            live: LiveTable | None = await self._tables.get(table_id)
        except Refused as error:
            if error.refusal.error == "not-found":
                raise
            live = None
        if live is not None and live.status == "open":
            await self.seating.cancel(live)
        elif live is not None:
            await self.accord.end(live)
        else:
            await self.store.write(lambda connection: end_broken(connection, table_id))
        await self.store.write(lambda connection: note(connection, keeper.name, "end-table", table_id, reason))

    async def papers(self, table_id: str, person: Person) -> dict[str, Any]:
        """All that is stored of a game that is over and cannot be replayed any more, for those who sat there."""
        tables, entries = db.tables, db.entries
        async with self.store.read() as connection:
            query = sa.select(tables, told().label("told")).where(tables.c.id == table_id)
            row = (await connection.execute(query)).first()
            sits = (await connection.execute(sa.select(db.seats).where(db.seats.c.table_id == table_id))).all()
            if row is None or not (row.owner == person.id or any(one.person == person.id for one in sits)):
                raise Refused("not-found", "there is no such table")
            if row.told != "over":
                raise Refused("forbidden", "the papers of a game are open once it is over")
            steps = (
                await connection.execute(sa.select(entries).where(entries.c.table_id == table_id).order_by(entries.c.n))
            ).all()
        kept = ("id", "game", "rules_version", "engine", "data_name", "seats", "commitment", "salt", "seed", "ended_by")
        return {
            **{name: getattr(row, name) for name in kept},
            "options": decode(row.options),
            "start": decode(row.start) if row.start else None,
            "entries": [
                {"n": one.n, "kind": one.kind, "seat": one.seat, "line": one.line, "ply": one.ply, "at": one.at}
                for one in steps
            ],
        }

    async def hide_line(self, keeper: Person, table_id: str, n: int, reason: str) -> None:
        """Take a line of chat out of everybody's sight."""

        def job(connection: Connection) -> None:
            this = (db.chat.c.table_id == table_id) & (db.chat.c.n == n)
            if not connection.execute(db.chat.update().where(this).values(hidden=True)).rowcount:
                raise Refused("not-found", "there is no such line")
            note(connection, keeper.name, "hide-line", f"{table_id} {n}", reason)

        await self.store.write(job)
        live = self._tables.loaded(table_id)
        if live is not None:
            (line,) = await self.talk.lines(table_id, n - 1, 1)
            broadcast.tell_chat(live, line)
        self.hub.publish(table_id, n, "chat")

    async def report(self, live: LiveTable, person: Person, wish: Report) -> None:
        """Somebody tells those who keep order of somebody else."""
        about = live.seats[wish.seat].person if wish.seat is not None and wish.seat < len(live.seats) else None
        if wish.line is not None:
            this = (db.chat.c.table_id == live.id) & (db.chat.c.n == wish.line)
            row = await self.store.row(sa.select(db.chat.c.person).where(this))
            if row is None:
                raise Refused("not-found", "there is no such line")
            about = row.person or None
        values = {
            "id": new_id(),
            "person": person.id,
            "about": about,
            "table_id": live.id,
            "line": wish.line,
            "text": " ".join(wish.text.split()),
            "at": wall_ms(),
        }
        await self.store.write(lambda connection: connection.execute(db.reports.insert().values(**values)).rowcount)
        self.log.info("report", table=live.id)

    async def close_report(self, keeper: Person, report_id: str) -> None:
        """It has been seen to."""

        def job(connection: Connection) -> None:
            change = db.reports.update().where(db.reports.c.id == report_id).values(closed_at=wall_ms())
            if not connection.execute(change).rowcount:
                raise Refused("not-found", "there is no such report")
            note(connection, keeper.name, "close-report", report_id, "")

        await self.store.write(job)


def note(connection: Connection, keeper: str, what: str, about: str, text: str) -> None:
    """Write down what a keeper has done."""
    values = {"id": new_id(), "at": wall_ms(), "keeper": keeper, "deed": what, "about": about, "text": text[:500]}
    connection.execute(db.audit.insert().values(**values))


def find_person(connection: Connection, name: str) -> Any:
    """A person by id, a member by name; raises Refused if there is none."""
    keys = [naming.key(name), name.casefold()]
    row = connection.execute(sa.select(db.people).where((db.people.c.id == name) | db.people.c.login.in_(keys))).first()
    if row is None:
        raise Refused("not-found", f"there is nobody called {name!r}; guests are named by their id")
    return row


def deed(connection: Connection, keeper: str, name: str, wish: Deed, *, by_host: bool) -> tuple[str, list[str]]:
    """Do it and write it down; returns who it was and what their sessions and tokens were kept as."""
    row = find_person(connection, name)
    if row.role == "keeper" and not by_host:
        raise Refused("forbidden", "only the host can do that to a keeper")
    keys: list[str] = []
    values: dict[str, Any] = {}
    if wish.deed == "rename":
        fresh = naming.clean(wish.name or "")
        values = {"name": fresh}
        if row.kind == "member":
            same = db.people.c.login.in_([naming.key(fresh), fresh.casefold()]) & (db.people.c.id != row.id)
            if connection.execute(sa.select(db.people.c.id).where(same)).first():
                raise Refused("conflict", "this name is taken")
            values["login"] = naming.key(fresh)
        mine = (db.seats.c.person == row.id) & (db.seats.c.kind == "person")
        connection.execute(db.seats.update().where(mine).values(name=fresh))
        connection.execute(db.chat.update().where(db.chat.c.person == row.id).values(name=fresh))
    elif wish.deed == "silence":
        values = {"silent_until": wall_ms() + (wish.days or 7) * DAY_MS}
    elif wish.deed == "unsilence":
        values = {"silent_until": None}
    elif wish.deed == "ban":
        values = {"banned_at": wall_ms()}
        for table in (db.sessions, db.tokens):
            keys += connection.execute(sa.select(table.c.hash).where(table.c.person == row.id)).scalars()
            connection.execute(table.delete().where(table.c.person == row.id))
    else:
        values = {"banned_at": None}
    connection.execute(db.people.update().where(db.people.c.id == row.id).values(**values))
    about = f"{row.name} ({row.id})"
    note(connection, keeper, wish.deed, about, " ".join(part for part in (values.get("name", ""), wish.reason) if part))
    return str(row.id), keys


def end_broken(connection: Connection, table_id: str, by: str = "keeper") -> None:
    """End a game that cannot be played on: its entries stay as they are, and nobody has won."""
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).first()
    if row is None or row.status != "playing":
        raise Refused("conflict", "this game is not running")
    outcome = encode(endings.nobody_wins(row.seats, by)).decode()
    values = {"status": "over", "outcome": outcome, "ended_by": by, "ended_at": wall_ms(), "paused": False}
    connection.execute(db.tables.update().where(db.tables.c.id == table_id).values(**values))
    never = {"deadline_at": None, "bot_at": None, "notice_at": None}
    connection.execute(db.standing.update().where(db.standing.c.table_id == table_id).values(**never))


def memory_mb() -> int:
    """What this process holds, in megabytes; 0 where that cannot be told."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - not a file of ours
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000
    except (OSError, ValueError):
        if sys.platform == "win32":
            return 0
        import resource  # noqa: PLC0415 - not everywhere

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1_000_000
