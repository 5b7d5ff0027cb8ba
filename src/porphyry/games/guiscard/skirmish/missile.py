"""Missiles: who may fire, at what, through whom, and what comes of it (GUI-MIS, GUI-DEF, GUI-LOS-11 to 22, GUI-LAN, GUI-CAS-25 to 29)."""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, centre_x, centre_y, distance, is_pair, left_of, right_of
from porphyry.games.guiscard.ground.scatter import hit_hex
from porphyry.games.guiscard.ground.sight import BLOCK_RULES, CLEAR, FROM_DOOR, Line, Sights
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of, sights_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.contact import in_contact
from porphyry.games.guiscard.skirmish.formations import stands_fast
from porphyry.games.guiscard.skirmish.melee import is_at_truce
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, UnitChoice, UnitQuestion
from porphyry.games.guiscard.skirmish.retreat import FROM_FIRE, start
from porphyry.games.guiscard.skirmish.wounds import kill, kill_horse, lose_reins, slay_surrounded, throw, wound
from porphyry.games.guiscard.state import (
    allowance,
    beneath,
    count,
    flags,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_living,
    is_long,
    is_mounted,
    is_on_map,
    is_stunned,
    is_wounded,
    later_reading,
    mark,
    reading,
    standing,
    tail,
    unit_of,
    unmark,
)
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, field_at, find, pop, set_field, set_field_at, top
from porphyry.kernel.questions import Work
from porphyry.kernel.state import State

OFFENSIVE: Final = 0
DEFENSIVE: Final = 1

A: Final = 1
B: Final = 2
C: Final = 3
D: Final = 4
E: Final = 5
F: Final = 6


def weapon_of(s: State, u: int) -> int:
    """The missile weapon a unit can use now, or none (GUI-MIS-02 to 06)."""
    w = t.WEAPON[get(s, u, st.ROSTER)]
    if w == t.COMPOSITE_BOW or w == t.NO_WEAPON:
        return w
    if w == t.LANCE:
        return t.NO_WEAPON if has(s, u, st.LANCE_GONE) else w
    if w > t.COMPOSITE_BOW:
        return t.NO_WEAPON  # pennons, hoplite spears and kontoi are not thrown (GUI-MIS-05)
    return t.NO_WEAPON if is_mounted(s, u) else w  # GUI-MIS-03


def band_of(s: State, u: int, hexes: int) -> int:
    """The range band of a shooter's weapon at this many hexes, or -1 (GUI-MIS-18); a lance flies less far from a man on foot."""
    w = t.WEAPON[get(s, u, st.ROSTER)]
    if w == t.LANCE and not is_mounted(s, u) and not later_reading(s, st.FOOT_LANCE_AS_MOUNTED):  # GUI-LAN-04
        for band in range(3):
            if hexes <= t.FOOT_LANCE[band]:
                return band
        return -1
    return t.range_band(w, hexes)


def short_range(s: State, u: int) -> int:
    """The last hex of short range."""
    w = t.WEAPON[get(s, u, st.ROSTER)]
    if w == t.LANCE and not is_mounted(s, u) and not later_reading(s, st.FOOT_LANCE_AS_MOUNTED):
        return t.FOOT_LANCE[0]
    return t.BANDS[3 * w]


def fires_back(s: State, u: int) -> bool:
    """Whether the weapon is used in the enemy's step 3 (GUI-MIS-02, GUI-LAN-04)."""
    w = t.WEAPON[get(s, u, st.ROSTER)]
    return t.FIRES_DEFENSIVE[w] and not (w == t.JAVELIN and later_reading(s, st.JAVELINS_WAIT))  # GUI-SEQ-06


