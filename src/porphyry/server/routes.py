"""The HTTP routes: read, call, answer. `docs/protocol.md` lists them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

import porphyry
from porphyry.kernel.errors import PorphyryError
from porphyry.server import catalogue, metrics, schema
from porphyry.server.access import COOKIE, caller
from porphyry.server.asking import asked, judged_seat
from porphyry.server.house import House
from porphyry.server.live import LiveTable, encode
from porphyry.server.people import csrf_of
from porphyry.server.refusals import No, Outdated, StaleReply, of_kernel
from porphyry.server.schema import (
    Answer,
    AnswerUndo,
    AskHint,
    AskUndo,
    Chat,
    ChatLine,
    Digest,
    FillSeat,
    GameInfo,
    GameSchema,
    GivenOrder,
    GiveOrder,
    Health,
    Hint,
    ImportRecord,
    Invite,
    InviteInfo,
    Join,
    Log,
    Login,
    Me,
    Mute,
    NewAccount,
    NewGuest,
    NewTable,
    NewToken,
    Notes,
    OddsReply,
    Person,
    Play,
    Played,
    ProfileChange,
    PushSubscription,
    Question,
    RuleBook,
    Say,
    SeatAction,
    Seen,
    TableInfo,
    TableList,
    TableView,
    Token,
    Undo,
    WhyNot,
)
from porphyry.server.store import now_ms
from porphyry.server.stream import Listener

Home = NamedDependency[House]
Asking = Request[Person | None, str | None, State]
TableId = Annotated[str, PathParameter(max_length=24, description="The table's id.")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
Number = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, required=False)]

ANYONE = {"who": "anyone"}
PERSON = {"who": "person"}
MEMBER = {"who": "member"}
SEAT = {"who": "seat"}
OWNER = {"who": "owner"}
LARGE = 3_000_000


def me_of(house: House, person: Person | None, session: str | None) -> Me:
    """Who somebody is here."""
    return Me(
        person=person,
        csrf=csrf_of(session) if session else "",
        version=porphyry.__version__,
        push_key=house.notices.push_key,
        server_time=now_ms(),
    )


def signed_in(house: House, person: Person, session: str) -> Response[Me]:
    """The answer that sets the session's cookie."""
    cookie = Cookie(
        key=COOKIE,
        value=session,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.https,
        max_age=house.people.session_ms // 1000,
    )
    return Response(me_of(house, person, session), cookies=[cookie])


def known(request: Asking) -> Person:
    """The person who asks; the guard has made sure that there is one."""
    assert request.user is not None
    return request.user


# Me


@get("/api/me", opt=ANYONE)
async def show_me(request: Asking, house: Home) -> Me:
    """Who am I here?"""
    session = request.cookies.get(COOKIE) if request.auth == "cookie" else None
    return me_of(house, request.user, session)


@post("/api/guest", opt=ANYONE, status_code=200)
async def become_guest(request: Asking, house: Home, data: JSONBody[NewGuest]) -> Response[Me]:
    """Play at once under a nickname."""
    house.limits.take("guest", caller(request))
    person, session = await house.people.new_guest(data.name, data.language)
    return signed_in(house, person, session)


@post("/api/account", opt=ANYONE, status_code=200)
async def become_member(request: Asking, house: Home, data: JSONBody[NewAccount]) -> Response[Me]:
    """Become a member; a guest keeps all games."""
    house.limits.take("login", caller(request))
    person, session = await house.people.new_member(request.user, data)
    return signed_in(house, person, session)


@post("/api/login", opt=ANYONE, status_code=200)
async def login(request: Asking, house: Home, data: JSONBody[Login]) -> Response[Me]:
    """Sign in as a member."""
    house.limits.take("login", request.client.host if request.client else "?")
    house.limits.take("login", f"name {data.name.casefold()}")
    person, session = await house.people.login(data.name, data.password)
    return signed_in(house, person, session)


