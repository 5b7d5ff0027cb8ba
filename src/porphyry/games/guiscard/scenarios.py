"""Scenarios: maps, forces, set-up zones, length, victory, read once from data/scenarios.toml (GUI-SEQ-01).

A person's own scenario has the same form; ``read_scenario`` tells every fault of it at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground import maps, reshaping
from porphyry.games.guiscard.ground.board import Board, Draft
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, NOWHERE, distance, hex_of, name_of
from porphyry.games.guiscard.ground.sight import Sights
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.state import BOARD_READINGS, CAMP, GATE, HEX, OPTIONS, SCENARIO, TENTS, WRECKS, get
from porphyry.kernel.data import Reader, Row
from porphyry.kernel.state import State

VICTORIES: Final = [
    "rescue",
    "break-through",
    "river",
    "march-off",
    "plunder",
    "escape",
    "castle",
    "casualties",
    "siege",
    "governor",
    "landing",
    "gate",
    "field",
]
RESCUE: Final = 0
BREAK_THROUGH: Final = 1
RIVER: Final = 2
MARCH_OFF: Final = 3
PLUNDER: Final = 4
ESCAPE: Final = 5
CASTLE: Final = 6
CASUALTIES: Final = 7
SIEGE: Final = (
    8  # a day of a siege, or the siege itself: siege/siege_day.py and siege/day_actions.py know when it is over
)
GOVERNOR: Final = 9
LANDING: Final = 10
OPEN_GATE: Final = 11
FIELD: Final = 12
MAP_SIDES: Final = 4
FACES: Final = 10  # of the die of arrivals
MOST_ROUNDS: Final = 50
FARTHEST: Final = 64  # hexes; no map is longer
PHASE: Final = 1 << 14  # numbers from here on are days of a siege, not scenarios of their own


DRILL_ID: Final = "drill"
DRILL_NUMBER: Final = PHASE - 1


class Group:
    """A body of units that is set up together or arrives together."""

    def __init__(self) -> None:
        self.name: str = ""
        self.side: int = 0
        self.units: list[int] = []  # roster numbers
        self.mounted: bool = False
        self.horses: bool = False  # riders begin on foot, their horses stand by
        self.facing: int = 0
        self.zone: list[int] = []  # hexes, empty if it comes later
        self.horse_zone: list[int] = []
        self.heart: int = NOWHERE  # the hex of the zone with the most room round it, found when first asked for
        self.enters: list[int] = []
        self.round: int = 0
        self.arrival: list[int] = []  # d10 limits from that round on; empty = sure
        self.led_by: list[int] = []
        self.few: list[int] = []  # part of the zone that holds only so many of the group
        self.most: int = 0
        self.beside: int = -1  # must be set up next to units of this group
        self.sides: int = 0  # may come on by at most this many of its sides; 0 = all
        self.lands: list[int] = []  # hexes where it comes ashore, instead of sides


class Piece:
    """A ladder, grapnel or engine of a scenario."""

    def __init__(self) -> None:
        self.name: int = 0
        self.side: int = 0
        self.hex: int = NOWHERE
        self.bearing: int = 0
        self.zone: list[int] = []  # where its owner may put it; empty if it has a place or comes with men
        self.men: list[int] = []  # roster numbers of those who bring it


class Scenario:
    """One scenario, ready to be set up."""

    def __init__(self) -> None:
        self.id: str = ""
        self.number: int = 0
        self.board: Board = Board(Draft(""))
        self.chapters: int = 9
        self.rounds: int = 0
        self.sides: list[str] = []
        self.first: int = 0
        self.exits: list[list[int]] = [[], []]
        self.secret: list[int] = []  # sides of which the first seat chooses its exit in secret
        self.victory: int = 0
        self.win: int = 0
        self.draw: int = 0
        self.groups: list[Group] = []
        self.loot: list[int] = []
        self.loot_points: int = 0
        self.captive: int = -1
        self.captive_points: int = 0
        self.hero: int = -1
        self.night: bool = False
        self.truce: bool = False
        self.tents: list[int] = []
        self.breakable: list[int] = []  # hexes that can be destroyed, in the order of the bits of WRECKS
        self.attacker: int = -1  # siege: the seat that must come to grips
        self.runner: int = -1  # siege: the seat that must cross the map
        self.slow_entry: bool = False  # whoever comes on later has half of the points in that turn (GUI-SOR-06)
        self.sights: Sights | None = None  # of the board as it is at the start
        self.pieces: list[Piece] = []
        self.fire_arrows: int = 0  # for each archer; 0: any number
        self.alarm: bool = False
        self.capture: bool = False
        self.exit_hexes: list[list[int]] = [[], []]
        self.goal_row: int = 0
        self.goal_hexes: list[int] = []


def _words(text: object) -> list[str]:
    return str(text).split()


def _span(row: Row, key: str, text: str, letters: bool) -> tuple[int, int]:
    first, _, last = text.partition("-")
    try:
        if letters:
            return ord(first) - 97, ord(last or first) - 97
        return int(first) - 1, int(last or first) - 1
    except (TypeError, ValueError):
        row.fault(key, f"a span such as {'f-j' if letters else '3-5'}, not {text!r}")
        return 0, 63


def _zones(row: Row, board: Board, key: str) -> list[int]:
    """The hexes of a list of zones, each once."""
    return sorted({h for zone in row.rows(key) for h in _zone(zone, board)})


def _zone(row: Row, board: Board) -> list[int]:
    row.only("columns", "rows", "level", "ground", "near", "within", "away", "at_least", "rooms", "hexes")
    conditions = row.values
    out = list(board.hexes)
    if "hexes" in conditions:
        wanted = [hex_of(w) for w in _words(conditions["hexes"])]
        out = [h for h in out if h in wanted]
    if "columns" in conditions:
        low, high = _span(row, "columns", str(conditions["columns"]), True)
        out = [h for h in out if low <= (h & 63) <= high]
    if "rows" in conditions:
        low, high = _span(row, "rows", str(conditions["rows"]), False)
        out = [h for h in out if low <= (h >> 6) <= high]
    if "level" in conditions:
        out = [h for h in out if board.level[h] == conditions["level"]]
    if "ground" in conditions:
        kinds = [_ground(row, w) for w in _words(conditions["ground"])]
        out = [h for h in out if board.ground[h] in kinds]
    if "near" in conditions:
        kinds = [_ground(row, w) for w in _words(conditions["near"])]
        marks = [h for h in board.hexes if board.ground[h] in kinds]
        within = row.number("within", 0, FARTHEST, 1)
        out = [h for h in out if any(distance(h, m) <= within for m in marks)]
    if "rooms" in conditions:
        rooms = [_room(row, board, w) for w in _words(conditions["rooms"])]
        out = [h for h in out if board.room[h] in rooms]
    if "away" in conditions:
        rooms = [_room(row, board, w) for w in _words(conditions["away"])]
        marks = [h for h in board.hexes if board.room[h] in rooms]
        least = row.number("at_least", 0, FARTHEST, 1)
        out = [h for h in out if all(distance(h, m) >= least for m in marks)]
    return [h for h in out if board.foot[h] > 0]


def _ground(row: Row, word: str) -> int:
    if word in t.GROUNDS:
        return t.GROUNDS.index(word)
    row.fault("ground", f"one of {', '.join(t.GROUNDS)}, not {word!r}")
    return 0


def _room(row: Row, board: Board, word: str) -> int:
    if word in board.room_names:
        return board.room_names.index(word)
    row.fault("rooms", f"one of {', '.join(board.room_names[1:])}, not {word!r}")
    return -1


def _unit(row: Row, key: str, word: str) -> int:
    kind = t.roster_index(word)
    if kind < 0:
        row.fault(key, f"a unit of the roster, not {word!r}")
        return 0
    return kind


def _group(row: Row, board: Board) -> Group:
    row.only(
        "side", "name", "units", "mounted", "horses", "facing", "zones", "horse_zones", "enters", "round", "arrival",
        "led_by", "lands", "few", "most", "beside", "sides",
    )  # fmt: skip
    data = row.values
    g = Group()
    g.name = str(data.get("name", ""))
    g.side = row.number("side", 0, 1, 0)
    g.units = [_unit(row, "units", w) for w in _words(data.get("units", ""))]
    if not g.units:
        row.fault("units", f"units for {g.name}")
    g.mounted = row.flag("mounted")
    g.horses = row.flag("horses")
    facing = str(data.get("facing", "n"))
    if facing in DIRECTIONS:
        g.facing = DIRECTIONS.index(facing)
    else:
        row.fault("facing", f"one of {', '.join(DIRECTIONS)}, not {facing!r}")
    g.zone = _zones(row, board, "zones")
    g.horse_zone = _zones(row, board, "horse_zones")
    g.enters = row.numbers("enters", 1, MAP_SIDES)
    g.round = row.number("round", 0, MOST_ROUNDS, 0)
    g.arrival = row.numbers("arrival", 0, FACES)
    g.led_by = [_unit(row, "led_by", w) for w in _words(data.get("led_by", ""))]
    g.few = _zones(row, board, "few")
    g.most = row.number("most", 0, 99, 0)
    g.beside = row.number("beside", -1, 99, -1)
    g.sides = row.number("sides", 0, MAP_SIDES, 0)
    g.lands = _zones(row, board, "lands")
    if [bool(g.zone), bool(g.enters), bool(g.lands)].count(True) != 1:
        row.fault("zones", f"either zones with at least one hex or sides to enter by for {g.name}")
    if g.zone and len(g.zone) < len(g.units):
        row.fault("zones", f"room for {len(g.units)} units in the zone of {g.name}, not {len(g.zone)} hexes")
    return g


def _piece(row: Row, board: Board) -> Piece:
    """One ladder, grapnel or engine: where it stands, where it may be put, or who brings it."""
    row.only("id", "side", "hex", "bearing", "zones", "men")
    data = row.values
    p = Piece()
    ident = str(data.get("id", ""))
    if ident not in dv.DEVICE_IDS:
        row.fault("devices", f"one of {', '.join(dv.DEVICE_IDS)}, not {ident!r}")
        return p
    p.name = dv.DEVICE_IDS.index(ident)
    p.side = 1 if data.get("side", 0) == 1 else 0
    bearing = str(data.get("bearing", "n"))
    if bearing in dv.BEARINGS:
        p.bearing = dv.BEARINGS.index(bearing)
    else:
        row.fault("devices", f"a bearing {', '.join(dv.BEARINGS)} for {ident}, not {bearing!r}")
    if "hex" in data:
        p.hex = hex_of(str(data["hex"]))
        if not board.holds(p.hex):
            row.fault("devices", f"a hex of the map for {ident}, not {data['hex']!r}")
    p.zone = _zones(row, board, "zones")
    p.men = [_unit(row, "devices", w) for w in _words(data.get("men", ""))]
    wanted = {dv.LADDER: 2, dv.GRAPNEL: 1}.get(dv.KIND_OF[p.name], 0)
    if p.men and len(p.men) != wanted:
        row.fault("devices", f"{wanted} men for {ident}, not {len(p.men)}")
    if [p.hex != NOWHERE, bool(p.zone), bool(p.men)].count(True) != 1:
        row.fault("devices", f"one of hex, zones and men for {ident}")
    return p


def _exits(row: Row) -> list[list[int]]:
    """The sides of the map by which each of the two may leave."""
    value = row.values.get("exits", [[], []])
    sides = range(1, MAP_SIDES + 1)
    two_lists = isinstance(value, list) and len(value) == 2 and all(isinstance(one, list) for one in value)
    if two_lists and all(type(side) is int and side in sides for one in value for side in one):
        return list(value)
    row.fault("exits", f"two lists of sides of the map from 1 to {MAP_SIDES}, not {value!r}")
    return [[], []]


def read_scenario(row: Row, boards: dict[str, Board]) -> Scenario:
    """One row of scenarios.toml."""
    row.only(
        "id", "number", "map", "chapters", "rounds", "sides", "first", "exits", "victory", "win", "draw", "source",
        "name_source", "groups", "loot", "loot_points", "captive", "captive_points", "hero", "night", "truce",
        "devices", "fire_arrows", "alarm", "capture", "exit_hexes", "goal_row", "goal", "secret",
    )  # fmt: skip
    sc = Scenario()
    sc.id = row.text("id")
    sc.number = row.number("number", 1, 99)
    row.source()
    row.source("name_source")
    name = row.text("map")
    if name not in boards:
        row.fault("map", f"one of {', '.join(boards)}, not {name!r}")
        return sc
    sc.board = boards[name]
    sc.chapters = row.number("chapters", 6, 11, 9)
    sc.rounds = row.number("rounds", 1, MOST_ROUNDS)
    sc.sides = row.texts("sides")
    if len(sc.sides) != 2:
        row.fault("sides", "two names")
    sc.first = row.number("first", 0, 1)
    sc.exits = _exits(row)
    sc.secret = row.numbers("secret", 1, MAP_SIDES)
    if any(n not in sc.exits[0] for n in sc.secret):
        row.fault("secret", f"sides out of {sc.exits[0]}, not {sc.secret}")
    sc.victory = row.choice("victory", list(VICTORIES))
    sc.win = row.number("win", 0, 99, 0)
    sc.draw = row.number("draw", 0, 99, 0)
    sc.loot = [hex_of(name) for name in row.texts("loot")]
    for h in sc.loot:
        if not sc.board.holds(h):
            row.fault("loot", f"hexes of the map, not {name_of(h)}")
    sc.loot_points = row.number("loot_points", 0, 9, 0)
    if "captive" in row.values:
        sc.captive = _unit(row, "captive", row.text("captive"))
    sc.captive_points = row.number("captive_points", 0, 9, 0)
    if "hero" in row.values:
        sc.hero = _unit(row, "hero", row.text("hero"))
    sc.night = row.flag("night")
    sc.truce = row.flag("truce")
    sc.groups = [_group(group, sc.board) for group in row.rows("groups")]
    if not sc.groups:
        row.fault("groups", "at least one group")
    seen: set[int] = set()
    for g in sc.groups:
        for kind in g.units:
            if kind in seen:
                row.fault("groups", f"each unit once, not {t.ROSTER_IDS[kind]} twice")
            seen.add(kind)
    sc.tents = [h for h in sc.board.hexes if sc.board.ground[h] == t.TENT]
    _siege(row, sc)
    return sc


def _siege(row: Row, sc: Scenario) -> None:
    """What scenarios of chapter 10 have besides."""
    sc.breakable = [h for h in sc.board.hexes if sc.board.is_breakable(h)]
    if len(sc.breakable) > 60:
        row.fault("map", f"at most 60 hexes that can be destroyed, not {len(sc.breakable)}")
    sc.pieces = [_piece(device, sc.board) for device in row.rows("devices")]
    if sc.pieces and sc.chapters < 10:
        row.fault("devices", "chapter 10 in play")
    if len({p.name for p in sc.pieces}) < len(sc.pieces):
        row.fault("devices", "each device once")
    sc.fire_arrows = row.number("fire_arrows", 0, 15, 0)
    sc.alarm = row.flag("alarm")
    sc.capture = row.flag("capture")
    sc.exit_hexes = [[hex_of(w) for w in _words(one)] for one in row.texts("exit_hexes") or ["", ""]]
    if len(sc.exit_hexes) != 2 or not all(sc.board.holds(h) for one in sc.exit_hexes for h in one):
        row.fault("exit_hexes", "hexes of the map for each of the two sides")
    sc.goal_row = row.number("goal_row", 0, 48, 0)
    sc.goal_hexes = _zones(row, sc.board, "goal")


MAPS: Final[dict[str, Board]] = maps.read_maps(t.READER)
SCENARIOS: Final[list[Scenario]] = [
    read_scenario(row, MAPS)
    for row in (t.READER.table("scenarios.toml", "scenario", grows=True) if not t.READER.faults else [])
]
t.READER.done()
SCENARIO_IDS: Final[list[str]] = [sc.id for sc in SCENARIOS]


def check_file(path: Path) -> list[str]:
    """Every fault of a person's own scenario file, in words; empty if it can be played."""
    reader = Reader(path.parent, "guiscard")
    for row in reader.table(path.name, "scenario"):
        read_scenario(row, MAPS)
    return reader.faults


