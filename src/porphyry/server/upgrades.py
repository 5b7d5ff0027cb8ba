"""Upgrades: tables that were begun under other rules than the installed ones. Most play on exactly; one that does not is stopped.

A stopped table stays as it is, in case the older program comes back; after a week it ends, nobody having won, and whoever sat there may
take its papers. `porphyry upgrade` ends it at once; `porphyry upgrade --check` says beforehand what would become of every table.
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

import porphyry
from porphyry.server import catalogue
from porphyry.server import database as db
from porphyry.server.backup import backup
from porphyry.server.keeping import end_broken
from porphyry.server.refusals import Broken, No
from porphyry.server.restore import database_file, is_in_use
from porphyry.server.store import is_outage, wall_ms
from porphyry.server.verify import difference

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from porphyry.server.house import House
    from porphyry.server.settings import Settings

STOPPED_MS: Final = 7 * 24 * 3600 * 1000
"""So long a stopped table waits for rules that play it."""
AT_ONCE: Final = 50


class Upgrades:
    """Which tables stand still because of an upgrade, and when they end."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self._looked = False

    async def broken(self, row: Any, error: Exception) -> Exception:
        """A table could not be opened: note since when it stands still; gives what whoever asked is told."""
        if is_outage(error):
            return error
        if row.status == "playing" and row.stopped_at is None:
            self.house.log.error("table.stopped", table=row.id, rules=row.rules_version, error=str(error)[:300])
            await self._note(row.id, wall_ms())
        why = str(error) if isinstance(error, No) else f"it cannot be opened ({type(error).__name__})"
        return Broken("conflict", f"this table stands still: {why}")

    async def whole(self, row: Any) -> None:
        """A table could be opened: if it stood still before, it goes on."""
        if row.stopped_at is not None:
            row.stopped_at = None
            self.house.log.info("table.goes.on", table=row.id)
            await self._note(row.id, None)

    async def _note(self, table_id: str, at: int | None) -> None:
        change = db.tables.update().where(db.tables.c.id == table_id).values(stopped_at=at)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def look(self) -> None:
        """Once after the start open what was begun under other rules; end what has stood still for long enough."""
        tables = db.tables
        if not self._looked:
            self._looked = True
            query = sa.select(tables.c.id, tables.c.game, tables.c.rules_version, tables.c.data_name)
            for row in await self.store.rows(query.where(tables.c.status == "playing")):
                if is_older(row):
                    with contextlib.suppress(No):
                        await self.house.tables.get(row.id)
        late = (tables.c.status == "playing") & (tables.c.stopped_at < wall_ms() - STOPPED_MS)
        for row in await self.store.rows(sa.select(tables.c.id).where(late).limit(AT_ONCE)):
            try:
                await self.house.tables.get(row.id)
            except Broken:
                await self.store.write(lambda connection, it=row.id: end_broken(connection, it, "update"))  # type: ignore[misc]
                self.house.log.info("table.ended.by.update", table=row.id)


def is_older(row: Any) -> bool:
    """Was it begun under other rules or data than the installed ones, or is its game not here any more?"""
    try:
        game = catalogue.game(row.game)
    except No:
        return True
    return bool(game.rules_version != row.rules_version or game.data_name != row.data_name)


# The command


async def upgrade(settings: Settings, *, check: bool = False) -> int:
    """Bring the database up to date and end what cannot be played on; or only say what that would do."""
    if settings.embedded:
        file = database_file(settings)
        if not file.exists():
            print(f"there is no database at {file}", file=sys.stderr)
            return 1
        if not check and is_in_use(file):
            print(f"a server is using {file}; stop it first", file=sys.stderr)
            return 1
        if check:
            with tempfile.TemporaryDirectory(prefix="porphyry-upgrade-") as folder:
                copy = Path(folder) / "copy.sqlite3"
                try:
                    with (
                        contextlib.closing(sqlite3.connect(file, timeout=30)) as reading,
                        contextlib.closing(sqlite3.connect(copy)) as writing,
                    ):
                        reading.backup(writing)
                except sqlite3.Error as error:
                    print(f"the database cannot be read: {error}; `porphyry doctor` tells more", file=sys.stderr)
                    return 1
                return await _upgrade(f"sqlite:///{copy.as_posix()}", check=True)
        kept = file.with_name(f"{file.name}.before-{porphyry.__version__}-{wall_ms()}")
        if backup(settings, kept):
            return 1
    return await _upgrade(settings.database, check=check)


async def _upgrade(url: str, *, check: bool) -> int:
    engine = db.reading_engine(url)
    try:
        async with engine.connect() as connection:
            whole = await connection.begin()
            before = await connection.run_sync(db.version)
            await connection.run_sync(db.upgrade)
            would = "would be " if check else ""
            print(f"database: version {before or 'none'}, {would}brought to {db.NEWEST}" if before != db.NEWEST else
                  f"database: version {before}, up to date")  # fmt: skip
            stopped = await _look_through(connection, check=check)
            if check:
                await whole.rollback()
            else:
                await whole.commit()
    except (DBAPIError, OSError) as error:
        print(
            f"the database cannot be used: {str(error).splitlines()[0]}; `porphyry doctor` tells more", file=sys.stderr
        )
        return 1
    finally:
        await engine.dispose()
    return 1 if check and stopped else 0


async def _look_through(connection: AsyncConnection, *, check: bool) -> int:
    """Say of every running table what becomes of it; returns how many cannot be played on."""
    same = older = stopped = 0
    query = sa.select(db.tables).where(db.tables.c.status == "playing").order_by(db.tables.c.created_at)
    for row in (await connection.execute(query)).all():
        problem = await difference(connection, row)
        if problem:
            stopped += 1
            print(f"{row.id} ({row.game}, rules version {row.rules_version}, {row.seats} seats): {problem}")
            if not check:
                await connection.run_sync(end_broken, row.id, "update")
        elif is_older(row):
            older += 1
        else:
            same += 1
    print(f"{same} running tables play on, {older} begun under older rules play on exactly as they were played")
    print(f"{stopped} {'would be' if check else 'were'} ended without a winner; who sat there may take their papers")
    return stopped