@post("/api/logout", opt=PERSON, status_code=200)
async def logout(request: Asking, house: Home) -> Response[Me]:
    """Sign out."""
    if request.auth == "cookie":
        await house.people.logout(request.cookies[COOKIE])
    reply: Response[Me] = Response(me_of(house, None, None))
    reply.delete_cookie(COOKIE)
    return reply


@patch("/api/me", opt=PERSON)
async def change_me(request: Asking, house: Home, data: JSONBody[ProfileChange]) -> Me:
    """Change my name or settings."""
    if (
        data.notices is not None
        and data.notices.webhook
        and not data.notices.webhook.startswith(("https://", "http://"))
    ):
        raise No("invalid", "a webhook is an https address")
    person = await house.people.change(known(request), data)
    if data.name is not None:
        await house.tables.renamed(person)
    return me_of(house, person, request.cookies.get(COOKIE) if request.auth == "cookie" else None)


@get("/api/me/export", opt=PERSON)
async def export_me(request: Asking, house: Home) -> dict[str, Any]:
    """All that is kept about me."""
    house.limits.take("record", caller(request))
    return await house.people.export(known(request))


@delete("/api/me", opt=PERSON, status_code=200)
async def delete_me(request: Asking, house: Home) -> Response[Me]:
    """Forget me."""
    person = known(request)
    for info in await house.tables.mine(person, over=False):
        live = await house.tables.get(info.id)
        if live.status == "open" and info.owner:
            await house.tables.cancel(live)
        elif info.my_seats:
            await house.tables.leave(live, person)
    await house.people.delete(person)
    for live in house.tables.all_loaded():
        if live.seats_of(person):
            house.tables.drop(live)
    reply: Response[Me] = Response(me_of(house, None, None))
    reply.delete_cookie(COOKIE)
    return reply


@get("/api/tokens", opt=MEMBER)
async def list_tokens(request: Asking, house: Home) -> list[Token]:
    """The keys of my programs."""
    return await house.people.tokens(known(request))


@post("/api/tokens", opt=MEMBER, status_code=200)
async def make_token(request: Asking, house: Home, data: JSONBody[NewToken]) -> Token:
    """A key for a program that plays as me."""
    house.limits.take("create", caller(request))
    return await house.people.new_token(known(request), data.name)


@delete("/api/tokens/{token_id:str}", opt=MEMBER, status_code=200)
async def revoke_token(request: Asking, house: Home, token_id: FromPath[str]) -> list[Token]:
    """A key works no longer."""
    await house.people.revoke_token(known(request), token_id)
    return await house.people.tokens(known(request))


@post("/api/push", opt=PERSON, status_code=200)
async def subscribe(request: Asking, house: Home, data: JSONBody[PushSubscription]) -> Me:
    """This browser wants notices."""
    await house.people.subscribe(known(request), data)
    return me_of(house, request.user, request.cookies.get(COOKIE))


@delete("/api/push", opt=PERSON, status_code=200)
async def unsubscribe(request: Asking, house: Home, endpoint: Annotated[str, QueryParameter(max_length=1000)]) -> Me:
    """This browser wants no more notices."""
    await house.people.unsubscribe(known(request), endpoint)
    return me_of(house, request.user, request.cookies.get(COOKIE))


# Games


@get("/api/games", opt=ANYONE)
async def list_games(house: Home) -> list[GameInfo]:
    """The games that can be played here."""
    return [catalogue.info(catalogue.game(name), house.settings.reaction_s) for name in porphyry.games()]


@get("/api/games/{game:str}", opt=ANYONE)
async def show_game(house: Home, game: FromPath[str]) -> GameSchema:
    """All that a client without knowledge of the game needs."""
    return catalogue.schema(catalogue.game(game), house.settings.reaction_s)


@get("/api/games/{game:str}/texts/{language:str}", opt=ANYONE, media_type=MediaType.TEXT)
async def show_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """The game's texts as a Fluent file."""
    return catalogue.texts(catalogue.game(game), language)


