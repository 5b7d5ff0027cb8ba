"""Hours in minutes: load that comes and goes, a disk that is full again and again, and readers who never read."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import statistics
import time
from pathlib import Path

import pytest
from tests.server.harness import Nursery, Player, Server, asked
from tests.server.test_storage import stored
from tests.soak.conftest import SECONDS

pytestmark = pytest.mark.service

PLAYERS = 8
CACHE_MB = 16
"""So much of the database's file its writer may keep in memory: that fills with what is written, and is full some day."""
SLOPE_MB_MIN = 2.0
"""So much a server may grow in a minute in the second half of a load that stays the same: its tables come and go."""


def memory_mb(pid: int) -> float:
    """What the process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def database_mb(server: Server) -> float:
    """How large the database is."""
    ((size,),) = asked(server, "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
    return int(size) / 1e6


async def wander(server: Server, number: int, until: float, games: list[str]) -> int:
    """Begin a game, play a while, go to the next one."""
    dice, count = random.Random(number), 0
    async with Player(server.url, f"P{number}") as player:
        while time.monotonic() < until:
            table = (await player.table("local", game=dice.choice(games)))["id"]
            view = await player.watch(table, 0)
            for _ in range(40):
                if view["view"]["outcome"] is not None or time.monotonic() > until:
                    break
                if not view["view"]["legal"]:
                    view = await player.watch(table, 1 - view["view"]["seat"])
                    if not view["view"]["legal"]:
                        break
                await player.play(view, dice.choice(view["view"]["legal"])["text"])
                count += 1
                view = await player.watch(table, view["view"]["seat"])
            await player.send("unwatch", table=table)
    return count


async def test_memory_is_flat_under_a_load_that_stays_the_same(tmp_path: Path, nursery: Nursery) -> None:
    samples: list[tuple[float, float, float]] = []
    with Server(tmp_path, nursery, idle_s=30) as server:  # so that coming and going meet within minutes
        began = time.monotonic()
        until = began + SECONDS
        games = ["byzantium", "byzantion", "tesserae"]
        load = [asyncio.create_task(wander(server, number, until, games)) for number in range(PLAYERS)]
        while time.monotonic() < until:
            await asyncio.sleep(5)
            samples.append((time.monotonic() - began, memory_mb(server.pid), min(CACHE_MB, database_mb(server))))
        actions = sum(await asyncio.gather(*load))
        log = server.log()
    half = [one for one in samples if one[0] > SECONDS / 2]
    own = [held - cached for _, held, cached in half]
    slope = statistics.linear_regression([at / 60 for at, *_ in half], own).slope
    print(f"{actions} actions in {SECONDS} s; {samples[0][1]:.0f} MB at first, {half[0][1]:.0f} MB half-way,", end=" ")
    print(f"{half[-1][1]:.0f} MB at the end, {half[-1][2] - half[0][2]:.0f} MB of it more of the database;", end=" ")
    print(f"{slope:.2f} MB a minute besides in the second half")

    assert slope < SLOPE_MB_MIN
    assert "failed" not in log


async def test_a_disk_that_is_full_again_and_again_loses_nothing_acknowledged(tmp_path: Path, nursery: Nursery) -> None:
    acknowledged: set[str] = set()
    refused = 0
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            for _ in range(max(5, SECONDS // 10)):
                for limit in (0, resource.RLIM_INFINITY):
                    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
                    for _ in range(3):
                        seats = [{"who": "me"}, {"who": "local"}]
                        reply = await anna.http.post("/api/tables", json={"game": "tesserae", "seats": seats})
                        if reply.status_code == 200:
                            acknowledged.add(reply.json()["id"])
                        else:
                            refused += 1
                            assert reply.status_code == 503
        verified = server.command("verify-tables")
    with stored(server) as database:
        kept = {row[0] for row in database.execute("SELECT id FROM tables")}
    print(f"{len(acknowledged)} tables acknowledged, {refused} refused")

    assert acknowledged <= kept and refused > 0
    assert verified.returncode == 0, verified.stdout


async def test_who_never_reads_costs_nothing_for_long(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            table = (await anna.table("local", game="guiscard"))["id"]
            sleepers = []
            for _ in range(50):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                key = "dGhlIHNhbXBsZSBub25jZQ=="
                writer.write(
                    f"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
                text = b'{"type":"watch","table":"' + table.encode() + b'"}'
                mask = bytes(4)
                writer.write(bytes([0x81, 0x80 | len(text)]) + mask + text)
                sleepers.append((reader, writer))
            before = memory_mb(server.pid)
            view = await anna.watch(table, 0)
            dice = random.Random(1)
            for _ in range(600):
                if not view["view"]["legal"]:
                    view = await anna.watch(table, 1 - view["view"]["seat"])
                if not view["view"]["legal"]:
                    break
                await anna.play(view, dice.choice(view["view"]["legal"])["text"])
                view = await anna.watch(table, view["view"]["seat"])
            grown = memory_mb(server.pid) - before
            for _, writer in sleepers:
                writer.close()
    print(f"50 who never read: {grown:.0f} MB after 600 actions")

    assert grown < 400
