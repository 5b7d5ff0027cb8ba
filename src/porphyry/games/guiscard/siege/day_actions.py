"""The four tactical day actions: how each begins, what happens turn by turn, how it ends, and what the siege keeps of it
(GUI-ACT, GUI-ASL, GUI-RAI, GUI-SOR, GUI-BAT).
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import GATE_DESTROYED, Board
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.ground.paths import connected, foot_path, foot_reach
from porphyry.games.guiscard.notation import ENGINES, PART_NAMES
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siege import battlefields, deploy
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.campaign import able, besieged, besieger, get, man, put, put_man
from porphyry.games.guiscard.siege.sheet import GRAPNEL, PERSONS
from porphyry.games.guiscard.siege.verdict import change_supplies, test_authority, win
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.skirmish.contact import is_hampered
from porphyry.games.guiscard.state import (
    count,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_living,
    is_stunned,
    reading,
    siege_reading,
)
from porphyry.games.guiscard.state import get as unit_get
from porphyry.kernel.action import verb_of
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Question
from porphyry.kernel.state import State

LULL: Final = 5  # rounds without melee (GUI-ASL-07)
TENT_DAY: Final = 5  # tent hexes for a day of delay (GUI-RAI-10)
PATROL_LIMITS: Final = [1, 3, 5, 7]  # GUI-SOR-07


# ---------------------------------------------------------------- beginning


def begin(s: State, action: int) -> None:
    """An action takes the whole day (GUI-ACT-01)."""
    put(s, ca.ACTION, action)
    put(s, ca.QUIET, 0)
    put(s, ca.FOUGHT, 0)
    put(s, ca.PATROLS, 0)
    ca.note(s, ca.E_ACTION, action)
    ev.tell(s, ev.ACTION_CHOSEN, "GUI-ACT-01", (get(s, ca.INITIATIVE), action))
    frames.DEPLOY.begin(s)


def begin_assault(s: State, attacker: int) -> None:
    put(s, ca.ATTACKER, attacker)
    begin(s, ca.A_ASSAULT)


def begin_battle(s: State) -> None:
    put(s, ca.BATTLED, 1)
    ev.tell(s, ev.BATTLE_OFFERED, "GUI-BAT-01", (besieged(s),))
    begin(s, ca.A_BATTLE)


def why_not_raid(s: State) -> str:
    """The party, a third of the men and half of each type, must have at least one man (GUI-RAI-02)."""
    seat = besieged(s)
    going = [kind for kind in able(s, seat) if deploy.type_limit(s, seat, kind) > 0]
    return "" if going and deploy.most_for(s, seat, deploy.RAIDERS) > 0 else "GUI-RAI-02 party-too-small"


def why_not_sortie(s: State) -> str:
    fit = able(s, besieged(s)) and deploy.most_for(s, besieged(s), deploy.PARTY) > 0
    return "" if fit else "GUI-SOR-02 party-too-small"


def why_not_battle(s: State) -> str:
    if get(s, ca.BATTLED):
        return "GUI-BAT-01 once-only"
    return "" if able(s, besieged(s)) else "GUI-BAT-03 nobody-fit"


# ---------------------------------------------------------------- turn by turn


def turn_begins(s: State) -> None:
    """At night the besieger rolls for a patrol at the start of each turn of theirs (GUI-SOR-07)."""
    if get(s, ca.ACTION) != ca.A_SORTIE or s.facts[st.ACTIVE] != besieger(s):
        return
    n = get(s, ca.PATROLS)
    put(s, ca.PATROLS, n + 1)
    roll, limit = s.dice.roll(10), PATROL_LIMITS[min(n, 3)]
    ev.tell(s, ev.PATROL_ROLLED, "GUI-SOR-07", (roll, limit))
    idle = [kind for kind in able(s, besieger(s)) if man(s, kind, ca.DUTY) == ca.NO_DUTY]
    if roll <= limit and idle:
        frames.EDGE.begin(s, besieger(s), True)


def is_fighting(s: State, u: int) -> bool:
    """Alive on the map, including the unconscious, or about to come on; a prisoner being led off does not count."""
    if is_horse(s, u) or not is_living(s, u) or has(s, u, st.CAPTIVE):
        return False
    place = unit_get(s, u, st.PLACE)
    return place in (st.ON_MAP, st.UNDER, st.CARRIED) or (place == st.WAITING and unit_get(s, u, st.GROUP) in ARRIVING)


def fighters(s: State, seat: int) -> int:
    """Men of a side in the fight: a side that only lies unconscious is neither gone nor destroyed (GUI-BAT-06)."""
    n = 0
    for u in range(count(s)):
        if unit_get(s, u, st.SEAT) == seat and is_fighting(s, u):
            n += 1
    return n


ARRIVING: Final = [
    battlefields.EDGES + 1,
    battlefields.EDGES + 2,
    battlefields.EDGES + 3,
    battlefields.EDGES + 4,
    battlefields.ANY_EDGE,
]


def note_fighting(s: State) -> None:
    """Whether there was melee in this turn."""
    for u in range(count(s)):
        if unit_get(s, u, st.SEAT) == s.facts[st.ACTIVE] and has(s, u, st.ATTACKED):
            put(s, ca.FOUGHT, 1)
            return


def round_ends(s: State) -> None:
    put(s, ca.QUIET, 0 if get(s, ca.FOUGHT) else get(s, ca.QUIET) + 1)
    put(s, ca.FOUGHT, 0)


def result(s: State, round_over: bool) -> int:
    """How the action has ended after this turn; 0 if it goes on."""
    action = get(s, ca.ACTION)
    ours, theirs = fighters(s, besieger(s)), fighters(s, besieged(s))
    if action == ca.A_ASSAULT:
        attacker = get(s, ca.ATTACKER)
        if is_taken(s, attacker):
            return ca.C_TAKEN  # GUI-ASL-06
        if fighters(s, attacker) == 0:
            return ca.C_REPELLED
        if round_over and get(s, ca.QUIET) >= LULL and are_separated(s):
            return ca.C_LULL
    elif action == ca.A_RAID:
        if theirs == 0 or (ours == 0 and has_men(s, besieger(s))):
            return ca.C_LEFT  # GUI-RAI-06: a side that sent nobody cannot leave
    elif action == ca.A_SORTIE:
        if theirs == 0:
            return ca.C_LEFT  # GUI-SOR-09
    elif action == ca.A_BATTLE:
        if ours == 0:
            return ca.C_BEATEN  # GUI-BAT-06
        if theirs == 0:
            return ca.C_WITHDREW
    if round_over and 0 < ca.last_round(s) < s.facts[st.ROUND]:
        return ca.C_DUSK
    return 0


def has_men(s: State, seat: int) -> bool:
    """Whether a side has sent anybody into this fight."""
    return any(unit_get(s, u, st.SEAT) == seat and unit_get(s, u, st.ROSTER) < PERSONS for u in range(count(s)))


def is_taken(s: State, attacker: int) -> bool:
    """The attacker holds every part and no defender is left in it; or no defender is left at all (GUI-ASL-06)."""
    if fighters(s, attacker) == 0:
        return False
    if fighters(s, 1 - attacker) == 0:
        return True
    building = ca.building_of(s)
    held = get(s, ca.TAKEN) if attacker == besieger(s) else ~get(s, ca.TAKEN)
    for u in range(count(s)):
        part = building.part_of(unit_get(s, u, st.HEX))
        if part < 0 or is_horse(s, u) or not is_living(s, u) or unit_get(s, u, st.PLACE) not in (st.ON_MAP, st.UNDER):
            continue
        if unit_get(s, u, st.SEAT) != attacker:
            return False
        if is_active(s, u):
            held |= 1 << part
    every = (1 << len(building.parts)) - 1
    return held & every == every


def are_separated(s: State) -> bool:
    """No way leads from any attacker to any defender; whoever is on a ladder or a rope is at the top of it too (GUI-ASL-07)."""
    board = board_of(s)
    attacker = get(s, ca.ATTACKER)
    defenders = [
        unit_get(s, u, st.HEX) for u in range(count(s)) if unit_get(s, u, st.SEAT) != attacker and is_active(s, u)
    ]
    for u in range(count(s)):
        if unit_get(s, u, st.SEAT) == attacker and is_active(s, u):
            reach = connected(board, unit_get(s, u, st.HEX), is_armoured(s, u))
            k = dv.climbed(s, u) if dv.is_used(s) else -1
            if k >= 0:
                reach = reach + connected(board, dv.top_of(s, k), is_armoured(s, u))
            if [h for h in defenders if h in reach]:
                return False
    return True


def may_call_off(s: State) -> bool:
    """All defenders have withdrawn into one of the last parts: the attacker may break off in any step (GUI-ASL-09)."""
    if get(s, ca.ACTION) != ca.A_ASSAULT:
        return False
    attacker = get(s, ca.ATTACKER)
    if s.facts[st.ACTIVE] != attacker:
        return False
    building = ca.building_of(s)
    parts: list[int] = []
    for u in range(count(s)):
        if unit_get(s, u, st.SEAT) != attacker and is_fighting(
            s, u
        ):  # who lies unconscious elsewhere has not withdrawn
            part = building.part_of(unit_get(s, u, st.HEX))
            if part not in parts:
                parts.append(part)
    return len(parts) == 1 and parts[0] >= 0 and building.last >> parts[0] & 1 != 0


# ---------------------------------------------------------------- afterwards


def close(s: State, cause: int) -> None:
    """The day's fighting is over: what it cost, what was won."""
    action = get(s, ca.ACTION)
    ca.note(s, ca.E_RESULT, cause)
    ev.tell(s, ev.ACTION_ENDED, "GUI-ACT-01", (action, cause))
    if action in (ca.A_ASSAULT, ca.A_DIVIDED):
        if cause == ca.C_LULL:
            capture_cut_off(s)
        share_building(s, cause)
        capture_overrun(s)
    elif action == ca.A_SORTIE:
        count_packs(s)
    elif action == ca.A_RAID:
        count_tents(s)
    if action not in (ca.A_ASSAULT, ca.A_DIVIDED):
        capture_fallen(s, besieger(s))
        capture_fallen(s, besieged(s))
    count_devices(s)
    keep_damage(s)
    muster_out(s)
    put(s, ca.HALF, 0)
    put(s, ca.PENDING, 0)
    ca.lay_out(s, ca.siege_of(s).scenario, [])
    ca.show_damage(s)
    deploy.tell_table(s)
    if action in (ca.A_BATTLE, ca.A_DIVIDED) and cause == ca.C_BEATEN:
        win(s, besieged(s), ca.C_BEATEN, "GUI-BAT-07")
    test_authority(s)


