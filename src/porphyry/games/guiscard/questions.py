"""Who is asked what, and every answer he may give (GUI-SEQ).  Each question belongs to the frame on top of the stack."""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames, setup
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance
from porphyry.games.guiscard.scenarios import board_of, scenario_of, sights_of
from porphyry.games.guiscard.siege import day_actions
from porphyry.games.guiscard.siege import questions as siege
from porphyry.games.guiscard.siegecraft import devices, ladders
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.siegecraft.devices import OWNER, dev
from porphyry.games.guiscard.skirmish import (
    advance,
    carrying,
    charges,
    combat,
    entry,
    formations,
    horses,
    jobs,
    melee,
    missile,
    movement,
    mover,
    retreat,
    wounds,
)
from porphyry.games.guiscard.skirmish.charges import next_charge
from porphyry.games.guiscard.state import (
    ACTIVE,
    ATTACKER_CHOOSES,
    CAMP,
    CAPTIVE,
    CARRY,
    CHARGING,
    DEVICES,
    DIR,
    FORMATION,
    FOULKON,
    FREE_DISMOUNT,
    HEX,
    LED,
    MOVED,
    OCC,
    ON_MAP,
    OVER,
    PLACE,
    ROSTER,
    SEAT,
    STEP,
    WAITING,
    count,
    flags,
    get,
    has,
    is_active,
    is_horse,
    is_mounted,
    is_on_map,
    reading,
)
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

KINDS: Final = no.DECISION_KINDS + siege.KINDS


def decider(s: State) -> int:
    """The seat that must decide, or -1."""
    if s.facts[OVER]:
        return -1
    kind = top(s)
    if kind >= frames.SIEGE.number:
        return siege.question(s).decider(s)
    if kind in (frames.TURN.number, frames.MOVE.number, frames.CHARGE.number, frames.ATTACK.number):
        return s.facts[ACTIVE]
    if kind == frames.EXIT.number:
        return 0
    if kind in (frames.WINDOW.number, frames.COUNTER.number):
        return 1 - s.facts[ACTIVE]
    if kind == frames.ADVANCE.number:
        return field(s, frames.ADVANCE.seat)
    if kind == frames.LOSS.number:
        seat = get(s, melee.members(field(s, frames.LOSS.units))[0], SEAT)
        hurt = field(s, frames.LOSS.letter) not in (melee.A, melee.D, melee.G, melee.I)
        return 1 - seat if hurt and reading(s, ATTACKER_CHOOSES) else seat  # GUI-MEL-14
    if kind == frames.EMPLACE.number:
        return dev(s, field(s, frames.EMPLACE.device), OWNER)
    return get(s, field(s, frames.UNIT), SEAT)


def kind_of(s: State) -> int:
    """Which question is open."""
    kind = top(s)
    if kind >= frames.SIEGE.number:
        return siege.kind_of(s)
    if kind == frames.TURN.number:
        step = s.facts[STEP]
        return no.K_FIRE if step == 1 else no.K_CHARGE if step == 2 else no.K_MOVE if step == 3 else no.K_COMBAT
    if kind == frames.MOVE.number:
        return no.K_STEP
    if kind == frames.WINDOW.number:
        return no.K_WINDOW
    if kind == frames.ATTACK.number:
        return no.K_ATTACK
    if kind == frames.ADVANCE.number:
        return no.K_ADVANCE if field(s, frames.ADVANCE.unit) < 0 else no.K_ADVANCE_ON
    if kind == frames.RETREAT.number:
        return no.K_RETREAT
    if kind == frames.PUSH.number:
        return no.K_PUSH
    if kind == frames.FALL.number:
        return no.K_FALL
    if kind == frames.CHARGE.number:
        return no.K_RIDE
    if kind == frames.COUNTER.number:
        return no.K_COUNTER
    if kind == frames.EVADE.number:
        return no.K_EVADE
    if kind == frames.LOSS.number:
        return no.K_LOSS
    if kind == frames.FACE.number:
        return no.K_FACE
    if kind == frames.EXIT.number:
        return no.K_EXIT
    if kind == frames.COVER.number:
        return no.K_COVER
    if kind == frames.EMPLACE.number:
        return no.K_EMPLACE
    if kind == frames.TIP.number:
        return no.K_TIP
    if kind == frames.DROP.number:
        return no.K_DROP
    if kind == frames.FLEE.number:
        return no.K_FLEE
    if kind == frames.GRAB.number:
        return no.K_GRAB
    return no.K_PLACE


def subject(s: State) -> int:
    """The unit the open question is about, or -1."""
    kind = top(s)
    if kind in (frames.TURN.number, frames.EXIT.number) or kind >= frames.SIEGE.number:
        return -1
    if kind == frames.ADVANCE.number:
        return (
            field(s, frames.ADVANCE.unit)
            if field(s, frames.ADVANCE.unit) >= 0
            else melee.members(field(s, frames.ADVANCE.able))[0]
        )
    if kind in (frames.LOSS.number, frames.ATTACK.number):
        return melee.members(field(s, frames.UNIT))[0]
    return field(s, frames.UNIT)


