"""The board: cities, links, spaces and the army display, read once from data/*.toml into tables of numbers.

Nothing here changes during a game. Sets of cities are bit masks: bit n is the city in row n of data/cities.toml.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from porphyry.kernel.data import Reader, Row

BYZANTINE: Final = 0
ARAB: Final = 1
PERSIAN: Final = 2
BULGAR: Final = 3

ELITE: Final = 0
MAIN: Final = 1
LEVY: Final = 2
MOVE: Final = 3

CONSTANTINOPLE: Final = 0
CITIES: Final = 34

ROAD: Final = 0
DESERT: Final = 1
SEA: Final = 2

# Kinds of special spaces (BYZ-SPA-10)
EMPEROR: Final = 0
CALIPH: Final = 1
BYZANTINE_FLEET: Final = 2
ARAB_FLEET: Final = 3
BYZANTINE_CIVIL_WAR: Final = 4
ARAB_CIVIL_WAR: Final = 5
BYZANTINE_IMPROVEMENT: Final = 6
ARAB_IMPROVEMENT: Final = 7
BULGARS: Final = 8
FORTIFICATION: Final = 9
SPACE_KINDS: Final = [
    "emperor",
    "caliph",
    "byzantine-fleet",
    "arab-fleet",
    "byzantine-civil-war",
    "arab-civil-war",
    "byzantine-improvement",
    "arab-improvement",
    "bulgars",
    "fortification",
]
SPACE_SIDES: Final = ["byzantine", "arab", "neutral"]
MOST_SPACES: Final = 24

SIDES: Final = ["byzantine", "arab", "persian", "bulgar"]
BOXES: Final = ["elite", "main", "levy", "move"]
LINK_TYPES: Final = ["road", "desert", "sea"]
SUPPLIES: Final = [
    "pool",
    "cubes",
    "fortifications",
    "byzantine-treasury",
    "arab-treasury",
    "points",
    "bulgar-box",
    "orange-cubes",
    "byzantine-discs",
    "arab-discs",
    "bulgar-discs",
    "turns",
]
ARAB_SEA_COST: Final = 2  # BYZ-MOV-21


class Board:
    """All tables of the board."""

    def __init__(self, reader: Reader) -> None:
        self.city_ids: list[str] = []
        self.city_index: dict[str, int] = {}
        self.start_side: list[int] = []
        self.value: list[int] = []
        self.lon: list[float] = []
        self.lat: list[float] = []
        self.city_sources: list[tuple[str, str, str]] = []
        self.coastal: int = 0
        self.links: list[tuple[int, int, int, int]] = []  # a, b, type, multiplier
        self.link_ids: list[str] = []
        self.link_sources: list[tuple[str, str]] = []
        self.arrows: int = 0
        self.space_ids: list[str] = []
        self.space_kind: list[int] = []
        self.space_side: list[int] = []
        self.space_row: list[int] = []
        self.start_box: list[int] = [0] * 8
        self.upkeep: list[int] = [0] * 8
        self.supply: dict[str, int] = {}
        self._cities(reader)
        self._links(reader)
        self._spaces(reader)
        self._display(reader)
        reader.done()

    def _cities(self, reader: Reader) -> None:
        rows = reader.table("cities.toml", "city")
        for row in rows:
            row.only(
                "id", "side", "value", "coastal", "capital", "lon", "lat", "source", "value_source", "coast_source"
            )
            capital = row.flag("capital")
            number = len(self.city_ids)
            self.city_index[row.text("id")] = number
            self.city_ids.append(row.text("id"))
            self.start_side.append(row.choice("side", SIDES[:3]))
            self.value.append(row.number("value", 5, 5) if capital else row.number("value", 1, 3))
            self.coastal |= row.flag("coastal") << number
            self.lon.append(row.decimal("lon"))
            self.lat.append(row.decimal("lat"))
            self.city_sources.append((row.source(), row.source("value_source"), row.source("coast_source")))
            if capital != (number == CONSTANTINOPLE):
                row.fault("capital", "true for the first city and no other")
        if len(rows) != CITIES:
            reader.faults.append(f"cities.toml: expected {CITIES} cities, not {len(rows)}")
        while len(self.city_ids) < CITIES:  # so that further faults can still be told
            self.city_ids.append(f"missing-{len(self.city_ids)}")
            self.start_side.append(PERSIAN)
            self.value.append(1)

    def _city(self, row: Row, key: str) -> int:
        return row.choice(key, self.city_ids)

    def _links(self, reader: Reader) -> None:
        seen: set[tuple[int, int]] = set()
        for row in reader.table("links.toml", "link"):
            row.only("id", "a", "b", "type", "arab_multiplier", "draw_via", "source", "type_source")
            a, b = self._city(row, "a"), self._city(row, "b")
            pair = (min(a, b), max(a, b))
            if a == b or pair in seen:
                row.fault("b", "another city, not linked to a before")
            seen.add(pair)
            self.links.append((a, b, row.choice("type", LINK_TYPES), row.number("arab_multiplier", 1, 4, 1)))
            self.link_ids.append(row.text("id"))
            self.link_sources.append((row.source(), row.source("type_source")))
        for row in reader.table("links.toml", "arrow"):
            row.only("id", "source")
            row.source()
            self.arrows |= 1 << self._city(row, "id")

    def _spaces(self, reader: Reader) -> None:
        found = []
        for row in reader.table("spaces.toml", "space"):
            row.only("id", "kind", "side", "row", "source")
            row.source()
            kind = row.choice("kind", SPACE_KINDS)
            found.append((kind, row.text("id"), row.choice("side", SPACE_SIDES), row.number("row", 1, 3)))
        for kind, ident, side, place in sorted(found, key=lambda one: one[0]):
            self.space_ids.append(ident)
            self.space_kind.append(kind)
            self.space_side.append(side)
            self.space_row.append(place)
        for kind, name in enumerate(SPACE_KINDS):
            if kind not in self.space_kind:
                reader.faults.append(f"spaces.toml: no space of kind {name}")
        for kind in (EMPEROR, CALIPH, BYZANTINE_FLEET, ARAB_FLEET):
            if self.space_kind.count(kind) > 1:
                reader.faults.append(f"spaces.toml: expected one space of kind {SPACE_KINDS[kind]}")
        if len(found) > MOST_SPACES:
            reader.faults.append(f"spaces.toml: expected at most {MOST_SPACES} spaces, not {len(found)}")

    def _display(self, reader: Reader) -> None:
        names = [f"{side}-{box}" for side in SIDES[:2] for box in BOXES]
        for row in reader.table("display.toml", "box"):
            row.only("id", "start", "upkeep", "source")
            row.source()
            at = row.choice("id", names)
            self.start_box[at] = row.number("start", 0, 42)
            self.upkeep[at] = row.number("upkeep", 0, 20)
        for row in reader.table("display.toml", "supply"):
            row.only("id", "count", "source")
            row.source()
            self.supply[SUPPLIES[row.choice("id", SUPPLIES)]] = row.number("count", 0, 999)
        for name in SUPPLIES:
            if name not in self.supply:
                reader.faults.append(f"display.toml: no supply {name}")
                self.supply[name] = 0
        if self.supply["pool"] + sum(self.start_box) > self.supply["cubes"]:
            reader.faults.append("display.toml: pool and boxes hold more cubes than a player has")


_READER: Final = Reader(Path(__file__).parent / "data", "byzantium")
BOARD: Final = Board(_READER)
DATA_NAME: Final = _READER.name

CITY_IDS: Final[list[str]] = BOARD.city_ids
VALUE: Final[list[int]] = BOARD.value
START_SIDE: Final[list[int]] = BOARD.start_side
COASTAL: Final[int] = BOARD.coastal
ARROWS: Final[int] = BOARD.arrows  # BYZ-TIP-03: Adrianople has one, and a road to the capital
SPACE_KIND: Final[list[int]] = BOARD.space_kind
SPACES: Final[int] = len(BOARD.space_kind)
START_BOX: Final[list[int]] = BOARD.start_box
UPKEEP: Final[list[int]] = BOARD.upkeep
POOL_START: Final[int] = BOARD.supply["pool"]
CUBES: Final[int] = BOARD.supply["cubes"]  # BYZ-CMP-04
FORTIFICATIONS: Final[int] = BOARD.supply["fortifications"]
TREASURY_START: Final[list[int]] = [BOARD.supply["byzantine-treasury"], BOARD.supply["arab-treasury"]]
POINTS_START: Final[int] = BOARD.supply["points"]
BULGARS_START: Final[int] = BOARD.supply["bulgar-box"]
ORANGE_CUBES: Final[int] = BOARD.supply["orange-cubes"]
DISC_SUPPLY: Final[list[int]] = [  # BYZ-CMP-03
    BOARD.supply["byzantine-discs"],
    BOARD.supply["arab-discs"],
    0,
    BOARD.supply["bulgar-discs"],
]
TURNS: Final[int] = BOARD.supply["turns"]

SPACE_FIRST: Final[list[int]] = [BOARD.space_kind.index(kind) for kind in range(len(SPACE_KINDS))]
# Equal spaces lie side by side: so often an action can be taken in a turn (BYZ-SPA-04, BYZ-SPA-06).
SPACE_COUNT: Final[list[int]] = [BOARD.space_kind.count(kind) for kind in range(len(SPACE_KINDS))]


def _masks(*types: int) -> list[int]:
    result = [0] * CITIES
    for a, b, kind, _ in BOARD.links:
        if kind in types:
            result[a] |= 1 << b
            result[b] |= 1 << a
    return result


def cities_in(mask: int) -> list[int]:
    """The cities of a set, in the order of the data file."""
    return [city for city in range(CITIES) if mask >> city & 1]


ROADS: Final[list[int]] = _masks(ROAD)
SEAS: Final[list[int]] = _masks(SEA)
LAND: Final[list[list[int]]] = [_masks(ROAD), _masks(ROAD, DESERT)]  # BYZ-MOV-06: only Arabs cross the desert
WAYS: Final[list[list[int]]] = [_masks(ROAD, SEA), _masks(ROAD, DESERT, SEA)]
DESERTS: Final[list[int]] = _masks(DESERT)

VOYAGE: Final[int] = COASTAL & ~(1 << CONSTANTINOPLE) & ~WAYS[BYZANTINE][CONSTANTINOPLE]
"""Where only the free voyage from Constantinople leads (BYZ-MOV-17). It is a way out and no way in (BYZ-MOV-18)."""

REACH: Final[list[list[int]]] = [
    [WAYS[side][city] | (VOYAGE if side == BYZANTINE and city == CONSTANTINOPLE else 0) for city in range(CITIES)]
    for side in range(2)
]
NEXT: Final[list[list[list[int]]]] = [[cities_in(REACH[side][city]) for city in range(CITIES)] for side in range(2)]
"""Where an army of a side may move from a city over one link, the voyage included."""


def _sea_cost() -> list[list[int]]:
    result = [[0] * CITIES for _ in range(CITIES)]
    for a, b, kind, multiplier in BOARD.links:
        if kind == SEA:
            result[a][b] = result[b][a] = ARAB_SEA_COST * multiplier  # BYZ-MOV-22: the multiplier is the board's
    return result


SEA_COST: Final[list[list[int]]] = _sea_cost()
"""What a sea link costs an Arab army, 0 where there is none."""


def _bits(first: int) -> list[list[int]]:
    return [[first + at for at in range(12) if mask >> at & 1] for mask in range(4096)]


# The cities of a mask, twelve bits at a time: quicker than trying each.
LOW: Final[list[list[int]]] = _bits(0)
MIDDLE: Final[list[list[int]]] = _bits(12)
HIGH: Final[list[list[int]]] = _bits(24)
