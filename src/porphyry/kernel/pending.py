"""Work in hand as a position writes it: every frame by its name, every field by its name, every number as a word of the game.

    [{"turn": {"stage": 1}}, {"attack": {"seat": "red", "side": "arab", "city": "damascus"}}]

A game says once what the types of its fields mean; writing, reading and judging follow from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry.kernel.frames import SIZE
from porphyry.kernel.shapes import BOTTOM, Flag, Listing, Maybe, Number, Shape, Word, refuse, strangers

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from porphyry.kernel.frames import Frame, Frames
    from porphyry.kernel.state import State


class Sort:
    """What the numbers of a field mean: how a position writes them, and what it may write."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def write(self, value: int) -> Any:
        """The number as a position says it."""
        return value

    def read(self, said: Any) -> int:
        """The number that was said; its shape has been judged."""
        return int(said)


class Count(Sort):
    """A plain number."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__(Number(first, last))


class YesNo(Sort):
    """1 and 0, said as true and false."""

    def __init__(self) -> None:
        super().__init__(Flag())

    def write(self, value: int) -> bool:
        """True or false."""
        return value == 1


class OneOf(Sort):
    """A word of a vocabulary; with `nothing`, -1 is said as null."""

    def __init__(self, words: Sequence[str], *, nothing: bool = False) -> None:
        super().__init__(Maybe(Word(words)) if nothing else Word(words))
        self.words = list(words)

    def write(self, value: int) -> str | None:
        """The word."""
        return None if value < 0 else self.words[value]

    def read(self, said: Any) -> int:
        """Its place."""
        return -1 if said is None else self.words.index(said)


class SetOf(Sort):
    """A bit mask, said as a list of words."""

    def __init__(self, words: Sequence[str], least: int = 0) -> None:
        super().__init__(Listing(Word(words), len(words), least, once=True))
        self.words = list(words)

    def write(self, value: int) -> list[str]:
        """The words of the bits, in order."""
        return [word for at, word in enumerate(self.words) if value >> at & 1]

    def read(self, said: Any) -> int:
        """The mask."""
        return sum(1 << self.words.index(word) for word in said)


class Pending:
    """How a game writes and reads its stack.

    `sorts`: what the types of the fields mean. `upon`: on which frames a frame may lie (BOTTOM: on none), by numbers.
    """

    def __init__(self, frames: Frames, sorts: Mapping[str, Sort], upon: Mapping[int, Sequence[int]], most: int) -> None:
        self.frames = {frame.name: frame for frame in frames}
        self.by_number = {frame.number: frame for frame in frames}
        self.sorts = sorts
        self.upon = upon
        self.most = most

    def write(self, s: State) -> list[dict[str, Any]]:
        """Every task, from the bottom."""
        return [self.task(s.stack[at : at + SIZE]) for at in range(0, len(s.stack), SIZE)]

    def task(self, numbers: list[int]) -> dict[str, Any]:
        """One task by its eight numbers."""
        frame = self.by_number[numbers[0]]
        return {
            frame.name: {
                name: self.sorts[sort].write(numbers[place])
                for place, (name, sort) in enumerate(frame.fields, start=1)
                if name
            }
        }

    def read(self, data: Any, where: str, faults: list[str]) -> list[int]:
        """The stack that was written; every fault is added in words, and then the answer means nothing."""
        stack: list[int] = []
        if not isinstance(data, list) or not 0 < len(data) <= self.most:
            refuse(data, where, f"a list of tasks, {self.most} at most", faults)
            return stack
        below = BOTTOM
        for number, task in enumerate(data):
            frame = self._frame(task, f"{where}[{number}]", faults)
            if frame is None:
                return stack
            if below not in self.upon[frame.number]:
                faults.append(f"{where}[{number}]: such work does not arise there")
            below = frame.number
            stack += self._numbers(frame, task[frame.name], f"{where}[{number}].{frame.name}", faults)
        return stack

    def _frame(self, task: Any, where: str, faults: list[str]) -> Frame | None:
        if not isinstance(task, dict) or len(task) != 1:
            refuse(task, where, "a table with one key, the name of a task", faults)
            return None
        name = next(iter(task))
        if type(name) is not str or name not in self.frames:
            refuse(name, where, f"one of {', '.join(self.frames)}", faults, list(self.frames))
            return None
        return self.frames[name]

    def _numbers(self, frame: Frame, said: Any, where: str, faults: list[str]) -> list[int]:
        numbers = [frame.number] + [0] * (SIZE - 1)
        if not isinstance(said, dict):
            refuse(said, where, "a table of fields", faults)
            return numbers
        strangers(said, [name for name, _ in frame.fields if name], f"{where}.", faults)
        for place, (name, sort) in enumerate(frame.fields, start=1):
            if not name:
                continue
            if name not in said:
                faults.append(f"{where}.{name}: is missing")
                continue
            before = len(faults)
            self.sorts[sort].shape.judge(said[name], f"{where}.{name}", faults)
            if len(faults) == before:
                numbers[place] = self.sorts[sort].read(said[name])
        return numbers
