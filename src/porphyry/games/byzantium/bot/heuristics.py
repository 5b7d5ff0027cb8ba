"""How promising the options of a decision look in Byzantium, and what a bot makes of a position as a whole (`evaluation.py`).

Actions are judged by verb (`actions.py`), answers to smaller questions by decision (`answers.py`).
"""

from __future__ import annotations

import math
from typing import Final

from porphyry.games.byzantium.board import TURNS
from porphyry.games.byzantium.bot import guessed, tuned
from porphyry.games.byzantium.bot.actions import gains_of
from porphyry.games.byzantium.bot.answers import answers_of
from porphyry.games.byzantium.bot.evaluation import PARTS, look
from porphyry.games.byzantium.frames import CHOOSE_ACTION, MARCH_ON, REINFORCE_MORE
from porphyry.games.byzantium.state import TURN
from porphyry.kernel.frames import top
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.state import State

ACTIONS: Final = (CHOOSE_ACTION.number, MARCH_ON.number, REINFORCE_MORE.number)


class ByzantiumHeuristics(Heuristics):
    """The judgement that all levels share."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def value(self, s: State) -> list[float]:
        """Chances to win: who is ahead, by how much, and how far scores still move; and who gains if the capital falls."""
        sight = look(s)
        spread = tuned.SPREAD + tuned.SPREAD_MORE * (TURNS - s.facts[TURN])
        best = max(sight.totals)
        powers = [math.exp((total - best) / spread) for total in sight.totals]
        whole = sum(powers)
        stay = 1.0 - sum(sight.fall)
        return [stay * power / whole + fall for power, fall in zip(powers, sight.fall, strict=True)]

    def weigh(self, s: State, seat: int) -> list[float]:
        """The seat's part of the position."""
        sight = look(s)
        capital = guessed.FALL_OWN * sight.fall[seat] - guessed.FALL_ANY * sum(sight.fall)
        return [
            sight.points[seat],
            sight.balance[seat],
            sight.safety[seat],
            sight.money[seat],
            sight.army[seat],
            sight.cubes[seat],
            capital,
        ]

    def is_quiet(self, s: State) -> bool:
        """Between actions, when somebody is asked what to do next."""
        return not s.stack or top(s) == CHOOSE_ACTION.number

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """How promising options look at first sight."""
        if top(s) in ACTIONS:
            return weights_of(gains_of(s, seat, codes))
        return answers_of(s, seat, codes)


def weights_of(gains: list[float]) -> list[float]:
    """Points as weights."""
    best = max(gains)
    return [math.exp((gain - best) / guessed.SHARP) + guessed.LEAST_WEIGHT for gain in gains]
