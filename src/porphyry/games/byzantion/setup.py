"""Set-up and length of the game (BZN-SET, BZN-LEN, BZN-SOL-07 to BZN-SOL-15)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation, state
from porphyry.games.byzantion.draft import deal_missions
from porphyry.games.byzantion.initiative import lay_boxes
from porphyry.games.byzantion.market import reset_market
from porphyry.games.byzantion.solo import turn_up
from porphyry.games.byzantion.tables import (
    ANTONINA,
    BOXES,
    CARDS,
    EMPIRE_CARDS,
    EVENT_AGE,
    EVENTS,
    SOLO_AGE,
    UNIT_SUPPLY,
    UNITS,
)
from porphyry.kernel.game import Option
from porphyry.kernel.state import ALL, State, emit

OPTIONS: Final = [
    Option("length", "standard marathon", "BZN-LEN-01"),
    Option("missions", "six-five-three five-four-three", "BZN-CTR-01"),
    Option("ring", "random blues greens reds whites", "BZN-RNG-02"),
    Option("substitution", "open closed", "BZN-CON-09"),
    Option("coins", "doxa-only half", "BZN-CON-10"),
    Option("further", "any empire", "BZN-CLR-03"),
    Option("supply", "box endless", "BZN-CMP-07"),
]

MISSION_COUNTS: Final = {"six-five-three": [6, 5, 3], "five-four-three": [5, 4, 3]}  # dealt, kept, scored

COUNTS: Final = {
    "standard": [1, 2, 3],  # BZN-LEN-01, BZN-SOL-07
    "marathon": [3, 3, 3],  # BZN-LEN-02
    "solo marathon": [2, 3, 3],  # BZN-SOL-07
}


def empty(s: State) -> None:
    """An empty table: nothing dealt, nothing laid out."""
    s.facts = [0] * state.FACTS
    f = s.facts
    for seat in range(4):
        f[seat * state.SEAT_SIZE + state.POSITION] = state.NOBODY
        f[seat * state.SEAT_SIZE + state.VOTE] = state.NOTHING
    for first, count in (
        (state.EVENT, 9),
        (state.BOX, 4),
        (state.MARKET, 8),
        (state.DISPLAY, 8),
        (state.ORDER, 4),
        (state.STAND, 9),
        (state.DRAFTED, 24),
    ):
        for at in range(first, first + count):
            f[at] = state.NOTHING
    for at in (state.CHOSEN, state.RESULT, state.VICTOR, state.LOSER, state.ACTIVE):
        f[at] = state.NOTHING
    for unit in range(UNITS):
        f[state.SUPPLY + unit] = UNIT_SUPPLY[unit]  # BZN-SET-05
    for card in range(CARDS):
        f[state.LEADER + card] = card
    f[state.BOXES_LEFT] = (1 << BOXES) - 1


def read_options(s: State, options: dict[str, str]) -> None:
    """The readings of the rulebook that this game is played by, and what follows from its length."""
    f = s.facts
    f[state.CLOSED_SUBSTITUTES] = 1 if options["substitution"] == "closed" else 0
    f[state.COINS_COUNT] = 1 if options["coins"] == "half" else 0
    f[state.EMPIRE_ONLY] = 1 if options["further"] == "empire" else 0
    f[state.ENDLESS] = 1 if options["supply"] == "endless" else 0
    if s.seats == 1:
        f[state.ROUNDS] = sum(events_by_age(s, options)) + 1  # BZN-CTR-13
        f[state.LAST_ROUND] = state.NOTHING
        return
    counts = events_by_age(s, options)
    f[state.ROUNDS] = sum(counts)  # BZN-LEN-06, BZN-CTR-02
    f[state.LAST_ROUND] = counts[0] + counts[1] - 1  # BZN-MIS-03
    _, f[state.MISSIONS_KEPT], f[state.MISSIONS_FINAL] = MISSION_COUNTS[options["missions"]]  # BZN-CTR-01


def events_by_age(s: State, options: dict[str, str]) -> list[int]:
    """How many events of each age are laid out."""
    length = options["length"]
    return COUNTS["solo marathon" if s.seats == 1 and length == "marathon" else length]


def draw_events(s: State, ages: list[int], counts: list[int]) -> list[int]:
    """This many events of each age at random, in the order of the board, which is the order of their numbers (BZN-LEN-03, BZN-LEN-04)."""
    chosen: list[int] = []
    for age in range(3):
        pool = [number for number in range(EVENTS) if ages[number] == age + 1]
        s.dice.shuffle(pool)
        chosen.extend(sorted(pool[: counts[age]]))
    return chosen


def set_up(s: State, options: dict[str, str]) -> None:
    """Everything that lies on the table before the first decision."""
    empty(s)
    read_options(s, options)
    f = s.facts
    if s.seats == 1:
        set_up_solo(s, options)  # BZN-MIS-08
        return
    wanted = options["ring"]
    f[state.RING] = (
        s.dice.below(s.seats) if wanted == "random" else notation.DEMOI.index(wanted) % s.seats
    )  # BZN-RNG-02
    emit(s, events.GAME_BEGAN, "BZN-RNG-02", ALL, (f[state.RING],))
    for space, number in enumerate(draw_events(s, EVENT_AGE, events_by_age(s, options))):
        f[state.EVENT + space] = number  # BZN-SET-01
        emit(s, events.EVENT_LAID, "BZN-LEN-05", ALL, (number,))
    for place in range(s.seats):
        seat = (f[state.RING] + place) % s.seats
        f[seat * state.SEAT_SIZE + state.DOXA] = 5 + place  # BZN-SET-02
    start_stock(s)
    reset_market(s)  # BZN-SET-06
    for card in range(CARDS):
        state.put(f, state.DECK, card)  # BZN-SET-07
    f[state.DECK_COUNT] = CARDS
    deal_missions(s, MISSION_COUNTS[options["missions"]][0])  # BZN-MIS-01
    frames.GAME_FLOW.begin(s, 0)


def start_stock(s: State) -> None:
    """Two auctoritas and five nomisma for everybody."""
    for seat in range(s.seats):
        s.facts[seat * state.SEAT_SIZE + fx.AUCTORITAS] = 2  # BZN-SET-03
        s.facts[seat * state.SEAT_SIZE + state.NOMISMA] = 5


def set_up_solo(s: State, options: dict[str, str]) -> None:
    """The solo game: closed events after an empty space, no intrigue cards, four boxes for the whole game."""
    f = s.facts
    for space, number in enumerate(
        draw_events(s, SOLO_AGE, events_by_age(s, options)), 1
    ):  # BZN-SOL-08: the first space stays empty
        f[state.EVENT + space] = number
    f[state.DOXA] = 5  # BZN-SOL-12
    start_stock(s)
    reset_market(s)  # BZN-SOL-13
    for card in range(EMPIRE_CARDS):
        if card != ANTONINA:  # BZN-SOL-10
            state.put(f, state.DECK, card)
            f[state.DECK_COUNT] += 1
    f[state.ORDER] = 0
    emit(s, events.GAME_BEGAN, "BZN-SOL-12", ALL, (0,))
    turn_up(s, 1, "BZN-SOL-09")
    lay_boxes(s)  # BZN-SOL-14
    frames.GAME_FLOW.begin(s, 0)
