"""Why not: the rule that speaks against an answer, asked of the same functions the lists of answers are made from."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames, setup
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.questions import legal
from porphyry.games.guiscard.scenarios import board_of, sights_of
from porphyry.games.guiscard.siege import battlefields
from porphyry.games.guiscard.siege import questions as siege
from porphyry.games.guiscard.siegecraft import devices, ladders
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.skirmish import (
    advance,
    carrying,
    charges,
    combat,
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
from porphyry.games.guiscard.state import (
    ACTIVE,
    CAMP,
    DEVICES,
    OCC,
    SEAT,
    STEP,
    get,
    unit_of,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, arg_d, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State


def why_not(s: State, code: int) -> str:
    """Empty if the open question may be answered so, else the rule and the reason."""
    if top(s) >= siege.FIRST:
        return siege.question(s).why_not(s, field(s, frames.SEAT), code)
    if code in legal(s):
        return ""
    why = "" if is_out_of_time(s, verb_of(code)) else reason(s, code)
    return why or "GUI-SEQ-10 not-offered"


# Answers to one question only, which must be open before anything can be said against them.
ANSWERS: Final = [
    (no.V_RETREAT, frames.RETREAT.number), (no.V_PUSH, frames.PUSH.number),
    (no.V_RIDE, frames.CHARGE.number), (no.V_ANSWER, frames.COUNTER.number),
    (no.V_SUFFER, frames.LOSS.number), (no.V_ADVANCE, frames.ADVANCE.number), (no.V_PLACE, frames.SET_UP.number),
    (no.V_EMPLACE, frames.EMPLACE.number), (no.V_TIP, frames.TIP.number), (no.V_FLEE, frames.FLEE.number),
]  # fmt: skip


def is_out_of_time(s: State, verb: int) -> bool:
    """Whether an action answers a question that is not open."""
    if verb == no.V_FALL:
        return top(s) not in (frames.FALL.number, frames.DROP.number)
    for answer, frame in ANSWERS:  # noqa: SIM110 - no generator in the hot path
        if verb == answer and top(s) != frame:
            return True
    return False


def reason(s: State, code: int) -> str:
    """The rule that speaks against an action; asks the same questions the list of answers is made from."""
    verb = verb_of(code)
    a, b = arg_a(code), arg_b(code)
    if no.V_EMPLACE <= verb <= no.V_HAND:
        return siegecraft.reason(s, code, unit_of(s, a))
    if verb in (no.V_STEP, no.V_DISMOUNT, no.V_LAY, no.V_RETREAT, no.V_PUSH, no.V_FALL, no.V_RIDE):
        if not board_of(s).holds(a):
            return "GUI-MOV-02 off-map"
        return place_reason(s, verb, a)
    if verb in (no.V_ABOUT, no.V_LEAVE, no.V_STOP, no.V_HOLD, no.V_CEASE, no.V_DONE, no.V_STAY):
        return plain_reason(s, verb)
    if verb == no.V_FACE:
        return "GUI-CMP-03 no-room"
    if verb == no.V_BREAK_OFF:
        return "GUI-ASL-09 not-withdrawn" if s.facts[CAMP] else "GUI-SEQ-12 not-in-scenario"
    if verb == no.V_EXIT:
        return "GUI-SEQ-01 no-exit"
    if verb == no.V_COVER:
        return "GUI-BLD-18 no-way"
    u = unit_of(s, a)
    if u < 0:
        return "GUI-SEQ-01 not-in-play"
    if verb == no.V_SEAT and u == field(s, frames.SET_UP.unit) and s.facts[CAMP]:
        return battlefields.why_not_horse(s, u) or "GUI-SEQ-01 not-in-zone"
    if verb in (no.V_PLACE, no.V_SEAT):
        return setup.why_not_place(s, u, b)
    if verb == no.V_FIRE:
        return fire_reason(s, u, b)
    if verb == no.V_SHOOT:
        return missile.why_not_name(s, u, b) or "GUI-DEF-02 no-shot"
    if verb == no.V_CLEAR:
        w = unit_of(s, b)
        return "GUI-SEQ-01 not-in-play" if w < 0 else jobs.why_not_clear(s, u, w, arg_c(code), arg_d(code))
    if verb == no.V_GATE:
        return jobs.why_not_gate(s, u)
    if verb == no.V_PULL:
        return jobs.why_not_pull(s, u, b)
    if verb == no.V_LOOT:
        return jobs.why_not_loot(s, u)
    if verb == no.V_MOVE:
        return movement.why_not_move(s, u)
    if verb == no.V_MOUNT:
        return horses.why_not_mount(s, field(s, frames.MOVE.unit), u)
    if verb == no.V_TAKE:
        return horses.why_not_take(s, field(s, frames.MOVE.unit), u)
    if verb == no.V_RELEASE:
        return horses.why_not_release(s, field(s, frames.MOVE.unit), u)
    if verb == no.V_LIFT:
        return carrying.why_not_lift(s, field(s, frames.MOVE.unit), u)
    if verb == no.V_FORM:
        return formations.why_not_form(s, u, b)
    if verb == no.V_FOULKON:
        return formations.why_not_foulkon(s, u)
    if verb == no.V_MARCH:
        return formations.why_not_march(s, u, b)
    if verb == no.V_JOIN:
        return melee.why_not_join(s, u)
    if verb == no.V_ALSO:
        return melee.why_not_also(s, u)
    if verb == no.V_ANSWER:
        return charges.why_not_answer(
            s, field(s, frames.COUNTER.unit), u, charges.path_of(s, field(s, frames.COUNTER.unit))
        )
    if verb == no.V_SUFFER:
        return combat.why_not_suffer(s, u, field(s, frames.LOSS.units))
    if verb == no.V_ADVANCE:
        return advance.why_not_advance(s, u, b)
    v = unit_of(s, b)
    if v < 0:
        return "GUI-SEQ-01 not-in-play"
    if verb == no.V_CHARGE:
        return charges.why_not_charge(s, u, v)
    return melee.why_not_attack(s, u, v)


def place_reason(s: State, verb: int, h: int) -> str:
    u = field(s, frames.UNIT)
    if verb == no.V_STEP:
        if top(s) == frames.ADVANCE.number:
            return advance.why_not_enter(
                s, board_of(s), field(s, frames.ADVANCE.unit), h, field(s, frames.ADVANCE.points)
            )
        if s.facts[DEVICES]:
            why = siegecraft.why_not_walk_in(s, h)
            if why:
                return why
            if top(s) == frames.MOVE.number and devices.hangs(s, u):
                return "GUI-GRA-05 not-at-the-top"
        return movement.why_not_step(s, u, h)
    if verb == no.V_DISMOUNT:
        return horses.why_not_dismount(s, u, h)
    if verb == no.V_LAY:
        return carrying.why_not_lay(s, u, h)
    if verb == no.V_RETREAT:
        return retreat.why_not_retreat(s, h)
    if verb == no.V_PUSH:
        return retreat.why_not_push(s, h)
    if verb == no.V_RIDE:
        return charges.why_not_ride(s, h)
    if top(s) == frames.DROP.number:
        return ladders.why_not_drop(s, h)
    return wounds.why_not_fall(s, u, field(s, frames.FALL.hex), field(s, frames.FALL.facing), h)


def plain_reason(s: State, verb: int) -> str:
    if verb == no.V_ABOUT:
        return horses.why_not_about(s, field(s, frames.MOVE.unit))
    if verb == no.V_LEAVE:
        return movement.why_not_leave(s, field(s, frames.MOVE.unit))
    if verb == no.V_STOP:
        u = field(s, frames.ADVANCE.unit) if top(s) == frames.ADVANCE.number else field(s, frames.MOVE.unit)
        return mover.why_not_stay(s, u) or "GUI-MOV-18 lay-him-down"
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
