"""Grapnel and rope: throw, climb, cut, pull a palisade down (GUI-GRA)."""

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
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft.devices import (
    BEARING,
    CARRIED,
    GRAPNEL,
    HOLDER,
    LEANING,
    LOST,
    LYING,
    OTHER,
    OWNER,
    PLACE_HEX,
    STATE,
    dev,
    set_dev,
)
from porphyry.games.guiscard.siegecraft.ladders import come_up, hurt_by_jump, land, why_not_step_four
from porphyry.games.guiscard.siegecraft.verbs import DeviceChoice, ManAndDeviceChoice, MoverAndDeviceChoice, SiegeChoice
from porphyry.games.guiscard.siegecraft.wrecks import destroy, snap
from porphyry.games.guiscard.skirmish import retreat
from porphyry.games.guiscard.skirmish.horses import led_horses
from porphyry.games.guiscard.skirmish.movement import slip_past
from porphyry.games.guiscard.skirmish.question import NOT_OFFERED, UnitQuestion
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, kill
from porphyry.games.guiscard.state import (
    count,
    get,
    has,
    is_active,
    is_armoured,
    is_mounted,
    is_wounded,
    lift,
    mark,
    put,
    reading,
    settle,
    siege_reading,
    standing,
    unmark,
)
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, pop, top
from porphyry.kernel.state import State

MISSES_ON: Final = 2  # GUI-GRA-04
UP: Final = 8  # GUI-GRA-05, a level
PARAPET: Final = 2
ROOF: Final = 1  # the barn has no parapet (GUI-GRA-06)
PULLERS: Final = 4  # GUI-GRA-16


def is_wall(board: Board, h: int, d: int) -> bool:
    """Whether a grapnel can hold on this side of a hex: a palisade, or a house wall from outside (GUI-GRA-01)."""
    feature = board.side[h * 6 + d]
    if feature == bo.PALISADE:
        return True
    n = board.near[h * 6 + d]
    return feature == bo.WALL and n != NOWHERE and board.ground[h] != t.INTERIOR and board.ground[n] == t.INTERIOR


def top_points(s: State, k: int) -> int:
    """Points from the ground to the top: eight a level, at least one level."""
    board = board_of(s)
    levels = board.level[dv.top_of(s, k)] - board.level[dev(s, k, PLACE_HEX)]
    return UP * max(1, levels)


def crossing_cost(s: State, k: int) -> int:
    """Over the parapet, the hex behind included; the barn has none (GUI-GRA-05, GUI-GRA-06)."""
    board = board_of(s)
    return ROOF if board.room_names[board.room[dv.top_of(s, k)]] == "barn" else PARAPET


def climber(s: State, k: int) -> int:
    """Who hangs on a rope, or -1."""
    u = dev(s, k, HOLDER)
    return u if u >= 0 and dv.climbed(s, u) == k else -1


# ---------------------------------------------------------------- throwing


def why_not_throw(s: State, u: int, d: int) -> str:
    """Why the mover may not throw his grapnel over this side of his hex (GUI-GRA-02, GUI-GRA-03)."""
    if dv.carried_by(s, u, GRAPNEL) < 0:
        return "GUI-GRA-02 no-grapnel"
    if is_mounted(s, u) or get(s, u, st.CARRY) >= 0 or get(s, u, st.HEX) == NOWHERE:
        return "GUI-GRA-02 on-foot-only"
    if is_armoured(s, u) and siege_reading(s, st.ONLY_NIMBLE_THROW):
        return "GUI-GRA-02 in-armour"
    if has(s, u, st.THREW):
        return "GUI-GRA-03 thrown"
    if has(s, u, st.FIRED):
        return "GUI-GRA-03 fired"
    board = board_of(s)
    h = get(s, u, st.HEX)
    if board.side[h * 6 + d] in (bo.CASTLE_WALL, bo.SLIT):
        return "GUI-GRA-01 too-high"
    if not is_wall(board, h, d):
        return "GUI-GRA-02 no-palisade"
    foot = foot_below(board, h, d)
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) == GRAPNEL and dev(s, k, STATE) == LEANING and dev(s, k, PLACE_HEX) == foot:
            return "GUI-GRA-02 at-work"
    return ""