# Boards that play has changed are kept for a while, not for ever: with their lines they take half a megabyte.
MOST_BOARDS: Final = 128
_SIGHTS: Final[dict[int, Sights]] = {}  # with the gate or tents changed
_RARE_SIGHTS: Final[dict[tuple[int, int, int], Sights]] = {}  # with something destroyed, or read by other rulings


PHASES: Final[list[Scenario]] = []  # the days of sieges, made in siege/battlefields.py


def _drill() -> Scenario:
    """A bare field for lessons and prepared positions; nobody chooses it as a battle."""
    one = Scenario()
    one.id = DRILL_ID
    one.board = MAPS[DRILL_ID]
    one.chapters = 10
    one.rounds = 12
    one.sides = ["byzantines", "normans"]
    one.first = 1
    one.victory = CASUALTIES
    one.groups = [Group()]
    return one


DRILL: Final[Scenario] = _drill()


def numbered(number: int) -> Scenario:
    if number < DRILL_NUMBER:
        return SCENARIOS[number]
    return PHASES[number - PHASE] if number >= PHASE else DRILL


def number_of(name: str) -> int:
    """The number of a scenario or of a day of a siege by its id; -1 if there is none."""
    if name in SCENARIO_IDS:
        return SCENARIO_IDS.index(name)
    if name == DRILL_ID:
        return DRILL_NUMBER
    for k, one in enumerate(PHASES):
        if one.id == name:
            return PHASE + k
    return -1


