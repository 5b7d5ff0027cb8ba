"""Records: a whole game on paper. Header, actions, and every chance outcome; replays bit for bit.

The JSON form is for programs, the text form for people; both carry the same and read back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from typing import Any, Final

from porphyry.kernel.errors import BadRecord

FORMAT: Final = 1


@dataclass(slots=True)
class Record:
    """One game, finished or not.

    `plies` holds the seat and the line of each action; `chance` the outcomes drawn at set-up and then after each ply.
    Without `seed` it still replays, from the recorded outcomes; with it every outcome can be checked against the commitment.
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

    def to_data(self) -> dict[str, Any]:
        """The record as plain JSON."""
        return {
            "format": FORMAT,
            **{one.name: getattr(self, one.name) for one in fields(self)},
            "options": self.options.copy(),
            "script": self.script.copy(),
            "plies": [list(ply) for ply in self.plies],
            "chance": [drawn.copy() for drawn in self.chance],
        }

    def to_json(self) -> str:
        """The record as a JSON text."""
        return json.dumps(self.to_data(), ensure_ascii=False)

    def to_text(self) -> str:
        """The record as lines to read: a header, then one line a ply, its dice after an exclamation mark."""
        head = self.to_data()
        del head["plies"], head["chance"]
        lines = ["porphyry record"]
        lines += [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        lines += ["", "set-up" + _drawn(self.chance[0] if self.chance else [])]
        for number, (seat, action) in enumerate(self.plies, start=1):
            lines.append(f"{number}. seat {seat}: {action}{_drawn(self.chance[number])}")
        return "\n".join(lines) + "\n"


def _drawn(outcomes: list[int]) -> str:
    return f" ! {' '.join(map(str, outcomes))}" if outcomes else ""


def read(text: str) -> Record:
    """A record from either form; says what is wrong with one that is not."""
    data = _from_text(text) if text.lstrip().startswith("porphyry record") else _from_json(text)
    return from_data(data)


def from_data(data: Any) -> Record:
    """A record from plain JSON data."""
    if not isinstance(data, dict):
        raise BadRecord(["a record is an object with a header and plies"])
    faults = []
    if data.get("format") != FORMAT:
        faults.append(f"format is {data.get('format')!r}; this version reads {FORMAT}")
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
    faults += [
        f"{key} is missing or of the wrong kind" for key, kind in wanted.items() if not isinstance(data.get(key), kind)
    ]
    if not faults:
        plies, chance = data["plies"], data["chance"]
        for number, ply in enumerate(plies, start=1):
            if not (
                isinstance(ply, list | tuple) and len(ply) == 2 and isinstance(ply[0], int) and isinstance(ply[1], str)
            ):
                faults.append(f"ply {number} is not a seat and a line")
        if len(chance) != len(plies) + 1:
            faults.append(f"{len(plies)} plies need {len(plies) + 1} lists of chance outcomes, not {len(chance)}")
        for number, drawn in enumerate(chance):
            if not (isinstance(drawn, list) and all(isinstance(one, int) for one in drawn)):
                faults.append(f"chance outcomes after ply {number} are not a list of numbers")
    if faults:
        raise BadRecord(faults)
    known = {key: data[key] for key in Record.__slots__ if key in data and key != "plies"}
    return Record(**known, plies=[(seat, line) for seat, line in data["plies"]])


def _from_json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord([f"neither a text record nor JSON: line {error.lineno}: {error.msg}"]) from None


def _from_text(text: str) -> dict[str, Any]:
    data: dict[str, Any] = {"plies": [], "chance": []}
    for number, line in enumerate(text.splitlines()[1:], start=2):
        if not line.strip():
            continue
        body, _, drawn = line.partition(" ! ")
        outcomes = drawn.split()
        try:
            if body == "set-up":
                data["chance"].append([int(one) for one in outcomes])
            elif body.split(". ", 1)[0].isdecimal():
                seat, _, action = body.split(". seat ", 1)[1].partition(": ")
                data["plies"].append([int(seat), action])
                data["chance"].append([int(one) for one in outcomes])
            else:
                key, _, value = line.partition(": ")
                data[key] = json.loads(value)
        except (ValueError, IndexError):
            raise BadRecord([f"line {number} cannot be read: {line!r}"]) from None
    return data
