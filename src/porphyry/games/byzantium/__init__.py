"""Byzantium (632): the first game of the house, by Martin Wallace. The rules are in docs/rules/byzantium.md."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.game import Byzantium

GAME: Final = Byzantium()
