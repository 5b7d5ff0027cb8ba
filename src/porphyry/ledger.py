"""The rules as numbered in `docs/rules`, and how far code and tests reach them.

A ledger is a Markdown page a player can read.
A chapter is a heading of the second level, with the modules that decide it in brackets:

    ## 18 Action F: movement (`movement.py`)

A rule is a bullet: its id in bold, its title in italics, what it says, and in brackets where the rulebooks say so.
Indented bullets are its notes (`Ruling:`, `Example:`, ...), and a table below it belongs to it.
The note `Not decided by code:` marks what no program can decide, with the reason.
The note `Decided by data: FILE` names the file of the game's `data` whose rows decide it; every other rule is cited where code decides it.
An `Example (ID, -NN):` bullet of its own belongs to every rule it names.

`docs/rules/LANGUAGE/GAME.md` is the same page in another language, with the same ids.
Its headings stand in the same order, and what it says between them takes the place of the English.
Its examples take the place of the English ones; notes that it does not have stay English.
There a stamp in a comment behind the id says which English text was translated, so that a stale translation is found.
A translated ruling or option has a stamp too, of the English note whose place it takes:

    - **BYZ-STP-02** <!-- 1b2c3d4e --> *Wer zuerst gepasst hat, beginnt* In der zweiten und dritten Runde ...
      - <!-- 5f6a7b8c --> Entscheidung: ...

The texts also travel in an installed package; coverage needs a checkout, where the tests are.
"""

from __future__ import annotations

import ast
import hashlib
import re
import textwrap
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from porphyry.kernel.errors import Unreadable, nearest

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Sequence

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
TRANSLATIONS = ("de", "hu", "nl")
UNDECIDED = "Not decided by code:"
BY_DATA = "Decided by data:"
WIDTH = 100

