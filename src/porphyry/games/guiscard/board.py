"""The table of hexes a scenario is played on: ground, levels, hex-side features, areas, the price of every step.

A Board never changes.  What can change in play (gate, palisade, tents) makes another Board, kept beside the first,
so that everything computed from the ground alone is computed once (reshaping.py).
"""

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.hexes import MAX_ROWS, NOWHERE, STRIDE, direction_to, neighbour
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

    def __init__(self, name: str, size: int = SIZE) -> None:
        self.name: str = name
        self.rows: int = 0
        self.columns: int = 0
        self.hexes: list[int] = []
        self.ground: list[int] = [NO_GROUND] * size
        self.level: list[int] = [0] * size
        self.foot: list[int] = [0] * size  # MP to enter on foot, 0 = never
        self.mounted: list[int] = [0] * size
        self.side: list[int] = [OPEN] * (size * 6)
        self.owned: list[bool] = [False] * (size * 6)  # the feature of this side belongs to this hex
        self.room: list[int] = [0] * size  # 0 open air, else an enclosed area
        self.room_names: list[str] = [""]
        self.crown: list[int] = [0] * size  # tree: bit d = the crown fills the sixth towards side d; 0 = the whole hex
        self.corner_slits: list[int] = [0] * size  # bit k: a slit at the corner between side k and side k + 1
        self.tent: list[int] = [0] * size
        self.area: list[int] = [0] * size  # connected swamp or water
        self.gate: int = NOWHERE
        self.gate_inside: list[int] = []
        self.gate_state: int = GATE_CLOSED
        self.slit_hexes: list[bool] = [False] * size  # owns or touches an opening that moves the anchor of a line
        self.near: list[int] = []  # neighbours on the board, hex * 6 + d, NOWHERE off it
        self.works: list[int] = []  # hexes that engines can batter down, in the order of the siege sheet (GUI-DEM-02)
        self.split: int = STRIDE  # first column of a second map that is not connected with the first (GUI-ASL-15)
        self.readings: int = 0  # other readings that change the ground or its lines, bits as in state.py
        self.walk: list[int] = []  # MP of a step on foot, hex * 6 + d, 0 = never
        self.trudge: list[int] = []  # the same in armour
        self.ride: list[int] = []  # MP of a step of a horse's head, without the price of turning
        self.wet: list[bool] = [False] * size  # shallow or deep water
        self.rim: list[list[int]] = [[] for _ in range(5)]  # hexes of a side: 1 top, 2 right, 3 bottom, 4 left
        self.corner: list[int] = [0] * size  # outer corner of a building: 1 + first face + 4 * second face (GUI-BLD-19)
        self.timber: list[int] = []  # rooms built of wood
        self.wood: list[int] = []  # hexes with something built of wood
        self.ways: dict[int, list[int]] = {}  # see ways.py
        self.feet: list[int] = []  # hexes outside a palisade, where ladders and ropes go up
        self.stirred: list[bool] = []  # within two hexes of what play has changed; empty while it has changed nothing

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
        b = Board(self.name, 0)
        b.rows, b.columns, b.split, b.readings = self.rows, self.columns, self.split, self.readings
        b.gate, b.gate_state = self.gate, self.gate_state
        b.ground, b.level = self.ground.copy(), self.level.copy()
        b.side, b.owned = self.side.copy(), self.owned.copy()
        b.room, b.tent = self.room.copy(), self.tent.copy()
        if (
            self.walk
        ):  # finished: what play never changes is common to both, what follows from the ground is there already
            b.hexes, b.near, b.rim, b.works = self.hexes, self.near, self.rim, self.works
            b.room_names, b.timber, b.gate_inside = self.room_names, self.timber, self.gate_inside
            b.crown, b.corner_slits, b.corner = self.crown, self.corner_slits, self.corner
            b.foot, b.mounted, b.slit_hexes = self.foot.copy(), self.mounted.copy(), self.slit_hexes.copy()
            b.walk, b.trudge, b.ride = self.walk.copy(), self.trudge.copy(), self.ride.copy()
            b.wet, b.area = self.wet.copy(), self.area  # no swamp is ever made or drained
            return b
        b.room_names, b.timber, b.gate_inside = self.room_names.copy(), self.timber.copy(), self.gate_inside.copy()
        b.crown, b.corner_slits, b.corner = self.crown.copy(), self.corner_slits.copy(), self.corner.copy()
        b.foot, b.mounted, b.slit_hexes = self.foot.copy(), self.mounted.copy(), self.slit_hexes.copy()
        b.wet, b.works = self.wet.copy(), self.works.copy()
        return b

    def finish(self) -> None:
        """Derive what follows from ground and features: costs, edges, areas, neighbours."""
        self.hexes = [h for h in range(SIZE) if self.ground[h] != NO_GROUND]
        self.near = [NOWHERE] * (SIZE * 6)
        for h in self.hexes:
            for d in range(6):
                n = neighbour(h, d)
                if n != NOWHERE and self.ground[n] != NO_GROUND:
                    self.near[h * 6 + d] = n
        self.walk = [0] * (SIZE * 6)
        self.trudge = [0] * (SIZE * 6)
        self.ride = [0] * (SIZE * 6)
        self.rim = [[h for h in self.hexes if on_rim(self, h, side)] for side in range(5)]
        self._follow(self.hexes)
        self._areas()
        if not self.works:
            self._list_works()

    def finish_again(self, touched: list[int]) -> None:
        """The same for a copy of a finished board of which these hexes have changed: what is more than two hexes away stays."""
        about = touched.copy()
        self.stirred = [False] * SIZE
        for h in about:
            self.stirred[h] = True
        for _ in range(2):
            for h in about.copy():
                for d in range(6):
                    n = self.near[h * 6 + d]
                    if n != NOWHERE and not self.stirred[n]:
                        self.stirred[n] = True
                        about.append(n)
        self._follow(about)

    def _follow(self, hexes: list[int]) -> None:
        """Find the edges and costs of some hexes, then where wood and palisades are on the whole map."""
        self._edges(hexes)
        for h in hexes:
            self._hex_costs(h)
        for h in hexes:
            for d in range(6):
                self._price(h, d)
        self.feet = [h for h in self.hexes if self._is_foot(h)]
        self.wood = [h for h in self.hexes if self.is_wooden(h)]

    def _hex_costs(self, h: int) -> None:
        """What it costs to enter a hex, and whether it has an opening."""
        g = self.ground[h]
        self.wet[h] = g in (t.SHALLOW, t.DEEP)
        self.foot[h] = t.FOOT_COST[g]
        self.mounted[h] = t.MOUNTED_COST[g]
        if g == t.GATE:  # GUI-CAS-11
            if self.gate_state == GATE_CLOSED:
                self.foot[h] = 0
            elif self.gate_state == GATE_DESTROYED:
                self.mounted[h] = 4
        self.slit_hexes[h] = self.corner_slits[h] != 0
        for d in range(6):
            feature, mine = self.side[h * 6 + d], self.owned[h * 6 + d]
            if feature in (WINDOW, DOOR, CHURCH_WINDOW, SLIT, TOWER_DOOR, GATEWAY):
                self.slit_hexes[h] = True
            n = self.near[h * 6 + d]
            door = feature in (DOOR, GATEWAY) and mine and n != NOWHERE
            if door and g == t.INTERIOR and self.ground[n] != t.INTERIOR:
                self.mounted[h] = 1  # GUI-BLD-24: door hexes are open to horses
            if feature in BREACHES and mine:
                self.mounted[h] = max(1, self.mounted[h])  # GUI-CAS-05, GUI-DEM-08: horses pass a breach

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

    def _price(self, h: int, d: int) -> None:
        """What a single step costs; the rest of the rules only looks it up."""
        n = self.near[h * 6 + d]
        if n == NOWHERE:
            return
        feature = self.side[h * 6 + d]
        self.walk[h * 6 + d] = _walk_cost(self.foot[n], feature, self.gate_state, self.plays(FLAT_LOW_WALL))
        self.trudge[h * 6 + d] = 0 if self.ground[n] == t.DEEP else self.walk[h * 6 + d]  # GUI-MOV-08
        self.ride[h * 6 + d] = _ride_cost(self.mounted[n], feature, self.gate_state, self.plays(FLAT_LOW_WALL))

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