def foot_below(board: Board, h: int, d: int) -> int:
    """The hex on the ground: his own, or the one below when he stands on the wall-walk (GUI-GRA-07)."""
    return board.near[h * 6 + d] if board.owned[h * 6 + d] and board.side[h * 6 + d] == bo.PALISADE else h


def throw_grapnel(s: State, d: int) -> None:
    """1d10: 1-2 it misses, 3-10 it holds (GUI-GRA-04)."""
    u = field(s, frames.MOVE.unit)
    k = dv.carried_by(s, u, GRAPNEL)
    board = board_of(s)
    mark(s, u, st.THREW)
    h = get(s, u, st.HEX)
    roll = s.dice.roll(10)
    ev.tell(s, ev.GRAPNEL_THROWN, "GUI-GRA-04", (ev.name(s, u), dev(s, k, dv.NAME), roll))
    if roll <= MISSES_ON:
        if scenario_of(s).alarm:
            s.facts[st.BLOOD] = 1
        return
    foot = foot_below(board, h, d)
    set_dev(s, k, STATE, LEANING)
    set_dev(s, k, PLACE_HEX, foot)
    set_dev(s, k, BEARING, d if foot == h else (d + 3) % 6)
    set_dev(s, k, HOLDER, -1)
    set_dev(s, k, OTHER, 0)
    ev.tell(s, ev.ROPE_FIXED, "GUI-GRA-04", (dev(s, k, dv.NAME), foot, dev(s, k, BEARING)))


def why_not_coil(s: State, u: int, k: int) -> str:
    """Why the mover may not pull the rope up, or take up a grapnel that lies in his hex (GUI-GRA-07)."""
    if dv.kind_of(s, k) != GRAPNEL or is_mounted(s, u) or get(s, u, st.CARRY) >= 0:
        return "GUI-GRA-07 no-grapnel"
    if dv.carried_by(s, u, GRAPNEL) >= 0 or dv.hangs(s, u):
        return "GUI-MOV-16 carrying"
    if dev(s, k, STATE) == LYING:
        return "" if dev(s, k, PLACE_HEX) == get(s, u, st.HEX) else "GUI-GRA-07 not-beside"
    if dev(s, k, STATE) != LEANING:
        return "GUI-GRA-07 no-grapnel"
    if climber(s, k) >= 0:
        return "GUI-GRA-07 somebody-on-it"
    return "" if dv.top_of(s, k) == get(s, u, st.HEX) else "GUI-GRA-07 not-beside"


def coil(s: State, k: int) -> None:
    u = field(s, frames.MOVE.unit)
    set_dev(s, k, STATE, CARRIED)
    set_dev(s, k, PLACE_HEX, NOWHERE)
    set_dev(s, k, HOLDER, u)
    set_dev(s, k, OTHER, -1)
    set_dev(s, k, OWNER, get(s, u, st.SEAT))
    ev.tell(s, ev.ROPE_COILED, "GUI-GRA-07", (ev.name(s, u), dev(s, k, dv.NAME)))


# ---------------------------------------------------------------- climbing


def why_not_climb(s: State, u: int, k: int) -> str:
    """Why the mover may not climb a rope, up from its foot or down from its top (GUI-GRA-01, GUI-GRA-05)."""
    if is_mounted(s, u) or get(s, u, st.CARRY) >= 0 or led_horses(s, u):
        return "GUI-GRA-01 on-foot-only"
    if is_armoured(s, u):
        return "GUI-GRA-01 in-armour"
    v = climber(s, k)
    if v >= 0 and v != u:
        return "GUI-GRA-07 somebody-on-it"
    if v < 0 and dv.climbed(s, u) >= 0:
        return "GUI-GRA-07 somebody-on-it"
    foot = dev(s, k, PLACE_HEX)
    if dv.is_shut(s, foot):
        return "GUI-FIR-12 burning"
    if get(s, u, st.HEX) == dv.top_of(s, k):
        if standing(s, foot) >= 0:
            return "GUI-STK-03 occupied"
        return "GUI-GRA-05 points" if field(s, frames.MOVE.points) < crossing_cost(s, k) else ""
    if get(s, u, st.HEX) != foot:
        return "GUI-GRA-05 not-beside"
    if v >= 0 and dev(s, k, OTHER) >= top_points(s, k):
        return "GUI-GRA-06 at-the-top"
    if v < 0 and standing(s, foot) >= 0 and standing(s, foot) != u:
        return "GUI-STK-03 occupied"
    return "GUI-GRA-05 points" if field(s, frames.MOVE.points) < 1 else ""


