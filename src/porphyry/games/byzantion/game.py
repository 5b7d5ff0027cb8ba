"""Byzantion as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry.games.byzantion import (
    asking,
    notation,
    orders,
    position,
    printed,
    resample,
    scoring,
    sequence,
    setup,
    sums,
    tables,
    view,
)
from porphyry.games.byzantion.bot.heuristics import ByzantionHeuristics
from porphyry.games.byzantion.log_reader import ByzantionReader
from porphyry.games.byzantion.tally import tally
from porphyry.kernel.decision import Outcome
from porphyry.kernel.frames import top
from porphyry.kernel.game import Game
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.state import State
from porphyry.kernel.tally import Tally

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.log_reader import LogReader
    from porphyry.kernel.sums import Sum


class Byzantion(Game):
    """The court of Justinian for two to four players, and his reign for one."""

    def __init__(self) -> None:
        super().__init__(
            "byzantion",
            rules_version=6,
            seat_counts=[1, 2, 3, 4],  # BZN-CMP-08
            notation=notation.NOTATION,
            decision_kinds=notation.DECISION_KINDS,
            event_kinds=notation.EVENTS,
            options=setup.OPTIONS,
            orders=orders.ORDERS,
            finished=True,
        )
        self.data_name = tables.DATA_NAME
        self.work_key = "frames"
        self.counts = scoring.COUNTS
        self.sums = sums.TEXTS
        self._judgement = ByzantionHeuristics()

    def setup(self, s: State, options: dict[str, str]) -> None:
        """Lay everything out and run to the first decision."""
        setup.set_up(s, options)
        sequence.run(s)

    def deciders(self, s: State) -> list[int]:
        """The seats that are asked now."""
        return asking.deciders(s)

    def kind(self, s: State, seat: int) -> int:
        """What the seat is asked."""
        return asking.kind_of(s, seat)

    def legal(self, s: State, seat: int) -> list[int]:
        """All it may answer."""
        return asking.options(s, seat)

    def play(self, s: State, seat: int, code: int) -> None:
        """Carry out an answer."""
        asking.play(s, seat, code)

    def why_not(self, s: State, seat: int, code: int) -> str:
        """Why it may not answer so."""
        return asking.why_not(s, seat, code)

    def resample(self, s: State, seat: int) -> None:
        """Redraw what the seat cannot know."""
        resample.resample(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        """Who won."""
        return scoring.outcome(s) if top(s) == notation.F_OVER else None

    def scores(self, s: State) -> list[int]:
        return scoring.scores(s)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """All the seat may know."""
        return view.view(s, seat)

    def rows(self) -> dict[str, Any]:
        """See printed.py."""
        return printed.rows()

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        """Parameters of the question."""
        return view.prompt(s, seat)

    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        """What a standing order answers."""
        return orders.heeds(s, seat, values)

    def to_position(self, s: State) -> dict[str, Any]:
        """The position in words."""
        return position.to_position(s)

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        """A position given in words."""
        position.from_position(s, data, options)

    def counted(self, s: State, seat: int, viewer: int) -> list[int]:
        """Goods, doxa, dynamis, and what one's own missions would bring."""
        return scoring.counted(s, seat, viewer)

    def sum(self, s: State, viewer: int, question: dict[str, Any], seen: list[Event]) -> list[Sum] | None:
        """See sums.py."""
        return sums.explain(s, viewer, question, seen)

    def heuristics(self) -> Heuristics | None:
        """What a bot may weigh."""
        return self._judgement

    def tally(self, s: State, events: list[list[Event]]) -> Tally:
        """Cards, missions, initiative, events that came off, and where doxa came from."""
        return tally(s.seats, events)

    def reader(self, view: dict[str, Any], seat: int) -> LogReader:
        """What keeps the board of one seat by its log."""
        return ByzantionReader(view, seat)

    def faults(self, s: State) -> list[str]:
        """Cards, boxes or units that have got lost or doubled."""
        return view.faults(s)
