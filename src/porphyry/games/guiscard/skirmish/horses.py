"""Horses: led, let go, taken by the reins, mounted, left and turned about (GUI-MTD)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import LEAST_TURN, NEIGHBOURS, NOWHERE, behind, distance
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish.contact import has_lances, is_watched
from porphyry.games.guiscard.skirmish.mover import note_stop, spend, why_not_stay
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, is_free, stray
from porphyry.games.guiscard.state import (
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
    is_wounded,
    led_by,
    lift,
    mark,
    put,
    reading,
    settle,
    standing,
    tail,
)
from porphyry.kernel.frames import field, set_field
from porphyry.kernel.state import State


def led_horses(s: State, u: int) -> int:
    n = 0
    for v in led_by(s, u):
        if is_horse(s, v) and is_living(s, v):
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


def horse_may_stand(board: Board, h: int) -> bool:
    return board.mounted[h] > 0 or board.ground[h] in (t.TREE, t.DEEP, t.SHALLOW)


def neighbours_of(s: State, board: Board, u: int) -> list[int]:
    out: list[int] = []
    hexes = [get(s, u, st.HEX)]
    if is_mounted(s, u):
        hexes.append(tail(s, u))
    for h in hexes:
        for d in range(6):
            n = board.near[h * 6 + d]
            if n != NOWHERE and n not in hexes and n not in out and may_lead_into(board, h, d):
                out.append(n)
    return out


def led_place(s: State, u: int, v: int) -> int:
    """Where a led horse can stand with its head beside its leader, as hex * 8 + facing, as near to its old place as may be; or -1.

    Of places as near it takes the one that turns it least, then the one farthest ahead and to its right: the same on a map turned round.
    """
    board = board_of(s)
    old, old_d = get(s, v, st.HEX), get(s, v, st.DIR)
    best, best_n = -1, 1 << 40
    for x in neighbours_of(s, board, u):
        for d in range(6):
            y = riders.tail_of(x, d)
            if y == NOWHERE or is_no_place_beside(s, board, u, x, y, d):
                continue
            n = (distance(x, old) + distance(y, old)) << 32 | LEAST_TURN[(d - old_d) % 6] << 28 | behind(old, old_d, x)
            if n < best_n:
                best, best_n = x * 8 + d, n
    return best


def is_no_place_beside(s: State, board: Board, u: int, x: int, y: int, d: int) -> bool:
    """Whether a horse led by ``u`` cannot stand with its head in ``x`` and its tail in ``y``."""
    if not board.holds(y) or standing(s, x) >= 0 or standing(s, y) >= 0:
        return True
    if y == get(s, u, st.HEX) or (is_mounted(s, u) and y == tail(s, u)):
        return True
    if bodies_cost(s, x) < 0 or bodies_cost(s, y) < 0:
        return True  # GUI-MOV-11, GUI-FIR-12, GUI-STN-09
    if has_lances(s, board, x, get(s, u, st.SEAT)) or has_lances(s, board, y, get(s, u, st.SEAT)):
        return True
    return not horse_may_stand(board, x) or not horse_may_stand(board, y) or board.side[y * 6 + d] != bo.OPEN


def has_led_place(s: State, u: int) -> bool:
    """Whether a led horse can stand beside its leader at all."""
    board = board_of(s)
    for x in neighbours_of(s, board, u):
        for d in range(6):
            y = riders.tail_of(x, d)
            if y != NOWHERE and not is_no_place_beside(s, board, u, x, y, d):
                return True
    return False


def place_led(s: State, u: int) -> None:
    """Led horses stand with their heads beside their leader (GUI-MTD-18, GUI-MTD-23)."""
    for v in led_by(s, u):
        if not is_horse(s, v) or not is_living(s, v):
            continue
        old, old_d = get(s, v, st.HEX), get(s, v, st.DIR)
        if standing(s, old) == v:
            continue  # it never moved
        spot = led_place(s, u, v)
        if spot < 0:
            put(s, v, st.LED, -1)
            ev.tell(s, ev.HORSE_RELEASED, "GUI-MTD-23", (ev.name(s, u), ev.name(s, v)))
            if is_free(s, old, v) and is_free(s, riders.tail_of(old, old_d), v):
                settle(s, v)
            else:
                stray(s, v)
            continue
        stand_horse(s, v, spot)


def stand_horse(s: State, v: int, spot: int) -> None:
    put(s, v, st.HEX, spot // 8)
    put(s, v, st.DIR, spot % 8)
    settle(s, v)
    ev.tell(s, ev.HORSE_STOOD, "GUI-MTD-18", (ev.name(s, v), spot // 8, spot % 8))


def why_not_release(s: State, u: int, horse: int) -> str:
    """Why the mover may not let go of a horse here."""
    if not is_horse(s, horse) or get(s, horse, st.LED) != u:
        return "GUI-MTD-18 not-led"
    if why_not_stay(s, u) or not has_led_place(s, u):
        return "GUI-MTD-18 no-room"
    return ""


def release(s: State, horse: int) -> None:
    """Let go of the reins: the horse stands beside its leader and stays (GUI-MTD-15)."""
    u = field(s, frames.MOVE.unit)
    spot = led_place(s, u, horse)
    put(s, horse, st.LED, -1)
    stand_horse(s, horse, spot)
    ev.tell(s, ev.HORSE_RELEASED, "GUI-MTD-18", (ev.name(s, u), ev.name(s, horse)))
    note_stop(s, u)


def has_front(s: State, horse: int, h: int) -> bool:
    """Whether a hex is one of the three before a horse's head (GUI-MTD-16)."""
    head, d = get(s, horse, st.HEX), get(s, horse, st.DIR)
    if head == NOWHERE or d < 0:
        return False
    return h in (NEIGHBOURS[head * 6 + d], NEIGHBOURS[head * 6 + (d + 1) % 6], NEIGHBOURS[head * 6 + (d + 5) % 6])


