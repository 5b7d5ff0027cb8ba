"""Final scoring, the half rule and ties (BYZ-FIN, BYZ-TIE, BYZ-FAL-05 to -07)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import ARAB, BYZANTINE
from porphyry.games.byzantium.events import CITIES_SCORED, GAME_ENDED, tell1, tell3
from porphyry.games.byzantium.frames import SPLIT_TAXES
from porphyry.games.byzantium.income import discs_of
from porphyry.games.byzantium.state import (
    COMPLETE,
    ENDED,
    FALLEN,
    OWN,
    POINTS,
    POOL,
    RUNNING,
    TREASURY,
    TURN,
    get,
    score,
)
from porphyry.kernel.decision import Outcome
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State


def total_of(byzantine: int, arab: int) -> int:
    """The half rule: both tracks together, or only the higher if the lower is less than half of it.

    >>> total_of(40, 18), total_of(30, 15), total_of(30, 18)
    (40, 45, 48)
    """
    higher = max(byzantine, arab)
    lower = min(byzantine, arab)
    return higher + lower if 2 * lower >= higher else higher  # BYZ-FIN-03, BYZ-FIN-04


def score_cities(s: State) -> None:
    """The end of the third turn: a point for each city disc, on the track of the city's side (BYZ-FIN-01)."""
    for seat in range(s.seats):
        byzantine = discs_of(s, seat, BYZANTINE)
        arab = discs_of(s, seat, ARAB)
        tell3(s, CITIES_SCORED, "BYZ-FIN-01", seat, byzantine, arab)
        score(s, seat, BYZANTINE, byzantine, "BYZ-FIN-01")
        score(s, seat, ARAB, arab, "BYZ-FIN-01")
    s.facts[ENDED] = COMPLETE
    s.stack.clear()
    tell1(s, GAME_ENDED, "BYZ-NEW-02", s.facts[TURN])


def tracks_now(s: State, seat: int) -> tuple[int, int]:
    """Both tracks as they would stand if the game ended with this position: cities added while it runs."""
    return tracks_with(s, seat, [discs_of(s, seat, BYZANTINE), discs_of(s, seat, ARAB)])


def tracks_with(s: State, seat: int, discs: list[int]) -> tuple[int, int]:
    """The same for who has counted the discs of both sides."""
    byzantine = get(s, seat, POINTS + BYZANTINE)
    arab = get(s, seat, POINTS + ARAB)
    if s.facts[ENDED] == RUNNING:
        byzantine += discs[BYZANTINE]
        arab += discs[ARAB]
    return byzantine, arab


def total_now(s: State, seat: int) -> int:
    """What a player would score if the game ended with this position."""
    byzantine, arab = tracks_now(s, seat)
    return total_with(s, byzantine, arab)


def total_with(s: State, byzantine: int, arab: int) -> int:
    """The same for who knows both tracks as they would stand."""
    return arab if s.facts[ENDED] == FALLEN else total_of(byzantine, arab)  # BYZ-FAL-05


COUNTS: Final = ["cubes", "byzantine", "arab", "taxes", "byzantine-points", "arab-points", "total"]
"""What an action costs and brings: cubes in the pool, both treasuries, bezants to be divided, both tracks, the score by the half rule."""


def counted(s: State, seat: int) -> list[int]:
    """How much of each a player has."""
    divides = top(s) == SPLIT_TAXES.number and field(s, SPLIT_TAXES.seat) == seat
    return [
        get(s, seat, POOL),
        get(s, seat, TREASURY + BYZANTINE),
        get(s, seat, TREASURY + ARAB),
        field(s, SPLIT_TAXES.bezants) if divides else 0,
        get(s, seat, POINTS + BYZANTINE),
        get(s, seat, POINTS + ARAB),
        total_now(s, seat),
    ]


def standing(s: State, seat: int) -> tuple[int, int, int, int]:
    """What is compared, in order: score, both tracks together, cities, money."""
    tracks = get(s, seat, POINTS + BYZANTINE) + get(s, seat, POINTS + ARAB)  # BYZ-TIE-01
    if s.facts[ENDED] == FALLEN:
        tracks = 0  # BYZ-FAL-07: Byzantine points are worth nothing
    cities = get(s, seat, OWN).bit_count()  # BYZ-TIE-02: cities, not discs
    money = get(s, seat, TREASURY + BYZANTINE) + get(s, seat, TREASURY + ARAB)  # BYZ-TIE-03
    return (total_now(s, seat), tracks, cities, money)


def outcome(s: State) -> Outcome | None:
    """Places and scores once the game is over; a full tie is shared (BYZ-FIN-05, BYZ-TIE-04)."""
    ended = s.facts[ENDED]
    if ended == RUNNING:
        return None
    standings = [standing(s, seat) for seat in range(s.seats)]
    places = [1 + sum(1 for other in standings if other > mine) for mine in standings]
    return Outcome(
        places,
        [mine[0] for mine in standings],
        "constantinople-fell" if ended == FALLEN else "third-turn-ended",
        "BYZ-FAL-05" if ended == FALLEN else "BYZ-FIN-05",
        {
            "byzantine": [get(s, seat, POINTS + BYZANTINE) for seat in range(s.seats)],
            "arab": [get(s, seat, POINTS + ARAB) for seat in range(s.seats)],
            "cities": [mine[2] for mine in standings],
            "bezants": [mine[3] for mine in standings],
        },
    )
