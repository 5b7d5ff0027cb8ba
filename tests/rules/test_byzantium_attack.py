"""Attack: withdrawal, retreat, levies, battle, several defenders (BYZ-ATK, BYZ-WDR, BYZ-RTA, BYZ-LEV, BYZ-BAT, BYZ-MUL)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

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
    options,
    place,
    play,
    player,
    refused,
    rolls,
    told,
    town,
)

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.board import ARAB, CITIES, CITY_IDS, LAND, WAYS
from porphyry.games.byzantium.state import SIDE
from porphyry.games.byzantium.withdrawal import may_be_lost, routes
from porphyry.kernel.table import Table

if TYPE_CHECKING:
    from porphyry.kernel.state import State


def ankara(dice: list[int], *, fortified: bool = True) -> Table:
    """The rulebook's example: Jerry (red) with E 0, M 9, V 3 after his march, Andy (yellow) with E 1, M 6, V 1 in Ankara."""
    return given(
        red={"arab": army(0, 9, 2, 4, at="caesarea", treasury=0), "pool": 0},
        yellow={"byzantine": army(1, 6, 0, 1, at="ankara")},
        cities={"ankara": city(by="yellow", fortified=fortified), "caesarea": city("arab", 2)},
        dice=dice,
    )


# Battle


@pytest.mark.rule("BYZ-BAT-01", "BYZ-BAT-02", "BYZ-BAT-05", "BYZ-BAT-06", "BYZ-BAT-07", "BYZ-BAT-09", "BYZ-BAT-11")
def test_the_battle_of_ankara() -> None:
    """Rulebook example: 2, 4, 6 against 1, 3, 5, 5; Jerry is left with 8, Andy with 5 and must withdraw."""
    t = ankara([2, 4, 6, 1, 3, 5, 5])

    events = play(t, "march arab caesarea ankara", "stand")
    assert rolls(events) == [[2, 4, 6], [1, 3, 5, 5]]
    assert asked(t) == ("red", "choose_losses")
    play(t, "lose main", "lose move")
    assert asked(t) == ("yellow", "choose_losses")
    play(t, "lose elite", "lose main")

    assert boxes(t, "red", "arab") == (0, 8, 2, 2)
    assert boxes(t, "yellow", "byzantine") == (0, 5, 0, 1)
    assert (player(t, "red")["strength"]["arab"], player(t, "yellow")["strength"]["byzantine"]) == (8, 5)
    assert asked(t) == ("yellow", "choose_route")


@pytest.mark.rule(
    "BYZ-SIE-02", "BYZ-SIE-03", "BYZ-SIE-04", "BYZ-CAP-01", "BYZ-CAP-03", "BYZ-CAP-05", "BYZ-CAP-06", "BYZ-CAP-13"
)
def test_the_siege_and_the_fall_of_ankara() -> None:
    """Rulebook example: 1, 1, 3, 6 for three discs and a fortification; M 7 beats 4; two cubes of the army for the city."""
    t = ankara([2, 4, 6, 1, 3, 5, 5, 1, 1, 3, 6])

    play(t, "march arab caesarea ankara", "stand", "lose main", "lose move", "lose elite", "lose main")
    events = play(t, "retreat nicaea")
    assert rolls(events) == [[1, 1, 3, 6]]
    play(t, "lose main")
    assert boxes(t, "red", "arab") == (0, 7, 2, 2)
    assert asked(t) == ("red", "give_cubes")
    before = heap(t, "red")[1]
    play(t, "give main", "give move")

    assert boxes(t, "red", "arab") == (0, 6, 2, 1)
    assert town(t, "ankara") == ("arab", 2, "red", False)
    assert (player(t, "red")["points"]["arab"], player(t, "red")["treasury"]["arab"]) == (12, 2)
    assert player(t, "yellow")["fortifications"] == 2
    assert heap(t, "red")[1] == before + 1


@pytest.mark.rule("BYZ-BAT-02")
@pytest.mark.parametrize(("elite", "main", "dice"), [(0, 1, 1), (0, 3, 3), (0, 9, 3), (2, 2, 4), (4, 9, 7)])
def test_dice_of_a_field_army(elite: int, main: int, dice: int) -> None:
    t = given(
        red={"arab": army(elite, main, 0, 1, at="tabuk"), "pool": 0},
        yellow={"byzantine": army(0, 1, 0, 1, at="damascus")},
    )

    events = play(t, "march arab tabuk damascus", "stand")

    assert len(rolls(events)[0]) == dice


