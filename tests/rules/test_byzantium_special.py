"""Special actions: civil war, improvement, Bulgars, roles, fleets, fortification (BYZ-SPA, -CIV, -IMP, -BUL, -EMP, -FLT, -FOR)."""

from __future__ import annotations

from typing import Any

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
    rolls,
    told,
    town,
)

from porphyry.games.byzantium.board import BOARD, SPACE_KINDS, SPACE_SIDES

# Special spaces in general


@pytest.mark.rule("BYZ-SPA-01", "BYZ-SPA-02")
def test_a_cube_takes_a_space_and_closes_it_for_the_turn() -> None:
    t = given(seats=2, wealth=60)

    play(t, "emperor < pool")
    assert refused(t, "emperor < pool") == "BYZ-SPA-02"
    play(t, "pass", "pass")

    assert board(t)["turn"] == 2
    assert allowed(t, "emperor < pool")


@pytest.mark.rule("BYZ-SPA-03")
def test_the_guard_on_its_space_does_not_close_it() -> None:
    t = given()

    assert board(t)["guards"] == {"byzantine": "space", "arab": "space"}
    assert allowed(t, "emperor < pool")
    assert allowed(t, "caliph < pool")


@pytest.mark.rule("BYZ-SPA-04", "BYZ-SPA-06")
def test_three_improvements_a_side_two_bulgar_attacks_and_two_fortifications_a_turn() -> None:
    counts = {kind: sum(1 for one in BOARD.space_kind if SPACE_KINDS[one] == kind) for kind in SPACE_KINDS}
    assert sum(counts.values()) == 16
    assert (counts["bulgars"], counts["fortification"], sorted(set(BOARD.space_row))) == (2, 2, [1, 2, 3])

    t = given(seats=2, cities={name: city("arab", 1) for name in ("mosul", "dvin")})
    play(t, "improve mosul < pool", "improve mosul < pool", "improve dvin < pool")

    assert refused(t, "improve dvin < pool") == "BYZ-SPA-02"
    assert allowed(t, "improve athens < pool")


@pytest.mark.rule("BYZ-SPA-05", "BYZ-SPA-10")
def test_ten_kinds_of_spaces_and_the_sides_they_serve() -> None:
    sides = {SPACE_KINDS[kind]: SPACE_SIDES[BOARD.space_side[at]] for at, kind in enumerate(BOARD.space_kind)}

    assert sides == {
        "emperor": "byzantine",
        "caliph": "arab",
        "byzantine-fleet": "byzantine",
        "arab-fleet": "arab",
        "byzantine-civil-war": "byzantine",
        "arab-civil-war": "arab",
        "byzantine-improvement": "byzantine",
        "arab-improvement": "arab",
        "bulgars": "neutral",
        "fortification": "neutral",
    }
    assert refused(given(), "fleet persian < pool") == "BYZ-SPA-10"


@pytest.mark.rule("BYZ-SPA-07")
def test_a_space_is_not_taken_merely_to_block_it() -> None:
    """No target, no space: nothing to improve, nothing to fortify, nobody to fight."""
    full = {name: city("arab", 3) for name in ("tabuk", "medina", "mecca")}
    t = given(red={"arab": army(at="mecca")}, cities=full | {"mecca": city("arab", 3, by="red")})

    lines = options(t)

    assert not [
        line for line in lines if line.startswith(("improve mecca", "improve tabuk", "fortify tabuk", "civil-war"))
    ]
    assert {"emperor < pool", "caliph < pool", "fleet byzantine < pool", "fleet arab < pool"} <= set(lines)


@pytest.mark.rule("BYZ-SPA-08")
def test_only_civil_war_can_follow_a_march() -> None:
    t = given(
        red={"byzantine": army(move=4, at="antioch"), "arab": army(at="mecca")}, cities={"damascus": city(by="yellow")}
    )

    play(t, "march byzantine antioch damascus")

    assert {action.verb for action in t.legal()} == {"march", "civil-war", "stop"}


@pytest.mark.rule("BYZ-SPA-09", "BYZ-RET-05", "BYZ-EMP-05")
def test_roles_and_fleets_last_to_the_end_of_the_turn() -> None:
    t = given(seats=2, wealth=60, spaces={"emperor": "red", "byzantine-fleet": "yellow"})
    assert player(t, "red")["guard"]["byzantine"]

    play(t, "pass", "pass")

    assert not player(t, "red")["guard"]["byzantine"]
    assert [row["taken_by"] for row in board(t)["spaces"]] == [None] * 16
    assert board(t)["guards"]["byzantine"] == "space"


@pytest.mark.rule("BYZ-SPA-01", "BYZ-SPA-05")
@pytest.mark.parametrize(
    ("line", "space"),
    [
        ("emperor < pool", "emperor"),
        ("caliph < pool", "caliph"),
        ("fleet byzantine < pool", "byzantine-fleet"),
        ("fleet arab < pool", "arab-fleet"),
        ("civil-war byzantine < pool", "byzantine-civil-war"),
        ("civil-war arab < pool", "arab-civil-war"),
        ("improve athens < pool", "byzantine-improvement-1"),
        ("improve tabuk < pool", "arab-improvement-1"),
        ("bulgars-attack adrianople < pool", "bulgars-1"),
        ("bulgars-reinforce free < pool", "bulgars-1"),
        ("fortify medina < pool", "fortification-1"),
        ("fortify jerusalem < pool", "fortification-1"),
    ],
)
def test_every_action_takes_its_own_space_and_a_taken_one_is_closed(line: str, space: str) -> None:
    scene: dict[str, Any] = {
        "red": {"byzantine": army(at="edessa"), "arab": army(at="mecca")},
        "cities": {"medina": city(by="red"), "jerusalem": city(by="red")},
        "dice": [6] * 20,
    }
    t = given(**scene)

    play(t, line)

    assert {row["id"]: row["taken_by"] for row in board(t)["spaces"] if row["taken_by"] is not None} == {space: 0}
    kind = space.rstrip("-123")
    closed = {row["id"]: "blue" for row in board(t)["spaces"] if row["kind"] == kind}
    assert refused(given(**(scene | {"spaces": closed})), line) == "BYZ-SPA-02"


