"""Scaling ladders: carried, raised, climbed, shifted, thrown down (GUI-LAD)."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, direction_to, distance
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft.devices import (
    BEARING,
    CARRIED,
    HOLDER,
    LADDER,
    LADDER_HERE,
    LEANING,
    LYING,
    OTHER,
    OWNER,
    PLACE_HEX,
    STATE,
    dev,
    set_dev,
)
from porphyry.games.guiscard.siegecraft.verbs import DeviceChoice, ManAndDeviceChoice, ManChoice, TwoMenChoice
from porphyry.games.guiscard.skirmish.contact import has_lances, watchers
from porphyry.games.guiscard.skirmish.horses import led_horses
from porphyry.games.guiscard.skirmish.movement import after_hex, slip_past, step_cost
from porphyry.games.guiscard.skirmish.mover import move_points, note_stop, spend
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, HexQuestion, UnitQuestion
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, heap_cost, slay_surrounded, stun, wound
from porphyry.games.guiscard.state import (
    allowance,
    get,
    has,
    is_active,
    is_armoured,
    is_living,
    is_long,
    is_mounted,
    is_on_map,
    lift,
    mark,
    put,
    reading,
    settle,
    standing,
    unit_of,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, arg_d, pack
from porphyry.kernel.frames import field, field_at, find, pop, set_field, set_field_at
from porphyry.kernel.state import State

CARRIERS_MOVE: Final = 2  # GUI-LAD-05
CLIMB_COST: Final = 3  # GUI-LAD-07
JUMP_COST: Final = 4  # GUI-LAD-08
SHIFT_COST: Final = 2  # GUI-LAD-11
FALLS_ON: Final = 6  # GUI-LAD-14


def on_ladder(s: State, k: int) -> int:
    """Who is on a leaning ladder, or -1."""
    u = dev(s, k, HOLDER)
    return u if u >= 0 and dv.climbed(s, u) == k else -1


def why_not_hand(s: State, u: int) -> str:
    """Why a unit may not take up a ladder in step 3."""
    return "GUI-LAD-04 fired" if has(s, u, st.FIRED) else why_not_touch(s, u)


def why_not_touch(s: State, u: int) -> str:
    """Why a unit may not put its hands to a ladder in step 3; a unit that has fired may shift one with the points it has left."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-LAD-03 not-yours"
    if not is_active(s, u) or is_mounted(s, u):
        return "GUI-LAD-03 on-foot-only"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    if has(s, u, st.BUSY | st.FORMATION | st.FOULKON):
        return "GUI-MOV-13 busy"
    if get(s, u, st.CARRY) >= 0 or led_horses(s, u) or dv.ladder_in_hand(s, u) >= 0 or dv.is_climbing(s, u):
        return "GUI-MOV-16 carrying"
    return ""


# ---------------------------------------------------------------- carrying


def why_not_pick(s: State, k: int, u: int, w: int) -> str:
    """Why these two may not take up a ladder that lies on the ground (GUI-LAD-03)."""
    if dv.kind_of(s, k) != LADDER or dev(s, k, STATE) != LYING:
        return "GUI-LAD-03 no-ladder"
    if u >= w:
        return "GUI-LAD-03 two-men"
    for v in (u, w):
        why = why_not_hand(s, v)
        if why:
            return why
        if get(s, v, st.SPENT) > CARRIERS_MOVE:
            return "GUI-LAD-05 points"
    if sorted([get(s, u, st.HEX), get(s, w, st.HEX)]) != sorted(dv.hexes_of_device(s, k)):
        return "GUI-LAD-03 not-beside"
    return ""


def pick(s: State, k: int, u: int, w: int) -> None:
    carry(s, k, u, w)


def carry(s: State, k: int, u: int, w: int) -> None:
    """The ladder is between two men in neighbouring hexes."""
    set_dev(s, k, STATE, CARRIED)
    set_dev(s, k, HOLDER, u)
    set_dev(s, k, OTHER, w)
    follow(s, k)
    ev.tell(s, ev.LADDER_TAKEN, "GUI-LAD-03", (dev(s, k, dv.NAME), ev.name(s, u), ev.name(s, w)))


