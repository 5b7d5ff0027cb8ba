"""Chapters 1 to 4: counters, sequence, movement, infiltration, riders."""

import shutil
from pathlib import Path

import pytest
from tests.games.guiscard.given import (
    asked,
    health,
    offered,
    play,
    points,
    refused,
    rider,
    rolls,
    scene,
    unit,
    where,
)
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import STRIDE
from porphyry.games.guiscard.skirmish.contact import check_modifier, check_result
from porphyry.games.guiscard.skirmish.horses import points_on_foot
from porphyry.games.guiscard.skirmish.wounds import bodies_cost
from porphyry.kernel.data import Reader
from porphyry.kernel.errors import BadData
from porphyry.kernel.table import new_table

FAR = {"zahir": "t16"}


# ---------------------------------------------------------------- counters


@pytest.mark.rule("GUI-CMP-03", "GUI-CMP-11")
def test_a_rider_fills_two_hexes_the_tail_behind_the_head() -> None:
    table = scene(ours={"robert": rider("e5", "ne")}, theirs=FAR)
    s, u = table.state, unit(table, "robert")

    assert (where(table, "robert"), st.tail(s, u)) == ("e5", st.tail(s, u))
    assert st.standing(s, st.get(s, u, st.HEX)) == st.standing(s, st.tail(s, u)) == u


@pytest.mark.rule("GUI-CMP-09", "GUI-CMP-07")
def test_each_state_has_its_own_three_values() -> None:
    """Robert on horseback, wounded on horseback, on foot, wounded on foot."""
    values = []
    for how in (
        {"mounted": True, "facing": "n"},
        {"mounted": True, "facing": "n", "wounded": True},
        {},
        {"wounded": True},
    ):
        table = scene(ours={"robert": {"hex": "e5", **how}}, theirs=FAR)
        s, u = table.state, unit(table, "robert")
        values.append((st.value(s, u, 0), st.value(s, u, 1), st.value(s, u, 2)))

    assert values == [(30, 10, 12), (15, 6, 12), (25, 9, 4), (13, 6, 2)]


@pytest.mark.rule("GUI-MOV-01")
def test_the_usual_allowances() -> None:
    """§ 4: every counter fits the classes of the table; a cataphract on foot is no "Ritter"."""
    for c in t.ROSTER:
        if c.flags & (t.HORSE | t.ANIMAL):
            continue
        armoured = bool(c.flags & t.ARMOURED)
        knight = bool(c.flags & t.KNIGHT) or c.code == "Ncc"
        assert (c.values[2], c.values[5]) == ((4, 2) if knight else (6, 3) if armoured else (8, 4))
        if c.flags & t.RIDER:
            want = 10 if c.flags & t.CATAPHRACT else 12 if armoured else 15
            assert (c.values[8], c.values[11]) == (want, want)


@pytest.mark.rule("GUI-CMP-12")
def test_the_code_tells_nation_arm_and_class() -> None:
    assert [t.ROSTER[t.roster_index(n)].code for n in ("arthur", "landry", "okeanos", "zahir")] == [
        "Nck",
        "Nij",
        "Bih",
        "Acl",
    ]


@pytest.mark.rule("GUI-CMP-12")
@pytest.mark.parametrize("code", ["Xck", "Nxk", "Ncx", "Nc"])
def test_a_code_of_another_shape_is_a_fault(tmp_path: Path, code: str) -> None:
    shutil.copytree(t.DATA, tmp_path, dirs_exist_ok=True)
    roster = tmp_path / "roster.toml"
    roster.write_text(roster.read_text(encoding="utf-8").replace('"Nck"', f'"{code}"', 1), encoding="utf-8")
    reader = Reader(tmp_path, "guiscard")
    t.read_roster(reader)

    with pytest.raises(BadData, match=f"GUI-CMP-12, not '{code}'"):
        reader.done()


