"""The event phase up to the vote: ivory boxes, seals, keimelia (BZN-INI, BZN-IVB, BZN-KEI, BZN-CLR-04)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
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
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import ALL, State, emit


def lay_boxes(s: State) -> None:
    """Four boxes at random, turned up; those of the last round have left the game."""
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
        emit(s, n.BOX_LAID, "BZN-IVB-02", ALL, (position, box))
        for good in range(fx.CARD + 1):
            if BOX_LOOT[box][good]:
                emit(s, n.BOX_FILLED, "BZN-IVB-03", ALL, (position, good, BOX_LOOT[box][good]))


def give_dynamis(s: State) -> None:
    """Each player's dynamis for the round; extra ones of the last round have gone back."""
    for seat in range(s.seats):
        s.facts[seat * SEAT_SIZE + DYNAMIS] = DYNAMIS_OF[s.seats]  # BZN-SET-04, BZN-ACT-07
    emit(s, n.DYNAMIS_DEALT, "BZN-SET-04", ALL, (DYNAMIS_OF[s.seats],))


# Seals: frame how many have been placed.


def placing_seat(s: State) -> int:
    """Whose seal is next: clockwise from the ring."""
    return (s.facts[RING] + field(s, 1)) % s.seats  # BZN-INI-02, BZN-RNG-01


def why_not_seal(s: State, position: int) -> str:
    """Is the position free?"""
    for seat in range(s.seats):
        if s.facts[seat * SEAT_SIZE + POSITION] == position:
            return "BZN-INI-02 taken"
    return ""


def seal_options(s: State) -> list[int]:
    """All free positions; there are four with any number of players (BZN-INI-01)."""
    return [pack(n.SEAL, position) for position in range(4) if not why_not_seal(s, position)]


def play_seal(s: State, seat: int, position: int) -> None:
    """Place a seal: box and keimelion at once."""
    set_field(s, 1, field(s, 1) + 1)
    s.facts[seat * SEAT_SIZE + POSITION] = position  # BZN-SET-11
    emit(s, n.SEAL_PLACED, "BZN-INI-02", ALL, (seat, position))
    if position == fx.LABARUM:
        add_dynamis(s, seat, 1, "BZN-KEI-02")
    elif position == fx.CHALICE and EVENT_TRIAL[event(s)] == NOTHING:
        s.facts[seat * SEAT_SIZE + CHALICE_PIECES] = 2  # BZN-KEI-03
        emit(s, n.CHALICE_FILLED, "BZN-KEI-03", ALL, (seat, 2))
    take_box(s, seat, position)  # BZN-INI-04


def take_box(s: State, seat: int, position: int) -> None:
    """The loot of a position's box, once more for each hero who asks for it."""
    loot = BOX_LOOT[s.facts[BOX + position]]
    gain(s, seat, loot, 1, "BZN-IVB-03")  # BZN-IVB-06
    for hero in fronts(s, seat, PASSIVE_WORDS, fx.BOX_AGAIN * 3):  # BZN-CLR-05
        if EFFECTS[hero][1] == position:
            gain(s, seat, loot, 1, "BZN-CLR-04")  # BZN-IVB-05: the box stays


def step_seals(s: State) -> bool:
    """When all have placed, the order of the round is fixed. False while somebody has to place."""
    if field(s, 1) < s.seats:
        return False
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
        emit(s, n.INITIATIVE_FIXED, "BZN-INI-03", ALL, tuple(f[ORDER : ORDER + s.seats]))
    pop(s)
    return True
