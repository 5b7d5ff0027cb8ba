"""The table of hexes a scenario is played on: ground, levels, hex-side features, areas, the price of every step.

A Board never changes.  What can change in play (gate, palisade, tents) makes another Board, kept beside the first,
so that everything computed from the ground alone is computed once (reshaping.py).  Its tables are bytes, small and quick to
copy; while a board is made they are those of a Draft.
"""

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import MAX_ROWS, NOWHERE, STRIDE, direction_to, neighbour
from porphyry.games.guiscard.state import FLAT_LOW_WALL

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
NO_GROUND: Final = 255
CORNERS: Final = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"]  # corner k lies between side k and side k + 1
# Faces of a building, by where they look.
FACES: Final = ["n", "e", "s", "w"]
FACE_X: Final = [0, 1, 0, -1]
FACE_Y: Final = [-1, 0, 1, 0]
_WALLS: Final = [WALL, WINDOW, CHURCH_WINDOW, CASTLE_WALL, SLIT, PALISADE, GATE_SIDE]
_CLIMBABLE: Final = [t.SLOPE, t.ROCKS, t.PATH, t.ROCK_STEPS, t.STAIRS]


class Board:
    """Hexes with everything the rules ask of the ground.  All tables are indexed by hex, those of sides by ``hex * 6 + direction``."""

    def __init__(self, plan: "Draft") -> None:
        self.name = plan.name
        self.rows = plan.rows
        self.columns = plan.columns
        self.hexes = plan.hexes
        self.ground = bytes(plan.ground)
        self.level = bytes(plan.level)
        self.foot = bytes(plan.foot)  # MP to enter on foot, 0 = never
        self.mounted = bytes(plan.mounted)
        self.side = bytes(plan.side)
        self.owned = bytes(plan.owned)  # 1: the feature of this side belongs to this hex
        self.room = bytes(plan.room)  # 0 open air, else an enclosed area
        self.room_names = plan.room_names
        self.crown = bytes(plan.crown)  # tree: bit d = the crown fills the sixth towards side d; 0 = the whole hex
        self.corner_slits = bytes(plan.corner_slits)  # bit k: a slit at the corner between side k and side k + 1
        self.tent = bytes(plan.tent)
        self.area = bytes(plan.area)  # connected swamp
        self.gate = plan.gate
        self.gate_inside = plan.gate_inside
        self.gate_state = plan.gate_state
        self.slit_hexes = bytes(plan.slit_hexes)  # 1: owns or touches an opening that moves the anchor of a line
        self.near = plan.near  # neighbours on the board, hex * 6 + d, NOWHERE off it
        self.works = plan.works  # hexes that engines can batter down, in the order of the siege sheet (GUI-DEM-02)
        self.split = plan.split  # first column of a second map that is not connected with the first (GUI-ASL-15)
        self.readings = plan.readings  # other readings that change the ground or its lines, bits as in state.py
        self.walk = bytes(plan.walk)  # MP of a step on foot, hex * 6 + d, 0 = never
        self.trudge = bytes(plan.trudge)  # the same in armour
        self.ride = bytes(plan.ride)  # MP of a step of a horse's head, without the price of turning
        self.wet = bytes(plan.wet)  # 1: shallow or deep water
        self.rim = plan.rim  # hexes of a side: 1 top, 2 right, 3 bottom, 4 left
        self.corner = bytes(plan.corner)  # outer corner of a building: 1 + first face + 4 * second face (GUI-BLD-19)
        self.timber = plan.timber  # rooms built of wood
        self.ways: dict[int, list[int]] = {}  # see distances.py
        self.stirred: bytes = b""  # 1: within two hexes of what play has changed; empty while it has changed nothing
        self.roofed = _roofed(self)  # 1: inside a house or the tower
        self.wood = [h for h in self.hexes if self.is_wooden(h)]  # hexes with something built of wood
        self.feet = [h for h in self.hexes if self.is_foot(h)]

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

    def is_wooden(self, h: int) -> bool:
        """Whether what stands in a hex is built of wood: it burns, and a stone smashes it (GUI-FIR-03, GUI-STN-13)."""
        return _is_wood(self.ground[h], self.room[h] in self.timber, self.gate_state)

    def is_breakable(self, h: int) -> bool:
        """Wood, and the stone that engines batter from day to day (GUI-DEM-02)."""
        return self.is_wooden(h) or self.ground[h] in (t.INTERIOR, t.TOWER)

    def is_foot(self, h: int) -> bool:
        """Whether a hex lies outside a palisade, where ladders and ropes go up."""
        for d in range(6):  # noqa: SIM110 - no generator in the hot path
            if self.side[h * 6 + d] == PALISADE and self.owned[h * 6 + d] == 0:
                return True
        return False

    def is_water(self, h: int) -> bool:
        return self.wet[h] != 0

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

    def draft(self) -> "Draft":
        """The same ground, to be changed."""
        out = Draft(self.name)
        out.rows, out.columns, out.split, out.readings = self.rows, self.columns, self.split, self.readings
        out.gate, out.gate_state, out.gate_inside = self.gate, self.gate_state, self.gate_inside
        out.hexes, out.near, out.rim, out.works = self.hexes, self.near, self.rim, self.works
        out.room_names, out.timber = self.room_names.copy(), self.timber.copy()
        out.ground, out.level = bytearray(self.ground), bytearray(self.level)
        out.side, out.owned = bytearray(self.side), bytearray(self.owned)
        out.room, out.tent = bytearray(self.room), bytearray(self.tent)
        out.crown, out.corner = bytearray(self.crown), bytearray(self.corner)
        out.corner_slits, out.area = bytearray(self.corner_slits), bytearray(self.area)
        out.foot, out.mounted = bytearray(self.foot), bytearray(self.mounted)
        out.slit_hexes, out.wet = bytearray(self.slit_hexes), bytearray(self.wet)
        out.walk, out.trudge, out.ride = bytearray(self.walk), bytearray(self.trudge), bytearray(self.ride)
        return out


