"""Odds: the exact chances of an attack before it is chosen."""

from __future__ import annotations

from typing import Any

from porphyry.kernel.state import State


def odds(s: State, seat: int, code: int) -> dict[str, Any] | None:  # noqa: ARG001 - next
    """None where no dice decide."""
    return None
