"""Getting ready for the fight of the day: who takes part, by which edge, and who stands where
(GUI-ASL-02 to 04, GUI-RAI-02 to 05, GUI-SOR-02 to 08, GUI-BAT-03, GUI-BAT-04).

Men are picked from the strength before the map is laid out; on the map the existing set-up asks for their hexes.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.notation import EDGE_NAMES, ENGINES
from porphyry.games.guiscard.scenarios import scenario_of
from porphyry.games.guiscard.siege import battlefields
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.campaign import Post, able, besieged, besieger, get, man, put, put_man, strength
from porphyry.games.guiscard.siege.sheet import GRAPNEL, LADDER, PERSONS, THROWER
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.state import (
    ANY_PATROL,
    GATE,
    GROUP,
    LED,
    MOUNT,
    PLACE,
    ROSTER,
    SEAT,
    THROWERS_STAY,
    UNPLACED,
    WAITING,
    WRECKS,
    count,
    is_armoured,
    is_horse,
    is_mounted,
    reading,
    siege_reading,
    unit_of,
)
from porphyry.games.guiscard.state import get as unit_get
from porphyry.games.guiscard.state import put as unit_put
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
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
LEFT_BEHIND: Final = 7  # in place of the bearing of a ladder or grapnel that is not brought


# ---------------------------------------------------------------- picking


def pick(s: State, seat: int, purpose: int, most: int) -> None:
    """Ask for men; nothing is asked if nobody may go."""
    frames.PICK.begin(s, seat, purpose, most)


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
    seat, purpose = field(s, frames.PICK.seat), field(s, frames.PICK.purpose)
    if kind >= PERSONS or not ca.is_on_strength(s, kind, seat):
        return "GUI-ASL-02 not-on-strength"
    if not ca.is_able(s, kind):
        return "GUI-HEA-01 under-care"
    if man(s, kind, ca.DUTY) != ca.NO_DUTY:
        return "GUI-SOR-08 on-duty"
    if field(s, frames.PICK.left) < 1:
        return "GUI-RAI-02 enough"
    named = [k for k in chosen(s, seat) if purpose != PATROL or is_fresh(s, k)]
    if purpose == RAIDERS:
        if len([k for k in named if type_of(k) == type_of(kind)]) >= type_limit(s, seat, kind):
            return "GUI-RAI-02 half-of-type"
    elif purpose == INTRUDERS:
        if is_rider(s, kind):
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
    return [kind for kind in strength(s, field(s, frames.PICK.seat)) if not why_not_pick(s, kind)]


def pick_pending(s: State) -> bool:
    if pick_candidates(s):
        return True
    end_pick(s)
    return False


def why_not_done(s: State) -> str:
    """Forces that are divided have two parts (GUI-ASL-14); a raid or a sortie is somebody's (GUI-RAI-02, GUI-SOR-02)."""
    if field(s, frames.PICK.purpose) in (RAIDERS, PARTY) and not chosen(s, field(s, frames.PICK.seat)):
        return "GUI-RAI-02 nobody-goes" if field(s, frames.PICK.purpose) == RAIDERS else "GUI-SOR-02 nobody-goes"
    return "GUI-ASL-14 both-parts" if field(s, frames.PICK.purpose) == STAYERS and not chosen_for(s, ca.STAYS) else ""


def chosen_for(s: State, duty: int) -> list[int]:
    """The men of the side that picks who have this duty today."""
    return [kind for kind in strength(s, field(s, frames.PICK.seat)) if man(s, kind, ca.DUTY) == duty]


def send(s: State, kind: int) -> None:
    purpose = field(s, frames.PICK.purpose)
    duty = ca.STAYS if purpose == STAYERS else ca.INTRUDER if purpose in (INTRUDERS, PATROL) else ca.SENT
    put_man(s, kind, ca.DUTY, duty)
    set_field(s, frames.PICK.left, field(s, frames.PICK.left) - 1)
    ev.tell(s, ev.MAN_SENT, "GUI-ASL-02", (field(s, frames.PICK.seat), kind, purpose))


