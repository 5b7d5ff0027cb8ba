"""The table of hexes a scenario is played on: ground, levels, hex-side features, areas; joined, shifted, turned and cut maps.

A Board never changes.  What can change in play (gate, palisade, tents) makes another Board, kept beside the first,
so that everything computed from the ground alone is computed once.
"""

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.hexes import (
    DIRECTIONS,
    MAX_ROWS,
    NOWHERE,
    STRIDE,
    at,
    direction_to,
    doubled,
    hex_of,
    name_of,
    neighbour,
)
from porphyry.games.guiscard.state import FLAT_LOW_WALL
from porphyry.kernel.data import Reader, Row

# Features of a hex side.
OPEN: Final = 0
WALL: Final = 1
WINDOW: Final = 2
DOOR: Final = 3
LOW_WALL: Final = 4
CHURCH_WINDOW: Final = 5
CASTLE_WALL: Final = 6
SLIT: Final = 7
TOWER_DOOR: Final = 8
PALISADE: Final = 9
PALISADE_DOWN: Final = 10
GATE_SIDE: Final = 11
TENT_WALL: Final = 12
GATEWAY: Final = 13
EDGE: Final = 14  # upper edge of a slope; owner = the lower hex
CLIFF: Final = 15  # the same where nobody can climb
DROP: Final = 16  # inner rim of a wall-walk
OFF_PATH: Final = 17  # side of a path or flight of steps
WALL_DOWN: Final = 18
FEATURES: Final = [
    "open",
    "wall",
    "window",
    "door",
    "low-wall",
    "church-window",
    "castle-wall",
    "slit",
    "tower-door",
    "palisade",
    "palisade-down",
    "gate",
    "tent-wall",
    "gateway",
    "edge",
    "cliff",
    "drop",
    "off-path",
    "wall-down",
]
BREACHES: Final = [PALISADE_DOWN, WALL_DOWN]

GATE_CLOSED: Final = 0
GATE_OPEN: Final = 1
GATE_DESTROYED: Final = 2
GATE_STATES: Final = ["closed", "open", "destroyed"]

SIZE: Final = STRIDE * MAX_ROWS
NO_GROUND: Final = -1

CORNERS: Final = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"]  # corner k lies between side k and side k + 1

# Faces of a building, by where they look.
FACES: Final = ["n", "e", "s", "w"]
FACE_X: Final = [0, 1, 0, -1]
FACE_Y: Final = [-1, 0, 1, 0]

_WALLS: Final = [WALL, WINDOW, CHURCH_WINDOW, CASTLE_WALL, SLIT, PALISADE, GATE_SIDE]
_CLIMBABLE: Final = [t.SLOPE, t.ROCKS, t.PATH, t.ROCK_STEPS, t.STAIRS]


