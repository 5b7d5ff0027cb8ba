"""Strategic actions of the besieger: building engines and battering the building (GUI-BUI, GUI-DEM), and the saboteur (event 16)."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import distance
from porphyry.games.guiscard.notation import ENGINES
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.campaign import able, besieged, besieger, get, man, put, put_man
from porphyry.games.guiscard.siege.sheet import (
    DAYS,
    ENGINEER_DAYS,
    LADDER,
    STAGES,
    THROWER,
    WORKERS,
    damage_roll,
    engines_lost,
    make_of,
)
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Question
from porphyry.kernel.state import State

TOWER_TARGETS: Final = 3  # nearest to each gap (GUI-DEM-09)
SABOTAGED_FROM: Final = 6


# ---------------------------------------------------------------- what may be ordered


def has_orders(s: State) -> bool:
    """Whether something strategic was ordered today."""
    return any(get(s, ca.AIMED + k) for k in range(ca.WORKS)) or any(_worked(s, k) for k in range(ca.SLOT_COUNT))


def why_not_act(s: State) -> str:
    """Burnt tents delay the siege for the besieger, not for sallies (GUI-RAI-10, GUI-RAI-11)."""
    return "GUI-RAI-10 delayed" if get(s, ca.DAY) <= get(s, ca.DELAY) else ""


def why_not_assault(s: State) -> str:
    if has_orders(s):
        return "GUI-ACT-01 not-both"
    return why_not_act(s) or ("" if able(s, besieger(s)) else "GUI-ASL-02 nobody-fit")


def _worked(s: State, slot: int) -> bool:
    return get(s, ca.SLOTS + slot) >> 12 != 0


def slot_kind(s: State, slot: int) -> int:
    return (get(s, ca.SLOTS + slot) & 15) - 1


def slot_days(s: State, slot: int) -> int:
    return get(s, ca.SLOTS + slot) >> 4 & 255


def days_needed(s: State, engine: int) -> int:
    """Building time (GUI-BUI-02); the engineer hastens throwers (event 10)."""
    return ENGINEER_DAYS if engine == THROWER and get(s, ca.ENGINEER) else DAYS[engine]


def free_men(s: State) -> list[int]:
    """Men without work today, the cheapest first."""
    idle = [kind for kind in able(s, besieger(s)) if man(s, kind, ca.DUTY) == ca.NO_DUTY]
    return sorted(idle, key=_price)


def _price(kind: int) -> int:
    return t.COST[kind] * 256 + kind


def slot_for(s: State, engine: int) -> int:
    """The unfinished item of this kind that is furthest, or an empty box; -1 if there is none."""
    best, most = -1, -1
    for slot in range(ca.SLOT_COUNT):
        if slot_kind(s, slot) == engine and not _worked(s, slot) and slot_days(s, slot) > most:
            best, most = slot, slot_days(s, slot)
    if best >= 0:
        return best
    for slot in range(ca.SLOT_COUNT):
        if slot_kind(s, slot) < 0:
            return slot
    return -1


def why_not_build(s: State, engine: int) -> str:
    """Five men for each item (GUI-BUI-01)."""
    why = why_not_act(s)
    if why:
        return why
    if engine == LADDER and not ca.building_of(s).palisade:
        return "GUI-LAD-02 nothing-to-scale"
    if len(free_men(s)) < WORKERS:
        return "GUI-BUI-01 five-men"
    if slot_for(s, engine) < 0:
        return "GUI-BUI-03 no-room"
    return ""


def aimed(s: State) -> int:
    return sum(get(s, ca.AIMED + k) for k in range(ca.WORKS))


def gaps(s: State) -> list[int]:
    """Palisade hexes that are down."""
    board = ca.building_of(s).board
    down = ca.walls_down(s)
    return [h for k, h in enumerate(board.works) if down >> k & 1 and board.ground[h] == t.WALL_WALK]


def tower_targets(s: State) -> list[int]:
    """The three tower hexes nearest to each gap in the palisade (GUI-DEM-09)."""
    board = ca.building_of(s).board
    tower = [h for h in board.works if board.ground[h] == t.TOWER]
    out: list[int] = []
    for gap in gaps(s):
        near = sorted(tower, key=lambda h: distance(gap, h) * 4096 + h)
        out.extend(h for h in near[:TOWER_TARGETS] if h not in out)
    return out


def why_not_batter(s: State, h: int) -> str:
    """Why no more throwers may be aimed at a hex today (GUI-DEM-07)."""
    why = why_not_act(s)
    if why:
        return why
    building = ca.building_of(s)
    board = building.board
    if h not in board.works:
        return "GUI-DEM-07 no-work"
    k = board.works.index(h)
    if get(s, ca.DAMAGE + k) >= ca.stages(s, k):
        return "GUI-DEM-02 destroyed"
    if get(s, ca.TAKEN) >> max(0, building.part_of(h)) & 1:
        return "GUI-DEM-07 own-part"
    if board.ground[h] == t.TOWER and h not in tower_targets(s):
        return "GUI-DEM-09 no-gap"
    if aimed(s) >= get(s, ca.STORES + THROWER):
        return "GUI-DEM-07 no-thrower"
    return ""


def order_actions(s: State) -> list[int]:
    """The besieger's orders (GUI-INI-02)."""
    out: list[int] = []
    if not why_not_assault(s):
        out.append(pack(no.V_ASSAULT))
    out.extend([pack(no.V_BUILD, e) for e in range(len(ENGINES)) if not why_not_build(s, e)])
    out.extend([pack(no.V_BATTER, h) for h in ca.building_of(s).board.works if not why_not_batter(s, h)])
    out.append(pack(no.V_DONE))
    return out