def send_all(s: State) -> None:
    """The best men that may go; of forces that are divided a third stays, first who stands in the building."""
    least = 0
    if field(s, frames.PICK.purpose) == STAYERS:
        left = field(s, frames.PICK.left) - max(
            1, len(able(s, field(s, frames.PICK.seat))) // 3 - len(chosen_for(s, ca.STAYS))
        )
        least = max(0, left)
    while True:
        going = sorted(pick_candidates(s), key=_worth)
        if not going or field(s, frames.PICK.left) <= least:
            return
        if field(s, frames.PICK.purpose) == STAYERS:
            going.sort(key=lambda kind: (1 if man(s, kind, ca.SPOT) else 0) * 65536 - _worth(kind))
        send(s, going[-1])


def _worth(kind: int) -> int:
    return t.COST[kind] * 256 + kind


def end_pick(s: State) -> None:
    """All are named; a patrol comes on by its edge."""
    purpose, seat, edge = field(s, frames.PICK.purpose), field(s, frames.PICK.seat), field(s, frames.PICK.edge)
    pop(s)
    if purpose != PATROL:
        return
    for u in range(count(s)):
        kind = unit_get(s, u, ROSTER)
        if unit_get(s, u, SEAT) == seat and kind < PERSONS and is_fresh(s, kind):
            unit_put(s, u, GROUP, battlefields.EDGES + edge)
            put_man(s, kind, ca.DUTY, ca.SENT)


# ---------------------------------------------------------------- stations


def stationable(s: State, seat: int) -> list[int]:
    """Attackers who have no place yet."""
    return [
        u
        for u in range(count(s))
        if unit_get(s, u, SEAT) == seat
        and unit_get(s, u, PLACE) == WAITING
        and unit_get(s, u, GROUP) == battlefields.RESERVE
        and unit_get(s, u, ROSTER) < PERSONS
    ]


def why_not_station(s: State, u: int, edge: int) -> str:
    """First some along one edge, and when the besieged stand, the rest along any (GUI-ASL-03)."""
    seat, turn, first = field(s, frames.STATION.seat), field(s, frames.STATION.go), field(s, frames.STATION.edge)
    if u not in stationable(s, seat):
        return "GUI-ASL-03 stationed"
    if edge == INSIDE:
        if (turn == 1 and seat == besieger(s)) or not battlefields.part_hexes(s, seat):
            return "GUI-ASL-10 no-part-held"
        return "GUI-LAD-03 brings-it-in" if bears(s, u) >= 0 else ""
    if seat == besieged(s):
        return "GUI-ASL-19 shut-in"
    if turn == 1 and first and edge != first:
        return "GUI-ASL-03 one-edge"
    mate = partner(s, u)
    if mate >= 0 and waits_at(s, mate) not in (0, edge):
        return "GUI-LAD-03 together"
    return ""


def why_not_ride_in(s: State, u: int, edge: int) -> str:
    """Why an attacker may not take his horse along into the assault (GUI-ASL-02)."""
    why = why_not_station(s, u, edge)
    if why:
        return why
    return "GUI-LAD-03 on-foot-only" if bears(s, u) >= 0 else battlefields.why_not_horse(s, u)


def station_pending(s: State) -> bool:
    if stationable(s, field(s, frames.STATION.seat)):
        return True
    pop(s)
    return False


def next_to_bring(s: State) -> list[int]:
    """The next ladder and the next grapnel that may still be spoken of."""
    out: list[int] = []
    for kind in (dv.LADDER, dv.GRAPNEL):
        for k in range(dv.count_devices(s)):
            if dv.kind_of(s, k) == kind and not why_not_leave_behind(s, k):
                men = dv.dev(s, k, dv.OTHER if kind == dv.LADDER else dv.HOLDER)
                if men < 0:
                    out.append(k)
                    break
    return out


def ride_in(s: State, u: int, edge: int) -> None:
    """He comes on horseback."""
    ca.bring_horse(s, u)
    ev.tell(s, ev.UNIT_MOUNTED, "GUI-ASL-02", (ev.name(s, u), ev.name(s, unit_get(s, u, MOUNT))))
    station(s, u, edge)


