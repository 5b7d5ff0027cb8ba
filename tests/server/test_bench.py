"""The load test itself: what was acknowledged under load is on disk, and more of it than the disk could commit one by one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.harness import environment

from porphyry.games import byzantium
from porphyry.kernel import registry
from porphyry.server import bench, bench_turns

pytestmark = [pytest.mark.service, pytest.mark.slow]

FLOOR = 1.0
BUSY = 0.85  # of a processor: where the disk commits faster than one processor can play, that is all there is
IDLE = 0.15  # of a processor: where no more was left, whatever else the machine did took the rest
RUNS = 3


def test_more_is_stored_than_the_disk_could_commit_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Durable actions/s from 64 connections are at least the bare one-row commits/s of the same disk in the same run.

    Whatever else the machine does takes from the server and from the disk by turns, so a run below the floor is repeated, twice at most;
    every run must lose nothing. On a machine whose disk outruns its processor the server must at least use up that processor,
    or what others leave of it.
    The floor is for the compiled build: the plain sources may miss it, and then this test says so.
    """
    monkeypatch.setenv("PYTHONPATH", environment(tmp_path)["PYTHONPATH"])
    registry.register(byzantium.GAME)
    best = 0.0

    for _ in range(RUNS):
        row = bench.measure("uvicorn", 64, 256, 3, "byzantium", tmp_path)
        print(bench.told(row))
        busy = row["actions_s"] * row["server_us"] / 1e6
        used_up = busy >= BUSY or row["idle"] < IDLE
        best = max(best, row["ratio"], FLOOR if used_up else 0.0)
        assert row["not_on_disk"] == 0 and row["acknowledged"] > 100
        assert row["refused"] == 0, "bots that answer once are never stale"
        assert row["p50_ms"] <= row["p99_ms"]
        if best >= FLOOR:
            break

    if best < FLOOR and row["build"] == "pure":
        pytest.skip(f"the floor of {FLOOR} is for the compiled build; the plain sources reach {best:.2f} here")
    assert best >= FLOOR


def test_a_turn_in_whole_moves_takes_few_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same player of Guiscard, with every answer by itself and with every walk as one move: each message is one commit."""
    monkeypatch.setenv("PYTHONPATH", environment(tmp_path)["PYTHONPATH"])
    monkeypatch.setattr(bench_turns, "TURNS", 2)

    row = bench.measure_turns("uvicorn", tmp_path)

    single, whole = row["single"], row["whole"]
    assert (single["turns"], whole["turns"]) == (2, 2)
    assert single["messages"] == single["answers"]
    for row in (single, whole):  # the server stores something of its own now and then
        assert row["messages"] <= row["commits"] <= 1.05 * row["messages"]
    assert 3 * whole["commits"] < single["commits"]
