"""The resolution phase: secret contributions, the result, reward and penalty, units (BZN-CON, BZN-FUL, BZN-UNI, BZN-CLR-01, BZN-CLR-02).

Every seat makes its contribution in steps that follow from what everybody can see, so that their number tells nothing. Nothing is paid or
shown before all have closed their hands. A hero who lets a resource stand for another makes room for one piece more of it; what it stands
for is said with all hands open, in initiative order, or, if the option says so, in the closed hand.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation, state
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
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit

CLOSED: Final = 99
BY_HERO: Final = 100  # from here on a step is a hero's: in the closed hand, what the resource stands for


def needs(s: State) -> list[int]:
    """What the event of this round requires: seven resources and nomisma."""
    return EVENT_NEEDS[state.event(s)][s.facts[state.CHOSEN]]  # BZN-TRI-02


def steps(s: State, seat: int) -> list[int]:
    """The steps of a contribution: a good for each kind the seat has any of and may give, in the order of the goods.

    Where heroes are named in the closed hand, BY_HERO + hero for each substitution follows.
    """
    f = s.facts
    base = seat * state.SEAT_SIZE
    required = needs(s)
    if f[state.CLOSED_SUBSTITUTES]:
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
    return state.fronts(s, seat, state.PASSIVE_WORDS, fx.SUBSTITUTE * 3)


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
    base = seat * state.SEAT_SIZE
    required = needs(s)
    if f[state.CLOSED_SUBSTITUTES] or good == state.NOMISMA:  # BZN-CON-04
        return required[good]
    room = required[good] if good < 8 else 0
    for kind in range(9):
        if kind not in (good, state.NOMISMA):
            room += (required[kind] if kind < 8 else 0) - f[base + state.PAID + kind]
    return max(0, min(room, most_at_all(required, substitutes(s, seat), good)))


def current_step(s: State, seat: int) -> int:
    """What the seat has to say next."""
    return steps(s, seat)[s.facts[seat * state.SEAT_SIZE + state.STEP]]


def open_contributions(s: State) -> None:
    """All hands are empty; who has nothing to choose has closed already."""
    for seat in range(s.seats):
        base = seat * state.SEAT_SIZE
        for good in range(8):
            s.facts[base + state.GIVEN + good] = 0
        for good in range(9):
            s.facts[base + state.PAID + good] = 0
            s.facts[state.STOOD + seat * 9 + good] = 0
        s.facts[base + state.STEP] = 0 if steps(s, seat) else CLOSED
    if contributing(s):
        frames.CONTRIBUTE.begin(s)


def contributing(s: State) -> list[int]:
    """The seats whose hands are still open."""
    return [seat for seat in range(s.seats) if s.facts[seat * state.SEAT_SIZE + state.STEP] != CLOSED]


def why_not_give(s: State, seat: int, good: int, amount: int) -> str:
    """May so much of this kind go into the hand?"""
    if good != current_step(s, seat):
        wanted = most_at_all(needs(s), [] if s.facts[state.CLOSED_SUBSTITUTES] else substitutes(s, seat), good)
        return "BZN-CON-01 one-kind-after-the-other" if wanted else "BZN-CON-08 not-required"
    if amount > most_of(s, seat, good):
        return "BZN-CON-03 more-than-required"
    return "" if amount <= s.facts[seat * state.SEAT_SIZE + good] else "BZN-CON-02 too-little-in-stock"


def why_not_stand(s: State, seat: int, verb: int, hero: int, good: int) -> str:
    """May this hero's resource stand for that one?"""
    if verb == notation.DONE:
        return ""
    f = s.facts
    base = seat * state.SEAT_SIZE
    if BY_HERO + hero != current_step(s, seat):
        return "BZN-CLR-01 not-this-hero"
    resource = EFFECTS[hero][1]
    if f[base + state.PAID + resource] >= f[base + resource]:
        return "BZN-CLR-01 none-left"
    if good == resource or good >= fx.RESOURCES:
        return "BZN-CLR-01 another-resource"
    counted = f[base + state.GIVEN + good]
    for piece in range(9):
        if f[state.STOOD + seat * 9 + piece] == good + 1:
            counted += 1
    return "" if counted < needs(s)[good] else "BZN-CON-03 more-than-required"


def contribution_options(s: State, seat: int) -> list[int]:
    """The amounts of one kind, or the kinds a hero's resource may stand for."""
    step = current_step(s, seat)
    if step < BY_HERO:
        most = min(most_of(s, seat, step), s.facts[seat * state.SEAT_SIZE + step])
        return [pack(notation.GIVE, step, amount) for amount in range(most + 1)]  # BZN-CON-02, BZN-FUL-09
    result = [notation.DONE]
    result.extend(
        [
            pack(notation.STAND, step - BY_HERO, good)
            for good in range(fx.RESOURCES)
            if not why_not_stand(s, seat, notation.STAND, step - BY_HERO, good)
        ]
    )
    return result