class Board:
    """Hexes with everything the rules ask of the ground.  All lists are indexed by hex, side lists by ``hex * 6 + direction``."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.rows: int = 0
        self.columns: int = 0
        self.hexes: list[int] = []
        self.ground: list[int] = [NO_GROUND] * SIZE
        self.level: list[int] = [0] * SIZE
        self.foot: list[int] = [0] * SIZE  # MP to enter on foot, 0 = never
        self.mounted: list[int] = [0] * SIZE
        self.side: list[int] = [OPEN] * (SIZE * 6)
        self.owned: list[bool] = [False] * (SIZE * 6)  # the feature of this side belongs to this hex
        self.room: list[int] = [0] * SIZE  # 0 open air, else an enclosed area
        self.room_names: list[str] = [""]
        self.crown: list[int] = [0] * SIZE  # tree: bit d = the crown fills the sixth towards side d; 0 = the whole hex
        self.corner_slits: list[int] = [0] * SIZE  # bit k: a slit at the corner between side k and side k + 1
        self.tent: list[int] = [0] * SIZE
        self.area: list[int] = [0] * SIZE  # connected swamp or water
        self.gate: int = NOWHERE
        self.gate_inside: list[int] = []
        self.gate_state: int = GATE_CLOSED
        self.slit_hexes: list[bool] = [False] * SIZE  # owns or touches an opening that moves the anchor of a line
        self.near: list[int] = []  # neighbours on the board, hex * 6 + d, NOWHERE off it
        self.works: list[int] = []  # hexes that engines can batter down, in the order of the siege sheet (GUI-DEM-02)
        self.split: int = STRIDE  # first column of a second map that is not connected with the first (GUI-ASL-15)
        self.readings: int = 0  # other readings that change the ground or its lines, bits as in state.py
        self.walk: list[int] = []  # MP of a step on foot, hex * 6 + d, 0 = never
        self.trudge: list[int] = []  # the same in armour
        self.ride: list[int] = []  # MP of a step of a horse's head, without the price of turning
        self.wet: list[bool] = []  # shallow or deep water
        self.rim: list[list[int]] = [[] for _ in range(5)]  # hexes of a side: 1 top, 2 right, 3 bottom, 4 left
        self.corner: list[int] = [0] * SIZE  # outer corner of a building: 1 + first face + 4 * second face (GUI-BLD-19)
        self.timber: list[int] = []  # rooms built of wood
        self.wood: list[int] = []  # hexes with something built of wood
        self.ways: dict[int, list[int]] = {}  # see ways.py
        self.feet: list[int] = []  # hexes outside a palisade, where ladders and ropes go up

    def holds(self, h: int) -> bool:
        """Whether the hex is on the board."""
        return 0 <= h < SIZE and self.ground[h] != NO_GROUND

    def plays(self, bit: int) -> bool:
        """Whether another reading of a rule of the ground is played."""
        return self.readings >> bit & 1 != 0

    def feature(self, a: int, b: int) -> int:
        """The feature on the side between two neighbours."""
        d = direction_to(a, b)
        return self.side[a * 6 + d] if d >= 0 else OPEN

    def set_side(self, a: int, d: int, feature: int, owner: int) -> None:
        """Put a feature on the side of ``a`` towards ``d``."""
        b = neighbour(a, d)
        self.side[a * 6 + d] = feature
        self.owned[a * 6 + d] = feature != OPEN and owner == a
        if b != NOWHERE:
            back = b * 6 + (d + 3) % 6
            self.side[back] = feature
            self.owned[back] = feature != OPEN and owner == b
            if self.walk:  # the board was finished before
                self._price(a, d)
                self._price(b, (d + 3) % 6)

    def copy(self) -> "Board":
        """A second board with the same ground, to be changed."""
        b = Board(self.name)
        b.rows, b.columns = self.rows, self.columns
        b.hexes = self.hexes.copy()
        b.ground = self.ground.copy()
        b.level = self.level.copy()
        b.side = self.side.copy()
        b.owned = self.owned.copy()
        b.room = self.room.copy()
        b.room_names = self.room_names.copy()
        b.crown = self.crown.copy()
        b.corner_slits = self.corner_slits.copy()
        b.tent = self.tent.copy()
        b.corner = self.corner.copy()
        b.readings = self.readings
        b.timber = self.timber.copy()
        b.gate, b.gate_inside, b.gate_state = self.gate, self.gate_inside.copy(), self.gate_state
        b.works, b.split = self.works.copy(), self.split
        return b

    def finish(self) -> None:
        """Derive what follows from ground and features: costs, edges, areas, neighbours."""
        self.hexes = [h for h in range(SIZE) if self.ground[h] != NO_GROUND]
        self.foot = [0] * SIZE
        self.mounted = [0] * SIZE
        for h in self.hexes:
            g = self.ground[h]
            self.foot[h] = t.FOOT_COST[g]
            self.mounted[h] = t.MOUNTED_COST[g]
            if g == t.GATE:  # GUI-CAS-11
                if self.gate_state == GATE_CLOSED:
                    self.foot[h] = 0
                elif self.gate_state == GATE_DESTROYED:
                    self.mounted[h] = 4
        self.near = [NOWHERE] * (SIZE * 6)
        for h in self.hexes:
            for d in range(6):
                n = neighbour(h, d)
                if n != NOWHERE and self.ground[n] != NO_GROUND:
                    self.near[h * 6 + d] = n
        self._edges()
        self._areas()
        self.slit_hexes = [False] * SIZE
        for h in self.hexes:
            self.slit_hexes[h] = self.corner_slits[h] != 0
            for d in range(6):
                if self.side[h * 6 + d] in (WINDOW, DOOR, CHURCH_WINDOW, SLIT, TOWER_DOOR, GATEWAY):
                    self.slit_hexes[h] = True
                n = self.near[h * 6 + d]
                door = self.side[h * 6 + d] in (DOOR, GATEWAY) and self.owned[h * 6 + d] and n != NOWHERE
                if door and self.ground[h] == t.INTERIOR and self.ground[n] != t.INTERIOR:
                    self.mounted[h] = 1  # GUI-BLD-24: door hexes are open to horses
                if self.side[h * 6 + d] in BREACHES and self.owned[h * 6 + d]:
                    self.mounted[h] = max(1, self.mounted[h])  # GUI-CAS-05, GUI-DEM-08: horses pass a breach
        self._steps()
        self.rim = [[h for h in self.hexes if on_rim(self, h, side)] for side in range(5)]
        if not self.works:
            self._list_works()
        self.feet = [h for h in self.hexes if self._is_foot(h)]
        self.wood = [h for h in self.hexes if self.is_wooden(h)]

    def _is_foot(self, h: int) -> bool:
        for d in range(6):  # noqa: SIM110 - no generator in the hot path
            if self.side[h * 6 + d] == PALISADE and not self.owned[h * 6 + d]:
                return True
        return False

    def _list_works(self) -> None:
        """Palisade, gate and outer tower hexes of a castle; walls of houses."""
        for h in self.hexes:
            walled = False
            for d in range(6):
                if self.owned[h * 6 + d] and self.side[h * 6 + d] in _WALLS:
                    walled = True
            if walled and self.ground[h] in (t.WALL_WALK, t.GATE, t.TOWER, t.INTERIOR):
                self.works.append(h)

    def _steps(self) -> None:
        """What every single step costs; the rest of the rules only looks it up."""
        self.walk = [0] * (SIZE * 6)
        self.trudge = [0] * (SIZE * 6)
        self.ride = [0] * (SIZE * 6)
        self.wet = [g in (t.SHALLOW, t.DEEP) for g in self.ground]
        for h in self.hexes:
            for d in range(6):
                self._price(h, d)

    def _price(self, h: int, d: int) -> None:
        n = self.near[h * 6 + d]
        if n == NOWHERE:
            return
        feature = self.side[h * 6 + d]
        self.walk[h * 6 + d] = _walk_cost(self.foot[n], feature, self.gate_state, self.plays(FLAT_LOW_WALL))
        self.trudge[h * 6 + d] = 0 if self.ground[n] == t.DEEP else self.walk[h * 6 + d]  # GUI-MOV-08
        self.ride[h * 6 + d] = _ride_cost(self.mounted[n], feature, self.gate_state, self.plays(FLAT_LOW_WALL))

    def _edges(self) -> None:
        for h in self.hexes:
            for d in range(6):
                n = self.near[h * 6 + d]
                if n == NOWHERE or self.side[h * 6 + d] != OPEN or self.level[n] <= self.level[h]:
                    continue
                low, high = self.ground[h], self.ground[n]
                if low in (t.COURTYARD, t.GATE, t.STAIRS) or high in (t.WALL_WALK, t.TOWER):
                    continue
                passable = low in _CLIMBABLE or high in _CLIMBABLE
                self.set_side(h, d, EDGE if passable else CLIFF, h)  # GUI-LOS-07

    def _areas(self) -> None:
        self.area = [0] * SIZE
        count = 0
        for h in self.hexes:
            wet = self._wetness(h)
            if wet == 0 or self.area[h] != 0:
                continue
            count += 1
            todo = [h]
            self.area[h] = count
            while todo:
                x = todo.pop()
                for d in range(6):
                    n = self.near[x * 6 + d]
                    if n != NOWHERE and self.area[n] == 0 and self._wetness(n) == wet:
                        self.area[n] = count
                        todo.append(n)

    def _wetness(self, h: int) -> int:
        g = self.ground[h]
        return 1 if g == t.SWAMP else 2 if g in (t.SHALLOW, t.DEEP) else 0

    def is_wooden(self, h: int) -> bool:
        """Whether what stands in a hex is built of wood: it burns, and a stone smashes it (GUI-FIR-03, GUI-STN-13)."""
        g = self.ground[h]
        if g == t.GATE:
            return self.gate_state != GATE_DESTROYED
        if g == t.INTERIOR:
            return self.room[h] in self.timber
        return g in (t.JETTY, t.WALL_WALK, t.TENT, t.TENT_ENTRANCE)

    def is_breakable(self, h: int) -> bool:
        """Wood, and the stone that engines batter from day to day (GUI-DEM-02)."""
        return self.is_wooden(h) or self.ground[h] in (t.INTERIOR, t.TOWER)

    def is_water(self, h: int) -> bool:
        return self.wet[h]

    def text(self) -> list[str]:
        """The board as text, one line a row, as it stands in the data."""
        out = []
        for r in range(self.rows):
            line = ""
            for c in range(self.columns):
                h = r * STRIDE + c
                if not self.holds(h):
                    line += " "
                    continue
                row = t.GROUND_ROWS[self.ground[h]]
                high = row.glyph_high and self.level[h] > row.level
                line += row.glyph_high if high else row.glyph
            out.append(line)
        return out


def _walk_cost(cost: int, feature: int, gate_state: int, flat: bool) -> int:
    """A step on foot over a side into a hex of that cost; 0 if it cannot be done (GUI-MOV-02)."""
    if cost == 0 or feature in (OPEN, EDGE, DOOR, GATEWAY, TOWER_DOOR):
        return cost
    if feature == LOW_WALL:
        return 3 if flat else cost + 2  # GUI-BLD-28
    if feature == WINDOW:
        return 4  # GUI-BLD-26
    if feature in BREACHES:
        return cost + 1  # GUI-CAS-05, GUI-DEM-08
    if feature == GATE_SIDE:
        return cost if gate_state != GATE_CLOSED else 0
    return 0


def _ride_cost(cost: int, feature: int, gate_state: int, flat: bool) -> int:
    """The same for a horse's head (GUI-MOV-05, GUI-MOV-06)."""
    if cost == 0 or feature in (OPEN, EDGE, DOOR, GATEWAY):
        return cost
    if feature == LOW_WALL:
        return 3 if flat else cost + 2
    if feature in BREACHES:
        return cost + 1
    if feature == GATE_SIDE:
        return cost if gate_state == GATE_DESTROYED else 0
    return 0


