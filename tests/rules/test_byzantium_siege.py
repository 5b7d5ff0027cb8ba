"""Siege, capture, Persian cities and the fall of Constantinople (BYZ-SIE, BYZ-CAP, BYZ-PER, BYZ-FAL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantium.given import (
    army,
    asked,
    board,
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
    rolls,
    told,
    town,
)

from porphyry.kernel.table import Table


def damascus(dice: list[int], **more: Any) -> Table:
    """Red's Arab army in Tabuk, Damascus before it: three discs, yellow's cube, no levy."""
    scene: dict[str, Any] = {
        "red": {"arab": army(1, 6, 2, 2, at="tabuk")},
        "yellow": {"byzantine": army(levy=0)},
        "cities": {"damascus": city(by="yellow")},
        "dice": dice,
    }
    return given(**(scene | more))


# Siege


@pytest.mark.rule("BYZ-SIE-01")
def test_without_defenders_the_city_is_besieged() -> None:
    events = play(damascus([1, 1, 1]), "march arab tabuk damascus")

    assert [row["roll"] for row in told(events, "DiceRolled")] == ["siege"]


@pytest.mark.rule("BYZ-SIE-02", "BYZ-PER-01")
@pytest.mark.parametrize(
    ("target", "change", "dice"),
    [
        ("damascus", {}, 3),
        ("damascus", {"damascus": city(discs=1)}, 1),
        ("damascus", {"damascus": city(by="yellow", fortified=True)}, 4),
        ("jerusalem", {}, 2),
    ],
)
def test_one_die_for_each_disc_and_the_fortification(target: str, change: dict[str, Any], dice: int) -> None:
    t = damascus([1] * 4, cities=change)

    assert [len(faces) for faces in rolls(play(t, f"march arab tabuk {target}"))] == [dice]


@pytest.mark.rule("BYZ-SIE-03")
def test_each_hit_costs_the_besieger_a_cube_of_his_choice() -> None:
    t = damascus([4, 5, 3])

    play(t, "march arab tabuk damascus")
    assert (asked(t), t.decisions()[0].params["hits"]) == (("red", "choose_losses"), 2)
    assert options(t) == ["lose elite", "lose main", "lose move"]
    play(t, "lose elite", "lose main")

    assert boxes(t, "red", "arab") == (0, 5, 2, 1)


@pytest.mark.rule("BYZ-SIE-04", "BYZ-SIE-05")
@pytest.mark.parametrize(("main", "falls"), [(4, True), (3, False), (2, False)])
def test_only_a_greater_strength_takes_the_city(main: int, falls: bool) -> None:
    t = damascus([1, 1, 1], red={"arab": army(0, main, 2, 9, at="tabuk"), "pool": 3})

    events = play(t, "march arab tabuk damascus")

    assert ("CityCaptured" in kinds(events)) is falls
    assert ("CityHeld" in kinds(events)) is not falls


@pytest.mark.rule("BYZ-SIE-06")
def test_the_controller_rolls_or_else_the_next_player() -> None:
    controlled = given(
        red={"arab": army(at="tabuk")},
        blue={"byzantine": army(levy=0)},
        cities={"damascus": city(by="blue")},
        dice=[1] * 3,
    )
    free = given(active="blue", blue={"arab": army(at="tabuk")}, dice=[1] * 3)

    assert told(play(controlled, "march arab tabuk damascus"), "DiceRolled")[0]["seat"] == 2
    assert told(play(free, "march arab tabuk damascus"), "DiceRolled")[0]["seat"] == 0


@pytest.mark.rule("BYZ-SIE-07", "BYZ-ATK-03")
def test_a_failed_siege_leaves_the_city_as_it_was() -> None:
    t = damascus(
        [6, 6, 6], cities={"damascus": city(by="yellow", fortified=True)}, red={"arab": army(0, 4, 2, 1, at="tabuk")}
    )

    play(t, "march arab tabuk damascus")

    assert town(t, "damascus") == ("byzantine", 3, "yellow", True)


def capital(main: int, dice: list[int], **more: Any) -> Table:
    """Red's Arab army in Nicaea, before Constantinople."""
    scene: dict[str, Any] = {
        "red": {"arab": army(0, main, 0, 4, at="nicaea"), "pool": 2},
        "cities": {"nicaea": city("arab", 2)},
        "dice": dice,
    }
    return given(**(scene | more))


@pytest.mark.rule("BYZ-SIE-08", "BYZ-FAL-03")
@pytest.mark.parametrize(("main", "falls"), [(5, False), (6, True)])
def test_constantinople_has_five_dice_and_strength_five(main: int, falls: bool) -> None:
    t = capital(main, [1, 2, 3, 1, 2])

    events = play(t, "march arab nicaea constantinople")

    assert [len(faces) for faces in rolls(events)] == [5]
    assert ("ConstantinopleFell" in kinds(events)) is falls


