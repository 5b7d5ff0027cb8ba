"""Playing over real sockets: whole games, stale and repeated actions, refusals, undo."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.example_game import Tesserae
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, play_to_the_end

import porphyry
from porphyry.games import byzantium
from porphyry.kernel import registry

pytestmark = pytest.mark.service


async def started(anna: Player, bela: Player, **more: Any) -> str:
    """A table with Anna on seat 0 and Béla on seat 1."""
    table: str = (await anna.table("open", **more))["id"]
    await bela.post(f"/api/tables/{table}/join")
    return table


async def test_two_play_a_whole_game_while_a_third_looks_on(anna: Player, bela: Player, cara: Player) -> None:
    table = await started(anna, bela, options={"length": "long"})
    seen = await cara.watch(table)

    async def look_on() -> dict[str, Any]:
        message, update = seen, seen["update"]
        while message["view"]["outcome"] is None:
            assert message["view"]["seat"] is None and message["view"]["board"]["hand"] == []
            message = await cara.expect("update")
            assert message["update"] == update + 1
            update += 1
        return message

    (last_a, mine), (last_b, theirs), last_c = await asyncio.gather(
        play_to_the_end(anna, table, 0, seed=3), play_to_the_end(bela, table, 1, seed=4), look_on()
    )

    assert last_a["view"]["outcome"] == last_b["view"]["outcome"] == last_c["view"]["outcome"] is not None
    assert last_a["view"]["ply"] == last_c["view"]["ply"] == mine + theirs
    assert last_a["view"]["board"]["points"] == last_b["view"]["board"]["points"] == last_c["view"]["board"]["points"]
    assert (await anna.get(f"/api/tables/{table}"))["status"] == "over"


async def test_how_a_game_went_is_told_once_it_is_over(anna: Player, bela: Player, cara: Player) -> None:
    table = await started(anna, bela)
    early = await cara.http.get(f"/api/tables/{table}/course")
    (last, mine), (_, theirs) = await asyncio.gather(
        play_to_the_end(anna, table, 0, seed=3), play_to_the_end(bela, table, 1, seed=4)
    )

    course = await cara.get(f"/api/tables/{table}/course")

    winners = last["view"]["outcome"]["winners"]
    assert early.status_code == 403
    assert len(course["scores"]) == len(course["chances"]) == mine + theirs + 1
    assert course["chances"][-1] == [round((seat in winners) / len(winners), 3) for seat in (0, 1)]
    assert len(course["points"]) == 2


@pytest.mark.slow
async def test_two_play_a_whole_byzantium_while_a_third_looks_on(anna: Player, bela: Player, cara: Player) -> None:
    table = await started(anna, bela, game="byzantium")
    seen = await cara.watch(table)

    async def look_on() -> dict[str, Any]:
        message = seen
        while message["view"]["outcome"] is None:
            following = await cara.expect("update")
            assert following["update"] == message["update"] + 1
            message = following
        return message

    (last_a, mine), (last_b, theirs), last_c = await asyncio.gather(
        play_to_the_end(anna, table, 0, seed=3), play_to_the_end(bela, table, 1, seed=4), look_on()
    )

    assert last_a["view"]["outcome"] == last_b["view"]["outcome"] == last_c["view"]["outcome"] is not None
    assert last_a["view"]["ply"] == mine + theirs > 10
    assert last_a["view"]["board"] == last_b["view"]["board"] == last_c["view"]["board"], "it is an open game"
    record = await cara.get(f"/api/tables/{table}/record")
    registry.register(byzantium.GAME)
    assert porphyry.replay(record).state.fingerprint() == record["fingerprint"]


async def test_a_finished_game_is_downloaded_and_proves_its_dice(anna: Player, bela: Player) -> None:
    table = await started(anna, bela)
    promised = (await anna.get(f"/api/tables/{table}"))["commitment"]
    assert (await anna.get(f"/api/tables/{table}/record", status=403))["error"] == "forbidden"
    await asyncio.gather(play_to_the_end(anna, table, 0), play_to_the_end(bela, table, 1))

    data = await anna.get(f"/api/tables/{table}/record")
    text = await anna.get(f"/api/tables/{table}/record", form="text")

    registry.register(Tesserae())
    again = porphyry.replay(data)
    assert again.commitment == promised == data["commitment"]
    assert porphyry.replay(text).state.fingerprint() == again.state.fingerprint()
    opened = await bela.post("/api/records", {"record": text})
    assert opened["status"] == "over" and opened["outcome"] == again.outcome.to_data()  # type: ignore[union-attr]
    spoilt = text.replace(data["seed"], "00" * 32)
    assert (await bela.post("/api/records", {"record": spoilt}, status=400))["faults"]


async def test_a_stale_action_gets_the_fresh_view_and_changes_nothing(anna: Player, bela: Player) -> None:
    table = await started(anna, bela)
    first = await anna.watch(table, 0)
    await anna.play(first, first["view"]["legal"][0]["text"])
    other = await bela.watch(table, 1)
    await bela.play(other, other["view"]["legal"][0]["text"])

    answer = await anna.play(first, first["view"]["legal"][1]["text"])

    assert answer["type"] == "stale"
    assert answer["view"]["ply"] == 2 and answer["update"] == 3 and answer["view"]["seat"] == 0
    body = {"seat": 0, "ply": 0, "id": "old", "action": first["view"]["legal"][1]["text"]}
    by_http = await anna.post(f"/api/tables/{table}/play", body, status=409)
    assert by_http["error"] == "stale" and by_http["view"]["ply"] == 2
    assert (await anna.get(f"/api/tables/{table}"))["ply"] == 2


async def test_an_answer_to_the_same_secret_question_does_not_make_another_stale(anna: Player, bela: Player) -> None:
    table = await started(anna, bela)
    mine, theirs = await anna.watch(table, 0), await bela.watch(table, 1)
    await anna.play(mine, mine["view"]["legal"][0]["text"])

    answer = await bela.play(theirs, theirs["view"]["legal"][0]["text"])

    assert answer["type"] == "done" and answer["ply"] == 2


async def test_a_repeated_id_gets_the_first_answer(anna: Player, bela: Player) -> None:
    table = await started(anna, bela)
    view = await anna.watch(table, 0)
    line = view["view"]["legal"][0]["text"]

    first = await anna.play(view, line, id="same")
    again = await anna.play(view, view["view"]["legal"][1]["text"], id="same")
    body = {"seat": 0, "ply": 0, "id": "same", "action": line}
    by_http = await anna.post(f"/api/tables/{table}/play", body)

    assert first == again
    assert by_http == {"id": "same", "update": first["update"], "ply": first["ply"]}
    assert (await anna.get(f"/api/tables/{table}"))["ply"] == 1


async def test_refusals_carry_rule_reason_and_parameters(anna: Player, bela: Player) -> None:
    table = await started(anna, bela)
    view = await anna.watch(table, 0)
    held = [one["card"] for one in view["view"]["legal"]]
    missing = next(card for card in ("a1", "a2", "a3") if card not in held)

    illegal = await anna.play(view, f"bid {missing}")
    unreadable = await anna.play(view, "bidd a1")
    not_mine = await anna.play(view, view["view"]["legal"][0]["text"], seat=1)
    asked = await anna.post(f"/api/tables/{table}/why-not", {"action": f"bid {missing}", "seat": 0})
    fine = await anna.post(f"/api/tables/{table}/why-not", {"action": {"verb": "bid", "card": held[0]}})

    assert illegal["refusal"]["error"] == "illegal"
    assert (illegal["refusal"]["rule"], illegal["refusal"]["reason"]) == ("TES-BID-01", "not-in-hand")
    assert illegal["refusal"]["params"] == {"verb": "bid", "card": missing, "seat": 0}
    assert unreadable["refusal"]["error"] == "unreadable" and unreadable["refusal"]["nearest"] == "bid a1"
    assert not_mine["refusal"]["error"] == "forbidden"
    assert asked["refusal"]["rule"] == "TES-BID-01" and fine == {"action": f"bid {held[0]}", "refusal": None}
    assert (await anna.get(f"/api/tables/{table}"))["ply"] == 0


async def test_a_question_is_answered_and_plays_nothing(anna: Player, bela: Player) -> None:
    table = await started(anna, bela, game="guiscard", options={"scenario": "lances"})
    view = await anna.watch(table, 0)
    line = {"about": "sight", "from": "a1", "to": "a5"}

    by_http = await bela.post(f"/api/tables/{table}/ask", {"question": line})
    await anna.send("ask", table=table, seat=0, id="q1", question=line)
    live = await anna.expect("answer", "refused")
    await anna.send("ask", table=table, id="q2", question={"about": "reach", "unit": "nobody"})
    refused = await anna.expect("answer", "refused")
    unknown = await anna.post(f"/api/tables/{table}/ask", {"question": {"about": "the weather"}})

    assert by_http["answer"]["hexes"] == 4 and by_http["answer"] == live["answer"]
    assert (live["id"], live["update"]) == ("q1", view["update"])
    assert (refused["id"], refused["refusal"]["error"]) == ("q2", "unreadable")
    assert unknown == {"answer": None}
    assert (await anna.get(f"/api/tables/{table}"))["ply"] == 0


async def reach_paying(anna: Player, bela: Player) -> tuple[str, Player, int]:
    """A table at which somebody may pay coins, and who."""
    table = await started(anna, bela)
    for _ in range(200):
        for player, seat in ((anna, 0), (bela, 1)):
            view = await player.watch(table, seat)
            legal = [one["text"] for one in view["view"]["legal"]]
            if "coin" in legal:
                return table, player, seat
            if legal:
                await player.play(view, "pass" if "pass" in legal else legal[0])
        if view["view"]["outcome"]:
            table = await started(anna, bela)
    raise AssertionError("nobody ever pays")


async def test_undo_reaches_as_far_as_the_kernel_allows(anna: Player, bela: Player) -> None:
    table, player, seat = await reach_paying(anna, bela)
    before = await player.watch(table, seat)
    await player.play(before, "coin")
    after = await player.watch(table, seat)
    assert after["view"]["can_undo"]

    done = await player.post(f"/api/tables/{table}/undo", {"seat": seat, "ply": after["view"]["ply"], "id": "u1"})
    back = await player.watch(table, seat)
    refused = await player.post(
        f"/api/tables/{table}/undo", {"seat": seat, "ply": back["view"]["ply"], "id": "u2"}, status=422
    )

    assert done["ply"] == before["view"]["ply"] and back["view"]["board"] == before["view"]["board"]
    assert back["update"] == before["update"] + 2
    assert refused["reason"] == "nothing-to-undo"
    log = (await player.get(f"/api/tables/{table}/log", seat=seat))["entries"]
    assert [(one["kind"], one["undone"]) for one in log[-2:]] == [("play", True), ("undo", False)]


async def test_going_further_back_needs_everybody(anna: Player, bela: Player) -> None:
    table, _, _ = await reach_paying(anna, bela)
    start = await anna.watch(table, 0)
    ply = start["view"]["ply"]

    await anna.post(f"/api/tables/{table}/ask-undo", {"seat": 0, "to": 0, "id": "x1"})
    asked = await bela.watch(table, 1)
    await bela.post(f"/api/tables/{table}/answer-undo", {"seat": 1, "agree": False, "id": "x2"})
    refused = await bela.watch(table, 1)
    await anna.post(f"/api/tables/{table}/ask-undo", {"seat": 0, "to": 0, "id": "x3"})
    await bela.post(f"/api/tables/{table}/answer-undo", {"seat": 1, "agree": True, "id": "x4"})
    back = await anna.watch(table, 0)

    assert asked["undo"] == {"seat": 0, "to": 0, "agreed": [0], "missing": [1]}
    assert refused["undo"] is None and refused["view"]["ply"] == ply
    assert back["view"]["ply"] == 0 and back["undo"] is None
    log = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]
    assert [one["kind"] for one in log][-4:] == ["ask-undo", "refuse-undo", "ask-undo", "rewind"]
    assert all(one["undone"] for one in log if one["kind"] == "play")


async def test_who_plays_alone_goes_back_over_dice_and_bots_and_the_record_says_so(anna: Player) -> None:
    table = (await anna.table("bot", game="byzantium"))["id"]
    untouched = later = await until_mine(anna, table)
    bots = 0
    while not bots:  # an action may be answered by another question to her
        await anna.play(later, later["view"]["legal"][0]["text"])
        later = await until_mine(anna, table)
        log = (await anna.get(f"/api/tables/{table}/log", seat=0, since=untouched["update"]))["entries"]
        bots = sum(one["by"] == "bot" for one in log)
    clean = await anna.get(f"/api/tables/{table}/record")

    await anna.post(f"/api/tables/{table}/ask-undo", {"seat": 0, "to": untouched["view"]["ply"], "id": "back"})

    back = await anna.watch(table, 0)
    record = await anna.get(f"/api/tables/{table}/record")
    assert later["view"]["outcome"] is None and later["view"]["ply"] > untouched["view"]["ply"] + 1
    assert back["view"]["board"] == untouched["view"]["board"]
    assert back["view"]["legal"] == untouched["view"]["legal"]
    assert "practice" not in clean and record["practice"] is True
    assert "practice: true" in await anna.get(f"/api/tables/{table}/record", form="text")


async def test_a_record_among_people_is_no_practice_even_if_all_agreed_to_go_back(anna: Player, bela: Player) -> None:
    table = (await anna.table("open", game="byzantium"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    for player, seat in ((anna, 0), (bela, 1)):
        view = await player.watch(table, seat)
        if view["view"]["legal"]:
            await player.play(view, view["view"]["legal"][0]["text"])

    await anna.post(f"/api/tables/{table}/ask-undo", {"seat": 0, "to": 0, "id": "y1"})
    await bela.post(f"/api/tables/{table}/answer-undo", {"seat": 1, "agree": True, "id": "y2"})

    record = await anna.get(f"/api/tables/{table}/record")
    assert record["plies"] == [] and "practice" not in record


async def until_mine(player: Player, table: str) -> dict[str, Any]:
    """The table once it is mine to decide."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            view = await player.watch(table, 0)
            if view["view"]["legal"]:
                return view
            await asyncio.sleep(0.05)