def play_contribution(s: State, seat: int, verb: int, a: int, b: int) -> None:
    """One step of a secret contribution."""
    f = s.facts
    base = seat * state.SEAT_SIZE
    if verb == notation.GIVE:
        if a < 8:
            f[base + state.GIVEN + a] = b
        f[base + state.PAID + a] += b
        emit(s, events.CONTRIBUTION_HELD, "BZN-CON-01", 1 << seat, (seat, a, b))
    elif verb == notation.STAND:
        resource = EFFECTS[a][1]
        if resource != state.DOXA:
            f[base + state.GIVEN + resource] += 1
        f[base + state.PAID + resource] += 1
        f[state.STOOD + seat * 9 + resource] = b + 1  # it counts as what it stands for once the hands open
        emit(s, events.CONTRIBUTION_HELD, "BZN-CON-09", 1 << seat, (seat, resource, 1))
    f[base + state.STEP] += 1
    left = steps(s, seat)
    while (
        f[base + state.STEP] < len(left)
        and left[f[base + state.STEP]] < 9
        and not most_of(s, seat, left[f[base + state.STEP]])
    ):
        f[base + state.STEP] += 1  # the hand is full: nothing of this kind could be added
    if f[base + state.STEP] == len(left):
        f[base + state.STEP] = CLOSED


class Contribute(Question):
    """The secret contribution to the event, step by step (BZN-CON-01)."""

    def __init__(self) -> None:
        super().__init__(frames.CONTRIBUTE, "BZN-CON-01", "give stand done", secret=True)

    def deciders(self, s: State) -> list[int]:
        return contributing(s)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.GIVE:
            return why_not_give(s, seat, arg_a(code), arg_b(code))
        if current_step(s, seat) < BY_HERO:
            return "BZN-CON-01 amounts-first"
        return why_not_stand(s, seat, verb, arg_a(code), arg_b(code))

    def legal(self, s: State, seat: int) -> list[int]:
        return contribution_options(s, seat)

    def play(self, s: State, seat: int, code: int) -> None:
        play_contribution(s, seat, verb_of(code), arg_a(code), arg_b(code))
        if not contributing(s):
            pop(s)


def contribution_size(s: State, seat: int) -> int:
    """Resources; nomisma, which is none, counts only by option, two to one."""
    base = seat * state.SEAT_SIZE + state.GIVEN
    total = s.facts[base + state.NOMISMA] // 2 if s.facts[state.COINS_COUNT] else 0  # BZN-CON-10
    for good in range(fx.RESOURCES):
        total += s.facts[base + good]
    return total


