"""Before the first round: missions dealt and thrown away, the draft (BZN-MIS, BZN-DRF, BZN-SOL-11)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import events, frames, notation
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
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
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
            emit(s, events.MISSION_DEALT, "BZN-MIS-02", 1 << seat, (seat, numbers[at]))
            at += 1
        emit(s, events.MISSIONS_DEALT, "BZN-MIS-02", ALL, (seat, count))


class ThrowMission(Question):
    """Missions that are too many leave the game unseen (BZN-MIS-02, BZN-MIS-03)."""

    def __init__(self) -> None:
        super().__init__(frames.THROW_MISSION, "BZN-MIS-02", "throw", secret=True, params="count:int")

    def deciders(self, s: State) -> list[int]:
        return throwing(s, field(s, frames.THROW_MISSION.kept))

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if s.facts[seat * SEAT_SIZE + MISSIONS_HELD] >> arg_a(code) & 1 else "BZN-MIS-02 not-yours"

    def play(self, s: State, seat: int, code: int) -> None:
        mission = arg_a(code)
        s.facts[seat * SEAT_SIZE + MISSIONS_HELD] ^= 1 << mission
        s.facts[seat * SEAT_SIZE + MISSIONS_DROPPED] |= 1 << mission
        emit(s, events.MISSION_THROWN, "BZN-MIS-02", 1 << seat, (seat, mission))
        emit(s, events.MISSION_THROWN_UNSEEN, "BZN-MIS-03", ALL, (seat,))
        if not self.deciders(s):
            pop(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"count": s.facts[seat * SEAT_SIZE + MISSIONS_HELD].bit_count() - field(s, frames.THROW_MISSION.kept)}


def throwing(s: State, kept: int) -> list[int]:
    """The seats with more missions than they keep."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + MISSIONS_HELD].bit_count() > kept]


def throw_missions(s: State, kept: int) -> None:
    """Everybody keeps this many."""
    if throwing(s, kept):
        frames.THROW_MISSION.begin(s, kept)


# The draft


def deal_packets(s: State) -> None:
    """Nine cards before each player (BZN-DRF-01)."""
    for seat in range(s.seats):
        for _ in range(DEALT):
            card = from_deck(s)
            put(s.facts, seat * SEAT_SIZE + PACKET, card)
            emit(s, events.CARD_DRAWN, "BZN-DRF-01", 1 << seat, (seat, card))
        emit(s, events.PACKET_DEALT, "BZN-DRF-01", ALL, (seat, DEALT))
        s.facts[seat * SEAT_SIZE + PENDING] = 1


def drafting(s: State) -> list[int]:
    """The seats that still have to keep a card."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + PENDING]]


class DraftCard(Question):
    """Everybody keeps a card of the packet before them (BZN-DRF-02)."""

    def __init__(self) -> None:
        super().__init__(frames.DRAFT_CARD, "BZN-DRF-02", "keep", secret=True)

    def deciders(self, s: State) -> list[int]:
        return drafting(s)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if has(s.facts, seat * SEAT_SIZE + PACKET, arg_a(code)) else "BZN-DRF-02 not-before-you"

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(notation.KEEP, card) for card in cards_in(s.facts, seat * SEAT_SIZE + PACKET)]

    def play(self, s: State, seat: int, code: int) -> None:
        f = s.facts
        card = arg_a(code)
        drop(f, seat * SEAT_SIZE + PACKET, card)
        put(f, seat * SEAT_SIZE + HAND, card)  # BZN-DRF-05
        f[DRAFTED + seat * KEPT + field(s, frames.DRAFT_CARD.picks)] = card
        f[seat * SEAT_SIZE + PENDING] = 0
        emit(s, events.CARD_DRAFTED, "BZN-DRF-02", 1 << seat, (seat, card))
        emit(s, events.CARD_KEPT, "BZN-DRF-02", ALL, (seat,))
        if not drafting(s):
            end_pick(s)


def end_pick(s: State) -> None:
    """All have kept a card: the rest is passed on, or, after six, is the discard pile."""
    done = field(s, frames.DRAFT_CARD.picks) + 1
    set_field(s, frames.DRAFT_CARD.picks, done)
    if done == KEPT:
        pop(s)
        discard_packets(s)
        return
    if s.seats > 1:  # BZN-DRF-03
        pass_packets(s)
    for seat in range(s.seats):
        s.facts[seat * SEAT_SIZE + PENDING] = 1


def pass_packets(s: State) -> None:
    """Every packet goes to the next player (BZN-DRF-02: clockwise)."""
    f = s.facts
    packets = [f[seat * SEAT_SIZE + PACKET : seat * SEAT_SIZE + PACKET + 3] for seat in range(s.seats)]
    for seat in range(s.seats):
        to = (seat + 1) % s.seats * SEAT_SIZE + PACKET
        for word in range(3):
            f[to + word] = packets[seat][word]
    emit(s, events.PACKETS_PASSED, "BZN-DRF-02", ALL, ())
    if s.log is not None:
        for seat in range(s.seats):
            cards = cards_in(f, seat * SEAT_SIZE + PACKET)
            emit(s, events.PACKET_RECEIVED, "BZN-DRF-02", 1 << seat, (seat, *cards))


def discard_packets(s: State) -> None:
    """What nobody kept is the discard pile (BZN-DRF-04), without compensation (BZN-DRF-06)."""
    f = s.facts
    rest: list[int] = []
    for seat in range(s.seats):
        zone = seat * SEAT_SIZE + PACKET
        rest.extend(cards_in(f, zone))
        for word in range(3):
            f[zone + word] = 0
    s.dice.shuffle(rest)
    for card in rest:
        lay_on_pile(s, card)
        emit(s, events.CARD_DISCARDED, "BZN-DRF-04", ALL, (NOTHING, card))
