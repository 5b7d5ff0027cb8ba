"""To be written."""

from __future__ import annotations


def main(*, tables: int, seconds: float, game: str | None, asgi: str | None) -> int:
    """Load a server on this machine and measure it."""
    raise NotImplementedError
