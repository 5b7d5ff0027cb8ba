"""Finding ways: reach and cheapest paths on foot, and on horseback with the facing as part of the position.

The search knows the ground and one number per hex for the unit that stands there: FREE, PASS (one may go through, not stop)
or SHUT, with extra cost for bodies.  The rules decide those numbers; the search only adds up movement points.
"""

from typing import Final

from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, neighbour

FREE: Final = 0
PASS: Final = 1
SHUT: Final = 2
FAR: Final = 9999


def foot_cost(board: Board, x: int, d: int, armoured: bool) -> int:
    """Movement points on foot from ``x`` to its neighbour in direction ``d``; 0 if it cannot be done (GUI-MOV-02)."""
    return board.trudge[x * 6 + d] if armoured else board.walk[x * 6 + d]


def mounted_cost(board: Board, x: int, d: int) -> int:
    """The same for a horse's head, without the price of turning (GUI-MOV-05, GUI-MOV-06)."""
    return board.ride[x * 6 + d]


def is_astride(board: Board, head: int, d: int) -> bool:
    """Head and tail on two sides of a low wall: no unit may stop so (GUI-BLD-29)."""
    return board.side[head * 6 + (d + 3) % 6] == b.LOW_WALL


def foot_reach(
    board: Board, start: int, points: int, armoured: bool, standing: list[int], extra: list[int]
) -> list[int]:
    """Cheapest cost to every hex on foot within ``points``, FAR elsewhere.  ``standing`` and ``extra`` are indexed by hex."""
    cost = [FAR] * b.SIZE
    cost[start] = 0
    rings: list[list[int]] = [[] for _ in range(points + 1)]
    rings[0].append(start)
    for spent in range(points + 1):
        for x in rings[spent]:
            if cost[x] != spent:
                continue
            for d in range(6):
                step = foot_cost(board, x, d, armoured)
                if step == 0:
                    continue
                y = board.near[x * 6 + d]
                if standing[y] == SHUT:
                    continue
                total = spent + step + extra[y]
                if total <= points and total < cost[y]:
                    cost[y] = total
                    rings[total].append(y)
    return cost


def foot_path(
    board: Board, start: int, goal: int, points: int, armoured: bool, standing: list[int], extra: list[int]
) -> list[int]:
    """A cheapest path on foot, the start left out; empty if out of reach."""
    cost = foot_reach(board, start, points, armoured, standing, extra)
    if cost[goal] == FAR or goal == start:
        return []
    out = [goal]
    y = goal
    while y != start:
        for d in range(6):
            x = neighbour(y, d)
            if x == NOWHERE or cost[x] == FAR:
                continue
            step = foot_cost(board, x, (d + 3) % 6, armoured)
            if step and cost[x] + step + extra[y] == cost[y]:
                y = x
                break
        else:
            return []
        out.append(y)
    out.pop()
    out.reverse()
    return out


def connected(board: Board, start: int, armoured: bool) -> list[int]:
    """Every hex a foot unit could ever walk to from here if nobody were in the way."""
    seen = [False] * b.SIZE
    seen[start] = True
    todo = [start]
    for x in todo:
        for d in range(6):
            y = board.near[x * 6 + d]
            if y != NOWHERE and not seen[y] and foot_cost(board, x, d, armoured):
                seen[y] = True
                todo.append(y)
    return todo
