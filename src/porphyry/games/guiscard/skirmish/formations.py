"""The row of hoplites and the foulkon (GUI-HOP)."""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import MIDDLE_X, MIDDLE_Y, NOWHERE, centre_x, centre_y, neighbour
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.skirmish.contact import NOTHING, STOP, has_lances
from porphyry.games.guiscard.skirmish.passing import worst_check
from porphyry.games.guiscard.skirmish.question import UnitChoice
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, break_ranks, slay_surrounded, wound
from porphyry.games.guiscard.state import (
    count,
    flags,
    get,
    has,
    is_active,
    is_on_map,
    is_wounded,
    later_reading,
    lift,
    mark,
    put,
    settle,
    standing,
    unmark,
)
from porphyry.kernel.action import arg_b, pack
from porphyry.kernel.state import State

ROW_MOVES: Final = 3  # GUI-HOP-03
SHIELDS_MOVE: Final = 2  # GUI-HOP-19


def is_out_of_place(s: State, u: int, limit: int) -> bool:
    """He has walked by himself this turn, and farther than the formation goes in a round (GUI-HOP-18)."""
    return has(s, u, st.MOVED) and (get(s, u, st.SPENT) > limit or later_reading(s, st.STAND_TO_FORM))


def may_form(s: State, u: int) -> bool:
    """A healthy hoplite who is not at work on something else (GUI-HOP-04, GUI-MOV-13)."""
    fit = flags(s, u) & t.HOPLITE != 0 and is_active(s, u) and not is_wounded(s, u) and not has(s, u, st.BUSY)
    return fit and not is_elsewhere(s, u)


def row_of(s: State, u: int, axis: int) -> list[int]:
    """The hoplites in an unbroken line with ``u`` along an axis."""
    board = board_of(s)
    out = [u]
    for d in (axis, (axis + 3) % 6):
        h = neighbour(get(s, u, st.HEX), d)
        while board.holds(h):
            v = standing(s, h)
            if v < 0 or get(s, v, st.SEAT) != get(s, u, st.SEAT) or not may_form(s, v):
                break
            out.append(v)
            h = neighbour(h, d)
    return out


def why_not_form(s: State, u: int, k: int) -> str:
    """Why the row through ``u`` may not form up facing the corner ``k`` (GUI-HOP-01)."""
    if scenario_of(s).chapters < 7:
        return "GUI-SEQ-12 not-in-scenario"
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-HOP-18 not-yours"
    if has(s, u, st.BUSY):
        return "GUI-MOV-13 busy"
    if not may_form(s, u):
        return "GUI-HOP-04 not-fit"
    if has(s, u, st.FORMATION) and get(s, u, st.DIR) % 6 == k:
        return "GUI-HOP-01 formed"
    if is_out_of_place(s, u, ROW_MOVES):
        return "GUI-HOP-18 moved"
    n = 1
    board = board_of(s)
    for d in ((k + 5) % 6, (k + 2) % 6):
        h = board.near[get(s, u, st.HEX) * 6 + d]
        while h != NOWHERE:
            v = standing(s, h)
            if v < 0 or get(s, v, st.SEAT) != s.facts[st.ACTIVE] or not may_form(s, v):
                break
            if is_out_of_place(s, v, ROW_MOVES):
                return "GUI-HOP-18 moved"
            n += 1
            h = board.near[h * 6 + d]
    return "" if n >= 3 else "GUI-HOP-01 too-few"


def form(s: State, u: int, k: int) -> None:
    row = sorted(row_of(s, u, (k + 5) % 6))
    way = k if file_mates(s, row, k) >= file_mates(s, row, (k + 1) % 6) else k + 6
    for v in row:
        if not has(s, v, st.FORMATION):
            s.facts[st.FORMED] += 1
            if not has(s, v, st.FOULKON):
                put(s, v, st.LANCES, 0)  # GUI-HOP-06: turning about does not raise beaten lances
        unmark(s, v, st.FOULKON)
        mark(s, v, st.FORMATION)
        put(s, v, st.DIR, way)
    ev.tell(s, ev.FORMATION_TAKEN, "GUI-HOP-01", (k, *[ev.name(s, v) for v in row]))


