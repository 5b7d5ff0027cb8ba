"""Rate limits: so many in a burst, so many a second after that, for each address or person.

Kept in memory. Several servers tell each other what is rare; of what is frequent each allows its own share.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from porphyry.server.refusals import No

if TYPE_CHECKING:
    from collections.abc import Callable

RULES: Final[dict[str, tuple[float, float]]] = {
    # what: (burst, a second)
    "request": (200, 50),
    "login": (10, 0.1),
    "guest": (20, 0.2),
    "create": (20, 0.5),
    "play": (60, 20),
    "say": (10, 1),
    "ask": (60, 20),  # why not, odds, looking back
    "hint": (5, 0.3),
    "record": (5, 0.2),
    "message": (200, 60),
}
TOLD: Final = ("login", "guest", "create", "record")
"""What the other servers hear of."""
MOST: Final = 20_000


class Limits:
    """Buckets that fill up again with time."""

    def __init__(self, *, on: bool = True, tell: Callable[[str, str], None] | None = None) -> None:
        self.on = on
        self._tell = tell
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, at what time

    def take(self, what: str, who: str) -> None:
        """Count one; raises No if it is one too many."""
        if not self.on:
            return
        left, now = self._left(what, who)
        if left < 1:
            raise No("too-many", "slow down", retry_after=(1 - left) / RULES[what][1])
        if len(self._buckets) > MOST:
            self._buckets.clear()
        self._buckets[what, who] = (left - 1, now)
        if self._tell is not None and what in TOLD:
            self._tell(what, who)

    def note(self, what: str, who: str) -> None:
        """Another server has counted one."""
        if what in TOLD:
            left, now = self._left(what, who)
            self._buckets[what, who] = (max(0.0, left - 1), now)

    def _left(self, what: str, who: str) -> tuple[float, float]:
        burst, rate = RULES[what]
        now = time.monotonic()
        left, at = self._buckets.get((what, who), (burst, now))
        return min(burst, left + (now - at) * rate), now
