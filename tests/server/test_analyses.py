"""Finished games are explained: in the background, once, for whoever may see the table, and not before the end."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest
from tests.example_game import Tesserae
from tests.server.harness import Player

import porphyry
from porphyry.kernel import registry
from porphyry.server.botworker import analysed

registry.register(Tesserae())
pytestmark = pytest.mark.service


@cache
def record() -> str:
    """A short game of Byzantium in which White gives up early."""
    table = porphyry.new("byzantium", 2, seed=6)
    bots = [porphyry.bot("novice", "byzantium", seat) for seat in range(2)]
    while table.outcome is None:
        seat = table.game.deciders(table.state)[0]
        lines = table.lines(seat)
        table.play("pass" if "pass" in lines and table.ply > 8 else bots[seat].choose(table, seat).text, seat)
    return table.record().to_json()


async def done(player: Player, table: str) -> dict[str, Any]:
    seen: list[float] = []
    for _ in range(600):
        found: dict[str, Any] = await player.get(f"/api/tables/{table}/analysis")
        if found["state"] == "done":
            assert seen == sorted(seen)
            return found
        assert found["state"] in ("waiting", "working")
        seen.append(found["progress"])
        await asyncio.sleep(0.2)
    raise AssertionError("it never ended")


async def test_a_finished_game_is_analysed_in_the_background_and_kept(anna: Player) -> None:
    table = (await anna.post("/api/records", {"record": record()}))["id"]

    before = await anna.get(f"/api/tables/{table}/analysis")
    begun = await anna.post(f"/api/tables/{table}/analysis")
    found = (await done(anna, table))["analysis"]
    again = await anna.post(f"/api/tables/{table}/analysis")

    assert before["state"] == "none" and begun["state"] in ("waiting", "working")
    assert again["state"] == "done" and again["analysis"] == found
    for seat in range(2):
        own = found["seats"][seat]
        whole = found["begun"][seat] + own["luck"] + own["own"] + own["others"]
        assert whole == pytest.approx(found["changes"][-1]["chances"][seat], abs=0.01)
    assert found["summary"] and found["better"]


async def test_a_better_line_is_shown_step_by_step(anna: Player) -> None:
    table = (await anna.post("/api/records", {"record": record()}))["id"]
    await anna.post(f"/api/tables/{table}/analysis")
    better = (await done(anna, table))["analysis"]["better"][0]
    played = await anna.get(f"/api/tables/{table}/view", ply=better["ply"] - 1)

    shown = [
        await anna.get(f"/api/tables/{table}/better", ply=better["ply"], step=step)
        for step in range(len(better["line"]) + 1)
    ]

    assert "dice" not in better
    assert shown[0]["view"]["board"] == played["view"]["board"]
    assert all(one["steps"] == len(better["line"]) for one in shown)
    assert shown[1]["view"]["board"] != shown[0]["view"]["board"]
    assert all(one["view"]["legal"] == [] for one in shown)
    await anna.get(f"/api/tables/{table}/better", 404, ply=better["ply"] + 1000)


async def test_who_looks_through_a_finished_game_may_ask_for_hints(anna: Player, bela: Player) -> None:
    table = (await anna.post("/api/records", {"record": record()}))["id"]
    running = (await anna.table("bot", game="tesserae"))["id"]
    view = (await anna.get(f"/api/tables/{table}/view", ply=4))["view"]
    seat = view["asked"][0]["seat"]

    found = await anna.post(f"/api/tables/{table}/hint", {"seat": seat, "ply": 4})

    assert found["advice"] and found["advice"][0]["action"]["verb"]
    await anna.post(f"/api/tables/{table}/hint", {"seat": 1 - seat, "ply": 4}, status=409)
    await anna.post(f"/api/tables/{table}/hint", {"seat": 0, "ply": 100_000}, status=404)
    await anna.post(f"/api/tables/{running}/hint", {"seat": 0, "ply": 0}, status=409)
    await bela.post(f"/api/tables/{table}/hint", {"seat": seat, "ply": 4}, status=404)


async def test_a_running_game_is_not_analysed(anna: Player, bela: Player) -> None:
    table = (await anna.table("bot", game="tesserae"))["id"]

    await anna.post(f"/api/tables/{table}/analysis", status=403)
    await anna.get(f"/api/tables/{table}/analysis", 403)
    await anna.get(f"/api/tables/{table}/better", 403, ply=1)


async def test_who_may_not_see_a_table_does_not_see_its_analysis(anna: Player, bela: Player) -> None:
    table = (await anna.post("/api/records", {"record": record()}))["id"]

    await bela.post(f"/api/tables/{table}/analysis", status=404)
    await bela.get(f"/api/tables/{table}/analysis", 404)


def test_a_slice_goes_on_where_the_last_one_ended_and_another_worker_begins_anew() -> None:
    question = {"analyse": "a", "record": record(), "seconds": 0.0}

    first = analysed(question)
    table = porphyry.replay(record())
    second = analysed({**question, "seconds": 0.3})
    elsewhere = analysed({**question, "analyse": "b"})

    assert first == {"at": 0, "of": table.ply, "result": None}
    assert second["at"] > 0
    assert elsewhere["at"] == 0
