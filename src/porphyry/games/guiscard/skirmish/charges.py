"""Charges and counter-charges (GUI-CHG).

A charge is declared hex by hex in step 2 and ridden in step 3 before any other move.  Its path is kept in the rider as turns of
two bits (1 left, 2 straight, 3 right).
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import (
    BACK,
    NOWHERE,
    direction_to,
    distance,
    is_pair,
    left_of,
    neighbour,
    right_of,
)
from porphyry.games.guiscard.ground.paths import is_astride, mounted_cost
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of, sights_of
from porphyry.games.guiscard.skirmish.contact import has_lances, marker_hex, marker_in, watchers
from porphyry.games.guiscard.skirmish.lost_charges import forgo_charge, is_countered, is_in_saddle, lose_counter
from porphyry.games.guiscard.skirmish.missile import open_window, refire_distance
from porphyry.games.guiscard.skirmish.movement import halt, slip_past
from porphyry.games.guiscard.skirmish.mover import note_stop
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, HexQuestion, PairChoice, UnitQuestion
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, is_free, is_passable, release_horses
from porphyry.games.guiscard.state import (
    allowance,
    count,
    flags,
    get,
    has,
    is_active,
    is_horse,
    is_long,
    is_mounted,
    is_on_map,
    is_stunned,
    lift,
    mark,
    put,
    reading,
    standing,
    tail,
    unit_of,
)
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Work
from porphyry.kernel.state import State

SHORTEST: Final = 6  # GUI-CHG-04
STRAIGHT: Final = 4  # GUI-CHG-06
LEAD: Final = SHORTEST - STRAIGHT + 1  # hexes ridden before the last straight ones
LEN_SHIFT: Final = 40


# ---------------------------------------------------------------- seeing and riding


def rider_sees(s: State, u: int, h: int) -> bool:
    """A rider's view: the ground as for fire, but only other mounted units are in the way (GUI-CHG-03)."""
    sights = sights_of(s)
    a = get(s, u, st.HEX)
    if a == h:
        return False
    line = sights.line(a, h)
    if line.blocked != CLEAR:
        return False
    for cell in line.between:
        if is_pair(cell):
            if _hides(s, u, left_of(cell), h) and _hides(s, u, right_of(cell), h):
                return False
        elif _hides(s, u, cell, h):
            return False
    return True


def _hides(s: State, u: int, h: int, target: int) -> bool:
    v = standing(s, h)
    return v >= 0 and v != u and is_mounted(s, v) and v != standing(s, target)


def faces(s: State, u: int, v: int) -> bool:
    """Whether ``v`` is in the front area of ``u`` and seen by him (GUI-CHG-02)."""
    head, d = get(s, u, st.HEX), get(s, u, st.DIR)
    for h in [get(s, v, st.HEX), tail(s, v)] if is_long(s, v) else [get(s, v, st.HEX)]:
        if riders.in_wedge(head, d, h) and rider_sees(s, u, h):
            return True
    return False


def ride_cost(s: State, board: Board, u: int, h: int, d: int) -> int:
    """Price of riding from ``h`` into direction ``d``; 0 if the way is shut."""
    cost = mounted_cost(board, h, d)
    if cost == 0:
        return 0
    y = board.near[h * 6 + d]
    extra = bodies_cost(s, y)
    if extra < 0:
        return 0
    v = standing(s, y)
    if (
        v >= 0
        and v != u
        and (
            is_horse(s, v)
            or (get(s, v, st.SEAT) != get(s, u, st.SEAT) and not is_stunned(s, v) and not is_passable(s, v))
        )
    ):
        return 0
    if has_lances(s, board, y, get(s, u, st.SEAT)):
        return 0
    if reading(s, st.PAYS_BOTH_HEXES):
        cost += max(1, board.mounted[h])  # GUI-MOV-05
    return cost + extra


