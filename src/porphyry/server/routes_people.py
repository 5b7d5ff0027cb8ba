"""The routes of people: who am I, accounts, keys of programs, notices."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any, Final

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

import porphyry
from porphyry.server import learning, naming
from porphyry.server.access import COOKIE, caller
from porphyry.server.client import AS_IT_IS
from porphyry.server.limits import Caller
from porphyry.server.people import csrf_of, digest
from porphyry.server.refusals import Refused
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
from porphyry.server.services import Services
from porphyry.server.store import now_ms


def me_of(services: Services, person: Person | None, session: str | None) -> Me:
    """Who somebody is here."""
    return Me(
        person=person,
        csrf=csrf_of(session) if session else "",
        version=porphyry.__version__,
        push_key=services.notices.push_key,
        mail=services.mail.open,
        server_time=now_ms(),
    )


def signed_in(services: Services, person: Person, session: str) -> Response[Me]:
    """The answer that sets the session's cookie."""
    cookie = Cookie(
        key=COOKIE,
        value=session,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.https,
        max_age=services.people.session_ms // 1000,
    )
    return Response(me_of(services, person, session), cookies=[cookie])


@get("/api/me", opt={**ANYONE, AS_IT_IS: True})
async def show_me(request: Asking, services: Home) -> Me:
    """Who am I here?"""
    return me_of(services, request.user, session_of(request))


def session_of(request: Asking) -> str | None:
    """The session that asks; None for strangers and programs."""
    by_cookie = request.auth is not None and request.auth.way == "cookie"
    return request.cookies.get(COOKIE) if by_cookie else None


def agent_of(request: Asking) -> str:
    """What the browser calls itself."""
    return request.headers.get("user-agent", "")


@post("/api/guest", opt=ANYONE_BY_HAND, status_code=200)
async def become_guest(request: Asking, services: Home, data: JSONBody[NewGuest]) -> Response[Me]:
    """Play at once under a nickname."""
    services.limits.take("guest", caller(request))
    person, session = await services.people.new_guest(data.name, data.language, agent_of(request))
    return signed_in(services, person, session)


@post("/api/account", opt=ANYONE_BY_HAND, status_code=200)
async def become_member(request: Asking, services: Home, data: JSONBody[NewAccount]) -> Response[Me]:
    """Become a member; a guest keeps all games."""
    services.limits.take("login", caller(request))
    before = await services.people.keys(request.user.id) if request.user is not None else []
    person, session = await services.people.new_member(request.user, data, agent_of(request))
    services.connections.sign_out(*before)
    if request.user is not None:
        await services.seating.renamed(person)
    if person.email and services.mail.open:
        with contextlib.suppress(Refused):  # the account is there; the link can be asked for again
            await _verify(request, services, person)
    return signed_in(services, person, session)


@post("/api/login", opt=ANYONE_BY_HAND, status_code=200)
async def login(request: Asking, services: Home, data: JSONBody[Login]) -> Response[Me]:
    """Sign in as a member."""
    who = caller(request)
    services.limits.take("login", Caller("", who.address))
    guessing = f"{who.address} {naming.key(data.name)}"  # not the name alone: nobody can lock another out
    services.limits.check("guess", guessing)
    try:
        person, session = await services.people.login(data.name, data.password, agent_of(request))
    except Refused:
        services.limits.take("guess", guessing)
        raise
    return signed_in(services, person, session)


@post("/api/logout", opt=PERSON_BY_HAND, status_code=200)
async def logout(request: Asking, services: Home) -> Response[Me]:
    """Sign out."""
    if (session := session_of(request)) is not None:
        await services.people.logout(session)
        services.connections.sign_out(digest(session))
    reply: Response[Me] = Response(me_of(services, None, None))
    reply.delete_cookie(COOKIE)
    return reply


@patch("/api/me", opt=PERSON_BY_HAND)
async def change_me(request: Asking, services: Home, data: JSONBody[ProfileChange]) -> Me:
    """Change my name or settings."""
    if data.notices is not None and data.notices.webhook:
        services.notices.check_webhook(data.notices.webhook)
    current = request.auth.key if request.auth is not None else ""
    if data.password is not None:
        services.limits.take("login", caller(request))
    before = await services.people.keys(known(request).id) if data.password is not None else []
    person = await services.people.change(known(request), data, current)
    services.connections.sign_out(*(key for key in before if key != current))
    if data.name is not None:
        await services.seating.renamed(person)
    if data.email and not person.email_verified and services.mail.open:
        await _verify(request, services, person)
    return me_of(services, person, session_of(request))


async def _verify(request: Asking, services: Services, person: Person) -> None:
    services.limits.take("mail", caller(request))
    try:
        await services.mail.ask_to_verify(person)
    except Refused:
        raise
    except Exception as error:  # a post office may fail in any way
        services.log.warning("mail.failed", error=type(error).__name__)
        raise Refused("busy", "the letter could not be sent; the address is kept, ask again later") from error


