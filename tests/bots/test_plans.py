"""Plans: a move of many steps is thought about once, carried out, and dropped when something comes between."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import porphyry
from porphyry.bots.levels import SearchBot, habit, seen
from porphyry.bots.plans import LONGEST, Plans
from porphyry.bots.search import Manner, Thought
from porphyry.kernel import registry
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.game import legal, step
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.state import State
from porphyry.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = registry.game("guiscard")
MANNER = Manner(first=6, growth=0.0, deepest=1, ahead=4, plans=8)


class Counting(SearchBot):
    """Counts its thoughts."""

    thoughts = 0

    def think(self, *asked: Any) -> list[Thought]:
        self.thoughts += 1
        return super().think(*asked)


def planner(seed: int = 3) -> Counting:
    return Counting(GAME, seed, simulations=16, manner=MANNER)


def marching() -> tuple[Table, int]:
    """The first turn at Civitate: men to move, and nobody who shoots."""
    table = porphyry.new("guiscard", seed=2, options={"scenario": "civitate"})
    while True:
        seat = table.decisions()[0].seat
        texts = {one.text.split()[0]: one for one in table.legal(seat)}
        if "move" in texts:
            return table, seat
        table.play(texts.get("auto") or texts.get("done") or table.legal(seat)[0], seat)


def plans_of(table: Table, seat: int, seed: int = 5) -> Plans:
    heuristics = GAME.heuristics()
    assert heuristics is not None
    return Plans(GAME, heuristics, seen(table, seat, 1), seat, seed, MANNER)


def test_a_move_is_thought_about_once_and_then_carried_out() -> None:
    table, _ = marching()
    bots = [planner(1), planner(2)]
    longest = run = 0
    for _ in range(100):
        seat = table.decisions()[0].seat
        before = bots[seat].thoughts
        table.play(bots[seat].choose(table, seat), seat)
        run = 1 if bots[seat].thoughts > before else run + 1
        longest = max(longest, run)

    assert longest >= 5
    assert bots[0].thoughts + bots[1].thoughts < 50


def test_a_bot_thinks_again_when_the_move_did_not_go_as_planned() -> None:
    table, seat = marching()
    bot = planner()
    planned = bot.choose(table, seat)
    other = next(one for one in table.legal(seat) if one.text.startswith("move") and one != planned)
    table.play(other, seat)

    assert bot.choose(table, seat) in table.legal(seat)
    assert bot.thoughts == 2


def fighting() -> tuple[Table, int]:
    """The first chance to strike somebody at Civitate."""
    table = porphyry.new("guiscard", seed=2, options={"scenario": "civitate"})
    bots = [porphyry.bot("novice", game="guiscard", seed=seat) for seat in range(2)]
    while True:
        seat = table.decisions()[0].seat
        if any(one.text.startswith("attack") for one in table.legal(seat)):
            return table, seat
        table.play(bots[seat].choose(table, seat), seat)


@pytest.mark.parametrize("position", [marching, fighting])
def test_a_plan_goes_on_until_it_is_quiet_again_or_dice_have_fallen(position: Callable[[], tuple[Table, int]]) -> None:
    table, seat = position()
    plans = plans_of(table, seat)
    ends = set()
    for plan in plans.plans:
        s = seen(table, seat, 1)
        for number, code in enumerate(plan, 1):
            assert code in legal(GAME, s, seat)
            s.dice = fast_dice(number)
            step(GAME, s, seat, code)
            rolled = s.dice.counter > 0
            is_over = rolled or GAME.deciders(s) != [seat] or plans.heuristics.is_quiet(s) or number == LONGEST
            assert is_over == (number == len(plan))
        ends.add(rolled)

    assert False in ends if position is marching else True in ends


def test_no_plan_is_tried_twice() -> None:
    table, seat = marching()
    while len(table.legal(seat)) != 2:
        table.play(porphyry.bot("novice", game="guiscard", seed=1).choose(table, seat), seat)
        seat = table.decisions()[0].seat
    plans = plans_of(table, seat).plans

    assert len(plans) == len({tuple(plan) for plan in plans}) < MANNER.plans


def test_the_best_plan_is_the_one_tried_longest() -> None:
    table, seat = marching()
    plans = plans_of(table, seat)
    plans.run(48, None)

    assert plans.arms.visits[plans.plans.index(plans.best())] == max(plans.arms.visits)
    assert min(plans.arms.visits) > 0
    thoughts = plans.thoughts()
    assert thoughts[0].code == plans.best()[0]
    assert len({one.code for one in thoughts}) == len(thoughts)


def test_plans_repeat_themselves() -> None:
    table, seat = marching()

    def best(seed: int) -> list[int]:
        plans = plans_of(table, seat, seed)
        plans.run(16, None)
        return plans.best()

    assert best(5) == best(5)
    assert len({tuple(best(seed)) for seed in range(8)}) > 1


@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_a_budget_in_seconds_is_kept(seconds: float) -> None:
    table, seat = marching()
    plans = plans_of(table, seat)
    begun = time.perf_counter()
    plans.run(None, seconds)

    assert min(plans.arms.visits) > 0
    assert time.perf_counter() - begun < seconds + 2.0  # every plan is tried once, however slow the machine


def test_no_two_plans_lead_to_the_same_position() -> None:
    table, seat = marching()
    ends = []
    for plan in plans_of(table, seat).plans:
        s = seen(table, seat, 1)
        s.dice = fast_dice(1)
        for code in plan:
            step(GAME, s, seat, code)
        if s.dice.counter == 0:
            ends.append((s.facts, s.stack))

    assert len(ends) > 1
    assert all(one != other for at, one in enumerate(ends) for other in ends[:at])


def test_a_plan_is_tried_no_more_often_in_a_round_than_it_should_be() -> None:
    table, seat = marching()
    heuristics = GAME.heuristics()
    assert heuristics is not None
    plans = Plans(GAME, heuristics, seen(table, seat, 1), seat, 5, replace(MANNER, most=2))
    plans.run(4000, None)
    rounds = (len(plans.plans) - 1).bit_length()

    assert sorted(plans.arms.visits)[-2:] == [2 * rounds, 2 * rounds]
    assert min(plans.arms.visits) == 2


class Watching(Heuristics):
    """Guiscard's judgement, which notes in which turn it was asked for a value."""

    def __init__(self, judged: list[int]) -> None:
        super().__init__([])
        inner = GAME.heuristics()
        assert inner is not None
        self.inner: Heuristics = inner
        self.judged = judged

    def value(self, s: State) -> list[float]:
        self.judged.append(self.inner.turn(s))
        return self.inner.value(s)

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        return self.inner.policy(s, seat, codes)

    def is_quiet(self, s: State) -> bool:
        return self.inner.is_quiet(s)

    def turn(self, s: State) -> int:
        return self.inner.turn(s)


def test_all_plans_are_played_on_to_the_same_turn() -> None:
    """A move that ends the turn early sees no more of the next than the others do."""
    table, seat = marching()
    judged: list[int] = []
    watching = Watching(judged)
    plans = Plans(GAME, watching, seen(table, seat, 1), seat, 5, replace(MANNER, ahead=500, turns=2))
    plans.run(24, None)

    assert set(judged) == {watching.turn(table.state) + 2}


def test_the_upper_levels_of_guiscard_plan() -> None:
    state = marching()[0].state
    plans = [habit(GAME, level, state).plans for level in ("steady", "strong", "master")]

    assert 0 == plans[0] < plans[1] < plans[2]
