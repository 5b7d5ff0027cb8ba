"""Search: Monte-Carlo tree search over what one seat can know, for any game, any number of seats, dice and secret choices.

Every simulation redraws what the thinking seat cannot know (`Game.resample`) and rolls its own dice, walks down the tree, adds one node and
judges the position there. A node stands for a history of choices, not for one state: several deals and rolls pass through it, so an
option may be open in one simulation and closed in the next. Each seat maximises its own chance to win. Seats that choose at the
same time choose apart, none knowing what the others take.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from porphyry.kernel.dice import fast_dice
from porphyry.kernel.game import legal, step
from porphyry.kernel.heuristics import play_any, play_on, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.dice import Dice
    from porphyry.kernel.game import Game
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.state import State

Key = tuple[tuple[int, ...], tuple[int, ...], int]
"""Leads from a node to the next: the actions chosen, who decides then, and what is asked."""

LONGEST_FIGHT: Final = 60
"""Actions played by judgement, at most, before a position counts as quiet."""
LUCK: Final = 1 << 20
"""Streams of dice between one seed and the next: more than an option is ever visited."""
DRAW: Final = 40.0
"""An action that a character likes by 0.05 of a game looks e^2 times as promising to it."""
CLEAR_AFTER: Final = 24
"""Tries of each option before a thought with time left may end because one stands out."""
CLEAR_BY: Final = 5.0
"""And so many standard errors it must be ahead of the next."""


@dataclass(frozen=True)
class Manner:
    """How a search goes about it."""

    curiosity: float = 1.2  # how far a small number of visits speaks for an option
    first: int = 10  # options looked at in the beginning
    least: int = 3  # visits of each of the seat's own options before any is preferred
    growth: float = 0.8  # and then this many times the square root of the visits
    ahead: int = 0  # actions played on by judgement before a position is judged
    turns: int = 0  # with plans: or fewer, until this many more turns have begun; 0: turns do not count
    plans: int = 0  # whole moves weighed against each other; 0: one action at a time, in a tree
    most: int = 1 << 60  # tries of a plan before half of the plans are left out: two plans need no more than many do
    style: str = ""  # of a character, which likes some actions better than they deserve
    to_the_end: int = 600  # actions of a random game, where the game offers no judgement
    deepest: int = 40  # nodes on one way down


@dataclass
class Thought:
    """What the search holds of one option."""

    code: int
    visits: int
    chance: float  # of winning, as far as it has seen
    doubt: float  # standard error of the chance
    line: tuple[int, ...] = ()  # the move that it begins, where whole moves are weighed


class Arms:
    """The options of one seat at one node, the promising ones first; those still waiting have never been tried."""

    __slots__ = ("codes", "known", "priors", "squares", "total", "values", "visits", "waiting")

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.values: list[float] = []
        self.total = 0
        self.squares = 0.0
        self.known: set[int] = set()
        self.waiting: list[tuple[float, int]] = []  # the best is last

    def meet(self, codes: list[int], weights: list[float]) -> None:
        """Put options not seen before in the queue."""
        whole = sum(weights) or 1.0
        fresh = [
            (math.sqrt(w / whole), -at)
            for at, (w, c) in enumerate(zip(weights, codes, strict=True))
            if c not in self.known
        ]
        self.known.update(codes)
        self.waiting += [(prior, codes[-at]) for prior, at in sorted(fresh)]

    def open(self, prior: float, code: int) -> int:
        """Take an option into consideration."""
        self.codes.append(code)
        self.priors.append(prior)
        self.visits.append(0)
        self.values.append(0.0)
        return len(self.codes) - 1

    def learn(self, at: int, value: float) -> None:
        """One more result of an option."""
        self.visits[at] += 1
        self.values[at] += value
        self.total += 1
        self.squares += value * value

    def stands_out(self, alive: list[int]) -> bool:
        """Is one of these so far ahead that more tries would change nothing?"""
        fewest = min(self.visits[at] for at in alive)
        if fewest < CLEAR_AFTER:
            return False
        means = sorted(self.values[at] / self.visits[at] for at in alive)
        return len(means) < 2 or means[-1] - means[-2] > CLEAR_BY * self.spread() * math.sqrt(2 / fewest)

    def spread(self) -> float:
        """How far results lie apart here."""
        if self.total < 2:
            return 0.25
        mean = sum(self.values) / self.total
        return math.sqrt(max(1e-8, self.squares / self.total - mean * mean))


class Node:
    """A history of choices as the thinking seat sees it."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, Arms] = {}
        self.children: dict[Key, Node] = {}


