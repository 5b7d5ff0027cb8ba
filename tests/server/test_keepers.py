"""Keepers: what they see (never a secret), what they may do, what is written down of it; and the host at the command line."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import PATIENCE_S, Nursery, Player, Server

from porphyry.server import routes_keeper

pytestmark = pytest.mark.service
PASSWORD = "alexiad-1148"


@pytest.fixture
async def house(tmp_path: Path, nursery: Nursery) -> AsyncIterator[tuple[Server, Player, Player, Player]]:
    """A server with limits on, Irene who keeps order, and two players."""
    with Server(tmp_path, nursery, limits="on") as server:
        async with Player(server.url) as irene, Player(server.url, "Anna") as anna, Player(server.url, "Béla") as bela:
            await irene.sign_in(await irene.post("/api/account", {"name": "Irene", "password": PASSWORD}))
            made = server.command("admin", "keeper", "Irene")
            assert made.returncode == 0 and "/keeper" in made.stdout
            yield server, irene, anna, bela


House = tuple[Server, Player, Player, Player]


async def test_every_desk_of_theirs_is_closed_to_others_and_to_programs(house: House) -> None:
    _, irene, anna, _ = house
    token = (await irene.post("/api/tokens", {"name": "bot"}))["token"]
    asked = 0
    for handler in routes_keeper.ROUTES:
        if handler.opt["who"] != "keeper":
            continue
        (path,) = handler.paths
        for name in ("table:str", "line:int", "person:str", "report_id:str"):
            path = path.replace(f"{{{name}}}", "1")
        (method,) = handler.http_methods - {"HEAD", "OPTIONS"}
        body = {"deed": "ban"} if "people/" in path else {}
        for headers, player in (({}, anna), ({"Authorization": f"Bearer {token}"}, irene)):
            reply = await player.http.request(method, path, json=body, headers=headers)
            assert reply.status_code == 403, (method, path)
        asked += 1

    assert asked == 9
    assert (await irene.get("/api/me"))["person"]["keeper"] and not (await anna.get("/api/me"))["person"]["keeper"]


async def test_what_they_see_tells_no_secret(house: House) -> None:
    """A private game with hidden cards, a private chat, private notes: nothing of any of them is on any desk."""
    _, irene, anna, bela = house
    table = (await anna.table("open", game="byzantion", private=True, title="Ours"))["id"]
    link = await bela.http.post(f"/api/tables/{table}/join", json={})
    assert link.status_code == 404, "it is private"
    table = (await anna.table("local", game="byzantion", private=True, title="Ours"))["id"]
    await anna.post(f"/api/tables/{table}/chat", {"text": "nobody else reads this"})
    await anna.request("PUT", f"/api/tables/{table}/notes", {"text": "my plan"})
    seen = json.dumps(await anna.get(f"/api/tables/{table}/view", seat=0))
    hand = [one["text"] for one in json.loads(seen)["view"]["legal"]]

    desks = [
        json.dumps(await irene.get(f"/api/keeper/{desk}"))
        for desk in ("load", "tables", "tables?status=playing&q=Ours", "people", "reports", "audit")
    ]
    spied = [
        (await irene.http.get(f"/api/tables/{table}{path}")).status_code
        for path in ("", "/view", "/view?seat=0", "/log", "/chat", "/notes", "/record", "/position", "/papers")
    ]

    assert table in desks[1] and table in desks[2]
    for desk in desks:
        assert not any(word in desk for word in ["nobody else reads", "my plan", "seed", "salt", *hand])
    assert set(spied) <= {403, 404}


async def test_a_reported_line_is_read_and_hidden_and_its_author_silenced(house: House) -> None:
    _, irene, anna, bela = house
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    await anna.watch(table, 0)
    await bela.post(f"/api/tables/{table}/chat", {"text": "something vile"})
    await anna.expect("chat")
    await anna.post(f"/api/tables/{table}/report", {"text": "this is vile", "line": 1})
    (told,) = await irene.get("/api/keeper/reports")

    await irene.post(f"/api/keeper/tables/{table}/chat/1/hide", {"reason": "vile"})
    hidden = (await anna.expect("chat"))["line"]
    await irene.post(f"/api/keeper/people/{told['about']}", {"deed": "silence", "days": 3, "reason": "vile"})
    refused = await bela.http.post(f"/api/tables/{table}/chat", json={"text": "again"})
    await irene.post(f"/api/keeper/reports/{told['id']}/close")
    await irene.post(f"/api/keeper/people/{told['about']}", {"deed": "unsilence"})
    spoken = await bela.http.post(f"/api/tables/{table}/chat", json={"text": "sorry"})
    log = await irene.get("/api/keeper/audit")

    assert (told["teller"], told["about_name"], told["said"], told["text"]) == (
        "Anna",
        "Béla",
        "something vile",
        "this is vile",
    )
    assert (hidden["n"], hidden["text"], hidden["hidden"]) == (1, "", True)
    assert "something vile" not in json.dumps(await anna.get(f"/api/tables/{table}/chat"))
    assert refused.status_code == 403 and spoken.status_code == 200
    assert await irene.get("/api/keeper/reports") == []
    assert [one["deed"] for one in log] == ["unsilence", "close-report", "silence", "hide-line", "keeper"]
    assert {one["keeper"] for one in log[:4]} == {"Irene"} and log[4]["keeper"] == "host"


async def test_a_banned_member_is_out_at_once_and_bots_play_on(house: House) -> None:
    _, irene, anna, bela = house
    await bela.sign_in(await bela.post("/api/account", {"name": "Bela", "password": PASSWORD}))
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    await bela.watch(table, 1)

    await irene.post(f"/api/keeper/people/{bela.person['id']}", {"deed": "ban", "reason": "cheats"})
    said = await bela.expect("bye")
    me = await bela.get("/api/me")
    back = await bela.http.post("/api/login", json={"name": "Bela", "password": PASSWORD})
    shown = await anna.get(f"/api/tables/{table}")
    await irene.post(f"/api/keeper/people/{bela.person['id']}", {"deed": "unban"})
    again = await bela.http.post("/api/login", json={"name": "Bela", "password": PASSWORD})

    assert said["reason"] == "signed-out" and me["person"] is None and back.status_code == 403
    assert shown["seats"][1]["bot"] is not None
    assert again.status_code == 200


async def test_a_name_can_be_taken_away(house: House) -> None:
    _, irene, anna, bela = house
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")

    await irene.post(f"/api/keeper/people/{bela.person['id']}", {"deed": "rename", "name": "Guest of ours"})
    (found,) = await irene.get("/api/keeper/people", q="Guest of")

    assert found["id"] == bela.person["id"]
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["name"] == "Guest of ours"


async def test_one_keeper_does_nothing_to_another(house: House) -> None:
    server, irene, anna, _ = house
    await anna.sign_in(await anna.post("/api/account", {"name": "Theodora", "password": PASSWORD}))
    server.command("admin", "keeper", "Theodora")

    for deed in ({"deed": "ban"}, {"deed": "rename", "name": "Nobody"}, {"deed": "silence"}):
        reply = await irene.http.post(f"/api/keeper/people/{anna.person['id']}", json=deed)
        assert reply.status_code == 403, deed
    by_host = server.command("admin", "ban", "Theodora", "--reason", "sold the keys")
    taken = server.command("admin", "keeper", "Irene", "--take-back")

    assert by_host.returncode == 0 and taken.returncode == 0
    assert (await irene.http.get("/api/keeper/load")).status_code == 403, "at once"


async def test_a_game_is_ended_and_its_record_is_open_to_its_players(house: House) -> None:
    _, irene, anna, bela = house
    table = (await anna.table("open", game="byzantion"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    early = await anna.http.get(f"/api/tables/{table}/papers")

    await irene.post(f"/api/keeper/tables/{table}/end", {"reason": "asked for"})
    shown = await anna.get(f"/api/tables/{table}")
    record = await anna.get(f"/api/tables/{table}/record")

    assert early.status_code == 403
    assert (shown["status"], shown["ended_by"], shown["outcome"]["winners"]) == ("over", "keeper", [])
    assert record["seed"]


async def test_a_broken_game_is_ended_its_papers_are_given_and_nobody_is_kept(house: House) -> None:
    """A step that the rules do not allow: nobody can open the table. Its players leave all the same."""
    server, irene, anna, bela = house
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    seen = await anna.get(f"/api/tables/{table}/view", seat=0)
    body = {"seat": 0, "ply": 0, "id": "x", "action": seen["view"]["legal"][0]["text"]}
    await anna.post(f"/api/tables/{table}/play", body)
    server.stop()
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "porphyry.sqlite3")) as database:
        database.execute("UPDATE entries SET line = 'bid nonsense' WHERE table_id = ? AND kind = 'play'", (table,))
        database.execute("DELETE FROM snapshots")
        database.commit()
    server.start()
    broken = await anna.http.get(f"/api/tables/{table}/view?seat=0")
    exported = await bela.http.get("/api/me/export")
    gone = await bela.http.delete("/api/me")

    await irene.post(f"/api/keeper/tables/{table}/end", {"reason": "broken"})
    papers = await anna.get(f"/api/tables/{table}/papers")
    listed = (await anna.get("/api/my/tables", over=True))["tables"]

    assert broken.status_code == 409
    assert exported.status_code == 200 and gone.status_code == 200, "data and door are open to everybody, always"
    assert papers["seed"] and [one["kind"] for one in papers["entries"]] == ["start", "play"]
    assert [(one["status"], one["ended_by"]) for one in listed if one["id"] == table] == [("over", "keeper")]


async def test_the_host_gives_a_link_to_who_has_lost_the_password(house: House) -> None:
    server, _, anna, bela = house
    await anna.sign_in(await anna.post("/api/account", {"name": "Theodora", "password": PASSWORD}))

    made = server.command("admin", "reset-link", "theodora")
    unknown = server.command("admin", "reset-link", "Nobody")
    token = made.stdout.split()[0].rpartition("/")[2]
    await bela.sign_in(await bela.post("/api/reset-password", {"token": token, "password": "dvin-and-ani"}))

    assert made.returncode == 0 and "/reset/" in made.stdout
    assert unknown.returncode == 2 and "nobody called" in unknown.stdout
    assert bela.person["name"] == "Theodora" and (await anna.get("/api/me"))["person"] is None
    assert "reset-link" in server.command("admin", "audit").stdout
    assert (
        token not in server.command("admin", "audit").stdout and "Theodora" in server.command("admin", "people").stdout
    )


async def test_an_open_question_is_told_again(tmp_path: Path, nursery: Nursery) -> None:
    """An answer can be lost on its way: a program that waits for the next line must not wait for ever."""
    import asyncio

    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            await anna.table("bot")
            told: list[dict[str, Any]] = []
            async with asyncio.timeout(2 * PATIENCE_S), anna.http.stream("GET", "/api/stream") as stream:
                async for line in stream.aiter_lines():
                    message = json.loads(line)
                    if message["type"] == "decision":
                        told.append(message)
                    if len(told) == 2:
                        break

    assert told[0]["seat"] == told[1]["seat"] and told[0]["view"]["legal"] == told[1]["view"]["legal"]
