"""The routes at a table: look, play, ask, and take the game away on paper."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from porphyry.kernel.errors import PorphyryError
from porphyry.server import course, records, views
from porphyry.server.access import caller
from porphyry.server.client import AS_IT_IS
from porphyry.server.entries import encode
from porphyry.server.live import LiveTable
from porphyry.server.queries import asked, judged_seat
from porphyry.server.refusals import Outdated, Refused, StaleReply, refusal_from
from porphyry.server.routing import ANYONE, ASKS, PERSON, SEAT, Asking, Home, Number, SeatQuery, TableId, known
from porphyry.server.schema import (
    Answer,
    AnswerUndo,
    AskHint,
    AskUndo,
    BetterView,
    Digest,
    GameAnalysis,
    GameCourse,
    GivenOrder,
    GiveOrder,
    Hint,
    ImportRecord,
    Log,
    LogEntry,
    OddsReply,
    Person,
    Play,
    Played,
    Question,
    SeatAction,
    TableInfo,
    TableView,
    Undo,
    WhyNot,
)
from porphyry.server.stream import Listener

LARGE: Final = 3_000_000


def seat_for(live: LiveTable, person: Person | None, seat: int | None) -> int | None:
    """The seat to look from: one's own; once the game is over, any."""
    if seat is None:
        return None
    if live.told == "over" and seat < len(live.seats):
        return seat
    live.check_seat(person, seat)
    return seat


@get("/api/tables/{table:str}/view", opt=ANYONE)
async def view(
    request: Asking, services: Home, table: TableId, seat: SeatQuery = None, ply: Number = None
) -> TableView:
    """The table from one seat, now or at an earlier ply."""
    live = await services.tables.seen_by(request.user, table)
    eyes = seat_for(live, request.user, seat)
    async with live.lock:
        shown = views.table_view(live, request.user, eyes)
        if ply is not None and live.history.table is not None:
            services.limits.take("ask", caller(request))
            earlier: Any = await asyncio.to_thread(views.view, live, eyes, ply)
            shown.view = earlier
    return shown


async def or_fresh(live: LiveTable, request: Asking, seat: int, action_id: str, move: Awaitable[Played]) -> Played:
    """The answer to a move; to a stale one, the table as it stands now."""
    try:
        return await move
    except Outdated:
        async with live.lock:
            fresh = msgspec.structs.asdict(views.stale(live, request.user, seat, action_id))
            body = encode({**fresh, "type": "stale", "error": "stale", "message": "the table has moved on"})
        raise StaleReply(body) from None


@post("/api/tables/{table:str}/play", opt=SEAT, status_code=200)
async def play(request: Asking, services: Home, table: TableId, data: JSONBody[Play]) -> Played:
    """Play an action."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    move = services.play.play(live, request.user, data.seat, data.ply, data.update, data.id, data.action)
    return await or_fresh(live, request, data.seat, data.id, move)


@post("/api/tables/{table:str}/undo", opt=SEAT, status_code=200)
async def undo(request: Asking, services: Home, table: TableId, data: JSONBody[Undo]) -> Played:
    """Take my last action back."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    move = services.play.undo(live, request.user, data.seat, data.ply, data.id)
    return await or_fresh(live, request, data.seat, data.id, move)


@post("/api/tables/{table:str}/ask-undo", opt=SEAT, status_code=200)
async def ask_undo(request: Asking, services: Home, table: TableId, data: JSONBody[AskUndo]) -> Played:
    """Ask all to go back."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    move = services.play.ask_undo(live, request.user, data.seat, data.to, data.id)
    return await or_fresh(live, request, data.seat, data.id, move)


@post("/api/tables/{table:str}/answer-undo", opt=SEAT, status_code=200)
async def answer_undo(request: Asking, services: Home, table: TableId, data: JSONBody[AnswerUndo]) -> Played:
    """Agree to going back, or refuse."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    move = services.play.answer_undo(live, request.user, data.seat, data.agree, data.id)
    return await or_fresh(live, request, data.seat, data.id, move)


@get("/api/tables/{table:str}/orders", opt=SEAT)
async def list_orders(request: Asking, services: Home, table: TableId, seat: SeatQuery = None) -> list[GivenOrder]:
    """My standing orders."""
    live = await services.tables.get(table)
    mine = live.seats_of(request.user)[0] if seat is None else seat
    live.check_seat(request.user, mine)
    return views.shown_orders(live, mine)


