"""The room around a table: who follows it, here and through other processes, and what they were last told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from porphyry.server.audience import Audience
from porphyry.server.lean import Lean

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Set as AbstractSet

    from msgspec import Raw


class Room:
    """Of one table."""

    def __init__(self) -> None:
        self.audience = Audience()
        self.elsewhere: dict[str, float] = {}
        """Who looks at it through other processes, and how long that is believed."""
        self.spectated: tuple[object, Raw] | None = None
        """The view of spectators, and of which position it is."""
        self.outline: tuple[object, Raw] | None = None
        """The table as it stands in lists for strangers, and as what it was written."""
        self.lean = Lean()
        self.faces: dict[int, tuple[int, int] | None] = {}
        """Of each seat: the question it has been shown."""
        self.listed: object = None
        """What watchers were last told of seats and status."""
        self.presence_timer: asyncio.TimerHandle | None = None
        self.presence_told = 0.0
        """When who is here was last told."""

    def is_here(self, person: str | None) -> bool:
        """Is this person looking at this table right now, through any process?"""
        if person is None:
            return False
        return self.audience.follows(person) or self.elsewhere.get(person, 0.0) > time.monotonic()

    def online(self) -> AbstractSet[str]:
        """Who is looking at this table right now, through any process."""
        now = time.monotonic()
        return self.audience.people | {person for person, until in self.elsewhere.items() if until > now}
