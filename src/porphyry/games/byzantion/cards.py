"""Playing cards and their instant abilities (BZN-CRD, BZN-PLY, BZN-HER, BZN-CLR-03, -07, -10, -18 to -20)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
from porphyry.games.byzantion.intrigue import (
    open_window,
    play_intrigue,
    playable,
    turn_windows,
    why_not_intrigue,
    why_not_open,
)
from porphyry.games.byzantion.state import (
    ASIDE,
    DISPLAY,
    EMPIRE_ONLY,
    HAND,
    LEADER,
    NOMISMA,
    NOTHING,
    PASSIVE_WORDS,
    PLAY,
    SEAT_SIZE,
    cards_in,
    cost_of,
    drop,
    fronts,
    hand_cards,
    has,
    put,
)
from porphyry.games.byzantion.stock import (
    add_good,
    discard,
    discards,
    display_space,
    from_deck,
    gain,
    lay_on_pile,
    leave_hand,
    pay_good,
    take_from_display,
    trigger,
    why_not_discard,
    within_reach,
)
from porphyry.games.byzantion.tables import BUNDLE, EFFECTS, EMPIRE_CARDS, HERO, TYPES_OF
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit


def play_card(s: State, seat: int, card: int, cost: int, rule: str) -> None:
    """A card goes into the play area: its cost, the abilities it sets off, its own instant."""
    f = s.facts
    pay_good(s, seat, NOMISMA, cost, rule)
    emit(s, events.CARD_PLAYED, rule, ALL, (seat, card, cost))
    open_window(s, fx.ANY_TIME, seat, 0)  # BZN-ITR-15: asked when all that follows is resolved
    types = TYPES_OF[card]
    leads_on = not HERO[card] and EFFECTS[card][0] == fx.PLAY_MORE
    if leads_on:
        # BZN-CLR-08: heroes come before any other card, also before one that this card plays
        frames.INSTANT.begin(s, seat, card)
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.ACTIVATE_ON_PLAY * 3):
        if types >> EFFECTS[hero][1] & 1:
            frames.CHOOSE_ACTIVATION.begin(s, seat, frames.MARKING)  # BZN-CLR-10
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.TRADE_ON_PLAY * 3):
        if types >> EFFECTS[hero][1] & 1:
            frames.TRADE_RESOURCE.begin(s, seat, 1)  # BZN-CLR-08, BZN-LST-07
    if not HERO[card] and not leads_on:
        frames.INSTANT.begin(s, seat, card)  # BZN-CRD-05, BZN-PLY-02
    for kind in range(5):
        if types >> kind & 1:
            trigger(s, seat, fx.ON_PLAY + kind, 1, "BZN-CRD-04")
    if HERO[card]:
        trigger(s, seat, fx.ON_PLAY_HERO, 1, "BZN-CRD-04")
    put(f, seat * SEAT_SIZE + PLAY, card)  # BZN-CRD-07, BZN-PLY-03; a hero does not set off himself
    f[LEADER + card] = card


# The play action


def why_not_play(s: State, seat: int, card: int) -> str:
    """May this hand card be played for nomisma?"""
    if card >= EMPIRE_CARDS:
        return "BZN-CTR-17 intrigue-cards-have-windows"
    if not has(s.facts, seat * SEAT_SIZE + HAND, card):
        return "BZN-PLY-01 not-in-hand"
    return "" if s.facts[seat * SEAT_SIZE + NOMISMA] >= cost_of(s, seat, card) else "BZN-PLY-01 too-little-nomisma"


class PlayCards(Question):
    """The next card, or enough; none at all is allowed (BZN-PLY-06)."""

    def __init__(self) -> None:
        super().__init__(frames.PLAY_CARDS, "BZN-PLY-01", "play discard intrigue done", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.PLAY:
            return why_not_play(s, seat, arg_a(code))
        if verb == notation.DISCARD:
            return why_not_discard(s, seat, arg_a(code))
        return why_not_intrigue(s, seat, arg_a(code), turn_windows(), 0) if verb == notation.INTRIGUE else ""

    def legal(self, s: State, seat: int) -> list[int]:
        result = [notation.DONE]
        hand = hand_cards(s, seat)
        result.extend([pack(notation.PLAY, card) for card in hand if not why_not_play(s, seat, card)])
        result.extend(discards(s, seat))
        result.extend([pack(notation.INTRIGUE, card) for card in playable(s, seat, turn_windows(), 0)])  # BZN-ITR-13
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb, card = verb_of(code), arg_a(code)
        if verb == notation.PLAY:
            leave_hand(s, seat, card)
            play_card(s, seat, card, cost_of(s, seat, card), "BZN-PLY-01")  # BZN-PLY-04
        elif verb == notation.DISCARD:
            discard(s, seat, card, "BZN-DIS-02")
        elif verb == notation.INTRIGUE:
            play_intrigue(s, seat, card, cost_of(s, seat, card), 0)
        else:
            pop(s)
            set_field(s, frames.PLAY_ACTION.stage, frames.BANDONS)


class PlayAction(Work):
    """Cards, then bandons (BZN-PLY-05), then further actions (BZN-CLR-07)."""

    def __init__(self) -> None:
        super().__init__(frames.PLAY_ACTION)

    def step(self, s: State) -> None:
        seat = field(s, frames.PLAY_ACTION.seat)
        stage = field(s, frames.PLAY_ACTION.stage)
        further = field(s, frames.PLAY_ACTION.further)
        if stage == frames.CARDS:
            frames.PLAY_CARDS.begin(s, seat)
        elif stage == frames.BANDONS:
            set_field(s, frames.PLAY_ACTION.stage, frames.FURTHER)
            frames.ARRANGE_BANDONS.begin(s, seat)
        elif further:
            set_field(s, frames.PLAY_ACTION.further, further - 1)
            frames.TURN.begin(s, seat, 1)
        else:
            pop(s)


# Theft


class ChooseVictim(Question):
    """A bundle is taken from another player, as far as there is any (BZN-CRD-08)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_VICTIM, "BZN-CRD-08", "name done")

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == notation.DONE:
            return ""
        return "" if arg_a(code) < s.seats and arg_a(code) != seat else "BZN-CRD-05 another-player"

    def legal(self, s: State, seat: int) -> list[int]:
        return [notation.DONE, *[pack(notation.NAME, other) for other in range(s.seats) if other != seat]]

    def play(self, s: State, seat: int, code: int) -> None:
        bundle = BUNDLE[field(s, frames.CHOOSE_VICTIM.bundle)]
        pop(s)
        if verb_of(code) == notation.NAME:
            hand_over(s, arg_a(code), seat, bundle)


