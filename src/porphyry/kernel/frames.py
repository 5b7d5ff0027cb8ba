"""Frames: pending work as plain numbers on the state's stack.

A frame is eight numbers: its kind and up to seven fields. The top frame is the open task; a handler changes its fields, pushes a
frame for a sub-task, or pops itself when it is done. Nothing is ever suspended in a closure, so any moment can be saved and copied.

A game declares each kind of frame once, as a subclass of Frame with a name for every field; the declaration gives the number:

    class Attack(Frame):
        def __init__(self) -> None:
            super().__init__(FRAMES, "attack")
            self.seat = self.field("seat")
            self.city = self.field("city")

        def begin(self, s: State, seat: int, city: int) -> None:
            push(s, self.number, seat, city)

    ATTACK: Final = Attack()

    ATTACK.begin(s, seat, city)
    field(s, ATTACK.city)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE: Final = 8
BLANK: Final = [0] * SIZE
WORK: Final = 64
"""Frames that ask are numbered from 0, frames that go on by themselves from here, unless a game says otherwise."""


class Frames:
    """All kinds of frames of one game, in the order in which they are declared.

    `works`: the number of the first that goes on by itself; `asks`: of the first that asks. The numbers before it, from the last to
    the first, belong to frames that rest: they lie there when the game is over. A game never changes any of this: the numbers
    stand in stored positions.

    `one_row`: all are numbered in one row from `works` on; a frame may go on by itself and ask in between, and may have several questions.
    """

    def __init__(self, works: int = WORK, asks: int = 0, *, one_row: bool = False) -> None:
        self.works = works
        self.one_row = one_row
        self.asks = asks
        self.asking: list[Frame] = []
        self.working: list[Frame] = []
        self.resting: list[Frame] = []
        self.free = 0

    def __iter__(self) -> Iterator[Frame]:
        return iter(self.asking + self.working + self.resting)

    def leave_free(self, count: int) -> None:
        """This many numbers no longer belong to a frame; the next frame that goes on by itself comes after them."""
        self.free += count

    def add(self, frame: Frame, asks: bool, rests: bool) -> int:
        """Take a frame in; gives its number."""
        if frame.name in [other.name for other in self]:
            raise ValueError(f"the frame {frame.name!r} is declared twice")
        among = self.resting if rests else self.asking if asks else self.working
        room = self.asks if rests else self.works - self.asks if asks else WORK
        if len(among) == room:
            raise ValueError(f"the frame {frame.name!r} is one too many: there is room for {room} of its sort")
        among.append(frame)
        if rests:
            return self.asks - len(among)
        return self.asks + len(among) - 1 if asks else self.works + self.free + len(among) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One kind of frame: its name, its number and its fields. A frame that asks a seat has that seat as its first field.

    A frame that `asks` belongs to a question, one that `rests` to nothing, any other to work that goes on by itself.
    """

    def __init__(self, frames: Frames, name: str, *, asks: bool = False, rests: bool = False) -> None:
        self.name = name
        self.fields: list[tuple[str, str]] = []  # name and type, in the order of the places
        self.number = frames.add(self, asks, rests)

    def field(self, name: str, sort: str = "") -> int:
        """The next field: gives its place, 1 to 7. `sort` is the type under which a position writes it, if not the name."""
        if len(self.fields) == SIZE - 1:
            raise ValueError(f"the frame {self.name!r} has more than {SIZE - 1} fields")
        if name in [known for known, _ in self.fields]:
            raise ValueError(f"the frame {self.name!r} has two fields {name!r}")
        self.fields.append((name, sort or name))
        return len(self.fields)

    def skip(self) -> None:
        """A place that is never used: it holds 0 and has no name."""
        self.fields.append(("", ""))


def push(
    s: State, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Put a new task on top. Most fields are 0: compiled, it is quicker to lay eight of them there at once and to change the others."""
    stack = s.stack
    stack.extend(BLANK)
    stack[-8] = kind
    if a:
        stack[-7] = a
    if b:
        stack[-6] = b
    if c:
        stack[-5] = c
    if d:
        stack[-4] = d
    if e:
        stack[-3] = e
    if f:
        stack[-2] = f
    if g:
        stack[-1] = g


def pop(s: State) -> None:
    """The open task is done. One by one: compiled, that is quicker than a slice."""
    stack = s.stack
    for _ in range(SIZE):
        stack.pop()


def top(s: State) -> int:
    """The kind of the open task, or -1 if there is none."""
    stack = s.stack
    return stack[-8] if stack else -1


def depth(s: State) -> int:
    """How many tasks there are."""
    return len(s.stack) // SIZE


def field(s: State, i: int) -> int:
    """Field 1 to 7 of the open task."""
    return s.stack[i - 8]


def set_field(s: State, i: int, value: int) -> None:
    """Change a field of the open task."""
    s.stack[i - 8] = value


def below_kind(s: State) -> int:
    """The kind of the task below the open one, or -1."""
    stack = s.stack
    return stack[-16] if len(stack) > SIZE else -1


def below_field(s: State, i: int) -> int:
    """Field 1 to 7 of the task below the open one."""
    return s.stack[i - 16]


def set_below_field(s: State, i: int, value: int) -> None:
    """Change a field of the task below the open one."""
    s.stack[i - 16] = value


def find(s: State, kind: int) -> int:
    """Where the topmost task of this kind lies, for `field_at`; -1 if there is none."""
    stack = s.stack
    at = len(stack) - SIZE
    while at >= 0 and stack[at] != kind:
        at -= SIZE
    return at if at >= 0 else -1


def find_all(s: State, kind: int) -> list[int]:
    """Where all tasks of this kind lie, from the bottom."""
    stack = s.stack
    return [at for at in range(0, len(stack), SIZE) if stack[at] == kind]


def find_below(s: State, kind: int, at: int) -> int:
    """Where the next task of this kind lies below the one that `find` found; -1 if there is none."""
    stack = s.stack
    at -= SIZE
    while at >= 0 and stack[at] != kind:
        at -= SIZE
    return at if at >= 0 else -1


def kind_at(s: State, at: int) -> int:
    """The kind of the task that lies there."""
    return s.stack[at]


def field_at(s: State, at: int, i: int) -> int:
    """Field 1 to 7 of the task that `find` found."""
    return s.stack[at + i]


def set_field_at(s: State, at: int, i: int, value: int) -> None:
    """Change a field of the task that `find` found."""
    s.stack[at + i] = value