def legal(s: State) -> list[int]:
    """Every action the decider may take, always in the same order."""
    kind = top(s)
    if kind >= frames.SIEGE.number:
        return siege.question(s).legal(s, siege.question(s).decider(s))
    if kind == frames.TURN.number:
        out = turn_actions(s)
        if s.facts[CAMP] and (len(out) > 1 or s.facts[STEP] == 3) and day_actions.may_call_off(s):
            out.append(pack(no.V_BREAK_OFF))  # GUI-ASL-09: no question of its own
        return out
    if kind == frames.MOVE.number:
        return step_actions(s)
    if kind == frames.WINDOW.number:
        out = [
            pack(no.V_SHOOT, get(s, c >> 12, ROSTER), c & 4095)
            for c in missile.volley_shots(s, field(s, frames.WINDOW.unit), True)
        ]
        out.append(pack(no.V_HOLD))
        if field(s, frames.WINDOW.named) == 0:
            out.append(pack(no.V_CEASE))
        return out
    if kind == frames.ATTACK.number:
        return fighter_actions(s)
    if kind == frames.ADVANCE.number:
        return advance_actions(s)
    if kind == frames.RETREAT.number:
        return [pack(no.V_RETREAT, h) for h in retreat.options(s)]
    if kind == frames.PUSH.number:
        return [pack(no.V_PUSH, h) for h in retreat.push_options(s)]
    if kind == frames.FALL.number:
        return [pack(no.V_FALL, h) for h in fall_options(s)]
    if kind == frames.CHARGE.number:
        return [pack(no.V_RIDE, h) for h in charges.ride_hexes(s)]
    if kind == frames.COUNTER.number:
        out = [pack(no.V_ANSWER, get(s, w, ROSTER)) for w in charges.counter_chargers(s, field(s, frames.COUNTER.unit))]
        out.append(pack(no.V_DECLINE))
        return out
    if kind == frames.EVADE.number:
        return [pack(no.V_EVADE), pack(no.V_STAND)]
    if kind == frames.LOSS.number:
        hurt = combat.loss_candidates(s, field(s, frames.LOSS.units), field(s, frames.LOSS.letter))
        return [pack(no.V_SUFFER, get(s, u, ROSTER)) for u in hurt]
    if kind == frames.COVER.number:
        return [
            pack(no.V_COVER, w) for w in missile.crossfire_ways(board_of(s), get(s, field(s, frames.COVER.unit), HEX))
        ]
    if kind in siegecraft.FRAMES:
        return siegecraft.frame_actions(s)
    if kind == frames.EXIT.number:
        return [pack(no.V_EXIT, side) for side in scenario_of(s).secret]
    if kind == frames.FACE.number:
        board = board_of(s)
        u = field(s, frames.FACE.unit)
        return [pack(no.V_FACE, d) for d in setup.facings(s, board, u, field(s, frames.FACE.hex))]
    out = [pack(no.V_PLACE, get(s, field(s, frames.SET_UP.unit), ROSTER), h) for h in setup.place_options(s)]
    out.extend([pack(no.V_SEAT, get(s, field(s, frames.SET_UP.unit), ROSTER), h) for h in setup.mounted_options(s)])
    out.append(pack(no.V_AUTO))
    return out


def turn_actions(s: State) -> list[int]:
    """What may be done in the step in hand."""
    step = s.facts[STEP]
    if step == 1:
        return fire_actions(s)
    if step == 2:
        return charge_actions(s)
    if step == 3:
        return move_actions(s)
    return combat_actions(s)


def fall_options(s: State) -> list[int]:
    u, h, d = field(s, frames.FALL.unit), field(s, frames.FALL.hex), field(s, frames.FALL.facing)
    out = wounds.fall_hexes(s, u, h, d)
    return out or wounds.shift_hexes(s, u, h, d)


