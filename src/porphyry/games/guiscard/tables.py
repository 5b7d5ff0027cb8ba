"""The play sheets: ground, weapons, effects, counters, read once from data/*.toml (GUI-CMP, GUI-TER-01, GUI-MIS-09).

Every table is a plain list indexed by small numbers, so that the rules can look things up without names.
"""

from pathlib import Path
from typing import Final

from porphyry.kernel.data import Reader, Row

DATA: Final = Path(__file__).parent / "data"

# Cover, weakest first.
NO_COVER: Final = 0
LIGHT: Final = 1
MEDIUM: Final = 2
STRONG: Final = 3
TOTAL: Final = 4
COVERS: Final = ["none", "light", "medium", "strong", "total"]

# Ground, in the order of terrain.toml.
GROUNDS: Final = [
    "level",
    "bushes",
    "tree",
    "slope",
    "swamp",
    "rocks",
    "path",
    "rock-steps",
    "beach",
    "shallow",
    "deep",
    "jetty",
    "interior",
    "stairs",
    "courtyard",
    "tent",
    "tent-entrance",
    "tower",
    "wall-walk",
    "gate",
]
LEVEL: Final = 0
BUSHES: Final = 1
TREE: Final = 2
SLOPE: Final = 3
SWAMP: Final = 4
ROCKS: Final = 5
PATH: Final = 6
ROCK_STEPS: Final = 7
BEACH: Final = 8
SHALLOW: Final = 9
DEEP: Final = 10
JETTY: Final = 11
INTERIOR: Final = 12
STAIRS: Final = 13
COURTYARD: Final = 14
TENT: Final = 15
TENT_ENTRANCE: Final = 16
TOWER: Final = 17
WALL_WALK: Final = 18
GATE: Final = 19

# Weapons.  The first has no range; the next five are missile weapons (GUI-MIS-01).
WEAPONS: Final = [
    "none",
    "lance",
    "javelin",
    "sling",
    "short-bow",
    "composite-bow",
    "pennon",
    "long-spear",
    "kontos",
    "stone-thrower",
]
NO_WEAPON: Final = 0
LANCE: Final = 1
JAVELIN: Final = 2
SLING: Final = 3
SHORT_BOW: Final = 4
COMPOSITE_BOW: Final = 5
PENNON: Final = 6
LONG_SPEAR: Final = 7
KONTOS: Final = 8
STONE_THROWER: Final = 9

# How far a shooter may move: all of his allowance, half of it, not at all; or he may not do it.
FULL: Final = 0
HALF: Final = 1
STILL: Final = 2
NEVER: Final = 3
_LIMITS: Final = ["full", "half", "none", "never"]

# Flags of a unit.
ARMOURED: Final = 1
LEADER: Final = 2
RIDER: Final = 4
KNIGHT: Final = 8
HOPLITE: Final = 16
CATAPHRACT: Final = 32
BYZANTINE_HORSE_ARCHER: Final = 64
NORMAN: Final = 128
HORSE: Final = 256
ANIMAL: Final = 512
COMMAND: Final = 1024
PACK: Final = 2048

# States of a counter for the value tables.
FOOT: Final = 0
FOOT_WOUNDED: Final = 1
MOUNTED: Final = 2
MOUNTED_WOUNDED: Final = 3

NATIONS: Final = ["A", "B", "G", "L", "N", "S"]


class Ground:
    """One kind of ground: what it costs, covers and gives in melee."""

    def __init__(self, row: Row) -> None:
        row.only("id", "glyph", "glyph_high", "level", "foot", "mounted", "cover", "melee", "rule", "source")
        self.id = row.text("id")
        self.glyph = row.text("glyph")
        self.glyph_high = row.text("glyph_high") if "glyph_high" in row.values else ""
        self.level = row.number("level", 0, 9, 0)
        self.foot = row.number("foot", 0, 9)
        self.mounted = row.number("mounted", 0, 9)
        self.cover = row.choice("cover", COVERS)
        self.melee = row.number("melee", -1, 1)
        self.source = row.source()


class Counter:
    """One person, horse or animal of the roster with the values of all its states (GUI-CMP-09)."""

    def __init__(self, ident: str, name: str) -> None:
        self.id = ident
        self.name = name
        self.code = ""
        self.kind = ""
        self.arms = ""
        self.nation = -1
        self.weapon = NO_WEAPON
        self.flags = 0
        self.values: list[int] = [0] * 12  # A, D, M for foot, foot wounded, mounted, mounted wounded
        self.stunned = 0
        self.cost = 0
        self.source = "reconstructed"


