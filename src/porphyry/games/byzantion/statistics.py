"""What cards and missions count: one number for each word of `effects.STATS`, and what a card may ask for."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.state import (
    CANCELLED,
    CHOSEN,
    DOXA,
    FULFILLED,
    INTRIGUE_PLAYED,
    MAP,
    MARKET,
    NOMISMA,
    NOTHING,
    ORDER,
    PLACED,
    SEAT_SIZE,
    TOP_VOTES,
    VICTORIES,
    VOTE,
    event,
    members,
    place_in_order,
    played_cards,
    units_of_play,
    units_on_map,
)
from porphyry.games.byzantion.tables import (
    COST,
    EVENT_NEEDS,
    EVENT_TERRITORY,
    EVENT_TRIAL,
    HERO,
    SOLO_TERRITORY,
    SOLO_UNITS,
    SPACES,
    TYPES_OF,
    UNIT_BUILDING,
    UNIT_CLASS,
    UNIT_COST,
    UNITS,
)
from porphyry.kernel.state import State


def statistic(s: State, seat: int, what: int) -> int:
    """What a card or a mission counts for this seat."""
    f = s.facts
    base = seat * SEAT_SIZE
    if what < fx.STAT_RESOURCE_KINDS:
        return len([card for card in played_cards(s, seat) if TYPES_OF[card] >> what & 1])
    if what == fx.STAT_RESOURCE_KINDS:
        return len([good for good in range(fx.RESOURCES) if f[base + good]])
    if what == fx.STAT_INTRIGUE_PLAYED:
        return f[base + INTRIGUE_PLAYED]  # BZN-MIS-07
    if what == fx.STAT_HEROES:
        return len([card for card in played_cards(s, seat) if HERO[card]])
    if what == fx.STAT_NOMISMA:
        return f[base + NOMISMA]
    if what == fx.STAT_VICTORIES:
        return f[base + VICTORIES]
    if what == fx.STAT_EVENTS_CANCELLED:
        return f[CANCELLED]
    if what == fx.STAT_EVENTS_FULFILLED:
        return f[FULFILLED]
    if what == fx.STAT_TOP_VOTES:
        return f[base + TOP_VOTES]
    if what == fx.STAT_VOTES_PLACED:
        return f[base + PLACED]
    if what == fx.STAT_DEAR_CARDS:
        return len([card for card in played_cards(s, seat) if COST[card] >= fx.DEAR])
    if what == fx.STAT_CHEAP_CARDS:
        return len([card for card in played_cards(s, seat) if COST[card] <= fx.CHEAP])
    if what == fx.STAT_SETS_OF_FIVE:
        return sets_of_five(s, seat)
    if what in (fx.STAT_BANDONS_OF_3, fx.STAT_BANDONS, fx.STAT_LARGEST_BANDON):
        return of_bandons(s, seat, what)
    return around(s, seat, what)


def of_bandons(s: State, seat: int, what: int) -> int:
    """How many bandons a seat has, how many of three cards, or how many cards its largest has; one card alone is no bandon."""
    sizes = [len(members(s, seat, hero)) for hero in units_of_play(s, seat)]
    if what == fx.STAT_LARGEST_BANDON:
        largest = max(sizes) if sizes else 0
        return largest if largest > 1 else 0
    least = 3 if what == fx.STAT_BANDONS_OF_3 else 2
    return len([size for size in sizes if size >= least])


def around(s: State, seat: int, what: int) -> int:
    """What lies outside the own play area: the map, the market, the order, the others."""
    f = s.facts
    total = 0
    if what == fx.STAT_UNITS_AT_EVENT:
        territory = event_territory(s)
        if territory != NOTHING:
            for unit in range(UNITS):
                total += f[MAP + territory * 16 + unit]
    elif what == fx.STAT_BUILDINGS:
        for unit in range(UNITS):
            if UNIT_BUILDING[unit]:
                total += units_on_map(s, unit)
    elif what < fx.STAT_UNITS_AT_EVENT:
        for unit in range(UNITS):
            if UNIT_CLASS[unit] == what - fx.STAT_UNITS:
                total += units_on_map(s, unit)
    elif what == fx.STAT_SEATS_BEFORE:
        total = place_in_order(s, seat)
    elif what == fx.STAT_MARKET_GAPS:
        there = 0
        for space in range(SPACES):
            if f[MARKET + space] != NOTHING:
                there |= 1 << f[MARKET + space]
        total = fx.RESOURCES - there.bit_count()
    else:
        for other in range(s.seats):
            if other == seat:
                continue
            if what == fx.STAT_RIVAL_BANDON:
                total = max(total, of_bandons(s, other, fx.STAT_LARGEST_BANDON))
            elif f[other * SEAT_SIZE + DOXA] > f[seat * SEAT_SIZE + DOXA]:
                total += 1
    return total


def event_territory(s: State) -> int:
    """Where this round's event takes place, or NOTHING."""
    current = event(s)
    if current == NOTHING:
        return NOTHING
    return SOLO_TERRITORY[current] if s.seats == 1 else EVENT_TERRITORY[current]


def required_kinds(s: State) -> int:
    """The resources that this round's event requires, as a bit mask; alone, those of which the units it asks for are made."""
    current = event(s)
    if current == NOTHING:
        return 0
    kinds = 0
    if s.seats == 1:
        for unit in range(UNITS):
            if SOLO_UNITS[current][unit]:
                for good in range(fx.RESOURCES):
                    if UNIT_COST[unit][good]:
                        kinds |= 1 << good
    elif s.facts[CHOSEN] != NOTHING:
        for good in range(fx.RESOURCES):
            if EVENT_NEEDS[current][s.facts[CHOSEN]][good]:
                kinds |= 1 << good
    return kinds


def holds(s: State, seat: int, condition: int) -> bool:
    """Is it as the card asks?"""
    f = s.facts
    base = seat * SEAT_SIZE
    if condition == fx.IF_VOTE_WON:
        return f[CHOSEN] != NOTHING and f[base + PLACED] > 0 and f[base + VOTE] == f[CHOSEN]
    if condition == fx.IF_FIRST:
        return f[ORDER] == seat
    if condition == fx.IF_LAST:
        return f[ORDER + s.seats - 1] == seat
    if condition == fx.IF_LEAST_DOXA:
        for other in range(s.seats):
            if f[other * SEAT_SIZE + DOXA] < f[base + DOXA]:
                return False
        return s.seats > 1
    return s.seats > 1 and event(s) != NOTHING and EVENT_TRIAL[event(s)] != NOTHING


def sets_of_five(s: State, seat: int) -> int:
    """Disjoint sets of five played cards, one for each type; a two-type card fills either place."""
    count = [0] * 32
    for card in played_cards(s, seat):
        types = TYPES_OF[card]
        for some in range(1, 32):
            if types & some:
                count[some] += 1
    # Enough cards for every choice of types is enough for all of them together.
    return min([count[some] // some.bit_count() for some in range(1, 32)])
