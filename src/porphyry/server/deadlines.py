"""Deadlines: clocks run out, bots are asked again, the absent are called.

Everything due stands in the database, so it happens even if the server was down, and only once if several run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from porphyry.server import catalogue, clocks
from porphyry.server import database as db
from porphyry.server.refusals import Refused
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from porphyry.server.accord import Accord
    from porphyry.server.bots import Bots
    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.notices import Notices
    from porphyry.server.orders import Orders
    from porphyry.server.play import Play
    from porphyry.server.tables import Tables

GRACE_MS: Final = 60_000
"""After the server was down nobody's clock runs out sooner than this."""
AT_ONCE: Final = 100
FIRST_WAIT_MS: Final = 1_000
LONGEST_WAIT_MS: Final = 3_600_000
"""A table at which something failed is looked at again after this long; each time after twice as long, an hour at most."""


class Deadlines:
    """Does what is due at the tables."""

    def __init__(
        self,
        common: Common,
        tables: Tables,
        play: Play,
        accord: Accord,
        orders: Orders,
        bots: Bots,
        notices: Notices,
    ) -> None:
        self.settings = common.settings
        self.log = common.log
        self.store = common.store
        self.tables = tables
        self.play = play
        self.accord = accord
        self.orders = orders
        self.bots = bots
        self.notices = notices
        self._failed: dict[str, int] = {}  # how often something failed at a table, without success since

    async def resume(self) -> None:
        """With the embedded database we are alone: bots may go on at once, and clocks get a grace."""
        table, now = db.standing, now_ms()

        def job(connection: sa.Connection) -> None:
            connection.execute(table.update().where(table.c.bot_at.is_not(None)).values(bot_at=now))
            late = sa.select(table.c.table_id, table.c.clocks).where(table.c.deadline_at < now + GRACE_MS)
            for table_id, text in connection.execute(late).all():
                banks = clocks.read(text)
                for one in banks:
                    give_grace(one, now)
                change = table.update().where(table.c.table_id == table_id)
                connection.execute(change.values(deadline_at=now + GRACE_MS, clocks=clocks.written(banks)))

        await self.store.write(job)

    async def after_a_pause(self) -> None:
        """The machine slept, or this process stood still: as after a restart nobody's clock runs out at once."""
        if not self.settings.embedded:
            return
        for live in self.tables.all_loaded():
            async with live.lock:
                for one in live.clocks.banks:
                    give_grace(one, now_ms())
        await self.resume()

    async def due(self) -> None:
        """Do what is due at each table. One that fails is put off, longer each time, and holds up no other."""
        table, now = db.standing, now_ms()
        due = (table.c.deadline_at <= now) | (table.c.bot_at <= now) | (table.c.notice_at <= now)
        for row in await self.store.rows(sa.select(table).where(due).limit(AT_ONCE)):
            try:
                await self._due_at(row, now)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's own
                await self._put_off(row, error)
            else:
                self._failed.pop(row.table_id, None)

    async def _due_at(self, row: sa.Row[Any], now: int) -> None:
        live = await self.tables.get(row.table_id)
        if live.status != "playing":
            await self._never(row.table_id)
            return
        if row.deadline_at is not None and row.deadline_at <= now:
            await self.run_out(live, row.deadline_at)
        if (
            row.bot_at is not None
            and row.bot_at <= now
            and await self._claim("bot_at", row, now + self.settings.bot_lease_ms)
        ):
            live.moved_here = True
            self.orders.wake(live)
            self.bots.wake(live)
        if row.notice_at is not None and row.notice_at <= now and await self._claim("notice_at", row, None):
            self.notices.call(live)

    async def _put_off(self, row: sa.Row[Any], error: Exception) -> None:
        """Look at this table again later. The store keeps when, so that those behind it are reached, also after a restart."""
        times = self._failed.get(row.table_id, 0)
        self._failed[row.table_id] = times + 1
        if not times:
            self.log.error("table.broken", table=row.table_id, error=repr(error)[:300], exc_info=error)
        until = now_ms() + min(LONGEST_WAIT_MS, FIRST_WAIT_MS << min(times, 16))
        table = db.standing
        later = {
            name: sa.case((table.c[name] < until, until), else_=table.c[name])
            for name in ("deadline_at", "bot_at", "notice_at")
        }
        change = table.update().where(table.c.table_id == row.table_id).values(later)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def _claim(self, column: str, row: sa.Row[tuple[object, ...]], until: int | None) -> bool:
        """Only one process does it."""
        table = db.standing
        same = (table.c.table_id == row.table_id) & (table.c[column] == row._mapping[column])
        change = table.update().where(same).values({column: until})
        return bool(await self.store.write(lambda connection: connection.execute(change).rowcount))

    async def _never(self, table_id: str) -> None:
        table = db.standing
        change = table.update().where(table.c.table_id == table_id)
        change = change.values(deadline_at=None, bot_at=None, notice_at=None)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def run_out(self, live: LiveTable, stored: int) -> None:
        """Do to every seat whose time is up what the table has agreed on."""
        now = now_ms()
        if live.story.late(now):  # the timer has missed it: a restart, another process
            for seat in live.story.late(now):
                await self.play.default_plays(live, seat)
            return
        late = [
            seat
            for seat, clock in enumerate(live.clocks.banks)
            if (end := clock.end()) is not None and end <= now and seat in live.deciders()
        ]
        if not late:  # the deadline was moved: a pause of the server, or an undo
            deadline = live.clocks.deadline(live)
            if deadline != stored:
                table = db.standing
                same = (table.c.table_id == live.id) & (table.c.deadline_at == stored)
                change = table.update().where(same).values(deadline_at=deadline)
                await self.store.write(lambda connection: connection.execute(change).rowcount)
            return
        for seat in late:
            self.log.info("table.clock.ran_out", table=live.id, seat=seat, then=live.row.timeout)
            try:
                if live.row.timeout == "bot":
                    level = catalogue.level(None)
                    await self.play.takeover(live, seat, level, "clock")
                elif live.row.timeout == "forfeit":
                    await self.accord.forfeit(live, seat)
                elif live.row.timeout == "skip":
                    await self.play.default_plays(live, seat)
            except Refused as error:
                self.log.info("table.clock.overtaken", table=live.id, why=str(error)[:100])


def give_grace(clock: clocks.Clock, now: int) -> None:
    """It does not run out for a while, and it has not been running since a time that is still to come."""
    if clock.since is not None:
        clock.since = max(min(clock.since, now), now + GRACE_MS - clock.bank)
