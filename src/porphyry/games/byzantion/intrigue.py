"""Intrigue cards (BZN-ITR, BZN-CLR-12, -13, -16, -17, -18): the windows in which they are played, answers to them, and their effects.

A window asks only seats that can play something in it, one after the other; nobody is told who was asked (BZN-ITR-17). A card played
opens a window of its own for cards that cancel it, so answers resolve from the last to the first.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation, state
from porphyry.games.byzantion.bandons import leave_play
from porphyry.games.byzantion.statistics import statistic
from porphyry.games.byzantion.stock import (
    add_good,
    compensation,
    discard,
    discards,
    gain,
    leave_hand,
    pay_good,
    trigger,
    why_not_discard,
    within_reach,
)
from porphyry.games.byzantion.tables import (
    BUNDLE,
    EFFECTS,
    EVENT_TRIAL,
    HERO,
    TYPES_OF,
    UNIT_CLASS,
    UNITS,
    WINDOWS_MASK,
    course,
)
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import below_field, below_kind, field, pop, set_below_field, set_field, top
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
        unseen |= f[at + state.PACKET + 2] | (f[at + state.HAND + 2] & ~f[at + state.KNOWN + 2])
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
        actor = field(s, frames.WINDOW.actor)
        only = field(s, frames.WINDOW.only)
        first = state.place_in_order(s, actor) + 1 if actor != state.NOBODY else 0
        offset = field(s, frames.WINDOW.place)
        if offset == 0 and s.log is not None:
            tell_moment(s)
        allowed, subject = WINDOWS_MASK[field(s, frames.WINDOW.window)], field(s, frames.WINDOW.subject)
        while offset < s.seats:
            seat = state.next_in_order(s, first + offset)
            if only in (state.NOBODY, seat) and seat != actor and may_answer(s, seat, allowed, subject):
                set_field(s, frames.WINDOW.place, offset)
                frames.OFFER_INTRIGUE.begin(s, seat)
                return
            offset += 1
        pop(s)


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


# Effects


class Intrigue(Work):
    """Nobody answers any more: the card works, or it has been cancelled."""

    def __init__(self) -> None:
        super().__init__(frames.INTRIGUE)

    def step(self, s: State) -> None:
        card = field(s, frames.INTRIGUE.card)
        owner = field(s, frames.INTRIGUE.owner)
        subject = field(s, frames.INTRIGUE.subject)
        cancelled = field(s, frames.INTRIGUE.cancelled)
        pop(s)
        if cancelled:
            emit(s, events.INTRIGUE_CANCELLED, "BZN-ITR-10", ALL, (owner, card))
            return
        effects = EFFECTS[card]
        EFFECT_OF[effects[0]].work(s, owner, subject, effects)
        if len(effects) > 4:
            gain(s, owner, BUNDLE[effects[5]], 1, "BZN-ITR-04")  # what it gives besides


class Effect:
    """The main effect of an intrigue card."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        """Carry it out for the owner of the card."""
        raise NotImplementedError("work")


class FlipVote(Effect):
    """The votes of a seat count for the other option (BZN-CLR-12)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        f = s.facts
        at = subject * state.SEAT_SIZE + state.VOTE
        f[at] = 1 - f[at]
        emit(s, events.VOTES_TURNED, "BZN-CLR-12", ALL, (subject, f[at], course(state.event(s), f[at])))


class AddVotes(Effect):
    """So many votes."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        add_votes(s, owner, effects[1])


class AddVotesPer(Effect):
    """As many votes as there is of something."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        add_votes(s, owner, min(effects[2], statistic(s, owner, effects[1])))


class CancelAction(Effect):
    """The announced action does not happen (BZN-CLR-13)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        s.facts[state.ACTION_CANCELLED] = 1


class CancelIntrigue(Effect):
    """The card to which this one is the answer does not work (BZN-ITR-07)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        if top(s) == frames.WINDOW.number and below_kind(s) == frames.INTRIGUE.number:
            set_below_field(s, frames.INTRIGUE.cancelled, 1)


class MoveByIntrigue(Effect):
    """Units are moved."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        frames.MOVE_UNITS.begin(s, owner, effects[1], effects[2])


class PlaceByIntrigue(Effect):
    """Units are placed."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        frames.PLACE_UNITS.begin(s, owner, effects[1], effects[2])


