"""Hand to hand: attacks, columns and shifts, losses, advance (GUI-MEL, GUI-INF-04, GUI-EVA, GUI-CHG-16 to 21, GUI-HOP-05 to 16).

The frame of an attack holds: attackers and defenders (bit masks), phase, charge, letter, units asked about evasion,
hexes of the loser.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import board as bo
from porphyry.games.guiscard import devices, riders
from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.board import Board
from porphyry.games.guiscard.contact import (
    DEATH,
    WOUND,
    can_strike_into,
    has_checked,
    marker_direction,
    marker_hex,
    roll_check,
    watchers,
)
from porphyry.games.guiscard.harm import break_ranks, kill, kill_horse, lose_reins, release_horses, stun, throw, wound
from porphyry.games.guiscard.hexes import NOWHERE, direction_to, walk
from porphyry.games.guiscard.ladders import hurt_by_jump
from porphyry.games.guiscard.missile import is_at_watch
from porphyry.games.guiscard.movement import halt, note_stop, place_code, slip_past, step_cost
from porphyry.games.guiscard.retreat import EVADING, FROM_MELEE, retreat_hexes, start
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.state import (
    ACTIVE,
    ADVANCE_UNCHECKED,
    ATTACK_AGAIN,
    ATTACKED,
    BLOOD,
    BUSY,
    CHARGING,
    COUNTERING,
    DEVICES,
    DIR,
    F_ADVANCE,
    F_ATTACK,
    F_EVADE,
    F_LOSS,
    FIRED,
    FORMATION,
    FORMED,
    FOULKON,
    FOULKON_HOLDS,
    GROUPED,
    HEALTH,
    HEX,
    HIT_BY_FRIEND,
    HIT_LAST,
    LANCES,
    LAST_OK,
    MANY_TO_MANY,
    MARKER_IS_STATE,
    MOVER,
    OWN_ATTACKS_ONLY,
    PRINTED_ATTACK,
    REACHED,
    ROUND,
    SEAT,
    SECOND_WOUND_STAYS,
    SPENT,
    THREW,
    TURN,
    WAS_ATTACKED,
    WINDOW_FAIR,
    WOUNDED,
    allowance,
    attack,
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
    is_stunned,
    lift,
    mark,
    put,
    reading,
    standing,
    tail,
    unmark,
)
from porphyry.kernel.frames import field, pop, push, set_field
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
SIDE_SHIFT: Final = [0, 0, 1, 2]  # GUI-HOP-10 to 12; the front depends on the depth

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
        return [get(s, u, HEX), tail(s, u)]
    return [get(s, u, HEX)]


def contact_pair(s: State, board: Board, u: int, v: int) -> int:
    """The pair of neighbouring hexes through which ``u`` strikes ``v``, as from << 12 | to; -1 if none.  Open sides come first."""
    a, h = get(s, u, HEX), get(s, v, HEX)
    back = tail(s, u) if is_long(s, u) else NOWHERE
    rear = tail(s, v) if is_long(s, v) else NOWHERE
    best = strike_pair(s, board, u, a, h, -1)
    if rear != NOWHERE:
        best = strike_pair(s, board, u, a, rear, best)
    if back != NOWHERE:
        best = strike_pair(s, board, u, back, h, best)
        if rear != NOWHERE:
            best = strike_pair(s, board, u, back, rear, best)
    if best >= 0 or s.facts[FORMED] == 0 or reading(s, MARKER_IS_STATE):
        return best
    if has(s, u, FORMATION):
        m = marker_hex(s, board, u)
        if m != NOWHERE:
            for x in hexes_of(s, v):
                if can_strike_into(s, board, u, m, x):
                    return m << 12 | x  # GUI-HOP-08
    if has(s, v, FORMATION):
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


def why_not_attacker(s: State, u: int) -> str:
    """Why a unit may not attack at all now."""
    if get(s, u, SEAT) != s.facts[ACTIVE]:
        return "GUI-MEL-01 not-yours"
    if not is_active(s, u):
        return "GUI-CMP-13 not-active"
    if is_elsewhere(s, u):
        return "GUI-ASL-15 other-map"
    if has(s, u, ATTACKED):
        return "GUI-MEL-02 attacked"
    if has(s, u, FIRED):
        return "GUI-MIS-15 fired"
    if has(s, u, BUSY):
        return "GUI-MOV-13 busy"
    if attack(s, u) == 0:
        return "GUI-MEL-01 harmless"
    if s.facts[DEVICES]:
        if devices.ladder_in_hand(s, u) >= 0:
            return "GUI-LAD-04 carrying"
        if has(s, u, THREW):
            return "GUI-GRA-03 thrown"
        if is_at_watch(s, u):
            return "GUI-SEQ-01 truce"
    if is_at_truce(s):
        return "GUI-SEQ-01 truce"
    return ""


def is_at_truce(s: State) -> bool:
    """Scenario 8, first round: the garrison suspects nothing before a Norman strikes."""
    return scenario_of(s).truce and s.facts[ACTIVE] == 1 and s.facts[ROUND] == 1 and s.facts[BLOOD] == 0


def why_not_attack(s: State, u: int, v: int) -> str:
    """Why ``u`` may not attack ``v``."""
    why = why_not_attacker(s, u)
    if why:
        return why
    if not is_on_map(s, v):
        return "GUI-MEL-01 nobody-there"
    if get(s, v, SEAT) == get(s, u, SEAT):
        return "GUI-MEL-01 friend"
    if contact_pair(s, board_of(s), u, v) < 0:
        return "GUI-MEL-26 out-of-reach"
    return ""


def begin(s: State, u: int, v: int) -> None:
    push(s, F_ATTACK, 1 << u, 1 << v, NAMING, NO_CHARGE, 0, 0, 0)


def begin_charge(s: State, u: int, v: int, countered: bool) -> None:
    """The fight at the end of a charge (GUI-CHG-17)."""
    push(s, F_ATTACK, 1 << u, 1 << v, CHECKS, COUNTERED if countered else CHARGE, 0, 0, 0)


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
    if field(s, 1) >> u & 1:
        return "GUI-MEL-02 attacked"
    if not is_single(field(s, 2)) and not reading(s, MANY_TO_MANY):
        return "GUI-MEL-13 several-against-several"
    if has(s, u, CHARGING):
        return "GUI-CHG-17 apart"
    why = ""
    for v in members(field(s, 2)):
        why = why_not_attack(s, u, v)
        if not why:
            return ""
    return why


def why_not_also(s: State, v: int) -> str:
    """Why the attack in hand may not include another enemy (GUI-MEL-08, GUI-MEL-13)."""
    if field(s, 2) >> v & 1:
        return "GUI-MEL-08 named"
    if not is_single(field(s, 1)) and not reading(s, MANY_TO_MANY):
        return "GUI-MEL-13 several-against-several"
    why = ""
    for u in members(field(s, 1)):
        why = why_not_attack(s, u, v)
        if not why:
            return ""
    return why


# ---------------------------------------------------------------- the numbers


def ground_value(s: State, board: Board, u: int) -> int:
    """Melee value of the ground under a unit, the worse of a rider's two hexes (GUI-MEL-07)."""
    low = 1
    if s.facts[DEVICES] and devices.is_climbing(s, u):
        return -1  # GUI-LAD-01, GUI-LAD-13
    for h in hexes_of(s, u):
        v = t.GROUND_MELEE[board.ground[h]]
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
        return 0  # GUI-BLD-30
    if feature == bo.WINDOW:
        return 0 if reading(s, WINDOW_FAIR) else -1  # GUI-BLD-30
    return ground_value(s, board, u)


