"""Two servers on one PostgreSQL and one Redis: the set-up of compose.yaml, without containers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Nursery, Player, Server, browser, play_to_the_end, same_person
from tests.server.test_machine import run
from tests.server.test_veil import REACTION_S, Ear, asks, look_the_same

from porphyry.server import logs
from porphyry.server.hub import RedisHub

pytestmark = pytest.mark.service


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, nursery: Nursery, own_database: str, redis_url: str
) -> Iterator[tuple[Server, Server]]:
    folder: Path = tmp_path_factory.mktemp("pair")
    settings = {"database_url": own_database, "redis_url": redis_url}
    slow = {**settings, "bot_pause_s": 2.0}  # its bots have not answered yet when the first server is killed
    with Server(folder / "one", nursery, **slow) as one, Server(folder / "two", nursery, **settings) as two:
        yield one, two


@pytest.fixture
async def anna(pair: tuple[Server, Server]) -> AsyncIterator[Player]:
    async with Player(pair[0].url, "Anna") as player:
        yield player


@pytest.fixture
async def bela(pair: tuple[Server, Server]) -> AsyncIterator[Player]:
    async with Player(pair[1].url, "Béla") as player:
        yield player


async def begin(anna: Player, bela: Player, **more: Any) -> str:
    table: str = (await anna.table("open", **more))["id"]
    await bela.post(f"/api/tables/{table}/join")
    return table


async def test_seats_at_different_servers_play_a_whole_game(anna: Player, bela: Player) -> None:
    table = await begin(anna, bela, options={"length": "long"})

    (last_a, mine), (last_b, theirs) = await asyncio.gather(
        play_to_the_end(anna, table, 0, 5), play_to_the_end(bela, table, 1, 6)
    )

    assert last_a["view"]["outcome"] == last_b["view"]["outcome"] is not None
    assert last_a["view"]["ply"] == mine + theirs


async def test_chat_and_seats_are_seen_at_the_other_server(anna: Player, bela: Player) -> None:
    table = (await anna.table("open"))["id"]
    await anna.watch(table)
    await bela.post(f"/api/tables/{table}/join")
    update = await anna.expect("update")
    assert update["kind"] == "start"

    await bela.post(f"/api/tables/{table}/chat", {"text": "Good luck!"})

    assert (await anna.expect("chat"))["line"]["text"] == "Good luck!"


async def test_of_two_actions_racing_for_a_ply_exactly_one_wins(
    anna: Player, bela: Player, pair: tuple[Server, Server]
) -> None:
    twin = same_person(anna, pair[1].url)
    for number in range(12):
        table = await begin(anna, bela)
        mine, other = await anna.watch(table, 0), await twin.watch(table, 0)
        lines = [one["text"] for one in mine["view"]["legal"]]

        answers = await asyncio.gather(
            anna.play(mine, lines[0], id=f"a{number}"), twin.play(other, lines[1], id=f"b{number}")
        )

        assert sorted(one["type"] for one in answers) in (["done", "stale"], ["done", "refused"])
        shown = await bela.get(f"/api/tables/{table}")
        assert (shown["ply"], shown["update"]) == (1, 2)
        log = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]
        won = lines[0] if answers[0]["type"] == "done" else lines[1]
        assert [one["action"] for one in log if one["kind"] == "play"] == [won]
    await twin.__aexit__()


async def test_when_one_server_dies_its_players_go_on_at_the_other(
    anna: Player, bela: Player, pair: tuple[Server, Server]
) -> None:
    one, two = pair
    table = await begin(anna, bela, options={"length": "long"})
    mine, theirs = await anna.watch(table, 0), await bela.watch(table, 1)
    done = await anna.play(mine, mine["view"]["legal"][0]["text"], id="before")
    assert (await bela.expect("update"))["update"] == done["update"]

    one.kill()
    moved = same_person(anna, two.url)
    back = await moved.watch(table, 0)
    again = await moved.play(mine, mine["view"]["legal"][0]["text"], id="before")
    assert back["update"] == done["update"] == again["update"]
    assert theirs["update"] == done["update"] - 1
    (last, _), (other, _) = await asyncio.gather(play_to_the_end(moved, table, 0), play_to_the_end(bela, table, 1))
    await moved.__aexit__()
    await asyncio.to_thread(one.start)

    assert last["view"]["outcome"] == other["view"]["outcome"] is not None


async def test_bots_of_a_dead_server_are_taken_over(pair: tuple[Server, Server], anna: Player) -> None:
    """A bot's turn stands in the database with a lease; whoever is alive asks its own bots."""
    one, two = pair
    table = (await anna.table("bot", "bot"))["id"]
    view = await anna.watch(table, 0)
    await anna.play(view, view["view"]["legal"][0]["text"])
    one.kill()
    moved = same_person(anna, two.url)
    played = (await moved.get(f"/api/tables/{table}"))["ply"]

    for _ in range(900):
        await asyncio.sleep(0.1)
        if (await moved.get(f"/api/tables/{table}"))["ply"] >= 3:
            break
    else:
        raise AssertionError("nobody asked the bots")
    await moved.__aexit__()
    await asyncio.to_thread(one.start)

    assert played < 3, "the bots had not answered when their server died"


async def test_who_is_present_at_one_server_is_known_to_the_other(anna: Player, bela: Player, redis_url: str) -> None:
    """Else a player who sits at his table would be called by the server he does not use."""
    table = await begin(anna, bela)
    hub = RedisHub(redis_url, logs.logger())
    people = [anna.person["id"], bela.person["id"]]

    async def present(wanted: set[str]) -> set[str]:
        for _ in range(100):
            found = await hub.elsewhere(table, people)
            if found == wanted:
                break
            await asyncio.sleep(0.05)
        return found

    assert await present(set()) == set()
    await bela.watch(table, 1)
    assert await present({people[1]}) == {people[1]}
    await bela.hang_up()
    assert await present(set()) == set()
    await hub.close()


