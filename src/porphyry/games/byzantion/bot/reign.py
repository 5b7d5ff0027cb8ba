"""What a bot may weigh in the solo game; and the worth of goods and heroes, which the judgement of the full game (heuristics.py) shares."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.bot import guessed
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
        cards = guessed.CARD_IN_HAND * bundle[fx.CARD]
        total += bundle[fx.DOXA] + guessed.DYNAMIS * bundle[fx.DYNAMIS] + cards + guessed.ANY_RESOURCE * bundle[fx.ANY]
    return total


def passive_worth(card: int, left: float) -> float:
    """What a hero's ability and laurels bring over the rest of the game, roughly."""
    effects = EFFECTS[card]
    total = 0.0
    for kind in range(5):
        total += guessed.LAUREL * LEVEL[card * 5 + kind] * left
    for first in range(0, len(effects), 4):
        kind = effects[first]
        if kind == fx.ON:
            total += guessed.TRIGGER * left
        elif kind in (fx.SUBSTITUTE, fx.BOX_AGAIN, fx.MODIFY):
            total += guessed.SMALL_ABILITY * left
        else:
            total += guessed.OTHER_ABILITY * left
    return total


def engine_worth(s: State, seat: int, left: float) -> float:
    """What the play area will still yield: the best units can be activated once a round."""
    rates: list[float] = []
    for front in units_of_play(s, seat):
        made = yields(s, seat, front)
        rate = 0.0
        for good in range(8):
            rate += made[good] * (guessed.LATER if good < fx.RESOURCES else guessed.COIN)
        rates.append(rate)
    rates.sort(reverse=True)
    total = 0.0
    share = 1.0
    for rate in rates:
        total += rate * share
        share *= guessed.UNIT_SHARE
    heroes = 0.0
    for card in played_cards(s, seat):
        if HERO[card] and s.facts[LEADER + card] == card:
            heroes += passive_worth(card, left)
    return total * left * guessed.ENGINE + heroes


def solo_worth(s: State, later: bool) -> list[float]:
    """Alone every resource is a doxa once it is built with; one that an event in sight waits for is worth more."""
    f = s.facts
    worth = [guessed.REIGN_RESOURCE] * 8
    worth[fx.AUCTORITAS] = guessed.REIGN_AUCTORITAS if later else guessed.REIGN_AUCTORITAS_LATE
    worth[NOMISMA] = guessed.COIN if later else guessed.COIN_LATE
    for space in range(f[ROUND], min(9, f[ROUND] + 2)):
        number = f[EVENT + space]
        if number == NOTHING or not f[REVEALED] >> space & 1:
            continue
        for unit in range(UNITS):
            short = SOLO_UNITS[number][unit] - f[MAP + SOLO_TERRITORY[number] * 16 + unit]
            if short > 0:
                wanted = guessed.REIGN_WANTED + guessed.REIGN_STAKE * stake_of(number)
                if space != f[ROUND]:
                    wanted = guessed.REIGN_RESOURCE + guessed.REIGN_NEXT * wanted
                else:
                    wanted = 1.0 + wanted
                for good in range(fx.RESOURCES):
                    if UNIT_COST[unit][good] * short > f[good]:
                        worth[good] = max(worth[good], wanted)
    return worth


def weigh_reign(s: State) -> list[float]:
    """The emperor's position, by the parts of PARTS."""
    f = s.facts
    left = rounds_left(s)
    worth = solo_worth(s, left > guessed.SOON_OVER)
    pieces = 0.0
    for good in range(8):
        held = float(f[good])
        pieces += worth[good] * stored(held)
    if f[PHASE] == PHASE_ACTION:
        pieces += f[DYNAMIS]
    late = 1.0 if left > guessed.SOON_OVER else guessed.REIGN_HAND_LATE
    hand = guessed.CARD_IN_HAND * min(hand_size(s, 0), guessed.REIGN_HAND_MOST) * late
    return [f[DOXA] + events_in_sight(s, worth), pieces, engine_worth(s, 0, left), hand, 0.0, 0.0]


def stored(held: float) -> float:
    """Pieces of one good: many of them count less."""
    most = guessed.REIGN_STORE
    return held if held <= most else most + guessed.REIGN_BEYOND * (held - most)


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
            total -= guessed.HIDDEN_PENALTY * TYPICAL_PENALTY[SOLO_AGE[number]] + guessed.UNKNOWN
            continue
        wanted = 0
        there = 0
        for unit in range(UNITS):
            needed = SOLO_UNITS[number][unit]
            wanted += needed
            there += min(needed, f[MAP + SOLO_TERRITORY[number] * 16 + unit])
        ready = there / wanted
        if SOLO_COST[number] and not (current and f[COST_PAID]):
            ready *= guessed.COST_READY if f[NOMISMA] >= SOLO_COST[number] else guessed.COST_SHORT
        stake = bundle_worth(SOLO_REWARD[number], worth) + SOLO_PENALTY[number][fx.DOXA]
        sure = 1.0 if current else guessed.LATER_SURE
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
            total += share if space == f[ROUND] else guessed.NEED_LATER * share
    return total


def stake_of(number: int) -> float:
    """What hangs on a solo event: its reward, and the penalty that is not suffered."""
    reward = SOLO_REWARD[number]
    doxa = float(reward[fx.DOXA] + SOLO_PENALTY[number][fx.DOXA])
    total = doxa + guessed.COIN * reward[NOMISMA] + guessed.REIGN_RESOURCE * reward[fx.ANY]
    for good in range(fx.RESOURCES):
        total += guessed.REIGN_RESOURCE * reward[good]
    return total


def reveal_gain(s: State, space: int) -> float:
    """Knowing the next event while there is a round left to prepare for it is worth three auctoritas; a later one seldom is."""
    f = s.facts
    if space != f[ROUND] + 1 or f[EVENT + space] == NOTHING:
        return guessed.REVEAL_TOO_EARLY
    return guessed.REVEAL_PENALTY * TYPICAL_PENALTY[SOLO_AGE[f[EVENT + space]]] - guessed.REVEAL_COST


def missing_units(s: State) -> int:
    """How many units this round's solo event still lacks."""
    current = event(s)
    if current == NOTHING or s.facts[COST_PAID]:
        return guessed.NOT_MISSING
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
        return spent * guessed.BUILT_RESOURCE - guessed.STRIPPED * strips_event(s, unit)
    return spent * guessed.BUILT_RESOURCE + need - guessed.TERRITORY_ORDER * territory


def strips_event(s: State, unit: int) -> float:
    """How many resources of this unit an event in sight waits for."""
    worth = solo_worth(s, True)
    total = 0.0
    for good in range(fx.RESOURCES):
        if UNIT_COST[unit][good] and worth[good] > 1.0:
            total += UNIT_COST[unit][good]
    return total