def seize(s: State, u: int) -> None:
    """A man is taken prisoner: for his side he is lost (GUI-CAP-02)."""
    put_man(s, unit_get(s, u, st.ROSTER), ca.STATE, ca.CAPTURED)
    ev.tell(s, ev.MAN_CAPTURED, "GUI-ASL-08", (unit_get(s, u, st.ROSTER),))


def capture_cut_off(s: State) -> None:
    """Defenders outside who cannot walk home unchallenged are captured (GUI-ASL-08)."""
    board = board_of(s)
    building = ca.building_of(s)
    seat = 1 - get(s, ca.ATTACKER)
    inside = battlefields.part_hexes(s, seat)
    free = [0] * (64 * 48)
    watched = [0] * (64 * 48)
    for x in board.hexes:
        if x not in inside and is_hampered(s, board, x, seat):
            watched[x] = OUT_OF_REACH
    for u in range(count(s)):
        if (
            unit_get(s, u, st.SEAT) != seat
            or unit_get(s, u, st.PLACE) != st.ON_MAP
            or is_horse(s, u)
            or not is_living(s, u)
        ):
            continue
        h = unit_get(s, u, st.HEX)
        if building.part_of(h) < 0 and not walks_home(board, h, is_armoured(s, u), inside, free, watched):
            seize(s, u)


