"""Who may call what, what a page of another site can do (nothing), and what becomes of nonsense (a clear refusal)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import websockets
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, browser

from porphyry.server import routes
from porphyry.server.access import WHO
from porphyry.server.app import make_app
from porphyry.server.refusals import STATUS
from porphyry.server.settings import Settings

pytestmark = pytest.mark.service


def test_every_route_declares_who_may_call_it(tmp_path: Path) -> None:
    undeclared = []
    for route in make_app(Settings(data_folder=str(tmp_path))).routes:
        handlers = getattr(route, "route_handler_map", None)
        found = [one for one, _ in handlers.values()] if handlers else [route.route_handler]  # type: ignore[union-attr]
        for handler in found:
            methods: set[str] = getattr(handler, "http_methods", set())
            if methods != {"OPTIONS"} and handler.opt.get("who") not in WHO:
                undeclared.append(route.path)

    assert undeclared == []


def test_what_is_not_declared_is_refused(server: Server) -> None:
    reply = httpx.options(f"{server.url}/api/me")

    assert reply.status_code == 403


def test_the_protocol_page_lists_every_route() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    missing = []
    for handler in routes.ROUTES:
        for path in handler.paths:
            plain = path.replace(":str", "").replace(":int", "")
            short = "/" + plain.rpartition("/")[2]
            if plain not in page and not ("/api/tables/{table}" in plain and short in page):
                missing.append(plain)

    assert missing == []
    assert [word for word in STATUS if f"`{word}`" not in page] == []


async def test_strangers_and_bystanders_are_refused_and_change_nothing(
    server: Server, anna: Player, bela: Player
) -> None:
    table = (await anna.table("bot"))["id"]
    before = await anna.get(f"/api/tables/{table}")
    body = {"seat": 0, "ply": 0, "id": "x", "action": "pass"}
    async with browser(server.url) as stranger:
        for path in (
            "/api/tables",
            f"/api/tables/{table}/play",
            f"/api/tables/{table}/chat",
            "/api/tokens",
            "/api/records",
        ):
            reply = await stranger.post(path, json=body)
            assert (reply.status_code, reply.json()["error"]) == (401, "not-signed-in"), path
    for path in ("play", "undo", "ask-undo", "answer-undo", "leave", "chat", "mute", "rematch"):
        refused = await bela.http.post(f"/api/tables/{table}/{path}", json=body)
        assert (refused.status_code, refused.json()["error"]) == (403, "forbidden"), path
    for path in ("start", "cancel", "seats/1/bot"):
        assert (await bela.http.post(f"/api/tables/{table}/{path}", json={})).status_code == 403
    await bela.watch(table)
    await bela.send("play", table=table, seat=0, ply=0, id="y", action="bid a1")
    assert (await bela.expect("refused"))["refusal"]["error"] == "forbidden"

    after = await anna.get(f"/api/tables/{table}")
    assert after["seats"] == before["seats"] and after["status"] == before["status"]


async def test_another_sites_page_can_do_nothing(server: Server, anna: Player) -> None:
    body = {"game": "tesserae", "seats": [{"who": "me"}, {"who": "open"}]}
    no_token = await anna.http.post("/api/tables", json=body, headers={"X-CSRF-Token": ""})
    wrong = await anna.http.post("/api/tables", json=body, headers={"X-CSRF-Token": "0" * 32})
    foreign = await anna.http.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    login = await anna.http.post(
        "/api/login", json={"name": "a", "password": "b" * 8}, headers={"Origin": "https://evil.example"}
    )

    assert [one.status_code for one in (no_token, wrong, foreign, login)] == [403] * 4
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            server.url.replace("http", "ws") + "/api/live", origin=websockets.Origin("https://evil.example")
        )


async def test_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    """Another site's name that is made to lead to a machine at home: neither metrics nor guests nor pages for it."""
    async with browser(server.url) as client:
        for path in ("/metrics", "/api/me", "/", "/healthz"):
            foreign = await client.get(path, headers={"Host": f"rebound.example:{server.port}"})
            assert foreign.status_code == 403 and "public_url" in foreign.json()["message"], path
        guest = await client.post("/api/guest", json={"name": "A"}, headers={"Host": "rebound.example"})
        known = [
            (await client.get("/api/me", headers={"Host": one})).status_code
            for one in ("localhost:80", "127.0.0.1", "[::1]:8632", "server-one:8632", "games.local", "192.168.1.7")
        ]

    assert guest.status_code == 403
    assert known == [200] * 6