@pytest.mark.rule("BYZ-CUB-12", "BYZ-DES-04")
@pytest.mark.parametrize(
    "line",
    [
        "emperor",
        "fleet byzantine",
        "improve athens",
        "fortify medina",
        "bulgars-attack adrianople",
        "bulgars-reinforce byzantine",
        "church",
    ],
)
def test_whatever_takes_the_last_cube_of_an_army_destroys_it(line: str) -> None:
    t = given(
        red={"arab": army(0, 0, 2, 1, at="mecca", treasury=20), "byzantine": army(treasury=20)},
        cities={"medina": city(by="red")},
        dice=[6] * 10,
    )

    play(t, f"{line} < arab-move")

    assert place(t, "red", "arab") is None


# Civil war


@pytest.mark.rule("BYZ-CIV-02", "BYZ-CIV-08", "BYZ-CIV-13", "BYZ-LEV-12")
def test_jerrys_civil_war_in_damascus() -> None:
    """Rulebook example: a move cube to the casualties, Antioch to Damascus, a pool cube on the space, Simon declines his levy: siege."""
    t = given(
        red={"byzantine": army(1, 6, 2, 2, at="antioch")},
        yellow={"byzantine": army(levy=2, at="ankara")},
        cities={"damascus": city(by="yellow")},
        dice=[1, 2, 6],
    )

    play(t, "march byzantine antioch damascus", "civil-war byzantine < pool")
    assert asked(t) == ("yellow", "use_levy")
    events = play(t, "no-levy")
    assert rolls(events) == [[1, 2, 6]]
    play(t, "lose move", "garrison < pool")

    assert town(t, "damascus") == ("byzantine", 2, "red", False)
    assert (points(t, "red"), money(t, "red")) == ((12, 10), (17, 5))
    assert boxes(t, "red", "byzantine") == (1, 6, 2, 0)
    assert asked(t) == ("yellow", "choose_action")  # the action is over


@pytest.mark.rule("BYZ-CIV-01")
def test_the_space_has_the_colour_of_the_army_and_the_city() -> None:
    t = given(red={"byzantine": army(at="edessa"), "arab": army(at="mecca")}, spaces={"byzantine-civil-war": "yellow"})

    assert refused(t, "civil-war byzantine < pool") == "BYZ-SPA-02"
    assert allowed(t, "civil-war arab < pool")
    assert refused(t, "civil-war bulgar < pool") == "BYZ-CIV-01"


@pytest.mark.rule("BYZ-CIV-01")
def test_an_army_that_is_not_on_the_board_makes_no_civil_war() -> None:
    assert refused(given(), "civil-war arab < pool") == "BYZ-CIV-01"


@pytest.mark.rule("BYZ-CIV-03", "BYZ-CIV-06")
def test_the_city_an_army_stands_in_can_be_attacked_without_moving_also_if_nobody_controls_it() -> None:
    t = given(red={"arab": army(at="mecca")}, dice=[1, 1])

    play(t, "civil-war arab < pool", "garrison < pool")

    assert town(t, "mecca") == ("arab", 1, "red", False)
    assert boxes(t, "red", "arab") == (1, 6, 2, 4)


@pytest.mark.rule("BYZ-CIV-06")
def test_by_the_option_only_cities_of_other_players() -> None:
    t = given(
        red={"arab": army(at="mecca"), "byzantine": army(at="edessa")},
        cities={"edessa": city(by="blue")},
        options={"civil_war_targets": "other_players_only"},
    )

    assert refused(t, "civil-war arab < pool") == "BYZ-CIV-06"
    assert allowed(t, "civil-war byzantine < pool")


@pytest.mark.rule("BYZ-CIV-04")
def test_civil_war_may_follow_the_placing_of_the_army() -> None:
    t = given(cities={"mecca": city(by="yellow")}, yellow={"arab": army(levy=0)}, dice=[6, 6])

    play(t, "place arab mecca", "civil-war arab < pool", "lose move", "lose move")

    assert asked(t) == ("red", "place_garrison")


@pytest.mark.rule("BYZ-CIV-05", "BYZ-SLF-04")
def test_nobody_makes_civil_war_on_himself() -> None:
    t = given(red={"arab": army(at="mecca")}, cities={"mecca": city(by="red")})

    assert refused(t, "civil-war arab < pool") == "BYZ-CIV-05"


@pytest.mark.rule("BYZ-CIV-07", "BYZ-FAL-02")
def test_no_byzantine_army_attacks_constantinople() -> None:
    t = given(red={"byzantine": army(at="constantinople")}, yellow={"byzantine": army(at="constantinople")})

    assert refused(t, "civil-war byzantine < pool") == "BYZ-CIV-07"


@pytest.mark.rule("BYZ-CIV-09", "BYZ-ATK-07")
def test_every_other_army_in_the_city_is_a_defender_whoever_controls_it() -> None:
    t = given(
        red={"byzantine": army(1, 9, 2, 2, at="damascus")},
        yellow={"byzantine": army(at="damascus")},
        blue={"byzantine": army(at="damascus")},
        cities={"damascus": city(by="blue")},
    )

    play(t, "civil-war byzantine < pool")
    assert asked(t) == ("yellow", "offer_withdrawal")
    play(t, "withdraw", "retreat antioch")

    assert asked(t) == ("blue", "offer_withdrawal")


@pytest.mark.rule("BYZ-CIV-10", "BYZ-RTA-03")
def test_a_beaten_rebel_goes_back_where_it_came_from_or_withdraws() -> None:
    scene = {"red": {"byzantine": army(0, 1, 2, 2, at="antioch")}, "yellow": {"byzantine": army(levy=0)}}
    came = given(**scene, cities={"damascus": city(by="yellow")}, dice=[1, 1, 1])  # type: ignore[arg-type]  # players by colour
    play(came, "march byzantine antioch damascus", "civil-war byzantine < pool")
    assert place(came, "red", "byzantine") == "antioch"

    stood = given(
        red={"byzantine": army(0, 1, 2, 2, at="damascus")},
        yellow={"byzantine": army(levy=0)},
        cities={"damascus": city(by="yellow")},
        dice=[1, 1, 1],
    )
    play(stood, "civil-war byzantine < pool")
    assert options(stood) == ["retreat antioch", "retreat palmyra", "retreat jerusalem"]
    play(stood, "retreat jerusalem")

    assert place(stood, "red", "byzantine") == "jerusalem"


