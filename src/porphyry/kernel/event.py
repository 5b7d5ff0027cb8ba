"""Events: what happened, with its rule, its parameters and who may see it.

The rules emit raw numbers; this module gives them their names. Logs, animations and translations are made from events alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.kernel.decision import typed
from porphyry.kernel.state import ALL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SEAT: Final = "seat"
"""The type of a parameter that is a player."""


class EventKind:
    """One sort of event: `EventKind("CubesLost", "seat side box count:int", reveals=False)`.

    Parameters are `name` or `name:type`; the type is a vocabulary of the game, `seat`, or `int`.
    The last parameter may be `name:type*`: all numbers from there on, as a list.
    `reveals`: it shows somebody a thing that was hidden, so no undo reaches back over it. `dice`: it tells outcomes of dice.
    `loses`: its `points` are lost, not gained.
    """

    def __init__(
        self, name: str, params: str = "", *, reveals: bool = False, dice: bool = False, loses: bool = False
    ) -> None:
        self.name = name
        self.reveals = reveals
        self.dice = dice
        self.loses = loses
        self.params = typed(params)


class EventKinds:
    """All sorts of events of one game, numbered as they are declared: `CUBES_LOST: Final = EVENTS.add("CubesLost", "seat")`."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(
        self, name: str, params: str = "", *, reveals: bool = False, dice: bool = False, loses: bool = False
    ) -> int:
        """Declare a sort of event; gives its number."""
        if name in [kind.name for kind in self.kinds]:
            raise ValueError(f"the event {name!r} is declared twice")
        self.kinds.append(EventKind(name, params, reveals=reveals, dice=dice, loses=loses))
        return len(self.kinds) - 1


class Event:
    """Something that happened at the table. Plain rather than a dataclass: every action makes some, and compiled this is cheap."""

    __slots__ = ("audience", "kind", "params", "reveals", "rule")

    def __init__(
        self, kind: str, rule: str, params: dict[str, object], audience: int = ALL, reveals: bool = False
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.params: Final = params
        self.audience: Final = audience
        self.reveals: Final = reveals

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        same = self.kind == other.kind and self.rule == other.rule and self.params == other.params
        return same and self.audience == other.audience and self.reveals == other.reveals

    def __hash__(self) -> int:
        return hash((self.kind, self.rule, self.audience))

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.params} by {self.rule}>"

    def seen_by(self, seat: int) -> bool:
        """May this seat (or SPECTATOR) know it?"""
        return self.audience == ALL or (seat >= 0 and bool(self.audience >> seat & 1))

    def to_data(self) -> dict[str, object]:
        """The event as JSON. Its audience is not told."""
        return {"kind": self.kind, "rule": self.rule, "params": self.params}


def named(
    kind: EventKind,
    rule: str,
    audience: int,
    args: tuple[int, ...],
    words: Mapping[str, Sequence[str]],
) -> Event:
    """A raw event with its names: `(3, 12)` becomes `{"seat": 3, "city": "damascus"}`."""
    params: dict[str, object] = {}
    for at, (name, kind_of) in enumerate(kind.params):
        if kind_of.endswith("*"):
            params[name] = [_word(kind_of[:-1], value, words) for value in args[at:]]
        else:
            params[name] = _word(kind_of, args[at], words)
    return Event(kind.name, rule, params, audience, kind.reveals)


def _word(kind: str, value: int, words: Mapping[str, Sequence[str]]) -> object:
    known = words.get(kind)
    if known is None:
        return value
    return known[value] if value >= 0 else None
