"""Positions with one right answer: how many of them a bot solves in a given time.

A file names its game and lists positions: `name`, `why` in plain words, the `table` as `porphyry.position` takes it, and the acts that are
`right`, whatever they are paid with.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from porphyry.bots import bot
from porphyry.bots.hint import WITH
from porphyry.kernel import registry
from porphyry.kernel.table import table_from_position
from porphyry.lab.match import level_of, seconds_of

if TYPE_CHECKING:
    from pathlib import Path

    from porphyry.kernel.table import Table


@dataclass(frozen=True)
class Puzzle:
    """One position, and what should be done in it."""

    game: str
    name: str
    why: str
    right: list[str]
    table: dict[str, Any]

    def open(self) -> Table:
        """The table to be thought about."""
        return table_from_position(registry.game(self.game), self.table, seed=1)

    def solved_by(self, word: str, seed: int = 0) -> bool:
        """Does this bot (`master@0.1`) find the right act?"""
        table = self.open()
        seat = table.decisions()[0].seat
        chosen = bot(level_of(word), self.game, seed).choose(table, seat, seconds_of(word))
        return act(chosen.text) in self.right


def act(line: str) -> str:
    """What is done, whatever it is paid with."""
    return line.split(WITH, 1)[0]


def read(file: Path) -> list[Puzzle]:
    """All positions of a file."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Puzzle(data["game"], **one) for one in data["position"]]


def report(puzzles: list[Puzzle], words: list[str]) -> str:
    """A line a position, a column a bot; the shares below."""
    solved = {word: [one.solved_by(word) for one in puzzles] for word in words}
    lines = ["| position | " + " | ".join(words) + " |", "|---|" + "---|" * len(words)]
    for at, one in enumerate(puzzles):
        lines.append(f"| {one.name} | " + " | ".join("yes" if solved[word][at] else "no" for word in words) + " |")
    shares = (f"{sum(solved[word])} of {len(puzzles)}" for word in words)
    return "\n".join([*lines, "| **solved** | " + " | ".join(shares) + " |"])
