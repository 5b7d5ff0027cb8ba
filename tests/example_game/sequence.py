"""Sequence of play (TES-END-01): rounds until all are played or somebody has no card; a card is drawn after each."""

from __future__ import annotations

from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Work
from porphyry.kernel.state import ALL, State, emit

from . import frames
from .events import CARD_DRAWN, SOMEONE_DREW
from .notation import CARDS
from .state import BID, DECK, DECK_AT, LENGTH, NO_BID, PLACE, ROUND, hand


class Rounds(Work):
    """Asks for the bids of the next round; with the last round the stack is empty and the game over."""

    def __init__(self) -> None:
        super().__init__(frames.ROUNDS)

    def step(self, s: State) -> None:
        if s.facts[ROUND] == s.facts[LENGTH] or not all(hand(s, seat) for seat in range(s.seats)):
            pop(s)
        else:
            frames.BID.begin(s)


def end_round(s: State) -> None:
    """Bids are taken back, and all draw."""
    s.facts[ROUND] += 1
    for seat in range(s.seats):
        s.facts[BID + seat] = NO_BID
        draw(s, seat)


def draw(s: State, seat: int) -> None:
    """The next card, if there is one. Its owner is told which; the others are told that there was one."""
    if s.facts[DECK_AT] == CARDS:
        return
    card = s.facts[DECK + s.facts[DECK_AT]]
    s.facts[DECK_AT] += 1
    s.facts[PLACE + card] = seat
    emit(s, CARD_DRAWN, "TES-END-01", 1 << seat, (seat, card))
    emit(s, SOMEONE_DREW, "TES-END-01", ALL, (seat,))
