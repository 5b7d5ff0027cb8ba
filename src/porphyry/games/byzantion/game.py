"""Byzantion as the kernel knows it: its declarations, and what is left when the questions have answered theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry.games.byzantion import faults, orders, position, printed, resample, scoring, setup, sums, tables, view
from porphyry.games.byzantion.actions import ChooseDraw, EndTurn, TakeTurn, Turn, Turns
from porphyry.games.byzantion.bandons import ArrangeBandons, ChooseActivation
from porphyry.games.byzantion.bot.heuristics import ByzantionHeuristics
from porphyry.games.byzantion.cards import (
    ChooseVictim,
    ConvertMoney,
    KeepCard,
    PickCard,
    PlayAction,
    PlayCards,
    PlayOneMore,
)
from porphyry.games.byzantion.closing import LastIntrigues, OfferLastIntrigue, Payment, RaiseMoney
from porphyry.games.byzantion.draft import DraftCard, ThrowMission
from porphyry.games.byzantion.events import EVENTS
from porphyry.games.byzantion.frames import FRAMES, is_over
from porphyry.games.byzantion.influence import ChooseOption, PlaceVotes, Votes
from porphyry.games.byzantion.initiative import PlaceSeal, Seals
from porphyry.games.byzantion.instants import Instant, LoseCard, OfferEffect
from porphyry.games.byzantion.intrigue import OfferIntrigue, Window
from porphyry.games.byzantion.intrigue_effects import (
    ChooseCard,
    ChoosePile,
    ChooseSplitter,
    DivideLoot,
    Intrigue,
    Loot,
)
from porphyry.games.byzantion.log_reader import ByzantionReader
from porphyry.games.byzantion.market import BuyResources, SellResources, TradeResource
from porphyry.games.byzantion.notation import NOTATION
from porphyry.games.byzantion.resolution import ChooseAmongTied, Contribute, DeclareSubstitution, Substitutions
from porphyry.games.byzantion.sequence import DiscardToLimit, GameFlow, Hands, end_reign
from porphyry.games.byzantion.solo import BuildUnits, ChooseBandon, PlayFree
from porphyry.games.byzantion.state import LOST
from porphyry.games.byzantion.stock import ChooseResource
from porphyry.games.byzantion.tally import tally
from porphyry.games.byzantion.trials import Bid, RankBids, Ranking
from porphyry.games.byzantion.units import MoveUnits, PlaceUnits
from porphyry.kernel.decision import Outcome
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.questions import QuestionGame
from porphyry.kernel.state import State
from porphyry.kernel.tally import Tally

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.log_reader import LogReader
    from porphyry.kernel.sums import Sum


class Byzantion(QuestionGame):
    """The court of Justinian for two to four players, or for one."""

    def __init__(self) -> None:
        super().__init__(
            "byzantion",
            rules_version=6,
            seat_counts=[1, 2, 3, 4],  # BZN-CMP-08
            notation=NOTATION,
            frames=FRAMES,
            questions=[
                *(ThrowMission(), DraftCard(), PlaceSeal(), ChooseResource(), PlaceVotes(), OfferIntrigue()),
                *(ChooseOption(), TakeTurn(), EndTurn(), ChooseDraw(), PickCard(), PlayCards(), ArrangeBandons()),
                *(ChooseActivation(), SellResources(), BuyResources(), TradeResource(), OfferEffect()),
                *(ChooseVictim(), PlayOneMore(), ConvertMoney(), KeepCard(), LoseCard(), Contribute()),
                *(ChooseAmongTied(), Bid(), RankBids(), DiscardToLimit(), MoveUnits(), PlaceUnits(), ChooseCard()),
                *(ChooseSplitter(), DivideLoot(), ChoosePile(), OfferLastIntrigue(), RaiseMoney()),
                *(BuildUnits(), ChooseBandon(), PlayFree(), DeclareSubstitution()),
            ],
            works=[
                *(GameFlow(), Seals(), Votes(), Window(), Intrigue(), Turns(), Turn(), PlayAction(), Instant()),
                *(Substitutions(), Ranking(), Hands(), Loot(), LastIntrigues(), Payment()),
            ],
            events=EVENTS,
            options=setup.OPTIONS,
            orders=orders.ORDERS,
            finished=True,
        )
        self.data_name = tables.DATA_NAME
        self.work_key = "pending"
        self.layout = 1
        self.counts = scoring.COUNTS
        self.sums = sums.TEXTS
        self._judgement = ByzantionHeuristics()

    def setup(self, s: State, options: dict[str, str]) -> None:
        """Lay everything out and run to the first decision."""
        setup.set_up(s, options)
        self.run(s)

    def run(self, s: State) -> None:
        """Go on until somebody must decide or the game is over; a solo game without doxa ends wherever it is (BZN-SOL-04)."""
        works = self.works
        first = self.first_work
        stack = s.stack
        alone = s.seats == 1
        while True:
            if alone and s.facts[LOST] and not is_over(s):
                end_reign(s)
            kind = stack[-8]
            if kind < first:
                return
            works[kind - first].step(s)

    def resample(self, s: State, seat: int) -> None:
        """Redraw what the seat cannot know."""
        resample.resample(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        """Who won."""
        return scoring.outcome(s) if is_over(s) else None

    def scores(self, s: State) -> list[int]:
        return scoring.scores(s)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """All the seat may know."""
        return view.view(s, seat)

    def rows(self) -> dict[str, Any]:
        """See printed.py."""
        return printed.rows()

    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        """What a standing order answers."""
        return orders.heeds(s, seat, values)

    def to_position(self, s: State) -> dict[str, Any]:
        """The position in words."""
        return position.to_position(s)

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        """A position given in words."""
        position.from_position(s, data, options)
        self.run(s)

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
        return faults.faults(s)
