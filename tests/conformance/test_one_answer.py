"""Nobody is asked where there is one answer only. What is asked all the same stands here, with the reason."""

from __future__ import annotations

from typing import Final

import pytest

from porphyry import ledger
from porphyry.kernel import game as engine
from porphyry.kernel import registry
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.table import new_table

DECISIONS: Final = 6_000
LONGEST: Final = 1_500

ASKED_ALL_THE_SAME: Final = {
    ("byzantium", "choose_action", "pass"): "passing ends a player's part in the whole turn, so the player says it",
    ("byzantion", "contribute", "done"): "how many steps a closed hand takes must tell nothing (BZN-CON-01)",
}


@pytest.mark.parametrize("name", ledger.games())
def test_nobody_is_asked_where_there_is_one_answer(name: str) -> None:
    game = registry.game(name)
    asked = 0
    lonely: set[tuple[str, str, str]] = set()
    for number in range(DECISIONS):
        if asked >= DECISIONS:
            break
        chooser = fast_dice(number)
        options = {option.key: option.values[chooser.below(len(option.values))] for option in game.options}
        seats = game.seat_counts[number % len(game.seat_counts)]
        table = new_table(game, seats, f"one answer {number}", options, salt=b"")
        for _ in range(LONGEST):
            deciders = game.deciders(table.state)
            if not deciders:
                break
            asked += 1
            seat = deciders[chooser.below(len(deciders))]
            codes = engine.legal(game, table.state, seat)
            if len(codes) == 1:
                kind = game.decision_kinds[game.kind(table.state, seat)].name
                lonely.add((name, kind, table.text(codes[0]).split()[0]))
            table.play_code(codes[chooser.below(len(codes))], seat)

    assert asked >= DECISIONS
    assert lonely - ASKED_ALL_THE_SAME.keys() == set()