def climb(s: State, k: int) -> None:
    """As high as the points carry him; the height is kept for the next turn (GUI-GRA-06)."""
    u = field(s, frames.MOVE.unit)
    if get(s, u, st.HEX) == dv.top_of(s, k):
        if field(s, frames.MOVE.hexes) > 0 and not slip_past(s, u, get(s, u, st.HEX), 0):
            return
        put(s, u, st.HEX, dev(s, k, PLACE_HEX))
        set_dev(s, k, OTHER, top_points(s, k))
        cost = crossing_cost(s, k)
    else:
        if climber(s, k) < 0:
            set_dev(s, k, OTHER, 0)
        cost = min(field(s, frames.MOVE.points), top_points(s, k) - dev(s, k, OTHER))
        set_dev(s, k, OTHER, dev(s, k, OTHER) + cost)
    set_dev(s, k, HOLDER, u)
    come_up(s, u, k, cost, "GUI-GRA-05")


def why_not_slide(s: State, u: int, k: int) -> str:
    if climber(s, k) != u:
        return "GUI-GRA-05 not-beside"
    return "GUI-GRA-05 points" if field(s, frames.MOVE.points) < 1 else ""


def slide(s: State, k: int) -> None:
    """Down twice as fast: four points a level (GUI-GRA-05)."""
    u = field(s, frames.MOVE.unit)
    height = dev(s, k, OTHER)
    cost = min(field(s, frames.MOVE.points), (height + 1) // 2)
    left = max(0, height - 2 * cost)
    set_dev(s, k, OTHER, left)
    if left == 0:
        set_dev(s, k, HOLDER, -1)
    come_up(s, u, k, cost, "GUI-GRA-05")  # GUI-DEF-02: down the rope he is as open to arrows as up


def why_not_cross(s: State, k: int) -> str:
    """Why a climber may not get over the parapet."""
    if dev(s, k, OTHER) < top_points(s, k):
        return "GUI-GRA-05 not-at-the-top"
    top = dv.top_of(s, k)
    if standing(s, top) >= 0:
        return "GUI-STK-03 occupied"
    if dv.is_shut(s, top):
        return "GUI-FIR-12 burning"
    if bodies_cost(s, top) < 0:
        return "GUI-MOV-11 bodies"
    return "GUI-GRA-05 points" if field(s, frames.MOVE.points) < crossing_cost(s, k) + bodies_cost(s, top) else ""


def cross(s: State, k: int) -> None:
    u = field(s, frames.MOVE.unit)
    cost = crossing_cost(s, k) + bodies_cost(s, dv.top_of(s, k))  # GUI-MOV-10
    set_dev(s, k, HOLDER, -1)
    set_dev(s, k, OTHER, 0)
    land(s, u, dv.top_of(s, k))
    come_up(s, u, k, cost, "GUI-GRA-05")
    if reading(s, st.ROPE_JUMP):
        hurt_by_jump(s, u)  # GUI-GRA-08


# ---------------------------------------------------------------- cutting, grabbing


def why_not_cut(s: State, u: int, k: int) -> str:
    """Why a unit may not try to cut a rope: on the wall, in the grapnel's hex or beside it (GUI-GRA-14)."""
    why = why_not_step_four(s, u)
    if why:
        return why
    if dv.kind_of(s, k) != GRAPNEL or dev(s, k, STATE) != LEANING:
        return "GUI-GRA-14 no-grapnel"
    board = board_of(s)
    top, h = dv.top_of(s, k), get(s, u, st.HEX)
    if h != top and (distance(h, top) > 1 or board.ground[h] != board.ground[top]):
        return "GUI-GRA-14 not-beside"
    v = climber(s, k)
    owner = dev(s, k, OWNER) if v < 0 else get(s, v, st.SEAT)
    return "GUI-MEL-01 friend" if owner == get(s, u, st.SEAT) else ""


def cut(s: State, u: int, k: int) -> None:
    """1d10: on 1-3 whoever hangs on it falls as from a ladder (GUI-GRA-15)."""
    mark(s, u, st.BUSY | st.INSTEAD)
    roll = s.dice.roll(10)
    ev.tell(s, ev.CUT_ROLLED, "GUI-GRA-14", (ev.name(s, u), dev(s, k, dv.NAME), roll))
    if roll <= 3:
        snap(s, k)


def grab(s: State) -> None:
    """1d10: fails on 1-3, wounded on 1-6; failing is a fall to the death (GUI-GRA-12, GUI-GRA-13)."""
    u = field(s, frames.GRAB.unit)
    pop(s)
    k = dv.rope_to_grab(s, u)
    roll = s.dice.roll(10)
    ev.tell(s, ev.ROPE_GRABBED, "GUI-GRA-12", (ev.name(s, u), dev(s, k, dv.NAME), roll))
    lift(s, u)
    put(s, u, st.HEX, dev(s, k, PLACE_HEX))
    settle(s, u)
    if roll <= (6 if is_wounded(s, u) else 3):
        ev.tell(s, ev.UNIT_DROPPED, "GUI-GRA-13", (ev.name(s, u), get(s, u, st.HEX)))
        kill(s, u, "GUI-GRA-13")
        return
    set_dev(s, k, HOLDER, u)
    set_dev(s, k, OTHER, top_points(s, k))
    climbed = (ev.name(s, u), dev(s, k, dv.NAME), get(s, u, st.HEX), dev(s, k, OTHER))
    ev.tell(s, ev.UNIT_CLIMBED, "GUI-GRA-12", climbed)


def endure(s: State) -> None:
    """He does not try; what comes of it is said there."""
    u = field(s, frames.GRAB.unit)
    pop(s)
    retreat.has_no_way(s, u, retreat.FROM_MELEE)


# ---------------------------------------------------------------- pulling a palisade down


def why_not_lend(s: State, u: int, k: int) -> str:
    """Why a man may not give his turn to pulling on a thrown grapnel (GUI-GRA-16, GUI-GRA-17)."""
    if dev(s, k, STATE) != LEANING or board_of(s).feature(dev(s, k, PLACE_HEX), dv.top_of(s, k)) != bo.PALISADE:
        return "GUI-GRA-16 no-grapnel"
    if climber(s, k) >= 0:
        return "GUI-GRA-16 somebody-on-it"
    if distance(get(s, u, st.HEX), dv.top_of(s, k)) < (2 if siege_reading(s, st.PULL_FROM_AFAR) else 1):
        return "GUI-GRA-17 at-the-palisade"
    return "GUI-GRA-16 four-pull" if crew(s, k) else ""


def pullers(s: State, k: int) -> list[int]:
    """Who pulls on a rope this turn."""
    mine = [u for u in range(count(s)) if has(s, u, st.LENT) and get(s, u, st.SEAT) == s.facts[st.ACTIVE]]
    return [u for u in mine if is_active(s, u) and get(s, u, st.AIM) == k and not is_elsewhere(s, u)]


def crew(s: State, k: int) -> list[int]:
    """Four of the men at the rope who stand in two rows, the fewest wounded of them; empty if no four do."""
    men = pullers(s, k)
    n = len(men)
    best: list[int] = []
    least = PULLERS + 1
    for a in range(n):
        for b in range(a + 1, n):
            for c in range(b + 1, n):
                for d in range(c + 1, n):
                    four = [men[a], men[b], men[c], men[d]]
                    hurt = wounded_among(s, four)
                    if hurt < least and two_rows(s, four):
                        best, least = four, hurt
    return best


def wounded_among(s: State, men: list[int]) -> int:
    return len([u for u in men if is_wounded(s, u)])


def two_rows(s: State, men: list[int]) -> bool:
    """Four men in two rows of adjacent hexes, one behind the other (GUI-GRA-17)."""
    a = get(s, men[0], st.HEX)
    for i in range(1, 4):
        mate = get(s, men[i], st.HEX)
        rest = [get(s, men[j], st.HEX) for j in range(1, 4) if j != i]
        if direction_to(a, mate) < 0 or direction_to(rest[0], rest[1]) < 0:
            continue
        straight = direction_to(a, rest[0]) >= 0 and direction_to(mate, rest[1]) >= 0
        crossed = direction_to(a, rest[1]) >= 0 and direction_to(mate, rest[0]) >= 0
        if straight or crossed:
            return True
    return False


def why_not_wrench(s: State, k: int) -> str:
    if dv.kind_of(s, k) != GRAPNEL or dev(s, k, STATE) != LEANING:
        return "GUI-GRA-16 no-grapnel"
    if len(pullers(s, k)) < PULLERS:
        return "GUI-GRA-16 four-men"
    if not crew(s, k):
        return "GUI-GRA-17 two-rows"
    return "GUI-GRA-16 somebody-on-it" if climber(s, k) >= 0 else ""


def wrench(s: State, k: int) -> None:
    """1d10, one more for each wounded puller: 1-2 and the palisade comes down (GUI-GRA-18, GUI-GRA-19)."""
    men = crew(s, k)
    roll = s.dice.roll(10)
    total = roll + wounded_among(s, men)
    for u in pullers(s, k):
        unmark(s, u, st.LENT)
    ev.tell(s, ev.PALISADE_PULLED, "GUI-GRA-18", (dev(s, k, dv.NAME), roll, total))
    if total > 2:
        return
    top = dv.top_of(s, k)
    set_dev(s, k, STATE, LOST)
    ev.tell(s, ev.DEVICE_LOST, "GUI-GRA-19", (dev(s, k, dv.NAME),))
    destroy(s, top, "GUI-GRA-19")


class OfferRope(UnitQuestion):
    """A unit without a way back may catch a rope (GUI-GRA-12)."""

    def __init__(self) -> None:
        super().__init__(frames.GRAB, "GUI-GRA-12", "grab endure", name="offer-rope", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        if dv.rope_to_grab(s, field(s, frames.GRAB.unit)) >= 0:
            return True
        endure(s)
        return False

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_GRAB), pack(no.V_ENDURE)]

    def play(self, s: State, seat: int, code: int) -> None:
        if verb_of(code) == no.V_GRAB:
            grab(s)
        else:
            endure(s)


