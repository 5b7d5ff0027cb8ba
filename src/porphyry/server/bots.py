"""Bots: a pool of processes that think, never the event loop. A slow or broken one is replaced and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import os
import secrets
import sys
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from porphyry.server import metrics
from porphyry.server.entries import BETWEEN
from porphyry.server.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from porphyry.kernel.table import Table
    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.play import Play
    from porphyry.server.settings import Settings
    from porphyry.server.tables import Tables

PATIENCE_S: Final = 10.0
"""So much longer than its budget a bot may take, before its process is ended."""
ALONE_PAUSE_S: Final = 0.5
"""So long bots wait before each action at a table where nobody sits."""
ALONE_BUDGET_S: Final = 0.25
"""So long they think there at most: whoever waits for a bot may have to wait for such a thought to end."""
LONGEST_LINE: Final = 8 * 1024 * 1024


MINDS: Final = 4096
"""Bots that are remembered; one that is forgotten thinks anew."""


class Mind:
    """What is kept of a bot between two questions: its own dice, and the move that it has begun."""

    def __init__(self) -> None:
        self.id = secrets.token_hex(8)
        self.seed = secrets.randbelow(1 << 31)
        self.course: list[Any] | None = None


class BotFailed(Exception):
    """No answer from a bot."""


class Worker:
    """One process."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], patience_s: float) -> Any:
        """The answer, or BotFailed."""
        try:
            process = await self._alive()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), patience_s)
            if not line:
                raise BotFailed("its process ended")
            reply = msgspec.json.decode(line)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            await self.stop()
            raise BotFailed(f"{type(error).__name__}") from error
        except BotFailed:
            await self.stop()
            raise
        except asyncio.CancelledError:
            await self.stop()  # its answer must not be taken for the next one's
            raise
        if "answer" not in reply:
            raise BotFailed(reply["error"])
        return reply["answer"]

    async def _alive(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "porphyry.server.botworker",
                *self.words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env={key: value for key, value in os.environ.items() if not key.endswith(("_URL", "PASSWORD"))},
                start_new_session=True,  # Ctrl-C is for the server, which then ends it
            )
        return self.process

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Line:
    """Who is next when a worker is free: tables with people first, in the order in which they came; bots among themselves last."""

    def __init__(self, workers: Iterable[Worker]) -> None:
        self._idle = list(workers)
        self._waiting: list[tuple[bool, int, asyncio.Future[Worker]]] = []
        self._count = itertools.count()

    async def next(self, *, alone: bool) -> Worker:
        """A worker, when it is our turn."""
        if self._idle and not self._waiting:
            return self._idle.pop()
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (alone, next(self._count), place))
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.free(place.result())
            raise

    def free(self, worker: Worker) -> None:
        """It has answered."""
        self._idle.append(worker)
        self._serve()

    def _serve(self) -> None:
        while self._idle and self._waiting:
            _, _, place = heapq.heappop(self._waiting)
            if not place.done():
                place.set_result(self._idle.pop())


