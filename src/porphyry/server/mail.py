"""E-mail: to one verified address of a member, in our own words only, and never many.

A link proves that a letter has reached its address: it verifies the address, or lets in somebody who has lost the password.
"""

from __future__ import annotations

import asyncio
import secrets
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa

from porphyry.server import database as db
from porphyry.server import naming
from porphyry.server.people import DAY_MS, digest, person_of
from porphyry.server.refusals import Refused
from porphyry.server.store import wall_ms

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.common import Common
    from porphyry.server.connections import Connections
    from porphyry.server.people import People
    from porphyry.server.schema import Person

PATIENCE_S: Final = 10.0
MOST_A_DAY: Final = 40
"""Letters to one person."""
MOST_LINKS_A_DAY: Final = 3
"""Letters with a link that one address is sent, whoever asks for them, and that one person may ask for."""
LASTING_MS: Final = {"verify": 2 * DAY_MS, "reset": DAY_MS // 12}
BY_HOST_MS: Final = 2 * DAY_MS
"""So long a link lasts that the host has made by command."""

LETTERS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "verify": {
        "en": (
            "Is this your address?",
            "Somebody has given this address at a Porphyry server. If it was you, confirm it here:",
        ),
        "de": (
            "Ist das deine Adresse?",
            "Jemand hat diese Adresse auf einem Porphyry-Server angegeben. Wenn du es warst, bestätige sie hier:",
        ),
        "hu": (
            "Ez a te címed?",
            "Valaki ezt a címet adta meg egy Porphyry-kiszolgálón. Ha te voltál, itt erősítsd meg:",
        ),
        "nl": (
            "Is dit je adres?",
            "Iemand heeft dit adres opgegeven bij een Porphyry-server. Was jij het, bevestig het dan hier:",
        ),
    },
    "reset": {
        "en": (
            "A new password",
            "Somebody has asked for a new password for your account. If it was you, choose one here in the next two hours:",
        ),
        "de": (
            "Ein neues Kennwort",
            "Jemand möchte ein neues Kennwort für dein Konto. Wenn du es warst, wähle es in den nächsten zwei Stunden hier:",
        ),
        "hu": (
            "Új jelszó",
            "Valaki új jelszót kért a fiókodhoz. Ha te voltál, két órán belül itt választhatsz egyet:",
        ),
        "nl": (
            "Een nieuw wachtwoord",
            "Iemand wil een nieuw wachtwoord voor je account. Was jij het, kies het dan binnen twee uur hier:",
        ),
    },
}


