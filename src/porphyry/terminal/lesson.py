"""Lessons at the keyboard: `porphyry lesson play byzantium/control`, a file of one's own, or `lesson` in the middle of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from porphyry import lessons
from porphyry.kernel.errors import PorphyryError, Unreadable
from porphyry.terminal.look import usual
from porphyry.terminal.speech import Speech

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
    """Play a lesson to its end, or until somebody leaves."""
    print(usual().bold(lesson.title[language]))
    for number in range(len(lesson.steps)):
        if not _step(lesson, number, language):
            return 0
    return 0


def _step(lesson: Lesson, number: int, language: str) -> bool:
    """One step, again and again until it is done; False to leave."""
    did: list[str] = []
    now, look = lessons.attempt(lesson, number, did), usual()
    speech = Speech(now.table, language)
    print("\n" + look.wrap(now.step.say[language], f"{number + 1}/{len(lesson.steps)}  ", "     "))
    while now.verdict != "done":
        offered = _offer(now, speech) if not did else []
        try:
            answer = input("> ").strip()
        except EOFError:
            return False
        if speech.is_word("quit", answer):
            return False
        told = len(now.log)
        try:
            now = lessons.attempt(lesson, number, [*did, _meant(now, answer, offered)])
        except PorphyryError as error:
            print(look.wrap(speech.trouble(error), "  "))
            continue
        did.append(_meant(now, answer, offered))
        for one in now.log[told:]:
            for event in one.events:
                print(look.wrap(f"{speech.event(event, now.table)}  [{event.rule}]", "  · ", "    "))
        if now.say:
            print(look.wrap(now.say[language]))
        if now.verdict in ("wrong", "missed"):
            did = []
            now = lessons.attempt(lesson, number, did)
    return True


def _meant(now: Try, answer: str, offered: list[str]) -> str:
    """What was typed, as the lesson reads it: a number stands for what was offered under it."""
    if now.step.kind == "point":
        return f"at {answer}"
    if now.step.kind == "answer":
        return f"answer {int(answer) - 1}" if answer.isdecimal() else f"answer {answer}"
    if answer.isdecimal() and 1 <= int(answer) <= len(offered):
        return offered[int(answer) - 1]
    return answer


def _offer(now: Try, speech: Speech) -> list[str]:
    """What can be answered, where it is not too much."""
    for number, choice in enumerate(now.step.answers, 1):
        print(f"  {number}  {choice.say[speech.language]}")
    lines = now.allowed([])
    if now.step.kind == "point":
        return []
    for number, line in enumerate(lines[:FEW], 1):
        print(f"{number:4}  {line:38}  {speech.line(line, now.table)}")
    if len(lines) > FEW:
        print(f"      {speech.say('term-lesson-more', count=len(lines) - FEW)}")
    return lines[:FEW]
