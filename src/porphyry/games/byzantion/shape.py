"""What a position of Byzantion may look like: every key, the words and bounds of every value."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.draft import KEPT
from porphyry.games.byzantion.pending import MOST_PIECES
from porphyry.games.byzantion.tables import (
    BOX_IDS,
    CARD_IDS,
    CARDS,
    EVENT_IDS,
    MISSION_IDS,
    SOLO_IDS,
    TERRITORY_IDS,
    UNIT_IDS,
)
from porphyry.kernel.shapes import Bits, Either, Listing, Maybe, Named, Number, Shape, Table, Word

MOMENTS: Final = ["seals", "votes", "actions", "contributions", "bids", "limit", "end"]
SPACES: Final = 9  # of the board, for events
MOST_MONEY: Final = 999  # more nomisma or doxa than any game ever sees

FLAG: Final = Number(0, 1)
CARD: Final = Word(CARD_IDS, "the id of a card")
CARD_LIST: Final = Listing(CARD, CARDS, once=True)


def player() -> Table:
    """What lies before a seat."""
    count, money = Number(0, MOST_PIECES), Number(0, MOST_MONEY)
    missions = Listing(Word(MISSION_IDS, "the id of a mission"), 6, once=True)
    return Table(
        {
            "resources": Named(fx.GOODS[:7], count, "a resource"),
            "nomisma": money,
            "doxa": money,
            "dynamis": count,
            "vote": Number(st.NOTHING, 1),
            "placed": count,
            "vote_bonus": Number(0, 2 * MOST_PIECES),
            "chalice": Number(0, 2),
            "intrigue_played": count,
            "victories": Number(0, SPACES),
            "top_votes": Number(0, SPACES),
            "step": count,
            "bid": count,
            "bid_bonus": count,
            "still_to_answer": FLAG,
            "hand": CARD_LIST,
            "known": CARD_LIST,
            "packet": CARD_LIST,
            "missions": missions,
            "missions_thrown": missions,
            "position": Maybe(Word(fx.KEIMELIA)),
            "area": Listing(Either(CARD, Listing(CARD, CARDS, 1, once=True)), CARDS),
            "given": Listing(count, 8),
            "paid": Listing(money, 9),
            "drafted": Listing(Maybe(CARD), KEPT),
        }
    )


def position(seats: int, rounds: int) -> Table:
    """The whole table, for this many seats and rounds."""
    solo = seats == 1
    nobody = Number(st.NOBODY, seats - 1)
    count, flag = Number(0, SPACES), FLAG
    pieces = Number(0, MOST_PIECES)
    spaces = Bits((1 << SPACES) - 1)
    units: Shape = Named(UNIT_IDS, pieces, "a unit")
    return Table(
        {
            "ring": Number(0, seats - 1),
            "round": Number(0, rounds - 1),
            "rounds": Number(1, rounds),
            "option": Number(st.NOTHING, 1),
            "fulfilled": count,
            "cancelled": count,
            "fulfilled_spaces": spaces,
            "cancelled_spaces": spaces,
            "result": Number(st.NOTHING, 1),
            "victor": nobody,
            "loser": nobody,
            "action_cancelled": flag,
            "penalty_cancelled": flag,
            "missions_kept": Number(0, 6),
            "missions_final": Number(0, 6),
            "active": nobody,
            "last_round_of_age_two": Number(st.NOTHING, rounds - 1),
            "seals_used": Bits(15),
            "seal_placed": flag,
            "revealed": spaces,
            "cost_paid": flag,
            "protected": Bits(255),
            "lost": flag,
            "order": Listing(nobody, 4),
            "boxes": Listing(Maybe(Word(BOX_IDS, "the id of an ivory box")), 4, once=True),
            "market": Listing(Maybe(Word(fx.GOODS[:7])), 8),
            "display": Listing(Maybe(CARD), 8, once=True),
            "split": Listing(pieces, 8),
            "stand": Listing(Number(st.NOTHING, 8), 9),
            "stood": Listing(Number(0, 9), 36),
            "removed": CARD_LIST,
            "marked": CARD_LIST,
            "face_down": CARD_LIST,
            "aside": CARD_LIST,
            "phase": Word(st.PHASES),
            "events": Listing(Maybe(Word(SOLO_IDS if solo else EVENT_IDS, "the id of an event")), SPACES, once=True),
            "boxes_left": Listing(Word(BOX_IDS, "the id of an ivory box"), len(BOX_IDS), once=True),
            "deck": CARD_LIST,
            "discard": CARD_LIST,
            "map": Named(TERRITORY_IDS, units, "a territory"),
            "players": Listing(player(), seats),
            "moment": Word(MOMENTS),
            "turn": Number(0, seats - 1),
        }
    )
