"""What things are worth to a seat, in doxa at the end: goods, cards, missions, units."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.bot import guessed
from porphyry.games.byzantion.bot.prospects import demand, rounds_left
from porphyry.games.byzantion.bot.reign import (
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
    EMPIRE_CARDS,
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


def worth_of(s: State, seat: int) -> list[float]:
    """What one more piece of each resource, and of nomisma, is worth to the seat."""
    f = s.facts
    later = rounds_left(s) > guessed.SOON_OVER
    base = seat * SEAT_SIZE
    if s.seats == 1:
        return solo_worth(s, later)
    now, to_come = demand(s)
    left = rounds_left(s)
    worth = [0.0] * 8
    for good in range(fx.RESOURCES):
        held = f[base + good]
        if held < now[good]:
            worth[good] = guessed.RESOURCES_ASKED
        elif held < now[good] + to_come[good]:
            worth[good] = max(guessed.LATER_LEAST, guessed.ASKED_LATER - guessed.LATER_LESS * left)
        else:
            worth[good] = guessed.IDLE if left > 1.0 else guessed.IDLE_LATE
    worth[fx.AUCTORITAS] = max(worth[fx.AUCTORITAS], guessed.AUCTORITAS if later else guessed.AUCTORITAS_LATE)
    rich = f[base + NOMISMA]
    worth[NOMISMA] = coin_worth(rich) if later else guessed.COIN_LATE
    if rich < now[NOMISMA]:
        worth[NOMISMA] = max(worth[NOMISMA], guessed.COIN_ASKED)
    current = event(s)
    if current != NOTHING and EVENT_TRIAL[current] != NOTHING and f[PHASE] != PHASE_END:
        worth[EVENT_TRIAL[current]] = max(worth[EVENT_TRIAL[current]], guessed.TRIAL_RESOURCE)
    return worth


def coin_worth(held: int) -> float:
    """One nomisma more, for somebody who has this many."""
    return guessed.COIN if held < guessed.RICH else guessed.COIN_RICH * guessed.COIN


def instant_worth(s: State, seat: int, effects: list[int], worth: list[float]) -> float:
    """What an effect that is resolved at once brings as the table stands, roughly."""
    kind = effects[0]
    if kind == fx.GAIN:
        return bundle_worth(BUNDLE[effects[1]], worth)
    if kind == fx.ALL_GAIN:
        return bundle_worth(BUNDLE[effects[1]], worth) - guessed.OTHERS_GAIN * bundle_worth(BUNDLE[effects[2]], worth)
    if kind == fx.GAIN_PER:
        return min(effects[3], statistic(s, seat, effects[1])) * bundle_worth(BUNDLE[effects[2]], worth)
    if kind == fx.GAIN_IF:
        return bundle_worth(BUNDLE[effects[2] if holds(s, seat, effects[1]) else effects[3]], worth)
    if kind == fx.GAIN_REQUIRED:
        return effects[1] * guessed.RESOURCES_ASKED if required_kinds(s) else 0.0
    if kind == fx.TRIBUTE:
        return max(1, statistic(s, seat, fx.STAT_RIVALS_AHEAD)) * bundle_worth(BUNDLE[effects[1]], worth)
    if kind in (fx.MOVE_UNITS, fx.PLACE_UNITS):
        best = 0.0
        for territory in range(TERRITORIES):
            best = max(best, territory_gain(s, seat, territory))
        if kind == fx.PLACE_UNITS:
            best += class_gain(s, seat, effects[1])
        return guessed.UNITS_BASE + best * effects[2] * guessed.UNITS_PART
    return PLAIN_WORTH.get(kind, guessed.ANYTHING_ELSE)


PLAIN_WORTH: Final = {
    fx.PLAY_MORE: guessed.PLAY_MORE,
    fx.EXTRA_ACTION: guessed.EXTRA_ACTION,
    fx.ACTIVATE_FREE: guessed.ACTIVATE_FREE,
}


def card_worth(s: State, seat: int, card: int, worth: list[float], left: float) -> float:
    """What a card is worth once it is played, its cost not taken off."""
    if card >= EMPIRE_CARDS:
        return guessed.INTRIGUE_CARD
    made = 0.0
    production = PRODUCTION[card]
    for good in range(fx.RESOURCES):
        made += production[good] * (1.0 if worth[good] > guessed.WANTED else guessed.UNWANTED_MADE)
    made += production[NOMISMA] * guessed.COIN_MADE
    often = guessed.MADE + guessed.MADE_EACH_ROUND * min(left, guessed.MADE_ROUNDS)
    total = made * often + guessed.PRINTED_COST * COST[card]
    return total + (passive_worth(card, left) if HERO[card] else instant_worth(s, seat, EFFECTS[card], worth))


def mission_hope(s: State, seat: int, mission: int, left: float) -> float:
    """What a mission may bring in the end: what it brings now, and a little more for every round to come."""
    kind = MISSION_EFFECT[mission][0]
    now = float(mission_value(s, seat, mission))
    if kind == fx.PER_UNIT:
        return now + guessed.UNIT_MISSION * left
    if kind == fx.MOST:
        return now * guessed.MOST_LATE if left < 1 else guessed.MOST * now + guessed.MOST_BASE
    return now + guessed.OTHER_MISSION * left


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
