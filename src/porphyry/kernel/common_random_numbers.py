"""Common random numbers: a chance is keyed by the turn and the actions since the position was quiet, not by its place in a stream.

To compare two moves by playing on after each, the moves should differ, not the dice. With one stream of random numbers the first
difference shifts every later roll. Here two plans that do the same thing roll the same die: a blow that is struck after either move
falls in the same way, and whoever walks the same way meets the same chances.
"""

from __future__ import annotations

import math
from typing import Final

from porphyry.kernel.game import Game, legal, step
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.state import State

MASK: Final = (1 << 31) - 1
NO_TURN: Final = 1 << 30
"""Later than any turn."""


def mixed(a: int, b: int) -> int:
    """A key made of two numbers: 31 bits that show nothing of either."""
    x = (a ^ b ^ b >> 31) & MASK
    x = (x ^ x >> 15) * 739982445 & MASK
    x = (x + (a >> 3) + 374761393) & MASK
    x = (x ^ x >> 12) * 695872825 & MASK
    return x ^ x >> 15


def key_of(game: Game, heuristics: Heuristics, s: State, seat: int, seed: int, key: int) -> int:
    """Under which key a decision is taken: where the position is quiet, by turn and kind; else that of what has just been done."""
    return mixed(seed, heuristics.turn(s) * 64 + game.kind(s, seat)) if heuristics.is_quiet(s) else key


def act(game: Game, s: State, seat: int, code: int, key: int) -> int:
    """Play an action with the luck that belongs to it; gives the key of what follows."""
    key = mixed(key, code)
    s.dice.aim(key)
    step(game, s, seat, code)
    return key


def race(weights: list[float], codes: list[int], key: int) -> int:
    """A place in the list, each as likely as its weight says: all run, the heavy ones fast, each with its own luck under this key."""
    best, first = 0, math.inf
    for at in range(len(weights)):
        if weights[at] > 0.0:
            time = -math.log((mixed(key, codes[at]) + 1) / 2147483649.0) / weights[at]
            if time < first:
                best, first = at, time
    return best


def play_alike(
    game: Game, heuristics: Heuristics, s: State, actions: int, seed: int, key: int, turn: int = NO_TURN
) -> None:
    """Play this many actions by the game's own judgement, or fewer: until this turn begins."""
    while actions > 0 and heuristics.turn(s) < turn:
        seats = game.deciders(s)
        if not seats:
            return
        seat = seats[0]
        codes = legal(game, s, seat)
        key = key_of(game, heuristics, s, seat, seed, key)
        at = race(heuristics.policy(s, seat, codes), codes, key) if len(codes) > 1 else 0
        key = act(game, s, seat, codes[at], key)
        actions -= 1
