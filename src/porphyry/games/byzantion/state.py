"""The facts of a game of Byzantion: where everything lies in `State.facts`, and the small questions and moves every chapter needs.

Sets of cards (deck, hands, play areas) are three words of 48 bits. The deck is a set: a card is drawn from it by the dice at the moment
it is needed, which is the same as a shuffled pile and leaves no hidden order behind. The discard pile keeps its order, because its top
card can be taken.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.tables import (
    CARDS,
    COST,
    DISCOUNTS,
    EFFECTS,
    HERO,
    LEVEL,
    PRODUCTION,
    TYPES_OF,
)
from porphyry.kernel.state import State

NOBODY: Final = -1
NOTHING: Final = -1
HAND_LIMIT: Final = 6  # BZN-PRE-01

# One block for each seat.
RESOURCE: Final = 0  # seven resources, then
NOMISMA: Final = 7
DOXA: Final = 8
DYNAMIS: Final = 9
POSITION: Final = 10  # on the initiative track, or NOBODY
VOTE: Final = 11  # option 0 or 1, or NOTHING
PLACED: Final = 12  # auctoritas placed, chalice pieces included
VOTE_BONUS: Final = 13  # by intrigue cards
CHALICE_PIECES: Final = 14
INTRIGUE_PLAYED: Final = 15
VICTORIES: Final = 16
TOP_VOTES: Final = 17
GIVEN: Final = 18  # eight kinds, as what they stand for
PAID: Final = 26  # nine kinds, as what they are: resources, nomisma, doxa
STEP: Final = 35  # how far the secret contribution is
BID: Final = 36
BID_BONUS: Final = 37
PENDING: Final = 38  # still to answer a question put to several seats
HAND: Final = 39
PLAY: Final = 42
KNOWN: Final = 45  # hand cards that everybody saw being taken
PACKET: Final = 48  # what the draft has put before the seat
MISSIONS_HELD: Final = 51
MISSIONS_DROPPED: Final = 52
SEAT_SIZE: Final = 53

TABLE: Final = 4 * SEAT_SIZE
RING: Final = TABLE
ROUND: Final = TABLE + 1
ROUNDS: Final = TABLE + 2
CHOSEN: Final = TABLE + 3  # the option of this round's event, or NOTHING
FULFILLED: Final = TABLE + 4  # events so far
CANCELLED: Final = TABLE + 5
RESULT: Final = TABLE + 6  # of this round: NOTHING, 0 cancelled, 1 fulfilled
VICTOR: Final = TABLE + 7
LOSER: Final = TABLE + 8
ACTION_CANCELLED: Final = TABLE + 9
PENALTY_CANCELLED: Final = TABLE + 10
MISSIONS_KEPT: Final = TABLE + 11
MISSIONS_FINAL: Final = TABLE + 12
BOXES_LEFT: Final = TABLE + 13
DECK_COUNT: Final = TABLE + 14
DISCARD_COUNT: Final = TABLE + 15
ACTIVE: Final = TABLE + 16  # whose turn it is, or NOBODY
PHASE: Final = TABLE + 17
LAST_ROUND: Final = TABLE + 18  # of age II, when missions are thrown away
SEALS_USED: Final = TABLE + 19  # solo
SEAL_PLACED: Final = TABLE + 20  # solo: this round
REVEALED: Final = TABLE + 21  # solo: bits of events turned up
COST_PAID: Final = TABLE + 22  # solo: the extra cost of this round's event
PROTECTED: Final = TABLE + 23  # solo: bits of spaces of the display
LOST: Final = TABLE + 24  # solo: doxa has fallen to nothing
ORDER: Final = TABLE + 25  # four seats in initiative order, NOBODY at the end
EVENT: Final = TABLE + 29  # nine spaces
BOX: Final = TABLE + 38  # four positions
MARKET: Final = TABLE + 42  # eight spaces
DISPLAY: Final = TABLE + 50  # eight spaces
SPLIT: Final = TABLE + 58  # loot in the first pile, eight kinds
STAND: Final = TABLE + 66  # solo: what each of nine goods stands for in the next unit, or NOTHING
SUPPLY: Final = TABLE + 75  # sixteen units
MAP: Final = TABLE + 91  # territory * 16 + unit
DECK: Final = TABLE + 187
REMOVED: Final = TABLE + 190
MARKED: Final = TABLE + 193
FACE_DOWN: Final = TABLE + 196
ASIDE: Final = TABLE + 199  # cards being looked at
LEADER: Final = TABLE + 202  # card -> the hero in front of its bandon, or itself
PILE: Final = TABLE + 202 + CARDS  # the discard pile, lowest first
FULFILLED_SPACES: Final = TABLE + 202 + 2 * CARDS  # bits of the events that came off
CANCELLED_SPACES: Final = TABLE + 203 + 2 * CARDS
DRAFTED: Final = TABLE + 204 + 2 * CARDS  # seat * 6 + pick: the card kept then, while it stays in the hand
STOOD: Final = TABLE + 228 + 2 * CARDS  # seat * 9 + good: what a piece of it was said to stand for, plus 1
CLOSED_SUBSTITUTES: Final = TABLE + 264 + 2 * CARDS  # options, as the place of the value that was chosen
COINS_COUNT: Final = TABLE + 265 + 2 * CARDS
EMPIRE_ONLY: Final = TABLE + 266 + 2 * CARDS
ENDLESS: Final = TABLE + 267 + 2 * CARDS
FACTS: Final = TABLE + 268 + 2 * CARDS

PHASE_SETUP: Final = 0
PHASE_EVENT: Final = 1
PHASE_ACTION: Final = 2
PHASE_RESOLUTION: Final = 3
PHASE_END: Final = 4
PHASES: Final = ["setup", "event", "action", "resolution", "end"]

WORD: Final[list[int]] = [card // 48 for card in range(CARDS)]
BIT: Final[list[int]] = [1 << card % 48 for card in range(CARDS)]

HERO_WORDS: Final[list[int]] = [0, 0, 0]
PRODUCER_WORDS: Final[list[int]] = [0, 0, 0]  # cards that yield something when they are activated
TYPE_WORDS: Final[list[int]] = [0] * 15  # type * 3 + word
TRIGGER_WORDS: Final[list[int]] = [0] * (3 * len(fx.TRIGGERS))
PASSIVE_WORDS: Final[list[int]] = [0] * 24  # kind of passive * 3 + word


def _words() -> None:
    for card in range(CARDS):
        at, bit = WORD[card], BIT[card]
        if HERO[card]:
            HERO_WORDS[at] |= bit
        if any(PRODUCTION[card]):
            PRODUCER_WORDS[at] |= bit
        for kind in range(5):
            if TYPES_OF[card] >> kind & 1:
                TYPE_WORDS[kind * 3 + at] |= bit
        effects = EFFECTS[card]
        for first in range(0, len(effects), 4):
            if effects[first] == fx.ON:
                TRIGGER_WORDS[effects[first + 1] * 3 + at] |= bit
            if effects[first] <= fx.MODIFY:
                PASSIVE_WORDS[effects[first] * 3 + at] |= bit


_words()


def stock(s: State, seat: int, good: int) -> int:
    """How much of a resource, nomisma, doxa or dynamis the seat holds."""
    return s.facts[seat * SEAT_SIZE + good]


def solo(s: State) -> bool:
    """Is this the solo game?"""
    return s.seats == 1


def next_in_order(s: State, place: int) -> int:
    """The seat at this place of the initiative order, counted round."""
    return s.facts[ORDER + place % s.seats]


def place_in_order(s: State, seat: int) -> int:
    """The place of a seat in the initiative order."""
    for place in range(s.seats):
        if s.facts[ORDER + place] == seat:
            return place
    return 0


def own_turn(s: State, seat: int) -> bool:
    """Is it this seat's turn in the action phase? Then it may discard at any time (BZN-DIS-04)."""
    return s.facts[ACTIVE] == seat and s.facts[PHASE] == PHASE_ACTION


