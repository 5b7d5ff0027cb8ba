"""A table in memory: the game as the entries tell it, who sits there, whose clocks run, who is watching.

The database is the truth; this is a copy of it that is never ahead of what is stored. `play.py` changes it, under its lock.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from msgspec import Struct

from porphyry.kernel import orders
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.table import Table, new_table, table_from_position
from porphyry.server import catalogue
from porphyry.server.refusals import No
from porphyry.server.schema import Pace, Played, SeatInfo, TableInfo
from porphyry.server.shown import Shown
from porphyry.server.snapshots import Snapshot, packed
from porphyry.server.store import now_ms
from porphyry.server.veil import PASSED, Veil

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from porphyry.kernel.event import Event
    from porphyry.kernel.orders import Order
    from porphyry.server.schema import Person
    from porphyry.server.veil import Beat

MARK_EVERY: Final = 25

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder().decode


class Watcher(Protocol):
    """A connection that follows tables."""

    person: Person | None

    def send(self, data: bytes) -> None:
        """Hand a message over; never waits."""


class Seat(Struct, kw_only=True):
    """Who sits where."""

    seat: int
    kind: str
    person: str | None
    name: str | None
    bot: str | None

    @property
    def human(self) -> bool:
        """Does a person decide here now?"""
        return self.kind in ("person", "local") and self.bot is None


class Entry(Struct, array_like=True):
    """One row of `entries`, in the order of its columns."""

    table_id: str
    n: int
    kind: str
    seat: int | None
    by: str
    line: str
    ply: int
    action_id: str | None
    hidden: int
    at: int

    def row(self) -> tuple[Any, ...]:
        """For the store."""
        return msgspec.structs.astuple(self)


class Step(Struct):
    """An entry with what happened (None if only the entry is known yet) and whether it was taken back."""

    entry: Entry
    events: list[Event] | None
    undone: bool = False


class UndoAsked(Struct):
    """A request to go back, and who has agreed."""

    seat: int
    to: int
    agreed: list[int]


class LiveTable:
    """One table. Everything that changes it holds `lock`."""

    def __init__(self, row: Any, seats: Iterable[Seat]) -> None:
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, int | None] = {}
        self.programs: dict[Watcher, int] = {}  # who wants decisions only
        self.stored = True  # False: it gets its row with the first entry
        self.elsewhere: dict[str, float] = {}  # who looks at it through other processes, and how long that is believed
        self.away = False  # dropped from memory: whoever still holds it must fetch it again
        self.moved_here = False  # this process made the last step, or has taken it over: its bots think on
        self.used_at = 0.0
        self.set_row(row, seats)
        self.table: Table | None = None
        self.n = 0
        self.steps: list[Step] = []
        self.line: list[int] = []  # places in `steps` of the plies in force
        self.ids: dict[str, Played] = {}
        self.answers: dict[str, Exception] = {}  # the last refusals, by action id
        self.opened: dict[int, tuple[int, int]] = {}  # of each asked seat: entry and ply since when
        self.since: dict[int, tuple[int, int]] = {}  # the same, as those numbers are shown
        self.clocks: list[list[int | None]] = []  # of each seat: bank, running since
        self.undo_asked: UndoAsked | None = None
        self.orders: list[Order] = []  # standing orders of all seats
        self.veil = Veil(self)
        self.faces: dict[int, tuple[int, int] | None] = {}  # of each seat: the question it has been shown
        self.kept_ply = 0  # of the last snapshot
        self.marks: list[Table] = []  # positions for looking back, every MARK_EVERY plies
        self.marked: list[int] = []  # the `line` the marks were made for
        self.full = True
        self.listed: object = None  # what watchers were last told of seats and status

    def set_row(self, row: Any, seats: Iterable[Seat]) -> None:
        """What lists show: the table's own row, and its seats."""
        self.id: str = row.id
        self.row = row
        self.status: str = row.status
        self.outcome: dict[str, Any] | None = decode(row.outcome) if row.outcome else None
        self.seats: list[Seat] = sorted(seats, key=lambda one: one.seat)
        self.pace: Pace = msgspec.json.decode(row.pace, type=Pace)
        self.options: dict[str, str] = decode(row.options)
        self.game = catalogue.game(row.game)
        self.shown = Shown(self.game)
        self.veils = any(kind.veiled for kind in self.game.decision_kinds)
        self.reaction_ms: int = row.reaction_ms

    # From the entries to the game

    def begin(self) -> Table:
        """The game before the first ply."""
        row = self.row
        seed, salt = bytes.fromhex(row.seed), bytes.fromhex(row.salt)
        if row.start:
            return table_from_position(
                self.game, decode(row.start), decode(row.script or "[]"), seed, self.options, salt
            )
        return new_table(self.game, row.seats, seed, self.options, salt)

    def build(
        self,
        entries: list[Entry],
        clocks: list[list[int | None]],
        snapshot: Snapshot | None,
        shown: tuple[int, int] | None = None,
    ) -> None:
        """Fold the stored entries, of which so much has been shown here (None: nobody was watching).

        Raises No if the installed rules do not allow what was played, or if dice fall otherwise.
        """
        self.table, self.n, self.steps, self.line, self.ids = None, 0, [], [], {}
        self.opened, self.undo_asked, self.clocks, self.marks, self.full = {}, None, clocks, [], True
        self.kept_ply = 0
        self.veil.reset()
        self.recall_people(dict.fromkeys(range(len(self.seats))))
        status, self.status = self.status, "playing" if entries else self.status
        if snapshot is not None and snapshot.fits(self.game):
            self._open_snapshot(entries, snapshot)
        for entry in entries[len(self.steps) :]:
            self.redo(entry)
            if snapshot is not None and entry.n == snapshot.n and (other := snapshot.difference(self.playing())):
                raise No(
                    "conflict",
                    f"step {entry.n} of this table, under the installed rules of {self.game.name} (version "
                    f"{self.game.rules_version}, it was version {snapshot.rules_version}): {other}",
                )
        self.status = status
        if shown is not None:
            self.veil.skip_to(shown)
        while shown is None and self.veil.take_due(now_ms()) is not None:
            pass

    def recall_people(self, bots: dict[int, str | None]) -> None:
        """Who plays on for people at the entry we stand at; the entries that follow tell how that changes."""
        for one in self.seats:
            if one.kind in ("person", "local"):
                one.bot = bots.get(one.seat)

    def _open_snapshot(self, entries: list[Entry], snapshot: Snapshot) -> None:
        """Take the game from a snapshot and the plies before it from the entries alone, without their events."""
        n, ply = snapshot.n, snapshot.ply
        if any(entry.kind == "rewind" and int(entry.line) < ply for entry in entries[n:]):
            return  # somebody went back beyond it
        for entry in entries[:n]:
            self.steps.append(Step(entry, None))
            self.veil.count(entry, int(entry.line) if entry.kind == "rewind" else 0)
            self._keep_line(entry, len(self.steps) - 1)
            self._remember(entry)
        self.table = snapshot.opened(self.game)
        self.n, self.kept_ply = n, ply
        self.full = False
        self.opened = dict.fromkeys(self.deciders(), (n, ply))
        self.since = dict.fromkeys(self.deciders(), (self.shown_n, self.shown_ply))

    def redo(self, entry: Entry) -> Step:
        """Carry out a stored entry."""
        before = self.asked_kinds()
        try:
            events = self.execute(entry)
        except PorphyryError as error:
            raise No(
                "conflict",
                f"step {entry.n} of this table cannot be played under the installed rules of {self.game.name}: {error}",
            ) from error
        self.unfold(entry, events)
        return self.settle(entry, events, before)

    def unfold(self, entry: Entry, events: list[Event]) -> None:
        """What those will see who are not asked."""
        if self.veils:
            self.veil.unfold(entry, events, self.playing().stills if entry.kind == "play" else [])

    def execute(self, entry: Entry) -> list[Event]:
        """Change the game as the entry says; raises what the kernel raises, and then nothing has changed."""
        if entry.kind == "start":
            self.table = self.begin()
            return self.table.events[0]
        table = self.playing()
        if entry.kind == "play":
            return table.play(entry.line, entry.seat)
        if entry.kind == "undo":
            table.undo(entry.seat)
        elif entry.kind == "rewind":
            self.table = self.position_at(int(entry.line)).clone()
            self.marks = []
        return []

    def settle(self, entry: Entry, events: list[Event], before: dict[int, int]) -> Step:
        """Note an entry that has been carried out (and stored)."""
        step = Step(entry, events)
        self.steps.append(step)
        self._keep_line(entry, len(self.steps) - 1)
        self.n = entry.n
        self._remember(entry)
        self._reopen(entry, before)
        return step

    def _keep_line(self, entry: Entry, at: int) -> None:
        if entry.kind == "play":
            self.line.append(at)
        elif entry.kind == "undo":
            self.steps[self.line.pop()].undone = True
        elif entry.kind == "rewind":
            to = int(entry.line)
            for back in self.line[to:]:
                self.steps[back].undone = True
            del self.line[to:]
            self.kept_ply = min(self.kept_ply, to)
        if entry.kind in ("play", "undo", "rewind", "refuse-undo"):
            self.undo_asked = None
        elif entry.kind == "ask-undo" and entry.seat is not None:
            self.undo_asked = UndoAsked(entry.seat, int(entry.line), [entry.seat])
        elif entry.kind == "agree-undo" and entry.seat is not None and self.undo_asked is not None:
            self.undo_asked.agreed.append(entry.seat)
        if entry.kind in ("takeover", "return") and entry.seat is not None:
            self.seats[entry.seat].bot = entry.line or None

    def _remember(self, entry: Entry) -> None:
        if entry.action_id is not None:
            update, ply = (self.veil.n, self.veil.ply) if self.veils else (entry.n, entry.ply)
            self.ids[entry.action_id] = Played(id=entry.action_id.partition(":")[2], update=update, ply=ply)

    def _reopen(self, entry: Entry, before: dict[int, int]) -> None:
        """Which questions are new? One that other seats also had to answer stays open as it was."""
        now = self.asked_kinds()
        mark = (entry.n, self.playing().ply)
        self.since = {seat: self.since[seat] for seat in now if seat in self.since}
        shown = (self.veil.n, self.veil.ply) if self.veils else mark
        fresh = entry.kind in ("start", "undo", "rewind")
        opened = {}
        for seat, kind in now.items():
            kept = self.opened.get(seat)
            same = kept is not None and not fresh and seat != entry.seat and before.get(seat) == kind
            same = same and (entry.kind != "play" or len(before) > 1)
            same = same or (kept is not None and entry.kind not in ("play", "start", "undo", "rewind"))
            opened[seat] = kept if same and kept is not None else mark
            if opened[seat] is mark:
                self.since[seat] = shown
        self.opened = opened

    # Questions

    def playing(self) -> Table:
        """The game; it must have begun."""
        if self.table is None:
            raise No("conflict", "this table has not started")
        return self.table

    @property
    def ply(self) -> int:
        """How many plies are in force."""
        return self.table.ply if self.table is not None else 0

    def deciders(self) -> list[int]:
        """The seats that must decide; none before the start and after the end."""
        if self.table is None or self.status == "over":
            return []
        return self.game.deciders(self.table.state)

    def asked_kinds(self) -> dict[int, int]:
        """The seats that must decide, and which question each is asked."""
        if self.table is None:
            return {}
        return {seat: self.game.kind(self.table.state, seat) for seat in self.deciders()}

    def hides(self, seat: int) -> bool:
        """Is it a secret that this seat is being asked?"""
        return self.table is not None and self.game.decision_kinds[self.game.kind(self.table.state, seat)].secret

    def veiled(self, seat: int) -> bool:
        """Is it a secret that anybody is asked what this seat is asked?"""
        return (
            self.veils
            and self.table is not None
            and self.game.decision_kinds[self.game.kind(self.table.state, seat)].veiled
        )

    def revealed(self, seat: int) -> bool:
        """Is this seat asked, and may it know by now?"""
        return self.veil.revealed(seat)

    def check_shown(self, seat: int | None) -> None:
        """Raises No where an answer about the position would tell what the veil hides."""
        if self.veil.drawn and (seat is None or not self.revealed(seat)):
            raise No("conflict", "one moment: the others may react")

    @property
    def shown_n(self) -> int:
        """The number of the last update that everybody may know of."""
        return self.veil.shown_n if self.veils else self.n

    @property
    def shown_ply(self) -> int:
        """How many plies everybody may know of."""
        return self.veil.shown_ply if self.veils else self.ply

    def shown_plies(self, ply: int) -> int:
        """How many of the first `ply` plies everybody may know of."""
        return sum(self.steps[at].entry.hidden != PASSED for at in self.line[:ply]) if self.veils else ply

    def true_ply(self, shown: int) -> int:
        """The ply before the one that follows `shown` plies that everybody knows of."""
        if not self.veils:
            return shown
        for ply, at in enumerate(self.line):
            if self.steps[at].entry.hidden != PASSED:
                if shown == 0:
                    return ply
                shown -= 1
        return len(self.line)

    def someone_hidden(self) -> bool:
        """Is it a secret who is being asked?"""
        return any(self.hides(seat) for seat in self.deciders())

    def seats_of(self, person: Person | None) -> list[int]:
        """Where this person sits."""
        return [one.seat for one in self.seats if person is not None and one.person == person.id]

    def check_seat(self, person: Person | None, seat: int) -> None:
        """Raises No unless this is his seat."""
        if seat not in self.seats_of(person):
            raise No("forbidden", f"seat {seat} is not yours")

    def may_see(self, person: Person | None) -> bool:
        """May he know of this table?"""
        if not self.row.private:
            return True
        return person is not None and (bool(self.seats_of(person)) or self.row.owner == person.id)

    def here(self) -> set[str]:
        """Who is looking at this table right now, through this process."""
        return {one.person.id for one in (*self.watchers, *self.programs) if one.person is not None}

    def online(self) -> set[str]:
        """Who is looking at this table right now, through any process."""
        now = time.monotonic()
        return self.here() | {person for person, until in self.elsewhere.items() if until > now}

    def spectators(self) -> int:
        """How many look on."""
        return sum(seat is None for seat in self.watchers.values())

    # Standing orders

    def ordered(self) -> tuple[int, int] | None:
        """The seat and the action of an open question that a standing order answers. Where a bot sits, it decides."""
        if not self.orders or self.table is None or self.status != "playing":
            return None
        given = [
            order
            for order in self.orders
            if self.seats[order.seat].human and (not self.veil.held or self.veiled(order.seat))
        ]
        return orders.answer(self.game, self.table.state, given)

    def end_orders(self, events: list[Event]) -> list[Order]:
        """What is left of the standing orders after these events; returns those that ended or changed."""
        if not self.orders:
            return []
        before, self.orders = self.orders, orders.lasting(self.game, self.playing().state, self.orders, events)
        return [order for order in before if order not in self.orders]

    def shown_orders(self, seat: int | None) -> list[dict[str, Any]]:
        """A seat's own standing orders."""
        return [
            {"name": order.name, "params": order.params, "until": list(order.until)}
            for order in self.orders
            if order.seat == seat
        ]

    # Time

    def start_clocks(self, now: int) -> None:
        """All banks full; those who must decide have their clocks running."""
        if self.pace.kind != "none":
            self.clocks = [[self.pace.bank_s * 1000, None] for _ in self.seats]
        self.run_clocks(None, now)

    def run_clocks(self, entry: Entry | None, now: int) -> None:
        """Stop the clocks of those who have decided, start those of whoever must."""
        if not self.clocks:
            return
        asked = set(self.deciders())
        for seat, clock in enumerate(self.clocks):
            bank, since = clock
            assert bank is not None
            acted = entry is not None and entry.kind == "play" and entry.seat == seat and entry.by != "order"
            if since is not None and (acted or seat not in asked or not self.seats[seat].human):
                bank = max(0, bank - max(0, now - since))
                if acted and entry is not None and entry.hidden != PASSED:
                    more = bank + self.pace.increment_s * 1000
                    bank = max(bank, min(more, self.pace.cap_s * 1000)) if self.pace.cap_s else more
                since = None
            if since is None and seat in asked and self.seats[seat].human:
                since = max(now, self.veil.overdue_at(seat)) if self.veils else now
            self.clocks[seat] = [bank, since]

    def deadline(self) -> int | None:
        """When the next clock runs out."""
        ends = [since + bank for bank, since in self.clocks if since is not None and bank is not None]
        late = self.veil.late_at()
        ends += [late] if late is not None else []
        return min(ends) if ends and self.status == "playing" else None

    def standing(self, now: int, n: int, notice_ms: int, lease_ms: int) -> tuple[Any, ...]:
        """The row of `standing`. After `lease_ms` without an answer another process may ask its own bots."""
        asked = self.deciders()
        hidden = 0
        mask = 0
        bots = people = False
        for seat in asked:
            mask |= 1 << seat
            hidden = max(hidden, PASSED if self.veiled(seat) else int(self.hides(seat)))
            if self.seats[seat].human:
                people = True
            elif self.seats[seat].bot is not None:
                bots = True
        bots = bots or self.ordered() is not None
        return (
            self.id,
            n,
            self.ply,
            mask,
            hidden,
            self.deadline() if self.row.timeout != "nothing" else None,
            now + lease_ms if bots else None,
            max(now, self.veil.clock) + notice_ms if people else None,
            encode(self.clocks).decode() if self.clocks else "[]",
            self.veil.n if self.veils else n,
            self.veil.ply if self.veils else self.ply,
            self.veil.clock if self.veil.held else None,
        )

    def snapshot(self, every: int) -> bytes | None:
        """The game as it stands, for the store, now and then: only where no undo can reach back over it."""
        table = self.table
        if table is None or table.ply < self.kept_ply + every or table.can_undo():
            return None
        self.kept_ply = table.ply
        return packed(table)

    # Looking

    def info(self, person: Person | None, *, unread: int = 0, muted: bool = False) -> TableInfo:
        """The table as it stands in lists, for this person."""
        asked = self.deciders()
        drawn, held = self.veil.drawn, self.veil.held
        if drawn:
            asked = [seat for seat in self.seats_of(person) if self.revealed(seat)]
        return table_info(
            self.row,
            self.seats,
            person,
            status="playing" if held and self.status == "over" else self.status,
            outcome=None if held else self.outcome,
            asked=asked,
            hidden=self.someone_hidden() if asked and not drawn else False,
            ply=self.shown_ply,
            n=self.shown_n,
            deadline=None if drawn and not asked else self.deadline(),
            online=self.online(),
            unread=unread,
            muted=muted,
        )

    def shown_clocks(self, seat: int | None) -> list[dict[str, Any]]:
        """The clocks as this seat may see them: who still thinks about a secret question is a secret too."""
        hidden = bool(self.clocks) and (self.someone_hidden() or self.veil.drawn)
        mine = -1 if seat is None or (self.veil.drawn and not self.revealed(seat)) else seat
        return [
            {"seat": at, "bank_ms": clock[0], "since": None if hidden and at != mine else clock[1]}
            for at, clock in enumerate(self.clocks)
        ]

    def shown_undo(self) -> dict[str, Any] | None:
        """The request to go back, if there is one."""
        asked = self.undo_asked
        if asked is None:
            return None
        missing = [one.seat for one in self.seats if one.human and one.seat not in asked.agreed]
        return {"seat": asked.seat, "to": self.shown_plies(asked.to), "agreed": asked.agreed, "missing": missing}

    def table_view(self, person: Person | None, seat: int | None, kind: str | None = None) -> dict[str, Any]:
        """The table with the view of one seat."""
        return {
            **({"type": kind} if kind else {}),
            "table": self.info(person),
            "update": self.shown_n,
            "view": self.view(seat),
            "clocks": self.shown_clocks(seat),
            "undo": self.shown_undo(),
            "spectators": self.spectators(),
            "orders": self.shown_orders(seat),
        }

    def view(self, seat: int | None, ply: int | None = None) -> dict[str, Any] | None:
        """What this seat may know, now or at an earlier ply."""
        if self.table is None:
            return None
        if ply is None or ply == self.shown_ply:
            if self.veils:
                view = self.veil.view(seat)
            else:
                view = {
                    **self.table.situation(seat),
                    "board": self.shown.board(self.table, self.n, seat),
                    "legal": self.shown.options(self.table, seat),
                }
            if self.status == "over" and view["outcome"] is None and not self.veil.held:  # it ended by forfeit
                view |= {"legal": [], "asked": [], "can_undo": False, "outcome": self.outcome}
            if self.orders and seat is not None and (found := self.ordered()) is not None and found[0] == seat:
                view["legal"] = []  # an order is about to answer
            return view
        if not 0 <= ply < self.shown_ply:
            raise No("not-found", f"this table has had {self.shown_ply} plies")
        view = self.position_at(self.true_ply(ply)).view(seat)
        return {**view, "can_undo": False, "ply": ply}

    def position_at(self, ply: int) -> Table:
        """The game after so many plies (of those in force). Not to be changed."""
        if self.line[: len(self.marked)] != self.marked:
            self.marks = []
        if not self.marks:
            self.marks, self.marked = [self.begin()], []
        if ply < self.marks[-1].ply:
            mark = self.marks[ply // MARK_EVERY]
        else:
            mark = self.marks[-1]
        table = mark.clone()
        for at in self.line[table.ply : ply]:
            entry = self.steps[at].entry
            table.play(entry.line, entry.seat)
            if table.ply % MARK_EVERY == 0 and table.ply > self.marks[-1].ply:
                self.marks.append(table.clone())
                self.marked = self.line[: table.ply]
        return table

    def complete(self) -> None:
        """Fill in the events of steps that were taken from a snapshot."""
        if self.full:
            return
        table = self.begin()
        for step in self.steps:
            entry = step.entry
            if entry.kind == "start":
                step.events = table.events[0]
            elif entry.kind == "play":
                step.events = table.play(entry.line, entry.seat)
            elif entry.kind == "undo":
                table.undo(entry.seat)
            elif entry.kind == "rewind":
                again = self.begin()
                for seat, code in table.plies[: int(entry.line)]:
                    again.play(again.text(code), seat)
                table = again
            if step.events is None:
                step.events = []
        self.full = True

    def story(self, seat: int | None) -> list[dict[str, Any]]:
        """All steps as this seat may see them. What followed a pass that nobody may know of belongs to the step before it."""
        if not self.veils:
            return [self.shown_step(step, seat) for step in self.steps]
        result: list[dict[str, Any]] = []
        unseen = sum(len(beat.events) for beat in self.veil.waiting if beat.n == self.shown_n)
        ply = 0
        steps: list[Step] = []
        for step in self.steps:
            if step.entry.hidden == PASSED:
                steps[-1] = Step(steps[-1].entry, [*(steps[-1].events or []), *(step.events or [])], steps[-1].undone)
            elif step.entry.n not in {entry.n for entry in self.veil.parked}:
                steps.append(step)
        for n, step in enumerate(steps[: self.shown_n], start=1):
            ply += {"play": 1, "undo": -1}.get(step.entry.kind, 0)
            if step.entry.kind == "rewind":
                ply = step.entry.ply if self.status == "over" else self.shown_plies(int(step.entry.line))
            told = step
            if n == self.shown_n and unseen:
                kept = [event for event in step.events or [] if event.audience]
                told = Step(step.entry, kept[: len(kept) - unseen], step.undone)
            result.append({**self.shown_step(told, seat), "update": n, "ply": ply})
        return result

    def shown_step(self, step: Step, seat: int | None) -> dict[str, Any]:
        """A step as this seat may see it."""
        entry = step.entry
        over = self.status == "over" and not self.veil.held
        mine = seat is not None and entry.seat == seat
        who = -1 if seat is None else seat
        return {
            "update": entry.n,
            "ply": entry.ply,
            "kind": entry.kind,
            "seat": entry.seat if mine or over or not entry.hidden else None,
            "by": entry.by if mine or over or (not entry.hidden and entry.by != "order") else "person",
            "at": entry.at,
            "action": (entry.line or None) if mine or over or entry.kind != "play" else None,
            "events": [event.to_data() for event in step.events or [] if event.seen_by(who)],
            "undone": step.undone,
        }

    # Telling

    def tell(self, message: Callable[[Watcher, int | None], bytes]) -> None:
        """Send everybody who watches what is meant for him."""
        for watcher, seat in list(self.watchers.items()):
            watcher.send(message(watcher, seat))

    def publish(self) -> None:
        """Show what is due to be shown, and each seat its question or that it has none any more."""
        veil, told = self.veil, False
        while (beat := veil.take_due(now_ms())) is not None:
            told = True
            self._tell_beat(beat)
        faces = {seat: self.opened[seat] for seat in self.deciders() if self.revealed(seat)}
        for seat in range(len(self.seats)):
            if self.faces.get(seat) == faces.get(seat):
                continue
            if not told:
                self.tell_seat(seat)
            if seat in faces:
                for watcher, looking in list(self.programs.items()):
                    if looking == seat:
                        watcher.send(self.decision(seat))
        self.faces = dict(faces)
        if told and self.status == "over" and not veil.held:
            self.tell_table()
            for watcher, seat in list(self.programs.items()):
                watcher.send(self.decision(seat))

    def _tell_beat(self, beat: Beat) -> None:
        made: dict[int | None, bytes] = {}
        for watcher, seat in list(self.watchers.items()):
            if seat not in made:
                shown = self.shown_step(Step(beat.entry, beat.events), seat)
                del shown["undone"]
                if not beat.opens:
                    shown = {"at": beat.due, "events": shown["events"]}
                made[seat] = encode(
                    {
                        "type": "update" if beat.opens else "more",
                        "table": self.id,
                        **shown,
                        "update": beat.n,
                        "ply": beat.ply,
                        "view": self.view(seat),
                        "clocks": self.shown_clocks(seat) if self.clocks else [],
                        "undo": self.shown_undo(),
                        "orders": self.shown_orders(seat),
                    }
                )
            watcher.send(made[seat])

    def tell_step(self, step: Step) -> None:
        """Publish a numbered update, one text for each seat that is watched from."""
        if self.veils:
            self.publish()
            return
        made: dict[int | None, bytes] = {}
        for watcher, seat in list(self.watchers.items()):
            data = made.get(seat)
            if data is None:
                shown = self.shown_step(step, seat)
                del shown["undone"]
                data = made[seat] = encode(
                    {
                        "type": "update",
                        "table": self.id,
                        **shown,
                        "view": self.view(seat),
                        "clocks": self.shown_clocks(seat) if self.clocks else [],
                        "undo": self.shown_undo(),
                        "orders": self.shown_orders(seat),
                    }
                )
            watcher.send(data)
        for watcher, seat in list(self.programs.items()):
            if self.status == "over" or self.opened.get(seat, (0, 0))[0] == step.entry.n:
                watcher.send(self.decision(seat))

    def tell_seat(self, seat: int) -> None:
        """Send those who look from this seat the table afresh."""
        for watcher, looking in list(self.watchers.items()):
            if looking == seat:
                watcher.send(encode(self.table_view(watcher.person, seat, "view")))

    def decision(self, seat: int) -> bytes:
        """What this seat must decide, in few words."""
        table = self.playing()
        asked = self.status == "playing" and self.revealed(seat)
        return encode(
            {
                "type": "decision",
                "table": self.id,
                "seat": seat,
                "update": self.shown_n,
                "ply": self.shown_ply,
                "kind": self.game.decision_kinds[self.game.kind(table.state, seat)].name if asked else None,
                "legal": table.lines(seat) if asked else [],
                "outcome": self.outcome,
            }
        )

    def outline(self) -> object:
        """What lists show of the table and the steps do not tell."""
        seats = [msgspec.structs.astuple(one) for one in self.seats]
        return self.status if not self.veil.held else "playing", self.row.rematch, seats

    def tell_table(self) -> None:
        """Publish that seats, presence or status changed."""
        self.listed = self.outline()
        count = self.spectators()
        self.tell(
            lambda watcher, _seat: encode({"type": "table", "table": self.info(watcher.person), "spectators": count})
        )


def table_info(
    row: Any,
    seats: list[Seat],
    person: Person | None,
    *,
    status: str,
    outcome: dict[str, Any] | None,
    asked: list[int],
    hidden: bool,
    ply: int,
    n: int,
    deadline: int | None,
    online: set[str],
    unread: int = 0,
    muted: bool = False,
) -> TableInfo:
    """The table as it stands in lists, for this person. Who must answer a secret question is told to nobody else."""
    mine = [one.seat for one in seats if person is not None and one.person == person.id]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        title=row.title,
        status=status,  # type: ignore[arg-type]  # the database keeps only these words
        seats=[
            SeatInfo(
                seat=one.seat,
                kind=one.kind,  # type: ignore[arg-type]  # likewise
                name=one.name,
                bot=one.bot,
                online=one.kind == "bot" or one.person in online,
                you=one.seat in mine,
                person=one.person,
            )
            for one in seats
        ],
        options=decode(row.options),
        pace=msgspec.json.decode(row.pace, type=Pace),
        timeout=row.timeout,
        order=row.seat_order,
        private=bool(row.private),
        secrets=bool(row.secrets),
        owner=person is not None and row.owner == person.id,
        my_seats=mine,
        my_turn=any(seat in mine and seats[seat].human for seat in asked),
        waiting=asked if not hidden else [seat for seat in asked if seat in mine] if len(mine) > 1 else None,
        ply=ply,
        update=n,
        deadline=None if hidden and not any(seat in mine for seat in asked) else deadline,
        commitment=row.commitment,
        outcome=outcome,
        ended_by=row.ended_by,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        unread_chat=unread,
        muted=muted,
        rematch=row.rematch,
        reaction_s=row.reaction_ms / 1000,
        late=row.late,
        hints=bool(row.hints),
    )
