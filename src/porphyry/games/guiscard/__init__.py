"""Guiscard: skirmishes of the Norman south. The rules are in docs/rules/guiscard.md."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard.game import Guiscard

GAME: Final = Guiscard()