def defender_value(s: State, board: Board, u: int, v: int) -> int:
    pair = contact_pair(s, board, u, v)
    feature = board.feature(pair >> 12, pair & 4095) if pair >= 0 else bo.OPEN
    if feature in (bo.DOOR, bo.GATEWAY, bo.TOWER_DOOR, bo.WINDOW, bo.LOW_WALL):
        return 1  # GUI-BLD-30, GUI-BLD-31
    return ground_value(s, board, v)


def side_of(s: State, v: int, u: int) -> int:
    """From which side of his row a formed hoplite is attacked by ``u``."""
    k = get(s, v, DIR) % 6
    h = get(s, v, HEX)
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
    d = (marker_direction(get(s, v, DIR)) + 3) % 6
    n = 1
    while n < 3:
        h = walk(get(s, v, HEX), d, n)
        w = standing(s, h) if board.holds(h) else -1
        if w < 0 or not has(s, w, FORMATION) or get(s, w, SEAT) != get(s, v, SEAT):
            break
        n += 1
    return n


def strikes_lances(s: State, board: Board, attackers: int, v: int) -> bool:
    """Whether this attack meets the lances and not yet the man (GUI-HOP-02)."""
    if not has(s, v, FORMATION) or attacked_side(s, v, attackers) != FRONT:
        return False
    return get(s, v, LANCES) == 0 if reading(s, MARKER_IS_STATE) else marker_hex(s, board, v) != NOWHERE


