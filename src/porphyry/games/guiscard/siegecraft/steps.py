"""Chapter 10 among the questions of a turn: what can be done in each step, what speaks against it, and doing it.

sequence.py asks here only when the scenario plays the chapter.
"""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops, which mypyc turns into plain C
from __future__ import annotations

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
from porphyry.games.guiscard.skirmish import capture
from porphyry.games.guiscard.skirmish.jobs import why_not_worker
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
from porphyry.kernel.action import arg_a, arg_b, arg_c, arg_d, pack, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

# ---------------------------------------------------------------- answers


def own_idle(s: State) -> list[int]:
    """Active men of the player whose turn it is."""
    out: list[int] = []
    for u in range(count(s)):
        if get(s, u, SEAT) == s.facts[ACTIVE] and is_active(s, u) and not is_elsewhere(s, u):
            out.append(u)
    return out


def add_fire_actions(s: State, out: list[int]) -> None:
    """Step 1: fire arrows, engines, and men who give their turn to a job."""
    board = board_of(s)
    burnable = fire.burnable(s, board)
    idle = own_idle(s)
    set_up = [k for k in range(dv.count_devices(s)) if dev(s, k, dv.STATE) in (dv.LEANING, dv.READY)]
    for u in idle:
        r = get(s, u, ROSTER)
        if not fire.why_not_archer(s, u):
            for h in burnable:
                if distance(get(s, u, HEX), h) <= 12 and not fire.why_not_aim(s, u, h):
                    out.append(pack(no.V_FLAME, r, h))
        if scenario_of(s).fire_arrows:  # no work: a rider hands them on too
            for w in idle:
                if not fire.why_not_hand(s, u, w):
                    out.append(pack(no.V_HAND, r, get(s, w, ROSTER)))
        if why_not_worker(s, u):
            continue
        for d in range(6):
            n = board.near[get(s, u, HEX) * 6 + d]
            if n != NOWHERE and n in burnable and not fire.why_not_kindle(s, u, n):
                out.append(pack(no.V_KINDLE, r, n))
        for k in set_up:
            if not why_not_lend(s, u, k):
                out.append(pack(no.V_LEND, r, dev(s, k, dv.NAME)))
    for k in range(dv.count_devices(s)):
        kind = dv.kind_of(s, k)
        if kind == dv.THROWER and not stone_thrower.why_not_serve(s, k):
            for h in board.hexes:
                if not stone_thrower.why_not_aim(s, k, h):
                    out.append(pack(no.V_HURL, dev(s, k, dv.NAME), h))
        elif kind == dv.SIPHON and not greek_fire.why_not_pump(s, k):
            for h in board.hexes:
                if not greek_fire.why_not_aim(s, k, h):
                    out.append(pack(no.V_SPRAY, dev(s, k, dv.NAME), h))


def add_move_actions(s: State, out: list[int]) -> None:
    """Step 3: what two or four men do together."""
    for k in range(dv.count_devices(s)):
        name = dev(s, k, dv.NAME)
        if dv.kind_of(s, k) == dv.THROWER:
            for way in range(6):
                if not stone_thrower.why_not_push(s, k, way):
                    out.append(pack(no.V_ROLL, name, way))
        if dv.kind_of(s, k) != LADDER:
            continue
        if dev(s, k, dv.STATE) == dv.CARRIED:
            add_carrying(s, k, out)
        elif dev(s, k, dv.STATE) == dv.LYING:
            near = [u for u in own_idle(s) if get(s, u, HEX) in dv.hexes_of_device(s, k)]
            for u in near:
                for w in near:
                    if not ladders.why_not_pick(s, k, u, w):
                        out.append(pack(no.V_PICK, name, get(s, u, ROSTER), get(s, w, ROSTER)))
        elif dev(s, k, dv.STATE) == dv.LEANING:
            foot = dev(s, k, dv.PLACE_HEX)
            near = [u for u in own_idle(s) if distance(get(s, u, HEX), foot) <= 1]
            for u in near:
                for w in near:
                    if ladders.why_not_handle(s, k, u, w):
                        continue
                    if not ladders.why_not_lower(s, u, w, k):
                        out.append(pack(no.V_LOWER, get(s, u, ROSTER), get(s, w, ROSTER), name))
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


