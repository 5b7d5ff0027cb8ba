"""The siege sheet as tables: buildings, supplies, engines, demolition, healing, and the sieges that can be played (GUI-CAM-01).

Read once from data/siege.toml.  Every siege is a scenario like the others; its days are fought on maps made in battlefields.py.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import PALISADE, Board, Draft
from porphyry.games.guiscard.notation import ENGINES
from porphyry.kernel.data import Row

# Makes of wall, and how many results "D" bring one down (GUI-DEM-02).
THICK: Final = 0
PLAIN: Final = 1
WOOD: Final = 2
STAGES: Final = [4, 2, 1]
MAKES: Final = ["thick", "plain", "wood"]

GRAPNEL: Final = 0
LADDER: Final = 1
THROWER: Final = 2

WORKERS: Final = 5  # men parked on the sheet for one item (GUI-BUI-01)
MODIFIERS: Final = [-8, -6, -4, 0, 4, 6]
MOST_EXTRA: Final = 8
LEAST_SUPPLIES: Final = 2
ENGINEER_DAYS: Final = 5


class Building:
    """A place that can be besieged."""

    def __init__(self) -> None:
        self.id: str = ""
        self.board: Board = Board(Draft(""))
        self.dice: int = 1
        self.brackets: list[int] = []
        self.minimal: list[int] = []
        self.intruders: int = 4
        self.parts: list[str] = []
        self.part_hexes: list[list[int]] = []
        self.last: int = 0  # bit mask of the parts of GUI-ASL-09
        self.house: list[int] = []  # where intruders begin (event 13)
        self.palisade: bool = False  # there is one, so ladders can be raised

    def part_of(self, h: int) -> int:
        """The part a hex belongs to, or -1 outside."""
        for k, hexes in enumerate(self.part_hexes):
            if h in hexes:
                return k
        return -1


class Siege:
    """One siege: a building, two sides, and what they may spend."""

    def __init__(self) -> None:
        self.id: str = ""
        self.scenario: int = 0
        self.building: int = 0
        self.nations: list[int] = [0, 0]  # bit masks
        self.points: list[int] = [0, 0]
        self.command: list[int] = [0, 0]
        self.engines: bool = False  # the besieger may buy engines
        self.throwers: int = 0
        self.hunger_draws: bool = False
        self.relief_day: int = 0
        self.relief_points: int = 0
        self.held_day: int = 0
        self.rounds: int = 20


def _nations(row: Row, text: str) -> int:
    mask = 0
    for word in text.split():
        if word in t.NATIONS:
            mask |= 1 << t.NATIONS.index(word)
        else:
            row.fault("nations", f"letters of {' '.join(t.NATIONS)}, not {word!r}")
    return mask


def _pair(row: Row, key: str) -> list[int]:
    value = row.values.get(key)
    if isinstance(value, list) and len(value) == 2 and all(isinstance(v, int) and 0 <= v <= 9999 for v in value):
        return [int(v) for v in value]
    row.fault(key, f"two numbers, besieger first, not {value!r}")
    return [0, 0]


def _building(row: Row) -> Building:
    row.only("id", "map", "dice", "brackets", "minimal", "intruders", "parts", "last", "house", "source", "plan_source")
    one = Building()
    one.id = row.text("id")
    row.source()
    row.source("plan_source")
    name = row.text("map")
    if name not in sc.MAPS:
        row.fault("map", f"one of {', '.join(sc.MAPS)}, not {name!r}")
        return one
    board = one.board = sc.MAPS[name]
    one.palisade = PALISADE in board.side
    one.dice = row.number("dice", 1, 5)
    for key in ("brackets", "minimal"):
        value = row.values.get(key)
        if not isinstance(value, list) or len(value) != len(MODIFIERS) or sorted(value, reverse=True) != value:
            row.fault(key, f"{len(MODIFIERS)} falling numbers, not {value!r}")
    one.brackets = [int(n) for n in row.values.get("brackets", [])]
    one.minimal = [int(n) for n in row.values.get("minimal", [])]
    one.intruders = row.number("intruders", 0, 20)
    for part in row.values.get("parts", []):
        one.parts.append(str(part.get("id", "")))
        grounds = str(part.get("ground", "")).split()
        rooms = str(part.get("rooms", "")).split()
        one.part_hexes.append(
            [
                h
                for h in board.hexes
                if t.GROUNDS[board.ground[h]] in grounds or board.room_names[board.room[h]] in rooms
            ]
        )
    for word in row.text("last").split():
        if word in one.parts:
            one.last |= 1 << one.parts.index(word)
        else:
            row.fault("last", f"parts of the building, not {word!r}")
    inside = {h for hexes in one.part_hexes for h in hexes}
    grounds = row.text("house").split()
    one.house = [h for h in board.hexes if h in inside and t.GROUNDS[board.ground[h]] in grounds]
    return one


def _siege(row: Row, buildings: list[Building]) -> Siege:
    row.only(
        "id", "number", "building", "sides", "nations", "points", "command", "engines", "throwers", "hunger_draws",
        "relief_day", "relief_points", "held_day", "rounds", "source",
    )  # fmt: skip
    one = Siege()
    one.id = row.text("id")
    row.source()
    one.building = row.choice("building", [b.id for b in buildings])
    one.nations = [_nations(row, str(text)) for text in row.values.get("nations", ["", ""])]
    one.points = _pair(row, "points")
    one.command = _pair(row, "command")
    one.engines = row.flag("engines")
    one.throwers = row.number("throwers", 0, 9, 0)
    one.hunger_draws = row.flag("hunger_draws")
    one.relief_day = row.number("relief_day", 0, 99, 0)
    one.relief_points = row.number("relief_points", 0, 999, 0)
    one.held_day = row.number("held_day", 0, 99, 0)
    one.rounds = row.number("rounds", 5, 50)
    scenario = sc.Scenario()
    scenario.id = one.id
    scenario.number = row.number("number", 1, 99)
    scenario.board = buildings[one.building].board
    scenario.chapters = 11
    scenario.rounds = one.rounds
    scenario.sides = [str(name) for name in row.values.get("sides", [])]
    scenario.victory = sc.SIEGE
    one.scenario = len(sc.SCENARIOS)
    sc.SCENARIOS.append(scenario)
    sc.SCENARIO_IDS.append(one.id)
    return one


BUILDINGS: Final[list[Building]] = [_building(row) for row in t.READER.table("siege.toml", "building")]
t.READER.done()
SIEGES: Final[list[Siege]] = [_siege(row, BUILDINGS) for row in t.READER.table("siege.toml", "siege")]

DAYS: Final[list[int]] = [0] * len(ENGINES)
ENGINE_COST: Final[list[int]] = [0] * len(ENGINES)
for _row in t.READER.table("siege.toml", "engine"):
    _row.only("id", "days", "cost", "source", "cost_source")
    _row.source()
    _row.source("cost_source")
    _e = _row.choice("id", list(ENGINES))
    DAYS[_e] = _row.number("days", 1, 30)
    ENGINE_COST[_e] = _row.number("cost", 0, 99)

DEMOLITION: Final[list[list[int]]] = []  # points, then the smallest roll for thick, plain, wood, then engines lost
for _row in t.READER.table("siege.toml", "demolition"):
    _row.only("points", "thick", "plain", "wood", "lost", "source")
    _row.source()
    DEMOLITION.append([_row.number(key, 1, 11) for key in ("points", *MAKES, "lost")])
if not t.READER.faults and (sorted(DEMOLITION) != DEMOLITION or DEMOLITION[0][0] != 1):
    t.READER.faults.append("siege.toml [[demolition]]: expected rows from one point upwards")

_healing: Final = t.READER.single("siege.toml", "healing")
HEALING: Final[list[int]] = [int(n) for n in _healing.values.get("days", [])]
if len(HEALING) != 10:
    _healing.fault("days", "ten numbers")
t.READER.done()

PERSONS: Final[int] = len([c for c in t.ROSTER if not c.flags & (t.HORSE | t.ANIMAL)])


def siege_number(scenario: int) -> int:
    """The siege a scenario is, or -1."""
    for k, one in enumerate(SIEGES):
        if one.scenario == scenario:
            return k
    return -1


def supply_modifier(building: Building, units: int, equal: bool) -> int:
    """Days more or less for this many besieged units (GUI-SUP-02)."""
    brackets = building.brackets if equal else building.minimal
    for k, least in enumerate(brackets):
        if units >= least:
            return MODIFIERS[k]
    return MOST_EXTRA


def make_of(board: Board, h: int) -> int:
    """What a work is built of: the column of the demolition table (GUI-DEM-07)."""
    ground = board.ground[h]
    return THICK if ground == t.TOWER else PLAIN if ground == t.INTERIOR else WOOD


def damage_roll(points: int, make: int) -> int:
    """The smallest roll that damages a work under this many demolition points."""
    best = 11
    for row in DEMOLITION:
        if points >= row[0]:
            best = row[1 + make]
    return best


def engines_lost(points: int) -> int:
    """How many throwers a 1 costs."""
    lost = 0
    for row in DEMOLITION:
        if points >= row[0]:
            lost = row[4]
    return lost
