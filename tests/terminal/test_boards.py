"""Every board is drawn as it is set up, in every language, without a key, an id or a word of another language."""

from __future__ import annotations

import pytest
from tests.terminal.player import unspoken

import porphyry
from porphyry.kernel import registry
from porphyry.terminal import Speech
from porphyry.terminal.boards import board_of
from porphyry.terminal.look import Look
from porphyry.texts import LANGUAGES

SCENARIOS = next(option.values for option in registry.game("guiscard").options if option.key == "scenario")
GAMES = [("byzantium", {}), ("byzantion", {}), *(("guiscard", {"scenario": one}) for one in SCENARIOS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_board_is_drawn(game: str, options: dict[str, str], language: str) -> None:
    table = porphyry.new(game, seed=2, options=options)
    for _ in range(8):
        table.play(table.decisions()[0].options[-1])
    speech, board, look = Speech(table, language), board_of(game), Look(colours=False, width=100)
    view = table.view(0)["board"]

    lines = [*board.draw(view, 0, speech, look), board.status(view, 0, speech)]

    assert len(lines) > 20
    assert unspoken(game, language, "\n".join(lines)) == []


def test_a_wall_is_drawn_between_the_hexes_that_it_parts() -> None:
    table = porphyry.new("guiscard", seed=2, options={"scenario": "booty"})
    while table.view(0)["board"]["round"] == 0:
        table.play(table.decisions()[0].options[-1])
    view = table.view(0)["board"]

    drawn = "\n".join(board_of("guiscard").draw(view, 0, Speech(table, "en"), Look(colours=False, width=100)))

    assert "##" in drawn
    assert "#" in drawn.replace("##", "")
