"""The conformance suite passes a sound game and catches each broken one."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.example_game import Tesserae
from tests.example_game.coins import Pay
from tests.example_game.events import BID_MADE, CARD_DRAWN, COIN_PAID, DICE_ROLLED
from tests.example_game.frames import BID as BID_FRAME
from tests.example_game.frames import PAY, REACT, ROUNDS
from tests.example_game.notation import CARDS, NOTATION, PASS, PAY_COIN
from tests.example_game.protests import React
from tests.example_game.state import BID, CHEST, DECK, DECK_AT, LENGTH, PLACE, POINTS, PURSE, ROUND, SPARE

from porphyry.kernel import conformance
from porphyry.kernel.action import Notation, Verb
from porphyry.kernel.conformance import CHECKS, Breach
from porphyry.kernel.decision import Outcome
from porphyry.kernel.event import EventKind
from porphyry.kernel.frames import top
from porphyry.kernel.state import ALL, State, emit


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Any, seats: int) -> None:
    for seed in range(8):
        check(Tesserae(), seats, seed)


class OrdersForNothing(Tesserae):
    def __init__(self) -> None:
        super().__init__()
        self.orders[0].kinds.append("raect")


class OrdersTheImpossible(Tesserae):
    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        return PAY_COIN


class OrdersThatPeek(Tesserae):
    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        return PASS if s.facts[PLACE] == (seat + 1) % s.seats else -1


class NeverEnds(Tesserae):
    """Before each round the hands are filled and the rounds forgotten."""

    def run(self, s: State) -> None:
        if top(s) == ROUNDS.number:
            s.facts[PLACE : PLACE + CARDS] = [card % s.seats for card in range(CARDS)]
            s.facts[ROUND] = 0
        super().run(s)


class EmptyList(Tesserae):
    def legal(self, s: State, seat: int) -> list[int]:
        return [] if top(s) == PAY.number else super().legal(s, seat)


class OffersTwice(Tesserae):
    def legal(self, s: State, seat: int) -> list[int]:
        codes = super().legal(s, seat)
        return [*codes, codes[0]]


class OffersTheForbidden(Tesserae):
    def legal(self, s: State, seat: int) -> list[int]:
        bidding = top(s) == BID_FRAME.number
        return [NOTATION.code("bid", card) for card in range(CARDS)] if bidding else super().legal(s, seat)


class RefusesTheListed(Tesserae):
    """Offers what its rules forbid; who looks at the list that lies ready instead of asking the rules does not notice."""

    def legal(self, s: State, seat: int) -> list[int]:
        s.cached, s.cached_seat = Tesserae().legal(s, seat), seat
        return s.cached

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "TES-COI-01 no-coin" if code == PAY_COIN else super().why_not(s, seat, code)


class AllowsTheUnoffered(Tesserae):
    def legal(self, s: State, seat: int) -> list[int]:
        return super().legal(s, seat)[:1]


class RefusesWithoutRule(Tesserae):
    def why_not(self, s: State, seat: int, code: int) -> str:
        return "because" if super().why_not(s, seat, code) else ""


class RefusalMovesThings(Tesserae):
    def why_not(self, s: State, seat: int, code: int) -> str:
        answer = super().why_not(s, seat, code)
        if answer:
            s.facts[POINTS] += 1
        return answer


class RemembersOutside(Tesserae):
    """Keeps a counter in the game instead of the state."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = itertools.count()

    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        s.facts[SPARE] = next(self.seen)


class TwoOfAName(Tesserae):
    def __init__(self) -> None:
        super().__init__()
        words = {"card": [f"c{value}" for _ in "ab" for value in range(1, 7)]}
        verbs = [Verb("bid", "{card}"), Verb("protest"), Verb("pass"), Verb("coin"), Verb("done")]
        self.notation = Notation(verbs, words)


class ShowsHands(Tesserae):
    def view(self, s: State, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "all": s.facts[PLACE : PLACE + CARDS]}


class ShowsSpectatorsHands(Tesserae):
    def view(self, s: State, seat: int) -> dict[str, Any]:
        seen = super().view(s, seat)
        return {**seen, "all": s.facts[PLACE : PLACE + CARDS]} if seat < 0 else seen


class ShowsTheDeck(Tesserae):
    def view(self, s: State, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "next": s.facts[DECK + min(s.facts[DECK_AT], CARDS - 1)]}


class ShowsLowBids(Tesserae):
    def view(self, s: State, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "low": [bid >= 0 and bid % 6 < 3 for bid in s.facts[BID : BID + s.seats]]}


class TellsBids(Tesserae):
    def __init__(self) -> None:
        super().__init__()
        self.event_kinds[BID_MADE] = EventKind("BidMade", "seat card")

    def play(self, s: State, seat: int, code: int) -> None:
        log = s.log
        s.log = [] if log is not None else None
        bidding = top(s) == BID_FRAME.number
        super().play(s, seat, code)
        told, s.log = s.log, log
        if log is not None and told is not None:
            if bidding:
                emit(s, BID_MADE, "TES-BID-01", ALL, (seat, code >> 8))
            log.extend(told[1:] if bidding else told)