def follow(s: State, k: int) -> None:
    """A carried ladder lies from its first carrier to the second."""
    u, w = dev(s, k, HOLDER), dev(s, k, OTHER)
    set_dev(s, k, PLACE_HEX, get(s, u, st.HEX))
    set_dev(s, k, BEARING, max(0, direction_to(get(s, u, st.HEX), get(s, w, st.HEX))))


def arrive(s: State, u: int) -> None:
    """Men who bring a ladder on have it in their hands as soon as both stand side by side; else it lies where they are."""
    for k in range(dv.count_devices(s)):
        if (
            dev(s, k, STATE) != dv.ABSENT
            or dv.kind_of(s, k) != LADDER
            or u not in (dev(s, k, HOLDER), dev(s, k, OTHER))
        ):
            continue
        w = dv.other_carrier(s, k, u)
        if not is_on_map(s, w):
            if get(s, w, 4) == 0:
                continue  # he still waits
            drop_beside(s, k, u)
        elif direction_to(get(s, u, st.HEX), get(s, w, st.HEX)) >= 0:
            carry(s, k, dev(s, k, HOLDER), dev(s, k, OTHER))
        else:
            drop_beside(s, k, u)


def drop_beside(s: State, k: int, u: int) -> None:
    """The ladder lies in a man's hex and one beside it."""
    board = board_of(s)
    h = get(s, u, st.HEX)
    for d in range(6):
        if board.near[h * 6 + d] != NOWHERE and foot_cost(board, h, d, False) > 0:
            set_dev(s, k, PLACE_HEX, h)
            set_dev(s, k, BEARING, d)
            break
    dv.lay_ladder(s, k, "GUI-LAD-03")


def why_not_put_down(s: State, k: int) -> str:
    if dv.kind_of(s, k) != LADDER or dev(s, k, STATE) != CARRIED:
        return "GUI-LAD-03 no-ladder"
    return why_not_bear(s, dev(s, k, HOLDER))


