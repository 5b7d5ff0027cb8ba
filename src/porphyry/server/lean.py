"""Differences: what has changed in a spectator's view since the one before, instead of the whole view again.

A change is a list of `[path, value]`: at this path (keys and places, from outside in) now stands this value; `[path]` alone: it is gone.
A list that has become longer or shorter is sent whole.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.server.packing import Stream

SAID: Final = "events"
"""What happened is said in the message itself, and stands in the view again."""

Change = list[list[Any]]


def change(old: Any, new: Any) -> Change:
    """What must be done to the old to have the new.

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
    """What the spectators of a table who want differences were sent last."""

    def __init__(self) -> None:
        self.base: dict[str, Any] | None = None
        self.whole = False  # somebody came who was shown something else: all get the whole view next time
        self.stream = Stream()

    def joined(self, view: dict[str, Any] | None) -> None:
        """Somebody was sent this view; they have nothing of what has been packed."""
        self.stream.missed = True
        if self.base is not None and view != self.base:
            self.whole = True
        self.base = view

    def step(self, view: dict[str, Any] | None) -> Change | None:
        """What to send to have this view now; None: all of it."""
        before, self.base = self.base, view
        if before is None or view is None or self.whole:
            self.whole = False
            return None
        return change({**before, SAID: []}, {**view, SAID: []})


def wants(table: str, watcher: object) -> bool:
    """Does this spectator want differences?"""
    return table in getattr(watcher, "lean", ())
