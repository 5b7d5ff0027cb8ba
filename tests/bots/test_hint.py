"""Hints: three options with chances and reasons, from what the seat may know."""

from __future__ import annotations

import io

import pytest
from tests.example_game import Tesserae

import porphyry
from porphyry.bots import hint
from porphyry.bots.hint import WORTH_TELLING
from porphyry.cli import main
from porphyry.kernel import registry
from porphyry.kernel.table import Table
from porphyry.texts import LANGUAGES, Texts

registry.register(Tesserae())


def test_three_options_with_chances_the_best_first() -> None:
    table = porphyry.new("byzantium", 3, seed=2)

    advice = porphyry.hint(table, simulations=60)

    assert len(advice) == 3
    assert len({one.action.text for one in advice}) == 3
    assert all(one.action in table.legal() and 0.0 < one.chance < 1.0 for one in advice)
    assert advice[0].action.verb == "control"  # whoever begins takes a city


def position(game: str, plies: int, **options: str) -> Table:
    """Some way into a game, where somebody has a choice between quiet actions."""
    table = porphyry.new(game, 2, seed=3, options=options)
    heuristics = table.game.heuristics()
    assert heuristics is not None
    while table.ply < plies or not heuristics.is_quiet(table.state) or len(table.legal()) < 6:
        seat = table.decisions()[0].seat
        table.play(porphyry.bot("novice", game, table.ply).choose(table, seat), seat)
    return table


@pytest.mark.parametrize("plies", [0, 10, 20, 30])
def test_a_list_is_sorted_by_what_it_says_and_no_act_stands_in_it_twice(plies: int) -> None:
    advice = hint(position("byzantium", plies), simulations=60)

    chances = [one.chance for one in advice]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 < one.doubt < 0.2 for one in advice)
    assert len({one.action.text.split(" < ")[0] for one in advice}) == len(advice)


def test_a_reason_is_told_only_where_it_is_worth_a_point() -> None:
    told = [one for plies in (6, 20) for one in hint(position("byzantium", plies), simulations=60)]

    points = [one.params["points"] for one in told if one.reason != "hint-chance"]
    assert points
    assert all(isinstance(one, float) and one >= WORTH_TELLING for one in points)


def test_in_guiscard_a_hint_is_a_whole_move() -> None:
    table = position("guiscard", 20, scenario="stairway")
    advice = hint(table, simulations=48)

    assert any(len(one.line) > 2 for one in advice)
    for one in advice:
        now = table.clone()
        now.play_line([step.text for step in one.line] or [one.action.text])
        assert not one.line or one.line[0].text == one.action.text
        assert one.reply is None, "what the others hold back is not told"


def test_the_reply_is_that_of_the_next_seat() -> None:
    table = position("byzantium", 6)
    seat = table.decisions()[0].seat

    replies = [one.reply for one in hint(table, simulations=40) if one.reply is not None]

    assert replies
    assert all(one.seat != seat for one in replies)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_reads_in_words(language: str) -> None:
    table = porphyry.new("byzantium", 3, seed=2)
    texts = Texts(table.game, language)
    heuristics = table.game.heuristics()
    assert heuristics is not None
    keys = {f"hint-{part}" for part in heuristics.parts} | {"hint-chance", "hint-only"}
    keys |= {one.reason for one in hint(table, simulations=40)}

    for key in sorted(keys):
        text = texts.message(key, {"points": 1.5})
        assert text != key
        assert "{" not in text


def test_a_hint_does_not_peep() -> None:
    table = porphyry.new("tesserae", 3, seed=2)

    first = [one.to_data() for one in hint(table, 1, simulations=40)]

    assert [one.to_data() for one in hint(table.resample(1, 5), 1, simulations=40)] == first


def test_without_judgement_the_reason_is_what_was_seen() -> None:
    table = porphyry.new("tesserae", 2, seed=2)

    assert {one.reason for one in hint(table, simulations=40)} == {"hint-chance"}


def test_an_only_option_needs_no_thought() -> None:
    table = porphyry.new("tesserae", 4, seed=1, options={"length": "long"})  # the deck runs out and hands shrink
    while table.outcome is None and len(table.legal(table.decisions()[0].seat)) > 1:
        table.play(table.legal()[0])
    assert table.outcome is None

    assert [one.reason for one in hint(table)] == ["hint-only"]


def test_only_who_decides_gets_a_hint() -> None:
    table = porphyry.new("byzantium", 3, seed=2)
    other = (table.decisions()[0].seat + 1) % 3

    with pytest.raises(porphyry.PorphyryError, match="has to decide"):
        hint(table, other)


def test_the_terminal_gives_hints(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\nquit\n"))
    monkeypatch.setattr(
        "porphyry.terminal.commands.hint", lambda table, seat, budget_s: hint(table, seat, simulations=30)
    )

    assert main(["play", "tesserae", "--seats", "2", "--people", "2", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "1. Bid" in out
    assert "It did well" in out