@pytest.mark.rule("BYZ-CIV-11", "BYZ-CIV-12")
@pytest.mark.parametrize(("before", "after", "prize"), [(3, 2, 2), (2, 1, 1), (1, 1, 0)])
def test_a_city_taken_in_civil_war_keeps_its_side_and_loses_a_disc(before: int, after: int, prize: int) -> None:
    t = given(
        red={"arab": army(1, 8, at="mosul")},
        cities={"mosul": city("arab", before, by="yellow")},
        yellow={"arab": army(levy=0)},
        dice=[1] * 3,
    )

    play(t, "civil-war arab < pool", "garrison < pool")

    assert town(t, "mosul") == ("arab", after, "red", False)
    assert (points(t, "red"), money(t, "red")) == ((10, 10 + prize), (15, 5 + prize))


@pytest.mark.rule("BYZ-CIV-13")
def test_a_bought_civil_war_cube_is_paid_by_its_side() -> None:
    t = given(red={"arab": army(at="mecca")}, dice=[6, 6])

    play(t, "civil-war arab < byzantine-levy")

    assert money(t, "red") == (15, 2)


@pytest.mark.rule("BYZ-CIV-14", "BYZ-MOV-09", "BYZ-CAP-18")
def test_after_an_attack_neither_civil_war_nor_another_link_follows() -> None:
    t = given(red={"arab": army(1, 8, 2, 6, at="medina")}, dice=[1, 1])

    play(t, "march arab medina hira", "garrison < pool")

    assert asked(t) == ("yellow", "choose_action")


@pytest.mark.rule("BYZ-CIV-15")
def test_the_army_keeps_a_cube_for_its_civil_war() -> None:
    t = given(red={"arab": army(0, 1, 2, 0, at="mecca", treasury=9)})

    assert refused(t, "civil-war arab < arab-main") == "BYZ-CIV-15"
    assert allowed(t, "civil-war arab < arab-levy")
    for row, source in ((army(1, 0, 2, 0), "arab-elite"), (army(0, 0, 2, 1), "arab-move")):
        alone = given(red={"arab": row | army(at="mecca", treasury=9)})
        assert refused(alone, f"civil-war arab < {source}") == "BYZ-CIV-15"
    two = given(red={"arab": army(0, 1, 2, 1, at="mecca", treasury=9)})
    assert allowed(two, "civil-war arab < arab-main")
    assert allowed(two, "civil-war arab < arab-move")


# Improvement


@pytest.mark.rule("BYZ-IMP-01", "BYZ-IMP-02", "BYZ-IMP-03", "BYZ-IMP-04")
def test_andy_improves_mecca() -> None:
    """Rulebook example: a third white disc in Mecca, the maximum, no points; the city need not be one's own."""
    t = given(cities={"mecca": city(by="yellow")})

    play(t, "improve mecca < pool")

    assert town(t, "mecca") == ("arab", 3, "yellow", False)
    assert (points(t, "red"), points(t, "yellow")) == ((10, 10), (10, 10))
    assert refused(t, "improve mecca < pool") == "BYZ-IMP-02"


@pytest.mark.rule("BYZ-IMP-02")
def test_a_fortification_does_not_count_and_a_sacked_city_can_grow_again() -> None:
    t = given(cities={"mecca": city("arab", 2, by="red", fortified=True), "damascus": city("arab", 2)})

    assert allowed(t, "improve mecca < pool")
    assert allowed(t, "improve damascus < pool")


@pytest.mark.rule("BYZ-IMP-05")
def test_without_a_disc_in_the_supply_nothing_is_improved() -> None:
    """Sixty purple discs: twenty-one Byzantine cities hold them only with Persian ones taken."""
    names = [name for name, side in zip(BOARD.city_ids, BOARD.start_side, strict=True) if side == 0][1:]
    persian = [name for name, side in zip(BOARD.city_ids, BOARD.start_side, strict=True) if side == 2]
    discs = {name: city("byzantine", 2) for name in [*names, *persian]}
    t = given(cities=discs)
    assert board(t)["discs_left"]["byzantine"] == 0

    assert refused(t, "improve damascus < pool") == "BYZ-IMP-05"
    assert allowed(t, "improve tabuk < pool")


@pytest.mark.rule("BYZ-IMP-06", "BYZ-FAL-01")
def test_capital_persian_and_bulgar_cities_are_not_improved() -> None:
    t = given(cities={"athens": city("bulgar", 1)})

    assert [refused(t, f"improve {name} < pool") for name in ("constantinople", "bagdad", "athens")] == [
        "BYZ-IMP-06"
    ] * 3


@pytest.mark.rule("BYZ-TIP-06")
def test_an_improvement_raises_the_income_of_the_controller() -> None:
    t = given(cities={"mecca": city(by="yellow")})
    assert player(t, "yellow")["income"]["arab"] == 4

    play(t, "improve mecca < pool")

    assert player(t, "yellow")["income"]["arab"] == 6


# Bulgars


@pytest.mark.rule("BYZ-BUL-01", "BYZ-BUL-02", "BYZ-BUL-07", "BYZ-BUL-10", "BYZ-BUL-13", "BYZ-BUL-14", "BYZ-BUL-30")
def test_simons_bulgars_take_athens() -> None:
    """Rulebook example: from Thessalonica to Athens, two orange cubes, 3 bezants of the Arab treasury, 1 Arab point, one orange disc."""
    t = given(
        cities={"thessalonica": city("bulgar", 2), "athens": city(by="yellow")},
        yellow={"byzantine": army(levy=0)},
        dice=[1, 1],
    )

    events = play(t, "bulgars-attack athens < casualties")

    assert board(t)["bulgars"] == {"box": 9, "supply": 2}
    assert town(t, "athens") == ("bulgar", 1, None, False)
    assert (money(t, "red"), points(t, "red")) == ((15, 2), (10, 11))
    assert "GarrisonPlaced" not in kinds(events) and "BezantsReceived" not in kinds(events)


