"""What fire, fights, charges and retreats change besides what they are asked for: who is asked next, where everybody stands."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, offered, play, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import draft
from tests.games.guiscard.test_ladders import carried, ladder
from tests.games.guiscard.test_melee import FRONT, block, charged, mask

from porphyry.games.guiscard import frames, sequence
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import advance, charges, combat, formations, jobs, melee, missile, retreat
from porphyry.kernel.frames import field, push

FAR = {"beppe": "t16"}
SLEEPER = {"hex": "e6", "stunned": True}
AROUND_E5 = ("e4", "f5", "f6", "e6", "d6", "d5")


# Fire.


@pytest.mark.rule("GUI-DEF-04")
@pytest.mark.parametrize(
    ("left", "spent", "after"), [(5, 3, 1), (5, 0, 2), (2, 3, 1), (5, 4, 0), (5, 6, 0)]
)  # half of what is left, and never more than a wounded man has: four less what he spent
def test_a_wound_on_the_way_leaves_half_the_points(left: int, spent: int, after: int) -> None:
    table = scene(ours={"avray": {"hex": "e7", "wounded": True}, "osbern": "a1"}, theirs=FAR)
    s, u = table.state, unit(table, "avray")
    push(s, frames.MOVE.number, u, left, 1, 99, 0, spent, 0)
    missile.slow(s, 0, True)

    assert field(s, 2) == after


@pytest.mark.rule("GUI-DEF-04")
def test_a_slowed_charge_costs_so_much_more() -> None:
    table = scene(ours={"arthur": rider("h15"), "osbern": "a1"}, theirs=FAR)
    push(table.state, frames.RIDE.number, unit(table, "arthur"), 0, 5, 0, 0, 0, 0)
    missile.slow(table.state, 2, False)

    assert field(table.state, 3) == 7


@pytest.mark.rule("GUI-MIS-05", "GUI-LAN-01")
@pytest.mark.parametrize("chapters", [6, 7])
def test_lances_are_thrown_in_every_scenario(chapters: int) -> None:
    """§ 5: "Jeder Fußsoldat oder Reiter mit einer Lanze ohne Fahne kann diese einmal pro Szenario als Wurfgeschoss benutzen"."""
    ours = {"arthur": rider("e5"), "romaric": "g5", "avray": "a1"}
    table = scene(ours=ours, theirs=FAR, step="fire", chapters=chapters)
    s = table.state

    for name in ("arthur", "romaric"):
        assert missile.why_not_shooter(s, board_of(s), unit(table, name), missile.OFFENSIVE) == ""


@pytest.mark.rule("GUI-MIS-21", "GUI-MTD-22")
def test_who_is_shot_at_loses_the_horse_at_his_hand() -> None:
    led = {"hex": "f6", "facing": "n", "led": "avray"}
    table = scene(ours={"karim": "e12"}, theirs={"avray": "e5", "pack-1": led}, step="fire", dice=[1, 10])
    play(table, "fire karim e5")

    assert st.get(table.state, unit(table, "pack-1"), st.LED) == -1


@pytest.mark.rule("GUI-MIS-20")
def test_a_shot_off_the_map_hits_nobody() -> None:
    """Avray stands in the first hex of the map, far from where Karim shoots."""
    table = scene(ours={"karim": "e8"}, theirs={"alexio": "e16", "avray": "a1"}, step="fire", dice=[5, 1])
    play(table, "fire karim e16")

    assert (rolls(table, "ShotTold"), health(table, "avray"), health(table, "alexio")) == ([], "healthy", "healthy")


@pytest.mark.rule("GUI-MIS-23")
def test_byzantine_horse_archers_aim_better_from_the_saddle_and_only_they() -> None:
    ours = {"michael": rider("e14"), "kyriakos": "g14", "arthur": rider("i8"), "drogo": "k8"}
    table = scene(ours=ours, theirs=FAR, step="fire")
    s = table.state
    aims = [
        missile.scatter_modifier(s, unit(table, name), hex_of(h))
        for name, h in (("michael", "e7"), ("kyriakos", "g7"), ("arthur", "i7"))
    ]

    assert aims[1] - aims[0] == 1
    st.mark(s, unit(table, "arthur"), st.LANCE_GONE)  # on foot nobody throws a lance: the same rider, unhorsed
    st.put(s, unit(table, "arthur"), st.MOUNT, -1)
    assert missile.scatter_modifier(s, unit(table, "arthur"), hex_of("i7")) == aims[2]


@pytest.mark.rule("GUI-DEF-05", "GUI-LAD-05")
@pytest.mark.parametrize(("wounded", "windows"), [(False, [2, 2]), (True, [2, 2])])
def test_who_carry_a_ladder_are_shot_at_like_anybody(wounded: bool, windows: list[int]) -> None:
    """§ 5.3: in any hex, as long as nobody has fired at them."""
    men = {"vladko": {"hex": "e8", "wounded": wounded}, "bogdan": "e9"}
    table = scene(ours=men, theirs={"karim": "k7", "beppe": "t16"}, tools=carried("e8", "s", "vladko", "bogdan"))
    seen = []
    for h in ("e7", "e6"):
        play(table, f"haul vladko {h}")
        seen.append(0)
        while asked(table) == (1, "offer-defensive-fire"):
            seen[-1] += 1
            play(table, "hold")

    assert seen == windows


# Fights.


@pytest.mark.rule("GUI-MEL-05", "GUI-MEL-09")
def test_beyond_the_last_column_there_is_none() -> None:
    ours = {"robert": "e5", "tancredi": "f5", "roger": "d5", "bohemond": "f4"}
    table = scene(ours=ours, theirs={"alexio": "e4", **FAR}, step="combat", dice=[1], chapters=6)
    play(table, "attack robert alexio", "join tancredi", "join roger", "join bohemond", "strike")

    told = rolls(table, "MeleeRolled")[0]
    assert (told["difference"], told["shift"], told["column"]) == (25 + 22 + 24 + 25 - 5, 1, "c81")


@pytest.mark.rule("GUI-EVA-01")
def test_of_two_attacked_each_may_slip_away() -> None:
    theirs = {"alexio": "e4", "dorian": "f5", "beppe": "t16"}
    table = scene(ours={"robert": "e5", "avray": "a1"}, theirs=theirs, step="combat")
    play(table, "attack robert alexio", "also dorian")
    assert asked(table) == (1, "offer-evasion")
    play(table, "evade", "retreat e3")
    assert asked(table) == (1, "offer-evasion")
    play(table, "evade", "retreat g4")

    assert (where(table, "alexio"), where(table, "dorian"), rolls(table, "MeleeRolled")) == ("e3", "g4", [])


@pytest.mark.rule("GUI-HOP-13")
@pytest.mark.parametrize(
    ("first", "second", "side"),
    [("f7", "h7", melee.REAR), ("h7", "f7", melee.REAR), ("f7", "g5", melee.SHIELD), ("g5", "f6", melee.FRONT)],
)
def test_of_several_sides_the_worst_counts(first: str, second: str, side: int) -> None:
    theirs = {"robert": first, "tancredi": second, "beppe": "t16"}
    table = scene(ours=block(a=FRONT), theirs=theirs, step="combat", active=1)

    assert melee.attacked_side(table.state, unit(table, "nikolaos"), mask(table, "robert", "tancredi")) == side


@pytest.mark.rule("GUI-MEL-21")
def test_of_two_who_won_either_may_follow_up() -> None:
    theirs = {"alexio": "e4", "beppe": "t16"}
    table = scene(ours={"robert": "e5", "tancredi": "f5"}, theirs=theirs, step="combat", dice=[1], chapters=6)
    play(table, "attack robert alexio", "join tancredi", "strike")

    assert offered(table, "advance") == ["robert e4", "tancredi e4"]


@pytest.mark.rule("GUI-INF-09", "GUI-MEL-25")
@pytest.mark.parametrize(("roll", "after", "place"), [(1, "healthy", "e3"), (8, "wounded", "e4"), (10, "dead", "e4")])
def test_who_is_stopped_in_his_advance_goes_no_further(roll: int, after: str, place: str) -> None:
    """Milo stands beside e4, and nobody fights him."""
    theirs = {"alexio": "e4", "milo": "d4", "beppe": "t16"}
    table = scene(ours={"jacques": "e5", "avray": "a1"}, theirs=theirs, step="combat", chapters=6, dice=[1, roll])
    play(table, "attack jacques alexio", "strike", "advance jacques e4", "step e3")

    assert (health(table, "jacques"), where(table, "jacques")) == (after, place)


@pytest.mark.rule("GUI-HOP-06")
@pytest.mark.parametrize(("letter", "beaten"), [(melee.C, False), (melee.D, True)])
def test_lances_are_beaten_by_what_would_knock_their_man_out(letter: int, beaten: bool) -> None:
    table = scene(ours={"robert": "h4", "avray": "a1"}, theirs=block(a=FRONT), step="combat")
    s, u, v = table.state, unit(table, "robert"), unit(table, "okeanos")
    melee.begin(s, u, v)
    for roll in range(1, 11):
        one = table.clone().state
        one.dice.script[:] = [roll]
        combat.roll_fight(one)
        if field(one, 5) == letter:
            assert (st.get(one, v, st.LANCES) > 0) is beaten
            break
    else:
        pytest.fail("no roll gives this letter")


@pytest.mark.rule("GUI-MEL-25")
def test_a_sleeping_enemy_and_a_friend_are_not_in_melee() -> None:
    theirs: dict[str, Any] = {"alexio": {"hex": "e4", "stunned": True}, "dorian": "h4", "milo": "m4"}
    ours = {"avray": "e5", "osbern": "h5", "guido": "h6", "rioulf": "m5"}
    table = scene(ours=ours, theirs=theirs, step="combat")
    s = table.state

    assert advance.engaged(s, board_of(s), unit(table, "avray")) == mask(table, "dorian", "milo")


@pytest.mark.rule("GUI-HOP-08")
def test_who_stands_behind_counts_and_nobody_else() -> None:
    """Ioannes, the last of our units, stands behind Okeanos; Robert is the next in the roster of the game."""
    table = scene(ours=block(a=FRONT, b={"ioannes": "h7"}), theirs={"robert": "t1"})
    s = table.state
    assert unit(table, "robert") == unit(table, "ioannes") + 1

    assert melee.depth_of(s, board_of(s), unit(table, "okeanos")) == 2
    assert melee.depth_of(s, board_of(s), unit(table, "nikolaos")) == 1
    first = scene(ours=block(b={"ioannes": "h7"}, a=FRONT), theirs={"robert": "t1"})
    assert unit(first, "ioannes") == 0
    assert melee.depth_of(first.state, board_of(first.state), unit(first, "okeanos")) == 2


@pytest.mark.rule("GUI-HOP-01")
@pytest.mark.parametrize("name", list(FRONT))
def test_a_row_forms_up_whoever_of_it_is_named(name: str) -> None:
    table = scene(ours=FRONT, theirs=FAR)
    two = scene(ours=dict(list(FRONT.items())[:2]), theirs=FAR)

    assert formations.why_not_form(table.state, unit(table, name), 5) == ""
    assert formations.why_not_form(two.state, 0, 5) == "GUI-HOP-01 too-few"


@pytest.mark.rule("GUI-HOP-01", "GUI-HOP-06")
def test_a_row_of_two_is_none() -> None:
    theirs = {**block(a=dict(list(FRONT.items())[:2])), "alexio": "a2"}
    table = scene(ours={"avray": "a1"}, theirs=theirs, step="combat")

    assert not st.has(table.state, unit(table, "okeanos"), st.FORMATION)


@pytest.mark.rule("GUI-HOP-06")
@pytest.mark.parametrize(("beaten", "left"), [(1, 0), (2, 2)])
def test_beaten_lances_are_up_again_after_the_next_combat_step_of_the_enemy(beaten: int, left: int) -> None:
    table = scene(ours={"avray": "a1"}, theirs={**block(a=FRONT), "alexio": "a2"}, step="combat")
    s, u = table.state, unit(table, "okeanos")
    assert asked(table) == (0, "combat")
    s.facts[st.TURN] = 1
    st.put(s, u, st.LANCES, beaten)
    play(table, "done")

    assert st.get(s, u, st.LANCES) == left


@pytest.mark.rule("GUI-SEQ-02", "GUI-DEF-03")
def test_with_the_turn_the_charges_and_the_ceasing_of_fire_are_forgotten() -> None:
    table = scene(ours={"avray": "a1"}, theirs=FAR)
    s = table.state
    s.facts[st.CEASE], s.facts[st.CHARGES] = 3, 2
    sequence.start_turn(s)

    assert (s.facts[st.CEASE], s.facts[st.CHARGES]) == (0, 0)


# Charges.


@pytest.mark.rule("GUI-CHG-20", "GUI-CHG-21")
@pytest.mark.parametrize(
    ("names", "grouped"),
    [
        (["arthur", "tancredi", "romaric"], True),
        (["leon", "konstantinos", "nikephoros"], True),
        (["gerhard", "werner", "heinrich"], False),
    ],
    ids=["normans", "cataphracts", "germans"],
)
def test_normans_and_cataphracts_charge_in_groups_germans_do_not(names: list[str], grouped: bool) -> None:
    table = scene(ours={n: rider(f"{c}15") for n, c in zip(names, "ghi", strict=True)}, theirs=FAR, step="charge")
    s = table.state
    for name in names:
        st.mark(s, unit(table, name), st.CHARGING)
        st.put(s, unit(table, name), st.WAY, sum(2 << (2 * k) for k in range(6)) | 6 << charges.LEN_SHIFT)
    charges.find_groups(s)

    assert [st.has(s, unit(table, name), st.GROUPED) for name in names] == [grouped] * 3


@pytest.mark.rule("GUI-CHG-03", "GUI-LOS-03")
@pytest.mark.parametrize(
    ("men", "sees"),
    [
        ({}, True),
        ({"tancredi": rider("f5", "s")}, True),
        ({"tancredi": rider("f5", "n")}, False),  # head and tail on both sides of the line
        ({"avray": "f5", "osbern": "f6"}, True),
    ],
)
def test_along_a_border_a_rider_is_blinded_only_by_horses_on_both_sides(men: dict[str, Any], sees: bool) -> None:
    """From e5 to g5 the line runs between f5 and f6."""
    table = scene(ours={"arthur": rider("e5", "ne"), **men}, theirs={"massin": "g5", "beppe": "t16"})

    assert charges.rider_sees(table.state, unit(table, "arthur"), hex_of("g5")) is sees


@pytest.mark.rule("GUI-CHG-10", "GUI-CHG-11")
@pytest.mark.parametrize(("at", "answers"), [("h3", True), ("h2", False)])
def test_who_answers_has_half_the_length_of_the_charge(at: str, answers: bool) -> None:
    """Nine hexes from h14 to h6: in four Khaled must be in h7."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={"massin": "h5", "khaled": rider(at, "s"), **FAR},
        step="charge",
    )
    charged(table, "charge arthur massin")

    assert (asked(table) == (1, "offer-counter-charge")) is answers