def on_rim(board: Board, h: int, side: int) -> bool:
    """Whether a hex lies on a side of the map: 1 top, 2 right, 3 bottom, 4 left."""
    if side == 1:
        return h >> 6 == 0
    if side == 2:
        return h & 63 == board.columns - 1
    if side == 3:
        return h >> 6 == board.rows - 1
    return side == 4 and h & 63 == 0


# ---------------------------------------------------------------- reading


def _hexes(row: Row, key: str, value: object) -> list[int]:
    if not isinstance(value, str):
        row.fault(key, f"names of hexes, not {value!r}")
        return []
    out = []
    for word in value.split():
        h = hex_of(word)
        if h == NOWHERE:
            row.fault(key, f"a hex such as k10, not {word!r}")
        else:
            out.append(h)
    return out


def _sides(row: Row, key: str) -> list[tuple[int, int]]:
    """Pairs ``inside/outside``; the first hex owns the feature."""
    out = []
    for word in row.values.get(key, []):
        parts = [hex_of(p) for p in str(word).split("/")]
        if len(parts) != 2 or NOWHERE in parts or direction_to(parts[0], parts[1]) < 0:
            row.fault(key, f"two neighbouring hexes such as p9/p10, not {word!r}")
        else:
            out.append((parts[0], parts[1]))
    return out


