"""The facts of a siege, kept behind those of the fight of the day: the sheet, every man on the strength, the log of the days.

The region begins at ``facts[CAMP]`` and ends the list, so that the log may grow.  Its layout: a header, items under construction,
damage of the works, throwers aimed at them today, the men by roster number, one entry a day.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import GATE_DESTROYED
from porphyry.games.guiscard.ground.hexes import NOWHERE, STRIDE
from porphyry.games.guiscard.scenarios import PHASE, SCENARIOS, scenario_of
from porphyry.games.guiscard.siege.sheet import BUILDINGS, PERSONS, SIEGES, STAGES, Building, Siege, make_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.state import BASE as UNITS
from porphyry.games.guiscard.state import (
    CAMP,
    CAPTIVES_COMMAND,
    COUNT,
    DEVICES,
    GROUP,
    LOOT,
    MOUNT,
    NO_DUSK,
    OPTIONS,
    OVER,
    RIDDEN,
    SCENARIO,
    SIEGE_OPTIONS,
    SIZE,
    WHY_OVER,
    WOUNDED_SERVE,
    WRECKS,
    siege_reading,
)
from porphyry.games.guiscard.state import GATE as GATE_STATE
from porphyry.games.guiscard.state import OCC as HEXES
from porphyry.kernel.state import State

# ---------------------------------------------------------------- header
HALF: Final = 0  # two maps at once: 1 the left one is played on, 2 the right one; 0 there is one map (GUI-ASL-15)
DAY: Final = 1
LASTS: Final = 2  # the last day for which there is food
BOOKED: Final = 3  # days of food the besieger has taken (GUI-ASL-11)
BESIEGER: Final = 4  # seat
HAPPENED: Final = 5  # bit mask of events
INITIATIVE: Final = 6  # seat, or -1
RAIN: Final = 7  # added to the besieged's next initiative roll (event 18)
STORES: Final = 8  # the besieger's grapnels, ladders, throwers
KEPT: Final = 11  # those of the besieged after a reversal (GUI-ASL-18)
ENGINEER: Final = 14  # event 10
BATTLED: Final = 15  # the one open battle was fought (GUI-BAT-01)
DELAY: Final = 16  # the besieger rests up to this day (GUI-RAI-10)
TAKEN: Final = 17  # bit mask of parts the besieger holds
REVERSED: Final = 18
PARLEYED: Final = 19  # the day of the last negotiation
ACTION: Final = 20  # what is done today
TRAITOR: Final = 21  # event 13 today
RELIEF: Final = 22  # a relief army came today
QUIET: Final = 23  # rounds without melee (GUI-ASL-07)
FOUGHT: Final = 24  # there was melee in this round
ATTACKER: Final = 25  # seat that storms
EDGE: Final = 26  # where the party came on, or which flank the besieged took
EVENT: Final = 27  # of today; 0 none
PATROLS: Final = 28  # patrol turns so far (GUI-SOR-07)
PENDING: Final = 29  # two maps: bit mask of maps still to be played on in this turn
GIVEN: Final = 30  # two maps: the besieged gave the first turn in the building away
SIEGE: Final = 31
SLOTS: Final = 32  # eight items under construction: kind + 1 | days of work << 4 | worked on today << 12
SLOT_COUNT: Final = 8
DAMAGE: Final = 40  # stages, by work
AIMED: Final = 64  # throwers aimed today, by work
WORKS: Final = 24
MEN: Final = 88

# ---------------------------------------------------------------- a man
MAN: Final = 6
OWNER: Final = 0  # 0 nobody, else 1 + seat
STATE: Final = 1
RETURNS: Final = 2  # the day he is healthy again; 0 not wounded, -1 never in this siege
SPOT: Final = 3  # 1 + the hex he keeps in the building; 0 none (GUI-ACT-03)
RIDES: Final = 4  # he has a horse
DUTY: Final = 5  # today

# His state.
HEALTHY: Final = 0
WOUNDED: Final = 1
DEAD: Final = 2
CAPTURED: Final = 3

# His duty.
NO_DUTY: Final = 0
WORKING: Final = 1  # builds engines (GUI-BUI-01)
SENT: Final = 2  # takes part in the action of the day
INTRUDER: Final = 3  # let in by the traitor
STAYS: Final = 4  # keeps the building while the others fight (GUI-ASL-14)

NEW_WOUND: Final = -2  # RETURNS: wounded today, still to be rolled for

LOG: Final = MEN + MAN * PERSONS
ENTRY: Final = 7  # event, its total, initiative + 1, action, result, throwers lost, works destroyed
E_EVENT: Final = 0
E_TOTAL: Final = 1
E_INITIATIVE: Final = 2
E_ACTION: Final = 3
E_RESULT: Final = 4
E_LOST: Final = 5
E_DESTROYED: Final = 6

# Actions of a day, as in notation.ACTIONS.
A_NONE: Final = 0
A_ASSAULT: Final = 1
A_RAID: Final = 2
A_SORTIE: Final = 3
A_BATTLE: Final = 4
A_DIVIDED: Final = 5
A_WORKS: Final = 6
A_REST: Final = 7

# How a day's action, or the siege, came out, as in notation.CAUSES.
C_TAKEN: Final = 1
C_HUNGER: Final = 2
C_LEADERS: Final = 3
C_PARLEY: Final = 4
C_LIFTED: Final = 5
C_BEATEN: Final = 6
C_HELD: Final = 7
C_LULL: Final = 8
C_BROKEN_OFF: Final = 9
C_REPELLED: Final = 10
C_DUSK: Final = 11
C_LEFT: Final = 12
C_WITHDREW: Final = 13
C_REVERSED: Final = 14


REST: Final = [0, 0, -1, 0, -1, -1, 0, 0]  # fields 8 to 15 of a new unit


class Post:
    """Where a man is put when the day's fight begins."""

    def __init__(self, kind: int, seat: int, group: int, place: int, state: int, mounted: bool) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.group: int = group
        self.place: int = place
        self.state: int = state
        self.mounted: bool = mounted


