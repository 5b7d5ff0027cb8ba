"""Positions and notation: a partial dict is enough, every fault is told, every action is one line."""

from __future__ import annotations

from typing import Any
from unittest.mock import ANY

import pytest
from tests.games.byzantium.given import army, asked, board, boxes, city, given, heap, place, play, player, town

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.board import BOARD, CITY_IDS
from porphyry.games.byzantium.frames import FRAMES
from porphyry.kernel.conformance import walk
from porphyry.kernel.errors import BadPosition, Unreadable
from porphyry.kernel.table import new_table, table_from_position

TURN = {"turn": {"stage": "next-player"}}
WITHDRAWAL = {
    "withdrawal": {
        "seat": "red",
        "side": "byzantine",
        "start": "ankara",
        "mode": "voluntary",
        "sea": "unasked",
        "origin": None,
    }
}


def battle(**fields: Any) -> dict[str, Any]:
    usual = {"seat": "red", "side": "arab", "foe": "yellow", "city": "ankara", "stage": "roll", "hits": 0}
    return {"battle": usual | fields}


def march_on(**fields: Any) -> dict[str, Any]:
    usual = {"seat": "red", "side": "arab", "links": 0, "origin": None, "by_sea": False, "placed": False, "closed": []}
    return {"march_on": usual | fields}


def bad(data: dict[str, Any]) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        table_from_position(GAME, data)
    return caught.value.faults


def test_an_empty_position_is_a_start_with_the_first_player_to_act() -> None:
    t = table_from_position(GAME, {})
    fresh = new_table(GAME, 2, 1)

    assert asked(t) == ("red", "choose_action")
    assert board(t)["cities"] == board(fresh)["cities"]
    assert board(t)["players"] == board(fresh)["players"]


def test_casualties_take_what_is_left_of_forty_two_cubes() -> None:
    t = given(
        red={"arab": army(main=10), "pool": 3, "church": 2}, cities={"mecca": city(by="red")}, spaces={"emperor": "red"}
    )

    assert heap(t, "red") == (3, 42 - 3 - 8 - 17 - 2 - 1 - 1)


def test_players_may_be_a_list_or_named_by_number() -> None:
    as_list = table_from_position(GAME, {"players": [{"pool": 5}, {"pool": 6}]})
    by_number = table_from_position(GAME, {"players": {0: {"pool": 5}, 1: {"pool": 6}}})

    assert (heap(as_list, "red")[0], heap(as_list, "yellow")[0]) == (5, 6)
    assert board(as_list)["players"] == board(by_number)["players"]


def test_taken_cities_have_one_disc_less_unless_said_otherwise() -> None:
    t = given(
        cities={
            "damascus": city("arab"),
            "hira": city("byzantine"),
            "tabuk": city("byzantine"),
            "ankara": city("arab", 3),
        }
    )

    assert [town(t, name)[1] for name in ("damascus", "hira", "tabuk", "ankara")] == [2, 1, 1, 3]


def test_the_emperor_of_a_position_has_the_guard() -> None:
    t = given(spaces={"emperor": "yellow"})

    assert player(t, "yellow")["guard"]["byzantine"]
    assert board(t)["guards"]["byzantine"] == 1


def test_a_position_keeps_who_passed_and_the_last_action() -> None:
    t = given(red={"passed": True}, yellow={"passed": True}, active="blue", wealth=60)

    assert (board(t)["first_pass"], board(t)["last_action"]) == (0, True)
    play(t, "pass")
    assert board(t)["turn"] == 2


def test_every_fault_is_told_in_words() -> None:
    faults = bad(
        {
            "turn": 4,
            "activ": "red",
            "active": "purple",
            "cities": {
                "damascos": {},
                "constantinople": {"controller": "red"},
                "hira": {"side": "persian", "discs": 2},
                "athens": {"side": "bulgar", "controller": "red"},
                "ankara": {"fortified": True},
                "nicaea": {"discs": 4},
            },
            "spaces": {"sultan": "red"},
            "guards": {"byzantine": "yellow"},
            "players": {"red": {"pool": -1, "gold": 3, "arab": {"army": "atlantis", "cavalry": 1}}, "pink": {}},
        }
    )
    told = "\n".join(faults)

    for part in (
        "turn: expected a whole number from 1 to 3, not 4",
        "activ: no such key (did you mean 'active'?)",
        "active: expected one of red, yellow, not 'purple'",
        "cities: expected one of",
        "did you mean 'damascus'?",
        "Constantinople is Byzantine, without discs, controlled by nobody",
        "only a Persian city not yet taken is Persian",
        "nobody controls a Bulgar city",
        "a fortification needs a controller",
        "cities.nicaea.discs: expected a whole number from 1 to 3, not 4",
        "spaces: expected one of",
        "only the emperor has the guard",
        "players.red.pool: expected a whole number from 0 to 42, not -1",
        "players.red.gold: no such key",
        "players.red.arab.cavalry: no such key",
        "players.red.arab.army: expected one of",
        "players: expected one of red, yellow, not 'pink'",
    ):
        assert part in told, part


