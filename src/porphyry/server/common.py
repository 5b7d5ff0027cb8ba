"""What every part of the server works with: the settings, the log, the database, the other servers, the limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from porphyry.server.hub import Hub
    from porphyry.server.limits import Limits
    from porphyry.server.settings import Settings
    from porphyry.server.store import Store


class Common(NamedTuple):
    """One of each in a process."""

    settings: Settings
    log: Any
    store: Store
    hub: Hub
    limits: Limits