def file_mates(s: State, row: list[int], d: int) -> int:
    """Hoplites before and behind the men of a row along a file: the lances lie where the files run (GUI-HOP-08)."""
    n = 0
    for v in row:
        for way in (d, (d + 3) % 6):
            h = neighbour(get(s, v, st.HEX), way)
            w = standing(s, h) if board_of(s).holds(h) else -1
            if w >= 0 and flags(s, w) & t.HOPLITE and get(s, w, st.SEAT) == get(s, v, st.SEAT):
                n += 1
    return n


def block_of(s: State, u: int) -> list[int]:
    """The hoplites of one formation: touching each other, facing alike."""
    want = st.FORMATION if has(s, u, st.FORMATION) else st.FOULKON
    board = board_of(s)
    seat, facing = get(s, u, st.SEAT), get(s, u, st.DIR)
    out = [u]
    for x in out:
        h = get(s, x, st.HEX)
        for d in range(6):
            n = board.near[h * 6 + d]
            v = standing(s, n) if n != NOWHERE else -1
            if v < 0 or v in out or not has(s, v, want) or get(s, v, st.SEAT) != seat or get(s, v, st.DIR) != facing:
                continue
            if is_active(s, v):
                out.append(v)
    out.sort()
    return out


def why_not_foulkon(s: State, u: int) -> str:
    """Three wide and two deep, all formed alike (GUI-HOP-17)."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-HOP-18 not-yours"
    if not has(s, u, st.FORMATION):
        return "GUI-HOP-17 not-formed"
    k = get(s, u, st.DIR) % 6
    block = block_of(s, u)
    for v in block:
        if is_out_of_place(s, v, SHIELDS_MOVE):
            return "GUI-HOP-18 moved"
    rows = 0
    seen: list[int] = []
    for v in block:
        if v in seen:
            continue
        row = [w for w in row_of(s, v, (k + 5) % 6) if w in block]
        seen.extend(row)
        if len(row) >= 3:
            rows += 1
    return "" if rows >= 2 else "GUI-HOP-17 too-small"


def foulkon(s: State, u: int) -> None:
    """Shields overhead: lances and their benefits go (GUI-HOP-20, GUI-HOP-21)."""
    block = block_of(s, u)
    for v in block:
        unmark(s, v, st.FORMATION)
        s.facts[st.FORMED] -= 1
        mark(s, v, st.FOULKON)
    ev.tell(s, ev.FOULKON_FORMED, "GUI-HOP-17", tuple(ev.name(s, v) for v in block))


def stands_fast(s: State, v: int, threat: int) -> bool:
    """The other reading of GUI-HOP-14: no arrow drives a man out of his row; one from the side or from behind wounds him."""
    if not has(s, v, st.FORMATION) or not later_reading(s, st.ROW_STANDS):
        return False
    h, k = get(s, v, st.HEX), get(s, v, st.DIR) % 6
    x, y = centre_x(threat) - centre_x(h), centre_y(threat) - centre_y(h)
    best, way = -1 << 60, k
    for turn in (0, 1, 2, 5, 3, 4):  # where two are as near the front counts first
        d = (k + turn) % 6
        along = x * MIDDLE_X[d] + 3 * y * MIDDLE_Y[d]
        if along > best:
            best, way = along, turn
    if way > 1:
        wound(s, v, "GUI-HOP-15")
    return True


def march_limit(s: State, u: int) -> int:
    return ROW_MOVES if has(s, u, st.FORMATION) else SHIELDS_MOVE


def why_not_march(s: State, u: int, d: int) -> str:
    """Why the formation of ``u`` may not move by one hex as a whole."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-HOP-03 not-yours"
    if not is_active(s, u) or not has(s, u, st.FORMATION | st.FOULKON):
        return "GUI-HOP-03 not-formed"
    block = block_of(s, u)
    if u != block[0]:
        return "GUI-HOP-03 first-man"  # a formation answers to one name
    return why_not_march_block(s, block, d)


def why_not_march_block(s: State, block: list[int], d: int) -> str:
    """Why these hoplites may not all go one hex that way."""
    board = board_of(s)
    u = block[0]
    if len(block) < 3:
        return "GUI-HOP-01 too-few"
    for v in block:
        if has(s, v, st.MOVED):
            return "GUI-MOV-03 moved"
        cost = foot_cost(board, get(s, v, st.HEX), d, True)
        if cost == 0:
            return "GUI-HOP-03 no-way"
        y = board.near[get(s, v, st.HEX) * 6 + d]
        extra = bodies_cost(s, y)
        if extra < 0:
            return "GUI-MOV-11 bodies"
        if get(s, v, st.SPENT) + cost + extra > march_limit(s, u):
            return "GUI-HOP-03 points"
        w = standing(s, y)
        if w >= 0 and w not in block:
            return "GUI-STK-03 occupied"
        if has_lances(s, board, y, get(s, u, st.SEAT)):
            return "GUI-HOP-01 lances"
    return ""


