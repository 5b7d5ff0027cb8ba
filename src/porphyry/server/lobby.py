"""The lobby: tables in lists, for everybody and for oneself. A list tells no more than the table itself would."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from porphyry.server import clocks, views
from porphyry.server import database as db
from porphyry.server.entries import PASSED, Seat, decode
from porphyry.server.refusals import Refused
from porphyry.server.schema import GamesPlayed, History, TableList
from porphyry.server.store import now_ms
from porphyry.server.tables import seat_of
from porphyry.server.told import in_states, told

if TYPE_CHECKING:
    from porphyry.server.common import Common
    from porphyry.server.schema import Person, TableInfo
    from porphyry.server.tables import Tables

LONGEST_LIST: Final = 200
LAST_GAMES: Final = 10
"""So many tables a history names."""
PAGE: Final = 40
"""Tables of strangers on one page of the lobby."""


class Lobby:
    """Lists of tables."""

    def __init__(self, common: Common, tables: Tables) -> None:
        self.store = common.store
        self.tables = tables

    async def list_for(self, person: Person | None, query: sa.Select[Any], most: int, skip: int) -> list[TableInfo]:
        """The tables of a question, as they stand in lists; one more than asked for tells that there are more."""
        async with self.store.read() as connection:
            rows = (await connection.execute(query.limit(most + 1).offset(skip))).all()
            ids = [row.id for row in rows]
            seats = await connection.execute(sa.select(db.seats).where(db.seats.c.table_id.in_(ids)))
            by_table: dict[str, list[Seat]] = {}
            for row in seats:
                by_table.setdefault(row.table_id, []).append(seat_of(row))
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
            standing, own, live = where.get(row.id), kept.get(row.id), self.tables.loaded(row.id)
            unread = max(0, said.get(row.id, 0) - (own.chat_seen if own else 0))
            muted = bool(own and own.muted)
            drawn = live is not None and live.story.drawn
            if drawn or (standing and (standing.hidden == PASSED or (standing.shown_at or 0) > now_ms())):
                with contextlib.suppress(Refused):  # one that cannot be opened is listed as it is stored
                    live = await self.tables.seen_by(person, row.id)
                    result.append(views.info(live, person, unread=unread, muted=muted))
                    continue
            asked = [seat for seat in range(row.seats) if standing and standing.asked >> seat & 1]
            now = views.Standing(
                status=row.status,
                outcome=decode(row.outcome) if row.outcome else None,
                asked=asked if row.status == "playing" else [],
                hidden=bool(standing and standing.hidden == 1 and row.status == "playing"),
                ply=standing.shown_ply if standing else 0,
                n=standing.shown_n if standing else 0,
                deadline=_deadline(standing, by_table.get(row.id, []), person),
                online=live.room.online() if live else set(),
                unread=unread,
                muted=muted,
            )
            seated = sorted(by_table.get(row.id, []), key=lambda one: one.seat)
            result.append(views.table_info(row, seated, person, now))
        return result

    async def stored(self, person: Person | None, table_id: str) -> TableInfo:
        """A table as it is stored, without opening it."""
        for info in await self.list_for(person, sa.select(db.tables).where(db.tables.c.id == table_id), 1, 0):
            if not info.private or info.my_seats or info.owner or info.shared:
                return info
        raise Refused("not-found", "there is no such table")

    async def lobby(self, person: Person | None, game: str | None, status: str | None, skip: int = 0) -> TableList:
        """Public tables: those that wait for players first, then the newest."""
        tables = db.tables
        query = sa.select(tables).where(tables.c.private == sa.false())
        query = query.where(in_states(status)) if status else query.where(tables.c.status != "cancelled")
        if game:
            query = query.where(tables.c.game == game)
        first = sa.case({"open": 0, "playing": 1}, value=told(), else_=2)
        return await self.page(query.order_by(first, tables.c.created_at.desc(), tables.c.id), skip, person)

    async def page(self, query: sa.Select[Any], skip: int, person: Person | None = None) -> TableList:
        """One page of such tables."""
        found = await self.list_for(person, query, PAGE, skip)
        return TableList(tables=found[:PAGE], more=len(found) > PAGE)

    async def mine(self, person: Person, *, over: bool, skip: int = 0) -> list[TableInfo]:
        """A person's tables: those that wait for them first."""
        tables = db.tables
        sits = sa.select(db.seats.c.table_id).where(db.seats.c.person == person.id)
        states = ["over", "cancelled"] if over else ["open", "playing"]
        query = (
            sa.select(tables)
            .where(tables.c.id.in_(sits) | (tables.c.owner == person.id), in_states(*states))
            .order_by(tables.c.created_at.desc())
        )
        found = await self.list_for(person, query, LONGEST_LIST, skip)
        return sorted(found, key=lambda one: not one.my_turn)

    async def history(self, person: Person) -> History:
        """What somebody has played to the end on a seat of their own."""
        tables, seats = db.tables.c, db.seats.c
        mine = (seats.person == person.id) & (seats.kind == "person")
        over = sa.select(db.tables).join(db.seats, (seats.table_id == tables.id) & mine).where(in_states("over"))
        went_back = sa.exists().where(db.entries.c.table_id == tables.id, db.entries.c.kind == "rewind")
        told_of = over.with_only_columns(tables.game, tables.outcome, seats.seat, went_back.label("practice"))
        sums: dict[str, GamesPlayed] = {}
        for row in await self.store.rows(told_of.order_by(tables.game)):
            one = sums.setdefault(row.game, GamesPlayed(game=row.game))
            if row.practice:
                one.practice += 1
                continue
            one.played += 1
            outcome = decode(row.outcome) if row.outcome else {}
            one.won += row.seat in outcome.get("winners", [])
        last = await self.list_for(person, over.order_by(tables.ended_at.desc()), LAST_GAMES, 0)
        return History(games=list(sums.values()), last=last[:LAST_GAMES])


def _deadline(standing: Any, seats: list[Seat], person: Person | None) -> int | None:
    """When the next clock runs out. While a question is a secret people know of their own clocks alone."""
    if standing is None or not standing.hidden:
        return standing.deadline_at if standing is not None else None
    mine = [one.seat for one in seats if person is not None and one.person == person.id]
    ends = [clock.end() for seat, clock in enumerate(clocks.read(standing.clocks)) if seat in mine]
    return min((end for end in ends if end is not None), default=None)
