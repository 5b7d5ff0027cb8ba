"""Positions that strangers send: refused in words, or a table that goes on like any other, also after a restart."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.mutated import real, spoil
from tests.server.harness import Nursery, Player, Server

from porphyry.kernel.dice import fast_dice
from porphyry.kernel.registry import game as find_game

pytestmark = pytest.mark.service

COUNT = 400 if os.environ.get("SOAK_S") else 12
PLIES = 4
"""So far a position that was accepted is played."""


async def play_on(anna: Player, table: str, seats: int) -> None:
    """Look from everywhere, and play what is offered."""
    for number in range(PLIES):
        for seat in range(seats):
            shown = await anna.get(f"/api/tables/{table}/view", seat=seat)
            if not shown["view"]["legal"]:
                continue
            body = {
                "seat": seat, "ply": shown["view"]["ply"], "update": shown["update"], "id": f"s{seat}-{number}",
                "action": shown["view"]["legal"][-1]["text"],
            }  # fmt: skip
            await anna.post(f"/api/tables/{table}/play", body)
    for path in ("", "/view", "/log", "/digest", "/view?ply=0"):
        await anna.get(f"/api/tables/{table}{path}")


@pytest.mark.parametrize("name", ["byzantium", "byzantion", "guiscard"])
async def test_a_position_is_refused_in_words_or_lasts(tmp_path: Path, nursery: Nursery, name: str) -> None:
    game = find_game(name)
    dice = fast_dice(632)
    good = real(game, 7)
    accepted: list[tuple[str, int]] = []
    refused = 0
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            for number in range(COUNT):
                position: dict[str, Any] = next(good)
                seats = position.get("seats", game.seat_counts[0])
                if number % 4:
                    position = spoil(position, dice)
                body = {"game": name, "seats": [{"who": "me"}, *[{"who": "local"}] * (seats - 1)], "position": position}
                try:
                    text = json.dumps(body, default=str)
                except (TypeError, ValueError, RecursionError):
                    continue  # no JSON can hold it
                reply = await anna.http.post("/api/tables", content=text, headers={"Content-Type": "application/json"})
                if reply.status_code == 200:
                    accepted.append((reply.json()["id"], seats))
                    await play_on(anna, accepted[-1][0], seats)
                else:
                    assert reply.status_code in (400, 413) and reply.json()["message"], reply.text[:300]
                    refused += 1
            server.kill()
            server.start()
            for table, seats in accepted:
                await play_on(anna, table, seats)
            verified = server.command("verify-tables")

    assert server.faults() == []
    assert verified.returncode == 0, verified.stdout[-2000:]
    assert len(accepted) >= COUNT // 8 and refused > 0
