"""Notices go to players who are away, by the ways they chose, and never into private networks."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import email.policy
import json
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it publishes no types
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.harness import Nursery, Player, Server

from porphyry.server.notices import is_public, public_address
from porphyry.server.refusals import No

pytestmark = pytest.mark.service


class Sink:
    """Takes e-mails and web requests, and keeps them."""

    def __init__(self) -> None:
        self.mails: asyncio.Queue[str] = asyncio.Queue()
        self.posts: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.servers: list[asyncio.Server] = []

    async def open(self) -> None:
        self.servers = [
            await asyncio.start_server(self._smtp, "127.0.0.1", 0),
            await asyncio.start_server(self._http, "127.0.0.1", 0),
        ]
        self.smtp, self.http = (one.sockets[0].getsockname()[1] for one in self.servers)

    async def close(self) -> None:
        for one in self.servers:
            one.close()

    async def _smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        text = ""
        while line := (await reader.readline()).decode():
            word = line.upper().strip()
            if word.startswith("DATA"):
                writer.write(b"354 go on\r\n")
                while (part := (await reader.readline()).decode()).strip() != ".":
                    text += part
                await self.mails.put(text)
            elif word.startswith("QUIT"):
                break
            writer.write(b"250 ok\r\n")
            await writer.drain()
        writer.close()

    async def _http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = next(
            int(line.partition(":")[2]) for line in head.splitlines() if line.lower().startswith("content-length")
        )
        await self.posts.put((head, await reader.readexactly(size)))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


@pytest.fixture
async def sink() -> AsyncIterator[Sink]:
    made = Sink()
    await made.open()
    yield made
    await made.close()


class Browser:
    """A browser's side of a push subscription: it alone can read what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.p256dh, self.secret = (base64.urlsafe_b64encode(one).rstrip(b"=").decode() for one in (point, self.auth))

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


async def test_the_absent_are_called_by_mail_push_and_webhook(sink: Sink, tmp_path: Path, nursery: Nursery) -> None:
    settings: dict[str, Any] = {
        "notice_delay_s": 0.3,
        "smtp_url": f"smtp://127.0.0.1:{sink.smtp}",
        "mail_from": "games@example.org",
        "push_contact": "mailto:games@example.org",
        "trusted_hosts": "127.0.0.1",
    }
    with Server(tmp_path, nursery, **settings) as server:
        async with Player(server.url, "Anna") as anna, Player(server.url, "Béla") as bela:
            hook = f"http://127.0.0.1:{sink.http}/hook?who=bela"
            notices = {"email": True, "push": True, "webhook": hook}
            me = await bela.request(
                "PATCH", "/api/me", {"email": "bela@example.org", "language": "hu", "notices": notices}
            )
            assert me["push_key"]
            browser = Browser()
            push = {"endpoint": "https://push.example/1", "keys": {"p256dh": browser.p256dh, "auth": browser.secret}}
            await bela.post("/api/push", push)
            with contextlib.closing(sqlite3.connect(tmp_path / "data" / "porphyry.sqlite3")) as database:
                # Push services speak https; this one stands in the network that the operator trusts.
                database.execute("UPDATE pushes SET endpoint = ?", (f"http://127.0.0.1:{sink.http}/push",))
                database.commit()
            table = (await anna.table("open"))["id"]
            await bela.post(f"/api/tables/{table}/join")
            await anna.watch(table, 0)

            async with asyncio.timeout(20):
                mail = email.message_from_string(await sink.mails.get(), policy=email.policy.default)
                posts = sorted([await sink.posts.get(), await sink.posts.get()])

            (hook_head, hook_body), (push_head, push_body) = posts
            assert mail["To"] == "bela@example.org" and str(mail["Subject"]).startswith("Te következel")
            assert f"/table/{table}" in mail.get_content()
            message = json.loads(hook_body)
            assert hook_head.startswith("POST /hook?who=bela")
            assert message["type"] == "your-turn" and message["table"] == table
            assert push_head.startswith("POST /push") and "authorization: vapid t=" in push_head.lower()
            assert browser.read(push_body) == message and table.encode() not in push_body

            muted = (await anna.table("open", "open"))["id"]
            await bela.post(f"/api/tables/{muted}/join")
            await bela.post(f"/api/tables/{muted}/mute", {"muted": True})
            await anna.post(f"/api/tables/{muted}/start")
            watched = (await anna.table("open"))["id"]
            await bela.watch(watched)
            await bela.post(f"/api/tables/{watched}/join")
            await asyncio.sleep(1.2)
            assert sink.posts.empty(), "nobody is called who has muted the table or is looking at it"


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "localhost", "::1", "0.0.0.0", "224.0.0.1", "fd00::1"],
)
async def test_private_networks_are_refused(host: str) -> None:
    with pytest.raises(No) as caught:
        await public_address(host, 443)

    assert caught.value.refusal.error in ("forbidden", "invalid")


def test_only_addresses_of_the_open_internet_are_public() -> None:
    assert is_public("9.9.9.9") and is_public("2620:fe::fe")
    assert not any(is_public(one) for one in ("::ffff:10.0.0.1", "100.64.0.1", "192.0.2.1", "fe80::1%eth0"))
