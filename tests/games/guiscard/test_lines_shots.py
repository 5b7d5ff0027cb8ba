"""Shots line by line: who fires, what covers, what a line of sight crosses, and what is told of it."""

from __future__ import annotations

from math import acos, degrees, hypot, sqrt

import pytest
from tests.games.guiscard.given import FIELD, against, asked, health, play, rider, scene, unit, where
from tests.games.guiscard.test_board import MAPS, draft, drawn
from tests.games.guiscard.test_edges import coming_on, watchful
from tests.games.guiscard.test_ladders import carried
from tests.games.guiscard.test_melee import FRONT, block, mask
from tests.games.guiscard.test_refusals import moving
from tests.games.guiscard.test_ropes import hanging
from tests.games.guiscard.test_siege_refusals import nest
from tests.games.guiscard.test_sight import SLOPE, line, told

from porphyry.games.guiscard import GAME, frames, odds, queries
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import hexes as hx
from porphyry.games.guiscard.ground import reshaping, riders
from porphyry.games.guiscard.ground import sight as si
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of
from porphyry.games.guiscard.scenarios import sights_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.skirmish import capture, hooks, melee, missile, retreat
from porphyry.kernel.frames import field, push

FAR = {"beppe": "t16"}
FARM, CHURCH, NEST = MAPS["lagoon+farm"], MAPS["lagoon+church"], MAPS["eagle-nest"]


# Who may fire.


@pytest.mark.rule("GUI-MIS-11")
@pytest.mark.parametrize(
    ("limit", "most"), [(t.FULL, 8), (t.HALF, 4), (t.STILL, 0), (t.NEVER, -1)], ids=["full", "half", "still", "never"]
)
def test_who_fires_may_have_gone_so_far(limit: int, most: int) -> None:
    table = scene(ours={"avray": "e5"}, theirs=FAR)
    s, u = table.state, unit(table, "avray")
    fits = []
    for spent in range(9):
        st.put(s, u, st.SPENT, spent)
        fits.append(missile.within_limit(s, u, limit))

    assert fits == [spent <= most for spent in range(9)]


@pytest.mark.rule("GUI-LAD-12")
def test_only_on_a_ladder_does_an_archer_fire_in_contact() -> None:
    table = nest({"alphonse": "h9", "vladko": "i9"}, {"said": "h8", "omar": "a1"}, step="fire")
    s, u = table.state, unit(table, "alphonse")

    assert not hooks.fires_in_contact(s, u)
    assert missile.why_not_shooter(s, NEST, u, missile.OFFENSIVE) == "GUI-MIS-14 in-contact"


@pytest.mark.rule("GUI-MIS-19")
@pytest.mark.parametrize(("target", "why"), [("h10", ""), ("h20", "GUI-MIS-18 out-of-range")])
def test_from_either_hex_of_a_horse_but_no_further(target: str, why: str) -> None:
    """Arthur's lance flies fifteen hexes: from his tail h4 to h19, not to h20."""
    rows = ["." * 12] * 22
    for reading in ("head", "either"):
        ours = {"arthur": rider("h3")}
        table = scene(rows, ours, {"said": target}, step="fire", options={"mounted_shooter_hex": reading})
        s = table.state
        shot = missile.why_not_shot(s, sights_of(s), unit(table, "arthur"), unit(table, "said"), hex_of(target))
        assert shot == (why or "GUI-LAN-01 behind")


# Cover.


@pytest.mark.rule("GUI-BLD-18", "GUI-BLD-20")
def test_the_first_unit_of_all_chooses_his_cover_and_in_the_open_nobody_does() -> None:
    table = scene(CHURCH, {"argyris": "u5", "alexio": "a1"}, {"karim": "x2"})
    s = table.state
    assert unit(table, "argyris") == 0

    assert missile.must_choose_cover(s, unit(table, "argyris"))
    assert not missile.must_choose_cover(s, unit(table, "alexio"))


@pytest.mark.rule("GUI-LOS-04", "GUI-LOS-24")
def test_who_stands_behind_a_wall_where_the_shot_comes_down_is_covered_wholly() -> None:
    table = scene(FARM, {"karim": "l9"}, {"avray": "o9", "alexio": "k9"})
    s, karim = table.state, unit(table, "karim")

    assert missile.cover_of(s, karim, unit(table, "avray"), hex_of("o9")) == t.TOTAL
    assert missile.cover_of(s, karim, unit(table, "alexio"), hex_of("k9")) == t.NO_COVER