def why_not_bear(s: State, u: int) -> str:
    """Why a carrier has nothing to do now."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-LAD-03 not-yours"
    return "GUI-ASL-15 other-map" if is_elsewhere(s, u) else ""


def put_down(s: State, k: int) -> None:
    dv.lay_ladder(s, k, "GUI-LAD-03")


def why_not_haul(s: State, u: int, y: int) -> str:
    """Why a carrier may not lead on into a hex, the other following into his (GUI-LAD-04, GUI-LAD-05)."""
    k = dv.ladder_in_hand(s, u)
    if k < 0:
        return "GUI-LAD-03 no-ladder"
    why = why_not_bear(s, u)
    if why:
        return why
    seat = get(s, u, st.SEAT)
    w = dv.other_carrier(s, k, u)
    if has(s, u, st.BUSY | st.FIRED) or has(s, w, st.BUSY | st.FIRED):
        return "GUI-MOV-13 busy"
    board = board_of(s)
    h = get(s, u, st.HEX)
    if not board.holds(y) or direction_to(h, y) < 0:
        return "GUI-MOV-02 not-adjacent"
    first, second = step_cost(s, board, u, h, -1, y), step_cost(s, board, w, get(s, w, st.HEX), -1, h)
    if first == 0 or second == 0:
        return "GUI-BLD-21 no-way"
    if standing(s, y) >= 0:
        return "GUI-STK-03 occupied"
    if has_lances(s, board, y, seat):
        return "GUI-HOP-01 lances"
    if get(s, u, st.SPENT) + first > CARRIERS_MOVE or get(s, w, st.SPENT) + second > CARRIERS_MOVE:
        return "GUI-LAD-05 points"
    if watchers(s, board, y, seat) or watchers(s, board, h, seat):
        return "GUI-LAD-04 watched"  # those who would check them (GUI-INF-03, GUI-INF-16)
    return ""


def haul(s: State, u: int, y: int) -> None:
    """Two men and a ladder, one hex on; both may be shot at."""
    board = board_of(s)
    k = dv.ladder_in_hand(s, u)
    w = dv.other_carrier(s, k, u)
    h = get(s, u, st.HEX)
    first, second = step_cost(s, board, u, h, -1, y), step_cost(s, board, w, get(s, w, st.HEX), -1, h)
    for v, to, cost in ((u, y, first), (w, h, second)):
        lift(s, v)
        put(s, v, st.HEX, to)
        put(s, v, st.SPENT, get(s, v, st.SPENT) + cost)
        set_out(s, v)
        settle(s, v)
        ev.tell(s, ev.UNIT_MOVED, "GUI-LAD-05", (ev.name(s, v), to, ev.NO_WAY, CARRIERS_MOVE - get(s, v, st.SPENT)))
    follow(s, k)
    slay_surrounded(s)
    frames.OFFER.begin(s, w)
    frames.OFFER.begin(s, u)


# ---------------------------------------------------------------- raising and shifting


def may_lean(s: State, board: Board, h: int, d: int) -> bool:
    """A palisade seen from outside, and no other ladder in the hex (GUI-LAD-02: never the tower)."""
    if board.side[h * 6 + d] != bo.PALISADE or board.owned[h * 6 + d]:
        return False
    return dv.word(s, h) & dv.SHUT == 0


def why_not_raise(s: State, u: int, d: int) -> str:
    """Why the ladder may not be raised in the hex of this carrier (GUI-LAD-06)."""
    k = dv.ladder_in_hand(s, u)
    if k < 0:
        return "GUI-LAD-03 no-ladder"
    why = why_not_bear(s, u)
    if why:
        return why
    board = board_of(s)
    h = get(s, u, st.HEX)
    if board.side[h * 6 + d] in (bo.CASTLE_WALL, bo.SLIT):
        return "GUI-LAD-02 too-high"
    return "" if may_lean(s, board, h, d) else "GUI-LAD-06 no-palisade"


def raise_up(s: State, u: int, d: int) -> None:
    k = dv.ladder_in_hand(s, u)
    for v in (dev(s, k, HOLDER), dev(s, k, OTHER)):
        set_out(s, v)
    lean(s, k, get(s, u, st.HEX), d)
    set_dev(s, k, OTHER, s.facts[st.TURN])
    ev.tell(s, ev.LADDER_RAISED, "GUI-LAD-06", (dev(s, k, dv.NAME), get(s, u, st.HEX), d))


def set_out(s: State, u: int) -> None:
    """What he does with the ladder is his move of this turn."""
    if not has(s, u, st.MOVED):
        mark(s, u, st.MOVED)
        ev.set_out(s, u, "GUI-LAD-05")


def lean(s: State, k: int, h: int, d: int) -> None:
    if dev(s, k, STATE) == LEANING:
        dv.clear_bit(s, dev(s, k, PLACE_HEX), LADDER_HERE)
    set_dev(s, k, STATE, LEANING)
    set_dev(s, k, HOLDER, -1)
    set_dev(s, k, PLACE_HEX, h)
    set_dev(s, k, BEARING, d)
    dv.set_bit(s, h, LADDER_HERE)


def why_not_handle(s: State, k: int, u: int, w: int) -> str:
    """Why two men may not shift or take down a leaning ladder (GUI-LAD-10, GUI-LAD-11)."""
    if k < 0 or dv.kind_of(s, k) != LADDER or dev(s, k, STATE) != LEANING:
        return "GUI-LAD-11 no-ladder"
    if u >= w:
        return "GUI-LAD-11 two-men"
    foot = dev(s, k, PLACE_HEX)
    for v in (u, w):
        why = why_not_touch(s, v)
        if why:
            return why
        if move_points(s, v) - get(s, v, st.SPENT) < SHIFT_COST:
            return "GUI-LAD-11 points"
        if distance(get(s, v, st.HEX), foot) > 1 or board_of(s).ground[get(s, v, st.HEX)] == t.WALL_WALK:
            return "GUI-LAD-11 not-beside"
    if on_ladder(s, k) >= 0:
        return "GUI-LAD-10 somebody-on-it"
    if enemy_beside(s, foot, get(s, u, st.SEAT)):
        return "GUI-LAD-10 enemy-beside"
    return ""


def enemy_beside(s: State, foot: int, seat: int) -> bool:
    """Whether an enemy stands at the foot of a ladder or next to it, behind the palisade included (GUI-LAD-10)."""
    board = board_of(s)
    for n in [foot, *board.near[foot * 6 : foot * 6 + 6]]:
        v = standing(s, n) if n != NOWHERE else -1
        if v >= 0 and get(s, v, st.SEAT) != seat and is_active(s, v):
            return True
    return False


def ladder_for(s: State, u: int, foot: int) -> int:
    """The ladder meant by a shift to a foot hex: the one that leans there, else the first beside it and the man."""
    k = dv.ladder_at(s, foot)
    if k >= 0:
        return k
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) == LADDER and dev(s, k, STATE) == LEANING:
            h = dev(s, k, PLACE_HEX)
            if distance(h, foot) == 1 and distance(h, get(s, u, st.HEX)) <= 1:
                return k
    return -1


def why_not_shift(s: State, u: int, w: int, foot: int, top: int) -> str:
    """Why the two may not shift the ladder by a hex along the palisade, or turn it in its hex."""
    board = board_of(s)
    if not board.holds(foot) or not board.holds(top):
        return "GUI-MOV-02 off-map"
    k = ladder_for(s, u, foot)
    why = why_not_handle(s, k, u, w)
    if why:
        return why
    d = direction_to(foot, top)
    if d < 0 or board.side[foot * 6 + d] != bo.PALISADE or board.owned[foot * 6 + d]:
        return "GUI-LAD-11 no-palisade"
    if foot == dev(s, k, PLACE_HEX):
        return "GUI-LAD-11 stands-there" if d == dev(s, k, BEARING) else ""
    if dv.is_shut(s, foot) or (standing(s, foot) >= 0 and standing(s, foot) not in (u, w)):
        return "GUI-LAD-11 occupied"
    return ""


def pay(s: State, u: int) -> None:
    put(s, u, st.SPENT, get(s, u, st.SPENT) + SHIFT_COST)
    mark(s, u, st.SHIFTED)


def shift(s: State, u: int, w: int, foot: int, top: int) -> None:
    k = ladder_for(s, u, foot)
    pay(s, u)
    pay(s, w)
    lean(s, k, foot, direction_to(foot, top))
    set_dev(s, k, OTHER, s.facts[st.TURN])
    ev.tell(s, ev.LADDER_RAISED, "GUI-LAD-11", (dev(s, k, dv.NAME), foot, dev(s, k, BEARING)))


def why_not_lower(s: State, u: int, w: int, k: int) -> str:
    why = why_not_handle(s, k, u, w)
    if why:
        return why
    foot = dev(s, k, PLACE_HEX)
    return "" if get(s, u, st.HEX) != foot or get(s, w, st.HEX) != foot else "GUI-LAD-11 not-beside"


def lower(s: State, u: int, w: int, k: int) -> None:
    """Taken down it lies from its foot towards one of the two."""
    foot = dev(s, k, PLACE_HEX)
    pay(s, u)
    pay(s, w)
    v = u if get(s, u, st.HEX) != foot else w
    tumble(s, k, direction_to(foot, get(s, v, st.HEX)), "GUI-LAD-10")


def tumble(s: State, k: int, d: int, rule: str) -> None:
    """A leaning ladder comes down into its own hex and the next one."""
    dv.clear_bit(s, dev(s, k, PLACE_HEX), LADDER_HERE)
    set_dev(s, k, BEARING, d)
    dv.lay_ladder(s, k, rule)


# ---------------------------------------------------------------- climbing


def why_not_climb(s: State, u: int, k: int) -> str:
    """Why the mover may not get onto a leaning ladder, from below or from the wall-walk (GUI-LAD-01, GUI-LAD-07)."""
    if is_mounted(s, u) or get(s, u, st.CARRY) >= 0 or led_horses(s, u):
        return "GUI-LAD-01 on-foot-only"
    board = board_of(s)
    foot, h = dev(s, k, PLACE_HEX), get(s, u, st.HEX)
    if dv.climbed(s, u) >= 0:
        return "GUI-LAD-07 somebody-on-it"
    v = standing(s, foot)
    if v >= 0 and v != u:
        return "GUI-STK-03 occupied"
    if h not in (foot, dv.top_of(s, k)):
        d = direction_to(h, foot)
        if d < 0 or foot_cost(board, h, d, is_armoured(s, u)) == 0:
            return "GUI-LAD-07 not-beside"
    if dv.word(s, foot) & dv.BURNING:
        return "GUI-FIR-12 burning"
    if heap_cost(s, foot) < 0:
        return "GUI-MOV-11 bodies"
    return "GUI-LAD-07 points" if field(s, frames.MOVE.points) < CLIMB_COST + heap_cost(s, foot) else ""


def climb(s: State, k: int) -> None:
    u = field(s, frames.MOVE.unit)
    foot = dev(s, k, PLACE_HEX)
    if get(s, u, st.HEX) != foot and field(s, frames.MOVE.hexes) > 0 and not slip_past(s, u, get(s, u, st.HEX), 0):
        return
    put(s, u, st.HEX, foot)
    set_dev(s, k, HOLDER, u)
    mark(s, u, st.CLIMBED)
    come_up(s, u, k, CLIMB_COST + heap_cost(s, foot), "GUI-LAD-07")


def come_up(s: State, u: int, k: int, cost: int, rule: str) -> None:
    """Paid for, told, and open to arrows."""
    spend(s, cost)
    set_field(s, frames.MOVE.hexes, field(s, frames.MOVE.hexes) + 1)
    set_field(s, frames.MOVE.unfired, field(s, frames.MOVE.unfired) + 1)
    height = dev(s, k, OTHER) if dv.kind_of(s, k) == dv.GRAPNEL else 0
    ev.tell(s, ev.UNIT_CLIMBED, rule, (ev.name(s, u), dev(s, k, dv.NAME), get(s, u, st.HEX), height))
    note_stop(s, u)
    after_hex(s, u)


def why_not_jump(s: State, u: int, k: int) -> str:
    """Why a unit on a ladder may not jump over the palisade (GUI-LAD-08, GUI-LAD-09); from a wall-walk none may (GUI-CAS-08)."""
    top = dv.top_of(s, k)
    if standing(s, top) >= 0:
        return "GUI-STK-03 occupied"
    if dv.is_shut(s, top):
        return "GUI-FIR-12 burning"
    if bodies_cost(s, top) < 0:
        return "GUI-MOV-11 bodies"
    if has(s, u, st.CLIMBED) and dev(s, k, OTHER) == s.facts[st.TURN]:
        return "GUI-LAD-09 just-raised"
    return "GUI-LAD-08 points" if field(s, frames.MOVE.points) < JUMP_COST + bodies_cost(s, top) else ""  # GUI-MOV-10


def jump(s: State, k: int) -> None:
    """Over the palisade and down behind it."""
    u = field(s, frames.MOVE.unit)
    if field(s, frames.MOVE.hexes) > 0 and not slip_past(s, u, get(s, u, st.HEX), 0):
        return
    cost = JUMP_COST + bodies_cost(s, dv.top_of(s, k))
    land(s, u, dv.top_of(s, k))
    come_up(s, u, k, cost, "GUI-LAD-08")
    hurt_by_jump(s, u)


def land(s: State, u: int, top: int) -> None:
    put(s, u, st.HEX, top)
    s.facts[25] = top * 8  # he may be put back here, never across the palisade


def hurt_by_jump(s: State, u: int) -> None:
    """1d6, armour adds one: 6 or more is a wound (GUI-CAS-03 without a wall-walk, GUI-CAS-07 onto one)."""
    walk = board_of(s).ground[get(s, u, st.HEX)] == t.WALL_WALK
    roll = s.dice.roll(10 if reading(s, st.JUMP_D10) else 6)
    total = roll + (1 if is_armoured(s, u) else 0)
    rule = "GUI-CAS-07" if walk else "GUI-CAS-03"
    ev.tell(s, ev.JUMP_ROLLED, rule, (ev.name(s, u), roll, total))
    if total < 6 or not is_living(s, u):
        return
    wound(s, u, rule)
    if is_active(s, u) and s.facts[st.MOVER] == u + 1:
        lame(s, u)


def lame(s: State, u: int) -> None:
    """A man wounded on his way goes on with what a wounded man has left."""
    at = find(s, frames.MOVE.number)
    if at >= 0 and field_at(s, at, frames.MOVE.unit) == u:
        left = min(field_at(s, at, frames.MOVE.points), allowance(s, u) - field_at(s, at, frames.MOVE.spent))
        set_field_at(s, at, frames.MOVE.points, max(0, left))


# ---------------------------------------------------------------- throwing down


def why_not_step_four(s: State, u: int) -> str:
    """Why a unit has no time left for such a thing in step 4: it replaces fire and fight."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-LAD-14 not-yours"
    if not is_active(s, u) or is_mounted(s, u):
        return "GUI-LAD-14 on-foot-only"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    if has(s, u, st.ATTACKED):
        return "GUI-MEL-02 attacked"
    if has(s, u, st.FIRED):
        return "GUI-MIS-15 fired"
    if has(s, u, st.THREW):
        return "GUI-GRA-03 thrown"
    if has(s, u, st.BUSY):
        return "GUI-MOV-13 busy"
    if dv.is_climbing(s, u) or dv.ladder_in_hand(s, u) >= 0:
        return "GUI-MOV-16 carrying"
    return ""


