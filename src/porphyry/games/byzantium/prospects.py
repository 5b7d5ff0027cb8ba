"""What a position is worth to a seat in Byzantium: two tracks, safe cities, money against upkeep, armies that can strike, the capital.

Everything is counted in points of the final score. No search here, and no rule: the numbers are judgement, and may be wrong.
"""

from __future__ import annotations

import math
from typing import Final

from porphyry.games.byzantium.board import (
    ARAB,
    BULGAR,
    BULGARS,
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
from porphyry.games.byzantium.frames import CHOOSE_ACTION
from porphyry.games.byzantium.income import discs_of, upkeep_of
from porphyry.games.byzantium.state import (
    ACTIVE,
    BULGAR_BOX,
    CASUALTIES,
    DISCS,
    FIRST_PASS,
    LAST_ACTION,
    NOBODY,
    NOWHERE,
    ON_SPACES,
    ORANGE,
    OWN,
    PASS_BOX,
    PASSED,
    POINTS,
    POOL,
    SIDE,
    TAX,
    TREASURY,
    TURN,
    army_at,
    box,
    controlled,
    controller,
    free_space,
    get,
    holder,
    side_of,
    size_of,
    strength_of,
    walls_of,
)
from porphyry.kernel.state import State

PARTS: Final = ["points", "balance", "safety", "money", "army", "cubes", "capital"]
P_POINTS: Final = 0
P_BALANCE: Final = 1
P_SAFETY: Final = 2
P_MONEY: Final = 3
P_ARMY: Final = 4
P_CUBES: Final = 5
P_CAPITAL: Final = 6

# What things are worth, in points. Found by play: `W[BEZANT]` and so on.
BEZANT: Final = 0  # a bezant that can still be spent well
BEYOND: Final = 1  # and one of those beyond the first twenty-four, against it
IDLE_INCOME: Final = 2  # income of turns to come, against money in hand
KEEP: Final = 3  # upkeep of turns to come, likewise
UNPAID: Final = 4  # a cube that will not be paid
POOL_CUBE: Final = 5  # a cube in the pool, before the last turn
MANY_CUBES: Final = 6  # and one of those beyond the first eight
CASUALTY: Final = 7
LAST_CUBE: Final = 8  # a cube in the pool in the last turn
LAND: Final = 9  # a share in the cities that nobody controls yet
STRIKE: Final = 10  # of what the best attack would bring
SECOND: Final = 11  # of the second best
RESERVE: Final = 12  # a cube of strength that there are marches for
MARCHES: Final = 13  # a move cube
BODY: Final = 14  # a cube of strength
LEVIES: Final = 15
EXPOSED: Final = 16  # how likely an attack that could succeed is made
BULGAR_RISK: Final = 17
AWAKE: Final = 18  # what an army is worth to somebody who has passed, with a turn to come
FIRST: Final = 19  # to start the next turn
SPREAD: Final = 20  # how far final scores still move: in the last turn, and by each turn before it
SPREAD_MORE: Final = 21
LATER_FALL: Final = 22  # how likely a stroke at the capital, open now, is still open and made in the next turn
W: Final[list[float]] = [
    0.34,
    0.31,
    1.6,
    0.31,
    2.3,
    0.52,
    0.61,
    0.83,
    0.73,
    2.6,
    1.5,
    0.42,
    0.34,
    0.12,
    0.059,
    0.25,
    0.16,
    0.14,
    0.91,
    0.45,
    6.9,
    2.8,
    0.81,
]
MARGIN: Final[list[float]] = [
    0.0,
    0.32,
    0.22,
    0.10,
]  # how far the two tracks may still shift against each other, by turn


def _no_more_hits() -> list[list[float]]:
    """Chance that so many dice give at most so many hits: `[dice][hits]`."""
    result: list[list[float]] = []
    for dice in range(8):
        row: list[float] = []
        total = 0.0
        for hits in range(48):
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
                        return 0.08
                    dice = min(3, box(s, other, side, MAIN)) + box(s, other, side, ELITE)
                    slack -= dice * 0.5
                    chance *= 0.65 + 0.06 * min(5, strength - defence)
    who = controller(s, city)
    nation = side_of(s, city)
    if city == CONSTANTINOPLE:
        who = holder(s, EMPEROR)  # his levy defends it
    if who != NOBODY and who != seat and nation <= ARAB:
        levy = box(s, who, nation, LEVY)
        if levy >= strength:
            return 0.08
        slack -= min(3, levy) * 0.5
    if nation == BULGAR:
        if s.facts[BULGAR_BOX] >= strength:
            return 0.08
        slack -= min(3, s.facts[BULGAR_BOX]) * 0.5
    if city == CONSTANTINOPLE:
        slack /= 2.0
    if slack < 0.0:
        return 0.02
    return chance * AT_MOST[min(7, walls)][int(slack)]


def march_cost(side: int, start: int, to: int) -> int:
    """Move cubes for one link, without fleets."""
    if side == ARAB and SEA_COST[start][to]:
        return SEA_COST[start][to]
    return 1


def capture_gain(s: State, city: int, turn: int) -> float:
    """What taking a city is worth, besides what its owner loses: points now, points at the end, plunder and income, less the garrison."""
    old = size_of(s, city)
    if old <= 1:
        return 1.0 + 2.0 * W[BEZANT] * (TURNS - turn) - 1.0
    new = old - 1
    return new * (2.0 + W[BEZANT] + 2.0 * W[BEZANT] * (TURNS - turn)) - 1.0


def attack_gain(s: State, city: int, turn: int) -> float:
    """What taking a city means for the seat: the capture, and a little for what an opponent loses."""
    gain = capture_gain(s, city, turn)
    who = controller(s, city)
    if who != NOBODY:
        gain += size_of(s, city) * (1.0 + 2.0 * W[BEZANT] * (TURNS - turn)) / s.seats
    return gain


def is_foreign(s: State, seat: int, side: int, city: int) -> bool:
    """Would an army of this side have to attack the city, and may it?"""
    return s.facts[SIDE + side] >> city & 1 == 0 and get(s, seat, OWN) >> city & 1 == 0


class Sight:
    """One look at the whole position: what every seat has, threatens and fears."""

    def __init__(self, s: State) -> None:
        self.points: list[float] = []
        self.balance: list[float] = []
        self.safety: list[float] = [0.0] * s.seats
        self.money: list[float] = [0.0] * s.seats
        self.army: list[float] = [0.0] * s.seats
        self.cubes: list[float] = [0.0] * s.seats
        self.totals: list[float] = [0.0] * s.seats
        self.fall: list[float] = [0.0] * s.seats  # chance that the capital falls to this seat, which then wins


def look(s: State) -> Sight:
    """Judge the position for all seats."""
    sight = Sight(s)
    facts = s.facts
    turn = facts[TURN]
    armies = occupied(s)
    held = controlled(s)
    free = (facts[SIDE] | facts[SIDE + 1]) & ~held & ~1
    waiting = 0
    for seat in range(s.seats):
        if get(s, seat, PASSED) == 0:
            waiting += 1
    if facts[LAST_ACTION]:
        waiting = 1
    for seat in range(s.seats):
        out = get(s, seat, PASSED) == 1 or (facts[LAST_ACTION] == 1 and facts[ACTIVE] == seat)
        active = 0.0 if out and turn == TURNS else (W[AWAKE] if out else 1.0)
        for side in range(2):
            at = army_at(s, seat, side)
            strength = strength_of(s, seat, side)
            moves = box(s, seat, side, MOVE)
            first = 0.0
            second = 0.0
            if at != NOWHERE and active > 0.0:
                for to in NEXT[side][at]:
                    if not is_foreign(s, seat, side, to):
                        continue
                    cost = march_cost(side, at, to)
                    if cost > moves:
                        continue
                    if to == CONSTANTINOPLE:
                        continue
                    chance = take_chance(s, seat, strength, moves - cost, to, armies)
                    if chance < 0.05:
                        continue
                    gain = chance * capture_gain(s, to, turn)
                    if gain > first:
                        second = first
                        first = gain
                    elif gain > second:
                        second = gain
                    who = controller(s, to)
                    if who != NOBODY and who != seat:
                        loss = facts[DISCS + to] * (1.0 + 2.0 * W[BEZANT] * (TURNS - turn))
                        sight.safety[who] -= W[EXPOSED] * chance * active * loss
            reserve = max(0.0, min(strength - 2.0, 8.0))
            marches = min(moves, 6)
            worth = W[STRIKE] * first + W[SECOND] * second + W[RESERVE] * min(reserve, 2.0 * marches)
            worth += W[MARCHES] * marches + W[BODY] * reserve
            if at == NOWHERE:
                worth *= 0.9
            sight.army[seat] += active * worth
            sight.army[seat] += (0.0 if turn == TURNS and waiting == 0 else W[LEVIES]) * min(
                3, box(s, seat, side, LEVY)
            )
    look_at_bulgars(s, sight, armies, turn, waiting)
    look_at_capital(s, sight, armies, turn)
    for seat in range(s.seats):
        out = get(s, seat, PASSED) == 1 or (facts[LAST_ACTION] == 1 and facts[ACTIVE] == seat)
        last = turn == TURNS
        discs = [discs_of(s, seat, BYZANTINE), discs_of(s, seat, ARAB)]
        track = [float(get(s, seat, POINTS) + discs[0]), float(get(s, seat, POINTS + ARAB) + discs[1])]
        money = 0.0
        for side in range(2):
            purse = get(s, seat, TREASURY + side)
            income = 2 * discs[side]
            upkeep = upkeep_of(s, seat, side)
            net = purse + income - upkeep
            if net < 0:
                unpaid = -net / 2.0
                hurt = unpaid * (1.0 if last else W[UNPAID]) * (1.0 if out else 0.7)
                money -= hurt
                track[side] -= 0.5 * hurt
            if last:
                spendable = min(purse, net)
                if spendable > 0 and not out:
                    money += W[BEZANT] * min(spendable, 30)
            else:
                ahead = TURNS - turn
                kept = min(purse, max(0, net)) if not out else max(0, net)
                money += W[BEZANT] * (min(kept, 24) + W[BEYOND] * max(0, kept - 24))
                money += W[BEZANT] * ahead * (W[IDLE_INCOME] * income - W[KEEP] * upkeep)
        pool = get(s, seat, POOL)
        back = get(s, seat, ON_SPACES) + get(s, seat, TAX) + get(s, seat, PASS_BOX)
        casualties = get(s, seat, CASUALTIES)
        cubes = 0.0
        if last:
            if not out:
                cubes = W[LAST_CUBE] * min(pool, 10) + 0.15 * casualties
        else:
            coming = pool + 0.95 * back
            cubes = W[POOL_CUBE] * min(coming, 8.0) + W[MANY_CUBES] * max(0.0, coming - 8.0) + W[CASUALTY] * casualties
        if not out and free:
            share = min(float(free.bit_count()) / max(1, waiting), float(pool + casualties / 2.0))
            cubes += W[LAND] * share
        sight.money[seat] = money
        sight.cubes[seat] = cubes
        if not last and facts[FIRST_PASS] == seat:
            cubes += W[FIRST]
        loose = 0.5 * (max(0.0, money)) + cubes + 0.5 * sight.army[seat]
        low, high = (0, 1) if track[0] <= track[1] else (1, 0)
        higher = track[high]
        lower = track[low]
        ratio = (lower + 0.5 * loose) / max(1.0, higher + 0.2 * loose)
        margin = MARGIN[turn] if not (last and waiting == 0) else 0.02
        weight = (ratio - 0.5 + margin) / (2.0 * margin)
        weight = 0.0 if weight < 0.0 else (min(weight, 1.0))
        sight.points.append(higher)
        sight.balance.append(lower * weight)
        sight.totals[seat] = higher + lower * weight + sight.safety[seat] + money + cubes + sight.army[seat]
    return sight


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
    return s.facts[BULGAR_BOX] + min(2, s.facts[ORANGE])


def would_win_by_fall(s: State, seat: int) -> bool:
    """Would this seat have the most Arab points, with those for the capital?"""
    mine = get(s, seat, POINTS + ARAB) + 5
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


def look_at_capital(s: State, sight: Sight, armies: int, turn: int) -> None:
    """Who may end the game at once, in the order in which they will be asked, in this turn and at the start of the next."""
    near = bulgar_targets(s) & 1 == 1
    now = near and free_space(s, BULGARS) >= 0
    left = 1.0
    first = s.stack[-7] if s.stack and s.stack[-8] == CHOOSE_ACTION.number else s.facts[ACTIVE]
    for number in range(s.seats):
        seat = (first + number) % s.seats
        if get(s, seat, PASSED) == 0 and would_win_by_fall(s, seat):
            chance = 0.9 * capital_chance(s, seat, armies, now)
            sight.fall[seat] += left * chance
            left *= 1.0 - chance
    if turn == TURNS:
        return
    if s.facts[FIRST_PASS] != NOBODY:
        first = s.facts[FIRST_PASS]
    for number in range(s.seats):
        seat = (first + number) % s.seats
        if would_win_by_fall(s, seat):
            chance = W[LATER_FALL] * capital_chance(s, seat, armies, near)
            sight.fall[seat] += left * chance
            left *= 1.0 - chance


def look_at_bulgars(s: State, sight: Sight, armies: int, turn: int, waiting: int) -> None:
    """What the Bulgars may take, under anybody's hand, while one of their spaces is free."""
    if waiting == 0 and turn == TURNS:
        return
    facts = s.facts
    strength = bulgar_strength(s)
    targets = bulgar_targets(s) & ~1
    for city in range(CITIES):
        if targets >> city & 1:
            chance = take_chance(s, NOBODY, strength, 0, city, armies)
            who = controller(s, city)
            if who != NOBODY:
                sight.safety[who] -= (
                    W[BULGAR_RISK] * chance * facts[DISCS + city] * (1.0 + 2.0 * W[BEZANT] * (TURNS - turn))
                )
