"""Hints: three options with chances and reasons, from what the seat may know."""

from __future__ import annotations

import io

import pytest
from tests.example_game import Tesserae

import porphyry
from porphyry.bots import hint
from porphyry.cli import main
from porphyry.kernel import registry
from porphyry.texts import LANGUAGES, Texts

registry.register(Tesserae())


def test_three_options_with_chances_the_best_first() -> None:
    table = porphyry.new("byzantium", 3, seed=2)

    advice = porphyry.hint(table, simulations=60)

    assert len(advice) == 3
    assert len({one.action.text for one in advice}) == 3
    assert all(one.action in table.legal() and 0.0 < one.chance < 1.0 for one in advice)
    assert advice[0].action.verb == "control"  # whoever begins takes a city


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