def lay_features(board: Board, row: Row) -> None:
    """Rooms, walls, openings, tents, stairs and gate of a map or overlay row."""
    for name, text in dict(row.values.get("rooms", {})).items():
        _lay_room(board, _hexes(row, "rooms", text), str(name), t.INTERIOR)
    board.timber.extend(
        k for k, name in enumerate(board.room_names) if name in str(row.values.get("timber", "")).split()
    )
    if "yard" in row.values:
        hexes = _hexes(row, "yard", row.values["yard"])
        _lay_room(board, hexes, "yard", t.COURTYARD)
    for tent in row.values.get("tents", []):
        _lay_tent(board, row, tent)
    for a, b in _sides(row, "doors"):
        board.set_side(a, direction_to(a, b), DOOR, a)
    for a, b in _sides(row, "gateways"):
        board.set_side(a, direction_to(a, b), GATEWAY, a)
    for a, b in _sides(row, "windows"):
        board.set_side(a, direction_to(a, b), WINDOW, a)
    for a, b in _sides(row, "church_windows"):
        board.set_side(a, direction_to(a, b), CHURCH_WINDOW, a)
    for text in row.values.get("crowns", []):
        words = str(text).split()
        h = hex_of(words[0]) if words else NOWHERE
        if len(words) < 2 or h == NOWHERE or board.ground[h] != t.TREE or any(w not in DIRECTIONS for w in words[1:]):
            row.fault("crowns", f"a tree hex and the sides its crown grows towards such as 'e5 n ne', not {text!r}")
            continue
        for word in words[1:]:
            board.crown[h] |= 1 << DIRECTIONS.index(word)  # GUI-LOS-06
    for text in row.values.get("corners", []):
        words = str(text).split()
        h = hex_of(words[0]) if words else NOWHERE
        if len(words) != 3 or h == NOWHERE or words[1] not in FACES or words[2] not in FACES:
            row.fault("corners", f"a hex and two faces such as 'u5 n w', not {text!r}")
        else:
            board.corner[h] = 1 + FACES.index(words[1]) + 4 * FACES.index(words[2])
    if any(g in (t.WALL_WALK, t.TOWER, t.GATE) for g in board.ground):
        _lay_castle(board, row)
    for text in row.values.get("routes", []):
        _lay_route(board, _hexes(row, "routes", text))


