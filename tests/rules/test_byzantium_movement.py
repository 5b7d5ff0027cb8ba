"""Taxes, buildings, placing armies, movement, never attacking oneself (BYZ-TAX, BYZ-CHU, BYZ-PLA, BYZ-MOV, BYZ-SLF, BYZ-DES)."""

from __future__ import annotations

import pytest
from tests.games.byzantium.given import (
    allowed,
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
    town,
)

from porphyry.games.byzantium.board import BOARD

# Taxes


@pytest.mark.rule("BYZ-TAX-01", "BYZ-TAX-03")
@pytest.mark.parametrize(("share", "after"), [(0, (15, 11)), (2, (17, 9)), (6, (21, 5))])
def test_two_bezants_a_cube_divided_as_the_player_likes(share: int, after: tuple[int, int]) -> None:
    t = given()

    play(t, "tax 3")
    assert options(t) == [f"split {n}" for n in range(7)]
    play(t, f"split {share}")

    assert (money(t, "red"), player(t, "red")["tax"], heap(t, "red")[0]) == (after, 3, 6)


@pytest.mark.rule("BYZ-TAX-03")
def test_no_more_is_divided_than_was_raised() -> None:
    t = given()

    play(t, "tax 2")

    assert refused(t, "split 5") == "BYZ-TAX-03"


@pytest.mark.rule("BYZ-TAX-02", "BYZ-TAX-05")
def test_tax_cubes_come_from_the_pool_as_many_as_there_are() -> None:
    t = given(red={"pool": 14})

    assert options(t, "tax") == [f"tax {n}" for n in range(1, 15)]
    assert refused(t, "tax 15") == "BYZ-TAX-02"


@pytest.mark.rule("BYZ-TAX-04")
def test_taxes_once_a_turn() -> None:
    t = given(seats=2, wealth=60)

    play(t, "tax 1", "split 0", "tax 1", "split 0")
    assert refused(t, "tax 1") == "BYZ-TAX-04"
    play(t, "pass", "pass")

    assert allowed(t, "tax 1")


# Church and mosque


@pytest.mark.rule("BYZ-CHU-01", "BYZ-CHU-02", "BYZ-CHU-04")
def test_a_church_costs_six_and_scores_two_as_often_as_one_likes() -> None:
    t = given(seats=2, red={"arab": army(treasury=6)})

    play(t, "church < pool", "church < pool", "church < pool", "tax 1", "split 0", "mosque < pool")

    assert (money(t, "red"), points(t, "red")) == ((3, 0), (14, 12))
    assert (player(t, "red")["church"], player(t, "red")["mosque"]) == (2, 1)
    assert refused(given(red={"arab": army(treasury=5)}), "mosque < pool") == "BYZ-CUB-14"


@pytest.mark.rule("BYZ-CHU-03", "BYZ-RET-02")
def test_church_and_control_cubes_stay_at_the_end_of_the_turn() -> None:
    t = given(seats=2, wealth=60, red={"church": 2, "mosque": 1}, cities={"damascus": city(by="red")})

    play(t, "pass", "pass")

    assert (player(t, "red")["church"], player(t, "red")["mosque"], town(t, "damascus")[2]) == (2, 1, "red")


@pytest.mark.rule("BYZ-CHU-05")
def test_a_bought_cube_makes_it_nine() -> None:
    t = given(red={"byzantine": army(treasury=9), "arab": army(treasury=8)})

    assert refused(t, "mosque < casualties") == "BYZ-CUB-03"
    play(t, "church < casualties")

    assert money(t, "red") == (0, 8)


# Placing


@pytest.mark.rule("BYZ-PLA-01", "BYZ-PLA-02", "BYZ-DES-07")
def test_one_army_of_each_side_the_byzantine_one_with_the_first_city() -> None:
    t = given(red={"arab": army(at="mecca")})

    assert refused(t, "place arab medina") == "BYZ-PLA-01"
    assert refused(t, "place byzantine damascus") == "BYZ-DES-07"
    assert refused(t, "place persian bagdad") == "BYZ-PLA-01"


@pytest.mark.rule("BYZ-PLA-03", "BYZ-PLA-07")
def test_an_arab_army_enters_any_arab_city_whoever_controls_it() -> None:
    t = given(cities={"medina": city(by="yellow"), "damascus": city("arab", 2), "mecca": city(by="red")})

    assert options(t, "place") == ["place arab damascus", "place arab tabuk", "place arab medina", "place arab mecca"]
    assert refused(t, "place arab ankara") == "BYZ-PLA-03"
    assert place(t, "red", "byzantine") is None