def tie_breaker(s: State) -> int:
    """Who decides ties: the holder of the sceptre, else of the ring."""
    for seat in range(s.seats):
        if s.facts[seat * SEAT_SIZE + POSITION] == fx.SCEPTRE:  # BZN-KEI-06
            return seat
    return s.facts[RING]  # BZN-KEI-07, BZN-RNG-04


def event(s: State) -> int:
    """The event of this round, or NOTHING."""
    return s.facts[EVENT + s.facts[ROUND]]


# Sets of cards.


def has(f: list[int], zone: int, card: int) -> bool:
    """Is the card in this set?"""
    return f[zone + WORD[card]] & BIT[card] != 0


def put(f: list[int], zone: int, card: int) -> None:
    """Add a card to a set."""
    f[zone + WORD[card]] |= BIT[card]


def drop(f: list[int], zone: int, card: int) -> None:
    """Take a card out of a set."""
    f[zone + WORD[card]] &= ~BIT[card]


def size(f: list[int], zone: int) -> int:
    """How many cards a set of a few cards holds."""
    count = 0
    for at in range(zone, zone + 3):
        bits = f[at]
        while bits:  # compiled, a dozen rounds cost less than one call of bit_count
            bits &= bits - 1
            count += 1
    return count


def cards_of(first: int, second: int, third: int) -> list[int]:
    """The cards of three words, in the order of their numbers."""
    result: list[int] = []
    bits = first
    while bits:
        low = bits & -bits
        result.append(low.bit_length() - 1)
        bits ^= low
    bits = second
    while bits:
        low = bits & -bits
        result.append(low.bit_length() + 47)
        bits ^= low
    bits = third
    while bits:
        low = bits & -bits
        result.append(low.bit_length() + 95)
        bits ^= low
    return result


