"""People: guests, members, their sessions, their programs' tokens, their settings; and forgetting them."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from porphyry.server import database as db
from porphyry.server import naming
from porphyry.server.refusals import Refused
from porphyry.server.schema import Notices, Person, PushSubscription, Session, Token
from porphyry.server.store import IntegrityError, Store, wall_ms
from porphyry.server.told import told

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.engine import Connection

    from porphyry.server.schema import Language, NewAccount, NewToken, ProfileChange

DAY_MS: Final = 24 * 3600 * 1000
REMEMBER_S: Final = 10.0
"""How long a process trusts its memory of a session or token."""

USED_MS: Final = 60_000
"""So exactly it is kept when a key was last used."""
MOST_TOKENS: Final = 50
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
        self._known: dict[str, tuple[float, Any]] = {}
        self._noted: set[str] = set()  # tokens whose use has been noted since they were last read
        self._hashing = asyncio.Semaphore(2)  # argon2 takes memory and a core

    # Who is it?

    async def by_session(self, token: str) -> Person | None:
        """Whose session this is."""
        row = await self._remembered(f"session {digest(token)}", lambda: self._of_session(token))
        if row is not None and row.used_at < wall_ms() - DAY_MS:
            await self._used(db.sessions, row.hash)
        return person_of(row) if row is not None else None

    def _of_session(self, token: str) -> sa.Select[Any]:
        of = db.sessions.c.person == db.people.c.id
        lasting = db.sessions.c.used_at > wall_ms() - self.session_ms
        query = sa.select(db.people, db.sessions.c.hash, db.sessions.c.used_at).join(db.sessions, of)
        return query.where(db.sessions.c.hash == digest(token), lasting, db.people.c.banned_at.is_(None))

    async def by_token(self, token: str) -> tuple[Person, Literal["play", "read"]] | None:
        """Whose program this is, and what it may do."""
        row = await self._remembered(f"token {digest(token)}", lambda: _of_token(token))
        if row is None or (row.expires_at is not None and row.expires_at <= wall_ms()):
            return None
        if (row.used_at or 0) < wall_ms() - USED_MS and digest(token) not in self._noted:
            self._noted.add(digest(token))  # until it is forgotten with the rest
            await self._used(db.tokens, row.hash)
        return person_of(row, program=True), row.scope

    async def _remembered(self, key: str, query: Callable[[], sa.Select[Any]]) -> Any:
        """The row of a session or token that is good, else None."""
        found = self._known.get(key)
        if found is not None and found[0] > time.monotonic():
            return found[1]
        row = await self.store.row(query())
        if len(self._known) > 10_000:
            self._known.clear()
        self._noted.discard(key.rpartition(" ")[2])
        self._known[key] = (time.monotonic() + REMEMBER_S, row)
        return row

    async def _used(self, table: sa.Table, key: str) -> None:
        """Note that the session or token is in use."""
        change = table.update().where(table.c.hash == key).values(used_at=wall_ms())
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def is_keeper(self, person: Person) -> bool:
        """Does this person keep order here, at this moment?"""
        row = await self.store.row(sa.select(db.people.c.role).where(db.people.c.id == person.id))
        return row is not None and row.role == "keeper"

    def forget_memory(self) -> None:
        """Somebody changed: ask the database again."""
        self._known.clear()

    async def person(self, person_id: str) -> Person | None:
        """The person of this id."""
        row = await self.store.row(sa.select(db.people).where(db.people.c.id == person_id))
        return person_of(row) if row is not None else None

    # Coming in

    async def new_guest(self, name: str | None, language: Language, agent: str) -> tuple[Person, str]:
        """A guest and the token of the session; without a name of their own they are given one."""
        if name is None:
            name = naming.for_guest(await self._names_about(), secrets.SystemRandom())
        name = naming.clean(name)
        await self._no_members_name(name)
        person = Person(id=new_id(), name=name, kind="guest", language=language, created_at=wall_ms())
        session = secrets.token_urlsafe(32)

        def job(connection: Connection) -> None:
            connection.execute(
                db.people.insert().values(
                    id=person.id, name=name, kind="guest", language=language, created_at=person.created_at
                )
            )
            _open_session(connection, session, person.id, agent)

        await self.store.write(job)
        return person, session

    async def _names_about(self) -> list[str]:
        """What everybody is called who sits at a table that is not over, who came today, or who is a member."""
        running = sa.select(db.tables.c.id).where(db.tables.c.status.in_(["open", "playing"]))
        seats = sa.select(db.seats.c.name).where(db.seats.c.table_id.in_(running), db.seats.c.name.is_not(None))
        lately = (db.people.c.created_at > wall_ms() - DAY_MS) | (db.people.c.kind == "member")
        people = sa.select(db.people.c.name).where(lately)
        return [row.name for query in (seats.distinct(), people) for row in await self.store.rows(query)]

    async def _no_members_name(self, name: str) -> None:
        """A guest is not taken for a member."""
        if await self.store.row(sa.select(db.people.c.id).where(_called(name))) is not None:
            raise Refused("conflict", "this name is a member's; sign in, or choose another")

    async def new_member(self, guest: Person | None, wish: NewAccount, agent: str) -> tuple[Person, str]:
        """A member: the guest with all their games, or somebody new. What the guest was known by is good no longer."""
        if guest is not None and guest.kind == "member":
            raise Refused("conflict", "you are a member already")
        name = naming.clean(wish.name)
        naming.check_password(wish.password, name)
        password = await self.hash(wish.password)
        person_id = guest.id if guest else new_id()
        session = secrets.token_urlsafe(32)
        values = {
            "name": name,
            "login": naming.key(name),
            "kind": "member",
            "password": password,
            "email": naming.address(wish.email),
            "email_verified": False,
            "language": wish.language or (guest.language if guest else "en"),
        }

        def job(connection: Connection) -> None:
            _only_one(connection, name, person_id)
            if guest is not None:
                connection.execute(db.people.update().where(db.people.c.id == person_id).values(**values))
                connection.execute(db.sessions.delete().where(db.sessions.c.person == person_id))
                _rename_seats(connection, person_id, name)
            else:
                connection.execute(db.people.insert().values(id=person_id, created_at=wall_ms(), **values))
            _open_session(connection, session, person_id, agent)

        await self._unique(job)
        person = await self.person(person_id)
        assert person is not None
        return person, session

    async def login(self, name: str, password: str, agent: str) -> tuple[Person, str]:
        """A member by name and password, and the token of a new session."""
        row = await self.store.row(sa.select(db.people).where(_called(name)).order_by(db.people.c.created_at))
        kept = row.password if row is not None and row.password else await asyncio.to_thread(_nobody)
        right = await self._verify(kept, password)
        if row is None or not right:
            raise Refused("not-signed-in", "name or password is wrong")
        if row.banned_at is not None:
            raise Refused("forbidden", "whoever keeps order here has closed this account")
        return person_of(row), await self.open_session(row.id, agent)

    async def open_session(self, person_id: str, agent: str) -> str:
        """The token of a new session."""
        session = secrets.token_urlsafe(32)
        await self.store.write(lambda connection: _open_session(connection, session, person_id, agent))
        return session

    async def sessions(self, person: Person, current: str) -> list[Session]:
        """Where this person is signed in, the last used first."""
        table = db.sessions
        lasting = table.c.used_at > wall_ms() - self.session_ms
        query = sa.select(table).where(table.c.person == person.id, lasting).order_by(table.c.used_at.desc())
        return [
            Session(
                id=row.hash[:16],
                agent=row.agent,
                created_at=row.created_at,
                used_at=row.used_at,
                current=row.hash == current,
            )
            for row in await self.store.rows(query)
        ]

    async def end_session(self, person: Person, session_id: str) -> str:
        """Sign out somewhere else; returns what the session was kept as."""
        mine = (db.sessions.c.person == person.id) & (sa.func.substr(db.sessions.c.hash, 1, 16) == session_id)
        row = await self.store.row(sa.select(db.sessions.c.hash).where(mine))
        if row is None:
            raise Refused("not-found", "there is no such session")
        await self.store.write(lambda connection: connection.execute(db.sessions.delete().where(mine)).rowcount)
        self.forget_memory()
        return str(row.hash)

    async def keys(self, person_id: str) -> list[str]:
        """What all their sessions and tokens are kept as."""
        found = []
        for table in (db.sessions, db.tokens):
            found += [
                row.hash for row in await self.store.rows(sa.select(table.c.hash).where(table.c.person == person_id))
            ]
        return found

    async def logout(self, session: str) -> None:
        """Close the session."""
        await self.store.write(
            lambda connection: (
                connection.execute(db.sessions.delete().where(db.sessions.c.hash == digest(session))).rowcount
            )
        )
        self.forget_memory()

    # Changing

    async def change(self, person: Person, wish: ProfileChange, current: str = "") -> Person:
        """The person with what they want changed. A new password ends every session but the present one, and every token."""
        values: dict[str, Any] = {
            key: value for key in ("language", "notation") if (value := getattr(wish, key)) is not None
        }
        if wish.name is not None:
            values["name"] = naming.clean(wish.name)
            if person.kind == "member":
                values["login"] = naming.key(values["name"])
            else:
                await self._no_members_name(values["name"])
        if wish.email is not None:
            if person.kind != "member" and wish.email:
                raise Refused("forbidden", "e-mail is for members")
            email = naming.address(wish.email)
            if email != person.email:
                values |= {"email": email, "email_verified": False}
        if wish.notices is not None:
            values["notices"] = msgspec.json.encode(wish.notices).decode()
        if wish.password is not None:
            row = await self.store.row(sa.select(db.people.c.password).where(db.people.c.id == person.id))
            if person.kind != "member" or row is None or not await self._verify(row.password, wish.old_password or ""):
                raise Refused("forbidden", "the old password is wrong")
            naming.check_password(wish.password, values.get("name", person.name))
            values["password"] = await self.hash(wish.password)
        if values:

            def job(connection: Connection) -> None:
                if "login" in values:
                    _only_one(connection, values["name"], person.id)
                connection.execute(db.people.update().where(db.people.c.id == person.id).values(**values))
                if "name" in values:
                    _rename_seats(connection, person.id, values["name"])
                if "password" in values:
                    others = (db.sessions.c.person == person.id) & (db.sessions.c.hash != current)
                    connection.execute(db.sessions.delete().where(others))
                    connection.execute(db.tokens.delete().where(db.tokens.c.person == person.id))
                if "email" in values:
                    connection.execute(
                        db.links.delete().where(
                            db.links.c.person == person.id, db.links.c.used_at.is_(None), db.links.c.kind == "reset"
                        )
                    )

            await self._unique(job)
            self.forget_memory()
        changed = await self.person(person.id)
        assert changed is not None
        return changed

    async def _unique(self, job: Any) -> None:
        try:
            await self.store.write(job)
        except IntegrityError:
            raise Refused("conflict", "this name is taken") from None
        self.forget_memory()

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
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
        """The keys of this person's programs."""
        rows = await self.store.rows(sa.select(db.tokens).where(db.tokens.c.person == person.id))
        return [
            Token(
                id=row.id,
                name=row.name,
                created_at=row.created_at,
                last_used_at=row.used_at,
                scope=row.scope,
                expires_at=row.expires_at,
            )
            for row in rows
        ]

    async def new_token(self, person: Person, wish: NewToken) -> Token:
        """A new key; its text is told only here."""
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Refused("conflict", f"{MOST_TOKENS} tokens are enough; revoke one first")
        secret, now = f"porphyry_{secrets.token_urlsafe(32)}", wall_ms()
        token = Token(
            id=new_id(),
            name=naming.clean(wish.name),
            created_at=now,
            scope=wish.scope,
            expires_at=now + wish.days * DAY_MS if wish.days else None,
            token=secret,
        )
        row = {
            "id": token.id,
            "hash": digest(secret),
            "person": person.id,
            "name": token.name,
            "created_at": token.created_at,
            "scope": token.scope,
            "expires_at": token.expires_at,
        }
        await self.store.write(lambda connection: connection.execute(db.tokens.insert().values(**row)).rowcount)
        return token

    async def revoke_token(self, person: Person, token_id: str) -> str:
        """The key works no longer; returns what it was kept as."""
        mine = (db.tokens.c.id == token_id) & (db.tokens.c.person == person.id)
        row = await self.store.row(sa.select(db.tokens.c.hash).where(mine))
        if row is None:
            raise Refused("not-found", "there is no such token")
        await self.store.write(lambda connection: connection.execute(db.tokens.delete().where(mine)).rowcount)
        self.forget_memory()
        return str(row.hash)

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
        """All that is kept about this person."""
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
                "sessions": await rows(
                    sa.select(db.sessions.c.agent, db.sessions.c.created_at, db.sessions.c.used_at).where(
                        db.sessions.c.person == person.id
                    )
                ),
                "reports": await rows(
                    sa.select(db.reports.c.table_id, db.reports.c.line, db.reports.c.text, db.reports.c.at).where(
                        db.reports.c.person == person.id
                    )
                ),
                "push": await rows(sa.select(db.pushes.c.endpoint).where(db.pushes.c.person == person.id)),
                "tables": await rows(
                    sa.select(
                        db.tables.c.id, db.tables.c.game, db.tables.c.title, told().label("status"), db.seats.c.seat
                    )
                    .join(db.seats, db.seats.c.table_id == db.tables.c.id)
                    .where(db.seats.c.person == person.id)
                ),
                "actions": await rows(
                    # without their numbers: those count what others were asked in secret
                    sa.select(db.entries.c.table_id, db.entries.c.line, db.entries.c.at)
                    .join(db.seats, seat & (db.seats.c.seat == db.entries.c.seat))
                    .where(db.entries.c.by == "person")
                    .order_by(db.entries.c.table_id, db.entries.c.n)
                ),
                "notes": await rows(
                    sa.select(db.members.c.table_id, db.members.c.notes).where(db.members.c.person == person.id)
                ),
                "learnt": await rows(
                    sa.select(db.learnt.c.thing, db.learnt.c.times).where(db.learnt.c.person == person.id)
                ),
                "chat": await rows(
                    sa.select(db.chat.c.table_id, db.chat.c.n, db.chat.c.text, db.chat.c.at).where(
                        db.chat.c.person == person.id
                    )
                ),
            }

    async def delete(self, person: Person) -> None:
        """Forget this person. Their seats stay, nameless; what they said in chats is blanked."""
        who = person.id

        def job(connection: Connection) -> None:
            for table in (db.sessions, db.tokens, db.pushes, db.members, db.invites, db.links, db.reports, db.learnt):
                connection.execute(table.delete().where(table.c.person == who))
            connection.execute(db.reports.update().where(db.reports.c.about == who).values(about=None))
            named = db.audit.c.about.endswith(f"({who})")
            connection.execute(db.audit.update().where(named).values(about=who))
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
            now = wall_ms()
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
            connection.execute(db.links.delete().where(db.links.c.expires_at < now - 2 * DAY_MS))
            for table in (sessions, db.tokens, db.pushes, db.members, db.invites, db.links, db.reports, db.learnt):
                connection.execute(table.delete().where(table.c.person.in_(gone)))
            connection.execute(seats.update().where(seats.c.person.in_(gone)).values(person=None))
            connection.execute(people.delete().where(people.c.id.in_(gone)))
            return ended, len(gone)

        swept = await self.store.write(job)
        if any(swept):
            self.forget_memory()
        return swept


