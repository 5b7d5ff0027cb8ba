"""Logs: one line an incident, a dotted name and fields. Secrets are taken out whatever calls us."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any, Final

import structlog

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
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def logger() -> Any:
    """The log."""
    return structlog.get_logger()
