"""The hex grid: names, neighbours, distances and exact lines.

The maps have flat-topped hexes in lettered columns; columns B, D, F ... sit half a hex higher than A, C, E.
A hex is one small integer, ``row * 64 + column`` counted from zero, so that one number means the same hex on
every map.  Off the map is ``NOWHERE``.

All geometry is done in integers.  A hex centre lies at ``(6 * column, 2 * y)`` with ``y`` the doubled row;
corners and the middles of the sides fall on whole numbers of the same grid.  The true plane is that grid with
the vertical unit stretched by the root of three, so straight lines, sides of a line and "runs exactly along a
hex side" are decided without any rounding, and lengths are compared by ``x * x + 3 * y * y``.

>>> name_of(hex_of("k10")), [name_of(n) for n in neighbours(hex_of("k10"))]
('k10', ['k9', 'l10', 'l11', 'k11', 'j11', 'j10'])
>>> distance(hex_of("a1"), hex_of("c3"))
3
"""

from typing import Final

NOWHERE: Final = -1
STRIDE: Final = 64
MAX_ROWS: Final = 48

# Directions, clockwise from the top of the map.
N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
DIRECTIONS: Final = ["n", "ne", "se", "s", "sw", "nw"]

# Offsets in (column, doubled row) for the six directions.
DX: Final = [0, 1, 1, 0, -1, -1]
DY: Final = [-2, -1, 1, 2, 1, -1]

# Fine grid, relative to a centre: corner k lies between side k and side k + 1; middle k is the middle of side k.
CORNER_X: Final = [2, 4, 2, -2, -4, -2]
CORNER_Y: Final = [-2, 0, 2, 2, 0, -2]
MIDDLE_X: Final = [0, 3, 3, 0, -3, -3]
MIDDLE_Y: Final = [-2, -1, 1, 2, 1, -1]


def column(h: int) -> int:
    """Column of a hex, A = 0."""
    return h & 63


def row(h: int) -> int:
    """Row of a hex, the top row = 0."""
    return h >> 6


def column_of(h: int) -> int:
    """The column of a hex, from the left."""
    return h & 63


def doubled(h: int) -> int:
    """Doubled vertical coordinate: a step north or south changes it by two, every other step by one."""
    return 2 * (h >> 6) - (h & 1)


def at(col: int, y: int) -> int:
    """The hex at a column and a doubled row, or NOWHERE outside the largest table."""
    r = (y + (col & 1)) >> 1
    if col < 0 or col >= STRIDE or r < 0 or r >= MAX_ROWS:
        return NOWHERE
    return r * STRIDE + col


NEIGHBOURS: Final[list[int]] = [
    at((h & 63) + DX[d], 2 * (h >> 6) - (h & 1) + DY[d]) for h in range(STRIDE * MAX_ROWS) for d in range(6)
]  # hex * 6 + direction
BACK: Final = [3, 4, 5, 0, 1, 2]  # the opposite direction


def neighbour(h: int, d: int) -> int:
    """The hex next to ``h`` in direction ``d`` (0-5), or NOWHERE."""
    return NEIGHBOURS[h * 6 + d]


def neighbours(h: int) -> list[int]:
    """The six hexes round ``h``, clockwise from north; NOWHERE where the table ends."""
    return [neighbour(h, d) for d in range(6)]


def distance(a: int, b: int) -> int:
    """Hexes from ``a`` to ``b``, the first not counted."""
    dx = (a & 63) - (b & 63)
    if dx < 0:
        dx = -dx
    dy = doubled(a) - doubled(b)
    if dy < 0:
        dy = -dy
    return dx if dy <= dx else dx + ((dy - dx) >> 1)


def direction_to(a: int, b: int) -> int:
    """Direction of the neighbour ``b`` seen from ``a``; -1 if they do not touch."""
    dx = (b & 63) - (a & 63)
    dy = doubled(b) - doubled(a)
    if -1 <= dx <= 1 and -2 <= dy <= 2:
        return _BESIDE[5 * dx + dy + 7]
    return -1


_BESIDE: Final = [-1, 5, -1, 4, -1, 0, -1, -1, -1, 3, -1, 1, -1, 2, -1]  # by column and doubled row


def straight_direction(a: int, b: int) -> int:
    """Direction 0-5 if ``b`` lies exactly on the row of hexes leading from ``a`` that way, else -1."""
    if a == b:
        return -1
    dx = (b & 63) - (a & 63)
    dy = doubled(b) - doubled(a)
    for d in range(6):
        n = distance(a, b)
        if dx == n * DX[d] and dy == n * DY[d]:
            return d
    return -1


def walk(h: int, d: int, n: int) -> int:
    """The hex ``n`` steps from ``h`` in direction ``d`` (negative steps go backwards)."""
    return at((h & 63) + n * DX[d], doubled(h) + n * DY[d])


