"""Moves: the small things by which a table moves on, each with what it asks and what it changes.

A move is carried out under the table's lock and stored by `play.py`; what it raises leaves the table as it was.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from porphyry.kernel.errors import PorphyryError
from porphyry.server import metrics
from porphyry.server.clocks import Clock
from porphyry.server.defaults import safe_choice
from porphyry.server.entries import BETWEEN, PASSED, Entry, encode
from porphyry.server.refusals import Outdated, Refused, refusal_from
from porphyry.server.schema import Person
from porphyry.server.store import now_ms
from porphyry.server.table_jobs import promise_dice

if TYPE_CHECKING:
    from prometheus_client import Counter

    from porphyry.kernel.event import Event
    from porphyry.server.live import LiveTable

Made = tuple[Entry, "list[Event]"]
"""The table's next entry, and what happened."""


class Move(Struct, kw_only=True):
    """Something that is done at a table: by whom, for which seat, and under which id (`SEAT:ID`)."""

    person: Person | None = None
    seat: int | None = None
    key: str | None = None

    def apply(self, live: LiveTable, before: dict[int, int]) -> Made:
        """Check it and change the table; `before` says which question each seat is asked."""
        raise NotImplementedError

    @property
    def own(self) -> int:
        """The seat that does it."""
        assert self.seat is not None
        return self.seat

    def entry(self, live: LiveTable, kind: str, by: str, line: str) -> Entry:
        """The table's next entry, if it is that."""
        return Entry(live.id, live.n + 1, kind, self.seat, by, line, live.ply, self.key, 0, now_ms())


# What is asked of many of them


def check_running(live: LiveTable) -> None:
    """Raises Refused unless the game is running."""
    if live.status != "playing":
        raise Refused("conflict", "this game is not running")


def check_seems_running(live: LiveTable) -> None:
    """Raises Refused unless the game is running as far as everybody may know."""
    if live.told != "playing":
        raise Refused("conflict", "this game is not running")


def check_awake(live: LiveTable) -> None:
    """Raises Refused while the game rests."""
    if live.agreements.paused:
        raise Refused("conflict", "the game rests; let it go on first")


def judged(live: LiveTable, entry: Entry) -> list[Event]:
    """Carry the entry out in the game."""
    try:
        return live.history.execute(entry)
    except PorphyryError as error:
        raise refusal_from(error) from error


def played(
    live: LiveTable,
    seat: int,
    action: str | Mapping[str, str | int],
    by: str,
    key: str | None,
    before: dict[int, int],
) -> Made:
    """Play an action, or a whole move."""
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


@functools.cache
def _counter(game: str, by: str) -> Counter:
    return metrics.actions.labels(game, by)


# What people do


class PlayAction(Move):
    """A person's action, or a whole move of several in one text, made for the table as it stood at `ply` and `update`."""

    ply: int
    update: int | None
    action: str | Mapping[str, str | int]

    def apply(self, live: LiveTable, before: dict[int, int]) -> Made:
        """Play it."""
        check_seems_running(live)
        if not live.seats[self.own].human:
            raise Refused("conflict", "a bot plays on this seat; take it back first")
        check_awake(live)
        self._check_fresh(live)
        return played(live, self.own, self.action, "person", self.key, before)

    def _check_fresh(self, live: LiveTable) -> None:
        now_n, now_ply = live.shown_n, live.shown_ply
        since_update, since_ply = live.since.get(self.own, (now_n, now_ply))
        if not since_ply <= self.ply <= now_ply:
            raise Outdated
        if self.update is not None and not since_update <= self.update <= now_n:
            raise Outdated
        if live.story.drawn and not live.revealed(self.own):
            raise Outdated


class TakeBack(Move):
    """Take the seat's last action back."""

    ply: int

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Take it back."""
        check_seems_running(live)
        check_awake(live)
        history = live.history
        if self.ply != live.shown_ply or live.story.drawn:
            raise Outdated
        if live.story.just_passed():
            raise Refused("illegal", "what was decided in secret stays", reason="nothing-to-undo", rule="")
        entry = self.entry(live, "undo", "person", "")
        hidden = bool(history.line) and history.steps[history.line[-1]].entry.hidden
        events = judged(live, entry)
        entry.ply, entry.hidden = live.ply, int(hidden)
        return entry, events


class AskToGoBack(Move):
    """Ask everybody to go back to ply `to`; if nobody else has to agree it happens at once."""

    to: int

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Ask, or go back."""
        check_running(live)
        if live.agreements.undo_asked is not None:
            raise Refused("conflict", "going back is being asked already")
        if not 0 <= self.to < live.shown_ply:
            raise Refused("invalid", f"there is no ply {self.to} to go back to")
        others = [one.seat for one in live.seats if one.owned and one.person != live.seats[self.own].person]
        back = live.history.move_start(live.story.true_ply(self.to))
        entry = self.entry(live, "ask-undo" if others else "rewind", "person", str(back))
        events = judged(live, entry)
        entry.ply = live.ply
        return entry, events


