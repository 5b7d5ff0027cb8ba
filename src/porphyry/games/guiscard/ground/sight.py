"""Lines of sight: what the ground lets a shooter see, what covers his target, and why (GUI-LOS, GUI-BLD-02 to 19, GUI-CAS-17 to 36).

A Line is computed once for a board and a pair of hexes and then kept.  It knows nothing of units: who stands in the
way is asked by the missile and charge rules with the list of hexes crossed.
"""

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import (
    BACK,
    CENTRE,
    CORNER,
    CORNER_X,
    CORNER_Y,
    MIDDLE,
    MIDDLE_X,
    MIDDLE_Y,
    NOWHERE,
    STRIDE,
    anchor_x,
    anchor_y,
    centre_x,
    centre_y,
    direction_to,
    distance,
    is_pair,
    left_of,
    line_cells,
    neighbour,
    right_of,
)
from porphyry.games.guiscard.state import ANY_DRY_BANK, GATE_LIGHT, SHALLOW_COVERS, SLIT_FIELD

# Why a line is blocked.
CLEAR: Final = 0
BY_TREE: Final = 1
BY_EDGE: Final = 2
BY_WALL: Final = 3
BY_OPENING: Final = 4  # a window, slit or door that does not serve this line
BY_GATE: Final = 5
BY_PALISADE: Final = 6
BY_TENT: Final = 7
BY_RANGE: Final = 8  # off the board or the same hex
REASONS: Final = ["clear", "tree", "edge", "wall", "opening", "gate", "palisade", "tent", "nowhere"]
BLOCK_RULES: Final = [
    "GUI-LOS-01",
    "GUI-LOS-06",
    "GUI-LOS-08",
    "GUI-BLD-11",
    "GUI-BLD-03",
    "GUI-CAS-32",
    "GUI-CAS-36",
    "GUI-BLD-16",
    "GUI-LOS-01",
]

# What gives cover.
FROM_NOTHING: Final = 0
FROM_GROUND: Final = 1
FROM_BUSH: Final = 2
FROM_EDGE: Final = 3
FROM_TIMBER: Final = 4
FROM_LOW_WALL: Final = 5
FROM_DOOR: Final = 6
FROM_WINDOW: Final = 7
FROM_SLIT: Final = 8
FROM_PALISADE: Final = 9
FROM_TENT: Final = 10
FROM_BREACH: Final = 11
FROM_BELOW: Final = 12
COVER_NAMES: Final = [
    "none",
    "ground",
    "bushes",
    "edge",
    "timber",
    "low-wall",
    "door",
    "window",
    "slit",
    "palisade",
    "tent",
    "breach",
    "below",
]


