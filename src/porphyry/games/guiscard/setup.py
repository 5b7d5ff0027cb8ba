"""Setting up: the counters of a scenario, placed unit by unit or all at once on request (GUI-SEQ-01)."""

# ruff: noqa: PERF401 - lists grow by plain loops, which mypyc turns into plain C

from __future__ import annotations

from porphyry.games.guiscard import board as bo
from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.board import Board
from porphyry.games.guiscard.hexes import BACK, NOWHERE, STRIDE, distance, walk
from porphyry.games.guiscard.movement import place_led
from porphyry.games.guiscard.scenarios import SCENARIOS, Group, board_of, scenario_of
from porphyry.games.guiscard.state import (
    BASE,
    COUNT,
    DIR,
    F_FACE,
    F_SETUP,
    F_TURN,
    GROUP,
    HEX,
    LED,
    LOOT,
    MOUNT,
    OCC,
    ON_MAP,
    PLACE,
    RIDDEN,
    ROSTER,
    SCENARIO,
    SEAT,
    SIZE,
    UNPLACED,
    WAITING,
    count,
    flags,
    get,
    is_armoured,
    is_horse,
    is_long,
    is_mounted,
    put,
    settle,
    standing,
)
from porphyry.games.guiscard.techniques import form, row_of
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import State


def add_unit(s: State, kind: int, seat: int, group: int, place: int) -> int:
    """A new unit at the end of the list."""
    u = s.facts[COUNT]
    s.facts[COUNT] = u + 1
    s.facts.extend([kind, seat, NOWHERE, -1, place, 0, 0, -1, 0, 0, -1, 0, -1, -1, 0, 0, group, 0])
    return u


def deal(s: State, number: int) -> None:
    """All units of a scenario, off the table; the hexes empty."""
    scenario = SCENARIOS[number]
    s.facts.extend([0] * BASE)
    s.facts[SCENARIO] = number
    for k in range(4):
        s.facts[LOOT + k] = scenario.loot[k] if k < len(scenario.loot) else -1
    for g, group in enumerate(scenario.groups):
        place = WAITING if group.enters else UNPLACED
        for kind in group.units:
            u = add_unit(s, kind, group.side, g, place)
            if t.FLAGS[kind] & t.RIDER and (group.mounted or group.horses):
                horse = add_unit(s, t.HORSE_OF[kind], group.side, g, RIDDEN if group.mounted else place)
                if group.mounted:
                    put(s, u, MOUNT, horse)
                    put(s, horse, MOUNT, u)
    s.facts[OCC] = BASE + s.facts[COUNT] * SIZE
    s.facts.extend([0] * (scenario.board.rows * STRIDE))


def start(s: State, number: int) -> None:
    deal(s, number)
    push(s, F_TURN)
    push(s, F_SETUP, next_unit(s))


def next_unit(s: State) -> int:
    """The next unit to be put on the table, or -1."""
    for u in range(count(s)):
        if get(s, u, PLACE) == UNPLACED and not scenario_of(s).groups[get(s, u, GROUP)].led_by:
            return u
    return -1


def zone_of(s: State, u: int) -> list[int]:
    group = scenario_of(s).groups[get(s, u, GROUP)]
    return group.horse_zone if is_horse(s, u) and group.horse_zone else group.zone


def can_stand(s: State, board: Board, u: int, h: int) -> bool:
    """Whether a unit may be put into a hex: free, and ground it could enter."""
    if standing(s, h) >= 0 or board.foot[h] == 0:
        return False
    if is_long(s, u):
        return board.mounted[h] > 0
    return not (board.ground[h] == t.DEEP and is_armoured(s, u))


def has_room_behind(s: State, board: Board, u: int, h: int, d: int) -> bool:
    """Whether a two-hex unit with its head here, looking that way, has room for its tail."""
    back = board.near[h * 6 + BACK[d]]
    return back != NOWHERE and board.side[h * 6 + BACK[d]] in (bo.OPEN, bo.EDGE) and can_stand(s, board, u, back)


def facings(s: State, board: Board, u: int, h: int) -> list[int]:
    """Directions in which a two-hex unit with its head here has room for its tail."""
    out: list[int] = []
    for d in range(6):
        if has_room_behind(s, board, u, h, d):
            out.append(d)
    return out


def may_place(s: State, board: Board, u: int, h: int) -> bool:
    """Whether a unit may stand in this hex of its zone, a rider looking some way."""
    if not can_stand(s, board, u, h):
        return False
    if not is_long(s, u):
        return True
    for d in range(6):  # noqa: SIM110 - no generator in the hot path
        if has_room_behind(s, board, u, h, d):
            return True
    return False


def place_options(s: State) -> list[int]:
    board = board_of(s)
    u = field(s, 1)
    out: list[int] = []
    for h in zone_of(s, u):
        if may_place(s, board, u, h):
            out.append(h)
    return out


def has_place(s: State, u: int) -> bool:
    board = board_of(s)
    for h in zone_of(s, u):  # noqa: SIM110 - no generator in the hot path
        if may_place(s, board, u, h):
            return True
    return False


