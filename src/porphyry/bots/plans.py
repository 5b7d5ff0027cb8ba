"""Plans: a move of many steps, weighed as a whole.

Where a man sets out, goes hex by hex and stops, each step is a decision, and a step by itself is worth next to nothing: thought about one
by one, steps differ by less than the dice do. A plan is a row of the seat's own actions up to where the position is quiet again, somebody
else decides or something was rolled. It is thought about once and then carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.bots.search import LONGEST_FIGHT, Arms, Thought, halve, luck, ranked, tinted, worth
from porphyry.kernel.common_random_numbers import NO_TURN, act, key_of, mixed, play_alike
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.game import legal, step
from porphyry.kernel.heuristics import best_by_policy, drawn, settle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.bots.search import Manner
    from porphyry.kernel.game import Game
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.state import State

LONGEST: Final = 30
"""Actions of one plan."""
DRAWS: Final = 3
"""Plans drawn, at most, for each that is wanted: many are drawn twice."""


class Plans:
    """One seat's plans in one position: some that begin with what looks best, the others drawn by the look of each step."""

    def __init__(
        self,
        game: Game,
        heuristics: Heuristics,
        root: State,
        seat: int,
        seed: int,
        manner: Manner,
        gone: Sequence[int] = (),  # what the seat has done in the move that it is in the middle of
    ) -> None:
        self.gone = gone
        self.game = game
        self.heuristics = heuristics
        self.root = root
        self.seat = seat
        self.seed = seed
        self.manner = manner
        self.plans: list[list[int]] = []
        self._ends: set[tuple[int, ...]] = set()
        self.arms = Arms()  # a code for each plan: its first action
        self._dice = fast_dice(seed)
        self._turn = heuristics.turn(root) + manner.turns if manner.turns else NO_TURN  # the same for all plans
        self._find()

    def _find(self) -> None:
        codes = self._ahead(legal(self.game, self.root, self.seat), [])
        looks = tinted(self.heuristics, self.manner.style, codes, self.heuristics.policy(self.root, self.seat, codes))
        promising = sorted(range(len(codes)), key=lambda at: -looks[at])[: self.manner.first]
        for at in promising:
            self._sketch(codes[at])
        for _ in range(DRAWS * self.manner.plans):
            if len(self.plans) >= self.manner.plans:
                return
            self._sketch()

    def _ahead(self, codes: list[int], plan: list[int]) -> list[int]:
        """The options that do not lead back to where this move has been, if there are others."""
        been = [code for code in (*self.gone, *plan) if self.game.goes_with(code, code)]
        return [code for code in codes if code not in been] or codes if been else codes

    def _add(self, plan: list[int], end: tuple[int, ...]) -> None:
        """One plan more, unless it leads where another leads."""
        if end not in self._ends:
            self._ends.add(end)
            self.plans.append(plan)
            self.arms.open(1.0, plan[0])

    def _sketch(self, first: int = -1) -> None:
        """Plan from a first action by what looks best at each step; without one, by chance."""
        game, heuristics, seat = self.game, self.heuristics, self.seat
        s = self.root.clone()
        s.dice = fast_dice(self._dice.below(1 << 30))
        plan: list[int] = []
        while True:
            codes = self._ahead(legal(game, s, seat), plan)
            if first < 0:
                code = codes[drawn(s, heuristics.policy(s, seat, codes))]
            else:
                code = best_by_policy(heuristics, s, seat, codes) if plan else first
            rolls = s.dice.counter
            step(game, s, seat, code)
            plan.append(code)
            if s.dice.counter != rolls:
                self._add(plan, tuple(plan))
                return
            if game.deciders(s) != [seat] or heuristics.is_quiet(s) or len(plan) == LONGEST:
                self._add(plan, tuple(s.facts + s.stack))
                return

    def run(self, simulations: int | None, seconds: float | None) -> None:
        """Think for this many simulations or this long."""
        arms = self.arms
        halve(
            len(self.plans),
            simulations,
            seconds,
            self._simulate,
            lambda at: arms.values[at] / arms.visits[at] + self._liking(at),
            self.manner.most,
            arms.stands_out,
        )

    def _simulate(self, at: int) -> None:
        """One try of a plan, as far as it goes with this luck; every plan meets the same luck in turn."""
        game, heuristics, seat, manner = self.game, self.heuristics, self.seat, self.manner
        s = self.root.clone()
        s.dice = luck(self.seed, self.arms.visits[at])
        s.cached = None
        game.resample(s, seat)
        seed = mixed(self.seed, self.arms.visits[at])
        key = seed
        for code in self.plans[at]:
            if seat not in game.deciders(s) or code not in legal(game, s, seat):
                break
            key = act(game, s, seat, code, key_of(game, heuristics, s, seat, seed, key))
        settle(game, heuristics, s, LONGEST_FIGHT)
        play_alike(game, heuristics, s, manner.ahead, seed, key, self._turn)
        settle(game, heuristics, s, LONGEST_FIGHT)
        self.arms.learn(at, worth(game, heuristics, s)[seat])

    def best(self) -> list[int]:
        """The plan that has proved best."""
        arms = self.arms
        return self.plans[
            max(
                range(len(self.plans)),
                key=lambda at: (arms.visits[at], arms.values[at] / max(1, arms.visits[at]) + self._liking(at)),
            )
        ]

    def _liking(self, at: int) -> float:
        """How a plan pleases a character: as the action in it that it likes best."""
        style = self.manner.style
        return max(self.heuristics.liking(style, code) for code in self.plans[at]) if style else 0.0

    def thoughts(self) -> list[Thought]:
        """The first actions of the plans that were tried, each with its best plan, the most trusted first."""
        arms = self.arms
        found: dict[int, Thought] = {}
        for one in ranked(list(range(len(self.plans))), arms.visits, arms.values, arms.spread()):
            plan = self.plans[one.code]
            found.setdefault(plan[0], Thought(plan[0], one.visits, one.chance, one.doubt, tuple(plan)))
        return list(found.values())
