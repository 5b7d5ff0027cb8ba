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
from porphyry.server.refusals import Broken, Refused
from porphyry.server.restore import database_file, is_in_use
from porphyry.server.store import wall_ms
from porphyry.server.verify import difference

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from porphyry.server.common import Common
    from porphyry.server.settings import Settings
    from porphyry.server.tables import Tables

STOPPED_MS: Final = 7 * 24 * 3600 * 1000
"""So long a stopped table waits for rules that play it."""
AT_ONCE: Final = 50


class Upgrades:
    """Which tables stand still because of an upgrade, and when they end."""

    def __init__(self, common: Common, tables: Tables) -> None:
        self.log = common.log
        self.store = common.store
        self.tables = tables
        self._looked = False

    async def look(self) -> None:
        """Once after the start open what was begun under other rules; end what has stood still for long enough."""
        tables = db.tables
        if not self._looked:
            self._looked = True
            query = sa.select(tables.c.id, tables.c.game, tables.c.rules_version, tables.c.data_name)
            for row in await self.store.rows(query.where(tables.c.status == "playing")):
                if is_older(row):
                    with contextlib.suppress(Refused):
                        await self.tables.get(row.id)
        late = (tables.c.status == "playing") & (tables.c.stopped_at < wall_ms() - STOPPED_MS)
        for row in await self.store.rows(sa.select(tables.c.id).where(late).limit(AT_ONCE)):
            try:
                await self.tables.get(row.id)
            except Broken:
                await self.store.write(lambda connection, it=row.id: end_broken(connection, it, "update"))  # type: ignore[misc]
                self.log.info("table.ended.by.update", table=row.id)


def is_older(row: Any) -> bool:
    """Was it begun under other rules or data than the installed ones, or is its game not here any more?"""
    try:
        game = catalogue.game(row.game)
    except Refused:
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
