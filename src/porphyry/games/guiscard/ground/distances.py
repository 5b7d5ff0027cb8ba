"""How far it is: movement points on foot from every hex to a place, with nobody in the way. Worked out once a board and place."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard.ground.board import SIZE, Board
from porphyry.games.guiscard.ground.hexes import NOWHERE

FAR: Final = 200
"""From where no way leads there."""


def to_hex(board: Board, h: int) -> list[int]:
    """Points to this hex, by hex."""
    known = board.ways.get(h)
    if known is None:
        known = board.ways[h] = _spread(board, [h])
    return known


def to_side(board: Board, side: int) -> list[int]:
    """Points to the nearest hex of a side of the map: 1 top, 2 right, 3 bottom, 4 left."""
    known = board.ways.get(-side)
    if known is None:
        known = board.ways[-side] = _spread(board, board.rim[side])
    return known


def _spread(board: Board, targets: list[int]) -> list[int]:
    points = [FAR] * SIZE
    rings: list[list[int]] = [[] for _ in range(FAR + 8)]
    for h in targets:
        points[h] = 0
        rings[0].append(h)
    for now in range(FAR):
        for h in rings[now]:
            if points[h] != now:
                continue
            for d in range(6):
                n = board.near[h * 6 + d]
                if n == NOWHERE:
                    continue
                cost = board.walk[n * 6 + (d + 3) % 6]
                if cost and now + cost < points[n]:
                    points[n] = now + cost
                    rings[now + cost].append(n)
    return points
