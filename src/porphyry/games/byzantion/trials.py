"""Trial events: the secret bids after a fulfilled trial, and their ranking (BZN-TRI, BZN-KEI-04)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
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
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
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
            emit(s, events.CHALICE_FILLED, "BZN-KEI-04", ALL, (seat, 2))
        f[base + BID] = 0
        f[base + BID_BONUS] = 0
        f[base + PENDING] = 1 if most_to_bid(s, seat) else 0
    if bidding(s):
        frames.BID.begin(s)


def bidding(s: State) -> list[int]:
    """The seats that still have to bid."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + PENDING]]


class Bid(Question):
    """Everybody who has anything to bid with bids in secret, nothing or more (BZN-TRI-03)."""

    def __init__(self) -> None:
        super().__init__(frames.BID, "BZN-TRI-03", "bid", secret=True)

    def deciders(self, s: State) -> list[int]:
        return bidding(s)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if arg_a(code) <= most_to_bid(s, seat) else "BZN-TRI-03 too-little-in-stock"

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(notation.BID, amount) for amount in range(most_to_bid(s, seat) + 1)]

    def play(self, s: State, seat: int, code: int) -> None:
        s.facts[seat * SEAT_SIZE + BID] = arg_a(code)
        emit(s, events.BID_HELD, "BZN-TRI-03", 1 << seat, (seat, arg_a(code)))
        s.facts[seat * SEAT_SIZE + PENDING] = 0
        if not bidding(s):
            pop(s)


def reveal_bids(s: State) -> None:
    """All hands open; bids are spent, chalice pieces first, and bring no doxa by the piece (BZN-TRI-06)."""
    f = s.facts
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        own = f[base + BID] - f[base + CHALICE_PIECES]
        f[base + CHALICE_PIECES] = 0
        if own > 0:
            pay_good(s, seat, EVENT_TRIAL[event(s)], own, "BZN-TRI-06")
        emit(s, events.BID_REVEALED, "BZN-TRI-03", ALL, (seat, f[base + BID]))
        if f[base + BID]:
            tell_heroes(s, seat, fx.MODIFY_TRIAL_BID, "BZN-TRI-04")


def strength(s: State, seat: int) -> int:
    """What a bid counts: nothing stays nothing."""
    base = seat * SEAT_SIZE
    if not s.facts[base + BID]:
        return 0
    return s.facts[base + BID] + s.facts[base + BID_BONUS] + modified(s, seat, fx.MODIFY_TRIAL_BID)


# Ranking


class Ranking(Work):
    """Place after place, as long as anybody's bid counts."""

    def __init__(self) -> None:
        super().__init__(frames.RANKING)

    def step(self, s: State) -> None:
        tied = strongest(s, field(s, frames.RANKING.placed))
        if not tied:
            end_trial(s)
        elif tied.bit_count() > 1:
            frames.RANK_BIDS.begin(s, tie_breaker(s), field(s, frames.RANKING.place), tied)  # BZN-TRI-05
        else:
            give_place(s, tied.bit_length() - 1)


def strongest(s: State, placed: int) -> int:
    """Of the seats without a place those whose bid counts most, as a mask; a bid of nothing receives nothing (BZN-TRI-04)."""
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
    return tied


def end_trial(s: State) -> None:
    """All places are given."""
    pop(s)
    for seat in range(s.seats):
        s.facts[seat * SEAT_SIZE + BID] = 0
        s.facts[seat * SEAT_SIZE + BID_BONUS] = 0
    emit(s, events.TRIAL_ENDED, "BZN-TRI-04", ALL, (event(s),))


def give_place(s: State, seat: int) -> None:
    """This seat takes the next place."""
    place = field(s, frames.RANKING.place)
    set_field(s, frames.RANKING.place, place + 1)
    set_field(s, frames.RANKING.placed, field(s, frames.RANKING.placed) | 1 << seat)
    emit(s, events.TRIAL_PLACED, "BZN-TRI-04", ALL, (seat, place + 1))
    add_doxa(s, seat, EVENT_PLACES[event(s)][place], "BZN-TRI-04")


class RankBids(Question):
    """Equal bids: whoever breaks ties says who takes the next place (BZN-TRI-05)."""

    def __init__(self) -> None:
        super().__init__(frames.RANK_BIDS, "BZN-TRI-05", "name", params="place:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if field(s, frames.RANK_BIDS.tied) >> arg_a(code) & 1 else "BZN-TRI-05 not-tied"

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        give_place(s, arg_a(code))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"place": field(s, frames.RANK_BIDS.place) + 1}