def fire_actions(s: State) -> list[int]:
    out: list[int] = []
    seat = s.facts[ACTIVE]
    sights = sights_of(s)
    board = sights.board
    targets: list[int] = []
    if not melee.is_at_truce(s):
        targets = missile.target_hexes(s, seat)
    for u in range(count(s)):
        if not targets or get(s, u, SEAT) != seat or missile.weapon_of(s, u) == t.NO_WEAPON:
            continue
        if get(s, u, PLACE) != ON_MAP or missile.why_not_shooter(s, board, u, missile.OFFENSIVE):
            continue
        for target in targets:
            if not missile.why_not_shot(s, sights, u, target >> 12, target & 4095):
                out.append(pack(no.V_FIRE, get(s, u, ROSTER), target & 4095))
    for c in jobs.clear_options(s):
        out.append(
            pack(no.V_CLEAR, get(s, c & 255, ROSTER), get(s, c >> 8 & 255, ROSTER), c >> 16 & 4095, c >> 28 & 4095)
        )
    if board.gate != NOWHERE:
        for u in range(count(s)):
            if get(s, u, SEAT) == seat and not jobs.why_not_gate(s, u):
                out.append(pack(no.V_GATE, get(s, u, ROSTER)))
    scenario = scenario_of(s)
    if scenario.tents:
        for u in range(count(s)):
            if get(s, u, SEAT) != seat or jobs.why_not_worker(s, u):
                continue
            h = get(s, u, HEX)
            for x in [h, *[board.near[h * 6 + d] for d in range(6)]]:
                if x != NOWHERE and not jobs.why_not_pull(s, u, x):
                    out.append(pack(no.V_PULL, get(s, u, ROSTER), x))
    if scenario.loot and seat == 0:
        for u in range(count(s)):
            if get(s, u, SEAT) == seat and not jobs.why_not_loot(s, u):
                out.append(pack(no.V_LOOT, get(s, u, ROSTER)))
    if s.facts[DEVICES]:
        siegecraft.add_fire_actions(s, out)
    out.append(pack(no.V_DONE))
    return out


def charge_actions(s: State) -> list[int]:
    out: list[int] = []
    if scenario_of(s).chapters >= 7:
        for u in range(count(s)):
            if get(s, u, SEAT) == s.facts[ACTIVE] and is_mounted(s, u):
                for v in charges.charge_targets(s, u):
                    out.append(pack(no.V_CHARGE, get(s, u, ROSTER), get(s, v, ROSTER)))
    out.append(pack(no.V_DONE))
    return out


def move_actions(s: State) -> list[int]:
    out: list[int] = []
    seat = s.facts[ACTIVE]
    hoplites = False
    for u in range(count(s)):
        if get(s, u, SEAT) != seat or get(s, u, PLACE) > ON_MAP:
            continue
        if not movement.why_not_move(s, u):
            out.append(pack(no.V_MOVE, get(s, u, ROSTER)))
        if formations.may_form(s, u):
            hoplites = True
    if hoplites and scenario_of(s).chapters >= 7:
        for u in range(count(s)):
            if get(s, u, SEAT) != seat or not formations.may_form(s, u):
                continue
            for k in range(6):
                if not formations.why_not_form(s, u, k):
                    out.append(pack(no.V_FORM, get(s, u, ROSTER), k))
            if not has(s, u, FORMATION | FOULKON):
                continue
            if not formations.why_not_foulkon(s, u):
                out.append(pack(no.V_FOULKON, get(s, u, ROSTER)))
            block = formations.block_of(s, u)
            if u == block[0]:
                for d in range(6):
                    if not formations.why_not_march_block(s, block, d):
                        out.append(pack(no.V_MARCH, get(s, u, ROSTER), d))
    if s.facts[DEVICES]:
        siegecraft.add_move_actions(s, out)
        if ladders.why_not_pass_on(s):
            return out  # GUI-LAD-17
    if next_charge(s, CHARGING, MOVED) < 0:
        out.append(pack(no.V_DONE))
    return out


