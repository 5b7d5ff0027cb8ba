"""Who could strike whom: attack capability, contact and infiltration checks (GUI-MEL-26 to 28, GUI-INF).

An enemy is attack-capable against a hex if it is active, stands next to it, has an attack value and could in principle
go there itself.  Everything is asked of the table as it stands, so it is right after every single step.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import BACK, NOWHERE, direction_to, distance
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.state import (
    attack,
    bodies_choke,
    flags,
    get,
    has,
    is_active,
    is_armoured,
    is_long,
    is_mounted,
    later_reading,
    mark,
    put,
    reading,
    standing,
    tail,
)
from porphyry.kernel.state import State

FARTHEST_BLOW: Final = (
    2  # hexes from the head of a rider to what he strikes from his tail, or a hoplite over his lances
)

# Results of an infiltration check.
NOTHING: Final = 0
STOP: Final = 1
WOUND: Final = 2
DEATH: Final = 3


def can_strike_into(s: State, board: Board, u: int, n: int, h: int) -> bool:
    """Whether unit ``u``, standing in ``n``, could fight somebody in the neighbouring hex ``h`` (GUI-MEL-26)."""
    d = direction_to(n, h)
    return d >= 0 and could_go(s, board, u, n, d, h)  # GUI-INF-15


def could_go(s: State, board: Board, u: int, n: int, d: int, h: int) -> bool:
    """Whether ``u`` could in principle follow his blow from ``n`` into its neighbour ``h`` in direction ``d``."""
    f = s.facts
    at = st.BASE + u * st.SIZE
    flags = t.FLAGS[f[at + st.ROSTER]]
    if later_reading(s, st.CHOKED_IS_SAFE) and bodies_choke(s, h):
        return False  # GUI-MEL-26, the other reading
    over = hooks.reach(s, u, n, h)
    if over != hooks.PLAIN:
        return over == hooks.BRIDGED
    if f[at + st.MOUNT] >= 0 and flags & t.HORSE == 0:
        if reading(s, st.FRONT_ONLY) and (n != f[at + st.HEX] or (d - f[at + st.DIR]) % 6 not in (0, 1, 5)):
            return False  # GUI-MEL-28, the other reading
        return board.ride[n * 6 + d] > 0
    if flags & t.ARMOURED:
        return board.trudge[n * 6 + d] > 0 and not (reading(s, st.NO_WATER_FIGHT) and board.wet[h])  # GUI-MEL-27
    return board.walk[n * 6 + d] > 0


def strikes(s: State, board: Board, u: int, h: int) -> bool:
    """Whether ``u`` is attack-capable against hex ``h``; a rider from either of his hexes (GUI-MEL-28)."""
    if not is_active(s, u) or attack(s, u) == 0 or hooks.has_hands_full(s, u):
        return False
    if can_strike_into(s, board, u, get(s, u, st.HEX), h):
        return True
    if is_long(s, u) and can_strike_into(s, board, u, tail(s, u), h):
        return True
    if s.facts[st.FORMED] and has(s, u, st.FORMATION) and not reading(s, st.MARKER_IS_STATE):
        m = marker_hex(s, board, u)  # GUI-HOP-08
        return m != NOWHERE and can_strike_into(s, board, u, m, h)
    return False


def marker_direction(facing: int) -> int:
    """A row faces a corner of the hex: 0-5 with the lances in the left front hex, 6-11 in the right one (GUI-HOP-01)."""
    return facing if facing < 6 else (facing - 5) % 6


def marker_hex(s: State, board: Board, u: int) -> int:
    """Where the lances of a formed hoplite lie: the hex before him, unless it cannot be entered or is taken (GUI-HOP-01)."""
    if not has(s, u, st.FORMATION) or get(s, u, st.LANCES) != 0:
        return NOWHERE
    h = get(s, u, st.HEX)
    d = marker_direction(get(s, u, st.DIR))
    m = board.near[h * 6 + d]
    if m == NOWHERE or foot_cost(board, h, d, True) == 0 or standing(s, m) >= 0:
        return NOWHERE
    return m


def marker_in(s: State, board: Board, h: int) -> int:
    """The hoplite whose lances lie in a hex, or -1."""
    if s.facts[st.FORMED] == 0 or reading(s, st.MARKER_IS_STATE):
        return -1
    if h < 0 or not board.holds(h):
        return -1
    for d in range(6):
        n = board.near[h * 6 + d]
        u = standing(s, n) if n != NOWHERE else -1
        if u >= 0 and has(s, u, st.FORMATION) and is_active(s, u) and marker_hex(s, board, u) == h:
            return u
    return -1


def has_lances(s: State, board: Board, h: int, seat: int) -> bool:
    """Whether enemies of ``seat`` hold a hex with their lances, which lie there like a unit (GUI-HOP-01)."""
    if s.facts[st.FORMED] == 0:
        return False
    m = marker_in(s, board, h)
    return m >= 0 and get(s, m, st.SEAT) != seat


def guard_at(s: State, board: Board, h: int, d: int, seat: int) -> int:
    """The enemy of ``seat`` in the neighbour ``d`` of ``h`` who could strike into ``h``, or -1."""
    n = board.near[h * 6 + d]
    if n == NOWHERE:
        return -1
    f = s.facts
    u = (f[f[st.OCC] + n] & 255) - 1
    if u < 0 or f[st.BASE + u * st.SIZE + st.SEAT] == seat or not is_active(s, u) or attack(s, u) == 0:
        return -1
    if hooks.has_hands_full(s, u):
        return -1
    return u if could_go(s, board, u, n, BACK[d], h) else -1


def is_watched(s: State, board: Board, h: int, seat: int) -> bool:
    """Whether some attack-capable enemy of ``seat`` is adjacent to the hex."""
    f = s.facts
    occ = f[st.OCC]
    for d in range(6):
        n = board.near[h * 6 + d]
        if n != NOWHERE and f[occ + n] & 255 and guard_at(s, board, h, d, seat) >= 0:
            return True
    return False


def in_contact(s: State, board: Board, u: int) -> bool:
    """Contact: at least one attack-capable enemy is adjacent, be it the one on the move or only his lances."""
    if is_reached(s, board, get(s, u, st.HEX), get(s, u, st.SEAT)):
        return True
    return is_long(s, u) and is_reached(s, board, tail(s, u), get(s, u, st.SEAT))


def is_reached(s: State, board: Board, h: int, seat: int) -> bool:
    """Whether an enemy of ``seat`` could strike into the hex: from a neighbour, on the move, or over his lances."""
    if is_watched(s, board, h, seat):
        return True
    f = s.facts
    m = f[st.MOVER] - 1
    if (
        m >= 0
        and f[st.BASE + m * st.SIZE + st.SEAT] != seat
        and f[st.BASE + m * st.SIZE + st.PLACE] == st.ON_MAP
        and distance(f[st.BASE + m * st.SIZE + st.HEX], h) <= FARTHEST_BLOW
        and strikes(s, board, m, h)
    ):
        return True  # GUI-DEF-08: a unit on the move stands in no hex of the table
    if f[st.FORMED]:
        for d in range(6):
            n = board.near[h * 6 + d]
            v = marker_in(s, board, n) if n != NOWHERE else -1
            if v >= 0 and get(s, v, st.SEAT) != seat and can_strike_into(s, board, v, n, h):
                return True  # GUI-HOP-08
    return False


def watchers(s: State, board: Board, h: int, seat: int) -> list[int]:
    """The enemies who would check a unit of ``seat`` in this hex: a rider only round his horse's head (GUI-INF-16)."""
    out: list[int] = []
    f = s.facts
    occ = f[st.OCC]
    for d in range(6):
        n = board.near[h * 6 + d]
        if n == NOWHERE or f[occ + n] & 255 == 0:
            continue
        u = guard_at(s, board, h, d, seat)
        if u < 0 or has(s, u, st.CHECKED) or u in out:
            continue
        if is_mounted(s, u) and get(s, u, st.HEX) != n and not reading(s, st.RIDER_WATCHES_ROUND):
            continue
        out.append(u)
    if len(out) > 1:
        out.sort()  # GUI-INF-02: one after the other, the same on a map turned round
    return out