def _lay_room(board: Board, hexes: list[int], name: str, ground: int) -> None:
    number = len(board.room_names)
    board.room_names.append(name)
    for h in hexes:
        if ground == t.INTERIOR or board.ground[h] != t.INTERIOR:
            board.ground[h] = ground
        board.room[h] = number
    for h in hexes:
        for d in range(6):
            n = neighbour(h, d)
            if n == NOWHERE or board.room[n] == number:
                continue
            if ground == t.INTERIOR:
                board.set_side(h, d, WALL, h)
            elif board.side[h * 6 + d] == OPEN:
                board.set_side(h, d, LOW_WALL, h)


def _lay_tent(board: Board, row: Row, tent: object) -> None:
    if not isinstance(tent, dict):
        row.fault("tents", f"hexes and opening, not {tent!r}")
        return
    hexes = _hexes(row, "tents", tent.get("hexes"))
    opening = hex_of(str(tent.get("opening")))
    if len(hexes) != 4 or opening not in hexes:  # GUI-BLD-15
        row.fault("tents", f"four hexes and one of them as opening, not {tent!r}")
        return
    number = 1 + max(board.tent)
    for h in hexes:
        board.ground[h] = t.TENT_ENTRANCE if h == opening else t.TENT
        board.tent[h] = number
    for h in hexes:
        for d in range(6):
            n = neighbour(h, d)
            if h != opening and n != NOWHERE and board.tent[n] != number:
                board.set_side(h, d, TENT_WALL, h)


def _lay_castle(board: Board, row: Row) -> None:
    yard = len(board.room_names)
    board.room_names.append("courtyard")
    tower = len(board.room_names)
    board.room_names.append("tower")
    inside = (t.COURTYARD, t.STAIRS, t.WALL_WALK, t.TOWER, t.GATE)
    for h in range(SIZE):
        if board.ground[h] == t.TOWER:
            board.room[h] = tower
        elif board.ground[h] in (t.COURTYARD, t.WALL_WALK):
            board.room[h] = yard
    for text in row.values.get("stairs", []):
        pair = _hexes(row, "stairs", text)
        if len(pair) >= 2:
            board.ground[pair[0]] = t.STAIRS
    for h in range(SIZE):
        g = board.ground[h]
        if g not in (t.WALL_WALK, t.TOWER, t.GATE):
            continue
        for d in range(6):
            n = neighbour(h, d)
            if n == NOWHERE:
                continue
            other = board.ground[n]
            if g == t.TOWER and other != t.TOWER:
                board.set_side(h, d, CASTLE_WALL, h)
            elif g == t.WALL_WALK and other not in inside:
                board.set_side(h, d, PALISADE, h)
            elif g == t.WALL_WALK and other in (t.COURTYARD, t.GATE, t.STAIRS):
                board.set_side(h, d, DROP, h)
            elif g == t.GATE and other not in inside:
                board.set_side(h, d, GATE_SIDE, h)
        if g == t.GATE:
            board.gate = h
    for text in row.values.get("stairs", []):
        pair = _hexes(row, "stairs", text)
        if not 2 <= len(pair) <= 3 or any(direction_to(pair[0], head) < 0 for head in pair[1:]):
            row.fault("stairs", f"foot of a stair and one or two hexes at its head, not {text!r}")
            continue
        for head in pair[1:]:  # GUI-CAS-41, GUI-CAS-42: from the hex at its end, or from both if it opens on two
            if board.ground[head] == t.WALL_WALK:
                board.set_side(pair[0], direction_to(pair[0], head), OPEN, pair[0])
    for a, b in _sides(row, "tower_doors"):
        board.set_side(a, direction_to(a, b), TOWER_DOOR, a)
    for a, b in _sides(row, "slits"):
        board.set_side(a, direction_to(a, b), SLIT, a)
    for text in row.values.get("corner_slits", []):
        words = str(text).split()
        h = hex_of(words[0]) if words else NOWHERE
        if len(words) != 2 or h == NOWHERE or words[1] not in CORNERS:
            row.fault("corner_slits", f"a hex and a corner such as 'm8 n-ne', not {text!r}")
        else:
            board.corner_slits[h] |= 1 << CORNERS.index(words[1])  # GUI-CAS-21
    if "gate_inside" in row.values:
        board.gate_inside = _hexes(row, "gate_inside", row.values["gate_inside"])


