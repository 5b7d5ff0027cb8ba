"""The mark `rule`: which rules a test shows. An id that no rule page has is an error of collection.

@pytest.mark.rule("BYZ-TAX-01", "BYZ-TAX-02")
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from porphyry import ledger

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

HELP = "rule(id, ...): the rules this test shows, by their ids in docs/rules; it fails when one of them is broken"


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark, so that strict markers know it."""
    config.addinivalue_line("markers", HELP)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Refuse a file with a wrong mark in it."""
    report = yield
    if report.passed:
        items = [item for item in report.result if isinstance(item, pytest.Item)]
        faults = [f"{item.name}: {fault}" for item in items for fault in faults_of(item)]
        if faults:
            report.outcome = "failed"
            report.longrepr = f"{collector.nodeid}\n" + "\n".join(dict.fromkeys(faults))
            report.result = []
    return report


def faults_of(item: pytest.Item) -> Iterator[str]:
    """What is wrong with the marks of a test, in words."""
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs:
            yield "the mark rule takes one or more rule ids"
        for ident in mark.args:
            game = _game_of(str(ident))
            if game is None:
                yield f"{ident!r} is no rule id: no game's rules begin so"
            elif ident not in ledger.load(game).by_id:
                hint = ledger.suggest(game, str(ident))
                yield f"{ident} is no rule of {game}" + (f"; did you mean {hint}?" if hint else "")


def _game_of(ident: str) -> str | None:
    for game in ledger.games():
        if ident.startswith(ledger.load(game).prefix):
            return game
    return None
