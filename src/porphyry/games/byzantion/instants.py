"""Instant abilities of cards: what only gives is taken without asking, the rest is offered (BZN-CRD-05, BZN-CRD-08, BZN-CLR-19, -20)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
from porphyry.games.byzantion.cards import hand_over, look
from porphyry.games.byzantion.state import (
    DISCARD_COUNT,
    DOXA,
    HAND,
    PENDING,
    SEAT_SIZE,
    hand_cards,
    hand_size,
    has,
)
from porphyry.games.byzantion.statistics import holds, required_kinds, statistic
from porphyry.games.byzantion.stock import gain, lay_on_pile, leave_hand, pay_good, take_from_pile, within_reach
from porphyry.games.byzantion.tables import BUNDLE, EFFECTS
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, field_at, find, pop, set_field_at
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit


class Instant(Work):
    """The instant ability of a card just played."""

    def __init__(self) -> None:
        super().__init__(frames.INSTANT)

    def step(self, s: State) -> None:
        seat, card = field(s, frames.INSTANT.seat), field(s, frames.INSTANT.card)
        pop(s)
        effects = EFFECTS[card]
        ABILITY_OF[effects[0]].use(s, seat, card, effects)


class Ability:
    """What a card does as soon as it is played; by itself nothing."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        """Carry it out, or ask."""


class Gain(Ability):
    """A bundle."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        gain(s, seat, BUNDLE[effects[1]], 1, "BZN-CRD-05")


