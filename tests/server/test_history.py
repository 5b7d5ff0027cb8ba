"""What somebody has played: their own seats alone, sums by game, the last tables first."""

from __future__ import annotations

import pytest
from tests.server.harness import Player, browser, play_to_the_end

pytestmark = pytest.mark.service


async def test_a_history_counts_what_was_played_to_the_end(anna: Player, bela: Player) -> None:
    first, second = [(await anna.table("bot"))["id"] for _ in range(2)]
    await anna.table("bot")  # runs on
    await anna.table({"who": "local", "name": "Cara"})
    for table in (first, second):
        await play_to_the_end(anna, table, 0)
    won = sum([0 in (await anna.get(f"/api/tables/{table}"))["outcome"]["winners"] for table in (first, second)])

    history = await anna.get("/api/my/history")

    assert history["games"] == [{"game": "tesserae", "played": 2, "won": won, "practice": 0}]
    assert [one["id"] for one in history["last"]] == [second, first]
    assert await bela.get("/api/my/history") == {"games": [], "last": []}


async def test_a_history_is_for_its_owner(anna: Player) -> None:
    async with browser(str(anna.http.base_url)) as stranger:
        reply = await stranger.get("/api/my/history")

    assert reply.status_code == 401
