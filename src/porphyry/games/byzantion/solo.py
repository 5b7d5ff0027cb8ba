"""The solo game: free steps, building units, seals and keimelia, the result of a solo event (BZN-SOL)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation, state
from porphyry.games.byzantion.bandons import is_bandon
from porphyry.games.byzantion.cards import discard_aside, lay_aside, play_card
from porphyry.games.byzantion.initiative import take_box
from porphyry.games.byzantion.resolution import suffer, tell_substitution
from porphyry.games.byzantion.stock import (
    add_doxa,
    add_dynamis,
    add_good,
    discard,
    discards,
    display_space,
    fill_display,
    gain,
    lay_on_pile,
    pay_good,
    trigger,
    why_not_discard,
    within_reach,
)
from porphyry.games.byzantion.tables import (
    EFFECTS,
    SOLO_COST,
    SOLO_PENALTY,
    SOLO_REWARD,
    SOLO_TERRITORY,
    SOLO_UNITS,
    TERRITORIES,
    UNIT_COST,
    UNIT_NEEDS,
    UNITS,
)
from porphyry.games.byzantion.units import move_unit, place_unit
from porphyry.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Choice, Question
from porphyry.kernel.state import ALL, State, emit

TO_REVEAL: Final = 3  # auctoritas (BZN-SOL-21)
TO_PROTECT: Final = 1  # BZN-SOL-22
SEAL_CODES: Final[list[int]] = [pack(notation.SEAL, position) for position in range(4)]
REVEAL_CODES: Final[list[int]] = [pack(notation.REVEAL, space) for space in range(1, 10)]

# Steps without dynamis


class FreeStep(Choice):
    """Something that only the solo player can do, without dynamis."""

    def why_not(self, s: State, seat: int, code: int) -> str:
        return self.why_not_alone(s, code) if s.seats == 1 else "BZN-SOL-01 only-in-solo"

    def why_not_alone(self, s: State, code: int) -> str:
        """Empty if it may be done now."""
        raise NotImplementedError("why_not_alone")


class Reveal(FreeStep):
    """Auctoritas turns an event up (BZN-SOL-21)."""

    def __init__(self) -> None:
        super().__init__(notation.REVEAL)

    def why_not_alone(self, s: State, code: int) -> str:
        f = s.facts
        space = arg_a(code) - 1
        if not 0 <= space < 9 or f[state.EVENT + space] == state.NOTHING:
            return "BZN-SOL-21 no-event-there"
        if f[state.REVEALED] >> space & 1:
            return "BZN-SOL-21 already-turned-up"
        return "" if f[fx.AUCTORITAS] >= TO_REVEAL else "BZN-SOL-21 too-little-auctoritas"

    def play(self, s: State, seat: int, code: int) -> None:
        pay_good(s, seat, fx.AUCTORITAS, TO_REVEAL, "BZN-SOL-21")
        turn_up(s, arg_a(code) - 1, "BZN-SOL-21")


class Protect(FreeStep):
    """Auctoritas keeps a card on the display (BZN-SOL-22)."""

    def __init__(self) -> None:
        super().__init__(notation.PROTECT)

    def why_not_alone(self, s: State, code: int) -> str:
        f = s.facts
        space = display_space(s, arg_a(code))
        if space == state.NOTHING:
            return "BZN-SOL-22 not-on-display"
        if f[state.PROTECTED] >> space & 1:
            return "BZN-SOL-22 already-protected"
        return "" if f[fx.AUCTORITAS] >= TO_PROTECT else "BZN-SOL-22 too-little-auctoritas"

    def play(self, s: State, seat: int, code: int) -> None:
        pay_good(s, seat, fx.AUCTORITAS, TO_PROTECT, "BZN-SOL-22")
        s.facts[state.PROTECTED] |= 1 << display_space(s, arg_a(code))
        emit(s, events.CARD_PROTECTED, "BZN-SOL-22", ALL, (arg_a(code),))


class PayCost(FreeStep):
    """The extra cost of this round's event (BZN-SOL-23)."""

    def __init__(self) -> None:
        super().__init__(notation.PAY)

    def why_not_alone(self, s: State, code: int) -> str:
        f = s.facts
        if state.event(s) == state.NOTHING or not SOLO_COST[state.event(s)]:
            return "BZN-SOL-23 nothing-to-pay"
        if f[state.COST_PAID]:
            return "BZN-SOL-23 already-paid"
        return "" if f[state.NOMISMA] >= SOLO_COST[state.event(s)] else "BZN-SOL-23 too-little-nomisma"

    def play(self, s: State, seat: int, code: int) -> None:
        pay_good(s, seat, state.NOMISMA, SOLO_COST[state.event(s)], "BZN-SOL-23")
        s.facts[state.COST_PAID] = 1
        emit(s, events.COST_PAID, "BZN-SOL-23", ALL, (state.event(s),))


