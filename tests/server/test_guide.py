"""The guide for hosts, tried: its commands exist and do what it says, its dashboard and alarms speak of numbers that there are."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it publishes no types
from tests.server.harness import Nursery, Player, Server

from porphyry.server.commands import parser

pytestmark = pytest.mark.service
ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")
WATCH = ROOT / "docs" / "guide" / "watch"
ALARMS: list[dict[str, Any]] = yaml.safe_load((WATCH / "alarms.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]


def commands() -> list[list[str]]:
    """Every command of ours that the guide shows, without what it says about it."""
    lines = re.findall(r"^    (?:\S+=\S+ )*(?:\S*/)?porphyry ([a-z][^|&\n]*)", GUIDE, flags=re.MULTILINE)
    return [shlex.split(re.split(r"  +", line)[0]) for line in lines]


def test_every_command_of_the_guide_exists() -> None:
    shown = commands()
    unknown = []
    for words in shown:
        given = ["x" if word in ("FILE", "NAME", "NEW_NAME", "PART", "TABLE") else word for word in words]
        try:
            found: argparse.Namespace = parser().parse_args(given)
        except SystemExit:
            if given != ["bench", "server"]:  # `porphyry bench` is a command of its own
                unknown.append(words)
        else:
            assert callable(found.run)

    assert unknown == [] and len(shown) > 15


async def test_the_numbers_of_dashboard_and_alarms_are_there(server: Server, anna: Player) -> None:
    await anna.table("bot")
    text = await anna.get("/metrics")
    there = set(re.findall(r"^# TYPE (\w+)", text, flags=re.MULTILINE))
    there |= {f"{name}_{part}" for name in there for part in ("bucket", "sum", "count", "total")} | {"up"}
    dashboard = json.loads((WATCH / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += [rule["expr"] for rule in ALARMS]

    named = {name for one in asked for name in re.findall(r"\b(?:porphyry|process)_\w+", one)} - {"porphyry"}
    assert len(named) >= 10 and sorted(named - there) == []


def test_every_alarm_is_explained() -> None:
    explained = set(re.findall(r"^\| `(Porphyry\w+)` \|", GUIDE, flags=re.MULTILINE))

    assert explained == {rule["alert"] for rule in ALARMS}


async def test_a_fault_is_counted(tmp_path: Path, nursery: Nursery) -> None:
    from porphyry.server import logs, metrics

    logs.configure("error")
    logs.logger().error("test.fault", why="to see it counted")

    assert b'porphyry_faults_total{event="test.fault"} 1.0' in metrics.text()


async def test_updating_and_keeping_order_word_by_word(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            await anna.sign_in(await anna.post("/api/account", {"name": "Theodora", "password": "alexiad-1148"}))
            await anna.table("bot")
            copy = str(tmp_path / "before.sqlite3")
            done = [
                server.command(*words)
                for words in (
                    ["backup", copy],
                    ["verify-tables"],
                    ["verify-tables", "--all"],
                    ["admin", "keeper", "Theodora"],
                    ["admin", "people", "Theo"],
                    ["admin", "rename", "Theodora", "Irene"],
                    ["admin", "silence", "Irene", "--days", "3"],
                    ["admin", "unsilence", "Irene"],
                    ["admin", "ban", "Irene"],
                    ["admin", "unban", "Irene"],
                    ["admin", "keeper", "Irene", "--take-back"],
                    ["admin", "audit"],
                )
            ]
        server.stop()
        server.start()

    assert [one.returncode for one in done] == [0] * len(done), [one.stdout + one.stderr for one in done]
    assert "bytes" in done[0].stdout and "rename Theodora" in done[-1].stdout
