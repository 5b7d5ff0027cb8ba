"""Movement, step by step: prices, stacking, bodies, carrying, infiltration, horses, leaving the map
(GUI-MOV, GUI-STK, GUI-INF, GUI-MTD).

A unit on the move stands in no hex of the table until it stops.  Its frame holds: unit, points left, hexes moved, hexes since
the last volley, unused, points spent, unused.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import board as bo
from porphyry.games.guiscard import devices, riders
from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.board import Board
from porphyry.games.guiscard.contact import (
    DEATH,
    NOTHING,
    WOUND,
    has_checked,
    is_watched,
    marker_in,
    roll_check,
    watchers,
)
from porphyry.games.guiscard.harm import (
    break_ranks,
    carry_along,
    is_free,
    kill,
    lay_down,
    put_back,
    slay_surrounded,
    wound,
)
from porphyry.games.guiscard.hexes import NEIGHBOURS, NOWHERE, direction_to, distance
from porphyry.games.guiscard.missile import is_at_watch, open_window, refire_distance
from porphyry.games.guiscard.paths import foot_cost, is_astride
from porphyry.games.guiscard.retreat import bodies_cost
from porphyry.games.guiscard.scenarios import INWARDS, board_of, is_edge, is_elsewhere, scenario_of
from porphyry.games.guiscard.state import (
    ACTIVE,
    ARRIVED,
    BASE,
    BUSY,
    CAPTIVE,
    CARRIED,
    CARRY,
    CHARGING,
    CHOICE,
    COUNTERING,
    DEAD,
    DEVICES,
    DIR,
    F_MOVE,
    FIRED,
    FORMATION,
    FORMED,
    FOULKON,
    FREE_DISMOUNT,
    FREE_ORDER,
    GROUP,
    HEALTH,
    HEX,
    HORSE_BLOCKS,
    LAST_OK,
    LED,
    LEFT,
    LOOT,
    MARKS,
    MISSED_REINS,
    MOUNT,
    MOVED,
    MOVER,
    OCC,
    ON_MAP,
    OWN_ONLY,
    PASS_WOUNDED,
    PAYS_BOTH_HEXES,
    PLACE,
    RIDDEN,
    ROSTER,
    SEAT,
    SIZE,
    SPENT,
    START_HEX,
    STUNNED,
    WAITING,
    WOUND_GOES_ON,
    allowance,
    count,
    flags,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_living,
    is_mounted,
    is_on_map,
    is_stunned,
    is_wounded,
    lift,
    mark,
    put,
    reading,
    settle,
    standing,
    tail,
)
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import State

NEVER_FIRED: Final = 99


# ---------------------------------------------------------------- choosing a unit


def move_points(s: State, u: int) -> int:
    """Movement points a unit has this turn (GUI-MOV-03), less if it fired (GUI-MIS-11) or carries booty."""
    points = allowance(s, u)
    if get(s, u, PLACE) == WAITING and scenario_of(s).slow_entry and get(s, u, SEAT) != scenario_of(s).runner:
        points //= 2  # GUI-SOR-06
    if has(s, u, FIRED):
        limit = t.LIMIT_ONE[t.WEAPON[get(s, u, ROSTER)]]
        if limit == t.HALF:
            points //= 2
        elif limit != t.FULL:
            points = 0
    if scenario_of(s).loot:
        for k in range(4):
            if s.facts[LOOT + k] == 4096 + u:
                points //= 2
    if s.facts[DEVICES]:
        if get(s, u, CARRY) >= 0:
            points //= 2  # a prisoner is led as a stunned man is carried
        if devices.brings(s, u):
            points = min(points, 2)  # GUI-LAD-05
        if is_at_watch(s, u):  # the guards walk their rounds, the tower sleeps
            asleep = get(s, u, PLACE) == ON_MAP and board_of(s).ground[get(s, u, HEX)] == t.TOWER
            points = 0 if asleep else min(points, s.facts[s.facts[DEVICES] + devices.WATCH])
    return points


def may_arrive(s: State, u: int) -> bool:
    """Whether a waiting unit's group is due."""
    return get(s, u, PLACE) == WAITING and s.facts[ARRIVED] >> get(s, u, GROUP) & 1 != 0