def why_not_topple(s: State, u: int, k: int) -> str:
    """Why a unit may not try to throw down a ladder, from above or below (GUI-LAD-14, GUI-LAD-18)."""
    why = why_not_step_four(s, u)
    if why:
        return why
    if dv.kind_of(s, k) != LADDER or dev(s, k, STATE) != LEANING:
        return "GUI-LAD-14 no-ladder"
    if distance(get(s, u, st.HEX), dev(s, k, PLACE_HEX)) > 1:
        return "GUI-LAD-18 not-beside"
    v = on_ladder(s, k)
    if (v >= 0 and get(s, v, st.SEAT) == get(s, u, st.SEAT)) or (v < 0 and dev(s, k, OWNER) == get(s, u, st.SEAT)):
        return "GUI-MEL-01 friend"
    return ""


def topple(s: State, u: int, k: int) -> None:
    """1d10: 1-6 and it falls.  It takes the place of a fight and is none (GUI-LAD-14)."""
    mark(s, u, st.BUSY | st.INSTEAD)
    roll = s.dice.roll(10)
    above = board_of(s).ground[get(s, u, st.HEX)] == t.WALL_WALK
    rule = "GUI-LAD-14" if above else "GUI-LAD-18"
    ev.tell(s, ev.TOPPLE_ROLLED, rule, (ev.name(s, u), dev(s, k, dv.NAME), roll))
    if roll <= FALLS_ON:
        frames.TIP.begin(s, u, k)


