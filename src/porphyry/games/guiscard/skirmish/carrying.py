"""Carrying the unconscious (GUI-MOV-16 to GUI-MOV-19)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard.ground.hexes import direction_to
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish.contact import has_lances, is_watched
from porphyry.games.guiscard.skirmish.horses import led_horses
from porphyry.games.guiscard.skirmish.mover import note_stop, why_not_stay
from porphyry.games.guiscard.state import (
    CAPTIVE,
    CARRIED,
    CARRY,
    HEX,
    ON_MAP,
    OWN_ONLY,
    PLACE,
    SEAT,
    WAITING,
    bodies_choke,
    get,
    has,
    is_mounted,
    is_on_map,
    is_shut,
    is_stunned,
    lift,
    put,
    reading,
    settle,
    standing,
)
from porphyry.kernel.frames import field, set_field
from porphyry.kernel.state import State


def why_not_lift(s: State, u: int, v: int) -> str:
    """Why the mover may not pick up this unconscious man (GUI-MOV-16, GUI-MOV-19)."""
    if is_mounted(s, u) or get(s, u, PLACE) == WAITING:
        return "GUI-MOV-16 on-foot-only"
    if not is_on_map(s, v) or not is_stunned(s, v) or get(s, v, HEX) != get(s, u, HEX):
        return "GUI-MOV-16 nobody-here"
    if get(s, u, CARRY) >= 0 or led_horses(s, u):
        return "GUI-MOV-16 carrying"
    if reading(s, OWN_ONLY) and get(s, v, SEAT) != get(s, u, SEAT):
        return "GUI-MOV-16 own-only"
    if is_watched(s, board_of(s), get(s, u, HEX), get(s, u, SEAT)):
        return "GUI-MOV-19 watched"
    return ""


def pick_up(s: State, v: int) -> None:
    """Carry him: half of the points left (GUI-MOV-17)."""
    u = field(s, frames.MOVE.unit)
    lift(s, v)
    put(s, v, PLACE, CARRIED)
    put(s, u, CARRY, v)
    set_field(s, frames.MOVE.points, field(s, frames.MOVE.points) // 2)
    ev.tell(s, ev.UNIT_LIFTED, "GUI-MOV-16", (ev.name(s, u), ev.name(s, v)))
    note_stop(s, u)


def why_not_lay(s: State, u: int, h: int) -> str:
    """Why the carrier may not end his move and lay his burden there (GUI-MOV-18)."""
    board = board_of(s)
    if get(s, u, CARRY) < 0 or has(s, get(s, u, CARRY), CAPTIVE):
        return "GUI-MOV-18 not-carrying"
    why = why_not_stay(s, u)
    if why:
        return why
    d = direction_to(get(s, u, HEX), h)
    if d < 0 or foot_cost(board, get(s, u, HEX), d, False) == 0:
        return "GUI-MOV-18 no-way"
    if standing(s, h) >= 0 or is_shut(s, h):
        return "GUI-MOV-18 occupied"
    if bodies_choke(s, h):
        return "GUI-MOV-11 bodies"
    return "GUI-HOP-01 lances" if has_lances(s, board, h, get(s, u, SEAT)) else ""


def lay(s: State, h: int) -> None:
    u = field(s, frames.MOVE.unit)
    c = get(s, u, CARRY)
    put(s, u, CARRY, -1)
    put(s, c, PLACE, ON_MAP)
    put(s, c, HEX, h)
    settle(s, c)
    ev.tell(s, ev.UNIT_LAID, "GUI-MOV-18", (ev.name(s, u), ev.name(s, c), h))