def difference(s: State, attackers: int, defenders: int, charge: int) -> int:
    """Attack less defence, charges and counter-charges included (GUI-MEL-03, 08, 10, GUI-CHG-16, 18)."""
    total_a = 0
    for u in members(attackers):
        total_a += attack(s, u)
    total_d = 0
    for v in members(defenders):
        total_d += defence(s, v)
    if charge != NO_CHARGE and not (charge == REVERSED and reading(s, PRINTED_ATTACK)):
        total_a += total_a // 2
    if charge >= COUNTERED:
        total_d += total_d // 2
    if charge == REVERSED:
        return total_d - total_a
    return total_a - total_d


def is_reversed(s: State, u: int, v: int) -> bool:
    """A counter-charger whose boosted defence beats the charger's boosted attack turns the tables (GUI-CHG-18)."""
    a, d = attack(s, u), defence(s, v)
    return d + d // 2 > (a if reading(s, PRINTED_ATTACK) else a + a // 2)


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
    row = 0
    for v in theirs:
        if has(s, v, FORMATION):
            side = attacked_side(s, v, attackers)
            row = -depth_of(s, board, v) if side == FRONT else SIDE_SHIFT[side]
            break
    deep = 0
    for u in ours:
        if has(s, u, FORMATION) and side_of(s, u, theirs[0]) == FRONT:
            n = depth_of(s, board, u)
            if n > deep:
                deep = n  # GUI-HOP-08
        if has(s, u, FOULKON):
            deep = -1  # GUI-HOP-21
    group = 0
    if charge != NO_CHARGE and has(s, ours[0], GROUPED) and in_group(s, ours[0], theirs[0]):
        group = 1  # GUI-CHG-20, GUI-CHG-21
    rope = 2 if devices.hangs(s, theirs[0]) else 0  # GUI-GRA-10
    return [low_a - low_d, joint, row, deep, group, rope]  # GUI-MEL-06


def column_shift(s: State, attackers: int, defenders: int, charge: int) -> int:
    """Every shift of the column together."""
    total = 0
    for n in column_shifts(s, attackers, defenders, charge):
        total += n
    return total


def in_group(s: State, u: int, v: int) -> bool:
    """Whether three of the group reach their targets; cataphracts only against foot (GUI-CHG-20, GUI-CHG-21)."""
    n = 0
    kind = flags(s, u) & (t.KNIGHT | t.CATAPHRACT)
    for w in range(count(s)):
        if has(s, w, GROUPED) and has(s, w, REACHED) and get(s, w, SEAT) == get(s, u, SEAT) and flags(s, w) & kind:
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


def read_table(s: State, attackers: int, defenders: int, charge: int, roll: int) -> int:
    column = t.melee_column(difference(s, attackers, defenders, charge)) + column_shift(s, attackers, defenders, charge)
    return t.melee_result(
        column,
        uses_mounted_table(s, attackers, defenders, charge),
        roll + die_modifier(s, attackers, defenders, charge),
    )