@get("/api/games/{game:str}/rules", opt=ANYONE)
async def show_rules(game: FromPath[str]) -> RuleBook:
    """The rules, whole and one by one."""
    return catalogue.rules(catalogue.game(game))


# Tables


@get("/api/tables", opt=ANYONE)
async def lobby(
    request: Asking,
    house: Home,
    game: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
) -> TableList:
    """Public tables, those that wait for players first."""
    return TableList(tables=await house.tables.lobby(request.user, game, status))


@get("/api/my/tables", opt=PERSON)
async def my_tables(request: Asking, house: Home, over: FromQuery[bool] = False) -> TableList:
    """My tables, those that wait for me first."""
    return TableList(tables=await house.tables.mine(known(request), over=over))


@post("/api/tables", opt=PERSON, status_code=200)
async def make_table(request: Asking, house: Home, data: JSONBody[NewTable]) -> TableInfo:
    """A new table."""
    house.limits.take("create", caller(request))
    live = await house.tables.create(known(request), data)
    return live.info(request.user)


@get("/api/tables/{table:str}", opt=ANYONE)
async def show_table(request: Asking, house: Home, table: TableId) -> TableInfo:
    """A table as it stands in lists."""
    return (await house.tables.seen_by(request.user, table)).info(request.user)


@post("/api/tables/{table:str}/join", opt=PERSON, status_code=200)
async def join(request: Asking, house: Home, table: TableId, data: JSONBody[Join]) -> TableInfo:
    """Take an open seat."""
    live = await house.tables.seen_by(request.user, table)
    await house.tables.take_seat(live, known(request), data.seat, ["open"])
    return live.info(request.user)


@post("/api/tables/{table:str}/leave", opt=SEAT, status_code=200)
async def leave(
    request: Asking,
    house: Home,
    table: TableId,
    level: Annotated[str | None, QueryParameter(max_length=32, required=False)] = None,
) -> TableInfo:
    """Stand up; in a running game a bot of this level plays on."""
    live = await house.tables.get(table)
    await house.tables.leave(live, known(request), level)
    return live.info(request.user)


@post("/api/tables/{table:str}/return", opt=SEAT, status_code=200)
async def come_back(request: Asking, house: Home, table: TableId) -> TableInfo:
    """Take my seats back from the bots that took them over."""
    live = await house.tables.get(table)
    mine = [seat for seat in live.seats_of(request.user) if not live.seats[seat].human]
    if not mine:
        raise No("conflict", "no bot has taken your seat over")
    for seat in mine:
        await house.play.come_back(live, known(request), seat)
    return live.info(request.user)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", opt=OWNER, status_code=200)
async def fill_seat(
    request: Asking, house: Home, table: TableId, seat: FromPath[int], data: JSONBody[FillSeat]
) -> TableInfo:
    """Put a bot on a free seat."""
    live = await house.tables.get(table)
    await house.tables.fill_seat(live, seat, data.level)
    return live.info(request.user)


@post("/api/tables/{table:str}/start", opt=OWNER, status_code=200)
async def start(request: Asking, house: Home, table: TableId) -> TableInfo:
    """Fill what is open with bots, and start."""
    live = await house.tables.get(table)
    if live.status != "open":
        raise No("conflict", "this table has started already")
    for one in list(live.seats):
        if one.kind in ("open", "invited") and live.status == "open":
            await house.tables.fill_seat(live, one.seat, None)
    await house.tables.start_if_full(live)
    return live.info(request.user)


@post("/api/tables/{table:str}/cancel", opt=OWNER, status_code=200)
async def cancel(request: Asking, house: Home, table: TableId) -> TableInfo:
    """Call the table off before it starts."""
    live = await house.tables.get(table)
    await house.tables.cancel(live)
    return live.info(request.user)


