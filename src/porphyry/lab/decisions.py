"""How often players are asked: the answers of each seat from one heading of a game's story to the next, counted in three ways.

Singly, as the rules ask for them; and in whole moves and standing orders, where answers that a player would give as one (a walk to its
goal, a charge, a row's march) are one, as far as nothing was rolled or asked in between, and an offer of one kind is declined but once a
turn.
Who is asked most is taken for the one whose turn it is; the others only react. Setting up is not counted.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from porphyry.story import part_of, parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from porphyry.kernel.table import Table

TURN = 2
"""What adds up a part of the game, and not the whole, begins a turn."""


@dataclass
class Answers:
    """The answers of one seat in one turn."""

    single: int = 0
    whole: int = 0
    kinds: dict[str, int] = field(default_factory=dict)  # messages by the question they answer
    declined: set[int] = field(default_factory=set)


@dataclass
class Counter:
    """Follows one table after another, ply by ply."""

    turns: list[Answers] = field(default_factory=list)
    others: list[Answers] = field(default_factory=list)
    _now: dict[int, Answers] = field(default_factory=dict)
    _begun: bool = False
    _last: tuple[int, int] | None = None  # seat and answer, if the move may go on

    def asked(self, table: Table, seat: int, code: int) -> None:
        """Before an answer is played."""
        if not self._begun:
            return
        kind = table.game.kind(table.state, seat)
        asks = table.game.decision_kinds[kind]
        last = self._last
        goes_on = last is not None and last[0] == seat and table.game.goes_with(last[1], code)
        declines = bool(asks.decline) and table.game.notation.verb(code).name == asks.decline
        self.count(kind, asks.name, seat, goes_on=goes_on, declines=declines)

    def count(self, kind: int, name: str, seat: int, *, goes_on: bool = False, declines: bool = False) -> None:
        """One answer more: does it go on with the one before, does it let an offer pass?"""
        mine = self._now.setdefault(seat, Answers())
        mine.single += 1
        if goes_on or (declines and kind in mine.declined):
            return
        if declines:
            mine.declined.add(kind)
        mine.whole += 1
        mine.kinds[name] = mine.kinds.get(name, 0) + 1

    def played(self, table: Table) -> None:
        """After it."""
        declared = parts(table.game)
        seat, code = table.plies[-1]
        stopped = bool(table.chance[-1]) or any(event.reveals for event in table.events[-1])
        self._last = None if stopped or table.game.deciders(table.state) != [seat] else (seat, code)
        if any(part_of(declared, event).sums >= TURN for event in table.events[-1]):
            self.close()
            self._begun = True

    def close(self) -> None:
        """The turn is over, or the game."""
        if self._now:
            first, *others = sorted(self._now.values(), key=lambda one: -one.single)
            self.turns.append(first)
            self.others += others
        self._now, self._last = {}, None

    def next_game(self) -> None:
        """Another table."""
        self.close()
        self._begun = False

    def row(self) -> list[str]:
        """Turns; median and worst of whose turn it is, singly and in whole moves; of the others; and what was asked most."""
        if not self.turns:
            return ["0", *["–"] * 9]
        none = Answers()
        ways = [
            [one.single for one in self.turns],
            [one.whole for one in self.turns],
            [one.single for one in self.others or [none]],
            [one.whole for one in self.others or [none]],
        ]
        kinds: dict[str, int] = {}
        for one in self.turns:
            for kind, count in one.kinds.items():
                kinds[kind] = kinds.get(kind, 0) + count
        most = sorted(kinds.items(), key=lambda pair: -pair[1])[:3]
        whole = sum(kinds.values())
        told = ", ".join(f"`{kind}` {count / whole:.0%}" for kind, count in most)
        counts = [text for found in ways for text in (f"{statistics.median(found):.0f}", f"{max(found)}")]
        return [f"{len(self.turns)}", *counts, told]


HEAD = ["", "turns", *["singly", "worst", "whole", "worst"] * 2, "asked most"]


def table_of(rows: Mapping[str, Counter]) -> list[str]:
    """The counts as a Markdown table, a row each."""
    lines = [HEAD, ["---", *["--:"] * 9, "---"], *([name, *counter.row()] for name, counter in rows.items())]
    return ["| " + " | ".join(line) + " |" for line in lines]
