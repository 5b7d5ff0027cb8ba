"""Lessons: prepared positions with one thing to do, judged as it is done.

A lesson is a TOML file: beside its game (`games/<game>/lessons/*.toml`, a second course in a folder below it) or anybody's own.
It holds steps; each sets up a position with scripted dice, says what to do, and knows what is right, what is wrong and why, in four
languages. `docs/lessons.md` describes the format.

Nothing is kept here: a step is played by naming everything done in it so far, and is played anew each time it is asked about.
"""

from __future__ import annotations

import functools
import importlib
import itertools
import random
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from porphyry.kernel import registry
from porphyry.kernel.errors import BadData, PorphyryError, Unreadable, nearest
from porphyry.kernel.table import Table, table_from_position
from porphyry.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game

Said = dict[str, str]
"""One text in every language."""
Verdict = Literal["open", "done", "wrong", "missed"]
Kind = Literal["play", "point", "answer"]

LESSON_KEYS: Final = ("game", "title", "about", "aim", "position", "options", "dice", "given", "seat", "step")
STEP_KEYS: Final = (
    "say", "done", "missed", "position", "options", "dice", "given", "seat", "replies", "help", "solution", "goal", "moves", "wrong",
    "point", "answer",
)  # fmt: skip
CONDITIONS: Final = ("event", "never", "played", "view", "asked")
"""What a condition may begin with."""
MOST_MOVES: Final = 40


@dataclass(frozen=True)
class Wrong:
    """A mistake that has a sentence of its own: what to play to make it, and how it is recognised."""

    play: list[str]
    when: list[dict[str, Any]]
    say: Said


@dataclass(frozen=True)
class Choice:
    """One answer to a question asked in words."""

    say: Said
    right: bool
    why: Said


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    game: str
    kind: Kind
    say: Said
    done: Said
    missed: Said | None
    help: bool
    seat: int
    position: dict[str, Any]
    options: dict[str, str] | None
    dice: list[int]
    given: list[str]
    replies: list[str]
    solutions: list[list[str]]
    goal: list[dict[str, Any]]
    moves: int
    wrong: list[Wrong]
    point: list[str] = field(default_factory=list)
    answers: list[Choice] = field(default_factory=list)
    """In an order of their own, the same for everybody: where an answer stands says nothing of it."""

    @functools.cached_property
    def start(self) -> Table:
        """The position, with the given actions played. Not to be played on: `begin` gives a copy."""
        table = table_from_position(registry.game(self.game), self.position, self.dice, 7, self.options)
        for line in self.given:
            seat, _, action = line.partition(": ")
            table.play(action, int(seat))
        return table

    def right(self) -> list[list[str]]:
        """What may be done to get through, in every way that is named."""
        if self.kind == "point":
            return [[f"at {thing}"] for thing in self.point]
        if self.kind == "answer":
            return [[f"answer {number}"] for number, one in enumerate(self.answers) if one.right]
        return self.solutions


@dataclass(frozen=True)
class Lesson:
    """Some steps about one idea."""

    name: str
    game: str
    title: Said
    about: Said
    aim: bool
    """Is what wins shown beside the board? Of a prepared position it is often beside the point."""
    steps: list[Step]


@dataclass(frozen=True)
class Did:
    """An action in a step, by whom, and what came of it."""

    seat: int
    action: str
    events: list[Event]


@dataclass
class Try:
    """A step as far as it has been played."""

    step: Step
    table: Table
    log: list[Did]
    verdict: Verdict = "open"
    say: Said | None = None

    def allowed(self, did: Sequence[str]) -> list[str]:
        """The lines open to the learner now: with help only those that lead on."""
        if self.verdict != "open" or self.step.kind != "play":
            return []
        lines = self.table.lines(self.step.seat)
        if not self.step.help:
            return lines
        return [line for line in lines if any(fnmatchcase(line, way[len(did)]) for way in self.ways(did))]

    def ways(self, did: Sequence[str]) -> list[list[str]]:
        """The ways named in the file that begin with what has been done, and go on."""
        return [way for way in self.step.solutions if len(way) > len(did) and _fits(did, way)]

    def ahead(self, did: Sequence[str]) -> list[str]:
        """With help: all that is still to be done, in the first way that is left, as far as each action is named whole."""
        if self.verdict != "open" or self.step.kind != "play" or not self.step.help:
            return []
        rest = next((way[len(did) :] for way in self.ways(did)), [])
        return list(itertools.takewhile(lambda line: "*" not in line, rest))

    def leads_on(self, did: Sequence[str]) -> bool:
        """Can the goal still be reached? With help on a way that is named, else by any action with a verb of such a way or a mistake."""
        lines = self.allowed(did)
        if self.step.help:
            return bool(lines)
        ways = [*self.step.solutions, *(wrong.play for wrong in self.step.wrong)]
        verbs = {line.partition(" ")[0] for way in ways for line in way}
        return any(line.partition(" ")[0] in verbs for line in lines)


