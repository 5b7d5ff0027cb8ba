"""Play: every way in which a table moves on. Check, carry out, store, and only then acknowledge and publish.

All of it happens under the table's lock. Should another process have been first, the table is read again and the check repeated.
"""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.errors import PorphyryError
from porphyry.server import broadcast, clocks, endings, metrics, table_jobs
from porphyry.server import database as db
from porphyry.server.defaults import safe_choice
from porphyry.server.entries import BETWEEN, Entry, encode
from porphyry.server.live import LiveTable
from porphyry.server.refusals import Outdated, Refused, refusal_from
from porphyry.server.schema import Played
from porphyry.server.store import Job, Taken, now_ms
from porphyry.server.veil import PASSED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from prometheus_client import Counter

    from porphyry.kernel.event import Event
    from porphyry.kernel.orders import Order
    from porphyry.server.common import Common
    from porphyry.server.schema import Person
    from porphyry.server.signals import Signals
    from porphyry.server.tables import Tables

ATTEMPTS: Final = 6
KEPT_ANSWERS: Final = 64
LONGEST_QUIET_MS: Final = 5_000
"""So long who does something at a table waits for a reaction of others."""
SEATED: Final = (
    "takeover", "return", "forfeit", "concede", "substitute", "propose-end", "propose-pause", "agree", "object", "pause", "resume",
)  # fmt: skip
"""The kinds of entries that change what lists show of a table."""

Made = tuple[Entry, "list[Event]"]


