"""The ways Porphyry says no.

Four sorts, all `ValueError`: what cannot be read, what is not allowed now, what no board can be, and data that is wrong.
Each knows what was wrong, where, and what would be right.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class PorphyryError(ValueError):
    """The base of every refusal meant for people."""


class Unreadable(PorphyryError):
    """The text cannot be read as an action, a name or a record."""

    def __init__(self, text: str, expected: str, nearest: str | None = None) -> None:
        self.text = text
        self.expected = expected
        self.nearest = nearest
        hint = f"; did you mean {nearest!r}?" if nearest else ""
        super().__init__(f"cannot read {text!r}: expected {expected}{hint}")


class Illegal(PorphyryError):
    """The rules do not allow this now; the state is untouched.

    `rule` is the id of the rule that forbids it, `reason` a key into the texts, `params` what the text needs.
    """

    def __init__(self, rule: str, reason: str, action: str = "", params: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.action = action
        self.params: dict[str, object] = dict(params or {})
        super().__init__(f"{action or 'this'} is not allowed: {reason.replace('-', ' ')} ({rule})")

    def to_data(self) -> dict[str, object]:
        """The refusal as plain JSON, for the wire."""
        return {"rule": self.rule, "reason": self.reason, "action": self.action, "params": self.params}


class Ambiguous(PorphyryError):
    """Several seats could mean this action; say `seat=`."""

    def __init__(self, text: str, seats: Sequence[int]) -> None:
        self.seats = list(seats)
        super().__init__(f"{text!r} could be played by seats {', '.join(map(str, seats))}: say which with seat=")


class NothingToUndo(PorphyryError):
    """The last step rolled a die, showed something or was another seat's. `reason` is a key: `nothing`, `other` or `dice`."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        self.why = {
            "nothing": "nothing has been played",
            "other": "the last action was another seat's",
            "dice": "the last action rolled dice or showed something hidden",
        }[reason]
        super().__init__(f"nothing to undo: {self.why}")


class Faulty(PorphyryError):
    """Several faults found at once, each in words."""

    subject = "data"

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = list(faults)
        count = len(self.faults)
        lines = "".join(f"\n  - {fault}" for fault in self.faults)
        super().__init__(f"{self.subject}: {count} fault{'' if count == 1 else 's'}{lines}")


class BadPosition(Faulty):
    """A position no game can have; every fault is listed."""

    subject = "bad position"


class BadData(Faulty):
    """A data file that does not fit its schema; every fault with file and row."""

    subject = "bad data"


class BadRecord(Faulty):
    """A record that does not replay; says the first ply that differs."""

    subject = "bad record"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word closest in spelling, if one is close enough to offer.

    >>> nearest("damscus", ["damascus", "dvin"])
    'damascus'
    """
    found = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return found[0] if found else None
