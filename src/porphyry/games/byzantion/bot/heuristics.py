"""What a bot may weigh in Byzantion: doxa, what lies in stock, what the cards will still yield, missions, the placings of the end.

Everything is counted in doxa at the end of the game. No search here, and no rule: the numbers are judgement, and may be wrong.
"""

from __future__ import annotations

import math
from typing import Final

from porphyry.games.byzantion.bot import guessed
from porphyry.games.byzantion.bot.bids import mixed
from porphyry.games.byzantion.bot.gains import option_gains
from porphyry.games.byzantion.bot.prospects import measure, rounds_left
from porphyry.games.byzantion.bot.reign import weigh_reign
from porphyry.games.byzantion.bot.tuned import MEASURES, PARTS
from porphyry.games.byzantion.frames import BID, CONTRIBUTE, FRAMES, OVER, PLACE_SEAL, TAKE_TURN
from porphyry.kernel.frames import top
from porphyry.kernel.heuristics import Habit, Heuristics
from porphyry.kernel.state import State

QUIET: Final = (TAKE_TURN.number, OVER.number, PLACE_SEAL.number)
STRONG_ALONE: Final = Habit(thinks=60, overlooks=0)


class ByzantionHeuristics(Heuristics):
    """The judgement that all levels share."""

    def __init__(self) -> None:
        super().__init__(PARTS, [FRAMES.asking.index(CONTRIBUTE), FRAMES.asking.index(BID)])

    def habit(self, s: State, level: str) -> Habit | None:
        """Alone at the table a position is judged poorly right after an action: who thinks about every one plays worse."""
        return STRONG_ALONE if s.seats == 1 and level == "strong" else None

    def weigh(self, s: State, seat: int) -> list[float]:
        """The seat's part of the position."""
        if s.seats == 1:
            return weigh_reign(s)
        left = rounds_left(s)
        parts = [0.0] * len(PARTS)
        measured = measure(s, seat)
        for number in range(len(measured)):
            part, weight, more = MEASURES[number]
            parts[part] += measured[number] * (weight + left * more)
        return parts

    def value(self, s: State) -> list[float]:
        """Chances to win: who is ahead, by how much, and how far it can still change. Alone: how far up the table of emperors."""
        totals = [sum(self.weigh(s, seat)) for seat in range(s.seats)]
        if s.seats == 1:
            return [0.5 + 0.5 * totals[0] / (abs(totals[0]) + guessed.REIGN_SPREAD)]  # as it counts when finished
        spread = guessed.SPREAD + guessed.SPREAD_MORE * rounds_left(s)
        best = max(totals)
        powers = [math.exp((total - best) / spread) for total in totals]
        whole = sum(powers)
        return [power / whole for power in powers]

    def is_quiet(self, s: State) -> bool:
        """Between turns, when somebody is asked what to do next."""
        return top(s) in QUIET

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """How promising options look at first sight."""
        gains = option_gains(s, seat, codes)
        best = max(gains)
        return [math.exp((gain - best) / guessed.SHARP) for gain in gains]

    def mixture(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """Contributions and trial bids are drawn, so that nobody can read them."""
        return mixed(s, seat, codes)
