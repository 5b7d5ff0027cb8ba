"""What a bot may weigh of chapter 10: ladders, ropes, fire, engines, and where the men of scenarios 9 to 11 should go.

No search here, and no rule: the numbers are judgement, and may be wrong.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siege import odds as siege_odds
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import greek_fire, stone_thrower
from porphyry.games.guiscard.siegecraft.devices import LADDER, dev
from porphyry.games.guiscard.state import (
    CAPTIVE,
    CARRY,
    GATE,
    HEALTH,
    HEX,
    ON_MAP,
    PLACE,
    ROSTER,
    SEAT,
    WOUNDED,
    attack,
    count,
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
)
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import field
from porphyry.kernel.state import State

INSIDE: Final = (t.COURTYARD, t.STAIRS, t.WALL_WALK, t.TOWER, t.GATE)
VICTORIES: Final = (sc.GOVERNOR, sc.LANDING, sc.OPEN_GATE, sc.FIELD)

# Verbs whose worth hardly depends on where.
PLAIN: Final[dict[int, float]] = {
    no.V_RAISE: 60.0,
    no.V_PICK: 5.0,
    no.V_DROP: 0.01,
    no.V_SHIFT: 0.02,
    no.V_LOWER: 0.01,
    no.V_SLIDE: 0.02,
    no.V_CROSS: 40.0,
    no.V_GRAPPLE: 25.0,
    no.V_CAPTURE: 60.0,
    no.V_IGNITE: 12.0,
    no.V_TOPPLE: 9.0,
    no.V_CUT: 7.0,
    no.V_WRENCH: 40.0,
    no.V_ROLL: 0.4,
    no.V_EMPLACE: 0.05,
    no.V_ENDURE: 1.0,
    no.V_HAND: 0.02,
    no.V_TIP: 1.0,
}


def price(s: State, u: int) -> float:
    """What a man is worth now."""
    if not is_living(s, u) or is_horse(s, u):
        return 0.0
    cost = float(t.COST[get(s, u, ROSTER)])
    return cost * 0.5 if get(s, u, HEALTH) == WOUNDED else cost


def crowd(s: State, h: int, radius: int, seat: int) -> float:
    """Enemies less friends round a hex, in points; friends count double."""
    total = 0.0
    for u in range(count(s)):
        if is_on_map(s, u) and distance(get(s, u, HEX), h) <= radius:
            total += price(s, u) if get(s, u, SEAT) != seat else -2.0 * price(s, u)
    return total


def is_attacker(s: State, seat: int) -> bool:
    """Who comes from outside: his fires are meant for walls, the other's for ladders and landings."""
    scenario = scenario_of(s)
    return seat == (max(scenario.attacker, 0))


def weight(s: State, seat: int, code: int) -> float:
    """How promising one answer of this chapter is."""
    verb = verb_of(code)
    if verb in PLAIN:
        return PLAIN[verb]
    a, b = arg_a(code), arg_b(code)
    if verb == no.V_FLAME:
        chances = siege_odds.odds(s, code)
        good = float(chances["success"]) if chances else 0.1
        return 0.02 + good * fuel_worth(s, seat, b)
    if verb == no.V_KINDLE:
        return 0.02 + 0.25 * fuel_worth(s, seat, b)
    if verb == no.V_HURL:
        worth = stone_thrower.is_worth_a_stone(s, board_of(s), b)
        return max(0.05, 1.5 + 0.2 * crowd(s, b, 2, seat)) if worth else 0.0001
    if verb == no.V_SPRAY:
        gain = crowd(s, b, 1, seat)
        return 3.0 + 0.5 * gain if gain > 0.0 else 0.01
    if verb == no.V_DOUSE:
        return 4.0 if dv.fire_owner(s, b) != seat else 0.05
    if verb == no.V_LEND:
        return lend_weight(s, seat, unit_of(s, a), dv.device_of(s, b))
    if verb == no.V_HAUL:
        return haul_weight(s, unit_of(s, a), b)
    if verb == no.V_CLIMB:
        return climb_weight(s, field(s, frames.MOVE.unit), dv.device_of(s, a))
    if verb == no.V_COIL:
        return 4.0 if dev(s, dv.device_of(s, a), dv.STATE) == dv.LYING else 0.05
    if verb == no.V_GRAB:
        return 6.0 if get(s, field(s, frames.GRAB.unit), HEALTH) == WOUNDED else 0.8
    return 1.0  # fall, flee