@post("/api/me/verify-email", opt=MEMBER_BY_HAND, status_code=200)
async def verify_again(request: Asking, services: Home) -> Sent:
    """Send my address the link that proves it mine."""
    await _verify(request, services, known(request))
    return Sent(sent=True)


@post("/api/verify", opt=ANYONE_BY_HAND, status_code=200)
async def verify(request: Asking, services: Home, data: JSONBody[OpenLink]) -> Sent:
    """I have received the letter: the address is mine."""
    services.limits.take("login", caller(request))
    await services.mail.verified(data.token)
    return Sent(sent=True)


@post("/api/lost-password", opt=ANYONE_BY_HAND, status_code=200)
async def lost_password(request: Asking, services: Home, data: JSONBody[LostPassword]) -> Sent:
    """I have lost my password: send me a link. The answer does not tell whether there is such a member."""
    services.limits.take("mail", caller(request))
    services.mail.later(data.name)
    return Sent(sent=services.mail.open)


@post("/api/reset-password", opt=ANYONE_BY_HAND, status_code=200)
async def reset_password(request: Asking, services: Home, data: JSONBody[ResetPassword]) -> Response[Me]:
    """A new password by the link; signs in."""
    services.limits.take("login", caller(request))
    person = await services.mail.reset(data.token, data.password)
    return signed_in(services, person, await services.people.open_session(person.id, agent_of(request)))


@get("/api/me/export", opt=PERSON_BY_HAND)
async def export_me(request: Asking, services: Home) -> dict[str, Any]:
    """All that is kept about me."""
    services.limits.take("record", caller(request))
    return await services.people.export(known(request))


@get("/api/me/learnt", opt=PERSON_BY_HAND)
async def show_learnt(request: Asking, services: Home) -> Learnt:
    """What have I learnt?"""
    return await learning.learnt(services.store, known(request))


@put("/api/me/learnt", opt=PERSON_BY_HAND)
async def keep_learnt(request: Asking, services: Home, data: JSONBody[Learning]) -> Learnt:
    """I have learnt something, here or on another device."""
    await learning.learn(services.store, known(request), data)
    return await learning.learnt(services.store, known(request))


@delete("/api/me", opt=PERSON_BY_HAND, status_code=200)
async def delete_me(request: Asking, services: Home) -> Response[Me]:
    """Forget me."""
    person = known(request)
    await services.seating.leave_all(person)
    await services.people.delete(person)
    services.connections.sign_out(person.id)
    for live in services.tables.all_loaded():
        if live.seats_of(person):
            services.tables.drop(live)
    reply: Response[Me] = Response(me_of(services, None, None))
    reply.delete_cookie(COOKIE)
    return reply


@get("/api/sessions", opt=PERSON_BY_HAND)
async def list_sessions(request: Asking, services: Home) -> list[Session]:
    """Where I am signed in."""
    return await services.people.sessions(known(request), request.auth.key if request.auth is not None else "")


@delete("/api/sessions/{session_id:str}", opt=PERSON_BY_HAND, status_code=200)
async def end_session(request: Asking, services: Home, session_id: FromPath[str]) -> list[Session]:
    """Sign out somewhere else."""
    services.connections.sign_out(await services.people.end_session(known(request), session_id))
    return await services.people.sessions(known(request), request.auth.key if request.auth is not None else "")


@get("/api/tokens", opt=MEMBER_BY_HAND)
async def list_tokens(request: Asking, services: Home) -> list[Token]:
    """The keys of my programs."""
    return await services.people.tokens(known(request))


@post("/api/tokens", opt=MEMBER_BY_HAND, status_code=200)
async def make_token(request: Asking, services: Home, data: JSONBody[NewToken]) -> Token:
    """A key for a program that plays as me."""
    services.limits.take("create", caller(request))
    return await services.people.new_token(known(request), data)


@delete("/api/tokens/{token_id:str}", opt=MEMBER_BY_HAND, status_code=200)
async def revoke_token(request: Asking, services: Home, token_id: FromPath[str]) -> list[Token]:
    """A key works no longer."""
    services.connections.sign_out(await services.people.revoke_token(known(request), token_id))
    return await services.people.tokens(known(request))


@post("/api/push", opt=PERSON_BY_HAND, status_code=200)
async def subscribe(request: Asking, services: Home, data: JSONBody[PushSubscription]) -> Me:
    """This browser wants notices."""
    await services.people.subscribe(known(request), data)
    return me_of(services, request.user, request.cookies.get(COOKIE))


@delete("/api/push", opt=PERSON_BY_HAND, status_code=200)
async def unsubscribe(request: Asking, services: Home, endpoint: Annotated[str, QueryParameter(max_length=1000)]) -> Me:
    """This browser wants no more notices."""
    await services.people.unsubscribe(known(request), endpoint)
    return me_of(services, request.user, request.cookies.get(COOKIE))


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
