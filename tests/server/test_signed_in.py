"""Signed in and signed out: what one was known by is good until then, and not a moment longer; a program's key opens no account."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, browser, same_person

pytestmark = pytest.mark.service
PASSWORD = "alexiad-1148"
names = iter(f"Member {a}{b}" for a in "ABCDEFGHIJKLMNOP" for b in "abcdefghijklmnop")


async def member(player: Player) -> str:
    name = next(names)
    await player.sign_in(await player.post("/api/account", {"name": name, "password": PASSWORD}))
    return name


async def live(server: Server, token: str) -> websockets.ClientConnection:
    line = await websockets.connect(
        server.url.replace("http", "ws") + "/api/live",
        additional_headers={"Authorization": f"Bearer {token}"},
        open_timeout=PATIENCE_S,
    )
    assert json.loads(await line.recv())["type"] == "welcome"
    return line


async def said_goodbye(line: websockets.ClientConnection) -> str:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "bye":
                await line.wait_closed()
                return str(message["reason"])


async def test_who_signs_out_is_cut_off_at_once(anna: Player) -> None:
    await member(anna)
    table = (await anna.table("bot"))["id"]
    await anna.watch(table, 0)
    assert anna.socket is not None

    await anna.post("/api/logout")

    assert await said_goodbye(anna.socket) == "signed-out"


async def test_a_revoked_key_is_cut_off_at_once(server: Server, anna: Player) -> None:
    await member(anna)
    token = await anna.post("/api/tokens", {"name": "bot"})
    kept = await anna.post("/api/tokens", {"name": "other bot"})
    line, other = await live(server, token["token"]), await live(server, kept["token"])
    client = browser(server.url, {"Authorization": f"Bearer {token['token']}"})
    await anna.table("bot")
    async with client, client.stream("GET", "/api/stream") as stream:
        lines = stream.aiter_lines()
        assert json.loads(await anext(lines))["type"] == "decision"

        await anna.request("DELETE", f"/api/tokens/{token['id']}")

        assert await said_goodbye(line) == "signed-out"
        with pytest.raises(StopAsyncIteration):
            await anext(lines)
    await other.send('{"type":"ping","n":1}')
    assert json.loads(await other.recv())["type"] == "pong", "the other key is as good as before"
    await other.close()


async def test_a_new_password_ends_every_other_session_and_every_key(server: Server, anna: Player) -> None:
    name = await member(anna)
    token = await anna.post("/api/tokens", {"name": "bot"})
    line = await live(server, token["token"])
    async with Player(server.url, "Elsewhere") as elsewhere:
        await elsewhere.sign_in(await elsewhere.post("/api/login", {"name": name, "password": PASSWORD}))
        await elsewhere.connect()
        assert elsewhere.socket is not None

        await anna.request("PATCH", "/api/me", {"password": "dvin-and-ani", "old_password": PASSWORD})

        assert await said_goodbye(elsewhere.socket) == await said_goodbye(line) == "signed-out"
        elsewhere.socket = None
        assert (await elsewhere.get("/api/me"))["person"] is None
    assert await anna.get("/api/tokens") == [] and (await anna.get("/api/me"))["person"]["name"] == name


async def test_the_guests_cookie_is_not_the_members(server: Server, anna: Player) -> None:
    before = same_person(anna, server.url)
    async with before.http:
        await member(anna)

        assert (await before.get("/api/me"))["person"] is None


async def test_sessions_are_listed_and_ended_one_by_one(server: Server, anna: Player, bela: Player) -> None:
    name = await member(anna)
    async with Player(server.url, "Elsewhere") as elsewhere:
        elsewhere.http.headers["User-Agent"] = "Firefox of the library"
        await elsewhere.sign_in(await elsewhere.post("/api/login", {"name": name, "password": PASSWORD}))
        listed = await anna.get("/api/sessions")
        there = next(one for one in listed if not one["current"])
        foreign = await bela.http.delete(f"/api/sessions/{there['id']}")

        left = await anna.request("DELETE", f"/api/sessions/{there['id']}")

        assert (await elsewhere.get("/api/me"))["person"] is None
    assert len(listed) == 2 and there["agent"] == "Firefox of the library"
    assert foreign.status_code == 404
    assert [one["current"] for one in left] == [True]


async def test_a_key_of_a_program_does_not_open_the_account(server: Server, anna: Player) -> None:
    await member(anna)
    token = await anna.post("/api/tokens", {"name": "bot"})
    forbidden: list[tuple[str, str, Any]] = [
        ("POST", "/api/tokens", {"name": "more"}),
        ("GET", "/api/tokens", None),
        ("DELETE", f"/api/tokens/{token['id']}", None),
        ("GET", "/api/sessions", None),
        ("PATCH", "/api/me", {"email": "thief@example.org"}),
        ("PATCH", "/api/me", {"name": "Thief"}),
        ("GET", "/api/me/export", None),
        ("DELETE", "/api/me", None),
        ("POST", "/api/logout", {}),
        ("POST", "/api/push", {"endpoint": "https://a.example", "keys": {"p256dh": "", "auth": ""}}),
    ]
    headers = {"Authorization": f"Bearer {token['token']}"}
    async with browser(server.url, headers) as program:
        for method, path, body in forbidden:
            reply = await program.request(method, path, json=body)
            assert (reply.status_code, reply.json()["error"]) == (403, "forbidden"), (method, path)
        me = (await program.get("/api/me")).json()["person"]

    assert me["id"] == anna.person["id"] and me["program"] is True
    assert (await anna.get("/api/me"))["person"]["program"] is False


async def test_a_key_that_reads_changes_nothing(server: Server, anna: Player) -> None:
    await member(anna)
    table = (await anna.table("bot"))["id"]
    token = (await anna.post("/api/tokens", {"name": "eyes", "scope": "read"}))["token"]
    async with browser(server.url, {"Authorization": f"Bearer {token}"}) as program:
        seen = (await program.get(f"/api/tables/{table}/view?seat=0")).json()
        option = seen["view"]["legal"][0]["text"]
        asked = await program.post(f"/api/tables/{table}/why-not", json={"action": option})
        body = {"seat": 0, "ply": seen["view"]["ply"], "id": "x", "action": option}
        played = await program.post(f"/api/tables/{table}/play", json=body)
        made = await program.post("/api/tables", json={"game": "tesserae", "seats": [{"who": "me"}, {"who": "open"}]})
    line = await live(server, token)
    await line.send(json.dumps({"type": "play", "table": table, **body}))
    answer = json.loads(await line.recv())
    await line.close()

    assert asked.status_code == 200 and asked.json()["refusal"] is None
    assert played.status_code == made.status_code == 403
    assert answer["type"] == "refused" and answer["refusal"]["error"] == "forbidden"


async def test_a_key_ends_and_tells_when_it_was_used(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            await member(anna)
            token = await anna.post("/api/tokens", {"name": "bot", "days": 30})
            for_ever = await anna.post("/api/tokens", {"name": "old bot", "days": None})
            async with browser(server.url, {"Authorization": f"Bearer {token['token']}"}) as program:
                await program.get("/api/me")
                listed = {one["name"]: one for one in await anna.get("/api/tokens")}
                with contextlib.closing(sqlite3.connect(tmp_path / "data" / "porphyry.sqlite3")) as database:
                    database.execute("UPDATE tokens SET expires_at = 1 WHERE name = 'bot'")
                    database.commit()
                server.stop()
                server.start()
                ended = await program.get("/api/me")

    assert listed["bot"]["last_used_at"] is not None and listed["old bot"]["last_used_at"] is None
    assert token["expires_at"] - token["created_at"] == 30 * 86_400_000 and for_ever["expires_at"] is None
    assert ended.status_code == 401


async def test_a_seat_that_a_program_plays_is_marked(server: Server, anna: Player, bela: Player) -> None:
    await member(anna)
    token = (await anna.post("/api/tokens", {"name": "bot"}))["token"]
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    before = await bela.get(f"/api/tables/{table}")
    async with browser(server.url, {"Authorization": f"Bearer {token}"}) as program:
        seen = (await program.get(f"/api/tables/{table}/view?seat=0")).json()
        body = {"seat": 0, "ply": 0, "id": "x", "action": seen["view"]["legal"][0]["text"]}
        assert (await program.post(f"/api/tables/{table}/play", json=body)).status_code == 200
        made = await program.post("/api/tables", json={"game": "tesserae", "seats": [{"who": "me"}, {"who": "open"}]})
    after = await bela.get(f"/api/tables/{table}")

    assert [one["program"] for one in before["seats"]] == [False, False]
    assert [one["program"] for one in after["seats"]] == [True, False]
    assert made.json()["seats"][0]["program"] is True


NO_NAMES = [
    "abc\n",
    "ab\u0000c",
    "ab\u001bc",
    "ab\u202ecd",
    "\u200b",
    "\u3164",
    "\u2800",
    "...",
    "Ann\u0430",
    "a\u00a0b",
    "tab\tbed",
]


@pytest.mark.parametrize("name", NO_NAMES)
async def test_a_name_can_be_seen_and_is_what_it_seems(server: Server, name: str) -> None:
    async with browser(server.url) as client:
        reply = await client.post("/api/guest", json={"name": name})

    assert (reply.status_code, reply.json()["error"]) == (400, "invalid")


async def test_nobody_is_taken_for_a_member(server: Server, anna: Player, bela: Player) -> None:
    await anna.sign_in(await anna.post("/api/account", {"name": "Bálint Pap", "password": PASSWORD}))
    twins = ["Bálint Pap", "BÁLINT PAP", "Ba\u0301lint Pap", "Bálint  Pap"]

    for twin in twins:
        assert (await bela.http.post("/api/account", json={"name": twin, "password": PASSWORD})).status_code == 409
        assert (await bela.http.post("/api/guest", json={"name": twin})).status_code == 409
        assert (await bela.http.patch("/api/me", json={"name": twin})).status_code == 409
    lookalike = await anna.request("PATCH", "/api/me", {"name": "Pecop"})
    cyrillic = await bela.http.post("/api/guest", json={"name": "\u0420\u0435\u0441\u043e\u0440"})

    assert lookalike["person"]["name"] == "Pecop" and cyrillic.status_code == 409
    kept = await bela.request("PATCH", "/api/me", {"name": "Ba\u0301lint Nagy"})
    assert kept["person"]["name"] == "B\u00e1lint Nagy"


@pytest.mark.parametrize(
    "password", ["12345678", "password", "aaaaaaaa", "abcdefgh", "87654321", "PASSWORD", "guess me"]
)
async def test_passwords_that_are_guessed_first_are_refused(server: Server, password: str) -> None:
    async with browser(server.url) as client:
        reply = await client.post("/api/account", json={"name": "Guess Me", "password": password})

    assert (reply.status_code, reply.json()["error"]) == (400, "invalid")


async def test_an_actions_id_has_no_end_of_line(anna: Player) -> None:
    table = (await anna.table("bot"))["id"]

    reply = await anna.http.post(f"/api/tables/{table}/undo", json={"seat": 0, "ply": 0, "id": "abc\n"})

    assert (reply.status_code, reply.json()["error"]) == (400, "invalid")
