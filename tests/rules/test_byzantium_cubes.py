"""Cubes, control and reinforcement (BYZ-CUB, BYZ-CTL, BYZ-REI)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantium.given import (
    allowed,
    army,
    asked,
    boxes,
    city,
    given,
    heap,
    kinds,
    money,
    options,
    place,
    play,
    player,
    points,
    refused,
    told,
    town,
)


def only(colour: str, row: dict[str, Any]) -> dict[str, Any]:
    """One player by his colour."""
    return {colour: row}


# Cubes


@pytest.mark.rule("BYZ-CUB-01")
def test_a_cube_comes_from_the_pool_the_casualties_or_any_box() -> None:
    t = given(red={"byzantine": army(levy=0)})

    found = [line.partition(" < ")[2] for line in options(t, "control") if line.startswith("control damascus ")]

    assert found == [
        "pool",
        "casualties",
        "byzantine-elite",
        "byzantine-main",
        "byzantine-move",
        "arab-elite",
        "arab-main",
        "arab-levy",
        "arab-move",
    ]
    assert refused(t, "control damascus < byzantine-levy") == "BYZ-CUB-01"


@pytest.mark.rule("BYZ-CUB-01", "BYZ-PAS-03")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_everybody_takes_cubes_from_his_own_display(colour: str) -> None:
    """Only this player's pool, Byzantine levy and Arab elite hold cubes; the other displays are full."""
    mine = {"byzantine": army(0, 0, 3, 0), "arab": army(2, 0, 0, 0), "pool": 1, "casualties": 0, "removed": 36}
    t = given(active=colour, **only(colour, mine))

    found = [line.partition(" < ")[2] for line in options(t, "control") if line.startswith("control damascus ")]

    assert found == ["pool", "byzantine-levy", "arab-elite"]
    assert options(t, "pass-from") == ["pass-from pool", "pass-from byzantine-levy", "pass-from arab-elite"]
    empty = given(active=colour, **only(colour, mine | {"pool": 0, "removed": 37}))
    assert options(empty, "pass-from") == ["pass-from byzantine-levy", "pass-from arab-elite"]


@pytest.mark.rule("BYZ-CUB-02")
def test_a_pool_cube_is_free_for_either_side() -> None:
    for line in ("control damascus < pool", "control mecca < pool"):
        t = given()
        play(t, line)

        assert (money(t, "red"), heap(t, "red")[0]) == ((15, 5), 8)


@pytest.mark.rule("BYZ-CUB-03", "BYZ-CUB-07")
@pytest.mark.parametrize("source", ["casualties", "byzantine-levy", "arab-main"])
def test_any_other_cube_costs_three_bezants_to_the_bank(source: str) -> None:
    t = given()

    events = play(t, f"control damascus < {source}")

    assert told(events, "BezantsPaid") == [{"seat": 0, "side": "byzantine", "bezants": 3}]
    assert money(t, "red") == (12, 5)
    assert [money(t, other) for other in ("yellow", "blue")] == [(15, 5)] * 2


@pytest.mark.rule("BYZ-CUB-03", "BYZ-CUB-14")
@pytest.mark.parametrize(("bezants", "enough"), [(2, False), (3, True)])
def test_three_bezants_are_enough_and_two_are_not(bezants: int, enough: bool) -> None:
    t = given(active="blue", blue={"byzantine": army(treasury=bezants), "arab": army(treasury=bezants)})

    assert allowed(t, "control damascus < casualties") is enough
    assert allowed(t, "control mecca < casualties") is enough
    if enough:
        play(t, "control damascus < byzantine-main")
        assert (money(t, "blue"), boxes(t, "blue", "byzantine")[1]) == ((0, 3), 2)
        assert boxes(t, "red", "byzantine")[1] == 3


@pytest.mark.rule("BYZ-CUB-04")
def test_the_side_that_benefits_pays() -> None:
    """Rulebook example: a cube from the Arab levy to the Byzantine move box is paid by the Byzantine treasury."""
    t = given()

    play(t, "reinforce byzantine move < arab-levy", "done")

    assert (money(t, "red"), boxes(t, "red", "byzantine"), boxes(t, "red", "arab")) == (
        (12, 5),
        (1, 3, 2, 3),
        (1, 6, 1, 4),
    )


