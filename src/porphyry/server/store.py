"""The store: one writer that groups what many tables want written into one durable transaction, and readers beside it.

Whoever appends waits for the commit. While one transaction is on its way to the disk the next one gathers, so the disk is
synchronised once for many actions. With SQLite the writer is one thread with the only writing connection; with PostgreSQL it is one
asynchronous connection, and entries of several servers are kept apart by the primary key (table, number).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from porphyry.server import database as db
from porphyry.server import metrics

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Job = Callable[["Connection"], T]

ENTRY: Final = [column.name for column in db.entries.columns]
STANDING: Final = [column.name for column in db.standing.columns]
STEP: Final = [*(f"entry_{name}" for name in ENTRY), *(f"standing_{name}" for name in STANDING)]
LARGEST_BATCH: Final = 256
GATHER_S: Final = 0.0005
"""The longest time the first of a group waits for the others: a transaction costs far more than one more row in it."""

CHECKED_S: Final = 2.0
"""So long it is believed that the database takes in what is written."""


def wall_ms() -> int:
    """The time of day in milliseconds since 1970, as the machine has it: for people, sessions, what was said."""
    return time.time_ns() // 1_000_000


_ANCHOR: Final = wall_ms() - time.monotonic_ns() // 1_000_000


def now_ms() -> int:
    """The time of the tables: that of the day when the server started, and steady from then on, whoever sets the machine's clock."""
    return _ANCHOR + time.monotonic_ns() // 1_000_000


class Taken(Exception):
    """Another process was first with this entry, or with what belongs to it; nothing of this append was written."""


