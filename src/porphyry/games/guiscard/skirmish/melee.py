"""Hand to hand: attacks, columns and shifts, losses, advance (GUI-MEL, GUI-INF-04, GUI-EVA, GUI-CHG-16 to 21, GUI-HOP-05 to 16).

The frame of an attack holds: attackers and defenders (bit masks), phase, charge, letter, units asked about evasion,
hexes of the loser.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, direction_to, walk
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.contact import (
    can_strike_into,
    marker_direction,
    marker_hex,
)
from porphyry.games.guiscard.state import (
    attack,
    bodies_choke,
    count,
    defence,
    flags,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_long,
    is_mounted,
    is_on_map,
    is_wounded,
    later_reading,
    reading,
    standing,
    tail,
)
from porphyry.kernel.frames import field
from porphyry.kernel.state import State

NO_CHARGE: Final = 0
CHARGE: Final = 1
COUNTERED: Final = 2
REVERSED: Final = 3

# Phases of an attack.
NAMING: Final = 0
CHECKS: Final = 1
EVASION: Final = 2
ROLL: Final = 3
LOSSES: Final = 4
ADVANCE: Final = 5

# Sides of a formed hoplite.
FRONT: Final = 0
SHIELD: Final = 1
OPEN_SIDE: Final = 2
REAR: Final = 3
SIDE_SHIFT: Final = [0, 0, 1, 2]  # GUI-HOP-10, GUI-HOP-11, GUI-HOP-12; the front depends on the depth

REACH: Final = 3  # heads further apart than this cannot be in contact, long units and lances included

A: Final = 1
B: Final = 2
C: Final = 3
D: Final = 4
E: Final = 5
F: Final = 6
G: Final = 7
H: Final = 8
I: Final = 9  # noqa: E741 - the letters of the table
J: Final = 10
K: Final = 11


# ---------------------------------------------------------------- who may attack whom


def hexes_of(s: State, u: int) -> list[int]:
    if is_long(s, u):
        return [get(s, u, st.HEX), tail(s, u)]
    return [get(s, u, st.HEX)]


def contact_pair(s: State, board: Board, u: int, v: int) -> int:
    """The pair of neighbouring hexes through which ``u`` strikes ``v``, as from << 12 | to; -1 if none.  Open sides come first."""
    a, h = get(s, u, st.HEX), get(s, v, st.HEX)
    back = tail(s, u) if is_long(s, u) else NOWHERE
    rear = tail(s, v) if is_long(s, v) else NOWHERE
    best = strike_pair(s, board, u, a, h, -1)
    if rear != NOWHERE:
        best = strike_pair(s, board, u, a, rear, best)
    if back != NOWHERE:
        best = strike_pair(s, board, u, back, h, best)
        if rear != NOWHERE:
            best = strike_pair(s, board, u, back, rear, best)
    if best >= 0 or s.facts[st.FORMED] == 0 or reading(s, st.MARKER_IS_STATE):
        return best
    if has(s, u, st.FORMATION):
        m = marker_hex(s, board, u)
        if m != NOWHERE:
            for x in hexes_of(s, v):
                if can_strike_into(s, board, u, m, x):
                    return m << 12 | x  # GUI-HOP-08
    if has(s, v, st.FORMATION):  # GUI-HOP-05
        m = marker_hex(s, board, v)
        if m != NOWHERE:
            for x in hexes_of(s, u):
                if can_strike_into(s, board, u, x, m):
                    return x << 12 | m  # at the lances
    return best


def strike_pair(s: State, board: Board, u: int, a: int, h: int, best: int) -> int:
    """The better of a pair found so far and this one; the first over an open side wins."""
    if best >= 0 and board.feature(best >> 12, best & 4095) in (bo.OPEN, bo.EDGE):
        return best
    if not can_strike_into(s, board, u, a, h):
        return best
    if best < 0 or board.feature(a, h) in (bo.OPEN, bo.EDGE):
        return a << 12 | h
    return best


def why_out_of_reach(s: State, board: Board, u: int, v: int) -> str:
    """What keeps ``u`` from striking ``v``: the distance, or what lies between two of their hexes (GUI-MEL-26)."""
    for a in hexes_of(s, u):
        for h in hexes_of(s, v):
            if direction_to(a, h) >= 0:
                return why_no_blow(s, board, u, v, a, h)
    return "GUI-MEL-01 too-far"


def why_no_blow(s: State, board: Board, u: int, v: int, a: int, h: int) -> str:
    """What keeps ``u`` in ``a`` from a blow into its neighbour ``h``, as `contact.could_go` decides it."""
    if hooks.hangs(s, u):
        return "GUI-GRA-03 both-hands"
    if hooks.hangs(s, v):
        return "GUI-GRA-10 on-the-rope"
    between = board.feature(a, h)
    if between == bo.TENT_WALL:
        return "GUI-BLD-32 tent-wall"
    if between in (bo.CHURCH_WINDOW, bo.SLIT):
        return "GUI-BLD-01 no-fight-through" if between == bo.CHURCH_WINDOW else "GUI-CAS-01 no-fight-through"
    if between in (bo.WALL, bo.CASTLE_WALL, bo.PALISADE, bo.GATE_SIDE):
        return "GUI-MEL-26 wall-between"
    if later_reading(s, st.CHOKED_IS_SAFE) and bodies_choke(s, h):
        return "GUI-MOV-11 bodies"
    if is_mounted(s, u):
        closed = between == bo.WINDOW or board.mounted[h] == 0
        return "GUI-MEL-27 no-horses" if closed else "GUI-MEL-28 out-of-reach"
    if is_armoured(s, u) and (board.ground[h] == t.DEEP or board.wet[h]):
        return "GUI-MEL-27 armour"
    return "GUI-MEL-26 out-of-reach"


def why_not_attacker(s: State, u: int) -> str:
    """Why a unit may not attack at all now."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-MEL-01 not-yours"
    if not is_active(s, u):
        return "GUI-CMP-13 not-active"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    if has(s, u, st.ATTACKED):
        return "GUI-MEL-02 attacked"
    if has(s, u, st.FIRED):
        return "GUI-MIS-15 fired"
    if has(s, u, st.BUSY):
        return "GUI-MOV-13 busy"
    if attack(s, u) == 0:
        return "GUI-MEL-01 harmless"
    why = hooks.why_not_strike(s, u)
    if why:
        return why
    return "GUI-SEQ-01 truce" if is_at_truce(s) else ""


