"""Coming on to the map by its sides or from the sea (GUI-SEQ-01)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.scenarios import INWARDS, board_of, is_edge, scenario_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.contact import has_lances
from porphyry.games.guiscard.skirmish.mover import move_points, note_stop, spend
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, is_free
from porphyry.games.guiscard.state import (
    ARRIVED,
    DIR,
    GROUP,
    HEX,
    LED,
    ON_MAP,
    PLACE,
    SEAT,
    WAITING,
    count,
    get,
    is_armoured,
    is_horse,
    is_mounted,
    put,
    standing,
)
from porphyry.kernel.frames import field, set_field
from porphyry.kernel.state import State


def may_arrive(s: State, u: int) -> bool:
    """Whether a waiting unit's group is due."""
    return get(s, u, PLACE) == WAITING and s.facts[ARRIVED] >> get(s, u, GROUP) & 1 != 0


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
    return hooks.beside_partner(s, u, out)


def may_land(s: State, board: Board, u: int, h: int, points: int) -> bool:
    """Whether a waiting unit may come ashore in a hex."""
    return 0 < entry_cost(s, board, u, h, board.foot[h]) <= points and is_free(s, h, u)


def entry_cost(s: State, board: Board, u: int, h: int, price: int) -> int:
    """Price of coming on into a hex, bodies included; 0 if bodies, fire, an engine or lances keep the unit out (GUI-MOV-10)."""
    extra = bodies_cost(s, h)
    return 0 if price == 0 or extra < 0 or has_lances(s, board, h, get(s, u, SEAT)) else price + extra


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
        cost = entry_cost(s, board, u, h, board.foot[h])
        return 0 < cost <= points and not (board.ground[h] == t.DEEP and is_armoured(s, u))
    x = board.near[h * 6 + INWARDS[side]]
    if x == NOWHERE or board.ride[h * 6 + INWARDS[side]] == 0 or standing(s, x) >= 0:
        return False
    cost, ahead = entry_cost(s, board, u, h, board.mounted[h]), entry_cost(s, board, u, x, board.mounted[x])
    return cost > 0 and ahead > 0 and cost + ahead <= points


def used_sides(s: State, g: int) -> int:
    """Bit mask of the sides by which units of a group have come on."""
    return s.facts[ARRIVED] >> (16 + 4 * g) & 15


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
    cost = entry_cost(s, board, u, h, board.foot[h])
    side = entry_side(s, u, h)
    g = get(s, u, GROUP)
    if scenario_of(s).groups[g].sides:
        s.facts[ARRIVED] |= 1 << (15 + 4 * g + side)
    put(s, u, PLACE, ON_MAP)
    if is_mounted(s, u):
        d = INWARDS[side]
        x = board.near[h * 6 + d]
        cost = entry_cost(s, board, u, h, board.mounted[h]) + entry_cost(s, board, u, x, board.mounted[x])
        put(s, u, DIR, d)
        h = x
    put(s, u, HEX, h)
    for v in range(count(s)):
        if get(s, v, LED) == u and is_horse(s, v) and get(s, v, PLACE) == WAITING:
            put(s, v, PLACE, ON_MAP)  # GUI-SOR-02: pack horses come on with their leader
            put(s, v, HEX, h)
            put(s, v, DIR, max(0, get(s, u, DIR)))
            ev.tell(s, ev.HORSE_STOOD, "GUI-SOR-02", (ev.name(s, v), h, get(s, v, DIR)))
    spend(s, cost)
    set_field(s, frames.MOVE.hexes, field(s, frames.MOVE.hexes) + 1)
    ev.tell(s, ev.UNIT_MOVED, "GUI-SEQ-01", (ev.name(s, u), h, ev.facing(s, u), field(s, frames.MOVE.points)))
    note_stop(s, u)