OUT_OF_REACH: Final = 99
"""More points than any way on foot costs."""


def walks_home(board: Board, h: int, armoured: bool, inside: list[int], free: list[int], watched: list[int]) -> bool:
    """Whether one of the shortest ways to a hex inside passes nobody who would check on it; several may be as short."""
    costs = foot_reach(board, h, OUT_OF_REACH, armoured, free, free)
    safe = foot_reach(board, h, OUT_OF_REACH, armoured, free, watched)
    ways = [len(foot_path(board, h, goal, OUT_OF_REACH, armoured, free, free)) for goal in inside]
    least = min([n for n in ways if n], default=0)
    return least > 0 and any(n == least and costs[x] == safe[x] for x, n in zip(inside, ways, strict=True))


def capture_fallen(s: State, seat: int) -> None:
    """Anyone unconscious where none of their side is left standing is captured."""
    if [u for u in range(count(s)) if unit_get(s, u, st.SEAT) == seat and is_active(s, u)]:
        return
    for u in range(count(s)):
        if unit_get(s, u, st.SEAT) != seat or unit_get(s, u, st.ROSTER) >= PERSONS or not is_living(s, u):
            continue
        if unit_get(s, u, st.PLACE) not in (st.LEFT, st.WAITING):
            seize(s, u)