# ---------------------------------------------------------------- running an attack


def unattacked_checks(s: State, u: int, attacked: int) -> None:
    """Who ended his move beside enemies nobody attacks is checked by each of them (GUI-INF-04)."""
    if get(s, u, SPENT) == 0 or not is_active(s, u):
        return
    h = get(s, u, HEX)
    for guard in watchers(s, board_of(s), h, get(s, u, SEAT)):
        if attacked >> guard & 1 or has_checked(s, guard, u):
            continue
        if has(s, guard, HIT_BY_FRIEND) and not reading(s, OWN_ATTACKS_ONLY):
            continue
        outcome = roll_check(s, u, guard, h)
        if outcome == WOUND:
            wound(s, u, "GUI-INF-04")
        elif outcome == DEATH:
            kill(s, u, "GUI-INF-04")
        if not is_active(s, u):
            return


def run(s: State) -> bool:
    """Carry an attack on by one phase; True when the attacker still names units."""
    phase = field(s, 3)
    if phase == NAMING:
        return True
    set_field(s, 3, phase + 1)
    if phase == CHECKS:
        prepare(s)
    elif phase == EVASION:
        offer_evasion(s)
    elif phase == ROLL:
        roll_fight(s)
    elif phase == LOSSES:
        offer_advance(s)
    else:
        pop(s)
    return False


def prepare(s: State) -> None:
    """Everybody is named: the attack counts as made, and the checks of unattacked enemies come first."""
    attackers, defenders = field(s, 1), field(s, 2)
    if s.facts[ACTIVE] == 0:
        s.facts[BLOOD] = 1
    for u in members(attackers):
        mark(s, u, ATTACKED)
        lose_reins(s, u)
    for v in members(defenders):
        mark(s, v, HIT_BY_FRIEND | HIT_LAST)
        lose_reins(s, v)
    depth = len(s.stack)
    if field(s, 4) == NO_CHARGE:
        for u in members(attackers):
            unattacked_checks(s, u, defenders)
    k = depth - 8
    left = 0
    for u in members(attackers):
        if is_active(s, u):
            left |= 1 << u
    s.stack[k + 1] = left
    if left == 0:
        s.stack[k + 3] = ADVANCE + 1


def offer_evasion(s: State) -> None:
    """Each faster defender may fall back before the blow (GUI-EVA-01); they are asked one after the other."""
    attackers, defenders = field(s, 1), field(s, 2)
    if scenario_of(s).chapters < 7 or field(s, 4) >= COUNTERED:
        return
    for v in members(defenders):
        if field(s, 6) >> v & 1:
            continue
        if can_evade(s, v, attackers):
            set_field(s, 3, EVASION)  # come back for the next one
            set_field(s, 6, field(s, 6) | 1 << v)
            push(s, F_EVADE, v, attackers)
            return


def can_evade(s: State, v: int, attackers: int) -> bool:
    """Faster than every attacker, free to go, and somewhere to go (GUI-EVA-01 to 03)."""
    if not is_active(s, v) or has(s, v, FORMATION | FOULKON | COUNTERING) or devices.is_climbing(s, v):
        return False
    m = allowance(s, v)
    for u in members(attackers):
        if allowance(s, u) >= m:
            return False
    n = 2 if is_mounted(s, v) else 1
    ways = retreat_hexes(s, board_of(s), v, get(s, v, HEX), get(s, v, DIR), n, NOWHERE, NOWHERE, attackers, EVADING)
    return bool(ways)


def evade(s: State) -> None:
    """The defender slips away; the attack is spent on him (GUI-EVA-05)."""
    v, attackers = field(s, 1), field(s, 2)
    pop(s)
    set_field(s, 2, field(s, 2) & ~(1 << v))
    start(s, v, 2 if is_mounted(s, v) else 1, NOWHERE, attackers, EVADING)


