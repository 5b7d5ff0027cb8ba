"""Boards made of other boards: what play changes (gate, palisade, tents, walls), and maps shifted, turned, cut and joined."""

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import (
    CASTLE_WALL,
    CHURCH_WINDOW,
    CLIFF,
    DOOR,
    DROP,
    EDGE,
    NO_GROUND,
    OPEN,
    PALISADE,
    PALISADE_DOWN,
    SIZE,
    SLIT,
    TENT_WALL,
    WALL,
    WALL_DOWN,
    WINDOW,
    Board,
    Draft,
)
from porphyry.games.guiscard.ground.hexes import NOWHERE, at, doubled, neighbour


def with_readings(board: Board, readings: int) -> Board:
    """The board as other readings of its rules see it."""
    draft = board.draft()
    draft.readings = readings
    return draft.finished()


def with_gate(board: Board, gate_state: int) -> Board:
    """The board with its gate closed, open or destroyed (GUI-CAS-13)."""
    return changed(board, gate_state, [], [])


def with_tent_down(board: Board, h: int) -> Board:
    """The board after a tent hex was pulled down (GUI-BLD-33)."""
    return changed(board, board.gate_state, [], [h])


def with_wreck(board: Board, h: int) -> Board:
    """The board after one of its works was destroyed (GUI-CAS-05, GUI-DEM-05)."""
    return changed(board, board.gate_state, [h], [])


def changed(board: Board, gate_state: int, wrecks: list[int], tents: list[int]) -> Board:
    """The board with its gate as it is, these works destroyed and these tents pulled down; what follows of it is found once."""
    b = board.draft()
    touched = [*wrecks, *tents]
    if b.gate != NOWHERE and b.gate_state != gate_state:
        b.gate_state = gate_state
        touched.append(b.gate)
    for h in wrecks:
        wreck(b, h)
    for h in tents:
        pull_tent_down(b, h)
    return b.finished_again(touched)


def wreck(b: Draft, h: int) -> None:
    """A work is destroyed, whatever it is built of; the gate's state says itself what became of it."""
    if b.ground[h] == t.WALL_WALK:
        break_palisade(b, h)
    elif b.is_wooden(h):
        burn_wood(b, h)
    else:
        break_wall(b, h)


def pull_tent_down(b: Draft, h: int) -> None:
    """A tent hex pulled down counts as an entrance (GUI-BLD-33)."""
    b.ground[h] = t.TENT_ENTRANCE
    for d in range(6):
        n = neighbour(h, d)
        if b.side[h * 6 + d] == TENT_WALL and (n == NOWHERE or b.tent[n] == 0 or b.ground[n] == t.TENT_ENTRANCE):
            b.set_side(h, d, OPEN, h)


def break_palisade(b: Draft, h: int) -> None:
    """A gap one can walk and ride through (GUI-CAS-05); its walk is gone too, it lies as high as the courtyard behind it."""
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


def break_wall(b: Draft, h: int) -> None:
    """The stone walls of a hex are battered down (GUI-DEM-05, GUI-DEM-08)."""
    for d in range(6):
        if b.side[h * 6 + d] in (WALL, WINDOW, CHURCH_WINDOW, CASTLE_WALL, SLIT):
            b.set_side(h, d, WALL_DOWN, h)


def burn_wood(b: Draft, h: int) -> None:
    """A stretch of the jetty, a tent or a wooden house is destroyed: water, or bare ground (GUI-FIR-13)."""
    if b.ground[h] == t.JETTY:
        near = [b.ground[n] for n in (neighbour(h, d) for d in range(6)) if n != NOWHERE]
        b.ground[h] = t.DEEP if t.DEEP in near else t.SHALLOW if t.SHALLOW in near else t.BEACH
        return
    for d in range(6):
        if b.side[h * 6 + d] in (WALL, WINDOW, DOOR, TENT_WALL) and b.owned[h * 6 + d]:
            b.set_side(h, d, OPEN, h)
    b.ground[h], b.tent[h], b.room[h] = t.LEVEL, 0, 0


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


def turned_corner(code: int, turn: int) -> int:
    """The faces of a corner on a map turned round."""
    if code == 0 or turn == 0:
        return code
    return 1 + ((code - 1) % 4 + 2) % 4 + 4 * (((code - 1) // 4 + 2) % 4)


def turned_map(board: Board) -> Board:
    """A map turned by 180 degrees."""
    out = Draft(board.name + "/turned")
    places = [NOWHERE] * SIZE
    for h in board.hexes:
        places[h] = turned(h, board.columns, board.rows)
    _carried(board, out, places, 3)
    return _sized(out)


def cut_map(board: Board, first: int, last: int) -> Board:
    """Columns ``first`` to ``last`` of a map, moved to the left edge of the table."""
    out = Draft(f"{board.name}/{first}-{last}")
    places = [NOWHERE] * SIZE
    for h in board.hexes:
        if first <= (h & 63) <= last:
            places[h] = moved(h, -first, 0)
    _carried(board, out, places, 0)
    return _sized(out)


def joined_below(top: Board, bottom: Board) -> Board:
    """Two maps joined along a long side, the second one below."""
    out = Draft(top.name + "/" + bottom.name)
    places = list(range(SIZE))
    _carried(top, out, places, 0)
    low = [NOWHERE] * SIZE
    for h in bottom.hexes:
        low[h] = moved(h, 0, top.rows)
    _carried(bottom, out, low, 0)
    return _sized(out)


def joined_beside(left: Board, right: Board, gap: int = 0) -> Board:
    """Two maps joined along a short side, the second one on the right; with a gap they are two fields on one table."""
    out = Draft(left.name + "|" + right.name)
    _carried(left, out, list(range(SIZE)), 0)
    places = [NOWHERE] * SIZE
    for h in right.hexes:
        places[h] = moved(h, left.columns + gap, 0)
    _carried(right, out, places, 0)
    if gap:
        out.split = left.columns
    out.works = left.works.copy()
    return _sized(out)


def _carried(board: Board, target: Draft, places: list[int], turn: int) -> None:
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


def _sized(board: Draft) -> Board:
    hexes = [h for h in range(SIZE) if board.ground[h] != NO_GROUND]
    board.rows = 1 + max((h >> 6 for h in hexes), default=0)
    board.columns = 1 + max((h & 63 for h in hexes), default=0)
    return board.finished()
