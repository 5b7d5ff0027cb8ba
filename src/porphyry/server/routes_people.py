"""The routes of people: who am I, accounts, keys of programs, notices."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

import porphyry
from porphyry.server import learning, naming
from porphyry.server.access import COOKIE, caller
from porphyry.server.client import AS_IT_IS
from porphyry.server.house import House
from porphyry.server.limits import Caller
from porphyry.server.people import csrf_of, digest
from porphyry.server.refusals import No
from porphyry.server.routing import (
    ANYONE,
    ANYONE_BY_HAND,
    MEMBER_BY_HAND,
    PERSON_BY_HAND,
    Asking,
    Home,
    known,
)
from porphyry.server.schema import (
    Learning,
    Learnt,
    Login,
    LostPassword,
    Me,
    NewAccount,
    NewGuest,
    NewToken,
    OpenLink,
    Person,
    ProfileChange,
    PushSubscription,
    ResetPassword,
    Sent,
    Session,
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
        mail=house.mail.open,
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


@get("/api/me", opt={**ANYONE, AS_IT_IS: True})
async def show_me(request: Asking, house: Home) -> Me:
    """Who am I here?"""
    return me_of(house, request.user, session_of(request))


def session_of(request: Asking) -> str | None:
    """The session that asks; None for strangers and programs."""
    by_cookie = request.auth is not None and request.auth.way == "cookie"
    return request.cookies.get(COOKIE) if by_cookie else None


def agent_of(request: Asking) -> str:
    """What the browser calls itself."""
    return request.headers.get("user-agent", "")


@post("/api/guest", opt=ANYONE_BY_HAND, status_code=200)
async def become_guest(request: Asking, house: Home, data: JSONBody[NewGuest]) -> Response[Me]:
    """Play at once under a nickname."""
    house.limits.take("guest", caller(request))
    person, session = await house.people.new_guest(data.name, data.language, agent_of(request))
    return signed_in(house, person, session)


@post("/api/account", opt=ANYONE_BY_HAND, status_code=200)
async def become_member(request: Asking, house: Home, data: JSONBody[NewAccount]) -> Response[Me]:
    """Become a member; a guest keeps all games."""
    house.limits.take("login", caller(request))
    before = await house.people.keys(request.user.id) if request.user is not None else []
    person, session = await house.people.new_member(request.user, data, agent_of(request))
    house.sign_out(*before)
    if request.user is not None:
        await house.seating.renamed(person)
    return signed_in(house, person, session)


@post("/api/login", opt=ANYONE_BY_HAND, status_code=200)
async def login(request: Asking, house: Home, data: JSONBody[Login]) -> Response[Me]:
    """Sign in as a member."""
    who = caller(request)
    house.limits.take("login", Caller("", who.address))
    guessing = f"{who.address} {naming.key(data.name)}"  # not the name alone: nobody can lock another out
    house.limits.check("guess", guessing)
    try:
        person, session = await house.people.login(data.name, data.password, agent_of(request))
    except No:
        house.limits.take("guess", guessing)
        raise
    return signed_in(house, person, session)


@post("/api/logout", opt=PERSON_BY_HAND, status_code=200)
async def logout(request: Asking, house: Home) -> Response[Me]:
    """Sign out."""
    if (session := session_of(request)) is not None:
        await house.people.logout(session)
        house.sign_out(digest(session))
    reply: Response[Me] = Response(me_of(house, None, None))
    reply.delete_cookie(COOKIE)
    return reply


@patch("/api/me", opt=PERSON_BY_HAND)
async def change_me(request: Asking, house: Home, data: JSONBody[ProfileChange]) -> Me:
    """Change my name or settings."""
    if data.notices is not None and data.notices.webhook:
        house.notices.check_webhook(data.notices.webhook)
    current = request.auth.key if request.auth is not None else ""
    if data.password is not None:
        house.limits.take("login", caller(request))
    before = await house.people.keys(known(request).id) if data.password is not None else []
    person = await house.people.change(known(request), data, current)
    house.sign_out(*(key for key in before if key != current))
    if data.name is not None:
        await house.seating.renamed(person)
    if data.email and not person.email_verified and house.mail.open:
        await _verify(request, house, person)
    return me_of(house, person, session_of(request))


async def _verify(request: Asking, house: House, person: Person) -> None:
    house.limits.take("mail", caller(request))
    try:
        await house.mail.ask_to_verify(person)
    except No:
        raise
    except Exception as error:  # a post office may fail in any way
        house.log.warning("mail.failed", error=type(error).__name__)
        raise No("busy", "the letter could not be sent; the address is kept, ask again later") from error


@post("/api/me/verify-email", opt=MEMBER_BY_HAND, status_code=200)
async def verify_again(request: Asking, house: Home) -> Sent:
    """Send my address the link that proves it mine."""
    await _verify(request, house, known(request))
    return Sent(sent=True)


@post("/api/verify", opt=ANYONE_BY_HAND, status_code=200)
async def verify(request: Asking, house: Home, data: JSONBody[OpenLink]) -> Sent:
    """I have received the letter: the address is mine."""
    house.limits.take("login", caller(request))
    await house.mail.verified(data.token)
    return Sent(sent=True)


@post("/api/lost-password", opt=ANYONE_BY_HAND, status_code=200)
async def lost_password(request: Asking, house: Home, data: JSONBody[LostPassword]) -> Sent:
    """I have lost my password: send me a link. The answer does not tell whether there is such a member."""
    house.limits.take("mail", caller(request))
    house.mail.later(data.name)
    return Sent(sent=house.mail.open)


@post("/api/reset-password", opt=ANYONE_BY_HAND, status_code=200)
async def reset_password(request: Asking, house: Home, data: JSONBody[ResetPassword]) -> Response[Me]:
    """A new password by the link; signs in."""
    house.limits.take("login", caller(request))
    person = await house.mail.reset(data.token, data.password)
    return signed_in(house, person, await house.people.open_session(person.id, agent_of(request)))


@get("/api/me/export", opt=PERSON_BY_HAND)
async def export_me(request: Asking, house: Home) -> dict[str, Any]:
    """All that is kept about me."""
    house.limits.take("record", caller(request))
    return await house.people.export(known(request))


@get("/api/me/learnt", opt=PERSON_BY_HAND)
async def show_learnt(request: Asking, house: Home) -> Learnt:
    """What have I learnt?"""
    return await learning.learnt(house.store, known(request))


@put("/api/me/learnt", opt=PERSON_BY_HAND)
async def keep_learnt(request: Asking, house: Home, data: JSONBody[Learning]) -> Learnt:
    """I have learnt something, here or on another device."""
    await learning.learn(house.store, known(request), data)
    return await learning.learnt(house.store, known(request))


@delete("/api/me", opt=PERSON_BY_HAND, status_code=200)
async def delete_me(request: Asking, house: Home) -> Response[Me]:
    """Forget me."""
    person = known(request)
    await house.seating.leave_all(person)
    await house.people.delete(person)
    house.sign_out(person.id)
    for live in house.tables.all_loaded():
        if live.seats_of(person):
            house.tables.drop(live)
    reply: Response[Me] = Response(me_of(house, None, None))
    reply.delete_cookie(COOKIE)
    return reply


@get("/api/sessions", opt=PERSON_BY_HAND)
async def list_sessions(request: Asking, house: Home) -> list[Session]:
    """Where I am signed in."""
    return await house.people.sessions(known(request), request.auth.key if request.auth is not None else "")


@delete("/api/sessions/{session_id:str}", opt=PERSON_BY_HAND, status_code=200)
async def end_session(request: Asking, house: Home, session_id: FromPath[str]) -> list[Session]:
    """Sign out somewhere else."""
    house.sign_out(await house.people.end_session(known(request), session_id))
    return await house.people.sessions(known(request), request.auth.key if request.auth is not None else "")


@get("/api/tokens", opt=MEMBER_BY_HAND)
async def list_tokens(request: Asking, house: Home) -> list[Token]:
    """The keys of my programs."""
    return await house.people.tokens(known(request))


@post("/api/tokens", opt=MEMBER_BY_HAND, status_code=200)
async def make_token(request: Asking, house: Home, data: JSONBody[NewToken]) -> Token:
    """A key for a program that plays as me."""
    house.limits.take("create", caller(request))
    return await house.people.new_token(known(request), data)


@delete("/api/tokens/{token_id:str}", opt=MEMBER_BY_HAND, status_code=200)
async def revoke_token(request: Asking, house: Home, token_id: FromPath[str]) -> list[Token]:
    """A key works no longer."""
    house.sign_out(await house.people.revoke_token(known(request), token_id))
    return await house.people.tokens(known(request))


@post("/api/push", opt=PERSON_BY_HAND, status_code=200)
async def subscribe(request: Asking, house: Home, data: JSONBody[PushSubscription]) -> Me:
    """This browser wants notices."""
    await house.people.subscribe(known(request), data)
    return me_of(house, request.user, request.cookies.get(COOKIE))


@delete("/api/push", opt=PERSON_BY_HAND, status_code=200)
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
    verify_again,
    verify,
    lost_password,
    reset_password,
    export_me,
    show_learnt,
    keep_learnt,
    delete_me,
    list_sessions,
    end_session,
    list_tokens,
    make_token,
    revoke_token,
    subscribe,
    unsubscribe,
]