@pytest.mark.rule("BYZ-CUB-04", "BYZ-CUB-06")
def test_three_cubes_from_mixed_sources_each_paid_by_its_own_side() -> None:
    """Rulebook example: a pool cube to the Arab army, two casualties, one to each army."""
    t = given()

    play(t, "reinforce arab main < pool", "reinforce byzantine main < casualties", "reinforce arab levy < casualties")

    assert money(t, "red") == (12, 2)
    assert heap(t, "red") == (8, 10)


@pytest.mark.rule("BYZ-CUB-05")
def test_no_bought_cube_goes_into_the_pool() -> None:
    """Whatever is bought lies afterwards in a box, on a city, on a space or in a building: never in the pool."""
    t = given(red={"byzantine": army(treasury=30), "arab": army(treasury=30)})

    for line in options(t):
        if " < " not in line or line.endswith("pool"):
            continue
        after = t.clone()
        after.play(line)
        assert heap(after, "red")[0] == 9, line


@pytest.mark.rule("BYZ-CUB-08", "BYZ-TIP-01")
def test_buying_with_a_full_pool_is_legal_and_brings_the_cube_back_to_the_pool() -> None:
    t = given(seats=2, wealth=60)

    play(t, "emperor < casualties", "pass", "pass")

    assert heap(t, "red")[0] == 9 + 1 + 1 + 5  # the space's cube, the pass cube, half of ten casualties


@pytest.mark.rule("BYZ-CUB-09")
@pytest.mark.parametrize(
    ("line", "pays"),
    [
        ("control damascus < casualties", (3, 0)),
        ("control mecca < casualties", (0, 3)),
        ("reinforce arab levy < byzantine-levy", (0, 3)),
        ("emperor < casualties", (3, 0)),
        ("caliph < casualties", (0, 3)),
        ("fleet byzantine < casualties", (3, 0)),
        ("fleet arab < casualties", (0, 3)),
        ("improve athens < casualties", (3, 0)),
        ("improve tabuk < casualties", (0, 3)),
        ("bulgars-attack adrianople < casualties", (0, 3)),
        ("bulgars-reinforce byzantine < casualties", (3, 0)),
        ("bulgars-reinforce arab < casualties", (0, 3)),
        ("fortify damascus < casualties", (3, 0)),
        ("fortify medina < casualties", (0, 3)),
        ("church < casualties", (9, 0)),
        ("mosque < casualties", (0, 9)),
        ("civil-war byzantine < casualties", (3, 0)),
        ("civil-war arab < casualties", (0, 3)),
    ],
)
def test_which_treasury_pays(line: str, pays: tuple[int, int]) -> None:
    t = given(
        red={"byzantine": army(treasury=20, at="edessa"), "arab": army(treasury=20, at="mecca")},
        cities={
            "damascus": city("byzantine", 2, by=None),
            "mecca": city(),
            "medina": city(by="red"),
            "jerusalem": city(by="red"),
        }
        | ({"damascus": city(by="red")} if "fortify" in line else {}),
        dice=[6] * 20,
    )

    play(t, line)

    assert money(t, "red") == (20 - pays[0], 20 - pays[1])


@pytest.mark.rule("BYZ-CUB-10")
def test_a_guard_is_never_a_source() -> None:
    t = given(red={"byzantine": army(elite=0)}, spaces={"emperor": "red"})

    assert not [line for line in options(t) if line.endswith("byzantine-elite")]
    assert refused(t, "control damascus < byzantine-elite") == "BYZ-CUB-01"


@pytest.mark.rule("BYZ-CUB-11")
def test_no_action_moves_money_between_treasuries_or_players() -> None:
    """In a whole game every bezant in a treasury comes from tax, plunder or income, and every one out of it is paid to the bank."""
    t = given(seats=2, red={"byzantine": army(treasury=40), "arab": army(treasury=0)})

    assert not [line for line in options(t) if line.startswith("mosque")]
    assert refused(t, "mosque < pool") == "BYZ-CUB-14"


@pytest.mark.rule("BYZ-CUB-12", "BYZ-DES-04")
def test_taking_the_last_cube_of_an_army_destroys_it() -> None:
    t = given(red={"arab": army(0, 0, 2, 1, at="mecca")})

    events = play(t, "control damascus < arab-move")

    assert told(events, "ArmyDestroyed") == [{"seat": 0, "side": "arab"}]
    assert place(t, "red", "arab") is None


