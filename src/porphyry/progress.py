"""A progress bar for long work; silent where nobody watches."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType


class Progress:
    """`with Progress(1000, "games") as bar: bar.to(250)`: a line on stderr, redrawn at most ten times a second."""

    def __init__(self, total: int, unit: str) -> None:
        self.total = total
        self.unit = unit
        self.started = time.perf_counter()
        self._shown = 0.0
        self._live = sys.stderr.isatty()

    def to(self, done: int) -> None:
        """So much is done."""
        now = time.perf_counter()
        if not self._live or (now - self._shown < 0.1 and done < self.total):
            return
        self._shown = now
        share = done / max(1, self.total)
        rate = done / max(1e-9, now - self.started)
        left = (self.total - done) / max(1e-9, rate)
        filled = "█" * round(30 * share)
        line = f"\r{filled:░<30} {share:4.0%} {done:,}/{self.total:,} {self.unit}, {rate:,.0f}/s, {left:.0f} s left "
        sys.stderr.write(line)
        sys.stderr.flush()

    @property
    def seconds(self) -> float:
        """How long it has taken."""
        return time.perf_counter() - self.started

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live:
            sys.stderr.write("\n")
