"""The routes around tables: lists, making and joining, invitations, chat and notes."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from porphyry.server import views
from porphyry.server.access import caller
from porphyry.server.lobby import LONGEST_LIST
from porphyry.server.refusals import Broken, Refused
from porphyry.server.routing import ANYONE, OWNER, PERSON, SEAT, Asking, Home, SeatPath, Skip, TableId, known
from porphyry.server.schema import (
    Accept,
    AnswerProposal,
    Chat,
    ChatLine,
    Concede,
    DicePromise,
    FillSeat,
    History,
    Invite,
    InviteInfo,
    Join,
    Mute,
    NewTable,
    Notes,
    Played,
    Propose,
    Resume,
    Say,
    Seen,
    Share,
    TableInfo,
    TableList,
)


@get("/api/tables", opt=ANYONE)
async def lobby(
    request: Asking,
    services: Home,
    game: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    skip: Skip = 0,
) -> TableList:
    """Public tables, those that wait for players first."""
    services.limits.take("list", caller(request))
    return await services.lobby.lobby(request.user, game, status, skip)


@get("/api/my/tables", opt=PERSON)
async def my_tables(request: Asking, services: Home, over: FromQuery[bool] = False, skip: Skip = 0) -> TableList:
    """My tables, those that wait for me first."""
    services.limits.take("list", caller(request))
    found = await services.lobby.mine(known(request), over=over, skip=skip)
    return TableList(tables=found[:LONGEST_LIST], more=len(found) > LONGEST_LIST)


@get("/api/my/history", opt=PERSON)
async def my_history(request: Asking, services: Home) -> History:
    """What I have played to the end: sums by game, and the last tables."""
    services.limits.take("list", caller(request))
    return await services.lobby.history(known(request))


@post("/api/tables", opt=PERSON, status_code=200)
async def make_table(request: Asking, services: Home, data: JSONBody[NewTable]) -> TableInfo:
    """A new table."""
    services.limits.take("create", caller(request))
    live = await services.seating.create(known(request), data)
    return views.info(live, request.user)


@post("/api/promises", opt=PERSON, status_code=200)
async def promise_dice(request: Asking, services: Home) -> DicePromise:
    """The dice of a table that I am going to make: fixed, and bound by what is published now."""
    services.limits.take("create", caller(request))
    return await services.seating.promise(known(request))


@get("/api/tables/{table:str}", opt=ANYONE)
async def show_table(request: Asking, services: Home, table: TableId) -> TableInfo:
    """A table as it stands in lists; also one that cannot be opened."""
    try:
        live = await services.tables.seen_by(request.user, table)
    except Broken:
        return await services.lobby.stored(request.user, table)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/join", opt=PERSON, status_code=200)
async def join(request: Asking, services: Home, table: TableId, data: JSONBody[Join]) -> TableInfo:
    """Take an open seat."""
    live = await services.tables.seen_by(request.user, table)
    await services.seating.take_seat(live, known(request), data.seat, ["open"], data.contribution)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/leave", opt=SEAT, status_code=200)
async def leave(
    request: Asking,
    services: Home,
    table: TableId,
    level: Annotated[str | None, QueryParameter(max_length=32, required=False)] = None,
) -> TableInfo:
    """Stand up; in a running game a bot of this level plays on."""
    live = await services.tables.get(table)
    await services.seating.leave(live, known(request), level)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/return", opt=SEAT, status_code=200)
async def come_back(request: Asking, services: Home, table: TableId) -> TableInfo:
    """Take my seats back from the bots that took them over."""
    live = await services.tables.get(table)
    mine = [seat for seat in live.seats_of(request.user) if not live.seats[seat].human]
    if not mine:
        raise Refused("conflict", "no bot has taken your seat over")
    for seat in mine:
        await services.play.come_back(live, known(request), seat)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", opt=OWNER, status_code=200)
async def fill_seat(
    request: Asking, services: Home, table: TableId, seat: SeatPath, data: JSONBody[FillSeat]
) -> TableInfo:
    """Put a bot on a free seat."""
    live = await services.tables.get(table)
    await services.seating.fill_seat(live, seat, data.level)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/seats/{seat:int}/takeover", opt=SEAT, status_code=200)
async def call_bot(
    request: Asking, services: Home, table: TableId, seat: SeatPath, data: JSONBody[FillSeat]
) -> TableInfo:
    """A bot plays on for somebody who has been silent for long."""
    live = await services.tables.get(table)
    await services.accord.call_bot(live, known(request), seat, data.level)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/seats/{seat:int}/substitute", opt=SEAT, status_code=200)
async def call_substitute(request: Asking, services: Home, table: TableId, seat: SeatPath) -> Invite:
    """A link by which somebody takes the seat of a player who has been silent for long."""
    live = await services.tables.get(table)
    return await services.accord.call_substitute(live, known(request), seat)


@post("/api/tables/{table:str}/concede", opt=SEAT, status_code=200)
async def concede(request: Asking, services: Home, table: TableId, data: JSONBody[Concede]) -> Played:
    """Give the game up."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    return await services.accord.concede(live, known(request), data.seat, data.id)