def share_building(s: State, cause: int = 0) -> None:
    """Each part belongs to the side that alone stands in it; losing a part costs half the food (GUI-ASL-11)."""
    building = ca.building_of(s)
    before = get(s, ca.TAKEN)
    held = before
    if cause == ca.C_TAKEN:
        every = (1 << len(building.parts)) - 1
        held = every if get(s, ca.ATTACKER) == besieger(s) else 0
    for k in range(len(building.parts)):
        here = [False, False]
        for u in range(count(s)):
            if is_active(s, u) and building.part_of(unit_get(s, u, st.HEX)) == k:
                here[unit_get(s, u, st.SEAT)] = True
        if here[besieger(s)] and not here[besieged(s)]:
            held |= 1 << k
        elif here[besieged(s)] and not here[besieger(s)]:
            held &= ~(1 << k)
    put(s, ca.TAKEN, held)
    for k in range(len(building.parts)):
        if held >> k & 1 and not before >> k & 1:
            ev.tell(s, ev.PART_TAKEN, "GUI-ASL-11", (besieger(s), part_word(s, k)))
            lose_food(s)
        elif before >> k & 1 and not held >> k & 1:
            ev.tell(s, ev.PART_TAKEN, "GUI-ASL-11", (besieged(s), part_word(s, k)))
    if held == (1 << len(building.parts)) - 1:
        win(s, besieger(s), ca.C_TAKEN, "GUI-ASL-06")


def capture_overrun(s: State) -> None:
    """Anyone unconscious in a part that is the enemy's when the fight is over is taken prisoner (GUI-ASL-06)."""
    if siege_reading(s, st.FALLEN_GO_FREE):
        return
    building = ca.building_of(s)
    for u in range(count(s)):
        if not is_stunned(s, u) or not is_fighting(s, u) or unit_get(s, u, st.ROSTER) >= PERSONS:
            continue
        part = building.part_of(unit_get(s, u, st.HEX))
        if part < 0:
            continue
        holder = besieger(s) if get(s, ca.TAKEN) >> part & 1 else besieged(s)
        if holder != unit_get(s, u, st.SEAT):
            seize(s, u)


def part_word(s: State, k: int) -> int:
    """The number of a part among the parts of all buildings."""
    return PART_NAMES.index(ca.building_of(s).parts[k])


def lose_food(s: State) -> None:
    left = max(0, get(s, ca.LASTS) - get(s, ca.DAY))
    lost = (left + 1) // 2 if reading(s, st.HALVES_UP) else left // 2
    put(s, ca.BOOKED, get(s, ca.BOOKED) + lost)
    if lost:
        ev.tell(s, ev.FOOD_CAPTURED, "GUI-ASL-11", (besieger(s), lost))
        change_supplies(s, -lost, "GUI-ASL-11")


def count_packs(s: State) -> None:
    """Every pack horse led off by the far edge is a day more (GUI-SOR-10, GUI-SUP-06)."""
    days = 0
    for u in range(count(s)):
        leader = unit_get(s, u, st.LED)
        if (
            not t.FLAGS[unit_get(s, u, st.ROSTER)] & t.PACK
            or unit_get(s, u, st.PLACE) != st.LEFT
            or not is_living(s, u)
        ):
            continue
        if leader >= 0 and unit_get(s, leader, st.PLACE) == st.LEFT:
            days += 1
    if days:
        change_supplies(s, days, "GUI-SOR-10")


def burnt_tents(s: State) -> int:
    """Tent hexes destroyed by fire (GUI-RAI-07)."""
    scenario = scenario_of(s)
    tents = (t.TENT, t.TENT_ENTRANCE)
    n = 0
    for k, h in enumerate(scenario.breakable):
        if s.facts[st.WRECKS] >> k & 1 and scenario.board.ground[h] in tents:
            n += 1
    return n


def count_tents(s: State) -> None:
    """Every five tent hexes burnt delay the siege by a day (GUI-RAI-10)."""
    days = burnt_tents(s) // TENT_DAY
    if days:
        put(s, ca.DELAY, max(get(s, ca.DELAY), get(s, ca.DAY)) + days)  # a second raid adds to the first
        ev.tell(s, ev.SIEGE_DELAYED, "GUI-RAI-10", (days,))


def count_devices(s: State) -> None:
    """Engines and ladders that were burnt or smashed, and ropes the enemy holds, are struck off the sheet (GUI-INI-05, GUI-GRA-07)."""
    for seat in (0, 1):
        for engine in range(len(ENGINES)):
            here = len(devices_of(s, seat, engine)) + taken_by(s, 1 - seat, engine)
            whole = len([k for k in devices_of(s, seat, engine) if dv.dev(s, k, dv.STATE) != dv.LOST])
            at = deploy.store(s, seat) + engine
            lost = min(here, get(s, at)) - whole
            if lost > 0:
                put(s, at, get(s, at) - lost)
                ca.note(s, ca.E_LOST, ca.noted(s, get(s, ca.DAY), ca.E_LOST) + lost)
                ev.tell(s, ev.ENGINES_LOST, "GUI-INI-05", (engine, lost, seat))


