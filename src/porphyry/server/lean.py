"""Differences: what has changed in a spectator's view since the last one, instead of the whole view again.

A change is a list of `[path, value]`: this value now stands at this path (keys and places, from the outside in); `[path]` alone: the value
is gone. A list that has become longer or shorter is sent whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.server.entries import decode
from porphyry.server.packing import Stream

if TYPE_CHECKING:
    from msgspec import Raw

SAID: Final = "events"
"""What happened is said in the message itself, and stands in the view again."""

Change = list[list[Any]]


def change(old: Any, new: Any) -> Change:
    """The changes that turn the old view into the new one.

    >>> change({"a": [1, 2], "b": 3}, {"a": [1, 5], "c": 4})
    [[['a', 1], 5], [['c'], 4], [['b']]]
    """
    found: Change = []
    _collect(old, new, [], found)
    return found


def _collect(old: Any, new: Any, path: list[str | int], found: Change) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] != value:
                _collect(old[key], value, [*path, key], found)
        found += [[[*path, key]] for key in old if key not in new]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, value in enumerate(new):
            if old[at] != value:
                _collect(old[at], value, [*path, at], found)
    else:
        found.append([path, new])


class Lean:
    """The view last sent to those spectators of a table who want differences."""

    def __init__(self) -> None:
        self.base: dict[str, Any] | None = None
        self._written: Raw | None = None  # what the base was read from
        self.whole = False  # a newcomer was shown something else: everybody gets the whole view next time
        self.stream = Stream()

    def joined(self, view: Raw | None) -> None:
        """Somebody new was sent this view; they have none of what has been packed."""
        self.stream.missed = True
        if view is not self._written:
            before, now = self.base, self._read(view)
            if before is not None and now != before:
                self.whole = True

    def step(self, view: Raw | None) -> Change | None:
        """What to send so that they have this view; None: all of it."""
        before, now = self.base, self._read(view)
        if before is None or now is None or self.whole:
            self.whole = False
            return None
        return change({**before, SAID: []}, {**now, SAID: []})

    def _read(self, view: Raw | None) -> dict[str, Any] | None:
        """Take this view as the new base."""
        self._written, self.base = view, decode(view) if view is not None else None
        return self.base


def wants(table: str, watcher: object) -> bool:
    """Does this spectator want differences?"""
    return table in getattr(watcher, "lean", ())