class Line:
    """One line of sight and its explanation."""

    def __init__(self, a: int, target: int) -> None:
        self.a: int = a
        self.target: int = target
        self.blocked: int = CLEAR
        self.block_hex: int = NOWHERE
        self.block_side: int = -1  # direction from block_hex, if a side blocks
        self.soft: int = t.NO_COVER  # cover that fire from above can cancel (GUI-LOS-21)
        self.rocks: int = t.NO_COVER  # cover of rocks, cancelled only from a castle (GUI-CAS-24)
        self.hard: int = t.NO_COVER  # cover that stays
        self.hard_kinds: int = 0  # best hard cover of each source, three bits each
        self.soft_kinds: int = 0
        self.cover_from: int = FROM_NOTHING
        self.cover_hex: int = NOWHERE
        self.slit_out: bool = False  # fired out of a slit or church window
        self.slit_in: bool = False  # fired at somebody behind one
        self.up: int = 0  # levels the target is above the shooter
        self.between: list[int] = []  # stretches strictly between the two hexes
        self.from_anchor: int = CENTRE
        self.to_anchor: int = CENTRE
        self.door_target: bool = False  # the target stands in a door and is shot at from its outer side

    @property
    def cover(self) -> int:
        """The best cover on the line (GUI-TER-03)."""
        best = self.soft
        if self.rocks > best:
            best = self.rocks
        if self.hard > best:
            best = self.hard
        return best

    def cover_against(self, cancels_soft: bool, cancels_rocks: bool) -> int:
        """The cover left when the shooter stands high enough."""
        best = self.hard
        if not cancels_soft and self.soft > best:
            best = self.soft
        if not cancels_rocks and self.rocks > best:
            best = self.rocks
        return best

    def cover_summed(self, cancels_soft: bool, cancels_rocks: bool) -> int:
        """All kinds of cover added up, the other reading of GUI-TER-03; total only behind a wall."""
        total = 0 if cancels_rocks else self.rocks
        for k in range(len(COVER_NAMES)):
            total += self.hard_kinds >> (3 * k) & 7
            if not cancels_soft:
                total += self.soft_kinds >> (3 * k) & 7
        return min(total, t.STRONG)

    def _block(self, why: int, h: int, d: int) -> None:
        if self.blocked == CLEAR:
            self.blocked = why
            self.block_hex = h
            self.block_side = d

    def _hard(self, cover: int, source: int, h: int) -> None:
        if self.hard_kinds >> (3 * source) & 7 == 0:  # what gives a line cover twice gives the better one first
            self.hard_kinds |= cover << (3 * source)
        if cover > self.hard:
            self.hard = cover
            if cover >= self.soft:
                self.cover_from = source
                self.cover_hex = h

    def _soft(self, cover: int, source: int, h: int) -> None:
        if self.soft_kinds >> (3 * source) & 7 == 0:
            self.soft_kinds |= cover << (3 * source)
        if cover > self.soft:
            self.soft = cover
            if cover > self.hard:
                self.cover_from = source
                self.cover_hex = h


class Sights:
    """All lines of one board, each found when first asked for and kept; on a board changed in play most are those of its map."""

    def __init__(self, board: Board, before: "Sights | None" = None) -> None:
        self.board: Board = board
        self.before: Sights | None = before  # before anything was changed
        self.size: int = board.rows * STRIDE
        self.rows: list[list[Line | None] | None] = [None] * self.size  # by shooter's hex, then by target's

    def line(self, a: int, target: int) -> Line:
        """The line from a shooter's hex to a target hex; of several anchors the one that serves the shooter best."""
        if a < 0 or a >= self.size or target < 0 or target >= self.size:
            return best_line(self.board, a, target)
        row = self.rows[a]
        if row is None:
            row = [None] * self.size
            self.rows[a] = row
        found = row[target]
        if found is None:
            found = self._found(a, target)
            row[target] = found
        return found

    def _found(self, a: int, target: int) -> Line:
        """A line that passes nothing changed, nor runs within two hexes of it, is as it was."""
        if self.before is not None:
            line = self.before.line(a, target)
            if not is_stirred(self.board.stirred, line):
                return line
        return best_line(self.board, a, target)


def is_stirred(stirred: bytes, line: Line) -> bool:
    """Whether a line begins, ends or passes in one of these hexes."""
    if stirred[line.a] or stirred[line.target]:
        return True
    for cell in line.between:  # noqa: SIM110 - no generator in the hot path
        if stirred[left_of(cell)] or (is_pair(cell) and stirred[right_of(cell)]):
            return True
    return False


def best_line(board: Board, a: int, target: int) -> Line:
    """Try every anchor the openings of the two hexes allow; open lines win, then the least cover."""
    best = trace(board, a, CENTRE, target, CENTRE)
    if best.blocked == CLEAR and best.cover == t.NO_COVER:
        return best
    if not board.holds(a) or not board.holds(target) or not (board.slit_hexes[a] or board.slit_hexes[target]):
        return best
    starts = [CENTRE, *_opening_anchors(board, a, True)]
    ends = [CENTRE, *_opening_anchors(board, target, False)]
    for start in starts:
        for end in ends:
            if start == CENTRE and end == CENTRE:
                continue
            one = trace(board, a, start, target, end)
            if one.blocked != CLEAR:
                continue
            if best.blocked != CLEAR or one.cover < best.cover:
                best = one
    return best


