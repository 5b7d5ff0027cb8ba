"""`porphyry restore FILE`: a copy made by `porphyry backup` takes the place of the database. What stood there is moved away."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from porphyry.server.backup import client_program, private_folder

if TYPE_CHECKING:
    from porphyry.server.settings import Settings

SHARED_FIRST: Final = 0x4000_0002
SHARED_SIZE: Final = 510
"""The bytes of a SQLite file that every process locks as long as it has the file open (SQLite's file format says which)."""


def restore(settings: Settings, source: Path) -> int:
    """Check the copy, move the old database away with its log, and put the copy in. Nothing is thrown away."""
    if not source.is_file():
        print(f"there is no file {source}", file=sys.stderr)
        return 1
    if not settings.embedded:
        return 0 if _restore_postgres(settings, source) else 1
    private_folder(settings)
    target = database_file(settings)
    if is_in_use(target):
        print(f"a server is using {target}; stop it first", file=sys.stderr)
        return 1
    part = target.with_name(target.name + ".restoring")
    part.unlink(missing_ok=True)
    try:
        problem = _copied(source, part)
        if problem:
            print(f"{source} cannot be restored: {problem}; nothing has changed", file=sys.stderr)
            return 1
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        _give_to_owner(part, target)
        _move_away(target)
        part.rename(target)
        _sync_folder(target.parent)
    finally:
        part.unlink(missing_ok=True)
    print(
        f"restored: {target}, {target.stat().st_size} bytes; `porphyry upgrade --check` says whether all tables play on"
    )
    return 0


def database_file(settings: Settings) -> Path:
    """Where the embedded database lies."""
    return Path(settings.database.removeprefix("sqlite:///"))


def cannot_be_used(settings: Settings) -> str:
    """What keeps the embedded database from being read and written, in words; empty if nothing does."""
    if not settings.embedded:
        return ""
    target = database_file(settings)
    try:
        private_folder(settings)
        with contextlib.closing(sqlite3.connect(target, timeout=10)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("SELECT count(*) FROM sqlite_master")
            connection.rollback()
    except (OSError, sqlite3.Error) as error:
        return f"the database {target} cannot be used: {error}; `porphyry doctor` tells more"
    return ""


def is_in_use(database: Path) -> bool:
    """Does another process have it open?"""
    if not database.exists() or sys.platform == "win32":  # there a file that is open cannot be moved away anyway
        return False
    import fcntl  # noqa: PLC0415 - not on Windows

    with database.open("rb+") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_SIZE, SHARED_FIRST)
        except OSError:
            return True
    return False


def _copied(source: Path, part: Path) -> str:
    """Copy it, whole and checked; returns what is wrong with it."""
    from porphyry.server.database import NEWEST  # noqa: PLC0415 - the web stack is loaded when it is used

    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            reading.backup(copy)
            check = copy.execute("PRAGMA integrity_check").fetchone()[0]
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            copy.execute("SELECT count(*) FROM entries")
    except sqlite3.Error as error:
        return f"it is no sound backup ({error})"
    if check != "ok":
        return f"it is damaged ({check})"
    if version is None or version[0] > NEWEST:
        return "it was made by a newer Porphyry than this"
    return ""


def _give_to_owner(part: Path, target: Path) -> None:
    """Whoever restores as root leaves the database to the user whose it was, or whose folder it lies in: the server runs as that user."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    owner = (target if target.exists() else target.parent).stat()
    os.chown(part, owner.st_uid, owner.st_gid)


def _move_away(target: Path) -> None:
    """The database and its log; they belong together: SQLite would play the old log over the copy."""
    when = time.strftime("%Y%m%d-%H%M%S")
    for end in ("-wal", "-shm", ""):
        old = target.with_name(target.name + end)
        if old.exists():
            moved = target.with_name(f"{target.name}.before-{when}{end}")
            old.rename(moved)
            print(f"moved away: {moved}")


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _restore_postgres(settings: Settings, source: Path) -> bool:
    program = client_program("pg_restore")
    if program is None:
        return False
    url = settings.database.replace("+asyncpg", "")
    words = [program, "--clean", "--if-exists", "--single-transaction", "--no-owner", "--dbname", url, str(source)]
    return subprocess.run(words, check=False).returncode == 0  # noqa: S603 - our own words
