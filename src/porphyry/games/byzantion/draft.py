"""Before the first round: missions dealt and thrown away, the draft (BZN-MIS, BZN-DRF, BZN-SOL-11)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.state import (
    DRAFTED,
    HAND,
    MISSIONS_DROPPED,
    MISSIONS_HELD,
    NOTHING,
    PACKET,
    PENDING,
    SEAT_SIZE,
    cards_in,
    drop,
    has,
    put,
)
from porphyry.games.byzantion.stock import from_deck, lay_on_pile
from porphyry.games.byzantion.tables import MISSIONS
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import ALL, State, emit

DEALT: Final = 9
KEPT: Final = 6


def deal_missions(s: State, count: int) -> None:
    """The same number of missions to each player."""
    numbers = list(range(MISSIONS))
    s.dice.shuffle(numbers)
    at = 0
    for seat in range(s.seats):
        for _ in range(count):
            s.facts[seat * SEAT_SIZE + MISSIONS_HELD] |= 1 << numbers[at]
            emit(s, n.MISSION_DEALT, "BZN-MIS-02", 1 << seat, (seat, numbers[at]))
            at += 1
        emit(s, n.MISSIONS_DEALT, "BZN-MIS-02", ALL, (seat, count))


def throwing(s: State) -> list[int]:
    """The seats with too many missions."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + MISSIONS_HELD].bit_count() > field(s, 1)]


def why_not_throw(s: State, seat: int, mission: int) -> str:
    """Does the seat hold this mission?"""
    return "" if s.facts[seat * SEAT_SIZE + MISSIONS_HELD] >> mission & 1 else "BZN-MIS-02 not-yours"


def throw_options(s: State, seat: int) -> list[int]:
    """The missions held."""
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    return [pack(n.THROW, mission) for mission in range(MISSIONS) if held >> mission & 1]


def play_throw(s: State, seat: int, mission: int) -> None:
    """A mission leaves the game unseen (BZN-MIS-03)."""
    s.facts[seat * SEAT_SIZE + MISSIONS_HELD] ^= 1 << mission
    s.facts[seat * SEAT_SIZE + MISSIONS_DROPPED] |= 1 << mission
    emit(s, n.MISSION_THROWN, "BZN-MIS-02", 1 << seat, (seat, mission))
    emit(s, n.MISSION_THROWN_UNSEEN, "BZN-MIS-03", ALL, (seat,))


# The draft: frame rounds of picks done.


def deal_packets(s: State) -> None:
    """Nine cards before each player (BZN-DRF-01)."""
    for seat in range(s.seats):
        for _ in range(DEALT):
            card = from_deck(s)
            put(s.facts, seat * SEAT_SIZE + PACKET, card)
            emit(s, n.CARD_DRAWN, "BZN-DRF-01", 1 << seat, (seat, card))
        emit(s, n.PACKET_DEALT, "BZN-DRF-01", ALL, (seat, DEALT))
        s.facts[seat * SEAT_SIZE + PENDING] = 1


def drafting(s: State) -> list[int]:
    """The seats that still have to keep a card."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + PENDING]]


def why_not_keep(s: State, seat: int, card: int) -> str:
    """Does the card lie before the seat?"""
    return "" if has(s.facts, seat * SEAT_SIZE + PACKET, card) else "BZN-DRF-02 not-before-you"


def keep_options(s: State, seat: int) -> list[int]:
    """The cards before the seat."""
    return [pack(n.KEEP, card) for card in cards_in(s.facts, seat * SEAT_SIZE + PACKET)]


def play_keep(s: State, seat: int, card: int) -> None:
    """Keep one card."""
    f = s.facts
    drop(f, seat * SEAT_SIZE + PACKET, card)
    put(f, seat * SEAT_SIZE + HAND, card)  # BZN-DRF-05
    f[DRAFTED + seat * KEPT + field(s, 1)] = card
    f[seat * SEAT_SIZE + PENDING] = 0
    emit(s, n.CARD_DRAFTED, "BZN-DRF-02", 1 << seat, (seat, card))
    emit(s, n.CARD_KEPT, "BZN-DRF-02", ALL, (seat,))


def step_draft(s: State) -> bool:
    """When all have kept one, pass the rest on; after six, the rest is the discard pile. False while somebody chooses."""
    if drafting(s):
        return False
    f = s.facts
    done = field(s, 1) + 1
    set_field(s, 1, done)
    if done < KEPT:  # BZN-DRF-03
        if s.seats > 1:
            packets = [f[seat * SEAT_SIZE + PACKET : seat * SEAT_SIZE + PACKET + 3] for seat in range(s.seats)]
            for seat in range(s.seats):
                to = (seat + 1) % s.seats * SEAT_SIZE + PACKET  # BZN-DRF-02: clockwise
                for word in range(3):
                    f[to + word] = packets[seat][word]
            emit(s, n.PACKETS_PASSED, "BZN-DRF-02", ALL, ())
            if s.log is not None:
                for seat in range(s.seats):
                    emit(
                        s,
                        n.PACKET_RECEIVED,
                        "BZN-DRF-02",
                        1 << seat,
                        (seat, *cards_in(f, seat * SEAT_SIZE + PACKET)),
                    )
        for seat in range(s.seats):
            f[seat * SEAT_SIZE + PENDING] = 1
        return True
    rest: list[int] = []
    for seat in range(s.seats):
        zone = seat * SEAT_SIZE + PACKET
        rest.extend(cards_in(f, zone))
        for word in range(3):
            f[zone + word] = 0
    s.dice.shuffle(rest)
    for card in rest:
        lay_on_pile(s, card)  # BZN-DRF-04; without compensation (BZN-DRF-06)
        emit(s, n.CARD_DISCARDED, "BZN-DRF-04", ALL, (NOTHING, card))
    pop(s)
    return True
