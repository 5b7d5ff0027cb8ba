"""Who may call what. Every route declares it; what is not declared is refused.

`anyone`; `person` (a guest or member); `member`; `seat` (sits at the table in the path); `owner` (made that table); `keeper` (keeps order
here). What belongs to the account itself (`hand`) is for people alone, never for their programs.
"""

from __future__ import annotations

import hmac
import ipaddress
import socket
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import unquote, urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from msgspec import Struct

from porphyry.server.limits import Caller, address_of
from porphyry.server.people import csrf_of, digest
from porphyry.server.refusals import Refused
from porphyry.server.schema import control_character
from porphyry.server.store import is_outage

if TYPE_CHECKING:
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person
    from porphyry.server.services import Services

COOKIE: Final = "porphyry"
WHO: Final = ("anyone", "person", "member", "seat", "owner", "keeper")
AT_HOME: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")
"""Names that nobody can have in the open internet."""
MACHINE: Final = socket.gethostname().lower()
SAFE: Final = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Signed(Struct, frozen=True):
    """How somebody is known: by which session or key, and what that one may do."""

    way: Literal["cookie", "token", "wrong", "away"]  # away: the database does not answer
    key: str = ""  # what the database keeps of it
    scope: Literal["all", "play", "read"] = "all"


AWAY: Final = Signed("away")


class Recognise(AbstractAuthenticationMiddleware):
    """Who is calling? The cookie of a session, or a program's token."""

    async def authenticate_request(self, connection: AnyConnection) -> AuthenticationResult:
        """The person, and how they are known; None for a stranger."""
        services: Services = connection.app.state.services
        if not connection.scope["path"].startswith("/api"):
            return AuthenticationResult(user=None, auth=None)
        try:
            return await self._recognised(services, connection)
        except Exception as error:
            if is_socket(connection) and is_outage(error):
                return AuthenticationResult(user=None, auth=AWAY)  # it is told so, and comes back
            raise

    async def _recognised(self, services: Services, connection: AnyConnection) -> AuthenticationResult:
        header = connection.headers.get("authorization", "")
        if header:
            scheme, _, token = header.partition(" ")
            known = await services.people.by_token(token.strip()) if scheme.lower() == "bearer" else None
            if known is None:
                return AuthenticationResult(user=None, auth=Signed("wrong"))
            return AuthenticationResult(user=known[0], auth=Signed("token", digest(token.strip()), known[1]))
        session = connection.cookies.get(COOKIE)
        if session:
            person = await services.people.by_session(session)
            return AuthenticationResult(user=person, auth=Signed("cookie", digest(session)) if person else None)
        return AuthenticationResult(user=None, auth=None)


async def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Enforce what the route declares."""
    who = handler.opt.get("who")
    if who not in WHO:
        raise Refused("forbidden", "this route does not say who may call it")
    services: Services = connection.app.state.services
    address = connection.scope["path"] + unquote(connection.scope["query_string"].decode("latin-1"))
    if not connection.scope["path"].startswith("/api"):
        address = ""
    if (found := control_character(address)) is not None:
        raise Refused("invalid", f"an address may not hold the character {found!r}")
    called_right(connection, services)
    person: Person | None = connection.user
    signed: Signed | None = connection.auth
    if connection.scope["path"].startswith("/api"):
        services.limits.take("request", caller(connection))
    same_site(connection)
    if signed is not None and signed.way == "wrong":
        raise Refused("not-signed-in", "this token is not known")
    if who != "anyone" and person is None:
        raise Refused("not-signed-in", "choose a name first")
    if signed is not None and signed.way == "token":
        if handler.opt.get("hand"):
            raise Refused("forbidden", "this is for people, not for their programs")
        if signed.scope == "read" and changes(connection) and not (is_socket(connection) or handler.opt.get("asks")):
            raise Refused("forbidden", "this token may only read")
    if signed is not None and signed.way == "cookie" and changes(connection) and not is_socket(connection):
        shown = connection.headers.get("x-csrf-token", "")
        if not hmac.compare_digest(shown.encode(), csrf_of(connection.cookies[COOKIE]).encode()):
            raise Refused("forbidden", "the header X-CSRF-Token is missing or wrong")
    if who == "member" and person is not None and person.kind != "member":
        raise Refused("forbidden", "this is for members")
    if who == "keeper" and person is not None and not await services.people.is_keeper(person):
        raise Refused("forbidden", "this is for those who keep order here")
    if who in ("seat", "owner"):
        live: LiveTable = await services.tables.seen_by(person, str(connection.path_params["table"]))
        assert person is not None
        if who == "seat" and not live.seats_of(person):
            raise Refused("forbidden", "you do not sit at this table")
        if who == "owner" and live.row.owner != person.id:
            raise Refused("forbidden", "this is not your table")


def is_socket(connection: AnyConnection) -> bool:
    """Is it a live connection?"""
    return connection.scope["type"] == ScopeType.WEBSOCKET


def changes(connection: AnyConnection) -> bool:
    """Could it change anything? A live connection could."""
    return is_socket(connection) or connection.scope.get("method") not in SAFE


def called_right(connection: AnyConnection, services: Services) -> None:
    """Refuse a name that is not ours: a page of another site may have made it lead here."""
    name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    known = {one.strip().lower() for one in services.settings.hosts.split(",")} - {""}
    known |= {(urlsplit(services.settings.public_url).hostname or "").lower(), services.settings.host.lower(), MACHINE}
    if not (name in known or "*" in known or "." not in name or name.endswith(AT_HOME) or _is_address(name)):
        raise Refused("forbidden", f"this server is not called {name}; its keeper can name it in public_url or hosts")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_site(connection: AnyConnection) -> None:
    """Refuse what another site's page makes a browser send."""
    origin = connection.headers.get("origin")
    if not changes(connection) or not origin:
        return
    services: Services = connection.app.state.services
    allowed = {urlsplit(services.settings.public_url).netloc, connection.headers.get("host", "")}
    if urlsplit(origin).netloc not in allowed - {""}:
        raise Refused("forbidden", "this comes from another site")


def caller(connection: AnyConnection) -> Caller:
    """Whose limits count: the person's and the address's."""
    person = str(connection.user.id) if connection.user is not None else ""
    return Caller(person, address_of(connection.client.host if connection.client else "?"))