async def test_who_looks_at_a_table_through_one_server_is_online_at_the_other(anna: Player, bela: Player) -> None:
    table = await begin(anna, bela)
    await anna.watch(table, 0)

    async def seen_online(online: bool) -> None:
        while (await anna.expect("table"))["table"]["seats"][1]["online"] is not online:
            pass

    await bela.watch(table, 1)
    await seen_online(True)
    assert (await bela.get(f"/api/tables/{table}"))["seats"][0]["online"] is True, "known to whoever comes later, too"
    await bela.hang_up()
    await seen_online(False)


async def test_what_one_server_counts_the_other_counts_too(
    tmp_path: Path, nursery: Nursery, postgres: str, redis_url: str
) -> None:
    """Wrong passwords at one server use up the patience of the other."""
    settings = {"database_url": postgres, "redis_url": redis_url, "limits": "on"}
    with Server(tmp_path / "one", nursery, **settings) as one, Server(tmp_path / "two", nursery, **settings) as two:
        async with browser("") as client:

            async def login(server: Server) -> int:
                wrong = {"name": "Nobody", "password": "not-the-password"}
                return (await client.post(f"{server.url}/api/login", json=wrong)).status_code

            first = [await login(one) for _ in range(10)]
            later: list[int] = []
            while len(later) < 5 and 429 not in later:  # fewer than it would take at this server alone
                await asyncio.sleep(0.5)
                later.append(await login(two))

            assert first == [401] * 10
            assert later[-1] == 429


@pytest.mark.rule("BZN-ITR-17")
@pytest.mark.parametrize(
    "where", [(0, 1, 1, 1), (0, 0, 0, 1)], ids=["at different servers", "at the one not played on"]
)
async def test_whether_somebody_can_react_is_seen_at_no_server(
    pair: tuple[Server, Server], where: tuple[int, ...]
) -> None:
    await look_the_same(*[pair[at].url for at in where])


async def test_who_comes_to_another_server_while_the_veil_is_drawn_sees_it_lifted_in_time(
    pair: tuple[Server, Server],
) -> None:
    """The table is loaded in the middle of its story, and Béla, who is late, passes once for both servers."""
    one, two = pair
    hands = [["theodora"], ["iron-custody"]]
    start = {"players": [{"nomisma": 20, "resources": {"fides": 3}, "hand": hand} for hand in hands]}
    async with Ear(one.url, "Anna") as anna, Ear(one.url, "Béla") as bela, Ear(two.url, "Eve") as eve:
        more = {"position": start, "reaction_s": 2 * REACTION_S, "late": "pass"}
        table = (await anna.table("open", game="byzantion", **more))["id"]
        await bela.post(f"/api/tables/{table}/join")
        await anna.listen(table, 0)
        await anna.act(table, 0, "announce play")
        await eve.listen(table, None)
        shown = await eve.until(lambda message: message["type"] == "more")
        await anna.until(asks(0))
        log = (await eve.get(f"/api/tables/{table}/log"))["entries"]

    assert [ask["kind"] for ask in shown["view"]["asked"]] == ["play_cards"]
    assert [step["kind"] for step in log] == ["start", "play"], "the pass is no step"
    assert sum(message["type"] == "more" for _, message in eve.heard) == 1


async def test_every_table_agrees_and_a_backup_is_made(pair: tuple[Server, Server], tmp_path: Path) -> None:
    verified = await asyncio.to_thread(pair[1].command, "verify-tables", "--all")
    examined = await asyncio.to_thread(pair[1].command, "doctor")
    target = tmp_path / "backup.dump"
    saved = await asyncio.to_thread(pair[1].command, "backup", str(target))

    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert examined.returncode == 0, examined.stdout + examined.stderr
    assert saved.returncode == 0 and target.read_bytes().startswith(b"PGDMP"), saved.stderr


async def test_what_players_settle_is_seen_at_the_other_server(anna: Player, bela: Player) -> None:
    table = await begin(anna, bela)
    await anna.watch(table, 0)
    await bela.post(f"/api/tables/{table}/propose", {"seat": 1, "what": "pause", "id": "p"})
    while (proposed := (await anna.expect("table"))["table"])["proposal"] is None:
        pass

    await anna.post(f"/api/tables/{table}/answer", {"seat": 0, "agree": True, "id": "a"})
    await bela.watch(table, 1)
    resting = await bela.get(f"/api/tables/{table}")
    await anna.post(f"/api/tables/{table}/resume", {"seat": 0, "id": "r"})
    while (going := (await bela.expect("table"))["table"])["paused"]:
        pass
    await anna.post(f"/api/tables/{table}/concede", {"seat": 0, "id": "c"})
    while (over := (await bela.expect("table"))["table"])["status"] != "over":
        pass

    assert proposed["proposal"] == {"seat": 1, "what": "pause", "agreed": [1], "missing": [0]}
    assert resting["paused"] and not going["paused"]
    assert over["outcome"]["winners"] == [1]


async def test_who_signs_out_here_is_cut_off_there(pair: tuple[Server, Server], anna: Player) -> None:
    there = same_person(anna, pair[1].url)
    await there.connect()

    await anna.post("/api/logout")

    assert (await there.expect("bye"))["reason"] == "signed-out"
    assert (await there.get("/api/me"))["person"] is None
    await there.http.aclose()


@pytest.mark.slow
def test_whatever_players_do_at_two_servers_the_table_is_that_of_the_library(pair: tuple[Server, Server]) -> None:
    before = [one.faults() for one in pair]

    run(*pair)

    assert [one.faults() for one in pair] == before
