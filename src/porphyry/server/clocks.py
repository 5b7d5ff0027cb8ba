"""Clocks: whose time runs, and when the next runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from porphyry.server.veil import PASSED

if TYPE_CHECKING:
    from porphyry.server.entries import Entry
    from porphyry.server.live import LiveTable


def start_clocks(live: LiveTable, now: int) -> None:
    """All banks full; those who must decide have their clocks running."""
    if live.pace.kind != "none":
        live.clocks = [[live.pace.bank_s * 1000, None] for _ in live.seats]
    run_clocks(live, None, now)


def run_clocks(live: LiveTable, entry: Entry | None, now: int) -> None:
    """Stop the clocks of those who have decided, start those of whoever must."""
    if not live.clocks:
        return
    asked = set(live.deciders())
    for seat, clock in enumerate(live.clocks):
        bank, since = clock
        assert bank is not None
        acted = entry is not None and entry.kind == "play" and entry.seat == seat and entry.by != "order"
        if since is not None and (acted or seat not in asked or not live.seats[seat].human):
            bank = max(0, bank - max(0, now - since))
            if acted and entry is not None and entry.hidden != PASSED:
                more = bank + live.pace.increment_s * 1000
                bank = max(bank, min(more, live.pace.cap_s * 1000)) if live.pace.cap_s else more
            since = None
        if since is None and seat in asked and live.seats[seat].human:
            since = max(now, live.veil.overdue_at(seat)) if live.veils else now
        live.clocks[seat] = [bank, since]


def deadline(live: LiveTable) -> int | None:
    """When the next clock runs out."""
    ends = [since + bank for bank, since in live.clocks if since is not None and bank is not None]
    late = live.veil.late_at()
    ends += [late] if late is not None else []
    return min(ends) if ends and live.status == "playing" else None
