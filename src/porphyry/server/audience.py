"""The audience of a table: who follows it, from which seat, and how many look on. Coming and going costs the same in any crowd."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from collections.abc import Set as AbstractSet

    from porphyry.server.entries import Watcher


class Audience:
    """All who follow one table through this process."""

    def __init__(self) -> None:
        self.watchers: dict[Watcher, int | None] = {}
        """Who is shown everything, from this seat; None for a spectator."""
        self.programs: dict[Watcher, int] = {}
        """Who wants the decisions of a seat only."""
        self.spectators = 0
        self._people: Counter[str] = Counter()  # by how many lines each follows

    def __bool__(self) -> bool:
        return bool(self.watchers or self.programs)

    @property
    def people(self) -> AbstractSet[str]:
        """Those who follow and have a name."""
        return self._people.keys()

    def enter(self, watcher: Watcher, seat: int | None, *, decisions: bool = False) -> None:
        """Follow from now on, and no longer in any other way."""
        self.leave(watcher)
        if decisions and seat is not None:
            self.programs[watcher] = seat
        else:
            self.watchers[watcher] = seat
            self.spectators += seat is None
        if watcher.person is not None:
            self._people[watcher.person.id] += 1

    def leave(self, watcher: Watcher) -> bool:
        """Follow no longer; False if this one did not."""
        if watcher in self.watchers:
            self.spectators -= self.watchers.pop(watcher) is None
        elif watcher in self.programs:
            del self.programs[watcher]
        else:
            return False
        if watcher.person is not None:
            self._people[watcher.person.id] -= 1
            if not self._people[watcher.person.id]:
                del self._people[watcher.person.id]
        return True

    def follows(self, person: str) -> bool:
        """Does this person follow, by any line?"""
        return person in self._people

    def reseat(self, own: Callable[[Watcher, int], int | None]) -> None:
        """The seats have changed: each looks from this one now; a program without a seat has nothing to decide."""
        for watcher, seat in list(self.watchers.items()):
            if seat is not None and (now := own(watcher, seat)) != seat:
                self.enter(watcher, now)
        for program, seat in list(self.programs.items()):
            now = own(program, seat)
            if now is None:
                self.leave(program)
            else:
                self.programs[program] = now
