"""The last action: where a game ends with what is chosen now, nothing has to be guessed. Every option is played to its result.

What no die decides is known after one try; the others are tried as often as it takes, all with the same luck.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from porphyry.bots.search import LONGEST_FIGHT, Thought, luck, shares
from porphyry.kernel.game import legal, step
from porphyry.kernel.heuristics import best_by_policy, settle

if TYPE_CHECKING:
    from porphyry.kernel.game import Game
    from porphyry.kernel.heuristics import Heuristics
    from porphyry.kernel.state import State

TRIES: Final = 32
"""Of an option that dice decide."""
POINT: Final = 1e-6
"""What a point more is worth beside the game: of two ways to win the one that wins by more."""


def last_action(game: Game, heuristics: Heuristics, root: State, seat: int, seed: int) -> list[Thought] | None:
    """All options with their results, the best first; None where the game may go on after one of the likeliest."""
    codes = legal(game, root, seat)
    if not heuristics.is_quiet(root):
        return None
    likely = best_by_policy(heuristics, root, seat, codes)
    if any(_result(game, heuristics, root, seat, code, seed, 0) is None for code in {likely, codes[0], codes[-1]}):
        return None
    found: list[tuple[float, Thought]] = []
    for code in codes:
        first = _result(game, heuristics, root, seat, code, seed, 0)
        if first is None:
            return None
        results = [first]
        if first[2]:
            more = [_result(game, heuristics, root, seat, code, seed, at) for at in range(1, TRIES)]
            results += [one for one in more if one is not None]
        chance = sum(one[0] for one in results) / len(results)
        ahead = sum(one[1] for one in results) / len(results)
        doubt = math.sqrt(chance * (1.0 - chance) / len(results))
        found.append((chance + POINT * ahead, Thought(code, len(results), chance, doubt)))
    return [one for _, one in sorted(found, key=lambda each: -each[0])]


def _result(
    game: Game, heuristics: Heuristics, root: State, seat: int, code: int, seed: int, at: int
) -> tuple[float, int, bool] | None:
    """The seat's share of the win, its points ahead of the best of the others, and whether dice fell; None if the game goes on."""
    s = root.clone()
    s.dice = luck(seed, at)
    s.cached = None
    game.resample(s, seat)
    drawn = s.dice.counter
    step(game, s, seat, code)
    settle(game, heuristics, s, LONGEST_FIGHT)
    outcome = game.outcome(s)
    if game.deciders(s) or outcome is None:
        return None
    others = [score for who, score in enumerate(outcome.scores) if who != seat]
    rolled = s.dice.counter > drawn or drawn > 0
    return shares(game, s)[seat], outcome.scores[seat] - max(others, default=0), rolled