def ring(h: int, radius: int) -> list[int]:
    """Every hex at exactly ``radius`` from ``h`` that the table holds, clockwise from north."""
    if radius == 0:
        return [h]
    out: list[int] = []
    for d in range(6):
        x = (h & 63) + radius * DX[d]
        y = doubled(h) + radius * DY[d]
        side = (d + 2) % 6
        for k in range(radius):
            n = at(x + k * DX[side], y + k * DY[side])
            if n != NOWHERE:
                out.append(n)
    return out


def disc(h: int, radius: int) -> list[int]:
    """Every hex within ``radius`` of ``h``."""
    out: list[int] = []
    for r in range(radius + 1):
        out.extend(ring(h, r))
    return out


LEAST_TURN: Final = [0, 1, 3, 5, 4, 2]  # by sixths to the right: none, one to the right, one to the left ...


def behind(old: int, d: int, x: int) -> int:
    """How far a hex lies behind another, as seen looking that way, and then how far to its left; less is ahead, and to the right."""
    dx, dy = (x & 63) - (old & 63), doubled(x) - doubled(old)
    along = 3 * dx * DX[d] + dy * DY[d]
    across = dy * DX[d] - dx * DY[d]  # to the right when looking that way
    return (4096 - along) << 14 | (4096 - across)


# ---------------------------------------------------------------- names


