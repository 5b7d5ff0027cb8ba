"""A log of the database that is torn, a Redis that goes away, bots that freeze: play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.faults.conftest import redis_at
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, asked, calm, free_port
from tests.server.test_tables import bot_processes, until

pytestmark = pytest.mark.service


async def played(player: Player, table: str, steps: int) -> dict[str, Any]:
    """So many actions at a table of which both seats are mine; the last answer."""
    dice, seat, done, answer = random.Random(steps), 0, 0, {}
    while done < steps:
        view = await player.watch(table, seat)
        if view["view"]["outcome"] is not None:
            break
        if not view["view"]["legal"]:
            seat = 1 - seat
            continue
        answer = await player.play(view, calm(view["view"]["legal"], dice))
        assert answer["type"] == "done", answer
        done += 1
    return answer


@pytest.mark.parametrize("how", ["cut", "spoilt"])
async def test_a_torn_log_of_the_database_costs_what_stood_there_and_no_more(
    tmp_path: Path, nursery: Nursery, how: str
) -> None:
    """The power goes, and the disk has not kept its word about the end of the log. What it has kept is a whole game."""
    log = tmp_path / "data" / "porphyry.sqlite3-wal"
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            table = (await anna.table("local", game="byzantium"))["id"]
            await played(anna, table, 30)
            server.kill()
            size = log.stat().st_size
            with log.open("rb+") as file:
                if how == "cut":
                    file.truncate(size - 3 * 2048 - 77)
                else:
                    file.seek(size - 3 * 2048 - 77)
                    file.write(random.Random(1).randbytes(900))
            anna.socket = None
            server.start()
            before = asked(server, "SELECT n FROM entries WHERE table_id = $1 ORDER BY n", table)
            await played(anna, table, 5)
            verified = await asyncio.to_thread(server.command, "verify-tables")
    after = asked(server, "SELECT n FROM entries WHERE table_id = $1 ORDER BY n", table)

    assert size > 20_000, "there was a log to be torn"
    assert 0 < len(before) < 31, "something was lost, and not everything"
    assert [n for (n,) in after] == list(range(1, len(before) + 6)), "no gap, and play goes on"
    assert verified.returncode == 0, verified.stdout
    assert server.faults() == []


async def test_without_redis_play_goes_on_and_with_it_again_all_is_well(tmp_path: Path, nursery: Nursery) -> None:
    port = free_port()
    async with contextlib.AsyncExitStack() as stack:
        with redis_at(port, tmp_path):
            server = stack.enter_context(
                Server(tmp_path / "server", nursery, redis_url=f"redis://127.0.0.1:{port}/0", limits="on")
            )
            anna = await stack.enter_async_context(Player(server.url))
            table = (await anna.table("local", game="byzantium"))["id"]
            await played(anna, table, 5)
        await played(anna, table, 10)  # Redis has gone
        made = await anna.table("local", game="byzantium")
        await played(anna, made["id"], 5)
        with redis_at(port, tmp_path):
            async with asyncio.timeout(PATIENCE_S):
                while (await anna.http.get("/readyz")).status_code != 200:  # noqa: ASYNC110 - told by nobody
                    await asyncio.sleep(0.2)
            await played(anna, table, 5)
            count = asked(server, "SELECT count(*) FROM entries WHERE table_id = $1 AND kind = 'play'", table)

    assert count == [(20,)], "every answer that was acknowledged is there"
    assert server.faults() == []


@pytest.mark.slow
async def test_bots_that_freeze_are_replaced(tmp_path: Path, nursery: Nursery) -> None:
    """They neither answer nor end."""
    with Server(tmp_path, nursery, bot_workers=1) as server:
        async with Player(server.url) as anna:

            async def bid() -> None:
                """A table at which a bot is asked at once, and answers."""
                table = (await anna.table("bot"))["id"]
                await until(anna, f"/api/tables/{table}", lambda one: one["ply"] > 0, 2 * PATIENCE_S)

            await bid()
            frozen = bot_processes(server)
            for process in frozen:
                os.kill(process, signal.SIGSTOP)
            await bid()
            await bid()
            fresh = bot_processes(server)

    assert frozen and fresh and not set(frozen) & set(fresh)
