"""The server dies by `kill -9` in the middle of play, again and again. What it acknowledged is there, once, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from tests.server.harness import Nursery, Player, Server

pytestmark = pytest.mark.service

KILLS = int(os.environ.get("SOAK_KILLS", "50"))
PAIRS = 3

Acknowledged = dict[tuple[str, str], tuple[int, int]]


class Stubborn:
    """Plays both seats of one table after the other, whatever happens to the server, and notes every acknowledgement."""

    def __init__(self, player: Player, number: int) -> None:
        self.player = player
        self.number = number
        self.dice = random.Random(number)
        self.acknowledged: Acknowledged = {}
        self.table = ""
        self.count = 0
        self.pending: dict[str, Any] | None = None

    async def run(self) -> None:
        while True:
            try:
                await self._play()
            except (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError):
                with contextlib.suppress(Exception):
                    await self.player.hang_up()
                self.player.socket = None
                await asyncio.sleep(0.02)

    async def _play(self) -> None:
        if not self.table:
            self.table = (await self.player.table("local", options={"length": "long"}))["id"]
        if self.pending is not None:
            if self.player.socket is None:
                await self.player.connect()
            await self._insist()
        for seat in (0, 1):
            message = await self.player.watch(self.table, seat)
            view = message["view"]
            if view["outcome"] is not None:
                self.table = ""
                return
            if view["legal"]:
                self.count += 1
                self.pending = {
                    "table": self.table,
                    "seat": seat,
                    "ply": view["ply"],
                    "update": message["update"],
                    "id": f"p{self.number}-{self.count}",
                    "action": self.dice.choice(view["legal"])["text"],
                }
                await self._insist()

    async def _insist(self) -> None:
        """Send the same message until it is answered."""
        assert self.pending is not None
        await self.player.send("play", **self.pending)
        while True:
            answer = await self.player.expect("done", "refused", "stale")
            if answer["id"] == self.pending["id"]:
                break
        assert answer["type"] == "done", answer
        key = (self.pending["table"], f"{self.pending['seat']}:{self.pending['id']}")
        self.acknowledged[key] = (answer["update"], answer["ply"])
        self.pending = None


async def test_fifty_power_cuts_lose_nothing_and_double_nothing(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(tmp_path, nursery)
    dice = random.Random(632)
    grown = 0
    with server:
        players = [await Player(server.url, f"Player {number}").__aenter__() for number in range(PAIRS)]
        stubborn = [Stubborn(player, number) for number, player in enumerate(players)]
        tasks = [asyncio.create_task(one.run()) for one in stubborn]
        for _ in range(KILLS):
            before = sum(len(one.acknowledged) for one in stubborn)
            for _ in range(3000):  # let this life achieve something
                await asyncio.sleep(0.01)
                if sum(len(one.acknowledged) for one in stubborn) > before:
                    break
            await asyncio.sleep(dice.uniform(0, 0.1))
            grown += sum(len(one.acknowledged) for one in stubborn) > before
            server.kill()
            await asyncio.to_thread(server.start)
        before = sum(len(one.acknowledged) for one in stubborn)
        for _ in range(3000):
            await asyncio.sleep(0.01)
            if sum(len(one.acknowledged) for one in stubborn) > before + 20:
                break
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.__aexit__()
        verified = await asyncio.to_thread(server.command, "verify-tables", "--all")

    assert [one for one in results if not isinstance(one, asyncio.CancelledError)] == []
    acknowledged = {key: value for one in stubborn for key, value in one.acknowledged.items()}
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "porphyry.sqlite3")) as database:
        rows = database.execute("SELECT table_id, n, ply, action_id FROM entries ORDER BY table_id, n").fetchall()
    stored = {(table, action): (n, ply) for table, n, ply, action in rows if action is not None}
    assert len(stored) == sum(action is not None for *_, action in rows), "no action is there twice"
    assert acknowledged.items() <= stored.items(), "every acknowledged action is there"
    assert len(stored) - len(acknowledged) <= PAIRS * 2, "at most what was under way at the end is unacknowledged"
    for table in {row[0] for row in rows}:
        numbers = [n for table_id, n, *_ in rows if table_id == table]
        assert numbers == list(range(1, len(numbers) + 1))
    assert grown == KILLS, "in every life play went on"
    assert verified.returncode == 0, verified.stdout
