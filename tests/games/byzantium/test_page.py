"""The page docs/games/byzantium.md: it names everything there is, its sample game plays as told, its code runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.byzantium.given import points

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.notation import COLOURS
from porphyry.kernel.table import new_table, table_from_position

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "byzantium.md").read_text(encoding="utf-8")


def test_the_sample_game_plays_as_told() -> None:
    t = new_table(GAME, 2, 632, salt=b"")
    lines = [line for block in re.findall(r"```sample\n(.*?)```", PAGE, flags=re.DOTALL) for line in block.splitlines()]

    for line in lines:
        colour, _, action = line.partition(": ")
        assert COLOURS[t.decisions()[0].seat] == colour, line
        t.play(action)

    assert len(lines) == 79
    assert t.outcome is not None
    assert t.outcome.scores == [45, 65]
    assert (points(t, "red"), points(t, "yellow")) == ((45, 18), (37, 28))
    assert "Yellow wins, 65 to 45" in PAGE


@pytest.mark.parametrize("verb", [verb.name for verb in GAME.notation.verbs])
def test_every_verb_is_explained(verb: str) -> None:
    assert re.search(rf"`{verb}\b", PAGE)


def test_every_decision_and_option_is_named() -> None:
    for name in [kind.name for kind in GAME.decision_kinds] + [option.key for option in GAME.options]:
        assert f"`{name}`" in PAGE
    for option in GAME.options:
        assert ", ".join(f"`{value}`" for value in option.values) in PAGE


def test_the_position_of_the_page_is_one() -> None:
    source = PAGE[PAGE.index('    {\n        "seats": 3') : PAGE.index("    dice=[2, 4, 6")]
    data = eval(source.strip().rstrip(","))  # the page's own literal

    t = table_from_position(GAME, data, [2, 4, 6, 1, 3, 5, 5])
    t.play("march arab caesarea ankara")
    t.play("stand")

    assert t.decisions()[0].kind == "choose_losses"


def test_every_key_of_the_odds_is_named() -> None:
    t = table_from_position(GAME, {"players": {"red": {"arab": {"army": "tabuk"}}}})

    found = GAME.odds(t.state, 0, t.action("march arab tabuk damascus"))

    assert found is not None
    for key in set(found) - {"city", "attacker"}:
        assert f"`{key}`" in PAGE, key
