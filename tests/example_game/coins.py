"""Coins (TES-COI-01): the winner may put coins, one by one, into the chest; a coin there is a point."""

from __future__ import annotations

from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Question
from porphyry.kernel.state import ALL, State, emit

from .events import COIN_PAID
from .frames import PAY
from .notation import PAY_COIN
from .sequence import end_round
from .state import CHEST, PURSE


class Pay(Question):
    """One coin more, or done. A player with no coin left is not asked: `auto`."""

    def __init__(self) -> None:
        super().__init__(PAY, "TES-COI-01", "coin done", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "TES-COI-01 no-coin" if code == PAY_COIN and s.facts[PURSE + seat] == 0 else ""

    def play(self, s: State, seat: int, code: int) -> None:
        if code == PAY_COIN:
            s.facts[PURSE + seat] -= 1
            s.facts[CHEST + seat] += 1
            emit(s, COIN_PAID, "TES-COI-01", ALL, (seat,))
        else:
            pop(s)
            end_round(s)
