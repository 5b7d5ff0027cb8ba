"""The game as the kernel knows it: declarations and the doors to the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.games.byzantium import flow, odds, position, reinforce, scoring, siege, sums, turn, view
from porphyry.games.byzantium.armies import CAUSES
from porphyry.games.byzantium.board import ARAB, CITY_IDS, DATA_NAME, LEVY, SIDES, UPKEEP
from porphyry.games.byzantium.codes import DESERT, GIVE, LOSE
from porphyry.games.byzantium.events import EVENT_KINDS
from porphyry.games.byzantium.heuristics import ByzantiumHeuristics
from porphyry.games.byzantium.log_reader import ByzantiumReader
from porphyry.games.byzantium.notation import DECISION_KINDS, NOTATION
from porphyry.games.byzantium.setup import OPTIONS, lay_out
from porphyry.games.byzantium.state import (
    ALLOW_SEA,
    ATTACK,
    CHOOSE_ACTION,
    CHOOSE_DESERTERS,
    CHOOSE_LOSSES,
    CHOOSE_OPPONENT,
    CHOOSE_ROUTE,
    DOUBLE_COST,
    GIVE_CUBES,
    LAST_ACTION,
    MARCH_ON,
    OFFER_WITHDRAWAL,
    PLACE_GARRISON,
    REINFORCE_MORE,
    ROLL_AGAINST,
    SPLIT_TAXES,
    TURN,
    USE_LEVY,
    army_at,
)
from porphyry.kernel.action import arg_a, verb_of
from porphyry.kernel.frames import SIZE, field, top
from porphyry.kernel.game import Game
from porphyry.kernel.state import State

if TYPE_CHECKING:
    from porphyry.kernel.decision import Outcome
    from porphyry.kernel.event import Event
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.log_reader import LogReader
    from porphyry.kernel.sums import Sum

HEURISTICS: Final = ByzantiumHeuristics()


class Byzantium(Game):
    """Byzantium by Martin Wallace, for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            "byzantium",
            rules_version=2,
            seat_counts=[2, 3, 4],  # BYZ-CMP-01
            notation=NOTATION,
            decision_kinds=DECISION_KINDS,
            event_kinds=EVENT_KINDS,
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
        turn.roll_for_start(s)
        turn.begin_game(s)
        flow.run(s)

    def deciders(self, s: State) -> list[int]:
        """The one seat that is asked: field 1 of the frame in hand."""
        stack = s.stack
        return [stack[-7]] if stack else []

    def kind(self, s: State, seat: int) -> int:
        """The asking frame is the decision."""
        return s.stack[-8]

    def legal(self, s: State, seat: int) -> list[int]:
        """See flow.py."""
        return flow.legal(s)

    def play(self, s: State, seat: int, code: int) -> None:
        """See flow.py."""
        flow.play(s, seat, code)

    def why_not(self, s: State, seat: int, code: int) -> str:
        """See flow.py."""
        return flow.why_not(s, seat, code)

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

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        """What the question's text needs."""
        return prompt(s)

    def to_position(self, s: State) -> dict[str, Any]:
        """See position.py."""
        return position.to_position(s)

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        """See position.py."""
        position.from_position(s, data, options)

    def dear(self, s: State, seat: int, code: int) -> int:
        """Of cubes an elite is dearest, then the main army, then movement, then levies: what each costs to keep."""
        verb = verb_of(code)
        if verb not in (DESERT, GIVE, LOSE):
            return 0
        return 2 * UPKEEP[arg_a(code)] - (1 if arg_a(code) == LEVY else 0)

    def odds(self, s: State, seat: int, code: int) -> dict[str, Any] | None:
        """See odds.py."""
        return odds.odds(s, seat, code)

    def counted(self, s: State, seat: int, viewer: int) -> list[int]:
        """See scoring.py."""
        return scoring.counted(s, seat)

    def sum(self, s: State, viewer: int, question: dict[str, Any], seen: list[Event]) -> list[Sum] | None:
        """See sums.py. Everybody sees everything."""
        return sums.explain(s, question, seen)

    def heuristics(self) -> Heuristics:
        """See heuristics.py."""
        return HEURISTICS

    def reader(self, view: dict[str, Any], seat: int) -> LogReader:
        """See log_reader.py."""
        return ByzantiumReader(view, seat)

    def faults(self, s: State) -> list[str]:
        """See position.py."""
        return position.faults(s)


SIDED: Final = (
    MARCH_ON,
    CHOOSE_LOSSES,
    OFFER_WITHDRAWAL,
    CHOOSE_ROUTE,
    USE_LEVY,
    PLACE_GARRISON,
    GIVE_CUBES,
    CHOOSE_DESERTERS,
)


def prompt(s: State) -> dict[str, object]:
    """Parameters of the open question, in ids and numbers."""
    kind = top(s)
    result: dict[str, object] = {}
    if kind in SIDED:
        result["side"] = SIDES[field(s, 2)]
    if kind in (OFFER_WITHDRAWAL, USE_LEVY, PLACE_GARRISON, GIVE_CUBES):
        result["city"] = CITY_IDS[field(s, 3)]
    if kind == CHOOSE_ACTION:
        result["turn"] = s.facts[TURN]
        result["last"] = s.facts[LAST_ACTION]
    elif kind == REINFORCE_MORE:
        result["placed"] = field(s, 2)
        result["left"] = reinforce.MOST - field(s, 2)
    elif kind == SPLIT_TAXES:
        result["bezants"] = field(s, 2)
    elif kind in (MARCH_ON, CHOOSE_ROUTE):
        result["city"] = CITY_IDS[army_at(s, field(s, 1), field(s, 2))]
    elif kind == DOUBLE_COST:
        result["mover"] = field(s, 2)
        result["city"] = CITY_IDS[field(s, 3)]
        result["cubes"] = field(s, 4) + field(s, 5)
        result["doubled"] = 2 * field(s, 4) + field(s, 5)
    elif kind == ROLL_AGAINST:
        result["mover"] = field(s, 2)
        result["city"] = CITY_IDS[field(s, 3)]
        result["dice"] = field(s, 4)
    elif kind == CHOOSE_LOSSES:
        result["hits"] = field(s, 3)
        result["cause"] = CAUSES[field(s, 4)]
    elif kind == ALLOW_SEA:
        result["owner"] = field(s, 2)
        result["city"] = CITY_IDS[army_at(s, field(s, 2), ARAB)]
    elif kind == CHOOSE_OPPONENT:
        result["city"] = CITY_IDS[field(s, 2)]
    elif kind == GIVE_CUBES:
        result["left"] = siege.GIFT - field(s, 4)
    elif kind == CHOOSE_DESERTERS:
        result["bezants"] = field(s, 3)
    if kind in (CHOOSE_LOSSES, OFFER_WITHDRAWAL, CHOOSE_OPPONENT, USE_LEVY):
        add_attack(s, result)
    return result


def add_attack(s: State, result: dict[str, object]) -> None:
    """The attack that is being fought while somebody is asked, if any."""
    result["attacker"] = None
    result["nation"] = None
    result["target"] = None
    for at in range(len(s.stack) - SIZE, -1, -SIZE):
        if s.stack[at] == ATTACK:
            result["attacker"] = s.stack[at + 1]
            result["nation"] = SIDES[s.stack[at + 2]]
            result["target"] = CITY_IDS[s.stack[at + 3]]
            return
