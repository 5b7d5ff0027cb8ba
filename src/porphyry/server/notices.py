"""Notices: "it is your turn", by web push, e-mail and webhook, to players who are away.

Addresses given by players are resolved first; private networks are refused, and the connection goes to the address that was checked.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
import json
import socket
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
import sqlalchemy as sa

from porphyry.server import database as db
from porphyry.server import metrics
from porphyry.server.people import person_of
from porphyry.server.refusals import Refused

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.mail import Mail
    from porphyry.server.schema import Person
    from porphyry.server.talk import Talk

PATIENCE_S: Final = 10.0
AT_ONCE: Final = 8
SUBJECTS: Final = {
    "en": "Your turn: {game}",
    "de": "Du bist am Zug: {game}",
    "hu": "Te következel: {game}",
    "nl": "Jij bent aan de beurt: {game}",
}


class Notices:
    """Calls players who are away."""

    def __init__(self, common: Common, mail: Mail, talk: Talk) -> None:
        self.settings = common.settings
        self.log = common.log
        self.store = common.store
        self.hub = common.hub
        self.mail = mail
        self.talk = talk
        self.push_key: str | None = None
        self._vapid: Any = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._trusted = {host.strip() for host in common.settings.trusted_hosts.split(",") if host.strip()}

    async def open(self) -> None:
        """Find or make the key by which push services know us."""
        if not self.settings.push_contact:
            return
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - heavy, and only for web push
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
        from py_vapid import Vapid02  # noqa: PLC0415

        fresh = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )

        def job(connection: Connection) -> str:
            query = sa.select(db.keys.c.value).where(db.keys.c.name == "vapid")
            known = connection.execute(query).scalar()
            if known is None:
                known = fresh.decode()
                connection.execute(db.keys.insert().values(name="vapid", value=known))
            return str(known)

        pem = await self.store.write(job)
        self._vapid = Vapid02.from_pem(pem.encode())
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.push_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def close(self) -> None:
        """Leave what is still being sent."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def call(self, live: LiveTable) -> None:
        """Call those who must decide at this table and are not looking at it."""
        online = live.room.online()
        away = {
            one.person
            for one in (live.seats[seat] for seat in live.deciders())
            if one.human and one.person is not None and one.person not in online
        }
        for person_id in away:
            task = asyncio.create_task(self._call(live, person_id), name="notice")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, live: LiveTable, person_id: str) -> None:
        async with self._room:
            row = await self.store.row(sa.select(db.people).where(db.people.c.id == person_id))
            if row is None:
                return
            if await self.hub.elsewhere(live.id, [person_id]):
                return
            person = person_of(row)
            member = await self.talk.member(live, person)
            if member is not None and member.muted:
                return
            message = self.message(live, person)
            ways = []
            if person.notices.push and self._vapid is not None:
                ways.append(("push", self._push(person, message)))
            if person.notices.email and person.email_verified and self.mail.open:
                ways.append(("email", self._mail(person, message)))
            if person.notices.webhook and self.settings.webhooks:
                ways.append(("webhook", self._webhook(person, message)))
            for way, sending in ways:
                try:
                    await asyncio.wait_for(sending, PATIENCE_S)
                    result = "sent"
                except Exception as error:  # noqa: BLE001 - a notice may fail in any way, the game goes on
                    result = "failed"
                    self.log.warning("notice.failed", way=way, error=f"{type(error).__name__}: {error}"[:200])
                metrics.notices.labels(way, result).inc()

    def message(self, live: LiveTable, person: Person) -> dict[str, Any]:
        """What is told: the table, never anything from it, and no words of others: `content` and `text` are what chat rooms show."""
        title = SUBJECTS[person.language].format(game=live.game.name.capitalize())
        url = self.mail.url(f"/table/{live.id}")
        return {
            "type": "your-turn",
            "table": live.id,
            "game": live.game.name,
            "title": title,
            "url": url,
            "content": f"{title} {url}",
            "text": f"{title} {url}",
        }

    # The three ways

    async def _push(self, person: Person, message: dict[str, Any]) -> None:
        from pywebpush import WebPusher  # noqa: PLC0415 - heavy, and only for web push

        rows = await self.store.rows(sa.select(db.pushes).where(db.pushes.c.person == person.id))
        for row in rows:
            body = WebPusher({"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}}).encode(
                json.dumps(message).encode(), content_encoding="aes128gcm"
            )["body"]
            parts = urlsplit(row.endpoint)
            claims = {
                "sub": self.settings.push_contact,
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time()) + 12 * 3600,
            }
            headers = {**self._vapid.sign(claims), "TTL": "86400", "Content-Encoding": "aes128gcm", "Urgency": "normal"}
            status = await self.post(row.endpoint, body, headers)
            if status in (404, 410):  # the browser has taken it back
                gone = db.pushes.delete().where(db.pushes.c.endpoint == row.endpoint)
                await self.store.write(lambda connection, gone=gone: connection.execute(gone).rowcount)  # type: ignore[misc]

    async def _mail(self, person: Person, message: dict[str, Any]) -> None:
        if not await self.mail.notice(person, message["title"], f"{message['title']}\n\n{message['url']}\n"):
            raise Refused("too-many", "enough letters for today")

    def check_webhook(self, url: str) -> None:
        """Raises Refused for an address that would never be called."""
        parts = urlsplit(url)
        if parts.hostname in self._trusted and parts.scheme in ("http", "https"):
            return
        if parts.scheme != "https" or not parts.hostname or _port(url) not in (None, 443):
            raise Refused("invalid", "a webhook is an https address")
        with contextlib.suppress(ValueError):  # a name is looked up when it is called
            if not is_public(parts.hostname):
                raise Refused("invalid", "a webhook lies in the open internet")

    async def _webhook(self, person: Person, message: dict[str, Any]) -> None:
        status = await self.post(
            person.notices.webhook, msgspec.json.encode(message), {"Content-Type": "application/json"}
        )
        if status >= 400:
            raise Refused("invalid", f"the webhook answered {status}")

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post to an address that a player gave; only to public ones, and to the very address that was checked."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        trusted = host in self._trusted
        if not trusted and (parts.scheme != "https" or parts.port not in (None, 443)):
            raise Refused("forbidden", "notices go to https addresses only")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await public_address(host, port, trusted=trusted)
        shown = f"[{address}]" if ":" in address else address
        target = f"{parts.scheme}://{shown}:{port}{parts.path or '/'}" + (f"?{parts.query}" if parts.query else "")
        believed = httpx.create_ssl_context()  # the public authorities, or the operator's own in SSL_CERT_FILE
        async with httpx.AsyncClient(
            timeout=PATIENCE_S, follow_redirects=False, trust_env=False, verify=believed
        ) as client:
            reply = await client.post(
                target, content=body, headers={**headers, "Host": parts.netloc}, extensions={"sni_hostname": host}
            )
        return reply.status_code


async def public_address(host: str, port: int, *, trusted: bool = False) -> str:
    """One address of this host; raises Refused if any of them is not on the public network."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Refused("invalid", f"there is no host {host!r}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise Refused("invalid", f"there is no host {host!r}")
    if not trusted and not all(is_public(address) for address in addresses):
        raise Refused("forbidden", "notices do not go into private networks")
    return addresses[0]


def _port(url: str) -> int | None:
    try:
        return urlsplit(url).port
    except ValueError:
        return -1


NOT_PUBLIC: Final = [
    ipaddress.ip_network(network)
    for network in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "fec0::/10", "192.88.99.0/24")
]
"""Ways by which an address of the old internet, private ones too, can be written as one of the new."""


def is_public(address: str) -> bool:
    """Is it an address of the open internet?

    >>> is_public("127.0.0.1"), is_public("10.1.2.3"), is_public("::ffff:192.168.1.1"), is_public("9.9.9.9")
    (False, False, False, True)
    >>> is_public("64:ff9b::7f00:1"), is_public("2002:7f00:1::"), is_public("::7f00:1"), is_public("fec0::1")
    (False, False, False, False)
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(ip, "ipv4_mapped", None)
    ip = mapped or ip
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in NOT_PUBLIC)
