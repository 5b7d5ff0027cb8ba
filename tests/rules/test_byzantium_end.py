"""Income, upkeep, return of cubes, final scoring and ties (BYZ-INC, BYZ-RET, BYZ-FIN, BYZ-TIE)."""

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
    told,
)

from porphyry.games.byzantium.scoring import total_of
from porphyry.kernel.table import Table

NONE = army(0, 0, 0, 0)


def last_pass(**more: Any) -> Table:
    """Two players, yellow has passed: red's pass ends the turn."""
    scene: dict[str, Any] = {
        "seats": 2,
        "yellow": {"passed": True, "byzantine": army(treasury=90), "arab": army(treasury=90)},
    }
    scene["yellow"] |= more.pop("yellow", {})
    return given(**(scene | more))


# Income and upkeep


@pytest.mark.rule("BYZ-INC-01", "BYZ-INC-04")
def test_two_bezants_a_disc_and_the_price_of_every_box() -> None:
    t = last_pass(
        red={"byzantine": army(1, 3, 2, 2, treasury=15), "arab": army(1, 1, 1, 1, treasury=5)},
        cities={
            "damascus": city(by="red"),
            "mecca": city(by="red"),
            "hira": city("arab", 1, by="red"),
            "ankara": city(by="yellow"),
        },
    )

    play(t, "pass")

    assert money(t, "red") == (15 + 6 - (3 + 3 * 2 + 2 + 2), 5 + 6 - (3 + 2 + 1 + 1))


@pytest.mark.rule("BYZ-INC-02")
def test_a_fortification_pays_nothing() -> None:
    t = last_pass(
        red={"byzantine": NONE | army(treasury=0), "arab": NONE}, cities={"damascus": city(by="red", fortified=True)}
    )

    play(t, "pass")

    assert money(t, "red")[0] == 6


@pytest.mark.rule("BYZ-INC-03")
def test_income_comes_before_upkeep() -> None:
    """Six bezants of income pay for an army that an empty treasury could not."""
    t = last_pass(red={"byzantine": army(0, 3, 0, 0, treasury=0), "arab": NONE}, cities={"damascus": city(by="red")})

    events = play(t, "pass")

    assert "CubesDeserted" not in kinds(events)
    assert (money(t, "red")[0], boxes(t, "red", "byzantine")) == (0, (0, 3, 0, 0))


@pytest.mark.rule("BYZ-INC-04")
def test_the_pool_costs_nothing() -> None:
    t = last_pass(red={"byzantine": NONE, "arab": NONE, "pool": 30})

    play(t, "pass")

    assert money(t, "red") == (15, 5)


@pytest.mark.rule("BYZ-INC-05")
def test_the_guard_costs_nothing_at_the_end_of_the_turn() -> None:
    t = last_pass(red={"byzantine": NONE | army(treasury=0), "arab": NONE}, spaces={"emperor": "red"})

    events = play(t, "pass")

    assert "CubesDeserted" not in kinds(events)