def cards_in(f: list[int], zone: int) -> list[int]:
    """The cards of a set."""
    return cards_of(f[zone], f[zone + 1], f[zone + 2])


def nth_card(f: list[int], zone: int, number: int) -> int:
    """The card at this place of a set."""
    word = 0
    left = number
    while True:
        bits = f[zone + word]
        count = bits.bit_count()
        if left < count:
            break
        left -= count
        word += 1
    while left:
        bits &= bits - 1
        left -= 1
    return (bits & -bits).bit_length() - 1 + 48 * word


def hand_size(s: State, seat: int) -> int:
    """How many cards a seat holds in hand."""
    return size(s.facts, seat * SEAT_SIZE + HAND)


def has_hand(s: State, seat: int) -> bool:
    """Does the seat hold any card?"""
    f = s.facts
    at = seat * SEAT_SIZE + HAND
    return f[at] | f[at + 1] | f[at + 2] != 0


def hand_cards(s: State, seat: int) -> list[int]:
    """The hand of a seat."""
    return cards_in(s.facts, seat * SEAT_SIZE + HAND)


def played_cards(s: State, seat: int) -> list[int]:
    """The play area of a seat."""
    return cards_in(s.facts, seat * SEAT_SIZE + PLAY)


def owner_of(s: State, card: int) -> int:
    """In whose play area a card lies, or NOBODY."""
    for seat in range(s.seats):
        if has(s.facts, seat * SEAT_SIZE + PLAY, card):
            return seat
    return NOBODY


# Heroes.


NO_CARDS: Final[list[int]] = []


def fronts(s: State, seat: int, words: list[int], at: int) -> list[int]:
    """The heroes of three words from `at` on whose passive ability is usable now: face up and not covered."""
    f = s.facts
    zone = seat * SEAT_SIZE + PLAY
    first = f[zone] & words[at] & ~f[FACE_DOWN]  # BZN-CLR-17
    second = f[zone + 1] & words[at + 1] & ~f[FACE_DOWN + 1]
    third = f[zone + 2] & words[at + 2] & ~f[FACE_DOWN + 2]
    if not (first | second | third):
        return NO_CARDS
    return [card for card in cards_of(first, second, third) if f[LEADER + card] == card]  # BZN-BAN-04, BZN-BAN-05