def _triple(row: Row, key: str) -> list[int]:
    value = row.values.get(key)
    if isinstance(value, list) and len(value) == 3 and all(isinstance(v, int) and 0 <= v <= 99 for v in value):
        return [int(v) for v in value]
    row.fault(key, f"[attack, defence, movement], not {value!r}")
    return [0, 0, 0]


OF_CODE: Final = {"Bih": HOPLITE, "Bch": CATAPHRACT, "Bca": BYZANTINE_HORSE_ARCHER}

PERSON_KEYS: Final = [
    "id", "name", "code", "kind", "arms", "weapon", "armoured", "leader", "mounted", "mounted_wounded", "foot", "foot_wounded",
    "stunned", "cost", "source", "name_source", "noble", "rulebook",
]  # fmt: skip


def _person(row: Row) -> Counter:
    row.only(*PERSON_KEYS)
    unit = Counter(row.text("id"), row.text("name"))
    unit.code = row.text("code")
    unit.kind = row.text("kind")
    unit.arms = row.text("arms")
    unit.weapon = row.choice("weapon", list(WEAPONS))
    unit.stunned = row.number("stunned", 0, 9)
    unit.cost = row.number("cost", 0, 99)
    unit.source = row.source()
    row.source("name_source")
    if (
        len(unit.code) != 3
        or unit.code[0] not in NATIONS
        or unit.code[1] not in "ci"
        or unit.code[2] not in "acekhlmspj"
    ):
        row.fault("code", f"nation, arm, class as in GUI-CMP-12, not {unit.code!r}")
    else:
        unit.nation = NATIONS.index(unit.code[0])
    unit.values = _triple(row, "foot") + _triple(row, "foot_wounded")
    if unit.code[1:2] == "c":
        unit.values += _triple(row, "mounted") + _triple(row, "mounted_wounded")
    else:
        if "mounted" in row.values:
            row.fault("mounted", f"no mounted values for a foot code {unit.code}")
        unit.values += [0] * 6
    unit.flags = _flags(row, unit.code)
    return unit


def _flags(row: Row, code: str) -> int:
    """What a person is, by the counter's code and what the row says besides."""
    rider, rank = code[1:2] == "c", code[2:3] or "-"
    flags = 0
    if row.flag("armoured"):
        flags |= ARMOURED
    if row.flag("leader"):
        flags |= LEADER
    if rider:
        flags |= RIDER
    if rider and rank == "k":
        flags |= KNIGHT
    flags |= OF_CODE.get(code, 0)
    if code[0:1] == "N":
        flags |= NORMAN
    if (rider and rank in "kcehm") or row.flag("noble"):
        flags |= COMMAND  # GUI-CAP-02
    return flags


def read_roster(reader: Reader) -> list[Counter]:
    """All counters: persons first, then a horse for every rider, pack horses, animals."""
    persons = [_person(row) for row in reader.table("roster.toml", "unit")]
    seen: set[str] = set()
    for unit in persons:
        if unit.id in seen:
            reader.faults.append(f"roster.toml [[unit]] ({unit.id}): id: expected a name used only once")
        seen.add(unit.id)
    out = list(persons)
    for unit in persons:
        if unit.flags & RIDER:
            horse = Counter(unit.id + "-horse", unit.name + "'s horse")
            horse.kind = "horse"
            horse.values[1] = 1  # GUI-MEL-35
            horse.flags = HORSE | (ARMOURED if unit.flags & CATAPHRACT else 0)
            out.append(horse)
    for row in reader.table("roster.toml", "horse"):
        row.only("id", "cost", "source")
        pack = Counter(row.text("id"), row.text("id"))
        pack.kind = "pack horse"
        pack.values[1] = 1
        pack.cost = row.number("cost", 0, 99)
        pack.flags = HORSE | PACK
        pack.source = row.source()
        out.append(pack)
    for row in reader.table("roster.toml", "animal"):  # GUI-CMP-08
        row.only("id", "foot", "cost", "source")
        animal = Counter(row.text("id"), row.text("id"))
        animal.kind = animal.id
        animal.values = _triple(row, "foot") * 2 + [0] * 6
        animal.cost = row.number("cost", 0, 99)
        animal.flags = ANIMAL
        animal.source = row.source()
        out.append(animal)
    return out


