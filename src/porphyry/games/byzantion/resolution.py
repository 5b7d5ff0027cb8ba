"""The resolution phase: secret contributions, the result, reward and penalty, units (BZN-CON, BZN-FUL, BZN-UNI, BZN-CLR-01, BZN-CLR-02).

Every seat makes its contribution in steps that follow from what everybody can see, so that their number tells nothing. Nothing is paid or
shown before all have closed their hands. A hero who lets a resource stand for another makes room for one piece more of it; what it stands
for is said with all hands open, in initiative order, or, if the option says so, in the closed hand.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.state import (
    CANCELLED,
    CANCELLED_SPACES,
    CHOSEN,
    CLOSED_SUBSTITUTES,
    COINS_COUNT,
    DOXA,
    FULFILLED,
    FULFILLED_SPACES,
    GIVEN,
    LOSER,
    NOBODY,
    NOMISMA,
    PAID,
    PASSIVE_WORDS,
    PENALTY_CANCELLED,
    POSITION,
    RESULT,
    ROUND,
    SEAT_SIZE,
    STEP,
    STOOD,
    VICTOR,
    VICTORIES,
    event,
    fronts,
    modified,
    next_in_order,
    tie_breaker,
)
from porphyry.games.byzantion.stock import add_doxa, gain, pay_good, trigger
from porphyry.games.byzantion.tables import (
    EFFECTS,
    EVENT_NEEDS,
    EVENT_PENALTY,
    EVENT_REWARD,
    EVENT_TERRITORY,
    EVENT_UNITS,
    UNITS,
)
from porphyry.games.byzantion.units import place_unit
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import ALL, State, emit

CLOSED: Final = 99
BY_HERO: Final = 100  # from here on a step is a hero's: in the closed hand, what the resource stands for


def needs(s: State) -> list[int]:
    """What the event of this round requires: seven resources and nomisma."""
    return EVENT_NEEDS[event(s)][s.facts[CHOSEN]]  # BZN-TRI-02


def steps(s: State, seat: int) -> list[int]:
    """The steps of a contribution: a good for each kind the seat has any of and may give, in the order of the goods.

    Where heroes are named in the closed hand, BY_HERO + hero for each substitution follows.
    """
    f = s.facts
    base = seat * SEAT_SIZE
    required = needs(s)
    if f[CLOSED_SUBSTITUTES]:
        result = [good for good in range(8) if required[good] and f[base + good]]
        result.extend(
            [BY_HERO + hero for hero in substitutes(s, seat) if f[base + EFFECTS[hero][1]]]
        )  # a resource, or doxa
        return result
    heroes = substitutes(s, seat)
    if not heroes:
        return [good for good in range(8) if required[good] and f[base + good]]
    return [good for good in range(9) if f[base + good] and most_at_all(required, heroes, good)]


def substitutes(s: State, seat: int) -> list[int]:
    """Heroes in front whose resource, or doxa, may stand for another required one (BZN-CLR-01, BZN-CLR-02)."""
    return fronts(s, seat, PASSIVE_WORDS, fx.SUBSTITUTE * 3)


def most_at_all(required: list[int], heroes: list[int], good: int) -> int:
    """The most pieces of a good that a hand may hold: what is required, and one for each hero who lets it stand for another kind."""
    own = required[good] if good < 8 else 0
    others = 0
    for kind in range(fx.RESOURCES):
        if kind != good:
            others += required[kind]
    for hero in heroes:
        if EFFECTS[hero][1] == good:
            return own + min(others, 1)  # BZN-CLR-01: once
    return own


def most_of(s: State, seat: int, good: int) -> int:
    """The most pieces of a good that may go into the hand now: every piece too many must find a kind of which the hand holds too few."""
    f = s.facts
    base = seat * SEAT_SIZE
    required = needs(s)
    if f[CLOSED_SUBSTITUTES] or good == NOMISMA:  # BZN-CON-04
        return required[good]
    room = required[good] if good < 8 else 0
    for kind in range(9):
        if kind not in (good, NOMISMA):
            room += (required[kind] if kind < 8 else 0) - f[base + PAID + kind]
    return max(0, min(room, most_at_all(required, substitutes(s, seat), good)))


def current_step(s: State, seat: int) -> int:
    """What the seat has to say next."""
    return steps(s, seat)[s.facts[seat * SEAT_SIZE + STEP]]


def open_contributions(s: State) -> None:
    """All hands are empty; who has nothing to choose has closed already."""
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        for good in range(8):
            s.facts[base + GIVEN + good] = 0
        for good in range(9):
            s.facts[base + PAID + good] = 0
            s.facts[STOOD + seat * 9 + good] = 0
        s.facts[base + STEP] = 0 if steps(s, seat) else CLOSED


def contributing(s: State) -> list[int]:
    """The seats whose hands are still open."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + STEP] != CLOSED]


