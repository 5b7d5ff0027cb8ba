"""What is stored: entries and snapshots. A table opened from a snapshot is the table that was closed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import resource
import sqlite3
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from tests.server.harness import PATIENCE_S, ROOT, Nursery, Player, Server, calm
from tests.server.test_tables import until

from porphyry.kernel.registry import game
from porphyry.kernel.table import new_table
from porphyry.server import database as db
from porphyry.server.snapshots import Snapshot, packed
from porphyry.server.store import Store

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
    """A table of Byzantium with two seats of one person, so far on; a game whose dice end it sooner is left for another."""
    dice = random.Random(4)
    for _ in range(20):
        table: str = (await anna.table("local", game="byzantium"))["id"]
        view = await anna.watch(table, 0)
        while view["view"]["outcome"] is None:
            if view["view"]["ply"] >= plies:
                return table
            if not view["view"]["legal"]:
                view = await anna.watch(table, 1 - view["view"]["seat"])
            await anna.play(view, calm(view["view"]["legal"], dice))
            view = await anna.watch(table, view["view"]["seat"])
    raise AssertionError(f"none of twenty games lasted {plies} plies")


def stored(server: Server) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(server.folder / "data" / "porphyry.sqlite3"))


async def test_a_table_opened_from_a_snapshot_is_the_same(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, snapshot_plies=40) as server:
        async with Player(server.url) as anna:
            table = await long_game(anna, 85)
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


def test_a_snapshot_fits_only_the_layout_it_was_made_with(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(game("byzantium"), 2, 1)
    snapshot = Snapshot(1, packed(table))

    assert snapshot.fits(table.game)
    monkeypatch.setattr(table.game, "layout", table.game.layout + 1)
    assert not snapshot.fits(table.game)


async def test_a_damaged_snapshot_does_no_harm_because_the_entries_are_the_truth(
    tmp_path: Path, nursery: Nursery
) -> None:
    with Server(tmp_path, nursery, snapshot_plies=10) as server:
        async with Player(server.url) as anna:
            tables = [await long_game(anna, 30) for _ in range(3)]
            before = [await anna.get(f"/api/tables/{table}/view?seat=0") for table in tables]
            await anna.hang_up()
            server.stop()
            with stored(server) as database:
                (good,) = database.execute(
                    "SELECT data FROM snapshots WHERE table_id = ? ORDER BY n DESC", (tables[2],)
                ).fetchone()
                kept = json.loads(zlib.decompress(good))
                kept["state"]["facts"] = kept["state"]["facts"][:-7]
                damaged = (b"no zlib stream", zlib.compress(b'{"record": 1}'), zlib.compress(json.dumps(kept).encode()))
                for table, data in zip(tables, damaged, strict=True):
                    database.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (data, table))
                database.commit()
            verified = server.command("verify-tables")
            server.start()

            after = [await anna.get(f"/api/tables/{table}/view?seat=0") for table in tables]

    assert [{**one["view"], "events": 0} for one in after] == [{**one["view"], "events": 0} for one in before]
    assert "Traceback" not in verified.stderr and "played through instead" in verified.stdout


async def test_a_broken_table_holds_up_no_other_also_after_a_restart(tmp_path: Path, nursery: Nursery) -> None:
    """More broken tables than are looked at in one round, all due at once."""
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            broken = (await anna.table("bot", title="broken"))["id"]
            server.stop()
            with stored(server) as database:
                database.execute("UPDATE tables SET start = '{' WHERE id = ?", (broken,))
                for name in ("tables", "seats", "entries", "standing"):
                    key = "id" if name == "tables" else "table_id"
                    columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})") if row[1] != key]
                    rest = ", ".join(f'"{column}"' for column in columns)
                    for number in range(150):
                        database.execute(
                            f"INSERT INTO {name} ({key}, {rest}) SELECT ?, {rest} FROM {name} WHERE {key} = ?",
                            (f"broken{number:04}", broken),
                        )
                database.execute("UPDATE standing SET bot_at = 1")
                database.commit()
            server.start()
            table = await anna.table(
                "bot", pace={"kind": "live", "bank_s": 1}, timeout="skip", title="whole", options={"length": "long"}
            )

            moved = await until(anna, f"/api/tables/{table['id']}", lambda one: one["ply"] >= 2)

    log = server.log()
    assert moved["ply"] >= 2, "the clock ran out and something was played"
    assert log.count(f"event=table.broken table={broken}") == 1, "it is told once"


async def test_what_fails_with_one_step_spoils_nothing_of_others(tmp_path: Path) -> None:
    await nothing_of_others_is_spoilt(f"sqlite:///{tmp_path / 'one.sqlite3'}")


async def nothing_of_others_is_spoilt(url: str) -> None:
    """One transaction carries what many tables write; a job that fails takes its own step with it, no other."""
    store = Store(url)
    await store.open()

    def spoilt(connection: Connection) -> None:
        connection.execute(sa.text("INSERT INTO chat (table_id) VALUES (NULL)"))

    def step(table: str) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        return (table, 1, "start", None, "rules", "", 0, None, 0, 5), (
            table, 1, 0, 0, 0, None, None, None, "[]", 1, 0, None,
        )  # fmt: skip

    results = await asyncio.gather(
        *[store.append(*step(f"t{at}"), [spoilt] if at == 3 else []) for at in range(8)], return_exceptions=True
    )
    ours = db.entries.c.table_id.in_([f"t{at}" for at in range(8)])
    kept = {row.table_id for row in await store.rows(sa.select(db.entries.c.table_id).where(ours))}
    await store.close()

    assert [at for at, one in enumerate(results) if one is not None] == [3]
    assert kept == {f"t{at}" for at in range(8)} - {"t3"}


async def test_an_error_of_the_database_holds_nothing_that_was_to_be_stored(tmp_path: Path) -> None:
    """It goes into the log: no name, no hash, no seed."""
    store = Store(f"sqlite:///{tmp_path / 'one.sqlite3'}")
    await store.open()
    row = {"id": "p", "name": "a secret name", "kind": "guest", "created_at": 1}
    await store.write(lambda connection: connection.execute(db.people.insert().values(**row)).rowcount)
    told = []
    for statement in (
        db.people.insert().values(**row),
        sa.select(db.people).where(db.people.c.name == "a secret name"),
    ):
        try:
            await store.write(lambda connection, it=statement: connection.execute(it).rowcount)  # type: ignore[misc]
            await store.rows(sa.text("SELECT nothing FROM people WHERE name = :it").bindparams(it="a secret name"))  # type: ignore[arg-type]
        except sa.exc.SQLAlchemyError as error:
            told.append(str(error))
    await store.close()

    assert len(told) == 2
    assert [one for one in told if "a secret name" in one] == []


async def told_by(player: Player, path: str, wanted: int) -> int:
    """The status of this answer, once it is as wanted; what it is after a while, if it never is."""
    until_s = time.monotonic() + PATIENCE_S
    while (status := (await player.http.get(path)).status_code) != wanted and time.monotonic() < until_s:  # noqa: ASYNC110 - told by nobody
        await asyncio.sleep(0.05)
    return status


async def test_a_table_that_cannot_be_stored_is_not_acknowledged(tmp_path: Path, nursery: Nursery) -> None:
    """The disk is full: as far as the server can tell, no file may grow."""
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna, Player(server.url, "Béla") as bela:
            waiting = (await anna.table("open"))["id"]
            ready = [(await anna.http.get("/readyz")).status_code]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            made = []
            for _ in range(6):
                seats = [{"who": "me"}, {"who": "bot"}]
                reply = await anna.http.post("/api/tables", json={"game": "tesserae", "seats": seats})
                made.append((reply.status_code, reply.json()))
            joined = (await bela.http.post(f"/api/tables/{waiting}/join", json={})).status_code
            ready.append(await told_by(anna, "/readyz", 503))
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            after = await anna.table("bot")
            ready.append(await told_by(anna, "/readyz", 200))
            open_still = await anna.get(f"/api/tables/{waiting}")
    with stored(server) as database:
        kept = {row[0] for row in database.execute("SELECT id FROM tables")}

    acknowledged = {one["id"] for status, one in made if status == 200}
    assert acknowledged <= kept and after["id"] in kept
    assert {status for status, _ in made} == {503} and {one["error"] for _, one in made} == {"busy"}
    assert (joined, open_still["status"]) == (503, "open")
    assert ready == [200, 503, 200]


async def test_a_full_table_whose_beginning_was_not_stored_begins_later(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            table = (await anna.table("open"))["id"]
            server.stop()
            with stored(server) as database:  # the last seat was taken, then the power went
                database.execute("UPDATE seats SET kind = 'bot', bot = 'random', name = 'B' WHERE kind = 'open'")
                database.execute("UPDATE tables SET created_at = created_at - 60000")
                database.commit()
            server.start()

            begun = await until(anna, f"/api/tables/{table}", lambda one: one["status"] != "open")

    assert begun["status"] == "playing"


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


@pytest.mark.parametrize(
    ("language", "suffix", "interpreter"),
    [("python", ".py", [sys.executable]), ("javascript", ".mjs", [])],
)
async def test_the_example_bots_of_the_protocol_page_play_a_game(
    tmp_path: Path, nursery: Nursery, language: str, suffix: str, interpreter: list[str]
) -> None:
    """As they are printed, on a server as it is delivered; another client of the member has both told to slow down."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (code,) = re.findall(rf"```{language}\n(.*?)```", page, flags=re.DOTALL)
    assert len(code.splitlines()) <= 62
    bot = tmp_path / f"bot{suffix}"
    bot.write_text(no_table_is_open(code), encoding="utf-8")
    if language == "javascript":
        interpreter = [await asyncio.to_thread(node)]
    with Server(tmp_path / "server", nursery, limits="on") as server:
        async with Player(server.url) as anna:
            await _example_bot_plays([*interpreter, str(bot)], server, anna)


