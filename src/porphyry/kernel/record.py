"""Records: a whole game on paper. Header, actions, and every chance outcome; replays bit for bit.

The JSON form is for programs, the text form for people; both carry the same and read back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from typing import Any, Final

from porphyry.kernel.errors import BadRecord

FORMAT: Final = 2
OLDEST: Final = 1
"""The first form of records: its promise about the dice is the old one, and it does not tell the ranges of the draws."""
LARGEST: Final = 1 << 31


@dataclass(slots=True)
class Record:
    """One game, finished or not.

    `plies` holds the seat and the line of each action; `chance` the outcomes drawn at set-up and then after each ply, `ranges` for each
    of them the least outcome and how many there are. Without `seed` it still replays, from the recorded outcomes; with it every outcome
    can be checked against the commitment (docs/dice.md). `script`: outcomes that were laid down beforehand, and came before those of the
    seed. `contributions`: what each seat gave to the dice, in hexadecimal, as they sat before `order` was drawn.
    `practice`: somebody went back over dice or the decisions of bots, alone at the table.
    """

    game: str
    rules_version: int
    engine: str
    seats: int
    options: dict[str, str]
    commitment: str
    salt: str
    seed: str | None
    start: dict[str, Any] | None = None
    script: list[int] = field(default_factory=list)
    plies: list[tuple[int, str]] = field(default_factory=list)
    chance: list[list[int]] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    fingerprint: str = ""
    data_name: str = ""
    dice: int = 1
    contributions: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    ranges: list[list[list[int]]] = field(default_factory=list)
    practice: bool = False

    def to_data(self) -> dict[str, Any]:
        """The record as plain JSON."""
        data = {
            "format": FORMAT,
            **{one.name: getattr(self, one.name) for one in fields(self)},
            "options": self.options.copy(),
            "script": self.script.copy(),
            "plies": [list(ply) for ply in self.plies],
            "chance": [drawn.copy() for drawn in self.chance],
            "contributions": self.contributions.copy(),
            "order": self.order.copy(),
            "ranges": [[one.copy() for one in drawn] for drawn in self.ranges],
        }
        if not self.practice:
            del data["practice"]
        return data

    def to_json(self) -> str:
        """The record as a JSON text."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    def to_text(self) -> str:
        """The record as lines to read: a header, then one line a ply, its dice after an exclamation mark."""
        head = self.to_data()
        del head["plies"], head["chance"], head["ranges"]
        lines = ["porphyry record"]
        lines += [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        lines += ["", "set-up" + (self._drawn(0) if self.chance else "")]
        for number, (seat, action) in enumerate(self.plies, start=1):
            lines.append(f"{number}. seat {seat}: {action}{self._drawn(number)}")
        return "\n".join(lines) + "\n"

    def _drawn(self, ply: int) -> str:
        outcomes = [str(one) for one in self.chance[ply]]
        if self.ranges:
            spans = [f"{first}..{first + n - 1}" for first, n in self.ranges[ply]]
            outcomes = [f"{one}/{span}" for one, span in zip(outcomes, spans, strict=True)]
        return f" ! {' '.join(outcomes)}" if outcomes else ""


def read(text: str) -> Record:
    """A record from either form; says what is wrong with anything else."""
    data = _from_text(text) if text.lstrip().startswith("porphyry record") else _from_json(text)
    return from_data(data)


def from_data(data: Any) -> Record:
    """A record from plain JSON data."""
    if not isinstance(data, dict):
        raise BadRecord(["a record is an object with a header and plies"])
    faults = []
    if data.get("format") not in (OLDEST, FORMAT):
        faults.append(f"format is {data.get('format')!r}; this version reads {OLDEST} and {FORMAT}")
    wanted: dict[str, type | tuple[type, ...]] = {
        "game": str,
        "rules_version": int,
        "engine": str,
        "seats": int,
        "options": dict,
        "commitment": str,
        "salt": str,
        "seed": (str, type(None)),
        "plies": list,
        "chance": list,
    }
    if data.get("format") == FORMAT:
        wanted |= {"dice": int, "contributions": list, "order": list, "ranges": list, "script": list}
    faults += [
        f"{key} is missing or of the wrong kind"
        for key, kind in wanted.items()
        if key not in data or not isinstance(data[key], kind)
    ]
    maybe: dict[str, type | tuple[type, ...]] = {
        "start": (dict, type(None)),
        "script": list,
        "outcome": (dict, type(None)),
        "fingerprint": str,
        "data_name": str,
    }
    faults += [
        f"{key} is of the wrong kind" for key, kind in maybe.items() if key in data and not isinstance(data[key], kind)
    ]
    if not faults:
        faults += _faults_of_header(data)
    if not faults:
        plies, chance = data["plies"], data["chance"]
        for number, ply in enumerate(plies, start=1):
            if not (isinstance(ply, list | tuple) and len(ply) == 2 and _is_number(ply[0]) and isinstance(ply[1], str)):
                faults.append(f"ply {number} is not a seat and a line")
        if len(chance) != len(plies) + 1:
            faults.append(f"{len(plies)} plies need {len(plies) + 1} lists of chance outcomes, not {len(chance)}")
        for number, drawn in enumerate(chance):
            if not (isinstance(drawn, list) and all(_is_number(one) for one in drawn)):
                faults.append(f"chance outcomes after ply {number} are not a list of numbers")
        faults += _dice_faults(data)
    if faults:
        raise BadRecord(faults)
    known = {key: data[key] for key in Record.__slots__ if key in data and key != "plies"}
    return Record(**known, plies=[(seat, line) for seat, line in data["plies"]])


def _faults_of_header(data: dict[str, Any]) -> list[str]:
    """What is wrong with values that have the right type."""
    faults = []
    for key in ("salt", "seed"):
        if data[key] is not None:
            try:
                bytes.fromhex(data[key])
            except ValueError:
                faults.append(f"{key} is not hexadecimal")
    if not all(isinstance(key, str) and isinstance(value, str) for key, value in data["options"].items()):
        faults.append("options are not words")
    if not all(_is_number(one) for one in data.get("script", [])):
        faults.append("script is not a list of numbers")
    faults += [f"{key} is out of all measure" for key in ("seats", "rules_version") if not _is_number(data[key])]
    return faults


def _is_number(value: object) -> bool:
    """A number that the rules can work with."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < LARGEST


def _dice_faults(data: dict[str, Any]) -> list[str]:
    """What is wrong with what the record says about the dice, apart from the outcomes."""
    if data["format"] == OLDEST:
        return [
            f"a record of format {OLDEST} knows no {key}"
            for key in ("contributions", "order", "ranges")
            if data.get(key)
        ]
    faults = []
    if data["dice"] not in (1, 2):
        faults.append(f"dice of form {data['dice']!r} are not known here")
    if not all(isinstance(one, str) and _is_hexadecimal(one) for one in data["contributions"]):
        faults.append("contributions are not in hexadecimal")
    if not all(_is_number(one) for one in data["order"]):
        faults.append("order is not a list of numbers")
    if len(data["contributions"]) not in (0, data["seats"]):
        faults.append(f"{data['seats']} seats and {len(data['contributions'])} contributions")
    if data["ranges"] and (
        not all(isinstance(drawn, list) for drawn in data["ranges"])
        or [len(drawn) for drawn in data["ranges"]]
        != [len(drawn) for drawn in data["chance"] if isinstance(drawn, list)]
        or not all(
            isinstance(one, list) and len(one) == 2 and all(_is_number(end) for end in one)
            for drawn in data["ranges"]
            for one in drawn
        )
    ):
        faults.append("ranges do not fit the chance outcomes")
    return faults


def _is_hexadecimal(text: str) -> bool:
    try:
        return bytes.fromhex(text).hex() == text
    except ValueError:
        return False


def _from_json(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise BadRecord(["a record is not nested so deep"]) from None
    except ValueError as error:
        if not isinstance(error, json.JSONDecodeError):  # a number of thousands of digits
            raise BadRecord([f"neither a text record nor JSON: {error}"]) from None
        raise BadRecord([f"neither a text record nor JSON: line {error.lineno}: {error.msg}"]) from None


def _from_text(text: str) -> dict[str, Any]:
    data: dict[str, Any] = {"plies": [], "chance": [], "ranges": []}
    for number, line in enumerate(text.splitlines()[1:], start=2):
        if not line.strip():
            continue
        body, _, drawn = line.partition(" ! ")
        outcomes = drawn.split()
        try:
            if body == "set-up":
                _add_drawn(data, outcomes)
            elif body.split(". ", 1)[0].isdecimal():
                seat, _, action = body.split(". seat ", 1)[1].partition(": ")
                data["plies"].append([int(seat), action])
                _add_drawn(data, outcomes)
            else:
                key, _, value = line.partition(": ")
                data[key] = json.loads(value)
        except (ValueError, IndexError, RecursionError):
            raise BadRecord([f"line {number} cannot be read: {line!r}"]) from None
    if data.get("format") == OLDEST or (any(data["chance"]) and not any(data["ranges"])):
        data["ranges"] = []  # the outcomes alone were told
    return data


def _add_drawn(data: dict[str, Any], outcomes: list[str]) -> None:
    """`4/1..6`: a four of the numbers from 1 to 6; older records tell the outcome alone."""
    spans = []
    for one in outcomes:
        _, slash, span = one.partition("/")
        if slash:
            first, last = map(int, span.split(".."))
            spans.append([first, last - first + 1])
    data["chance"].append([int(one.partition("/")[0]) for one in outcomes])
    data["ranges"].append(spans)