async def test_any_ply_can_be_opened_and_the_digest_tells_what_others_did(anna: Player, bela: Player) -> None:
    table = await started(anna, bela, options={"length": "long"})
    views: list[dict[str, Any]] = []
    for _ in range(12):
        for player, seat in ((anna, 0), (bela, 1)):
            view = await player.watch(table, seat)
            if seat == 0:
                views.append(view)
            if view["view"]["legal"]:
                await player.play(view, view["view"]["legal"][-1]["text"])

    for view in views[-4:]:
        looked = await anna.get(f"/api/tables/{table}/view", seat=0, ply=view["view"]["ply"])
        assert looked["view"]["board"] == view["view"]["board"]
    await anna.get(f"/api/tables/{table}/view", seat=0, ply=9999, status=404)

    log = (await anna.get(f"/api/tables/{table}/log", seat=0))["entries"]
    digest = await anna.get(f"/api/tables/{table}/digest", seat=0)
    last = max(one["update"] for one in log if one["seat"] == 0)
    assert digest["since"] == last
    assert digest["entries"] == [one for one in log if one["update"] > last]


async def test_a_table_survives_a_restart_of_the_server(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna, Player(server.url, "Béla") as bela:
            table = await started(anna, bela)
            view = await anna.watch(table, 0)
            done = await anna.play(view, view["view"]["legal"][0]["text"], id="once")
            server.stop()
            goodbye = await anna.expect("bye")
            await anna.hang_up()
            server.start()

            back = await anna.watch(table, 0)
            again = await anna.play(view, view["view"]["legal"][0]["text"], id="once")

            assert goodbye["reason"] == "restart"
            assert back["update"] == done["update"] == again["update"]
            assert back["view"]["legal"] == []