def _opening_anchors(board: Board, h: int, shooting: bool) -> list[int]:
    out = []
    for d in range(6):
        feature = board.side[h * 6 + d]
        mine = board.owned[h * 6 + d] != 0
        if feature in (b.DOOR, b.GATEWAY, b.TOWER_DOOR):
            out.append(MIDDLE + d)  # GUI-BLD-08, GUI-CAS-19
        elif feature in (b.SLIT, b.CHURCH_WINDOW):
            if mine:
                out.append(MIDDLE + d)  # GUI-CAS-20, GUI-CAS-22
        elif feature == b.WINDOW and shooting:
            out.append(MIDDLE + d)  # GUI-BLD-02, GUI-BLD-04
        if board.corner_slits[h] >> d & 1:
            out.append(CORNER + d)  # GUI-CAS-21
    return out


def trace(board: Board, a: int, start: int, target: int, end: int) -> Line:
    """One line between two anchors, with the first thing that blocks it and the best cover it gives."""
    line = Line(a, target)
    line.from_anchor = start
    line.to_anchor = end
    if not board.holds(a) or not board.holds(target) or a == target:
        line._block(BY_RANGE, target, -1)
        return line
    if (a & 63 < board.split) != (target & 63 < board.split):
        line._block(BY_RANGE, target, -1)  # GUI-ASL-15: the other map is elsewhere
        return line
    line.up = board.level[target] - board.level[a]
    if start != CENTRE and not _outwards(a, start, target, end):
        line._block(BY_OPENING, a, start - CORNER if start >= CORNER else start - MIDDLE)
        return line
    cells = line_cells(a, start, target, end)
    for i in range(1, len(cells) - 1):
        line.between.append(_inner(board, cells[i]) if is_pair(cells[i]) else cells[i])
    here = a
    k = 1
    while k < len(cells):
        cell = cells[k]
        if not is_pair(cell):
            if board.side[here * 6 + direction_to(here, cell)] != b.OPEN:
                _cross(board, line, here, cell)
            if cell != target:
                _pass(board, line, cell)
            here = cell
            k += 1
            continue
        beyond = cells[k + 1]
        _along(board, line, here, left_of(cell), right_of(cell), beyond)
        if beyond != target:
            _pass(board, line, beyond)
        here = beyond
        k += 2
    _stand(board, line)
    return line


def _inner(board: Board, cell: int) -> int:
    """At the rim of the map a side counts as the hex inside."""
    if is_pair(cell):
        if not board.holds(left_of(cell)):
            return right_of(cell)
        if not board.holds(right_of(cell)):
            return left_of(cell)
    return cell


def _outwards(a: int, start: int, target: int, end: int) -> bool:
    """Whether a line that starts in an opening really leaves through it, within its field of fire (GUI-CAS-21)."""
    vx = anchor_x(target, end) - anchor_x(a, start)
    vy = anchor_y(target, end) - anchor_y(a, start)
    return _within(start, vx, vy)


def _within(anchor: int, vx: int, vy: int) -> bool:
    """At most 60 degrees off the axis of an opening in a side, 30 off that of one at a corner."""
    if anchor >= CORNER:
        ax, ay = CORNER_X[anchor - CORNER], CORNER_Y[anchor - CORNER]
    else:
        ax, ay = MIDDLE_X[anchor - MIDDLE], MIDDLE_Y[anchor - MIDDLE]
    dot = vx * ax + 3 * vy * ay
    if dot <= 0:
        return False
    square = (vx * vx + 3 * vy * vy) * (ax * ax + 3 * ay * ay)
    return 4 * dot * dot >= (3 * square if anchor >= CORNER else square)