def name_of(h: int) -> str:
    """``k10``; columns after z are aa, ab ...; NOWHERE is ``off``."""
    if h == NOWHERE:
        return "off"
    c = h & 63
    letters = chr(97 + c) if c < 26 else chr(96 + c // 26) + chr(97 + c % 26)
    return letters + str((h >> 6) + 1)


def hex_of(name: str) -> int:
    """The hex a name such as ``K10`` means; NOWHERE if it cannot be read."""
    text = name.strip().lower()
    k = 0
    while k < len(text) and "a" <= text[k] <= "z":
        k += 1
    letters, digits = text[:k], text[k:]
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 3 or not 1 <= len(letters) <= 2:
        return NOWHERE
    c = ord(letters[-1]) - 97
    if len(letters) == 2:
        c += 26 * (ord(letters[0]) - 96)
    r = int(digits) - 1
    if c >= STRIDE or r < 0 or r >= MAX_ROWS:
        return NOWHERE
    return r * STRIDE + c


# ---------------------------------------------------------------- points and lines


def centre_x(h: int) -> int:
    return 6 * (h & 63)


def centre_y(h: int) -> int:
    return 2 * doubled(h)


# Anchors of a line: the centre of the hex, the middle of side 0-5, or the corner 0-5.
CENTRE: Final = 0
MIDDLE: Final = 1  # MIDDLE + d
CORNER: Final = 7  # CORNER + k


def anchor_x(h: int, anchor: int) -> int:
    """Where an anchor of a hex lies, on the fine grid."""
    x = 6 * (h & 63)
    if anchor >= CORNER:
        return x + CORNER_X[anchor - CORNER]
    if anchor >= MIDDLE:
        return x + MIDDLE_X[anchor - MIDDLE]
    return x


def anchor_y(h: int, anchor: int) -> int:
    y = 2 * doubled(h)
    if anchor >= CORNER:
        return y + CORNER_Y[anchor - CORNER]
    if anchor >= MIDDLE:
        return y + MIDDLE_Y[anchor - MIDDLE]
    return y


PAIR: Final = 1 << 24


def is_pair(cell: int) -> bool:
    """Whether this stretch of a line runs exactly along the side between two hexes."""
    return cell >= PAIR


def left_of(cell: int) -> int:
    """The hex of a single stretch, or the left one of a pair."""
    return cell & 4095


def right_of(cell: int) -> int:
    """The right hex of a pair."""
    return (cell >> 12) & 4095


def holds_point(h: int, px: int, py: int) -> bool:
    """Whether a point of the fine grid lies in the hex, its border included."""
    x = px - 6 * (h & 63)
    y = py - 2 * doubled(h)
    if x < 0:
        x = -x
    if y < 0:
        y = -y
    return y <= 2 and x + y <= 4


def line_cells(a: int, from_anchor: int, b: int, to_anchor: int) -> list[int]:
    """Every stretch of the line between two anchors, in order, first hex and last hex included.

    A stretch is a hex whose inside the line crosses, or a pair of hexes when the line runs along the side
    between them (GUI-LOS-03).  A hex that is only touched in a corner is not in the list.

    >>> [name_of(c) for c in line_cells(hex_of("a1"), CENTRE, hex_of("a3"), CENTRE)]
    ['a1', 'a2', 'a3']
    >>> cells = line_cells(hex_of("a2"), CENTRE, hex_of("c2"), CENTRE)
    >>> is_pair(cells[1]), name_of(left_of(cells[1])), name_of(right_of(cells[1]))
    (True, 'b2', 'b3')
    """
    between_centres = from_anchor == CENTRE and to_anchor == CENTRE
    key = ((b & 63) - (a & 63) + 64) << 9 | (doubled(b) - doubled(a) + 256)
    if between_centres:
        known = _SHAPES.get(key)
        if known is not None:
            return _walked(a, known)
    out = _traced(a, from_anchor, b, to_anchor)
    if between_centres:
        shape = _shape_of(out)
        if shape:
            _SHAPES[key] = shape
    return out


# Lines between centres look alike wherever they start: as steps, a direction or 6 + k along the side between k and k + 1.
_SHAPES: Final[dict[int, list[int]]] = {}


def _walked(a: int, shape: list[int]) -> list[int]:
    """The stretches of a line of that shape from ``a``."""
    out = [a]
    here = a
    for step in shape:
        if step < 6:
            here = NEIGHBOURS[here * 6 + step]
            out.append(here)
            continue
        turn = (step - 5) % 6
        left_hex = NEIGHBOURS[here * 6 + step - 6]
        right_hex = NEIGHBOURS[here * 6 + turn]
        out.append(pair_cell(left_hex, right_hex))
        here = NEIGHBOURS[left_hex * 6 + turn] if left_hex != NOWHERE else NEIGHBOURS[right_hex * 6 + step - 6]
        out.append(here)
    return out


def _shape_of(cells: list[int]) -> list[int]:
    """The steps of a line; none if it touches the rim of the table, where a pair may have shrunk to one hex."""
    out: list[int] = []
    here = cells[0]
    for k in range(1, len(cells)):
        cell = cells[k]
        if is_pair(cell):
            out.append(6 + direction_to(here, left_of(cell)))
            continue
        if cell & 63 in (0, STRIDE - 1) or cell >> 6 in (0, MAX_ROWS - 1):
            return []
        if not is_pair(cells[k - 1]):
            out.append(direction_to(here, cell))
        here = cell
    return out


def _way_out(vx: int, vy: int, cx: int, cy: int) -> tuple[int, bool]:
    """The side by which a line leaves a hex, or the corner before it; -1 if it does not. The sign of a corner tells on which side it lies.

    Negative is on the left of the line, positive on its right; ``cx`` and ``cy`` lead from the line's beginning to the hex.
    """
    for d in range(6):
        left = vx * (cy + CORNER_Y[d - 1]) - vy * (cx + CORNER_X[d - 1])
        right = vx * (cy + CORNER_Y[d]) - vy * (cx + CORNER_X[d])
        if left < 0 < right:
            return d, False
        if right == 0 and left < 0:
            k = (d + 1) % 6
            if vx * (cy + CORNER_Y[k]) - vy * (cx + CORNER_X[k]) > 0:
                return d, True
    return -1, False


def _square(x: int, y: int) -> int:
    """The square of a distance on the map."""
    return x * x + 3 * y * y


def _traced(a: int, from_anchor: int, b: int, to_anchor: int) -> list[int]:
    """The line worked out from corner to corner."""
    px = anchor_x(a, from_anchor)
    py = anchor_y(a, from_anchor)
    qx = anchor_x(b, to_anchor)
    qy = anchor_y(b, to_anchor)
    vx = qx - px
    vy = qy - py
    out = [a]
    here = a
    guard = 0
    while here != b:
        guard += 1
        if guard > 200:
            raise ValueError(f"no line from {name_of(a)} to {name_of(b)}")
        if holds_point(here, qx, qy):
            out.append(b)
            break
        found, through_corner = _way_out(vx, vy, 6 * (here & 63) - px, 2 * doubled(here) - py)
        if found < 0:
            raise ValueError(f"no line from {name_of(a)} to {name_of(b)}")
        if not through_corner:
            here = neighbour(here, found)
            out.append(here)
            continue
        lean = vx * CORNER_Y[found] - vy * CORNER_X[found]
        left_hex = neighbour(here, found)
        right_hex = neighbour(here, (found + 1) % 6)
        if lean > 0:
            here = left_hex
            out.append(here)
        elif lean < 0:
            here = right_hex
            out.append(here)
        else:
            # Straight along the common side of the two.
            if b in (left_hex, right_hex):
                here = b
                out.append(b)
                continue
            beyond_x = (here & 63) * 6 + 3 * CORNER_X[found]
            beyond_y = 2 * doubled(here) + 3 * CORNER_Y[found]
            end = _square(beyond_x - CORNER_X[found] - px, beyond_y - CORNER_Y[found] - py)
            ends_on_side = _square(qx - px, qy - py) <= end
            out.append(pair_cell(left_hex, right_hex))
            here = at(beyond_x // 6, beyond_y // 2)
            if ends_on_side:
                out.append(b)
                break
            out.append(here)
        if here == NOWHERE:
            raise ValueError(f"the line from {name_of(a)} to {name_of(b)} leaves the table")
    return out


def pair_cell(left_hex: int, right_hex: int) -> int:
    """Code of a stretch between two hexes; a side at the rim of the table counts as its inner hex alone."""
    if left_hex == NOWHERE:
        return right_hex
    if right_hex == NOWHERE:
        return left_hex
    return PAIR | left_hex | (right_hex << 12)
