"""Giving ground: retreats from missiles and melee, evasion, friends moved aside (GUI-INF-11 to 14, GUI-EVA, GUI-MOV-09).

A retreat is chosen hex by hex by its owner.  The first hex leads away from every threat; later ones come no closer than
the first; nobody ends next to an opponent of that fight; a unit that cannot do it is wounded and stays.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import PALISADE, Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, direction_to, distance
from porphyry.games.guiscard.ground.paths import foot_cost, is_astride, mounted_cost
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.contact import (
    DEATH,
    NOTHING,
    WOUND,
    has_checked,
    has_lances,
    roll_check,
    watchers,
)
from porphyry.games.guiscard.skirmish.lost_charges import driven_off
from porphyry.games.guiscard.skirmish.question import HexQuestion
from porphyry.games.guiscard.skirmish.wounds import (
    bodies_cost,
    break_ranks,
    free_captive,
    is_passable,
    is_reserved,
    kill,
    leave_horses,
    push_hexes,
    release_horses,
    slay_surrounded,
    wound,
)
from porphyry.games.guiscard.state import (
    bodies_choke,
    count,
    get,
    is_active,
    is_armoured,
    is_burning,
    is_horse,
    is_living,
    is_long,
    is_mounted,
    is_on_map,
    is_stunned,
    later_reading,
    lift,
    put,
    reading,
    settle,
    siege_reading,
    standing,
    tail,
    word,
)
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import below_field, below_kind, field, pop, set_field
from porphyry.kernel.state import State

FROM_FIRE: Final = 0
FROM_MELEE: Final = 1
EVADING: Final = 2
OUT_OF_FLAMES: Final = 3
OUT_OF_NAPHTHA: Final = 4
INTO_FIRE: Final = "GUI-FIR-12 burning"

# Fields of the frame: unit, hexes left, hex of the shooter, first hex, mask of opponents, mode, hexes done.


def gap(s: State, h: int, threat: int, foes: int) -> list[int]:
    """Distances of a hex from the shooter and from each opponent."""
    out: list[int] = []
    if threat != NOWHERE:
        out.append(distance(h, threat))
    for u in range(count(s)):
        if foes >> u & 1 and is_on_map(s, u):
            n = distance(h, get(s, u, st.HEX))
            if is_long(s, u):
                m = distance(h, tail(s, u))
                if m < n:
                    n = m
            out.append(n)
    return out


def _away(s: State, x: int, y: int, first: int, threat: int, foes: int) -> bool:
    """The first hex leads away from everybody, later ones come no closer; so nobody ends beside an opponent (GUI-INF-13)."""
    base = gap(s, x if first == NOWHERE else first, threat, foes)
    new = gap(s, y, threat, foes)
    for k in range(len(base)):
        if first == NOWHERE:
            if new[k] <= base[k]:
                return False  # GUI-INF-12
        elif new[k] < base[k]:
            return False
    return True


def can_give(
    s: State, board: Board, u: int, h: int, d: int, place: int, left: int, first: int, threat: int, foes: int, mode: int
) -> int:
    """The hex a unit at ``h`` looking ``d`` comes to by one step of its retreat, or NOWHERE."""
    if why_not_give(s, board, u, h, d, place, left, first, threat, foes, mode):
        return NOWHERE
    return riders.ring_hex(h, d, place) if is_mounted(s, u) else board.near[h * 6 + place]


def why_not_give(
    s: State, board: Board, u: int, h: int, d: int, place: int, left: int, first: int, threat: int, foes: int, mode: int
) -> str:
    """What speaks against one step of a retreat: a direction on foot, a rider's place of the ring."""
    long = is_mounted(s, u)
    base = h
    way = place
    if long:
        if riders.FROM_TAIL[place]:
            base = riders.tail_of(h, d)
        way = riders.direction_after(d, place)
    y = board.near[base * 6 + way] if base != NOWHERE else NOWHERE
    if y == NOWHERE:
        return "GUI-MOV-02 off-map"
    if long:
        if mounted_cost(board, base, way) == 0:
            return "GUI-MOV-06 no-horses" if board.mounted[y] == 0 else "GUI-BLD-21 no-way"
    elif foot_cost(board, base, way, is_armoured(s, u)) == 0:
        return "GUI-MOV-09 armour" if foot_cost(board, base, way, False) else "GUI-BLD-21 no-way"
    if bodies_cost(s, y) < 0:
        return "GUI-MOV-11 bodies"
    if not _away(s, h, y, first, threat, foes):
        if mode == EVADING:
            return "GUI-EVA-03 not-away"
        return "GUI-INF-13 beside" if is_beside(s, y, foes) else "GUI-INF-12 not-away"
    seat = get(s, u, st.SEAT)
    if has_lances(s, board, y, seat):
        return "GUI-HOP-01 lances"
    v = standing(s, y)
    if v == u:
        v = -1
    last = left == 1
    if (last or long) and is_reserved(s, y, u):
        return "GUI-STK-03 occupied"
    if v >= 0:
        if mode == EVADING:
            return "GUI-EVA-03 occupied"
        if get(s, v, st.SEAT) != seat:
            if is_horse(s, v) and (long or reading(s, st.HORSE_BLOCKS)):
                return "GUI-STK-05 horse-in-way"
            if is_active(s, v) and not is_passable(s, v):
                return "GUI-STK-02 enemy-there"
            if last or long:
                return "GUI-STK-03 occupied"
        elif (last or long) and (reading(s, st.NO_DISPLACING) or not has_room_aside(s, board, v, y, base)):
            return "GUI-INF-14 no-room"  # a horse needs room at every step
    if long and last and is_astride(board, y, way):
        return "GUI-BLD-29 astride"
    if long and last and foes and not later_reading(s, st.HEAD_RETREATS) and is_beside(s, base, foes):
        return "GUI-INF-13 beside"  # nor may his tail stay beside one of them
    if last:
        return ""
    step_first = y if first == NOWHERE else first
    return (
        "" if retreat_hexes(s, board, u, y, way, left - 1, step_first, threat, foes, mode) else "GUI-INF-12 no-way-on"
    )