class Offered(Ability):
    """Something that others feel: it may be left. Alone one has the bundle oneself."""

    def __init__(self, alone: str) -> None:
        self.alone = alone  # the rule that says so

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        if s.seats == 1:
            gain(s, seat, BUNDLE[effects[1]], 1, self.alone)
        else:
            self.offer(s, seat, card, effects)

    def offer(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        """Ask whether it is used."""
        frames.OFFER_EFFECT.begin(s, seat, card)


class Steal(Offered):
    """A bundle of another player."""

    def offer(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        frames.CHOOSE_VICTIM.begin(s, seat, effects[1])


class Tribute(Offered):
    """A bundle of everybody who is ahead."""

    def offer(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        if statistic(s, seat, fx.STAT_RIVALS_AHEAD):
            frames.OFFER_EFFECT.begin(s, seat, card)


class GainPer(Ability):
    """A bundle as often as there is something."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        times = statistic(s, seat, effects[1])
        gain(s, seat, BUNDLE[effects[2]], min(effects[3], times), "BZN-CRD-05")


class GainIf(Ability):
    """One bundle if it is as the card asks, else another."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        gain(s, seat, BUNDLE[effects[2] if holds(s, seat, effects[1]) else effects[3]], 1, "BZN-CRD-05")


class GainRequired(Ability):
    """Resources of the kinds that this round's event requires."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        kinds = required_kinds(s)
        if kinds:
            frames.CHOOSE_RESOURCE.begin(s, seat, effects[1], kinds)


class MoveUnits(Ability):
    """Units are moved."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        frames.MOVE_UNITS.begin(s, seat, effects[1], effects[2])


class PlaceUnits(Ability):
    """Units are placed."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        frames.PLACE_UNITS.begin(s, seat, effects[1], effects[2])


class PlayMore(Ability):
    """One more card, if there is one and it can be paid."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        if hand_size(s, seat) and within_reach(s, seat, effects[1], 1):
            frames.PLAY_ONE_MORE.begin(s, seat, effects[1])


class ExtraAction(Ability):
    """One action more, after the play action this card belongs to (BZN-CLR-07)."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        at = find(s, frames.PLAY_ACTION.number)
        if at < 0:
            frames.TURN.begin(s, seat, 1)
        else:
            set_field_at(s, at, frames.PLAY_ACTION.further, field_at(s, at, frames.PLAY_ACTION.further) + 1)


class ActivateFree(Ability):
    """An activation without dynamis."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        frames.CHOOSE_ACTIVATION.begin(s, seat, frames.OFFERED)


class Trade(Ability):
    """This many pieces are sold or bought."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        frames.TRADE_RESOURCE.begin(s, seat, effects[1])


class Convert(Ability):
    """One bundle for another."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        frames.CONVERT_MONEY.begin(s, seat, effects[1], effects[2], effects[3])


class TakeDisplay(Ability):
    """A card of the display."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        frames.PICK_CARD.begin(s, seat, 0)


class TakeDiscard(Ability):
    """The top card of the discard pile."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        if s.facts[DISCARD_COUNT]:
            take_from_pile(s, seat, "BZN-CRD-05")


class Look(Ability):
    """Some of the cards on top of the deck."""

    def use(self, s: State, seat: int, card: int, effects: list[int]) -> None:
        look(s, seat, effects[1], effects[2])


def _abilities() -> list[Ability]:
    found: dict[int, Ability] = {
        fx.GAIN: Gain(),
        fx.ALL_GAIN: Offered("BZN-SOL-38"),
        fx.OTHERS_LOSE: Offered("BZN-SOL-39"),
        fx.STEAL: Steal("BZN-SOL-39"),
        fx.TRIBUTE: Tribute("BZN-SOL-39"),
        fx.GAIN_PER: GainPer(),
        fx.GAIN_IF: GainIf(),
        fx.GAIN_REQUIRED: GainRequired(),
        fx.MOVE_UNITS: MoveUnits(),
        fx.PLACE_UNITS: PlaceUnits(),
        fx.PLAY_MORE: PlayMore(),
        fx.EXTRA_ACTION: ExtraAction(),
        fx.ACTIVATE_FREE: ActivateFree(),
        fx.TRADE: Trade(),
        fx.CONVERT: Convert(),
        fx.TAKE_DISPLAY: TakeDisplay(),
        fx.TAKE_DISCARD: TakeDiscard(),
        fx.LOOK: Look(),
    }
    nothing = Ability()
    return [found.get(kind, nothing) for kind in range(max(found) + 1)]


ABILITY_OF: Final[list[Ability]] = _abilities()
"""By the kind of an effect."""


# What the others feel


class OfferEffect(Question):
    """An effect on the others is used, or left (BZN-CRD-08)."""

    def __init__(self) -> None:
        super().__init__(frames.OFFER_EFFECT, "BZN-CRD-08", "use done")

    def play(self, s: State, seat: int, code: int) -> None:
        effects = EFFECTS[field(s, frames.OFFER_EFFECT.card)]
        pop(s)
        if verb_of(code) != notation.USE:
            return
        if effects[0] == fx.ALL_GAIN:
            all_gain(s, seat, BUNDLE[effects[1]], BUNDLE[effects[2]])
        elif effects[0] == fx.TRIBUTE:
            take_tribute(s, seat, BUNDLE[effects[1]])
        else:
            others_lose(s, seat, BUNDLE[effects[1]])


def all_gain(s: State, seat: int, bundle: list[int], others: list[int]) -> None:
    """A bundle for oneself, and one for each of the others (BZN-CLR-19)."""
    gain(s, seat, bundle, 1, "BZN-CRD-05")
    for other in range(s.seats):
        if other != seat:
            gain(s, other, others, 1, "BZN-CRD-05")


def take_tribute(s: State, seat: int, bundle: list[int]) -> None:
    """Everybody who is ahead gives a bundle."""
    f = s.facts
    for other in range(s.seats):
        if f[other * SEAT_SIZE + DOXA] > f[seat * SEAT_SIZE + DOXA]:
            hand_over(s, other, seat, bundle)


def others_lose(s: State, seat: int, bundle: list[int]) -> None:
    """All others lose a bundle, as far as they have it; which cards is for them to say (BZN-CLR-20)."""
    f = s.facts
    for other in range(s.seats):
        if other == seat:
            continue
        for good in range(8):
            held = f[other * SEAT_SIZE + good]
            pay_good(s, other, good, min(held, bundle[good]), "BZN-CRD-05")
        if bundle[fx.CARD]:
            f[other * SEAT_SIZE + PENDING] = min(hand_size(s, other), bundle[fx.CARD])
    if bundle[fx.CARD] and losing(s):
        frames.LOSE_CARD.begin(s)


def losing(s: State) -> list[int]:
    """The seats that must still give up a card."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + PENDING]]


class LoseCard(Question):
    """A hand card of one's own choice, without compensation (BZN-CLR-20)."""

    def __init__(self) -> None:
        super().__init__(frames.LOSE_CARD, "BZN-CLR-20", "lose", auto=True)

    def deciders(self, s: State) -> list[int]:
        return losing(s)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if has(s.facts, seat * SEAT_SIZE + HAND, arg_a(code)) else "BZN-CLR-20 not-in-hand"

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(notation.LOSE, card) for card in hand_cards(s, seat)]

    def play(self, s: State, seat: int, code: int) -> None:
        card = arg_a(code)
        leave_hand(s, seat, card)
        lay_on_pile(s, card)
        emit(s, events.CARD_DISCARDED, "BZN-CLR-20", ALL, (seat, card))
        s.facts[seat * SEAT_SIZE + PENDING] -= 1
        if not losing(s):
            pop(s)