def scenario_of(s: State) -> Scenario:
    return numbered(s.facts[SCENARIO])


def is_elsewhere(s: State, u: int) -> bool:
    """With two maps at once: whether a unit stands on the one that is not being played on (GUI-ASL-15)."""
    return s.facts[CAMP] != 0 and is_on_other_map(s, get(s, u, HEX))


def is_on_other_map(s: State, h: int) -> bool:
    """The same for a hex."""
    if s.facts[CAMP] == 0:
        return False
    half = s.facts[s.facts[CAMP]]
    return half != 0 and (h & 63 < scenario_of(s).board.split) != (half == 1)


def sights_of(s: State) -> Sights:
    """Board and lines of sight as they are now: with the gate and the tents in their present state."""
    f = s.facts
    readings = f[OPTIONS] & BOARD_READINGS
    if f[GATE] == 0 and f[TENTS] == 0 and f[WRECKS] == 0 and readings == 0:
        return _plain(f[SCENARIO])
    key = f[SCENARIO] | f[GATE] << 16 | f[TENTS] << 20
    if readings or f[WRECKS]:
        return _rare(key, f[WRECKS], readings)
    found = _SIGHTS.get(key)
    if found is None:
        if len(_SIGHTS) >= MOST_BOARDS:
            _SIGHTS.pop(next(iter(_SIGHTS)))
        found = _made(f[SCENARIO], f[GATE], f[TENTS], 0, 0)
        _SIGHTS[key] = found
    return found