class Search:
    """One seat's thinking about one position. `root` holds nothing that the seat cannot know, or the search redraws it."""

    def __init__(self, game: Game, root: State, seat: int, seed: int, manner: Manner) -> None:
        self.game = game
        self.heuristics: Heuristics | None = game.heuristics()
        self.seat = seat
        self.manner = manner
        self.state = root
        self.node = Node()
        self.own = self.node.arms[seat] = Arms()  # what this seat may do now is the same in every deal
        self.seed = seed
        self.simulations = 0

    def run(self, simulations: int | None, seconds: float | None) -> None:
        """Think for this many simulations or this long; with neither, not at all."""
        if simulations is None and seconds is None:
            return
        if self.heuristics is None:
            self._explore(simulations, seconds)
        else:
            self._halve(simulations, seconds)

    def _explore(self, simulations: int | None, seconds: float | None) -> None:
        """Try what promises most, again and again: for random games, whose results say little one by one."""
        ends = time.perf_counter() + seconds if seconds is not None else math.inf
        most = simulations if simulations is not None else 1 << 60
        for done in range(most):
            if time.perf_counter() >= ends and done:
                return
            if done % 16 == 0 and simulations is not None and self._decided(most - done):
                return
            self.simulate(self._pick(self.own, self.state, self.seat))

    def _decided(self, left: int) -> bool:
        """Can no other option get more visits in what is left?"""
        if len(self.own.visits) < 2:
            return False
        first, second = sorted(self.own.visits)[:-3:-1]
        return first - second > left and self.thoughts()[0].visits == first

    def _halve(self, simulations: int | None, seconds: float | None) -> None:
        own = self.own
        self._widen(own, self.state, self.seat)
        halve(
            len(own.codes),
            simulations,
            seconds,
            self.simulate,
            lambda at: own.values[at] / own.visits[at] + self._look(at),
            clear=own.stands_out,
        )

    def _look(self, at: int) -> float:
        """What the look of one of the seat's own options counts for, beside what has come of it."""
        if self.heuristics is None:
            return 0.0
        liked = self.heuristics.liking(self.manner.style, self.own.codes[at]) if self.manner.style else 0.0
        trust = self.heuristics.trust
        return liked + (2.0 * trust * math.log(self.own.priors[at] + 1e-9) if trust else 0.0)  # a root of a share

    def simulate(self, mine: int) -> None:
        """One way down the tree, from the seat's own option at `mine`; one judgement, and its news carried back."""
        game, node = self.game, self.node
        s = self.state.clone()
        s.dice = luck(self.seed, self.own.visits[mine])  # every option meets the same deals and dice in turn
        s.cached = None
        game.resample(s, self.seat)
        path: list[tuple[Arms, int, int]] = []
        seats = game.deciders(s)
        for _ in range(self.manner.deepest):
            if not seats:
                break
            codes = []
            for seat in seats:
                arms = node.arms.get(seat)
                if arms is None:
                    arms = node.arms[seat] = Arms()
                at = mine if arms is self.own else self._pick(arms, s, seat)
                path.append((arms, at, seat))
                codes.append(arms.codes[at])
            self._take(s, seats, codes)
            seats = game.deciders(s)
            key: Key = (tuple(codes), tuple(seats), game.kind(s, seats[0]) if seats else -1)
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                break
            node = child
        values = judge(game, self.heuristics, s, self.manner)
        for arms, at, seat in path:
            arms.learn(at, values[seat])
        self.simulations += 1

    def _take(self, s: State, seats: list[int], codes: list[int]) -> None:
        game = self.game
        if len(seats) == 1:
            step(game, s, seats[0], codes[0])
            return
        for seat, code in zip(seats, codes, strict=True):
            if seat in game.deciders(s) and code in legal(
                game, s, seat
            ):  # an answer before may have settled the question
                step(game, s, seat, code)

    def _pick(self, arms: Arms, s: State, seat: int) -> int:
        """The option to try now: promising, good so far, or too little known."""
        game, manner = self.game, self.manner
        self._widen(arms, s, seat)
        if arms is self.own and min(arms.visits) < manner.least:
            return arms.visits.index(min(arms.visits))
        explored = manner.curiosity * math.sqrt(arms.total + 1)
        spread = arms.spread()
        mean = sum(arms.values) / arms.total if arms.total else 0.0
        whole = sum(arms.priors) or 1.0
        scores = []
        for at, visits in enumerate(arms.visits):
            gain = (arms.values[at] / visits - mean) / spread if visits else 0.0
            scores.append(gain + explored * arms.priors[at] / whole / (1 + visits))
        for at in sorted(range(len(scores)), key=scores.__getitem__, reverse=True):
            if arms is self.own or not game.why_not(s, seat, arms.codes[at]):
                return at
        # Nothing tried is open in this deal: meet what is, and leave out what waits from others.
        self._meet(arms, s, seat)
        prior, code = arms.waiting.pop()
        while game.why_not(s, seat, code):
            arms.known.discard(code)
            prior, code = arms.waiting.pop()
        return arms.open(prior, code)

    def _widen(self, arms: Arms, s: State, seat: int) -> None:
        """Take the options that look best into consideration, more of them as visits grow."""
        if not arms.known:
            self._meet(arms, s, seat)
        wide = self.manner.first + int(self.manner.growth * math.sqrt(arms.total))
        while arms.waiting and len(arms.codes) < wide:
            prior, code = arms.waiting.pop()
            if arms is self.own or not self.game.why_not(s, seat, code):
                arms.open(prior, code)
            else:
                arms.known.discard(code)  # it may come back in another deal

    def _meet(self, arms: Arms, s: State, seat: int) -> None:
        codes = legal(self.game, s, seat)
        known = self.heuristics
        looks = [1.0] * len(codes) if known is None or len(codes) == 1 else known.policy(s, seat, codes)
        arms.meet(codes, tinted(known, self.manner.style, codes, looks) if arms is self.own else looks)

    def follow(self, code: int, state: State) -> bool:
        """Go on from where the seat's own last action led, if the search has been there: steps of one move share their thinking."""
        seats = self.game.deciders(state)
        key: Key = ((code,), tuple(seats), self.game.kind(state, seats[0]) if seats else -1)
        child = self.node.children.get(key)
        if child is None or seats != [self.seat] or self.seat not in child.arms:
            return False
        own = child.arms[self.seat]
        if not own.known <= set(legal(self.game, state, self.seat)):
            return False  # it was met in another deal
        self.node, self.own, self.state = child, own, state
        return True

    def thoughts(self) -> list[Thought]:
        """What the search holds of the options it tried, the most trusted first."""
        own = self.own
        looks = [self._look(at) for at in range(len(own.codes))]
        return ranked(own.codes, own.visits, own.values, own.spread(), looks)


