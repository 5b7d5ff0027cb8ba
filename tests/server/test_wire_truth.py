"""Every byte that reaches a seat or a spectator, held against what it may know by then. The judge is the library: it plays the same game.

`make soak` plays whole games; `make test` the first part of each.
Of each ply the library says what each seat may see: its view, its events, its options. A word that some seat knows and another does not
yet know is hidden from that other. No such word, no seed and no salt may reach it: not live, not by any route, not by looking back.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from typing import Any

import pytest
from tests.server.harness import Player, Server, asked

from porphyry.kernel.event import Event
from porphyry.kernel.promise import Promise
from porphyry.kernel.registry import game as find_game
from porphyry.kernel.table import Table, new_table

pytestmark = pytest.mark.service

WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
WHOLE = 3000
PLIES = WHOLE if os.environ.get("SOAK_S") else 70
SPECTATOR = None
Heard = tuple[int | None, int, str]
"""Whose eyes, how many plies everybody knows of by then, what came."""


class Tapped(Player):
    """Keeps every byte that comes, with the last ply that it tells of."""

    def __init__(self, url: str, name: str, eyes: int | None) -> None:
        super().__init__(url, name)
        self.eyes = eyes
        self.heard: list[Heard] = []
        self.ply = 0
        self.over = False  # what is told from then on is no secret

    async def listen(self, table: str) -> None:
        await self.watch(table, self.eyes)
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] in ("update", "more"):
                self.ply = message["ply"]
            self.over = self.over or ended(message)
            if not self.over:
                self.heard.append((self.eyes, message.get("ply", self.ply), str(text)))

    async def look(self, path: str, known: int, body: Any = None, **params: Any) -> None:
        """Ask; what comes back may tell no more than was known at that ply."""
        method = "GET" if body is None else "POST"
        reply = await self.http.request(method, path, params=params or None, json=body)
        assert reply.status_code < 500, (path, reply.text)
        self.heard.append((self.eyes, known, reply.text))

    async def __aexit__(self, *_: object) -> None:
        self.listening.cancel()
        await super().__aexit__()


def ended(message: dict[str, Any]) -> bool:
    """Does this message tell of the end?"""
    view, table = message.get("view"), message.get("table")
    change = [path for path, *_ in message.get("change") or []]
    shown = isinstance(view, dict) and view["outcome"] is not None
    return shown or ["outcome"] in change or (isinstance(table, dict) and table["status"] == "over")


async def act(player: Tapped, table: str, seat: int, dice: random.Random) -> bool:
    """Answer, if this seat is asked."""
    shown = await player.get(f"/api/tables/{table}/view", seat=seat)
    if not shown["view"]["legal"]:
        return False
    lines = [one["text"] for one in shown["view"]["legal"]]
    line = dice.choice(lines)
    if dice.random() < 0.2:  # a whole move, as far as it goes; what else it holds may not be told either
        line = "; ".join([line, *dice.choices(lines, k=2)])
    body = {
        "seat": seat, "ply": shown["view"]["ply"], "update": shown["update"], "id": f"w{next(player.ids)}", "action": line,
    }  # fmt: skip
    reply = await player.http.post(f"/api/tables/{table}/play", json=body)
    assert reply.status_code in (200, 409), reply.text
    return True


def replayed(server: Server, table_id: str) -> tuple[Table, list[tuple[Any, ...]], list[str]]:
    """The game before its first ply, what was then played (seat, line, hidden), and what nobody may know."""
    columns = "game, seats, options, seed, salt, contributions, dice"
    ((name, seats, options, seed, salt, words, form),) = asked(
        server, f"SELECT {columns} FROM tables WHERE id = $1", table_id
    )
    plays = "SELECT seat, line, hidden FROM entries WHERE table_id = $1 AND kind = 'play' ORDER BY n"
    entries = asked(server, plays, table_id)
    given = [bytes.fromhex(one) for one in json.loads(words)]
    promise = Promise(bytes.fromhex(seed), bytes.fromhex(salt), given, form)
    table = new_table(find_game(name), seats, options=json.loads(options), promise=promise)
    return table, entries, [seed, salt, promise.key().hex()]


class Knowledge:
    """What each may know at each ply that everybody knows of: all that came until the next one began."""

    def __init__(self, server: Server, table_id: str, eyes: list[int | None]) -> None:
        self.table, entries, self.secrets = replayed(server, table_id)
        self.eyes = eyes
        self.words = {word for words in self.table._known.values() for word in words if len(word) > 3}
        self.may: dict[int | None, list[set[str]]] = {}  # all words that came to these eyes
        self.saw: dict[int | None, list[set[str]]] = {}  # those of the game's things, on the board or in what happened
        for one in eyes:
            events = [event for told in self.table.events for event in told]
            may, saw = self._now(one, events)
            self.may[one], self.saw[one] = [may], [saw]
        for seat, line, hidden in entries:
            events = self.table.play(line, seat)
            for one in eyes:
                may, saw = self._now(one, events)
                may |= {*WORD.findall(line.lower())} if one == seat else set()
                if hidden == 2:  # a pass that nobody knows of
                    self.may[one][-1] = self.may[one][-1] | may
                    self.saw[one][-1] = self.saw[one][-1] | saw
                else:
                    for _ in line.split("; "):  # a whole move is told as one
                        self.may[one].append(self.may[one][-1] | may)
                        self.saw[one].append(self.saw[one][-1] | saw)
        self.hidden = {
            word
            for one in eyes
            for other in eyes
            for mine, theirs in zip(self.saw[one], self.saw[other], strict=True)
            for word in theirs - mine
        }

    def _now(self, eyes: int | None, events: list[Event]) -> tuple[set[str], set[str]]:
        view = self.table.view(eyes)
        told = [event.to_data() for event in events if event.seen_by(-1 if eyes is None else eyes)]
        things = set(WORD.findall(json.dumps([view["board"], told]).lower())) & self.words
        return set(WORD.findall(json.dumps([view, told]).lower())), things

    def leaks(self, heard: list[Heard]) -> list[str]:
        """Words that came too early, and to whom."""
        found = []
        for eyes, ply, text in heard:
            found += [f"{eyes} at ply {ply}: a seed in {text[:80]}" for secret in self.secrets if secret in text]
            may = self.may[eyes][min(ply, len(self.may[eyes]) - 1)]
            early = (set(WORD.findall(text.lower())) & self.hidden) - may
            found += [f"{eyes} at ply {ply}: {word} in {text[:80]}" for word in early]
        return found


async def played(server: Server, name: str, plies: int) -> tuple[list[Heard], str]:
    """Two people play, one looks on; all three look around again and again. What they heard before the end."""
    dice = random.Random(f"{name} {plies}")
    async with (
        Tapped(server.url, "Anna", 0) as anna,
        Tapped(server.url, "Bela", 1) as bela,
        Tapped(server.url, "Eve", SPECTATOR) as eve,
    ):
        table = (await anna.table("open", game=name, reaction_s=0, pace={"kind": "live", "bank_s": 50_000}))["id"]
        await bela.post(f"/api/tables/{table}/join", {"contribution": "b2" * 16})
        for one in (anna, bela, eve):
            await one.listen(table)
        while True:
            for seat, one in enumerate((anna, bela)):
                await act(one, table, seat, dice)
            info = await eve.get(f"/api/tables/{table}")
            if info["status"] == "over" or info["ply"] >= plies:
                break
            if dice.random() < min(0.15, 12 / plies):
                for one in (anna, bela, eve):
                    await look_around(one, table, info["ply"], dice.randrange(info["ply"] + 1))
        await asyncio.sleep(0.1)
        return [*anna.heard, *bela.heard, *eve.heard], table


async def look_around(one: Tapped, table: str, now: int, back: int) -> None:
    """Everything that can be asked about this table, by who sits there and by who does not."""
    here = f"/api/tables/{table}"
    own = {} if one.eyes is None else {"seat": one.eyes}
    foreign = 1 if one.eyes == 0 else 0
    await one.look(f"{here}/view", back, **own, ply=back)
    await one.look(f"{here}/view", back, seat=foreign, ply=back)
    await one.look(f"{here}/view", now, ply=now)
    for path in ("log", "digest", "orders"):
        await one.look(f"{here}/{path}", now, **own)
        await one.look(f"{here}/{path}", now, seat=foreign)
    for path in ("", "/chat", "/record", "/record?form=text", "/position", "/papers", "/notes", "/invites"):
        await one.look(f"{here}{path}", now)
    for path in ("/api/my/tables", "/api/me/export", "/api/me", "/api/tables"):
        await one.look(path, now)
    await one.look(f"{here}/hint", now, {**own})
    for question in ({"about": "reach"}, {"about": "hand"}, {"about": "sight", "from": "a1", "to": "a5"}):
        await one.look(f"{here}/ask", now, {**own, "question": question})
    await one.look(f"{here}/share", now, {"shared": True})
    await one.look(f"{here}/rematch", now, {})


@pytest.mark.parametrize("name", ["byzantium", "byzantion", "guiscard"])
async def test_no_byte_tells_more_than_its_reader_may_know(server: Server, name: str) -> None:
    heard, table = await played(server, name, PLIES)

    known = Knowledge(server, table, [0, 1, SPECTATOR])

    assert known.leaks(heard) == []
    assert len(heard) > len(known.may[0]), "there was something to read"
    if name == "byzantion":
        assert len(known.hidden) > 5, "there was something to hide"
        foreign = next(word for word in known.saw[0][5] - known.may[1][5] if word in known.hidden)
        assert known.leaks([(1, 5, f'{{"card": "{foreign}"}}')]), "the judge sees a leak"
