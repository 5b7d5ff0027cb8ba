"""Gaining, paying, drawing and discarding (BZN-TRM, BZN-DRW-04, BZN-DRW-05, BZN-DIS-02): the small effects every chapter uses."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation, state
from porphyry.games.byzantion.tables import BUNDLE, EFFECTS, SPACES
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
from porphyry.kernel.state import ALL, State, emit

PIECES: Final = 20
"""Of each resource in the box."""


def tell_heroes(s: State, seat: int, number: int, rule: str) -> None:
    """Say which of the seat's heroes change this number, and by how much."""
    for hero in state.fronts(s, seat, state.PASSIVE_WORDS, fx.MODIFY * 3):
        effects = EFFECTS[hero]
        for first in range(0, len(effects), 4):
            if effects[first] == fx.MODIFY and effects[first + 1] == number:
                emit(s, events.HERO_COUNTED, rule, ALL, (seat, hero, effects[first + 2]))


def add_doxa(s: State, seat: int, amount: int, rule: str) -> None:
    """Drive the quadriga on, or back."""
    at = seat * state.SEAT_SIZE + state.DOXA
    f = s.facts
    if amount > 0:
        f[at] += amount
        emit(s, events.DOXA_SCORED, rule, ALL, (seat, amount))
    elif amount < 0:
        lost = min(-amount, f[at])  # BZN-TRM-04: never below nothing
        f[at] -= lost
        if lost:
            emit(s, events.DOXA_LOST, rule, ALL, (seat, lost))
        if s.seats == 1 and not f[at]:
            f[state.LOST] = 1  # BZN-SOL-04, BZN-LST-04


def in_the_box(s: State, good: int) -> int:
    """How many pieces of a resource are neither in a stock nor in the market (BZN-CMP-07)."""
    f = s.facts
    left = PIECES
    for seat in range(s.seats):
        left -= f[seat * state.SEAT_SIZE + good]
    for space in range(SPACES):
        if f[state.MARKET + space] == good:
            left -= 1
    return max(0, left)


def to_choose(s: State, kinds: int) -> int:
    """Which of these kinds of resources may be chosen: those the box still has, or all if it has none of them (BZN-CMP-07)."""
    if s.facts[state.ENDLESS]:
        return kinds
    left = 0
    for good in range(fx.RESOURCES):
        if kinds >> good & 1 and in_the_box(s, good):
            left |= 1 << good
    return left or kinds


def add_good(s: State, seat: int, good: int, amount: int, rule: str) -> None:
    """Give a seat nomisma, or resources as far as the box has them."""
    if amount and good < fx.RESOURCES and not s.facts[state.ENDLESS]:
        amount = min(amount, in_the_box(s, good))  # BZN-CMP-07
    if amount:
        s.facts[seat * state.SEAT_SIZE + good] += amount
        emit(s, events.GOODS_GAINED, rule, ALL, (seat, good, amount))


def pay_good(s: State, seat: int, good: int, amount: int, rule: str) -> None:
    """Take resources or nomisma that the seat has."""
    if amount:
        s.facts[seat * state.SEAT_SIZE + good] -= amount
        emit(s, events.GOODS_PAID, rule, ALL, (seat, good, amount))


def gain(s: State, seat: int, bundle: list[int], times: int, rule: str) -> None:
    """Give a seat a bundle, this many times. Resources of its choice are asked for at once."""
    if not times:
        return
    for good in range(8):
        if bundle[good]:
            add_good(s, seat, good, bundle[good] * times, rule)
    if bundle[fx.DOXA]:
        add_doxa(s, seat, bundle[fx.DOXA] * times, rule)
    if bundle[fx.DYNAMIS]:
        add_dynamis(s, seat, bundle[fx.DYNAMIS] * times, rule)
    if bundle[fx.CARD]:
        for _ in range(bundle[fx.CARD] * times):
            draw_card(s, seat, rule)
    if bundle[fx.ANY]:
        frames.CHOOSE_RESOURCE.begin(s, seat, bundle[fx.ANY] * times, fx.EVERY_RESOURCE)


