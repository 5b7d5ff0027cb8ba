"""Jobs that take a whole turn: clearing bodies, the gate, tents, booty (GUI-MOV-12 to 15, GUI-CAS-12, GUI-BLD-33)."""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import NOWHERE, direction_to, distance, neighbour
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.contact import in_contact, is_watched
from porphyry.games.guiscard.skirmish.question import PairChoice, UnitChoice
from porphyry.games.guiscard.skirmish.wounds import sink
from porphyry.games.guiscard.state import (
    count,
    dead_horses,
    dead_persons,
    get,
    has,
    is_active,
    is_burning,
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
    word,
)
from porphyry.kernel.action import arg_b, arg_c, arg_d, pack
from porphyry.kernel.state import State


def why_not_worker(s: State, u: int) -> str:
    """Why a unit may not give its turn to a job."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-MOV-12 not-yours"
    if not is_active(s, u) or is_mounted(s, u):
        return "GUI-MOV-12 on-foot-only"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    if has(s, u, st.BUSY | st.FIRED | st.FORMATION | st.FOULKON):
        return "GUI-MOV-13 busy"
    if hooks.has_hands_full(s, u) or hooks.is_climbing(s, u):
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
        if distance(get(s, v, st.HEX), a) > 1:
            return "GUI-MOV-12 too-far"
        if in_contact(s, board, v):
            return "GUI-MOV-15 watched"
    if not board.holds(a) or not board.holds(b) or direction_to(a, b) < 0:
        return "GUI-MOV-12 not-adjacent"
    if dead_horses(s, a) == 0 and dead_persons(s, a) < 3:
        return "GUI-MOV-12 nothing-in-way"
    if reading(s, st.CLEARED_HEX_TOO) and is_watched(s, board, a, get(s, u, st.SEAT)):
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
    other = tail(s, v) if get(s, v, st.HEX) == a else get(s, v, st.HEX)
    beyond = neighbour(other, d)
    if not board.holds(beyond) or board.feature(other, beyond) not in (bo.OPEN, bo.EDGE):
        return "GUI-MOV-12 wall"
    return why_shut(s, beyond)


def why_shut(s: State, h: int) -> str:
    """Why nothing is laid into a hex: fire or an engine fills it."""
    if is_burning(s, h):
        return "GUI-FIR-12 burning"
    return "GUI-STN-09 occupied" if word(s, h) & st.ENGINE_HERE else ""


def dead_horse_in(s: State, h: int) -> int:
    for v in range(count(s)):
        if (
            is_horse(s, v)
            and get(s, v, st.HEALTH) == st.DEAD
            and get(s, v, st.PLACE) == st.ON_MAP
            and (get(s, v, st.HEX) == h or tail(s, v) == h)
        ):
            return v
    return -1


def clear(s: State, u: int, w: int, a: int, b: int) -> None:
    """Three bodies or one dead horse, by one hex; in water they sink (GUI-MOV-14)."""
    board = board_of(s)
    mark(s, u, st.BUSY)
    mark(s, w, st.BUSY)
    v = dead_horse_in(s, a)
    d = direction_to(a, b)
    if v >= 0:
        lift_dead_horse(s, get(s, v, st.HEX), get(s, v, st.DIR))
        put(s, v, st.HEX, neighbour(get(s, v, st.HEX), d))
        ev.tell(s, ev.BODY_MOVED, "GUI-MOV-12", (ev.name(s, v), get(s, v, st.HEX)))
        if board.is_water(get(s, v, st.HEX)):
            sink(s, v)
        else:
            lay_dead_horse(s, get(s, v, st.HEX), get(s, v, st.DIR))
    else:
        moved = 0
        for x in range(count(s)):
            if moved == 3:
                break
            if (
                not is_horse(s, x)
                and get(s, x, st.HEALTH) == st.DEAD
                and get(s, x, st.PLACE) == st.ON_MAP
                and get(s, x, st.HEX) == a
            ):
                moved += 1
                lift_body(s, a)
                ev.tell(s, ev.BODY_MOVED, "GUI-MOV-12", (ev.name(s, x), b))
                if board.is_water(b):
                    sink(s, x)
                else:
                    put(s, x, st.HEX, b)
                    lay_body(s, b)
    ev.tell(s, ev.BODIES_CLEARED, "GUI-MOV-12", (ev.name(s, u), a, b, ev.name(s, w)))


def clear_options(s: State) -> list[int]:
    """Every clearing that can be done, as u | w << 8 | a << 16 | b << 28."""
    out: list[int] = []
    board = board_of(s)
    seen: list[int] = []
    workers: list[int] = []
    for v in range(count(s)):
        if get(s, v, st.HEALTH) != st.DEAD or get(s, v, st.PLACE) != st.ON_MAP:
            continue
        for a in [get(s, v, st.HEX), tail(s, v)] if is_horse(s, v) else [get(s, v, st.HEX)]:
            if a in seen or a == NOWHERE or (dead_horses(s, a) == 0 and dead_persons(s, a) < 3):
                continue
            if not seen:
                workers = [u for u in range(count(s)) if not why_not_worker(s, u)]
            seen.append(a)
            near = [u for u in workers if distance(get(s, u, st.HEX), a) <= 1]
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
    if board.gate == NOWHERE or s.facts[st.GATE] == bo.GATE_DESTROYED:
        return "GUI-CAS-12 no-gate"
    if get(s, u, st.HEX) not in board.gate_inside:
        return "GUI-CAS-12 not-at-gate"
    for v in range(count(s)):
        if has(s, v, st.GATE_JOB) and get(s, v, st.SEAT) == s.facts[st.ACTIVE]:
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
    if distance(get(s, u, st.HEX), h) > 1:
        return "GUI-BLD-33 too-far"
    for v in range(count(s)):
        if has(s, v, st.TENT_JOB) and get(s, v, st.AIM) == h:
            return "GUI-BLD-33 at-work"
    return ""


def why_not_loot(s: State, u: int) -> str:
    """Why a raider may not gather up booty here (scenarios 5 and 7)."""
    why = why_not_worker(s, u)
    if why:
        return why
    if get(s, u, st.SEAT) != 0:
        return "GUI-SEQ-01 not-yours"
    if not scenario_of(s).loot or loot_at(s, get(s, u, st.HEX)) < 0:
        return "GUI-SEQ-01 no-booty"
    for k in range(4):
        if s.facts[st.LOOT + k] == 4096 + u:
            return "GUI-MOV-16 carrying"
    return ""


def loot_at(s: State, h: int) -> int:
    for k in range(4):
        if s.facts[st.LOOT + k] == h:
            return k
    return -1


def move_gate(s: State) -> None:
    """The gate is opened, or closed if nobody stands under it (GUI-CAS-12)."""
    if s.facts[st.GATE] == bo.GATE_CLOSED:
        s.facts[st.GATE] = bo.GATE_OPEN
    elif s.facts[st.GATE] == bo.GATE_OPEN and standing(s, board_of(s).gate) < 0:
        s.facts[st.GATE] = bo.GATE_CLOSED
    else:
        return
    ev.tell(s, ev.GATE_MOVED, "GUI-CAS-12", (s.facts[st.GATE],))


def complete(s: State) -> None:
    """Step 5: jobs of those who are still at them are done."""
    seat = s.facts[st.ACTIVE]
    for u in range(count(s)):
        if get(s, u, st.SEAT) != seat or not is_active(s, u) or is_elsewhere(s, u):
            continue
        if has(s, u, st.GATE_JOB) and get(s, u, st.HEX) in board_of(s).gate_inside:  # driven off, it is not done
            move_gate(s)
        if has(s, u, st.TENT_JOB) and distance(get(s, u, st.HEX), get(s, u, st.AIM)) <= 1:
            h = get(s, u, st.AIM)
            s.facts[st.TENTS] |= 1 << scenario_of(s).tents.index(h)
            ev.tell(s, ev.TENT_PULLED, "GUI-BLD-33", (h,))
        if has(s, u, st.LOOT_JOB):
            k = loot_at(s, get(s, u, st.HEX))
            if k >= 0:
                s.facts[st.LOOT + k] = 4096 + u
                ev.tell(s, ev.LOOT_TAKEN, "GUI-SEQ-01", (ev.name(s, u),))


# ---------------------------------------------------------------- the verbs


def begin(s: State, u: int, kind: int, aim: int, name: int, rule: str) -> None:
    """A unit gives its whole turn to one job."""
    mark(s, u, st.BUSY | kind)
    put(s, u, st.AIM, aim)
    ev.tell(s, ev.JOB_BEGUN, rule, (ev.name(s, u), name))


class Clear(PairChoice):
    """Two men shift bodies by a hex (GUI-MOV-12)."""

    def __init__(self) -> None:
        super().__init__(no.V_CLEAR)

    def add(self, s: State, out: list[int]) -> None:
        for c in clear_options(s):
            u, w = get(s, c & 255, st.ROSTER), get(s, c >> 8 & 255, st.ROSTER)
            out.append(pack(no.V_CLEAR, u, w, c >> 16 & 4095, c >> 28 & 4095))

    def why_not_pair(self, s: State, u: int, v: int, code: int) -> str:
        return why_not_clear(s, u, v, arg_c(code), arg_d(code))

    def do_both(self, s: State, u: int, v: int, code: int) -> None:
        clear(s, u, v, arg_c(code), arg_d(code))


class Gate(UnitChoice):
    """A man opens or closes the gate (GUI-CAS-12)."""

    def __init__(self) -> None:
        super().__init__(no.V_GATE)

    def add(self, s: State, out: list[int]) -> None:
        if board_of(s).gate == NOWHERE:
            return
        for u in range(count(s)):
            if get(s, u, st.SEAT) == s.facts[st.ACTIVE] and not why_not_gate(s, u):
                out.append(pack(no.V_GATE, get(s, u, st.ROSTER)))

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        return why_not_gate(s, u)

    def do(self, s: State, u: int, code: int) -> None:
        begin(s, u, st.GATE_JOB, 0, 1, "GUI-CAS-12")


class Pull(UnitChoice):
    """A man pulls a tent down (GUI-BLD-33)."""

    def __init__(self) -> None:
        super().__init__(no.V_PULL)

    def add(self, s: State, out: list[int]) -> None:
        if not scenario_of(s).tents:
            return
        board = board_of(s)
        for u in range(count(s)):
            if get(s, u, st.SEAT) != s.facts[st.ACTIVE] or why_not_worker(s, u):
                continue
            h = get(s, u, st.HEX)
            for x in [h, *[board.near[h * 6 + d] for d in range(6)]]:
                if x != NOWHERE and not why_not_pull(s, u, x):
                    out.append(pack(no.V_PULL, get(s, u, st.ROSTER), x))

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        return why_not_pull(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        begin(s, u, st.TENT_JOB, arg_b(code), 2, "GUI-BLD-33")


class Loot(UnitChoice):
    """A raider gathers up booty (scenarios 5 and 7)."""

    def __init__(self) -> None:
        super().__init__(no.V_LOOT)

    def add(self, s: State, out: list[int]) -> None:
        if not scenario_of(s).loot or s.facts[st.ACTIVE] != 0:
            return
        for u in range(count(s)):
            if get(s, u, st.SEAT) == 0 and not why_not_loot(s, u):
                out.append(pack(no.V_LOOT, get(s, u, st.ROSTER)))

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        return why_not_loot(s, u)

    def do(self, s: State, u: int, code: int) -> None:
        begin(s, u, st.LOOT_JOB, 0, 3, "GUI-SEQ-01")