def tip_hexes(s: State, k: int) -> list[int]:
    """Where the far end of a falling ladder can lie: outside the palisade, no wall between (GUI-LAD-15)."""
    board = board_of(s)
    foot = dev(s, k, PLACE_HEX)
    out: list[int] = []
    for d in range(6):
        n = board.near[foot * 6 + d]
        if n != NOWHERE and board.side[foot * 6 + d] in (bo.OPEN, bo.EDGE, bo.CLIFF, bo.OFF_PATH, bo.LOW_WALL):
            out.append(n)
    return out


def why_not_tip(s: State, h: int) -> str:
    """Why a ladder does not fall towards a hex (GUI-LAD-15)."""
    k = field(s, frames.TIP.device)
    if direction_to(dev(s, k, PLACE_HEX), h) < 0:
        return "GUI-LAD-15 not-beside"
    return "" if h in tip_hexes(s, k) else "GUI-LAD-15 wall"


def tip(s: State, n: int) -> None:
    """It lies; whoever was on it falls (GUI-LAD-16)."""
    k = field(s, frames.TIP.device)
    pop(s)
    v = on_ladder(s, k)
    foot = dev(s, k, PLACE_HEX)
    ev.tell(s, ev.LADDER_FELL, "GUI-LAD-15", (dev(s, k, dv.NAME), foot, n))
    tumble(s, k, direction_to(foot, n), "GUI-LAD-15")
    if v >= 0:
        frames.DROP.begin(s, v, foot)


