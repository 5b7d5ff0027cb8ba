"""`porphyry backup FILE`: a whole copy of the database, taken while people play."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from porphyry.server.settings import Settings


def private_folder(settings: Settings) -> None:
    """Make the place of the embedded database; what lies there is for this user alone: seeds, hashes, the key for web push."""
    folder = Path(settings.database.removeprefix("sqlite:///")).parent
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.umask(0o077)
    for file in folder.glob(Path(settings.database).name + "*"):
        with contextlib.suppress(OSError):
            file.chmod(0o600)
    if folder == settings.folder:  # it is ours
        with contextlib.suppress(OSError):
            folder.chmod(0o700)


def backup(settings: Settings, target: Path) -> int:
    """Write the copy; it appears under its name only when it is complete."""
    if target.exists():
        print(f"{target} exists already", file=sys.stderr)
        return 1
    part = target.with_name(target.name + ".part")
    os.umask(0o077)  # the copy is as private as the database
    try:
        part.unlink(missing_ok=True)
        done = _copy_sqlite(settings, part) if settings.embedded else _dump_postgres(settings, part)
        if not done:
            return 1
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        print(f"no copy could be made: {error}; `porphyry doctor` tells more", file=sys.stderr)
        return 1
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


def _copy_sqlite(settings: Settings, part: Path) -> bool:
    source = Path(settings.database.removeprefix("sqlite:///"))
    if not source.exists():
        print(f"there is no database at {source}", file=sys.stderr)
        return False
    reading = sqlite3.connect(source, timeout=30)
    try:
        reading.execute("VACUUM INTO ?", (str(part),))
    finally:
        reading.close()
    copy = sqlite3.connect(part)
    try:
        check = copy.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        copy.close()
    if check != "ok":
        print(f"the copy is not sound: {check}", file=sys.stderr)
    return bool(check == "ok")


def client_program(name: str) -> str | None:
    """Where a program of PostgreSQL's client tools is."""
    program = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    if program is None:
        print(f"{name} is missing; install the PostgreSQL client tools", file=sys.stderr)
    return program


def _dump_postgres(settings: Settings, part: Path) -> bool:
    program = client_program("pg_dump")
    if program is None:
        return False
    url = settings.database.replace("+asyncpg", "")
    words = [program, "--format=custom", f"--file={part}", "--dbname", url]
    return subprocess.run(words, check=False).returncode == 0  # noqa: S603 - our own words
