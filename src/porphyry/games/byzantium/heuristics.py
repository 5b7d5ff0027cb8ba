"""What a bot may weigh in Byzantium: points on two tracks, safe cities, money against upkeep, armies that can strike, the capital.

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
    UPKEEP,
)
from porphyry.games.byzantium.board import ARROWS as BULGAR_ARROWS
from porphyry.games.byzantium.codes import (
    ALLOW,
    BUILD_CHURCH,
    BUILD_MOSQUE,
    BULGARS_ATTACK,
    BULGARS_REINFORCE,
    CIVIL_WAR,
    CONTROL,
    DECLINE,
    DESERT,
    DONE,
    DOUBLE,
    FIGHT,
    FORTIFY,
    GARRISON,
    GIVE,
    HOLD,
    IMPROVE,
    LOSE,
    MARCH,
    NO_LEVY,
    PASS,
    PASS_FROM,
    PLACE,
    RAISE_LEVY,
    RAISE_TAX,
    REFUSE,
    REINFORCE,
    ROLL,
    SPLIT,
    STAND,
    STOP,
    TAKE_CALIPH,
    TAKE_EMPEROR,
    TAKE_FLEET,
    WITHDRAW,
)
from porphyry.games.byzantium.income import discs_of, upkeep_of
from porphyry.games.byzantium.state import (
    ACTIVE,
    ATTACK,
    BULGAR_BOX,
    CASUALTIES,
    CHOOSE_ACTION,
    DISCS,
    FIRST_PASS,
    FROM_BOX,
    FROM_CASUALTIES,
    FROM_POOL,
    LAST_ACTION,
    MARCH_ON,
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
from porphyry.kernel.action import arg_a, arg_b, arg_c, verb_of
from porphyry.kernel.frames import SIZE, field
from porphyry.kernel.heuristics import Heuristics
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
    first = s.stack[-7] if s.stack and s.stack[-8] == CHOOSE_ACTION else s.facts[ACTIVE]
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


class ByzantiumHeuristics(Heuristics):
    """The judgement that all levels share."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def value(self, s: State) -> list[float]:
        """Chances to win: who is ahead, by how much, and how far scores still move; and who gains if the capital falls."""
        sight = look(s)
        spread = W[SPREAD] + W[SPREAD_MORE] * (TURNS - s.facts[TURN])
        best = max(sight.totals)
        powers = [math.exp((total - best) / spread) for total in sight.totals]
        whole = sum(powers)
        stay = 1.0 - sum(sight.fall)
        return [stay * power / whole + fall for power, fall in zip(powers, sight.fall, strict=True)]

    def weigh(self, s: State, seat: int) -> list[float]:
        """The seat's part of the position."""
        sight = look(s)
        capital = 20.0 * sight.fall[seat] - 10.0 * sum(sight.fall)
        return [
            sight.points[seat],
            sight.balance[seat],
            sight.safety[seat],
            sight.money[seat],
            sight.army[seat],
            sight.cubes[seat],
            capital,
        ]

    def is_quiet(self, s: State) -> bool:
        """Between actions, when somebody is asked what to do next."""
        return not s.stack or s.stack[-8] == CHOOSE_ACTION

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """How promising options look at first sight."""
        kind = s.stack[-8]
        if kind in (CHOOSE_ACTION, MARCH_ON) or verb_of(codes[0]) == REINFORCE or verb_of(codes[0]) == DONE:
            return weights_of(action_gains(s, seat, codes), 1.2)
        return answer_weights(s, seat, codes)


def weights_of(gains: list[float], scale: float) -> list[float]:
    """Points as weights."""
    best = max(gains)
    return [math.exp((gain - best) / scale) + 1e-6 for gain in gains]


def source_cost(s: State, seat: int, side: int, source: int) -> float:
    """What taking a cube from there costs, in points."""
    turn = s.facts[TURN]
    if source == FROM_POOL:
        return 0.6
    price = 3.0 * W[BEZANT]
    if get(s, seat, TREASURY + side) + 2 * discs_of(s, seat, side) - upkeep_of(s, seat, side) < 3:
        price *= 1.8
    if source == FROM_CASUALTIES:
        return price + (0.35 if turn < TURNS else 0.05)
    which = (source - FROM_BOX) & 3
    owner = (source - FROM_BOX) >> 2
    short = get(s, seat, TREASURY + owner) + 2 * discs_of(s, seat, owner) - upkeep_of(s, seat, owner) < 0
    return price + (0.9 if which == LEVY else 1.4) - (0.8 if short else 0.0)


