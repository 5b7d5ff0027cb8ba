"""Influencing the emperor: placing auctoritas, the option that wins, doxa for the most (BZN-INF, BZN-CTR-06)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
from porphyry.games.byzantion.intrigue import open_window, open_window_for
from porphyry.games.byzantion.state import (
    CHALICE_PIECES,
    CHOSEN,
    NOTHING,
    ORDER,
    PLACED,
    SEAT_SIZE,
    TOP_VOTES,
    VOTE,
    VOTE_BONUS,
    event,
    modified,
)
from porphyry.games.byzantion.stock import add_doxa, pay_good, tell_heroes, trigger
from porphyry.games.byzantion.tables import course
from porphyry.kernel.action import arg_a, arg_b, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit

# Votes


def most_to_place(s: State, seat: int) -> int:
    """Own auctoritas and the pieces of the chalice."""
    return s.facts[seat * SEAT_SIZE + fx.AUCTORITAS] + s.facts[seat * SEAT_SIZE + CHALICE_PIECES]


class PlaceVotes(Question):
    """Any amount of auctoritas on one option, or none (BZN-INF-02, BZN-INF-03)."""

    def __init__(self) -> None:
        super().__init__(frames.PLACE_VOTES, "BZN-INF-02", "vote abstain", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        if verb_of(code) == notation.ABSTAIN:
            return ""
        if arg_b(code) < 1:
            return "BZN-INF-02 abstain-instead"
        return "" if arg_b(code) <= most_to_place(s, seat) else "BZN-INF-02 too-little-auctoritas"

    def legal(self, s: State, seat: int) -> list[int]:
        result = [notation.ABSTAIN]
        for amount in range(1, most_to_place(s, seat) + 1):
            result.append(pack(notation.VOTE, 0, amount))
            result.append(pack(notation.VOTE, 1, amount))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        set_field(s, frames.VOTES.stage, frames.OWN_CARDS)
        base = seat * SEAT_SIZE
        if verb_of(code) == notation.VOTE:
            place_votes(s, seat, arg_a(code), arg_b(code))
        else:
            emit(s, events.VOTE_ABSTAINED, "BZN-INF-02", ALL, (seat,))
        s.facts[base + CHALICE_PIECES] = 0  # BZN-KEI-03


def place_votes(s: State, seat: int, option: int, amount: int) -> None:
    """Place auctoritas; chalice pieces go first and what is left of them is lost."""
    f = s.facts
    base = seat * SEAT_SIZE
    own = amount - f[base + CHALICE_PIECES]
    f[base + VOTE] = option
    f[base + PLACED] = amount
    if own > 0:
        pay_good(s, seat, fx.AUCTORITAS, own, "BZN-INF-10")
    emit(s, events.VOTES_PLACED, "BZN-INF-02", ALL, (seat, option, amount, course(event(s), option)))


class Votes(Work):
    """Vote after vote, in initiative order (BZN-INI-03); after each the voter's own cards, then the others' (BZN-INF-04)."""

    def __init__(self) -> None:
        super().__init__(frames.VOTES)

    def step(self, s: State) -> None:
        place = field(s, frames.VOTES.place)
        stage = field(s, frames.VOTES.stage)
        if place == s.seats:
            pop(s)
            return
        seat = s.facts[ORDER + place]
        if stage == frames.TO_PLACE:
            frames.PLACE_VOTES.begin(s, seat)
        elif s.facts[seat * SEAT_SIZE + PLACED] and stage == frames.OWN_CARDS:
            set_field(s, frames.VOTES.stage, frames.OTHERS)
            open_window_for(s, fx.OWN_VOTE, seat)
        elif s.facts[seat * SEAT_SIZE + PLACED] and stage == frames.OTHERS:
            set_field(s, frames.VOTES.stage, frames.VOTED)
            open_window(s, fx.VOTE_CAST, seat, seat)  # BZN-ITR-05
        else:
            set_field(s, frames.VOTES.place, place + 1)
            set_field(s, frames.VOTES.stage, frames.TO_PLACE)


class ChooseOption(Question):
    """Equal sums: whoever breaks ties decides (BZN-INF-06)."""

    def __init__(self) -> None:
        super().__init__(frames.CHOOSE_OPTION, "BZN-INF-06", "favour")

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        fix_option(s, arg_a(code))


# The result.


def weight(s: State, seat: int) -> int:
    """What a seat's votes count for the doxa of the most: placed, and added by cards."""
    base = seat * SEAT_SIZE
    return s.facts[base + PLACED] + s.facts[base + VOTE_BONUS] if s.facts[base + PLACED] else 0


def votes_for(s: State, option: int) -> int:
    """The sum on an option."""
    total = 0
    for seat in range(s.seats):
        if s.facts[seat * SEAT_SIZE + PLACED] and s.facts[seat * SEAT_SIZE + VOTE] == option:
            total += weight(s, seat) + modified(s, seat, fx.MODIFY_VOTE)
    return total


def count_votes(s: State) -> None:
    """Tell what the vote has come to, and which heroes count in it."""
    for seat in range(s.seats):
        if s.facts[seat * SEAT_SIZE + PLACED]:
            tell_heroes(s, seat, fx.MODIFY_VOTE, "BZN-INF-05")
    for option in range(2):
        emit(s, events.VOTES_COUNTED, "BZN-INF-05", ALL, (course(event(s), option), votes_for(s, option)))


def leading_option(s: State) -> int:
    """The option with the higher sum, or NOTHING if they are equal."""
    first, second = votes_for(s, 0), votes_for(s, 1)
    if first == second:
        return NOTHING  # BZN-INF-06
    return 0 if first > second else 1  # BZN-INF-05


def fix_option(s: State, option: int) -> None:
    """The emperor has decided: doxa for the most, and what heroes get for having won."""
    f = s.facts
    f[CHOSEN] = option  # BZN-INF-12
    emit(s, events.OPTION_CHOSEN, "BZN-INF-05", ALL, (event(s), option, course(event(s), option)))
    most = 0
    for seat in range(s.seats):
        most = max(most, weight(s, seat))
    if most:  # BZN-INF-09
        leaders = [seat for seat in range(s.seats) if weight(s, seat) == most]
        for seat in leaders:
            f[seat * SEAT_SIZE + TOP_VOTES] += 1
            emit(s, events.MOST_VOTES_PLACED, "BZN-INF-07", ALL, (seat,))
            if len(leaders) == 1:
                add_doxa(s, seat, 2, "BZN-INF-07")
            else:
                add_doxa(s, seat, 1, "BZN-INF-08")
    for seat in range(s.seats):
        if f[seat * SEAT_SIZE + PLACED] and f[seat * SEAT_SIZE + VOTE] == option:
            trigger(s, seat, fx.ON_VOTE_WON, 1, "BZN-CRD-04")
