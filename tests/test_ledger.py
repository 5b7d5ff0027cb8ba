"""The rule pages, and how far code and tests reach them."""

from __future__ import annotations

import doctest
import re
from typing import TYPE_CHECKING

import pytest

from porphyry import ledger
from porphyry.kernel import registry
from porphyry.kernel.errors import Unreadable

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ledger.games()
LONGEST_TITLE = 60
NUMBER = re.compile(r"\d+")
CITED = re.compile(r"[A-Z]{3}-\d\d(?:(?:, | to | bis | tot |–| and | und | és | en )-?\d\d\b)*")
ID = re.compile(r"[A-Z]{3}-[A-Z]{3}-\d{2}")

# Rule pages cite rulebooks by language or paragraph: no file names, no addresses, no shorthand for a source.
FOREIGN = re.compile(
    r"(?<![\w-])S[0-4]\b|\bseeds?\b|\bshared/|\.txt\b|https?:|\bwww\.|\.(?:com|net|org|fr)\b|/work\b|/tmp\b"
)


def finished() -> list[str]:
    """The games whose every rule must have a test."""
    return [name for name in registry.names() if registry.game(name).finished]


# The pages.


def test_a_translated_ruling_takes_the_place_of_the_english_one_and_is_stale_when_that_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tag.md").write_text(
        "# Tag\n## 1 Chase\n- **TAG-CHA-01** *Running* Run.\n  - Differs: one says walk.\n  - Ruling: ours.\n",
        encoding="utf-8",
    )
    (tmp_path / "de").mkdir()
    page = tmp_path / "de" / "tag.md"
    text = "# Fangen\n## 1 Jagd\n- **TAG-CHA-01** *Rennen* Renn.\n  - <!-- {} --> Entscheidung: unsere.\n"
    page.write_text(text.format(ledger.stamp_of("Ruling: ours.")), encoding="utf-8")
    monkeypatch.setattr(ledger, "folder", lambda: tmp_path)
    ledger._read.cache_clear()

    assert ledger.load("tag", "de").rules[0].notes == ("Differs: one says walk.", "Entscheidung: unsere.")
    assert ledger.stale_notes("tag", "de") == []

    page.write_text(text.format(ledger.stamp_of("Ruling: older.")), encoding="utf-8")
    ledger._read.cache_clear()

    assert ledger.load("tag", "de").rules[0].notes == ("Differs: one says walk.", "Ruling: ours.")
    assert ledger.stale_notes("tag", "de") == ["TAG-CHA-01"]


@pytest.mark.parametrize("game", GAMES)
def test_every_id_is_well_formed_and_stands_once(game: str) -> None:
    ids = [rule.id for rule in ledger.load(game).rules]

    assert ids
    assert all(ID.fullmatch(ident) for ident in ids)
    assert len(ids) == len(set(ids))
    assert len({ident[:3] for ident in ids}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_section_have_no_gap(game: str) -> None:
    sections: dict[str, list[int]] = {}
    for rule in ledger.load(game).rules:
        sections.setdefault(rule.id[:7], []).append(int(rule.id[8:]))

    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in sections.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_bold_id_and_every_heading_is_read(game: str) -> None:
    page = (ledger.folder() / f"{game}.md").read_text(encoding="utf-8")
    read = ledger.load(game)

    assert page.count("\n- **" + read.prefix) == len(read.rules)
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        page.splitlines()[chapter.line - 1] for chapter in read.chapters
    ]
    assert all(page.splitlines()[rule.line - 1].startswith(f"- **{rule.id}**") for rule in read.rules)
    assert all(rule.text for rule in read.rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_names_only_rules_that_exist(game: str) -> None:
    page = (ledger.folder() / f"{game}.md").read_text(encoding="utf-8")

    assert [ident for ident in ledger.expand(page) if ident not in ledger.load(game).by_id] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_code_cannot_decide_says_why_and_is_rare(game: str) -> None:
    undecided = [rule for rule in ledger.load(game).rules if not rule.decided_by_code]

    assert all(len(rule.reason.split()) > 2 for rule in undecided)
    assert len(undecided) < len(ledger.load(game).rules) / 20


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_short_title(game: str) -> None:
    titles = {rule.id: rule.title for rule in ledger.load(game).rules}

    assert [ident for ident, title in titles.items() if not title] == []
    assert [title for title in titles.values() if len(title) > LONGEST_TITLE or title.endswith(".")] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ledger.TRANSLATIONS)
