"""What a player is told of his scenario is what decides it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import scene

from porphyry.games.guiscard import GAME, goal
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import scoring as sco
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.kernel.state import SPECTATOR, State
from porphyry.kernel.table import Table, new_table
from porphyry.texts import LANGUAGES, Texts

SKIRMISHES = [one.id for one in sc.SCENARIOS if one.victory != sc.SIEGE and not one.id.startswith("test-")]
SIEGES = [one.id for one in sc.SCENARIOS if one.victory == sc.SIEGE]
LOST = 8192  # a piece of booty that is off the map


def begun(scenario: str) -> Table:
    return new_table(GAME, 2, 1, {"scenario": scenario})


def told(s: State, seat: int = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(s, seat)["goal"]
    return found


def named(s: State) -> dict[str, Any]:
    found: dict[str, Any] = told(s)["params"]
    return found


def parts(s: State) -> list[str]:
    """The lines about this kind of victory; one without a dot is about the place or the length."""
    return [line["text"].partition(".")[2] for line in told(s)["lines"] if "." in line["text"]]


def men(s: State, seat: int) -> list[int]:
    return [u for u in range(st.count(s)) if st.get(s, u, st.SEAT) == seat and not st.is_horse(s, u)]


def send_off(s: State, u: int) -> None:
    st.put(s, u, st.PLACE, st.LEFT)


def stand(s: State, u: int, h: int) -> None:
    st.put(s, u, st.PLACE, st.ON_MAP)
    st.put(s, u, st.HEX, h)
    st.settle(s, u)


def hexes(s: State, ground: int) -> list[int]:
    board = sc.board_of(s)
    return [h for h in board.hexes if board.ground[h] == ground]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_told_in_words(language: str) -> None:
    texts = Texts(GAME, language)
    for scenario in [*SKIRMISHES, *SIEGES]:
        table = begun(scenario)
        lines = texts.goal(table, SPECTATOR)

        assert len(lines) >= 2
        assert [line for line in lines if "{" in line or "goal-" in line or "None" in line or "–," in line] == []
        assert {line["seat"] for line in told(table.state)["lines"]} >= (
            {None} if "both" in parts(table.state) else {0, 1}
        )


def test_every_army_has_a_name() -> None:
    assert {side for one in sc.SCENARIOS if not one.id.startswith("test-") for side in one.sides} <= set(
        GAME.notation.words["army"]
    )


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize("scenario", ["stairway", "river", "lances", "away", "booty"])
def test_points_win_as_soon_as_they_are_said_to(scenario: str) -> None:
    s = begun(scenario).state
    one = sc.scenario_of(s)
    goods = [u for u in men(s, 0) if one.victory != sc.MARCH_OFF or st.flags(s, u) & t.HOPLITE]
    todo = [lambda u=u: send_off(s, u) for u in goods]
    if one.victory == sc.PLUNDER:
        todo = [lambda k=k: s.facts.__setitem__(st.LOOT + k, LOST) for k in range(len(one.loot))]
    p = named(s)
    assert "draw" in parts(s) or p["draw"] == p["win"]
    if "pack_points" in p:
        packs = [u for u in range(st.count(s)) if st.flags(s, u) & t.PACK]
        for u in packs:
            send_off(s, u)
        assert named(s)["points"] == len(packs) * p["pack_points"]
    while named(s)["points"] < p["win"]:
        n = named(s)["points"]
        assert sco.early_result(s) == sco.RUNNING
        assert sco.final_result(s) == (sco.DRAW if n >= p["draw"] else sco.SECOND)
        todo.pop()()
    assert sco.early_result(s) == sco.FIRST


def test_a_lady_carried_off_is_worth_what_is_said() -> None:
    s = begun("away").state
    p = named(s)
    send_off(s, sco.unit_named(s, t.roster_index(p["captive"])))

    assert named(s)["points"] == p["captive_points"]


@pytest.mark.rule("GUI-SEQ-01")
def test_the_saved_are_counted_as_said() -> None:
    s = begun("civitate").state
    p = named(s)
    people = [sco.unit_named(s, t.roster_index(name)) for name in p["people"]]
    leader = sco.unit_named(s, t.roster_index(p["leader"]))
    for n, u in enumerate(people, 1):
        saved = named(s)["points"]
        expected = sco.FIRST if saved >= p["win"] else sco.DRAW if saved >= p["draw"] else sco.SECOND
        assert sco.final_result(s) == expected
        send_off(s, u)
        assert named(s)["points"] == n
    for u in people[p["win"] - 1 :]:
        st.put(s, u, st.PLACE, st.WAITING)
    assert sco.final_result(s) == (sco.DRAW if p["win"] - 1 >= p["draw"] else sco.SECOND)
    st.put(s, leader, st.HEALTH, st.DEAD)
    assert sco.final_result(s) == (sco.FIRST if p["win"] - 1 >= p["draw"] else sco.DRAW)

    enemy = next(u for u in men(s, 1) if st.is_living(s, u))
    stand(s, people[-1], hex_of("k10"))
    stand(s, enemy, hex_of(f"k{10 + p['reach']}"))
    assert named(s)["points"] == p["win"] - 1
    st.put(s, enemy, st.HEX, hex_of(f"k{11 + p['reach']}"))
    assert named(s)["points"] == p["win"]


@pytest.mark.rule("GUI-SEQ-01")
def test_the_landing_is_counted_as_said() -> None:
    s = begun("torches").state
    p = named(s)
    board = sc.board_of(s)
    shore = [h for h in board.hexes if (h >> 6) + 1 == p["row"]]
    jetty = sum(1 << k for k, h in enumerate(sc.scenario_of(s).breakable) if board.ground[h] == t.JETTY)
    for n, u in enumerate(men(s, 0)[: p["win"]], 1):
        stand(s, u, shore[n] - 64)  # one row short
        assert named(s)["points"] == n - 1
        st.lift(s, u)
        stand(s, u, shore[n])
        assert named(s)["points"] == n
        assert sco.final_result(s) == (sco.FIRST if n >= p["win"] else sco.DRAW if n >= p["draw"] else sco.SECOND)
        s.facts[st.WRECKS] = jetty
        assert sco.final_result(s) == (sco.FIRST if n >= p["win"] else sco.DRAW if n >= p["cut_off"] else sco.SECOND)
        s.facts[st.WRECKS] = 0


@pytest.mark.rule("GUI-SEQ-01")
def test_the_gate_and_the_men_inside_are_counted_as_said() -> None:
    s = begun("rope").state
    p = named(s)
    for n, h in enumerate(hexes(s, t.COURTYARD)[: p["win"]], 1):
        stand(s, men(s, 0)[n], h)
        assert named(s)["points"] == n
        assert sco.final_result(s) == (sco.DRAW if n >= p["win"] else sco.SECOND)
    s.facts[st.GATE] = 1

    assert named(s)["gate"] == "open"
    assert sco.final_result(s) == sco.FIRST


@pytest.mark.rule("GUI-SEQ-01")
def test_the_castle_is_counted_as_said() -> None:
    s = begun("coffin").state
    p = named(s)
    for u in [*men(s, 0), *men(s, 1)]:
        st.put(s, u, st.PLACE, st.WAITING)
    defender = men(s, 1)[0]
    stand(s, defender, hexes(s, t.TOWER)[0])
    assert named(s)["tower"] == 1
    normans = men(s, 0)
    for n in range(p["walk_held"]):
        assert sco.final_result(s) == (sco.DRAW if n >= p["foothold"] else sco.SECOND)
        stand(s, normans[n], hexes(s, t.WALL_WALK)[n])
        assert (named(s)["points"], named(s)["walk"]) == (n + 1, n + 1)
    assert sco.final_result(s) == sco.DRAW
    stand(s, normans[-1], sc.board_of(s).gate_inside[0])
    assert sco.final_result(s) == sco.FIRST
    spare = named(s)["walk"] - p["walk_held"] + 1
    for u in normans[:spare]:
        st.put(s, u, st.PLACE, st.WAITING)
    assert named(s)["walk"] == p["walk_held"] - 1
    assert sco.final_result(s) == sco.DRAW
    st.lift(s, normans[-1])
    st.put(s, normans[-1], st.PLACE, st.WAITING)
    st.put(s, defender, st.HEALTH, st.WOUNDED)
    assert sco.final_result(s) == sco.FIRST
    assert named(s)["tower"] == 0


@pytest.mark.rule("GUI-SEQ-01")
def test_losses_and_the_hill_are_counted_as_said() -> None:
    s = begun("ford").state
    p = named(s)
    stand(s, men(s, 0)[0], hex_of(p["hexes"][0]))
    assert named(s)["ours"] == p["hill"] == p["margin"]
    assert sco.final_result(s) == sco.FIRST
    stand(s, men(s, 1)[0], hex_of(p["hexes"][-1]))
    assert named(s)["ours"] == named(s)["theirs"] == 0
    st.put(s, men(s, 0)[0], st.PLACE, st.WAITING)
    assert named(s)["theirs"] == p["margin"]
    assert sco.final_result(s) == sco.SECOND
    assert {(hex_of(name) >> 6) + 1 for name in p["hexes"]} == set(range(p["top"], p["bottom"] + 1))
    st.put(s, men(s, 1)[0], st.PLACE, st.WAITING)
    for u in men(s, 0):
        lead = named(s)["theirs"] - named(s)["ours"]
        assert sco.final_result(s) == (sco.SECOND if lead >= p["margin"] else sco.DRAW)
        st.put(s, u, st.HEALTH, st.DEAD)


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize("scenario", ["pious", "coffin", "favour"])
def test_the_hero_named_is_the_one_who_decides(scenario: str) -> None:
    s = begun(scenario).state
    hero = sco.unit_named(s, t.roster_index(named(s)["hero"]))
    st.put(s, hero, st.HEALTH, st.DEAD)

    assert sco.early_result(s) == sco.SECOND


@pytest.mark.parametrize("scenario", SKIRMISHES)
def test_ways_out_and_rounds_are_those_of_the_scenario(scenario: str) -> None:
    s = begun(scenario).state
    one = sc.scenario_of(s)
    p = named(s)

    assert p["rounds"] == one.rounds == GAME.view(s, SPECTATOR)["rounds"]
    assert p["edges"] == [["", "north", "east", "south", "west"][side] for side in one.exits[0]]
    if any(one.exit_hexes):
        assert p["hexes"] == [name_of(h) for h in one.exit_hexes[1]]


@pytest.mark.parametrize("scenario", SKIRMISHES)
def test_who_has_nobody_left_has_lost_where_it_is_said(scenario: str) -> None:
    s = begun(scenario).state
    for u in men(s, 1):
        if st.get(s, u, st.ROSTER) != sc.scenario_of(s).hero:
            st.put(s, u, st.HEALTH, st.DEAD)
    said = "goal-last-man" in [line["text"] for line in told(s)["lines"]]

    assert (sco.early_result(s) == sco.FIRST) == said


def test_the_secret_exit_is_told_to_its_owner_alone() -> None:
    one, two = begun("lances"), begun("lances")
    one.play("exit west")
    two.play("exit east")

    assert told(one.state, 0)["params"]["edges"] == ["west"]
    assert told(one.state, 0)["params"]["secret"] == "no"
    for seat in (1, SPECTATOR):
        assert told(one.state, seat) == told(two.state, seat)
        assert told(one.state, seat)["params"]["edges"] == ["east", "west"]
        assert told(one.state, seat)["params"]["secret"] == "yes"
    one.state.facts[st.CHOICE] |= 8  # somebody has left
    assert told(one.state, 1)["params"]["edges"] == ["west"]


def test_a_siege_tells_what_its_scenario_adds() -> None:
    assert parts(begun("siege_castle").state) == ["besieger", "besieged"]
    assert parts(begun("eagle_nest").state) == ["besieger", "besieged", "hunger"]
    s = begun("san_marco").state
    assert parts(s) == ["besieger", "besieged", "late"]
    assert (named(s)["relief_day"], named(s)["held_day"]) == (8, 9)


@pytest.mark.parametrize(
    ("scenario", "told"),
    [("lances", "stairway"), ("away", "lagoon"), ("ford", "knoll-and-ford"), ("san_marco", "lagoon")],
)
def test_it_is_told_what_kind_of_place_it_is(scenario: str, told: str) -> None:
    lines = goal.goal_view(begun(scenario).state, 0)["lines"]

    assert [line["text"] for line in lines if line["text"].startswith("ground-")] == [f"ground-{told}"]
    assert {one.board.name.partition("+")[0] for one in sc.SCENARIOS if not one.id.startswith("test-")} == set(
        goal.GROUNDS
    )


def test_every_kind_of_victory_has_lines() -> None:
    assert list(goal.LINES) == sc.VICTORIES


def test_a_field_without_a_hill_is_told_too() -> None:
    table = scene(ours={"robert": "c3"}, theirs={"leon": "k9"}, victory=sc.FIELD)

    assert named(table.state)["margin"] == sco.MARGIN
    assert named(table.state)["hexes"] == []
