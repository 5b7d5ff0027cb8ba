r"""Books to learn a game from: text, figures drawn from positions, and worked turns that are played when they are read.

`docs/rulebooks/GAME.md` is the English book.
A section has a heading of the second level, with its address in a comment: `## A turn <!-- turn -->`.
Its blocks stand between blank lines: a paragraph, a list, a table, or a figure named by `![caption](figure:NAME)`.
Every block except a figure ends with the rules that it tells, without the letters of the game: `[CTL-01, -02, CUB-03]`.
Those of a table stand below it, after a blank line.

`docs/rulebooks/LANGUAGE/GAME.md` is the same book in another language: the same sections, and in each the same blocks.
Its headings carry a stamp that says which English text was translated: `## Ein Zug <!-- turn 1b2c3d4e -->`.
It names no rules: those of a block are those of the English one.

`docs/rulebooks/figures/GAME.toml` has a table for each figure:

- `position`, `options`, `dice`, `given`, `seat`: as in a lesson (`docs/lessons.md`);
- `play`: what the figure itself plays, each line with its seat; it is told below the figure as the log tells it;
- `expect`: conditions as in a lesson, so that no number of a worked turn can become false;
- `show`: `board` (if nothing is said), `displays`, or `log` for no picture at all;
- `part`: a selector for the one part of the table to be shown; `crop`: left, top, width, height as shares of a board;
- `mark`: ids of what glows.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from porphyry import ledger
from porphyry.kernel import registry
from porphyry.kernel.errors import BadData, Unreadable, nearest
from porphyry.kernel.table import Table, table_from_position
from porphyry.lessons import compare, happened, look

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from porphyry.kernel.event import Event

Show = Literal["board", "displays", "log"]
FIGURE_KEYS: Final = (
    "position", "options", "dice", "given", "seat", "play", "expect", "show", "part", "crop", "mark",
)  # fmt: skip

_SECTION = re.compile(r"## (?P<title>.+?) <!-- (?P<anchor>[a-z-]+)(?: (?P<stamp>[0-9a-f]{8}))? -->")
_FIGURE = re.compile(r"!\[(?P<caption>[^\]]+)\]\(figure:(?P<name>[a-z0-9-]+)\)")
_RULES = re.compile(r"\s*\[(?P<rules>[A-Z]{3}-\d{2}[^\]]*)\]$")
_SHORT = re.compile(r"\b(?<!-)([A-Z]{3}-\d{2})\b")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a list or a table with the rules it tells; or a figure, its text being the caption."""

    text: str
    rules: tuple[str, ...] = ()
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of a book."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]
    language: str = "en"
    translated_from: str = ""  # the stamp of the English text

    @property
    def stamp(self) -> str:
        """A short hash of what the section says; a translation names the one it was made from."""
        said = "\n\n".join([self.title, *(f"{block.figure} {block.text}".strip() for block in self.blocks)])
        return hashlib.sha256(said.encode()).hexdigest()[:8]


@dataclass(frozen=True, slots=True)
class Book:
    """A whole rulebook."""

    game: str
    title: str
    sections: tuple[Section, ...]

    @property
    def figures(self) -> list[str]:
        """The names of all figures in their order."""
        return [block.figure for section in self.sections for block in section.blocks if block.figure]


@dataclass(frozen=True, slots=True)
class Played:
    """An action of a figure and its result."""

    seat: int
    action: str
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Figure:
    """A position, what is played in it, and how it is shown."""

    game: str
    name: str
    position: dict[str, Any] = field(default_factory=dict)
    options: dict[str, str] | None = None
    dice: tuple[int, ...] = ()
    given: tuple[str, ...] = ()
    seat: int = 0
    play: tuple[str, ...] = ()
    expect: tuple[dict[str, Any], ...] = ()
    show: Show = "board"
    part: str = ""
    crop: tuple[float, ...] = ()
    mark: tuple[str, ...] = ()

    def table(self) -> tuple[Table, list[Played]]:
        """The position after all that was played in it, and what the figure itself played."""
        table = table_from_position(registry.game(self.game), self.position, list(self.dice), 7, self.options)
        told: list[Played] = []
        for line in [*self.given, *self.play]:
            seat, _, action = line.partition(": ")
            told.append(Played(int(seat), action, table.play(action, int(seat))))
        return table, told[len(self.given) :]

    def faults(self) -> list[str]:
        """The expectations that do not hold."""
        table, told = self.table()
        view = table.view(self.seat)["board"]
        events = [event for one in told for event in one.events]
        return [
            f"{self.game}/{self.name}: {condition} (is {look(view, condition['view'])!r})"
            if "view" in condition
            else f"{self.game}/{self.name}: {condition}"
            for condition in self.expect
            if not (
                compare(look(view, condition["view"]), condition)
                if "view" in condition
                else happened(condition, events)
            )
        ]


def folder() -> Path:
    """Where the books are: in the checkout, or inside an installed package."""
    checkout = ledger.CHECKOUT / "docs" / "rulebooks"
    return checkout if checkout.is_dir() else ledger.PACKAGE / "_rulebooks"


def games() -> list[str]:
    """The games that have a book."""
    return sorted(page.stem for page in folder().glob("*.md"))


