"""Getting ready for the fight of the day: who takes part, by which edge, and who stands where
(GUI-ASL-02 to 04, GUI-RAI-02 to 05, GUI-SOR-02 to 08, GUI-BAT-03, GUI-BAT-04).

Men are picked from the strength before the map is laid out; on the map the existing set-up asks for their hexes.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import campaign as ca
from porphyry.games.guiscard import devices as dv
from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import phases
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.campaign import Post, besieged, besieger, get, man, put, put_man, strength
from porphyry.games.guiscard.notation import EDGE_NAMES, ENGINES
from porphyry.games.guiscard.sheet import GRAPNEL, LADDER, PERSONS, THROWER
from porphyry.games.guiscard.state import (
    ANY_PATROL,
    F_EDGE,
    F_PICK,
    F_SETUP,
    F_STATION,
    F_TURN,
    GROUP,
    LED,
    PLACE,
    ROSTER,
    SEAT,
    UNPLACED,
    WAITING,
    count,
    is_armoured,
    reading,
)
from porphyry.games.guiscard.state import get as unit_get
from porphyry.games.guiscard.state import put as unit_put
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import State

# What men are picked for.
RAIDERS: Final = 0
GUARDS: Final = 1
PARTY: Final = 2
INTRUDERS: Final = 3
PATROL: Final = 4
STAYERS: Final = 5
PATROL_SIZE: Final = 8
PATROL_RIDERS: Final = 2
PATROL_SHOOTERS: Final = 2

ENGINE_OF: Final = [LADDER, GRAPNEL, THROWER, THROWER]  # kind of device -> engine of the sheet
INSIDE: Final = 0  # an "edge": set up on the map where the side already stands


# ---------------------------------------------------------------- picking


def pick(s: State, seat: int, purpose: int, most: int) -> None:
    """Ask for men; nothing is asked if nobody may go."""
    push(s, F_PICK, seat, purpose, most)


def most_for(s: State, seat: int, purpose: int) -> int:
    """How many may go (GUI-RAI-02, GUI-RAI-03, GUI-SOR-02, GUI-SOR-03)."""
    n = len(strength(s, seat))
    if purpose in (RAIDERS, PARTY):
        return n // 3
    if purpose == GUARDS:
        return n // 2
    if purpose == PATROL:
        return PATROL_SIZE
    if purpose == INTRUDERS:
        return ca.building_of(s).intruders
    return n


def type_of(kind: int) -> str:
    """The type of a unit is its three-letter code."""
    return t.ROSTER[kind].code


def type_limit(s: State, seat: int, kind: int) -> int:
    """Of each type at most half may raid the camp: of five knights two (GUI-RAI-02)."""
    return len([k for k in strength(s, seat) if type_of(k) == type_of(kind)]) // 2


def chosen(s: State, seat: int) -> list[int]:
    return [kind for kind in strength(s, seat) if man(s, kind, ca.DUTY) not in (ca.NO_DUTY, ca.WORKING)]


def is_rider(s: State, kind: int) -> bool:
    return man(s, kind, ca.RIDES) != 0


def is_shooter(kind: int) -> bool:
    """Bows, slings and javelins make a missile unit; a lance does not."""
    return t.JAVELIN <= t.WEAPON[kind] <= t.COMPOSITE_BOW


def why_not_pick(s: State, kind: int) -> str:
    """Why a man may not be named for what is asked."""
    seat, purpose = field(s, 1), field(s, 2)
    if kind >= PERSONS or not ca.is_on_strength(s, kind, seat):
        return "GUI-ASL-02 not-on-strength"
    if man(s, kind, ca.DUTY) != ca.NO_DUTY:
        return "GUI-SOR-08 on-duty"
    if field(s, 3) < 1:
        return "GUI-RAI-02 enough"
    named = [k for k in chosen(s, seat) if purpose != PATROL or is_fresh(s, k)]
    if purpose == RAIDERS:
        if len([k for k in named if type_of(k) == type_of(kind)]) >= type_limit(s, seat, kind):
            return "GUI-RAI-02 half-of-type"
    elif purpose == INTRUDERS:
        if t.FLAGS[kind] & t.RIDER:
            return "GUI-EVT-05 foot-only"
    elif purpose == PATROL:
        if is_rider(s, kind) and len([k for k in named if is_rider(s, k)]) >= PATROL_RIDERS:
            return "GUI-SOR-03 two-riders"
        if is_shooter(kind) and len([k for k in named if is_shooter(k)]) >= PATROL_SHOOTERS:
            return "GUI-SOR-03 two-shooters"
    return ""


def is_fresh(s: State, kind: int) -> bool:
    """Named for the patrol in hand, not for an earlier one."""
    return man(s, kind, ca.DUTY) == ca.INTRUDER


def pick_candidates(s: State) -> list[int]:
    return [kind for kind in strength(s, field(s, 1)) if not why_not_pick(s, kind)]


def pick_pending(s: State) -> bool:
    if pick_candidates(s):
        return True
    end_pick(s)
    return False


def send(s: State, kind: int) -> None:
    purpose = field(s, 2)
    duty = ca.STAYS if purpose == STAYERS else ca.INTRUDER if purpose in (INTRUDERS, PATROL) else ca.SENT
    put_man(s, kind, ca.DUTY, duty)
    set_field(s, 3, field(s, 3) - 1)
    ev.tell(s, ev.MAN_SENT, "GUI-ASL-02", (field(s, 1), kind, purpose))


def send_all(s: State) -> None:
    """The best men that may go."""
    while True:
        left = sorted(pick_candidates(s), key=_worth)
        if not left:
            return
        send(s, left[-1])


def _worth(kind: int) -> int:
    return t.COST[kind] * 256 + kind


def end_pick(s: State) -> None:
    """All are named; a patrol comes on by its edge."""
    purpose, seat, edge = field(s, 2), field(s, 1), field(s, 4)
    pop(s)
    if purpose != PATROL:
        return
    for u in range(count(s)):
        kind = unit_get(s, u, ROSTER)
        if unit_get(s, u, SEAT) == seat and kind < PERSONS and is_fresh(s, kind):
            unit_put(s, u, GROUP, phases.EDGES + edge)
            put_man(s, kind, ca.DUTY, ca.SENT)


# ---------------------------------------------------------------- stations


def stationable(s: State, seat: int) -> list[int]:
    """Attackers who have no place yet."""
    return [
        u
        for u in range(count(s))
        if unit_get(s, u, SEAT) == seat
        and unit_get(s, u, PLACE) == WAITING
        and unit_get(s, u, GROUP) == phases.RESERVE
        and unit_get(s, u, ROSTER) < PERSONS
    ]


def why_not_station(s: State, u: int, edge: int) -> str:
    """First some along one edge, and when the besieged stand, the rest along any (GUI-ASL-03)."""
    seat, turn, first = field(s, 1), field(s, 2), field(s, 3)
    if u not in stationable(s, seat):
        return "GUI-ASL-03 stationed"
    if edge == INSIDE:
        if turn == 1 or not phases.part_hexes(s, seat):
            return "GUI-ASL-10 no-part-held"
        return ""
    if turn == 1 and first and edge != first:
        return "GUI-ASL-03 one-edge"
    return ""


def station_pending(s: State) -> bool:
    if stationable(s, field(s, 1)):
        return True
    pop(s)
    return False


def station_actions(s: State) -> list[int]:
    out: list[int] = []
    for u in stationable(s, field(s, 1)):
        edges = [edge for edge in range(len(EDGE_NAMES)) if not why_not_station(s, u, edge)]
        out.extend([pack(no.V_STATION, unit_get(s, u, ROSTER), edge) for edge in edges])
    out.append(pack(no.V_AUTO))
    out.append(pack(no.V_DONE))
    return out


def station(s: State, u: int, edge: int) -> None:
    if edge == INSIDE:
        unit_put(s, u, GROUP, phases.SECOND)
        unit_put(s, u, PLACE, UNPLACED)
    else:
        unit_put(s, u, GROUP, phases.EDGES + edge)
        set_field(s, 3, edge)
    put_man(s, unit_get(s, u, ROSTER), ca.DUTY, ca.SENT)
    ev.tell(s, ev.MAN_STATIONED, "GUI-ASL-03", (unit_get(s, u, ROSTER), edge))


def station_all(s: State) -> None:
    """Everybody who is left: into the parts that are held, or along the edge that was taken first, else the south."""
    seat = field(s, 1)
    room = len(phases.part_hexes(s, seat)) if field(s, 2) == 2 else 0
    kept = [u for u in stationable(s, seat) if man(s, unit_get(s, u, ROSTER), ca.SPOT)]
    for u in kept[:room]:
        station(s, u, INSIDE)
    for u in stationable(s, seat):
        station(s, u, field(s, 3) or 3)


# ---------------------------------------------------------------- layouts


def post(s: State, kind: int, group: int, place: int, on_horseback: bool) -> Post:
    mounted = on_horseback and is_rider(s, kind)
    return Post(kind, man(s, kind, ca.OWNER) - 1, group, place, man(s, kind, ca.STATE), mounted)


def lay_out_assault(s: State, attacker: int) -> None:
    """Defenders to be placed inside, attackers waiting; everybody on foot (GUI-ASL-01, GUI-ASL-02)."""
    defenders = strength(s, 1 - attacker)
    if attacker == besieged(s):
        defenders = garrison(s, 1 - attacker)
    plan = [post(s, kind, phases.FIRST, UNPLACED, False) for kind in defenders]
    for kind in strength(s, attacker):
        if man(s, kind, ca.DUTY) == ca.INTRUDER:
            plan.append(post(s, kind, phases.SECOND, UNPLACED, False))
        else:
            plan.append(post(s, kind, phases.RESERVE, WAITING, False))
    ca.lay_out(s, phases.assault(ca.siege_of(s).building, attacker), plan)
    ca.show_damage(s)
    own_devices(s)


def garrison(s: State, seat: int) -> list[int]:
    """The men of a side who stand in its parts of the building, as far as there is room."""
    room = len(phases.part_hexes(s, seat))
    men = strength(s, seat)
    inside = [kind for kind in men if man(s, kind, ca.SPOT)]
    return (inside + [kind for kind in men if kind not in inside])[:room]


def lay_out_raid(s: State) -> None:
    """Guards anywhere in the camp, raiders from any edge (GUI-RAI-04, GUI-RAI-05)."""
    plan = [
        post(s, kind, phases.FIRST, UNPLACED, True)
        for kind in strength(s, besieger(s))
        if man(s, kind, ca.DUTY) == ca.SENT
    ]
    plan += [
        post(s, kind, phases.ANY_EDGE, WAITING, True)
        for kind in strength(s, besieged(s))
        if man(s, kind, ca.DUTY) == ca.SENT
    ]
    ca.lay_out(s, phases.raid(besieged(s)), plan)
    own_devices(s)


def lay_out_sortie(s: State, packs: int) -> None:
    """The party with its pack horses, and every besieger as a patrol to come (GUI-SOR-02, GUI-SOR-08)."""
    party = [kind for kind in strength(s, besieged(s)) if man(s, kind, ca.DUTY) == ca.SENT]
    plan = [post(s, kind, phases.ANY_EDGE, WAITING, True) for kind in party]
    horses = [kind for kind in range(len(t.ROSTER)) if t.FLAGS[kind] & t.PACK][:packs]
    plan += [Post(kind, besieged(s), phases.ANY_EDGE, WAITING, 0, False) for kind in horses]
    plan += [post(s, kind, phases.RESERVE, WAITING, True) for kind in strength(s, besieger(s))]
    ca.lay_out(s, phases.sortie(get(s, ca.EDGE), besieged(s)), plan)
    hand_out_reins(s)


def hand_out_reins(s: State) -> None:
    """A man on foot leads up to three horses, a rider one (GUI-MTD-23)."""
    hands: list[int] = []
    for u in range(count(s)):
        if unit_get(s, u, SEAT) == besieged(s) and unit_get(s, u, ROSTER) < PERSONS:
            hands.extend([u] * (1 if is_rider(s, unit_get(s, u, ROSTER)) else 3))
    spread = sorted(hands)
    order: list[int] = []
    while spread:
        for u in sorted(set(spread)):
            order.append(u)
            spread.remove(u)
    packs = [u for u in range(count(s)) if t.FLAGS[unit_get(s, u, ROSTER)] & t.PACK]
    for u, horse in zip(order, packs, strict=False):
        unit_put(s, horse, LED, u)


def lay_out_battle(s: State) -> None:
    """Everybody, on horseback who can: the besieged on the flank they chose, then the besieger (GUI-BAT-03, GUI-BAT-04)."""
    left = get(s, ca.EDGE) == 4
    ours = phases.FIELD_LEFT if left else phases.FIELD_RIGHT
    theirs = phases.FIELD_RIGHT if left else phases.FIELD_LEFT
    plan = [post(s, kind, ours, UNPLACED, True) for kind in strength(s, besieged(s))]
    plan += [post(s, kind, theirs, UNPLACED, True) for kind in strength(s, besieger(s))]
    ca.lay_out(s, phases.battle(besieger(s)), plan)


# ---------------------------------------------------------------- step by step


def run(s: State) -> None:
    """The next step of getting ready; the last one begins the fight."""
    step = field(s, 1)
    set_field(s, 1, step + 1)
    action = get(s, ca.ACTION)
    if action == ca.A_ASSAULT:
        run_assault(s, step)
    elif action == ca.A_RAID:
        run_raid(s, step)
    elif action == ca.A_SORTIE:
        run_sortie(s, step)
    elif action == ca.A_BATTLE:
        run_battle(s, step)


def own_devices(s: State) -> None:
    """As many devices as a side has, and as there are counters; they wait to be put up or handed out (GUI-RAI-04, GUI-ASL-18)."""
    left = [0] * (2 * len(ENGINES))
    for seat in (0, 1):
        for engine in range(len(ENGINES)):
            left[seat * len(ENGINES) + engine] = get(s, store(s, seat) + engine)
    for k in range(dv.count_devices(s)):
        at = dv.dev(s, k, dv.OWNER) * len(ENGINES) + ENGINE_OF[dv.kind_of(s, k)]
        if left[at] > 0 and is_fielded(s, k):
            left[at] -= 1
            dv.set_dev(s, k, dv.STATE, dv.ABSENT)


def is_fielded(s: State, k: int) -> bool:
    """The besieger's throwers stay before the walls in an assault; those of the besieged stand inside (GUI-ASL-18)."""
    outside = dv.kind_of(s, k) == dv.THROWER and dv.dev(s, k, dv.OWNER) == besieger(s)
    return not (outside and get(s, ca.ACTION) in (ca.A_ASSAULT, ca.A_DIVIDED))