@pytest.mark.rule("GUI-CMP-13")
def test_an_unconscious_man_neither_moves_nor_attacks_and_defends_with_what_he_wears() -> None:
    table = scene(ours={"robert": {"hex": "e5", "stunned": True}, "avray": "j9"}, theirs={"alexio": "e6"})
    s = table.state

    assert "robert" not in offered(table, "move")
    assert refused(table, "move robert") == "GUI-CMP-13"
    assert (st.attack(s, unit(table, "robert")), st.defence(s, unit(table, "robert"))) == (0, 3)


@pytest.mark.rule("GUI-CMP-14")
def test_a_second_wound_kills() -> None:
    table = scene(
        ours={"avray": {"hex": "e5", "wounded": True}}, theirs={"argyris": "e4"}, dice=[6]
    )  # 6 + 2 wounded = 8, wounded again

    play(table, "move avray", "step d5", "step d4")

    assert health(table, "avray") == "dead"


@pytest.mark.rule("GUI-CMP-15", "GUI-SEQ-08")
def test_waking_up_does_not_heal() -> None:
    table = scene(ours={"avray": {"hex": "e5", "stunned": True, "wounded": True}, "osbern": "j9"}, theirs=FAR)

    play(table, "done")

    assert health(table, "avray") == "wounded"


# ---------------------------------------------------------------- sequence


@pytest.mark.rule("GUI-SEQ-02", "GUI-SEQ-09", "GUI-SEQ-10")
def test_a_turn_has_its_steps_and_then_the_other_side_plays() -> None:
    table = scene(
        ours={"alphonse": "e5", "avray": "a1"}, theirs={"karim": "e9", "alexio": "a2"}, step="fire", chapters=6
    )

    kinds = [asked(table)]
    for line in ("done", "done", "cease", "done"):
        play(table, line)
        kinds.append(asked(table))

    assert kinds == [(0, "fire"), (0, "move"), (1, "offer-defensive-fire"), (0, "combat"), (1, "fire")]


@pytest.mark.rule("GUI-SEQ-08")
def test_who_was_knocked_out_this_turn_sleeps_on() -> None:
    """A bad result of one's own attack: he wakes in step 5 of the next own turn, not of this one."""
    table = scene(
        ours={"avray": {"hex": "e5", "wounded": True}, "osbern": "a1"}, theirs={"leon": "e6"}, step="combat", dice=[9]
    )
    play(
        table, "attack avray leon", "strike", "stand"
    )  # 5 - 9: column 0 or less; 9 and armour: 10, attacker knocked out

    play(table, "stay")

    assert asked(table)[0] == 1
    assert health(table, "avray") == "stunned wounded"


@pytest.mark.rule("GUI-SEQ-01")
def test_a_scenario_is_set_up_by_its_players_or_by_itself() -> None:
    table = new_table(GAME, 2, 1, {"scenario": "civitate"})

    assert asked(table) == (0, "place-unit")
    play(table, "auto", "auto")

    assert asked(table)[1] in ("move", "fire")
    assert GAME.faults(table.state) == []


# ---------------------------------------------------------------- ground and stacking


@pytest.mark.rule("GUI-MOV-02", "GUI-MOV-03", "GUI-MOV-04")
def test_points_are_spent_hex_by_hex_and_not_kept() -> None:
    table = scene([".b.....", ".......", "......."], {"avray": "a1", "osbern": "a3"}, {"zahir": "g3"})

    play(table, "move avray", "step b1")

    assert points(table) == 6
    play(table, "stop")
    assert refused(table, "move avray") == "GUI-MOV-03"


@pytest.mark.rule("GUI-MOV-05")
def test_only_the_head_of_a_horse_pays() -> None:
    table = scene(["...", ".b.", "...", "...", "..."], {"robert": rider("b3")}, {"zahir": "a5"})

    play(table, "move robert", "step b2")
    assert points(table) == 8
    play(table, "step b1")

    assert points(table) == 7


