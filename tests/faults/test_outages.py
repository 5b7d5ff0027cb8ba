"""The database goes away for a while and comes back: players are told, nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import websockets
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, free_port

pytestmark = pytest.mark.service


class Cable:
    """The way to a server, which can be cut."""

    def __init__(self, port: int) -> None:
        self.far = port
        self.port = free_port()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def plug(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for one in list(self._open):
            one.transport.abort()
        self._open.clear()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.far)
        self._open |= {writer, far_writer}
        await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()
        self._open.discard(writer)


@pytest.fixture
async def cable(postgres: str) -> AsyncIterator[tuple[Cable, str]]:
    address = urlsplit(postgres)
    assert address.port is not None
    made = Cable(address.port)
    await made.plug()
    yield made, postgres.replace(f":{address.port}/", f":{made.port}/")
    await made.cut()


async def test_while_the_database_is_away_players_are_told_and_afterwards_play_goes_on(
    tmp_path: Path, nursery: Nursery, cable: tuple[Cable, str]
) -> None:
    wire, url = cable
    server = Server(tmp_path, nursery, database_url=url)
    await asyncio.to_thread(server.start)
    try:
        async with Player(server.url) as anna:
            table = (await anna.table("local", options={"length": "long"}))["id"]
            view = await anna.watch(table, 0)
            await wire.cut()

            refused = await anna.play(view, view["view"]["legal"][0]["text"])
            seats = [{"who": "me"}, {"who": "bot"}]
            made = await anna.http.post("/api/tables", json={"game": "tesserae", "seats": seats})
            ready = await anna.http.get("/readyz")
            address = server.url.replace("http", "ws") + "/api/live"
            cookie = {"Cookie": "porphyry=not-seen-before"}
            async with websockets.connect(address, additional_headers=cookie, open_timeout=PATIENCE_S) as late:
                first = json.loads(await late.recv())

            await wire.plug()
            async with asyncio.timeout(PATIENCE_S):
                while (await anna.http.get("/readyz")).status_code != 200:  # noqa: ASYNC110 - told by nobody
                    await asyncio.sleep(0.2)
            view = await anna.watch(table, 0)
            played = await anna.play(view, view["view"]["legal"][0]["text"])
    finally:
        await asyncio.to_thread(server.stop)

    assert refused["type"] == "refused" and refused["refusal"]["error"] == "busy", "the connection stays, and says so"
    assert (made.status_code, ready.status_code) == (503, 503)
    assert first["type"] == "bye", "who comes meanwhile is asked to come back"
    assert played["type"] == "done"
    assert "Traceback" not in server.log()