def devices_of(s: State, seat: int, engine: int) -> list[int]:
    """The counters of a kind of engine that a side has in the day's fight."""
    mine = [k for k in range(dv.count_devices(s)) if dv.dev(s, k, dv.OWNER) == seat and deploy.is_fielded(s, k, seat)]
    return [k for k in mine if deploy.ENGINE_OF[dv.kind_of(s, k)] == engine]


def taken_by(s: State, seat: int, engine: int) -> int:
    """How many more ropes than its own a side has now: it has pulled up the enemy's (GUI-GRA-07)."""
    if engine != GRAPNEL:
        return 0
    return max(0, len(devices_of(s, seat, engine)) - get(s, deploy.store(s, seat) + engine))


def keep_damage(s: State) -> None:
    """What was destroyed on the map is destroyed on the sheet (GUI-DEM-01)."""
    if get(s, ca.ACTION) not in (ca.A_ASSAULT, ca.A_DIVIDED):
        return
    breakable = scenario_of(s).breakable
    for k, h in enumerate(ca.building_of(s).board.works):
        gone = h in breakable and s.facts[st.WRECKS] >> breakable.index(h) & 1
        if gone or (h == scenario_of(s).board.gate and s.facts[st.GATE] == GATE_DESTROYED):
            if get(s, ca.DAMAGE + k) < ca.stages(s, k):
                ev.tell(s, ev.WALL_DESTROYED, "GUI-DEM-01", (h, ca.stages(s, k)))
            put(s, ca.DAMAGE + k, ca.stages(s, k))


def muster_out(s: State) -> None:
    """The men go back on the strength as the fight left them."""
    building = ca.building_of(s)
    assault = get(s, ca.ACTION) in (ca.A_ASSAULT, ca.A_DIVIDED)
    for u in range(count(s)):
        kind = unit_get(s, u, st.ROSTER)
        if kind >= PERSONS:
            continue
        if man(s, kind, ca.STATE) <= ca.WOUNDED:
            if unit_get(s, u, st.HEALTH) == st.DEAD:
                put_man(s, kind, ca.STATE, ca.DEAD)
                ev.tell(s, ev.MAN_DIED, "GUI-INI-05", (kind,))
            elif unit_get(s, u, st.PLACE) == st.GONE or has(s, u, st.CAPTIVE):
                put_man(s, kind, ca.STATE, ca.CAPTURED)
                ev.tell(s, ev.MAN_CAPTURED, "GUI-CAP-02", (kind,))
            elif unit_get(s, u, st.HEALTH) > man(s, kind, ca.STATE):
                ca.hurt(s, kind)
                ev.tell(s, ev.MAN_HURT, "GUI-INI-05", (kind,))
        h = unit_get(s, u, st.HEX)
        inside = assault and unit_get(s, u, st.PLACE) == st.ON_MAP and h != NOWHERE and building.part_of(h) >= 0
        put_man(s, kind, ca.SPOT, h + 1 if inside else 0)  # GUI-ACT-03
    for u in range(count(s)):
        if is_horse(s, u) and not is_living(s, u) and t.HORSE_OF[unit_get(s, u, st.ROSTER)] >= 0:
            unhorse(s, t.HORSE_OF[unit_get(s, u, st.ROSTER)])
        elif unit_get(s, u, st.MOUNT) >= 0 and not is_living(s, unit_get(s, u, st.MOUNT)):
            unhorse(s, unit_get(s, u, st.ROSTER))


def unhorse(s: State, kind: int) -> None:
    """His horse died: he goes on foot for the rest of the siege."""
    if man(s, kind, ca.RIDES):
        put_man(s, kind, ca.RIDES, 0)
        ev.tell(s, ev.MAN_UNHORSED, "GUI-INI-05", (kind,))


def end_fight(s: State, cause: int) -> None:
    """From the turn back to the day."""
    pop(s)
    close(s, cause)


class StormTower(Question):
    """The besieged in the last tower may come out at once (GUI-ASL-19)."""

    def __init__(self) -> None:
        super().__init__(frames.STORM, "GUI-ASL-19", "storm decline", name="storm-tower", auto=True, params="day:int")

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        if verb_of(code) == no.V_STORM:
            begin_assault(s, besieged(s))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.day_prompt(s)
