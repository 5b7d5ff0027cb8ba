"""Every route against every role. The matrix is made from the routes themselves: a new route is in it as soon as it is there."""

from __future__ import annotations

import re
import secrets

import httpx
import pytest
from tests.server.harness import Player, Server, browser

from porphyry.server import routes

pytestmark = pytest.mark.service

PASSWORD = "a long enough pass phrase 7"
REACHES = {
    "stranger": {"anyone"},
    "guest": {"anyone", "person"},
    "member": {"anyone", "person", "member"},
    "seat": {"anyone", "person", "seat"},
    "owner": {"anyone", "person", "seat", "owner"},
    "program": {"anyone", "person", "member"},
}
"""What each role may call of what routes declare. The owner sits at his table; the program has a member's key."""
ENDLESS = {"/api/stream"}
GONE = {"/api/logout", "/api/me"}
"""After these somebody is somebody else; they are tried with people who are there for nothing else."""

MATRIX = sorted(
    {(method, path, handler.opt["who"]) for handler in routes.ROUTES for path in handler.paths for method in handler.http_methods}
    - {("GET", path, "person") for path in ENDLESS}
)  # fmt: skip


def by_hand(method: str, path: str) -> bool:
    """Is this for the account's own person, not for his programs?"""
    handlers = [one for one in routes.ROUTES if path in one.paths and method in one.http_methods]
    return any(one.opt.get("hand") for one in handlers)


def filled(path: str, table: str) -> str:
    """The route with this table in it, and with ids that nothing has."""
    known = {"table": table, "game": "tesserae", "language": "en"}
    return re.sub(r"{(\w+):(\w+)}", lambda found: "1" if found[2] == "int" else known.get(found[1], "nothing"), path)


async def cast(server: Server, *, private: bool) -> tuple[str, dict[str, httpx.AsyncClient]]:
    """Fresh people, one for each role, and a table at which they have these roles."""
    clients: dict[str, httpx.AsyncClient] = {"stranger": browser(server.url)}
    players: dict[str, Player] = {}
    for role in REACHES.keys() - {"stranger", "program"}:
        players[role] = Player(server.url, role.capitalize())
        await players[role].__aenter__()
        clients[role] = players[role].http
    name = f"m{secrets.token_hex(6)}"
    await players["member"].sign_in(await players["member"].post("/api/account", {"name": name, "password": PASSWORD}))
    token = (await players["member"].post("/api/tokens", {"name": "bot"}))["token"]
    clients["program"] = browser(server.url, {"Authorization": f"Bearer {token}"})
    made = await players["owner"].table("invited", game="tesserae", private=private)
    found = await players["owner"].get(f"/api/tables/{made['id']}/invites")
    (invite,) = found if isinstance(found, list) else found["invites"]
    await players["seat"].post(f"/api{invite['path']}")
    return made["id"], clients


async def close(clients: dict[str, httpx.AsyncClient]) -> None:
    for one in clients.values():
        await one.aclose()


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_every_route_lets_in_whom_it_declares_and_nobody_else(server: Server, private: bool) -> None:
    table, clients = await cast(server, private=private)
    wrong = []
    for method, path, who in MATRIX:
        address = filled(path, table)
        for role, reaches in REACHES.items():
            if path in GONE and method != "GET" and who in reaches:
                continue
            reply = await clients[role].request(
                method, address, json={} if method in ("POST", "PUT", "PATCH") else None
            )
            if role == "stranger":
                clients[role].cookies.clear()  # who makes himself a guest on the way is a stranger again
            allowed = who in reaches and not (role == "program" and by_hand(method, path))
            hidden = private and "{table" in path and role not in ("seat", "owner")
            if reply.status_code >= 500:
                wrong.append((role, method, path, reply.status_code, "never"))
            elif not allowed and reply.status_code not in (401, 403, 404):
                wrong.append((role, method, path, reply.status_code, "must be refused"))
            elif role == "stranger" and not allowed and reply.status_code != 401:
                wrong.append((role, method, path, reply.status_code, "a stranger is asked to sign in"))
            elif hidden and allowed and reply.status_code not in (400, 403, 404):
                wrong.append((role, method, path, reply.status_code, "a private table is not there for him"))
            elif allowed and not hidden and reply.status_code == 401:
                wrong.append((role, method, path, reply.status_code, "he is signed in, or need not be"))
            elif allowed and not hidden and reply.status_code == 403 and role == who and "do not sit" in reply.text:
                wrong.append((role, method, path, reply.status_code, reply.text[:100]))
    await close(clients)

    assert wrong == []
    assert len(MATRIX) > 60, "the routes were found"
