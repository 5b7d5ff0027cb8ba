"""Databases as every earlier version left them: something in every table, and a game of each kind half-way through."""

from __future__ import annotations

import contextlib
import gc
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from porphyry.kernel import registry
from porphyry.kernel.promise import BINDING, OLD, Promise
from porphyry.kernel.table import ENGINE, Table, new_table
from porphyry.server import database as db
from porphyry.server.entries import PASSED
from porphyry.server.schema import Person
from porphyry.server.services import Services
from porphyry.server.settings import Settings
from porphyry.server.verify import difference

VERSIONS = [one.revision for one in reversed(list(ScriptDirectory(str(db.MIGRATIONS)).walk_revisions()))]
GAMES = ("byzantium", "byzantion", "guiscard")
PLIES = 40
BOUND_SINCE = "0007"
"""Since this version the seats have a word in the dice."""
ANNA = "anna"


def filled(connection: sa.Connection) -> dict[str, int]:
    """A row in every table there is, with something in every column; how many rows each then has."""
    there = sa.inspect(connection)
    rows: dict[str, int] = {}
    for table in sorted(set(there.get_table_names()) - {"alembic_version"}):
        columns = there.get_columns(table)
        kinds = {str(one["name"]): one["type"].python_type for one in columns}
        row: dict[str, Any] = {
            name: True if kind is bool else 1 if kind is int else "[]" for name, kind in kinds.items()
        }
        if table == "snapshots":
            row["data"] = b"[]"
        keep(connection, table, row)
        rows[table] = 1
    return rows


def keep(connection: sa.Connection, table: str, row: dict[str, Any]) -> None:
    """Store a row; what this version had no column for is left out."""
    columns = {str(one["name"]) for one in sa.inspect(connection).get_columns(table)}
    kept = {name: value for name, value in row.items() if name in columns}
    names = ", ".join(f'"{name}"' for name in kept)
    connection.execute(
        sa.text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(f':{name}' for name in kept)})"), kept
    )


def half_way(connection: sa.Connection, name: str, form: int) -> Table:
    """A game of two that Anna plays with herself, stored as it went; gives the same game in the library."""
    game = registry.game(name)
    promise = Promise(bytes(range(32)), bytes(range(16)), [] if form == OLD else [b"", bytes(16)], form)
    table = new_table(game, 2, promise=promise)
    steps: list[tuple[str, int | None, str, str, int, int]] = [("start", None, "rules", "", 0, 0)]
    dice = random.Random(name)
    while len(table.plies) < PLIES:
        seat = table.decisions()[0].seat
        asked = game.decision_kinds[game.kind(table.state, seat)]
        line = dice.choice(table.legal(seat)).text
        table.play(line, seat)
        passed = asked.veiled and line.split()[0] == asked.decline
        steps.append(("play", seat, "person", line, table.ply, PASSED if passed else int(asked.secret)))
    keep(
        connection,
        "tables",
        {
            "id": name,
            "game": name,
            "rules_version": game.rules_version,
            "engine": ENGINE,
            "data_name": "",
            "options": "{}",
            "seats": 2,
            "status": "playing",
            "pace": '{"kind":"none"}',
            "timeout": "nothing",
            "seat_order": "fixed",
            "title": "",
            "private": False,
            "secrets": name == "byzantion",
            "owner": ANNA,
            "seed": promise.seed.hex(),
            "salt": promise.salt.hex(),
            "commitment": promise.published,
            "dice": form,
            "contributions": None if form == OLD else f'["", "{"00" * 16}"]',
            "created_at": 1,
            "started_at": 1,
            "reaction_ms": 0,
            "late": "wait",
            "hints": False,
            "shared": False,
            "paused": False,
        },
    )
    for seat in (0, 1):
        given = "00" * 16 if seat == 1 and form == BINDING else None
        row = {"table_id": name, "seat": seat, "kind": "person" if seat == 0 else "local", "person": ANNA}
        keep(connection, "seats", {**row, "name": "Anna", "program": False, "contribution": given, "given_up": False})
    for n, (kind, at, by, line, ply, hidden) in enumerate(steps, start=1):
        row = {"table_id": name, "n": n, "kind": kind, "seat": at, "by": by, "line": line, "ply": ply, "at": n}
        keep(connection, "entries", {**row, "action_id": None, "hidden": hidden})
    row = {"table_id": name, "n": len(steps), "ply": PLIES, "asked": 0, "hidden": 0, "clocks": "[]"}
    keep(connection, "standing", {**row, "shown_n": len(steps), "shown_ply": PLIES})
    return table


async def brought_up_to_date(url: str, version: str) -> None:
    """What each version could hold is there afterwards, in the form that the code expects."""
    engine = db.reading_engine(url)
    async with engine.begin() as writing:
        await writing.run_sync(db.upgrade, version)
        before = await writing.run_sync(filled)
    async with engine.begin() as writing:
        await writing.run_sync(db.upgrade)
        await writing.run_sync(db.upgrade)  # a second time changes nothing

        def looked(connection: sa.Connection) -> tuple[list[Any], dict[str, Any], str | None]:
            there = set(sa.inspect(connection).get_table_names()) - {"alembic_version"}
            counts = {name: connection.execute(sa.text(f"SELECT count(*) FROM {name}")).scalar() for name in there}
            for table in db.metadata.tables.values():
                connection.execute(sa.select(table)).all()
            found = compare_metadata(MigrationContext.configure(connection), db.metadata)
            return found, counts, db.version(connection)

        differences, after, is_now = await writing.run_sync(looked)
    await engine.dispose()

    assert differences == [] and is_now == db.NEWEST
    assert {table: after.get(table) for table in before} == before
    assert len(before) >= 8


@contextlib.asynccontextmanager
async def opened(url: str, folder: Path) -> AsyncIterator[Services]:
    """A server on this database; the process keeps nothing of its habits."""
    thresholds = gc.get_threshold()
    services = Services(Settings(data_folder=str(folder), database_url=url, limits=False, bot_workers=0))
    await services.open()
    yield services
    await services.close()
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def games_go_on(url: str, version: str, folder: Path) -> None:
    """A server that opens such a database has the same games as the library, proves their dice, and plays them on."""
    engine = db.reading_engine(url)
    played: dict[str, Table] = {}
    async with engine.begin() as writing:
        await writing.run_sync(db.upgrade, version)
        person = {"id": ANNA, "name": "Anna", "kind": "guest", "created_at": 1, "email": "", "language": "en"}
        await writing.run_sync(keep, "people", {**person, "notation": "words", "notices": "{}"})
        for name in GAMES:
            played[name] = await writing.run_sync(half_way, name, BINDING if version >= BOUND_SINCE else OLD)
    await engine.dispose()

    async with opened(url, folder) as services:
        for name, table in played.items():
            live = await services.tables.get(name)
            assert live.playing().state.fingerprint() == table.state.fingerprint()
            assert live.playing().chance == table.chance
            (seat, *_) = live.deciders()
            line = live.playing().lines(seat)[0]
            await services.play.play(
                live, Person(id=ANNA, name="Anna", kind="guest"), seat, live.shown_ply, None, "on", line
            )
        async with services.store.read() as connection:
            rows = (await connection.execute(sa.select(db.tables))).all()
            found = {row.id: await difference(connection, row) for row in rows}

    assert found == dict.fromkeys(GAMES, "")
