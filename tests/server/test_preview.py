"""Previews of links: they tell which game it is, in the reader's language, and nothing that is private."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.harness import Player, Server, browser

from porphyry.server import preview

pytestmark = pytest.mark.service

WEB = Path(__file__).parents[2] / "web"


def test_every_game_with_a_board_shows_it_in_previews() -> None:
    public = [path.relative_to(WEB / "public").as_posix() for path in (WEB / "public").rglob("*")]
    drawn = [about.parent.name for about in (WEB / "src/games").glob("*/about.ts")]

    pictures = {game: preview.picture_of(game, public) for game in drawn}

    assert pictures == {game: f"boards/{game}.jpg" for game in drawn} and len(drawn) >= 3


async def tags(url: str, path: str, language: str = "en") -> dict[str, str]:
    async with browser(url) as client:
        reply = await client.get(path, headers={"Accept-Language": language})
    assert reply.status_code == 200 and reply.headers["content-type"].startswith("text/html")
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', reply.text))


async def test_a_public_table_is_told_of_by_game_and_scenario(server: Server, anna: Player) -> None:
    table = (await anna.table("open", game="guiscard", options={"scenario": "river"}, title='<b>"Us"</b>'))["id"]

    english = await tags(server.url, f"/table/{table}")
    dutch = await tags(server.url, f"/replay/{table}?ply=3", "nl-BE,nl;q=0.9")

    assert english["og:title"] == "&lt;b&gt;&quot;Us&quot;&lt;/b&gt; · Guiscard · 3: Only the river left!"
    assert english["og:url"] == f"{server.url}/table/{table}"
    assert english["og:image"].startswith(f"{server.url}/") and english["og:description"]
    assert dutch["og:description"] != english["og:description"]
    assert not any("Anna" in value for value in [*english.values(), *dutch.values()])


async def test_a_private_table_tells_nothing_until_it_is_shared(server: Server, anna: Player) -> None:
    table = (await anna.table("bot", game="byzantium", private=True, title="Secret plans"))["id"]

    before = await tags(server.url, f"/table/{table}")
    await anna.post(f"/api/tables/{table}/share", {"shared": True})
    after = await tags(server.url, f"/table/{table}")

    assert before == {} and after["og:title"] == "Byzantium"


async def test_an_invitation_says_which_game_and_a_wrong_one_nothing(server: Server, anna: Player) -> None:
    table = (await anna.table("invited", game="byzantium", private=True, title="Secret plans"))["id"]
    link = (await anna.get(f"/api/tables/{table}/invites"))[0]["path"]

    invited = await tags(server.url, link)

    assert invited["og:title"] == "You are invited: Byzantium"
    assert await tags(server.url, "/join/nonsense") == await tags(server.url, "/rules/byzantium") == {}