@pytest.mark.rule("BYZ-PLA-03", "BYZ-DES-06")
def test_by_option_an_army_enters_a_city_that_a_player_controls() -> None:
    """German rulebook: any Arab-controlled city, "no matter whether by himself or another player"; nobody controls Constantinople."""
    t = given(
        red={"founded": True},
        cities={"medina": city(by="yellow"), "damascus": city(by="yellow"), "ankara": city(by="red")},
        options={"army_entry": "controlled_city"},
    )

    entries = ["place byzantine ankara", "place byzantine damascus", "place arab medina"]
    assert sorted(options(t, "place")) == sorted(entries)
    assert refused(t, "place arab mecca") == "BYZ-PLA-03"
    assert refused(t, "place byzantine constantinople") == "BYZ-DES-06"
    reasons = [t.why_not(f"place arab {name}") for name in ("mecca", "ankara")]
    assert [why.reason for why in reasons if why] == ["city-of-nobody", "city-of-another-side"]


@pytest.mark.rule("BYZ-PLA-03", "BYZ-PLA-04", "BYZ-PER-04")
def test_andy_enters_at_hira_and_marches_on_bagdad() -> None:
    """Rulebook example: placed in Hira, which Jerry captured; one Arab move cube to Persian Bagdad, which must be besieged."""
    t = given(cities={"hira": city("arab", 1, by="yellow")}, dice=[6, 1, 1])

    play(t, "place arab hira")
    events = play(t, "march arab hira bagdad")

    assert boxes(t, "red", "arab")[3] == 3
    assert told(events, "DiceRolled") == [{"seat": 1, "roll": "siege", "faces": [6, 1, 1]}]
    assert asked(t) == ("red", "choose_losses")


@pytest.mark.rule("BYZ-PLA-04")
def test_after_placing_a_second_link_is_open_for_its_surcharge() -> None:
    t = given(red={"arab": army(1, 6, 2, 3)})

    play(t, "place arab mecca", "march arab mecca medina", "march arab medina tabuk")

    assert boxes(t, "red", "arab")[3] == 0
    assert place(t, "red", "arab") == "tabuk"


@pytest.mark.rule("BYZ-PLA-05")
def test_a_placed_army_need_not_move_and_the_action_is_used() -> None:
    t = given()

    play(t, "place arab mecca", "stop")

    assert (place(t, "red", "arab"), boxes(t, "red", "arab")[3]) == ("mecca", 4)
    assert asked(t) == ("yellow", "choose_action")


@pytest.mark.rule("BYZ-PLA-06", "BYZ-DES-03")
def test_an_army_enters_only_with_a_cube_in_elite_main_or_move() -> None:
    t = given(red={"arab": army(0, 0, 5, 0)})
    assert refused(t, "place arab mecca") == "BYZ-PLA-06"

    for row in (army(1, 0, 0, 0), army(0, 1, 0, 0), army(0, 0, 0, 1)):
        assert allowed(given(red={"arab": row}), "place arab mecca")


# Movement


@pytest.mark.rule("BYZ-MOV-01")
def test_one_action_moves_one_army() -> None:
    t = given(red={"byzantine": army(move=4, at="antioch"), "arab": army(at="mecca")})

    play(t, "march byzantine antioch damascus")

    assert refused(t, "march arab mecca medina") == "BYZ-MOV-01"
    assert refused(t, "civil-war arab < pool") == "BYZ-MOV-01"

    other = given(red={"byzantine": army(move=4, at="antioch"), "arab": army(move=4, at="mecca")})
    play(other, "march arab mecca medina")
    assert refused(other, "march byzantine antioch damascus") == "BYZ-MOV-01"
    assert refused(other, "civil-war byzantine < pool") == "BYZ-MOV-01"
    other.state.cached = None
    assert other.why_not("march arab medina tabuk") is None


@pytest.mark.rule("BYZ-MOV-02")
def test_an_army_moves_over_a_direct_link_from_where_it_stands() -> None:
    t = given(red={"byzantine": army(at="antioch")})

    assert refused(t, "march byzantine antioch ankara") == "BYZ-MOV-02"
    assert refused(t, "march byzantine tarsus attalia") == "BYZ-MOV-02"
    assert {line.split()[3] for line in options(t, "march")} == {
        "tarsus",
        "edessa",
        "palmyra",
        "damascus",
        "constantia",
    }


