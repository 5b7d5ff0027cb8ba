"""Records from paper: a finished game is checked ply by ply, then kept as a table to look through."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

import porphyry
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.game import has_secrets
from porphyry.server import database as db
from porphyry.server.entries import Entry, encode
from porphyry.server.people import new_id
from porphyry.server.refusals import Refused, refusal_from
from porphyry.server.store import wall_ms

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person
    from porphyry.server.services import Services


async def open_record(services: Services, person: Person, text: str) -> LiveTable:
    """A finished game from paper: checked ply by ply, then kept as a table to look through."""
    try:
        record = porphyry.kernel.record.read(text)
        table = await asyncio.to_thread(porphyry.replay, record)
    except PorphyryError as error:
        raise refusal_from(error) from error
    if record.seed is None:
        raise Refused("invalid", "a record without its seed cannot be kept here")
    game, table_id, now = table.game, new_id(8), wall_ms()
    outcome = table.outcome
    row = {
        "id": table_id,
        "game": game.name,
        "rules_version": game.rules_version,
        "engine": record.engine,
        "data_name": game.data_name,
        "options": encode(record.options).decode(),
        "seats": record.seats,
        "status": "over",
        "pace": "{}",
        "timeout": "nothing",
        "seat_order": "fixed",
        "title": "",
        "private": True,
        "secrets": has_secrets(game),
        "owner": person.id,
        "seed": record.seed,
        "salt": record.salt,
        "commitment": record.commitment,
        "dice": record.dice,
        "contributions": encode(record.contributions).decode(),
        "drawn": encode(record.order).decode(),
        "start": encode(record.start).decode() if record.start is not None else None,
        "script": encode(record.script).decode(),
        "outcome": encode(outcome.to_data()).decode() if outcome else None,
        "ended_by": "rules",
        "created_at": now,
        "started_at": now,
        "ended_at": now,
        "reaction_ms": 0,
    }
    entries = [Entry(table_id, 1, "start", None, "rules", "", 0, None, 0, now)]
    for ply, (seat, line) in enumerate(record.plies, start=1):
        entries.append(Entry(table_id, ply + 1, "play", seat, "person", line, ply, None, 0, now))
    entry_rows = [msgspec.structs.asdict(entry) for entry in entries]
    seat_rows = [
        {"table_id": table_id, "seat": seat, "kind": "local", "person": None, "name": None, "bot": None}
        for seat in range(record.seats)
    ]
    standing = {
        "table_id": table_id, "n": len(entries), "ply": len(record.plies), "asked": 0, "hidden": 0, "clocks": "[]",
        "shown_n": len(entries), "shown_ply": len(record.plies),
    }  # fmt: skip

    def job(connection: Connection) -> None:
        connection.execute(db.tables.insert().values(**row))
        connection.execute(db.seats.insert(), seat_rows)
        connection.execute(db.entries.insert(), entry_rows)
        connection.execute(db.standing.insert().values(**standing))

    await services.store.write(job)
    return await services.tables.get(table_id)