def add_step_actions(s: State, u: int, out: list[int]) -> None:
    """On the move: ladders, ropes, prisoners."""
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


def add_captures(s: State, u: int, out: list[int]) -> None:
    """Whom the mover may take prisoner, where the scenario knows prisoners."""
    scenario = scenario_of(s)
    if not scenario.capture and scenario.captive < 0:
        return
    for v in range(count(s)):
        if not capture.why_not_capture(s, u, v):
            out.append(pack(no.V_CAPTURE, get(s, v, ROSTER)))


def add_combat_actions(s: State, out: list[int]) -> None:
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


def reason(s: State, code: int, unit: int) -> str:
    """The rule against an action of this chapter; ``unit`` is the one its first field names, or -1."""
    verb = verb_of(code)
    a, b, c = arg_a(code), arg_b(code), arg_c(code)
    if s.facts[DEVICES] == 0:
        return "GUI-SEQ-12 not-in-scenario"
    if verb in (no.V_CROSS, no.V_GRAPPLE, no.V_CAPTURE):
        return frame_reason(s, verb, a, unit)
    if verb in (no.V_HURL, no.V_SPRAY, no.V_ROLL, no.V_DROP, no.V_PICK, no.V_CLIMB, no.V_SLIDE, no.V_COIL, no.V_WRENCH):
        return device_reason(s, code)
    if unit < 0:
        return "GUI-SEQ-01 not-in-play"
    if verb == no.V_FLAME:
        return fire.why_not_flame(s, unit, b)
    if verb == no.V_KINDLE:
        return fire.why_not_kindle(s, unit, b)
    if verb == no.V_HAND:
        other = unit_of(s, b)
        return "GUI-SEQ-01 not-in-play" if other < 0 else fire.why_not_hand(s, unit, other)
    if verb == no.V_IGNITE:
        return fire.why_not_ignite(s, unit)
    if verb == no.V_DOUSE:
        return fire.why_not_douse(s, unit, b)
    if verb == no.V_HAUL:
        return ladders.why_not_haul(s, unit, b)
    if verb == no.V_RAISE:
        return ladders.why_not_raise(s, unit, b)
    if verb in (no.V_SHIFT, no.V_LOWER):
        w = unit_of(s, b)
        if w < 0:
            return "GUI-SEQ-01 not-in-play"
        if verb == no.V_SHIFT:
            return ladders.why_not_shift(s, unit, w, c, arg_d(code))
        k = dv.device_of(s, c)
        return "GUI-SEQ-01 not-in-play" if k < 0 else ladders.why_not_lower(s, unit, w, k)
    k = dv.device_of(s, b)
    if k < 0:
        return "GUI-SEQ-01 not-in-play"
    if verb == no.V_LEND:
        return why_not_lend(s, unit, k)
    if verb == no.V_TOPPLE:
        return ladders.why_not_topple(s, unit, k)
    return ropes.why_not_cut(s, unit, k)


def frame_reason(s: State, verb: int, a: int, unit: int) -> str:
    if top(s) != frames.MOVE.number:
        return "GUI-SEQ-10 not-offered"
    if verb == no.V_CROSS:
        return why_not_cross(s, field(s, frames.MOVE.unit))
    if verb == no.V_GRAPPLE:
        return ropes.why_not_throw(s, field(s, frames.MOVE.unit), a)
    return "GUI-SEQ-01 not-in-play" if unit < 0 else capture.why_not_capture(s, field(s, frames.MOVE.unit), unit)


def device_reason(s: State, code: int) -> str:
    verb = verb_of(code)
    k, b = dv.device_of(s, arg_a(code)), arg_b(code)
    if k < 0:
        return "GUI-SEQ-01 not-in-play"
    if verb == no.V_HURL:
        return stone_thrower.why_not_hurl(s, k, b)
    if verb == no.V_SPRAY:
        return greek_fire.why_not_spray(s, k, b)
    if verb == no.V_ROLL:
        return stone_thrower.why_not_push(s, k, b)
    if verb == no.V_DROP:
        return ladders.why_not_put_down(s, k)
    if verb == no.V_WRENCH:
        return ropes.why_not_wrench(s, k)
    if verb == no.V_PICK:
        u, w = unit_of(s, b), unit_of(s, arg_c(code))
        return "GUI-SEQ-01 not-in-play" if u < 0 or w < 0 else ladders.why_not_pick(s, k, u, w)
    if top(s) != frames.MOVE.number:
        return "GUI-SEQ-10 not-offered"
    if verb == no.V_CLIMB:
        return why_not_climb(s, field(s, frames.MOVE.unit), k)
    if verb == no.V_SLIDE:
        return why_not_slide(s, field(s, frames.MOVE.unit), k)
    return ropes.why_not_coil(s, field(s, frames.MOVE.unit), k)


