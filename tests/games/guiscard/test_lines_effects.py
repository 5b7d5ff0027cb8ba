"""What a rule changes besides what it is asked for: who lets go, who is asked next, where everybody stands afterwards."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import FIELD, against, asked, health, play, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import draft
from tests.games.guiscard.test_melee import FRONT, block

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import contact, formations, horses, movement, mover, wounds
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}
SLEEPER = {"hex": "e6", "stunned": True}
AROUND_E5 = ("e4", "f5", "f6", "e6", "d6", "d5")


def carrying() -> Table:
    """Avray has picked up Rioulf, the first unit of all, in e6 and goes on."""
    table = scene(ours={"rioulf": SLEEPER, "avray": "e7", "osbern": "a1"}, theirs=FAR)
    play(table, "move avray", "step e6", "lift rioulf")
    return table


# Wounds, falls and deaths.


@pytest.mark.rule("GUI-HOP-04")
def test_a_wounded_hoplite_faces_nowhere() -> None:
    table = scene(ours=block(a=FRONT), theirs=FAR)
    s, u = table.state, unit(table, "okeanos")
    wounds.wound(s, u, "GUI-MEL-05")

    assert (st.get(s, u, st.DIR), st.has(s, u, st.FORMATION)) == (-1, False)


@pytest.mark.rule("GUI-CMP-15", "GUI-MOV-18", "GUI-SEQ-08")
def test_who_is_knocked_out_on_the_way_lies_there_and_drops_his_burden() -> None:
    table = carrying()
    play(table, "step e5")
    s, avray, rioulf = table.state, unit(table, "avray"), unit(table, "rioulf")
    wounds.stun(s, avray, "GUI-MIS-25")

    assert (s.facts[st.MOVER], st.standing(s, hex_of("e5")), st.get(s, avray, st.CARRY)) == (0, avray, -1)
    assert st.is_on_map(s, rioulf)
    assert st.standing(s, st.get(s, rioulf, st.HEX)) == rioulf


@pytest.mark.rule("GUI-MEL-30")
def test_who_is_killed_on_the_way_moves_no_more() -> None:
    table = scene(ours={"avray": "e7", "osbern": "a1"}, theirs=FAR)
    play(table, "move avray", "step e6")
    wounds.kill(table.state, unit(table, "avray"), "GUI-MIS-25")

    assert (table.state.facts[st.MOVER], health(table, "avray")) == (0, "dead")


@pytest.mark.rule("GUI-MEL-29", "GUI-MTD-22")
def test_a_thrown_rider_loses_the_horse_at_his_hand() -> None:
    led = {"hex": "f5", "facing": "n", "led": "robert"}
    table = scene(ours={"robert": rider("e5"), "pack-1": led, "avray": "a1"}, theirs=FAR)
    s = table.state
    wounds.throw(s, unit(table, "robert"), False, False, False, "GUI-MEL-05")

    assert st.get(s, unit(table, "pack-1"), st.LED) == -1


@pytest.mark.rule("GUI-MEL-29", "GUI-MEL-31")
@pytest.mark.parametrize(("name", "swims"), [("robert", False), ("zahir", True)])
def test_nobody_in_armour_is_thrown_into_deep_water_though_a_friend_would_make_room(name: str, swims: bool) -> None:
    """Avray swims in d5, and everybody else stands round the horse."""
    rows = [".....", ".....", ".....", ".....", "...W.", ".....", "....."]
    spots = {"osbern": "b4", "guido": "d4", "jacques": "b5", "avray": "d5", "rioulf": "b6", "eustache": "d6"}
    table = scene(rows, {name: rider("c4"), **spots}, {"beppe": "e7"})
    s, u = table.state, unit(table, name)

    assert wounds.fall_hexes(s, u, hex_of("c4"), 0) == []
    assert (hex_of("d5") in wounds.shift_hexes(s, u, hex_of("c4"), 0)) is swims


@pytest.mark.rule("GUI-MEL-16")
def test_a_sleeper_whom_nobody_holds_lives() -> None:
    """Walled in all round, he is nobody's prisoner."""
    walled = draft(*["." * 7] * 7)
    for d in range(6):
        walled.set_side(hex_of("c4"), d, bo.WALL, hex_of("c4"))
    table = scene(walled.finished(), {"avray": {"hex": "c4", "stunned": True}, "osbern": "a1"}, {"beppe": "g7"})
    wounds.slay_surrounded(table.state)

    assert health(table, "avray") == "stunned healthy"