def why_not_move(s: State, u: int) -> str:
    """Why a unit may not begin to move now."""
    f = s.facts
    at = BASE + u * SIZE
    if f[at + SEAT] != f[ACTIVE]:
        return "GUI-MOV-03 not-yours"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    marks = f[at + MARKS]
    if f[at + PLACE] == WAITING:
        if is_horse(s, u) or not may_arrive(s, u):
            return "GUI-SEQ-01 not-arrived"
        if marks & MOVED == 0 and not has_entry(s, u):
            return "GUI-STK-03 no-room"
    elif not is_active(s, u):
        return "GUI-CMP-13 not-active"
    if marks & MOVED:
        return "GUI-MOV-03 moved"
    if marks & BUSY:
        return "GUI-MOV-13 busy"
    if marks & COUNTERING or (marks & CHARGING and not reading(s, FREE_ORDER)):
        return "GUI-CHG-14 charging"
    if s.facts[DEVICES] and devices.ladder_in_hand(s, u) >= 0:
        return "GUI-LAD-03 carrying"
    if move_points(s, u) <= get(s, u, SPENT):
        return "GUI-MIS-11 no-points"
    return ""


def begin(s: State, u: int) -> None:
    """A unit sets out."""
    mark(s, u, MOVED)
    if has(s, u, FORMATION | FOULKON):
        break_ranks(s, u)  # GUI-HOP-03: who walks alone leaves the row
    lift(s, u)
    s.facts[MOVER] = u + 1
    s.facts[LAST_OK] = -1
    if get(s, u, PLACE) == ON_MAP:
        s.facts[LAST_OK] = place_code(s, u)
        for v in range(count(s)):
            if get(s, v, LED) == u and is_horse(s, v):
                lift(s, v)
    spent = get(s, u, SPENT)  # a ladder shifted before (GUI-LAD-11)
    push(s, F_MOVE, u, move_points(s, u) - spent, 0, NEVER_FIRED, 0, spent, 0)


# ---------------------------------------------------------------- one step


def place_code(s: State, u: int) -> int:
    """Hex and facing of a unit in one number."""
    return get(s, u, HEX) * 8 + (get(s, u, DIR) if is_mounted(s, u) else 0)


def led_horses(s: State, u: int) -> int:
    f = s.facts
    n = 0
    for at in range(BASE, f[OCC], SIZE):
        if f[at + LED] == u and f[at + HEALTH] != DEAD and t.FLAGS[f[at + ROSTER]] & t.HORSE:
            n += 1
    return n


def may_lead_into(board: Board, x: int, d: int) -> bool:
    """Led horses go where ridden ones go, and into trees and water (GUI-MOV-07); never into buildings, rocks, paths."""
    y = board.near[x * 6 + d]
    if y == NOWHERE:
        return False
    feature = board.side[x * 6 + d]
    if feature not in (bo.OPEN, bo.EDGE, bo.DOOR, bo.GATEWAY, bo.LOW_WALL) and feature not in bo.BREACHES:
        return False
    return board.mounted[y] > 0 or board.ground[y] in (t.TREE, t.DEEP, t.SHALLOW)


def step_cost(s: State, board: Board, u: int, h: int, d: int, y: int) -> int:
    """Price of the step of a unit at ``h`` looking ``d`` into ``y``; 0 if the ground forbids it."""
    if not is_mounted(s, u):
        way = direction_to(h, y)
        if way < 0:
            return 0
        cost = foot_cost(board, h, way, is_armoured(s, u))
    else:
        cost = ride_step_cost(s, board, h, d, riders.place_of(h, d, y))
    if cost == 0:
        return 0
    extra = bodies_cost(s, y)
    return 0 if extra < 0 else cost + extra  # GUI-MOV-10


def ride_step_cost(s: State, board: Board, h: int, d: int, place: int) -> int:
    """Price of a horse's step to a place of its ring, turning included (GUI-MTD-02); 0 if the ground forbids it."""
    if place < 0:
        return 0
    base = riders.tail_of(h, d) if riders.FROM_TAIL[place] else h
    cost = board.ride[base * 6 + riders.AFTER[d * 8 + place]]
    if cost and base == h and reading(s, PAYS_BOTH_HEXES):
        cost += max(1, board.mounted[h])  # GUI-MOV-05, the other reading: the tail pays for the hex it follows into
    return cost + riders.TURN_COST[place] if cost else 0


def is_passable(s: State, v: int) -> bool:
    """The other reading of GUI-STK-02: a wounded enemy does not bar the way."""
    return reading(s, PASS_WOUNDED) and is_wounded(s, v)


def why_not_step(s: State, u: int, y: int) -> str:
    """Why the unit on the move may not enter this hex next."""
    board = board_of(s)
    if not board.holds(y):
        return "GUI-MOV-02 off-map"
    if get(s, u, PLACE) == WAITING:
        return "" if y in entry_hexes(s, u) else "GUI-SEQ-01 not-an-entry"
    h = get(s, u, HEX)
    if is_mounted(s, u):
        place = riders.place_of(h, get(s, u, DIR), y)
        if place < 0:
            return "GUI-MTD-01 not-adjacent"
    else:
        place = direction_to(h, y)
        if place < 0:
            return "GUI-MOV-02 not-adjacent"
    return why_not_enter(s, board, u, place, y, led_horses(s, u))


