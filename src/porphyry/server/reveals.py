"""Reveals: shows what the veil has held back when its time has come, and lets late reactions pass where a table has agreed on that."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from porphyry.server import broadcast
from porphyry.server.refusals import Refused
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.play import Play
    from porphyry.server.signals import Signals
    from porphyry.server.tables import Tables

SHORTEST_S: Final = 0.002


class Reveals:
    """One timer a table."""

    def __init__(self, common: Common, tables: Tables, play: Play, signals: Signals) -> None:
        self.log = common.log
        self.tables = tables
        self.play = play
        self.signals = signals
        self._closed = False
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def set(self, live: LiveTable) -> None:
        """Be there when something is due at this table."""
        if not live.story.by_beats:
            return
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        now = now_ms()
        at = live.story.next_at(now)
        if at is not None and not live.away and not self._closed:
            wait = max(SHORTEST_S, (at - now) / 1000)
            self._timers[live.id] = asyncio.get_running_loop().call_later(wait, self._due, live)

    def forget(self, live: LiveTable) -> None:
        """The table leaves memory."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()

    def _due(self, live: LiveTable) -> None:
        self._timers.pop(live.id, None)
        task = asyncio.create_task(self._lift(live), name=f"reveal {live.id}")
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(live, done))

    def _done(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.log.error("reveals.failed", table=live.id, error=repr(error)[:300])
            self.tables.drop(live)  # whoever looks again gets it as it is stored

    async def _lift(self, live: LiveTable) -> None:
        async with live.lock:
            if live.away:
                return
            broadcast.publish(live)
            late = live.story.late(now_ms())
        for seat in late:
            try:
                await self.play.default_plays(live, seat)
            except Refused as error:
                self.log.info("table.reaction.overtaken", table=live.id, why=str(error)[:100])
                await asyncio.sleep(1)
        self.signals.table_moved(live, elsewhere=not live.moved_here)

    async def close(self) -> None:
        """Stop."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