def step_actions(s: State) -> list[int]:
    out: list[int] = []
    board = board_of(s)
    u = field(s, frames.MOVE.unit)
    if get(s, u, PLACE) == WAITING:
        out.extend([pack(no.V_STEP, h) for h in entry.entry_hexes(s, u)])
        out.append(pack(no.V_STOP))
        return out
    f = s.facts
    h, d = get(s, u, HEX), get(s, u, DIR)
    mounted = is_mounted(s, u)
    led = horses.led_horses(s, u)
    siegecraft.add_captures(s, u, out)
    if s.facts[DEVICES]:
        siegecraft.add_step_actions(s, u, out)
        if devices.hangs(s, u):
            out.append(pack(no.V_STOP))
            return out
    if field(s, frames.MOVE.points) > 0:
        if mounted:
            for place in range(8):
                y = riders.ring_hex(h, d, place)
                if y != NOWHERE and board.holds(y) and not movement.why_not_enter(s, board, u, place, y, led):
                    out.append(pack(no.V_STEP, y))
            if not horses.why_not_about(s, u):
                out.append(pack(no.V_ABOUT))
            pays = field(s, frames.MOVE.points) >= horses.mount_cost(s, u) or reading(s, FREE_DISMOUNT)
            if led == 0 and pays and not mover.why_not_stay(s, u):
                for place in range(8):
                    y = riders.ring_hex(h, d, place)
                    if y != NOWHERE and not horses.why_not_dismount_to(s, board, u, place, y):
                        out.append(pack(no.V_DISMOUNT, y))
        else:
            for k in range(6):
                y = board.near[h * 6 + k]
                if y != NOWHERE and not movement.why_not_enter(s, board, u, k, y, led):
                    out.append(pack(no.V_STEP, y))
            if flags(s, u) & t.RIDER:
                for k in range(6):
                    y = board.near[h * 6 + k]
                    v = -1 if y == NOWHERE else (f[f[OCC] + y] & 255) - 1
                    if v >= 0 and is_horse(s, v) and not horses.why_not_mount(s, u, v):
                        code = pack(no.V_MOUNT, get(s, v, ROSTER))
                        if code not in out:
                            out.append(code)
                if led and field(s, frames.MOVE.hexes) == 0:
                    for v in range(count(s)):
                        if get(s, v, LED) == u and is_horse(s, v) and not horses.why_not_mount(s, u, v):
                            out.append(pack(no.V_MOUNT, get(s, v, ROSTER)))
        if not movement.why_not_leave(s, u):
            out.append(pack(no.V_LEAVE))
    for k in range(6):
        y = board.near[h * 6 + k]
        v = -1 if y == NOWHERE else (f[f[OCC] + y] & 255) - 1
        if v >= 0 and is_horse(s, v) and get(s, v, HEX) == y and not horses.why_not_take(s, u, v):
            out.append(pack(no.V_TAKE, get(s, v, ROSTER)))
    if led:
        for v in range(count(s)):
            if get(s, v, LED) == u and not horses.why_not_release(s, u, v):
                out.append(pack(no.V_RELEASE, get(s, v, ROSTER)))
    v = (f[f[OCC] + h] & 255) - 1
    if v >= 0 and not carrying.why_not_lift(s, u, v):
        out.append(pack(no.V_LIFT, get(s, v, ROSTER)))
    burden = get(s, u, CARRY) >= 0 and not has(s, get(s, u, CARRY), CAPTIVE)
    if burden:
        for k in range(6):
            y = board.near[h * 6 + k]
            if y != NOWHERE and not carrying.why_not_lay(s, u, y):
                out.append(pack(no.V_LAY, y))
    if not out or (not burden and not mover.why_not_stay(s, u)):
        out.append(pack(no.V_STOP))
    return out


def combat_actions(s: State) -> list[int]:
    out: list[int] = []
    seat = s.facts[ACTIVE]
    board = board_of(s)
    enemies = enemies_of(s, seat)
    for u in range(count(s)):
        if get(s, u, SEAT) != seat or get(s, u, PLACE) != ON_MAP or melee.why_not_attacker(s, u):
            continue
        h = get(s, u, HEX)
        for v in enemies:
            if distance(h, get(s, v, HEX)) > melee.REACH or melee.contact_pair(s, board, u, v) < 0:
                continue
            if not melee.is_barred(s, 1 << u, v):
                out.append(pack(no.V_ATTACK, get(s, u, ROSTER), get(s, v, ROSTER)))
    if s.facts[DEVICES]:
        siegecraft.add_combat_actions(s, out)
    out.append(pack(no.V_DONE))
    return out


def enemies_of(s: State, seat: int) -> list[int]:
    out: list[int] = []
    for v in range(count(s)):
        if get(s, v, SEAT) != seat and is_on_map(s, v):
            out.append(v)
    return out


def fighter_actions(s: State) -> list[int]:
    out: list[int] = []
    if melee.is_single(field(s, frames.ATTACK.defenders)):
        for u in range(count(s)):
            if get(s, u, SEAT) == s.facts[ACTIVE] and not melee.why_not_join(s, u):
                out.append(pack(no.V_JOIN, get(s, u, ROSTER)))
    if melee.is_single(field(s, frames.ATTACK.attackers)):
        for v in range(count(s)):
            if get(s, v, SEAT) != s.facts[ACTIVE] and not melee.why_not_also(s, v):
                out.append(pack(no.V_ALSO, get(s, v, ROSTER)))
    out.append(pack(no.V_STRIKE))
    return out


def advance_actions(s: State) -> list[int]:
    out: list[int] = []
    board = board_of(s)
    u = field(s, frames.ADVANCE.unit)
    if u < 0:
        for w in melee.members(field(s, frames.ADVANCE.able)):
            if is_active(s, w):
                out.extend([pack(no.V_ADVANCE, get(s, w, ROSTER), h) for h in advance.advance_hexes(s, w)])
        out.append(pack(no.V_STAY))
        return out
    for y in advance.hexes_around(s, board, u):
        if y != NOWHERE and not advance.why_not_enter(s, board, u, y, field(s, frames.ADVANCE.points)):
            out.append(pack(no.V_STEP, y))
    if not out or not mover.why_not_stay(s, u):
        out.append(pack(no.V_STOP))
    return out