def best_attack(s: State, seat: int, side: int, at: int, moves: int, armies: int, turn: int) -> float:
    """The best that an army could do from a city with its next link."""
    best = 0.0
    strength = strength_of(s, seat, side)
    for to in NEXT[side][at]:
        cost = march_cost(side, at, to)
        if cost <= moves and to != CONSTANTINOPLE and is_foreign(s, seat, side, to):
            gain = take_chance(s, seat, strength, moves - cost, to, armies) * attack_gain(s, to, turn)
            if gain > best:
                best = gain
    return best


def march_gain(s: State, seat: int, side: int, at: int, to: int, armies: int, turn: int, links: int) -> float:
    """A march, and the attack at its end if there is one."""
    cost = march_cost(side, at, to) + links
    moves = box(s, seat, side, MOVE) - cost
    strength = strength_of(s, seat, side)
    if to == CONSTANTINOPLE and side == ARAB:
        chance = take_chance(s, seat, strength, max(0, moves), to, armies)
        return 25.0 * chance - 4.0 if would_win_by_fall(s, seat) else -6.0
    if is_foreign(s, seat, side, to):
        chance = take_chance(s, seat, strength, max(0, moves), to, armies)
        return chance * attack_gain(s, to, turn) - 0.35 * walls_of(s, to) * 0.5 - 0.3 * cost
    gain = 0.7 * best_attack(s, seat, side, to, moves, armies, turn) - 0.5 * cost - 0.3
    if to == CONSTANTINOPLE and is_capital_open(s, seat, armies):
        gain += 3.0
    return gain


def is_capital_open(s: State, seat: int, armies: int) -> bool:
    """May somebody else end the game with his next action?"""
    return any(
        other != seat
        and would_win_by_fall(s, other)
        and capital_chance(s, other, armies, bulgar_targets(s) & 1 == 1) > 0.1
        for other in range(s.seats)
    )


def civil_war_gain(s: State, seat: int, side: int, armies: int, turn: int) -> float:
    """Turning on the city where the army stands."""
    at = army_at(s, seat, side)
    if at == NOWHERE:
        return -3.0
    chance = take_chance(s, seat, strength_of(s, seat, side), box(s, seat, side, MOVE), at, armies)
    return chance * attack_gain(s, at, turn) - 1.2


def money_short(s: State, seat: int, side: int) -> int:
    """Bezants that will be missing when the armies are paid."""
    return upkeep_of(s, seat, side) - get(s, seat, TREASURY + side) - 2 * discs_of(s, seat, side)


