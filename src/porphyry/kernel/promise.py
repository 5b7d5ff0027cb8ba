"""The promise about the dice: what is published before anybody sits down, and how everybody's own word is mixed in.

docs/dice.md says the same for whoever wants to check a game without this program.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from porphyry.kernel.dice import Dice, commitment

OLD: Final = 1
"""`sha256(salt + seed)`: proves the dice of whoever opens it honestly, but the same bytes can be cut at another place."""
BINDING: Final = 2
"""Every part carries its length, and what the seats contribute is mixed in after the promise."""

PROMISED: Final = b"porphyry promise 2"
MIXED: Final = b"porphyry key 2"
DRAWN: Final = b"porphyry order 2"
CONTRIBUTION_BYTES: Final = 16


def packed(parts: list[bytes]) -> bytes:
    """The parts one after the other, each behind its length in four bytes: it can be taken apart in one way only."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


class Promise:
    """A seed, the salt that hides it, and what the seats contribute, in the order in which they sat before the seats were drawn."""

    def __init__(
        self,
        seed: bytes,
        salt: bytes,
        contributions: list[bytes] | None = None,
        form: int = BINDING,
        published: str = "",
    ) -> None:
        self.seed = seed
        self.salt = salt
        self.contributions: list[bytes] = contributions if contributions is not None else []
        self.form = form
        self.order: list[int] = []  # who sat where before the seats were drawn; empty if they were not
        self._published = published  # as long as the seed is not revealed it is known by this alone

    @property
    def published(self) -> str:
        """What everybody may see before the first roll."""
        if not self._published:
            if self.form == OLD:
                self._published = commitment(self.seed, self.salt)
            else:
                self._published = hashlib.sha256(packed([PROMISED, self.salt, self.seed])).hexdigest()
        return self._published

    def key(self) -> bytes:
        """What the dice are drawn with. Where nobody was asked to contribute it is the seed itself."""
        return self._mixed(MIXED) if self.contributions else self.seed

    def draw_order(self) -> list[int]:
        """The seats drawn by lot: who sits on seat s is the one who sat on seat `order[s]` before."""
        order = list(range(len(self.contributions)))
        Dice(self._mixed(DRAWN)).shuffle(order)
        return order

    def _mixed(self, domain: bytes) -> bytes:
        return hmac.digest(self.seed, packed([domain, *self.contributions]), "sha256")

    def faults(self, revealed: bool = True) -> list[str]:
        """What is wrong with it, in words. As long as the seed is not revealed less can be told."""
        if self.form == OLD:
            return ["the old form of the promise knows no contributions"] if self.contributions or self.order else []
        faults = [
            f"the contribution of seat {seat} has {len(one)} bytes, not {CONTRIBUTION_BYTES} or none"
            for seat, one in enumerate(self.contributions)
            if len(one) not in (0, CONTRIBUTION_BYTES)
        ]
        if revealed and not faults and self.order and self.order != self.draw_order():
            faults.append(f"the seats are {self.order}, drawn are {self.draw_order()}")
        return faults


class Proof:
    """What replaying a record proves about its dice, and what it does not."""

    def __init__(self, promise: Promise, revealed: bool, scripted: int, drawn: int) -> None:
        self.form = promise.form
        self.revealed = revealed  # is the seed known?
        self.scripted = scripted  # outcomes that were laid down beforehand
        self.drawn = drawn  # outcomes in all
        self.contributions = len([one for one in promise.contributions if one])
        self.ordered = bool(promise.order)

    @property
    def fair(self) -> bool:
        """Was every die drawn as the promise binds it?"""
        return self.revealed and not self.scripted and self.form != OLD

    def lines(self) -> list[str]:
        """For people."""
        told = []
        if self.scripted:
            told.append(f"{self.scripted} of {self.drawn} outcomes were laid down beforehand: they are nobody's dice")
        if not self.revealed:
            told.append("the dice are as recorded; the seed is not revealed, so nothing is proved about them")
        elif self.form == OLD:
            told.append(
                "the dice fit the commitment, in its old form: it does not say where the salt ends and the seed begins, "
                "and the seats had no word in it"
            )
        else:
            told.append("the dice fit the commitment, which binds the seed")
            if self.contributions:
                told.append(f"{self.contributions} seats had a word in the dice")
            if self.ordered:
                told.append("the seats were drawn from the same")
        return told