class StrikeCard(Effect):
    """A card is removed or turned down."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        if victims(s, owner, effects[1], effects[0]):
            frames.CHOOSE_CARD.begin(s, owner, effects[1], effects[0])


class SplitLoot(Effect):
    """Loot is divided by another player (BZN-CLR-18)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        frames.LOOT.begin(s, owner, effects[1])


class BidBonus(Effect):
    """A bid counts so much more."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        raise_bid(s, owner, effects[1])


class BidBonusPer(Effect):
    """A bid counts more by as much as there is of something."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        raise_bid(s, owner, min(effects[2], statistic(s, owner, effects[1])))


class KeepBid(Effect):
    """So much of a bid comes back."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        kept = min(effects[1], s.facts[owner * state.SEAT_SIZE + state.BID])
        add_good(s, owner, EVENT_TRIAL[state.event(s)], kept, "BZN-ITR-04")


class GainPer(Effect):
    """A bundle as often as there is something."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        gain(s, owner, BUNDLE[effects[2]], min(effects[3], statistic(s, owner, effects[1])), "BZN-ITR-04")


class CancelPenalty(Effect):
    """The penalty of the event is averted."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        s.facts[state.PENALTY_CANCELLED] = 1


class Gain(Effect):
    """A bundle."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        gain(s, owner, BUNDLE[effects[1]], 1, "BZN-ITR-04")


def _effects() -> list[Effect]:
    found: dict[int, Effect] = {
        fx.FLIP_VOTE: FlipVote(),
        fx.ADD_VOTES: AddVotes(),
        fx.ADD_VOTES_PER: AddVotesPer(),
        fx.CANCEL_ACTION: CancelAction(),
        fx.CANCEL_INTRIGUE: CancelIntrigue(),
        fx.MOVE_UNITS: MoveByIntrigue(),
        fx.PLACE_UNITS: PlaceByIntrigue(),
        fx.REMOVE_CARD: StrikeCard(),
        fx.TURN_DOWN: StrikeCard(),
        fx.SPLIT_LOOT: SplitLoot(),
        fx.BID_BONUS: BidBonus(),
        fx.BID_BONUS_PER: BidBonusPer(),
        fx.KEEP_BID: KeepBid(),
        fx.GAIN_PER: GainPer(),
        fx.CANCEL_PENALTY: CancelPenalty(),
        fx.GAIN: Gain(),
    }
    nothing = Effect()
    return [found.get(kind, nothing) for kind in range(max(found) + 1)]


EFFECT_OF: Final[list[Effect]] = _effects()
"""By the kind of an effect; a kind that no intrigue card has fails when it is asked to work."""


def add_votes(s: State, seat: int, amount: int) -> None:
    """Votes that no auctoritas stands for."""
    s.facts[seat * state.SEAT_SIZE + state.VOTE_BONUS] += amount
    emit(s, events.VOTES_ADDED, "BZN-INF-11", ALL, (seat, amount))


def raise_bid(s: State, seat: int, amount: int) -> None:
    """A bid counts more than it holds."""
    s.facts[seat * state.SEAT_SIZE + state.BID_BONUS] += amount
    emit(s, events.BID_RAISED, "BZN-ITR-16", ALL, (seat, amount))


# Removing and turning down