@pytest.mark.rule("BYZ-BUL-03", "BYZ-BUL-04")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 11), (11, 11)])
def test_the_box_grows_as_far_as_there_are_orange_cubes(before: int, after: int) -> None:
    t = given(more={"bulgars": before}, dice=[1, 1])

    play(t, "bulgars-attack adrianople < pool")

    assert board(t)["bulgars"] == {"box": after, "supply": 11 - after}


@pytest.mark.rule("BYZ-BUL-05")
def test_reinforcing_adds_four_and_needs_all_four() -> None:
    t = given()
    play(t, "bulgars-reinforce free < pool")
    assert board(t)["bulgars"] == {"box": 11, "supply": 0}

    for box in (8, 9, 10, 11):
        short = given(more={"bulgars": box})
        assert refused(short, "bulgars-reinforce free < pool") == "BYZ-BUL-05"
        assert allowed(short, "bulgars-attack adrianople < pool")


@pytest.mark.rule("BYZ-BUL-06", "BYZ-BAT-15")
def test_lost_orange_cubes_go_back_to_their_supply() -> None:
    t = given(dice=[6, 4])

    play(t, "bulgars-attack adrianople < pool")

    assert board(t)["bulgars"] == {"box": 7, "supply": 4}  # seven, two more, two lost


@pytest.mark.rule("BYZ-BUL-07", "BYZ-BUL-08", "BYZ-BUL-09", "BYZ-BUL-28")
def test_bulgar_targets_are_arrow_cities_and_neighbours_by_road() -> None:
    first = given()
    assert {line.split()[1] for line in options(first, "bulgars-attack")} == {"adrianople", "thessalonica"}

    t = given(cities={"athens": city("bulgar", 1), "hira": city("bulgar", 1), "nicaea": city("bulgar", 2)})
    targets = {line.split()[1] for line in options(t, "bulgars-attack")}

    assert targets == {"adrianople", "thessalonica", "sinope", "ankara", "ephesus"}
    assert refused(t, "bulgars-attack candia < pool") == "BYZ-BUL-07"  # over the sea from Athens
    assert refused(t, "bulgars-attack palmyra < pool") == "BYZ-BUL-07"  # through the desert from Hira
    assert refused(t, "bulgars-attack bagdad < pool") == "BYZ-BUL-28"  # Persian, by road from Hira


@pytest.mark.rule("BYZ-BUL-07")
@pytest.mark.parametrize(
    ("held", "reached"),
    [("caesarea", {"ankara", "tarsus", "edessa", "trebizond"}), ("derbent", set())],
)
def test_every_city_the_bulgars_hold_opens_its_roads(held: str, reached: set[str]) -> None:
    t = given(cities={held: city("bulgar", 1)})

    assert {line.split()[1] for line in options(t, "bulgars-attack")} == {"adrianople", "thessalonica"} | reached


@pytest.mark.rule("BYZ-BUL-11")
def test_a_reinforcement_is_paid_from_either_treasury_and_free_from_the_pool() -> None:
    t = given()

    assert {line for line in options(t, "bulgars-reinforce") if line.endswith(("pool", "casualties"))} == {
        "bulgars-reinforce free < pool",
        "bulgars-reinforce byzantine < casualties",
        "bulgars-reinforce arab < casualties",
    }
    assert refused(t, "bulgars-reinforce free < casualties") == "BYZ-BUL-11"
    assert refused(t, "bulgars-reinforce arab < pool") == "BYZ-BUL-11"
    play(t, "bulgars-reinforce arab < casualties")

    assert money(t, "red") == (15, 2)
    poor = given(red={"byzantine": army(treasury=0), "arab": army(treasury=3)})
    assert allowed(poor, "bulgars-reinforce arab < casualties")
    assert refused(poor, "bulgars-reinforce byzantine < casualties") == "BYZ-CUB-03"