@pytest.mark.rule("BYZ-BAT-03", "BYZ-LEV-09")
def test_a_levy_rolls_three_dice_at_most_and_loses_only_levy_cubes() -> None:
    t = given(
        red={"arab": army(1, 9, 0, 1, at="tabuk"), "pool": 0},
        yellow={"byzantine": army(2, 3, 5, 2), "pool": 5},
        cities={"damascus": city(by="yellow")},
        dice=[6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus")
    events = play(t, "levy")

    assert [len(faces) for faces in rolls(events)] == [4, 3, 3]
    assert boxes(t, "yellow", "byzantine") == (2, 3, 3, 2)


@pytest.mark.rule("BYZ-BAT-05")
def test_four_five_and_six_hit_and_three_does_not() -> None:
    t = given(
        red={"arab": army(0, 9, 0, 1, at="tabuk"), "pool": 0},
        yellow={"byzantine": army(0, 3, 5, 0), "pool": 5},
        cities={"damascus": city(by="yellow")},
        dice=[4, 5, 6, 3, 2, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus", "levy")

    assert boxes(t, "yellow", "byzantine")[2] == 2
    assert boxes(t, "red", "arab") == (0, 9, 0, 0)


@pytest.mark.rule("BYZ-BAT-06")
def test_losses_come_from_elite_main_or_move_as_the_owner_likes_and_go_to_the_casualties() -> None:
    t = ankara([1, 1, 1, 4, 1, 1, 1])

    play(t, "march arab caesarea ankara", "stand")
    before = heap(t, "red")[1]

    assert options(t) == ["lose main", "lose move"]
    assert refused(t, "lose levy") == "BYZ-BAT-06"
    assert refused(t, "lose elite") == "BYZ-BAT-06"
    play(t, "lose move")
    assert heap(t, "red")[1] == before + 1


@pytest.mark.rule("BYZ-BAT-08")
def test_hits_that_cannot_be_met_are_ignored() -> None:
    t = given(
        red={"arab": army(3, 3, 0, 1, at="tabuk"), "pool": 0},
        yellow={"byzantine": army(0, 1, 0, 1, at="damascus")},
        dice=[6] * 6 + [1] + [1] * 3,
    )

    events = play(t, "march arab tabuk damascus", "stand")

    assert [(row["box"], row["cubes"]) for row in told(events, "CubesLost")] == [("main", 1), ("move", 1)]
    assert place(t, "yellow", "byzantine") is None


@pytest.mark.rule("BYZ-BAT-09")
def test_move_cubes_do_not_count_for_strength() -> None:
    """Two against three, and nine move cubes do not help."""
    t = given(
        red={"arab": army(0, 2, 0, 10, at="tabuk"), "pool": 0},
        yellow={"byzantine": army(0, 3, 0, 0, at="damascus")},
        dice=[1, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus", "stand")

    assert place(t, "red", "arab") == "tabuk"


@pytest.mark.rule("BYZ-BAT-10", "BYZ-BAT-12", "BYZ-RTA-01", "BYZ-ATK-03")
def test_a_tie_goes_to_the_defender_and_the_attacker_goes_back() -> None:
    t = given(
        red={"arab": army(0, 3, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 3, 0, 0, at="damascus")},
        cities={"damascus": city(by="blue")},
        dice=[1, 1, 1, 1, 1, 1],
    )

    events = play(t, "march arab tabuk damascus", "stand")

    assert told(events, "BattleEnded") == [{"seat": 0, "foe": "yellow", "rival": 1, "won": "no"}]
    assert (place(t, "red", "arab"), place(t, "yellow", "byzantine")) == ("tabuk", "damascus")
    assert town(t, "damascus") == ("byzantine", 3, "blue", False)
    assert [row["roll"] for row in told(events, "DiceRolled")] == ["attack", "defence"]  # no siege


@pytest.mark.rule("BYZ-BAT-13", "BYZ-ATK-04", "BYZ-RTA-06")
def test_two_armies_may_destroy_each_other_and_no_siege_follows() -> None:
    t = given(
        red={"arab": army(0, 1, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 1, 0, 0, at="damascus")},
        dice=[6, 6],
    )

    events = play(t, "march arab tabuk damascus", "stand")

    assert (place(t, "red", "arab"), place(t, "yellow", "byzantine")) == (None, None)
    assert "siege" not in [row["roll"] for row in told(events, "DiceRolled")]
    assert town(t, "damascus")[0] == "byzantine"


@pytest.mark.rule("BYZ-BAT-14")
def test_a_destroyed_defender_has_lost() -> None:
    t = given(
        red={"arab": army(0, 5, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 1, 0, 0, at="damascus")},
        dice=[6, 1, 1, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus", "stand")

    assert place(t, "yellow", "byzantine") is None
    assert asked(t) == ("red", "place_garrison")


@pytest.mark.rule("BYZ-BAT-06", "BYZ-SIE-03")
@pytest.mark.parametrize(
    ("row", "choices"),
    [
        ((2, 0, 0), []),
        ((0, 2, 0), []),
        ((0, 0, 2), []),
        ((1, 1, 0), ["lose elite", "lose main"]),
        ((1, 0, 1), ["lose elite", "lose move"]),
        ((0, 1, 1), ["lose main", "lose move"]),
        ((1, 1, 1), ["lose elite", "lose main", "lose move"]),
    ],
)
def test_a_loss_is_asked_for_only_where_there_is_a_choice(row: tuple[int, int, int], choices: list[str]) -> None:
    elite, main, move = row
    t = given(red={"arab": army(elite, main, 2, move + 1, at="medina")}, dice=[6, 1])

    play(t, "march arab medina hira")

    if choices:
        assert (options(t), t.decisions()[0].params["cause"]) == (choices, "siege")
        play(t, choices[-1])
    left = boxes(t, "red", "arab")
    assert left[0] + left[1] + left[3] == sum(row) - 1
    assert left[2] == 2


@pytest.mark.rule("BYZ-BAT-08", "BYZ-LEV-09")
def test_an_arab_levy_loses_no_more_than_it_has() -> None:
    t = given(
        red={"byzantine": army(3, 3, 0, 2, at="antioch"), "pool": 3},
        yellow={"arab": army(levy=1)},
        cities={"damascus": city("arab", 2, by="yellow")},
        dice=[6] * 6 + [1] + [1, 1],
    )

    events = play(t, "march byzantine antioch damascus", "levy")

    assert told(events, "LevyAnswered") == [{"seat": 1, "city": "damascus", "fights": "yes"}]
    assert told(events, "CubesLost") == [{"seat": 1, "side": "arab", "box": "levy", "cubes": 1, "chosen": "no"}]
    assert boxes(t, "yellow", "arab") == (1, 6, 0, 4)


# The attack as a whole


@pytest.mark.rule("BYZ-ATK-02", "BYZ-WDR-03")
def test_the_order_of_an_attack() -> None:
    t = given(
        red={"arab": army(2, 9, 0, 1, at="tabuk"), "pool": 1},
        yellow={"byzantine": army(0, 2, 2, 1, at="damascus")},
        blue={"byzantine": army(0, 1, 2, 1, at="damascus")},
        cities={"damascus": city(by="yellow")},
        dice=[1] * 40,
    )

    asks = []
    play(t, "march arab tabuk damascus")
    for line in ("stand", "stand", "fight blue", "retreat antioch", "retreat antioch", "levy", "garrison < pool"):
        asks.append(asked(t))
        play(t, line)

    assert asks == [
        ("yellow", "offer_withdrawal"),
        ("blue", "offer_withdrawal"),
        ("red", "choose_opponent"),
        ("blue", "choose_route"),
        ("yellow", "choose_route"),
        ("yellow", "use_levy"),
        ("red", "place_garrison"),
    ]


@pytest.mark.rule("BYZ-ATK-04", "BYZ-DES-04")
def test_an_attacker_destroyed_by_the_levy_besieges_nothing() -> None:
    t = given(
        red={"arab": army(0, 2, 0, 1, at="tabuk")},
        yellow={"byzantine": army(levy=3)},
        cities={"damascus": city(by="yellow")},
        dice=[1, 1, 6, 6, 6],
    )

    events = play(t, "march arab tabuk damascus", "levy")

    assert place(t, "red", "arab") is None
    assert "siege" not in [row["roll"] for row in told(events, "DiceRolled")]


@pytest.mark.rule("BYZ-ATK-05")
def test_a_beaten_defender_stays_away_even_if_the_siege_fails() -> None:
    t = given(
        red={"arab": army(0, 4, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 1, 0, 1, at="damascus")},
        dice=[1, 1, 1, 1, 6, 6, 1],
    )

    play(t, "march arab tabuk damascus", "stand", "retreat palmyra")

    assert (place(t, "red", "arab"), place(t, "yellow", "byzantine")) == ("tabuk", "palmyra")


@pytest.mark.rule("BYZ-ATK-06")
def test_an_army_of_move_cubes_alone_fights_without_dice_and_wins_nothing() -> None:
    t = given(red={"arab": army(0, 0, 0, 3, at="medina")}, dice=[1, 1])

    events = play(t, "march arab medina hira")

    assert "CityHeld" in kinds(events)
    assert place(t, "red", "arab") == "medina"


@pytest.mark.rule("BYZ-ATK-07")
def test_a_guest_in_the_city_is_a_defender_too() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        blue={"byzantine": army(at="damascus")},
        cities={"damascus": city(by="yellow")},
    )

    play(t, "march arab tabuk damascus")

    assert asked(t) == ("blue", "offer_withdrawal")


@pytest.mark.rule("BYZ-ATK-08")
def test_no_army_of_the_old_side_is_left_in_a_captured_city() -> None:
    t = given(
        red={"arab": army(2, 9, 0, 1, at="tabuk"), "pool": 1},
        yellow={"byzantine": army(0, 1, 0, 1, at="damascus")},
        blue={"byzantine": army(0, 1, 0, 1, at="damascus")},
        dice=[1] * 40,
    )

    play(t, "march arab tabuk damascus", "withdraw", "retreat antioch", "stand", "retreat antioch", "garrison < pool")

    row = next(row for row in board(t)["cities"] if row["id"] == "damascus")
    assert (row["side"], row["armies"]) == ("arab", [[0, "arab"]])


# Withdrawal


@pytest.mark.rule("BYZ-WDR-01", "BYZ-WDR-04", "BYZ-WDR-05")
def test_a_single_army_may_withdraw_to_a_friendly_neighbour_for_nothing() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(1, 3, 0, 2, at="damascus")},
        dice=[1] * 3,
    )

    play(t, "march arab tabuk damascus")
    assert asked(t) == ("yellow", "offer_withdrawal")
    play(t, "withdraw")
    assert options(t) == ["retreat antioch", "retreat palmyra", "retreat jerusalem"]
    play(t, "retreat jerusalem")

    assert place(t, "yellow", "byzantine") == "jerusalem"
    assert boxes(t, "yellow", "byzantine") == (1, 3, 0, 2)


@pytest.mark.rule("BYZ-WDR-02")
def test_offers_go_clockwise_from_the_attackers_left() -> None:
    everybody: dict[str, Any] = {colour: {"byzantine": army(at="damascus")} for colour in ("red", "yellow", "green")}
    t = given(seats=4, active="blue", blue={"arab": army(at="tabuk")}, **everybody)

    play(t, "march arab tabuk damascus")
    order = []
    for _ in range(3):
        order.append(asked(t))
        play(t, "stand")

    assert order == [("green", "offer_withdrawal"), ("red", "offer_withdrawal"), ("yellow", "offer_withdrawal")]


@pytest.mark.rule("BYZ-WDR-03")
def test_who_chose_to_stay_is_not_asked_again() -> None:
    t = given(
        red={"arab": army(2, 9, 0, 1, at="tabuk"), "pool": 1},
        yellow={"byzantine": army(0, 1, 0, 1, at="damascus")},
        blue={"byzantine": army(0, 1, 0, 1, at="damascus")},
        dice=[1] * 40,
    )

    play(t, "march arab tabuk damascus", "stand", "stand", "fight yellow", "retreat antioch")

    assert asked(t) == ("blue", "choose_route")  # fought and beaten without another offer


def tarsus(**more: Any) -> Table:
    """Simon's (yellow's) Arab army in Tarsus, between Byzantine cities; Palmyra and Damascus are Arab."""
    scene: dict[str, Any] = {
        "red": {"byzantine": army(2, 9, 0, 1, at="caesarea"), "pool": 3},
        "yellow": {"arab": army(0, 2, 2, 1, at="tarsus")},
        "cities": {
            "tarsus": city("arab", 1),
            "palmyra": city("arab", 1),
            "damascus": city("arab", 2),
        },
        "dice": [1] * 20,
    }
    return given(**(scene | more))


@pytest.mark.rule("BYZ-WDR-06", "BYZ-WDR-07", "BYZ-WDR-08")
def test_simons_retreat_from_tarsus() -> None:
    """Rulebook example: beaten in Tarsus, through Byzantine Antioch to Palmyra, one move cube lost."""
    t = tarsus()

    play(t, "march byzantine caesarea tarsus", "stand")
    assert (place(t, "yellow", "arab"), asked(t)) == ("antioch", ("yellow", "choose_losses"))  # the one best way
    play(t, "lose move")
    assert options(t) == ["retreat palmyra", "retreat damascus"]
    play(t, "retreat palmyra")

    assert place(t, "yellow", "arab") == "palmyra"
    assert boxes(t, "yellow", "arab") == (0, 2, 2, 0)


@pytest.mark.rule("BYZ-WDR-07")
def test_a_way_with_more_losses_is_refused() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(at="damascus")},
        cities={"palmyra": city("arab", 1)},
    )

    play(t, "march arab tabuk damascus", "withdraw")

    assert options(t) == ["retreat antioch", "retreat jerusalem"]
    assert refused(t, "retreat palmyra") == "BYZ-WDR-07"
    assert refused(t, "retreat ankara") == "BYZ-WDR-04"


@pytest.mark.rule("BYZ-WDR-08")
def test_a_route_may_pass_an_enemy_army_but_not_end_with_one() -> None:
    """Antioch holds a Byzantine army and is passed; nobody withdraws into the city that is attacked."""
    t = tarsus(blue={"byzantine": army(at="antioch")})

    play(t, "march byzantine caesarea tarsus", "withdraw", "lose move")

    assert place(t, "yellow", "arab") == "antioch"
    assert "retreat tarsus" not in options(t)


@pytest.mark.rule("BYZ-WDR-09", "BYZ-WDR-13")
def test_a_byzantine_army_withdraws_by_sea_unasked() -> None:
    t = given(
        red={"arab": army(1, 5, 0, 2, at="alexandria")},
        yellow={"byzantine": army(at="candia")},
        cities={"alexandria": city("arab", 1), "athens": city("arab", 1)},
        spaces={"byzantine-fleet": "blue"},
    )

    play(t, "march arab alexandria candia", "decline", "hold", "withdraw")

    assert options(t) == ["retreat constantia", "retreat ephesus"]


def island(fleet: str = "blue", **more: Any) -> Table:
    """Yellow's Arab army on Crete; only sea links lead away."""
    scene: dict[str, Any] = {
        "red": {"byzantine": army(2, 9, 0, 3, at="athens"), "pool": 2},
        "yellow": {"arab": army(1, 2, 2, 1, at="candia")},
        "cities": {"candia": city("arab", 1), "alexandria": city("arab", 1)},
        "spaces": {"byzantine-fleet": fleet} if fleet else {},
        "dice": [1] * 20,
    }
    return given(**(scene | more))


@pytest.mark.rule("BYZ-WDR-09", "BYZ-WDR-13")
def test_an_arab_army_withdraws_by_sea_with_the_fleets_leave() -> None:
    t = island()

    play(t, "march byzantine athens candia", "withdraw")
    assert asked(t) == ("blue", "allow_sea")  # before the owner chooses a way
    events = play(t, "allow")
    assert told(events, "SeaWithdrawalAnswered") == [{"seat": 2, "owner": 1, "allowed": "yes"}]

    assert place(t, "yellow", "arab") == "alexandria"


@pytest.mark.rule("BYZ-WDR-09")
def test_without_a_fleet_or_with_his_own_nobody_is_asked() -> None:
    for fleet in ("", "yellow"):
        t = island(fleet)

        play(t, "march byzantine athens candia", "withdraw")

        assert place(t, "yellow", "arab") == "alexandria"


@pytest.mark.rule("BYZ-WDR-10", "BYZ-WDR-12")
def test_an_arab_army_that_cannot_withdraw_is_destroyed() -> None:
    t = island()
    before = heap(t, "yellow")[1]

    play(t, "march byzantine athens candia", "stand", "refuse")

    assert place(t, "yellow", "arab") is None
    assert (boxes(t, "yellow", "arab"), heap(t, "yellow")[1]) == ((0, 0, 2, 0), before + 4)


@pytest.mark.rule("BYZ-WDR-11")
def test_a_byzantine_army_without_any_way_is_destroyed_too() -> None:
    """Every city but the capital is Arab: an army beaten there has nowhere to go, however many cubes it has."""
    all_arab = {row["id"]: city("arab", 1) for row in board(given())["cities"] if row["id"] != "constantinople"}
    t = given(
        red={"arab": army(2, 12, 0, 6, at="nicaea"), "pool": 3},
        yellow={"byzantine": army(0, 3, 2, 6, at="constantinople")},
        cities=all_arab,
        dice=[1] * 8 + [6] * 5,
    )

    play(t, "march arab nicaea constantinople")  # nothing is offered, the battle is joined at once

    assert place(t, "yellow", "byzantine") is None
    assert boxes(t, "yellow", "byzantine") == (0, 0, 2, 0)


@pytest.mark.rule("BYZ-WDR-12")
def test_a_refusal_closes_the_sea_and_leaves_the_best_way_by_land() -> None:
    t = given(
        red={"byzantine": army(2, 9, 0, 3, at="tarsus"), "pool": 2},
        yellow={"arab": army(0, 4, 2, 3, at="antioch")},
        cities={"antioch": city("arab", 1), "constantia": city("arab", 1), "hira": city("arab", 1)},
        spaces={"byzantine-fleet": "blue"},
        dice=[1] * 20,
    )

    play(t, "march byzantine tarsus antioch", "withdraw", "refuse")

    assert options(t) == ["retreat palmyra", "retreat damascus"]  # one foreign city, then Hira or Tabuk


@pytest.mark.rule("BYZ-WDR-13")
def test_the_fleet_is_asked_only_if_a_best_way_uses_the_sea() -> None:
    t = given(
        red={"byzantine": army(2, 9, 0, 3, at="tarsus"), "pool": 2},
        yellow={"arab": army(0, 4, 2, 3, at="antioch")},
        cities={"antioch": city("arab", 1), "damascus": city("arab", 1)},
        spaces={"byzantine-fleet": "blue"},
    )

    play(t, "march byzantine tarsus antioch", "withdraw")

    assert place(t, "yellow", "arab") == "damascus"


@pytest.mark.rule("BYZ-WDR-13")
def test_the_fleet_is_asked_also_if_the_sea_is_the_second_step_of_a_best_way() -> None:
    t = given(
        red={"byzantine": army(2, 9, 0, 3, at="caesarea"), "pool": 2},
        yellow={"arab": army(0, 4, 2, 3, at="tarsus")},
        cities={"tarsus": city("arab", 1), "constantia": city("arab", 1)},
        spaces={"byzantine-fleet": "blue"},
    )

    play(t, "march byzantine caesarea tarsus", "withdraw")

    assert asked(t) == ("blue", "allow_sea")


@pytest.mark.rule("BYZ-WDR-14", "BYZ-WDR-15")
@pytest.mark.parametrize(("cubes", "offered"), [(1, False), (2, True)])
def test_a_withdrawal_that_would_end_the_army_is_not_offered(cubes: int, offered: bool) -> None:
    """Through Antioch an army loses one cube: with one it cannot go, with two it can."""
    t = tarsus(yellow={"arab": army(0, cubes, 2, 0, at="tarsus")})

    events = play(t, "march byzantine caesarea tarsus")

    assert (asked(t) == ("yellow", "offer_withdrawal")) is offered
    assert ("BattleJoined" in kinds(events)) is not offered


@pytest.mark.rule("BYZ-WDR-14", "BYZ-WDR-06")
@pytest.mark.parametrize(("cubes", "survives"), [(2, True), (1, False)])
def test_a_beaten_army_survives_with_one_cube_more_than_the_foreign_cities(cubes: int, survives: bool) -> None:
    t = tarsus(yellow={"arab": army(0, cubes, 2, 0, at="tarsus")})

    lines = [
        "march byzantine caesarea tarsus",
        *(["stand"] if survives else []),
        *(["retreat palmyra"] if survives else []),
    ]
    play(t, *lines)

    assert place(t, "yellow", "arab") == ("palmyra" if survives else None)


@pytest.mark.rule("BYZ-WDR-15", "BYZ-WDR-10")
def test_an_army_that_wanted_to_sail_and_may_not_is_destroyed() -> None:
    """German rulebook: if an Arab army cannot withdraw (because the Byzantine fleet does not permit it), it is destroyed."""
    t = island()

    events = play(t, "march byzantine athens candia", "withdraw", "refuse")

    assert boxes(t, "yellow", "arab") == (0, 0, 2, 0)
    assert place(t, "yellow", "arab") is None
    assert "BattleJoined" not in kinds(events)


@pytest.mark.rule("BYZ-WDR-15")
def test_by_option_an_army_that_wanted_to_sail_and_may_not_stays_and_fights() -> None:
    t = island(options={"refused_withdrawal": "stays"})

    events = play(t, "march byzantine athens candia", "withdraw", "refuse")

    assert [row["foe"] for row in told(events, "BattleJoined")] == ["yellow"]


@pytest.mark.rule("BYZ-WDR-15", "BYZ-WDR-12")
@pytest.mark.parametrize("reading", ["destroyed", "stays"])
def test_a_refused_army_that_has_a_way_by_land_takes_it(reading: str) -> None:
    """By sea to Constantia without a loss; by land over Antioch to Palmyra or Damascus with one."""
    t = given(
        red={"byzantine": army(2, 9, 0, 3, at="caesarea"), "pool": 2},
        yellow={"arab": army(0, 4, 2, 3, at="tarsus")},
        cities={"tarsus": city("arab", 1), "constantia": city("arab", 1), "palmyra": city("arab", 1)},
        spaces={"byzantine-fleet": "blue"},
        options={"refused_withdrawal": reading},
    )

    play(t, "march byzantine caesarea tarsus", "withdraw", "refuse", "lose move")

    assert place(t, "yellow", "arab") == "palmyra"
    assert boxes(t, "yellow", "arab") == (0, 4, 2, 2)


@pytest.mark.rule("BYZ-WDR-12")
def test_a_refused_sea_stays_shut_for_the_whole_withdrawal() -> None:
    """From Antioch, too, only land leads on."""
    t = given(
        red={"byzantine": army(2, 9, 0, 3, at="caesarea"), "pool": 2},
        yellow={"arab": army(0, 4, 2, 3, at="tarsus")},
        cities={
            "tarsus": city("arab", 1),
            "constantia": city("arab", 1),
            "palmyra": city("arab", 1),
            "damascus": city("arab", 1),
        },
        spaces={"byzantine-fleet": "blue"},
    )

    play(t, "march byzantine caesarea tarsus", "withdraw", "refuse", "lose move")

    assert options(t) == ["retreat palmyra", "retreat damascus"]
    assert refused(t, "retreat constantia") == "BYZ-WDR-12"


@pytest.mark.rule("BYZ-WDR-15")
def test_bots_do_not_offer_their_army_to_the_fleet() -> None:
    """Outnumbered, and with no way but over the sea: at first sight it stays, where it would go under the other reading."""
    weights = {}
    for reading in ("destroyed", "stays"):
        t = island(yellow={"arab": army(0, 1, 2, 0, at="candia")}, options={"refused_withdrawal": reading})
        play(t, "march byzantine athens candia")
        codes = GAME.legal(t.state, 1)
        weights[reading] = dict(zip(options(t), GAME.heuristics().policy(t.state, 1, codes), strict=True))

    assert weights["stays"]["withdraw"] > weights["stays"]["stand"]
    assert weights["destroyed"]["withdraw"] < weights["destroyed"]["stand"]


@pytest.mark.rule("BYZ-SIE-03", "BYZ-WDR-06")
def test_a_refusal_over_losses_names_the_rule_that_takes_them() -> None:
    siege = given(red={"arab": army(0, 3, 2, 2, at="medina"), "pool": 2}, dice=[6, 1])
    play(siege, "march arab medina hira")
    assert (refused(siege, "lose levy"), refused(siege, "lose elite")) == ("BYZ-SIE-03", "BYZ-SIE-03")

    retreat = tarsus(yellow={"arab": army(0, 4, 2, 3, at="tarsus")})
    play(retreat, "march byzantine caesarea tarsus", "withdraw")
    assert asked(retreat) == ("yellow", "choose_losses")
    assert (refused(retreat, "lose levy"), refused(retreat, "lose elite")) == ("BYZ-WDR-06", "BYZ-WDR-06")


@pytest.mark.rule("BYZ-BAT-06", "BYZ-EMP-06")
def test_nobody_is_asked_for_losses_that_leave_no_choice_and_the_log_says_so() -> None:
    """Main 1, move 1 and the guard against two hits: only the guard may stay."""
    t = given(
        red={"arab": army(0, 1, 2, 2, at="medina"), "pool": 2},
        spaces={"caliph": "red"},
        dice=[6, 6],
    )

    events = play(t, "march arab medina hira")

    lost = [(row["box"], row["cubes"], row["chosen"]) for row in told(events, "CubesLost")]
    assert lost == [("main", 1, "no"), ("move", 1, "no")]
    assert player(t, "red")["guard"]["arab"]


@pytest.mark.rule("BYZ-BAT-06")
def test_the_log_tells_a_chosen_loss_from_one_without_a_choice() -> None:
    t = given(red={"arab": army(0, 3, 2, 2, at="medina"), "pool": 2}, dice=[6, 6])

    events = play(t, "march arab medina hira", "lose move")

    assert [(row["box"], row["chosen"]) for row in told(events, "CubesLost")] == [("move", "yes"), ("main", "no")]


@pytest.mark.rule("BYZ-WDR-16")
def test_persian_bulgar_and_own_enemy_cities_are_foreign_on_the_way() -> None:
    """From Mosul an Arab army passes Persian Bagdad to Arab Hira; Edessa, which its owner controls for Byzantium, counts as foreign too."""
    t = given(
        red={"byzantine": army(2, 9, 0, 3, at="edessa"), "pool": 2},
        yellow={"arab": army(0, 4, 2, 3, at="mosul")},
        cities={
            "mosul": city("arab", 1),
            "hira": city("arab", 1),
            "antioch": city("arab", 1),
            "edessa": city(by="yellow"),
        },
    )

    play(t, "march byzantine edessa mosul", "withdraw")

    assert options(t) == ["retreat edessa", "retreat bagdad"]
    play(t, "retreat bagdad")
    assert asked(t) == ("yellow", "choose_losses")


@pytest.mark.rule("BYZ-WDR-17", "BYZ-MOV-06")
def test_desert_tracks_serve_arabs_only_and_the_voyage_serves_nobody() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(at="constantinople")},
        blue={"byzantine": army(0, 2, 0, 2, at="palmyra")},
        cities={"antioch": city("arab", 1), "damascus": city("arab", 1), "hira": city("byzantine", 1)},
        active="red",
    )
    play(t, "march arab tabuk damascus", "march arab damascus palmyra", "withdraw")
    assert asked(t) == ("blue", "choose_route")
    assert "retreat hira" not in options(t)  # the desert is closed to Byzantine armies

    sea = given(
        red={"arab": army(2, 9, 0, 8, at="nicaea"), "pool": 0},
        yellow={"byzantine": army(at="constantinople")},
        cities={"nicaea": city("arab", 1)},
    )
    play(sea, "march arab nicaea constantinople", "withdraw")
    assert place(sea, "yellow", "byzantine") == "adrianople"  # no voyage to any coast


@pytest.mark.rule("BYZ-WDR-18")
def test_the_city_the_attacker_came_from_is_open() -> None:
    t = given(
        red={"byzantine": army(at="antioch")},
        yellow={"byzantine": army(at="damascus")},
        cities={"damascus": city(by="yellow")},
    )

    play(t, "march byzantine antioch damascus", "civil-war byzantine < pool", "withdraw")

    assert "retreat antioch" in options(t)


@pytest.mark.rule("BYZ-WDR-19", "BYZ-EMP-10")
def test_the_guard_is_not_lost_on_the_way_while_another_cube_is_left() -> None:
    t = tarsus(yellow={"arab": army(0, 1, 2, 1, at="tarsus")}, spaces={"caliph": "yellow"})

    play(t, "march byzantine caesarea tarsus", "withdraw")

    assert options(t) == ["lose main", "lose move"]
    assert refused(t, "lose elite") == "BYZ-EMP-06"


def ways_out(s: State, side: int, at: int, start: int, ways: list[int]) -> tuple[set[int], int]:
    """The first cities of all shortest ways to a city of the side, and how many links these have: by trying every way."""
    ends = {to for to in range(CITIES) if s.facts[SIDE + side] >> to & 1} - {start}
    ahead = {
        to: {to} for to in range(CITIES) if ways[at] >> to & 1
    }  # where one is, and the first cities on the way there
    seen = set(ahead)
    for links in range(1, CITIES + 1):
        first = set().union(*(begun for here, begun in ahead.items() if here in ends))
        if first:
            return first, links
        further: dict[int, set[int]] = {}
        for here, begun in ahead.items():
            for to in range(CITIES):
                if ways[here] >> to & 1 and to not in seen:
                    further.setdefault(to, set()).update(begun)
        ahead = further
        seen |= set(ahead)
    return set(), 0


@pytest.mark.rule("BYZ-WDR-05", "BYZ-WDR-07", "BYZ-WDR-16", "BYZ-WDR-18")
@pytest.mark.parametrize("seed", range(4))
def test_the_way_out_is_a_shortest_one_wherever_the_cities_of_the_side_lie(seed: int) -> None:
    chance = random.Random(seed)
    s = given().state
    for _ in range(150):
        side, at, start = chance.randrange(2), chance.randrange(CITIES), chance.randrange(CITIES)
        s.facts[SIDE + side] = sum(1 << to for to in chance.sample(range(CITIES), chance.randrange(5)))
        for ways in (WAYS[side], LAND[side]):
            best = routes(s, side, at, start, ways)

            found = ({to for to in range(CITIES) if best >> 6 >> to & 1}, best & 63)
            assert found == ways_out(s, side, at, start, ways)


@pytest.mark.rule("BYZ-WDR-15")
@pytest.mark.parametrize(("at", "lost"), [("candia", True), ("damascus", False)])
def test_a_refused_withdrawal_may_be_the_end_only_where_the_sea_is_the_only_way(at: str, lost: bool) -> None:
    t = given(
        red={"arab": army(0, 2, 2, 0, at=at)},
        cities={at: city("arab", 1), "alexandria": city("arab", 1)},
        spaces={"byzantine-fleet": "yellow"},
    )

    assert may_be_lost(t.state, 0, ARAB, CITY_IDS.index(at)) is lost  # from Damascus a road leads to Tabuk


# Retreat of the attacker


@pytest.mark.rule("BYZ-RTA-01")
def test_after_a_lost_siege_the_attacker_goes_back_for_nothing() -> None:
    t = given(red={"arab": army(0, 2, 2, 2, at="medina")}, dice=[1, 1])

    play(t, "march arab medina hira")

    assert place(t, "red", "arab") == "medina"
    assert boxes(t, "red", "arab") == (0, 2, 2, 1)


@pytest.mark.rule("BYZ-RTA-02")
def test_after_two_links_it_goes_back_to_the_middle_city() -> None:
    t = given(red={"arab": army(0, 2, 2, 4, at="mecca")}, dice=[1, 1])

    play(t, "march arab mecca medina", "march arab medina hira")

    assert place(t, "red", "arab") == "medina"


@pytest.mark.rule("BYZ-RTA-04")
def test_an_arab_attacker_who_came_by_sea_needs_leave_to_go_back() -> None:
    scene: dict[str, Any] = {
        "red": {"arab": army(0, 1, 2, 4, at="alexandria")},
        "cities": {"alexandria": city("arab", 1), "candia": city(discs=2)},
        "spaces": {"byzantine-fleet": "yellow"},
        "dice": [1] * 4,
    }
    home = given(**scene)
    play(home, "march arab alexandria candia", "decline", "hold")
    assert asked(home) == ("yellow", "allow_sea")
    play(home, "allow")
    assert place(home, "red", "arab") == "alexandria"

    lost = given(**scene)
    play(lost, "march arab alexandria candia", "decline", "hold", "refuse")
    assert place(lost, "red", "arab") is None


@pytest.mark.rule("BYZ-RTA-04", "BYZ-CIV-10")
def test_leave_is_needed_also_after_a_civil_war_reached_by_sea() -> None:
    t = given(
        red={"arab": army(0, 1, 2, 4, at="alexandria")},
        cities={"alexandria": city("arab", 1), "candia": city("arab", 2)},
        spaces={"byzantine-fleet": "yellow"},
        dice=[1] * 4,
    )

    play(t, "march arab alexandria candia", "decline", "hold", "civil-war arab < pool")

    assert asked(t) == ("yellow", "allow_sea")
    play(t, "allow")
    assert place(t, "red", "arab") == "alexandria"


@pytest.mark.rule("BYZ-RTA-01", "BYZ-RTA-04")
def test_who_came_by_road_goes_back_without_leave_of_the_fleet() -> None:
    t = given(
        red={"arab": army(0, 1, 2, 4, at="caesarea")},
        cities={"caesarea": city("arab", 1)},
        spaces={"byzantine-fleet": "yellow"},
        dice=[1] * 4,
    )

    events = play(t, "march arab caesarea ankara")

    assert "ArmyWithdrew" in kinds(events)
    assert (place(t, "red", "arab"), asked(t)) == ("caesarea", ("yellow", "choose_action"))


@pytest.mark.rule("BYZ-RTA-04")
def test_refused_at_sea_the_attacker_withdraws_over_land() -> None:
    t = given(
        red={"arab": army(0, 1, 2, 5, at="constantia")},
        cities={"constantia": city("arab", 1), "damascus": city("arab", 1)},
        spaces={"byzantine-fleet": "yellow"},
        dice=[1] * 4,
    )

    play(t, "march arab constantia antioch", "decline", "hold")
    home = t.clone()
    play(t, "refuse")
    play(home, "allow")

    assert place(t, "red", "arab") == "damascus"
    assert place(home, "red", "arab") == "constantia", "where it came from, however near another city of its side is"


# Levies


@pytest.mark.rule("BYZ-LEV-01", "BYZ-LEV-05")
def test_the_controller_may_use_his_levy_once_no_army_is_in_the_city() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(levy=2, at="damascus")},
        cities={"damascus": city(by="yellow")},
        dice=[1] * 20,
    )

    play(t, "march arab tabuk damascus", "withdraw", "retreat antioch")

    assert (asked(t), options(t)) == (("yellow", "use_levy"), ["levy", "no-levy"])