@pytest.mark.parametrize(
    ("data", "part"),
    [
        ({"players": {"red": {"casualties": 20}}}, "50 cubes in all, a player has 42"),
        ({"players": {"red": {"pool": 40}}}, "61 cubes in all"),
        ({"players": {"red": {"arab": {"army": "damascus"}}}}, "damascus is a city of another side"),
        ({"players": {"red": {"arab": {"elite": 0, "main": 0, "move": 0, "army": "mecca"}}}}, "an army needs a cube"),
        ({"players": {"red": {"passed": True}}, "active": "red"}, "active: red has passed"),
        ({"players": {"red": {"passed": True}, "yellow": {"passed": True}}}, "not all can have passed"),
        ({"guards": {"byzantine": "aside"}}, "the guard is on its space exactly while nobody has the role"),
        ({"cities": []}, "cities: expected a table"),
        ({"pending": [{"brawl": {}}]}, "expected one of choose_action"),
        ({"pending": [{"attack": {}, "battle": {}}]}, "expected a table with one key, the name of a task"),
        ({"pending": [["attack", 1]]}, "expected a table with one key, the name of a task"),
        ({"pending": "soon"}, "expected a list of tasks"),
    ],
)
def test_what_no_board_can_be(data: dict[str, Any], part: str) -> None:
    assert part in "\n".join(bad(data))


def test_a_position_in_the_middle_of_a_fight_comes_back_and_plays_on() -> None:
    t = given(
        red={"arab": army(1, 6, 2, 1, at="tabuk")},
        yellow={"byzantine": army(1, 3, 2, 2, at="damascus")},
        cities={"damascus": city(by="yellow")},
        dice=[6, 1, 1, 1, 6, 1, 1, 1],
    )
    play(t, "march arab tabuk damascus", "stand")
    data = t.to_position()

    again = table_from_position(GAME, data)

    assert data["pending"] == [
        TURN,
        {
            "attack": {
                "seat": "red",
                "side": "arab",
                "city": "damascus",
                "origin": "tabuk",
                "stage": "battles",
                "armies": {"stayed": [], "fought": ["yellow"], "asked": 2},
                "by_sea": False,
            }
        },
        battle(city="damascus", stage="defender", hits=ANY),
        {"choose_losses": {"seat": "red", "side": "arab", "hits": 1, "cause": "battle"}},
    ]
    assert (asked(again), boxes(again, "red", "arab")) == (asked(t), boxes(t, "red", "arab"))
    play(again, "lose main", "lose move")
    assert asked(again) == ("yellow", "choose_route")


def test_a_finished_game_is_a_position_too() -> None:
    t = given(seats=2, wealth=90, more={"turn": 3})
    play(t, "pass", "pass")

    data = t.to_position()
    again = table_from_position(GAME, data)

    assert data["ended"] == "complete"
    assert again.outcome is not None and t.outcome is not None
    assert again.outcome.to_data() == t.outcome.to_data()


# Notation


def test_decisions_and_work_keep_their_numbers() -> None:
    """They stand in the fingerprints of running games: a new one comes after these."""
    asking = [frame.name for frame in FRAMES.asking]

    assert asking == [
        *("choose_action", "reinforce_more", "split_taxes", "march_on", "double_cost", "roll_against"),
        *("choose_losses", "offer_withdrawal", "allow_sea", "choose_route", "choose_opponent", "use_levy"),
        *("place_garrison", "give_cubes", "choose_deserters"),
    ]
    assert [kind.name for kind in GAME.decision_kinds] == asking
    works = {frame.name: frame.number for frame in FRAMES.working}
    assert works == {"turn": 32, "income": 33, "arrival": 34, "attack": 35, "battle": 36, "withdrawal": 37}


