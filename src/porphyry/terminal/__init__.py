"""The game at the terminal: any registered game by keyboard alone, in the player's language, against bots or with friends.

`sitting` runs a game, `asking` puts one decision as small questions, `commands` are what else can be typed, `boards` draw each game, and
`speech` says it all in the reader's language.
"""

from porphyry.terminal.explaining import explain
from porphyry.terminal.sitting import Terminal, pick_game, read_position
from porphyry.terminal.speech import Speech, language
from porphyry.terminal.telling import narrate, result, show_record

__all__ = [
    "Speech",
    "Terminal",
    "explain",
    "language",
    "narrate",
    "pick_game",
    "read_position",
    "result",
    "show_record",
]
