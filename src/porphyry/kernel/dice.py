"""Dice: every chance in every game comes from here, one draw at a time.

Three streams behind one face:
- the **fair** stream: draw number n is HMAC-SHA256(seed, domain + n). The seed is secret while the game runs; `promise.py` tells what is
  published first, so that nobody can change a roll afterwards and nobody can foresee one from what is published;
- the **script**: outcomes laid down beforehand, for tests, puzzles and records whose seed is not known;
- the **fast** stream: two small linear generators, for search. A bot never holds the fair one.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from porphyry.kernel.compiler import i64
from porphyry.kernel.errors import BadPosition

DOMAIN: Final = b"porphyry dice 1\x00"
_M1: Final = 2147483563
_M2: Final = 2147483399
_A1: Final = 40014
_A2: Final = 40692

FAIR: Final = 0
FAST: Final = 1
CLOSED: Final = 2


class NoChance(Exception):
    """Something was to be drawn from a closed stream: whoever looks ahead has come to the end of what can be known."""


def commitment(seed: bytes, salt: bytes) -> str:
    """What used to be published before the first roll. It has no lengths, so it binds the bytes but not where the seed begins."""
    return hashlib.sha256(salt + seed).hexdigest()


def seed_bytes(seed: int | str | bytes) -> bytes:
    """A seed as the fair stream wants it; whole numbers and words are welcome.

    >>> seed_bytes(7).hex()
    '37'
    """
    if isinstance(seed, bytes):
        return seed
    return str(seed).encode()


def fair_draw(seed: bytes, counter: int, n: int) -> int:
    """Outcome 0..n-1 of draw number `counter`: what anyone can recompute once the seed is revealed.

    The digest is read as eight 32-bit numbers; one past the last whole multiple of n is thrown away, so every outcome is equally likely.
    """
    limit = (1 << 32) // n * n
    block = 0
    while True:
        message = DOMAIN + counter.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = hmac.digest(seed, message, "sha256")
        for at in range(0, 32, 4):
            value = int.from_bytes(digest[at : at + 4], "big")
            if value < limit:
                return value % n
        block += 1


class Dice:
    """One stream of draws. `counter` counts them; `trace`, if kept, remembers each outcome, `ranges` from what and how many."""

    __slots__ = ("counter", "fast1", "fast2", "mode", "ranges", "script", "seed", "trace")

    def __init__(self, seed: bytes = b"", script: list[int] | None = None) -> None:
        self.mode: int = FAIR
        self.seed: bytes = seed
        self.counter: int = 0
        self.script: list[int] = script if script is not None else []  # outcomes still to come, the next one last
        self.trace: list[int] | None = None
        self.ranges: list[list[int]] | None = None
        self.fast1: i64 = 1  # products of two numbers of 31 bits are too long for the compiler's quick integers
        self.fast2: i64 = 1

    def clone(self) -> Dice:
        """A second stream at the same place; the trace stays with the first."""
        other = Dice(self.seed)
        other.mode = self.mode
        other.counter = self.counter
        if self.script:
            other.script = self.script.copy()
        other.fast1 = self.fast1
        other.fast2 = self.fast2
        return other

    def draw(self, first: int, n: int) -> int:
        """One of the n numbers from `first` on, each equally likely."""
        self.counter += 1
        if self.mode == FAST:
            self.fast1 = self.fast1 * _A1 % _M1
            self.fast2 = self.fast2 * _A2 % _M2
            return first + (self.fast1 - self.fast2) % 2147483562 * n // 2147483562
        if self.mode == CLOSED:
            raise NoChance
        if self.script:
            value = self.script.pop()
            if not first <= value < first + n:
                raise BadPosition([f"scripted outcome {value} does not fit a draw from {first} to {first + n - 1}"])
        else:
            value = first + fair_draw(self.seed, self.counter - 1, n)
        if self.trace is not None:
            self.trace.append(value)
        if self.ranges is not None:
            self.ranges.append([first, n])
        return value

    def aim(self, key: int) -> None:
        """Go on where the fast stream of this key begins (0 to 2**31 - 1)."""
        self.fast1 = (key * 69069 + 362437) % (_M1 - 1) + 1
        self.fast2 = (key * 1664525 + 1013904223) % (_M2 - 1) + 1

    def roll(self, sides: int) -> int:
        """One die: 1 to `sides`."""
        return self.draw(1, sides)

    def below(self, n: int) -> int:
        """One of 0..n-1."""
        return self.draw(0, n)

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place (one draw a place, from the last to the second)."""
        i = len(items) - 1
        while i > 0:
            j = self.draw(0, i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


def fast_dice(seed: int) -> Dice:
    """A fast stream for search, different for every seed."""
    dice = Dice()
    dice.mode = FAST
    dice.aim(seed)
    for _ in range(4):
        dice.draw(0, 2)
    dice.counter = 0
    return dice


def closed_dice() -> Dice:
    """A stream from which nothing can be drawn: see `NoChance`."""
    dice = Dice()
    dice.mode = CLOSED
    return dice


def scripted_dice(outcomes: list[int], seed: bytes = b"") -> Dice:
    """A stream that gives these outcomes (faces of dice, places in a shuffle) first and goes on fairly from the seed."""
    return Dice(seed, outcomes[::-1])
