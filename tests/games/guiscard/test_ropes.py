"""Chapter 10.6: grapnels and ropes at the Eagle Nest and the farm."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import against, asked, health, offered, play, points, refused, scene, unit, where
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard import GAME, questions
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.games.guiscard.skirmish import missile, retreat
from porphyry.kernel.table import Table

NEST, FARM = MAPS["eagle-nest"], MAPS["lagoon+farm"]
FAR = {"beppe": "a16"}


def coiled(man: str) -> dict[str, Any]:
    return {"devices": {"grapnel-1": {"state": "carried", "men": [man]}}}


def hanging(*men: str, height: int = 0, hex_: str = "i9", bearing: str = "ne") -> dict[str, Any]:
    """A rope from the wall-walk hex j9 down to i9."""
    return {
        "devices": {
            "grapnel-1": {"state": "fixed", "hex": hex_, "bearing": bearing, "men": list(men), "height": height}
        }
    }


def rope(table: Table) -> dict[str, Any]:
    return dict(GAME.view(table.state, 0)["ropes"][0])


@pytest.mark.rule("GUI-GRA-01", "GUI-CAS-40")
def test_a_rope_is_for_the_unarmoured_and_never_for_the_tower() -> None:
    table = scene(NEST, {"albert": "i9"}, FAR, tools=hanging())
    play(table, "move albert")
    assert refused(table, "climb grapnel-1") == "GUI-GRA-01"

    tower = scene(NEST, {"vladko": "k9"}, FAR, tools=coiled("vladko"))
    play(tower, "move vladko")
    assert refused(tower, "grapple ne") == "GUI-GRA-01"


@pytest.mark.rule("GUI-GRA-02")
def test_a_grapnel_is_thrown_on_the_move_beside_a_wall_by_who_has_one() -> None:
    table = scene(NEST, {"vladko": "h9", "bogdan": "i10"}, FAR, tools=coiled("vladko"), dice=[3])

    play(table, "move vladko")
    assert refused(table, "grapple ne") == "GUI-GRA-02"
    play(table, "step i9", "grapple ne")

    assert (rope(table)["state"], rope(table)["hexes"], rope(table)["top"]) == ("fixed", ["i9"], "j9")
    play(table, "stop", "move bogdan")
    assert refused(table, "grapple ne") == "GUI-GRA-02"


@pytest.mark.rule("GUI-GRA-03")
def test_who_throws_neither_fires_nor_fights_in_this_round_and_throws_once() -> None:
    table = scene(NEST, {"stanko": "i9", "vladko": "h9"}, {"alexio": "h8"}, tools=coiled("stanko"), dice=[2])

    play(table, "move stanko", "grapple ne")
    assert points(table) == 8  # it costs nothing
    assert refused(table, "grapple se") == "GUI-GRA-03"
    play(table, "stop", "done")

    assert asked(table)[1] == "combat"
    assert refused(table, "attack stanko alexio") == "GUI-GRA-03"
    fired = scene(NEST, {"stanko": {"hex": "i9", "fired": True}}, FAR, tools=coiled("stanko"))
    play(fired, "move stanko")
    assert refused(fired, "grapple ne") == "GUI-GRA-03"
    archer = scene(NEST, {"zoran": "i9"}, {"alexio": "e9", "dorian": "d9"}, tools=coiled("zoran"), dice=[2])
    play(archer, "move zoran", "grapple ne")
    s = archer.state
    assert missile.why_not_shooter(s, NEST, unit(archer, "zoran"), missile.DEFENSIVE).startswith("GUI-GRA-03")


@pytest.mark.rule("GUI-GRA-04")
@pytest.mark.parametrize(("roll", "state"), [(1, "carried"), (2, "carried"), (3, "fixed"), (10, "fixed")])
def test_it_misses_on_one_and_two(roll: int, state: str) -> None:
    table = scene(NEST, {"vladko": "i9"}, FAR, tools=coiled("vladko"), dice=[roll])

    play(table, "move vladko", "grapple ne")

    assert rope(table)["state"] == state


@pytest.mark.rule("GUI-GRA-05", "GUI-GRA-06", "GUI-MOV-04")
def test_eight_points_up_two_over_the_parapet_in_two_turns() -> None:
    """Vladko has climbed the palisade and may now cross."""
    table = scene(NEST, {"vladko": "i9"}, FAR, tools=hanging())
    play(table, "move vladko", "climb grapnel-1")
    assert (rope(table)["height"], rope(table)["climber"], where(table, "vladko")) == (8, "vladko", "i9")
    assert asked(table)[1] != "step"  # all his points are spent

    above = scene(NEST, {"vladko": "i9"}, FAR, tools=hanging("vladko", height=8))
    play(above, "move vladko")
    assert refused(above, "step h9") == "GUI-GRA-05"
    assert refused(above, "climb grapnel-1") == "GUI-GRA-06"
    play(above, "cross")
    assert (where(above, "vladko"), points(above)) == ("j9", 6)


@pytest.mark.rule("GUI-GRA-06", "GUI-CMP-09")
def test_a_wounded_man_takes_two_turns_a_level() -> None:
    table = scene(NEST, {"vladko": {"hex": "i9", "wounded": True}}, FAR, tools=hanging())

    play(table, "move vladko", "climb grapnel-1")

    assert rope(table)["height"] == 4
    half = scene(NEST, {"vladko": {"hex": "i9", "wounded": True}}, FAR, tools=hanging("vladko", height=4))
    play(half, "move vladko")
    assert refused(half, "cross") == "GUI-GRA-05"
    play(half, "climb grapnel-1")
    assert rope(half)["height"] == 8


@pytest.mark.rule("GUI-GRA-05")
def test_down_it_goes_twice_as_fast() -> None:
    table = scene(NEST, {"vladko": "j9"}, FAR, tools=hanging())

    play(table, "move vladko", "climb grapnel-1")
    assert (where(table, "vladko"), points(table)) == ("i9", 6)
    play(table, "slide grapnel-1")

    assert (points(table), rope(table)["height"], rope(table)["climber"]) == (2, 0, None)
    play(table, "step h9")
    assert where(table, "vladko") == "h9"


@pytest.mark.rule("GUI-GRA-05", "GUI-GRA-06")
def test_the_barn_has_no_parapet() -> None:
    over = {"grapnel-1": {"state": "fixed", "hex": "o14", "bearing": "n", "men": ["vladko"], "height": 8}}
    barn = scene(FARM, {"vladko": "o14"}, FAR, tools={"devices": over})
    play(barn, "move vladko", "cross")
    assert (where(barn, "vladko"), points(barn)) == ("o13", 7)

    over["grapnel-1"] = {"state": "fixed", "hex": "p7", "bearing": "s", "men": ["vladko"], "height": 8}
    hall = scene(FARM, {"vladko": "p7"}, FAR, tools={"devices": over})
    play(hall, "move vladko", "cross")
    assert (where(hall, "vladko"), points(hall)) == ("p8", 6)


@pytest.mark.rule("GUI-GRA-07")
def test_a_free_rope_is_pulled_up_and_used_again_from_above() -> None:
    table = scene(NEST, {"vladko": "j9"}, FAR, tools=hanging(), dice=[3])

    play(table, "move vladko", "coil grapnel-1")
    assert (rope(table)["state"], rope(table)["men"]) == ("carried", ["vladko"])
    play(table, "grapple nw")
    assert (rope(table)["hexes"], rope(table)["top"]) == (["i8"], "j9")

    busy = scene(NEST, {"vladko": "j9", "bogdan": "i9"}, FAR, tools=hanging("bogdan", height=3))
    play(busy, "move vladko")
    assert refused(busy, "coil grapnel-1") == "GUI-GRA-07"


@pytest.mark.rule("GUI-GRA-08")
@pytest.mark.parametrize(("answer", "after"), [("no", "healthy"), ("yes", "wounded")])
def test_the_jump_check_off_a_rope_is_optional(answer: str, after: str) -> None:
    options = {"rope_jump_check": answer}
    table = scene(NEST, {"vladko": "i9"}, FAR, tools=hanging("vladko", height=8), dice=[6], options=options)

    play(table, "move vladko", "cross")

    assert health(table, "vladko") == after


@pytest.mark.rule("GUI-GRA-09")
def test_the_view_tells_coiled_fixed_and_climbing_apart() -> None:
    on_man = rope(scene(NEST, {"vladko": "i9"}, FAR, tools=coiled("vladko")))
    fixed = rope(scene(NEST, {"vladko": "i9"}, FAR, tools=hanging()))
    climbing = rope(scene(NEST, {"vladko": "i9"}, FAR, tools=hanging("vladko", height=5)))

    assert (on_man["state"], on_man["men"], on_man["hexes"]) == ("carried", ["vladko"], [])
    assert (fixed["state"], fixed["climber"], fixed["height"]) == ("fixed", None, 0)
    assert (climbing["state"], climbing["climber"], climbing["height"]) == ("fixed", "vladko", 5)


@pytest.mark.rule("GUI-GRA-10")
def test_a_climber_is_attacked_from_above_two_columns_better() -> None:
    table = scene(NEST, {"vladko": "i9"}, {"argyros": "j9"}, step="combat", active=1, tools=hanging("vladko", height=5))
    man, guard = unit(table, "vladko"), unit(table, "argyros")

    assert me.column_shifts(table.state, 1 << guard, 1 << man, 0) == [
        0,
        0,
        0,
        0,
        0,
        2,
    ]  # the (-) of § 10.1.5 is the ladder's
    assert offered(table, "attack") == ["argyros vladko"]
    assert me.contact_pair(table.state, NEST, man, guard) == -1  # both his hands are on the rope
    below = scene(NEST, {"vladko": "i9"}, {"argyros": "h9"}, tools=hanging("vladko", height=5))
    assert me.contact_pair(below.state, NEST, unit(below, "argyros"), unit(below, "vladko")) == -1


@pytest.mark.rule("GUI-GRA-11")
@pytest.mark.parametrize(("roll", "after"), [(8, "healthy"), (6, "dead"), (5, "dead")])
def test_knocked_out_or_wounded_a_climber_dies_and_no_push_moves_him(roll: int, after: str) -> None:
    """Argyros 13 against Vladko 4: 9/15, two columns better: 26/40 would kill; a weak attacker shows all letters."""
    table = scene(
        NEST, {"vladko": "i9"}, {"amir": "j9"}, step="combat", active=1, tools=hanging("vladko", height=5), dice=[roll]
    )

    table.play("attack amir vladko")

    told = next(e for events in table.events for e in events if e.kind == "MeleeRolled")
    assert (told.params["column"], told.params["letter"]) == ("c9", {8: "C", 6: "D", 5: "E"}[roll])
    assert (health(table, "vladko"), where(table, "vladko")) == (after, "i9")


@pytest.mark.rule("GUI-GRA-12", "GUI-GRA-13")
@pytest.mark.parametrize(
    ("wounded", "roll", "after"), [(False, 3, "dead"), (False, 4, "healthy"), (True, 6, "dead"), (True, 7, "wounded")]
)
def test_driven_off_the_wall_a_man_may_grab_the_rope(wounded: bool, roll: int, after: str) -> None:
    table = scene(
        NEST,
        {"robert": "k9", "avray": "j8", "osbern": "j10"},
        {"alexio": {"hex": "j9", "wounded": wounded}, "beppe": "a16"},
        step="combat",
        tools=hanging(),
        dice=[roll],
    )
    s, u = table.state, unit(table, "alexio")
    retreat.start(s, u, 1, -1, 1 << unit(table, "avray") | 1 << unit(table, "osbern"), 1)  # no way back but outwards
    questions.run(s)
    assert (questions.decider(s), questions.question(s).kind.name) == (1, "offer-rope")
    questions.play(s, GAME.notation.code("grab"))

    assert health(table, "alexio") == after
    if after != "dead":
        assert (where(table, "alexio"), rope(table)["height"], rope(table)["climber"]) == ("i9", 8, "alexio")


@pytest.mark.rule("GUI-GRA-13", "GUI-INF-13")
def test_without_a_rope_or_in_armour_he_takes_the_wound() -> None:
    for name, tools in (("albert", hanging()), ("alexio", hanging(hex_="i10", bearing="se"))):
        table = scene(
            NEST, {"avray": "j8", "osbern": "j10"}, {name: {"hex": "j9", "seat": 1}, "beppe": "a16"}, tools=tools
        )
        foes = 1 << unit(table, "avray") | 1 << unit(table, "osbern")
        retreat.start(table.state, unit(table, name), 1, -1, foes, 1)
        assert health(table, name) == "wounded"


@pytest.mark.rule("GUI-GRA-14", "GUI-GRA-15")
@pytest.mark.parametrize(("roll", "state"), [(3, "lost"), (4, "fixed")])
def test_the_rope_is_cut_on_one_to_three_and_the_climber_falls(roll: int, state: str) -> None:
    table = scene(
        NEST,
        {"vladko": "i9", "osbern": "a1"},
        {"argyros": "j10", "beppe": "a16"},
        step="combat",
        active=1,
        tools=hanging("vladko", height=5),
        dice=[roll],
    )

    play(table, "cut argyros grapnel-1")  # from the hex beside the grapnel

    assert rope(table)["state"] == state
    if state == "lost":
        assert asked(table) == (0, "choose-drop")
        play(table, "fall h9")
        assert (where(table, "vladko"), health(table, "vladko")) == ("h9", "wounded")


@pytest.mark.rule("GUI-GRA-14")
def test_only_a_man_on_the_wall_cuts_a_rope() -> None:
    table = scene(
        NEST,
        {"vladko": "i9", "osbern": "h9"},
        {"argyros": "h10", "dorian": "j9"},
        step="combat",
        active=1,
        tools=hanging("vladko", height=5),
    )

    assert refused(table, "cut argyros grapnel-1") == "GUI-GRA-14"


PULLERS = {"vladko": "h9", "bogdan": "h10", "dragan": "g9", "stanko": "g10"}


def pulled(men: dict[str, Any], dice: list[int]) -> Table:
    table = scene(NEST, men, FAR, step="fire", tools=hanging(), dice=dice)
    play(table, *[f"lend {name} grapnel-1" for name in men])
    for _ in range(3):
        if asked(table)[1] != "combat":
            play(table, "done")
    return table


@pytest.mark.rule("GUI-GRA-16", "GUI-GRA-17")
def test_four_men_in_two_rows_pull_and_do_nothing_else() -> None:
    table = pulled(PULLERS, [2])
    assert refused(table, "wrench grapnel-1") == ""
    three = scene(
        NEST, {"vladko": "h9", "bogdan": "h10", "dragan": "g9", "osbern": "i9"}, FAR, step="fire", tools=hanging()
    )
    assert refused(three, "lend osbern grapnel-1") == ""  # at the foot of the wall he is one hex from the palisade's
    play(three, "lend vladko grapnel-1")
    assert refused(three, "lend vladko grapnel-1") == "GUI-MOV-13"
    assert questions.why_not(three.state, GAME.notation.code("wrench", 4)).startswith("GUI-GRA-16")


@pytest.mark.rule("GUI-GRA-16")
def test_nobody_pulls_on_a_rope_that_holds_a_house_wall() -> None:
    assert FARM.feature(hex_of("n8"), hex_of("o8")) == b.WALL
    table = scene(FARM, {"vladko": "m8"}, FAR, step="fire", tools=hanging(hex_="n8", bearing="se"))

    assert against(table, "lend vladko grapnel-1") == "GUI-GRA-16 no-grapnel"


@pytest.mark.rule("GUI-GRA-17")
def test_a_string_of_men_is_not_two_rows() -> None:
    men = {"vladko": "h9", "bogdan": "g9", "dragan": "f8", "stanko": "f9"}
    table = scene(NEST, {**men, "zoran": "a14"}, FAR, step="fire", tools=hanging())
    play(table, *[f"lend {name} grapnel-1" for name in men])

    assert questions.why_not(table.state, GAME.notation.code("wrench", 4)).startswith("GUI-GRA-17")


@pytest.mark.rule("GUI-GRA-18", "GUI-GRA-19", "GUI-CAS-04", "GUI-CAS-05", "GUI-CAS-09", "GUI-DEM-05")
@pytest.mark.parametrize(
    ("wounded", "roll", "falls"), [(0, 2, True), (0, 3, False), (1, 1, True), (1, 2, False), (2, 1, False)]
)
def test_the_palisade_comes_down_on_two_or_less(wounded: int, roll: int, falls: bool) -> None:
    men: dict[str, Any] = {name: {"hex": h, "wounded": k < wounded} for k, (name, h) in enumerate(PULLERS.items())}
    table = pulled(men, [roll])

    play(table, "wrench grapnel-1")

    view = GAME.view(table.state, 0)
    assert view["breaches"] == (["j9"] if falls else [])
    assert rope(table)["state"] == ("lost" if falls else "fixed")
    if falls:
        board = board_of(table.state)
        assert board.feature(hex_of("i9"), hex_of("j9")) == b.PALISADE_DOWN
        assert board.walk[hex_of("i9") * 6 + 1] == 2  # one point more
        assert board.ride[hex_of("i9") * 6 + 1] == 2
        assert board.ground[hex_of("j10")] == t.WALL_WALK  # the next stretch stands
