"""Bots: opponents for any seat of any game. A bot sees what its seat sees, has a budget and a seed, and chooses."""

from __future__ import annotations

from porphyry.bots.analysis import Explained, analyse
from porphyry.bots.hint import Advice, hint
from porphyry.bots.levels import BOTS, CHARACTERS, LEVELS, Bot, bot

__all__ = ["BOTS", "CHARACTERS", "LEVELS", "Advice", "Bot", "Explained", "analyse", "bot", "hint"]
