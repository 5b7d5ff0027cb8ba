"""Frames: what can be pending, and the names of its fields."""

from __future__ import annotations

from typing import Final

from porphyry.kernel.frames import Frame, Frames, push
from porphyry.kernel.state import State

FRAMES: Final = Frames()


class BidFrame(Frame):
    """All bid at once; whose bids are there stands in the facts."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "bid", asks=True)

    def begin(self, s: State) -> None:
        push(s, self.number)


class ReactFrame(Frame):
    """A seat may protest against a roll."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "react", asks=True)
        self.seat = self.field("seat")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class PayFrame(Frame):
    """The winner puts coins into the chest."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "pay", asks=True)
        self.seat = self.field("seat")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class RoundFrame(Frame):
    """The rounds of the game; the lowest frame of all."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "rounds")

    def begin(self, s: State) -> None:
        push(s, self.number)


class ContestFrame(Frame):
    """A roll against which the others may protest, in the order of seats."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "contest")
        self.winner = self.field("winner", "seat")
        self.face = self.field("face")
        self.next = self.field("next", "place")  # the seat to be asked next, or one after the last

    def begin(self, s: State, winner: int) -> None:
        push(s, self.number, winner)


BID: Final = BidFrame()
REACT: Final = ReactFrame()
PAY: Final = PayFrame()
ROUNDS: Final = RoundFrame()
CONTEST: Final = ContestFrame()
