"""Any position from a readable dict: exact, as ``to_position`` writes it, or short, as a test or a puzzle wants it.

Short form of a unit: ``{"hex": "e5", "facing": "n", "mounted": True, "seat": 0, "wounded": True, "stunned": True, "dead": True}``;
marks such as ``fired``, ``moved``, ``formation`` by name, ``spent`` points, ``led`` by name.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import frames, shape
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, NOWHERE, STRIDE, hex_of
from porphyry.games.guiscard.notation import STEPS
from porphyry.games.guiscard.pending import numbers
from porphyry.games.guiscard.scenarios import PHASE, numbered
from porphyry.games.guiscard.setup import add_unit
from porphyry.games.guiscard.shape import MARK_NAMES, MOST_UNITS
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import PERSONS, siege_number
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.state import get, put
from porphyry.kernel.frames import push
from porphyry.kernel.state import State

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


EXACT: Final = ["header", "hexes", "stack", "siege", "campaign"]  # keys of the exact form alone


def read(
    s: State, number: int, data: dict[str, Any], masks: tuple[int, int], most: tuple[int, int], names: list[str]
) -> list[str]:
    """Put everything where the dict says; gives every fault. ``masks`` are the chosen readings, ``most`` all bits they may have."""
    scenario = numbered(number)
    given = data.get("units")
    units = [ident for ident in given if isinstance(ident, str)][:MOST_UNITS] if isinstance(given, dict) else []
    is_exact = any(key in data for key in EXACT)
    out: list[str] = []
    if is_exact:
        shape.exact(scenario, names, SIEGE_NAMES, units, most).judge(data, "", out)
    else:
        shape.short(scenario, units).judge(data, "", out)
    if out:
        return out
    if not is_exact and (siege_number(number) >= 0 or number >= PHASE):
        return ["units: a siege begins with its muster; leave the units out, or say all that to_position says"]
    s.facts.extend([0] * st.BASE)
    s.facts[st.SCENARIO] = number
    if is_exact:
        data = {**data, "stack": numbers(data["stack"], units)}
        out = contradictions(number, data)
        if not out:
            exact(s, number, data, names)
            out = loose_ends(s)
    else:
        s.facts[st.OPTIONS], s.facts[st.SIEGE_OPTIONS] = masks
        short(s, number, data, data["units"], out)
    return out


def contradictions(number: int, data: dict[str, Any]) -> list[str]:
    """What an exact position says twice, and differently each time."""
    out: list[str] = []
    units: dict[str, Any] = data["units"]
    on_siege = data["stack"][0] == frames.SIEGE.number
    if on_siege != ("campaign" in data):
        out.append("campaign: a siege has its sheet, and nothing else has one")
    if (number >= PHASE or siege_number(number) >= 0) != on_siege:
        out.append("stack: the days of a siege lie on the siege, and nothing else does")
    if any(kind > frames.SIEGE.number for kind in data["stack"][::8]) and not on_siege:
        out.append("stack: a question of the siege is asked outside of one")
    if ("siege" in data) != ("devices" in data):
        out.append("siege: devices and the numbers at their head are told together")
    elif "siege" in data and data["siege"][dv.HOW_MANY] != len(data["devices"]):
        out.append(f"siege[0]: {len(data['devices'])} devices are told, not {data['siege'][dv.HOW_MANY]}")
    if numbered(number).chapters >= 10 and not on_siege and "siege" not in data:
        out.append("siege: chapter 10 is played here")
    for ident, row in units.items():
        beast = t.FLAGS[t.roster_index(ident)] & t.HORSE != 0
        other = row["mount"]
        if other is not None and (
            units[other]["mount"] != ident or (t.FLAGS[t.roster_index(other)] & t.HORSE != 0) == beast
        ):
            out.append(f"units.{ident}.mount: {other} says otherwise")
        if beast and other is not None and units[other]["place"] == st.ON_MAP and row["place"] != st.RIDDEN:
            out.append(f"units.{ident}.place: {other} rides it, so it is ridden")
        if beast and row["stunned"]:
            out.append(f"units.{ident}.stunned: a horse is never unconscious")
        if (row["place"] == st.RIDDEN) > beast:
            out.append(f"units.{ident}.place: only a horse is ridden")
        if row["led"] is not None and (not beast or t.FLAGS[t.roster_index(row["led"])] & (t.HORSE | t.ANIMAL)):
            out.append(f"units.{ident}.led: a person leads a horse")
        carriers = [one for one in units if units[one]["carry"] == ident]
        if len(carriers) != (row["place"] == st.CARRIED) or carriers == [ident]:
            out.append(f"units.{ident}.place: who is carried is carried by one other")
        if row["place"] in (st.ON_MAP, st.UNDER) and row["hex"] is None:
            out.append(f"units.{ident}.hex: is on the map in no hex")
        if (beast or other is not None) and not (0 if row["place"] == st.ON_MAP else -1) <= row["facing"] < 6:
            out.append(f"units.{ident}.facing: a horse looks in one of six directions")
    for name, word in data["hexes"].items():
        if word & 255 > len(units):
            out.append(f"hexes.{name}: there is no unit {word & 255}")
    for k in (1, 2, 3, 4):
        booty = data["header"][f"loot{k}"]
        if TAKEN_UP + len(units) <= booty < TAKEN_AWAY:
            out.append(f"header.loot{k}: there is no unit {booty - TAKEN_UP}")
    for ident, row in data.get("devices", {}).items():
        out.extend(f"devices.{ident}: {fault}" for fault in device_faults(number, ident, row, len(units)))
    if "campaign" in data:
        told = data["campaign"]
        if len(told["days"]) != told["sheet"]["day"]:
            out.append(f"campaign.days: {len(told['days'])} are told on day {told['sheet']['day']}")
    return out


TAKEN_UP: Final = 4096
TAKEN_AWAY: Final = 8192


def device_faults(number: int, ident: str, row: list[int], units: int) -> list[str]:
    """What cannot be with one device."""
    state, h, bearing, _, holder, other = row
    kind = dv.KIND_OF[dv.DEVICE_IDS.index(ident)]
    out: list[str] = []
    if state in (dv.LYING, dv.LEANING, dv.READY, dv.JAMMED) and not numbered(number).board.holds(h):
        out.append("is on the table in no hex")
    if kind < dv.THROWER and bearing > 5:
        out.append(f"a {dv.KIND_NAMES[kind]} lies in one of six directions")
    if kind < dv.THROWER and holder >= units:
        out.append(f"there is no unit {holder}")
    if kind == dv.LADDER and state == dv.CARRIED and not (0 <= holder < units and 0 <= other < units and h >= 0):
        out.append("a ladder is carried by two men")
    if kind == dv.GRAPNEL and state == dv.CARRIED and holder < 0:
        out.append("a grapnel is carried by a man")
    if (kind >= dv.THROWER and state in (dv.CARRIED, dv.LYING, dv.LEANING)) or (
        kind < dv.THROWER and state == dv.READY
    ):
        out.append(f"a {dv.KIND_NAMES[kind]} is never {dv.STATES[state]}")
    return out


def loose_ends(s: State) -> list[str]:
    """What only shows once everything lies in its place."""
    out: list[str] = []
    formed = 0
    for u in range(s.facts[st.COUNT]):
        formed += 1 if st.has(s, u, st.FORMATION) else 0
    if formed != s.facts[st.FORMED]:
        out.append(f"header.formed: {formed} stand in formation, not {s.facts[st.FORMED]}")
    return out


def exact(s: State, number: int, data: dict[str, Any], names: list[str]) -> None:
    """What ``to_position`` wrote."""
    units: dict[str, Any] = data["units"]
    index = {ident: add_unit(s, t.roster_index(ident), 0, 0, 0) for ident in units}
    for k, name in enumerate(names):
        if name in data["header"] and name != "scenario":
            s.facts[k] = data["header"][name]
    for ident, row in units.items():
        u = index[ident]
        for key, value in row.items():
            if key == "hex":
                put(s, u, st.HEX, NOWHERE if value is None else hex_of(value))
            elif key in POINTERS:
                put(s, u, POINTERS[key], -1 if value is None else index[value])
            else:
                put(s, u, NUMBERS[key], value)
    s.facts[st.OCC] = st.BASE + len(units) * st.SIZE
    s.facts.extend([0] * (numbered(number).board.rows * STRIDE))
    for name, value in data["hexes"].items():
        s.facts[s.facts[st.OCC] + hex_of(name)] = value
    s.stack.extend(data["stack"])
    if "siege" in data:
        s.facts[st.DEVICES] = len(s.facts)
        s.facts.extend(data["siege"])
        for ident, row in data["devices"].items():
            s.facts.extend([dv.DEVICE_IDS.index(ident), *row])
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
        ca.put(s, k, data["sheet"][name])
    for start, name in ((ca.SLOTS, "slots"), (ca.DAMAGE, "damage"), (ca.AIMED, "aimed")):
        for k, value in enumerate(data[name]):
            ca.put(s, start + k, value)
    for ident, row in data["men"].items():
        for name, value in row.items():
            ca.put_man(s, t.roster_index(ident), MAN_NAMES.index(name), value)
    for entry in data["days"]:
        s.facts.extend(entry)


def short(s: State, number: int, data: dict[str, Any], units: dict[str, Any], faults: list[str]) -> None:
    scenario = numbered(number)
    index: dict[str, int] = {}
    for ident, row in units.items():
        kind = t.roster_index(ident)
        group, seat = 0, 0
        for g, one in enumerate(scenario.groups):
            if kind in one.units:
                group, seat = g, one.side
        u = add_unit(s, kind, row.get("seat", seat), group, st.ON_MAP)
        index[ident] = u
        if row.get("mounted"):
            if not t.FLAGS[kind] & t.RIDER:
                faults.append(f"{ident}: expected a rider to be mounted")
                continue
            if row.get("dead"):
                faults.append(f"{ident}: the dead do not ride")
            if t.ROSTER_IDS[t.HORSE_OF[kind]] in units:
                faults.append(f"{t.ROSTER_IDS[t.HORSE_OF[kind]]}: {ident} rides it, so it stands nowhere else")
            horse = add_unit(s, t.HORSE_OF[kind], get(s, u, st.SEAT), group, st.RIDDEN)
            put(s, u, st.MOUNT, horse)
            put(s, horse, st.MOUNT, u)
    s.facts[st.OCC] = st.BASE + s.facts[st.COUNT] * st.SIZE
    s.facts.extend([0] * (scenario.board.rows * STRIDE))
    s.facts[st.ROUND] = data.get("round", 1)
    s.facts[st.ACTIVE] = data.get("active", 0)
    s.facts[st.TURN] = 2 * s.facts[st.ROUND]
    s.facts[st.STEP] = STEPS.index(data.get("step", "fire"))
    s.facts[st.GATE] = bo.GATE_STATES.index(data.get("gate", "closed"))
    for k in range(4):
        s.facts[st.LOOT + k] = scenario.loot[k] if k < len(scenario.loot) else -1
    if scenario.chapters >= 10:
        tools(s, data, index, faults)
    for ident, row in units.items():
        one_unit(s, index[ident], ident, row, index, scenario.board, faults)
    push(s, frames.TURN.number)


def tools(s: State, data: dict[str, Any], index: dict[str, int], faults: list[str]) -> None:
    """Devices by name, ``{"ladder-1": {"state": "fixed", "hex": "m13", "bearing": "n", "seat": 0, "men": ["robert"]}}``; ``last`` and
    ``height`` for engines and climbers.  ``fires`` maps hexes to the seat that lit them, ``naphtha`` and ``wrecks`` are lists of hexes.
    """
    dv.open_region(s)
    scenario = numbered(s.facts[st.SCENARIO])
    for ident, row in data.get("devices", {}).items():
        state = row.get("state", "ready")
        k = dv.add_device(s, dv.DEVICE_IDS.index(ident), row.get("seat", 0))
        kind = dv.kind_of(s, k)
        bearing = dv.BEARINGS.index(row.get("bearing", "n"))
        dv.set_dev(s, k, dv.STATE, dv.STATES.index(state))
        dv.set_dev(s, k, dv.BEARING, bearing if kind >= dv.THROWER else bearing // 2)
        dv.set_dev(s, k, dv.PLACE_HEX, hex_of(row["hex"]) if "hex" in row else NOWHERE)
        for what, name in zip((dv.HOLDER, dv.OTHER), row.get("men", []), strict=False):
            dv.set_dev(s, k, what, index[name])
        if "last" in row:
            dv.set_dev(s, k, dv.HOLDER, row["last"])
        if "height" in row:
            dv.set_dev(s, k, dv.OTHER, row["height"])
        told = [dv.dev(s, k, what) for what in range(1, dv.LONG)]
        wrong = device_faults(s.facts[st.SCENARIO], ident, told, len(index))
        faults.extend(f"devices.{ident}: {fault}" for fault in wrong)
        if wrong:
            continue
        mark = dv.ENGINE_HERE if kind >= dv.THROWER else dv.LADDER_HERE if kind == dv.LADDER else 0
        covered = dv.hexes_of_device(s, k) if state in ("ready", "fixed", "jammed") else []
        if not all(scenario.board.holds(h) for h in covered):
            faults.append(f"devices.{ident}: stands off the map")
            continue
        for h in covered:
            dv.set_bit(s, h, mark)
    for name, seat in data.get("fires", {}).items():
        dv.set_bit(s, hex_of(name), dv.BURNING | (dv.FIRE_OF if seat else 0))
    for name in data.get("naphtha", []):
        dv.set_bit(s, hex_of(name), dv.NAPHTHA)
        s.facts[s.facts[st.DEVICES] + dv.SPILT] = 1
    for name in data.get("wrecks", []):
        s.facts[st.WRECKS] |= 1 << scenario.breakable.index(hex_of(name))


def posture_faults(s: State, u: int, row: dict[str, Any]) -> list[str]:
    """What one man or horse cannot be at the same time."""
    out: list[str] = []
    if row.get("mounted") and row.get("stunned"):
        out.append("stunned: nobody is unconscious in the saddle")
    if st.is_long(s, u) and row.get("facing") in bo.CORNERS:
        out.append("facing: a horse looks in one of six directions")
    for name in ("formation", "foulkon"):
        if not row.get(name):
            continue
        if st.flags(s, u) & t.HOPLITE == 0:
            out.append(f"{name}: only hoplites stand so")
        elif row.get("wounded") or row.get("stunned") or row.get("dead"):
            out.append(f"{name}: only the healthy stand so")
    if row.get("formation") and "facing" not in row:
        out.append("facing: a row of hoplites faces a corner of its hexes")
    if row.get("formation") and row.get("foulkon"):
        out.append("foulkon: a row has no shields overhead")
    return out


def one_unit(
    s: State, u: int, ident: str, row: dict[str, Any], index: dict[str, int], board: bo.Board, faults: list[str]
) -> None:
    h = hex_of(row["hex"])
    put(s, u, st.HEX, h)
    facing = row.get("facing")
    if facing in DIRECTIONS:
        put(s, u, st.DIR, DIRECTIONS.index(facing))
    elif facing in bo.CORNERS:
        put(s, u, st.DIR, bo.CORNERS.index(facing) + (6 if row.get("lances_right") else 0))
    elif st.is_long(s, u):
        put(s, u, st.DIR, 0)
    faults.extend(f"units.{ident}.{fault}" for fault in posture_faults(s, u, row))
    if row.get("wounded"):
        put(s, u, st.HEALTH, st.WOUNDED)
    if row.get("stunned") and st.is_horse(s, u):
        faults.append(f"units.{ident}.stunned: a horse is never unconscious")
    elif row.get("stunned"):
        put(s, u, st.STUN, s.facts[st.TURN])
        s.facts[st.STUNNED] += 1
    put(s, u, st.SPENT, row.get("spent", 0))
    for name, bit in MARK_NAMES.items():
        if row.get(name):
            st.mark(s, u, bit)
            if name == "formation":
                s.facts[st.FORMED] += 1
    if "led" in row:
        if not st.is_horse(s, u) or t.FLAGS[t.roster_index(row["led"])] & (t.HORSE | t.ANIMAL):
            faults.append(f"units.{ident}.led: a person leads a horse")
        put(s, u, st.LED, index[row["led"]])
    if row.get("dead"):
        put(s, u, st.HEALTH, st.DEAD)
        if not st.is_horse(s, u):
            st.lay_body(s, h)
        elif all(board.holds(x) for x in st.carcass_hexes(s, h, get(s, u, st.DIR))):
            st.lay_dead_horse(s, h, get(s, u, st.DIR))
        else:
            faults.append(f"{ident}: expected both hexes on the map")
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
