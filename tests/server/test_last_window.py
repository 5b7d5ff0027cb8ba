"""The last step of a game, after which Béla might react: until his time is over nobody can tell whether it was the end.

Where he cannot react the game is over at once; where he can, the server waits for him. All that others see, ask or do meanwhile has the
same answer, in both cases.
"""

from __future__ import annotations

import random
import time
from typing import Any, Self

import pytest
from tests.server.harness import Player, Server
from tests.server.test_tables import until
from tests.server.test_veil import difference, plain, position

import porphyry

pytestmark = [pytest.mark.service, pytest.mark.rule("BZN-ITR-17")]

Twins = tuple[dict[str, Any], dict[str, Any], int, str]
"""Two positions before the last answer, by whose seat it is given, and the answer; the other seat can react in the first alone."""


def last_step(seed: int) -> tuple[dict[str, Any], int, str, list[int]]:
    """A game at random: the position before its last answer, whose it was, and who might have reacted to it."""
    table = porphyry.new("byzantion", seats=2, seed=seed)
    dice = random.Random(seed)
    while True:
        (asked, *_) = table.decisions()
        before = {"seats": 2, **table.to_position()}
        answer = dice.choice(table.legal(asked.seat)).text
        events = table.play(answer, asked.seat)
        if table.outcome is not None:
            break
    moments: list[Any] = [event.to_data()["params"] for event in events if event.kind == "Moment"]
    might = [seat for moment in moments for seat in moment["seats"]]
    return before, asked.seat, answer, might


def holding(before: dict[str, Any], seat: int, card: str) -> dict[str, Any]:
    """The same with this card for the hand of a seat."""
    deck = [one for one in before["deck"] if one != card] + before["players"][seat]["hand"]
    players = [{**one, "hand": [card]} if at == seat else one for at, one in enumerate(before["players"])]
    return {**before, "deck": deck, "players": players}


def goes_on(position: dict[str, Any], seat: int, answer: str) -> bool:
    """After this answer, does the game wait for the other seat, at the first moment in which somebody might react?"""
    table = porphyry.position("byzantion", position, seed=5)
    events = table.play(answer, seat)
    moments = [event for event in events if event.kind == "Moment"]
    return [one.seat for one in table.decisions()] == [1 - seat] and len(moments) == 1


@pytest.fixture(scope="module")
def twins() -> Twins:
    """The first game at random whose last step one card in the other's hand would have put off."""
    for seed in range(200):
        before, seat, answer, might = last_step(seed)
        hand = before["players"][1 - seat]["hand"]
        if set(might) != {1 - seat} or len(hand) != 1:
            continue
        for card in sorted(before["deck"]):  # of the closed pile: everybody sees how many cards lie on the other
            try:
                if goes_on(holding(before, 1 - seat, card), seat, answer):
                    return holding(before, 1 - seat, card), before, seat, answer
            except porphyry.BadPosition:
                continue
    raise AssertionError("no game ends like that")


LONG_S = 600
"""So long may somebody react at these tables: while the test runs."""
LOOKS = [
    "/api/tables/{table}", "/api/tables/{table}/view", "/api/tables/{table}/view?seat={mine}", "/api/tables/{table}/view?seat={other}",
    "/api/tables/{table}/view?ply=0", "/api/tables/{table}/log", "/api/tables/{table}/log?seat={mine}", "/api/tables/{table}/digest",
    "/api/tables/{table}/record", "/api/tables/{table}/position", "/api/tables/{table}/course", "/api/tables/{table}/papers",
    "/api/tables/{table}/orders", "/api/tables/{table}/chat", "/api/my/tables", "/api/my/tables?over=true", "/api/me/export",
    "/api/tables?status=playing&game=byzantion", "/api/tables?status=over&game=byzantion",
]  # fmt: skip
ASKS: list[tuple[str, dict[str, Any]]] = [
    ("rematch", {}), ("share", {"shared": True}), ("hint", {"seat": "mine"}), ("why-not", {"seat": "mine", "action": "pass"}),
    ("why-not", {"seat": "other", "action": "pass"}), ("odds", {"seat": "other", "action": "pass"}),
    ("ask", {"seat": "other", "question": {"about": "consequences", "actions": ["pass"]}}),
    ("ask", {"question": {"about": "consequences", "actions": ["pass"]}}),
    ("play", {"seat": "mine", "ply": 1, "id": "late", "action": "pass"}), ("undo", {"seat": "mine", "ply": 1, "id": "back"}),
    ("propose", {"seat": "mine", "what": "pause", "id": "pause"}), ("propose", {"seat": "mine", "what": "end", "id": "end"}),
    ("answer", {"seat": "mine", "agree": True, "id": "answer"}), ("resume", {"seat": "mine", "id": "resume"}),
    ("ask-undo", {"seat": "mine", "to": 0, "id": "undo"}), ("answer-undo", {"seat": "mine", "agree": True, "id": "agree"}),
    ("concede", {"seat": "mine", "id": "concede"}), ("leave", {}), ("return", {}),
    ("chat", {"text": "well?"}), ("mute", {"muted": True}),
]  # fmt: skip