@pytest.mark.rule("BYZ-CUB-12")
def test_a_reinforcement_that_empties_and_refills_is_harmless() -> None:
    t = given(red={"arab": army(0, 0, 2, 1, at="mecca")})

    play(t, "reinforce byzantine main < arab-move", "reinforce arab main < pool", "done")

    assert place(t, "red", "arab") == "mecca"


@pytest.mark.rule("BYZ-CUB-12")
def test_a_reinforcement_that_only_empties_destroys_the_army_at_its_end() -> None:
    t = given(red={"arab": army(0, 0, 2, 1, at="mecca")})

    play(t, "reinforce byzantine main < arab-move")
    assert place(t, "red", "arab") == "mecca"
    play(t, "done")

    assert place(t, "red", "arab") is None


@pytest.mark.rule("BYZ-CUB-13")
def test_a_cube_is_not_bought_back_into_its_own_box() -> None:
    t = given()

    assert refused(t, "reinforce byzantine main < byzantine-main") == "BYZ-CUB-13"
    assert allowed(t, "reinforce byzantine levy < byzantine-main")


@pytest.mark.rule("BYZ-CUB-14")
def test_without_money_or_cubes_an_action_cannot_be_chosen() -> None:
    t = given(red={"byzantine": army(treasury=2), "arab": army(treasury=5), "pool": 0})

    assert refused(t, "control damascus < casualties") == "BYZ-CUB-03"
    assert refused(t, "control damascus < pool") == "BYZ-CUB-01"
    assert refused(t, "church < pool") == "BYZ-CUB-14"
    assert allowed(t, "control mecca < casualties")
    assert not list(options(t, "tax"))


# Control


@pytest.mark.rule("BYZ-CTL-01", "BYZ-CTL-02", "BYZ-CTL-05")
def test_the_first_go_of_the_game() -> None:
    """Rulebook example: Simon takes a casualty cube for Damascus: treasury 15 to 12, points 10 to 13, his army comes to Damascus."""
    t = given()

    play(t, "control damascus < casualties")

    assert town(t, "damascus") == ("byzantine", 3, "red", False)
    assert (money(t, "red"), points(t, "red")) == ((12, 5), (13, 10))
    assert place(t, "red", "byzantine") == "damascus"


@pytest.mark.rule("BYZ-CTL-01")
def test_a_controlled_city_cannot_be_taken_by_a_cube() -> None:
    t = given(cities={"damascus": city(by="yellow"), "ankara": city(by="red")})

    assert refused(t, "control damascus < pool") == "BYZ-CTL-01"
    assert refused(t, "control ankara < pool") == "BYZ-CTL-01"


@pytest.mark.rule("BYZ-CTL-02")
def test_points_go_on_the_track_of_the_city() -> None:
    t = given(cities={"mosul": city("arab", 1)})

    play(t, "control mosul < pool")

    assert points(t, "red") == (10, 11)


@pytest.mark.rule("BYZ-CTL-03", "BYZ-FAL-01")
def test_neither_the_capital_nor_persia_nor_a_bulgar_city_can_be_taken_so() -> None:
    t = given(cities={"athens": city("bulgar", 1)})

    assert [refused(t, f"control {name} < pool") for name in ("constantinople", "bagdad", "athens")] == [
        "BYZ-CTL-03"
    ] * 3


@pytest.mark.rule("BYZ-CTL-04")
def test_no_army_needs_to_be_near_and_strangers_in_the_city_do_not_matter() -> None:
    t = given(yellow={"byzantine": army(at="damascus")})

    play(t, "control damascus < pool")

    assert town(t, "damascus")[2] == "red"


@pytest.mark.rule("BYZ-CTL-06")
def test_the_army_is_placed_once_and_only_with_a_byzantine_city() -> None:
    t = given(seats=2)

    play(t, "control mecca < pool", "control ankara < pool")
    assert place(t, "red", "byzantine") is None
    play(t, "control damascus < pool", "tax 1", "split 1", "control nicaea < pool")

    assert place(t, "red", "byzantine") == "damascus"
    assert place(t, "red", "arab") is None


