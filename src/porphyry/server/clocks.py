"""Clocks: whose time runs, and when the next runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from porphyry.server.entries import decode, encode
from porphyry.server.veil import PASSED

if TYPE_CHECKING:
    from collections.abc import Collection

    from porphyry.server.entries import Entry
    from porphyry.server.live import LiveTable


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
    return encode([[one.bank, one.since, one.kept] for one in clocks]).decode()


def read(text: str | None) -> list[Clock]:
    """As they were stored; older servers kept no `kept`."""
    return [Clock(*one) for one in decode(text)] if text else []


def start_clocks(live: LiveTable, now: int) -> None:
    """All banks full; those who must decide have their clocks running."""
    if live.pace.kind != "none":
        live.clocks = [Clock(live.pace.bank_s * 1000) for _ in live.seats]
    run_clocks(live, None, now, ())


def run_clocks(live: LiveTable, entry: Entry | None, now: int, before: Collection[int]) -> None:
    """Stop the clocks of those who have decided, start those of whoever must. `before`: who had to decide before this entry."""
    if not live.clocks:
        return
    asked = set() if live.paused else set(live.deciders())
    for seat, clock in enumerate(live.clocks):
        acted = entry is not None and entry.kind == "play" and entry.seat == seat and entry.by != "order"
        if clock.since is not None and (acted or seat not in asked or not live.seats[seat].human):
            clock.bank = max(0, clock.bank - max(0, now - clock.since))
            if acted and entry is not None and entry.hidden != PASSED:
                more = clock.bank + live.pace.increment_s * 1000
                clock.bank = max(clock.bank, min(more, live.pace.cap_s * 1000)) if live.pace.cap_s else more
            clock.since = None
        if clock.since is None and seat in asked and live.seats[seat].human:
            clock.since = max(now, live.veil.overdue_at(seat)) if live.veils else now
    _keep_banks(live, entry, asked, set(before))


def _keep_banks(live: LiveTable, entry: Entry | None, asked: set[int], before: set[int]) -> None:
    """Nobody sees by a bank who has answered a secret question: until all have, the banks are shown as they were."""
    if not live.someone_hidden() and not live.veil.open:
        for clock in live.clocks:
            clock.kept = None
        return
    same = entry is not None and (bool(entry.hidden) or entry.kind not in ("start", "play", "undo", "rewind"))
    if same and entry is not None and entry.kind == "play":
        same = asked <= before - {entry.seat}
    for clock in live.clocks:
        if not same or clock.kept is None:
            clock.kept = clock.bank


def deadline(live: LiveTable, seats: Collection[int] | None = None) -> int | None:
    """When the next clock runs out (of these seats; None: of all)."""
    if live.status != "playing" or live.paused:
        return None
    ends = [clock.end() for seat, clock in enumerate(live.clocks) if seats is None or seat in seats]
    ends.append(live.veil.late_at(seats))
    return min((end for end in ends if end is not None), default=None)