def is_at_truce(s: State) -> bool:
    """Scenario 8, first round: the garrison suspects nothing before a Norman strikes."""
    return scenario_of(s).truce and s.facts[st.ACTIVE] == 1 and s.facts[st.ROUND] == 1 and s.facts[st.BLOOD] == 0


def why_not_attack(s: State, u: int, v: int) -> str:
    """Why ``u`` may not attack ``v``."""
    why = why_not_attacker(s, u)
    if why:
        return why
    if not is_on_map(s, v):
        return "GUI-MEL-01 nobody-there"
    if get(s, v, st.SEAT) == get(s, u, st.SEAT):
        return "GUI-MEL-01 friend"
    if contact_pair(s, board_of(s), u, v) < 0:
        return why_out_of_reach(s, board_of(s), u, v)
    return "GUI-HOP-06 next-round" if is_barred(s, 1 << u, v) else ""


def is_barred(s: State, attackers: int, v: int) -> bool:
    """Where the lances fell in this very step the man behind them cannot be attacked from the front yet (GUI-HOP-06)."""
    if s.facts[st.FORMED] == 0 or not has(s, v, st.FORMATION) or get(s, v, st.LANCES) != s.facts[st.TURN] + 1:
        return False
    return attacked_side(s, v, attackers) == FRONT


def begin(s: State, u: int, v: int) -> None:
    frames.ATTACK.begin(s, 1 << u, 1 << v, NAMING, NO_CHARGE)


def begin_charge(s: State, u: int, v: int, countered: bool) -> None:
    """The fight at the end of a charge (GUI-CHG-17)."""
    frames.ATTACK.begin(s, 1 << u, 1 << v, CHECKS, COUNTERED if countered else CHARGE)