def drop_hexes(s: State) -> list[int]:
    """Where a falling man may be put: beside the foot, never the wall-walk, even onto the ladder or another man."""
    board = board_of(s)
    u, foot = field(s, frames.DROP.unit), field(s, frames.DROP.hex)
    out: list[int] = []
    for d in range(6):
        n = board.near[foot * 6 + d]
        if n == NOWHERE or foot_cost(board, foot, d, is_armoured(s, u)) == 0 or dv.is_shut(s, n):
            continue
        v = standing(s, n)
        if v < 0 or (v != u and not is_long(s, v) and s.facts[s.facts[st.DEVICES] + 1] == 0):
            out.append(n)
    return out


def why_not_drop(s: State, h: int) -> str:
    """Why a falling man is not put into a hex (GUI-LAD-16, GUI-LAD-17)."""
    u, foot = field(s, frames.DROP.unit), field(s, frames.DROP.hex)
    d = direction_to(foot, h)
    if d < 0:
        return "GUI-LAD-16 not-beside"
    if foot_cost(board_of(s), foot, d, is_armoured(s, u)) == 0:
        return "GUI-BLD-21 no-way"
    return "" if h in drop_hexes(s) else "GUI-LAD-17 occupied"


def fall_down(s: State, h: int) -> None:
    """The one who falls is wounded, the one who is hit is knocked out; both share the hex (GUI-LAD-16, GUI-LAD-17)."""
    u = field(s, frames.DROP.unit)
    pop(s)
    lift(s, u)
    put(s, u, st.HEX, h)
    put(s, u, st.DIR, -1)
    v = standing(s, h)
    ev.tell(s, ev.UNIT_DROPPED, "GUI-LAD-16", (ev.name(s, u), h))
    if v >= 0:
        stun(s, v, "GUI-LAD-17")
    settle(s, u)
    wound(s, u, "GUI-LAD-17")
    slay_surrounded(s)