@pytest.mark.rule("GUI-STK-01", "GUI-STK-03", "GUI-CMP-04")
def test_through_friends_but_not_on_them() -> None:
    table = scene(ours={"avray": "e5", "osbern": "e6"}, theirs=FAR)

    play(table, "move avray", "step e6")
    assert refused(table, "stop") == "GUI-STK-03"
    play(table, "step e7", "stop")

    assert (where(table, "avray"), where(table, "osbern")) == ("e7", "e6")


@pytest.mark.rule("GUI-STK-02")
def test_enemies_bar_the_way_unless_they_lie_there() -> None:
    table = scene(
        ours={"avray": "e5"},
        theirs={"alexio": {"hex": "e6", "wounded": True}, "dorian": {"hex": "f6", "stunned": True}},
    )

    play(table, "move avray")

    assert refused(table, "step e6") == "GUI-STK-02"
    assert refused(table, "step f6") == ""


@pytest.mark.rule("GUI-STK-04")
def test_stopped_where_he_may_not_stay_he_is_put_back() -> None:
    """A check on a friend's hex stops him: he goes back to the last hex of his path where he may stand."""
    table = scene(ours={"avray": "e3", "osbern": "e5"}, theirs={"argyris": "f6"}, dice=[6])
    play(table, "move avray", "step e4", "step e5")

    play(table, "step d6")

    assert where(table, "avray") == "e4"


@pytest.mark.rule("GUI-STK-05")
def test_a_loose_horse_lets_men_pass_but_not_riders() -> None:
    horse = {"khaled-horse": {"hex": "e6", "facing": "n"}}
    foot = scene(ours={"avray": "e5"}, theirs={**horse, "zahir": "t16"})
    mounted = scene(ours={"robert": rider("e5", "s")}, theirs={**horse, "zahir": "t16"})

    play(foot, "move avray", "step e6")
    assert refused(foot, "stop") == "GUI-STK-03"
    play(mounted, "move robert")
    assert refused(mounted, "step e6") == "GUI-STK-05"


@pytest.mark.rule("GUI-MOV-06")
def test_no_horses_under_trees_in_deep_water_or_indoors() -> None:
    table = scene([".t.", ".W.", "...", "..."], {"robert": rider("b3", "n")}, {"zahir": "c4"})
    play(table, "move robert")
    assert refused(table, "step b2") == "GUI-MOV-06"
    farm = scene(MAPS["lagoon+farm"], {"robert": rider("p10")}, {"zahir": "a18"})
    play(farm, "move robert", "step p9")
    assert refused(farm, "step p8") == "GUI-MOV-06"


@pytest.mark.rule("GUI-MOV-08")
def test_an_armoured_man_keeps_out_of_deep_water() -> None:
    table = scene([".W", ".."], {"albert": "a1", "avray": "a2"}, {"zahir": "b2"})

    play(table, "move albert")
    assert refused(table, "step b1") == "GUI-MOV-08"


@pytest.mark.rule("GUI-MOV-10", "GUI-MOV-11")
@pytest.mark.parametrize(
    ("men", "horses", "cost"), [(2, 0, 0), (3, 0, 1), (5, 0, 1), (6, 0, -1), (2, 1, 1), (3, 1, -1), (0, 2, -1)]
)
def test_bodies_in_the_way(men: int, horses: int, cost: int) -> None:
    table = scene(ours={"avray": "e5"}, theirs=FAR)
    s = table.state
    s.facts[s.facts[st.OCC] + STRIDE * 3 + 3] = men << 8 | horses << 12

    assert bodies_cost(s, STRIDE * 3 + 3) == cost


@pytest.mark.rule("GUI-MOV-10")
@pytest.mark.parametrize(
    ("mover", "men", "left"), [("avray", 2, 7), ("avray", 3, 6), ("robert", 2, 11), ("robert", 3, 10)]
)
def test_bodies_cost_who_steps_over_them_a_point(mover: str, men: int, left: int) -> None:
    dead = {n: {"hex": "e4", "dead": True} for n in ("alexio", "dorian", "filippo")[:men]}
    table = scene(ours={mover: rider("e5") if mover == "robert" else "e5"}, theirs={**dead, **FAR})

    play(table, f"move {mover}", "step e4")

    assert points(table) == left


