"""Bots at the tables: hints for who must decide, names, and playing on for who leaves."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest
from tests.server.harness import Nursery, Player, Server
from tests.server.test_tables import until

from porphyry.server.bots import Line, Worker

pytestmark = pytest.mark.service


async def test_against_bots_a_player_may_ask_what_a_strong_player_would_do(anna: Player) -> None:
    table = await anna.table("bot", game="byzantium")
    view = (await anna.watch(table["id"], 0))["view"]
    while not view["legal"]:
        view = (await anna.expect("update"))["view"]
    found = await anna.post(f"/api/tables/{table['id']}/hint", {"seat": 0})

    assert table["hints"] is True
    assert 1 <= len(found["advice"]) <= 3
    options = [one["text"] for one in view["legal"]]
    for one in found["advice"]:
        assert one["action"]["text"] in options
        assert 0 <= one["chance"] <= 1
        assert one["reason"].startswith("hint-")


async def test_between_people_there_are_none_unless_they_say_so(anna: Player, bela: Player) -> None:
    plain = await anna.table("open")
    agreed = await anna.table("open", hints=True)
    for table in (plain, agreed):
        await bela.post(f"/api/tables/{table['id']}/join")

    refused = await anna.post(f"/api/tables/{plain['id']}/hint", {"seat": 0}, status=403)
    found = await anna.post(f"/api/tables/{agreed['id']}/hint", {"seat": 0})
    foreign = await bela.post(f"/api/tables/{agreed['id']}/hint", {"seat": 0}, status=403)

    assert (refused["error"], foreign["error"]) == ("forbidden", "forbidden")
    assert found["advice"]


async def test_bots_have_names_of_their_own_and_play_on_at_the_level_that_was_declared(
    anna: Player, bela: Player
) -> None:
    table = await anna.table("open", {"who": "bot", "level": "random"}, {"who": "bot", "level": "random"})
    await bela.post(f"/api/tables/{table['id']}/join")

    names = [one["name"] for one in table["seats"] if one["kind"] == "bot"]
    left = await bela.http.post(f"/api/tables/{table['id']}/leave?level=novice")
    unknown = await anna.http.post(f"/api/tables/{table['id']}/leave?level=godlike")

    assert len(set(names)) == 2 and all(names)
    assert [(one["name"], one["bot"]) for one in left.json()["seats"]][1] == ("Béla", "novice")
    assert unknown.status_code == 400


BYZANTIUM_BOTS = [{"who": "bot", "level": "novice"}] * 3


async def test_bots_among_themselves_are_few(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, limits="on") as server:
        async with Player(server.url) as anna, Player(server.url) as bela:
            body = {"game": "byzantium", "seats": BYZANTIUM_BOTS}
            made = [(await anna.http.post("/api/tables", json=body)).status_code for _ in range(5)]
            other = await bela.http.post("/api/tables", json=body)
            with_me = await anna.table("bot", game="tesserae")

    assert made == [200, 200, 200, 409, 409]
    assert other.status_code == 200 and with_me["status"] == "playing"


async def test_bots_among_themselves_take_their_time(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, limits="on") as server:
        async with Player(server.url) as anna:
            began = time.monotonic()
            table = await anna.post("/api/tables", {"game": "byzantium", "seats": BYZANTIUM_BOTS})
            moved = await until(anna, f"/api/tables/{table['id']}", lambda one: one["ply"] >= 5)
            took_s = time.monotonic() - began

    assert took_s > 0.5 * moved["ply"] - 0.1, "half a second each"


async def test_bots_among_themselves_think_briefly(tmp_path: Path, nursery: Nursery) -> None:
    """Whoever waits for a bot may have to wait for one of their thoughts: it is a short one, however long their level likes to think."""
    with Server(tmp_path, nursery, limits="on", bot_budget_s=5) as server:
        async with Player(server.url) as anna:
            seats = [{"who": "bot", "level": "master"}] * 2
            table = await anna.post("/api/tables", {"game": "byzantium", "seats": seats})
            await until(anna, f"/api/tables/{table['id']}", lambda one: one["ply"] >= 6)
            numbers = await anna.get("/metrics")
    (thoughts,) = re.findall(r"^porphyry_bot_seconds_count (\S+)", numbers, flags=re.MULTILINE)
    (together,) = re.findall(r"^porphyry_bot_seconds_sum (\S+)", numbers, flags=re.MULTILINE)

    assert float(together) / float(thoughts) < 2


async def test_people_come_before_bots_among_themselves() -> None:
    """One worker is busy; three tables of bots alone wait, then one with a person: he is served next."""
    busy, served = Worker(), []
    line = Line([busy])

    async def ask(name: str, *, alone: bool) -> None:
        worker = await line.next(alone=alone)
        served.append(name)
        await asyncio.sleep(0)
        line.free(worker)

    first = await line.next(alone=True)
    waiting = [asyncio.create_task(ask(f"bots {n}", alone=True)) for n in range(3)]
    waiting += [asyncio.create_task(ask("Anna", alone=False)), asyncio.create_task(ask("Béla", alone=False))]
    await asyncio.sleep(0)
    gone = waiting.pop(3)  # somebody who does not wait takes no turn
    waiting.append(asyncio.create_task(ask("Cara", alone=False)))
    await asyncio.sleep(0)
    gone.cancel()
    line.free(first)
    await asyncio.gather(*waiting)

    assert served == ["Béla", "Cara", "bots 0", "bots 1", "bots 2"]
    assert await line.next(alone=True) is busy, "no worker is lost"
