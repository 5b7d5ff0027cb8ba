"""Trial events: the secret bids after a fulfilled trial, and their ranking (BZN-TRI, BZN-KEI-04)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.state import (
    BID,
    BID_BONUS,
    CHALICE_PIECES,
    PENDING,
    POSITION,
    SEAT_SIZE,
    event,
    modified,
    tie_breaker,
)
from porphyry.games.byzantion.stock import add_doxa, pay_good, tell_heroes
from porphyry.games.byzantion.tables import EVENT_PLACES, EVENT_TRIAL
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import ALL, State, emit


def most_to_bid(s: State, seat: int) -> int:
    """Own pieces of the trial's resource, and those of the chalice."""
    return s.facts[seat * SEAT_SIZE + EVENT_TRIAL[event(s)]] + s.facts[seat * SEAT_SIZE + CHALICE_PIECES]


def open_bids(s: State) -> None:
    """Everybody who has something to bid with is asked; the chalice gives its two pieces."""
    f = s.facts
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        f[base + CHALICE_PIECES] = 2 if f[base + POSITION] == fx.CHALICE else 0  # BZN-KEI-04
        if f[base + CHALICE_PIECES]:
            emit(s, n.CHALICE_FILLED, "BZN-KEI-04", ALL, (seat, 2))
        f[base + BID] = 0
        f[base + BID_BONUS] = 0
        f[base + PENDING] = 1 if most_to_bid(s, seat) else 0


def why_not_bid(s: State, seat: int, amount: int) -> str:
    """Has the seat so much?"""
    return "" if amount <= most_to_bid(s, seat) else "BZN-TRI-03 too-little-in-stock"


def bid_options(s: State, seat: int) -> list[int]:
    """Every amount from nothing on."""
    return [pack(n.BID, amount) for amount in range(most_to_bid(s, seat) + 1)]


def play_bid(s: State, seat: int, amount: int) -> None:
    """Close the hand."""
    s.facts[seat * SEAT_SIZE + BID] = amount
    emit(s, n.BID_HELD, "BZN-TRI-03", 1 << seat, (seat, amount))
    s.facts[seat * SEAT_SIZE + PENDING] = 0


def reveal_bids(s: State) -> None:
    """All hands open; bids are spent, chalice pieces first, and bring no doxa by the piece (BZN-TRI-06)."""
    f = s.facts
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        own = f[base + BID] - f[base + CHALICE_PIECES]
        f[base + CHALICE_PIECES] = 0
        if own > 0:
            pay_good(s, seat, EVENT_TRIAL[event(s)], own, "BZN-TRI-06")
        emit(s, n.BID_REVEALED, "BZN-TRI-03", ALL, (seat, f[base + BID]))
        if f[base + BID]:
            tell_heroes(s, seat, fx.MODIFY_TRIAL_BID, "BZN-TRI-04")


def strength(s: State, seat: int) -> int:
    """What a bid counts: nothing stays nothing."""
    base = seat * SEAT_SIZE
    if not s.facts[base + BID]:
        return 0
    return s.facts[base + BID] + s.facts[base + BID_BONUS] + modified(s, seat, fx.MODIFY_TRIAL_BID)


# Ranking: frame who decides, place, seats placed, seats tied.


def step_rank(s: State) -> bool:
    """Give the next place. False while a tie has to be decided."""
    while True:
        placed = field(s, 3)
        best = 0
        tied = 0
        for seat in range(s.seats):
            if placed >> seat & 1:
                continue
            mine = strength(s, seat)
            if mine > best:
                best = mine
                tied = 1 << seat
            elif mine == best and best:
                tied |= 1 << seat
        if not tied:
            pop(s)  # BZN-TRI-04: a bid of nothing receives nothing
            for seat in range(s.seats):
                s.facts[seat * SEAT_SIZE + BID] = 0
                s.facts[seat * SEAT_SIZE + BID_BONUS] = 0
            emit(s, n.TRIAL_ENDED, "BZN-TRI-04", ALL, (event(s),))
            return True
        if tied.bit_count() > 1:
            set_field(s, 1, tie_breaker(s))
            set_field(s, 4, tied)
            return False  # BZN-TRI-05
        give_place(s, tied.bit_length() - 1)


def give_place(s: State, seat: int) -> None:
    """This seat takes the next place."""
    place = field(s, 2)
    set_field(s, 2, place + 1)
    set_field(s, 3, field(s, 3) | 1 << seat)
    emit(s, n.TRIAL_PLACED, "BZN-TRI-04", ALL, (seat, place + 1))
    add_doxa(s, seat, EVENT_PLACES[event(s)][place], "BZN-TRI-04")


def why_not_rank(s: State, a: int) -> str:
    """Is this seat among the tied?"""
    return "" if field(s, 4) >> a & 1 else "BZN-TRI-05 not-tied"


def rank_options(s: State) -> list[int]:
    """The tied seats."""
    return [pack(n.NAME, seat) for seat in range(s.seats) if field(s, 4) >> seat & 1]