_ID = re.compile(r"\b[A-Z]{3}-[A-Z]{3}-\d{2}\b")
_RULE = re.compile(
    r"- \*\*(?P<id>[A-Z]{3}-[A-Z]{3}-\d{2})\*\* (?:<!-- (?P<stamp>[0-9a-f]{8}) --> )?"
    r"(?:\*(?P<title>[^*]+)\* )?(?P<text>.*)"
)
_SOURCE = re.compile(r"(?<=[.!?:;)”\"]) \((?P<source>(?:[^()]|\([^()]*\))*)\)$")
_CHAPTER = re.compile(r"## (?P<title>.*?)(?: \((?P<modules>`[\w/]+\.py`(?:, `[\w/]+\.py`)*)\))?$")
# `BYZ-MOV-07, -09`, `BYZ-MOV-07 to -09` and `GUI-STK-01 to 05`: one id, then numbers in the same section.
_UP_TO = (" to ", " bis ", " tot ", "–")
_JOIN = "|".join((", ", *_UP_TO, " and ", " or ", " und ", " oder ", " és ", " vagy ", " en ", " of "))
_FIRST = r"\b(?P<section>[A-Z]{3}-[A-Z]{3})-(?P<first>\d{2})\b"
_RUN = re.compile(rf"{_FIRST}(?P<rest>(?:(?:{_JOIN})-?\d{{2}}\b(?!-|%|\.\d))*)")
_STEP = re.compile(rf"(?P<join>{_JOIN})-?(?P<number>\d{{2}})")
# How a note that helps to understand a rule begins, in every language; the other notes say where the rule comes from.
_EXAMPLE = re.compile(r"(?:Example|Derived|Beispiel|Abgeleitet|Példa|Levezetve|Voorbeeld|Afgeleid)\b")
# A note of a translation that takes the place of an English one.
_STAMPED = re.compile(r"<!-- (?P<stamp>[0-9a-f]{8}) --> (?P<note>.*)")
# A chapter module names its range (`BYZ-MOV-01 to -26`) without deciding every rule there.
_RANGE = re.compile(r"[A-Z]{3}-[A-Z]{3}-\d{2}(?:\s+to\s+|\.\.)(?:[A-Z]{3}-[A-Z]{3})?-?\d{2}")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it says, where the rulebooks say so, and the notes below it."""

    id: str
    chapter: str
    title: str
    text: str
    source: str
    notes: tuple[str, ...]
    line: int
    language: str = "en"
    translated_from: str = ""  # the stamp of the English text

    @property
    def stamp(self) -> str:
        """A short hash of the title and the text; a translation names the one it was made from."""
        return stamp_of(f"{self.title}\n{self.text}")

    @property
    def translated_notes(self) -> dict[str, str]:
        """On the page of a translation: the notes that take the place of English ones, by the stamps of those."""
        return {found["stamp"]: found["note"] for note in self.notes if (found := _STAMPED.fullmatch(note))}

    @property
    def examples(self) -> tuple[str, ...]:
        """The notes that help to understand the rule."""
        return tuple(note for note in self.notes if _EXAMPLE.match(note))

    @property
    def decided_by_code(self) -> bool:
        """Whether a test can show this rule."""
        return not self.reason

    @property
    def reason(self) -> str:
        """Why code cannot decide it; empty if code can."""
        return self._after(UNDECIDED)

    @property
    def data_file(self) -> str:
        """The data file whose rows decide it; empty if code does."""
        return self._after(BY_DATA)

    def _after(self, mark: str) -> str:
        return next((note.removeprefix(mark).strip() for note in self.notes if note.startswith(mark)), "")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading with its rules and the modules that decide them; `prose` is what else stands below it."""

    title: str
    modules: tuple[str, ...]
    rules: tuple[Rule, ...]
    line: int
    prose: str = ""
    language: str = "en"  # of the title and the prose

    @property
    def span(self) -> str:
        """The ids of the chapter in short, e.g. `BYZ-MOV-01..26`."""
        sections: dict[str, list[str]] = {}
        for rule in self.rules:
            sections.setdefault(rule.id[:7], []).append(rule.id[8:])
        return ", ".join(f"{s}-{n[0]}..{n[-1]}" if len(n) > 1 else f"{s}-{n[0]}" for s, n in sections.items())


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of a game in the order of its page."""

    title: str
    chapters: tuple[Chapter, ...]
    by_id: dict[str, Rule] = field(compare=False)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, chapter by chapter."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @property
    def prefix(self) -> str:
        """What all ids of the game begin with."""
        return next(iter(self.by_id), "")[:4]


@dataclass(frozen=True, slots=True)
class ChapterCoverage:
    """How far one chapter is decided and tested; the ids are those still missing."""

    title: str
    rules: int  # that code can decide
    cited: int
    tested: int
    uncited: tuple[str, ...]
    untested: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """The state of a whole game; `unknown` are ids that no rule has, with the file that cites them."""

    game: str
    chapters: tuple[ChapterCoverage, ...]
    unknown_in_code: tuple[tuple[str, str], ...]
    unknown_in_tests: tuple[tuple[str, str], ...]
    undecided: tuple[Rule, ...]

    @property
    def untested(self) -> tuple[str, ...]:
        """Rules that code can decide and no test shows."""
        return tuple(ident for chapter in self.chapters for ident in chapter.untested)

    @property
    def uncited(self) -> tuple[str, ...]:
        """Rules that code can decide, with no line that cites them and no data file that decides them."""
        return tuple(ident for chapter in self.chapters for ident in chapter.uncited)


# Reading.


def stamp_of(text: str) -> str:
    """A short hash of an English text; its translation names it, so that a stale one is found."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def folder() -> Path:
    """Where the rule pages are: in the checkout, or inside an installed package."""
    checkout = CHECKOUT / "docs" / "rules"
    return checkout if checkout.is_dir() else PACKAGE / "_rules"


def games() -> list[str]:
    """The games that have a rule page; a page without rules, such as the glossary, is none."""
    return sorted(page.stem for page in folder().glob("*.md") if _read(page).by_id)


