"""What the numbers of Byzantium are made of: the score, the tracks, a treasury, an army, a city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.games.byzantium.board import ARAB, BOXES, BYZANTINE, CITIES, CITY_IDS, SIDES, UPKEEP
from porphyry.games.byzantium.income import INCOME_PER_DISC, upkeep_of
from porphyry.games.byzantium.scoring import total_of, tracks_now
from porphyry.games.byzantium.state import (
    BOX,
    DISCS,
    ENDED,
    FALLEN,
    OWN,
    POINTS,
    RUNNING,
    SIDE,
    TREASURY,
    get,
    guard,
    is_fortified,
    size_of,
)
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.sums import Sum, by_reason, seat_in, word_in

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.state import State

TEXTS: Final = {
    "sum-total": "seat",
    "sum-track": "side",
    "sum-cities": "side",
    "sum-half-rule": "side",
    "sum-fallen": "side",
    "sum-points": "seat side",
    "sum-reason": "rule",
    "sum-before": "",
    "sum-treasury": "seat side",
    "sum-bezants": "",
    "sum-income": "city",
    "sum-upkeep": "box cubes price",
    "sum-short": "",
    "sum-strength": "seat side",
    "sum-cubes": "box",
    "sum-guard": "",
    "sum-defence": "city",
    "sum-size": "city",
    "sum-fortification": "",
}
SIGNS: Final = {"PointsScored": 1, "PointsLost": -1}
PLAYED: Final = (BYZANTINE, ARAB)


def explain(s: State, question: dict[str, Any], seen: list[Event]) -> list[Sum]:
    """`of`: `total` or `points` of a seat, `treasury` or `strength` of a seat's side, `defence` of a city."""
    of = question.get("of")
    if of == "defence":
        return [defence(s, word_in(question, "city", CITY_IDS))]
    if of not in ("total", "points", "treasury", "strength"):
        raise Unreadable(str(of)[:40], "`of`: total, points, treasury, strength or defence")
    seat = seat_in(s, question)
    if of == "total":
        return [total(s, seat)]
    if of == "points":
        return [points(s, seat, side, seen) for side in PLAYED]
    side = word_in(question, "side", SIDES[:2])
    return [treasury(s, seat, side) if of == "treasury" else strength(s, seat, side)]


def total(s: State, seat: int) -> Sum:
    """What the score would be if the game ended now."""
    told = Sum("sum-total", seat=seat)
    tracks = tracks_now(s, seat)
    for side in PLAYED:
        on_track = get(s, seat, POINTS + side)
        told.add("sum-track", on_track, side=SIDES[side])
        if s.facts[ENDED] == RUNNING:
            told.add("sum-cities", tracks[side] - on_track, "BYZ-FIN-01", side=SIDES[side])
    lower = BYZANTINE if tracks[BYZANTINE] < tracks[ARAB] else ARAB
    if s.facts[ENDED] == FALLEN:
        told.add("sum-fallen", -tracks[BYZANTINE], "BYZ-FAL-05", side=SIDES[BYZANTINE])
    elif total_of(*tracks) < sum(tracks):
        told.add("sum-half-rule", -tracks[lower], "BYZ-FIN-04", side=SIDES[lower])
    return told


def points(s: State, seat: int, side: int, seen: list[Event]) -> Sum:
    """What has been scored on a track so far, by its reasons."""
    told = Sum("sum-points", seat=seat, side=SIDES[side])
    where = {"seat": seat, "side": SIDES[side]}
    by_reason(told, "sum-reason", get(s, seat, POINTS + side), SIGNS, seen, where)
    return told


def treasury(s: State, seat: int, side: int) -> Sum:
    """What would be left if income and upkeep came now."""
    told = Sum("sum-treasury", seat=seat, side=SIDES[side])
    told.add("sum-bezants", get(s, seat, TREASURY + side))
    if s.facts[ENDED] != RUNNING:
        return told
    cities = get(s, seat, OWN) & s.facts[SIDE + side]
    for city in range(CITIES):
        if cities >> city & 1:
            told.add("sum-income", INCOME_PER_DISC * s.facts[DISCS + city], "BYZ-INC-01", city=CITY_IDS[city])
    for which, box in enumerate(BOXES):
        cubes, price = get(s, seat, BOX + 4 * side + which), UPKEEP[4 * side + which]
        told.add("sum-upkeep", -cubes * price, "BYZ-INC-04", box=box, cubes=cubes, price=price)
    if told.total < 0 < upkeep_of(s, seat, side):
        told.note("sum-short", "BYZ-INC-07")
    return told


def strength(s: State, seat: int, side: int) -> Sum:
    """What an army counts in battle."""
    told = Sum("sum-strength", seat=seat, side=SIDES[side])
    for which, box in enumerate(BOXES[:2]):
        told.add("sum-cubes", get(s, seat, BOX + 4 * side + which), "BYZ-BAT-09", box=box)
    told.add("sum-guard", 1 if guard(s, seat, side) else 0, "BYZ-EMP-03")
    return told


def defence(s: State, city: int) -> Sum:
    """What a besieger of this city must beat."""
    told = Sum("sum-defence", city=CITY_IDS[city])
    told.add("sum-size", size_of(s, city), "BYZ-SIE-08", city=CITY_IDS[city])
    told.add("sum-fortification", 1 if is_fortified(s, city) else 0, "BYZ-FOR-03")
    return told
