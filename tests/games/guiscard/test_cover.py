"""Doors, corners and crossfire; slits; and the small rules about counters and ground."""

import pytest
from tests.games.guiscard.given import asked, offered, play, refused, rider, rolls, scene, unit
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_sight import line, told

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.ground.sight import CLEAR, Sights
from porphyry.games.guiscard.scenarios import sights_of
from porphyry.games.guiscard.skirmish import missile as mi
from porphyry.kernel.table import Table

FARM, CHURCH, NEST = MAPS["lagoon+farm"], MAPS["lagoon+church"], MAPS["eagle-nest"]


def cover(table: Table, shooter: str, victim: str) -> str:
    s = table.state
    return t.COVERS[mi.cover_of(s, unit(table, shooter), unit(table, victim), st.get(s, unit(table, victim), st.HEX))]


@pytest.mark.rule("GUI-BLD-17", "GUI-BLD-18", "GUI-CAS-34")
@pytest.mark.parametrize(("way", "outer", "inner"), [("outside", "medium", "none"), ("inside", "none", "medium")])
def test_in_a_door_a_man_is_covered_one_way_only(way: str, outer: str, inner: str) -> None:
    """Avray stands in the hall door p9: Karim shoots from the yard, Nasir from inside the hall."""
    table = scene(FARM, {"karim": "p11", "nasir": "o8", "omar": "a18"}, {"avray": "p9"}, step="fire", dice=[10])
    play(table, "fire karim p9")
    assert asked(table) == (1, "choose-cover")
    assert offered(table, "cover") == ["outside", "inside"]

    play(table, f"cover {way}")
    assert rolls(table, "CoverTaken") == [{"unit": "avray", "way": way}]
    st.mark(
        table.state, unit(table, "avray"), st.COVERED_FIRST if way == "outside" else st.COVERED_SECOND
    )  # the step is over

    assert (cover(table, "karim", "avray"), cover(table, "nasir", "avray")) == (outer, inner)


@pytest.mark.rule("GUI-BLD-19", "GUI-BLD-20")
@pytest.mark.parametrize(("way", "north", "west"), [("n", "medium", "none"), ("w", "none", "medium")])
def test_two_arabs_fire_at_the_house_corner(way: str, north: str, west: str) -> None:
    """Rulebook § 8.3.6: one sees the north face, one the west face; he is covered against one of them, his choice."""
    table = scene(CHURCH, {"karim": "x2", "nasir": "q9", "omar": "a18"}, {"argyris": "u5"}, step="fire", dice=[10])
    play(table, "fire karim u5")
    assert asked(table) == (1, "choose-cover")
    play(table, f"cover {way}")

    assert (cover(table, "karim", "argyris"), cover(table, "nasir", "argyris")) == (north, west)


@pytest.mark.rule("GUI-BLD-19")
def test_who_sees_both_faces_is_not_hidden_from() -> None:
    assert mi.shot_way(Sights(CHURCH), hex_of("q2"), hex_of("u5")) == -1
    assert mi.shot_way(Sights(CHURCH), hex_of("x2"), hex_of("u5")) == 0


@pytest.mark.rule("GUI-BLD-20")
def test_the_choice_stands_until_the_step_ends() -> None:
    table = scene(CHURCH, {"karim": "x2", "nasir": "x1", "omar": "a18"}, {"argyris": "u5"}, step="fire", dice=[10, 10])
    play(table, "fire karim u5", "cover n", "fire nasir u5")
    assert asked(table) != (1, "choose-cover")

    while table.state.facts[st.STEP] == 1:
        play(table, "done")
    assert not st.has(table.state, unit(table, "argyris"), st.COVERED_FIRST)


@pytest.mark.rule("GUI-BLD-10", "GUI-BLD-12", "GUI-CAS-35")
def test_indoors_medium_through_the_gateway_and_the_door() -> None:
    assert told(line(FARM, "t11", "r10"))[2] == "medium"
    assert told(line(FARM, "p11", "p8"))[2] == "medium"
    assert told(line(FARM, "p9", "p8"))[2] == "none"


@pytest.mark.rule("GUI-CAS-19")
def test_beside_a_door_the_line_is_measured_from_its_middle() -> None:
    """Standing in the hall door p9 one shoots to r11 past the door post: the line starts in the middle of the door."""
    straight, aslant = line(FARM, "p9", "p11"), line(FARM, "p9", "r11")

    assert (straight.blocked, aslant.blocked) == (CLEAR, CLEAR)
    assert aslant.from_anchor == 1 + 3


@pytest.mark.rule("GUI-CAS-21", "GUI-CAS-22")
def test_a_slit_has_a_field_and_each_slit_its_own() -> None:
    """The window w6/w5 looks north within sixty degrees; v6 and x6 look to the sides."""
    assert line(CHURCH, "w6", "w2").blocked == CLEAR
    assert line(CHURCH, "w6", "m6").blocked != CLEAR
    assert line(CHURCH, "v6", "q8").blocked == CLEAR
    assert line(CHURCH, "v6", "w2").blocked != CLEAR


