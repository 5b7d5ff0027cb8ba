"""Chapters 8 and 9: doors, windows, tents, low walls, gate, wall-walks, stairs."""

import pytest
from tests.games.guiscard.given import asked, offered, play, points, refused, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import MAPS, drawn

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.ground.paths import foot_cost, is_astride, mounted_cost
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.kernel.table import Table, new_table

FARM, CHURCH, CAMP, NEST = MAPS["lagoon+farm"], MAPS["lagoon+church"], MAPS["lagoon+camp"], MAPS["eagle-nest"]
FAR = {"beppe": "a18"}


def shift(table: Table, ours: str, theirs: str) -> int:
    return me.column_shift(table.state, 1 << unit(table, ours), 1 << unit(table, theirs), 0)


@pytest.mark.rule("GUI-BLD-21", "GUI-BLD-22")
def test_in_by_the_door_or_the_window_never_through_the_wall() -> None:
    table = scene(FARM, {"vladko": "o7"}, FAR)

    play(table, "move vladko")
    assert refused(table, "step p8") == "GUI-BLD-21"
    play(table, "step o8")

    assert points(table) == 4


@pytest.mark.rule("GUI-BLD-23", "GUI-BLD-24")
def test_horses_come_as_far_as_the_door() -> None:
    table = scene(FARM, {"arthur": rider("p10", "n")}, FAR)

    play(table, "move arthur", "step p9")

    assert points(table) == 11
    assert [h for h in offered(table, "step") if h in ("p8", "o9", "q9")] == []
    led = scene(FARM, {"avray": "p10", "arthur-horse": {"hex": "p11", "facing": "n", "led": "avray"}}, FAR)
    play(led, "move avray", "step p9")
    assert refused(led, "step p8") == "GUI-MOV-07"


@pytest.mark.rule("GUI-BLD-25")
def test_no_climbing_in_onto_an_enemy() -> None:
    table = scene(FARM, {"vladko": "o7"}, {"avray": "o8"})

    play(table, "move vladko")

    assert refused(table, "step o8") == "GUI-STK-02"


@pytest.mark.rule("GUI-BLD-26", "GUI-BLD-27")
def test_a_wounded_armoured_man_cannot_climb_a_window() -> None:
    table = scene(FARM, {"albert": {"hex": "o7", "wounded": True}}, FAR)

    play(table, "move albert")

    assert refused(table, "step o8") == "GUI-MOV-04"


@pytest.mark.rule("GUI-BLD-28", "GUI-BLD-29")
def test_a_horse_jumps_a_low_wall_but_does_not_stop_on_it() -> None:
    table = scene(FARM, {"arthur": rider("t12", "nw")}, FAR)

    play(table, "move arthur", "step s11")
    assert points(table) == 9
    assert is_astride(FARM, hex_of("s11"), 5)
    assert refused(table, "stop") == "GUI-BLD-29"
    play(table, "step r11")

    assert refused(table, "stop") == ""


@pytest.mark.rule("GUI-BLD-30")
def test_in_a_door_or_window_the_defender_has_the_better_of_it() -> None:
    door = scene(FARM, {"vladko": "p10"}, {"avray": "p9"}, step="combat")
    out = scene(FARM, {"vladko": "p9"}, {"avray": "p10"}, step="combat")
    window = scene(FARM, {"vladko": "o7"}, {"avray": "o8"}, step="combat")

    assert [shift(t, "vladko", "avray") for t in (door, out, window)] == [-1, -1, -2]


@pytest.mark.rule("GUI-BLD-31")
def test_across_a_low_wall_the_defender_has_the_advantage_on_either_side() -> None:
    out = scene(FARM, {"vladko": "s11"}, {"avray": "t12"}, step="combat")
    into = scene(FARM, {"vladko": "t12"}, {"avray": "s11"}, step="combat")

    assert (shift(out, "vladko", "avray"), shift(into, "vladko", "avray")) == (-1, -1)