def why_not_enter(s: State, board: Board, u: int, place: int, y: int, led: int) -> str:
    """The same for a neighbouring hex: the direction of a man on foot, a rider's place of the ring; ``led`` horses come along."""
    f = s.facts
    at = BASE + u * SIZE
    mounted = is_mounted(s, u)
    h = f[at + HEX]
    extra = bodies_cost(s, y)
    if extra < 0:
        return "GUI-MOV-11 bodies"
    if mounted:
        cost = ride_step_cost(s, board, h, f[at + DIR], place)
    else:
        cost = foot_cost(board, h, place, is_armoured(s, u))
    if cost == 0:
        if not mounted and is_armoured(s, u) and board.ground[y] == t.DEEP:
            return "GUI-MOV-08 armour"
        if mounted and board.mounted[y] == 0:
            return "GUI-MOV-06 no-horses"
        return "GUI-BLD-21 no-way"
    v = (f[f[OCC] + y] & 255) - 1
    if v >= 0:
        if is_horse(s, v):
            if mounted or reading(s, HORSE_BLOCKS):
                return "GUI-STK-05 horse-in-way"
        elif get(s, v, SEAT) != f[at + SEAT] and not is_stunned(s, v) and not is_passable(s, v):
            return "GUI-STK-02 enemy-there"
    if f[FORMED]:
        m = marker_in(s, board, y)
        if m >= 0 and get(s, m, SEAT) != f[at + SEAT]:
            return "GUI-HOP-01 lances"
    if led:
        way = direction_to(h, y)
        if way >= 0 and not may_lead_into(board, h, way):
            return "GUI-MOV-07 horse-cannot"
    if cost + extra > field(s, 2):
        return "GUI-MOV-04 points"
    return ""


def entry_hexes(s: State, u: int) -> list[int]:
    """Where a waiting unit may come on: free hexes of its sides it can pay for."""
    board = board_of(s)
    out: list[int] = []
    points = move_points(s, u)
    mounted = is_mounted(s, u)
    group = scenario_of(s).groups[get(s, u, GROUP)]
    out.extend([h for h in group.lands if may_land(s, board, u, h, points)])
    for side in group.enters:
        for h in board.rim[side]:
            if may_enter_by(s, board, u, h, side, mounted, points) and h not in out:
                out.append(h)
    return devices.beside_partner(s, u, out) if s.facts[DEVICES] else out


def may_land(s: State, board: Board, u: int, h: int, points: int) -> bool:
    """Whether a waiting unit may come ashore in a hex."""
    return 0 < board.foot[h] <= points and is_free(s, h, u) and not devices.is_shut(s, h)


def has_entry(s: State, u: int) -> bool:
    """Whether there is any."""
    board = board_of(s)
    points = move_points(s, u)
    mounted = is_mounted(s, u)
    for h in scenario_of(s).groups[get(s, u, GROUP)].lands:
        if may_land(s, board, u, h, points):
            return True
    for side in scenario_of(s).groups[get(s, u, GROUP)].enters:
        for h in board.rim[side]:
            if may_enter_by(s, board, u, h, side, mounted, points):
                return True
    return False


def used_sides(s: State, g: int) -> int:
    """Bit mask of the sides by which units of a group have come on."""
    return s.facts[ARRIVED] >> (16 + 4 * g) & 15


def may_enter_by(s: State, board: Board, u: int, h: int, side: int, mounted: bool, points: int) -> bool:
    """Whether a waiting unit may come on in this hex of a side; a rider needs and pays for two."""
    if standing(s, h) >= 0:
        return False
    most = scenario_of(s).groups[get(s, u, GROUP)].sides
    if most:
        used = used_sides(s, get(s, u, GROUP))
        if used >> (side - 1) & 1 == 0 and used.bit_count() >= most:
            return False
    if not mounted:
        return 0 < board.foot[h] <= points and not (board.ground[h] == t.DEEP and is_armoured(s, u))
    x = board.near[h * 6 + INWARDS[side]]
    if x == NOWHERE or board.mounted[h] == 0 or board.ride[h * 6 + INWARDS[side]] == 0 or standing(s, x) >= 0:
        return False
    return board.mounted[h] + board.mounted[x] <= points


def entry_side(s: State, u: int, h: int) -> int:
    """The side of the map by which a unit comes on in this hex; 0 if it lands from the sea."""
    board = board_of(s)
    points, mounted = move_points(s, u), is_mounted(s, u)
    for side in scenario_of(s).groups[get(s, u, GROUP)].enters:
        if is_edge(board, h, side) and may_enter_by(s, board, u, h, side, mounted, points):
            return side
    return 0