def station(s: State, u: int, edge: int) -> None:
    if edge == INSIDE:
        unit_put(s, u, GROUP, battlefields.SECOND)
        unit_put(s, u, PLACE, UNPLACED)
    else:
        unit_put(s, u, GROUP, battlefields.EDGES + edge)
        set_field(s, frames.STATION.edge, edge)
    put_man(s, unit_get(s, u, ROSTER), ca.DUTY, ca.SENT)
    ev.tell(s, ev.MAN_STATIONED, "GUI-ASL-03", (unit_get(s, u, ROSTER), edge))


def station_all(s: State) -> None:
    """Everybody who is left: into the parts that are held, or along the edge that was taken first, else the south."""
    seat = field(s, frames.STATION.seat)
    shut_in = seat == besieged(s)  # GUI-ASL-19
    room = len(battlefields.part_hexes(s, seat))
    kept = [u for u in stationable(s, seat) if shut_in or man(s, unit_get(s, u, ROSTER), ca.SPOT)]
    for u in kept[:room]:
        if not why_not_station(s, u, INSIDE):
            station(s, u, INSIDE)
    for u in stationable(s, seat):
        mate = partner(s, u)
        edge = (waits_at(s, mate) if mate >= 0 else 0) or field(s, frames.STATION.edge) or 3
        if not why_not_station(s, u, edge):
            station(s, u, edge)


# ---------------------------------------------------------------- layouts


def post(s: State, kind: int, group: int, place: int, on_horseback: bool) -> Post:
    mounted = on_horseback and is_rider(s, kind)
    return Post(kind, man(s, kind, ca.OWNER) - 1, group, place, man(s, kind, ca.STATE), mounted)


def lay_out_assault(s: State, attacker: int) -> None:
    """Defenders to be placed inside, attackers waiting; on foot, unless their owner says otherwise (GUI-ASL-01, GUI-ASL-02)."""
    defenders = able(s, 1 - attacker)
    if attacker == besieged(s):
        defenders = garrison(s, 1 - attacker)
    plan = [post(s, kind, battlefields.FIRST, UNPLACED, False) for kind in defenders]
    for kind in able(s, attacker):
        if man(s, kind, ca.DUTY) == ca.INTRUDER:
            plan.append(post(s, kind, battlefields.SECOND, UNPLACED, False))
        else:
            plan.append(post(s, kind, battlefields.RESERVE, WAITING, False))
    ca.lay_out(s, battlefields.assault(ca.siege_of(s).building, attacker), plan)
    ca.show_damage(s)
    own_devices(s)
    tell_table(s)


def garrison(s: State, seat: int) -> list[int]:
    """The men of a side who stand in its parts of the building, as far as there is room."""
    room = len(battlefields.part_hexes(s, seat))
    men = [kind for kind in able(s, seat) if man(s, kind, ca.DUTY) != ca.WORKING]  # GUI-BUI-01
    inside = [kind for kind in men if man(s, kind, ca.SPOT)]
    return (inside + [kind for kind in men if kind not in inside])[:room]


def lay_out_raid(s: State) -> None:
    """Guards anywhere in the camp, raiders from any edge (GUI-RAI-04, GUI-RAI-05)."""
    plan = [
        post(s, kind, battlefields.FIRST, UNPLACED, True)
        for kind in strength(s, besieger(s))
        if man(s, kind, ca.DUTY) == ca.SENT
    ]
    plan += [
        post(s, kind, battlefields.ANY_EDGE, WAITING, True)
        for kind in strength(s, besieged(s))
        if man(s, kind, ca.DUTY) == ca.SENT
    ]
    ca.lay_out(s, battlefields.raid(besieged(s)), plan)
    own_devices(s)
    tell_table(s)


def lay_out_sortie(s: State, packs: int) -> None:
    """The party with its pack horses, and every besieger as a patrol to come (GUI-SOR-02, GUI-SOR-08)."""
    party = [kind for kind in strength(s, besieged(s)) if man(s, kind, ca.DUTY) == ca.SENT]
    plan = [post(s, kind, battlefields.ANY_EDGE, WAITING, True) for kind in party]
    horses = [kind for kind in range(len(t.ROSTER)) if t.FLAGS[kind] & t.PACK][:packs]
    plan += [Post(kind, besieged(s), battlefields.ANY_EDGE, WAITING, 0, False) for kind in horses]
    plan += [post(s, kind, battlefields.RESERVE, WAITING, True) for kind in able(s, besieger(s))]
    ca.lay_out(s, battlefields.sortie(get(s, ca.EDGE), besieged(s)), plan)
    tell_table(s)
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
        ev.tell(s, ev.HORSE_TAKEN, "GUI-SOR-02", (ev.name(s, u), ev.name(s, horse)))


