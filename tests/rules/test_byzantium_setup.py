"""Aim, components, set-up, player counts and start player (BYZ-CMP, BYZ-SET, BYZ-PLY, BYZ-STP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.byzantium.given import (
    army,
    asked,
    board,
    boxes,
    city,
    given,
    heap,
    money,
    place,
    play,
    player,
    points,
    rolls,
    told,
    town,
)

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.board import BOARD
from porphyry.kernel.errors import BadPosition, Unreadable
from porphyry.kernel.table import Table, new_table, table_from_position

if TYPE_CHECKING:
    from porphyry.kernel.event import Event


def new(seats: int, dice: list[int] | None = None) -> Table:
    """A new game; dice for the start player may be laid down."""
    if dice is None:
        return new_table(GAME, seats, 632)
    from porphyry.kernel.dice import scripted_dice
    from porphyry.kernel.promise import Promise
    from porphyry.kernel.state import State
    from porphyry.kernel.table import _begin, checked_options

    return _begin(GAME, State(seats, [], [], scripted_dice(dice)), checked_options(GAME, None), Promise(b"", b""))


@pytest.mark.rule("BYZ-CMP-01", "BYZ-PLY-01", "BYZ-SET-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_play_on_the_same_board_with_the_same_pieces(seats: int) -> None:
    t = new(seats)

    seen = board(t)

    assert [row["discs"] for row in seen["cities"]] == [row["discs"] for row in board(new(2))["cities"]]
    assert [row["taken_by"] for row in seen["spaces"]] == [None] * 16
    assert len(seen["players"]) == seats
    for row in seen["players"]:
        alike = {key: value for key, value in row.items() if key not in ("seat", "colour")}
        assert alike == {key: value for key, value in board(new(2))["players"][0].items() if key in alike}


@pytest.mark.rule("BYZ-CMP-01")
def test_one_or_five_cannot_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Unreadable, match="a number of seats"):
            new_table(GAME, seats)


@pytest.mark.rule("BYZ-CMP-02", "BYZ-SET-10")
def test_everybody_starts_with_ten_points_on_each_of_two_tracks() -> None:
    t = new(4)

    assert [points(t, colour) for colour in ("red", "yellow", "blue", "green")] == [(10, 10)] * 4


@pytest.mark.rule("BYZ-CMP-03")
def test_the_common_pieces_are_counted_as_in_the_box() -> None:
    supply = BOARD.supply

    assert (supply["byzantine-discs"], supply["arab-discs"], supply["bulgar-discs"]) == (60, 60, 8)
    assert supply["orange-cubes"] == 11
    assert board(new(2))["discs_left"] == {"byzantine": 60 - 49, "arab": 60 - 5, "bulgar": 8}


@pytest.mark.rule("BYZ-CMP-04", "BYZ-SET-06", "BYZ-SET-07", "BYZ-CMP-12")
def test_forty_two_cubes_lie_in_pool_boxes_and_casualties() -> None:
    t = new(2)

    assert boxes(t, "red", "byzantine") == (1, 3, 2, 2)
    assert boxes(t, "red", "arab") == (1, 6, 2, 4)
    assert heap(t, "red") == (9, 12)  # 42 - 9 - 21


@pytest.mark.rule("BYZ-CMP-05")
def test_two_of_the_four_discs_are_fortifications() -> None:
    assert player(new(2), "red")["fortifications"] == 2

    three = {name: city(by="red", fortified=True) for name in ("damascus", "ankara", "nicaea")}
    with pytest.raises(BadPosition, match="more than 2 fortifications"):
        given(cities=three)


@pytest.mark.rule("BYZ-CMP-07")
def test_the_bank_pays_whatever_the_rules_ask() -> None:
    """Two treasuries above the 190 bezants that the box holds."""
    t = given(red={"byzantine": army(treasury=400), "pool": 9})

    play(t, "tax 9", "split 18")

    assert money(t, "red") == (418, 5)


@pytest.mark.rule("BYZ-CMP-08")
def test_an_army_with_many_elite_cubes_rolls_more_than_six_dice() -> None:
    t = given(
        red={"arab": army(elite=7, main=5, move=1, at="tabuk"), "pool": 5},
        yellow={"byzantine": army(elite=1, main=3, at="damascus")},
    )

    events = play(t, "march arab tabuk damascus", "stand")

    assert [len(faces) for faces in rolls(events)[:2]] == [10, 4]


@pytest.mark.rule("BYZ-CMP-09", "BYZ-BUL-27")
def test_a_capture_gets_its_discs_even_when_the_supply_is_empty() -> None:
    """All sixty white discs cannot lie on the map, so the orange ones show it: nine would be needed, eight exist."""
    held = {name: city("bulgar", 3) for name in ("adrianople", "dyrrachium")} | {"thessalonica": city("bulgar", 2)}
    t = given(cities=held, more={"bulgars": 11}, dice=[1, 1])
    assert board(t)["discs_left"]["bulgar"] == 0

    play(t, "bulgars-attack athens < pool")

    assert town(t, "athens") == ("bulgar", 1, None, False)
    assert points(t, "red") == (10, 11)


@pytest.mark.rule("BYZ-CMP-10")
def test_every_seat_and_every_spectator_sees_the_same_board() -> None:
    t = new(3)

    views = [t.view(seat)["board"] for seat in (None, 0, 1, 2)]

    assert all(view == views[0] for view in views)
    assert views[0]["players"][2]["treasury"] == {"byzantine": 15, "arab": 5}


@pytest.mark.rule("BYZ-CMP-11")
def test_an_army_in_a_city_of_another_side_is_no_position() -> None:
    with pytest.raises(BadPosition, match="BYZ-CMP-11"):
        given(red={"arab": army(at="damascus")})


@pytest.mark.rule("BYZ-CMP-13")
def test_the_levy_defends_a_city_without_its_army_and_move_cubes_pay_the_march() -> None:
    t = given(
        red={"arab": army(at="tabuk")},
        yellow={"byzantine": army(levy=3)},
        cities={"damascus": city(by="yellow")},
        dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )

    play(t, "march arab tabuk damascus")

    assert boxes(t, "red", "arab") == (1, 6, 2, 3)
    assert asked(t) == ("yellow", "use_levy")


@pytest.mark.rule("BYZ-CMP-14")
def test_a_player_with_forty_three_cubes_is_refused_and_so_are_twelve_orange_ones() -> None:
    with pytest.raises(BadPosition, match="43 cubes in all, a player has 42"):
        given(red={"casualties": 13})
    with pytest.raises(BadPosition, match="bulgars: expected a whole number from 0 to 11"):
        given(more={"bulgars": 12})


@pytest.mark.rule("BYZ-SET-01", "BYZ-SET-02")
def test_cities_get_the_discs_of_their_number_persia_and_the_capital_none() -> None:
    t = new(2)

    assert town(t, "damascus") == ("byzantine", 3, None, False)
    assert town(t, "mecca") == ("arab", 2, None, False)
    assert town(t, "bagdad") == ("persian", 0, None, False)
    assert town(t, "constantinople") == ("byzantine", 0, None, False)
    assert [town(t, ident)[1] for ident, side in zip(BOARD.city_ids, BOARD.start_side, strict=True) if side == 2] == [
        0
    ] * 9


@pytest.mark.rule("BYZ-SET-03")
def test_seven_orange_cubes_stand_ready_and_four_are_in_supply() -> None:
    assert board(new(2))["bulgars"] == {"box": 7, "supply": 4}


@pytest.mark.rule("BYZ-SET-04")
def test_both_guards_lie_on_their_spaces() -> None:
    assert board(new(2))["guards"] == {"byzantine": "space", "arab": "space"}


@pytest.mark.rule("BYZ-SET-08", "BYZ-SET-13")
def test_no_army_and_no_control_at_the_start() -> None:
    seen = board(new(4))

    assert all(row["armies"] == [] and row["controller"] is None for row in seen["cities"])


@pytest.mark.rule("BYZ-SET-09")
def test_fifteen_byzantine_and_five_arab_bezants() -> None:
    assert money(new(3), "blue") == (15, 5)


@pytest.mark.rule("BYZ-SET-12")
def test_the_first_turn_is_turn_one() -> None:
    assert board(new(3))["turn"] == 1


def starts(t: Table) -> list[Event]:
    return t.events[0]


@pytest.mark.rule("BYZ-STP-01")
def test_the_highest_die_starts() -> None:
    t = new(3, [2, 6, 5])

    assert asked(t) == ("yellow", "choose_action")
    assert [event["seat"] for event in told(starts(t), "DiceRolled")] == [0, 1, 2]
    assert told(starts(t), "StartPlayerChosen") == [{"seat": 1}]


@pytest.mark.rule("BYZ-STP-01")
def test_only_those_tied_for_the_highest_die_roll_again() -> None:
    t = new(4, [5, 2, 5, 4, 3, 3, 1, 2])

    assert asked(t) == ("blue", "choose_action")
    assert [event["seat"] for event in told(starts(t), "DiceRolled")] == [0, 1, 2, 3, 0, 2, 0, 2]


@pytest.mark.rule("BYZ-STP-02", "BYZ-NEW-01", "BYZ-PAS-06")
def test_who_passed_first_starts_the_next_turn() -> None:
    t = given(seats=3, active="red", wealth=40)

    play(t, "control damascus < pool", "pass", "pass", "tax 1", "split 2")

    assert board(t)["turn"] == 2
    assert (board(t)["start"], asked(t)) == (1, ("yellow", "choose_action"))


@pytest.mark.rule("BYZ-PLY-02", "BYZ-SIE-06", "BYZ-PER-02")
def test_with_two_players_the_opponent_rolls_for_persia() -> None:
    t = given(seats=2, red={"arab": army(at="medina")}, dice=[1, 1])

    events = play(t, "march arab medina hira")

    assert told(events, "DiceRolled") == [{"seat": 1, "roll": "siege", "faces": [1, 1]}]


@pytest.mark.rule("BYZ-PLY-03", "BYZ-PAS-08")
def test_with_two_players_one_pass_leaves_the_other_one_action() -> None:
    t = given(seats=2, wealth=40)

    play(t, "pass")
    assert (asked(t), board(t)["last_action"]) == (("yellow", "choose_action"), True)
    play(t, "control mecca < pool")

    assert board(t)["turn"] == 2


@pytest.mark.rule("BYZ-PLY-04")
def test_unused_colours_play_no_part() -> None:
    t = new(2)

    assert [row["colour"] for row in board(t)["players"]] == ["red", "yellow"]
    with pytest.raises(BadPosition, match="players: expected one of red, yellow"):
        table_from_position(GAME, {"seats": 2, "players": {"green": {}}})


@pytest.mark.rule("BYZ-TIP-03")
def test_the_tip_about_adrianople_fits_the_board() -> None:
    """Adrianople can be the first Bulgar attack, and lets the next one strike Constantinople."""
    t = given(dice=[1, 1])
    play(t, "bulgars-attack adrianople < pool")

    assert town(t, "adrianople")[0] == "bulgar"
    assert "bulgars-attack constantinople < pool" in [action.text for action in t.legal()]


@pytest.mark.rule("BYZ-TIP-02")
def test_an_own_city_blocks_the_own_army_of_the_other_side() -> None:
    t = given(
        red={"arab": army(at="tabuk"), "byzantine": army(at="edessa")},
        cities={"damascus": city(by="red"), "mosul": city("arab", 1, by="red")},
    )

    lines = [action.text for action in t.legal() if action.verb == "march"]

    assert "march arab tabuk damascus" not in lines
    assert "march arab tabuk jerusalem" in lines
    assert "march byzantine edessa mosul" not in lines
    assert place(t, "red", "arab") == "tabuk"
