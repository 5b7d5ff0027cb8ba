"""The registry: which games are installed. A game is found through the entry-point group `porphyry.games`."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from porphyry.kernel.errors import PorphyryError, Unreadable, nearest
from porphyry.kernel.game import Game

GROUP: Final = "porphyry.games"

_loaded: dict[str, Game] = {}
_found: dict[str, EntryPoint] = {}


def register(game: Game) -> None:
    """Make a game known in this process without installing it (for tests and notebooks)."""
    _loaded[game.name] = game


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted({*_entries(), *_loaded})


def game(name: str) -> Game:
    """The game of this name, loaded when first asked for."""
    if name not in _loaded:
        entries = _entries()
        if name not in entries:
            known = names()
            if not known:
                raise PorphyryError("no game is installed: `pip install -e .` makes those of a checkout known")
            raise Unreadable(name, f"a game: {', '.join(known)}", nearest(name.lower(), known))
        found = entries[name].load()
        if not isinstance(found, Game):
            raise TypeError(f"entry point {GROUP}:{name} gives {found!r}, not a Game")
        _loaded[name] = found
    return _loaded[name]


def _entries() -> dict[str, EntryPoint]:
    if not _found:
        _found.update({entry.name: entry for entry in entry_points(group=GROUP)})
    return _found
