"""Points that an action may bring, roughly, by what it is and where its cube comes from: one class for each verb."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import (
    ARAB,
    BYZANTINE,
    CONSTANTINOPLE,
    ELITE,
    LEVY,
    MAIN,
    MOVE,
    NEXT,
    TURNS,
    UPKEEP,
)
from porphyry.games.byzantium.bot import guessed, tuned
from porphyry.games.byzantium.bot.chances import (
    attack_gain,
    bulgar_strength,
    bulgar_targets,
    capital_chance,
    income_ahead,
    is_foreign,
    march_cost,
    occupied,
    take_chance,
    would_win_by_fall,
)
from porphyry.games.byzantium.bot.money import money_short, source_cost
from porphyry.games.byzantium.building import COST
from porphyry.games.byzantium.frames import MARCH_ON
from porphyry.games.byzantium.income import discs_of
from porphyry.games.byzantium.movement import SECOND_LINK
from porphyry.games.byzantium.notation import (
    BUILD_CHURCH,
    BUILD_MOSQUE,
    BULGARS_ATTACK,
    BULGARS_REINFORCE,
    CIVIL_WAR,
    CONTROL,
    DONE,
    FORTIFY,
    IMPROVE,
    MARCH,
    NOTATION,
    PASS,
    PASS_FROM,
    PLACE,
    RAISE_TAX,
    REINFORCE,
    STOP,
    TAKE_CALIPH,
    TAKE_EMPEROR,
    TAKE_FLEET,
)
from porphyry.games.byzantium.special import POINTS_FOR_ROLE
from porphyry.games.byzantium.state import (
    DISCS,
    FIRST_PASS,
    NOBODY,
    NOWHERE,
    OWN,
    POINTS,
    SIDE,
    SOURCES,
    TURN,
    army_at,
    box,
    controller,
    get,
    size_of,
    strength_of,
    walls_of,
)
from porphyry.games.byzantium.taxes import YIELD
from porphyry.kernel.action import arg_a, arg_b, arg_c, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State


class Outlook:
    """What all actions of one decision are judged by."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat: int = seat
        self.turn: int = s.facts[TURN]
        self.armies: int = occupied(s)
        self.costs: list[list[float]] = [
            [source_cost(s, seat, side, source) for source in range(SOURCES)] for side in range(2)
        ]
        self.short: list[int] = [money_short(s, seat, BYZANTINE), money_short(s, seat, ARAB)]
        self.lack: list[float] = lack_of(s, seat)
        on_second = top(s) == MARCH_ON.number and field(s, MARCH_ON.links) == 1
        self.surcharge: int = SECOND_LINK if on_second else 0
        self.open_city: int = NOWHERE  # the last city that could be controlled, and what that is worth
        self.open_worth: float = 0.0


def lack_of(s: State, seat: int) -> list[float]:
    """A point on the track that holds the other back counts more."""
    byzantine = get(s, seat, POINTS + BYZANTINE) + discs_of(s, seat, BYZANTINE)
    arab = get(s, seat, POINTS + ARAB) + discs_of(s, seat, ARAB)
    if byzantine < guessed.BEHIND * arab:
        return [guessed.WEAK_TRACK, guessed.STRONG_TRACK]
    if arab < guessed.BEHIND * byzantine:
        return [guessed.STRONG_TRACK, guessed.WEAK_TRACK]
    return [1.0, 1.0]


def player_side(s: State, city: int) -> int:
    """The side of a city that is Byzantine or Arab."""
    return BYZANTINE if s.facts[SIDE + BYZANTINE] >> city & 1 else ARAB


class Judge:
    """Points that an action with one verb may bring."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        """Nothing: to stop, or to be done."""
        return 0.0


# Cities


class Control(Judge):
    """Points now and at the end, and income."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        city = arg_a(code)
        side = player_side(s, city)
        if o.open_city != city:
            o.open_city = city
            o.open_worth = s.facts[DISCS + city] * (o.lack[side] * guessed.POINTS + income_ahead(o.turn))
        return o.open_worth - o.costs[side][arg_b(code)]


class Improve(Judge):
    """A disc more in one's own city."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        city = arg_a(code)
        side = player_side(s, city)
        gain = guessed.FOREIGN_IMPROVEMENT
        if get(s, o.seat, OWN) >> city & 1:
            gain = o.lack[side] + income_ahead(o.turn)
        return gain - o.costs[side][arg_b(code)]


class Fortify(Judge):
    """Of use where an army threatens."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        city = arg_a(code)
        worth = guessed.FORTIFY_THREATENED if is_threatened(s, o.seat, city) else guessed.FORTIFY
        return worth * s.facts[DISCS + city] - o.costs[player_side(s, city)][arg_b(code)]


