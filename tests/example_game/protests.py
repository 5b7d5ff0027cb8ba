"""Rolling and protesting (TES-BID-02, TES-PRO-01): each other player may have a roll repeated, once a game, or let it pass."""

from __future__ import annotations

from porphyry.kernel.frames import field, field_at, find, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit

from .events import DICE_ROLLED, PROTESTED
from .frames import CONTEST, PAY, REACT
from .notation import PROTEST
from .state import POINTS, PROTESTS


def roll(s: State) -> None:
    """The winner of the contest in hand rolls for points, and the others are asked again."""
    winner = field(s, CONTEST.winner)
    face = s.dice.roll(6)
    s.facts[POINTS + winner] += face
    set_field(s, CONTEST.face, face)
    set_field(s, CONTEST.next, 0)
    emit(s, DICE_ROLLED, "TES-BID-02", ALL, (winner, face))


def face_rolled(s: State) -> int:
    """The face that one may protest against."""
    return field_at(s, find(s, CONTEST.number), CONTEST.face)


class Contest(Work):
    """Asks the others one by one; when all have let the roll pass, the winner may pay."""

    def __init__(self) -> None:
        super().__init__(CONTEST)

    def step(self, s: State) -> None:
        winner = field(s, CONTEST.winner)
        seat = field(s, CONTEST.next)
        while seat < s.seats and (seat == winner or s.facts[PROTESTS + seat]):
            seat += 1
        if seat == s.seats:
            pop(s)
            PAY.begin(s, winner)
        else:
            set_field(s, CONTEST.next, seat + 1)
            REACT.begin(s, seat)


class React(Question):
    """A reaction: it may be declined, and a standing order can decline it for a player who is away."""

    def __init__(self) -> None:
        super().__init__(REACT, "TES-PRO-01", "protest pass", decline="pass")

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        if code == PROTEST:
            s.facts[PROTESTS + seat] = 1
            emit(s, PROTESTED, "TES-PRO-01", ALL, (seat,))
            s.facts[POINTS + field(s, CONTEST.winner)] -= field(s, CONTEST.face)
            roll(s)
