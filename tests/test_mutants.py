"""The command that breaks lines: which breaks it tries, and under which rule it reports a survivor."""

from __future__ import annotations

import runpy
import sqlite3
from pathlib import Path
from typing import Any, Final

import pytest

from porphyry import ledger

ROOT: Final = Path(__file__).resolve().parent.parent
MUTANTS: Final[dict[str, Any]] = runpy.run_path(str(ROOT / "scripts" / "mutants"))
SOURCE: Final = '''LIMIT = 6  # TAG-CHA-01


def reach(cost: int | None, left: int) -> int:
    """How far one runs (TAG-CHA-02)."""
    least: int | None = 0
    if cost:
        return left - 1  # TAG-CHA-03, TAG-CHA-04
    return least or 0


def rest() -> int:
    return 1 + 1
'''


def broken(line: int, column: int, operator: str = "core/NumberReplacer") -> Any:
    return MUTANTS["Break"]("tag.py", operator, 0, line, column)


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        (1, ("TAG-CHA-01",)),
        (7, ("TAG-CHA-02",)),
        (8, ("TAG-CHA-03", "TAG-CHA-04")),
        (9, ("TAG-CHA-03", "TAG-CHA-04")),
        (13, ()),
    ],
)
def test_a_survivor_stands_under_the_rules_of_its_line_or_of_the_nearest_above_in_its_function(
    line: int, rules: tuple[str, ...]
) -> None:
    assert MUTANTS["rules_at"](SOURCE, line) == rules


@pytest.mark.parametrize(("line", "column", "worth"), [(1, 8, True), (4, 16, False), (6, 14, False), (8, 20, True)])
def test_an_annotation_is_not_worth_breaking(line: int, column: int, worth: bool) -> None:
    assert MUTANTS["worth_a_try"](broken(line, column), MUTANTS["spoken"](SOURCE)) is worth


def test_a_comparison_by_identity_is_not_worth_a_try() -> None:
    assert not MUTANTS["worth_a_try"](broken(8, 20, "core/ReplaceComparisonOperator_Eq_Is"), [])


def test_a_larger_count_begins_with_the_same_breaks() -> None:
    breaks = [broken(line, 0) for line in range(100)]

    assert MUTANTS["drawn"](breaks[::-1], 30, 1)[:10] == MUTANTS["drawn"](breaks, 10, 1)
    assert MUTANTS["drawn"](breaks, 10, 2) != MUTANTS["drawn"](breaks, 10, 1)


def test_with_other_tests_survivors_are_tried_again_and_nothing_else(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "session.sqlite") as session:
        session.execute("CREATE TABLE work_results (job_id TEXT, test_outcome TEXT)")
        session.execute("INSERT INTO work_results VALUES ('one', 'KILLED'), ('two', 'SURVIVED')")
    (tmp_path / "tests").write_text("other tests", encoding="utf-8")

    MUTANTS["forget_survivors"](tmp_path, "byzantium")
    assert session.execute("SELECT job_id FROM work_results").fetchall() == [("one",)]

    with session:
        session.execute("INSERT INTO work_results VALUES ('three', 'SURVIVED')")
    MUTANTS["forget_survivors"](tmp_path, "byzantium")
    assert session.execute("SELECT job_id FROM work_results").fetchall() == [("one",), ("three",)]
    session.close()


@pytest.mark.parametrize("name", ledger.games())
def test_the_modules_of_a_game_are_those_that_its_rule_page_names(name: str) -> None:
    paths = MUTANTS["modules"](name)

    assert len(paths) > 10
    assert [path for path in paths if not (ROOT / path).is_file()] == []
