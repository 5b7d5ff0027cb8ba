"""What a bot may weigh in Guiscard: men and their price, wounds, the goal of the scenario, good blows and good shots.

No search here, and no rule: the numbers are judgement, and may be wrong.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames, scoring
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.bot import evaluation, pack_train, siege_heuristics, strategy
from porphyry.games.guiscard.ground import distances
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import board_of, scenario_of, sights_of
from porphyry.games.guiscard.siegecraft import devices
from porphyry.games.guiscard.skirmish import melee, missile, movement
from porphyry.games.guiscard.skirmish.contact import check_modifier, check_result, is_watched, watchers
from porphyry.games.guiscard.state import (
    attack,
    count,
    defence,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_living,
    is_mounted,
    is_on_map,
    is_stunned,
    standing,
    unit_of,
)
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.heuristics import Habit, Heuristics
from porphyry.kernel.state import State

PARTS: Final = ["men", "goal", "time"]

# What a melee letter is worth to the attacker, in shares of the loser's price.
BLOW: Final = [0.0, -0.7, -0.25, 0.2, 0.6, 0.6, 1.0, 0.6, 0.7, 0.8, 0.9, 1.1]
SHOT: Final = [0.0, 0.15, 0.5, 1.0, 0.8, 0.9, 1.1]


def price(s: State, u: int) -> float:
    """What a unit is worth now."""
    if not is_living(s, u) or is_horse(s, u):
        return 0.0
    cost = float(t.COST[get(s, u, st.ROSTER)])
    if get(s, u, st.HEALTH) == st.WOUNDED:
        cost *= 0.5
    if is_stunned(s, u):
        cost *= 0.6
    return cost


class Judgement(Heuristics):
    """How a careful captain sees it."""

    def __init__(self) -> None:
        super().__init__(list(PARTS))
        self.trust = 0.01
        # What a move was worth shows when the blows of this turn and the answer to them have fallen.
        self.habits["novice"] = Habit(thinks=0, overlooks=55)
        self.habits["steady"] = Habit(thinks=45, overlooks=42)
        self.habits["strong"] = planner(plans=12, simulations=12)
        self.habits["master"] = planner(plans=16, simulations=384)

    def habit(self, s: State, level: str) -> Habit | None:
        """Chance and numbers weigh more in one scenario than in another; levels stand as far apart in each as its own habits make them."""
        own = OF_SCENARIO.get(scenario_of(s).id + " " + level)
        return own if own is not None else self.habits.get(level)

    def weigh(self, s: State, seat: int) -> list[float]:
        men, goal = balance(s), aim(s)
        if seat == 1:
            men, goal = -men, -goal
        return [men, goal, 0.0]

    def value(self, s: State) -> list[float]:
        over = s.facts[st.OVER]
        if over:
            return [1.0, 0.0] if over == 1 else [0.0, 1.0] if over == 2 else [0.5, 0.5]
        if evaluation.is_known(s):
            first = evaluation.chance(s)
        else:
            x = balance(s) + aim(s)
            first = 0.5 + 0.5 * x / (abs(x) + 25.0)
        return [first, 1.0 - first]

    def is_quiet(self, s: State) -> bool:
        """A man who has set out goes where he is going before anything is judged."""
        return top(s) == frames.TURN.number or top(s) >= frames.SIEGE.number

    def turn(self, s: State) -> int:
        return s.facts[st.TURN]

    def lightness(self, s: State) -> int:
        return 100 if top(s) == frames.TURN.number or top(s) >= frames.SIEGE.number else 40

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        away = (
            goal_distance(s, field(s, frames.MOVE.unit), get(s, field(s, frames.MOVE.unit), st.HEX))
            if is_underway(s)
            else 0
        )
        looks = [weight(s, seat, code, away) for code in codes]
        return [look * look for look in looks]


def planner(plans: int, simulations: int) -> Habit:
    """Whole moves are weighed, each played on until the enemy has had his turn."""
    return Habit(thinks=100, overlooks=0, simulations=simulations, ahead=150, turns=2, plans=plans, most=24)


OF_SCENARIO: Final[dict[str, Habit]] = {
    "stairway novice": Habit(thinks=0, overlooks=75),
    "stairway steady": Habit(thinks=28, overlooks=52),
    "stairway strong": planner(plans=8, simulations=8),
    "torches novice": Habit(thinks=0, overlooks=72),
    "torches steady": Habit(thinks=45, overlooks=40),
}
"""Where a scenario wants them: by its name and the level."""


def balance(s: State) -> float:
    """Men of the first side less men of the second, who left the map included."""
    total = 0.0
    for u in range(count(s)):
        total += price(s, u) if get(s, u, st.SEAT) == 0 else -price(s, u)
    return total * 0.3


def aim(s: State) -> float:
    """How near the first side is to what the scenario asks of it, in points of men."""
    scenario = scenario_of(s)
    kind = scenario.victory
    if kind == sc.SIEGE:
        return strategy.outlook(s)
    late = s.facts[st.ROUND] / scenario.rounds if scenario.rounds else 1.0
    if kind in (sc.GOVERNOR, sc.OPEN_GATE, sc.FIELD):
        return siege_heuristics.aim(s)
    if kind == sc.CASTLE:
        return castle_aim(s) - 6.0 * late
    if kind == sc.ESCAPE:
        hero = scoring.unit_named(s, scenario.hero)
        return 8.0 - 4.0 * late - road_left(s, hero) - (6.0 if has(s, hero, st.CAPTIVE) else 0.0)
    if kind == sc.RESCUE:
        return (scoring.rescued(s) - 2) * 8.0 * (0.2 + late) - 0.8 * mean_road(s)
    if scenario.win:
        need = scenario.win - scoring.points(s) - 0.4 * scenario.loot_points * loot_in_hand(s)
        return -8.0 * need * (0.4 + late) / (1.0 + 0.1 * scenario.win) - 0.5 * mean_road(s)
    return 0.0


def mean_road(s: State) -> float:
    """Hexes between the men of the first side who have somewhere to go and what they want to reach."""
    road = 0.0
    n = 0
    for u in range(count(s)):
        if get(s, u, st.SEAT) == 0 and is_active(s, u) and (scenario_of(s).loot or is_bound_out(s, u)):
            road += road_left(s, u)
            n += 1
    return road / n if n else 20.0


def castle_aim(s: State) -> float:
    """Scenario 8: men inside, the wall-walk, the gate, and how many still defend the tower."""
    inside, walk, tower = scoring.castle_count(s)
    if tower == 0 and inside >= scoring.FOOTHOLD:
        return 25.0
    gate = 4.0 if scoring.holds_gate(s, board_of(s)) else 0.0
    return 1.5 * min(inside, 10) + 1.0 * min(walk, scoring.WALK_HELD) + gate - 1.5 * tower


def loot_in_hand(s: State) -> int:
    """Booty on its way home."""
    n = 0
    for k in range(4):
        if 4096 <= s.facts[st.LOOT + k] < 8192:
            n += 1
    return n


def road_left(s: State, u: int) -> float:
    """Hexes between a unit and what it wants to reach."""
    if u < 0 or get(s, u, st.PLACE) == st.LEFT:
        return 0.0
    if get(s, u, st.PLACE) != st.ON_MAP:
        return 25.0
    return float(goal_distance(s, u, get(s, u, st.HEX)))


def goal_distance(s: State, u: int, h: int) -> int:
    """How far a hex is from where this unit should go: its exit, booty, or the nearest enemy."""
    scenario = scenario_of(s)
    board = board_of(s)
    seat = get(s, u, st.SEAT)
    if scenario.victory == sc.SIEGE and scenario.runner != seat:
        return strategy.goal_distance(s, u, h, enemy_distance(s, seat, h))
    if scenario.victory in siege_heuristics.VICTORIES:
        return siege_heuristics.goal_distance(s, u, h, enemy_distance(s, seat, h))
    if is_bound_out(s, u):
        return min(distances.to_side(board, side)[h] for side in movement.exits_of(s, u))
    if seat == 0 and scenario.loot:
        best = distances.FAR
        for k in range(4):
            if 0 <= s.facts[st.LOOT + k] < 4096:
                best = min(best, distances.to_hex(board, s.facts[st.LOOT + k])[h])
        return best if best < distances.FAR else enemy_distance(s, seat, h)
    if scenario.victory == sc.CASTLE and seat == 0:
        return castle_distance(s, board, h)
    if scenario.victory == sc.RIVER and seat == 0:
        return min(pack_train.loose_distance(s, h), enemy_distance(s, seat, h))
    hero = scoring.unit_named(s, scenario.hero) if scenario.victory == sc.ESCAPE else -1
    if hero >= 0 and is_on_map(s, hero):
        return min(distance(h, get(s, hero, st.HEX)), enemy_distance(s, seat, h) + 2)
    return enemy_distance(s, seat, h)


def castle_distance(s: State, board: Board, h: int) -> int:
    """Scenario 8: outside to the gate; inside to the nearest enemy by the stairs and walks that lead to him."""
    if board.ground[h] not in scoring.INSIDE:
        return 20 + min(distance(h, board.gate), 60)
    best = 40
    for v in range(count(s)):
        if get(s, v, st.SEAT) == 1 and is_active(s, v):
            best = min(best, distances.to_hex(board, get(s, v, st.HEX))[h])
    return min(best, 20)


def is_bound_out(s: State, u: int) -> bool:
    """Whether it counts when this unit leaves the map."""
    scenario = scenario_of(s)
    if not movement.exits_of(s, u):
        return False
    kind = scenario.victory
    if kind == sc.RESCUE:
        return get(s, u, st.GROUP) == 0
    if kind == sc.ESCAPE:
        return get(s, u, st.ROSTER) == scenario.hero
    if kind == sc.MARCH_OFF:
        return bool(t.FLAGS[get(s, u, st.ROSTER)] & t.HOPLITE)
    if kind == sc.PLUNDER:
        return carries_loot(s, u) or get(s, u, st.CARRY) >= 0
    if kind == sc.RIVER:
        return pack_train.goes_home(s, u)
    return kind == sc.BREAK_THROUGH


def carries_loot(s: State, u: int) -> bool:
    for k in range(4):  # noqa: SIM110 - no generator in the hot path
        if s.facts[st.LOOT + k] == 4096 + u:
            return True
    return False


def enemy_distance(s: State, seat: int, h: int) -> int:
    f = s.facts
    best = 40
    for at in range(st.BASE, st.BASE + f[st.COUNT] * st.SIZE, st.SIZE):
        if f[at + st.SEAT] == seat or f[at + st.PLACE] != st.ON_MAP or f[at + st.HEALTH] == st.DEAD:
            continue
        n = distance(h, f[at + st.HEX])
        if n < best and t.FLAGS[f[at + st.ROSTER]] & t.HORSE == 0:
            best = n
    return best


# ---------------------------------------------------------------- options


def is_underway(s: State) -> bool:
    """Whether a man on the map is on his way and asked for his next step."""
    return top(s) == frames.MOVE.number and get(s, field(s, frames.MOVE.unit), st.PLACE) != st.WAITING


# How promising an answer is that is judged by its verb alone; guessed, in the scale of all weights here: 1 is as good as another.
BY_VERB: Final[dict[int, float]] = {
    no.V_STRIKE: 1.0,
    no.V_JOIN: 3.0,
    no.V_ALSO: 0.3,
    no.V_CEASE: 0.02,
    no.V_DONE: 0.25,
    no.V_ADVANCE: 1.5,
    no.V_STAY: 1.0,
    no.V_ANSWER: 2.0,
    no.V_STAND: 1.0,
    no.V_LOOT: 30.0,
    no.V_AUTO: 200.0,
    no.V_FORM: 0.05,
    no.V_FOULKON: 0.05,
    no.V_CLEAR: 0.05,
    no.V_PULL: 0.05,
    no.V_MARCH: 1.0,
    no.V_ABOUT: 0.08,
    no.V_DISMOUNT: 0.08,
    no.V_RELEASE: 0.08,
    no.V_LIFT: 0.08,
    no.V_MOUNT: 3.0,
}
AS_ANOTHER: Final = 1.0
SHOT_AT_A_MOVER: Final = 1.5  # as good a shot as in one's own turn, and it costs nothing
HOLD_UNTRIED: Final = 0.6
HOLD_AFTER_A_SHOT: Final = 1.5
THROWER_AT_HOME: Final = 2000.0  # men who serve a thrower do not storm
INTO_CONTACT: Final = 0.3
OUT_OF_CONTACT: Final = 2.0
LEAST_LOSS: Final = 30.0
GATE_OF_MINE: Final = 12.0
GATE_OF_THEIRS: Final = 0.3
PACK_HORSE: Final = 12.0
OTHER_HORSE: Final = 0.08


def weight(s: State, seat: int, code: int, away: int) -> float:
    """How promising one answer is, to a man who is so far away from where he should go."""
    if top(s) >= frames.SIEGE.number:
        return strategy.weight(s, seat, code)
    verb = verb_of(code)
    if verb == no.V_STEP:
        return step_weight(s, arg_a(code), away)
    if no.V_EMPLACE <= verb <= no.V_HAND:
        return siege_heuristics.weight(s, seat, code)
    if verb in BY_VERB:
        return BY_VERB[verb]
    if verb in (no.V_ATTACK, no.V_FIRE, no.V_SHOOT, no.V_HOLD, no.V_CHARGE, no.V_EVADE, no.V_SUFFER):
        return fight_weight(s, code)
    return other_weight(s, seat, code)


def fight_weight(s: State, code: int) -> float:
    """The same for blows, shots and charges."""
    verb = verb_of(code)
    if verb == no.V_ATTACK:
        return attack_weight(s, unit_of(s, arg_a(code)), unit_of(s, arg_b(code)))
    if verb == no.V_FIRE:
        return shot_weight(s, unit_of(s, arg_a(code)), arg_b(code))
    if verb == no.V_SHOOT:
        return SHOT_AT_A_MOVER * shot_weight(s, unit_of(s, arg_a(code)), arg_b(code))
    if verb == no.V_HOLD:
        return HOLD_UNTRIED if field(s, frames.WINDOW.named) == 0 else HOLD_AFTER_A_SHOT
    if verb == no.V_CHARGE:
        return charge_weight(s, unit_of(s, arg_a(code)), unit_of(s, arg_b(code)))
    if verb == no.V_EVADE:
        return evade_weight(s, field(s, frames.EVADE.unit), field(s, frames.EVADE.attackers))
    return LEAST_LOSS / (1.0 + price(s, unit_of(s, arg_a(code))))


def other_weight(s: State, seat: int, code: int) -> float:
    """The same for moves, horses, gates and the rest."""
    verb = verb_of(code)
    if verb == no.V_MOVE:
        return move_weight(s, unit_of(s, arg_a(code)))
    if verb == no.V_STOP:
        return stop_weight(s)
    if verb == no.V_LEAVE:
        return leave_weight(s, field(s, frames.MOVE.unit))
    if verb in (no.V_RETREAT, no.V_PUSH, no.V_FALL):
        return INTO_CONTACT if is_watched(s, board_of(s), arg_a(code), seat) else OUT_OF_CONTACT
    if verb == no.V_GATE:
        return GATE_OF_MINE if seat == 0 and s.facts[st.GATE] == 0 else GATE_OF_THEIRS
    if verb == no.V_TAKE:
        packs = scenario_of(s).victory == sc.RIVER and pack_train.is_pack(s, unit_of(s, arg_a(code)))
        return PACK_HORSE if packs else OTHER_HORSE
    if verb == no.V_DECLINE and top(s) == frames.EMPLACE.number:
        return THROWER_AT_HOME
    return strategy.break_off_weight(s) if verb == no.V_BREAK_OFF else AS_ANOTHER


def leave_weight(s: State, u: int) -> float:
    """Whoever is wanted elsewhere goes; raiders with their booty, not before."""
    if s.facts[st.CAMP]:
        return strategy.leave_weight(s, u)
    if scenario_of(s).victory == sc.GOVERNOR:
        return 40.0 if get(s, u, st.CARRY) >= 0 or get(s, u, st.ROSTER) == scenario_of(s).hero else 0.01
    return 40.0 if is_bound_out(s, u) else 0.01


def move_weight(s: State, u: int) -> float:
    """Fighters in contact who mean to strike stay; the others go where they are wanted."""
    if get(s, u, st.PLACE) == st.WAITING:
        return 4.0
    board = board_of(s)
    seat = get(s, u, st.SEAT)
    if s.facts[st.DEVICES]:
        if devices.is_climbing(s, u) or devices.carried_by(s, u, devices.GRAPNEL) >= 0:
            return 8.0
        if has(s, u, st.KINDLED):
            return 0.03
        k = siege_heuristics.post_of(s, u)
        if k >= 0:
            return 6.0 if siege_heuristics.post_distance(s, k, get(s, u, st.HEX)) else 0.02
    if missile.weapon_of(s, u) >= t.SLING and not scenario_of(s).exits[seat]:
        return 0.3
    if is_watched(s, board, get(s, u, st.HEX), seat):
        return 0.3 if attack(s, u) >= 8 else 1.0
    if has(s, u, st.FORMATION):
        return 0.05
    return 2.0 if wants_forward(s, u) else 0.3


def wants_forward(s: State, u: int) -> bool:
    """Attackers and those with somewhere to go move; defenders hold their ground until the enemy is near."""
    scenario = scenario_of(s)
    seat = get(s, u, st.SEAT)
    if scenario.victory == sc.SIEGE:
        return strategy.wants_forward(s, u, enemy_distance(s, seat, get(s, u, st.HEX)))
    if scenario.exits[seat] or scenario.victory in (sc.RESCUE, sc.ESCAPE, sc.CASUALTIES):
        return True
    if scenario.victory in (sc.CASTLE, sc.GOVERNOR, sc.LANDING, sc.OPEN_GATE) and seat == 0:
        return True
    if scenario.victory == sc.FIELD or get(s, u, st.ROSTER) == scenario.hero:
        return True
    return scenario.victory != sc.CASTLE and enemy_distance(s, seat, get(s, u, st.HEX)) <= 8


def step_weight(s: State, h: int, away: int) -> float:
    """Nearer the goal is better; checks on the way and bad ground are worse."""
    if top(s) != frames.MOVE.number:
        u = field(s, frames.ADVANCE.unit)
        return 0.5 if is_watched(s, board_of(s), h, get(s, u, st.SEAT)) else 1.0
    u = field(s, frames.MOVE.unit)
    if get(s, u, st.PLACE) == st.WAITING:
        return 1.0
    board = board_of(s)
    seat = get(s, u, st.SEAT)
    here = get(s, u, st.HEX)
    gain = away - goal_distance(s, u, h)
    w = 6.0 if gain > 0 else 0.8 if gain == 0 else 0.05
    if field(s, frames.MOVE.hexes) > 0:
        w *= 1.0 - check_risk(s, board, u, here)
    if is_watched(s, board, h, seat):
        w *= 1.6 if attack(s, u) >= 12 else 0.25
    if board.ground[h] in (t.BUSHES, t.TREE) and missile.weapon_of(s, u) >= t.SLING:
        w *= 1.5
    return w


def check_risk(s: State, board: Board, u: int, h: int) -> float:
    """Chance that leaving a hex goes wrong."""
    safe = 1.0
    for guard in watchers(s, board, h, get(s, u, st.SEAT)):
        m = check_modifier(s, u, guard)
        good = len([r for r in range(1, 11) if check_result(r + m) == 0])
        safe *= good / 10.0
    return 1.0 - safe


def stop_weight(s: State) -> float:
    u = field(s, frames.ADVANCE.unit) if top(s) != frames.MOVE.number else field(s, frames.MOVE.unit)
    board = board_of(s)
    if get(s, u, st.PLACE) == st.WAITING:
        return 0.05
    if is_watched(s, board, get(s, u, st.HEX), get(s, u, st.SEAT)):
        return 3.0 if attack(s, u) >= 12 else 0.6
    return 0.7 if field(s, frames.MOVE.points) <= 2 else 0.2


def mean_price(s: State, units: list[int]) -> float:
    total = 0.0
    for u in units:
        total += price(s, u)
    return total / max(1, len(units))


def expected_blow(s: State, attackers: int, defenders: int, charge: int) -> float:
    """Mean worth of an attack in shares of price, all ten faces."""
    total = 0.0
    loser = mean_price(s, melee.members(defenders))
    ours = mean_price(s, melee.members(attackers))
    for letter in melee.letters(s, attackers, defenders, charge):
        worth = BLOW[letter]
        total += worth * (ours if worth < 0 else loser)
    return total / 10.0


def attack_weight(s: State, u: int, v: int) -> float:
    gain = expected_blow(s, 1 << u, 1 << v, 0)
    return 3.0 + gain if gain > 0.3 else 0.5 + max(0.0, gain) if gain > -1.0 else 0.08


def charge_weight(s: State, u: int, v: int) -> float:
    a = attack(s, u)
    gap = a + a // 2 - defence(s, v)
    return 4.0 if gap >= 16 else 0.5


def evade_weight(s: State, v: int, attackers: int) -> float:
    return 2.5 if expected_blow(s, attackers, 1 << v, 0) > 2.0 else 0.4


def shot_weight(s: State, u: int, h: int) -> float:
    """Chance to stay on target times the worth of the effect."""
    v = standing(s, h)
    if v < 0:
        v = s.facts[23] - 1
    if v < 0:
        return 0.1
    sights = sights_of(s)
    line = sights.line(get(s, u, st.HEX), h)
    if line.blocked != CLEAR:
        return 0.1
    cover = missile.cover_on(s, sights.board, u, line, distance(get(s, u, st.HEX), h))
    m = missile.scatter_modifier(s, u, h)
    on = len([r for r in range(1, 11) if r + m <= 4]) / 10.0
    mounted = is_mounted(s, v)
    worth = 0.0
    for roll in range(1, 11):
        letter = t.missile_result(
            t.WEAPON[get(s, u, st.ROSTER)], mounted, cover, roll + (1 if is_armoured(s, v) else 0)
        )
        worth += SHOT[letter] / 10.0
    gain = on * worth * price(s, v)
    for d in range(6):
        n = sights.board.near[h * 6 + d]
        friend = standing(s, n) if n != NOWHERE else -1
        if friend >= 0 and get(s, friend, st.SEAT) == get(s, u, st.SEAT):
            gain -= 0.1 * worth * price(s, friend)
    if t.WEAPON[get(s, u, st.ROSTER)] == t.LANCE:
        gain -= 1.0
    return 0.3 + 3.0 * gain if gain > 0.0 else 0.05