def why_not_shooter(s: State, board: Board, u: int, how: int) -> str:
    """Why a unit may not fire at all now."""
    if not is_active(s, u):
        return "GUI-CMP-13 not-active"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    w = weapon_of(s, u)
    if w == t.NO_WEAPON:
        return "GUI-MIS-02 no-missiles"
    h = get(s, u, st.HEX)
    if board.is_water(h) or (is_mounted(s, u) and board.is_water(tail(s, u))):
        return "GUI-MIS-10 in-water"
    why = hooks.why_not_fire(s, u)
    if why:
        return why
    if how == OFFENSIVE:  # GUI-MIS-08
        if has(s, u, st.FIRED):
            return "GUI-MIS-07 fired"
        if has(s, u, st.BUSY):
            return "GUI-MOV-13 busy"
    else:
        if not fires_back(s, u):
            return "GUI-LAN-04 step-one-only" if w == t.LANCE else "GUI-MIS-02 step-one-only"
        if has(s, u, st.FIRED_BACK):
            return "GUI-MIS-07 fired"
        if has(
            s, u, st.ATTACKED | (st.HIT_LAST if reading(s, st.ENEMY_TURN_COUNTS) else st.WAS_ATTACKED)
        ):  # GUI-MIS-16
            return "GUI-DEF-01 fought"
        if has(s, u, st.INSTEAD):
            return "GUI-LAD-14 instead"
        limit = t.LIMIT_BOTH[w] if has(s, u, st.FIRED) else t.LIMIT_ONE[w]  # GUI-MIS-17
        if not within_limit(s, u, limit):  # GUI-MIS-13
            return "GUI-MIS-12 moved-too-far"
    if in_contact(s, board, u) and not hooks.fires_in_contact(s, u):
        return "GUI-MIS-14 in-contact"
    return ""


def within_limit(s: State, u: int, limit: int) -> bool:
    """Whether the movement in the last turn of the unit's side fits a limit of playsheet 2 (GUI-MIS-11)."""
    if limit == t.FULL:
        return True
    if limit == t.HALF:
        return get(s, u, st.SPENT) <= allowance(s, u) // 2
    if limit == t.STILL:
        return get(s, u, st.SPENT) == 0
    return False


def cover_on(s: State, board: Board, u: int, line: Line, hexes: int) -> int:
    """The cover a line leaves against this shooter (GUI-LOS-21, GUI-LOS-22, GUI-CAS-24)."""
    high = -line.up
    no_soft, no_rocks = False, False
    if high >= 1:
        g = board.ground[line.a]
        castle = g in (t.WALL_WALK, t.TOWER, t.STAIRS)
        if (castle or reading(s, st.FROM_CASTLE_EVERYWHERE)) and not reading(s, st.FROM_HEIGHTS_EVERYWHERE):
            no_soft, no_rocks = True, True
        else:
            short = short_range(s, u) if u >= 0 else 0  # asked of a hex, with no weapon in hand
            no_soft = (high == 1 and 2 * hexes < short) or (high > 1 and hexes <= short)
    if reading(s, st.COVER_ADDS):
        return line.cover_summed(no_soft, no_rocks)
    return line.cover_against(no_soft, no_rocks)


def blocks(s: State, sights: Sights, u: int, v: int, h: int, target: int, target_hex: int) -> bool:
    """Whether the unit ``v`` in hex ``h`` stands in the way of a shot of ``u``."""
    if v < 0 or v in (u, target) or not is_living(s, v):
        return False
    if is_stunned(s, v):
        return False  # GUI-LOS-15
    board = sights.board
    if board.is_water(h):
        return False  # GUI-LOS-11, GUI-LOS-17
    a = get(s, u, st.HEX)
    la, lb, lv = board.level[a], board.level[target_hex], board.level[h]
    if lv < la and lv < lb:
        return False  # GUI-CAS-26
    if la > lb and lv < la:
        return guards_target(s, board, u, v, h, target_hex)
    return sights.line(a, h).blocked == CLEAR  # GUI-LOS-19


def guards_target(s: State, board: Board, u: int, v: int, h: int, target_hex: int) -> bool:
    """From above only a friend beside the target and on its level is in the way, for every weapon and at every range (GUI-CAS-25)."""
    la, lb, lv = board.level[get(s, u, st.HEX)], board.level[target_hex], board.level[h]
    if la <= lb or lv >= la:
        return False
    return get(s, v, st.SEAT) == get(s, u, st.SEAT) and lv == lb and distance(h, target_hex) == 1


def why_not_shot(s: State, sights: Sights, u: int, target: int, h: int) -> str:
    """Why this shooter may not aim at this hex, where ``target`` stands; a rider measures from the head (GUI-MIS-19)."""
    why = why_not_shot_from(s, sights, u, get(s, u, st.HEX), target, h)
    if why and reading(s, st.EITHER_HEX) and is_mounted(s, u):
        return why_not_shot_from(s, sights, u, tail(s, u), target, h)
    return why


