"""How promising the options of a decision look in Byzantium, and what a bot makes of a position as a whole (`prospects.py`)."""

from __future__ import annotations

import math

from porphyry.games.byzantium.board import (
    ARAB,
    BULGAR,
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
from porphyry.games.byzantium.frames import ATTACK, CHOOSE_ACTION, MARCH_ON
from porphyry.games.byzantium.income import discs_of, upkeep_of
from porphyry.games.byzantium.notation import (
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
from porphyry.games.byzantium.prospects import (
    BEZANT,
    PARTS,
    SPREAD,
    SPREAD_MORE,
    W,
    attack_gain,
    bulgar_strength,
    bulgar_targets,
    capital_chance,
    is_foreign,
    look,
    march_cost,
    occupied,
    take_chance,
    would_win_by_fall,
)
from porphyry.games.byzantium.state import (
    BULGAR_BOX,
    DISCS,
    FIRST_PASS,
    FROM_BOX,
    FROM_CASUALTIES,
    FROM_POOL,
    NOBODY,
    NOWHERE,
    OWN,
    POINTS,
    SIDE,
    TREASURY,
    TURN,
    army_at,
    box,
    controller,
    get,
    side_of,
    size_of,
    strength_of,
    walls_of,
)
from porphyry.games.byzantium.withdrawal import may_be_lost
from porphyry.kernel.action import arg_a, arg_b, arg_c, verb_of
from porphyry.kernel.frames import SIZE, field, top
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.state import State


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
        return not s.stack or top(s) == CHOOSE_ACTION.number

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """How promising options look at first sight."""
        kind = top(s)
        if (
            kind in (CHOOSE_ACTION.number, MARCH_ON.number)
            or verb_of(codes[0]) == REINFORCE
            or verb_of(codes[0]) == DONE
        ):
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
    links = 1 if top(s) == MARCH_ON.number and field(s, MARCH_ON.links) == 1 else 0
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
            if may_be_lost(s, seat, field(s, 2), field(s, 3)):
                weight = 0.3
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
        if s.stack[at] == ATTACK.number:
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
