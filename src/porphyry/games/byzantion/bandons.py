"""Bandons and activation (BZN-BAN, BZN-AVT): arranging the play area, and what a card or bandon yields."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.state import (
    FACE_DOWN,
    LEADER,
    MARKED,
    PLAY,
    SEAT_SIZE,
    bandon_types,
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
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import ALL, State, emit

# How an activation is made.
PAID: Final = 0  # with a dynamis that marks it
FREE: Final = 1  # without dynamis and without a mark; it must be used
OFFERED: Final = 2  # the same, by a card: it may be left
MARKING: Final = 3  # by a card that marks what it activates; it may be left


def is_bandon(s: State, seat: int, hero: int) -> bool:
    """Does the hero lead at least one card?"""
    return len(members(s, seat, hero)) > 1  # BZN-BAN-09


# Arranging: frame seat, step (0: bandons may still be broken up).


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
    return "" if not field(s, 2) else "BZN-BAN-07 break-before-forming"


def why_not_arranging(s: State, seat: int, verb: int, a: int, b: int) -> str:
    """Answers while the play area is arranged."""
    if verb == n.ATTACH:
        return why_not_attach(s, seat, a, b)
    if verb == n.BREAK:
        return why_not_break(s, seat, a)
    return ""


def arranging_options(s: State, seat: int) -> list[int]:
    """Every step of arranging; bandons are broken up before new ones are formed, so that it comes to an end."""
    result = [n.DONE]
    f = s.facts
    cards = played_cards(s, seat)
    fronts: list[int] = []
    fronts.extend([card for card in cards if f[LEADER + card] == card and not has(f, MARKED, card)])
    if not field(s, 2):
        result.extend([pack(n.BREAK, hero) for hero in fronts if HERO[hero] and not why_not_break(s, seat, hero)])
    for hero in fronts:
        if HERO[hero]:
            result.extend([pack(n.ATTACH, card, hero) for card in fronts if not why_not_attach(s, seat, card, hero)])
    return result


def play_arranging(s: State, seat: int, verb: int, a: int, b: int) -> None:
    """One step of arranging."""
    if verb == n.ATTACH:
        s.facts[LEADER + a] = b
        set_field(s, 2, 1)
        emit(s, n.CARD_ATTACHED, "BZN-BAN-01", ALL, (seat, a, b))
    elif verb == n.BREAK:
        for card in members(s, seat, a):
            s.facts[LEADER + card] = card
        emit(s, n.BANDON_BROKEN, "BZN-BAN-07", ALL, (seat, a))
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


# Activating: frame seat, how.


def why_not_activate(s: State, seat: int, card: int, how: int) -> str:
    """May this card or bandon be activated now?"""
    f = s.facts
    if not has(f, seat * SEAT_SIZE + PLAY, card):
        return "BZN-AVT-01 not-in-your-area"
    if f[LEADER + card] != card:
        return "BZN-AVT-06 part-of-a-bandon"
    if (how in (PAID, MARKING)) and has(f, MARKED, card):
        return "BZN-AVT-03 already-activated"
    for amount in yields(s, seat, card):
        if amount:
            return ""
    return "BZN-AVT-07 nothing-to-produce"


def can_activate(s: State, seat: int, how: int) -> bool:
    """Is there anything to activate?"""
    for card in units_of_play(s, seat):  # noqa: SIM110 - no generator in the hot path
        if not why_not_activate(s, seat, card, how):
            return True
    return False


def why_not_activating(s: State, seat: int, verb: int, a: int) -> str:
    """Answers for an activation."""
    if verb == n.ACTIVATE:
        return why_not_activate(s, seat, a, field(s, 2))
    return "" if field(s, 2) >= OFFERED else "BZN-AVT-01 activate-one"


def activating_options(s: State, seat: int) -> list[int]:
    """What may be activated."""
    how = field(s, 2)
    result = [n.DONE] if how >= OFFERED else []
    result.extend(
        [
            pack(n.ACTIVATE, card) for card in units_of_play(s, seat) if not why_not_activate(s, seat, card, how)
        ]  # BZN-CTR-09
    )
    return result


def play_activating(s: State, seat: int, verb: int, a: int) -> None:
    """Activate one card or bandon."""
    how = field(s, 2)
    pop(s)
    if verb != n.ACTIVATE:
        return
    f = s.facts
    types = bandon_types(s, seat, a)
    emit(s, n.CARD_ACTIVATED, "BZN-AVT-02", ALL, (seat, a, 1 if how in (PAID, MARKING) else 0))
    made = yields(s, seat, a)
    for good in range(8):
        add_good(s, seat, good, made[good], "BZN-AVT-02")  # BZN-CRD-09
    if how in (PAID, MARKING):  # BZN-AVT-05, BZN-CTR-10: free activations leave no mark
        for card in members(s, seat, a):  # BZN-ACT-09
            put(f, MARKED, card)  # BZN-AVT-04, BZN-LST-03
    for kind in range(5):
        if types >> kind & 1:
            trigger(s, seat, fx.ON_ACTIVATE + kind, 1, "BZN-CRD-04")
