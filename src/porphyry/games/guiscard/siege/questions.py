"""The questions of a siege and its work, by the numbers of their frames. Each stands in the chapter that owns it."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard.siege import bombard, day_actions, deploy, forces, relief, siege_day
from porphyry.kernel.frames import top
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State

QUESTIONS: Final[list[Question]] = [
    forces.Muster(),
    siege_day.Sicken(),
    bombard.Sabotage(),
    siege_day.OfferParley(),
    siege_day.GiveOrders(),
    siege_day.Sally(),
    deploy.PickMen(),
    deploy.StationMen(),
    deploy.ChooseEdge(),
    relief.MeetRelief(),
    relief.ChooseMap(),
    relief.FirstTurn(),
    day_actions.StormTower(),
]
WORKS: Final[list[Work]] = [siege_day.SiegeDay(), relief.PrepareBattle()]
FIRST: Final = frames.SIEGE.number
_LAST: Final = frames.DEPLOY.number


def _by_frame() -> list[Question | None]:
    found: list[Question | None] = [None] * (_LAST - FIRST + 1)
    for question in QUESTIONS:
        found[question.frame.number - FIRST] = question
    return found


def _work_by_frame() -> list[Work | None]:
    found: list[Work | None] = [None] * (_LAST - FIRST + 1)
    for work in WORKS:
        found[work.frame.number - FIRST] = work
    return found


_QUESTION: Final = _by_frame()
_WORK: Final = _work_by_frame()


def question(s: State) -> Question:
    """The question of the siege that is open."""
    found = _QUESTION[top(s) - FIRST]
    assert found is not None, "no question of a siege"
    return found


def run(s: State) -> bool:
    """One bit of automatic work; True if the frame on top waits for a decision."""
    work = _WORK[top(s) - FIRST]
    if work is None:
        return question(s).is_open(s)
    work.step(s)
    return False
