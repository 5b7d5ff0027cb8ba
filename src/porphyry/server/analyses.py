"""Analyses of finished games: made one after the other in a process of their own, told with their progress, and kept with the game."""

from __future__ import annotations

import asyncio
import functools
import importlib
import importlib.util
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from porphyry.server import database as db
from porphyry.server.bots import BotFailed, Worker
from porphyry.server.refusals import Refused
from porphyry.server.store import wall_ms

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable

SLICE_S: Final = 1.0
"""So often its progress is heard of."""
PATIENCE_S: Final = 60.0
"""So much longer one slice may take: a machine may be busy with those who play."""
MOST: Final = 50
"""Games that wait, at most."""


@functools.cache
def version() -> int:
    """Of the analyses that are made here; raises Refused where there are no bots."""
    if importlib.util.find_spec("porphyry.bots") is None:
        raise Refused("not-found", "nobody here analyses games")
    return int(importlib.import_module("porphyry.bots.analysis").VERSION)


class Job:
    """One game that is being analysed, or waits for it."""

    def __init__(self, live: LiveTable, record: str) -> None:
        self.live = live
        self.record = record
        self.begun = False
        self.progress = 0.0
        self.failed = False


class Analyses:
    """Who explains games that are over."""

    def __init__(self, common: Common) -> None:
        self.log = common.log
        self.store = common.store
        self._worker = Worker("last")
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def look(self, live: LiveTable) -> dict[str, Any]:
        """What there is of this game: nothing, a place in the queue, progress, or the whole analysis."""
        _check(live)
        job = self._jobs.get(live.id)
        if job is not None:
            state = "failed" if job.failed else "working" if job.begun else "waiting"
            return {"table": live.id, "state": state, "progress": round(job.progress, 3), "analysis": None}
        kept = await self._kept(live.id)
        if kept is None:
            return {"table": live.id, "state": "none", "progress": 0.0, "analysis": None}
        return {"table": live.id, "state": "done", "progress": 1.0, "analysis": shown(live, kept)}

    async def begin(self, live: LiveTable) -> dict[str, Any]:
        """Have it made, unless it is there or on its way."""
        found = await self.look(live)
        if found["state"] in ("none", "failed"):
            if len([one for one in self._jobs.values() if not one.failed]) >= MOST:
                raise Refused("busy", "too many games wait to be analysed; try again later")
            async with live.lock:
                record = live.playing().record().to_json()
            self._jobs[live.id] = Job(live, record)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._work(), name="analyses")
            found = await self.look(live)
        return found

    async def better(self, live: LiveTable, ply: int) -> dict[str, Any]:
        """What was better than the action that led to this ply, with the true number of that ply."""
        _check(live)
        kept = await self._kept(live.id)
        for one in kept["better"] if kept is not None else []:
            if live.story.shown_plies(one["ply"]) == ply:
                return dict(one)
        raise Refused("not-found", "nothing better is known here")

    async def close(self) -> None:
        """Stop; what is half done is begun anew when somebody asks again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._worker.stop()

    async def _kept(self, table: str) -> dict[str, Any] | None:
        row = await self.store.row(
            sa.select(db.analyses.c.data).where(db.analyses.c.table_id == table, db.analyses.c.version == version())
        )
        return None if row is None else msgspec.json.decode(row.data)

    async def _work(self) -> None:
        while (job := next((one for one in self._jobs.values() if not one.failed), None)) is not None:
            job.begun = True
            try:
                await self._one(job)
                del self._jobs[job.live.id]
            except BotFailed as error:
                job.failed = True
                self.log.warning("analysis.failed", table=job.live.id, error=str(error)[:200])
        await self._worker.stop()

    async def _one(self, job: Job) -> None:
        question = {"analyse": job.live.id, "record": job.record, "seconds": SLICE_S}
        while True:
            reply = await self._worker.ask(question, SLICE_S + PATIENCE_S)
            job.progress = reply["at"] / max(1, reply["of"])
            if reply["result"] is not None:
                break
        row = {
            "table_id": job.live.id,
            "version": version(),
            "made_at": wall_ms(),
            "data": msgspec.json.encode(reply["result"]).decode(),
        }

        def keep(connection: Connection) -> None:
            connection.execute(db.analyses.delete().where(db.analyses.c.table_id == job.live.id))
            connection.execute(db.analyses.insert().values(**row))

        await self.store.write(keep)


def _check(live: LiveTable) -> None:
    live.playing()
    if live.told != "over":
        raise Refused("forbidden", "a game is analysed when it is over")


def shown(live: LiveTable, data: dict[str, Any]) -> dict[str, Any]:
    """The same, counted in the plies that everybody knows of; without what only the server needs."""
    ply = {one: live.story.shown_plies(one) for one in range(data["plies"] + 1)}
    told: dict[str, Any] = {**data, "plies": ply[data["plies"]]}
    for part in ("changes", "turning", "summary", "better"):
        told[part] = [{**one, "ply": ply[one["ply"]]} for one in data[part]]
    for one in told["better"]:
        del one["dice"]
    return told