def store(s: State, seat: int) -> int:
    """Where the engines of a side are counted."""
    return ca.STORES if seat == besieger(s) else ca.KEPT


def hand_out(s: State, seat: int) -> None:
    """Two men from one edge bring each ladder, one man each grapnel: nimble ones first (GUI-LAD-03, GUI-GRA-01)."""
    busy: list[int] = []
    for k in range(dv.count_devices(s)):
        if dv.dev(s, k, dv.STATE) != dv.ABSENT:
            continue
        men = bearers(s, seat, busy, 2 if dv.kind_of(s, k) == dv.LADDER else 1)
        if not men:
            continue
        busy.extend(men)
        dv.set_dev(s, k, dv.HOLDER, men[0])
        if dv.kind_of(s, k) == dv.LADDER:
            dv.set_dev(s, k, dv.OTHER, men[1])
        else:
            dv.set_dev(s, k, dv.STATE, dv.CARRIED)


def bearers(s: State, seat: int, busy: list[int], wanted: int) -> list[int]:
    """So many free unarmoured men who wait at the same edge, or none."""
    for edge in range(1, 5):
        men = [
            u
            for u in range(count(s))
            if unit_get(s, u, SEAT) == seat
            and unit_get(s, u, PLACE) == WAITING
            and unit_get(s, u, GROUP) == phases.EDGES + edge
            and u not in busy
            and not is_armoured(s, u)
            and t.WEAPON[unit_get(s, u, ROSTER)] <= t.JAVELIN
        ]
        if len(men) >= wanted:
            return men[:wanted]
    return []