def keeper(s: State, horse: int) -> int:
    """The rider who still controls his loose horse by standing beside it (GUI-MTD-21), or -1."""
    kind = t.HORSE_OF[get(s, horse, st.ROSTER)]
    if kind < 0:
        return -1
    for u in range(count(s)):
        if s.facts[st.BASE + u * st.SIZE + st.ROSTER] == kind:
            near = (
                distance(get(s, u, st.HEX), get(s, horse, st.HEX)) == 1
                or distance(get(s, u, st.HEX), tail(s, horse)) == 1
            )
            return u if is_active(s, u) and not is_mounted(s, u) and near else -1
    return -1


def is_threatened(s: State, horse: int, seat: int) -> bool:
    """Whether an attack-capable enemy is adjacent to a horse."""
    board = board_of(s)
    return is_watched(s, board, get(s, horse, st.HEX), seat) or is_watched(s, board, tail(s, horse), seat)


def why_not_take(s: State, u: int, horse: int) -> str:
    """Why the mover may not take this horse by the reins."""
    if not is_horse(s, horse) or not is_on_map(s, horse):
        return "GUI-MTD-16 no-horse"
    if get(s, horse, st.LED) >= 0:
        return "GUI-MTD-21 led"
    if standing(s, get(s, horse, st.HEX)) != horse or not has_front(s, horse, get(s, u, st.HEX)):
        return "GUI-MTD-16 not-at-head"
    if has(s, u, st.MISSED_REINS):
        return "GUI-MTD-20 missed"
    k = keeper(s, horse)
    if k >= 0 and k != u:
        return "GUI-MTD-21 kept"
    if is_threatened(s, horse, get(s, u, st.SEAT)):
        return "GUI-MTD-17 watched"
    if led_horses(s, u) >= (1 if is_mounted(s, u) else 3):
        return "GUI-MTD-23 hands-full"
    if get(s, u, st.CARRY) >= 0:
        return "GUI-MOV-16 carrying"
    return ""


