"""The action phase: turns, announcing, discarding in one's turn, the draw action (BZN-ACT, BZN-DIS, BZN-DRW)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, market, notation
from porphyry.games.byzantion.bandons import can_activate
from porphyry.games.byzantion.intrigue import open_window, play_intrigue, playable, turn_windows, why_not_intrigue
from porphyry.games.byzantion.solo import PayCost, Protect, Reveal, UseSeal, could_build, free_options
from porphyry.games.byzantion.state import (
    ACTION_CANCELLED,
    ACTIVE,
    DECK_COUNT,
    DISCARD_COUNT,
    DYNAMIS,
    NOBODY,
    SEAT_SIZE,
    cost_of,
    has_hand,
    modified,
    next_in_order,
)
from porphyry.games.byzantion.stock import (
    discard,
    discards,
    draw_card,
    pay_good,
    take_from_pile,
    trigger,
    why_not_discard,
    within_reach,
)
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import below_field, below_kind, field, pop, set_below_field, set_field
from porphyry.kernel.questions import Choice, ChoiceQuestion, Question, Work
from porphyry.kernel.state import ALL, State, emit

# The round of turns


class Turns(Work):
    """The next player with dynamis takes a turn (BZN-ACT-01, BZN-ACT-04); the phase ends when there is none (BZN-ACT-06)."""

    def __init__(self) -> None:
        super().__init__(frames.TURNS)

    def step(self, s: State) -> None:
        place = field(s, frames.TURNS.place)
        for offset in range(s.seats):
            seat = next_in_order(s, place + offset)
            if s.facts[seat * SEAT_SIZE + DYNAMIS]:  # BZN-SOL-17: without dynamis a player passes
                set_field(s, frames.TURNS.place, place + offset + 1)
                s.facts[ACTIVE] = seat
                frames.TURN.begin(s, seat, 0)
                return
        if s.seats == 1 and not field(s, frames.TURNS.free):
            set_field(s, frames.TURNS.free, 1)
            s.facts[ACTIVE] = 0
            frames.TURN.begin(s, 0, 0)  # what needs no dynamis may still be done
            return
        s.facts[ACTIVE] = NOBODY
        pop(s)


# One turn


class Turn(Work):
    """The choice, the window, the action, the window after it, the last discards."""

    def __init__(self) -> None:
        super().__init__(frames.TURN)

    def step(self, s: State) -> None:
        seat, stage = field(s, frames.TURN.seat), field(s, frames.TURN.stage)
        if stage == frames.CHOOSE:
            frames.TAKE_TURN.begin(s, seat)
        elif stage == frames.ANNOUNCED:
            set_field(s, frames.TURN.stage, frames.ACT)
            if s.seats > 1:
                open_window(s, fx.ACTION_ANNOUNCED, seat, field(s, frames.TURN.action))  # BZN-ITR-06
        elif stage == frames.ACT:
            act(s, seat, field(s, frames.TURN.action), field(s, frames.TURN.free))
        elif stage == frames.ACTED:
            set_field(s, frames.TURN.stage, frames.LAST_DISCARDS)
            if s.seats > 1:
                open_window(s, fx.ANY_TIME, seat, 0)  # BZN-ITR-15: after each action
        elif s.seats == 1 or not has_hand(s, seat) or field(s, frames.TURN.free):
            pop(s)
        else:
            frames.END_TURN.begin(s, seat)


def act(s: State, seat: int, action: int, free: int) -> None:
    """The announced action, unless it has been cancelled."""
    if s.facts[ACTION_CANCELLED]:
        emit(s, events.ACTION_CANCELLED, "BZN-ITR-11", ALL, (seat, action))
        s.facts[ACTION_CANCELLED] = 0
        pop(s)
        return
    set_field(s, frames.TURN.stage, frames.ACTED)
    if action == fx.DRAW:
        begin_draw(s, seat)
    elif action == fx.PLAY:
        frames.PLAY_ACTION.begin(s, seat)
    elif action == fx.ACTIVATE:
        frames.CHOOSE_ACTIVATION.begin(s, seat, frames.FREE if free else frames.PAID)
    elif action == fx.SELL:
        frames.SELL_RESOURCES.begin(s, seat)
    elif action == fx.BUY:
        frames.BUY_RESOURCES.begin(s, seat)
    elif action == fx.RESET:
        market.reset(s, seat)  # BZN-CTR-15
    else:
        frames.BUILD_UNITS.begin(s, seat)


class Announce(Choice):
    """An action is announced, and its dynamis laid down; nothing else happens before the others have been asked (BZN-ACT-08)."""

    def __init__(self) -> None:
        super().__init__(notation.ANNOUNCE)

    def why_not(self, s: State, seat: int, code: int) -> str:
        free = below_field(s, frames.TURN.free)
        if not free and not s.facts[seat * SEAT_SIZE + DYNAMIS]:
            return "BZN-ACT-04 no-dynamis"
        return self.why_not_begin(s, seat, arg_a(code), free)

    def why_not_begin(self, s: State, seat: int, action: int, free: int) -> str:
        """The same, where there is dynamis for it or none is needed."""
        if action == fx.DRAW:
            return why_not_draw(s, seat)
        if action == fx.ACTIVATE:
            possible = can_activate(s, seat, frames.FREE if free else frames.PAID)
            return "" if possible else "BZN-AVT-01 nothing-to-activate"
        if action == fx.SELL:
            return "" if market.could_sell(s, seat) else "BZN-SEL-05 nothing-to-sell"
        if action == fx.BUY:
            return "" if market.could_buy(s, seat) else "BZN-BUY-04 nothing-to-buy"
        return why_not_build(s, seat) if action == fx.BUILD else ""

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        dynamis = 0 if field(s, frames.TURN.free) else 1
        if s.seats == 1 and below_kind(s) == frames.TURNS.number:
            set_below_field(s, frames.TURNS.free, 0)
        s.facts[seat * SEAT_SIZE + DYNAMIS] -= dynamis  # BZN-TRM-05
        set_field(s, frames.TURN.stage, frames.ANNOUNCED)
        set_field(s, frames.TURN.action, arg_a(code))
        emit(s, events.ACTION_ANNOUNCED, "BZN-ACT-08", ALL, (seat, arg_a(code), dynamis))


def why_not_draw(s: State, seat: int) -> str:
    """May cards be drawn at all?"""
    price = draw_price(s, seat, notation.WAY_DECK)
    if s.facts[seat * SEAT_SIZE + fx.AUCTORITAS] < price and within_reach(s, seat, fx.AUCTORITAS, 0) < price:
        return "BZN-DRW-06 too-little-auctoritas"
    if not s.facts[DECK_COUNT] and not s.facts[DISCARD_COUNT] and not has_hand(s, seat):
        return "BZN-DRW-05 no-cards-left"
    return ""


def why_not_build(s: State, seat: int) -> str:
    """May units be built?"""
    if s.seats != 1:
        return "BZN-SOL-18 only-in-solo"
    return "" if could_build(s, seat) else "BZN-SOL-19 nothing-to-build"


class End(Choice):
    """The turn is over. A further action by a card may be left (BZN-CRD-08)."""

    def __init__(self) -> None:
        super().__init__(notation.END)

    def why_not(self, s: State, seat: int, code: int) -> str:
        if below_field(s, frames.TURN.free):
            return ""
        return "BZN-ACT-05 dynamis-left" if s.facts[seat * SEAT_SIZE + DYNAMIS] else ""

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        pop(s)


class Discard(Choice):
    """A card is discarded in one's own turn (BZN-DIS-01); the question stays open."""

    def __init__(self) -> None:
        super().__init__(notation.DISCARD)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_discard(s, seat, arg_a(code))

    def play(self, s: State, seat: int, code: int) -> None:
        discard(s, seat, arg_a(code), "BZN-DIS-02")


