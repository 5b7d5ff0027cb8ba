"""The clockwork: what happens by itself. Clocks run out, bots are asked again, the absent are called, memory is tidied.

Everything due stands in the database, so it happens even if the server was down, and only once if several run.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from porphyry.server import clocks
from porphyry.server import database as db
from porphyry.server.entries import decode, encode
from porphyry.server.hub import PRESENT_S
from porphyry.server.refusals import No
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from porphyry.server.house import House
    from porphyry.server.live import LiveTable

TICK_S: Final = 0.2
NEWS_S: Final = 2.0
TIDY_S: Final = 30.0
SWEEP_S: Final = 3600.0
GRACE_MS: Final = 60_000
"""After the server was down nobody's clock runs out sooner than this."""
AT_ONCE: Final = 100


class Clockwork:
    """One per process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make up for the time the server was down, then start."""
        if self.house.settings.embedded:
            await self._resume()
        self._task = asyncio.create_task(self._run(), name="clockwork")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _resume(self) -> None:
        """With the embedded database we are alone: bots may go on at once, and clocks get a grace."""
        table, now = db.standing, now_ms()

        def job(connection: sa.Connection) -> None:
            connection.execute(table.update().where(table.c.bot_at.is_not(None)).values(bot_at=now))
            late = sa.select(table.c.table_id, table.c.clocks).where(table.c.deadline_at < now + GRACE_MS)
            for table_id, text in connection.execute(late).all():
                clocks = [
                    [bank, since if since is None else max(since, now + GRACE_MS - bank)]
                    for bank, since in decode(text)
                ]
                change = table.update().where(table.c.table_id == table_id)
                connection.execute(change.values(deadline_at=now + GRACE_MS, clocks=encode(clocks).decode()))

        await self.house.store.write(job)

    async def _run(self) -> None:
        news = tidy = here = sweep = 0.0
        while True:
            await asyncio.sleep(TICK_S)
            try:
                await self._due()
                if time.monotonic() > news and not self.house.settings.embedded:
                    news = time.monotonic() + NEWS_S
                    await self.house.tables.look_for_news()
                if time.monotonic() > here:
                    here = time.monotonic() + PRESENT_S / 3
                    self.house.tables.still_here()
                if time.monotonic() > tidy:
                    tidy = time.monotonic() + TIDY_S
                    self.house.tables.drop_idle()
                if time.monotonic() > sweep:
                    sweep = time.monotonic() + SWEEP_S
                    sessions, guests = await self.house.people.sweep()
                    if sessions or guests:
                        self.house.log.info("people.swept", sessions=sessions, guests=guests)
            except Exception as error:  # noqa: BLE001 - the clock goes on
                self.house.log.error("clockwork.failed", error=repr(error)[:300])
                await asyncio.sleep(1)

    async def _due(self) -> None:
        table, now = db.standing, now_ms()
        due = (table.c.deadline_at <= now) | (table.c.bot_at <= now) | (table.c.notice_at <= now)
        rows = await self.house.store.rows(sa.select(table).where(due).limit(AT_ONCE))
        for row in rows:
            try:
                live = await self.house.tables.get(row.table_id)
            except No as error:
                self.house.log.error("table.broken", table=row.table_id, error=str(error)[:300])
                await self._put_off(row.table_id)
                continue
            if live.status != "playing":
                await self._put_off(row.table_id)
                continue
            if row.deadline_at is not None and row.deadline_at <= now:
                await self.run_out(live, row.deadline_at)
            if (
                row.bot_at is not None
                and row.bot_at <= now
                and await self._claim("bot_at", row, now + self.house.bots.lease_ms)
            ):
                live.moved_here = True
                self.house.orders.wake(live)
                self.house.bots.wake(live)
            if row.notice_at is not None and row.notice_at <= now and await self._claim("notice_at", row, None):
                self.house.notices.call(live)

    async def _claim(self, column: str, row: sa.Row[tuple[object, ...]], until: int | None) -> bool:
        """Only one process does it."""
        table = db.standing
        same = (table.c.table_id == row.table_id) & (table.c[column] == row._mapping[column])
        change = table.update().where(same).values({column: until})
        return bool(await self.house.store.write(lambda connection: connection.execute(change).rowcount))

    async def _put_off(self, table_id: str) -> None:
        table = db.standing
        change = table.update().where(table.c.table_id == table_id)
        change = change.values(deadline_at=None, bot_at=None, notice_at=None)
        await self.house.store.write(lambda connection: connection.execute(change).rowcount)

    async def run_out(self, live: LiveTable, stored: int) -> None:
        """Do to every seat whose time is up what the table has agreed on."""
        now = now_ms()
        if live.veil.late(now):  # the curtain has missed it: a restart, another process
            for seat in live.veil.late(now):
                await self.house.play.default_plays(live, seat)
            return
        late = [
            seat
            for seat, (bank, since) in enumerate(live.clocks)
            if since is not None and bank is not None and since + bank <= now and seat in live.deciders()
        ]
        if not late:  # the deadline was moved: a pause of the server, or an undo
            deadline = clocks.deadline(live)
            if deadline != stored:
                table = db.standing
                same = (table.c.table_id == live.id) & (table.c.deadline_at == stored)
                change = table.update().where(same).values(deadline_at=deadline)
                await self.house.store.write(lambda connection: connection.execute(change).rowcount)
            return
        for seat in late:
            self.house.log.info("table.clock.ran_out", table=live.id, seat=seat, then=live.row.timeout)
            try:
                if live.row.timeout == "bot":
                    level = self.house.bots.level(None)
                    await self.house.play.takeover(live, seat, level, "clock")
                elif live.row.timeout == "forfeit":
                    await self.house.play.forfeit(live, seat, "clock")
                elif live.row.timeout == "skip":
                    await self.house.play.default_plays(live, seat)
            except No as error:
                self.house.log.info("table.clock.overtaken", table=live.id, why=str(error)[:100])