def enter(s: State, u: int, h: int) -> None:
    """Come on by an edge; a rider pays for both hexes."""
    board = board_of(s)
    cost = board.foot[h]
    side = entry_side(s, u, h)
    g = get(s, u, GROUP)
    if scenario_of(s).groups[g].sides:
        s.facts[ARRIVED] |= 1 << (15 + 4 * g + side)
    put(s, u, PLACE, ON_MAP)
    if is_mounted(s, u):
        d = INWARDS[side]
        x = board.near[h * 6 + d]
        cost = board.mounted[h] + board.mounted[x]
        put(s, u, DIR, d)
        h = x
    put(s, u, HEX, h)
    for v in range(count(s)):
        if get(s, v, LED) == u and is_horse(s, v) and get(s, v, PLACE) == WAITING:
            put(s, v, PLACE, ON_MAP)  # GUI-SOR-02: pack horses come on with who leads them
            put(s, v, HEX, h)
            put(s, v, DIR, max(0, get(s, u, DIR)))
    spend(s, cost)
    set_field(s, 3, field(s, 3) + 1)
    ev.tell(s, ev.UNIT_MOVED, "GUI-SEQ-01", (ev.name(s, u), h, max(0, get(s, u, DIR)) % 6, field(s, 2)))
    note_stop(s, u)


def spend(s: State, cost: int) -> None:
    set_field(s, 2, field(s, 2) - cost)
    set_field(s, 6, field(s, 6) + cost)


def note_stop(s: State, u: int) -> None:
    """Remember the last place where the mover may stay."""
    if not why_not_stay(s, u):
        s.facts[LAST_OK] = place_code(s, u)


def step(s: State, y: int) -> None:
    """Leave the hex (with its checks), enter the next, and offer the other side its shots."""
    board = board_of(s)
    u = field(s, 1)
    if get(s, u, PLACE) == WAITING:
        enter(s, u, y)
        after_hex(s, u)
        return
    if (field(s, 3) > 0 or reading(s, START_HEX)) and not slip_past(s, u, get(s, u, HEX), 0):
        return
    h, d = get(s, u, HEX), get(s, u, DIR)
    cost = step_cost(s, board, u, h, d, y)
    if is_mounted(s, u):
        put(s, u, DIR, riders.direction_after(d, riders.place_of(h, d, y)))
    put(s, u, HEX, y)
    spend(s, cost)
    set_field(s, 3, field(s, 3) + 1)
    if field(s, 4) < NEVER_FIRED:
        set_field(s, 4, field(s, 4) + 1)
    carry_along(s, u)
    ev.tell(s, ev.UNIT_MOVED, "GUI-MOV-02", (ev.name(s, u), y, max(0, get(s, u, DIR)) % 6, field(s, 2)))
    note_stop(s, u)
    after_hex(s, u)


def after_hex(s: State, u: int) -> None:
    """The fire window of the hex just entered (GUI-DEF-02, GUI-DEF-05)."""
    if field(s, 4) >= refire_distance(s, u, False) and open_window(s, u):
        k = len(s.stack) - 16
        s.stack[k + 4] = 0  # counted anew from here


def slip_past(s: State, u: int, h: int, spared: int) -> bool:
    """Infiltration checks when leaving a hex (GUI-INF-01); False if the move is over."""
    board = board_of(s)
    stopped = False
    for guard in watchers(s, board, h, get(s, u, SEAT)):
        if spared >> guard & 1 or has_checked(s, guard, u):
            continue
        outcome = roll_check(s, u, guard, h)
        if outcome == NOTHING:
            continue
        if outcome != WOUND or not reading(s, WOUND_GOES_ON):
            stopped = True
        if outcome == WOUND:
            wound(s, u, "GUI-INF-06")
        elif outcome == DEATH:
            kill(s, u, "GUI-INF-06")
        if not is_active(s, u) or s.facts[MOVER] != u + 1:
            stopped = True
            break
    if stopped and s.facts[MOVER] == u + 1 and is_on_map(s, u):
        ev.tell(s, ev.UNIT_STOPPED, "GUI-INF-06", (ev.name(s, u), get(s, u, HEX)))
        halt(s, u)
    return not stopped


# ---------------------------------------------------------------- stopping


def why_not_stay(s: State, u: int) -> str:
    """Why the mover may not stop where it is (GUI-STK-03, GUI-BLD-29)."""
    f = s.facts
    at = BASE + u * SIZE
    if f[at + PLACE] == WAITING:
        return "GUI-SEQ-01 not-arrived"
    h = f[at + HEX]
    if not is_free(s, h, u):
        return "GUI-STK-03 occupied"
    board = board_of(s)
    if is_mounted(s, u):
        if not is_free(s, tail(s, u), u):
            return "GUI-STK-03 occupied"
        if is_astride(board, h, f[at + DIR]):
            return "GUI-BLD-29 astride"
    if f[FORMED]:
        m = marker_in(s, board, h)
        if m >= 0 and m != u and get(s, m, SEAT) != f[at + SEAT]:
            return "GUI-HOP-01 lances"
    return ""