def action_gains(s: State, seat: int, codes: list[int]) -> list[float]:
    """Points that each action may bring, roughly, by what it is and where its cube comes from."""
    facts = s.facts
    turn = facts[TURN]
    ahead = float(TURNS - turn)
    armies = occupied(s)
    costs = [[source_cost(s, seat, side, source) for source in range(10)] for side in range(2)]
    cheap = [min(costs[0]), min(costs[1])]
    track = [get(s, seat, POINTS) + discs_of(s, seat, 0), get(s, seat, POINTS + 1) + discs_of(s, seat, 1)]
    lack = [1.0, 1.0]  # a point on the track that holds the other back counts more
    if track[0] < 0.6 * track[1]:
        lack = [1.35, 0.75]
    elif track[1] < 0.6 * track[0]:
        lack = [0.75, 1.35]
    short = [money_short(s, seat, 0), money_short(s, seat, 1)]
    own = get(s, seat, OWN)
    links = 1 if s.stack[-8] == MARCH_ON and field(s, 3) == 1 else 0
    cached_verb = -1
    cached_key = -1
    cached = 0.0
    gains: list[float] = []
    for code in codes:
        verb = verb_of(code)
        a = arg_a(code)
        gain = 0.0
        if verb == CONTROL:
            if cached_verb != verb or cached_key != a:
                side = side_of(s, a)
                cached = facts[DISCS + a] * (lack[side] * 2.0 + 2.0 * W[BEZANT] * ahead)
                cached_verb = verb
                cached_key = a
            side = 0 if facts[SIDE] >> a & 1 else 1
            gain = cached - costs[side][arg_b(code)]
        elif verb == IMPROVE:
            side = 0 if facts[SIDE] >> a & 1 else 1
            gain = lack[side] + 2.0 * W[BEZANT] * ahead if own >> a & 1 else -2.0
            gain -= costs[side][arg_b(code)]
        elif verb == REINFORCE:
            which = arg_b(code)
            gain = reinforce_gain(s, seat, a, which, short[a], turn) - costs[a][arg_c(code)]
        elif verb == MARCH:
            gain = march_gain(s, seat, a, arg_b(code), arg_c(code), armies, turn, links)
            gain *= lack[a] if gain > 0.0 else 1.0
        elif verb == PLACE:
            gain = 0.85 * best_attack(s, seat, a, arg_b(code), box(s, seat, a, MOVE), armies, turn) - 0.2
            if arg_b(code) == CONSTANTINOPLE and is_capital_open(s, seat, armies):
                gain += 3.0
        elif verb == CIVIL_WAR:
            gain = civil_war_gain(s, seat, a, armies, turn) - costs[a][arg_b(code)]
        elif verb == TAKE_EMPEROR:
            gain = 2.0 * lack[0] + 0.4 - costs[0][a]
        elif verb == TAKE_CALIPH:
            gain = 2.0 * lack[1] + 0.4 - costs[1][a]
        elif verb == TAKE_FLEET:
            gain = 0.5 - costs[a][arg_b(code)]
        elif verb == BUILD_CHURCH:
            gain = building_gain(short[0], turn) * lack[0] - costs[0][a]
        elif verb == BUILD_MOSQUE:
            gain = building_gain(short[1], turn) * lack[1] - costs[1][a]
        elif verb == FORTIFY:
            side = 0 if facts[SIDE] >> a & 1 else 1
            gain = (0.35 if is_threatened(s, seat, a) else 0.1) * facts[DISCS + a] - costs[side][arg_b(code)]
        elif verb == RAISE_TAX:
            gain = tax_gain(a, short, turn)
        elif verb == BULGARS_ATTACK:
            gain = bulgar_gain(s, seat, a, armies, turn) - min(costs[0][arg_b(code)], costs[1][arg_b(code)])
        elif verb == BULGARS_REINFORCE:
            gain = -0.5 - cheap[0] - costs[min(a, 1)][arg_b(code)]
        elif verb in (PASS, PASS_FROM):
            gain = pass_gain(s, turn)
            if verb == PASS_FROM:
                gain -= 0.05 * a
        elif verb in (STOP, DONE):
            gain = 0.0
        gains.append(gain)
    return gains


def reinforce_gain(s: State, seat: int, side: int, which: int, short: int, turn: int) -> float:
    """A cube more in a box: useful early, dear to keep."""
    if short > 2 or (turn == TURNS and which == LEVY):
        return -1.0
    ahead = TURNS - turn
    keep = W[BEZANT] * UPKEEP[4 * side + which] * (ahead + 1) * 0.7
    strength = strength_of(s, seat, side)
    moves = box(s, seat, side, MOVE)
    if which == MOVE:
        return (2.2 if moves < 2 and strength >= 4 else (1.0 if moves < 4 and strength >= 5 else 0.2)) - keep
    if which == ELITE:
        return (1.9 if strength < 8 else 0.9) - keep
    if which == MAIN:
        return (1.7 if strength < 6 and moves > 0 else 0.5) - keep
    return (0.6 if box(s, seat, side, LEVY) < 2 else 0.1) - keep


def building_gain(short: int, turn: int) -> float:
    """A church or a mosque: two points for six bezants that upkeep does not need."""
    if short + 6 > 0:
        return 0.2
    return 2.6 if turn == TURNS else 2.0 - 6.0 * W[BEZANT]


def tax_gain(cubes: int, short: list[int], turn: int) -> float:
    """Taxes pay for armies that would desert; before the last turn whatever would lie idle may earn."""
    need = max(0, short[0]) + max(0, short[1])
    got = 2 * cubes
    useful = min(got, need + 1)
    gain = 0.45 * useful - 0.35 * cubes
    if turn < TURNS and got > need:
        gain += W[BEZANT] * (got - need) * 0.6
    return gain


def pass_gain(s: State, turn: int) -> float:
    """To pass: better early in a turn that can wait, last of all in the last."""
    if turn == TURNS:
        return 0.0
    return 0.75 if s.facts[FIRST_PASS] == NOBODY else 0.35


