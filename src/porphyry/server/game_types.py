"""What the games declare of what they tell others, for the schema of the wire: views, rows, events, actions and prompts.

Views and rows are types in a game's `wire.py`. Events, actions and prompts are declared where the rules use them; here each game gets
one table of them, `ByzantiumEvents` say, with the parameters of every kind by its name.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel import registry
from porphyry.kernel.event import SEAT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from porphyry.kernel.game import Game

Fields = list[tuple[str, str]]
"""Names with their types: `int`, `seat` or one of the game's vocabularies; a star behind it means a list."""

INTEGER: Final = {"type": "integer"}
WORD: Final = {"anyOf": [{"type": "string"}, {"type": "null"}]}  # nothing stands where a word may be missing
NUMBERS: Final = ("int", SEAT)


def of_games() -> dict[str, dict[str, Any]]:
    """What our games declare in their `wire.py`, by game: `VIEW` for what a seat sees, `ROWS` for what is printed."""
    found: dict[str, dict[str, Any]] = {}
    room = importlib.import_module("porphyry.games")
    for package in pkgutil.iter_modules(room.__path__):
        name = f"{room.__name__}.{package.name}.wire"
        if package.ispkg and importlib.util.find_spec(name):
            module = importlib.import_module(name)
            found[package.name] = {what: getattr(module, what) for what in ("VIEW", "ROWS") if hasattr(module, what)}
    return found


def declared() -> list[Any]:
    """The types of all views and rows."""
    return [kind for types in of_games().values() for kind in types.values()]


def tables() -> dict[str, Any]:
    """Schemas of the events, actions and prompts of our games, by their name on the wire."""
    found: dict[str, Any] = {}
    for name in of_games():
        game = registry.game(name)
        for what, kinds in (("Events", events(game)), ("Actions", actions(game)), ("Prompts", prompts(game))):
            found[name.capitalize() + what] = _object({kind: _parameters(fields) for kind, fields in kinds})
    return found


def events(game: Game) -> Iterable[tuple[str, Fields]]:
    """Every sort of event with its parameters."""
    return [(kind.name, kind.params) for kind in game.event_kinds]


def actions(game: Game) -> Iterable[tuple[str, Fields]]:
    """Every verb with its fields."""
    return [(verb.name, list(verb.fields)) for verb in game.notation.verbs]


def prompts(game: Game) -> Iterable[tuple[str, Fields]]:
    """Every kind of decision with what its question names."""
    return [(kind.name, kind.params) for kind in game.decision_kinds]


def _parameters(fields: Fields) -> dict[str, Any]:
    return _object({name: _value(kind) for name, kind in fields})


def _value(kind: str) -> dict[str, Any]:
    one = INTEGER if kind.removesuffix("*") in NUMBERS else WORD
    return {"type": "array", "items": one} if kind.endswith("*") else one


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