def unit_of(s: State, kind: int) -> int:
    for u in range(count(s)):
        if get(s, u, ROSTER) == kind:
            return u
    return -1


def fuel_worth(s: State, seat: int, h: int) -> float:
    """What a fire in this hex would be worth."""
    if dv.has_naphtha(s, h):
        return max(0.0, crowd(s, h, 2, seat)) * 0.6
    k = dv.engine_at(s, h)
    if k >= 0:
        return 12.0 if dev(s, k, dv.OWNER) != seat else 0.0
    g = board_of(s).ground[h]
    if g in (t.WALL_WALK, t.GATE):
        return 3.0 if is_attacker(s, seat) else 0.0
    if g in (t.TENT, t.TENT_ENTRANCE):
        return 4.0 if is_attacker(s, seat) else 0.0
    if g == t.JETTY:
        return 0.0 if is_attacker(s, seat) else 5.0 + 0.2 * max(0.0, crowd(s, h, 1, seat))
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) == LADDER and h in dv.hexes_of_device(s, k):
            return 4.0 if dev(s, k, dv.OWNER) != seat else 0.0
    return 0.1


def lend_weight(s: State, seat: int, u: int, k: int) -> float:
    """Pulling a palisade down takes four besiegers near it; an engine is moved when it has nothing to do where it stands."""
    if dv.kind_of(s, k) == dv.GRAPNEL:
        near = distance(get(s, u, HEX), dv.top_of(s, k)) <= 4
        return 0.3 if near and is_attacker(s, seat) else 0.01
    return 0.05


def haul_weight(s: State, u: int, h: int) -> float:
    """With a ladder towards the nearest palisade."""
    board = board_of(s)
    gain = wall_distance(board, get(s, u, HEX)) - wall_distance(board, h)
    return 20.0 if gain > 0 else 0.5 if gain == 0 else 0.05


def climb_weight(s: State, u: int, k: int) -> float:
    """Up if the wall is ours to take; nobody climbs down who need not."""
    if get(s, u, HEX) == dv.top_of(s, k):
        return 0.02
    v = standing(s, dv.top_of(s, k))
    if v < 0:
        return 30.0
    foe = get(s, v, SEAT) != get(s, u, SEAT)
    strong = attack(s, u) >= 12 and dv.kind_of(s, k) == LADDER
    return (6.0 if strong else 0.3) if foe else 2.0


# ---------------------------------------------------------------- where to


def post_of(s: State, u: int) -> int:
    """The engine a man should serve: each side's engines call the men nearest to them; -1 if none calls him."""
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) < dv.THROWER or dev(s, k, dv.STATE) != dv.READY or dev(s, k, dv.OWNER) != get(s, u, SEAT):
            continue
        need = stone_thrower.CREW if dv.kind_of(s, k) == dv.THROWER else greek_fire.CREW
        mine = post_distance(s, k, get(s, u, HEX))
        nearer = 0
        for v in range(count(s)):
            if v == u or get(s, v, SEAT) != get(s, u, SEAT) or not is_active(s, v) or is_mounted(s, v):
                continue
            n = post_distance(s, k, get(s, v, HEX))
            if n < mine or (n == mine and v < u):
                nearer += 1
        if nearer < need and not is_mounted(s, u) and is_on_map(s, u):
            return k
    return -1


