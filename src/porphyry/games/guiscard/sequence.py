"""The sequence of play: five steps a turn (GUI-SEQ). What may be done in each of them stands in steps.py."""

# ruff: noqa: SIM102 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames, scoring
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, scenario_of
from porphyry.games.guiscard.siege import day_actions, relief
from porphyry.games.guiscard.siegecraft import fire as flames
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.skirmish import (
    charges,
    combat,
    formations,
    jobs,
    lost_charges,
    melee,
    missile,
    movement,
    mover,
    wounds,
)
from porphyry.games.guiscard.skirmish.charges import next_charge
from porphyry.games.guiscard.state import (
    count,
    get,
    has,
    is_active,
    is_horse,
    is_on_map,
    is_stunned,
    put,
    reading,
    unmark,
)
from porphyry.games.guiscard.steps import close_movement, next_step
from porphyry.kernel.frames import field, pop, set_field, top
from porphyry.kernel.questions import Work
from porphyry.kernel.state import State

SEEN_BY_ALL: Final = (
    st.FIRED | st.MOVED | st.BUSY | st.KINDLED | st.CHARGING | st.COUNTERING
)  # marks that a new own turn takes away

# ---------------------------------------------------------------- running


def begin_game(s: State) -> None:
    s.facts[st.ROUND] = 1
    s.facts[st.ACTIVE] = scenario_of(s).first
    start_turn(s)


def start_turn(s: State) -> None:
    """A new turn: marks of the old one go, groups that are due arrive (GUI-SEQ-02)."""
    f = s.facts
    f[st.TURN] += 1
    f[st.STEP] = 1
    f[st.CEASE] = 0
    f[st.CHARGES] = 0
    seat = f[st.ACTIVE]
    ev.tell(s, ev.TURN_BEGAN, "GUI-SEQ-02", (seat, f[st.ROUND]))
    if f[st.CAMP] and relief.is_divided(s):
        relief.turn_begins(s)
        if top(s) != frames.TURN.number:
            return  # which map comes first is asked, then the marks go
    wipe_marks(s)
    bring_groups(s)
    if f[st.CAMP]:
        day_actions.turn_begins(s)


def wipe_marks(s: State) -> None:
    """The marks of the old turn go; with two maps, those of men on the map in play."""
    f = s.facts
    seat = f[st.ACTIVE]
    wiped: list[int] = []
    kindling = [u for u in range(count(s)) if f[st.DEVICES] and has(s, u, st.KINDLING) and get(s, u, st.SEAT) == seat]
    for u in range(count(s)):
        if is_elsewhere(s, u):
            continue
        at = st.BASE + u * st.SIZE
        if s.log is not None and f[at + st.MARKS] & (
            SEEN_BY_ALL if f[at + st.SEAT] == seat else st.CHARGING | st.COUNTERING
        ):
            wiped.append(ev.name(s, u))
        f[at + st.MARKS] &= ~st.EVERY_TURN
        f[at + st.TARGET] = -1
        f[at + st.ORDER] = 0
        if f[at + st.MARKS] & st.FORMATION == 0:
            f[at + st.SEEN_BY] = 0
        if f[at + st.SEAT] == seat:
            f[at + st.MARKS] &= ~st.OWN_TURN
            f[at + st.SPENT] = 0
    if wiped:
        ev.tell(s, ev.MARKS_CLEARED, "GUI-SEQ-02", tuple(wiped))
    if f[st.DEVICES]:
        siegecraft.begin_turn(s, kindling)


def bring_groups(s: State) -> None:
    """Groups that are due arrive."""
    f = s.facts
    seat = f[st.ACTIVE]
    for g, group in enumerate(scenario_of(s).groups):
        later = group.enters or group.lands
        if f[st.ARRIVED] >> g & 1 or group.side != seat or f[st.ROUND] < group.round or not later:
            continue
        late = f[st.ROUND] - group.round
        if late < len(group.arrival):
            roll = s.dice.roll(10)
            ev.tell(s, ev.GROUP_ROLLED, "GUI-SEQ-01", (seat, roll, group.arrival[late]))
            if roll > group.arrival[late]:
                continue
        f[st.ARRIVED] |= 1 << g
        if f[st.CAMP] == 0:
            ev.tell(s, ev.GROUP_ARRIVED, "GUI-SEQ-01", (seat,))


def run_turn(s: State) -> bool:
    """The step in hand."""
    if s.facts[st.ROUND] == 0:
        begin_game(s)
        return False
    step = s.facts[st.STEP]
    if s.facts[st.DEVICES]:
        siegecraft.tend(s)
    formations.check_ranks(s)  # GUI-HOP-01: a row is none as soon as fewer than three are left
    if step == 3:
        u = next_charge(s, st.CHARGING, st.MOVED)
        if u >= 0 and (
            not lost_charges.is_in_saddle(s, u) or (reading(s, st.FREE_ORDER) and movement.why_not_move(s, u))
        ):
            lost_charges.forgo_charge(s, u)  # GUI-CHG-01: thrown before his turn came
            return False
        if u >= 0 and not reading(s, st.FREE_ORDER):
            charges.start_ride(s, u)
            return False
    elif step == 4:
        u = next_charge(s, st.REACHED, 4)
        if u >= 0:
            v = get(s, u, st.TARGET)
            if lost_charges.is_countered(s, u) and not lost_charges.is_in_saddle(s, v):
                lost_charges.lose_counter(s, v)  # GUI-CHG-08: a rider thrown in the meantime rides at nobody
            there = is_on_map(s, v) and melee.contact_pair(s, board_of(s), u, v) >= 0
            if not lost_charges.is_in_saddle(s, u) or not there or melee.is_barred(s, 1 << u, v):
                unmark(s, u, st.REACHED)
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


