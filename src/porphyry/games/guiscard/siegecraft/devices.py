"""What chapter 10 puts on the table: ladders, grapnels, engines as records, fire and naphtha as bits of a hex.

A scenario without chapter 10 has no such region and pays for none of it: ``DEVICES`` is 0.  Otherwise it is where the
records begin, ``FEW`` ints of general facts first.  A device keeps its name, state, hex, direction and two numbers whose
meaning depends on its kind:

=========  ==========================================  ==========================================
kind       HOLDER                                      OTHER
=========  ==========================================  ==========================================
ladder     first carrier; leaning: who is on it         second carrier; leaning: the turn it was raised in
grapnel    who has it; fixed: who is on the rope        fixed: height of the climber, in points of the way up
thrower    round of the last shot                       hexes moved this turn
siphon     round of the last shot                       -
=========  ==========================================  ==========================================
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance, is_pair, left_of, neighbour, right_of
from porphyry.games.guiscard.state import BURNING as BURNING
from porphyry.games.guiscard.state import DEVICES, HEX, OCC, SEAT, get, is_active, is_armoured, is_long, standing
from porphyry.games.guiscard.state import ENGINE_HERE as ENGINE_HERE
from porphyry.games.guiscard.state import LADDER_HERE as LADDER_HERE
from porphyry.games.guiscard.state import NAPHTHA as NAPHTHA
from porphyry.games.guiscard.state import SHUT as SHUT
from porphyry.games.guiscard.state import is_burning as is_burning
from porphyry.games.guiscard.state import is_shut as is_shut
from porphyry.games.guiscard.state import word as word
from porphyry.kernel.state import State

LADDERS: Final = 4
GRAPNELS: Final = 6
THROWERS: Final = 2
SIPHONS: Final = 2
KIND_NAMES: Final = ["ladder", "grapnel", "thrower", "siphon"]
LADDER: Final = 0
GRAPNEL: Final = 1
THROWER: Final = 2
SIPHON: Final = 3
DEVICE_IDS: Final[list[str]] = [
    f"{kind}-{n}"
    for kind, most in (("ladder", LADDERS), ("grapnel", GRAPNELS), ("thrower", THROWERS), ("siphon", SIPHONS))
    for n in range(1, most + 1)
]
KIND_OF: Final[list[int]] = [KIND_NAMES.index(name.partition("-")[0]) for name in DEVICE_IDS]
BEARINGS: Final = [  # even: at a side of the hex; odd: at a corner
    "n", "n-ne", "ne", "ne-se", "se", "se-s", "s", "s-sw", "sw", "sw-nw", "nw", "nw-n",
]  # fmt: skip

# General facts at the head of the region.
FEW: Final = 8
HOW_MANY: Final = 0  # fact 1 is state.BENEATH
WATCH: Final = 2  # hexes the guards walk this turn before the alarm (scenario 11)
SPILT: Final = 3  # 1 once naphtha has been spilt

# A device.
LONG: Final = 7
NAME: Final = 0
STATE: Final = 1
PLACE_HEX: Final = 2
BEARING: Final = 3  # ladder and rope: direction 0-5; engine: bearing 0-11
OWNER: Final = 4
HOLDER: Final = 5
OTHER: Final = 6

# States.
ABSENT: Final = 0  # not on the table yet
CARRIED: Final = 1  # ladder between two men, grapnel coiled on one
LYING: Final = 2  # on the ground
LEANING: Final = 3  # ladder against a palisade, grapnel fixed on top of a wall
READY: Final = 4  # engine
LOST: Final = 5  # burnt, burst, cut, smashed
JAMMED: Final = 6  # engine that does not work any more
STATES: Final = ["absent", "carried", "lying", "fixed", "ready", "lost", "jammed"]

# Bits of a hex beside those that state.py names.
BURN_SHIFT: Final = 16  # two bits: how often it was counted
FIRE_OF: Final = 1 << 18  # lit by seat 1


def is_used(s: State) -> bool:
    """Whether chapter 10 is played."""
    return s.facts[DEVICES] != 0


def count_devices(s: State) -> int:
    at = s.facts[DEVICES]
    return s.facts[at + HOW_MANY] if at else 0


def dev(s: State, k: int, what: int) -> int:
    """One fact of a device."""
    return s.facts[s.facts[DEVICES] + FEW + k * LONG + what]


def set_dev(s: State, k: int, what: int, value: int) -> None:
    s.facts[s.facts[DEVICES] + FEW + k * LONG + what] = value


def kind_of(s: State, k: int) -> int:
    return KIND_OF[dev(s, k, NAME)]


def owned(s: State) -> list[int]:
    """The devices somebody has; the other counters stay in the box."""
    return [k for k in range(count_devices(s)) if dev(s, k, OWNER) >= 0]


def device_of(s: State, name: int) -> int:
    """The device with a name's number, or -1."""
    for k in range(count_devices(s)):
        if dev(s, k, NAME) == name:
            return k
    return -1


