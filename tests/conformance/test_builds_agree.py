"""The compiled build and the plain sources play the same games, position by position."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest
from tests.conformance.test_registered_games import INSTALLED, TABLES

from porphyry import _build
from porphyry.kernel import registry
from porphyry.kernel.conformance import walk


def digest(name: str, seats: int, games: int = 4) -> str:
    """One name for several random games: every position, every event, every end."""
    total = hashlib.sha256()
    for seed in range(games):
        for table, _ in walk(registry.game(name), seats, seed):
            total.update(table.state.fingerprint().encode())
            total.update(repr([event.to_data() for event in table.events[-1]]).encode())
    return total.hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("name", INSTALLED)
def test_both_builds_play_the_same(name: str) -> None:
    if not _build.compiled():
        pytest.skip("this run is on the plain sources; there is nothing to compare them with")
    seats = [count for game, count in TABLES if game == name]
    code = f"from tests.conformance.test_builds_agree import digest; print(*[digest({name!r}, n) for n in {seats}])"

    plain = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PORPHYRY_PURE": "1"},
        cwd=os.fspath(_build.PACKAGE.parents[1]),
        capture_output=True,
        text=True,
        check=True,
    )

    assert plain.stdout.split() == [digest(name, count) for count in seats]
