"""`porphyry bench server`: a real server on this machine, many live tables, bots that do not think, real sockets.

Every connection sits at several tables, as a program does, so as many actions are under way as there are tables.
It is measured twice: with programs that ask for decisions only, and with clients that get every update with a whole view, as browsers do.
What counts is the ratio of acknowledged actions to what the disk can do one by one: rows a second, each in a commit of its own, SQLite with
write-ahead log and full synchronisation, measured before and after in the same folder. At the end every acknowledged action is looked up.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import itertools
import json
import os
import queue
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import porphyry
from porphyry.kernel import game as kernel
from porphyry.kernel import registry
from porphyry.server import bench_turns

WARM_S: Final = 2.0
COMMIT_S: Final = 1.5
ASKING: Final = 8
"""Connections for plain requests: when games end together, new tables are asked for together."""
RUN: Final = "import sys; from porphyry.server import main; sys.exit(main(sys.argv[1:]))"


class SeenAction(Struct):
    """Of a legal action only its line matters here."""

    text: str


class SeenView(Struct):
    """Of a view only what a bot without thoughts needs."""

    ply: int
    legal: list[SeenAction]
    outcome: dict[str, Any] | None


class SeenTable(Struct):
    """A table that came with its view."""

    id: str


class Seen(Struct):
    """A message, as far as the load generator reads it."""

    type: str
    table: str | SeenTable | None = None
    update: int = 0
    id: str | None = None
    view: SeenView | None = None
    ply: int = 0
    legal: list[str] = []
    outcome: dict[str, Any] | None = None


read: Final = msgspec.json.Decoder(Seen).decode


def commits_per_second(folder: Path, seconds: float = COMMIT_S) -> float:
    """How many rows a second this disk takes, each in its own durable commit."""
    path = folder / f"bare-{time.monotonic_ns()}.sqlite3"
    database = sqlite3.connect(path, isolation_level=None)
    try:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE actions (game TEXT, n INTEGER, line TEXT, PRIMARY KEY (game, n)) WITHOUT ROWID")
        count, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            database.execute("INSERT INTO actions VALUES ('bench', ?, 'control damascus < casualties')", (count,))
            count += 1
        return count / (time.perf_counter() - started)
    finally:
        database.close()


class Wire(asyncio.Protocol):
    """One live connection: a bare WebSocket client that sits at several tables and answers every question at once.

    Its frames are masked with zeros, which the protocol allows and which costs nothing.
    """

    def __init__(self, load: Load, seats: dict[str, int]) -> None:
        self.load = load
        self.seats = seats  # by table
        self.rest = b""
        self.open = False
        self.pending: dict[str, tuple[str, float]] = {}  # by action id: the table, and when it was sent
        self.answered: dict[str, int] = {}  # by table: the last update whose question was answered
        self.dice = random.Random(1)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        wire: Any = transport
        self.transport = wire
        key = base64.b64encode(os.urandom(16)).decode()
        wire.write(
            (
                f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{self.load.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: porphyry={self.load.cookie}\r\n\r\n"
            ).encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The server went away."""
        self.load.lost += not self.load.closing

    def data_received(self, data: bytes) -> None:
        """Whole frames out of the stream."""
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        if not self.open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.rest = data
                return
            if b" 101 " not in data[:40]:
                raise RuntimeError(data[:200].decode("latin-1"))
            self.open = True
            for table in self.seats:
                self.watch(table)
        while end - at >= 2:
            size, body = data[at + 1] & 127, at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < body + size:
                break
            kind = data[at] & 15
            at = body + size
            if kind == 1:
                self.heard(read(data[body:at]))
            elif kind == 9:
                self.frame(data[body:at], 0x8A)
        self.rest = data[at:]

    def frame(self, body: bytes, first: int = 0x81) -> None:
        """Send one frame."""
        size = len(body)
        head = bytes([first, 128 | size]) if size < 126 else bytes([first, 128 | 126]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def watch(self, table: str) -> None:
        """Follow the table from my seat."""
        only = None if self.load.full else "decisions"
        self.frame(json.dumps({"type": "watch", "table": table, "seat": self.seats[table], "only": only}).encode())

    def move(self, old: str, new: str) -> None:
        """Go on at another table."""
        self.seats[new] = self.seats.pop(old)
        self.answered.pop(old, None)
        self.frame(json.dumps({"type": "unwatch", "table": old}).encode())
        self.watch(new)

    def heard(self, message: Seen) -> None:
        """Answer if asked."""
        load, kind = self.load, message.type
        if kind == "done":
            table, sent = self.pending.pop(message.id or "")
            load.done(table, self.seats.get(table, 0), message.id or "", sent)
            return
        table = message.table.id if isinstance(message.table, SeenTable) else message.table or ""
        if kind in ("stale", "refused"):
            load.refused += 1
            self.answered.pop(table, None)
        if message.view is not None:
            view = message.view
            ply, lines, outcome = view.ply, [one.text for one in view.legal], view.outcome
        elif kind == "decision":
            ply, lines, outcome = message.ply, message.legal, message.outcome
        else:
            return
        if outcome is not None:
            load.over(table)
        elif lines and not load.closing and table in self.seats and self.answered.get(table) != message.update:
            self.answered[table] = message.update
            if load.think_s:
                after_s = load.think_s * (0.5 + self.dice.random())
                load.loop.call_later(after_s, self.answer, table, ply, message.update, self.dice.choice(lines))
            else:
                self.answer(table, ply, message.update, self.dice.choice(lines))

    def answer(self, table: str, ply: int, update: int, line: str) -> None:
        """Play this, if I still sit there."""
        if self.load.closing or table not in self.seats:
            return
        action_id = f"b{next(self.load.ids)}"
        self.pending[action_id] = (table, time.perf_counter())
        self.frame(
            (
                f'{{"type":"play","table":"{table}","seat":{self.seats[table]},"ply":{ply},"update":{update},'
                f'"id":"{action_id}","action":"{line}"}}'
            ).encode()
        )


class Load:
    """All connections, and what they measured."""

    def __init__(self, port: int, game: str, seats: int, *, full: bool, think_s: float = 0.0) -> None:
        self.port, self.game, self.seats, self.full, self.think_s = port, game, seats, full, think_s
        self.ids = itertools.count(1)
        self.acknowledged: list[tuple[str, str]] = []
        self.latencies: list[float] = []
        self.measuring = self.closing = False
        self.lost = self.refused = self.finished = 0
        self.server_cpu = self.own_cpu = self.idle = 0.0
        self.commits = (0.0, 0.0)
        self.cookie = self.csrf = ""
        self._asking = ThreadPoolExecutor(ASKING)
        self._http: queue.SimpleQueue[http.client.HTTPConnection] = queue.SimpleQueue()
        for _ in range(ASKING):
            self._http.put(http.client.HTTPConnection("127.0.0.1", port, timeout=30))
        self._over: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.wires: list[Wire] = []

    def done(self, table: str, seat: int, action_id: str, sent: float) -> None:
        """An action was acknowledged."""
        self.acknowledged.append((table, f"{seat}:{action_id}"))
        if self.measuring and sent:
            self.latencies.append(time.perf_counter() - sent)

    def over(self, table: str) -> None:
        """A game ended: its players go on at a new table."""
        if table in self._over or self.closing:
            return
        self._over.add(table)
        self.finished += 1
        task = asyncio.create_task(self._again(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _again(self, table: str) -> None:
        new = await self.new_table()
        if self.closing:
            return
        for wire in self.wires:
            if table in wire.seats:
                wire.move(table, new)

    async def request(self, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """One HTTP request, off the loop, over one of a few lasting connections."""
        return await asyncio.get_running_loop().run_in_executor(self._asking, self._request, path, body)

    def _request(self, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers |= {"Cookie": f"porphyry={self.cookie}", "X-CSRF-Token": self.csrf}
        connection = self._http.get()
        try:
            connection.request("POST", path, json.dumps(body), headers)
            reply = connection.getresponse()
        except OSError:  # the server had closed it, as it was idle
            connection.close()
            connection.request("POST", path, json.dumps(body), headers)
            reply = connection.getresponse()
        answer = json.load(reply)
        self._http.put(connection)
        if reply.status >= 300:
            raise RuntimeError(f"{path}: {answer}")
        return answer, reply.headers.get("set-cookie", "")

    async def read(self, path: str) -> dict[str, Any]:
        """What stands at this address."""
        answer: dict[str, Any] = await asyncio.to_thread(self._read, path)
        return answer

    def _read(self, path: str) -> Any:
        connection = self._http.get()
        connection.request("GET", path, headers={"Cookie": f"porphyry={self.cookie}"})
        reply = connection.getresponse()
        answer = json.load(reply)
        self._http.put(connection)
        return answer

    def commit_count(self) -> float:
        """How many commits the server has made since it started."""
        return self._commits()[0]

    async def sign_in(self) -> None:
        """One guest holds all seats."""
        me, cookie = await self.request("/api/guest", {"name": "Load"})
        self.csrf, self.cookie = me["csrf"], cookie.partition("porphyry=")[2].partition(";")[0]

    async def new_table(self) -> str:
        """A table with a person on every seat."""
        seats = [{"who": "me"}, *[{"who": "local"}] * (self.seats - 1)]
        made, _ = await self.request("/api/tables", {"game": self.game, "seats": seats, "private": True})
        return str(made["id"])

    async def run(self, connections: int, tables: int, seconds: float, server: int) -> float:
        """Load the server; returns the measured seconds."""
        loop = self.loop = asyncio.get_running_loop()
        await self.sign_in()
        seats: list[dict[str, int]] = [{} for _ in range(connections)]
        places = itertools.cycle(seats)
        for _ in range(tables):
            table = await self.new_table()
            for seat in range(self.seats):
                next(places)[table] = seat
        for mine in seats:
            wire = Wire(self, mine)
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", self.port)  # type: ignore[misc]
            self.wires.append(wire)
        await asyncio.sleep(WARM_S)
        cpu, own, idle = cpu_seconds(server), time.process_time(), idle_seconds()
        self.measuring, started = True, time.perf_counter()
        await asyncio.sleep(seconds)
        self.measuring, took = False, time.perf_counter() - started
        self.idle = (idle_seconds() - idle) / took
        self.commits = await asyncio.to_thread(self._commits)
        self.server_cpu, self.own_cpu = cpu_seconds(server) - cpu, time.process_time() - own
        self.closing = True
        await asyncio.sleep(0.5)
        for wire in self.wires:
            wire.transport.abort()
        await asyncio.gather(*self._tasks)
        self.close()
        return took

    def close(self) -> None:
        """Nothing more is asked."""
        self._asking.shutdown()
        for _ in range(ASKING):
            self._http.get().close()

    def _commits(self) -> tuple[float, float]:
        """How many commits the server has made since it started, and their seconds."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as reply:
            lines = dict(line.rsplit(" ", 1) for line in reply.read().decode().splitlines() if not line.startswith("#"))
        return float(lines["porphyry_commit_seconds_count"]), float(lines["porphyry_commit_seconds_sum"])


def cpu_seconds(process: int) -> float:
    """The processor time a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idle_seconds() -> float:
    """How long this machine's processors have had nothing to do, all of them together; 0 where the system does not tell."""
    try:
        total = Path("/proc/stat").read_text(encoding="ascii").split(maxsplit=6)
    except OSError:
        return 0.0
    return int(total[4]) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def serve(folder: Path, port: int, engine: str) -> subprocess.Popen[bytes]:
    """A server process on this folder."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PORPHYRY_") or key.endswith("_PURE")}
    given = {"DATA_FOLDER": str(folder), "PORT": str(port), "LIMITS": "off", "ASGI": engine, "LOG_LEVEL": "warning"}
    environment = {**kept, **{f"PORPHYRY_{key}": value for key, value in given.items()}}
    process = subprocess.Popen([sys.executable, "-c", RUN, "serve"], env=environment, stdout=subprocess.DEVNULL)  # noqa: S603
    for _ in range(600):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2).close()
            return process
        time.sleep(0.05)
    process.kill()
    raise RuntimeError("the server did not start")


def missing(folder: Path, acknowledged: list[tuple[str, str]]) -> int:
    """How many acknowledged actions are not in the database."""
    with contextlib.closing(sqlite3.connect(folder / "porphyry.sqlite3")) as database:
        stored = set(database.execute("SELECT table_id, action_id FROM entries WHERE action_id IS NOT NULL"))
    return len(set(acknowledged) - stored)


def measure(
    engine: str,
    connections: int,
    tables: int,
    seconds: float,
    game: str,
    parent: Path,
    *,
    full: bool = False,
    think_s: float = 0.0,
) -> dict[str, Any]:
    """One run: the disk, the server under load, the disk again, and the audit."""
    parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=parent) as name:
        folder = Path(name)
        seats = registry.game(game).seat_counts[0]
        before = commits_per_second(folder)
        port = free_port()
        process = serve(folder, port, engine)
        load = Load(port, game, seats, full=full, think_s=think_s)
        try:
            took = _run(load.run(connections, tables, seconds, process.pid))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
        after = commits_per_second(folder)
        lost = missing(folder, load.acknowledged)
    bare = (before + after) / 2
    actions = len(load.latencies) / took
    ordered = sorted(load.latencies) or [0.0]
    return {
        "engine": engine,
        "build": "pure" if str(kernel.__file__).endswith(".py") else "compiled",
        "think_s": think_s,
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
        "idle": load.idle,
        "game": game,
        "messages": "views" if full else "decisions",
        "tables": tables,
        "connections": connections,
        "actions_s": actions,
        "bare_commits_s": bare,
        "ratio": actions / bare,
        "p50_ms": 1000 * statistics.median(ordered),
        "bare_ms": 1000 / bare,
        "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)],
        "server_us": 1e6 * load.server_cpu / max(1, len(load.latencies)),
        "client_us": 1e6 * load.own_cpu / max(1, len(load.latencies)),
        "batch": len(load.acknowledged) / max(1.0, load.commits[0]),
        "commit_ms": 1000 * load.commits[1] / max(1.0, load.commits[0]),
        "acknowledged": len(load.acknowledged),
        "not_on_disk": lost,
        "refused": load.refused,
        "games_finished": load.finished,
    }


def measure_turns(engine: str, parent: Path) -> dict[str, Any]:
    """Commits for a player turn of Guiscard, with every answer by itself and in whole moves."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=parent) as name:
        port = free_port()
        process = serve(Path(name), port, engine)
        load = Load(port, bench_turns.GAME, 2, full=True)

        async def play() -> list[dict[str, Any]]:
            await load.sign_in()
            return [await bench_turns.play_turns(load, whole=whole) for whole in (False, True)]

        try:
            single, whole = asyncio.run(play())
        finally:
            load.close()
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    return {"game": bench_turns.GAME, "single": single, "whole": whole}


def _run(job: Any) -> Any:
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return asyncio.run(job)
    return uvloop.run(job)


def bench(
    engines: list[str],
    connections: int,
    tables: int,
    seconds: float,
    game: str | None,
    folder: Path,
    *,
    think_s: float = 0.0,
    as_json: bool = False,
) -> int:
    """Measure and print; the exit status says whether everything acknowledged was on disk."""
    chosen = game or ("byzantium" if "byzantium" in porphyry.games() else porphyry.games()[0])
    rows = [
        measure(engine, connections, tables, seconds, chosen, folder, full=full, think_s=think_s)
        for engine in engines
        for full in (False, True)
    ]
    turns = measure_turns(engines[0], folder) if bench_turns.GAME in porphyry.games() else None
    if as_json:
        print(json.dumps([*rows, *([turns] if turns else [])], indent=1))
    else:
        for row in rows:
            print(told(row))
        if turns:
            print(bench_turns.told(turns["single"], turns["whole"]))
    return 1 if any(row["not_on_disk"] for row in rows) else 0


def told(row: dict[str, Any]) -> str:
    """One run in a sentence."""
    thinking = f", {row['think_s']:g} s for each thought" if row["think_s"] else ""
    return (
        f"{row['engine']}, {row['build']} build, {row['messages']}: {row['game']}, "
        f"{row['tables']} tables, {row['connections']} connections{thinking}: "
        f"{row['actions_s']:.0f} durable actions/s, p50 {row['p50_ms']:.1f} ms, p99 {row['p99_ms']:.1f} ms, "
        f"{row['server_us']:.0f} us of processor each ({row['client_us']:.0f} in the load generator), "
        f"{row['batch']:.0f} to a commit of {row['commit_ms']:.1f} ms; "
        f"bare commits {row['bare_commits_s']:.0f}/s, ratio {row['ratio']:.2f}, "
        f"p50 {row['p50_ms'] / row['bare_ms']:.1f} and p99 {row['p99_ms'] / row['bare_ms']:.1f} times a bare commit; "
        f"{row['acknowledged']} acknowledged, {row['not_on_disk']} of them not on disk; load average {row['load']:.1f}"
    )