def shot_hex(s: State, sights: Sights, u: int, h: int) -> int:
    """The hex of the shooter a shot starts from."""
    a = get(s, u, st.HEX)
    if reading(s, st.EITHER_HEX) and is_mounted(s, u):
        target = s.facts[st.MOVER] - 1 if standing(s, h) < 0 else standing(s, h)
        if why_not_shot_from(s, sights, u, a, target, h):
            return tail(s, u)
    return a


NO_LINE: Final = [f"{rule} no-line" for rule in BLOCK_RULES]  # what stands in the line, by its own rule


def why_not_shot_from(s: State, sights: Sights, u: int, a: int, target: int, h: int) -> str:
    board = sights.board
    w = weapon_of(s, u)
    hexes = distance(a, h)
    band = band_of(s, u, hexes)
    if band < 0 or hexes == 0:
        return "GUI-MIS-18 out-of-range"
    if band > 0 and scenario_of(s).night:
        return "GUI-MIS-18 night"
    if hooks.is_climbing(s, u):
        return hooks.why_not_fire_climbing(s, u, h)
    mounted = is_mounted(s, u)
    if w == t.LANCE and mounted and riders.area_of(get(s, u, st.HEX), get(s, u, st.DIR), h) == riders.REAR_AREA:
        return "GUI-LAN-01 behind"
    line = sights.line(a, h)
    if line.blocked != CLEAR:
        return NO_LINE[line.blocked]
    if w == t.LANCE and line.up > 0:
        return "GUI-CAS-29 upwards"
    if (
        line.slit_out
        and w != t.SHORT_BOW
        and w != t.COMPOSITE_BOW
        and not (w == t.JAVELIN and reading(s, st.SLIT_JAVELINS))
    ):
        return "GUI-CAS-27 slit-weapon"
    cover = cover_on(s, board, u, line, hexes)
    if hooks.blocks_line(s, line.between):
        return "GUI-STN-09 engine-in-way"
    return why_not_past(s, sights, u, a, target, h, line.between, band, cover)


def why_not_past(
    s: State, sights: Sights, u: int, a: int, target: int, h: int, cells: list[int], band: int, cover: int
) -> str:
    """Why the living on the line are in the way of a shot at that range band and cover (GUI-LOS-15 to 18)."""
    f = s.facts
    occ = f[st.OCC]
    w = t.WEAPON[f[st.BASE + u * st.SIZE + st.ROSTER]]
    mounted = is_mounted(s, u)
    for cell in cells:  # GUI-LOS-02
        at = cell
        if is_pair(cell):
            left = left_of(cell)
            v = (f[occ + left] & 255) - 1
            if v < 0 or not blocks(s, sights, u, v, left, target, h):
                continue
            at = right_of(cell)
        v = (f[occ + at] & 255) - 1
        if v < 0 or not blocks(s, sights, u, v, at, target, h):
            continue
        if (
            mounted
            and get(s, v, st.SEAT) == get(s, u, st.SEAT)
            and (distance(a, at) == 1 or distance(tail(s, u), at) == 1)
        ):
            if w == t.LANCE:
                if distance(a, h) >= 3:
                    continue  # GUI-LAN-02, GUI-LOS-20
                return "GUI-LAN-02 too-near"
            continue  # GUI-LOS-18
        if w == t.LANCE or w == t.SLING:
            return "GUI-LOS-15 unit-in-way"
        if guards_target(s, sights.board, u, v, at, h) and not later_reading(s, st.HIGH_AS_LEVEL):
            return "GUI-CAS-25 unit-in-way"
        if band == 0 or cover > t.LIGHT:
            return "GUI-LOS-16 unit-in-way"
    return ""


def is_target(s: State, seat: int, v: int) -> bool:
    """An enemy on the table, his horses without riders among them (GUI-MEL-33)."""
    f = s.facts
    at = st.BASE + v * st.SIZE
    return f[at + st.PLACE] == st.ON_MAP and f[at + st.HEALTH] != st.DEAD and f[at + st.SEAT] != seat


def target_hexes(s: State, seat: int) -> list[int]:
    """Every hex a shooter of this side could aim at, as unit << 12 | hex; riders and horses have two (GUI-MIS-19)."""
    out: list[int] = []
    for v in range(s.facts[st.COUNT]):
        if is_target(s, seat, v):
            out.append(v << 12 | get(s, v, st.HEX))
            if is_long(s, v):
                out.append(v << 12 | tail(s, v))
    return out


