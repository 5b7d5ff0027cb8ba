"""Advance after combat (GUI-MEL-21 to 25, GUI-INF-09, GUI-INF-10).

Fields of the frame: seat, winners who may still go (mask), unit on the move, points left, vacated hexes, beaten enemies, hexes done.
"""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.melee import REVERSED, A, B, hexes_of, members
from porphyry.games.guiscard.skirmish.movement import halt, slip_past, step_cost, why_no_way, why_not_pass
from porphyry.games.guiscard.skirmish.mover import note_stop, place_code, why_not_stay
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, SkirmishQuestion
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, break_ranks, release_horses
from porphyry.games.guiscard.state import (
    ADVANCE_UNCHECKED,
    DIR,
    HEX,
    LAST_OK,
    MOVER,
    ON_MAP,
    PLACE,
    ROSTER,
    SEAT,
    allowance,
    count,
    get,
    is_active,
    is_horse,
    is_mounted,
    is_stunned,
    lift,
    put,
    reading,
    standing,
    unit_of,
)
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import State


def offer_advance(s: State) -> None:
    """The winners may follow up into the hexes the beaten left (GUI-MEL-21, GUI-MEL-22)."""
    attackers, defenders = field(s, frames.ATTACK.attackers), field(s, frames.ATTACK.defenders)
    letter = field(s, frames.ATTACK.letter)
    if field(s, frames.ATTACK.charge) == REVERSED:
        attackers, defenders = defenders, attackers
    winners = defenders if letter in (A, B) else attackers
    losers = attackers if letter in (A, B) else defenders
    vacated = 0
    packed = field(s, frames.ATTACK.held)
    while packed:
        h = (packed & 4095) - 1
        packed >>= 12
        v = standing(s, h)
        if v < 0 or not losers >> v & 1 or is_stunned(s, v):
            vacated = vacated << 12 | (h + 1)
    for v in members(losers):
        if get(s, v, PLACE) == ON_MAP and not is_active(s, v) and vacated < 1 << 48:
            vacated = vacated << 12 | (get(s, v, HEX) + 1)  # where a thrown man lies
    able = 0
    for u in members(winners):
        if is_active(s, u) and not is_horse(s, u):
            able |= 1 << u
    if vacated == 0 or able == 0:
        return
    seat = get(s, members(able)[0], SEAT)
    frames.ADVANCE.begin(s, seat, able, vacated, losers)