def post_distance(s: State, k: int, h: int) -> int:
    """Hexes to a place where a man serves the engine."""
    at = dev(s, k, dv.PLACE_HEX)
    if dv.kind_of(s, k) == dv.SIPHON:
        return max(0, distance(h, at) - 1)
    best = 99
    for place in riders.FRONT_PLACES:
        n = riders.ring_hex(at, dev(s, k, dv.BEARING) // 2, place)
        if n != NOWHERE:
            best = min(best, distance(h, n))
    return best


def wall_distance(board: Board, h: int) -> int:
    return min((distance(h, x) for x in board.feet), default=40)


def way_up(s: State, u: int, h: int) -> int:
    """Distance to the nearest ladder or rope this man could climb, 99 if there is none."""
    best = 99
    for k in range(dv.count_devices(s)):
        if dev(s, k, dv.STATE) != dv.LEANING or (dv.kind_of(s, k) == dv.GRAPNEL and is_armoured(s, u)):
            continue
        best = min(best, distance(h, dev(s, k, dv.PLACE_HEX)))
    return best


def goal_distance(s: State, u: int, h: int, enemy: int) -> int:
    """How far a hex is from where a man of scenarios 9 to 14 should go; ``enemy`` is the distance to the nearest foe."""
    scenario = scenario_of(s)
    board = board_of(s)
    seat = get(s, u, SEAT)
    k = post_of(s, u)
    if k >= 0:
        return post_distance(s, k, h)
    if scenario.victory == sc.GOVERNOR:
        return governor_distance(s, u, h, enemy)
    if scenario.victory == sc.LANDING and seat == 0:
        return max(0, scenario.goal_row - 1 - (h >> 6)) or enemy // 4
    if scenario.victory == sc.OPEN_GATE and seat == 0:
        if board.ground[h] in INSIDE:
            shut = s.facts[GATE] == bo.GATE_CLOSED
            return min((distance(h, x) for x in board.gate_inside), default=0) if shut else enemy
        up = way_up(s, u, h)
        if s.facts[GATE] != bo.GATE_CLOSED and board.gate != NOWHERE:
            up = min(up, distance(h, board.gate))
        if dv.carried_by(s, u, dv.GRAPNEL) >= 0 or up == 99:
            return 3 + wall_distance(board, h)
        return 3 + up
    return enemy


def governor_distance(s: State, u: int, h: int, enemy: int) -> int:
    """He to his ship, his captors off the map, the others to him or to the enemy."""
    scenario = scenario_of(s)
    hero = unit_of(s, scenario.hero)
    if u == hero:
        return min(distance(h, x) for x in scenario.exit_hexes[1])
    if get(s, u, SEAT) == 1 or hero < 0:
        return enemy
    c = get(s, u, CARRY)
    if c == hero and has(s, hero, CAPTIVE):
        return board_of(s).rows - 1 - (h >> 6)
    return distance(h, get(s, hero, HEX)) if get(s, hero, PLACE) == ON_MAP else enemy


def aim(s: State) -> float:
    """How near the first side is to what scenarios 9 to 14 ask of it, in points of men."""
    scenario = scenario_of(s)
    if scenario.victory == sc.GOVERNOR:
        hero = unit_of(s, scenario.hero)
        if hero < 0 or not is_living(s, hero):
            return -25.0
        if has(s, hero, CAPTIVE):
            return 25.0
        sea = min(distance(get(s, hero, HEX), x) for x in scenario.exit_hexes[1]) if is_on_map(s, hero) else 0
        return -12.0 + 0.8 * sea + (10.0 if is_stunned(s, hero) else 0.0)
    if scenario.victory == sc.OPEN_GATE:
        board = board_of(s)
        inside = 0
        road = 0.0
        for u in range(count(s)):
            if get(s, u, SEAT) == 0 and is_active(s, u):
                inside += 1 if board.ground[get(s, u, HEX)] in INSIDE else 0
                road += goal_distance(s, u, get(s, u, HEX), 0)
        return 4.0 * inside + (15.0 if s.facts[GATE] != bo.GATE_CLOSED else 0.0) - 0.2 * road - 20.0
    return 0.0