@pytest.mark.rule("BYZ-BUL-12", "BYZ-BAT-04", "BYZ-BUL-15", "BYZ-BUL-16")
def test_bulgars_roll_three_dice_at_most_and_fight_by_the_normal_rules() -> None:
    t = given(
        yellow={"byzantine": army(0, 2, 2, 1, at="adrianople")},
        blue={"byzantine": army(0, 1, 2, 1, at="adrianople")},
        dice=[6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )

    play(t, "bulgars-attack adrianople < pool", "stand", "stand")
    assert asked(t) == ("red", "choose_opponent")
    events = play(t, "fight yellow")

    assert [(row["seat"], row["roll"], len(row["faces"])) for row in told(events, "DiceRolled")] == [  # type: ignore[arg-type]  # a list
        (0, "attack", 3),
        (1, "defence", 2),
    ]


@pytest.mark.rule("BYZ-BUL-14", "BYZ-TIP-05")
def test_an_arab_city_taken_by_bulgars_scores_byzantine_points_and_is_paid_by_byzantium() -> None:
    t = given(cities={"adrianople": city("arab", 3)}, dice=[1, 1, 1])

    play(t, "bulgars-attack adrianople < casualties")

    assert town(t, "adrianople") == ("bulgar", 2, None, False)
    assert (points(t, "red"), money(t, "red")) == ((12, 10), (12, 5))
    poor = given(red={"byzantine": army(treasury=2), "arab": army(treasury=30)}, cities={"adrianople": city("arab", 3)})
    assert refused(poor, "bulgars-attack adrianople < casualties") == "BYZ-CUB-03"


@pytest.mark.rule("BYZ-BUL-13", "BYZ-BUL-14")
def test_a_city_of_one_disc_brings_the_bulgars_player_nothing() -> None:
    t = given(cities={"adrianople": city(discs=1)}, dice=[1])

    play(t, "bulgars-attack adrianople < pool")

    assert (town(t, "adrianople")[1], points(t, "red")) == (1, (10, 10))


@pytest.mark.rule("BYZ-BUL-17")
def test_a_lost_bulgar_attack_leaves_them_in_their_box() -> None:
    t = given(yellow={"byzantine": army(3, 9, 2, 0, at="adrianople"), "pool": 0}, dice=[1, 1, 1, 6, 6, 6, 1, 1, 1])

    events = play(t, "bulgars-attack adrianople < pool", "stand")

    assert board(t)["bulgars"]["box"] == 6
    assert town(t, "adrianople")[0] == "byzantine"
    assert told(events, "BattleEnded")[-1]["won"] == "no"
    assert asked(t) == ("yellow", "choose_action")


@pytest.mark.rule("BYZ-BUL-18", "BYZ-BUL-19", "BYZ-BUL-29", "BYZ-FAL-04")
def test_the_bulgars_take_constantinople() -> None:
    t = given(cities={"adrianople": city("bulgar", 1)}, more={"bulgars": 10}, dice=[6, 6, 1, 1, 1])

    play(t, "bulgars-attack constantinople < casualties")

    assert asked(t) is None
    assert (points(t, "red"), money(t, "red")) == ((10, 15), (15, 2))
    assert t.outcome is not None and t.outcome.reason == "constantinople-fell"
    assert t.outcome.scores == [15, 10, 10]


@pytest.mark.rule("BYZ-BUL-18")
def test_without_a_bulgar_neighbour_the_capital_is_out_of_reach() -> None:
    assert refused(given(), "bulgars-attack constantinople < pool") == "BYZ-BUL-07"


@pytest.mark.rule("BYZ-BUL-20", "BYZ-SLF-04")
def test_the_bulgars_are_not_aimed_at_oneself() -> None:
    t = given(red={"byzantine": army(at="thessalonica")}, cities={"adrianople": city(by="red")})

    assert refused(t, "bulgars-attack adrianople < pool") == "BYZ-BUL-20"
    assert refused(t, "bulgars-attack thessalonica < pool") == "BYZ-BUL-20"


@pytest.mark.rule("BYZ-BUL-20")
def test_by_the_option_they_may_be_and_the_player_is_asked_last() -> None:
    t = given(
        red={"byzantine": army(0, 1, 2, 1, at="adrianople")},
        blue={"byzantine": army(0, 1, 2, 1, at="adrianople")},
        cities={"adrianople": city(by="red")},
        options={"bulgars_may_hit_self": "true"},
        dice=[1] * 20,
    )

    play(t, "bulgars-attack adrianople < pool")
    assert asked(t) == ("blue", "offer_withdrawal")
    play(t, "withdraw", "retreat thessalonica")
    assert asked(t) == ("red", "offer_withdrawal")
    play(t, "withdraw", "retreat thessalonica")
    assert asked(t) == ("red", "use_levy")
    play(t, "no-levy")

    assert town(t, "adrianople")[0] == "bulgar"


@pytest.mark.rule("BYZ-BUL-21")
def test_without_target_and_reinforcement_the_space_stays_free() -> None:
    held = {name: city("bulgar", 1) for name in ("adrianople", "thessalonica", "athens", "dyrrachium")}
    t = given(red={"byzantine": army(at="constantinople")}, cities=held, more={"bulgars": 11})

    assert not [line for line in options(t) if line.startswith("bulgars")]
    spaces = given(spaces={"bulgars-1": "yellow", "bulgars-2": "blue"})
    assert refused(spaces, "bulgars-attack adrianople < pool") == "BYZ-SPA-02"
    assert refused(spaces, "bulgars-reinforce free < pool") == "BYZ-SPA-02"


@pytest.mark.rule("BYZ-BUL-22", "BYZ-CTL-03")
def test_a_bulgar_city_belongs_to_nobody() -> None:
    t = given(seats=2, cities={"adrianople": city(by="yellow")}, yellow={"byzantine": army(levy=0)}, dice=[1, 1])
    assert player(t, "yellow")["income"]["byzantine"] == 4

    play(t, "bulgars-attack adrianople < pool")

    assert (town(t, "adrianople")[2], player(t, "yellow")["income"]["byzantine"]) == (None, 0)
    assert player(t, "yellow")["cities"] == 0


@pytest.mark.rule("BYZ-BUL-23", "BYZ-BUL-24", "BYZ-BUL-26", "BYZ-ATK-02")
def test_bulgars_defend_their_city_with_their_whole_army_then_comes_the_siege() -> None:
    t = given(
        red={"byzantine": army(2, 9, 0, 2, at="constantinople"), "pool": 2},
        cities={"adrianople": city("bulgar", 2)},
        more={"bulgars": 7},
        dice=[6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    )

    events = play(t, "march byzantine constantinople adrianople", "garrison < pool")

    assert [row["foe"] for row in told(events, "BattleJoined")] == ["bulgars"]
    assert [row["seat"] for row in told(events, "DiceRolled")] == [0, 1, 1]
    assert rolls(events) == [[6, 6, 1, 1, 1], [1, 1, 1], [1, 1]]
    assert board(t)["bulgars"] == {"box": 5, "supply": 6}
    assert town(t, "adrianople") == ("byzantine", 1, "red", False)


@pytest.mark.rule("BYZ-BUL-26")
def test_an_arab_army_takes_a_bulgar_city_for_the_arabs() -> None:
    t = given(
        red={"arab": army(1, 12, 0, 4, at="candia"), "pool": 2},
        cities={"athens": city("bulgar", 2), "candia": city("arab", 1)},
        more={"bulgars": 2},
        dice=[1, 1, 1, 1, 1, 1, 1, 1],
    )

    play(t, "march arab candia athens", "garrison < pool")

    assert (town(t, "athens"), points(t, "red")) == (("arab", 1, "red", False), (10, 11))


@pytest.mark.rule("BYZ-BUL-25")
def test_an_empty_bulgar_box_rolls_no_dice_and_has_no_strength() -> None:
    t = given(
        red={"byzantine": army(0, 3, 0, 2, at="constantinople")},
        cities={"adrianople": city("bulgar", 2)},
        more={"bulgars": 0},
        dice=[1, 1, 1, 1, 1],
    )

    events = play(t, "march byzantine constantinople adrianople", "garrison < pool")

    assert rolls(events) == [[1, 1, 1], [], [1, 1]]
    assert "OfferWithdrawal" not in kinds(events) and town(t, "adrianople")[2] == "red"


# Emperor and caliph


@pytest.mark.rule("BYZ-EMP-01", "BYZ-EMP-02", "BYZ-EMP-12")
def test_emperor_and_caliph_score_two_and_take_the_guard() -> None:
    t = given(seats=2)

    play(t, "emperor < pool", "tax 1", "split 0", "caliph < pool")

    assert points(t, "red") == (12, 12)
    assert player(t, "red")["guard"] == {"byzantine": True, "arab": True}


@pytest.mark.rule("BYZ-EMP-03")
def test_a_guard_counts_as_an_elite_cube_for_dice_and_strength() -> None:
    t = given(
        red={"arab": army(0, 3, 2, 1, at="medina")},
        spaces={"caliph": "red"},
        cities={"hira": city("byzantine", 1)},
        yellow={"byzantine": army(0, 1, 2, 1, at="hira")},
    )
    assert player(t, "red")["strength"]["arab"] == 4

    events = play(t, "march arab medina hira")

    assert len(rolls(events)[0]) == 4


@pytest.mark.rule("BYZ-EMP-04", "BYZ-INC-05")
def test_a_guard_costs_no_upkeep() -> None:
    without = given()
    having = given(spaces={"emperor": "red"})

    assert player(having, "red")["upkeep"] == player(without, "red")["upkeep"] == {"byzantine": 13, "arab": 21}


@pytest.mark.rule("BYZ-EMP-06")
def test_a_guard_is_lost_only_as_the_last_cube() -> None:
    t = given(red={"arab": army(0, 2, 2, 1, at="medina")}, spaces={"caliph": "red"}, dice=[6, 1])

    play(t, "march arab medina hira")  # main 2, the guard: strength 3; one hit

    assert boxes(t, "red", "arab") == (0, 1, 2, 0)  # forced: only main is left to lose
    assert player(t, "red")["guard"]["arab"]


@pytest.mark.rule("BYZ-EMP-06", "BYZ-EMP-10")
def test_the_guard_is_not_offered_while_other_cubes_are_left() -> None:
    t = given(red={"arab": army(0, 2, 2, 2, at="medina")}, spaces={"caliph": "red"}, dice=[6, 1])

    play(t, "march arab medina hira")

    assert options(t) == ["lose main", "lose move"]
    assert refused(t, "lose elite") == "BYZ-EMP-06"


@pytest.mark.rule("BYZ-EMP-07", "BYZ-EMP-08", "BYZ-LEV-08")
def test_a_lost_guard_is_laid_aside_and_the_emperor_keeps_his_rights() -> None:
    t = given(
        red={"arab": army(3, 9, 2, 6, at="nicaea"), "pool": 0},
        yellow={"byzantine": army(0, 0, 2, 0, at="constantinople")},
        cities={"nicaea": city("arab", 2)},
        spaces={"emperor": "yellow"},
        dice=[6, 1, 1, 1, 1, 1, 1],
    )

    play(t, "march arab nicaea constantinople", "stand")

    assert board(t)["guards"]["byzantine"] == "aside"
    assert place(t, "yellow", "byzantine") is None
    assert asked(t) == ("yellow", "use_levy")


@pytest.mark.rule("BYZ-EMP-09")
def test_the_guard_is_no_reinforcement() -> None:
    t = given(seats=2)

    play(t, "emperor < pool", "tax 1", "split 0", "reinforce byzantine elite < pool", "done")

    assert boxes(t, "red", "byzantine")[0] == 2
    assert player(t, "red")["guard"]["byzantine"]


@pytest.mark.rule("BYZ-EMP-11", "BYZ-RET-04", "BYZ-DES-04")
def test_an_army_of_the_guard_alone_ends_with_the_turn() -> None:
    t = given(seats=2, red={"byzantine": army(0, 0, 1, 0, at="damascus")}, spaces={"emperor": "red"}, wealth=60)

    play(t, "pass")
    assert place(t, "red", "byzantine") == "damascus"
    play(t, "pass")

    assert place(t, "red", "byzantine") is None


# Fleets


def sea(fleet: str = "", arab_fleet: str = "", **kept: object) -> dict[str, object]:
    """Red's Arab army at Alexandria, ready for Candia."""
    spaces = {}
    if fleet:
        spaces["byzantine-fleet"] = fleet
    if arab_fleet:
        spaces["arab-fleet"] = arab_fleet
    scene: dict[str, object] = {
        "red": {"arab": army(1, 4, 2, 4, at="alexandria")},
        "cities": {"alexandria": city("arab", 2, by="red"), "candia": city("arab", 1)},
        "spaces": spaces,
    }
    return scene | kept


@pytest.mark.rule("BYZ-FLT-01", "BYZ-FLT-04", "BYZ-FLT-10")
def test_the_byzantine_fleet_doubles_before_the_payment_and_rolls_after_it() -> None:
    t = given(**sea("yellow"), dice=[4, 3, 3, 3])  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia")
    assert (asked(t), boxes(t, "red", "arab")[3]) == (("yellow", "double_cost"), 4)
    play(t, "double")
    assert (asked(t), boxes(t, "red", "arab")[3]) == (("yellow", "roll_against"), 0)
    events = play(t, "roll")
    assert rolls(events) == [[4, 3, 3, 3]]
    play(t, "lose main")

    assert place(t, "red", "arab") == "candia"


@pytest.mark.rule("BYZ-FLT-04")
@pytest.mark.parametrize(
    ("first", "second", "cubes"), [("decline", "hold", 2), ("decline", "roll", 2), ("double", "hold", 4)]
)
def test_doubling_and_rolling_are_used_singly_together_or_not_at_all(first: str, second: str, cubes: int) -> None:
    t = given(**sea("yellow"), dice=[1] * 8)  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia", first)
    events = play(t, second)

    assert boxes(t, "red", "arab")[3] == 4 - cubes
    assert [len(faces) for faces in rolls(events)] == ([cubes] if second == "roll" else [])


@pytest.mark.rule("BYZ-FLT-02", "BYZ-FLT-03")
def test_each_four_or_more_removes_a_cube_of_the_owners_choice_but_no_levy() -> None:
    t = given(**sea("yellow"), dice=[4, 3])  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia", "decline", "roll")
    assert (asked(t), options(t)) == (("red", "choose_losses"), ["lose elite", "lose main", "lose move"])
    before = heap(t, "red")[1]
    play(t, "lose elite")

    assert (boxes(t, "red", "arab"), heap(t, "red")[1]) == ((0, 4, 2, 2), before + 1)


@pytest.mark.rule("BYZ-FLT-05", "BYZ-PAS-05")
def test_the_fleet_works_every_time_and_after_its_holder_has_passed() -> None:
    scene = sea("yellow")
    t = given(**scene, yellow={"passed": True})  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia")
    assert asked(t) == ("yellow", "double_cost")
    play(t, "decline", "hold", "stop")
    play(t, "tax 1", "split 0", "march arab candia alexandria")

    assert asked(t) == ("yellow", "double_cost")


@pytest.mark.rule("BYZ-FLT-06", "BYZ-FLT-15")
def test_the_arab_fleet_halves_its_holders_sea_moves() -> None:
    t = given(**sea(arab_fleet="red"))  # type: ignore[arg-type]  # the scene
    play(t, "march arab alexandria candia")
    assert boxes(t, "red", "arab")[3] == 3

    other = given(**sea(arab_fleet="yellow"))  # type: ignore[arg-type]  # the scene
    play(other, "march arab alexandria candia")
    assert boxes(other, "red", "arab")[3] == 2


@pytest.mark.rule("BYZ-FLT-07")
def test_andys_crossing_to_candia() -> None:
    """Rulebook example: cost 2, his Arab fleet makes it 1, the Byzantine fleet doubles it back to 2 and rolls 2 dice."""
    t = given(**sea("yellow", "red"), dice=[1, 1])  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia")
    assert (t.decisions()[0].params["cubes"], t.decisions()[0].params["doubled"]) == (1, 2)
    events = play(t, "double", "roll")

    assert boxes(t, "red", "arab")[3] == 2
    assert rolls(events) == [[1, 1]]


@pytest.mark.rule("BYZ-FLT-08", "BYZ-FLT-09")
def test_the_surcharge_of_a_second_link_is_neither_halved_nor_doubled_but_counts_for_the_dice() -> None:
    t = given(
        red={"arab": army(1, 4, 2, 9, at="babylon")},
        cities={"babylon": city("arab", 1), "alexandria": city("arab", 1), "candia": city("arab", 1)},
        spaces={"byzantine-fleet": "yellow", "arab-fleet": "red"},
        dice=[1] * 3,
    )

    play(t, "march arab babylon alexandria", "march arab alexandria candia")
    assert (t.decisions()[0].params["cubes"], t.decisions()[0].params["doubled"]) == (2, 3)
    events = play(t, "double", "roll")

    assert boxes(t, "red", "arab")[3] == 9 - 1 - 3
    assert [len(faces) for faces in rolls(events)] == [3]


@pytest.mark.rule("BYZ-FLT-10")
def test_an_army_without_a_cube_is_destroyed_at_sea() -> None:
    t = given(**(sea("yellow") | {"red": {"arab": army(0, 1, 2, 3, at="alexandria")}}), dice=[6, 6])  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia", "decline", "roll")

    assert place(t, "red", "arab") is None
    assert asked(t) == ("yellow", "choose_action")


@pytest.mark.rule("BYZ-FLT-11")
def test_a_doubled_cost_that_cannot_be_paid_stops_the_move_and_closes_the_link() -> None:
    t = given(**(sea("yellow") | {"red": {"arab": army(1, 4, 2, 3, at="alexandria")}}))  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia", "double")

    assert (asked(t), boxes(t, "red", "arab"), place(t, "red", "arab")) == (
        ("red", "choose_action"),
        (1, 4, 2, 3),
        "alexandria",
    )
    assert refused(t, "march arab alexandria candia") == "BYZ-FLT-11"
    assert allowed(t, "march arab alexandria constantia")
    assert allowed(t, "control damascus < pool")
    play(t, "control damascus < pool", "tax 1", "split 0", "tax 1", "split 0")
    assert allowed(t, "march arab alexandria candia")  # closed for that action only


@pytest.mark.rule("BYZ-FLT-11")
def test_by_option_a_doubled_cost_that_cannot_be_paid_costs_the_action() -> None:
    scene = sea("yellow") | {"red": {"arab": army(1, 4, 2, 3, at="alexandria")}}
    t = given(**scene, options={"unpaid_crossing": "action_lost"})  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia", "double")

    assert asked(t) == ("yellow", "choose_action")
    assert (boxes(t, "red", "arab"), place(t, "red", "arab")) == ((1, 4, 2, 3), "alexandria")


@pytest.mark.rule("BYZ-FLT-11")
def test_after_a_first_link_the_march_goes_on_another_way_or_stops() -> None:
    t = given(
        red={"arab": army(1, 4, 2, 4, at="babylon")},
        cities={"babylon": city("arab", 1), "alexandria": city("arab", 1)},
        spaces={"byzantine-fleet": "yellow"},
    )

    play(t, "march arab babylon alexandria", "march arab alexandria candia", "double")

    assert asked(t) == ("red", "march_on")
    assert "march arab alexandria candia" not in options(t)
    assert {"stop", "march arab alexandria babylon"} <= set(options(t))


@pytest.mark.rule("BYZ-FLT-12", "BYZ-FLT-06")
def test_a_fleet_is_not_used_against_its_own_holder() -> None:
    t = given(**sea("red", "red"))  # type: ignore[arg-type]  # the scene

    play(t, "march arab alexandria candia")

    assert (asked(t), boxes(t, "red", "arab")[3]) == (("red", "march_on"), 3)


@pytest.mark.rule("BYZ-FLT-13")
def test_fleets_do_not_touch_byzantine_armies_nor_roads() -> None:
    t = given(
        red={"byzantine": army(1, 3, 2, 2, at="candia"), "arab": army(1, 4, 2, 2, at="medina")},
        cities={"tabuk": city(by="blue")},
        spaces={"byzantine-fleet": "yellow"},
    )

    play(t, "march byzantine candia athens")
    assert (asked(t), boxes(t, "red", "byzantine")[3]) == (("red", "march_on"), 1)
    land = given(red={"arab": army(1, 4, 2, 2, at="medina")}, spaces={"byzantine-fleet": "yellow"})
    play(land, "march arab medina tabuk")

    assert boxes(land, "red", "arab")[3] == 1


@pytest.mark.rule("BYZ-FLT-14")
def test_no_dice_are_rolled_against_a_withdrawal() -> None:
    t = given(
        active="yellow",
        red={"arab": army(0, 1, 2, 1, at="candia")},
        yellow={"byzantine": army(1, 9, 0, 3, at="athens"), "pool": 2},
        cities={"candia": city("arab", 1), "alexandria": city("arab", 1)},
        spaces={"byzantine-fleet": "blue"},
    )

    play(t, "march byzantine athens candia", "withdraw")
    assert asked(t) == ("blue", "allow_sea")
    events = play(t, "allow")

    assert place(t, "red", "arab") == "alexandria"
    assert [row["roll"] for row in told(events, "DiceRolled")] == ["siege"]


@pytest.mark.rule("BYZ-FLT-15", "BYZ-MOV-22")
@pytest.mark.parametrize(
    ("arab_fleet", "answer", "cost"), [("", "", 4), ("red", "", 2), ("", "double", 8), ("red", "double", 4)]
)
def test_what_the_crossing_to_constantinople_costs(arab_fleet: str, answer: str, cost: int) -> None:
    spaces = ({"arab-fleet": arab_fleet} if arab_fleet else {}) | ({"byzantine-fleet": "yellow"} if answer else {})
    t = given(
        red={"arab": army(1, 9, 0, 9, at="nicaea"), "pool": 0, "byzantine": army(1, 3, 0, 2)},
        cities={"nicaea": city("arab", 2)},
        spaces=spaces,
        dice=[1] * 5,
    )

    play(t, "march arab nicaea constantinople", *([answer, "hold"] if answer else []))

    assert boxes(t, "red", "arab")[3] == 9 - cost


# Fortification


@pytest.mark.rule("BYZ-FOR-01", "BYZ-FOR-02", "BYZ-FOR-09")
def test_a_fortification_replaces_the_control_cube() -> None:
    t = given(cities={"damascus": city(by="red")})
    casualties = heap(t, "red")[1]

    play(t, "fortify damascus < pool")

    assert town(t, "damascus") == ("byzantine", 3, "red", True)
    assert (heap(t, "red"), player(t, "red")["fortifications"]) == ((8, casualties + 1), 1)


@pytest.mark.rule("BYZ-FOR-01")
def test_only_an_own_city_is_fortified() -> None:
    t = given(cities={"damascus": city(by="yellow")})

    assert [refused(t, f"fortify {name} < pool") for name in ("damascus", "ankara", "constantinople")] == [
        "BYZ-FOR-01"
    ] * 3


@pytest.mark.rule("BYZ-FOR-03", "BYZ-SIE-02")
def test_a_fortification_adds_a_die_and_a_point_of_strength() -> None:
    t = given(
        red={"arab": army(0, 4, 2, 1, at="tabuk")},
        yellow={"byzantine": army(levy=0)},
        cities={"damascus": city(by="yellow", fortified=True)},
        dice=[1, 1, 1, 1],
    )

    events = play(t, "march arab tabuk damascus")

    assert len(rolls(events)[0]) == 4
    assert place(t, "red", "arab") == "tabuk"  # strength 4 does not beat 4


@pytest.mark.rule("BYZ-FOR-04")
def test_one_fortification_a_city_beyond_the_three_discs() -> None:
    t = given(cities={"damascus": city("byzantine", 3, by="red", fortified=True)})

    assert refused(t, "fortify damascus < pool") == "BYZ-FOR-04"


@pytest.mark.rule("BYZ-FOR-05", "BYZ-INC-02", "BYZ-FIN-02")
def test_a_fortification_gives_neither_points_nor_income() -> None:
    bare = given(cities={"damascus": city(by="red")})
    walled = given(cities={"damascus": city(by="red", fortified=True)})

    assert player(walled, "red")["income"] == player(bare, "red")["income"] == {"byzantine": 6, "arab": 0}
    assert player(walled, "red")["total_now"] == player(bare, "red")["total_now"] == 23


@pytest.mark.rule("BYZ-FOR-06", "BYZ-FOR-07")
def test_a_city_of_either_side_is_fortified_and_its_side_pays() -> None:
    t = given(cities={"damascus": city(by="red"), "mecca": city(by="red")})

    arab, byzantine = t.clone(), t.clone()
    play(arab, "fortify mecca < casualties")
    play(byzantine, "fortify damascus < casualties")

    assert (money(arab, "red"), money(byzantine, "red")) == ((15, 2), (12, 5))


@pytest.mark.rule("BYZ-FOR-08")
def test_with_both_fortifications_on_the_map_no_third_is_built() -> None:
    t = given(
        cities={
            "damascus": city(by="red", fortified=True),
            "ankara": city(by="red", fortified=True),
            "mecca": city(by="red"),
        }
    )

    assert refused(t, "fortify mecca < pool") == "BYZ-FOR-08"
    taken = given(cities={"mecca": city(by="red")}, spaces={"fortification-1": "blue", "fortification-2": "blue"})
    assert refused(taken, "fortify mecca < pool") == "BYZ-SPA-02"
