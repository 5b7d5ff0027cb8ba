"""Maps as data: what is on them, joined, turned and cut; every fault told with file and row."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground import maps, reshaping
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance, hex_of, neighbour
from porphyry.games.guiscard.ground.paths import FAR, connected, foot_cost, foot_path, foot_reach, mounted_cost
from porphyry.games.guiscard.scenarios import PHASES, SCENARIOS
from porphyry.kernel.data import Reader, Row
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.errors import BadData

# The rules are tested on ground that stays as it is (ground/maps.toml); LAID are the maps that are played on.
MAPS = maps.read_maps(Reader(Path(__file__).parent / "ground", "guiscard"))
LAID = sc.MAPS
NOBODY = [0] * b.SIZE
DERIVED = "hexes ground level foot mounted side owned area slit_hexes near walk trudge ride wet rim wood feet works"


def drawn(*rows: str, **more: object) -> b.Board:
    """A small board from rows of glyphs, a1 in the upper left corner."""
    return draft(*rows, **more).finished()


def draft(*rows: str, **more: object) -> b.Draft:
    """The same, still to be changed."""
    reader = Reader(t.DATA, "guiscard")
    row = Row(reader, "test", {"id": "test", "text": "\n".join(rows), **more})
    board = maps.read_map(row)
    reader.done()
    return board


def test_every_map_has_eighteen_rows_of_twenty_six() -> None:
    for name, board in MAPS.items():
        joined = 2 if name == "knoll-and-ford" else 1
        assert (board.rows, board.columns, len(board.hexes)) == (18 * joined, 26, 468 * joined)


@pytest.mark.rule("GUI-BLD-01")
def test_a_room_is_walled_but_for_its_doors_and_windows() -> None:
    farm = MAPS["lagoon+farm"]

    assert farm.feature(hex_of("p9"), hex_of("p10")) == b.DOOR
    assert farm.feature(hex_of("o8"), hex_of("o7")) == b.WINDOW
    assert farm.feature(hex_of("o8"), hex_of("n8")) == b.WALL
    assert farm.feature(hex_of("q8"), hex_of("r9")) == b.WALL
    assert farm.feature(hex_of("o8"), hex_of("p8")) == b.OPEN
    assert farm.feature(hex_of("s10"), hex_of("t11")) == b.GATEWAY
    assert farm.feature(hex_of("s11"), hex_of("t12")) == b.LOW_WALL
    assert farm.owned[hex_of("s11") * 6 + 2]
    assert foot_cost(farm, hex_of("n8"), 2, False) == 0


@pytest.mark.rule("GUI-BLD-15")
def test_a_tent_covers_four_hexes() -> None:
    camp = MAPS["lagoon+camp"]

    assert [camp.tent.count(n) for n in range(1, 7)] == [4] * 6


@pytest.mark.rule("GUI-BLD-15")
@pytest.mark.parametrize("tent", [{"hexes": "b2 b3 c2", "opening": "b2"}, {"hexes": "b2 b3 c2 c3", "opening": "e5"}])
def test_a_tent_of_another_shape_is_a_fault(tent: dict[str, str]) -> None:
    with pytest.raises(BadData, match="tents"):
        drawn(*["....."] * 5, tents=[tent])


def test_eagle_nest_is_the_castle_of_the_notes() -> None:
    nest = MAPS["eagle-nest"]
    grounds = [nest.ground[h] for h in nest.hexes]

    assert grounds.count(t.TOWER) == 7
    assert grounds.count(t.WALL_WALK) == 17
    assert grounds.count(t.COURTYARD) + grounds.count(t.STAIRS) == 12
    assert nest.feature(hex_of("m8"), hex_of("m7")) == b.SLIT
    assert nest.feature(hex_of("j10"), hex_of("i10")) == b.PALISADE
    assert nest.feature(hex_of("j10"), hex_of("k10")) == b.OPEN
    assert nest.feature(hex_of("j9"), hex_of("k9")) == b.DROP
    assert nest.foot[hex_of("m12")] == 0
    assert reshaping.with_gate(nest, b.GATE_OPEN).foot[hex_of("m12")] == 2
    assert reshaping.with_gate(nest, b.GATE_OPEN).mounted[hex_of("m12")] == 0
    assert reshaping.with_gate(nest, b.GATE_DESTROYED).mounted[hex_of("m12")] == 4


@pytest.mark.rule("GUI-CAS-38")
def test_with_the_gate_shut_nobody_walks_in_and_the_tower_has_one_door() -> None:
    nest = MAPS["eagle-nest"]
    outside = connected(nest, hex_of("a1"), False)
    inside = connected(nest, hex_of("m11"), False)

    assert hex_of("m11") not in outside
    assert hex_of("j10") in inside
    assert hex_of("m9") in inside
    assert [foot_cost(nest, hex_of(n), d, False) for n, d in (("n11", 0), ("m7", 3), ("k8", 2))] == [1, 0, 0]


@pytest.mark.rule("GUI-TER-01")
def test_paths_are_entered_only_along_them() -> None:
    stair = MAPS["stairway"]

    assert foot_cost(stair, hex_of("m8"), 0, False) == 2
    assert foot_cost(stair, hex_of("n8"), 5, False) == 0
    assert mounted_cost(stair, hex_of("m8"), 0) == 0


@pytest.mark.rule("GUI-TER-01")
@pytest.mark.parametrize(
    ("glyph", "foot", "mounted"),
    [
        (".", 1, 1),
        ("b", 2, 4),
        ("t", 2, 0),
        ("s", 2, 4),
        ("m", 2, 4),
        ("r", 4, 0),
        ("e", 1, 1),
        ("w", 2, 2),
        ("W", 4, 0),
    ],
)
def test_prices_of_open_ground(glyph: str, foot: int, mounted: int) -> None:
    board = drawn("." + glyph)

    assert foot_cost(board, hex_of("a1"), 1, False) == foot
    assert mounted_cost(board, hex_of("a1"), 1) == mounted


@pytest.mark.rule("GUI-MOV-08")
def test_armour_and_deep_water_do_not_mix() -> None:
    board = drawn(".W")

    assert foot_cost(board, hex_of("a1"), 1, True) == 0


@pytest.mark.rule("GUI-BLD-01", "GUI-BLD-21", "GUI-CAS-01", "GUI-MOV-02", "GUI-MOV-05", "GUI-MOV-06")
@pytest.mark.parametrize(
    ("feature", "foot", "mounted"),
    [
        ("open", 1, 1),
        ("wall", 0, 0),
        ("window", 4, 0),
        ("door", 1, 1),
        ("low-wall", 3, 3),
        ("church-window", 0, 0),
        ("castle-wall", 0, 0),
        ("slit", 0, 0),
        ("tower-door", 1, 0),
        ("palisade", 0, 0),
        ("palisade-down", 2, 2),
        ("wall-down", 2, 2),
    ],
)
def test_prices_of_hex_sides(feature: str, foot: int, mounted: int) -> None:
    walled = draft("..", "..")
    walled.set_side(hex_of("a1"), 3, b.FEATURES.index(feature), hex_of("a1"))
    board = walled.finished()

    assert foot_cost(board, hex_of("a1"), 3, False) == foot
    assert mounted_cost(board, hex_of("a1"), 3) == mounted


@pytest.mark.rule("GUI-BLD-21", "GUI-BLD-28", "GUI-MOV-02", "GUI-MOV-06")
@pytest.mark.parametrize("feature", ["open", "low-wall", "palisade-down", "wall-down"])
def test_no_side_opens_a_hex_that_nobody_enters(feature: str) -> None:
    walled = draft("..", "W.")
    walled.set_side(hex_of("a1"), 3, b.FEATURES.index(feature), hex_of("a1"))
    board = walled.finished()

    assert (foot_cost(board, hex_of("a1"), 3, True), mounted_cost(board, hex_of("a1"), 3)) == (0, 0)


@pytest.mark.rule("GUI-BLD-28")
def test_a_low_wall_costs_two_and_the_hex_behind() -> None:
    walled = draft("..", "b.")
    walled.set_side(hex_of("a1"), 3, b.LOW_WALL, hex_of("a1"))
    board = walled.finished()

    assert foot_cost(board, hex_of("a1"), 3, False) == 4
    assert mounted_cost(board, hex_of("a1"), 3) == 6
    assert foot_cost(board, hex_of("a2"), 0, False) == 3


@pytest.mark.rule("GUI-BLD-26")
def test_a_window_costs_four_hex_included() -> None:
    farm = MAPS["lagoon+farm"]

    assert foot_cost(farm, hex_of("o7"), 3, False) == 4
    assert mounted_cost(farm, hex_of("o7"), 3) == 0


@pytest.mark.rule("GUI-TER-04")
def test_three_points_never_enter_rocks() -> None:
    board = drawn(".r.")

    assert foot_reach(board, hex_of("a1"), 3, True, NOBODY, NOBODY)[hex_of("b1")] == FAR
    assert foot_reach(board, hex_of("a1"), 4, True, NOBODY, NOBODY)[hex_of("b1")] == 4


@settings(deadline=None)
@given(st.sampled_from(sorted(MAPS)), st.data())
def test_a_cheapest_path_costs_what_reach_says(name: str, data: st.DataObject) -> None:
    board = MAPS[name]
    start = data.draw(st.sampled_from(board.hexes))
    cost = foot_reach(board, start, 8, False, NOBODY, NOBODY)
    goal = data.draw(st.sampled_from([h for h in board.hexes if cost[h] != FAR]))
    if goal == start:
        return
    path = foot_path(board, start, goal, 8, False, NOBODY, NOBODY)

    total, here = 0, start
    for h in path:
        d = next(d for d in range(6) if neighbour(here, d) == h)
        total += foot_cost(board, here, d, False)
        here = h
    assert (here, total) == (goal, cost[goal])


@settings(deadline=None)
@given(st.sampled_from(sorted(MAPS)))
def test_turned_twice_is_the_same_map(name: str) -> None:
    board = MAPS[name]
    again = reshaping.turned_map(reshaping.turned_map(board))

    assert again.ground == board.ground
    assert again.side == board.side
    assert again.owned == board.owned


@given(st.integers(0, 25), st.integers(0, 25), st.integers(0, 17), st.integers(0, 17), st.integers(0, 14))
def test_shifted_and_turned_hexes_keep_their_distances(c1: int, c2: int, r1: int, r2: int, shift: int) -> None:
    one, two = r1 * 64 + c1, r2 * 64 + c2

    assert distance(reshaping.moved(one, shift, 3), reshaping.moved(two, shift, 3)) == distance(one, two)
    turned = reshaping.turned(one, 26, 18), reshaping.turned(two, 26, 18)
    if NOWHERE not in turned:
        assert distance(*turned) == distance(one, two)


def test_two_maps_joined_are_one() -> None:
    both = reshaping.joined_below(MAPS["ford"], MAPS["knoll"])

    assert (both.rows, both.columns, len(both.hexes)) == (36, 26, 936)
    assert both.near[hex_of("f18") * 6 + 3] == hex_of("f19")
    assert both.ground[hex_of("o24")] == MAPS["knoll"].ground[hex_of("o6")]
    beside = reshaping.joined_beside(
        reshaping.cut_map(MAPS["lagoon"], 13, 25), reshaping.cut_map(MAPS["eagle-nest"], 0, 5)
    )
    assert beside.columns == 19
    assert beside.text()[9].rstrip()[-1] != " "


def test_every_fault_of_a_map_is_told_at_once() -> None:
    reader = Reader(t.DATA, "guiscard")
    row = Row(
        reader,
        "maps.toml [[map]] row 1 (x)",
        {"id": "x", "text": "..?\n!..", "doors": ["a1/c9"], "rooms": {"hall": "qq"}},
    )

    maps.read_map(row)

    with pytest.raises(BadData) as told:
        reader.done()
    for part in ("c1", "a2", "a1/c9", "'qq'", "maps.toml [[map]] row 1 (x)"):
        assert part in str(told.value)


def test_every_row_names_its_source() -> None:
    for file in Path(t.DATA).glob("*.toml"):
        reader = Reader(t.DATA, "guiscard")
        for key in ("unit", "horse", "animal", "map", "overlay", "ground", "weapon", "missile", "melee", "scenario"):
            for row in reader.table(file.name, key):
                row.source()
        reader.done()


def test_a_changed_board_is_what_a_board_made_anew_would_be() -> None:
    """Only what lies about a change is worked out again; it must come to the same."""
    dice = fast_dice(3)
    seen = 0
    for scenario in [*SCENARIOS, *PHASES]:
        board = scenario.board
        for _ in range(4):
            wrecks = [h for h in scenario.breakable if h != board.gate and dice.below(4) == 0]
            tents = [h for h in scenario.tents if dice.below(3) == 0]
            gate = dice.below(3) if board.gate != NOWHERE else board.gate_state

            quick = reshaping.changed(board, gate, wrecks, tents)

            whole = quick.draft().finished()
            for name in DERIVED.split():
                assert getattr(quick, name) == getattr(whole, name), (scenario.id, name, wrecks, tents, gate)
            seen += bool(wrecks or tents)
    assert seen > 20
