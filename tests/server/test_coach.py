"""First games and the coach over HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.harness import Player, Server, browser, play_to_the_end

pytestmark = pytest.mark.service


async def first_table(player: Player, game: str) -> Any:
    first = await player.get(f"/api/games/{game}/first")
    seats = [
        {"who": "me"} if at == first["seat"] else {"who": "bot", "level": first["level"]}
        for at in range(first["seats"])
    ]
    wish = {"game": game, "order": "fixed", "options": first["options"], "position": first["position"], "seats": seats}
    return await player.post("/api/tables", wish)


@pytest.mark.parametrize("game", ["byzantium", "byzantion", "guiscard"])
async def test_a_table_is_made_of_a_first_game_and_its_player_is_coached(anna: Player, game: str) -> None:
    table = await first_table(anna, game)

    reply = await anna.post(f"/api/tables/{table['id']}/ask", {"question": {"about": "coach"}, "seat": 0})

    assert table["my_seats"] == [0]
    assert set(reply["answer"]["tips"][0]["say"]) == {"en", "de", "hu", "nl"}


async def test_the_coach_warns_and_reads_a_question_with_care(anna: Player) -> None:
    table = await first_table(anna, "byzantium")
    ask = f"/api/tables/{table['id']}/ask"

    warned = await anna.post(ask, {"question": {"about": "coach", "lines": ["church < pool"]}, "seat": 0})
    spoilt = await anna.post(ask, {"question": {"about": "coach", "lines": [7]}, "seat": 0}, 400)

    assert [one["id"] for one in warned["answer"]["warnings"]] == ["half-rule-now"]
    assert spoilt["error"] == "unreadable"


async def test_played_again_a_first_game_is_the_same_small_game(anna: Player) -> None:
    table = await first_table(anna, "byzantium")
    await play_to_the_end(anna, table["id"], 0)

    again = await anna.post(f"/api/tables/{table['id']}/rematch")
    view = (await anna.watch(again["id"], 0))["view"]

    assert view["board"]["turn"] == 3 and again["my_seats"] == [0]
    assert table["made_up"] is again["made_up"] is False, "nobody at the table prepared it"


async def test_a_stranger_reads_a_first_game_and_hears_of_games_without_one(server: Server) -> None:
    async with browser(server.url) as stranger:
        unknown = await stranger.get("/api/games/chess/first")
        first = await stranger.get("/api/games/guiscard/first")

    assert unknown.status_code == 404 and first.json()["seats"] == 2