def _along(board: Board, line: Line, here: int, left: int, right: int, beyond: int) -> None:
    """The line runs along a side: the more open of the two hexes counts (GUI-LOS-03)."""
    options: list[Line] = []
    for x in (left, right):
        if not board.holds(x):
            continue
        one = Line(line.a, line.target)
        one.from_anchor = line.from_anchor
        one.to_anchor = line.to_anchor
        _cross(board, one, here, x)
        _pass(board, one, x)
        _cross(board, one, x, beyond)
        options.append(one)
    if not options:
        return
    if beyond == line.target and _grazes_window(board, left, right, beyond):
        line._block(BY_OPENING, beyond, -1)  # GUI-BLD-03: through the corner of its hex it touches the wall
        return
    best = options[0]
    for one in options[1:]:
        if (best.blocked != CLEAR and one.blocked == CLEAR) or (
            (one.blocked == CLEAR) == (best.blocked == CLEAR) and one.cover < best.cover
        ):
            best = one
    if best.blocked != CLEAR:
        line._block(best.blocked, best.block_hex, best.block_side)
    if best.hard:
        line._hard(best.hard, best.cover_from, best.cover_hex)
    if best.soft:
        line._soft(best.soft, best.cover_from, best.cover_hex)
    line.slit_in = line.slit_in or best.slit_in
    line.slit_out = line.slit_out or best.slit_out


def _grazes_window(board: Board, left: int, right: int, h: int) -> bool:
    """Whether a line that runs along the side of two hexes would come into a third one by a window at its corner."""
    for x in (left, right):
        d = direction_to(h, x)
        if board.side[h * 6 + d] == b.WINDOW and board.owned[h * 6 + d]:
            return True
    return False


def sees_over(board: Board, line: Line, near_low: int, height: int) -> bool:
    """Different levels with an obstacle between: the lower one must be at least as far from it as the upper (GUI-CAS-17)."""
    la = board.level[line.a]
    lb = board.level[line.target]
    if la == lb:
        return la >= height  # GUI-CAS-26: below both, it does not matter
    upper, lower = (line.a, line.target) if la > lb else (line.target, line.a)
    if board.level[upper] < height:
        return False
    if board.level[lower] >= height:
        return True
    return distance(lower, near_low) >= distance(upper, near_low)


def _cross(board: Board, line: Line, x: int, y: int) -> None:
    """The line goes over the side from ``x`` to ``y``."""
    d = direction_to(x, y)
    if d < 0:
        return
    feature = board.side[x * 6 + d]
    if feature in (b.OPEN, b.DROP, b.OFF_PATH):
        return
    first = x == line.a
    last = y == line.target
    if first and line.from_anchor >= CORNER and d in (line.from_anchor - CORNER, (line.from_anchor - CORNER + 1) % 6):
        line.slit_out = True  # GUI-CAS-21: through the slit between the two sides
    elif last and line.to_anchor >= CORNER and BACK[d] in (line.to_anchor - CORNER, (line.to_anchor - CORNER + 1) % 6):
        _into_corner(board, line, x, y, d)
    elif feature in (b.EDGE, b.CLIFF):
        _over_edge(board, line, x, y, d, board.owned[x * 6 + d] != 0)
    else:
        _over_side(board, line, x, y, d)


def _over_side(board: Board, line: Line, x: int, y: int, d: int) -> None:
    """The same over a side that is neither open nor an edge of the ground, nor at the corner of a slit."""
    feature = board.side[x * 6 + d]
    if feature in (b.WALL, b.CASTLE_WALL):
        _over_wall(board, line, x, y, d)
    elif feature == b.LOW_WALL:
        if y == line.target and not board.owned[x * 6 + d]:
            line._hard(t.MEDIUM, FROM_LOW_WALL, y)  # GUI-LOS-23
    elif feature == b.WINDOW:
        _through_window(board, line, x, y, d)
    elif feature in (b.SLIT, b.CHURCH_WINDOW):  # GUI-BLD-06
        _through_slit(board, line, x, y, d)
    elif feature in (b.DOOR, b.GATEWAY, b.TOWER_DOOR):  # GUI-BLD-07
        _through_door(board, line, x, y, d)
    elif feature == b.PALISADE:
        _over_palisade(board, line, x, y, d)
    elif feature in b.BREACHES:
        line._hard(t.LIGHT, FROM_BREACH, y)  # GUI-CAS-33, GUI-DEM-08
    elif feature == b.GATE_SIDE:
        _through_gate(board, line, x, y, d)
    elif feature == b.TENT_WALL:
        if board.tent[y] == board.tent[line.target] and board.tent[y] != 0:
            line._hard(t.STRONG, FROM_TENT, y)  # GUI-BLD-16
        else:
            line._block(BY_TENT, x, d)