def load(game: str, language: str = "en") -> Ledger:
    """The rules of a game, in a language as far as they are translated.

    >>> load("byzantium").by_id["BYZ-TAX-01"].chapter
    '15 Action D: taxes'
    """
    if game not in games():
        raise Unreadable(game, "a game with a rule page: " + ", ".join(games()), nearest(game, games()))
    english = _read(folder() / f"{game}.md")
    there = translation(game, language)
    return _merged(english, there, language) if there else english


def translation(game: str, language: str) -> Ledger | None:
    """The page of a game in another language, just as it is written; None if there is none."""
    page = folder() / language / f"{game}.md"
    return _read(page) if language in TRANSLATIONS and page.is_file() else None


def to_translate(game: str, language: str) -> list[Rule]:
    """The English rules that have no translation, or one of an older text."""
    there = translation(game, language)
    return [
        rule
        for rule in load(game).rules
        if not there or rule.id not in there.by_id or there.by_id[rule.id].translated_from != rule.stamp
    ]


def stale_notes(game: str, language: str) -> list[str]:
    """Rules with a translated note whose English text has changed or is gone."""
    there = translation(game, language)
    english = load(game).by_id
    return [
        rule.id
        for rule in (there.rules if there else ())
        if not set(rule.translated_notes) <= {stamp_of(note) for note in english[rule.id].notes}
    ]


def _merged(english: Ledger, there: Ledger, language: str) -> Ledger:
    """The English ledger in the words of a translation; what is not translated stays English."""
    chapters = tuple(
        _translated(chapter, other, there.by_id, language)
        for chapter, other in zip_longest(english.chapters, there.chapters[: len(english.chapters)])
    )
    return Ledger(there.title or english.title, chapters, {r.id: r for chapter in chapters for r in chapter.rules})


def _translated(chapter: Chapter, other: Chapter | None, by_id: dict[str, Rule], language: str) -> Chapter:
    title = other.title if other else chapter.title
    rules = tuple(_in_language(rule, by_id.get(rule.id), title, language) for rule in chapter.rules)
    if other is None or (chapter.prose and not other.prose):
        return replace(chapter, title=title, rules=rules)
    return replace(chapter, title=title, rules=rules, prose=other.prose, language=language)


def _in_language(rule: Rule, other: Rule | None, chapter: str, language: str) -> Rule:
    if other is None:
        return replace(rule, chapter=chapter)
    kept = [note for note in rule.notes if note not in rule.examples] if other.examples else rule.notes
    told = other.translated_notes
    own = [note for note in other.notes if not _STAMPED.fullmatch(note)]
    notes = (*own, *(told.get(stamp_of(note), note) for note in kept))
    return replace(rule, chapter=chapter, title=other.title, text=other.text, notes=notes, language=language)


@cache
def _read(page: Path) -> Ledger:
    return parse(page.read_text(encoding="utf-8"))


def parse(text: str) -> Ledger:
    r"""Read a rule page.

    >>> page = parse("# Tag\n## 1 Chase (`chase.py`)\n- **TAG-CHA-01** Run.\n  - Ruling: not indoors.")
    >>> page.chapters[0].modules, page.rules[0].notes
    (('chase',), ('Ruling: not indoors.',))
    """
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        reader.read(line, number)
    return reader.ledger()


