"""The routes of people: who am I, accounts, keys of programs, notices."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

import porphyry
from porphyry.server.access import COOKIE, caller
from porphyry.server.house import House
from porphyry.server.people import csrf_of
from porphyry.server.refusals import No
from porphyry.server.routing import ANYONE, MEMBER, PERSON, Asking, Home, known
from porphyry.server.schema import (
    Login,
    Me,
    NewAccount,
    NewGuest,
    NewToken,
    Person,
    ProfileChange,
    PushSubscription,
    Token,
)
from porphyry.server.store import now_ms


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
        await house.seating.renamed(person)
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
    for info in await house.lobby.mine(person, over=False):
        live = await house.tables.get(info.id)
        if live.status == "open" and info.owner:
            await house.seating.cancel(live)
        elif info.my_seats:
            await house.seating.leave(live, person)
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


ROUTES: Final = [
    show_me,
    become_guest,
    become_member,
    login,
    logout,
    change_me,
    export_me,
    delete_me,
    list_tokens,
    make_token,
    revoke_token,
    subscribe,
    unsubscribe,
]
