"""The coach: what a kind of decision is about when it comes for the first time, and a word before a classic mistake.

What it says is written beside each game, in `games/<game>/coach.toml`: tips, found by the kind of decision, and warnings, found by
what is about to be played. Both may have conditions over what the seat sees; a warning also over the exact chances of the action and
over what it brings. `docs/lessons.md` describes the file.

It knows no more than the seat does, and keeps nothing: who has heard what already is the client's to know.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel import registry
from porphyry.kernel.dice import NoChance, closed_dice
from porphyry.kernel.errors import Unreadable
from porphyry.lessons import compare, folder, look

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from porphyry.kernel.table import Table
    from porphyry.lessons import Said

ABOUT: Final = "coach"
MOST: Final = 64
"""Lines of one move, at most."""


@dataclass(frozen=True)
class Tip:
    """What a kind of decision is about."""

    id: str
    asked: list[str]
    say: Said
    when: list[dict[str, Any]] = field(default_factory=list)
    advise: bool = False
    """Is it worth while to show what a bot would do?"""


@dataclass(frozen=True)
class Warn:
    """A mistake that many make, and how it is recognised before it is made."""

    id: str
    play: list[str]
    say: Said
    when: list[dict[str, Any]] = field(default_factory=list)
    avoidable: bool = False
    """Is it only said where another answer does not fall under it?"""


@dataclass(frozen=True)
class Coach:
    """All that the coach of a game can say."""

    tips: list[Tip]
    warnings: list[Warn]


@functools.cache
def coach(game: str) -> Coach:
    """The coach of a game; one without words where nobody has written any."""
    path = folder(registry.game(game)).with_name("coach.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return Coach([Tip(**one) for one in data.get("tip", [])], [Warn(**one) for one in data.get("warning", [])])


def ask(table: Table, seat: int, question: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to `{"about": "coach"}`: tips; with `"lines"`, the lines of a move about to be played: warnings."""
    lines = question.get("lines")
    if lines is None:
        return {"tips": [{"id": one.id, "say": one.say, "advise": one.advise} for one in tips(table, seat)]}
    if not isinstance(lines, list) or len(lines) > MOST or not all(isinstance(line, str) for line in lines):
        raise Unreadable(str(lines)[:80], f"`lines`: a list of up to {MOST} lines")
    return {"warnings": [{"id": one.id, "say": one.say} for one in warnings(table, seat, lines)]}


def tips(table: Table, seat: int) -> list[Tip]:
    """What may be said about what this seat is asked now."""
    asked = {one.kind for one in table.decisions() if one.seat == seat}
    if not asked:
        return []
    board = table.game.view(table.state, seat)
    return [
        one
        for one in coach(table.game.name).tips
        if asked.intersection(one.asked) and all(_true(condition, board, {"seat": seat}) for condition in one.when)
    ]


def warnings(table: Table, seat: int, lines: Sequence[str]) -> list[Warn]:
    """What should be said before these lines are played, one after the other. It ends where something is rolled or revealed."""
    found: list[Warn] = []
    now = table.resample(seat, 1)
    now.state.dice = closed_dice()
    for line in lines:
        if now.outcome is not None or now.why_not(line, seat) is not None:
            break
        text = now.text(now.action(line))
        for one in coach(table.game.name).warnings:
            if (
                one not in found
                and _threatens(one, now, seat, text)
                and (not one.avoidable or _way_out(one, now, seat, text))
            ):
                found.append(one)
        try:
            now.play(text, seat)
        except NoChance:
            break
    return found


def _threatens(one: Warn, table: Table, seat: int, line: str) -> bool:
    """Is this the mistake that is warned of?"""
    is_meant = any(fnmatchcase(line, pattern) for pattern in one.play)
    return is_meant and all(_foretold(condition, table, seat, line) for condition in one.when)


def _way_out(one: Warn, table: Table, seat: int, line: str) -> bool:
    """Is there an answer without that mistake? Those of another kind are looked at first: they are likelier to be one."""
    verb = line.split(maxsplit=1)[0]
    others = sorted(
        (other for other in table.lines(seat) if other != line), key=lambda other: other.startswith(f"{verb} ")
    )
    return any(not _threatens(one, table, seat, other) for other in others)


def _foretold(condition: Mapping[str, Any], table: Table, seat: int, line: str) -> bool:
    """Is a condition true of an action that has not been played?"""
    if "odds" in condition:
        odds = table.odds(line, seat)
        return odds is not None and compare(odds.get(condition["odds"], 0), condition)
    if "falls" in condition:
        told = table.ask({"about": "consequences", "actions": [line]}, seat)
        changes = told["consequences"][0]["changes"] if told and told["consequences"] else []
        return any(
            one["seat"] == seat and one["what"] == condition["falls"] and one["after"] < one["before"]
            for one in changes
        )
    if "open" in condition:
        return any(fnmatchcase(one, condition["open"]) for one in table.lines(seat))
    if condition.get("after") is True:
        later = table.resample(seat, 1)
        later.state.dice = closed_dice()
        try:
            later.play(line, seat)
        except NoChance:
            return False
        return _true(condition, later.game.view(later.state, seat), {"seat": seat})
    fields = table.game.notation.data(table.action(line), table.game.words(table.state) or None)
    return _true(condition, table.game.view(table.state, seat), {**fields, "seat": seat})


def _true(condition: Mapping[str, Any], board: Any, names: Mapping[str, Any]) -> bool:
    """Is a condition true of what a seat sees? `{seat}`, or a field of the action, stands for its value."""
    found = look(board, condition["view"].format_map(_Names(names)))
    if "above_sum" in condition:
        parts = [look(board, path.format_map(_Names(names))) for path in condition["above_sum"]]
        return isinstance(found, int) and found > sum(part for part in parts if isinstance(part, int))
    return compare(found, condition)


class _Names(dict[str, Any]):
    def __missing__(self, _key: str) -> str:
        return "?"
