"""The event phase up to the vote: ivory boxes, seals, keimelia (BZN-INI, BZN-IVB, BZN-KEI, BZN-CLR-04)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames
from porphyry.games.byzantion.state import (
    BOX,
    BOXES_LEFT,
    CHALICE_PIECES,
    DYNAMIS,
    NOBODY,
    NOTHING,
    ORDER,
    PASSIVE_WORDS,
    POSITION,
    RING,
    SEAT_SIZE,
    event,
    fronts,
)
from porphyry.games.byzantion.stock import add_dynamis, gain
from porphyry.games.byzantion.tables import BOX_LOOT, DYNAMIS_OF, EFFECTS, EVENT_TRIAL
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit


def lay_boxes(s: State) -> None:
    """Four boxes at random, turned face up; those of the last round have left the game."""
    f = s.facts
    for position in range(4):
        left = f[BOXES_LEFT]
        number = s.dice.below(left.bit_count())
        while number:
            left &= left - 1
            number -= 1
        low = left & -left
        f[BOXES_LEFT] ^= low  # BZN-IVB-01: 36 of 40 are enough
        f[BOX + position] = low.bit_length() - 1
        box = f[BOX + position]
        emit(s, events.BOX_LAID, "BZN-IVB-02", ALL, (position, box))
        for good in range(fx.CARD + 1):
            if BOX_LOOT[box][good]:
                emit(s, events.BOX_FILLED, "BZN-IVB-03", ALL, (position, good, BOX_LOOT[box][good]))


def give_dynamis(s: State) -> None:
    """Each player's dynamis for the round; extra ones from the last round have gone back."""
    for seat in range(s.seats):
        s.facts[seat * SEAT_SIZE + DYNAMIS] = DYNAMIS_OF[s.seats]  # BZN-SET-04, BZN-ACT-07
    emit(s, events.DYNAMIS_DEALT, "BZN-SET-04", ALL, (DYNAMIS_OF[s.seats],))


# Seals


class PlaceSeal(Question):
    """Each player places a seal on a free position, clockwise from the ring; there are four with any number of players (BZN-INI-01)."""

    def __init__(self) -> None:
        super().__init__(frames.PLACE_SEAL, "BZN-INI-02", "seal", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        for other in range(s.seats):
            if s.facts[other * SEAT_SIZE + POSITION] == arg_a(code):
                return "BZN-INI-02 taken"
        return ""

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        set_field(s, frames.SEALS.placed, field(s, frames.SEALS.placed) + 1)
        place_seal(s, seat, arg_a(code))


def place_seal(s: State, seat: int, position: int) -> None:
    """Place a seal: box and keimelion at once."""
    s.facts[seat * SEAT_SIZE + POSITION] = position  # BZN-SET-11
    emit(s, events.SEAL_PLACED, "BZN-INI-02", ALL, (seat, position))
    if position == fx.LABARUM:
        add_dynamis(s, seat, 1, "BZN-KEI-02")
    elif position == fx.CHALICE and EVENT_TRIAL[event(s)] == NOTHING:
        s.facts[seat * SEAT_SIZE + CHALICE_PIECES] = 2  # BZN-KEI-03
        emit(s, events.CHALICE_FILLED, "BZN-KEI-03", ALL, (seat, 2))
    take_box(s, seat, position)  # BZN-INI-04


def take_box(s: State, seat: int, position: int) -> None:
    """The loot of a position's box, once more for each hero who asks for it."""
    loot = BOX_LOOT[s.facts[BOX + position]]
    gain(s, seat, loot, 1, "BZN-IVB-03")  # BZN-IVB-06
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.BOX_AGAIN * 3):  # BZN-CLR-05
        if EFFECTS[hero][1] == position:
            gain(s, seat, loot, 1, "BZN-CLR-04")  # BZN-IVB-05: the box stays


class Seals(Work):
    """Seal after seal; then the order of the round is fixed."""

    def __init__(self) -> None:
        super().__init__(frames.SEALS)

    def step(self, s: State) -> None:
        placed = field(s, frames.SEALS.placed)
        if placed < s.seats:
            frames.PLACE_SEAL.begin(s, (s.facts[RING] + placed) % s.seats)  # BZN-INI-02, BZN-RNG-01
        else:
            fix_order(s)
            pop(s)


def fix_order(s: State) -> None:
    """The order of the positions is that of the round."""
    f = s.facts
    place = 0
    for position in range(4):
        for seat in range(s.seats):
            if f[seat * SEAT_SIZE + POSITION] == position:
                f[ORDER + place] = seat  # BZN-INI-03
                place += 1
    while place < 4:
        f[ORDER + place] = NOBODY
        place += 1
    if s.log is not None:
        emit(s, events.INITIATIVE_FIXED, "BZN-INI-03", ALL, tuple(f[ORDER : ORDER + s.seats]))
