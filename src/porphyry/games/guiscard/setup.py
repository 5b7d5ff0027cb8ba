"""Setting up: the counters of a scenario, placed unit by unit or all at once on request (GUI-SEQ-01)."""

# ruff: noqa: PERF401 - lists grow by plain loops, which mypyc turns into plain C

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import BACK, NOWHERE, STRIDE, distance, walk
from porphyry.games.guiscard.scenarios import SCENARIOS, Group, board_of, scenario_of
from porphyry.games.guiscard.siege import battlefields
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft.stone_thrower import stand_at
from porphyry.games.guiscard.skirmish.formations import form, row_of
from porphyry.games.guiscard.skirmish.horses import place_led
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, NOT_OFFERED, SkirmishQuestion, UnitQuestion
from porphyry.games.guiscard.state import (
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
    unit_of,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import State


def add_unit(s: State, kind: int, seat: int, group: int, place: int) -> int:
    """A new unit at the end of the list."""
    u = s.facts[st.COUNT]
    s.facts[st.COUNT] = u + 1
    s.facts.extend([kind, seat, NOWHERE, -1, place, 0, 0, -1, 0, 0, -1, 0, -1, -1, 0, 0, group, 0])
    return u


def deal(s: State, number: int) -> None:
    """All units of a scenario, off the table; the hexes empty."""
    scenario = SCENARIOS[number]
    s.facts.extend([0] * st.BASE)
    s.facts[st.SCENARIO] = number
    for k in range(4):
        s.facts[st.LOOT + k] = scenario.loot[k] if k < len(scenario.loot) else -1
    for g, group in enumerate(scenario.groups):
        place = st.WAITING if group.enters or group.lands else st.UNPLACED
        for kind in group.units:
            u = add_unit(s, kind, group.side, g, place)
            if t.FLAGS[kind] & t.RIDER and (group.mounted or group.horses):
                horse = add_unit(s, t.HORSE_OF[kind], group.side, g, st.RIDDEN if group.mounted else place)
                if group.mounted:
                    put(s, u, st.MOUNT, horse)
                    put(s, horse, st.MOUNT, u)
    s.facts[st.OCC] = st.BASE + s.facts[st.COUNT] * st.SIZE
    s.facts.extend([0] * (scenario.board.rows * STRIDE))
    if scenario.chapters >= 10:
        deal_devices(s)


def deal_devices(s: State) -> None:
    """Ladders and grapnels with the men who bring them, engines that have their place; the others are put up by their owners."""
    dv.open_region(s)
    for piece in scenario_of(s).pieces:
        k = dv.add_device(s, piece.name, piece.side)
        dv.set_dev(s, k, dv.BEARING, piece.bearing)
        men = [u for kind in piece.men for u in range(count(s)) if get(s, u, st.ROSTER) == kind]
        for what, u in zip((dv.HOLDER, dv.OTHER), men, strict=False):
            dv.set_dev(s, k, what, u)
        if dv.KIND_OF[piece.name] == dv.GRAPNEL and men:
            dv.set_dev(s, k, dv.STATE, dv.CARRIED)
        if piece.hex != NOWHERE:
            if dv.KIND_OF[piece.name] >= dv.THROWER:
                stand_at(s, k, piece.hex, piece.bearing)
            else:
                dv.set_dev(s, k, dv.PLACE_HEX, piece.hex)
                dv.set_dev(s, k, dv.BEARING, piece.bearing // 2)
                dv.set_dev(s, k, dv.STATE, dv.LYING)


def next_engine(s: State) -> int:
    """The next device its owner has to put up, or -1."""
    for k in range(dv.count_devices(s)):
        if dv.dev(s, k, dv.STATE) == dv.ABSENT and device_zone(s, k):
            return k
    return -1


def device_zone(s: State, k: int) -> list[int]:
    """Where the owner of a device may put it up; empty if it comes with the men who bring it."""
    if is_optional(s, k):
        return battlefields.thrower_zone(s)
    return scenario_of(s).pieces[k].zone


def is_optional(s: State, k: int) -> bool:
    """A thrower of the side that storms a building, which may leave it where it is (GUI-STN-01)."""
    return (
        s.facts[st.CAMP] != 0 and dv.kind_of(s, k) == dv.THROWER and battlefields.is_storming(s, dv.dev(s, k, dv.OWNER))
    )


def leave_at_home(s: State, k: int) -> None:
    dv.set_dev(s, k, dv.STATE, dv.LOST)
    dv.set_dev(s, k, dv.OWNER, st.NOBODY)
    ev.tell(s, ev.DEVICE_LEFT, "GUI-STN-01", (dv.dev(s, k, dv.NAME),))


def emplace_options(s: State, k: int) -> list[int]:
    """Hex and bearing, hex * 16 + bearing: a thrower looks at a side of its hex and fills two, Greek fire looks anywhere."""
    out: list[int] = []
    for h in device_zone(s, k):
        out.extend([h * 16 + bearing for bearing in range(12) if may_emplace(s, k, h, bearing)])
    return out


def may_emplace(s: State, k: int, h: int, bearing: int) -> bool:
    """Whether a device may stand so in a hex of its zone."""
    board = board_of(s)
    kind = dv.kind_of(s, k)
    if standing(s, h) >= 0 or dv.is_shut(s, h) or (kind == dv.THROWER and board.mounted[h] == 0):
        return False
    if kind == dv.SIPHON:
        return True
    back = riders.tail_of(h, bearing // 2) if kind == dv.THROWER else board.near[h * 6 + bearing // 2]
    if bearing % 2 or back == NOWHERE or not board.holds(back) or standing(s, back) >= 0 or dv.is_shut(s, back):
        return False
    return board.mounted[back] > 0 and board.feature(h, back) in (bo.OPEN, bo.EDGE)


def no_room(s: State, k: int) -> None:
    """A device that can stand nowhere takes no part; in a siege its owner keeps it."""
    dv.set_dev(s, k, dv.STATE, dv.LOST)
    if s.facts[st.CAMP]:
        dv.set_dev(s, k, dv.OWNER, st.NOBODY)
    ev.tell(s, ev.DEVICE_LOST, "GUI-SEQ-01", (dv.dev(s, k, dv.NAME),))


def why_not_emplace(s: State, k: int, h: int, bearing: int) -> str:
    """Why an engine may not be set up in a hex, with this bearing."""
    if k != field(s, frames.EMPLACE.device):
        return "GUI-SEQ-01 not-next"
    if h not in device_zone(s, k):
        return "GUI-SEQ-01 not-in-zone"
    if standing(s, h) >= 0 or dv.is_shut(s, h):
        return "GUI-CMP-04 occupied"
    return "" if may_emplace(s, k, h, bearing) else "GUI-STN-01 no-room"


def emplace(s: State, k: int, h: int, bearing: int) -> None:
    if dv.kind_of(s, k) >= dv.THROWER:
        stand_at(s, k, h, bearing)
        ev.tell(s, ev.DEVICE_PLACED, "GUI-SEQ-01", (dv.dev(s, k, dv.NAME), h, bearing))
    else:
        dv.set_dev(s, k, dv.PLACE_HEX, h)  # GUI-GRK-02: any hex of its zone, a wall-walk too
        dv.set_dev(s, k, dv.BEARING, bearing // 2)
        dv.lay_ladder(s, k, "GUI-SEQ-01")


def auto_engines(s: State, seat: int) -> None:
    """Each where the data would have it look, in the first hex with room."""
    while True:
        k = next_engine(s)
        if k < 0 or dv.dev(s, k, dv.OWNER) != seat:
            return
        found = emplace_options(s, k)
        wanted = [c for c in found if c % 16 == dv.dev(s, k, dv.BEARING)] or found
        if not wanted:
            no_room(s, k)
            continue
        c = wanted[len(wanted) // 2]
        emplace(s, k, c // 16, c % 16)


def start(s: State, number: int) -> None:
    deal(s, number)
    frames.TURN.begin(s)
    frames.SET_UP.begin(s, next_unit(s))
    if scenario_of(s).secret:
        frames.EXIT.begin(s)


def choose_exit(s: State, side: int) -> None:
    """Before set-up the first side says in secret by which side it must leave (scenario 4); the other learns only that it did."""
    pop(s)
    s.facts[st.CHOICE] = side
    ev.whisper(s, ev.EXIT_CHOSEN, "GUI-SEQ-01", 1, (side,))
    ev.tell(s, ev.EXIT_HIDDEN, "GUI-SEQ-01", ())


def next_unit(s: State) -> int:
    """The next unit to be put on the table, or -1."""
    for u in range(count(s)):
        if get(s, u, st.PLACE) == st.UNPLACED and not scenario_of(s).groups[get(s, u, st.GROUP)].led_by:
            return u
    return -1


def zone_of(s: State, u: int) -> list[int]:
    if s.facts[st.CAMP]:
        return battlefields.zone(s, u)
    group = scenario_of(s).groups[get(s, u, st.GROUP)]
    return group.horse_zone if is_horse(s, u) and group.horse_zone else group.zone


def can_stand(s: State, board: Board, u: int, h: int) -> bool:
    """Whether a unit may be put into a hex: free, and ground it could enter."""
    if standing(s, h) >= 0 or board.foot[h] == 0 or dv.is_shut(s, h):
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
    group = scenario_of(s).groups[get(s, u, st.GROUP)]
    if group.few and h in group.few and crowd(s, group, get(s, u, st.GROUP)) >= group.most:
        return False
    if group.beside >= 0 and not touches(s, board, h, group.beside):
        return False
    if not is_long(s, u):
        return True
    for d in range(6):  # noqa: SIM110 - no generator in the hot path
        if has_room_behind(s, board, u, h, d):
            return True
    return False


def crowd(s: State, group: Group, g: int) -> int:
    """How many of a group stand already where only a few may."""
    n = 0
    for u in range(count(s)):
        if get(s, u, st.GROUP) == g and get(s, u, st.PLACE) == st.ON_MAP and get(s, u, st.HEX) in group.few:
            n += 1
    return n


def touches(s: State, board: Board, h: int, g: int) -> bool:
    """Whether a unit of a group stands next to a hex."""
    for d in range(6):
        n = board.near[h * 6 + d]
        v = standing(s, n) if n != NOWHERE else -1
        if v >= 0 and get(s, v, st.GROUP) == g:
            return True
    return False


def mounted_options(s: State) -> list[int]:
    """Where the next man may be put on horseback: a rider in an assault, with room for his horse (GUI-ASL-02)."""
    u = field(s, frames.SET_UP.unit)
    if s.facts[st.CAMP] == 0 or battlefields.why_not_horse(s, u):
        return []
    board = board_of(s)
    out: list[int] = []
    for h in zone_of(s, u):
        if may_place_mounted(s, board, u, h):
            out.append(h)
    return out


def may_place_mounted(s: State, board: Board, u: int, h: int) -> bool:
    """Whether a man may stand in this hex of his zone on horseback, looking some way."""
    if board.mounted[h] == 0 or not can_stand(s, board, u, h):
        return False
    for d in range(6):
        back = board.near[h * 6 + BACK[d]]
        if back != NOWHERE and board.mounted[back] > 0 and has_room_behind(s, board, u, h, d):
            return True
    return False


def place_mounted(s: State, u: int, h: int) -> None:
    ca.bring_horse(s, u)
    ev.tell(s, ev.UNIT_MOUNTED, "GUI-ASL-02", (ev.name(s, u), ev.name(s, get(s, u, st.MOUNT))))
    place(s, u, h)


def why_not_place(s: State, u: int, h: int) -> str:
    """Why a unit may not be set up in a hex."""
    if u != field(s, frames.SET_UP.unit):
        return "GUI-SEQ-01 not-next"
    board = board_of(s)
    if not board.holds(h):
        return "GUI-MOV-02 off-map"
    if h not in zone_of(s, u):
        return "GUI-SEQ-01 not-in-zone"
    if standing(s, h) >= 0:
        return "GUI-CMP-04 occupied"
    if not can_stand(s, board, u, h):
        return "GUI-MOV-02 no-way"
    return "" if may_place(s, board, u, h) else "GUI-SEQ-01 no-room"


def why_not_mounted(s: State, u: int, h: int) -> str:
    """Why the next man may not be put there on horseback."""
    why = battlefields.why_not_horse(s, u)
    if why:
        return why
    return "" if h in zone_of(s, u) and may_place_mounted(s, board_of(s), u, h) else "GUI-SEQ-01 not-in-zone"


def place_options(s: State) -> list[int]:
    board = board_of(s)
    u = field(s, frames.SET_UP.unit)
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
    put(s, u, st.HEX, h)
    if is_horse(s, u) or is_mounted(s, u):
        frames.FACE.begin(s, u, h)
        return
    stand(s, u)


def stand(s: State, u: int) -> None:
    put(s, u, st.PLACE, st.ON_MAP)
    settle(s, u)
    ev.tell(s, ev.UNIT_PLACED, "GUI-SEQ-01", (ev.name(s, u), get(s, u, st.HEX), ev.facing(s, u)))


def wait(s: State, u: int) -> None:
    """There is no room: it comes with the first arrivals."""
    put(s, u, st.PLACE, st.WAITING)
    ev.tell(s, ev.UNIT_WAITS, "GUI-SEQ-01", (ev.name(s, u),))


def face(s: State, d: int) -> None:
    u = field(s, frames.FACE.unit)
    pop(s)
    put(s, u, st.DIR, d)
    stand(s, u)


def pending(s: State) -> bool:
    """Ask for the next unit; when all stand, the game begins."""
    k = next_engine(s) if s.facts[st.DEVICES] else -1
    if k >= 0:  # engines first: nobody stands where they will
        if not emplace_options(s, k):
            no_room(s, k)
            return False
        frames.EMPLACE.begin(s, k)
        return True
    u = next_unit(s)
    if u < 0:
        finish(s)
        pop(s)
        return False
    set_field(s, frames.SET_UP.unit, u)
    if not has_place(s, u):
        wait(s, u)
        return False
    return True


def auto(s: State, seat: int) -> None:
    """Place everything of this side sensibly: spread over its zone, rows closed up for hoplites."""
    board = board_of(s)
    while True:
        u = next_unit(s)
        if u < 0 or get(s, u, st.SEAT) != seat:
            return
        h = auto_hex(s, board, u)
        if h == NOWHERE:
            wait(s, u)
            continue
        put(s, u, st.HEX, h)
        if is_horse(s, u) or is_mounted(s, u):
            ways = facings(s, board, u, h)
            want = scenario_of(s).groups[get(s, u, st.GROUP)].facing
            put(s, u, st.DIR, want if want in ways else ways[0])
        stand(s, u)


def auto_hex(s: State, board: Board, u: int) -> int:
    group = scenario_of(s).groups[get(s, u, st.GROUP)]
    zone = zone_of(s, u)
    mates = group.units
    if s.facts[st.CAMP]:
        spot = ca.man(s, get(s, u, st.ROSTER), ca.SPOT) - 1
        if spot in zone and may_place(s, board, u, spot):
            return spot  # GUI-ACT-03: he keeps his place from the day before
        mates = [get(s, v, st.ROSTER) for v in range(count(s)) if get(s, v, st.GROUP) == get(s, u, st.GROUP)]
    if flags(s, u) & t.HOPLITE and group.units:
        h = block_hex(s, board, u, group, zone)
        if h != NOWHERE:
            return h
    n = mates.index(get(s, u, st.ROSTER)) if get(s, u, st.ROSTER) in mates else 0
    want = zone[(2 * n + 1) * len(zone) // (2 * len(mates)) % len(zone)]
    best, near = NOWHERE, 999
    for h in zone:
        if distance(h, want) < near and may_place(s, board, u, h):
            best, near = h, distance(h, want)
    return best


def block_hex(s: State, board: Board, u: int, group: Group, zone: list[int]) -> int:
    """A place in a block three wide and three deep in the middle of the zone."""
    n = group.units.index(get(s, u, st.ROSTER))
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
        leaders = [u for u in range(count(s)) if get(s, u, st.ROSTER) in group.led_by]
        horses = [u for u in range(count(s)) if get(s, u, st.GROUP) == g and is_horse(s, u)]
        for u, horse in zip(leaders, horses, strict=False):
            put(s, horse, st.PLACE, st.ON_MAP)
            put(s, horse, st.HEX, get(s, u, st.HEX))
            put(s, horse, st.DIR, 0)
            put(s, horse, st.LED, u)
            ev.tell(s, ev.HORSE_TAKEN, "GUI-MTD-18", (ev.name(s, u), ev.name(s, horse)))
            place_led(s, u)
    if scenario.chapters >= 7:
        for u in range(count(s)):
            if flags(s, u) & t.HOPLITE and get(s, u, st.PLACE) == st.ON_MAP and get(s, u, st.DIR) < 0:
                form_up(s, u)


def form_up(s: State, u: int) -> None:
    """An unbroken row through a hoplite faces the nearest enemies; rows behind face as the first one does."""
    for axis in (1, 2, 0):
        row = row_of(s, u, axis)
        if len(row) < 3 or [v for v in row if get(s, v, st.DIR) >= 0]:
            continue
        ahead = [(axis + 1) % 6, (axis + 4) % 6]
        form(s, u, ahead[0] if enemy_gap(s, u, ahead[0]) <= enemy_gap(s, u, ahead[1]) else ahead[1])
        return


def enemy_gap(s: State, u: int, k: int) -> int:
    """How near enemies are on one side; a formed row beside him decides for him."""
    for v in range(count(s)):
        if v != u and get(s, v, st.DIR) % 6 == k and flags(s, v) & t.HOPLITE and get(s, v, st.DIR) >= 0:
            return -1
    spot = walk(get(s, u, st.HEX), k, 3)
    gap = 999
    for v in range(count(s)):
        if get(s, v, st.PLACE) == st.ON_MAP and get(s, v, st.SEAT) != get(s, u, st.SEAT) and spot != NOWHERE:
            gap = min(gap, distance(spot, get(s, v, st.HEX)))
    return gap


# ---------------------------------------------------------------- the questions


class PlaceUnit(UnitQuestion):
    """The next unit is set up, on foot or on horseback, or all that are left at once (GUI-SEQ-01)."""

    def __init__(self) -> None:
        super().__init__(frames.SET_UP, "GUI-SEQ-01", "place place-mounted auto", name="place-unit", params="unit")

    def is_open(self, s: State) -> bool:
        return pending(s)

    def legal(self, s: State, seat: int) -> list[int]:
        kind = get(s, field(s, frames.SET_UP.unit), st.ROSTER)
        out = [pack(no.V_PLACE, kind, h) for h in place_options(s)]
        out.extend([pack(no.V_SEAT, kind, h) for h in mounted_options(s)])
        out.append(pack(no.V_AUTO))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == no.V_AUTO:
            return ""
        u = unit_of(s, arg_a(code))
        if u < 0:
            return NOT_IN_PLAY
        if verb_of(code) == no.V_PLACE:
            return why_not_place(s, u, arg_b(code))
        if u == field(s, frames.SET_UP.unit) and s.facts[st.CAMP]:
            return why_not_mounted(s, u, arg_b(code))
        return why_not_place(s, u, arg_b(code)) or NOT_OFFERED

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_PLACE:
            place(s, unit_of(s, arg_a(code)), arg_b(code))
        elif verb == no.V_SEAT:
            place_mounted(s, unit_of(s, arg_a(code)), arg_b(code))
        else:
            auto(s, self.decider(s))


class FaceUnit(UnitQuestion):
    """Where a rider looks who has been set up (GUI-CMP-11)."""

    def __init__(self) -> None:
        super().__init__(frames.FACE, "GUI-CMP-11", "face", name="face-unit", auto=True, params="unit")

    def legal(self, s: State, seat: int) -> list[int]:
        u, h = field(s, frames.FACE.unit), field(s, frames.FACE.hex)
        return [pack(no.V_FACE, d) for d in facings(s, board_of(s), u, h)]

    def why_not(self, s: State, seat: int, code: int) -> str:
        u, h = field(s, frames.FACE.unit), field(s, frames.FACE.hex)
        return "" if has_room_behind(s, board_of(s), u, h, arg_a(code)) else "GUI-CMP-03 no-room"

    def play(self, s: State, seat: int, code: int) -> None:
        face(s, arg_a(code))


class ChooseExit(SkirmishQuestion):
    """By which side a column leaves, said in secret (GUI-SEQ-01)."""

    def __init__(self) -> None:
        super().__init__(frames.EXIT, "GUI-SEQ-01", "exit", name="choose-exit", secret=True)

    def decider(self, s: State) -> int:
        return 0

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_EXIT, side) for side in scenario_of(s).secret]

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if arg_a(code) in scenario_of(s).secret else "GUI-SEQ-01 no-exit"

    def play(self, s: State, seat: int, code: int) -> None:
        choose_exit(s, arg_a(code))


class Emplace(SkirmishQuestion):
    """Where an engine stands, and where it looks (GUI-SEQ-01)."""

    def __init__(self) -> None:
        super().__init__(frames.EMPLACE, "GUI-SEQ-01", "emplace decline auto", name="emplace", params="device")

    def decider(self, s: State) -> int:
        return dv.dev(s, field(s, frames.EMPLACE.device), dv.OWNER)

    def legal(self, s: State, seat: int) -> list[int]:
        k = field(s, frames.EMPLACE.device)
        name = dv.dev(s, k, dv.NAME)
        out = [pack(no.V_EMPLACE, name, spot // 16, spot % 16) for spot in emplace_options(s, k)]
        if is_optional(s, k):
            out.append(pack(no.V_DECLINE))
        out.append(pack(no.V_AUTO))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == no.V_DECLINE:
            return "" if is_optional(s, field(s, frames.EMPLACE.device)) else NOT_OFFERED
        if verb_of(code) == no.V_AUTO:
            return ""
        return why_not_emplace(s, dv.device_of(s, arg_a(code)), arg_b(code), arg_c(code))

    def play(self, s: State, seat: int, code: int) -> None:
        verb, k = verb_of(code), field(s, frames.EMPLACE.device)
        if verb == no.V_DECLINE:
            leave_at_home(s, k)
        pop(s)
        if verb == no.V_AUTO:
            auto_engines(s, dv.dev(s, k, dv.OWNER))
        elif verb == no.V_EMPLACE:
            emplace(s, dv.device_of(s, arg_a(code)), arg_b(code), arg_c(code))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"device": dv.DEVICE_IDS[dv.dev(s, field(s, frames.EMPLACE.device), dv.NAME)]}