# ---------------------------------------------------------------- the verbs


class Grapple(SiegeChoice):
    """The unit on the move throws its grapnel (GUI-GRA-02)."""

    def __init__(self) -> None:
        super().__init__(no.V_GRAPPLE)

    def why_not_here(self, s: State, code: int) -> str:
        return (
            why_not_throw(s, field(s, frames.MOVE.unit), arg_a(code)) if top(s) == frames.MOVE.number else NOT_OFFERED
        )

    def play(self, s: State, seat: int, code: int) -> None:
        throw_grapnel(s, arg_a(code))


class Coil(MoverAndDeviceChoice):
    """A rope is pulled up, or a grapnel taken up (GUI-GRA-07)."""

    def __init__(self) -> None:
        super().__init__(no.V_COIL)

    def why_not_mover(self, s: State, u: int, k: int) -> str:
        return why_not_coil(s, u, k)

    def do(self, s: State, k: int, code: int) -> None:
        coil(s, k)


class Cut(ManAndDeviceChoice):
    """A man cuts at a rope (GUI-GRA-14)."""

    def __init__(self) -> None:
        super().__init__(no.V_CUT)

    def why_not_with(self, s: State, u: int, k: int) -> str:
        return why_not_cut(s, u, k)

    def do_with(self, s: State, u: int, k: int) -> None:
        cut(s, u, k)


class Wrench(DeviceChoice):
    """Four men pull at the palisade (GUI-GRA-16)."""

    def __init__(self) -> None:
        super().__init__(no.V_WRENCH)

    def why_not_device(self, s: State, k: int, code: int) -> str:
        return why_not_wrench(s, k)

    def do(self, s: State, k: int, code: int) -> None:
        wrench(s, k)
