"""A real server process, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped]  # it publishes no types
import httpx
import websockets
from websockets.asyncio.client import ClientConnection

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60
"""So long an answer may take. A machine that does much else is slow; what is broken is waited for once."""
RUN = "import sys; from porphyry.server import main; sys.exit(main(sys.argv[1:]))"


def plugin_folder(folder: Path) -> Path:
    """An installed package, as far as Python can tell, that brings the example game beside those of the project."""
    dist = folder / "tesserae-1.dist-info"
    dist.mkdir(parents=True, exist_ok=True)
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: tesserae\nVersion: 1\n")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    games = {**project["entry-points"]["porphyry.games"], "tesserae": "tesserae_plugin:GAME"}
    lines = [f"{name} = {place}" for name, place in games.items()]
    (dist / "entry_points.txt").write_text("\n".join(["[porphyry.games]", *lines, ""]))
    (folder / "tesserae_plugin.py").write_text("from tests.example_game import Tesserae\n\nGAME = Tesserae()\n")
    return folder


def free_port() -> int:
    """A port that nobody listens on, and that the system gives to no client.

    A server that is killed and started again finds it free: none of the many connections made meanwhile goes out from there.
    """
    while True:
        port = secrets.randbelow(17_000) + 15_000
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def environment(folder: Path, **settings: object) -> dict[str, str]:
    """The environment of a server whose files lie in this folder."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PORPHYRY_")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)  # many processes import the same
    paths = [str(ROOT / "src"), str(ROOT), str(plugin_folder(folder / "plugin"))]
    given = {
        "data_folder": folder / "data",
        "limits": "off",
        "notice_delay_s": 3600,
        "bot_budget_s": 0.05,
        "hint_budget_s": 0.2,
        **settings,
    }
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONWARNINGS": "ignore",
        **{f"PORPHYRY_{key.upper()}": str(value) for key, value in given.items()},
        **({"PORPHYRY_PURE": os.environ["PORPHYRY_PURE"]} if "PORPHYRY_PURE" in os.environ else {}),
    }


class Nursery:
    """A process that has loaded the server's code and forks real servers from it, each as fast as it can open its database."""

    CODE = """
import json, os, signal, sys
import porphyry.server.app, porphyry.server.commands, uvicorn, aiosqlite, asyncpg, redis.asyncio, websockets, uvloop
from sqlalchemy.dialects import sqlite, postgresql
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    order = json.loads(line)
    child = os.fork()
    if child:
        print(child, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(order["environment"])
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0); os.dup2(log, 1); os.dup2(log, 2)
    status = porphyry.server.commands.main(["serve"])
    os._exit(status)
"""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.CODE],
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def fork(self, env: dict[str, str], log: Path) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"environment": env, "log": str(log)}) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(20)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Server:
    """A server process of our own."""

    def __init__(self, folder: Path, nursery: Nursery, **settings: object) -> None:
        self.folder = folder
        self.nursery = nursery
        self.pid = 0
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = environment(folder, port=self.port, **settings)
        self.log_path = folder / "server.log"

    def start(self) -> Self:
        self.pid = self.nursery.fork(self.environment, self.log_path)
        deadline = time.monotonic() + 2 * PATIENCE_S
        while time.monotonic() < deadline and alive(self.pid):
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=2):
                    return self
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log()[-3000:]}")

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Another command of the server with the same settings."""
        return subprocess.run(
            [sys.executable, "-c", RUN, *words], env=self.environment, capture_output=True, text=True, check=False
        )

    def log(self) -> str:
        return self.log_path.read_text() if self.log_path.exists() else ""

    def faults(self) -> list[str]:
        """What its log tells of faults of ours; that a bot was slow, or a letter did not go out, is none."""
        return [line for line in self.log().splitlines() if "level=error" in line]

    def kill(self) -> None:
        """As a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        self._gone(10)

    def stop(self) -> None:
        """As an operator would."""
        if self.pid and alive(self.pid):
            os.kill(self.pid, signal.SIGTERM)
            if not self._gone(20):
                self.kill()

    def _gone(self, seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while alive(self.pid) and time.monotonic() < deadline:
            time.sleep(0.005)
        return not alive(self.pid)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if kind is not None:
            print(self.log()[-4000:])


def asked(server: Server, query: str, *words: str) -> list[tuple[Any, ...]]:
    """What stands in its database, SQLite or PostgreSQL; `$1` and so on stand for the words."""
    url = server.environment.get("PORPHYRY_DATABASE_URL", "")
    if not url.startswith("postgresql"):
        file = server.folder / "data" / "porphyry.sqlite3"
        with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE_S)) as database:
            return database.execute(re.sub(r"\$(\d)", r"?\1", query), words).fetchall()

    async def ask() -> list[tuple[Any, ...]]:
        database = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await database.fetch(query, *words)]
        finally:
            await database.close()

    with ThreadPoolExecutor(1) as pool:  # whoever asks may have a loop of his own
        return pool.submit(asyncio.run, ask()).result()