def _plain(number: int) -> Sights:
    """The map of a scenario as it stands before play."""
    scenario = numbered(number)
    plain = scenario.sights
    if plain is None:
        plain = Sights(scenario.board)
        scenario.sights = plain
    return plain


def board_of(s: State) -> Board:
    return sights_of(s).board


def _made(number: int, gate: int, tents: int, wrecks: int, readings: int) -> Sights:
    sc = numbered(number)
    if gate == b.GATE_CLOSED and tents == 0 and wrecks == 0:
        return Sights(reshaping.with_readings(sc.board, readings))
    before = _rare(number, 0, readings) if readings else _plain(number)
    gone = [h for k, h in enumerate(sc.breakable) if wrecks >> k & 1 and h != sc.board.gate]  # GUI-DEM-05
    down = [h for k, h in enumerate(sc.tents) if tents >> k & 1]
    return Sights(reshaping.changed(before.board, gate, gone, down), before)


def _rare(key: int, wrecks: int, readings: int) -> Sights:
    """The board as other rulings read it, with everything that was burnt, smashed or torn down."""
    found = _RARE_SIGHTS.get((key, wrecks, readings))
    if found is None:
        if len(_RARE_SIGHTS) >= MOST_BOARDS:
            _RARE_SIGHTS.pop(next(iter(_RARE_SIGHTS)))
        found = _made(key & 0xFFFF, key >> 16 & 15, key >> 20, wrecks, readings)
        _RARE_SIGHTS[(key, wrecks, readings)] = found
    return found


def is_edge(board: Board, h: int, side: int) -> bool:
    return b.on_rim(board.rows, board.columns, h, side)


INWARDS: Final = [NOWHERE, 3, 4, 0, 2]  # facing of a rider who comes on by that side
