"""Running a server: settings, migrations, doctor, backup, verify-tables, metrics, logs, health."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.server.harness import Nursery, Player, Server, browser, play_to_the_end
from tests.server.old_databases import VERSIONS, brought_up_to_date, games_go_on

from porphyry.server import database as db
from porphyry.server import logs
from porphyry.server.settings import BadSettings, described, load

pytestmark = pytest.mark.service


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "porphyry.toml"
    file.write_text('port = 1234\nbot_budget_s = 2.5\nhost = "0.0.0.0"\n')
    monkeypatch.setenv("PORPHYRY_PORT", "2345")
    monkeypatch.setenv("PORPHYRY_LIMITS", "off")

    settings = load(file, host="127.0.0.1")

    assert (settings.port, settings.bot_budget_s, settings.host, settings.limits) == (2345, 2.5, "127.0.0.1", False)


def test_wrong_settings_are_told_all_at_once_and_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "porphyry.toml"
    file.write_text('prot = 1234\nsmtp_url = 7\nlog_level = "loud"\n')
    monkeypatch.setenv("PORPHYRY_PORT", "99999")

    with pytest.raises(BadSettings) as caught:
        load(file)

    text = str(caught.value)
    assert "did you mean port?" in text and "log_level" in text and "port:" in text and "smtp_url" in text
    assert len(caught.value.faults) == 4


def test_every_setting_is_described_in_the_help_and_in_the_guide(server: Server) -> None:
    text = server.command("serve", "--help").stdout
    guide = (Path(__file__).resolve().parents[2] / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")

    assert [name for name, _, about in described() if name not in text or not about] == []
    assert [name for name, *_ in described() if f"`{name}`" not in guide] == []
    rows = [line.split("|")[1] for line in guide.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert len(named) == len(set(named)), "each setting once"


def test_migrations_lead_from_the_first_version_to_the_code(tmp_path: Path) -> None:
    """From version 0001 with a table in it: nothing is lost, and the schema is what the code expects."""
    engine = db.writing_engine(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    person = {"id": "p", "name": "Anna", "kind": "guest", "created_at": 1}
    entry = ("t", 1, "play", 0, "person", "pass", 1, "0:a", 0, 5)
    with engine.begin() as connection:
        db.upgrade(connection, "0001")
        connection.execute(
            sa.text("INSERT INTO people (id, name, kind, created_at) VALUES (:id, :name, :kind, :created_at)"), person
        )
        connection.exec_driver_sql("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entry)
    with engine.begin() as connection:
        db.upgrade(connection)
        db.upgrade(connection)  # a second time changes nothing
        differences = compare_metadata(MigrationContext.configure(connection), db.metadata)
        kept = connection.execute(sa.select(db.people.c.name)).scalar()
        entries = [tuple(row) for row in connection.execute(sa.select(db.entries))]
        version = db.version(connection)
    engine.dispose()

    heads = ScriptDirectory(str(db.MIGRATIONS)).get_heads()
    assert differences == [] and kept == "Anna" and entries == [entry]
    assert heads == [db.NEWEST] == [version]


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_of_every_version_is_brought_up_to_date(tmp_path: Path, version: str) -> None:
    await brought_up_to_date(f"sqlite:///{tmp_path / 'old.sqlite3'}", version)


@pytest.mark.parametrize("version", VERSIONS)
async def test_games_of_every_version_of_the_database_go_on(tmp_path: Path, version: str) -> None:
    await games_go_on(f"sqlite:///{tmp_path / 'old.sqlite3'}", version, tmp_path)


async def test_a_backup_taken_while_people_play_is_whole(
    server: Server, anna: Player, bela: Player, tmp_path: Path
) -> None:
    table = (await anna.table("open", options={"length": "long"}))["id"]
    await bela.post(f"/api/tables/{table}/join")
    target = tmp_path / "backup.sqlite3"

    (done, _, _) = await asyncio.gather(
        asyncio.to_thread(server.command, "backup", str(target)),
        play_to_the_end(anna, table, 0),
        play_to_the_end(bela, table, 1),
    )
    again = await asyncio.to_thread(server.command, "backup", str(target))

    assert done.returncode == 0, done.stderr
    with contextlib.closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).fetchone() == (1,)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert again.returncode == 1 and "exists already" in again.stderr


async def test_a_backup_is_restored_after_a_crash_and_nothing_of_later_comes_with_it(
    tmp_path: Path, nursery: Nursery
) -> None:
    """The log of the crashed server lies beside its database; played over the copy it would bring back what came after the backup."""
    copy, data = tmp_path / "copy.sqlite3", tmp_path / "data"
    with Server(tmp_path, nursery) as server:
        async with Player(server.url, "Anna") as anna:
            before = (await anna.table("bot"))["id"]
            assert server.command("backup", str(copy)).returncode == 0
            after = (await anna.table("bot"))["id"]
            while_running = server.command("restore", str(copy))
            server.kill()
            left = {path.name for path in data.iterdir()}
            restored = server.command("restore", str(copy))
            server.start()
            found = [(await anna.http.get(f"/api/tables/{table}")).status_code for table in (before, after)]
    moved = sorted(path.name for path in data.iterdir() if ".before-" in path.name)

    assert while_running.returncode == 1 and "stop it first" in while_running.stderr
    assert {"porphyry.sqlite3", "porphyry.sqlite3-wal", "porphyry.sqlite3-shm"} <= left
    assert restored.returncode == 0, restored.stderr
    assert found == [200, 404]
    assert [name.rpartition("-")[2] for name in moved if name.endswith(("-wal", "-shm"))] == ["shm", "wal"]
    assert len(moved) == 3
    assert copy.stat().st_mode & 0o777 == (data / "porphyry.sqlite3").stat().st_mode & 0o777 == 0o600


def test_whoever_restores_as_root_leaves_the_database_to_the_user_it_was_of(tmp_path: Path, nursery: Nursery) -> None:
    """The server runs as that user; a database of root's it could not open."""
    with Server(tmp_path, nursery) as server:
        pass
    copy, data = tmp_path / "copy.sqlite3", tmp_path / "data"
    assert server.command("backup", str(copy)).returncode == 0
    owner = 1 if os.geteuid() == 0 else os.getuid()
    for path in (data, *data.iterdir()):
        os.chown(path, owner, -1)

    over_the_old = server.command("restore", str(copy))
    kept = (data / "porphyry.sqlite3").stat().st_uid
    for path in data.iterdir():
        path.unlink()
    in_an_empty_folder = server.command("restore", str(copy))

    assert (over_the_old.returncode, in_an_empty_folder.returncode) == (0, 0), over_the_old.stderr
    assert kept == (data / "porphyry.sqlite3").stat().st_uid == owner