def why_not_retreat(s: State, y: int) -> str:
    """Why the retreat in hand may not go to a hex next."""
    board = board_of(s)
    u = field(s, frames.RETREAT.unit)
    if field(s, frames.RETREAT.mode) >= OUT_OF_FLAMES:
        return why_not_ride_out(s, board, u, y)
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    if is_mounted(s, u):
        place = riders.place_of(h, d, y)
        if place < 0:
            return "GUI-MTD-01 not-adjacent"
    else:
        place = direction_to(h, y)
        if place < 0:
            return "GUI-MOV-02 not-adjacent"
    hexes, first, threat = (
        field(s, frames.RETREAT.hexes),
        field(s, frames.RETREAT.first),
        field(s, frames.RETREAT.threat),
    )
    foes, mode = field(s, frames.RETREAT.foes), field(s, frames.RETREAT.mode)
    return why_not_give(s, board, u, h, d, place, hexes, first, threat, foes, mode)


def why_not_ride_out(s: State, board: Board, u: int, n: int) -> str:
    """Why a rider may not take his horse out of the fire into a hex (GUI-FIR-10): nobody checks him, and both hexes must be out."""
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    place = riders.place_of(h, d, n)
    if place < 0:
        return "GUI-MTD-01 not-adjacent"
    base = riders.tail_of(h, d) if riders.FROM_TAIL[place] else h
    way = riders.direction_after(d, place)
    if mounted_cost(board, base, way) == 0:
        return "GUI-MOV-06 no-horses" if board.mounted[n] == 0 else "GUI-BLD-21 no-way"
    if is_astride(board, n, way):
        return "GUI-BLD-29 astride"
    v = standing(s, n)
    if (v >= 0 and v != u) or word(s, n) & (st.SHUT & ~st.BURNING):
        return "GUI-STK-03 occupied"
    if bodies_choke(s, n):
        return "GUI-MOV-11 bodies"
    return INTO_FIRE if is_burning(s, n) or is_burning(s, base) else ""


