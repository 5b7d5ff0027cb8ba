"""What an action costs and brings, told before it is chosen, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.conformance import sampled
from porphyry.kernel.consequences import MOST
from porphyry.kernel.dice import NoChance, closed_dice
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.table import Table

GAMES = ("byzantium", "byzantion")


def told(table: Table, seat: int, *lines: str) -> list[dict[str, Any]]:
    answer = table.ask({"about": "consequences", "actions": list(lines)}, seat)
    assert answer is not None
    return list(answer["consequences"])


def changes(table: Table, seat: int, line: str) -> dict[str, tuple[int, int]]:
    """What changes for the seat itself."""
    (one,) = told(table, seat, line)
    return {change["what"]: (change["before"], change["after"]) for change in one["changes"] if change["seat"] == seat}


@pytest.mark.rule("BYZ-CUB-02")
@pytest.mark.rule("BYZ-CUB-03")
def test_a_cube_from_the_pool_is_free_and_any_other_costs_three_bezants() -> None:
    table = porphyry.new("byzantium", seats=2, seed=3)
    seat = table.decisions()[0].seat
    lines = table.lines(seat)
    pool = next(line for line in lines if line.startswith("control") and line.endswith("< pool"))
    bought = pool.replace("< pool", "< casualties")

    assert "cubes" in changes(table, seat, pool) and "byzantine" not in changes(table, seat, pool)
    before, after = changes(table, seat, bought)["byzantine"]
    assert after == before - 3
    assert "cubes" not in changes(table, seat, bought)


@pytest.mark.rule("BYZ-TAX-01")
def test_five_cubes_in_the_tax_box_bring_ten_bezants() -> None:
    table = porphyry.new("byzantium", seats=2, seed=3)
    seat = table.decisions()[0].seat

    found = changes(table, seat, "tax 5")

    assert found["taxes"] == (0, 10)
    before, after = found["cubes"]
    assert after == before - 5


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_comes_true(name: str) -> None:
    """Wherever nothing comes between, the position after the action is the one that was told."""
    game = registry.game(name)
    kept = 0
    for table, _ in sampled(game, 4, 5):
        for seat in game.deciders(table.state):
            for one in told(table, seat, *table.lines(seat)[:6]):
                if one["then"] not in ("asked", "over"):
                    continue
                after = table.clone()
                after.play(one["action"], seat)
                if game.deciders(after.state) not in ([seat], []):
                    continue  # somebody might step in
                for change in one["changes"]:
                    what = game.counts.index(change["what"])
                    assert game.counted(after.state, change["seat"], seat)[what] == change["after"]
                    kept += 1
    assert kept > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_told_that_the_seat_cannot_know(seats: int) -> None:
    """Tables that the seat cannot tell apart give the same answer, action by action."""
    game = registry.game("byzantion")
    for table, _ in sampled(game, seats, 11):
        for seat in game.deciders(table.state):
            lines = table.lines(seat)[:6]
            twins = [table.resample(seat, number) for number in (1, 2)]
            answers = [told(twin, seat, *lines) for twin in twins if twin.lines(seat)[:6] == lines]
            for answer in answers:
                assert answer == told(table, seat, *lines)


def test_nothing_is_told_of_what_is_answered_in_secret_by_several() -> None:
    table = porphyry.new("byzantion", seats=3, seed=1)
    seat = table.decisions()[0].seat

    (one,) = told(table, seat, table.lines(seat)[0])

    assert one == {"action": table.lines(seat)[0], "changes": [], "then": "secret"}


def test_the_answer_ends_before_the_first_die() -> None:
    game = registry.game("byzantium")
    ends = {one["then"] for table, _ in sampled(game, 2, 5) for one in told_by_all(table)}

    assert {"dice", "asked", "others"} <= ends
    with pytest.raises(NoChance):
        closed_dice().roll(6)


def told_by_all(table: Table) -> list[dict[str, Any]]:
    return [one for seat in table.game.deciders(table.state) for one in told(table, seat, *table.lines(seat)[:MOST])]


def test_several_actions_are_weighed_as_one_and_what_comes_next_is_told() -> None:
    """An announcement with what is announced: `announce sell; sell lapis`."""
    seen = 0
    for table, _ in sampled(registry.game("byzantion"), 2, 7):
        for seat in table.game.deciders(table.state):
            deeds = [line for line in table.lines(seat) if line.startswith("announce")]
            answer = table.ask({"about": "consequences", "actions": deeds, "next": True}, seat)
            assert answer is not None
            for one in answer["consequences"]:
                for option in one["next"][:3]:
                    line = f"{one['action']}; {option['text']}"
                    assert changes(table, seat, line)["dynamis"][1] < changes(table, seat, line)["dynamis"][0]
                    seen += option["verb"] in ("sell", "play", "buy")
    assert seen > 3


def test_nothing_is_played_by_asking() -> None:
    table = porphyry.new("byzantion", seats=2, seed=8)
    before = table.state.fingerprint()

    told_by_all(table)

    assert table.state.fingerprint() == before and table.ply == 0


def test_only_those_asked_are_told_and_only_so_much_at_once() -> None:
    table = porphyry.new("byzantium", seats=2, seed=3)
    seat = table.decisions()[0].seat

    assert told(table, 1 - seat, table.lines(seat)[0]) == []
    for wrong in ("tax 5", ["pass"] * (MOST + 1), [5]):
        with pytest.raises(Unreadable):
            table.ask({"about": "consequences", "actions": wrong}, seat)
    assert porphyry.new("guiscard", seed=1).ask({"about": "consequences", "actions": []}, 0) is None
