"""The grid, two-hex units and the scatter diagrams, against independent arithmetic."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.hexes import (
    CENTRE,
    CORNER_X,
    CORNER_Y,
    NOWHERE,
    STRIDE,
    centre_x,
    centre_y,
    direction_to,
    disc,
    distance,
    hex_of,
    is_pair,
    left_of,
    line_cells,
    name_of,
    neighbour,
    neighbours,
    right_of,
    ring,
    straight_direction,
    walk,
)
from porphyry.games.guiscard.ground.scatter import fire_direction, hit_hex, stone_hex

hexes = st.builds(lambda c, r: r * STRIDE + c, st.integers(2, 25), st.integers(2, 17))
inner = st.builds(lambda c, r: r * STRIDE + c, st.integers(8, 20), st.integers(8, 20))
directions = st.integers(0, 5)


def names(cells: list[int]) -> list[str]:
    return [f"{name_of(left_of(c))}|{name_of(right_of(c))}" if is_pair(c) else name_of(c) for c in cells]


def test_columns_b_d_f_sit_half_a_hex_higher() -> None:
    """The family's own play-by-mail examples: K10 touches J10 and J11, J11 touches K10, K11, I10 and I11."""
    assert {"j10", "j11"} <= {name_of(n) for n in neighbours(hex_of("k10"))}
    assert {"k10", "k11", "i10", "i11"} <= {name_of(n) for n in neighbours(hex_of("j11"))}


@given(st.integers(0, 51), st.integers(0, 47))
def test_names_read_back(c: int, r: int) -> None:
    assert hex_of(name_of(r * STRIDE + c)) == r * STRIDE + c


@pytest.mark.parametrize("name", ["", "k", "10", "k0", "k49", "zzz1", "4k"])
def test_what_is_no_hex_is_nowhere(name: str) -> None:
    assert hex_of(name) == NOWHERE


@given(hexes, directions)
def test_a_step_and_back_is_home(h: int, d: int) -> None:
    assert neighbour(neighbour(h, d), (d + 3) % 6) == h
    assert direction_to(h, neighbour(h, d)) == d
    assert distance(h, neighbour(h, d)) == 1


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: int, b: int, c: int) -> None:
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert (distance(a, b) == 0) == (a == b)


@given(inner, st.integers(0, 4))
def test_a_ring_holds_six_times_its_radius(h: int, radius: int) -> None:
    around = ring(h, radius)

    assert len(around) == len(set(around)) == max(1, 6 * radius)
    assert {distance(h, n) for n in around} == {radius}
    assert len(disc(h, radius)) == 1 + 3 * radius * (radius + 1)


@given(inner, directions, st.integers(1, 7))
def test_rows_of_hexes_are_straight(h: int, d: int, n: int) -> None:
    assert straight_direction(h, walk(h, d, n)) == d
    assert distance(h, walk(h, d, n)) == n


# ---------------------------------------------------------------- lines


def clipped(a: int, b: int, h: int) -> Fraction:
    """Length of the part of the line a-b strictly inside a hex, by clipping in fractions; -1 along a side."""
    px, py = Fraction(centre_x(a)), Fraction(centre_y(a))
    vx, vy = Fraction(centre_x(b) - centre_x(a)), Fraction(centre_y(b) - centre_y(a))
    low, high, along = Fraction(0), Fraction(1), False
    for d in range(6):
        x0, y0 = centre_x(h) + CORNER_X[d - 1], centre_y(h) + CORNER_Y[d - 1]
        ex, ey = CORNER_X[d] - CORNER_X[d - 1], CORNER_Y[d] - CORNER_Y[d - 1]
        inside = ex * (py - y0) - ey * (px - x0)
        slope = ex * vy - ey * vx
        if slope == 0:
            if inside < 0:
                return Fraction(0)
            along = along or inside == 0
            continue
        t = -inside / slope
        if slope > 0:
            low = max(low, t)
        else:
            high = min(high, t)
    if high <= low:
        return Fraction(0)
    return Fraction(-1) if along else high - low


@settings(max_examples=300, deadline=None)
@given(hexes, hexes)
def test_a_line_crosses_exactly_the_hexes_that_clipping_finds(a: int, b: int) -> None:
    cells = line_cells(a, CENTRE, b, CENTRE)

    singles = {c for c in cells if not is_pair(c)}
    pairs = {h for c in cells if is_pair(c) for h in (left_of(c), right_of(c))}
    nearby = {h for c in singles | pairs for h in disc(c, 1)}
    assert {h for h in nearby if clipped(a, b, h) > 0} | {a, b} == singles
    assert {h for h in nearby if clipped(a, b, h) < 0} == pairs


@settings(max_examples=200, deadline=None)
@given(hexes, hexes)
def test_a_line_is_the_same_both_ways(a: int, b: int) -> None:
    there = line_cells(a, CENTRE, b, CENTRE)
    back = line_cells(b, CENTRE, a, CENTRE)

    assert [{left_of(c), right_of(c)} if is_pair(c) else {c} for c in there] == [
        {left_of(c), right_of(c)} if is_pair(c) else {c} for c in reversed(back)
    ]


@pytest.mark.rule("GUI-LOS-03")
def test_a_line_along_hex_sides_alternates_with_pairs() -> None:
    cells = line_cells(hex_of("c5"), CENTRE, hex_of("g5"), CENTRE)

    assert names(cells) == ["c5", "d5|d6", "e5", "f5|f6", "g5"]