async def test_the_public_name_and_those_of_the_setting_are_ours(tmp_path: Path, nursery: Nursery) -> None:
    settings = {"public_url": "http://play.example.org", "hosts": "games.example.net, club.example.com"}
    with Server(tmp_path, nursery, **settings) as server:
        async with browser(server.url) as client:
            answers = [
                (await client.get("/api/me", headers={"Host": one})).status_code
                for one in ("play.example.org", "Club.Example.com", "games.example.net:80", "other.example.org")
            ]

    assert answers == [200, 200, 200, 403]


async def test_answers_carry_strict_headers(server: Server) -> None:
    async with browser(server.url) as client:
        page, api = await client.get("/some/page"), await client.get("/api/me")
        guest = await client.post("/api/guest", json={"name": "Cookie"})
        lost = await client.get("/api/nothing")

    for reply in (page, api, lost):
        policy = reply.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "unsafe-eval" not in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert "server" not in reply.headers
    assert api.headers["cache-control"] == "no-store" and lost.status_code == 404
    cookie = guest.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


NONSENSE: list[Any] = [
    "", "{", "null", "[]", "42", '"x"', "{}", '{"type":"dance"}', '{"type":"watch"}', '{"type":"watch","table":7}',
    '{"type":"watch","table":"' + "x" * 5000 + '"}', '{"type":"play","table":"abcd","seat":-1,"ply":0,"id":"a","action":"x"}',
    '{"type":"play","table":"abcd","seat":0,"ply":1e99,"id":"a","action":"x"}', '{"type":"ping","extra":1}',
    '{"type":"play","table":"abcd","seat":0,"ply":0,"id":"a","action":{"verb":["bid"]}}', "\ud800".encode("utf-8", "replace"),
    b"\xff\xfe\x00", b"", '{"type":"watch","table":"nosuchtable"}', '{"type":"watch","table":"../../etc"}',
    '{"type":"say","table":"abcd","text":""}', "[" * 2000, '{"type":"play",' * 50, "x" * 20_000,
]  # fmt: skip


async def test_malformed_and_oversized_messages_get_a_refusal_and_the_line_stays_open(anna: Player) -> None:
    await anna.connect()
    assert anna.socket is not None
    for message in NONSENSE:
        await anna.socket.send(message)
        answer = await anna.receive()
        assert answer["type"] == "refused", message[:100]
        assert answer["refusal"]["error"] in ("invalid", "too-large", "not-found"), answer
        assert answer["refusal"]["message"]
    await anna.send("ping", n=7)

    assert (await anna.expect("pong"))["n"] == 7


async def test_a_message_beyond_all_measure_closes_the_line_but_not_the_server(anna: Player) -> None:
    await anna.connect()
    assert anna.socket is not None
    await anna.socket.send("x" * 200_000)
    with pytest.raises(websockets.ConnectionClosed):
        await anna.expect("no message")
    anna.socket = None

    assert (await anna.get("/readyz"))["ok"]


