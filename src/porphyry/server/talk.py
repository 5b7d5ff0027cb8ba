"""Talk: what is said at a table, and what one keeps there for oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from porphyry.server import broadcast
from porphyry.server import database as db
from porphyry.server.refusals import Refused
from porphyry.server.schema import Chat, ChatLine
from porphyry.server.store import IntegrityError, wall_ms

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person

CHAT_LINES: Final = 500


class Talk:
    """Chat, notes, and how far somebody has read."""

    def __init__(self, common: Common) -> None:
        self.store = common.store
        self.hub = common.hub

    async def say(self, live: LiveTable, person: Person, text: str) -> ChatLine:
        """Speak at the table."""
        seats = live.seats_of(person)
        if not seats:
            raise Refused("forbidden", "only players speak at this table")
        row = await self.store.row(sa.select(db.people.c.silent_until).where(db.people.c.id == person.id))
        if row is not None and (row.silent_until or 0) > wall_ms():
            raise Refused("forbidden", "whoever keeps order here has asked you to be silent for a while")
        clean = " ".join(text.split())
        if not clean:
            raise Refused("invalid", "there is nothing said")

        def job(connection: Connection) -> int:
            query = sa.select(sa.func.coalesce(sa.func.max(db.chat.c.n), 0)).where(db.chat.c.table_id == live.id)
            n = int(connection.execute(query).scalar_one()) + 1
            row = {"table_id": live.id, "n": n, "person": person.id, "name": person.name, "seat": seats[0]}
            connection.execute(db.chat.insert().values(**row, text=clean, at=at))
            return n

        at = wall_ms()
        for _ in range(5):
            try:
                n = await self.store.write(job)
                break
            except IntegrityError:  # another process was faster
                continue
        else:
            raise Refused("busy", "try again")
        line = ChatLine(n=n, table=live.id, person=person.id, name=person.name, seat=seats[0], text=clean, at=at)
        broadcast.tell_chat(live, line)
        self.hub.publish(live.id, n, "chat")
        return line

    async def chat(self, live: LiveTable, person: Person | None) -> Chat:
        """The last lines, and how far this person has read."""
        if not live.may_hear(person):
            return Chat(lines=[], seen=0)
        seen = 0
        if person is not None:
            mine = (db.members.c.person == person.id) & (db.members.c.table_id == live.id)
            row = await self.store.row(sa.select(db.members.c.chat_seen).where(mine))
            seen = row.chat_seen if row is not None else 0
        return Chat(lines=await self.lines(live.id, 0), seen=seen)

    async def lines(self, table_id: str, after: int, most: int = CHAT_LINES) -> list[ChatLine]:
        """The last lines after this one; with `most`, only the first of them."""
        query = (
            sa.select(db.chat)
            .where(db.chat.c.table_id == table_id, db.chat.c.n > after)
            .order_by(db.chat.c.n.desc() if most == CHAT_LINES else db.chat.c.n)
            .limit(most)
        )
        rows = await self.store.rows(query)
        return [
            ChatLine(
                n=r.n,
                table=table_id,
                person=r.person,
                name=r.name,
                seat=r.seat,
                text="" if r.hidden else r.text,
                at=r.at,
                hidden=bool(r.hidden),
            )
            for r in (reversed(rows) if most == CHAT_LINES else rows)
        ]

    async def member(self, live: LiveTable, person: Person) -> Any:
        """What this person keeps at this table: notes, how far they have read, whether it is muted."""
        mine = (db.members.c.person == person.id) & (db.members.c.table_id == live.id)
        return await self.store.row(sa.select(db.members).where(mine))

    async def keep(self, live: LiveTable, person: Person, **values: Any) -> None:
        """Keep something for this person at this table."""
        mine = (db.members.c.person == person.id) & (db.members.c.table_id == live.id)

        def job(connection: Connection) -> None:
            if not connection.execute(db.members.update().where(mine).values(**values)).rowcount:
                connection.execute(db.members.insert().values(table_id=live.id, person=person.id, **values))

        await self.store.write(job)
