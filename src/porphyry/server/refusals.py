"""How the server says no: one exception that knows its reply, and the one place that turns errors into replies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.errors import Ambiguous, Faulty, Illegal, NothingToUndo, PorphyryError, Unreadable
from porphyry.server.schema import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

STATUS: Final[Mapping[str, int]] = {
    "unreadable": 400,
    "invalid": 400,
    "not-signed-in": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "stale": 409,
    "too-large": 413,
    "illegal": 422,
    "too-many": 429,
    "busy": 503,
}
"""The HTTP status of each sort of refusal."""


class Refused(Exception):
    """Something was not done, and why."""

    def __init__(self, error: str, message: str, retry_after: float | None = None, **more: Any) -> None:
        self.refusal = Refusal(error=error, message=message, **more)
        self.retry_after = retry_after
        super().__init__(message)

    def again(self) -> Refused:
        """The same refusal, fresh: one that was raised holds on to where that was."""
        other = Refused(self.refusal.error, self.refusal.message, self.retry_after)
        other.refusal = self.refusal
        return other

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.refusal.error]


class Broken(Refused):
    """A table that the installed rules do not play as it was played; or its game is not here any more."""


class Outdated(Exception):
    """The action was made for an older position."""

    def again(self) -> Outdated:
        """The same, fresh."""
        return Outdated()


class StaleReply(Exception):
    """The answer to such an action by HTTP: the present position, encoded."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        super().__init__("stale")


def refusal_from(error: PorphyryError) -> Refused:
    """The library's refusals as ours."""
    if isinstance(error, Illegal):
        return Refused("illegal", str(error), rule=error.rule, reason=error.reason, params=error.params)
    if isinstance(error, Unreadable):
        return Refused("unreadable", str(error), nearest=error.nearest)
    if isinstance(error, Ambiguous):
        return Refused("invalid", str(error))
    if isinstance(error, NothingToUndo):
        return Refused("illegal", str(error), reason="nothing-to-undo", rule="")
    if isinstance(error, Faulty):
        return Refused("invalid", error.subject, faults=error.faults)
    return Refused("invalid", str(error))