@pytest.mark.rule("GUI-CMP-15", "GUI-HOP-04")
def test_a_stunned_hoplite_leaves_the_row() -> None:
    table = scene(ours=block(a=FRONT), theirs=FAR)
    s, u = table.state, unit(table, "okeanos")
    wounds.stun(s, u, "GUI-MEL-05")

    assert not st.has(s, u, st.FORMATION)


@pytest.mark.rule("GUI-MEL-29", "GUI-MEL-30", "GUI-SEQ-08")
def test_a_thrown_rider_sleeps_from_now_and_his_horse_is_of_his_side() -> None:
    table = scene(ours={"robert": rider("e5"), "avray": "a1"}, theirs=FAR)
    s, u, horse = table.state, unit(table, "robert"), unit(table, "robert-horse")
    s.facts[st.TURN] = 7
    st.put(s, horse, st.SEAT, 1)
    wounds.throw(s, u, False, True, False, "GUI-MEL-05")

    assert (st.get(s, u, st.STUN), st.get(s, horse, st.SEAT)) == (8, 0)


@pytest.mark.rule("GUI-STK-04")
def test_back_into_the_first_hex_of_the_map() -> None:
    table = scene(ours={"avray": "a1", "osbern": "a2"}, theirs=FAR)
    play(table, "move avray", "step a2")
    s, u = table.state, unit(table, "avray")
    assert s.facts[st.LAST_OK] == 0
    other = table.clone()
    movement.halt(s, u)
    wounds.put_back(other.state, u)

    assert (where(table, "avray"), where(other, "avray"), s.facts[st.MOVER]) == ("a1", "a1", 0)


@pytest.mark.rule("GUI-MEL-16")
def test_who_is_awake_is_not_slain_though_he_is_surrounded() -> None:
    ring = dict(zip(("alexio", "dorian", "milo", "argyris", "diogenes", "manueles"), AROUND_E5, strict=True))
    table = scene(ours={"avray": "e5", "osbern": {"hex": "a1", "stunned": True}}, theirs=ring)
    s = table.state
    wounds.slay_surrounded(s)
    assert health(table, "avray") == "healthy"

    st.put(s, unit(table, "avray"), st.STUN, 1)
    s.facts[st.STUNNED] += 1
    wounds.slay_surrounded(s)
    assert health(table, "avray") == "dead"


# On the move.


@pytest.mark.rule("GUI-MOV-17", "GUI-STK-04")
def test_where_he_picked_a_man_up_he_may_be_put_back_to() -> None:
    table = carrying()

    assert table.state.facts[st.LAST_OK] == hex_of("e6") * 8


@pytest.mark.rule("GUI-MOV-18", "GUI-STK-04")
def test_who_is_stopped_lays_his_burden_down() -> None:
    table = carrying()
    play(table, "step e5")
    s, avray, rioulf = table.state, unit(table, "avray"), unit(table, "rioulf")
    movement.halt(s, avray)

    assert (where(table, "avray"), st.get(s, avray, st.CARRY)) == ("e5", -1)
    assert st.standing(s, st.get(s, rioulf, st.HEX)) == rioulf


