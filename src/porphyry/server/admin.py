"""`porphyry admin`: what the host does at the command line, on the database itself, also while the server runs."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import sqlalchemy as sa

from porphyry.server import database as db
from porphyry.server.keeping import deed, end_broken, find_person, note
from porphyry.server.mail import BY_HOST_MS, keep_link
from porphyry.server.refusals import Refused
from porphyry.server.schema import Deed
from porphyry.server.store import Store

if TYPE_CHECKING:
    import argparse

    from sqlalchemy.engine import Connection

    from porphyry.server.settings import Settings

HOST = "host"
"""The host's name in the keepers' log."""


async def admin(settings: Settings, given: argparse.Namespace, *, server_answers: bool) -> int:
    """Carry one command out and tell what was done; refusals are told in a line and give exit status 2."""
    if given.what == "end-table" and server_answers and settings.embedded:
        print("the server is running: end the table on the keepers' page, or stop the server first")
        return 2
    store = Store(settings.database)
    if settings.embedded and not settings.database_file.exists():
        print(f"there is no database at {settings.database_file}")
        return 2
    await store.open()
    try:
        lines = await store.write(lambda connection: _done(connection, settings, given))
    except Refused as error:
        print(f"porphyry: {error}")
        return 2
    finally:
        await store.close()
    print("\n".join(lines))
    return 0


def _done(connection: Connection, settings: Settings, given: argparse.Namespace) -> list[str]:
    name = getattr(given, "name", "")
    if given.what == "people":
        return _people(connection, given.query)
    if given.what == "audit":
        return _audit(connection)
    if given.what == "reset-link":
        return _reset_link(connection, settings, name)
    if given.what == "keeper":
        return _keeper(connection, name, take=given.take_back)
    if given.what == "end-table":
        end_broken(connection, given.table)
        note(connection, HOST, "end-table", given.table, given.reason)
        return [f"{given.table} is over; who sat there may take its papers along"]
    wish = Deed(
        deed=given.what, name=getattr(given, "fresh", None), days=getattr(given, "days", None), reason=given.reason
    )
    who, _ = deed(connection, HOST, name, wish, by_host=True)
    return [
        f"{given.what}: {name} ({who}). A running server knows within ten seconds; open lines stay until they are closed."
    ]


def _people(connection: Connection, query: str) -> list[str]:
    people = db.people.c
    found = sa.select(db.people).order_by(people.created_at.desc()).limit(100)
    if query:
        found = found.where(people.name.contains(query) | (people.id == query))
    lines = []
    for row in connection.execute(found):
        marks = [row.kind, *(["keeper"] if row.role else []), *(["banned"] if row.banned_at else [])]
        lines.append(f"{row.id:14} {row.name:34} {' '.join(marks)}")
    return lines or ["nobody"]


def _audit(connection: Connection) -> list[str]:
    rows = connection.execute(sa.select(db.audit).order_by(db.audit.c.at.desc()).limit(100))
    lines = [f"{_day(row.at)}  {row.keeper}: {row.deed} {row.about} {row.text}".rstrip() for row in rows]
    return lines or ["nothing has been done yet"]


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _reset_link(connection: Connection, settings: Settings, name: str) -> list[str]:
    row = find_person(connection, name)
    if row.kind != "member":
        raise Refused("conflict", f"{name} is a guest: there is no password")
    token = secrets.token_urlsafe(24)
    keep_link(connection, token, row.id, "reset", "", BY_HOST_MS)
    note(connection, HOST, "reset-link", f"{row.name} ({row.id})", "")
    address = settings.public_url.rstrip("/") or f"http://localhost:{settings.port}"
    return [
        f"{address}/reset/{token}",
        "Good once, for two days. Give it to nobody but its owner: it opens the account.",
    ]


def _keeper(connection: Connection, name: str, *, take: bool) -> list[str]:
    row = find_person(connection, name)
    if row.kind != "member":
        raise Refused("conflict", f"{name} is a guest; only a member keeps order")
    connection.execute(db.people.update().where(db.people.c.id == row.id).values(role="" if take else "keeper"))
    note(connection, HOST, "keeper-no-more" if take else "keeper", f"{row.name} ({row.id})", "")
    return [f"{row.name} {'keeps order here no more' if take else 'keeps order here: the page is /keeper'}"]
