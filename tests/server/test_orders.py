"""Standing orders over the wire: given, obeyed, private, durable, taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import Nursery, Player, Server

pytestmark = pytest.mark.service


async def until_bids(table: str, *players: tuple[Player, int]) -> None:
    """Let everything pass until bids are asked for (or the game is over)."""
    while True:
        for player, seat in players:
            view = (await player.get(f"/api/tables/{table}/view", seat=seat))["view"]
            if view["outcome"] or view["asked"][0]["kind"] == "bid":
                return
            if view["legal"]:
                await player.play(await player.watch(table, seat), view["legal"][-1]["text"])


async def bids(*players: tuple[Player, str, int]) -> None:
    for player, table, seat in players:
        view = await player.watch(table, seat)
        while not any(one["verb"] == "bid" for one in view["view"]["legal"]):
            view = await player.expect("update", "view")
        await player.play(view, view["view"]["legal"][0]["text"])


async def finished(player: Player, table: str, seat: int, kinds: set[str]) -> None:
    """Play a seat to the end, noting which questions it was asked."""
    view = await player.watch(table, seat)
    while view["view"]["outcome"] is None:
        if view["view"]["legal"]:
            mine = next(ask["kind"] for ask in view["view"]["asked"] if ask["seat"] == seat)
            kinds.add(mine)
            await player.play(view, view["view"]["legal"][0]["text"])
            view = await player.watch(table, seat)
        else:
            view = await player.expect("update", "view")


async def test_an_order_answers_for_the_seat_and_nobody_else_learns_of_it(
    server: Server, anna: Player, bela: Player
) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    given = await bela.post(f"/api/tables/{table}/orders", {"seat": 1, "order": "quiet"})
    assert given == [{"name": "quiet", "params": {"below": "7"}, "until": []}]
    assert (await bela.watch(table, 1))["orders"] == given
    assert (await anna.watch(table, 0))["orders"] == []
    await anna.get(f"/api/tables/{table}/orders", seat=1, status=403)

    asked_anna: set[str] = set()
    asked_bela: set[str] = set()
    await bids((anna, table, 0), (bela, table, 1))
    await until_bids(table, (anna, 0), (bela, 1))
    seen_while_playing = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]
    await asyncio.gather(finished(anna, table, 0, asked_anna), finished(bela, table, 1, asked_bela))

    assert "react" not in asked_bela
    hers = [one["by"] for one in seen_while_playing if one["kind"] == "play"]
    assert set(hers) == {"person"}, "an ordered pass looks like any other"


async def test_an_order_survives_a_crash_ends_as_it_says_and_can_be_revoked(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(tmp_path, nursery)
    with server:
        async with Player(server.url, "Anna") as anna, Player(server.url, "Béla") as bela:
            table = (await anna.table("open"))["id"]
            await bela.post(f"/api/tables/{table}/join")
            await bela.post(f"/api/tables/{table}/orders", {"seat": 1, "order": "quiet", "until": ["bid"]})
            await anna.post(f"/api/tables/{table}/orders", {"seat": 0, "order": "quiet", "params": {"below": "4"}})
            server.kill()
            server.start()
            assert await bela.get(f"/api/tables/{table}/orders") == [
                {"name": "quiet", "params": {"below": "7"}, "until": ["bid"]}
            ]
            assert await anna.request("DELETE", f"/api/tables/{table}/orders/quiet") == []
            await anna.request("DELETE", f"/api/tables/{table}/orders/quiet", status=404)

            for _ in range(2):  # the second round of bids ends it
                await bids((anna, table, 0), (bela, table, 1))
                await until_bids(table, (anna, 0), (bela, 1))

            assert await bela.get(f"/api/tables/{table}/orders") == []


async def test_an_order_that_makes_no_sense_is_refused_in_words(anna: Player) -> None:
    table = (await anna.table("bot"))["id"]

    unknown = await anna.post(f"/api/tables/{table}/orders", {"seat": 0, "order": "quite"}, status=400)
    foreign = await anna.post(f"/api/tables/{table}/orders", {"seat": 1, "order": "quiet"}, status=403)

    assert (unknown["error"], unknown["nearest"]) == ("unreadable", "quiet")
    assert foreign["error"] == "forbidden"
