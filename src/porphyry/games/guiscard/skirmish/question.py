"""What the questions of a skirmish have in common."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.state import ROSTER, ROUND, SEAT, get
from porphyry.kernel.action import arg_a
from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.frames import field
from porphyry.kernel.questions import Question
from porphyry.kernel.state import State

NOT_OFFERED: Final = "GUI-SEQ-10 not-offered"
NOT_IN_PLAY: Final = "GUI-SEQ-01 not-in-play"


@mypyc_attr(allow_interpreted_subclasses=True)
class SkirmishQuestion(Question):
    """A question that knows its answers by a list; `objection` says why another is not on it.

    `number`: that of its kind of decision.
    """

    number: int = 0

    def subject(self, s: State) -> int:
        """The unit it is about, or -1."""
        return -1

    def objection(self, s: State, code: int) -> str:
        """The rule against an answer that is not on the list, where one is known."""
        return ""

    def why_not(self, s: State, seat: int, code: int) -> str:
        if code in self.legal(s, seat):
            return ""
        return self.objection(s, code) or NOT_OFFERED

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        u = self.subject(s)
        return {"round": s.facts[ROUND]} if u < 0 else {"unit": t.ROSTER_IDS[get(s, u, ROSTER)]}


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitQuestion(SkirmishQuestion):
    """A question about one unit, to its owner."""

    def decider(self, s: State) -> int:
        return get(s, field(s, frames.UNIT), SEAT)

    def subject(self, s: State) -> int:
        return field(s, frames.UNIT)


@mypyc_attr(allow_interpreted_subclasses=True)
class HexQuestion(UnitQuestion):
    """The answer is a hex for the unit."""

    def objection(self, s: State, code: int) -> str:
        if not board_of(s).holds(arg_a(code)):
            return "GUI-MOV-02 off-map"
        return self.why_not_there(s, arg_a(code))

    def why_not_there(self, s: State, h: int) -> str:
        """The rule against a hex of the map."""
        return ""
