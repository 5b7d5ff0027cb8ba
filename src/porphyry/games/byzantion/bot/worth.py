"""What things are worth to a seat, in doxa at the end: goods, cards, missions, units."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.bot.prospects import demand, rounds_left
from porphyry.games.byzantion.bot.reign import (
    COIN,
    bundle_worth,
    passive_worth,
    solo_worth,
)
from porphyry.games.byzantion.scoring import mission_value
from porphyry.games.byzantion.state import (
    MISSIONS_HELD,
    NOMISMA,
    NOTHING,
    PHASE,
    PHASE_END,
    SEAT_SIZE,
    event,
)
from porphyry.games.byzantion.statistics import holds, required_kinds, statistic
from porphyry.games.byzantion.tables import (
    BUNDLE,
    COST,
    EFFECTS,
    EVENT_TRIAL,
    HERO,
    MISSION_EFFECT,
    MISSIONS,
    PRODUCTION,
    TERRITORIES,
    UNIT_BUILDING,
    UNIT_CLASS,
)
from porphyry.kernel.state import State

FITS_NOW: Final = 1.05  # a resource this round's event still takes: a doxa, and a step towards victory
FITS_LATER: Final = 1.0  # one that an event to come may take


def worth_of(s: State, seat: int) -> list[float]:
    """What one more piece of each resource, and of nomisma, is worth to the seat."""
    f = s.facts
    later = rounds_left(s) > 0.7
    base = seat * SEAT_SIZE
    if s.seats == 1:
        return solo_worth(s, later)
    now, to_come = demand(s)
    left = rounds_left(s)
    worth = [0.0] * 8
    for good in range(fx.RESOURCES):
        held = f[base + good]
        if held < now[good]:
            worth[good] = FITS_NOW
        elif held < now[good] + to_come[good]:
            worth[good] = max(0.45, FITS_LATER - 0.12 * left)
        else:
            worth[good] = 0.2 if left > 1.0 else 0.1
    worth[fx.AUCTORITAS] = max(worth[fx.AUCTORITAS], 0.5 if later else 0.15)
    rich = f[base + NOMISMA]
    worth[NOMISMA] = (COIN if rich < 14 else 0.6 * COIN) if later else 0.03
    if rich < now[NOMISMA]:
        worth[NOMISMA] = max(worth[NOMISMA], 0.4)
    current = event(s)
    if current != NOTHING and EVENT_TRIAL[current] != NOTHING and f[PHASE] != PHASE_END:
        worth[EVENT_TRIAL[current]] = max(worth[EVENT_TRIAL[current]], 0.8)
    return worth


def instant_worth(s: State, seat: int, effects: list[int], worth: list[float]) -> float:
    """What an effect that is resolved at once brings as the table stands, roughly."""
    kind = effects[0]
    if kind == fx.GAIN:
        return bundle_worth(BUNDLE[effects[1]], worth)
    if kind == fx.ALL_GAIN:
        return bundle_worth(BUNDLE[effects[1]], worth) - 0.5 * bundle_worth(BUNDLE[effects[2]], worth)
    if kind == fx.GAIN_PER:
        return min(effects[3], statistic(s, seat, effects[1])) * bundle_worth(BUNDLE[effects[2]], worth)
    if kind == fx.GAIN_IF:
        return bundle_worth(BUNDLE[effects[2] if holds(s, seat, effects[1]) else effects[3]], worth)
    if kind == fx.GAIN_REQUIRED:
        return effects[1] * FITS_NOW if required_kinds(s) else 0.0
    if kind == fx.TRIBUTE:
        return max(1, statistic(s, seat, fx.STAT_RIVALS_AHEAD)) * bundle_worth(BUNDLE[effects[1]], worth)
    if kind in (fx.MOVE_UNITS, fx.PLACE_UNITS):
        best = 0.0
        for territory in range(TERRITORIES):
            best = max(best, territory_gain(s, seat, territory))
        if kind == fx.PLACE_UNITS:
            best += class_gain(s, seat, effects[1])
        return 0.2 + best * effects[2] * 0.8
    if kind == fx.PLAY_MORE:
        return 0.8
    if kind == fx.EXTRA_ACTION:
        return 1.1
    if kind == fx.ACTIVATE_FREE:
        return 1.4
    return 0.6


def card_worth(s: State, seat: int, card: int, worth: list[float], left: float) -> float:
    """What a card is worth once it is played, its cost not taken off."""
    if card >= 100:
        return 0.9
    made = 0.0
    production = PRODUCTION[card]
    for good in range(fx.RESOURCES):
        made += production[good] * (1.0 if worth[good] > 0.3 else 0.55)
    made += production[NOMISMA] * 0.12
    total = made * (0.19 + 0.27 * min(left, 5.0)) + 0.13 * COST[card]
    return total + (passive_worth(card, left) if HERO[card] else instant_worth(s, seat, EFFECTS[card], worth))


def mission_hope(s: State, seat: int, mission: int, left: float) -> float:
    """What a mission may bring in the end: what it brings now, and a little more for every round to come."""
    kind = MISSION_EFFECT[mission][0]
    now = float(mission_value(s, seat, mission))
    if kind == fx.PER_UNIT:
        return now + 0.7 * left
    if kind == fx.MOST:
        return now * 0.8 if left < 1 else 0.5 * now + 1.2
    return now + 0.45 * left


def territory_gain(s: State, seat: int, territory: int) -> float:
    """Doxa of the seat's missions for one unit more in a territory."""
    if territory < 0:
        return 0.0
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    total = 0.0
    for mission in range(MISSIONS):
        effect = MISSION_EFFECT[mission]
        if (
            held >> mission & 1
            and effect[0] == fx.PER_UNIT
            and effect[1] == fx.FILTER_TERRITORY
            and effect[2] == territory
        ):
            total += effect[3]
    return total


def class_gain(s: State, seat: int, kind: int) -> float:
    """Doxa of the seat's missions for one unit more of a class."""
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    total = 0.0
    for mission in range(MISSIONS):
        effect = MISSION_EFFECT[mission]
        if held >> mission & 1 and effect[0] == fx.PER_UNIT and effect[1] == fx.FILTER_CLASS and effect[2] == kind:
            total += effect[3]
    return total


def unit_gain(s: State, seat: int, unit: int) -> float:
    """Doxa of the seat's missions for one unit more of a kind."""
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    total = 0.0
    for mission in range(MISSIONS):
        effect = MISSION_EFFECT[mission]
        if not held >> mission & 1 or effect[0] != fx.PER_UNIT:
            continue
        of_class = effect[1] == fx.FILTER_CLASS and effect[2] == UNIT_CLASS[unit]
        if of_class or (effect[1] == fx.FILTER_GROUP and UNIT_BUILDING[unit]):
            total += effect[3]
    return total