class Window:
    """A table at which an answer has just been given, and the time in which Béla might react runs."""

    def __init__(self, server: Server, position: dict[str, Any], mine: int, answer: str) -> None:
        self.position, self.mine, self.answer = position, mine, answer
        self.anna, self.bela, self.eve = (Player(server.url, name) for name in ("Anna", "Bela", "Eve"))

    async def __aenter__(self) -> Self:
        for one in (self.anna, self.bela, self.eve):
            await one.__aenter__()
        self.table = await begun(self.anna, self.bela, self.position, self.mine, LONG_S)
        await self.anna.post(
            f"/api/tables/{self.table}/play", {"seat": self.mine, "ply": 0, "id": "last", "action": self.answer}
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        for one in (self.anna, self.bela, self.eve):
            await one.__aexit__()

    async def look(self, one: Player, path: str) -> list[Any]:
        reply = await one.http.get(path.format(table=self.table, mine=self.mine, other=1 - self.mine))
        found = reply.json()
        if isinstance(found, dict) and "more" in found:  # a list of the whole server: this table's line
            found = [row for row in found["tables"] if row["id"] == self.table]
        if path == "/api/me/export":
            found = [found["tables"], found["actions"]]
        return [one.name, path, reply.status_code, plain(found)]

    async def act(self, one: Player, what: str, body: dict[str, Any]) -> list[Any]:
        seat = {"mine": self.mine, "other": 1 - self.mine}.get(body.get("seat", ""))
        body = body if seat is None else {**body, "seat": seat}
        reply = await one.http.post(f"/api/tables/{self.table}/{what}", json=body)
        return [one.name, what, str(body), reply.status_code, plain(reply.json())]


async def begun(anna: Player, bela: Player, position: dict[str, Any], mine: int, reaction_s: float) -> str:
    """A table in this position, with Anna on this seat."""
    seats = [{"who": "me"}, {"who": "open"}]
    body = {
        "game": "byzantion", "seats": seats if mine == 0 else seats[::-1], "order": "fixed", "position": position,
        "reaction_s": reaction_s, "pace": {"kind": "slow", "bank_s": 86_400}, "title": "Ours",
    }  # fmt: skip
    table: str = (await anna.post("/api/tables", body))["id"]
    await bela.post(f"/api/tables/{table}/join")
    return table


async def found_out(server: Server, position: dict[str, Any], mine: int, answer: str) -> tuple[list[Any], bool]:
    """All that Anna and a stranger are answered while Béla might react; and was he asked?"""
    async with Window(server, position, mine, answer) as window:
        told = [await window.look(one, path) for one in (window.anna, window.eve) for path in LOOKS]
        told += [await window.act(one, what, body) for what, body in ASKS for one in (window.anna, window.eve)]
        told += [await window.look(one, path) for one in (window.anna, window.eve) for path in LOOKS]
        seen = await window.bela.get(f"/api/tables/{window.table}/view", seat=1 - mine)
        return told, bool(seen["view"]["legal"])


async def test_nobody_tells_the_end_of_a_game_from_a_question(server: Server, twins: Twins) -> None:
    could, could_not, mine, answer = twins
    one, asked = await found_out(server, could, mine, answer)
    other, not_asked = await found_out(server, could_not, mine, answer)

    assert (asked, not_asked) == (True, False)
    assert difference(one, other) == []


async def test_nobody_tells_by_what_he_may_do_whether_somebody_is_asked(server: Server) -> None:
    """In the middle of a game."""
    one, asked = await found_out(server, position(["iron-custody", "narses"]), 0, "announce play")
    other, not_asked = await found_out(server, position(["tribonian", "narses"]), 0, "announce play")

    assert (asked, not_asked) == (True, False)
    assert difference(one, other) == []


async def test_once_the_time_is_over_the_end_is_told_and_a_deed_is_done(server: Server, twins: Twins) -> None:
    """Who proposes something meanwhile waits for that time."""
    could, could_not, mine, answer = twins

    async def ends(position: dict[str, Any]) -> tuple[int, str, bool]:
        async with Player(server.url, "Anna") as anna, Player(server.url, "Bela") as bela:
            table = await begun(anna, bela, position, mine, 1.0)
            began = time.monotonic()
            await anna.post(f"/api/tables/{table}/play", {"seat": mine, "ply": 0, "id": "last", "action": answer})
            body = {"seat": mine, "what": "end", "id": "end"}
            proposed = await anna.http.post(f"/api/tables/{table}/propose", json=body)
            assert time.monotonic() - began > 1.0
            wanted = "playing" if proposed.status_code == 200 else "over"
            shown = await until(anna, f"/api/tables/{table}", lambda one: one["status"] == wanted)
            asked = (await bela.get(f"/api/tables/{table}/view", seat=1 - mine))["view"]["legal"]
            return proposed.status_code, shown["status"], bool(asked)

    assert await ends(could) == (200, "playing", True)
    assert await ends(could_not) == (409, "over", False)
