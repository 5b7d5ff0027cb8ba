"""A table in memory: its parts, who sits there, and the one way in which an entry changes it.

The database is the truth; this is a copy of it that is never ahead of what is stored. `play.py` changes it, under its lock.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from porphyry.kernel import orders
from porphyry.kernel.errors import PorphyryError
from porphyry.server import catalogue
from porphyry.server.agreements import Agreements
from porphyry.server.clocks import Clocks, written
from porphyry.server.entries import PASSED, decode
from porphyry.server.history import History
from porphyry.server.refusals import Refused
from porphyry.server.replies import Replies
from porphyry.server.room import Room
from porphyry.server.schema import Pace
from porphyry.server.store import now_ms
from porphyry.server.story import Story
from porphyry.server.veil import Veil

if TYPE_CHECKING:
    from collections.abc import Iterable

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game
    from porphyry.kernel.orders import Order
    from porphyry.kernel.table import Table
    from porphyry.server.clocks import Clock
    from porphyry.server.entries import Entry, Seat, Step, Watcher
    from porphyry.server.schema import Person
    from porphyry.server.snapshots import Snapshot


class Differs(Refused):
    """The installed rules lead elsewhere than where the table stood."""


class LiveTable:
    """One table. Everything that changes it holds `lock`.

    `history` is the game as played, `story` what is shown of it, `agreements` what the players have settled, `clocks` their time,
    `replies` what was answered to whom, `room` who follows.
    """

    def __init__(self, row: Any, seats: Iterable[Seat]) -> None:
        self.id: str = row.id
        self.lock = asyncio.Lock()
        self.stored = True  # False: it gets its row with the first entry
        self.away = False  # dropped from memory: whoever still holds it must fetch it again
        self.moved_here = False  # this process made the last step, or has taken it over: its bots think on
        self.used_at = 0.0
        self.absent_ms = 0  # so long a player may be silent before others may see to the seat; 0: for ever
        self.game: Game = catalogue.game(row.game)
        self.history = History(self.game, row)
        self.set_row(row, seats)
        self.agreements = Agreements()
        self.clocks = Clocks()
        self.replies = Replies()
        self.room = Room()
        self.orders: list[Order] = []  # standing orders of all seats
        self.opened: dict[int, tuple[int, int]] = {}  # of each asked seat: entry and ply since when
        self.since: dict[int, tuple[int, int]] = {}  # the same, as those numbers are shown
        veils = any(kind.veiled for kind in self.game.decision_kinds)
        self.story: Story = Veil(self) if veils else Story(self.game, self.history)

    def take(self) -> bool:
        """Take the lock without waiting, if nobody holds it or waits for it."""
        if self.lock.locked():
            return False
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # somebody has been woken up to take it
        return False

    def set_row(self, row: Any, seats: Iterable[Seat]) -> None:
        """What lists show: the table's own row, and its seats."""
        self.row = self.history.row = row
        self.status: str = row.status
        self.outcome: dict[str, Any] | None = decode(row.outcome) if row.outcome else None
        self.seats: list[Seat] = sorted(seats, key=lambda one: one.seat)
        self.pace: Pace = msgspec.json.decode(row.pace, type=Pace)
        self.reaction_ms: int = row.reaction_ms

    @property
    def options(self) -> dict[str, str]:
        """The options it is played with."""
        found: dict[str, str] = decode(self.row.options)
        return found

    # From the entries to the game

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
            self.story.skip_to(shown)
        while shown is None and self.story.take_due(now_ms()) is not None:
            pass

    def _fold(self, entries: list[Entry], clocks: list[Clock], snapshot: Snapshot | None) -> None:
        self.history.reset()
        self.story.reset()
        self.replies.reset()
        self.agreements = Agreements()
        self.opened, self.clocks.banks = {}, clocks
        self.recall_people(dict.fromkeys(range(len(self.seats))))
        status, self.status = self.status, "playing" if entries else self.status
        try:
            if snapshot is not None and snapshot.fits(self.game):
                self._open_snapshot(entries, snapshot)
            for entry in entries[len(self.history.steps) :]:
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
        if self.history.reaches_back_over(entries, snapshot):
            return
        table = snapshot.opened(self.game)
        for entry in entries[: snapshot.n]:
            self.story.count(entry, int(entry.line) if entry.kind == "rewind" else 0)
            self._note(entry, None)
        self.history.stand_at(table, snapshot.ply)
        self.opened = dict.fromkeys(self.deciders(), (snapshot.n, snapshot.ply))
        self.since = dict.fromkeys(self.deciders(), (self.shown_n, self.shown_ply))

    def redo(self, entry: Entry) -> Step:
        """Carry out a stored entry."""
        before = self.asked_kinds()
        try:
            events = self.history.execute(entry)
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
        self.story.unfold(entry, events)
        return self.settle(entry, events, before)

    def settle(self, entry: Entry, events: list[Event], before: dict[int, int]) -> Step:
        """Note an entry that has been carried out (and stored)."""
        step = self._note(entry, events)
        self._reopen(entry, before)
        return step

    def _note(self, entry: Entry, events: list[Event] | None) -> Step:
        step = self.history.note(entry, events)
        self.agreements.keep(entry)
        if entry.seat is not None and entry.kind in ("takeover", "return", "substitute"):
            self.seats[entry.seat].bot = entry.line or None
        elif entry.seat is not None and entry.kind in ("concede", "forfeit") and entry.line:
            self.seats[entry.seat].bot, self.seats[entry.seat].given_up = entry.line, True
        self.replies.note(entry, *self.story.numbers(entry.n, entry.ply))
        return step

    def _reopen(self, entry: Entry, before: dict[int, int]) -> None:
        """Which questions are new? One that other seats also had to answer stays open as it was."""
        mark = (entry.n, self.playing().ply)
        shown = self.story.numbers(*mark)
        opened, since = {}, {}
        for seat, kind in self.asked_kinds().items():
            kept = self.opened.get(seat)
            if entry.kind == "play":
                same = len(before) > 1 and seat != entry.seat and before.get(seat) == kind
            else:
                same = entry.kind not in ("start", "undo", "rewind")
            if same and kept is not None:
                opened[seat] = kept
                if seat in self.since:
                    since[seat] = self.since[seat]
            else:
                opened[seat], since[seat] = mark, shown
        self.opened, self.since = opened, since

    # Questions

    def playing(self) -> Table:
        """The game; it must have begun."""
        return self.history.playing()

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return self.history.n

    @property
    def ply(self) -> int:
        """How many plies are in force."""
        return self.history.ply

    def deciders(self) -> list[int]:
        """The seats that must decide; none before the start and after the end."""
        if self.history.table is None or self.status == "over":
            return []
        return self.game.deciders(self.history.table.state)

    def asked_kinds(self) -> dict[int, int]:
        """The seats that must decide, and which question each is asked."""
        if self.history.table is None:
            return {}
        return {seat: self.game.kind(self.history.table.state, seat) for seat in self.deciders()}

    def hides(self, seat: int) -> bool:
        """Is it a secret that this seat is being asked?"""
        return (
            self.history.table is not None
            and self.game.decision_kinds[self.game.kind(self.history.table.state, seat)].secret
        )

    def veiled(self, seat: int) -> bool:
        """Is it a secret that anybody is asked what this seat is asked?"""
        return (
            self.history.table is not None
            and self.game.decision_kinds[self.game.kind(self.history.table.state, seat)].veiled
        )

    def revealed(self, seat: int) -> bool:
        """Is this seat asked, and may it know by now?"""
        return seat in self.deciders() and self.story.reveals(seat)

    def check_shown(self, seat: int | None) -> None:
        """Raises Refused where an answer about the position would tell what the veil hides."""
        if self.story.drawn and (seat is None or not self.revealed(seat)):
            raise Refused("conflict", "one moment: the others may react")

    @property
    def told(self) -> str:
        """The status as everybody may know it: nobody hears of the end before the last step has been shown."""
        return "playing" if self.status == "over" and self.story.held else self.status

    @property
    def shown_n(self) -> int:
        """The number of the last update that everybody may know of."""
        return self.story.shown_n

    @property
    def shown_ply(self) -> int:
        """How many plies everybody may know of."""
        return self.story.shown_ply

    def someone_hidden(self) -> bool:
        """Is it a secret who is being asked?"""
        return any(self.hides(seat) for seat in self.deciders())

    # People

    def seats_of(self, person: Person | None) -> list[int]:
        """Where this person sits."""
        return [one.seat for one in self.seats if person is not None and one.person == person.id]

    def check_seat(self, person: Person | None, seat: int) -> None:
        """Raises Refused unless this is the person's own seat."""
        if person is None or not 0 <= seat < len(self.seats) or self.seats[seat].person != person.id:
            raise Refused("forbidden", f"seat {seat} is not yours")

    def reseat(self) -> None:
        """The seats have been drawn: all look from one of their own, not from where they waited."""
        self.room.audience.reseat(self._own_seat)

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
        if not self.absent_ms or self.status != "playing" or self.agreements.paused or not self.history.steps:
            return []
        long_ago = now - self.absent_ms
        shown = next(step.entry for step in reversed(self.history.steps) if step.entry.hidden != PASSED)
        known = not self.story.drawn and not self.someone_hidden()
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
        steps = (
            step.entry.at
            for step in reversed(self.history.steps)
            if step.entry.seat == seat and step.entry.kind in kinds
        )
        return next(steps, 0)

    @property
    def alone(self) -> bool:
        """Does one person play here, against bots or with others at one screen? A bot that sits in for somebody changes nothing."""
        return len({one.person for one in self.seats if one.kind in ("person", "local")}) == 1

    @property
    def practice(self) -> bool:
        """Has whoever plays here alone gone back over dice or the decisions of bots?"""
        return self.alone and any(step.entry.kind == "rewind" for step in self.history.steps)

    # Standing orders

    def ordered(self) -> tuple[int, int] | None:
        """The seat and the action of an open question that a standing order answers. Where a bot sits, it decides."""
        if not self.orders or self.history.table is None or self.status != "playing" or self.agreements.paused:
            return None
        given = [
            order
            for order in self.orders
            if self.seats[order.seat].human and (not self.story.held or self.veiled(order.seat))
        ]
        return orders.answer(self.game, self.history.table.state, given)

    def end_orders(self, events: list[Event]) -> list[Order]:
        """What is left of the standing orders after these events; returns those that ended or changed."""
        if not self.orders:
            return []
        before, self.orders = self.orders, orders.lasting(self.game, self.playing().state, self.orders, events)
        return [order for order in before if order not in self.orders]

    # For the store

    def standing(self, now: int, n: int, notice_ms: int, lease_ms: int) -> tuple[Any, ...]:
        """The row of `standing`. After `lease_ms` without an answer another process may ask its own bots."""
        hidden = 0
        mask = 0
        bots = people = False
        for seat, number in self.asked_kinds().items():
            mask |= 1 << seat
            kind = self.game.decision_kinds[number]
            hidden = max(hidden, PASSED if kind.veiled else int(kind.secret))
            if self.seats[seat].human:
                people = True
            elif self.seats[seat].bot is not None:
                bots = True
        bots = (bots or self.ordered() is not None) and not self.agreements.paused
        people = people and not self.agreements.paused
        return (
            self.id,
            n,
            self.ply,
            mask,
            hidden,
            self.clocks.deadline(self) if self.row.timeout != "nothing" else None,
            now + lease_ms if bots else None,
            max(now, self.story.clock) + notice_ms if people else None,
            written(self.clocks.banks),
            *self.story.numbers(n, self.ply),
            self.story.clock if self.story.held else None,
        )
