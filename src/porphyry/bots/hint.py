"""Hint: what would you do, and why? The best options with their chances to win and the main reason for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from porphyry.bots.levels import action, searcher, seen
from porphyry.bots.search import LONGEST_FIGHT
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.game import legal, step
from porphyry.kernel.heuristics import settle

if TYPE_CHECKING:
    from porphyry.kernel.action import Action
    from porphyry.kernel.game import Game
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.state import State
    from porphyry.kernel.table import Table

SAMPLES: Final = 6  # rolls of the dice for the reason of one option
COMPARED: Final = 10  # options that a reason is measured against


@dataclass(frozen=True)
class Advice:
    """One option worth taking: the chance to win with it, and why. The reason is the key of a text, with its parameters."""

    action: Action
    chance: float
    simulations: int
    reason: str
    params: dict[str, object] = field(default_factory=dict)

    def to_data(self) -> dict[str, Any]:
        """As JSON, for the wire."""
        return {
            "action": {"text": self.action.text, **self.action.to_data()},
            "chance": round(self.chance, 4),
            "simulations": self.simulations,
            "reason": self.reason,
            "params": self.params,
        }


def hint(
    table: Table,
    seat: int | None = None,
    budget_s: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
    count: int = 3,
    processes: int = 1,
) -> list[Advice]:
    """The best options of a seat that must decide, the best first. It looks only at what the seat may know.

    Without a budget it thinks as long as a master does.
    """
    deciders = table.game.deciders(table.state)
    if seat is None and deciders:
        seat = deciders[0]
    if seat is None or seat not in deciders:
        raise PorphyryError("a hint needs a seat that has to decide now")
    codes = legal(table.game, table.state, seat)
    if len(codes) == 1:
        return [Advice(action(table, seat, codes[0]), chance_now(table, seat, seed), 0, "hint-only")]
    thinker = searcher(table.game, seed, "master", share=1.0)
    thinker.processes = processes
    thoughts = thinker.think(table, seat, budget_s, simulations)
    best = sorted(thoughts[:count], key=lambda one: -one.chance)
    reasons = _reasons(table, seat, [one.code for one in thoughts], len(best), seed)
    return [
        Advice(action(table, seat, one.code), one.chance, one.visits, key, params)
        for one, (key, params) in zip(best, reasons, strict=True)
    ]


def chance_now(table: Table, seat: int, seed: int) -> float:
    """The seat's chance to win as the game's own judgement sees it; an even share where there is none."""
    heuristics = table.game.heuristics()
    return heuristics.value(seen(table, seat, seed))[seat] if heuristics is not None else 1.0 / table.seats


def _reasons(table: Table, seat: int, codes: list[int], count: int, seed: int) -> list[tuple[str, dict[str, object]]]:
    """For each of the first `count` options the part of the position that gains most against the other options."""
    heuristics = table.game.heuristics()
    if heuristics is None or not heuristics.parts:
        return [("hint-chance", {})] * count
    s = seen(table, seat, seed)
    parts = [_after(table.game, heuristics, s, seat, code, seed) for code in codes[: max(COMPARED, count)]]
    result: list[tuple[str, dict[str, object]]] = []
    for mine in parts[:count]:
        others = [one for one in parts if one is not mine] or [mine]
        gains = [value - sum(one[at] for one in others) / len(others) for at, value in enumerate(mine)]
        best = max(range(len(gains)), key=gains.__getitem__)
        if gains[best] < 0.05:
            result.append(("hint-chance", {}))
        else:
            result.append((f"hint-{heuristics.parts[best]}", {"points": round(gains[best], 1)}))
    return result


def _after(game: Game, heuristics: Heuristics, s: State, seat: int, code: int, seed: int) -> list[float]:
    """The seat's position, taken apart, after an option and what follows from it at once; the mean of a few rolls."""
    sums = [0.0] * len(heuristics.parts)
    for roll in range(SAMPLES):
        after = s.clone()
        after.dice = fast_dice(seed + roll)
        after.cached = None
        game.resample(after, seat)
        step(game, after, seat, code)
        settle(game, heuristics, after, LONGEST_FIGHT)
        for at, part in enumerate(heuristics.weigh(after, seat)):
            sums[at] += part / SAMPLES
    return sums
