"""The game as the kernel knows it: its declarations, and what is left when the questions have answered theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.games.byzantium import odds, position, scoring, sums, view
from porphyry.games.byzantium.armies import ChooseLosses
from porphyry.games.byzantium.attack import Attack, ChooseOpponent
from porphyry.games.byzantium.battle import Battle, UseLevy
from porphyry.games.byzantium.board import DATA_NAME, LEVY, UPKEEP
from porphyry.games.byzantium.bot.heuristics import ByzantiumHeuristics
from porphyry.games.byzantium.events import EVENTS
from porphyry.games.byzantium.fleets import Arrival, DoubleCost, RollAgainst
from porphyry.games.byzantium.frames import CHOOSE_ACTION, FRAMES, TURN_FLOW
from porphyry.games.byzantium.income import ChooseDeserters, Income
from porphyry.games.byzantium.log_reader import ByzantiumReader
from porphyry.games.byzantium.movement import MarchOn
from porphyry.games.byzantium.notation import DESERT, GIVE, LOSE, NOTATION
from porphyry.games.byzantium.reinforce import ReinforceMore
from porphyry.games.byzantium.sequence import ChooseAction, Turn, roll_for_start
from porphyry.games.byzantium.setup import OPTIONS, lay_out
from porphyry.games.byzantium.siege import GiveCubes, PlaceGarrison
from porphyry.games.byzantium.taxes import SplitTaxes
from porphyry.games.byzantium.withdrawal import AllowSea, ChooseRoute, OfferWithdrawal, Withdrawal
from porphyry.kernel.action import arg_a, verb_of
from porphyry.kernel.frames import field
from porphyry.kernel.questions import QuestionGame
from porphyry.kernel.state import State

if TYPE_CHECKING:
    from porphyry.kernel.decision import Outcome
    from porphyry.kernel.event import Event
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.log_reader import LogReader
    from porphyry.kernel.sums import Sum

HEURISTICS: Final = ByzantiumHeuristics()


class Byzantium(QuestionGame):
    """Byzantium by Martin Wallace, for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            "byzantium",
            rules_version=3,
            seat_counts=[2, 3, 4],  # BYZ-CMP-01
            notation=NOTATION,
            frames=FRAMES,
            questions=[
                ChooseAction(),
                ReinforceMore(),
                SplitTaxes(),
                MarchOn(),
                DoubleCost(),
                RollAgainst(),
                OfferWithdrawal(),
                AllowSea(),
                ChooseRoute(),
                ChooseOpponent(),
                UseLevy(),
                ChooseLosses(),
                PlaceGarrison(),
                GiveCubes(),
                ChooseDeserters(),
            ],
            works=[Turn(), Arrival(), Attack(), Withdrawal(), Battle(), Income()],
            events=EVENTS,
            options=OPTIONS,
            finished=True,
        )
        self.data_name = DATA_NAME
        self.work_key = "pending"
        self.counts = scoring.COUNTS
        self.sums = sums.TEXTS

    def setup(self, s: State, options: dict[str, str]) -> None:
        """Lay the game out, roll for the start player, run to the first decision."""
        lay_out(s, options)
        roll_for_start(s)
        TURN_FLOW.begin(s)
        self.run(s)

    def deciders(self, s: State) -> list[int]:
        """The seat in the first field of the open frame, whatever kind it is; this is called too often to ask the question itself."""
        return [field(s, CHOOSE_ACTION.seat)] if s.stack else []

    def outcome(self, s: State) -> Outcome | None:
        """See scoring.py."""
        return scoring.outcome(s)

    def scores(self, s: State) -> list[int]:
        return [scoring.total_now(s, seat) for seat in range(s.seats)]

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """Everybody sees everything."""
        return view.view(s)

    def rows(self) -> dict[str, Any]:
        """See view.py."""
        return view.rows()

    def to_position(self, s: State) -> dict[str, Any]:
        """See position.py."""
        return position.to_position(s)

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        """See position.py."""
        position.from_position(s, data, options)
        self.run(s)

    def dear(self, s: State, seat: int, code: int) -> int:
        """Elite cubes are the dearest, then the main army, then movement, then levies, by what each costs to keep."""
        verb = verb_of(code)
        if verb not in (DESERT, GIVE, LOSE):
            return 0
        return 2 * UPKEEP[arg_a(code)] - (1 if arg_a(code) == LEVY else 0)

    def odds(self, s: State, seat: int, code: int) -> dict[str, Any] | None:
        """See odds.py."""
        return odds.odds(self, s, seat, code)

    def counted(self, s: State, seat: int, viewer: int) -> list[int]:
        """See scoring.py."""
        return scoring.counted(s, seat)

    def sum(self, s: State, viewer: int, question: dict[str, Any], seen: list[Event]) -> list[Sum] | None:
        """See sums.py. Everybody sees everything."""
        return sums.explain(s, question, seen)

    def heuristics(self) -> Heuristics:
        """See bot/heuristics.py."""
        return HEURISTICS

    def reader(self, view: dict[str, Any], seat: int) -> LogReader:
        """See log_reader.py."""
        return ByzantiumReader(view, seat)

    def faults(self, s: State) -> list[str]:
        """See position.py."""
        return position.faults(s)
