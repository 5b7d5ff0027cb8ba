"""Whatever is sent to the doors: a clear refusal, never a fault of ours, and nothing in the log to frighten the host."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.harness import Player, Server, browser

import porphyry

pytestmark = pytest.mark.service

DEEP = "[" * 10_000 + "]" * 10_000
BODIES: list[bytes] = [
    DEEP.encode(),
    ('{"name": ' + DEEP + "}").encode(),
    b'{"name": "\xff\xfe"}',
    b"\xff",
    b'{"name": 1e999}',
    b'{"name": "A", "language": ' + b"9" * 5000 + b"}",
    b'{"name": "\\ud800"}',
]


@pytest.mark.parametrize("number", range(len(BODIES)))
async def test_a_body_that_is_none_is_refused(server: Server, number: int) -> None:
    before = server.log().count("request.failed")
    async with browser(server.url) as client:
        for path in ("/api/guest", "/api/login"):
            reply = await client.post(path, content=BODIES[number], headers={"Content-Type": "application/json"})
            assert (reply.status_code, reply.json()["error"]) == (400, "invalid"), path

    assert server.log().count("request.failed") == before


async def test_a_live_message_nested_without_end_is_refused_and_the_line_stays_open(anna: Player) -> None:
    await anna.connect()
    assert anna.socket is not None
    for text in (
        "[" * 16_000,
        '{"type":"ask","table":"abcd","id":"a","question":{"about":' + "[" * 8000 + "]" * 8000 + "}}",
    ):
        await anna.socket.send(text)
        assert (await anna.receive())["type"] == "refused"
    await anna.send("ping", n=7)

    assert (await anna.expect("pong"))["n"] == 7


@pytest.fixture
def record() -> dict[str, Any]:
    """A good record of a game that has just begun."""
    table = porphyry.new("byzantium", seats=3, seed=5)
    table.play(table.legal()[0])
    return table.record().to_data()


CHANGES: list[dict[str, Any]] = [
    {"salt": "zz"}, {"seed": "zz"}, {"salt": 5}, {"seed": [1]}, {"options": 5}, {"options": {"length": 7}}, {"options": [["a"]]},
    {"seats": 10**30}, {"seats": -1}, {"seats": "two"}, {"seats": None}, {"plies": 7}, {"plies": [[0]]}, {"plies": [[0, 5]]},
    {"plies": [["x", "pass"]]}, {"plies": [[10**30, "pass"]]}, {"rules_version": "x"}, {"rules_version": 10**30}, {"game": 5},
    {"game": "none"}, {"start": 5}, {"start": [1]}, {"script": "x"}, {"script": [10**30]}, {"commitment": 7}, {"engine": 7},
    {"outcomes": 7}, {"dice": 7}, {"chance": 7}, {"data": 7},
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(CHANGES)))
async def test_a_record_that_is_none_is_refused(
    server: Server, anna: Player, record: dict[str, Any], number: int
) -> None:
    before = server.log().count("request.failed")

    reply = await anna.http.post("/api/records", json={"record": json.dumps({**record, **CHANGES[number]})})

    assert reply.status_code in (200, 400, 404), reply.text
    assert reply.status_code != 200 or not set(CHANGES[number]) & set(record), "what belongs to a record is read"
    assert server.log().count("request.failed") == before


@pytest.mark.parametrize(
    "text", [DEEP, "{" * 9000, "", "null", "7", '{"a":' * 9000, "porphyry record\n" + "x" * 9000, "\u0000"]
)
async def test_a_text_that_is_no_record_is_refused(server: Server, anna: Player, text: str) -> None:
    before = server.log().count("request.failed")

    reply = await anna.http.post("/api/records", json={"record": text})

    assert (reply.status_code, reply.json()["error"]) in ((400, "invalid"), (400, "unreadable"))
    assert server.log().count("request.failed") == before


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"length": ["short"]}},
        {"options": {"length": 5}},
        {"options": {"x": {}}},
        {"pace": {"bank_s": 10**30}},
        {"reaction_s": 1e400},
    ],
)
async def test_options_of_the_wrong_kind_are_refused(anna: Player, more: dict[str, Any]) -> None:
    body = {"game": "tesserae", "seats": [{"who": "me"}, {"who": "open"}], **more}
    text = json.dumps(body).replace("Infinity", "1e400")

    reply = await anna.http.post("/api/tables", content=text, headers={"Content-Type": "application/json"})

    assert (reply.status_code, reply.json()["error"]) == (400, "invalid")


@pytest.mark.parametrize("place", ["k\u00b2", "k" + "9" * 900, "\u0663", "k\u0663", "", "k-1", "zz99"])
async def test_a_place_that_is_none_is_refused(server: Server, anna: Player, place: str) -> None:
    """In questions and in moves that are told by their goal."""
    table = (await anna.table("local", game="guiscard"))["id"]
    question = {"about": "sight", "from": place, "to": "k10"}
    before = server.log().count("request.failed")

    asked = await anna.http.post(f"/api/tables/{table}/ask", json={"question": question})
    moves = [
        await anna.http.post(
            f"/api/tables/{table}/{what}", json={"seat": 0, "ply": 0, "id": "x", "action": f"move robert {place}"}
        )
        for what in ("play", "why-not")
    ]

    assert asked.status_code in (200, 400)
    assert all(one.status_code in (400, 409, 422) for one in moves), [one.text for one in moves]
    assert server.log().count("request.failed") == before


ABOUT = ("sight", "reach", "path", "fire", "shots", "techniques", "fight", "sum", "consequences", "coach")
"""What the games answer questions about; of others they know nothing."""
HALVES: list[dict[str, Any]] = [
    {}, {"target": "robert"}, {"unit": "robert"}, {"unit": ["x"], "target": {}}, {"from": 7}, {"to": None}, {"way": [[]]}, {"via": [[1]]},
    {"of": []}, {"of": "total", "seat": "one"}, {"of": "attack", "unit": 3}, {"actions": "pass"}, {"actions": [7, None]}, {"lines": {}},
    {"attackers": 1, "defenders": []}, {"seat": 10**30, "of": "points"}, {"next": "yes", "actions": [""]},
]  # fmt: skip


@pytest.mark.parametrize("game", ["byzantium", "byzantion", "guiscard"])
async def test_half_a_question_is_refused_or_answered(server: Server, anna: Player, game: str) -> None:
    table = (await anna.table("local", game=game))["id"]
    before = server.log().count("request.failed")

    answers = [
        await anna.http.post(f"/api/tables/{table}/ask", json={"seat": 0, "question": {**half, "about": about}})
        for about in ABOUT
        for half in HALVES
    ]

    assert {one.status_code for one in answers} <= {200, 400, 409, 422}
    assert server.log().count("request.failed") == before
