"""Playing cards and their instant abilities (BZN-CRD, BZN-PLY, BZN-HER, BZN-CLR-03, -07, -10, -18 to -20)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.bandons import MARKING, OFFERED
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
    DISCARD_COUNT,
    DISPLAY,
    DOXA,
    EMPIRE_ONLY,
    HAND,
    LEADER,
    NOBODY,
    NOMISMA,
    NOTHING,
    PASSIVE_WORDS,
    PENDING,
    PLAY,
    SEAT_SIZE,
    cards_in,
    cost_of,
    drop,
    fronts,
    hand_cards,
    hand_size,
    has,
    put,
)
from porphyry.games.byzantion.statistics import holds, required_kinds, statistic
from porphyry.games.byzantion.stock import (
    add_good,
    discards,
    display_space,
    from_deck,
    gain,
    lay_on_pile,
    leave_hand,
    pay_good,
    take_from_display,
    take_from_pile,
    trigger,
    why_not_discard,
    within_reach,
)
from porphyry.games.byzantion.tables import BUNDLE, EFFECTS, HERO, TYPES_OF
from porphyry.kernel.action import pack
from porphyry.kernel.frames import SIZE, field, pop, push, set_field
from porphyry.kernel.state import ALL, State, emit


def play_card(s: State, seat: int, card: int, cost: int, rule: str) -> None:
    """A card goes into the play area: its cost, the abilities it sets off, its own instant."""
    f = s.facts
    pay_good(s, seat, NOMISMA, cost, rule)
    emit(s, n.CARD_PLAYED, rule, ALL, (seat, card, cost))
    open_window(s, fx.ANY_TIME, seat, 0)  # BZN-ITR-15: asked when all that follows is resolved
    types = TYPES_OF[card]
    leads_on = not HERO[card] and EFFECTS[card][0] == fx.PLAY_MORE
    if leads_on:
        push(
            s, n.F_INSTANT, seat, card
        )  # BZN-CLR-08: heroes come before any other card, also before one that this card plays
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.ACTIVATE_ON_PLAY * 3):
        if types >> EFFECTS[hero][1] & 1:
            push(s, n.F_ACTIVATE, seat, MARKING)  # BZN-CLR-10
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.TRADE_ON_PLAY * 3):
        if types >> EFFECTS[hero][1] & 1:
            push(s, n.F_SINGLE_TRADE, seat, 1)  # BZN-CLR-08, BZN-LST-07
    if not HERO[card] and not leads_on:
        push(s, n.F_INSTANT, seat, card)  # BZN-CRD-05, BZN-PLY-02
    for kind in range(5):
        if types >> kind & 1:
            trigger(s, seat, fx.ON_PLAY + kind, 1, "BZN-CRD-04")
    if HERO[card]:
        trigger(s, seat, fx.ON_PLAY_HERO, 1, "BZN-CRD-04")
    put(f, seat * SEAT_SIZE + PLAY, card)  # BZN-CRD-07, BZN-PLY-03; a hero does not set off himself
    f[LEADER + card] = card


# The play action: frame seat, step, further actions.


def why_not_play(s: State, seat: int, card: int) -> str:
    """May this hand card be played for nomisma?"""
    if card >= 100:
        return "BZN-CTR-17 intrigue-cards-have-windows"
    if not has(s.facts, seat * SEAT_SIZE + HAND, card):
        return "BZN-PLY-01 not-in-hand"
    return "" if s.facts[seat * SEAT_SIZE + NOMISMA] >= cost_of(s, seat, card) else "BZN-PLY-01 too-little-nomisma"


def why_not_playing(s: State, seat: int, verb: int, a: int) -> str:
    """Answers in the play action."""
    if verb == n.PLAY:
        return why_not_play(s, seat, a)
    if verb == n.DISCARD:
        return why_not_discard(s, seat, a)
    if verb == n.INTRIGUE:
        return why_not_intrigue(s, seat, a, turn_windows(), 0)
    return ""


def playing_options(s: State, seat: int) -> list[int]:
    """The next card, or enough (BZN-PLY-06: none at all is allowed)."""
    result = [n.DONE]
    hand = hand_cards(s, seat)
    result.extend([pack(n.PLAY, card) for card in hand if not why_not_play(s, seat, card)])
    result.extend(discards(s, seat))
    result.extend([pack(n.INTRIGUE, card) for card in playable(s, seat, turn_windows(), 0)])  # BZN-ITR-13
    return result


def play_playing(s: State, seat: int, verb: int, a: int) -> None:
    """One step of the play action."""
    if verb == n.PLAY:
        leave_hand(s, seat, a)
        play_card(s, seat, a, cost_of(s, seat, a), "BZN-PLY-01")  # BZN-PLY-04
    else:
        set_field(s, 2, 1)


def step_play(s: State) -> bool:
    """After the cards: bandons, then further actions. False while cards are chosen."""
    seat = field(s, 1)
    step = field(s, 2)
    if step == 0:
        return False
    if step == 1:
        set_field(s, 2, 2)
        push(s, n.F_ARRANGE, seat, 0)  # BZN-PLY-05
    elif field(s, 3):
        set_field(s, 3, field(s, 3) - 1)
        push(s, n.F_TURN, seat, 0, 0, 1)  # BZN-CLR-07
    else:
        pop(s)
    return True


# Instants: frame seat, card.


def resolve_instant(s: State) -> None:
    """The instant ability of a card just played. What only gives is taken without asking; the rest is offered (BZN-CRD-08)."""
    seat = field(s, 1)
    card = field(s, 2)
    pop(s)
    effects = EFFECTS[card]
    kind = effects[0]
    if kind == fx.GAIN:
        gain(s, seat, BUNDLE[effects[1]], 1, "BZN-CRD-05")
    elif kind == fx.ALL_GAIN:
        if s.seats == 1:
            gain(s, seat, BUNDLE[effects[1]], 1, "BZN-SOL-38")
        else:
            push(s, n.F_OFFER, seat, card)
    elif kind == fx.OTHERS_LOSE:
        if s.seats == 1:
            gain(s, seat, BUNDLE[effects[1]], 1, "BZN-SOL-39")
        else:
            push(s, n.F_OFFER, seat, card)
    elif kind == fx.STEAL:
        if s.seats == 1:
            gain(s, seat, BUNDLE[effects[1]], 1, "BZN-SOL-39")
        else:
            push(s, n.F_VICTIM, seat, effects[1])
    elif kind == fx.GAIN_PER:
        times = statistic(s, seat, effects[1])
        gain(s, seat, BUNDLE[effects[2]], min(effects[3], times), "BZN-CRD-05")
    elif kind == fx.GAIN_IF:
        gain(s, seat, BUNDLE[effects[2] if holds(s, seat, effects[1]) else effects[3]], 1, "BZN-CRD-05")
    elif kind == fx.GAIN_REQUIRED:
        kinds = required_kinds(s)
        if kinds:
            push(s, n.F_RESOURCE, seat, effects[1], kinds)
    elif kind == fx.TRIBUTE:
        if s.seats == 1:
            gain(s, seat, BUNDLE[effects[1]], 1, "BZN-SOL-39")
        elif statistic(s, seat, fx.STAT_RIVALS_AHEAD):
            push(s, n.F_OFFER, seat, card)
    elif kind == fx.MOVE_UNITS:
        push(s, n.F_MOVE, seat, effects[1], effects[2], NOBODY)
    elif kind == fx.PLACE_UNITS:
        push(s, n.F_PLACE, seat, effects[1], effects[2], NOBODY)
    elif kind == fx.PLAY_MORE:
        if hand_size(s, seat) and within_reach(s, seat, effects[1], 1):
            push(s, n.F_PLAY_MORE, seat, effects[1])
    elif kind == fx.EXTRA_ACTION:
        further_action(s, seat)
    elif kind == fx.ACTIVATE_FREE:
        push(s, n.F_ACTIVATE, seat, OFFERED)
    elif kind == fx.TRADE:
        push(s, n.F_TRADE, seat, effects[1], 0)
    elif kind == fx.CONVERT:
        push(s, n.F_CONVERT, seat, effects[1], effects[2], effects[3])
    elif kind == fx.TAKE_DISPLAY:
        push(s, n.F_PICK, seat, 0)
    elif kind == fx.TAKE_DISCARD:
        if s.facts[DISCARD_COUNT]:
            take_from_pile(s, seat, "BZN-CRD-05")
    elif kind == fx.LOOK:
        look(s, seat, effects[1], effects[2])


def further_action(s: State, seat: int) -> None:
    """One action more, after the play action this card belongs to."""
    at = len(s.stack) - SIZE
    while at >= 0:
        if s.stack[at] == n.F_PLAY:
            s.stack[at + 3] += 1
            return
        at -= SIZE
    push(s, n.F_TURN, seat, 0, 0, 1)


# Offers: frame seat, card.


def play_offer(s: State, seat: int, verb: int) -> None:
    """An effect on the others is used, or left."""
    effects = EFFECTS[field(s, 2)]
    pop(s)
    if verb != n.USE:
        return
    bundle = BUNDLE[effects[1]]
    if effects[0] == fx.ALL_GAIN:
        gain(s, seat, bundle, 1, "BZN-CRD-05")
        for other in range(s.seats):
            if other != seat:
                gain(s, other, BUNDLE[effects[2]], 1, "BZN-CRD-05")  # BZN-CLR-19
        return
    f = s.facts
    if effects[0] == fx.TRIBUTE:
        for other in range(s.seats):
            if f[other * SEAT_SIZE + DOXA] > f[seat * SEAT_SIZE + DOXA]:
                hand_over(s, other, seat, bundle)
        return
    waiting = False
    for other in range(s.seats):
        if other == seat:
            continue
        for good in range(8):
            held = f[other * SEAT_SIZE + good]
            pay_good(s, other, good, min(held, bundle[good]), "BZN-CRD-05")
        if bundle[fx.CARD]:
            cards = hand_size(s, other)
            count = min(cards, bundle[fx.CARD])
            f[other * SEAT_SIZE + PENDING] = count
            waiting = waiting or count > 0
    if waiting:
        push(s, n.F_LOSE)


def play_lose(s: State, seat: int, card: int) -> None:
    """A hand card of one's own choice, without compensation."""
    f = s.facts
    leave_hand(s, seat, card)
    lay_on_pile(s, card)
    emit(s, n.CARD_DISCARDED, "BZN-CLR-20", ALL, (seat, card))
    f[seat * SEAT_SIZE + PENDING] -= 1


