"""What somebody has learnt: stars of each lesson, and how often they have heard each word of the coach.

Devices of one person tell what they know of it, and the higher number counts; so nobody loses a star by learning elsewhere.
Only lessons and words that there are are kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from porphyry import lessons
from porphyry.coach import coach
from porphyry.server import database as db
from porphyry.server.schema import Learnt

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from porphyry.server.schema import Learning, Person
    from porphyry.server.store import Store

LESSON: Final = "lesson"
HEARD: Final = "heard"


async def learnt(store: Store, person: Person) -> Learnt:
    """All that this person has learnt."""
    rows = await store.rows(sa.select(db.learnt.c.thing, db.learnt.c.times).where(db.learnt.c.person == person.id))
    told = Learnt(lessons={}, heard={})
    for row in rows:
        kind, _, name = row.thing.partition(" ")
        if kind == HEARD:
            told.heard[name] = row.times
        else:
            course, _, lesson = name.partition("/")
            told.lessons.setdefault(course, {})[lesson] = row.times
    return told


async def learn(store: Store, person: Person, news: Learning) -> None:
    """Keep what is new; `anew`: the coach begins from the beginning."""
    counts = _counts(news)
    mine = db.learnt.c.person == person.id

    def job(connection: Connection) -> None:
        if news.anew:
            connection.execute(db.learnt.delete().where(mine, db.learnt.c.thing.startswith(f"{HEARD} ")))
        kept = {row.thing: row.times for row in connection.execute(sa.select(db.learnt).where(mine))}
        for thing, count in counts.items():
            if thing not in kept:
                connection.execute(db.learnt.insert().values(person=person.id, thing=thing, times=count))
            elif kept[thing] < count:
                connection.execute(db.learnt.update().where(mine, db.learnt.c.thing == thing).values(times=count))

    await store.write(job)


def _counts(news: Learning) -> dict[str, int]:
    """What may be kept of what a device tells."""
    courses = lessons.courses()
    found: dict[str, int] = {}
    for course in news.lessons.keys() & courses.keys():
        there = {one.name for one in lessons.course(course)}
        found |= {f"{LESSON} {course}/{one}": n for one, n in news.lessons[course].items() if one in there}
    words = set()
    for game in {lessons.course(name)[0].game for name in courses}:
        said = coach(game)
        words |= {f"{game}/{one.id}" for one in said.tips} | {f"{game}/{one.id}" for one in said.warnings}
    return found | {f"{HEARD} {one}": n for one, n in news.heard.items() if one in words}
