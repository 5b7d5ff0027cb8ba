"""On the march line by line: rows of hoplites, horses, steps, charges, turns."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import FIELD, against, asked, play, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import draft
from tests.games.guiscard.test_edges import coming_on, left
from tests.games.guiscard.test_melee import FRONT, block
from tests.games.guiscard.test_refusals import moving
from tests.games.guiscard.test_siege_relief import divided

from porphyry.games.guiscard import frames, sequence
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import hex_of, name_of, neighbour
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import charges, formations, horses, melee, missile, movement, mover
from porphyry.kernel.frames import set_field, top
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}
HORSE = {"hex": "e9", "facing": "n"}
N, S = 0, 3


# Rows.


@pytest.mark.rule("GUI-HOP-01", "GUI-SEQ-12")
@pytest.mark.parametrize(("chapters", "why"), [(6, "GUI-SEQ-12 not-in-scenario"), (7, "")])
def test_rows_are_formed_from_the_seventh_chapter_on(chapters: int, why: str) -> None:
    table = scene(ours=FRONT, theirs=FAR, chapters=chapters)

    assert formations.why_not_form(table.state, unit(table, "okeanos"), 5) == why


@pytest.mark.rule("GUI-STK-03")
def test_the_first_unit_of_all_stands_in_the_way_of_a_row() -> None:
    table = scene(ours={"avray": "h5", **block(a=FRONT)}, theirs=FAR)
    assert unit(table, "avray") == 0

    assert against(table, "march nikolaos n") == "GUI-STK-03 occupied"


@pytest.mark.rule("GUI-HOP-01")
def test_no_row_marches_into_the_lances_of_another() -> None:
    ours = block(a={"ioannes": "g4", "kosmas": "h4", "loukas": "i3"})
    table = scene(ours=ours, theirs=block(a=FRONT))
    s = table.state
    men = sorted(unit(table, name) for name in ours)

    assert formations.why_not_march_block(s, men, S) == "GUI-HOP-01 lances"
    assert formations.why_not_march_block(s, men, N) == ""


@pytest.mark.rule("GUI-HOP-09")
def test_a_row_that_marches_leaves_its_hexes() -> None:
    table = scene(ours=block(a=FRONT), theirs=FAR)
    s = table.state
    play(table, "march nikolaos n")

    assert [st.standing(s, hex_of(h)) for h in FRONT.values()] == [-1] * 3
    assert [st.standing(s, hex_of(h)) for h in ("g5", "h5", "i4")] == [unit(table, name) for name in FRONT]


@pytest.mark.rule("GUI-HOP-01")
def test_nobody_stops_in_the_lances_of_an_enemy() -> None:
    table = scene(
        ours={"robert": "h4", **block(b={"ioannes": "n4", "kosmas": "o4", "loukas": "p3"})}, theirs=block(a=FRONT)
    )
    play(table, "move robert")
    s, robert = table.state, unit(table, "robert")
    assert mover.why_not_stay(s, robert) == ""
    st.put(s, robert, st.HEX, hex_of("h5"))
    assert mover.why_not_stay(s, robert) == "GUI-HOP-01 lances"
    st.put(s, robert, st.HEX, hex_of("o3"))

    assert mover.why_not_stay(s, robert) == ""


# Horses.


@pytest.mark.rule("GUI-MTD-15", "GUI-MTD-18")
def test_a_horse_let_go_stands_with_its_head_beside_the_man_and_stays() -> None:
    ours = {"avray": "e8", "pack-1": {**HORSE, "led": "avray"}, "rioulf": "a1"}
    table = scene(ours=ours, theirs=FAR)
    s, horse = table.state, unit(table, "pack-1")
    play(table, "move avray", "step e7", "step e6")
    spot = horses.led_place(s, unit(table, "avray"), horse)
    play(table, "release pack-1")

    assert st.get(s, horse, st.LED) == -1
    assert st.get(s, horse, st.HEX) * 8 + st.get(s, horse, st.DIR) == spot
    assert where(table, "pack-1") in ("e5", "d5", "d6", "e7", "f6", "f7")
    play(table, "step e5")
    assert st.get(s, horse, st.HEX) * 8 + st.get(s, horse, st.DIR) == spot


@pytest.mark.rule("GUI-MTD-18")
def test_a_horse_may_stand_in_the_first_hex_of_the_map() -> None:
    table = scene(
        ["..", ".r", ".."], {"avray": "b1", "pack-1": {"hex": "a1", "facing": "n", "led": "avray"}}, {"beppe": "b3"}
    )
    play(table, "move avray")
    s, u, horse = table.state, unit(table, "avray"), unit(table, "pack-1")
    assert horses.led_place(s, u, horse) == hex_of("a1") * 8 + N == 0

    assert horses.why_not_release(s, u, horse) == ""


@pytest.mark.rule("GUI-MTD-21")
def test_a_rider_beside_his_horse_keeps_it_the_first_of_the_roster_too() -> None:
    table = scene(
        ours={"robert": "f10", "robert-horse": HORSE, "drogo": "a1", "drogo-horse": {"hex": "m9", "facing": "n"}},
        theirs=FAR,
    )
    s = table.state

    assert horses.keeper(s, unit(table, "robert-horse")) == unit(table, "robert")
    assert horses.keeper(s, unit(table, "drogo-horse")) == -1


@pytest.mark.rule("GUI-MTD-19")
def test_who_begins_beside_the_head_takes_the_reins_without_a_roll() -> None:
    table = moving("robert", {"robert": rider("e8", "s"), "pack-1": HORSE}, dice=[10])
    play(table, "take pack-1")
    s = table.state

    assert (st.get(s, unit(table, "pack-1"), st.LED), rolls(table, "ReinsRolled")) == (unit(table, "robert"), [])


@pytest.mark.rule("GUI-MTD-20")
@pytest.mark.parametrize(("roll", "led"), [(6, True), (7, False)])
def test_who_rides_past_rolls_for_the_reins(roll: int, led: bool) -> None:
    table = moving("robert", {"robert": rider("e6", "s"), "pack-1": HORSE}, dice=[roll])
    play(table, "step e7", "step e8", "take pack-1")

    assert [told["roll"] for told in rolls(table, "ReinsRolled")] == [roll]
    assert (st.get(table.state, unit(table, "pack-1"), st.LED) == unit(table, "robert")) == led


@pytest.mark.rule("GUI-MTD-12")
def test_only_a_riding_horse_on_the_map_is_mounted() -> None:
    ours = {"drogo": "f10", "drogo-horse": HORSE, "avray": "f9", "pack-1": {"hex": "m9", "facing": "n"}}
    table = moving("drogo", ours)
    s, drogo, horse = table.state, unit(table, "drogo"), unit(table, "drogo-horse")
    assert horses.why_not_mount(s, drogo, horse) == ""
    for name in ("avray", "pack-1"):
        assert horses.why_not_mount(s, drogo, unit(table, name)) == "GUI-MTD-12 no-mount"
    st.put(s, horse, st.PLACE, st.LEFT)

    assert horses.why_not_mount(s, drogo, horse) == "GUI-MTD-12 no-mount"


@pytest.mark.rule("GUI-MOV-16")
def test_nobody_mounts_with_a_man_on_his_back() -> None:
    ours = {"rioulf": {"hex": "f10", "stunned": True}, "drogo": "f11", "drogo-horse": HORSE}
    table = moving("drogo", ours)
    play(table, "step f10", "lift rioulf")
    assert st.get(table.state, unit(table, "drogo"), st.CARRY) == 0

    assert against(table, "mount drogo-horse") == "GUI-MOV-16 carrying"


@pytest.mark.rule("GUI-MTD-05", "GUI-MTD-08")
@pytest.mark.parametrize(("points", "why"), [(2, "GUI-MTD-08 points"), (3, "")])
def test_to_mount_in_armour_takes_three_points(points: int, why: str) -> None:
    table = left(moving("drogo", {"drogo": "f10", "drogo-horse": HORSE}), points)

    assert against(table, "mount drogo-horse") == why


@pytest.mark.rule("GUI-MTD-05")
@pytest.mark.parametrize(("points", "why"), [(2, "GUI-MTD-05 points"), (3, "")])
def test_to_dismount_in_armour_takes_three_points(points: int, why: str) -> None:
    table = left(moving("robert", {"robert": rider("e5")}), points)

    assert against(table, "dismount e4") == why
    assert horses.why_not_dismount(table.state, unit(table, "robert"), hex_of("e4")) == why


@pytest.mark.rule("GUI-MTD-03")
@pytest.mark.parametrize(("points", "why"), [(2, "GUI-MTD-03 points"), (3, "")])
def test_to_turn_about_takes_three_points(points: int, why: str) -> None:
    assert against(left(moving("robert", {"robert": rider("e5")}), points), "about") == why


@pytest.mark.rule("GUI-MTD-13", "GUI-SEQ-01")
def test_where_a_rider_gets_down() -> None:
    table = moving("robert", {"avray": "e4", "robert": rider("e5"), "tancredi": rider("t8")})
    s, robert, edge = table.state, unit(table, "robert"), unit(table, "tancredi")
    assert unit(table, "avray") == 0
    assert against(table, "dismount e4") == "GUI-MTD-13 occupied"
    assert horses.why_not_dismount(s, edge, hex_of("u8")) == "GUI-MTD-13 not-beside"
    assert horses.why_not_dismount(s, edge, hex_of("t7")) == ""
    st.put(s, robert, st.PLACE, st.WAITING)

    assert horses.why_not_dismount(s, robert, hex_of("d5")) == "GUI-SEQ-01 not-arrived"


# Steps.


@pytest.mark.rule("GUI-SEQ-01")
def test_who_has_not_come_on_cannot_stop() -> None:
    table = coming_on()

    assert mover.why_not_stay(table.state, unit(table, "argyris")) == "GUI-SEQ-01 not-arrived"


@pytest.mark.rule("GUI-STK-03")
def test_who_finds_no_room_at_the_edge_waits() -> None:
    group = sc.Group()
    group.lands = [hex_of("a1")]
    groups = [sc.Group(), group]
    spots: dict[str, Any] = {"avray": "a1", "rioulf": "d4"}
    table = scene(ours=spots, theirs=FAR, groups=groups)
    s, rioulf = table.state, unit(table, "rioulf")
    st.lift(s, rioulf)
    st.put(s, rioulf, st.PLACE, st.WAITING)
    st.put(s, rioulf, st.GROUP, 1)
    s.facts[st.ARRIVED] |= 2
    assert movement.why_not_move(s, rioulf) == "GUI-STK-03 no-room"
    group.lands = [hex_of("a2")]

    assert movement.why_not_move(s, rioulf) == ""


@pytest.mark.rule("GUI-MIS-11")
@pytest.mark.parametrize(("spent", "why"), [(7, ""), (8, "GUI-MIS-11 no-points"), (9, "GUI-MIS-11 no-points")])
def test_who_has_spent_all_does_not_set_out(spent: int, why: str) -> None:
    table = scene(ours={"avray": {"hex": "e5", "spent": spent}, "rioulf": "a1"}, theirs=FAR)

    assert against(table, "move avray") == why


@pytest.mark.rule("GUI-MTD-01", "GUI-MTD-02", "GUI-MOV-02")
def test_a_horse_steps_into_its_ring_straight_ahead_too() -> None:
    table = moving("robert", {"robert": rider("e5")})
    s, u = table.state, unit(table, "robert")
    board = board_of(s)
    assert movement.why_not_step(s, u, hex_of("e4")) == ""
    assert movement.step_cost(s, board, u, hex_of("e5"), N, hex_of("e4")) == 1
    assert movement.step_cost(s, board, u, hex_of("e5"), N, hex_of("e2")) == 0

    assert movement.why_not_step(s, u, hex_of("u20")) == "GUI-MOV-02 off-map"


@pytest.mark.rule("GUI-MOV-02")
def test_a_man_steps_into_the_six_hexes_round_him() -> None:
    table = moving("avray", {"avray": "e5"})
    s, u = table.state, unit(table, "avray")
    asked_of = {h: movement.why_not_step(s, u, hex_of(h)) for h in ("e4", "f5", "f6", "e6", "d6", "d5", "e3")}

    assert asked_of.pop("e3") == "GUI-MOV-02 not-adjacent"
    assert set(asked_of.values()) == {""}


@pytest.mark.rule("GUI-MOV-04")
def test_to_leave_takes_a_point_and_an_edge() -> None:
    table = moving("avray", {"avray": "e16", "rioulf": "e9"}, exits=[[1, 2, 3, 4], []])
    s, avray, rioulf = table.state, unit(table, "avray"), unit(table, "rioulf")
    for points, why in ((0, "GUI-MOV-04 points"), (1, "")):
        left(table, points)
        assert movement.why_not_leave(s, avray) == why
    assert movement.why_not_leave(s, rioulf) == "GUI-SEQ-01 no-exit"


@pytest.mark.rule("GUI-MOV-04")
def test_a_hex_of_its_own_may_be_the_way_out() -> None:
    table = moving("avray", {"avray": "e9", "rioulf": "h9"}, exit_hexes=[[hex_of("e9")], []])
    s, avray, rioulf = table.state, unit(table, "avray"), unit(table, "rioulf")
    for points, why in ((0, "GUI-MOV-04 points"), (1, "")):
        left(table, points)
        assert movement.why_not_leave(s, avray) == why

    assert movement.why_not_leave(s, rioulf) == "GUI-SEQ-01 no-exit"


# Charges.


@pytest.mark.rule("GUI-SEQ-12")
@pytest.mark.parametrize(("chapters", "why"), [(6, "GUI-SEQ-12 not-in-scenario"), (7, "")])
def test_charges_are_ridden_from_the_seventh_chapter_on(chapters: int, why: str) -> None:
    table = scene(ours={"arthur": rider("h15")}, theirs=FAR, chapters=chapters)

    assert charges.why_not_charger(table.state, unit(table, "arthur")) == why


@pytest.mark.rule("GUI-BLD-29", "GUI-STK-03")
def test_where_a_charge_may_end() -> None:
    board = draft(*FIELD)
    board.set_side(hex_of("m5"), N, bo.LOW_WALL, hex_of("m5"))
    table = scene(board.finished(), {"arthur": rider("h15"), "avray": "e5"}, {"said": "a1"}, step="charge")
    s, u = table.state, unit(table, "arthur")

    def ends(h: str) -> bool:
        return charges.can_end(s, board_of(s), u, hex_of(h), N, [])

    assert [ends(h) for h in ("h5", "e5", "e4", "e3", "e6")] == [True, False, False, True, True]
    assert not ends("h16")  # his tail would be off the map
    assert [ends(h) for h in ("m5", "m4", "m3")] == [True, False, True]


@pytest.mark.rule("GUI-CHG-06")
@pytest.mark.parametrize(("turns_at", "declared"), [(3, True), (4, False)])
def test_the_last_four_hexes_of_a_charge_are_straight(turns_at: int, declared: bool) -> None:
    """Six hexes: some north, the rest north-east, and Said ahead; the hex in which he turns is the first of the straight line."""
    way = [N] * turns_at + [1] * (6 - turns_at)
    h = hex_of("e14")
    path = [h := neighbour(h, d) for d in way]
    table = scene(ours={"arthur": rider("e14")}, theirs={"said": name_of(neighbour(h, 1))}, step="charge")
    s = table.state
    charges.begin(s, unit(table, "arthur"), unit(table, "said"))
    for y in path:
        charges.ride(s, y)

    assert st.has(s, unit(table, "arthur"), st.CHARGING) == declared


@pytest.mark.rule("GUI-ASL-15")
def test_on_the_other_map_nobody_fires_fights_or_charges() -> None:
    table = divided()
    s = table.state
    jacques, here = unit(table, "jacques"), unit(table, "roland")
    board = board_of(s)
    for u, why in ((jacques, "GUI-ASL-15 other-map"), (here, "")):
        assert melee.why_not_attacker(s, u) == why
    assert missile.why_not_shooter(s, board, jacques, missile.OFFENSIVE) == "GUI-ASL-15 other-map"
    for u, why in ((jacques, "GUI-ASL-15 other-map"), (here, "")):
        st.put(s, u, st.MOUNT, 0)  # let him have a horse
        assert charges.why_not_charger(s, u) == why


@pytest.mark.rule("GUI-CHG-11")
def test_who_answers_needs_both_hexes_free() -> None:
    table = scene(ours={"arthur": rider("h15"), "avray": "a1"}, theirs={"khaled": rider("h4", "s"), "said": "l1"})
    s, board, khaled = table.state, board_of(table.state), unit(table, "khaled")
    goal, back = hex_of("h7") * 6 + S, hex_of("h6")
    assert charges.counter_way(s, board, khaled, goal, 4, back)
    assert charges.counter_way(s, board, khaled, goal, 3, back)
    assert not charges.counter_way(s, board, khaled, goal, 2, back)
    for h in ("h7", "h6"):
        one = table.clone().state
        st.lift(one, unit(table, "said"))
        st.put(one, unit(table, "said"), st.HEX, hex_of(h))
        st.settle(one, unit(table, "said"))
        assert not charges.counter_way(one, board, khaled, goal, 4, back)


@pytest.mark.rule("GUI-CHG-20", "GUI-CHG-21")
@pytest.mark.parametrize("charging", [2, 3])
def test_only_who_charges_is_of_the_group(charging: int) -> None:
    names = ["arthur", "tancredi", "romaric"]
    table = scene(ours={n: rider(f"{c}15") for n, c in zip(names, "ghi", strict=True)}, theirs=FAR, step="charge")
    s = table.state
    straight = sum(2 << (2 * k) for k in range(6)) | 6 << charges.LEN_SHIFT
    for name in names[:charging]:
        st.mark(s, unit(table, name), st.CHARGING)
        st.put(s, unit(table, name), st.WAY, straight)
    charges.find_groups(s)

    assert [st.has(s, unit(table, name), st.GROUPED) for name in names] == [charging == 3] * 3


def riding(ours: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, length: int = 6) -> Table:
    """Arthur has begun a charge straight to the north."""
    table = scene(ours={"arthur": rider("h15"), **(ours or {})}, theirs=theirs or FAR, step="charge")
    s, u = table.state, unit(table, "arthur")
    st.mark(s, u, st.CHARGING)
    st.put(s, u, st.WAY, sum(2 << (2 * k) for k in range(length)) | length << charges.LEN_SHIFT)
    charges.start_ride(s, u)
    return table


@pytest.mark.rule("GUI-MTD-22")
def test_who_charges_lets_the_horse_at_his_hand_go() -> None:
    table = riding({"pack-1": {"hex": "i15", "facing": "n", "led": "arthur"}})

    assert st.get(table.state, unit(table, "pack-1"), st.LED) == -1


@pytest.mark.rule("GUI-CHG-14")
def test_a_charge_that_is_barred_is_over() -> None:
    table = riding(theirs={"said": "h13", "beppe": "t16"})
    s, u = table.state, unit(table, "arthur")
    charges.run_ride(s)
    assert (where(table, "arthur"), s.facts[st.MOVER]) == ("h14", u + 1)
    charges.run_ride(s)

    assert (where(table, "arthur"), s.facts[st.MOVER], top(s) == frames.RIDE.number) == ("h14", 0, False)
    assert (st.has(s, u, st.CHARGING), st.has(s, u, st.MOVED), st.get(s, u, st.SPENT)) == (False, True, 1)
    assert st.standing(s, hex_of("h14")) == u


@pytest.mark.rule("GUI-CHG-14")
def test_a_charge_that_arrives_has_cost_what_it_cost() -> None:
    table = riding()
    s, u = table.state, unit(table, "arthur")
    for _ in range(7):
        charges.run_ride(s)

    assert (where(table, "arthur"), st.get(s, u, st.SPENT), s.facts[st.MOVER]) == ("h9", 6, 0)
    assert [st.standing(s, hex_of(h)) for h in ("h9", "h10", "h15")] == [u, u, -1]
    assert st.has(s, u, st.CHARGING)


@pytest.mark.rule("GUI-DEF-05", "GUI-DEF-09")
@pytest.mark.parametrize(("since", "asks"), [(2, False), (3, True), (99, True)])
def test_a_charger_is_shot_at_again_after_four_hexes(since: int, asks: bool) -> None:
    table = riding(theirs={"karim": "l12"})
    s = table.state
    set_field(s, 4, since)
    charges.run_ride(s)

    assert (top(s) == frames.WINDOW.number) == asks


# Turns.


@pytest.mark.rule("GUI-SEQ-02", "GUI-SEQ-09")
def test_the_turn_passes_to_the_other_side_and_is_told() -> None:
    table = scene(ours={"avray": "e5"}, theirs={"alexio": "e6"}, step="combat", dice=[1])
    s = table.state
    before, round_ = s.facts[st.TURN], s.facts[st.ROUND]
    told = [e.params for e in table.play("done") if e.kind == "TurnBegan"]

    assert (s.facts[st.TURN], s.facts[st.ROUND], s.facts[st.ACTIVE]) == (before + 1, round_, 1)
    assert told == [{"seat": 1, "round": round_}]
    assert asked(table)[0] == 1


@pytest.mark.rule("GUI-SEQ-09")
@pytest.mark.parametrize(("round_", "over"), [(19, False), (20, True)])
def test_the_scenario_ends_with_the_second_turn_of_its_last_round(round_: int, over: bool) -> None:
    ours, theirs = {"avray": "e5"}, {"alexio": "e6"}
    table = scene(ours=ours, theirs=theirs, step="combat", active=1, round_=round_, rounds=20, dice=[1])
    told = [event.kind for event in table.play("done")]

    assert (table.state.facts[st.OVER] != 0, "GameEnded" in told) == (over, over)
    assert table.state.facts[st.ROUND] == round_ + 1


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(("roll", "comes"), [(5, 1), (6, 0)])
def test_a_group_that_may_come_rolls_for_it(roll: int, comes: int) -> None:
    group = sc.Group()
    group.enters, group.round, group.arrival = [1], 1, [5]
    table = scene(ours={"avray": "e5"}, theirs=FAR, groups=[sc.Group(), group], dice=[roll])
    s = table.state
    s.facts[st.ARRIVED] = 1
    s.log = []
    sequence.bring_groups(s)

    assert s.facts[st.ARRIVED] >> 1 == comes
    assert [entry[3] for entry in s.log] == [(0, roll, 5), (0,)][: 1 + comes]