def unit_of(s: State, kind: int) -> int:
    for u in range(count(s)):
        if get(s, u, ROSTER) == kind:
            return u
    return -1


# ---------------------------------------------------------------- doing it


def apply(s: State, code: int) -> None:
    """Carry out a legal action of this chapter."""
    verb = verb_of(code)
    a, b, c = arg_a(code), arg_b(code), arg_c(code)
    if verb == no.V_CLIMB:
        k = dv.device_of(s, a)
        if dv.kind_of(s, k) == LADDER:
            ladders.climb(s, k)
        else:
            ropes.climb(s, k)
    elif verb == no.V_CROSS:
        k = dv.climbed(s, field(s, frames.MOVE.unit))
        if dv.kind_of(s, k) == LADDER:
            ladders.jump(s, k)
        else:
            ropes.cross(s, k)
    elif verb == no.V_SLIDE:
        ropes.slide(s, dv.device_of(s, a))
    elif verb == no.V_GRAPPLE:
        ropes.throw_grapnel(s, a)
    elif verb == no.V_COIL:
        ropes.coil(s, dv.device_of(s, a))
    elif verb == no.V_CAPTURE:
        capture.capture(s, unit_of(s, a))
    elif verb == no.V_HAUL:
        ladders.haul(s, unit_of(s, a), b)
    elif verb == no.V_RAISE:
        ladders.raise_up(s, unit_of(s, a), b)
    elif verb == no.V_PICK:
        ladders.pick(s, dv.device_of(s, a), unit_of(s, b), unit_of(s, c))
    elif verb == no.V_DROP:
        ladders.put_down(s, dv.device_of(s, a))
    elif verb == no.V_SHIFT:
        ladders.shift(s, unit_of(s, a), unit_of(s, b), c, arg_d(code))
    elif verb == no.V_LOWER:
        ladders.lower(s, unit_of(s, a), unit_of(s, b), dv.device_of(s, c))
    elif verb == no.V_FLAME:
        fire.flame(s, unit_of(s, a), b)
    elif verb == no.V_HURL:
        stone_thrower.hurl(s, dv.device_of(s, a), b)
    elif verb == no.V_SPRAY:
        greek_fire.spray(s, dv.device_of(s, a), b)
    elif verb == no.V_KINDLE:
        fire.kindle(s, unit_of(s, a), b)
    elif verb == no.V_HAND:
        fire.hand_arrows(s, unit_of(s, a), unit_of(s, b))
    elif verb == no.V_LEND:
        lend(s, unit_of(s, a), dv.device_of(s, b))
    elif verb == no.V_ROLL:
        stone_thrower.push_on(s, dv.device_of(s, a), b)
    else:
        apply_combat(s, verb, a, b)


def apply_combat(s: State, verb: int, a: int, b: int) -> None:
    if verb == no.V_IGNITE:
        fire.ignite(s, unit_of(s, a))
    elif verb == no.V_DOUSE:
        fire.douse(s, unit_of(s, a), b)
    elif verb == no.V_TOPPLE:
        ladders.topple(s, unit_of(s, a), dv.device_of(s, b))
    elif verb == no.V_CUT:
        ropes.cut(s, unit_of(s, a), dv.device_of(s, b))
    elif verb == no.V_WRENCH:
        ropes.wrench(s, dv.device_of(s, a))
    else:
        raise AssertionError(f"no chapter answers the verb {verb}")


def lend(s: State, u: int, k: int) -> None:
    """A man gives his turn to an engine or a rope."""
    mark(s, u, BUSY | LENT)
    put(s, u, AIM, k)
    rope = dv.kind_of(s, k) == dv.GRAPNEL
    ev.tell(s, ev.JOB_BEGUN, "GUI-GRA-16" if rope else "GUI-STN-08", (ev.name(s, u), 6 if rope else 5))


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