def _fits(did: Sequence[str], way: Sequence[str]) -> bool:
    return all(fnmatchcase(line, pattern) for line, pattern in zip(did, way, strict=False))


# Playing a step


def begin(lesson: Lesson, number: int) -> Table:
    """The table of a step, ready for its learner. The table is the caller's own."""
    return lesson.steps[number].start.clone()


def attempt(lesson: Lesson, number: int, did: Sequence[str]) -> Try:
    """A step after all that has been done in it. Raises like `Table.play` for what cannot be done."""
    if not 0 <= number < len(lesson.steps):
        raise Unreadable(str(number), f"a step of this lesson, 0 to {len(lesson.steps) - 1}")
    if len(did) > MOST_MOVES:
        raise Unreadable(f"{len(did)} actions", f"at most {MOST_MOVES} in a step")
    step = lesson.steps[number]
    now = Try(step, begin(lesson, number), [])
    replies = list(step.replies)
    for at, line in enumerate(did, 1):
        if now.verdict != "open":
            raise Unreadable(line, "nothing more: this step is over")
        if step.kind == "play":
            code = now.table.action(line)
            now.log.append(Did(step.seat, now.table.text(code), now.table.play(line, step.seat)))
            _reply(now, replies)
        _judge(now, list(did[:at]))
    return now


def _reply(now: Try, replies: list[str]) -> None:
    """What the other seats answer, as it is written down; they fall silent when it is not."""
    table = now.table
    while replies:
        deciders = table.game.deciders(table.state)
        seat, _, action = replies[0].partition(": ")
        if int(seat) not in deciders or table.why_not(action, int(seat)) is not None:
            return
        replies.pop(0)
        now.log.append(Did(int(seat), action, table.play(action, int(seat))))


def _judge(now: Try, did: list[str]) -> None:
    step = now.step
    if step.kind == "answer":
        number = did[-1].removeprefix("answer ")
        if not number.isdecimal() or len(number) > 3 or int(number) >= len(step.answers):
            raise Unreadable(did[-1], f"`answer 0` to `answer {len(step.answers) - 1}`")
        chosen = step.answers[int(number)]
        now.verdict, now.say = ("done", step.done) if chosen.right else ("wrong", chosen.why)
        return
    if step.kind == "point":
        if did[-1].removeprefix("at ") in step.point:
            now.verdict, now.say = "done", step.done
            return
        now.verdict, now.say = "missed", step.missed
        for wrong in step.wrong:
            if any(fnmatchcase(did[-1], pattern) for pattern in wrong.play):
                now.verdict, now.say = "wrong", wrong.say
        return
    lines = [one.action for one in now.log if one.seat == step.seat]
    for wrong in step.wrong:
        if all(holds(condition, now, lines) for condition in wrong.when):
            now.verdict, now.say = "wrong", wrong.say
            return
    if all(holds(condition, now, lines) for condition in step.goal):
        now.verdict, now.say = "done", step.done
    elif len(did) >= step.moves or step.seat not in now.table.game.deciders(now.table.state) or not now.leads_on(did):
        now.verdict, now.say = "missed", step.missed


def holds(condition: Mapping[str, Any], now: Try, lines: Sequence[str]) -> bool:
    """Is a condition true of what has been done in a step?"""
    if "played" in condition:
        return any(fnmatchcase(line, condition["played"]) for line in lines)
    if "asked" in condition:
        return any(one.kind == condition["asked"] and one.seat == now.step.seat for one in now.table.decisions())
    if "view" in condition:
        found = look(now.table.view(now.step.seat)["board"], condition["view"])
        return compare(found, condition)
    return happened(condition, [event for one in now.log for event in one.events])


def happened(condition: Mapping[str, Any], events: Sequence[Event]) -> bool:
    """Is an `event` of a condition among these, or its `never` not?"""
    name = condition.get("event", condition.get("never"))
    wanted = {key: value for key, value in condition.items() if key not in ("event", "never")}
    found = any(
        event.kind == name and all(event.params.get(key) == value for key, value in wanted.items()) for event in events
    )
    return found == ("event" in condition)


