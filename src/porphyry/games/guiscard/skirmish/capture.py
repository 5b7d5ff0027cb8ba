"""Taking prisoners: a rule of scenario 9, used wherever a scenario says so (6), and for the lady of scenario 5."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard.ground.hexes import direction_to
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.skirmish.horses import led_horses
from porphyry.games.guiscard.skirmish.mover import note_stop
from porphyry.games.guiscard.skirmish.wounds import let_go
from porphyry.games.guiscard.state import (
    CAPTIVE,
    CARRIED,
    CARRY,
    HEX,
    PLACE,
    ROSTER,
    SEAT,
    get,
    is_active,
    is_horse,
    is_mounted,
    is_on_map,
    is_stunned,
    lift,
    mark,
    put,
    standing,
)
from porphyry.kernel.frames import field, set_field
from porphyry.kernel.state import State


def is_helpless(s: State, v: int) -> bool:
    """Unconscious with no friend beside him, or hemmed in with no free hex round him."""
    board = board_of(s)
    h = get(s, v, HEX)
    free = False
    friend = False
    for d in range(6):
        if foot_cost(board, h, d, False) == 0:
            continue
        w = standing(s, board.near[h * 6 + d])
        if w < 0:
            free = True
        elif get(s, w, SEAT) == get(s, v, SEAT) and is_active(s, w):
            friend = True
    if is_stunned(s, v) or get(s, v, ROSTER) == scenario_of(s).captive:
        return not friend  # scenario 5: a lady alone with a raider beside her
    return not free and not friend


def why_not_capture(s: State, u: int, v: int) -> str:
    """Why the mover may not take this man prisoner."""
    scenario = scenario_of(s)
    if not scenario.capture and get(s, v, ROSTER) != scenario.captive:
        return "GUI-SEQ-12 not-in-scenario"
    if is_mounted(s, u) or get(s, u, CARRY) >= 0 or led_horses(s, u):
        return "GUI-MOV-16 carrying"
    if not is_on_map(s, v) or is_horse(s, v) or get(s, v, SEAT) == get(s, u, SEAT) or is_mounted(s, v):
        return "GUI-MOV-16 nobody-here"
    d = direction_to(get(s, u, HEX), get(s, v, HEX)) if is_on_map(s, u) else -1
    if d < 0 or foot_cost(board_of(s), get(s, u, HEX), d, False) == 0:
        return "GUI-MOV-16 not-beside"
    return "" if is_helpless(s, v) else "GUI-MOV-16 not-helpless"


def capture(s: State, v: int) -> None:
    """Led from now on like a man who is carried: half of the points left (GUI-MOV-17)."""
    u = field(s, frames.MOVE.unit)
    let_go(s, v)
    lift(s, v)
    put(s, v, PLACE, CARRIED)
    mark(s, v, CAPTIVE)
    put(s, u, CARRY, v)
    set_field(s, frames.MOVE.points, field(s, frames.MOVE.points) // 2)
    ev.tell(s, ev.UNIT_CAPTURED, "GUI-MOV-16", (ev.name(s, v), ev.name(s, u)))
    note_stop(s, u)