@pytest.mark.rule("BYZ-SIE-09")
def test_each_hit_by_constantinople_costs_two_cubes() -> None:
    t = capital(10, [6, 4, 1, 1, 1])

    events = play(t, "march arab nicaea constantinople")

    assert told(events, "CubesLost") == [{"seat": 0, "side": "arab", "box": "main", "cubes": 4, "chosen": "no"}]
    assert "ConstantinopleFell" in kinds(events)  # six are left


@pytest.mark.rule("BYZ-SIE-09", "BYZ-BAT-08")
def test_an_odd_last_cube_meets_a_double_loss() -> None:
    t = capital(3, [6, 6, 1, 1, 1])

    play(t, "march arab nicaea constantinople")

    assert place(t, "red", "arab") is None
    assert boxes(t, "red", "arab") == (0, 0, 0, 0)


@pytest.mark.rule("BYZ-SIE-10")
def test_battles_at_constantinople_cost_single_cubes() -> None:
    t = capital(
        12,
        [1, 1, 1, 6, 6, 6],
        yellow={"byzantine": army(0, 9, 0, 1, at="constantinople"), "pool": 5},
    )

    play(t, "march arab nicaea constantinople", "stand")

    assert boxes(t, "red", "arab")[1] == 12 - 3


# Capture


@pytest.mark.rule("BYZ-CAP-01", "BYZ-CAP-08")
def test_the_fortification_goes_home_and_counts_for_nothing() -> None:
    t = damascus([1] * 4, cities={"damascus": city(by="yellow", fortified=True)})
    casualties = heap(t, "yellow")[1]

    play(t, "march arab tabuk damascus", "garrison < pool")

    assert town(t, "damascus") == ("arab", 2, "red", False)
    assert (player(t, "yellow")["fortifications"], heap(t, "yellow")[1]) == (2, casualties)
    assert (points(t, "red"), money(t, "red")) == ((10, 12), (15, 7))


@pytest.mark.rule("BYZ-CAP-02")
def test_the_old_control_cube_goes_to_its_owners_casualties() -> None:
    t = damascus([1] * 3)
    casualties = heap(t, "yellow")[1]

    play(t, "march arab tabuk damascus", "garrison < pool")

    assert heap(t, "yellow")[1] == casualties + 1


@pytest.mark.rule("BYZ-CAP-03", "BYZ-CAP-04", "BYZ-CAP-05", "BYZ-CAP-06", "BYZ-CAP-07")
@pytest.mark.parametrize(("discs", "left", "prize"), [(3, 2, 2), (2, 1, 1), (1, 1, 0)])
def test_discs_points_and_plunder_of_a_capture(discs: int, left: int, prize: int) -> None:
    t = damascus([1] * 3, cities={"damascus": city(discs=discs, by="yellow")})

    play(t, "march arab tabuk damascus", "garrison < pool")

    assert town(t, "damascus") == ("arab", left, "red", False)
    assert (points(t, "red"), money(t, "red")) == ((10, 10 + prize), (15, 5 + prize))


@pytest.mark.rule("BYZ-CAP-05", "BYZ-CAP-06")
def test_a_byzantine_conqueror_scores_and_plunders_for_byzantium() -> None:
    t = given(
        red={"byzantine": army(1, 6, at="antioch"), "pool": 4}, cities={"damascus": city("arab", 3)}, dice=[1] * 3
    )

    play(t, "march byzantine antioch damascus", "garrison < pool")

    assert (points(t, "red"), money(t, "red")) == ((12, 10), (17, 5))


@pytest.mark.rule("BYZ-CAP-09", "BYZ-CAP-17")
def test_the_conqueror_marks_his_city_and_his_army_stays() -> None:
    t = damascus([1] * 3)

    play(t, "march arab tabuk damascus")
    assert asked(t) == ("red", "place_garrison")
    play(t, "garrison < pool")

    assert (town(t, "damascus")[2], heap(t, "red")[0], place(t, "red", "arab")) == ("red", 8, "damascus")


@pytest.mark.rule("BYZ-CAP-10", "BYZ-CAP-11")
def test_the_plunder_just_taken_may_pay_for_the_cube() -> None:
    """One bezant and two of plunder: with an empty pool the cube must be bought."""
    t = damascus([1] * 3, red={"arab": army(1, 6, 2, 2, at="tabuk", treasury=1), "pool": 0})

    play(t, "march arab tabuk damascus")
    assert asked(t) == ("red", "place_garrison")
    assert refused(t, "garrison < pool") == "BYZ-CUB-01"
    play(t, "garrison < casualties")

    assert money(t, "red") == (15, 0)