def look(board: Any, path: str) -> Any:
    """What stands in a view under a path: `players.0.arab.points`, `cities.nicaea.controller` (rows by their id)."""
    for part in path.split("."):
        if isinstance(board, dict):
            board = board.get(part)
        elif isinstance(board, list) and part.isdecimal() and int(part) < len(board):
            board = board[int(part)]
        elif isinstance(board, list):
            board = next((row for row in board if isinstance(row, dict) and str(row.get("id")) == part), None)
        else:
            return None
    return board


def compare(found: Any, condition: Mapping[str, Any]) -> bool:
    """Does a value answer to `is`, `at_least` and `at_most`?"""
    if "is" in condition and found != condition["is"]:
        return False
    bounds = [key for key in ("at_least", "at_most") if key in condition]
    if bounds and not isinstance(found, (int, float)):
        return False
    return found >= condition.get("at_least", found) and found <= condition.get("at_most", found) if bounds else True


# Courses


def folder(game: Game) -> Path:
    """Where a game keeps its lessons."""
    module = importlib.import_module(type(game).__module__)
    return Path(str(module.__file__)).resolve().parent / "lessons"


@functools.cache
def courses() -> dict[str, list[Path]]:
    """The files of every course in their order: each game has one of its name, and one more for each folder in it."""
    found: dict[str, list[Path]] = {}
    for name in registry.names():
        home = folder(registry.game(name))
        for place, key in [(home, name), *[(one, one.name) for one in sorted(home.glob("*/"))]]:
            files = sorted(place.glob("*.toml"))
            if files:
                found[key] = files
    return found


@functools.cache
def course(name: str) -> list[Lesson]:
    """All lessons of a course."""
    known = courses()
    if name not in known:
        raise Unreadable(name, f"a course: {', '.join(known)}", nearest(name, list(known)))
    return [read(path) for path in known[name]]


def find(name: str, lesson: str) -> Lesson:
    """One lesson of a course, by its name."""
    every = course(name)
    for one in every:
        if one.name == lesson:
            return one
    known = [one.name for one in every]
    raise Unreadable(lesson, f"a lesson of {name}: {', '.join(known)}", nearest(lesson, known))


# Reading a file


def read(path: Path) -> Lesson:
    """The lesson in a file. Raises BadData with everything that is wrong in its form; `check` plays it as well."""
    reader = _Reader(path)
    lesson = reader.lesson()
    if reader.faults or lesson is None:
        raise BadData(reader.faults)
    return lesson


def faults(path: Path) -> list[str]:
    """Everything that is wrong with a lesson: its form, then its positions, solutions and mistakes, each played."""
    try:
        lesson = read(path)
    except BadData as error:
        return error.faults
    return [f"{path.name}: step {number}: {fault}" for number, fault in _played_faults(lesson)]


def _played_faults(lesson: Lesson) -> Iterator[tuple[int, str]]:
    for number, step in enumerate(lesson.steps):
        try:
            table = begin(lesson, number)
        except (PorphyryError, ValueError) as error:
            yield number, f"cannot be set up: {error}"
            continue
        if step.seat not in table.game.deciders(table.state) and step.kind == "play":
            yield number, f"seat {step.seat} is not asked anything"
            continue
        for way in step.right():
            fault = _way_fault(lesson, number, way)
            if fault:
                yield number, fault
        for wrong in step.wrong:
            fault = _wrong_fault(lesson, number, wrong)
            if fault:
                yield number, fault


def _way_fault(lesson: Lesson, number: int, way: list[str]) -> str:
    did: list[str] = []
    try:
        for pattern in way:
            now = attempt(lesson, number, did)
            if now.verdict != "open":
                return f"{way}: over after {len(did)} actions ({now.verdict})"
            if now.step.kind != "play":
                did.append(pattern)
                continue
            fitting = [line for line in now.table.lines(now.step.seat) if fnmatchcase(line, pattern)]
            if not fitting:
                refusal = "" if "*" in pattern else f": {now.table.why_not(pattern, now.step.seat)}"
                return f"{way}: no legal action is {pattern!r}{refusal}"
            did.append(fitting[0])
        verdict = attempt(lesson, number, did).verdict
    except PorphyryError as error:
        return f"{way}: {error}"
    return "" if verdict == "done" else f"{way}: should be done, is {verdict}"


