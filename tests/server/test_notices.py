"""Notices go to players who are away, by the ways they chose, and never into private networks."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import email.message
import email.policy
import json
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it publishes no types
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.harness import PATIENCE_S, Nursery, Player, Server

from porphyry.server.notices import is_public, public_address
from porphyry.server.refusals import Refused

pytestmark = pytest.mark.service


class Letter:
    """An e-mail, and the secret of the link in it."""

    def __init__(self, message: email.message.EmailMessage) -> None:
        self.message = message
        self.token = message.get_content().strip().rpartition("/")[2]


async def become_member(player: Player, name: str, password: str = "alexiad-1148") -> None:
    await player.sign_in(await player.post("/api/account", {"name": name, "password": password}))


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

    async def letter(self) -> Letter:
        """The next e-mail."""
        async with asyncio.timeout(PATIENCE_S):
            return Letter(email.message_from_string(await self.mails.get(), policy=email.policy.default))

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
        "public_url": "http://play.example.org",
        "hosts": "*",
    }
    with Server(tmp_path, nursery, **settings) as server:
        async with Player(server.url, "Anna") as anna, Player(server.url, "Béla") as bela:
            hook = f"http://127.0.0.1:{sink.http}/hook?who=bela"
            notices = {"email": True, "push": True, "webhook": hook}
            await become_member(bela, "Béla")
            me = await bela.request(
                "PATCH", "/api/me", {"email": "bela@example.org", "language": "hu", "notices": notices}
            )
            await bela.post("/api/verify", {"token": (await sink.letter()).token})
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

            async with asyncio.timeout(PATIENCE_S):
                mail = (await sink.letter()).message
                posts = sorted([await sink.posts.get(), await sink.posts.get()])

            (hook_head, hook_body), (push_head, push_body) = posts
            assert mail["To"] == "bela@example.org" and str(mail["Subject"]) == "Te következel: Tesserae"
            assert f"http://play.example.org/table/{table}" in mail.get_content()
            message = json.loads(hook_body)
            assert hook_head.startswith("POST /hook?who=bela")
            assert message["type"] == "your-turn" and message["table"] == table
            assert table in message["content"] and table in message["text"], "what chat rooms show"
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


@pytest.fixture
def post_office(sink: Sink, tmp_path: Path, nursery: Nursery) -> Iterator[Server]:
    """A server that sends e-mail, with limits on."""
    settings: dict[str, Any] = {
        "notice_delay_s": 0.1,
        "smtp_url": f"smtp://127.0.0.1:{sink.smtp}",
        "mail_from": "games@example.org",
        "public_url": "http://play.example.org",
        "hosts": "*",
        "limits": "on",
    }
    with Server(tmp_path, nursery, **settings) as running:
        yield running


async def test_no_letter_goes_to_an_address_that_nobody_has_verified(sink: Sink, post_office: Server) -> None:
    async with Player(post_office.url, "Anna") as anna, Player(post_office.url, "Béla") as bela:
        guest = await bela.http.patch("/api/me", json={"email": "victim@example.com"})
        await become_member(bela, "Béla")
        for several in (
            "a@example.com, b@example.net",
            "a@example.com\r\nBcc: b@example.net",
            "nobody",
            "a@b@example.com",
        ):
            refused = await bela.http.patch("/api/me", json={"email": several})
            assert (refused.status_code, refused.json()["error"]) == (400, "invalid"), several
        await bela.request("PATCH", "/api/me", {"email": "bela@example.org", "notices": {"email": True}})
        asked = await sink.letter()
        table = (await anna.table("open", title="BUY NOW http://spam.example"))["id"]
        await bela.post(f"/api/tables/{table}/join")
        await asyncio.sleep(0.8)
        before = sink.mails.empty()

        await anna.post("/api/verify", {"token": asked.token})
        again = await anna.http.post("/api/verify", json={"token": asked.token})
        second = (await anna.table("open", title="BUY NOW http://spam.example"))["id"]
        await bela.post(f"/api/tables/{second}/join")
        called = await sink.letter()

    assert guest.status_code == 403, "e-mail is for members"
    assert asked.message["To"] == "bela@example.org" and "play.example.org/verify/" in asked.message.get_content()
    assert before, "an address that is not verified is told nothing"
    assert again.status_code == 404, "a link works once"
    assert called.message["To"] == "bela@example.org"
    assert "BUY" not in called.message.as_string() and "spam" not in called.message.as_string()


async def test_an_address_given_with_the_account_is_asked_to_be_verified(sink: Sink, post_office: Server) -> None:
    """Whoever joins with an address gets the link at once; one that is none is refused, and no account is made."""
    body = {"name": "Zoe Karbonopsina", "password": "alexiad-1148"}
    async with Player(post_office.url, "Zoe") as zoe:
        several = await zoe.http.post("/api/account", json={**body, "email": "a@example.com, b@example.net"})
        me = await zoe.post("/api/account", {**body, "email": "zoe@example.org"})
        await zoe.sign_in(me)
        letter = await sink.letter()
        await zoe.post("/api/verify", {"token": letter.token})
        after = (await zoe.get("/api/me"))["person"]

    assert (several.status_code, several.json()["error"]) == (400, "invalid")
    assert letter.message["To"] == "zoe@example.org"
    assert (me["person"]["email"], me["person"]["email_verified"]) == ("zoe@example.org", False)
    assert (after["email"], after["email_verified"]) == ("zoe@example.org", True)


async def test_nobody_can_have_many_letters_sent(sink: Sink, post_office: Server) -> None:
    """Three members ask for the same address, again and again: it is sent three letters a day, and no more."""
    answers = []
    for number in range(3):
        async with Player(post_office.url, f"Guest {number}") as one:
            await become_member(one, f"Member {'ABC'[number]}")
            for _ in range(3):
                answers.append((await one.http.patch("/api/me", json={"email": "victim@example.com"})).status_code)
                await one.http.patch("/api/me", json={"email": ""})

    assert answers.count(200) == 3 and set(answers) == {200, 429}
    assert sink.mails.qsize() == 3


async def test_one_person_is_sent_so_many_notices_a_day(sink: Sink, post_office: Server) -> None:
    async with Player(post_office.url, "Anna") as anna, Player(post_office.url, "Béla") as bela:
        await become_member(bela, "Béla")
        await bela.request("PATCH", "/api/me", {"email": "bela@example.org", "notices": {"email": True}})
        await bela.post("/api/verify", {"token": (await sink.letter()).token})
        today = int(time.time() // 86_400)
        with contextlib.closing(sqlite3.connect(post_office.folder / "data" / "porphyry.sqlite3")) as database:
            database.execute("UPDATE people SET mail_day = ?, mail_count = 39 WHERE name = 'Béla'", (today,))
            database.commit()
        for _ in range(2):
            table = (await anna.table("open"))["id"]
            await bela.post(f"/api/tables/{table}/join")
        await sink.letter()
        await asyncio.sleep(0.8)

    assert sink.mails.empty(), "the fortieth letter of the day is the last"


async def test_a_lost_password_is_renewed_through_the_verified_address_alone(sink: Sink, post_office: Server) -> None:
    async with Player(post_office.url, "Anna") as anna, Player(post_office.url, "Thief") as thief:
        await become_member(anna, "Anna Komnene")
        await anna.request("PATCH", "/api/me", {"email": "anna@example.org"})
        verify = await sink.letter()
        early = await thief.post("/api/lost-password", {"name": "Anna Komnene"})
        unknown = await thief.post("/api/lost-password", {"name": "Nobody"})
        await asyncio.sleep(0.5)
        assert sink.mails.empty(), "an address that is not verified does not open an account"
        await anna.post("/api/verify", {"token": verify.token})
        token = await anna.post("/api/tokens", {"name": "bot"})
        await anna.connect()

        await thief.post("/api/lost-password", {"name": "anna komnene"})
        link = await sink.letter()
        weak = await thief.http.post("/api/reset-password", json={"token": link.token, "password": "password"})
        async with Player(post_office.url, "New browser") as browser:
            await browser.sign_in(
                await browser.post("/api/reset-password", {"token": link.token, "password": "dvin-and-ani"})
            )
            again = await browser.http.post(
                "/api/reset-password", json={"token": link.token, "password": "other-words"}
            )
        said = await anna.expect("bye")
        before = await anna.http.get("/api/tokens")
        by_key = await anna.http.get("/api/my/tables", headers={"Authorization": f"Bearer {token['token']}"})
        await thief.post("/api/login", {"name": "Anna Komnene", "password": "alexiad-1148"}, status=401)
        await thief.post("/api/login", {"name": "Anna Komnene", "password": "dvin-and-ani"})

    assert early == unknown == {"sent": True}, "the answer tells nobody who is a member"
    assert link.message["To"] == "anna@example.org"
    assert (weak.status_code, again.status_code) == (400, 404)
    assert browser.person["id"] == anna.person["id"]
    assert said["reason"] == "signed-out" and (before.status_code, by_key.status_code) == (401, 401)


async def test_a_webhook_that_would_never_be_called_is_refused(anna: Player) -> None:
    for url in (
        "http://example.org/hook",
        "https://example.org:8443/",
        "ftp://example.org",
        "https://",
        "https://x:y/",
        "https://127.0.0.1/",
        "https://[64:ff9b::7f00:1]/",
        "https://192.168.1.7/hook",
    ):
        reply = await anna.http.patch("/api/me", json={"notices": {"webhook": url}})
        assert (reply.status_code, reply.json()["error"]) == (400, "invalid"), url
    kept = await anna.request("PATCH", "/api/me", {"notices": {"webhook": "https://example.org/hook"}})

    assert kept["person"]["notices"]["webhook"] == "https://example.org/hook"


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "localhost", "::1", "0.0.0.0", "224.0.0.1", "fd00::1"],
)
async def test_private_networks_are_refused(host: str) -> None:
    with pytest.raises(Refused) as caught:
        await public_address(host, 443)

    assert caught.value.refusal.error in ("forbidden", "invalid")


def test_only_addresses_of_the_open_internet_are_public() -> None:
    assert is_public("9.9.9.9") and is_public("2620:fe::fe")
    assert not any(is_public(one) for one in ("::ffff:10.0.0.1", "100.64.0.1", "192.0.2.1", "fe80::1%eth0"))


@pytest.mark.parametrize(
    "address", ["64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "::7f00:1", "fec0::1", "2001:0:1::1"]
)
def test_no_address_is_a_disguise_of_a_private_one(address: str) -> None:
    assert not is_public(address)
