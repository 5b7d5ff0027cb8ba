"""The siege sheet as everybody sees it: the days, the plan of the building, engines, the men, supplies, the chance of surrender.

Nothing is hidden in a siege: orders are given one after the other, and every roll is open.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import name_of
from porphyry.games.guiscard.notation import ACTIONS, CAUSES, EDGE_NAMES, ENGINES, EVENT_NAMES
from porphyry.games.guiscard.siege import bombard, forces, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import MAKES, PERSONS, make_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

STATES: Final = ["healthy", "wounded", "dead", "captured"]
DUTIES: Final = ["none", "building", "fighting", "fighting", "holding"]


def siege_view(s: State) -> dict[str, Any]:
    """The sheet."""
    building = ca.building_of(s)
    happened = ca.get(s, ca.HAPPENED)
    return {
        "building": building.id,
        "day": ca.get(s, ca.DAY),
        "besieger": ca.besieger(s),
        "reversed": bool(ca.get(s, ca.REVERSED)),
        "initiative": None if ca.get(s, ca.INITIATIVE) < 0 else ca.get(s, ca.INITIATIVE),
        "action": ACTIONS[ca.get(s, ca.ACTION)],
        "supplies": {
            "last_day": ca.get(s, ca.LASTS),
            "left": ca.days_left(s),
            "captured": ca.get(s, ca.BOOKED),
        },
        "delayed_until": ca.get(s, ca.DELAY),
        "battle_used": bool(ca.get(s, ca.BATTLED)),
        "engineer": bool(ca.get(s, ca.ENGINEER)),
        "events": [EVENT_NAMES[k - 2] for k in range(2, 21) if happened >> k & 1],
        "parts": [
            {
                "id": part,
                "holder": ca.besieger(s) if ca.get(s, ca.TAKEN) >> k & 1 else ca.besieged(s),
                "hexes": [name_of(h) for h in building.part_hexes[k]],
                "last": building.last >> k & 1 != 0,
            }
            for k, part in enumerate(building.parts)
        ],
        "works": [work_view(s, k, h) for k, h in enumerate(building.board.works)],
        "engines": {name: ca.get(s, ca.STORES + e) for e, name in enumerate(ENGINES)},
        "engines_of_besieged": {name: ca.get(s, ca.KEPT + e) for e, name in enumerate(ENGINES)},
        "construction": [slot_view(s, slot) for slot in range(ca.SLOT_COUNT) if bombard.slot_kind(s, slot) >= 0],
        "men": [man_view(s, kind) for kind in range(PERSONS) if ca.man(s, kind, ca.OWNER)],
        "strength": [len(ca.strength(s, seat)) for seat in (0, 1)],
        "surrender": {
            "pressure": siege_day.pressure(s) if ca.get(s, ca.DAY) else 0,
            "chance": surrender_chance(s),
            "last_leader": len([k for k in ca.strength(s, ca.besieged(s)) if t.FLAGS[k] & t.COMMAND]) == 1,
        },
        "event_bonus": ration_view(s),
        "map": None if not ca.get(s, ca.HALF) else ["building", "field"][ca.get(s, ca.HALF) - 1],
        "edge": None if not ca.get(s, ca.EDGE) else EDGE_NAMES[ca.get(s, ca.EDGE)],
        "muster": muster_view(s),
        "days": [day_view(s, day) for day in range(1, ca.get(s, ca.DAY) + 1)],
    }


def surrender_chance(s: State) -> int:
    """Per cent; nobody negotiates after a reversal."""
    if ca.get(s, ca.REVERSED) or not ca.get(s, ca.DAY):
        return 0
    return siege_day.chance_of_surrender(s)


def ration_view(s: State) -> dict[str, int]:
    """What is added to tomorrow's event roll."""
    early = siege_day.EARLY if ca.get(s, ca.DAY) < siege_day.FIRST_DAYS else 0
    return {"first_days": early, "ratio": siege_day.ration(s) if ca.strength(s, ca.besieged(s)) else 0}


def work_view(s: State, k: int, h: int) -> dict[str, Any]:
    board = ca.building_of(s).board
    damage, stages = ca.get(s, ca.DAMAGE + k), ca.stages(s, k)
    return {
        "hex": name_of(h),
        "make": MAKES[make_of(board, h)],
        "damage": damage,
        "stages": stages,
        "destroyed": damage >= stages,
        "aimed": ca.get(s, ca.AIMED + k),
    }


def slot_view(s: State, slot: int) -> dict[str, Any]:
    engine = bombard.slot_kind(s, slot)
    return {
        "engine": ENGINES[engine],
        "days": bombard.slot_days(s, slot),
        "needed": bombard.days_needed(s, engine),
        "today": ca.get(s, ca.SLOTS + slot) >> 12 != 0,
    }


def person_view(kind: int) -> dict[str, Any]:
    """What is printed on the front of a counter: the man on foot and unhurt."""
    counter = t.ROSTER[kind]
    return {
        "id": counter.id,
        "name": counter.name,
        "kind": counter.kind,
        "code": counter.code,
        "cost": counter.cost,
        "command": counter.flags & t.COMMAND != 0,
        "arms": counter.arms,
        "weapon": t.WEAPONS[counter.weapon],
        "armoured": counter.flags & t.ARMOURED != 0,
        "attack": counter.values[0],
        "defence": counter.values[1],
        "movement": counter.values[2],
    }


def man_view(s: State, kind: int) -> dict[str, Any]:
    returns, spot = ca.man(s, kind, ca.RETURNS), ca.man(s, kind, ca.SPOT)
    return {
        **person_view(kind),
        "seat": ca.man(s, kind, ca.OWNER) - 1,
        "state": STATES[ca.man(s, kind, ca.STATE)],
        "returns": returns if returns > 0 and ca.man(s, kind, ca.STATE) == ca.WOUNDED else None,
        "spot": name_of(spot - 1) if spot else None,
        "horse": ca.man(s, kind, ca.RIDES) != 0,
        "duty": DUTIES[ca.man(s, kind, ca.DUTY)],
    }


def muster_view(s: State) -> dict[str, Any] | None:
    """The force being raised, while it is, and who may still be called."""
    if top(s) != frames.MUSTER.number:
        return None
    return {
        "seat": field(s, frames.MUSTER.seat),
        "points": field(s, frames.MUSTER.points),
        "leaders": field(s, frames.MUSTER.leaders),
        "engines": field(s, frames.MUSTER.engines) != 0,
        "callable": [person_view(kind) for kind in range(PERSONS) if not forces.why_not_enlist(s, kind)],
    }


def day_view(s: State, day: int) -> dict[str, Any]:
    """One box of the day track."""
    event, result = ca.noted(s, day, ca.E_EVENT), ca.noted(s, day, ca.E_RESULT)
    initiative = ca.noted(s, day, ca.E_INITIATIVE)
    return {
        "day": day,
        "event": EVENT_NAMES[event - 2] if event else None,
        "roll": ca.noted(s, day, ca.E_TOTAL),
        "initiative": initiative - 1 if initiative else None,
        "action": ACTIONS[ca.noted(s, day, ca.E_ACTION)],
        "result": CAUSES[result] if result else None,
        "engines_lost": ca.noted(s, day, ca.E_LOST),
        "destroyed": ca.noted(s, day, ca.E_DESTROYED),
    }
