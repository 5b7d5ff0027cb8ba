"""Who looks on costs little: presence is gathered, a spectator's view is made once for all."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, calm
from websockets.asyncio.client import ClientConnection, connect

from porphyry.server.audience import Audience
from porphyry.server.schema import Person

pytestmark = pytest.mark.service

CROWD = 100
AT_MOST = 3
"""So many times the bytes of one who is sent whole views may such a crowd cost on the wire."""
SPECTATORS = 500
MOST_S = 0.1
"""The server's own time for so many who join one table."""


def processor_s(pid: int) -> float:
    """How long the process has run on a processor, by the scheduler's own count of each thread."""
    counts = [one.read_text().split() for one in Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(int(nanoseconds) for nanoseconds, *_ in counts) / 1e9


async def test_presence_is_told_twice_a_second_at_most(server: Server, anna: Player) -> None:
    table = (await anna.table("open"))["id"]
    await anna.watch(table, 0)
    await anna.expect("table")
    began = time.monotonic()
    async with asyncio.TaskGroup() as group:
        players = [Player(server.url) for _ in range(30)]
        for one in players:
            group.create_task(one.watch(table))
    told = [await anna.expect("table")]
    while told[-1]["spectators"] < 30:
        told.append(await anna.expect("table"))
    took_s = time.monotonic() - began
    for one in players:
        await one.hang_up()
        await one.http.aclose()

    assert len(told) <= 2 * took_s + 2


class Line:
    """A connection that hears nothing."""

    def __init__(self, person: Person | None) -> None:
        self.person = person

    def send(self, data: bytes) -> None:
        """Nobody listens."""


def test_an_audience_counts_its_people_and_spectators() -> None:
    """Whatever its people do: come twice, change their place, are dealt other seats, go."""
    dice = random.Random(1)
    people = [Person(id=f"p{number}", name="", kind="guest") for number in range(7)]
    everybody = [Line(person) for person in (*people, *people[:5], None, None, None, None)]
    audience = Audience()

    for _ in range(2_000):
        one, what = dice.choice(everybody), dice.random()
        if what < 0.6:
            audience.enter(one, dice.choice([None, 0, 1]), decisions=dice.random() < 0.3)
        elif what < 0.98:
            audience.leave(one)
        else:
            audience.reseat(lambda watcher, seat: None if watcher.person is None else 1 - seat)
        here = [*audience.watchers, *audience.programs]
        assert audience.spectators == list(audience.watchers.values()).count(None)
        assert audience.people == {line.person.id for line in here if line.person is not None}
        assert not audience.watchers.keys() & audience.programs.keys()
        assert bool(audience) == bool(here)


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
        assert (await anna.play(view, calm(view["view"]["legal"], dice)))["type"] == "done"
        if step >= 30 and now[2] is None:
            await join(2)
    for number in range(3):
        await hear(number)
        await spectators[number].hang_up()
        await spectators[number].http.aclose()

    whole, lean = sum(size[0]) / len(size[0]), sum(size[1]) / len(size[1])
    assert views[0] == views[1] and len(views[0]) > 20
    assert views[2] == {update: view for update, view in views[0].items() if update in views[2]} and len(views[2]) > 5
    assert lean < whole / 4


class Onlooker(ClientConnection):
    """A connection that offers compression, as browsers do, and counts what comes in over the wire."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.size = 0
        self.now: Any = None
        self.spectators = 0
        self.views: dict[int, Any] = {}

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        super().data_received(data)

    async def look(self, table: str, *, differences: bool) -> None:
        await self.send(json.dumps({"type": "watch", "table": table, "differences": differences}))
        while (message := await self.hear())["type"] != "view":
            pass
        self.now, self.spectators = message["view"], message["spectators"]

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            message: dict[str, Any] = json.loads(await self.recv())
        return message

    async def catch_up(self) -> None:
        """Everything that has been sent so far."""
        await self.send('{"type":"ping","n":1}')
        while (message := await self.hear())["type"] != "pong":
            self._read(message)

    async def know(self, spectators: int) -> None:
        """Be told that so many look on."""
        while self.spectators < spectators:
            self._read(await self.hear())

    def _read(self, message: dict[str, Any]) -> None:
        if message["type"] in ("update", "more"):
            self.now = message["view"] if message["change"] is None else changed(self.now, message)
            self.views[message["update"]] = self.now
        elif message["type"] == "table":
            self.spectators = message["spectators"]


def onlookers(server: Server) -> connect:
    return connect(
        server.url.replace("http", "ws") + "/api/live",
        create_connection=Onlooker,
        max_size=None,
        open_timeout=PATIENCE_S,
    )


async def wander(anna: Player, table: str, steps: int, dice: random.Random) -> None:
    """Play so many actions at random, or fewer if the game is over."""
    seat = done = 0
    while done < steps:
        view = await anna.watch(table, seat)
        if view["view"]["outcome"] is not None:
            return
        if not view["view"]["legal"]:
            seat = 1 - seat
            continue
        assert (await anna.play(view, calm(view["view"]["legal"], dice)))["type"] == "done"
        done += 1


@pytest.mark.parametrize("game", ["byzantium", "byzantion", "guiscard"])
async def test_a_hundred_spectators_cost_three_times_one_at_most(server: Server, anna: Player, game: str) -> None:
    """One is sent whole views, ten of the crowd are sent differences. All ten are sent the same, so the crowd ten times that."""
    table = (await anna.table("local", game=game, reaction_s=0))["id"]
    async with contextlib.AsyncExitStack() as stack:
        one: Any = await stack.enter_async_context(onlookers(server))
        crowd: list[Any] = [await stack.enter_async_context(onlookers(server)) for _ in range(CROWD // 10)]
        await one.look(table, differences=False)
        for spectator in crowd:
            await spectator.look(table, differences=True)
        await anna.watch(table, 0)
        for spectator in (one, *crowd):
            await spectator.know(1 + len(crowd))
            await spectator.catch_up()
            spectator.size = 0

        await wander(anna, table, 160, random.Random(game))
        for spectator in (one, *crowd):
            await spectator.catch_up()

        together = 10 * sum(spectator.size for spectator in crowd)
        print(f"{game}: {len(one.views)} updates, {CROWD} spectators {together / one.size:.2f} times one")
        assert len(one.views) > 20
        assert all(spectator.views == one.views for spectator in crowd)
        sizes = sorted(spectator.size for spectator in crowd)
        assert sizes[-1] - sizes[0] < sizes[0] / 100, "all are sent the same, but for a sign of life now and then"
        assert together <= AT_MOST * one.size


async def test_who_comes_late_or_looks_on_at_two_tables_reads_the_same(server: Server, anna: Player) -> None:
    tables = [(await anna.table("local", game=game))["id"] for game in ("byzantium", "guiscard", "byzantium")]
    async with contextlib.AsyncExitStack() as stack:
        whole: list[Any] = [await stack.enter_async_context(onlookers(server)) for _ in tables]
        lean: list[Any] = [await stack.enter_async_context(onlookers(server)) for _ in range(6)]
        for one, table in zip(whole, tables, strict=True):
            await one.look(table, differences=False)
        for turn in range(6):
            await lean[turn].look(tables[turn % 2], differences=True)  # one more at each turn
            for at in (0, 1, 2, 0, 1, 2):
                await wander(anna, tables[at], 4, random.Random(turn))
            if turn == 3:
                await lean[0].catch_up()
                await lean[0].send(json.dumps({"type": "unwatch", "table": tables[0]}))
                await lean[0].look(tables[2], differences=True)  # from one table to the other
        for one in (*whole, *lean):
            await one.catch_up()

    for turn, one in enumerate(lean):
        of = {0: 2}.get(turn, turn % 2)
        late = {update: view for update, view in one.views.items() if turn or update > max(whole[0].views) // 2}
        assert late, turn
        assert one.now == whole[of].now


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
            await asyncio.gather(
                *[one.send("watch", table=table, differences=number % 2 == 1) for number, one in enumerate(players)]
            )
            await asyncio.gather(*[one.expect("view") for one in players])
            await asyncio.sleep(1.2)
            spent = processor_s(server.pid) - before
            for one in players:
                await one.hang_up()
                await one.http.aclose()
    print(f"{SPECTATORS} spectators joined: {spent * 1000:.0f} ms of the server's processor")

    assert spent < 2 * MOST_S, "twice, for a machine that does other things and sources that are not compiled"
