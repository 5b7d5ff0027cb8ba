"""Who has won: the victory conditions of the scenarios (GUI-SEQ-01)."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.state import (
    CAPTIVE,
    CARRIED,
    GATE,
    GROUP,
    HEALTH,
    HEX,
    LEFT,
    LOOT,
    ON_MAP,
    PLACE,
    ROSTER,
    SEAT,
    UNDER,
    UNPLACED,
    WAITING,
    WOUNDED,
    count,
    flags,
    get,
    has,
    is_active,
    is_horse,
    is_living,
    is_on_map,
    standing,
)
from porphyry.kernel.state import State

INSIDE: Final = (t.COURTYARD, t.STAIRS, t.WALL_WALK, t.TOWER, t.GATE)

RUNNING: Final = 0
FIRST: Final = 1  # seat 0 has won
SECOND: Final = 2
DRAW: Final = 3

# What the victory conditions count with; goal.py tells it to the players.
REACH: Final = 3  # scenario 1: saved is who has no enemy within so many hexes
FOE_LEADER: Final = t.roster_index("robert")  # whose death is worth a step there
PACK_POINTS: Final = 3  # scenario 3: a pack horse brought over
FOOTHOLD: Final = 4  # scenario 8: men in the castle, or all is lost
WALK_HELD: Final = 8  # men on the wall-walk who hold it together with the gate
MARGIN: Final = 40  # points more than the enemy
HILL: Final = 40  # scenario 14: points for holding it


def unit_named(s: State, kind: int) -> int:
    for u in range(count(s)):
        if get(s, u, ROSTER) == kind:
            return u
    return -1


def casualty_score(s: State, seat: int) -> int:
    """Points for the enemy's losses: killed the full cost, wounded half."""
    total = 0
    for u in range(count(s)):
        total += loss_value(s, seat, u)
    return total // 2


def loss_value(s: State, seat: int, u: int) -> int:
    """Twice the points that the loss of this unit brings this side."""
    if get(s, u, SEAT) == seat or is_horse(s, u):
        return 0
    cost = t.COST[get(s, u, ROSTER)]
    if not is_living(s, u):
        return 2 * cost
    return cost if get(s, u, HEALTH) == WOUNDED else 0


def left_count(s: State, seat: int) -> int:
    n = 0
    for u in range(count(s)):
        if has_left(s, u, seat):
            n += 1
    return n


def has_left(s: State, u: int, seat: int) -> bool:
    """Has this man of a side left the map alive?"""
    return get(s, u, SEAT) == seat and get(s, u, PLACE) == LEFT and not is_horse(s, u) and is_living(s, u)


def points(s: State) -> int:
    """What the first side has reached so far, in the coin of the scenario."""
    kind = scenario_of(s).victory
    total = carried_off(s) * scenario_of(s).loot_points if kind == sc.PLUNDER else 0
    for u in range(count(s)):
        total += unit_points(s, kind, u)
    return total


def carried_off(s: State) -> int:
    """Pieces of booty that are off the map."""
    n = 0
    for k in range(4):
        if s.facts[LOOT + k] == 8192:
            n += 1
    return n


def unit_points(s: State, kind: int, u: int) -> int:
    """What this unit adds to them."""
    if kind == sc.RESCUE:
        return 1 if is_rescued(s, u) else 0
    if kind == sc.MARCH_OFF:
        return 1 if flags(s, u) & t.HOPLITE and get(s, u, PLACE) == LEFT else 0
    if kind == sc.PLUNDER:
        scenario = scenario_of(s)
        return scenario.captive_points if get(s, u, ROSTER) == scenario.captive and get(s, u, PLACE) == LEFT else 0
    if kind == sc.LANDING:
        there = is_active(s, u) and (get(s, u, HEX) >> 6) + 1 >= scenario_of(s).goal_row
        return 1 if there and get(s, u, SEAT) == 0 else 0
    if kind == sc.OPEN_GATE:
        return 1 if is_inside(s, u, 0) else 0
    if kind not in (sc.BREAK_THROUGH, sc.RIVER):
        return 0
    if kind == sc.RIVER and flags(s, u) & t.PACK:
        return PACK_POINTS if get(s, u, PLACE) == LEFT and is_living(s, u) else 0
    return 1 if has_left(s, u, 0) else 0


