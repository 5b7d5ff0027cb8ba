"""Tables: seats of every kind, invitations, rematches, chat, clocks, bots."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, browser, play_to_the_end

pytestmark = pytest.mark.service


async def until(player: Player, path: str, holds: Any, seconds: float = PATIENCE_S) -> dict[str, Any]:
    """Ask until it holds."""
    for _ in range(int(seconds / 0.05)):
        found: dict[str, Any] = await player.get(path)
        if holds(found):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"{path} is still {json.dumps(found)[:600]}")


async def test_a_game_against_bots_starts_at_once_and_ends(anna: Player) -> None:
    made = await anna.table("bot", {"who": "bot", "level": "novice"})

    last, mine = await play_to_the_end(anna, made["id"], 0)

    assert made["status"] == "playing" and [one["bot"] for one in made["seats"]] == [None, "steady", "novice"]
    assert last["view"]["outcome"] is not None and 0 < mine < last["view"]["ply"]


async def test_unknown_games_levels_options_and_seat_counts_are_refused_in_words(anna: Player) -> None:
    async def refused(**body: Any) -> dict[str, Any]:
        full = {"game": "tesserae", "seats": [{"who": "me"}, {"who": "open"}], **body}
        return (await anna.http.post("/api/tables", json=full)).json()  # type: ignore[no-any-return]

    assert (await refused(game="teserae"))["nearest"] == "tesserae"
    assert "2, 3, 4" in (await refused(seats=[{"who": "me"}]))["message"]
    assert "short, long" in (await refused(options={"length": "endless"}))["message"]
    assert "random" in (await refused(seats=[{"who": "me"}, {"who": "bot", "level": "godlike"}]))["message"]
    assert (await refused(pace={"kind": "live"}))["error"] == "invalid"


async def test_an_opening_is_shown_before_there_is_a_table(anna: Player) -> None:
    begun = await anna.get("/api/games/guiscard/opening", scenario="river")
    wrong = await anna.get("/api/games/guiscard/opening", status=400, scenario="rivver")

    assert begun["options"]["scenario"] == "river" and begun["seat"] is None and begun["ply"] == 0
    assert begun["board"]["goal"]["victory"] == "river"
    assert wrong["nearest"] == "river"


async def test_an_invitation_is_for_one_seat_and_can_be_revoked(anna: Player, bela: Player, cara: Player) -> None:
    made = await anna.table("invited", private=True)
    table = made["id"]
    assert (await bela.get(f"/api/tables/{table}", status=404))["error"] == "not-found"
    first = (await anna.get(f"/api/tables/{table}/invites"))[0]
    await anna.request("DELETE", f"/api/invites/{first['id']}")
    second = (await anna.get(f"/api/tables/{table}/invites"))[0]

    gone = await bela.get(f"/api{first['path']}", status=404)
    what = await bela.get(f"/api{second['path']}")
    await bela.post(f"/api{second['path']}")
    again = await cara.post(f"/api{second['path']}", status=404)

    assert gone["error"] == again["error"] == "not-found"
    assert what["inviter"] == "Anna" and what["table"]["id"] == table
    shown = await bela.get(f"/api/tables/{table}")
    assert shown["status"] == "playing" and shown["my_seats"] == [1]
    assert (await cara.watch(table))["type"] == "refused"
    assert table not in [one["id"] for one in (await cara.get("/api/tables"))["tables"]]


async def test_a_private_game_is_shared_with_whoever_has_its_address_until_that_is_revoked(
    anna: Player, bela: Player
) -> None:
    """What a stranger sees is what spectators see; what is said at the table stays there."""
    table = (await anna.table("bot", private=True))["id"]
    await anna.post(f"/api/tables/{table}/chat", {"text": "between us"})
    await bela.get(f"/api/tables/{table}/view", status=404)
    await bela.post(f"/api/tables/{table}/share", {"shared": True}, status=404)

    shared = await anna.post(f"/api/tables/{table}/share", {"shared": True})

    shown = await bela.get(f"/api/tables/{table}/view", ply=0)
    assert shared["shared"] and shown["view"]["seat"] is None
    await bela.get(f"/api/tables/{table}/view", seat=0, status=403)
    assert (await bela.get(f"/api/tables/{table}/log"))["entries"]
    assert (await bela.get(f"/api/tables/{table}/chat"))["lines"] == []
    assert table not in [one["id"] for one in (await bela.get("/api/tables"))["tables"]]
    await bela.post(f"/api/tables/{table}/share", {"shared": False}, status=403)
    await bela.watch(table)
    await anna.watch(table, 0)
    await anna.post(f"/api/tables/{table}/chat", {"text": "still between us"})
    await anna.post(f"/api/tables/{table}/share", {"shared": False})
    told = await bela.expect("table", "chat")
    while told["type"] == "table" and told["table"]["shared"]:
        told = await bela.expect("table", "chat")
    assert told["type"] == "table", "what is said is not for him"
    await bela.get(f"/api/tables/{table}/view", status=404)
    assert (await bela.watch(table))["type"] == "refused"


async def test_a_table_is_shared_once_it_has_started(anna: Player) -> None:
    table = (await anna.table("open", private=True))["id"]

    refused = await anna.post(f"/api/tables/{table}/share", {"shared": True}, status=409)

    assert refused["error"] == "conflict"


async def test_joining_leaving_filling_and_cancelling_before_the_start(anna: Player, bela: Player) -> None:
    table = (await anna.table("open", "open"))["id"]
    await anna.watch(table)

    await bela.post(f"/api/tables/{table}/join")
    seated = await anna.expect("table")
    while seated["table"]["seats"][1]["kind"] == "open":  # the first one told that Anna is here
        seated = await anna.expect("table")
    await bela.post(f"/api/tables/{table}/join", status=409)
    await bela.post(f"/api/tables/{table}/leave")
    await bela.post(f"/api/tables/{table}/seats/1/bot", status=403)
    filled = await anna.post(f"/api/tables/{table}/seats/2/bot", {"level": "random"})
    other = (await anna.table("open"))["id"]
    cancelled = await anna.post(f"/api/tables/{other}/cancel")
    started = await anna.post(f"/api/tables/{table}/start")

    assert seated["table"]["seats"][1]["name"] == "Béla"
    assert [one["kind"] for one in filled["seats"]] == ["person", "open", "bot"]
    assert cancelled["status"] == "cancelled"
    assert started["status"] == "playing" and [one["kind"] for one in started["seats"]] == ["person", "bot", "bot"]


async def test_leaving_a_running_game_lets_a_bot_play_on_until_one_returns(anna: Player, bela: Player) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    view = await anna.watch(table, 0)
    await anna.play(view, view["view"]["legal"][0]["text"])

    left = await bela.post(f"/api/tables/{table}/leave")
    moved = await until(anna, f"/api/tables/{table}", lambda one: one["ply"] >= 2)
    back = await bela.post(f"/api/tables/{table}/return")

    assert left["seats"][1]["bot"] == "steady" and moved["seats"][1]["name"] == "Béla"
    assert back["seats"][1]["bot"] is None
    log = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]
    assert [one["kind"] for one in log if one["seat"] == 1 and one["kind"] != "play"] == ["takeover", "return"]


async def test_a_hot_seat_table_shows_each_seat_its_own_view(anna: Player) -> None:
    made = await anna.table({"who": "local", "name": "Zoe"})
    table = made["id"]

    first, second = await anna.watch(table, 0), await anna.watch(table, 1)

    assert made["status"] == "playing" and made["my_seats"] == [0, 1] and made["seats"][1]["name"] == "Zoe"
    assert first["view"]["seat"] == 0 and second["view"]["seat"] == 1
    assert set(first["view"]["board"]["hand"]).isdisjoint(second["view"]["board"]["hand"])


async def test_a_rematch_is_one_table_for_all(anna: Player, bela: Player) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/rematch", status=409)
    await asyncio.gather(play_to_the_end(anna, table, 0), play_to_the_end(bela, table, 1))

    one = await anna.post(f"/api/tables/{table}/rematch")
    two = await bela.post(f"/api/tables/{table}/rematch")

    assert one["id"] == two["id"] != table
    assert two["status"] == "playing" and two["my_seats"] == [1]
    assert (await anna.get(f"/api/tables/{table}"))["rematch"] == one["id"]


async def test_chat_is_for_players_and_counts_what_is_unread(anna: Player, bela: Player, cara: Player) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    await bela.watch(table, 1)

    await anna.post(f"/api/tables/{table}/chat", {"text": "  hello \n there "})
    heard = await bela.expect("chat")
    unread = [one["unread_chat"] for one in (await bela.get("/api/my/tables"))["tables"] if one["id"] == table]
    await bela.post(f"/api/tables/{table}/seen", {"chat": heard["line"]["n"]})
    read = [one["unread_chat"] for one in (await bela.get("/api/my/tables"))["tables"] if one["id"] == table]
    refused = await cara.post(f"/api/tables/{table}/chat", {"text": "psst"}, status=403)

    assert heard["line"]["text"] == "hello there" and heard["line"]["seat"] == 0
    assert (unread, read) == ([1], [0])
    assert refused["error"] == "forbidden"


async def test_notes_are_mine_alone(anna: Player, bela: Player) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")

    await anna.request("PUT", f"/api/tables/{table}/notes", {"text": "hold the 6"})

    assert (await anna.get(f"/api/tables/{table}/notes"))["text"] == "hold the 6"
    assert (await bela.get(f"/api/tables/{table}/notes"))["text"] == ""


async def nobody_answers(anna: Player, bela: Player, **more: Any) -> tuple[str, int]:
    """A table at which time runs for one seat alone, and which seat. Nobody has to be quick: nobody plays."""
    table = (await anna.table("open", game="byzantium", **more))["id"]
    await bela.post(f"/api/tables/{table}/join")
    (asked,) = (await anna.get(f"/api/tables/{table}/view", seat=0, ply=0))["view"]["asked"]
    return table, asked["seat"]


async def test_of_clocks_one_sees_only_ones_own_run_while_all_think_in_secret(anna: Player, bela: Player) -> None:
    table = (await anna.table("open", pace={"kind": "live", "bank_s": 600}))["id"]
    await bela.post(f"/api/tables/{table}/join")

    view = await anna.watch(table, 0)

    assert [clock["seat"] for clock in view["clocks"]] == [0, 1]
    assert view["clocks"][0]["since"] is not None and view["clocks"][1]["since"] is None, "others' thinking is secret"


async def test_a_live_clock_runs_down_and_a_bot_takes_over(anna: Player, bela: Player) -> None:
    pace = {"kind": "live", "bank_s": 1, "increment_s": 1, "cap_s": 2}
    table, seat = await nobody_answers(anna, bela, pace=pace, timeout="bot")

    gone = await until(anna, f"/api/tables/{table}", lambda one: one["seats"][seat]["bot"] is not None)

    log = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]
    first = next(one for one in log if one["kind"] == "takeover")
    assert (first["seat"], first["by"]) == (seat, "clock")
    assert gone["seats"][seat]["name"] == ("Anna", "Béla")[seat]


async def test_a_slow_clock_gains_its_increment_up_to_its_cap(anna: Player) -> None:
    """A bank of two hours, an hour for each decision, never more than two hours and a half."""
    hour = 3600
    pace = {"kind": "slow", "bank_s": 2 * hour, "increment_s": hour, "cap_s": 5 * hour // 2}
    table = (await anna.table("local", pace=pace))["id"]
    view = await anna.watch(table, 0)

    await anna.play(view, view["view"]["legal"][0]["text"])

    shown = await anna.get(f"/api/tables/{table}/view", seat=0)
    assert [clock["bank_ms"] for clock in shown["clocks"]] == [2.5 * hour * 1000, 2 * hour * 1000]


async def test_seats_are_drawn_or_kept_as_the_table_says(anna: Player) -> None:
    names = ["Anna", "Zoe"]

    async def seated(order: str) -> list[str]:
        made = await anna.table({"who": "local", "name": "Zoe"}, order=order)
        return [seat["name"] for seat in made["seats"]]

    assert [await seated("fixed") for _ in range(6)] == [names] * 6
    drawn = [await seated("random") for _ in range(20)]
    assert names in drawn and names[::-1] in drawn, "one in half a million fails"


async def test_whoever_waits_for_the_draw_looks_from_the_seat_he_draws(anna: Player, bela: Player) -> None:
    """Before the start Anna watches from seat 0; if Bela draws it, his missions are not for her eyes."""
    drawn = set()
    for _ in range(20):
        table = (await anna.table("open", game="byzantion", order="random"))["id"]
        await anna.watch(table, 0)
        await bela.post(f"/api/tables/{table}/join")

        begun = await anna.expect("update")

        (mine,) = (await anna.get(f"/api/tables/{table}"))["my_seats"]
        assert begun["view"]["seat"] == mine
        drawn.add(mine)
    assert drawn == {0, 1}, "one in half a million fails"


async def test_who_sits_where_is_told_before_what_happens_there(anna: Player, bela: Player) -> None:
    """The seats are drawn as the game starts; its first dice are told under the names of the seats as they are then."""
    for _ in range(12):
        table = (await anna.table("open", order="random"))["id"]
        await anna.watch(table, 0)
        await bela.post(f"/api/tables/{table}/join")

        told = await anna.expect("table", "update")
        while told["type"] == "table" and told["table"]["status"] == "open":
            told = await anna.expect("table", "update")
        begun = await anna.expect("update")

        assert told["type"] == "table" and told["table"]["status"] == "playing"
        assert told["table"]["my_seats"] == [begun["view"]["seat"]]
        (mine,) = [seat for seat in told["table"]["seats"] if seat["you"]]
        assert (mine["seat"], mine["name"]) == (begun["view"]["seat"], "Anna")


async def test_a_program_that_waits_for_the_draw_is_asked_for_the_seat_it_draws(anna: Player, bela: Player) -> None:
    """It follows decisions only; in the draft of Byzantion both seats are asked at once, each about cards of its own."""
    drawn = set()
    await anna.connect()
    for _ in range(20):
        table = (await anna.table("open", game="byzantion", order="random"))["id"]
        await anna.send("watch", table=table, seat=0, only="decisions")
        await anna.expect("view")
        await bela.post(f"/api/tables/{table}/join")

        asked = await anna.expect("decision")

        (mine,) = (await anna.get(f"/api/tables/{table}"))["my_seats"]
        assert asked["seat"] == mine
        drawn.add(mine)
    assert drawn == {0, 1}, "one in half a million fails"


async def test_a_program_that_left_before_the_start_is_asked_nothing(anna: Player, bela: Player, cara: Player) -> None:
    table = (await anna.table("open", "open", game="byzantion"))["id"]
    await bela.post(f"/api/tables/{table}/join", {"seat": 1})
    await bela.connect()
    await bela.send("watch", table=table, seat=1, only="decisions")
    await bela.expect("view")
    await bela.post(f"/api/tables/{table}/leave")
    await cara.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.post(f"/api/tables/{table}/seats/2/bot", {"level": "random"})
    await bela.send("ping", n=1)

    assert (await bela.expect("decision", "pong"))["type"] == "pong"


async def test_whoever_left_before_the_start_looks_on(anna: Player, bela: Player, cara: Player) -> None:
    """Bela's seat is Cara's now, and her missions are not for his eyes."""
    table = (await anna.table("open", "open", game="byzantion"))["id"]
    await bela.post(f"/api/tables/{table}/join", {"seat": 1})
    await bela.watch(table, 1)
    await bela.post(f"/api/tables/{table}/leave")
    await cara.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.post(f"/api/tables/{table}/seats/2/bot", {"level": "random"})

    begun = await bela.expect("update")

    assert begun["view"]["seat"] is None
    assert begun["view"]["legal"] == []


@pytest.mark.parametrize("timeout", ["forfeit", "skip", "nothing"])
async def test_what_a_timeout_does_is_agreed_when_the_table_is_made(anna: Player, bela: Player, timeout: str) -> None:
    pace = {"kind": "slow", "bank_s": 1, "increment_s": 0}
    table, seat = await nobody_answers(anna, bela, pace=pace, timeout=timeout)

    if timeout == "forfeit":
        over = await until(anna, f"/api/tables/{table}", lambda one: one["status"] == "over")
        assert over["ended_by"] == "forfeit" and over["outcome"]["winners"] == [1 - seat]
        assert (await anna.get(f"/api/tables/{table}/view", seat=0))["view"]["legal"] == []
    elif timeout == "skip":
        await until(anna, f"/api/tables/{table}", lambda one: one["ply"] >= 1)
        log = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]
        first = next(one for one in log if one["kind"] == "play")
        assert (first["seat"], first["by"]) == (seat, "clock")
    else:
        await asyncio.sleep(2.6)
        shown = await anna.get(f"/api/tables/{table}")
        assert (shown["status"], shown["ply"], shown["seats"][seat]["bot"]) == ("playing", 0, None)


async def test_a_program_plays_by_the_stream(server: Server, anna: Player) -> None:
    await anna.sign_in(await anna.post("/api/account", {"name": "Streamer", "password": "one-line-a-turn"}))
    token = (await anna.post("/api/tokens", {"name": "stream"}))["token"]
    table = (await anna.table("bot"))["id"]
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        asyncio.timeout(5 * PATIENCE_S),
        browser(server.url, headers, None) as http,
        http.stream("GET", "/api/stream") as lines,
    ):
        decisions = 0
        async for line in lines.aiter_lines():
            message = json.loads(line)
            if message["type"] == "over":
                break
            if message["type"] == "decision":
                decisions += 1
                body = {key: message[key] for key in ("seat", "ply", "update")}
                body |= {"id": f"s{message['update']}", "action": message["view"]["legal"][0]["text"]}
                reply = await http.post(f"/api/tables/{table}/play", json=body)
                assert reply.status_code in (200, 409)

    assert decisions > 1 and message["table"] == table and message["outcome"]["places"]


def bot_processes(server: Server) -> list[int]:
    """The processes in which this server's bots think."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(one) for one in children if b"botworker" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def test_a_broken_bot_never_loses_a_table(tmp_path: Path, nursery: Nursery) -> None:
    """Its process is killed while it plays; another one answers."""
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            table = (await anna.table("bot", "bot", "bot", options={"length": "long"}))["id"]

            async def sabotage() -> None:
                """Kill them all, and again as soon as the game has gone on."""
                ply = -1
                while True:
                    now = (await anna.get(f"/api/tables/{table}"))["ply"]
                    if now > ply:
                        ply = now
                        for process in bot_processes(server):
                            os.kill(process, signal.SIGKILL)
                    await asyncio.sleep(0.05)

            vandal = asyncio.create_task(sabotage())
            last, _ = await play_to_the_end(anna, table, 0)
            vandal.cancel()

    assert last["view"]["outcome"] is not None


