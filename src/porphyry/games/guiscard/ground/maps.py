"""Boards as they stand in maps.toml: ground as text, then rooms, walls, openings, tents, castle, paths and overlays."""

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import (
    CASTLE_WALL,
    CHURCH_WINDOW,
    CORNERS,
    DOOR,
    DROP,
    FACE_X,
    FACE_Y,
    FACES,
    GATE_SIDE,
    GATEWAY,
    LOW_WALL,
    NO_GROUND,
    OFF_PATH,
    OPEN,
    PALISADE,
    SIZE,
    SLIT,
    TENT_WALL,
    TOWER_DOOR,
    WALL,
    WINDOW,
    Board,
    Draft,
)
from porphyry.games.guiscard.ground.hexes import (
    DIRECTIONS,
    MAX_ROWS,
    NOWHERE,
    STRIDE,
    direction_to,
    hex_of,
    name_of,
    neighbour,
)
from porphyry.games.guiscard.ground.reshaping import joined_below
from porphyry.kernel.data import Reader, Row

MAP_KEYS: Final = [
    "id", "source", "name_source", "text", "levels", "routes", "stairs", "tower_doors", "slits", "corner_slits",
    "crowns", "gate_inside", "rooms", "timber", "doors", "windows", "low_walls",
]  # fmt: skip
OVERLAY_KEYS: Final = [
    "id", "map", "source", "lay", "levels", "house_stairs", "rooms", "timber", "yard", "doors", "gateways", "windows",
    "church_windows", "tents", "corners", "low_walls", "crowns",
]  # fmt: skip


def read_maps(reader: Reader) -> dict[str, Board]:
    """Every map and every overlay on its map, by id; an overlay is ``lagoon+farm``."""
    drafts: dict[str, Draft] = {}
    for row in reader.table("maps.toml", "map", grows=True):
        row.only(*MAP_KEYS)
        row.source()
        row.source("name_source")
        draft = read_map(row)
        drafts[draft.name] = draft
    for row in reader.table("maps.toml", "overlay", grows=True):
        row.only(*OVERLAY_KEYS)
        row.source()
        base = drafts.get(row.text("map"))
        if base is None:
            row.fault("map", f"one of {', '.join(drafts)}")
            continue
        draft = base.copy()
        draft.name = base.name + "+" + row.text("id")
        lay_overlay(draft, row)
        drafts[draft.name] = draft
    boards = {name: draft.finished() for name, draft in drafts.items()}
    for row in reader.table("maps.toml", "join", grows=True):
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


def read_map(row: Row) -> Draft:
    """A map as it stands in maps.toml."""
    board = Draft(row.text("id"))
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
    _lay_levels(board, row)
    lay_features(board, row)
    return board


def lay_overlay(board: Draft, row: Row) -> None:
    """What an overlay puts on its map: ground first, then what stands on it."""
    _lay_ground(board, row)
    lay_features(board, row)


def _lay_levels(board: Draft, row: Row) -> None:
    for name, level in dict(row.values.get("levels", {})).items():
        hexes = _hexes(row, "levels", name)
        if not hexes or not isinstance(level, int) or not 0 <= level <= 9:
            row.fault("levels", f"hexes with levels from 0 to 9, not {name} = {level!r}")
            continue
        for h in hexes:
            board.level[h] = level


def _lay_ground(board: Draft, row: Row) -> None:
    """What an overlay covers: its own ground, one kind after the other, and how high it lies."""
    kinds = {ground.glyph: (g, ground.level) for g, ground in enumerate(t.GROUND_ROWS)}
    kinds |= {ground.glyph_high: (g, ground.level + 1) for g, ground in enumerate(t.GROUND_ROWS) if ground.glyph_high}
    for glyph, text in dict(row.values.get("lay", {})).items():
        if glyph not in kinds:
            row.fault("lay", f"glyphs of terrain.toml, not {glyph!r}")
            continue
        for h in _hexes(row, "lay", text):
            if board.ground[h] == NO_GROUND:
                row.fault("lay", f"hexes of the map, not {name_of(h)}")
            board.ground[h], board.level[h] = kinds[glyph]
    _lay_levels(board, row)


def lay_features(board: Draft, row: Row) -> None:
    """Rooms, walls, openings, tents, stairs and gate of a map or overlay row."""
    for name, text in dict(row.values.get("rooms", {})).items():
        _lay_room(board, _hexes(row, "rooms", text), str(name), t.INTERIOR)
    board.timber.extend(
        k for k, name in enumerate(board.room_names) if name in str(row.values.get("timber", "")).split()
    )
    for h in _hexes(row, "house_stairs", row.values.get("house_stairs", "")):
        if board.ground[h] == t.INTERIOR:
            board.ground[h] = t.STAIRS
        else:
            row.fault("house_stairs", f"hexes of a room, not {name_of(h)}")
    for text in row.values.get("low_walls", []):
        _lay_low_wall(board, row, text)
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


def _lay_room(board: Draft, hexes: list[int], name: str, ground: int) -> None:
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


def _lay_low_wall(board: Draft, row: Row, text: object) -> None:
    """A low wall along a row or a column of hexes: ``c15-h15 s`` runs below them, ``c4-c9 e`` on their right."""
    words = str(text).split()
    ends = [hex_of(word) for word in words[0].split("-")] if len(words) == 2 else [NOWHERE]
    first, last = ends[0], ends[-1]
    straight = len(ends) == 2 and NOWHERE not in ends and (first >> 6 == last >> 6 or first & 63 == last & 63)
    if not straight or words[1] not in FACES:
        row.fault("low_walls", f"a straight row of hexes and a face, such as 'c15-h15 s', not {text!r}")
        return
    face = FACES.index(words[1])
    for r in range(first >> 6, (last >> 6) + 1):
        for c in range(first & 63, (last & 63) + 1):
            h = r * STRIDE + c
            for d in range(6):
                n = neighbour(h, d)
                if n == NOWHERE or board.ground[n] == NO_GROUND or board.side[h * 6 + d] != OPEN:
                    continue
                across = (n >> 6) - r if FACE_Y[face] else (n & 63) - c
                if across == (FACE_Y[face] or FACE_X[face]):
                    board.set_side(h, d, LOW_WALL, h)


def _lay_tent(board: Draft, row: Row, tent: object) -> None:
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


def _lay_castle(board: Draft, row: Row) -> None:
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
        for head in pair[1:]:  # GUI-CAS-41, GUI-CAS-42, GUI-CAS-43: from the hex at its end, or from both
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


def _lay_route(board: Draft, route: list[int]) -> None:
    for k, h in enumerate(route):
        if board.ground[h] not in (t.PATH, t.ROCK_STEPS):
            continue
        for d in range(6):
            n = neighbour(h, d)
            along = (k > 0 and n == route[k - 1]) or (k + 1 < len(route) and n == route[k + 1])
            if not along and n != NOWHERE and board.side[h * 6 + d] == OPEN:
                board.set_side(h, d, OFF_PATH, h)


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
