"""The action phase: turns, announcing, discarding in one's turn, the draw action (BZN-ACT, BZN-DIS, BZN-DRW)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import market
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.bandons import FREE, PAID, can_activate
from porphyry.games.byzantion.intrigue import open_window, playable, turn_windows, why_not_intrigue
from porphyry.games.byzantion.solo import could_build, free_options, why_not_free
from porphyry.games.byzantion.state import (
    ACTION_CANCELLED,
    ACTIVE,
    DECK_COUNT,
    DISCARD_COUNT,
    DYNAMIS,
    NOBODY,
    SEAT_SIZE,
    hand_size,
    modified,
    next_in_order,
)
from porphyry.games.byzantion.stock import (
    discards,
    draw_card,
    pay_good,
    take_from_pile,
    trigger,
    why_not_discard,
    within_reach,
)
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import ALL, State, emit

# The round of turns: frame place in order.


def step_turns(s: State) -> bool:
    """The next player with dynamis takes a turn; the phase ends when there is none."""
    place = field(s, 1)
    for offset in range(s.seats):
        seat = next_in_order(s, place + offset)
        if s.facts[seat * SEAT_SIZE + DYNAMIS]:  # BZN-ACT-04, BZN-SOL-17: without dynamis a player passes
            set_field(s, 1, place + offset + 1)  # BZN-ACT-01
            s.facts[ACTIVE] = seat
            push(s, n.F_TURN, seat, 0, 0, 0)
            return True
    if s.seats == 1 and not field(s, 2):
        set_field(s, 2, 1)
        s.facts[ACTIVE] = 0
        push(s, n.F_TURN, 0, 0, 0, 0)  # what needs no dynamis may still be done
        return True
    s.facts[ACTIVE] = NOBODY
    pop(s)  # BZN-ACT-06
    return True


# One turn: frame seat, step, action, without dynamis.


def draw_price(s: State, seat: int, way: int) -> int:
    """What a way of drawing costs in auctoritas."""
    price = way + 1 + modified(s, seat, fx.MODIFY_DRAW_COST)  # BZN-DRW-01, -02, -03
    return max(0, price)


def why_not_announce(s: State, seat: int, action: int) -> str:
    """May this action be announced?"""
    if not field(s, 4) and not s.facts[seat * SEAT_SIZE + DYNAMIS]:
        return "BZN-ACT-04 no-dynamis"
    if action == fx.DRAW:
        if within_reach(s, seat, fx.AUCTORITAS, 0) < draw_price(s, seat, n.WAY_DECK):
            return "BZN-DRW-06 too-little-auctoritas"
        if not s.facts[DECK_COUNT] and not s.facts[DISCARD_COUNT] and not hand_size(s, seat):
            return "BZN-DRW-05 no-cards-left"
    elif action == fx.ACTIVATE:
        if not can_activate(s, seat, FREE if field(s, 4) else PAID):
            return "BZN-AVT-01 nothing-to-activate"
    elif action == fx.SELL:
        if not market.could_sell(s, seat):
            return "BZN-SEL-05 nothing-to-sell"
    elif action == fx.BUY:
        if not market.could_buy(s, seat):
            return "BZN-BUY-04 nothing-to-buy"
    elif action == fx.BUILD:
        if s.seats != 1:
            return "BZN-SOL-18 only-in-solo"
        return "" if could_build(s, seat) else "BZN-SOL-19 nothing-to-build"
    return ""


def why_not_turn(s: State, seat: int, verb: int, a: int) -> str:
    """Answers at the start of a turn."""
    if verb == n.ANNOUNCE:
        return why_not_announce(s, seat, a)
    if verb == n.END:
        if field(s, 4):
            return ""  # BZN-CRD-08: a further action by a card may be left
        return "BZN-ACT-05 dynamis-left" if s.facts[seat * SEAT_SIZE + DYNAMIS] else ""
    if verb == n.DISCARD:
        return why_not_discard(s, seat, a)
    if verb == n.INTRIGUE:
        return why_not_intrigue(s, seat, a, turn_windows(), 0)
    return why_not_free(s, seat, verb, a)


def turn_options(s: State, seat: int) -> list[int]:
    """All a player may do at the start of a turn."""
    result: list[int] = []
    if not why_not_turn(s, seat, n.END, 0):
        result.append(n.END)
    # BZN-CTR-14: buying and selling are two; BZN-ACT-03: any of them, as often as there is dynamis
    result.extend([pack(n.ANNOUNCE, action) for action in range(7) if not why_not_announce(s, seat, action)])
    result.extend(discards(s, seat))  # BZN-DIS-01, BZN-SOL-24
    result.extend([pack(n.INTRIGUE, card) for card in playable(s, seat, turn_windows(), 0)])
    if s.seats == 1:
        result.extend(free_options(s, seat))
    return result


def play_announce(s: State, seat: int, action: int) -> None:
    """Announce an action and lay its dynamis down; nothing else happens before the others have been asked (BZN-ACT-08)."""
    dynamis = 0 if field(s, 4) else 1
    s.facts[seat * SEAT_SIZE + DYNAMIS] -= dynamis  # BZN-TRM-05
    set_field(s, 2, 1)
    set_field(s, 3, action)
    emit(s, n.ACTION_ANNOUNCED, "BZN-ACT-08", ALL, (seat, action, dynamis))


def play_end(s: State) -> None:
    """The turn is over."""
    pop(s)


def step_turn(s: State) -> bool:
    """Carry a turn on: the window, the action, the window after it, the last discards. False while the player chooses."""
    seat = field(s, 1)
    step = field(s, 2)
    action = field(s, 3)
    if step == 0:
        return False
    if step == 1:
        set_field(s, 2, 2)
        if s.seats > 1:
            open_window(s, fx.ACTION_ANNOUNCED, seat, action)  # BZN-ITR-06
        return True
    if step == 2:
        if s.facts[ACTION_CANCELLED]:
            emit(s, n.ACTION_CANCELLED, "BZN-ITR-11", ALL, (seat, action))
            s.facts[ACTION_CANCELLED] = 0
            pop(s)
            return True
        set_field(s, 2, 3)
        begin_action(s, seat, action, field(s, 4))
        return True
    if step == 3:
        set_field(s, 2, 4)
        if s.seats > 1:
            open_window(s, fx.ANY_TIME, seat, 0)  # BZN-ITR-15: after each action
        return True
    if field(s, 4) or s.seats == 1 or not end_turn_choices(s, seat):
        pop(s)
        return True
    return False


def begin_action(s: State, seat: int, action: int, free: int) -> None:
    """Start the announced action."""
    if action == fx.DRAW:
        if within_reach(s, seat, fx.AUCTORITAS, 0) < draw_price(s, seat, n.WAY_DECK):
            return  # BZN-DRW-06: what was there went into an answer to a cancelling card
        push(s, n.F_DRAW, seat, 0)
        trigger(s, seat, fx.ON_DRAW, 1, "BZN-CRD-04")
    elif action == fx.PLAY:
        push(s, n.F_PLAY, seat, 0, 0)
    elif action == fx.ACTIVATE:
        push(s, n.F_ACTIVATE, seat, FREE if free else PAID)
    elif action == fx.SELL:
        push(s, n.F_SELL, seat, 0, 0)
    elif action == fx.BUY:
        push(s, n.F_BUY, seat, 0)
    elif action == fx.RESET:
        market.reset(s, seat)  # BZN-CTR-15
    else:
        push(s, n.F_BUILD, seat, 0, 0)


def end_turn_choices(s: State, seat: int) -> bool:
    """Is there anything left that the player could still do after the action?"""
    return hand_size(s, seat) > 0


def why_not_end_turn(s: State, seat: int, verb: int, a: int) -> str:
    """Answers after the action."""
    if verb == n.DISCARD:
        return why_not_discard(s, seat, a)  # BZN-DIS-04
    if verb == n.INTRIGUE:
        return why_not_intrigue(s, seat, a, turn_windows(), 0)
    return ""


def end_turn_options(s: State, seat: int) -> list[int]:
    """End the turn, or discard, or play an intrigue card."""
    result = [n.END]
    result.extend(discards(s, seat))
    result.extend([pack(n.INTRIGUE, card) for card in playable(s, seat, turn_windows(), 0)])
    return result


# Drawing: frame seat.


def why_not_drawing(s: State, seat: int, verb: int, a: int) -> str:
    """Answers in the draw action."""
    if verb == n.DISCARD:
        return why_not_discard(s, seat, a)
    if a == n.WAY_DISCARD and not s.facts[DISCARD_COUNT]:
        return "BZN-DRW-03 empty-pile"
    if s.facts[seat * SEAT_SIZE + fx.AUCTORITAS] < draw_price(s, seat, a):
        return "BZN-DRW-06 too-little-auctoritas"
    return ""


def drawing_options(s: State, seat: int) -> list[int]:
    """The three ways, and discards, which may pay for them."""
    result: list[int] = []
    result.extend([pack(n.DRAW, way) for way in range(3) if not why_not_drawing(s, seat, n.DRAW, way)])
    result.extend(discards(s, seat))
    return result


def play_drawing(s: State, seat: int, way: int) -> None:
    """Pay and draw."""
    pop(s)
    pay_good(s, seat, fx.AUCTORITAS, draw_price(s, seat, way), "BZN-DRW-01")
    if way == n.WAY_DECK:
        draw_card(s, seat, "BZN-DRW-01")
        draw_card(s, seat, "BZN-DRW-01")
    elif way == n.WAY_DISPLAY:
        draw_card(s, seat, "BZN-DRW-02")
        push(s, n.F_PICK, seat, 1)  # the choice is made with the deck card seen
    else:
        take_from_pile(s, seat, "BZN-DRW-03")  # before a reshuffle the deck card might cause
        draw_card(s, seat, "BZN-DRW-03")
