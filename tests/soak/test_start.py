"""A server that has much to open: three thousand running tables, some with clocks that ran out while it was away."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from tests.server.harness import Nursery, Player, Server
from tests.server.test_storage import long_game, stored
from tests.server.test_tables import until
from tests.soak.test_load import memory_mb

pytestmark = pytest.mark.service

TABLES = 3_000
AT_MOST = 10
"""So many times as long as with an empty database may a start take."""


def copied(database: sqlite3.Connection, table: str, count: int) -> None:
    """So many more tables like this one."""
    for name in ("tables", "seats", "entries", "standing"):
        key = "id" if name == "tables" else "table_id"
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})") if row[1] != key]
        rest = ", ".join(f'"{column}"' for column in columns)
        for number in range(count):
            database.execute(
                f"INSERT INTO {name} ({key}, {rest}) SELECT ?, {rest} FROM {name} WHERE {key} = ?",
                (f"copy{number:05}", table),
            )
    database.commit()


def started_s(server: Server) -> float:
    """How long it takes until it answers, of three starts the shortest."""
    times = []
    for _ in range(3):
        server.stop()
        began = time.monotonic()
        server.start()
        times.append(time.monotonic() - began)
    return min(times)


async def test_a_start_with_three_thousand_running_tables(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path / "empty", nursery) as empty:
        without = started_s(empty)
    with Server(tmp_path / "full", nursery) as server:
        async with Player(server.url) as anna:
            table = await long_game(anna, 60)
            clocked = await anna.table("bot", pace={"kind": "live", "bank_s": 1}, timeout="bot", game="byzantium")
            await anna.hang_up()
            server.stop()
            with stored(server) as database:
                copied(database, table, TABLES)
            full = started_s(server)
            held = memory_mb(server.pid)
            await until(anna, f"/api/tables/{clocked['id']}", lambda one: one["seats"][0]["bot"] is not None, 120)
            seen = await anna.get(f"/api/tables/copy{TABLES - 1:05}/view", seat=0)
            await asyncio.sleep(5)
            later = memory_mb(server.pid)
    print(
        f"{TABLES} tables: ready after {full:.2f} s, {full / without:.1f} times an empty database's {without:.2f} s;",
        end=" ",
    )
    print(f"{held:.0f} MB then, {later:.0f} MB after five seconds and more")

    assert full < AT_MOST * max(without, 0.2)
    assert seen["view"]["ply"] >= 60
    assert server.faults() == []
