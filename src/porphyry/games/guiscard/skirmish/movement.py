"""Movement, step by step: who may set out, what a step costs, infiltration, stopping, leaving the map (GUI-MOV, GUI-STK, GUI-INF).

A unit on the move stands in no hex of the table until it stops.  Its frame holds: unit, points left, hexes moved, hexes since
the last volley, unused, points spent, unused.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import WINDOW, Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, direction_to
from porphyry.games.guiscard.ground.paths import foot_cost, is_astride
from porphyry.games.guiscard.scenarios import board_of, is_edge, is_elsewhere, scenario_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.carrying import why_not_lift
from porphyry.games.guiscard.skirmish.contact import (
    DEATH,
    NOTHING,
    WOUND,
    has_checked,
    has_lances,
    roll_check,
    watchers,
)
from porphyry.games.guiscard.skirmish.entry import enter, entry_hexes, has_entry, may_arrive
from porphyry.games.guiscard.skirmish.horses import led_horses, may_lead_into, place_led, why_not_mount
from porphyry.games.guiscard.skirmish.missile import open_window, refire_distance
from porphyry.games.guiscard.skirmish.mover import move_points, note_stop, place_code, spend, why_not_stay
from porphyry.games.guiscard.skirmish.wounds import (
    bodies_cost,
    break_ranks,
    carry_along,
    go_back,
    is_free,
    is_passable,
    kill,
    lay_down,
    slay_surrounded,
    wound,
)
from porphyry.games.guiscard.state import (
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_mounted,
    is_on_map,
    is_stunned,
    later_reading,
    led_by,
    lift,
    mark,
    put,
    reading,
    settle,
    standing,
)
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import State

NEVER_FIRED: Final = 99


def why_not_move(s: State, u: int) -> str:
    """Why a unit may not begin to move now."""
    f = s.facts
    at = st.BASE + u * st.SIZE
    if f[at + st.SEAT] != f[st.ACTIVE]:
        return "GUI-MOV-03 not-yours"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    marks = f[at + st.MARKS]
    if f[at + st.PLACE] == st.WAITING:
        if is_horse(s, u) or not may_arrive(s, u):
            return "GUI-SEQ-01 not-arrived"
        if marks & st.MOVED == 0 and not has_entry(s, u):
            return "GUI-STK-03 no-room"
    elif not is_active(s, u):
        return "GUI-MTD-15 not-active" if is_horse(s, u) else "GUI-CMP-13 not-active"
    if marks & st.MOVED:
        return "GUI-MOV-03 moved"
    if marks & st.BUSY:
        return "GUI-MOV-13 busy"
    if marks & st.COUNTERING or (marks & st.CHARGING and not reading(s, st.FREE_ORDER)):
        return "GUI-CHG-14 charging"
    if hooks.has_hands_full(s, u):
        return "GUI-LAD-03 carrying"
    if move_points(s, u) <= get(s, u, st.SPENT):
        return "GUI-MIS-11 no-points"
    return ""


def begin(s: State, u: int) -> None:
    """A unit sets out."""
    mark(s, u, st.MOVED)
    ev.set_out(s, u, "GUI-MOV-03")
    if has(s, u, st.FORMATION | st.FOULKON):
        break_ranks(s, u)  # GUI-HOP-03: walking alone leaves the row
    lift(s, u)
    s.facts[st.MOVER] = u + 1
    s.facts[st.LAST_OK] = -1
    if get(s, u, st.PLACE) == st.ON_MAP:
        s.facts[st.LAST_OK] = place_code(s, u)
        for v in led_by(s, u):
            if is_horse(s, v):
                lift(s, v)
    spent = get(s, u, st.SPENT)  # a ladder shifted before (GUI-LAD-11)
    frames.MOVE.begin(s, u, move_points(s, u) - spent, NEVER_FIRED, spent)


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
    if cost and base == h and reading(s, st.PAYS_BOTH_HEXES):
        cost += max(1, board.mounted[h])  # GUI-MOV-05, the other reading: the tail pays for the hex it follows into
    return cost + riders.TURN_COST[place] if cost else 0


def why_not_step(s: State, u: int, y: int) -> str:
    """Why the unit on the move may not enter this hex next."""
    board = board_of(s)
    if not board.holds(y):
        return "GUI-MOV-02 off-map"
    if get(s, u, st.PLACE) == st.WAITING:
        return "" if y in entry_hexes(s, u) else "GUI-SEQ-01 not-an-entry"
    h = get(s, u, st.HEX)
    if is_mounted(s, u):
        place = riders.place_of(h, get(s, u, st.DIR), y)
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
    at = st.BASE + u * st.SIZE
    flags = t.FLAGS[f[at + st.ROSTER]]
    mounted = f[at + st.MOUNT] >= 0 and flags & t.HORSE == 0
    h = f[at + st.HEX]
    extra = bodies_cost(s, y)
    if extra < 0:
        return "GUI-MOV-11 bodies"
    if mounted:
        cost = ride_step_cost(s, board, h, f[at + st.DIR], place)
    else:
        cost = foot_cost(board, h, place, flags & t.ARMOURED != 0)
    if cost == 0:
        return why_no_way(s, board, u, y)
    why = why_not_pass(s, board, u, y)
    if why:
        return why
    if not mounted and board.side[h * 6 + place] == WINDOW and bars_window(s, u, y):
        return "GUI-BLD-25 enemy-there"
    if led:
        way = direction_to(h, y)
        if way >= 0 and not may_lead_into(board, h, way):
            return "GUI-MOV-07 horse-cannot"
    left = field(s, frames.MOVE.points) - cost - extra  # GUI-TER-04
    if left < 0:
        return "GUI-MOV-04 points"
    if mounted:
        base = riders.tail_of(h, f[at + st.DIR]) if riders.FROM_TAIL[place] else h
        way = riders.direction_after(f[at + st.DIR], place)
        if is_free(s, y, u) and is_free(s, base, u) and not is_astride(board, y, way):
            return ""
    elif f[f[st.OCC] + y] & 255 == 0:
        return ""
    return "" if may_go_on(s, board, u, place, y, left, led) else "GUI-STK-03 no-room"


def why_no_way(s: State, board: Board, u: int, y: int) -> str:
    """What keeps a unit out of a neighbouring hex for good: bodies, water, what horses shun, or a wall."""
    if bodies_cost(s, y) < 0:
        return "GUI-MOV-11 bodies"
    if is_mounted(s, u):
        return "GUI-BLD-21 no-way" if board.mounted[y] else "GUI-MOV-06 no-horses"
    return "GUI-MOV-08 armour" if is_armoured(s, u) and board.ground[y] == t.DEEP else "GUI-BLD-21 no-way"


def may_go_on(s: State, board: Board, u: int, place: int, y: int, left: int, led: int) -> bool:
    """Whether somebody who may not stop in the hex has a way on from there (GUI-STK-03): he tries it in thought."""
    h, d, points = get(s, u, st.HEX), get(s, u, st.DIR), field(s, frames.MOVE.points)
    mounted = is_mounted(s, u)
    if mounted:
        put(s, u, st.DIR, riders.direction_after(d, place))
    put(s, u, st.HEX, y)
    set_field(s, frames.MOVE.points, left)
    on = goes_on(s, board, u, led, mounted)
    put(s, u, st.HEX, h)
    put(s, u, st.DIR, d)
    set_field(s, frames.MOVE.points, points)
    return on


def goes_on(s: State, board: Board, u: int, led: int, mounted: bool) -> bool:
    """A step, the way off the map, a horse to mount, a sleeper to pick up: anything that clears the hex."""
    if not why_not_leave(s, u):
        return True
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    v = standing(s, h)
    if v >= 0 and not why_not_lift(s, u, v):
        return True
    if field(s, frames.MOVE.points) <= 0:
        return False
    if mounted:
        for place in range(8):
            y = riders.ring_hex(h, d, place)
            if y != NOWHERE and board.holds(y) and not why_not_enter(s, board, u, place, y, led):
                return True
        return False
    for k in range(6):
        y = board.near[h * 6 + k]
        if y == NOWHERE:
            continue
        if not why_not_enter(s, board, u, k, y, led):
            return True
        v = standing(s, y)
        if v >= 0 and is_horse(s, v) and not why_not_mount(s, u, v):
            return True
    return False


def why_not_pass(s: State, board: Board, u: int, y: int) -> str:
    """Why somebody who is there keeps the unit out of a hex."""
    f = s.facts
    v = (f[f[st.OCC] + y] & 255) - 1
    if v >= 0:
        if is_horse(s, v):
            if is_mounted(s, u) or reading(s, st.HORSE_BLOCKS):
                return "GUI-STK-05 horse-in-way"
        elif get(s, v, st.SEAT) != get(s, u, st.SEAT) and not is_stunned(s, v) and not is_passable(s, v):  # GUI-STK-01
            return "GUI-STK-02 enemy-there"
    return "GUI-HOP-01 lances" if f[st.FORMED] and has_lances(s, board, y, get(s, u, st.SEAT)) else ""


def bars_window(s: State, u: int, y: int) -> bool:
    """Whether somebody behind a window keeps others from climbing in: any enemy, unconscious or not (GUI-BLD-25)."""
    v = standing(s, y)
    return v >= 0 and get(s, v, st.SEAT) != get(s, u, st.SEAT) and not later_reading(s, st.OVER_SLEEPERS)


def step(s: State, y: int) -> None:
    """Leave the hex (with its checks), enter the next, and offer the other side its shots."""
    board = board_of(s)
    u = field(s, frames.MOVE.unit)
    if get(s, u, st.PLACE) == st.WAITING:
        enter(s, u, y)
        after_hex(s, u)
        return
    if (field(s, frames.MOVE.hexes) > 0 or reading(s, st.START_HEX)) and not slip_past(
        s, u, get(s, u, st.HEX), 0
    ):  # GUI-INF-05
        return
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    cost = step_cost(s, board, u, h, d, y)
    if is_mounted(s, u):
        put(s, u, st.DIR, riders.direction_after(d, riders.place_of(h, d, y)))
    put(s, u, st.HEX, y)
    spend(s, cost)
    set_field(s, frames.MOVE.hexes, field(s, frames.MOVE.hexes) + 1)
    if field(s, frames.MOVE.unfired) < NEVER_FIRED:
        set_field(s, frames.MOVE.unfired, field(s, frames.MOVE.unfired) + 1)
    carry_along(s, u)
    ev.tell(s, ev.UNIT_MOVED, "GUI-MOV-02", (ev.name(s, u), y, ev.facing(s, u), field(s, frames.MOVE.points)))
    note_stop(s, u)
    after_hex(s, u)


def come_down(s: State) -> None:
    """Into or out of the saddle he has come to another hex: what goes for every hex of a move goes for this one."""
    set_field(s, frames.MOVE.hexes, field(s, frames.MOVE.hexes) + 1)
    if field(s, frames.MOVE.unfired) < NEVER_FIRED:
        set_field(s, frames.MOVE.unfired, field(s, frames.MOVE.unfired) + 1)
    after_hex(s, field(s, frames.MOVE.unit))


def after_hex(s: State, u: int) -> None:
    """The fire window of the hex just entered (GUI-DEF-02); after a volley not before he has gone on (GUI-DEF-05)."""
    if field(s, frames.MOVE.unfired) >= refire_distance(s, u, False):  # GUI-DEF-10
        open_window(s, u)


def slip_past(s: State, u: int, h: int, spared: int) -> bool:
    """Infiltration checks when leaving a hex (GUI-INF-01); False if the move is over."""
    board = board_of(s)
    stopped = False
    for guard in watchers(s, board, h, get(s, u, st.SEAT)):
        if spared >> guard & 1 or has_checked(s, guard, u):
            continue
        outcome = roll_check(s, u, guard, h)
        if outcome == NOTHING:
            continue
        if outcome != WOUND or not reading(s, st.WOUND_GOES_ON):
            stopped = True
        if outcome == WOUND:
            wound(s, u, "GUI-INF-06")
        elif outcome == DEATH:
            kill(s, u, "GUI-INF-06")
        if not is_active(s, u) or s.facts[st.MOVER] != u + 1:
            stopped = True
            break
    if stopped and s.facts[st.MOVER] == u + 1 and is_on_map(s, u):
        ev.tell(s, ev.UNIT_STOPPED, "GUI-INF-06", (ev.name(s, u), get(s, u, st.HEX)))
        if has_burden(s, u):
            stop_with_burden(s, u)
        else:
            halt(s, u)
    return not stopped


def has_burden(s: State, u: int) -> bool:
    """Whether he carries somebody whom he must lay down at the end of his move; a prisoner he keeps."""
    c = get(s, u, st.CARRY)
    return c >= 0 and not has(s, c, st.CAPTIVE)


def stop_with_burden(s: State, u: int) -> None:
    """He goes no further, and says into which hex he lays his man (GUI-MOV-18)."""
    if why_not_stay(s, u) and s.facts[st.LAST_OK] >= 0:
        go_back(s, u)
        carry_along(s, u)
    set_field(s, frames.MOVE.points, 0)


def halt(s: State, u: int) -> None:
    """The move is over: the unit stands where it is, or where it may (GUI-STK-04)."""
    if s.facts[st.MOVER] != u + 1:
        return
    if get(s, u, st.PLACE) == st.WAITING:
        s.facts[st.MOVER] = 0
        unsent(s, u)
        return
    if why_not_stay(s, u) and s.facts[st.LAST_OK] >= 0:
        go_back(s, u)
    s.facts[st.MOVER] = 0
    settle(s, u)
    if has_burden(s, u):
        c = get(s, u, st.CARRY)
        put(s, u, st.CARRY, -1)
        lay_down(s, board_of(s), c, get(s, u, st.HEX))
    place_led(s, u)
    slay_surrounded(s)


def unsent(s: State, u: int) -> None:
    """A unit that did not come on after all may try again next turn."""
    put(s, u, st.SPENT, 0)


def why_not_leave(s: State, u: int) -> str:
    """Why the mover may not leave the map here."""
    if get(s, u, st.PLACE) == st.WAITING:
        return "GUI-SEQ-01 not-arrived"
    board = board_of(s)
    if get(s, u, st.HEX) in scenario_of(s).exit_hexes[get(s, u, st.SEAT)]:
        return "GUI-MOV-04 points" if field(s, frames.MOVE.points) < 1 else ""
    for side in exits_of(s, u):
        if is_edge(board, get(s, u, st.HEX), side):
            return "GUI-MOV-04 points" if field(s, frames.MOVE.points) < 1 else ""
    return "GUI-SEQ-01 no-exit"


def exits_of(s: State, u: int) -> list[int]:
    """The sides of the map a unit may leave by; where one was chosen in secret, that one."""
    if get(s, u, st.SEAT) == 0 and s.facts[st.CHOICE] & 7:
        return [s.facts[st.CHOICE] & 7]
    return scenario_of(s).exits[get(s, u, st.SEAT)]


def leave(s: State) -> None:
    """Off the map, with everything led and carried."""
    u = field(s, frames.MOVE.unit)
    board = board_of(s)
    if field(s, frames.MOVE.hexes) > 0 and not slip_past(s, u, get(s, u, st.HEX), 0):
        return
    side = next((e for e in exits_of(s, u) if is_edge(board, get(s, u, st.HEX), e)), 0)
    if s.facts[st.CHOICE] & 7 and get(s, u, st.SEAT) == 0:
        s.facts[st.CHOICE] |= 8  # now everybody knows
    s.facts[st.MOVER] = 0
    put(s, u, st.SPENT, field(s, frames.MOVE.spent))
    off(s, u)
    c = get(s, u, st.CARRY)
    if c >= 0:
        if is_stunned(s, c):
            put(s, c, 6, 0)
            s.facts[st.STUNNED] -= 1
        hooks.led_away(s, u, c)
        off(s, c)
        ev.tell(s, ev.UNIT_LEFT, "GUI-SEQ-01", (ev.name(s, c), side, get(s, c, st.SEAT)))
    for v in led_by(s, u):
        if is_horse(s, v):
            off(s, v)
            ev.tell(s, ev.UNIT_LEFT, "GUI-SEQ-01", (ev.name(s, v), side, get(s, v, st.SEAT)))
    for k in range(4):
        if s.facts[st.LOOT + k] == 4096 + u:
            s.facts[st.LOOT + k] = 8192
    hooks.let_fall(s, u)
    ev.tell(s, ev.UNIT_LEFT, "GUI-SEQ-01", (ev.name(s, u), side, get(s, u, st.SEAT)))


def off(s: State, u: int) -> None:
    put(s, u, st.PLACE, st.LEFT)
    put(s, u, st.HEX, NOWHERE)
    if is_mounted(s, u):
        put(s, get(s, u, st.MOUNT), st.PLACE, st.LEFT)


def finish(s: State) -> None:
    """Close the frame of a move that is over."""
    u = field(s, frames.MOVE.unit)
    put(s, u, st.SPENT, field(s, frames.MOVE.spent))
    pop(s)


def is_over(s: State) -> bool:
    """Whether the move in hand has ended by itself: stopped, fallen, gone."""
    u = field(s, frames.MOVE.unit)
    return s.facts[st.MOVER] != u + 1 or not (is_active(s, u) or get(s, u, st.PLACE) == st.WAITING)