class Mail:
    """The post office."""

    def __init__(self, common: Common, people: People, connections: Connections) -> None:
        self.settings = common.settings
        self.log = common.log
        self.store = common.store
        self.people = people
        self.connections = connections
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, name: str) -> None:
        """Deal with a lost password; the time it takes does not reveal whether there was anything to do."""
        task = asyncio.create_task(self._lost(name), name="lost-password")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _lost(self, name: str) -> None:
        try:
            await self.lost_password(name)
        except Exception as error:  # noqa: BLE001 - nobody waits for it
            self.log.warning("mail.failed", error=type(error).__name__)

    @property
    def open(self) -> bool:
        """Can letters be sent? The links in them must lead somewhere."""
        return bool(self.settings.smtp_url and self.settings.public_url)

    def url(self, path: str) -> str:
        """The full address of a page of ours."""
        return f"{self.settings.public_url.rstrip('/')}{path}"

    async def notice(self, person: Person, subject: str, text: str) -> bool:
        """A letter to somebody whose address is verified; False if there is none, or if they have had enough letters for today."""
        if not (self.open and person.kind == "member" and person.email and person.email_verified):
            return False
        if not await self.store.write(lambda connection: _counted(connection, person.id)):
            return False
        await self._send(person.email, subject, text)
        return True

    async def ask_to_verify(self, person: Person) -> None:
        """Send the address that somebody has given a link that proves it theirs."""
        if not self.open:
            raise Refused("conflict", "this server sends no e-mail")
        if person.kind != "member" or not person.email or person.email_verified:
            raise Refused("conflict", "there is no address to be verified")
        await self._send_link(person, "verify")

    async def lost_password(self, name: str) -> None:
        """Send a member a link to a new password, if the address is verified. Tells nobody whether there is such a member."""
        login = [naming.key(name), name.casefold()]
        row = await self.store.row(
            sa.select(db.people).where(
                db.people.c.login.in_(login), db.people.c.email_verified == sa.true(), db.people.c.banned_at.is_(None)
            )
        )
        if row is not None and self.open:
            await self._send_link(person_of(row), "reset")

    async def _send_link(self, person: Person, kind: Literal["verify", "reset"]) -> None:
        token = secrets.token_urlsafe(24)
        lately = db.links.c.created_at > wall_ms() - DAY_MS

        def job(connection: Connection) -> None:
            for those in (db.links.c.email == person.email, db.links.c.person == person.id):
                count = sa.select(sa.func.count()).select_from(db.links).where(those, lately, db.links.c.email != "")
                if connection.execute(count).scalar_one() >= MOST_LINKS_A_DAY:
                    raise Refused("too-many", "enough letters for today", retry_after=DAY_MS / 1000)
            keep_link(connection, token, person.id, kind, person.email, LASTING_MS[kind])

        await self.store.write(job)
        subject, text = LETTERS[kind][person.language]
        await self._send(person.email, f"Porphyry: {subject}", f"{text}\n\n{self.url(f'/{kind}/{token}')}\n")

    async def verified(self, token: str) -> Person:
        """Whoever opens this link has received the letter: the address is theirs."""

        def job(connection: Connection) -> str:
            link = use_link(connection, token, "verify")
            same = (db.people.c.id == link.person) & (db.people.c.email == link.email)
            notices = sa.select(db.people.c.notices).where(same)
            if connection.execute(notices).first() is None:
                raise Refused("not-found", "this link is for another address")
            connection.execute(db.people.update().where(same).values(email_verified=True))
            return str(link.person)

        person_id = await self.store.write(job)
        self.people.forget_memory()
        person = await self.people.person(person_id)
        assert person is not None
        return person

    async def reset(self, token: str, password: str) -> Person:
        """A new password for whoever has this link; earlier sessions and keys no longer count."""
        kept = await self.store.row(sa.select(db.links.c.person).where(db.links.c.hash == digest(token)))
        person = await self.people.person(kept.person) if kept is not None else None
        if person is None:
            raise Refused("not-found", "this link is used up or too old")
        naming.check_password(password, person.name)
        hashed = await self.people.hash(password)
        before = await self.people.keys(person.id)

        def job(connection: Connection) -> None:
            link = use_link(connection, token, "reset")
            who = link.person
            connection.execute(db.people.update().where(db.people.c.id == who).values(password=hashed))
            for table in (db.sessions, db.tokens):
                connection.execute(table.delete().where(table.c.person == who))
            others = (db.links.c.person == who) & (db.links.c.kind == "reset") & db.links.c.used_at.is_(None)
            connection.execute(db.links.update().where(others).values(used_at=wall_ms()))

        await self.store.write(job)
        self.connections.sign_out(*before)
        return person

    async def _send(self, to: str, subject: str, text: str) -> None:
        import aiosmtplib  # noqa: PLC0415 - only where there is a mail server

        settings, letter = self.settings, EmailMessage()
        server = urlsplit(settings.smtp_url)
        letter["From"], letter["To"], letter["Subject"] = settings.mail_from, to, subject
        letter.set_content(text)
        await aiosmtplib.send(
            letter,
            hostname=server.hostname,
            port=server.port,
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=PATIENCE_S,
        )


def keep_link(connection: Connection, token: str, person: str, kind: str, email: str, lasting_ms: int) -> None:
    """Note a link that will be good for so long."""
    now = wall_ms()
    connection.execute(
        db.links.insert().values(
            hash=digest(token), person=person, kind=kind, email=email, created_at=now, expires_at=now + lasting_ms
        )
    )


def use_link(connection: Connection, token: str, kind: str) -> Any:
    """The link, used up by this; raises Refused if it is not good."""
    good = (db.links.c.hash == digest(token)) & (db.links.c.kind == kind)
    good &= db.links.c.used_at.is_(None) & (db.links.c.expires_at > wall_ms())
    link = connection.execute(sa.select(db.links).where(good)).first()
    if link is None or not connection.execute(db.links.update().where(good).values(used_at=wall_ms())).rowcount:
        raise Refused("not-found", "this link is used up or too old")
    return link


def _counted(connection: Connection, person: str) -> bool:
    """Count one letter of today; False if it is one too many."""
    people, today = db.people.c, wall_ms() // DAY_MS
    one_more = sa.case((people.mail_day == today, people.mail_count + 1), else_=1)
    room = (people.mail_day != today) | (people.mail_count < MOST_A_DAY)
    change = db.people.update().where(people.id == person, room).values(mail_day=today, mail_count=one_more)
    return bool(connection.execute(change).rowcount)
