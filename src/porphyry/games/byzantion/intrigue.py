"""Intrigue cards (BZN-ITR, BZN-CLR-12, -13, -16, -17, -18): the windows in which they are played, answers to them, and their effects.

A window asks only seats that can play something in it, one after the other; nobody is told who was asked (BZN-ITR-17). A card played
opens a window of its own for cards that cancel it, so answers resolve from the last to the first.
"""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.bandons import leave_play
from porphyry.games.byzantion.state import (
    ACTION_CANCELLED,
    ASIDE,
    BID,
    BID_BONUS,
    DECK,
    FACE_DOWN,
    HAND,
    INTRIGUE_PLAYED,
    KNOWN,
    LEADER,
    MARKED,
    NOBODY,
    NOMISMA,
    PACKET,
    PASSIVE_WORDS,
    PENALTY_CANCELLED,
    PHASE,
    PHASE_END,
    PLACED,
    PLAY,
    REMOVED,
    SEAT_SIZE,
    SPLIT,
    SUPPLY,
    VOTE,
    VOTE_BONUS,
    cost_of,
    drop,
    event,
    fronts,
    hand_size,
    has,
    next_in_order,
    owner_of,
    place_in_order,
    played_cards,
    put,
    size,
    units_on_map,
)
from porphyry.games.byzantion.statistics import statistic
from porphyry.games.byzantion.stock import (
    add_good,
    compensation,
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
from porphyry.kernel.action import pack
from porphyry.kernel.frames import below_field, below_kind, field, pop, push, set_below_field, set_field, top
from porphyry.kernel.state import ALL, State, emit, moment

# What may be played.


def in_scope(s: State, seat: int, card: int, scope: int, effect: int) -> bool:
    """Is this card, played by another seat, a possible victim?"""
    owner = owner_of(s, card)
    if owner in (NOBODY, seat):
        return False
    if effect == fx.TURN_DOWN and has(s.facts, FACE_DOWN, card):
        return False
    return scope == fx.SCOPE_ANY or HERO[card] == (scope == fx.SCOPE_HERO)


def victims(s: State, seat: int, scope: int, effect: int) -> list[int]:
    """All possible victims of a card."""
    result: list[int] = []
    for other in range(s.seats):
        if other != seat:
            result.extend([card for card in played_cards(s, other) if in_scope(s, seat, card, scope, effect)])
    return result


def has_use(s: State, seat: int, card: int, subject: int) -> bool:
    """Would the card do anything? `subject` is the action, the card or the seat that the window is about."""
    f = s.facts
    effects = EFFECTS[card]
    kind = effects[0]
    if kind == fx.ADD_VOTES:
        return f[seat * SEAT_SIZE + PLACED] > 0
    if kind == fx.CANCEL_ACTION:
        return effects[1] >> subject & 1 == 1
    if kind == fx.MOVE_UNITS:
        for unit in range(UNITS):  # noqa: SIM110 - no generator in the hot path
            if UNIT_CLASS[unit] == effects[1] and units_on_map(s, unit):
                return True
        return False
    if kind == fx.PLACE_UNITS:
        for unit in range(UNITS):  # noqa: SIM110 - no generator in the hot path
            if UNIT_CLASS[unit] == effects[1] and f[SUPPLY + unit]:
                return True
        return False
    if kind in (fx.REMOVE_CARD, fx.TURN_DOWN):
        return len(victims(s, seat, effects[1], kind)) > 0
    if kind in (fx.ADD_VOTES_PER, fx.GAIN_PER):
        return counts(s, seat, card) and (kind == fx.GAIN_PER or f[seat * SEAT_SIZE + PLACED] > 0)
    if kind == fx.BID_BONUS_PER:
        return f[seat * SEAT_SIZE + BID] > 0 and counts(s, seat, card)
    if kind in (fx.BID_BONUS, fx.KEEP_BID):
        return f[seat * SEAT_SIZE + BID] > 0
    if kind == fx.CANCEL_PENALTY:
        return not f[PENALTY_CANCELLED]
    return kind != fx.SPLIT_LOOT or s.seats > 1


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
    if not has(f, seat * SEAT_SIZE + HAND, card):
        return "BZN-ITR-01 not-in-hand"
    if not allowed >> card - 96 & 1:
        return "BZN-ITR-15 wrong-window"
    return "" if has_use(s, seat, card, subject) else "BZN-ITR-18 without-effect"


def why_not_intrigue(s: State, seat: int, card: int, allowed: int, subject: int) -> str:
    """May this intrigue card be played now, and can it be paid for?"""
    refusal = why_not_open(s, seat, card, allowed, subject)
    if refusal:
        return refusal
    money = money_at_the_end(s, seat) if s.facts[PHASE] == PHASE_END else s.facts[seat * SEAT_SIZE + NOMISMA]
    return "" if money >= cost_of(s, seat, card) else "BZN-ITR-14 too-little-nomisma"


def money_at_the_end(s: State, seat: int) -> int:
    """What the seat can pay for a card once it has discarded all the others (BZN-END-03)."""
    spare = hand_size(s, seat) - 1
    held = s.facts[seat * SEAT_SIZE + NOMISMA]
    return held + spare * compensation(s, seat, NOMISMA) if spare > 0 else held


def money_for_intrigue(s: State, seat: int) -> int:
    """What the seat can pay for a card, with the discards that its own turn or the end of the game allows (BZN-ITR-14)."""
    return money_at_the_end(s, seat) if s.facts[PHASE] == PHASE_END else within_reach(s, seat, NOMISMA, 1)


def playable(s: State, seat: int, allowed: int, subject: int) -> list[int]:
    """The intrigue cards of the hand that may be played now."""
    bits = s.facts[seat * SEAT_SIZE + HAND + 2] & allowed
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
    pay_good(s, seat, NOMISMA, cost, "BZN-ITR-02")
    emit(s, n.INTRIGUE_PLAYED, "BZN-ITR-03", ALL, (seat, card, cost))
    leave_hand(s, seat, card)
    f[seat * SEAT_SIZE + INTRIGUE_PLAYED] += 1  # BZN-MIS-07
    types = TYPES_OF[card]
    put(f, seat * SEAT_SIZE + PLAY, card)  # BZN-ITR-03, BZN-CRD-11
    f[LEADER + card] = card
    push(s, n.F_INTRIGUE, card, seat, subject, 0)
    open_window(s, fx.INTRIGUE_PLAYED, seat, card)  # BZN-ITR-08, BZN-END-04
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.TRADE_ON_PLAY * 3):
        if types >> EFFECTS[hero][1] & 1:
            push(s, n.F_SINGLE_TRADE, seat, 1)  # BZN-CLR-08: at once, before any other card
    for kind in range(5):
        if types >> kind & 1:
            trigger(s, seat, fx.ON_PLAY + kind, 1, "BZN-CRD-04")
    if f[PHASE] != PHASE_END:  # BZN-END-05, BZN-CLR-11
        trigger(s, seat, fx.ON_PLAY_INTRIGUE, 1, "BZN-CLR-11")