class PlayIntrigue(Choice):
    """An intrigue card in one's own turn; the question stays open."""

    def __init__(self) -> None:
        super().__init__(notation.INTRIGUE)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_intrigue(s, seat, arg_a(code), turn_windows(), 0)

    def play(self, s: State, seat: int, code: int) -> None:
        play_intrigue(s, seat, arg_a(code), cost_of(s, seat, arg_a(code)), 0)


ANNOUNCE: Final = Announce()


class TakeTurn(ChoiceQuestion):
    """All a player may do at the start of a turn (BZN-ACT-02)."""

    def __init__(self) -> None:
        super().__init__(
            frames.TAKE_TURN,
            "BZN-ACT-02",
            notation.NOTATION,
            [ANNOUNCE, Discard(), PlayIntrigue(), End(), Reveal(), Protect(), PayCost(), UseSeal()],
            auto=True,
            params="dynamis:int",
        )

    def legal(self, s: State, seat: int) -> list[int]:
        result: list[int] = []
        free, dynamis = below_field(s, frames.TURN.free), s.facts[seat * SEAT_SIZE + DYNAMIS]
        if free or not dynamis:
            result.append(notation.END)
        if free or dynamis:
            # BZN-CTR-14: buying and selling are two; BZN-ACT-03: any of them, as often as there is dynamis
            result.extend([code for code in ANNOUNCE_CODES if not ANNOUNCE.why_not_begin(s, seat, arg_a(code), free)])
        result.extend(discards(s, seat))  # BZN-DIS-01, BZN-SOL-24
        result.extend([pack(notation.INTRIGUE, card) for card in playable(s, seat, turn_windows(), 0)])
        if s.seats == 1:
            result.extend(free_options(s))
        return result

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"dynamis": s.facts[seat * SEAT_SIZE + DYNAMIS]}