def ride_out_hexes(s: State, board: Board, u: int, mode: int) -> list[int]:
    """Where a rider can go out of the fire; through naphtha, as a last resort, into fire again (GUI-GRK-13)."""
    safe: list[int] = []
    hot: list[int] = []
    for n in riders.ring_of(get(s, u, st.HEX), get(s, u, st.DIR)):
        if n == NOWHERE or not board.holds(n):
            continue
        why = why_not_ride_out(s, board, u, n)
        if not why:
            safe.append(n)
        elif why == INTO_FIRE:
            hot.append(n)
    return hot if mode == OUT_OF_NAPHTHA and not safe and not reading(s, st.WEAK_FIRE) else safe


def is_in_flames(s: State, u: int) -> bool:
    """Whether one of a unit's hexes burns."""
    return is_burning(s, get(s, u, st.HEX)) or (is_long(s, u) and is_burning(s, tail(s, u)))


def is_beside(s: State, h: int, foes: int) -> bool:
    """Whether a hex touches one of these units, either hex of a rider."""
    for n in gap(s, h, NOWHERE, foes):  # noqa: SIM110 - no generator in the hot path
        if n <= 1:
            return True
    return False


def has_room_aside(s: State, board: Board, v: int, head: int, back: int) -> bool:
    """Whether a friend could make room without getting under the same hooves."""
    for x in push_hexes(s, board, v):  # noqa: SIM110 - no generator in the hot path
        if x != head and x != back:
            return True
    return False


def retreat_hexes(
    s: State, board: Board, u: int, h: int, d: int, left: int, first: int, threat: int, foes: int, mode: int
) -> list[int]:
    """Every hex this step of the retreat may go to."""
    out: list[int] = []
    for place in range(8 if is_mounted(s, u) else 6):
        y = can_give(s, board, u, h, d, place, left, first, threat, foes, mode)
        if y != NOWHERE and y not in out:
            out.append(y)
    return out


def drowning_hexes(s: State, board: Board, u: int, h: int, first: int, threat: int, foes: int) -> list[int]:
    """Deep water for an armoured man on foot who has no other way (GUI-MOV-09)."""
    out: list[int] = []
    if is_mounted(s, u) or not is_armoured(s, u):
        return out
    for d in range(6):
        if foot_cost(board, h, d, False) > 0:
            y = board.near[h * 6 + d]
            if board.ground[y] == t.DEEP and _away(s, h, y, first, threat, foes) and standing(s, y) < 0:
                out.append(y)
    return out


def start(s: State, u: int, hexes: int, threat: int, foes: int, mode: int) -> None:
    """Make a unit give ground; if it cannot, it is wounded and stays (GUI-INF-13)."""
    if not is_on_map(s, u) or is_horse(s, u):
        return
    if is_stunned(s, u):
        kill(s, u, "GUI-INF-13")  # nobody carries him off
        return
    board = board_of(s)
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    if hooks.hangs(s, u):
        wound(s, u, "GUI-INF-13")
        return
    ways = retreat_hexes(s, board, u, h, d, hexes, NOWHERE, threat, foes, mode)
    if not ways and not drowning_hexes(s, board, u, h, NOWHERE, threat, foes):
        if mode != FROM_MELEE or not hooks.catches_hold(s, u):
            has_no_way(s, u, mode)
        return
    frames.RETREAT.begin(s, u, hexes, threat, foes, mode)


def has_no_way(s: State, u: int, mode: int) -> None:
    """A unit that cannot give ground is wounded (GUI-INF-13); in another reading it falls over the palisade behind it (GUI-GRA-13)."""
    if (
        mode == FROM_MELEE
        and siege_reading(s, st.FALLS_OUTWARDS)
        and stands_at_palisade(board_of(s), get(s, u, st.HEX))
    ):
        kill(s, u, "GUI-GRA-13")
    else:
        wound(s, u, "GUI-INF-13")


def stands_at_palisade(board: Board, h: int) -> bool:
    for d in range(6):  # noqa: SIM110 - no generator in the hot path
        if board.side[h * 6 + d] == PALISADE and board.owned[h * 6 + d]:
            return True
    return False


