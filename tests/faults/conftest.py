"""Fixtures for tests that break things: PostgreSQL and Redis from the system's own binaries."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from tests.server.conftest import nursery as nursery
from tests.server.harness import PATIENCE_S, free_port


def _found(name: str) -> str | None:
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(installed[0]) if installed else None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own. It refuses to run as root, so root asks the user postgres."""
    initdb, program = _found("initdb"), _found("postgres")
    if initdb is None or program is None:
        pytest.skip("PostgreSQL's binaries are not installed")
    prefix: list[str] = []
    folder = Path(tempfile.mkdtemp(prefix="porphyry-pg-"))
    if os.getuid() == 0:
        try:
            account = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        os.chown(folder, account.pw_uid, account.pw_gid)
        prefix = ["runuser", "-u", "postgres", "--"]
    data, port = folder / "data", free_port()
    subprocess.run(
        [*prefix, initdb, "-D", str(data), "-A", "trust", "-U", "porphyry", "-E", "UTF8", "--locale=C"],
        check=True,
        capture_output=True,
        cwd=folder,
    )
    options = ["-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
    options += ["-c", "fsync=off", "-c", "full_page_writes=off"]  # processes die here, the machine does not
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([*prefix, program, "-D", str(data), *options], stdout=log, stderr=log, cwd=folder)
    try:
        ready = _found("pg_isready")
        for _ in range(300):
            if ready and subprocess.run([ready, "-h", "127.0.0.1", "-p", str(port), "-q"], check=False).returncode == 0:
                break
            time.sleep(0.05)
        yield f"postgresql://porphyry@127.0.0.1:{port}/postgres"
    finally:
        pid = int((data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)  # at once: nobody wants the data
        server.wait(PATIENCE_S)
        shutil.rmtree(folder, ignore_errors=True)


async def new_database(postgres: str, name: str) -> str:
    """The URL of a new database of this name; one that a first try has left is thrown away."""
    connection = await asyncpg.connect(postgres)
    await connection.execute(f'DROP DATABASE IF EXISTS "{name}"')
    await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()
    return f"{postgres.rpartition('/')[0]}/{name}"


@pytest.fixture(scope="module")
def own_database(postgres: str, request: pytest.FixtureRequest) -> str:
    """A database that no other module writes to: what they leave in theirs is not ours to judge."""
    return asyncio.run(new_database(postgres, request.module.__name__.rpartition(".")[2]))


@contextlib.contextmanager
def redis_at(port: int, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A Redis (or Valkey) server of our own, which answers."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    words = [
        program,
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--appendonly",
        "no",
        "--dir",
        str(folder),
    ]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            break
        time.sleep(0.05)
    yield server
    server.terminate()
    server.wait(20)


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a Redis server."""
    port = free_port()
    with redis_at(port, tmp_path_factory.mktemp("redis")):
        yield f"redis://127.0.0.1:{port}/0"
