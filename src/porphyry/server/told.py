"""The status of stored tables as everybody may know it: nobody hears of an end before the last step has been shown."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from porphyry.server import database as db
from porphyry.server.store import now_ms

LONGEST_HELD_MS: Final = 7 * 86_400_000
"""So long after its end a last step may still be held back, at the very most."""


def held() -> sa.ColumnElement[bool]:
    """Is a table over, but its last step not yet shown? Then everybody takes it for one that is being played."""
    tables, standing, now = db.tables.c, db.standing.c, now_ms()
    lately = (tables.status == "over") & (tables.ended_at > now - LONGEST_HELD_MS)
    return lately & sa.exists().where(standing.table_id == tables.id, standing.shown_at > now)


def told() -> sa.ColumnElement[str]:
    """The status of a table as everybody may know it."""
    return sa.case((held(), "playing"), else_=db.tables.c.status)


def in_states(*states: str) -> sa.ColumnElement[bool]:
    """Tables in one of these states, as everybody may know them."""
    found = db.tables.c.status.in_(states)
    if "playing" in states and "over" not in states:
        return found | held()
    return found & sa.not_(held()) if "over" in states and "playing" not in states else found
