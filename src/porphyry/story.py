"""The story of a game: its events grouped into deeds with a headline each, under headings, with sums where a chapter ends.

What leads, what is folded and what is added up is declared beside each game, in `story.toml`; the client reads the same declaration and
groups by the same few steps (`web/src/lib/story.ts`); both are held to `tests/story/cases.json`. A story is made of what one reader may
see, one event after the other, whatever step it came with: so it tells no more than the events do.
"""

from __future__ import annotations

import importlib
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game

UNTOLD: Final = frozenset({"Forced", "Moment"})
"""What the rules left no choice about is told by what follows from it; that others may react is told when they do."""


@dataclass(frozen=True, kw_only=True)
class Sum:
    """What is added up until a chapter ends: a line for each `by`, with the total of `count` and its `items`."""

    line: str
    by: list[str] = field(default_factory=list)
    count: str = ""
    items: list[str] = field(default_factory=list)
    sign: int = 1


@dataclass(frozen=True, kw_only=True)
class Part:
    """The part that a kind of event plays in the story.

    `chapter`: it is a heading, 1 the highest. `sums`: before it stands what has been added up, over so large a part of the game: 1 the
    whole, 2 and more the parts of it (a day, a turn).
    `opens`: it begins a deed: "always"; "other", if the deed that goes on is not of the same sort (`deed`, else `line`) and `by`; "sort"
    and "stranger", if it is not of the same sort, or not of the same `by`.
    `ahead`: it belongs to what follows it (a price that is paid first).
    `lead`: it stands in the headline; 1: if nothing with more does.
    `line`: events of the same line and the same `by` are one line; `items` are listed in it, `count` is added up.
    `yields`: it does not stand in a headline in which that line stands (what I drew, where others see that I drew).
    `silent`: not told at all.
    """

    chapter: int = 0
    sums: int = 0
    opens: str = ""
    ahead: bool = False
    lead: int = 0
    line: str = ""
    by: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    count: str = ""
    deed: str = ""
    yields: str = ""
    silent: bool = False
    sum: Sum | None = None


@dataclass
class Line:
    """Something said in one sentence of a headline or a sum, of one event or of several."""

    key: str
    by: list[str]
    part: Part | Sum
    events: list[Event] = field(default_factory=list)
    signs: list[int] = field(default_factory=list)

    def params(self) -> dict[str, Any]:
        """What the sentence may name: the last event's own, `first-…` of the first with its kind, and the `total`."""
        first, last = self.events[0].params, self.events[-1].params
        found = {**last, **{f"first-{name}": value for name, value in first.items()}, "times": len(self.events)}
        found["first-kind"] = self.events[0].kind
        if self.part.count:
            found["total"] = sum(self._counts())
        return found

    def items(self) -> list[dict[str, Any]]:
        """What is listed in the sentence: once each, with how much of it there is."""
        found: dict[str, dict[str, Any]] = {}
        if not self.part.items:
            return []
        for event, count in zip(self.events, self._counts(), strict=True):
            known = {**event.params, "rule": event.rule}
            named = {name: known[name] for name in self.part.items if name in known}
            entry = found.setdefault(repr(sorted(named.items())), {**named, "count": 0})
            entry["count"] += count
        return list(found.values())

    def copy(self) -> Line:
        """The line as it stands now, whatever is added to it later."""
        return Line(self.key, self.by, self.part, list(self.events), list(self.signs))

    def _counts(self) -> list[int]:
        name = self.part.count
        amounts: list[Any] = [event.params.get(name, 1) for event in self.events]
        return [sign * int(amount) for amount, sign in zip(amounts, self.signs, strict=True)]


@dataclass
class Item:
    """A heading, a deed, or the sums of a chapter. `events` are all that it is made of, each with its ply; a sum repeats what was told."""

    kind: str  # "chapter", "deed" or "sums"
    level: int
    events: list[Event] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    leads: list[Line] = field(default_factory=list)
    so_far: list[Line] = field(default_factory=list)  # of sums: what the whole game has come to


@cache
def parts(game: Game) -> dict[str, Part]:
    """What is declared for this game, by kinds of events, or by kind and rule: `BezantsReceived/BYZ-INC-01`."""
    module = importlib.import_module(type(game).__module__)
    path = Path(str(module.__file__)).resolve().parent / "story.toml"
    if not path.is_file():
        return {}
    return declared(tomllib.loads(path.read_text(encoding="utf-8")))


def declared(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, Part]:
    """A declaration as read. A word that means nothing raises TypeError."""
    return {kind: Part(**{**row, "sum": Sum(**row["sum"]) if "sum" in row else None}) for kind, row in rows.items()}


def part_of(declared: Mapping[str, Part], event: Event) -> Part:
    """The part of this event: as declared for its kind under its rule, else for its kind."""
    return declared.get(f"{event.kind}/{event.rule}") or declared.get(event.kind) or _PLAIN


_PLAIN: Final = Part()