# ---------------------------------------------------------------- small rules


@pytest.mark.rule("GUI-CMP-06", "GUI-CMP-07")
def test_a_footman_has_foot_values_only_a_rider_all_four() -> None:
    for c in t.ROSTER:
        if not c.flags & (t.HORSE | t.ANIMAL):
            assert all(c.values[:6])
            assert all(c.values[6:]) == bool(c.flags & t.RIDER)
            assert t.HORSE_OF[t.roster_index(c.id)] >= 0 or not c.flags & t.RIDER


@pytest.mark.rule("GUI-CMP-08")
def test_animals_are_healthy_or_dead() -> None:
    """A dog has the same values in every state: there is no wounded side."""
    dog = t.ROSTER[t.roster_index("dog")]

    assert dog.values[:3] == dog.values[3:6]
    assert dog.flags & t.ANIMAL


@pytest.mark.rule("GUI-CMP-10")
def test_a_circle_round_the_defence_means_armour() -> None:
    armoured = {c.id for c in t.ROSTER if c.flags & t.ARMOURED}

    assert {"robert", "okeanos", "albert", "leon-horse"} <= armoured
    assert not {"avray", "michael", "zahir", "robert-horse"} & armoured


@pytest.mark.rule("GUI-TER-02")
def test_cover_is_for_missiles_and_the_melee_value_for_melee() -> None:
    """Bushes: light cover against arrows, a disadvantage in melee; neither touches the other."""
    assert (t.GROUND_COVER[t.BUSHES], t.GROUND_MELEE[t.BUSHES]) == (t.LIGHT, -1)
    assert (t.GROUND_COVER[t.INTERIOR], t.GROUND_MELEE[t.INTERIOR]) == (t.NO_COVER, 1)


@pytest.mark.rule("GUI-TER-03")
def test_covers_are_not_added() -> None:
    """Behind a bush and in a bush: light, not medium."""
    from tests.games.guiscard.test_board import drawn

    assert told(line(drawn(".", "b", "b"), "a1", "a3"))[2] == "light"


@pytest.mark.rule("GUI-MOV-07")
def test_a_led_horse_goes_under_trees() -> None:
    table = scene(
        ["....", ".t..", "....", "...."],
        {"avray": "b3", "drogo-horse": {"hex": "c3", "facing": "n", "led": "avray"}},
        {"beppe": "d1"},
    )
    play(table, "move avray")

    assert refused(table, "step b2") == ""
    rocks = scene(
        ["....", ".r..", "....", "...."],
        {"avray": "b3", "drogo-horse": {"hex": "c3", "facing": "n", "led": "avray"}},
        {"beppe": "d1"},
    )
    play(rocks, "move avray")
    assert refused(rocks, "step b2") == "GUI-MOV-07"


@pytest.mark.rule("GUI-MIS-09")
def test_weapons_differ_in_range_class_and_handiness() -> None:
    rows = [(t.BANDS[3 * w : 3 * w + 3], t.WEAPON_CLASS[w], t.LIMIT_ONE[w], t.LIMIT_BOTH[w]) for w in range(1, 6)]

    assert rows == [
        ([4, 10, 15], 2, t.FULL, t.NEVER),
        ([5, 12, 25], 3, t.FULL, t.NEVER),
        ([8, 20, 45], 3, t.HALF, t.NEVER),
        ([10, 25, 60], 3, t.HALF, t.STILL),
        ([12, 30, 70], 2, t.FULL, t.HALF),
    ]


@pytest.mark.rule("GUI-DEF-09")
def test_a_charger_who_is_answered_is_not_shot_at() -> None:
    """Karim could shoot at the charger; once Khaled rides against him, nobody asks Karim."""
    ours = {"arthur": rider("h15", "n"), "avray": "a1"}
    theirs = {"massin": "h5", "khaled": rider("h4", "s"), "karim": "n9"}
    asked_of = []
    for reply in ("answer khaled", "decline"):
        table = scene(ours=ours, theirs=theirs, step="charge", dice=[3])
        play(table, "charge arthur massin")
        while asked(table)[1] == "choose-path":
            ways = offered(table, "ride")
            play(table, "ride " + ways[len(ways) // 2])
        play(table, reply)
        asked_of.append(asked(table)[1] == "offer-defensive-fire")

    assert asked_of == [False, True]


@pytest.mark.rule("GUI-LOS-02")
def test_every_hex_crossed_is_asked() -> None:
    """A man three hexes down the line and a bush after him: both are found."""
    rows = [".", ".", "b", ".", ".", "."]
    table = scene(rows, {"zenon": "a6"}, {"said": "a4", "omar": "a1"}, step="fire")
    s = table.state

    assert mi.why_not_shot(s, sights_of(s), unit(table, "zenon"), unit(table, "omar"), hex_of("a1")).startswith(
        "GUI-LOS-15"
    )
    assert told(line(table_board(table), "a6", "a1"))[2] == "light"


def table_board(table: Table) -> Board:
    return sc.board_of(table.state)
