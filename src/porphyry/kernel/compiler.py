"""Hints for mypyc. This module itself is not compiled: what it gives means nothing to Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int  # the compiler keeps it in a register; it must never grow beyond 63 bits

    def mypyc_attr(*_: str, **__: object) -> Callable[[type], type]:
        """Only the compiler reads it."""
        return lambda cls: cls
