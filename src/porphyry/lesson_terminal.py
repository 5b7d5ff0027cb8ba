"""Lessons at the keyboard: `porphyry lesson play byzantium/control`, or a file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from porphyry import lessons
from porphyry.kernel.errors import PorphyryError, Unreadable
from porphyry.texts import Texts

if TYPE_CHECKING:
    from porphyry.lessons import Lesson, Try

FEW = 30


def named(name: str) -> Lesson:
    """A lesson by its place in the house (`byzantium/control`), or by its file."""
    path = Path(name)
    if path.suffix == ".toml" or path.is_file():
        if not path.is_file():
            raise FileNotFoundError(2, "no such file", name)
        return lessons.read(path)
    course, slash, lesson = name.partition("/")
    if not slash:
        raise Unreadable(name, "COURSE/LESSON, as `porphyry lesson list` shows them, or a file")
    return lessons.find(course, lesson)


def listed(language: str) -> str:
    """All lessons, a line each."""
    lines = []
    for course in lessons.courses():
        lines += [f"{f'{course}/{one.name}':28} {one.title[language]}" for one in lessons.course(course)]
    return "\n".join(lines)


def play(lesson: Lesson, language: str) -> int:
    """Play a lesson to its end, or until somebody quits."""
    print(lesson.title[language])
    for number in range(len(lesson.steps)):
        if not _step(lesson, number, language):
            return 0
    return 0


def _step(lesson: Lesson, number: int, language: str) -> bool:
    """One step, again and again until it is done; False to leave."""
    did: list[str] = []
    now = lessons.attempt(lesson, number, did)
    texts = Texts(now.table.game, language)
    step = now.step
    print(f"\n{number + 1}/{len(lesson.steps)}  {step.say[language]}")
    while now.verdict != "done":
        if not did:
            _offer(now, language)
        try:
            answer = input("> ").strip()
        except EOFError:
            return False
        if answer == "quit":
            return False
        line = f"at {answer}" if step.kind == "point" else answer
        if step.kind == "answer":
            line = f"answer {int(answer) - 1}" if answer.isdecimal() else f"answer {answer}"
        told = len(now.log)
        try:
            now = lessons.attempt(lesson, number, [*did, line])
        except PorphyryError as error:
            print(f"  {error}")
            continue
        did.append(line)
        for one in now.log[told:]:
            for event in one.events:
                print(f"  · {texts.event(event, now.table)}  [{event.rule}]")
        if now.say:
            print(now.say[language])
        if now.verdict in ("wrong", "missed"):
            did = []
            now = lessons.attempt(lesson, number, did)
    return True


def _offer(now: Try, language: str) -> None:
    """What can be answered, where it is not too much."""
    for number, choice in enumerate(now.step.answers, 1):
        print(f"  {number}  {choice.say[language]}")
    lines = now.allowed([])
    for line in lines[:FEW]:
        print(f"  {line}")
    if len(lines) > FEW:
        print(f"  … {len(lines) - FEW} more")