def person_of(row: Any, *, program: bool = False) -> Person:
    """The person in a row; `program`: a key of theirs speaks."""
    return Person(
        id=row.id,
        name=row.name,
        kind=row.kind,
        language=row.language,
        notation=row.notation,
        email=row.email,
        email_verified=bool(row.email_verified),
        notices=msgspec.json.decode(row.notices, type=Notices),
        created_at=row.created_at,
        keeper=row.role == "keeper",
        program=program,
    )


def _of_token(token: str) -> sa.Select[Any]:
    keys = db.tokens.c
    query = sa.select(db.people, keys.hash, keys.used_at, keys.scope, keys.expires_at)
    of = keys.person == db.people.c.id
    return query.join(db.tokens, of).where(keys.hash == digest(token), db.people.c.banned_at.is_(None))


def _open_session(connection: Connection, session: str, person_id: str, agent: str) -> None:
    now, kept = wall_ms(), "".join(sign for sign in agent if sign.isprintable())[:200]
    connection.execute(
        db.sessions.insert().values(hash=digest(session), person=person_id, created_at=now, used_at=now, agent=kept)
    )


def _called(name: str) -> sa.ColumnElement[bool]:
    """The member of this name, or of one that looks the same."""
    return db.people.c.login.in_([naming.key(name), name.casefold()])


def _only_one(connection: Connection, name: str, person_id: str) -> None:
    """Raises Refused if another member has this name, or one that looks the same."""
    if connection.execute(sa.select(db.people.c.id).where(_called(name), db.people.c.id != person_id)).first():
        raise Refused("conflict", "this name is taken")


def _rename_seats(connection: Connection, person_id: str, name: str) -> None:
    seats = db.seats
    mine = (seats.c.person == person_id) & (seats.c.kind == "person")
    for table_id, seat in connection.execute(sa.select(seats.c.table_id, seats.c.seat).where(mine)).all():
        here = seats.c.table_id == table_id
        named = sa.select(seats.c.name).where(here, seats.c.seat != seat, seats.c.name.is_not(None))
        shown = naming.apart(name, connection.execute(named).scalars())
        connection.execute(seats.update().where(here, seats.c.seat == seat).values(name=shown))
