"""Heuristics: what a bot may weigh in a game. The game judges; the search, which lives elsewhere, knows no game.

A game offers an object of a subclass through `Game.heuristics`. It looks at a state whose hidden part has been redrawn for the seat that
thinks, so it may read everything it finds there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.kernel.action import verb_of
from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.game import Game, legal, step
from porphyry.kernel.judgement import Fitted

if TYPE_CHECKING:
    from porphyry.kernel.state import State


VERB_AND_FIRST: Final = (1 << 20) - 1
ACT: Final = 1 << 20


def act(code: int) -> int:
    """A verb with its first field, as a number that no verb has."""
    return code & VERB_AND_FIRST | ACT


class Habit:
    """How a level goes about a game: actions in a hundred that it thinks about, and of the others those at which it overlooks most."""

    def __init__(
        self,
        thinks: int,
        overlooks: int,
        simulations: int = 6,
        ahead: int = 0,
        turns: int = 0,
        plans: int = 0,
        most: int = 1 << 60,
    ) -> None:
        self.thinks = thinks
        self.overlooks = overlooks
        self.simulations = simulations  # of one thought, if nobody sets a budget
        self.ahead = ahead  # actions played on before a position is judged
        self.turns = turns  # with plans: or fewer, until this many more turns have begun; 0: turns do not count
        self.plans = plans  # moves of several actions that one thought weighs as a whole; 0: action by action
        self.most = most  # tries of a plan in each round of a thought


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's own judgement: how promising options are, how good a position is, and for what reasons."""

    def __init__(self, parts: list[str], bids: list[int] | None = None) -> None:
        self.parts = parts  # names of the reasons; the game's texts hold `hint-<part>` for each
        self.styles: dict[
            str, dict[int, float]
        ] = {}  # of characters: verbs (or `act`s) that they like, in chances to win
        self.bids: list[int] = bids or []  # kinds of decisions that are drawn from a mixture
        self.trust = 0.0  # chance to win that an option's look is worth when it is e times as promising as another
        self.habits: dict[str, Habit] = {}  # of levels that go about this game otherwise than about others
        self.measures: list[str] = []  # names of the numbers in which `measured` takes a position, for a fit
        self.fitted: Fitted | None = None  # weights of these numbers; None: `value` goes by what people guessed

    def habit(self, s: State, level: str) -> Habit | None:
        """How a level goes about the game on this table; None: as about any game."""
        return self.habits.get(level)

    def value(self, s: State) -> list[float]:
        """Each seat's chance to win from here, a guess between 0 and 1; the chances add up to 1."""
        return [1.0 / s.seats] * s.seats

    def stage(self, s: State) -> str:
        """Which weights judge this position: by seats and turn, by scenario, or what else sets positions apart. Empty: none do."""
        return ""

    def measured(self, s: State) -> list[list[float]]:
        """The position in numbers, a row for each seat in the order of `measures`."""
        return [[] for _ in range(s.seats)]

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """How promising each of these options is, as weights: twice the weight, twice as likely to be the best."""
        return [1.0] * len(codes)

    def mixture(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """How often each option should be taken where seats choose at the same time and whoever always takes the same is read.

        Asked for the kinds in `bids` only; nothing where this one is not such a choice after all.
        """
        return []

    def weigh(self, s: State, seat: int) -> list[float]:
        """The seat's position taken apart, one number for each of `parts`, in the game's points."""
        return [0.0] * len(self.parts)

    def is_quiet(self, s: State) -> bool:
        """May this position be judged as it stands? False in the middle of a fight."""
        return True

    def turn(self, s: State) -> int:
        """Turns begun so far, in games where it matters whose turn it is when a position is judged."""
        return 0

    def liking(self, style: str, code: int) -> float:
        """How much better than it is an action seems to a character, in chances to win."""
        if style not in self.styles:
            return 0.0
        likes = self.styles[style]
        return likes.get(verb_of(code), 0.0) + likes.get(act(code), 0.0)

    def lightness(self, s: State) -> int:
        """Of a hundred oversights of a careless player, how many are made here: few in the middle of a move of many steps."""
        return 100


def best_by_policy(heuristics: Heuristics, s: State, seat: int, codes: list[int]) -> int:
    """The option the game's own judgement likes best; the first of equals."""
    if len(codes) == 1:
        return codes[0]
    weights = heuristics.policy(s, seat, codes)
    best = 0
    for at in range(1, len(weights)):
        if weights[at] > weights[best]:
            best = at
    return codes[best]


def settle(game: Game, heuristics: Heuristics, s: State, limit: int) -> None:
    """Play on by judgement alone until the position is quiet, the game is over or `limit` actions are played."""
    while limit > 0 and not heuristics.is_quiet(s):
        seats = game.deciders(s)
        if not seats:
            return
        seat = seats[0]
        step(game, s, seat, best_by_policy(heuristics, s, seat, legal(game, s, seat)))
        limit -= 1


def play_on(game: Game, heuristics: Heuristics, s: State, actions: int) -> None:
    """Play this many actions, each drawn by the weights of the game's own judgement."""
    while actions > 0:
        seats = game.deciders(s)
        if not seats:
            return
        seat = seats[0]
        codes = legal(game, s, seat)
        at = 0
        if len(codes) > 1:
            weights = heuristics.policy(s, seat, codes)
            at = drawn(s, weights)
        step(game, s, seat, codes[at])
        actions -= 1


def play_any(game: Game, s: State, actions: int) -> None:
    """Play this many random legal actions, or to the end."""
    while actions > 0:
        seats = game.deciders(s)
        if not seats:
            return
        seat = seats[0]
        codes = legal(game, s, seat)
        step(game, s, seat, codes[s.dice.below(len(codes))])
        actions -= 1


def drawn(s: State, weights: list[float]) -> int:
    """A place in the list, by chance, each as likely as its weight says."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * s.dice.below(1 << 30) / (1 << 30)
    for at in range(len(weights)):
        left -= weights[at]
        if left < 0.0:
            return at
    return len(weights) - 1
