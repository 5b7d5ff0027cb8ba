"""How a captain plans a siege: what to build, where to batter, when to storm, sally or talk; and where men should go on its days.

Judgement only, no rule and no search; heuristics.py asks here on every question of a siege and for every goal on its maps.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import SIZE
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.ground.sight import Sights
from porphyry.games.guiscard.scenarios import scenario_of, sights_of
from porphyry.games.guiscard.siege import battlefields, bombard, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import LADDER, THROWER
from porphyry.games.guiscard.state import (
    SEAT,
    count,
    get,
    is_active,
    is_horse,
    is_living,
)
from porphyry.kernel.action import arg_a, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

FAR: Final = 60
WANTED_LADDERS: Final = 4
WANTED_THROWERS: Final = 2


def worth(s: State, seat: int) -> float:
    """What the men of a side are worth, the wounded half."""
    total = 0.0
    for kind in ca.strength(s, seat):
        total += t.COST[kind] * (1.0 if ca.man(s, kind, ca.STATE) == ca.HEALTHY else 0.5)
    return total


def odds(s: State) -> float:
    """Besiegers for one besieged, in points."""
    return worth(s, ca.besieger(s)) / max(1.0, worth(s, ca.besieged(s)))


def outlook(s: State) -> float:
    """How the siege stands for seat 0, in points of men: strength, parts held, food running out."""
    ours, theirs = worth(s, ca.besieger(s)), worth(s, ca.besieged(s))
    good = 0.08 * ours - 0.12 * theirs
    good += 12.0 * ca.get(s, ca.TAKEN).bit_count() + 3.0 * siege_day.destruction(s)
    if ca.get(s, ca.DAY):
        good += 20.0 - 1.5 * min(20, ca.days_left(s))
    good += 2.0 * ca.get(s, ca.STORES + THROWER) + 0.5 * ca.get(s, ca.STORES + LADDER)
    return good if ca.besieger(s) == 0 else -good


# ---------------------------------------------------------------- questions


def weight(s: State, seat: int, code: int) -> float:
    """How promising an answer to a question of the siege is."""
    verb, a = verb_of(code), arg_a(code)
    if verb == no.V_AUTO:
        return 200.0
    if verb in (no.V_ENLIST, no.V_BUY, no.V_SEND, no.V_STATION):
        return 0.5
    if verb == no.V_SICKEN:
        price = float(t.COST[a])
        return (
            30.0 / price if field(s, frames.SICKEN.side) == seat else price * (2.0 if t.FLAGS[a] & t.COMMAND else 1.0)
        )
    if verb == no.V_SABOTAGE:
        return 1.0 + a
    if verb == no.V_PARLEY:
        return 50.0
    if verb in (no.V_ASSAULT, no.V_BUILD, no.V_BATTER):
        return order_weight(s, verb, a)
    if verb in (no.V_RAID, no.V_SORTIE, no.V_BATTLE, no.V_REST):
        return sally_weight(s, verb)
    if verb in (no.V_ACCEPT, no.V_DIVIDE, no.V_WITHDRAW):
        return relief_weight(s, verb)
    if verb == no.V_STORM:
        return 0.7
    if verb == no.V_KEEP:
        return 3.0
    if verb == no.V_GIVE:
        return 1.0 if top(s) == frames.FIRST.number else 0.1
    return 1.0


def can_get_in(s: State) -> bool:
    """Houses have doors; a castle needs a breach, ladders or a broken gate."""
    if ca.building_of(s).id != "castle":
        return True
    return ca.walls_down(s) != 0 or ca.get(s, ca.TAKEN) != 0 or ca.get(s, ca.STORES + LADDER) >= 2


def order_weight(s: State, verb: int, a: int) -> float:
    """Storm when strong and there is a way in; otherwise build what is missing and batter one place until it falls."""
    ratio = odds(s)
    if verb == no.V_ASSAULT:
        if not can_get_in(s):
            return 0.02
        eager = 1.0 if ca.days_left(s) > 3 else 0.4  # hunger will do it soon
        return eager * (8.0 if ratio >= 1.6 else 2.0 if ratio >= 1.2 else 0.1)
    if verb == no.V_BUILD:
        have = ca.get(s, ca.STORES + a)
        if a == THROWER:
            return 5.0 if have < WANTED_THROWERS and ca.days_left(s) > 5 else 0.1
        if a == LADDER and ca.building_of(s).id == "castle":
            return 4.0 if have < WANTED_LADDERS else 0.1
        return 0.1
    return 6.0 if a == best_target(s) else 0.1


def best_target(s: State) -> int:
    """One place for all throwers: damaged most already, then the gate or the wall nearest to it."""
    board = ca.building_of(s).board
    best, most = NOWHERE, -1
    for k, h in enumerate(board.works):
        if bombard.why_not_batter(s, h):
            continue
        mark = 10 * ca.get(s, ca.DAMAGE + k) + 5 * ca.get(s, ca.AIMED + k)
        if board.ground[h] == t.WALL_WALK and not bombard.gaps(s):
            mark += 3
        if board.ground[h] == t.TOWER:
            mark += 4
        if mark > most:
            best, most = h, mark
    return best


def sally_weight(s: State, verb: int) -> float:
    ratio = odds(s)
    if verb == no.V_BATTLE:
        return 4.0 if ratio < 0.8 else 0.05
    if verb == no.V_SORTIE:
        return 5.0 if ca.days_left(s) <= 5 else 1.0
    if verb == no.V_RAID:
        return 2.5 if ca.get(s, ca.STORES + THROWER) and ratio < 2.5 else 0.4
    return 1.5


def relief_weight(s: State, verb: int) -> float:
    """Fight if strong; otherwise shut the doors if there is food, and divide if there is none."""
    if verb == no.V_ACCEPT:
        return 5.0 if odds(s) >= 1.0 else 0.5
    if verb == no.V_WITHDRAW:
        return 3.0 if ca.get(s, ca.BOOKED) >= 4 else 0.4
    return 1.0


def break_off_weight(s: State) -> float:
    """Offered beside everything else in a step, so a small number is heard."""
    return 0.3 if storming_odds(s) < 1.5 else 0.01


def storming_odds(s: State) -> float:
    """Attackers on the map for one defender."""
    attacker = ca.get(s, ca.ATTACKER)
    ours, theirs = 0.0, 0.0
    for u in range(count(s)):
        if is_active(s, u) and not is_horse(s, u):
            if get(s, u, SEAT) == attacker:
                ours += 1.0
            else:
                theirs += 1.0
    return ours / max(1.0, theirs)


# ---------------------------------------------------------------- on the map

_FIELDS: Final[dict[int, list[int]]] = {}
_OWNERS: Final[list[Sights]] = []


def way_in(s: State) -> list[int]:
    """Steps on foot from every hex into the parts the defenders hold; FAR where no way leads."""
    sights = sights_of(s)
    key = id(sights) * 256 + ca.get(s, ca.TAKEN) * 2 + ca.get(s, ca.ATTACKER)
    known = _FIELDS.get(key)
    if known is not None:
        return known
    if len(_FIELDS) > 64:
        _FIELDS.clear()
        _OWNERS.clear()
    board = sights.board
    steps = [FAR] * SIZE
    todo = [h for h in battlefields.part_hexes(s, 1 - ca.get(s, ca.ATTACKER)) if board.foot[h] > 0]
    for h in todo:
        steps[h] = 0
    for h in todo:
        for d in range(6):
            n = board.near[h * 6 + d]
            if n != NOWHERE and steps[n] == FAR and foot_cost(board, n, (d + 3) % 6, False) > 0:
                steps[n] = steps[h] + 1
                todo.append(n)
    _FIELDS[key] = steps
    _OWNERS.append(sights)  # kept alive, so that its id names it alone
    return steps


def goal_distance(s: State, u: int, h: int, enemy: int) -> int:
    """How far a hex is from where this man should be; ``enemy`` is the distance to the nearest enemy."""
    if ca.get(s, ca.ACTION) == ca.A_ASSAULT and get(s, u, SEAT) == ca.get(s, ca.ATTACKER):
        n = way_in(s)[h]
        return n + min(enemy, 6) if n < FAR else FAR + enemy
    return enemy


def wants_forward(s: State, u: int, near: int) -> bool:
    """Attackers press on; defenders stay behind their walls and meet who comes near in the open."""
    scenario = scenario_of(s)
    seat = get(s, u, SEAT)
    if seat in (scenario.attacker, scenario.runner):
        return True
    if ca.get(s, ca.ACTION) in (ca.A_ASSAULT, ca.A_DIVIDED):
        return False
    return near <= 8


def leave_weight(s: State, u: int) -> float:
    """A party hurries home; beaten men go; others fight on."""
    seat = get(s, u, SEAT)
    if seat == scenario_of(s).runner:
        return 40.0
    sums = [0.0, 0.0]
    for v in range(count(s)):
        if is_living(s, v) and is_active(s, v):
            sums[get(s, v, SEAT)] += 1.0
    if ca.get(s, ca.ACTION) == ca.A_RAID and seat == ca.besieged(s):
        return 3.0 if sums[seat] < sums[1 - seat] else 0.05
    return 2.0 if sums[seat] * 2.5 < sums[1 - seat] else 0.01