async def test_what_is_no_backup_is_not_restored(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        pass
    files = {"text": b"not a database", "empty": b"", "other": b""}
    with contextlib.closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE entries (x)")
        other.commit()
    torn = tmp_path / "torn"
    assert server.command("backup", str(torn)).returncode == 0
    torn.write_bytes(torn.read_bytes()[: torn.stat().st_size // 2])
    for name, content in files.items():
        if name != "other":
            (tmp_path / name).write_bytes(content)
    before = (tmp_path / "data" / "porphyry.sqlite3").read_bytes()

    told = [server.command("restore", str(tmp_path / name)) for name in (*files, "torn", "missing")]

    assert [one.returncode for one in told] == [1] * 5
    assert [one.stderr for one in told if "Traceback" in one.stderr] == []
    assert (tmp_path / "data" / "porphyry.sqlite3").read_bytes() == before


def test_commands_say_what_is_wrong_with_the_database(tmp_path: Path, nursery: Nursery) -> None:
    server = Server(tmp_path, nursery)
    missing = server.command("verify-tables")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "porphyry.sqlite3").write_bytes(
        b"not a database, and longer than a header of one would be" * 40
    )
    spoilt, served = server.command("verify-tables"), server.command("serve")
    others = [
        server.command(*words)
        for words in (["upgrade", "--check"], ["upgrade"], ["backup", str(tmp_path / "copy")], ["doctor"])
    ]

    assert missing.returncode == 1 and "there is no database" in missing.stderr
    assert spoilt.returncode == 1 and "cannot be read" in spoilt.stderr
    assert served.returncode == 1 and "cannot be used" in served.stderr
    assert [one.returncode for one in others] == [1] * 4
    assert not [one.stderr for one in (missing, spoilt, served, *others) if "Traceback" in one.stderr]


def test_a_place_where_nothing_can_be_written_is_told_in_words(tmp_path: Path, nursery: Nursery) -> None:
    """Not even by root, whom a folder's rights do not keep out: a file stands where the folder should be."""
    (tmp_path / "file").write_text("")
    server = Server(tmp_path, nursery, data_folder=tmp_path / "file" / "data")

    served, examined = server.command("serve"), server.command("doctor")

    assert served.returncode == 1 and "cannot be used" in served.stderr
    assert examined.returncode == 1 and "cannot be written" in examined.stdout
    assert "Traceback" not in served.stderr + examined.stderr


async def test_a_database_of_an_older_version_is_checked_by_upgrade(tmp_path: Path, nursery: Nursery) -> None:
    """Replaying it needs what the upgrade adds; so it is said which command tells."""
    server = Server(tmp_path, nursery)
    (tmp_path / "data").mkdir()
    database = f"sqlite:///{tmp_path / 'data' / 'porphyry.sqlite3'}"
    engine = db.reading_engine(database)
    async with engine.begin() as writing:
        await writing.run_sync(db.upgrade, VERSIONS[-2])
    await engine.dispose()

    verified, checked = server.command("verify-tables"), server.command("upgrade", "--check")

    assert verified.returncode == 1 and "upgrade --check" in verified.stderr
    assert checked.returncode == 0 and f"would be brought to {db.NEWEST}" in checked.stdout


def test_a_copy_that_cannot_be_written_is_told_in_words(server: Server, tmp_path: Path) -> None:
    """Nowhere to write it, and no place for it: nothing of it is left behind."""
    (tmp_path / "taken.part").mkdir()

    told = [server.command("backup", str(tmp_path / name)) for name in ("no/such/folder", "taken")]

    assert [one.returncode for one in told] == [1, 1]
    assert all("no copy could be made" in one.stderr and "Traceback" not in one.stderr for one in told)
    assert [one.name for one in tmp_path.iterdir()] == ["taken.part"]


async def test_verify_tables_finds_the_first_difference(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            good = (await anna.table("local"))["id"]
            bad = (await anna.table("local"))["id"]
            for table in (good, bad):
                for seat in (0, 1):
                    view = await anna.watch(table, seat)
                    await anna.play(view, view["view"]["legal"][0]["text"])
    fine = server.command("verify-tables")
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "porphyry.sqlite3")) as database:
        held = database.execute("SELECT line FROM entries WHERE table_id = ? AND n = 2", (bad,)).fetchone()[0]
        other = next(f"bid {card}" for card in ("a1", "a2", "a3", "a4", "a5") if f"bid {card}" != held)
        database.execute("UPDATE entries SET line = ? WHERE table_id = ? AND n IN (2, 3)", (other, bad))
        database.commit()
    wrong = server.command("verify-tables")

    assert fine.returncode == 0 and "2 tables agree, 0 differ" in fine.stdout
    assert wrong.returncode == 1 and "1 tables agree, 1 differ" in wrong.stdout
    assert bad in wrong.stdout and "step" in wrong.stdout


def test_the_doctor_says_what_is_wrong(server: Server, tmp_path: Path, nursery: Nursery) -> None:
    healthy = server.command("doctor")
    sick = Server(
        tmp_path, nursery, database_url="postgresql://nobody@127.0.0.1:1/none", redis_url="redis://127.0.0.1:1/0"
    ).command("doctor")

    assert healthy.returncode == 0, healthy.stdout + healthy.stderr
    assert "all is well" in healthy.stdout and "bots for tesserae" in healthy.stdout
    assert sick.returncode == 1
    assert "WRONG  PostgreSQL database" in sick.stdout and "WRONG  Redis" in sick.stdout


async def test_health_and_metrics(server: Server, anna: Player) -> None:
    table = (await anna.table("bot"))["id"]
    view = await anna.watch(table, 0)
    await anna.play(view, view["view"]["legal"][0]["text"])

    text = await anna.get("/metrics")
    outside = await anna.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})

    assert 'porphyry_actions_total{by="person",game="tesserae"}' in text
    assert "porphyry_commit_seconds_count" in text and "porphyry_connections" in text
    assert table not in text and anna.person["id"] not in text
    assert outside.status_code == 403
    assert (await anna.get("/healthz"))["ok"] and (await anna.get("/readyz"))["parts"]["database"] == "ok"


