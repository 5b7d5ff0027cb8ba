"""The application: routes, guards, headers, and the one place that turns errors into replies."""

from __future__ import annotations

import contextlib
import traceback
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

import porphyry
from porphyry.kernel.errors import PorphyryError
from porphyry.server import client, metrics, routes, socket
from porphyry.server.access import Recognise, guard
from porphyry.server.client import AS_IT_IS
from porphyry.server.refusals import Refused, StaleReply, refusal_from
from porphyry.server.services import Services
from porphyry.server.settings import Settings, load
from porphyry.server.store import is_outage

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LARGEST_BODY: Final = 65_536

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the security headers; answers of the API are not kept by anybody."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["app"].state.services.settings.https:
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


def refuse(error: Refused) -> Response[Any]:
    """A refusal as an HTTP reply."""
    metrics.refusals.labels(error.refusal.error).inc()
    headers = {"Retry-After": str(int(error.retry_after) + 1)} if error.retry_after is not None else None
    return Response(error.refusal, status_code=error.status, headers=headers, media_type="application/json")


def on_refused(_request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    """Our own refusals."""
    return refuse(error)


def on_kernel(_request: Request[Any, Any, Any], error: PorphyryError) -> Response[Any]:
    """The library's refusals."""
    return refuse(refusal_from(error))


def on_stale(_request: Request[Any, Any, Any], error: StaleReply) -> Response[Any]:
    """A stale action gets the fresh view."""
    metrics.refusals.labels("stale").inc()
    return Response(error.body, status_code=409, media_type="application/json")


def on_invalid(_request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    """A request that does not fit its type."""
    extra = error.extra if isinstance(error.extra, list) else []
    faults = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]
    return refuse(Refused("invalid", str(error.detail), faults=faults))


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses."""
    words = {
        401: "not-signed-in",
        403: "forbidden",
        404: "not-found",
        405: "not-found",
        413: "too-large",
        429: "too-many",
    }
    if error.status_code >= 500:
        return on_bug(_request, error)
    reply = refuse(Refused(words.get(error.status_code, "invalid"), str(error.detail)))
    reply.status_code = error.status_code
    return reply


def on_database(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The database: if it is away or full that passes, and nothing has changed."""
    if not is_outage(error):
        return on_bug(request, error)
    services: Services = request.app.state.services
    services.log.error("database.away", path=request.url.path, error=type(error).__name__)
    return refuse(Refused("busy", "nothing can be stored just now; nothing has changed", retry_after=1))


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A body that is no text, or nested without end; the same error from anywhere else is ours."""
    in_body = any(frame.name == "decode_json" for frame in traceback.extract_tb(error.__traceback__))
    return refuse(Refused("invalid", "the body is not JSON in UTF-8")) if in_body else on_bug(request, error)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our fault."""
    services: Services = request.app.state.services
    services.log.error("request.failed", path=request.url.path, error=repr(error)[:300], exc_info=error)
    reply = refuse(Refused("busy", "the server made a mistake"))
    reply.status_code = 500
    return reply


def services_of(state: State) -> Services:
    """All services, for routes that ask for them."""
    services: Services = state.services
    return services


def make_app(settings: Settings | None = None) -> Litestar:
    """The application, for an ASGI server."""
    services = Services(settings or load())

    async def life(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[*routes.ROUTES, socket.live_socket, client.first_page, client.any_page],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        guards=[guard],
        middleware=[Recognise],
        before_send=[add_headers],
        exception_handlers={
            Refused: on_refused,
            StaleReply: on_stale,
            PorphyryError: on_kernel,
            ValidationException: on_invalid,
            HTTPException: on_http,
            SQLAlchemyError: on_database,
            OSError: on_database,
            TimeoutError: on_database,
            RecursionError: on_unreadable,
            UnicodeError: on_unreadable,
            Exception: on_bug,
        },
        lifespan=[contextlib.asynccontextmanager(life)],
        state=State({"services": services, "client": client.Client()}),
        openapi_config=OpenAPIConfig(
            title="Porphyry",
            version=porphyry.__version__,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=Router("/api/schema/raw", route_handlers=[], opt={"who": "anyone"}, include_in_schema=False),
        ),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=4, exclude_opt_key=AS_IT_IS
        ),
        logging_config=None,
        debug=False,
    )