def _lay_route(board: Board, route: list[int]) -> None:
    for k, h in enumerate(route):
        if board.ground[h] not in (t.PATH, t.ROCK_STEPS):
            continue
        for d in range(6):
            n = neighbour(h, d)
            along = (k > 0 and n == route[k - 1]) or (k + 1 < len(route) and n == route[k + 1])
            if not along and n != NOWHERE and board.side[h * 6 + d] == OPEN:
                board.set_side(h, d, OFF_PATH, h)


def read_map(row: Row) -> Board:
    """A map as it stands in maps.toml."""
    board = Board(row.text("id"))
    lines = [line for line in row.text("text").splitlines() if line.strip()]
    glyphs: dict[str, tuple[int, int]] = {}
    for g, ground in enumerate(t.GROUND_ROWS):
        glyphs[ground.glyph] = (g, ground.level)
        if ground.glyph_high:
            glyphs[ground.glyph_high] = (g, ground.level + 1)
    board.rows = len(lines)
    board.columns = max((len(line) for line in lines), default=0)
    if not 1 <= board.rows <= MAX_ROWS or not 1 <= board.columns <= STRIDE:
        row.fault("text", f"at most {MAX_ROWS} rows of {STRIDE} hexes")
        return board
    for r, line in enumerate(lines):
        for c, ch in enumerate(line):
            if ch == " ":
                continue
            if ch not in glyphs:
                row.fault("text", f"a known ground in {name_of(r * STRIDE + c)}, not {ch!r}")
                continue
            board.ground[r * STRIDE + c], board.level[r * STRIDE + c] = glyphs[ch]
    for name, level in dict(row.values.get("levels", {})).items():
        h = hex_of(str(name))
        if h == NOWHERE or not isinstance(level, int):
            row.fault("levels", f"hexes with levels, not {name} = {level!r}")
        else:
            board.level[h] = level
    lay_features(board, row)
    return board


def read_maps(reader: Reader) -> dict[str, Board]:
    """Every map and every overlay on its map, by id; an overlay is ``lagoon+farm``."""
    boards: dict[str, Board] = {}
    for row in reader.table("maps.toml", "map"):
        row.only(
            "id",
            "source",
            "name_source",
            "text",
            "levels",
            "routes",
            "stairs",
            "tower_doors",
            "slits",
            "corner_slits",
            "crowns",
            "gate_inside",
            "rooms",
            "timber",
            "doors",
            "windows",
        )
        row.source()
        board = read_map(row)
        boards[board.name] = board
    for row in reader.table("maps.toml", "overlay"):
        row.only(
            "id",
            "map",
            "source",
            "rooms",
            "timber",
            "yard",
            "doors",
            "gateways",
            "windows",
            "church_windows",
            "tents",
            "corners",
        )
        row.source()
        base = boards.get(row.text("map"))
        if base is None:
            row.fault("map", f"one of {', '.join(boards)}")
            continue
        board = base.copy()
        board.name = base.name + "+" + row.text("id")
        lay_features(board, row)
        boards[board.name] = board
    for board in boards.values():
        board.finish()
    for row in reader.table("maps.toml", "join"):
        row.only("id", "top", "bottom", "source")
        row.source()
        top, bottom = boards.get(row.text("top")), boards.get(row.text("bottom"))
        if top is None or bottom is None:
            row.fault("top", f"two of {', '.join(boards)}")
            continue
        board = joined_below(top, bottom)
        board.name = row.text("id")
        boards[board.name] = board
    return boards


