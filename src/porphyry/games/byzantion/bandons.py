"""Bandons and activation (BZN-BAN, BZN-AVT): arranging the play area, and what a card or bandon yields."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
from porphyry.games.byzantion.state import (
    FACE_DOWN,
    LEADER,
    MARKED,
    PLAY,
    PRODUCER_WORDS,
    SEAT_SIZE,
    bandon_types,
    cards_of,
    fits_behind,
    has,
    members,
    played_cards,
    put,
    units_of_play,
    yields,
)
from porphyry.games.byzantion.stock import add_good, trigger
from porphyry.games.byzantion.tables import HERO
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
from porphyry.kernel.state import ALL, State, emit


def is_bandon(s: State, seat: int, hero: int) -> bool:
    """Does the hero lead at least one card?"""
    return len(members(s, seat, hero)) > 1  # BZN-BAN-09


# Arranging


def why_not_attach(s: State, seat: int, card: int, hero: int) -> str:
    """May the card go behind the hero?"""
    f = s.facts
    zone = seat * SEAT_SIZE + PLAY
    if not has(f, zone, card) or not has(f, zone, hero):
        return "BZN-BAN-07 not-in-your-area"
    if card == hero or not HERO[hero] or f[LEADER + hero] != hero:
        return "BZN-CRD-06 only-a-hero-in-front-leads"
    if f[LEADER + card] != card or (HERO[card] and is_bandon(s, seat, card)):
        return "BZN-BAN-07 break-its-bandon-first"
    if has(f, MARKED, card) or has(f, MARKED, hero):
        return "BZN-BAN-08 marked-with-dynamis"
    if has(f, FACE_DOWN, card) or has(f, FACE_DOWN, hero):
        return "BZN-CLR-17 face-down"
    return "" if fits_behind(s, seat, card, hero) else "BZN-BAN-01 no-slot"  # BZN-CTR-08


def why_not_break(s: State, seat: int, hero: int) -> str:
    """May the bandon of this hero be broken up?"""
    f = s.facts
    if not has(f, seat * SEAT_SIZE + PLAY, hero) or f[LEADER + hero] != hero or not is_bandon(s, seat, hero):
        return "BZN-BAN-07 no-such-bandon"
    if has(f, MARKED, hero):
        return "BZN-BAN-08 marked-with-dynamis"
    return "" if not field(s, frames.ARRANGE_BANDONS.formed) else "BZN-BAN-07 break-before-forming"


class ArrangeBandons(Question):
    """The play area, card by card; bandons are broken up before new ones are formed, so that it comes to an end (BZN-BAN-07)."""

    def __init__(self) -> None:
        super().__init__(frames.ARRANGE_BANDONS, "BZN-BAN-07", "attach break done", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.ATTACH:
            return why_not_attach(s, seat, arg_a(code), arg_b(code))
        return why_not_break(s, seat, arg_a(code)) if verb == notation.BREAK else ""

    def legal(self, s: State, seat: int) -> list[int]:
        result = [notation.DONE]
        f = s.facts
        cards = played_cards(s, seat)
        fronts: list[int] = []
        fronts.extend([card for card in cards if f[LEADER + card] == card and not has(f, MARKED, card)])
        if not field(s, frames.ARRANGE_BANDONS.formed):
            result.extend(
                [pack(notation.BREAK, hero) for hero in fronts if HERO[hero] and not why_not_break(s, seat, hero)]
            )
        for hero in fronts:
            if HERO[hero]:
                result.extend(
                    [pack(notation.ATTACH, card, hero) for card in fronts if not why_not_attach(s, seat, card, hero)]
                )
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb, a, b = verb_of(code), arg_a(code), arg_b(code)
        if verb == notation.ATTACH:
            s.facts[LEADER + a] = b
            set_field(s, frames.ARRANGE_BANDONS.formed, 1)
            emit(s, events.CARD_ATTACHED, "BZN-BAN-01", ALL, (seat, a, b))
        elif verb == notation.BREAK:
            for card in members(s, seat, a):
                s.facts[LEADER + card] = card
            emit(s, events.BANDON_BROKEN, "BZN-BAN-07", ALL, (seat, a))
        else:
            pop(s)


def leave_play(s: State, seat: int, card: int) -> bool:
    """A card leaves its bandon; was it in one?"""
    f = s.facts
    leader = f[LEADER + card]
    group = members(s, seat, leader)
    if leader == card:
        for other in group:
            f[LEADER + other] = other
    f[LEADER + card] = card
    return len(group) > 1


# Activating


def why_not_activate(s: State, seat: int, card: int, how: int) -> str:
    """May this card or bandon be activated now?"""
    f = s.facts
    if not has(f, seat * SEAT_SIZE + PLAY, card):
        return "BZN-AVT-01 not-in-your-area"
    if f[LEADER + card] != card:
        return "BZN-AVT-06 part-of-a-bandon"
    if how in (frames.PAID, frames.MARKING) and has(f, MARKED, card):
        return "BZN-AVT-03 already-activated"
    for amount in yields(s, seat, card):
        if amount:
            return ""
    return "BZN-AVT-07 nothing-to-produce"


def can_activate(s: State, seat: int, how: int) -> bool:
    """Is there anything to activate? The same as `why_not_activate` of each: a card that yields something, in front or behind."""
    f = s.facts
    zone = seat * SEAT_SIZE + PLAY
    for card in cards_of(
        f[zone] & PRODUCER_WORDS[0] & ~f[FACE_DOWN],
        f[zone + 1] & PRODUCER_WORDS[1] & ~f[FACE_DOWN + 1],
        f[zone + 2] & PRODUCER_WORDS[2] & ~f[FACE_DOWN + 2],
    ):
        if how not in (frames.PAID, frames.MARKING) or not has(f, MARKED, f[LEADER + card]):
            return True
    return False


class ChooseActivation(Question):
    """One card or bandon is activated; what a card offers may be left (BZN-AVT-01)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_ACTIVATION, "BZN-AVT-01", "activate done", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        how = field(s, frames.CHOOSE_ACTIVATION.how)
        if verb_of(code) == notation.ACTIVATE:
            return why_not_activate(s, seat, arg_a(code), how)
        return "" if how >= frames.OFFERED else "BZN-AVT-01 activate-one"

    def legal(self, s: State, seat: int) -> list[int]:
        how = field(s, frames.CHOOSE_ACTIVATION.how)
        result = [notation.DONE] if how >= frames.OFFERED else []
        result.extend(
            [
                pack(notation.ACTIVATE, card)
                for card in units_of_play(s, seat)
                if not why_not_activate(s, seat, card, how)
            ]
        )  # BZN-CTR-09
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        how = field(s, frames.CHOOSE_ACTIVATION.how)
        pop(s)
        if verb_of(code) == notation.ACTIVATE:
            activate(s, seat, arg_a(code), how in (frames.PAID, frames.MARKING))


def activate(s: State, seat: int, front: int, marks: bool) -> None:
    """A card or bandon yields what it makes."""
    types = bandon_types(s, seat, front)
    emit(s, events.CARD_ACTIVATED, "BZN-AVT-02", ALL, (seat, front, 1 if marks else 0))
    made = yields(s, seat, front)
    for good in range(8):
        add_good(s, seat, good, made[good], "BZN-AVT-02")  # BZN-CRD-09
    if marks:  # BZN-AVT-05, BZN-CTR-10: free activations leave no mark
        for card in members(s, seat, front):  # BZN-ACT-09
            put(s.facts, MARKED, card)  # BZN-AVT-04, BZN-LST-03
    for kind in range(5):
        if types >> kind & 1:
            trigger(s, seat, fx.ON_ACTIVATE + kind, 1, "BZN-CRD-04")