def _goes_indoors(board: Board, line: Line) -> bool:
    """Whether it ends in a room in which it did not begin."""
    return board.room[line.target] != 0 and board.room[line.target] != board.room[line.a]


def _over_wall(board: Board, line: Line, x: int, y: int, d: int) -> None:
    low = y if board.owned[x * 6 + d] else x
    height = board.level[low] + (3 if board.side[x * 6 + d] == b.CASTLE_WALL else 1)
    if not sees_over(board, line, low, height) or board.roofed[line.target] or board.roofed[line.a]:
        line._block(BY_WALL, x, d)  # GUI-BLD-11, GUI-BLD-14


def _through_window(board: Board, line: Line, x: int, y: int, d: int) -> None:
    x_owns = board.owned[x * 6 + d] != 0
    out_of_it = x == line.a and line.from_anchor == MIDDLE + d
    if out_of_it and x_owns:
        return  # GUI-BLD-02: out of the window
    if y == line.target and not x_owns and line.to_anchor == CENTRE and line.from_anchor == CENTRE:
        line._hard(t.MEDIUM, FROM_WINDOW, y)  # GUI-BLD-03, GUI-BLD-05
    elif out_of_it and board.room[line.target] == board.room[y]:
        line._hard(t.MEDIUM, FROM_WINDOW, y)  # GUI-BLD-04
    else:
        line._block(BY_OPENING, x, d)


def _through_slit(board: Board, line: Line, x: int, y: int, d: int) -> None:
    x_owns = board.owned[x * 6 + d] != 0
    if x == line.a and x_owns and line.from_anchor == MIDDLE + d:
        line.slit_out = True
    elif y == line.target and not x_owns and line.to_anchor == MIDDLE + (d + 3) % 6:
        if line.up > 0 and not board.plays(SLIT_FIELD) and not _on_axis(line.a, y, (d + 3) % 6):
            line._block(BY_OPENING, x, d)  # GUI-CAS-30
        elif not _in_field(line.a, y, (d + 3) % 6):
            line._block(BY_OPENING, x, d)
        else:
            line.slit_in = True
            line._hard(t.STRONG, FROM_SLIT, y)  # GUI-CAS-28, GUI-CAS-31
    else:
        line._block(BY_OPENING, x, d)


def _through_door(board: Board, line: Line, x: int, y: int, d: int) -> None:
    first, last, x_owns = x == line.a, y == line.target, board.owned[x * 6 + d] != 0
    climbs = board.side[x * 6 + d] == b.TOWER_DOOR and board.level[x] != board.level[y]
    if climbs and not (first or last):
        line._block(BY_OPENING, x, d)  # GUI-CAS-18
    elif last and not x_owns:
        line.door_target = True
        line._hard(t.MEDIUM, FROM_DOOR, y)  # GUI-BLD-17, GUI-CAS-35
    elif _goes_indoors(board, line) and not (first and x_owns):
        line._hard(t.MEDIUM, FROM_DOOR, y)  # GUI-BLD-09, GUI-BLD-12, GUI-BLD-13


def _over_palisade(board: Board, line: Line, x: int, y: int, d: int) -> None:
    x_owns = board.owned[x * 6 + d] != 0
    if x == line.a and x_owns and board.ground[x] == t.WALL_WALK:
        return  # GUI-CAS-23: over his own palisade
    if y == line.target and not x_owns and board.ground[y] == t.WALL_WALK:
        line._hard(t.STRONG, FROM_PALISADE, y)  # GUI-CAS-31
    elif not sees_over(board, line, x if x_owns else y, 2):
        line._block(BY_PALISADE, x, d)  # GUI-CAS-36


