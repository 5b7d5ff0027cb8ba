"""A whole move at a table: one message, one stored step, one update; taken back, looked at and played again as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Nursery, Player, Server

pytestmark = pytest.mark.service


async def walking(anna: Player) -> tuple[str, dict[str, Any]]:
    """A skirmish in which somebody may walk: its table, and the view of who may."""
    table: str = (await anna.table("local", game="guiscard", options={"scenario": "civitate"}))["id"]
    for _ in range(40):
        for seat in (0, 1):
            view = await anna.watch(table, seat)
            legal = [one["text"] for one in view["view"]["legal"]]
            if any(line.startswith("move ") for line in legal):
                return table, view
            if legal:
                choice = next(line for line in ("auto", "done", legal[0]) if line in legal)
                await anna.play(view, choice)
    raise AssertionError("nobody ever walks")


async def quiet_way(anna: Player, table: str, view: dict[str, Any]) -> tuple[str, list[str]]:
    """A unit, and a way of several hexes past nobody."""
    seat = view["view"]["seat"]
    for one in view["view"]["legal"]:
        if one["verb"] != "move":
            continue
        question = {"about": "reach", "unit": one["unit"]}
        told = (await anna.post(f"/api/tables/{table}/ask", {"question": question, "seat": seat}))["answer"]
        ways = [way for way in told["hexes"] if way["unhurt"] == 1.0 and len(way["way"]) > 2]
        if ways:
            return one["unit"], [*ways[0]["line"], *told["end"]]
    raise AssertionError("nobody has a way")


def stands(view: dict[str, Any], unit: str) -> str:
    return next(str(one["hex"]) for one in view["view"]["board"]["units"] if one["id"] == unit)


async def test_a_whole_move_is_one_message_one_step_and_one_update(anna: Player) -> None:
    table, view = await walking(anna)
    unit, line = await quiet_way(anna, table, view)
    seat, ply = view["view"]["seat"], view["view"]["ply"]

    await anna.send("play", table=table, seat=seat, ply=ply, update=view["update"], id="whole", action="; ".join(line))
    update = await anna.expect("update")
    done = await anna.expect("done")

    goal = line[-2].removeprefix("step ")
    assert update["update"] == done["update"] == view["update"] + 1
    assert ply + 3 <= update["ply"] == done["ply"] <= ply + len(line)
    assert stands(update, unit) == goal
    assert [one["kind"] for one in update["events"]].count("UnitMoved") == len(line) - 2
    log = (await anna.get(f"/api/tables/{table}/log", seat=seat))["entries"]
    assert log[-1]["action"].startswith(f"move {unit}; step ")
    assert log[-1]["update"] == done["update"]


async def test_a_repeated_id_plays_the_move_once(anna: Player) -> None:
    table, view = await walking(anna)
    _, line = await quiet_way(anna, table, view)

    first = await anna.play(view, "; ".join(line), id="same")
    again = await anna.play(view, "; ".join(line), id="same")

    assert first == again
    assert (await anna.get(f"/api/tables/{table}"))["update"] == first["update"]


async def test_a_move_told_by_its_goal_is_stored_as_it_was_played(anna: Player) -> None:
    table, view = await walking(anna)
    unit, line = await quiet_way(anna, table, view)
    goal = line[-2].removeprefix("step ")

    await anna.play(view, f"move {unit} {goal}")

    seat = view["view"]["seat"]
    log = (await anna.get(f"/api/tables/{table}/log", seat=seat))["entries"]
    assert log[-1]["action"].split("; ") == line[: len(log[-1]["action"].split("; "))]


async def test_a_whole_move_is_taken_back_as_one_and_looked_at_step_by_step(anna: Player) -> None:
    table, view = await walking(anna)
    unit, line = await quiet_way(anna, table, view)
    seat, ply, home = view["view"]["seat"], view["view"]["ply"], stands(view, unit)
    done = await anna.play(view, "; ".join(line))

    half = await anna.get(f"/api/tables/{table}/view", seat=seat, ply=ply + 2)
    back = await anna.post(f"/api/tables/{table}/undo", {"seat": seat, "ply": done["ply"], "id": "u1"})
    now = await anna.watch(table, seat)
    log = (await anna.get(f"/api/tables/{table}/log", seat=seat))["entries"]

    assert stands(half, unit) == line[1].removeprefix("step ")
    assert (back["ply"], stands(now, unit)) == (ply, home)
    assert [(one["kind"], one["undone"]) for one in log[-2:]] == [("play", True), ("undo", False)]


async def test_nobody_goes_back_into_the_middle_of_a_move(anna: Player) -> None:
    table, view = await walking(anna)
    unit, line = await quiet_way(anna, table, view)
    seat, ply, home = view["view"]["seat"], view["view"]["ply"], stands(view, unit)
    done = await anna.play(view, "; ".join(line))
    after = await anna.watch(table, seat)
    other = next(one for one in after["view"]["legal"] if one["verb"] == "move")["unit"]
    more = await anna.play(after, f"move {other}; stop")

    back = await anna.post(f"/api/tables/{table}/ask-undo", {"seat": seat, "to": ply + 2, "id": "r1"})
    now = await anna.watch(table, seat)

    assert more["ply"] > done["ply"]
    assert (back["ply"], stands(now, unit)) == (ply, home)


async def test_a_move_that_cannot_be_read_or_begun_changes_nothing(anna: Player) -> None:
    table, view = await walking(anna)
    unit, line = await quiet_way(anna, table, view)

    unread = await anna.play(view, f"{line[0]}; stepp a1")
    illegal = await anna.play(view, f"stop; {line[0]}")
    nowhere = await anna.play(view, f"move {unit} a1")

    assert unread["refusal"]["error"] == "unreadable"
    assert illegal["refusal"]["error"] == "illegal"
    assert nowhere["refusal"]["error"] in ("illegal", "unreadable")
    assert (await anna.get(f"/api/tables/{table}"))["update"] == view["update"]


async def test_a_move_outlives_the_server(tmp_path: Path, nursery: Nursery) -> None:
    """Killed the moment the answer is there, the server has the whole move; undone after that, all of it is gone."""
    server = Server(tmp_path, nursery)
    with server:
        async with Player(server.url) as anna:
            table, view = await walking(anna)
            unit, line = await quiet_way(anna, table, view)
            seat, home = view["view"]["seat"], stands(view, unit)
            done = await anna.play(view, "; ".join(line), id="kept")
            server.kill()
            server.start()
            anna.socket = None

            kept = await anna.watch(table, seat)
            again = await anna.play(view, "; ".join(line), id="kept")
            await anna.post(f"/api/tables/{table}/undo", {"seat": seat, "ply": done["ply"], "id": "u1"})
            back = await anna.watch(table, seat)

    assert (kept["update"], stands(kept, unit)) == (done["update"], line[-2].removeprefix("step "))
    assert again == done
    assert (back["view"]["ply"], stands(back, unit)) == (view["view"]["ply"], home)
