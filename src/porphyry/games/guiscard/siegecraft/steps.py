"""Chapter 10 among the questions of a turn: the lists of what can be done in each step, verbs that ladders and ropes share, turn by turn.

hooks.py brings all this into the skirmish, where the scenario plays the chapter.
"""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of, sights_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, greek_fire, ladders, ropes, stone_thrower
from porphyry.games.guiscard.siegecraft.devices import LADDER, dev
from porphyry.games.guiscard.siegecraft.verbs import ManAndDeviceChoice, MoverAndDeviceChoice, SiegeChoice
from porphyry.games.guiscard.skirmish.jobs import why_not_worker
from porphyry.games.guiscard.skirmish.question import NOT_OFFERED
from porphyry.games.guiscard.state import (
    ACTIVE,
    AIM,
    BLOOD,
    BUSY,
    CREW_RELOADS,
    DEVICES,
    HEX,
    KINDLED,
    LENT,
    ROSTER,
    SEAT,
    count,
    get,
    is_active,
    mark,
    put,
    siege_reading,
)
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, top
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

# ---------------------------------------------------------------- answers


def own_idle(s: State) -> list[int]:
    """Active men of the player whose turn it is."""
    out: list[int] = []
    for u in range(count(s)):
        if get(s, u, SEAT) == s.facts[ACTIVE] and is_active(s, u) and not is_elsewhere(s, u):
            out.append(u)
    return out


def add_fire(s: State, out: list[int]) -> None:
    """Step 1: fire arrows, engines, and men who give their turn to a job."""
    wood = fire.burnable(s, board_of(s))
    idle = own_idle(s)
    set_up = [k for k in range(dv.count_devices(s)) if dev(s, k, dv.STATE) in (dv.LEANING, dv.READY)]
    for u in idle:
        add_fire_arrows(s, u, idle, wood, out)
        if not why_not_worker(s, u):
            add_jobs(s, u, set_up, wood, out)
    for k in range(dv.count_devices(s)):
        add_engine(s, k, out)


def add_fire_arrows(s: State, u: int, idle: list[int], wood: list[int], out: list[int]) -> None:
    """What an archer can set alight, and to whom he hands his arrows on."""
    r = get(s, u, ROSTER)
    if not fire.why_not_archer(s, u):
        for h in wood:
            if distance(get(s, u, HEX), h) <= 12 and not fire.why_not_aim(s, u, h):
                out.append(pack(no.V_FLAME, r, h))
    if scenario_of(s).fire_arrows:  # no work: a rider hands them on too
        for w in idle:
            if not fire.why_not_hand(s, u, w):
                out.append(pack(no.V_HAND, r, get(s, w, ROSTER)))


def add_jobs(s: State, u: int, set_up: list[int], wood: list[int], out: list[int]) -> None:
    """Wood beside a man that he can make ready to light, and engines and ropes that need him."""
    board = board_of(s)
    for d in range(6):
        n = board.near[get(s, u, HEX) * 6 + d]
        if n != NOWHERE and n in wood and not fire.why_not_kindle(s, u, n):
            out.append(pack(no.V_KINDLE, get(s, u, ROSTER), n))
    for k in set_up:
        if not why_not_lend(s, u, k):
            out.append(pack(no.V_LEND, get(s, u, ROSTER), dev(s, k, dv.NAME)))


def add_engine(s: State, k: int, out: list[int]) -> None:
    """Where an engine can throw or spray."""
    kind, name = dv.kind_of(s, k), dev(s, k, dv.NAME)
    if kind == dv.THROWER and not stone_thrower.why_not_serve(s, k):
        out.extend([pack(no.V_HURL, name, h) for h in board_of(s).hexes if not stone_thrower.why_not_aim(s, k, h)])
    elif kind == dv.SIPHON and not greek_fire.why_not_pump(s, k):
        out.extend([pack(no.V_SPRAY, name, h) for h in board_of(s).hexes if not greek_fire.why_not_aim(s, k, h)])