def is_threatened(s: State, seat: int, city: int) -> bool:
    """Does an army of somebody else stand one link away?"""
    for other in range(s.seats):
        if other != seat:
            for side in range(2):
                at = army_at(s, other, side)
                if at != NOWHERE and city in NEXT[side][at] and is_foreign(s, other, side, city):
                    return True
    return False


# Armies


class Reinforce(Judge):
    """A cube more in a box: useful early, dear to keep."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        side = arg_a(code)
        return self.cube(s, o, side, arg_b(code)) - o.costs[side][arg_c(code)]

    def cube(self, s: State, o: Outlook, side: int, which: int) -> float:
        """What the cube does, less its upkeep."""
        if o.short[side] > guessed.SHORT or (o.turn == TURNS and which == LEVY):
            return guessed.NOT_PAID
        ahead = TURNS - o.turn
        keep = tuned.BEZANT * UPKEEP[4 * side + which] * (ahead + 1) * guessed.KEEP_CUBE
        strength = strength_of(s, o.seat, side)
        moves = box(s, o.seat, side, MOVE)
        if which == MOVE:
            if moves < 2 and strength >= 4:
                return guessed.MOVE_FEW - keep
            return (guessed.MOVE_SOME if moves < 4 and strength >= 5 else guessed.MOVE_MORE) - keep
        if which == ELITE:
            return (guessed.ELITE_WEAK if strength < 8 else guessed.ELITE) - keep
        if which == MAIN:
            return (guessed.MAIN_WEAK if strength < 6 and moves > 0 else guessed.MAIN) - keep
        return (guessed.LEVY_FEW if box(s, o.seat, side, LEVY) < 2 else guessed.LEVY) - keep


class March(Judge):
    """A march, and the attack at its end if there is one."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        side = arg_a(code)
        gain = self.link(s, o, side, arg_b(code), arg_c(code))
        return gain * (o.lack[side] if gain > 0.0 else 1.0)

    def link(self, s: State, o: Outlook, side: int, at: int, to: int) -> float:
        """One link, and what could be attacked with the next."""
        cost = march_cost(side, at, to) + o.surcharge
        moves = box(s, o.seat, side, MOVE) - cost
        strength = strength_of(s, o.seat, side)
        if to == CONSTANTINOPLE and side == ARAB:
            chance = take_chance(s, o.seat, strength, max(0, moves), to, o.armies)
            return fall_gain(s, o.seat, chance, guessed.FALL_ARMY_LOST)
        if is_foreign(s, o.seat, side, to):
            chance = take_chance(s, o.seat, strength, max(0, moves), to, o.armies)
            losses = guessed.CUBE_ON_WALL * walls_of(s, to)
            return chance * attack_gain(s, to, o.turn) - losses - guessed.MOVE_CUBE_ATTACK * cost
        gain = guessed.NEXT_LINK * best_attack(s, o, side, to, moves) - guessed.MOVE_CUBE * cost - guessed.MARCH
        return gain + guard_gain(s, o, to)


class Place(Judge):
    """Where an army enters, it may attack next."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        side = arg_a(code)
        city = arg_b(code)
        gain = guessed.PLACE_ATTACK * best_attack(s, o, side, city, box(s, o.seat, side, MOVE)) - guessed.PLACE
        return gain + guard_gain(s, o, city)


def best_attack(s: State, o: Outlook, side: int, at: int, moves: int) -> float:
    """The best that an army could do from a city with its next link."""
    best = 0.0
    strength = strength_of(s, o.seat, side)
    for to in NEXT[side][at]:
        cost = march_cost(side, at, to)
        if cost <= moves and to != CONSTANTINOPLE and is_foreign(s, o.seat, side, to):
            gain = take_chance(s, o.seat, strength, moves - cost, to, o.armies) * attack_gain(s, to, o.turn)
            if gain > best:
                best = gain
    return best


def guard_gain(s: State, o: Outlook, city: int) -> float:
    """An army in the capital while somebody else may end the game with the next action."""
    if city != CONSTANTINOPLE:
        return 0.0
    near = bulgar_targets(s) >> CONSTANTINOPLE & 1 == 1
    for other in range(s.seats):
        if other != o.seat and would_win_by_fall(s, other) and capital_chance(s, other, o.armies, near) > guessed.OPEN:
            return guessed.GUARD_CAPITAL
    return 0.0


def fall_gain(s: State, seat: int, chance: float, loss: float) -> float:
    """A stroke at the capital: everything to the seat that would win by it, harm to anybody else."""
    return guessed.FALL * chance - loss if would_win_by_fall(s, seat) else guessed.FALL_FOR_OTHERS


class CivilWar(Judge):
    """Turning on the city where the army stands."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        side = arg_a(code)
        at = army_at(s, o.seat, side)
        gain = guessed.CIVIL_WAR_NOWHERE
        if at != NOWHERE:
            strength = strength_of(s, o.seat, side)
            chance = take_chance(s, o.seat, strength, box(s, o.seat, side, MOVE), at, o.armies)
            gain = chance * attack_gain(s, at, o.turn) - guessed.CIVIL_WAR
        return gain - o.costs[side][arg_b(code)]


