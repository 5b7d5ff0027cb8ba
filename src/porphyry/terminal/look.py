"""How the terminal looks: colours where it has them, and lines no longer than it is wide."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from typing import Final

WIDEST: Final = 110
_CODES: Final = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "magenta": "35"}
_CODES_OFF: Final = "\x1b[0m"
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m|\x1b\[[HJ]")
SEATS: Final = ["red", "blue", "green", "magenta"]
"""The colours of the seats, in their order."""


class Look:
    """Puts style into text; a look without colours leaves text as it is."""

    def __init__(self, colours: bool, width: int = 0) -> None:
        self.colours = colours
        self.width = width or min(WIDEST, shutil.get_terminal_size((100, 24)).columns)

    def style(self, text: str, *names: str) -> str:
        """The text, bold, dim or in a colour."""
        if not self.colours or not text:
            return text
        return f"\x1b[{';'.join(_CODES[name] for name in names)}m{text}{_CODES_OFF}"

    def bold(self, text: str) -> str:
        """What stands out."""
        return self.style(text, "bold")

    def dim(self, text: str) -> str:
        """What stands back."""
        return self.style(text, "dim")

    def seat(self, text: str, seat: int | None) -> str:
        """In the colour of a seat, if it is one."""
        return text if seat is None or seat < 0 else self.style(text, SEATS[seat % len(SEATS)])

    def wrap(self, text: str, indent: str = "", more: str | None = None) -> str:
        """As many lines as it needs; `more` stands before all but the first. Written before any style is put in."""
        then = indent if more is None else more
        return "\n".join(textwrap.wrap(text, max(self.width, 40), initial_indent=indent, subsequent_indent=then))

    def clear(self) -> str:
        """What empties the screen, or pushes what stands on it out of sight."""
        return "\x1b[2J\x1b[H" if self.colours else "\n" * 50


def usual() -> Look:
    """With colours at a terminal that has them, if nobody has asked for none (https://no-color.org)."""
    plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return Look(not plain)


def bare(text: str) -> str:
    """The text without its styles."""
    return _ESCAPES.sub("", text)