# ---------------------------------------------------------------- riders


@given(inner, directions)
def test_eight_hexes_touch_a_rider(head: int, d: int) -> None:
    tail = riders.tail_of(head, d)
    around = riders.ring_of(head, d)

    assert len(set(around)) == 8
    assert head not in around
    assert tail not in around
    assert set(around) == {n for n in neighbours(head) + neighbours(tail) if n not in (head, tail)}


@pytest.mark.rule("GUI-MTD-02")
@given(inner, directions)
def test_turning_costs_rise_towards_the_tail(head: int, d: int) -> None:
    """Ahead and beside it nothing, flanks (touching head and tail) one, beside the tail two, straight back three."""
    tail = riders.tail_of(head, d)
    for place, h in enumerate(riders.ring_of(head, d)):
        touches_head, touches_tail = distance(h, head) == 1, distance(h, tail) == 1
        if touches_head and touches_tail:
            expected = 1
        elif touches_head:
            expected = 0
        else:
            expected = 3 if straight_direction(head, h) == (d + 3) % 6 else 2
        assert riders.TURN_COST[place] == expected


@pytest.mark.rule("GUI-MTD-02")
@given(inner, directions, st.integers(0, 7))
def test_a_moved_head_drags_a_tail_that_the_unit_held_before(head: int, d: int, place: int) -> None:
    tail = riders.tail_of(head, d)
    new_head = riders.ring_hex(head, d, place)
    new_tail = riders.tail_of(new_head, riders.direction_after(d, place))

    assert new_tail == (tail if riders.TURN_COST[place] >= 2 else head)


@pytest.mark.rule("GUI-MTD-04")
@given(inner, directions)
def test_front_area_begins_with_the_three_hexes_ahead(head: int, d: int) -> None:
    front = {h for h in ring(head, 1) if riders.in_wedge(head, d, h)}

    assert front == {riders.ring_hex(head, d, p) for p in riders.FRONT_PLACES}


@given(inner, directions, inner)
def test_areas_turn_with_the_horse(head: int, d: int, h: int) -> None:
    tail = riders.tail_of(head, d)
    if h in (head, tail):
        return
    turned = riders.area_of(tail, (d + 3) % 6, h)

    assert turned == {0: 2, 1: 1, 2: 0}[riders.area_of(head, d, h)]


def test_front_area_drawn() -> None:
    """A rider at i9 looking north: F front, S side, R rear, H head, T tail."""
    drawn = []
    for r in range(4, 13):
        line = ""
        for c in range(4, 13):
            h = r * STRIDE + c
            line += (
                "H" if h == hex_of("i9") else "T" if h == hex_of("i10") else "FSR"[riders.area_of(hex_of("i9"), 0, h)]
            )
        drawn.append(line)

    assert drawn == [
        "FFFFFFFFF",
        "FFFFFFFFF",
        "FFFFFFFFF",
        "SFFFFFFFS",
        "SSSFHFSSS",
        "SSSSTSSSS",
        "SSRRRRRSS",
        "RRRRRRRRR",
        "RRRRRRRRR",
    ]


@pytest.mark.rule("GUI-CHG-06")
def test_the_last_four_hexes_must_point_at_the_target() -> None:
    path = [hex_of(n) for n in ("c9", "d9", "e8", "e7", "e6", "e5")]

    assert riders.is_straight_run(path, 4, hex_of("e4"))
    assert not riders.is_straight_run(path, 4, hex_of("f5"))
    assert not riders.is_straight_run(path, 5, hex_of("e4"))
    assert not riders.is_straight_run(path[-3:], 4, hex_of("e4"))


# ---------------------------------------------------------------- scatter


@pytest.mark.rule("GUI-MIS-20")
@given(inner, inner)
def test_ten_results_fall_on_the_target_and_each_neighbour(a: int, b: int) -> None:
    if a == b:
        return
    hit = [hit_hex(a, b, r) for r in range(1, 11)]

    assert hit[:4] == [b] * 4
    assert set(hit[4:]) == set(neighbours(b))


@pytest.mark.rule("GUI-MIS-20")
@given(inner, inner)
def test_five_and_six_go_beyond_nine_and_ten_fall_short(a: int, b: int) -> None:
    if a == b or distance(a, b) < 2:
        return
    assert distance(a, hit_hex(a, b, 6)) >= distance(a, b)
    assert distance(a, hit_hex(a, b, 5)) == distance(a, b) + 1 or fire_direction(a, b) % 2 == 1
    assert distance(a, hit_hex(a, b, 10)) <= distance(a, b)


@pytest.mark.rule("GUI-MIS-24")
def test_scatter_beyond_ten_counts_as_ten_and_below_one_as_one() -> None:
    a, b = hex_of("e9"), hex_of("e5")

    assert hit_hex(a, b, 13) == hit_hex(a, b, 10)
    assert hit_hex(a, b, -2) == b


@given(inner, inner)
def test_a_stone_has_nineteen_places(a: int, b: int) -> None:
    if a == b:
        return
    assert {stone_hex(a, b, n) for n in range(2, 21)} == set(disc(b, 2))


@given(inner, directions, st.integers(1, 6))
def test_a_shot_along_a_row_is_a_row_shot(a: int, d: int, n: int) -> None:
    assert fire_direction(a, walk(a, d, n)) == 2 * d