def lay_out_battle(s: State) -> None:
    """Everybody, on horseback who can: the besieged on the flank they chose, then the besieger (GUI-BAT-03, GUI-BAT-04)."""
    left = get(s, ca.EDGE) == 4
    ours = battlefields.FIELD_LEFT if left else battlefields.FIELD_RIGHT
    theirs = battlefields.FIELD_RIGHT if left else battlefields.FIELD_LEFT
    plan = [post(s, kind, ours, UNPLACED, True) for kind in able(s, besieged(s))]
    plan += [post(s, kind, theirs, UNPLACED, True) for kind in able(s, besieger(s))]
    ca.lay_out(s, battlefields.battle(besieger(s)), plan)
    tell_table(s)


# ---------------------------------------------------------------- telling


def tell_table(s: State) -> None:
    """What lies on the table and beside it when a map has been laid out or cleared away."""
    if s.log is None:
        return
    scenario = scenario_of(s)
    gate = scenario.board.gate
    wrecks = [h for k, h in enumerate(scenario.breakable) if s.facts[WRECKS] >> k & 1]
    ev.tell(s, ev.TABLE_LAID, "GUI-ACT-01", (-1 if gate == NOWHERE else s.facts[GATE], gate, *wrecks))
    for seat in (0, 1):
        for place in (UNPLACED, WAITING):
            for mounted in (0, 1):
                units = dealt(s, seat, place, mounted)
                if units:
                    ev.tell(s, ev.UNITS_DEALT, "GUI-ACT-01", (seat, 1 if place == UNPLACED else 0, mounted, *units))
        fielded = [
            dv.dev(s, k, dv.NAME)
            for k in range(dv.count_devices(s))
            if dv.dev(s, k, dv.OWNER) == seat and dv.dev(s, k, dv.STATE) == dv.ABSENT
        ]
        if fielded:
            ev.tell(s, ev.DEVICES_DEALT, "GUI-ASL-18", (seat, *fielded))


def dealt(s: State, seat: int, place: int, mounted: int) -> list[int]:
    """The roster numbers of units just dealt; after each rider comes his horse."""
    out: list[int] = []
    for u in range(count(s)):
        horse = unit_get(s, u, MOUNT)
        if unit_get(s, u, SEAT) == seat and unit_get(s, u, PLACE) == place and (1 if horse >= 0 else 0) == mounted:
            out.append(ev.name(s, u))
            if mounted:
                out.append(ev.name(s, horse))
    return out


# ---------------------------------------------------------------- step by step


def run(s: State) -> None:
    """The next step of getting ready; the last one begins the fight."""
    step = field(s, frames.DEPLOY.step)
    set_field(s, frames.DEPLOY.step, step + 1)
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
        engine = ENGINE_OF[dv.kind_of(s, k)]
        owner = -1
        for seat in (dv.dev(s, k, dv.OWNER), besieger(s) if storms_with_throwers(s, k) else -1):
            if owner < 0 <= seat and left[seat * len(ENGINES) + engine] > 0 and is_fielded(s, k, seat):
                owner = seat
        if owner >= 0:
            left[owner * len(ENGINES) + engine] -= 1
            dv.set_dev(s, k, dv.STATE, dv.ABSENT)
        dv.set_dev(s, k, dv.OWNER, owner)  # a counter that nobody has stays in the box


def storms_with_throwers(s: State, k: int) -> bool:
    """Whether a counter may be one of the besieger's throwers in an assault of the besieger (GUI-STN-01)."""
    return dv.kind_of(s, k) == dv.THROWER and is_fielded(s, k, besieger(s))


