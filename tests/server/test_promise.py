"""The dice of a table: promised before anybody sits down, mixed from everybody's word, and checked by a stranger at the end."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import Any

import pytest
from tests.kernel.test_promise import check
from tests.server.harness import Player, Server, play_to_the_end

import porphyry

pytestmark = pytest.mark.service

ANNA, BELA = "a1" * 16, "b2" * 16


async def test_everybody_has_a_word_in_the_dice_and_a_stranger_can_check_them(
    server: Server, anna: Player, bela: Player, cara: Player
) -> None:
    promise = await anna.post("/api/promises")
    word = {"promise": promise["id"], "contribution": ANNA}
    made = await anna.table("open", "open", "bot", order="random", game="byzantium", **word)
    await bela.post(f"/api/tables/{made['id']}/join", {"contribution": BELA})
    begun = await cara.post(f"/api/tables/{made['id']}/join")
    view = (await anna.get(f"/api/tables/{made['id']}/view"))["view"]
    record = await anna.get(f"/api/tables/{made['id']}/record")
    with sqlite3.connect(server.folder / "data" / "porphyry.sqlite3") as database:
        seed, salt = database.execute("SELECT seed, salt FROM tables WHERE id = ?", (made["id"],)).fetchone()
    database.close()
    opened = {**record, "seed": seed, "salt": salt}

    assert made["commitment"] == promise["commitment"] == begun["commitment"] == view["commitment"]
    assert (made["status"], made["dice"], made["made_up"]) == ("open", "bound", False)
    assert record["contributions"] == [ANNA, BELA, "", ""], "as they sat before the lot; who gave nothing is said"
    assert check(record) == ["nothing is proved yet"]
    assert check(opened) == []
    assert sorted(opened["order"]) == [0, 1, 2, 3]
    names = [anna.person["id"], bela.person["id"], cara.person["id"], None]
    assert [one["person"] for one in begun["seats"]] == [names[at] for at in opened["order"]]
    assert check({**opened, "contributions": [BELA, ANNA, "", ""]}) != []
    proof = porphyry.replay(opened).proof
    assert proof is not None and proof.fair and proof.contributions == 2


async def test_a_finished_game_of_the_server_is_checked_from_its_record(anna: Player, bela: Player) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join", {"contribution": BELA})
    await asyncio.gather(play_to_the_end(anna, table, 0), play_to_the_end(bela, table, 1))
    record = await anna.get(f"/api/tables/{table}/record")

    assert check(record) == []
    assert record["contributions"] == ["", BELA] and record["order"] == []


async def test_a_promise_is_good_once_for_whoever_asked_for_it(anna: Player, bela: Player) -> None:
    promise = (await anna.post("/api/promises"))["id"]
    seats = [{"who": "me"}, {"who": "bot"}]

    async def made(player: Player, **word: str) -> int:
        reply = await player.http.post("/api/tables", json={"game": "tesserae", "seats": seats, **word})
        return reply.status_code

    before = await made(anna, contribution=ANNA)
    mine = await made(anna, promise=promise, contribution=ANNA)
    again = await made(anna, promise=promise, contribution=ANNA)
    foreign = await made(bela, promise=(await anna.post("/api/promises"))["id"])
    odd = [await made(anna, promise=promise, contribution=word) for word in ("a1", "A1" * 16, "a1" * 16 + "\n")]

    assert before == 400, "a word that the server knew before it made its promise is none"
    assert (mine, again, foreign) == (200, 400, 400)
    assert odd == [400, 400, 400]


def laid_down() -> dict[str, Any]:
    """A game whose dice somebody chose."""
    table = porphyry.position("byzantium", {"seats": 2}, dice=[1, 1, 1], seed=b"s" * 32)
    for _ in range(10):
        table.play(table.legal()[-1])
    data: dict[str, Any] = json.loads(table.record().to_json())
    return data


async def test_a_table_says_what_its_dice_and_its_beginning_are_worth(server: Server, anna: Player) -> None:
    opened = await anna.post("/api/records", {"record": json.dumps(laid_down())})
    made_up = await anna.table("local", game="byzantium", position={})
    plain = await anna.table("local")
    with sqlite3.connect(server.folder / "data" / "porphyry.sqlite3") as database:
        database.execute("UPDATE tables SET dice = 1 WHERE id = ?", (plain["id"],))
    database.close()
    listed = {one["id"]: one for one in (await anna.get("/api/my/tables"))["tables"]}

    assert (opened["dice"], opened["made_up"]) == ("laid-down", True)
    assert (made_up["dice"], made_up["made_up"]) == ("bound", True)
    assert (plain["dice"], plain["made_up"]) == ("bound", False)
    assert listed[plain["id"]]["dice"] == "old"
