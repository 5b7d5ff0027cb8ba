"""Rate limits: a number at once, a number a second after that, for each person and for each address.

A person costs nothing to make, an address does: so an address has one allowance for all who come from it, a few times that of one person.
Kept in memory. Several servers tell each other what is rare; of what is frequent each allows its own share.
"""

from __future__ import annotations

import ipaddress
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from porphyry.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

RULES: Final[dict[str, tuple[float, float, float]]] = {
    # what: (burst, a second, how many times as much an address may do as one person)
    "request": (200, 50, 6),
    "list": (30, 5, 4),
    "login": (10, 0.1, 2),
    "guess": (10, 0.1, 1),  # wrong passwords for one name from one address
    "guest": (20, 0.2, 1),
    "create": (20, 0.5, 3),
    "play": (60, 20, 8),
    "say": (10, 1, 5),
    "ask": (60, 20, 5),  # why not, odds, looking back
    "hint": (5, 0.3, 4),
    "record": (5, 0.2, 3),
    "analyse": (10, 0.02, 3),  # a minute of thought each
    "report": (5, 0.01, 3),
    "mail": (5, 0.001, 2),  # letters with links that somebody asks for
    "message": (200, 60, 8),
}
TOLD: Final = ("login", "guess", "guest", "create", "record", "mail")
"""What the other servers hear of."""
MOST: Final = 20_000


class Caller(NamedTuple):
    """Whose limits count: the person's (a stranger has none) and the address's."""

    person: str
    address: str


class Limits:
    """Buckets that fill up again with time."""

    def __init__(self, *, on: bool = True, tell: Callable[[str, str], None] | None = None) -> None:
        self.on = on
        self._tell = tell
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, at what time

    def take(self, what: str, who: Caller | str) -> None:
        """Count one; raises Refused, and counts nothing, if it is one too many for the person or for the address."""
        if not self.on:
            return
        found = [(key, *self._left(what, key)) for key in _keys(who)]
        for key, left, _ in found:
            if left < 1:
                raise Refused("too-many", "slow down", retry_after=(1 - left) / _rule(what, key)[1])
        if len(self._buckets) > MOST:
            self._tidy()
        for key, left, now in found:
            self._buckets[what, key] = (left - 1, now)
            if self._tell is not None and what in TOLD:
                self._tell(what, key)

    def check(self, what: str, who: Caller | str) -> None:
        """Raises Refused if one more would be too many; counts nothing."""
        for key in _keys(who) if self.on else []:
            left, _ = self._left(what, key)
            if left < 1:
                raise Refused("too-many", "slow down", retry_after=(1 - left) / _rule(what, key)[1])

    def note(self, what: str, key: str) -> None:
        """Another server has counted one."""
        if what in TOLD:
            left, now = self._left(what, key)
            self._buckets[what, key] = (max(0.0, left - 1), now)

    def _left(self, what: str, key: str) -> tuple[float, float]:
        burst, rate = _rule(what, key)
        now = time.monotonic()
        left, at = self._buckets.get((what, key), (burst, now))
        return min(burst, left + (now - at) * rate), now

    def _tidy(self) -> None:
        """Make room: full buckets say nothing; if that is not enough the fullest go first, never those that hold somebody back."""
        share = {place: self._left(*place)[0] / _rule(*place)[0] for place in self._buckets}
        kept = sorted((place for place, full in share.items() if full < 1), key=share.__getitem__)
        self._buckets = {place: self._buckets[place] for place in kept[: MOST // 2]}


def _keys(who: Caller | str) -> tuple[str, ...]:
    if isinstance(who, str):
        return (who,)
    return (who.person or f"stranger {who.address}", f"address {who.address}")


def _rule(what: str, key: str) -> tuple[float, float]:
    burst, rate, share = RULES[what]
    return (burst * share, rate * share) if key.startswith("address ") else (burst, rate)


def address_of(host: str) -> str:
    """What counts as one address: of IPv6 the network that a household is given.

    >>> address_of("192.0.2.7"), address_of("::ffff:192.0.2.7"), address_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host or "?"
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))