def members(mask: int) -> list[int]:
    out: list[int] = []
    u = 0
    while mask:
        if mask & 1:
            out.append(u)
        mask >>= 1
        u += 1
    return out


def is_single(mask: int) -> bool:
    return mask & (mask - 1) == 0


def why_not_join(s: State, u: int) -> str:
    """Why another unit may not join the attack in hand (GUI-MEL-09, GUI-MEL-13)."""
    if field(s, frames.ATTACK.attackers) >> u & 1:
        return "GUI-MEL-02 attacked"
    if not is_single(field(s, frames.ATTACK.defenders)) and not reading(s, st.MANY_TO_MANY):
        return "GUI-MEL-13 several-against-several"
    if has(s, u, st.CHARGING):
        return "GUI-CHG-17 apart"
    why = ""
    for v in members(field(s, frames.ATTACK.defenders)):
        why = why_not_attack(s, u, v)
        if why == "GUI-HOP-06 next-round" and not is_barred(s, field(s, frames.ATTACK.attackers) | 1 << u, v):
            why = ""  # GUI-HOP-13: others attack him from the side
        if not why:
            return ""
    return why


def why_not_also(s: State, v: int) -> str:
    """Why the attack in hand may not include another enemy (GUI-MEL-08, GUI-MEL-13)."""
    if field(s, frames.ATTACK.defenders) >> v & 1:
        return "GUI-MEL-08 named"
    if not is_single(field(s, frames.ATTACK.attackers)) and not reading(s, st.MANY_TO_MANY):
        return "GUI-MEL-13 several-against-several"
    why = ""
    for u in members(field(s, frames.ATTACK.attackers)):
        why = why_not_attack(s, u, v)
        if not why:
            return ""
    return why


# ---------------------------------------------------------------- the numbers


def ground_value(s: State, board: Board, u: int) -> int:
    """Melee value of the ground under a unit, the worse of a rider's two hexes (GUI-MEL-07)."""
    low = 1
    climbs = hooks.ground_of_climber(s, u)
    if climbs != hooks.NO_GROUND:
        return climbs
    for h in hexes_of(s, u):
        v = t.GROUND_MELEE[board.ground[h]]  # GUI-TER-02
        for d in range(6):
            if board.side[h * 6 + d] in bo.BREACHES and board.owned[h * 6 + d]:
                v = -1  # GUI-CAS-06, GUI-DEM-08
        if v < low:
            low = v
    return low


def attacker_value(s: State, board: Board, u: int, v: int) -> int:
    pair = contact_pair(s, board, u, v)
    feature = board.feature(pair >> 12, pair & 4095) if pair >= 0 else bo.OPEN
    if feature in (bo.DOOR, bo.GATEWAY, bo.TOWER_DOOR):
        return 0 if later_reading(s, st.DOOR_NEUTRAL) else min(0, ground_value(s, board, u))  # GUI-BLD-30
    if feature == bo.WINDOW:
        return 0 if reading(s, st.WINDOW_FAIR) else -1  # GUI-BLD-30
    return ground_value(s, board, u)


def defender_value(s: State, board: Board, u: int, v: int) -> int:
    pair = contact_pair(s, board, u, v)
    feature = board.feature(pair >> 12, pair & 4095) if pair >= 0 else bo.OPEN
    if feature in (bo.DOOR, bo.GATEWAY, bo.TOWER_DOOR, bo.WINDOW, bo.LOW_WALL):
        return 1  # GUI-BLD-30, GUI-BLD-31
    return ground_value(s, board, v)


def side_of(s: State, v: int, u: int) -> int:
    """From which side of his row a formed hoplite is attacked by ``u``."""
    k = get(s, v, st.DIR) % 6
    h = get(s, v, st.HEX)
    worst = -1
    for a in hexes_of(s, u):
        d = direction_to(h, a)
        if d < 0:
            continue
        turn = (d - k) % 6
        side = FRONT if turn in (0, 1) else OPEN_SIDE if turn == 2 else SHIELD if turn == 5 else REAR
        if worst < 0 or SIDE_SHIFT[side] > SIDE_SHIFT[worst]:
            worst = side
    return FRONT if worst < 0 else worst