class AnswerGoingBack(Move):
    """Agree to going back, or refuse it."""

    agree: bool

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Agree; the last one to agree goes back."""
        check_running(live)
        asked = live.agreements.undo_asked
        if asked is None:
            raise Refused("conflict", "nobody asks to go back")
        if self.agree and self.seat in asked.agreed:
            raise Refused("conflict", "you have agreed already")
        mine = {one.person for one in live.seats if one.seat in (*asked.agreed, self.seat)}
        missing = [one.seat for one in live.seats if one.owned and one.person not in mine]
        kind = "refuse-undo" if not self.agree else "agree-undo" if missing else "rewind"
        entry = self.entry(live, kind, "person", str(asked.to))
        events = judged(live, entry)
        entry.ply = live.ply
        return entry, events


class Start(Move):
    """Begin the game: seats are drawn, the dice are fixed and promised, the first question is asked."""

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Begin."""
        if live.status != "open":
            raise Refused("conflict", "this table has started already")
        if any(one.kind in ("open", "invited") for one in live.seats):
            raise Refused("conflict", "some seats are still open")
        row = live.row
        row.started_at = now_ms()
        if row.seed is None:  # made before tables were promised their dice
            promise_dice(row)
        row.contributions = encode([one.contribution or "" for one in live.seats]).decode()
        if row.seat_order == "random":
            order = live.history.promise().draw_order()
            row.drawn = encode(order).decode()
            live.seats = [live.seats[at] for at in order]
            for seat, one in enumerate(live.seats):
                one.seat = seat
        entry = self.entry(live, "start", "rules", "")
        events = judged(live, entry)
        live.status = row.status = "playing"
        live.clocks.start(live, entry.at)
        return entry, events


class Takeover(Move):
    """A bot of this level plays on for the seat."""

    level: str
    by: str

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Let it."""
        check_running(live)
        if not live.seats[self.own].human:
            raise Refused("conflict", "a bot plays there already")
        entry = self.entry(live, "takeover", self.by, self.level)
        live.seats[self.own].bot = self.level
        return entry, []


class ComeBack(Move):
    """The player takes the seat back from the bot."""

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Take it back."""
        live.check_seat(self.person, self.own)
        check_running(live)
        one = live.seats[self.own]
        if one.human or one.kind == "bot":
            raise Refused("conflict", "no bot has taken this seat over")
        if one.given_up:
            raise Refused("conflict", "this seat has been given up")
        entry = self.entry(live, "return", "person", "")
        one.bot = None
        if live.clocks.banks:  # enough to think about one decision
            bank = live.clocks.banks[self.own].bank
            live.clocks.banks[self.own] = Clock(max(bank, live.pace.increment_s * 1000, 60_000))
        return entry, []


# What bots, clocks and orders do


class PlayForSeat(Move):
    """Something plays for the seat; raises Outdated if the question is not there any more."""

    def apply(self, live: LiveTable, before: dict[int, int]) -> Made:
        """Play it."""
        if live.status != "playing" or live.agreements.paused or self.seat not in before or self.gone(live):
            raise Outdated
        return played(live, self.own, self.choice(live), self.by(), None, before)

    def gone(self, _live: LiveTable) -> bool:
        """Is the question another one by now?"""
        return False

    def by(self) -> str:
        """Who plays."""
        raise NotImplementedError

    def choice(self, live: LiveTable) -> str:
        """What is played."""
        raise NotImplementedError


class BotPlays(PlayForSeat):
    """A bot's answer to the question as it stood at entry `n`."""

    line: str
    n: int

    def gone(self, live: LiveTable) -> bool:
        """Has it been asked anew, or has the player come back?"""
        return live.opened[self.own][0] > self.n or live.seats[self.own].human

    def by(self) -> str:
        """A bot."""
        return "bot"

    def choice(self, _live: LiveTable) -> str:
        """What it has thought out."""
        return self.line


class DefaultPlays(PlayForSeat):
    """What is safe when nobody decides."""

    def by(self) -> str:
        """The clock."""
        return "clock"

    def choice(self, live: LiveTable) -> str:
        """What is safe."""
        return safe_choice(live.playing(), self.own).text


class OrderPlays(Move):
    """What a standing order answers to an open question; raises Outdated if none does."""

    def apply(self, live: LiveTable, before: dict[int, int]) -> Made:
        """Answer."""
        found = live.ordered()
        if found is None:
            raise Outdated
        return played(live, found[0], live.playing().text(found[1]), "order", None, before)
