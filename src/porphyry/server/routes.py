"""The HTTP routes: read, call, answer. `docs/protocol.md` lists them. Here those of the games and of operations, and the list of all."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

import porphyry
from porphyry.kernel.errors import PorphyryError
from porphyry.server import (
    catalogue,
    metrics,
    routes_keeper,
    routes_lessons,
    routes_people,
    routes_play,
    routes_tables,
    schema,
)
from porphyry.server.refusals import Refused
from porphyry.server.routing import ANYONE, Asking, Home
from porphyry.server.schema import GameInfo, GameSchema, Health, RuleBook, Rulebook, RulebookFigure, View


@get("/api/games", opt=ANYONE)
async def list_games(services: Home) -> list[GameInfo]:
    """The games that can be played here."""
    found = []
    for name in porphyry.games():
        try:
            found.append(catalogue.info(catalogue.game(name), services.settings.reaction_s))
        except PorphyryError as error:  # one that cannot be opened does not take the others down
            services.log.error("game.broken", game=name, error=str(error)[:300])
    return found


@get("/api/games/{game:str}", opt=ANYONE)
async def show_game(services: Home, game: FromPath[str]) -> GameSchema:
    """All that a client without knowledge of the game needs."""
    return catalogue.schema(catalogue.game(game), services.settings.reaction_s)


@get("/api/games/{game:str}/texts/{language:str}", opt=ANYONE, media_type=MediaType.TEXT)
async def show_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """The game's texts as a Fluent file."""
    return catalogue.texts(catalogue.game(game), language)


@get("/api/games/{game:str}/rules", opt=ANYONE)
async def show_rules(game: FromPath[str], lang: FromQuery[str] = "en") -> RuleBook:
    """The rules, whole and one by one, in a language as far as they are translated."""
    return catalogue.rules(catalogue.game(game), lang)


@get("/api/games/{game:str}/rows", opt=ANYONE)
async def show_rows(request: Asking, game: FromPath[str]) -> Response[bytes]:
    """What is printed on board and cards, a host's own data laid over ours; 304 to a browser that has it already."""
    data, tag = catalogue.rows(catalogue.game(game))
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type=MediaType.JSON, headers=headers)


@get("/api/games/{game:str}/rulebook", opt=ANYONE)
async def show_rulebook(game: FromPath[str], lang: FromQuery[str] = "en") -> Rulebook:
    """The book to learn the game from, in a language as far as it is translated."""
    return catalogue.rulebook(catalogue.game(game), lang)


@get("/api/games/{game:str}/rulebook/figures/{name:str}", opt=ANYONE)
async def show_figure(game: FromPath[str], name: FromPath[str]) -> RulebookFigure:
    """The position of a figure in that book, and what is played in it."""
    return await asyncio.to_thread(catalogue.figure, catalogue.game(game).name, name)


@get("/api/games/{game:str}/opening", opt=ANYONE)
async def show_opening(request: Asking, game: FromPath[str]) -> View:
    """How a game begins; the options are asked for by their names, `?scenario=river`."""
    return catalogue.opening(catalogue.game(game), dict(request.query_params))


@get("/healthz", opt=ANYONE)
async def healthz() -> Health:
    """The process answers."""
    return Health(ok=True, parts={"process": "ok"})


@get("/readyz", opt=ANYONE)
async def readyz(services: Home) -> Response[Health]:
    """Database and fan-out answer."""
    parts = {
        "database": "ok",
        "fan-out": await services.hub.check() or "ok",
        "server": "ok" if services.ready else "closing",
    }
    try:
        await asyncio.wait_for(services.store.check(), 3)
    except Exception as error:  # noqa: BLE001 - any failure is the answer
        parts["database"] = type(error).__name__
    good = all(part == "ok" for part in parts.values())
    return Response(Health(ok=good, parts=parts), status_code=200 if good else 503)


@get("/metrics", opt=ANYONE, media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Asking, services: Home) -> bytes:
    """Numbers for Prometheus."""
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if services.settings.metrics_for != "anyone" and not (local and "x-forwarded-for" not in request.headers):
        raise Refused("forbidden", "metrics are for this machine only")
    return metrics.text()


@get("/api/schema/socket.json", opt=ANYONE, include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """The live messages as JSON Schema."""
    return schema.json_schema()


@get("/api/schema/openapi.json", opt=ANYONE, include_in_schema=False)
async def openapi(request: Asking) -> dict[str, Any]:
    """The HTTP routes, with who may call each."""
    described: dict[str, Any] = request.app.openapi_schema.to_schema()
    for handler in ROUTES:
        for path in handler.paths:
            plain = path.replace(":str", "").replace(":int", "")
            for method in handler.http_methods:
                operation = described["paths"].get(plain, {}).get(method.lower())
                if operation is not None:
                    operation["x-who"] = handler.opt["who"]
    return described


ROUTES: Final = [
    *routes_people.ROUTES,
    *routes_tables.ROUTES,
    *routes_play.ROUTES,
    *routes_keeper.ROUTES,
    *routes_lessons.ROUTES,
    list_games,
    show_game,
    show_texts,
    show_rules,
    show_rows,
    show_rulebook,
    show_figure,
    show_opening,
    healthz,
    readyz,
    show_metrics,
    socket_schema,
    openapi,
]
