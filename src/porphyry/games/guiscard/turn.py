"""The sequence of play: five steps a turn, and every question with its answers (GUI-SEQ).

``run`` carries the game on until somebody must decide.  ``legal`` lists the answers, ``why_not`` says what speaks against one,
``play`` carries one out.  Each question belongs to the frame on top of the stack.
"""

# ruff: noqa: PERF401, SIM102 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from porphyry.games.guiscard import (
    actions,
    devices,
    harm,
    ladders,
    melee,
    missile,
    movement,
    relief,
    retreat,
    riders,
    scoring,
    setup,
    siege,
    siegecraft,
    techniques,
    works,
)
from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import (
    fire as flames,
)
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.devices import OWNER, dev
from porphyry.games.guiscard.hexes import NOWHERE, distance
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of, sights_of
from porphyry.games.guiscard.state import (
    ACTIVE,
    AIM,
    ARRIVED,
    ATTACKER_CHOOSES,
    BASE,
    BLOOD,
    BUSY,
    CAMP,
    CAPTIVE,
    CARRY,
    CEASE,
    CHARGES,
    CHARGING,
    COUNTERING,
    COVERED_FIRST,
    COVERED_SECOND,
    DEVICES,
    DIR,
    EVERY_TURN,
    F_ADVANCE,
    F_ATTACK,
    F_CHARGE,
    F_COUNTER,
    F_COVER,
    F_DROP,
    F_EMPLACE,
    F_EVADE,
    F_EXIT,
    F_FACE,
    F_FALL,
    F_FLEE,
    F_GRAB,
    F_LOSS,
    F_MAP,
    F_MOVE,
    F_OFFER,
    F_PUSH,
    F_RETREAT,
    F_RIDE,
    F_SETUP,
    F_SIEGE,
    F_STATIONARY,
    F_TIP,
    F_TURN,
    F_VOLLEY,
    F_WINDOW,
    FIRED,
    FORMATION,
    FOULKON,
    FREE_DISMOUNT,
    FREE_ORDER,
    GATE_JOB,
    HEX,
    HIT_LAST,
    KINDLING,
    LANCES,
    LED,
    LEFT,
    LOOT_JOB,
    MARKS,
    MOVED,
    OCC,
    ON_MAP,
    ONLY_DECLARED,
    ORDER,
    OVER,
    OWN_TURN,
    PLACE,
    REACHED,
    ROSTER,
    ROUND,
    SEAT,
    SEEN_BY,
    SIZE,
    SPENT,
    STEP,
    STUN,
    TARGET,
    TENT_JOB,
    TURN,
    UNDER,
    WAITING,
    WAKES_FROM_ENEMY,
    count,
    flags,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_living,
    is_mounted,
    is_on_map,
    is_stunned,
    mark,
    put,
    reading,
    unmark,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, arg_d, pack, verb_of
from porphyry.kernel.frames import field, pop, push, set_field, top
from porphyry.kernel.state import State

# ---------------------------------------------------------------- running


def run(s: State) -> None:
    """Carry on until a decision is open or the game is over."""
    while s.facts[OVER] == 0:
        if advance_frame(s):
            return


def advance_frame(s: State) -> bool:
    """One bit of automatic work; True if the frame on top waits for a decision."""
    kind = top(s)
    if kind == F_TURN:
        return run_turn(s)
    if kind >= F_SIEGE:
        return siege.run(s)
    if kind == F_MOVE:
        if movement.is_over(s):
            u = field(s, 1)
            movement.finish(s)
            techniques.check_ranks(s)
            if s.facts[DEVICES]:
                siegecraft.after_move(s, u)
            return False
        return True
    if kind == F_WINDOW:
        if field(s, 2) == 0 or missile.volley_shots(s, field(s, 1), False):
            return True  # a window just opened has a shot in it
        missile.close_window(s)
        return False
    if kind == F_VOLLEY:
        return missile.volley_pending(s)
    if kind == F_ATTACK:
        return melee.run(s)
    if kind == F_ADVANCE:
        return melee.advance_pending(s)
    if kind == F_RETREAT:
        return retreat.is_pending(s)
    if kind == F_PUSH:
        return retreat.push_pending(s)
    if kind == F_FALL:
        return fall_pending(s)
    if kind == F_RIDE:
        return techniques.run_ride(s)
    if kind == F_STATIONARY:
        return run_stationary(s)
    if kind == F_OFFER:
        u = field(s, 1)
        pop(s)
        if is_on_map(s, u):
            missile.open_window(s, u)
        return False
    if kind in siegecraft.FRAMES:
        return siegecraft.frame_pending(s)
    if kind == F_SETUP:
        return setup.pending(s)
    return True  # F_FACE, F_CHARGE, F_COUNTER, F_EVADE, F_LOSS


def fall_pending(s: State) -> bool:
    """A thrown rider's place; with no room at all he dies (GUI-MEL-31, GUI-MEL-32)."""
    u, h, d = field(s, 1), field(s, 2), field(s, 3)
    if harm.fall_hexes(s, u, h, d) or (is_living(s, u) and harm.shift_hexes(s, u, h, d)):
        return True
    pop(s)
    harm.perish(s, u, h)
    return False


def begin_game(s: State) -> None:
    s.facts[ROUND] = 1
    s.facts[ACTIVE] = scenario_of(s).first
    start_turn(s)


def start_turn(s: State) -> None:
    """A new turn: marks of the old one go, groups that are due arrive (GUI-SEQ-02)."""
    f = s.facts
    f[TURN] += 1
    f[STEP] = 1
    f[CEASE] = 0
    f[CHARGES] = 0
    seat = f[ACTIVE]
    kindling = [u for u in range(count(s)) if f[DEVICES] and has(s, u, KINDLING) and get(s, u, SEAT) == seat]
    ev.tell(s, ev.TURN_BEGAN, "GUI-SEQ-02", (seat, f[ROUND]))
    if f[CAMP] and relief.is_divided(s):
        relief.turn_begins(s)
        if top(s) != F_TURN:
            return  # which map comes first is asked, then the marks go
    wipe_marks(s)
    if f[DEVICES]:
        siegecraft.begin_turn(s, kindling)
    bring_groups(s)
    if f[CAMP]:
        actions.turn_begins(s)


def wipe_marks(s: State) -> None:
    """The marks of the old turn go; with two maps, those of men on the map in play."""
    f = s.facts
    seat = f[ACTIVE]
    for u in range(count(s)):
        if is_elsewhere(s, u):
            continue
        at = BASE + u * SIZE
        f[at + MARKS] &= ~EVERY_TURN
        f[at + TARGET] = -1
        f[at + ORDER] = 0
        if f[at + MARKS] & FORMATION == 0:
            f[at + SEEN_BY] = 0
        if f[at + SEAT] == seat:
            f[at + MARKS] &= ~OWN_TURN
            f[at + SPENT] = 0


def bring_groups(s: State) -> None:
    """Groups that are due arrive."""
    f = s.facts
    seat = f[ACTIVE]
    for g, group in enumerate(scenario_of(s).groups):
        later = group.enters or group.lands
        if f[ARRIVED] >> g & 1 or group.side != seat or f[ROUND] < group.round or not later:
            continue
        late = f[ROUND] - group.round
        if late < len(group.arrival):
            roll = s.dice.roll(10)
            ev.tell(s, ev.GROUP_ROLLED, "GUI-SEQ-01", (seat, roll, group.arrival[late]))
            if roll > group.arrival[late]:
                continue
        f[ARRIVED] |= 1 << g
        if f[CAMP] == 0:
            ev.tell(s, ev.GROUP_ARRIVED, "GUI-SEQ-01", (seat,))


def run_turn(s: State) -> bool:
    """The step in hand."""
    if s.facts[ROUND] == 0:
        begin_game(s)
        return False
    step = s.facts[STEP]
    if s.facts[DEVICES]:
        siegecraft.tend(s)
    if step == 3:
        u = -1 if reading(s, FREE_ORDER) else next_charge(s, CHARGING, MOVED)
        if u >= 0:
            techniques.start_ride(s, u)
            return False
    elif step == 4:
        u = next_charge(s, REACHED, 4)
        if u >= 0:
            v = get(s, u, TARGET)
            if not is_on_map(s, v) or not is_active(s, u):
                s.facts[BASE + u * SIZE + MARKS] &= ~REACHED
                return False
            if melee.contact_pair(s, board_of(s), u, v) < 0:
                s.facts[BASE + u * SIZE + MARKS] &= ~REACHED
                return False
            melee.begin_charge(s, u, v, has(s, v, COUNTERING))
            return False
    elif step == 5:
        recover(s)
        return False
    elif step == 6:
        pass_turn(s)
        return False
    return True


def next_charge(s: State, want: int, done: int) -> int:
    """The first declared charge that has the one mark and not yet the other."""
    best, order = -1, 999
    if s.facts[CHARGES] == 0:
        return best
    for u in range(count(s)):
        if has(s, u, want) and not has(s, u, done) and get(s, u, ORDER) and get(s, u, ORDER) < order:
            best, order = u, get(s, u, ORDER)
    return best


def run_stationary(s: State) -> bool:
    """Step 3 is closed: each unit that stayed where it was offers one window (GUI-DEF-06)."""
    u = field(s, 1)
    while u < count(s):
        set_field(s, 1, u + 1)
        if get(s, u, SEAT) == s.facts[ACTIVE] and get(s, u, SPENT) == 0 and is_on_map(s, u):
            if not is_horse(s, u) and not has(s, u, CHARGING) and missile.open_window(s, u):
                return False
        u += 1
    pop(s)
    close_movement(s)
    return False


def close_movement(s: State) -> None:
    """Step 3 is over; what counts as the last turn's attacks on the other side is forgotten before the new ones."""
    for u in range(count(s)):
        if get(s, u, SEAT) != s.facts[ACTIVE]:
            unmark(s, u, HIT_LAST)
    next_step(s)


def next_step(s: State) -> None:
    f = s.facts
    for at in range(BASE + MARKS, f[OCC], SIZE):
        if f[at] & (COVERED_FIRST | COVERED_SECOND):
            f[at] &= ~(COVERED_FIRST | COVERED_SECOND)
    f[STEP] += 1
    ev.tell(s, ev.STEP_BEGAN, "GUI-SEQ-10", (s.facts[ACTIVE], s.facts[STEP]))


def done(s: State) -> None:
    """The active player closes a step (GUI-SEQ-10)."""
    step = s.facts[STEP]
    if step == 2:
        techniques.find_groups(s)
        next_step(s)
    elif step == 3:
        if reading(s, ONLY_DECLARED):
            close_movement(s)  # GUI-DEF-06, the other reading: nobody declares that he stands still
        else:
            push(s, F_STATIONARY, 0)
    elif step == 4:
        next_step(s)
        close_combat(s)
    else:
        next_step(s)


def close_combat(s: State) -> None:
    """Who moved up to enemies and fought nobody is checked now (GUI-INF-04); beaten lances are raised again (GUI-HOP-06)."""
    seat = s.facts[ACTIVE]
    for u in range(count(s)):
        if get(s, u, SEAT) == seat and is_active(s, u) and not has(s, u, 4):
            melee.unattacked_checks(s, u, 0)
    for u in range(count(s)):
        if get(s, u, SEAT) != seat and 0 < get(s, u, LANCES) <= s.facts[TURN]:
            put(s, u, LANCES, 0)
    techniques.check_ranks(s)


def recover(s: State) -> None:
    """Step 5: sleepers wake, jobs are done, the turn passes on (GUI-SEQ-08, GUI-SEQ-09)."""
    f = s.facts
    seat = f[ACTIVE]
    for u in range(count(s)):
        if is_elsewhere(s, u):
            continue
        here = get(s, u, PLACE) in (ON_MAP, UNDER)
        if get(s, u, SEAT) == seat and is_stunned(s, u) and get(s, u, STUN) <= f[TURN] and here:
            if get(s, u, STUN) == f[TURN] or not reading(s, WAKES_FROM_ENEMY):  # GUI-SEQ-08
                harm.wake(s, u)
    works.complete(s)
    if f[DEVICES]:
        f[STEP] = 6
        flames.tick(s, 1 - seat)  # GUI-SEQ-11: the fires the other side lit
    else:
        pass_turn(s)


def pass_turn(s: State) -> None:
    """The turn goes to the other side, or the game is over (GUI-SEQ-09)."""
    f = s.facts
    seat = f[ACTIVE]
    if f[CAMP]:
        end_siege_turn(s)
        return
    result = scoring.early_result(s)
    f[ACTIVE] = 1 - seat
    if result == 0 and f[ACTIVE] == scenario_of(s).first:
        f[ROUND] += 1
        if f[ROUND] > scenario_of(s).rounds:
            result = scoring.final_result(s)
    if result:
        f[OVER] = result
        ev.tell(s, ev.GAME_ENDED, "GUI-SEQ-01", (result,))
        return
    start_turn(s)


def end_siege_turn(s: State) -> None:
    """A turn on a day of a siege is over: the other map, the other player, or the end of the action."""
    f = s.facts
    seat = f[ACTIVE]
    actions.note_fighting(s)
    if relief.is_divided(s) and relief.next_map(s):
        f[STEP] = 1
        wipe_marks(s)
        return
    called_off = actions.may_call_off(s)
    f[ACTIVE] = 1 - seat
    round_over = f[ACTIVE] == scenario_of(s).first
    if round_over:
        f[ROUND] += 1
        actions.round_ends(s)
    cause = relief.result(s, round_over) if relief.is_divided(s) else actions.result(s, round_over)
    if cause:
        actions.end_fight(s, cause)
        return
    start_turn(s)
    if called_off:
        actions.ask_call_off(s)


# ---------------------------------------------------------------- who is asked what


def decider(s: State) -> int:
    """The seat that must decide, or -1."""
    if s.facts[OVER]:
        return -1
    kind = top(s)
    if kind >= F_SIEGE:
        return siege.decider(s)
    if kind in (F_TURN, F_MOVE, F_CHARGE, F_ATTACK):
        return s.facts[ACTIVE]
    if kind == F_EXIT:
        return 0
    if kind in (F_WINDOW, F_COUNTER):
        return 1 - s.facts[ACTIVE]
    if kind == F_ADVANCE:
        return field(s, 1)
    if kind == F_LOSS:
        seat = get(s, melee.members(field(s, 1))[0], SEAT)
        hurt = field(s, 2) not in (melee.A, melee.D, melee.G, melee.I)
        return 1 - seat if hurt and reading(s, ATTACKER_CHOOSES) else seat  # GUI-MEL-14
    if kind == F_EMPLACE:
        return dev(s, field(s, 1), OWNER)
    return get(s, field(s, 1), SEAT)


def kind_of(s: State) -> int:
    """Which question is open."""
    kind = top(s)
    if kind >= F_SIEGE:
        return siege.kind_of(s)
    if kind == F_TURN:
        step = s.facts[STEP]
        return no.K_FIRE if step == 1 else no.K_CHARGE if step == 2 else no.K_MOVE if step == 3 else no.K_COMBAT
    if kind == F_MOVE:
        return no.K_STEP
    if kind == F_WINDOW:
        return no.K_WINDOW
    if kind == F_ATTACK:
        return no.K_ATTACK
    if kind == F_ADVANCE:
        return no.K_ADVANCE if field(s, 3) < 0 else no.K_ADVANCE_ON
    if kind == F_RETREAT:
        return no.K_RETREAT
    if kind == F_PUSH:
        return no.K_PUSH
    if kind == F_FALL:
        return no.K_FALL
    if kind == F_CHARGE:
        return no.K_RIDE
    if kind == F_COUNTER:
        return no.K_COUNTER
    if kind == F_EVADE:
        return no.K_EVADE
    if kind == F_LOSS:
        return no.K_LOSS
    if kind == F_FACE:
        return no.K_FACE
    if kind == F_EXIT:
        return no.K_EXIT
    if kind == F_COVER:
        return no.K_COVER
    if kind == F_EMPLACE:
        return no.K_EMPLACE
    if kind == F_TIP:
        return no.K_TIP
    if kind == F_DROP:
        return no.K_DROP
    if kind == F_FLEE:
        return no.K_FLEE
    if kind == F_GRAB:
        return no.K_GRAB
    return no.K_PLACE


def subject(s: State) -> int:
    """The unit the open question is about, or -1."""
    kind = top(s)
    if kind in (F_TURN, F_EXIT) or kind >= F_SIEGE:
        return -1
    if kind == F_ADVANCE:
        return field(s, 3) if field(s, 3) >= 0 else melee.members(field(s, 2))[0]
    if kind in (F_LOSS, F_ATTACK):
        return melee.members(field(s, 1))[0]
    return field(s, 1)


def unit_of(s: State, kind: int) -> int:
    """The unit with a roster number, or -1."""
    f = s.facts
    for u in range(f[8]):
        if f[BASE + u * SIZE + ROSTER] == kind:
            return u
    return -1


# ---------------------------------------------------------------- the answers


def legal(s: State) -> list[int]:
    """Every action the decider may take, always in the same order."""
    kind = top(s)
    if kind >= F_SIEGE:
        return siege.legal(s)
    if kind == F_TURN:
        step = s.facts[STEP]
        if step == 1:
            return fire_actions(s)
        if step == 2:
            return charge_actions(s)
        if step == 3:
            return move_actions(s)
        return combat_actions(s)
    if kind == F_MOVE:
        return step_actions(s)
    if kind == F_WINDOW:
        out = [pack(no.V_SHOOT, get(s, c >> 12, ROSTER), c & 4095) for c in missile.volley_shots(s, field(s, 1), True)]
        out.append(pack(no.V_HOLD))
        if field(s, 2) == 0:
            out.append(pack(no.V_CEASE))
        return out
    if kind == F_ATTACK:
        return fighter_actions(s)
    if kind == F_ADVANCE:
        return advance_actions(s)
    if kind == F_RETREAT:
        return [pack(no.V_RETREAT, h) for h in retreat.options(s)]
    if kind == F_PUSH:
        return [pack(no.V_PUSH, h) for h in retreat.push_options(s)]
    if kind == F_FALL:
        return [pack(no.V_FALL, h) for h in fall_options(s)]
    if kind == F_CHARGE:
        return [pack(no.V_RIDE, h) for h in techniques.ride_hexes(s)]
    if kind == F_COUNTER:
        out = [pack(no.V_ANSWER, get(s, w, ROSTER)) for w in techniques.counter_chargers(s, field(s, 1))]
        out.append(pack(no.V_DECLINE))
        return out
    if kind == F_EVADE:
        return [pack(no.V_EVADE), pack(no.V_STAND)]
    if kind == F_LOSS:
        return [pack(no.V_SUFFER, get(s, u, ROSTER)) for u in melee.loss_candidates(s, field(s, 1))]
    if kind == F_COVER:
        return [pack(no.V_COVER, w) for w in missile.crossfire_ways(board_of(s), get(s, field(s, 1), HEX))]
    if kind in siegecraft.FRAMES:
        return siegecraft.frame_actions(s)
    if kind == F_EXIT:
        return [pack(no.V_EXIT, side) for side in scenario_of(s).secret]
    if kind == F_FACE:
        board = board_of(s)
        u = field(s, 1)
        return [pack(no.V_FACE, d) for d in setup.facings(s, board, u, field(s, 2))]
    out = [pack(no.V_PLACE, get(s, field(s, 1), ROSTER), h) for h in setup.place_options(s)]
    out.append(pack(no.V_AUTO))
    return out


def fall_options(s: State) -> list[int]:
    u, h, d = field(s, 1), field(s, 2), field(s, 3)
    out = harm.fall_hexes(s, u, h, d)
    return out or harm.shift_hexes(s, u, h, d)


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
    for c in works.clear_options(s):
        out.append(
            pack(no.V_CLEAR, get(s, c & 255, ROSTER), get(s, c >> 8 & 255, ROSTER), c >> 16 & 4095, c >> 28 & 4095)
        )
    if board.gate != NOWHERE:
        for u in range(count(s)):
            if get(s, u, SEAT) == seat and not works.why_not_gate(s, u):
                out.append(pack(no.V_GATE, get(s, u, ROSTER)))
    scenario = scenario_of(s)
    if scenario.tents:
        for u in range(count(s)):
            if get(s, u, SEAT) != seat or works.why_not_worker(s, u):
                continue
            h = get(s, u, HEX)
            for x in [h, *[board.near[h * 6 + d] for d in range(6)]]:
                if x != NOWHERE and not works.why_not_pull(s, u, x):
                    out.append(pack(no.V_PULL, get(s, u, ROSTER), x))
    if scenario.loot and seat == 0:
        for u in range(count(s)):
            if get(s, u, SEAT) == seat and not works.why_not_loot(s, u):
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
                for v in techniques.charge_targets(s, u):
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
        if techniques.may_form(s, u):
            hoplites = True
    if hoplites and scenario_of(s).chapters >= 7:
        for u in range(count(s)):
            if get(s, u, SEAT) != seat or has(s, u, MOVED) or not techniques.may_form(s, u):
                continue
            for k in range(6):
                if not techniques.why_not_form(s, u, k):
                    out.append(pack(no.V_FORM, get(s, u, ROSTER), k))
            if not has(s, u, FORMATION | FOULKON):
                continue
            if not techniques.why_not_foulkon(s, u):
                out.append(pack(no.V_FOULKON, get(s, u, ROSTER)))
            block = techniques.block_of(s, u)
            if u == block[0]:
                for d in range(6):
                    if not techniques.why_not_march_block(s, block, d):
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
    u = field(s, 1)
    if get(s, u, PLACE) == WAITING:
        out.extend([pack(no.V_STEP, h) for h in movement.entry_hexes(s, u)])
        out.append(pack(no.V_STOP))
        return out
    f = s.facts
    h, d = get(s, u, HEX), get(s, u, DIR)
    mounted = is_mounted(s, u)
    led = movement.led_horses(s, u)
    siegecraft.add_captures(s, u, out)
    if s.facts[DEVICES]:
        siegecraft.add_step_actions(s, u, out)
        if devices.hangs(s, u):
            out.append(pack(no.V_STOP))
            return out
    if field(s, 2) > 0:
        if mounted:
            for place in range(8):
                y = riders.ring_hex(h, d, place)
                if y != NOWHERE and board.holds(y) and not movement.why_not_enter(s, board, u, place, y, led):
                    out.append(pack(no.V_STEP, y))
            if not movement.why_not_about(s, u):
                out.append(pack(no.V_ABOUT))
            pays = field(s, 2) >= movement.mount_cost(s, u) or reading(s, FREE_DISMOUNT)
            if led == 0 and pays and not movement.why_not_stay(s, u):
                for place in range(8):
                    y = riders.ring_hex(h, d, place)
                    if y != NOWHERE and not movement.why_not_dismount_to(s, board, u, place, y):
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
                    if v >= 0 and is_horse(s, v) and not movement.why_not_mount(s, u, v):
                        code = pack(no.V_MOUNT, get(s, v, ROSTER))
                        if code not in out:
                            out.append(code)
        if not movement.why_not_leave(s, u):
            out.append(pack(no.V_LEAVE))
    for k in range(6):
        y = board.near[h * 6 + k]
        v = -1 if y == NOWHERE else (f[f[OCC] + y] & 255) - 1
        if v >= 0 and is_horse(s, v) and get(s, v, HEX) == y and not movement.why_not_take(s, u, v):
            out.append(pack(no.V_TAKE, get(s, v, ROSTER)))
    if led:
        for v in range(count(s)):
            if get(s, v, LED) == u and not movement.why_not_release(s, u, v):
                out.append(pack(no.V_RELEASE, get(s, v, ROSTER)))
    v = (f[f[OCC] + h] & 255) - 1
    if v >= 0 and not movement.why_not_lift(s, u, v):
        out.append(pack(no.V_LIFT, get(s, v, ROSTER)))
    burden = get(s, u, CARRY) >= 0 and not has(s, get(s, u, CARRY), CAPTIVE)
    if burden:
        for k in range(6):
            y = board.near[h * 6 + k]
            if y != NOWHERE and not movement.why_not_lay(s, u, y):
                out.append(pack(no.V_LAY, y))
    if not out or (not burden and not movement.why_not_stay(s, u)):
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
            if distance(h, get(s, v, HEX)) <= melee.REACH and melee.contact_pair(s, board, u, v) >= 0:
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
    if melee.is_single(field(s, 2)):
        for u in range(count(s)):
            if get(s, u, SEAT) == s.facts[ACTIVE] and not melee.why_not_join(s, u):
                out.append(pack(no.V_JOIN, get(s, u, ROSTER)))
    if melee.is_single(field(s, 1)):
        for v in range(count(s)):
            if get(s, v, SEAT) != s.facts[ACTIVE] and not melee.why_not_also(s, v):
                out.append(pack(no.V_ALSO, get(s, v, ROSTER)))
    out.append(pack(no.V_STRIKE))
    return out


def advance_actions(s: State) -> list[int]:
    out: list[int] = []
    board = board_of(s)
    u = field(s, 3)
    if u < 0:
        for w in melee.members(field(s, 2)):
            if is_active(s, w):
                out.extend([pack(no.V_ADVANCE, get(s, w, ROSTER), h) for h in melee.advance_hexes(s, w)])
        out.append(pack(no.V_STAY))
        return out
    h, d = get(s, u, HEX), get(s, u, DIR)
    if is_mounted(s, u):
        near = [riders.ring_hex(h, d, place) for place in range(8)]
    else:
        near = [board.near[h * 6 + k] for k in range(6)]
    for y in near:
        if y != NOWHERE and not melee.why_not_advance_on(s, u, y):
            out.append(pack(no.V_STEP, y))
    if not out or not movement.why_not_stay(s, u):
        out.append(pack(no.V_STOP))
    return out


# ---------------------------------------------------------------- why not


def why_not(s: State, code: int) -> str:
    """Empty if the open question may be answered so, else the rule and the reason."""
    if code in legal(s):
        return ""
    why = reason(s, code)
    return why or "GUI-SEQ-10 not-offered"


def reason(s: State, code: int) -> str:
    """The rule that speaks against an action; asks the same questions the list of answers is made from."""
    if top(s) >= F_SIEGE:
        return siege.reason(s, code)
    verb = verb_of(code)
    a, b = arg_a(code), arg_b(code)
    if no.V_EMPLACE <= verb <= no.V_ENDURE:
        return siegecraft.reason(s, code, unit_of(s, a))
    if verb in (no.V_STEP, no.V_DISMOUNT, no.V_LAY, no.V_RETREAT, no.V_PUSH, no.V_FALL, no.V_RIDE):
        if not board_of(s).holds(a):
            return "GUI-MOV-02 off-map"
        return place_reason(s, verb, a)
    if verb in (no.V_ABOUT, no.V_LEAVE, no.V_STOP, no.V_HOLD, no.V_CEASE, no.V_DONE, no.V_STAY):
        return plain_reason(s, verb)
    if verb == no.V_FACE:
        return "GUI-CMP-03 no-room"
    if verb == no.V_EXIT:
        return "GUI-SEQ-01 no-exit"
    if verb == no.V_COVER:
        return "GUI-BLD-18 no-way"
    u = unit_of(s, a)
    if u < 0:
        return "GUI-SEQ-01 not-in-play"
    if verb == no.V_PLACE:
        return "GUI-SEQ-01 not-next" if u != field(s, 1) else "GUI-SEQ-01 not-in-zone"
    if verb == no.V_FIRE:
        return fire_reason(s, u, b)
    if verb == no.V_SHOOT:
        if get(s, u, SEAT) == s.facts[ACTIVE]:
            return "GUI-DEF-02 not-yours"
        return missile.why_not_shooter(s, board_of(s), u, missile.DEFENSIVE) or "GUI-DEF-02 no-shot"
    if verb == no.V_CLEAR:
        w = unit_of(s, b)
        return "GUI-SEQ-01 not-in-play" if w < 0 else works.why_not_clear(s, u, w, arg_c(code), arg_d(code))
    if verb == no.V_GATE:
        return works.why_not_gate(s, u)
    if verb == no.V_PULL:
        return works.why_not_pull(s, u, b)
    if verb == no.V_LOOT:
        return works.why_not_loot(s, u)
    if verb == no.V_MOVE:
        return movement.why_not_move(s, u)
    if verb == no.V_MOUNT:
        return movement.why_not_mount(s, field(s, 1), u)
    if verb == no.V_TAKE:
        return movement.why_not_take(s, field(s, 1), u)
    if verb == no.V_RELEASE:
        return movement.why_not_release(s, field(s, 1), u)
    if verb == no.V_LIFT:
        return movement.why_not_lift(s, field(s, 1), u)
    if verb == no.V_FORM:
        return techniques.why_not_form(s, u, b)
    if verb == no.V_FOULKON:
        return techniques.why_not_foulkon(s, u)
    if verb == no.V_MARCH:
        return techniques.why_not_march(s, u, b)
    if verb == no.V_JOIN:
        return melee.why_not_join(s, u)
    if verb == no.V_ALSO:
        return melee.why_not_also(s, u)
    if verb == no.V_ANSWER:
        return "GUI-CHG-09 cannot-answer"
    if verb == no.V_SUFFER:
        return "GUI-MEL-20 not-him"
    if verb == no.V_ADVANCE:
        return "GUI-MEL-22 not-vacated"
    v = unit_of(s, b)
    if v < 0:
        return "GUI-SEQ-01 not-in-play"
    if verb == no.V_CHARGE:
        return techniques.why_not_charge(s, u, v)
    return melee.why_not_attack(s, u, v)


def place_reason(s: State, verb: int, h: int) -> str:
    u = field(s, 1)
    if verb == no.V_STEP:
        if top(s) == F_ADVANCE:
            return melee.why_not_advance_on(s, field(s, 3), h)
        if s.facts[DEVICES]:
            why = siegecraft.why_not_walk_in(s, h)
            if why:
                return why
            if top(s) == F_MOVE and devices.hangs(s, u):
                return "GUI-GRA-05 not-at-the-top"
        return movement.why_not_step(s, u, h)
    if verb == no.V_DISMOUNT:
        return movement.why_not_dismount(s, u, h)
    if verb == no.V_LAY:
        return movement.why_not_lay(s, u, h)
    if verb == no.V_RETREAT:
        return "GUI-INF-12 not-away"
    if verb == no.V_PUSH:
        return "GUI-INF-14 no-room"
    if verb == no.V_RIDE:
        return "GUI-CHG-06 no-path"
    return "GUI-MEL-29 not-beside"


def plain_reason(s: State, verb: int) -> str:
    if verb == no.V_ABOUT:
        return movement.why_not_about(s, field(s, 1))
    if verb == no.V_LEAVE:
        return movement.why_not_leave(s, field(s, 1))
    if verb == no.V_STOP:
        u = field(s, 3) if top(s) == F_ADVANCE else field(s, 1)
        return movement.why_not_stay(s, u) or "GUI-MOV-18 lay-him-down"
    if verb == no.V_CEASE:
        return "GUI-DEF-03 named"
    if verb == no.V_DONE and s.facts[STEP] == 3:
        return ladders.why_not_pass_on(s)
    return ""


def fire_reason(s: State, u: int, h: int) -> str:
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


# ---------------------------------------------------------------- playing


def play(s: State, code: int) -> None:
    """Carry out a legal action and run on."""
    if top(s) == F_MAP:
        relief.choose_map(s, arg_a(code) + 1)
        wipe_marks(s)
    elif top(s) >= F_SIEGE:
        siege.apply(s, code)
    else:
        apply(s, code)
    run(s)


def apply(s: State, code: int) -> None:
    verb = verb_of(code)
    a, b = arg_a(code), arg_b(code)
    if verb == no.V_STEP:
        if top(s) == F_ADVANCE:
            melee.advance_step(s, a)
        else:
            movement.step(s, a)
    elif verb == no.V_STOP:
        if top(s) == F_ADVANCE:
            melee.end_advance(s)
        else:
            movement.halt(s, field(s, 1))
    elif verb == no.V_MOVE:
        u = unit_of(s, a)
        if has(s, u, CHARGING):
            techniques.start_ride(s, u)  # GUI-CHG-14, the other reading: charges are ridden when their owner likes
        else:
            movement.begin(s, u)
    elif verb == no.V_DONE:
        done(s)
    elif verb == no.V_HOLD:
        missile.close_window(s)
    elif verb == no.V_CEASE:
        s.facts[CEASE] |= 1 << (1 - s.facts[ACTIVE])
        missile.close_window(s)
    elif verb == no.V_SHOOT:
        missile.name_shooter(s, unit_of(s, a), b)
    elif verb == no.V_FIRE:
        fire(s, unit_of(s, a), b)
    elif verb == no.V_ATTACK:
        melee.begin(s, unit_of(s, a), unit_of(s, b))
    elif verb == no.V_JOIN:
        set_field(s, 1, field(s, 1) | 1 << unit_of(s, a))
    elif verb == no.V_ALSO:
        set_field(s, 2, field(s, 2) | 1 << unit_of(s, a))
    elif verb == no.V_STRIKE:
        set_field(s, 3, melee.CHECKS)
    elif verb == no.V_RETREAT:
        retreat.step(s, a)
    elif verb == no.V_PUSH:
        retreat.move_aside(s, a)
    elif verb == no.V_FALL:
        if top(s) == F_DROP:
            ladders.fall_down(s, a)
        else:
            fall(s, a)
    elif verb == no.V_SUFFER:
        letter = field(s, 2)
        pop(s)
        melee.suffer(s, unit_of(s, a), letter)
        harm.slay_surrounded(s)
    elif verb == no.V_ADVANCE:
        melee.advance(s, unit_of(s, a), b)
    elif verb == no.V_STAY:
        melee.stay(s)
    elif verb == no.V_EVADE:
        melee.evade(s)
    elif verb == no.V_STAND or verb == no.V_DECLINE:
        pop(s)
    elif no.V_EMPLACE <= verb <= no.V_ENDURE:
        siegecraft.apply(s, code)
    else:
        apply_rare(s, verb, a, b, code)


def apply_rare(s: State, verb: int, a: int, b: int, code: int) -> None:
    if verb == no.V_PLACE:
        setup.place(s, unit_of(s, a), b)
    elif verb == no.V_FACE:
        setup.face(s, a)
    elif verb == no.V_AUTO:
        if top(s) == F_EMPLACE:
            seat = dev(s, field(s, 1), OWNER)
            pop(s)
            setup.auto_engines(s, seat)
        else:
            setup.auto(s, get(s, field(s, 1), SEAT))
    elif verb == no.V_CLEAR:
        works.clear(s, unit_of(s, a), unit_of(s, b), arg_c(code), arg_d(code))
    elif verb == no.V_COVER:
        take_cover(s, a)
    elif verb == no.V_GATE:
        job(s, unit_of(s, a), GATE_JOB, 0, 1, "GUI-CAS-12")
    elif verb == no.V_PULL:
        job(s, unit_of(s, a), TENT_JOB, b, 2, "GUI-BLD-33")
    elif verb == no.V_LOOT:
        job(s, unit_of(s, a), LOOT_JOB, 0, 3, "GUI-SEQ-01")
    elif verb == no.V_CHARGE:
        techniques.begin(s, unit_of(s, a), unit_of(s, b))
    elif verb == no.V_RIDE:
        techniques.ride(s, a)
    elif verb == no.V_ANSWER:
        techniques.answer(s, unit_of(s, a))
    elif verb == no.V_ABOUT:
        movement.about(s)
    elif verb == no.V_MOUNT:
        movement.mount(s, unit_of(s, a))
    elif verb == no.V_DISMOUNT:
        movement.dismount(s, a)
    elif verb == no.V_TAKE:
        movement.take(s, unit_of(s, a))
    elif verb == no.V_RELEASE:
        movement.release(s, unit_of(s, a))
    elif verb == no.V_EXIT:
        setup.choose_exit(s, a)
    elif verb == no.V_LIFT:
        movement.pick_up(s, unit_of(s, a))
    elif verb == no.V_LAY:
        movement.lay(s, a)
    elif verb == no.V_LEAVE:
        movement.leave(s)
    elif verb == no.V_FORM:
        techniques.form(s, unit_of(s, a), b)
    elif verb == no.V_FOULKON:
        techniques.foulkon(s, unit_of(s, a))
    elif verb == no.V_MARCH:
        techniques.march(s, unit_of(s, a), b)


def job(s: State, u: int, kind: int, aim: int, name: int, rule: str) -> None:
    """A unit gives its whole turn to one job."""
    mark(s, u, BUSY | kind)
    put(s, u, AIM, aim)
    ev.tell(s, ev.JOB_BEGUN, rule, (ev.name(s, u), name))


def fire(s: State, u: int, h: int) -> None:
    """A shot in step 1."""
    mark(s, u, FIRED)
    if s.facts[ACTIVE] == 0:
        s.facts[BLOOD] = 1
    harm.lose_reins(s, u)
    v = (s.facts[s.facts[OCC] + h] & 255) - 1
    if missile.must_choose_cover(s, v):
        push(s, F_COVER, v, u, h)
        return
    missile.resolve(s, u, h, missile.OFFENSIVE)
    harm.slay_surrounded(s)


def take_cover(s: State, way: int) -> None:
    """In crossfire a man is covered against one way only, his owner's choice; it stands until the step ends (GUI-BLD-20)."""
    v, u, h = field(s, 1), field(s, 2), field(s, 3)
    ways = missile.crossfire_ways(board_of(s), get(s, v, HEX))
    pop(s)
    mark(s, v, COVERED_FIRST if way == ways[0] else COVERED_SECOND)
    ev.tell(s, ev.COVER_TAKEN, "GUI-BLD-18", (ev.name(s, v), way))
    if u >= 0:
        missile.resolve(s, u, h, missile.OFFENSIVE)
        harm.slay_surrounded(s)


def fall(s: State, h: int) -> None:
    """The owner puts his thrown man down; if a friend is there he makes room first (GUI-MEL-31)."""
    u = field(s, 1)
    v = (s.facts[s.facts[OCC] + h] & 255) - 1
    if is_living(s, u) and v >= 0:
        push(s, F_PUSH, v, 0)
        return  # asked again when there is room
    pop(s)
    harm.fall(s, u, h)
    harm.slay_surrounded(s)
    if is_armoured(s, u) and board_of(s).ground[h] == t.DEEP:
        put(s, u, PLACE, LEFT)
