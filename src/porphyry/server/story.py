"""The story of a table: what is shown of it, in which numbers, and when. Where a game veils nothing all is shown as it happens.

`veil.py` tells it where somebody may be asked in secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from porphyry.server.view_cache import ViewCache

if TYPE_CHECKING:
    from collections.abc import Collection

    from msgspec import Raw

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State
    from porphyry.server.entries import Entry, Step
    from porphyry.server.history import History


class Beat(Struct):
    """A piece of the story that is shown at once, when it is due. `still`: the position to show (None: as it is)."""

    due: int
    entry: Entry
    opens: bool  # it opens the step, as an update; else it goes on with it
    n: int
    ply: int
    events: list[Event]
    still: State | None


class Story:
    """Of one table: every step is shown at once, under its own number."""

    by_beats: bool = False
    """Is it told in pieces, each in its time?"""
    clock: int = 0
    """What comes next is shown from then on."""

    def __init__(self, game: Game, history: History) -> None:
        self.history = history
        self._cache = ViewCache(game)

    def reset(self) -> None:
        """Before the first step."""

    @property
    def open(self) -> bool:
        """Is somebody being asked in secret?"""
        return False

    @property
    def held(self) -> bool:
        """Is there more to the story than has been shown?"""
        return False

    @property
    def drawn(self) -> bool:
        """Does the table look to those who are not asked as if nobody were?"""
        return False

    @property
    def quiet_until(self) -> int:
        """Before that, whatever a deed of somebody's met with would tell whether anybody is asked in secret."""
        return 0

    # In which numbers

    def numbers(self, n: int, ply: int) -> tuple[int, int]:
        """What everybody will count once entry `n`, after `ply` plies, has been shown."""
        return n, ply

    @property
    def shown_n(self) -> int:
        """The number of the last update that everybody may know of."""
        return self.history.n

    @property
    def shown_ply(self) -> int:
        """How many plies everybody may know of."""
        return self.history.ply

    @property
    def place(self) -> tuple[int, int]:
        """How far the story has been shown: which step, which beat of it."""
        return self.history.n, 0

    def shown_plies(self, ply: int) -> int:
        """How many of the first `ply` plies everybody may know of."""
        return ply

    def true_ply(self, shown: int) -> int:
        """The ply before the one that follows `shown` plies that everybody knows of."""
        return shown

    def true_step(self, shown: int) -> int:
        """The number of the ply that everybody knows as number `shown`; 0 for the start."""
        return shown

    def just_passed(self) -> bool:
        """Was the last ply a pass that nobody may know of? Taking it back would tell."""
        return False

    # What is shown

    def count(self, entry: Entry, true_ply: int) -> None:
        """A step that is known by its entry alone: all of it was shown long ago."""

    def unfold(self, entry: Entry, events: list[Event]) -> None:
        """What a step adds to the story."""

    def steps(self) -> list[tuple[Step, int, int]]:
        """All steps that have been shown, each with its number and the plies after it."""
        return [(step, step.entry.n, step.entry.ply) for step in self.history.steps]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know now."""
        table = self.history.playing()
        return {
            **table.situation(seat),
            "board": self._cache.board(table, self.history.n, seat),
            "legal": self._cache.options(table, seat),
        }

    def lines(self, seat: int) -> Raw:
        """All that this seat may do now, in lines."""
        return self._cache.lines(self.history.playing(), seat)

    # When

    def reveals(self, _seat: int) -> bool:
        """Has this seat, which is asked, been shown its question?"""
        return True

    def overdue_at(self, _seat: int) -> int:
        """Until then a seat may think about a reaction without anybody noticing."""
        return 0

    def late_at(self, _seats: Collection[int] | None = None) -> int | None:
        """When the next seat (of these; None: of all) passes because it has not answered."""
        return None

    def late(self, _now: int) -> list[int]:
        """The seats that pass now."""
        return []

    def next_at(self, _now: int) -> int | None:
        """When there is something to show or to end."""
        return None

    def take_due(self, _now: int) -> Beat | None:
        """The next beat, if it is to be shown now."""
        return None

    def skip_to(self, place: tuple[int, int]) -> None:
        """So much has been shown here before."""
