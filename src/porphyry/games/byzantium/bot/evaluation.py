"""What a position is worth to a seat in Byzantium: two tracks, safe cities, money against upkeep, armies that can strike, the capital.

Everything is counted in points of the final score.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import (
    ARAB,
    BULGARS,
    BYZANTINE,
    CITIES,
    CONSTANTINOPLE,
    LEVY,
    MOVE,
    NEXT,
    TURNS,
)
from porphyry.games.byzantium.bot import guessed, tuned
from porphyry.games.byzantium.bot.chances import (
    bulgar_strength,
    bulgar_targets,
    capital_chance,
    capture_gain,
    income_ahead,
    is_foreign,
    march_cost,
    occupied,
    take_chance,
    would_win_by_fall,
)
from porphyry.games.byzantium.frames import CHOOSE_ACTION
from porphyry.games.byzantium.income import INCOME_PER_DISC, discs_of, upkeep_of
from porphyry.games.byzantium.state import (
    ACTIVE,
    CASUALTIES,
    DISCS,
    FIRST_PASS,
    LAST_ACTION,
    NOBODY,
    NOWHERE,
    ON_SPACES,
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
    strength_of,
)
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

PARTS: Final = ["points", "balance", "safety", "money", "army", "cubes", "capital"]
# The whole position


class Sight:
    """One look at the whole position: what every seat has, threatens and fears."""

    def __init__(self, s: State) -> None:
        self.turn: int = s.facts[TURN]
        self.last: bool = s.facts[TURN] == TURNS
        self.armies: int = occupied(s)
        self.waiting: int = waiting(s)
        self.free: int = free_cities(s)
        self.points: list[float] = []
        self.balance: list[float] = []
        self.safety: list[float] = [0.0] * s.seats
        self.money: list[float] = [0.0] * s.seats
        self.army: list[float] = [0.0] * s.seats
        self.cubes: list[float] = [0.0] * s.seats
        self.totals: list[float] = [0.0] * s.seats
        self.fall: list[float] = [0.0] * s.seats  # chance that the capital falls to this seat, which then wins


def waiting(s: State) -> int:
    """How many seats will still act in this turn."""
    if s.facts[LAST_ACTION]:
        return 1
    count = 0
    for seat in range(s.seats):
        if get(s, seat, PASSED) == 0:
            count += 1
    return count


def free_cities(s: State) -> int:
    """The cities that can still be taken without a fight."""
    return (s.facts[SIDE + BYZANTINE] | s.facts[SIDE + ARAB]) & ~controlled(s) & ~(1 << CONSTANTINOPLE)


def is_out(s: State, seat: int) -> bool:
    """Has this seat acted for the last time in this turn?"""
    return get(s, seat, PASSED) == 1 or (s.facts[LAST_ACTION] == 1 and s.facts[ACTIVE] == seat)


def look(s: State) -> Sight:
    """Judge the position for all seats."""
    sight = Sight(s)
    for seat in range(s.seats):
        for side in range(2):
            look_at_army(s, sight, seat, side)
    look_at_bulgars(s, sight)
    look_at_capital(s, sight)
    for seat in range(s.seats):
        look_at_seat(s, sight, seat)
    return sight


def look_at_army(s: State, sight: Sight, seat: int, side: int) -> None:
    """What an army is worth, with its levy, and what it threatens."""
    out = is_out(s, seat)
    active = 0.0 if out and sight.last else (tuned.AWAKE if out else 1.0)
    at = army_at(s, seat, side)
    strength = strength_of(s, seat, side)
    first = 0.0
    second = 0.0
    if at != NOWHERE and active > 0.0:
        first, second = look_at_targets(s, sight, seat, side, active)
    reserve = max(0.0, min(strength - guessed.STANDING_GUARD, guessed.RESERVE_MOST))
    marches = min(box(s, seat, side, MOVE), guessed.MARCHES_MOST)
    worth = tuned.STRIKE * first + tuned.SECOND * second
    worth += tuned.RESERVE * min(reserve, guessed.RESERVE_PER_MARCH * marches)
    worth += tuned.MARCHES * marches + tuned.BODY * reserve
    if at == NOWHERE:
        worth *= guessed.OFF_BOARD
    sight.army[seat] += active * worth
    levy = 0.0 if sight.last and sight.waiting == 0 else tuned.LEVIES
    sight.army[seat] += levy * min(guessed.LEVIES_MOST, box(s, seat, side, LEVY))


def look_at_targets(s: State, sight: Sight, seat: int, side: int, active: float) -> tuple[float, float]:
    """What the best and the second best attack of an army would bring; whoever owns what it may take is less safe."""
    at = army_at(s, seat, side)
    strength = strength_of(s, seat, side)
    moves = box(s, seat, side, MOVE)
    first = 0.0
    second = 0.0
    for to in NEXT[side][at]:
        if not is_foreign(s, seat, side, to):
            continue
        cost = march_cost(side, at, to)
        if cost > moves or to == CONSTANTINOPLE:
            continue
        chance = take_chance(s, seat, strength, moves - cost, to, sight.armies)
        if chance < guessed.NO_CHANCE:
            continue
        gain = chance * capture_gain(s, to, sight.turn)
        if gain > first:
            second = first
            first = gain
        elif gain > second:
            second = gain
        who = controller(s, to)
        if who not in (NOBODY, seat):
            loss = s.facts[DISCS + to] * (guessed.POINT + income_ahead(sight.turn))
            sight.safety[who] -= tuned.EXPOSED * chance * active * loss
    return first, second


def look_at_seat(s: State, sight: Sight, seat: int) -> None:
    """Both tracks, money and cubes of a seat, and the total."""
    discs = [discs_of(s, seat, BYZANTINE), discs_of(s, seat, ARAB)]
    track = [float(get(s, seat, POINTS) + discs[0]), float(get(s, seat, POINTS + ARAB) + discs[1])]
    money = look_at_money(s, sight, seat, discs, track)
    cubes = look_at_cubes(s, sight, seat)
    sight.money[seat] = money
    sight.cubes[seat] = cubes
    if not sight.last and s.facts[FIRST_PASS] == seat:
        cubes += tuned.FIRST
    loose = guessed.LOOSE_MONEY * (max(0.0, money)) + cubes + guessed.LOOSE_ARMY * sight.army[seat]
    low, high = (0, 1) if track[0] <= track[1] else (1, 0)
    higher = track[high]
    lower = track[low]
    ratio = (lower + guessed.LOOSE_LOWER * loose) / max(1.0, higher + guessed.LOOSE_HIGHER * loose)
    margin = guessed.LAST_MARGIN if sight.last and sight.waiting == 0 else tuned.MARGIN[sight.turn]
    weight = (ratio - guessed.HALF + margin) / (2.0 * margin)
    weight = 0.0 if weight < 0.0 else (min(weight, 1.0))
    sight.points.append(higher)
    sight.balance.append(lower * weight)
    sight.totals[seat] = higher + lower * weight + sight.safety[seat] + money + cubes + sight.army[seat]


def look_at_money(s: State, sight: Sight, seat: int, discs: list[int], track: list[float]) -> float:
    """Money that can be spent, income and upkeep to come; cubes that will not be paid hurt, and their track too."""
    out = is_out(s, seat)
    money = 0.0
    for side in range(2):
        purse = get(s, seat, TREASURY + side)
        income = INCOME_PER_DISC * discs[side]
        upkeep = upkeep_of(s, seat, side)
        net = purse + income - upkeep
        if net < 0:
            unpaid = -net / guessed.UNPAID_PRICE
            hurt = unpaid * (1.0 if sight.last else tuned.UNPAID) * (1.0 if out else guessed.STILL_ACTING)
            money -= hurt
            track[side] -= guessed.UNPAID_TRACK * hurt
        if sight.last:
            spendable = min(purse, net)
            if spendable > 0 and not out:
                money += tuned.BEZANT * min(spendable, guessed.LAST_MONEY)
        else:
            kept = min(purse, max(0, net)) if not out else max(0, net)
            beyond = tuned.BEYOND * max(0, kept - guessed.MUCH_MONEY)
            money += tuned.BEZANT * (min(kept, guessed.MUCH_MONEY) + beyond)
            ahead = TURNS - sight.turn
            money += tuned.BEZANT * ahead * (tuned.IDLE_INCOME * income - tuned.KEEP * upkeep)
    return money


def look_at_cubes(s: State, sight: Sight, seat: int) -> float:
    """Cubes that can be used in this turn or the next, and a share in the cities that nobody controls yet."""
    pool = get(s, seat, POOL)
    casualties = get(s, seat, CASUALTIES)
    out = is_out(s, seat)
    cubes = 0.0
    if sight.last:
        if not out:
            cubes = tuned.LAST_CUBE * min(pool, guessed.LAST_CUBES) + guessed.LAST_CASUALTY * casualties
    else:
        back = get(s, seat, ON_SPACES) + get(s, seat, TAX) + get(s, seat, PASS_BOX)
        coming = pool + guessed.RETURNING * back
        cubes = tuned.POOL_CUBE * min(coming, guessed.MANY) + tuned.MANY_CUBES * max(0.0, coming - guessed.MANY)
        cubes += tuned.CASUALTY * casualties
    if not out and sight.free:
        share = float(sight.free.bit_count()) / max(1, sight.waiting)
        cubes += tuned.LAND * min(share, float(pool + casualties / guessed.CASUALTIES_RETURN))
    return cubes


# Bulgars and the capital


def look_at_capital(s: State, sight: Sight) -> None:
    """Who may end the game at once, in the order in which they will be asked, in this turn and at the start of the next."""
    near = bulgar_targets(s) >> CONSTANTINOPLE & 1 == 1
    now = near and free_space(s, BULGARS) >= 0
    left = 1.0
    first = field(s, CHOOSE_ACTION.seat) if top(s) == CHOOSE_ACTION.number else s.facts[ACTIVE]
    for number in range(s.seats):
        seat = (first + number) % s.seats
        if get(s, seat, PASSED) == 0 and would_win_by_fall(s, seat):
            chance = guessed.FALL_NOW * capital_chance(s, seat, sight.armies, now)
            sight.fall[seat] += left * chance
            left *= 1.0 - chance
    if sight.last:
        return
    if s.facts[FIRST_PASS] != NOBODY:
        first = s.facts[FIRST_PASS]
    for number in range(s.seats):
        seat = (first + number) % s.seats
        if would_win_by_fall(s, seat):
            chance = tuned.LATER_FALL * capital_chance(s, seat, sight.armies, near)
            sight.fall[seat] += left * chance
            left *= 1.0 - chance


def look_at_bulgars(s: State, sight: Sight) -> None:
    """What the Bulgars may take, under anybody's hand, while one of their spaces is free."""
    if sight.waiting == 0 and sight.last:
        return
    strength = bulgar_strength(s)
    targets = bulgar_targets(s) & ~(1 << CONSTANTINOPLE)
    for city in range(CITIES):
        if targets >> city & 1:
            chance = take_chance(s, NOBODY, strength, 0, city, sight.armies)
            who = controller(s, city)
            if who != NOBODY:
                loss = guessed.POINT + income_ahead(sight.turn)
                sight.safety[who] -= tuned.BULGAR_RISK * chance * s.facts[DISCS + city] * loss