def why_not_pass_on(s: State) -> str:
    """A unit that fell on another must leave the hex in its next movement step if it can (GUI-LAD-17)."""
    at = s.facts[st.DEVICES]
    if at == 0 or s.facts[at + 1] == 0:
        return ""
    board = board_of(s)
    for v in range(s.facts[8]):
        if get(s, v, 4) != 7:
            continue
        u = standing(s, get(s, v, st.HEX))
        if u < 0 or get(s, u, st.SEAT) != s.facts[st.ACTIVE] or not is_active(s, u) or has(s, u, st.MOVED | st.BUSY):
            continue
        h = get(s, u, st.HEX)
        for d in range(6):
            n = board.near[h * 6 + d]
            if n != NOWHERE and standing(s, n) < 0 and 0 < step_cost(s, board, u, h, -1, n) <= move_points(s, u):
                return "GUI-LAD-17 must-leave"
    return ""


# ---------------------------------------------------------------- the questions


class ChooseLadderFall(UnitQuestion):
    """Where a ladder falls that is thrown down (GUI-LAD-15)."""

    def __init__(self) -> None:
        super().__init__(frames.TIP, "GUI-LAD-15", "tip", name="choose-ladder-fall", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        k = field(s, frames.TIP.device)
        if tip_hexes(s, k):
            return True
        tip(s, dv.top_of(s, k))  # no room anywhere: it lies against the palisade
        return False

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_TIP, h) for h in tip_hexes(s, field(s, frames.TIP.device))]

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_tip(s, arg_a(code))

    def play(self, s: State, seat: int, code: int) -> None:
        tip(s, arg_a(code))


