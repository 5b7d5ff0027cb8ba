"""The resolution phase: secret contributions, the result, reward and penalty, units (BZN-CON, BZN-FUL, BZN-UNI, BZN-CLR-01, BZN-CLR-02).

Every seat makes its contribution in the same steps, one for each required kind and one for each substituting hero, so that the number
of steps tells nothing. Nothing is paid or shown before all have closed their hands.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.state import (
    CANCELLED,
    CANCELLED_SPACES,
    CHOSEN,
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
    VICTOR,
    VICTORIES,
    event,
    fronts,
    modified,
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
from porphyry.kernel.frames import field, pop, push
from porphyry.kernel.state import ALL, State, emit

CLOSED: Final = 99


def needs(s: State) -> list[int]:
    """What the event of this round requires: seven resources and nomisma."""
    return EVENT_NEEDS[event(s)][s.facts[CHOSEN]]


def steps(s: State, seat: int) -> list[int]:
    """The steps of a contribution: a good for each required kind the seat has any of, 100 + hero for each substitution it could make.

    Both follow from what everybody can see.
    """
    f = s.facts
    base = seat * SEAT_SIZE
    required = needs(s)
    result = [good for good in range(8) if required[good] and f[base + good]]
    result.extend(
        [100 + hero for hero in fronts(s, seat, PASSIVE_WORDS, fx.SUBSTITUTE * 3) if f[base + EFFECTS[hero][1]]]
    )  # a resource, or doxa
    return result


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
        s.facts[base + STEP] = 0 if steps(s, seat) else CLOSED


def contributing(s: State) -> list[int]:
    """The seats whose hands are still open."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + STEP] != CLOSED]


def why_not_give(s: State, seat: int, good: int, amount: int) -> str:
    """May so much of this kind go into the hand?"""
    if good != current_step(s, seat):
        return (
            "BZN-CON-08 not-required" if good > NOMISMA or not needs(s)[good] else "BZN-CON-01 one-kind-after-the-other"
        )
    if amount > needs(s)[good]:
        return "BZN-CON-03 more-than-required"
    return "" if amount <= s.facts[seat * SEAT_SIZE + good] else "BZN-CON-02 too-little-in-stock"


def why_not_stand(s: State, seat: int, verb: int, hero: int, good: int) -> str:
    """May this hero's resource stand for that one?"""
    if verb == n.DONE:
        return ""
    f = s.facts
    base = seat * SEAT_SIZE
    if 100 + hero != current_step(s, seat):
        return "BZN-CLR-01 not-this-hero"
    resource = EFFECTS[hero][1]
    if f[base + PAID + resource] >= f[base + resource]:
        return "BZN-CLR-01 none-left"
    if good == resource or good >= fx.RESOURCES:
        return "BZN-CLR-01 another-resource"
    return "" if f[base + GIVEN + good] < needs(s)[good] else "BZN-CON-03 more-than-required"


def why_not_contribution(s: State, seat: int, verb: int, a: int, b: int) -> str:
    """Answers while a hand is still open."""
    if verb == n.GIVE:
        return why_not_give(s, seat, a, b)
    if current_step(s, seat) < 100:
        return "BZN-CON-01 amounts-first"
    return why_not_stand(s, seat, verb, a, b)


def contribution_options(s: State, seat: int) -> list[int]:
    """The amounts of one kind, or the kinds a hero's resource may stand for."""
    step = current_step(s, seat)
    if step < 100:
        most = min(needs(s)[step], s.facts[seat * SEAT_SIZE + step])
        return [pack(n.GIVE, step, amount) for amount in range(most + 1)]  # BZN-CON-02
    result = [n.DONE]
    result.extend(
        [
            pack(n.STAND, step - 100, good)
            for good in range(fx.RESOURCES)
            if not why_not_stand(s, seat, n.STAND, step - 100, good)
        ]
    )
    return result


def play_contribution(s: State, seat: int, verb: int, a: int, b: int) -> None:
    """One step of a secret contribution."""
    f = s.facts
    base = seat * SEAT_SIZE
    if verb == n.GIVE:
        f[base + GIVEN + a] = b
        f[base + PAID + a] += b
    elif verb == n.STAND:
        f[base + GIVEN + b] += 1  # BZN-CON-09: it counts as what it stands for
        f[base + PAID + EFFECTS[a][1]] += 1
    f[base + STEP] += 1
    if f[base + STEP] == len(steps(s, seat)):
        f[base + STEP] = CLOSED


def contribution_size(s: State, seat: int) -> int:
    """Resources, and nomisma two to one."""
    base = seat * SEAT_SIZE + GIVEN
    total = s.facts[base + NOMISMA] // 2  # BZN-CON-10
    for good in range(fx.RESOURCES):
        total += s.facts[base + good]
    return total


def reveal(s: State) -> None:
    """All hands open: contributions are spent and bring doxa; then the event is fulfilled or cancelled."""
    f = s.facts
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        for good in range(8):
            if f[base + PAID + good]:
                pay_good(s, seat, good, f[base + PAID + good], "BZN-CON-07")
        if f[base + PAID + fx.DOXA]:
            add_doxa(s, seat, -f[base + PAID + fx.DOXA], "BZN-CLR-01")
        for good in range(8):
            if f[base + GIVEN + good]:
                emit(s, n.CONTRIBUTION_REVEALED, "BZN-CON-01", ALL, (seat, good, f[base + GIVEN + good]))
        pieces = contribution_size(s, seat) - f[base + GIVEN + NOMISMA] // 2
        add_doxa(s, seat, pieces, "BZN-CON-05")
        add_doxa(s, seat, f[base + GIVEN + NOMISMA] // 2, "BZN-CON-06")
        trigger(s, seat, fx.ON_CONTRIBUTE_EACH, pieces, "BZN-CRD-04")
        f[base + STEP] = 0
    required = needs(s)
    f[RESULT] = 1
    for good in range(8):
        total = 0
        for seat in range(s.seats):
            total += f[seat * SEAT_SIZE + GIVEN + good]
        if total < required[good]:
            f[RESULT] = 0  # BZN-FUL-01, BZN-FUL-02
    if f[RESULT]:
        f[FULFILLED] += 1
        f[FULFILLED_SPACES] |= 1 << f[ROUND]
        emit(s, n.EVENT_FULFILLED, "BZN-FUL-01", ALL, (event(s),))
    else:
        f[CANCELLED] += 1
        f[CANCELLED_SPACES] |= 1 << f[ROUND]
        emit(s, n.EVENT_CANCELLED, "BZN-FUL-01", ALL, (event(s),))


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
        f[LOSER] = seat  # BZN-FUL-04
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
        suffer(s, seat, EVENT_PENALTY[event(s)], times, "BZN-FUL-04")


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
