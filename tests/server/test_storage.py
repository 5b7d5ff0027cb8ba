"""What is stored: entries and snapshots. A table opened from a snapshot is the table that was closed."""

from __future__ import annotations

import contextlib
import json
import random
import re
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import ROOT, Nursery, Player, Server
from tests.server.test_tables import until

from porphyry.server import database as db

pytestmark = pytest.mark.service


def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    """Write-ahead log, every commit on disk, and a transaction that writes holds the lock from its first moment."""
    engine = db.writing_engine(f"sqlite:///{tmp_path / 'one.sqlite3'}")
    with engine.connect() as connection, connection.begin():
        told = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        other = sqlite3.connect(tmp_path / "one.sqlite3", timeout=0)
        with contextlib.closing(other), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    engine.dispose()

    assert told == ["wal", 2], "2 is FULL"


async def long_game(anna: Player, plies: int) -> str:
    """A table of Byzantium with two seats of one person, so far on."""
    dice = random.Random(4)
    table: str = (await anna.table("local", game="byzantium"))["id"]
    view = await anna.watch(table, 0)
    for _ in range(plies):
        if not view["view"]["legal"]:
            view = await anna.watch(table, 1 - view["view"]["seat"])
        if view["view"]["outcome"] is not None:
            break
        await anna.play(view, dice.choice(view["view"]["legal"])["text"])
        view = await anna.watch(table, view["view"]["seat"])
    return table


def stored(server: Server) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(server.folder / "data" / "porphyry.sqlite3"))


async def test_a_table_opened_from_a_snapshot_is_the_same(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, snapshot_plies=40) as server:
        async with Player(server.url) as anna:
            table = await long_game(anna, 95)
            before = await anna.get(f"/api/tables/{table}/view", seat=0)
            log = await anna.get(f"/api/tables/{table}/log", seat=0)
            early = await anna.get(f"/api/tables/{table}/view", seat=0, ply=17)
            await anna.hang_up()
            server.stop()
            with stored(server) as database:
                snapshots = database.execute("SELECT ply FROM snapshots WHERE table_id = ?", (table,)).fetchall()
            server.start()

            after = await anna.get(f"/api/tables/{table}/view", seat=0)
            assert snapshots, "a game this long has one"
            assert {**after["view"], "events": 0} == {**before["view"], "events": 0}
            assert (await anna.get(f"/api/tables/{table}/view", seat=0, ply=17))["view"] == early["view"]
            assert await anna.get(f"/api/tables/{table}/log", seat=0) == log
            await anna.post(f"/api/tables/{table}/ask-undo", {"seat": 0, "to": 5, "id": "back"})
            back = await anna.get(f"/api/tables/{table}/view", seat=0)
            assert back["view"]["ply"] == 5, "nobody else has to agree"
    assert server.command("verify-tables", "--all").returncode == 0


def as_by_older_rules(server: Server, table: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Make the table one that was stored under the rules version before, its snapshots laid out in another way."""
    with stored(server) as database:
        database.execute("UPDATE tables SET rules_version = rules_version - 1 WHERE id = ?", (table,))
        snapshots = database.execute("SELECT n, data FROM snapshots WHERE table_id = ?", (table,)).fetchall()
        assert snapshots, "a game this long has one"
        for n, data in snapshots:
            kept = json.loads(zlib.decompress(data))
            kept["record"]["rules_version"] -= 1
            kept["record"]["fingerprint"] = "that of another layout"
            change(kept)
            packed = zlib.compress(json.dumps(kept).encode())
            database.execute("UPDATE snapshots SET data = ? WHERE table_id = ? AND n = ?", (packed, table, n))
        database.commit()


async def test_a_snapshot_of_other_rules_is_not_opened_but_the_table_is_replayed(
    tmp_path: Path, nursery: Nursery
) -> None:
    def shorter(kept: dict[str, Any]) -> None:
        kept["state"]["facts"] = kept["state"]["facts"][:-7]

    def other_dice(kept: dict[str, Any]) -> None:
        next(drawn for drawn in kept["record"]["chance"] if drawn)[0] += 1

    with Server(tmp_path, nursery, snapshot_plies=10) as server:
        async with Player(server.url) as anna:
            table, lost = await long_game(anna, 30), await long_game(anna, 30)
            before = await anna.get(f"/api/tables/{table}/view", seat=0)
            await anna.hang_up()
            server.stop()
            as_by_older_rules(server, table, shorter)
            as_by_older_rules(server, lost, other_dice)
            verified = server.command("verify-tables")
            server.start()

            after = await anna.get(f"/api/tables/{table}/view", seat=0)
            refused = await anna.get(f"/api/tables/{lost}/view", status=409, seat=0)

            assert after["view"] == before["view"]
            assert after["table"]["rules_version"] == after["view"]["rules_version"] - 1
            asked = after["view"]["asked"][0]["seat"]
            view = await anna.watch(table, asked)
            assert (await anna.play(view, view["view"]["legal"][0]["text"]))["type"] == "done", "it goes on"
            assert "the dice fall otherwise" in refused["message"] and "version" in refused["message"]
    assert verified.returncode == 1 and "1 tables agree, 1 differ" in verified.stdout
    assert f"{lost} (byzantium" in verified.stdout and "the dice fall otherwise" in verified.stdout


async def test_bots_go_on_after_a_crash(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(tmp_path, nursery, bot_pause_s=30)
    with server:
        async with Player(server.url) as anna:
            table = (await anna.table("bot"))["id"]
            view = await anna.watch(table, 0)
            await anna.play(view, view["view"]["legal"][0]["text"])
            assert (await anna.get(f"/api/tables/{table}"))["ply"] == 1
            server.kill()
            server.environment["PORPHYRY_BOT_PAUSE_S"] = "0"
            server.start()
            anna.socket = None

            moved = await until(anna, f"/api/tables/{table}", lambda one: one["ply"] >= 2)

    assert moved["status"] == "playing"


async def test_the_example_bot_of_the_protocol_page_plays_a_game(tmp_path: Path, server: Server, anna: Player) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    assert len(code) == 1 and len(code[0].splitlines()) <= 45
    await anna.sign_in(await anna.post("/api/account", {"name": "Example", "password": "from-the-docs"}))
    token = (await anna.post("/api/tokens", {"name": "example"}))["token"]
    await anna.table("bot", private=True)  # whatever stands in the lobby, there is one game to finish
    bot = tmp_path / "bot.py"
    bot.write_text(code[0].replace('"status": "open"', '"status": "open", "game": "none"'), encoding="utf-8")

    done = subprocess.run(  # noqa: ASYNC221 - nothing else runs here
        [sys.executable, str(bot), server.url, token], capture_output=True, text=True, timeout=120, check=False
    )

    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout
