"""What everybody sees: nothing is hidden in tactical play but the exit of a marching column (scenario 4)."""

from __future__ import annotations

from typing import Any

from porphyry.games.guiscard import scoring
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.goal import chosen_exit, goal_view
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, NOWHERE, name_of
from porphyry.games.guiscard.notation import STEPS
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.view import siege_view
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import greek_fire, stone_thrower
from porphyry.games.guiscard.skirmish.contact import marker_hex
from porphyry.games.guiscard.state import count, get, has, is_horse, is_long, is_mounted, is_stunned, tail, value
from porphyry.kernel.state import State

PLACES = {
    st.WAITING: "waiting",
    st.ON_MAP: "map",
    st.LEFT: "left",
    st.GONE: "gone",
    st.CARRIED: "carried",
    st.RIDDEN: "ridden",
    st.UNPLACED: "unplaced",
    st.UNDER: "beneath",
}
HEALTHS = ["healthy", "wounded", "dead"]


def unit_view(s: State, board: Board, u: int) -> dict[str, Any]:
    kind = get(s, u, st.ROSTER)
    counter = t.ROSTER[kind]
    h = get(s, u, st.HEX)
    out: dict[str, Any] = {
        "id": counter.id,
        "name": counter.name,
        "kind": counter.kind,
        "code": counter.code,
        "arms": counter.arms,
        "weapon": t.WEAPONS[counter.weapon],
        "armoured": counter.flags & t.ARMOURED != 0,
        "horse": is_horse(s, u),
        "seat": get(s, u, st.SEAT),
        "place": PLACES[get(s, u, st.PLACE)],
        "health": HEALTHS[get(s, u, st.HEALTH)],
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
                ("fired", st.FIRED),
                ("moved", st.MOVED),
                ("busy", st.BUSY),
                ("charging", st.CHARGING),
                ("countering", st.COUNTERING),
                ("formation", st.FORMATION),
                ("foulkon", st.FOULKON),
                ("lance-gone", st.LANCE_GONE),
                ("kindled", st.KINDLED),
                ("captive", st.CAPTIVE),
            )
            if has(s, u, bit)
        ],
        "spent": get(s, u, st.SPENT),
        "moving": s.facts[st.MOVER] == u + 1,
        "target": None if get(s, u, st.TARGET) < 0 else t.ROSTER_IDS[get(s, get(s, u, st.TARGET), st.ROSTER)],
        "led_by": None if get(s, u, st.LED) < 0 else t.ROSTER_IDS[get(s, get(s, u, st.LED), st.ROSTER)],
        "carries": None if get(s, u, st.CARRY) < 0 else t.ROSTER_IDS[get(s, get(s, u, st.CARRY), st.ROSTER)],
        "rides": None if not is_mounted(s, u) else t.ROSTER_IDS[get(s, get(s, u, st.MOUNT), st.ROSTER)],
    }
    if h != NOWHERE and is_long(s, u) and get(s, u, st.DIR) >= 0:
        out["facing"] = DIRECTIONS[get(s, u, st.DIR)]
        out["tail"] = name_of(tail(s, u))
    elif h != NOWHERE and has(s, u, st.FORMATION | st.FOULKON):
        out["facing"] = bo.CORNERS[get(s, u, st.DIR) % 6]
        m = marker_hex(s, board, u)
        out["lances"] = None if m == NOWHERE else name_of(m)
    return out


def view(s: State, seat: int) -> dict[str, Any]:
    """The table as this seat sees it."""
    board = board_of(s)
    scenario = scenario_of(s)
    rounds = ca.last_round(s) if s.facts[st.CAMP] else scenario.rounds
    return {
        "scenario": ca.siege_of(s).id if s.facts[st.CAMP] else scenario.id,
        "number": scenario.number,
        "map": board.name,
        "night": scenario.night,
        "rows": board.rows,
        "columns": board.columns,
        "text": board.text(),
        "sides": side_features(board),
        "levels": {name_of(h): board.level[h] for h in board.hexes if board.level[h]},
        "crowns": {
            name_of(h): [w for d, w in enumerate(DIRECTIONS) if board.crown[h] >> d & 1]
            for h in board.hexes
            if board.crown[h]
        },
        "corner_slits": [
            [name_of(h), corner]
            for h in board.hexes
            for k, corner in enumerate(bo.CORNERS)
            if board.corner_slits[h] >> k & 1
        ],
        "gate": None
        if board.gate == NOWHERE
        else {"hex": name_of(board.gate), "state": bo.GATE_STATES[s.facts[st.GATE]]},
        "tents_down": s.facts[st.TENTS],
        "armies": ca.armies(s) if s.facts[st.CAMP] else scenario.sides,
        "round": min(s.facts[st.ROUND], rounds) if rounds else s.facts[st.ROUND],  # the last one stays on show
        "rounds": rounds,
        "active": s.facts[st.ACTIVE],
        "step": STEPS[s.facts[st.STEP]],
        "units": [unit_view(s, board, u) for u in range(count(s))],
        "loot": [loot_view(s, k) for k in range(min(4, len(scenario.loot))) if s.facts[st.LOOT + k] >= 0],
        "exit": chosen_exit(s, seat),
        "goal": goal_view(s, seat),
        "points": scoring.points(s),
        "casualties": [scoring.casualty_score(s, 0), scoring.casualty_score(s, 1)],
        "fires": [fire_view(s, h) for h in board.hexes if dv.is_burning(s, h)],
        "naphtha": [name_of(h) for h in board.hexes if dv.has_naphtha(s, h)],
        "ladders": [device_view(s, k) for k in dv.owned(s) if dv.kind_of(s, k) == dv.LADDER],
        "ropes": [device_view(s, k) for k in dv.owned(s) if dv.kind_of(s, k) == dv.GRAPNEL],
        "engines": [engine_view(s, k) for k in dv.owned(s) if dv.kind_of(s, k) >= dv.THROWER],
        "siege": siege_view(s) if s.facts[st.CAMP] else None,
        "breaches": [name_of(h) for k, h in enumerate(scenario.breakable) if s.facts[st.WRECKS] >> k & 1],
    }


