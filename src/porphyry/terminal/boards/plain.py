"""The board of a game that the terminal does not know: its view, as a list of names and values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from porphyry.terminal.look import Look
    from porphyry.terminal.speech import Speech

ENDINGS: Final[dict[str, list[str]]] = {"pass": [], "done": [], "stop": [], "end": []}
LEVELS: Final[list[str]] = []
GOALS: Final[dict[str, str]] = {}


def draw(view: dict[str, Any], seat: int, speech: Speech, look: Look) -> list[str]:
    """The view, indented."""
    return _lines(view, "  ")


def status(view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Nothing is known of it."""
    return ""


def about(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Nothing is known of it."""
    return ""


def look_up(kind: str, ident: str, view: dict[str, Any], seat: int, speech: Speech) -> str:
    """Nothing is known of it."""
    return ""


def _lines(value: object, pad: str) -> list[str]:
    if isinstance(value, dict):
        told: list[str] = []
        for key, part in value.items():
            if isinstance(part, dict | list) and len(str(part)) > 90:
                told += [f"{pad}{key}:", *_lines(part, pad + "  ")]
            else:
                told.append(f"{pad}{key}: {_flat(part)}")
        return told
    if isinstance(value, list):
        return [f"{pad}- {_flat(part)}" for part in value]
    return [f"{pad}{value}"]


def _flat(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key} {_flat(part)}" for key, part in value.items() if part not in (None, 0, [], False))
    if isinstance(value, list):
        return ", ".join(_flat(part) for part in value) or "–"
    return "–" if value is None else str(value)
