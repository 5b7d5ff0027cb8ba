"""Who may call what. Every route declares it; what is not declared is refused.

`anyone`; `person` (a guest or member); `member`; `seat` (sits at the table in the path); `owner` (made that table).
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from porphyry.server.people import csrf_of
from porphyry.server.refusals import No

if TYPE_CHECKING:
    from porphyry.server.house import House
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person

COOKIE: Final = "porphyry"
WHO: Final = ("anyone", "person", "member", "seat", "owner")
SAFE: Final = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Recognise(AbstractAuthenticationMiddleware):
    """Who is calling? The cookie of a session, or a program's token."""

    async def authenticate_request(self, connection: AnyConnection) -> AuthenticationResult:
        """The person, and how he is known; None for a stranger."""
        house: House = connection.app.state.house
        if not connection.scope["path"].startswith("/api"):
            return AuthenticationResult(user=None, auth=None)
        header = connection.headers.get("authorization", "")
        if header:
            scheme, _, token = header.partition(" ")
            person = await house.people.by_token(token.strip()) if scheme.lower() == "bearer" else None
            return AuthenticationResult(user=person, auth="token" if person else "wrong")
        session = connection.cookies.get(COOKIE)
        if session:
            person = await house.people.by_session(session)
            return AuthenticationResult(user=person, auth="cookie" if person else None)
        return AuthenticationResult(user=None, auth=None)


async def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Enforce what the route declares."""
    who = handler.opt.get("who")
    if who not in WHO:
        raise No("forbidden", "this route does not say who may call it")
    house: House = connection.app.state.house
    person: Person | None = connection.user
    if connection.scope["path"].startswith("/api"):
        house.limits.take("request", caller(connection))
    same_site(connection)
    if connection.auth == "wrong":
        raise No("not-signed-in", "this token is not known")
    if who != "anyone" and person is None:
        raise No("not-signed-in", "choose a name first")
    if connection.auth == "cookie" and changes(connection) and not is_socket(connection):
        shown = connection.headers.get("x-csrf-token", "")
        if not hmac.compare_digest(shown.encode(), csrf_of(connection.cookies[COOKIE]).encode()):
            raise No("forbidden", "the header X-CSRF-Token is missing or wrong")
    if who == "member" and person is not None and person.kind != "member":
        raise No("forbidden", "this is for members")
    if who in ("seat", "owner"):
        live: LiveTable = await house.tables.seen_by(person, str(connection.path_params["table"]))
        assert person is not None
        if who == "seat" and not live.seats_of(person):
            raise No("forbidden", "you do not sit at this table")
        if who == "owner" and live.row.owner != person.id:
            raise No("forbidden", "this is not your table")


def is_socket(connection: AnyConnection) -> bool:
    """Is it a live connection?"""
    return connection.scope["type"] == ScopeType.WEBSOCKET


def changes(connection: AnyConnection) -> bool:
    """Could it change anything? A live connection could."""
    return is_socket(connection) or connection.scope.get("method") not in SAFE


def same_site(connection: AnyConnection) -> None:
    """Refuse what another site's page makes a browser send."""
    origin = connection.headers.get("origin")
    if not changes(connection) or not origin:
        return
    house: House = connection.app.state.house
    allowed = {urlsplit(house.settings.public_url).netloc, connection.headers.get("host", "")}
    if urlsplit(origin).netloc not in allowed - {""}:
        raise No("forbidden", "this comes from another site")


def caller(connection: AnyConnection) -> str:
    """Whose limit counts: the person's, or the address's."""
    if connection.user is not None:
        return str(connection.user.id)
    return connection.client.host if connection.client else "?"
