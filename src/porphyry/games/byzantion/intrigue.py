"""Intrigue cards (BZN-ITR): the windows in which they are played, and answers to them.

A window asks only seats that can play something in it, one after the other; nobody is told who was asked (BZN-ITR-17). A card played
opens a window of its own for cards that cancel it, so answers resolve from the last to the first.
"""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation, state
from porphyry.games.byzantion.statistics import statistic
from porphyry.games.byzantion.stock import (
    compensation,
    discard,
    discards,
    leave_hand,
    pay_good,
    trigger,
    why_not_discard,
    within_reach,
)
from porphyry.games.byzantion.tables import (
    EFFECTS,
    HERO,
    TYPES_OF,
    UNIT_CLASS,
    UNITS,
    WINDOWS_MASK,
)
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import below_field, below_kind, field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit, moment

# What may be played.


def in_scope(s: State, seat: int, card: int, scope: int, effect: int) -> bool:
    """Is this card, played by another seat, a possible victim?"""
    owner = state.owner_of(s, card)
    if owner in (state.NOBODY, seat):
        return False
    if effect == fx.TURN_DOWN and state.has(s.facts, state.FACE_DOWN, card):
        return False
    return scope == fx.SCOPE_ANY or HERO[card] == (scope == fx.SCOPE_HERO)


def victims(s: State, seat: int, scope: int, effect: int) -> list[int]:
    """All possible victims of a card."""
    result: list[int] = []
    for other in range(s.seats):
        if other != seat:
            result.extend([card for card in state.played_cards(s, other) if in_scope(s, seat, card, scope, effect)])
    return result


def has_use(s: State, seat: int, card: int, subject: int) -> bool:
    """Would the card do anything? `subject` is the action, the card or the seat that the window is about."""
    f = s.facts
    effects = EFFECTS[card]
    kind = effects[0]
    if kind == fx.ADD_VOTES:
        return f[seat * state.SEAT_SIZE + state.PLACED] > 0
    if kind == fx.CANCEL_ACTION:
        return effects[1] >> subject & 1 == 1
    if kind == fx.MOVE_UNITS or kind == fx.PLACE_UNITS:
        return has_units(s, effects[1], kind == fx.MOVE_UNITS)
    if kind == fx.REMOVE_CARD or kind == fx.TURN_DOWN:
        return len(victims(s, seat, effects[1], kind)) > 0
    if kind == fx.ADD_VOTES_PER or kind == fx.GAIN_PER:
        return counts(s, seat, card) and (kind == fx.GAIN_PER or f[seat * state.SEAT_SIZE + state.PLACED] > 0)
    if kind == fx.BID_BONUS or kind == fx.BID_BONUS_PER or kind == fx.KEEP_BID:
        return f[seat * state.SEAT_SIZE + state.BID] > 0 and (kind != fx.BID_BONUS_PER or counts(s, seat, card))
    if kind == fx.CANCEL_PENALTY:
        return not f[state.PENALTY_CANCELLED]
    return kind != fx.SPLIT_LOOT or s.seats > 1


def has_units(s: State, kind: int, on_map: bool) -> bool:
    """Is there a unit of this class on the map, or in the supply?"""
    for unit in range(UNITS):
        if UNIT_CLASS[unit] == kind and (state.units_on_map(s, unit) if on_map else s.facts[state.SUPPLY + unit]):
            return True
    return False


def counts(s: State, seat: int, card: int) -> bool:
    """Is there anything for the card to count? It will lie in play when it does, and may be what it counts."""
    what = EFFECTS[card][1]
    if what < fx.STAT_RESOURCE_KINDS and TYPES_OF[card] >> what & 1:
        return True
    return statistic(s, seat, what) > 0


def why_not_open(s: State, seat: int, card: int, allowed: int, subject: int) -> str:
    """Is this the moment for the intrigue card, whatever it costs? `allowed` holds the cards that the open windows allow."""
    f = s.facts
    if card < 100:
        return "BZN-CRD-10 not-an-intrigue-card"
    if not state.has(f, seat * state.SEAT_SIZE + state.HAND, card):
        return "BZN-ITR-01 not-in-hand"
    if not allowed >> card - 96 & 1:
        return "BZN-ITR-15 wrong-window"
    return "" if has_use(s, seat, card, subject) else "BZN-ITR-18 without-effect"


def why_not_intrigue(s: State, seat: int, card: int, allowed: int, subject: int) -> str:
    """May this intrigue card be played now, and can it be paid for?"""
    refusal = why_not_open(s, seat, card, allowed, subject)
    if refusal:
        return refusal
    money = (
        money_at_the_end(s, seat)
        if s.facts[state.PHASE] == state.PHASE_END
        else s.facts[seat * state.SEAT_SIZE + state.NOMISMA]
    )
    return "" if money >= state.cost_of(s, seat, card) else "BZN-ITR-14 too-little-nomisma"


