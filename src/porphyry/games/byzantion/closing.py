"""The end-game window: a last intrigue card each, until all pass in a row (BZN-END)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
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
from porphyry.games.byzantion.tables import CARD_IDS, WINDOWS_MASK
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State, emit, moment

# The end of the game


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


class LastIntrigues(Work):
    """Seat after seat, in initiative order, until all have passed in a row."""

    def __init__(self) -> None:
        super().__init__(frames.LAST_INTRIGUES)

    def step(self, s: State) -> None:
        place, passes = field(s, frames.LAST_INTRIGUES.place), field(s, frames.LAST_INTRIGUES.passes)
        if passes == 0 and s.log is not None:
            tell_last_moment(s, place)
        while passes < s.seats:
            seat = next_in_order(s, place)
            if last_cards(s, seat):
                set_field(s, frames.LAST_INTRIGUES.place, place)
                set_field(s, frames.LAST_INTRIGUES.passes, passes)
                frames.OFFER_LAST_INTRIGUE.begin(s, seat)
                return
            place += 1
            passes += 1
        pop(s)


def tell_last_moment(s: State, place: int) -> None:
    """Say who might play a card now, from this place on."""
    order = [next_in_order(s, place + offset) for offset in range(s.seats)]
    seats = [seat for seat in order if might_answer(s, seat, WINDOWS_MASK[fx.END], 0)]
    if seats:
        moment(s, "BZN-END-06", tuple(seats))


class OfferLastIntrigue(Question):
    """One intrigue card at the end of the game, or none (BZN-END-06)."""

    def __init__(self) -> None:
        super().__init__(frames.OFFER_LAST_INTRIGUE, "BZN-END-06", "intrigue decline", decline="decline", veiled=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_last(s, seat, arg_a(code)) if verb_of(code) == notation.INTRIGUE else ""

    def legal(self, s: State, seat: int) -> list[int]:
        return [notation.DECLINE, *[pack(notation.INTRIGUE, card) for card in last_cards(s, seat)]]

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        set_field(s, frames.LAST_INTRIGUES.place, field(s, frames.LAST_INTRIGUES.place) + 1)
        if verb_of(code) == notation.DECLINE:
            set_field(s, frames.LAST_INTRIGUES.passes, field(s, frames.LAST_INTRIGUES.passes) + 1)
            emit(s, events.MOMENT_PASSED, "BZN-ITR-17", 0, ())
            return
        set_field(s, frames.LAST_INTRIGUES.passes, 0)
        pay_and_play(s, seat, arg_a(code), 0)


# Paying for it


class Payment(Work):
    """The card that was named is played as soon as it can be paid."""

    def __init__(self) -> None:
        super().__init__(frames.PAYMENT)

    def step(self, s: State) -> None:
        seat, card = field(s, frames.PAYMENT.seat), field(s, frames.PAYMENT.card)
        subject = field(s, frames.PAYMENT.subject)
        cost = cost_of(s, seat, card)
        if s.facts[seat * SEAT_SIZE + NOMISMA] < cost:
            frames.RAISE_MONEY.begin(s, seat, card)
        else:
            pop(s)
            play_intrigue(s, seat, card, cost, subject)


class RaiseMoney(Question):
    """Another hand card is discarded for its compensation (BZN-END-03)."""

    def __init__(self) -> None:
        super().__init__(frames.RAISE_MONEY, "BZN-END-03", "discard", auto=True, params="card")

    def why_not(self, s: State, seat: int, code: int) -> str:
        if arg_a(code) == field(s, frames.RAISE_MONEY.card):
            return "BZN-END-03 it-is-the-card-to-play"
        return "" if has(s.facts, seat * SEAT_SIZE + HAND, arg_a(code)) else "BZN-DIS-01 not-in-hand"

    def legal(self, s: State, seat: int) -> list[int]:
        named = field(s, frames.RAISE_MONEY.card)
        return [pack(notation.DISCARD, card) for card in hand_cards(s, seat) if card != named]

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        discard(s, seat, arg_a(code), "BZN-END-03")

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"card": CARD_IDS[field(s, frames.RAISE_MONEY.card)]}