def hand_over(s: State, giver: int, taker: int, bundle: list[int]) -> None:
    """One player gives another a bundle, as far as they have it."""
    for good in range(8):
        amount = min(s.facts[giver * SEAT_SIZE + good], bundle[good])
        pay_good(s, giver, good, amount, "BZN-CRD-05")
        add_good(s, taker, good, amount, "BZN-CRD-05")


# One more card


def why_not_further(s: State, seat: int, card: int) -> str:
    """May this be the further card, once it is paid for? An intrigue card only while its window is open."""
    if not has(s.facts, seat * SEAT_SIZE + HAND, card):
        return "BZN-PLY-01 not-in-hand"
    if card < EMPIRE_CARDS:
        return ""
    if s.facts[EMPIRE_ONLY]:
        return "BZN-CTR-17 intrigue-cards-have-windows"
    return why_not_open(s, seat, card, turn_windows(), 0)


class PlayOneMore(Question):
    """One more card for one resource instead of nomisma and dynamis (BZN-CLR-03)."""

    def __init__(self) -> None:
        super().__init__(frames.PLAY_ONE_MORE, "BZN-CLR-03", "play done discard", auto=True, params="good")

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.DONE:
            return ""
        if verb == notation.DISCARD:
            return why_not_discard(s, seat, arg_a(code))
        refusal = why_not_further(s, seat, arg_a(code))
        if refusal:
            return refusal
        return "" if s.facts[seat * SEAT_SIZE + field(s, frames.PLAY_ONE_MORE.good)] else "BZN-CLR-03 cannot-pay"

    def legal(self, s: State, seat: int) -> list[int]:
        """Discards stand here only where they can pay for a card."""
        result = [notation.DONE]
        good = field(s, frames.PLAY_ONE_MORE.good)
        cards = [card for card in hand_cards(s, seat) if not why_not_further(s, seat, card)]
        if cards and s.facts[seat * SEAT_SIZE + good]:
            result.extend([pack(notation.PLAY, card) for card in cards])
            result.extend(discards(s, seat))
        elif cards and within_reach(s, seat, good, 1):
            result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb, card = verb_of(code), arg_a(code)
        if verb == notation.DISCARD:
            discard(s, seat, card, "BZN-DIS-02")
            return
        good = field(s, frames.PLAY_ONE_MORE.good)
        pop(s)
        if verb == notation.PLAY:
            pay_good(s, seat, good, 1, "BZN-CLR-03")  # BZN-LST-06
            if card >= EMPIRE_CARDS:
                play_intrigue(s, seat, card, 0, 0)
                return
            leave_hand(s, seat, card)
            play_card(s, seat, card, 0, "BZN-CLR-03")

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"good": fx.GOODS[field(s, frames.PLAY_ONE_MORE.good)]}


# Converting


