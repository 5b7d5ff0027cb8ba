"""Asking tells nothing: two tables that differ only in a hidden hand look the same on the wire, in contents, order and time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from itertools import dropwhile
from typing import Any

import pytest
from tests.server.harness import PATIENCE_S, Player, Server, same_person

pytestmark = pytest.mark.service

REACTION_S = 1.6
TOLERANCE_S = 0.35
LATE_S = 20
"""So late a machine that does much else may be with what is to come at a certain time."""
SLOW = {"kind": "slow", "bank_s": 86_400}
OWN = {"id", "table", "table_id", "commitment", "at", "since", "created_at", "started_at", "person", "server_time"}
"""What differs from table to table anyway: names, the promise about the dice, times of day."""


def position(hand: list[str]) -> dict[str, Any]:
    """The first player is on turn; the second holds these cards. Nothing that follows needs dice."""
    rich = {"nomisma": 20, "resources": {"fides": 3}}
    return {"players": [{**rich, "hand": ["theodora", "belisarius"]}, {**rich, "hand": hand}]}


def plain(value: Any) -> Any:
    """A message without what is its table's own."""
    if isinstance(value, dict) and "bank_ms" in value:
        assert value["bank_ms"] > 500_000  # hers runs while she thinks; that of a reaction does not
        return {"seat": value["seat"], "runs": value["since"] is not None}
    if isinstance(value, dict):
        return {
            key: one is not None if key == "deadline" else plain(one) for key, one in value.items() if key not in OWN
        }
    return [plain(one) for one in value] if isinstance(value, list) else value