def tinted(heuristics: Heuristics | None, style: str, codes: list[int], looks: list[float]) -> list[float]:
    """How promising options look to a character."""
    if heuristics is None or not style:
        return looks
    return [look * math.exp(DRAW * heuristics.liking(style, code)) for code, look in zip(codes, looks, strict=True)]


def halve(
    options: int,
    simulations: int | None,
    seconds: float | None,
    simulate: Callable[[int], None],
    score: Callable[[int], float],
    most: int = 1 << 60,
    clear: Callable[[list[int]], bool] | None = None,
) -> None:
    """Rounds of equal length; after each, the half of the options that did worse is left out. All are tried once at least.

    With a budget in seconds it ends early where one option is `clear`ly ahead of those that are left.
    """
    alive = list(range(options))
    rounds = max(1, (options - 1).bit_length())
    begun = time.perf_counter()
    for number in range(rounds):
        passes = min(most, max(1, simulations // (rounds * len(alive)))) if simulations is not None else 1 << 60
        ends = begun + seconds * (number + 1) / rounds if seconds is not None else math.inf
        for done, at in enumerate(at for _ in range(passes) for at in alive):
            if (number or done >= options) and time.perf_counter() >= ends:
                break
            if done % len(alive) == 0 and simulations is None and clear is not None and done and clear(alive):
                return
            simulate(at)
        alive.sort(key=lambda at: (-score(at), at))
        del alive[(len(alive) + 1) // 2 :]


def luck(seed: int, visit: int) -> Dice:
    """The dice of one visit."""
    return fast_dice(seed * LUCK + visit)


def judge(game: Game, heuristics: Heuristics | None, s: State, manner: Manner) -> list[float]:
    """Every seat's chance to win from here: the result if the game is over, the game's own judgement, or a random end."""
    if heuristics is None:
        play_any(game, s, manner.to_the_end)
    else:
        settle(game, heuristics, s, LONGEST_FIGHT)
        if manner.ahead:
            play_on(game, heuristics, s, manner.ahead)
            settle(game, heuristics, s, LONGEST_FIGHT)
    return worth(game, heuristics, s)


def worth(game: Game, heuristics: Heuristics | None, s: State) -> list[float]:
    """Every seat's chance to win as the position stands."""
    if not game.deciders(s):
        return shares(game, s)
    return heuristics.value(s) if heuristics is not None else [1.0 / s.seats] * s.seats


def ranked(
    codes: list[int], visits: list[int], values: list[float], spread: float, looks: list[float] | None = None
) -> list[Thought]:
    """Options by how long the search held on to them, then by the chance it saw and their looks."""
    found = [
        (count, value / count + look, Thought(code, count, value / count, spread / math.sqrt(count)))
        for code, count, value, look in zip(codes, visits, values, looks or [0.0] * len(codes), strict=True)
        if count
    ]
    return [one for _, _, one in sorted(found, key=lambda each: each[:2], reverse=True)]


def shares(game: Game, s: State) -> list[float]:
    """The won game, divided among its winners; alone at the table, what the score is worth."""
    outcome = game.outcome(s)
    assert outcome is not None
    if s.seats == 1:
        return [0.5 + 0.5 * outcome.scores[0] / (abs(outcome.scores[0]) + 50)]
    winners = outcome.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
