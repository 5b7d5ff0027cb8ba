"""What a position of Byzantion may look like: every key, the words and bounds of every value, the fields of every frame."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion import sequence
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.draft import KEPT
from porphyry.games.byzantion.tables import (
    BOX_IDS,
    CARD_IDS,
    CARDS,
    EVENT_IDS,
    MISSION_IDS,
    SOLO_IDS,
    TERRITORIES,
    TERRITORY_IDS,
    UNIT_IDS,
)
from porphyry.kernel.shapes import BOTTOM, Bits, Either, Frames, Listing, Maybe, Named, Number, Shape, Table, Word

MOMENTS: Final = ["seals", "votes", "actions", "contributions", "bids", "limit", "end"]
SPACES: Final = 9  # of the board, for events
MOST_PIECES: Final = 99  # of one resource; amounts of actions are written with two digits
MOST_MONEY: Final = 999  # more nomisma or doxa than any game ever sees
BUNDLES: Final = 4095  # the table of bundles is longer or shorter with the data
MOST_FRAMES: Final = 32

FLAG: Final = Number(0, 1)
CARD: Final = Word(CARD_IDS, "the id of a card")
CARD_LIST: Final = Listing(CARD, CARDS, once=True)


# What arises in the middle of what; effects of cards may come up anywhere.
OF_THE_ROUND: Final = [
    n.F_THROW,
    n.F_DRAFT,
    n.F_SEALS,
    n.F_VOTES,
    n.F_OPTION,
    n.F_TURNS,
    n.F_GIVE,
    n.F_TIED,
    n.F_BID,
    n.F_RANK,
    n.F_HAND_LIMIT,
    n.F_LAST,
    n.F_DECLARE,
]
UPON: Final = {
    n.F_GAME: [BOTTOM],
    n.F_OVER: [BOTTOM],
    **{key: [n.F_GAME] for key in OF_THE_ROUND},
    n.F_TURN: [n.F_TURNS, n.F_PLAY],
    **{key: [n.F_TURN] for key in [n.F_DRAW, n.F_PLAY, n.F_SELL, n.F_BUY, n.F_BUILD]},
    n.F_RAISE: [n.F_LAST],
}


def frames(seats: int) -> Frames:
    """What the fields of every frame may hold, in the order in which notation.py names them."""
    seat, nobody = Number(0, seats - 1), Number(st.NOBODY, seats - 1)
    places, seats_mask = Number(0, seats), Bits((1 << seats) - 1)
    step, count, kind = Number(0, 9), Number(0, MOST_PIECES), Number(0, 3)
    card, territory = Number(0, CARDS - 1), Number(st.NOTHING, TERRITORIES - 1)
    return Frames(
        {
            n.F_GAME: [Number(0, sequence.SOLO_RESULT + 1)],
            n.F_OVER: [],
            n.F_THROW: [Number(0, 6)],
            n.F_DRAFT: [Number(0, KEPT)],
            n.F_SEALS: [places],
            n.F_RESOURCE: [seat, Number(1, MOST_PIECES), Bits(fx.EVERY_RESOURCE)],
            n.F_VOTES: [places, step],
            n.F_WINDOW: [Number(0, len(fx.WINDOWS) - 1), nobody, places, Number(0, CARDS - 1), nobody, seat],
            n.F_INTRIGUE: [Number(100, CARDS - 1), seat, Number(0, CARDS - 1), FLAG],
            n.F_OPTION: [seat],
            n.F_TURNS: [count, FLAG],
            n.F_TURN: [seat, step, Number(0, len(fx.ACTIONS) - 1), FLAG],
            n.F_DRAW: [seat, step, card],
            n.F_PLAY: [seat, step, count, count],
            n.F_ARRANGE: [seat, step],
            n.F_ACTIVATE: [seat, step],
            n.F_SELL: [seat, count, FLAG],
            n.F_BUY: [seat, count],
            n.F_TRADE: [seat, count, FLAG],
            n.F_OFFER: [seat, card],
            n.F_VICTIM: [seat, Number(0, BUNDLES)],
            n.F_PLAY_MORE: [seat, Number(0, 6)],
            n.F_CONVERT: [seat, Number(0, BUNDLES), Number(0, BUNDLES), Number(1, MOST_PIECES)],
            n.F_LOOK: [seat, Number(1, MOST_PIECES)],
            n.F_LOSE: [],
            n.F_GIVE: [],
            n.F_TIED: [seat, seats_mask, FLAG],
            n.F_BID: [],
            n.F_RANK: [seat, places, seats_mask, seats_mask],
            n.F_HAND_LIMIT: [],
            n.F_MOVE: [seat, kind, count, territory],
            n.F_PLACE: [seat, kind, count, territory],
            n.F_TARGET: [
                seat,
                Number(0, len(fx.SCOPES) - 1),
                Either(Number(fx.REMOVE_CARD, fx.REMOVE_CARD), Number(fx.TURN_DOWN, fx.TURN_DOWN)),
            ],
            n.F_SPLIT: [seat, Number(0, BUNDLES), nobody, Number(0, 2), Number(0, 8)],
            n.F_LAST: [count, count, seat],
            n.F_RAISE: [seat, card, card],
            n.F_BUILD: [seat, count, count],
            n.F_BANDON: [seat],
            n.F_ROBES: [seat],
            n.F_INSTANT: [seat, card],
            n.F_SINGLE_TRADE: [seat, FLAG],
            n.F_PICK: [seat, FLAG],
            n.F_DECLARE: [nobody, places, Number(0, BUNDLES)],
        },
        MOST_FRAMES,
        UPON,
    )


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
    """The whole table, for so many seats and rounds."""
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
            "frames": frames(seats),
            "moment": Word(MOMENTS),
            "turn": Number(0, seats - 1),
        }
    )