# Spaces and buildings


class Role(Judge):
    """Emperor or caliph: two points, and a guard for the army."""

    def __init__(self, side: int) -> None:
        self.side = side

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return POINTS_FOR_ROLE * o.lack[self.side] + guessed.ROLE - o.costs[self.side][arg_a(code)]


class Fleet(Judge):
    """Of some use at sea."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return guessed.FLEET - o.costs[arg_a(code)][arg_b(code)]


class Building(Judge):
    """A church or a mosque: two points for six bezants that upkeep does not need."""

    def __init__(self, side: int) -> None:
        self.side = side

    def gain(self, s: State, o: Outlook, code: int) -> float:
        if o.short[self.side] + COST > 0:
            gain = guessed.BUILDING_DEAR
        elif o.turn == TURNS:
            gain = guessed.BUILDING_LAST
        else:
            gain = guessed.BUILDING - COST * tuned.BEZANT
        return gain * o.lack[self.side] - o.costs[self.side][arg_a(code)]


# Bulgars


class BulgarsAttack(Judge):
    """Points on the other track, and the damage to whoever holds the city."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        source = arg_b(code)
        return self.attack(s, o, arg_a(code)) - min(o.costs[BYZANTINE][source], o.costs[ARAB][source])

    def attack(self, s: State, o: Outlook, city: int) -> float:
        """What the attack may bring."""
        chance = take_chance(s, o.seat, bulgar_strength(s), 0, city, o.armies)
        if city == CONSTANTINOPLE:
            return fall_gain(s, o.seat, chance, guessed.FALL_BULGARS_LOST)
        old = size_of(s, city)
        gain = float(old - 1)
        if controller(s, city) != NOBODY:
            gain += old * (guessed.POINT + income_ahead(o.turn)) / s.seats
        return chance * gain


class BulgarsReinforce(Judge):
    """Hardly ever."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        payer = min(arg_a(code), ARAB)
        return guessed.BULGARS_GROW - min(o.costs[BYZANTINE]) - o.costs[payer][arg_b(code)]


# Taxes and passing


class Taxes(Judge):
    """Taxes pay for armies that would desert; before the last turn whatever would lie idle may earn."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        cubes = arg_a(code)
        need = max(0, o.short[BYZANTINE]) + max(0, o.short[ARAB])
        got = YIELD * cubes
        gain = guessed.TAX_BEZANT * min(got, need + 1) - guessed.TAX_CUBE * cubes
        if o.turn < TURNS and got > need:
            gain += tuned.BEZANT * (got - need) * guessed.TAX_IDLE
        return gain


class Pass(Judge):
    """To pass: better early in a turn that can wait, last of all in the last."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        if o.turn == TURNS:
            return 0.0
        return guessed.PASS_FIRST if s.facts[FIRST_PASS] == NOBODY else guessed.PASS_LATER


class PassFrom(Pass):
    """The same, with a cube that must be named."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return super().gain(s, o, code) - guessed.PASS_FROM * arg_a(code)


JUDGES: Final[list[tuple[int, Judge]]] = [
    (CONTROL, Control()),
    (REINFORCE, Reinforce()),
    (DONE, Judge()),
    (TAKE_EMPEROR, Role(BYZANTINE)),
    (TAKE_CALIPH, Role(ARAB)),
    (TAKE_FLEET, Fleet()),
    (CIVIL_WAR, CivilWar()),
    (IMPROVE, Improve()),
    (BULGARS_ATTACK, BulgarsAttack()),
    (BULGARS_REINFORCE, BulgarsReinforce()),
    (FORTIFY, Fortify()),
    (RAISE_TAX, Taxes()),
    (BUILD_CHURCH, Building(BYZANTINE)),
    (BUILD_MOSQUE, Building(ARAB)),
    (PLACE, Place()),
    (MARCH, March()),
    (STOP, Judge()),
    (PASS, Pass()),
    (PASS_FROM, PassFrom()),
]


def _by_verb() -> list[Judge | None]:
    result: list[Judge | None] = [None for _ in NOTATION.verbs]
    for verb, judge in JUDGES:
        result[verb] = judge
    return result


BY_VERB: Final[list[Judge | None]] = _by_verb()


def gains_of(s: State, seat: int, codes: list[int]) -> list[float]:
    """Points that each of these actions may bring."""
    outlook = Outlook(s, seat)
    gains: list[float] = []
    for code in codes:
        judge = BY_VERB[verb_of(code)]
        assert judge is not None, "every action is judged"
        gains.append(judge.gain(s, outlook, code))
    return gains
