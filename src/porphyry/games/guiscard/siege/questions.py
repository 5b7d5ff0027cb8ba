"""Every question of a siege with its answers, as sequence.py has them for the skirmish: who is asked, what may be said, why not.

Each question belongs to the frame on top of the stack; the modules of the chapter decide, this one only asks.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.siege import bombard, day_actions, deploy, forces, relief, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.state import (
    ROSTER,
    ROUND,
    count,
    get,
)
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field, top
from porphyry.kernel.state import State

KINDS: Final[dict[int, int]] = {
    frames.MUSTER.number: no.K_MUSTER,
    frames.SICKEN.number: no.K_SICKEN,
    frames.SABOTAGE.number: no.K_SABOTAGE,
    frames.PARLEY.number: no.K_PARLEY,
    frames.ORDERS.number: no.K_ORDERS,
    frames.SALLY.number: no.K_SALLY,
    frames.PICK.number: no.K_PICK,
    frames.STATION.number: no.K_STATION,
    frames.EDGE.number: no.K_EDGE,
    frames.RELIEF.number: no.K_RELIEF,
    frames.MAP.number: no.K_MAP,
    frames.FIRST.number: no.K_FIRST,
    frames.STORM.number: no.K_STORM,
}


def run(s: State) -> bool:
    """One bit of automatic work; True if the frame on top waits for a decision."""
    kind = top(s)
    if kind == frames.SIEGE.number:
        siege_day.run(s)
        return False
    if kind == frames.DEPLOY.number:
        if ca.get(s, ca.ACTION) == ca.A_DIVIDED:
            step = field(s, frames.DEPLOY.step)
            set_field(s, frames.DEPLOY.step, step + 1)
            relief.run(s, step)
        else:
            deploy.run(s)
        return False
    if kind == frames.SICKEN.number:
        return siege_day.sick_pending(s)
    if kind == frames.PICK.number:
        return deploy.pick_pending(s)
    if kind == frames.STATION.number:
        return deploy.station_pending(s)
    return True


def decider(s: State) -> int:
    return field(s, frames.SEAT)


def kind_of(s: State) -> int:
    return KINDS[top(s)]


def prompt(s: State) -> dict[str, object]:
    """Parameters of the question's text."""
    kind = top(s)
    if kind == frames.MUSTER.number:
        return {"points": field(s, frames.MUSTER.points)}
    if kind == frames.SICKEN.number:
        return {"count": field(s, frames.SICKEN.left)}
    if kind == frames.PICK.number:
        return {"purpose": no.PURPOSES[field(s, frames.PICK.purpose)], "count": field(s, frames.PICK.left)}
    if kind == frames.PARLEY.number:
        return {"chance": chance_of_surrender(s)}
    if kind == frames.MAP.number:
        return {"round": s.facts[ROUND]}
    if kind in (frames.ORDERS.number, frames.SALLY.number):
        return {"day": ca.get(s, ca.DAY), "left": ca.days_left(s)}
    return {"day": ca.get(s, ca.DAY)}


def chance_of_surrender(s: State) -> int:
    """Per cent that a negotiation today succeeds (GUI-CAP-04)."""
    need = siege_day.SURRENDER - siege_day.pressure(s)
    return max(0, min(10, 11 - need)) * 10


# ---------------------------------------------------------------- the answers


def legal(s: State) -> list[int]:
    kind = top(s)
    if kind == frames.MUSTER.number:
        return forces.legal(s)
    if kind == frames.SICKEN.number:
        return [pack(no.V_SICKEN, k) for k in ca.strength(s, field(s, frames.SICKEN.side))]
    if kind == frames.SABOTAGE.number:
        return [pack(no.V_SABOTAGE, e) for e in bombard.sabotage_options(s)]
    if kind == frames.FIRST.number:
        return [pack(no.V_KEEP), pack(no.V_GIVE)]
    if kind == frames.PARLEY.number:
        return [pack(no.V_PARLEY), pack(no.V_DECLINE)]
    if kind == frames.ORDERS.number:
        return bombard.legal(s)
    if kind == frames.SALLY.number:
        out = []
        if not day_actions.why_not_raid(s):
            out.append(pack(no.V_RAID))
        if not day_actions.why_not_sortie(s):
            out.append(pack(no.V_SORTIE))
        if not day_actions.why_not_battle(s):
            out.append(pack(no.V_BATTLE))
        out.append(pack(no.V_REST))
        out.append(pack(no.V_GIVE))
        return out
    if kind == frames.PICK.number:
        out = [pack(no.V_SEND, k) for k in deploy.pick_candidates(s)]
        out.append(pack(no.V_AUTO))
        if not deploy.why_not_done(s):
            out.append(pack(no.V_DONE))
        return out
    if kind == frames.STATION.number:
        return deploy.station_actions(s)
    if kind == frames.EDGE.number:
        return [pack(no.V_EDGE, edge) for edge in deploy.edge_options(s)]
    if kind == frames.RELIEF.number:
        out = [pack(no.V_ACCEPT)]
        if not relief.why_not_divide(s):
            out.append(pack(no.V_DIVIDE))
        out.append(pack(no.V_WITHDRAW))
        return out
    if kind == frames.MAP.number:
        return [pack(no.V_MAP, 0), pack(no.V_MAP, 1)]
    return [pack(no.V_STORM), pack(no.V_DECLINE)]