def difference(one: Any, other: Any, where: str = "") -> list[str]:
    """Every place at which two messages differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [line for key in one for line in difference(one[key], other[key], f"{where}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            line
            for at, (a, b) in enumerate(zip(one, other, strict=True))
            for line in difference(a, b, f"{where}[{at}]")
        ]
    return [] if one == other else [f"{where}: {one!r} and {other!r}"]


class Ear(Player):
    """Hears everything that comes over its socket, with the time since the clock was set."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self.started = 0.0
        self.listening: asyncio.Task[None] | None = None

    async def listen(self, table: str, seat: int | None) -> None:
        await self.watch(table, seat)
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            self.heard.append((time.monotonic() - self.started, json.loads(text)))

    async def until(self, ready: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for _, message in self.heard[since:]:
                    if ready(message):
                        return message
                await asyncio.sleep(0.01)

    def messages(self) -> list[dict[str, Any]]:
        return [message for _, message in self.heard if message["type"] not in ("table", "pong")]

    async def act(self, table: str, seat: int, action: str) -> None:
        view = (await self.get(f"/api/tables/{table}/view", seat=seat))["view"]
        body = {"seat": seat, "ply": view["ply"], "id": f"v{next(self.ids)}", "action": action}
        await self.post(f"/api/tables/{table}/play", body)

    async def __aexit__(self, *_: object) -> None:
        if self.listening is not None:
            self.listening.cancel()
        await super().__aexit__()


def all_there(message: dict[str, Any]) -> bool:
    return message["spectators"] >= 0 and all(seat["online"] for seat in message["table"]["seats"])


def asks(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: bool(message.get("view") and message["view"]["legal"] and message["view"]["seat"] == seat)


Heard = list[tuple[float, Any]]
Course = tuple[list[Heard], list[Any], int]
"""What a player and a spectator heard, what was found out by asking, how often the other was asked."""


class TooSlowError(Exception):
    """The machine did something else meanwhile: the time of a reaction was over before all had been asked."""


Answer = Callable[[Ear, str, float], Coroutine[Any, Any, int]]


async def course(hand: list[str], answer: Answer, reaction_s: float, *urls: str) -> Course:
    """Anna announces that she plays cards. What she and a spectator hear and can find out until she may do so.

    `urls`: where Anna, Béla and Eve are connected, and where Anna asks for her tables besides.
    """
    async with Ear(urls[0], "Anna") as anna, Ear(urls[1], "Béla") as bela, Ear(urls[2], "Eve") as eve:
        besides = same_person(anna, urls[3])
        more = {"position": position(hand), "reaction_s": reaction_s, "pace": {"kind": "live", "bank_s": 600}}
        table = (await anna.table("open", game="byzantion", **more))["id"]
        await bela.post(f"/api/tables/{table}/join")
        await anna.listen(table, 0)
        await bela.listen(table, 1)
        await eve.listen(table, None)
        found: list[Any] = []
        streamed: list[Any] = []
        stream = asyncio.create_task(read_stream(anna, streamed))
        while not streamed:  # noqa: ASYNC110 - a list that fills from the wire
            await asyncio.sleep(0.02)
        for one in (anna, eve):  # everybody is known to be there, at every server
            await one.until(lambda message: message["type"] == "table" and all_there(message))
        for one in (anna, bela, eve):
            one.started, one.heard = time.monotonic(), []
        answering = asyncio.create_task(answer(bela, table, reaction_s))
        await anna.act(table, 0, "announce play")
        await asyncio.sleep(0.1)  # while he still thinks, or would
        began = anna.started
        for ask in (
            anna.get(f"/api/tables/{table}/view", seat=0),
            anna.get(f"/api/tables/{table}/log", seat=0),
            anna.get(f"/api/tables/{table}/digest", seat=0),
            eve.get(f"/api/tables/{table}"),
            eve.get(f"/api/tables/{table}/log"),
            anna.get("/api/my/tables"),
            besides.get("/api/my/tables"),
            anna.http.post(f"/api/tables/{table}/why-not", json={"action": "done", "seat": 0}),
            anna.http.post(
                f"/api/tables/{table}/play", json={"seat": 0, "ply": 1, "update": 2, "id": "early", "action": "end"}
            ),
            anna.http.get(f"/api/tables/{table}/record"),
        ):
            reply = await ask
            found.append(plain(reply if isinstance(reply, dict) else [reply.status_code, reply.json()]))
        in_time = time.monotonic() - began < 0.9 * reaction_s
        await anna.until(asks(0))
        await asyncio.sleep(0.1)
        asked = await answering
        stream.cancel()
        found.append(plain(streamed))
        found.append(plain((await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]))
        # that somebody is there may be told late, before the announcement
        heard = [
            [(at, plain(one)) for at, one in dropwhile(lambda told: told[1]["type"] == "table", ear.heard)]
            for ear in (anna, eve)
        ]
        await besides.http.aclose()
        if not in_time:
            raise TooSlowError
        return heard, found, asked


async def read_stream(player: Player, lines: list[Any]) -> None:
    async with player.http.stream("GET", "/api/stream") as reply:
        async for line in reply.aiter_lines():
            lines.append(json.loads(line))  # noqa: PERF401 - one by one, as they come


async def declines(bela: Ear, table: str, reaction_s: float) -> int:
    """Béla thinks for a while and lets it pass."""
    await bela.until(asks(1))
    await asyncio.sleep(reaction_s * 0.6)
    await bela.act(table, 1, "decline")
    return sum(asks(1)(message) for _, message in bela.heard)


async def is_not_asked(bela: Ear, _table: str, reaction_s: float) -> int:
    await asyncio.sleep(reaction_s * 0.9)
    return sum(asks(1)(message) for _, message in bela.heard)


@pytest.mark.rule("BZN-ITR-17")
async def test_whether_somebody_can_react_is_seen_by_nobody_and_felt_by_nobody(server: Server) -> None:
    await look_the_same(*[server.url] * 4)


async def look_the_same(*urls: str) -> None:
    """Two tables that differ in what Béla holds: nobody else can tell them apart.

    In contents never; in time the machine itself differs now and then, and what tells something tells it every time: so once is enough.
    """
    apart = [""]
    for reaction_s in (REACTION_S, 2 * REACTION_S, 5 * REACTION_S):
        try:
            could = await course(["iron-custody", "narses"], declines, reaction_s, *urls)
            could_not = await course(["tribonian", "narses"], is_not_asked, reaction_s, *urls)
        except TooSlowError:
            continue
        assert (could[2], could_not[2]) == (1, 0), "he was asked at one table and not at the other"
        for mine, theirs in zip(could[0], could_not[0], strict=True):
            assert [one["type"] for _, one in mine] == [one["type"] for _, one in theirs]
            assert difference([one for _, one in mine], [one for _, one in theirs]) == []
        assert difference(could[1], could_not[1]) == []
        spectator = could[0][1]
        assert [one["type"] for _, one in spectator] == ["update", "more"]
        assert spectator[1][0] - spectator[0][0] > reaction_s - TOLERANCE_S
        apart = [
            line for mine, theirs in zip(could[0], could_not[0], strict=True) for line in seconds_apart(mine, theirs)
        ]
        if not apart:
            break

    assert apart == []


def seconds_apart(mine: Heard, theirs: Heard) -> list[str]:
    """Messages that came at other times, counted from the first."""
    times = [(at - mine[0][0], as_well - theirs[0][0]) for (at, _), (as_well, _) in zip(mine, theirs, strict=True)]
    return [f"{one:.2f} s and {other:.2f} s" for one, other in times if abs(one - other) >= TOLERANCE_S]


async def people(server: Server, hands: list[list[str]], **more: Any) -> tuple[list[Ear], str]:
    """A table of Byzantion with so many people, who all listen."""
    ears = [Ear(server.url, name) for name in ("Anna", "Béla", "Cara")[: len(hands)]]
    for one in ears:
        await one.__aenter__()
    rich = {"nomisma": 20, "resources": {"fides": 3}}
    start = {"players": [{**rich, "hand": hand} for hand in hands]}
    others = ["open"] * (len(hands) - 1)
    table = (await ears[0].table(*others, game="byzantion", position=start, **more))["id"]
    for one in ears[1:]:
        await one.post(f"/api/tables/{table}/join")
    for seat, one in enumerate(ears):
        await one.listen(table, seat)
        one.started, one.heard = time.monotonic(), []
    return ears, table


async def leave(ears: list[Ear]) -> None:
    for one in ears:
        await one.__aexit__()


async def test_who_is_late_passes_in_time_if_the_table_has_agreed_on_that(server: Server) -> None:
    ears, table = await people(
        server,
        [["theodora"], ["iron-custody"]],
        reaction_s=REACTION_S,
        late="pass",
        pace={"kind": "live", "bank_s": 60},
    )
    anna, bela = ears
    before = time.monotonic()
    await anna.act(table, 0, "announce play")
    announced = time.monotonic()
    await anna.until(asks(0))
    shown = time.monotonic()
    stale = await bela.http.post(
        f"/api/tables/{table}/play", json={"seat": 1, "ply": 1, "id": "late", "action": "intrigue iron-custody"}
    )
    banks = (await anna.get(f"/api/tables/{table}/view", seat=0))["clocks"]
    await leave(ears)

    assert any(asks(1)(message) for _, message in bela.heard)
    assert shown - before > REACTION_S
    assert shown - announced < REACTION_S + LATE_S, "he has not answered, and never will"
    assert stale.status_code in (409, 422)
    assert banks[1]["bank_ms"] == 60_000, "a reaction costs no time"


async def test_without_that_the_table_waits_and_a_card_played_is_seen_at_once(server: Server) -> None:
    ears, table = await people(server, [["theodora"], ["iron-custody"]], reaction_s=0.4)
    anna, bela = ears
    await anna.act(table, 0, "announce play")
    await asyncio.sleep(0.8)
    waited = [message for _, message in anna.heard if asks(0)(message)]
    await bela.act(table, 1, "intrigue iron-custody")
    played = await anna.until(lambda message: message["type"] == "update" and message["update"] == 3)
    await leave(ears)

    assert waited == []
    assert "IntriguePlayed" in [event["kind"] for event in played["events"]]


@pytest.mark.rule("BZN-ITR-09", "BZN-ITR-17")
async def test_each_of_several_has_a_time_of_his_own_however_soon_the_one_before_has_passed(server: Server) -> None:
    """Cara is asked after Béla. When she is asked must not tell her whether he was; what told it would tell it every time."""

    async def asked(hand: list[str]) -> float:
        ears, table = await people(server, [["theodora"], hand, ["day-of-holy-silence"]], reaction_s=0.8)
        anna, bela, cara = ears
        began = time.monotonic()
        await anna.act(table, 0, "announce play")
        if hand == ["iron-custody"]:
            await bela.until(asks(1))
            await bela.act(table, 1, "decline")
        await cara.until(asks(2))
        after = time.monotonic() - began
        await cara.act(table, 2, "decline")
        await anna.until(asks(0))
        await leave(ears)
        return after

    for _ in range(4):
        when = [await asked(hand) for hand in (["iron-custody"], ["tribonian"])]
        assert min(when) > 0.8
        if abs(when[0] - when[1]) < TOLERANCE_S:
            break

    assert abs(when[0] - when[1]) < TOLERANCE_S


async def test_one_person_and_bots_wait_for_nobody(server: Server) -> None:
    async with Ear(server.url, "Anna") as anna:
        more = {"position": position(["iron-custody", "narses"]), "reaction_s": 60}
        table = (await anna.table("local", game="byzantion", **more))["id"]
        started = time.monotonic()
        await anna.act(table, 0, "announce play")
        await anna.act(table, 1, "decline")
        view = (await anna.get(f"/api/tables/{table}/view", seat=0))["view"]

        assert [ask["kind"] for ask in view["asked"]] == ["play_cards"]
        assert time.monotonic() - started < 60


async def random_player(player: Ear, table: str, seat: int, seed: int) -> dict[str, Any]:
    """Answer everything at random to the end, following the updates; returns the last view."""
    chooser, heard = random.Random(seed), 0
    latest: dict[str, Any] = await player.get(f"/api/tables/{table}/view", seat=seat)
    update = latest["update"]
    while latest["view"]["outcome"] is None:
        if latest["view"]["legal"]:
            action = chooser.choice(latest["view"]["legal"])["text"]
            body = {
                "seat": seat, "ply": latest["view"]["ply"], "update": latest["update"],
                "id": f"r{next(player.ids)}", "action": action,
            }  # fmt: skip
            reply = await player.http.post(f"/api/tables/{table}/play", json=body)
            assert reply.status_code in (200, 409), reply.text
            latest = await player.get(f"/api/tables/{table}/view", seat=seat)
            continue
        async with asyncio.timeout(PATIENCE_S):
            while len(player.heard) == heard:  # noqa: ASYNC110 - a list that fills from the wire
                await asyncio.sleep(0.002)
        for _, message in player.heard[heard:]:
            if message["type"] == "update":
                assert message["update"] == update + 1, "updates have no gaps"
                update = message["update"]
            elif message["type"] == "more":
                assert message["update"] == update
        heard = len(player.heard)
        latest = await player.get(f"/api/tables/{table}/view", seat=seat)
    return latest


async def test_a_whole_game_under_the_veil_has_no_gaps_and_one_log_for_all(server: Server) -> None:
    async with Ear(server.url, "Anna") as anna, Ear(server.url, "Béla") as bela:
        table = (await anna.table("open", game="byzantion", reaction_s=0.02))["id"]
        await bela.post(f"/api/tables/{table}/join")
        await anna.listen(table, 0)
        await bela.listen(table, 1)
        ends = await asyncio.gather(random_player(anna, table, 0, 1), random_player(bela, table, 1, 2))
        logs = [
            (await one.get(f"/api/tables/{table}/log", seat=seat))["entries"] for seat, one in enumerate((anna, bela))
        ]
        record = (await anna.http.get(f"/api/tables/{table}/record")).json()
        history = [
            (
                (await one.get(f"/api/tables/{table}/view", seat=seat, ply=ply))["view"]["events"],
                entry["events"],
            )
            for seat, one in enumerate((anna, bela))
            for ply in range(logs[0][-1]["ply"])
            for entry in logs[seat]
            if entry["ply"] == ply and not entry["undone"]
        ]
        then = await anna.get(f"/api/tables/{table}/view", seat=0, ply=logs[0][-1]["ply"] // 2)

    assert ends[0]["view"]["outcome"] == ends[1]["view"]["outcome"]
    assert [one["update"] for one in logs[0]] == list(range(1, len(logs[0]) + 1)) == [one["update"] for one in logs[1]]
    assert logs[0][-1]["ply"] == ends[0]["view"]["ply"] <= len(record["plies"])
    assert then["view"]["ply"] == logs[0][-1]["ply"] // 2
    assert [one for one in history if one[0] != one[1]] == [], "looking back tells what the log tells"


async def history(hand: list[str], server: Server) -> tuple[list[Any], int]:
    """Anna announces that she plays cards, and ends that. All that she and Cara can look up afterwards; how often Béla was asked."""
    ears, table = await people(server, [["theodora"], hand, ["tribonian"]], reaction_s=0.6, pace=SLOW)
    anna, bela, cara = ears
    await anna.act(table, 0, "announce play")
    asked = (await bela.get(f"/api/tables/{table}/view", seat=1))["view"]["legal"]
    await cara.post(f"/api/tables/{table}/leave")  # a bot plays on for her: a step that has its place in the log
    if asked:
        await bela.act(table, 1, "decline")
    await anna.until(asks(0))
    await anna.act(table, 0, "done")
    found_out: list[Any] = []
    for one, seat in ((anna, 0), (cara, 2)):
        ply = (await one.get(f"/api/tables/{table}"))["ply"]
        found_out.append(ply)
        for eyes in (f"?seat={seat}&", "?"):
            found_out += [await one.get(f"/api/tables/{table}/view{eyes}ply={at}") for at in range(ply + 1)]
            found_out.append(await one.get(f"/api/tables/{table}/log{eyes}"))
        found_out.append(await one.get(f"/api/tables/{table}/digest", seat=seat))
        found_out += [await one.get(f"/api/tables/{table}"), await one.get("/api/my/tables")]
        found_out.append((await one.get("/api/me/export"))["actions"])
    found_out.append([(one["update"], one["ply"], one["events"]) for one in anna.messages() if "events" in one])
    await leave(ears)
    return [plain(one) for one in found_out], bool(asked)


@pytest.mark.rule("BZN-ITR-17")
async def test_history_is_the_same_whether_or_not_somebody_was_asked_in_secret(server: Server) -> None:
    """Views of every ply, logs, digests, counters and the export of two tables that differ in what Béla holds."""
    could, was_asked = await history(["iron-custody"], server)
    could_not, was_not = await history(["narses"], server)

    assert (was_asked, was_not) == (1, 0), "he was asked at one table and not at the other"
    assert difference(could, could_not) == []


async def test_the_list_of_games_says_how_long_a_new_table_waits_and_whether_dice_decide(anna: Player) -> None:
    games = {one["name"]: one for one in await anna.get("/api/games")}
    table = await anna.table("open", game="byzantion")

    assert games["byzantion"]["reaction_s"] == table["reaction_s"] > 0
    assert games["byzantium"]["reaction_s"] == 0
    assert (games["byzantium"]["odds"], games["byzantion"]["odds"]) == (True, False)
