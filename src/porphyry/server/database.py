"""The database: its tables, how it is opened, and how it is brought up to date.

SQLite (write-ahead log, full synchronisation, immediate write transactions) or PostgreSQL.
All values are plain text, numbers and JSON text, so that both keep the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),  # a member's name in lower case
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("password", sa.Text),
    sa.Column("email", sa.Text, nullable=False, server_default=""),
    sa.Column("language", sa.Text, nullable=False, server_default="en"),
    sa.Column("notation", sa.Text, nullable=False, server_default="words"),
    sa.Column("notices", sa.Text, nullable=False, server_default="{}"),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("email_verified", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("mail_day", sa.Integer, nullable=False, server_default="0"),  # the last day of an e-mail to them
    sa.Column("mail_count", sa.Integer, nullable=False, server_default="0"),  # and how many that day
    sa.Column("role", sa.Text, nullable=False, server_default=""),  # "keeper": keeps order here
    sa.Column("banned_at", sa.BigInteger),
    sa.Column("silent_until", sa.BigInteger),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger, nullable=False, server_default="0"),  # to the day
    sa.Column("agent", sa.Text, nullable=False, server_default=""),  # what the browser calls itself
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("hash", sa.Text, nullable=False, unique=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger),
    sa.Column("scope", sa.Text, nullable=False, server_default="play"),  # what it may do: "play" or "read"
    sa.Column("expires_at", sa.BigInteger),
)

learnt = sa.Table(
    "learnt",  # "lesson COURSE/NAME" with its stars, "heard GAME/WORD" with how often
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("thing", sa.Text, primary_key=True),
    sa.Column("times", sa.Integer, nullable=False),
)

pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("endpoint", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("engine", sa.Text, nullable=False),
    sa.Column("data_name", sa.Text, nullable=False, server_default=""),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("timeout", sa.Text, nullable=False),
    sa.Column("seat_order", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("secrets", sa.Boolean, nullable=False),
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("seed", sa.Text),  # hexadecimal; known to nobody before the end
    sa.Column("salt", sa.Text),
    sa.Column("commitment", sa.Text),
    sa.Column("start", sa.Text),  # a position to begin from, as JSON
    sa.Column("script", sa.Text),
    sa.Column("outcome", sa.Text),
    sa.Column("ended_by", sa.Text),
    sa.Column("rematch", sa.Text),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("started_at", sa.BigInteger),
    sa.Column("ended_at", sa.BigInteger),
    sa.Column("reaction_ms", sa.Integer, nullable=False, server_default="0"),
    sa.Column("late", sa.Text, nullable=False, server_default="wait"),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("dice", sa.Integer, nullable=False, server_default="1"),  # the form of the promise about them
    sa.Column("contributions", sa.Text),  # what the seats gave to the dice, as JSON, as they sat before the lot
    sa.Column("drawn", sa.Text),  # that lot, as JSON
    sa.Column("stopped_at", sa.BigInteger),  # since when the installed rules cannot play it on
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),  # whoever has the link may look
    sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text),
    sa.Column("bot", sa.Text),  # level; for a person's seat: a bot plays on for them
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),  # a person's key plays here
    sa.Column("contribution", sa.Text),  # to the dice, hexadecimal
    sa.Column(
        "given_up", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # a bot plays on, for no place of its own
)

members = sa.Table(
    "members",  # what one person keeps at one table
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("notes", sa.Text, nullable=False, server_default=""),
    sa.Column("chat_seen", sa.Integer, nullable=False, server_default="0"),
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
)

entries = sa.Table(
    "entries",  # append-only: every numbered step of every table
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),  # after the step
    sa.Column(
        "action_id", sa.Text
    ),  # "seat:id", made by the client; once a table, as whoever writes entry n knows all before it
    sa.Column("hidden", sa.Integer, nullable=False),  # 1: who acted is a secret
    sa.Column("at", sa.BigInteger, nullable=False),
)

standing = sa.Table(
    "standing",  # where each running table stands, renewed with every entry
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),  # bit mask of seats
    sa.Column("hidden", sa.Integer, nullable=False),  # 1: who is asked is a secret
    sa.Column("deadline_at", sa.BigInteger, index=True),
    sa.Column("bot_at", sa.BigInteger, index=True),
    sa.Column("notice_at", sa.BigInteger, index=True),
    sa.Column("clocks", sa.Text, nullable=False),
    sa.Column("shown_n", sa.Integer, nullable=False, server_default="0"),  # what those see who are not asked
    sa.Column("shown_ply", sa.Integer, nullable=False, server_default="0"),
    sa.Column("shown_at", sa.BigInteger),  # all of it is shown from then on
)

orders = sa.Table(
    "orders",  # standing orders, by seat and name; seen by their own seat alone
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),  # compressed JSON
)

analyses = sa.Table(
    "analyses",  # of finished games; made anew where the analysis has become better
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("made_at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),  # by a keeper
)

invites = sa.Table(
    "invites",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token", sa.Text, nullable=False, unique=True),
    sa.Column("table_id", sa.Text, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.Text, nullable=False),  # who invites
)

links = sa.Table(
    "links",  # sent by mail or given by the host: whoever opens one shows that it reached them
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # "verify" an address, "reset" a password
    sa.Column("email", sa.Text, nullable=False, index=True),  # where it was sent; empty: given by the host
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger),
)

reports = sa.Table(
    "reports",  # what players tell those who keep order
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),  # who tells
    sa.Column("about", sa.Text),  # whom it is about
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("line", sa.Integer),  # of the chat
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("closed_at", sa.BigInteger),
)

audit = sa.Table(
    "audit",  # append-only: what keepers have done
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("keeper", sa.Text, nullable=False),  # a person's name, or "host" for the command line
    sa.Column("deed", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

keys = sa.Table(
    "keys",  # the server's own secrets, e.g. for web push
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

NEWEST: Final = "0011"
"""The version of the database that this code works with."""
LOG_PAGES: Final = 8000
"""So many pages of SQLite's log are gathered before they are copied into its file: commits renew the same pages again and again."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def sync_url(url: str) -> str:
    """The URL for a plain (blocking) connection; only SQLite is used that way."""
    return url if url.startswith("sqlite:") else async_url(url)