def get(s: State, what: int) -> int:
    """One fact of the siege."""
    return s.facts[s.facts[CAMP] + what]


def put(s: State, what: int, value: int) -> None:
    s.facts[s.facts[CAMP] + what] = value


def man(s: State, kind: int, what: int) -> int:
    """One fact of the man with this roster number."""
    return s.facts[s.facts[CAMP] + MEN + kind * MAN + what]


def put_man(s: State, kind: int, what: int, value: int) -> None:
    s.facts[s.facts[CAMP] + MEN + kind * MAN + what] = value


def siege_of(s: State) -> Siege:
    return SIEGES[get(s, SIEGE)]


def building_of(s: State) -> Building:
    return BUILDINGS[siege_of(s).building]


def last_round(s: State) -> int:
    """After this round of a day's fighting it is dusk; 0 if it never is (GUI-ACT-01)."""
    return 0 if siege_reading(s, NO_DUSK) else siege_of(s).rounds


def armies(s: State) -> list[str]:
    """The names of the two sides."""
    return SCENARIOS[siege_of(s).scenario].sides


def besieger(s: State) -> int:
    return get(s, BESIEGER)


def besieged(s: State) -> int:
    return 1 - get(s, BESIEGER)


# ---------------------------------------------------------------- the strength


def is_on_strength(s: State, kind: int, seat: int) -> bool:
    """Alive and with the army, the wounded included."""
    return man(s, kind, OWNER) == seat + 1 and man(s, kind, STATE) <= WOUNDED


def strength(s: State, seat: int) -> list[int]:
    """The men of a side, by roster number."""
    return [kind for kind in range(PERSONS) if is_on_strength(s, kind, seat)]


def is_able(s: State, kind: int) -> bool:
    """Fit for service: a wounded man lies on the sheet from the evening of that day until he is healthy (GUI-HEA-01)."""
    if man(s, kind, STATE) == HEALTHY or siege_reading(s, WOUNDED_SERVE):
        return True
    return man(s, kind, RETURNS) == NEW_WOUND


def able(s: State, seat: int) -> list[int]:
    """The men of a side who can fight or work today."""
    return [kind for kind in strength(s, seat) if is_able(s, kind)]


def has_authority(s: State, seat: int) -> bool:
    """Whether a unit that commands is left; captured ones count as dead (GUI-CAP-02)."""
    for kind in range(PERSONS):
        captive = man(s, kind, OWNER) == seat + 1 and man(s, kind, STATE) == CAPTURED
        lives = is_on_strength(s, kind, seat) or (captive and siege_reading(s, CAPTIVES_COMMAND))
        if lives and t.FLAGS[kind] & t.COMMAND:
            return True
    return False


def enlist(s: State, kind: int, seat: int) -> None:
    """A man joins; riders bring their horses."""
    put_man(s, kind, OWNER, seat + 1)
    put_man(s, kind, RIDES, 1 if t.FLAGS[kind] & t.RIDER else 0)


def hurt(s: State, kind: int) -> None:
    """Turned to the wounded side; a wounded man dies (GUI-CMP-14)."""
    if man(s, kind, STATE) == HEALTHY:
        put_man(s, kind, STATE, WOUNDED)
        put_man(s, kind, RETURNS, NEW_WOUND)
    else:
        put_man(s, kind, STATE, DEAD)


def days_left(s: State) -> int:
    """Days of food left, today included."""
    return max(0, get(s, LASTS) - get(s, DAY) + 1)