class _Reader:
    """Takes a page line by line; the last rule or example takes the notes that follow it."""

    def __init__(self) -> None:
        self.title = ""
        self.chapters: list[tuple[re.Match[str], int, list[_Draft], list[str]]] = []
        self.examples: list[_Draft] = []
        self.last: _Draft | None = None

    def read(self, line: str, number: int) -> None:
        if line.startswith("#"):
            self.heading(line, number)
        elif found := _RULE.fullmatch(line):
            source = _SOURCE.search(found["text"])
            text = found["text"][: source.start()] if source else found["text"]
            self.last = _Draft(
                found["id"],
                number,
                [text],
                [],
                found["title"] or "",
                source["source"] if source else "",
                found["stamp"] or "",
            )
            self.chapters[-1][2].append(self.last)
        elif line.startswith("- ") and _EXAMPLE.match(line, 2):
            self.last = _Draft("", number, [], [line.removeprefix("- ")])
            self.examples.append(self.last)
        elif line.startswith("  - ") and self.last:
            self.last.notes.append(line.removeprefix("  - "))
        elif line.startswith("|") and self.last:
            self.last.text.append(line)
        elif line.strip():
            self.last = None
            self.loose(line)
        elif self.last is None:
            self.loose(line)  # a blank line parts what stands between the rules

    def loose(self, line: str) -> None:
        if self.chapters:
            self.chapters[-1][3].append(line)

    def heading(self, line: str, number: int) -> None:
        self.last = None
        self.title = self.title or line.lstrip("# ")
        if found := _CHAPTER.fullmatch(line):
            self.chapters.append((found, number, [], []))
        else:
            self.loose(line)

    def ledger(self) -> Ledger:
        for example in self.examples:
            named = expand(example.notes[0].partition(":")[0])
            for draft in (d for _, _, drafts, _ in self.chapters for d in drafts if d.id in named):
                draft.notes.extend(example.notes)
        chapters = tuple(
            Chapter(
                found["title"],
                tuple(re.findall(r"`([\w/]+)\.py`", found["modules"] or "")),
                tuple(draft.rule(found["title"]) for draft in drafts),
                line,
                "\n".join(loose).strip(),
            )
            for found, line, drafts, loose in self.chapters
        )
        return Ledger(self.title, chapters, {rule.id: rule for chapter in chapters for rule in chapter.rules})


@dataclass(slots=True)
class _Draft:
    """A rule, or an example that stands alone, while its notes are still being read."""

    id: str
    line: int
    text: list[str]
    notes: list[str]
    title: str = ""
    source: str = ""
    stamp: str = ""

    def rule(self, chapter: str) -> Rule:
        text = "\n".join(self.text)
        return Rule(
            self.id, chapter, self.title, text, self.source, tuple(self.notes), self.line, translated_from=self.stamp
        )


def expand(text: str) -> list[str]:
    """Every id a text names, ranges and short forms written out.

    >>> expand("see BYZ-FLT-08, -09 and GUI-STK-01 to 03")
    ['BYZ-FLT-08', 'BYZ-FLT-09', 'GUI-STK-01', 'GUI-STK-02', 'GUI-STK-03']
    """
    found: list[str] = []
    for run in _RUN.finditer(text):
        last = int(run["first"])
        numbers = [last]
        for step in _STEP.finditer(run["rest"]):
            number = int(step["number"])
            numbers.extend(range(last + 1, number + 1) if step["join"] in _UP_TO else [number])
            last = number
        found.extend(f"{run['section']}-{number:02}" for number in numbers)
    return found


def find(game: str, ident: str) -> Rule:
    """One rule by its id, in capitals or not, with or without the game's prefix.

    >>> find("byzantium", "tax-1").id
    'BYZ-TAX-01'
    """
    ledger = load(game)
    wanted = ident.strip().upper()
    if short := re.fullmatch(r"(?:[A-Z]{3}-)?([A-Z]{3})-(\d{1,2})", wanted):
        whole = f"{ledger.prefix}{short[1]}-{int(short[2]):02}"
        if whole in ledger.by_id and (wanted.count("-") == 1 or wanted.startswith(ledger.prefix)):
            return ledger.by_id[whole]
    raise Unreadable(ident, f"a rule id of {game}, such as {next(iter(ledger.by_id))}", suggest(game, ident))


def suggest(game: str, ident: str) -> str | None:
    """The rule id closest to a wrong one: the nearest number of its section, else the nearest spelling.

    >>> suggest("byzantium", "BYZ-TAX-12"), suggest("byzantium", "BYZ-TXA-02")
    ('BYZ-TAX-05', 'BYZ-TAX-02')
    """
    known = list(load(game).by_id)
    wanted = ident.strip().upper()
    section, _, number = wanted.rpartition("-")
    if number.isdecimal():
        siblings = [i for i in known if i.rpartition("-")[0] == section]
        if siblings:
            return min(siblings, key=lambda i: abs(int(i[8:]) - int(number)))
    return nearest(wanted, known)


