"""A board for each game, drawn for a terminal; a game without one is shown as the plain list of its view."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any, Protocol, cast

from porphyry.terminal.boards import plain

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from porphyry.terminal.look import Look
    from porphyry.terminal.speech import Speech


class Board(Protocol):
    """What a board can do."""

    ENDINGS: Mapping[str, Sequence[str]]
    """The verbs that end a step or a turn, with the verbs that they leave undone."""
    LEVELS: Sequence[str]
    """What is counted as a level: told as before and after."""
    GOALS: Mapping[str, str]
    """The verbs that begin a move which can be told whole, by the hex where it ends; with the field that says who moves."""

    def draw(self, view: dict[str, Any], seat: int, speech: Speech, look: Look) -> list[str]:
        """The whole table, as this seat sees it."""

    def status(self, view: dict[str, Any], seat: int, speech: Speech) -> str:
        """In a line, what a player who must decide keeps an eye on."""

    def about(self, kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
        """What a thing is or does, shown beside a choice; empty if its name says it all."""

    def look_up(self, kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
        """All about a thing, for a player who asks; empty if there is nothing to say."""


def board_of(name: str) -> Board:
    """The board of the game of this name."""
    module = f"{__name__}.{name}"
    if not name.isidentifier() or importlib.util.find_spec(module) is None:
        return cast("Board", plain)
    return cast("Board", importlib.import_module(module))
