"""Odds: the exact chances of an attack before it is chosen, from the code that resolves it.

Every roll is split by its number of hits, each with its binomial chance; between the rolls the chapters' own steps run on a copy.
Where people would choose, this is assumed, and told under `assumes`: armies stay and fight, the levy fights, another player's fleet
lets the crossing be, armies are fought in the order of seats, and losses come from the move box first, then from main, then from elite.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

from porphyry.games.byzantium import flow
from porphyry.games.byzantium.armies import box_options
from porphyry.games.byzantium.battle import (
    LOST,
    SIEGE,
    STORM,
    attacking_dice,
    defending_dice,
    levy_owner,
)
from porphyry.games.byzantium.board import ARAB, BULGAR, CITY_IDS, LEVY, SIDES
from porphyry.games.byzantium.codes import (
    BULGARS_ATTACK,
    CIVIL_WAR,
    DECLINE,
    HOLD,
    LOSE,
    MARCH,
    NO_LEVY,
    RAISE_LEVY,
    STAND,
    WITHDRAW,
)
from porphyry.games.byzantium.movement import HIT
from porphyry.games.byzantium.siege import attacking_strength, is_taken, losses_per_hit
from porphyry.games.byzantium.state import (
    ATTACK,
    BATTLE,
    BULGAR_BOX,
    CHOOSE_LOSSES,
    CHOOSE_OPPONENT,
    DOUBLE_COST,
    FORTIFIED,
    GUARD,
    LAID_ASIDE,
    NOBODY,
    OFFER_WITHDRAWAL,
    ROLL_AGAINST,
    TURN_FLOW,
    USE_LEVY,
    army_at,
    box,
    cubes_of,
    guard,
    side_of,
    size_of,
    walls_of,
)
from porphyry.kernel.action import arg_a, verb_of
from porphyry.kernel.dice import scripted_dice
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

HIT_FACES: Final = 7 - HIT
Fates = dict[tuple[int, int, int], float]
"""(taken, cubes the attacker has left, cubes the defenders have left) -> chance."""


def odds(s: State, seat: int, code: int) -> dict[str, Any] | None:
    """The chances of a march into a city of another side, of a civil war or of a Bulgar attack; None for anything else."""
    if verb_of(code) not in (MARCH, CIVIL_WAR, BULGARS_ATTACK):
        return None
    start = opened(s, seat, code)
    if start is None:
        return None
    side, city = field(start, 2), field(start, 3)
    before = attackers_left(start, seat, side)
    guards = defenders_left(start, city)
    fates = Resolution(stands=True, levies=True).fates(start.clone())
    taken = sum(chance for (won, _, _), chance in fates.items() if won)
    losses: dict[int, list[float]] = {}
    for (won, left, _), chance in sorted(fates.items(), reverse=True):
        losses.setdefault(before - left, [0.0, 0.0])[1 - won] += chance
    return {
        "city": CITY_IDS[city],
        "attacker": SIDES[side],
        "strength": attacking_strength(start, seat, side),
        "cubes": before,
        "walls": walls_of(start, city),
        "losses_per_hit": losses_per_hit(city),
        "chance_to_take": taken,
        "chance_of_destruction": sum(chance for (_, left, _), chance in fates.items() if left == 0),
        "expected_losses": sum((before - left) * chance for (_, left, _), chance in fates.items()),
        "expected_enemy_losses": sum((guards - left) * chance for (_, _, left), chance in fates.items()),
        "distribution": [{"losses": lost, "taken": both[0], "held": both[1]} for lost, both in losses.items()],
        "modifiers": modifiers(start, seat, side, city, taken),
        "assumes": ["armies-stay", "levy-fights", "fleet-waits", "losses-move-main-elite"],
    }


def opened(s: State, seat: int, code: int) -> State | None:
    """A copy at the beginning of the attack this action leads to, if it leads to one."""
    copy = s.clone()
    flow.answer(copy, seat, code)
    while top(copy) in (DOUBLE_COST, ROLL_AGAINST):
        flow.answer(copy, field(copy, 1), DECLINE if top(copy) == DOUBLE_COST else HOLD)
        if copy.stack and top(copy) >= TURN_FLOW and top(copy) != ATTACK:
            flow.go_on(copy)
    return copy if copy.stack and top(copy) == ATTACK else None


def attackers_left(s: State, seat: int, side: int) -> int:
    """The attacker's cubes that can be lost."""
    return s.facts[BULGAR_BOX] if side == BULGAR else cubes_of(s, seat, side)


def defenders_left(s: State, city: int) -> int:
    """All cubes that can be lost on the defending side: armies, wherever they have gone, and levies; in a Bulgar city the Bulgars."""
    side = side_of(s, city)
    if side == BULGAR:
        return s.facts[BULGAR_BOX]
    if side > ARAB:
        return 0
    attack = attack_at(s)
    attacker, nation = s.stack[attack + 1], s.stack[attack + 2]
    total = 0
    for who in range(s.seats):
        total += box(s, who, side, LEVY)
        if nation != side or who != attacker:
            total += cubes_of(s, who, side)
    return total


def attack_at(s: State) -> int:
    """Where the frame of the attack lies."""
    at = len(s.stack) - 8
    while s.stack[at] != ATTACK:
        at -= 8
    return at


