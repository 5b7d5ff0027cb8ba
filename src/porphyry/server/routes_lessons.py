"""The routes of lessons: which there are, and a step as it stands after all that has been done in it. Nothing is stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from porphyry import lessons
from porphyry.first import first_game
from porphyry.kernel.errors import PorphyryError, Unreadable
from porphyry.server import catalogue
from porphyry.server.access import caller
from porphyry.server.refusals import Refused, refusal_from
from porphyry.server.routing import ANYONE, ASKS, Asking, Home
from porphyry.server.schema import (
    Answer,
    Course,
    FirstGame,
    LessonDid,
    LessonInfo,
    LessonStep,
    LessonTable,
    LessonTitle,
    LessonTry,
    OddsReply,
    View,
    WhyNot,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from porphyry.kernel.table import Table


T = TypeVar("T")


def _lesson(course: str, name: str) -> lessons.Lesson:
    try:
        return lessons.find(course, name)
    except Unreadable as error:
        raise Refused("not-found", str(error), nearest=error.nearest) from None


@get("/api/lessons", opt=ANYONE)
async def list_courses() -> list[Course]:
    """All lessons, course by course."""
    return await asyncio.to_thread(_courses)


def _courses() -> list[Course]:
    return [
        Course(
            name=name,
            game=lessons.course(name)[0].game,
            lessons=[
                LessonTitle(name=one.name, title=one.title, about=one.about, steps=len(one.steps))  # type: ignore[arg-type]  # the reader has checked the languages
                for one in lessons.course(name)
            ],
        )
        for name in lessons.courses()
    ]


@get("/api/lessons/{course:str}/{lesson:str}", opt=ANYONE)
async def show_lesson(course: FromPath[str], lesson: FromPath[str]) -> LessonInfo:
    """A lesson and its steps."""
    found = _lesson(course, lesson)
    return LessonInfo(
        name=found.name,
        game=found.game,
        title=found.title,  # type: ignore[arg-type]  # likewise
        about=found.about,  # type: ignore[arg-type]
        aim=found.aim,
        steps=[
            LessonStep(
                kind=step.kind,
                say=step.say,  # type: ignore[arg-type]
                help=step.help,
                seat=step.seat,
                targets=step.point if step.help else [],
                answers=[one.say for one in step.answers],  # type: ignore[misc]
            )
            for step in found.steps
        ],
    )


@get("/api/games/{game:str}/first", opt=ANYONE)
async def show_first_game(game: FromPath[str]) -> FirstGame:
    """The small game after the lessons. A table is made of it like of any other position."""
    found = await asyncio.to_thread(first_game, catalogue.game(game).name)
    if found is None:
        raise Refused("not-found", f"{game} has no first game")
    return msgspec.convert(found, FirstGame, from_attributes=True)


@post("/api/lessons/{course:str}/{lesson:str}/{step:int}", opt=ASKS, status_code=200)
async def try_step(
    request: Asking,
    services: Home,
    course: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonTry],
) -> LessonTable:
    """The step after all that has been done in it."""
    services.limits.take("play", caller(request))
    found = _lesson(course, lesson)
    return await _judged(lambda: _shown(found, step, data.did))


def _shown(lesson: lessons.Lesson, number: int, did: Sequence[str]) -> LessonTable:
    now = lessons.attempt(lesson, number, did)
    seat = now.step.seat
    view: dict[str, Any] = now.table.view(seat)
    allowed = set(now.allowed(did))
    view["legal"] = [one for one in view["legal"] if one["text"] in allowed]
    view["can_undo"] = False
    told = [
        LessonDid(
            seat=one.seat,
            action=one.action,
            events=msgspec.convert([event.to_data() for event in one.events if event.seen_by(seat)], list[Any]),
        )
        for one in now.log
    ]
    return LessonTable(
        view=msgspec.convert(view, View),
        ahead=now.ahead(did),
        log=told,
        verdict=now.verdict,
        say=now.say,  # type: ignore[arg-type]
    )


@post("/api/lessons/{course:str}/{lesson:str}/{step:int}/why-not", opt=ASKS, status_code=200)
async def why_not(
    request: Asking,
    services: Home,
    course: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonTry],
) -> WhyNot:
    """Why may this not be played now? What the rules allow is not refused, though the lesson may want something else."""
    services.limits.take("ask", caller(request))
    found = _lesson(course, lesson)

    def asked(table: Table, seat: int) -> WhyNot:
        action = data.action or ""
        refusal = table.why_not(action, seat)
        return WhyNot(
            action=table.text(table.action(action)), refusal=refusal_from(refusal).refusal if refusal else None
        )

    return await _judged(lambda: _asked(found, step, data.did, asked))


@post("/api/lessons/{course:str}/{lesson:str}/{step:int}/odds", opt=ASKS, status_code=200)
async def odds(
    request: Asking,
    services: Home,
    course: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonTry],
) -> OddsReply:
    """The exact chances of an action."""
    services.limits.take("ask", caller(request))
    found = _lesson(course, lesson)

    def asked(table: Table, seat: int) -> OddsReply:
        action = data.action or ""
        return OddsReply(action=table.text(table.action(action)), odds=table.odds(action, seat))

    return await _judged(lambda: _asked(found, step, data.did, asked))


@post("/api/lessons/{course:str}/{lesson:str}/{step:int}/ask", opt=ASKS, status_code=200)
async def ask(
    request: Asking,
    services: Home,
    course: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonTry],
) -> Answer:
    """What one may work out before deciding."""
    services.limits.take("ask", caller(request))
    found = _lesson(course, lesson)
    question = data.question or {}
    return await _judged(
        lambda: _asked(found, step, data.did, lambda table, seat: Answer(answer=table.ask(question, seat)))
    )


def _asked(lesson: lessons.Lesson, number: int, did: Sequence[str], answer: Callable[[Table, int], T]) -> T:
    now = lessons.attempt(lesson, number, did)
    return answer(now.table, now.step.seat)


async def _judged(work: Callable[[], T]) -> T:
    """The answer, worked out while others are served."""
    try:
        return await asyncio.to_thread(work)
    except PorphyryError as error:
        raise refusal_from(error) from error


ROUTES: Final = [list_courses, show_lesson, show_first_game, try_step, why_not, odds, ask]