def add_device(s: State, name: int, seat: int) -> int:
    """A new device at the end of the list, not on the table yet."""
    k = s.facts[s.facts[DEVICES] + HOW_MANY]
    s.facts[s.facts[DEVICES] + HOW_MANY] = k + 1
    s.facts.extend([name, ABSENT, NOWHERE, 0, seat, -1, -1])
    return k


def open_region(s: State) -> None:
    """Make room for devices after everything else; done once, when the units and hexes are dealt."""
    s.facts[DEVICES] = len(s.facts)
    s.facts.extend([0] * FEW)


# ---------------------------------------------------------------- hexes


def set_bit(s: State, h: int, bit: int) -> None:
    s.facts[s.facts[OCC] + h] |= bit


def clear_bit(s: State, h: int, bit: int) -> None:
    s.facts[s.facts[OCC] + h] &= ~bit


def has_naphtha(s: State, h: int) -> bool:
    return word(s, h) & NAPHTHA != 0


def burn_count(s: State, h: int) -> int:
    return word(s, h) >> BURN_SHIFT & 3


def fire_owner(s: State, h: int) -> int:
    return 1 if word(s, h) & FIRE_OF else 0


# ---------------------------------------------------------------- where devices are


def hexes_of_device(s: State, k: int) -> list[int]:
    """The hexes a device covers; none while it is carried on a man or off the table."""
    h, d = dev(s, k, PLACE_HEX), dev(s, k, BEARING)
    kind, state = kind_of(s, k), dev(s, k, STATE)
    if state in (ABSENT, LOST) or h == NOWHERE:
        return []
    if kind == LADDER and state != LEANING:
        return [h, neighbour(h, d)]  # GUI-LAD-03
    if kind == THROWER:
        return [h, riders.tail_of(h, d // 2)]
    return [h]


def engine_between(s: State, cells: list[int]) -> bool:
    """Whether an engine stands in the line (GUI-STN-09); along a side both hexes must be blocked (GUI-LOS-03)."""
    for cell in cells:
        if is_pair(cell):
            if word(s, left_of(cell)) & word(s, right_of(cell)) & ENGINE_HERE:
                return True
        elif word(s, cell) & ENGINE_HERE:
            return True
    return False


def engine_at(s: State, h: int) -> int:
    """The engine that stands in a hex, or -1."""
    if word(s, h) & ENGINE_HERE == 0:
        return -1
    for k in range(count_devices(s)):
        if dev(s, k, STATE) in (READY, JAMMED) and h in hexes_of_device(s, k):
            return k
    return -1


def ladder_at(s: State, h: int) -> int:
    """The ladder that leans in a hex, or -1."""
    if word(s, h) & LADDER_HERE == 0:
        return -1
    for k in range(count_devices(s)):
        if dev(s, k, STATE) == LEANING and kind_of(s, k) == LADDER and dev(s, k, PLACE_HEX) == h:
            return k
    return -1


def top_of(s: State, k: int) -> int:
    """The hex a leaning ladder or a fixed rope leads up to."""
    return neighbour(dev(s, k, PLACE_HEX), dev(s, k, BEARING))


def is_climbing(s: State, u: int) -> bool:
    """On a ladder, or off the ground on a rope."""
    return s.facts[DEVICES] != 0 and climbed(s, u) >= 0


def climbed(s: State, u: int) -> int:
    """The ladder or rope a unit is on, or -1.  Whoever has left the hex is off it, for whatever reason."""
    if not is_active(s, u):
        return -1
    f, h = s.facts, get(s, u, HEX)
    at = f[DEVICES] + FEW
    for k in range(count_devices(s)):
        there = f[at + HOLDER] == u and f[at + STATE] == LEANING and f[at + PLACE_HEX] == h
        if there and (f[at + OTHER] > 0 or KIND_OF[f[at + NAME]] == LADDER):
            return k
        at += LONG
    return -1


def hangs(s: State, u: int) -> bool:
    """Hanging on a rope, hands full."""
    if s.facts[DEVICES] == 0:
        return False
    k = climbed(s, u)
    return k >= 0 and kind_of(s, k) == GRAPNEL


def bridges(s: State, u: int, n: int, h: int) -> bool:
    """Whether ``u`` in ``n`` can fight over a palisade into ``h``: a ladder or a climber's rope joins the two."""
    for k in range(count_devices(s)):
        if dev(s, k, STATE) != LEANING:
            continue
        foot, top = dev(s, k, PLACE_HEX), top_of(s, k)
        if kind_of(s, k) == LADDER:
            v = dev(s, k, HOLDER)
            if (n, h) == (top, foot) and v >= 0 and climbed(s, v) == k:
                return True
            if (n, h) == (foot, top) and v == u and climbed(s, u) == k:
                return True
        elif (n, h) == (top, foot):
            v = standing(s, h)
            if v >= 0 and climbed(s, v) == k:
                return True  # GUI-GRA-10
    return False


def carried_by(s: State, u: int, kind: int) -> int:
    """The ladder or grapnel a unit carries, or -1."""
    f = s.facts
    at = f[DEVICES] + FEW
    for k in range(count_devices(s)):
        if f[at + STATE] == CARRIED and (f[at + HOLDER] == u or f[at + OTHER] == u) and KIND_OF[f[at + NAME]] == kind:
            return k
        at += LONG
    return -1


def ladder_in_hand(s: State, u: int) -> int:
    """The ladder a unit carries with another, or -1 (GUI-LAD-03)."""
    return carried_by(s, u, LADDER) if s.facts[DEVICES] else -1


def other_carrier(s: State, k: int, u: int) -> int:
    a, b = dev(s, k, HOLDER), dev(s, k, OTHER)
    return b if a == u else a


def let_fall(s: State, u: int) -> None:
    """A unit that falls, flees or is pushed lets go of ladder and grapnel; they lie where it was."""
    for k in range(count_devices(s)):
        if dev(s, k, STATE) != CARRIED or u not in (dev(s, k, HOLDER), dev(s, k, OTHER)):
            continue
        if kind_of(s, k) == LADDER:
            lay_ladder(s, k, "GUI-LAD-03")  # it takes two
        elif get(s, u, HEX) != NOWHERE:
            set_dev(s, k, STATE, LYING)
            set_dev(s, k, PLACE_HEX, get(s, u, HEX))
            set_dev(s, k, HOLDER, -1)
            ev.tell(s, ev.GRAPNEL_DROPPED, "GUI-GRA-07", (dev(s, k, NAME), get(s, u, HEX)))
        else:
            set_dev(s, k, STATE, LOST)
            set_dev(s, k, HOLDER, -1)
            ev.tell(s, ev.DEVICE_LOST, "GUI-GRA-07", (dev(s, k, NAME),))


def drop_ladder(s: State, u: int) -> None:
    """A man driven off lets go of the ladder; a coiled rope stays on him."""
    k = ladder_in_hand(s, u)
    if k >= 0:
        lay_ladder(s, k, "GUI-LAD-03")


def lay_ladder(s: State, k: int, rule: str) -> None:
    """The ladder lies where its carriers held it, or where it fell."""
    h = dev(s, k, PLACE_HEX)
    ev.tell(s, ev.LADDER_DROPPED, rule, (dev(s, k, NAME), h, neighbour(h, dev(s, k, BEARING))))
    set_dev(s, k, STATE, LYING)
    set_dev(s, k, HOLDER, -1)
    set_dev(s, k, OTHER, -1)


def brings(s: State, u: int) -> bool:
    """Has a ladder in hand, or is one of two who bring one on."""
    for k in range(count_devices(s)):
        if (
            kind_of(s, k) == LADDER
            and dev(s, k, STATE) in (ABSENT, CARRIED)
            and u in (dev(s, k, HOLDER), dev(s, k, OTHER))
        ):
            return True
    return False


def beside_partner(s: State, u: int, hexes: list[int]) -> list[int]:
    """Two men come on with their ladder between them: where the first has gone, the second follows (GUI-LAD-03)."""
    for k in range(count_devices(s)):
        if kind_of(s, k) != LADDER or dev(s, k, STATE) != ABSENT or u not in (dev(s, k, HOLDER), dev(s, k, OTHER)):
            continue
        w = other_carrier(s, k, u)
        if w >= 0 and is_active(s, w):
            near = [h for h in hexes if distance(h, get(s, w, HEX)) == 1]
            return near or hexes
    return hexes


def rope_to_grab(s: State, u: int) -> int:
    """The rope an unarmoured man driven off the wall-walk could grab, or -1 (GUI-GRA-12)."""
    if s.facts[DEVICES] == 0 or is_armoured(s, u) or is_long(s, u):
        return -1
    for k in range(count_devices(s)):
        if kind_of(s, k) != GRAPNEL or dev(s, k, STATE) != LEANING or top_of(s, k) != get(s, u, HEX):
            continue
        v, foot = dev(s, k, HOLDER), dev(s, k, PLACE_HEX)
        if (v < 0 or climbed(s, v) != k) and standing(s, foot) < 0 and not is_shut(s, foot):
            return k
    return -1


def friends_near(s: State, h: int, seat: int) -> list[int]:
    """Active men of a side in the six hexes round one."""
    out: list[int] = []
    for d in range(6):
        n = neighbour(h, d)
        u = standing(s, n) if n != NOWHERE and s.facts[OCC] + n < s.facts[DEVICES] else -1
        if u >= 0 and u not in out and get(s, u, SEAT) == seat and is_active(s, u):
            out.append(u)
    return out
