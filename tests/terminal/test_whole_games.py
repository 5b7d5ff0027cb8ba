"""Games played through pipes, as somebody plays them who sees only the screen: in four languages, and no word of another."""

from __future__ import annotations

import pytest
from tests.terminal.player import Piped, pilot, unspoken

import porphyry
from porphyry import ledger
from porphyry.terminal import Speech
from porphyry.texts import LANGUAGES

STARTS = {
    "byzantium": ["--seats", "2", "--people", "2"],
    "byzantion": ["--seats", "2", "--people", "2"],
    "guiscard": ["--people", "2", "--option", "scenario=civitate"],
}
WORDS = ["?", "board", "log", "log all", "goal", "odds", "stand", "look", "undo", "quatsch", "lesson", "save"]
READING = ["why", "rules"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STARTS)
def test_a_game_is_played_for_a_while_in_every_language(game: str, language: str) -> None:
    read = READING if language == "en" or not ledger.to_translate(game, language) else []

    with Piped(game, *STARTS[game], "--seed", "4", "--lang", language) as player:
        typed = player.play(seed=3, most=25)
        for word in WORDS + read:
            player.answer(word)

        assert player.leave() == 0
    assert typed == 25
    assert unspoken(game, language, player.said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_reign_is_played_by_the_numbers_on_the_screen(language: str) -> None:
    table = porphyry.new("byzantion", 1, 4)
    speech = Speech(table, language)

    with Piped("byzantion", "--seats", "1", "--seed", "4", "--lang", language) as player:
        pilot(player, table, speech, porphyry.bot("novice", game="byzantion"))

        assert player.process.wait(30) == 0
    assert table.outcome is not None
    assert table.outcome.reason == "verdict"
    assert (
        speech.say("term-verdict", verdict=speech.word("verdict", str(table.outcome.details["verdict"]))) in player.said
    )
    assert unspoken("byzantion", language, player.said) == []


def test_a_lost_reign_ends_the_sitting() -> None:
    language = "hu"
    with Piped("byzantion", "--seats", "1", "--seed", "11", "--lang", language) as player:
        player.play(seed=5, most=3000)

        assert player.process.wait(30) == 0
    table = porphyry.new("byzantion", 1, 11)
    assert Speech(table, language).say("x-end-defeated") in player.said
    assert unspoken("byzantion", language, player.said) == []
