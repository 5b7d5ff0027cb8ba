"""The solo reign: free steps, building units, seals and keimelia, the result of a solo event (BZN-SOL)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.bandons import is_bandon
from porphyry.games.byzantion.cards import discard_aside, lay_aside, play_card
from porphyry.games.byzantion.initiative import take_box
from porphyry.games.byzantion.resolution import suffer, tell_substitution
from porphyry.games.byzantion.state import (
    ASIDE,
    CANCELLED,
    CANCELLED_SPACES,
    COST_PAID,
    DISPLAY,
    DOXA,
    EVENT,
    FULFILLED,
    FULFILLED_SPACES,
    MAP,
    NOMISMA,
    NOTHING,
    PASSIVE_WORDS,
    PROTECTED,
    RESULT,
    REVEALED,
    ROUND,
    SEAL_PLACED,
    SEALS_USED,
    SEAT_SIZE,
    STAND,
    SUPPLY,
    VICTORIES,
    cards_in,
    drop,
    event,
    fronts,
    members,
    played_cards,
    units_of_play,
)
from porphyry.games.byzantion.stock import (
    add_doxa,
    add_dynamis,
    add_good,
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
    UNITS,
)
from porphyry.games.byzantion.units import move_unit, place_unit
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import ALL, State, emit

# Steps without dynamis.


def why_not_free(s: State, _seat: int, verb: int, a: int) -> str:
    """May this be done without dynamis in the solo game?"""
    f = s.facts
    if s.seats != 1:
        return "BZN-SOL-01 only-in-solo"
    if verb == n.REVEAL:
        space = a - 1
        if not 0 <= space < 9 or f[EVENT + space] == NOTHING:
            return "BZN-SOL-21 no-event-there"
        if f[REVEALED] >> space & 1:
            return "BZN-SOL-21 already-turned-up"
        return "" if f[fx.AUCTORITAS] >= 3 else "BZN-SOL-21 too-little-auctoritas"
    if verb == n.PROTECT:
        space = display_space(s, a)
        if space == NOTHING:
            return "BZN-SOL-22 not-on-display"
        if f[PROTECTED] >> space & 1:
            return "BZN-SOL-22 already-protected"
        return "" if f[fx.AUCTORITAS] >= 1 else "BZN-SOL-22 too-little-auctoritas"
    if verb == n.PAY:
        if event(s) == NOTHING or not SOLO_COST[event(s)]:
            return "BZN-SOL-23 nothing-to-pay"
        if f[COST_PAID]:
            return "BZN-SOL-23 already-paid"
        return "" if f[NOMISMA] >= SOLO_COST[event(s)] else "BZN-SOL-23 too-little-nomisma"
    if f[SEALS_USED] >> a & 1:
        return "BZN-SOL-32 used-already"
    return "BZN-SOL-31 one-seal-a-round" if f[SEAL_PLACED] else ""


def free_options(s: State, seat: int) -> list[int]:
    """Seals, the extra cost, events to turn up, cards to protect."""
    result: list[int] = []
    result.extend([pack(n.SEAL, position) for position in range(4) if not why_not_free(s, seat, n.SEAL, position)])
    if not why_not_free(s, seat, n.PAY, 0):
        result.append(n.PAY)
    result.extend([pack(n.REVEAL, space) for space in range(1, 10) if not why_not_free(s, seat, n.REVEAL, space)])
    for space in range(8):
        card = s.facts[DISPLAY + space]
        if card != NOTHING and not why_not_free(s, seat, n.PROTECT, card):
            result.append(pack(n.PROTECT, card))
    return result


def play_free(s: State, seat: int, verb: int, a: int) -> None:
    """A step without dynamis."""
    f = s.facts
    if verb == n.REVEAL:
        pay_good(s, seat, fx.AUCTORITAS, 3, "BZN-SOL-21")
        turn_up(s, a - 1, "BZN-SOL-21")
    elif verb == n.PROTECT:
        pay_good(s, seat, fx.AUCTORITAS, 1, "BZN-SOL-22")
        f[PROTECTED] |= 1 << display_space(s, a)
        emit(s, n.CARD_PROTECTED, "BZN-SOL-22", ALL, (a,))
    elif verb == n.PAY:
        pay_good(s, seat, NOMISMA, SOLO_COST[event(s)], "BZN-SOL-23")
        f[COST_PAID] = 1
        emit(s, n.COST_PAID, "BZN-SOL-23", ALL, (event(s),))
    else:
        place_solo_seal(s, seat, a)


def turn_up(s: State, space: int, rule: str) -> None:
    """Turn a solo event up."""
    f = s.facts
    if f[EVENT + space] != NOTHING and not f[REVEALED] >> space & 1:
        f[REVEALED] |= 1 << space
        emit(s, n.SOLO_EVENT_REVEALED, rule, ALL, (f[EVENT + space], space + 1))


# Keimelia.


def units_built(s: State) -> int:
    """All units on the map."""
    total = 0
    for at in range(MAP, MAP + TERRITORIES * 16):
        total += s.facts[at]
    return total


def place_solo_seal(s: State, seat: int, position: int) -> None:
    """Use a seal: its keimelion and its box, once in the game (BZN-SOL-31, BZN-SOL-32)."""
    f = s.facts
    f[SEALS_USED] |= 1 << position
    f[SEAL_PLACED] = 1
    emit(s, n.SEAL_PLACED, "BZN-SOL-31", ALL, (seat, position))
    if position == fx.LABARUM:
        bandons = [hero for hero in units_of_play(s, seat) if is_bandon(s, seat, hero)]
        if bandons:
            push(s, n.F_BANDON, seat)
        else:
            add_dynamis(s, seat, 1, "BZN-SOL-33")
    elif position == fx.CHALICE:
        add_good(s, seat, NOMISMA, 2 * units_built(s), "BZN-SOL-34")
    elif position == fx.SCEPTRE:
        if f[FULFILLED]:
            push(s, n.F_RESOURCE, seat, f[FULFILLED], fx.EVERY_RESOURCE)  # BZN-SOL-35
    else:
        look_for_robes(s, seat)
    take_box(s, seat, position)


def why_not_bandon(s: State, seat: int, a: int) -> str:
    """Is it a bandon?"""
    return "" if is_bandon(s, seat, a) else "BZN-SOL-33 not-a-bandon"


def bandon_options(s: State, seat: int) -> list[int]:
    """All bandons."""
    return [pack(n.ACTIVATE, hero) for hero in units_of_play(s, seat) if is_bandon(s, seat, hero)]


def play_bandon(s: State, seat: int, a: int) -> None:
    """Dynamis for each card of the bandon."""
    pop(s)
    add_dynamis(s, seat, len(members(s, seat, a)), "BZN-SOL-33")


def look_for_robes(s: State, seat: int) -> None:
    """Look at as many cards as lie in the play area."""
    if lay_aside(s, seat, len(played_cards(s, seat)), "BZN-SOL-36"):
        push(s, n.F_ROBES, seat)


def robes_options(s: State) -> list[int]:
    """One of the cards, or none."""
    return [n.DONE, *[pack(n.PLAY, card) for card in cards_in(s.facts, ASIDE)]]


def play_robes(s: State, seat: int, verb: int, a: int) -> None:
    """Play one of them free, discard the others."""
    pop(s)
    if verb == n.PLAY:
        drop(s.facts, ASIDE, a)
    discard_aside(s, seat, "BZN-SOL-36")
    if verb == n.PLAY:
        play_card(s, seat, a, 0, "BZN-SOL-36")


# Building: frame seat, built, moves left.


def substitutes(s: State, seat: int) -> list[int]:
    """Heroes whose resource may stand for another, once for each unit (BZN-SOL-40)."""
    return fronts(s, seat, PASSIVE_WORDS, fx.SUBSTITUTE * 3)


def price_of(s: State, unit: int) -> list[int]:
    """What the next unit of this kind costs with the substitutions declared; NOTHING in front if they do not fit."""
    f = s.facts
    cost = UNIT_COST[unit]
    price = [cost[0], cost[1], cost[2], cost[3], cost[4], cost[5], cost[6], 0, 0]
    for good in range(9):
        stands_for = f[STAND + good]
        if stands_for != NOTHING:
            price[stands_for] -= 1
    for good in range(7):
        if price[good] < 0:
            return [NOTHING]
    for good in range(9):
        if f[STAND + good] != NOTHING:
            price[good] += 1
    return price


def missing_for(s: State, seat: int, unit: int) -> int:
    """How many pieces are missing for a unit, or NOTHING if it cannot be built at all."""
    f = s.facts
    if not f[SUPPLY + unit]:
        return NOTHING
    price = price_of(s, unit)
    if price[0] == NOTHING:
        return NOTHING
    missing = 0
    for good in range(7):
        if price[good] > f[seat * SEAT_SIZE + good]:
            missing += price[good] - f[seat * SEAT_SIZE + good]
    spare = 0
    for hero in substitutes(s, seat):
        good = EFFECTS[hero][1]
        if f[STAND + good] == NOTHING and f[seat * SEAT_SIZE + good] > price[good] + (1 if good == DOXA else 0):
            spare += 1
    return missing if missing <= spare else NOTHING


def can_build(s: State, seat: int) -> bool:
    """Is there a unit the seat can pay for?"""
    for unit in range(UNITS):  # noqa: SIM110 - no generator in the hot path
        if missing_for(s, seat, unit) != NOTHING:
            return True
    return False


def could_build(s: State, seat: int) -> bool:
    """The same, once cards have been discarded for auctoritas and nomisma (BZN-DIS-01)."""
    f = s.facts
    held = f[seat * SEAT_SIZE + fx.AUCTORITAS]
    f[seat * SEAT_SIZE + fx.AUCTORITAS] = within_reach(s, seat, fx.AUCTORITAS, 0)
    possible = can_build(s, seat)
    f[seat * SEAT_SIZE + fx.AUCTORITAS] = held
    return possible


def why_not_building(s: State, seat: int, verb: int, a: int, b: int, c: int) -> str:
    """Answers in the build action."""
    f = s.facts
    if verb == n.BUILD:
        if not f[SUPPLY + a]:
            return "BZN-UNI-05 none-left"
        return "" if missing_for(s, seat, a) == 0 else "BZN-SOL-19 cannot-pay"
    if verb == n.SHIFT:
        if not field(s, 3):
            return "BZN-SOL-20 no-moves-left"
        if b == c:
            return "BZN-SOL-20 already-there"
        return "" if f[MAP + b * 16 + a] else "BZN-SOL-20 no-such-unit-there"
    if verb == n.STAND:
        return why_not_stand_solo(s, seat, a, b)
    if verb == n.DISCARD:
        return why_not_discard(s, seat, a)
    return ""


def why_not_stand_solo(s: State, seat: int, hero: int, good: int) -> str:
    """May this hero's resource stand for that one in the next unit?"""
    f = s.facts
    if hero not in substitutes(s, seat):
        return "BZN-SOL-40 not-this-hero"
    resource = EFFECTS[hero][1]
    if f[STAND + resource] != NOTHING:
        return "BZN-SOL-40 once-a-unit"
    if good == resource or good >= fx.RESOURCES:
        return "BZN-CLR-01 another-resource"
    if not f[seat * SEAT_SIZE + resource]:
        return "BZN-CLR-01 none-left"
    if resource == DOXA and f[seat * SEAT_SIZE + DOXA] == 1:
        return "BZN-SOL-04 cannot-pay"
    f[STAND + resource] = good
    possible = can_build(s, seat)
    f[STAND + resource] = NOTHING
    return "" if possible else "BZN-SOL-19 cannot-pay"