def test_logs_never_tell_a_secret() -> None:
    said = {
        "event": "x",
        "seed": "1",
        "hand": "a6",
        "Authorization": "Bearer y",
        "password": "p",
        "table": "t",
        "csrf_token": "c",
    }

    shown = logs.without_secrets(None, "info", said)

    assert shown == {
        "event": "x", "table": "t", **dict.fromkeys(("seed", "hand", "Authorization", "password", "csrf_token"), "[secret]"),
    }  # fmt: skip


async def test_an_error_of_the_database_tells_nothing_of_what_was_to_be_stored(tmp_path: Path) -> None:
    """It comes into the log whole, and what was to be stored are names, addresses, hashes and seeds."""
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    statement, values = sa.text("INSERT INTO nowhere VALUES (:hash)"), {"hash": "$argon2id$secret"}
    told: list[str] = []
    writing, reading = db.writing_engine(database), db.reading_engine(database)

    with pytest.raises(sa.exc.DBAPIError) as written, writing.begin() as connection:
        connection.execute(statement, values)
    told.append(str(written.value))
    async with reading.connect() as asking:
        with pytest.raises(sa.exc.DBAPIError) as read:
            await asking.execute(statement, values)
    told.append(str(read.value))
    writing.dispose()
    await reading.dispose()

    assert all("nowhere" in one and "argon2" not in one for one in told)