def is_hampered(s: State, board: Board, h: int, seat: int) -> bool:
    """Whether some enemy would check a unit of ``seat`` in this hex in a turn to come."""
    for d in range(6):
        u = guard_at(s, board, h, d, seat)
        if u >= 0 and (
            reading(s, st.RIDER_WATCHES_ROUND) or not is_mounted(s, u) or direction_to(h, get(s, u, st.HEX)) == d
        ):
            return True
    return False


def has_checked(s: State, guard: int, u: int) -> bool:
    """The other reading of GUI-INF-03: a guard has one check a turn against each infiltrator."""
    return reading(s, st.CHECKED_APART) and get(s, u, st.SEEN_BY) >> guard & 1 != 0


def check_modifier(s: State, u: int, guard: int) -> int:
    """What is added to the infiltration roll (GUI-INF-07, GUI-INF-08)."""
    m = 0
    if is_mounted(s, u):
        m -= 1
    if is_armoured(s, u):
        m -= 1
    if get(s, u, st.HEALTH) == st.WOUNDED:
        m += 2
    if is_mounted(s, guard):
        m += 1
    if flags(s, guard) & t.HOPLITE:
        m += 1
    if get(s, guard, st.HEALTH) == st.WOUNDED:
        m -= 2
    return m


def check_result(roll: int) -> int:
    """Result of a corrected infiltration roll (GUI-INF-06)."""
    r = NOTHING
    for k in range(4):
        if roll >= t.INFILTRATION[k]:
            r = k
    return r


def roll_check(s: State, u: int, guard: int, h: int) -> int:
    """One infiltration roll of a guard against a unit in a hex; the guard has used his chance (GUI-INF-03)."""
    if reading(s, st.CHECKED_APART):
        put(s, u, st.SEEN_BY, get(s, u, st.SEEN_BY) | 1 << guard)
    else:
        mark(s, guard, st.CHECKED)
    roll = s.dice.roll(10)
    result = roll + check_modifier(s, u, guard)
    outcome = check_result(result)
    ev.tell(
        s,
        ev.INFILTRATION_ROLLED,
        "GUI-INF-06",
        (ev.name(s, u), ev.name(s, guard), h, roll, 1 if result < 1 else min(result, 10), outcome),
    )
    return outcome
