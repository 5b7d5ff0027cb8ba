"""The questions of the steps of a turn: fire, charge, move, go on hex by hex, fight (GUI-SEQ)."""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.hexes import MAX_ROWS, NOWHERE, STRIDE, column_of, distance
from porphyry.games.guiscard.scenarios import board_of, scenario_of, sights_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import day_actions
from porphyry.games.guiscard.siegecraft import devices, ladders
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.skirmish import (
    carrying,
    charges,
    entry,
    formations,
    horses,
    jobs,
    melee,
    missile,
    movement,
    mover,
)
from porphyry.games.guiscard.skirmish.charges import next_charge
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, SkirmishQuestion
from porphyry.games.guiscard.state import (
    ACTIVE,
    AIM,
    BASE,
    BUSY,
    CAMP,
    CAPTIVE,
    CARRY,
    CHARGING,
    COVERED_FIRST,
    COVERED_SECOND,
    DEVICES,
    DIR,
    FORMATION,
    FOULKON,
    FREE_DISMOUNT,
    GATE_JOB,
    HEX,
    HIT_LAST,
    LOOT_JOB,
    MARKS,
    MOVED,
    OCC,
    ON_MAP,
    ONLY_DECLARED,
    PLACE,
    ROSTER,
    SEAT,
    SIZE,
    STEP,
    TENT_JOB,
    WAITING,
    count,
    flags,
    get,
    has,
    is_horse,
    is_mounted,
    is_on_map,
    led_by,
    mark,
    put,
    reading,
    unit_of,
    unmark,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, arg_d, pack, verb_of
from porphyry.kernel.frames import field, set_field
from porphyry.kernel.state import State


class StepQuestion(SkirmishQuestion):
    """What the player whose turn it is does in a step of it."""

    def decider(self, s: State) -> int:
        return s.facts[ACTIVE]

    def answers(self, s: State) -> list[int]:
        """What may be done, without calling off the fight."""
        raise NotImplementedError("answers")

    def legal(self, s: State, seat: int) -> list[int]:
        out = self.answers(s)
        if s.facts[CAMP] and (len(out) > 1 or s.facts[STEP] == 3) and day_actions.may_call_off(s):
            out.append(pack(no.V_BREAK_OFF))  # GUI-ASL-09: no question of its own
        return out

    def objection(self, s: State, code: int) -> str:
        verb = verb_of(code)
        if verb == no.V_BREAK_OFF:
            return "GUI-ASL-09 not-withdrawn" if s.facts[CAMP] else "GUI-SEQ-12 not-in-scenario"
        if verb == no.V_DONE:
            return ladders.why_not_pass_on(s) if s.facts[STEP] == 3 else ""
        u = unit_of(s, arg_a(code))
        if no.V_EMPLACE <= verb <= no.V_HAND:
            return siegecraft.reason(s, code, u)
        return NOT_IN_PLAY if u < 0 else self.why_not_unit(s, code, u)

    def why_not_unit(self, s: State, code: int, u: int) -> str:
        """The rule against something that a unit in play would do."""
        return ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_DONE:
            close(s)
        elif verb == no.V_BREAK_OFF:
            day_actions.end_fight(s, ca.C_BROKEN_OFF)
        elif no.V_EMPLACE <= verb <= no.V_HAND:
            siegecraft.apply(s, code)
        else:
            self.act(s, code, unit_of(s, arg_a(code)))

    def act(self, s: State, code: int, u: int) -> None:
        """A unit does it."""
        raise NotImplementedError("act")


class FireStep(StepQuestion):
    """Step 1: shots, engines, and jobs that take the whole turn (GUI-SEQ-03)."""

    def __init__(self) -> None:
        super().__init__(
            frames.TURN,
            "GUI-SEQ-03",
            "fire clear gate pull loot flame hurl spray kindle lend hand break-off done",
            name="fire",
            auto=True,
            params="round:int",
        )

    def answers(self, s: State) -> list[int]:
        return fire_actions(s)

    def why_not_unit(self, s: State, code: int, u: int) -> str:
        verb = verb_of(code)
        if verb == no.V_FIRE:
            return why_not_fire(s, u, arg_b(code))
        if verb == no.V_CLEAR:
            w = unit_of(s, arg_b(code))
            return NOT_IN_PLAY if w < 0 else jobs.why_not_clear(s, u, w, arg_c(code), arg_d(code))
        if verb == no.V_GATE:
            return jobs.why_not_gate(s, u)
        return jobs.why_not_pull(s, u, arg_b(code)) if verb == no.V_PULL else jobs.why_not_loot(s, u)

    def act(self, s: State, code: int, u: int) -> None:
        verb = verb_of(code)
        if verb == no.V_FIRE:
            missile.fire(s, u, arg_b(code))
        elif verb == no.V_CLEAR:
            jobs.clear(s, u, unit_of(s, arg_b(code)), arg_c(code), arg_d(code))
        elif verb == no.V_GATE:
            job(s, u, GATE_JOB, 0, 1, "GUI-CAS-12")
        elif verb == no.V_PULL:
            job(s, u, TENT_JOB, arg_b(code), 2, "GUI-BLD-33")
        else:
            job(s, u, LOOT_JOB, 0, 3, "GUI-SEQ-01")


class ChargeStep(StepQuestion):
    """Step 2: charges are declared (GUI-SEQ-04)."""

    def __init__(self) -> None:
        super().__init__(frames.TURN, "GUI-SEQ-04", "charge done", name="charge", auto=True, params="round:int")

    def answers(self, s: State) -> list[int]:
        return charge_actions(s)

    def why_not_unit(self, s: State, code: int, u: int) -> str:
        v = unit_of(s, arg_b(code))
        return NOT_IN_PLAY if v < 0 else charges.why_not_charge(s, u, v)

    def act(self, s: State, code: int, u: int) -> None:
        charges.begin(s, u, unit_of(s, arg_b(code)))


class MoveStep(StepQuestion):
    """Step 3: who moves, alone or with others (GUI-SEQ-05)."""

    def __init__(self) -> None:
        super().__init__(
            frames.TURN,
            "GUI-SEQ-05",
            "move form foulkon march haul raise pick drop shift lower roll break-off done",
            name="move",
            auto=True,
            params="round:int",
        )

    def answers(self, s: State) -> list[int]:
        return move_actions(s)

    def why_not_unit(self, s: State, code: int, u: int) -> str:
        verb = verb_of(code)
        if verb == no.V_MOVE:
            return movement.why_not_move(s, u)
        if verb == no.V_FORM:
            return formations.why_not_form(s, u, arg_b(code))
        return formations.why_not_foulkon(s, u) if verb == no.V_FOULKON else formations.why_not_march(s, u, arg_b(code))

    def act(self, s: State, code: int, u: int) -> None:
        verb = verb_of(code)
        if verb == no.V_FORM:
            formations.form(s, u, arg_b(code))
        elif verb == no.V_FOULKON:
            formations.foulkon(s, u)
        elif verb == no.V_MARCH:
            formations.march(s, u, arg_b(code))
        elif has(s, u, CHARGING):
            charges.start_ride(s, u)  # GUI-CHG-14, the other reading: charges are ridden when their owner likes
        else:
            movement.begin(s, u)


class CombatStep(StepQuestion):
    """Step 4: who attacks whom (GUI-SEQ-07)."""

    def __init__(self) -> None:
        super().__init__(
            frames.TURN,
            "GUI-SEQ-07",
            "attack ignite douse topple cut wrench break-off done",
            name="combat",
            auto=True,
            params="round:int",
        )

    def answers(self, s: State) -> list[int]:
        return combat_actions(s)

    def why_not_unit(self, s: State, code: int, u: int) -> str:
        v = unit_of(s, arg_b(code))
        return NOT_IN_PLAY if v < 0 else melee.why_not_attack(s, u, v)

    def act(self, s: State, code: int, u: int) -> None:
        melee.begin(s, u, unit_of(s, arg_b(code)))


class TakeStep(SkirmishQuestion):
    """A unit on the move goes on by a hex, does something on its way, or stops (GUI-MOV-03)."""

    def __init__(self) -> None:
        super().__init__(
            frames.MOVE,
            "GUI-MOV-03",
            "step about mount dismount take release lift lay leave climb slide cross grapple coil capture stop",
            name="step",
            auto=True,
            params="unit points:int",
        )

    def is_open(self, s: State) -> bool:
        if not movement.is_over(s):
            return True
        u = field(s, frames.MOVE.unit)
        movement.finish(s)
        formations.check_ranks(s)
        if s.facts[DEVICES]:
            siegecraft.after_move(s, u)
        return False

    def decider(self, s: State) -> int:
        return s.facts[ACTIVE]

    def subject(self, s: State) -> int:
        return field(s, frames.MOVE.unit)

    def legal(self, s: State, seat: int) -> list[int]:
        return step_actions(s)

    def objection(self, s: State, code: int) -> str:
        verb, u = verb_of(code), field(s, frames.MOVE.unit)
        other = unit_of(s, arg_a(code))
        if no.V_EMPLACE <= verb <= no.V_HAND:
            return siegecraft.reason(s, code, other)
        if verb in (no.V_STEP, no.V_DISMOUNT, no.V_LAY):
            return why_not_there(s, verb, u, arg_a(code))
        if verb == no.V_ABOUT:
            return horses.why_not_about(s, u)
        if verb == no.V_LEAVE:
            return movement.why_not_leave(s, u)
        if verb == no.V_STOP:
            return mover.why_not_stay(s, u) or "GUI-MOV-18 lay-him-down"
        return NOT_IN_PLAY if other < 0 else why_not_with(s, verb, u, other)

    def play(self, s: State, seat: int, code: int) -> None:
        verb, a = verb_of(code), arg_a(code)
        if verb == no.V_STEP:
            movement.step(s, a)
        elif verb == no.V_STOP:
            stop(s)
        elif no.V_EMPLACE <= verb <= no.V_HAND:
            siegecraft.apply(s, code)
        else:
            do_on_the_way(s, verb, a)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        u = field(s, frames.MOVE.unit)
        return {"unit": t.ROSTER_IDS[get(s, u, ROSTER)], "points": field(s, frames.MOVE.points)}


def why_not_there(s: State, verb: int, u: int, h: int) -> str:
    """Why a unit on the move does not step, get down or lay somebody down there."""
    if not board_of(s).holds(h):
        return "GUI-MOV-02 off-map"
    if verb == no.V_DISMOUNT:
        return horses.why_not_dismount(s, u, h)
    if verb == no.V_LAY:
        return carrying.why_not_lay(s, u, h)
    if s.facts[DEVICES]:
        why = siegecraft.why_not_walk_in(s, h)
        if why:
            return why
        if devices.hangs(s, u):
            return "GUI-GRA-05 not-at-the-top"
    return movement.why_not_step(s, u, h)


def why_not_with(s: State, verb: int, u: int, v: int) -> str:
    """Why a unit on the move does not mount, take, release or lift another."""
    if verb == no.V_MOUNT:
        return horses.why_not_mount(s, u, v)
    if verb == no.V_TAKE:
        return horses.why_not_take(s, u, v)
    return horses.why_not_release(s, u, v) if verb == no.V_RELEASE else carrying.why_not_lift(s, u, v)


def stop(s: State) -> None:
    """It goes no further."""
    u = field(s, frames.MOVE.unit)
    if horses.ends_at_head(s, u):
        set_field(s, frames.MOVE.points, 0)  # the rider goes no further, and may take the reins (GUI-MTD-19)
    else:
        movement.halt(s, u)


def do_on_the_way(s: State, verb: int, a: int) -> None:
    """What a unit on the move does with horses and others, and how it leaves the map."""
    if verb == no.V_ABOUT:
        horses.about(s)
        movement.after_hex(s, field(s, frames.MOVE.unit))
    elif verb == no.V_MOUNT:
        horses.mount(s, unit_of(s, a))
        movement.come_down(s)
    elif verb == no.V_DISMOUNT:
        horses.dismount(s, a)
        movement.come_down(s)
    elif verb == no.V_TAKE:
        horses.take(s, unit_of(s, a))
    elif verb == no.V_RELEASE:
        horses.release(s, unit_of(s, a))
    elif verb == no.V_LIFT:
        carrying.pick_up(s, unit_of(s, a))
    elif verb == no.V_LAY:
        carrying.lay(s, a)
        movement.halt(s, field(s, frames.MOVE.unit))
    else:
        movement.leave(s)


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
    f = s.facts
    for u in range(count(s)):
        at = BASE + u * SIZE
        if f[at + SEAT] != seat or f[at + PLACE] > ON_MAP:
            continue
        if not f[at + MARKS] & (MOVED | BUSY) and not movement.why_not_move(s, u):
            out.append(pack(no.V_MOVE, f[at + ROSTER]))
        if t.FLAGS[f[at + ROSTER]] & t.HOPLITE and formations.may_form(s, u):
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


STEP_TO: Final[list[int]] = [pack(no.V_STEP, h) for h in range(STRIDE * MAX_ROWS)]
"""The answer `step` for every hex."""


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
                    out.append(STEP_TO[y])
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
                    out.append(STEP_TO[y])
            if flags(s, u) & t.RIDER:
                for k in range(6):
                    y = board.near[h * 6 + k]
                    v = -1 if y == NOWHERE else (f[f[OCC] + y] & 255) - 1
                    if v >= 0 and is_horse(s, v) and not horses.why_not_mount(s, u, v):
                        code = pack(no.V_MOUNT, get(s, v, ROSTER))
                        if code not in out:
                            out.append(code)
                if led and field(s, frames.MOVE.hexes) == 0:
                    for v in led_by(s, u):
                        if is_horse(s, v) and not horses.why_not_mount(s, u, v):
                            out.append(pack(no.V_MOUNT, get(s, v, ROSTER)))
        if not movement.why_not_leave(s, u):
            out.append(pack(no.V_LEAVE))
    for k in range(6):
        y = board.near[h * 6 + k]
        v = -1 if y == NOWHERE else (f[f[OCC] + y] & 255) - 1
        if v >= 0 and is_horse(s, v) and get(s, v, HEX) == y and not horses.why_not_take(s, u, v):
            out.append(pack(no.V_TAKE, get(s, v, ROSTER)))
    if led:
        for v in led_by(s, u):
            if not horses.why_not_release(s, u, v):
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
    hexes = [get(s, v, HEX) for v in enemies]
    f = s.facts
    for u in range(count(s)):
        at = BASE + u * SIZE
        if f[at + SEAT] != seat or f[at + PLACE] != ON_MAP or melee.why_not_attacker(s, u):
            continue
        h = f[at + HEX]
        for place in range(len(enemies)):
            if not -melee.REACH <= column_of(hexes[place]) - column_of(h) <= melee.REACH:
                continue  # most of them are far away
            v = enemies[place]
            if distance(h, hexes[place]) > melee.REACH or melee.contact_pair(s, board, u, v) < 0:
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


def why_not_fire(s: State, u: int, h: int) -> str:
    if get(s, u, SEAT) != s.facts[ACTIVE]:
        return "GUI-SEQ-03 not-yours"
    if melee.is_at_truce(s):
        return "GUI-SEQ-01 truce"
    sights = sights_of(s)
    why = missile.why_not_shooter(s, sights.board, u, missile.OFFENSIVE)
    if why:
        return why
    if not sights.board.holds(h):
        return "GUI-MIS-18 out-of-range"
    v = (s.facts[s.facts[OCC] + h] & 255) - 1
    if v < 0 or not missile.is_target(s, get(s, u, SEAT), v):
        return "GUI-MIS-21 no-target"
    return missile.why_not_shot(s, sights, u, v, h)


def job(s: State, u: int, kind: int, aim: int, name: int, rule: str) -> None:
    """A unit gives its whole turn to one job."""
    mark(s, u, BUSY | kind)
    put(s, u, AIM, aim)
    ev.tell(s, ev.JOB_BEGUN, rule, (ev.name(s, u), name))


def close(s: State) -> None:
    """The active player closes a step (GUI-SEQ-10)."""
    step = s.facts[STEP]
    if step == 2:
        charges.find_groups(s)
        next_step(s)
    elif step == 3:
        if reading(s, ONLY_DECLARED):
            close_movement(s)  # GUI-DEF-06, the other reading: nobody declares to stand still
        else:
            frames.STATIONARY.begin(s)
    elif step == 4:
        frames.CLOSE.begin(s)
    else:
        next_step(s)


def next_step(s: State) -> None:
    f = s.facts
    for at in range(BASE + MARKS, f[OCC], SIZE):
        if f[at] & (COVERED_FIRST | COVERED_SECOND):
            f[at] &= ~(COVERED_FIRST | COVERED_SECOND)
    f[STEP] += 1
    ev.tell(s, ev.STEP_BEGAN, "GUI-SEQ-10", (s.facts[ACTIVE], s.facts[STEP]))


def close_movement(s: State) -> None:
    """Step 3 is over; what counts as the last turn's attacks on the other side is forgotten before the new ones."""
    for u in range(count(s)):
        if get(s, u, SEAT) != s.facts[ACTIVE]:
            unmark(s, u, HIT_LAST)
    next_step(s)