# Coverage.


def coverage(game: str) -> Coverage:
    """Which rules the code of a game cites, or its data decide, and which a test shows."""
    tests = CHECKOUT / "tests"
    if not tests.is_dir():
        raise Unreadable("coverage", "a checkout of the project: an installed package carries the rules, not the tests")
    ledger = load(game)
    by_data = {rule.id: rule.data_file for rule in ledger.rules if rule.data_file}
    cited = by_data | _gather(_sources(PACKAGE / "games" / game), ids_in_source)
    tested = _gather(sorted(tests.rglob("*.py")), ids_in_tests)
    return Coverage(
        game,
        tuple(_chapter_coverage(c, cited.keys(), tested.keys()) for c in ledger.chapters if c.rules),
        _unknown(ledger, cited),
        _unknown(ledger, {ident: file for ident, file in tested.items() if ident.startswith(ledger.prefix)}),
        tuple(rule for rule in ledger.rules if not rule.decided_by_code),
    )


def ids_in_source(text: str) -> set[str]:
    r"""The ids a source cites in full, in comments or strings; the range in a docstring is not a citation.

    >>> sorted(ids_in_source("'''BYZ-TAX-01 to -05.'''\nmoney = 2  # BYZ-TAX-01"))
    ['BYZ-TAX-01']
    """
    return set(_ID.findall(_RANGE.sub("", text)))