def attacked_side(s: State, v: int, attackers: int) -> int:
    """Attacked from several sides at once, the worst case for the hoplites (GUI-HOP-13)."""
    worst = FRONT
    for u in members(attackers):
        side = side_of(s, v, u)
        if side != FRONT and (worst == FRONT or SIDE_SHIFT[side] > SIDE_SHIFT[worst]):
            worst = side
    return worst


def depth_of(s: State, board: Board, v: int) -> int:
    """Hoplites in the file behind and including the one in front, at most three (GUI-HOP-08)."""
    d = (marker_direction(get(s, v, st.DIR)) + 3) % 6
    n = 1
    while n < 3:
        h = walk(get(s, v, st.HEX), d, n)
        w = standing(s, h) if board.holds(h) else -1
        if w < 0 or get(s, w, st.SEAT) != get(s, v, st.SEAT) or not (flags(s, w) & t.HOPLITE and is_active(s, w)):
            break
        if is_wounded(s, w) or has(s, w, st.FOULKON):
            break  # GUI-HOP-04
        n += 1
    return n


def strikes_lances(s: State, board: Board, attackers: int, v: int) -> bool:
    """Whether this attack meets the lances and not yet the man (GUI-HOP-02)."""
    if not has(s, v, st.FORMATION) or attacked_side(s, v, attackers) != FRONT:
        return False
    return get(s, v, st.LANCES) == 0 if reading(s, st.MARKER_IS_STATE) else marker_hex(s, board, v) != NOWHERE


def attack_of(s: State, attackers: int, charge: int) -> int:
    """What the attackers strike with, half as much again in a charge (GUI-MEL-10, GUI-CHG-16, GUI-CHG-18)."""
    total = 0
    for u in members(attackers):
        total += attack(s, u)
    if charge != NO_CHARGE and not (charge == REVERSED and reading(s, st.PRINTED_ATTACK)):
        total += total // 2
    return total


def defence_of(s: State, defenders: int, charge: int) -> int:
    """What the defenders put against it, half as much again in a counter-charge (GUI-MEL-08, GUI-CHG-16)."""
    total = 0
    for v in members(defenders):
        total += defence(s, v)
    return total + total // 2 if charge >= COUNTERED else total


def difference(s: State, attackers: int, defenders: int, charge: int) -> int:
    """Attack less defence, charges and counter-charges included (GUI-MEL-03, GUI-CHG-18)."""
    gap = attack_of(s, attackers, charge) - defence_of(s, defenders, charge)
    return -gap if charge == REVERSED else gap


def is_reversed(s: State, u: int, v: int) -> bool:
    """A counter-charger whose boosted defence beats the charger's boosted attack turns the tables (GUI-CHG-18)."""
    a, d = attack(s, u), defence(s, v)
    return d + d // 2 > (a if reading(s, st.PRINTED_ATTACK) else a + a // 2)


# What shifts the column, in the order of ``column_shifts``.
SHIFTS: Final = ["ground", "joint", "row", "own-row", "group", "rope"]
SHIFT_RULES: Final = ["GUI-MEL-06", "GUI-MEL-11", "GUI-HOP-08", "GUI-HOP-08", "GUI-CHG-20", "GUI-GRA-10"]


def worst_ground(s: State, ours: list[int], theirs: list[int]) -> tuple[int, int]:
    """The melee values that count: the worst of all attackers and of all defenders (GUI-MEL-17, GUI-MEL-18)."""
    board = board_of(s)
    low_a, low_d = 1, 1
    for u in ours:
        for v in theirs:
            x, y = attacker_value(s, board, u, v), defender_value(s, board, u, v)
            if x < low_a:
                low_a = x  # GUI-MEL-17
            if y < low_d:
                low_d = y  # GUI-MEL-18
    return low_a, low_d


