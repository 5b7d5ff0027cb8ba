"""What the questions of a skirmish have in common."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE, neighbour
from porphyry.games.guiscard.notation import NOTATION
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.state import HEX, ROSTER, ROUND, SEAT, count, get, unit_of
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.frames import Frame, field
from porphyry.kernel.questions import Choice, Question, by_verb
from porphyry.kernel.state import State

NOT_OFFERED: Final = "GUI-SEQ-10 not-offered"
NOT_IN_PLAY: Final = "GUI-SEQ-01 not-in-play"


MOST_OTHERS: Final = 40
"""Of each verb, so many others are compared with the list."""


def others_beside(s: State, verbs: list[str], listed: list[int]) -> list[int]:
    """What is listed, and some answers with the same verbs that may not be: drawn by the position, so always the same."""
    out = listed.copy()
    units = [get(s, u, ROSTER) for u in range(count(s))]
    hexes = [get(s, u, HEX) for u in range(count(s)) if get(s, u, HEX) != NOWHERE]
    hexes.extend([neighbour(h, k % 6) for k, h in enumerate(hexes) if neighbour(h, k % 6) != NOWHERE])
    draw = fast_dice(len(listed) + s.facts[ROUND])
    for verb in verbs:
        number = NOTATION.index[verb]
        fields = NOTATION.verbs[number].fields
        for _ in range(MOST_OTHERS if fields else 1):
            args = [0, 0, 0, 0]
            for at, (_name, sort) in enumerate(fields):
                if sort == "unit":
                    args[at] = units[draw.below(len(units))]
                elif sort == "hex":
                    args[at] = hexes[draw.below(len(hexes))] if hexes else 0
                else:
                    args[at] = draw.below(len(NOTATION.words[sort]))
            out.append(pack(number, args[0], args[1], args[2], args[3]))
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class SkirmishQuestion(Question):
    """A question that lists its answers by itself, to be quick."""

    def subject(self, s: State) -> int:
        """The unit it is about, or -1."""
        return -1

    def candidates(self, s: State, seat: int) -> list[int]:
        """The list, and others with which it can be compared: units in play and hexes that they stand in or are asked about."""
        return others_beside(s, self.kind.verbs, self.legal(s, seat))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        u = self.subject(s)
        return {"round": s.facts[ROUND]} if u < 0 else {"unit": t.ROSTER_IDS[get(s, u, ROSTER)]}


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitChoice(Choice):
    """A verb whose first field names the unit that does it."""

    def why_not(self, s: State, seat: int, code: int) -> str:
        u = unit_of(s, arg_a(code))
        return NOT_IN_PLAY if u < 0 else self.why_not_unit(s, u, code)

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        """The rule against it, for a unit in play."""
        raise NotImplementedError("why_not_unit")  # each subclass has its own (tests/games/test_left_open.py)

    def play(self, s: State, seat: int, code: int) -> None:
        self.do(s, unit_of(s, arg_a(code)), code)

    def do(self, s: State, u: int, code: int) -> None:
        """The unit does it."""
        raise NotImplementedError("do")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class PairChoice(UnitChoice):
    """A verb whose second field names another unit."""

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        v = unit_of(s, arg_b(code))
        return NOT_IN_PLAY if v < 0 else self.why_not_pair(s, u, v, code)

    def why_not_pair(self, s: State, u: int, v: int, code: int) -> str:
        """The rule against it, for two units in play."""
        raise NotImplementedError("why_not_pair")  # each subclass has its own (tests/games/test_left_open.py)

    def do(self, s: State, u: int, code: int) -> None:
        self.do_both(s, u, unit_of(s, arg_b(code)), code)

    def do_both(self, s: State, u: int, v: int, code: int) -> None:
        """The two do it, or one does it to the other."""
        raise NotImplementedError("do_both")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class SkirmishChoiceQuestion(SkirmishQuestion):
    """A question that hands each of its verbs to the chapter that owns it."""

    def __init__(
        self, frame: Frame, rule: str, verbs: str, choices: list[Choice], *, name: str, params: str = "round:int"
    ) -> None:
        super().__init__(frame, rule, verbs, name=name, auto=True, params=params)
        self.choices = by_verb(NOTATION, choices)
        missing = [verb for verb in self.kind.verbs if self.choices[NOTATION.index[verb]] is None]
        if missing:
            raise ValueError(f"the question {name!r} has no choice for {', '.join(missing)}")

    def why_not(self, s: State, seat: int, code: int) -> str:
        choice = self.choices[verb_of(code)]
        assert choice is not None, "no answer to this question"
        return choice.why_not(s, seat, code)

    def play(self, s: State, seat: int, code: int) -> None:
        choice = self.choices[verb_of(code)]
        assert choice is not None, "no answer to this question"
        choice.play(s, seat, code)


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

    def why_not(self, s: State, seat: int, code: int) -> str:
        if not board_of(s).holds(arg_a(code)):
            return "GUI-MOV-02 off-map"
        return self.why_not_there(s, arg_a(code))

    def why_not_there(self, s: State, h: int) -> str:
        """The rule against a hex of the map."""
        return ""
