"""The veil: what those see who are not asked, while others may react in secret. ADR 0006 tells why.

A table's story is cut at its moments (`kernel.state.moment`). Each piece is a beat. At a moment the next beat is held back for a set time,
whether or not anybody was asked; a pass in a veiled window is no step of the story at all. So neither the contents nor the number nor the
time of what is shown depends on what a hand holds. All of it follows from the stored entries, in every process alike.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from porphyry.kernel.event import Event
from porphyry.kernel.state import State
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from collections.abc import Collection

    from porphyry.server.entries import Entry
    from porphyry.server.live import LiveTable

PASSED: Final = 2
"""`Entry.hidden` of a pass in a veiled window: that anybody was asked is a secret."""
FUTURE_MS: Final = 2_000
"""So far ahead another server's clock may be."""
SPARE_MS: Final = 300
"""So much before the time is over who has not answered passes, if the table has agreed on that: what follows must be ready in time."""


class Beat(Struct):
    """A piece of the story that is shown at once, when it is due. `still`: the position to show (None: as it is)."""

    due: int
    entry: Entry
    opens: bool  # it opens the step, as an update; else it goes on with it
    n: int
    ply: int
    events: list[Event]
    still: State | None


class Veil:
    """What a table shows, and when. `n` and `ply` count only what everybody may know of."""

    def __init__(self, live: LiveTable) -> None:
        self._live = weakref.ref(live)  # no cycle: a table that is dropped is freed at once
        self.reset()

    def reset(self) -> None:
        """Before the first step."""
        self.n = self.ply = 0
        self.waiting: list[Beat] = []
        self.parked: list[Entry] = []
        self.entry: Entry | None = None  # the last step of the story
        self.clock = 0  # what comes next is shown from then on
        self.asks: dict[int, int] = {}  # of each asked seat: when its question is shown
        self.moment: tuple[int, list[int]] = (0, [])  # since when, and who might react, of those who take time
        self.shown_n = self.shown_ply = 0
        self.part = 0  # which beat of the step `shown_n` was shown last
        self.still: State | None = None
        self.events: list[Event] = []

    @property
    def live(self) -> LiveTable:
        """The table behind it."""
        live = self._live()
        assert live is not None
        return live

    @property
    def on(self) -> bool:
        """Does this game have anything to veil?"""
        return self.live.veils

    @property
    def open(self) -> bool:
        """Is somebody being asked in secret?"""
        return self.live.status == "playing" and any(self.live.veiled(seat) for seat in self.live.deciders())

    @property
    def held(self) -> bool:
        """Is there more to the story than has been shown?"""
        return bool(self.waiting)

    @property
    def drawn(self) -> bool:
        """Does the table look to those who are not asked as if nobody were?"""
        return self.on and (self.held or self.open)

    @property
    def quiet_until(self) -> int:
        """Before that, whatever a deed of somebody's met with would tell whether anybody is asked in secret."""
        since, takers = self.moment
        window = since + len(takers) * self.live.reaction_ms if self.open else 0
        return max(window, self.waiting[-1].due if self.held else 0)

    def revealed(self, seat: int) -> bool:
        """Is this seat asked, and has it been shown its question?"""
        if seat not in self.live.deciders():
            return False
        return not self.on or (not self.waiting and self.asks.get(seat, 0) <= now_ms())

    # From entries to beats

    def count(self, entry: Entry, true_ply: int) -> None:
        """A step that is known by its entry alone: all of it was shown long ago."""
        if entry.hidden == PASSED:
            return
        self._number(entry, true_ply)
        self.shown_n, self.shown_ply = self.n, self.ply

    def _number(self, entry: Entry, true_ply: int) -> None:
        self.n += 1
        self.entry = entry
        if entry.kind == "play":
            self.ply += len(entry.actions)
        elif entry.kind == "undo":
            line = self.live.line  # the move that is taken back still stands there
            self.ply -= len(line) - self.live.move_start(len(line) - 1)
        elif entry.kind == "rewind":
            self.ply = self.live.shown_plies(true_ply)

    def unfold(self, entry: Entry, events: list[Event], stills: list[State]) -> None:
        """What a step adds to the story."""
        ends = entry.kind == "end" or (entry.kind in ("forfeit", "concede") and not entry.line)
        if ends or entry.kind in ("start", "undo", "rewind"):
            self.waiting, self.parked, self.clock, self.moment = [], [], 0, (entry.at, [])
        elif entry.kind != "play" and (self.open or self.parked):
            self.parked.append(entry)  # told when the window has closed
            return
        if entry.hidden == PASSED:
            due, opens = max(self.clock, entry.at), False
        else:
            self._number(entry, int(entry.line) if entry.kind == "rewind" else 0)
            due, opens = max(entry.at, self.waiting[-1].due if self.waiting else 0), True
        due = min(due, now_ms() + FUTURE_MS)  # it was stored before the machine's clock was set back
        part: list[Event] = []
        at = 0
        cut = True
        for event in events:
            if event.kind != "Moment":
                if event.audience:
                    part.append(event)
                continue
            takers = self._takers(event)
            cut = bool(takers)
            if takers:
                self._add(due, opens, part, stills[at])
                self.moment = (due, takers)
                part, opens = [], False
                due += len(takers) * self.live.reaction_ms
            at += 1
        if not cut:
            self.moment = (due, [])
        is_open = self.open
        if part or opens or not is_open:
            self._add(due, opens, part, stills[-1] if is_open and stills else None)
        self.clock = due
        self._ask()
        if not is_open:
            for parked in self.parked:
                self._number(parked, 0)
                self._add(max(due, min(parked.at, now_ms() + FUTURE_MS)), True, [], None, parked)
            self.parked = []

    def _add(self, due: int, opens: bool, events: list[Event], still: State | None, entry: Entry | None = None) -> None:
        about = entry or self.entry
        assert about is not None
        self.waiting.append(Beat(due, about, opens, self.n, self.ply, events, still))

    def _takers(self, moment: Event) -> list[int]:
        """The people among those who might react. A table with one person at it waits for nobody."""
        seats = self.live.seats
        if not self.live.reaction_ms or len({one.person for one in seats if one.human}) < 2:
            return []
        named = moment.params["seats"]
        assert isinstance(named, list)
        return [seat for seat in named if seats[seat].human]

    def _ask(self) -> None:
        """When each question is shown: in a window one after the other, each with its time, however soon those before have answered."""
        since, takers = self.moment
        self.asks = {}
        for seat in self.live.deciders():
            if not self.live.veiled(seat):
                self.asks[seat] = self.clock
            else:
                self.asks[seat] = since + (takers.index(seat) * self.live.reaction_ms if seat in takers else 0)

    # Time

    def overdue_at(self, seat: int) -> int:
        """Until then a seat may think about a reaction without anybody noticing."""
        extra = self.live.reaction_ms if seat in self.moment[1] and self.live.veiled(seat) else 0
        return self.asks.get(seat, 0) + extra

    def late_at(self, seats: Collection[int] | None = None) -> int | None:
        """When the next seat (of these; None: of all) passes because it has not answered."""
        if self.live.row.late != "pass" or not self.on or not self.open:
            return None
        asked = [seat for seat in self.live.deciders() if seats is None or seat in seats]
        ends = [self.overdue_at(seat) - SPARE_MS for seat in asked if seat in self.moment[1]]
        return min(ends) if ends else None

    def late(self, now: int) -> list[int]:
        """The seats that pass now."""
        at = self.late_at()
        return [seat for seat in self.live.deciders() if self.live.veiled(seat)] if at is not None and at <= now else []

    def next_at(self, now: int) -> int | None:
        """When there is something to show or to end."""
        times = [beat.due for beat in self.waiting[:1]] + [at for at in self.asks.values() if at > now]
        late = self.late_at()
        return min([*times, *([late] if late is not None else [])], default=None)

    # Showing

    def take_due(self, now: int) -> Beat | None:
        """The next beat, if it is to be shown now."""
        if not self.waiting or self.waiting[0].due > now:
            return None
        beat = self.waiting.pop(0)
        self.part = 0 if beat.opens else self.part + 1
        self.shown_n, self.shown_ply, self.still, self.events = beat.n, beat.ply, beat.still, beat.events
        return beat

    @property
    def place(self) -> tuple[int, int]:
        """How far the story has been shown: which step, which beat of it."""
        return self.shown_n, self.part

    def skip_to(self, place: tuple[int, int]) -> None:
        """So much has been shown here before."""
        while self.place < place and self.waiting:
            self.take_due(self.waiting[0].due)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know now: the truth where it is asked, else what has been shown."""
        live = self.live
        table = live.playing()
        who = -1 if seat is None else seat
        events = [event.to_data() for event in self.events if event.seen_by(who)]
        asked = seat is not None and self.revealed(seat)
        if self.still is None or asked or (live.status != "playing" and not self.held):
            view = table.view(seat)
            if not asked:
                view["can_undo"] = view["can_undo"] and not self.drawn
            if live.just_passed():
                view["can_undo"] = False
            if self.held and not asked:  # the very start, or a step that is only being told
                view |= {"asked": [], "legal": [], "can_undo": False, "outcome": None}
            return {**view, "ply": self.shown_ply, "events": events}
        return {
            "game": live.game.name,
            "rules_version": live.game.rules_version,
            "seats": table.seats,
            "options": table.options,
            "ply": self.shown_ply,
            "seat": seat,
            "commitment": table.commitment,
            "board": live.game.view(self.still, who),
            "asked": [],
            "legal": [],
            "can_undo": False,
            "events": events,
            "outcome": None,
        }