class UseSeal(FreeStep):
    """A seal: its keimelion and its box, once in the game, and one a round (BZN-SOL-31, BZN-SOL-32)."""

    def __init__(self) -> None:
        super().__init__(notation.SEAL)

    def why_not_alone(self, s: State, code: int) -> str:
        if s.facts[state.SEALS_USED] >> arg_a(code) & 1:
            return "BZN-SOL-32 used-already"
        return "BZN-SOL-31 one-seal-a-round" if s.facts[state.SEAL_PLACED] else ""

    def play(self, s: State, seat: int, code: int) -> None:
        place_solo_seal(s, seat, arg_a(code))


FREE_STEPS: Final[list[FreeStep]] = [UseSeal(), PayCost(), Reveal(), Protect()]
"""In the order in which they are offered."""


def free_options(s: State) -> list[int]:
    """Seals, the extra cost, events to turn up, cards to protect."""
    seals, cost, reveal, protect = FREE_STEPS
    result = [code for code in SEAL_CODES if not seals.why_not_alone(s, code)]
    if not cost.why_not_alone(s, notation.PAY):
        result.append(notation.PAY)
    result.extend([code for code in REVEAL_CODES if not reveal.why_not_alone(s, code)])
    for space in range(8):
        card = s.facts[state.DISPLAY + space]
        if card != state.NOTHING and not protect.why_not_alone(s, pack(notation.PROTECT, card)):
            result.append(pack(notation.PROTECT, card))
    return result


def turn_up(s: State, space: int, rule: str) -> None:
    """Turn a solo event up."""
    f = s.facts
    if f[state.EVENT + space] != state.NOTHING and not f[state.REVEALED] >> space & 1:
        f[state.REVEALED] |= 1 << space
        emit(s, events.SOLO_EVENT_REVEALED, rule, ALL, (f[state.EVENT + space], space + 1))


# Keimelia.


def units_built(s: State) -> int:
    """All units on the map."""
    total = 0
    for at in range(state.MAP, state.MAP + TERRITORIES * 16):
        total += s.facts[at]
    return total


def place_solo_seal(s: State, seat: int, position: int) -> None:
    """The keimelion, and the box."""
    f = s.facts
    f[state.SEALS_USED] |= 1 << position
    f[state.SEAL_PLACED] = 1
    emit(s, events.SEAL_PLACED, "BZN-SOL-31", ALL, (seat, position))
    if position == fx.LABARUM:
        bandons = [hero for hero in state.units_of_play(s, seat) if is_bandon(s, seat, hero)]
        if bandons:
            frames.CHOOSE_BANDON.begin(s, seat)
        else:
            add_dynamis(s, seat, 1, "BZN-SOL-33")
    elif position == fx.CHALICE:
        add_good(s, seat, state.NOMISMA, 2 * units_built(s), "BZN-SOL-34")
    elif position == fx.SCEPTRE:
        if f[state.FULFILLED]:
            frames.CHOOSE_RESOURCE.begin(s, seat, f[state.FULFILLED], fx.EVERY_RESOURCE)  # BZN-SOL-35
    else:
        look_for_robes(s, seat)
    take_box(s, seat, position)


