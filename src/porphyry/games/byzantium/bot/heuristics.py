"""How promising the options of a decision look in Byzantium, and what a bot makes of a position as a whole (`evaluation.py`).

Actions are judged by verb (`actions.py`), answers to smaller questions by decision (`answers.py`).
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from porphyry.games.byzantium.board import TURNS
from porphyry.games.byzantium.bot import guessed, tuned
from porphyry.games.byzantium.bot.actions import gains_of
from porphyry.games.byzantium.bot.answers import answers_of
from porphyry.games.byzantium.bot.evaluation import PARTS, Sight, look
from porphyry.games.byzantium.bot.measures import MEASURES, measured
from porphyry.games.byzantium.bot.styles import STYLES
from porphyry.games.byzantium.frames import CHOOSE_ACTION, MARCH_ON, REINFORCE_MORE
from porphyry.games.byzantium.state import TURN
from porphyry.kernel.data import weights
from porphyry.kernel.frames import top
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.judgement import Fitted
from porphyry.kernel.state import State

JUDGEMENT: Final = Path(__file__).parent.parent / "data" / "judgement.toml"
MOST_SEATS: Final = 4
STAGES: Final = [[f"{seats}-{turn}" for turn in range(TURNS + 1)] for seats in range(MOST_SEATS + 1)]
"""By the number of seats and the turn."""
ACTIONS: Final = (CHOOSE_ACTION.number, MARCH_ON.number, REINFORCE_MORE.number)


class ByzantiumHeuristics(Heuristics):
    """The judgement that all levels share."""

    def __init__(self) -> None:
        super().__init__(PARTS)
        self.measures = MEASURES
        self.styles = STYLES
        self.fitted = Fitted(weights(JUDGEMENT, MEASURES))

    def stage(self, s: State) -> str:
        return STAGES[s.seats][s.facts[TURN]]

    def measured(self, s: State) -> list[list[float]]:
        return measured(s, look(s))

    def value(self, s: State) -> list[float]:
        """Chances to win by the weights that were fitted; where they are taken away, as people guessed."""
        sight = look(s)
        if self.fitted is None:
            return self.guess(s, sight)
        return self.fitted.chances(STAGES[s.seats][s.facts[TURN]], measured(s, sight))

    def guess(self, s: State, sight: Sight) -> list[float]:
        """Who is ahead, by how much, and how far scores still move; and who gains if the capital falls."""
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