async def test_nobody_goes_back_over_the_head_of_a_person_who_may_return(anna: Player, bela: Player) -> None:
    """A bot plays on for Béla. He counts as long as he may come back; a bot's own seat agrees by itself."""
    table = (await anna.table("open", "bot", options={"length": "long"}))["id"]
    await bela.post(f"/api/tables/{table}/join")
    view = await anna.watch(table, 0)
    await anna.play(view, view["view"]["legal"][0]["text"])
    await bela.post(f"/api/tables/{table}/leave")
    await until(anna, f"/api/tables/{table}", lambda one: one["ply"] >= 3)  # both bots have bid
    before = (await anna.get(f"/api/tables/{table}"))["ply"]
    await anna.post(f"/api/tables/{table}/ask-undo", {"seat": 0, "to": 0, "id": "back"})
    asked = await anna.get(f"/api/tables/{table}/view?seat=0")
    await bela.post(f"/api/tables/{table}/answer-undo", {"seat": 1, "agree": True, "id": "yes"})
    after = await anna.get(f"/api/tables/{table}/view?seat=0")

    assert asked["view"]["ply"] >= before >= 3, "nothing was taken back, whatever the bots have played meanwhile"
    assert asked["undo"]["missing"] == [1]
    assert after["table"]["ply"] < 3, "he has agreed; the bots may have bid anew"