@pytest.mark.rule("GUI-MIS-25", "GUI-LOS-24")
@pytest.mark.parametrize("mounted", [False, True])
def test_total_cover_lets_nothing_through(mounted: bool) -> None:
    assert [t.missile_result(t.COMPOSITE_BOW, mounted, t.TOTAL, roll) for roll in (1, 10)] == [0, 0]
    assert t.missile_result(t.COMPOSITE_BOW, mounted, t.STRONG, 1) != 0


@pytest.mark.rule("GUI-TER-03")
def test_rocks_give_light_cover_and_the_best_cover_counts() -> None:
    assert told(line(drawn("r", ".", "."), "a3", "a1")) == ("clear", "a1", "light")
    assert line(drawn("r", "b", "."), "a3", "a1").cover == t.LIGHT


@pytest.mark.rule("GUI-BLD-17")
def test_in_a_door_medium_cover_against_the_outside() -> None:
    one = line(FARM, "p11", "p9")

    assert (one.door_target, one.cover, one.cover_from) == (True, t.MEDIUM, si.FROM_DOOR)


@pytest.mark.rule("GUI-CAS-11", "GUI-BLD-10", "GUI-CAS-32")
@pytest.mark.parametrize(
    ("state", "in_gate", "beyond"),
    [(bo.GATE_CLOSED, "blocked by gate", "blocked by gate"), (bo.GATE_OPEN, "light", "medium")],
)
def test_in_the_open_gate_light_cover_behind_it_medium(state: int, in_gate: str, beyond: str) -> None:
    board = reshaping.with_gate(NEST, state)
    seen = [told(line(board, "m14", h)) for h in ("m12", "m11")]

    assert [cover or why for why, _, cover in seen] == [in_gate, beyond]


@pytest.mark.rule("GUI-CAS-32")
def test_the_closed_gate_stops_the_line_at_its_side() -> None:
    assert told(line(NEST, "m14", "m12")) == ("blocked by gate", "m13", "")


@pytest.mark.rule("GUI-TER-01")
def test_a_path_covers_from_below_only() -> None:
    level = {h: NEST.level[hex_of(h)] for h in ("m13", "m14", "m15", "m16", "m17", "m18")}
    below = [h for h in level if level[h] < level["m14"] and line(NEST, h, "m14").blocked == si.CLEAR]
    beside = [h for h in level if level[h] == level["m14"] and h != "m14"]
    assert below

    assert {line(NEST, h, "m14").cover for h in below} == {t.MEDIUM}
    assert {line(NEST, h, "m14").cover for h in beside} <= {t.NO_COVER}


# Lines.


@pytest.mark.rule("GUI-LOS-03")
def test_along_the_rim_the_hex_inside_counts() -> None:
    """From a2 to c2 the line runs between b2 and b3; here b3 is off the map."""
    assert told(line(drawn("...", ".t."), "a2", "c2"))[0] == "blocked by tree"
    assert told(line(drawn("...", "..."), "a2", "c2"))[0] == "clear"


@pytest.mark.rule("GUI-LOS-03")
def test_lines_from_other_anchors_are_followed_each_by_itself() -> None:
    a, target = hex_of("h8"), hex_of("m11")
    for start in (hx.CENTRE, hx.MIDDLE + hx.SE, hx.CORNER + hx.NE, hx.CORNER + hx.SE):
        for _ in range(2):
            assert hx.line_cells(a, start, target, hx.CENTRE) == hx._traced(a, start, target, hx.CENTRE)


@pytest.mark.rule("GUI-LOS-07")
def test_the_upper_edge_of_a_slope_lies_between_it_and_the_height() -> None:
    board = drawn(*SLOPE)

    assert board.feature(hex_of("c4"), hex_of("c3")) == bo.EDGE
    assert board.feature(hex_of("c5"), hex_of("c4")) == bo.OPEN
    assert drawn(":", ".").feature(hex_of("a2"), hex_of("a1")) == bo.CLIFF