def place(s: State, u: int, h: int) -> None:
    """Put a unit on the table; a rider is then asked where he looks."""
    put(s, u, HEX, h)
    if is_horse(s, u) or is_mounted(s, u):
        push(s, F_FACE, u, h)
        return
    stand(s, u)


def stand(s: State, u: int) -> None:
    put(s, u, PLACE, ON_MAP)
    settle(s, u)
    ev.tell(s, ev.UNIT_PLACED, "GUI-SEQ-01", (ev.name(s, u), get(s, u, HEX)))


def face(s: State, d: int) -> None:
    u = field(s, 1)
    pop(s)
    put(s, u, DIR, d)
    stand(s, u)


def pending(s: State) -> bool:
    """Ask for the next unit; when all stand, the game begins."""
    u = next_unit(s)
    if u < 0:
        finish(s)
        pop(s)
        return False
    set_field(s, 1, u)
    if not has_place(s, u):
        put(s, u, PLACE, WAITING)  # no room: it comes with the first arrivals
        return False
    return True


def auto(s: State, seat: int) -> None:
    """Place everything of this side sensibly: spread over its zone, rows closed up for hoplites."""
    board = board_of(s)
    while True:
        u = next_unit(s)
        if u < 0 or get(s, u, SEAT) != seat:
            return
        h = auto_hex(s, board, u)
        if h == NOWHERE:
            put(s, u, PLACE, WAITING)
            continue
        put(s, u, HEX, h)
        if is_horse(s, u) or is_mounted(s, u):
            ways = facings(s, board, u, h)
            want = scenario_of(s).groups[get(s, u, GROUP)].facing
            put(s, u, DIR, want if want in ways else ways[0])
        stand(s, u)


def auto_hex(s: State, board: Board, u: int) -> int:
    group = scenario_of(s).groups[get(s, u, GROUP)]
    zone = zone_of(s, u)
    if flags(s, u) & t.HOPLITE:
        h = block_hex(s, board, u, group, zone)
        if h != NOWHERE:
            return h
    n = group.units.index(get(s, u, ROSTER)) if get(s, u, ROSTER) in group.units else 0
    want = zone[(2 * n + 1) * len(zone) // (2 * len(group.units)) % len(zone)]
    best, near = NOWHERE, 999
    for h in zone:
        if distance(h, want) < near and may_place(s, board, u, h):
            best, near = h, distance(h, want)
    return best


def block_hex(s: State, board: Board, u: int, group: Group, zone: list[int]) -> int:
    """A place in a block three wide and three deep in the middle of the zone."""
    n = group.units.index(get(s, u, ROSTER))
    if group.heart == NOWHERE:
        most = 0
        for x in zone:
            room = len([y for y in zone if distance(x, y) <= 3])
            if room > most:
                group.heart, most = x, room
    h = walk(walk(group.heart, 1, n % 3 - 1), 3, n // 3 - 1)
    return h if h in zone and may_place(s, board, u, h) else NOWHERE


def finish(s: State) -> None:
    """Led horses come to their leaders, rows of hoplites form up, and the first turn begins."""
    scenario = scenario_of(s)
    for g, group in enumerate(scenario.groups):
        if not group.led_by:
            continue
        leaders = [u for u in range(count(s)) if get(s, u, ROSTER) in group.led_by]
        horses = [u for u in range(count(s)) if get(s, u, GROUP) == g and is_horse(s, u)]
        for u, horse in zip(leaders, horses, strict=False):
            put(s, horse, PLACE, ON_MAP)
            put(s, horse, HEX, get(s, u, HEX))
            put(s, horse, DIR, 0)
            put(s, horse, LED, u)
            place_led(s, u)
    if scenario.chapters >= 7:
        for u in range(count(s)):
            if flags(s, u) & t.HOPLITE and get(s, u, PLACE) == ON_MAP and get(s, u, DIR) < 0:
                form_up(s, u)


def form_up(s: State, u: int) -> None:
    """An unbroken row through a hoplite faces the nearest enemies; rows behind face as the first one does."""
    for axis in (1, 2, 0):
        row = row_of(s, u, axis)
        if len(row) < 3 or [v for v in row if get(s, v, DIR) >= 0]:
            continue
        ahead = [(axis + 1) % 6, (axis + 4) % 6]
        form(s, u, ahead[0] if enemy_gap(s, u, ahead[0]) <= enemy_gap(s, u, ahead[1]) else ahead[1])
        return


def enemy_gap(s: State, u: int, k: int) -> int:
    """How near enemies are on one side; a formed row beside him decides for him."""
    for v in range(count(s)):
        if v != u and get(s, v, DIR) % 6 == k and flags(s, v) & t.HOPLITE and get(s, v, DIR) >= 0:
            return -1
    spot = walk(get(s, u, HEX), k, 3)
    gap = 999
    for v in range(count(s)):
        if get(s, v, PLACE) == ON_MAP and get(s, v, SEAT) != get(s, u, SEAT) and spot != NOWHERE:
            gap = min(gap, distance(spot, get(s, v, HEX)))
    return gap