def _through_gate(board: Board, line: Line, x: int, y: int, d: int) -> None:
    into_it = y == line.target and not board.owned[x * 6 + d]
    if board.gate_state == b.GATE_CLOSED:
        line._block(BY_GATE, x, d)  # GUI-CAS-32
    elif board.gate_state == b.GATE_DESTROYED:
        if not into_it or board.plays(GATE_LIGHT):
            line._hard(t.LIGHT, FROM_BREACH, y)  # GUI-CAS-33: light beyond, none in the gate itself
    elif into_it:
        line._hard(t.LIGHT, FROM_DOOR, y)  # GUI-CAS-11: light in the open gate
    elif _goes_indoors(board, line):
        line._hard(t.MEDIUM, FROM_DOOR, y)  # GUI-BLD-10


def _into_corner(board: Board, line: Line, x: int, y: int, d: int) -> None:
    """A shot at somebody behind a slit at a corner of his hex (GUI-CAS-28, GUI-CAS-30)."""
    k = line.to_anchor - CORNER
    vx = centre_x(line.a) - centre_x(y) - CORNER_X[k]
    vy = centre_y(line.a) - centre_y(y) - CORNER_Y[k]
    straight = vx * CORNER_Y[k] == vy * CORNER_X[k] or board.plays(SLIT_FIELD)
    if not _within(line.to_anchor, vx, vy) or (line.up > 0 and not straight):
        line._block(BY_OPENING, x, d)
        return
    line.slit_in = True
    line._hard(t.STRONG, FROM_SLIT, y)


def _over_edge(board: Board, line: Line, x: int, y: int, d: int, x_is_low: bool) -> None:
    """The upper edge of a slope (GUI-LOS-07 to 10)."""
    low, high = (x, y) if x_is_low else (y, x)
    top = board.level[high]
    la = board.level[line.a]
    lb = board.level[line.target]
    if la >= top and lb >= top:
        return
    if la < top and lb < top:
        line._block(BY_EDGE, x, d)  # a hill between two low hexes
        return
    upper, lower = (line.a, line.target) if la > lb else (line.target, line.a)
    if lower == low:  # GUI-LOS-09
        if lower == line.target and board.ground[low] == t.SLOPE:
            line._soft(t.MEDIUM, FROM_EDGE, low)  # GUI-LOS-10
        return
    if distance(lower, low) < distance(upper, low):
        line._block(BY_EDGE, x, d)  # GUI-LOS-08


def _on_axis(shooter: int, h: int, d: int) -> bool:
    """Whether a hex centre lies exactly on the axis of side ``d`` of ``h``; the shot has come over that side."""
    vx = centre_x(shooter) - centre_x(h)
    vy = centre_y(shooter) - centre_y(h)
    return vx * MIDDLE_Y[d] == vy * MIDDLE_X[d]


def _in_field(shooter: int, h: int, d: int) -> bool:
    """Whether a hex centre lies in the field of an opening in side ``d`` of ``h``."""
    return _within(
        MIDDLE + d, centre_x(shooter) - centre_x(h) - MIDDLE_X[d], centre_y(shooter) - centre_y(h) - MIDDLE_Y[d]
    )


def _pass(board: Board, line: Line, x: int) -> None:
    """The line crosses a hex between the two."""
    if not board.holds(x):
        return
    g = board.ground[x]
    if g == t.TREE:
        if not sees_over(board, line, x, board.level[x] + 1) and cuts_crown(board, line, x):
            line._block(BY_TREE, x, -1)  # GUI-LOS-06
    elif g == t.BUSHES:
        if board.is_water(line.target):
            line._hard(t.MEDIUM, FROM_BUSH, x)  # GUI-LOS-13
        else:
            line._hard(t.LIGHT, FROM_BUSH, x)  # GUI-LOS-05
    elif g == t.JETTY:
        if board.is_water(line.target):
            line._hard(t.MEDIUM, FROM_TIMBER, x)  # GUI-LOS-13
    elif g == t.GATE and board.gate_state == b.GATE_CLOSED:
        line._block(BY_GATE, x, -1)