def building_options(s: State, seat: int) -> list[int]:
    """Units to build, moves earned, substitutions, enough."""
    result = [n.DONE]
    for unit in range(UNITS):
        if missing_for(s, seat, unit) == 0:
            result.extend([pack(n.BUILD, unit, territory) for territory in range(TERRITORIES)])
    if field(s, 3):
        for unit in range(UNITS):
            for source in range(TERRITORIES):
                if s.facts[MAP + source * 16 + unit]:
                    result.extend(
                        [pack(n.SHIFT, unit, source, target) for target in range(TERRITORIES) if target != source]
                    )
    for hero in substitutes(s, seat):
        result.extend(
            [pack(n.STAND, hero, good) for good in range(fx.RESOURCES) if not why_not_stand_solo(s, seat, hero, good)]
        )
    result.extend(discards(s, seat))
    return result


def play_building(s: State, seat: int, verb: int, a: int, b: int, c: int) -> None:
    """One step of the build action."""
    f = s.facts
    if verb == n.BUILD:
        price = price_of(s, a)
        forget_stands(s)
        set_field(s, 2, field(s, 2) + 1)
        set_field(s, 3, field(s, 3) + 1)  # BZN-SOL-20
        for good in range(7):
            pay_good(s, seat, good, price[good], "BZN-SOL-19")
        if price[DOXA]:
            add_doxa(s, seat, -price[DOXA], "BZN-CLR-01")
        place_unit(s, a, b, "BZN-SOL-19")  # BZN-SOL-26
        spent = sum(UNIT_COST[a])
        add_doxa(s, seat, spent, "BZN-SOL-03")
        trigger(s, seat, fx.ON_CONTRIBUTE_EACH, spent, "BZN-SOL-40")
    elif verb == n.SHIFT:
        move_unit(s, a, b, c, "BZN-SOL-20")
        set_field(s, 3, field(s, 3) - 1)
    elif verb == n.STAND:
        f[STAND + EFFECTS[a][1]] = b
        tell_substitution(s, seat, a, b)
    else:
        forget_stands(s)
        pop(s)


