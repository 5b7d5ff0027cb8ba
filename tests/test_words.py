"""Words that the glossary rules out: what a thing is called is decided once, and every text keeps to it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from porphyry import ledger, rulebook

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LANGUAGES = sorted(path.stem for path in (HERE / "words").glob("*.toml"))


class _Said(Visitor):
    """What a message says, without the names of its parameters and variants."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's own naming
        self.parts.append(node.value)


def texts(language: str) -> list[tuple[str, str]]:
    """Every message of the language, and every rule in it, with the place where it stands."""
    files = [*ROOT.glob(f"src/porphyry/**/locale/**/{language}.ftl"), *ROOT.glob(f"web/src/locale/{language}.ftl")]
    found = []
    for path in sorted(files):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                said = _Said()
                said.visit(entry)
                found.append((f"{path.relative_to(ROOT)} {entry.id.name}", "\n".join(said.parts)))
    games = ROOT / "src" / "porphyry" / "games"
    written = [*games.glob("*/lessons/**/*.toml"), *games.glob("*/coach.toml"), *games.glob("*/first.toml")]
    for path in sorted(written):
        found += _said_in(tomllib.loads(path.read_text(encoding="utf-8")), language, str(path.relative_to(ROOT)))
    for game in ledger.games():
        page = ledger.translation(game, language)
        rules = page.rules if page else ()
        found += [(f"src/porphyry/games/{game}: {rule.id}", f"{rule.title}\n{rule.text}") for rule in rules]
        book = rulebook.translation(game, language)
        found += [
            (
                f"src/porphyry/games/{game}: rulebook, {section.anchor}",
                "\n".join(block.text for block in section.blocks),
            )
            for section in (book.sections if book else ())
        ]
    return found


def _said_in(part: object, language: str, place: str) -> list[tuple[str, str]]:
    """Every text of the language in a lesson, a first game or a coach."""
    if isinstance(part, list):
        return [one for at, inner in enumerate(part) for one in _said_in(inner, language, f"{place}.{at}")]
    if not isinstance(part, dict):
        return []
    if isinstance(part.get(language), str):
        return [(place, part[language])]
    return [one for key, inner in part.items() for one in _said_in(inner, language, f"{place}.{key}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_glossary_rules_out(language: str) -> None:
    """Each row: the word, whole and as it is written, what to say instead, and `under` where only some files are meant."""
    rows = tomllib.loads((HERE / "words" / f"{language}.toml").read_text(encoding="utf-8"))["words"]
    said = texts(language)
    wrong = [
        f"{place}: {row['word']} (better: {row['better']})"
        for row in rows
        for place, text in said
        if place.startswith(row.get("under", "")) and re.search(rf"(?<!\w){re.escape(row['word'])}(?!\w)", text)
    ]

    assert said != []
    assert wrong == []