class ConvertMoney(Question):
    """One bundle for another, once more, or enough (BZN-CRD-08)."""

    def __init__(self) -> None:
        super().__init__(frames.CONVERT_MONEY, "BZN-CRD-08", "convert done discard", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.DONE:
            return ""
        if verb == notation.DISCARD:
            return why_not_discard(s, seat, arg_a(code))
        pay = BUNDLE[field(s, frames.CONVERT_MONEY.pay)]
        for good in range(8):
            if pay[good] > s.facts[seat * SEAT_SIZE + good]:
                return "BZN-CRD-05 cannot-pay"
        return ""

    def legal(self, s: State, seat: int) -> list[int]:
        """Discards stand here only where they can pay for it."""
        result = [notation.DONE]
        if not self.why_not(s, seat, notation.CONVERT):
            result.append(notation.CONVERT)
        pay = BUNDLE[field(s, frames.CONVERT_MONEY.pay)]
        for good in range(8):
            if pay[good] > within_reach(s, seat, good, 0):
                return result
        result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == notation.DISCARD:
            discard(s, seat, arg_a(code), "BZN-DIS-02")
            return
        pay, bundle = BUNDLE[field(s, frames.CONVERT_MONEY.pay)], BUNDLE[field(s, frames.CONVERT_MONEY.bundle)]
        left = field(s, frames.CONVERT_MONEY.left) - 1
        if verb == notation.DONE or not left:
            pop(s)
        else:
            set_field(s, frames.CONVERT_MONEY.left, left)
        if verb == notation.CONVERT:
            for good in range(8):
                pay_good(s, seat, good, pay[good], "BZN-CRD-05")
            gain(s, seat, bundle, 1, "BZN-CRD-05")


# The display


class PickCard(Question):
    """A card of the display: the draw action must take one, a card's ability may (BZN-DRW-02)."""

    def __init__(self) -> None:
        super().__init__(frames.PICK_CARD, "BZN-DRW-02", "pick done", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        must = field(s, frames.PICK_CARD.must)
        if verb_of(code) == notation.DONE:
            return "BZN-DRW-02 take-one" if must and self.legal(s, seat) != [notation.DONE] else ""
        if display_space(s, arg_a(code)) != NOTHING:
            return ""
        return "BZN-DRW-02 not-on-display" if must else "BZN-CRD-05 not-on-display"

    def legal(self, s: State, seat: int) -> list[int]:
        result: list[int] = []
        for space in range(8):
            card = s.facts[DISPLAY + space]
            if card != NOTHING:
                result.append(pack(notation.PICK, card))
        if not field(s, frames.PICK_CARD.must) or not result:
            result.insert(0, notation.DONE)
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        rule = "BZN-DRW-02" if field(s, frames.PICK_CARD.must) else "BZN-CRD-05"
        pop(s)
        if verb_of(code) == notation.PICK:
            take_from_display(s, seat, arg_a(code), rule)


# Looking: the cards lie aside


def lay_aside(s: State, seat: int, count: int, rule: str) -> int:
    """Lay cards of the deck aside, which only this seat sees; how many there were."""
    seen = 0
    for _ in range(count):
        card = from_deck(s)
        if card != NOTHING:
            put(s.facts, ASIDE, card)
            emit(s, events.CARD_DRAWN, rule, 1 << seat, (seat, card))
            emit(s, events.CARD_LAID_ASIDE, rule, ALL, (seat,))
            seen += 1
    return seen


def look(s: State, seat: int, count: int, keep: int) -> None:
    """Look at cards of the deck and keep some of them."""
    seen = lay_aside(s, seat, count, "BZN-CRD-05")
    if seen:
        frames.KEEP_CARD.begin(s, seat, min(seen, keep))


class KeepCard(Question):
    """Some of the cards looked at are kept; the last one sends the others to the discard pile (BZN-CRD-08)."""

    def __init__(self) -> None:
        super().__init__(frames.KEEP_CARD, "BZN-CRD-08", "keep", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if has(s.facts, ASIDE, arg_a(code)) else "BZN-CRD-05 not-among-them"

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(notation.KEEP, card) for card in cards_in(s.facts, ASIDE)]

    def play(self, s: State, seat: int, code: int) -> None:
        f = s.facts
        drop(f, ASIDE, arg_a(code))
        put(f, seat * SEAT_SIZE + HAND, arg_a(code))
        emit(s, events.CARD_DRAFTED, "BZN-CRD-05", 1 << seat, (seat, arg_a(code)))
        emit(s, events.CARD_KEPT, "BZN-CRD-05", ALL, (seat,))
        left = field(s, frames.KEEP_CARD.left) - 1
        set_field(s, frames.KEEP_CARD.left, left)
        if not left:
            pop(s)
            discard_aside(s, seat, "BZN-CRD-05")


def discard_aside(s: State, seat: int, rule: str) -> None:
    """The cards looked at and not wanted go to the discard pile, without compensation."""
    f = s.facts
    for card in cards_in(f, ASIDE):
        drop(f, ASIDE, card)
        lay_on_pile(s, card)
        emit(s, events.CARD_DISCARDED, rule, ALL, (seat, card))
