"""`porphyry verify-tables`: does every table play on under the installed rules exactly as it was played?"""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from porphyry.server import database as db
from porphyry.server.entries import Entry, Seat, decode
from porphyry.server.live import LiveTable
from porphyry.server.refusals import No
from porphyry.server.snapshots import Snapshot

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from porphyry.server.settings import Settings


async def verify(settings: Settings, *, everything: bool = False) -> int:
    """Replay table by table; prints the first difference of each. The exit status says whether there is any."""
    engine = db.reading_engine(settings.database)
    states = ["playing", "over"] if everything else ["playing"]
    good = bad = 0
    try:
        async with engine.connect() as connection:
            query = sa.select(db.tables).where(db.tables.c.status.in_(states)).order_by(db.tables.c.created_at)
            for row in (await connection.execute(query)).all():
                problem = await _difference(connection, row)
                if problem:
                    bad += 1
                    print(f"{row.id} ({row.game}, rules version {row.rules_version}): {problem}")
                else:
                    good += 1
    finally:
        await engine.dispose()
    print(f"{good} tables agree, {bad} differ")
    return 1 if bad else 0


async def _difference(connection: AsyncConnection, row: Any) -> str:
    entries = [
        Entry(*one)
        for one in await connection.execute(
            sa.select(db.entries).where(db.entries.c.table_id == row.id).order_by(db.entries.c.n)
        )
    ]
    kept = {
        one.n: Snapshot(one.n, one.data)
        for one in await connection.execute(sa.select(db.snapshots).where(db.snapshots.c.table_id == row.id))
    }
    seats = [Seat(seat=seat, kind="person", person=None, name=None, bot=None) for seat in range(row.seats)]
    try:
        live = LiveTable(SimpleNamespace(**row._mapping), seats)
    except No as error:
        return str(error)
    return replayed(live, entries, kept)


def replayed(live: LiveTable, entries: list[Entry], kept: dict[int, Snapshot]) -> str:
    """The first difference, in words; empty if there is none."""
    if live.game.data_name != live.row.data_name:
        return f"it was begun on data {live.row.data_name or 'of the box'!r}"
    live.status = "playing"
    for entry in entries:
        try:
            live.redo(entry)
        except No as error:
            return str(error)
        table = live.playing()
        if table.ply != entry.ply:
            return f"step {entry.n}: ply {table.ply}, stored {entry.ply}"
        if entry.n in kept and (other := kept[entry.n].difference(table)):
            return f"step {entry.n}: {other}"
    if live.row.commitment and live.table is not None and live.table.commitment != live.row.commitment:
        return "the seed does not fit the published commitment"
    if live.row.status == "over" and live.row.ended_by == "rules" and live.row.outcome and live.table is not None:
        outcome = live.table.outcome
        if outcome is None or outcome.to_data() != decode(live.row.outcome):
            return "the outcome is another one"
    return ""
