"""Bidding (TES-BID-01, TES-BID-02): all bid a card in secret; the highest card rolls a die for points, equal highest cards roll nothing."""

from __future__ import annotations

from typing import Final

from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Question
from porphyry.kernel.state import ALL, State, emit

from . import frames
from .events import BID_MADE, BIDS_SHOWN
from .notation import VALUES
from .protests import roll
from .sequence import end_round
from .state import BID, NO_BID, PLACE, USED, bids

NOT_IN_HAND: Final = "TES-BID-01 not-in-hand"


class Bid(Question):
    """Every seat bids one card of its hand; nobody sees the bids before all are there."""

    def __init__(self) -> None:
        super().__init__(frames.BID, "TES-BID-01", "bid", secret=True)

    def deciders(self, s: State) -> list[int]:
        return [seat for seat, bid in enumerate(bids(s)) if bid == NO_BID]

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if s.facts[PLACE + arg_a(code)] == seat else NOT_IN_HAND

    def play(self, s: State, seat: int, code: int) -> None:
        s.facts[BID + seat] = arg_a(code)
        emit(s, BID_MADE, "TES-BID-01", ALL, (seat,))
        if NO_BID not in bids(s):
            pop(s)
            compare(s)


def compare(s: State) -> None:
    """The bids are shown; the highest card wins, if there is one."""
    shown = bids(s)
    emit(s, BIDS_SHOWN, "TES-BID-02", ALL, tuple(shown))
    for card in shown:
        s.facts[PLACE + card] = USED
    values = [card % VALUES for card in shown]
    best = max(values)
    if values.count(best) > 1:
        end_round(s)  # TES-BID-02: equal highest cards roll nothing
        return
    frames.CONTEST.begin(s, values.index(best))
    roll(s)