@pytest.mark.rule("BYZ-CAP-11", "BYZ-CAP-12")
def test_with_cubes_in_the_pool_the_choice_is_free_any_box_included() -> None:
    t = damascus([1] * 3)

    play(t, "march arab tabuk damascus")

    found = {line.removeprefix("garrison < ") for line in options(t)}
    assert {"pool", "casualties", "arab-main", "arab-elite", "byzantine-main"} <= found
    play(t, "garrison < arab-main")
    assert (boxes(t, "red", "arab")[1], money(t, "red")) == (5, (15, 4))


@pytest.mark.rule("BYZ-CAP-13")
def test_without_pool_and_money_two_cubes_of_the_army_go() -> None:
    t = damascus([1] * 3, red={"arab": army(1, 6, 2, 2, at="tabuk", treasury=0), "pool": 0})
    play(t, "march arab tabuk damascus")
    casualties = heap(t, "red")[1]

    assert options(t) == ["give elite", "give main", "give move"]
    assert refused(t, "give levy") == "BYZ-CAP-13"
    play(t, "give elite", "give move")

    assert (boxes(t, "red", "arab"), heap(t, "red")[1], town(t, "damascus")[2]) == ((0, 6, 2, 0), casualties + 1, "red")


@pytest.mark.rule("BYZ-CAP-13")
def test_the_second_cube_is_asked_for_too() -> None:
    t = given(
        red={"arab": army(0, 2, 0, 4, at="tabuk", treasury=0), "pool": 0}, cities={"damascus": city(discs=1)}, dice=[1]
    )

    play(t, "march arab tabuk damascus", "give main")

    assert options(t) == ["give main", "give move"]
    play(t, "give move")
    assert (boxes(t, "red", "arab"), place(t, "red", "arab")) == ((0, 1, 0, 2), "damascus")


@pytest.mark.rule("BYZ-CAP-14", "BYZ-CAP-16")
def test_the_guard_is_one_of_the_two_only_if_nothing_else_is_left() -> None:
    t = given(
        red={"arab": army(0, 1, 2, 1, at="tabuk", treasury=0), "pool": 0},
        cities={"damascus": city(discs=1)},
        spaces={"caliph": "red"},
        dice=[1],
    )

    play(t, "march arab tabuk damascus")  # one own cube and the guard are left: nothing to choose

    assert town(t, "damascus")[2] == "red"
    assert (board(t)["guards"]["arab"], place(t, "red", "arab"), boxes(t, "red", "arab")) == (
        "aside",
        None,
        (0, 0, 2, 0),
    )


@pytest.mark.rule("BYZ-CAP-13", "BYZ-CAP-16")
def test_two_cubes_that_are_all_there_are_go_unasked() -> None:
    t = given(
        red={"arab": army(1, 1, 2, 1, at="tabuk", treasury=0), "pool": 0},
        cities={"damascus": city(discs=1)},
        dice=[1],
    )
    before = heap(t, "red")[1]

    events = play(t, "march arab tabuk damascus")  # the move cube pays for the march

    assert kinds(events).count("CubesGiven") == 2
    assert (town(t, "damascus")[2], heap(t, "red")[1]) == ("red", before + 2)
    assert (boxes(t, "red", "arab"), place(t, "red", "arab")) == ((0, 0, 2, 0), None)
    assert asked(t) == ("yellow", "choose_action")


@pytest.mark.rule("BYZ-CAP-14")
def test_with_two_own_cubes_the_guard_stays() -> None:
    t = given(
        red={"arab": army(0, 2, 2, 1, at="tabuk", treasury=0), "pool": 0},
        cities={"damascus": city(discs=1)},
        spaces={"caliph": "red"},
        dice=[1],
    )

    play(t, "march arab tabuk damascus")

    assert (player(t, "red")["guard"]["arab"], place(t, "red", "arab")) == (True, "damascus")


@pytest.mark.rule("BYZ-CAP-15")
def test_the_weakest_conqueror_still_has_two_cubes_to_give() -> None:
    """A city of one disc falls to strength two at least."""
    one = given(red={"arab": army(0, 1, 0, 1, at="tabuk")}, cities={"damascus": city(discs=1)}, dice=[1])
    two = given(
        red={"arab": army(0, 2, 0, 1, at="tabuk", treasury=0), "pool": 0}, cities={"damascus": city(discs=1)}, dice=[1]
    )

    assert "CityHeld" in kinds(play(one, "march arab tabuk damascus"))
    play(two, "march arab tabuk damascus")
    assert town(two, "damascus")[2] == "red"


