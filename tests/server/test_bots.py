"""Bots at the tables: hints for who must decide, names, and playing on for who leaves."""

from __future__ import annotations

import pytest
from tests.server.harness import Player

pytestmark = pytest.mark.service


async def test_against_bots_a_player_may_ask_what_a_strong_player_would_do(anna: Player) -> None:
    table = await anna.table("bot", game="byzantium")
    view = (await anna.watch(table["id"], 0))["view"]
    while not view["legal"]:
        view = (await anna.expect("update"))["view"]
    found = await anna.post(f"/api/tables/{table['id']}/hint", {"seat": 0})

    assert table["hints"] is True
    assert 1 <= len(found["advice"]) <= 3
    options = [one["text"] for one in view["legal"]]
    for one in found["advice"]:
        assert one["action"]["text"] in options
        assert 0 <= one["chance"] <= 1
        assert one["reason"].startswith("hint-")


async def test_between_people_there_are_none_unless_they_say_so(anna: Player, bela: Player) -> None:
    plain = await anna.table("open")
    agreed = await anna.table("open", hints=True)
    for table in (plain, agreed):
        await bela.post(f"/api/tables/{table['id']}/join")

    refused = await anna.post(f"/api/tables/{plain['id']}/hint", {"seat": 0}, status=403)
    found = await anna.post(f"/api/tables/{agreed['id']}/hint", {"seat": 0})
    foreign = await bela.post(f"/api/tables/{agreed['id']}/hint", {"seat": 0}, status=403)

    assert (refused["error"], foreign["error"]) == ("forbidden", "forbidden")
    assert found["advice"]


async def test_bots_have_names_of_their_own_and_play_on_at_the_level_that_was_declared(
    anna: Player, bela: Player
) -> None:
    table = await anna.table("open", {"who": "bot", "level": "random"}, {"who": "bot", "level": "random"})
    await bela.post(f"/api/tables/{table['id']}/join")

    names = [one["name"] for one in table["seats"] if one["kind"] == "bot"]
    left = await bela.http.post(f"/api/tables/{table['id']}/leave?level=novice")
    unknown = await anna.http.post(f"/api/tables/{table['id']}/leave?level=godlike")

    assert len(set(names)) == 2 and all(names)
    assert [(one["name"], one["bot"]) for one in left.json()["seats"]][1] == ("Béla", "novice")
    assert unknown.status_code == 400