class ChooseBandon(Question):
    """Dynamis for each card of a bandon (BZN-SOL-33)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_BANDON, "BZN-SOL-33", "activate", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if is_bandon(s, seat, arg_a(code)) else "BZN-SOL-33 not-a-bandon"

    def candidates(self, s: State, seat: int) -> list[int]:
        return [pack(notation.ACTIVATE, hero) for hero in state.units_of_play(s, seat)]

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        add_dynamis(s, seat, len(state.members(s, seat, arg_a(code))), "BZN-SOL-33")


def look_for_robes(s: State, seat: int) -> None:
    """Look at as many cards as lie in the play area."""
    if lay_aside(s, seat, len(state.played_cards(s, seat)), "BZN-SOL-36"):
        frames.PLAY_FREE.begin(s, seat)


class PlayFree(Question):
    """One of the cards looked at is played free, or none; the others are discarded (BZN-SOL-36)."""

    def __init__(self) -> None:
        super().__init__(frames.PLAY_FREE, "BZN-SOL-36", "play done")

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == notation.DONE or state.has(s.facts, state.ASIDE, arg_a(code)):
            return ""
        return "BZN-SOL-36 not-among-them"

    def legal(self, s: State, seat: int) -> list[int]:
        return [notation.DONE, *[pack(notation.PLAY, card) for card in state.cards_in(s.facts, state.ASIDE)]]

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        card = arg_a(code)
        if verb_of(code) == notation.PLAY:
            state.drop(s.facts, state.ASIDE, card)
        discard_aside(s, seat, "BZN-SOL-36")
        if verb_of(code) == notation.PLAY:
            play_card(s, seat, card, 0, "BZN-SOL-36")


# Building


def substitutes(s: State, seat: int) -> list[int]:
    """Heroes whose resource may stand for another, once for each unit (BZN-SOL-40)."""
    return state.fronts(s, seat, state.PASSIVE_WORDS, fx.SUBSTITUTE * 3)


def price_of(s: State, unit: int) -> list[int]:
    """What the next unit of this kind costs with the substitutions declared; NOTHING in front if they do not fit."""
    f = s.facts
    cost = UNIT_COST[unit]
    price = [cost[0], cost[1], cost[2], cost[3], cost[4], cost[5], cost[6], 0, 0]
    for good in range(9):
        stands_for = f[state.STAND + good]
        if stands_for != state.NOTHING:
            price[stands_for] -= 1
    for good in range(7):
        if price[good] < 0:
            return [state.NOTHING]
    for good in range(9):
        if f[state.STAND + good] != state.NOTHING:
            price[good] += 1
    return price


def missing_for(s: State, seat: int, unit: int) -> int:
    """How many pieces are missing for a unit, or NOTHING if it cannot be built at all."""
    f = s.facts
    if not f[state.SUPPLY + unit]:
        return state.NOTHING
    price = price_of(s, unit)
    if price[0] == state.NOTHING:
        return state.NOTHING
    missing = 0
    for good in range(7):
        if price[good] > f[seat * state.SEAT_SIZE + good]:
            missing += price[good] - f[seat * state.SEAT_SIZE + good]
    if not missing:
        return 0
    spare = 0
    for hero in substitutes(s, seat):
        good = EFFECTS[hero][1]
        if f[state.STAND + good] == state.NOTHING and f[seat * state.SEAT_SIZE + good] > price[good] + (
            1 if good == state.DOXA else 0
        ):
            spare += 1
    return missing if missing <= spare else state.NOTHING


def can_build(s: State, seat: int) -> bool:
    """Is there a unit the seat can pay for?"""
    f = s.facts
    if stands_declared(s) or substitutes(s, seat):
        for unit in range(UNITS):  # noqa: SIM110 - no generator in the hot path
            if missing_for(s, seat, unit) != state.NOTHING:
                return True
        return False
    base = seat * state.SEAT_SIZE
    for unit in range(UNITS):  # noqa: SIM110 - no generator in the hot path
        if f[state.SUPPLY + unit] and can_pay(f, base, UNIT_NEEDS[unit]):
            return True
    return False


def stands_declared(s: State) -> bool:
    """Has a resource been said to stand for another in the next unit?"""
    for good in range(9):  # noqa: SIM110 - no generator in the hot path
        if s.facts[state.STAND + good] != state.NOTHING:
            return True
    return False


def can_pay(f: list[int], base: int, needs: list[int]) -> bool:
    """Does the seat hold what a unit costs, as kind and pieces, kind and pieces?"""
    for at in range(0, len(needs), 2):  # noqa: SIM110 - no generator in the hot path
        if f[base + needs[at]] < needs[at + 1]:
            return False
    return True


def could_build(s: State, seat: int) -> bool:
    """The same, once cards have been discarded for auctoritas and nomisma (BZN-DIS-01)."""
    if can_build(s, seat):
        return True
    f = s.facts
    held = f[seat * state.SEAT_SIZE + fx.AUCTORITAS]
    reach = within_reach(s, seat, fx.AUCTORITAS, 0)
    if reach == held:
        return False
    f[seat * state.SEAT_SIZE + fx.AUCTORITAS] = reach
    possible = can_build(s, seat)
    f[seat * state.SEAT_SIZE + fx.AUCTORITAS] = held
    return possible


def why_not_stand_solo(s: State, seat: int, hero: int, good: int) -> str:
    """May this hero's resource stand for that one in the next unit?"""
    f = s.facts
    if hero not in substitutes(s, seat):
        return "BZN-SOL-40 not-this-hero"
    resource = EFFECTS[hero][1]
    if f[state.STAND + resource] != state.NOTHING:
        return "BZN-SOL-40 once-a-unit"
    if good == resource or good >= fx.RESOURCES:
        return "BZN-CLR-01 another-resource"
    if not f[seat * state.SEAT_SIZE + resource]:
        return "BZN-CLR-01 none-left"
    if resource == state.DOXA and f[seat * state.SEAT_SIZE + state.DOXA] == 1:
        return "BZN-SOL-04 cannot-pay"
    f[state.STAND + resource] = good
    possible = can_build(s, seat)
    f[state.STAND + resource] = state.NOTHING
    return "" if possible else "BZN-SOL-19 cannot-pay"