def test_a_translation_is_whole_and_of_the_text_as_it_is_now(game: str, language: str) -> None:
    """`porphyry rules GAME --lang LANGUAGE --untranslated` lists what fails here, with the stamps to be written."""
    english, there = ledger.load(game), ledger.translation(game, language)
    if there is None:
        assert ledger.load(game, language) == english
        return

    assert [rule.id for rule in ledger.to_translate(game, language)] == []
    assert ledger.stale_notes(game, language) == []
    assert [rule.id for rule in there.rules] == [rule.id for rule in english.rules]
    assert [rule.id for rule in there.rules if not rule.title or not rule.text] == []
    assert [c.title.split()[0] for c in english.chapters if c.rules] == [
        c.title.split()[0] for c in there.chapters if c.rules
    ]
    assert len(there.chapters) == len(english.chapters)
    assert [rule.id for rule in ledger.load(game, language).rules if rule.language != language] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ledger.TRANSLATIONS)
def test_a_translation_cites_the_same_rules_and_has_the_same_numbers_and_tables(game: str, language: str) -> None:
    there = ledger.translation(game, language)
    for other in there.rules if there else ():
        rule = ledger.find(game, other.id)
        assert sorted(ledger.expand(rule.text)) == sorted(ledger.expand(other.text)), f"{rule.id} cites other rules"
        assert rule.text.count("\n") == other.text.count("\n"), f"{rule.id} has a table of other size"
        assert numbers(rule.text) == numbers(other.text), f"{rule.id} has other numbers"
        if other.examples:
            pairs = zip(rule.examples, other.examples, strict=True)
            assert all(set(numbers(note)) == set(numbers(there)) for note, there in pairs), f"{rule.id}: examples"


def numbers(text: str) -> list[str]:
    """Every number in figures, without those of rule ids."""
    return sorted(NUMBER.findall(CITED.sub("", text)))


@pytest.mark.parametrize("page", sorted(ledger.folder().rglob("*.md")), ids=lambda page: page.name)
def test_a_page_speaks_of_rulebooks_only(page: Path) -> None:
    lines = enumerate(page.read_text(encoding="utf-8").splitlines(), start=1)

    assert [(number, line) for number, line in lines if FOREIGN.search(line)] == []


def test_the_glossary_has_one_row_for_each_word_and_every_language_in_it() -> None:
    page = (ledger.folder() / "glossary.md").read_text(encoding="utf-8")
    games = {part.splitlines()[0].lower(): part for part in page.split("\n## ")[1:]}
    rows = {
        game: [
            row.strip("| ").split(" | ") for row in part.splitlines() if row.startswith("| ") and "English" not in row
        ]
        for game, part in games.items()
    }

    assert sorted(games) == GAMES
    assert [row for part in rows.values() for row in part if len(row) != len(("en", "de", "hu", "nl"))] == []
    assert all(len(part) == len({row[0] for row in part}) for part in rows.values())


# Reading.


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(ledger).failed == 0