def charge_ends(
    s: State, u: int, h: int, d: int, spent: int, length: int, run: int, goals: list[int], promised: list[int]
) -> list[int]:
    """Which of some hexes can be charged at from a position of a charge.

    The last straight hexes before each of them are known, so what is looked for is a way to where those begin.
    """
    board = board_of(s)
    points = allowance(s, u)
    begins: dict[int, list[int]] = {}
    near = [g for g in goals if add_last_runs(s, board, u, g, begins, promised)]
    if not near or spent > points:
        return []
    out = run_ends(s, board, u, h, d, points - spent, length, run, near, promised)
    first = (h * 6 + d) * 4 + min(length, LEAD)
    best: dict[int, int] = {first: spent}
    rings: list[list[int]] = [[] for _ in range(points + 1)]
    rings[spent].append(first)
    for cost in range(spent, points + 1):
        for key in rings[cost]:
            if best[key] != cost:
                continue
            n, way, x = key & 3, (key >> 2) % 6, (key >> 2) // 6
            if n == LEAD and x in begins:
                for last in begins[x]:
                    turn = ((last & 7) + 6 - way) % 6
                    if turn in (5, 0, 1) and cost + (last >> 3 & 511) <= points and last >> 12 not in out:
                        out.append(last >> 12)
                if len(out) == len(near):
                    return out
            for turn in (5, 0, 1):
                new = (way + turn) % 6
                step = ride_cost(s, board, u, x, new)
                if step == 0 or cost + step > points:
                    continue
                y = board.near[x * 6 + new]
                nxt = (y * 6 + new) * 4 + (n + 1 if n < LEAD else LEAD)
                if best.get(nxt, 999) > cost + step and cost + step + nearest(y, near) <= points + 1:
                    best[nxt] = cost + step
                    rings[cost + step].append(nxt)
    return out


def nearest(h: int, goals: list[int]) -> int:
    """How far it is to the nearest of some hexes."""
    best = 999
    for g in goals:
        away = distance(h, g)
        if away < best:
            best = away
    return best


def add_last_runs(s: State, board: Board, u: int, goal: int, begins: dict[int, list[int]], promised: list[int]) -> bool:
    """Note by the hex where they begin the straight runs that may end a charge at a hex: direction | price << 3 | goal << 12."""
    found = False
    for d in range(6):
        x = board.near[goal * 6 + BACK[d]]
        if x == NOWHERE or board.ride[x * 6 + d] == 0 or not can_end(s, board, u, x, d, promised):
            continue
        price = 0
        for _ in range(STRAIGHT - 1):
            x = board.near[x * 6 + BACK[d]]
            step = ride_cost(s, board, u, x, d) if x != NOWHERE else 0
            if step == 0:
                price = -1
                break
            price += step
        if price >= 0:
            found = True
            begins.setdefault(x, []).append(d | price << 3 | goal << 12)
    return found


def run_ends(
    s: State,
    board: Board,
    u: int,
    h: int,
    d: int,
    left: int,
    length: int,
    run: int,
    goals: list[int],
    promised: list[int],
) -> list[int]:
    """Which of the hexes are reached by riding straight on, the last run being begun already."""
    out: list[int] = []
    for n in range(STRAIGHT - 1):
        ahead = board.near[h * 6 + d]
        ends = length + n >= SHORTEST and run + n >= STRAIGHT - 1 and ahead in goals
        if ends and board.ride[h * 6 + d] > 0 and can_end(s, board, u, h, d, promised):
            out.append(ahead)
        step = ride_cost(s, board, u, h, d)
        left -= step
        if step == 0 or left < 0:
            break
        h = ahead
    return out


def can_end(s: State, board: Board, u: int, h: int, d: int, promised: list[int]) -> bool:
    """Whether a charge may end with the head here (GUI-STK-03, GUI-BLD-29), and no charge declared before ends there (GUI-CHG-14)."""
    back = board.near[h * 6 + BACK[d]]
    if back == NOWHERE or not is_free(s, h, u) or not is_free(s, back, u) or is_astride(board, h, d):
        return False
    return h not in promised and back not in promised


