"""Game: what a game tells the kernel. A package registers one object of a subclass through the entry-point group `porphyry.games`.

Everything here works on a State and on numbers; names, texts and lists for people are made by Table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.state import FORCED, State, emit
from porphyry.kernel.tally import Tally, points_by_rule

if TYPE_CHECKING:
    from porphyry.kernel.action import Notation
    from porphyry.kernel.decision import DecisionKind, Outcome
    from porphyry.kernel.event import Event, EventKind
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.log_reader import LogReader
    from porphyry.kernel.orders import StandingOrder
    from porphyry.kernel.sums import Sum


class Option:
    """A switch of the rules, chosen when a game begins: the first value is the default."""

    def __init__(self, key: str, values: str, rule: str) -> None:
        self.key = key
        self.values = values.split()
        self.rule = rule

    @property
    def default(self) -> str:
        """The value if nobody says otherwise."""
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Subclass it, fill the declarations, answer the questions.

    A question that a subclass leaves unanswered raises NotImplementedError with the game's name: there is no sensible default.
    """

    def __init__(
        self,
        name: str,
        *,
        rules_version: int,
        seat_counts: list[int],
        notation: Notation,
        decision_kinds: list[DecisionKind],
        event_kinds: list[EventKind],
        options: list[Option],
        orders: list[StandingOrder] | None = None,
        finished: bool = False,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seat_counts = seat_counts
        self.notation = notation
        self.decision_kinds = decision_kinds
        self.event_kinds = event_kinds
        self.options = options
        self.orders: list[StandingOrder] = orders or []
        self.finished = finished
        self.auto: list[bool] = [kind.auto for kind in decision_kinds]
        self.goals: list[str] = []  # texts of `view["goal"]`, where a game tells what wins it
        self.goal_params: list[tuple[str, str]] = []  # what those texts may name, with types as in an event
        self.counts: list[str] = []  # what `counted` counts (see consequences.py)
        self.sums: dict[str, str] = {}  # texts of `sum`, each with the names of its parameters
        self.work_key = ""  # the key under which a position brings the work in hand with it, frame by frame
        self.layout = 0  # counts up when facts or frames get other numbers: what was stored before is played again from its actions
        self.data_name = ""  # names a player's own data, if laid over ours

    # The hot path.

    def setup(self, s: State, options: dict[str, str]) -> None:
        """Fill an empty state for `s.seats` players and run to the first decision. Options are complete and checked."""
        raise NotImplementedError(f"{self.name}: setup")

    def deciders(self, s: State) -> list[int]:
        """The seats that must decide now; none once the game is over."""
        raise NotImplementedError(f"{self.name}: deciders")

    def kind(self, s: State, seat: int) -> int:
        """Which question is put to this decider: a place in `decision_kinds`."""
        raise NotImplementedError(f"{self.name}: kind")

    def legal(self, s: State, seat: int) -> list[int]:
        """The actions this decider may take. Never empty, always in the same order."""
        raise NotImplementedError(f"{self.name}: legal")

    def play(self, s: State, seat: int, code: int) -> None:
        """Carry out a legal action and run on until somebody must decide or the game is over."""
        raise NotImplementedError(f"{self.name}: play")

    def why_not(self, s: State, seat: int, code: int) -> str:
        """Empty if this decider may do it now, else "RULE-ID reason-key". The verb already fits the question."""
        raise NotImplementedError(f"{self.name}: why_not")

    def resample(self, s: State, seat: int) -> None:
        """Redraw with `s.dice` (a fast stream) whatever this seat cannot know. Nothing to do in an open game.

        The outcome may depend on what the seat knows and on the stream alone: put hidden things in a fixed order before shuffling them.
        """

    # The edge.

    def outcome(self, s: State) -> Outcome | None:
        """Who won, once the game is over."""
        raise NotImplementedError(f"{self.name}: outcome")

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """All that this seat (or SPECTATOR) may know, built up from nothing, in ids and numbers."""
        raise NotImplementedError(f"{self.name}: view")

    def rows(self) -> dict[str, Any]:
        """What is printed on board and cards, for drawing them: the same for every table, a player's own data laid over ours."""
        return {}

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        """Parameters of the question's text."""
        return {}

    def reason_params(self, s: State, seat: int, code: int, reason: str) -> dict[str, object]:
        """Parameters of a refusal's text, besides the action's own fields."""
        return {}

    def words(self, s: State) -> dict[str, list[str]]:
        """Vocabularies that depend on the game being played (names of units, say)."""
        return {}

    def to_position(self, s: State) -> dict[str, Any]:
        """The position as a readable dict that `from_position` takes back."""
        raise NotImplementedError(f"{self.name}: to_position")

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        """Fill an empty state from a partial dict; what is left out is as at the start. Raises BadPosition with every fault."""
        raise NotImplementedError(f"{self.name}: from_position")

    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        """What a standing order (its place in `orders`, with the places of its chosen values) answers now; -1: ask the seat.

        An order that says nothing else lets the question pass.
        """
        decline = self.decision_kinds[self.kind(s, seat)].decline
        return self.notation.code(decline) if decline else -1

    def dear(self, s: State, seat: int, code: int) -> int:
        """How dear is what this option gives up? Where nobody decides, the least dear is given up."""
        return 0

    def odds(self, s: State, seat: int, code: int) -> dict[str, Any] | None:
        """The exact chances of an action that will be decided by dice, or None."""
        return None

    def ask(self, s: State, seat: int, question: dict[str, Any]) -> dict[str, Any] | None:
        """What a player may work out at the table before deciding: how far, how well seen. None for a question this game does not know.

        Nothing is played or rolled, and nothing is told that this seat may not know. Raises Unreadable for words it cannot read.
        """
        return None

    def sum(self, s: State, viewer: int, question: dict[str, Any], seen: list[Event]) -> list[Sum] | None:
        """What a number on the table is made of (see sums.py), by the position and what the viewer has seen happen.

        Nothing is told that the viewer may not know. None for a number this game does not explain.
        """
        return None

    def goes_with(self, before: int, code: int) -> bool:
        """Are two answers, one after the other, one move: would a player say them as one, by a goal?"""
        return False

    def spell(self, s: State, seat: int, words: list[str]) -> list[str]:
        """A whole move told by its goal (`move jacques m13`), as the lines of its actions; empty if these words tell none.

        The way is the one that `ask` shows. Raises Illegal where there is none.
        """
        return []

    def counted(self, s: State, seat: int, viewer: int) -> list[int]:
        """How much of each of `counts` the seat has: what is paid and gained. Nothing that the viewer may not know."""
        return []

    def heuristics(self) -> Heuristics | None:
        """What a bot may weigh in this game; without it bots try random games to their end."""
        return None

    def reader(self, view: dict[str, Any], seat: int) -> LogReader | None:
        """What keeps the board of this seat (or SPECTATOR) by the log alone, beginning with this view; None where a game has none."""
        return None

    def scores(self, s: State) -> list[int]:
        """What each seat would score if the game ended here; nothing in a game that is won otherwise than by points."""
        return []

    def tally(self, s: State, events: list[list[Event]]) -> Tally:
        """What the lab counts of a finished game: points by rule, and whatever else the game declares (see tally.py)."""
        return points_by_rule(s.seats, self.event_kinds, events)

    def scenario_faults(self, path: str) -> list[str] | None:
        """Every fault of a person's own scenario file, in words; None if the game has no scenarios."""
        return None

    def faults(self, s: State) -> list[str]:
        """What can never be: pieces lost or made, money from nowhere. Empty in every healthy state."""
        return []


def has_secrets(game: Game) -> bool:
    """Does some seat know what another must not see? A game that redraws nothing for a seat hides nothing."""
    return type(game).resample is not Game.resample or any(kind.secret for kind in game.decision_kinds)


def legal(game: Game, s: State, seat: int) -> list[int]:
    """The game's legal list for this decider, made once per position. Not to be changed by the caller."""
    if s.cached is not None and s.cached_seat == seat:
        return s.cached
    options = game.legal(s, seat)
    s.cached = options
    s.cached_seat = seat
    return options


def step(game: Game, s: State, seat: int, code: int) -> None:
    """Play a legal action, then take whatever is forced, until somebody really must decide."""
    s.cached = None
    game.play(s, seat, code)
    take_forced(game, s)


def take_forced(game: Game, s: State) -> None:
    """Take decisions that leave no choice, where the game marks them so, and log them."""
    while True:
        seats = game.deciders(s)
        if len(seats) != 1:
            return
        seat = seats[0]
        kind = game.kind(s, seat)
        if not game.auto[kind]:
            return
        options = legal(game, s, seat)
        if len(options) != 1:
            return
        code = options[0]
        if s.log is not None:
            emit(s, FORCED, game.decision_kinds[kind].rule, 1 << seat, (seat, code))
        s.cached = None
        game.play(s, seat, code)