@post("/api/tables/{table:str}/rematch", opt=SEAT, status_code=200)
async def rematch(request: Asking, house: Home, table: TableId) -> TableInfo:
    """The same again: whoever asks first makes the table, the others find a seat kept for them."""
    live = await house.tables.get(table)
    again = await house.tables.rematch(live, known(request))
    return again.info(request.user)


@get("/api/tables/{table:str}/invites", opt=OWNER)
async def list_invites(request: Asking, house: Home, table: TableId) -> list[Invite]:
    """Links for the invited seats."""
    live = await house.tables.get(table)
    return await house.tables.invites(live, known(request))


@delete("/api/invites/{invite_id:str}", opt=PERSON, status_code=200)
async def revoke_invite(request: Asking, house: Home, invite_id: FromPath[str]) -> dict[str, bool]:
    """A link works no longer."""
    await house.tables.revoke_invite(known(request), invite_id)
    return {"revoked": True}


@get("/api/join/{token:str}", opt=ANYONE)
async def show_invitation(request: Asking, house: Home, token: FromPath[str]) -> InviteInfo:
    """What a link is to."""
    live, seat, inviter = await house.tables.invitation(token)
    return InviteInfo(table=live.info(request.user), seat=seat, inviter=inviter)


@post("/api/join/{token:str}", opt=PERSON, status_code=200)
async def accept_invitation(request: Asking, house: Home, token: FromPath[str]) -> TableInfo:
    """Take the seat the link is for."""
    live, seat, _ = await house.tables.invitation(token)
    await house.tables.take_seat(live, known(request), seat, ["invited"])
    return live.info(request.user)


# At the table


def seat_for(live: LiveTable, person: Person | None, seat: int | None) -> int | None:
    """The seat to look from: one's own; once the game is over, any."""
    if seat is None:
        return None
    if live.status == "over" and not live.veil.held and seat < len(live.seats):
        return seat
    live.check_seat(person, seat)
    return seat


@get("/api/tables/{table:str}/view", opt=ANYONE)
async def view(request: Asking, house: Home, table: TableId, seat: SeatQuery = None, ply: Number = None) -> TableView:
    """The table from one seat, now or at an earlier ply."""
    live = await house.tables.seen_by(request.user, table)
    looking = seat_for(live, request.user, seat)
    async with live.lock:
        shown: Any = live.table_view(request.user, looking)
        if ply is not None and live.table is not None:
            house.limits.take("ask", caller(request))
            shown["view"] = await asyncio.to_thread(live.view, looking, ply)
    return shown  # type: ignore[no-any-return]  # the same shape, as plain data


async def or_fresh(live: LiveTable, request: Asking, seat: int, action_id: str, move: Awaitable[Played]) -> Played:
    """The answer to a move; to a stale one, the table as it stands now."""
    try:
        return await move
    except Outdated:
        async with live.lock:
            fresh = live.table_view(request.user, seat, "stale")
            body = encode({**fresh, "id": action_id, "error": "stale", "message": "the table has moved on"})
        raise StaleReply(body) from None


@post("/api/tables/{table:str}/play", opt=SEAT, status_code=200)
async def play(request: Asking, house: Home, table: TableId, data: JSONBody[Play]) -> Played:
    """Play an action."""
    house.limits.take("play", caller(request))
    live = await house.tables.get(table)
    move = house.play.play(live, request.user, data.seat, data.ply, data.update, data.id, data.action)
    return await or_fresh(live, request, data.seat, data.id, move)


@post("/api/tables/{table:str}/undo", opt=SEAT, status_code=200)
async def undo(request: Asking, house: Home, table: TableId, data: JSONBody[Undo]) -> Played:
    """Take my last action back."""
    house.limits.take("play", caller(request))
    live = await house.tables.get(table)
    move = house.play.undo(live, request.user, data.seat, data.ply, data.id)
    return await or_fresh(live, request, data.seat, data.id, move)


