"""Chances and gains, as a bot guesses them: of an attack, of the Bulgars, of a stroke at the capital."""

from __future__ import annotations

import math
from typing import Final

from porphyry.games.byzantium.battle import MAIN_DICE
from porphyry.games.byzantium.board import (
    ARAB,
    BULGAR,
    BYZANTINE,
    CITIES,
    CONSTANTINOPLE,
    ELITE,
    EMPEROR,
    LEVY,
    MAIN,
    MOVE,
    NEXT,
    PERSIAN,
    ROADS,
    SEA_COST,
    TURNS,
)
from porphyry.games.byzantium.board import ARROWS as BULGAR_ARROWS
from porphyry.games.byzantium.bot import guessed, tuned
from porphyry.games.byzantium.bulgars import BULGAR_GROWTH
from porphyry.games.byzantium.siege import POINTS_FOR_CAPITAL
from porphyry.games.byzantium.state import (
    BULGAR_BOX,
    NOBODY,
    NOWHERE,
    ORANGE,
    OWN,
    POINTS,
    SIDE,
    army_at,
    box,
    controller,
    get,
    holder,
    side_of,
    size_of,
    strength_of,
    walls_of,
)
from porphyry.kernel.state import State

MOST_DICE: Final = 7
MOST_HITS: Final = 48


def _no_more_hits() -> list[list[float]]:
    """Chance that this many dice give at most this many hits: `[dice][hits]`."""
    result: list[list[float]] = []
    for dice in range(MOST_DICE + 1):
        row: list[float] = []
        total = 0.0
        for hits in range(MOST_HITS):
            total += math.comb(dice, hits) / 2.0**dice if hits <= dice else 0.0
            row.append(total)
        result.append(row)
    return result


AT_MOST: Final[list[list[float]]] = _no_more_hits()


def occupied(s: State) -> int:
    """The cities where an army stands."""
    mask = 0
    for seat in range(s.seats):
        for side in range(2):
            at = army_at(s, seat, side)
            if at != NOWHERE:
                mask |= 1 << at
    return mask


def take_chance(s: State, seat: int, strength: int, spare: int, city: int, armies: int) -> float:
    """About how likely an attack succeeds: `strength` counts, `spare` move cubes only soak up losses. The seat's own armies look on."""
    walls = walls_of(s, city)
    if strength <= walls:
        return 0.0
    slack = float(strength - walls - 1 + spare)
    chance = 1.0
    if armies >> city & 1:
        for other in range(s.seats):
            if other == seat:
                continue
            for side in range(2):
                if army_at(s, other, side) == city:
                    defence = strength_of(s, other, side)
                    if defence >= strength:
                        return guessed.HOPELESS
                    dice = min(MAIN_DICE, box(s, other, side, MAIN)) + box(s, other, side, ELITE)
                    slack -= dice * guessed.HIT
                    better = min(guessed.FIELD_CUBES, strength - defence)
                    chance *= guessed.FIELD + guessed.FIELD_PER_CUBE * better
    militia = militia_of(s, seat, city)
    if militia >= strength:
        return guessed.HOPELESS
    slack -= min(MAIN_DICE, militia) * guessed.HIT
    if city == CONSTANTINOPLE:
        slack /= 2.0
    if slack < 0.0:
        return guessed.BARELY
    return chance * AT_MOST[min(MOST_DICE, walls)][int(slack)]


def militia_of(s: State, seat: int, city: int) -> int:
    """What else defends a city against this seat: a levy, or the Bulgars."""
    nation = side_of(s, city)
    if nation == BULGAR:
        return s.facts[BULGAR_BOX]
    who = holder(s, EMPEROR) if city == CONSTANTINOPLE else controller(s, city)
    if who in (NOBODY, seat) or nation > ARAB:
        return 0
    return box(s, who, nation, LEVY)


def march_cost(side: int, start: int, to: int) -> int:
    """Move cubes for one link, without fleets."""
    if side == ARAB and SEA_COST[start][to]:
        return SEA_COST[start][to]
    return 1


def income_ahead(turn: int) -> float:
    """What a disc will still bring in, in points."""
    return 2.0 * tuned.BEZANT * (TURNS - turn)


def capture_gain(s: State, city: int, turn: int) -> float:
    """What taking a city is worth, besides what its owner loses: points now, points at the end, plunder and income, less the garrison."""
    old = size_of(s, city)
    if old <= 1:
        return guessed.POINT + income_ahead(turn) - guessed.GARRISON
    return (old - 1) * (guessed.POINTS + tuned.BEZANT + income_ahead(turn)) - guessed.GARRISON


def attack_gain(s: State, city: int, turn: int) -> float:
    """What taking a city means for the seat: the capture, and a little for what an opponent loses."""
    gain = capture_gain(s, city, turn)
    if controller(s, city) != NOBODY:
        gain += size_of(s, city) * (guessed.POINT + income_ahead(turn)) / s.seats
    return gain


def is_foreign(s: State, seat: int, side: int, city: int) -> bool:
    """Would an army of this side have to attack the city, and may it?"""
    return s.facts[SIDE + side] >> city & 1 == 0 and get(s, seat, OWN) >> city & 1 == 0


# Bulgars and the capital


def bulgar_targets(s: State) -> int:
    """The cities that the Bulgars can reach."""
    targets = BULGAR_ARROWS
    theirs = s.facts[SIDE + BULGAR]
    if theirs:
        for city in range(CITIES):
            if theirs >> city & 1:
                targets |= ROADS[city]
    return targets & ~theirs & ~s.facts[SIDE + PERSIAN]


def bulgar_strength(s: State) -> int:
    """The Bulgars as they would attack."""
    return s.facts[BULGAR_BOX] + min(BULGAR_GROWTH, s.facts[ORANGE])


def would_win_by_fall(s: State, seat: int) -> bool:
    """Would this seat have the most Arab points, with those for the capital?"""
    mine = get(s, seat, POINTS + ARAB) + POINTS_FOR_CAPITAL
    return all(not (other != seat and get(s, other, POINTS + ARAB) >= mine) for other in range(s.seats))


def capital_chance(s: State, seat: int, armies: int, bulgars: bool) -> float:
    """How likely this seat takes Constantinople with what stands ready: its Arabs, or the Bulgars if they can be had."""
    best = 0.0
    at = army_at(s, seat, ARAB)
    if at != NOWHERE:
        moves = box(s, seat, ARAB, MOVE)
        strength = strength_of(s, seat, ARAB)
        for to in NEXT[ARAB][at]:
            if to == CONSTANTINOPLE:
                cost = march_cost(ARAB, at, to)
                if cost <= moves:
                    best = take_chance(s, seat, strength, moves - cost, to, armies)
            elif s.facts[SIDE + ARAB] >> to & 1 and CONSTANTINOPLE in NEXT[ARAB][to]:
                cost = march_cost(ARAB, at, to) + march_cost(ARAB, to, CONSTANTINOPLE) + 1
                if cost <= moves:
                    best = max(best, take_chance(s, seat, strength, moves - cost, CONSTANTINOPLE, armies))
    if bulgars and army_at(s, seat, BYZANTINE) != CONSTANTINOPLE:
        best = max(best, take_chance(s, seat, bulgar_strength(s), 0, CONSTANTINOPLE, armies))
    return best
