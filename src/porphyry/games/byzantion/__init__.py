"""Byzantion (527-565): the court of Justinian, for one to four players. The rules are in docs/rules/byzantion.md."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion.game import Byzantion

GAME: Final = Byzantion()
