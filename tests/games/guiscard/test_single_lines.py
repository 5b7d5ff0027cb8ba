"""One line of the rules at a time: small positions for what greater scenes pass over."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import health, play, rider, scene, unit, where
from tests.games.guiscard.siege_scene import fact, siege
from tests.games.guiscard.test_board import MAPS, drawn
from tests.games.guiscard.test_engines import CREW, thrower
from tests.games.guiscard.test_ladders import leaning
from tests.games.guiscard.test_melee import FRONT, SECOND, block
from tests.games.guiscard.test_ropes import hanging
from tests.games.guiscard.test_siege_refusals import pulled

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import odds as siege_odds
from porphyry.games.guiscard.siege import siege_day, verdict
from porphyry.games.guiscard.siegecraft import greek_fire, stone_thrower
from porphyry.games.guiscard.skirmish import (
    contact,
    formations,
    horses,
    lost_charges,
    missile,
    movement,
    mover,
    retreat,
    wounds,
)
from porphyry.kernel.table import new_table

FAR = {"beppe": "t16"}


# The fight.


@pytest.mark.rule("GUI-MEL-05", "GUI-MEL-19")
@pytest.mark.parametrize("mounted", [False, True])
def test_columns_stop_at_the_ends_of_the_table_and_rolls_at_ten(mounted: bool) -> None:
    last = len(t.MELEE_FROM) - 1

    assert t.melee_result(last + 1, mounted, 5) == t.melee_result(last, mounted, 5)
    assert t.melee_result(-1, mounted, 5) == t.melee_result(0, mounted, 5)
    assert t.melee_result(3, mounted, 11) == t.melee_result(3, mounted, 10)


@pytest.mark.rule("GUI-MEL-32")
def test_a_sleeper_thrown_where_there_is_no_room_dies_and_sleeps_no_more() -> None:
    table = scene(ours={"robert": "e5"}, theirs=FAR)
    s, u = table.state, unit(table, "robert")
    wounds.stun(s, u, "GUI-MEL-32")

    wounds.perish(s, u, hex_of("e6"))

    assert (health(table, "robert"), s.facts[st.STUNNED]) == ("dead", 0)
    assert st.dead_persons(s, hex_of("e6")) == 1


@pytest.mark.rule("GUI-MOV-14")
@pytest.mark.parametrize(("ground", "place", "bodies"), [("W", st.GONE, 0), (".", st.ON_MAP, 1)])
def test_a_body_in_water_sinks_on_land_it_lies(ground: str, place: int, bodies: int) -> None:
    table = scene([ground * 3] * 3, {"avray": "b2"}, {"beppe": "c3"})
    s, u = table.state, unit(table, "avray")
    wounds.kill(s, u, "GUI-MIS-25")

    assert (st.get(s, u, st.PLACE), st.get(s, u, st.HEX) == NOWHERE) == (place, place == st.GONE)
    assert st.dead_persons(s, hex_of("b2")) == bodies


@pytest.mark.rule("GUI-MOV-11")
def test_more_than_three_dead_horses_count_as_three() -> None:
    s = scene(ours={"avray": "a1"}, theirs=FAR).state
    for n in (1, 2, 3, 3):
        st.lay_dead_horse(s, hex_of("e5"), 0)
        assert [st.dead_horses(s, hex_of(h)) for h in ("e5", "e6", "e4")] == [n, n, 0]
    assert st.standing(s, hex_of("e5")) == -1


# Formations.


@pytest.mark.rule("GUI-HOP-01", "GUI-HOP-04")
def test_a_row_of_two_is_a_row_no_more() -> None:
    table = scene(ours={"karim": "a1"}, theirs=block(a=FRONT))
    s = table.state
    assert s.facts[st.FORMED] == 3
    wounds.kill(s, unit(table, "georgios"), "GUI-MIS-25")
    formations.check_ranks(s)

    left = [st.has(s, unit(table, name), st.FORMATION) for name in ("nikolaos", "okeanos")]
    assert (left, s.facts[st.FORMED]) == ([False, False], 0)


@pytest.mark.rule("GUI-HOP-01", "GUI-HOP-04")
def test_a_row_of_three_stays_one_and_a_foulkon_is_not_counted_among_the_rows() -> None:
    table = scene(ours={"karim": "a1"}, theirs=block(a=FRONT) | {"markos": {"hex": "p6", "foulkon": True}})
    s = table.state
    formations.check_ranks(s)
    wounds.break_ranks(s, unit(table, "markos"))

    assert (st.has(s, unit(table, "okeanos"), st.FORMATION), s.facts[st.FORMED]) == (True, 3)


@pytest.mark.rule("GUI-HOP-01")
def test_lances_lie_left_or_right_of_the_corner_a_row_faces() -> None:
    assert [contact.marker_direction(k) for k in range(12)] == [0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0]


@pytest.mark.rule("GUI-HOP-01", "GUI-HOP-08")
def test_lances_reach_over_the_hex_before_them() -> None:
    table = scene(ours={"robert": "h4"}, theirs=block(a=FRONT))
    s, board = table.state, board_of(table.state)
    okeanos = unit(table, "okeanos")

    assert contact.marker_hex(s, board, okeanos) == hex_of("h5")
    assert contact.strikes(s, board, okeanos, hex_of("h4"))
    assert not contact.strikes(s, board, okeanos, hex_of("h3"))
    st.put(s, okeanos, st.LANCES, 1)
    assert contact.marker_hex(s, board, okeanos) == NOWHERE
    assert not contact.strikes(s, board, okeanos, hex_of("h4"))


@pytest.mark.rule("GUI-HOP-08")
@pytest.mark.parametrize(
    ("behind", "right"), [(SECOND, True), ({"ioannes": "f6", "kosmas": "g7", "loukas": "h7"}, None)]
)
def test_the_files_behind_a_row_say_on_which_side_its_lances_lie(behind: dict[str, str], right: bool | None) -> None:
    table = scene(ours={**FRONT, **behind}, theirs=FAR)
    s = table.state
    k = 5  # nw-n
    row = [unit(table, name) for name in FRONT]
    mates = [formations.file_mates(s, row, d) for d in (k, (k + 1) % 6)]
    play(table, "form okeanos nw-n")

    assert (st.get(s, unit(table, "okeanos"), st.DIR) >= 6) == (mates[1] > mates[0])
    if right is not None:
        assert (mates[1] > mates[0], max(mates)) == (right, 3)


# On the move.


@pytest.mark.rule("GUI-MOV-03", "GUI-SOR-06", "GUI-MIS-11")
def test_who_comes_on_slowly_has_half_his_points() -> None:
    table = scene(ours={"avray": "e5"}, theirs=FAR, slow_entry=True, runner=1)
    s = table.state
    avray, beppe = unit(table, "avray"), unit(table, "beppe")
    full = [mover.move_points(s, u) for u in (avray, beppe)]
    for u in (avray, beppe):
        st.put(s, u, st.PLACE, st.WAITING)

    assert full == [st.allowance(s, avray), st.allowance(s, beppe)]
    assert [mover.move_points(s, u) for u in (avray, beppe)] == [full[0] // 2, full[1]]


@pytest.mark.rule("GUI-STK-04")
def test_a_mover_that_falls_on_another_goes_back_to_where_it_could_stay() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "e4"}, theirs=FAR)
    play(table, "move avray", "step e4")
    s = table.state
    wounds.put_back(s, unit(table, "rioulf"))  # he does not move
    assert (where(table, "avray"), where(table, "rioulf")) == ("e4", "e4")
    wounds.put_back(s, unit(table, "avray"))

    assert (where(table, "avray"), where(table, "rioulf")) == ("e5", "e4")


@pytest.mark.rule("GUI-STK-04")
def test_a_rider_with_room_for_both_hexes_stays_where_he_is() -> None:
    table = scene(ours={"robert": rider("e5")}, theirs=FAR)
    play(table, "move robert", "step e4")
    s = table.state
    s.facts[st.LAST_OK] = hex_of("e5") * 8
    wounds.put_back(s, unit(table, "robert"))

    assert where(table, "robert") == "e4"


@pytest.mark.rule("GUI-STK-04")
def test_only_the_mover_is_halted() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "e4"}, theirs=FAR)
    play(table, "move avray")
    s = table.state
    movement.halt(s, unit(table, "rioulf"))

    assert s.facts[st.MOVER] == unit(table, "avray") + 1
    assert not st.has(s, unit(table, "rioulf"), st.MOVED)


@pytest.mark.rule("GUI-MOV-07")
def test_a_led_horse_is_not_taken_off_the_map() -> None:
    board = drawn("...", ".t.", "...")

    assert not horses.may_lead_into(board, hex_of("a1"), 0)
    assert horses.may_lead_into(board, hex_of("b1"), 3)


@pytest.mark.rule("GUI-MTD-16", "GUI-MTD-21")
def test_a_horse_nobody_sees_has_no_front_and_a_pack_horse_no_keeper() -> None:
    table = scene(ours={"avray": "e8", "pack-1": {"hex": "e9", "facing": "n"}}, theirs=FAR)
    s, horse = table.state, unit(table, "pack-1")

    assert horses.has_front(s, horse, hex_of("e8"))
    assert horses.keeper(s, horse) == -1
    st.put(s, horse, st.HEX, NOWHERE)
    assert not horses.has_front(s, horse, hex_of("e8"))


@pytest.mark.rule("GUI-INF-13")
@pytest.mark.parametrize("name", ["pack-1", "rioulf"])
def test_neither_a_horse_nor_who_has_left_the_map_gives_ground(name: str) -> None:
    table = scene(ours={"avray": "a1", "rioulf": "e5", "pack-1": {"hex": "h9", "facing": "n"}}, theirs=FAR)
    s, u = table.state, unit(table, name)
    if name == "rioulf":
        st.lift(s, u)
        st.put(s, u, st.PLACE, st.LEFT)
    before = (list(s.stack), health(table, name))
    retreat.start(s, u, 1, NOWHERE, 0, retreat.FROM_MELEE)

    assert (list(s.stack), health(table, name)) == before


@pytest.mark.rule("GUI-MOV-09")
def test_only_an_armoured_man_on_foot_is_driven_into_deep_water() -> None:
    rows = ["WWW", "W.W", "..."]
    driven = {}
    for name in ("albert", "avray"):
        table = scene(rows, {name: "b2"}, {"beppe": "b3"})
        s = table.state
        threat = hex_of("b3")
        foes = 1 << unit(table, "beppe")
        driven[name] = len(retreat.drowning_hexes(s, board_of(s), unit(table, name), hex_of("b2"), -1, threat, foes))

    assert driven["albert"] > 0
    assert driven["avray"] == 0


@pytest.mark.rule("GUI-DEF-02")
def test_no_window_opens_for_who_said_no_more_or_answers_a_charge() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "a1"}, theirs={"karim": "e9"})
    s, u = table.state, unit(table, "avray")
    s.facts[st.CEASE] = 2
    assert not missile.open_window(s, u)
    s.facts[st.CEASE] = 1
    st.mark(s, u, st.COUNTERING)
    assert not missile.open_window(s, u)
    st.unmark(s, u, st.COUNTERING)

    assert missile.open_window(s, u)


@pytest.mark.rule("GUI-CHG-14")
def test_who_gives_up_his_charge_has_moved_and_who_meant_to_answer_it_is_free() -> None:
    table = scene(ours={"arthur": rider("h14")}, theirs={"khaled": rider("h5", "s")}, step="charge")
    s = table.state
    arthur, khaled = unit(table, "arthur"), unit(table, "khaled")
    st.mark(s, arthur, st.CHARGING)
    st.put(s, arthur, st.TARGET, khaled)
    st.put(s, khaled, st.TARGET, arthur)
    st.mark(s, khaled, st.COUNTERING)
    assert lost_charges.is_countered(s, arthur)
    lost_charges.forgo_charge(s, arthur)

    assert (st.has(s, arthur, st.MOVED), st.has(s, arthur, st.CHARGING)) == (True, False)
    assert not st.has(s, khaled, st.COUNTERING)


# Engines, ladders and ropes.


@pytest.mark.rule("GUI-GRK-06")
@pytest.mark.parametrize(
    ("bearing", "inside", "outside"),
    [(0, "j3", "j17"), (6, "j17", "j3"), (4, "q13", "c6"), (10, "c6", "q13"), (5, "m15", "g4"), (11, "g4", "m15")],
)
def test_the_sector_turns_with_the_machine(bearing: int, inside: str, outside: str) -> None:
    apex = hex_of("j10")

    assert greek_fire.in_sector(apex, bearing, hex_of(inside))
    assert not greek_fire.in_sector(apex, bearing, hex_of(outside))
    assert not greek_fire.in_sector(apex, bearing, apex)


@pytest.mark.rule("GUI-STN-12", "GUI-STN-13")
def test_a_stone_hits_whoever_is_there_the_first_unit_too() -> None:
    table = scene(None, CREW, {"dorian": "e4"}, step="fire", tools=thrower(), dice=[1])
    s = table.state
    first = st.get(s, 0, st.HEX)
    stone_thrower.come_down(s, 0, 1, first)

    assert not st.is_active(s, 0)


@pytest.mark.rule("GUI-GRA-18")
@pytest.mark.parametrize(("wounded", "good"), [(0, 0.2), (1, 0.1), (2, 0.0), (3, 0.0)])
def test_the_chance_to_pull_a_palisade_down_is_shown(wounded: int, good: float) -> None:
    men = ["vladko", "bogdan", "zoran", "stanko"]
    table = pulled(*men)
    for name in men[:wounded]:
        st.put(table.state, unit(table, name), st.HEALTH, st.WOUNDED)

    seen = GAME.odds(table.state, 0, table.action("wrench grapnel-1"))
    assert seen == {"success": good, "failure": round(1.0 - good, 4)}


@pytest.mark.rule("GUI-CAS-07", "GUI-GRA-08")
def test_the_chance_of_a_jump_is_shown_and_off_a_rope_only_where_that_is_played() -> None:
    nest = MAPS["eagle-nest"]
    ladder = scene(nest, {"vladko": "i9"}, {"beppe": "a16"}, tools=leaning("vladko"))
    armoured = scene(nest, {"albert": "i9"}, {"beppe": "a16"}, tools=leaning("albert"))
    rope = hanging("vladko", height=8)
    plain = scene(nest, {"vladko": "i9"}, {"beppe": "a16"}, tools=rope)
    other = scene(nest, {"vladko": "i9"}, {"beppe": "a16"}, tools=rope, options={"rope_jump_check": "yes"})
    unhurt = {"unhurt": 0.8333, "wounded": 0.1667}

    assert siege_odds.jump_odds(ladder.state, unit(ladder, "vladko")) == unhurt
    assert siege_odds.jump_odds(armoured.state, unit(armoured, "albert")) == {"unhurt": 0.6667, "wounded": 0.3333}
    assert siege_odds.jump_odds(plain.state, unit(plain, "vladko")) is None
    assert siege_odds.jump_odds(other.state, unit(other, "vladko")) == unhurt


# The siege.


@pytest.mark.rule("GUI-CAP-02", "GUI-BAT-07")
@pytest.mark.parametrize(("fallen", "winner"), [(0, 2), (1, 1)])
def test_who_has_nobody_left_has_lost(fallen: int, winner: int) -> None:
    s = siege(stage=siege_day.ACT, day=1).state
    for kind in list(ca.strength(s, fallen)):
        ca.put_man(s, kind, ca.STATE, ca.DEAD)
    verdict.test_authority(s)

    assert s.facts[st.OVER] == winner


@pytest.mark.rule("GUI-CAP-01", "GUI-CAP-05", "GUI-CAP-02")
def test_at_night_it_is_asked_who_still_commands() -> None:
    s = siege(stage=siege_day.ACT, day=1).state
    siege_day.night(s)
    assert s.facts[st.OVER] == 0
    for kind in list(ca.strength(s, 1)):
        ca.put_man(s, kind, ca.STATE, ca.DEAD)
    siege_day.night(s)

    assert s.facts[st.OVER] == 1


@pytest.mark.rule("GUI-CAP-04")
@pytest.mark.parametrize("day", [1, 12, 19])
def test_the_chance_of_surrender_is_that_of_the_die(day: int) -> None:
    table = siege(stage=siege_day.ACT, day=day, lasts=20, theirs="leon argyris", sheet={ca.TAKEN: 3})
    s = table.state
    good = [roll for roll in range(1, 11) if roll + siege_day.pressure(s) >= 12]

    assert fact(table, ca.DAY) == day
    assert siege_day.chance_of_surrender(s) == 10 * len(good)


@pytest.mark.rule("GUI-SEQ-01")
def test_the_side_chosen_in_secret_is_told_to_who_chose_it_alone() -> None:
    table = new_table(GAME, 2, 1, {"scenario": "lances"})
    line = next(a.text for a in table.legal() if a.verb == "exit")
    told = [(event.kind, event.audience) for event in table.play(line)]

    assert ("ExitChosen", 1) in told
    assert "ExitHidden" in [kind for kind, _ in told]


@pytest.mark.rule("GUI-CMP-14")
def test_a_man_hurt_twice_on_the_sheet_dies() -> None:
    table = siege(stage=siege_day.ACT, day=1)
    s, leon = table.state, t.roster_index("leon")
    ca.hurt(s, leon)
    assert (ca.man(s, leon, ca.STATE), ca.man(s, leon, ca.RETURNS)) == (ca.WOUNDED, ca.NEW_WOUND)
    ca.hurt(s, leon)

    assert ca.man(s, leon, ca.STATE) == ca.DEAD


@pytest.mark.rule("GUI-CAP-01", "GUI-HEA-01")
def test_at_night_the_wounds_of_the_day_are_tended() -> None:
    table = siege(stage=siege_day.ACT, day=1)
    s, leon = table.state, t.roster_index("leon")
    ca.hurt(s, leon)
    siege_day.night(s)

    assert ca.man(s, leon, ca.RETURNS) != ca.NEW_WOUND


@pytest.mark.rule("GUI-MTD-03")
def test_about_turns_the_horse_on_the_spot() -> None:
    table = scene(ours={"robert": rider("e5")}, theirs=FAR)
    told = play(table, "move robert", "about")
    s, u = table.state, unit(table, "robert")

    assert (where(table, "robert"), st.get(s, u, st.DIR)) == ("e6", 3)
    assert "UnitTurned" in told


@pytest.mark.rule("GUI-MOV-16", "GUI-MOV-17", "GUI-MOV-18")
def test_who_is_carried_lies_nowhere_until_he_is_laid_down() -> None:
    table = scene(ours={"avray": "e5", "rioulf": {"hex": "e4", "stunned": True}}, theirs=FAR)
    told = play(table, "move avray", "step e4", "lift rioulf")
    s = table.state
    avray, rioulf = unit(table, "avray"), unit(table, "rioulf")
    assert (st.get(s, rioulf, st.PLACE), st.get(s, avray, st.CARRY)) == (st.CARRIED, rioulf)
    assert st.standing(s, hex_of("e4")) != rioulf
    told += play(table, "lay e3")

    assert (st.get(s, rioulf, st.PLACE), where(table, "rioulf")) == (st.ON_MAP, "e3")
    assert [kind for kind in told if kind in ("UnitLifted", "UnitLaid")] == ["UnitLifted", "UnitLaid"]


@pytest.mark.rule("GUI-MOV-12", "GUI-MOV-14")
def test_who_clears_a_hex_has_no_hand_free() -> None:
    dead = {n: {"hex": "e5", "dead": True} for n in ("osbern", "renauld", "roland")}
    table = scene(ours={"avray": "e6", "rioulf": "d6", "olivier": "a1", **dead}, theirs=FAR, step="fire")
    table.play("clear avray rioulf e5 e4")

    assert [st.has(table.state, unit(table, name), st.BUSY) for name in ("avray", "rioulf", "olivier")] == [
        True,
        True,
        False,
    ]


@pytest.mark.rule("GUI-SEQ-10", "GUI-SEQ-02")
def test_each_step_and_each_turn_are_told() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "e6"}, theirs={"alexio": "e4", "beppe": "t16"}, step="move")
    told = [(e.kind, e.rule) for e in table.play("done")]

    assert ("StepBegan", "GUI-SEQ-10") in told
