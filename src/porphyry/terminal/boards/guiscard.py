"""Guiscard at the terminal: the hexes in characters with walls and units, and a line for each unit.

A hex is two characters wide and two lines high, odd columns half a hex up; the sign before it is its western side, the line above its
northern one. A unit is told by two letters, those of one side in capitals.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from porphyry.games.guiscard.ground.hexes import hex_of

if TYPE_CHECKING:
    from porphyry.terminal.look import Look
    from porphyry.terminal.speech import Speech

ENDINGS: Final[dict[str, list[str]]] = {
    "done": ["move", "attack", "fire", "charge", "enlist", "send", "station"],
    "stop": [],
    "cease": [],
}
LEVELS: Final[list[str]] = []
GOALS: Final = {"move": "unit"}
"""Verbs that begin a whole move which can be told by its goal, with the field that says who."""
GROUNDS: Final = {
    ".": "level", "b": "bushes", "t": "tree", "s": "slope", "m": "swamp", "r": "rocks", "p": "path", "q": "rock-steps",
    "e": "beach", "w": "shallow", "W": "deep", "j": "jetty", "i": "interior", "z": "stairs", "c": "courtyard", "n": "tent",
    "o": "tent-entrance", "X": "tower", "k": "wall-walk", "G": "gate",
}  # fmt: skip
HIGH: Final = {":": ".", "B": "b", "T": "t", "R": "r"}
"""The same ground a level up."""
SIDES: Final = {
    "wall": "#", "church-window": "#", "castle-wall": "#", "tent-wall": "#", "slit": "#", "cliff": "#",
    "window": "=", "door": "=", "tower-door": "=", "gate": "=", "gateway": "=", "low-wall": "=",
    "palisade": '"', "palisade-down": "'", "wall-down": "'",
}  # fmt: skip


def draw(view: dict[str, Any], seat: int, speech: Speech, look: Look) -> list[str]:
    """The map, its key, the goal, and the units by army."""
    lines = [look.bold(_step(view, view["active"], speech)), ""]
    tags = _tags(view)
    lines += _map(view, tags, look)
    armies = [speech.word("army", army) for army in view["armies"]]
    used = {HIGH.get(sign, sign) for row in view["text"] for sign in row} & set(GROUNDS)
    ground = ", ".join(f"{sign} {speech.part(f'gui-ground-{GROUNDS[sign]}')}" for sign in GROUNDS if sign in used)
    high = [sign for sign in HIGH if any(sign in row for row in view["text"])]
    raised = "".join(f", {sign} = {HIGH[sign]} {speech.part('gui-level', n=1)}" for sign in high)
    lines += [
        "",
        look.wrap(speech.say("term-gui-map-key", first=armies[0], second=armies[1])),
        look.wrap(speech.say("term-gui-ground", list=ground + raised)),
        *(look.wrap(line) for line in speech.goal(speech.table, seat)),
    ]
    if view["fires"]:
        lines.append(speech.say("term-gui-fires", hexes=", ".join(one["hex"] for one in view["fires"])))
    if view["loot"]:
        lines.append(f"{speech.say('gui-loot')}: {', '.join(_loot(one, speech) for one in view['loot'])}")
    for who, army in enumerate(armies):
        lines += ["", look.seat(look.bold(army), who)]
        for unit in view["units"]:
            if unit["seat"] == who and unit["place"] != "ridden":
                tag = tags.get(unit["id"], "--")
                lines.append(look.wrap(f"{tag} {unit_line(unit, speech)}", "  ", "     "))
    for device in [*view["ladders"], *view["ropes"], *view["engines"]]:
        lines.append(look.wrap(_device(device, speech), "  ", "     "))
    return lines


def _step(view: dict[str, Any], who: int, speech: Speech) -> str:
    siege, step = view["siege"], speech.word("step", view["step"])
    army = speech.word("army", view["armies"][who])
    if view["round"] > 0:
        head = speech.part("gui-round", round=view["round"], rounds=view["rounds"])
    elif siege and siege.get("day"):
        head = speech.part("gui-siege-day", day=siege["day"])
    else:
        return speech.say("term-gui-begin", step=step, army=army)
    return speech.say("term-gui-step", round=head, step=step, army=army)


def _loot(one: dict[str, Any], speech: Speech) -> str:
    if one["hex"]:
        return str(one["hex"])
    return speech.word("unit", one["carrier"]) if one["carrier"] else speech.part("gui-loot-taken")


def _tags(view: dict[str, Any]) -> dict[str, str]:
    """Two letters for each unit on the map; two of one side never have the same."""
    taken: set[tuple[int, str]] = set()
    tags: dict[str, str] = {}
    for unit in view["units"]:
        if unit["place"] != "map" or unit["hex"] is None:
            continue
        letters = re.sub(r"[^a-z0-9]", "", unit["id"].lower()) or "x"
        spare = [letters[0] + other for other in letters[1:] + "0123456789abcdefghijklmnopqrstuvwxyz"]
        tag = next((one for one in spare if (unit["seat"], one) not in taken), spare[0])
        taken.add((unit["seat"], tag))
        tags[unit["id"]] = tag.upper() if unit["seat"] == 1 else tag.capitalize()
    return tags


def _map(view: dict[str, Any], tags: dict[str, str], look: Look) -> list[str]:
    columns, rows = view["columns"], view["rows"]
    cells: dict[tuple[int, int], str] = {}
    for r, row in enumerate(view["text"]):
        for c, sign in enumerate(row):
            if sign != " ":
                cells[c, _y(c, r)] = look.dim(f" {sign}")
    for unit in sorted(view["units"], key=lambda one: one["health"] != "dead"):
        tag = tags.get(unit["id"])
        if tag is None or (unit["rides"] is None and unit["place"] != "map"):
            continue
        styled = look.dim(tag) if unit["health"] == "dead" else look.seat(look.bold(tag), unit["seat"])
        for name in (unit["tail"], unit["hex"]):
            if name is not None:
                cells[_at(name)] = styled if name == unit["hex"] else look.seat(tag[0] + "*", unit["seat"])
    west, north = _sides(view)
    names = [_column(c) for c in range(columns)]
    header = "    " + "".join(f" {name:>2}" for name in names)
    lines = [header]
    for y in range(2 * rows + 1):
        text = f"{(y + 1) // 2:3} " if y % 2 == 1 else "    "
        for c in range(columns):
            here = cells.get((c, y))
            text += (west.get((c, y), " ") + here) if here else " " + north.get((c, y + 1), "  ")
        lines.append(text.rstrip())
    return lines


def _y(column: int, row: int) -> int:
    """The line of a hex: odd columns stand half a hex higher."""
    return 2 * row + 1 - column % 2


def _at(name: str) -> tuple[int, int]:
    h = hex_of(name)
    return h & 63, _y(h & 63, h >> 6)


def _column(number: int) -> str:
    return re.sub(r"\d", "", _name(number))


def _name(column: int) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[column] if column < 26 else letters[column // 26 - 1] + letters[column % 26]


def _sides(view: dict[str, Any]) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], str]]:
    """The signs west and north of hexes, by column and line."""
    west: dict[tuple[int, int], str] = {}
    north: dict[tuple[int, int], str] = {}
    for name, direction, feature in view["sides"]:
        sign = SIDES.get(feature)
        if sign is None:
            continue
        c, y = _at(name)
        if direction in ("n", "s"):
            north[c, y if direction == "n" else y + 2] = sign * 2
        elif direction in ("nw", "sw"):
            west[c, y] = sign
        else:
            west[c + 1, y - 1 if direction == "ne" else y + 1] = sign
    return west, north


def unit_line(unit: dict[str, Any], speech: Speech) -> str:
    """A unit: name, kind, hex or place, state, values."""
    where = unit["hex"] if unit["place"] == "map" else speech.part(f"gui-place-{unit['place']}")
    said = [
        f"{speech.word('unit', unit['id'])} ({kind_name(unit, speech)}) {where or ''}".rstrip(),
        *_state(unit, speech),
    ]
    return ", ".join(part for part in said if part)


def kind_name(unit: dict[str, Any], speech: Speech) -> str:
    """What sort of fighter or beast it is."""
    key = "gui-kind-" + re.sub(r"[^a-z]+", "-", unit["kind"].lower()).strip("-")
    return speech.part(key) if speech.has(key) else unit["code"]


def _state(unit: dict[str, Any], speech: Speech) -> list[str]:
    told = [speech.part(f"gui-health-{unit['health']}")]
    if unit["health"] == "dead":
        return told
    if unit["stunned"]:
        told.append(speech.part("gui-stunned"))
    if unit["facing"]:
        kind = "corner" if "-" in unit["facing"] else "facing"
        told.append(speech.part("gui-facing", facing=speech.word(kind, unit["facing"])))
    for field, key, name in (
        ("rides", "gui-rides", "horse"),
        ("carries", "gui-carries", "name"),
        ("led_by", "gui-led-by", "name"),
        ("target", "gui-target", "name"),
    ):
        if unit[field]:
            told.append(speech.part(key, **{name: speech.word("unit", unit[field])}))
    told += [speech.part(f"gui-mark-{mark}") for mark in unit["marks"]]
    values = {name: unit[name] for name in ("attack", "defence", "movement")}
    told.append(speech.part("gui-values-stunned" if unit["stunned"] else "gui-values", **values))
    return told


def _device(device: dict[str, Any], speech: Speech) -> str:
    parts = [
        speech.word("device", device["id"]),
        speech.part(f"gui-device-{device['state']}"),
        " ".join(device["hexes"]),
    ]
    if device.get("climber"):
        parts.append(speech.part("gui-device-climber", name=speech.word("unit", device["climber"])))
    if "crew" in device:
        parts.append(speech.part("gui-engine-crew", n=len(device["crew"]), needed=device["crew_needed"]))
        if device["rounds_to_wait"] > 0:
            parts.append(speech.part("gui-engine-wait", n=device["rounds_to_wait"]))
    return ", ".join(part for part in parts if part)


def status(view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Round, step, and whose turn it is."""
    return _step(view, seat, speech)