def take(s: State, horse: int) -> None:
    """Take the reins; a rider who rides past must roll (GUI-MTD-19, GUI-MTD-20)."""
    u = field(s, frames.MOVE.unit)
    if is_mounted(s, u) and field(s, frames.MOVE.spent) > 0 and field(s, frames.MOVE.points) > 0:
        roll = s.dice.roll(10)
        ev.tell(s, ev.REINS_ROLLED, "GUI-MTD-20", (ev.name(s, u), ev.name(s, horse), roll))
        if roll > 6:
            mark(s, u, st.MISSED_REINS)
            return
    lift(s, horse)
    put(s, horse, st.LED, u)
    put(s, horse, st.SEAT, get(s, u, st.SEAT))
    ev.tell(s, ev.HORSE_TAKEN, "GUI-MTD-16", (ev.name(s, u), ev.name(s, horse)))


def ends_at_head(s: State, u: int) -> bool:
    """Whether a rider who ends his ride with points left may still take a horse, and without a roll (GUI-MTD-19)."""
    if not is_mounted(s, u) or field(s, frames.MOVE.spent) == 0 or field(s, frames.MOVE.points) == 0:
        return False
    for v in range(count(s)):  # noqa: SIM110 - no generator in the hot path
        if is_horse(s, v) and is_on_map(s, v) and not why_not_take(s, u, v):
            return True
    return False


def mount_cost(s: State, u: int) -> int:
    return 3 if is_armoured(s, u) else 2  # GUI-MTD-05


def why_not_mount(s: State, u: int, horse: int) -> str:
    """Why the mover may not mount this horse."""
    if is_mounted(s, u) or not flags(s, u) & t.RIDER:
        return "GUI-MTD-12 no-rider"
    if not is_horse(s, horse) or not is_on_map(s, horse) or flags(s, horse) & t.PACK:
        return "GUI-MTD-12 no-mount"
    leader = get(s, horse, st.LED)
    if leader >= 0 and leader != u:
        return "GUI-MTD-21 led"
    if standing(s, get(s, horse, st.HEX)) != horse and (leader != u or field(s, frames.MOVE.hexes) > 0):
        return "GUI-MTD-09 not-beside"
    h, d = get(s, horse, st.HEX), get(s, horse, st.DIR)
    here = get(s, u, st.HEX)
    if here not in (riders.ring_hex(h, d, riders.RIGHT), riders.ring_hex(h, d, riders.LEFT)):
        return "GUI-MTD-09 not-beside"
    k = keeper(s, horse)
    if k >= 0 and k != u:
        return "GUI-MTD-21 kept"
    seat = get(s, u, st.SEAT)
    if is_watched(s, board_of(s), here, seat) or is_threatened(s, horse, seat):
        return "GUI-MTD-10 watched"
    if get(s, u, st.CARRY) >= 0:
        return "GUI-MOV-16 carrying"
    if led_horses(s, u) > (2 if leader == u else 1):
        return "GUI-MTD-23 hands-full"
    if mount_cost(s, u) > field(s, frames.MOVE.points):
        return "GUI-MTD-08 points"
    return ""


def mount(s: State, horse: int) -> None:
    """Into the saddle: what is left is doubled (GUI-MTD-06, GUI-MTD-11)."""
    u = field(s, frames.MOVE.unit)
    spend(s, mount_cost(s, u))
    set_field(s, frames.MOVE.points, field(s, frames.MOVE.points) * 2)
    lift(s, horse)
    put(s, horse, st.LED, -1)
    seat_on(s, u, horse)
    ev.tell(s, ev.UNIT_MOUNTED, "GUI-MTD-11", (ev.name(s, u), ev.name(s, horse)))
    note_stop(s, u)


def seat_on(s: State, u: int, horse: int) -> None:
    put(s, u, st.HEX, get(s, horse, st.HEX))
    put(s, u, st.DIR, get(s, horse, st.DIR))
    put(s, u, st.MOUNT, horse)
    put(s, horse, st.MOUNT, u)
    put(s, horse, st.PLACE, st.RIDDEN)
    put(s, horse, st.HEX, NOWHERE)
    put(s, horse, st.SEAT, get(s, u, st.SEAT))