@pytest.mark.rule("BYZ-INC-06", "BYZ-INC-07")
def test_an_unpaid_cube_leaves_the_game_with_a_point_of_its_side() -> None:
    t = last_pass(red={"byzantine": NONE, "arab": army(0, 3, 0, 0, treasury=4), "pool": 30})
    casualties = heap(t, "red")[1]

    play(t, "pass")

    assert (boxes(t, "red", "arab"), player(t, "red")["removed"], points(t, "red")) == ((0, 2, 0, 0), 1, (10, 9))
    assert heap(t, "red") == (30 + 1 + (casualties - 1 + 1) // 2, (casualties - 1) // 2)


@pytest.mark.rule("BYZ-INC-08")
def test_a_track_never_falls_below_zero() -> None:
    t = last_pass(red={"byzantine": NONE, "arab": army(0, 3, 0, 0, treasury=0, points=1)})

    events = play(t, "pass")

    assert points(t, "red") == (10, 0)
    assert [row["cubes"] for row in told(events, "CubesDeserted")] == [3]
    assert [row["points"] for row in told(events, "PointsLost")] == [1]


@pytest.mark.rule("BYZ-INC-09")
def test_an_arab_levy_that_can_be_paid_stays_when_the_elite_goes() -> None:
    t = last_pass(red={"byzantine": NONE, "arab": army(1, 0, 1, 0, treasury=1)})

    play(t, "pass")

    assert (boxes(t, "red", "arab"), money(t, "red")[1]) == ((0, 0, 1, 0), 0)


def short(treasury: int, elite: int, main: int, levy: int = 0, move: int = 0) -> Table:
    t = last_pass(red={"byzantine": army(elite, main, levy, move, treasury=treasury), "arab": NONE})
    play(t, "pass")
    return t


@pytest.mark.rule("BYZ-INC-09")
def test_the_owner_chooses_among_cubes_he_cannot_pay() -> None:
    """Ledger: treasury 5, cubes of 3, 2, 2: a 2-cube goes (3 + 2 are paid) or the 3-cube (2 + 2 are paid)."""
    t = short(5, elite=1, main=2)
    assert options(t) == ["desert elite", "desert main"]

    first, second = t.clone(), t.clone()
    play(first, "desert main")
    play(second, "desert elite")

    assert (boxes(first, "red", "byzantine"), money(first, "red")[0]) == ((1, 1, 0, 0), 0)
    assert (boxes(second, "red", "byzantine"), money(second, "red")[0]) == ((0, 2, 0, 0), 1)
    assert points(first, "red") == points(second, "red") == (9, 10)


@pytest.mark.rule("BYZ-INC-09")
def test_no_cube_stays_unpaid_that_the_money_could_pay() -> None:
    """One bezant short with a levy of one: the levy cube covers it, and an elite cube may go, but never both."""
    t = short(5, elite=1, main=1, levy=1)  # 6 in all
    assert options(t) == ["desert elite", "desert main", "desert levy"]

    play(t, "desert elite")

    assert board(t)["turn"] == 2  # nothing more is asked
    two = short(4, elite=1, main=1, levy=1)  # two short: the levy alone is not enough, with main it would be too much
    assert options(two) == ["desert elite", "desert main"]
    assert refused(two, "desert levy") == "BYZ-INC-09"
    assert refused(two, "desert move") == "BYZ-INC-06"


@pytest.mark.rule("BYZ-INC-09")
def test_the_same_holds_for_the_arab_army_of_another_player() -> None:
    """Two short with 3 + 2 + 1: elite or main may go, the move cube may not. Eight short: a way must be left to make it up."""
    t = last_pass(
        red={"byzantine": NONE, "arab": NONE},
        yellow={"byzantine": NONE, "arab": army(1, 1, 0, 1, treasury=4)},
    )
    play(t, "pass")

    assert (asked(t), options(t)) == (("yellow", "choose_deserters"), ["desert elite", "desert main"])
    assert refused(t, "desert move") == "BYZ-INC-09"
    play(t, "desert main")
    assert (boxes(t, "yellow", "arab"), money(t, "yellow")[1], points(t, "yellow")) == ((1, 0, 0, 1), 0, (10, 9))


@pytest.mark.rule("BYZ-INC-09", "BYZ-INC-06")
def test_nobody_is_asked_in_which_order_cubes_go() -> None:
    """Of 3 + 2 + 1 one bezant is there: it pays the levy cube, and the other two go, whichever is named first."""
    t = short(1, elite=1, main=1, levy=1)

    assert board(t)["turn"] == 2  # nobody was asked
    assert (boxes(t, "red", "byzantine"), money(t, "red")[0]) == ((0, 0, 1, 0), 0)
    assert points(t, "red")[0] == 8


@pytest.mark.rule("BYZ-INC-09")
def test_after_the_first_deserter_nobody_is_asked_in_which_order_the_others_go() -> None:
    """Of 3 + 3 + 2 + 1 three are short of nine: once the one elite cube is kept, the others make it up in one way."""
    t = short(3, elite=2, main=1, levy=1)
    assert options(t) == ["desert elite", "desert main", "desert levy"]
    play(t, "desert levy")

    assert board(t)["turn"] == 2
    assert (boxes(t, "red", "byzantine"), money(t, "red")[0]) == ((1, 0, 0, 0), 0)


@pytest.mark.rule("BYZ-INC-09")
def test_several_deserters_are_chosen_one_by_one() -> None:
    t = short(0, elite=1, main=0, levy=2, move=0)

    assert asked(t) is not None
    assert board(t)["turn"] == 2  # all must go, nothing to choose
    assert boxes(t, "red", "byzantine") == (0, 0, 0, 0)
    three = short(3, elite=1, main=1, levy=1)  # three short
    assert options(three) == ["desert elite", "desert main", "desert levy"]
    play(three, "desert main")
    assert (boxes(three, "red", "byzantine"), money(three, "red")[0]) == (
        (1, 0, 0, 0),
        0,
    )  # the levy cube had to follow


@pytest.mark.rule("BYZ-INC-10")
def test_the_treasuries_do_not_help_each_other() -> None:
    t = last_pass(red={"byzantine": army(0, 1, 0, 0, treasury=0), "arab": NONE | army(treasury=40)})

    play(t, "pass")

    assert (boxes(t, "red", "byzantine"), money(t, "red")) == ((0, 0, 0, 0), (0, 40))


@pytest.mark.rule("BYZ-INC-11")
def test_upkeep_that_empties_an_army_destroys_it() -> None:
    t = last_pass(red={"byzantine": army(0, 1, 1, 0, treasury=1, at="damascus"), "arab": NONE})

    play(t, "pass")

    assert (place(t, "red", "byzantine"), boxes(t, "red", "byzantine")) == (None, (0, 0, 1, 0))


@pytest.mark.rule("BYZ-INC-12")
def test_all_players_pay_whoever_acts_first() -> None:
    t = last_pass(
        red={"byzantine": NONE, "arab": NONE}, yellow={"byzantine": army(0, 2, 0, 0, treasury=2), "arab": NONE}
    )

    events = play(t, "pass")

    assert told(events, "CubesDeserted") == [{"seat": 1, "side": "byzantine", "box": "main", "cubes": 1}]


@pytest.mark.rule("BYZ-INC-12")
def test_deserters_are_asked_for_clockwise_from_the_start_player() -> None:
    poor = {"byzantine": army(1, 1, 0, 0, treasury=4), "arab": NONE}
    t = given(
        seats=4,
        active="yellow",
        red=poor | {"passed": True},
        yellow=poor,
        blue=poor | {"passed": True},
        green=poor | {"passed": True},
        more={"start": "blue"},
    )

    play(t, "pass")
    order = []
    while board(t)["turn"] == 1:
        order.append(asked(t))
        play(t, "desert main")

    assert [ask[0] for ask in order if ask] == ["blue", "green", "red", "yellow"]


@pytest.mark.rule("BYZ-INC-06", "BYZ-INC-09")
def test_where_not_one_cube_can_be_paid_all_go_unasked() -> None:
    t = last_pass(
        red={"byzantine": NONE, "arab": NONE},
        yellow={"byzantine": army(2, 1, 0, 0, treasury=1), "arab": army(0, 2, 0, 1, treasury=0)},
    )

    events = play(t, "pass")

    assert [(row["side"], row["box"], row["cubes"]) for row in told(events, "CubesDeserted")] == [
        ("byzantine", "elite", 2),
        ("byzantine", "main", 1),
        ("arab", "main", 2),
        ("arab", "move", 1),
    ]
    assert (money(t, "yellow"), points(t, "yellow"), player(t, "yellow")["removed"]) == ((1, 0), (7, 7), 6)


@pytest.mark.rule("BYZ-INC-13", "BYZ-TRN-02")
def test_the_third_turn_pays_too_before_the_final_scoring() -> None:
    t = last_pass(red={"byzantine": army(0, 2, 0, 0, treasury=2), "arab": NONE}, more={"turn": 3})

    events = kinds(play(t, "pass"))

    assert events.index("CubesDeserted") < events.index("CitiesScored")
    assert points(t, "red") == (9, 10)


# Return of cubes


@pytest.mark.rule("BYZ-RET-01", "BYZ-RET-02")
def test_cubes_come_back_from_spaces_tax_and_pass_box() -> None:
    t = last_pass(
        red={
            "tax": 3,
            "church": 1,
            "byzantine": army(treasury=90),
            "arab": army(treasury=90),
            "pool": 2,
            "casualties": 1,
            "removed": 11,
        },
        spaces={"emperor": "red", "bulgars-2": "red"},
        cities={"damascus": city(by="red")},
    )

    play(t, "pass")

    assert heap(t, "red") == (2 + 2 + 3 + 1, 0)
    row = player(t, "red")
    assert (row["tax"], row["pass_box"], row["church"], row["cities"]) == (0, 0, 1, 1)


@pytest.mark.rule("BYZ-RET-03")
@pytest.mark.parametrize(("casualties", "back"), [(8, 4), (2, 1), (1, 0), (9, 4), (7, 3)])
def test_half_of_the_casualties_recover_rounded_up(casualties: int, back: int) -> None:
    """One cube goes into the pass box first, so eight are seven when they are halved: four recover, three stay."""
    t = last_pass(
        red={"byzantine": NONE, "arab": NONE, "pool": 0, "casualties": casualties, "removed": 42 - casualties}
    )

    play(t, "pass")

    assert heap(t, "red") == (1 + (casualties - 1) - (casualties - 1) // 2, (casualties - 1) // 2)
    assert (casualties - 1) - heap(t, "red")[1] == back


@pytest.mark.rule("BYZ-RET-04", "BYZ-EMP-05", "BYZ-EMP-07")
def test_both_guards_go_home_the_one_laid_aside_too() -> None:
    t = last_pass(
        red={"byzantine": army(treasury=90), "arab": army(treasury=90)},
        spaces={"emperor": "red", "caliph": "yellow"},
        more={"guards": {"arab": "aside"}},
    )

    play(t, "pass")

    assert board(t)["guards"] == {"byzantine": "space", "arab": "space"}


# The end


def final(**more: Any) -> Table:
    """The last pass of the third turn; nobody has an army to pay."""
    for colour in ("red", "yellow"):
        row = {"byzantine": NONE, "arab": NONE} | more.pop(colour, {})
        more[colour] = {"byzantine": NONE | row.pop("byzantine"), "arab": NONE | row.pop("arab"), **row}
    more["yellow"] |= {"passed": True}
    scene: dict[str, Any] = {"seats": 2, "more": {"turn": 3}}
    t = given(**(scene | more))
    play(t, "pass")
    assert t.outcome is not None
    return t


@pytest.mark.rule("BYZ-FIN-01")
def test_a_point_for_each_disc_on_the_track_of_its_side() -> None:
    t = final(cities={"damascus": city(by="red"), "mecca": city(by="red"), "ankara": city("arab", 2, by="red")})

    assert points(t, "red") == (13, 14)
    assert points(t, "yellow") == (10, 10)


@pytest.mark.rule("BYZ-FIN-02")
def test_a_fortification_scores_nothing_at_the_end() -> None:
    t = final(cities={"damascus": city(by="red", fortified=True)})

    assert points(t, "red") == (13, 10)


@pytest.mark.rule("BYZ-FIN-03", "BYZ-FIN-04")
@pytest.mark.parametrize(
    ("arab", "byzantine", "total"),
    [
        (18, 40, 40),
        (15, 30, 45),
        (18, 30, 48),
        (30, 18, 48),
        (0, 0, 0),
        (0, 1, 1),
        (14, 30, 30),
        (40, 19, 40),
        (1, 2, 3),
    ],
)
def test_the_half_rule(arab: int, byzantine: int, total: int) -> None:
    """The printed examples 18/40, 15/30, 18/30, and what follows from them."""
    t = final(red={"byzantine": army(points=byzantine), "arab": army(points=arab)})

    assert t.outcome is not None
    assert t.outcome.scores[0] == total == total_of(byzantine, arab)


@pytest.mark.rule("BYZ-FIN-05")
def test_the_highest_score_wins() -> None:
    t = final(yellow={"arab": army(points=11)})

    assert t.outcome is not None
    assert (t.outcome.places, t.outcome.winners, t.outcome.reason) == ([2, 1], [1], "third-turn-ended")
    assert (t.outcome.rule, t.outcome.details["arab"], t.outcome.details["byzantine"]) == (
        "BYZ-FIN-05",
        [10, 11],
        [10, 10],
    )


@pytest.mark.rule("BYZ-TIE-01")
def test_a_tie_goes_to_the_higher_sum_of_both_tracks() -> None:
    t = final(
        red={"byzantine": army(points=40), "arab": army(points=18)},
        yellow={"byzantine": army(points=40), "arab": army(points=19)},
    )

    assert t.outcome is not None
    assert (t.outcome.scores, t.outcome.places) == ([40, 40], [2, 1])


@pytest.mark.rule("BYZ-TIE-02")
def test_then_to_more_cities_not_discs() -> None:
    t = final(
        red={"byzantine": army(points=10)},
        yellow={"byzantine": army(points=11), "arab": army(points=10)},
        cities={
            "damascus": city(by="red"),
            "tabuk": city(by="yellow"),
            "mosul": city("byzantine", 1, by="yellow", fortified=True),
        },
    )

    assert t.outcome is not None
    assert (t.outcome.scores, t.outcome.details["cities"], t.outcome.places) == ([23, 23], [1, 2], [2, 1])


@pytest.mark.rule("BYZ-TIE-03")
def test_then_to_more_money_in_both_treasuries() -> None:
    t = final(
        red={"byzantine": army(treasury=20), "arab": army(treasury=0)},
        yellow={"byzantine": army(treasury=10), "arab": army(treasury=11)},
    )

    assert t.outcome is not None
    assert (t.outcome.scores, t.outcome.places) == ([20, 20], [2, 1])


@pytest.mark.rule("BYZ-TIE-03")
def test_both_treasuries_are_added_and_told() -> None:
    t = final(
        red={"byzantine": army(treasury=6), "arab": army(treasury=6)},
        yellow={"byzantine": army(treasury=20), "arab": army(treasury=0)},
    )

    assert t.outcome is not None
    assert (t.outcome.places, t.outcome.details["bezants"]) == ([2, 1], [12, 20])


@pytest.mark.rule("BYZ-TIE-04")
def test_then_the_win_is_shared() -> None:
    t = final()

    assert t.outcome is not None
    assert (t.outcome.places, t.outcome.winners) == ([1, 1], [0, 1])