@post("/api/tables/{table:str}/ask-undo", opt=SEAT, status_code=200)
async def ask_undo(request: Asking, house: Home, table: TableId, data: JSONBody[AskUndo]) -> Played:
    """Ask all to go back."""
    house.limits.take("play", caller(request))
    live = await house.tables.get(table)
    move = house.play.ask_undo(live, request.user, data.seat, data.to, data.id)
    return await or_fresh(live, request, data.seat, data.id, move)


@post("/api/tables/{table:str}/answer-undo", opt=SEAT, status_code=200)
async def answer_undo(request: Asking, house: Home, table: TableId, data: JSONBody[AnswerUndo]) -> Played:
    """Agree to going back, or refuse."""
    house.limits.take("play", caller(request))
    live = await house.tables.get(table)
    move = house.play.answer_undo(live, request.user, data.seat, data.agree, data.id)
    return await or_fresh(live, request, data.seat, data.id, move)


@get("/api/tables/{table:str}/orders", opt=SEAT)
async def list_orders(request: Asking, house: Home, table: TableId, seat: SeatQuery = None) -> list[GivenOrder]:
    """My standing orders."""
    live = await house.tables.get(table)
    looking = live.seats_of(request.user)[0] if seat is None else seat
    live.check_seat(request.user, looking)
    return live.shown_orders(looking)  # type: ignore[return-value]  # the same shape, as plain data


@post("/api/tables/{table:str}/orders", opt=SEAT, status_code=200)
async def give_order(request: Asking, house: Home, table: TableId, data: JSONBody[GiveOrder]) -> list[GivenOrder]:
    """Give a standing order; it is obeyed at once."""
    house.limits.take("play", caller(request))
    live = await house.tables.get(table)
    return await house.orders.give(live, known(request), data)  # type: ignore[return-value]  # likewise


@delete("/api/tables/{table:str}/orders/{order:str}", opt=SEAT, status_code=200)
async def revoke_order(
    request: Asking, house: Home, table: TableId, order: FromPath[str], seat: SeatQuery = None
) -> list[GivenOrder]:
    """Take a standing order back."""
    house.limits.take("play", caller(request))
    live = await house.tables.get(table)
    mine = live.seats_of(request.user)[0] if seat is None else seat
    return await house.orders.revoke(live, known(request), mine, order)  # type: ignore[return-value]  # likewise


@post("/api/tables/{table:str}/why-not", opt=ANYONE, status_code=200)
async def why_not(request: Asking, house: Home, table: TableId, data: JSONBody[SeatAction]) -> WhyNot:
    """Why may this not be played now?"""
    house.limits.take("ask", caller(request))
    live = await house.tables.seen_by(request.user, table)
    async with live.lock:
        game = live.playing()
        seat = judged_seat(live, request.user, data.seat)
        try:
            line = game.text(game.action(data.action))
            refusal = game.why_not(data.action, seat)
        except PorphyryError as error:
            raise of_kernel(error) from error
        return WhyNot(action=line, refusal=of_kernel(refusal).refusal if refusal else None)


@post("/api/tables/{table:str}/odds", opt=ANYONE, status_code=200)
async def odds(request: Asking, house: Home, table: TableId, data: JSONBody[SeatAction]) -> OddsReply:
    """The exact chances of an action."""
    house.limits.take("ask", caller(request))
    live = await house.tables.seen_by(request.user, table)
    async with live.lock:
        game = live.playing()
        seat = judged_seat(live, request.user, data.seat)
        try:
            line = game.text(game.action(data.action))
            chances = game.odds(data.action, seat)
        except PorphyryError as error:
            raise of_kernel(error) from error
        return OddsReply(action=line, odds=chances)


@post("/api/tables/{table:str}/ask", opt=ANYONE, status_code=200)
async def ask(request: Asking, house: Home, table: TableId, data: JSONBody[Question]) -> Answer:
    """What a player may work out before he decides."""
    house.limits.take("ask", caller(request))
    live = await house.tables.seen_by(request.user, table)
    _, answer = await asked(live, request.user, data.seat, data.question)
    return Answer(answer=answer)


