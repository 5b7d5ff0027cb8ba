"""Nothing hidden goes over the wire: not by views, events, logs, lists, clocks, refusals, records or the server's own log."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from typing import Any

import pytest
from tests.example_game.notation import CARDS
from tests.server.harness import Player, Server, play_to_the_end

pytestmark = pytest.mark.service

NAMES = [f"{letter}{value}" for letter in "ab" for value in range(1, 7)]


class Wiretap(Player):
    """A player that keeps every byte it was sent."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.heard: list[str] = []
        self.all: list[str] = []

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        self.heard.append(json.dumps(message))
        self.all.append(self.heard[-1])
        return message

    def _answer(self, reply: Any, status: int) -> Any:
        self.heard.append(reply.text)
        self.all.append(reply.text)
        return super()._answer(reply, status)


async def test_no_other_hand_bid_or_seed_is_ever_on_the_wire(server: Server) -> None:
    async with (
        Wiretap(server.url, "Anna") as anna,
        Wiretap(server.url, "Béla") as bela,
        Wiretap(server.url, "Eve") as eve,
    ):
        dice = random.Random(7)
        pace = {"kind": "live", "bank_s": 600, "increment_s": 5}
        table = (await anna.table("open", pace=pace, options={"length": "long"}))["id"]
        await bela.post(f"/api/tables/{table}/join")
        await eve.watch(table)
        shown: set[str] = set()
        for _ in range(30):
            for player, seat in ((anna, 0), (bela, 1)):
                view = await player.watch(table, seat)
                board = view["view"]["board"]
                if board["round"] == 4:
                    break  # the last one is left unplayed: a finished game hides nothing
                others: list[Wiretap] = [one for one in (anna, bela, eve) if one is not player]
                for one in others:
                    one.heard.clear()
                secret = {NAMES[card] for card in board["hand"]}
                if view["view"]["legal"]:
                    choice = dice.choice(view["view"]["legal"])["text"]
                    answer = await player.play(view, choice)
                    assert answer["type"] == "done"
                await eve.get(f"/api/tables/{table}/log")
                await eve.get(f"/api/tables/{table}/view")
                await eve.get("/api/tables")
                other, its_seat = (bela, 1) if player is anna else (anna, 0)
                await other.get(f"/api/tables/{table}/log", seat=its_seat)
                await other.get(f"/api/tables/{table}/digest", seat=its_seat)
                await eve.send("ping", n=1)
                await eve.expect("pong")
                now = (await player.get(f"/api/tables/{table}/view", seat=seat))["view"]["board"]
                still = secret - {NAMES[card] for card in now["used"]}
                for one in others:
                    for text in one.heard:
                        found = [card for card in still if f'"{card}"' in text or f"bid {card}" in text]
                        assert not found, f"{found} of seat {seat} is in {text[:2000]}"
                shown |= still
        assert len(shown) > 5, "there was something to hide"
        refused = await eve.post(f"/api/tables/{table}/why-not", {"action": "bid a1"}, status=403)
        curious = await eve.post(f"/api/tables/{table}/ask", {"question": {"about": "bids"}}, status=403)
        foreign = await eve.get(f"/api/tables/{table}/view", seat=0, status=403)
        assert refused["error"] == curious["error"] == foreign["error"] == "forbidden"

        with sqlite3.connect(server.folder / "data" / "porphyry.sqlite3") as database:
            seed, salt = database.execute("SELECT seed, salt FROM tables WHERE id = ?", (table,)).fetchone()
        database.close()
        every = [text for one in (anna, bela, eve) for text in one.all]
        assert (await eve.get(f"/api/tables/{table}"))["status"] == "playing"
        assert not [text for text in every if seed in text or salt in text]
        assert seed not in server.log() and salt not in server.log()
    assert len(NAMES) == CARDS


async def test_who_still_has_to_answer_a_secret_question_is_not_told(
    server: Server, anna: Player, bela: Player
) -> None:
    table = (await anna.table("open", "open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    async with Player(server.url, "Dora") as dora:
        await dora.post(f"/api/tables/{table}/join")
        spectator = await dora.watch(table)
        view = await anna.watch(table, 0)
        await anna.play(view, view["view"]["legal"][0]["text"])
        update = await dora.expect("update")
        info = await dora.get(f"/api/tables/{table}")

    assert spectator["view"]["asked"] == [{"seat": None, "kind": "bid", "rule": "TES-BID-01", "params": {}}]
    assert update["seat"] is None and update["action"] is None
    assert info["waiting"] is None


async def test_a_bank_does_not_tell_who_has_answered_a_secret_question(
    server: Server, anna: Player, bela: Player, cara: Player
) -> None:
    """While others still think, each sees his own bank move; the rest stand as they stood when the question came."""
    table = (await anna.table("open", "open", pace={"kind": "live", "bank_s": 600, "increment_s": 10}))["id"]
    for one in (bela, cara):
        await one.post(f"/api/tables/{table}/join")
    view = await anna.watch(table, 0)
    await anna.play(view, view["view"]["legal"][0]["text"])

    one_answered = {
        who: [clock["bank_ms"] for clock in (await one.get(f"/api/tables/{table}/view{seat}"))["clocks"]]
        for who, one, seat in (("anna", anna, "?seat=0"), ("bela", bela, "?seat=1"), ("eve", cara, ""))
    }
    ends = [(await one.get(f"/api/tables/{table}"))["deadline"] for one in (bela, cara)]
    for seat, one in ((1, bela), (2, cara)):
        view = await one.watch(table, seat)
        await one.play(view, view["view"]["legal"][0]["text"])
    all_answered = [clock["bank_ms"] for clock in (await cara.get(f"/api/tables/{table}/view"))["clocks"]]

    assert one_answered["bela"] == one_answered["eve"] == [600_000] * 3
    assert one_answered["anna"][0] > 605_000 and one_answered["anna"][1:] == [600_000] * 2
    assert None not in ends, "each knows of his own clock"
    assert min(all_answered) > 605_000


async def test_an_action_is_told_to_its_own_seat_and_to_all_after_the_end(anna: Player, bela: Player) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    view = await anna.watch(table, 0)
    line = view["view"]["legal"][0]["text"]
    await anna.play(view, line)

    mine = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"][-1]
    theirs = (await bela.get(f"/api/tables/{table}/log", seat=1))["entries"][-1]
    await asyncio.gather(play_to_the_end(anna, table, 0), play_to_the_end(bela, table, 1))
    after = (await bela.get(f"/api/tables/{table}/log", seat=0))["entries"][1]

    assert (mine["action"], theirs["action"], after["action"]) == (line, None, line)
