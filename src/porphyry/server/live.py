"""A table in memory: the game as the entries tell it, who sits there, whose clocks run, who is watching.

The database is the truth; this is a copy of it that is never ahead of what is stored. `play.py` changes it, under its lock.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from porphyry.kernel import orders
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.promise import Promise
from porphyry.kernel.table import Table, new_table, table_from_position
from porphyry.server import catalogue
from porphyry.server.audience import Audience
from porphyry.server.clocks import deadline, written
from porphyry.server.entries import Proposal, Step, UndoAsked, decode
from porphyry.server.lean import Lean
from porphyry.server.refusals import Outdated, Refused
from porphyry.server.schema import Pace, Played
from porphyry.server.snapshots import Snapshot, packed
from porphyry.server.store import now_ms
from porphyry.server.veil import PASSED, Veil
from porphyry.server.view_cache import Shown

if TYPE_CHECKING:
    from collections.abc import Iterable
    from collections.abc import Set as AbstractSet

    from porphyry.kernel.event import Event
    from porphyry.kernel.orders import Order
    from porphyry.server.clocks import Clock
    from porphyry.server.entries import Entry, Seat, Watcher
    from porphyry.server.schema import Person

MARK_EVERY: Final = 25


class Differs(Refused):
    """The installed rules lead elsewhere than where the table stood."""


class LiveTable:
    """One table. Everything that changes it holds `lock`."""

    def __init__(self, row: Any, seats: Iterable[Seat]) -> None:
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.stored = True  # False: it gets its row with the first entry
        self.elsewhere: dict[str, float] = {}  # who looks at it through other processes, and how long that is believed
        self.spectated: tuple[object, Raw] | None = None  # the view of spectators, and of which position it is
        self.lean = Lean()
        self.presence_timer: asyncio.TimerHandle | None = None
        self.presence_told = 0.0  # when who is here was last told
        self.away = False  # dropped from memory: whoever still holds it must fetch it again
        self.moved_here = False  # this process made the last step, or has taken it over: its bots think on
        self.used_at = 0.0
        self.set_row(row, seats)
        self.table: Table | None = None
        self.n = 0
        self.steps: list[Step] = []
        self.line: list[int] = []  # places in `steps` of the plies in force
        self.ids: dict[str, Played] = {}
        self.answers: dict[str, Refused | Outdated] = {}  # the last refusals, by action id
        self.opened: dict[int, tuple[int, int]] = {}  # of each asked seat: entry and ply since when
        self.since: dict[int, tuple[int, int]] = {}  # the same, as those numbers are shown
        self.clocks: list[Clock] = []  # of each seat
        self.undo_asked: UndoAsked | None = None
        self.proposal: Proposal | None = None
        self.given_up: list[int] = []  # seats, in the order in which they gave up
        self.paused = False
        self.absent_ms = 0  # so long a player may be silent before others may see to the seat; 0: for ever
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
        row, promise = self.row, self.promise()
        if row.start:
            script = decode(row.script or "[]")
            return table_from_position(
                self.game, decode(row.start), script, options=self.options, promise=promise, sound=True
            )
        return new_table(self.game, row.seats, options=self.options, promise=promise)

    def promise(self) -> Promise:
        """What is promised about the dice; complete once the game has begun."""
        row = self.row
        words = [bytes.fromhex(one) for one in decode(row.contributions or "[]")]
        promise = Promise(bytes.fromhex(row.seed), bytes.fromhex(row.salt), words, row.dice)
        promise.order = decode(row.drawn or "[]")
        return promise

    def build(
        self,
        entries: list[Entry],
        clocks: list[Clock],
        snapshot: Snapshot | None,
        shown: tuple[int, int] | None = None,
    ) -> None:
        """Fold the stored entries, of which so much has been shown here (None: nobody was watching).

        Raises Refused if the installed rules do not allow what was played, or if dice fall otherwise.
        """
        try:
            self._fold(entries, clocks, snapshot)
        except Differs:
            raise
        except Exception:
            if snapshot is None or not snapshot.fits(self.game):
                raise
            self._fold(entries, clocks, None)  # the snapshot is damaged: the entries are the truth
        if shown is not None:
            self.veil.skip_to(shown)
        while shown is None and self.veil.take_due(now_ms()) is not None:
            pass

    def _fold(self, entries: list[Entry], clocks: list[Clock], snapshot: Snapshot | None) -> None:
        self.table, self.n, self.steps, self.line, self.ids = None, 0, [], [], {}
        self.opened, self.undo_asked, self.clocks, self.marks, self.full = {}, None, clocks, [], True
        self.proposal, self.given_up, self.paused = None, [], False
        self.kept_ply = 0
        self.veil.reset()
        self.recall_people(dict.fromkeys(range(len(self.seats))))
        status, self.status = self.status, "playing" if entries else self.status
        try:
            if snapshot is not None and snapshot.fits(self.game):
                self._open_snapshot(entries, snapshot)
            for entry in entries[len(self.steps) :]:
                self.redo(entry)
                if snapshot is not None and entry.n == snapshot.n and (other := snapshot.difference(self.playing())):
                    raise Differs(
                        "conflict",
                        f"step {entry.n} of this table, under the installed rules of {self.game.name} (version "
                        f"{self.game.rules_version}, it was version {snapshot.rules_version}): {other}",
                    )
        finally:
            self.status = status

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
        self.table = snapshot.opened(self.game)
        for entry in entries[:n]:
            self.steps.append(Step(entry, None))
            self.veil.count(entry, int(entry.line) if entry.kind == "rewind" else 0)
            self._keep_line(entry, len(self.steps) - 1)
            self._remember(entry)
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
            raise Refused(
                "conflict",
                f"step {entry.n} of this table cannot be played under the installed rules of {self.game.name}: {error}",
            ) from error
        if entry.kind == "play" and self.ply != entry.ply:
            raise Refused(
                "conflict",
                f"step {entry.n} of this table, a move of {len(entry.actions)} actions, ends earlier under the installed rules",
            )
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
            self.line += [at] * len(entry.actions)
        elif entry.kind == "undo":
            back = self.line[-1]
            self.steps[back].undone = True
            del self.line[self.move_start(len(self.line) - 1) :]
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
        if entry.kind in ("takeover", "return", "substitute") and entry.seat is not None:
            self.seats[entry.seat].bot = entry.line or None
        self._keep_accord(entry)

    def _keep_accord(self, entry: Entry) -> None:
        """What the players have settled among themselves."""
        if entry.kind in ("concede", "forfeit") and entry.seat is not None and entry.line:
            self.seats[entry.seat].bot, self.seats[entry.seat].given_up = entry.line, True
            self.given_up.append(entry.seat)
        elif entry.kind.startswith("propose-") and entry.seat is not None:
            self.proposal = Proposal(entry.seat, entry.line, [entry.seat])
        elif entry.kind == "agree" and entry.seat is not None and self.proposal is not None:
            agreed = dict.fromkeys([*self.proposal.agreed, entry.seat])
            self.proposal = Proposal(self.proposal.seat, self.proposal.what, list(agreed))
        elif entry.kind in ("object", "end", "pause"):
            self.proposal = None
        if entry.kind in ("pause", "resume"):
            self.paused = entry.kind == "pause"

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

    def move_start(self, ply: int) -> int:
        """How many plies came before the move to which the one after `ply` belongs: a whole move is never left half."""
        while 0 < ply < len(self.line) and self.line[ply] == self.line[ply - 1]:
            ply -= 1
        return ply

    # Questions

    def playing(self) -> Table:
        """The game; it must have begun."""
        if self.table is None:
            raise Refused("conflict", "this table has not started")
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
        """Raises Refused where an answer about the position would tell what the veil hides."""
        if self.veil.drawn and (seat is None or not self.revealed(seat)):
            raise Refused("conflict", "one moment: the others may react")

    @property
    def told(self) -> str:
        """The status as everybody may know it: nobody hears of the end before the last step has been shown."""
        return "playing" if self.status == "over" and self.veil.held else self.status

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

    def true_step(self, shown: int) -> int:
        """The number of the ply that everybody knows as number `shown`; 0 for the start."""
        if not self.veils or not shown:
            return shown
        for ply, at in enumerate(self.line, start=1):
            if self.steps[at].entry.hidden != PASSED:
                shown -= 1
                if shown == 0:
                    return ply
        return len(self.line)

    def just_passed(self) -> bool:
        """Was the last ply a pass that nobody may know of? Taking it back would tell."""
        return bool(self.line) and self.steps[self.line[-1]].entry.hidden == PASSED

    def someone_hidden(self) -> bool:
        """Is it a secret who is being asked?"""
        return any(self.hides(seat) for seat in self.deciders())

    def seats_of(self, person: Person | None) -> list[int]:
        """Where this person sits."""
        return [one.seat for one in self.seats if person is not None and one.person == person.id]

    def check_seat(self, person: Person | None, seat: int) -> None:
        """Raises Refused unless this is the person's own seat."""
        if seat not in self.seats_of(person):
            raise Refused("forbidden", f"seat {seat} is not yours")

    def reseat(self) -> None:
        """The seats have been drawn: all look from one of their own, not from where they waited."""
        self.audience.reseat(self._own_seat)

    def _own_seat(self, watcher: Watcher, seat: int) -> int | None:
        mine = self.seats_of(watcher.person)
        return seat if seat in mine else next(iter(mine), None)

    def belongs_to(self, person: Person | None) -> bool:
        """Does this person sit here, or have they made this table?"""
        return person is not None and (bool(self.seats_of(person)) or self.row.owner == person.id)

    def may_hear(self, person: Person | None) -> bool:
        """May this person follow what is said here?"""
        return not self.row.private or self.belongs_to(person)

    def may_see(self, person: Person | None) -> bool:
        """May this person know of this table? One that has been shared is open to every eye, but not to every ear."""
        return bool(self.row.shared) or self.may_hear(person)

    def online(self) -> AbstractSet[str]:
        """Who is looking at this table right now, through any process."""
        now = time.monotonic()
        return self.audience.people | {person for person, until in self.elsewhere.items() if until > now}

    def voices(self) -> set[str]:
        """The people who must agree to what all must agree to: all who play, or may come back to play."""
        silent = self.silent(now_ms())
        return {
            one.person
            for one in self.seats
            if one.kind in ("person", "local") and one.person and not one.given_up and one.seat not in silent
        }

    def silent(self, now: int) -> list[int]:
        """The seats of people who have let the others wait for so long that these may see to it; told to everybody.

        So it counts by what everybody may know: how long nothing has been shown, and who is known to be asked.
        """
        if not self.absent_ms or self.status != "playing" or self.paused or not self.steps:
            return []
        long_ago = now - self.absent_ms
        shown = next(step.entry for step in reversed(self.steps) if step.entry.hidden != PASSED)
        known = not self.veil.drawn and not self.someone_hidden()
        asked = set(self.deciders()) if known else set(range(len(self.seats)))
        found = []
        for one in self.seats:
            if one.kind not in ("person", "local") or one.given_up:
                continue
            if one.human:
                if one.seat in asked and shown.at <= long_ago:
                    found.append(one.seat)
            elif self._since_takeover(one.seat) <= long_ago:
                found.append(one.seat)
        return found

    def _since_takeover(self, seat: int) -> int:
        """Since when a bot has played on for this seat."""
        kinds = ("takeover", "return", "substitute")
        steps = (step.entry.at for step in reversed(self.steps) if step.entry.seat == seat and step.entry.kind in kinds)
        return next(steps, 0)

    @property
    def alone(self) -> bool:
        """Does one person play here, against bots or with others at one screen? A bot that sits in for somebody changes nothing."""
        return len({one.person for one in self.seats if one.kind in ("person", "local")}) == 1

    @property
    def practice(self) -> bool:
        """Has whoever plays here alone gone back over dice or the decisions of bots?"""
        return self.alone and any(step.entry.kind == "rewind" for step in self.steps)

    # Standing orders

    def ordered(self) -> tuple[int, int] | None:
        """The seat and the action of an open question that a standing order answers. Where a bot sits, it decides."""
        if not self.orders or self.table is None or self.status != "playing" or self.paused:
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

    # For the store

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
        bots = (bots or self.ordered() is not None) and not self.paused
        people = people and not self.paused
        return (
            self.id,
            n,
            self.ply,
            mask,
            hidden,
            deadline(self) if self.row.timeout != "nothing" else None,
            now + lease_ms if bots else None,
            max(now, self.veil.clock) + notice_ms if people else None,
            written(self.clocks),
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

    # Earlier positions

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
        for number in range(table.ply, ply):
            entry = self.steps[self.line[number]].entry
            begun = self.move_start(number)
            table.play(entry.actions[number - begun], entry.seat)
            table.moves[-1] = begun
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
                again.moves = table.moves[: again.ply]
                table = again
            if step.events is None:
                step.events = []
        self.full = True