async def test_both_engines_serve(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, asgi="granian") as server:
        async with Player(server.url) as anna:
            table = (await anna.table("bot"))["id"]
            last, _ = await play_to_the_end(anna, table, 0)

    assert last["view"]["outcome"] is not None


async def test_the_client_is_served_with_its_own_paths(server: Server) -> None:
    async with browser(server.url) as client:
        first, deep = await client.get("/"), await client.get("/table/k3TzB9xQ")
        missing = await client.get("/assets/nothing.js")
        again = await client.get("/", headers={"If-None-Match": first.headers["etag"]})

    assert first.status_code == deep.status_code == 200 and first.text == deep.text
    assert first.headers["content-type"].startswith("text/html")
    assert missing.status_code == 404 and again.status_code == 304


async def test_nobody_else_on_the_machine_can_read_what_is_kept(tmp_path: Path, nursery: Nursery) -> None:
    """A database that an older version has left open to all is closed as well."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "porphyry.sqlite3").touch(mode=0o644)
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            await anna.table("bot")
        assert server.command("backup", str(tmp_path / "copy.sqlite3")).returncode == 0
        modes = {
            file.name: file.stat().st_mode & 0o777 for file in [folder, *folder.iterdir(), tmp_path / "copy.sqlite3"]
        }

    assert modes.pop("data") == 0o700
    assert len(modes) == 4 and set(modes.values()) == {0o600}


async def test_lists_come_in_pages_and_packed(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        async with Player(server.url) as anna:
            for _ in range(45):
                await anna.table("open")
            first = await anna.http.get("/api/tables")
            second = await anna.get("/api/tables", skip=40)
            none = await anna.get("/api/tables", skip=45)

    page = first.json()
    assert (len(page["tables"]), page["more"]) == (40, True)
    assert (len(second["tables"]), second["more"]) == (5, False) and none == {"tables": [], "more": False}
    assert len({one["id"] for one in page["tables"] + second["tables"]}) == 45
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 5


async def test_lists_are_not_for_the_asking_without_end(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, limits="on") as server:
        async with browser(server.url) as client:
            answers = await asyncio.gather(*[client.get("/api/tables") for _ in range(200)])

    assert {one.status_code for one in answers} == {200, 429}


async def test_files_of_the_client_are_packed_once(tmp_path: Path) -> None:
    """Packed twice, no browser could read them."""
    from porphyry.server.app import make_app
    from porphyry.server.client import Client
    from porphyry.server.settings import Settings

    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Porphyry</title>" + "<p>much to say</p>" * 500)
    app = make_app(Settings(data_folder=str(tmp_path / "data")))
    app.state.client = Client(folder)
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # the same protocol, typed otherwise
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        page = await client.get("/", headers={"Accept-Encoding": "gzip"})

    assert page.headers["content-encoding"] == "gzip"
    assert page.text.startswith("<!doctype html>")