@pytest.mark.rule("BYZ-CTL-07", "BYZ-DES-07")
def test_with_three_empty_boxes_no_army_comes_but_it_may_enter_later() -> None:
    t = given(seats=2, red={"byzantine": army(0, 0, 2, 0)})

    events = play(t, "control damascus < pool")
    assert place(t, "red", "byzantine") is None
    assert not {"ArmyPlaced", "ArmyDestroyed"} & {event.kind for event in events}
    play(t, "tax 1", "split 0", "reinforce byzantine main < pool", "done", "control ankara < pool")
    play(t, "place byzantine nicaea", "stop")

    assert place(t, "red", "byzantine") == "nicaea"


@pytest.mark.rule("BYZ-CTL-08")
def test_nothing_gives_control_up() -> None:
    """After every action a player has of his own he still controls his city."""
    t = given(seats=2, cities={"damascus": city(by="red")}, red={"byzantine": army(treasury=30)})

    for line in options(t):
        after = t.clone()
        after.play(line)
        assert town(after, "damascus")[2] == "red", line


@pytest.mark.rule("BYZ-CTL-09")
def test_a_capture_passes_control_on_and_only_the_bulgars_end_it() -> None:
    t = given(
        seats=2,
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(levy=0)},
        cities={"damascus": city(by="yellow"), "adrianople": city(by="yellow")},
        dice=[1] * 12,
    )

    play(t, "march arab tabuk damascus", "garrison < pool", "tax 1", "split 1")
    assert town(t, "damascus")[2] == "red"
    play(t, "bulgars-attack adrianople < pool")

    assert town(t, "adrianople") == ("bulgar", 1, None, False)


# Reinforcement


@pytest.mark.rule("BYZ-REI-01")
def test_one_two_or_three_cubes() -> None:
    t = given(seats=2)

    play(t, "reinforce arab main < pool", "done")
    assert asked(t) == ("yellow", "choose_action")
    play(t, "reinforce arab main < pool", "reinforce arab main < pool", "reinforce arab main < pool")

    assert (boxes(t, "red", "arab")[1], boxes(t, "yellow", "arab")[1]) == (7, 9)
    assert asked(t) == ("red", "choose_action")  # the third cube ends it


@pytest.mark.rule("BYZ-REI-02")
def test_a_box_may_hold_any_number() -> None:
    t = given(red={"arab": army(main=20), "pool": 3})

    play(t, "reinforce arab main < pool", "reinforce arab main < pool", "reinforce arab main < pool")

    assert boxes(t, "red", "arab")[1] == 23


@pytest.mark.rule("BYZ-REI-03", "BYZ-REI-04")
def test_one_cube_an_action_into_each_elite_box() -> None:
    t = given()

    play(t, "reinforce byzantine elite < pool")
    assert refused(t, "reinforce byzantine elite < pool") == "BYZ-REI-03"
    play(t, "reinforce arab elite < pool")
    assert refused(t, "reinforce arab elite < pool") == "BYZ-REI-03"
    play(t, "reinforce arab main < pool")

    assert (boxes(t, "red", "byzantine")[0], boxes(t, "red", "arab")[:2]) == (2, (2, 7))


@pytest.mark.rule("BYZ-REI-05")
def test_boxes_are_filled_whether_or_not_the_army_is_on_the_board() -> None:
    t = given()

    events = play(t, "reinforce byzantine main < pool", "done")

    assert place(t, "red", "byzantine") is None
    assert "CubePlaced" in kinds(events)


@pytest.mark.rule("BYZ-REI-06")
def test_andys_three_cubes() -> None:
    """Rulebook example: two pool cubes and one from the Arab move box into Byzantine elite, main and levy: three bezants."""
    t = given()

    play(
        t, "reinforce byzantine elite < pool", "reinforce byzantine main < pool", "reinforce byzantine levy < arab-move"
    )

    assert (boxes(t, "red", "byzantine"), boxes(t, "red", "arab")) == ((2, 4, 3, 2), (1, 6, 2, 3))
    assert (money(t, "red"), heap(t, "red")[0]) == ((12, 5), 7)


@pytest.mark.rule("BYZ-REI-06")
def test_moving_a_cube_within_one_row_costs_three_too() -> None:
    t = given()

    play(t, "reinforce byzantine elite < byzantine-levy", "done")

    assert money(t, "red") == (12, 5)
    assert player(t, "red")["boxes"]["byzantine"] == {"elite": 2, "main": 3, "levy": 1, "move": 2}
