"""Where a missile really comes down: twelve directions of fire and the deviation diagrams (GUI-MIS-20).

Six directions run along a row of hexes, six along a hex edge.  The nearest one to the line of fire counts; it is
found by comparing squared cosines in whole numbers, and no line of hex centres can lie exactly between two.
The ring of neighbours is named as the shooter sees it: beyond, beyond right, short right, short, short left,
beyond left; for a shot along an edge the same ring is turned by thirty degrees.
"""

from typing import Final

from porphyry.games.guiscard.ground.hexes import (
    CORNER_X,
    CORNER_Y,
    DX,
    DY,
    NOWHERE,
    at,
    centre_x,
    centre_y,
    doubled,
    neighbour,
)

# Directions of fire 0-11, clockwise from north: even = along a row of hexes, odd = along a hex edge.
_TO_X: Final = [
    3 * DX[0],
    CORNER_X[0],
    3 * DX[1],
    CORNER_X[1],
    3 * DX[2],
    CORNER_X[2],
    3 * DX[3],
    CORNER_X[3],
    3 * DX[4],
    CORNER_X[4],
    3 * DX[5],
    CORNER_X[5],
]
_TO_Y: Final = [
    DY[0],
    CORNER_Y[0],
    DY[1],
    CORNER_Y[1],
    DY[2],
    CORNER_Y[2],
    DY[3],
    CORNER_Y[3],
    DY[4],
    CORNER_Y[4],
    DY[5],
    CORNER_Y[5],
]


def fire_direction(a: int, b: int) -> int:
    """The one of twelve directions nearest to the line from ``a`` to ``b``.

    >>> from porphyry.games.guiscard.ground.hexes import hex_of
    >>> fire_direction(hex_of("a5"), hex_of("a1")), fire_direction(hex_of("a5"), hex_of("e5"))
    (0, 3)
    """
    vx = centre_x(b) - centre_x(a)
    vy = centre_y(b) - centre_y(a)
    best = -1
    best_num = 0
    best_den = 1
    for k in range(12):
        dot = vx * _TO_X[k] + 3 * vy * _TO_Y[k]
        if dot <= 0:
            continue
        num = dot * dot
        den = _TO_X[k] * _TO_X[k] + 3 * _TO_Y[k] * _TO_Y[k]
        if best < 0 or num * best_den > best_num * den:
            best = k
            best_num = num
            best_den = den
    return best


def ring_place(fire: int, place: int) -> int:
    """Map direction 0-5 of the ring place 0-5 (clockwise from beyond, or from beyond left for an edge shot)."""
    return (fire // 2 + place) % 6


# Deviation 1: result 1-10 to ring place; -1 is the target itself.  Row shots: F FR FL NR NL N.
# Ring places of a row shot, clockwise: 0 beyond, 1 beyond right, 2 short right, 3 short, 4 short left, 5 beyond left.
# Of an edge shot: 0 beyond left, 1 beyond right, 2 right, 3 short right, 4 short left, 5 left.
DEVIATION: Final = [-1, -1, -1, -1, -1, 0, 1, 5, 2, 4, 3]


def hit_hex(a: int, b: int, result: int) -> int:
    """The hex hit when ``a`` fires at ``b`` and the corrected roll is ``result``; NOWHERE off the table.

    >>> from porphyry.games.guiscard.ground.hexes import hex_of, name_of
    >>> [name_of(hit_hex(hex_of("e9"), hex_of("e5"), r)) for r in range(4, 11)]
    ['e5', 'e4', 'f5', 'd5', 'f6', 'd6', 'e6']
    """
    if result > 10:
        result = 10  # GUI-MIS-24
    if result < 1:
        result = 1
    place = DEVIATION[result]
    if place < 0:
        return b
    return neighbour(b, ring_place(fire_direction(a, b), place))


def stone_hex(a: int, b: int, total: int) -> int:
    """The hex a stone lands in for a sum of 2d10; each sum 2-20 is one of the nineteen hexes within two."""
    x = b & 63
    y = doubled(b)
    fire = fire_direction(a, b)
    base = fire // 2
    first = STONE_FIRST[total]
    second = STONE_SECOND[total]
    for place in (first, second):
        if place >= 0:
            d = (base + place) % 6
            x += DX[d]
            y += DY[d]
    if x < 0:
        return NOWHERE
    return at(x, y)


# Sum 2-20 as one or two steps on the ring: -1 no step.
STONE_FIRST: Final = [-1, -1, 4, 2, 4, 3, 3, 3, 2, 4, 3, -1, 0, 1, 5, 0, 0, 0, 1, 5, 1]
STONE_SECOND: Final = [-1, -1, 5, 2, 4, 2, 4, 3, -1, -1, -1, -1, -1, -1, -1, 0, 1, 5, 1, 5, 2]