class Story:
    """Hears events in their order and keeps what they come to."""

    def __init__(self, declared: Mapping[str, Part]) -> None:
        self.items: list[Item] = []
        self._declared = declared
        self._deed: Item | None = None
        self._mark: tuple[str, list[object]] = ("", [])  # what the deed is about: line and values of `by`
        self._ahead: list[tuple[Event, int]] = []
        self._sums: dict[int, list[Line]] = {part.sums: [] for part in declared.values() if part.sums}

    def hear(self, events: Iterable[Event], ply: int) -> None:
        """What one reader may see of what happened at a ply."""
        for event in events:
            part = part_of(self._declared, event)
            if event.kind in UNTOLD or part.silent:
                continue
            if part.chapter:
                self._chapter(event, ply, part)
            elif part.ahead:
                self._ahead.append((event, ply))
            else:
                self._tell(event, ply, part)
            if part.sum is not None:
                for lines in self._sums.values():
                    _add(lines, part.sum, part.sum.line, event, part.sum.sign)

    def done(self) -> list[Item]:
        """The story so far."""
        self._settle()
        for item in self.items:
            if item.kind == "deed":
                item.leads = _leads(item, self._declared)
        return self.items

    def _chapter(self, event: Event, ply: int, part: Part) -> None:
        self._deed = None
        if part.sums:
            self._add_up(part.sums)
        last = self.items[-1] if self.items else None
        waiting, self._ahead = self._ahead, []
        if last is not None and last.kind == "chapter" and last.level >= part.chapter:
            last.level = part.chapter  # nothing has happened in the one before
        else:
            last = Item("chapter", part.chapter)
            self.items.append(last)
        for told, at in [*waiting, (event, ply)]:
            last.events.append(told)
            last.plies.append(at)

    def _add_up(self, level: int) -> None:
        """What this part of the game has come to, after the smaller parts that end with it and have something of their own to say."""
        ending = sorted((one for one in self._sums if one >= level), reverse=True)
        whole = min(self._sums)
        for at, part in enumerate(ending):
            lines = _sorted(self._sums[part])
            larger = self._sums[ending[at + 1]] if at + 1 < len(ending) else []
            if [line.events for line in lines] != [line.events for line in _sorted(larger)]:
                so_far = [line.copy() for line in _sorted(self._sums[whole])] if level > whole else []
                begun = [line.events for line in so_far] == [line.events for line in lines]
                self.items.append(Item("sums", part, lines=lines, so_far=[] if begun else so_far))
        for part in ending:
            self._sums[part] = []

    def _tell(self, event: Event, ply: int, part: Part) -> None:
        mark = (part.deed or part.line or event.kind, [event.params.get(name) for name in part.by])
        same = {
            "": True,
            "other": mark == self._mark,
            "sort": mark[0] == self._mark[0],
            "stranger": mark[1] == self._mark[1],
        }
        goes_on = self._deed is not None and same.get(part.opens, False)
        if not goes_on:
            self._deed, self._mark = Item("deed", 0), mark
            self.items.append(self._deed)
        self._settle()
        self._put(event, ply)

    def _settle(self) -> None:
        """What waited for something to follow belongs to what goes on now."""
        waiting, self._ahead = self._ahead, []
        for event, ply in waiting:
            self._put(event, ply)

    def _put(self, event: Event, ply: int) -> None:
        if self._deed is None:
            self._deed = Item("deed", 0)
            self._mark = ("", [])
            self.items.append(self._deed)
        part = part_of(self._declared, event)
        self._deed.events.append(event)
        self._deed.plies.append(ply)
        _add(self._deed.lines, part, part.line or event.kind, event, 1)


def _sorted(lines: list[Line]) -> list[Line]:
    keys = [line.key for line in lines]
    return sorted(lines, key=lambda line: (keys.index(line.key), line.by))


def _add(lines: list[Line], part: Part | Sum, key: str, event: Event, sign: int) -> None:
    by = [repr(event.params.get(name)) for name in part.by]
    together = bool(isinstance(part, Sum) or part.line)
    found = next((line for line in lines if together and line.key == key and line.by == by), None)
    if found is None:
        found = Line(key, by, part)
        lines.append(found)
    found.events.append(event)
    found.signs.append(sign)


def _leads(deed: Item, declared: Mapping[str, Part]) -> list[Line]:
    """The lines of the headline."""
    told = [(line, [part_of(declared, event) for event in line.events]) for line in deed.lines]
    keys = {line.key for line in deed.lines}
    told = [(line, some) for line, some in told if some[-1].yields not in keys] or told
    weights = [max(part.lead for part in some) for _, some in told]
    most = max(weights)
    if most == 0:
        return deed.lines[:1]
    return [line for (line, _), weight in zip(told, weights, strict=True) if weight >= min(most, 2)]


def story(game: Game, events: Iterable[Iterable[Event]], seats: Collection[int], first: int = 0) -> list[Item]:
    """What these seats (or SPECTATOR) may know of what happened ply by ply, as a story. `first`: the ply of the first of them."""
    told = Story(parts(game))
    for ply, some in enumerate(events, first):
        told.hear((event for event in some if any(event.seen_by(seat) for seat in seats)), ply)
    return told.done()