class Stationary(Work):
    """Step 3 is closed: each unit that stayed where it was offers one window (GUI-DEF-06)."""

    def __init__(self) -> None:
        super().__init__(frames.STATIONARY)

    def step(self, s: State) -> None:
        run_stationary(s)


class CloseCombat(Work):
    """Step 4 closes (GUI-INF-04)."""

    def __init__(self) -> None:
        super().__init__(frames.CLOSE)

    def step(self, s: State) -> None:
        run_close(s)


def run_stationary(s: State) -> bool:
    """Step 3 is closed: each unit that stayed where it was offers one window (GUI-DEF-06)."""
    u = field(s, frames.STATIONARY.next)
    while u < count(s):
        set_field(s, frames.STATIONARY.next, u + 1)
        if get(s, u, st.SEAT) == s.facts[st.ACTIVE] and not mover.has_gone(s, u) and is_on_map(s, u):
            if not is_horse(s, u) and not has(s, u, st.CHARGING) and missile.open_window(s, u):
                return False
        u += 1
    pop(s)
    close_movement(s)
    return False


def run_close(s: State) -> bool:
    """Step 4 closes: whoever moved up to enemies and fought nobody is checked (GUI-INF-04); beaten lances are raised again (GUI-HOP-06)."""
    seat = s.facts[st.ACTIVE]
    u = field(s, frames.CLOSE.next)
    while u < count(s):
        set_field(s, frames.CLOSE.next, u + 1)
        if get(s, u, st.SEAT) == seat and is_active(s, u) and not has(s, u, st.ATTACKED):
            combat.unattacked_checks(s, u, 0)
            if top(s) != frames.CLOSE.number:
                return False  # a rider falls
        u += 1
    pop(s)
    for u in range(count(s)):
        if get(s, u, st.SEAT) != seat and has(s, u, st.FORMATION) and 0 < get(s, u, st.LANCES) <= s.facts[st.TURN]:
            put(s, u, st.LANCES, 0)
            ev.tell(s, ev.LANCES_RAISED, "GUI-HOP-06", (ev.name(s, u),))
    formations.check_ranks(s)
    next_step(s)
    return False


def recover(s: State) -> None:
    """Step 5: sleepers wake, jobs are done, the turn passes on (GUI-SEQ-08, GUI-SEQ-09)."""
    f = s.facts
    seat = f[st.ACTIVE]
    for u in range(count(s)):
        if is_elsewhere(s, u):
            continue
        here = get(s, u, st.PLACE) in (st.ON_MAP, st.UNDER)
        if get(s, u, st.SEAT) == seat and is_stunned(s, u) and get(s, u, st.STUN) <= f[st.TURN] and here:
            if get(s, u, st.STUN) == f[st.TURN] or not reading(s, st.WAKES_FROM_ENEMY):  # GUI-SEQ-08
                wounds.wake(s, u)
    jobs.complete(s)
    wounds.slay_surrounded(s)  # GUI-MEL-16: somebody woke beside him, or a gate was shut
    if f[st.DEVICES]:
        f[st.STEP] = 6
        ev.tell(s, ev.STEP_BEGAN, "GUI-SEQ-11", (seat, 6))
        flames.tick(s, 1 - seat)  # GUI-SEQ-11: the fires the other side lit
    else:
        pass_turn(s)


def pass_turn(s: State) -> None:
    """The turn goes to the other side, or the game is over (GUI-SEQ-09)."""
    f = s.facts
    seat = f[st.ACTIVE]
    if f[st.CAMP]:
        end_siege_turn(s)
        return
    result = scoring.early_result(s)
    f[st.ACTIVE] = 1 - seat
    if result == 0 and f[st.ACTIVE] == scenario_of(s).first:
        f[st.ROUND] += 1
        if f[st.ROUND] > scenario_of(s).rounds:
            result = scoring.final_result(s)
    if result:
        f[st.OVER] = result
        ev.tell(s, ev.GAME_ENDED, "GUI-SEQ-01", (result, scoring.winner(result)))
        return
    start_turn(s)


def end_siege_turn(s: State) -> None:
    """A turn on a day of a siege is over: the other map, the other player, or the end of the action."""
    f = s.facts
    seat = f[st.ACTIVE]
    day_actions.note_fighting(s)
    if relief.is_divided(s) and relief.next_map(s):
        f[st.STEP] = 1
        wipe_marks(s)
        return
    f[st.ACTIVE] = 1 - seat
    round_over = f[st.ACTIVE] == scenario_of(s).first
    if round_over:
        f[st.ROUND] += 1
        day_actions.round_ends(s)
    cause = relief.result(s, round_over) if relief.is_divided(s) else day_actions.result(s, round_over)
    if cause:
        day_actions.end_fight(s, cause)
        return
    start_turn(s)


# ---------------------------------------------------------------- playing