def roll_fight(s: State) -> None:
    """The die and its letter (GUI-MEL-05)."""
    attackers, defenders, charge = field(s, 1), field(s, 2), field(s, 4)
    for v in members(defenders):
        if not is_on_map(s, v):
            defenders &= ~(1 << v)
    set_field(s, 2, defenders)
    if defenders == 0:
        set_field(s, 3, ADVANCE + 1)
        if reading(s, ATTACK_AGAIN):
            for u in members(attackers):
                unmark(s, u, ATTACKED)  # GUI-EVA-05, the other reading
        return
    board = board_of(s)
    u, v = members(attackers)[0], members(defenders)[0]
    if charge == COUNTERED and is_reversed(s, u, v):
        charge = REVERSED
        set_field(s, 4, charge)
        mark(s, u, WAS_ATTACKED)
    gap = difference(s, attackers, defenders, charge)
    base = t.melee_column(gap)
    shift = column_shift(s, attackers, defenders, charge)
    roll = s.dice.roll(10)
    letter = t.melee_result(
        base + shift,
        uses_mounted_table(s, attackers, defenders, charge),
        roll + die_modifier(s, attackers, defenders, charge),
    )
    column = max(0, min(len(t.MELEE_FROM) - 1, base + shift))
    ev.tell(s, ev.MELEE_ROLLED, "GUI-MEL-05", (ev.name(s, u), ev.name(s, v), gap, column, shift, roll, letter))
    set_field(s, 5, letter)
    lances = is_single(defenders) and strikes_lances(s, board, attackers, v)
    if charge == REVERSED:
        attackers, defenders = defenders, attackers
        if letter in (A, B):
            letter = 0  # GUI-CHG-19
    loser = attackers if letter in (A, B) else defenders
    packed = 0
    for w in members(loser):
        for h in hexes_of(s, w):
            packed = packed << 12 | (h + 1)
    set_field(s, 7, packed & ((1 << 60) - 1))
    if letter == 0:
        set_field(s, 3, ADVANCE + 1)
        return
    if lances:
        if letter >= D:
            put(s, v, LANCES, s.facts[TURN] + 1)  # GUI-HOP-06
            ev.tell(s, ev.LANCES_BEATEN, "GUI-HOP-06", (ev.name(s, v),))
        if letter >= C:
            set_field(s, 3, ADVANCE + 1)
            return
    if letter == B:
        for w in members(attackers):
            give_ground(s, w, defenders)
    elif letter == C:
        for w in members(defenders):
            give_ground(s, w, attackers)
    elif letter == A:
        choose_loss(s, attackers, A)
    else:
        choose_loss(s, defenders, letter)


def give_ground(s: State, w: int, foes: int) -> None:
    """Retreat by one hex; in the row of hoplites there is no way back (GUI-HOP-14, GUI-HOP-15)."""
    if is_horse(s, w):
        return
    if devices.hangs(s, w):
        return  # GUI-GRA-11
    if has(s, w, FORMATION):
        if attacked_side(s, w, foes) != FRONT:
            wound(s, w, "GUI-HOP-15")
        return
    if has(s, w, FOULKON) and reading(s, FOULKON_HOLDS) and attacked_side(s, w, foes) == FRONT:
        return  # GUI-HOP-21, the other reading
    if is_stunned(s, w):
        kill(s, w, "GUI-MEL-15")
        return
    start(s, w, 1, NOWHERE, foes, FROM_MELEE)


def loss_candidates(s: State, mask: int) -> list[int]:
    """Who can be chosen to suffer a result: among mixed defenders the unarmoured ones (GUI-MEL-20)."""
    all_of = [u for u in members(mask) if is_on_map(s, u)]
    bare = [u for u in all_of if not is_armoured(s, u)]
    return bare if bare and len(bare) < len(all_of) else all_of


def choose_loss(s: State, mask: int, letter: int) -> None:
    """One unit of the side suffers; its owner says which (GUI-MEL-14)."""
    who = loss_candidates(s, mask)
    if len(who) == 1:
        suffer(s, who[0], letter)
    elif who:
        push(s, F_LOSS, mask, letter)