def bulgar_gain(s: State, seat: int, city: int, armies: int, turn: int) -> float:
    """Points on the other track, and the damage to whoever holds the city."""
    chance = take_chance(s, seat, bulgar_strength(s), 0, city, armies)
    if city == CONSTANTINOPLE:
        return 25.0 * chance - 2.0 if would_win_by_fall(s, seat) else -6.0
    old = size_of(s, city)
    gain = float(old - 1)
    if controller(s, city) != NOBODY:
        gain += old * (1.0 + 2.0 * W[BEZANT] * (TURNS - turn)) / s.seats
    return chance * gain


def is_threatened(s: State, seat: int, city: int) -> bool:
    """Does an army of somebody else stand one link away?"""
    for other in range(s.seats):
        if other != seat:
            for side in range(2):
                at = army_at(s, other, side)
                if at != NOWHERE and city in NEXT[side][at] and is_foreign(s, other, side, city):
                    return True
    return False


def answer_weights(s: State, seat: int, codes: list[int]) -> list[float]:
    """Answers to small questions: losses, withdrawals, levies, garrisons, the division of taxes."""
    weights: list[float] = []
    for code in codes:
        verb = verb_of(code)
        a = arg_a(code)
        weight = 1.0
        if verb in (LOSE, GIVE):
            weight = loss_weight(s, seat, field(s, 2), a)
        elif verb == DESERT:
            weight = (1.0 + UPKEEP[4 * field(s, 2) + a]) * (0.5 if a == ELITE else 1.0)
        elif verb == SPLIT:
            weight = split_weight(s, seat, a, field(s, 2))
        elif verb == GARRISON:
            weight = math.exp(-2.0 * source_cost(s, seat, field(s, 2), a))
        elif verb == WITHDRAW:
            weight = 3.0 if is_outnumbered(s, seat, field(s, 2)) else 0.5
        elif verb == FIGHT:
            weight = 4.0 / (1.0 + strength_of(s, a, BYZANTINE) + strength_of(s, a, ARAB))
        elif verb in (DOUBLE, ROLL, RAISE_LEVY, REFUSE):
            weight = 3.0
        elif verb in (DECLINE, HOLD, NO_LEVY, ALLOW):
            weight = 0.6
        elif verb == STAND:
            weight = 1.0
        weights.append(weight)
    return weights


def attack_frame(s: State) -> int:
    """Where on the stack the running attack lies, or -1."""
    at = len(s.stack) - SIZE
    while at >= 0:
        if s.stack[at] == ATTACK:
            return at
        at -= SIZE
    return -1


def loss_weight(s: State, seat: int, side: int, which: int) -> float:
    """Which cube to lose: what does not count in the fight if the city hangs on it, else what is dear to keep."""
    at = attack_frame(s)
    moves = box(s, seat, side, MOVE)
    if at >= 0 and s.stack[at + 1] == seat and s.stack[at + 2] == side:
        spare = strength_of(s, seat, side) - walls_of(s, s.stack[at + 3]) - 1
        hits = field(s, 3)
        if spare < hits:
            return 4.0 if which == MOVE else (2.0 if which == MAIN else 0.5)
    if which == MOVE:
        return 1.0 if moves > 2 or s.facts[TURN] == TURNS else 0.5
    if which == MAIN:
        return 2.0 if box(s, seat, side, MAIN) > 3 else 1.2
    return 0.4


def split_weight(s: State, seat: int, byzantine: int, bezants: int) -> float:
    """Money where it is missing first, then evenly where it can be spent."""
    left = [float(-money_short(s, seat, 0) + byzantine), float(-money_short(s, seat, 1) + bezants - byzantine)]
    worth = 0.0
    for side in range(2):
        worth += 1.2 * left[side] if left[side] < 0.0 else 2.0 * math.sqrt(left[side])
    return math.exp(0.6 * worth - 6.0) + 1e-6


def is_outnumbered(s: State, seat: int, side: int) -> bool:
    """Is the attacker at the gates stronger?"""
    at = attack_frame(s)
    if at < 0:
        return False
    attacker = s.stack[at + 1]
    nation = s.stack[at + 2]
    strength = s.facts[BULGAR_BOX] if nation == BULGAR else strength_of(s, attacker, nation)
    return strength > strength_of(s, seat, side) + 1