def add_moves(s: State, out: list[int]) -> None:
    """Step 3: what two or four men do together."""
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) == dv.THROWER:
            name = dev(s, k, dv.NAME)
            out.extend([pack(no.V_ROLL, name, way) for way in range(6) if not stone_thrower.why_not_push(s, k, way)])
        if dv.kind_of(s, k) != LADDER:
            continue
        if dev(s, k, dv.STATE) == dv.CARRIED:
            add_carrying(s, k, out)
        elif dev(s, k, dv.STATE) == dv.LYING:
            add_picking(s, k, out)
        elif dev(s, k, dv.STATE) == dv.LEANING:
            add_handling(s, k, out)


def add_picking(s: State, k: int, out: list[int]) -> None:
    """Who can take up a ladder that lies on the ground."""
    near = [u for u in own_idle(s) if get(s, u, HEX) in dv.hexes_of_device(s, k)]
    for u in near:
        for w in near:
            if not ladders.why_not_pick(s, k, u, w):
                out.append(pack(no.V_PICK, dev(s, k, dv.NAME), get(s, u, ROSTER), get(s, w, ROSTER)))


def add_handling(s: State, k: int, out: list[int]) -> None:
    """Who can take down or shift a ladder that leans."""
    foot = dev(s, k, dv.PLACE_HEX)
    near = [u for u in own_idle(s) if distance(get(s, u, HEX), foot) <= 1]
    for u in near:
        for w in near:
            if ladders.why_not_handle(s, k, u, w):
                continue
            if not ladders.why_not_lower(s, u, w, k):
                out.append(pack(no.V_LOWER, get(s, u, ROSTER), get(s, w, ROSTER), dev(s, k, dv.NAME)))
            add_shifts(s, k, u, w, out)


def add_shifts(s: State, k: int, u: int, w: int, out: list[int]) -> None:
    board = board_of(s)
    foot = dev(s, k, dv.PLACE_HEX)
    for x in [foot, *[board.near[foot * 6 + d] for d in range(6)]]:
        if x == NOWHERE or ladders.ladder_for(s, u, x) != k:
            continue
        for d in range(6):
            y = board.near[x * 6 + d]
            if y != NOWHERE and not ladders.why_not_shift(s, u, w, x, y):
                out.append(pack(no.V_SHIFT, get(s, u, ROSTER), get(s, w, ROSTER), x, y))


def add_carrying(s: State, k: int, out: list[int]) -> None:
    board = board_of(s)
    if not ladders.why_not_put_down(s, k):
        out.append(pack(no.V_DROP, dev(s, k, dv.NAME)))
    for u in (dev(s, k, dv.HOLDER), dev(s, k, dv.OTHER)):
        for d in range(6):
            y = board.near[get(s, u, HEX) * 6 + d]
            if y != NOWHERE and not ladders.why_not_haul(s, u, y):
                out.append(pack(no.V_HAUL, get(s, u, ROSTER), y))
            if not ladders.why_not_raise(s, u, d):
                out.append(pack(no.V_RAISE, get(s, u, ROSTER), d))


def add_on_the_way(s: State, u: int, out: list[int]) -> None:
    """On the move: ladders and ropes."""
    for k in range(dv.count_devices(s)):
        if dev(s, k, dv.STATE) not in (dv.LEANING, dv.LYING):
            continue
        name = dev(s, k, dv.NAME)
        if not why_not_climb(s, u, k):
            out.append(pack(no.V_CLIMB, name))
        if not why_not_slide(s, u, k):
            out.append(pack(no.V_SLIDE, name))
        if not ropes.why_not_coil(s, u, k):
            out.append(pack(no.V_COIL, name))
    if not why_not_cross(s, u):
        out.append(pack(no.V_CROSS))
    if dv.carried_by(s, u, dv.GRAPNEL) >= 0:
        for d in range(6):
            if not ropes.why_not_throw(s, u, d):
                out.append(pack(no.V_GRAPPLE, d))


