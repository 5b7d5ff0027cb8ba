"""Tables that were begun under other rules: most play on exactly; one that does not says so, keeps nobody, and ends fairly."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Nursery, Player, Server
from tests.server.test_storage import long_game, stored
from tests.server.test_tables import until

pytestmark = pytest.mark.service

WEEK_MS = 7 * 24 * 3600 * 1000


def doctored(database: sqlite3.Connection, whole: str, spoilt: str) -> None:
    """Both tables were begun under older rules; one holds an action that the installed rules refuse."""
    database.execute("UPDATE tables SET rules_version = rules_version - 1 WHERE id IN (?, ?)", (whole, spoilt))
    database.execute("UPDATE entries SET line = 'pass' WHERE table_id = ? AND n = 2", (spoilt,))
    database.execute("DELETE FROM snapshots")
    database.commit()


async def test_a_table_that_does_not_survive_an_upgrade_says_so_keeps_nobody_and_ends_fairly(
    tmp_path: Path, nursery: Nursery
) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url, "Anna") as anna, Player(server.url, "Béla") as bela:
            whole, spoilt, left = [await long_game(one, 12) for one in (anna, anna, bela)]
            await anna.hang_up()
            await bela.hang_up()
            before = await anna.get(f"/api/tables/{whole}/view?seat=0")
            server.stop()
            with stored(server) as database:
                doctored(database, whole, spoilt)
                doctored(database, whole, left)
            checked = server.command("upgrade", "--check")
            with stored(server) as database:
                running = database.execute("SELECT count(*) FROM tables WHERE status = 'playing'").fetchone()
            server.start()

            stopped = await until(anna, f"/api/tables/{spoilt}", lambda one: one["stopped"])
            listed = {one["id"]: one for one in (await anna.get("/api/my/tables"))["tables"]}
            after = await anna.get(f"/api/tables/{whole}/view?seat=0")
            why = await anna.get(f"/api/tables/{spoilt}/view?seat=0", status=409)
            forgotten = (await bela.http.delete("/api/me")).status_code

            server.stop()
            with stored(server) as database:
                database.execute("UPDATE tables SET stopped_at = stopped_at - ?", (WEEK_MS,))
                database.commit()
            server.start()
            ended = await until(anna, f"/api/tables/{spoilt}", lambda one: one["status"] == "over")
            papers = await anna.get(f"/api/tables/{spoilt}/papers")

    assert checked.returncode == 1 and spoilt in checked.stdout and left in checked.stdout
    assert "1 begun under older rules play on exactly" in checked.stdout
    assert running == (3,), "checking changes nothing"
    assert (stopped["status"], listed[spoilt]["stopped"], listed[whole]["stopped"]) == ("playing", True, False)
    assert listed[whole]["older_rules"], "the one that plays on says so too"
    assert "stands still" in why["message"]
    assert after["view"] == before["view"]
    assert forgotten == 200
    assert (ended["ended_by"], ended["outcome"]["winners"]) == ("update", [])
    assert len(papers["entries"]) >= 12


async def test_an_upgrade_ends_what_cannot_be_played_on_and_keeps_a_copy(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url, "Anna") as anna:
            whole, spoilt = [await long_game(anna, 12) for _ in range(2)]
            await anna.hang_up()
            while_running = server.command("upgrade")
            server.stop()
            with stored(server) as database:
                doctored(database, whole, spoilt)
            upgraded, again = server.command("upgrade"), server.command("upgrade", "--check")
            server.start()
            found: dict[str, Any] = {table: await anna.get(f"/api/tables/{table}") for table in (whole, spoilt)}
    copies = [path.name for path in (tmp_path / "data").iterdir() if ".before-" in path.name]

    assert while_running.returncode == 1 and "stop it first" in while_running.stderr
    assert upgraded.returncode == 0 and "1 were ended" in upgraded.stdout, upgraded.stderr
    assert again.returncode == 0
    assert {table: one["ended_by"] for table, one in found.items()} == {whole: None, spoilt: "update"}
    assert len(copies) == 1
