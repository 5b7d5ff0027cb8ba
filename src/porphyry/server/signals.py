"""Signals: what happens to the tables in memory, told to those parts of the server that want to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.server.live import LiveTable


class Signals:
    """Who is called, in this order, when a table is opened, has moved on, or leaves memory."""

    def __init__(self) -> None:
        self.opened: list[Callable[[LiveTable], object]] = []
        self.moved_here: list[Callable[[LiveTable], object]] = []
        self.moved: list[Callable[[LiveTable], object]] = []
        self.dropped: list[Callable[[LiveTable], object]] = []

    def table_opened(self, live: LiveTable) -> None:
        """It may be opened in the middle of its story."""
        for heard in self.opened:
            heard(live)

    def table_moved(self, live: LiveTable, *, elsewhere: bool = False) -> None:
        """It has moved on. If it moved in another process, its bots think there."""
        if not elsewhere:
            for heard in self.moved_here:
                heard(live)
        for heard in self.moved:
            heard(live)

    def table_dropped(self, live: LiveTable) -> None:
        """It leaves memory."""
        for heard in self.dropped:
            heard(live)