class Bots:
    """Who plays for seats without people."""

    def __init__(self, common: Common, tables: Tables, play: Play) -> None:
        self.settings = common.settings
        self.log = common.log
        self.limits = common.limits
        self.tables = tables
        self.play = play
        self._closed = False
        self.workers = [Worker() for _ in range(max(1, common.settings.bot_workers))]
        self._line = Line(self.workers)
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._minds: OrderedDict[tuple[str, int], Mind] = OrderedDict()

    def wake(self, live: LiveTable) -> None:
        """Let bots decide wherever they are asked."""
        if live.agreements.paused:
            return
        for seat in live.deciders():
            if live.seats[seat].bot is not None and not live.seats[seat].human and live.revealed(seat):
                key = (live.id, seat)
                if key not in self._thinking:
                    task = asyncio.create_task(self._think(live, seat), name=f"bot {live.id} {seat}")
                    self._thinking[key] = task
                    task.add_done_callback(lambda done, key=key: self._done(key, done))  # type: ignore[misc]

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._thinking.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            self.log.error("bot.task.failed", table=key[0], seat=key[1], error=repr(task.exception())[:200])
            return
        live = self.tables.loaded(key[0])
        if not task.cancelled() and live is not None and not self._closed:
            self.wake(live)  # it may be asked again at once

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()

    async def _think(self, live: LiveTable, seat: int) -> None:
        alone = not any(one.human for one in live.seats)
        pause = max(self.settings.bot_pause_s, ALONE_PAUSE_S if alone and self.limits.on else 0.0)
        if pause:
            await asyncio.sleep(pause)
        started = time.perf_counter()
        async with live.lock:
            if live.away or not live.revealed(seat) or live.seats[seat].human:
                return
            n, table = live.n, live.playing()
            question = self._question(live, seat)
            if alone and self.limits.on:
                question["budget_s"] = budget_alone(question["budget_s"])
            options = [action.text for action in table.legal(seat)]
        line = options[0]
        if len(options) > 1:
            try:
                reply = await self._ask(question, alone=alone)
                line, self._mind(live.id, seat).course = str(reply["line"]), reply["course"]
            except BotFailed as error:
                metrics.bot_failures.inc()
                self.log.warning("bot.failed", table=live.id, level=question["level"], error=str(error)[:200])
                line = secrets.choice(options)
            if line.split(BETWEEN)[0] not in options:
                line = secrets.choice(options)
        metrics.bot_seconds.observe(time.perf_counter() - started)
        await self.play.bot_plays(live, seat, line, n)

    async def hint(self, live: LiveTable, seat: int) -> dict[str, Any]:
        """The best options of this seat, with their chances and reasons; thought out where bots think."""
        async with live.lock:
            if not live.row.hints:
                raise Refused("forbidden", "there are no hints at this table")
            if live.status != "playing" or not live.revealed(seat):
                raise Refused("conflict", "a hint is for who must decide now")
            update = live.shown_n
            asked = {**self._question(live, seat), "hint": True, "budget_s": self.settings.hint_budget_s}
        return {"update": update, "advice": await self._advice(live, asked)}

    async def hint_afterwards(self, live: LiveTable, seat: int, ply: int) -> dict[str, Any]:
        """The same for whoever looks through a game that is over."""
        async with live.lock:
            live.playing()
            if live.told != "over":
                raise Refused("conflict", "a hint is for who must decide now")
            if not 0 <= ply < live.shown_ply:
                raise Refused("not-found", f"this table has had {live.shown_ply} plies")
            table = await asyncio.to_thread(live.history.position_at, live.story.true_ply(ply))
            if seat not in table.game.deciders(table.state):
                raise Refused("conflict", "a hint is for who must decide there")
            settings = self.settings
            asked = question(table, seat, None, settings.hint_budget_s, Mind(), crew_of(settings, os.cpu_count()))
            update = live.shown_n
        return {"update": update, "advice": await self._advice(live, {**asked, "hint": True})}

    async def _advice(self, live: LiveTable, asked: dict[str, Any]) -> Any:
        try:
            return await self._ask(asked)
        except BotFailed as error:
            metrics.bot_failures.inc()
            self.log.warning("hint.failed", table=live.id, error=str(error)[:200])
            raise Refused("busy", "nobody has an idea just now; try again") from None

    async def _ask(self, question: dict[str, Any], *, alone: bool = False) -> Any:
        worker = await self._line.next(alone=alone)
        try:
            return await worker.ask(question, question["budget_s"] + PATIENCE_S)
        finally:
            self._line.free(worker)

    def _question(self, live: LiveTable, seat: int) -> dict[str, Any]:
        level = live.seats[seat].bot
        settings = self.settings
        return question(
            live.playing(),
            seat,
            level,
            settings.bot_budget_s,
            self._mind(live.id, seat),
            crew_of(settings, os.cpu_count()),
        )

    def _mind(self, table: str, seat: int) -> Mind:
        """What is kept of the bot in this seat."""
        mind = self._minds.pop((table, seat), None) or Mind()
        self._minds[table, seat] = mind
        if len(self._minds) > MINDS:
            self._minds.popitem(last=False)
        return mind


def crew_of(settings: Settings, cores: int | None) -> int:
    """In how many processes one bot thinks; one core is left to the server."""
    return settings.bot_processes or max(1, ((cores or 1) - 1) // max(1, settings.bot_workers))


def budget_alone(budget_s: float) -> float:
    """The time for one thought at a table where nobody sits; 0 is as long as the level likes.

    >>> budget_alone(1.0), budget_alone(0.1), budget_alone(0.0)
    (0.25, 0.1, 0.25)
    """
    return min(budget_s or ALONE_BUDGET_S, ALONE_BUDGET_S)


def question(
    table: Table, seat: int, level: str | None, budget_s: float, mind: Mind, processes: int = 1
) -> dict[str, Any]:
    """What a worker is asked: the position without the true dice, and what is kept of the bot."""
    state = table.state.to_data()
    dice = state["dice"]
    assert isinstance(dice, dict)
    dice["seed"], dice["script"] = "", []  # nobody thinks with the true dice
    return {
        "game": table.game.name,
        "options": table.options,
        "state": state,
        "seat": seat,
        "level": level,
        "budget_s": budget_s,
        "processes": processes,
        "latest": table.latest,
        "mind": mind.id,
        "seed": mind.seed,
        "course": mind.course,
    }
