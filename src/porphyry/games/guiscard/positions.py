"""Any position from a readable dict: exact, as ``to_position`` writes it, or short, as a test or a puzzle wants it.

Short form of a unit: ``{"hex": "e5", "facing": "n", "mounted": True, "seat": 0, "wounded": True, "stunned": True, "dead": True}``;
marks such as ``fired``, ``moved``, ``formation`` by name, ``spent`` points, ``led`` and ``carry`` by name.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import board as bo
from porphyry.games.guiscard import campaign as ca
from porphyry.games.guiscard import devices as dv
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.hexes import DIRECTIONS, NOWHERE, STRIDE, hex_of
from porphyry.games.guiscard.notation import STEPS
from porphyry.games.guiscard.scenarios import SCENARIOS, numbered
from porphyry.games.guiscard.setup import add_unit
from porphyry.games.guiscard.sheet import PERSONS
from porphyry.games.guiscard.state import get, put
from porphyry.kernel.frames import push
from porphyry.kernel.state import State

MARK_NAMES: Final[dict[str, int]] = {
    "fired": st.FIRED,
    "moved": st.MOVED,
    "attacked": st.ATTACKED,
    "checked": st.CHECKED,
    "lance_gone": st.LANCE_GONE,
    "formation": st.FORMATION,
    "foulkon": st.FOULKON,
    "busy": st.BUSY,
    "kindled": st.KINDLED,
    "lent": st.LENT,
}
POINTERS: Final = {"mount": st.MOUNT, "target": st.TARGET, "carry": st.CARRY, "led": st.LED}
NUMBERS: Final = {
    "seat": st.SEAT,
    "facing": st.DIR,
    "place": st.PLACE,
    "health": st.HEALTH,
    "stunned": st.STUN,
    "marks": st.MARKS,
    "spent": st.SPENT,
    "way": st.WAY,
    "aim": st.AIM,
    "lances": st.LANCES,
    "group": st.GROUP,
    "order": st.ORDER,
}


def fill(
    s: State,
    number: int,
    data: dict[str, Any],
    header: dict[str, Any],
    units: dict[str, Any],
    faults: list[str],
    names: list[str],
) -> None:
    """Put everything where the dict says."""
    s.facts.extend([0] * st.BASE)
    s.facts[st.SCENARIO] = number
    s.facts[st.OPTIONS] = int(header.get("options", 0))
    s.facts[st.SIEGE_OPTIONS] = int(header.get("siege_options", 0))
    if "stack" in data:
        exact(s, number, data, header, units, names)
    else:
        short(s, number, data, units, faults)


def exact(
    s: State, number: int, data: dict[str, Any], header: dict[str, Any], units: dict[str, Any], names: list[str]
) -> None:
    index: dict[str, int] = {}
    for ident in units:
        index[ident] = add_unit(s, t.roster_index(ident), 0, 0, 0)
    for k, name in enumerate(names):
        if name in header:
            s.facts[k] = int(header[name])
    for ident, row in units.items():
        u = index[ident]
        for key, value in row.items():
            if key == "hex":
                put(s, u, st.HEX, NOWHERE if value is None else hex_of(value))
            elif key in POINTERS:
                put(s, u, POINTERS[key], -1 if value is None else index[value])
            else:
                put(s, u, NUMBERS[key], int(value))
    s.facts[st.OCC] = st.BASE + len(units) * st.SIZE
    s.facts.extend([0] * (numbered(number).board.rows * STRIDE))
    for name, value in data.get("hexes", {}).items():
        s.facts[s.facts[st.OCC] + hex_of(name)] = int(value)
    s.stack.extend(int(n) for n in data["stack"])
    if "siege" in data:
        s.facts[st.DEVICES] = len(s.facts)
        s.facts.extend(int(n) for n in data["siege"])
        for ident, row in data.get("devices", {}).items():
            s.facts.extend([dv.DEVICE_IDS.index(ident), *[int(n) for n in row]])
    if "campaign" in data:
        raise_siege(s, data["campaign"])


SIEGE_NAMES: Final = [
    "half", "day", "lasts", "booked", "besieger", "happened", "initiative", "rain", "grapnels", "ladders", "throwers",
    "kept_grapnels", "kept_ladders", "kept_throwers", "engineer", "battled", "delay", "taken", "reversed", "parleyed",
    "action", "traitor", "relief", "quiet", "fought", "attacker", "edge", "event", "patrols", "pending", "given", "siege",
]  # fmt: skip
MAN_NAMES: Final = ["owner", "state", "returns", "spot", "rides", "duty"]


def siege_position(s: State) -> dict[str, Any]:
    """The facts of a siege by name: the sheet, the items under construction, damage, the men, the days so far."""
    men = {}
    for kind in range(PERSONS):
        row = {name: ca.man(s, kind, k) for k, name in enumerate(MAN_NAMES) if ca.man(s, kind, k)}
        if row:
            men[t.ROSTER_IDS[kind]] = row
    return {
        "sheet": {name: ca.get(s, k) for k, name in enumerate(SIEGE_NAMES)},
        "slots": [ca.get(s, ca.SLOTS + k) for k in range(ca.SLOT_COUNT)],
        "damage": [ca.get(s, ca.DAMAGE + k) for k in range(ca.WORKS)],
        "aimed": [ca.get(s, ca.AIMED + k) for k in range(ca.WORKS)],
        "men": men,
        "days": [[ca.noted(s, day, k) for k in range(ca.ENTRY)] for day in range(1, ca.get(s, ca.DAY) + 1)],
    }


def raise_siege(s: State, data: dict[str, Any]) -> None:
    """The facts that ``siege_position`` wrote."""
    s.facts[st.CAMP] = len(s.facts)
    s.facts.extend([0] * ca.LOG)
    for k, name in enumerate(SIEGE_NAMES):
        ca.put(s, k, int(data["sheet"][name]))
    for start, name in ((ca.SLOTS, "slots"), (ca.DAMAGE, "damage"), (ca.AIMED, "aimed")):
        for k, value in enumerate(data[name]):
            ca.put(s, start + k, int(value))
    for ident, row in data["men"].items():
        for name, value in row.items():
            ca.put_man(s, t.roster_index(ident), MAN_NAMES.index(name), int(value))
    for entry in data["days"]:
        s.facts.extend(int(value) for value in entry)


def short(s: State, number: int, data: dict[str, Any], units: dict[str, Any], faults: list[str]) -> None:
    scenario = SCENARIOS[number]
    index: dict[str, int] = {}
    for ident, row in units.items():
        kind = t.roster_index(ident)
        group, seat = 0, 0
        for g, one in enumerate(scenario.groups):
            if kind in one.units:
                group, seat = g, one.side
        u = add_unit(s, kind, int(row.get("seat", seat)), group, st.ON_MAP)
        index[ident] = u
        if row.get("mounted"):
            if not t.FLAGS[kind] & t.RIDER:
                faults.append(f"{ident}: expected a rider to be mounted")
                continue
            horse = add_unit(s, t.HORSE_OF[kind], get(s, u, st.SEAT), group, st.RIDDEN)
            put(s, u, st.MOUNT, horse)
            put(s, horse, st.MOUNT, u)
    s.facts[st.OCC] = st.BASE + s.facts[st.COUNT] * st.SIZE
    s.facts.extend([0] * (scenario.board.rows * STRIDE))
    s.facts[st.ROUND] = int(data.get("round", 1))
    s.facts[st.ACTIVE] = int(data.get("active", 0))
    s.facts[st.TURN] = 2 * s.facts[st.ROUND]
    step = data.get("step", "fire")
    if step in STEPS:
        s.facts[st.STEP] = STEPS.index(step)
    else:
        faults.append(f"step: expected one of {', '.join(STEPS)}, not {step!r}")
    gate = data.get("gate", "closed")
    s.facts[st.GATE] = bo.GATE_STATES.index(gate) if gate in bo.GATE_STATES else 0
    for k in range(4):
        s.facts[st.LOOT + k] = scenario.loot[k] if k < len(scenario.loot) else -1
    if scenario.chapters >= 10:
        tools(s, data, index, faults)
    for ident, row in units.items():
        one_unit(s, index[ident], ident, row, index, scenario.board, faults)
    push(s, st.F_TURN)


def tools(s: State, data: dict[str, Any], index: dict[str, int], faults: list[str]) -> None:
    """Devices by name, ``{"ladder-1": {"state": "fixed", "hex": "m13", "bearing": "n", "seat": 0, "men": ["robert"]}}``; ``last`` and
    ``height`` for engines and climbers.  ``fires`` maps hexes to the seat that lit them, ``naphtha`` and ``wrecks`` are lists of hexes.
    """
    dv.open_region(s)
    scenario = SCENARIOS[s.facts[st.SCENARIO]]
    for ident, row in data.get("devices", {}).items():
        state = str(row.get("state", "ready"))
        if ident not in dv.DEVICE_IDS or state not in dv.STATES:
            faults.append(f"devices: expected a device and a state, not {ident!r} {state!r}")
            continue
        k = dv.add_device(s, dv.DEVICE_IDS.index(ident), int(row.get("seat", 0)))
        kind = dv.kind_of(s, k)
        bearing = dv.BEARINGS.index(str(row.get("bearing", "n")))
        dv.set_dev(s, k, dv.STATE, dv.STATES.index(state))
        dv.set_dev(s, k, dv.BEARING, bearing if kind >= dv.THROWER else bearing // 2)
        dv.set_dev(s, k, dv.PLACE_HEX, hex_of(str(row["hex"])) if "hex" in row else NOWHERE)
        for what, name in zip((dv.HOLDER, dv.OTHER), row.get("men", []), strict=False):
            dv.set_dev(s, k, what, index[name])
        if "last" in row:
            dv.set_dev(s, k, dv.HOLDER, int(row["last"]))
        if "height" in row:
            dv.set_dev(s, k, dv.OTHER, int(row["height"]))
        mark = dv.ENGINE_HERE if kind >= dv.THROWER and state == "ready" else dv.LADDER_HERE if kind == dv.LADDER else 0
        for h in dv.hexes_of_device(s, k) if state in ("ready", "fixed") else []:
            dv.set_bit(s, h, mark)
    for name, seat in data.get("fires", {}).items():
        dv.set_bit(s, hex_of(name), dv.BURNING | (dv.FIRE_OF if seat else 0))
    for name in data.get("naphtha", []):
        dv.set_bit(s, hex_of(name), dv.NAPHTHA)
        s.facts[s.facts[st.DEVICES] + dv.SPILT] = 1
    for name in data.get("wrecks", []):
        s.facts[st.WRECKS] |= 1 << scenario.breakable.index(hex_of(name))


def one_unit(
    s: State, u: int, ident: str, row: dict[str, Any], index: dict[str, int], board: bo.Board, faults: list[str]
) -> None:
    known = [
        "hex",
        "facing",
        "mounted",
        "seat",
        "wounded",
        "stunned",
        "dead",
        "spent",
        "led",
        "carry",
        "lances_right",
        *MARK_NAMES,
    ]
    faults.extend(f"{ident}: expected one of {', '.join(known)}, not {key!r}" for key in row if key not in known)
    h = hex_of(str(row.get("hex", "")))
    if not board.holds(h):
        faults.append(f"{ident}: expected a hex of the map, not {row.get('hex')!r}")
        return
    put(s, u, st.HEX, h)
    facing = row.get("facing")
    if facing in DIRECTIONS:
        put(s, u, st.DIR, DIRECTIONS.index(facing))
    elif facing in bo.CORNERS:
        put(s, u, st.DIR, bo.CORNERS.index(facing) + (6 if row.get("lances_right") else 0))
    elif st.is_long(s, u):
        put(s, u, st.DIR, 0)
    if row.get("wounded"):
        put(s, u, st.HEALTH, st.WOUNDED)
    if row.get("stunned"):
        put(s, u, st.STUN, s.facts[st.TURN])
        s.facts[st.STUNNED] += 1
    put(s, u, st.SPENT, int(row.get("spent", 0)))
    for name, bit in MARK_NAMES.items():
        if row.get(name):
            st.mark(s, u, bit)
            if name == "formation":
                s.facts[st.FORMED] += 1
    for key in ("led", "carry"):
        if key in row:
            put(s, u, POINTERS[key], index[row[key]])
    if row.get("dead"):
        put(s, u, st.HEALTH, st.DEAD)
        if st.is_horse(s, u):
            st.lay_dead_horse(s, h, get(s, u, st.DIR))
        else:
            st.lay_body(s, h)
        return
    for x in [h, st.tail(s, u)] if st.is_long(s, u) else [h]:
        if not board.holds(x):
            faults.append(f"{ident}: expected both hexes on the map")
            return
        v = st.standing(s, x)
        if v >= 0:
            faults.append(f"{ident}: expected a free hex, but {t.ROSTER_IDS[get(s, v, st.ROSTER)]} is there")
            return
    st.settle(s, u)
