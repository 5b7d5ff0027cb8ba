"""The end: placings, missions, the winner, the solo verdict (BZN-SCO, BZN-MSR, BZN-WIN, BZN-MIS-06, BZN-SOL-05)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events
from porphyry.games.byzantion.state import (
    DOXA,
    LOST,
    MAP,
    MISSIONS_HELD,
    NOMISMA,
    ORDER,
    SEAT_SIZE,
    played_cards,
)
from porphyry.games.byzantion.statistics import statistic
from porphyry.games.byzantion.stock import add_doxa
from porphyry.games.byzantion.tables import (
    COST,
    MISSION_EFFECT,
    MISSIONS,
    PLACING,
    TERRITORIES,
    UNIT_BUILDING,
    UNIT_CLASS,
    UNITS,
    VERDICT_FROM,
    VERDICT_IDS,
)
from porphyry.kernel.decision import Outcome
from porphyry.kernel.state import ALL, State, emit


def resources_left(s: State, seat: int) -> int:
    """How many resources a seat still holds; nomisma is none (BZN-SCO-02)."""
    total = 0
    for good in range(fx.RESOURCES):
        total += s.facts[seat * SEAT_SIZE + good]
    return total


def cost_in_play(s: State, seat: int) -> int:
    """The printed cost of all cards in the play area, whatever was paid (BZN-SCO-03)."""
    total = 0
    for card in played_cards(s, seat):
        total += COST[card]
    return total


def place_among(values: list[int], value: int) -> int:
    """One more than the number of larger values: after two firsts comes a third (BZN-SCO-04)."""
    return 1 + len([other for other in values if other > value])


PLACING_RULES: Final = ["BZN-SCO-02", "BZN-SCO-03"]


def placing_value(s: State, seat: int, kind: int) -> int:
    """The doxa that the most resources (0) or the dearest cards (1) would bring this seat now."""
    values = [resources_left(s, other) if kind == 0 else cost_in_play(s, other) for other in range(s.seats)]
    place = place_among(values, values[seat])
    return PLACING[kind][place - 1] if place <= len(PLACING[kind]) else 0


def score_placings(s: State) -> None:
    """Doxa for the most resources and the dearest cards."""
    for kind in range(2):
        for seat in range(s.seats):
            add_doxa(s, seat, placing_value(s, seat, kind), PLACING_RULES[kind])


def mission_value(s: State, seat: int, mission: int) -> int:
    """The doxa a mission would bring this seat now."""
    effect = MISSION_EFFECT[mission]
    kind = effect[0]
    if kind == fx.PER_UNIT:
        total = 0
        for territory in range(TERRITORIES):
            for unit in range(UNITS):
                fits = (
                    UNIT_CLASS[unit] == effect[2]
                    if effect[1] == fx.FILTER_CLASS
                    else territory == effect[2]
                    if effect[1] == fx.FILTER_TERRITORY
                    else UNIT_BUILDING[unit]
                )
                if fits:
                    total += s.facts[MAP + territory * 16 + unit]
        return total * effect[3]
    mine = statistic(s, seat, effect[1])
    if kind == fx.MOST:
        if not mine:
            return 0
        for other in range(s.seats):
            if statistic(s, other, effect[1]) > mine:
                return 0
        return effect[2]  # BZN-MIS-06: ties count
    if kind == fx.PER_STAT:
        return min(mine * effect[2], effect[3])
    return effect[3] if mine >= effect[2] else 0


def score_missions(s: State) -> None:
    """In initiative order the missions are revealed (BZN-MSR-01)."""
    values: list[int] = []
    for place in range(s.seats):
        seat = s.facts[ORDER + place]
        held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
        for mission in range(MISSIONS):
            if held >> mission & 1:
                values.extend((seat, mission, mission_value(s, seat, mission)))
    for at in range(0, len(values), 3):
        emit(s, events.MISSION_SCORED, "BZN-MSR-01", ALL, (values[at], values[at + 1], values[at + 2]))
        add_doxa(s, values[at], values[at + 2], "BZN-MSR-01")


HELD: Final = 10  # what a seat holds pieces of: goods as far as dynamis
COUNTS: Final = [*fx.GOODS[:HELD], "missions"]
"""What an action costs and brings."""


def counted(s: State, seat: int, viewer: int) -> list[int]:
    """How much of each good a seat holds, and what its missions would bring now if they are the viewer's own (BZN-MIS-04)."""
    f = s.facts
    base = seat * SEAT_SIZE
    result = [f[base + good] for good in range(HELD)]
    worth = 0
    if seat == viewer:
        for mission in range(MISSIONS):
            if f[base + MISSIONS_HELD] >> mission & 1:
                worth += mission_value(s, seat, mission)
    result.append(worth)
    return result


def verdict(s: State) -> int:
    """The emperor as whom the player is remembered."""
    doxa = 0 if s.facts[LOST] else s.facts[DOXA]
    result = 0
    for number in range(len(VERDICT_FROM)):
        if doxa >= VERDICT_FROM[number]:
            result = number  # BZN-SOL-05
    return result


def scores(s: State) -> list[int]:
    """The doxa of every seat."""
    return [s.facts[seat * SEAT_SIZE + DOXA] for seat in range(s.seats)]


def outcome(s: State) -> Outcome:
    """Places and scores at the end."""
    f = s.facts
    doxa = scores(s)
    if s.seats == 1:
        name = VERDICT_IDS[verdict(s)]  # BZN-SOL-06
        lost = bool(f[LOST])
        return Outcome(
            [2 if lost else 1],
            doxa,
            "defeated" if lost else "verdict",
            "BZN-SOL-04" if lost else "BZN-SOL-05",
            {"verdict": name},
        )
    keys = [
        (doxa[seat], f[seat * SEAT_SIZE + fx.AUCTORITAS], f[seat * SEAT_SIZE + NOMISMA]) for seat in range(s.seats)
    ]  # BZN-WIN-01, BZN-WIN-02, BZN-WIN-03, BZN-LST-02
    places = [1 + len([other for other in keys if other > key]) for key in keys]  # BZN-WIN-04: equal keys share
    return Outcome(places, doxa, "doxa", "BZN-WIN-01", {})
