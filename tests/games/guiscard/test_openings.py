"""Slits at corners, stairs with two heads, horses let go, and riders who push friends aside."""

import pytest
from tests.games.guiscard.given import asked, offered, play, points, refused, rider, scene, unit, where
from tests.games.guiscard.test_board import drawn

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.ground.sight import CLEAR, Line, Sights
from porphyry.games.guiscard.skirmish import melee
from porphyry.kernel.errors import BadData

FAR = {"beppe": "t16"}


def tower(**more: object) -> b.Board:
    """One tower hex in a field, on the ground."""
    rows = ["." * 10] * 10
    rows[4] = "....X....."
    return drawn(*rows, levels={"e5": 0}, **more)


def line(board: b.Board, a: str, target: str) -> Line:
    return Sights(board).line(hex_of(a), hex_of(target))


@pytest.mark.rule("GUI-CAS-21")
def test_a_slit_between_two_hexes_sees_thirty_degrees_each_way() -> None:
    """Rulebook § 9.3.3: Alphonse, whose slit lies between two hexes, cannot fire at Philemon straight to the north."""
    corner = tower(corner_slits=["e5 n-ne"])

    assert [line(corner, "e5", h).blocked == CLEAR for h in ("f4", "f3", "g2", "e2", "h5", "e8")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert line(corner, "e5", "f4").slit_out


@pytest.mark.rule("GUI-CAS-21", "GUI-CAS-22", "GUI-CAS-28")
def test_through_his_second_slit_olivier_reaches_philemon() -> None:
    """Rulebook § 9.3.3: a man may use any slit of his hex, and who stands before the other one still hits him."""
    both = tower(corner_slits=["e5 n-ne"], slits=["e5/e4"])
    into = line(both, "f3", "e5")

    assert line(both, "e5", "e2").blocked == CLEAR
    assert (into.blocked, t.COVERS[into.cover], into.slit_in) == (CLEAR, "strong", True)
    assert line(tower(corner_slits=["e5 n-ne"]), "e2", "e5").blocked != CLEAR


@pytest.mark.rule("GUI-CAS-21")
def test_a_hex_may_have_slits_at_two_corners() -> None:
    both = tower(corner_slits=["e5 n-ne", "e5 s-sw"])

    assert [line(both, "e5", h).blocked == CLEAR for h in ("f4", "d7", "e2")] == [True, True, False]


@pytest.mark.rule("GUI-CAS-30")
def test_from_below_a_corner_slit_is_hit_only_along_its_axis() -> None:
    raised = tower(corner_slits=["e5 n-ne"]).draft()
    raised.level[hex_of("e5")] = 2
    high = raised.finished()

    assert line(high, "f4", "e5").blocked == CLEAR
    assert line(high, "f3", "e5").blocked != CLEAR


@pytest.mark.rule("GUI-CAS-21")
def test_a_corner_slit_turns_with_its_map() -> None:
    turned = reshaping.turned_map(tower(corner_slits=["e5 n-ne"]))
    there = next(h for h in turned.hexes if turned.ground[h] == t.TOWER)

    assert turned.corner_slits[there] == 1 << 3


def test_a_corner_slit_needs_a_corner() -> None:
    with pytest.raises(BadData, match="corner_slits"):
        tower(corner_slits=["e5 north"])


@pytest.mark.rule("GUI-CAS-41", "GUI-CAS-42")
@pytest.mark.parametrize(("stairs", "ways"), [("b2 b1", [True, False, False]), ("b2 b1 c1", [True, True, False])])
def test_a_stair_is_entered_from_the_hexes_it_opens_on(stairs: str, ways: list[bool]) -> None:
    """One head or two: from the third wall-walk hex beside it nobody gets onto the stair, nor fights there."""
    castle = drawn("kkkkk", "kccck", "kccck", "kkkkk", stairs=[stairs])

    assert [castle.walk[hex_of("b2") * 6 + d] > 0 for d in (0, 1, 5)] == ways
    table = scene(castle, {"avray": "b2"}, {"said": "c1", "omar": "e4"}, step="combat")
    assert (melee.contact_pair(table.state, castle, unit(table, "avray"), unit(table, "said")) >= 0) == ways[1]


@pytest.mark.rule("GUI-MTD-15", "GUI-MTD-18")
def test_a_led_horse_is_let_go_and_stays() -> None:
    table = scene(ours={"avray": "e8", "pack-1": {"hex": "e9", "facing": "n", "led": "avray"}}, theirs=FAR)
    play(table, "move avray", "step e7", "step e6")
    left = points(table)
    assert offered(table, "release") == ["pack-1"]
    play(table, "release pack-1")
    stood = where(table, "pack-1")
    play(table, "step e5", "step e4")

    s, horse = table.state, unit(table, "pack-1")
    assert (st.get(s, horse, st.LED), where(table, "pack-1"), points(table)) == (-1, stood, left - 2)
    assert st.standing(s, hex_of(stood)) == horse
    assert refused(table, "release pack-1") == "GUI-MTD-18"


@pytest.mark.rule("GUI-INF-14")
def test_a_rider_driven_back_pushes_a_friend_aside() -> None:
    table = scene(
        ours={"robert": "e7"},
        theirs={"zahir": rider("e5"), "said": "e4"},
        step="combat",
        chapters=6,
        dice=[7],
    )
    play(table, "attack robert zahir", "strike")
    assert "e4" in offered(table, "retreat")
    play(table, "retreat e4")

    assert asked(table) == (1, "choose-room")
    assert set(offered(table, "push")) == {"d4", "d5", "f4", "f5", "e3"}
    play(table, "push e3")
    assert (where(table, "zahir"), where(table, "said")) == ("e4", "e3")


@pytest.mark.rule("GUI-LOS-06")
@pytest.mark.parametrize(
    ("crowns", "seen"),
    [
        ([], {"c1": False, "d1": False}),
        (["c3 n ne se s sw nw"], {"c1": False, "d1": False}),
        (["c3 sw nw"], {"c1": True, "d1": True}),
        (["c3 ne se"], {"c1": True, "d1": False}),
        (["c3 n"], {"c1": False, "d1": True}),
    ],
)
def test_a_crown_hides_only_what_it_covers(crowns: list[str], seen: dict[str, bool]) -> None:
    """From c6 the line to c1 runs through the middle of the tree hex c3, the one to d1 leans to its right."""
    board = drawn(".....", ".....", "..t..", ".....", ".....", ".....", crowns=crowns)

    assert {h: line(board, "c6", h).blocked == CLEAR for h in seen} == seen


def test_a_crown_needs_a_tree() -> None:
    with pytest.raises(BadData, match="crowns"):
        drawn("...", "...", crowns=["b2 n"])
