"""What is played for somebody who does not decide: safe, legal, and never the best that he has thrown away."""

from __future__ import annotations

import pytest
from tests.example_game import Tesserae
from tests.games.byzantium.given import army, given, play

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.table import Table
from porphyry.server.defaults import safe_choice

registry.register(Tesserae())


def deserting() -> Table:
    """Red has cubes in all boxes and no bezant: at the end of the turn some stay unpaid, and he must say which."""
    byzantine = army(elite=4, main=4, levy=2, move=3, treasury=0)
    return given(
        seats=3,
        active="red",
        wealth=40,
        red={"byzantine": byzantine, "arab": army(treasury=40)},
        yellow={"passed": True},
        blue={"passed": True},
    )


def test_the_least_dear_cube_deserts_first() -> None:
    """Rulebook, Income: the owner chooses which cubes stay unpaid. An elite costs 3 bezants to keep, a levy 1."""
    t = deserting()
    play(t, "pass")
    while t.decisions()[0].kind != "choose_deserters":
        t.play(t.legal()[0])
    seat = t.decisions()[0].seat
    offered = [one.text for one in t.legal(seat)]

    chosen = safe_choice(t, seat).text

    assert "desert elite" in offered and len(offered) > 1
    assert chosen != "desert elite"
    order = ["desert levy", "desert move", "desert main", "desert elite"]
    assert chosen == min(offered, key=order.index)


@pytest.mark.parametrize("game", ["byzantium", "byzantion", "guiscard", "tesserae"])
def test_a_whole_game_can_be_played_by_nobody(game: str) -> None:
    """Every question that comes up has a safe answer, and it is one of those allowed."""
    table = porphyry.new(game, seed=7)
    for _ in range(400):
        questions = table.decisions()
        if not questions:
            break
        table.play(safe_choice(table, questions[0].seat), questions[0].seat)

    assert table.ply > 10