@pytest.mark.rule("GUI-LOS-07", "GUI-LOS-08", "GUI-LOS-09", "GUI-LOS-10")
def test_from_below_the_edge_hides_who_is_further_from_it() -> None:
    board = drawn(*SLOPE)

    assert told(line(board, "c5", "c2"))[0] == "blocked by edge"
    assert told(line(board, "c5", "c3"))[0] == "clear"
    assert told(line(board, "c6", "c2"))[0] == "clear"


@pytest.mark.rule("GUI-CAS-17")
@pytest.mark.parametrize(
    ("levels", "height", "near", "seen"),
    [
        ((0, 1), 1, "e6", False),  # the lower one is nearer to what stands between
        ((1, 0), 1, "e4", False),
        ((0, 1), 1, "e4", True),
        ((1, 0), 1, "e6", True),
        ((0, 1), 2, "e4", False),  # higher than both
        ((1, 1), 1, "e6", True),
        ((1, 2), 1, "e6", True),  # no higher than the lower one
        ((0, 0), 1, "e5", False),
    ],
)
def test_over_an_obstacle_the_lower_one_must_not_be_the_nearer(
    levels: tuple[int, int], height: int, near: str, seen: bool
) -> None:
    """From e8 to e2, something of a height between them."""
    rows = draft(*FIELD)
    rows.level[hex_of("e8")], rows.level[hex_of("e2")] = levels
    one = si.Line(hex_of("e8"), hex_of("e2"))

    assert si.sees_over(rows.finished(), one, hex_of(near), height) == seen


def angle(vx: float, vy: float, ax: float, ay: float) -> float:
    """Between two ways of the fine grid, whose rows lie the root of three apart."""
    vy, ay = vy * sqrt(3), ay * sqrt(3)
    size = hypot(vx, vy) * hypot(ax, ay)
    return degrees(acos(max(-1.0, min(1.0, (vx * ax + vy * ay) / size)))) if size else 180.0


AROUND = [h for h in hx.disc(hex_of("m12"), 7) if h != hex_of("m12")]


@pytest.mark.rule("GUI-CAS-21")
@pytest.mark.parametrize("k", range(6))
def test_the_field_of_fire_of_an_opening(k: int) -> None:
    """Sixty degrees to either side of the axis of a side, thirty of that of a corner."""
    a = hex_of("m12")
    ends = [(hx.CENTRE, 0, 0), *[(hx.MIDDLE + n, hx.MIDDLE_X[n], hx.MIDDLE_Y[n]) for n in range(6)]]
    ends += [(hx.CORNER + n, hx.CORNER_X[n], hx.CORNER_Y[n]) for n in range(6)]
    for first, xs, ys, most in ((hx.MIDDLE, hx.MIDDLE_X, hx.MIDDLE_Y, 60), (hx.CORNER, hx.CORNER_X, hx.CORNER_Y, 30)):
        for h in AROUND:
            for end, x, y in ends:
                vx = hx.centre_x(h) + x - hx.centre_x(a) - xs[k]
                vy = hx.centre_y(h) + y - hx.centre_y(a) - ys[k]
                within = angle(vx, vy, xs[k], ys[k]) <= most + 1e-6
                assert si._outwards(a, first + k, h, end) == within, hx.name_of(h)


@pytest.mark.rule("GUI-CAS-28", "GUI-CAS-30")
@pytest.mark.parametrize("up", [0, 1])
@pytest.mark.parametrize("k", range(6))
def test_into_a_slit_at_a_corner_from_its_field_and_from_below_straight_only(k: int, up: int) -> None:
    a = hex_of("m12")
    board = drawn(*["." * 20] * 20)
    hits = 0
    for h in AROUND:
        vx = hx.centre_x(h) - hx.centre_x(a) - hx.CORNER_X[k]
        vy = hx.centre_y(h) - hx.centre_y(a) - hx.CORNER_Y[k]
        off = angle(vx, vy, hx.CORNER_X[k], hx.CORNER_Y[k])
        one = si.Line(h, a)
        one.to_anchor, one.up = hx.CORNER + k, up
        si._into_corner(board, one, hx.neighbour(a, k), a, (k + 3) % 6)
        hits += one.slit_in
        assert one.slit_in == (off <= (1e-6 if up else 30 + 1e-6)), hx.name_of(h)
        assert (one.blocked == si.CLEAR, one.cover == t.STRONG) == (one.slit_in, one.slit_in)

    assert hits > 0