def add_fights(s: State, out: list[int]) -> None:
    """Step 4: what takes the place of a fight."""
    board = board_of(s)
    fixed = [k for k in range(dv.count_devices(s)) if dev(s, k, dv.STATE) == dv.LEANING]
    for u in own_idle(s):
        if ladders.why_not_step_four(s, u):
            continue
        r = get(s, u, ROSTER)
        if not fire.why_not_ignite(s, u):
            out.append(pack(no.V_IGNITE, r))
        for d in range(6):
            n = board.near[get(s, u, HEX) * 6 + d]
            if n != NOWHERE and dv.is_burning(s, n) and not fire.why_not_douse(s, u, n):
                out.append(pack(no.V_DOUSE, r, n))
        for k in fixed:
            if not ladders.why_not_topple(s, u, k):
                out.append(pack(no.V_TOPPLE, r, dev(s, k, dv.NAME)))
            if not ropes.why_not_cut(s, u, k):
                out.append(pack(no.V_CUT, r, dev(s, k, dv.NAME)))
    for k in fixed:
        if not ropes.why_not_wrench(s, k):
            out.append(pack(no.V_WRENCH, dev(s, k, dv.NAME)))


# ---------------------------------------------------------------- what speaks against it


def why_not_lend(s: State, u: int, k: int) -> str:
    """Why a man may not give his whole turn to an engine or a rope."""
    why = why_not_worker(s, u)
    if why:
        return why
    if dv.kind_of(s, k) == dv.GRAPNEL:
        return ropes.why_not_lend(s, u, k)
    if dv.kind_of(s, k) == LADDER:
        return "GUI-STN-08 no-engine"
    return stone_thrower.why_not_lend(s, u, k)


def why_not_climb(s: State, u: int, k: int) -> str:
    if dev(s, k, dv.STATE) != dv.LEANING:
        return "GUI-LAD-07 no-ladder"
    return ladders.why_not_climb(s, u, k) if dv.kind_of(s, k) == LADDER else ropes.why_not_climb(s, u, k)


def why_not_slide(s: State, u: int, k: int) -> str:
    if dv.kind_of(s, k) != dv.GRAPNEL or dev(s, k, dv.STATE) != dv.LEANING:
        return "GUI-GRA-05 no-grapnel"
    return ropes.why_not_slide(s, u, k)


def why_not_cross(s: State, u: int) -> str:
    k = dv.climbed(s, u)
    if k < 0:
        return "GUI-LAD-08 not-at-the-top"
    return ladders.why_not_jump(s, u, k) if dv.kind_of(s, k) == LADDER else ropes.why_not_cross(s, k)


def why_not_walk_in(s: State, h: int) -> str:
    """What keeps everybody from walking into a hex."""
    if not board_of(s).holds(h):
        return ""
    w = dv.word(s, h)
    if w & dv.BURNING:
        return "GUI-FIR-12 burning"
    if w & dv.ENGINE_HERE:
        return "GUI-STN-09 occupied"
    return "GUI-LAD-01 climb-it" if w & dv.LADDER_HERE else ""


# ---------------------------------------------------------------- doing it


def lend(s: State, u: int, k: int) -> None:
    """A man gives his turn to an engine or a rope."""
    mark(s, u, BUSY | LENT)
    put(s, u, AIM, k)
    rope = dv.kind_of(s, k) == dv.GRAPNEL
    ev.tell(s, ev.JOB_BEGUN, "GUI-GRA-16" if rope else "GUI-STN-08", (ev.name(s, u), 6 if rope else 5))


class Lend(ManAndDeviceChoice):
    """A man gives his turn to an engine or a rope (GUI-STN-08, GUI-GRA-16)."""

    def __init__(self) -> None:
        super().__init__(no.V_LEND)

    def why_not_with(self, s: State, u: int, k: int) -> str:
        return why_not_lend(s, u, k)

    def do_with(self, s: State, u: int, k: int) -> None:
        lend(s, u, k)


class Climb(MoverAndDeviceChoice):
    """Up a ladder or a rope, or down from its top (GUI-LAD-07, GUI-GRA-05)."""

    def __init__(self) -> None:
        super().__init__(no.V_CLIMB)

    def why_not_mover(self, s: State, u: int, k: int) -> str:
        return why_not_climb(s, u, k)

    def do(self, s: State, k: int, code: int) -> None:
        if dv.kind_of(s, k) == LADDER:
            ladders.climb(s, k)
        else:
            ropes.climb(s, k)


class Slide(MoverAndDeviceChoice):
    """Down a rope (GUI-GRA-05)."""

    def __init__(self) -> None:
        super().__init__(no.V_SLIDE)

    def why_not_mover(self, s: State, u: int, k: int) -> str:
        return why_not_slide(s, u, k)

    def do(self, s: State, k: int, code: int) -> None:
        ropes.slide(s, k)