def reveal(s: State) -> None:
    """All hands open: contributions are spent and bring doxa."""
    f = s.facts
    for seat in range(s.seats):
        base = seat * state.SEAT_SIZE
        for good in range(8):
            if f[base + state.PAID + good]:
                pay_good(s, seat, good, f[base + state.PAID + good], "BZN-CON-07")
        if f[base + state.PAID + fx.DOXA]:
            add_doxa(s, seat, -f[base + state.PAID + fx.DOXA], "BZN-CLR-01")
        pieces = 0
        for good in range(9):
            given = f[base + state.PAID + good]
            if given:
                emit(s, events.CONTRIBUTION_REVEALED, "BZN-CON-01", ALL, (seat, good, given))
            if good != state.NOMISMA:
                pieces += given
        if f[state.CLOSED_SUBSTITUTES]:
            for hero in substitutes(s, seat):
                kind = f[state.STOOD + seat * 9 + EFFECTS[hero][1]]
                if kind:
                    substitute(s, seat, hero, kind - 1)
        add_doxa(s, seat, pieces, "BZN-CON-05")
        add_doxa(s, seat, f[base + state.PAID + state.NOMISMA] // 2, "BZN-CON-06")
        trigger(s, seat, fx.ON_CONTRIBUTE_EACH, pieces, "BZN-CRD-04")
        f[base + state.STEP] = 0
    if not f[state.CLOSED_SUBSTITUTES]:
        frames.SUBSTITUTIONS.begin(s)


def substitute(s: State, seat: int, hero: int, good: int) -> None:
    """A piece of the hero's resource counts as what it stands for."""
    f = s.facts
    base = seat * state.SEAT_SIZE
    resource = EFFECTS[hero][1]
    if resource != state.DOXA:
        f[base + state.GIVEN + resource] -= 1
    f[base + state.GIVEN + good] += 1
    f[state.STOOD + seat * 9 + resource] = good + 1
    tell_substitution(s, seat, hero, good)


def tell_substitution(s: State, seat: int, hero: int, good: int) -> None:
    """The whole table hears what a hero's resource stands for."""
    emit(s, events.SUBSTITUTION_DECLARED, "BZN-CON-09", ALL, (seat, hero, EFFECTS[hero][1], good))


# Substitutions with all hands open


def must_declare(s: State, seat: int, resource: int) -> bool:
    """Has the seat given more of it than is required?"""
    if resource == state.DOXA:
        return True
    return s.facts[seat * state.SEAT_SIZE + state.GIVEN + resource] > needs(s)[resource]


def stands_for(s: State, seat: int, resource: int) -> list[int]:
    """The kinds for which a piece of this resource may stand: required, another one, and not yet at the seat's limit."""
    f = s.facts
    base = seat * state.SEAT_SIZE
    given = f[base + state.PAID + state.DOXA] if resource == state.DOXA else f[base + state.GIVEN + resource]
    if not given or f[state.STOOD + seat * 9 + resource]:
        return []
    required = needs(s)
    return [good for good in range(fx.RESOURCES) if good != resource and f[base + state.GIVEN + good] < required[good]]


class Substitutions(Work):
    """Hero after hero whose owner has something to say, in initiative order."""

    def __init__(self) -> None:
        super().__init__(frames.SUBSTITUTIONS)

    def step(self, s: State) -> None:
        place, number = field(s, frames.SUBSTITUTIONS.place), field(s, frames.SUBSTITUTIONS.hero)
        while place < s.seats:
            seat = state.next_in_order(s, place)
            heroes = substitutes(s, seat)
            while number < len(heroes):
                if stands_for(s, seat, EFFECTS[heroes[number]][1]):
                    set_field(s, frames.SUBSTITUTIONS.place, place)
                    set_field(s, frames.SUBSTITUTIONS.hero, number)
                    frames.DECLARE_SUBSTITUTION.begin(s, seat, heroes[number])
                    return
                number += 1
            place += 1
            number = 0
        pop(s)


class DeclareSubstitution(Question):
    """What the piece of a hero stands for; itself, where that is not too much. What is said cannot be taken back (BZN-CON-09)."""

    def __init__(self) -> None:
        super().__init__(frames.DECLARE_SUBSTITUTION, "BZN-CON-09", "stand done", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        named = field(s, frames.DECLARE_SUBSTITUTION.hero)
        resource = EFFECTS[named][1]
        hero, good = arg_a(code), arg_b(code)
        if verb_of(code) == notation.DONE:
            return "BZN-CON-03 more-than-required" if must_declare(s, seat, resource) else ""
        if hero != named:
            return "BZN-CLR-01 not-this-hero"
        if good == resource or good >= fx.RESOURCES:
            return "BZN-CLR-01 another-resource"
        if not needs(s)[good]:
            return "BZN-CLR-01 not-required"
        return "" if good in stands_for(s, seat, resource) else "BZN-CON-03 more-than-required"

    def legal(self, s: State, seat: int) -> list[int]:
        hero = field(s, frames.DECLARE_SUBSTITUTION.hero)
        resource = EFFECTS[hero][1]
        result = [] if must_declare(s, seat, resource) else [notation.DONE]
        result.extend([pack(notation.STAND, hero, good) for good in stands_for(s, seat, resource)])
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        if verb_of(code) == notation.STAND:
            substitute(s, seat, arg_a(code), arg_b(code))
        set_field(s, frames.SUBSTITUTIONS.hero, field(s, frames.SUBSTITUTIONS.hero) + 1)


# The result


def check_result(s: State) -> None:
    """The event is fulfilled or cancelled."""
    f = s.facts
    required = needs(s)
    f[state.RESULT] = 1
    for good in range(8):
        total = 0
        for seat in range(s.seats):
            total += f[seat * state.SEAT_SIZE + state.GIVEN + good]
        if total < required[good]:  # BZN-LST-01
            f[state.RESULT] = 0  # BZN-FUL-01, BZN-FUL-02, BZN-TRM-08
    if f[state.RESULT]:
        f[state.FULFILLED] += 1
        f[state.FULFILLED_SPACES] |= 1 << f[state.ROUND]
        emit(s, events.EVENT_FULFILLED, "BZN-FUL-01", ALL, (state.event(s),))
    else:
        f[state.CANCELLED] += 1
        f[state.CANCELLED_SPACES] |= 1 << f[state.ROUND]
        emit(s, events.EVENT_CANCELLED, "BZN-FUL-01", ALL, (state.event(s),))
    for place in range(s.seats):
        trigger(
            s, state.next_in_order(s, place), fx.ON_FULFILLED if f[state.RESULT] else fx.ON_CANCELLED, 1, "BZN-CRD-04"
        )


def find_victor_or_loser(s: State) -> None:
    """The largest contribution wins a fulfilled event, the smallest loses a cancelled one; ties are decided."""
    f = s.facts
    best = contribution_size(s, 0)
    for seat in range(1, s.seats):
        mine = contribution_size(s, seat)
        if (f[state.RESULT] and mine > best) or (not f[state.RESULT] and mine < best):
            best = mine
    tied = 0
    for seat in range(s.seats):
        if contribution_size(s, seat) == best:
            tied |= 1 << seat
    if tied.bit_count() == 1:
        name_tied(s, tied.bit_length() - 1)
    else:
        frames.CHOOSE_AMONG_TIED.begin(s, state.tie_breaker(s), tied)  # BZN-FUL-05


def name_tied(s: State, seat: int) -> None:
    """This seat is the victor, or the loser."""
    f = s.facts
    if f[state.RESULT]:
        f[state.VICTOR] = seat  # BZN-FUL-03
        f[seat * state.SEAT_SIZE + state.VICTORIES] += 1
        emit(s, events.VICTOR_NAMED, "BZN-FUL-03", ALL, (seat,))
    else:
        f[state.LOSER] = seat  # BZN-FUL-04, BZN-LST-05
        emit(s, events.LOSER_NAMED, "BZN-FUL-04", ALL, (seat,))


class ChooseAmongTied(Question):
    """Equal contributions: whoever breaks ties names the victor, or the loser (BZN-FUL-05)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_AMONG_TIED, "BZN-FUL-05", "name")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if field(s, frames.CHOOSE_AMONG_TIED.tied) >> arg_a(code) & 1 else "BZN-FUL-05 not-tied"

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        name_tied(s, arg_a(code))


def reward_or_penalty(s: State) -> None:
    """Exactly one seat is rewarded or punished (BZN-FUL-08)."""
    f = s.facts
    seat = f[state.VICTOR] if f[state.RESULT] else f[state.LOSER]
    times = 2 if f[seat * state.SEAT_SIZE + state.POSITION] == fx.ROBES else 1  # BZN-KEI-08
    if f[state.RESULT]:
        trigger(s, seat, fx.ON_VICTORY, 1, "BZN-CRD-04")
        gain(s, seat, EVENT_REWARD[state.event(s)], times, "BZN-FUL-03")
    elif f[state.PENALTY_CANCELLED]:
        f[state.PENALTY_CANCELLED] = 0
        emit(s, events.PENALTY_AVERTED, "BZN-ITR-04", ALL, (seat,))
    else:
        suffer(s, seat, EVENT_PENALTY[state.event(s)], times, "BZN-FUL-04")  # BZN-CTR-07


def suffer(s: State, seat: int, penalty: list[int], times: int, rule: str) -> None:
    """Pay a penalty as far as possible; the rest costs doxa."""
    f = s.facts
    base = seat * state.SEAT_SIZE
    half = state.modified(s, seat, fx.MODIFY_PENALTY_HALF) > 0
    lost = 0
    for good in range(9):
        due = penalty[good] * times
        if half:
            due //= 2
        if good == state.DOXA:
            lost += due
            continue
        paid = min(due, f[base + good])
        pay_good(s, seat, good, paid, rule)
        missing = due - paid
        lost += missing // 2 if good == state.NOMISMA else missing  # BZN-FUL-07, BZN-FUL-06
    add_doxa(s, seat, -lost, rule)


def place_event_units(s: State) -> None:
    """A fulfilled event places the units of its option in its territory (BZN-UNI-01, BZN-UNI-02)."""
    if not s.facts[state.RESULT]:
        return  # BZN-UNI-06
    units = EVENT_UNITS[state.event(s)][s.facts[state.CHOSEN]]
    for unit in range(UNITS):
        for _ in range(units[unit]):
            place_unit(s, unit, EVENT_TERRITORY[state.event(s)], "BZN-UNI-01")


def clear_result(s: State) -> None:
    """Nothing of this round's result is left."""
    f = s.facts
    f[state.RESULT] = state.NOBODY
    f[state.VICTOR] = state.NOBODY
    f[state.LOSER] = state.NOBODY
    for seat in range(s.seats):
        base = seat * state.SEAT_SIZE
        for good in range(8):
            f[base + state.GIVEN + good] = 0
        for good in range(9):
            f[base + state.PAID + good] = 0
            f[state.STOOD + seat * 9 + good] = 0