@pytest.mark.rule("GUI-MTD-04")
def test_the_areas_round_a_horse() -> None:
    head, tail = hex_of("m9"), hex_of("m10")
    for n in range(1, 5):
        for d in (hx.SE, hx.S, hx.SW):
            assert riders.area_of(head, hx.N, hx.walk(tail, d, n)) == riders.REAR_AREA
        for d in (hx.SE, hx.SW):
            assert riders.area_of(head, hx.N, hx.neighbour(hx.walk(tail, d, n), hx.N)) == riders.SIDE_AREA
        for d in (hx.NE, hx.N, hx.NW):
            assert riders.area_of(head, hx.N, hx.walk(head, d, n)) == riders.FRONT_AREA


@pytest.mark.rule("GUI-BLD-24")
def test_a_door_hex_is_open_to_horses_the_room_behind_is_not() -> None:
    again = FARM.draft().finished()

    assert [(one.mounted[hex_of("p9")], one.mounted[hex_of("p8")]) for one in (FARM, again)] == [(1, 0), (1, 0)]


# Hits.


@pytest.mark.rule("GUI-MIS-21")
def test_of_two_in_a_hex_both_are_hit() -> None:
    """Said lies beneath Omar; the shot hits both."""
    theirs = {"said": "h5", "omar": "h6"}
    table = scene(None, {"karim": "h9"}, theirs, step="fire", tools={}, dice=[1, 1, 1])
    s, said, omar = table.state, unit(table, "said"), unit(table, "omar")
    st.lift(s, said)
    st.put(s, said, st.PLACE, st.UNDER)
    st.put(s, said, st.HEX, hex_of("h6"))
    s.facts[s.facts[st.DEVICES] + st.BENEATH] += 1
    missile.resolve(s, unit(table, "karim"), hex_of("h6"), missile.OFFENSIVE)

    assert (health(table, "said"), health(table, "omar")) == ("dead", "dead")
    assert omar != said


@pytest.mark.rule("GUI-MIS-21", "GUI-MIS-22", "GUI-MIS-25")
@pytest.mark.parametrize(("victim", "mounted"), [("zahir", True), ("pack-1", True), ("said", False)])
def test_riders_and_horses_have_a_table_of_their_own(victim: str, mounted: bool) -> None:
    theirs = {"zahir": rider("h5"), "pack-1": {"hex": "k5", "facing": "n"}, "said": "n5"}
    table = scene(None, {"karim": "h12"}, theirs, step="fire", dice=[2])
    s, v = table.state, unit(table, victim)
    s.log = []
    missile.strike(s, unit(table, "karim"), hex_of("h12"), v, st.get(s, v, st.HEX), t.COMPOSITE_BOW, missile.OFFENSIVE)

    assert s.log[0][3][3] == t.missile_result(t.COMPOSITE_BOW, mounted, t.NO_COVER, 2)
    assert t.missile_result(t.COMPOSITE_BOW, True, 0, 2) != t.missile_result(t.COMPOSITE_BOW, False, 0, 2)


@pytest.mark.rule("GUI-MIS-25")
@pytest.mark.parametrize(
    ("letter", "man", "horse"),
    [
        (missile.C, "wounded", "healthy"),
        (missile.D, "stunned healthy", "dead"),
        (missile.E, "wounded", "dead"),
        (missile.F, "dead", "dead"),
    ],
)
def test_what_a_shot_does_to_a_rider_and_his_horse(letter: int, man: str, horse: str) -> None:
    table = scene(None, {"karim": "h12"}, {"zahir": rider("h5")}, step="fire")
    missile.take_letter(table.state, unit(table, "karim"), unit(table, "zahir"), letter, missile.OFFENSIVE)

    assert (health(table, "zahir"), health(table, "zahir-horse")) == (man, horse)


