"""Shapes: what a position may look like, declared as data by each game and judged here.

A shape knows types and bounds: a whole number from here to there, a word of a vocabulary, a list so long, a table with these keys.
`judge` walks the data once and puts every fault into words. Data without a fault of shape can be read without further checks; whether its
parts fit together is the game's own question (`Game.faults`).

>>> faults: list[str] = []
>>> Table({"hex": Word(["e5", "e6"], "a hex"), "spent": Number(0, 12)}).judge({"hex": "e7", "spent": True}, "robert", faults)
>>> faults
["robert.hex: expected one of e5, e6, not 'e7' (did you mean 'e6'?)", 'robert.spent: expected a whole number from 0 to 12, not True']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.errors import nearest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

BOTTOM: Final = -1
"""What the lowest frame lies on."""

MOST_FAULTS: Final = 200
"""Nobody reads more; a position of a million wrong things is answered as fast as one of ten."""

_FEW: Final = 12
_LONGEST: Final = 60


class Shape:
    """What a single value may be."""

    expected = "anything"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """Add every fault of the value, in words that begin with its place."""
        raise NotImplementedError


def shown(value: Any) -> str:
    """A value as a fault quotes it: short, on one line, and never too deep or too long to write."""
    if isinstance(value, str):
        return repr(value if len(value) <= _LONGEST else value[:_LONGEST] + "…")
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if value.bit_length() <= 64 else "a number far too large"
    return (
        "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else f"a {type(value).__name__}"
    )


def refuse(value: Any, where: str, expected: str, faults: list[str], known: Sequence[str] = ()) -> None:
    """Add a fault, with the nearest spelling if there is one."""
    if len(faults) >= MOST_FAULTS:
        return
    close = nearest(value[:_LONGEST], known) if isinstance(value, str) else None
    hint = f" (did you mean {close!r}?)" if close else ""
    faults.append(f"{where}: expected {expected}, not {shown(value)}{hint}")


def strangers(value: Mapping[Any, Any], known: Iterable[str], where: str, faults: list[str]) -> None:
    """Every unknown key; `where` ends in the dot that comes before a key."""
    names = list(known)
    among = set(names)
    for key in value:
        if (type(key) is str and key in among) or len(faults) >= MOST_FAULTS:
            continue
        close = nearest(key[:_LONGEST], names) if type(key) is str else None
        faults.append(f"{where}{_plain(key)}: no such key" + (f" (did you mean {close!r}?)" if close else ""))


class Number(Shape):
    """A whole number in bounds; `True` is none."""

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last
        self.expected = f"a whole number from {first} to {last}"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """A number within the bounds."""
        if type(value) is not int or not self.first <= value <= self.last:
            refuse(value, where, self.expected, faults)


class Bits(Shape):
    """A bit mask with no bits but these."""

    def __init__(self, mask: int, nothing: int = 0) -> None:
        self.mask = mask
        self.nothing = nothing
        self.expected = f"a mask of the bits of {mask}" + (f", or {nothing}" if nothing else "")

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """A number with no other bits set."""
        if type(value) is not int or (value != self.nothing and (value < 0 or value & ~self.mask)):
            refuse(value, where, self.expected, faults)


class Flag(Shape):
    """True or false."""

    expected = "true or false"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """A real truth value, not something that merely looks like one."""
        if type(value) is not bool:
            refuse(value, where, self.expected, faults)


class Word(Shape):
    """One of the words of a vocabulary."""

    def __init__(self, words: Sequence[str], called: str = "") -> None:
        self.words = list(words)
        self.among = set(words)
        self.expected = called if called and len(self.words) > _FEW else f"one of {', '.join(self.words)}"
        if called and len(self.words) <= _FEW:
            self.expected = f"{called} ({', '.join(self.words)})" if len(self.words) > 2 else self.expected

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """A known word."""
        if type(value) is not str or value not in self.among:
            refuse(value, where, self.expected, faults, self.words)


class Maybe(Shape):
    """Nothing at all (null), or a value of a shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.expected = f"{shape.expected}, or null"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """Null needs no judging."""
        if value is not None:
            self.shape.judge(value, where, faults)