def ids_in_tests(text: str) -> set[str]:
    r"""The ids in `pytest.mark.rule(...)`, wherever the mark stands.

    >>> sorted(ids_in_tests("@pytest.mark.rule('BYZ-TAX-01', 'BYZ-TAX-02')\ndef test_it(): ..."))
    ['BYZ-TAX-01', 'BYZ-TAX-02']
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            found.update(a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
    return found


def _sources(package: Path) -> list[Path]:
    return sorted(p for p in package.rglob("*") if p.suffix in {".py", ".toml"})


def _gather(files: Iterable[Path], ids_in: Callable[[str], set[str]]) -> dict[str, str]:
    """Every id in the files, with the first file that has it."""
    found: dict[str, str] = {}
    for file in files:
        for ident in ids_in(file.read_text(encoding="utf-8")):
            found.setdefault(ident, file.relative_to(CHECKOUT).as_posix())
    return found


def _chapter_coverage(chapter: Chapter, cited: Container[str], tested: Container[str]) -> ChapterCoverage:
    ids = [rule.id for rule in chapter.rules if rule.decided_by_code]
    return ChapterCoverage(
        chapter.title,
        len(ids),
        sum(ident in cited for ident in ids),
        sum(ident in tested for ident in ids),
        tuple(ident for ident in ids if ident not in cited),
        tuple(ident for ident in ids if ident not in tested),
    )


def _unknown(ledger: Ledger, found: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((ident, found[ident]) for ident in sorted(found) if ident not in ledger.by_id)


# Printing, for `porphyry rules`.


def print_rules(game: str, ident: str | None = None, language: str = "en") -> str:
    """The chapters of a game, one section of it (`MOV`), or one rule with its notes."""
    ledger = load(game, language)
    if ident is None:
        rows = [(c.title, str(len(c.rules)), ", ".join(c.modules), c.span) for c in ledger.chapters if c.rules]
        return "\n".join([ledger.title, "", *_table(("chapter", "rules", "modules", "ids"), rows)])
    section = f"{ledger.prefix}{ident.strip().upper().removeprefix(ledger.prefix)}-"
    inside = [rule for rule in ledger.rules if rule.id.startswith(section)]
    if inside:
        return "\n".join(f"{rule.id}  {rule.title or _shorten(rule.text, WIDTH - 12)}" for rule in inside)
    return "\n".join(_rule_lines(ledger.by_id[find(game, ident).id]))


def print_to_translate(game: str, language: str) -> str:
    """What is missing or stale in a language, in the form of its page: English, with the stamp to be written."""
    rules = to_translate(game, language)
    lines = [f"{len(rules)} of {len(load(game).rules)} rules of {game} wait for a translation ({language})"]
    lines += [f"- **{rule.id}** <!-- {rule.stamp} --> *{rule.title}* {rule.text}" for rule in rules]
    stale = stale_notes(game, language)
    return "\n".join([*lines, *([f"with a note of an older English text: {', '.join(stale)}"] if stale else [])])


def print_coverage(game: str | None = None) -> str:
    """How far code and tests reach the rules of one game, or of all."""
    return "\n\n".join("\n".join(_coverage_lines(coverage(name))) for name in ([game] if game else games()))


def _rule_lines(rule: Rule) -> Iterator[str]:
    text, *table = rule.text.splitlines()
    yield f"{rule.id}  {rule.title}  ({rule.chapter})" if rule.title else f"{rule.id}  ({rule.chapter})"
    yield _fill(f"{text} ({rule.source})" if rule.source else text)
    yield from table
    for note in rule.notes:
        yield _fill(note, "  - ", "    ")


def _coverage_lines(state: Coverage) -> Iterator[str]:
    rows = [(c.title, str(c.rules), str(c.cited), str(c.tested), _runs(c.untested)) for c in state.chapters]
    total = [str(sum(n)) for n in zip(*((c.rules, c.cited, c.tested) for c in state.chapters), strict=True)]
    yield state.game
    yield from _table(("chapter", "rules", "in code", "tested", "without a test"), [*rows, ("all", *total, "")])
    if state.uncited:
        yield _fill(f"cited nowhere in code: {_runs(state.uncited)}")
    for where, unknown in (("code", state.unknown_in_code), ("tests", state.unknown_in_tests)):
        for ident, file in unknown:
            hint = suggest(state.game, ident)
            yield f"unknown id in {where}: {ident} in {file}" + (f", did you mean {hint}?" if hint else "")
    if state.undecided:
        yield "not decided by code:"
        for rule in state.undecided:
            yield _fill(f"{rule.id}  {rule.reason}", "  ", " " * 14)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Columns as wide as their words; numbers to the right; the last column runs on below itself."""
    short = [tuple(_shorten(cell, 44) for cell in row[:-1]) for row in rows]
    widths = [max(len(row[i]) for row in [head[:-1], *short]) for i in range(len(head) - 1)]
    indent = " " * (sum(widths) + 2 * len(widths))
    for cells, last in zip([head[:-1], *short], [head[-1], *(row[-1] for row in rows)], strict=True):
        line = "  ".join(c.rjust(w) if c.isdigit() else c.ljust(w) for c, w in zip(cells, widths, strict=True))
        wrapped = textwrap.wrap(last, max(WIDTH - len(indent), 30), break_on_hyphens=False) or [""]
        yield f"{line}  {wrapped[0]}".rstrip()
        yield from (indent + more for more in wrapped[1:])


def _runs(ids: tuple[str, ...]) -> str:
    """Ids in short: `BYZ-MOV-01..03, 07`."""
    words: list[str] = []
    before = ""
    for section, number in (ident.rsplit("-", 1) for ident in ids):
        follows = before == f"{section}-{int(number) - 1:02}"
        if follows and ".." in words[-1]:
            words[-1] = words[-1][:-2] + number
        elif follows:
            words[-1] += f"..{number}"
        else:
            words.append(number if before.startswith(section) else f"{section}-{number}")
        before = f"{section}-{number}"
    return ", ".join(words)


def _fill(text: str, first: str = "", below: str = "") -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=below, break_on_hyphens=False)


def _shorten(text: str, width: int) -> str:
    return textwrap.shorten(text.partition("\n")[0], width, placeholder=" ...")
