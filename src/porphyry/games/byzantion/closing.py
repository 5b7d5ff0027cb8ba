"""The end-game window: a last intrigue card each, until all pass in a row (BZN-END)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.intrigue import has_use, might_answer, money_at_the_end, pay_and_play, play_intrigue
from porphyry.games.byzantion.state import (
    HAND,
    NOMISMA,
    SEAT_SIZE,
    cost_of,
    hand_cards,
    has,
    next_in_order,
)
from porphyry.games.byzantion.stock import discard
from porphyry.games.byzantion.tables import (
    WINDOWS_MASK,
)
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import State, emit, moment

# The end of the game: frame place in order, passes in a row, seat asked.


def why_not_last(s: State, seat: int, card: int) -> str:
    """May this card be played in the end-game window, discards for its cost included?"""
    if card < 100:
        return "BZN-CRD-10 not-an-intrigue-card"
    if not has(s.facts, seat * SEAT_SIZE + HAND, card):
        return "BZN-ITR-01 not-in-hand"
    if not WINDOWS_MASK[fx.END] >> card - 96 & 1:
        return "BZN-END-01 not-for-the-end"
    if not has_use(s, seat, card, 0):
        return "BZN-ITR-18 without-effect"
    return "" if money_at_the_end(s, seat) >= cost_of(s, seat, card) else "BZN-END-02 too-little-nomisma"


def last_cards(s: State, seat: int) -> list[int]:
    """The cards the seat may play at the end."""
    if not s.facts[seat * SEAT_SIZE + HAND + 2] & WINDOWS_MASK[fx.END]:
        return []
    return [card for card in hand_cards(s, seat) if not why_not_last(s, seat, card)]


def step_last(s: State) -> bool:
    """Find the next seat to ask, in initiative order, until all have passed in a row. False if somebody is asked."""
    if field(s, 2) == 0 and s.log is not None:
        order = [next_in_order(s, field(s, 1) + offset) for offset in range(s.seats)]
        seats = [seat for seat in order if might_answer(s, seat, WINDOWS_MASK[fx.END], 0)]
        if seats:
            moment(s, "BZN-END-06", tuple(seats))
    while field(s, 2) < s.seats:
        seat = next_in_order(s, field(s, 1))
        if last_cards(s, seat):
            set_field(s, 3, seat)
            return False
        set_field(s, 1, field(s, 1) + 1)
        set_field(s, 2, field(s, 2) + 1)
    pop(s)
    return True


def why_not_closing(s: State, seat: int, verb: int, a: int) -> str:
    """Answers in the end-game window."""
    return why_not_last(s, seat, a) if verb == n.INTRIGUE else ""


def closing_options(s: State, seat: int) -> list[int]:
    """Pass, or one card."""
    return [n.DECLINE, *[pack(n.INTRIGUE, card) for card in last_cards(s, seat)]]


def play_closing(s: State, seat: int, verb: int, a: int) -> None:
    """The seat passes or plays one card."""
    set_field(s, 1, field(s, 1) + 1)
    if verb == n.DECLINE:
        set_field(s, 2, field(s, 2) + 1)  # BZN-END-06
        emit(s, n.MOMENT_PASSED, "BZN-ITR-17", 0, ())
        return
    set_field(s, 2, 0)
    pay_and_play(s, seat, a, 0)


def step_raise(s: State) -> bool:
    """Play the named card as soon as it can be paid. False while a card must be discarded for it."""
    seat, card, subject = field(s, 1), field(s, 2), field(s, 3)
    cost = cost_of(s, seat, card)
    if s.facts[seat * SEAT_SIZE + NOMISMA] < cost:
        return False
    pop(s)
    play_intrigue(s, seat, card, cost, subject)
    return True


def why_not_raising(s: State, seat: int, a: int) -> str:
    """May this card be discarded for the one named?"""
    if a == field(s, 2):
        return "BZN-END-03 it-is-the-card-to-play"
    return "" if has(s.facts, seat * SEAT_SIZE + HAND, a) else "BZN-DIS-01 not-in-hand"


def raising_options(s: State, seat: int) -> list[int]:
    """The other hand cards."""
    return [pack(n.DISCARD, card) for card in hand_cards(s, seat) if card != field(s, 2)]


def play_raising(s: State, seat: int, a: int) -> None:
    """Discard one card for its compensation."""
    discard(s, seat, a, "BZN-END-03")
