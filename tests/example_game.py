"""Tesserae: a tiny game that uses everything the kernel offers. It exists to prove the kernel and its conformance suite.

Twelve cards (1 to 6, twice). Everybody holds two. Three rounds: all bid a card in secret (TES-BID-01); the highest card rolls a die for
points (TES-BID-02), equal highest cards roll nothing; each other player may protest once a game and have it rolled again (TES-PRO-01), or
let it pass; the winner may put coins, one by one, into the chest (TES-COI-01): a coin there is a point. Then all draw a card (TES-END-01).
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.kernel.action import Notation, Verb, arg_a, verb_of
from porphyry.kernel.decision import DecisionKind, Outcome
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.event import EventKind
from porphyry.kernel.game import Game, Option
from porphyry.kernel.log_reader import LogReader
from porphyry.kernel.orders import StandingOrder, Stop
from porphyry.kernel.state import ALL, State, emit

CARDS: Final = 12
COINS: Final = 2
ROUND, PHASE, WINNER, ROLLED, DECK_AT, TO_REACT, ROUNDS = range(7)
POINTS, PURSE, CHEST, BID, PROTESTED = 8, 12, 16, 20, 24
PLACE: Final = 28  # of each card: -1 the deck, 0 to 3 a hand, 9 used
DECK: Final = 40
SIZE: Final = 52
BIDDING, REACTING, PAYING, OVER = range(4)
USED: Final = 9
V_BID, V_PROTEST, V_PASS, V_COIN, V_DONE = range(5)
BID_MADE, BIDS_SHOWN, ROLL, DRAWN, DREW, COIN, PROTEST = range(7)

NOTATION = Notation(
    [Verb("bid", "{card}"), Verb("protest"), Verb("pass"), Verb("coin"), Verb("done")],
    {"card": [f"{letter}{value}" for letter in "ab" for value in range(1, 7)]},
)


class Tesserae(Game):
    """The rules."""

    def __init__(self, name: str = "tesserae") -> None:
        super().__init__(
            name,
            rules_version=1,
            seat_counts=[2, 3, 4],
            notation=NOTATION,
            decision_kinds=[
                DecisionKind("bid", "TES-BID-01", "bid", secret=True),
                DecisionKind("react", "TES-PRO-01", "protest pass", decline="pass"),
                DecisionKind("pay", "TES-COI-01", "coin done", auto=True),
            ],
            event_kinds=[
                EventKind("BidMade", "seat"),
                EventKind("BidsShown", "cards:card*", reveals=True),
                EventKind("DiceRolled", "seat face:int", dice=True),
                EventKind("CardDrawn", "seat card", reveals=True),
                EventKind("SomeoneDrew", "seat"),
                EventKind("CoinPaid", "seat"),
                EventKind("Protested", "seat"),
            ],
            options=[Option("length", "short long", "TES-END-01")],
            orders=[
                StandingOrder(
                    "quiet",
                    "TES-PRO-01",
                    "react",
                    params=[Option("below", "7 4", "TES-PRO-01")],  # ask me from this face of the die on
                    until=[Stop("bid", asked="bid"), Stop("protest", events="Protested", of="others")],
                )
            ],
        )

    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        return V_PASS if s.facts[ROLLED] < (7, 4)[values[0]] else -1

    def setup(self, s: State, options: dict[str, str]) -> None:
        self._empty(s, options)
        deck = list(range(CARDS))
        s.dice.shuffle(deck)
        s.facts[DECK : DECK + CARDS] = deck
        for _ in range(2):
            for seat in range(s.seats):
                self.draw(s, seat)

    def _empty(self, s: State, options: dict[str, str]) -> None:
        s.facts = [0] * SIZE
        s.facts[ROUNDS] = 3 if options["length"] == "short" else 5
        for seat in range(s.seats):
            s.facts[PURSE + seat] = COINS
            s.facts[BID + seat] = -1
        for card in range(CARDS):
            s.facts[PLACE + card] = -1

    def draw(self, s: State, seat: int) -> None:
        if s.facts[DECK_AT] == CARDS:
            return
        card = s.facts[DECK + s.facts[DECK_AT]]
        s.facts[DECK_AT] += 1
        s.facts[PLACE + card] = seat
        emit(s, DRAWN, "TES-END-01", 1 << seat, (seat, card))
        emit(s, DREW, "TES-END-01", ALL, (seat,))

    def deciders(self, s: State) -> list[int]:
        phase = s.facts[PHASE]
        if phase == BIDDING:
            return [seat for seat in range(s.seats) if s.facts[BID + seat] < 0]
        if phase == REACTING:
            return [s.facts[TO_REACT]]
        return [s.facts[WINNER]] if phase == PAYING else []

    def kind(self, s: State, seat: int) -> int:
        return s.facts[PHASE]

    def legal(self, s: State, seat: int) -> list[int]:
        phase = s.facts[PHASE]
        if phase == BIDDING:
            codes = [NOTATION.code("bid", card) for card in range(CARDS)]
        else:
            codes = [V_PROTEST, V_PASS] if phase == REACTING else [V_COIN, V_DONE]
        return [code for code in codes if not self.why_not(s, seat, code)]

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == V_BID and s.facts[PLACE + arg_a(code)] != seat:
            return "TES-BID-01 not-in-hand"
        if verb == V_COIN and s.facts[PURSE + seat] == 0:
            return "TES-COI-01 no-coin"
        return ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == V_BID:
            s.facts[BID + seat] = arg_a(code)
            emit(s, BID_MADE, "TES-BID-01", ALL, (seat,))
            if not self.deciders(s):
                self.compare(s)
        elif verb == V_PROTEST:
            s.facts[PROTESTED + seat] = 1
            emit(s, PROTEST, "TES-PRO-01", ALL, (seat,))
            s.facts[POINTS + s.facts[WINNER]] -= s.facts[ROLLED]
            self.roll(s)
        elif verb == V_PASS:
            self.ask_seat(s, seat + 1)
        elif verb == V_COIN:
            s.facts[PURSE + seat] -= 1
            s.facts[CHEST + seat] += 1
            emit(s, COIN, "TES-COI-01", ALL, (seat,))
        else:
            self.next_round(s)

    def compare(self, s: State) -> None:
        bids = s.facts[BID : BID + s.seats]
        emit(s, BIDS_SHOWN, "TES-BID-02", ALL, tuple(bids))
        for card in bids:
            s.facts[PLACE + card] = USED
        values = [card % 6 for card in bids]
        best = max(values)
        if values.count(best) > 1:
            self.next_round(s)
            return
        s.facts[WINNER] = values.index(best)
        self.roll(s)

    def roll(self, s: State) -> None:
        face = s.dice.roll(6)
        winner = s.facts[WINNER]
        s.facts[ROLLED] = face
        s.facts[POINTS + winner] += face
        emit(s, ROLL, "TES-BID-02", ALL, (winner, face))
        self.ask_seat(s, 0)

    def ask_seat(self, s: State, seat: int) -> None:
        while seat < s.seats and (seat == s.facts[WINNER] or s.facts[PROTESTED + seat]):
            seat += 1
        s.facts[TO_REACT] = seat if seat < s.seats else 0
        s.facts[PHASE] = REACTING if seat < s.seats else PAYING

    def next_round(self, s: State) -> None:
        s.facts[ROUND] += 1
        for seat in range(s.seats):
            s.facts[BID + seat] = -1
            self.draw(s, seat)
        hands = s.facts[PLACE : PLACE + CARDS]
        done = s.facts[ROUND] == s.facts[ROUNDS] or any(seat not in hands for seat in range(s.seats))
        s.facts[PHASE] = OVER if done else BIDDING

    def outcome(self, s: State) -> Outcome | None:
        if s.facts[PHASE] != OVER:
            return None
        scores = [s.facts[POINTS + seat] + s.facts[CHEST + seat] for seat in range(s.seats)]
        return Outcome([1 + sum(other > own for other in scores) for own in scores], scores, "rounds", "TES-END-01")

    def view(self, s: State, seat: int) -> dict[str, Any]:
        facts = s.facts
        place = facts[PLACE : PLACE + CARDS]
        return {
            "round": facts[ROUND],
            "points": facts[POINTS : POINTS + s.seats],
            "chest": facts[CHEST : CHEST + s.seats],
            "hand": [card for card in range(CARDS) if place[card] == seat] if seat >= 0 else [],
            "hands": [place.count(other) for other in range(s.seats)],
            "bid": facts[BID + seat] if seat >= 0 else -1,
            "used": [card for card in range(CARDS) if place[card] == USED],
        }

    def resample(self, s: State, seat: int) -> None:
        """Other hands, other bids and the deck are all one to this seat."""
        facts = s.facts
        place = facts[PLACE : PLACE + CARDS]
        hidden = [card for card in range(CARDS) if place[card] not in (seat, USED)]
        s.dice.shuffle(hidden)
        for other in range(s.seats):
            if other != seat:
                count = place.count(other)
                for card in hidden[:count]:
                    facts[PLACE + card] = other
                if facts[PHASE] == BIDDING and facts[BID + other] >= 0:
                    facts[BID + other] = hidden[0]
                hidden = hidden[count:]
        for card in hidden:
            facts[PLACE + card] = -1
        facts[DECK : DECK + CARDS] = [card for card in range(CARDS) if card not in hidden] + hidden

    def to_position(self, s: State) -> dict[str, Any]:
        return {"facts": s.facts.copy()}

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        self._empty(s, options)
        s.facts[DECK : DECK + CARDS] = list(range(CARDS))
        facts = data.get("facts", s.facts)
        if len(facts) != SIZE:
            raise BadPosition([f"facts: expected {SIZE} numbers, not {len(facts)}"])
        s.facts = list(facts)

    def reader(self, view: dict[str, Any], seat: int) -> LogReader:
        return TesseraeReader(view, seat)

    def faults(self, s: State) -> list[str]:
        found = []
        if sorted(s.facts[DECK : DECK + CARDS]) != list(range(CARDS)):
            found.append("a card is twice in the deck")
        if any(s.facts[PLACE + card] != -1 for card in s.facts[DECK + s.facts[DECK_AT] : DECK + CARDS]):
            found.append("a card is in the deck and elsewhere")
        coins = [s.facts[PURSE + seat] + s.facts[CHEST + seat] for seat in range(s.seats)]
        return found + [f"seat {seat} has {count} coins" for seat, count in enumerate(coins) if count != COINS]


class TesseraeReader(LogReader):
    """Cards drawn and shown, and coins."""

    silent = frozenset({"BidMade", "DiceRolled", "Protested"})

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        return {key: list(view[key]) for key in ("chest", "hand", "hands", "used")}

    def bids_shown(self, p: dict[str, Any]) -> None:
        cards = [NOTATION.words["card"].index(card) for card in p["cards"]]
        self.board["used"] = sorted([*self.board["used"], *cards])
        self.board["hand"] = [card for card in self.board["hand"] if card not in cards]
        self.board["hands"] = [count - 1 for count in self.board["hands"]]

    def card_drawn(self, p: dict[str, Any]) -> None:
        if p["seat"] == self.seat:
            self.board["hand"] = sorted([*self.board["hand"], NOTATION.words["card"].index(p["card"])])

    def someone_drew(self, p: dict[str, Any]) -> None:
        self.board["hands"][p["seat"]] += 1

    def coin_paid(self, p: dict[str, Any]) -> None:
        self.board["chest"][p["seat"]] += 1