@pytest.mark.rule("GUI-STK-04", "GUI-BLD-29")
def test_a_rider_stopped_astride_a_wall_stands_and_looks_as_before() -> None:
    walled = draft(*["." * 9] * 9)
    walled.set_side(hex_of("f5"), 3, bo.LOW_WALL, hex_of("f5"))
    walled.set_side(hex_of("f5"), 4, bo.LOW_WALL, hex_of("f5"))
    table = scene(walled.finished(), {"robert": rider("e5"), "avray": "a1"}, {"beppe": "i9"})
    play(table, "move robert", "step f5")
    s, u = table.state, unit(table, "robert")
    assert st.get(s, u, st.DIR) == 1
    movement.halt(s, u)

    assert (where(table, "robert"), st.get(s, u, st.DIR), st.standing(s, hex_of("e6"))) == ("e5", 0, u)


@pytest.mark.rule("GUI-STK-04", "GUI-BLD-29", "GUI-MEL-29")
@pytest.mark.parametrize("horse_dead", [False, True])
def test_a_rider_thrown_astride_a_wall_leaves_his_horse_before_it(horse_dead: bool) -> None:
    """§ 8.4.2: nobody ends his move astride a wall, and § 6.6 leaves the horse where it was: where it could last stand."""
    walled = draft(*["." * 9] * 9)
    walled.set_side(hex_of("f5"), 3, bo.LOW_WALL, hex_of("f5"))
    walled.set_side(hex_of("f5"), 4, bo.LOW_WALL, hex_of("f5"))
    table = scene(walled.finished(), {"robert": rider("e5"), "avray": "a1"}, {"beppe": "i9"})
    play(table, "move robert", "step f5")
    s, u, horse = table.state, unit(table, "robert"), unit(table, "robert-horse")
    wounds.throw(s, u, False, True, horse_dead, "GUI-MEL-05")

    assert (where(table, "robert-horse"), st.get(s, horse, st.DIR)) == ("e5", 0)


@pytest.mark.rule("GUI-MOV-18")
@pytest.mark.parametrize("fallen", [False, True])
def test_a_burden_falls_through_no_wall(fallen: bool) -> None:
    """§ 8.4: "Durch Wände kann man nicht hindurchgehen", and so nobody is laid down behind one."""
    walled = draft(*FIELD)
    for d in (0, 1, 2, 4, 5):
        walled.set_side(hex_of("e4"), d, bo.WALL, hex_of("e4"))
    ours = {"avray": "e6", "rioulf": {"hex": "e5", "stunned": True}, "osbern": "a1"}
    table = scene(walled.finished(), ours, FAR)
    play(table, "move avray", "step e5", "lift rioulf", "step e4")
    s, avray, rioulf = table.state, unit(table, "avray"), unit(table, "rioulf")
    if fallen:
        wounds.stun(s, avray, "GUI-MIS-25")
    else:
        movement.halt(s, avray)

    assert (where(table, "avray"), where(table, "rioulf")) == ("e4", "e5")
    assert st.standing(s, hex_of("e5")) == rioulf


@pytest.mark.rule("GUI-INF-01", "GUI-INF-06")
def test_who_is_killed_by_a_check_is_checked_no_more() -> None:
    theirs = {"argyris": "d6", "diogenes": "f6", "beppe": "t16"}
    table = scene(ours={"avray": "e7", "osbern": "a1"}, theirs=theirs, dice=[10, 10])
    play(table, "move avray", "step e6", "step e5")

    assert (health(table, "avray"), len(rolls(table, "InfiltrationRolled"))) == ("dead", 1)


