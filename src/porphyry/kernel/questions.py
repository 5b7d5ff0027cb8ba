"""Questions: one class for each kind of decision, and what goes on by itself between two of them.

A question has its frame on the stack while it is open. Its class says who decides, what could be answered, why an answer is refused,
what an answer does, and what the prompt needs; the kernel makes everything else of it:

    class ChooseLosses(Question):
        "The owner of an army chooses which cube it loses (BYZ-BAT-06)."

        def __init__(self) -> None:
            super().__init__(CHOOSE_LOSSES, "BYZ-BAT-06", "lose", auto=True, params="side hits:int")

        def why_not(self, s: State, seat: int, code: int) -> str: ...
        def play(self, s: State, seat: int, code: int) -> None: ...
        def prompt(self, s: State, seat: int) -> dict[str, object]: ...

`why_not` is the only place that refuses. The legal list is made of it: all well-formed answers, or the `candidates` of the question, for
which it has no objection. A question that is asked often may write a quicker `legal`; the conformance suite then holds it to `why_not`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.decision import DecisionKind
from porphyry.kernel.frames import Frame, Frames, field
from porphyry.kernel.game import Game
from porphyry.kernel.state import State

if TYPE_CHECKING:
    from porphyry.kernel.action import Notation
    from porphyry.kernel.event import EventKinds
    from porphyry.kernel.game import Option
    from porphyry.kernel.orders import StandingOrder


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One kind of decision. The parameters are those of DecisionKind; its name is that of its frame, or `name`."""

    def __init__(
        self,
        frame: Frame,
        rule: str,
        verbs: str,
        *,
        auto: bool = False,
        decline: str = "",
        secret: bool = False,
        veiled: bool = False,
        params: str = "",
        name: str = "",
    ) -> None:
        self.frame = frame
        self.kind = DecisionKind(
            name or frame.name, rule, verbs, auto=auto, decline=decline, secret=secret, veiled=veiled, params=params
        )
        self.number = 0  # of its kind among the decisions of the game that asks it
        self.notation: Notation | None = None  # of that game
        self.every: list[int] | None = None  # all well-formed answers, once somebody has wanted them

    def is_open(self, s: State) -> bool:
        """Whether it must be asked. A question that may settle itself takes a step here and says no."""
        return True

    def decider(self, s: State) -> int:
        """The seat that is asked: the first field of the frame."""
        return field(s, 1)

    def deciders(self, s: State) -> list[int]:
        """All seats that are asked, where it may be several at once."""
        return [self.decider(s)]

    def candidates(self, s: State, seat: int) -> list[int]:
        """Answers that could be meant; none that is allowed may be missing. Unless a question says otherwise: all well-formed ones."""
        if self.every is None:
            assert self.notation is not None, "a question is asked by a game"
            self.every = [code for verb in self.kind.verbs for code in self.notation.every(verb)]
        return self.every

    def why_not(self, s: State, seat: int, code: int) -> str:
        """Empty if this answer is allowed, else "RULE-ID reason-key"."""
        return ""

    def legal(self, s: State, seat: int) -> list[int]:
        """The candidates without an objection, in their order."""
        return [code for code in self.candidates(s, seat) if not self.why_not(s, seat, code)]

    def play(self, s: State, seat: int, code: int) -> None:
        """Carry out a legal answer, and take the frame off the stack if the question is settled."""
        raise NotImplementedError(f"{self.kind.name}: play")

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        """Parameters of the question's text."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One verb of a question whose verbs belong to different chapters: an action of one's turn, say."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def why_not(self, s: State, seat: int, code: int) -> str:
        """Empty if it may be chosen like this, else "RULE-ID reason-key"."""
        return ""

    def play(self, s: State, seat: int, code: int) -> None:
        """Carry it out, and take the frame of the question off the stack."""
        raise NotImplementedError("play")


def by_verb(notation: Notation, choices: list[Choice]) -> list[Choice | None]:
    """The choices at the places of their verbs."""
    found: list[Choice | None] = [None] * len(notation.verbs)
    for choice in choices:
        if found[choice.verb] is not None:
            raise ValueError(f"the verb {notation.verbs[choice.verb].name!r} has two choices")
        found[choice.verb] = choice
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceQuestion(Question):
    """A question that hands each of its verbs to the chapter that owns it."""

    def __init__(
        self,
        frame: Frame,
        rule: str,
        notation: Notation,
        choices: list[Choice],
        *,
        auto: bool = False,
        params: str = "",
    ) -> None:
        verbs = " ".join([notation.verbs[choice.verb].name for choice in choices])
        super().__init__(frame, rule, verbs, auto=auto, params=params)
        self.choices = by_verb(notation, choices)

    def why_not(self, s: State, seat: int, code: int) -> str:
        """The choice knows."""
        choice = self.choices[code & 255]
        assert choice is not None, "no answer to this question"
        return choice.why_not(s, seat, code)

    def play(self, s: State, seat: int, code: int) -> None:
        """The choice does it."""
        choice = self.choices[code & 255]
        assert choice is not None, "no answer to this question"
        choice.play(s, seat, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Work:
    """One kind of work that goes on by itself, step by step, until it asks somebody or takes its frame off the stack."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    def step(self, s: State) -> None:
        """One step."""
        raise NotImplementedError(f"{self.frame.name}: step")


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionGame(Game):
    """A game made of questions and work. A subclass answers what is left: setup, outcome, view, positions."""

    def __init__(
        self,
        name: str,
        *,
        rules_version: int,
        seat_counts: list[int],
        notation: Notation,
        frames: Frames,
        questions: list[Question],
        works: list[Work],
        events: EventKinds,
        options: list[Option],
        orders: list[StandingOrder] | None = None,
        finished: bool = False,
    ) -> None:
        self.frames = frames
        self.first_question = frames.asks
        self.first_work = frames.works
        if frames.one_row:
            asked = questions
            self.questions = _questions_in_one_row(frames, questions)  # the first of each frame
            self.works = _works_in_one_row(frames, questions, works)
        else:
            asked = _questions_in_order(frames, questions)
            self.questions = [
                *[_Rest(frames.resting[0]) for _ in range(frames.asks)],
                *asked,
            ]  # by the numbers of their frames
            self.works = _works_in_order(frames, works)
        for number, question in enumerate(asked):
            question.number = number
            question.notation = notation
            for verb in question.kind.verbs:
                if verb not in notation.index:
                    raise ValueError(f"the question {question.kind.name!r} has a verb {verb!r} that is not declared")
        super().__init__(
            name,
            rules_version=rules_version,
            seat_counts=seat_counts,
            notation=notation,
            decision_kinds=[question.kind for question in asked],
            event_kinds=list(events.kinds),
            options=options,
            orders=orders,
            finished=finished,
        )

    def question(self, s: State) -> Question:
        """The question that is open."""
        return self.questions[s.stack[-8]]

    def deciders(self, s: State) -> list[int]:
        """Whoever the open question asks; nobody once the stack is empty, or at rest."""
        stack = s.stack
        return self.questions[stack[-8]].deciders(s) if stack else []

    def kind(self, s: State, seat: int) -> int:
        """The decisions are numbered as their frames."""
        return s.stack[-8] - self.first_question

    def legal(self, s: State, seat: int) -> list[int]:
        """What the open question allows."""
        return self.questions[s.stack[-8]].legal(s, seat)

    def why_not(self, s: State, seat: int, code: int) -> str:
        """What the open question objects."""
        return self.questions[s.stack[-8]].why_not(s, seat, code)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        """What the open question's text needs."""
        return self.questions[s.stack[-8]].prompt(s, seat)

    def play(self, s: State, seat: int, code: int) -> None:
        """Carry out an answer and run on."""
        self.questions[s.stack[-8]].play(s, seat, code)
        self.run(s)

    def answer(self, s: State, seat: int, code: int) -> None:
        """Carry out an answer, and nothing that follows from it."""
        self.questions[s.stack[-8]].play(s, seat, code)

    def run(self, s: State) -> None:
        """Go on until somebody must decide or the game is over."""
        works = self.works
        first = self.first_work
        stack = s.stack
        while stack and stack[-8] >= first:
            works[stack[-8] - first].step(s)

    def step(self, s: State) -> None:
        """One step of the work in hand."""
        self.works[s.stack[-8] - self.first_work].step(s)

    def is_asking(self, s: State) -> bool:
        """Does the frame in hand ask somebody?"""
        return self.first_question <= s.stack[-8] < self.first_work