# Windows: frame window, actor (or nobody), next place, subject, only this seat (or nobody), the seat asked.


def open_window(s: State, window: int, actor: int, subject: int) -> None:
    """Ask all others, in initiative order from the actor on; all, where nobody acts (BZN-ITR-09)."""
    emit(s, n.MOMENT_PASSED, "BZN-ITR-17", 0, ())
    push(s, n.F_WINDOW, window, actor, 0, subject, NOBODY)


def open_window_for(s: State, window: int, seat: int) -> None:
    """Ask one seat."""
    emit(s, n.MOMENT_PASSED, "BZN-ITR-17", 0, ())
    push(s, n.F_WINDOW, window, NOBODY, 0, seat, seat)


def may_answer(s: State, seat: int) -> bool:
    """Can this seat play something in the window in hand, if need be by discarding for it?"""
    bits = s.facts[seat * SEAT_SIZE + HAND + 2] & WINDOWS_MASK[field(s, 1)]
    if not bits:
        return False
    money = money_for_intrigue(s, seat)
    while bits:
        low = bits & -bits
        bits ^= low
        card = low.bit_length() + 95
        if money >= cost_of(s, seat, card) and has_use(s, seat, card, field(s, 4)):
            return True
    return False


def might_answer(s: State, seat: int, allowed: int, subject: int) -> bool:
    """Could this seat play something, for all that everybody can see: a card not in sight, the money for it, a use (BZN-ITR-17)?"""
    f = s.facts
    base = seat * SEAT_SIZE
    unseen = f[DECK + 2] | f[ASIDE + 2]
    for other in range(s.seats):
        at = other * SEAT_SIZE
        unseen |= f[at + PACKET + 2] | (f[at + HAND + 2] & ~f[at + KNOWN + 2])
    if hand_size(s, seat) == size(f, base + KNOWN):
        unseen = 0
    bits = allowed & (unseen | f[base + KNOWN + 2])
    money = money_for_intrigue(s, seat)
    while bits:
        low = bits & -bits
        bits ^= low
        card = low.bit_length() + 95
        if money >= cost_of(s, seat, card) and has_use(s, seat, card, subject):
            return True
    return False