@post("/api/tables/{table:str}/hint", opt=SEAT, status_code=200)
async def hint(request: Asking, house: Home, table: TableId, data: JSONBody[AskHint]) -> Hint:
    """What would you do, and why?"""
    house.limits.take("hint", caller(request))
    live = await house.tables.get(table)
    live.check_seat(request.user, data.seat)
    return await house.bots.hint(live, data.seat)  # type: ignore[return-value]  # the same shape, as plain data


async def steps(live: LiveTable, seat: int | None, since: int) -> Any:
    """The log from update `since` on, as this seat may see it."""
    async with live.lock:
        if not live.full:
            await asyncio.to_thread(live.complete)
        return [step for step in live.story(seat) if step["update"] > since]


@get("/api/tables/{table:str}/log", opt=ANYONE)
async def log(request: Asking, house: Home, table: TableId, seat: SeatQuery = None, since: Number = None) -> Log:
    """What happened so far."""
    live = await house.tables.seen_by(request.user, table)
    looking = seat_for(live, request.user, seat)
    return Log(table=live.id, entries=await steps(live, looking, since or 0))


@get("/api/tables/{table:str}/digest", opt=SEAT)
async def digest(request: Asking, house: Home, table: TableId, seat: SeatQuery = None) -> Digest:
    """What happened since this seat last acted."""
    live = await house.tables.get(table)
    looking = live.seats_of(request.user)[0] if seat is None else seat
    live.check_seat(request.user, looking)
    every = await steps(live, looking, 0)
    acted = [one["update"] for one in every if one["seat"] == looking and one["by"] == "person" and not one["undone"]]
    since = acted[-1] if acted else 0
    return Digest(table=live.id, seat=looking, since=since, entries=[one for one in every if one["update"] > since])


def may_copy(live: LiveTable) -> None:
    """While a game with secrets runs, nobody takes it away."""
    live.playing()
    if (live.status != "over" or live.veil.held) and live.row.secrets:
        raise No("forbidden", "this game has secrets; its record is open once it is over")


@get("/api/tables/{table:str}/record", opt=ANYONE)
async def record(
    request: Asking, house: Home, table: TableId, form: FromQuery[Literal["json", "text"]] = "json"
) -> Response[str]:
    """The whole game on paper; with the seed of the dice once it is over."""
    live = await house.tables.seen_by(request.user, table)
    async with live.lock:
        may_copy(live)
        paper = live.playing().record()
    if live.status != "over":
        paper.seed = None
    text = paper.to_json() if form == "json" else paper.to_text()
    name = f"{live.game.name}-{live.id}.{'json' if form == 'json' else 'txt'}"
    return Response(
        text,
        media_type="application/json" if form == "json" else "text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/position", opt=ANYONE)
async def position(request: Asking, house: Home, table: TableId, ply: Number = None) -> dict[str, Any]:
    """The position as data, to begin another table from."""
    live = await house.tables.seen_by(request.user, table)
    async with live.lock:
        may_copy(live)
        game = live.playing()
        if ply is not None and ply < live.shown_ply:
            house.limits.take("ask", caller(request))
            game = await asyncio.to_thread(live.position_at, live.true_ply(ply))
        return {"seats": game.seats, "options": game.options, **game.to_position()}


@get("/api/tables/{table:str}/chat", opt=ANYONE)
async def show_chat(request: Asking, house: Home, table: TableId) -> Chat:
    """What was said at the table."""
    live = await house.tables.seen_by(request.user, table)
    return await house.tables.chat(live, request.user)


@post("/api/tables/{table:str}/chat", opt=SEAT, status_code=200)
async def say(request: Asking, house: Home, table: TableId, data: JSONBody[Say]) -> ChatLine:
    """Speak at the table."""
    house.limits.take("say", caller(request))
    live = await house.tables.get(table)
    return await house.tables.say(live, known(request), data.text)