@pytest.mark.rule("GUI-MOV-10")
def test_with_the_last_point_nobody_gets_over_bodies() -> None:
    dead = {n: {"hex": "e4", "dead": True} for n in ("alexio", "dorian", "filippo")}
    table = scene(ours={"avray": {"hex": "e5", "spent": 7}}, theirs={**dead, **FAR})

    play(table, "move avray")

    assert (refused(table, "step e4"), refused(table, "step e6")) == ("GUI-MOV-04", "")


@pytest.mark.rule("GUI-MOV-12", "GUI-MOV-13")
def test_two_men_clear_three_bodies_and_do_nothing_else() -> None:
    dead = {n: {"hex": "e5", "dead": True} for n in ("alexio", "dorian", "filippo", "philemon")}
    table = scene(ours={"avray": "e4", "osbern": "d5"}, theirs={**dead, "zahir": "t16"}, step="fire")

    play(table, "clear avray osbern e5 e6")

    assert [
        st.dead_persons(table.state, st.get(table.state, unit(table, n), st.HEX)) for n in ("alexio", "philemon")
    ] == [3, 1]
    assert [st.has(table.state, unit(table, n), st.BUSY) for n in ("avray", "osbern")] == [True, True]
    assert refused(table, "move avray") in ("GUI-MOV-03", "GUI-SEQ-03")


@pytest.mark.rule("GUI-MOV-14")
def test_bodies_sink_in_water() -> None:
    dead = {n: {"hex": "a2", "dead": True} for n in ("alexio", "dorian", "filippo")}
    table = scene(["...", ".w.", "..."], {"avray": "a1", "osbern": "a3"}, {**dead, "zahir": "c1"}, step="fire")

    play(table, "clear avray osbern a2 b2")

    assert [st.get(table.state, unit(table, n), st.PLACE) for n in dead] == [st.GONE] * 3


@pytest.mark.rule("GUI-MOV-15")
def test_nobody_clears_under_the_enemys_eyes() -> None:
    dead = {n: {"hex": "e5", "dead": True} for n in ("alexio", "dorian", "filippo")}
    table = scene(ours={"avray": "e4", "osbern": "d5"}, theirs={**dead, "argyris": "e3"}, step="fire")

    assert table.legal() == [] or offered(table, "clear") == []


@pytest.mark.rule("GUI-MOV-16", "GUI-MOV-17", "GUI-MOV-18")
def test_carrying_a_friend_halves_what_is_left() -> None:
    """M 8, three points spent on the way, five left, halved to two; he is laid down beside the carrier."""
    table = scene(
        ["..b...", "......", "......"], {"avray": "a1", "osbern": {"hex": "c1", "stunned": True}}, {"zahir": "f3"}
    )
    play(table, "move avray", "step b1", "step c1")
    assert points(table) == 5

    play(table, "lift osbern")
    assert points(table) == 2
    play(table, "step d2")
    assert refused(table, "stop") != ""
    play(table, "lay e1")

    assert (where(table, "avray"), where(table, "osbern")) == ("d2", "e1")


@pytest.mark.rule("GUI-MOV-19")
def test_nobody_is_picked_up_beside_an_enemy() -> None:
    table = scene(ours={"avray": "e3", "osbern": {"hex": "e4", "stunned": True}}, theirs={"argyris": "e5"})

    play(table, "move avray", "step e4")

    assert refused(table, "lift osbern") == "GUI-MOV-19"


# ---------------------------------------------------------------- infiltration


