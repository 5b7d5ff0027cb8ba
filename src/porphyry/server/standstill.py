"""Standstill: a table that cannot be opened under the installed rules stands still, and goes on when it can be opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry.server import database as db
from porphyry.server.refusals import Broken, Refused
from porphyry.server.store import is_outage, wall_ms

if TYPE_CHECKING:
    from porphyry.server.common import Common


class Standstill:
    """Notes which tables stand still, and since when."""

    def __init__(self, common: Common) -> None:
        self.log = common.log
        self.store = common.store

    async def broken(self, row: Any, error: Exception) -> Exception:
        """A table could not be opened: note since when it stands still; gives what whoever asked is told."""
        if is_outage(error):
            return error
        if row.status == "playing" and row.stopped_at is None:
            self.log.error("table.stopped", table=row.id, rules=row.rules_version, error=str(error)[:300])
            await self._note(row.id, wall_ms())
        why = str(error) if isinstance(error, Refused) else f"it cannot be opened ({type(error).__name__})"
        return Broken("conflict", f"this table stands still: {why}")

    async def whole(self, row: Any) -> None:
        """A table could be opened: if it stood still before, it goes on."""
        if row.stopped_at is not None:
            row.stopped_at = None
            self.log.info("table.goes.on", table=row.id)
            await self._note(row.id, None)

    async def _note(self, table_id: str, at: int | None) -> None:
        change = db.tables.update().where(db.tables.c.id == table_id).values(stopped_at=at)
        await self.store.write(lambda connection: connection.execute(change).rowcount)
