"""Chapter 5: who may fire, scatter and effect, defensive fire, lines over units, fire from above."""

import pytest
from tests.games.guiscard.given import (
    FIELD,
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
from tests.games.guiscard.test_board import MAPS, draft, drawn

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of, is_pair, left_of, name_of, right_of
from porphyry.games.guiscard.scenarios import sights_of
from porphyry.games.guiscard.skirmish import missile as mi
from porphyry.kernel.table import Table


def shot(table: Table, shooter: str, target: str, hex_: str = "") -> str:
    """Why not, or an empty text: rule id of a shot at a unit."""
    s = table.state
    u, v = unit(table, shooter), unit(table, target)
    h = hex_of(hex_) if hex_ else st.get(s, v, st.HEX)
    why = mi.why_not_shooter(s, sights_of(s).board, u, mi.OFFENSIVE) or mi.why_not_shot(s, sights_of(s), u, v, h)
    return why.partition(" ")[0]


# ---------------------------------------------------------------- who


@pytest.mark.rule("GUI-MIS-01", "GUI-MIS-02", "GUI-SEQ-03")
def test_bows_slings_and_javelins_fire_swords_do_not() -> None:
    table = scene(
        ours={"alphonse": "a5", "zenon": "b5", "landry": "c5", "roland": "d5", "petros": "e5"},
        theirs={"said": "c9"},
        step="fire",
        chapters=6,
    )

    assert sorted({line.split()[0] for line in offered(table, "fire")}) == ["alphonse", "landry", "petros", "zenon"]
    assert refused(table, "fire roland c9") == "GUI-MIS-02"


@pytest.mark.rule("GUI-MIS-03")
def test_only_composite_bows_and_lances_from_the_saddle() -> None:
    table = scene(ours={"michael": rider("c5"), "zahir": rider("g5")}, theirs={"said": "e2"}, step="fire")

    assert shot(table, "michael", "said") == ""
    assert shot(table, "zahir", "said") == ""
    u = unit(table, "michael")
    table.state.facts[st.BASE + u * st.SIZE + st.ROSTER] = t.roster_index("alphonse")
    assert mi.weapon_of(table.state, u) == t.NO_WEAPON


@pytest.mark.rule("GUI-MIS-05", "GUI-MIS-06")
def test_a_lance_is_thrown_once_and_pennons_and_hoplite_spears_never() -> None:
    table = scene(
        ours={"arthur": "c5", "theophile": "d5", "okeanos": "e5"}, theirs={"said": "d8"}, step="fire", dice=[9]
    )
    assert sorted({line.split()[0] for line in offered(table, "fire")}) == ["arthur"]

    play(table, "fire arthur d8")

    assert mi.weapon_of(table.state, unit(table, "arthur")) == t.NO_WEAPON
    assert st.attack(table.state, unit(table, "arthur")) == 26


@pytest.mark.rule("GUI-MIS-07", "GUI-MIS-08")
def test_one_shot_a_step_but_several_at_one_target() -> None:
    table = scene(ours={"alphonse": "c5", "olivier": "d5"}, theirs={"said": "d12"}, step="fire", dice=[10, 10])

    play(table, "fire alphonse d12")
    assert refused(table, "fire alphonse d12") == "GUI-MIS-07"
    play(table, "fire olivier d12")

    assert len(rolls(table, "ShotFired")) == 2


@pytest.mark.rule("GUI-MIS-10")
def test_nobody_fires_from_water() -> None:
    table = scene(["w..", "...", "...", "..."], {"alphonse": "a1", "olivier": "b1"}, {"said": "b4"}, step="fire")

    assert refused(table, "fire alphonse b4") == "GUI-MIS-10"


@pytest.mark.rule("GUI-MIS-11", "GUI-SEQ-05")
def test_who_fired_moves_as_his_weapon_allows() -> None:
    """Short bow half, composite bow and javelin everything."""
    table = scene(
        ours={"alphonse": "c5", "petros": "d5", "landry": "e5"}, theirs={"said": "d9"}, step="fire", dice=[10, 10, 10]
    )
    play(table, "fire alphonse d9", "fire petros d9", "fire landry d9")
    if asked(table)[1] == "fire":
        play(table, "done")
    left = []
    for name in ("alphonse", "petros", "landry"):
        one = table.clone()
        play(one, "move " + name)
        left.append(points(one))

    assert left == [4, 8, 8]


@pytest.mark.rule("GUI-MIS-14", "GUI-SEQ-03")
def test_contact_forbids_fire_unless_the_enemy_could_not_strike() -> None:
    table = scene(ours={"alphonse": "c5"}, theirs={"said": "c6", "mansur": "h9"}, step="fire")
    assert shot(table, "alphonse", "mansur") == "GUI-MIS-14"
    tree = scene(
        ["...", "...", "...", "...", "..t", "...", "...", "..."],
        {"alphonse": "c5"},
        {"salim": rider("c6", "n"), "said": "a1"},
        step="fire",
    )

    assert shot(tree, "alphonse", "said") == ""


@pytest.mark.rule("GUI-MIS-15", "GUI-MIS-17", "GUI-SEQ-07")
def test_who_fired_does_not_attack_but_may_close_up() -> None:
    table = scene(ours={"landry": "e5", "avray": "a1"}, theirs={"said": "e8", "mansur": "a2"}, step="fire", dice=[10])
    play(table, "fire landry e8")
    if asked(table)[1] == "fire":
        play(table, "done")
    play(table, "move landry", "step e6", "step e7", "stop", "done")

    assert refused(table, "attack landry said") == "GUI-MIS-15"


# ---------------------------------------------------------------- one shot


@pytest.mark.rule("GUI-MIS-18")
@pytest.mark.parametrize(
    ("weapon", "hexes", "band"),
    [
        (t.LANCE, 4, 0),
        (t.LANCE, 5, 1),
        (t.LANCE, 15, 2),
        (t.LANCE, 16, -1),
        (t.SHORT_BOW, 10, 0),
        (t.SHORT_BOW, 26, 2),
        (t.SLING, 9, 1),
        (t.COMPOSITE_BOW, 12, 0),
        (t.JAVELIN, 25, 2),
        (t.JAVELIN, 26, -1),
    ],
)
def test_range_bands(weapon: int, hexes: int, band: int) -> None:
    assert t.range_band(weapon, hexes) == band


@pytest.mark.rule("GUI-MIS-19")
def test_a_rider_offers_two_hexes_and_shoots_from_his_head() -> None:
    table = scene(ours={"alphonse": "c9"}, theirs={"zahir": rider("c4", "n")}, step="fire")

    assert offered(table, "fire") == ["alphonse c4", "alphonse c5"]


@pytest.mark.rule("GUI-MIS-21", "GUI-MIS-20")
def test_a_stray_arrow_hits_a_friend() -> None:
    """Fired north at c4: a ten falls one hex short, on Osbern; the effect roll of one kills."""
    table = scene(ours={"alphonse": "c15", "osbern": "c5"}, theirs={"said": "c4"}, step="fire", dice=[9, 1])

    play(table, "fire alphonse c4")  # eleven hexes, medium range: 9 + 1 = 10

    assert health(table, "osbern") == "dead"


@pytest.mark.rule("GUI-MIS-23")
@pytest.mark.parametrize(
    ("who", "where_", "target", "modifier"),
    [
        ("alphonse", {"hex": "c5"}, "c16", 1),
        ("alphonse", {"hex": "c5"}, "c9", -2),
        ("alphonse", {"hex": "c5"}, "c10", 0),
        ("michael", {"hex": "c6", "facing": "s", "mounted": True, "wounded": True}, "c10", -2),
        ("landry", {"hex": "c5"}, "c9", 0),
        ("arthur", {"hex": "c6", "facing": "s", "mounted": True}, "c9", 0),  # no horse archer, and no Byzantine
    ],
)
def test_scatter_modifiers(who: str, where_: dict[str, object], target: str, modifier: int) -> None:
    table = scene(ours={who: where_}, theirs={"said": target}, step="fire")

    assert mi.scatter_modifier(table.state, unit(table, who), hex_of(target)) == modifier


@pytest.mark.rule("GUI-MIS-23")
def test_a_wounded_archer_at_long_range_adds_three() -> None:
    board = drawn(*["." * 40] * 3)
    table = scene(board, {"alphonse": {"hex": "a2", "wounded": True}}, {"said": "ab2"}, step="fire")

    assert mi.scatter_modifier(table.state, unit(table, "alphonse"), hex_of("ab2")) == 3


@pytest.mark.rule("GUI-MIS-25")
@pytest.mark.parametrize(
    ("weapon", "mounted", "cover", "roll", "letter"),
    [
        (t.COMPOSITE_BOW, False, 0, 1, "C"),
        (t.COMPOSITE_BOW, False, 0, 3, "B"),
        (t.COMPOSITE_BOW, False, 0, 7, "A"),
        (t.COMPOSITE_BOW, False, 0, 8, "-"),
        (t.SHORT_BOW, False, 0, 1, "C"),
        (t.SHORT_BOW, False, 3, 1, "B"),
        (t.SHORT_BOW, True, 0, 1, "D"),
        (t.LANCE, True, 2, 1, "C"),
        (t.LANCE, True, 0, 10, "-"),
    ],
)
def test_the_effect_tables(weapon: int, mounted: bool, cover: int, roll: int, letter: str) -> None:
    assert t.letter(t.missile_result(weapon, mounted, cover, roll)) == letter


@pytest.mark.rule("GUI-MIS-26", "GUI-MIS-27")
def test_armour_adds_one_to_the_effect_and_ten_is_the_end() -> None:
    """A short bow kills an unarmoured man on a one; the armoured one is wounded."""
    bare = scene(ours={"alphonse": "c9"}, theirs={"said": "c5"}, step="fire", dice=[1, 1])
    mail = scene(ours={"alphonse": "c9"}, theirs={"faruq": "c5"}, step="fire", dice=[1, 1])

    play(bare, "fire alphonse c5")
    play(mail, "fire alphonse c5")

    assert (health(bare, "said"), health(mail, "faruq")) == ("dead", "wounded")
    assert t.missile_result(t.LANCE, False, 0, 11) == t.missile_result(t.LANCE, False, 0, 10)


@pytest.mark.rule("GUI-MIS-22")
def test_cover_saves() -> None:
    rows = ["...", "...", "b..", "...", "...", "...", "...", "..."]
    table = scene(rows, {"karim": "a8"}, {"roland": "a3"}, step="fire", dice=[1, 5])

    play(table, "fire karim a3")  # composite bow, light cover, five: row six, A

    assert asked(table) == (1, "choose-retreat")


@pytest.mark.rule("GUI-MEL-29", "GUI-MEL-30")
def test_a_thrown_rider_lies_beside_his_horse() -> None:
    """Short bow at a rider in the open, roll one: D, the horse is dead and the rider stunned."""
    table = scene(ours={"alphonse": "c9"}, theirs={"zahir": rider("c4", "n"), "said": "t1"}, step="fire", dice=[1, 1])

    play(table, "fire alphonse c5")
    assert asked(table) == (1, "choose-fall")
    assert sorted(offered(table, "fall")) == ["b4", "b5", "b6", "d4", "d5", "d6"]
    play(table, "fall b5")

    assert (health(table, "zahir"), where(table, "zahir"), health(table, "zahir-horse")) == (
        "stunned healthy",
        "b5",
        "dead",
    )
    assert GAME.faults(table.state) == []


@pytest.mark.rule("GUI-MEL-34")
def test_a_horse_dies_of_d_e_and_f_only() -> None:
    horse = {"zahir-horse": {"hex": "c4", "facing": "n", "led": "said"}, "said": "c3"}
    dead = scene(ours={"alphonse": "c9"}, theirs=horse, step="fire", dice=[1, 1])
    alive = scene(ours={"alphonse": "c9"}, theirs=horse, step="fire", dice=[1, 2])

    play(dead, "fire alphonse c5")
    play(alive, "fire alphonse c5")

    assert (health(dead, "zahir-horse"), health(alive, "zahir-horse")) == ("dead", "healthy")


# ---------------------------------------------------------------- defensive fire


@pytest.mark.rule("GUI-DEF-02", "GUI-SEQ-06")
def test_a_move_is_interrupted_after_a_hex() -> None:
    table = scene(ours={"avray": "c5"}, theirs={"karim": "c12"})

    play(table, "move avray", "step c6")

    assert asked(table) == (1, "offer-defensive-fire")
    play(table, "hold")
    assert asked(table) == (0, "step")


@pytest.mark.rule("GUI-DEF-03", "GUI-DEF-04")
def test_three_shooters_the_second_fells_him_the_third_is_spent_too() -> None:
    table = scene(
        ours={"avray": "c5", "osbern": "t1"},
        theirs={"karim": "c12", "nasir": "d12", "rashid": "e12"},
        dice=[10, 1, 1],
    )

    play(table, "move avray", "step c6", "shoot karim c6", "shoot nasir c6", "shoot rashid c6")

    assert health(table, "avray") == "dead"
    assert len(rolls(table, "ShotFired")) == 2
    assert [st.has(table.state, unit(table, n), st.FIRED_BACK) for n in ("karim", "nasir", "rashid")] == [True] * 3


@pytest.mark.rule("GUI-DEF-04")
def test_defensive_fire_slows() -> None:
    """A: two points less. B: a wound and half of the rest, at most what a wounded man has left."""
    slowed = scene(ours={"avray": "c5"}, theirs={"karim": "c12"}, dice=[1, 6])
    hurt = scene(ours={"avray": "c5"}, theirs={"karim": "c12"}, dice=[1, 3])

    play(slowed, "move avray", "step c6", "shoot karim c6")
    play(hurt, "move avray", "step c6", "shoot karim c6")

    assert (points(slowed), health(slowed, "avray")) == (5, "healthy")
    assert (points(hurt), health(hurt, "avray")) == (3, "wounded")


@pytest.mark.rule("GUI-DEF-05")
@pytest.mark.parametrize(
    ("who", "hexes"),
    [({"avray": {"hex": "c3", "wounded": True}}, 1), ({"avray": {"hex": "c3"}}, 2), ({"robert": rider("c4", "s")}, 3)],
)
def test_how_far_before_the_next_volley(who: dict[str, object], hexes: int) -> None:
    name = next(iter(who))
    table = scene(ours=who, theirs={"karim": "c15", "nasir": "d15"}, dice=[10])
    row = 4 if name == "avray" else 5
    play(table, f"move {name}", f"step c{row}", "shoot karim c" + str(row))
    if asked(table)[1] == "offer-defensive-fire":
        play(table, "hold")

    count = 0
    while asked(table)[1] == "step":
        row += 1
        count += 1
        play(table, f"step c{row}")

    assert count == hexes


@pytest.mark.rule("GUI-DEF-06")
def test_who_stays_offers_one_window_at_the_end_of_step_three() -> None:
    table = scene(ours={"avray": "c5", "osbern": "d5"}, theirs={"karim": "c12", "nasir": "d12"})

    play(table, "done")
    assert asked(table) == (1, "offer-defensive-fire")
    play(table, "hold")
    assert asked(table) == (1, "offer-defensive-fire")
    play(table, "hold")

    assert asked(table)[0] == 1
    assert asked(table)[1] != "offer-defensive-fire"


@pytest.mark.rule("GUI-DEF-07")
def test_a_unit_that_moved_is_safe_once_it_has_stopped() -> None:
    table = scene(ours={"avray": "c5"}, theirs={"karim": "c12"})

    play(table, "move avray", "step c6", "hold", "stop", "done")

    assert asked(table) != (1, "offer-defensive-fire")


@pytest.mark.rule("GUI-DEF-01", "GUI-MIS-16")
@pytest.mark.parametrize("mark", ["attacked", "fired"])
def test_who_fought_or_fired_a_sling_does_not_fire_back(mark: str) -> None:
    """A slinger fires in his own turn or defensively, not both; who attacked in melee does not fire back."""
    table = scene(ours={"avray": "c5"}, theirs={"zenon": {"hex": "c12", mark: True}})

    play(table, "move avray", "step c6")

    assert asked(table) == (0, "step")


@pytest.mark.rule("GUI-MIS-12", "GUI-MIS-13")
@pytest.mark.parametrize(
    ("who", "spent", "fired", "asked_"),
    [
        ("alphonse", 4, False, True),
        ("alphonse", 5, False, False),
        ("alphonse", 0, True, True),
        ("alphonse", 1, True, False),
        ("karim", 8, False, True),
        ("karim", 4, True, True),
        ("karim", 5, True, False),
    ],
)
def test_the_own_move_before_limits_defensive_fire(who: str, spent: int, fired: bool, asked_: bool) -> None:
    table = scene(ours={"said": "c5"}, theirs={who: {"hex": "c12", "spent": spent, "fired": fired}})

    play(table, "move said", "step c6")

    assert (asked(table) == (1, "offer-defensive-fire")) == asked_


@pytest.mark.rule("GUI-DEF-08")
def test_no_defensive_fire_in_contact() -> None:
    table = scene(ours={"avray": "c5", "osbern": "c11"}, theirs={"karim": "c12"})

    play(table, "move avray", "step c6")

    assert asked(table) == (0, "step")


@pytest.mark.rule("GUI-DEF-10")
def test_no_defensive_fire_at_an_advance() -> None:
    table = scene(ours={"robert": "e6"}, theirs={"zahir": "e5", "karim": "m12"}, step="combat", dice=[9], chapters=6)

    play(table, "attack robert zahir", "strike", "retreat f5", "advance robert e5")

    assert asked(table) == (0, "advance-on")


def test_a_standing_order_ends_the_questions_for_this_turn() -> None:
    table = scene(ours={"avray": "c5", "osbern": "e5"}, theirs={"karim": "c12"})

    play(table, "move avray", "step c6", "cease", "step c7", "stop", "move osbern", "step e6")

    assert asked(table) == (0, "step")


# ---------------------------------------------------------------- lines over units


@pytest.mark.rule("GUI-LOS-15")
def test_slings_and_lances_cannot_fire_over_the_living() -> None:
    table = scene(ours={"zenon": "c5", "diogenes": "c7"}, theirs={"said": "c9", "mansur": "c12"}, step="fire")
    assert shot(table, "zenon", "said") == "GUI-LOS-15"
    asleep = scene(ours={"zenon": "c5", "diogenes": {"hex": "c7", "stunned": True}}, theirs={"said": "c9"}, step="fire")

    assert shot(asleep, "zenon", "said") == ""


@pytest.mark.rule("GUI-LOS-16")
def test_bows_fire_over_units_at_medium_range_and_light_cover() -> None:
    rows = ["." * 20] * 12
    near = scene(rows, {"alphonse": "c11", "osbern": "c8"}, {"said": "c4"}, step="fire")
    far = scene([*rows, *rows], {"alphonse": "c14", "osbern": "c8"}, {"said": "c3"}, step="fire")

    assert (shot(near, "alphonse", "said"), shot(far, "alphonse", "said")) == ("GUI-LOS-16", "")


@pytest.mark.rule("GUI-LOS-18")
def test_riders_over_friends() -> None:
    """Rulebook § 5.5.3.1: A over B beside him yes; D on foot over E no; A over E, who is not beside him, no."""
    table = scene(
        ours={"michael": rider("e8", "n"), "alexio": "e7", "stephanos": "h9", "dorian": "h8"},
        theirs={"said": "e4", "mansur": "h5", "omar": "j5"},
        step="fire",
    )

    assert shot(table, "michael", "said") == ""
    assert shot(table, "stephanos", "mansur") == "GUI-LOS-16"
    away = scene(ours={"michael": rider("e8", "n"), "dorian": "e6"}, theirs={"said": "e4"}, step="fire")
    assert shot(away, "michael", "said") == "GUI-LOS-16"


@pytest.mark.rule("GUI-LOS-11", "GUI-LOS-17")
def test_swimmers_hide_nobody() -> None:
    table = scene([".", ".", "w", ".", "."], {"zenon": "a1", "alexio": "a3"}, {"said": "a5"}, step="fire")

    assert shot(table, "zenon", "said") == ""


@pytest.mark.rule("GUI-LOS-19")
def test_whom_he_cannot_see_does_not_block() -> None:
    """A man in dead ground behind the edge does not stand in the line to one further off."""
    rows = [":::", ":::", ":::", "sss", "...", "...", "...", "...", "..."]
    table = scene(rows, {"zenon": "b2", "alexio": "b5"}, {"said": "b9"}, step="fire")

    assert shot(table, "zenon", "said") == ""


@pytest.mark.rule("GUI-LOS-04")
def test_cover_counts_where_the_arrow_falls() -> None:
    """Aimed at a man in the open, it falls short into bushes: light cover there."""
    rows = [
        "...",
        "...",
        "...",
        "...",
        "b..",
        "...",
        "...",
        "...",
        "...",
        "...",
        "...",
        "...",
        "...",
        "...",
        "...",
        "...",
    ]
    table = scene(rows, {"alphonse": "a15", "osbern": "c1"}, {"said": "a4", "mansur": "a5"}, step="fire", dice=[9, 9])

    play(table, "fire alphonse a4")

    assert rolls(table, "ShotTold")[0]["cover"] == "light"
    assert rolls(table, "ShotTold")[0]["unit"] == "mansur"


@pytest.mark.rule("GUI-LOS-20")
@pytest.mark.rule("GUI-LAN-01")
def test_a_lance_is_not_thrown_backwards() -> None:
    """Rulebook § 7.1: to the front and the sides, not behind."""
    table = scene(
        ours={"zahir": rider("h8", "n")},
        theirs={"arthur": "h5", "romaric": "k8", "jacques": "h12", "eustache": "i13"},
        step="fire",
    )

    assert [shot(table, "zahir", n) for n in ("arthur", "romaric", "jacques", "eustache")] == [
        "",
        "",
        "GUI-LAN-01",
        "GUI-LAN-01",
    ]


@pytest.mark.rule("GUI-LAN-02")
def test_over_a_friend_beside_him_only_from_three_hexes_on() -> None:
    """Rulebook § 7.1: both knights can be hit, Amadeo at two hexes cannot."""
    table = scene(
        ours={"zahir": rider("h8", "n"), "said": "h7"},
        theirs={"arthur": "h5", "amadeo": "h6"},
        step="fire",
    )
    clear = scene(ours={"zahir": rider("h8", "n"), "said": "h7"}, theirs={"arthur": "h5"}, step="fire")

    assert shot(table, "zahir", "amadeo") == "GUI-LAN-02"
    assert shot(clear, "zahir", "arthur") == ""


@pytest.mark.rule("GUI-LAN-03", "GUI-LAN-04")
def test_a_lance_is_for_step_one_and_costs_no_movement() -> None:
    table = scene(ours={"zahir": rider("h8", "n")}, theirs={"jacques": "h4", "roland": "t1"}, step="fire", dice=[10])
    play(table, "fire zahir h4")
    play(table, "move zahir")

    assert points(table) == 15
    assert not t.FIRES_DEFENSIVE[t.LANCE]


# ---------------------------------------------------------------- from above


HIGH = [":::", ":::", "sss", "...", "b..", "...", "...", "...", "...", "...", "...", "...", "..."]


@pytest.mark.rule("GUI-LOS-21")
def test_one_level_up_and_near_the_bushes_hide_nobody() -> None:
    """Short bow, short range ten: under five hexes the cover goes, at five it stays."""
    near = scene(HIGH, {"alphonse": "a2"}, {"said": "a5"}, step="fire")
    s = near.state
    line = sights_of(s).line(hex_of("a2"), hex_of("a5"))

    assert mi.cover_on(s, sights_of(s).board, unit(near, "alphonse"), line, 3) == t.NO_COVER
    assert mi.cover_on(s, sights_of(s).board, unit(near, "alphonse"), line, 5) == t.LIGHT


@pytest.mark.rule("GUI-LOS-22")
@pytest.mark.parametrize(("hexes", "cover"), [(10, t.NO_COVER), (11, t.LIGHT)])
def test_two_levels_up_the_bushes_hide_nobody_within_short_range(hexes: int, cover: int) -> None:
    hill = draft(*HIGH)
    hill.level[hex_of("a2")] = 2
    table = scene(hill.finished(), {"alphonse": "a2"}, {"said": "a5"}, step="fire")
    s = table.state
    line = sights_of(s).line(hex_of("a2"), hex_of("a5"))

    assert line.up == -2
    assert mi.cover_on(s, sights_of(s).board, unit(table, "alphonse"), line, hexes) == cover


@pytest.mark.rule("GUI-LOS-22", "GUI-CAS-24")
def test_from_the_wall_walk_rocks_give_no_cover() -> None:
    nest = MAPS["eagle-nest"]
    table = scene(nest, {"alphonse": "j8"}, {"said": "h8"}, step="fire")
    s = table.state
    line = sights_of(s).line(hex_of("j8"), hex_of("h8"))

    assert line.cover == t.LIGHT
    assert mi.cover_on(s, nest, unit(table, "alphonse"), line, 2) == t.NO_COVER


@pytest.mark.rule("GUI-CAS-25", "GUI-CAS-26")
def test_from_above_only_a_friend_beside_the_target_is_in_the_way() -> None:
    nest = MAPS["eagle-nest"]
    free = scene(nest, {"alphonse": "j10", "avray": "g10"}, {"said": "d10"}, step="fire")
    last = sights_of(free.state).line(hex_of("j10"), hex_of("d10")).between[-1]
    friend = name_of(left_of(last)) if is_pair(last) else name_of(last)
    other = name_of(right_of(last)) if is_pair(last) else "a1"
    beside = scene(nest, {"alphonse": "j10", "avray": friend, "osbern": other}, {"said": "d10"}, step="fire")

    assert shot(free, "alphonse", "said") == ""
    assert shot(beside, "alphonse", "said") == "GUI-CAS-25"


@pytest.mark.rule("GUI-CAS-25")
def test_from_above_an_enemy_beside_the_target_is_not_in_the_way() -> None:
    """§ 9.3.4: "dass eine eigene Einheit in der Sichtlinie benachbart zum Ziel ... steht": one's own."""
    nest = MAPS["eagle-nest"]
    free = scene(nest, {"alphonse": "j10", "avray": "g10"}, {"said": "d10"}, step="fire")
    last = sights_of(free.state).line(hex_of("j10"), hex_of("d10")).between[-1]
    near = [name_of(left_of(last)), name_of(right_of(last))] if is_pair(last) else [name_of(last)]
    foes = dict(zip(("mansur", "faruq"), near, strict=False))
    beside = scene(nest, {"alphonse": "j10", "avray": "g10"}, {"said": "d10", **foes}, step="fire")

    assert shot(beside, "alphonse", "said") == ""


BUSHES = ["....."] * 15 + ["..b.."]
SLOPE = [":::::"] * 15 + ["sssss"]


@pytest.mark.rule("GUI-LOS-16")
@pytest.mark.parametrize(("rows", "why"), [(BUSHES, ""), (SLOPE, "GUI-LOS-16")])
def test_over_people_at_most_into_light_cover(rows: list[str], why: str) -> None:
    """§ 5.5.3: "falls das Ziel in mittlerer oder weiter Entfernung liegt und maximal leichte Deckung hat"."""
    table = scene(rows, {"alphonse": "c2", "osbern": "c8"}, {"said": "c16"}, step="fire")

    assert shot(table, "alphonse", "said") == why


@pytest.mark.rule("GUI-CAS-27")
def test_only_bows_out_of_slits() -> None:
    church = MAPS["lagoon+church"]
    table = scene(church, {"alphonse": "w6", "landry": "v6"}, {"said": "w2", "mansur": "s5"}, step="fire")

    assert shot(table, "alphonse", "said") == ""
    assert shot(table, "landry", "mansur") == "GUI-CAS-27"


@pytest.mark.rule("GUI-CAS-29")
def test_lances_do_not_fly_upwards_javelins_do() -> None:
    rows = [":::", ":::", "sss", "...", "...", "..."]
    table = scene(rows, {"avray": "a4", "landry": "b4"}, {"said": "a2", "mansur": "b2"}, step="fire")

    assert shot(table, "avray", "said") == "GUI-CAS-29"
    assert shot(table, "landry", "mansur") == ""


@pytest.mark.rule("GUI-LOS-24")
def test_total_cover_cannot_be_hit() -> None:
    assert t.missile_result(t.COMPOSITE_BOW, False, t.TOTAL, 1) == 0
    assert len(FIELD) == 16


@pytest.mark.rule("GUI-LOS-19")
def test_whom_a_tree_hides_does_not_block_the_line_past_it() -> None:
    """From f1 the tree k1 hides l2 but not n3; the line to n3 crosses l2 all the same."""
    hidden = scene(MAPS["knoll"], {"zenon": "f1", "alexio": "l2"}, {"said": "n3"}, step="fire")

    assert shot(hidden, "zenon", "said") == ""
    assert hex_of("l2") in sights_of(hidden.state).line(hex_of("f1"), hex_of("n3")).between


@pytest.mark.rule("GUI-CAS-26")
def test_a_man_in_a_dip_below_both_is_not_in_the_way() -> None:
    below = scene([":", ":", ".", ":", ":"], {"zenon": "a1", "alexio": "a3"}, {"said": "a5"}, step="fire")
    level = scene([":", ":", ":", ":", ":"], {"zenon": "a1", "alexio": "a3"}, {"said": "a5"}, step="fire")

    assert (shot(below, "zenon", "said"), shot(level, "zenon", "said")) == ("", "GUI-LOS-15")