def money_at_the_end(s: State, seat: int) -> int:
    """What the seat can pay for a card once it has discarded all the others (BZN-END-03)."""
    spare = state.hand_size(s, seat) - 1
    held = s.facts[seat * state.SEAT_SIZE + state.NOMISMA]
    return held + spare * compensation(s, seat, state.NOMISMA) if spare > 0 else held


def money_for_intrigue(s: State, seat: int) -> int:
    """What the seat can pay for a card, with the discards that its own turn or the end of the game allows (BZN-ITR-14)."""
    return (
        money_at_the_end(s, seat)
        if s.facts[state.PHASE] == state.PHASE_END
        else within_reach(s, seat, state.NOMISMA, 1)
    )


def playable(s: State, seat: int, allowed: int, subject: int) -> list[int]:
    """The intrigue cards of the hand that may be played now."""
    bits = s.facts[seat * state.SEAT_SIZE + state.HAND + 2] & allowed
    result: list[int] = []
    while bits:
        low = bits & -bits
        bits ^= low
        card = low.bit_length() + 95
        if not why_not_intrigue(s, seat, card, allowed, subject):
            result.append(card)
    return result


def turn_windows() -> int:
    """What the player on turn may play."""
    return WINDOWS_MASK[fx.OWN_TURN] | WINDOWS_MASK[fx.ANY_TIME]


def play_intrigue(s: State, seat: int, card: int, cost: int, subject: int) -> None:
    """Pay for an intrigue card, lay it in the play area and let the others answer."""
    f = s.facts
    pay_good(s, seat, state.NOMISMA, cost, "BZN-ITR-02")
    emit(s, events.INTRIGUE_PLAYED, "BZN-ITR-03", ALL, (seat, card, cost))
    leave_hand(s, seat, card)
    f[seat * state.SEAT_SIZE + state.INTRIGUE_PLAYED] += 1  # BZN-MIS-07
    types = TYPES_OF[card]
    state.put(f, seat * state.SEAT_SIZE + state.PLAY, card)  # BZN-ITR-03, BZN-CRD-11
    f[state.LEADER + card] = card
    frames.INTRIGUE.begin(s, card, seat, subject)
    open_window(s, fx.INTRIGUE_PLAYED, seat, card)  # BZN-ITR-08, BZN-END-04
    for hero in state.fronts(s, seat, state.PASSIVE_WORDS, fx.TRADE_ON_PLAY * 3):
        if types >> EFFECTS[hero][1] & 1:
            frames.TRADE_RESOURCE.begin(s, seat, 1)  # BZN-CLR-08: at once, before any other card
    for kind in range(5):
        if types >> kind & 1:
            trigger(s, seat, fx.ON_PLAY + kind, 1, "BZN-CRD-04")
    if f[state.PHASE] != state.PHASE_END:  # BZN-END-05, BZN-CLR-11
        trigger(s, seat, fx.ON_PLAY_INTRIGUE, 1, "BZN-CLR-11")


# Windows


def open_window(s: State, window: int, actor: int, subject: int) -> None:
    """Ask all others, in initiative order from the actor on; all, where nobody acts (BZN-ITR-09)."""
    emit(s, events.MOMENT_PASSED, "BZN-ITR-17", 0, ())
    frames.WINDOW.begin(s, window, actor, subject, state.NOBODY)


def open_window_for(s: State, window: int, seat: int) -> None:
    """Ask one seat."""
    emit(s, events.MOMENT_PASSED, "BZN-ITR-17", 0, ())
    frames.WINDOW.begin(s, window, state.NOBODY, seat, seat)


def may_answer(s: State, seat: int, allowed: int, subject: int) -> bool:
    """Can this seat play one of the cards that are allowed, if need be by discarding for it?"""
    bits = s.facts[seat * state.SEAT_SIZE + state.HAND + 2] & allowed
    if not bits:
        return False
    money = money_for_intrigue(s, seat)
    while bits:
        low = bits & -bits
        bits ^= low
        card = low.bit_length() + 95
        if money >= state.cost_of(s, seat, card) and has_use(s, seat, card, subject):
            return True
    return False


def might_answer(s: State, seat: int, allowed: int, subject: int) -> bool:
    """Could this seat play something, for all that everybody can see: a card not in sight, the money for it, a use (BZN-ITR-17)?"""
    f = s.facts
    base = seat * state.SEAT_SIZE
    unseen = f[state.DECK + 2] | f[state.ASIDE + 2]
    for other in range(s.seats):
        at = other * state.SEAT_SIZE
        unseen |= f[at + state.HAND + 2] & ~f[at + state.KNOWN + 2]
    if state.hand_size(s, seat) == state.size(f, base + state.KNOWN):
        unseen = 0
    bits = allowed & (unseen | f[base + state.KNOWN + 2])
    money = money_for_intrigue(s, seat)
    while bits:
        low = bits & -bits
        bits ^= low
        card = low.bit_length() + 95
        if money >= state.cost_of(s, seat, card) and has_use(s, seat, card, subject):
            return True
    return False