def is_inside(s: State, u: int, seat: int) -> bool:
    """Is this an active man of a side within the castle?"""
    return get(s, u, SEAT) == seat and is_active(s, u) and board_of(s).ground[get(s, u, HEX)] in INSIDE


def governor_result(s: State) -> int:
    """Scenario 9: led away the Normans win, sailed the Byzantines; dead he is of no use to the Normans."""
    hero = unit_named(s, scenario_of(s).hero)
    if hero < 0 or not is_living(s, hero):
        return SECOND
    if get(s, hero, PLACE) == LEFT:
        return FIRST if has(s, hero, CAPTIVE) else SECOND
    return RUNNING


def cut_off(scenario: sc.Scenario) -> int:
    """Scenario 10: a draw asks for this many once the jetty is cut, halfway between a draw and a victory."""
    return (scenario.draw + scenario.win + 1) // 2


def is_jetty_cut(s: State) -> bool:
    """Whether no way along the jetty leads from its head to the land any more."""
    board = board_of(s)
    planks = [h for h in board.hexes if board.ground[h] == t.JETTY]
    if not planks:
        return True
    head = min(h >> 6 for h in scenario_of(s).board.hexes if scenario_of(s).board.ground[h] == t.JETTY)
    todo = [h for h in planks if h >> 6 == head]
    for h in todo:
        for d in range(6):
            n = board.near[h * 6 + d]
            if n == NOWHERE or n in todo:
                continue
            if board.ground[n] == t.JETTY:
                todo.append(n)
            elif not board.is_water(n):
                return False
    return True


def holds_goal(s: State, seat: int) -> bool:
    """Men of this side on the ground that matters, and none of the other."""
    ours = False
    for u in range(count(s)):
        if is_active(s, u) and get(s, u, HEX) in scenario_of(s).goal_hexes:
            if get(s, u, SEAT) != seat:
                return False
            ours = True
    return ours


def rescued(s: State) -> int:
    """Swabians who left, or stand with no Norman within three hexes."""
    n = 0
    for u in range(count(s)):
        if is_rescued(s, u):
            n += 1
    return n


def is_rescued(s: State, u: int) -> bool:
    """Is this one of them?"""
    if get(s, u, GROUP) != 0 or get(s, u, SEAT) != 0 or is_horse(s, u) or not is_living(s, u):
        return False
    if get(s, u, PLACE) == LEFT:
        return True
    return get(s, u, PLACE) == ON_MAP and is_active(s, u) and not enemy_within(s, u, REACH)


def enemy_within(s: State, u: int, hexes: int) -> bool:
    for v in range(count(s)):
        if is_active(s, v) and get(s, v, SEAT) != get(s, u, SEAT) and distance(get(s, v, HEX), get(s, u, HEX)) <= hexes:
            return True
    return False


def by_points(s: State) -> int:
    scenario = scenario_of(s)
    n = points(s)
    return FIRST if n >= scenario.win else DRAW if n >= scenario.draw else SECOND