def tell_moment(s: State) -> None:
    """Say who might answer in the window in hand; nobody hears it but the table, which takes its time over it (BZN-ITR-17)."""
    actor = field(s, 2)
    first = place_in_order(s, actor) + 1 if actor != NOBODY else 0
    allowed = WINDOWS_MASK[field(s, 1)]
    seats: list[int] = []
    for offset in range(s.seats):
        seat = next_in_order(s, first + offset)
        fits = field(s, 5) in (NOBODY, seat) and seat != actor
        if fits and might_answer(s, seat, allowed, field(s, 4)):
            seats.append(seat)
    if seats:
        moment(s, "BZN-ITR-17", tuple(seats))


def step_window(s: State) -> bool:
    """Find the next seat to ask. False if there is one; True once the window has closed."""
    actor = field(s, 2)
    only = field(s, 5)
    if field(s, 1) == fx.ACTION_ANNOUNCED and s.facts[ACTION_CANCELLED]:
        pop(s)
        return True
    if field(s, 1) == fx.INTRIGUE_PLAYED and below_kind(s) == n.F_INTRIGUE and below_field(s, 4):
        pop(s)
        return True
    first = place_in_order(s, actor) + 1 if actor != NOBODY else 0
    offset = field(s, 3)
    if offset == 0 and s.log is not None:
        tell_moment(s)
    while offset < s.seats:
        seat = next_in_order(s, first + offset)
        if only in (NOBODY, seat) and seat != actor and may_answer(s, seat):  # BZN-ITR-12
            set_field(s, 3, offset)
            set_field(s, 6, seat)
            return False
        offset += 1
    pop(s)
    return True


def why_not_reacting(s: State, seat: int, verb: int, a: int) -> str:
    """Answers in a window."""
    if verb == n.INTRIGUE:
        return why_not_intrigue(s, seat, a, WINDOWS_MASK[field(s, 1)], field(s, 4))
    return why_not_discard(s, seat, a) if verb == n.DISCARD else ""


def reacting_options(s: State, seat: int) -> list[int]:
    """Let it pass, or play a card; in one's own turn, discard for it (BZN-DIS-04)."""
    result = [n.DECLINE]
    result.extend([pack(n.INTRIGUE, card) for card in playable(s, seat, WINDOWS_MASK[field(s, 1)], field(s, 4))])
    result.extend(discards(s, seat))
    return result


def play_reacting(s: State, seat: int, verb: int, a: int) -> None:
    """The seat asked lets it pass or plays."""
    if verb == n.DECLINE:
        set_field(s, 3, field(s, 3) + 1)
        emit(s, n.MOMENT_PASSED, "BZN-ITR-17", 0, ())
        return
    set_field(s, 3, 0)  # BZN-ITR-09: afterwards the others are asked again
    subject = field(s, 2) if field(s, 1) == fx.VOTE_CAST else field(s, 4)
    pay_and_play(s, seat, a, subject)