# ---------------------------------------------------------------- the decision


def options(s: State) -> list[int]:
    """Hexes for the retreat in hand."""
    board = board_of(s)
    u = field(s, frames.RETREAT.unit)
    if field(s, frames.RETREAT.mode) >= OUT_OF_FLAMES:
        return ride_out_hexes(s, board, u, field(s, frames.RETREAT.mode))
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    threat, first, foes = (
        field(s, frames.RETREAT.threat),
        field(s, frames.RETREAT.first),
        field(s, frames.RETREAT.foes),
    )
    out = retreat_hexes(
        s, board, u, h, d, field(s, frames.RETREAT.hexes), first, threat, foes, field(s, frames.RETREAT.mode)
    )
    if not out or reading(s, st.MAY_DROWN):
        out.extend(drowning_hexes(s, board, u, h, first, threat, foes))  # GUI-MOV-09
    return out


def is_pending(s: State) -> bool:
    """Whether the owner must choose; otherwise the retreat is over and closed here."""
    u = field(s, frames.RETREAT.unit)
    if not is_on_map(s, u) or is_stunned(s, u):
        pop(s)
        return False
    if field(s, frames.RETREAT.hexes) > 0:
        if options(s):
            return True
        set_field(s, frames.RETREAT.hexes, 0)
        if field(s, frames.RETREAT.gone) == 0:
            rule = "GUI-INF-13" if field(s, frames.RETREAT.mode) < OUT_OF_FLAMES else "GUI-FIR-10"
            pop(s)
            wound(s, u, rule)
            return False
    v = standing(s, get(s, u, st.HEX))
    if (v < 0 or v == u) and is_long(s, u):
        v = standing(s, tail(s, u))
    if v >= 0 and v != u:
        frames.PUSH.begin(s, v)  # GUI-INF-14
        return False
    settle(s, u)
    naphtha = field(s, frames.RETREAT.mode) == OUT_OF_NAPHTHA
    pop(s)
    if naphtha and is_in_flames(s, u):
        frames.FLEE.begin(s, u, 2)  # he rolls again (GUI-GRK-13)
    slay_surrounded(s)
    return False


def step(s: State, h: int) -> None:
    """One hex of a retreat, with its checks (GUI-INF-11)."""
    board = board_of(s)
    u = field(s, frames.RETREAT.unit)
    if field(s, frames.RETREAT.gone) == 0:
        driven_off(s, u)
        release_horses(s, u)
        break_ranks(s, u)  # GUI-HOP-01, GUI-HOP-17: giving ground is leaving the place among the shields
        lift(s, u)
        free_captive(s, u)
        hooks.let_go(s, u)
    old, d = get(s, u, st.HEX), get(s, u, st.DIR)
    if is_mounted(s, u):
        place = riders.place_of(old, d, h)
        put(s, u, st.DIR, riders.direction_after(d, place))
    put(s, u, st.HEX, h)
    set_field(s, frames.RETREAT.hexes, field(s, frames.RETREAT.hexes) - 1)
    set_field(s, frames.RETREAT.gone, field(s, frames.RETREAT.gone) + 1)
    if field(s, frames.RETREAT.first) == NOWHERE:
        set_field(s, frames.RETREAT.first, h)
    mode = field(s, frames.RETREAT.mode)
    if mode == EVADING:
        ev.tell(s, ev.UNIT_EVADED, "GUI-EVA-02", (ev.name(s, u), h, ev.facing(s, u)))
    elif mode >= OUT_OF_FLAMES:
        ev.tell(s, ev.UNIT_RETREATED, "GUI-FIR-10", (ev.name(s, u), h, ev.facing(s, u)))
        return  # one hex passes nobody, and it is no retreat from a fight (§ 4.3)
    else:
        ev.tell(s, ev.UNIT_RETREATED, "GUI-INF-11", (ev.name(s, u), h, ev.facing(s, u)))
    if board.ground[h] == t.DEEP and is_armoured(s, u):
        ev.tell_hurt(s, ev.UNIT_DROWNED, "GUI-MOV-09", u)
        put(s, u, st.PLACE, st.GONE)
        put(s, u, st.HEX, NOWHERE)
        put(s, u, 5, 2)
        return
    if reading(s, st.SHORT_RETREAT) and field(s, frames.RETREAT.mode) == FROM_MELEE:
        return  # the other reading: a retreat of one hex is not checked
    v = standing(s, h)
    may_stop = v < 0 or v == u or (get(s, v, st.SEAT) == get(s, u, st.SEAT) and bool(push_hexes(s, board, v)))
    for guard in watchers(s, board, h, get(s, u, st.SEAT)):
        if not is_living(s, u) or not is_on_map(s, u):
            break
        if has_checked(s, guard, u):
            continue
        outcome = roll_check(s, u, guard, h)  # GUI-EVA-04
        if outcome != NOTHING and may_stop:
            set_field(s, frames.RETREAT.hexes, 0)
        if outcome == WOUND:
            wound(s, u, "GUI-INF-06")
        elif outcome == DEATH:
            kill(s, u, "GUI-INF-06")


