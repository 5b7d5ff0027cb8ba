"""No table is stuck: giving up, agreeing to end or to rest, seats of the silent; and nothing of it tells a secret."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Nursery, Player, Server, play_to_the_end
from tests.server.test_tables import until

pytestmark = pytest.mark.service
DAY_MS = 86_400_000


async def seated(anna: Player, *others: Player, bots: int = 0, **more: Any) -> str:
    table = (await anna.table(*["open"] * len(others), *["bot"] * bots, **more))["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    return str(table)


async def test_of_two_the_other_wins(anna: Player, bela: Player) -> None:
    table = await seated(anna, bela)
    await bela.watch(table, 1)

    await anna.post(f"/api/tables/{table}/concede", {"seat": 0, "id": "c"})
    told = await bela.expect("update")
    over = await bela.get(f"/api/tables/{table}")

    assert (told["kind"], told["seat"], told["view"]["outcome"]["winners"]) == ("concede", 0, [1])
    assert (over["status"], over["ended_by"]) == ("over", "concede")
    assert (over["outcome"]["places"], over["outcome"]["reason"]) == ([2, 1], "concede")
    assert (await anna.http.post(f"/api/tables/{table}/concede", json={"seat": 0, "id": "d"})).status_code == 409
    assert (await bela.get(f"/api/tables/{table}/record"))["seed"], "the record is open"


async def test_of_three_the_others_play_on_and_the_seat_comes_last(anna: Player, bela: Player, cara: Player) -> None:
    table = await seated(anna, bela, cara)
    await bela.post(f"/api/tables/{table}/concede", {"seat": 1, "id": "c"})
    given = await anna.get(f"/api/tables/{table}")
    back = await bela.http.post(f"/api/tables/{table}/return")

    last, _ = await _to_the_end(anna, cara, table)

    assert given["status"] == "playing"
    assert (given["seats"][1]["given_up"], given["seats"][1]["bot"]) == (True, "steady")
    assert back.status_code == 409, "given up is given up"
    outcome = last["view"]["outcome"]
    assert outcome["places"][1] == 3 and outcome["details"]["given_up"] == [1]
    assert 1 not in outcome["winners"] and outcome["winners"]
    assert outcome == (await anna.get(f"/api/tables/{table}"))["outcome"]


async def _to_the_end(anna: Player, other: Player, table: str) -> tuple[dict[str, Any], int]:
    both = await asyncio.gather(play_to_the_end(anna, table, 0), play_to_the_end(other, table, 2, seed=2))
    return both[0]


async def test_the_last_one_left_wins(anna: Player, bela: Player, cara: Player) -> None:
    table = await seated(anna, bela, cara)

    await bela.post(f"/api/tables/{table}/concede", {"seat": 1, "id": "c"})
    await anna.post(f"/api/tables/{table}/concede", {"seat": 0, "id": "c"})
    over = await cara.get(f"/api/tables/{table}")

    assert over["status"] == "over"
    assert over["outcome"]["places"] == [2, 3, 1], "whoever went first comes last"


async def test_who_concedes_against_bots_alone_has_ended_the_game(anna: Player) -> None:
    table = await seated(anna, bots=2)

    await anna.post(f"/api/tables/{table}/concede", {"seat": 0, "id": "c"})

    assert (await anna.get(f"/api/tables/{table}"))["outcome"]["places"] == [3, 1, 1]


async def test_a_clock_that_runs_out_does_not_end_the_game_of_the_others(
    anna: Player, bela: Player, cara: Player
) -> None:
    """Byzantium asks one after the other, so time runs for one seat alone, and nobody has to be quick."""
    pace = {"kind": "live", "bank_s": 2, "increment_s": 0}
    table = await seated(anna, bela, cara, game="byzantium", pace=pace, timeout="forfeit")
    (asked,) = (await anna.get(f"/api/tables/{table}/view", seat=0, ply=0))["view"]["asked"]

    given = await until(anna, f"/api/tables/{table}", lambda one: any(seat["given_up"] for seat in one["seats"]))
    log = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]

    gone = [one for one in log if one["kind"] == "forfeit"]
    assert (gone[0]["seat"], gone[0]["by"]) == (asked["seat"], "clock")
    assert given["seats"][asked["seat"]]["given_up"]
    assert given["status"] == "playing" or len(gone) > 1, "the others play on"


async def test_a_game_ends_when_all_agree_and_not_before(anna: Player, bela: Player, cara: Player) -> None:
    table = await seated(anna, bela, cara)
    await bela.post(f"/api/tables/{table}/propose", {"seat": 1, "what": "end", "id": "p"})
    proposed = (await anna.get(f"/api/tables/{table}"))["proposal"]
    await anna.post(f"/api/tables/{table}/answer", {"seat": 0, "agree": True, "id": "a"})
    again = await anna.http.post(f"/api/tables/{table}/answer", json={"seat": 0, "agree": True, "id": "b"})
    one = await anna.get(f"/api/tables/{table}")
    await cara.post(f"/api/tables/{table}/answer", {"seat": 2, "agree": False, "id": "a"})
    refused = await anna.get(f"/api/tables/{table}")

    await anna.post(f"/api/tables/{table}/propose", {"seat": 0, "what": "end", "id": "q"})
    for seat, player in ((1, bela), (2, cara)):
        await player.post(f"/api/tables/{table}/answer", {"seat": seat, "agree": True, "id": "z"})
    over = await anna.get(f"/api/tables/{table}")

    assert proposed == {"seat": 1, "what": "end", "agreed": [1], "missing": [0, 2]}
    assert again.status_code == 409
    assert one["status"] == "playing" and one["proposal"]["missing"] == [2]
    assert refused["proposal"] is None and refused["status"] == "playing"
    assert (over["status"], over["ended_by"], over["outcome"]["winners"]) == ("over", "agreement", [])


async def test_a_game_that_rests_takes_no_time_and_goes_on_when_anybody_says_so(anna: Player, bela: Player) -> None:
    pace = {"kind": "live", "bank_s": 60, "increment_s": 0}
    table = await seated(anna, bela, pace=pace)
    await anna.post(f"/api/tables/{table}/propose", {"seat": 0, "what": "pause", "id": "p"})
    await bela.post(f"/api/tables/{table}/answer", {"seat": 1, "agree": True, "id": "a"})
    resting = await anna.get(f"/api/tables/{table}")
    seen = await anna.get(f"/api/tables/{table}/view", seat=0)
    body = {"seat": 0, "ply": 0, "id": "x", "action": "pass"}
    played = await anna.http.post(f"/api/tables/{table}/play", json=body)

    await bela.post(f"/api/tables/{table}/resume", {"seat": 1, "id": "r"})
    going = await anna.get(f"/api/tables/{table}/view", seat=0)

    assert resting["paused"] and resting["deadline"] is None
    assert seen["view"]["legal"] == [] and [one["since"] for one in seen["clocks"]] == [None, None]
    assert (played.status_code, played.json()["error"]) == (409, "conflict")
    assert not going["table"]["paused"] and going["view"]["legal"]
    assert going["table"]["deadline"] is not None


async def test_bots_wait_while_a_game_rests_also_after_a_restart(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, bot_pause_s=0.2) as server:
        async with Player(server.url) as anna:
            table = (await anna.table("bot", "bot", game="byzantium"))["id"]
            await anna.post(f"/api/tables/{table}/propose", {"seat": 0, "what": "pause", "id": "p"})
            before = await anna.get(f"/api/tables/{table}")
            server.stop()
            server.start()
            await asyncio.sleep(1)  # five times as long as a bot waits
            after = await anna.get(f"/api/tables/{table}")

    assert before["paused"] and after["paused"], "alone with bots nobody has to be asked"
    assert before["ply"] == after["ply"]


async def test_only_players_settle_anything(anna: Player, bela: Player, cara: Player) -> None:
    table = await seated(anna, bela)

    for path, body in (
        ("concede", {"seat": 0, "id": "x"}),
        ("propose", {"seat": 0, "what": "end", "id": "x"}),
        ("answer", {"seat": 0, "agree": True, "id": "x"}),
        ("resume", {"seat": 0, "id": "x"}),
        ("seats/0/takeover", {}),
        ("seats/0/substitute", {}),
    ):
        assert (await cara.http.post(f"/api/tables/{table}/{path}", json=body)).status_code == 403, path
        if "seats" not in path:  # a player may not speak for another seat
            assert (await bela.http.post(f"/api/tables/{table}/{path}", json=body)).status_code == 403, path


def days_pass(server: Server, days: int) -> None:
    """All that has happened happened so many days earlier."""
    server.stop()
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "porphyry.sqlite3")) as database:
        database.execute("UPDATE entries SET at = at - ?", (days * DAY_MS,))
        database.commit()
    server.start()


@pytest.fixture
async def club(tmp_path: Path, nursery: Nursery) -> AsyncIterator[tuple[Server, Player, Player, Player]]:
    with Server(tmp_path, nursery, absent_days=7) as server:
        async with Player(server.url, "Anna") as anna, Player(server.url, "Béla") as bela, Player(server.url) as cara:
            yield server, anna, bela, cara


Club = tuple[Server, Player, Player, Player]


async def waiting_for(anna: Player, bela: Player, cara: Player, game: str = "byzantium") -> tuple[str, int]:
    """A table without a clock that waits for one of the others; which seat."""
    table = await seated(anna, bela, cara, game=game)
    players = [anna, bela, cara]
    for _ in range(40):
        seat = (await anna.get(f"/api/tables/{table}"))["waiting"][0]
        if seat != 0:
            return table, seat
        seen = await players[seat].get(f"/api/tables/{table}/view", seat=seat)
        body = {
            "seat": seat, "ply": seen["view"]["ply"], "id": f"w{seen['view']['ply']}", "action": seen["view"]["legal"][0]["text"],
        }  # fmt: skip
        await players[seat].post(f"/api/tables/{table}/play", body)
    raise AssertionError("it never waited for anybody else")


async def test_a_bot_plays_on_for_the_silent_until_they_come_back(club: Club) -> None:
    server, anna, bela, cara = club
    table, seat = await waiting_for(anna, bela, cara)
    silent = {1: bela, 2: cara}[seat]
    days_pass(server, 6)
    early = await anna.http.post(f"/api/tables/{table}/seats/{seat}/takeover", json={})
    days_pass(server, 1)
    shown = await anna.get(f"/api/tables/{table}")
    other = await anna.http.post(f"/api/tables/{table}/seats/{3 - seat}/takeover", json={})
    nobody = [await anna.http.post(f"/api/tables/{table}/seats/{at}/takeover", json={}) for at in (-1, -4058, 9)]
    own = await silent.http.post(f"/api/tables/{table}/seats/{seat}/takeover", json={})

    taken = await anna.post(f"/api/tables/{table}/seats/{seat}/takeover", {"level": "novice"})
    await silent.post(f"/api/tables/{table}/return")
    back = await anna.get(f"/api/tables/{table}")

    assert early.status_code == 409 and shown["silent"] == [seat]
    assert other.status_code == 409, "nobody is waiting for that one"
    assert [reply.status_code for reply in nobody] == [400, 400, 409], "no such seat"
    assert own.status_code == 409
    assert taken["seats"][seat]["bot"] == "novice" and back["seats"][seat]["bot"] is None


async def test_a_substitute_takes_the_seat_for_good_and_the_silent_one_sees_it_no_more(club: Club) -> None:
    server, anna, bela, cara = club
    table, seat = await waiting_for(anna, bela, cara)
    silent = {1: bela, 2: cara}[seat]
    days_pass(server, 8)
    await silent.watch(table, seat)
    link = await anna.post(f"/api/tables/{table}/seats/{seat}/substitute")
    token = link["path"].rpartition("/")[2]
    async with Player(server.url, "Dora") as dora:
        asked = await dora.get(f"/api/join/{token}")
        own = await anna.http.post(f"/api/join/{token}")
        sits = await dora.post(f"/api/join/{token}")
        again = await dora.http.get(f"/api/join/{token}")
        seen = await dora.get(f"/api/tables/{table}/view", seat=seat)
    view = await silent.expect("update")
    lost = await silent.http.get(f"/api/tables/{table}/view?seat={seat}")
    back = await silent.http.post(f"/api/tables/{table}/return")

    assert asked["seat"] == seat and own.status_code == 409
    assert sits["seats"][seat]["name"] == "Dora" and sits["my_seats"] == [seat]
    assert again.status_code == 404, "the link is used up"
    assert seen["view"]["legal"], "the game goes on with her"
    assert (
        view["kind"] == "substitute"
        and view["view"]["seat"] is None
        and lost.status_code == 403
        and back.status_code == 403
    )


async def test_a_link_is_void_once_the_silent_one_has_played(club: Club) -> None:
    server, anna, bela, cara = club
    table, seat = await waiting_for(anna, bela, cara)
    silent = {1: bela, 2: cara}[seat]
    days_pass(server, 8)
    token = (await anna.post(f"/api/tables/{table}/seats/{seat}/substitute"))["path"].rpartition("/")[2]
    seen = await silent.get(f"/api/tables/{table}/view", seat=seat)
    body = {"seat": seat, "ply": seen["view"]["ply"], "id": "back", "action": seen["view"]["legal"][0]["text"]}
    await silent.post(f"/api/tables/{table}/play", body)

    async with Player(server.url, "Dora") as dora:
        refused = await dora.http.post(f"/api/join/{token}")

    assert refused.status_code == 409
    assert silent.person["id"] in [one["person"] for one in (await anna.get(f"/api/tables/{table}"))["seats"]]


async def test_who_is_silent_does_not_tell_who_must_answer_in_secret(club: Club) -> None:
    """Bids are secret: whether one has bid or not, both are silent alike, for everybody."""
    server, anna, bela, cara = club
    table = await seated(anna, bela, cara)
    seen = await bela.get(f"/api/tables/{table}/view", seat=1)
    hidden = (await anna.get(f"/api/tables/{table}"))["waiting"] is None
    body = {"seat": 1, "ply": 0, "id": "bid", "action": seen["view"]["legal"][0]["text"]}
    await bela.post(f"/api/tables/{table}/play", body)

    days_pass(server, 8)
    shown = await cara.get(f"/api/tables/{table}")

    assert hidden and shown["silent"] == [0, 1, 2]


async def test_what_was_settled_outlives_a_restart(club: Club) -> None:
    server, anna, bela, cara = club
    table = await seated(anna, bela, cara)
    await bela.post(f"/api/tables/{table}/concede", {"seat": 1, "id": "c"})
    await anna.post(f"/api/tables/{table}/propose", {"seat": 0, "what": "end", "id": "p"})

    server.kill()
    server.start()
    shown = await cara.get(f"/api/tables/{table}")

    assert shown["seats"][1]["given_up"] and shown["seats"][1]["bot"]
    assert shown["proposal"] == {"seat": 0, "what": "end", "agreed": [0], "missing": [2]}
    assert server.command("verify-tables").returncode == 0