class LosesCoins(Tesserae):
    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        if code == PAY_COIN:
            s.facts[CHEST + seat] -= 1


class RollsUnseen(Tesserae):
    """Its event of dice does not say that it is one, so the dice are told by nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.event_kinds[DICE_ROLLED] = EventKind("DiceRolled", "seat face:int")


class EventWithoutRule(Tesserae):
    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        emit(s, COIN_PAID, "", ALL, (seat,))


class PaysInSilence(Tesserae):
    """A coin goes into the chest and nobody is told."""

    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        if code == PAY_COIN and s.log is not None:
            s.log.pop()


class PeeksWithoutSaying(Tesserae):
    """A coin buys a look at the deck, and the event does not say that it reveals."""

    def __init__(self) -> None:
        super().__init__()
        self.event_kinds[CARD_DRAWN] = EventKind("CardDrawn", "seat card")

    def play(self, s: State, seat: int, code: int) -> None:
        super().play(s, seat, code)
        if code == PAY_COIN and s.facts[DECK_AT] < CARDS:
            emit(s, CARD_DRAWN, "TES-COI-01", 1 << seat, (seat, s.facts[DECK + s.facts[DECK_AT]]))


class ResamplesTheOwnHand(Tesserae):
    def resample(self, s: State, seat: int) -> None:
        super().resample(s, (seat + 1) % s.seats)


class ResampleLosesCards(Tesserae):
    def resample(self, s: State, seat: int) -> None:
        super().resample(s, seat)
        s.facts[DECK + CARDS - 1] = s.facts[DECK]


class ForgetsPurses(Tesserae):
    def to_position(self, s: State) -> dict[str, Any]:
        facts = s.facts.copy()
        facts[PURSE : PURSE + 4] = [5, 0, 0, 0]
        return {**super().to_position(s), "facts": facts}


class FickleOutcome(Tesserae):
    def outcome(self, s: State) -> Outcome | None:
        found = super().outcome(s)
        if found:
            s.facts[POINTS] += 1
        return found


class LongGameNeverEnds(NeverEnds):
    def run(self, s: State) -> None:
        if s.facts[LENGTH] == 5:
            super().run(s)
        else:
            Tesserae.run(self, s)


class ForgetsACandidate(Tesserae):
    """Its quick list of reactions leaves out what its own rule allows."""

    class Hasty(React):
        def legal(self, s: State, seat: int) -> list[int]:
            return [PASS]

    def __init__(self) -> None:
        super().__init__()
        self.questions[REACT.number] = self.Hasty()
        self.questions[REACT.number].notation = NOTATION


class PromisesTooMuch(Tesserae):
    """Its quick list of payments offers what its own rule refuses."""

    class Eager(Pay):
        def legal(self, s: State, seat: int) -> list[int]:
            return self.candidates(s, seat)

    def __init__(self) -> None:
        super().__init__()
        self.questions[PAY.number] = self.Eager()
        self.questions[PAY.number].notation = NOTATION


@pytest.mark.parametrize(
    ("broken", "catcher"),
    [
        (NeverEnds, "games_end"),
        (EmptyList, "games_end"),
        (FickleOutcome, "games_end"),
        (OffersTwice, "legal_lists_are_sound"),
        (OffersTheForbidden, "legal_lists_are_sound"),
        (ForgetsACandidate, "legal_is_what_why_not_allows"),
        (PromisesTooMuch, "legal_is_what_why_not_allows"),
        (AllowsTheUnoffered, "others_are_refused"),
        (RefusesWithoutRule, "others_are_refused"),
        (RefusalMovesThings, "others_are_refused"),
        (RefusesTheListed, "legal_lists_are_sound"),
        (RemembersOutside, "copies_are_independent"),
        (RemembersOutside, "states_survive_storage"),
        (RemembersOutside, "records_replay"),
        (TwoOfAName, "texts_parse_back"),
        (ShowsHands, "views_leak_nothing"),
        (ShowsSpectatorsHands, "views_leak_nothing"),
        (ShowsTheDeck, "views_leak_nothing"),
        (ResamplesTheOwnHand, "views_leak_nothing"),
        (ResampleLosesCards, "views_leak_nothing"),
        (ShowsLowBids, "secret_decisions_stay_secret"),
        (TellsBids, "secret_decisions_stay_secret"),
        (LosesCoins, "pieces_are_conserved"),
        (RollsUnseen, "events_are_told"),
        (EventWithoutRule, "events_are_told"),
        (PaysInSilence, "logs_tell_the_board"),
        (PeeksWithoutSaying, "undo_stops_at_reveals"),
        (ForgetsPurses, "positions_round_trip"),
        (LongGameNeverEnds, "options_all_play"),
        (OrdersForNothing, "orders_are_sound"),
        (OrdersTheImpossible, "orders_are_sound"),
        (OrdersThatPeek, "orders_are_sound"),
    ],
)
def test_a_broken_game_is_caught(broken: type[Tesserae], catcher: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LIMIT", 400)
    check = getattr(conformance, catcher)

    def suite() -> None:
        for seed in range(12):
            check(broken(), 3, seed)

    with pytest.raises(Breach):
        suite()
