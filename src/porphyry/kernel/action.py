"""Actions: one immutable choice as a number, as one line of text and as JSON.

Inside the rules an action is one int, `verb | a << 8 | b << 20 | c << 32 | d << 44`: the verb and up to four fields of twelve bits.
A game declares its verbs once, as patterns over vocabularies, and gets writing, reading, JSON and nearest spellings from here.

>>> n = Notation([Verb("control", "{city} < {source}")], {"city": ["athens", "damascus"], "source": ["pool", "casualties"]})
>>> n.text(n.code("control", 1, 1))
'control damascus < casualties'
>>> n.read("control damascus < casualties") == n.code("control", 1, 1)
True
>>> n.data(n.code("control", 1, 1))
{'verb': 'control', 'city': 'damascus', 'source': 'casualties'}
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from porphyry.kernel.errors import Unreadable, nearest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from porphyry.kernel.dice import Dice

INT: Final = "int"
"""The type of a field that is a plain number."""

LONGEST_NUMBER: Final = 9
"""A word of more digits is no number of any action."""
MOST_KEPT: Final = 20_000
"""So many written actions are remembered: more than a game offers, few enough to forget the rest."""

_SHIFTS: Final = [8, 20, 32, 44]
_FIELD: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


def pack(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """The number of an action."""
    return verb | a << 8 | b << 20 | c << 32 | d << 44


def verb_of(code: int) -> int:
    """Which verb."""
    return code & 255


def arg_a(code: int) -> int:
    """First field."""
    return code >> 8 & 4095


def arg_b(code: int) -> int:
    """Second field."""
    return code >> 20 & 4095


def arg_c(code: int) -> int:
    """Third field."""
    return code >> 32 & 4095


def arg_d(code: int) -> int:
    """Fourth field."""
    return code >> 44 & 4095


class Verb:
    """One kind of action: its word and the pattern of what follows, e.g. `Verb("march", "{side} {from:city} {to:city}")`.

    A field is `{name}` or `{name:type}`; the type is a vocabulary or `int`. Anything else in the pattern is written as it stands.
    """

    def __init__(self, name: str, pattern: str = "") -> None:
        self.name = name
        self.pattern = pattern
        self.fields: list[tuple[str, str]] = []  # (name, type)
        self.tokens: list[tuple[str, int]] = []  # (literal word, -1) or ("", number of the field)
        for word in pattern.split():
            found = _FIELD.fullmatch(word)
            if found:
                self.tokens.append(("", len(self.fields)))
                self.fields.append((found[1], found[2] or found[1]))
            else:
                self.tokens.append((word, -1))
        if len(self.fields) > len(_SHIFTS):
            raise ValueError(f"verb {name!r} has more than {len(_SHIFTS)} fields")

    def usage(self) -> str:
        """How it is written, for a message."""
        return f"{self.name} {self.pattern}".strip()


class Notation:
    """All verbs and words of a game. `limits` gives the first and last value of `int` fields by field name (0 and 4095 if left out)."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        words: Mapping[str, Sequence[str]],
        limits: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        self.verbs = list(verbs)
        self.index = {verb.name: number for number, verb in enumerate(self.verbs)}
        self.words: dict[str, list[str]] = {kind: list(known) for kind, known in words.items()}
        self.limits: dict[str, tuple[int, int]] = dict(limits or {})
        # Written before: long lists of options ask for the same lines again and again.
        self._lines: dict[int, str] = {}
        self._codes: dict[str, int] = {}
        self._data: dict[int, dict[str, str | int]] = {}

    def add(self, name: str, pattern: str = "") -> int:
        """Declare one more verb; gives its number: `MARCH: Final = NOTATION.add("march", "{side} {from:city} {to:city}")`."""
        if name in self.index:
            raise ValueError(f"the verb {name!r} is declared twice")
        verb = Verb(name, pattern)
        for field, kind in verb.fields:
            if kind != INT and kind not in self.words:
                raise ValueError(
                    f"the verb {name!r} has a field {field!r} of a vocabulary {kind!r} that is not declared"
                )
        self.verbs.append(verb)
        self.index[name] = len(self.verbs) - 1
        return len(self.verbs) - 1

    def every(self, verb: str) -> list[int]:
        """All well-formed actions with this verb, in the order of the words. A number needs limits, a word a fixed vocabulary."""
        codes = [self.index[verb]]
        for at, (field, kind) in enumerate(self.verb(codes[0]).fields):
            if kind == INT:
                first, last = self.limits[field]
            else:
                first, last = 0, len(self.words[kind]) - 1
            codes = [code | value << _SHIFTS[at] for code in codes for value in range(first, last + 1)]
        return codes

    def code(self, verb: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        """The number of an action given by its verb's name."""
        return pack(self.index[verb], a, b, c, d)

    def verb(self, code: int) -> Verb:
        """The verb of an action."""
        return self.verbs[code & 255]

    def values(self, code: int, extra: Mapping[str, Sequence[str]] | None = None) -> list[str | int]:
        """The fields of an action: words, or plain numbers."""
        verb = self.verbs[code & 255]
        result: list[str | int] = []
        for at, (_, kind) in enumerate(verb.fields):
            value = code >> _SHIFTS[at] & 4095
            if kind == INT:
                result.append(value)
            else:
                result.append(self._known(kind, extra)[value])
        return result

    def text(self, code: int, extra: Mapping[str, Sequence[str]] | None = None) -> str:
        """The canonical line."""
        if extra is not None:
            return self._write(code, extra)
        line = self._lines.get(code)
        if line is None:
            if len(self._lines) >= MOST_KEPT:
                self._lines.clear()
                self._codes.clear()
            line = self._lines[code] = self._write(code, None)
            self._codes[line] = code
        return line

    def texts(self, codes: list[int], extra: Mapping[str, Sequence[str]] | None = None) -> list[str]:
        """The canonical lines of a list of options."""
        return [self.text(code, extra) for code in codes]

    def _write(self, code: int, extra: Mapping[str, Sequence[str]] | None) -> str:
        verb = self.verbs[code & 255]
        if not verb.tokens:
            return verb.name
        values = self.values(code, extra)
        return " ".join([verb.name, *[word if at < 0 else str(values[at]) for word, at in verb.tokens]])

    def data(self, code: int, extra: Mapping[str, Sequence[str]] | None = None) -> dict[str, str | int]:
        """The action as JSON: its verb and fields by name."""
        if extra is not None:
            return self._fields(code, extra)
        kept = self._data.get(code)
        if kept is None:
            if len(self._data) >= MOST_KEPT:
                self._data.clear()
            kept = self._data[code] = self._fields(code, None)
        return kept.copy()

    def _fields(self, code: int, extra: Mapping[str, Sequence[str]] | None) -> dict[str, str | int]:
        verb = self.verbs[code & 255]
        result: dict[str, str | int] = {"verb": verb.name}
        for (name, _), value in zip(verb.fields, self.values(code, extra), strict=True):
            result[name] = value
        return result

    def from_data(self, data: Mapping[str, object], extra: Mapping[str, Sequence[str]] | None = None) -> int:
        """The action written as JSON."""
        name = data.get("verb")
        verb = self._verb(str(name), str(data))
        missing = [field for field, _ in verb.fields if field not in data]
        unknown = [key for key in data if key != "verb" and key not in [field for field, _ in verb.fields]]
        if missing or unknown:
            raise Unreadable(
                str(dict(data)), f"the fields {', '.join(f for f, _ in verb.fields) or 'verb only'} for {verb.name}"
            )
        code = self.index[verb.name]
        for at, (field, kind) in enumerate(verb.fields):
            code |= self._field(str(data[field]), field, kind, str(dict(data)), extra) << _SHIFTS[at]
        return code

    def read(self, text: str, extra: Mapping[str, Sequence[str]] | None = None) -> int:
        """The action written as a line; a slip gets the nearest valid spelling."""
        if extra is None and text in self._codes:
            return self._codes[text]
        words = text.split()
        if not words:
            raise Unreadable(text, f"an action: {', '.join(self.index)}")
        verb = self._verb(words[0].lower(), text)
        rest = words[1:]
        if len(rest) != len(verb.tokens):
            raise Unreadable(text, f"'{verb.usage()}'")
        code = self.index[verb.name]
        for word, (literal, at) in zip(rest, verb.tokens, strict=True):
            if at < 0:
                if word != literal:
                    raise Unreadable(text, f"'{verb.usage()}'", _swap(text, word, literal))
            else:
                field, kind = verb.fields[at]
                code |= self._field(word, field, kind, text, extra) << _SHIFTS[at]
        return code

    def random(self, dice: Dice, extra: Mapping[str, Sequence[str]] | None = None) -> int:
        """Any well-formed action, legal or not: what a fuzzer tries."""
        number = dice.below(len(self.verbs))
        code = number
        for at, (field, kind) in enumerate(self.verbs[number].fields):
            if kind == INT:
                first, last = self.limits.get(field, (0, 4095))
                code |= (first + dice.below(last - first + 1)) << _SHIFTS[at]
            else:
                code |= dice.below(len(self._known(kind, extra))) << _SHIFTS[at]
        return code

    def _known(self, kind: str, extra: Mapping[str, Sequence[str]] | None) -> Sequence[str]:
        if extra is not None and kind in extra:
            return extra[kind]
        return self.words[kind]

    def _verb(self, name: str, text: str) -> Verb:
        if name not in self.index:
            close = nearest(name, self.index)
            raise Unreadable(text, f"a verb: {', '.join(self.index)}", _swap(text, name, close) if close else None)
        return self.verbs[self.index[name]]

    def _field(self, word: str, field: str, kind: str, text: str, extra: Mapping[str, Sequence[str]] | None) -> int:
        if kind == INT:
            first, last = self.limits.get(field, (0, 4095))
            number = int(word) if word.isdecimal() and len(word) <= LONGEST_NUMBER else -1
            if not first <= number <= last:
                raise Unreadable(text, f"a number from {first} to {last} for {field}, not {word!r}")
            return number
        known = self._known(kind, extra)
        if word in known:
            return known.index(word)
        if word.lower() in known:
            return known.index(word.lower())
        close = nearest(word.lower(), known)
        raise Unreadable(text, f"a {kind} for {field}, not {word!r}", _swap(text, word, close) if close else None)


def _swap(text: str, word: str, better: str) -> str:
    return re.sub(rf"(?<!\S){re.escape(word)}(?!\S)", better, text, count=1, flags=re.IGNORECASE)


class Action:
    """One choice of one seat. Equal if seat and meaning are equal; `str()` is its canonical line."""

    __slots__ = ("_notation", "_words", "code", "index", "seat")

    def __init__(
        self,
        code: int,
        seat: int,
        index: int,
        notation: Notation,
        words: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.code = code
        self.seat = seat
        self.index = index  # its place in the decision's option list, or -1 if it is not there
        self._notation = notation
        self._words = words

    @property
    def verb(self) -> str:
        """The verb's name."""
        return self._notation.verb(self.code).name

    @property
    def text(self) -> str:
        """The canonical line."""
        return self._notation.text(self.code, self._words)

    def to_data(self) -> dict[str, str | int]:
        """Verb and fields as JSON."""
        return self._notation.data(self.code, self._words)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text!r} by seat {self.seat}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return self.code == other.code and self.seat == other.seat
        return NotImplemented

    def __hash__(self) -> int:
        return hash((self.code, self.seat))