def why_not_dismount(s: State, u: int, h: int) -> str:
    """Why the mover may not get down into this hex (GUI-MTD-13); enemies beside him do not matter (GUI-MTD-14)."""
    if not is_mounted(s, u):
        return "GUI-MTD-13 on-foot"
    if get(s, u, st.PLACE) == st.WAITING:
        return "GUI-SEQ-01 not-arrived"
    if why_not_stay(s, u):
        return "GUI-MTD-13 no-room"
    place = riders.place_of(get(s, u, st.HEX), get(s, u, st.DIR), h)
    if place < 0:
        return "GUI-MTD-13 not-beside"
    why = why_not_dismount_to(s, board_of(s), u, place, h)
    if why:
        return why
    if led_horses(s, u):
        return "GUI-MTD-23 hands-full"
    if mount_cost(s, u) > field(s, frames.MOVE.points) and not reading(s, st.FREE_DISMOUNT):
        return "GUI-MTD-05 points"
    return ""


def why_not_dismount_to(s: State, board: Board, u: int, place: int, h: int) -> str:
    """What speaks against a place of the ring for a rider who gets down."""
    if not board.holds(h):
        return "GUI-MTD-13 not-beside"
    base, d = get(s, u, st.HEX), get(s, u, st.DIR)
    if riders.FROM_TAIL[place]:
        base = tail(s, u)
    if bodies_cost(s, h) < 0:
        return "GUI-MOV-11 bodies"
    if foot_cost(board, base, riders.AFTER[d * 8 + place], is_armoured(s, u)) == 0:
        return "GUI-MOV-08 armour" if is_armoured(s, u) and board.ground[h] == t.DEEP else "GUI-MTD-13 no-way"
    if standing(s, h) >= 0:
        return "GUI-MTD-13 occupied"
    return "GUI-HOP-01 lances" if has_lances(s, board, h, get(s, u, st.SEAT)) else ""


def dismount(s: State, h: int) -> None:
    """Out of the saddle: what is left is halved, quartered if wounded (GUI-MTD-07)."""
    u = field(s, frames.MOVE.unit)
    if not reading(s, st.FREE_DISMOUNT):
        spend(s, mount_cost(s, u))
    set_field(s, frames.MOVE.points, points_on_foot(field(s, frames.MOVE.points), is_wounded(s, u)))
    horse = get(s, u, st.MOUNT)
    put(s, horse, st.MOUNT, -1)
    put(s, horse, st.PLACE, st.ON_MAP)
    put(s, horse, st.HEX, get(s, u, st.HEX))
    put(s, horse, st.DIR, get(s, u, st.DIR))
    put(s, u, st.MOUNT, -1)
    settle(s, horse)
    put(s, u, st.HEX, h)
    ev.tell(s, ev.UNIT_DISMOUNTED, "GUI-MTD-13", (ev.name(s, u), h))
    note_stop(s, u)


def points_on_foot(left: int, wounded: bool) -> int:
    """Points left after paying for the dismount, turned into points on foot (GUI-MTD-07)."""
    return left // 4 if wounded else left // 2


def why_not_about(s: State, u: int) -> str:
    if not is_mounted(s, u) or get(s, u, st.PLACE) == st.WAITING:
        return "GUI-MTD-03 on-foot"
    if field(s, frames.MOVE.points) < riders.ABOUT_TURN_COST:
        return "GUI-MTD-03 points"
    return ""


def about(s: State) -> None:
    """Turn the horse round on the spot (GUI-MTD-03)."""
    u = field(s, frames.MOVE.unit)
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    put(s, u, st.HEX, riders.tail_of(h, d))
    put(s, u, st.DIR, (d + 3) % 6)
    spend(s, riders.ABOUT_TURN_COST)
    ev.tell(s, ev.UNIT_TURNED, "GUI-MTD-03", (ev.name(s, u), (d + 3) % 6, get(s, u, st.HEX)))
    note_stop(s, u)
