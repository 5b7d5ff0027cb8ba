"""First games: a small game for somebody who has just done the lessons, from a prepared position, against gentle bots.

Each is one file beside its game, `games/<game>/first.toml`: who sits where, the position, and a word before it begins.
A table is made from it as from any other position; nothing of it is known to the server afterwards.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from porphyry.kernel import registry
from porphyry.lessons import folder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from porphyry.lessons import Said


@dataclass(frozen=True)
class FirstGame:
    """What a table is made from."""

    game: str
    say: Said
    seats: int
    seat: int
    """Where the learner sits."""
    level: str
    """The bots on the other seats."""
    options: dict[str, str]
    position: dict[str, Any]


@functools.cache
def first_game(name: str) -> FirstGame | None:
    """The first game of a game; None where nobody has written one."""
    path = folder(registry.game(name)).with_name("first.toml")
    if not path.is_file():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return FirstGame(game=name, **{"options": {}, **data})


def is_ours(name: str, position: Mapping[str, Any]) -> bool:
    """Is this the position of the game's own first game?"""
    first = first_game(name)
    return first is not None and {"seats": first.seats, **first.position} == dict(position)