def node() -> str:
    """The node that the client is built with."""
    found = subprocess.run([ROOT / "scripts" / "node"], capture_output=True, text=True, check=True)
    return f"{found.stdout.strip()}/node"


def no_table_is_open(code: str) -> str:
    """The sample asks for open tables of a game that nobody plays, so that it makes one of its own."""
    asked = {'"status": "open"': '"status": "open", "game": "none"', "?status=open": "?status=open&game=none"}
    for before, after in asked.items():
        code = code.replace(before, after)
    assert "none" in code
    return code


async def _example_bot_plays(words: list[str], server: Server, anna: Player) -> None:
    await anna.sign_in(await anna.post("/api/account", {"name": "Example", "password": "from-the-docs"}))
    token = (await anna.post("/api/tokens", {"name": "example"}))["token"]
    await anna.table("bot", private=True)  # whatever stands in the lobby, there is one game to finish

    running = await asyncio.create_subprocess_exec(
        *words, server.url, token, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    table = (await anna.table("open"))["id"]
    slowed = 0

    async def ask(number: int) -> bool:
        body = {"seat": 0, "ply": 0, "id": f"w{number}", "action": "pass"}
        return (await anna.http.post(f"/api/tables/{table}/play", json=body)).status_code == 429

    for crowd in range(0, 4000, 100):
        slowed += sum(await asyncio.gather(*[ask(crowd + number) for number in range(100)]))
        if slowed > 100:
            break
    async with asyncio.timeout(5 * PATIENCE_S):
        out, errors = await running.communicate()

    assert slowed > 100
    assert running.returncode == 0, errors.decode()
    assert "winners" in out.decode()
