"""`porphyry doctor`: is everything that the server needs there, and if not, what is to be done?"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

import porphyry
from porphyry.server import catalogue
from porphyry.server import database as db
from porphyry.server.bots import BotFailed, Mind, Worker, question
from porphyry.server.client import FOLDER
from porphyry.server.entries import BETWEEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from porphyry.server.settings import Settings

ROOM_MB = 200


class Findings:
    """What was found, told line by line."""

    def __init__(self) -> None:
        self.bad = 0

    def good(self, what: str) -> None:
        """As it should be."""
        print(f"ok     {what}")

    def odd(self, what: str, advice: str) -> None:
        """It works, but."""
        print(f"note   {what}: {advice}")

    def wrong(self, what: str, advice: str) -> None:
        """It does not work."""
        self.bad += 1
        print(f"WRONG  {what}: {advice}")


async def examine(settings: Settings) -> int:
    """Look at everything; the exit status says whether the server can run."""
    found = Findings()
    _folder(settings, found)
    await _database(settings, found)
    await _redis(settings, found)
    _games(found)
    await _bots(found)
    _addresses(settings, found)
    print(f"{found.bad} wrong" if found.bad else "all is well")
    return 1 if found.bad else 0


def _folder(settings: Settings, found: Findings) -> None:
    if not settings.embedded:
        return
    folder = settings.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"x")
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        found.wrong(f"data folder {folder}", f"cannot be written ({error.strerror}); set data_folder")
        return
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < ROOM_MB:
        found.odd(f"data folder {folder}", f"only {free} MB are free")
    else:
        found.good(f"data folder {folder}, {free} MB free")


def _not_yet_made(settings: Settings) -> bool:
    return settings.embedded and not Path(settings.database.removeprefix("sqlite:///")).exists()


async def _database(settings: Settings, found: Findings) -> None:
    kind = "SQLite" if settings.embedded else "PostgreSQL"
    if _not_yet_made(settings):
        found.good("SQLite database: will be made at the first start")
        return
    engine = db.reading_engine(settings.database)
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(db.version)
            if settings.embedded:
                check = (await connection.execute(sa.text("PRAGMA quick_check(1)"))).scalar()
                if check != "ok":
                    found.wrong("SQLite database", f"it is damaged ({check}); restore a backup")
                    return
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the finding
        found.wrong(f"{kind} database", f"cannot be opened ({type(error).__name__}: {error}); check database_url"[:300])
        return
    finally:
        await engine.dispose()
    if version is None:
        found.good(f"{kind} database: empty, will be filled at the first start")
    elif version == db.NEWEST:
        found.good(f"{kind} database, version {version}")
    elif version < db.NEWEST:
        found.odd(f"{kind} database, version {version}", f"it will be brought to {db.NEWEST} at the next start")
    else:
        found.wrong(f"{kind} database, version {version}", f"it was made by a newer Porphyry than this ({db.NEWEST})")


async def _redis(settings: Settings, found: Findings) -> None:
    if not settings.redis_url:
        if settings.embedded:
            found.good("fan-out in memory (one server)")
        else:
            found.odd("fan-out in memory", "a second server on this database needs redis_url on both")
        return
    from porphyry.server.hub import RedisHub  # noqa: PLC0415 - only who scales out needs it
    from porphyry.server.logs import logger  # noqa: PLC0415

    if settings.embedded:
        found.odd("redis_url", "it is of use only with PostgreSQL")
    hub = RedisHub(settings.redis_url, logger())
    problem = await hub.check()
    await hub.close()
    if problem:
        found.wrong("Redis", f"does not answer ({problem}); check redis_url")
    else:
        found.good("Redis answers")


def _games(found: Findings) -> None:
    names = porphyry.games()
    if not names:
        found.wrong("games", "none is installed")
    for name in names:
        try:
            game = catalogue.game(name)
            porphyry.new(name, seats=game.seat_counts[0], seed=1)
        except Exception as error:  # noqa: BLE001 - likewise
            found.wrong(f"game {name}", f"cannot be set up ({type(error).__name__}: {error})"[:300])
            continue
        missing = [language for language in ("en",) if language not in catalogue.info(game).languages]
        if missing:
            found.odd(f"game {name}", "it has no English texts")
        else:
            found.good(f"game {name}, rules version {game.rules_version}")
    if (FOLDER / "index.html").is_file():
        found.good("web client")
    else:
        found.odd("web client", "it has not been built; `make play` builds it")


async def _bots(found: Findings) -> None:
    worker = Worker()
    try:
        for name in porphyry.games():
            await _bot(worker, name, found)
    finally:
        await worker.stop()


async def _bot(worker: Worker, name: str, found: Findings) -> None:
    table = porphyry.new(name, seats=catalogue.game(name).seat_counts[0], seed=1)
    seat = table.decisions()[0].seat
    try:
        reply = await worker.ask(question(table, seat, catalogue.levels()[0], 0.1, Mind()), 30)
        line = reply["line"]
        if line.split(BETWEEN)[0] not in [action.text for action in table.legal(seat)]:
            raise BotFailed(f"it chose {line!r}")
        found.good(f"bots for {name}: {', '.join(catalogue.levels())}")
    except BotFailed as error:
        found.wrong(f"bots for {name}", f"no answer from a worker process ({error})")


def _addresses(settings: Settings, found: Findings) -> None:
    for what, advice in _oddities(settings):
        found.odd(what, advice)


def _oddities(settings: Settings) -> Iterator[tuple[str, str]]:
    local = settings.host in ("127.0.0.1", "localhost", "::1")
    if not local and not settings.public_url:
        yield "public_url", "set it to the address players use, so that links in notices are right"
    if settings.public_url.startswith("http://") and "localhost" not in settings.public_url:
        yield "public_url", "it is not https: passwords and cookies travel in the clear"
    if settings.smtp_url and not settings.mail_from:
        yield "mail_from", "e-mails need a sender"
    if settings.smtp_url and not settings.public_url:
        yield "smtp_url", "no e-mail is sent without public_url: its links must lead here"
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https:")):
        yield "push_contact", "push services want a mailto: or https: address"
    if settings.metrics_for == "anyone":
        yield "metrics_for", "anybody can read /metrics"
    if not settings.limits:
        yield "limits", "rate limits are off"
