"""The games. Each is a package of its own and knows nothing of the others.

The package can be called: `porphyry.games()` gives the names of the games that can be played.
A plain function of that name would be hidden by the package as soon as the first game is imported.
"""

from __future__ import annotations

import sys
from types import ModuleType

from porphyry.kernel import registry


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The names of the games that can be played."""
        return registry.names()


sys.modules[__name__].__class__ = _Games