def push_options(s: State) -> list[int]:
    """Where the friend in hand may be moved aside to: not under the one who pushes him."""
    out = push_hexes(s, board_of(s), field(s, frames.PUSH.unit))
    if below_kind(s) != frames.RETREAT.number:
        return out
    u = below_field(s, frames.RETREAT.unit)
    back = tail(s, u) if is_long(s, u) else NOWHERE
    return [h for h in out if h != get(s, u, st.HEX) and h != back]


def why_not_push(s: State, x: int) -> str:
    """Why the friend in hand may not be moved aside to a hex (GUI-INF-14, GUI-MEL-31)."""
    board = board_of(s)
    v = field(s, frames.PUSH.unit)
    d = direction_to(get(s, v, st.HEX), x)
    if d < 0:
        return "GUI-INF-14 not-adjacent"
    if foot_cost(board, get(s, v, st.HEX), d, is_armoured(s, v)) == 0:
        return "GUI-BLD-21 no-way"
    if has_lances(s, board, x, get(s, v, st.SEAT)):
        return "GUI-HOP-01 lances"
    return "" if x in push_options(s) else "GUI-STK-03 occupied"


def push_pending(s: State) -> bool:
    """Ask the owner; a man who has nowhere left to go is trampled."""
    if push_options(s):
        return True
    v = field(s, frames.PUSH.unit)
    pop(s)
    kill(s, v, "GUI-INF-14")
    return False


def move_aside(s: State, h: int) -> None:
    """The friend makes room; no check, and he keeps his status (GUI-INF-14)."""
    v = field(s, frames.PUSH.unit)
    pop(s)
    hooks.let_go(s, v)
    break_ranks(s, v)
    lift(s, v)
    put(s, v, st.HEX, h)
    settle(s, v)
    ev.tell(s, ev.UNIT_PUSHED, "GUI-INF-14", (ev.name(s, v), h))
    leave_horses(s, v)


class ChooseRetreat(HexQuestion):
    """Hex by hex a unit gives ground (GUI-INF-11)."""

    def __init__(self) -> None:
        super().__init__(frames.RETREAT, "GUI-INF-11", "retreat", name="choose-retreat", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        return is_pending(s)

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_RETREAT, h) for h in options(s)]

    def why_not_there(self, s: State, h: int) -> str:
        """As a last resort there are ways that are none: into deep water (GUI-MOV-09), into fire again (GUI-GRK-13)."""
        why = why_not_retreat(s, h)
        return "" if why and h in options(s) else why

    def play(self, s: State, seat: int, code: int) -> None:
        step(s, arg_a(code))


class ChooseRoom(HexQuestion):
    """A friend makes room for one who has nowhere else to go (GUI-INF-14)."""

    def __init__(self) -> None:
        super().__init__(frames.PUSH, "GUI-INF-14", "push", name="choose-room", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        return push_pending(s)

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_PUSH, h) for h in push_options(s)]

    def why_not_there(self, s: State, h: int) -> str:
        return why_not_push(s, h)

    def play(self, s: State, seat: int, code: int) -> None:
        move_aside(s, arg_a(code))
