"""What one seat cannot know, redrawn (BZN-TRM-09, BZN-MIS-04, BZN-ITR-17): the only way in which a bot looks at a table.

Hands, missions, the contents of closed hands and bids, packets of the draft, cards being looked at and closed solo events are drawn anew,
in a way that fits all the seat has seen. It has seen the packets that it passed on: what is missing from one when it comes round again,
or from the discard pile at the end, was kept by the players in between.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import frames
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.draft import KEPT
from porphyry.games.byzantion.resolution import CLOSED, contribution_options, play_contribution, steps
from porphyry.games.byzantion.state import DRAFTED, HAND, PACKET, SEAT_SIZE, cards_in, has, put
from porphyry.games.byzantion.tables import EVENTS, MISSIONS, SOLO_AGE
from porphyry.games.byzantion.trials import most_to_bid
from porphyry.games.byzantion.view import aside_owner
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

TRIES: Final = 8  # to redraw a hand that is still open


def resample(s: State, seat: int) -> None:
    """Redraw everything the seat cannot know, in a way that fits all it has seen."""
    _redraw_cards(s, seat)
    _redraw_missions(s, seat)
    if top(s) == frames.CONTRIBUTE.number:
        _redraw_contributions(s, seat)
    if top(s) == frames.BID.number:
        for other in range(s.seats):
            if other != seat and not s.facts[other * SEAT_SIZE + st.PENDING]:
                s.facts[other * SEAT_SIZE + st.BID] = s.dice.below(most_to_bid(s, other) + 1)
    if s.seats == 1:
        _redraw_solo_events(s)


def _redraw_cards(s: State, seat: int) -> None:
    f = s.facts
    settled = _redraw_passed(s, seat)
    aside = aside_owner(s)
    pool = cards_in(f, st.DECK)
    zones: list[int] = []
    counts: list[int] = []
    for other in range(s.seats):
        if other == seat:
            continue
        base = other * SEAT_SIZE
        for zone in (base + HAND, base + PACKET):
            cards = [card for card in cards_in(f, zone) if not has(f, base + st.KNOWN, card) and card not in settled]
            pool.extend(cards)
            zones.append(zone)
            counts.append(len(cards))
            for card in cards:
                st.drop(f, zone, card)
    if aside not in (st.NOBODY, seat):
        cards = cards_in(f, st.ASIDE)
        pool.extend(cards)
        zones.append(st.ASIDE)
        counts.append(len(cards))
        for card in cards:
            st.drop(f, st.ASIDE, card)
    if zones:  # the deck alone has no order to redraw
        _deal_anew(s, pool, zones, counts, settled)


def _deal_anew(s: State, pool: list[int], zones: list[int], counts: list[int], settled: list[int]) -> None:
    """Deal the pool to these zones, a given number of cards to each; the rest is the deck."""
    f = s.facts
    for word in range(3):
        f[st.DECK + word] = 0
    pool.sort()  # so that nothing but the dice decides what lies where
    s.dice.shuffle(pool)
    at = 0
    for zone, count in zip(zones, counts, strict=True):
        dealt = pool[at : at + count]
        for card in dealt:
            put(f, zone, card)
        if zone % SEAT_SIZE == HAND and zone < st.TABLE:
            _redraft(f, zone // SEAT_SIZE, dealt, settled)
        at += count
    for card in pool[at:]:
        put(f, st.DECK, card)


def _redraft(f: list[int], seat: int, dealt: list[int], settled: list[int]) -> None:
    """The picks of a seat that nobody could follow are now some of the cards it was dealt."""
    used = 0
    for at in range(DRAFTED + seat * KEPT, DRAFTED + seat * KEPT + KEPT):
        if f[at] != st.NOTHING and f[at] not in settled:
            f[at] = dealt[used]
            used += 1


def _redraw_passed(s: State, seat: int) -> list[int]:
    """Deal out anew, among those who could have kept them, the cards of packets that the seat has passed on. Gives these cards."""
    f = s.facts
    drafting = top(s) == frames.DRAFT_CARD.number
    done = field(s, frames.DRAFT_CARD.picks) if drafting else KEPT - 1  # the number of this round's pick
    settled: list[int] = []
    if seat < 0 or s.seats == 1:
        return settled
    for packet in range(s.seats):
        for sight in range(done + 1):
            if (packet + sight) % s.seats != seat:
                continue
            picks = [
                DRAFTED + (packet + pick) % s.seats * KEPT + pick
                for pick in range(sight + 1, min(sight + s.seats, done + 1))
            ]
            picks = [at for at in picks if f[at] != st.NOTHING]
            holder = (packet + done) % s.seats
            last = drafting and sight + s.seats > done and holder != seat
            cards = [f[at] for at in picks]
            for at in picks:
                st.drop(f, (at - DRAFTED) // KEPT * SEAT_SIZE + HAND, f[at])
            if last:
                cards.extend(cards_in(f, holder * SEAT_SIZE + PACKET))
                for word in range(3):
                    f[holder * SEAT_SIZE + PACKET + word] = 0
            cards.sort()
            settled.extend(cards)
            s.dice.shuffle(cards)
            for at in picks:
                f[at] = cards.pop()
                put(f, (at - DRAFTED) // KEPT * SEAT_SIZE + HAND, f[at])
            for card in cards:
                put(f, holder * SEAT_SIZE + PACKET, card)
    return settled


def _redraw_missions(s: State, seat: int) -> None:
    f = s.facts
    known = f[seat * SEAT_SIZE + st.MISSIONS_HELD] | f[seat * SEAT_SIZE + st.MISSIONS_DROPPED] if seat >= 0 else 0
    if frames.is_over(s):
        for other in range(s.seats):
            known |= f[other * SEAT_SIZE + st.MISSIONS_HELD]  # revealed by now
    pool = [mission for mission in range(MISSIONS) if not known >> mission & 1]
    s.dice.shuffle(pool)
    at = 0
    for other in range(s.seats):
        if other == seat:
            continue
        for what in (st.MISSIONS_HELD, st.MISSIONS_DROPPED):
            if what == st.MISSIONS_HELD and frames.is_over(s):
                continue
            count = f[other * SEAT_SIZE + what].bit_count()
            mask = 0
            for mission in pool[at : at + count]:
                mask |= 1 << mission
            at += count
            f[other * SEAT_SIZE + what] = mask


def _redraw_contributions(s: State, seat: int) -> None:
    f = s.facts
    for other in range(s.seats):
        base = other * SEAT_SIZE
        done = f[base + st.STEP]
        if other == seat or done == 0:
            continue
        for attempt in range(TRIES):
            _redraw_contribution(s, other, done, attempt + 1 < TRIES)
            if f[base + st.STEP] == done:
                break


def _redraw_contribution(s: State, other: int, done: int, freely: bool) -> None:
    """One closed or half-closed hand: anything that could lie in it, or nothing. A full hand may pass over the step it has to be at."""
    f = s.facts
    base = other * SEAT_SIZE
    nothing_to_choose = True
    for good in range(8):
        f[base + st.GIVEN + good] = 0
    for good in range(9):
        f[base + st.PAID + good] = 0
        f[st.STOOD + other * 9 + good] = 0
    f[base + st.STEP] = 0
    while f[base + st.STEP] < done:
        if nothing_to_choose and not _has_steps(s, other):
            f[base + st.STEP] = CLOSED
            break
        nothing_to_choose = False
        codes = contribution_options(s, other)
        code = codes[s.dice.below(len(codes)) if freely else 0]
        play_contribution(s, other, verb_of(code), arg_a(code), arg_b(code))


def _has_steps(s: State, seat: int) -> bool:
    return len(steps(s, seat)) > 0


def _redraw_solo_events(s: State) -> None:
    """Closed events: any set of the same age that could lie in this order around the open ones."""
    f = s.facts
    for age in (1, 2, 3):
        spaces = [
            space for space in range(9) if f[st.EVENT + space] != st.NOTHING and SOLO_AGE[f[st.EVENT + space]] == age
        ]
        pool = [number for number in range(EVENTS) if SOLO_AGE[number] == age]
        fitting: list[list[int]] = [[]]
        for space in spaces:
            open_one = f[st.EVENT + space] if f[st.REVEALED] >> space & 1 else st.NOTHING
            longer: list[list[int]] = []
            for row in fitting:
                after = row[-1] if row else st.NOTHING
                longer.extend(
                    [[*row, number] for number in pool if number > after and open_one in (st.NOTHING, number)]
                )
            fitting = longer
        row = fitting[s.dice.below(len(fitting))]
        for space, number in zip(spaces, row, strict=True):
            f[st.EVENT + space] = number
