"""What intrigue cards do, once nobody has an answer (BZN-ITR-04, -07, -10, BZN-CLR-12, -13, -16, -17, -18)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation, state
from porphyry.games.byzantion.bandons import leave_play
from porphyry.games.byzantion.intrigue import in_scope, victims
from porphyry.games.byzantion.statistics import statistic
from porphyry.games.byzantion.stock import (
    add_good,
    gain,
)
from porphyry.games.byzantion.tables import (
    BUNDLE,
    EFFECTS,
    EVENT_TRIAL,
    course,
)
from porphyry.kernel.action import arg_a, arg_b, pack
from porphyry.kernel.frames import below_field, below_kind, field, pop, set_below_field, set_field, top
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit


class Intrigue(Work):
    """Nobody answers any more: the card works, or it has been cancelled."""

    def __init__(self) -> None:
        super().__init__(frames.INTRIGUE)

    def step(self, s: State) -> None:
        card = field(s, frames.INTRIGUE.card)
        owner = field(s, frames.INTRIGUE.owner)
        subject = field(s, frames.INTRIGUE.subject)
        cancelled = field(s, frames.INTRIGUE.cancelled)
        pop(s)
        if cancelled:
            emit(s, events.INTRIGUE_CANCELLED, "BZN-ITR-10", ALL, (owner, card))
            return
        effects = EFFECTS[card]
        EFFECT_OF[effects[0]].work(s, owner, subject, effects)
        if len(effects) > 4:
            gain(s, owner, BUNDLE[effects[5]], 1, "BZN-ITR-04")  # what it gives besides


class Effect:
    """The main effect of an intrigue card."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        """Carry it out for the owner of the card."""
        raise NotImplementedError("work")


class FlipVote(Effect):
    """The votes of a seat count for the other option (BZN-CLR-12)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        f = s.facts
        at = subject * state.SEAT_SIZE + state.VOTE
        f[at] = 1 - f[at]
        emit(s, events.VOTES_TURNED, "BZN-CLR-12", ALL, (subject, f[at], course(state.event(s), f[at])))


class AddVotes(Effect):
    """This many votes."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        add_votes(s, owner, effects[1])


class AddVotesPer(Effect):
    """As many votes as there is of something."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        add_votes(s, owner, min(effects[2], statistic(s, owner, effects[1])))


class CancelAction(Effect):
    """The announced action does not happen (BZN-CLR-13)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        s.facts[state.ACTION_CANCELLED] = 1


class CancelIntrigue(Effect):
    """The card to which this one is the answer does not work (BZN-ITR-07)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        if top(s) == frames.WINDOW.number and below_kind(s) == frames.INTRIGUE.number:
            set_below_field(s, frames.INTRIGUE.cancelled, 1)


class MoveByIntrigue(Effect):
    """Units are moved."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        frames.MOVE_UNITS.begin(s, owner, effects[1], effects[2])


class PlaceByIntrigue(Effect):
    """Units are placed."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        frames.PLACE_UNITS.begin(s, owner, effects[1], effects[2])


class StrikeCard(Effect):
    """A card is removed or turned down."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        if victims(s, owner, effects[1], effects[0]):
            frames.CHOOSE_CARD.begin(s, owner, effects[1], effects[0])


class SplitLoot(Effect):
    """Loot is divided by another player (BZN-CLR-18)."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        frames.LOOT.begin(s, owner, effects[1])


class BidBonus(Effect):
    """A bid counts so much more."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        raise_bid(s, owner, effects[1])


class BidBonusPer(Effect):
    """A bid counts more by as much as there is of something."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        raise_bid(s, owner, min(effects[2], statistic(s, owner, effects[1])))


class KeepBid(Effect):
    """So much of a bid comes back."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        kept = min(effects[1], s.facts[owner * state.SEAT_SIZE + state.BID])
        add_good(s, owner, EVENT_TRIAL[state.event(s)], kept, "BZN-ITR-04")


class GainPer(Effect):
    """A bundle as often as there is something."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        gain(s, owner, BUNDLE[effects[2]], min(effects[3], statistic(s, owner, effects[1])), "BZN-ITR-04")


