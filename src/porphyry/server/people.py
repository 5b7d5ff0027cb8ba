"""People: guests, members, their sessions, their programs' tokens, their settings; and forgetting them."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from porphyry.server import database as db
from porphyry.server.refusals import No
from porphyry.server.schema import Notices, Person, PushSubscription, Token
from porphyry.server.store import IntegrityError, Store, now_ms

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.engine import Connection

    from porphyry.server.schema import Language, NewAccount, ProfileChange

DAY_MS: Final = 24 * 3600 * 1000
REMEMBER_S: Final = 10.0
"""How long a process trusts its memory of a session or token."""

SWEPT_AT_ONCE: Final = 500

_hasher: Final = PasswordHasher()


@functools.cache
def _nobody() -> str:
    """A password nobody knows: an unknown name takes as long to refuse as a wrong password."""
    return _hasher.hash(secrets.token_urlsafe(12))


def new_id(size: int = 9) -> str:
    """A short unguessable id that is safe in URLs."""
    return secrets.token_urlsafe(size)


def digest(token: str) -> str:
    """What the database keeps of a session or token."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(session: str) -> str:
    """The token that a page of ours must show beside the session's cookie."""
    return hashlib.sha256(f"csrf {session}".encode()).hexdigest()[:32]


class People:
    """Everybody who plays here."""

    def __init__(self, store: Store, session_days: int, guest_days: int) -> None:
        self.store = store
        self.session_ms = session_days * DAY_MS
        self.guest_ms = guest_days * DAY_MS
        self._known: dict[str, tuple[float, Person | None]] = {}
        self._hashing = asyncio.Semaphore(2)  # argon2 takes memory and a core

    # Who is it?

    async def by_session(self, token: str) -> Person | None:
        """Whose session this is."""
        return await self._remembered(f"session {digest(token)}", lambda: self._of_session(token))

    def _of_session(self, token: str) -> sa.Select[Any]:
        of = db.sessions.c.person == db.people.c.id
        lasting = db.sessions.c.used_at > now_ms() - self.session_ms
        query = sa.select(db.people, db.sessions.c.hash, db.sessions.c.used_at).join(db.sessions, of)
        return query.where(db.sessions.c.hash == digest(token), lasting)

    async def by_token(self, token: str) -> Person | None:
        """Whose program this is."""
        return await self._remembered(f"token {digest(token)}", lambda: _of_token(token))

    async def _remembered(self, key: str, query: Callable[[], sa.Select[Any]]) -> Person | None:
        found = self._known.get(key)
        if found is not None and found[0] > time.monotonic():
            return found[1]
        row = await self.store.row(query())
        person = person_of(row) if row is not None else None
        if row is not None and "used_at" in row._fields and row.used_at < now_ms() - DAY_MS:
            await self._used(row.hash)
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[key] = (time.monotonic() + REMEMBER_S, person)
        return person

    async def _used(self, session: str) -> None:
        """Note that the session is in use; once a day is enough."""
        change = db.sessions.update().where(db.sessions.c.hash == session).values(used_at=now_ms())
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    def forget_memory(self) -> None:
        """Somebody changed: ask the database again."""
        self._known.clear()

    async def person(self, person_id: str) -> Person | None:
        """The person of this id."""
        row = await self.store.row(sa.select(db.people).where(db.people.c.id == person_id))
        return person_of(row) if row is not None else None

    # Coming in

    async def new_guest(self, name: str, language: Language) -> tuple[Person, str]:
        """A guest and the token of his session."""
        person = Person(id=new_id(), name=name, kind="guest", language=language, created_at=now_ms())
        session = secrets.token_urlsafe(32)

        def job(connection: Connection) -> None:
            connection.execute(
                db.people.insert().values(
                    id=person.id, name=name, kind="guest", language=language, created_at=person.created_at
                )
            )
            _open_session(connection, session, person.id)

        await self.store.write(job)
        return person, session

    async def new_member(self, guest: Person | None, wish: NewAccount) -> tuple[Person, str]:
        """A member: the guest with all his games, or somebody new."""
        if guest is not None and guest.kind == "member":
            raise No("conflict", "you are a member already")
        password = await self._hash(wish.password)
        person_id = guest.id if guest else new_id()
        session = secrets.token_urlsafe(32)
        values = {
            "name": wish.name,
            "login": wish.name.casefold(),
            "kind": "member",
            "password": password,
            "email": wish.email,
            "language": wish.language or (guest.language if guest else "en"),
        }

        def job(connection: Connection) -> None:
            if guest is not None:
                connection.execute(db.people.update().where(db.people.c.id == person_id).values(**values))
            else:
                connection.execute(db.people.insert().values(id=person_id, created_at=now_ms(), **values))
            _open_session(connection, session, person_id)

        await self._unique(job)
        person = await self.person(person_id)
        assert person is not None
        return person, session

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """A member by name and password, and the token of a new session."""
        row = await self.store.row(sa.select(db.people).where(db.people.c.login == name.casefold()))
        kept = row.password if row is not None and row.password else await asyncio.to_thread(_nobody)
        right = await self._verify(kept, password)
        if row is None or not right:
            raise No("not-signed-in", "name or password is wrong")
        session = secrets.token_urlsafe(32)
        await self.store.write(lambda connection: _open_session(connection, session, row.id))
        return person_of(row), session

    async def logout(self, session: str) -> None:
        """Close the session."""
        await self.store.write(
            lambda connection: (
                connection.execute(db.sessions.delete().where(db.sessions.c.hash == digest(session))).rowcount
            )
        )
        self.forget_memory()

    # Changing

    async def change(self, person: Person, wish: ProfileChange) -> Person:
        """The person with what he wants changed."""
        values: dict[str, Any] = {
            key: value for key in ("name", "language", "notation", "email") if (value := getattr(wish, key)) is not None
        }
        if wish.name is not None and person.kind == "member":
            values["login"] = wish.name.casefold()
        if wish.notices is not None:
            values["notices"] = msgspec.json.encode(wish.notices).decode()
        if wish.password is not None:
            row = await self.store.row(sa.select(db.people.c.password).where(db.people.c.id == person.id))
            if person.kind != "member" or row is None or not await self._verify(row.password, wish.old_password or ""):
                raise No("forbidden", "the old password is wrong")
            values["password"] = await self._hash(wish.password)
        if values:

            def job(connection: Connection) -> None:
                connection.execute(db.people.update().where(db.people.c.id == person.id).values(**values))
                if "name" in values:
                    mine = (db.seats.c.person == person.id) & (db.seats.c.kind == "person")
                    connection.execute(db.seats.update().where(mine).values(name=values["name"]))

            await self._unique(job)
            self.forget_memory()
        changed = await self.person(person.id)
        assert changed is not None
        return changed

    async def _unique(self, job: Any) -> None:
        try:
            await self.store.write(job)
        except IntegrityError:
            raise No("conflict", "this name is taken") from None
        self.forget_memory()

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, password)

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(_hasher.verify, kept, password)
            except Argon2Error:
                return False

    # Programs and browsers

    async def tokens(self, person: Person) -> list[Token]:
        """The keys of his programs."""
        rows = await self.store.rows(sa.select(db.tokens).where(db.tokens.c.person == person.id))
        return [Token(id=row.id, name=row.name, created_at=row.created_at, last_used_at=row.used_at) for row in rows]

    async def new_token(self, person: Person, name: str) -> Token:
        """A new key; its text is told only here."""
        secret = f"porphyry_{secrets.token_urlsafe(32)}"
        token = Token(id=new_id(), name=name, created_at=now_ms(), token=secret)
        row = {
            "id": token.id,
            "hash": digest(secret),
            "person": person.id,
            "name": name,
            "created_at": token.created_at,
        }
        await self.store.write(lambda connection: connection.execute(db.tokens.insert().values(**row)).rowcount)
        return token

    async def revoke_token(self, person: Person, token_id: str) -> None:
        """The key works no longer."""
        mine = (db.tokens.c.id == token_id) & (db.tokens.c.person == person.id)
        if not await self.store.write(lambda connection: connection.execute(db.tokens.delete().where(mine)).rowcount):
            raise No("not-found", "there is no such token")
        self.forget_memory()

    async def subscribe(self, person: Person, push: PushSubscription) -> None:
        """This browser wants notices."""
        row = {"person": person.id, "p256dh": push.keys.p256dh, "auth": push.keys.auth}

        def job(connection: Connection) -> None:
            connection.execute(db.pushes.delete().where(db.pushes.c.endpoint == push.endpoint))
            connection.execute(db.pushes.insert().values(endpoint=push.endpoint, **row))

        await self.store.write(job)

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        """This browser wants no more notices."""
        mine = (db.pushes.c.endpoint == endpoint) & (db.pushes.c.person == person.id)
        await self.store.write(lambda connection: connection.execute(db.pushes.delete().where(mine)).rowcount)

    # Taking one's data along, and leaving

    async def export(self, person: Person) -> dict[str, Any]:
        """All that is kept about him."""
        async with self.store.read() as connection:

            async def rows(query: sa.Select[Any]) -> list[dict[str, Any]]:
                return [dict(row) for row in (await connection.execute(query)).mappings()]

            seat = (db.seats.c.person == person.id) & (db.seats.c.table_id == db.entries.c.table_id)
            return {
                "person": msgspec.to_builtins(person),
                "tokens": await rows(
                    sa.select(db.tokens.c.id, db.tokens.c.name, db.tokens.c.created_at).where(
                        db.tokens.c.person == person.id
                    )
                ),
                "push": await rows(sa.select(db.pushes.c.endpoint).where(db.pushes.c.person == person.id)),
                "tables": await rows(
                    sa.select(db.tables.c.id, db.tables.c.game, db.tables.c.title, db.tables.c.status, db.seats.c.seat)
                    .join(db.seats, db.seats.c.table_id == db.tables.c.id)
                    .where(db.seats.c.person == person.id)
                ),
                "actions": await rows(
                    sa.select(db.entries.c.table_id, db.entries.c.n, db.entries.c.line, db.entries.c.at)
                    .join(db.seats, seat & (db.seats.c.seat == db.entries.c.seat))
                    .where(db.entries.c.by == "person")
                ),
                "notes": await rows(
                    sa.select(db.members.c.table_id, db.members.c.notes).where(db.members.c.person == person.id)
                ),
                "chat": await rows(
                    sa.select(db.chat.c.table_id, db.chat.c.n, db.chat.c.text, db.chat.c.at).where(
                        db.chat.c.person == person.id
                    )
                ),
            }

    async def delete(self, person: Person) -> None:
        """Forget him. His seats stay, nameless; what he said in chats is blanked."""
        who = person.id

        def job(connection: Connection) -> None:
            for table in (db.sessions, db.tokens, db.pushes, db.members, db.invites):
                connection.execute(table.delete().where(table.c.person == who))
            connection.execute(db.seats.update().where(db.seats.c.person == who).values(name=None, person=None))
            connection.execute(db.chat.update().where(db.chat.c.person == who).values(name="", text="", person=""))
            connection.execute(db.tables.update().where(db.tables.c.owner == who).values(owner=""))
            connection.execute(db.people.delete().where(db.people.c.id == who))

        await self.store.write(job)
        self.forget_memory()

    async def sweep(self) -> tuple[int, int]:
        """End sessions nobody has used for long, and forget guests who have been away for long and sit at no running table.

        Their names stay on the tables they played at. Returns how many sessions and guests went.
        """

        def job(connection: Connection) -> tuple[int, int]:
            people, sessions, seats, tables = db.people, db.sessions, db.seats, db.tables
            now = now_ms()
            ended = connection.execute(sessions.delete().where(sessions.c.used_at < now - self.session_ms)).rowcount
            if not self.guest_ms:
                return ended, 0
            lately = sa.select(sessions.c.person).where(sessions.c.used_at >= now - self.guest_ms)
            sits = (
                sa.select(seats.c.person)
                .join(tables, tables.c.id == seats.c.table_id)
                .where(tables.c.status.in_(["open", "playing"]), seats.c.person.is_not(None))
            )
            idle = sa.select(people.c.id).where(
                people.c.kind == "guest",
                people.c.created_at < now - self.guest_ms,
                people.c.id.not_in(lately),
                people.c.id.not_in(sits),
            )
            gone = list(connection.execute(idle.limit(SWEPT_AT_ONCE)).scalars())
            for table in (sessions, db.tokens, db.pushes, db.members, db.invites):
                connection.execute(table.delete().where(table.c.person.in_(gone)))
            connection.execute(seats.update().where(seats.c.person.in_(gone)).values(person=None))
            connection.execute(people.delete().where(people.c.id.in_(gone)))
            return ended, len(gone)

        swept = await self.store.write(job)
        if any(swept):
            self.forget_memory()
        return swept


def person_of(row: Any) -> Person:
    """The person in a row."""
    return Person(
        id=row.id,
        name=row.name,
        kind=row.kind,
        language=row.language,
        notation=row.notation,
        email=row.email,
        notices=msgspec.json.decode(row.notices, type=Notices),
        created_at=row.created_at,
    )


def _of_token(token: str) -> sa.Select[Any]:
    of = db.tokens.c.person == db.people.c.id
    return sa.select(db.people).join(db.tokens, of).where(db.tokens.c.hash == digest(token))


def _open_session(connection: Connection, session: str, person_id: str) -> None:
    now = now_ms()
    connection.execute(db.sessions.insert().values(hash=digest(session), person=person_id, created_at=now, used_at=now))
