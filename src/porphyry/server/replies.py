"""Replies: what was answered to whoever sent an action, so that the same id gets the same answer however often it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.server.schema import Played

if TYPE_CHECKING:
    from porphyry.server.entries import Entry
    from porphyry.server.refusals import Outdated, Refused

KEPT: Final = 64
"""Refusals that are remembered."""


class Replies:
    """Of one table."""

    def __init__(self) -> None:
        self._played: dict[str, tuple[int, int]] = {}  # update and ply by action id
        self._refused: dict[str, Refused | Outdated] = {}

    def reset(self) -> None:
        """The entries are read anew."""
        self._played.clear()

    def note(self, entry: Entry, update: int, ply: int) -> None:
        """An entry has been stored, which everybody knows by these numbers."""
        if entry.action_id is not None:
            self._played[entry.action_id] = (update, ply)

    def refuse(self, key: str, error: Refused | Outdated) -> None:
        """It has been refused; kept without its traceback, which holds the table."""
        self._refused[key] = error.again()
        while len(self._refused) > KEPT:
            del self._refused[next(iter(self._refused))]

    def known(self, key: str) -> Played | None:
        """What was answered; raises what it was refused with; None for an id that is new."""
        played = self._played.get(key)
        if played is not None:
            return Played(id=key.partition(":")[2], update=played[0], ply=played[1])
        if key in self._refused:
            raise self._refused[key].again()
        return None
