"""All questions of Guiscard and all its work, by the numbers of their frames; and the way from one question to the next."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames, sequence, setup, steps
from porphyry.games.guiscard.notation import NOTATION
from porphyry.games.guiscard.siege import questions as siege
from porphyry.games.guiscard.siege.hooks import BreakOff, SiegeHooks
from porphyry.games.guiscard.siegecraft import fire, ladders, ropes
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.skirmish import advance, charges, combat, missile, on_the_way, retreat, wounds
from porphyry.games.guiscard.skirmish.hooks import plug_in
from porphyry.games.guiscard.skirmish.question import NOT_OFFERED, SkirmishQuestion
from porphyry.games.guiscard.state import OVER, STEP
from porphyry.kernel.decision import DecisionKind
from porphyry.kernel.frames import field, top
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State

plug_in(SiegeHooks())

FIRE: Final = steps.FireStep([*siegecraft.IN_STEP_1, BreakOff()])
CHARGE: Final = steps.ChargeStep([BreakOff()])
MOVE: Final = steps.MoveStep([*siegecraft.IN_STEP_3, BreakOff()])
COMBAT: Final = steps.CombatStep([*siegecraft.IN_STEP_4, BreakOff()])
OFFER_ADVANCE: Final = advance.OfferAdvance()
ADVANCE_ON: Final = advance.AdvanceOn()

# In the order in which everybody knows their numbers.
QUESTIONS: Final[list[SkirmishQuestion]] = [
    setup.PlaceUnit(),
    setup.FaceUnit(),
    FIRE,
    CHARGE,
    charges.ChoosePath(),
    charges.OfferCounterCharge(),
    MOVE,
    on_the_way.TakeStep(siegecraft.ON_THE_WAY),
    missile.OfferDefensiveFire(),
    COMBAT,
    combat.NameFighters(),
    combat.OfferEvasion(),
    combat.ChooseLoss(),
    retreat.ChooseRetreat(),
    retreat.ChooseRoom(),
    wounds.ChooseFall(),
    OFFER_ADVANCE,
    missile.ChooseCover(),
    ADVANCE_ON,
    setup.ChooseExit(),
    setup.Emplace(),
    ladders.ChooseLadderFall(),
    ladders.ChooseDrop(),
    fire.FleeFire(),
    ropes.OfferRope(),
]
WORKS: Final[list[Work]] = [
    missile.Volley(),
    missile.OfferWindow(),
    charges.Ride(),
    sequence.Stationary(),
    sequence.CloseCombat(),
]
KINDS: Final[list[DecisionKind]] = [one.kind for one in [*QUESTIONS, *siege.QUESTIONS]]
_ANY_TIME: Final[list[SkirmishQuestion]] = [
    one for one in QUESTIONS if one.frame.name in ("turn", "move", "window", "attack")
]
_OF_STEP: Final[list[SkirmishQuestion]] = [FIRE, FIRE, CHARGE, MOVE, COMBAT]  # by the number of the step


def _by_frame() -> list[SkirmishQuestion | None]:
    """A frame with several questions has its first here; `asked` knows better."""
    found: list[SkirmishQuestion | None] = [None] * siege.FIRST
    for one in reversed(QUESTIONS):
        found[one.frame.number] = one
    return found


def _work_by_frame() -> list[Work | None]:
    found: list[Work | None] = [None] * siege.FIRST
    for work in WORKS:
        found[work.frame.number] = work
    return found


_QUESTION: Final = _by_frame()
_WORK: Final = _work_by_frame()


def asked(s: State) -> SkirmishQuestion:
    """The question of the skirmish that is open: each step of a turn has its own."""
    kind = top(s)
    if kind == frames.TURN.number:
        return _OF_STEP[s.facts[STEP]]
    if kind == frames.ADVANCE.number and field(s, frames.ADVANCE.unit) >= 0:
        return ADVANCE_ON
    found = _QUESTION[kind]
    assert found is not None, "no question"
    return found


def question(s: State) -> Question:
    """The question that is open."""
    return asked(s) if top(s) < siege.FIRST else siege.question(s)


def decider(s: State) -> int:
    """The seat that must decide, or -1."""
    return -1 if s.facts[OVER] else question(s).decider(s)


def kind_of(s: State) -> int:
    """The number of the open question's kind."""
    return question(s).number


def subject(s: State) -> int:
    """The unit the open question is about, or -1."""
    return -1 if top(s) >= siege.FIRST else asked(s).subject(s)


def legal(s: State) -> list[int]:
    """Every action the decider may take, always in the same order."""
    one = question(s)
    return one.legal(s, one.decider(s))


def why_not(s: State, code: int) -> str:
    """Empty if the open question may be answered so, else the rule and the reason. What belongs to another step is asked of that step."""
    one = question(s)
    verb = NOTATION.verbs[code & 255].name
    if verb in one.kind.verbs:
        return one.why_not(s, one.decider(s), code)
    for other in _ANY_TIME:
        if verb in other.kind.verbs:
            return other.why_not(s, other.decider(s), code) or NOT_OFFERED
    return NOT_OFFERED


def play(s: State, code: int) -> None:
    """Carry out a legal action and run on."""
    kind = top(s)
    one = question(s)
    one.play(s, one.decider(s), code)
    if kind == frames.MAP.number:
        sequence.wipe_marks(s)
    run(s)


def run(s: State) -> None:
    """Carry on until a decision is open or the game is over."""
    while s.facts[OVER] == 0:
        if advance_frame(s):
            return


def advance_frame(s: State) -> bool:
    """One bit of automatic work; True if the frame on top waits for a decision."""
    kind = top(s)
    if kind == frames.TURN.number:
        return sequence.run_turn(s)
    if kind >= siege.FIRST:
        return siege.run(s)
    work = _WORK[kind]
    if work is None:
        return asked(s).is_open(s)
    work.step(s)
    return False