def march(s: State, u: int, d: int) -> None:
    """All together by one hex, lances and all (GUI-HOP-09); then the other side may fire at each of them."""
    board = board_of(s)
    block = block_of(s, u)
    if not slip_through(s, block):
        check_ranks(s)
        return
    for v in block:
        lift(s, v)
    for v in block:
        y = board.near[get(s, v, st.HEX) * 6 + d]
        put(
            s,
            v,
            st.SPENT,
            get(s, v, st.SPENT) + foot_cost(board, get(s, v, st.HEX), d, True) + max(0, bodies_cost(s, y)),
        )
        put(s, v, st.HEX, y)
        settle(s, v)
        ev.tell(s, ev.UNIT_MOVED, "GUI-HOP-03", (ev.name(s, v), y, ev.NO_WAY, march_limit(s, u) - get(s, v, st.SPENT)))
    slay_surrounded(s)
    for v in block:
        frames.OFFER.begin(s, v)


def slip_through(s: State, block: list[int]) -> bool:
    """Checks of the men who leave a hex they have marched into (GUI-INF-01); False if one mishap holds all of them up (GUI-HOP-03)."""
    for v in block:
        worst = worst_check(s, v)
        if worst == NOTHING:
            continue
        for w in block if worst == STOP else [v]:
            if is_active(s, w):
                mark(s, w, st.MOVED)
                ev.tell(s, ev.UNIT_STOPPED, "GUI-INF-06", (ev.name(s, w), get(s, w, st.HEX)))
        return False
    return True


def check_ranks(s: State) -> None:
    """Rows that have fewer than three men left are rows no more (GUI-HOP-01)."""
    if s.facts[st.FORMED] == 0:
        return
    for u in range(count(s)):
        if has(s, u, st.FORMATION) and is_on_map(s, u) and len(row_of_formed(s, u)) < 3:
            break_ranks(s, u)


def row_of_formed(s: State, u: int) -> list[int]:
    k = get(s, u, st.DIR) % 6
    return [v for v in row_of(s, u, (k + 5) % 6) if has(s, v, st.FORMATION) and get(s, v, st.DIR) == get(s, u, st.DIR)]


# ---------------------------------------------------------------- the verbs


class Form(UnitChoice):
    """A row of hoplites is formed (GUI-HOP-01)."""

    def __init__(self) -> None:
        super().__init__(no.V_FORM)

    def add(self, s: State, out: list[int]) -> None:
        """Everything that rows can do, man by man."""
        if scenario_of(s).chapters < 7:
            return
        f = s.facts
        for u in range(count(s)):
            at = st.BASE + u * st.SIZE
            if f[at + st.SEAT] != f[st.ACTIVE] or not t.FLAGS[f[at + st.ROSTER]] & t.HOPLITE or not may_form(s, u):
                continue
            for k in range(6):
                if not why_not_form(s, u, k):
                    out.append(pack(no.V_FORM, f[at + st.ROSTER], k))
            if not has(s, u, st.FORMATION | st.FOULKON):
                continue
            if not why_not_foulkon(s, u):
                out.append(pack(no.V_FOULKON, f[at + st.ROSTER]))
            block = block_of(s, u)
            if u == block[0]:
                for d in range(6):
                    if not why_not_march_block(s, block, d):
                        out.append(pack(no.V_MARCH, f[at + st.ROSTER], d))

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        return why_not_form(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        form(s, u, arg_b(code))


class Foulkon(UnitChoice):
    """A row closes its shields (GUI-HOP-17)."""

    def __init__(self) -> None:
        super().__init__(no.V_FOULKON)

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        return why_not_foulkon(s, u)

    def do(self, s: State, u: int, code: int) -> None:
        foulkon(s, u)


class March(UnitChoice):
    """A row walks on by a hex (GUI-HOP-03)."""

    def __init__(self) -> None:
        super().__init__(no.V_MARCH)

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        return why_not_march(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        march(s, u, arg_b(code))