def suffer(s: State, u: int, letter: int) -> None:
    """What a letter of the melee tables does to one unit (playsheet 2)."""
    rule = "GUI-MEL-05"
    if is_horse(s, u):
        if letter >= I:
            kill_horse(s, u, "GUI-MEL-34")
        return
    if is_stunned(s, u) and letter >= D:
        kill(s, u, rule)
        return
    if letter in (D, E) and devices.hangs(s, u):
        kill(s, u, "GUI-GRA-11")
        return
    if not is_mounted(s, u):
        if letter in (A, D, G):
            stun(s, u, rule)
        elif letter in (E, H):
            wound(s, u, rule)
        else:
            kill(s, u, rule)
        return
    if letter in (A, D):
        throw(s, u, False, True, False, rule)
    elif letter == E:
        wound(s, u, rule)
    elif letter == F:
        throw(s, u, True, False, False, rule)
    elif letter in (G, I):
        throw(s, u, False, True, letter == I, rule)
    elif letter in (H, J):
        if get(s, u, HEALTH) == WOUNDED and not reading(s, SECOND_WOUND_STAYS):
            throw(s, u, True, False, letter == J, rule)
        else:
            put(s, u, HEALTH, WOUNDED)
            ev.tell(s, ev.UNIT_WOUNDED, rule, (ev.name(s, u),))
            throw(s, u, False, False, letter == J, rule)
    else:
        throw(s, u, True, False, True, rule)


# ---------------------------------------------------------------- advance


def offer_advance(s: State) -> None:
    """The winners may follow up into the hexes the beaten left (GUI-MEL-21, GUI-MEL-22)."""
    attackers, defenders, letter, charge = field(s, 1), field(s, 2), field(s, 5), field(s, 4)
    if letter == 0:
        return
    if charge == REVERSED:
        attackers, defenders = defenders, attackers
    winners = defenders if letter in (A, B) else attackers
    losers = attackers if letter in (A, B) else defenders
    vacated = 0
    packed = field(s, 7)
    while packed:
        h = (packed & 4095) - 1
        packed >>= 12
        v = standing(s, h)
        if v < 0 or not losers >> v & 1 or is_stunned(s, v):
            vacated = vacated << 12 | (h + 1)
    able = 0
    for u in members(winners):
        if is_active(s, u) and not has(s, u, COUNTERING) and not is_horse(s, u):
            able |= 1 << u
    if vacated == 0 or able == 0:
        return
    seat = get(s, members(able)[0], SEAT)
    push(s, F_ADVANCE, seat, able, -1, 0, vacated, losers, 0)


