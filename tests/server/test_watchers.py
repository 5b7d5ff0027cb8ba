"""Who looks on costs little: presence is gathered, a spectator's view is made once for all."""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Nursery, Player, Server

pytestmark = pytest.mark.service

SPECTATORS = 500
MOST_S = 0.1
"""The server's own time for so many who join one table."""


def processor_s(pid: int) -> float:
    """How long the process has run on a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def test_presence_is_told_twice_a_second_at_most(server: Server, anna: Player) -> None:
    table = (await anna.table("open"))["id"]
    await anna.watch(table, 0)
    await anna.expect("table")
    async with asyncio.TaskGroup() as group:
        players = [Player(server.url) for _ in range(30)]
        for one in players:
            group.create_task(one.watch(table))
    await asyncio.sleep(1.2)
    await anna.send("ping", n=1)
    told = []
    while (message := await anna.receive())["type"] != "pong":
        told.append(message)
    for one in players:
        await one.hang_up()
        await one.http.aclose()

    assert told[-1]["spectators"] == 30
    assert len(told) <= 6


def changed(view: Any, message: dict[str, Any]) -> Any:
    """The view after a change, as the protocol page says."""
    view = json.loads(json.dumps(view))
    for path, *value in message["change"]:
        at = view
        for step in path[:-1]:
            at = at[step]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return {**view, "events": message["events"]}


@pytest.mark.parametrize("game", ["byzantium", "byzantion", "guiscard"])
async def test_differences_give_the_same_views_and_far_less_to_send(server: Server, anna: Player, game: str) -> None:
    """One spectator is sent whole views, the others differences; one of them comes in the middle."""
    dice = random.Random(game)
    table = (await anna.table("local", game=game, reaction_s=0))["id"]
    spectators = [Player(server.url, f"S{number}") for number in range(3)]
    views: list[dict[int, Any]] = [{}, {}, {}]
    size: list[list[int]] = [[], [], []]
    now: list[Any] = [None, None, None]

    async def join(number: int) -> None:
        one = spectators[number]
        await one.connect()
        await one.send("watch", table=table, differences=number > 0)
        now[number] = (await one.expect("view"))["view"]

    async def hear(number: int) -> None:
        one = spectators[number]
        await one.send("ping", n=1)
        while (message := await one.receive())["type"] != "pong":
            if message["type"] not in ("update", "more"):
                continue
            size[number].append(len(json.dumps(message, separators=(",", ":"))))
            assert (message["view"] is None) != (message["change"] is None)
            now[number] = message["view"] if message["change"] is None else changed(now[number], message)
            views[number][message["update"]] = now[number]

    await join(0)
    await join(1)
    seat = 0
    for step in range(60):
        view = await anna.watch(table, seat)
        if not view["view"]["legal"]:
            seat = 1 - seat
            continue
        assert (await anna.play(view, dice.choice(view["view"]["legal"])["text"]))["type"] == "done"
        if step >= 30 and now[2] is None:
            await join(2)
    for number in range(3):
        await hear(number)
        await spectators[number].hang_up()
        await spectators[number].http.aclose()

    whole, lean = sum(size[0]) / len(size[0]), sum(size[1]) / len(size[1])
    print(
        f"{game}: {whole:.0f} bytes an update, differences {lean:.0f}: 100 spectators {100 * lean / whole:.1f} times one"
    )
    assert views[0] == views[1] and len(views[0]) > 20
    assert views[2] == {update: view for update, view in views[0].items() if update in views[2]} and len(views[2]) > 5
    assert lean < whole / 4


@pytest.mark.slow
async def test_hundreds_of_spectators_join_without_standstill(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            table = (await anna.table("local", game="guiscard"))["id"]
            players = [Player(server.url) for _ in range(SPECTATORS)]
            for one in players:
                await one.connect()
            await asyncio.sleep(1)
            before = processor_s(server.pid)
            await asyncio.gather(*[one.watch(table) for one in players])
            await asyncio.sleep(1.2)
            spent = processor_s(server.pid) - before
            for one in players:
                await one.hang_up()
                await one.http.aclose()
    print(f"{SPECTATORS} spectators joined: {spent * 1000:.0f} ms of the server's processor")

    assert spent < 3 * MOST_S, "three times, for a machine that does other things and sources that are not compiled"