@pytest.mark.rule("BYZ-MOV-03", "BYZ-MOV-04")
def test_a_road_costs_one_move_cube_to_the_casualties_and_no_money() -> None:
    t = given(red={"byzantine": army(move=2, at="antioch")})
    casualties = heap(t, "red")[1]

    play(t, "march byzantine antioch damascus", "stop")

    assert (boxes(t, "red", "byzantine")[3], heap(t, "red"), money(t, "red")) == (1, (9, casualties + 1), (15, 5))


@pytest.mark.rule("BYZ-MOV-04", "BYZ-MOV-05")
def test_without_move_cubes_of_its_own_an_army_stays() -> None:
    t = given(red={"byzantine": army(move=0, treasury=30, at="antioch"), "arab": army(move=9)})

    assert refused(t, "march byzantine antioch damascus") == "BYZ-MOV-05"
    assert (
        refused(
            given(red={"arab": army(move=1, at="alexandria")}, cities={"alexandria": city("arab", 1)}),
            "march arab alexandria candia",
        )
        == "BYZ-MOV-05"
    )


@pytest.mark.rule("BYZ-MOV-05", "BYZ-MOV-08")
def test_a_second_link_that_cannot_be_paid_is_refused() -> None:
    t = given(active="blue", blue={"byzantine": army(move=2, at="antioch")}, cities={"damascus": city(by="red")})

    play(t, "march byzantine antioch damascus")

    assert refused(t, "march byzantine damascus palmyra") == "BYZ-MOV-05"
    events = play(t, "stop")
    assert told(events, "MarchEnded") == [{"seat": 2, "side": "byzantine"}]


@pytest.mark.rule("BYZ-MOV-06")
def test_only_arabs_cross_the_desert_for_one_cube() -> None:
    t = given(red={"byzantine": army(at="damascus"), "arab": army(at="medina")}, yellow={})

    assert refused(t, "march byzantine damascus tabuk") == "BYZ-MOV-06"
    play(t, "march arab medina tabuk", "stop")

    assert boxes(t, "red", "arab")[3] == 3


@pytest.mark.rule("BYZ-MOV-07", "BYZ-MOV-08", "BYZ-MOV-10", "BYZ-MOV-11", "BYZ-MOV-12", "BYZ-MOV-26")
def test_a_second_link_costs_one_cube_more_and_there_is_no_third() -> None:
    t = given(
        red={"byzantine": army(move=9, at="antioch")},
        yellow={"byzantine": army(at="damascus")},
        cities={"damascus": city(by="yellow"), "antioch": city(by="blue")},
    )

    play(t, "march byzantine antioch damascus")
    assert asked(t) == ("red", "march_on")
    assert place(t, "yellow", "byzantine") == "damascus"  # they share the city in peace
    play(t, "march byzantine damascus antioch")  # back over the same link

    assert boxes(t, "red", "byzantine")[3] == 9 - 1 - 2
    assert refused(t, "march byzantine antioch tarsus") == "BYZ-MOV-10"


@pytest.mark.rule("BYZ-MOV-13", "BYZ-MOV-14", "BYZ-ATK-01")
@pytest.mark.parametrize(
    ("side", "start", "to", "change"),
    [
        ("arab", "tabuk", "damascus", {}),
        ("arab", "medina", "hira", {}),
        ("arab", "candia", "athens", {"athens": city("bulgar", 1), "candia": city("arab", 1)}),
        ("arab", "nicaea", "constantinople", {"nicaea": city("arab", 1)}),
        ("byzantine", "edessa", "mosul", {}),
        ("byzantine", "antioch", "damascus", {"damascus": city("arab", 1)}),
    ],
)
def test_a_city_of_another_side_must_be_attacked_even_if_nobody_controls_it(
    side: str, start: str, to: str, change: dict[str, dict[str, object]]
) -> None:
    t = given(red={side: army(0, 1, 0, 9, at=start)}, cities=change, dice=[1] * 12)

    events = play(t, f"march {side} {start} {to}")

    assert told(events, "CityAttacked") == [{"seat": 0, "nation": side, "city": to}]
    assert asked(t) == ("yellow", "choose_action")  # no second link after it


@pytest.mark.rule("BYZ-MOV-09")
def test_after_an_attack_no_second_link() -> None:
    t = given(red={"arab": army(1, 8, 2, 9, at="tabuk")}, dice=[1] * 3)

    play(t, "march arab tabuk damascus", "garrison < pool")

    assert place(t, "red", "arab") == "damascus"
    assert asked(t) == ("yellow", "choose_action")