def test_a_rule_takes_its_notes_its_table_and_the_examples_that_name_it() -> None:
    page = ledger.parse(
        "# Tag: the rules\n"
        "## 1 Chase (`chase.py`, `catch.py`)\n"
        "Some talk.\n"
        "- **TAG-CHA-01** Run:\n"
        "\n"
        "| where | how fast |\n"
        "|---|---|\n"
        "\n"
        "  - Ruling: not indoors.\n"
        "- **TAG-CHA-02** Stop.\n"
        "  - Not decided by code: a state of mind.\n"
        "### 1.1 Deeper\n"
        "- **TAG-CHA-03** Rest.\n"
        "- Example (TAG-CHA-01, -03): Ann runs, then rests.\n"
        "  - Differs: or sits.\n"
    )
    run, stop, rest = page.rules

    assert page.title == "Tag: the rules"
    assert page.chapters[0].modules == ("chase", "catch")
    assert page.chapters[0].span == "TAG-CHA-01..03"
    assert page.chapters[0].prose == "Some talk.\n### 1.1 Deeper"
    assert run.text == "Run:\n| where | how fast |\n|---|---|"
    example = ("Example (TAG-CHA-01, -03): Ann runs, then rests.", "Differs: or sits.")
    assert run.notes == ("Ruling: not indoors.", *example)
    assert stop.notes == ("Not decided by code: a state of mind.",)
    assert rest.notes == example
    assert (run.decided_by_code, stop.decided_by_code) == (True, False)
    assert stop.reason == "a state of mind."


def test_a_rule_has_a_title_a_text_and_a_source_of_its_own() -> None:
    page = ledger.parse(
        "# Tag\n## 1 Chase\n- **TAG-CHA-01** *Who runs* All run (TAG-CHA-02). (p. 3; Dutch: Rennen (2))\n"
    )
    (rule,) = page.rules

    assert (rule.title, rule.text, rule.source) == ("Who runs", "All run (TAG-CHA-02).", "p. 3; Dutch: Rennen (2)")


def test_a_stale_translation_is_found_and_what_is_missing_stays_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = "# Tag: the rules\n## 1 Chase\n- **TAG-CHA-01** *Running* Run.\n- **TAG-CHA-02** *Stopping* Stop.\n"
    (tmp_path / "tag.md").write_text(english, encoding="utf-8")
    (tmp_path / "de").mkdir()
    monkeypatch.setattr(ledger, "folder", lambda: tmp_path)
    stamp = ledger.load("tag").rules[0].stamp
    german = f"# Fangen: die Regeln\n## 1 Jagd\n- **TAG-CHA-01** <!-- {stamp} --> *Rennen* Renn.\n"
    (tmp_path / "de" / "tag.md").write_text(german, encoding="utf-8")

    read = ledger.load("tag", "de")

    assert (read.title, read.chapters[0].title) == ("Fangen: die Regeln", "1 Jagd")
    assert [(rule.title, rule.language) for rule in read.rules] == [("Rennen", "de"), ("Stopping", "en")]
    assert [rule.id for rule in ledger.to_translate("tag", "de")] == ["TAG-CHA-02"]
    assert f"- **TAG-CHA-02** <!-- {ledger.load('tag').rules[1].stamp} --> *Stopping* Stop." in (
        ledger.print_to_translate("tag", "de")
    )
    ledger._read.cache_clear()
    (tmp_path / "tag.md").write_text(english.replace("Run.", "Run fast."), encoding="utf-8")
    assert [rule.id for rule in ledger.to_translate("tag", "de")] == ["TAG-CHA-01", "TAG-CHA-02"]
    assert ledger.load("tag", "hu") == ledger.load("tag"), "no page, no translation"


