"""The load test itself: it measures, and what was acknowledged under load is on disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.harness import environment

from porphyry.games import byzantium
from porphyry.kernel import registry
from porphyry.server import bench

pytestmark = [pytest.mark.service, pytest.mark.slow]


def test_what_is_acknowledged_under_load_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", environment(tmp_path)["PYTHONPATH"])
    registry.register(byzantium.GAME)

    row = bench.measure("uvicorn", 64, 3, "byzantium", tmp_path)

    print(row)
    assert row["not_on_disk"] == 0 and row["acknowledged"] > 100
    assert row["refused"] == 0, "bots that answer once are never stale"
    assert row["p50_ms"] <= row["p99_ms"]