def test_the_game_asks_whom_the_open_question_asks() -> None:
    """The game answers for all its questions at once, because it is asked so often."""
    asked_of = [
        (GAME.deciders(table.state), GAME.question(table.state).deciders(table.state))
        for table, _ in walk(GAME, 3, 1)
        if table.outcome is None
    ]

    assert len(asked_of) > 50
    assert [pair for pair in asked_of if pair[0] != pair[1]] == []


@pytest.mark.parametrize(
    "line",
    [
        "control damascus < casualties",
        "reinforce byzantine elite < pool",
        "bulgars-attack athens < arab-levy",
        "bulgars-reinforce free < pool",
        "march arab hira bagdad",
        "split 6",
        "pass",
        "pass-from arab-move",
    ],
)
def test_a_line_reads_back_as_it_was_written(line: str) -> None:
    assert GAME.notation.text(GAME.notation.read(line)) == line


def test_a_slip_gets_the_nearest_spelling() -> None:
    with pytest.raises(Unreadable, match="did you mean 'control damascus < pool'"):
        given().play("control damscus < pool")
    with pytest.raises(Unreadable, match="did you mean 'reinforce arab elite < pool'"):
        given().play("reinfroce arab elite < pool")


def test_the_board_for_drawing_has_everything() -> None:
    data = GAME.rows()

    assert (len(data["cities"]), len(data["links"]), len(data["spaces"])) == (34, 52, 16)
    assert data["arrows"] == ["adrianople", "thessalonica"]
    assert {row["type"] for row in data["links"]} == {"road", "desert", "sea"}
    assert [row["id"] for row in data["spaces"]] == BOARD.space_ids


def test_the_view_tells_what_each_player_would_score_and_why() -> None:
    """Forty and eighteen: only the higher track counts, and two points are missing for both."""
    t = given(red={"byzantine": army(points=37), "arab": army(points=18)}, cities={"damascus": city(by="red")})

    row = player(t, "red")

    assert (row["total_now"], row["counts"], row["missing"], row["total_if_fallen"]) == (40, ["byzantine"], 2, 18)
    even = player(given(), "blue")
    assert (even["total_now"], even["counts"], even["missing"]) == (20, ["byzantine", "arab"], 0)
    assert place(t, "red", "arab") is None


def test_a_display_is_there_once() -> None:
    assert "players.0: the display of red is there twice" in bad({"players": {"red": {}, 0: {}}})


@pytest.mark.parametrize(
    ("pending", "part"),
    [
        ([battle()], "pending[0]: such work does not arise there"),
        ([TURN, battle()], "pending[1]: such work does not arise there"),
        ([TURN, march_on(seat="blue")], "pending[1].march_on.seat: expected one of red, yellow, not 'blue'"),
        ([TURN, march_on(links=3)], "pending[1].march_on.links: expected a whole number from 0 to 2, not 3"),
        ([TURN, march_on(by_see=True)], "pending[1].march_on.by_see: no such key (did you mean 'by_sea'?)"),
        ([TURN, march_on(origin="nowhere")], "pending[1].march_on.origin: expected one of"),
        ([TURN] * 25, "pending: expected a list of tasks, 24 at most"),
        (
            [TURN, WITHDRAWAL, {"choose_route": {"seat": "red", "side": "byzantine", "cities": []}}],
            "pending: as it stands, it cannot be played on",
        ),
        ([["turn", 0, 9, 0, 0, 0, 0, 0]], "expected a table with one key, the name of a task"),
    ],
)
def test_work_in_hand_is_judged(pending: list[Any], part: str) -> None:
    assert part in "\n".join(bad({"pending": pending}))


def test_a_position_of_an_older_version_names_its_tasks_and_counts_their_fields() -> None:
    """Records of games that began in the middle of a march hold such positions."""
    old = [["turn", 0, 1, 0, 0, 0, 0, 0], ["march_on", 0, 1, 1, 29, 0, 0, 5]]
    new = [TURN, march_on(links=1, origin=CITY_IDS[29], closed=[CITY_IDS[0], CITY_IDS[2]])]
    given = {"players": {"red": {"arab": {"army": "mecca"}}}}

    read = [table_from_position(GAME, {**given, "pending": pending}) for pending in (old, new)]

    assert read[0].state.fingerprint() == read[1].state.fingerprint()
    assert read[0].to_position()["pending"] == new