def is_fielded(s: State, k: int, seat: int) -> bool:
    """The besieger's throwers come to the besieger's own assaults only; those of the besieged stand inside (GUI-STN-01, GUI-ASL-18)."""
    if dv.kind_of(s, k) != dv.THROWER or seat != besieger(s):
        return True
    action = get(s, ca.ACTION)
    if action == ca.A_ASSAULT:
        return get(s, ca.ATTACKER) == seat and not siege_reading(s, THROWERS_STAY)
    return action != ca.A_DIVIDED


def store(s: State, seat: int) -> int:
    """Where the engines of a side are counted."""
    return ca.STORES if seat == besieger(s) else ca.KEPT


def hand_out(s: State, seat: int) -> None:
    """The man named brings his ladder or grapnel; for the others nimble men are found, two from one edge for a ladder."""
    for k in range(dv.count_devices(s)):
        if dv.dev(s, k, dv.STATE) != dv.ABSENT or dv.kind_of(s, k) == dv.THROWER or dv.dev(s, k, dv.OWNER) != seat:
            continue
        named = [u for u in (dv.dev(s, k, dv.HOLDER), dv.dev(s, k, dv.OTHER)) if u >= 0]
        wanted = 2 if dv.kind_of(s, k) == dv.LADDER else 1
        men = bearers(s, seat, named, wanted)
        if len(men) < wanted or dv.dev(s, k, dv.BEARING) == LEFT_BEHIND:
            if named:
                leave_behind(s, k)
            continue
        dv.set_dev(s, k, dv.HOLDER, men[0])
        if dv.kind_of(s, k) == dv.LADDER:
            dv.set_dev(s, k, dv.OTHER, men[1])
        else:
            dv.set_dev(s, k, dv.STATE, dv.CARRIED)
        helper = ev.name(s, men[1]) if len(men) > 1 else -1
        ev.tell(s, ev.DEVICE_GIVEN, "GUI-ASL-18", (dv.dev(s, k, dv.NAME), ev.name(s, men[0]), helper))
    for k in range(dv.count_devices(s)):
        if dv.dev(s, k, dv.BEARING) == LEFT_BEHIND:
            dv.set_dev(s, k, dv.BEARING, 0)


def bearers(s: State, seat: int, named: list[int], wanted: int) -> list[int]:
    """The men named, and as many free unarmoured men as are still wanted, all waiting at the same edge; else nobody."""
    for edge in range(1, 5):
        men = [u for u in named if waits_at(s, u) == edge]
        if len(men) < len(named):
            continue
        for u in range(count(s)):
            idle = unit_get(s, u, SEAT) == seat and waits_at(s, u) == edge and bears(s, u) < 0
            nimble = not is_armoured(s, u) and t.WEAPON[unit_get(s, u, ROSTER)] <= t.JAVELIN
            if idle and nimble and not is_mounted(s, u) and not is_horse(s, u) and len(men) < wanted:
                men.append(u)
        if len(men) == wanted:
            return men
    return []


def waits_at(s: State, u: int) -> int:
    """The edge where a man waits to come on, or 0."""
    edge = unit_get(s, u, GROUP) - battlefields.EDGES
    return edge if unit_get(s, u, PLACE) == WAITING and 1 <= edge <= 4 else 0


def bears(s: State, u: int) -> int:
    """The ladder or grapnel a man is to bring, or -1."""
    for k in range(dv.count_devices(s)):
        if (
            dv.kind_of(s, k) < dv.THROWER
            and dv.dev(s, k, dv.OWNER) >= 0
            and u in (dv.dev(s, k, dv.HOLDER), dv.dev(s, k, dv.OTHER))
        ):
            return k
    return -1


def partner(s: State, u: int) -> int:
    """The man named for the other end of a man's ladder, or -1."""
    k = bears(s, u)
    return dv.other_carrier(s, k, u) if k >= 0 and dv.kind_of(s, k) == dv.LADDER else -1


def why_not_bear(s: State, u: int, k: int) -> str:
    """Why a man may not be named to bring a ladder or a grapnel (GUI-LAD-03, GUI-GRA-02)."""
    seat = field(s, frames.STATION.seat)
    why = why_not_leave_behind(s, k)
    if why:
        return why
    if u not in stationable(s, seat):
        return "GUI-ASL-03 stationed"
    if bears(s, u) >= 0:
        return "GUI-MOV-16 carrying"
    if dv.dev(s, k, dv.HOLDER) >= 0 and (dv.kind_of(s, k) != dv.LADDER or dv.dev(s, k, dv.OTHER) >= 0):
        return "GUI-LAD-03 has-bearers"
    return ""