def promised_hexes(s: State, u: int) -> list[int]:
    """The hexes that charges and counter-charges declared before will fill; they cannot be changed any more (GUI-CHG-14)."""
    out: list[int] = []
    if s.facts[st.CHARGES] == 0:
        return out
    for w in range(count(s)):
        if w == u or not has(s, w, st.CHARGING) or has(s, w, st.MOVED):
            continue
        path = path_of(s, w)
        out.extend([key // 6 for key in (path[-STRAIGHT:] if is_countered(s, w) else path[-2:])])
    return out


# ---------------------------------------------------------------- declaring


def why_not_charger(s: State, u: int) -> str:
    """Why a unit may not charge at all now."""
    if scenario_of(s).chapters < 7:
        return "GUI-SEQ-12 not-in-scenario"
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-CHG-01 not-yours"
    if not is_active(s, u) or not is_mounted(s, u):
        return "GUI-CHG-01 no-rider"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    if has(s, u, st.FIRED) and not (reading(s, st.THROW_AND_CHARGE) and has(s, u, st.LANCE_GONE)):
        return "GUI-MIS-15 fired"
    if has(s, u, st.BUSY | st.CHARGING):
        return "GUI-CHG-14 declared"
    return ""


def why_not_charge(s: State, u: int, v: int) -> str:
    """Why ``u`` may not charge at ``v``."""
    why = why_not_charger(s, u)
    if why:
        return why
    if not is_on_map(s, v) or get(s, v, st.SEAT) == get(s, u, st.SEAT) or is_horse(s, v):
        return "GUI-CHG-01 no-target"
    if has(s, v, st.CHARGED_AT):
        return "GUI-CHG-13 already-charged-at"
    if not faces(s, u, v):
        return "GUI-CHG-02 not-in-front"
    h, d, goals, promised = get(s, u, st.HEX), get(s, u, st.DIR), goals_of(s, v), promised_hexes(s, u)
    if charge_ends(s, u, h, d, 0, 0, 0, goals, promised):
        return ""
    if promised and charge_ends(s, u, h, d, 0, 0, 0, goals, []):
        return "GUI-CHG-14 promised"
    return "GUI-CHG-06 no-path"


def goals_of(s: State, v: int) -> list[int]:
    """The hexes a charge at a unit may point at: its own, and that of the lances before a hoplite (GUI-HOP-02)."""
    out = [get(s, v, st.HEX), tail(s, v)] if is_long(s, v) else [get(s, v, st.HEX)]
    if has(s, v, st.FORMATION) and not reading(s, st.MARKER_IS_STATE):
        m = marker_hex(s, board_of(s), v)
        if m != NOWHERE:
            out.append(m)
    return out


def likely_end(s: State, u: int, v: int) -> int:
    """Where the rider would strike from, as 6 * hex + direction: the nearest end of a straight run; NOWHERE if there is none."""
    board, promised = board_of(s), promised_hexes(s, u)
    best, end = 999, NOWHERE
    for goal in goals_of(s, v):
        begins: dict[int, list[int]] = {}
        add_last_runs(s, board, u, goal, begins, promised)
        for runs in begins.values():
            for run in runs:
                x = board.near[goal * 6 + BACK[run & 7]]
                if distance(x, get(s, u, st.HEX)) < best:
                    best, end = distance(x, get(s, u, st.HEX)), 6 * x + (run & 7)
    return end


def charge_targets(s: State, u: int) -> list[int]:
    """Every unit this rider may charge at."""
    out: list[int] = []
    if why_not_charger(s, u):
        return out
    goals: list[int] = []
    reach = allowance(s, u) + 1
    for v in range(count(s)):
        if (
            not is_on_map(s, v)
            or get(s, v, st.SEAT) == get(s, u, st.SEAT)
            or is_horse(s, v)
            or has(s, v, st.CHARGED_AT)
        ):
            continue
        if distance(get(s, u, st.HEX), get(s, v, st.HEX)) <= reach + 1 and faces(s, u, v):
            out.append(v)
            goals.extend(goals_of(s, v))
    if not out:
        return out
    ends = charge_ends(s, u, get(s, u, st.HEX), get(s, u, st.DIR), 0, 0, 0, goals, promised_hexes(s, u))
    able: list[int] = []
    for v in out:
        for h in goals_of(s, v):
            if h in ends:
                able.append(v)
                break
    return able


def begin(s: State, u: int, v: int) -> None:
    """Frame: rider, target, hex, facing, points spent, turns, length | straight << 8."""
    frames.CHARGE.begin(s, u, v, get(s, u, st.HEX), get(s, u, st.DIR))


def ride_hexes(s: State) -> list[int]:
    """The next hexes of the path in hand from which the target can still be reached."""
    board = board_of(s)
    u, v, h, d = (
        field(s, frames.CHARGE.unit),
        field(s, frames.CHARGE.target),
        field(s, frames.CHARGE.hex),
        field(s, frames.CHARGE.facing),
    )
    length, run = frames.CHARGE.length(s), frames.CHARGE.run(s)
    out: list[int] = []
    goals, promised = goals_of(s, v), promised_hexes(s, u)
    for turn in (5, 0, 1):
        way = (d + turn) % 6
        step = ride_cost(s, board, u, h, way)
        if step and leads_on(s, u, way, step, length, run, goals, promised):
            out.append(board.near[h * 6 + way])
    return out


def leads_on(
    s: State, u: int, way: int, step: int, length: int, run: int, goals: list[int], promised: list[int]
) -> bool:
    """Whether the target can still be reached by the path in hand after one more hex that way."""
    h, d = field(s, frames.CHARGE.hex), field(s, frames.CHARGE.facing)
    new_run = run + 1 if way == d and length > 0 else 1
    points = field(s, frames.CHARGE.points) + step
    y = board_of(s).near[h * 6 + way]
    return bool(charge_ends(s, u, y, way, points, length + 1, new_run, goals, promised))


def why_not_ride(s: State, y: int) -> str:
    """Why the path in hand may not go on to a hex."""
    board = board_of(s)
    u, h, d = field(s, frames.CHARGE.unit), field(s, frames.CHARGE.hex), field(s, frames.CHARGE.facing)
    way = direction_to(h, y)
    if way < 0:
        return "GUI-CHG-06 not-adjacent"
    if (way - d) % 6 not in (5, 0, 1):
        return "GUI-CHG-05 tight-turn"
    if mounted_cost(board, h, way) == 0:
        return "GUI-MOV-06 no-horses" if board.mounted[y] == 0 else "GUI-BLD-21 no-way"
    if bodies_cost(s, y) < 0:
        return "GUI-MOV-11 bodies"
    v = standing(s, y)
    if v >= 0 and v != u:
        if is_horse(s, v):
            return "GUI-STK-05 horse-in-way"
        if get(s, v, st.SEAT) != get(s, u, st.SEAT) and not is_stunned(s, v) and not is_passable(s, v):
            return "GUI-STK-02 enemy-there"
    step = ride_cost(s, board, u, h, way)
    if step == 0:
        return "GUI-HOP-01 lances"
    goals, promised = goals_of(s, field(s, frames.CHARGE.target)), promised_hexes(s, u)
    length, run = frames.CHARGE.length(s), frames.CHARGE.run(s)
    return "" if leads_on(s, u, way, step, length, run, goals, promised) else "GUI-CHG-06 no-path"


def ride(s: State, y: int) -> None:
    """One hex of the declared path."""
    board = board_of(s)
    u, v, h, d = (
        field(s, frames.CHARGE.unit),
        field(s, frames.CHARGE.target),
        field(s, frames.CHARGE.hex),
        field(s, frames.CHARGE.facing),
    )
    length, run = frames.CHARGE.length(s), frames.CHARGE.run(s)
    way = direction_to(h, y)
    turn = (way - d) % 6
    code = 1 if turn == 5 else 2 if turn == 0 else 3
    set_field(s, frames.CHARGE.points, field(s, frames.CHARGE.points) + ride_cost(s, board, u, h, way))
    set_field(s, frames.CHARGE.path, field(s, frames.CHARGE.path) | code << (2 * length))
    run = run + 1 if turn == 0 and length > 0 else 1
    length += 1
    frames.CHARGE.set_length(s, length, run)
    set_field(s, frames.CHARGE.hex, y)
    set_field(s, frames.CHARGE.facing, way)
    goals = goals_of(s, v)
    ahead = board.near[y * 6 + way]
    ends = length >= SHORTEST and run >= STRAIGHT - 1 and ahead in goals
    if ends and can_end(s, board, u, y, way, promised_hexes(s, u)):
        declare(s, u, v, field(s, frames.CHARGE.path), length)


def declare(s: State, u: int, v: int, turns: int, length: int) -> None:
    """The charge is declared; the other side may answer it at once (GUI-CHG-07)."""
    pop(s)
    s.facts[st.CHARGES] += 1
    mark(s, u, st.CHARGING)
    mark(s, v, st.CHARGED_AT)
    put(s, u, st.TARGET, v)
    put(s, u, st.WAY, turns | length << LEN_SHIFT)
    put(s, u, st.ORDER, s.facts[st.CHARGES])
    path = path_of(s, u)
    ev.tell(s, ev.CHARGE_DECLARED, "GUI-CHG-01", (ev.name(s, u), ev.name(s, v), *[p // 6 for p in path]))
    if counter_chargers(s, u):
        frames.COUNTER.begin(s, u)


def path_of(s: State, u: int) -> list[int]:
    """Positions hex * 6 + facing along a declared path, from where the rider stands now."""
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    turns, length = get(s, u, st.WAY) & ((1 << LEN_SHIFT) - 1), get(s, u, st.WAY) >> LEN_SHIFT
    out: list[int] = []
    for k in range(length):
        d = (d + (turns >> (2 * k) & 3) + 4) % 6
        h = neighbour(h, d)
        out.append(h * 6 + d)
    return out


def counter_chargers(s: State, u: int) -> list[int]:
    """Who can answer a charge (GUI-CHG-08 to 12)."""
    path = path_of(s, u)
    return [w for w in range(count(s)) if not why_not_answer(s, u, w, path)]


def why_not_answer(s: State, u: int, w: int, path: list[int]) -> str:
    """Why a rider cannot answer a charge: he must see the charger in front and be in the last two hexes in half the length."""
    n = len(path)
    goal, back = path[n - 2] // 6 * 6 + (path[n - 1] % 6 + 3) % 6, path[n - 1] // 6
    if get(s, w, st.SEAT) == get(s, u, st.SEAT):
        return "GUI-CHG-08 not-yours"
    if not is_active(s, w) or not is_mounted(s, w):
        return "GUI-CHG-08 no-rider"
    if has(s, w, st.COUNTERING) or (has(s, w, st.CHARGED_AT) and get(s, u, st.TARGET) != w):
        return "GUI-CHG-13 already-charged-at"
    for key in (path[n - 3], path[n - 4]):
        if not is_free(s, key // 6, u):
            return "GUI-CHG-10 occupied"  # the charger needs the two hexes before the last two
    if not is_free(s, goal // 6, w) or not is_free(s, back, w):
        return "GUI-CHG-10 occupied"
    if not faces(s, w, u):
        return "GUI-CHG-09 not-in-front"
    if distance(get(s, w, st.HEX), goal // 6) > n // 2:  # GUI-CHG-12
        return "GUI-CHG-11 too-far"
    return "" if counter_way(s, board_of(s), w, goal, n // 2, back) else "GUI-CHG-11 too-far"


def counter_way(s: State, board: Board, w: int, goal: int, hexes: int, back: int) -> list[int]:
    """The way to a position in at most this many hexes without tight turns (GUI-CHG-11), as hex * 6 + facing; empty if there is none.

    Of several it is the one with the fewest infiltration checks, then the cheapest (GUI-CHG-10).
    """
    for h in (goal // 6, back):
        if not is_free(s, h, w):
            return []
    start = get(s, w, st.HEX) * 6 + get(s, w, st.DIR)
    layers: list[dict[int, list[int]]] = [{start: [0, 0, -1]}]  # by position: checks, points, position before
    points = allowance(s, w)
    best, best_n = [999, 0], 0
    for n in range(hexes):
        after: dict[int, list[int]] = {}
        for key, cost in layers[n].items():
            h, d = key // 6, key % 6
            checks = cost[0] + (len(watchers(s, board, h, get(s, w, st.SEAT))) if n > 0 else 0)
            for turn in (5, 0, 1):
                way = (d + turn) % 6
                step = ride_cost(s, board, w, h, way)
                if step == 0 or cost[1] + step > points:
                    continue
                nxt = board.near[h * 6 + way] * 6 + way
                one = [checks, cost[1] + step, key]
                if nxt not in after or one < after[nxt]:
                    after[nxt] = one
        layers.append(after)
        if goal in after and after[goal][:2] < best:
            best, best_n = after[goal][:2], n + 1
    out: list[int] = []
    key = goal
    while best_n > 0:
        out.append(key)
        key = layers[best_n][key][2]
        best_n -= 1
    out.reverse()
    return out


def answer(s: State, w: int) -> None:
    """A counter-charge is declared."""
    u = field(s, frames.COUNTER.unit)
    pop(s)
    mark(s, w, st.COUNTERING)
    mark(s, u, st.CHARGED_AT)
    put(s, w, st.TARGET, u)
    put(s, u, st.TARGET, w)
    ev.tell(s, ev.COUNTER_DECLARED, "GUI-CHG-07", (ev.name(s, w), ev.name(s, u)))


def find_groups(s: State) -> None:
    """Three or more knights (or cataphracts) in a chain, same way, straight all along, charge as a group (GUI-CHG-20, GUI-CHG-21)."""
    for kind in (t.KNIGHT, t.CATAPHRACT):
        able: list[int] = []
        for u in range(count(s)):
            if not has(s, u, st.CHARGING) or not flags(s, u) & kind:
                continue
            if kind == t.KNIGHT and not flags(s, u) & t.NORMAN:
                continue
            turns, length = get(s, u, st.WAY) & ((1 << LEN_SHIFT) - 1), get(s, u, st.WAY) >> LEN_SHIFT
            if turns == sum(2 << (2 * k) for k in range(length)):
                able.append(u)
        for u in able:
            chain = [u]
            for x in chain:
                for y in able:
                    if y not in chain and get(s, y, st.DIR) == get(s, x, st.DIR) and _beside(s, x, y):
                        chain.append(y)
            if len(chain) >= 3:
                mark(s, u, st.GROUPED)


def _beside(s: State, u: int, v: int) -> bool:
    for a in (get(s, u, st.HEX), tail(s, u)):
        for h in (get(s, v, st.HEX), tail(s, v)):
            if distance(a, h) == 1:
                return True
    return False


# ---------------------------------------------------------------- riding the charge


def start_ride(s: State, u: int) -> None:
    """Frame: rider, hexes ridden, points lost to arrows, hexes since the last volley, spent, -, -."""
    w = get(s, u, st.TARGET)
    if is_countered(s, u) and not is_in_saddle(s, w):
        lose_counter(s, w)
        put(s, u, st.TARGET, declared_target(s, u))  # GUI-CHG-14: he rides all the way he has declared
    mark(s, u, st.MOVED)
    ev.set_out(s, u, "GUI-CHG-14")
    release_horses(s, u)  # GUI-MTD-22: nobody charges with a horse at the hand
    frames.RIDE.begin(s, u, 99)
    lift(s, u)
    s.facts[st.MOVER] = u + 1
    s.facts[st.LAST_OK] = get(s, u, st.HEX) * 8 + get(s, u, st.DIR)


def declared_target(s: State, u: int) -> int:
    """Who stands where a declared path leads, or -1; before a row of hoplites the lances count as their man."""
    board = board_of(s)
    last = path_of(s, u)[-1]
    ahead = board.near[last]
    v = standing(s, ahead) if ahead != NOWHERE else -1
    if v < 0 and ahead != NOWHERE:
        v = marker_in(s, board, ahead)
    return v if v >= 0 and get(s, v, st.SEAT) != get(s, u, st.SEAT) else -1


def run_ride(s: State) -> bool:
    """Ride on by one hex; never asks anything itself."""
    u = field(s, frames.RIDE.unit)
    done = field(s, frames.RIDE.done)
    if s.facts[st.MOVER] != u + 1 or not is_active(s, u):
        end_ride(s, u, False)
        return False
    board = board_of(s)
    length = get(s, u, st.WAY) >> LEN_SHIFT
    countered = is_countered(s, u)
    goal = length - 2 if countered else length
    if done >= goal:
        end_ride(s, u, True)
        return False
    d = (get(s, u, st.DIR) + (get(s, u, st.WAY) >> (2 * done) & 3) + 4) % 6
    h = get(s, u, st.HEX)
    cost = ride_cost(s, board, u, h, d)
    if cost == 0 or field(s, frames.RIDE.spent) + cost + field(s, frames.RIDE.lost) > allowance(s, u):
        end_ride(s, u, False)  # GUI-CHG-14: his way is blocked
        return False
    set_field(s, frames.RIDE.done, done + 1)
    if done > 0 and not slip_past(s, u, h, 0):
        return False
    y = board.near[h * 6 + d]
    put(s, u, st.HEX, y)
    put(s, u, st.DIR, d)
    set_field(s, frames.RIDE.spent, field(s, frames.RIDE.spent) + cost)
    if field(s, frames.RIDE.unfired) < 99:
        set_field(s, frames.RIDE.unfired, field(s, frames.RIDE.unfired) + 1)
    ev.tell(s, ev.UNIT_MOVED, "GUI-CHG-14", (ev.name(s, u), y, d, allowance(s, u) - field(s, frames.RIDE.spent)))
    note_stop(s, u)
    if not countered and field(s, frames.RIDE.unfired) >= refire_distance(s, u, True):  # GUI-DEF-05, GUI-DEF-09
        open_window(s, u)
    return False


def end_ride(s: State, u: int, arrived: bool) -> None:
    """The ride is over; who arrived fights with the bonus, who did not has lost it (GUI-CHG-14)."""
    put(s, u, st.SPENT, field(s, frames.RIDE.spent))
    pop(s)
    if s.facts[st.MOVER] == u + 1:
        halt(s, u)
    if not arrived or not is_active(s, u):
        forgo_charge(s, u)
        return
    w = get(s, u, st.TARGET)
    if is_countered(s, u):
        meet(s, u, w)
    if w >= 0 and is_on_map(s, w):
        mark(s, u, st.REACHED)


def meet(s: State, u: int, w: int) -> None:
    """The counter-charger rides into the last two hexes of the path, past anybody on the way (GUI-CHG-10, GUI-INF-01)."""
    board = board_of(s)
    d = get(s, u, st.DIR)
    h = board.near[get(s, u, st.HEX) * 6 + d]
    back = board.near[h * 6 + d] if h != NOWHERE else NOWHERE
    way: list[int] = []
    if back != NOWHERE and is_active(s, w) and is_mounted(s, w):
        way = counter_way(s, board, w, h * 6 + (d + 3) % 6, (get(s, u, st.WAY) >> LEN_SHIFT) // 2, back)
    if not way:
        lose_counter(s, w)
        return
    release_horses(s, w)
    lift(s, w)
    s.facts[st.MOVER] = w + 1
    s.facts[st.LAST_OK] = get(s, w, st.HEX) * 8 + get(s, w, st.DIR)
    left = allowance(s, w)
    for n in range(len(way)):
        if n > 0 and not slip_past(s, w, get(s, w, st.HEX), 0):
            lose_counter(s, w)
            return
        x, facing = way[n] // 6, way[n] % 6
        left -= ride_cost(s, board, w, get(s, w, st.HEX), facing)
        put(s, w, st.HEX, x)
        put(s, w, st.DIR, facing)
        ev.tell(s, ev.UNIT_MOVED, "GUI-CHG-10", (ev.name(s, w), x, facing, left))
        note_stop(s, w)
    halt(s, w)


# ---------------------------------------------------------------- whose charge is next


def next_charge(s: State, want: int, done: int) -> int:
    """The first declared charge that has the one mark and not yet the other."""
    best, order = -1, 999
    if s.facts[st.CHARGES] == 0:
        return best
    for u in range(count(s)):
        if has(s, u, want) and not has(s, u, done) and get(s, u, st.ORDER) and get(s, u, st.ORDER) < order:
            best, order = u, get(s, u, st.ORDER)
    return best


# ---------------------------------------------------------------- the questions


class ChoosePath(HexQuestion):
    """The way of a charge, hex by hex (GUI-CHG-01)."""

    def __init__(self) -> None:
        super().__init__(frames.CHARGE, "GUI-CHG-01", "ride", name="choose-path", auto=True, params="unit")

    def decider(self, s: State) -> int:
        return s.facts[st.ACTIVE]

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_RIDE, h) for h in ride_hexes(s)]

    def why_not_there(self, s: State, h: int) -> str:
        return why_not_ride(s, h)

    def play(self, s: State, seat: int, code: int) -> None:
        ride(s, arg_a(code))


class OfferCounterCharge(UnitQuestion):
    """A rider who is charged at may ride at the charger (GUI-CHG-07)."""

    def __init__(self) -> None:
        super().__init__(
            frames.COUNTER,
            "GUI-CHG-07",
            "answer decline",
            name="offer-counter-charge",
            auto=True,
            decline="decline",
            params="unit",
        )

    def decider(self, s: State) -> int:
        return 1 - s.facts[st.ACTIVE]

    def legal(self, s: State, seat: int) -> list[int]:
        out = [pack(no.V_ANSWER, get(s, w, st.ROSTER)) for w in counter_chargers(s, field(s, frames.COUNTER.unit))]
        out.append(pack(no.V_DECLINE))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == no.V_DECLINE:
            return ""
        w, u = unit_of(s, arg_a(code)), field(s, frames.COUNTER.unit)
        return NOT_IN_PLAY if w < 0 else why_not_answer(s, u, w, path_of(s, u))

    def play(self, s: State, seat: int, code: int) -> None:
        if verb_of(code) == no.V_ANSWER:
            answer(s, unit_of(s, arg_a(code)))
        else:
            pop(s)


class Ride(Work):
    """A charge is ridden, hex by hex (GUI-CHG-14)."""

    def __init__(self) -> None:
        super().__init__(frames.RIDE)

    def step(self, s: State) -> None:
        run_ride(s)


class Charge(PairChoice):
    """A charge is declared (GUI-SEQ-04)."""

    def __init__(self) -> None:
        super().__init__(no.V_CHARGE)

    def add(self, s: State, out: list[int]) -> None:
        if scenario_of(s).chapters < 7:
            return
        for u in range(count(s)):
            if get(s, u, st.SEAT) == s.facts[st.ACTIVE] and is_mounted(s, u):
                out.extend(
                    [pack(no.V_CHARGE, get(s, u, st.ROSTER), get(s, v, st.ROSTER)) for v in charge_targets(s, u)]
                )

    def why_not_pair(self, s: State, u: int, v: int, code: int) -> str:
        return why_not_charge(s, u, v)

    def do_both(self, s: State, u: int, v: int, code: int) -> None:
        begin(s, u, v)