@pytest.mark.rule("GUI-BLD-32")
def test_no_fighting_through_canvas() -> None:
    """Rulebook § 8.5.2: Milo must use the entrance."""
    table = scene(CAMP, {"milo": "p5", "stelios": "p8"}, {"romaric": "p6", "arthur": "p7"}, step="combat")

    assert offered(table, "attack") == ["stelios arthur"]
    assert refused(table, "attack milo romaric") == "GUI-BLD-32"


@pytest.mark.rule("GUI-BLD-33")
def test_pulling_down_a_tent_takes_the_whole_turn() -> None:
    table = scene(CAMP, {"milo": "p5", "stelios": "a18"}, {"romaric": "p6", "beppe": "z18"}, step="fire")
    assert "milo p6" in offered(table, "pull")

    play(table, "pull milo p6")
    while asked(table)[1] == "fire":
        play(table, "done")
    assert refused(table, "move milo") == "GUI-MOV-13"
    play(table, "done")

    board = sc.board_of(table.state)
    assert board.feature(hex_of("p5"), hex_of("p6")) == b.OPEN
    assert foot_cost(board, hex_of("p5"), 3, False) == 2


@pytest.mark.rule("GUI-BLD-06")
def test_no_blows_through_a_church_window() -> None:
    table = scene(CHURCH, {"milo": "w5", "stelios": "z1"}, {"roger": "w6", "roland": "z2"}, step="combat")

    assert "milo roger" not in offered(table, "attack")


@pytest.mark.rule("GUI-INF-15", "GUI-CAS-37", "GUI-CAS-39")
def test_a_man_behind_a_church_window_hampers_nobody_and_nobody_gets_in() -> None:
    table = scene(CHURCH, {"milo": "w4"}, {"roger": "w6"})

    play(table, "move milo", "step w5")
    assert refused(table, "step w6") in ("GUI-BLD-21", "GUI-STK-02")
    play(table, "step x5", "stop")

    assert rolls(table, "InfiltrationRolled") == []


# ---------------------------------------------------------------- castle


@pytest.mark.rule("GUI-CAS-01", "GUI-CAS-02", "GUI-CAS-37", "GUI-CAS-40")
def test_a_palisade_stops_men_and_horses() -> None:
    assert foot_cost(NEST, hex_of("i10"), 1, False) == 0
    assert foot_cost(NEST, hex_of("i10"), 2, False) == 0
    assert mounted_cost(NEST, hex_of("i10"), 1) == 0
    assert foot_cost(NEST, hex_of("k10"), 5, False) == 1  # up the stairs


@pytest.mark.rule("GUI-CAS-08")
def test_nobody_jumps_down_from_the_wall_walk() -> None:
    assert foot_cost(NEST, hex_of("j9"), 1, False) == 0
    assert foot_cost(NEST, hex_of("j9"), 2, False) == 0


@pytest.mark.rule("GUI-CAS-05", "GUI-CAS-06")
def test_where_the_palisade_is_down_one_passes_for_one_point_more() -> None:
    broken = reshaping.with_wreck(NEST, hex_of("j10"))
    d = next(k for k in range(6) if broken.side[hex_of("j10") * 6 + k] == b.PALISADE_DOWN)
    out = broken.near[hex_of("j10") * 6 + d]

    assert foot_cost(broken, out, (d + 3) % 6, False) == 2
    table = scene(broken, {"avray": "j10"}, FAR, step="combat")
    assert me.ground_value(table.state, broken, unit(table, "avray")) == -1


@pytest.mark.rule("GUI-CAS-10", "GUI-CAS-11", "GUI-CAS-13")
@pytest.mark.parametrize(("gate", "foot", "mounted"), [("closed", 0, 0), ("open", 2, 0), ("destroyed", 2, 4)])
def test_the_gate(gate: str, foot: int, mounted: int) -> None:
    board = reshaping.with_gate(NEST, b.GATE_STATES.index(gate))

    assert foot_cost(board, hex_of("m13"), 0, False) == foot
    assert mounted_cost(board, hex_of("m13"), 0) == mounted