class Play:
    """The referee's desk."""

    def __init__(self, common: Common, tables: Tables, signals: Signals) -> None:
        self.settings = common.settings
        self.log = common.log
        self.store = common.store
        self.hub = common.hub
        self.tables = tables
        self.signals = signals
        self._notice_ms = int(common.settings.notice_delay_s * 1000)
        self._running: set[asyncio.Task[Any]] = set()
        self.unbroken: set[asyncio.Task[None]] = set()  # tasks that nobody cancels

    # What people do

    async def play(
        self,
        live: LiveTable,
        person: Person | None,
        seat: int,
        ply: int,
        update: int | None,
        action_id: str,
        action: str | Mapping[str, str | int],
    ) -> Played:
        """A person's action, or a whole move of several in one text."""
        key = f"{seat}:{action_id}"

        def make(before: dict[int, int]) -> Made:
            self._seems_running(live)
            if not live.seats[seat].human:
                raise Refused("conflict", "a bot plays on this seat; take it back first")
            self._awake(live)
            self._check_fresh(live, seat, ply, update)
            return self._played(live, seat, action, "person", key, before)

        played = await self._guarded(live, person, seat, key, make)
        if person is not None and live.seats[seat].kind == "person" and live.seats[seat].program != person.program:
            await self._mark(live, seat, program=person.program)
        return played

    async def _mark(self, live: LiveTable, seat: int, *, program: bool) -> None:
        """Show whether a person plays here, or a program of theirs."""
        mine = (db.seats.c.table_id == live.id) & (db.seats.c.seat == seat)
        change = db.seats.update().where(mine).values(program=program)
        await self.store.write(lambda connection: connection.execute(change).rowcount)
        live.seats[seat].program = program
        broadcast.tell_table(live)
        self.hub.publish(live.id, live.n, "seats")

    async def undo(self, live: LiveTable, person: Person | None, seat: int, ply: int, action_id: str) -> Played:
        """Take the seat's last action back."""
        key = f"{seat}:{action_id}"

        def make(_before: dict[int, int]) -> Made:
            self._seems_running(live)
            self._awake(live)
            table = live.playing()
            if ply != live.shown_ply or live.veil.drawn:
                raise Outdated
            if live.just_passed():
                raise Refused("illegal", "what was decided in secret stays", reason="nothing-to-undo", rule="")
            entry = self._entry(live, "undo", seat, "person", "", key)
            hidden = bool(live.line) and live.steps[live.line[-1]].entry.hidden
            events = self._judged(live, entry)
            entry.ply, entry.hidden = table.ply, int(hidden)
            return entry, events

        return await self._guarded(live, person, seat, key, make)

    async def ask_undo(self, live: LiveTable, person: Person | None, seat: int, to: int, action_id: str) -> Played:
        """Ask everybody to go back to ply `to`; if nobody else has to agree it happens at once."""
        await self.quiet(live)
        key = f"{seat}:{action_id}"

        def make(_before: dict[int, int]) -> Made:
            self.running_game(live)
            if live.undo_asked is not None:
                raise Refused("conflict", "going back is being asked already")
            if not 0 <= to < live.shown_ply:
                raise Refused("invalid", f"there is no ply {to} to go back to")
            others = [one.seat for one in live.seats if one.owned and one.person != live.seats[seat].person]
            back = live.move_start(live.true_ply(to))
            entry = self._entry(live, "ask-undo" if others else "rewind", seat, "person", str(back), key)
            events = self._judged(live, entry)
            entry.ply = live.ply
            return entry, events

        return await self._guarded(live, person, seat, key, make)

    async def answer_undo(
        self, live: LiveTable, person: Person | None, seat: int, agree: bool, action_id: str
    ) -> Played:
        """Agree to going back, or refuse it."""
        await self.quiet(live)
        key = f"{seat}:{action_id}"

        def make(_before: dict[int, int]) -> Made:
            self.running_game(live)
            asked = live.undo_asked
            if asked is None:
                raise Refused("conflict", "nobody asks to go back")
            if agree and seat in asked.agreed:
                raise Refused("conflict", "you have agreed already")
            mine = {one.person for one in live.seats if one.seat in (*asked.agreed, seat)}
            missing = [one.seat for one in live.seats if one.owned and one.person not in mine]
            kind = "refuse-undo" if not agree else "agree-undo" if missing else "rewind"
            entry = self._entry(live, kind, seat, "person", str(asked.to), key)
            events = self._judged(live, entry)
            entry.ply = live.ply
            return entry, events

        return await self._guarded(live, person, seat, key, make)

    async def start(self, live: LiveTable) -> None:
        """Begin the game: seats are drawn, the dice are fixed and promised, the first question is asked."""
        await self._guarded(live, None, None, None, self._make_start(live))

    def _make_start(self, live: LiveTable) -> Callable[[dict[int, int]], Made]:
        def make(_before: dict[int, int]) -> Made:
            if live.status != "open":
                raise Refused("conflict", "this table has started already")
            if any(one.kind in ("open", "invited") for one in live.seats):
                raise Refused("conflict", "some seats are still open")
            row = live.row
            row.started_at = now_ms()
            if row.seed is None:  # made before tables were promised their dice
                table_jobs.promise_dice(row)
            row.contributions = encode([one.contribution or "" for one in live.seats]).decode()
            if row.seat_order == "random":
                order = live.promise().draw_order()
                row.drawn = encode(order).decode()
                live.seats = [live.seats[at] for at in order]
                for seat, one in enumerate(live.seats):
                    one.seat = seat
            entry = self._entry(live, "start", None, "rules", "", None)
            events = self._judged(live, entry)
            live.status = row.status = "playing"
            clocks.start_clocks(live, entry.at)
            return entry, events

        return make

    async def takeover(self, live: LiveTable, seat: int, level: str, by: str) -> None:
        """A bot plays on for this seat."""

        def make(_before: dict[int, int]) -> Made:
            self.running_game(live)
            if not live.seats[seat].human:
                raise Refused("conflict", "a bot plays there already")
            entry = self._entry(live, "takeover", seat, by, level, None)
            live.seats[seat].bot = level
            return entry, []

        await self._guarded(live, None, None, None, make)

    async def come_back(self, live: LiveTable, person: Person, seat: int) -> None:
        """The player takes the seat back from the bot."""
        await self.quiet(live)

        def make(_before: dict[int, int]) -> Made:
            live.check_seat(person, seat)
            self.running_game(live)
            if live.seats[seat].human or live.seats[seat].kind == "bot":
                raise Refused("conflict", "no bot has taken this seat over")
            if live.seats[seat].given_up:
                raise Refused("conflict", "this seat has been given up")
            entry = self._entry(live, "return", seat, "person", "", None)
            live.seats[seat].bot = None
            if live.clocks:  # enough to think about one decision
                bank = live.clocks[seat].bank
                live.clocks[seat] = clocks.Clock(max(bank, live.pace.increment_s * 1000, 60_000))
            return entry, []

        await self._guarded(live, person, None, None, make)

    # What players settle among themselves (accord.py), by the same way as everything

    async def settle(
        self,
        live: LiveTable,
        person: Person | None,
        seat: int | None,
        key: str | None,
        make: Callable[[dict[int, int]], Made],
    ) -> Played:
        """Check, carry out, store and publish what `make` does to the table."""
        if person is not None:
            await self.quiet(live)
        return await self._guarded(live, person, seat, key, make)

    def step(self, live: LiveTable, kind: str, seat: int | None, by: str, line: str, key: str | None) -> Entry:
        """The table's next entry, if it is that."""
        return self._entry(live, kind, seat, by, line, key)

    # What bots and clocks do

    async def bot_plays(self, live: LiveTable, seat: int, line: str, n: int) -> bool:
        """A bot's answer to the question as it stood at update `n`; False if that question is gone."""
        return await self._for_seat(live, seat, "bot", lambda: line, n)

    async def default_plays(self, live: LiveTable, seat: int) -> bool:
        """What is safe when nobody decides."""
        return await self._for_seat(live, seat, "clock", lambda: safe_choice(live.playing(), seat).text, None)

    async def order_plays(self, live: LiveTable) -> bool:
        """What a standing order answers to an open question; False if none does."""

        def make(before: dict[int, int]) -> Made:
            found = live.ordered()
            if found is None:
                raise Outdated
            return self._played(live, found[0], live.playing().text(found[1]), "order", None, before)

        try:
            await self._guarded(live, None, None, None, make)
        except Outdated:
            return False
        return True

    async def _for_seat(self, live: LiveTable, seat: int, by: str, choose: Callable[[], str], n: int | None) -> bool:
        gone = False

        def make(before: dict[int, int]) -> Made:
            nonlocal gone
            gone = (
                live.status != "playing"
                or live.paused
                or seat not in before
                or (n is not None and live.opened[seat][0] > n)
                or (by == "bot" and live.seats[seat].human)
            )
            if gone:
                raise Outdated
            return self._played(live, seat, choose(), by, None, before)

        try:
            await self._guarded(live, None, None, None, make)
        except Outdated:
            return False
        return not gone

    # The one way through

    def running_game(self, live: LiveTable) -> None:
        """Raises Refused unless the game is running."""
        if live.status != "playing":
            raise Refused("conflict", "this game is not running")

    def _seems_running(self, live: LiveTable) -> None:
        """Raises Refused unless the game is running as far as everybody may know."""
        if live.told != "playing":
            raise Refused("conflict", "this game is not running")

    async def quiet(self, live: LiveTable) -> None:
        """Wait while somebody might react in secret: whatever a deed met with before would tell whether anybody can.

        Who would have to wait for long is refused, in either case.
        """
        while (left := live.veil.quiet_until - now_ms()) > 0:
            if left > LONGEST_QUIET_MS:
                raise Refused("conflict", "one moment: the others may react")
            await asyncio.sleep(left / 1000)

    def _awake(self, live: LiveTable) -> None:
        if live.paused:
            raise Refused("conflict", "the game rests; let it go on first")

    def _check_fresh(self, live: LiveTable, seat: int, ply: int, update: int | None) -> None:
        now_n, now_ply = live.shown_n, live.shown_ply
        since_update, since_ply = live.since.get(seat, (now_n, now_ply))
        if not since_ply <= ply <= now_ply or (update is not None and not since_update <= update <= now_n):
            raise Outdated
        if live.veil.drawn and not live.revealed(seat):
            raise Outdated

    def _entry(self, live: LiveTable, kind: str, seat: int | None, by: str, line: str, key: str | None) -> Entry:
        return Entry(live.id, live.n + 1, kind, seat, by, line, live.ply, key, 0, now_ms())

    def _judged(self, live: LiveTable, entry: Entry) -> list[Event]:
        try:
            return live.execute(entry)
        except PorphyryError as error:
            raise refusal_from(error) from error

    def _played(
        self,
        live: LiveTable,
        seat: int,
        action: str | Mapping[str, str | int],
        by: str,
        key: str | None,
        before: dict[int, int],
    ) -> Made:
        table = live.playing()
        kind = live.game.decision_kinds[before[seat]] if seat in before else None
        begun = len(table.plies)
        try:
            events = table.play(action, seat)
        except PorphyryError as error:
            raise refusal_from(error) from error
        codes = [code for _, code in table.plies[begun:]]
        hidden = int(kind is not None and kind.secret)
        if kind is not None and kind.veiled and live.game.notation.verb(codes[0]).name == kind.decline:
            hidden = PASSED
        line = BETWEEN.join(table.text(code) for code in codes)
        entry = Entry(live.id, live.n + 1, "play", seat, by, line, table.ply, key, hidden, now_ms())
        _counter(live.game.name, by).inc()
        return entry, events

    async def _guarded(
        self,
        live: LiveTable,
        person: Person | None,
        seat: int | None,
        key: str | None,
        make: Callable[[dict[int, int]], Made],
    ) -> Played:
        """Run to the end even if whoever asked goes away meanwhile."""
        if asyncio.current_task() in self.unbroken:
            return await self._move(live, person, seat, key, make)
        task = asyncio.ensure_future(self._move(live, person, seat, key, make))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal holds this frame, and the task holds the refusal

    async def _move(
        self,
        live: LiveTable,
        person: Person | None,
        seat: int | None,
        key: str | None,
        make: Callable[[dict[int, int]], Made],
    ) -> Played:
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.away:
                    raise Refused("busy", "try again")
                if key is not None and seat is not None:
                    live.check_seat(person, seat)
                    if key in live.ids:
                        return live.ids[key]
                    if key in live.answers:
                        raise live.answers[key].again()
                before = live.asked_kinds()
                try:
                    entry, events = make(before)
                except (Refused, Outdated) as error:
                    if key is not None:
                        live.answers[key] = error.again()  # without its traceback, which holds the table
                        while len(live.answers) > KEPT_ANSWERS:
                            del live.answers[next(iter(live.answers))]
                    raise
                except Exception:
                    self.tables.drop(live)  # a fault of ours: whoever looks again gets the table as it is stored
                    raise
                self._note_end(live, entry)
                ended = live.end_orders(events)
                live.unfold(entry, events)
                clocks.run_clocks(live, entry, entry.at, before)
                standing = live.standing(entry.at, entry.n, self._notice_ms, self.settings.bot_lease_ms)
                try:
                    await self.store.append(entry.row(), standing, self._more(live, entry, ended))
                except Taken:
                    await self.tables.refresh(live)
                    continue
                except Exception as error:
                    self.tables.drop(live)
                    if entry.kind == "start":
                        live.status = live.row.status = "open"
                    self.log.error("table.store.failed", table=live.id, error=type(error).__name__)
                    raise Refused("busy", "this could not be stored; nothing has changed") from error
                live.stored = live.moved_here = True
                step = live.settle(entry, events, before)
                broadcast.tell_step(live, step)
                if entry.kind in SEATED or live.told == "over":
                    broadcast.tell_table(live)
                break
            else:
                raise Refused("busy", "this table is very busy; try again")
        self.hub.publish(live.id, entry.n)
        self.signals.table_moved(live)
        update, ply = (live.veil.n, live.veil.ply) if live.veils else (entry.n, entry.ply)
        return Played(id=key.partition(":")[2] if key else "", update=update, ply=ply)

    def _note_end(self, live: LiveTable, entry: Entry) -> None:
        if entry.kind == "play" and live.table is not None and not live.game.deciders(live.table.state):
            outcome = live.table.outcome
            live.status = "over"
            live.outcome = endings.ranked(outcome.to_data(), live.given_up) if outcome else None
            live.row.ended_by = "rules"
        if live.status == "over":
            live.row.ended_at = entry.at

    def _more(self, live: LiveTable, entry: Entry, ended: list[Order]) -> list[Job[Any]]:
        """What else changes with this entry."""
        jobs: list[Job[Any]] = [table_jobs.keep_orders(live, order.seat, order.name) for order in ended]
        if entry.kind == "start":
            jobs.append(table_jobs.started(live) if live.stored else table_jobs.new_table(live))
        if live.status == "over":
            jobs.append(table_jobs.ended(live))
        if entry.kind in ("takeover", "return") and entry.seat is not None:
            jobs.append(table_jobs.seat_bot(live.id, entry.seat, {"bot": entry.line or None}))
        if entry.kind in ("concede", "forfeit") and entry.seat is not None and entry.line:
            jobs.append(table_jobs.seat_bot(live.id, entry.seat, {"bot": entry.line, "given_up": True}))
        if entry.kind == "substitute" and entry.seat is not None:
            jobs.append(functools.partial(table_jobs.sit_down, live, entry.seat))
        if entry.kind in ("pause", "resume"):
            live.row.paused = live.paused
            jobs.append(table_jobs.rests(live.id, paused=live.paused))
        snapshot = live.snapshot(self.settings.snapshot_plies) if entry.kind == "play" else None
        if snapshot is not None:
            row = {"table_id": live.id, "n": entry.n, "ply": entry.ply, "data": snapshot}
            jobs.append(lambda connection: connection.execute(db.snapshots.insert().values(**row)).rowcount)
        return jobs


@functools.cache
def _counter(game: str, by: str) -> Counter:
    return metrics.actions.labels(game, by)