class Resolution:
    """One way the defenders behave, and the chances that follow."""

    def __init__(self, *, stands: bool, levies: bool) -> None:
        self.stands = stands
        self.levies = levies
        self.known: dict[tuple[int, ...], Fates] = {}

    def fates(self, s: State) -> Fates:
        """Every end of the attack on the stack, with its chance. The state is used up."""
        while True:
            kind = top(s)
            if kind == ATTACK:
                seat, side, city, stage = field(s, 1), field(s, 2), field(s, 3), field(s, 5)
                beaten = side != BULGAR and army_at(s, seat, side) != city
                if beaten or stage in (LOST, STORM):
                    won = not beaten and stage == STORM and is_taken(s, seat, side, city)
                    return {(int(won), attackers_left(s, seat, side), defenders_left(s, city)): 1.0}
                if stage == SIEGE:
                    return self.after_roll(s, walls_of(s, city), 0)
                flow.go_on(s)
            elif kind == BATTLE and field(s, 5) == 0:
                own = attacking_dice(s, field(s, 1), field(s, 2))
                return self.after_roll(s, own, defending_dice(s, field(s, 3), field(s, 4)))
            elif kind >= TURN_FLOW:
                flow.go_on(s)
            else:
                flow.answer(s, field(s, 1), self.choice(s))

    def after_roll(self, s: State, first: int, second: int) -> Fates:
        """Split the roll that comes next, of one or two groups of dice, by hits."""
        key = (*s.facts, *s.stack)
        if key not in self.known:
            result: Fates = {}
            for hits in range(first + 1):
                for back in range(second + 1):
                    copy = s.clone()
                    faces = [6] * hits + [1] * (first - hits) + [6] * back + [1] * (second - back)
                    copy.dice = scripted_dice(faces)
                    flow.go_on(copy)
                    chance = binomial(first, hits) * binomial(second, back)
                    for fate, share in self.fates(copy).items():
                        result[fate] = result.get(fate, 0.0) + chance * share
            self.known[key] = result
        return self.known[key]

    def choice(self, s: State) -> int:
        """What everybody is assumed to choose."""
        kind = top(s)
        if kind == OFFER_WITHDRAWAL:
            return STAND if self.stands else WITHDRAW
        if kind == USE_LEVY:
            return RAISE_LEVY if self.levies else NO_LEVY
        if kind == CHOOSE_LOSSES:
            return first_loss(s, field(s, 1), field(s, 2))
        options = flow.legal(s)
        assert kind == CHOOSE_OPPONENT or options
        return options[0]


def first_loss(s: State, seat: int, side: int) -> int:
    """Move cubes go first, then main, then elite: strength is kept as long as it can be."""
    options = box_options(s, seat, side, LOSE)
    boxes = [arg_a(code) for code in options]
    for which in (3, 1, 0):
        if which in boxes:
            return options[boxes.index(which)]
    return options[0]


def binomial(dice: int, hits: int) -> float:
    """The chance of so many hits with so many dice.

    >>> [binomial(2, hits) for hits in range(3)]
    [0.25, 0.5, 0.25]
    """
    ways: int = comb(dice, hits) * HIT_FACES**hits * (6 - HIT_FACES) ** (dice - hits)
    return ways / 6.0**dice


def modifiers(start: State, seat: int, side: int, city: int, taken: float) -> list[dict[str, Any]]:
    """What stands for and against the attacker; `effect`: how much of the chance is its doing."""
    found: list[dict[str, Any]] = [{"what": "city", "value": size_of(start, city)}]
    if start.facts[FORTIFIED] >> city & 1:
        bare = start.clone()
        bare.facts[FORTIFIED] &= ~(1 << city)
        found.append({"what": "fortification", "value": 1, "effect": taken - chance_of(bare, stands=True, levies=True)})
    defending = side_of(start, city)
    if defending <= ARAB:
        armies = [
            who
            for who in range(start.seats)
            if army_at(start, who, defending) == city and not (who == seat and side == defending)
        ]
        if armies:
            dice = sum(defending_dice(start, who, city) for who in armies)
            without = chance_of(start.clone(), stands=False, levies=True)
            found.append({"what": "armies", "value": len(armies), "dice": dice, "effect": taken - without})
        who = levy_owner(start, city)
        if who not in (NOBODY, seat) and box(start, who, defending, LEVY):
            without = chance_of(start.clone(), stands=True, levies=False)
            levy = box(start, who, defending, LEVY)
            found.append({"what": "levy", "value": levy, "effect": taken - without})
    if side <= ARAB and guard(start, seat, side):
        alone = start.clone()
        alone.facts[GUARD + side] = LAID_ASIDE
        found.append({"what": "guard", "value": 1, "effect": taken - chance_of(alone, stands=True, levies=True)})
    if defending == BULGAR:
        found.append({"what": "bulgars", "value": start.facts[BULGAR_BOX]})
    return found


def chance_of(s: State, *, stands: bool, levies: bool) -> float:
    """The chance to take the city if the defenders behave like this."""
    fates = Resolution(stands=stands, levies=levies).fates(s)
    return sum(chance for (won, _, _), chance in fates.items() if won)
