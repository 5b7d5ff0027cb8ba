"""Jobs that take a whole turn: clearing bodies, the gate, tents, booty (GUI-MOV-12 to 15, GUI-CAS-12, GUI-BLD-33)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import NOWHERE, direction_to, distance, neighbour
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.siegecraft import devices
from porphyry.games.guiscard.skirmish.contact import in_contact, is_watched
from porphyry.games.guiscard.skirmish.wounds import sink
from porphyry.games.guiscard.state import (
    ACTIVE,
    AIM,
    BUSY,
    CLEARED_HEX_TOO,
    DEAD,
    DEVICES,
    DIR,
    FIRED,
    FORMATION,
    FOULKON,
    GATE,
    GATE_JOB,
    HEALTH,
    HEX,
    LOOT,
    LOOT_JOB,
    ON_MAP,
    PLACE,
    SEAT,
    TENT_JOB,
    TENTS,
    count,
    dead_horses,
    dead_persons,
    get,
    has,
    is_active,
    is_horse,
    is_mounted,
    lay_body,
    lay_dead_horse,
    lift_body,
    lift_dead_horse,
    mark,
    put,
    reading,
    standing,
    tail,
)
from porphyry.kernel.state import State


def why_not_worker(s: State, u: int) -> str:
    """Why a unit may not give its turn to a job."""
    if get(s, u, SEAT) != s.facts[ACTIVE]:
        return "GUI-MOV-12 not-yours"
    if not is_active(s, u) or is_mounted(s, u):
        return "GUI-MOV-12 on-foot-only"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    if has(s, u, BUSY | FIRED | FORMATION | FOULKON):
        return "GUI-MOV-13 busy"
    if s.facts[DEVICES] and (devices.ladder_in_hand(s, u) >= 0 or devices.is_climbing(s, u)):
        return "GUI-MOV-16 carrying"
    return ""


def why_not_clear(s: State, u: int, w: int, a: int, b: int) -> str:
    """Why two men may not shift the bodies of ``a`` to ``b``."""
    board = board_of(s)
    if u >= w:
        return "GUI-MOV-12 two-men"  # a pair is named in one order only
    for v in (u, w):
        why = why_not_worker(s, v)
        if why:
            return why
        if distance(get(s, v, HEX), a) > 1:
            return "GUI-MOV-12 too-far"
        if in_contact(s, board, v):
            return "GUI-MOV-15 watched"
    if not board.holds(a) or not board.holds(b) or direction_to(a, b) < 0:
        return "GUI-MOV-12 not-adjacent"
    if dead_horses(s, a) == 0 and dead_persons(s, a) < 3:
        return "GUI-MOV-12 nothing-in-way"
    if reading(s, CLEARED_HEX_TOO) and is_watched(s, board, a, get(s, u, SEAT)):
        return "GUI-MOV-15 watched"
    d = direction_to(a, b)
    if foot_cost(board, a, d, False) == 0:
        return "GUI-MOV-12 wall"
    why = why_shut(s, b)
    if why:
        return why
    return why_no_room_beyond(s, a, d) if dead_horses(s, a) else ""


def why_no_room_beyond(s: State, a: int, d: int) -> str:
    """Why the other half of a dead horse cannot be shifted the same way."""
    board = board_of(s)
    v = dead_horse_in(s, a)
    other = tail(s, v) if get(s, v, HEX) == a else get(s, v, HEX)
    beyond = neighbour(other, d)
    if not board.holds(beyond) or board.feature(other, beyond) not in (bo.OPEN, bo.EDGE):
        return "GUI-MOV-12 wall"
    return why_shut(s, beyond)


def why_shut(s: State, h: int) -> str:
    """Why nothing is laid into a hex: fire or an engine fills it."""
    if devices.is_burning(s, h):
        return "GUI-FIR-12 burning"
    return "GUI-STN-09 occupied" if devices.word(s, h) & devices.ENGINE_HERE else ""


def dead_horse_in(s: State, h: int) -> int:
    for v in range(count(s)):
        if (
            is_horse(s, v)
            and get(s, v, HEALTH) == DEAD
            and get(s, v, PLACE) == ON_MAP
            and (get(s, v, HEX) == h or tail(s, v) == h)
        ):
            return v
    return -1


def clear(s: State, u: int, w: int, a: int, b: int) -> None:
    """Three bodies or one dead horse, by one hex; in water they sink (GUI-MOV-14)."""
    board = board_of(s)
    mark(s, u, BUSY)
    mark(s, w, BUSY)
    v = dead_horse_in(s, a)
    d = direction_to(a, b)
    if v >= 0:
        lift_dead_horse(s, get(s, v, HEX), get(s, v, DIR))
        put(s, v, HEX, neighbour(get(s, v, HEX), d))
        ev.tell(s, ev.BODY_MOVED, "GUI-MOV-12", (ev.name(s, v), get(s, v, HEX)))
        if board.is_water(get(s, v, HEX)):
            sink(s, v)
        else:
            lay_dead_horse(s, get(s, v, HEX), get(s, v, DIR))
    else:
        moved = 0
        for x in range(count(s)):
            if moved == 3:
                break
            if not is_horse(s, x) and get(s, x, HEALTH) == DEAD and get(s, x, PLACE) == ON_MAP and get(s, x, HEX) == a:
                moved += 1
                lift_body(s, a)
                ev.tell(s, ev.BODY_MOVED, "GUI-MOV-12", (ev.name(s, x), b))
                if board.is_water(b):
                    sink(s, x)
                else:
                    put(s, x, HEX, b)
                    lay_body(s, b)
    ev.tell(s, ev.BODIES_CLEARED, "GUI-MOV-12", (ev.name(s, u), a, b, ev.name(s, w)))


def clear_options(s: State) -> list[int]:
    """Every clearing that can be done, as u | w << 8 | a << 16 | b << 28."""
    out: list[int] = []
    board = board_of(s)
    seen: list[int] = []
    for v in range(count(s)):
        if get(s, v, HEALTH) != DEAD or get(s, v, PLACE) != ON_MAP:
            continue
        for a in [get(s, v, HEX), tail(s, v)] if is_horse(s, v) else [get(s, v, HEX)]:
            if a in seen or a == NOWHERE or (dead_horses(s, a) == 0 and dead_persons(s, a) < 3):
                continue
            seen.append(a)
            near = [u for u in range(count(s)) if not why_not_worker(s, u) and distance(get(s, u, HEX), a) <= 1]
            for i, u in enumerate(near):
                for w in near[i + 1 :]:
                    for d in range(6):
                        b = board.near[a * 6 + d]
                        if b != NOWHERE and not why_not_clear(s, u, w, a, b):
                            out.append(u | w << 8 | a << 16 | b << 28)
    return out


def why_not_gate(s: State, u: int) -> str:
    """Why a man may not open or close the gate (GUI-CAS-12)."""
    why = why_not_worker(s, u)
    if why:
        return why
    board = board_of(s)
    if board.gate == NOWHERE or s.facts[GATE] == bo.GATE_DESTROYED:
        return "GUI-CAS-12 no-gate"
    if get(s, u, HEX) not in board.gate_inside:
        return "GUI-CAS-12 not-at-gate"
    for v in range(count(s)):
        if has(s, v, GATE_JOB) and get(s, v, SEAT) == s.facts[ACTIVE]:
            return "GUI-CAS-12 at-work"
    return ""


def why_not_pull(s: State, u: int, h: int) -> str:
    """Why a man may not pull down a tent hex (GUI-BLD-33)."""
    why = why_not_worker(s, u)
    if why:
        return why
    board = board_of(s)
    if not board.holds(h) or board.ground[h] != t.TENT or h not in scenario_of(s).tents:
        return "GUI-BLD-33 no-tent"
    if distance(get(s, u, HEX), h) > 1:
        return "GUI-BLD-33 too-far"
    for v in range(count(s)):
        if has(s, v, TENT_JOB) and get(s, v, AIM) == h:
            return "GUI-BLD-33 at-work"
    return ""


def why_not_loot(s: State, u: int) -> str:
    """Why a raider may not gather up booty here (scenarios 5 and 7)."""
    why = why_not_worker(s, u)
    if why:
        return why
    if get(s, u, SEAT) != 0:
        return "GUI-SEQ-01 not-yours"
    if loot_at(s, get(s, u, HEX)) < 0:
        return "GUI-SEQ-01 no-booty"
    for k in range(4):
        if s.facts[LOOT + k] == 4096 + u:
            return "GUI-MOV-16 carrying"
    return ""


def loot_at(s: State, h: int) -> int:
    for k in range(4):
        if s.facts[LOOT + k] == h:
            return k
    return -1


def move_gate(s: State) -> None:
    """The gate is opened, or closed if nobody stands under it (GUI-CAS-12)."""
    if s.facts[GATE] == bo.GATE_CLOSED:
        s.facts[GATE] = bo.GATE_OPEN
    elif s.facts[GATE] == bo.GATE_OPEN and standing(s, board_of(s).gate) < 0:
        s.facts[GATE] = bo.GATE_CLOSED
    else:
        return
    ev.tell(s, ev.GATE_MOVED, "GUI-CAS-12", (s.facts[GATE],))


def complete(s: State) -> None:
    """Step 5: jobs of those who are still at them are done."""
    seat = s.facts[ACTIVE]
    for u in range(count(s)):
        if get(s, u, SEAT) != seat or not is_active(s, u) or is_elsewhere(s, u):
            continue
        if has(s, u, GATE_JOB) and get(s, u, HEX) in board_of(s).gate_inside:  # driven off, it is not done
            move_gate(s)
        if has(s, u, TENT_JOB) and distance(get(s, u, HEX), get(s, u, AIM)) <= 1:
            h = get(s, u, AIM)
            s.facts[TENTS] |= 1 << scenario_of(s).tents.index(h)
            ev.tell(s, ev.TENT_PULLED, "GUI-BLD-33", (h,))
        if has(s, u, LOOT_JOB):
            k = loot_at(s, get(s, u, HEX))
            if k >= 0:
                s.facts[LOOT + k] = 4096 + u
                ev.tell(s, ev.LOOT_TAKEN, "GUI-SEQ-01", (ev.name(s, u),))