def advance_hexes(s: State, u: int) -> list[int]:
    """First hexes a winner may enter, within half of his allowance (GUI-MEL-21)."""
    board = board_of(s)
    out: list[int] = []
    packed = field(s, 5)
    while packed:
        h = (packed & 4095) - 1
        packed >>= 12
        if h in out or not can_advance_into(s, board, u, h, allowance(s, u) // 2):
            continue
        v = standing(s, h)
        if v >= 0 and not can_go_on(s, board, u, h, allowance(s, u) // 2):
            continue
        out.append(h)
    return out


def leaps_to(s: State, u: int, h: int) -> bool:
    """Whether a man on a ladder would follow up over the palisade (GUI-LAD-08)."""
    k = devices.climbed(s, u) if s.facts[DEVICES] else -1
    return k >= 0 and devices.kind_of(s, k) == devices.LADDER and devices.top_of(s, k) == h


def can_advance_into(s: State, board: Board, u: int, h: int, points: int) -> bool:
    if leaps_to(s, u, h):
        return standing(s, h) < 0 and not devices.is_shut(s, h)
    cost = step_cost(s, board, u, get(s, u, HEX), get(s, u, DIR), h)
    if cost == 0 or cost > points:
        return False
    v = standing(s, h)
    if v < 0 or v == u:
        return True
    if is_horse(s, v):
        return not is_mounted(s, u)
    return get(s, v, SEAT) == get(s, u, SEAT) or is_stunned(s, v)


def can_go_on(s: State, board: Board, u: int, h: int, points: int) -> bool:
    """Whether an advance over an unconscious man could end on a free hex behind him (GUI-MEL-22)."""
    if is_mounted(s, u):
        return False
    left = points - step_cost(s, board, u, get(s, u, HEX), get(s, u, DIR), h)
    for d in range(6):
        y = board.near[h * 6 + d]
        if y == NOWHERE or standing(s, y) >= 0:
            continue
        cost = step_cost(s, board, u, h, -1, y)
        if 0 < cost <= left:
            return True
    return False


def advance_pending(s: State) -> bool:
    """Ask the winner as long as somebody can follow up."""
    u = field(s, 3)
    if u >= 0:
        if s.facts[MOVER] == u + 1 and is_active(s, u):
            return True
        set_field(s, 3, -1)
        return False
    for w in members(field(s, 2)):
        if is_active(s, w) and advance_hexes(s, w):
            return True
    pop(s)
    return False


def advance(s: State, u: int, h: int) -> None:
    """The first hex of an advance."""
    break_ranks(s, u)
    release_horses(s, u)
    set_field(s, 2, field(s, 2) & ~(1 << u))
    set_field(s, 3, u)
    set_field(s, 4, allowance(s, u) // 2)
    set_field(s, 7, 0)
    lift(s, u)
    s.facts[MOVER] = u + 1
    s.facts[LAST_OK] = place_code(s, u)
    advance_step(s, h)


def why_not_advance_on(s: State, u: int, h: int) -> str:
    """Why the advance may not go on into this hex."""
    board = board_of(s)
    if not board.holds(h):
        return "GUI-MOV-02 off-map"
    if step_cost(s, board, u, get(s, u, HEX), get(s, u, DIR), h) == 0:
        return "GUI-BLD-21 no-way"
    if not can_advance_into(s, board, u, h, field(s, 4)):
        return "GUI-MEL-21 cannot"
    return ""


def advance_step(s: State, h: int) -> None:
    """One hex; leaving the hexes before the last one can be checked (GUI-INF-09)."""
    board = board_of(s)
    u = field(s, 3)
    checked = field(s, 7) > 0 and not reading(s, ADVANCE_UNCHECKED)  # GUI-MEL-25
    if checked and not slip_past(s, u, get(s, u, HEX), field(s, 6) | engaged(s, board, u)):
        return
    leap = leaps_to(s, u, h)
    cost = field(s, 4) if leap else step_cost(s, board, u, get(s, u, HEX), get(s, u, DIR), h)
    if is_mounted(s, u):
        d = get(s, u, DIR)
        put(s, u, DIR, riders.direction_after(d, riders.place_of(get(s, u, HEX), d, h)))
    put(s, u, HEX, h)
    set_field(s, 4, field(s, 4) - cost)
    set_field(s, 7, field(s, 7) + 1)
    ev.tell(s, ev.UNIT_ADVANCED, "GUI-MEL-21", (ev.name(s, u), h))
    note_stop(s, u)
    if leap:
        hurt_by_jump(s, u)


def engaged(s: State, board: Board, u: int) -> int:
    """Enemies adjacent to an opponent other than the advancing unit cannot check it (GUI-MEL-25)."""
    seat = get(s, u, SEAT)
    mask = 0
    for v in range(count(s)):
        if not is_active(s, v) or get(s, v, SEAT) == seat:
            continue
        for h in hexes_of(s, v):
            for d in range(6):
                n = board.near[h * 6 + d]
                if n == NOWHERE:
                    continue
                w = standing(s, n)
                if w >= 0 and w != u and get(s, w, SEAT) == seat and is_active(s, w):
                    mask |= 1 << v
    return mask


def end_advance(s: State) -> None:
    """The unit stands where it is."""
    u = field(s, 3)
    halt(s, u)
    set_field(s, 3, -1)


def stay(s: State) -> None:
    set_field(s, 2, 0)
    set_field(s, 3, -1)
