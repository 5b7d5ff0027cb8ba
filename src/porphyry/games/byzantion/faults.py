"""What can never happen: things lost or doubled, stocks below zero, impossible bandons."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import frames
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.bandons import is_bandon
from porphyry.games.byzantion.draft import KEPT
from porphyry.games.byzantion.state import SEAT_SIZE, cards_in, has, members, units_of_play
from porphyry.games.byzantion.tables import (
    ANTONINA,
    BOXES,
    CARD_IDS,
    CARDS,
    EMPIRE_CARDS,
    UNIT_IDS,
    UNIT_SUPPLY,
    UNITS,
)
from porphyry.games.byzantion.view import mission_ids
from porphyry.kernel.frames import top
from porphyry.kernel.state import State


def faults(s: State) -> list[str]:
    """Every fault of the position, in words."""
    result: list[str] = []
    for seat in range(s.seats):
        result.extend(_hand_faults(s, seat))
    result.extend(_card_faults(s))
    result.extend(_unit_faults(s))
    result.extend(_mission_faults(s))
    for seat in range(s.seats):
        result.extend(_stock_faults(s, seat))
        result.extend(_bandon_faults(s, seat))
    result.extend(_table_faults(s))
    return result


def places_of_cards(s: State) -> list[list[str]]:
    """For every card, all the places where it lies, in words."""
    f = s.facts
    places: list[list[str]] = [[] for _ in range(CARDS)]
    for name, zone in (("deck", st.DECK), ("removed", st.REMOVED), ("aside", st.ASIDE)):
        for card in cards_in(f, zone):
            places[card].append(name)
    for seat in range(s.seats):
        for name, what in (("hand", st.HAND), ("area", st.PLAY), ("packet", st.PACKET)):
            for card in cards_in(f, seat * SEAT_SIZE + what):
                places[card].append(f"{name} of seat {seat}")
    for at in range(f[st.DISCARD_COUNT]):
        places[f[st.PILE + at]].append("discard pile")
    for space in range(8):
        if f[st.DISPLAY + space] != st.NOTHING:
            places[f[st.DISPLAY + space]].append("display")
    return places


def _card_faults(s: State) -> list[str]:
    """Every card lies in one place; in the solo game intrigue cards and Antonina lie in none."""
    f = s.facts
    result: list[str] = []
    places = places_of_cards(s)
    for card in range(CARDS):
        expected = 0 if s.seats == 1 and (card >= EMPIRE_CARDS or card == ANTONINA) else 1  # BZN-SOL-10
        if len(places[card]) != expected:
            result.append(f"{CARD_IDS[card]} lies in {', '.join(places[card]) or 'no place'}")
    if f[st.DECK_COUNT] != st.size(f, st.DECK):
        result.append(f"the deck counts {f[st.DECK_COUNT]} cards and holds {st.size(f, st.DECK)}")
    return result


def _hand_faults(s: State, seat: int) -> list[str]:
    """The cards known to be in a hand are in it."""
    f = s.facts
    hand = seat * SEAT_SIZE + st.HAND
    result = [
        f"{CARD_IDS[card]} is known in a hand that does not hold it"
        for card in cards_in(f, seat * SEAT_SIZE + st.KNOWN)
        if not has(f, hand, card)
    ]
    first = st.DRAFTED + seat * KEPT
    result.extend(
        [
            f"{CARD_IDS[card]} was drafted into a hand that does not hold it"
            for card in f[first : first + KEPT]
            if card != st.NOTHING and not has(f, hand, card)
        ]
    )
    return result


def _unit_faults(s: State) -> list[str]:
    """Units on the map and in the supply are as many as there are."""
    f = s.facts
    return [
        f"{UNIT_IDS[unit]}: {f[st.SUPPLY + unit]} in the supply and {st.units_on_map(s, unit)} on the map"
        for unit in range(UNITS)
        if f[st.SUPPLY + unit] + st.units_on_map(s, unit) != UNIT_SUPPLY[unit] or f[st.SUPPLY + unit] < 0
    ]


def _mission_faults(s: State) -> list[str]:
    """Nobody holds another player's mission."""
    result: list[str] = []
    missions = 0
    for seat in range(s.seats):
        for what in (st.MISSIONS_HELD, st.MISSIONS_DROPPED):
            mask = s.facts[seat * SEAT_SIZE + what]
            if missions & mask:
                result.append(f"a mission is held twice: {', '.join(mission_ids(missions & mask))}")
            missions |= mask
    return result


def _stock_faults(s: State, seat: int) -> list[str]:
    """Nobody owes anything."""
    base = seat * SEAT_SIZE
    return [
        f"seat {seat} holds {s.facts[base + good]} {fx.GOODS[good]}"
        for good in range(fx.CARD)
        if s.facts[base + good] < 0
    ]


def _table_faults(s: State) -> list[str]:
    """Ivory boxes and the market hold nothing twice."""
    f = s.facts
    result: list[str] = []
    boxes = [f[st.BOX + position] for position in range(4) if f[st.BOX + position] != st.NOTHING]
    if len(set(boxes)) != len(boxes) or any(f[st.BOXES_LEFT] >> box & 1 for box in boxes) or f[st.BOXES_LEFT] >> BOXES:
        result.append("an ivory box is there twice")
    pieces = [f[st.MARKET + space] for space in range(8) if f[st.MARKET + space] != st.NOTHING]
    spare = [good for good in set(pieces) if pieces.count(good) > 1]
    if spare and (top(s) != frames.SELL_RESOURCES.number or spare != [f[st.MARKET]]):
        result.append("the market holds a resource twice")  # BZN-MKT-02
    return result


def _bandon_faults(s: State, seat: int) -> list[str]:
    f = s.facts
    result: list[str] = []
    for front in units_of_play(s, seat):
        if not is_bandon(s, seat, front):
            continue
        group = members(s, seat, front)
        marks = {has(f, st.MARKED, card) for card in group}
        if len(marks) > 1:
            result.append(f"the bandon of {CARD_IDS[front]} is marked in part")
    for card in cards_in(f, seat * SEAT_SIZE + st.PLAY):
        leader = f[st.LEADER + card]
        if f[st.LEADER + leader] != leader or not has(f, seat * SEAT_SIZE + st.PLAY, leader):
            result.append(f"{CARD_IDS[card]} lies behind {CARD_IDS[leader]}, who leads nobody")
    return result