def pay_and_play(s: State, seat: int, card: int, subject: int) -> None:
    """Play an intrigue card for its cost; at the end of the game cards may have to be discarded for it first."""
    cost = cost_of(s, seat, card)  # BZN-HER-06
    if s.facts[seat * SEAT_SIZE + NOMISMA] < cost:
        put(s.facts, seat * SEAT_SIZE + KNOWN, card)  # it has been named
        push(s, n.F_RAISE, seat, card, subject)  # BZN-END-03
    else:
        play_intrigue(s, seat, card, cost, subject)


# Effects: frame card, owner, subject, cancelled.


def resolve(s: State) -> None:
    """Nobody answers any more: the card works, or it has been cancelled."""
    card = field(s, 1)
    owner = field(s, 2)
    subject = field(s, 3)
    cancelled = field(s, 4)
    pop(s)
    if cancelled:
        emit(s, n.INTRIGUE_CANCELLED, "BZN-ITR-10", ALL, (owner, card))
        return
    effects = EFFECTS[card]
    resolve_effect(s, owner, subject, effects)
    if len(effects) > 4:
        gain(s, owner, BUNDLE[effects[5]], 1, "BZN-ITR-04")  # what it gives besides


def resolve_effect(s: State, owner: int, subject: int, effects: list[int]) -> None:
    """The main effect of an intrigue card."""
    f = s.facts
    kind = effects[0]
    if kind == fx.FLIP_VOTE:
        at = subject * SEAT_SIZE + VOTE
        f[at] = 1 - f[at]  # BZN-CLR-12
        emit(s, n.VOTES_TURNED, "BZN-CLR-12", ALL, (subject, f[at], course(event(s), f[at])))
    elif kind == fx.ADD_VOTES:
        add_votes(s, owner, effects[1])
    elif kind == fx.ADD_VOTES_PER:
        add_votes(s, owner, min(effects[2], statistic(s, owner, effects[1])))
    elif kind == fx.CANCEL_ACTION:
        f[ACTION_CANCELLED] = 1  # BZN-CLR-13
    elif kind == fx.CANCEL_INTRIGUE:
        if top(s) == n.F_WINDOW and below_kind(s) == n.F_INTRIGUE:
            set_below_field(s, 4, 1)  # BZN-ITR-07
    elif kind == fx.MOVE_UNITS:
        push(s, n.F_MOVE, owner, effects[1], effects[2], NOBODY)
    elif kind == fx.PLACE_UNITS:
        push(s, n.F_PLACE, owner, effects[1], effects[2], NOBODY)
    elif kind in (fx.REMOVE_CARD, fx.TURN_DOWN):
        if victims(s, owner, effects[1], kind):
            push(s, n.F_TARGET, owner, effects[1], kind)
    elif kind == fx.SPLIT_LOOT:
        push(s, n.F_SPLIT, owner, effects[1], NOBODY, 0, 0)
    elif kind == fx.BID_BONUS:
        raise_bid(s, owner, effects[1])
    elif kind == fx.BID_BONUS_PER:
        raise_bid(s, owner, min(effects[2], statistic(s, owner, effects[1])))
    elif kind == fx.KEEP_BID:
        kept = min(effects[1], f[owner * SEAT_SIZE + BID])
        add_good(s, owner, EVENT_TRIAL[event(s)], kept, "BZN-ITR-04")
    elif kind == fx.GAIN_PER:
        gain(s, owner, BUNDLE[effects[2]], min(effects[3], statistic(s, owner, effects[1])), "BZN-ITR-04")
    elif kind == fx.CANCEL_PENALTY:
        f[PENALTY_CANCELLED] = 1
    elif kind == fx.GAIN:
        gain(s, owner, BUNDLE[effects[1]], 1, "BZN-ITR-04")


def add_votes(s: State, seat: int, amount: int) -> None:
    """Votes that no auctoritas stands for."""
    s.facts[seat * SEAT_SIZE + VOTE_BONUS] += amount
    emit(s, n.VOTES_ADDED, "BZN-INF-11", ALL, (seat, amount))


def raise_bid(s: State, seat: int, amount: int) -> None:
    """A bid counts more than it holds."""
    s.facts[seat * SEAT_SIZE + BID_BONUS] += amount
    emit(s, n.BID_RAISED, "BZN-ITR-16", ALL, (seat, amount))


