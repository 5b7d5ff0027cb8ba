"""The maps that are played on: kinds of ground, edges that join, houses only where their rules are known."""

import pytest
from tests.games.guiscard.test_board import LAID, drawn

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground import maps, reshaping
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.ground.paths import connected, foot_cost, mounted_cost
from porphyry.games.guiscard.ground.sight import CLEAR, Sights
from porphyry.games.guiscard.scenarios import SCENARIOS, Scenario
from porphyry.kernel.data import Reader, Row
from porphyry.kernel.errors import BadData

SIX = ["eagle-nest", "lagoon", "jetty", "ford", "stairway", "knoll"]
VILLAGE = LAID["ford+village"]


def battles() -> list[Scenario]:
    return [one for one in SCENARIOS if one.groups and not one.id.startswith("test-")]


def features(board: b.Board) -> set[str]:
    return {b.FEATURES[board.side[h * 6 + d]] for h in board.hexes for d in range(6)}


def woods(board: b.Board) -> list[int]:
    """How many trees stand together, for each wood."""
    left = {h for h in board.hexes if board.ground[h] == t.TREE}
    out = []
    while left:
        todo, size = [left.pop()], 0
        while todo:
            h = todo.pop()
            size += 1
            near = {n for n in (board.near[h * 6 + d] for d in range(6)) if n in left}
            left -= near
            todo += near
        out.append(size)
    return sorted(out)


def test_every_kind_of_ground_lies_on_some_map() -> None:
    seen = {t.GROUNDS[board.ground[h]] for board in LAID.values() for h in board.hexes}

    assert seen == set(t.GROUNDS)


def test_every_feature_that_nothing_has_destroyed_stands_on_some_map() -> None:
    seen = set().union(*(features(board) for board in LAID.values()))

    assert set(b.FEATURES) - seen == {"palisade-down", "wall-down"}


@pytest.mark.parametrize("name", SIX)
def test_trees_stand_in_woods(name: str) -> None:
    assert woods(LAID[name])[-1] >= 4


@pytest.mark.parametrize("name", SIX)
def test_no_map_is_bare(name: str) -> None:
    """At least every sixth hex is something else than level ground."""
    board = LAID[name]
    plain = [h for h in board.hexes if board.ground[h] == t.LEVEL]

    assert len(plain) < len(board.hexes) * 5 // 6


@pytest.mark.parametrize("below", SIX)
@pytest.mark.parametrize("above", SIX)
def test_land_joins_land(above: str, below: str) -> None:
    """Laid out one below the other or side by side, turned or not: wherever two maps meet by land, foot and horse pass."""
    sea = {("jetty", 0)}  # the jetty's upper edge is open sea
    for turn in (0, 1):
        low = reshaping.turned_map(LAID[below]) if turn else LAID[below]
        both = reshaping.joined_below(LAID[above], low)
        seam = [h for h in both.hexes if h >> 6 == 17]
        dry = [h for h in seam if not both.wet[h] and not both.wet[both.near[h * 6 + 3]]]
        if (below, turn) not in sea:
            assert sum(foot_cost(both, h, 3, True) > 0 for h in dry) >= 8, (above, below, turn)
            assert sum(mounted_cost(both, h, 3) > 0 for h in dry) >= 8, (above, below, turn)
        beside = reshaping.joined_beside(LAID[above], low)
        seam = [h for h in beside.hexes if h & 63 == 25]
        assert sum(foot_cost(beside, h, 2, True) > 0 for h in seam) >= 4, (above, below, turn)
        assert sum(mounted_cost(beside, h, 2) > 0 for h in seam) >= 4, (above, below, turn)


@pytest.mark.rule("GUI-SEQ-12")
def test_a_battle_has_no_houses_before_their_chapter() -> None:
    """Scenarios 1 to 4 are played before chapter 8 is read, 5 to 7 before chapter 9."""
    houses = {"wall", "window", "door", "low-wall", "church-window", "gateway", "tent-wall"}
    castles = {"castle-wall", "slit", "tower-door", "palisade", "gate", "drop"}
    for one in battles():
        there = features(one.board)
        assert one.chapters >= 8 or not there & houses, one.id
        assert one.chapters >= 9 or not there & castles, one.id


def test_every_group_has_room_where_it_is_set_up() -> None:
    for one in battles():
        for group in one.groups:
            if group.zone:
                free = [h for h in group.zone if not group.mounted or one.board.mounted[h]]
                assert len(free) > len(group.units), (one.id, group.name)


@pytest.mark.rule("GUI-BLD-01")
def test_a_stair_leads_up_to_a_chamber() -> None:
    """The hall lies on the ground, the chamber one level up; its other door opens on the bank behind the house."""
    assert VILLAGE.ground[hex_of("d14")] == t.STAIRS
    assert [VILLAGE.level[hex_of(h)] for h in ("e14", "d14", "d13", "b13")] == [0, 0, 1, 1]
    assert foot_cost(VILLAGE, hex_of("e14"), 5, False) == 2  # onto the stair
    assert foot_cost(VILLAGE, hex_of("d14"), 0, False) == 1  # through the door at its head
    assert foot_cost(VILLAGE, hex_of("c13"), 5, False) == 1  # out on the bank
    assert mounted_cost(VILLAGE, hex_of("e14"), 5) == 0
    assert hex_of("d13") in connected(VILLAGE, hex_of("h16"), False)


@pytest.mark.rule("GUI-BLD-11", "GUI-BLD-14")
def test_the_stair_of_a_house_has_a_roof() -> None:
    """From the bank, one level up, nobody sees over the wall onto the stair; in a castle the stair lies open."""
    nest = LAID["eagle-nest"]

    assert VILLAGE.roofed[hex_of("d14")] and not nest.roofed[hex_of("k10")]
    assert Sights(VILLAGE).line(hex_of("b15"), hex_of("d14")).blocked != CLEAR


@pytest.mark.rule("GUI-BLD-28")
def test_a_low_wall_runs_along_a_row() -> None:
    board = drawn(".....", ".....", ".....", low_walls=["b2-d2 s"])

    assert [name_of(h) for h in board.hexes if "low-wall" in {b.FEATURES[board.side[h * 6 + d]] for d in range(6)}] == [
        "b2", "c2", "d2", "b3", "c3", "d3",
    ]  # fmt: skip
    assert board.feature(hex_of("c2"), hex_of("d3")) == b.LOW_WALL
    assert board.feature(hex_of("b2"), hex_of("c2")) == b.OPEN
    assert board.owned[hex_of("c2") * 6 + 3]


@pytest.mark.parametrize("wrong", ["b2 s", "b2-c3 s", "b2-d2 x", "b2-qq s", ""])
def test_a_low_wall_that_is_not_straight_is_a_fault(wrong: str) -> None:
    with pytest.raises(BadData, match="low_walls"):
        drawn(".....", ".....", ".....", low_walls=[wrong])


@pytest.mark.parametrize(("key", "value"), [("lay", {"?": "a1"}), ("lay", {"t": "zz9"}), ("house_stairs", "a1")])
def test_an_overlay_tells_what_it_cannot_lay(key: str, value: object) -> None:
    reader = Reader(t.DATA, "guiscard")
    row = Row(reader, "maps.toml [[overlay]] row 1 (x)", {"id": "x", key: value})
    base = LAID["knoll"].draft()

    maps.lay_overlay(base, row)

    with pytest.raises(BadData, match=rf"row 1 \(x\): {key}"):
        reader.done()