# ---------------------------------------------------------------- changing, joining, cutting


def with_readings(board: Board, readings: int) -> Board:
    """The board as other readings of its rules see it."""
    b = board.copy()
    b.readings = readings
    b.finish()
    return b


def with_gate(board: Board, gate_state: int) -> Board:
    """The board with its gate closed, open or destroyed (GUI-CAS-13)."""
    b = board.copy()
    b.gate_state = gate_state
    b.finish()
    return b


def with_tent_down(board: Board, h: int) -> Board:
    """The board after a tent hex was pulled down: it counts as an entrance (GUI-BLD-33)."""
    b = board.copy()
    b.ground[h] = t.TENT_ENTRANCE
    for d in range(6):
        n = neighbour(h, d)
        if b.side[h * 6 + d] == TENT_WALL and (n == NOWHERE or b.tent[n] == 0 or b.ground[n] == t.TENT_ENTRANCE):
            b.set_side(h, d, OPEN, h)
    b.finish()
    return b


def with_palisade_down(board: Board, h: int) -> Board:
    """The board after the palisade of a hex was destroyed: a gap one can walk and ride through (GUI-CAS-05)."""
    b = board.copy()
    if b.ground[h] == t.WALL_WALK:  # its walk is gone too: the gap lies as high as the courtyard behind it
        for d in range(6):
            n = neighbour(h, d)
            if b.side[h * 6 + d] == PALISADE and b.owned[h * 6 + d]:
                b.set_side(h, d, PALISADE_DOWN, h)
            elif n != NOWHERE and b.ground[n] == t.WALL_WALK:
                b.set_side(n, (d + 3) % 6, DROP, n)
            elif n != NOWHERE and b.side[h * 6 + d] == DROP:
                b.set_side(h, d, OPEN, h)
        b.ground[h] = t.COURTYARD
        b.level[h] = min(b.level[h], 1)
    b.finish()
    return b


def with_wall_down(board: Board, h: int) -> Board:
    """The board after the stone walls of a hex were battered down (GUI-DEM-05, GUI-DEM-08)."""
    b = board.copy()
    for d in range(6):
        if b.side[h * 6 + d] in (WALL, WINDOW, CHURCH_WINDOW, CASTLE_WALL, SLIT):
            b.set_side(h, d, WALL_DOWN, h)
    b.finish()
    return b


def with_wood_burnt(board: Board, h: int) -> Board:
    """The board after a stretch of the jetty, a tent or a wooden house was destroyed: water, or bare ground (GUI-FIR-13)."""
    b = board.copy()
    if b.ground[h] == t.JETTY:
        near = [b.ground[n] for n in (neighbour(h, d) for d in range(6)) if n != NOWHERE]
        b.ground[h] = t.DEEP if t.DEEP in near else t.SHALLOW if t.SHALLOW in near else t.BEACH
    else:
        for d in range(6):
            n = neighbour(h, d)
            if n != NOWHERE and b.side[h * 6 + d] in (WALL, WINDOW, DOOR, TENT_WALL) and b.owned[h * 6 + d]:
                b.set_side(h, d, OPEN, h)
        b.ground[h], b.tent[h], b.room[h] = t.LEVEL, 0, 0
    b.finish()
    return b


def with_wreck(board: Board, h: int) -> Board:
    """The board after one of its works was destroyed, whatever it is built of."""
    if board.ground[h] == t.GATE:
        return with_gate(board, GATE_DESTROYED)
    if board.ground[h] == t.WALL_WALK:
        return with_palisade_down(board, h)
    return with_wood_burnt(board, h) if board.is_wooden(h) else with_wall_down(board, h)


def moved(h: int, columns: int, rows: int) -> int:
    """A hex shifted on the table so that all neighbours stay neighbours; an odd shift sideways drops by half a hex."""
    c = (h & 63) + columns
    y = doubled(h) + 2 * rows + (1 if columns % 2 else 0)
    return at(c, y)