def why_not_leave_behind(s: State, k: int) -> str:
    """Why nobody can be named to bring this device."""
    mine = k >= 0 and dv.kind_of(s, k) < dv.THROWER and dv.dev(s, k, dv.OWNER) == field(s, frames.STATION.seat)
    if not mine or dv.dev(s, k, dv.STATE) != dv.ABSENT or dv.dev(s, k, dv.BEARING) == LEFT_BEHIND:
        return "GUI-LAD-03 no-such-device"
    return ""


def bear(s: State, u: int, k: int) -> None:
    dv.set_dev(s, k, dv.HOLDER if dv.dev(s, k, dv.HOLDER) < 0 else dv.OTHER, u)
    ev.tell(s, ev.BEARER_NAMED, "GUI-LAD-03", (unit_get(s, u, ROSTER), dv.dev(s, k, dv.NAME)))


def leave_behind(s: State, k: int) -> None:
    """It stays in the camp, and nobody is found for it."""
    dv.set_dev(s, k, dv.BEARING, LEFT_BEHIND)
    dv.set_dev(s, k, dv.HOLDER, -1)
    dv.set_dev(s, k, dv.OTHER, -1)
    ev.tell(s, ev.DEVICE_LEFT, "GUI-LAD-03", (dv.dev(s, k, dv.NAME),))


def fight(s: State) -> None:
    pop(s)
    frames.TURN.begin(s)


def run_assault(s: State, step: int) -> None:
    attacker = get(s, ca.ATTACKER)
    if step == 0:
        if get(s, ca.TRAITOR):
            pick(s, attacker, INTRUDERS, most_for(s, attacker, INTRUDERS))
    elif step == 1:
        lay_out_assault(s, attacker)
        frames.STATION.begin(s, attacker, 1)
    elif step == 3:
        frames.STATION.begin(s, attacker, 2)
    elif step in (2, 4):
        frames.SET_UP.begin(s, -1)
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
        frames.SET_UP.begin(s, -1)
    else:
        fight(s)


def run_sortie(s: State, step: int) -> None:
    if step == 0:
        frames.EDGE.begin(s, besieged(s), False)
    elif step == 1:
        pick(s, besieged(s), PARTY, most_for(s, besieged(s), PARTY))
    elif step == 2:
        packs = s.dice.roll(6)
        ev.tell(s, ev.DIE_ROLLED, "GUI-SOR-02", (packs, 0, -1, -1))
        lay_out_sortie(s, packs)
    else:
        fight(s)


def run_battle(s: State, step: int) -> None:
    if step == 0:
        frames.EDGE.begin(s, besieged(s), False)
    elif step == 1:
        lay_out_battle(s)
        frames.SET_UP.begin(s, -1)
    else:
        fight(s)


# ---------------------------------------------------------------- edges


def edge_options(s: State) -> list[int]:
    """Edges to choose from: 2 or 4 for a party or a flank, the three others for a patrol (GUI-SOR-04, GUI-SOR-05)."""
    if field(s, frames.EDGE.patrol) == 0:
        return [2, 4]
    if reading(s, ANY_PATROL):
        return [1, 2, 3, 4]
    return [edge for edge in (1, 2, 3, 4) if edge != get(s, ca.EDGE)]


def choose_edge(s: State, edge: int) -> None:
    patrol = field(s, frames.EDGE.patrol)
    seat = field(s, frames.EDGE.seat)
    pop(s)
    ev.tell(s, ev.EDGE_CHOSEN, "GUI-SOR-05" if patrol else "GUI-SOR-04", (seat, edge))
    if patrol:
        frames.PICK.begin(s, seat, PATROL, most_for(s, seat, PATROL), edge)
    else:
        put(s, ca.EDGE, edge)


# ---------------------------------------------------------------- the questions