class Draft:
    """A board in the making: the same tables, to be written; the Board says what they hold."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.rows: int = 0
        self.columns: int = 0
        self.split: int = STRIDE
        self.readings: int = 0
        self.gate: int = NOWHERE
        self.gate_state: int = GATE_CLOSED
        self.gate_inside: list[int] = []
        self.room_names: list[str] = [""]
        self.timber: list[int] = []
        self.works: list[int] = []
        self.hexes: list[int] = []
        self.near: list[int] = []
        self.rim: list[list[int]] = []
        self.ground: bytearray = bytearray([NO_GROUND]) * SIZE
        self.level: bytearray = bytearray(SIZE)
        self.side: bytearray = bytearray(SIZE * 6)
        self.owned: bytearray = bytearray(SIZE * 6)
        self.room: bytearray = bytearray(SIZE)
        self.tent: bytearray = bytearray(SIZE)
        self.crown: bytearray = bytearray(SIZE)
        self.corner: bytearray = bytearray(SIZE)
        self.corner_slits: bytearray = bytearray(SIZE)
        self.area: bytearray = bytearray(SIZE)
        self.foot: bytearray = bytearray(SIZE)
        self.mounted: bytearray = bytearray(SIZE)
        self.slit_hexes: bytearray = bytearray(SIZE)
        self.wet: bytearray = bytearray(SIZE)
        self.walk: bytearray = bytearray(SIZE * 6)
        self.trudge: bytearray = bytearray(SIZE * 6)
        self.ride: bytearray = bytearray(SIZE * 6)

    def set_side(self, a: int, d: int, feature: int, owner: int) -> None:
        """Put a feature on the side of ``a`` towards ``d``."""
        b = neighbour(a, d)
        self.side[a * 6 + d] = feature
        self.owned[a * 6 + d] = feature != OPEN and owner == a
        if b != NOWHERE:
            back = b * 6 + (d + 3) % 6
            self.side[back] = feature
            self.owned[back] = feature != OPEN and owner == b

    def is_wooden(self, h: int) -> bool:
        return _is_wood(self.ground[h], self.room[h] in self.timber, self.gate_state)

    def copy(self) -> "Draft":
        return Board(self).draft()

    def finished(self) -> Board:
        """The board, with what follows from ground and features: costs, edges, areas, neighbours."""
        self.hexes = [h for h in range(SIZE) if self.ground[h] != NO_GROUND]
        self.near = [NOWHERE] * (SIZE * 6)
        for h in self.hexes:
            for d in range(6):
                n = neighbour(h, d)
                if n != NOWHERE and self.ground[n] != NO_GROUND:
                    self.near[h * 6 + d] = n
        self.rim = [[h for h in self.hexes if on_rim(self.rows, self.columns, h, side)] for side in range(5)]
        self._areas()
        self._follow(self.hexes)
        if not self.works:
            self._list_works()
        return Board(self)

    def finished_again(self, touched: list[int]) -> Board:
        """The same for the draft of a board of which these hexes have changed: what is more than two hexes away stays."""
        about = touched.copy()
        stirred = bytearray(SIZE)
        for h in about:
            stirred[h] = 1
        for _ in range(2):
            for h in about.copy():
                for d in range(6):
                    n = self.near[h * 6 + d]
                    if n != NOWHERE and stirred[n] == 0:
                        stirred[n] = 1
                        about.append(n)
        self._follow(about)
        board = Board(self)
        board.stirred = bytes(stirred)
        return board

    def _follow(self, hexes: list[int]) -> None:
        """Find the edges and costs of some hexes."""
        self._edges(hexes)
        for h in hexes:
            self._hex_costs(h)
        for h in hexes:
            for d in range(6):
                self._price(h, d)

    def _hex_costs(self, h: int) -> None:
        """What it costs to enter a hex, and whether it has an opening."""
        g = self.ground[h]
        self.wet[h] = g in (t.SHALLOW, t.DEEP)
        self.foot[h] = t.FOOT_COST[g]
        self.mounted[h] = t.MOUNTED_COST[g]  # GUI-BLD-23
        if g == t.GATE:  # GUI-CAS-11
            if self.gate_state == GATE_CLOSED:
                self.foot[h] = 0
            elif self.gate_state == GATE_DESTROYED:
                self.mounted[h] = 4
        self.slit_hexes[h] = self.corner_slits[h] != 0
        for d in range(6):
            feature, mine = self.side[h * 6 + d], self.owned[h * 6 + d] != 0
            if feature in (WINDOW, DOOR, CHURCH_WINDOW, SLIT, TOWER_DOOR, GATEWAY):
                self.slit_hexes[h] = 1
            n = self.near[h * 6 + d]
            door = feature in (DOOR, GATEWAY) and mine and n != NOWHERE
            if door and g == t.INTERIOR and self.ground[n] != t.INTERIOR:
                self.mounted[h] = 1  # GUI-BLD-24: door hexes are open to horses
            if feature in BREACHES and mine:
                self.mounted[h] = max(1, self.mounted[h])  # GUI-CAS-05, GUI-DEM-08: horses pass a breach

    def _list_works(self) -> None:
        """Palisade, gate and outer tower hexes of a castle; walls of houses."""
        self.works = []
        for h in self.hexes:
            walled = False
            for d in range(6):
                if self.owned[h * 6 + d] and self.side[h * 6 + d] in _WALLS:
                    walled = True
            if walled and self.ground[h] in (t.WALL_WALK, t.GATE, t.TOWER, t.INTERIOR):
                self.works.append(h)

    def _price(self, h: int, d: int) -> None:
        """What a single step costs; the rest of the rules only looks it up."""
        n = self.near[h * 6 + d]
        if n == NOWHERE:
            return
        feature, flat = self.side[h * 6 + d], self.readings >> FLAT_LOW_WALL & 1 != 0
        self.walk[h * 6 + d] = _walk_cost(self.foot[n], feature, self.gate_state, flat)
        self.trudge[h * 6 + d] = 0 if self.ground[n] == t.DEEP else self.walk[h * 6 + d]  # GUI-MOV-08
        self.ride[h * 6 + d] = _ride_cost(self.mounted[n], feature, self.gate_state, flat)

    def _edges(self, hexes: list[int]) -> None:
        for h in hexes:
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
        """Number the swamps; no play makes or drains one."""
        self.area = bytearray(SIZE)
        count = 0
        for h in self.hexes:
            if self.ground[h] != t.SWAMP or self.area[h] != 0:
                continue
            count += 1
            todo = [h]
            self.area[h] = count
            while todo:
                x = todo.pop()
                for d in range(6):
                    n = self.near[x * 6 + d]
                    if n != NOWHERE and self.ground[n] == t.SWAMP and self.area[n] == 0:
                        self.area[n] = count
                        todo.append(n)


def _roofed(board: Board) -> bytes:
    """Which hexes have a roof: rooms, the tower, and the stair of a house, which lies in a room."""
    out = bytearray(SIZE)
    for h in board.hexes:
        g = board.ground[h]
        if g in (t.INTERIOR, t.TOWER):
            out[h] = 1
        elif g == t.STAIRS:
            for d in range(6):
                n = board.near[h * 6 + d]
                if n != NOWHERE and board.ground[n] == t.INTERIOR and board.room[n] == board.room[h]:
                    out[h] = 1
    return bytes(out)


def _is_wood(g: int, timbered: bool, gate_state: int) -> bool:
    if g == t.GATE:
        return gate_state != GATE_DESTROYED
    if g == t.INTERIOR:
        return timbered
    return g in (t.JETTY, t.WALL_WALK, t.TENT, t.TENT_ENTRANCE)


def _walk_cost(cost: int, feature: int, gate_state: int, flat: bool) -> int:
    """A step on foot over a side into a hex of that cost; 0 if it cannot be done (GUI-MOV-02)."""
    if cost == 0 or feature in (OPEN, EDGE, DOOR, GATEWAY, TOWER_DOOR):  # GUI-BLD-22
        return cost
    if feature == LOW_WALL:
        return 3 if flat else cost + 2  # GUI-BLD-28
    if feature == WINDOW:
        return 4  # GUI-BLD-26, GUI-BLD-25, GUI-BLD-27
    if feature in BREACHES:
        return cost + 1  # GUI-CAS-05, GUI-DEM-08
    if feature == GATE_SIDE:
        return cost if gate_state != GATE_CLOSED else 0  # GUI-CAS-10
    # GUI-CAS-37: no way through walls and slits, nor up a palisade (GUI-CAS-02, GUI-CAS-40), into a tower but by its entrance
    # (GUI-CAS-38), into a hex behind slits but from inside (GUI-CAS-39), through the cloth of a tent (GUI-BLD-32).
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
        return cost if gate_state == GATE_DESTROYED else 0  # GUI-CAS-10
    return 0


def on_rim(rows: int, columns: int, h: int, side: int) -> bool:
    """Whether a hex lies on a side of a map of that size: 1 top, 2 right, 3 bottom, 4 left."""
    if side == 1:
        return h >> 6 == 0
    if side == 2:
        return h & 63 == columns - 1
    if side == 3:
        return h >> 6 == rows - 1
    return side == 4 and h & 63 == 0