class Window(Work):
    """Asks seat after seat who can play something (BZN-ITR-12); once a card was played, all again (BZN-ITR-09)."""

    def __init__(self) -> None:
        super().__init__(frames.WINDOW)

    def step(self, s: State) -> None:
        if is_settled(s):
            pop(s)
            return
        offset = field(s, frames.WINDOW.place)
        if offset == 0 and s.log is not None:
            tell_moment(s)
        allowed = WINDOWS_MASK[field(s, frames.WINDOW.window)]
        if not is_held(s, allowed):
            pop(s)
            return
        actor = field(s, frames.WINDOW.actor)
        only = field(s, frames.WINDOW.only)
        first = state.place_in_order(s, actor) + 1 if actor != state.NOBODY else 0
        subject = field(s, frames.WINDOW.subject)
        while offset < s.seats:
            seat = state.next_in_order(s, first + offset)
            if only in (state.NOBODY, seat) and seat != actor and may_answer(s, seat, allowed, subject):
                set_field(s, frames.WINDOW.place, offset)
                frames.OFFER_INTRIGUE.begin(s, seat)
                return
            offset += 1
        pop(s)


def is_held(s: State, allowed: int) -> bool:
    """Does anybody hold one of these cards?"""
    f = s.facts
    for seat in range(s.seats):  # noqa: SIM110 - no generator in the hot path
        if f[seat * state.SEAT_SIZE + state.HAND + 2] & allowed:
            return True
    return False


def is_settled(s: State) -> bool:
    """Has what this window is about been cancelled already?"""
    window = field(s, frames.WINDOW.window)
    if window == fx.ACTION_ANNOUNCED:
        return s.facts[state.ACTION_CANCELLED] == 1
    if window != fx.INTRIGUE_PLAYED or below_kind(s) != frames.INTRIGUE.number:
        return False
    return below_field(s, frames.INTRIGUE.cancelled) == 1


def tell_moment(s: State) -> None:
    """Say who might answer in the window in hand; nobody hears it but the table, which takes its time over it (BZN-ITR-17)."""
    actor = field(s, frames.WINDOW.actor)
    only = field(s, frames.WINDOW.only)
    first = state.place_in_order(s, actor) + 1 if actor != state.NOBODY else 0
    allowed = WINDOWS_MASK[field(s, frames.WINDOW.window)]
    seats: list[int] = []
    for offset in range(s.seats):
        seat = state.next_in_order(s, first + offset)
        fits = only in (state.NOBODY, seat) and seat != actor
        if fits and might_answer(s, seat, allowed, field(s, frames.WINDOW.subject)):
            seats.append(seat)
    if seats:
        moment(s, "BZN-ITR-17", tuple(seats))


class OfferIntrigue(Question):
    """A card in the window that is open, or none; in one's own turn cards may be discarded for it (BZN-DIS-04)."""

    def __init__(self) -> None:
        super().__init__(
            frames.OFFER_INTRIGUE,
            "BZN-ITR-09",
            "intrigue decline discard",
            decline="decline",
            veiled=True,
            params="window",
        )

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.INTRIGUE:
            allowed = WINDOWS_MASK[below_field(s, frames.WINDOW.window)]
            return why_not_intrigue(s, seat, arg_a(code), allowed, below_field(s, frames.WINDOW.subject))
        return why_not_discard(s, seat, arg_a(code)) if verb == notation.DISCARD else ""

    def legal(self, s: State, seat: int) -> list[int]:
        allowed = WINDOWS_MASK[below_field(s, frames.WINDOW.window)]
        cards = playable(s, seat, allowed, below_field(s, frames.WINDOW.subject))
        result = [notation.DECLINE]
        result.extend([pack(notation.INTRIGUE, card) for card in cards])
        result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        verb = verb_of(code)
        if verb == notation.DISCARD:
            discard(s, seat, arg_a(code), "BZN-DIS-02")
        elif verb == notation.DECLINE:
            set_field(s, frames.WINDOW.place, field(s, frames.WINDOW.place) + 1)
            emit(s, events.MOMENT_PASSED, "BZN-ITR-17", 0, ())
        else:
            set_field(s, frames.WINDOW.place, 0)  # BZN-ITR-09: afterwards the others are asked again
            of_vote = field(s, frames.WINDOW.window) == fx.VOTE_CAST
            subject = field(s, frames.WINDOW.actor if of_vote else frames.WINDOW.subject)
            pay_and_play(s, seat, arg_a(code), subject)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"window": fx.WINDOWS[below_field(s, frames.WINDOW.window)]}


def pay_and_play(s: State, seat: int, card: int, subject: int) -> None:
    """Play an intrigue card for its cost; at the end of the game cards may have to be discarded for it first."""
    cost = state.cost_of(s, seat, card)  # BZN-HER-06
    if s.facts[seat * state.SEAT_SIZE + state.NOMISMA] < cost:
        state.put(s.facts, seat * state.SEAT_SIZE + state.KNOWN, card)  # it has been named
        frames.PAYMENT.begin(s, seat, card, subject)  # BZN-END-03
    else:
        play_intrigue(s, seat, card, cost, subject)