def cuts_crown(board: Board, line: Line, x: int) -> bool:
    """Whether a line that crosses a tree hex cuts its crown: all of the hex, or the sixths that the map gives it."""
    if board.crown[x] == 0:
        return True
    px, py = anchor_x(line.a, line.from_anchor), anchor_y(line.a, line.from_anchor)
    vx, vy = anchor_x(line.target, line.to_anchor) - px, anchor_y(line.target, line.to_anchor) - py
    centre = vx * (centre_y(x) - py) - vy * (centre_x(x) - px)  # which side of the line: negative left, positive right
    for d in range(6):
        if board.crown[x] >> d & 1 == 0:
            continue
        first = centre + vx * CORNER_Y[d - 1] - vy * CORNER_X[d - 1]
        second = centre + vx * CORNER_Y[d] - vy * CORNER_X[d]
        if min(centre, first, second) < 0 < max(centre, first, second):
            return True
    return False


def _stand(board: Board, line: Line) -> None:
    """The cover of the ground the target stands on."""
    h = line.target
    g = board.ground[h]
    if g in (t.BUSHES, t.SWAMP, t.SHALLOW):
        if g == t.SWAMP and on_bank(board, line.a, h):
            return  # GUI-LOS-14
        if g == t.SHALLOW and distance(line.a, h) == 1 and not board.plays(SHALLOW_COVERS):
            return  # GUI-LOS-12
        line._soft(t.LIGHT, FROM_GROUND, h)
    elif g == t.DEEP:
        if distance(line.a, h) > 1:
            line._hard(t.LIGHT, FROM_GROUND, h)
    elif g == t.TREE:
        line._hard(t.LIGHT, FROM_GROUND, h)
    elif g in (t.ROCKS, t.ROCK_STEPS):
        if line.rocks < t.LIGHT:
            line.rocks = t.LIGHT
            if line.hard == t.NO_COVER and line.soft == t.NO_COVER:
                line.cover_from = FROM_GROUND
                line.cover_hex = h
    elif g == t.PATH:
        if line.up > 0 or (line.up == 0 and board.ground[line.a] != t.PATH and climbs(board, h)):
            line._hard(t.MEDIUM, FROM_BELOW, h)  # GUI-TER-01
    elif g == t.TENT_ENTRANCE:
        line._hard(t.LIGHT, FROM_TENT, h)
    elif g == t.TENT and line.hard < t.STRONG and board.tent[line.a] != board.tent[h]:
        line._hard(t.LIGHT, FROM_TENT, h)  # GUI-BLD-16: through the entrance


def climbs(board: Board, h: int) -> bool:
    """Whether the path through a hex still leads up, so that whoever stands beside it on its level is below (GUI-TER-01)."""
    way = [h]
    for x in way:
        for d in range(6):
            n = board.near[x * 6 + d]
            if n == NOWHERE or n in way or board.walk[x * 6 + d] == 0:
                continue
            if board.level[n] > board.level[h]:
                return True
            if board.ground[n] == t.PATH:
                way.append(n)
    return False


def on_bank(board: Board, shooter: int, swamp: int) -> bool:
    """On the bank: dry ground that touches the same connected swamp (GUI-LOS-14)."""
    g = board.ground[shooter]
    if g in (t.SWAMP, t.SHALLOW, t.DEEP):
        return False
    if board.plays(ANY_DRY_BANK):
        return True
    for d in range(6):
        n = neighbour(shooter, d)
        if board.holds(n) and board.area[n] == board.area[swamp] and board.ground[n] == t.SWAMP:
            return True
    return False
