"""Hint: what would you do, and why? The best acts with their chances of winning, how certain those are, the reason, and the best reply."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from porphyry.bots.levels import action, searcher, seen
from porphyry.bots.search import LONGEST_FIGHT
from porphyry.kernel.action import Action
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.game import has_secrets, legal, step
from porphyry.kernel.heuristics import best_by_policy, settle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.bots.search import Thought
    from porphyry.kernel.game import Game
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.state import State
    from porphyry.kernel.table import Table

SAMPLES: Final = 16
"""Rolls of the dice for the reason of one option."""
WORTH_TELLING: Final = 1.0
"""A reason is told where the part of the position that it names is worth so many points."""
TRIED: Final = 0.25
ENOUGH: Final = 24
"""An option that was dropped early is told only if it was tried so often, or for this part of the tries of the one tried most."""
WITH: Final = " < "
"""What stands after it in a line says by what means an act is done: the same act, whatever means."""


@dataclass(frozen=True)
class Advice:
    """One act worth considering: the chance of winning with it, and why. The reason is the key of a text, with its parameters."""

    action: Action
    chance: float
    simulations: int
    reason: str
    params: dict[str, object] = field(default_factory=dict)
    doubt: float = 0.0
    """The standard error of the chance."""
    line: list[Action] = field(default_factory=list)
    """The whole move that it begins, in games whose moves have many steps."""
    reply: Action | None = None
    """What the next seat would answer, as far as that is no secret."""

    def to_data(self) -> dict[str, Any]:
        """As JSON, for the wire."""
        return {
            "action": _data(self.action),
            "chance": round(self.chance, 4),
            "doubt": round(self.doubt, 4),
            "simulations": self.simulations,
            "reason": self.reason,
            "params": self.params,
            "line": [_data(one) for one in self.line],
            "reply": None if self.reply is None else {"seat": self.reply.seat, "action": _data(self.reply)},
        }


def _data(one: Action) -> dict[str, Any]:
    return {"text": one.text, **one.to_data()}


def hint(
    table: Table,
    seat: int | None = None,
    budget_s: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
    count: int = 3,
    processes: int = 1,
) -> list[Advice]:
    """The best acts of a seat that must decide, the best first. Only what the seat may know is looked at.

    Without a budget, the thinking takes as long as a master's.
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
    best = acts(table, thinker.think(table, seat, budget_s, simulations), count)
    reasons = _reasons(table, seat, [one.line or (one.code,) for one in best], seed)
    replies = [_reply(table, seat, one.line or (one.code,), seed) for one in best]
    return [
        Advice(
            action(table, seat, one.code),
            one.chance,
            one.visits,
            key,
            params,
            one.doubt,
            [_action(table, seat, code) for code in one.line] if len(one.line) > 1 else [],
            reply,
        )
        for one, (key, params), reply in zip(best, reasons, replies, strict=True)
    ]


def acts(table: Table, thoughts: Sequence[Thought], count: int) -> list[Thought]:
    """The best of the acts considered, best first by the chance that is told; of the same act paid in different ways only the best."""
    most = max(one.visits for one in thoughts)
    found: dict[str, Thought] = {}
    for one in sorted(thoughts, key=lambda each: -each.chance):
        if one.visits >= min(TRIED * most, ENOUGH):
            found.setdefault(table.text(one.code).split(WITH, 1)[0], one)
    return list(found.values())[:count]


def chance_now(table: Table, seat: int, seed: int) -> float:
    """The seat's chance of winning in the game's own judgement; an even share where there is none."""
    heuristics = table.game.heuristics()
    return heuristics.value(seen(table, seat, seed))[seat] if heuristics is not None else 1.0 / table.seats


def _reasons(table: Table, seat: int, lines: Sequence[Sequence[int]], seed: int) -> list[tuple[str, dict[str, object]]]:
    """For each of these moves, the part of the position in which it gains most over the next one; the last is compared with the first."""
    heuristics = table.game.heuristics()
    if heuristics is None or not heuristics.parts:
        return [("hint-chance", {})] * len(lines)
    s = seen(table, seat, seed)
    parts = [_after(table.game, heuristics, s, seat, line, seed) for line in lines]
    result: list[tuple[str, dict[str, object]]] = []
    for at, mine in enumerate(parts):
        other = parts[(at + 1) % len(parts)]
        gains = [value - theirs for value, theirs in zip(mine, other, strict=True)]
        best = max(range(len(gains)), key=gains.__getitem__)
        if gains[best] < WORTH_TELLING:
            result.append(("hint-chance", {}))
        else:
            result.append((f"hint-{heuristics.parts[best]}", {"points": round(gains[best], 1)}))
    return result


def _after(game: Game, heuristics: Heuristics, s: State, seat: int, line: Sequence[int], seed: int) -> list[float]:
    """The seat's position in its parts after a move and what follows from it at once; the mean of a few rolls."""
    sums = [0.0] * len(heuristics.parts)
    for roll in range(SAMPLES):
        after = _played(game, s, seat, line, seed + roll)
        settle(game, heuristics, after, LONGEST_FIGHT)
        for at, part in enumerate(heuristics.weigh(after, seat)):
            sums[at] += part / SAMPLES
    return sums


def _played(game: Game, s: State, seat: int, line: Sequence[int], seed: int) -> State:
    """Where a move leads with this luck, as far as it can be played."""
    after = s.clone()
    after.dice = fast_dice(seed)
    after.cached = None
    game.resample(after, seat)
    for code in line:
        if seat not in game.deciders(after) or code not in legal(game, after, seat):
            break
        step(game, after, seat, code)
    return after


def _reply(table: Table, seat: int, line: Sequence[int], seed: int) -> Action | None:
    """What the next seat would probably answer; nothing where that could depend on what only that seat knows."""
    game, heuristics = table.game, table.game.heuristics()
    if heuristics is None or has_secrets(game):
        return None
    after = _played(game, seen(table, seat, seed), seat, line, seed)
    settle(game, heuristics, after, LONGEST_FIGHT)
    seats = game.deciders(after)
    if not seats or seats[0] == seat:
        return None
    code = best_by_policy(heuristics, after, seats[0], legal(game, after, seats[0]))
    return _action(table, seats[0], code)


def _action(table: Table, seat: int, code: int) -> Action:
    """An action that may only be played later."""
    return Action(code, seat, -1, table.game.notation, table.game.words(table.state) or None)