@pytest.mark.rule("BYZ-CAP-16")
def test_an_army_that_gave_its_last_cubes_is_gone_but_the_city_stays() -> None:
    t = given(
        red={"arab": army(0, 2, 0, 1, at="tabuk", treasury=0), "pool": 0}, cities={"damascus": city(discs=1)}, dice=[1]
    )

    play(t, "march arab tabuk damascus")

    assert (place(t, "red", "arab"), town(t, "damascus")) == (None, ("arab", 1, "red", False))


# Persian cities


@pytest.mark.rule("BYZ-PER-01", "BYZ-PER-02", "BYZ-PER-03", "BYZ-PER-05")
def test_a_persian_city_falls_like_any_other() -> None:
    t = given(seats=2, red={"arab": army(1, 6, 2, 4, at="medina"), "byzantine": army(levy=5)}, dice=[1, 1])

    events = play(t, "march arab medina hira", "garrison < pool")

    assert [len(faces) for faces in rolls(events)] == [2]
    assert "LevyAnswered" not in kinds(events)
    assert town(t, "hira") == ("arab", 1, "red", False)
    assert (points(t, "red"), money(t, "red")) == ((10, 11), (15, 6))
    play(t, "improve hira < pool")  # an ordinary Arab city from now on
    assert town(t, "hira")[1] == 2


@pytest.mark.rule("BYZ-PER-04")
def test_byzantine_armies_take_persian_cities_too() -> None:
    t = given(red={"byzantine": army(1, 6, at="edessa"), "pool": 4}, dice=[1, 1])

    play(t, "march byzantine edessa mosul", "garrison < pool")

    assert town(t, "mosul") == ("byzantine", 1, "red", False)


# Constantinople


@pytest.mark.rule("BYZ-FAL-01")
def test_nobody_can_hold_or_fortify_constantinople() -> None:
    t = given(red={"byzantine": army(at="constantinople")})

    assert not [line for line in options(t) if "constantinople <" in line]


@pytest.mark.rule("BYZ-FAL-02")
def test_an_arab_army_may_attack_the_capital() -> None:
    assert "march arab nicaea constantinople" in options(capital(6, []))


@pytest.mark.rule("BYZ-FAL-04", "BYZ-FAL-05", "BYZ-FAL-06")
def test_the_fall_ends_the_game_at_once_and_only_arab_points_count() -> None:
    """The conqueror has most Byzantine points and most discs, and still does not win."""
    t = capital(
        6,
        [1] * 5,
        red={"arab": army(0, 6, 0, 4, at="nicaea", points=3), "byzantine": army(points=40), "pool": 2},
        yellow={"arab": army(points=20), "byzantine": army(points=0)},
        blue={"arab": army(points=8)},
        cities={"nicaea": city("arab", 2, by="red"), "damascus": city(by="red")},
    )
    pool = heap(t, "red")[0]

    play(t, "march arab nicaea constantinople")

    assert asked(t) is None
    assert (points(t, "red"), money(t, "red"), heap(t, "red")[0]) == ((40, 8), (15, 5), pool)
    outcome = t.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.reason, outcome.winners) == ([8, 20, 8], "constantinople-fell", [1])
    assert (outcome.rule, outcome.details["arab"], outcome.details["byzantine"]) == (
        "BYZ-FAL-05",
        [8, 20, 8],
        [40, 0, 10],
    )


@pytest.mark.rule("BYZ-FAL-05")
def test_the_half_rule_does_not_apply_after_the_fall() -> None:
    t = capital(
        6, [1] * 5, red={"arab": army(0, 6, 0, 4, at="nicaea", points=30), "byzantine": army(points=20), "pool": 2}
    )

    play(t, "march arab nicaea constantinople")

    assert t.outcome is not None and t.outcome.scores[0] == 35
    assert [(row["counts"], row["missing"]) for row in t.view()["board"]["players"]] == [(["arab"], 0)] * t.seats


@pytest.mark.rule("BYZ-FAL-07")
def test_ties_after_the_fall_are_broken_by_cities_then_money_never_by_the_sum() -> None:
    def fallen(**more: Any) -> list[int]:
        t = capital(6, [1] * 5, **more)
        play(t, "march arab nicaea constantinople")
        assert t.outcome is not None
        return t.outcome.places

    red = {"arab": army(0, 6, 0, 4, at="nicaea", points=5), "pool": 2}
    low = {"arab": army(points=1)}
    cities = {"nicaea": city("arab", 2)}

    assert fallen(red=red, yellow={"byzantine": army(points=50)}, blue=low) == [1, 1, 3]
    assert fallen(red=red, blue=low, cities=cities | {"damascus": city(by="yellow")}) == [2, 1, 3]
    assert fallen(red=red, yellow={"byzantine": army(treasury=16)}, blue=low) == [2, 1, 3]