@pytest.mark.rule("GUI-CAS-12")
def test_opening_the_gate_takes_a_turn_at_one_of_its_three_inner_hexes() -> None:
    table = scene(NEST, {"osbern": "m11", "roland": "l11"}, {"beppe": "a18"}, step="fire")
    assert offered(table, "gate") == ["osbern"]

    play(table, "gate osbern")
    assert asked(table) == (0, "move")
    assert refused(table, "move osbern") == "GUI-MOV-13"
    assert table.state.facts[st.GATE] == b.GATE_CLOSED
    play(table, "done")

    assert table.state.facts[st.GATE] == b.GATE_OPEN


@pytest.mark.rule("GUI-CAS-23")
def test_wall_walk_and_courtyard_see_each_other() -> None:
    table = scene(NEST, {"alphonse": "j10"}, {"argyris": "l11"}, step="fire")

    assert offered(table, "fire") == ["alphonse l11"]


@pytest.mark.rule("GUI-CAS-41", "GUI-CAS-43")
def test_stairs_lead_up_at_one_side_and_begin_anywhere() -> None:
    """The stair k10 leads to j10 only; from the yard it is entered from every side, and no other wall-walk hex is reached."""
    ways = [n for n in range(6) if foot_cost(NEST, hex_of("k10"), n, False)]
    reached = {NEST.near[hex_of("k10") * 6 + n] for n in ways}

    assert hex_of("j10") in reached
    assert hex_of("j11") not in reached
    assert hex_of("k9") in reached
    assert foot_cost(NEST, hex_of("k9"), 3, False) == 2


@pytest.mark.rule("GUI-CAS-18", "GUI-CAS-38")
def test_the_tower_is_entered_through_its_door_on_foot() -> None:
    assert foot_cost(NEST, hex_of("n11"), 0, False) == 1
    assert mounted_cost(NEST, hex_of("n11"), 0) == 0


# ---------------------------------------------------------------- scenarios


@pytest.mark.parametrize("name", sc.SCENARIO_IDS[:8])
def test_every_scenario_sets_itself_up(name: str) -> None:
    table = new_table(GAME, 2, 1, {"scenario": name})
    if asked(table)[1] == "choose-exit":
        play(table, "exit west")
    while asked(table)[1] == "place-unit":
        play(table, "auto")

    assert GAME.faults(table.state) == []
    assert table.state.facts[st.ROUND] == 1


def test_hoplites_stand_formed_when_the_lances_scenario_begins() -> None:
    table = new_table(GAME, 2, 1, {"scenario": "lances"})
    play(table, "exit west")
    while asked(table)[1] == "place-unit":
        play(table, "auto")

    assert table.state.facts[st.FORMED] == 9


def test_before_a_norman_strikes_the_garrison_suspects_nothing() -> None:
    table = new_table(GAME, 2, 1, {"scenario": "coffin"})
    while asked(table)[1] == "place-unit":
        play(table, "auto")
    while table.state.facts[st.ACTIVE] == 0:
        play(table, "done" if "done" in [a.text for a in table.legal()] else table.legal()[-1].text)

    assert asked(table)[0] == 1
    assert offered(table, "fire") == []


def test_booty_is_gathered_in_a_turn_and_carried_at_half_speed() -> None:
    board = drawn(*["." * 8] * 4)
    table = scene(board, {"vladko": "a1", "dragan": "b2"}, {"beppe": "h4"}, step="fire", loot=[hex_of("a1")])
    play(table, "loot vladko", "done")
    while table.state.facts[st.ACTIVE] == 1:
        play(table, "done")

    assert table.state.facts[st.LOOT] == 4096 + unit(table, "vladko")
    play(table, "done") if asked(table)[1] == "fire" else None
    play(table, "move vladko")
    assert points(table) == 4
    assert where(table, "vladko") == "a1"
