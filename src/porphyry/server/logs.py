"""Logs: one line an incident, a dotted name and fields. Secrets are taken out whatever calls us."""

from __future__ import annotations

import contextlib
import logging
import sys
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

import structlog

from porphyry.server import metrics

if TYPE_CHECKING:
    from collections.abc import MutableMapping

SECRET: Final = (
    "seed",
    "salt",
    "hand",
    "token",
    "password",
    "secret",
    "cookie",
    "csrf",
    "authorization",
    "view",
    "board",
)
"""Fields with such words in their names are never logged."""


def without_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace what must not be written down."""
    for key in event:
        if any(word in key.lower() for word in SECRET):
            event[key] = "[secret]"
    return event


def counted(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Faults of ours are counted, so that somebody can be called when there are any."""
    if event.get("level") == "error":
        metrics.faults.labels(str(event.get("event", ""))).inc()
    return event


class Patient:
    """Standard error, or what goes on without it: a full disk must not stop the server because it cannot say so."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """As a file does; what cannot be written is lost."""
        with contextlib.suppress(OSError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """As a file does."""
        with contextlib.suppress(OSError):
            self._file.flush()


def configure(level: str = "info", form: str = "text") -> None:
    """Write to standard error from now on."""
    number = getattr(logging, level.upper())
    last: Any = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.processors.KeyValueRenderer(key_order=["at", "level", "event"], repr_native_str=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
            structlog.processors.format_exc_info,
            without_secrets,
            counted,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Patient(sys.stderr))),
        cache_logger_on_first_use=True,
    )


def logger() -> Any:
    """The log."""
    return structlog.get_logger()
