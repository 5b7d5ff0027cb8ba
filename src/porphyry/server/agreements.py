"""Agreements: what the players have agreed among themselves, as the entries tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from porphyry.server.entries import Entry


class Proposal(Struct):
    """What somebody has proposed to everybody, and who has agreed."""

    seat: int
    what: str
    agreed: list[int]


class UndoAsked(Struct):
    """A request to go back, and who has agreed."""

    seat: int
    to: int
    agreed: list[int]


class Agreements:
    """The agreements of one table."""

    def __init__(self) -> None:
        self.undo_asked: UndoAsked | None = None
        self.proposal: Proposal | None = None
        self.given_up: list[int] = []
        """Seats, in the order in which they gave up."""
        self.paused = False

    def keep(self, entry: Entry) -> None:
        """Note what an entry settles."""
        kind, seat = entry.kind, entry.seat
        if kind == "play":
            self.undo_asked = None
            return
        if kind in ("undo", "rewind", "refuse-undo"):
            self.undo_asked = None
        elif kind == "ask-undo" and seat is not None:
            self.undo_asked = UndoAsked(seat, int(entry.line), [seat])
        elif kind == "agree-undo" and seat is not None and self.undo_asked is not None:
            self.undo_asked.agreed.append(seat)
        elif kind in ("concede", "forfeit") and seat is not None and entry.line:
            self.given_up.append(seat)
        elif kind.startswith("propose-") and seat is not None:
            self.proposal = Proposal(seat, entry.line, [seat])
        elif kind == "agree" and seat is not None and self.proposal is not None:
            agreed = dict.fromkeys([*self.proposal.agreed, seat])
            self.proposal = Proposal(self.proposal.seat, self.proposal.what, list(agreed))
        elif kind in ("object", "end", "pause"):
            self.proposal = None
        if kind in ("pause", "resume"):
            self.paused = kind == "pause"
