"""What every game must keep: one suite over every registered game and seat count, without exception."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING

import pytest

from porphyry.kernel import registry
from porphyry.kernel.conformance import CHECKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.game import Game

INSTALLED = sorted(entry.name for entry in entry_points(group=registry.GROUP))
TABLES = [(name, seats) for name in INSTALLED for seats in registry.game(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Game, int, int], None], name: str, seats: int) -> None:
    check(registry.game(name), seats, 527 + seats)


def test_there_are_games_to_check() -> None:
    assert INSTALLED
