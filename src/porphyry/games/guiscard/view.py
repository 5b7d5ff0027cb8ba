"""What everybody sees: nothing is hidden in tactical play."""

from __future__ import annotations

from typing import Any

from porphyry.games.guiscard import board as bo
from porphyry.games.guiscard import scoring
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.board import Board
from porphyry.games.guiscard.contact import marker_hex
from porphyry.games.guiscard.hexes import DIRECTIONS, NOWHERE, name_of
from porphyry.games.guiscard.notation import CORNERS, STEPS
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.state import (
    ACTIVE,
    BUSY,
    CARRIED,
    CARRY,
    CHARGING,
    COUNTERING,
    DIR,
    FIRED,
    FORMATION,
    FOULKON,
    GATE,
    GONE,
    HEALTH,
    HEX,
    LANCE_GONE,
    LED,
    LEFT,
    LOOT,
    MOUNT,
    MOVED,
    MOVER,
    ON_MAP,
    PLACE,
    RIDDEN,
    ROSTER,
    ROUND,
    SEAT,
    SPENT,
    STEP,
    TARGET,
    TENTS,
    UNPLACED,
    WAITING,
    count,
    get,
    has,
    is_horse,
    is_long,
    is_mounted,
    is_stunned,
    tail,
    value,
)
from porphyry.kernel.state import State

PLACES = {
    WAITING: "waiting",
    ON_MAP: "map",
    LEFT: "left",
    GONE: "gone",
    CARRIED: "carried",
    RIDDEN: "ridden",
    UNPLACED: "unplaced",
}
HEALTHS = ["healthy", "wounded", "dead"]


def unit_view(s: State, board: Board, u: int) -> dict[str, Any]:
    kind = get(s, u, ROSTER)
    counter = t.ROSTER[kind]
    h = get(s, u, HEX)
    out: dict[str, Any] = {
        "id": counter.id,
        "name": counter.name,
        "kind": counter.kind,
        "code": counter.code,
        "weapon": t.WEAPONS[counter.weapon],
        "armoured": counter.flags & t.ARMOURED != 0,
        "horse": is_horse(s, u),
        "seat": get(s, u, SEAT),
        "place": PLACES[get(s, u, PLACE)],
        "health": HEALTHS[get(s, u, HEALTH)],
        "stunned": is_stunned(s, u),
        "mounted": is_mounted(s, u),
        "attack": value(s, u, 0),
        "defence": value(s, u, 1),
        "movement": value(s, u, 2),
        "hex": None if h == NOWHERE else name_of(h),
        "tail": None,
        "facing": None,
        "marks": [
            name
            for name, bit in (
                ("fired", FIRED),
                ("moved", MOVED),
                ("busy", BUSY),
                ("charging", CHARGING),
                ("countering", COUNTERING),
                ("formation", FORMATION),
                ("foulkon", FOULKON),
                ("lance-gone", LANCE_GONE),
            )
            if has(s, u, bit)
        ],
        "spent": get(s, u, SPENT),
        "moving": s.facts[MOVER] == u + 1,
        "target": None if get(s, u, TARGET) < 0 else t.ROSTER_IDS[get(s, get(s, u, TARGET), ROSTER)],
        "led_by": None if get(s, u, LED) < 0 else t.ROSTER_IDS[get(s, get(s, u, LED), ROSTER)],
        "carries": None if get(s, u, CARRY) < 0 else t.ROSTER_IDS[get(s, get(s, u, CARRY), ROSTER)],
        "rides": None if not is_mounted(s, u) else t.ROSTER_IDS[get(s, get(s, u, MOUNT), ROSTER)],
    }
    if h != NOWHERE and is_long(s, u) and get(s, u, DIR) >= 0:
        out["facing"] = DIRECTIONS[get(s, u, DIR)]
        out["tail"] = name_of(tail(s, u))
    elif h != NOWHERE and has(s, u, FORMATION | FOULKON):
        out["facing"] = CORNERS[get(s, u, DIR) % 6]
        m = marker_hex(s, board, u)
        out["lances"] = None if m == NOWHERE else name_of(m)
    return out


def view(s: State) -> dict[str, Any]:
    """The table as it stands."""
    board = board_of(s)
    scenario = scenario_of(s)
    return {
        "scenario": scenario.id,
        "number": scenario.number,
        "map": board.name,
        "rows": board.rows,
        "columns": board.columns,
        "text": board.text(),
        "sides": side_features(board),
        "levels": {name_of(h): board.level[h] for h in board.hexes if board.level[h]},
        "gate": None if board.gate == NOWHERE else {"hex": name_of(board.gate), "state": bo.GATE_STATES[s.facts[GATE]]},
        "tents_down": s.facts[TENTS],
        "armies": scenario.sides,
        "round": s.facts[ROUND],
        "rounds": scenario.rounds,
        "active": s.facts[ACTIVE],
        "step": STEPS[s.facts[STEP]],
        "units": [unit_view(s, board, u) for u in range(count(s))],
        "loot": [loot_view(s, k) for k in range(4) if s.facts[LOOT + k] >= 0],
        "points": scoring.points(s),
        "casualties": [scoring.casualty_score(s, 0), scoring.casualty_score(s, 1)],
    }


def loot_view(s: State, k: int) -> dict[str, Any]:
    at = s.facts[LOOT + k]
    if at == 8192:
        return {"hex": None, "carrier": None, "taken": True}
    if at >= 4096:
        return {"hex": None, "carrier": t.ROSTER_IDS[get(s, at - 4096, ROSTER)], "taken": False}
    return {"hex": name_of(at), "carrier": None, "taken": False}


def side_features(board: Board) -> list[list[str]]:
    """Every feature of a hex side once: owner hex, direction, name."""
    return [
        [name_of(h), DIRECTIONS[d], bo.FEATURES[board.side[h * 6 + d]]]
        for h in board.hexes
        for d in range(6)
        if board.owned[h * 6 + d] and board.side[h * 6 + d] != bo.OPEN
    ]