@pytest.mark.rule("GUI-HOP-01")
def test_the_lances_of_the_first_unit_of_all_bar_the_way() -> None:
    front = {"okeanos": "h6", "nikolaos": "g6", "georgios": "i5"}
    table = scene(ours=block(a=front), theirs={"robert": "k4", "arthur": rider("h3"), "beppe": "t16"}, active=1)
    s, board = table.state, board_of(table.state)
    assert unit(table, "okeanos") == 0

    assert movement.why_not_pass(s, board, unit(table, "robert"), hex_of("h5")) == "GUI-HOP-01 lances"
    assert movement.why_not_pass(s, board, unit(table, "nikolaos"), hex_of("h5")) == ""
    other = table.clone()
    st.put(other.state, unit(table, "robert"), st.HEX, hex_of("h5"))
    assert mover.why_not_stay(other.state, unit(table, "robert")) == "GUI-HOP-01 lances"
    play(table, "move arthur")
    assert against(table, "dismount h5") == "GUI-HOP-01 lances"


@pytest.mark.rule("GUI-HOP-01")
@pytest.mark.parametrize(("at", "lies"), [("h5", False), ("t1", True)])
def test_no_lances_lie_where_the_first_unit_of_all_stands(at: str, lies: bool) -> None:
    table = scene(ours={"avray": at}, theirs=block(a=FRONT))
    s = table.state
    assert unit(table, "avray") == 0

    assert (contact.marker_hex(s, board_of(s), unit(table, "okeanos")) != NOWHERE) is lies


@pytest.mark.rule("GUI-HOP-18", "GUI-HOP-20")
def test_who_goes_into_foulkon_has_left_the_row() -> None:
    table = scene(ours=block(a=FRONT), theirs=FAR)
    s = table.state
    assert s.facts[st.FORMED] == 3
    formations.foulkon(s, unit(table, "okeanos"))

    formed = [u for u in range(st.count(s)) if st.has(s, u, st.FORMATION)]
    assert s.facts[st.FORMED] == len(formed) < 3


