"""What cards and missions count: one number for each word of `effects.STATS`, and what a card may ask for."""

from __future__ import annotations

from typing import Final

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


class Statistic:
    """What a card or a mission counts for a seat."""

    def count(self, s: State, seat: int) -> int:
        """How many there are."""
        raise NotImplementedError("count")


class Fact(Statistic):
    """What is kept of each seat."""

    def __init__(self, at: int) -> None:
        self.at = at

    def count(self, s: State, seat: int) -> int:
        return s.facts[seat * SEAT_SIZE + self.at]


class TableFact(Statistic):
    """What is the same for all."""

    def __init__(self, at: int) -> None:
        self.at = at

    def count(self, s: State, seat: int) -> int:
        return s.facts[self.at]


# The play area


class CardsOf(Statistic):
    """Cards of a type."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def count(self, s: State, seat: int) -> int:
        return len([card for card in played_cards(s, seat) if TYPES_OF[card] >> self.kind & 1])


class Heroes(Statistic):
    """Heroes."""

    def count(self, s: State, seat: int) -> int:
        return len([card for card in played_cards(s, seat) if HERO[card]])


class DearCards(Statistic):
    """Cards with a high printed cost."""

    def count(self, s: State, seat: int) -> int:
        return len([card for card in played_cards(s, seat) if COST[card] >= fx.DEAR])


class CheapCards(Statistic):
    """Cards with a low printed cost."""

    def count(self, s: State, seat: int) -> int:
        return len([card for card in played_cards(s, seat) if COST[card] <= fx.CHEAP])


class SetsOfFive(Statistic):
    """Sets of five types."""

    def count(self, s: State, seat: int) -> int:
        return sets_of_five(s, seat)


class Bandons(Statistic):
    """Bandons of this many cards at least; one card alone is no bandon."""

    def __init__(self, least: int) -> None:
        self.least = least

    def count(self, s: State, seat: int) -> int:
        return len([size for size in bandon_sizes(s, seat) if size >= self.least])


class LargestBandon(Statistic):
    """Cards of the largest bandon."""

    def count(self, s: State, seat: int) -> int:
        return largest_bandon(s, seat)


# The stock


class ResourceKinds(Statistic):
    """Kinds of resources."""

    def count(self, s: State, seat: int) -> int:
        base = seat * SEAT_SIZE
        return len([good for good in range(fx.RESOURCES) if s.facts[base + good]])


# What lies outside: the map, the market, the order, the others


class UnitsOf(Statistic):
    """Units of a class on the map."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def count(self, s: State, seat: int) -> int:
        total = 0
        for unit in range(UNITS):
            if UNIT_CLASS[unit] == self.kind:
                total += units_on_map(s, unit)
        return total


class UnitsAtEvent(Statistic):
    """Units where this round's event takes place."""

    def count(self, s: State, seat: int) -> int:
        total = 0
        territory = event_territory(s)
        if territory != NOTHING:
            for unit in range(UNITS):
                total += s.facts[MAP + territory * 16 + unit]
        return total


class Buildings(Statistic):
    """Buildings on the map."""

    def count(self, s: State, seat: int) -> int:
        total = 0
        for unit in range(UNITS):
            if UNIT_BUILDING[unit]:
                total += units_on_map(s, unit)
        return total


class SeatsBefore(Statistic):
    """Players who come before in the order of the round."""

    def count(self, s: State, seat: int) -> int:
        return place_in_order(s, seat)


class MarketGaps(Statistic):
    """Resources that the market lacks."""

    def count(self, s: State, seat: int) -> int:
        there = 0
        for space in range(SPACES):
            if s.facts[MARKET + space] != NOTHING:
                there |= 1 << s.facts[MARKET + space]
        return fx.RESOURCES - there.bit_count()


class RivalBandon(Statistic):
    """Cards of the largest bandon of any other player."""

    def count(self, s: State, seat: int) -> int:
        most = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, largest_bandon(s, other))
        return most


class RivalsAhead(Statistic):
    """Players with more doxa."""

    def count(self, s: State, seat: int) -> int:
        total = 0
        for other in range(s.seats):
            if s.facts[other * SEAT_SIZE + DOXA] > s.facts[seat * SEAT_SIZE + DOXA]:
                total += 1
        return total


def _statistics() -> list[Statistic]:
    """One for each word of `effects.STATS`, in their order."""
    found: dict[str, Statistic] = {
        "resource_kinds": ResourceKinds(),
        "intrigue_played": Fact(INTRIGUE_PLAYED),  # BZN-MIS-07
        "heroes_in_play": Heroes(),
        "nomisma": Fact(NOMISMA),
        "victories": Fact(VICTORIES),
        "events_cancelled": TableFact(CANCELLED),
        "events_fulfilled": TableFact(FULFILLED),
        "sets_of_five_types": SetsOfFive(),
        "bandons_of_3_or_more": Bandons(3),
        "top_votes": Fact(TOP_VOTES),
        "units_at_event": UnitsAtEvent(),
        "buildings": Buildings(),
        "votes_placed": Fact(PLACED),
        "seats_before": SeatsBefore(),
        "rivals_ahead": RivalsAhead(),
        "rival_bandon": RivalBandon(),
        "market_gaps": MarketGaps(),
        "bandons": Bandons(2),
        "largest_bandon": LargestBandon(),
        "dear_cards": DearCards(),
        "cheap_cards": CheapCards(),
    }
    found.update({f"cards_{name}": CardsOf(kind) for kind, name in enumerate(fx.TYPES)})
    found.update({f"units_{name}": UnitsOf(kind) for kind, name in enumerate(fx.CLASSES)})
    return [found[name] for name in fx.STATS]


STATISTICS: Final[list[Statistic]] = _statistics()


def statistic(s: State, seat: int, what: int) -> int:
    """What a card or a mission counts for this seat."""
    return STATISTICS[what].count(s, seat)


def bandon_sizes(s: State, seat: int) -> list[int]:
    """The cards of each bandon, and 1 for each card that lies alone."""
    return [len(members(s, seat, hero)) for hero in units_of_play(s, seat)]


def largest_bandon(s: State, seat: int) -> int:
    """How many cards the largest bandon has."""
    largest = 0
    for size in bandon_sizes(s, seat):
        largest = max(largest, size)
    return largest if largest > 1 else 0


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
