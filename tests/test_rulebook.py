"""The books to learn from: no rule that is not there, no number that the engine does not confirm, no stale translation."""

from __future__ import annotations

import pytest

from porphyry import ledger, rulebook
from porphyry.rulebook import Book, Figure, parse

GAMES = ["byzantion", "byzantium", "guiscard"]
EVERY = [(game, name) for game in GAMES for name in rulebook.figures(game)]


def test_each_game_has_a_book() -> None:
    assert rulebook.games() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_names_rules_and_all_of_them_exist(game: str) -> None:
    known = ledger.load(game).by_id
    blocks = [(section.anchor, block) for section in rulebook.load(game).sections for block in section.blocks]
    without = [(anchor, block.text[:60]) for anchor, block in blocks if not block.figure and not block.rules]
    unknown = [(anchor, rule) for anchor, block in blocks for rule in block.rules if rule not in known]
    assert (without, unknown) == ([], [])


@pytest.mark.parametrize("game", GAMES)
def test_the_book_shows_every_figure_once(game: str) -> None:
    assert sorted(rulebook.load(game).figures) == sorted(rulebook.figures(game))


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_what_a_figure_plays_comes_out_as_the_book_says(game: str, name: str) -> None:
    figure = rulebook.figure(game, name)
    assert figure.faults() == []
    assert figure.expect or not figure.play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ledger.TRANSLATIONS)
def test_the_translation_is_whole_and_fresh(game: str, language: str) -> None:
    assert rulebook.stale(game, language) == []


def test_a_false_number_is_found() -> None:
    figure = rulebook.figure("byzantium", "church")
    wrong = ({"event": "BezantsPaid", "bezants": 5}, {"view": "players.0.points.byzantine", "is": 13})

    faults = Figure(**{**{key: getattr(figure, key) for key in Figure.__slots__}, "expect": wrong}).faults()

    assert len(faults) == 2
    assert faults[1].endswith("(is 12)")


ENGLISH = parse("byzantium", "# Tag\n\n## A turn <!-- turn -->\n\nRun 3 steps. [TRN-03]\n\n![Here](figure:field)")
STAMP = ENGLISH.sections[0].stamp


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# Fangen", "turn: is missing"),
        (
            "# Fangen\n\n## Zug <!-- turn 00000000 -->\n\nLauf 3 Schritte.\n\n![Hier](figure:field)",
            "turn: was made from",
        ),
        (f"# Fangen\n\n## Zug <!-- turn {STAMP} -->\n\nLauf 3 Schritte.", "turn: has other blocks"),
        (
            f"# Fangen\n\n## Zug <!-- turn {STAMP} -->\n\nLauf 4 Schritte.\n\n![Hier](figure:field)",
            "turn: ['4'] instead",
        ),
        (
            f"# Fangen\n\n## Zug <!-- turn {STAMP} -->\n\nLauf 3 Schritte.\n\n![Hier](figure:field)\n\n## Ende <!-- end -->",
            "end: is not in",
        ),
    ],
)
def test_what_is_wrong_in_a_translation_is_told(text: str, fault: str) -> None:
    (found,) = rulebook.stale_parts(ENGLISH, parse("byzantium", text))

    assert found.startswith(fault)


def test_a_faithful_translation_has_no_fault() -> None:
    there: Book = parse(
        "byzantium", f"# Fangen\n\n## Zug <!-- turn {STAMP} -->\n\nLauf 3 Schritte.\n\n![Hier](figure:field)"
    )

    assert list(rulebook.stale_parts(ENGLISH, there)) == []
