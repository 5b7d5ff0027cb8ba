"""Notation: every action as one line of text, and the words it is made of (BZN-TRM-10)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.state import PHASES
from porphyry.kernel.action import Notation

DEMOI: Final = ["blues", "greens", "reds", "whites"]  # BZN-TRM-01: the four factions, seat by seat

# Ways to draw
WAYS: Final = ["deck", "display", "discard"]
WAY_DECK: Final = 0
WAY_DISPLAY: Final = 1
WAY_DISCARD: Final = 2

WORDS: Final = {
    "mission": tables.MISSION_IDS,
    "card": tables.CARD_IDS,
    "keimelion": fx.KEIMELIA,
    "good": fx.GOODS[:9],
    "option": ["first", "second"],
    "deed": fx.ACTIONS,
    "way": WAYS,
    "demos": DEMOI,
    "territory": tables.TERRITORY_IDS,
    "unit": tables.UNIT_IDS,
    "pile": ["first", "second"],
    "event": tables.EVENT_IDS,
    "solo": tables.SOLO_IDS,
    "box": tables.BOX_IDS,
    "loot": fx.GOODS[:11],
    "course": tables.COURSE_IDS,
    "verdict": tables.VERDICT_IDS,
    "window": fx.WINDOWS,
    "type": fx.TYPES,
    "phase": PHASES,
    "answer": ["no", "yes"],
}

NOTATION: Final = Notation([], WORDS, {"amount": (0, 99), "space": (1, 9)})
THROW: Final = NOTATION.add("throw", "{mission}")
KEEP: Final = NOTATION.add("keep", "{card}")
SEAL: Final = NOTATION.add("seal", "{keimelion}")
TAKE: Final = NOTATION.add("take", "{good}")
VOTE: Final = NOTATION.add("vote", "{option} {amount:int}")
ABSTAIN: Final = NOTATION.add("abstain")
FAVOUR: Final = NOTATION.add("favour", "{option}")
ANNOUNCE: Final = NOTATION.add("announce", "{deed}")
DISCARD: Final = NOTATION.add("discard", "{card}")
INTRIGUE: Final = NOTATION.add("intrigue", "{card}")
DECLINE: Final = NOTATION.add("decline")
END: Final = NOTATION.add("end")
DRAW: Final = NOTATION.add("draw", "{way}")
PICK: Final = NOTATION.add("pick", "{card}")
PLAY: Final = NOTATION.add("play", "{card}")
DONE: Final = NOTATION.add("done")
ATTACH: Final = NOTATION.add("attach", "{card} < {hero:card}")
BREAK: Final = NOTATION.add("break", "{hero:card}")
ACTIVATE: Final = NOTATION.add("activate", "{card}")
SELL: Final = NOTATION.add("sell", "{good}")
BUY: Final = NOTATION.add("buy", "{good}")
GIVE: Final = NOTATION.add("give", "{good} {amount:int}")
STAND: Final = NOTATION.add("stand", "{hero:card} for {good}")
NAME: Final = NOTATION.add("name", "{demos}")
BID: Final = NOTATION.add("bid", "{amount:int}")
LOSE: Final = NOTATION.add("lose", "{card}")
CONVERT: Final = NOTATION.add("convert")
USE: Final = NOTATION.add("use")
TO: Final = NOTATION.add("to", "{territory}")
MOVE: Final = NOTATION.add("move", "{unit} < {territory}")
PLACE: Final = NOTATION.add("place", "{unit}")
TARGET: Final = NOTATION.add("target", "{card}")
DIVIDE: Final = NOTATION.add("divide", "{good} {amount:int}")
PILE: Final = NOTATION.add("pile", "{pile}")
BUILD: Final = NOTATION.add("build", "{unit} {territory}")
SHIFT: Final = NOTATION.add("shift", "{unit} {from:territory} {to:territory}")
REVEAL: Final = NOTATION.add("reveal", "{space:int}")
PROTECT: Final = NOTATION.add("protect", "{card}")
PAY: Final = NOTATION.add("pay")