def is_outage(error: BaseException) -> bool:
    """Does the database fail for everybody: gone, full, read-only? Then there is no use in asking it again at once."""
    return isinstance(error, (OperationalError, InterfaceError, OSError, TimeoutError, sqlite3.OperationalError)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


class Append:
    """One numbered step to be written: its entry, where the table then stands, and whatever belongs to the same transaction.

    `done` is called when it is on disk, or with the error if it is not.
    """

    __slots__ = ("done", "entry", "more", "standing")

    def __init__(
        self,
        entry: tuple[Any, ...],
        standing: tuple[Any, ...],
        more: Sequence[Job[Any]],
        done: Callable[[BaseException | None], object],
    ) -> None:
        self.entry = entry
        self.standing = standing
        self.more = more
        self.done = done


class _Task:
    __slots__ = ("done", "job")

    def __init__(self, job: Job[Any], done: Callable[[Any], object]) -> None:
        self.job = job
        self.done = done


class _Waiting(asyncio.Future[Any]):
    """Somebody waits for the commit."""

    def told(self, result: Any) -> None:
        """What became of it."""
        if self.cancelled():
            return
        if isinstance(result, BaseException):
            self.set_exception(result)
        else:
            self.set_result(result)


class Store:
    """All reading and writing. `await open()` first, `await close()` last."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.embedded = url.startswith("sqlite")
        self.reader = db.reading_engine(url)
        self._still = self.reader if self.embedded else self.reader.execution_options(isolation_level="REPEATABLE READ")
        self._pending: list[Append | _Task] = []
        self._wake = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._closing = False
        self._checked_until = 0.0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="porphyry-writer") if self.embedded else None
        self._engine: Engine | None = db.writing_engine(url) if self.embedded else None
        self._connection: Connection | None = None  # the engine's only one, for the writer's thread

    async def open(self, *, migrate: bool = True) -> None:
        """Bring the database up to date and start the writer."""
        if self._engine is not None:
            self._connection = await self._in_thread(self._engine.connect)
        if migrate:
            await self._in_transaction(_migrate)
        if self._connection is not None:
            await self._in_thread(_make_steps, self._connection)
        self._worker = asyncio.create_task(self._work(), name="writer")

    async def close(self) -> None:
        """Write what is pending, then stop."""
        self._closing = True
        self._wake.set()
        if self._worker is not None:
            await self._worker
        await self.reader.dispose()
        if self._thread is not None and self._engine is not None:
            if self._connection is not None:
                await self._in_thread(self._connection.close)
            await self._in_thread(self._engine.dispose)
            self._thread.shutdown()

    # Reading

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to ask questions on: all answers tell of the same moment, whatever is written meanwhile."""
        async with self._still.connect() as connection:
            yield connection

    async def rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """All rows of a question."""
        async with self.read() as connection:
            rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return rows

    async def row(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        """The first row of a question."""
        async with self.read() as connection:
            found: sa.Row[Any] | None = (await connection.execute(query)).first()
            return found

    async def check(self) -> None:
        """Raises if the database does not answer, or takes nothing in. Asked again and again it writes only now and then."""
        if time.monotonic() < self._checked_until:
            async with self.read() as connection:
                await connection.execute(sa.text("SELECT 1"))
            return
        await self.write(_note_life)
        self._checked_until = time.monotonic() + CHECKED_S

    # Writing

    async def append(self, entry: tuple[Any, ...], standing: tuple[Any, ...], more: Sequence[Job[Any]] = ()) -> None:
        """Write one step of a table; returns when it is on disk. Raises Taken if somebody else was first."""
        waiting = _Waiting()
        self.put(Append(entry, standing, more, waiting.told))
        await waiting

    async def write(self, job: Job[T]) -> T:
        """Do something to the database in the next transaction; returns its result when it is on disk."""
        waiting = _Waiting()
        self.put(_Task(job, waiting.told))
        result: T = await waiting
        return result

    def put(self, one: Append | _Task) -> None:
        """The same for whoever does not wait but is called."""
        if self._closing:
            raise RuntimeError("the store is closed")
        self._pending.append(one)
        self._wake.set()

    async def _gather(self) -> None:
        """Let more come in as long as every turn of the event loop brings some. A lone player waits for one turn."""
        known, until = 0, time.perf_counter() + GATHER_S
        while known < len(self._pending) < LARGEST_BATCH and time.perf_counter() < until:
            known = len(self._pending)
            await asyncio.sleep(0)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if not self._pending:
                if self._closing:
                    return
                self._wake.clear()
                await self._wake.wait()
                continue
            await self._gather()
            batch, self._pending = self._pending[:LARGEST_BATCH], self._pending[LARGEST_BATCH:]
            started = time.perf_counter()
            results = await self._results(batch)
            metrics.commit_seconds.observe(time.perf_counter() - started)
            metrics.commit_batch.observe(len(batch))
            for one, result in zip(batch, results, strict=True):
                loop.call_soon(one.done, result)

    async def _results(self, batch: list[Append | _Task]) -> list[Any]:
        """Of each what became of it. If the group as a whole fails, each is tried by itself: nobody's fault is another's."""
        try:
            return await self._written(batch)
        except Exception as error:  # noqa: BLE001 - whatever it was, it belongs to those who wait for the commit
            if len(batch) == 1 or is_outage(error):
                return [error] * len(batch)
        return [result for one in batch for result in await self._results([one])]

    async def _written(self, batch: list[Append | _Task]) -> list[Any]:
        plain = [one for one in batch if isinstance(one, Append) and not one.more]
        if (
            self._connection is not None
            and len(plain) == len(batch)
            and await self._in_thread(_write_steps, self._connection, plain)
        ):
            return [None] * len(batch)
        return await self._in_transaction(lambda connection: _write(connection, batch))

    async def _in_transaction(self, job: Job[T]) -> T:
        if self._connection is not None:
            return await self._in_thread(_transaction, self._connection, job)
        async with self.reader.begin() as connection:
            return await connection.run_sync(job)

    async def _in_thread(self, job: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job, *given)


def _make_steps(connection: Connection) -> None:
    """Teach SQLite to write an entry and where the table then stands as one row of `steps`.

    A group is then one call: after each, the writer's thread must wait for the event loop to give the interpreter back.
    """
    of_entry = ", ".join(f"new.entry_{name}" for name in ENTRY)
    of_standing = ", ".join(f"new.standing_{name}" for name in STANDING)
    raw = _driver(connection)
    raw.execute(f"CREATE TEMP VIEW steps ({_names(STEP)}) AS SELECT {', '.join(['NULL'] * len(STEP))}")
    raw.execute(
        "CREATE TEMP TRIGGER write_step INSTEAD OF INSERT ON steps BEGIN "  # noqa: S608 - our own names
        f"INSERT INTO entries ({_names(ENTRY)}) VALUES ({of_entry}); "
        f"INSERT INTO standing ({_names(STANDING)}) VALUES ({of_standing}) {_RENEW}; "
        "END"
    )


def _driver(connection: Connection) -> sqlite3.Connection:
    raw: Any = connection.connection.driver_connection
    return raw  # type: ignore[no-any-return]  # SQLAlchemy does not know which driver it is


def _transaction(connection: Connection, job: Job[T]) -> T:
    with connection.begin():
        return job(connection)


def _note_life(connection: Connection) -> None:
    connection.execute(db.keys.delete().where(db.keys.c.name == "alive"))
    connection.execute(db.keys.insert().values(name="alive", value=str(now_ms())))


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8632)")  # several servers start at once
    db.upgrade(connection)


def _write_steps(connection: Connection, batch: list[Append]) -> bool:
    """All of them by one statement, in a transaction of its own if none is open. False, and none written, if a number is taken."""
    rows = [one.entry + one.standing for one in batch]
    try:
        _driver(connection).execute(_many("steps", STEP, len(rows), ""), _flat(rows))
    except sqlite3.IntegrityError:
        return False
    return True


def _write(connection: Connection, batch: list[Append | _Task]) -> list[Any]:
    """One transaction: all appends with one statement, or two, then the rest one by one."""
    results: list[Any] = [None] * len(batch)
    appends = [(at, one) for at, one in enumerate(batch) if isinstance(one, Append)]
    won = appends
    embedded = connection.dialect.name == "sqlite"
    if appends and not (embedded and _write_steps(connection, [one for _, one in appends])):
        taken = _insert_entries(connection, [one.entry for _, one in appends])
        if taken:
            for at, one in appends:
                if one.entry[:2] in taken:
                    results[at] = Taken()
            won = [(at, one) for at, one in appends if results[at] is None]
        if won:
            _upsert_standing(connection, [one.standing for _, one in won])
    for _, one in won:
        for job in one.more:
            job(connection)
    for at, task in enumerate(batch):
        if isinstance(task, _Task):
            try:
                with connection.begin_nested():
                    results[at] = task.job(connection)
            except Exception as error:  # noqa: BLE001 - one job's failure is its own
                results[at] = error
    return results


_sql: dict[tuple[str, int], str] = {}


def _many(table: str, columns: list[str], rows: int, tail: str) -> str:
    """`INSERT` of a number of rows in one statement (one step for SQLite, so the interpreter's lock is passed on once)."""
    if (table, rows) not in _sql:
        marks = f"({', '.join('?' * len(columns))})"
        _sql[table, rows] = f"INSERT INTO {table} ({_names(columns)}) VALUES {', '.join([marks] * rows)} {tail}"  # noqa: S608 - our own names
    return _sql[table, rows]


def _names(columns: list[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _flat(rows: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(itertools.chain.from_iterable(rows))


_RENEW: Final = "ON CONFLICT (table_id) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in STANDING if name != "table_id"
)


def _insert_entries(connection: Connection, rows: list[tuple[Any, ...]]) -> set[tuple[Any, ...]]:
    """Write the entries; returns (table, number) of those that were already there."""
    if connection.dialect.name == "sqlite":
        sql = _many("entries", ENTRY, len(rows), "ON CONFLICT DO NOTHING")
        done = connection.exec_driver_sql(sql, _flat(rows))
        if done.rowcount == len(rows):
            return set()
        known = sa.select(*db.entries.columns).where(
            sa.tuple_(db.entries.c.table_id, db.entries.c.n).in_([row[:2] for row in rows])
        )
        there = {tuple(row) for row in connection.execute(known)}
        return {row[:2] for row in rows if row not in there}
    insert = postgresql.insert(db.entries).on_conflict_do_nothing().returning(db.entries.c.table_id, db.entries.c.n)
    written = {tuple(row) for row in connection.execute(insert, [dict(zip(ENTRY, row, strict=True)) for row in rows])}
    return {row[:2] for row in rows} - written


def _upsert_standing(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    if connection.dialect.name == "sqlite":
        sql = _many("standing", STANDING, len(rows), _RENEW)
        connection.exec_driver_sql(sql, _flat(rows))
        return
    insert = postgresql.insert(db.standing)
    insert = insert.on_conflict_do_update(
        index_elements=["table_id"], set_={name: insert.excluded[name] for name in STANDING if name != "table_id"}
    )
    connection.execute(insert, [dict(zip(STANDING, row, strict=True)) for row in rows])


__all__ = ["Append", "IntegrityError", "Job", "Store", "Taken", "is_outage", "now_ms", "wall_ms"]
