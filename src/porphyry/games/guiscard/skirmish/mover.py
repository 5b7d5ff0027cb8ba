"""The unit on the move: how far it may go, what it has spent, where it may stop (GUI-MOV-03, GUI-STK-03)."""

from __future__ import annotations

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.paths import is_astride
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.contact import has_lances
from porphyry.games.guiscard.skirmish.wounds import is_free
from porphyry.games.guiscard.state import (
    BASE,
    DIR,
    FIRED,
    HEX,
    LAST_OK,
    LOOT,
    MOVED,
    PLACE,
    ROSTER,
    SEAT,
    SERVED,
    SHIFTED,
    SIZE,
    SPENT,
    WAITING,
    allowance,
    get,
    has,
    is_mounted,
    tail,
)
from porphyry.kernel.frames import field, set_field
from porphyry.kernel.state import State


def move_points(s: State, u: int) -> int:
    """Movement points a unit has this turn (GUI-MOV-03), less if it fired (GUI-MIS-11) or carries booty."""
    points = allowance(s, u)
    if get(s, u, PLACE) == WAITING and scenario_of(s).slow_entry and get(s, u, SEAT) != scenario_of(s).runner:
        points //= 2  # GUI-SOR-06
    if has(s, u, FIRED) and not has(s, u, SERVED):
        limit = t.LIMIT_ONE[t.WEAPON[get(s, u, ROSTER)]]
        if limit == t.HALF:
            points //= 2
        elif limit != t.FULL:
            points = 0
    if scenario_of(s).loot:
        for k in range(4):
            if s.facts[LOOT + k] == 4096 + u:
                points //= 2
    return hooks.points_left(s, u, points)


def has_gone(s: State, u: int) -> bool:
    """Whether a unit has moved this turn; a unit that only shifted a ladder has spent points, and stands where it stood (GUI-LAD-11)."""
    return get(s, u, SPENT) > 0 and (has(s, u, MOVED) or not has(s, u, SHIFTED))


def place_code(s: State, u: int) -> int:
    """Hex and facing of a unit in one number."""
    return get(s, u, HEX) * 8 + (get(s, u, DIR) if is_mounted(s, u) else 0)


def spend(s: State, cost: int) -> None:
    set_field(s, frames.MOVE.points, field(s, frames.MOVE.points) - cost)
    set_field(s, frames.MOVE.spent, field(s, frames.MOVE.spent) + cost)


def why_not_stay(s: State, u: int) -> str:
    """Why the mover may not stop where it is (GUI-STK-03, GUI-BLD-29)."""
    f = s.facts
    at = BASE + u * SIZE
    if f[at + PLACE] == WAITING:
        return "GUI-SEQ-01 not-arrived"
    h = f[at + HEX]
    if not is_free(s, h, u):
        return "GUI-STK-03 occupied"
    board = board_of(s)
    if is_mounted(s, u):
        if not is_free(s, tail(s, u), u):
            return "GUI-STK-03 occupied"
        if is_astride(board, h, f[at + DIR]):
            return "GUI-BLD-29 astride"
    return "GUI-HOP-01 lances" if has_lances(s, board, h, f[at + SEAT]) else ""


def note_stop(s: State, u: int) -> None:
    """Remember the last place where the mover may stay."""
    if not why_not_stay(s, u):
        s.facts[LAST_OK] = place_code(s, u)