def read_grounds(reader: Reader) -> list[Ground]:
    grounds = [Ground(row) for row in reader.table("terrain.toml", "ground")]
    if [g.id for g in grounds] != GROUNDS and not reader.faults:
        reader.faults.append(f"terrain.toml: expected the grounds {', '.join(GROUNDS)}, in this order")
    return grounds


_LETTERS: Final = "-ABCDEFGHIJK"


def letter_codes(row: Row, key: str, length: int) -> list[int]:
    """A string of result letters as numbers: 0 nothing, 1 A, 2 B ..."""
    text = row.text(key)
    if len(text) != length or any(ch not in _LETTERS for ch in text):
        row.fault(key, f"{length} letters from {_LETTERS}")
        return [0] * length
    return [_LETTERS.index(ch) for ch in text]


def read_bands(row: Row, key: str) -> list[int]:
    """The last hexes of short, medium and long range."""
    bands = row.values.get(key)
    if (
        isinstance(bands, list)
        and len(bands) == 3
        and all(isinstance(b, int) for b in bands)
        and sorted(bands) == bands
    ):
        return bands
    row.fault(key, f"[short, medium, long], rising, not {bands!r}")
    return [0, 0, 0]


def letter(code: int) -> str:
    """The letter of a result."""
    return _LETTERS[code]


READER: Final = Reader(DATA, "guiscard")  # of all tables of this game, so that it names every file of a player's own
GROUND_ROWS: Final[list[Ground]] = read_grounds(READER)
ROSTER: Final[list[Counter]] = read_roster(READER)

# ---------------------------------------------------------------- ground
FOOT_COST: Final[list[int]] = [g.foot for g in GROUND_ROWS]
MOUNTED_COST: Final[list[int]] = [g.mounted for g in GROUND_ROWS]
GROUND_COVER: Final[list[int]] = [g.cover for g in GROUND_ROWS]
GROUND_MELEE: Final[list[int]] = [g.melee for g in GROUND_ROWS]

# ---------------------------------------------------------------- weapons
BANDS: Final[list[int]] = [0] * (3 * len(WEAPONS))  # last hex of short, medium, long range
FOOT_LANCE: Final[list[int]] = [0, 0, 0]  # the same of a lance thrown on foot (GUI-LAN-04)
WEAPON_CLASS: Final[list[int]] = [0] * len(WEAPONS)
FIRES_OFFENSIVE: Final[list[bool]] = [False] * len(WEAPONS)
FIRES_DEFENSIVE: Final[list[bool]] = [False] * len(WEAPONS)
LIMIT_ONE: Final[list[int]] = [FULL] * len(WEAPONS)
LIMIT_BOTH: Final[list[int]] = [NEVER] * len(WEAPONS)
for _row in READER.table("tables.toml", "weapon"):
    _row.only(
        "id",
        "bands",
        "foot_bands",
        "class",
        "offensive",
        "defensive",
        "throws",
        "both",
        "move_one",
        "move_both",
        "rule",
        "source",
    )
    _row.source()
    _w = _row.choice("id", list(WEAPONS))
    BANDS[3 * _w : 3 * _w + 3] = read_bands(_row, "bands")
    if _w == LANCE:
        FOOT_LANCE[:] = read_bands(_row, "foot_bands")
    WEAPON_CLASS[_w] = _row.number("class", 1, 3)
    FIRES_OFFENSIVE[_w] = _row.flag("offensive")
    FIRES_DEFENSIVE[_w] = _row.flag("defensive")
    if "move_one" in _row.values:
        LIMIT_ONE[_w] = _row.choice("move_one", list(_LIMITS))
    if _row.flag("both"):
        LIMIT_BOTH[_w] = _row.choice("move_both", list(_LIMITS))

# ---------------------------------------------------------------- effects
MISSILE: Final[list[int]] = [0] * 72  # (mounted * 4 + cover) * 9 + row
for _row in READER.table("tables.toml", "missile"):
    _row.only("target", "none", "light", "medium", "strong", "source")
    _row.source()
    _m = _row.choice("target", ["foot", "mounted"])
    for _c in range(4):
        _at = (_m * 4 + _c) * 9
        MISSILE[_at : _at + 9] = letter_codes(_row, COVERS[_c], 9)