# Theft: frame seat, bundle.


def why_not_victim(s: State, seat: int, verb: int, a: int) -> str:
    """May this player be robbed?"""
    if verb == n.DONE:
        return ""
    return "" if a < s.seats and a != seat else "BZN-CRD-05 another-player"


def play_victim(s: State, seat: int, verb: int, a: int) -> None:
    """Take the bundle from another player as far as there is any."""
    bundle = BUNDLE[field(s, 2)]
    pop(s)
    if verb == n.NAME:
        hand_over(s, a, seat, bundle)


def hand_over(s: State, giver: int, taker: int, bundle: list[int]) -> None:
    """One player gives another a bundle, as far as he has it."""
    for good in range(8):
        amount = min(s.facts[giver * SEAT_SIZE + good], bundle[good])
        pay_good(s, giver, good, amount, "BZN-CRD-05")
        add_good(s, taker, good, amount, "BZN-CRD-05")


# One more card: frame seat, resource.


def why_not_one_more(s: State, seat: int, verb: int, a: int) -> str:
    """May this card be played for one resource?"""
    if verb == n.DONE:
        return ""
    if verb == n.DISCARD:
        return why_not_discard(s, seat, a)
    refusal = why_not_further(s, seat, a)
    if refusal:
        return refusal
    return "" if s.facts[seat * SEAT_SIZE + field(s, 2)] else "BZN-CLR-03 cannot-pay"


