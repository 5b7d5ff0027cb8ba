"""What every game must keep, on random games of Byzantion for one, two, three and four seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from porphyry.games.byzantion import GAME
from porphyry.kernel.conformance import CHECKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.game import Game


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Callable[[Game, int, int], None], seats: int) -> None:
    check(GAME, seats, 527 + seats)
