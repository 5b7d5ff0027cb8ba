"""The mark `rule` in a test file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.pytester import Pytester, RunResult


def run_with_mark(pytester: Pytester, mark: str) -> RunResult:
    """Run a file with one marked test that passes."""
    pytester.makepyfile(f"import pytest\n\n\n@pytest.mark.rule{mark}\ndef test_something():\n    pass\n")
    return pytester.runpytest(
        "--strict-markers", "-p", "tests.rule_marker", "-p", "no:cacheprovider", "-p", "no:asyncio"
    )


def test_a_known_id_is_taken(pytester: Pytester) -> None:
    result = run_with_mark(pytester, '("BYZ-TAX-01", "BYZ-TAX-02")')

    result.assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        ('("BYZ-TAX-99")', "*BYZ-TAX-99 is no rule of byzantium; did you mean BYZ-TAX-0*"),
        ('("BYZ-TAX-01", "BYZ-TXA-02")', "*BYZ-TXA-02 is no rule of byzantium; did you mean BYZ-TAX-02?*"),
        ('("ABC-TAX-01")', "*'ABC-TAX-01' is no rule id*"),
        ("()", "*takes one or more rule ids*"),
    ],
)
def test_a_wrong_mark_is_an_error_of_collection(pytester: Pytester, mark: str, said: str) -> None:
    result = run_with_mark(pytester, mark)

    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([said])
    assert result.ret == pytest.ExitCode.INTERRUPTED