def turned(h: int, columns: int, rows: int) -> int:
    """A hex of a map of that size after the map was turned by 180 degrees."""
    if columns % 2 == 0:
        return at(columns - 1 - (h & 63), 2 * (rows - 1) - 1 - doubled(h))
    return at(columns - 1 - (h & 63), 2 * (rows - 1) - doubled(h))


def _carried(board: Board, target: Board, places: list[int], turn: int) -> None:
    """Write a board into another one; ``places[h]`` says where each hex goes, NOWHERE leaves it out."""
    first_room = len(target.room_names) - 1
    first_tent = max(target.tent)
    target.room_names.extend(board.room_names[1:])
    target.timber.extend(room + first_room for room in board.timber)
    for h in board.hexes:
        p = places[h]
        if p == NOWHERE:
            continue
        target.ground[p] = board.ground[h]
        target.level[p] = board.level[h]
        target.room[p] = board.room[h] + first_room if board.room[h] else 0
        target.tent[p] = board.tent[h] + first_tent if board.tent[h] else 0
        for k in range(6):
            if board.corner_slits[h] >> k & 1:
                target.corner_slits[p] |= 1 << (k + turn) % 6
            if board.crown[h] >> k & 1:
                target.crown[p] |= 1 << (k + turn) % 6
        target.corner[p] = turned_corner(board.corner[h], turn)
        if board.gate == h:
            target.gate, target.gate_state = p, board.gate_state
            target.gate_inside = [places[g] for g in board.gate_inside if places[g] != NOWHERE]
    for h in board.hexes:
        p = places[h]
        if p == NOWHERE:
            continue
        for d in range(6):
            n = board.near[h * 6 + d]
            feature = board.side[h * 6 + d]
            if feature in (OPEN, EDGE, CLIFF) or n == NOWHERE or places[n] == NOWHERE:
                continue
            owner = p if board.owned[h * 6 + d] else places[n]
            target.set_side(p, (d + turn) % 6, feature, owner)


def turned_corner(code: int, turn: int) -> int:
    """The faces of a corner on a map turned round."""
    if code == 0 or turn == 0:
        return code
    return 1 + ((code - 1) % 4 + 2) % 4 + 4 * (((code - 1) // 4 + 2) % 4)


def _sized(board: Board) -> Board:
    hexes = [h for h in range(SIZE) if board.ground[h] != NO_GROUND]
    board.rows = 1 + max((h >> 6 for h in hexes), default=0)
    board.columns = 1 + max((h & 63 for h in hexes), default=0)
    board.finish()
    return board


def turned_map(board: Board) -> Board:
    """A map turned by 180 degrees."""
    out = Board(board.name + "/turned")
    places = [NOWHERE] * SIZE
    for h in board.hexes:
        places[h] = turned(h, board.columns, board.rows)
    _carried(board, out, places, 3)
    return _sized(out)


def cut_map(board: Board, first: int, last: int) -> Board:
    """Columns ``first`` to ``last`` of a map, moved to the left edge of the table."""
    out = Board(f"{board.name}/{first}-{last}")
    places = [NOWHERE] * SIZE
    for h in board.hexes:
        if first <= (h & 63) <= last:
            places[h] = moved(h, -first, 0)
    _carried(board, out, places, 0)
    return _sized(out)


def joined_below(top: Board, bottom: Board) -> Board:
    """Two maps joined along a long side, the second one below."""
    out = Board(top.name + "/" + bottom.name)
    places = list(range(SIZE))
    _carried(top, out, places, 0)
    low = [NOWHERE] * SIZE
    for h in bottom.hexes:
        low[h] = moved(h, 0, top.rows)
    _carried(bottom, out, low, 0)
    return _sized(out)


def joined_beside(left: Board, right: Board, gap: int = 0) -> Board:
    """Two maps joined along a short side, the second one on the right; with a gap they are two fields on one table."""
    out = Board(left.name + "|" + right.name)
    _carried(left, out, list(range(SIZE)), 0)
    places = [NOWHERE] * SIZE
    for h in right.hexes:
        places[h] = moved(h, left.columns + gap, 0)
    _carried(right, out, places, 0)
    if gap:
        out.split = left.columns
    out.works = left.works.copy()
    return _sized(out)