@pytest.mark.rule("BYZ-MOV-15")
def test_a_byzantine_army_crosses_the_sea_for_the_price_of_a_road() -> None:
    t = given(red={"byzantine": army(move=2, at="candia")})

    play(t, "march byzantine candia constantia", "stop")

    assert boxes(t, "red", "byzantine")[3] == 1


@pytest.mark.rule("BYZ-MOV-16")
def test_byzantine_armies_share_the_capital() -> None:
    t = given(red={"byzantine": army(at="nicaea")}, yellow={"byzantine": army(at="constantinople")})

    events = play(t, "march byzantine nicaea constantinople")

    assert place(t, "red", "byzantine") == place(t, "yellow", "byzantine") == "constantinople"
    assert "CityAttacked" not in kinds(events)


@pytest.mark.rule("BYZ-MOV-17", "BYZ-MOV-18")
def test_from_the_capital_to_any_coast_but_not_back() -> None:
    t = given(red={"byzantine": army(move=2, at="constantinople")})
    coast = {name for at, name in enumerate(BOARD.city_ids) if BOARD.coastal >> at & 1}

    reached = {line.split()[3] for line in options(t, "march")}

    assert reached == (coast | {"adrianople"}) - {"constantinople"}
    assert "trebizond" in reached and "ankara" not in reached
    play(t, "march byzantine constantinople trebizond")
    assert boxes(t, "red", "byzantine")[3] == 1
    back = given(red={"byzantine": army(at="trebizond")})
    assert refused(back, "march byzantine trebizond constantinople") == "BYZ-MOV-02"


@pytest.mark.rule("BYZ-MOV-19")
def test_the_voyage_may_be_the_second_link() -> None:
    t = given(red={"byzantine": army(move=3, at="nicaea")})

    play(t, "march byzantine nicaea constantinople", "march byzantine constantinople alexandria")

    assert (place(t, "red", "byzantine"), boxes(t, "red", "byzantine")[3]) == ("alexandria", 0)


@pytest.mark.rule("BYZ-MOV-20", "BYZ-RTA-05")
def test_the_voyage_may_end_in_an_attack_and_a_beaten_army_sails_home() -> None:
    t = given(
        red={"byzantine": army(0, 1, 2, 2, at="constantinople")}, cities={"alexandria": city("arab", 2)}, dice=[1, 1]
    )

    events = play(t, "march byzantine constantinople alexandria")

    assert "CityHeld" in kinds(events)
    assert place(t, "red", "byzantine") == "constantinople"


@pytest.mark.rule("BYZ-MOV-21")
def test_an_arab_army_pays_two_for_the_sea() -> None:
    t = given(
        red={"arab": army(move=2, at="alexandria")}, cities={"alexandria": city("arab", 1), "candia": city("arab", 1)}
    )

    play(t, "march arab alexandria candia")

    assert boxes(t, "red", "arab")[3] == 0


@pytest.mark.rule("BYZ-MOV-22")
def test_a_byzantine_army_pays_one_between_nicaea_and_the_capital() -> None:
    t = given(red={"byzantine": army(move=2, at="nicaea")})

    play(t, "march byzantine nicaea constantinople")

    assert boxes(t, "red", "byzantine")[3] == 1


@pytest.mark.rule("BYZ-MOV-23")
@pytest.mark.parametrize(
    ("side", "way", "total"),
    [
        ("byzantine", "tarsus antioch damascus", 3),
        ("byzantine", "tarsus antioch constantia", 3),
        ("byzantine", "constantia antioch tarsus", 3),
        ("byzantine", "antioch constantia candia", 3),
        ("arab", "tarsus antioch damascus", 3),
        ("arab", "tarsus antioch constantia", 4),
        ("arab", "constantia antioch tarsus", 4),
        ("arab", "antioch constantia candia", 5),
        ("arab", "ankara nicaea constantinople", 6),
    ],
)
def test_what_two_links_cost(side: str, way: str, total: int) -> None:
    stops = way.split()
    own = {name: city(side, 2) for name in stops if name != "constantinople"}
    t = given(red={side: army(0, 1, 0, 9, at=stops[0])}, cities=own, dice=[1] * 5)

    play(t, f"march {side} {stops[0]} {stops[1]}", f"march {side} {stops[1]} {stops[2]}")

    assert boxes(t, "red", side)[3] == 9 - total