@post("/api/tables/{table:str}/propose", opt=SEAT, status_code=200)
async def propose(request: Asking, services: Home, table: TableId, data: JSONBody[Propose]) -> Played:
    """Propose to all to end the game, or to let it rest."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    return await services.accord.propose(live, known(request), data.seat, data.what, data.id)


@post("/api/tables/{table:str}/answer", opt=SEAT, status_code=200)
async def answer_proposal(request: Asking, services: Home, table: TableId, data: JSONBody[AnswerProposal]) -> Played:
    """Agree to what is proposed, or refuse it."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    return await services.accord.answer(live, known(request), data.seat, data.id, agree=data.agree)


@post("/api/tables/{table:str}/resume", opt=SEAT, status_code=200)
async def resume(request: Asking, services: Home, table: TableId, data: JSONBody[Resume]) -> Played:
    """Let a game that rests go on."""
    services.limits.take("play", caller(request))
    live = await services.tables.get(table)
    return await services.accord.resume(live, known(request), data.seat, data.id)


@post("/api/tables/{table:str}/start", opt=OWNER, status_code=200)
async def start(request: Asking, services: Home, table: TableId) -> TableInfo:
    """Fill what is open with bots, and start."""
    live = await services.tables.get(table)
    if live.status != "open":
        raise Refused("conflict", "this table has started already")
    for one in list(live.seats):
        if one.kind in ("open", "invited") and live.status == "open":
            await services.seating.fill_seat(live, one.seat, None)
    await services.seating.start_if_full(live)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/cancel", opt=OWNER, status_code=200)
async def cancel(request: Asking, services: Home, table: TableId) -> TableInfo:
    """Call the table off before it starts."""
    live = await services.tables.get(table)
    await services.seating.cancel(live)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/rematch", opt=SEAT, status_code=200)
async def rematch(request: Asking, services: Home, table: TableId, data: JSONBody[Accept | None] = None) -> TableInfo:
    """The same again: whoever asks first makes the table, the others find a seat kept for them."""
    live = await services.tables.get(table)
    again = await services.seating.rematch(live, known(request), data or Accept())
    return views.info(again, request.user)


@get("/api/tables/{table:str}/invites", opt=OWNER)
async def list_invites(request: Asking, services: Home, table: TableId) -> list[Invite]:
    """Links for the invited seats."""
    live = await services.tables.get(table)
    return await services.seating.invites(live, known(request))


@delete("/api/invites/{invite_id:str}", opt=PERSON, status_code=200)
async def revoke_invite(request: Asking, services: Home, invite_id: FromPath[str]) -> dict[str, bool]:
    """A link works no longer."""
    await services.seating.revoke_invite(known(request), invite_id)
    return {"revoked": True}