def about(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Of a unit where it is and how it fares."""
    unit = next((one for one in view["units"] if one["id"] == ident), None) if kind == "unit" else None
    if unit is None:
        return ""
    where = unit["hex"] if unit["place"] == "map" else speech.part(f"gui-place-{unit['place']}")
    return ", ".join([kind_name(unit, speech), *([where] if where else []), *_state(unit, speech)])


def look_up(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """A unit; or a hex with its ground, its sides and who is there."""
    if kind == "unit":
        return next((unit_line(one, speech) for one in view["units"] if one["id"] == ident), "")
    if kind != "hex":
        return ""
    row, column = hex_of(ident) >> 6, hex_of(ident) & 63
    if not (0 <= row < view["rows"] and column < len(view["text"][row])) or view["text"][row][column] == " ":
        return ""
    sign = view["text"][row][column]
    told = [speech.part(f"gui-ground-{GROUNDS[HIGH.get(sign, sign)]}")]
    if view["levels"].get(ident):
        told.append(speech.part("gui-level", n=view["levels"][ident]))
    for name, direction, feature in view["sides"]:
        if name == ident and speech.has(f"gui-side-{feature}"):
            told.append(f"{speech.word('facing', direction)}: {speech.part(f'gui-side-{feature}')}")
    here = [one for one in view["units"] if one["place"] == "map" and ident in (one["hex"], one["tail"])]
    return "; ".join([f"{ident}: {', '.join(told)}", *(unit_line(one, speech) for one in here)])
