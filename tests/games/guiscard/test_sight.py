"""Lines of sight on drawn boards: what blocks, what covers, and the examples of the rulebook."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.guiscard.test_board import MAPS, drawn

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground import sight as si
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.ground.sight import Line, Sights, best_line
from porphyry.games.guiscard.scenarios import SCENARIOS
from porphyry.kernel.dice import fast_dice

OF_A_LINE = """blocked block_hex block_side soft rocks hard hard_kinds soft_kinds cover_from cover_hex slit_out slit_in up between
    from_anchor to_anchor door_target"""


def line(board: b.Board, a: str, target: str) -> Line:
    return best_line(board, hex_of(a), hex_of(target))


def told(one: Line) -> tuple[str, str, str]:
    """What blocks or covers, where, and how much."""
    if one.blocked:
        return ("blocked by " + si.REASONS[one.blocked], name_of(one.block_hex), "")
    return ("clear", name_of(one.cover_hex) if one.cover else "", t.COVERS[one.cover])


@pytest.mark.rule("GUI-LOS-01")
def test_open_ground_is_clear() -> None:
    assert told(line(MAPS["lagoon"], "m5", "s7")) == ("clear", "", "none")


@pytest.mark.rule("GUI-LOS-05")
def test_bushes_cover_who_stands_in_or_behind_them() -> None:
    board = drawn(".....", "..b..", ".....", ".....")

    assert told(line(board, "c4", "c2")) == ("clear", "c2", "light")
    assert told(line(board, "c4", "c1")) == ("clear", "c2", "light")
    assert told(line(board, "c2", "c4")) == ("clear", "", "none")


@pytest.mark.rule("GUI-LOS-06")
def test_a_tree_cuts_the_line_but_may_be_fired_into() -> None:
    board = drawn(".....", "..t..", ".....", ".....")

    assert told(line(board, "c4", "c1")) == ("blocked by tree", "c2", "")
    assert told(line(board, "c4", "c2")) == ("clear", "c2", "light")
    assert told(line(board, "c2", "c4")) == ("clear", "", "none")


@pytest.mark.rule("GUI-LOS-03")
def test_along_a_side_the_more_open_hex_counts() -> None:
    """From a2 to c2 the line runs between b2 and b3."""
    one_tree = drawn(".....", ".t...", ".....")
    two_trees = drawn(".....", ".t...", ".t...")

    assert told(line(one_tree, "a2", "c2")) == ("clear", "", "none")
    assert told(line(two_trees, "a2", "c2"))[0] == "blocked by tree"


SLOPE = [":::::", ":::::", ":::::", "sssss", ".....", ".....", ".....", "....."]


@pytest.mark.rule("GUI-LOS-08")
@pytest.mark.rule("GUI-LOS-10")
def test_the_slope_archers() -> None:
    """Rulebook § 5.5.2.3: archers A and B above, C below; E on the slope, D below it."""
    board = drawn(*SLOPE)
    archer_a, archer_b, archer_c, unit_d, unit_e = "c1", "d1", "c8", "c5", "c4"

    assert told(line(board, archer_a, unit_e)) == ("clear", "c4", "medium")
    assert told(line(board, archer_b, unit_e))[2] == "medium"
    assert told(line(board, archer_a, unit_d))[0] == "blocked by edge"
    assert told(line(board, archer_b, unit_d))[0] == "blocked by edge"
    assert told(line(board, archer_c, unit_d)) == ("clear", "", "none")


@pytest.mark.rule("GUI-LOS-08")
def test_equal_distance_to_the_slope_does_not_block() -> None:
    board = drawn(*SLOPE)

    assert told(line(board, "c3", "c5"))[0] == "clear"
    assert told(line(board, "c2", "c5"))[0] == "blocked by edge"
    assert told(line(board, "c2", "c6"))[0] == "clear"


@pytest.mark.rule("GUI-LOS-09")
def test_who_stands_on_the_slope_may_fire_up() -> None:
    assert told(line(drawn(*SLOPE), "c4", "c1")) == ("clear", "", "none")


@pytest.mark.rule("GUI-LOS-07")
def test_a_slope_without_its_upper_edge_hides_nobody() -> None:
    assert told(line(drawn(*SLOPE), "c8", "c4")) == ("clear", "", "none")


def test_a_hill_hides_what_lies_behind_it() -> None:
    board = drawn(".....", "sssss", ":::::", "sssss", ".....")

    assert told(line(board, "c1", "c5"))[0] == "blocked by edge"


@pytest.mark.rule("GUI-LOS-12")
def test_water_covers_but_not_from_the_next_hex() -> None:
    board = drawn("...", "www", "WWW", "...")

    assert told(line(board, "b1", "b3"))[2] == "light"
    assert told(line(board, "b1", "b2"))[2] == "none"
    assert told(line(board, "b4", "b3"))[2] == "none"


@pytest.mark.rule("GUI-LOS-13")
def test_timber_and_bushes_make_the_cover_of_water_medium() -> None:
    jetty = MAPS["jetty"]

    assert told(line(jetty, "p6", "l6")) == ("clear", "n6", "medium")
    assert told(line(drawn(".", "b", ".", "w"), "a1", "a4"))[2] == "medium"


@pytest.mark.rule("GUI-LOS-14")
def test_from_the_bank_a_swamp_covers_nobody() -> None:
    board = drawn("...", "mmm", "mmm", "mmm", "...", "...")

    assert told(line(board, "b1", "b3"))[2] == "none"
    assert told(line(board, "b6", "b3"))[2] == "light"
    assert told(line(board, "b2", "b4"))[2] == "light"


@pytest.mark.rule("GUI-LOS-14")
def test_the_bank_is_beside_the_swamp_whichever_way() -> None:
    rows = ["....m....", "....m....", "....m....", "....m....", ".........", "........."]

    assert told(line(drawn(*rows), "e5", "e2"))[2] == "none"
    assert told(line(drawn(*rows), "e6", "e2"))[2] == "light"
    assert told(line(drawn(*rows), "h3", "e2"))[2] == "light"


@pytest.mark.rule("GUI-LOS-03", "GUI-LOS-05")
@pytest.mark.parametrize(("left", "right", "cover"), [("b", "b", "light"), ("b", ".", "none"), (".", "b", "none")])
def test_along_a_border_bushes_cover_only_on_both_sides(left: str, right: str, cover: str) -> None:
    """From e5 to g5 the line runs between f5 and f6."""
    rows = ["." * 9] * 4 + [f".....{left}...", f".....{right}...", "." * 9]

    assert told(line(drawn(*rows), "e5", "g5"))[2] == cover


@pytest.mark.rule("GUI-LOS-03", "GUI-LOS-10")
@pytest.mark.parametrize(("left", "cover"), [(":", "medium"), ("s", "none")])
def test_along_a_border_the_upper_edge_covers_only_on_both_sides(left: str, cover: str) -> None:
    """From e5 to g5 the line runs between f5 and f6; the target stands on the slope."""
    rows = [":" * 9] * 4 + [f":::::{left}s::", ":" * 9, ":" * 9]

    assert told(line(drawn(*rows), "e5", "g5"))[2] == cover


@pytest.mark.rule("GUI-LOS-07")
def test_over_a_dip_two_on_the_heights_see_each_other() -> None:
    rows = ["." * 9, "....:....", "." * 9, "....:....", "." * 9]
    board = drawn(*rows)
    wide = drawn(*rows[:3], *rows[2:])
    assert board.level[hex_of("e2")] == board.level[hex_of("e4")] > board.level[hex_of("e3")]

    assert line(board, "e2", "e4").blocked == si.CLEAR
    assert line(wide, "e2", "e5").blocked == si.CLEAR
    assert line(board, "e1", "e3").blocked != si.CLEAR  # a hill between two low hexes


@pytest.mark.rule("GUI-LOS-23")
def test_a_low_wall_covers_only_the_hex_it_belongs_to() -> None:
    farm = MAPS["lagoon+farm"]

    assert told(line(farm, "v13", "s11"))[2] == "medium"
    assert told(line(farm, "s11", "v13"))[2] == "none"
    assert told(line(farm, "v13", "r11"))[2] == "none"


@pytest.mark.rule("GUI-BLD-11")
@pytest.mark.rule("GUI-BLD-14")
def test_walls_stop_every_shot() -> None:
    farm = MAPS["lagoon+farm"]

    assert told(line(farm, "l9", "o9"))[0] == "blocked by wall"
    assert told(line(farm, "p4", "p12"))[0].startswith("blocked")


@pytest.mark.rule("GUI-BLD-02")
def test_out_of_a_window_only_from_the_hex_at_it() -> None:
    farm = MAPS["lagoon+farm"]

    assert told(line(farm, "o8", "o4"))[0] == "clear"
    assert told(line(farm, "o9", "o4"))[0].startswith("blocked")


@pytest.mark.rule("GUI-BLD-03")
@pytest.mark.rule("GUI-BLD-05")
def test_into_a_window_only_at_who_stands_at_it() -> None:
    farm = MAPS["lagoon+farm"]

    assert told(line(farm, "o4", "o8")) == ("clear", "o8", "medium")
    assert told(line(farm, "o4", "o9"))[0].startswith("blocked")


@pytest.mark.rule("GUI-BLD-04")
def test_from_before_the_window_the_whole_room_can_be_reached_but_no_other() -> None:
    farm = MAPS["lagoon+farm"]

    assert told(line(farm, "o7", "o9"))[2] == "medium"
    assert told(line(farm, "o7", "r9"))[0].startswith("blocked")


@pytest.mark.rule("GUI-BLD-07")
@pytest.mark.rule("GUI-BLD-09")
@pytest.mark.rule("GUI-BLD-13")
def test_through_a_door() -> None:
    """The hall door p9/p10: from the yard into the hall medium, from the door hex out into the yard nothing to hide the shooter."""
    farm = MAPS["lagoon+farm"]

    assert told(line(farm, "p11", "p8"))[2] == "medium"
    assert told(line(farm, "p11", "p9"))[2] == "medium"
    assert told(line(farm, "p9", "p11"))[2] == "none"
    assert told(line(farm, "p9", "o8"))[2] == "none"
    assert told(line(farm, "p8", "p11"))[2] == "medium"


@pytest.mark.rule("GUI-BLD-08")
def test_in_the_door_the_line_starts_in_its_middle() -> None:
    farm = MAPS["lagoon+farm"]
    one = line(farm, "p9", "r11")

    assert told(one)[0] == "clear"
    assert one.from_anchor == 1 + 3


@pytest.mark.rule("GUI-BLD-16")
def test_the_tents() -> None:
    """Rulebook § 8.5.2: through the entrance light cover, through the canvas strong."""
    camp = MAPS["lagoon+camp"]

    assert told(line(camp, "l10", "l8"))[2] == "light"
    assert told(line(camp, "l10", "l7"))[2] == "light"
    assert told(line(camp, "p4", "p6"))[2] == "strong"


@pytest.mark.rule("GUI-BLD-33")
def test_a_tent_hex_pulled_down_is_an_entrance() -> None:
    camp = MAPS["lagoon+camp"]
    torn = reshaping.with_tent_down(camp, hex_of("p6"))

    assert told(line(torn, "p4", "p6"))[2] == "light"
    assert torn.feature(hex_of("p5"), hex_of("p6")) == b.OPEN


@pytest.mark.rule("GUI-BLD-06")
@pytest.mark.rule("GUI-CAS-20")
@pytest.mark.rule("GUI-CAS-28")
def test_a_church_window_is_an_arrow_slit() -> None:
    church = MAPS["lagoon+church"]
    out, into = line(church, "w6", "w2"), line(church, "w2", "w6")

    assert told(out) == ("clear", "", "none")
    assert out.slit_out
    assert told(into) == ("clear", "w6", "strong")
    assert into.slit_in
    assert told(line(church, "w7", "w2"))[0].startswith("blocked")


@pytest.mark.rule("GUI-CAS-30")
def test_from_below_a_slit_is_hit_only_straight_through() -> None:
    nest = MAPS["eagle-nest"]

    assert told(line(nest, "m7", "m8"))[2] == "strong"
    assert told(line(nest, "l7", "m8"))[0].startswith("blocked")


@pytest.mark.rule("GUI-CAS-31")
@pytest.mark.rule("GUI-CAS-36")
def test_over_the_palisade_the_wall_walk_has_strong_cover_and_the_yard_none_to_hit() -> None:
    nest = MAPS["eagle-nest"]

    assert told(line(nest, "d10", "j10"))[2] == "strong"
    assert told(line(nest, "j10", "d10"))[0] == "clear"
    assert told(line(nest, "g10", "k9"))[0] == "blocked by palisade"
    assert told(line(nest, "l11", "j10"))[2] == "none"


@pytest.mark.rule("GUI-CAS-32")
@pytest.mark.rule("GUI-CAS-33")
def test_through_the_gate() -> None:
    nest = MAPS["eagle-nest"]
    shut, wide, gone = nest, reshaping.with_gate(nest, b.GATE_OPEN), reshaping.with_gate(nest, b.GATE_DESTROYED)

    assert told(line(shut, "m14", "m11"))[0] == "blocked by gate"
    assert told(line(wide, "m14", "m11"))[2] == "medium"
    assert told(line(wide, "m14", "m12"))[2] == "light"
    assert told(line(gone, "m14", "m11"))[2] == "light"
    assert told(line(gone, "m14", "m12"))[2] == "none"


@pytest.mark.rule("GUI-CAS-17")
def test_dead_ground_below_the_wall_walk() -> None:
    """From j10 the slope hex g10 is three hexes off: d10 at three is seen, e10 and f10 lie in dead ground."""
    nest = MAPS["eagle-nest"]

    assert [told(line(nest, "j10", n))[0] for n in ("d10", "e11", "f10")] == [
        "clear",
        "blocked by edge",
        "blocked by edge",
    ]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["lagoon", "ford", "knoll", "jetty"]), st.data())
def test_on_open_ground_who_sees_is_seen(name: str, data: st.DataObject) -> None:
    """GUI-LOS is symmetric where no opening asks for a place at it."""
    board = MAPS[name]
    plain = [h for h in board.hexes if board.room[h] == 0]
    one, two = data.draw(st.sampled_from(plain)), data.draw(st.sampled_from(plain))

    assert bool(best_line(board, one, two).blocked) == bool(best_line(board, two, one).blocked)


def test_a_line_is_computed_once() -> None:
    sights = Sights(MAPS["knoll"])

    assert sights.line(70, 400) is sights.line(70, 400)


def test_on_a_changed_board_a_line_is_kept_or_found_anew_as_it_must_be() -> None:
    dice = fast_dice(7)
    kept = 0
    for scenario in (sc for sc in SCENARIOS if sc.breakable or sc.tents):
        board = scenario.board
        before = Sights(board)
        wrecks = [h for h in scenario.breakable if h != board.gate and dice.below(12) == 0]
        tents = [h for h in scenario.tents if dice.below(6) == 0]
        after = reshaping.changed(board, b.GATE_OPEN if board.gate >= 0 else board.gate_state, wrecks, tents)
        sights = Sights(after, before)
        for _ in range(120):
            one, two = board.hexes[dice.below(len(board.hexes))], board.hexes[dice.below(len(board.hexes))]
            quick, anew = sights.line(one, two), best_line(after, one, two)
            kept += quick is before.line(one, two)

            for name in OF_A_LINE.split():
                assert getattr(quick, name) == getattr(anew, name), (scenario.id, one, two, wrecks, tents)
    assert kept > 100


@pytest.mark.rule("GUI-CAS-26")
@pytest.mark.parametrize(("between", "seen"), [("t", True), ("T", False)])
def test_a_tree_below_both_does_not_block(between: str, seen: bool) -> None:
    assert (line(drawn(":", ":", between, ":", ":"), "a1", "a5").blocked == si.CLEAR) == seen