@post("/api/tables/{table:str}/orders", opt=SEAT, status_code=200)
async def give_order(request: Asking, services: Home, table: TableId, data: JSONBody[GiveOrder]) -> list[GivenOrder]:
    """Give a standing order; it is obeyed at once."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    return await services.orders.give(live, known(request), data)


@delete("/api/tables/{table:str}/orders/{order:str}", opt=SEAT, status_code=200)
async def revoke_order(
    request: Asking, services: Home, table: TableId, order: FromPath[str], seat: SeatQuery = None
) -> list[GivenOrder]:
    """Take a standing order back."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    mine = live.seats_of(request.user)[0] if seat is None else seat
    return await services.orders.revoke(live, known(request), mine, order)


@post("/api/tables/{table:str}/why-not", opt=ASKS, status_code=200)
async def why_not(request: Asking, services: Home, table: TableId, data: JSONBody[SeatAction]) -> WhyNot:
    """Why may this not be played now?"""
    services.limits.take("ask", caller(request))
    live = await services.tables.seen_by(request.user, table)
    async with live.lock:
        game = live.playing()
        seat = judged_seat(live, request.user, data.seat)
        try:
            line = game.text(game.action(data.action))
            refusal = game.why_not(data.action, seat)
        except PorphyryError as error:
            raise refusal_from(error) from error
        return WhyNot(action=line, refusal=refusal_from(refusal).refusal if refusal else None)


@post("/api/tables/{table:str}/odds", opt=ASKS, status_code=200)
async def odds(request: Asking, services: Home, table: TableId, data: JSONBody[SeatAction]) -> OddsReply:
    """The exact chances of an action."""
    services.limits.take("ask", caller(request))
    live = await services.tables.seen_by(request.user, table)
    async with live.lock:
        game = live.playing()
        seat = judged_seat(live, request.user, data.seat)
        try:
            line = game.text(game.action(data.action))
            chances = game.odds(data.action, seat)
        except PorphyryError as error:
            raise refusal_from(error) from error
        return OddsReply(action=line, odds=chances)


@post("/api/tables/{table:str}/ask", opt=ASKS, status_code=200)
async def ask(request: Asking, services: Home, table: TableId, data: JSONBody[Question]) -> Answer:
    """What a player may work out before deciding."""
    services.limits.take("ask", caller(request))
    live = await services.tables.seen_by(request.user, table)
    _, answer = await asked(live, request.user, data.seat, data.question)
    return Answer(answer=answer)


@post("/api/tables/{table:str}/hint", opt=ASKS, status_code=200)
async def hint(request: Asking, services: Home, table: TableId, data: JSONBody[AskHint]) -> Hint:
    """What would you do, and why?"""
    services.limits.take("hint", caller(request))
    if data.ply is not None:
        live = await services.tables.seen_by(request.user, table)
        return await services.bots.hint_afterwards(live, data.seat, data.ply)  # type: ignore[return-value]  # likewise
    live = await services.tables.get(table)
    live.check_seat(request.user, data.seat)
    return await services.bots.hint(live, data.seat)  # type: ignore[return-value]  # the same shape, as plain data


async def steps(live: LiveTable, seat: int | None, since: int) -> list[LogEntry]:
    """The log from update `since` on, as this seat may see it."""
    async with live.lock:
        if not live.history.full:
            await asyncio.to_thread(live.history.complete)
        return [step for step in views.log(live, seat) if step.update > since]


@get("/api/tables/{table:str}/log", opt=ANYONE)
async def log(request: Asking, services: Home, table: TableId, seat: SeatQuery = None, since: Number = None) -> Log:
    """What happened so far."""
    live = await services.tables.seen_by(request.user, table)
    eyes = seat_for(live, request.user, seat)
    return Log(table=live.id, entries=await steps(live, eyes, since or 0))


@get("/api/tables/{table:str}/digest", opt=SEAT)
async def digest(request: Asking, services: Home, table: TableId, seat: SeatQuery = None) -> Digest:
    """What happened since this seat last acted."""
    live = await services.tables.get(table)
    mine = live.seats_of(request.user)[0] if seat is None else seat
    live.check_seat(request.user, mine)
    every = await steps(live, mine, 0)
    acted = [one.update for one in every if one.seat == mine and one.by == "person" and not one.undone]
    since = acted[-1] if acted else 0
    return Digest(table=live.id, seat=mine, since=since, entries=[one for one in every if one.update > since])


def may_copy(live: LiveTable) -> None:
    """While a game with secrets runs, nobody takes it away."""
    live.playing()
    if live.told != "over" and live.row.secrets:
        raise Refused("forbidden", "this game has secrets; its record is open once it is over")


