"""The scheduler: what happens again and again. A job that fails is tried again, and holds up no other."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

TICK_S: Final = 0.2
PAUSE_S: Final = 20.0
"""A tick so late means that the machine slept."""


class Scheduler:
    """One per process."""

    def __init__(self, log: Any, after_a_pause: Callable[[], Awaitable[None]]) -> None:
        self.log = log
        self.after_a_pause = after_a_pause
        self._rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = []
        self._task: asyncio.Task[None] | None = None

    def every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        """Do this so often."""
        self._rounds.append((seconds, job))

    def open(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        next_at = [0.0] * len(self._rounds)
        ticked = time.monotonic()
        while True:
            await asyncio.sleep(TICK_S)
            paused, ticked = time.monotonic() - ticked > PAUSE_S, time.monotonic()
            if paused:
                self.log.warning("scheduler.paused")
                with contextlib.suppress(Exception):  # the database may be away; clocks are looked at again anyway
                    await self.after_a_pause()
            for at, (every, job) in enumerate(self._rounds):
                if time.monotonic() < next_at[at]:
                    continue
                next_at[at] = time.monotonic() + every
                try:
                    await job()
                    ticked = max(ticked, time.monotonic() - TICK_S)  # slow work of ours is no pause
                except Exception as error:  # noqa: BLE001 - the clock goes on, with what else there is to do
                    next_at[at] = time.monotonic() + max(every, 1.0)
                    self.log.error("scheduler.failed", job=job.__name__, error=repr(error)[:300])
