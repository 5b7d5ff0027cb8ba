"""Running a server: settings, migrations, doctor, backup, verify-tables, metrics, logs, health."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.server.harness import Nursery, Player, Server, play_to_the_end

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


async def test_both_engines_serve(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, asgi="granian") as server:
        async with Player(server.url) as anna:
            table = (await anna.table("bot"))["id"]
            last, _ = await play_to_the_end(anna, table, 0)

    assert last["view"]["outcome"] is not None


async def test_the_client_is_served_with_its_own_paths(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as browser:
        first, deep = await browser.get("/"), await browser.get("/table/k3TzB9xQ")
        missing = await browser.get("/assets/nothing.js")
        again = await browser.get("/", headers={"If-None-Match": first.headers["etag"]})

    assert first.status_code == deep.status_code == 200 and first.text == deep.text
    assert first.headers["content-type"].startswith("text/html")
    assert missing.status_code == 404 and again.status_code == 304