def _wrong_fault(lesson: Lesson, number: int, wrong: Wrong) -> str:
    try:
        now = attempt(lesson, number, [one.replace("*", "x") for one in wrong.play])
    except PorphyryError as error:
        return f"the mistake {wrong.play}: {error}"
    return "" if now.verdict == "wrong" and now.say is wrong.say else f"the mistake {wrong.play} is {now.verdict}"


class _Reader:
    """One file, and all that is wrong in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[str] = []

    def fault(self, where: str, what: str) -> None:
        self.faults.append(f"{self.path.name}: {where}: {what}" if where else f"{self.path.name}: {what}")

    def lesson(self) -> Lesson | None:
        try:
            data = tomllib.loads(self.path.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as error:  # no TOML, no UTF-8, lists without end
            self.fault("", f"is no TOML: {error}")
            return None
        self.strangers(data, LESSON_KEYS, "")
        game = data.get("game")
        if not isinstance(game, str) or game not in registry.names():
            self.fault("game", f"expected one of {', '.join(registry.names())}, not {game!r}")
            return None
        steps = data.get("step")
        if not isinstance(steps, list) or not steps:
            self.fault("step", "a lesson needs at least one [[step]]")
            steps = []
        self.game = registry.game(game)
        found = [self.step(one, data, f"step {number}") for number, one in enumerate(steps)]
        name = self.path.stem.split("-", 1)[-1] if self.path.stem[:1].isdigit() else self.path.stem
        aim = self.flag(data, "aim", "", False)
        return Lesson(name, game, self.said(data, "title", ""), self.said(data, "about", ""), aim, found)

    def step(self, own: Any, data: dict[str, Any], where: str) -> Step:
        if not isinstance(own, dict):
            self.fault(where, "expected a table")
            own = {}
        self.strangers(own, STEP_KEYS, where)
        kinds = [key for key in ("solution", "point", "answer") if key in own]
        if len(kinds) != 1:
            self.fault(where, "needs one of `solution`, `point` and `answer`, and no second one")
        kind: Kind = "point" if "point" in own else "answer" if "answer" in own else "play"
        ways = [[way] if isinstance(way, str) else way for way in self.listing(own, "solution", where, (str, list))]
        longest = max((len(way) for way in ways), default=1)
        goal = self.conditions(own.get("goal", []), f"{where}: goal")
        if kind == "play" and not goal:
            goal = [{"played": ways[0][-1]}] if ways and ways[0] else []
        moves = own.get("moves", longest)
        if type(moves) is not int or not longest <= moves <= MOST_MOVES:
            self.fault(f"{where}: moves", f"expected a number from {longest} to {MOST_MOVES}, not {moves!r}")
            moves = longest
        seat = own.get("seat", data.get("seat", 0))
        if type(seat) is not int or seat < 0:
            self.fault(f"{where}: seat", f"expected the number of a seat, not {seat!r}")
            seat = 0
        inherits = {**data, **own}
        return Step(
            game=self.game.name,
            kind=kind,
            say=self.said(own, "say", where),
            done=self.said(own, "done", where),
            missed=self.said(own, "missed", where) if "missed" in own else None,
            help=self.flag(own, "help", where),
            seat=seat,
            position=_merged(self.table(data, "position", ""), self.table(own, "position", where)),
            options={str(key): str(value) for key, value in inherits["options"].items()}
            if "options" in inherits
            else None,
            dice=[one for one in self.listing(inherits, "dice", where, (int,)) if type(one) is int],
            given=self.seated(inherits, "given", where),
            replies=self.seated(own, "replies", where),
            solutions=[[str(line) for line in way] for way in ways],
            goal=goal,
            moves=moves,
            wrong=[self.wrong(one, f"{where}: wrong {n}") for n, one in enumerate(self.tables(own, "wrong", where))],
            point=[str(one) for one in self.listing(own, "point", where, (str,))],
            answers=self.answers(own, where),
        )

    def wrong(self, own: dict[str, Any], where: str) -> Wrong:
        self.strangers(own, ("play", "when", "say"), where)
        play = [str(one) for one in self.listing(own, "play", where, (str,))]
        if not play:
            self.fault(where, "needs `play`, the actions that make this mistake")
        when = self.conditions(own.get("when", []), f"{where}: when")
        return Wrong(play, when or [{"played": play[-1] if play else ""}], self.said(own, "say", where))

    def answers(self, own: dict[str, Any], where: str) -> list[Choice]:
        found = []
        for number, one in enumerate(self.tables(own, "answer", where)):
            at = f"{where}: answer {number}"
            self.strangers(one, ("say", "right", "why"), at)
            right = one.get("right", False) is True
            why = {} if right else self.said(one, "why", at)
            found.append(Choice(self.said(one, "say", at), right, why))
        random.Random(f"{self.path.stem} {where}").shuffle(found)  # a fixed order, not the one they are written in
        if found and sum(one.right for one in found) != 1:
            self.fault(f"{where}: answer", "exactly one answer is right")
        return found

    def conditions(self, given: Any, where: str) -> list[dict[str, Any]]:
        if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
            self.fault(where, "expected a list of conditions")
            return []
        events = {kind.name: dict(kind.params) for kind in self.game.event_kinds}
        asks = [kind.name for kind in self.game.decision_kinds]
        for one in given:
            sorts = [key for key in CONDITIONS if key in one]
            if len(sorts) != 1:
                self.fault(where, f"a condition has one of {', '.join(CONDITIONS)}, not {sorts or 'none'}")
                continue
            sort, value = sorts[0], one[sorts[0]]
            if not isinstance(value, str):
                self.fault(where, f"{sort}: expected text, not {value!r}")
            elif sort in ("event", "never"):
                self.known(value, list(events), f"{where}: {sort}")
                self.strangers(one, [sort, *events.get(value, {})], where)
            elif sort == "asked":
                self.known(value, asks, f"{where}: asked")
                self.strangers(one, [sort], where)
            elif sort == "view":
                self.strangers(one, [sort, "is", "at_least", "at_most"], where)
            else:
                self.strangers(one, [sort], where)
        return given

    def known(self, word: str, words: list[str], where: str) -> None:
        if word not in words:
            close = nearest(word, words)
            self.fault(where, f"{word!r} is unknown" + (f" (did you mean {close!r}?)" if close else ""))

    def said(self, own: dict[str, Any], key: str, where: str) -> Said:
        """A text, which every language must have."""
        at = f"{where}: {key}" if where else key
        text = own.get(key)
        if not isinstance(text, dict):
            self.fault(at, f"needs a text in each of {', '.join(LANGUAGES)}")
            return {}
        self.strangers(text, LANGUAGES, at)
        missing = [one for one in LANGUAGES if not isinstance(text.get(one), str) or not text[one].strip()]
        if missing:
            self.fault(at, f"has no text in {', '.join(missing)}")
        return {str(one): str(text.get(one, "")) for one in LANGUAGES}

    def flag(self, own: dict[str, Any], key: str, where: str, otherwise: bool = True) -> bool:
        value = own.get(key, otherwise)
        if not isinstance(value, bool):
            self.fault(f"{where}: {key}" if where else key, f"expected true or false, not {value!r}")
            return otherwise
        return value

    def listing(self, own: Mapping[str, Any], key: str, where: str, types: tuple[type, ...]) -> list[Any]:
        value = own.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, types) for one in value):
            self.fault(f"{where}: {key}", f"expected a list, not {value!r}")
            return []
        return value

    def seated(self, own: Mapping[str, Any], key: str, where: str) -> list[str]:
        """Actions with the seat that plays each: `1: pass`."""
        found = [str(one) for one in self.listing(own, key, where, (str,))]
        for one in found:
            if not one.partition(": ")[0].isdecimal():
                self.fault(f"{where}: {key}", f"expected a seat before the action, as in '1: pass', not {one!r}")
        return [one for one in found if one.partition(": ")[0].isdecimal()]

    def table(self, own: dict[str, Any], key: str, where: str) -> dict[str, Any]:
        value = own.get(key, {})
        if not isinstance(value, dict):
            self.fault(f"{where}: {key}" if where else key, f"expected a table, not {value!r}")
            return {}
        return value

    def tables(self, own: dict[str, Any], key: str, where: str) -> list[dict[str, Any]]:
        return list(self.listing(own, key, where, (dict,)))

    def strangers(self, own: Mapping[str, Any], known: Sequence[str], where: str) -> None:
        for key in own:
            if key not in known:
                close = nearest(str(key), list(known))
                hint = f" (did you mean {close!r}?)" if close else ""
                self.fault(where, f"{key!r} is not known here{hint}")


def _merged(base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """One table laid over another, key by key."""
    result = dict(base)
    for key, value in over.items():
        below = result.get(key)
        result[key] = _merged(below, value) if isinstance(value, dict) and isinstance(below, dict) else value
    return result
