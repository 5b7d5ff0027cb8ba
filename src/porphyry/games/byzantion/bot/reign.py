"""What a bot may weigh when it reigns alone; and the worth of goods and heroes, which the court's judgement (heuristics.py) shares."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.bot.prospects import rounds_left
from porphyry.games.byzantion.state import (
    COST_PAID,
    DOXA,
    DYNAMIS,
    EVENT,
    LEADER,
    MAP,
    NOMISMA,
    NOTHING,
    PHASE,
    PHASE_ACTION,
    REVEALED,
    ROUND,
    event,
    hand_size,
    played_cards,
    units_of_play,
    yields,
)
from porphyry.games.byzantion.tables import (
    EFFECTS,
    EVENTS,
    HERO,
    LEVEL,
    SOLO_AGE,
    SOLO_COST,
    SOLO_PENALTY,
    SOLO_REWARD,
    SOLO_TERRITORY,
    SOLO_UNITS,
    UNIT_COST,
    UNITS,
)
from porphyry.kernel.state import State

COIN: Final = 0.19  # what a nomisma is worth
UNKNOWN: Final = 0.7  # what it costs not to know an event to come
LATER: Final = 0.5  # a resource that no event in sight waits for
CARD_IN_HAND: Final = 0.7
TYPICAL_PENALTY: Final[list[float]] = [
    sum([SOLO_PENALTY[event][fx.DOXA] for event in range(EVENTS) if SOLO_AGE[event] == age])
    / max(1, SOLO_AGE.count(age))
    for age in range(4)
]  # of an event that is still hidden, by its age


def bundle_worth(bundle: list[int], worth: list[float]) -> float:
    """The worth of a bundle."""
    total = 0.0
    for good in range(min(8, len(bundle))):
        total += bundle[good] * worth[good]
    if len(bundle) > 8:
        total += bundle[fx.DOXA] + 1.1 * bundle[fx.DYNAMIS] + CARD_IN_HAND * bundle[fx.CARD] + 0.75 * bundle[fx.ANY]
    return total


def passive_worth(card: int, left: float) -> float:
    """What a hero's ability and laurels bring over the rest of the game, roughly."""
    effects = EFFECTS[card]
    total = 0.0
    for kind in range(5):
        total += 0.12 * LEVEL[card * 5 + kind] * left
    for first in range(0, len(effects), 4):
        kind = effects[first]
        if kind == fx.ON:
            total += 0.25 * left
        elif kind in (fx.SUBSTITUTE, fx.BOX_AGAIN, fx.MODIFY):
            total += 0.2 * left
        else:
            total += 0.3 * left
    return total


def engine_worth(s: State, seat: int, left: float) -> float:
    """What the play area will still yield: the best units can be activated once a round."""
    rates: list[float] = []
    for front in units_of_play(s, seat):
        made = yields(s, seat, front)
        rate = 0.0
        for good in range(8):
            rate += made[good] * (LATER if good < 7 else COIN)
        rates.append(rate)
    rates.sort(reverse=True)
    total = 0.0
    share = 1.0
    for rate in rates:
        total += rate * share
        share *= 0.72
    heroes = 0.0
    for card in played_cards(s, seat):
        if HERO[card] and s.facts[LEADER + card] == card:
            heroes += passive_worth(card, left)
    return total * left * 0.85 + heroes


def solo_worth(s: State, later: bool) -> list[float]:
    """Alone every resource is a doxa once it is built with; one that an event in sight waits for is worth more."""
    f = s.facts
    worth = [0.6 if later else 0.3, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, COIN if later else 0.03]
    for space in range(f[ROUND], min(9, f[ROUND] + 2)):
        number = f[EVENT + space]
        if number == NOTHING or not f[REVEALED] >> space & 1:
            continue
        for unit in range(UNITS):
            short = SOLO_UNITS[number][unit] - f[MAP + SOLO_TERRITORY[number] * 16 + unit]
            if short > 0:
                wanted = 0.4 + 0.12 * stake_of(number)
                for good in range(fx.RESOURCES):
                    if UNIT_COST[unit][good] * short > f[good]:
                        worth[good] = max(worth[good], 1.0 + wanted if space == f[ROUND] else 0.7 + 0.5 * wanted)
    return worth