class PickMen(Question):
    """A side picks the men for a raid, a sortie, a patrol or a part of its forces (GUI-ASL-02)."""

    def __init__(self) -> None:
        super().__init__(frames.PICK, "GUI-ASL-02", "send auto done", name="pick-men", params="purpose count:int")

    def is_open(self, s: State) -> bool:
        return pick_pending(s)

    def legal(self, s: State, seat: int) -> list[int]:
        out = [pack(no.V_SEND, kind) for kind in pick_candidates(s)]
        out.append(pack(no.V_AUTO))
        if not why_not_done(s):
            out.append(pack(no.V_DONE))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == no.V_SEND:
            return why_not_pick(s, arg_a(code))
        return why_not_done(s) if verb == no.V_DONE else ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_SEND:
            send(s, arg_a(code))
        else:
            if verb == no.V_AUTO:
                send_all(s)
            end_pick(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"purpose": no.PURPOSES[field(s, frames.PICK.purpose)], "count": field(s, frames.PICK.left)}


class StationMen(Question):
    """The attackers say where each of them comes from, and who brings which ladder (GUI-ASL-03)."""

    def __init__(self) -> None:
        super().__init__(
            frames.STATION, "GUI-ASL-03", "station ride-in bear drop auto done", name="station-men", params="day:int"
        )

    def is_open(self, s: State) -> bool:
        return station_pending(s)

    def legal(self, s: State, seat: int) -> list[int]:
        out: list[int] = []
        for u in stationable(s, field(s, frames.STATION.seat)):
            edges = [edge for edge in range(len(EDGE_NAMES)) if not why_not_station(s, u, edge)]
            out.extend([pack(no.V_STATION, unit_get(s, u, ROSTER), edge) for edge in edges])
            if edges and not why_not_ride_in(s, u, edges[0]):
                out.extend([pack(no.V_RIDE_IN, unit_get(s, u, ROSTER), edge) for edge in edges])
        for k in next_to_bring(s):
            men = [u for u in stationable(s, field(s, frames.STATION.seat)) if not why_not_bear(s, u, k)]
            out.extend([pack(no.V_BEAR, unit_get(s, u, ROSTER), dv.dev(s, k, dv.NAME)) for u in men])
            out.append(pack(no.V_DROP, dv.dev(s, k, dv.NAME)))
        out.append(pack(no.V_AUTO))
        out.append(pack(no.V_DONE))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb, a, b = verb_of(code), arg_a(code), arg_b(code)
        if verb == no.V_STATION:
            return why_not_station(s, unit_of(s, a), b)
        if verb == no.V_RIDE_IN:
            return why_not_ride_in(s, unit_of(s, a), b)
        if verb == no.V_BEAR:
            k = dv.device_of(s, b)
            return why_not_bear(s, unit_of(s, a), k) or why_not_speak(s, k)
        if verb == no.V_DROP:
            k = dv.device_of(s, a)
            return why_not_leave_behind(s, k) or why_not_speak(s, k)
        return ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb, a, b = verb_of(code), arg_a(code), arg_b(code)
        if verb == no.V_STATION:
            station(s, unit_of(s, a), b)
        elif verb == no.V_RIDE_IN:
            ride_in(s, unit_of(s, a), b)
        elif verb == no.V_BEAR:
            bear(s, unit_of(s, a), dv.device_of(s, b))
        elif verb == no.V_DROP:
            leave_behind(s, dv.device_of(s, a))
        else:
            if verb == no.V_AUTO:
                station_all(s)
            pop(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.day_prompt(s)


def why_not_speak(s: State, k: int) -> str:
    """One device of a kind is spoken of after the other."""
    return "" if k in next_to_bring(s) else "GUI-SEQ-10 not-offered"


class ChooseEdge(Question):
    """A side chooses the edge of a party, a flank or a patrol (GUI-SOR-04, GUI-SOR-05)."""

    def __init__(self) -> None:
        super().__init__(frames.EDGE, "GUI-SOR-04", "edge", name="choose-edge", auto=True, params="day:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        if arg_a(code) in edge_options(s):
            return ""
        return "GUI-SOR-05 not-that-edge" if field(s, frames.EDGE.patrol) else "GUI-SOR-04 not-that-edge"

    def play(self, s: State, seat: int, code: int) -> None:
        choose_edge(s, arg_a(code))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.day_prompt(s)