def why_not_give(s: State, seat: int, good: int, amount: int) -> str:
    """May so much of this kind go into the hand?"""
    if good != current_step(s, seat):
        wanted = most_at_all(needs(s), [] if s.facts[CLOSED_SUBSTITUTES] else substitutes(s, seat), good)
        return "BZN-CON-01 one-kind-after-the-other" if wanted else "BZN-CON-08 not-required"
    if amount > most_of(s, seat, good):
        return "BZN-CON-03 more-than-required"
    return "" if amount <= s.facts[seat * SEAT_SIZE + good] else "BZN-CON-02 too-little-in-stock"


def why_not_stand(s: State, seat: int, verb: int, hero: int, good: int) -> str:
    """May this hero's resource stand for that one?"""
    if verb == n.DONE:
        return ""
    f = s.facts
    base = seat * SEAT_SIZE
    if BY_HERO + hero != current_step(s, seat):
        return "BZN-CLR-01 not-this-hero"
    resource = EFFECTS[hero][1]
    if f[base + PAID + resource] >= f[base + resource]:
        return "BZN-CLR-01 none-left"
    if good == resource or good >= fx.RESOURCES:
        return "BZN-CLR-01 another-resource"
    counted = f[base + GIVEN + good]
    for piece in range(9):
        if f[STOOD + seat * 9 + piece] == good + 1:
            counted += 1
    return "" if counted < needs(s)[good] else "BZN-CON-03 more-than-required"


def why_not_contribution(s: State, seat: int, verb: int, a: int, b: int) -> str:
    """Answers while a hand is still open."""
    if verb == n.GIVE:
        return why_not_give(s, seat, a, b)
    if current_step(s, seat) < BY_HERO:
        return "BZN-CON-01 amounts-first"
    return why_not_stand(s, seat, verb, a, b)


def contribution_options(s: State, seat: int) -> list[int]:
    """The amounts of one kind, or the kinds a hero's resource may stand for."""
    step = current_step(s, seat)
    if step < BY_HERO:
        most = min(most_of(s, seat, step), s.facts[seat * SEAT_SIZE + step])
        return [pack(n.GIVE, step, amount) for amount in range(most + 1)]  # BZN-CON-02, BZN-FUL-09
    result = [n.DONE]
    result.extend(
        [
            pack(n.STAND, step - BY_HERO, good)
            for good in range(fx.RESOURCES)
            if not why_not_stand(s, seat, n.STAND, step - BY_HERO, good)
        ]
    )
    return result


def play_contribution(s: State, seat: int, verb: int, a: int, b: int) -> None:
    """One step of a secret contribution."""
    f = s.facts
    base = seat * SEAT_SIZE
    if verb == n.GIVE:
        if a < 8:
            f[base + GIVEN + a] = b
        f[base + PAID + a] += b
        emit(s, n.CONTRIBUTION_HELD, "BZN-CON-01", 1 << seat, (seat, a, b))
    elif verb == n.STAND:
        resource = EFFECTS[a][1]
        if resource != DOXA:
            f[base + GIVEN + resource] += 1
        f[base + PAID + resource] += 1
        f[STOOD + seat * 9 + resource] = b + 1  # it counts as what it stands for once the hands open
        emit(s, n.CONTRIBUTION_HELD, "BZN-CON-09", 1 << seat, (seat, resource, 1))
    f[base + STEP] += 1
    left = steps(s, seat)
    while f[base + STEP] < len(left) and left[f[base + STEP]] < 9 and not most_of(s, seat, left[f[base + STEP]]):
        f[base + STEP] += 1  # the hand is full: nothing of this kind could be added
    if f[base + STEP] == len(left):
        f[base + STEP] = CLOSED


def contribution_size(s: State, seat: int) -> int:
    """Resources; nomisma, which is none, counts only by option, two to one."""
    base = seat * SEAT_SIZE + GIVEN
    total = s.facts[base + NOMISMA] // 2 if s.facts[COINS_COUNT] else 0  # BZN-CON-10
    for good in range(fx.RESOURCES):
        total += s.facts[base + good]
    return total


