"""Odds: the exact chances of an attack before it is chosen, from the code that resolves it.

Every roll is split by its number of hits, each with its binomial chance; between the rolls the chapters' own steps run on a copy.
Where people would choose, this is assumed, and told under `assumes`: armies stay and fight, the levy fights, another player's fleet
lets the crossing be, armies are fought in the order of seats, and losses come from the move box first, then from main, then from elite.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

from porphyry.games.byzantium.battle import (
    HIT,
    attacking_dice,
    attacking_strength,
    defending_dice,
    levy_owner,
)
from porphyry.games.byzantium.board import ARAB, BULGAR, CITY_IDS, ELITE, LEVY, MAIN, MOVE, SIDES
from porphyry.games.byzantium.frames import (
    ATTACK,
    BATTLE,
    CHOOSE_LOSSES,
    DOUBLE_COST,
    LOST,
    OFFER_WITHDRAWAL,
    ROLL_AGAINST,
    ROLL_DICE,
    SIEGE,
    STORM,
    USE_LEVY,
)
from porphyry.games.byzantium.notation import (
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
from porphyry.games.byzantium.siege import is_taken, losses_per_hit
from porphyry.games.byzantium.state import (
    BULGAR_BOX,
    FORTIFIED,
    GUARD,
    LAID_ASIDE,
    NOBODY,
    army_at,
    box,
    cubes_of,
    guard,
    side_of,
    size_of,
    walls_of,
)
from porphyry.kernel.action import pack, verb_of
from porphyry.kernel.dice import scripted_dice
from porphyry.kernel.frames import field, field_at, find, top
from porphyry.kernel.questions import QuestionGame
from porphyry.kernel.state import State

FACES: Final = 6
HIT_FACES: Final = FACES + 1 - HIT
A_HIT: Final = 6
A_MISS: Final = 1
Fates = dict[tuple[int, int, int], float]
"""(taken, cubes the attacker has left, cubes the defenders have left) -> chance."""


def odds(game: QuestionGame, s: State, seat: int, code: int) -> dict[str, Any] | None:
    """The chances of a march into a city of another side, of a civil war or of a Bulgar attack; None for anything else."""
    if verb_of(code) not in (MARCH, CIVIL_WAR, BULGARS_ATTACK):
        return None
    start = opened(game, s, seat, code)
    if start is None:
        return None
    side, city = field(start, ATTACK.side), field(start, ATTACK.city)
    before = attackers_left(start, seat, side)
    guards = defenders_left(start, city)
    fates = Resolution(game, stands=True, levies=True).fates(start.clone())
    taken = taken_in(fates)
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
        "modifiers": modifiers(game, start, seat, side, city, taken),
        "assumes": ["armies-stay", "levy-fights", "fleet-waits", "losses-move-main-elite"],
    }


def opened(game: QuestionGame, s: State, seat: int, code: int) -> State | None:
    """A copy at the beginning of the attack this action leads to, if it leads to one."""
    copy = s.clone()
    game.answer(copy, seat, code)
    while top(copy) in (DOUBLE_COST.number, ROLL_AGAINST.number):
        game.answer(copy, game.deciders(copy)[0], DECLINE if top(copy) == DOUBLE_COST.number else HOLD)
        if copy.stack and not game.is_asking(copy) and top(copy) != ATTACK.number:
            game.step(copy)
    return copy if top(copy) == ATTACK.number else None


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
    at = find(s, ATTACK.number)
    attacker, nation = field_at(s, at, ATTACK.seat), field_at(s, at, ATTACK.side)
    total = 0
    for who in range(s.seats):
        total += box(s, who, side, LEVY)
        if nation != side or who != attacker:
            total += cubes_of(s, who, side)
    return total


class Resolution:
    """One way the defenders behave, and the chances that follow."""

    def __init__(self, game: QuestionGame, *, stands: bool, levies: bool) -> None:
        self.game = game
        self.stands = stands
        self.levies = levies
        self.known: dict[tuple[int, ...], Fates] = {}

    def fates(self, s: State) -> Fates:
        """Every end of the attack on the stack, with its chance. The state is used up."""
        while True:
            if self.game.is_asking(s):
                seat = self.game.deciders(s)[0]
                self.game.answer(s, seat, self.choice(s, seat))
            elif top(s) == ATTACK.number:
                seat, side, city = field(s, ATTACK.seat), field(s, ATTACK.side), field(s, ATTACK.city)
                stage = field(s, ATTACK.stage)
                beaten = side != BULGAR and army_at(s, seat, side) != city
                if beaten or stage in (LOST, STORM):
                    won = not beaten and stage == STORM and is_taken(s, seat, side, city)
                    return {(int(won), attackers_left(s, seat, side), defenders_left(s, city)): 1.0}
                if stage == SIEGE:
                    return self.after_roll(s, walls_of(s, city), 0)
                self.game.step(s)
            elif top(s) == BATTLE.number and field(s, BATTLE.stage) == ROLL_DICE:
                own = attacking_dice(s, field(s, BATTLE.seat), field(s, BATTLE.side))
                return self.after_roll(s, own, defending_dice(s, field(s, BATTLE.foe), field(s, BATTLE.city)))
            else:
                self.game.step(s)

    def after_roll(self, s: State, first: int, second: int) -> Fates:
        """Split the roll that comes next, of one or two groups of dice, by hits."""
        key = (*s.facts, *s.stack)
        if key not in self.known:
            result: Fates = {}
            for hits in range(first + 1):
                for back in range(second + 1):
                    copy = s.clone()
                    copy.dice = scripted_dice(faces(first, hits) + faces(second, back))
                    self.game.step(copy)
                    chance = binomial(first, hits) * binomial(second, back)
                    for fate, share in self.fates(copy).items():
                        result[fate] = result.get(fate, 0.0) + chance * share
            self.known[key] = result
        return self.known[key]

    def choice(self, s: State, seat: int) -> int:
        """What everybody is assumed to choose."""
        kind = top(s)
        if kind == OFFER_WITHDRAWAL.number:
            return STAND if self.stands else WITHDRAW
        if kind == USE_LEVY.number:
            return RAISE_LEVY if self.levies else NO_LEVY
        if kind == CHOOSE_LOSSES.number:
            return first_loss(s, seat, field(s, CHOOSE_LOSSES.side))
        return self.game.legal(s, seat)[0]


def faces(dice: int, hits: int) -> list[int]:
    """A roll with this many hits."""
    return [A_HIT] * hits + [A_MISS] * (dice - hits)


def first_loss(s: State, seat: int, side: int) -> int:
    """Move cubes go first, then main, then elite: strength is kept as long as it can be."""
    for which in (MOVE, MAIN):
        if box(s, seat, side, which):
            return pack(LOSE, which)
    return pack(LOSE, ELITE)


def binomial(dice: int, hits: int) -> float:
    """The chance of this many hits with this many dice.

    >>> [binomial(2, hits) for hits in range(3)]
    [0.25, 0.5, 0.25]
    """
    ways: int = comb(dice, hits) * HIT_FACES**hits * (FACES - HIT_FACES) ** (dice - hits)
    return ways / float(FACES) ** dice


def modifiers(game: QuestionGame, start: State, seat: int, side: int, city: int, taken: float) -> list[dict[str, Any]]:
    """What stands for and against the attacker; `effect`: how much of the chance is its doing."""
    found: list[dict[str, Any]] = [{"what": "city", "value": size_of(start, city)}]
    if start.facts[FORTIFIED] >> city & 1:
        bare = start.clone()
        bare.facts[FORTIFIED] &= ~(1 << city)
        found.append(
            {"what": "fortification", "value": 1, "effect": taken - chance_of(game, bare, stands=True, levies=True)}
        )
    defending = side_of(start, city)
    if defending <= ARAB:
        armies = [
            who
            for who in range(start.seats)
            if army_at(start, who, defending) == city and not (who == seat and side == defending)
        ]
        if armies:
            dice = sum(defending_dice(start, who, city) for who in armies)
            without = chance_of(game, start.clone(), stands=False, levies=True)
            found.append({"what": "armies", "value": len(armies), "dice": dice, "effect": taken - without})
        who = levy_owner(start, city)
        if who not in (NOBODY, seat) and box(start, who, defending, LEVY):
            without = chance_of(game, start.clone(), stands=True, levies=False)
            levy = box(start, who, defending, LEVY)
            found.append({"what": "levy", "value": levy, "effect": taken - without})
    if side <= ARAB and guard(start, seat, side):
        alone = start.clone()
        alone.facts[GUARD + side] = LAID_ASIDE
        found.append({"what": "guard", "value": 1, "effect": taken - chance_of(game, alone, stands=True, levies=True)})
    if defending == BULGAR:
        found.append({"what": "bulgars", "value": start.facts[BULGAR_BOX]})
    return found


def chance_of(game: QuestionGame, s: State, *, stands: bool, levies: bool) -> float:
    """The chance to take the city if the defenders behave like this."""
    fates = Resolution(game, stands=stands, levies=levies).fates(s)
    return taken_in(fates)


def taken_in(fates: Fates) -> float:
    """The chance that the city falls: 0.0 and not 0 if it cannot, in every build."""
    total = 0.0
    for (taken, _, _), chance in fates.items():
        if taken:
            total += chance
    return total