def halt(s: State, u: int) -> None:
    """The move is over: the unit stands where it is, or where it may (GUI-STK-04)."""
    if s.facts[MOVER] != u + 1:
        return
    if get(s, u, PLACE) == WAITING:
        s.facts[MOVER] = 0
        unsent(s, u)
        return
    if why_not_stay(s, u):
        put_back(s, u)
        if why_not_stay(s, u) and s.facts[LAST_OK] >= 0:
            put(s, u, HEX, s.facts[LAST_OK] // 8)
            if is_mounted(s, u):
                put(s, u, DIR, s.facts[LAST_OK] % 8)
    s.facts[MOVER] = 0
    settle(s, u)
    c = get(s, u, CARRY)
    if c >= 0 and not has(s, c, CAPTIVE):
        put(s, u, CARRY, -1)
        lay_down(s, board_of(s), c, get(s, u, HEX))
    place_led(s, u)
    slay_surrounded(s)


def unsent(s: State, u: int) -> None:
    """A unit that did not come on after all may try again next turn."""
    put(s, u, SPENT, 0)


def place_led(s: State, u: int) -> None:
    """Led horses stand with their heads beside their leader (GUI-MTD-18, GUI-MTD-23)."""
    for v in range(count(s)):
        if get(s, v, LED) != u or not is_horse(s, v) or not is_living(s, v):
            continue
        old, old_d = get(s, v, HEX), get(s, v, DIR)
        if standing(s, old) == v:
            continue  # it never moved
        spot = led_place(s, u, v)
        if spot < 0:
            put(s, v, LED, -1)
            if is_free(s, old, v) and is_free(s, riders.tail_of(old, old_d), v):
                settle(s, v)
            else:
                put(s, v, PLACE, LEFT)
                put(s, v, HEX, NOWHERE)
            continue
        stand_horse(s, v, spot)


def led_place(s: State, u: int, v: int) -> int:
    """Where a led horse can stand with its head beside its leader, as hex * 8 + facing, as near to its old place as may be; or -1."""
    board = board_of(s)
    old = get(s, v, HEX)
    best, best_n = -1, 999
    for x in neighbours_of(s, board, u):
        for d in range(6):
            y = riders.tail_of(x, d)
            if y == NOWHERE or not board.holds(y) or standing(s, x) >= 0 or standing(s, y) >= 0:
                continue
            if y == get(s, u, HEX) or (is_mounted(s, u) and y == tail(s, u)):
                continue
            if devices.is_shut(s, x) or devices.is_shut(s, y):
                continue
            if not horse_may_stand(board, x) or not horse_may_stand(board, y) or board.side[y * 6 + d] != bo.OPEN:
                continue
            n = distance(x, old) + distance(y, old)
            if n < best_n:
                best, best_n = x * 8 + d, n
    return best


def stand_horse(s: State, v: int, spot: int) -> None:
    put(s, v, HEX, spot // 8)
    put(s, v, DIR, spot % 8)
    settle(s, v)


def why_not_release(s: State, u: int, horse: int) -> str:
    """Why the mover may not let go of a horse here."""
    if not is_horse(s, horse) or get(s, horse, LED) != u:
        return "GUI-MTD-18 not-led"
    if why_not_stay(s, u) or led_place(s, u, horse) < 0:
        return "GUI-MTD-18 no-room"
    return ""


def release(s: State, horse: int) -> None:
    """Let go of the reins: the horse stands beside its leader and stays (GUI-MTD-15)."""
    u = field(s, 1)
    spot = led_place(s, u, horse)
    put(s, horse, LED, -1)
    stand_horse(s, horse, spot)
    ev.tell(s, ev.HORSE_RELEASED, "GUI-MTD-18", (ev.name(s, u), ev.name(s, horse)))
    note_stop(s, u)


def neighbours_of(s: State, board: Board, u: int) -> list[int]:
    out: list[int] = []
    hexes = [get(s, u, HEX)]
    if is_mounted(s, u):
        hexes.append(tail(s, u))
    for h in hexes:
        for d in range(6):
            n = board.near[h * 6 + d]
            if n != NOWHERE and n not in hexes and n not in out and may_lead_into(board, h, d):
                out.append(n)
    return out


def horse_may_stand(board: Board, h: int) -> bool:
    return board.mounted[h] > 0 or board.ground[h] in (t.TREE, t.DEEP, t.SHALLOW)


# ---------------------------------------------------------------- horses


def has_front(s: State, horse: int, h: int) -> bool:
    """Whether a hex is one of the three before a horse's head (GUI-MTD-16)."""
    head, d = get(s, horse, HEX), get(s, horse, DIR)
    if head == NOWHERE or d < 0:
        return False
    return h in (NEIGHBOURS[head * 6 + d], NEIGHBOURS[head * 6 + (d + 1) % 6], NEIGHBOURS[head * 6 + (d + 5) % 6])


def keeper(s: State, horse: int) -> int:
    """The rider who still controls his loose horse by standing beside it (GUI-MTD-21), or -1."""
    kind = t.HORSE_OF[get(s, horse, ROSTER)]
    if kind < 0:
        return -1
    for u in range(count(s)):
        if s.facts[BASE + u * SIZE + ROSTER] == kind:
            near = distance(get(s, u, HEX), get(s, horse, HEX)) == 1 or distance(get(s, u, HEX), tail(s, horse)) == 1
            return u if is_active(s, u) and not is_mounted(s, u) and near else -1
    return -1


def is_threatened(s: State, horse: int, seat: int) -> bool:
    """Whether an attack-capable enemy is adjacent to a horse."""
    board = board_of(s)
    return is_watched(s, board, get(s, horse, HEX), seat) or is_watched(s, board, tail(s, horse), seat)


def why_not_take(s: State, u: int, horse: int) -> str:
    """Why the mover may not take this horse by the reins."""
    if not is_horse(s, horse) or not is_on_map(s, horse):
        return "GUI-MTD-16 no-horse"
    if get(s, horse, LED) >= 0:
        return "GUI-MTD-21 led"
    if standing(s, get(s, horse, HEX)) != horse or not has_front(s, horse, get(s, u, HEX)):
        return "GUI-MTD-16 not-at-head"
    if has(s, u, MISSED_REINS):
        return "GUI-MTD-20 missed"
    k = keeper(s, horse)
    if k >= 0 and k != u:
        return "GUI-MTD-21 kept"
    if is_threatened(s, horse, get(s, u, SEAT)):
        return "GUI-MTD-17 watched"
    if led_horses(s, u) >= (1 if is_mounted(s, u) else 3):
        return "GUI-MTD-23 hands-full"
    if get(s, u, CARRY) >= 0:
        return "GUI-MOV-16 carrying"
    return ""


def take(s: State, horse: int) -> None:
    """Take the reins; a rider who rides past must roll (GUI-MTD-19, GUI-MTD-20)."""
    u = field(s, 1)
    if is_mounted(s, u) and field(s, 3) > 0 and field(s, 2) > 0:
        roll = s.dice.roll(10)
        ev.tell(s, ev.REINS_ROLLED, "GUI-MTD-20", (ev.name(s, u), ev.name(s, horse), roll))
        if roll > 6:
            mark(s, u, MISSED_REINS)
            return
    lift(s, horse)
    put(s, horse, LED, u)
    put(s, horse, SEAT, get(s, u, SEAT))
    ev.tell(s, ev.HORSE_TAKEN, "GUI-MTD-16", (ev.name(s, u), ev.name(s, horse)))


def mount_cost(s: State, u: int) -> int:
    return 3 if is_armoured(s, u) else 2  # GUI-MTD-05


def why_not_mount(s: State, u: int, horse: int) -> str:
    """Why the mover may not mount this horse."""
    if is_mounted(s, u) or not flags(s, u) & t.RIDER:
        return "GUI-MTD-12 no-rider"
    if not is_horse(s, horse) or not is_on_map(s, horse) or flags(s, horse) & t.PACK:
        return "GUI-MTD-12 no-mount"
    leader = get(s, horse, LED)
    if leader >= 0:
        return "GUI-MTD-21 led"
    if standing(s, get(s, horse, HEX)) != horse:
        return "GUI-MTD-09 not-beside"
    h, d = get(s, horse, HEX), get(s, horse, DIR)
    here = get(s, u, HEX)
    if here not in (riders.ring_hex(h, d, riders.RIGHT), riders.ring_hex(h, d, riders.LEFT)):
        return "GUI-MTD-09 not-beside"
    k = keeper(s, horse)
    if k >= 0 and k != u:
        return "GUI-MTD-21 kept"
    seat = get(s, u, SEAT)
    if is_watched(s, board_of(s), here, seat) or is_threatened(s, horse, seat):
        return "GUI-MTD-10 watched"
    if get(s, u, CARRY) >= 0 or led_horses(s, u):
        return "GUI-MOV-16 carrying"
    if mount_cost(s, u) > field(s, 2):
        return "GUI-MTD-08 points"
    return ""


def mount(s: State, horse: int) -> None:
    """Into the saddle: what is left is doubled (GUI-MTD-06, GUI-MTD-11)."""
    u = field(s, 1)
    spend(s, mount_cost(s, u))
    set_field(s, 2, field(s, 2) * 2)
    lift(s, horse)
    seat_on(s, u, horse)
    ev.tell(s, ev.UNIT_MOUNTED, "GUI-MTD-11", (ev.name(s, u), ev.name(s, horse)))
    note_stop(s, u)


def seat_on(s: State, u: int, horse: int) -> None:
    put(s, u, HEX, get(s, horse, HEX))
    put(s, u, DIR, get(s, horse, DIR))
    put(s, u, MOUNT, horse)
    put(s, horse, MOUNT, u)
    put(s, horse, PLACE, RIDDEN)
    put(s, horse, HEX, NOWHERE)
    put(s, horse, SEAT, get(s, u, SEAT))


def why_not_dismount(s: State, u: int, h: int) -> str:
    """Why the mover may not get down into this hex (GUI-MTD-13)."""
    if not is_mounted(s, u):
        return "GUI-MTD-13 on-foot"
    if get(s, u, PLACE) == WAITING:
        return "GUI-SEQ-01 not-arrived"
    if why_not_stay(s, u):
        return "GUI-MTD-13 no-room"
    place = riders.place_of(get(s, u, HEX), get(s, u, DIR), h)
    if place < 0:
        return "GUI-MTD-13 not-beside"
    why = why_not_dismount_to(s, board_of(s), u, place, h)
    if why:
        return why
    if led_horses(s, u):
        return "GUI-MTD-23 hands-full"
    if mount_cost(s, u) > field(s, 2) and not reading(s, FREE_DISMOUNT):
        return "GUI-MTD-05 points"
    return ""


def why_not_dismount_to(s: State, board: Board, u: int, place: int, h: int) -> str:
    """What speaks against a place of the ring for a rider who gets down."""
    if not board.holds(h):
        return "GUI-MTD-13 not-beside"
    base, d = get(s, u, HEX), get(s, u, DIR)
    if riders.FROM_TAIL[place]:
        base = tail(s, u)
    if foot_cost(board, base, riders.AFTER[d * 8 + place], is_armoured(s, u)) == 0 or bodies_cost(s, h) < 0:
        return "GUI-MTD-13 no-way"
    if standing(s, h) >= 0:
        return "GUI-MTD-13 occupied"
    m = marker_in(s, board, h)
    if m >= 0 and get(s, m, SEAT) != get(s, u, SEAT):
        return "GUI-HOP-01 lances"
    return ""


def dismount(s: State, h: int) -> None:
    """Out of the saddle: what is left is halved, quartered if wounded (GUI-MTD-07)."""
    u = field(s, 1)
    if not reading(s, FREE_DISMOUNT):
        spend(s, mount_cost(s, u))
    set_field(s, 2, points_on_foot(field(s, 2), is_wounded(s, u)))
    horse = get(s, u, MOUNT)
    put(s, horse, MOUNT, -1)
    put(s, horse, PLACE, ON_MAP)
    put(s, horse, HEX, get(s, u, HEX))
    put(s, horse, DIR, get(s, u, DIR))
    put(s, u, MOUNT, -1)
    settle(s, horse)
    put(s, u, HEX, h)
    ev.tell(s, ev.UNIT_DISMOUNTED, "GUI-MTD-13", (ev.name(s, u), h))
    note_stop(s, u)


def points_on_foot(left: int, wounded: bool) -> int:
    """Points left after paying for the dismount, turned into points on foot (GUI-MTD-07)."""
    return left // 4 if wounded else left // 2


# ---------------------------------------------------------------- carrying


def why_not_lift(s: State, u: int, v: int) -> str:
    """Why the mover may not pick up this unconscious man (GUI-MOV-16, GUI-MOV-19)."""
    if is_mounted(s, u) or get(s, u, PLACE) == WAITING:
        return "GUI-MOV-16 on-foot-only"
    if not is_on_map(s, v) or not is_stunned(s, v) or get(s, v, HEX) != get(s, u, HEX):
        return "GUI-MOV-16 nobody-here"
    if get(s, u, CARRY) >= 0 or led_horses(s, u):
        return "GUI-MOV-16 carrying"
    if reading(s, OWN_ONLY) and get(s, v, SEAT) != get(s, u, SEAT):
        return "GUI-MOV-16 own-only"
    if is_watched(s, board_of(s), get(s, u, HEX), get(s, u, SEAT)):
        return "GUI-MOV-19 watched"
    return ""


def pick_up(s: State, v: int) -> None:
    """Carry him: half of the points left (GUI-MOV-17)."""
    u = field(s, 1)
    lift(s, v)
    put(s, v, PLACE, CARRIED)
    put(s, u, CARRY, v)
    set_field(s, 2, field(s, 2) // 2)
    ev.tell(s, ev.UNIT_LIFTED, "GUI-MOV-16", (ev.name(s, u), ev.name(s, v)))
    note_stop(s, u)


def why_not_lay(s: State, u: int, h: int) -> str:
    """Why the carrier may not end his move and lay his burden there (GUI-MOV-18)."""
    board = board_of(s)
    if get(s, u, CARRY) < 0 or has(s, get(s, u, CARRY), CAPTIVE):
        return "GUI-MOV-18 not-carrying"
    why = why_not_stay(s, u)
    if why:
        return why
    d = direction_to(get(s, u, HEX), h)
    if d < 0 or foot_cost(board, get(s, u, HEX), d, False) == 0:
        return "GUI-MOV-18 no-way"
    if standing(s, h) >= 0 or devices.is_shut(s, h):
        return "GUI-MOV-18 occupied"
    return ""


def lay(s: State, h: int) -> None:
    u = field(s, 1)
    c = get(s, u, CARRY)
    put(s, u, CARRY, -1)
    put(s, c, PLACE, ON_MAP)
    put(s, c, HEX, h)
    settle(s, c)
    ev.tell(s, ev.UNIT_LAID, "GUI-MOV-18", (ev.name(s, u), ev.name(s, c), h))
    halt(s, u)


# ---------------------------------------------------------------- leaving


def why_not_leave(s: State, u: int) -> str:
    """Why the mover may not leave the map here."""
    if get(s, u, PLACE) == WAITING:
        return "GUI-SEQ-01 not-arrived"
    board = board_of(s)
    if get(s, u, HEX) in scenario_of(s).exit_hexes[get(s, u, SEAT)]:
        return "GUI-MOV-04 points" if field(s, 2) < 1 else ""
    for side in exits_of(s, u):
        if is_edge(board, get(s, u, HEX), side):
            return "GUI-MOV-04 points" if field(s, 2) < 1 else ""
    return "GUI-SEQ-01 no-exit"


def exits_of(s: State, u: int) -> list[int]:
    """The sides of the map a unit may leave by; where one was chosen in secret, that one."""
    if get(s, u, SEAT) == 0 and s.facts[CHOICE] & 7:
        return [s.facts[CHOICE] & 7]
    return scenario_of(s).exits[get(s, u, SEAT)]


def leave(s: State) -> None:
    """Off the map, with everything led and carried."""
    u = field(s, 1)
    board = board_of(s)
    if field(s, 3) > 0 and not slip_past(s, u, get(s, u, HEX), 0):
        return
    side = next((e for e in exits_of(s, u) if is_edge(board, get(s, u, HEX), e)), 0)
    if s.facts[CHOICE] & 7 and get(s, u, SEAT) == 0:
        s.facts[CHOICE] |= 8  # now everybody knows
    s.facts[MOVER] = 0
    put(s, u, SPENT, field(s, 6))
    off(s, u)
    c = get(s, u, CARRY)
    if c >= 0:
        if is_stunned(s, c):
            put(s, c, 6, 0)
            s.facts[STUNNED] -= 1
        off(s, c)
    for v in range(count(s)):
        if get(s, v, LED) == u and is_horse(s, v):
            off(s, v)
    for k in range(4):
        if s.facts[LOOT + k] == 4096 + u:
            s.facts[LOOT + k] = 8192
    if s.facts[DEVICES]:
        devices.let_fall(s, u)
    ev.tell(s, ev.UNIT_LEFT, "GUI-SEQ-01", (ev.name(s, u), side))


def off(s: State, u: int) -> None:
    put(s, u, PLACE, LEFT)
    put(s, u, HEX, NOWHERE)
    if is_mounted(s, u):
        put(s, get(s, u, MOUNT), PLACE, LEFT)


def about(s: State) -> None:
    """Turn the horse round on the spot (GUI-MTD-03)."""
    u = field(s, 1)
    h, d = get(s, u, HEX), get(s, u, DIR)
    put(s, u, HEX, riders.tail_of(h, d))
    put(s, u, DIR, (d + 3) % 6)
    spend(s, riders.ABOUT_TURN_COST)
    ev.tell(s, ev.UNIT_TURNED, "GUI-MTD-03", (ev.name(s, u), (d + 3) % 6))
    note_stop(s, u)


def why_not_about(s: State, u: int) -> str:
    if not is_mounted(s, u) or get(s, u, PLACE) == WAITING:
        return "GUI-MTD-03 on-foot"
    if field(s, 2) < riders.ABOUT_TURN_COST:
        return "GUI-MTD-03 points"
    return ""


def finish(s: State) -> None:
    """Close the frame of a move that is over."""
    u = field(s, 1)
    put(s, u, SPENT, field(s, 6))
    pop(s)


def is_over(s: State) -> bool:
    """Whether the move in hand has ended by itself: stopped, fallen, gone."""
    u = field(s, 1)
    return s.facts[MOVER] != u + 1 or not (is_active(s, u) or get(s, u, PLACE) == WAITING)
