"""The maps of the tactical day actions, and where men may be put on them (GUI-ASL-01, GUI-RAI-01, GUI-SOR-01, GUI-BAT-02).

Each action of each building is a scenario made here once, for either seat as the one who acts.  Its groups are always the same:
a reserve that never comes on, four edges, men set up first, men set up second.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import distance
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import MAPS, PHASE, PHASES, SIEGE, Group, Piece, Scenario, scenario_of, sights_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import BUILDINGS, PERSONS, Building
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.skirmish.missile import band_of, weapon_of
from porphyry.games.guiscard.state import (
    ALL_ON_FOOT,
    GROUP,
    HEX,
    ROSTER,
    SEAT,
    count,
    get,
    is_active,
    is_mounted,
    siege_reading,
)
from porphyry.kernel.state import State

RESERVE: Final = 0
EDGES: Final = 0  # EDGES + edge: comes on by that edge
ANY_EDGE: Final = 5
FIRST: Final = 6  # set up first
SECOND: Final = 7  # set up second
FIELD_LEFT: Final = 8  # open battle: within five hexes of the left edge
FIELD_RIGHT: Final = 9
GROUPS: Final = 10

WIDTH: Final = 5  # GUI-BAT-04
FIRE_ARROWS: Final = 6  # of each archer in the camp (GUI-RAI-08)
GAP: Final = 2
LAGOON: Final[Board] = MAPS["lagoon"]
CAMP: Final[Board] = MAPS["lagoon+camp"]
# GUI-BAT-02: the right half of the lagoon, and the foot of the castle hill beside it.
FIELD: Final[Board] = reshaping.joined_beside(
    reshaping.cut_map(LAGOON, 13, 25), reshaping.cut_map(MAPS["eagle-nest"], 0, 5)
)
DIVIDED: Final[list[Board]] = [reshaping.joined_beside(one.board, FIELD, GAP) for one in BUILDINGS]


def _phase(name: str, board: Board, first: int, attacker: int) -> Scenario:
    one = Scenario()
    one.id = name
    one.board = board
    one.chapters = 11
    one.rounds = 0  # the siege says how long
    one.first = first
    one.victory = SIEGE
    one.attacker = attacker
    one.tents = [h for h in board.hexes if board.ground[h] == t.TENT]
    one.breakable = [h for h in board.hexes if board.is_breakable(h)]
    one.groups = [Group() for _ in range(GROUPS)]
    for edge in range(1, 5):  # GUI-ASL-04: each from the edge where he stands
        one.groups[EDGES + edge].enters = [edge]
        one.groups[EDGES + edge].side = attacker
    one.groups[ANY_EDGE].enters = [1, 2, 3, 4]
    one.groups[ANY_EDGE].side = attacker
    return one


def _pieces(one: Scenario, kinds: list[int], most: int, seat: int, zone: list[int]) -> None:
    """The first few counters of some kinds of device; with a zone their owner puts them up."""
    for kind in kinds:
        names = [name for name in range(len(dv.DEVICE_IDS)) if dv.KIND_OF[name] == kind]
        for name in names[:most]:
            piece = Piece()
            piece.name = name
            piece.side = seat
            piece.zone = zone
            one.pieces.append(piece)


def _building_pieces(one: Scenario, building: Building, attacker: int) -> None:
    """Ladders and ropes of the side that storms a building, engines taken along by the side that is in it (GUI-ASL-18)."""
    _pieces(one, [dv.LADDER, dv.GRAPNEL], 6, attacker, [])
    yard = [h for hexes in building.part_hexes for h in hexes if building.board.mounted[h] > 0]
    _pieces(one, [dv.THROWER], 2, 1 - attacker, yard)


def _field_zones(one: Scenario, board: Board, left: int) -> None:
    """Both flanks of the open battle (GUI-BAT-04)."""
    for h in board.hexes:
        column = (h & 63) - left
        if column < 0 or board.foot[h] == 0:
            continue
        if column < WIDTH:
            one.groups[FIELD_LEFT].zone.append(h)
        if column >= FIELD.columns - WIDTH:
            one.groups[FIELD_RIGHT].zone.append(h)
    one.groups[FIELD_LEFT].facing = 1
    one.groups[FIELD_RIGHT].facing = 5


def _made() -> None:
    for attacker in (0, 1):
        for building in BUILDINGS:
            one = _phase(f"{building.id}-assault-{attacker}", building.board, attacker, attacker)  # GUI-ASL-05
            one.exits[attacker] = [1, 2, 3, 4]
            _building_pieces(one, building, attacker)
            PHASES.append(one)
    for raider in (0, 1):
        one = _phase(f"raid-{raider}", CAMP, raider, raider)  # GUI-RAI-05
        one.exits = [[1, 2, 3, 4], [1, 2, 3, 4]]
        one.groups[FIRST].zone = [h for h in CAMP.hexes if CAMP.foot[h] > 0]
        one.fire_arrows = FIRE_ARROWS
        _pieces(one, [dv.THROWER, dv.LADDER], 2, 1 - raider, [h for h in CAMP.hexes if CAMP.mounted[h] > 0])
        PHASES.append(one)
    for runner in (0, 1):
        for edge in (2, 4):
            one = _phase(f"sortie-{edge}-{runner}", LAGOON, runner, 1 - runner)  # GUI-SOR-04
            one.exits[runner] = [6 - edge]  # GUI-SOR-09
            one.runner = runner
            one.slow_entry = True  # GUI-SOR-06
            one.groups[ANY_EDGE].enters = [edge]
            one.groups[ANY_EDGE].side = runner
            PHASES.append(one)
    for besieger in (0, 1):
        one = _phase(f"battle-{besieger}", FIELD, besieger, besieger)  # GUI-BAT-05
        one.exits = [[1, 2, 3, 4], [1, 2, 3, 4]]
        _field_zones(one, FIELD, 0)
        PHASES.append(one)
    for besieger in (0, 1):
        for building, board in zip(BUILDINGS, DIVIDED, strict=True):
            one = _phase(f"{building.id}-divided-{besieger}", board, besieger, besieger)
            one.exits = [[1, 2, 3], [1, 2, 3]]
            _field_zones(one, board, building.board.columns + GAP)
            _building_pieces(one, building, besieger)
            PHASES.append(one)


_made()


def assault(building: int, attacker: int) -> int:
    return PHASE + attacker * len(BUILDINGS) + building


def raid(raider: int) -> int:
    return PHASE + 2 * len(BUILDINGS) + raider


def sortie(edge: int, runner: int) -> int:
    return PHASE + 2 * len(BUILDINGS) + 2 + runner * 2 + (0 if edge == 2 else 1)


def battle(besieger: int) -> int:
    return PHASE + 2 * len(BUILDINGS) + 6 + besieger


def divided(building: int, besieger: int) -> int:
    return PHASE + 2 * len(BUILDINGS) + 8 + besieger * len(BUILDINGS) + building


# ---------------------------------------------------------------- zones


def part_hexes(s: State, seat: int) -> list[int]:
    """The hexes of the parts of the building a side holds."""
    building = ca.building_of(s)
    held = ca.get(s, ca.TAKEN)
    out: list[int] = []
    for k, hexes in enumerate(building.part_hexes):
        if (held >> k & 1 != 0) == (seat == ca.besieger(s)):
            out.extend(hexes)
    return out


def thrower_zone(s: State) -> list[int]:
    """Where the besieger may set up a thrower for an assault: along the edges, where the troops stand (GUI-ASL-03)."""
    board = scenario_of(s).board
    building = ca.building_of(s)
    rim = [h for side in range(1, 5) for h in board.rim[side]]
    return [h for h in board.hexes if h in rim and board.mounted[h] > 0 and building.part_of(h) < 0]


def zone(s: State, u: int) -> list[int]:
    """Where a man may be set up in the action of the day."""
    group = get(s, u, GROUP)
    if scenario_of(s).groups[group].zone:
        return scenario_of(s).groups[group].zone
    seat = get(s, u, SEAT)
    if group == FIRST:
        return part_hexes(s, seat)  # GUI-ASL-03: anywhere inside
    if ca.get(s, ca.TRAITOR) and ca.man(s, get(s, u, 0), ca.DUTY) == ca.INTRUDER:
        return ca.building_of(s).house  # event 13
    if ca.get(s, ca.ACTION) == ca.A_DIVIDED:
        return part_hexes(s, seat)  # GUI-ASL-14: those who stay keep their part
    if seat == ca.besieged(s):
        return part_hexes(s, seat)  # GUI-ASL-19: they storm out of the parts in which they are shut in
    kept = ca.man(s, get(s, u, ROSTER), ca.SPOT) - 1
    out = safe_hexes(s, seat)
    if kept >= 0 and kept not in out and kept not in part_hexes(s, 1 - seat):
        out.append(kept)  # GUI-ACT-03: a place kept from yesterday is his under fire too
    return out


def why_not_horse(s: State, u: int) -> str:
    """Why a man cannot be on horseback in an assault."""
    if siege_reading(s, ALL_ON_FOOT) or ca.get(s, ca.ACTION) != ca.A_ASSAULT:
        return "GUI-ASL-02 all-on-foot"
    kind = get(s, u, ROSTER)
    if kind >= PERSONS or not ca.man(s, kind, ca.RIDES) or is_mounted(s, u):
        return "GUI-ASL-02 has-no-horse"
    return "GUI-EVT-05 foot-only" if ca.man(s, kind, ca.DUTY) == ca.INTRUDER else ""


def is_storming(s: State, seat: int) -> bool:
    """Whether a side storms a building in this action."""
    return ca.get(s, ca.ACTION) == ca.A_ASSAULT and ca.get(s, ca.ATTACKER) == seat


def safe_hexes(s: State, seat: int) -> list[int]:
    """On later days the attacker may stand anywhere outside the enemy's parts and out of reach of his missiles (GUI-ASL-10)."""
    sights = sights_of(s)
    board = sights.board
    theirs = part_hexes(s, 1 - seat)
    shooters = [
        v for v in range(count(s)) if get(s, v, SEAT) != seat and is_active(s, v) and weapon_of(s, v) != t.NO_WEAPON
    ]
    out: list[int] = []
    for h in board.hexes:
        if board.foot[h] == 0 or h in theirs or h & 63 >= board.split:
            continue
        if not _under_fire(s, h, shooters):
            out.append(h)
    return out or part_hexes(s, seat)


def _under_fire(s: State, h: int, shooters: list[int]) -> bool:
    sights = sights_of(s)
    for v in shooters:
        a = get(s, v, HEX)
        if band_of(s, v, distance(a, h)) >= 0 and sights.line(a, h).blocked == CLEAR:
            return True
    return False