ANNOUNCE_CODES: Final[list[int]] = [pack(notation.ANNOUNCE, action) for action in range(len(fx.ACTIONS))]


class EndTurn(Question):
    """After the action: the end, or a discard, or an intrigue card (BZN-DIS-04)."""

    def __init__(self) -> None:
        super().__init__(frames.END_TURN, "BZN-DIS-04", "end discard intrigue")

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.DISCARD:
            return why_not_discard(s, seat, arg_a(code))
        return why_not_intrigue(s, seat, arg_a(code), turn_windows(), 0) if verb == notation.INTRIGUE else ""

    def legal(self, s: State, seat: int) -> list[int]:
        result = [notation.END]
        result.extend(discards(s, seat))
        result.extend([pack(notation.INTRIGUE, card) for card in playable(s, seat, turn_windows(), 0)])
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        verb, card = verb_of(code), arg_a(code)
        if verb == notation.DISCARD:
            discard(s, seat, card, "BZN-DIS-02")
        elif verb == notation.INTRIGUE:
            play_intrigue(s, seat, card, cost_of(s, seat, card), 0)
        else:
            pop(s)


# Drawing


def draw_price(s: State, seat: int, way: int) -> int:
    """What a way of drawing costs in auctoritas."""
    price = way + 1 + modified(s, seat, fx.MODIFY_DRAW_COST)  # BZN-DRW-01, -02, -03
    return max(0, price)


def begin_draw(s: State, seat: int) -> None:
    """Start the draw action."""
    if within_reach(s, seat, fx.AUCTORITAS, 0) < draw_price(s, seat, notation.WAY_DECK):
        return  # BZN-DRW-06: what was there went into an answer to a cancelling card
    frames.CHOOSE_DRAW.begin(s, seat)
    trigger(s, seat, fx.ON_DRAW, 1, "BZN-CRD-04")


class ChooseDraw(Question):
    """The three ways to draw, and discards, which may pay for them (BZN-DRW-01)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_DRAW, "BZN-DRW-01", "draw discard", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == notation.DISCARD:
            return why_not_discard(s, seat, arg_a(code))
        if arg_a(code) == notation.WAY_DISCARD and not s.facts[DISCARD_COUNT]:
            return "BZN-DRW-03 empty-pile"
        if s.facts[seat * SEAT_SIZE + fx.AUCTORITAS] < draw_price(s, seat, arg_a(code)):
            return "BZN-DRW-06 too-little-auctoritas"
        return ""

    def legal(self, s: State, seat: int) -> list[int]:
        result = [code for code in DRAW_CODES if not self.why_not(s, seat, code)]
        result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        way = arg_a(code)
        if verb_of(code) == notation.DISCARD:
            discard(s, seat, arg_a(code), "BZN-DIS-02")
            return
        pop(s)
        pay_good(s, seat, fx.AUCTORITAS, draw_price(s, seat, way), "BZN-DRW-01")
        if way == notation.WAY_DECK:
            draw_card(s, seat, "BZN-DRW-01")
            draw_card(s, seat, "BZN-DRW-01")
        elif way == notation.WAY_DISPLAY:
            draw_card(s, seat, "BZN-DRW-02")
            frames.PICK_CARD.begin(s, seat, 1)  # the choice is made with the deck card seen
        else:
            take_from_pile(s, seat, "BZN-DRW-03")  # before a reshuffle the deck card might cause
            draw_card(s, seat, "BZN-DRW-03")


DRAW_CODES: Final[list[int]] = [pack(notation.DRAW, way) for way in range(len(notation.WAYS))]
