"""The game as the kernel knows it: its declarations, and what is left when the questions have answered theirs."""

from __future__ import annotations

from typing import Any, Final

from porphyry.kernel.decision import Outcome
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.frames import top
from porphyry.kernel.game import Option
from porphyry.kernel.log_reader import LogReader
from porphyry.kernel.orders import StandingOrder, Stop
from porphyry.kernel.pending import Count, Pending
from porphyry.kernel.questions import QuestionGame
from porphyry.kernel.shapes import BOTTOM
from porphyry.kernel.state import State

from . import frames
from .bidding import Bid
from .coins import Pay
from .events import EVENTS
from .frames import FRAMES
from .log_reader import TesseraeReader
from .notation import CARDS, NOTATION, PASS
from .protests import Contest, React, face_rolled
from .sequence import Rounds, draw
from .state import (
    BID,
    CHEST,
    COINS,
    DECK,
    DECK_AT,
    IN_DECK,
    LENGTH,
    NO_BID,
    PLACE,
    POINTS,
    PURSE,
    ROUND,
    SIZE,
    USED,
    hand,
    places,
)

PATIENCE: Final = (7, 4)  # of the order "quiet": from this face of the die on its owner wants to be asked
HAND: Final = 2


class Tesserae(QuestionGame):
    """Twelve cards, a die, two coins each."""

    def __init__(self, name: str = "tesserae") -> None:
        super().__init__(
            name,
            rules_version=1,
            seat_counts=[2, 3, 4],
            notation=NOTATION,
            frames=FRAMES,
            questions=[Bid(), React(), Pay()],
            works=[Rounds(), Contest()],
            events=EVENTS,
            options=[Option("length", "short long", "TES-END-01")],
            orders=[
                StandingOrder(
                    "quiet",
                    "TES-PRO-01",
                    "react",
                    params=[Option("below", "7 4", "TES-PRO-01")],
                    until=[Stop("bid", asked="bid"), Stop("protest", events="Protested", of="others")],
                )
            ],
        )
        self.work_key = "pending"

    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        return PASS if face_rolled(s) < PATIENCE[values[0]] else -1

    def setup(self, s: State, options: dict[str, str]) -> None:
        lay_out(s, options)
        deck = list(range(CARDS))
        s.dice.shuffle(deck)
        deal(s, deck)
        frames.ROUNDS.begin(s)
        self.run(s)

    def outcome(self, s: State) -> Outcome | None:
        if s.stack:
            return None
        scores = [s.facts[POINTS + seat] + s.facts[CHEST + seat] for seat in range(s.seats)]
        return Outcome([1 + sum(other > own for other in scores) for own in scores], scores, "rounds", "TES-END-01")

    def view(self, s: State, seat: int) -> dict[str, Any]:
        facts = s.facts
        return {
            "round": facts[ROUND],
            "points": facts[POINTS : POINTS + s.seats],
            "chest": facts[CHEST : CHEST + s.seats],
            "hand": hand(s, seat) if seat >= 0 else [],
            "hands": [len(hand(s, other)) for other in range(s.seats)],
            "bid": facts[BID + seat] if seat >= 0 else NO_BID,
            "used": hand(s, USED),
        }

    def resample(self, s: State, seat: int) -> None:
        """Other hands, other bids and the deck are all one to this seat."""
        facts = s.facts
        place = places(s)
        hidden = [card for card in range(CARDS) if place[card] not in (seat, USED)]
        s.dice.shuffle(hidden)
        for other in range(s.seats):
            if other != seat:
                count = place.count(other)
                for card in hidden[:count]:
                    facts[PLACE + card] = other
                if top(s) == frames.BID.number and facts[BID + other] != NO_BID:
                    facts[BID + other] = hidden[0]
                hidden = hidden[count:]
        for card in hidden:
            facts[PLACE + card] = IN_DECK
        facts[DECK : DECK + CARDS] = [card for card in range(CARDS) if card not in hidden] + hidden

    def to_position(self, s: State) -> dict[str, Any]:
        return {"facts": s.facts.copy(), "pending": pending(s.seats).write(s)}

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        lay_out(s, options)
        deal(s, list(range(CARDS)))
        facts = data.get("facts", s.facts)
        if len(facts) != SIZE:
            raise BadPosition([f"facts: expected {SIZE} numbers, not {len(facts)}"])
        s.facts = list(facts)
        faults: list[str] = []
        if "pending" not in data:
            frames.ROUNDS.begin(s)
        elif data["pending"]:
            s.stack.extend(pending(s.seats).read(data["pending"], "pending", faults))
        if faults:
            raise BadPosition(faults)
        self.run(s)

    def reader(self, view: dict[str, Any], seat: int) -> LogReader:
        return TesseraeReader(view, seat)

    def faults(self, s: State) -> list[str]:
        found = []
        if sorted(s.facts[DECK : DECK + CARDS]) != list(range(CARDS)):
            found.append("a card is twice in the deck")
        if any(s.facts[PLACE + card] != IN_DECK for card in s.facts[DECK + s.facts[DECK_AT] : DECK + CARDS]):
            found.append("a card is in the deck and elsewhere")
        coins = [s.facts[PURSE + seat] + s.facts[CHEST + seat] for seat in range(s.seats)]
        return found + [f"seat {seat} has {count} coins" for seat, count in enumerate(coins) if count != COINS]


def lay_out(s: State, options: dict[str, str]) -> None:
    """Everything in its place before the first card."""
    s.facts = [0] * SIZE
    s.facts[LENGTH] = 3 if options["length"] == "short" else 5
    for seat in range(s.seats):
        s.facts[PURSE + seat] = COINS
        s.facts[BID + seat] = NO_BID
    for card in range(CARDS):
        s.facts[PLACE + card] = IN_DECK


def deal(s: State, deck: list[int]) -> None:
    """Two cards for everybody, from a deck in this order."""
    s.facts[DECK : DECK + CARDS] = deck
    for _ in range(HAND):
        for seat in range(s.seats):
            draw(s, seat)


def pending(seats: int) -> Pending:
    """How a position writes the frames."""
    upon = {
        frames.ROUNDS.number: [BOTTOM],
        frames.BID.number: [frames.ROUNDS.number],
        frames.CONTEST.number: [frames.ROUNDS.number],
        frames.REACT.number: [frames.CONTEST.number],
        frames.PAY.number: [frames.ROUNDS.number],
    }
    sorts = {"seat": Count(0, seats - 1), "place": Count(0, seats), "face": Count(0, 6)}
    return Pending(FRAMES, sorts, upon, most=4)
