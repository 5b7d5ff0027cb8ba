"""The sequence of play: five steps a turn, and what each answer does (GUI-SEQ).

``run`` carries the game on until somebody must decide; ``play`` carries an answer out.  The questions are in questions.py.
"""

# ruff: noqa: SIM102 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames, scoring, setup
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import day_actions, relief
from porphyry.games.guiscard.siege import questions as siege
from porphyry.games.guiscard.siegecraft import fire as flames
from porphyry.games.guiscard.siegecraft import ladders
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.siegecraft.devices import OWNER, dev
from porphyry.games.guiscard.skirmish import (
    advance,
    carrying,
    charges,
    combat,
    formations,
    horses,
    jobs,
    lost_charges,
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
    AIM,
    ARRIVED,
    ATTACKED,
    BASE,
    BLOOD,
    BUSY,
    CAMP,
    CEASE,
    CHARGES,
    CHARGING,
    COUNTERING,
    COVERED_FIRST,
    COVERED_SECOND,
    DEVICES,
    EVERY_TURN,
    FIRED,
    FORMATION,
    FREE_ORDER,
    GATE_JOB,
    HEX,
    HIT_LAST,
    KINDLED,
    KINDLING,
    LANCES,
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
    WAKES_FROM_ENEMY,
    WAS_TARGET,
    count,
    get,
    has,
    is_active,
    is_horse,
    is_living,
    is_on_map,
    is_stunned,
    mark,
    put,
    reading,
    unit_of,
    unmark,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, arg_d, verb_of
from porphyry.kernel.frames import field, pop, set_field, top
from porphyry.kernel.state import State

SEEN_BY_ALL: Final = FIRED | MOVED | BUSY | KINDLED | CHARGING | COUNTERING  # marks that a new own turn takes away

# ---------------------------------------------------------------- running


def run(s: State) -> None:
    """Carry on until a decision is open or the game is over."""
    while s.facts[OVER] == 0:
        if advance_frame(s):
            return


def advance_frame(s: State) -> bool:
    """One bit of automatic work; True if the frame on top waits for a decision."""
    kind = top(s)
    if kind == frames.TURN.number:
        return run_turn(s)
    if kind >= frames.SIEGE.number:
        return siege.run(s)
    if kind == frames.MOVE.number:
        if movement.is_over(s):
            u = field(s, frames.MOVE.unit)
            movement.finish(s)
            formations.check_ranks(s)
            if s.facts[DEVICES]:
                siegecraft.after_move(s, u)
            return False
        return True
    if kind == frames.WINDOW.number:
        if field(s, frames.WINDOW.named) == 0 or missile.volley_shots(s, field(s, frames.WINDOW.unit), False):
            return True  # a window just opened has a shot in it
        missile.close_window(s)
        return False
    if kind == frames.VOLLEY.number:
        return missile.volley_pending(s)
    if kind == frames.ATTACK.number:
        return combat.run(s)
    if kind == frames.ADVANCE.number:
        return advance.advance_pending(s)
    if kind == frames.RETREAT.number:
        return retreat.is_pending(s)
    if kind == frames.PUSH.number:
        return retreat.push_pending(s)
    if kind == frames.FALL.number:
        return fall_pending(s)
    if kind == frames.RIDE.number:
        return charges.run_ride(s)
    if kind == frames.STATIONARY.number:
        return run_stationary(s)
    if kind == frames.CLOSE.number:
        return run_close(s)
    if kind == frames.OFFER.number:
        u = field(s, frames.OFFER.unit)
        pop(s)
        if has(s, u, WAS_TARGET) and missile.refire_distance(s, u, False) > 1:
            unmark(s, u, WAS_TARGET)  # GUI-DEF-05: not before the next hex
        elif is_on_map(s, u):
            missile.open_window(s, u)
        return False
    if kind in siegecraft.FRAMES:
        return siegecraft.frame_pending(s)
    if kind == frames.SET_UP.number:
        return setup.pending(s)
    return (
        True  # frames.FACE.number, frames.CHARGE.number, frames.COUNTER.number, frames.EVADE.number, frames.LOSS.number
    )


def fall_pending(s: State) -> bool:
    """A thrown rider's place; with no room at all he dies (GUI-MEL-31, GUI-MEL-32)."""
    u, h, d = field(s, frames.FALL.unit), field(s, frames.FALL.hex), field(s, frames.FALL.facing)
    if wounds.fall_hexes(s, u, h, d) or (is_living(s, u) and wounds.shift_hexes(s, u, h, d)):
        return True
    pop(s)
    wounds.perish(s, u, h)
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
    ev.tell(s, ev.TURN_BEGAN, "GUI-SEQ-02", (seat, f[ROUND]))
    if f[CAMP] and relief.is_divided(s):
        relief.turn_begins(s)
        if top(s) != frames.TURN.number:
            return  # which map comes first is asked, then the marks go
    wipe_marks(s)
    bring_groups(s)
    if f[CAMP]:
        day_actions.turn_begins(s)


def wipe_marks(s: State) -> None:
    """The marks of the old turn go; with two maps, those of men on the map in play."""
    f = s.facts
    seat = f[ACTIVE]
    wiped: list[int] = []
    kindling = [u for u in range(count(s)) if f[DEVICES] and has(s, u, KINDLING) and get(s, u, SEAT) == seat]
    for u in range(count(s)):
        if is_elsewhere(s, u):
            continue
        at = BASE + u * SIZE
        if s.log is not None and f[at + MARKS] & (SEEN_BY_ALL if f[at + SEAT] == seat else CHARGING | COUNTERING):
            wiped.append(ev.name(s, u))
        f[at + MARKS] &= ~EVERY_TURN
        f[at + TARGET] = -1
        f[at + ORDER] = 0
        if f[at + MARKS] & FORMATION == 0:
            f[at + SEEN_BY] = 0
        if f[at + SEAT] == seat:
            f[at + MARKS] &= ~OWN_TURN
            f[at + SPENT] = 0
    if wiped:
        ev.tell(s, ev.MARKS_CLEARED, "GUI-SEQ-02", tuple(wiped))
    if f[DEVICES]:
        siegecraft.begin_turn(s, kindling)


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
    formations.check_ranks(s)  # GUI-HOP-01: a row is none as soon as fewer than three are left
    if step == 3:
        u = next_charge(s, CHARGING, MOVED)
        if u >= 0 and (not lost_charges.is_in_saddle(s, u) or (reading(s, FREE_ORDER) and movement.why_not_move(s, u))):
            lost_charges.forgo_charge(s, u)  # GUI-CHG-01: thrown before his turn came
            return False
        if u >= 0 and not reading(s, FREE_ORDER):
            charges.start_ride(s, u)
            return False
    elif step == 4:
        u = next_charge(s, REACHED, 4)
        if u >= 0:
            v = get(s, u, TARGET)
            if lost_charges.is_countered(s, u) and not lost_charges.is_in_saddle(s, v):
                lost_charges.lose_counter(s, v)  # GUI-CHG-08: who has been thrown since rides at nobody
            there = is_on_map(s, v) and melee.contact_pair(s, board_of(s), u, v) >= 0
            if not lost_charges.is_in_saddle(s, u) or not there or melee.is_barred(s, 1 << u, v):
                unmark(s, u, REACHED)
                lost_charges.forgo_charge(s, u)  # he was thrown, or nobody is there any more: he fights as others do
                return False
            melee.begin_charge(s, u, v, lost_charges.is_countered(s, u))
            return False
    elif step == 5:
        recover(s)
        return False
    elif step == 6:
        pass_turn(s)
        return False
    return True


def run_stationary(s: State) -> bool:
    """Step 3 is closed: each unit that stayed where it was offers one window (GUI-DEF-06)."""
    u = field(s, frames.STATIONARY.next)
    while u < count(s):
        set_field(s, frames.STATIONARY.next, u + 1)
        if get(s, u, SEAT) == s.facts[ACTIVE] and not mover.has_gone(s, u) and is_on_map(s, u):
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
        charges.find_groups(s)
        next_step(s)
    elif step == 3:
        if reading(s, ONLY_DECLARED):
            close_movement(s)  # GUI-DEF-06, the other reading: nobody declares that he stands still
        else:
            frames.STATIONARY.begin(s)
    elif step == 4:
        frames.CLOSE.begin(s)
    else:
        next_step(s)


def run_close(s: State) -> bool:
    """Step 4 closes: who moved up to enemies and fought nobody is checked (GUI-INF-04); beaten lances are raised again (GUI-HOP-06)."""
    seat = s.facts[ACTIVE]
    u = field(s, frames.CLOSE.next)
    while u < count(s):
        set_field(s, frames.CLOSE.next, u + 1)
        if get(s, u, SEAT) == seat and is_active(s, u) and not has(s, u, ATTACKED):
            combat.unattacked_checks(s, u, 0)
            if top(s) != frames.CLOSE.number:
                return False  # a rider falls
        u += 1
    pop(s)
    for u in range(count(s)):
        if get(s, u, SEAT) != seat and has(s, u, FORMATION) and 0 < get(s, u, LANCES) <= s.facts[TURN]:
            put(s, u, LANCES, 0)
            ev.tell(s, ev.LANCES_RAISED, "GUI-HOP-06", (ev.name(s, u),))
    formations.check_ranks(s)
    next_step(s)
    return False


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
                wounds.wake(s, u)
    jobs.complete(s)
    wounds.slay_surrounded(s)  # GUI-MEL-16: somebody woke beside him, or a gate was shut
    if f[DEVICES]:
        f[STEP] = 6
        ev.tell(s, ev.STEP_BEGAN, "GUI-SEQ-11", (seat, 6))
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
        ev.tell(s, ev.GAME_ENDED, "GUI-SEQ-01", (result, scoring.winner(result)))
        return
    start_turn(s)


def end_siege_turn(s: State) -> None:
    """A turn on a day of a siege is over: the other map, the other player, or the end of the action."""
    f = s.facts
    seat = f[ACTIVE]
    day_actions.note_fighting(s)
    if relief.is_divided(s) and relief.next_map(s):
        f[STEP] = 1
        wipe_marks(s)
        return
    f[ACTIVE] = 1 - seat
    round_over = f[ACTIVE] == scenario_of(s).first
    if round_over:
        f[ROUND] += 1
        day_actions.round_ends(s)
    cause = relief.result(s, round_over) if relief.is_divided(s) else day_actions.result(s, round_over)
    if cause:
        day_actions.end_fight(s, cause)
        return
    start_turn(s)


# ---------------------------------------------------------------- playing


def play(s: State, code: int) -> None:
    """Carry out a legal action and run on."""
    kind = top(s)
    if kind >= siege.FIRST:
        siege.question(s).play(s, field(s, frames.SEAT), code)
        if kind == frames.MAP.number:
            wipe_marks(s)
    else:
        apply(s, code)
    run(s)


def apply(s: State, code: int) -> None:
    verb = verb_of(code)
    a, b = arg_a(code), arg_b(code)
    if verb == no.V_STEP:
        if top(s) == frames.ADVANCE.number:
            advance.advance_step(s, a)
        else:
            movement.step(s, a)
    elif verb == no.V_STOP:
        if top(s) == frames.ADVANCE.number:
            advance.end_advance(s)
        elif horses.ends_at_head(s, field(s, frames.MOVE.unit)):
            set_field(
                s, frames.MOVE.points, 0
            )  # he has said that he goes no further, and may take the reins (GUI-MTD-19)
        else:
            movement.halt(s, field(s, frames.MOVE.unit))
    elif verb == no.V_MOVE:
        u = unit_of(s, a)
        if has(s, u, CHARGING):
            charges.start_ride(s, u)  # GUI-CHG-14, the other reading: charges are ridden when their owner likes
        else:
            movement.begin(s, u)
    elif verb == no.V_DONE:
        done(s)
    elif verb == no.V_BREAK_OFF:
        day_actions.end_fight(s, ca.C_BROKEN_OFF)
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
        set_field(s, frames.ATTACK.attackers, field(s, frames.ATTACK.attackers) | 1 << unit_of(s, a))
    elif verb == no.V_ALSO:
        set_field(s, frames.ATTACK.defenders, field(s, frames.ATTACK.defenders) | 1 << unit_of(s, a))
    elif verb == no.V_STRIKE:
        set_field(s, frames.ATTACK.phase, melee.CHECKS)
    elif verb == no.V_RETREAT:
        retreat.step(s, a)
    elif verb == no.V_PUSH:
        retreat.move_aside(s, a)
    elif verb == no.V_FALL:
        if top(s) == frames.DROP.number:
            ladders.fall_down(s, a)
        else:
            fall(s, a)
    elif verb == no.V_SUFFER:
        letter, foes = field(s, frames.LOSS.letter), field(s, frames.LOSS.foes)
        pop(s)
        combat.take_blow(s, unit_of(s, a), letter, foes)
        wounds.slay_surrounded(s)
    elif verb == no.V_ADVANCE:
        advance.advance(s, unit_of(s, a), b)
    elif verb == no.V_STAY:
        advance.stay(s)
    elif verb == no.V_EVADE:
        combat.evade(s)
    elif verb == no.V_STAND or verb == no.V_DECLINE:
        if top(s) == frames.EMPLACE.number:
            setup.leave_at_home(s, field(s, frames.EMPLACE.device))
        pop(s)
    elif no.V_EMPLACE <= verb <= no.V_HAND:
        siegecraft.apply(s, code)
    else:
        apply_rare(s, verb, a, b, code)


def apply_rare(s: State, verb: int, a: int, b: int, code: int) -> None:
    if verb == no.V_PLACE:
        setup.place(s, unit_of(s, a), b)
    elif verb == no.V_SEAT:
        setup.place_mounted(s, unit_of(s, a), b)
    elif verb == no.V_FACE:
        setup.face(s, a)
    elif verb == no.V_AUTO:
        if top(s) == frames.EMPLACE.number:
            seat = dev(s, field(s, frames.EMPLACE.device), OWNER)
            pop(s)
            setup.auto_engines(s, seat)
        else:
            setup.auto(s, get(s, field(s, frames.SET_UP.unit), SEAT))
    elif verb == no.V_CLEAR:
        jobs.clear(s, unit_of(s, a), unit_of(s, b), arg_c(code), arg_d(code))
    elif verb == no.V_COVER:
        take_cover(s, a)
    elif verb == no.V_GATE:
        job(s, unit_of(s, a), GATE_JOB, 0, 1, "GUI-CAS-12")
    elif verb == no.V_PULL:
        job(s, unit_of(s, a), TENT_JOB, b, 2, "GUI-BLD-33")
    elif verb == no.V_LOOT:
        job(s, unit_of(s, a), LOOT_JOB, 0, 3, "GUI-SEQ-01")
    elif verb == no.V_CHARGE:
        charges.begin(s, unit_of(s, a), unit_of(s, b))
    elif verb == no.V_RIDE:
        charges.ride(s, a)
    elif verb == no.V_ANSWER:
        charges.answer(s, unit_of(s, a))
    elif verb == no.V_ABOUT:
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
    elif verb == no.V_EXIT:
        setup.choose_exit(s, a)
    elif verb == no.V_LIFT:
        carrying.pick_up(s, unit_of(s, a))
    elif verb == no.V_LAY:
        carrying.lay(s, a)
        movement.halt(s, field(s, frames.MOVE.unit))
    elif verb == no.V_LEAVE:
        movement.leave(s)
    elif verb == no.V_FORM:
        formations.form(s, unit_of(s, a), b)
    elif verb == no.V_FOULKON:
        formations.foulkon(s, unit_of(s, a))
    elif verb == no.V_MARCH:
        formations.march(s, unit_of(s, a), b)
    else:
        raise AssertionError(f"no chapter answers the verb {verb}")


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
    wounds.lose_reins(s, u)
    v = (s.facts[s.facts[OCC] + h] & 255) - 1
    if missile.must_choose_cover(s, v):
        frames.COVER.begin(s, v, u, h)
        ev.tell(s, ev.SHOT_AIMED, "GUI-BLD-18", (ev.name(s, u), h))
        return
    missile.resolve(s, u, h, missile.OFFENSIVE)
    wounds.slay_surrounded(s)


def take_cover(s: State, way: int) -> None:
    """In crossfire a man is covered against one way only, his owner's choice; it stands until the step ends (GUI-BLD-20)."""
    v, u, h = field(s, frames.COVER.unit), field(s, frames.COVER.shooter), field(s, frames.COVER.hex)
    ways = missile.crossfire_ways(board_of(s), get(s, v, HEX))
    pop(s)
    mark(s, v, COVERED_FIRST if way == ways[0] else COVERED_SECOND)
    ev.tell(s, ev.COVER_TAKEN, "GUI-BLD-18", (ev.name(s, v), way))
    if u >= 0:
        missile.resolve(s, u, h, missile.OFFENSIVE)
        wounds.slay_surrounded(s)


def fall(s: State, h: int) -> None:
    """The owner puts his thrown man down; if a friend is there he makes room first (GUI-MEL-31)."""
    u = field(s, frames.FALL.unit)
    v = (s.facts[s.facts[OCC] + h] & 255) - 1
    if is_living(s, u) and v >= 0:
        frames.PUSH.begin(s, v)
        return  # asked again when there is room
    pop(s)
    wounds.fall(s, u, h)
    wounds.slay_surrounded(s)
