"""The straight way from a socket to who hears it: however the bytes come, the same messages are heard, in their order."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from collections.abc import Iterator
from typing import Any, Self

import pytest
from tests.server.harness import PATIENCE_S, Player, Server
from websockets.frames import Frame, Opcode

pytestmark = pytest.mark.service


class Raw:
    """A client whose every byte is ours."""

    def __init__(self, server: Server, player: Player) -> None:
        self.server, self.player = server, player

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        cookies = "; ".join(f"{name}={value}" for name, value in self.player.http.cookies.items())
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            (
                f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookies}\r\n\r\n"
            ).encode()
        )
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        assert (await self.hear())["type"] == "welcome"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def hear(self) -> dict[str, Any]:
        """The next text."""
        while True:
            first, size = await self.read(2)
            if size == 126:
                size = int.from_bytes(await self.read(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.read(8), "big")
            body = await self.read(size)
            if first & 15 == Opcode.TEXT:
                message: dict[str, Any] = json.loads(body)
                return message
            if first & 15 == Opcode.CLOSE:
                return {"type": "close", "code": int.from_bytes(body[:2], "big")}
            if first & 15 == Opcode.PONG:
                return {"type": "control", "said": body.decode()}

    async def read(self, size: int) -> bytes:
        return await asyncio.wait_for(self.reader.readexactly(size), PATIENCE_S)


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text.encode() if isinstance(text, str) else text, fin).serialize(mask=mask)


def said(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, **fields})


async def seated(anna: Player) -> tuple[str, dict[str, Any]]:
    """A table of hers, and what she sees there."""
    table: str = (await anna.table("local", game="byzantium"))["id"]
    view = await anna.watch(table, 0)
    if not view["view"]["legal"]:
        view = await anna.watch(table, 1)
    return table, view


def cut(data: bytes, dice: random.Random) -> Iterator[bytes]:
    """Pieces of one to forty bytes."""
    while data:
        size = dice.randint(1, 40)
        yield data[:size]
        data = data[size:]


@pytest.mark.parametrize("pieces", ["at once", "cut anywhere", "byte by byte"])
async def test_however_the_bytes_come_every_message_is_answered(server: Server, anna: Player, pieces: str) -> None:
    """Actions go straight, questions by the queue, between them a ping, a text in two pieces, a binary one and a long one."""
    table, view = await seated(anna)
    seat = view["view"]["seat"]
    odd = {"table": table, "seat": seat, "ply": view["view"]["ply"], "action": "no action at all"}
    texts = [
        frame(said("watch", table=table, seat=seat)),
        frame(said("play", **odd, id="a1")),
        frame(said("play", **odd, id="a2")),
        frame(said("ping", n=1)),
        frame("are you there?", Opcode.PING),
        frame(said("play", **odd, id="a3")),
        frame(said("play", **odd, id="a4")[:20], fin=False) + frame(said("play", **odd, id="a4")[20:], Opcode.CONT),
        frame(said("play", **odd, id="a5"), Opcode.BINARY),
        frame(said("play", **odd, id="a6") + " " * 9000),
        frame(said("ping", n=2)),
        frame(said("play", **{**odd, "action": view["view"]["legal"][0]["text"]}, id="good")),
        frame(said("ping", n=3)),
    ]
    data = b"".join(texts)
    heard: list[dict[str, Any]] = []
    async with Raw(server, anna) as raw:
        for piece in cut(data, random.Random(1)) if pieces != "at once" else [data]:
            for part in [bytes([one]) for one in piece] if pieces == "byte by byte" else [piece]:
                raw.writer.write(part)
                if pieces != "at once":
                    await asyncio.sleep(0)
        awaited = {f"a{number}" for number in range(1, 7)} | {"good", 1, 2, 3, "are you there?"}
        while awaited:
            heard.append(await raw.hear())
            awaited -= {heard[-1].get("id"), heard[-1].get("n"), heard[-1].get("said")}

    kinds = [one["type"] for one in heard if one["type"] != "control"]
    refused = [one["id"] for one in heard if one["type"] == "refused"]
    assert kinds[0] == "view" and kinds.count("done") == 1 and "update" in kinds
    assert sorted(refused) == [f"a{number}" for number in range(1, 7)]
    assert [one["n"] for one in heard if one["type"] == "pong"] == [1, 2, 3]
    assert [one["said"] for one in heard if one["type"] == "control"] == ["are you there?"]


async def test_what_goes_straight_comes_in_order(server: Server, anna: Player) -> None:
    """Every update before the answer to the action that made it, and no gap between updates."""
    table, view = await seated(anna)
    seat, update = view["view"]["seat"], view["update"]
    async with Raw(server, anna) as raw:
        raw.writer.write(frame(said("watch", table=table, seat=seat)))
        view = await raw.hear()
        for number in range(12):
            if not view["view"]["legal"]:
                break
            line = next((one["text"] for one in view["view"]["legal"] if one["text"] != "pass"), "pass")
            fields = {"table": table, "seat": seat, "ply": view["view"]["ply"], "update": view["update"]}
            raw.writer.write(frame(said("play", **fields, id=f"n{number}", action=line)))
            view = await raw.hear()
            while view["type"] == "table":
                view = await raw.hear()
            done = await raw.hear()
            assert (view["type"], view["update"]) == ("update", update + 1)
            assert (done["type"], done["id"], done["update"]) == ("done", f"n{number}", update + 1)
            update += 1


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(frame(said("ping", n=1), mask=False), 1002, id="not masked"),
        pytest.param(frame(b"\xff\xfe\xfd"), 1007, id="no text"),
        pytest.param(bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + b"mask", 1009, id="without measure"),
        pytest.param(bytes([0xF1, 0x81]) + b"maskx", 1002, id="reserved bits"),
        pytest.param(frame("x", Opcode.CONT), 1002, id="goes on with nothing"),
    ],
)
async def test_what_is_no_websocket_is_hung_up(server: Server, anna: Player, data: bytes, code: int) -> None:
    async with Raw(server, anna) as raw:
        raw.writer.write(data)
        heard = await raw.hear()

        assert (heard["type"], heard["code"]) == ("close", code)