def weigh_reign(s: State) -> list[float]:
    """The emperor's position, by the parts of PARTS."""
    f = s.facts
    left = rounds_left(s)
    worth = solo_worth(s, left > 0.7)
    pieces = 0.0
    for good in range(8):
        held = float(f[good])
        pieces += worth[good] * (held if held <= 4 else 4 + 0.5 * (held - 4))
    if f[PHASE] == PHASE_ACTION:
        pieces += f[DYNAMIS]
    hand = CARD_IN_HAND * min(hand_size(s, 0), 7) * (1.0 if left > 0.7 else 0.2)
    return [f[DOXA] + events_in_sight(s, worth), pieces, engine_worth(s, 0, left), hand, 0.0, 0.0]


def events_in_sight(s: State, worth: list[float]) -> float:
    """What the open events promise: reward and penalty, by the part of their units that stand where they are wanted."""
    f = s.facts
    total = 0.0
    for space in range(f[ROUND], 9):
        number = f[EVENT + space]
        current = space == f[ROUND]
        if number == NOTHING or (current and f[PHASE] > PHASE_ACTION):
            continue
        if not f[REVEALED] >> space & 1:
            total -= 0.8 * TYPICAL_PENALTY[SOLO_AGE[number]] + UNKNOWN
            continue
        wanted = 0
        there = 0
        for unit in range(UNITS):
            needed = SOLO_UNITS[number][unit]
            wanted += needed
            there += min(needed, f[MAP + SOLO_TERRITORY[number] * 16 + unit])
        ready = there / wanted
        if SOLO_COST[number] and not (current and f[COST_PAID]):
            ready *= 0.85 if f[NOMISMA] >= SOLO_COST[number] else 0.5
        stake = bundle_worth(SOLO_REWARD[number], worth) + SOLO_PENALTY[number][fx.DOXA]
        sure = 1.0 if current else 0.8
        total += stake * (ready * sure if ready < 1.0 else 1.0) - SOLO_PENALTY[number][fx.DOXA] * sure
    return total


def affordable(s: State, unit: int) -> bool:
    """Can the emperor pay for a unit as it stands?"""
    return not [good for good in range(fx.RESOURCES) if UNIT_COST[unit][good] > s.facts[good]]


def need_of(s: State, unit: int, territory: int) -> float:
    """How much one unit more in a territory helps the events in sight, this round's most of all."""
    f = s.facts
    total = 0.0
    for space in range(f[ROUND], 9):
        number = f[EVENT + space]
        if number == NOTHING or not f[REVEALED] >> space & 1 or SOLO_TERRITORY[number] != territory:
            continue
        if f[MAP + territory * 16 + unit] < SOLO_UNITS[number][unit]:
            share = stake_of(number) / sum(SOLO_UNITS[number])
            total += share if space == f[ROUND] else 0.5 * share
    return total


def stake_of(number: int) -> float:
    """What hangs on a solo event: its reward, and the penalty that is not suffered."""
    reward = SOLO_REWARD[number]
    total = float(reward[fx.DOXA] + SOLO_PENALTY[number][fx.DOXA]) + COIN * reward[NOMISMA] + 0.7 * reward[fx.ANY]
    for good in range(fx.RESOURCES):
        total += 0.7 * reward[good]
    return total


def reveal_gain(s: State, space: int) -> float:
    """Knowing the next event while there is a round left to prepare for it is worth three auctoritas; a later one seldom is."""
    f = s.facts
    if space != f[ROUND] + 1 or f[EVENT + space] == NOTHING:
        return -1.0
    return 0.15 * TYPICAL_PENALTY[SOLO_AGE[f[EVENT + space]]] - 0.2


def missing_units(s: State) -> int:
    """How many units this round's solo event still lacks."""
    current = event(s)
    if current == NOTHING or s.facts[COST_PAID]:
        return 99
    total = 0
    for unit in range(UNITS):
        there = s.facts[MAP + SOLO_TERRITORY[current] * 16 + unit]
        total += max(0, SOLO_UNITS[current][unit] - there)
    return total


def build_gain(s: State, unit: int, territory: int) -> float:
    """A doxa for each resource spent, less what it could buy later, and what the events want."""
    spent = float(sum(UNIT_COST[unit]))
    need = need_of(s, unit, territory)
    if need == 0.0 and rounds_left(s) > 1.0:
        return spent * 0.35 - 0.5 * strips_event(s, unit)
    return spent * 0.35 + need - 0.01 * territory


def strips_event(s: State, unit: int) -> float:
    """How many resources of this unit an event in sight waits for."""
    worth = solo_worth(s, True)
    total = 0.0
    for good in range(fx.RESOURCES):
        if UNIT_COST[unit][good] and worth[good] > 1.0:
            total += UNIT_COST[unit][good]
    return total