def browser(url: str, headers: dict[str, str] | None = None, timeout: float | None = PATIENCE_S) -> httpx.AsyncClient:
    """A client over plain http. Without `verify` each would read all certificates, longer than any request here takes."""
    return httpx.AsyncClient(base_url=url, headers=headers, timeout=timeout, verify=False)


HASTY = ("pass", "bulgars-attack")
"""Byzantium is over soon, for some dice within thirty plies, if these are chosen at random like all others."""


def calm(legal: list[dict[str, Any]], dice: random.Random) -> str:
    """Any action, but none that may end a game early: of Byzantium that leaves ninety plies and more, whatever the dice."""
    lines = [str(one["text"]) for one in legal]
    return dice.choice([line for line in lines if line.split()[0] not in HASTY] or lines)


class Player:
    """A client: HTTP for asking, one WebSocket for playing."""

    ids = itertools.count(1)

    def __init__(self, url: str, name: str = "Anna") -> None:
        self.url = url
        self.name = name
        self.http = browser(url)
        self.socket: ClientConnection | None = None
        self.person: dict[str, Any] = {}

    async def __aenter__(self) -> Self:
        await self.sign_in(await self.post("/api/guest", {"name": self.name}))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def sign_in(self, me: dict[str, Any]) -> None:
        self.person = me["person"]
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    # HTTP

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._answer(await self.http.get(path, params=params or None), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._answer(await self.http.post(path, json=body if body is not None else {}), status)

    async def request(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        return self._answer(await self.http.request(method, path, json=body), status)

    def _answer(self, reply: httpx.Response, status: int) -> Any:
        assert reply.status_code == status, f"{reply.status_code} {reply.text[:500]}"
        kind = reply.headers.get("content-type", "")
        return reply.json() if kind.startswith("application/json") else reply.text

    async def table(self, *others: str | dict[str, Any], game: str = "tesserae", **more: Any) -> dict[str, Any]:
        """A new table with me and these others: "open", "invited", "bot", "local"."""
        seats = [{"who": "me"}, *({"who": one} if isinstance(one, str) else one for one in others)]
        made: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": seats, "order": "fixed", **more})
        return made

    # Live

    async def connect(self) -> dict[str, Any]:
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        self.socket = await websockets.connect(
            self.url.replace("http", "ws") + "/api/live",
            additional_headers={"Cookie": cookies},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
        )
        return await self.expect("welcome")

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE_S):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        return message

    async def expect(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def watch(self, table: str, seat: int | None = None) -> dict[str, Any]:
        if self.socket is None:
            await self.connect()
        await self.send("watch", table=table, seat=seat)
        while True:
            message = await self.expect("view", "refused")
            if message["type"] == "refused" or message["table"]["id"] == table:
                return message

    async def play(self, view: dict[str, Any], action: str, **more: Any) -> dict[str, Any]:
        """Play from a `view` or `update` message; returns the answer to it."""
        table = view["table"]["id"] if isinstance(view["table"], dict) else view["table"]
        seat = view["view"]["seat"]
        message = {
            "table": table,
            "seat": seat,
            "ply": view["view"]["ply"],
            "update": view["update"],
            "id": f"t{next(self.ids)}",
            "action": action,
            **more,
        }
        await self.send("play", **message)
        while True:
            answer = await self.expect("done", "refused", "stale")
            if answer["id"] == message["id"]:
                return answer


def same_person(player: Player, url: str) -> Player:
    """The same person, with the same cookies, at another server."""
    other = Player(url, player.name)
    other.person = player.person
    other.http.headers["X-CSRF-Token"] = player.http.headers["X-CSRF-Token"]
    for name, value in player.http.cookies.items():
        other.http.cookies.set(name, value)
    return other


async def play_to_the_end(player: Player, table: str, seat: int, seed: int = 1) -> tuple[dict[str, Any], int]:
    """Answer every question at random until the game is over; returns the last view and how many actions were mine."""
    dice = random.Random(seed)
    message = await player.watch(table, seat)
    count, last, pending = 0, message["update"], ""
    latest = message
    while True:
        view = latest["view"]
        if view["outcome"] is not None and not pending:
            return latest, count
        if view["legal"] and not pending:
            pending = f"{seat}-{next(player.ids)}"
            await player.send(
                "play",
                table=table,
                seat=seat,
                ply=view["ply"],
                update=latest["update"],
                id=pending,
                action=dice.choice(view["legal"])["text"],
            )
        message = await player.expect("update", "done", "stale", "refused")
        if message["type"] == "refused":
            raise AssertionError(message)
        if message["type"] == "update":
            assert message["update"] == last + 1, "updates have no gaps"
            last, latest = message["update"], message
        else:
            pending = ""
            count += message["type"] == "done"
            if message["type"] == "stale" and message["update"] > last:
                last, latest = message["update"], message