@pytest.mark.rule("GUI-INF-01", "GUI-INF-02", "GUI-INF-03")
def test_robert_passes_argyris() -> None:
    """Rulebook § 4.3, example 1: checked in the first of two hexes beside Argyris, not in the second."""
    table = scene(ours={"robert": "e8"}, theirs={"argyris": "d7", "alexio": "e4", "stelios": "f5"}, dice=[5, 1])
    play(table, "move robert", "step e7", "step e6", "step e5", "stop")

    checks = rolls(table, "InfiltrationRolled")
    assert [(c["unit"], c["enemy"], c["hex"]) for c in checks] == [("robert", "argyris", "e7")]


@pytest.mark.rule("GUI-INF-04")
def test_robert_attacks_alexio_only_so_stelios_checks_him() -> None:
    """Example 1 goes on: the check of Stelios comes before the attack."""
    table = scene(
        ours={"robert": {"hex": "e5", "spent": 3}},
        theirs={"alexio": "e4", "stelios": "f5"},
        step="combat",
        dice=[2, 7],
    )
    play(table, "attack robert alexio", "strike")
    while asked(table) == (1, "offer-evasion"):
        play(table, "stand")

    order = [e.kind for es in table.events for e in es if e.kind in ("InfiltrationRolled", "MeleeRolled")]
    assert order == ["InfiltrationRolled", "MeleeRolled"]
    assert rolls(table, "InfiltrationRolled")[0]["enemy"] == "stelios"


@pytest.mark.rule("GUI-INF-05", "GUI-INF-15")
def test_a_cataphract_does_not_check_a_man_in_a_tree_hex() -> None:
    """Example 2: past the rider, under the trees, to Alexio; no roll at all."""
    rows = ["......", "......", "..t...", "......", "......"]
    table = scene(rows, {"robert": "b5"}, {"leon": rider("d4", "n"), "alexio": "c2"})

    play(table, "move robert", "step b4", "step c3", "stop")

    assert rolls(table, "InfiltrationRolled") == []