def final_result(s: State) -> int:
    """The result when the last round is over."""
    scenario = scenario_of(s)
    kind = scenario.victory
    if kind == sc.RESCUE:
        n = rescued(s)
        step = 2 if n >= scenario.win else 1 if n >= scenario.draw else 0
        robert = unit_named(s, FOE_LEADER)
        if robert >= 0 and not is_living(s, robert):
            step += 1
        return FIRST if step >= 2 else DRAW if step == 1 else SECOND
    if kind in (sc.BREAK_THROUGH, sc.RIVER, sc.MARCH_OFF, sc.PLUNDER):
        return by_points(s)
    if kind == sc.ESCAPE:
        hero = unit_named(s, scenario.hero)
        if not is_living(s, hero):
            return SECOND
        if get(s, hero, PLACE) == LEFT:
            return FIRST
        return SECOND if enemy_within(s, hero, 1) or not is_on_map(s, hero) else DRAW
    if kind == sc.CASTLE:
        return castle_result(s)
    if kind == sc.GOVERNOR:
        return governor_result(s) or DRAW
    if kind == sc.LANDING:
        n = points(s)
        if n >= scenario.win:
            return FIRST
        return SECOND if n < scenario.draw or (n < cut_off(scenario) and is_jetty_cut(s)) else DRAW
    if kind == sc.OPEN_GATE:
        reached = (1 if s.facts[GATE] != 0 else 0) + (1 if points(s) >= scenario.win else 0)
        return FIRST if reached == 2 else DRAW if reached == 1 else SECOND
    ours, theirs = balance(s, 0), balance(s, 1)
    return FIRST if ours >= theirs + MARGIN else SECOND if theirs >= ours + MARGIN else DRAW


def balance(s: State, seat: int) -> int:
    """Points where losses decide: for those of the enemy, and for the hill where there is one."""
    hill = HILL if scenario_of(s).victory == sc.FIELD and holds_goal(s, seat) else 0
    return casualty_score(s, seat) + hill


def castle_count(s: State) -> tuple[int, int, int]:
    """Scenario 8: Normans in the castle, those of them on the wall-walk, and unwounded defenders in the tower."""
    board = board_of(s)
    normans, tower, walk = 0, 0, 0
    for u in range(count(s)):
        if not is_active(s, u):
            continue
        g = board.ground[get(s, u, HEX)]
        if get(s, u, SEAT) == 0 and g in INSIDE:
            normans += 1
            if g == t.WALL_WALK:
                walk += 1
        if get(s, u, SEAT) == 1 and g == t.TOWER and get(s, u, HEALTH) != WOUNDED:
            tower += 1
    return normans, walk, tower


def castle_result(s: State) -> int:
    """Scenario 8, in the order of its text."""
    normans, walk, tower = castle_count(s)
    if not is_living(s, unit_named(s, scenario_of(s).hero)) or normans < FOOTHOLD:
        return SECOND
    if tower == 0 or (holds_gate(s, board_of(s)) and walk >= WALK_HELD):
        return FIRST
    return DRAW


def holds_gate(s: State, board: Board) -> bool:
    """The gate is held by the side that stands in it or, if it is shut, at one of its inner hexes."""
    for h in [board.gate, *board.gate_inside]:
        v = standing(s, h) if h != NOWHERE else -1
        if v >= 0 and get(s, v, SEAT) == 0 and is_active(s, v):
            return True
    return False


def winner(result: int) -> int:
    """The seat that has won by this result, or -1."""
    return result - FIRST if result in (FIRST, SECOND) else -1


def early_result(s: State) -> int:
    """A result that is certain before the last round."""
    scenario = scenario_of(s)
    if scenario.hero >= 0 and scenario.victory != sc.GOVERNOR:
        hero = unit_named(s, scenario.hero)
        if hero >= 0 and not is_living(s, hero):
            return SECOND
        if hero >= 0 and scenario.victory == sc.ESCAPE and get(s, hero, PLACE) == LEFT:
            return SECOND if has(s, hero, CAPTIVE) else FIRST
    if scenario.victory in (sc.BREAK_THROUGH, sc.RIVER, sc.MARCH_OFF, sc.PLUNDER) and points(s) >= scenario.win:
        return FIRST
    if scenario.victory == sc.GOVERNOR:
        return governor_result(s)
    for seat in (0, 1):
        if not has_fighters(s, seat):
            if left_count(s, seat) > 0:
                return final_result(s)
            return SECOND if seat == 0 else FIRST  # a side with no unit able to move loses
    return RUNNING


def has_fighters(s: State, seat: int) -> bool:
    for u in range(count(s)):
        if get(s, u, SEAT) != seat or is_horse(s, u) or not is_living(s, u):
            continue
        if get(s, u, PLACE) in (ON_MAP, WAITING, CARRIED, UNPLACED, UNDER):
            return True
    return False