def advance_hexes(s: State, u: int) -> list[int]:
    """First hexes a winner may enter, within half of his allowance (GUI-MEL-21)."""
    out: list[int] = []
    packed = field(s, frames.ADVANCE.vacated)
    while packed:
        h = (packed & 4095) - 1
        packed >>= 12
        if h not in out and not why_not_enter(s, board_of(s), u, h, allowance(s, u) // 2):
            out.append(h)
    return out


def why_not_advance(s: State, u: int, h: int) -> str:
    """Why a unit may not begin an advance into a hex (GUI-MEL-21 to 23)."""
    if not field(s, frames.ADVANCE.able) >> u & 1:
        return "GUI-MEL-23 not-in-fight"
    if not is_active(s, u):
        return "GUI-CMP-13 not-active"
    packed = field(s, frames.ADVANCE.vacated)
    while packed:
        if (packed & 4095) - 1 == h:
            return why_not_enter(s, board_of(s), u, h, allowance(s, u) // 2)
        packed >>= 12
    return "GUI-MEL-22 not-vacated"


def hexes_around(s: State, board: Board, u: int) -> list[int]:
    """Hexes next to a unit, on the map or not: six round a man on foot, eight round a rider."""
    h = get(s, u, HEX)
    if is_mounted(s, u):
        return riders.ring_of(h, get(s, u, DIR))
    return board.near[h * 6 : h * 6 + 6]


def why_not_enter(s: State, board: Board, u: int, h: int, points: int) -> str:
    """Why a winner may not go into this hex next with this many points left."""
    if not board.holds(h):
        return "GUI-MOV-02 off-map"
    if hooks.leaps_to(s, u, h):
        return "" if standing(s, h) < 0 and bodies_cost(s, h) >= 0 else "GUI-MEL-21 cannot"
    cost = step_cost(s, board, u, get(s, u, HEX), get(s, u, DIR), h)
    if cost == 0:
        return why_no_way(s, board, u, h) if h in hexes_around(s, board, u) else "GUI-MOV-02 not-adjacent"
    if cost > points:
        return "GUI-MEL-21 cannot"
    why = why_not_pass(s, board, u, h)
    return why if why or can_end(s, board, u, h, points - cost) else "GUI-MEL-22 no-room"


def can_end(s: State, board: Board, u: int, h: int, points: int) -> bool:
    """Whether an advance may end in this hex or, over a sleeper or a friend, behind it (GUI-MEL-22): the unit tries it in thought."""
    if standing(s, h) == u:
        return False  # over him and back again is no advance
    here, facing = get(s, u, HEX), get(s, u, DIR)
    go(s, u, h)
    ends = not why_not_stay(s, u)
    if not ends:
        for y in hexes_around(s, board, u):
            if y != NOWHERE and not why_not_enter(s, board, u, y, points):
                ends = True
                break
    put(s, u, HEX, here)
    put(s, u, DIR, facing)
    return ends


def go(s: State, u: int, h: int) -> None:
    """Into the next hex; a rider's tail follows."""
    if is_mounted(s, u):
        d = get(s, u, DIR)
        put(s, u, DIR, riders.direction_after(d, riders.place_of(get(s, u, HEX), d, h)))
    put(s, u, HEX, h)


def advance_pending(s: State) -> bool:
    """Ask the winner as long as somebody can follow up."""
    u = field(s, frames.ADVANCE.unit)
    if u >= 0:
        if s.facts[MOVER] == u + 1 and is_active(s, u):
            return True
        set_field(s, frames.ADVANCE.unit, -1)
        return False
    for w in members(field(s, frames.ADVANCE.able)):
        if is_active(s, w) and advance_hexes(s, w):
            return True
    pop(s)
    return False


def advance(s: State, u: int, h: int) -> None:
    """The first hex of an advance."""
    break_ranks(s, u)
    release_horses(s, u)
    set_field(s, frames.ADVANCE.able, field(s, frames.ADVANCE.able) & ~(1 << u))
    set_field(s, frames.ADVANCE.unit, u)
    set_field(s, frames.ADVANCE.points, allowance(s, u) // 2)  # GUI-MEL-24: points of their own
    set_field(s, frames.ADVANCE.hexes, 0)
    lift(s, u)
    s.facts[MOVER] = u + 1
    s.facts[LAST_OK] = place_code(s, u)
    advance_step(s, h)


def advance_step(s: State, h: int) -> None:
    """One hex; leaving the hexes before the last one can be checked (GUI-INF-09)."""
    board = board_of(s)
    u = field(s, frames.ADVANCE.unit)
    checked = field(s, frames.ADVANCE.hexes) > 0 and not reading(s, ADVANCE_UNCHECKED)  # GUI-MEL-25
    if checked and not slip_past(s, u, get(s, u, HEX), field(s, frames.ADVANCE.losers) | engaged(s, board, u)):
        return
    leap = hooks.leaps_to(s, u, h)
    cost = field(s, frames.ADVANCE.points) if leap else step_cost(s, board, u, get(s, u, HEX), get(s, u, DIR), h)
    go(s, u, h)
    set_field(s, frames.ADVANCE.points, field(s, frames.ADVANCE.points) - cost)
    set_field(s, frames.ADVANCE.hexes, field(s, frames.ADVANCE.hexes) + 1)
    ev.tell(s, ev.UNIT_ADVANCED, "GUI-MEL-21", (ev.name(s, u), h, ev.facing(s, u)))
    note_stop(s, u)
    if leap:
        hooks.leapt(s, u)


def engaged(s: State, board: Board, u: int) -> int:
    """Enemies adjacent to an opponent other than the advancing unit cannot check it (GUI-MEL-25)."""
    seat = get(s, u, SEAT)
    mask = 0
    for v in range(count(s)):
        if not is_active(s, v) or get(s, v, SEAT) == seat:
            continue
        for h in hexes_of(s, v):
            for d in range(6):
                n = board.near[h * 6 + d]
                if n == NOWHERE:
                    continue
                w = standing(s, n)
                if w >= 0 and w != u and get(s, w, SEAT) == seat and is_active(s, w):
                    mask |= 1 << v
    return mask


def end_advance(s: State) -> None:
    """The unit stands where it is."""
    u = field(s, frames.ADVANCE.unit)
    halt(s, u)
    set_field(s, frames.ADVANCE.unit, -1)


def stay(s: State) -> None:
    set_field(s, frames.ADVANCE.able, 0)
    set_field(s, frames.ADVANCE.unit, -1)


class OfferAdvance(SkirmishQuestion):
    """The winners may follow up (GUI-MEL-21)."""

    def __init__(self) -> None:
        super().__init__(
            frames.ADVANCE, "GUI-MEL-21", "advance stay", name="offer-advance", auto=True, decline="stay", params="unit"
        )

    def is_open(self, s: State) -> bool:
        return advance_pending(s)

    def subject(self, s: State) -> int:
        return members(field(s, frames.ADVANCE.able))[0]

    def legal(self, s: State, seat: int) -> list[int]:
        out: list[int] = []
        for w in members(field(s, frames.ADVANCE.able)):
            if is_active(s, w):
                out.extend([pack(no.V_ADVANCE, get(s, w, ROSTER), h) for h in advance_hexes(s, w)])
        out.append(pack(no.V_STAY))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == no.V_STAY:
            return ""
        u = unit_of(s, arg_a(code))
        return NOT_IN_PLAY if u < 0 else why_not_advance(s, u, arg_b(code))

    def play(self, s: State, seat: int, code: int) -> None:
        if verb_of(code) == no.V_ADVANCE:
            advance(s, unit_of(s, arg_a(code)), arg_b(code))
        else:
            stay(s)


def next_hexes(s: State, u: int) -> list[int]:
    """Where the unit that follows up may go next."""
    board, points = board_of(s), field(s, frames.ADVANCE.points)
    return [y for y in hexes_around(s, board, u) if y != NOWHERE and not why_not_enter(s, board, u, y, points)]


class AdvanceOn(SkirmishQuestion):
    """A unit that follows up goes on, hex by hex (GUI-MEL-21)."""

    def __init__(self) -> None:
        super().__init__(frames.ADVANCE, "GUI-MEL-21", "step stop", name="advance-on", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        return advance_pending(s)

    def subject(self, s: State) -> int:
        return field(s, frames.ADVANCE.unit)

    def legal(self, s: State, seat: int) -> list[int]:
        u = field(s, frames.ADVANCE.unit)
        out = [pack(no.V_STEP, y) for y in next_hexes(s, u)]
        if not out or not why_not_stay(s, u):
            out.append(pack(no.V_STOP))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        u = field(s, frames.ADVANCE.unit)
        if verb_of(code) == no.V_STOP:
            return why_not_stay(s, u) if next_hexes(s, u) else ""
        if not board_of(s).holds(arg_a(code)):
            return "GUI-MOV-02 off-map"
        return why_not_enter(s, board_of(s), u, arg_a(code), field(s, frames.ADVANCE.points))

    def play(self, s: State, seat: int, code: int) -> None:
        if verb_of(code) == no.V_STEP:
            advance_step(s, arg_a(code))
        else:
            end_advance(s)
