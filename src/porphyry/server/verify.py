"""`porphyry verify-tables`: does every table play on under the installed rules exactly as it was played?"""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from porphyry.server import database as db
from porphyry.server.endings import ranked
from porphyry.server.entries import Entry, Seat, decode
from porphyry.server.live import LiveTable
from porphyry.server.refusals import Refused
from porphyry.server.restore import database_file
from porphyry.server.snapshots import Damaged, Snapshot

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from porphyry.server.settings import Settings


async def verify(settings: Settings, *, everything: bool = False) -> int:
    """Replay table by table; prints the first difference of each. The exit status says whether there is any."""
    if settings.embedded and not database_file(settings).exists():
        print(f"there is no database at {database_file(settings)}", file=sys.stderr)
        return 1
    engine = db.reading_engine(settings.database)
    states = ["playing", "over"] if everything else ["playing"]
    good = bad = 0
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(db.version)
            if version != db.NEWEST:
                print(
                    f"the database has version {version or 'none'}, this program works with {db.NEWEST}; "
                    "`porphyry upgrade --check` says what would become of every table",
                    file=sys.stderr,
                )
                return 1
            query = sa.select(db.tables).where(db.tables.c.status.in_(states)).order_by(db.tables.c.created_at)
            for row in (await connection.execute(query)).all():
                problem = await difference(connection, row)
                if problem:
                    bad += 1
                    print(f"{row.id} ({row.game}, rules version {row.rules_version}): {problem}")
                else:
                    good += 1
    except (DBAPIError, OSError) as error:
        print(
            f"the database cannot be read: {str(error).splitlines()[0]}; `porphyry doctor` tells more", file=sys.stderr
        )
        return 1
    finally:
        await engine.dispose()
    print(f"{good} tables agree, {bad} differ")
    return 1 if bad else 0


async def difference(connection: AsyncConnection, row: Any) -> str:
    """What of a stored table is otherwise under the installed rules, in words; empty if nothing."""
    entries = [
        Entry(*one)
        for one in await connection.execute(
            sa.select(db.entries).where(db.entries.c.table_id == row.id).order_by(db.entries.c.n)
        )
    ]
    kept = {}
    for one in await connection.execute(sa.select(db.snapshots).where(db.snapshots.c.table_id == row.id)):
        try:
            kept[one.n] = Snapshot(one.n, one.data)
        except Damaged as error:
            print(f"{row.id}: {error}; the entries are played through instead")
    seats = [Seat(seat=seat, kind="person", person=None, name=None, bot=None) for seat in range(row.seats)]
    try:
        live = LiveTable(SimpleNamespace(**row._mapping), seats)
    except Exception as error:  # noqa: BLE001 - its game is not here, or its row is damaged: that is the finding
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
        except Refused as error:
            return str(error)
        except Exception as error:  # noqa: BLE001 - a fault of the rules: it is this table's finding
            return f"step {entry.n}: {error!r}"
        table = live.playing()
        if table.ply != entry.ply:
            return f"step {entry.n}: ply {table.ply}, stored {entry.ply}"
        if entry.n in kept and (other := kept[entry.n].difference(table)):
            return f"step {entry.n}: {other}"
    if live.row.commitment and live.history.table is not None and live.history.table.commitment != live.row.commitment:
        return "the seed does not fit the published commitment"
    if (
        live.row.status == "over"
        and live.row.ended_by == "rules"
        and live.row.outcome
        and live.history.table is not None
    ):
        outcome = live.history.table.outcome
        if outcome is None or ranked(outcome.to_data(), live.agreements.given_up) != decode(live.row.outcome):
            return "the outcome is another one"
    return ""
