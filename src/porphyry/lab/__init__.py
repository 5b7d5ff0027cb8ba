"""The lab: many games at once, and what they tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """`porphyry lab …`."""
    from porphyry.lab.command import main as command  # noqa: PLC0415 - who only simulates needs no commands

    return command(argv)