@cache
def load(game: str, language: str = "en") -> Book:
    """The book of a game, in a language as far as it is translated."""
    if game not in games():
        raise Unreadable(game, "a game with a rulebook: " + ", ".join(games()), nearest(game, games()))
    english = parse(game, (folder() / f"{game}.md").read_text(encoding="utf-8"))
    there = translation(game, language)
    if there is None:
        return english
    by_anchor = {section.anchor: section for section in there.sections}
    sections = tuple(_in_language(one, by_anchor.get(one.anchor), language) for one in english.sections)
    return Book(game, there.title, sections)


def translation(game: str, language: str) -> Book | None:
    """The page of a book in another language, just as it is written; None if there is none."""
    page = folder() / language / f"{game}.md"
    if language not in ledger.TRANSLATIONS or not page.is_file():
        return None
    return parse(game, page.read_text(encoding="utf-8"))


def _in_language(english: Section, other: Section | None, language: str) -> Section:
    """A section in the words of a translation, with the rules of the English one; one of another build stays English."""
    if other is None or [one.figure for one in other.blocks] != [one.figure for one in english.blocks]:
        return english
    blocks = tuple(replace(said, rules=one.rules) for said, one in zip(other.blocks, english.blocks, strict=True))
    return replace(other, blocks=blocks, language=language)


def parse(game: str, text: str) -> Book:
    r"""Read a book.

    >>> book = parse("byzantium", "# Tag\n\n## A turn <!-- turn -->\n\nRun. [TRN-03]\n\n![Here](figure:field)")
    >>> book.sections[0].blocks[0].rules, book.figures
    (('BYZ-TRN-03',), ['field'])
    """
    title, *parts = re.split(r"^(?=## )", text.strip(), flags=re.MULTILINE)
    return Book(game, title.strip().removeprefix("# "), tuple(_section(game, part) for part in parts))


def _section(game: str, text: str) -> Section:
    head, _, body = text.partition("\n")
    found = _SECTION.fullmatch(head.strip())
    if not found:
        raise Unreadable(head, "a heading like `## A turn <!-- turn -->`")
    blocks: list[Block] = []
    for block in (_block(game, part.strip()) for part in re.split(r"\n\s*\n", body.strip()) if part.strip()):
        if block.text:
            blocks.append(block)
        else:  # below a table
            blocks[-1] = replace(blocks[-1], rules=block.rules)
    return Section(found["anchor"], found["title"], tuple(blocks), translated_from=found["stamp"] or "")


def _block(game: str, text: str) -> Block:
    if figure := _FIGURE.fullmatch(text):
        return Block(figure["caption"], figure=figure["name"])
    found = _RULES.search(text)
    if not found:
        return Block(text)
    prefix = ledger.load(game).prefix
    return Block(text[: found.start()], tuple(ledger.expand(_SHORT.sub(rf"{prefix}\1", found["rules"]))))


@cache
def figures(game: str) -> dict[str, Figure]:
    """The figures of a game's book by their names."""
    page = folder() / "figures" / f"{game}.toml"
    data = tomllib.loads(page.read_text(encoding="utf-8")) if page.is_file() else {}
    faults = [
        f"{name}: {key!r} is not known here" for name, one in data.items() for key in one if key not in FIGURE_KEYS
    ]
    if faults:
        raise BadData(faults)
    return {name: _figure(game, name, one) for name, one in data.items()}


def _figure(game: str, name: str, data: dict[str, Any]) -> Figure:
    lists = {key: tuple(value) for key, value in data.items() if isinstance(value, list)}
    return Figure(game, name, **{**data, **lists})


def figure(game: str, name: str) -> Figure:
    """One figure by its name."""
    known = figures(game)
    if name not in known:
        raise Unreadable(name, f"a figure of {game}", nearest(name, list(known)))
    return known[name]


# What a translation lacks


def stale(game: str, language: str) -> list[str]:
    """What is missing, old or of another build in a translation, section by section."""
    return list(
        stale_parts(parse(game, (folder() / f"{game}.md").read_text(encoding="utf-8")), translation(game, language))
    )


def stale_parts(english: Book, there: Book | None) -> Iterator[str]:
    """What is missing, old or of another build in a page."""
    by_anchor = {section.anchor: section for section in there.sections} if there else {}
    for section in english.sections:
        other = by_anchor.pop(section.anchor, None)
        if other is None:
            yield f"{section.anchor}: is missing"
            continue
        if other.translated_from != section.stamp:
            yield f"{section.anchor}: was made from {other.translated_from or 'nothing'}, the English is {section.stamp}"
        if [one.figure for one in other.blocks] != [one.figure for one in section.blocks]:
            yield f"{section.anchor}: has other blocks than the English"
            continue
        for one, said in zip(section.blocks, other.blocks, strict=True):
            if numbers(one.text) != numbers(said.text):
                yield f"{section.anchor}: {numbers(said.text)} instead of {numbers(one.text)} in: {said.text[:60]}"
    yield from (f"{anchor}: is not in the English book" for anchor in by_anchor)


def numbers(text: str) -> Sequence[str]:
    """The numbers that stand in a text in figures, in no order."""
    return sorted(re.findall(r"\d+", text), key=int)