class ChooseDrop(HexQuestion):
    """Where a man comes down who falls from a ladder (GUI-LAD-16)."""

    def __init__(self) -> None:
        super().__init__(frames.DROP, "GUI-LAD-16", "fall", name="choose-drop", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        if drop_hexes(s):
            return True
        u = field(s, frames.DROP.unit)
        pop(s)
        wound(s, u, "GUI-LAD-17")  # he falls where he is
        return False

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_FALL, h) for h in drop_hexes(s)]

    def why_not_there(self, s: State, h: int) -> str:
        return why_not_drop(s, h)

    def play(self, s: State, seat: int, code: int) -> None:
        fall_down(s, arg_a(code))


# ---------------------------------------------------------------- the verbs


class Pick(DeviceChoice):
    """Two men take up a ladder that lies on the ground (GUI-LAD-03)."""

    def __init__(self) -> None:
        super().__init__(no.V_PICK)

    def why_not_device(self, s: State, k: int, code: int) -> str:
        u, w = unit_of(s, arg_b(code)), unit_of(s, arg_c(code))
        return NOT_IN_PLAY if u < 0 or w < 0 else why_not_pick(s, k, u, w)

    def do(self, s: State, k: int, code: int) -> None:
        pick(s, k, unit_of(s, arg_b(code)), unit_of(s, arg_c(code)))


class Drop(DeviceChoice):
    """A ladder is put down (GUI-LAD-03)."""

    def __init__(self) -> None:
        super().__init__(no.V_DROP)

    def why_not_device(self, s: State, k: int, code: int) -> str:
        return why_not_put_down(s, k)

    def do(self, s: State, k: int, code: int) -> None:
        put_down(s, k)


class Haul(ManChoice):
    """Two men go on by a hex with their ladder (GUI-LAD-05)."""

    def __init__(self) -> None:
        super().__init__(no.V_HAUL)

    def why_not_man(self, s: State, u: int, code: int) -> str:
        return why_not_haul(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        haul(s, u, arg_b(code))


class Raise(ManChoice):
    """A ladder is raised (GUI-LAD-06)."""

    def __init__(self) -> None:
        super().__init__(no.V_RAISE)

    def why_not_man(self, s: State, u: int, code: int) -> str:
        return why_not_raise(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        raise_up(s, u, arg_b(code))


class Shift(TwoMenChoice):
    """Two men shift a ladder along the palisade (GUI-LAD-11)."""

    def __init__(self) -> None:
        super().__init__(no.V_SHIFT)

    def why_not_both(self, s: State, u: int, w: int, code: int) -> str:
        return why_not_shift(s, u, w, arg_c(code), arg_d(code))

    def do_both(self, s: State, u: int, w: int, code: int) -> None:
        shift(s, u, w, arg_c(code), arg_d(code))


class Lower(TwoMenChoice):
    """Two men take a ladder down (GUI-LAD-10)."""

    def __init__(self) -> None:
        super().__init__(no.V_LOWER)

    def why_not_both(self, s: State, u: int, w: int, code: int) -> str:
        k = dv.device_of(s, arg_c(code))
        return NOT_IN_PLAY if k < 0 else why_not_lower(s, u, w, k)

    def do_both(self, s: State, u: int, w: int, code: int) -> None:
        lower(s, u, w, dv.device_of(s, arg_c(code)))


class Topple(ManAndDeviceChoice):
    """A man throws a ladder down (GUI-LAD-14)."""

    def __init__(self) -> None:
        super().__init__(no.V_TOPPLE)

    def why_not_with(self, s: State, u: int, k: int) -> str:
        return why_not_topple(s, u, k)

    def do_with(self, s: State, u: int, k: int) -> None:
        topple(s, u, k)