def test_a_translation_brings_its_prose_and_examples_and_leaves_the_other_notes_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tag.md").write_text(
        "# Tag\n## How to read\nWords.\n## 1 Chase\n- **TAG-CHA-01** *Running* Run.\n  - Ruling: ours.\n"
        "- **TAG-CHA-02** *Stopping* Stop.\n- Example (TAG-CHA-01, -02): Ann runs 3 steps and stops.\n## Data\nNumbers.\n",
        encoding="utf-8",
    )
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "tag.md").write_text(
        "# Fangen\n## Zu dieser Seite\nWörter.\n## 1 Jagd\n- **TAG-CHA-01** *Rennen* Renn.\n"
        "- **TAG-CHA-02** *Halten* Halt.\n- Beispiel (TAG-CHA-01 und -02): Ann rennt 3 Schritte und hält.\n## Daten\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(ledger, "folder", lambda: tmp_path)

    read = ledger.load("tag", "de")

    assert [(c.title, c.prose, c.language) for c in read.chapters] == [
        ("Zu dieser Seite", "Wörter.", "de"),
        ("1 Jagd", "", "de"),
        ("Daten", "Numbers.", "en"),
    ]
    example = "Beispiel (TAG-CHA-01 und -02): Ann rennt 3 Schritte und hält."
    assert [rule.notes for rule in read.rules] == [(example, "Ruling: ours."), (example,)]
    assert [rule.examples for rule in read.rules] == [(example,), (example,)]


@pytest.mark.parametrize(
    "run",
    ["TAG-CHA-01 to -03.", "TAG-CHA-01 bis 03", "TAG-CHA-01 tot -03;", "TAG-CHA-01, -02 und -03", "TAG-CHA-01–03"],
)
def test_ids_are_read_in_every_language(run: str) -> None:
    assert ledger.expand(run) == ["TAG-CHA-01", "TAG-CHA-02", "TAG-CHA-03"]


@pytest.mark.parametrize("ident", ["BYZ-TAX-04", "byz-tax-4", "tax-04", " TAX-4 "])
def test_a_rule_is_found_by_its_id_in_any_spelling(ident: str) -> None:
    assert ledger.find("byzantium", ident).id == "BYZ-TAX-04"


@pytest.mark.parametrize(
    ("ident", "nearest"),
    [("BYZ-TXA-04", "BYZ-TAX-04"), ("BYZ-TAX-40", "BYZ-TAX-05"), ("GUI-TAX-04", "BYZ-TAX-04"), ("!", None)],
)
def test_an_unknown_id_gets_the_nearest_one(ident: str, nearest: str | None) -> None:
    with pytest.raises(Unreadable) as refusal:
        ledger.print_rules("byzantium", ident)

    assert refusal.value.nearest == nearest
    assert "a rule id of byzantium" in str(refusal.value)


def test_an_unknown_game_gets_the_nearest_one() -> None:
    with pytest.raises(Unreadable) as refusal:
        ledger.load("byzantum")

    assert refusal.value.nearest == "byzantium"


# Coverage.


def test_every_rule_of_a_finished_game_has_a_test() -> None:
    untested = {game: ledger.coverage(game).untested for game in finished()}

    assert {game: ids for game, ids in untested.items() if ids} == {}


def test_every_rule_of_a_finished_game_is_found_where_it_is_decided() -> None:
    uncited = {game: ledger.coverage(game).uncited for game in finished()}

    assert {game: ids for game, ids in uncited.items() if ids} == {}


def test_a_rule_decided_by_data_names_a_file_of_the_game() -> None:
    named = [(game, rule.id, rule.data_file) for game in finished() for rule in ledger.load(game).rules]

    assert [
        row for row in named if row[2] and not (ledger.PACKAGE / "games" / row[0] / "data" / row[2]).is_file()
    ] == []


def test_the_modules_named_beside_the_chapters_of_a_finished_game_exist() -> None:
    named = {(game, module) for game in finished() for c in ledger.load(game).chapters for module in c.modules}

    assert (
        sorted(pair for pair in named if not ledger.PACKAGE.joinpath("games", *pair).with_suffix(".py").is_file()) == []
    )


@pytest.mark.parametrize("game", GAMES)
def test_code_and_tests_cite_only_rules_that_exist(game: str) -> None:
    state = ledger.coverage(game)

    assert (state.unknown_in_code, state.unknown_in_tests) == ((), ())


def test_coverage_counts_citations_and_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, code, tests = (tmp_path / name for name in ("docs/rules", "src/porphyry/games/tag/data", "tests/deep"))
    for made in (page, code, tests):
        made.mkdir(parents=True)
    (page / "tag.md").write_text(
        "# Tag\n## 1 Chase (`chase.py`)\n- **TAG-CHA-01** Run.\n- **TAG-CHA-02** Stop.\n- **TAG-CHA-03** Rest.\n"
        "- **TAG-CHA-04** Enjoy.\n  - Not decided by code: nobody can.\n"
        "- **TAG-CHA-05** Wear red.\n  - Decided by data: field.toml\n## 2 End\n- **TAG-END-01** End.\n"
    )
    (code.parent / "chase.py").write_text('"""TAG-CHA-01 to -04."""\nspeed = 2  # TAG-CHA-02, TAG-CHA-09\n')
    (code / "field.toml").write_text('rule = "TAG-END-01"\n')
    (tests / "test_chase.py").write_text(
        "import pytest\n# TAG-CHA-03\npytestmark = pytest.mark.rule('TAG-CHA-01')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('TAG-END-01', 'TAG-END-02'))])\n"
        "def test_it(n): ...\n"
    )
    monkeypatch.setattr(ledger, "CHECKOUT", tmp_path)
    monkeypatch.setattr(ledger, "PACKAGE", tmp_path / "src" / "porphyry")

    state = ledger.coverage("tag")
    chase, end = state.chapters

    assert (chase.rules, chase.cited, chase.tested) == (4, 2, 1)
    assert state.uncited == chase.uncited == ("TAG-CHA-01", "TAG-CHA-03")
    assert chase.untested == ("TAG-CHA-02", "TAG-CHA-03", "TAG-CHA-05")
    assert (end.rules, end.cited, end.tested) == (1, 1, 1)
    assert state.unknown_in_code == (("TAG-CHA-09", "src/porphyry/games/tag/chase.py"),)
    assert state.unknown_in_tests == (("TAG-END-02", "tests/deep/test_chase.py"),)
    assert [rule.id for rule in state.undecided] == ["TAG-CHA-04"]
    assert ledger.print_coverage("tag").splitlines() == [
        "tag",
        "chapter  rules  in code  tested  without a test",
        "1 Chase      4        2       1  TAG-CHA-02..03, 05",
        "2 End        1        1       1",
        "all          5        3       2",
        "cited nowhere in code: TAG-CHA-01, 03",
        "unknown id in code: TAG-CHA-09 in src/porphyry/games/tag/chase.py, did you mean TAG-CHA-05?",
        "unknown id in tests: TAG-END-02 in tests/deep/test_chase.py, did you mean TAG-END-01?",
        "not decided by code:",
        "  TAG-CHA-04  nobody can.",
    ]


def test_an_installed_package_prints_rules_and_says_that_coverage_needs_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "porphyry" / "_rules").mkdir(parents=True)
    (tmp_path / "porphyry" / "_rules" / "tag.md").write_text("# Tag\n## 1 Chase\n- **TAG-CHA-01** Run.\n")
    monkeypatch.setattr(ledger, "CHECKOUT", tmp_path / "nowhere")
    monkeypatch.setattr(ledger, "PACKAGE", tmp_path / "porphyry")

    assert ledger.print_rules("tag", "cha-1") == "TAG-CHA-01  (1 Chase)\nRun."
    with pytest.raises(Unreadable, match="a checkout of the project"):
        ledger.coverage("tag")


# Printing.


def test_the_chapter_list_names_modules_and_ids() -> None:
    lines = [" ".join(line.split()) for line in ledger.print_rules("byzantium").splitlines()]

    assert "15 Action D: taxes 5 taxes BYZ-TAX-01..05" in lines


def test_a_section_lists_its_rules_in_a_line_each() -> None:
    lines = ledger.print_rules("byzantium", "tax").splitlines()

    assert [line[:10] for line in lines] == [f"BYZ-TAX-0{number}" for number in range(1, 6)]
    assert all(len(line) <= ledger.WIDTH for line in lines)


def test_one_rule_is_printed_with_its_notes() -> None:
    assert ledger.print_rules("byzantium", "BYZ-CUB-13").splitlines() == [
        "BYZ-CUB-13  No cube goes back to the box it came from  (5 Cubes: sources and payment)",
        "A cube may not be bought and put back into the box it came from.",
        "  - Ruling: (texts silent) it would change nothing (BYZ-TRN-07).",
    ]