class Cross(SiegeChoice):
    """Over the palisade or the parapet (GUI-LAD-08, GUI-GRA-05)."""

    def __init__(self) -> None:
        super().__init__(no.V_CROSS)

    def why_not_here(self, s: State, code: int) -> str:
        return why_not_cross(s, field(s, frames.MOVE.unit)) if top(s) == frames.MOVE.number else NOT_OFFERED

    def play(self, s: State, seat: int, code: int) -> None:
        k = dv.climbed(s, field(s, frames.MOVE.unit))
        if dv.kind_of(s, k) == LADDER:
            ladders.jump(s, k)
        else:
            ropes.cross(s, k)


IN_STEP_1: Final[list[Choice]] = [
    fire.Flame(),
    stone_thrower.Hurl(),
    greek_fire.Spray(),
    fire.Kindle(),
    Lend(),
    fire.Hand(),
]
IN_STEP_3: Final[list[Choice]] = [
    *(ladders.Haul(), ladders.Raise(), ladders.Pick(), ladders.Drop(), ladders.Shift(), ladders.Lower()),
    stone_thrower.Roll(),
]
ON_THE_WAY: Final[list[Choice]] = [Climb(), Slide(), Cross(), ropes.Grapple(), ropes.Coil()]
IN_STEP_4: Final[list[Choice]] = [fire.Ignite(), fire.Douse(), ladders.Topple(), ropes.Cut(), ropes.Wrench()]


# ---------------------------------------------------------------- from turn to turn


def begin_turn(s: State, kindling: list[int]) -> None:
    """Units that stayed by the wood all last turn may light it now; throwers can be moved again; guards walk their rounds."""
    for u in kindling:
        if is_active(s, u) and not is_elsewhere(s, u) and distance(get(s, u, HEX), get(s, u, AIM)) == 1:
            mark(s, u, KINDLED)
            ev.tell(s, ev.WOOD_READY, "GUI-FIR-02", (ev.name(s, u),))
    stone_thrower.rest(s)
    if siege_reading(s, CREW_RELOADS):
        greek_fire.wait_for_crews(s)
    if scenario_of(s).alarm and s.facts[BLOOD] == 0 and s.facts[ACTIVE] == 1:
        roll = s.dice.roll(10)
        s.facts[s.facts[DEVICES] + dv.WATCH] = max(0, roll - 5)
        ev.tell(s, ev.GUARDS_ROLLED, "GUI-SEQ-01", (roll,))


def after_move(s: State, u: int) -> None:
    """A move is over: ladders come on with their men, and a guard may see what should stay hidden."""
    if is_active(s, u):
        ladders.arrive(s, u)
    if scenario_of(s).alarm and s.facts[BLOOD] == 0:
        watch(s)


def watch(s: State) -> None:
    """Scenario 11: a guard on the wall-walk who sees an intruder up there within four hexes cries out."""
    sights = sights_of(s)
    for u in range(count(s)):
        if get(s, u, SEAT) != 0 or not is_active(s, u) or sights.board.ground[get(s, u, HEX)] != t.WALL_WALK:
            continue
        for v in range(count(s)):
            if get(s, v, SEAT) != 1 or not is_active(s, v) or sights.board.ground[get(s, v, HEX)] != t.WALL_WALK:
                continue
            near = distance(get(s, u, HEX), get(s, v, HEX)) <= 4
            if near and sights.line(get(s, v, HEX), get(s, u, HEX)).blocked == CLEAR:
                s.facts[BLOOD] = 1
                ev.tell(s, ev.ALARM_RAISED, "GUI-SEQ-01", (ev.name(s, v),))
                return


def tend(s: State) -> None:
    """A rope whose climber fell or died hangs free again."""
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) == dv.GRAPNEL and dev(s, k, dv.STATE) == dv.LEANING:
            u = dev(s, k, dv.HOLDER)
            if u >= 0 and dv.climbed(s, u) != k:
                dv.set_dev(s, k, dv.HOLDER, -1)
                dv.set_dev(s, k, dv.OTHER, 0)
                ev.tell(s, ev.ROPE_FREED, "GUI-GRA-07", (dv.dev(s, k, dv.NAME),))