@pytest.mark.rule("GUI-DEF-04")
def test_who_is_driven_back_in_a_volley_goes_when_it_is_over() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "e6"}, theirs={"karim": "e9"})
    s, avray, rioulf = table.state, unit(table, "avray"), unit(table, "rioulf")
    push(s, frames.VOLLEY.number, rioulf, 0)
    k = len(s.stack) - 8
    push(s, frames.FALL.number, rioulf, 0)
    frames.VOLLEY.note_retreat(s, avray, hex_of("e9"))
    frames.VOLLEY.note_retreat(s, avray, hex_of("f9"))  # driven back twice he goes once
    frames.VOLLEY.note_retreat(s, rioulf, hex_of("e1"))

    assert s.stack[k + 3] == 2
    assert [frames.VOLLEY.late_retreat(s, k, one) for one in (0, 1)] == [
        avray << 12 | hex_of("e9"),
        rioulf << 12 | hex_of("e1"),
    ]


@pytest.mark.rule("GUI-DEF-03", "GUI-DEF-04", "GUI-FIR-01")
def test_who_is_named_has_fired_and_lays_no_fire() -> None:
    table = scene(ours={"avray": "e5"}, theirs={"karim": "e9", "nasir": "f9"})
    s = table.state
    push(s, frames.WINDOW.number, unit(table, "avray"), 0)
    st.mark(s, unit(table, "karim"), st.KINDLING)
    for n, name in enumerate(("karim", "nasir"), 1):
        missile.name_shooter(s, unit(table, name), hex_of("e5"))
        assert (field(s, 2), st.has(s, unit(table, name), st.FIRED_BACK)) == (n, True)

    assert not st.has(s, unit(table, "karim"), st.KINDLING)


# Taken and carried.


@pytest.mark.rule("GUI-MOV-16", "GUI-MOV-17")
def test_a_helpless_man_is_led_off() -> None:
    ours = {"rioulf": "e8", "avray": "e5", "pack-1": {"hex": "n5", "facing": "n"}}
    asleep = {"said": {"hex": "e4", "stunned": True}, "harun": {"hex": "t1", "stunned": True}, "omar": "p9"}
    table = moving("avray", ours, asleep, capture=True)
    s, u, said = table.state, unit(table, "avray"), unit(table, "said")

    def why(name: str) -> str:
        return capture.why_not_capture(s, u, unit(table, name))

    assert [why(name) for name in ("said", "rioulf", "harun")] == [
        "",
        "GUI-MOV-16 nobody-here",
        "GUI-MOV-16 not-beside",
    ]
    st.put(s, u, st.CARRY, 0)
    assert why("said") == "GUI-MOV-16 carrying"
    st.put(s, u, st.CARRY, -1)
    st.put(s, unit(table, "pack-1"), st.LED, said)
    capture.capture(s, said)

    assert (st.get(s, u, st.CARRY), st.get(s, said, st.PLACE), field(s, 2)) == (said, st.CARRIED, 4)
    assert (st.standing(s, hex_of("e4")), st.get(s, unit(table, "pack-1"), st.LED)) == (-1, -1)


@pytest.mark.rule("GUI-MOV-18")
def test_nobody_is_laid_where_the_first_unit_of_all_stands() -> None:
    ours = {"osbern": "e3", "rioulf": {"hex": "e4", "stunned": True}, "avray": "e5"}
    table = moving("avray", ours)
    play(table, "step e4", "lift rioulf")
    assert unit(table, "osbern") == 0

    assert against(table, "lay e3") == "GUI-MOV-18 occupied"
    assert against(table, "lay f5") == ""


@pytest.mark.rule("GUI-INF-13")
def test_who_hangs_on_a_rope_cannot_give_ground_and_is_wounded() -> None:
    table = nest({"vladko": "i9", "osbern": "a18"}, tools=hanging("vladko", height=4))
    s = table.state
    retreat.start(s, unit(table, "vladko"), 1, NOWHERE, mask(table, "beppe"), retreat.FROM_MELEE)

    assert (health(table, "vladko"), where(table, "vladko")) == ("wounded", "i9")


@pytest.mark.rule("GUI-INF-14")
def test_who_is_pushed_aside_lets_go_of_the_ladder() -> None:
    table = nest({"vladko": "k9", "bogdan": "k10"}, tools=carried("k9", "s", "vladko", "bogdan"))
    s, u = table.state, unit(table, "vladko")
    assert dv.ladder_in_hand(s, u) >= 0
    push(s, frames.PUSH.number, u, 0)
    retreat.move_aside(s, hex_of("l9"))

    assert (where(table, "vladko"), dv.ladder_in_hand(s, u)) == ("l9", -1)