def modified(s: State, seat: int, number: int) -> int:
    """The sum of standing changes of one number by the seat's heroes."""
    total = 0
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.MODIFY * 3):
        effects = EFFECTS[hero]
        for first in range(0, len(effects), 4):
            if effects[first] == fx.MODIFY and effects[first + 1] == number:
                total += effects[first + 2]
    return total


def market_edge(s: State, seat: int) -> int:
    """How much better each trade of the seat is."""
    total = 0
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.MARKET_EDGE * 3):
        total += EFFECTS[hero][1]  # BZN-CLR-09
    return total


def cost_of(s: State, seat: int, card: int) -> int:
    """What the seat pays for a card: printed cost less the discount of the best hero."""
    hero = discounting_hero(s, seat, card)
    cost = COST[card] - (DISCOUNTS[hero][card] if hero != NOTHING else 0)  # BZN-HER-02
    return max(0, cost)


def discounting_hero(s: State, seat: int, card: int) -> int:
    """The hero who makes a card cheapest for a seat, or NOTHING."""
    f = s.facts
    zone = seat * SEAT_SIZE + PLAY
    best = 0
    found = NOTHING
    # BZN-HER-05: a covered hero still gives his discount, a face-down one does not
    for hero in cards_of(
        f[zone] & HERO_WORDS[0] & ~f[FACE_DOWN],
        f[zone + 1] & HERO_WORDS[1] & ~f[FACE_DOWN + 1],
        f[zone + 2] & HERO_WORDS[2] & ~f[FACE_DOWN + 2],
    ):
        discount = DISCOUNTS[hero][card]  # BZN-HER-01, BZN-HER-04
        if discount > best:  # BZN-HER-03: heroes do not add up
            best = discount
            found = hero
    return found


# Bandons.


def members(s: State, seat: int, leader: int) -> list[int]:
    """The cards of a bandon, or the single card, with the hero in front."""
    f = s.facts
    return [card for card in played_cards(s, seat) if f[LEADER + card] == leader]


def units_of_play(s: State, seat: int) -> list[int]:
    """Everything that can be activated as one: single cards and heroes in front of bandons."""
    f = s.facts
    return [card for card in played_cards(s, seat) if f[LEADER + card] == card]


def bandon_types(s: State, seat: int, leader: int) -> int:
    """The types a bandon counts as, or those of a single card, as a bit mask."""
    behind = 0
    count = 0
    for card in members(s, seat, leader):
        if card != leader:
            behind |= TYPES_OF[card]
            count += 1
    return TYPES_OF[leader] & behind if count else TYPES_OF[leader]  # BZN-BAN-03, BZN-BAN-09


def fits_behind(s: State, seat: int, card: int, hero: int) -> bool:
    """Is there a slot behind the hero for one card more?"""
    types = TYPES_OF[hero]
    mine = TYPES_OF[card] & types
    if not mine:
        return False
    only = [0, 0, 0, 0, 0]
    total = 1
    both = mine == types and types.bit_count() == 2
    if not both:
        only[mine.bit_length() - 1] += 1
    for other in members(s, seat, hero):
        if other == hero:
            continue
        total += 1
        theirs = TYPES_OF[other] & types
        if theirs.bit_count() == 1:  # BZN-BAN-02: a card of both types fills a slot of either
            only[theirs.bit_length() - 1] += 1
    room = 0
    for kind in range(5):
        level = LEVEL[hero * 5 + kind]
        room += level
        if only[kind] > level:  # BZN-BAN-01
            return False
    return total <= room


def yields(s: State, seat: int, leader: int) -> list[int]:
    """What one activation of a card or bandon brings: seven resources and nomisma."""
    f = s.facts
    result = [0, 0, 0, 0, 0, 0, 0, 0]
    for card in members(s, seat, leader):
        if not has(f, FACE_DOWN, card):  # BZN-CLR-17
            made = PRODUCTION[card]
            for good in range(8):
                result[good] += made[good]
    return result


def units_on_map(s: State, unit: int) -> int:
    """How many of a unit stand on the map."""
    total = 0
    for at in range(MAP + unit, MAP + 96, 16):
        total += s.facts[at]
    return total