# ---------------------------------------------------------------- ordering


def build(s: State, engine: int) -> None:
    """Five men are parked on the sheet (GUI-BUI-01)."""
    slot = slot_for(s, engine)
    put(s, ca.SLOTS + slot, engine + 1 | slot_days(s, slot) << 4 | 1 << 12)
    for kind in free_men(s)[:WORKERS]:
        put_man(s, kind, ca.DUTY, ca.WORKING)
    ev.tell(s, ev.BUILDING_BEGUN, "GUI-BUI-01", (engine, slot_days(s, slot), days_needed(s, engine)))


def batter(s: State, h: int) -> None:
    k = ca.building_of(s).board.works.index(h)
    put(s, ca.AIMED + k, get(s, ca.AIMED + k) + 1)
    ev.tell(s, ev.THROWER_AIMED, "GUI-DEM-07", (h, get(s, ca.AIMED + k)))


def finish_orders(s: State) -> None:
    pop(s)
    if has_orders(s):
        choose(s, ca.A_WORKS)
    else:
        rest(s)


def rest(s: State) -> None:
    """Nothing is done today."""
    choose(s, ca.A_REST)


def choose(s: State, action: int) -> None:
    """The action of the day is noted in its box (GUI-INI-05)."""
    put(s, ca.ACTION, action)
    ca.note(s, ca.E_ACTION, action)
    ev.tell(s, ev.ACTION_CHOSEN, "GUI-INI-05", (get(s, ca.INITIATIVE), action))


# ---------------------------------------------------------------- carrying out


def work(s: State) -> None:
    """The strategic actions of the day: engines grow, stones fly."""
    battered = aimed(s) > 0
    for slot in range(ca.SLOT_COUNT):
        if _worked(s, slot):
            advance(s, slot)
    for k, h in enumerate(ca.building_of(s).board.works):
        points = get(s, ca.AIMED + k)
        if points:
            put(s, ca.AIMED + k, 0)
            bombard(s, k, h, points)
    if battered and may_storm(s):
        frames.STORM.begin(s, besieged(s))


def advance(s: State, slot: int) -> None:
    """One more day of work; days need not follow each other (GUI-BUI-03)."""
    engine, days = slot_kind(s, slot), slot_days(s, slot) + 1
    if days < days_needed(s, engine):
        put(s, ca.SLOTS + slot, engine + 1 | days << 4)
        ev.tell(s, ev.BUILDING_WENT_ON, "GUI-BUI-03", (engine, days, days_needed(s, engine)))
        return
    put(s, ca.SLOTS + slot, 0)
    put(s, ca.STORES + engine, get(s, ca.STORES + engine) + 1)
    ev.tell(s, ev.ENGINE_BUILT, "GUI-BUI-02", (engine,))


def bombard(s: State, k: int, h: int, points: int) -> None:
    """One roll for each hex; a result "D" is one stage (GUI-DEM-03)."""
    board = ca.building_of(s).board
    make = make_of(board, h)
    roll = s.dice.roll(10)
    hit = roll >= damage_roll(points, make)  # GUI-CAS-16
    if hit:
        put(s, ca.DAMAGE + k, get(s, ca.DAMAGE + k) + 1)
    ev.tell(s, ev.WALL_BATTERED, "GUI-DEM-03", (h, points, roll, get(s, ca.DAMAGE + k), STAGES[make]))
    if get(s, ca.DAMAGE + k) == STAGES[make]:
        ca.note(s, ca.E_DESTROYED, ca.noted(s, get(s, ca.DAY), ca.E_DESTROYED) + 1)
        ev.tell(s, ev.WALL_DESTROYED, "GUI-DEM-05", (h, STAGES[make]))
    if roll == 1:
        lost = min(engines_lost(points), get(s, ca.STORES + THROWER))
        put(s, ca.STORES + THROWER, get(s, ca.STORES + THROWER) - lost)
        ca.note(s, ca.E_LOST, ca.noted(s, get(s, ca.DAY), ca.E_LOST) + lost)
        ev.tell(s, ev.ENGINES_LOST, "GUI-INI-05", (THROWER, lost, besieger(s)))


def may_storm(s: State) -> bool:
    """The new besieged who holds the wall-walks may attack the tower while stones fly (GUI-ASL-19)."""
    if not get(s, ca.REVERSED) or ca.building_of(s).id != "castle" or not able(s, besieged(s)):
        return False
    return not get(s, ca.TAKEN) & 1 and get(s, ca.TAKEN) >> 1 & 1 != 0


# ---------------------------------------------------------------- the saboteur


def sabotage_options(s: State) -> list[int]:
    """Engines the besieger has; a thrower under construction counts."""
    building = [slot_kind(s, slot) for slot in range(ca.SLOT_COUNT)]
    return [e for e in range(len(ENGINES)) if get(s, ca.STORES + e) or (e == THROWER and THROWER in building)]


def sabotage(s: State, engine: int) -> None:
    """Six or more, and it is destroyed (GUI-EVT-05)."""
    pop(s)
    roll = s.dice.roll(10)
    ev.tell(s, ev.DIE_ROLLED, "GUI-EVT-05", (roll, SABOTAGED_FROM, no.EVENT_NAMES.index("saboteur"), -1))
    if roll < SABOTAGED_FROM:
        return
    if get(s, ca.STORES + engine):
        put(s, ca.STORES + engine, get(s, ca.STORES + engine) - 1)
        ev.tell(s, ev.ENGINES_LOST, "GUI-EVT-05", (engine, 1, besieger(s)))
        return
    for slot in range(ca.SLOT_COUNT):
        if slot_kind(s, slot) == engine:
            ev.tell(s, ev.BUILDING_LOST, "GUI-EVT-05", (engine, slot_days(s, slot)))
            put(s, ca.SLOTS + slot, 0)
            return


class Sabotage(Question):
    """The besieged choose an engine that their saboteur goes for (GUI-EVT-05)."""

    def __init__(self) -> None:
        super().__init__(frames.SABOTAGE, "GUI-EVT-05", "sabotage", name="sabotage", auto=True, params="day:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if arg_a(code) in sabotage_options(s) else "GUI-EVT-05 no-such-engine"

    def play(self, s: State, seat: int, code: int) -> None:
        sabotage(s, arg_a(code))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.day_prompt(s)