# What is said.


@pytest.mark.rule("GUI-SEQ-10")
def test_a_horse_is_faced_only_where_that_is_asked() -> None:
    assert against(scene(ours={"avray": "e5"}, theirs=FAR), "face n") == "GUI-SEQ-10 not-offered"


@pytest.mark.rule("GUI-DEF-03")
def test_who_has_named_a_shooter_cannot_cease_before_he_has_fired() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "a1"}, theirs={"karim": "e9", "nasir": "f9"})
    play(table, "move avray", "step e4")
    assert asked(table)[0] == 1
    assert against(table, "cease") == ""
    play(table, table.legal()[0].text)

    assert against(table, "cease") == "GUI-DEF-03 named"


@pytest.mark.rule("GUI-SEQ-01", "GUI-MOV-12")
def test_the_first_unit_of_all_is_in_play_when_bodies_are_cleared() -> None:
    dead = {n: {"hex": "e5", "dead": True} for n in ("osbern", "renauld", "roland")}
    table = scene(ours={"avray": "e6", "rioulf": "d6", **dead}, theirs=FAR, step="fire")
    assert unit(table, "avray") == 0

    assert against(table, "clear rioulf avray e5 e4") == "GUI-MOV-12 two-men"
    assert against(table, "clear rioulf rioulf e5 e4") == "GUI-MOV-12 two-men"
    assert against(table, "clear avray rioulf e5 e4") == ""


@pytest.mark.rule("GUI-MIS-21")
def test_the_first_unit_of_all_is_a_target() -> None:
    rows = ["." * 8] * 30
    table = scene(rows, {"avray": "e1"}, {"zenon": "e4", "landry": "e30"}, step="fire", active=1)
    assert unit(table, "avray") == 0

    assert against(table, "fire landry e1") == "GUI-MIS-18 out-of-range"
    assert against(table, "fire landry e2") == "GUI-MIS-21 no-target"


@pytest.mark.rule("GUI-SEQ-01")
def test_before_the_alarm_the_garrison_lets_its_foes_be_afterwards_it_does_not() -> None:
    table = watchful()
    s, u = table.state, unit(table, "argyris")
    assert melee.why_not_attacker(s, u) == "GUI-SEQ-01 truce"
    s.facts[st.BLOOD] = 1

    assert melee.why_not_attacker(s, u) == ""


@pytest.mark.rule("GUI-LAN-01")
def test_the_hexes_behind_a_rider_are_not_shown_to_his_lance() -> None:
    table = scene(ours={"arthur": rider("h9")}, theirs={"said": "h4"}, step="fire")
    shown = queries.fire(table.state, unit(table, "arthur"))["hexes"]

    assert ["h5" in shown, "l9" in shown, "h12" in shown, "g12" in shown] == [True, True, False, False]


@pytest.mark.rule("GUI-SEQ-01")
def test_a_way_onto_the_map_begins_at_its_edge() -> None:
    table = coming_on()
    s, u = table.state, unit(table, "argyris")

    assert queries.path(s, u, ["k9"])["steps"] == [{"step": "k9", "why": "GUI-SEQ-01 not-an-entry"}]
    assert queries.path(s, u, ["a14"])["steps"][0]["why"] == ""


@pytest.mark.rule("GUI-HOP-06")
@pytest.mark.parametrize(
    ("letter", "word"), [(melee.C, "nothing"), (melee.D, "lances_beaten"), (melee.F, "lances_beaten")]
)
def test_what_beats_the_lances(letter: int, word: str) -> None:
    table = scene(ours={"robert": "h4"}, theirs=block(a=FRONT), step="combat")
    ours, theirs = mask(table, "robert"), mask(table, "okeanos")

    assert odds.fight_word(table.state, ours, theirs, melee.NO_CHARGE, letter) == word


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(("over", "places"), [(0, None), (1, [1, 2]), (2, [2, 1]), (3, [1, 1])])
def test_how_a_scenario_ended(over: int, places: list[int] | None) -> None:
    s = scene(ours={"avray": "e5"}, theirs=FAR).state
    s.facts[st.OVER] = over
    end = GAME.outcome(s)

    assert (end and (list(end.places), end.rule)) == (places and (places, "GUI-SEQ-01"))