def why_not_further(s: State, seat: int, card: int) -> str:
    """May this be the further card, once it is paid for? An intrigue card only while its window is open."""
    if not has(s.facts, seat * SEAT_SIZE + HAND, card):
        return "BZN-PLY-01 not-in-hand"
    if card < 100:
        return ""
    if s.facts[EMPIRE_ONLY]:
        return "BZN-CTR-17 intrigue-cards-have-windows"
    return why_not_open(s, seat, card, turn_windows(), 0)


def one_more_options(s: State, seat: int) -> list[int]:
    """Any card of the hand that may follow, or none; discards where they can pay for it."""
    result = [n.DONE]
    cards = [card for card in hand_cards(s, seat) if not why_not_further(s, seat, card)]
    if cards and s.facts[seat * SEAT_SIZE + field(s, 2)]:
        result.extend([pack(n.PLAY, card) for card in cards])
        result.extend(discards(s, seat))
    elif cards and within_reach(s, seat, field(s, 2), 1):
        result.extend(discards(s, seat))
    return result


def play_one_more(s: State, seat: int, verb: int, a: int) -> None:
    """One more card for one resource instead of nomisma and dynamis (BZN-CLR-03)."""
    resource = field(s, 2)
    pop(s)
    if verb == n.PLAY:
        pay_good(s, seat, resource, 1, "BZN-CLR-03")  # BZN-LST-06
        if a >= 100:
            play_intrigue(s, seat, a, 0, 0)
            return
        leave_hand(s, seat, a)
        play_card(s, seat, a, 0, "BZN-CLR-03")


# Converting: frame seat, pay, bundle, left.