# ---------------------------------------------------------------- crossfire

OUTSIDE: Final = 4
INSIDE: Final = 5


def crossfire_ways(board: Board, h: int) -> list[int]:
    """The two ways a man in a door or at the outer corner of a building can be covered against; empty elsewhere."""
    if board.corner[h]:
        return [(board.corner[h] - 1) % 4, (board.corner[h] - 1) // 4]  # GUI-BLD-19
    for d in range(6):
        if board.side[h * 6 + d] in (bo.DOOR, bo.GATEWAY, bo.TOWER_DOOR) and board.owned[h * 6 + d]:
            return [OUTSIDE, INSIDE]  # GUI-BLD-17, GUI-CAS-34
    return []


def shot_way(sights: Sights, a: int, h: int) -> int:
    """Which of the two ways a shot comes from; -1 if it is neither."""
    board = sights.board
    if board.corner[h]:
        seen: list[int] = []
        for face in crossfire_ways(board, h):
            x = centre_x(a) - centre_x(h)
            y = centre_y(a) - centre_y(h)
            if x * bo.FACE_X[face] + y * bo.FACE_Y[face] > 0:
                seen.append(face)
        return seen[0] if len(seen) == 1 else -1
    if not crossfire_ways(board, h):
        return -1
    if sights.line(a, h).door_target:
        return OUTSIDE
    return INSIDE if board.room[a] == board.room[h] else -1


def must_choose_cover(s: State, v: int) -> bool:
    """Whether the owner still has to say which way the unit is covered (GUI-BLD-18, GUI-BLD-20)."""
    if (
        v < 0
        or not is_on_map(s, v)
        or is_long(s, v)
        or is_stunned(s, v)
        or has(s, v, st.COVERED_FIRST | st.COVERED_SECOND)
    ):
        return False
    return bool(crossfire_ways(sights_of(s).board, get(s, v, st.HEX)))


def cover_of(s: State, u: int, victim: int, hit: int) -> int:
    """The cover of a unit in the hex hit, including the owner's choice in crossfire."""
    return cover_from(s, u, get(s, u, st.HEX), victim, hit)


def cover_from(s: State, u: int, a: int, victim: int, hit: int) -> int:
    """The same for a shot that starts in a given hex; nobody (-1) shoots a stone."""
    sights = sights_of(s)
    if a == hit:
        return t.NO_COVER
    if u >= 0 and hooks.is_climbing(s, u):
        return t.STRONG  # GUI-LAD-12
    line = sights.line(a, hit)
    if line.blocked != CLEAR:
        return t.TOTAL  # GUI-LOS-04, GUI-LOS-24
    if hooks.is_climbing(s, victim):
        return t.NO_COVER  # GUI-LAD-13
    cover = cover_on(s, sights.board, u, line, distance(a, hit))
    ways = crossfire_ways(sights.board, hit)
    if ways and not is_long(s, victim):
        way = shot_way(sights, a, hit)
        chosen = -1 if is_stunned(s, victim) else way  # GUI-BLD-17, GUI-BLD-19: before any choice he faces the shot
        if has(s, victim, st.COVERED_FIRST | st.COVERED_SECOND):
            chosen = ways[0] if has(s, victim, st.COVERED_FIRST) else ways[1]
        if way >= 0 and way == chosen:
            cover = max(cover, t.MEDIUM)
        elif line.cover_from == FROM_DOOR and chosen >= 0:
            cover = t.NO_COVER
    if has(s, victim, st.FOULKON) and cover < t.MEDIUM:
        cover = t.MEDIUM  # GUI-HOP-20
    return cover


# ---------------------------------------------------------------- one shot


def scatter_modifier(s: State, u: int, h: int) -> int:
    """What is added to the scatter roll (GUI-MIS-23)."""
    w = t.WEAPON[get(s, u, st.ROSTER)]
    hexes = distance(shot_hex(s, sights_of(s), u, h), h)
    m = band_of(s, u, hexes)
    if is_wounded(s, u):
        m += 1
    if flags(s, u) & t.BYZANTINE_HORSE_ARCHER and is_mounted(s, u):
        m -= 1
    if w in (t.SLING, t.SHORT_BOW, t.COMPOSITE_BOW) and hexes <= 4:
        m -= 2
    return m


def resolve(s: State, u: int, h: int, how: int) -> None:
    """One shot: hit hex, cover, effect (GUI-MIS-20 to 27)."""
    sights = sights_of(s)
    board = sights.board
    w = t.WEAPON[get(s, u, st.ROSTER)]
    roll = s.dice.roll(10)
    result = roll + scatter_modifier(s, u, h)
    result = 1 if result < 1 else min(result, 10)  # GUI-MIS-24
    a = shot_hex(s, sights, u, h)
    hit = hit_hex(a, h, result)
    if hit != NOWHERE and not board.holds(hit):
        hit = NOWHERE
    ev.tell(s, ev.SHOT_FIRED, "GUI-MIS-20", (ev.name(s, u), h, roll, result, hit, how))
    aimed_at = s.facts[st.MOVER] - 1 if how == DEFENSIVE else -1  # he may be in the hex of a friend
    if aimed_at < 0:
        aimed_at = standing(s, h)
    if aimed_at >= 0:
        lose_reins(s, aimed_at)  # GUI-MTD-22: being shot at is being attacked, hit or not
    if w == t.LANCE:
        mark(s, u, st.LANCE_GONE)  # GUI-MIS-06
        ev.tell(s, ev.LANCE_THROWN, "GUI-MIS-06", (ev.name(s, u),))
    if hit == NOWHERE:
        return
    mover = s.facts[st.MOVER] - 1
    victim = standing(s, hit)
    below = beneath(s, hit)
    if victim >= 0 and victim != mover:
        strike(s, u, a, victim, hit, w, how)
    if below >= 0:
        strike(s, u, a, below, hit, w, how)  # GUI-MIS-21: two share the hex, both are hit
    if mover >= 0 and is_on_map(s, mover):
        there = get(s, mover, st.HEX) == hit or (is_long(s, mover) and tail(s, mover) == hit)
        if there:
            strike(s, u, a, mover, hit, w, how)


def strike(s: State, u: int, a: int, victim: int, hit: int, w: int, how: int) -> None:
    """A missile comes down where somebody stands, friend or foe (GUI-MIS-21, GUI-MIS-22)."""
    cover = cover_from(s, u, a, victim, hit)
    if reading(s, st.COVER_PER_SHOT):
        unmark(
            s, victim, st.COVERED_FIRST | st.COVERED_SECOND
        )  # GUI-BLD-20, the other reading: chosen anew for the next shot
    mounted = is_mounted(s, victim) or is_horse(s, victim)
    roll = s.dice.roll(10)
    total = roll + (1 if is_armoured(s, victim) else 0)  # GUI-MIS-26
    letter = t.missile_result(w, mounted, cover, total)
    ev.tell(s, ev.SHOT_TOLD, "GUI-MIS-25", (ev.name(s, victim), cover, roll, letter))
    lose_reins(s, victim)
    take_letter(s, u, victim, letter, how)


def take_letter(s: State, u: int, victim: int, letter: int, how: int) -> None:
    """What a letter of the missile table does (playsheet 2)."""
    if letter == 0:
        return
    moving = s.facts[st.MOVER] == victim + 1
    if is_horse(s, victim):
        if letter >= D:
            kill_horse(s, victim, "GUI-MEL-34")
        return
    if letter == A:
        if is_stunned(s, victim):
            return
        if moving:
            slow(s, 2, False)
        elif stands_fast(s, victim, get(s, u, st.HEX)):
            return
        elif how == OFFENSIVE or reading(s, st.SHOT_BY_SHOT):
            start(s, victim, 2, get(s, u, st.HEX), 0, FROM_FIRE)
        else:
            frames.VOLLEY.note_retreat(s, victim, get(s, u, st.HEX))
        return
    if not is_mounted(s, victim):
        if letter == B:
            wound(s, victim, "GUI-MIS-25")
            if moving and is_living(s, victim):
                slow(s, 0, True)
        else:
            kill(s, victim, "GUI-MIS-25")
        return
    if letter == B:
        wound(s, victim, "GUI-MIS-25")
        if moving and is_living(s, victim):
            slow(s, 0, True)
        return
    hurt = letter in (C, E)
    dead = letter == F
    if hurt:
        if get(s, victim, st.HEALTH) == st.WOUNDED:
            dead = dead or not reading(s, st.SECOND_WOUND_STAYS)
        else:
            s.facts[32 + victim * 18 + st.HEALTH] = st.WOUNDED
            ev.tell_hurt(s, ev.UNIT_WOUNDED, "GUI-MIS-25", victim)
    throw(s, victim, dead, letter == D, letter >= D, "GUI-MIS-25")


def slow(s: State, points: int, halve: bool) -> None:
    """Defensive fire costs the mover ground (playsheet 2): two points, or half of what is left after a wound (GUI-DEF-04)."""
    at, ridden = find(s, frames.MOVE.number), find(s, frames.RIDE.number)
    if at > ridden:
        left = field_at(s, at, frames.MOVE.points) - points
        if halve:
            u = field_at(s, at, frames.MOVE.unit)
            left = min(left // 2, allowance(s, u) - field_at(s, at, frames.MOVE.spent))
        set_field_at(s, at, frames.MOVE.points, max(0, left))
    elif ridden >= 0:
        set_field_at(s, ridden, frames.RIDE.lost, field_at(s, ridden, frames.RIDE.lost) + points)


def refire_distance(s: State, u: int, charging: bool) -> int:
    """How far a target must go on before it can be fired at again (GUI-DEF-05)."""
    if is_mounted(s, u):
        return 4 if charging else 3
    return 1 if is_wounded(s, u) else 2


def is_out_of_range(s: State, u: int, h: int) -> bool:
    """Whether a hex is farther than the weapon of a unit carries (GUI-MIS-18)."""
    return band_of(s, u, distance(get(s, u, st.HEX), h)) < 0


def volley_shots(s: State, u: int, every: bool) -> list[int]:
    """Every shooter and hex a volley at this unit can name, as shooter << 12 | hex; or only the first one found."""
    out: list[int] = []
    sights = sights_of(s)
    board = sights.board
    seat = 1 - s.facts[st.ACTIVE]
    h = get(s, u, st.HEX)
    back = tail(s, u) if is_long(s, u) else NOWHERE
    near = reading(s, st.EITHER_HEX)  # then a rider's shot may start from his tail
    f = s.facts
    for v in range(f[st.COUNT]):
        at = st.BASE + v * st.SIZE
        if (
            f[at + st.SEAT] != seat
            or not t.FIRES_DEFENSIVE[t.WEAPON[f[at + st.ROSTER]]]
            or f[at + st.PLACE] != st.ON_MAP
        ):
            continue
        if f[at + st.MARKS] & (st.NAMED | st.FIRED_BACK | st.ATTACKED) or not fires_back(s, v):
            continue
        if not near and is_out_of_range(s, v, h) and (back == NOWHERE or is_out_of_range(s, v, back)):
            continue
        if why_not_shooter(s, board, v, DEFENSIVE):
            continue
        if not why_not_shot(s, sights, v, u, h):
            out.append(v << 12 | h)
        if back != NOWHERE and board.holds(back) and not why_not_shot(s, sights, v, u, back):
            out.append(v << 12 | back)
        if out and not every:
            return out
    return out


def why_not_name(s: State, v: int, h: int) -> str:
    """Why a shooter may not be named for the window in hand, aiming at a hex."""
    u = field(s, frames.WINDOW.unit)
    if get(s, v, st.SEAT) == s.facts[st.ACTIVE]:
        return "GUI-DEF-02 not-yours"
    if has(s, v, st.NAMED):
        return "GUI-DEF-03 named"
    sights = sights_of(s)
    why = why_not_shooter(s, sights.board, v, DEFENSIVE)
    if why or top(s) != frames.WINDOW.number:
        return why or "GUI-DEF-02 no-shot"
    if h != get(s, u, st.HEX) and not (is_long(s, u) and h == tail(s, u) and sights.board.holds(h)):
        return "GUI-DEF-07 no-target"
    return why_not_shot(s, sights, v, u, h)


def open_window(s: State, u: int) -> bool:
    """Ask the other side for defensive fire at a unit, if it really can fire (GUI-DEF-02)."""
    seat = 1 - s.facts[st.ACTIVE]
    if s.facts[st.CEASE] >> seat & 1:
        return False
    if has(s, u, st.COUNTERING):
        return False
    if not volley_shots(s, u, False):
        return False
    frames.WINDOW.begin(s, u)
    return True


def name_shooter(s: State, v: int, h: int) -> None:
    """A shooter is named for the volley; he counts as having fired whatever happens (GUI-DEF-03, GUI-DEF-04)."""
    mark(s, v, st.NAMED | st.FIRED_BACK)
    unmark(s, v, st.KINDLING)  # a unit that shoots does not lay fire (GUI-FIR-01)
    s.facts[32 + v * 18 + st.AIM] = h
    set_field(s, frames.WINDOW.named, field(s, frames.WINDOW.named) + 1)


def close_window(s: State) -> None:
    """All are named: fire.  Where nobody was, the next hex offers a window again (GUI-DEF-02, GUI-DEF-05)."""
    u = field(s, frames.WINDOW.unit)
    named = field(s, frames.WINDOW.named)
    pop(s)
    if named:
        if top(s) == frames.MOVE.number:
            set_field(s, frames.MOVE.unfired, 0)  # hexes are counted anew from here
        elif top(s) == frames.RIDE.number:
            set_field(s, frames.RIDE.unfired, 0)
        else:
            mark(s, u, st.WAS_TARGET)
        frames.VOLLEY.begin(s, u, is_mounted(s, u))


def volley_pending(s: State) -> bool:
    """Resolve the volley shot by shot; the target's fall does not give an arrow back.  Never asks anything itself."""
    u = field(s, frames.VOLLEY.unit)
    if must_choose_cover(s, u):
        frames.COVER.begin(s, u, -1, 0)
        return False
    for v in range(count(s)):
        if not has(s, v, st.NAMED):
            continue
        unmark(s, v, st.NAMED)
        if (
            is_on_map(s, u) and not is_stunned(s, u) and is_mounted(s, u) == (field(s, frames.VOLLEY.mounted) != 0)
        ):  # GUI-DEF-04: he fell
            resolve(s, v, get(s, v, st.AIM), DEFENSIVE)
        return False
    at = find(s, frames.VOLLEY.number)
    late = [frames.VOLLEY.late_retreat(s, at, one) for one in range(field(s, frames.VOLLEY.late))]
    pop(s)
    late.reverse()  # the first who was hit goes first
    for one in late:
        if is_on_map(s, one >> 12):
            start(s, one >> 12, 2, one & 4095, 0, FROM_FIRE)
    return False


# ---------------------------------------------------------------- the questions


class OfferDefensiveFire(UnitQuestion):
    """The other side may name shots at a unit that moves, or stands where it was (GUI-DEF-02)."""

    def __init__(self) -> None:
        super().__init__(
            frames.WINDOW,
            "GUI-DEF-02",
            "shoot hold cease",
            name="offer-defensive-fire",
            auto=True,
            decline="hold",
            params="unit",
        )

    def is_open(self, s: State) -> bool:
        """A window just opened has a shot in it."""
        if field(s, frames.WINDOW.named) == 0 or volley_shots(s, field(s, frames.WINDOW.unit), False):
            return True
        close_window(s)
        return False

    def decider(self, s: State) -> int:
        return 1 - s.facts[st.ACTIVE]

    def legal(self, s: State, seat: int) -> list[int]:
        shots = volley_shots(s, field(s, frames.WINDOW.unit), True)
        out = [pack(no.V_SHOOT, get(s, shot >> 12, st.ROSTER), shot & 4095) for shot in shots]
        out.append(pack(no.V_HOLD))
        if field(s, frames.WINDOW.named) == 0:
            out.append(pack(no.V_CEASE))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == no.V_CEASE:
            return "GUI-DEF-03 named" if field(s, frames.WINDOW.named) else ""
        if verb_of(code) == no.V_HOLD:
            return ""
        u = unit_of(s, arg_a(code))
        return NOT_IN_PLAY if u < 0 else why_not_name(s, u, arg_b(code))

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_SHOOT:
            name_shooter(s, unit_of(s, arg_a(code)), arg_b(code))
            return
        if verb == no.V_CEASE:
            s.facts[st.CEASE] |= 1 << (1 - s.facts[st.ACTIVE])
        close_window(s)


class Volley(Work):
    """Shot after shot; it never asks anything itself (GUI-DEF-04)."""

    def __init__(self) -> None:
        super().__init__(frames.VOLLEY)

    def step(self, s: State) -> None:
        volley_pending(s)


class OfferWindow(Work):
    """A window of fire at one of several who go together (GUI-DEF-02)."""

    def __init__(self) -> None:
        super().__init__(frames.OFFER)

    def step(self, s: State) -> None:
        u = field(s, frames.OFFER.unit)
        pop(s)
        if has(s, u, st.WAS_TARGET) and refire_distance(s, u, False) > 1:
            unmark(s, u, st.WAS_TARGET)  # GUI-DEF-05: not before the next hex
        elif is_on_map(s, u):
            open_window(s, u)


class ChooseCover(UnitQuestion):
    """In crossfire a unit is covered from one direction only, until the step ends; its owner chooses (GUI-BLD-18, GUI-BLD-20)."""

    def __init__(self) -> None:
        super().__init__(frames.COVER, "GUI-BLD-18", "cover", name="choose-cover", auto=True, params="unit")

    def legal(self, s: State, seat: int) -> list[int]:
        ways = crossfire_ways(board_of(s), get(s, field(s, frames.COVER.unit), st.HEX))
        return [pack(no.V_COVER, way) for way in ways]

    def why_not(self, s: State, seat: int, code: int) -> str:
        ways = crossfire_ways(board_of(s), get(s, field(s, frames.COVER.unit), st.HEX))
        return "" if arg_a(code) in ways else "GUI-BLD-18 no-way"

    def play(self, s: State, seat: int, code: int) -> None:
        u, shooter, h = field(s, frames.COVER.unit), field(s, frames.COVER.shooter), field(s, frames.COVER.hex)
        ways = crossfire_ways(board_of(s), get(s, u, st.HEX))
        pop(s)
        mark(s, u, st.COVERED_FIRST if arg_a(code) == ways[0] else st.COVERED_SECOND)
        ev.tell(s, ev.COVER_TAKEN, "GUI-BLD-18", (ev.name(s, u), arg_a(code)))
        if shooter >= 0:
            resolve(s, shooter, h, OFFENSIVE)
            slay_surrounded(s)


def fire(s: State, u: int, h: int) -> None:
    """A shot in step 1."""
    mark(s, u, st.FIRED)
    if s.facts[st.ACTIVE] == 0:
        s.facts[st.BLOOD] = 1
    lose_reins(s, u)
    v = standing(s, h)
    if must_choose_cover(s, v):
        frames.COVER.begin(s, v, u, h)
        ev.tell(s, ev.SHOT_AIMED, "GUI-BLD-18", (ev.name(s, u), h))
        return
    resolve(s, u, h, OFFENSIVE)
    slay_surrounded(s)


class Fire(UnitChoice):
    """A shot in step 1 (GUI-SEQ-03)."""

    def __init__(self) -> None:
        super().__init__(no.V_FIRE)

    def add(self, s: State, out: list[int]) -> None:
        """Every shot that may be fired."""
        if is_at_truce(s):
            return
        seat = s.facts[st.ACTIVE]
        sights = sights_of(s)
        targets = target_hexes(s, seat)
        for u in range(count(s)):
            if not targets or get(s, u, st.SEAT) != seat or weapon_of(s, u) == t.NO_WEAPON:
                continue
            if get(s, u, st.PLACE) != st.ON_MAP or why_not_shooter(s, sights.board, u, OFFENSIVE):
                continue
            for target in targets:
                if not why_not_shot(s, sights, u, target >> 12, target & 4095):
                    out.append(pack(no.V_FIRE, get(s, u, st.ROSTER), target & 4095))

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
            return "GUI-SEQ-03 not-yours"
        if is_at_truce(s):
            return "GUI-SEQ-01 truce"
        sights = sights_of(s)
        why = why_not_shooter(s, sights.board, u, OFFENSIVE)
        if why:
            return why
        h = arg_b(code)
        if not sights.board.holds(h):
            return "GUI-MIS-18 out-of-range"
        v = standing(s, h)
        if v < 0 or not is_target(s, get(s, u, st.SEAT), v):
            return "GUI-MIS-21 no-target"
        return why_not_shot(s, sights, u, v, h)

    def do(self, s: State, u: int, code: int) -> None:
        fire(s, u, arg_b(code))