def fight(s: State) -> None:
    pop(s)
    push(s, F_TURN)


def run_assault(s: State, step: int) -> None:
    attacker = get(s, ca.ATTACKER)
    if step == 0:
        if get(s, ca.TRAITOR):
            pick(s, attacker, INTRUDERS, most_for(s, attacker, INTRUDERS))
    elif step == 1:
        lay_out_assault(s, attacker)
        push(s, F_STATION, attacker, 1)
    elif step == 3:
        push(s, F_STATION, attacker, 2)
    elif step in (2, 4):
        push(s, F_SETUP, -1)
    else:
        hand_out(s, attacker)
        fight(s)


def run_raid(s: State, step: int) -> None:
    if step == 0:
        pick(s, besieged(s), RAIDERS, most_for(s, besieged(s), RAIDERS))
    elif step == 1:
        pick(s, besieger(s), GUARDS, most_for(s, besieger(s), GUARDS))
    elif step == 2:
        lay_out_raid(s)
        push(s, F_SETUP, -1)
    else:
        fight(s)


def run_sortie(s: State, step: int) -> None:
    if step == 0:
        push(s, F_EDGE, besieged(s), 0)
    elif step == 1:
        pick(s, besieged(s), PARTY, most_for(s, besieged(s), PARTY))
    elif step == 2:
        packs = s.dice.roll(6)
        ev.tell(s, ev.DIE_ROLLED, "GUI-SOR-02", (packs,))
        lay_out_sortie(s, packs)
    else:
        fight(s)


def run_battle(s: State, step: int) -> None:
    if step == 0:
        push(s, F_EDGE, besieged(s), 0)
    elif step == 1:
        lay_out_battle(s)
        push(s, F_SETUP, -1)
    else:
        fight(s)


# ---------------------------------------------------------------- edges


def edge_options(s: State) -> list[int]:
    """Edges to choose from: 2 or 4 for a party or a flank, the three others for a patrol (GUI-SOR-04, GUI-SOR-05)."""
    if field(s, 2) == 0:
        return [2, 4]
    if reading(s, ANY_PATROL):
        return [1, 2, 3, 4]
    return [edge for edge in (1, 2, 3, 4) if edge != get(s, ca.EDGE)]


def choose_edge(s: State, edge: int) -> None:
    patrol = field(s, 2)
    seat = field(s, 1)
    pop(s)
    ev.tell(s, ev.EDGE_CHOSEN, "GUI-SOR-05" if patrol else "GUI-SOR-04", (seat, edge))
    if patrol:
        push(s, F_PICK, seat, PATROL, most_for(s, seat, PATROL), edge)
    else:
        put(s, ca.EDGE, edge)