class BuildUnits(Question):
    """Units are built, and as many moved (BZN-SOL-19, BZN-SOL-20)."""

    def __init__(self) -> None:
        super().__init__(frames.BUILD_UNITS, "BZN-SOL-19", "build shift stand done discard", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb, a, b = verb_of(code), arg_a(code), arg_b(code)
        if verb == notation.BUILD:
            if not s.facts[state.SUPPLY + a]:
                return "BZN-UNI-05 none-left"
            return "" if missing_for(s, seat, a) == 0 else "BZN-SOL-19 cannot-pay"
        if verb == notation.SHIFT:
            return why_not_shift(s, a, b, arg_c(code))
        if verb == notation.STAND:
            return why_not_stand_solo(s, seat, a, b)
        return why_not_discard(s, seat, a) if verb == notation.DISCARD else ""

    def legal(self, s: State, seat: int) -> list[int]:
        result = [notation.DONE]
        for unit in range(UNITS):
            if missing_for(s, seat, unit) == 0:
                result.extend([pack(notation.BUILD, unit, territory) for territory in range(TERRITORIES)])
        add_shifts(s, result)
        for hero in substitutes(s, seat):
            result.extend(
                [
                    pack(notation.STAND, hero, good)
                    for good in range(fx.RESOURCES)
                    if not why_not_stand_solo(s, seat, hero, good)
                ]
            )
        result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb, a, b = verb_of(code), arg_a(code), arg_b(code)
        if verb == notation.BUILD:
            build(s, seat, a, b)
        elif verb == notation.SHIFT:
            move_unit(s, a, b, arg_c(code), "BZN-SOL-20")
            set_field(s, frames.BUILD_UNITS.moves, field(s, frames.BUILD_UNITS.moves) - 1)
        elif verb == notation.STAND:
            s.facts[state.STAND + EFFECTS[a][1]] = b
            tell_substitution(s, seat, a, b)
        elif verb == notation.DISCARD:
            discard(s, seat, a, "BZN-DIS-02")
        else:
            forget_stands(s)
            pop(s)


def why_not_shift(s: State, unit: int, source: int, target: int) -> str:
    """May a unit be moved from here to there?"""
    if not field(s, frames.BUILD_UNITS.moves):
        return "BZN-SOL-20 no-moves-left"
    if source == target:
        return "BZN-SOL-20 already-there"
    return "" if s.facts[state.MAP + source * 16 + unit] else "BZN-SOL-20 no-such-unit-there"


def add_shifts(s: State, result: list[int]) -> None:
    """Every move of a unit that has been earned."""
    if not field(s, frames.BUILD_UNITS.moves):
        return
    for unit in range(UNITS):
        for source in range(TERRITORIES):
            if s.facts[state.MAP + source * 16 + unit]:
                result.extend(
                    [pack(notation.SHIFT, unit, source, target) for target in range(TERRITORIES) if target != source]
                )


def build(s: State, seat: int, unit: int, territory: int) -> None:
    """Pay for a unit, place it, and score what it cost."""
    price = price_of(s, unit)
    forget_stands(s)
    set_field(s, frames.BUILD_UNITS.built, field(s, frames.BUILD_UNITS.built) + 1)
    set_field(s, frames.BUILD_UNITS.moves, field(s, frames.BUILD_UNITS.moves) + 1)  # BZN-SOL-20
    for good in range(7):
        pay_good(s, seat, good, price[good], "BZN-SOL-19")
    if price[state.DOXA]:
        add_doxa(s, seat, -price[state.DOXA], "BZN-CLR-01")
    place_unit(s, unit, territory, "BZN-SOL-19")  # BZN-SOL-26
    spent = sum(UNIT_COST[unit])
    add_doxa(s, seat, spent, "BZN-SOL-03")
    trigger(s, seat, fx.ON_CONTRIBUTE_EACH, spent, "BZN-SOL-40")


def forget_stands(s: State) -> None:
    """Substitutions are declared for one unit."""
    for good in range(9):
        s.facts[state.STAND + good] = state.NOTHING


# Resolution.


def solo_result(s: State) -> None:
    """With the units in place and the cost paid the event is won; else its penalty is suffered (BZN-SOL-25)."""
    f = s.facts
    current = state.event(s)
    if current == state.NOTHING:
        return  # BZN-SOL-29
    f[state.RESULT] = 1
    for unit in range(UNITS):
        if f[state.MAP + SOLO_TERRITORY[current] * 16 + unit] < SOLO_UNITS[current][unit]:  # BZN-SOL-02
            f[state.RESULT] = 0
    if SOLO_COST[current] and not f[state.COST_PAID]:
        f[state.RESULT] = 0
    if f[state.RESULT]:
        f[state.FULFILLED] += 1
        f[state.FULFILLED_SPACES] |= 1 << f[state.ROUND]
        f[state.VICTORIES] += 1
        emit(s, events.SOLO_EVENT_FULFILLED, "BZN-SOL-25", ALL, (current,))
        trigger(s, 0, fx.ON_FULFILLED, 1, "BZN-CRD-04")
        trigger(s, 0, fx.ON_VICTORY, 1, "BZN-CRD-04")
        gain(s, 0, SOLO_REWARD[current], 1, "BZN-SOL-25")
    else:
        f[state.CANCELLED] += 1
        f[state.CANCELLED_SPACES] |= 1 << f[state.ROUND]
        emit(s, events.SOLO_EVENT_FAILED, "BZN-SOL-25", ALL, (current,))
        trigger(s, 0, fx.ON_CANCELLED, 1, "BZN-CRD-04")
        suffer(s, 0, SOLO_PENALTY[current], 1, "BZN-SOL-25")  # BZN-SOL-30


def sweep_display(s: State) -> None:
    """All unprotected cards of the display are replaced; the auctoritas on it is gone (BZN-SOL-27)."""
    f = s.facts
    kept = f[state.PROTECTED]
    swept: list[int] = []
    for space in range(8):
        card = f[state.DISPLAY + space]
        if not kept >> space & 1 and card != state.NOTHING:
            lay_on_pile(s, card)
            swept.append(card)
            f[state.DISPLAY + space] = state.NOTHING
    if s.log is not None:
        emit(s, events.DISPLAY_SWEPT, "BZN-SOL-27", ALL, tuple(swept))
    for space in range(8):
        if f[state.DISPLAY + space] == state.NOTHING:
            fill_display(s, space, "BZN-SOL-27")
    f[state.PROTECTED] = 0