def reveal(s: State) -> None:
    """All hands open: contributions are spent and bring doxa."""
    f = s.facts
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        for good in range(8):
            if f[base + PAID + good]:
                pay_good(s, seat, good, f[base + PAID + good], "BZN-CON-07")
        if f[base + PAID + fx.DOXA]:
            add_doxa(s, seat, -f[base + PAID + fx.DOXA], "BZN-CLR-01")
        pieces = 0
        for good in range(9):
            given = f[base + PAID + good]
            if given:
                emit(s, n.CONTRIBUTION_REVEALED, "BZN-CON-01", ALL, (seat, good, given))
            if good != NOMISMA:
                pieces += given
        if f[CLOSED_SUBSTITUTES]:
            for hero in substitutes(s, seat):
                kind = f[STOOD + seat * 9 + EFFECTS[hero][1]]
                if kind:
                    substitute(s, seat, hero, kind - 1)
        add_doxa(s, seat, pieces, "BZN-CON-05")
        add_doxa(s, seat, f[base + PAID + NOMISMA] // 2, "BZN-CON-06")
        trigger(s, seat, fx.ON_CONTRIBUTE_EACH, pieces, "BZN-CRD-04")
        f[base + STEP] = 0
    if not f[CLOSED_SUBSTITUTES]:
        push(s, n.F_DECLARE, NOBODY, 0, 0)


def substitute(s: State, seat: int, hero: int, good: int) -> None:
    """A piece of the hero's resource counts as what it stands for."""
    f = s.facts
    base = seat * SEAT_SIZE
    resource = EFFECTS[hero][1]
    if resource != DOXA:
        f[base + GIVEN + resource] -= 1
    f[base + GIVEN + good] += 1
    f[STOOD + seat * 9 + resource] = good + 1
    tell_substitution(s, seat, hero, good)


def tell_substitution(s: State, seat: int, hero: int, good: int) -> None:
    """The whole table hears what a hero's resource stands for."""
    emit(s, n.SUBSTITUTION_DECLARED, "BZN-CON-09", ALL, (seat, hero, EFFECTS[hero][1], good))


# Substitutions with all hands open: frame seat asked, place in order, heroes of this seat passed over.


def declared_hero(s: State) -> int:
    """The hero whose resource is in question."""
    return substitutes(s, field(s, 1))[field(s, 3)]


def must_declare(s: State, seat: int, resource: int) -> bool:
    """Has the seat given more of it than is required?"""
    if resource == DOXA:
        return True
    return s.facts[seat * SEAT_SIZE + GIVEN + resource] > needs(s)[resource]


def stands_for(s: State, seat: int, resource: int) -> list[int]:
    """The kinds for which a piece of this resource may stand: required, another one, and not yet at the seat's limit."""
    f = s.facts
    base = seat * SEAT_SIZE
    given = f[base + PAID + DOXA] if resource == DOXA else f[base + GIVEN + resource]
    if not given or f[STOOD + seat * 9 + resource]:
        return []
    required = needs(s)
    return [good for good in range(fx.RESOURCES) if good != resource and f[base + GIVEN + good] < required[good]]


def step_declare(s: State) -> bool:
    """Find the next hero whose owner has something to say, in initiative order. False if there is one."""
    while field(s, 2) < s.seats:
        seat = next_in_order(s, field(s, 2))
        heroes = substitutes(s, seat)
        while field(s, 3) < len(heroes):
            if stands_for(s, seat, EFFECTS[heroes[field(s, 3)]][1]):
                set_field(s, 1, seat)
                return False
            set_field(s, 3, field(s, 3) + 1)
        set_field(s, 2, field(s, 2) + 1)
        set_field(s, 3, 0)
    pop(s)
    return True


def why_not_declare(s: State, seat: int, verb: int, hero: int, good: int) -> str:
    """May this be said of the hero in question?"""
    resource = EFFECTS[declared_hero(s)][1]
    if verb == n.DONE:
        return "BZN-CON-03 more-than-required" if must_declare(s, seat, resource) else ""
    if hero != declared_hero(s):
        return "BZN-CLR-01 not-this-hero"
    if good == resource or good >= fx.RESOURCES:
        return "BZN-CLR-01 another-resource"
    if not needs(s)[good]:
        return "BZN-CLR-01 not-required"
    return "" if good in stands_for(s, seat, resource) else "BZN-CON-03 more-than-required"


def declare_options(s: State, seat: int) -> list[int]:
    """The kinds the piece may stand for; itself, where that is not too much."""
    hero = declared_hero(s)
    resource = EFFECTS[hero][1]
    result = [] if must_declare(s, seat, resource) else [n.DONE]
    result.extend([pack(n.STAND, hero, good) for good in stands_for(s, seat, resource)])
    return result


def play_declare(s: State, seat: int, verb: int, hero: int, good: int) -> None:
    """What is said cannot be taken back (BZN-CON-09)."""
    if verb == n.STAND:
        substitute(s, seat, hero, good)
    set_field(s, 3, field(s, 3) + 1)


def check_result(s: State) -> None:
    """The event is fulfilled or cancelled."""
    f = s.facts
    required = needs(s)
    f[RESULT] = 1
    for good in range(8):
        total = 0
        for seat in range(s.seats):
            total += f[seat * SEAT_SIZE + GIVEN + good]
        if total < required[good]:  # BZN-LST-01
            f[RESULT] = 0  # BZN-FUL-01, BZN-FUL-02, BZN-TRM-08
    if f[RESULT]:
        f[FULFILLED] += 1
        f[FULFILLED_SPACES] |= 1 << f[ROUND]
        emit(s, n.EVENT_FULFILLED, "BZN-FUL-01", ALL, (event(s),))
    else:
        f[CANCELLED] += 1
        f[CANCELLED_SPACES] |= 1 << f[ROUND]
        emit(s, n.EVENT_CANCELLED, "BZN-FUL-01", ALL, (event(s),))
    for place in range(s.seats):
        trigger(s, next_in_order(s, place), fx.ON_FULFILLED if f[RESULT] else fx.ON_CANCELLED, 1, "BZN-CRD-04")


def find_victor_or_loser(s: State) -> None:
    """The largest contribution wins a fulfilled event, the smallest loses a cancelled one; ties are decided."""
    f = s.facts
    best = contribution_size(s, 0)
    for seat in range(1, s.seats):
        mine = contribution_size(s, seat)
        if (f[RESULT] and mine > best) or (not f[RESULT] and mine < best):
            best = mine
    tied = 0
    for seat in range(s.seats):
        if contribution_size(s, seat) == best:
            tied |= 1 << seat
    if tied.bit_count() == 1:
        name_tied(s, tied.bit_length() - 1)
    else:
        push(s, n.F_TIED, tie_breaker(s), tied)  # BZN-FUL-05


def name_tied(s: State, seat: int) -> None:
    """This seat is the victor, or the loser."""
    f = s.facts
    if f[RESULT]:
        f[VICTOR] = seat  # BZN-FUL-03
        f[seat * SEAT_SIZE + VICTORIES] += 1
        emit(s, n.VICTOR_NAMED, "BZN-FUL-03", ALL, (seat,))
    else:
        f[LOSER] = seat  # BZN-FUL-04, BZN-LST-05
        emit(s, n.LOSER_NAMED, "BZN-FUL-04", ALL, (seat,))


def why_not_tied(s: State, a: int) -> str:
    """Is this seat among the tied?"""
    return "" if field(s, 2) >> a & 1 else "BZN-FUL-05 not-tied"


def tied_options(s: State) -> list[int]:
    """The tied seats."""
    return [pack(n.NAME, seat) for seat in range(s.seats) if field(s, 2) >> seat & 1]


def play_tied(s: State, a: int) -> None:
    """The tie is decided."""
    pop(s)
    name_tied(s, a)


def reward_or_penalty(s: State) -> None:
    """Exactly one seat is rewarded or punished (BZN-FUL-08)."""
    f = s.facts
    seat = f[VICTOR] if f[RESULT] else f[LOSER]
    times = 2 if f[seat * SEAT_SIZE + POSITION] == fx.ROBES else 1  # BZN-KEI-08
    if f[RESULT]:
        trigger(s, seat, fx.ON_VICTORY, 1, "BZN-CRD-04")
        gain(s, seat, EVENT_REWARD[event(s)], times, "BZN-FUL-03")
    elif f[PENALTY_CANCELLED]:
        f[PENALTY_CANCELLED] = 0
        emit(s, n.PENALTY_AVERTED, "BZN-ITR-04", ALL, (seat,))
    else:
        suffer(s, seat, EVENT_PENALTY[event(s)], times, "BZN-FUL-04")  # BZN-CTR-07


def suffer(s: State, seat: int, penalty: list[int], times: int, rule: str) -> None:
    """Pay a penalty as far as possible; the rest costs doxa."""
    f = s.facts
    base = seat * SEAT_SIZE
    half = modified(s, seat, fx.MODIFY_PENALTY_HALF) > 0
    lost = 0
    for good in range(9):
        due = penalty[good] * times
        if half:
            due //= 2
        if good == DOXA:
            lost += due
            continue
        paid = min(due, f[base + good])
        pay_good(s, seat, good, paid, rule)
        missing = due - paid
        lost += missing // 2 if good == NOMISMA else missing  # BZN-FUL-07, BZN-FUL-06
    add_doxa(s, seat, -lost, rule)


def place_event_units(s: State) -> None:
    """A fulfilled event places the units of its option in its territory (BZN-UNI-01, BZN-UNI-02)."""
    if not s.facts[RESULT]:
        return  # BZN-UNI-06
    units = EVENT_UNITS[event(s)][s.facts[CHOSEN]]
    for unit in range(UNITS):
        for _ in range(units[unit]):
            place_unit(s, unit, EVENT_TERRITORY[event(s)], "BZN-UNI-01")


def clear_result(s: State) -> None:
    """Nothing of this round's result is left."""
    f = s.facts
    f[RESULT] = NOBODY
    f[VICTOR] = NOBODY
    f[LOSER] = NOBODY
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        for good in range(8):
            f[base + GIVEN + good] = 0
        for good in range(9):
            f[base + PAID + good] = 0
            f[STOOD + seat * 9 + good] = 0
