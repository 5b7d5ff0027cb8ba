"""Two hexes, one horse: ring, turns, arcs.

A mounted unit is its head hex and the direction it looks; the tail lies behind the head.  Eight hexes touch it,
named as the rider sees them.  Moving into one costs nothing extra ahead, one point to the flanks, two beside the
tail and three straight back (GUI-MTD-01, GUI-MTD-02).
"""

from typing import Final

from porphyry.games.guiscard.ground.hexes import (
    BACK,
    DX,
    DY,
    NEIGHBOURS,
    NOWHERE,
    direction_to,
    doubled,
    straight_direction,
)

# Places of the ring, clockwise from straight ahead.
AHEAD: Final = 0
AHEAD_RIGHT: Final = 1
RIGHT: Final = 2
REAR_RIGHT: Final = 3
REAR: Final = 4
REAR_LEFT: Final = 5
LEFT: Final = 6
AHEAD_LEFT: Final = 7

FROM_TAIL: Final = [False, False, False, True, True, True, False, False]
TURN: Final = [0, 1, 2, 2, 3, 4, 4, 5]  # direction relative to the old one after moving there
AFTER: Final = [(d + turn) % 6 for d in range(6) for turn in TURN]  # direction * 8 + place: direction afterwards
TURN_COST: Final = [0, 0, 1, 2, 3, 2, 1, 0]  # GUI-MTD-02
ABOUT_TURN_COST: Final = 3  # GUI-MTD-03

THROWN_PLACES: Final = [AHEAD_RIGHT, RIGHT, REAR_RIGHT, REAR_LEFT, LEFT, AHEAD_LEFT]  # GUI-MEL-29
FRONT_PLACES: Final = [AHEAD_LEFT, AHEAD, AHEAD_RIGHT]

FRONT_AREA: Final = 0
SIDE_AREA: Final = 1
REAR_AREA: Final = 2


def tail_of(head: int, d: int) -> int:
    """The hex behind the head."""
    return NEIGHBOURS[head * 6 + BACK[d]]


def ring_hex(head: int, d: int, place: int) -> int:
    """The hex at one of the eight places round a mounted unit, or NOWHERE."""
    base = head
    if FROM_TAIL[place]:
        base = tail_of(head, d)
        if base == NOWHERE:
            return NOWHERE
    return NEIGHBOURS[base * 6 + AFTER[d * 8 + place]]


def ring_of(head: int, d: int) -> list[int]:
    """All eight, clockwise from straight ahead."""
    return [ring_hex(head, d, place) for place in range(8)]


def place_of(head: int, d: int, h: int) -> int:
    """Which place of the ring a hex is, -1 if it does not touch the unit."""
    for place in range(8):
        if ring_hex(head, d, place) == h:
            return place
    return -1


def direction_after(d: int, place: int) -> int:
    """Where the unit looks after moving its head to a place of the ring."""
    return AFTER[d * 8 + place]


def in_wedge(apex: int, d: int, h: int) -> bool:
    """Whether a hex lies in the 120-degree wedge from ``apex`` towards ``d``, its two bounding rows included."""
    x = (h & 63) - (apex & 63)
    y = doubled(h) - doubled(apex)
    if x == 0 and y == 0:
        return False
    left = (d + 5) % 6
    right = (d + 1) % 6
    return DX[left] * y - DY[left] * x >= 0 and x * DY[right] - y * DX[right] >= 0


def area_of(head: int, d: int, h: int) -> int:
    """Front, side or rear area of a mounted unit (GUI-MTD-04, Geometry 3)."""
    if in_wedge(head, d, h):
        return FRONT_AREA
    tail = tail_of(head, d)
    if tail != NOWHERE and in_wedge(tail, (d + 3) % 6, h):
        return REAR_AREA
    return SIDE_AREA


def is_straight_run(path: list[int], last: int, target: int) -> bool:
    """Whether the last ``last`` hexes of a path form a straight line that points at the target hex."""
    if len(path) < last:
        return False
    d = direction_to(path[len(path) - last], path[len(path) - last + 1]) if last > 1 else -1
    for k in range(len(path) - last, len(path) - 1):
        if direction_to(path[k], path[k + 1]) != d:
            return False
    to_target = straight_direction(path[-1], target)
    return to_target >= 0 and (d < 0 or to_target == d)