class ChooseCard(Question):
    """A card of another player leaves the game, or is turned down for this round (BZN-CLR-16, BZN-CLR-17)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_CARD, "BZN-CLR-16", "target", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        scope, effect = field(s, frames.CHOOSE_CARD.scope), field(s, frames.CHOOSE_CARD.effect)
        if in_scope(s, seat, arg_a(code), scope, effect):
            return ""
        return "BZN-CLR-17 not-a-possible-card" if effect == fx.TURN_DOWN else "BZN-CLR-16 not-a-possible-card"

    def legal(self, s: State, seat: int) -> list[int]:
        cards = victims(s, seat, field(s, frames.CHOOSE_CARD.scope), field(s, frames.CHOOSE_CARD.effect))
        return [pack(notation.TARGET, card) for card in cards]

    def play(self, s: State, seat: int, code: int) -> None:
        effect = field(s, frames.CHOOSE_CARD.effect)
        pop(s)
        if effect == fx.TURN_DOWN:
            state.put(s.facts, state.FACE_DOWN, arg_a(code))  # BZN-CLR-17
            emit(s, events.CARD_TURNED_DOWN, "BZN-CLR-17", ALL, (state.owner_of(s, arg_a(code)), arg_a(code)))
        else:
            remove_card(s, arg_a(code))


def remove_card(s: State, card: int) -> None:
    """The card leaves the game; what is left of its bandon may be arranged anew (BZN-BAN-06)."""
    f = s.facts
    owner = state.owner_of(s, card)
    was_in_bandon = leave_play(s, owner, card)
    state.drop(f, owner * state.SEAT_SIZE + state.PLAY, card)
    state.drop(f, state.MARKED, card)
    state.drop(f, state.FACE_DOWN, card)
    state.put(f, state.REMOVED, card)  # BZN-CLR-16
    emit(s, events.CARD_REMOVED, "BZN-CLR-16", ALL, (owner, card))
    if was_in_bandon:
        frames.ARRANGE_BANDONS.begin(s, owner)


# Dividing loot


class Loot(Work):
    """Who divides; how much of each good goes to the first pile; which pile is taken (BZN-CLR-18)."""

    def __init__(self) -> None:
        super().__init__(frames.LOOT)

    def step(self, s: State) -> None:
        owner, divider = field(s, frames.LOOT.seat), field(s, frames.LOOT.divider)
        if divider == state.NOBODY:
            frames.CHOOSE_SPLITTER.begin(s, owner)
            return
        bundle = BUNDLE[field(s, frames.LOOT.bundle)]
        good = field(s, frames.LOOT.good)
        while good < 8 and not bundle[good]:
            good += 1
        set_field(s, frames.LOOT.good, good)
        if good < 8:
            frames.DIVIDE_LOOT.begin(s, divider, good)
        else:
            frames.CHOOSE_PILE.begin(s, owner)


class ChooseSplitter(Question):
    """Another player divides the loot."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_SPLITTER, "BZN-CLR-18", "name", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if arg_a(code) < s.seats and arg_a(code) != seat else "BZN-CLR-18 another-player"

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        set_field(s, frames.LOOT.divider, arg_a(code))
        for good in range(8):
            s.facts[state.SPLIT + good] = 0


class DivideLoot(Question):
    """How much of one good goes to the first pile."""

    def __init__(self) -> None:
        super().__init__(frames.DIVIDE_LOOT, "BZN-CLR-18", "divide")

    def why_not(self, s: State, seat: int, code: int) -> str:
        good = arg_a(code)
        if good != field(s, frames.DIVIDE_LOOT.good):
            return "BZN-CLR-18 one-kind-after-the-other"
        most = BUNDLE[below_field(s, frames.LOOT.bundle)][good]
        return "" if arg_b(code) <= most else "BZN-CLR-18 more-than-there-is"

    def legal(self, s: State, seat: int) -> list[int]:
        good = field(s, frames.DIVIDE_LOOT.good)
        most = BUNDLE[below_field(s, frames.LOOT.bundle)][good]
        return [pack(notation.DIVIDE, good, amount) for amount in range(most + 1)]

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        good, amount = arg_a(code), arg_b(code)
        s.facts[state.SPLIT + good] = amount
        set_field(s, frames.LOOT.good, good + 1)
        emit(s, events.LOOT_DIVIDED, "BZN-CLR-18", ALL, (seat, good, amount))


class ChoosePile(Question):
    """The owner of the card takes a pile, the divider the other one."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_PILE, "BZN-CLR-18", "pile")

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        f = s.facts
        pile = arg_a(code)
        divider = field(s, frames.LOOT.divider)
        bundle = BUNDLE[field(s, frames.LOOT.bundle)]
        pop(s)
        emit(s, events.PILE_TAKEN, "BZN-CLR-18", ALL, (seat, pile))
        for good in range(8):
            first = f[state.SPLIT + good]
            second = bundle[good] - first
            add_good(s, seat, good, second if pile else first, "BZN-CLR-18")
            add_good(s, divider, good, first if pile else second, "BZN-CLR-18")
            f[state.SPLIT + good] = 0
