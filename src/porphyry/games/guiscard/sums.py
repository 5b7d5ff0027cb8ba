"""What the numbers of Guiscard are made of: the points of the goal, those for losses, a unit's attack and defence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import scoring as sco
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.queries import read_unit
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.skirmish.melee import ground_value
from porphyry.games.guiscard.state import (
    CAMP,
    MOUNT,
    ROSTER,
    attack,
    count,
    defence,
    get,
    is_horse,
    is_living,
    is_on_map,
    is_stunned,
    is_wounded,
    printed,
)
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.sums import Sum, seat_in

if TYPE_CHECKING:
    from porphyry.kernel.state import State

TEXTS: Final = {
    "sum-goal": "army",
    "sum-unit": "unit",
    "sum-booty": "count",
    "sum-losses": "army",
    "sum-killed": "unit",
    "sum-wounded": "unit",
    "sum-halves": "",
    "sum-hill": "",
    "sum-attack": "unit",
    "sum-defence": "unit",
    "sum-counter": "",
    "sum-counter-mounted": "",
    "sum-own-wound": "",
    "sum-stunned": "",
    "sum-good-ground": "",
    "sum-bad-ground": "",
}


def explain(s: State, question: dict[str, Any]) -> list[Sum] | None:
    """`of`: `goal`, `losses` that count for a seat, `attack` or `defence` of a unit."""
    of = question.get("of")
    if of == "goal":
        return goal(s)
    if of == "losses":
        return [losses(s, seat_in(s, question))]
    if of not in ("attack", "defence"):
        raise Unreadable(str(of)[:40], "`of`: goal, losses, attack or defence")
    return [value(s, read_unit(s, question.get("unit")), of)]


def goal(s: State) -> list[Sum] | None:
    """How far the players have come; nothing where no points are counted."""
    scenario = scenario_of(s)
    kind = scenario.victory
    if s.facts[CAMP] or kind in (sc.ESCAPE, sc.GOVERNOR):
        return None
    if kind in (sc.CASUALTIES, sc.FIELD):
        return [losses(s, seat) for seat in range(s.seats)]
    told = Sum("sum-goal", army=scenario.sides[0])
    for u in range(count(s)):
        points = int(sco.is_inside(s, u, 0)) if kind == sc.CASTLE else sco.unit_points(s, kind, u)
        told.add("sum-unit", points, "GUI-SEQ-01", unit=named(s, u))
    if kind == sc.PLUNDER:
        booty = sco.carried_off(s)
        told.add("sum-booty", booty * scenario.loot_points, "GUI-SEQ-01", count=booty)
    return [told]


def losses(s: State, seat: int) -> Sum:
    """Points of a side for the enemy's dead and wounded, and for the hill where one counts."""
    sides = ca.armies(s) if s.facts[CAMP] else scenario_of(s).sides
    told = Sum("sum-losses", army=sides[seat])
    halves = 0
    for u in range(count(s)):
        twice = sco.loss_value(s, seat, u)
        halves += twice % 2
        told.add("sum-wounded" if is_living(s, u) else "sum-killed", twice // 2, "GUI-SEQ-01", unit=named(s, u))
    told.add("sum-halves", halves // 2)
    told.add("sum-hill", sco.balance(s, seat) - sco.casualty_score(s, seat), "GUI-SEQ-01")
    return told


def value(s: State, u: int, of: str) -> Sum:
    """Attack or defence of a unit as it counts now: what is printed, wounds, and what it wears; with a word on the ground."""
    which = 0 if of == "attack" else 1
    healthy = printed(s, u, which, wounded=False)
    now = attack(s, u) if which == 0 else defence(s, u)
    told = Sum(f"sum-{of}", unit=named(s, u))
    mounted = get(s, u, MOUNT) >= 0 and not is_horse(s, u)
    told.add("sum-counter-mounted" if mounted else "sum-counter", healthy, "GUI-CMP-09")
    wounded = printed(s, u, which, wounded=is_wounded(s, u))
    told.add("sum-own-wound", wounded - healthy, "GUI-CMP-09")
    if is_stunned(s, u):
        told.add("sum-stunned", now - wounded, "GUI-CMP-13")
    if is_on_map(s, u):
        ground = ground_value(s, board_of(s), u)
        if ground:
            told.note("sum-good-ground" if ground > 0 else "sum-bad-ground", "GUI-MEL-06")
    return told


def named(s: State, u: int) -> str:
    """A unit by its id."""
    return t.ROSTER_IDS[get(s, u, ROSTER)]