class CancelPenalty(Effect):
    """The penalty of the event is averted."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        s.facts[state.PENALTY_CANCELLED] = 1


class Gain(Effect):
    """A bundle."""

    def work(self, s: State, owner: int, subject: int, effects: list[int]) -> None:
        gain(s, owner, BUNDLE[effects[1]], 1, "BZN-ITR-04")


def _effects() -> list[Effect]:
    found: dict[int, Effect] = {
        fx.FLIP_VOTE: FlipVote(),
        fx.ADD_VOTES: AddVotes(),
        fx.ADD_VOTES_PER: AddVotesPer(),
        fx.CANCEL_ACTION: CancelAction(),
        fx.CANCEL_INTRIGUE: CancelIntrigue(),
        fx.MOVE_UNITS: MoveByIntrigue(),
        fx.PLACE_UNITS: PlaceByIntrigue(),
        fx.REMOVE_CARD: StrikeCard(),
        fx.TURN_DOWN: StrikeCard(),
        fx.SPLIT_LOOT: SplitLoot(),
        fx.BID_BONUS: BidBonus(),
        fx.BID_BONUS_PER: BidBonusPer(),
        fx.KEEP_BID: KeepBid(),
        fx.GAIN_PER: GainPer(),
        fx.CANCEL_PENALTY: CancelPenalty(),
        fx.GAIN: Gain(),
    }
    nothing = Effect()
    return [found.get(kind, nothing) for kind in range(max(found) + 1)]


EFFECT_OF: Final[list[Effect]] = _effects()
"""By the kind of an effect; a kind that no intrigue card has fails when it is asked to work."""


def add_votes(s: State, seat: int, amount: int) -> None:
    """Votes that no auctoritas stands for."""
    s.facts[seat * state.SEAT_SIZE + state.VOTE_BONUS] += amount
    emit(s, events.VOTES_ADDED, "BZN-INF-11", ALL, (seat, amount))


def raise_bid(s: State, seat: int, amount: int) -> None:
    """A bid counts more than it holds."""
    s.facts[seat * state.SEAT_SIZE + state.BID_BONUS] += amount
    emit(s, events.BID_RAISED, "BZN-ITR-16", ALL, (seat, amount))


# Removing and turning down


class ChooseCard(Question):
    """A card of another player leaves the game, or is turned down for this round (BZN-CLR-16, BZN-CLR-17)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_CARD, "BZN-CLR-16", "target", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        scope, effect = field(s, frames.CHOOSE_CARD.scope), field(s, frames.CHOOSE_CARD.effect)
        if in_scope(s, seat, arg_a(code), scope, effect):
            return ""
        return "BZN-CLR-17 not-a-possible-card" if effect == fx.TURN_DOWN else "BZN-CLR-16 not-a-possible-card"

    def legal(self, s: State, seat: int) -> list[int]:
        cards = victims(s, seat, field(s, frames.CHOOSE_CARD.scope), field(s, frames.CHOOSE_CARD.effect))
        return [pack(notation.TARGET, card) for card in cards]

    def play(self, s: State, seat: int, code: int) -> None:
        effect = field(s, frames.CHOOSE_CARD.effect)
        pop(s)
        if effect == fx.TURN_DOWN:
            state.put(s.facts, state.FACE_DOWN, arg_a(code))  # BZN-CLR-17
            emit(s, events.CARD_TURNED_DOWN, "BZN-CLR-17", ALL, (state.owner_of(s, arg_a(code)), arg_a(code)))
        else:
            remove_card(s, arg_a(code))


def remove_card(s: State, card: int) -> None:
    """The card leaves the game; what is left of its bandon may be arranged anew (BZN-BAN-06)."""
    f = s.facts
    owner = state.owner_of(s, card)
    was_in_bandon = leave_play(s, owner, card)
    state.drop(f, owner * state.SEAT_SIZE + state.PLAY, card)
    state.drop(f, state.MARKED, card)
    state.drop(f, state.FACE_DOWN, card)
    state.put(f, state.REMOVED, card)  # BZN-CLR-16
    emit(s, events.CARD_REMOVED, "BZN-CLR-16", ALL, (owner, card))
    if was_in_bandon:
        frames.ARRANGE_BANDONS.begin(s, owner)


# Dividing loot


class Loot(Work):
    """Who divides; how much of each good goes to the first pile; which pile is taken (BZN-CLR-18)."""

    def __init__(self) -> None:
        super().__init__(frames.LOOT)

    def step(self, s: State) -> None:
        owner, divider = field(s, frames.LOOT.seat), field(s, frames.LOOT.divider)
        if divider == state.NOBODY:
            frames.CHOOSE_SPLITTER.begin(s, owner)
            return
        bundle = BUNDLE[field(s, frames.LOOT.bundle)]
        good = field(s, frames.LOOT.good)
        while good < 8 and not bundle[good]:
            good += 1
        set_field(s, frames.LOOT.good, good)
        if good < 8:
            frames.DIVIDE_LOOT.begin(s, divider, good)
        else:
            frames.CHOOSE_PILE.begin(s, owner)


class ChooseSplitter(Question):
    """Another player divides the loot."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_SPLITTER, "BZN-CLR-18", "name", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if arg_a(code) < s.seats and arg_a(code) != seat else "BZN-CLR-18 another-player"

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        set_field(s, frames.LOOT.divider, arg_a(code))
        for good in range(8):
            s.facts[state.SPLIT + good] = 0


class DivideLoot(Question):
    """How much of one good goes to the first pile."""

    def __init__(self) -> None:
        super().__init__(frames.DIVIDE_LOOT, "BZN-CLR-18", "divide")

    def why_not(self, s: State, seat: int, code: int) -> str:
        good = arg_a(code)
        if good != field(s, frames.DIVIDE_LOOT.good):
            return "BZN-CLR-18 one-kind-after-the-other"
        most = BUNDLE[below_field(s, frames.LOOT.bundle)][good]
        return "" if arg_b(code) <= most else "BZN-CLR-18 more-than-there-is"

    def legal(self, s: State, seat: int) -> list[int]:
        good = field(s, frames.DIVIDE_LOOT.good)
        most = BUNDLE[below_field(s, frames.LOOT.bundle)][good]
        return [pack(notation.DIVIDE, good, amount) for amount in range(most + 1)]

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        good, amount = arg_a(code), arg_b(code)
        s.facts[state.SPLIT + good] = amount
        set_field(s, frames.LOOT.good, good + 1)
        emit(s, events.LOOT_DIVIDED, "BZN-CLR-18", ALL, (seat, good, amount))


class ChoosePile(Question):
    """The owner of the card takes a pile, the divider the other one."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_PILE, "BZN-CLR-18", "pile")

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        f = s.facts
        pile = arg_a(code)
        divider = field(s, frames.LOOT.divider)
        bundle = BUNDLE[field(s, frames.LOOT.bundle)]
        pop(s)
        emit(s, events.PILE_TAKEN, "BZN-CLR-18", ALL, (seat, pile))
        for good in range(8):
            first = f[state.SPLIT + good]
            second = bundle[good] - first
            add_good(s, seat, good, second if pile else first, "BZN-CLR-18")
            add_good(s, divider, good, first if pile else second, "BZN-CLR-18")
            f[state.SPLIT + good] = 0