# Removing and turning down: frame seat, scope, effect.


def why_not_targeting(s: State, seat: int, a: int) -> str:
    """May this card be the victim?"""
    if in_scope(s, seat, a, field(s, 2), field(s, 3)):
        return ""
    return "BZN-CLR-17 not-a-possible-card" if field(s, 3) == fx.TURN_DOWN else "BZN-CLR-16 not-a-possible-card"


def targeting_options(s: State, seat: int) -> list[int]:
    """All possible victims."""
    return [pack(n.TARGET, card) for card in victims(s, seat, field(s, 2), field(s, 3))]


def play_targeting(s: State, _seat: int, a: int) -> None:
    """The card leaves the game, or is turned down for this round."""
    f = s.facts
    owner = owner_of(s, a)
    effect = field(s, 3)
    pop(s)
    if effect == fx.TURN_DOWN:
        put(f, FACE_DOWN, a)  # BZN-CLR-17
        emit(s, n.CARD_TURNED_DOWN, "BZN-CLR-17", ALL, (owner, a))
        return
    was_in_bandon = leave_play(s, owner, a)
    drop(f, owner * SEAT_SIZE + PLAY, a)
    drop(f, MARKED, a)
    drop(f, FACE_DOWN, a)
    put(f, REMOVED, a)  # BZN-CLR-16
    emit(s, n.CARD_REMOVED, "BZN-CLR-16", ALL, (owner, a))
    if was_in_bandon:
        push(s, n.F_ARRANGE, owner, 0)  # BZN-BAN-06


# Splitting loot: frame seat, bundle, other, step, good.


def split_step(s: State) -> bool:
    """Pass over kinds the loot does not hold. True while there is work to do without asking."""
    if field(s, 4) != 1:
        return False
    bundle = BUNDLE[field(s, 2)]
    good = field(s, 5)
    while good < 8 and not bundle[good]:
        good += 1
    set_field(s, 5, good)
    if good == 8:
        set_field(s, 4, 2)
        return True
    return False


def why_not_splitting(s: State, _seat: int, verb: int, a: int, b: int) -> str:
    """Answers while loot is split."""
    if verb == n.NAME:
        return "" if a < s.seats and a != field(s, 1) else "BZN-CLR-18 another-player"
    if verb == n.DIVIDE:
        if a != field(s, 5):
            return "BZN-CLR-18 one-kind-after-the-other"
        return "" if b <= BUNDLE[field(s, 2)][a] else "BZN-CLR-18 more-than-there-is"
    return ""


def splitting_options(s: State, _seat: int) -> list[int]:
    """Who divides; how many of each kind go to the first pile; which pile is taken."""
    step = field(s, 4)
    if step == 0:
        return [pack(n.NAME, other) for other in range(s.seats) if other != field(s, 1)]
    if step == 1:
        good = field(s, 5)
        return [pack(n.DIVIDE, good, amount) for amount in range(BUNDLE[field(s, 2)][good] + 1)]
    return [pack(n.PILE, 0), pack(n.PILE, 1)]


def play_splitting(s: State, seat: int, verb: int, a: int, b: int) -> None:
    """One step of splitting."""
    f = s.facts
    if verb == n.NAME:
        set_field(s, 3, a)
        set_field(s, 4, 1)
        for good in range(8):
            f[SPLIT + good] = 0
    elif verb == n.DIVIDE:
        f[SPLIT + a] = b
        set_field(s, 5, a + 1)
        emit(s, n.LOOT_DIVIDED, "BZN-CLR-18", ALL, (seat, a, b))
    else:
        owner, other = field(s, 1), field(s, 3)
        bundle = BUNDLE[field(s, 2)]
        emit(s, n.PILE_TAKEN, "BZN-CLR-18", ALL, (owner, a))
        for good in range(8):
            first = f[SPLIT + good]
            second = bundle[good] - first
            add_good(s, owner, good, second if a else first, "BZN-CLR-18")
            add_good(s, other, good, first if a else second, "BZN-CLR-18")
            f[SPLIT + good] = 0
        pop(s)
