"""The state: names for the numbers in `State.facts`, and the questions asked of them."""

from __future__ import annotations

from typing import Final

from porphyry.kernel.state import State

from .notation import CARDS

COINS: Final = 2  # each player begins with so many

ROUND: Final = 0  # rounds that are over
LENGTH: Final = 1  # rounds that are played
DECK_AT: Final = 2  # cards that have been drawn
SPARE: Final = 3
POINTS: Final = 8  # four numbers each: one for every seat
PURSE: Final = 12
CHEST: Final = 16
BID: Final = 20  # a card, or NO_BID
PROTESTS: Final = 24  # 1: has protested in this game
PLACE: Final = 28  # of each card: IN_DECK, a seat whose hand it is in, or USED
DECK: Final = 40  # the cards in the order of drawing
SIZE: Final = 52

NO_BID: Final = -1
IN_DECK: Final = -1
USED: Final = 9


def bids(s: State) -> list[int]:
    """The card that each seat has bid, or NO_BID."""
    return s.facts[BID : BID + s.seats]


def places(s: State) -> list[int]:
    """Where every card is."""
    return s.facts[PLACE : PLACE + CARDS]


def hand(s: State, seat: int) -> list[int]:
    """The cards in a hand."""
    return [card for card, place in enumerate(places(s)) if place == seat]