@post("/api/tables/{table:str}/seen", opt=PERSON, status_code=200)
async def seen(request: Asking, house: Home, table: TableId, data: JSONBody[Seen]) -> Chat:
    """I have read the chat up to here."""
    live = await house.tables.seen_by(request.user, table)
    await house.tables.keep(live, known(request), chat_seen=data.chat)
    return await house.tables.chat(live, request.user)


@get("/api/tables/{table:str}/notes", opt=SEAT)
async def show_notes(request: Asking, house: Home, table: TableId) -> Notes:
    """My private notes."""
    live = await house.tables.get(table)
    member = await house.tables.member(live, known(request))
    return Notes(text=member.notes if member is not None else "")


@put("/api/tables/{table:str}/notes", opt=SEAT)
async def keep_notes(request: Asking, house: Home, table: TableId, data: JSONBody[Notes]) -> Notes:
    """Keep my private notes."""
    live = await house.tables.get(table)
    await house.tables.keep(live, known(request), notes=data.text)
    return data


@post("/api/tables/{table:str}/mute", opt=SEAT, status_code=200)
async def mute(request: Asking, house: Home, table: TableId, data: JSONBody[Mute]) -> TableInfo:
    """No notices from this table, or notices again."""
    live = await house.tables.get(table)
    await house.tables.keep(live, known(request), muted=data.muted)
    return live.info(request.user, muted=data.muted)


@post("/api/records", opt=PERSON, status_code=200, request_max_body_size=LARGE)
async def open_record(request: Asking, house: Home, data: JSONBody[ImportRecord]) -> TableInfo:
    """Check a record and open it to look through."""
    house.limits.take("record", caller(request))
    live = await house.tables.open_record(known(request), data.record)
    return live.info(request.user)


@get("/api/stream", opt=PERSON)
async def stream(request: Asking, house: Home) -> Stream:
    """One line of JSON whenever one of my seats must decide."""
    if sum(one.person.id == known(request).id for one in house.listeners) >= 4:
        raise No("too-many", "you have enough streams open", retry_after=5)
    listener = Listener(house, known(request))
    return Stream(listener.lines(), media_type="application/x-ndjson")


# Operations


@get("/healthz", opt=ANYONE)
async def healthz() -> Health:
    """The process answers."""
    return Health(ok=True, parts={"process": "ok"})


@get("/readyz", opt=ANYONE)
async def readyz(house: Home) -> Response[Health]:
    """Database and fan-out answer."""
    parts = {"database": "ok", "fan-out": await house.hub.check() or "ok", "server": "ok" if house.ready else "closing"}
    try:
        await asyncio.wait_for(house.store.check(), 3)
    except Exception as error:  # noqa: BLE001 - any failure is the answer
        parts["database"] = type(error).__name__
    good = all(part == "ok" for part in parts.values())
    return Response(Health(ok=good, parts=parts), status_code=200 if good else 503)


@get("/metrics", opt=ANYONE, media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Asking, house: Home) -> bytes:
    """Numbers for Prometheus."""
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if house.settings.metrics_for != "anyone" and not (local and "x-forwarded-for" not in request.headers):
        raise No("forbidden", "metrics are for this machine only")
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


ROUTES = [
    show_me, become_guest, become_member, login, logout, change_me, export_me, delete_me,
    list_tokens, make_token, revoke_token, subscribe, unsubscribe,
    list_games, show_game, show_texts, show_rules,
    lobby, my_tables, make_table, show_table, join, leave, come_back, fill_seat, start, cancel, rematch,
    list_invites, revoke_invite, show_invitation, accept_invitation,
    view, play, undo, ask_undo, answer_undo, list_orders, give_order, revoke_order, why_not, odds, ask, hint,
    log, digest, record, position,
    show_chat, say, seen, show_notes, keep_notes, mute, open_record, stream,
    healthz, readyz, show_metrics, socket_schema, openapi,
]  # fmt: skip