class _Rest(Question):
    """Stands where a question would, if a frame rests: nobody is asked."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame, "", "")

    def deciders(self, s: State) -> list[int]:
        return []


def _questions_in_order(frames: Frames, questions: list[Question]) -> list[Question]:
    """One question for each frame that asks, at the place of its number."""
    found = {question.frame.number: question for question in questions}
    if len(found) != len(questions) or sorted(found) != [frame.number for frame in frames.asking]:
        raise ValueError(f"expected one question for each frame that asks: {_names(frames.asking)}")
    return [found[frame.number] for frame in frames.asking]


def _questions_in_one_row(frames: Frames, questions: list[Question]) -> list[Question]:
    """The first question of each frame at the place of its number; where a frame asks nothing, a rest."""
    row: list[Question] = [_Rest(frames.working[0]) for _ in range(frames.working[-1].number + 1)]
    for question in reversed(questions):
        row[question.frame.number] = question
    return row


def _works_in_one_row(frames: Frames, questions: list[Question], works: list[Work]) -> list[Work]:
    """The work of each frame at the place of its number; a frame that only asks never comes to it."""
    asking = [question.frame.number for question in questions]
    found = {work.frame.number: work for work in works}
    idle = [frame for frame in frames.working if frame.number not in found and frame.number not in asking]
    if idle or len(found) != len(works):
        raise ValueError(f"expected a question or one work for each frame: {_names(idle)}")
    return [found.get(frame.number) or Work(frame) for frame in frames.working]


def _works_in_order(frames: Frames, works: list[Work]) -> list[Work]:
    """The same for what goes on by itself."""
    found = {work.frame.number: work for work in works}
    if len(found) != len(works) or sorted(found) != [frame.number for frame in frames.working]:
        raise ValueError(f"expected one work for each frame that goes on by itself: {_names(frames.working)}")
    return [found[frame.number] for frame in frames.working]


def _names(frames: list[Frame]) -> str:
    return ", ".join([frame.name for frame in frames]) or "none"
