"""Influencing the emperor: placing auctoritas, the option that wins, doxa for the most (BZN-INF, BZN-CTR-06)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
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
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.state import ALL, State, emit

# Votes: frame place in order, step.


def voter(s: State) -> int:
    """Whose vote it is."""
    return s.facts[ORDER + field(s, 1)]  # BZN-INI-03


def most_to_place(s: State, seat: int) -> int:
    """Own auctoritas and the pieces of the chalice."""
    return s.facts[seat * SEAT_SIZE + fx.AUCTORITAS] + s.facts[seat * SEAT_SIZE + CHALICE_PIECES]


def why_not_vote(s: State, seat: int, verb: int, _option: int, amount: int) -> str:
    """May this be placed? Any number, on one option (BZN-INF-02, BZN-INF-03)."""
    if verb == n.ABSTAIN:
        return ""
    if amount < 1:
        return "BZN-INF-02 abstain-instead"
    return "" if amount <= most_to_place(s, seat) else "BZN-INF-02 too-little-auctoritas"


def vote_options(s: State, seat: int) -> list[int]:
    """None, or any amount on either option."""
    result = [n.ABSTAIN]
    for amount in range(1, most_to_place(s, seat) + 1):
        result.append(pack(n.VOTE, 0, amount))
        result.append(pack(n.VOTE, 1, amount))
    return result


def play_vote(s: State, seat: int, verb: int, option: int, amount: int) -> None:
    """Place auctoritas; chalice pieces go first and what is left of them is lost."""
    f = s.facts
    base = seat * SEAT_SIZE
    if verb == n.VOTE:
        own = amount - f[base + CHALICE_PIECES]
        f[base + VOTE] = option
        f[base + PLACED] = amount
        if own > 0:
            pay_good(s, seat, fx.AUCTORITAS, own, "BZN-INF-10")
        emit(s, n.VOTES_PLACED, "BZN-INF-02", ALL, (seat, option, amount, course(event(s), option)))
    else:
        emit(s, n.VOTE_ABSTAINED, "BZN-INF-02", ALL, (seat,))
    f[base + CHALICE_PIECES] = 0  # BZN-KEI-03
    set_field(s, 2, 1)


def step_votes(s: State) -> bool:
    """After each vote: the voter's own cards, then the others'. False while somebody has to vote."""
    place = field(s, 1)
    step = field(s, 2)
    if place == s.seats:
        pop(s)
        return True
    seat = s.facts[ORDER + place]
    if step == 0:
        return False
    if s.facts[seat * SEAT_SIZE + PLACED] and step == 1:
        set_field(s, 2, 2)
        open_window_for(s, fx.OWN_VOTE, seat)
    elif s.facts[seat * SEAT_SIZE + PLACED] and step == 2:
        set_field(s, 2, 3)
        open_window(s, fx.VOTE_CAST, seat, seat)  # BZN-ITR-05
    else:
        set_field(s, 1, place + 1)  # BZN-INF-04
        set_field(s, 2, 0)
    return True


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
        emit(s, n.VOTES_COUNTED, "BZN-INF-05", ALL, (course(event(s), option), votes_for(s, option)))


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
    emit(s, n.OPTION_CHOSEN, "BZN-INF-05", ALL, (event(s), option, course(event(s), option)))
    most = 0
    for seat in range(s.seats):
        most = max(most, weight(s, seat))
    if most:  # BZN-INF-09
        leaders = [seat for seat in range(s.seats) if weight(s, seat) == most]
        for seat in leaders:
            f[seat * SEAT_SIZE + TOP_VOTES] += 1
            emit(s, n.MOST_VOTES_PLACED, "BZN-INF-07", ALL, (seat,))
            if len(leaders) == 1:
                add_doxa(s, seat, 2, "BZN-INF-07")
            else:
                add_doxa(s, seat, 1, "BZN-INF-08")
    for seat in range(s.seats):
        if f[seat * SEAT_SIZE + PLACED] and f[seat * SEAT_SIZE + VOTE] == option:
            trigger(s, seat, fx.ON_VOTE_WON, 1, "BZN-CRD-04")
