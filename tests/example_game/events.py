"""Events: all that can happen."""

from __future__ import annotations

from typing import Final

from porphyry.kernel.event import EventKinds

EVENTS: Final = EventKinds()
BID_MADE: Final = EVENTS.add("BidMade", "seat")
BIDS_SHOWN: Final = EVENTS.add("BidsShown", "cards:card*", reveals=True)
DICE_ROLLED: Final = EVENTS.add("DiceRolled", "seat face:int", dice=True)
CARD_DRAWN: Final = EVENTS.add("CardDrawn", "seat card", reveals=True)
SOMEONE_DREW: Final = EVENTS.add("SomeoneDrew", "seat")
COIN_PAID: Final = EVENTS.add("CoinPaid", "seat")
PROTESTED: Final = EVENTS.add("Protested", "seat")
