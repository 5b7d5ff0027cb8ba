"""Clocks: whose time runs, and when the next runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from porphyry.server.entries import PASSED, decode, encode

if TYPE_CHECKING:
    from collections.abc import Collection

    from porphyry.server.agreements import Agreements
    from porphyry.server.entries import Entry, Seat
    from porphyry.server.schema import Pace
    from porphyry.server.story import Story


class Clock(Struct):
    """A seat's time. `kept` is the bank that others see while a secret question is open: as it was when that question came."""

    bank: int
    since: int | None = None
    kept: int | None = None

    @property
    def shown(self) -> int:
        """The bank that others see."""
        return self.bank if self.kept is None else self.kept

    def end(self) -> int | None:
        """When it runs out, if it runs."""
        return None if self.since is None else self.since + self.bank


def written(clocks: list[Clock]) -> str:
    """For the store."""
    return "[]" if not clocks else encode([[one.bank, one.since, one.kept] for one in clocks]).decode()


def read(text: str | None) -> list[Clock]:
    """As they were stored; older servers kept no `kept`."""
    return [Clock(*one) for one in decode(text)] if text else []


class Timed(Protocol):
    """What the clocks must know of a table."""

    seats: list[Seat]
    status: str
    pace: Pace
    agreements: Agreements
    story: Story

    def deciders(self) -> list[int]:
        """The seats that must decide."""

    def someone_hidden(self) -> bool:
        """Is it a secret who is being asked?"""


class Clocks:
    """The clocks of one table: one for each seat, or none."""

    def __init__(self) -> None:
        self.banks: list[Clock] = []

    def start(self, table: Timed, now: int) -> None:
        """All banks full; those who must decide have their clocks running."""
        if table.pace.kind != "none":
            self.banks = [Clock(table.pace.bank_s * 1000) for _ in table.seats]
        self.run(table, None, now, ())

    def run(self, table: Timed, entry: Entry | None, now: int, before: Collection[int]) -> None:
        """Stop the clocks of those who have decided, start those of whoever must. `before`: who had to decide before this entry."""
        if not self.banks:
            return
        asked = set() if table.agreements.paused else set(table.deciders())
        for seat, clock in enumerate(self.banks):
            acted = entry is not None and entry.kind == "play" and entry.seat == seat and entry.by != "order"
            if clock.since is not None and (acted or seat not in asked or not table.seats[seat].human):
                clock.bank = max(0, clock.bank - max(0, now - clock.since))
                if acted and entry is not None and entry.hidden != PASSED:
                    more = clock.bank + table.pace.increment_s * 1000
                    clock.bank = max(clock.bank, min(more, table.pace.cap_s * 1000)) if table.pace.cap_s else more
                clock.since = None
            if clock.since is None and seat in asked and table.seats[seat].human:
                clock.since = max(now, table.story.overdue_at(seat))
        self._keep_banks(table, entry, asked, set(before))

    def _keep_banks(self, table: Timed, entry: Entry | None, asked: set[int], before: set[int]) -> None:
        """Nobody sees by a bank who has answered a secret question: until all have, the banks are shown as they were."""
        if not table.someone_hidden() and not table.story.open:
            for clock in self.banks:
                clock.kept = None
            return
        same = entry is not None and (bool(entry.hidden) or entry.kind not in ("start", "play", "undo", "rewind"))
        if same and entry is not None and entry.kind == "play":
            same = asked <= before - {entry.seat}
        for clock in self.banks:
            if not same or clock.kept is None:
                clock.kept = clock.bank

    def deadline(self, table: Timed, seats: Collection[int] | None = None) -> int | None:
        """When the next clock runs out (of these seats; None: of all)."""
        if table.status != "playing" or table.agreements.paused:
            return None
        if not self.banks:
            return table.story.late_at(seats)
        ends = [clock.end() for seat, clock in enumerate(self.banks) if seats is None or seat in seats]
        ends.append(table.story.late_at(seats))
        return min((end for end in ends if end is not None), default=None)