def add_dynamis(s: State, seat: int, amount: int, rule: str) -> None:
    """Dynamis for this round only."""
    s.facts[seat * state.SEAT_SIZE + state.DYNAMIS] += amount
    emit(s, events.DYNAMIS_GAINED, rule, ALL, (seat, amount))


def trigger(s: State, seat: int, what: int, times: int, rule: str) -> None:
    """Heroes in front whose ability waits for this give their bundle."""
    for hero in state.fronts(s, seat, state.TRIGGER_WORDS, what * 3):  # BZN-BAN-10
        effects = EFFECTS[hero]
        for first in range(0, len(effects), 4):
            if effects[first] == fx.ON and effects[first + 1] == what:
                gain(s, seat, BUNDLE[effects[first + 2]], times, rule)  # BZN-CRD-04


class ChooseResource(Question):
    """A resource of one's choice, of the kinds that are offered (BZN-CRD-08)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_RESOURCE, "BZN-CRD-08", "take", params="count:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        good = arg_a(code)
        kinds = field(s, frames.CHOOSE_RESOURCE.kinds)
        if good >= fx.RESOURCES:
            return "BZN-TRM-03 not-a-resource"
        if not kinds >> good & 1:
            return "BZN-CRD-05 not-required"
        return "" if to_choose(s, kinds) >> good & 1 else "BZN-CMP-07 none-left"

    def play(self, s: State, seat: int, code: int) -> None:
        left = field(s, frames.CHOOSE_RESOURCE.left) - 1
        set_field(s, frames.CHOOSE_RESOURCE.left, left)
        if not left:
            pop(s)
        add_good(s, seat, arg_a(code), 1, "BZN-CRD-08")

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"count": field(s, frames.CHOOSE_RESOURCE.left)}


# The deck, the display and the discard pile.


def from_deck(s: State) -> int:
    """A card from the deck, or NOTHING if there is none left anywhere."""
    f = s.facts
    if not f[state.DECK_COUNT]:
        if not f[state.DISCARD_COUNT]:
            return state.NOTHING
        for at in range(state.PILE, state.PILE + f[state.DISCARD_COUNT]):  # BZN-DRW-05
            state.put(f, state.DECK, f[at])
            f[at] = 0
        f[state.DECK_COUNT] = f[state.DISCARD_COUNT]
        f[state.DISCARD_COUNT] = 0
        emit(s, events.DECK_RESHUFFLED, "BZN-DRW-05", ALL, ())
    card = state.nth_card(f, state.DECK, s.dice.below(f[state.DECK_COUNT]))
    state.drop(f, state.DECK, card)
    f[state.DECK_COUNT] -= 1
    return card


def draw_card(s: State, seat: int, rule: str) -> int:
    """The seat draws a card, which only it sees."""
    card = from_deck(s)
    if card != state.NOTHING:
        state.put(s.facts, seat * state.SEAT_SIZE + state.HAND, card)
        emit(s, events.CARD_DRAWN, rule, 1 << seat, (seat, card))
        emit(s, events.CARD_TAKEN_UNSEEN, rule, ALL, (seat,))
    return card


def fill_display(s: State, space: int, rule: str) -> None:
    """Lay a card of the deck on an empty space of the display."""
    card = from_deck(s)
    s.facts[state.DISPLAY + space] = card
    s.facts[state.PROTECTED] &= ~(1 << space)  # BZN-SOL-22
    if card != state.NOTHING:
        emit(s, events.DISPLAY_FILLED, rule, ALL, (card, space + 1))


def display_space(s: State, card: int) -> int:
    """Where a card lies on the display, or NOTHING."""
    for space in range(8):
        if s.facts[state.DISPLAY + space] == card:
            return space
    return state.NOTHING


def take_from_display(s: State, seat: int, card: int, rule: str) -> None:
    """A card of the display goes to the hand and is replaced at once."""
    space = display_space(s, card)
    state.put(s.facts, seat * state.SEAT_SIZE + state.HAND, card)
    state.put(s.facts, seat * state.SEAT_SIZE + state.KNOWN, card)
    emit(s, events.CARD_TAKEN, rule, ALL, (seat, card))
    fill_display(s, space, "BZN-DRW-04")


def take_from_pile(s: State, seat: int, rule: str) -> None:
    """The top card of the discard pile goes to the hand."""
    f = s.facts
    f[state.DISCARD_COUNT] -= 1
    card = f[state.PILE + f[state.DISCARD_COUNT]]
    f[state.PILE + f[state.DISCARD_COUNT]] = 0
    state.put(f, seat * state.SEAT_SIZE + state.HAND, card)
    state.put(f, seat * state.SEAT_SIZE + state.KNOWN, card)
    emit(s, events.CARD_TAKEN, rule, ALL, (seat, card))


def leave_hand(s: State, seat: int, card: int) -> None:
    """A card is no longer in the hand."""
    state.drop(s.facts, seat * state.SEAT_SIZE + state.HAND, card)
    state.drop(s.facts, seat * state.SEAT_SIZE + state.KNOWN, card)
    for at in range(state.DRAFTED + seat * 6, state.DRAFTED + seat * 6 + 6):
        if s.facts[at] == card:
            s.facts[at] = state.NOTHING


def lay_on_pile(s: State, card: int) -> None:
    """Put a card on top of the discard pile, face up."""
    f = s.facts
    f[state.PILE + f[state.DISCARD_COUNT]] = card  # BZN-SET-10
    f[state.DISCARD_COUNT] += 1


def why_not_discard(s: State, seat: int, card: int) -> str:
    """May the seat discard this hand card now, in its own turn?"""
    if not state.own_turn(s, seat):
        return "BZN-DIS-04 not-your-turn"
    return "" if state.has(s.facts, seat * state.SEAT_SIZE + state.HAND, card) else "BZN-DIS-01 not-in-hand"


def discards(s: State, seat: int) -> list[int]:
    """Every card the seat may discard now: its hand, in its own turn (BZN-DIS-01)."""
    return (
        [pack(notation.DISCARD, card) for card in state.hand_cards(s, seat)] if state.own_turn(s, seat) else []
    )  # BZN-DIS-05


def compensation(s: State, seat: int, good: int) -> int:
    """How much of a good one discarded card brings the seat, by the rule and by its heroes."""
    total = 1 if good == fx.AUCTORITAS else 2 if good == state.NOMISMA else 0  # BZN-DIS-02
    for hero in state.fronts(s, seat, state.TRIGGER_WORDS, fx.ON_DISCARD * 3):
        effects = EFFECTS[hero]
        for first in range(0, len(effects), 4):
            if effects[first] == fx.ON and effects[first + 1] == fx.ON_DISCARD:
                total += BUNDLE[effects[first + 2]][good]
    return total


def within_reach(s: State, seat: int, good: int, kept: int) -> int:
    """How much of a good the seat holds once it has discarded all hand cards but this many, if it may discard now."""
    held = s.facts[seat * state.SEAT_SIZE + good]
    spare = state.hand_size(s, seat) - kept if state.own_turn(s, seat) else 0
    if spare <= 0:
        return held
    more = spare * compensation(s, seat, good)
    if good < fx.RESOURCES and not s.facts[state.ENDLESS]:
        more = min(more, in_the_box(s, good))  # BZN-CMP-07
    return held + more


def discard(s: State, seat: int, card: int, rule: str) -> None:
    """Discard a hand card for 1 auctoritas and 2 nomisma."""
    leave_hand(s, seat, card)
    lay_on_pile(s, card)  # BZN-DIS-03
    emit(s, events.CARD_DISCARDED, rule, ALL, (seat, card))
    add_good(s, seat, fx.AUCTORITAS, 1, rule)  # BZN-DIS-02
    add_good(s, seat, state.NOMISMA, 2, rule)
    trigger(s, seat, fx.ON_DISCARD, 1, rule)
