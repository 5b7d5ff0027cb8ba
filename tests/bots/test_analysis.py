"""The analysis of a finished game: luck and play add up, a thrown game is marked, hidden things stay what the seat knew."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.example_game import Tesserae

import porphyry
from porphyry.bots.analysis import MARKS, Analysis, Explained, analyse, beginning
from porphyry.cli import main
from porphyry.kernel import registry
from porphyry.kernel.dice import Dice
from porphyry.kernel.table import Table
from porphyry.texts import LANGUAGES, Texts

registry.register(Tesserae())
CASES = [("byzantium", 2, {}), ("byzantion", 2, {}), ("guiscard", 2, {"scenario": "stairway"}), ("tesserae", 3, {})]
ENOUGH = 60
"""Plies of a long game that are looked at here."""


def played(game: str, seats: int, options: dict[str, str]) -> Table:
    table = porphyry.new(game, seats, seed=3, options=options)
    bots = [porphyry.bot("novice", game, seat) for seat in range(seats)]
    while table.outcome is None:
        seat = table.game.deciders(table.state)[0]
        table.play(bots[seat].choose(table, seat), seat)
    return table


@cache
def explained(at: int) -> tuple[Table, Explained]:
    """A game with few looks: quick, and as exact in what must add up."""
    table = played(*CASES[at])
    analysis = Analysis(table, looks=3, tried=8)
    while not analysis.done and (at == 3 or analysis.at < ENOUGH):
        analysis.forward()
    return table, analysis.result()


@pytest.mark.parametrize("at", range(len(CASES)), ids=[one[0] for one in CASES])
def test_luck_and_play_are_all_there_is(at: int) -> None:
    table, found = explained(at)

    for seat, own in enumerate(found.seats):
        assert found.begun[seat] + own.luck + own.own + own.others == pytest.approx(found.changes[-1].chances[seat])
    if at == 3:
        assert table.outcome is not None
        assert found.changes[-1].chances.index(1.0) == table.outcome.winners[0]


@pytest.mark.parametrize("at", range(len(CASES)), ids=[one[0] for one in CASES])
def test_luck_is_where_dice_or_cards_were(at: int) -> None:
    table, found = explained(at)

    for change in found.changes:
        assert change.rolled == bool(table.chance[change.ply])
        assert change.rolled or not any(change.luck)
        assert sum(change.chances) == pytest.approx(1)


@pytest.mark.parametrize("at", range(3), ids=[one[0] for one in CASES[:3]])
def test_a_better_line_can_be_played(at: int) -> None:
    table, found = explained(at)

    for better in found.better[:5]:
        now = beginning(table)
        for seat, code in table.plies[: better.ply - 1]:
            now.play_code(code, seat)
        assert now.decisions()[0].seat == better.seat or table.seats > 2
        now.state.dice = Dice(bytes.fromhex(better.dice))
        now.state.cached = None
        for one in better.line:
            now.play(one["action"]["text"], one["seat"])
        assert better.line[0]["action"]["text"] == better.best["text"]
        assert better.loss >= MARKS["slip"]
        assert better.loss > 2 * better.doubt


def thrown() -> Table:
    """White passes at once, Black plays on: a game that was thrown away."""
    table = porphyry.new("byzantium", 2, seed=6)
    bots = [porphyry.bot("strong", "byzantium", seat) for seat in range(2)]
    while table.outcome is None:
        seat = table.game.deciders(table.state)[0]
        lines = table.lines(seat)
        if seat == 0 and "pass" in lines:
            table.play("pass", seat)
        else:
            table.play(bots[seat].choose(table, seat), seat)
    return table


def test_who_throws_a_game_away_is_told() -> None:
    found = analyse(thrown(), looks=8, tried=24)

    assert any(one.seat == 0 and one.played["text"] == "pass" and one.mark == "blunder" for one in found.better)
    assert not any(one.seat == 1 and one.mark == "blunder" for one in found.better)
    assert found.seats[0].own < -0.2
    assert [one.seat for one in found.summary if one.key == "sum-mistake"] == [0]


def test_it_repeats_itself() -> None:
    table = played("tesserae", 2, {})

    assert analyse(table, looks=4).to_data() == analyse(porphyry.replay(table.record()), looks=4).to_data()


def test_a_game_that_was_broken_off_is_explained_as_far_as_it_went() -> None:
    table = porphyry.new("tesserae", 2, seed=3)
    for _ in range(4):
        table.play(table.legal()[0])
    found = analyse(table, looks=4)

    assert found.plies == 4
    assert not any(one.key.startswith("sum-ahead") for one in found.summary)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_reads_in_words(language: str) -> None:
    texts = Texts(registry.game("byzantium"), language)
    keys = "from-start ahead-since came-back led-until roll-cost roll-gave lucky unlucky mistake no-mistake"

    for key in [*(f"sum-{one}" for one in keys.split()), *(f"mark-{one}" for one in MARKS)]:
        text = texts.message(key, {"who": "Anna", "ply": 12, "part": 31})
        assert text != key
        assert "{" not in text


def test_the_terminal_explains_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table, _ = explained(3)
    file = tmp_path / "game.json"
    file.write_text(table.record().to_json())

    assert main(["analyse", str(file), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "How the game went" in out
    assert "Step" in out
    assert "own play" in out