@pytest.mark.rule("GUI-MOV-17")
def test_a_captor_walks_half_as_far() -> None:
    table = scene(ours={"rioulf": "a1", "avray": "e5"}, theirs=FAR, tools={})
    s, u = table.state, unit(table, "avray")
    free = mover.move_points(s, u)
    st.put(s, u, st.CARRY, unit(table, "rioulf"))

    assert (unit(table, "rioulf"), mover.move_points(s, u)) == (0, free // 2)


@pytest.mark.rule("GUI-HOP-01")
def test_nobody_stops_in_the_lances_of_the_last_of_a_row() -> None:
    front = {"nikolaos": "g6", "georgios": "i5", "okeanos": "h6"}
    table = scene(ours=block(a=front), theirs={"robert": "h4", "beppe": "t16"}, active=1)
    s, u = table.state, unit(table, "robert")
    assert u == unit(table, "okeanos") + 1
    st.put(s, u, st.HEX, hex_of("h5"))

    assert mover.why_not_stay(s, u) == "GUI-HOP-01 lances"


@pytest.mark.rule("GUI-HOP-01")
def test_no_row_marches_into_the_lances_of_the_first_unit_of_all() -> None:
    front = {"okeanos": "h6", "nikolaos": "g6", "georgios": "i5"}
    theirs = block(a={"kosmas": "h4", "ioannes": "g4", "loukas": "i3"})
    table = scene(ours=block(a=front), theirs=theirs, active=1)
    men = sorted(unit(table, name) for name in theirs)
    assert unit(table, "okeanos") == 0
    for name in ("nikolaos", "georgios"):
        st.put(table.state, unit(table, name), st.LANCES, 1)  # theirs are beaten

    assert formations.why_not_march_block(table.state, men, 3) == "GUI-HOP-01 lances"


@pytest.mark.rule("GUI-DEF-02", "GUI-DEF-05")
@pytest.mark.parametrize("ground", [".", "b"])
def test_a_row_that_marches_can_be_shot_at_in_every_hex_while_nobody_fires(ground: str) -> None:
    """§ 5.3: "in irgendeinem Feld".  Bushes take two points, so that a row has only one hex of them."""
    rows = ["." * 20] * 13 + [ground * 20] * 3
    row = {name: f"{h[0]}{int(h[1]) + 10}" for name, h in FRONT.items()}
    table = scene(rows, block(a=row), {"karim": "h5", "beppe": "t1"})
    windows = []
    for _ in range(3 if ground == "." else 1):
        play(table, "march nikolaos n")
        windows.append(0)
        while asked(table) == (1, "offer-defensive-fire"):
            windows[-1] += 1
            play(table, "hold")

    assert windows == ([3, 3, 3] if ground == "." else [3])


# Horses.


@pytest.mark.rule("GUI-MTD-21")
def test_the_first_unit_of_all_keeps_his_horse_from_others() -> None:
    horse = {"hex": "e9", "facing": "n"}
    table = scene(ours={"robert": "d10", "arthur": "f10", "robert-horse": horse, "avray": "e8"}, theirs=FAR)
    assert unit(table, "robert") == 0
    other = table.clone()
    play(table, "move arthur")
    play(other, "move avray")

    assert against(table, "mount robert-horse") == "GUI-MTD-21 kept"
    assert against(other, "take robert-horse") == "GUI-MTD-21 kept"


@pytest.mark.rule("GUI-MTD-03", "GUI-STK-04")
def test_where_he_turned_about_a_rider_may_be_put_back_to() -> None:
    table = scene(ours={"robert": rider("e5"), "avray": "a1"}, theirs=FAR)
    play(table, "move robert", "about")

    assert table.state.facts[st.LAST_OK] == hex_of("e6") * 8 + 3


@pytest.mark.rule("GUI-MTD-06", "GUI-STK-04")
def test_where_he_mounted_a_rider_may_be_put_back_to() -> None:
    ours = {"robert": "f9", "robert-horse": {"hex": "e8", "facing": "n"}, "avray": "a1"}
    table = scene(ours=ours, theirs=FAR)
    play(table, "move robert", "mount robert-horse")

    assert table.state.facts[st.LAST_OK] == hex_of("e8") * 8


@pytest.mark.rule("GUI-MTD-18", "GUI-MTD-23")
def test_a_led_horse_comes_along_into_the_first_hex_of_the_map() -> None:
    pack = {"hex": "a1", "facing": "n", "led": "avray"}
    table = scene(["..", ".r", ".."], {"avray": "b1", "pack-1": pack}, {"beppe": "b3"})
    s, u, horse = table.state, unit(table, "avray"), unit(table, "pack-1")
    movement.begin(s, u)
    assert st.standing(s, hex_of("a1")) == -1
    horses.place_led(s, u)

    assert (st.get(s, horse, st.LED), st.standing(s, hex_of("a1"))) == (u, horse)


@pytest.mark.rule("GUI-MTD-18", "GUI-MTD-23")
@pytest.mark.parametrize("taken", ["", "e7", "e8"])
def test_a_led_horse_without_room_beside_its_leader_stays_behind_or_runs_off(taken: str) -> None:
    """A lane between rocks: Osbern stands where the horse would have to stand."""
    rows = [f"rrrr{ground}rrrr" for ground in "rrr.......rr"]
    ours = {"avray": "e6", "pack-1": {"hex": "e7", "facing": "n", "led": "avray"}, "osbern": "e5", "rioulf": "e10"}
    table = scene(rows, ours, {"beppe": "a1"})
    play(table, "move avray", "step e5", "step e4")
    s, horse, rioulf = table.state, unit(table, "pack-1"), unit(table, "rioulf")
    if taken:
        st.lift(s, rioulf)
        st.put(s, rioulf, st.HEX, hex_of(taken))
        st.settle(s, rioulf)
    play(table, "stop")

    assert (where(table, "avray"), st.get(s, horse, st.LED)) == ("e4", -1)
    if taken:
        assert (st.get(s, horse, st.PLACE), st.get(s, horse, st.HEX)) == (st.GONE, NOWHERE)
    else:
        assert [st.standing(s, hex_of(h)) for h in ("e7", "e8")] == [horse, horse]