def why_not_converting(s: State, seat: int, verb: int, a: int) -> str:
    """Can it be paid once more?"""
    if verb == n.DONE:
        return ""
    if verb == n.DISCARD:
        return why_not_discard(s, seat, a)
    pay = BUNDLE[field(s, 2)]
    for good in range(8):
        if pay[good] > s.facts[seat * SEAT_SIZE + good]:
            return "BZN-CRD-05 cannot-pay"
    return ""


def converting_options(s: State, seat: int) -> list[int]:
    """Once more, or enough; discards where they can pay for it."""
    result = [n.DONE]
    if not why_not_converting(s, seat, n.CONVERT, 0):
        result.append(n.CONVERT)
    pay = BUNDLE[field(s, 2)]
    for good in range(8):
        if pay[good] > within_reach(s, seat, good, 0):
            return result
    result.extend(discards(s, seat))
    return result


def play_converting(s: State, seat: int, verb: int) -> None:
    """Pay once and receive once, or stop."""
    pay, bundle, left = field(s, 2), field(s, 3), field(s, 4) - 1
    if verb == n.DONE or not left:
        pop(s)
    else:
        set_field(s, 4, left)
    if verb == n.CONVERT:
        for good in range(8):
            pay_good(s, seat, good, BUNDLE[pay][good], "BZN-CRD-05")
        gain(s, seat, BUNDLE[bundle], 1, "BZN-CRD-05")


# The display: frame seat, must.


def why_not_picking(s: State, seat: int, verb: int, a: int) -> str:
    """May this card of the display be taken?"""
    if verb == n.DONE:
        return "BZN-DRW-02 take-one" if field(s, 2) and picking_options(s, seat) != [n.DONE] else ""
    if display_space(s, a) != NOTHING:
        return ""
    return "BZN-DRW-02 not-on-display" if field(s, 2) else "BZN-CRD-05 not-on-display"


def picking_options(s: State, _seat: int) -> list[int]:
    """The cards of the display; none only if it need not be, or if there is none."""
    result: list[int] = []
    for space in range(8):
        card = s.facts[DISPLAY + space]
        if card != NOTHING:
            result.append(pack(n.PICK, card))
    if not field(s, 2) or not result:
        result.insert(0, n.DONE)
    return result


def play_picking(s: State, seat: int, verb: int, a: int) -> None:
    """Take a card of the display: the draw action must, a card's ability may."""
    rule = "BZN-DRW-02" if field(s, 2) else "BZN-CRD-05"
    pop(s)
    if verb == n.PICK:
        take_from_display(s, seat, a, rule)


# Looking: frame seat, to keep. The cards lie aside.


def lay_aside(s: State, seat: int, count: int, rule: str) -> int:
    """Lay cards of the deck aside, which only this seat sees; how many there were."""
    seen = 0
    for _ in range(count):
        card = from_deck(s)
        if card != NOTHING:
            put(s.facts, ASIDE, card)
            emit(s, n.CARD_DRAWN, rule, 1 << seat, (seat, card))
            emit(s, n.CARD_LAID_ASIDE, rule, ALL, (seat,))
            seen += 1
    return seen


def look(s: State, seat: int, count: int, keep: int) -> None:
    """Look at cards of the deck and keep some of them."""
    seen = lay_aside(s, seat, count, "BZN-CRD-05")
    if seen:
        push(s, n.F_LOOK, seat, min(seen, keep))


def why_not_keeping(s: State, a: int) -> str:
    """Is it one of the cards looked at?"""
    return "" if has(s.facts, ASIDE, a) else "BZN-CRD-05 not-among-them"


def play_keeping(s: State, seat: int, a: int) -> None:
    """Keep one; the last one kept sends the others to the discard pile."""
    f = s.facts
    drop(f, ASIDE, a)
    put(f, seat * SEAT_SIZE + HAND, a)
    emit(s, n.CARD_DRAFTED, "BZN-CRD-05", 1 << seat, (seat, a))
    emit(s, n.CARD_KEPT, "BZN-CRD-05", ALL, (seat,))
    left = field(s, 2) - 1
    set_field(s, 2, left)
    if not left:
        pop(s)
        discard_aside(s, seat, "BZN-CRD-05")


def discard_aside(s: State, seat: int, rule: str) -> None:
    """The cards looked at and not wanted go to the discard pile, without compensation."""
    f = s.facts
    for card in cards_in(f, ASIDE):
        drop(f, ASIDE, card)
        lay_on_pile(s, card)
        emit(s, n.CARD_DISCARDED, rule, ALL, (seat, card))
