"""Sums: what a number on the table is made of, line by line, from the code that computes it.

`{"about": "sum", "of": ...}` asks a game for it; what may stand for `of`, and what else it names, the game says (`Game.sum`).
A line adds something, or says something that adds nothing. The lines of a sum always add up to its total.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State

ABOUT: Final = "sum"


class Sum:
    """A number that is being explained. Texts are keys of the game (`Game.sums`), their parameters words of its vocabularies."""

    def __init__(self, text: str, **params: object) -> None:
        self.text = text
        self.params = params
        self.lines: list[dict[str, Any]] = []

    def add(self, text: str, value: int, by: str = "", /, **params: object) -> None:
        """A part of the number, with the rule it comes from. Zero is not told."""
        if value:
            self.lines.append({"text": text, "value": value, "rule": by, "params": params})

    def note(self, text: str, by: str = "", /, **params: object) -> None:
        """Something worth knowing about the number that adds nothing to it."""
        self.lines.append({"text": text, "value": None, "rule": by, "params": params})

    @property
    def total(self) -> int:
        """All lines together."""
        return sum(line["value"] or 0 for line in self.lines)

    def to_data(self) -> dict[str, Any]:
        """As it is sent."""
        return {"text": self.text, "params": self.params, "total": self.total, "lines": self.lines}


def ask(
    game: Game, s: State, viewer: int, question: dict[str, Any], events: Sequence[Sequence[Event]]
) -> dict[str, Any] | None:
    """The answer to `{"about": "sum", ...}`: one sum or several that belong together. `events`: all that happened; none is told that
    the viewer did not see.
    """
    seen = [event for some in events for event in some if event.seen_by(viewer)]
    told = game.sum(s, viewer, question, seen)
    return None if told is None else {"sums": [one.to_data() for one in told]}


def by_reason(
    told: Sum, text: str, now: int, signs: Mapping[str, int], events: Sequence[Event], where: Mapping[str, object]
) -> None:
    """Add everything that made the number what it is now, by the rules that gave or took it; what came before the events has its own line.

    `signs`: the kinds of events that count, +1 or -1; `where`: parameters they must have.
    """
    found: dict[str, int] = {}
    for event in events:
        if event.kind in signs and all(event.params[name] == value for name, value in where.items()):
            amount = event.params["points"] if "points" in event.params else event.params["amount"]
            found[event.rule] = found.get(event.rule, 0) + signs[event.kind] * int(str(amount))
    for rule, amount in found.items():
        told.add(text, amount, rule, rule=rule)
    told.add("sum-before", now - sum(found.values()))


def seat_in(s: State, question: dict[str, Any]) -> int:
    """The player a question is about."""
    seat = question.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.seats:
        raise Unreadable(str(seat)[:20], f"`seat`: 0 to {s.seats - 1}")
    return seat


def word_in(question: dict[str, Any], name: str, words: Sequence[str]) -> int:
    """The place of the word that a question gives under this name."""
    word = question.get(name)
    if not isinstance(word, str) or word not in words:
        raise Unreadable(str(word)[:40], f"`{name}`: a word of the game, such as {words[0]}")
    return words.index(word)