@get("/api/join/{token:str}", opt=ANYONE)
async def show_invitation(request: Asking, services: Home, token: FromPath[str]) -> InviteInfo:
    """What a link is to."""
    live, seat, inviter = await services.seating.invitation(token)
    return InviteInfo(table=views.info(live, request.user), seat=seat, inviter=inviter)


@post("/api/join/{token:str}", opt=PERSON, status_code=200)
async def accept_invitation(
    request: Asking, services: Home, token: FromPath[str], data: JSONBody[Accept | None] = None
) -> TableInfo:
    """Take the seat the link is for."""
    live, seat, _ = await services.seating.invitation(token)
    if live.status == "playing":
        await services.accord.substitute(live, known(request), seat)
    else:
        await services.seating.take_seat(live, known(request), seat, ["invited"], data.contribution if data else None)
    return views.info(live, request.user)


@get("/api/tables/{table:str}/chat", opt=ANYONE)
async def show_chat(request: Asking, services: Home, table: TableId) -> Chat:
    """What was said at the table."""
    live = await services.tables.seen_by(request.user, table)
    return await services.talk.chat(live, request.user)


@post("/api/tables/{table:str}/chat", opt=SEAT, status_code=200)
async def say(request: Asking, services: Home, table: TableId, data: JSONBody[Say]) -> ChatLine:
    """Speak at the table."""
    services.limits.take("say", caller(request))
    live = await services.tables.get(table)
    return await services.talk.say(live, known(request), data.text)


@post("/api/tables/{table:str}/seen", opt=PERSON, status_code=200)
async def seen(request: Asking, services: Home, table: TableId, data: JSONBody[Seen]) -> Chat:
    """I have read the chat up to here."""
    live = await services.tables.seen_by(request.user, table)
    await services.talk.keep(live, known(request), chat_seen=data.chat)
    return await services.talk.chat(live, request.user)


@get("/api/tables/{table:str}/notes", opt=SEAT)
async def show_notes(request: Asking, services: Home, table: TableId) -> Notes:
    """My private notes."""
    live = await services.tables.get(table)
    member = await services.talk.member(live, known(request))
    return Notes(text=member.notes if member is not None else "")


@put("/api/tables/{table:str}/notes", opt=SEAT)
async def keep_notes(request: Asking, services: Home, table: TableId, data: JSONBody[Notes]) -> Notes:
    """Keep my private notes."""
    live = await services.tables.get(table)
    await services.talk.keep(live, known(request), notes=data.text)
    return data


@post("/api/tables/{table:str}/share", opt=PERSON, status_code=200)
async def share(request: Asking, services: Home, table: TableId, data: JSONBody[Share]) -> TableInfo:
    """Let whoever has the address look on at my private table, or nobody any more."""
    live = await services.tables.seen_by(request.user, table)
    await services.seating.share(live, known(request), shared=data.shared)
    return views.info(live, request.user)


@post("/api/tables/{table:str}/mute", opt=SEAT, status_code=200)
async def mute(request: Asking, services: Home, table: TableId, data: JSONBody[Mute]) -> TableInfo:
    """No notices from this table, or notices again."""
    live = await services.tables.get(table)
    await services.talk.keep(live, known(request), muted=data.muted)
    return views.info(live, request.user, muted=data.muted)


ROUTES: Final = [
    lobby,
    my_tables,
    my_history,
    make_table,
    promise_dice,
    show_table,
    join,
    leave,
    come_back,
    fill_seat,
    call_bot,
    call_substitute,
    concede,
    propose,
    answer_proposal,
    resume,
    start,
    cancel,
    rematch,
    list_invites,
    revoke_invite,
    show_invitation,
    accept_invitation,
    show_chat,
    say,
    seen,
    show_notes,
    keep_notes,
    share,
    mute,
]
