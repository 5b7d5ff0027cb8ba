"""Notation: the words and the verbs."""

from __future__ import annotations

from typing import Final

from porphyry.kernel.action import Notation

VALUES: Final = 6
CARD_IDS: Final = [f"{letter}{value}" for letter in "ab" for value in range(1, VALUES + 1)]
CARDS: Final = len(CARD_IDS)

NOTATION: Final = Notation([], {"card": CARD_IDS})
BID: Final = NOTATION.add("bid", "{card}")
PROTEST: Final = NOTATION.add("protest")
PASS: Final = NOTATION.add("pass")
PAY_COIN: Final = NOTATION.add("coin")
DONE: Final = NOTATION.add("done")