def fire_view(s: State, h: int) -> dict[str, Any]:
    """One burning hex: who lit it, and how often it was counted."""
    return {
        "hex": name_of(h),
        "seat": dv.fire_owner(s, h),
        "count": dv.burn_count(s, h),
        "naphtha": dv.has_naphtha(s, h),
    }


def device_view(s: State, k: int) -> dict[str, Any]:
    """A ladder or a grapnel: state (absent, carried, lying, fixed, lost), hexes, and who has it or is on it."""
    state, kind = dv.dev(s, k, dv.STATE), dv.kind_of(s, k)
    men = [dv.dev(s, k, dv.HOLDER)]
    if kind == dv.LADDER and state in (dv.ABSENT, dv.CARRIED):
        men.append(dv.dev(s, k, dv.OTHER))
    climber = men[0] if state == dv.LEANING and men[0] >= 0 and dv.climbed(s, men[0]) == k else -1
    fixed = state == dv.LEANING
    return {
        "id": dv.DEVICE_IDS[dv.dev(s, k, dv.NAME)],
        "seat": dv.dev(s, k, dv.OWNER),
        "state": dv.STATES[state],
        "hexes": [name_of(h) for h in dv.hexes_of_device(s, k)],
        "top": name_of(dv.top_of(s, k)) if fixed else None,
        "facing": DIRECTIONS[dv.dev(s, k, dv.BEARING)] if fixed else None,
        "men": [t.ROSTER_IDS[get(s, u, st.ROSTER)] for u in men if u >= 0 and state in (dv.ABSENT, dv.CARRIED)],
        "climber": t.ROSTER_IDS[get(s, climber, st.ROSTER)] if climber >= 0 else None,
        "height": dv.dev(s, k, dv.OTHER) if fixed and kind == dv.GRAPNEL else None,
    }


def engine_view(s: State, k: int) -> dict[str, Any]:
    """A stone thrower or Greek fire: where it stands and looks, who serves it, rounds until it can be used again."""
    thrower = dv.kind_of(s, k) == dv.THROWER
    state = dv.dev(s, k, dv.STATE)
    wait = stone_thrower.RELOAD if thrower else greek_fire.RELOAD
    last = dv.dev(s, k, dv.HOLDER)
    ready = state == dv.READY
    crew = (stone_thrower.crew(s, k) if thrower else greek_fire.crew(s, k)) if ready else []
    return {
        "id": dv.DEVICE_IDS[dv.dev(s, k, dv.NAME)],
        "kind": dv.KIND_NAMES[dv.kind_of(s, k)],
        "seat": dv.dev(s, k, dv.OWNER),
        "state": dv.STATES[state],
        "hexes": [name_of(h) for h in dv.hexes_of_device(s, k)],
        "bearing": dv.BEARINGS[dv.dev(s, k, dv.BEARING)] if state != dv.ABSENT else None,
        "crew": [t.ROSTER_IDS[get(s, u, st.ROSTER)] for u in crew],
        "crew_needed": stone_thrower.CREW if thrower else greek_fire.CREW,
        "loaded": ready and stone_thrower.is_loaded(s, k, wait),
        "rounds_to_wait": max(0, last + wait - s.facts[st.ROUND]) if ready and last >= 0 else 0,
    }


def loot_view(s: State, k: int) -> dict[str, Any]:
    at = s.facts[st.LOOT + k]
    if at == 8192:
        return {"hex": None, "carrier": None, "taken": True}
    if at >= 4096:
        return {"hex": None, "carrier": t.ROSTER_IDS[get(s, at - 4096, st.ROSTER)], "taken": False}
    return {"hex": name_of(at), "carrier": None, "taken": False}


def side_features(board: Board) -> list[list[str]]:
    """Every feature of a hex side once: owner hex, direction, name."""
    return [
        [name_of(h), DIRECTIONS[d], bo.FEATURES[board.side[h * 6 + d]]]
        for h in board.hexes
        for d in range(6)
        if board.owned[h * 6 + d] and board.side[h * 6 + d] != bo.OPEN
    ]