def forget_stands(s: State) -> None:
    """Substitutions are declared for one unit."""
    for good in range(9):
        s.facts[STAND + good] = NOTHING


# Resolution.


def solo_result(s: State) -> None:
    """With the units in place and the cost paid the event is won; else its penalty is suffered (BZN-SOL-25)."""
    f = s.facts
    current = event(s)
    if current == NOTHING:
        return  # BZN-SOL-29
    f[RESULT] = 1
    for unit in range(UNITS):
        if f[MAP + SOLO_TERRITORY[current] * 16 + unit] < SOLO_UNITS[current][unit]:  # BZN-SOL-02
            f[RESULT] = 0
    if SOLO_COST[current] and not f[COST_PAID]:
        f[RESULT] = 0
    if f[RESULT]:
        f[FULFILLED] += 1
        f[FULFILLED_SPACES] |= 1 << f[ROUND]
        f[VICTORIES] += 1
        emit(s, n.SOLO_EVENT_FULFILLED, "BZN-SOL-25", ALL, (current,))
        trigger(s, 0, fx.ON_FULFILLED, 1, "BZN-CRD-04")
        trigger(s, 0, fx.ON_VICTORY, 1, "BZN-CRD-04")
        gain(s, 0, SOLO_REWARD[current], 1, "BZN-SOL-25")
    else:
        f[CANCELLED] += 1
        f[CANCELLED_SPACES] |= 1 << f[ROUND]
        emit(s, n.SOLO_EVENT_FAILED, "BZN-SOL-25", ALL, (current,))
        trigger(s, 0, fx.ON_CANCELLED, 1, "BZN-CRD-04")
        suffer(s, 0, SOLO_PENALTY[current], 1, "BZN-SOL-25")  # BZN-SOL-30


def sweep_display(s: State) -> None:
    """All unprotected cards of the display are replaced; the auctoritas on it is gone (BZN-SOL-27)."""
    f = s.facts
    kept = f[PROTECTED]
    swept: list[int] = []
    for space in range(8):
        card = f[DISPLAY + space]
        if not kept >> space & 1 and card != NOTHING:
            lay_on_pile(s, card)
            swept.append(card)
            f[DISPLAY + space] = NOTHING
    if s.log is not None:
        emit(s, n.DISPLAY_SWEPT, "BZN-SOL-27", ALL, tuple(swept))
    for space in range(8):
        if f[DISPLAY + space] == NOTHING:
            fill_display(s, space, "BZN-SOL-27")
    f[PROTECTED] = 0