class Either(Shape):
    """Any of several simple shapes."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes
        self.expected = " or ".join(shape.expected for shape in shapes)

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """One of them must find no fault; otherwise the faults of the last one are told if it is of the same kind as the value."""
        for shape in self.shapes:
            found: list[str] = []
            shape.judge(value, where, found)
            if not found:
                return
            if isinstance(value, list | dict) and isinstance(shape, Listing | Row | Table | Named):
                faults.extend(found)
                return
        known = [word for shape in self.shapes if isinstance(shape, Word) for word in shape.words]
        refuse(value, where, self.expected, faults, known)


class Listing(Shape):
    """A list of values of one shape, with a greatest length; `once` if nothing may occur in it twice."""

    def __init__(self, shape: Shape, most: int, least: int = 0, *, once: bool = False) -> None:
        self.shape = shape
        self.most = most
        self.least = least
        self.once = once
        self.expected = f"a list of {most}" if least == most else f"a list of {least} to {most}"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """Its length first: a list that is too long is not read."""
        if not isinstance(value, list):
            refuse(value, where, self.expected, faults)
            return
        if not self.least <= len(value) <= self.most:
            faults.append(f"{where}: expected {self.expected}, not of {len(value)}")
            return
        for at, one in enumerate(value):
            self.shape.judge(one, f"{where}[{at}]", faults)
            if self.once and one is not None and one in value[:at]:
                faults.append(f"{where}[{at}]: {shown(one)} is there twice")


class Row(Shape):
    """A list with a shape of its own for each place."""

    def __init__(self, *shapes: Shape) -> None:
        self.shapes = shapes
        self.expected = f"a list of {len(shapes)}"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """Place by place."""
        if not isinstance(value, list) or len(value) != len(self.shapes):
            refuse(value, where, self.expected, faults)
            return
        for at, (shape, one) in enumerate(zip(self.shapes, value, strict=True)):
            shape.judge(one, f"{where}[{at}]", faults)


class Frames(Shape):
    """Pending work as the stack holds it: eight numbers a frame, its kind first; each kind says what its fields may hold.

    A field that is not declared must be 0. `upon` says on which kinds a kind may lie (BOTTOM: on none); a kind that it does not name
    may lie on anything but the bottom.
    """

    expected = "a list of numbers, eight a frame"

    def __init__(self, kinds: Mapping[int, Sequence[Shape]], most: int, upon: Mapping[int, Sequence[int]]) -> None:
        self.kinds = kinds
        self.most = most
        self.upon = upon

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """Frame by frame, from the bottom."""
        if not isinstance(value, list) or not value or len(value) % 8 or len(value) > 8 * self.most:
            refuse(value, where, self.expected, faults)
            return
        below = BOTTOM
        for at in range(0, len(value), 8):
            self.frame(value[at : at + 8], f"{where}[{at // 8}]", faults, below)
            below = value[at] if type(value[at]) is int else BOTTOM

    def frame(self, value: list[Any], where: str, faults: list[str], below: int) -> None:
        """One frame, which lies on a frame of the kind `below`."""
        if type(value[0]) is not int or value[0] not in self.kinds:
            refuse(value[0], where, "the kind of a frame", faults)
            return
        under = self.upon.get(value[0])
        if (below == BOTTOM) if under is None else (below not in under):
            faults.append(f"{where}: such work does not arise there")
        fields = self.kinds[value[0]]
        for at in range(7):
            shape = fields[at] if at < len(fields) else _NOTHING
            shape.judge(value[at + 1], f"{where}.{at + 1}", faults)


class Table(Shape):
    """A table with known keys, some of which may be required."""

    def __init__(self, keys: Mapping[str, Shape], needed: Sequence[str] = ()) -> None:
        self.keys = dict(keys)
        self.needed = list(needed)
        self.expected = "a table"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """No keys but these."""
        if not isinstance(value, dict):
            refuse(value, where, self.expected, faults)
            return
        dot = f"{where}." if where else ""
        strangers(value, self.keys, dot, faults)
        for key, shape in self.keys.items():
            if key in value:
                shape.judge(value[key], f"{dot}{key}", faults)
        faults.extend(f"{dot}{key}: is missing" for key in self.needed if key not in value)


class Named(Shape):
    """A table whose keys are words of a vocabulary, each with a value of one shape."""

    def __init__(self, words: Sequence[str], shape: Shape, called: str = "") -> None:
        self.word = Word(words, called)
        self.shape = shape
        self.expected = "a table"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """Each key a word, each value of the shape."""
        if not isinstance(value, dict):
            refuse(value, where, self.expected, faults)
            return
        for key, one in value.items():
            if type(key) is not str or key not in self.word.among:
                self.word.judge(key, where, faults)
            else:
                self.shape.judge(one, f"{where}.{key}", faults)


class Checked(Shape):
    """A shape with a question of its own on top, asked only where there is no other fault: `ask(value)` gives a fault in words, or ""."""

    def __init__(self, shape: Shape, ask: Callable[[Any], str]) -> None:
        self.shape = shape
        self.ask = ask
        self.expected = shape.expected

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """First the shape, then the question."""
        before = len(faults)
        self.shape.judge(value, where, faults)
        fault = self.ask(value) if len(faults) == before else ""
        if fault:
            faults.append(f"{where}: {fault}")


_NOTHING: Final = Number(0, 0)


def _plain(key: Any) -> str:
    return key if type(key) is str and key.isprintable() and len(key) <= _LONGEST else shown(key)