@pytest.mark.rule("BYZ-MOV-23")
@pytest.mark.parametrize(
    ("spaces", "answers", "total"),
    [({"byzantine-fleet": "yellow"}, ["double", "hold"], 10), ({"arab-fleet": "red"}, [], 4)],
)
def test_the_long_way_to_the_capital_with_the_fleets(spaces: dict[str, str], answers: list[str], total: int) -> None:
    t = given(
        red={"arab": army(0, 1, 0, 12, at="ankara")},
        cities={"ankara": city("arab", 2), "nicaea": city("arab", 2)},
        spaces=spaces,
        dice=[1] * 5,
    )

    play(t, "march arab ankara nicaea", "march arab nicaea constantinople", *answers)

    left = boxes(t, "red", "arab")[3]
    assert left == 12 - total


@pytest.mark.rule("BYZ-MOV-24", "BYZ-MOV-25")
def test_paying_with_the_last_cube_destroys_the_army_instead_of_moving_it() -> None:
    t = given(red={"byzantine": army(0, 0, 3, 1, at="antioch")})

    assert allowed(t, "march byzantine antioch damascus")
    events = play(t, "march byzantine antioch damascus")

    assert place(t, "red", "byzantine") is None
    assert "ArmyMoved" not in kinds(events)
    assert asked(t) == ("yellow", "choose_action")


# Never attacking oneself


@pytest.mark.rule("BYZ-SLF-01")
def test_the_arab_army_does_not_enter_an_own_byzantine_city() -> None:
    t = given(red={"arab": army(at="tabuk")}, cities={"damascus": city(by="red")})

    assert refused(t, "march arab tabuk damascus") == "BYZ-SLF-01"


@pytest.mark.rule("BYZ-SLF-02")
def test_the_byzantine_army_does_not_enter_an_own_arab_city() -> None:
    t = given(red={"byzantine": army(at="antioch")}, cities={"damascus": city("arab", 2, by="red")})

    assert refused(t, "march byzantine antioch damascus") == "BYZ-SLF-02"


@pytest.mark.rule("BYZ-SLF-03")
def test_two_own_armies_never_meet() -> None:
    t = given(red={"arab": army(at="tabuk"), "byzantine": army(at="damascus")}, cities={"damascus": city(by="yellow")})

    assert refused(t, "march arab tabuk damascus") == "BYZ-SLF-03"


@pytest.mark.rule("BYZ-SLF-05")
def test_the_emperor_may_attack_the_capital_and_his_levy_stays_out() -> None:
    t = given(
        red={"arab": army(1, 9, 0, 4, at="nicaea"), "pool": 0, "byzantine": army(levy=5)},
        cities={"nicaea": city("arab", 1)},
        spaces={"emperor": "red"},
        dice=[1] * 5,
    )

    events = play(t, "march arab nicaea constantinople")

    assert "ConstantinopleFell" in kinds(events) and "LevyAnswered" not in kinds(events)
    guarded = given(
        red={"arab": army(at="nicaea"), "byzantine": army(at="constantinople")}, cities={"nicaea": city("arab", 1)}
    )
    assert refused(guarded, "march arab nicaea constantinople") == "BYZ-SLF-03"


# Destroyed armies


@pytest.mark.rule("BYZ-DES-01", "BYZ-DES-02")
def test_an_army_without_elite_main_and_move_is_gone_whatever_its_levy() -> None:
    t = given(red={"arab": army(0, 1, 9, 1, at="medina")}, dice=[6, 6])

    events = play(t, "march arab medina hira")

    assert told(events, "ArmyDestroyed") == [{"seat": 0, "side": "arab"}]
    assert (place(t, "red", "arab"), boxes(t, "red", "arab")) == (None, (0, 0, 9, 0))


@pytest.mark.rule("BYZ-DES-05", "BYZ-DES-06")
def test_a_destroyed_army_comes_back_in_any_city_of_its_side_the_capital_included() -> None:
    t = given(red={"founded": True}, cities={"damascus": city(by="yellow")})

    entries = [line.split()[2] for line in options(t, "place") if line.startswith("place byzantine")]

    assert len(entries) == 22 and {"constantinople", "damascus"} <= set(entries)
    play(t, "place byzantine constantinople", "march byzantine constantinople alexandria")
    assert place(t, "red", "byzantine") == "alexandria"


@pytest.mark.rule("BYZ-DES-08")
def test_without_a_city_of_its_side_an_army_cannot_enter() -> None:
    t = given(cities={name: city("byzantine", 1) for name in ("tabuk", "medina", "mecca")})

    assert [line for line in options(t) if line.startswith("place arab")] == []
    assert refused(t, "place arab mecca") == "BYZ-PLA-03"
    assert board(t)["turn"] == 1
