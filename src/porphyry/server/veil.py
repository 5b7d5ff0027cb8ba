"""The veil: what those see who are not asked, while others may react in secret. ADR 0006 tells why.

A table's story is cut at its moments (`kernel.state.moment`). Each piece is a beat. At a moment the next beat is held back for a set time,
whether or not anybody was asked; a pass in a veiled window is no step of the story at all. So neither the contents nor the number nor the
time of what is shown depends on what a hand holds. All of it follows from the stored entries, in every process alike.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, Final, Protocol

from porphyry.server.entries import PASSED, Step
from porphyry.server.store import now_ms
from porphyry.server.story import Beat, Story

if TYPE_CHECKING:
    from collections.abc import Collection

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State
    from porphyry.server.entries import Entry, Seat
    from porphyry.server.history import History

OPENING: Final = ("start", "play", "undo", "rewind")
"""The kinds of entries after which somebody new may be asked."""
FUTURE_MS: Final = 2_000
"""So far ahead another server's clock may be."""
SPARE_MS: Final = 300
"""So much before the time is over who has not answered passes, if the table has agreed on that: what follows must be ready in time."""


class Veiled(Protocol):
    """What the veil must know of a table."""

    seats: list[Seat]
    status: str
    row: Any
    reaction_ms: int
    game: Game
    history: History

    def deciders(self) -> list[int]:
        """The seats that must decide."""

    def veiled(self, seat: int) -> bool:
        """Is it a secret that anybody is asked what this seat is asked?"""


class Veil(Story):
    """What such a table shows, and when. `n` and `ply` count only what everybody may know of."""

    by_beats = True

    def __init__(self, live: Veiled) -> None:
        super().__init__(live.game, live.history)
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
        self._shown = (0, 0)
        self.part = 0  # which beat of the step `shown_n` was shown last
        self.still: State | None = None
        self.events: list[Event] = []

    @property
    def live(self) -> Veiled:
        """The table behind it."""
        live = self._live()
        assert live is not None
        return live

    def numbers(self, _n: int, _ply: int) -> tuple[int, int]:
        """What everybody will count once this has been shown."""
        return self.n, self.ply

    @property
    def shown_n(self) -> int:
        """The number of the last update that everybody may know of."""
        return self._shown[0]

    @property
    def shown_ply(self) -> int:
        """How many plies everybody may know of."""
        return self._shown[1]

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
        return self.held or self.open

    @property
    def quiet_until(self) -> int:
        """Before that, whatever a deed of somebody's met with would tell whether anybody is asked in secret."""
        since, takers = self.moment
        window = since + len(takers) * self.live.reaction_ms if self.open else 0
        return max(window, self.waiting[-1].due if self.held else 0)

    def reveals(self, seat: int) -> bool:
        """Has this seat, which is asked, been shown its question?"""
        return not self.waiting and self.asks.get(seat, 0) <= now_ms()

    # Plies that everybody knows of

    def shown_plies(self, ply: int) -> int:
        """How many of the first `ply` plies everybody may know of."""
        steps = self.history.steps
        return sum(steps[at].entry.hidden != PASSED for at in self.history.line[:ply])

    def true_ply(self, shown: int) -> int:
        """The ply before the one that follows `shown` plies that everybody knows of."""
        for ply, at in enumerate(self.history.line):
            if self.history.steps[at].entry.hidden != PASSED:
                if shown == 0:
                    return ply
                shown -= 1
        return len(self.history.line)

    def true_step(self, shown: int) -> int:
        """The number of the ply that everybody knows as number `shown`; 0 for the start."""
        if not shown:
            return 0
        for ply, at in enumerate(self.history.line, start=1):
            if self.history.steps[at].entry.hidden != PASSED:
                shown -= 1
                if shown == 0:
                    return ply
        return len(self.history.line)

    def just_passed(self) -> bool:
        """Was the last ply a pass that nobody may know of? Taking it back would tell."""
        line = self.history.line
        return bool(line) and self.history.steps[line[-1]].entry.hidden == PASSED

    # From entries to beats

    def count(self, entry: Entry, true_ply: int) -> None:
        """A step that is known by its entry alone: all of it was shown long ago."""
        if entry.hidden == PASSED:
            return
        self._number(entry, true_ply)
        self._shown = self.n, self.ply

    def _number(self, entry: Entry, true_ply: int) -> None:
        self.n += 1
        self.entry = entry
        if entry.kind == "play":
            self.ply += len(entry.actions)
        elif entry.kind == "undo":
            line = self.history.line  # the move that is taken back still stands there
            self.ply -= len(line) - self.history.move_start(len(line) - 1)
        elif entry.kind == "rewind":
            self.ply = self.shown_plies(true_ply)

    def unfold(self, entry: Entry, events: list[Event]) -> None:
        """What a step adds to the story."""
        stills = self.history.playing().stills if entry.kind == "play" else []
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
        if self.live.row.late != "pass" or not self.open:
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
        self._shown, self.still, self.events = (beat.n, beat.ply), beat.still, beat.events
        return beat

    @property
    def place(self) -> tuple[int, int]:
        """How far the story has been shown: which step, which beat of it."""
        return self.shown_n, self.part

    def skip_to(self, place: tuple[int, int]) -> None:
        """So much has been shown here before."""
        while self.place < place and self.waiting:
            self.take_due(self.waiting[0].due)

    def steps(self) -> list[tuple[Step, int, int]]:
        """All that has been shown. What followed a pass that nobody may know of belongs to the step before it."""
        result: list[tuple[Step, int, int]] = []
        unseen = sum(len(beat.events) for beat in self.waiting if beat.n == self.shown_n)
        steps: list[Step] = []
        plies: list[int] = []  # after each step, as everybody may count them
        moves: list[
            tuple[int, int]
        ] = []  # of each move in force: how many plies it has, and how many of them everybody may know of
        known, length = 0, 0  # the sums of these
        opening = 0  # the last step that could open a window: what follows a pass in it goes on with that one
        parked = {entry.n for entry in self.parked}
        for step in self.history.steps:
            kind, passed = step.entry.kind, step.entry.hidden == PASSED
            if kind == "play":
                count = len(step.entry.actions)
                moves.append((count, 0 if passed else count))
                length, known = length + count, known + moves[-1][1]
            back = length - 1 if kind == "undo" else int(step.entry.line) if kind == "rewind" else length
            while length > back:
                count, shown = moves.pop()
                length, known = length - count, known - shown
            if passed and kind == "play":
                before = steps[opening]
                steps[opening] = Step(before.entry, [*(before.events or []), *(step.events or [])], before.undone)
            elif step.entry.n not in parked:
                if kind in OPENING:
                    opening = len(steps)
                steps.append(step)
                plies.append(known)
        for n, (step, ply) in enumerate(zip(steps[: self.shown_n], plies, strict=False), start=1):
            told = step
            if n == self.shown_n and unseen:
                kept = [event for event in step.events or [] if event.audience]
                told = Step(step.entry, kept[: len(kept) - unseen], step.undone)
            result.append((told, n, ply))
        return result

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know now: the truth where it is asked, else what has been shown."""
        live, table = self.live, self.history.playing()
        who = -1 if seat is None else seat
        events = [event.to_data() for event in self.events if event.seen_by(who)]
        asked = seat is not None and seat in live.deciders() and self.reveals(seat)
        if self.still is None or asked or (live.status != "playing" and not self.held):
            view = table.view(seat)
            if not asked:
                view["can_undo"] = view["can_undo"] and not self.drawn
            if self.just_passed():
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