@pytest.mark.rule("BYZ-LEV-02", "BYZ-LEV-03")
def test_levy_and_army_never_fight_together_and_never_levy_first() -> None:
    t = given(
        red={"arab": army(1, 6, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 2, 5, 1, at="damascus"), "pool": 5},
        cities={"damascus": city(by="yellow")},
        dice=[1] * 20,
    )

    events = play(t, "march arab tabuk damascus", "stand")

    assert len(rolls(events)[1]) == 2  # two main cubes; five levy cubes add nothing
    assert asked(t) == ("yellow", "choose_route")


@pytest.mark.rule("BYZ-LEV-04")
@pytest.mark.parametrize(("value", "asks"), [("allowed", True), ("forbidden", False)])
def test_the_levy_after_the_own_beaten_army_is_an_option(value: str, asks: bool) -> None:
    t = given(
        red={"arab": army(1, 6, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 2, 2, 1, at="damascus")},
        cities={"damascus": city(by="yellow")},
        options={"levy_after_own_army": value},
        dice=[1] * 20,
    )

    play(t, "march arab tabuk damascus", "stand", "retreat antioch")

    assert (asked(t) == ("yellow", "use_levy")) is asks


@pytest.mark.rule("BYZ-LEV-04", "BYZ-LEV-05")
def test_also_by_that_option_the_levy_may_fight_after_other_players_armies() -> None:
    t = given(
        red={"arab": army(1, 6, 0, 1, at="tabuk")},
        yellow={"byzantine": army(levy=2)},
        blue={"byzantine": army(0, 2, 2, 1, at="damascus")},
        cities={"damascus": city(by="yellow")},
        options={"levy_after_own_army": "forbidden"},
        dice=[1] * 20,
    )

    play(t, "march arab tabuk damascus", "stand", "retreat antioch")

    assert asked(t) == ("yellow", "use_levy")