@pytest.mark.rule("GUI-INF-06")
def test_the_infiltration_table() -> None:
    assert [check_result(n) for n in (-3, 1, 5, 6, 7, 8, 9, 10, 13)] == [0, 0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("GUI-INF-06")
@pytest.mark.parametrize(("roll", "state", "hex_"), [(6, "healthy", "e6"), (8, "wounded", "e6"), (10, "dead", "e6")])
def test_stop_wound_and_death_end_the_move(roll: int, state: str, hex_: str) -> None:
    table = scene(ours={"avray": "e7", "osbern": "t1"}, theirs={"argyris": "d6"}, dice=[roll])

    play(table, "move avray", "step e6", "step e5")

    assert (health(table, "avray"), where(table, "avray")) == (state, hex_)


@pytest.mark.rule("GUI-INF-07", "GUI-INF-08")
def test_modifiers_of_the_check() -> None:
    """Healthy armoured rider past wounded foot: -4. Wounded unarmoured foot past a healthy rider: +3. A hoplite adds one."""
    table = scene(
        ours={"robert": rider("e5"), "avray": {"hex": "j5", "wounded": True}, "osbern": "j9"},
        theirs={"argyris": {"hex": "a1", "wounded": True}, "zahir": rider("n9"), "okeanos": "a9"},
    )
    s = table.state
    m = [
        check_modifier(s, unit(table, a), unit(table, b))
        for a, b in (("robert", "argyris"), ("avray", "zahir"), ("osbern", "okeanos"))
    ]

    assert m == [-4, 3, 1]


@pytest.mark.rule("GUI-INF-16")
def test_a_rider_hampers_only_round_his_horses_head() -> None:
    table = scene(ours={"avray": "e9"}, theirs={"zahir": rider("e4", "n")}, dice=[10])

    play(table, "move avray", "step e8", "step e7", "step e6", "step d7", "stop")

    assert rolls(table, "InfiltrationRolled") == []


@pytest.mark.rule("GUI-INF-09", "GUI-INF-10")
def test_robert_follows_zahir_without_a_check() -> None:
    """Example 3: driven back, followed into his hex and one hex further; no check."""
    table = scene(ours={"robert": "e6"}, theirs={"zahir": "e5"}, step="combat", dice=[9], chapters=6)

    play(table, "attack robert zahir", "strike")  # 25 - 6: column 16/25, a nine is C
    play(table, "retreat f5", "advance robert e5", "step e4")

    assert where(table, "robert") == "e4"
    assert rolls(table, "InfiltrationRolled") == []


@pytest.mark.rule("GUI-INF-11", "GUI-INF-12")
def test_ruggieros_retreat() -> None:
    """Example 4: driven back two hexes by arrows he chooses his way, never towards the shot, and is checked in every hex."""
    table = scene(
        ours={"karim": "e13", "harun": "c5", "omar": "g5"},
        theirs={"ruggiero": "e7"},
        step="fire",
        dice=[1, 6, 1, 1, 1, 1],
    )

    play(table, "fire karim e7")
    assert asked(table) == (1, "choose-retreat")
    first = offered(table, "retreat")

    assert first == ["e6", "f7", "d7"]
    assert refused(table, "retreat e8") == "GUI-INF-12"
    play(table, "retreat d7")
    assert set(offered(table, "retreat")) <= {"d6", "c6", "e6", "c7"}
    play(table, "retreat " + offered(table, "retreat")[0])
    assert {c["enemy"] for c in rolls(table, "InfiltrationRolled")} <= {"harun", "omar"}


@pytest.mark.rule("GUI-INF-13")
def test_who_cannot_give_ground_is_wounded_and_stays() -> None:
    table = scene(ours={"robert": "a2", "avray": "b1"}, theirs={"alexio": "a1"}, step="combat", dice=[9], chapters=6)

    play(table, "attack robert alexio", "strike")  # 25 - 5: column 16/25, a nine is C

    assert (health(table, "alexio"), where(table, "alexio")) == ("wounded", "a1")


@pytest.mark.rule("GUI-INF-14")
def test_a_friend_in_the_way_is_moved_aside() -> None:
    table = scene(
        FIELD_GAP,
        {"tancredi": "e6"},
        {"faruq": "e5", "said": "e4"},
        step="combat",
        dice=[8],
        chapters=6,
    )

    play(table, "attack tancredi faruq", "strike")  # 22 - 7: column 9/15; eight and armour: nine, C; only e4 leads away
    assert asked(table) == (1, "choose-room")
    play(table, "push e3")

    assert (where(table, "faruq"), where(table, "said") != "e4") == ("e4", True)


FIELD_GAP = [
    "..........",
    "....b.....",
    "..WWrWW...",
    "..WWbWW...",
    "..WW.WW...",
    "..........",
    "..........",
]


@pytest.mark.rule("GUI-MOV-09")
def test_an_armoured_man_with_no_other_way_drowns() -> None:
    rows = ["WWWWW", "WWWWW", "WW.WW", "WW.WW", "....."]
    table = scene(
        rows, {"arthur": "c4", "avray": "a5"}, {"jalal": "c3", "said": "e5"}, step="combat", dice=[9], chapters=6
    )

    play(table, "attack arthur jalal", "strike")  # 26 - 7: column 16/25; nine and armour: ten, C
    play(table, "retreat c2")

    assert health(table, "jalal") == "dead"
    assert rolls(table, "UnitDrowned") == [{"unit": "jalal", "seat": 1}]


# ---------------------------------------------------------------- riders


@pytest.mark.rule("GUI-MTD-01", "GUI-MTD-02", "GUI-MTD-03")
def test_turning_prices_on_the_move() -> None:
    table = scene(ours={"robert": rider("i9")}, theirs=FAR)
    left = {}
    for h in ("i8", "j9", "h9", "j10", "h10", "j11", "h11", "i11"):
        one = table.clone()
        play(one, "move robert", "step " + h)
        left[h] = 12 - points(one)
    turned = table.clone()
    play(turned, "move robert", "about")

    assert left == {"i8": 1, "j9": 1, "h9": 1, "j10": 2, "h10": 2, "j11": 3, "h11": 3, "i11": 4}
    assert (points(turned), where(turned, "robert")) == (9, "i10")


@pytest.mark.rule("GUI-MTD-05", "GUI-MTD-06", "GUI-MTD-09", "GUI-MTD-11")
def test_a_man_in_armour_mounts() -> None:
    """Rulebook § 4.4.2 ("Dragon"): one point to walk, three to mount, the two left become four."""
    table = scene(ours={"leon": "h8", "leon-horse": {"hex": "i9", "facing": "n"}}, theirs=FAR)
    play(table, "move leon")
    assert refused(table, "mount leon-horse") == "GUI-MTD-09"
    play(table, "step h9")
    assert refused(table, "mount leon-horse") == "GUI-MTD-09"
    other = scene(ours={"leon": "h9", "leon-horse": {"hex": "i9", "facing": "n"}}, theirs=FAR)
    play(other, "move leon", "step h10", "mount leon-horse")

    assert points(other) == 4
    assert (where(other, "leon"), st.is_mounted(other.state, unit(other, "leon"))) == ("i9", True)


@pytest.mark.rule("GUI-MTD-07")
def test_what_is_left_after_dismounting() -> None:
    """A remainder of 8 is 4 on foot, 2 for a wounded man; a knight who dismounts at once has 4 or 2, a cataphract 3."""
    assert [
        points_on_foot(8, False),
        points_on_foot(8, True),
        points_on_foot(9, False),
        points_on_foot(9, True),
        points_on_foot(7, False),
    ] == [4, 2, 4, 2, 3]
    table = scene(ours={"arthur": rider("i9")}, theirs=FAR)

    play(table, "move arthur", "dismount j10")

    assert points(table) == 4


@pytest.mark.rule("GUI-MTD-08")
def test_a_wounded_knight_never_mounts() -> None:
    table = scene(
        ours={"arthur": {"hex": "h10", "wounded": True}, "arthur-horse": {"hex": "i9", "facing": "n"}}, theirs=FAR
    )

    play(table, "move arthur")

    assert refused(table, "mount arthur-horse") == "GUI-MTD-08"


@pytest.mark.rule("GUI-MTD-10")
def test_no_mounting_beside_an_enemy() -> None:
    table = scene(ours={"drogo": "h10", "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs={"argyris": "i8"})

    play(table, "move drogo")

    assert refused(table, "mount drogo-horse") == "GUI-MTD-10"


@pytest.mark.rule("GUI-MTD-12")
def test_only_riders_mount() -> None:
    table = scene(ours={"jacques": "h10", "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs=FAR)

    play(table, "move jacques")

    assert refused(table, "mount drogo-horse") == "GUI-MTD-12"


@pytest.mark.rule("GUI-MTD-13", "GUI-MTD-14")
def test_dismounting_beside_an_enemy_is_allowed() -> None:
    table = scene(ours={"arthur": rider("i9")}, theirs={"argyris": "j10"})

    play(table, "move arthur")

    assert "j10" not in offered(table, "dismount")
    assert len(offered(table, "dismount")) == 7
    play(table, "dismount h9")
    assert st.is_on_map(table.state, unit(table, "arthur-horse"))


@pytest.mark.rule("GUI-MTD-15", "GUI-MTD-16", "GUI-MTD-18")
def test_a_led_horse_follows() -> None:
    table = scene(ours={"avray": "i7", "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs=FAR)
    assert "drogo-horse" not in offered(table, "move")

    play(table, "move avray", "step i8", "take drogo-horse", "step i7", "step i6", "stop")

    horse = unit(table, "drogo-horse")
    assert st.get(table.state, horse, st.LED) == unit(table, "avray")
    assert GAME.faults(table.state) == []
    assert where(table, "drogo-horse") in ("i7", "h6", "h7", "j6", "j7")


@pytest.mark.rule("GUI-MTD-17")
def test_no_reins_under_the_enemys_eyes() -> None:
    table = scene(ours={"avray": "i8", "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs={"argyris": "i11"})

    play(table, "move avray")

    assert refused(table, "take drogo-horse") == "GUI-MTD-17"


@pytest.mark.rule("GUI-MTD-19", "GUI-MTD-20")
@pytest.mark.parametrize(("roll", "led"), [(6, True), (7, False)])
def test_a_rider_grabs_the_reins_on_one_to_six(roll: int, led: bool) -> None:
    table = scene(
        ours={"robert": rider("h5", "s"), "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs=FAR, dice=[roll]
    )
    play(table, "move robert", "step h6", "step h7", "step h8", "step h9")
    assert offered(table, "take") == ["drogo-horse"]
    play(table, "take drogo-horse")

    assert (st.get(table.state, unit(table, "drogo-horse"), st.LED) >= 0) == led
    if not led:
        assert refused(table, "take drogo-horse") == "GUI-MTD-20"


@pytest.mark.rule("GUI-MTD-21")
def test_a_horse_beside_its_rider_is_his() -> None:
    table = scene(ours={"avray": "i8", "drogo": "h10", "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs=FAR)

    play(table, "move avray")

    assert refused(table, "take drogo-horse") == "GUI-MTD-21"


@pytest.mark.rule("GUI-MTD-22")
def test_who_attacks_loses_the_horse_he_leads() -> None:
    table = scene(
        ours={"avray": "e5", "drogo-horse": {"hex": "d5", "facing": "n", "led": "avray"}},
        theirs={"alexio": "e4"},
        step="combat",
        dice=[4],
    )

    play(table, "attack avray alexio", "strike")

    assert st.get(table.state, unit(table, "drogo-horse"), st.LED) == -1


@pytest.mark.rule("GUI-MTD-22")
def test_who_is_attacked_loses_the_horse_he_leads_and_nobody_else_does() -> None:
    horses = {
        "drogo-horse": {"hex": "d4", "facing": "n", "led": "alexio"},
        "pack-1": {"hex": "h5", "facing": "n", "led": "stelios"},
    }
    table = scene(ours={"avray": "e5"}, theirs={"alexio": "e4", "stelios": "h4", **horses}, step="combat", dice=[4])

    play(table, "attack avray alexio", "strike")

    leaders = [st.get(table.state, unit(table, horse), st.LED) for horse in horses]
    assert leaders == [-1, unit(table, "stelios")]


@pytest.mark.rule("GUI-MTD-22")
def test_who_falls_on_the_way_lets_go_of_the_horse() -> None:
    """The archer's volley kills Avray in e7; the horse he led from e9 stands free again."""
    table = scene(
        ours={
            "avray": {"hex": "e8", "wounded": True},
            "pack-1": {"hex": "e9", "facing": "n", "led": "avray"},
            "osbern": "a16",
        },
        theirs={"alphonse": "e1"},
        dice=[1, 1, 1, 1],
    )
    play(table, "move avray", "step e7", "shoot alphonse e7")

    horse = unit(table, "pack-1")
    assert health(table, "avray") == "dead"
    assert st.get(table.state, horse, st.LED) == -1
    assert st.standing(table.state, st.get(table.state, horse, st.HEX)) == horse
    assert GAME.faults(table.state) == []


@pytest.mark.rule("GUI-MTD-23")
def test_three_horses_on_foot_one_from_the_saddle() -> None:
    horses = {f"pack-{k}": {"hex": h, "facing": "n", "led": "avray"} for k, h in ((1, "h9"), (2, "i9"), (3, "j9"))}
    table = scene(ours={"avray": "i8", **horses, "drogo-horse": {"hex": "h6", "facing": "se"}}, theirs=FAR)

    play(table, "move avray", "step i7", "step i6")

    assert refused(table, "take drogo-horse") == "GUI-MTD-23"
