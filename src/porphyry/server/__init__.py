"""The server: tables, seats, time, and nothing lost. HTTP and WebSocket on top of the library."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """The server's commands: serve, doctor, backup, verify-tables, bench."""
    commands = importlib.import_module("porphyry.server.commands")  # the web stack is loaded only when it is used
    return int(commands.main(argv))