# ---------------------------------------------------------------- the building


def walls_down(s: State) -> int:
    """Bit mask of works that are destroyed; until then a hex keeps all its properties (GUI-DEM-04)."""
    board = building_of(s).board
    mask = 0
    for k in range(len(board.works)):
        if get(s, DAMAGE + k) >= stages(s, k):
            mask |= 1 << k
    return mask


def stages(s: State, k: int) -> int:
    """How many results "D" a work stands (GUI-DEM-02)."""
    board = building_of(s).board
    return STAGES[make_of(board, board.works[k])]


# ---------------------------------------------------------------- the two regions


def found(s: State, number: int) -> None:
    """The empty facts of a siege: no fight, no men, day 0."""
    siege = SIEGES[number]
    s.facts.extend([0] * UNITS)
    s.facts[SCENARIO] = siege.scenario
    for k in range(4):
        s.facts[LOOT + k] = -1
    region = [0] * LOG
    region[SIEGE] = number
    region[INITIATIVE] = -1
    s.facts[HEXES] = UNITS
    s.facts.extend([0] * (scenario_of(s).board.rows * STRIDE))
    s.facts[CAMP] = len(s.facts)
    s.facts.extend(region)


def bring_horse(s: State, u: int) -> None:
    """A rider who was dealt on foot comes on horseback after all: his horse is one more unit, the last."""
    f = s.facts
    kind, seat = f[UNITS + u * SIZE], f[UNITS + u * SIZE + 1]
    n = f[COUNT]
    f[f[HEXES] : f[HEXES]] = [
        t.HORSE_OF[kind],
        seat,
        NOWHERE,
        -1,
        RIDDEN,
        0,
        0,
        u,
        *REST,
        f[UNITS + u * SIZE + GROUP],
        0,
    ]
    f[COUNT] = n + 1
    for what in (HEXES, DEVICES, CAMP):
        if f[what]:
            f[what] += SIZE
    f[UNITS + u * SIZE + MOUNT] = n


def lay_out(s: State, scenario: int, plan: list[Post]) -> None:
    """Clear the table, lay out the map of a scenario and deal these units onto or beside it; the siege stays as it is.

    Where the scenario has pieces or wood to burn, its ladders and engines follow the hexes, none of them owned yet.
    """
    old = s.facts
    region = old[old[CAMP] :]
    f = [0] * UNITS
    f[SCENARIO] = scenario
    for what in (OPTIONS, SIEGE_OPTIONS, OVER, WHY_OVER):
        f[what] = old[what]
    for k in range(4):
        f[LOOT + k] = -1
    n = 0
    for post in plan:
        horse = n + 1 if post.mounted else -1
        f.extend([post.kind, post.seat, NOWHERE, -1, post.place, post.state, 0, horse, *REST, post.group, 0])
        n += 1
        if post.mounted:
            f.extend([t.HORSE_OF[post.kind], post.seat, NOWHERE, -1, RIDDEN, 0, 0, n - 1, *REST, post.group, 0])
            n += 1
    f[COUNT] = n
    f[HEXES] = len(f)
    s.facts = f
    f.extend([0] * (scenario_of(s).board.rows * STRIDE))
    if scenario >= PHASE and scenario_of(s).pieces:
        dv.open_region(s)
        for piece in scenario_of(s).pieces:
            dv.set_dev(s, dv.add_device(s, piece.name, piece.side), dv.STATE, dv.LOST)
    f[CAMP] = len(f)
    f.extend(region)


def show_damage(s: State) -> None:
    """Destruction markers according to the siege sheet (GUI-ASL-01, GUI-DEM-05)."""
    board = building_of(s).board
    down = walls_down(s)
    breakable = scenario_of(s).breakable
    for k, h in enumerate(board.works):
        if down >> k & 1 and h == board.gate:
            s.facts[GATE_STATE] = GATE_DESTROYED
        elif down >> k & 1 and h in breakable:
            s.facts[WRECKS] |= 1 << breakable.index(h)


# ---------------------------------------------------------------- the log


def new_day(s: State) -> None:
    put(s, DAY, get(s, DAY) + 1)
    s.facts.extend([0] * ENTRY)


def note(s: State, what: int, value: int) -> None:
    """Write into today's box of the sheet (GUI-INI-05)."""
    s.facts[len(s.facts) - ENTRY + what] = value


def noted(s: State, day: int, what: int) -> int:
    return s.facts[s.facts[CAMP] + LOG + (day - 1) * ENTRY + what]


def day_prompt(s: State) -> dict[str, object]:
    """What most questions of a siege say of themselves."""
    return {"day": get(s, DAY)}


def orders_prompt(s: State) -> dict[str, object]:
    """The same, with the days that are left."""
    return {"day": get(s, DAY), "left": days_left(s)}