def async_url(url: str) -> str:
    """The URL with its asynchronous driver named."""
    for plain, driver in (
        ("sqlite:", "sqlite+aiosqlite:"),
        ("postgresql:", "postgresql+asyncpg:"),
        ("postgres:", "postgresql+asyncpg:"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


def _tune(connection: DBAPIConnection, _record: object) -> None:
    """SQLite as we want it: nothing acknowledged is lost, readers never wait for the writer."""
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in (
        "page_size=2048",
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
        "cache_size=-16000",
        f"wal_autocheckpoint={LOG_PAGES}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_little(connection: DBAPIConnection, _record: object) -> None:
    """There are several readers, and what they read lies in tables' memory afterwards."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA cache_size=-2000")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def writing_engine(url: str) -> Engine:
    """SQLite for the one thread that writes."""
    engine = sa.create_engine(url, poolclass=sa.pool.SingletonThreadPool, hide_parameters=True)
    sa.event.listen(engine, "connect", _tune)
    sa.event.listen(engine, "begin", _begin_immediate)
    return engine


def reading_engine(url: str) -> AsyncEngine:
    """The engine for questions; for PostgreSQL also for writing."""
    more: dict[str, Any] = {"pool_pre_ping": True, "pool_size": 8, "max_overflow": 8}
    if url.startswith("sqlite"):
        more = {"pool_size": 4, "max_overflow": 8}
    engine = create_async_engine(async_url(url), hide_parameters=True, **more)  # they hold names, hashes and seeds
    if url.startswith("sqlite"):
        sa.event.listen(engine.sync_engine, "connect", _tune)
        sa.event.listen(engine.sync_engine, "connect", _keep_little)
        sa.event.listen(engine.sync_engine, "begin", _begin_reading)
    return engine


def alembic_config(connection: Connection | None = None) -> Config:
    """Alembic's own settings, without a file."""
    from alembic.config import Config  # noqa: PLC0415 - needed only when the database is not up to date

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def version(connection: Connection) -> str | None:
    """The database's version; None if it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found) if found is not None else None


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database up to date, inside the given transaction."""
    if revision == "head" and version(connection) == NEWEST:
        return
    from alembic import command  # noqa: PLC0415 - needed only here

    command.upgrade(alembic_config(connection), revision)