async def test_oversized_and_malformed_bodies_are_refused(anna: Player) -> None:
    large = await anna.http.post("/api/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}')
    broken = await anna.http.post("/api/tables", content=b'{"game": ')
    unknown = await anna.http.post("/api/guest", json={"name": "A", "admin": True})
    long_name = await anna.http.post("/api/guest", json={"name": "x" * 33})
    record = await anna.http.post("/api/records", json={"record": "porphyry record\nnonsense"})

    assert (large.status_code, large.json()["error"]) == (413, "too-large")
    for reply in (broken, unknown, long_name, record):
        assert (reply.status_code, reply.json()["error"]) == (400, "invalid"), reply.text


async def test_too_much_is_too_much(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, limits="on") as server:
        async with browser(server.url) as client:
            wrong = {"name": "X", "password": "wrong-password"}
            logins = await asyncio.gather(*[client.post("/api/login", json=wrong) for _ in range(24)])
            assert [one.status_code for one in logins].count(429) >= 1
            assert all(int(one.headers["retry-after"]) >= 1 for one in logins if one.status_code == 429)
        async with Player(server.url) as anna:
            table = (await anna.table("bot"))["id"]
            await anna.watch(table, 0)
            for number in range(120):
                await anna.send("play", table=table, seat=0, ply=99, id=f"n{number}", action="bid a1")
            answers = [await anna.expect("refused", "stale") for _ in range(120)]
            errors = [one["refusal"]["error"] for one in answers if one["type"] == "refused"]
            assert "too-many" in errors
            body = {"game": "none", "seats": [{"who": "me"}]}
            made = await asyncio.gather(*[anna.http.post("/api/tables", json=body) for _ in range(40)])
            assert 429 in [one.status_code for one in made]


async def test_one_address_cannot_hold_the_server_up_with_idle_lines(server: Server, anna: Player) -> None:
    """Sixty open lines that say nothing: everybody else is served as before."""
    lines = await asyncio.gather(
        *(
            websockets.connect(
                server.url.replace("http", "ws") + "/api/live", compression=None, open_timeout=PATIENCE_S
            )
            for _ in range(60)
        )
    )
    made = await anna.table("bot")
    for line in lines:
        assert json.loads(await line.recv())["type"] == "welcome"
        await line.close()

    assert made["status"] == "playing"


@pytest.mark.parametrize("character", ["\x00", "\x1b", "\x7f", "\x9b"])
async def test_control_characters_are_refused_at_every_door(anna: Player, character: str) -> None:
    """Names, titles, chat, notes, positions, action ids, addresses; by HTTP and live."""
    spoilt = f"a{character}b"
    table = (await anna.table("bot"))["id"]
    seats = [{"who": "me"}, {"who": "local", "name": spoilt}]
    tries = [
        ("POST", "/api/guest", {"name": spoilt}),
        ("PATCH", "/api/me", {"name": spoilt}),
        ("PATCH", "/api/me", {"notices": {"webhook": f"https://example.org/{spoilt}"}}),
        ("POST", "/api/login", {"name": spoilt, "password": "whatever it is"}),
        ("POST", "/api/tables", {"game": "tesserae", "seats": seats}),
        ("POST", "/api/tables", {"game": "tesserae", "seats": seats[:1] * 2, "title": spoilt}),
        ("POST", "/api/tables", {"game": "tesserae", "seats": seats[:1] * 2, "position": {"x": [{spoilt: 1}]}}),
        ("POST", f"/api/tables/{table}/chat", {"text": spoilt}),
        ("PUT", f"/api/tables/{table}/notes", {"text": spoilt}),
        ("POST", f"/api/tables/{table}/play", {"seat": 0, "ply": 0, "id": "i", "action": spoilt}),
        ("POST", f"/api/tables/{table}/ask", {"seat": 0, "question": {"about": [spoilt]}}),
        ("GET", f"/api/tables/{quote(spoilt)}", None),
        ("GET", f"/api/join/{quote(spoilt)}", None),
        ("GET", f"/api/tables?game={quote(spoilt)}", None),
    ]
    answers = [(path, (await anna.http.request(method, path, json=body)).status_code) for method, path, body in tries]
    await anna.connect()
    await anna.send("say", table=table, text=spoilt)
    live = await anna.expect("refused")
    welcome = await anna.http.put(f"/api/tables/{table}/notes", json={"text": "two\nlines\tand a tab"})

    assert [one for one in answers if one[1] != 400] == []
    assert live["refusal"]["error"] == "invalid"
    assert welcome.status_code == 200