MELEE_FROM: Final[list[int]] = []
MELEE_NAMES: Final[list[str]] = []
MELEE: Final[list[int]] = []  # (column * 2 + mounted) * 10 + roll - 1
for _row in READER.table("tables.toml", "melee"):
    _row.only("column", "from", "foot", "mounted", "source")
    _row.source()
    MELEE_NAMES.append(_row.text("column"))
    MELEE_FROM.append(_row.number("from", 1, 99) if "from" in _row.values else -999)
    MELEE.extend(letter_codes(_row, "foot", 10))
    MELEE.extend(letter_codes(_row, "mounted", 10))
if sorted(MELEE_FROM) != MELEE_FROM:
    READER.faults.append("tables.toml [[melee]]: expected columns from the smallest difference to the largest")

INFILTRATION: Final[list[int]] = [0, 0, 0, 0]  # smallest roll for none, stop, wounded, dead
for _row in READER.table("tables.toml", "infiltration"):
    _row.only("result", "from", "source")
    _row.source()
    INFILTRATION[_row.choice("result", ["none", "stop", "wounded", "dead"])] = _row.number("from", 1, 10)

# ---------------------------------------------------------------- siege sheet
FIRE_LINES: Final = [
    "arrow-thrower", "arrow-siphon", "arrow-timber", "arrow-palisade", "arrow-naphtha", "spread", "extinguish",
]  # fmt: skip
AT_THROWER: Final = 0
AT_SIPHON: Final = 1
AT_TIMBER: Final = 2
AT_PALISADE: Final = 3
AT_NAPHTHA: Final = 4
SPREAD: Final = 5
EXTINGUISH: Final = 6
FIRE_FROM: Final[list[int]] = [0] * len(FIRE_LINES)  # smallest roll that does it
for _row in READER.table("tables.toml", "fire"):
    _row.only("id", "from", "source")
    _row.source()
    FIRE_FROM[_row.choice("id", FIRE_LINES)] = _row.number("from", 1, 10)
if 0 in FIRE_FROM and not READER.faults:
    READER.faults.append(f"tables.toml [[fire]]: expected a row {FIRE_LINES[FIRE_FROM.index(0)]!r}")

READER.done()


# ---------------------------------------------------------------- counters as flat tables
ROSTER_IDS: Final[list[str]] = [c.id for c in ROSTER]
FLAGS: Final[list[int]] = [c.flags for c in ROSTER]
WEAPON: Final[list[int]] = [c.weapon for c in ROSTER]
NATION: Final[list[int]] = [c.nation for c in ROSTER]
COST: Final[list[int]] = [c.cost for c in ROSTER]
STUNNED_D: Final[list[int]] = [c.stunned for c in ROSTER]
VALUES: Final[list[int]] = [v for c in ROSTER for v in c.values]
HORSE_OF: Final[list[int]] = [  # rider -> his horse, horse -> its rider, else -1
    ROSTER_IDS.index(c.id + "-horse")
    if c.flags & RIDER
    else ROSTER_IDS.index(c.id.removesuffix("-horse"))
    if c.id.endswith("-horse")
    else -1
    for c in ROSTER
]


def roster_index(ident: str) -> int:
    """Number of a counter by its id; -1 if there is none."""
    return ROSTER_IDS.index(ident) if ident in ROSTER_IDS else -1


def melee_column(difference: int) -> int:
    """The column a difference of attack and defence selects (GUI-MEL-03)."""
    c = 0
    while c + 1 < len(MELEE_FROM) and MELEE_FROM[c + 1] <= difference:
        c += 1
    return c


def melee_result(column: int, mounted: bool, roll: int) -> int:
    """Letter for a column and a roll; rolls over ten read as ten (GUI-MEL-19), columns stop at the ends (GUI-MEL-05)."""
    if column < 0:
        column = 0
    if column >= len(MELEE_FROM):
        column = len(MELEE_FROM) - 1
    if roll > 10:
        roll = 10
    return MELEE[(column * 2 + (1 if mounted else 0)) * 10 + roll - 1]


def missile_result(weapon: int, mounted: bool, cover: int, roll: int) -> int:
    """Letter for a weapon, the kind of target, its cover and the corrected roll (GUI-MIS-25, GUI-MIS-27)."""
    if cover >= TOTAL:
        return 0  # GUI-LOS-24
    line = roll + WEAPON_CLASS[weapon] - 1
    if line > 9:
        line = 9
    return MISSILE[((4 if mounted else 0) + cover) * 9 + line - 1]


def range_band(weapon: int, hexes: int) -> int:
    """0 short, 1 medium, 2 long, -1 out of reach (GUI-MIS-18)."""
    for band in range(3):
        if hexes <= BANDS[3 * weapon + band]:
            return band
    return -1