def column_shifts(s: State, attackers: int, defenders: int, charge: int) -> list[int]:
    """Every shift of the column, one by one, as SHIFTS names them."""
    board = board_of(s)
    ours, theirs = members(attackers), members(defenders)
    low_a, low_d = worst_ground(s, ours, theirs)
    if charge == REVERSED:
        return [low_d - low_a, 0, 0, 0, 0, 0]
    joint = 0
    if len(ours) > 1:
        riders_in = 0
        for u in ours:
            if is_mounted(s, u):
                riders_in += 1
        if not is_mounted(s, theirs[0]) or riders_in > 1:
            joint = 1  # GUI-MEL-11, GUI-MEL-12
    row = row_shift(s, board, theirs, attackers)
    deep = 0
    for u in ours:
        if has(s, u, st.FORMATION) and side_of(s, u, theirs[0]) == FRONT:
            n = depth_of(s, board, u)
            if n > deep:
                deep = n  # GUI-HOP-08
        if has(s, u, st.FOULKON):
            deep = -1  # GUI-HOP-21
    group = 0
    if charge != NO_CHARGE and has(s, ours[0], st.GROUPED) and in_group(s, ours[0], theirs[0]):
        group = 1  # GUI-CHG-20, GUI-CHG-21
    rope = 0
    for v in theirs:
        if hooks.hangs(s, v):
            rope = 2  # GUI-GRA-10
    return [low_a - low_d, joint, row, deep, group, rope]  # GUI-MEL-06


def row_shift(s: State, board: Board, theirs: list[int], attackers: int) -> int:
    """What a row of hoplites moves the column by; of several sides attacked at once the one worst for them (GUI-HOP-13)."""
    worst, formed = -9, False
    for v in theirs:
        if has(s, v, st.FORMATION):
            side = attacked_side(s, v, attackers)
            shift = -depth_of(s, board, v) if side == FRONT else SIDE_SHIFT[side]  # GUI-HOP-07
            worst, formed = max(worst, shift), True
    return worst if formed else 0


def column_shift(s: State, attackers: int, defenders: int, charge: int) -> int:
    """Every shift of the column together."""
    total = 0
    for n in column_shifts(s, attackers, defenders, charge):
        total += n
    return total  # GUI-HOP-16


def in_group(s: State, u: int, v: int) -> bool:
    """Whether three of the group reach their targets; cataphracts only against foot (GUI-CHG-20, GUI-CHG-21)."""
    n = 0
    kind = flags(s, u) & (t.KNIGHT | t.CATAPHRACT)
    for w in range(count(s)):
        if (
            has(s, w, st.GROUPED)
            and has(s, w, st.REACHED)
            and get(s, w, st.SEAT) == get(s, u, st.SEAT)
            and flags(s, w) & kind
        ):
            n += 1
    return n >= 3 and not (kind & t.CATAPHRACT and is_mounted(s, v))


def die_modifier(s: State, attackers: int, defenders: int, charge: int) -> int:
    """Armour adds one to the die, for several defenders only if all wear it (GUI-MEL-19, GUI-MEL-20)."""
    for v in members(attackers if charge == REVERSED else defenders):
        if not is_armoured(s, v):
            return 0
    return 1


def uses_mounted_table(s: State, attackers: int, defenders: int, charge: int) -> bool:
    """Which table: any defender on foot means the table against foot (GUI-MEL-04)."""
    for v in members(attackers if charge == REVERSED else defenders):  # noqa: SIM110 - no generator in the hot path
        if not is_mounted(s, v) and not is_horse(s, v):
            return False
    return True


def letters(s: State, attackers: int, defenders: int, charge: int) -> list[int]:
    """What the table says of this fight for each of the ten faces."""
    column = t.melee_column(difference(s, attackers, defenders, charge)) + column_shift(s, attackers, defenders, charge)
    mounted = uses_mounted_table(s, attackers, defenders, charge)
    modifier = die_modifier(s, attackers, defenders, charge)
    return [t.melee_result(column, mounted, roll + modifier) for roll in range(1, 11)]
