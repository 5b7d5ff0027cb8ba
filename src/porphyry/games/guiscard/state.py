"""All that a skirmish is, as numbers: header, units, and one number a hex for those who stand and lie there.

Persons, horses and animals are units.  A ridden horse has no place of its own; its rider fills two hexes.
Health and consciousness are kept apart, so that waking up does not heal (GUI-CMP-15).
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.kernel.state import State

# ---------------------------------------------------------------- header
SCENARIO: Final = 0
ROUND: Final = 1  # 0 while setting up
ACTIVE: Final = 2
STEP: Final = 3
OVER: Final = 4  # 0 running, 1 + seat won, 3 draw
WHY_OVER: Final = 5
GATE: Final = 6
TENTS: Final = 7  # bit mask of tent hexes pulled down, in the order of the scenario's tents
COUNT: Final = 8  # units
OCC: Final = 9  # where the hexes begin
TURN: Final = 10  # player turns so far
CEASE: Final = 11  # bit a seat: no more defensive fire this turn
STUNNED: Final = 12  # how many lie unconscious
FORMED: Final = 13  # how many hoplites stand in formation
OPTIONS: Final = 14  # bit mask of the other readings
BLOOD: Final = 15  # somebody has attacked (scenario 8)
LOOT: Final = 16  # four markers: hex, 4096 + carrier, 8192 taken away; -1 none
CHOICE: Final = 20  # the side chosen in secret to leave by; + 8 once everybody has seen it
CHARGES: Final = 21  # charges declared this turn
ARRIVED: Final = 22  # bit mask of groups that have arrived
MOVER: Final = 23  # unit on the move, + 1
SET_UP: Final = 24  # units placed so far
LAST_OK: Final = 25  # where the mover may be put back to: hex * 8 + direction (GUI-STK-04)
LOSER: Final = 26  # hexes the beaten left, twelve bits each, + 1
WINDOW: Final = 27  # unit whose stationary window is next
WRECKS: Final = (
    28  # bit mask of destroyed hexes, in the order of the scenario's breakable ones (GUI-CAS-05, GUI-DEM-05)
)
SIEGE_OPTIONS: Final = 29  # bit mask of the other readings of chapters 10 and 11
DEVICES: Final = 30  # where ladders, ropes and engines begin; 0 without chapter 10
CAMP: Final = 31  # where the facts of a siege begin; 0 = a skirmish
BASE: Final = 32  # first unit

# ---------------------------------------------------------------- a unit
SIZE: Final = 18
ROSTER: Final = 0
SEAT: Final = 1
HEX: Final = 2
DIR: Final = 3
PLACE: Final = 4
HEALTH: Final = 5
STUN: Final = 6  # 0 conscious, else 1 + the turn in which he was knocked out
MOUNT: Final = 7  # person: his horse while mounted; horse: its rider while ridden; else -1
MARKS: Final = 8
SPENT: Final = 9  # movement points spent in the last turn of the unit's side
TARGET: Final = 10  # charge: the unit charged at
WAY: Final = 11  # charge: its path, three ways a step, length in the high bits
CARRY: Final = 12  # person carried by this one
LED: Final = 13  # horse: who leads it
AIM: Final = 14  # hex aimed at in a volley
LANCES: Final = 15  # formed hoplite: 0 marker stands, else 1 + the turn in which the lances were beaten
SEEN_BY: Final = 15  # others, where each infiltrator is checked apart: enemies who have checked him this turn
GROUP: Final = 16  # group of the scenario
ORDER: Final = 17  # order of declaration of a charge; 0 none

# Places.
WAITING: Final = 0
ON_MAP: Final = 1
LEFT: Final = 2
GONE: Final = 3  # dead and off the table, or captured
CARRIED: Final = 4
RIDDEN: Final = 5
UNPLACED: Final = 6
UNDER: Final = 7  # beneath somebody who fell on him (GUI-LAD-17)

# Health.
HEALTHY: Final = 0
WOUNDED: Final = 1
DEAD: Final = 2

# Marks.
FIRED: Final = 1  # in the last turn of the unit's side
MOVED: Final = 2
ATTACKED: Final = 4  # made a melee attack in the last turn of the unit's side
WAS_ATTACKED: Final = 8  # was attacked in melee in the last turn of the unit's side
BUSY: Final = 16  # spends the turn on one job
CHECKED: Final = 32  # has rolled its infiltration check this turn
LANCE_GONE: Final = 64
FIRED_BACK: Final = 128  # fired defensively in this enemy turn
CHARGING: Final = 256
CHARGED_AT: Final = 512  # target of a charge or counter-charge this turn
COUNTERING: Final = 1024
FORMATION: Final = 2048
FOULKON: Final = 4096
NAMED: Final = 8192  # named for a volley
MISSED_REINS: Final = 16384
HIT_BY_FRIEND: Final = 32768  # was attacked by his enemies earlier in this step 4
REACHED: Final = 65536  # a charger who stands before his target
GATE_JOB: Final = 131072
TENT_JOB: Final = 262144
LOOT_JOB: Final = 524288
WAS_TARGET: Final = 1 << 20  # walking with others, in a row or with a ladder: it was fired at one hex ago
HIT_LAST: Final = 1 << 30  # was attacked in melee in the enemy's last turn
COVERED_FIRST: Final = 1 << 22  # in crossfire: covered against the first of two ways (GUI-BLD-18, GUI-BLD-20)
COVERED_SECOND: Final = 1 << 23
GROUPED: Final = 1 << 21  # charges as one of a group
ARROWS_USED: Final = (
    36  # eight bits from here: fire arrows shot or handed on, less those taken over; above 127 less than none
)
KINDLING: Final = 1 << 28  # spends the turn beside wood to light it in the next one (GUI-FIR-01)
KINDLED: Final = 1 << 29  # has done so, and may set the wood alight (GUI-FIR-02)
THREW: Final = 1 << 34  # has thrown a grapnel since the start of the last turn of the unit's side (GUI-GRA-03)
LENT: Final = 1 << 31  # gives the turn to an engine or a rope (GUI-STN-08, GUI-GRA-16)
CLIMBED: Final = 1 << 32  # has got onto a ladder this turn (GUI-LAD-09)
CAPTIVE: Final = 1 << 33  # taken prisoner (scenario 9)
INSTEAD: Final = 1 << 35  # threw down a ladder or cut a rope instead of firing or fighting (GUI-LAD-14, GUI-GRA-14)
SHIFTED: Final = 1 << 24  # has shifted or taken down a ladder (GUI-LAD-11)
SERVED: Final = 1 << 25  # fired with an engine, and with no weapon of his own (GUI-STN-04, GUI-GRK-03)
OWN_TURN: Final = (
    FIRED
    | SERVED
    | MOVED
    | ATTACKED
    | WAS_ATTACKED
    | BUSY
    | FIRED_BACK
    | MISSED_REINS
    | GATE_JOB
    | TENT_JOB
    | LOOT_JOB
    | KINDLING
    | KINDLED
    | THREW
    | LENT
    | CLIMBED
    | INSTEAD
    | SHIFTED
)
EVERY_TURN: Final = (
    CHECKED
    | COVERED_FIRST
    | COVERED_SECOND
    | CHARGING
    | CHARGED_AT
    | COUNTERING
    | NAMED
    | HIT_BY_FRIEND
    | REACHED
    | WAS_TARGET
    | GROUPED
)

NOBODY: Final = -1


def get(s: State, u: int, what: int) -> int:
    """One fact of a unit."""
    return s.facts[BASE + u * SIZE + what]


def put(s: State, u: int, what: int, value: int) -> None:
    s.facts[BASE + u * SIZE + what] = value


def count(s: State) -> int:
    return s.facts[COUNT]


def has(s: State, u: int, mark: int) -> bool:
    """Whether a unit bears a mark."""
    return s.facts[BASE + u * SIZE + MARKS] & mark != 0


def mark(s: State, u: int, bits: int) -> None:
    s.facts[BASE + u * SIZE + MARKS] |= bits


def unmark(s: State, u: int, bits: int) -> None:
    s.facts[BASE + u * SIZE + MARKS] &= ~bits


def flags(s: State, u: int) -> int:
    """What the counter says: armoured, rider, hoplite ..."""
    return t.FLAGS[s.facts[BASE + u * SIZE + ROSTER]]


def is_horse(s: State, u: int) -> bool:
    return flags(s, u) & t.HORSE != 0


def is_armoured(s: State, u: int) -> bool:
    return flags(s, u) & t.ARMOURED != 0


def is_mounted(s: State, u: int) -> bool:
    """On horseback; a horse by itself is not."""
    at = BASE + u * SIZE
    f = s.facts
    return f[at + MOUNT] >= 0 and t.FLAGS[f[at + ROSTER]] & t.HORSE == 0


def is_long(s: State, u: int) -> bool:
    """Fills two hexes: riders and horses."""
    at = BASE + u * SIZE
    return t.FLAGS[s.facts[at + ROSTER]] & t.HORSE != 0 or s.facts[at + MOUNT] >= 0


def is_living(s: State, u: int) -> bool:
    return s.facts[BASE + u * SIZE + HEALTH] != DEAD


def is_on_map(s: State, u: int) -> bool:
    at = BASE + u * SIZE
    return s.facts[at + PLACE] == ON_MAP and s.facts[at + HEALTH] != DEAD


def is_active(s: State, u: int) -> bool:
    """On the table, living, conscious and a person or animal (GUI-CMP-13)."""
    at = BASE + u * SIZE
    f = s.facts
    return (
        f[at + PLACE] == ON_MAP
        and f[at + HEALTH] != DEAD
        and f[at + STUN] == 0
        and t.FLAGS[f[at + ROSTER]] & t.HORSE == 0
    )


def is_stunned(s: State, u: int) -> bool:
    return s.facts[BASE + u * SIZE + STUN] != 0


def is_wounded(s: State, u: int) -> bool:
    return s.facts[BASE + u * SIZE + HEALTH] == WOUNDED


def value(s: State, u: int, which: int) -> int:
    """Attack 0, defence 1 or movement 2 of the counter in use (GUI-CMP-09)."""
    return printed(s, u, which, s.facts[BASE + u * SIZE + HEALTH] == WOUNDED)


def printed(s: State, u: int, which: int, wounded: bool) -> int:
    """The same of the healthy or the wounded side."""
    at = BASE + u * SIZE
    f = s.facts
    kind = f[at + ROSTER]
    row = 0
    if f[at + MOUNT] >= 0 and t.FLAGS[kind] & t.HORSE == 0:
        row = 2
    if wounded:
        row += 1
    return t.VALUES[kind * 12 + row * 3 + which]


def attack(s: State, u: int) -> int:
    return 0 if is_stunned(s, u) else value(s, u, 0)


def defence(s: State, u: int) -> int:
    """A horse defends with 1, an unconscious man with what he wears (GUI-CMP-13, GUI-MEL-35)."""
    at = BASE + u * SIZE
    if s.facts[at + STUN] != 0:
        return t.STUNNED_D[s.facts[at + ROSTER]]
    return value(s, u, 1)


def allowance(s: State, u: int) -> int:
    return value(s, u, 2)


def tail(s: State, u: int) -> int:
    """Tail hex of a two-hex unit."""
    at = BASE + u * SIZE
    return riders.tail_of(s.facts[at + HEX], s.facts[at + DIR])


def led_by(s: State, u: int) -> list[int]:
    """The horses, or units, that a unit leads."""
    f = s.facts
    found = NONE_LED
    for at in range(BASE + LED, f[OCC], SIZE):
        if f[at] == u:
            found = [*found, (at - BASE) // SIZE]
    return found


NONE_LED: Final[list[int]] = []


# ---------------------------------------------------------------- hexes


def standing(s: State, h: int) -> int:
    """The living unit in a hex, or NOBODY.  A unit on the move is nowhere."""
    return (s.facts[s.facts[OCC] + h] & 255) - 1


def dead_persons(s: State, h: int) -> int:
    return s.facts[s.facts[OCC] + h] >> 8 & 15


def dead_horses(s: State, h: int) -> int:
    return s.facts[s.facts[OCC] + h] >> 12 & 3


def lift(s: State, u: int) -> None:
    """Take a living unit off its hexes."""
    f = s.facts
    h = f[BASE + u * SIZE + HEX]
    if h == NOWHERE:
        return
    occ = f[OCC]
    if f[occ + h] & 255 == u + 1:
        f[occ + h] &= ~255
    if is_long(s, u):
        h = tail(s, u)
        if h != NOWHERE and f[occ + h] & 255 == u + 1:
            f[occ + h] &= ~255
    elif f[DEVICES] and f[f[DEVICES] + BENEATH]:
        uncover(s, h)


def settle(s: State, u: int) -> None:
    """Put a living unit on its hexes."""
    f = s.facts
    h = f[BASE + u * SIZE + HEX]
    occ = f[OCC]
    if f[DEVICES] and f[occ + h] & 255 not in (0, u + 1):
        bury(s, (f[occ + h] & 255) - 1)
    f[occ + h] = f[occ + h] & ~255 | (u + 1)
    if is_long(s, u):
        h = tail(s, u)
        if h != NOWHERE:
            f[occ + h] = f[occ + h] & ~255 | (u + 1)


# What later chapters lay into a hex, beside units and bodies.
NAPHTHA: Final = 1 << 14
BURNING: Final = 1 << 15
ENGINE_HERE: Final = 1 << 19
LADDER_HERE: Final = 1 << 20  # a ladder leans here
SHUT: Final = BURNING | ENGINE_HERE | LADDER_HERE  # nobody walks in (GUI-FIR-12, GUI-STN-09, GUI-LAD-01)


def word(s: State, h: int) -> int:
    """All that lies and stands in a hex, as bits."""
    return s.facts[s.facts[OCC] + h]


def is_burning(s: State, h: int) -> bool:
    return word(s, h) & BURNING != 0


def is_shut(s: State, h: int) -> bool:
    """Whether fire, an engine or a ladder keeps everybody from walking into a hex."""
    return word(s, h) & SHUT != 0


BENEATH: Final = 1  # at DEVICES + 1: how many lie beneath somebody who fell on them


def bury(s: State, v: int) -> None:
    """Somebody fell on ``v``, and the two share the hex until one can move (GUI-LAD-17)."""
    put(s, v, PLACE, UNDER)
    s.facts[s.facts[DEVICES] + BENEATH] += 1


def unbury(s: State, v: int) -> None:
    """He lies beneath nobody any more."""
    put(s, v, PLACE, ON_MAP)
    s.facts[s.facts[DEVICES] + BENEATH] -= 1


def beneath(s: State, h: int) -> int:
    """Who lies beneath the one that stands in a hex, or NOBODY."""
    at = s.facts[DEVICES]
    if at == 0 or s.facts[at + BENEATH] == 0:
        return NOBODY
    for v in range(count(s)):
        if get(s, v, PLACE) == UNDER and get(s, v, HEX) == h:
            return v
    return NOBODY


def uncover(s: State, h: int) -> None:
    """The unit that lay beneath another is alone in its hex again."""
    v = beneath(s, h)
    if v >= 0 and s.facts[s.facts[OCC] + h] & 255 == 0:
        unbury(s, v)
        s.facts[s.facts[OCC] + h] |= v + 1


def lay_body(s: State, h: int) -> None:
    """A dead person in a hex."""
    f = s.facts
    if dead_persons(s, h) < 15:
        f[f[OCC] + h] += 1 << 8


def lift_body(s: State, h: int) -> None:
    if dead_persons(s, h) > 0:
        s.facts[s.facts[OCC] + h] -= 1 << 8


def lay_dead_horse(s: State, head: int, d: int) -> None:
    """A dead horse counts in both its hexes (GUI-MOV-11)."""
    f = s.facts
    for h in carcass_hexes(s, head, d):
        if dead_horses(s, h) < 3:
            f[f[OCC] + h] += 1 << 12


def carcass_hexes(s: State, head: int, d: int) -> list[int]:
    """The hexes in which a dead horse counts."""
    back = riders.tail_of(head, d)
    return [head] if back == NOWHERE or reading(s, HORSE_LIES_IN_ONE) else [head, back]


def lift_dead_horse(s: State, head: int, d: int) -> None:
    f = s.facts
    for h in carcass_hexes(s, head, d):
        if dead_horses(s, h) > 0:
            f[f[OCC] + h] -= 1 << 12


# Other readings of rules that can be played, in the order of game.py's options; each value but the first has a bit.
PASS_WOUNDED: Final = 0
START_HEX: Final = 1
SHORT_RETREAT: Final = 2
KO_HEALS: Final = 3
EIGHT_HEXES: Final = 4
OWN_ONLY: Final = 5
HORSE_BLOCKS: Final = 6
WOUND_GOES_ON: Final = 7
SECOND_WOUND_STAYS: Final = 8
WAKES_FROM_ENEMY: Final = 9
COVER_ADDS: Final = 10
PAYS_BOTH_HEXES: Final = 11
MAY_DROWN: Final = 12
HORSE_LIES_IN_ONE: Final = 13
CLEARED_HEX_TOO: Final = 14
CHECKED_APART: Final = 15
OWN_ATTACKS_ONLY: Final = 16
NO_DISPLACING: Final = 17
RIDER_WATCHES_ROUND: Final = 18
FREE_DISMOUNT: Final = 19
MOUNTED_LEADERS: Final = 20
ENEMY_TURN_COUNTS: Final = 21
SHOT_BY_SHOT: Final = 22
ONLY_DECLARED: Final = 23
EITHER_HEX: Final = 24
FROM_CASTLE_EVERYWHERE: Final = 25
FROM_HEIGHTS_EVERYWHERE: Final = 26
MANY_TO_MANY: Final = 27
ATTACKER_CHOOSES: Final = 28
ADVANCE_UNCHECKED: Final = 29
NO_WATER_FIGHT: Final = 30
FRONT_ONLY: Final = 31
THROW_AND_CHARGE: Final = 32
FREE_ORDER: Final = 33
PRINTED_ATTACK: Final = 34
MARKER_IS_STATE: Final = 35
FOULKON_HOLDS: Final = 36
ATTACK_AGAIN: Final = 37
WINDOW_FAIR: Final = 38
COVER_PER_SHOT: Final = 39
SLIT_JAVELINS: Final = 40
# These change the board or its lines of sight.
FLAT_LOW_WALL: Final = 41
SHALLOW_COVERS: Final = 42
ANY_DRY_BANK: Final = 43
SLIT_FIELD: Final = 44
GATE_LIGHT: Final = 45
BOARD_READINGS: Final = 31 << FLAT_LOW_WALL
# Readings of the siege.
BRACKETS: Final = 46
HIGHER_ONE: Final = 47
HALVES_UP: Final = 48
ANY_PATROL: Final = 49


# Those of chapter 10 stand apart, so that neither list shifts the other.
NO_LADDER_FIRE: Final = 50
JUMP_D10: Final = 51
ROPE_JUMP: Final = 52
WEAK_FIRE: Final = 53


def reading(s: State, bit: int) -> bool:
    """Whether the other reading of a rule is played."""
    return s.facts[OPTIONS] >> bit & 1 != 0


# And those of both siege chapters that no skirmish asks for, in a mask of their own.
COUNTS_EVERY_TURN: Final = 0
CREW_RELOADS: Final = 1
CREW_IS_FREE: Final = 2
FALLS_OUTWARDS: Final = 3
CALENDAR_JUMPS: Final = 4
WORSE_BRACKET: Final = 5
PARLEY_NEEDS_INITIATIVE: Final = 6
PARLEY_IS_ACTION: Final = 7
CAPTIVES_COMMAND: Final = 8
FALLEN_GO_FREE: Final = 9
PULL_FROM_AFAR: Final = 10
ONLY_NIMBLE_THROW: Final = 11
WOUNDED_SERVE: Final = 12
WORTHY_STONES: Final = 13
NO_DUSK: Final = 14
THROWERS_STAY: Final = 15
ALL_ON_FOOT: Final = 16


# Readings of the skirmish that came later; the upper half of the same mask.
KO_KILLS: Final = 31  # the third value of an older one
HEAD_RETREATS: Final = 32
SLEEPER_BY_TABLE: Final = 33
JAVELINS_WAIT: Final = 34
DOOR_NEUTRAL: Final = 35
FOOT_LANCE_AS_MOUNTED: Final = 36
STAND_TO_FORM: Final = 37
HIGH_AS_LEVEL: Final = 38
CHOKED_IS_SAFE: Final = 39
SLEEPERS_LET_OUT: Final = 40
OVER_SLEEPERS: Final = 41
ROW_STANDS: Final = 42


def later_reading(s: State, bit: int) -> bool:
    """The same for these."""
    return s.facts[SIEGE_OPTIONS] >> bit & 1 != 0


def siege_reading(s: State, bit: int) -> bool:
    """The same for the siege."""
    return s.facts[SIEGE_OPTIONS] >> bit & 1 != 0


def bodies_choke(s: State, h: int) -> bool:
    """Whether bodies alone close a hex (GUI-MOV-11)."""
    bodies = s.facts[s.facts[OCC] + h] >> 8
    men, horses = bodies & 15, bodies >> 4 & 3
    return men >= 6 or horses >= 2 or (horses >= 1 and men >= 3)


def unit_of(s: State, kind: int) -> int:
    """The unit with a roster number, or -1."""
    f = s.facts
    for u in range(f[COUNT]):
        if f[BASE + u * SIZE + ROSTER] == kind:
            return u
    return -1
