"""History: the game of a table as told by its entries, from the first to the last, including every step that was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.promise import Promise
from porphyry.kernel.table import Table, new_table, table_from_position
from porphyry.server.entries import Step, decode
from porphyry.server.refusals import Refused
from porphyry.server.snapshots import packed

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game
    from porphyry.server.entries import Entry
    from porphyry.server.snapshots import Snapshot

MARK_EVERY: Final = 25
RARER: Final = 5
"""Between two snapshots a game has become longer by a fifth."""


class History:
    """The history of one table."""

    def __init__(self, game: Game, row: Any) -> None:
        self.game = game
        self.row = row
        self.reset()

    def reset(self) -> None:
        """Before the first entry."""
        self.table: Table | None = None
        self.n = 0
        self.steps: list[Step] = []
        self.line: list[int] = []
        """Places in `steps` of the plies in force."""
        self.full = True
        """Are the events of all steps known?"""
        self._kept_ply = 0  # of the last snapshot
        self._marks: list[Table] = []  # positions for looking back, every MARK_EVERY plies
        self._marked: list[int] = []  # the `line` the marks were made for

    # The game

    def begin(self) -> Table:
        """The game before the first ply."""
        row, promise = self.row, self.promise()
        if row.start:
            script = decode(row.script or "[]")
            options = decode(row.options)
            return table_from_position(
                self.game, decode(row.start), script, options=options, promise=promise, sound=True
            )
        return new_table(self.game, row.seats, options=decode(row.options), promise=promise)

    def promise(self) -> Promise:
        """The promise about the dice; complete once the game has begun."""
        row = self.row
        words = [bytes.fromhex(one) for one in decode(row.contributions or "[]")]
        promise = Promise(bytes.fromhex(row.seed), bytes.fromhex(row.salt), words, row.dice)
        promise.order = decode(row.drawn or "[]")
        return promise

    def playing(self) -> Table:
        """The game; it must have begun."""
        if self.table is None:
            raise Refused("conflict", "this table has not started")
        return self.table

    @property
    def ply(self) -> int:
        """How many plies are in force (not taken back)."""
        return self.table.ply if self.table is not None else 0

    # Entries

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
            self._marks = []
        return []

    def note(self, entry: Entry, events: list[Event] | None) -> Step:
        """Note an entry that has been carried out; without its events if only the entry is known."""
        step = Step(entry, events)
        self.steps.append(step)
        at = len(self.steps) - 1
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
            self._kept_ply = min(self._kept_ply, to)
        self.n = entry.n
        return step

    def move_start(self, ply: int) -> int:
        """How many plies came before the move to which the one after `ply` belongs: a whole move is never left half."""
        while 0 < ply < len(self.line) and self.line[ply] == self.line[ply - 1]:
            ply -= 1
        return ply

    # Snapshots

    def reaches_back_over(self, entries: list[Entry], snapshot: Snapshot) -> bool:
        """Does an entry after the snapshot go back to before it?"""
        return any(entry.kind == "rewind" and int(entry.line) < snapshot.ply for entry in entries[snapshot.n :])

    def stand_at(self, table: Table, ply: int) -> None:
        """The game comes from a snapshot; the entries before it have been noted without their events."""
        self.table, self._kept_ply, self.full = table, ply, False

    def snapshot(self, every: int) -> bytes | None:
        """The game as it stands, for the store, now and then: only where no undo can reach back over it.

        The longer a game has become, the longer one takes to write: so the rarer they are, and an action costs the same at any ply.
        """
        table = self.table
        due = self._kept_ply + max(every, self._kept_ply // RARER)
        if table is None or table.ply < due or table.can_undo():
            return None
        self._kept_ply = table.ply
        return packed(table)

    # Earlier positions

    def position_at(self, ply: int) -> Table:
        """The game after this many plies (of those in force). Not to be changed."""
        if self.line[: len(self._marked)] != self._marked:
            self._marks = []
        if not self._marks:
            self._marks, self._marked = [self.begin()], []
        if ply < self._marks[-1].ply:
            mark = self._marks[ply // MARK_EVERY]
        else:
            mark = self._marks[-1]
        table = mark.clone()
        for number in range(table.ply, ply):
            entry = self.steps[self.line[number]].entry
            begun = self.move_start(number)
            table.play(entry.actions[number - begun], entry.seat)
            table.moves[-1] = begun
            if table.ply % MARK_EVERY == 0 and table.ply > self._marks[-1].ply:
                self._marks.append(table.clone())
                self._marked = self.line[: table.ply]
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