@pytest.mark.rule("BYZ-LEV-06", "BYZ-LEV-07")
def test_an_uncontrolled_city_has_no_levy() -> None:
    t = given(red={"arab": army(at="tabuk")}, yellow={"byzantine": army(levy=5), "pool": 5}, dice=[1] * 3)

    play(t, "march arab tabuk damascus")

    assert asked(t) == ("red", "place_garrison")


@pytest.mark.rule("BYZ-LEV-07")
def test_only_the_controllers_levy_is_asked_for() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(levy=5), "pool": 5},
        blue={"byzantine": army(levy=0)},
        cities={"damascus": city(by="blue")},
        dice=[1] * 3,
    )

    play(t, "march arab tabuk damascus")

    assert asked(t) == ("red", "place_garrison")


@pytest.mark.rule("BYZ-LEV-08", "BYZ-FAL-03")
def test_the_emperors_levy_defends_the_capital_after_the_armies() -> None:
    t = given(
        red={"arab": army(2, 12, 0, 8, at="nicaea"), "pool": 0, "byzantine": army(0, 0, 0, 0)},
        yellow={"byzantine": army(0, 1, 2, 1, at="constantinople")},
        blue={"byzantine": army(levy=2)},
        cities={"nicaea": city("arab", 1)},
        spaces={"emperor": "blue"},
        dice=[1] * 40,
    )

    play(t, "march arab nicaea constantinople", "stand")
    assert asked(t) == ("blue", "use_levy")  # yellow had one way out only
    events = play(t, "levy")

    assert [(row["seat"], row["roll"]) for row in told(events, "DiceRolled")] == [
        (0, "attack"),
        (2, "defence"),
        (1, "siege"),
    ]


