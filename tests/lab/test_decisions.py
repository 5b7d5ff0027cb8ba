"""How often players are asked is counted as a player would count it."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import scene

from porphyry.cli import main
from porphyry.lab.decisions import Counter


def test_a_walk_is_one_answer_and_the_next_mans_is_another() -> None:
    table = scene(ours={"roland": "e9", "osbern": "a1"}, theirs={"said": "t1"})
    counter = Counter(_begun=True)
    seat = table.decisions()[0].seat

    for line in ["move roland", "step f8", "step g8", "stop", "move osbern", "step b1", "stop"]:
        code = table.action(line)
        counter.asked(table, seat, code)
        table.play_code(code, seat)
        counter.played(table)
    counter.close()

    assert [(one.single, one.whole) for one in counter.turns] == [(7, 2)]


def test_an_offer_is_declined_once_a_turn() -> None:
    """Fire is held at every hex of a walk: without orders that is an answer each, with one order it is said once."""
    table = scene(ours={"roland": "e9"}, theirs={"said": "t1"})
    kind = next(at for at, one in enumerate(table.game.decision_kinds) if one.name == "offer-defensive-fire")
    counter = Counter(_begun=True)

    for _ in range(3):
        counter.count(kind, "offer-defensive-fire", 1, declines=True)
    counter.count(kind, "offer-defensive-fire", 1, declines=False)
    counter.close()

    assert [(one.single, one.whole) for one in counter.turns] == [(4, 2)]


def test_the_command_prints_a_row_a_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    main(
        [
            "sim",
            "guiscard",
            "--games",
            "1",
            "--seed",
            "2",
            "--bots",
            "novice,novice",
            "--option",
            "scenario=lances",
            "--count-decisions",
        ]
    )

    head, _, row = capsys.readouterr().out.strip().splitlines()
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert head.count("|") == row.count("|")
    assert cells[0] == "lances" and int(cells[1]) > 4
    assert int(cells[2]) > 2 * int(cells[4]), "a turn in whole moves takes less than half of the answers"