@get("/api/tables/{table:str}/record", opt=ANYONE)
async def record(
    request: Asking, services: Home, table: TableId, form: FromQuery[Literal["json", "text"]] = "json"
) -> Response[str]:
    """The whole game on paper; with the seed of the dice once it is over."""
    live = await services.tables.seen_by(request.user, table)
    async with live.lock:
        may_copy(live)
        paper = live.playing().record()
        paper.practice = live.practice
    if live.told != "over":
        paper.seed, paper.salt = None, ""
    text = paper.to_json() if form == "json" else paper.to_text()
    name = f"{live.game.name}-{live.id}.{'json' if form == 'json' else 'txt'}"
    return Response(
        text,
        media_type="application/json" if form == "json" else "text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/position", opt=ANYONE)
async def position(request: Asking, services: Home, table: TableId, ply: Number = None) -> dict[str, Any]:
    """The position as data, to begin another table from."""
    live = await services.tables.seen_by(request.user, table)
    async with live.lock:
        may_copy(live)
        game = live.playing()
        if ply is not None and ply < live.shown_ply:
            services.limits.take("ask", caller(request))
            game = await asyncio.to_thread(live.history.position_at, live.story.true_ply(ply))
        return {"seats": game.seats, "options": game.options, **game.to_position()}


@get("/api/tables/{table:str}/course", opt=ANYONE)
async def show_course(request: Asking, services: Home, table: TableId) -> GameCourse:
    """How a finished game went, ply by ply."""
    services.limits.take("ask", caller(request))
    live = await services.tables.seen_by(request.user, table)
    async with live.lock:
        live.playing()
        if live.told != "over":
            raise Refused("forbidden", "how a game went is told once it is over")
        return await asyncio.to_thread(course.course, live)


@get("/api/tables/{table:str}/analysis", opt=ANYONE)
async def show_analysis(request: Asking, services: Home, table: TableId) -> GameAnalysis:
    """A finished game explained, as far as somebody has had it analysed."""
    services.limits.take("ask", caller(request))
    live = await services.tables.seen_by(request.user, table)
    return await services.analyses.look(live)  # type: ignore[return-value]  # the same shape, as plain data


@post("/api/tables/{table:str}/analysis", opt=PERSON, status_code=200)
async def analyse(request: Asking, services: Home, table: TableId) -> GameAnalysis:
    """Have a finished game analysed."""
    services.limits.take("analyse", caller(request))
    live = await services.tables.seen_by(request.user, table)
    return await services.analyses.begin(live)  # type: ignore[return-value]  # likewise


@get("/api/tables/{table:str}/better", opt=ANYONE)
async def show_better(
    request: Asking, services: Home, table: TableId, ply: Number = None, step: Number = None, seat: SeatQuery = None
) -> BetterView:
    """How it could have gone on, had the better action been played instead of that of this ply."""
    services.limits.take("ask", caller(request))
    live = await services.tables.seen_by(request.user, table)
    eyes = seat_for(live, request.user, seat)
    found = await services.analyses.better(live, ply or 0)
    steps = min(step or 0, len(found["line"]))
    async with live.lock:
        shown: Any = await asyncio.to_thread(views.better, live, eyes, found, steps)
    return BetterView(table=live.id, ply=ply or 0, step=steps, steps=len(found["line"]), view=shown)


@post("/api/records", opt=PERSON, status_code=200, request_max_body_size=LARGE)
async def open_record(request: Asking, services: Home, data: JSONBody[ImportRecord]) -> TableInfo:
    """Check a record and open it to look through."""
    services.limits.take("record", caller(request))
    live = await records.open_record(services, known(request), data.record)
    return views.info(live, request.user)


@get("/api/stream", opt={**PERSON, AS_IT_IS: True})
async def stream(request: Asking, services: Home) -> Stream:
    """One line of JSON whenever one of my seats must decide."""
    if sum(one.person.id == known(request).id for one in services.connections.streams) >= 4:
        raise Refused("too-many", "you have enough streams open", retry_after=5)
    listener = Listener(services, known(request), request.auth.key if request.auth is not None else "")
    return Stream(listener.lines(), media_type="application/x-ndjson")


ROUTES: Final = [
    view,
    play,
    undo,
    ask_undo,
    answer_undo,
    list_orders,
    give_order,
    revoke_order,
    why_not,
    odds,
    ask,
    hint,
    log,
    digest,
    record,
    position,
    show_course,
    show_analysis,
    analyse,
    show_better,
    open_record,
    stream,
]