@pytest.mark.rule("BYZ-LEV-08")
def test_without_an_emperor_nobodys_levy_defends_the_capital() -> None:
    t = given(
        red={"arab": army(2, 12, 0, 8, at="nicaea"), "pool": 0, "byzantine": army(0, 0, 0, 0)},
        cities={"nicaea": city("arab", 1)},
        dice=[1] * 5,
    )

    events = play(t, "march arab nicaea constantinople")

    assert "ConstantinopleFell" in kinds(events)


@pytest.mark.rule("BYZ-LEV-10", "BYZ-BAT-11")
def test_a_beaten_levy_disperses_and_its_cubes_stay_in_the_box() -> None:
    t = given(
        red={"arab": army(1, 6, 0, 1, at="tabuk")},
        yellow={"byzantine": army(levy=3)},
        cities={"damascus": city(by="yellow")},
        dice=[6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus", "levy")

    assert boxes(t, "yellow", "byzantine")[2] == 2
    assert asked(t) == ("red", "place_garrison")


@pytest.mark.rule("BYZ-LEV-11")
def test_the_levy_is_asked_once_and_only_with_a_cube_in_the_box() -> None:
    t = given(
        red={"arab": army(1, 6, 0, 1, at="tabuk")},
        yellow={"byzantine": army(levy=0)},
        cities={"damascus": city(by="yellow")},
        dice=[1, 1, 1],
    )
    play(t, "march arab tabuk damascus")
    assert asked(t) == ("red", "place_garrison")

    once = given(
        red={"arab": army(1, 6, 0, 1, at="tabuk")},
        yellow={"byzantine": army(levy=2)},
        cities={"damascus": city(by="yellow")},
        dice=[1] * 20,
    )
    events = play(once, "march arab tabuk damascus", "levy")
    assert kinds(events).count("LevyAnswered") == 1
    assert asked(once) == ("red", "place_garrison")


# Several defenders


@pytest.mark.rule("BYZ-MUL-01", "BYZ-MUL-02", "BYZ-MUL-03", "BYZ-MUL-04")
def test_every_army_is_fought_in_the_attackers_order_with_what_is_left() -> None:
    t = given(
        seats=4,
        red={"arab": army(1, 4, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 1, 0, 1, at="damascus")},
        blue={"byzantine": army(0, 1, 0, 1, at="damascus")},
        green={"byzantine": army(0, 1, 0, 1, at="damascus")},
        dice=[1, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus", "stand", "stand", "stand")
    assert options(t) == ["fight yellow", "fight blue", "fight green"]
    assert refused(t, "fight red") == "BYZ-MUL-01"
    first = play(t, "fight blue", "lose elite", "retreat antioch")
    assert [len(faces) for faces in rolls(first)] == [4, 1]
    assert options(t) == ["fight yellow", "fight green"]  # chosen anew after the result
    second = play(t, "fight green")

    assert [len(faces) for faces in rolls(second)] == [3, 1]  # dice counted anew without the elite cube
    assert boxes(t, "red", "arab")[:2] == (0, 3)  # forced: only main was left


@pytest.mark.rule("BYZ-MUL-02")
def test_the_first_two_seats_can_be_the_defenders() -> None:
    t = given(
        active="blue",
        blue={"arab": army(1, 9, 0, 1, at="tabuk"), "pool": 2},
        red={"byzantine": army(0, 1, 0, 1, at="damascus")},
        yellow={"byzantine": army(0, 1, 0, 1, at="damascus")},
        dice=[1] * 20,
    )

    play(t, "march arab tabuk damascus", "stand", "stand")

    assert (asked(t), options(t)) == (("blue", "choose_opponent"), ["fight red", "fight yellow"])
    play(t, "fight yellow", "retreat antioch", "retreat palmyra")
    assert (place(t, "yellow", "byzantine"), place(t, "red", "byzantine")) == ("antioch", "palmyra")


@pytest.mark.rule("BYZ-MUL-05")
def test_one_defender_who_wins_ends_the_attack_and_spares_the_rest() -> None:
    t = given(
        red={"arab": army(0, 2, 0, 1, at="tabuk")},
        yellow={"byzantine": army(0, 3, 0, 1, at="damascus")},
        blue={"byzantine": army(0, 1, 0, 1, at="damascus")},
        dice=[1, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus", "stand", "stand", "fight yellow")

    assert place(t, "red", "arab") == "tabuk"
    assert boxes(t, "blue", "byzantine") == (0, 1, 0, 1)
    assert place(t, "blue", "byzantine") == "damascus"
