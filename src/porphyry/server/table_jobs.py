"""Jobs for the store: everything written about a table besides its entries."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from porphyry.kernel.promise import Promise
from porphyry.server import database as db
from porphyry.server.entries import decode, encode
from porphyry.server.store import Job, Taken

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.live import LiveTable

DICE: Final = ("dice", "contributions", "drawn")
"""The columns that tell how a table's dice came about, besides seed and salt."""


def promise_dice(row: Any, seed: bytes | None = None, salt: bytes | None = None) -> None:
    """Fix the seed of a table's dice, and publish what binds it."""
    promise = Promise(seed or secrets.token_bytes(32), salt or secrets.token_bytes(16))
    row.seed, row.salt, row.dice, row.commitment = (
        promise.seed.hex(),
        promise.salt.hex(),
        promise.form,
        promise.published,
    )


def new_table(live: LiveTable) -> Job[None]:
    """Write the table and its seats as they stand now."""
    row, seats = vars(live.row).copy(), _seat_rows(live)

    def job(connection: Connection) -> None:
        connection.execute(_INSERT_TABLE, row)
        connection.execute(_INSERT_SEATS, seats)

    return job


def started(live: LiveTable) -> Job[None]:
    row = live.row
    values = {key: getattr(row, key) for key in ("seed", "salt", "commitment", "started_at", *DICE)}
    seats = _seat_rows(live)
    order = decode(row.drawn or "[]") or range(len(seats))
    sat = sorted(
        ({**one, "seat": before} for one, before in zip(seats, order, strict=True)), key=lambda one: one["seat"]
    )
    still_open = db.tables.update().where(db.tables.c.id == live.id, db.tables.c.status == "open")
    mine = db.seats.c.table_id == live.id
    table_id = live.id

    def job(connection: Connection) -> None:
        """Raises Taken if somebody has left or called it off by way of another process."""
        begun = connection.execute(still_open.values(status="playing", **values)).rowcount
        there = connection.execute(sa.select(db.seats).where(mine).order_by(db.seats.c.seat).with_for_update())
        if [dict(one._mapping) for one in there] != sat or not begun:
            raise Taken
        connection.execute(db.seats.delete().where(mine))
        connection.execute(_INSERT_SEATS, seats)
        connection.execute(db.invites.delete().where(db.invites.c.table_id == table_id))

    return job


def _seat_rows(live: LiveTable) -> list[dict[str, Any]]:
    return [{"table_id": live.id, **msgspec.structs.asdict(one)} for one in live.seats]


def ended(live: LiveTable) -> Job[None]:
    values = {
        "table": live.id,
        "outcome": encode(live.outcome).decode(),
        "ended_by": live.row.ended_by,
        "ended_at": live.row.ended_at,
    }

    def job(connection: Connection) -> None:
        connection.execute(_END_TABLE, values)

    return job


def keep_orders(live: LiveTable, seat: int, name: str) -> Job[None]:
    """Write down the seat's order of this name as it stands now, or that there is none."""
    mine = (db.orders.c.table_id == live.id) & (db.orders.c.seat == seat) & (db.orders.c.name == name)
    rows = [
        {"table_id": live.id, "seat": seat, "name": name, "data": encode(order.to_data()).decode()}
        for order in live.orders
        if (order.seat, order.name) == (seat, name)
    ]

    def job(connection: Connection) -> None:
        connection.execute(db.orders.delete().where(mine))
        if rows:
            connection.execute(db.orders.insert(), rows)

    return job


# Made once: SQLAlchemy is quickest with a statement that it has seen before.
_INSERT_TABLE: Final = db.tables.insert()
_INSERT_SEATS: Final = db.seats.insert()
_END_TABLE: Final = (
    db.tables.update()
    .where(db.tables.c.id == sa.bindparam("table"))
    .values(
        status="over",
        outcome=sa.bindparam("outcome"),
        ended_by=sa.bindparam("ended_by"),
        ended_at=sa.bindparam("ended_at"),
    )
)


def seat_bot(table_id: str, seat: int, values: dict[str, Any]) -> Job[None]:
    def job(connection: Connection) -> None:
        mine = (db.seats.c.table_id == table_id) & (db.seats.c.seat == seat)
        connection.execute(db.seats.update().where(mine).values(**values))

    return job


def rests(table_id: str, *, paused: bool) -> Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(db.tables.update().where(db.tables.c.id == table_id).values(paused=paused))

    return job


def sit_down(live: LiveTable, seat: int, connection: Connection) -> None:
    """Write down who sits here now; the link that led here is used up."""
    one = live.seats[seat]
    mine = (db.seats.c.table_id == live.id) & (db.seats.c.seat == seat)
    values = {"kind": one.kind, "person": one.person, "name": one.name, "bot": one.bot, "program": one.program}
    connection.execute(db.seats.update().where(mine).values(**values))
    connection.execute(db.invites.delete().where(db.invites.c.table_id == live.id, db.invites.c.seat == seat))