@pytest.mark.rule("GUI-CHG-11")
@pytest.mark.parametrize(("way", "answers"), [("bb..w", True), ("bb.ww", False), ("bb..t", False)])
def test_who_answers_must_be_able_to_pay_for_it(way: str, answers: bool) -> None:
    """Khaled has twelve points for five hexes: bushes take four, shallow water two, and trees let no horse in."""
    rows = [f"tttt{ground}tttt" for ground in f"..{way}......"]
    table = scene(rows, {"arthur": rider("e11"), "avray": "e13"}, {"khaled": rider("e2", "s")})
    s, board, khaled = table.state, board_of(table.state), unit(table, "khaled")
    assert st.allowance(s, khaled) == 12

    assert (charges.counter_way(s, board, khaled, hex_of("e7") * 6 + 3, 5, hex_of("e6")) != []) is answers


@pytest.mark.rule("GUI-CHG-08", "GUI-CHG-10")
def test_only_an_enemy_answers_a_charge_and_meets_it_face_to_face() -> None:
    """Tancredi, too, looks at Arthur and is near enough, but he is a friend."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "tancredi": rider("i4", "s"), "avray": "a1"},
        theirs={"massin": "h5", "khaled": rider("h4", "s"), **FAR},
        step="charge",
        dice=[3],
    )
    charged(table, "charge arthur massin")
    assert offered(table, "answer") == ["khaled"]
    play(table, "answer khaled", "done")

    facing = [st.get(table.state, unit(table, name), st.DIR) for name in ("arthur", "khaled")]
    assert (facing[0] + 3) % 6 == facing[1]


# Retreats and bodies.


@pytest.mark.rule("GUI-MOV-09", "GUI-BLD-21")
def test_nobody_drowns_behind_a_wall() -> None:
    walled = draft("...", "...", ".W.")
    table = scene(walled.finished(), {"albert": "b2"}, {"alexio": "b1"})
    walled.set_side(hex_of("b2"), 3, bo.WALL, hex_of("b2"))
    behind = scene(walled.finished(), {"albert": "b2"}, {"alexio": "b1"})

    for one, ways in ((table, [hex_of("b3")]), (behind, [])):
        s = one.state
        found = retreat.drowning_hexes(
            s, board_of(s), unit(one, "albert"), hex_of("b2"), NOWHERE, NOWHERE, mask(one, "alexio")
        )
        assert found == ways


@pytest.mark.rule("GUI-MOV-09")
def test_nobody_drowns_where_the_first_unit_of_all_swims() -> None:
    table = scene(["...", "...", ".W."], {"avray": "b3", "albert": "b2"}, {"alexio": "b1"})
    s = table.state
    assert unit(table, "avray") == 0

    assert (
        retreat.drowning_hexes(
            s, board_of(s), unit(table, "albert"), hex_of("b2"), NOWHERE, NOWHERE, mask(table, "alexio")
        )
        == []
    )


@pytest.mark.rule("GUI-HOP-14", "GUI-HOP-15")
@pytest.mark.parametrize(("at", "after"), [("g5", "healthy"), ("g7", "wounded")])
def test_in_a_row_nobody_gives_ground_in_front_it_does_nothing(at: str, after: str) -> None:
    table = scene(ours=block(a=FRONT), theirs={"robert": at, "beppe": "t16"}, step="combat", active=1)
    s, u = table.state, unit(table, "nikolaos")
    depth = len(s.stack)
    combat.give_ground(s, u, mask(table, "robert"))

    assert (health(table, "nikolaos"), where(table, "nikolaos"), len(s.stack)) == (after, "g6", depth)


@pytest.mark.rule("GUI-INF-11", "GUI-LAD-03")
def test_who_gives_ground_drops_the_ladder() -> None:
    table = scene(
        ours={"vladko": "e8", "bogdan": "e9"}, theirs={"alexio": "f9"}, tools=carried("e8", "s", "vladko", "bogdan")
    )
    s, u = table.state, unit(table, "vladko")
    push(s, frames.RETREAT.number, u, 1, NOWHERE, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE, 0)
    retreat.step(s, hex_of("e7"))

    assert ladder(table)["state"] == "lying"


@pytest.mark.rule("GUI-INF-11", "GUI-MOV-16")
def test_a_captor_who_gives_ground_loses_his_prisoner() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "a1"}, theirs={"alexio": "e6", "beppe": "e4"})
    s, u, c = table.state, unit(table, "avray"), unit(table, "beppe")
    st.lift(s, c)
    st.put(s, c, st.PLACE, st.CARRIED)
    st.mark(s, c, st.CAPTIVE)
    st.put(s, u, st.CARRY, c)
    push(s, frames.RETREAT.number, u, 1, NOWHERE, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE, 0)
    retreat.step(s, hex_of("e4"))

    assert (st.get(s, u, st.CARRY), st.is_on_map(s, c)) == (-1, True)


@pytest.mark.rule("GUI-INF-11", "GUI-MTD-22")
def test_who_gives_ground_lets_the_horse_at_his_hand_go() -> None:
    led = {"hex": "f6", "facing": "n", "led": "avray"}
    table = scene(ours={"avray": "e5", "pack-1": led, "rioulf": "a1"}, theirs={"alexio": "e6"})
    s, u = table.state, unit(table, "avray")
    retreat.start(s, u, 1, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE)
    retreat.step(s, hex_of("e4"))

    assert st.get(s, unit(table, "pack-1"), st.LED) == -1


@pytest.mark.rule("GUI-INF-06", "GUI-INF-11")
@pytest.mark.parametrize(("roll", "left"), [(1, 1), (8, 0)])
def test_a_wound_ends_a_retreat(roll: int, left: int) -> None:
    """Robert rides back two hexes, and Dorian stands beside the first."""
    theirs = {"alexio": "e4", "dorian": "g7"}
    table = scene(ours={"robert": rider("e5"), "avray": "a1"}, theirs=theirs, dice=[roll])
    s, u = table.state, unit(table, "robert")
    push(s, frames.RETREAT.number, u, 2, NOWHERE, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE, 0)
    retreat.step(s, hex_of("f7"))

    assert field(s, 2) == left


@pytest.mark.rule("GUI-INF-06", "GUI-INF-11", "GUI-INF-14")
@pytest.mark.parametrize(("friend", "left"), [("e4", 0), (rider("e4", "s"), 1), ("a1", 0)])
def test_nobody_is_halted_in_the_hex_of_a_friend_who_cannot_make_room(friend: Any, left: int) -> None:
    """A man on foot steps aside, a rider does not: the retreat goes on, wound or not."""
    table = scene(ours={"arthur": friend, "avray": "e5"}, theirs={"alexio": "e6", "dorian": "f4"}, dice=[8])
    s, u = table.state, unit(table, "avray")
    push(s, frames.RETREAT.number, u, 2, NOWHERE, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE, 0)
    retreat.step(s, hex_of("e4"))

    assert (health(table, "avray"), field(s, 2)) == ("wounded", left)


@pytest.mark.rule("GUI-INF-06", "GUI-INF-11")
def test_who_falls_in_a_retreat_is_checked_no_more() -> None:
    theirs = {"alexio": "e6", "dorian": "e3", "argyris": "d4"}
    table = scene(ours={"avray": "e5", "rioulf": "a1"}, theirs=theirs, dice=[10, 10])
    s, u = table.state, unit(table, "avray")
    retreat.start(s, u, 1, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE)
    retreat.step(s, hex_of("e4"))

    assert (health(table, "avray"), len(s.dice.script or [])) == ("dead", 1)


@pytest.mark.rule("GUI-MOV-09")
def test_who_drowns_is_gone() -> None:
    table = scene(["...", "...", "WWW"], {"albert": "b2"}, {"alexio": "b1", "dorian": "a2", "milo": "c2"})
    s, u = table.state, unit(table, "albert")
    foes = mask(table, "alexio", "dorian", "milo")
    push(s, frames.RETREAT.number, u, 1, NOWHERE, NOWHERE, foes, retreat.FROM_MELEE, 0)
    retreat.step(s, hex_of("b3"))

    assert (health(table, "albert"), st.get(s, u, st.PLACE), st.get(s, u, st.HEX)) == ("dead", st.GONE, NOWHERE)


@pytest.mark.rule("GUI-MOV-14")
def test_bodies_cleared_into_water_sink() -> None:
    dead = {"hex": "b2", "dead": True}
    table = scene(["...", "...", "WWW"], {"avray": "a2", "osbern": "c2", "guido": dead}, {"beppe": "a1"})
    s, u, w = table.state, unit(table, "avray"), unit(table, "osbern")
    jobs.clear(s, u, w, hex_of("b2"), hex_of("b3"))
    assert (st.get(s, unit(table, "guido"), st.PLACE), st.get(s, unit(table, "guido"), st.HEX)) == (st.GONE, NOWHERE)


@pytest.mark.rule("GUI-MOV-14")
def test_a_dead_horse_is_cleared_though_it_is_the_first_unit_of_all() -> None:
    horse = {"hex": "b2", "facing": "n", "dead": True}
    table = scene(["...", "...", "...", "..."], {"pack-1": horse, "avray": "a3", "osbern": "c3"}, {"beppe": "a1"})
    s = table.state
    assert unit(table, "pack-1") == 0
    jobs.clear(s, unit(table, "avray"), unit(table, "osbern"), hex_of("b2"), hex_of("b1"))
    assert where(table, "pack-1") == "b1"


@pytest.mark.rule("GUI-MOV-14")
def test_a_dead_horse_cleared_into_water_is_gone() -> None:
    horse = {"hex": "b2", "facing": "n", "dead": True}
    table = scene(["WWW", "...", "...", "..."], {"pack-1": horse, "avray": "a3", "osbern": "c3"}, {"beppe": "a4"})
    s = table.state
    jobs.clear(s, unit(table, "avray"), unit(table, "osbern"), hex_of("b2"), hex_of("b1"))

    assert (st.get(s, 0, st.PLACE), st.get(s, 0, st.HEX)) == (st.GONE, NOWHERE)