def unit_of(s: State, kind: int) -> int:
    for u in range(count(s)):
        if get(s, u, ROSTER) == kind:
            return u
    return -1


def reason(s: State, code: int) -> str:
    """The rule that speaks against an answer."""
    verb, a, b = verb_of(code), arg_a(code), arg_b(code)
    if verb == no.V_ENLIST:
        return forces.why_not_enlist(s, a)
    if verb == no.V_BUY:
        return forces.why_not_buy(s, a)
    if verb == no.V_DONE:
        return deploy.why_not_done(s) if top(s) == frames.PICK.number else forces.why_not_done(s)
    if verb == no.V_DIVIDE:
        return relief.why_not_divide(s)
    if verb == no.V_SICKEN:
        return "GUI-EVT-05 not-on-strength"
    if verb == no.V_SABOTAGE:
        return "GUI-EVT-05 no-such-engine"
    if verb == no.V_ASSAULT:
        return bombard.why_not_assault(s)
    if verb == no.V_BUILD:
        return bombard.why_not_build(s, a)
    if verb == no.V_BATTER:
        return bombard.why_not_batter(s, a)
    if verb == no.V_RAID:
        return day_actions.why_not_raid(s)
    if verb == no.V_SORTIE:
        return day_actions.why_not_sortie(s)
    if verb == no.V_BATTLE:
        return day_actions.why_not_battle(s)
    if verb == no.V_SEND:
        return deploy.why_not_pick(s, a)
    if verb == no.V_STATION:
        return deploy.why_not_station(s, unit_of(s, a), b)
    if verb == no.V_RIDE_IN:
        return deploy.why_not_ride_in(s, unit_of(s, a), b)
    if top(s) == frames.STATION.number and verb == no.V_BEAR:
        return deploy.why_not_bear(s, unit_of(s, a), dv.device_of(s, b))
    if top(s) == frames.STATION.number and verb == no.V_DROP:
        return deploy.why_not_leave_behind(s, dv.device_of(s, a))
    if verb == no.V_EDGE:
        return "GUI-SOR-05 not-that-edge" if field(s, frames.EDGE.patrol) else "GUI-SOR-04 not-that-edge"
    return ""


def apply(s: State, code: int) -> None:
    """Carry out an answer."""
    verb, a, b = verb_of(code), arg_a(code), arg_b(code)
    kind = top(s)
    if kind == frames.MUSTER.number:
        if verb == no.V_ENLIST:
            forces.enlist(s, a)
        elif verb == no.V_BUY:
            forces.buy(s, a)
        elif verb == no.V_AUTO:
            forces.auto(s)
            forces.done(s)
        else:
            forces.done(s)
    elif kind == frames.SICKEN.number:
        siege_day.sicken(s, a)
    elif kind == frames.SABOTAGE.number:
        bombard.sabotage(s, a)
    elif kind == frames.FIRST.number:
        relief.give_first(s, 1 if verb == no.V_GIVE else 0)
    elif kind == frames.PARLEY.number:
        if verb == no.V_PARLEY:
            siege_day.parley(s)
        else:
            pop(s)
    elif kind == frames.ORDERS.number:
        apply_orders(s, verb, a)
    elif kind == frames.SALLY.number:
        apply_sally(s, verb)
    elif kind == frames.PICK.number:
        if verb == no.V_SEND:
            deploy.send(s, a)
        else:
            if verb == no.V_AUTO:
                deploy.send_all(s)
            deploy.end_pick(s)
    elif kind == frames.STATION.number:
        if verb == no.V_STATION:
            deploy.station(s, unit_of(s, a), b)
        elif verb == no.V_RIDE_IN:
            deploy.ride_in(s, unit_of(s, a), b)
        elif verb == no.V_BEAR:
            deploy.bear(s, unit_of(s, a), dv.device_of(s, b))
        elif verb == no.V_DROP:
            deploy.leave_behind(s, dv.device_of(s, a))
        else:
            if verb == no.V_AUTO:
                deploy.station_all(s)
            pop(s)
    elif kind == frames.EDGE.number:
        deploy.choose_edge(s, a)
    elif kind == frames.RELIEF.number:
        if verb == no.V_ACCEPT:
            relief.accept(s)
        elif verb == no.V_DIVIDE:
            relief.divide(s)
        else:
            relief.withdraw(s)
    elif kind == frames.STORM.number:
        pop(s)
        if verb == no.V_STORM:
            day_actions.begin_assault(s, ca.besieged(s))


def apply_orders(s: State, verb: int, a: int) -> None:
    if verb == no.V_ASSAULT:
        pop(s)
        day_actions.begin_assault(s, ca.besieger(s))
    elif verb == no.V_BUILD:
        bombard.build(s, a)
    elif verb == no.V_BATTER:
        bombard.batter(s, a)
    else:
        bombard.finish_orders(s)


def apply_sally(s: State, verb: int) -> None:
    if verb == no.V_GIVE:
        siege_day.give_initiative(s)
        return
    pop(s)
    if verb == no.V_RAID:
        day_actions.begin(s, ca.A_RAID)
    elif verb == no.V_SORTIE:
        day_actions.begin(s, ca.A_SORTIE)
    elif verb == no.V_BATTLE:
        day_actions.begin_battle(s)
    else:
        bombard.rest(s)
