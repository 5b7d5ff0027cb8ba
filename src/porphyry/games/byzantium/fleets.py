"""The Byzantine fleet against a crossing of an Arab army (BYZ-FLT-01 to -15)."""

from __future__ import annotations

from porphyry.games.byzantium.armies import take_losses
from porphyry.games.byzantium.battle import roll_hits
from porphyry.games.byzantium.board import ARAB, CITY_IDS, MOVE
from porphyry.games.byzantium.events import FLEET_WAITED, SEA_COST_DOUBLED, SEA_MOVE_ABANDONED, tell2, tell3
from porphyry.games.byzantium.frames import ARRIVAL, CHOOSE_ACTION, DOUBLE_COST, MARCH_ON, ROLL_AGAINST
from porphyry.games.byzantium.movement import arrive, pay_move
from porphyry.games.byzantium.notation import AT_SEA, DOUBLE, ROLL, ROLL_FLEET
from porphyry.games.byzantium.state import NOWHERE, UNPAID_ENDS_ACTION, army_at, box
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State


class DoubleCost(Question):
    """The holder doubles the cost of a crossing or lets it stand (BYZ-FLT-01, BYZ-FLT-04)."""

    def __init__(self) -> None:
        super().__init__(
            DOUBLE_COST,
            "BYZ-FLT-01",
            "double decline",
            decline="decline",
            params="mover:seat city cubes:int doubled:int",
        )

    def play(self, s: State, seat: int, code: int) -> None:
        mover = field(s, DOUBLE_COST.mover)
        to = field(s, DOUBLE_COST.to)
        cost = field(s, DOUBLE_COST.cost)
        surcharge = field(s, DOUBLE_COST.surcharge)
        pop(s)
        if code == DOUBLE:
            cost *= 2  # BYZ-FLT-07: first halved, then doubled
            tell3(s, SEA_COST_DOUBLED, "BYZ-FLT-01", seat, mover, cost + surcharge)
            if cost + surcharge > box(s, mover, ARAB, MOVE):
                abandon(s, mover, to)
                return
        else:
            tell2(s, FLEET_WAITED, "BYZ-FLT-04", seat, mover)
        if pay_move(s, mover, ARAB, cost + surcharge):
            ROLL_AGAINST.begin(s, seat, mover, to, cost + surcharge)  # BYZ-FLT-09
        else:
            pop(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        cost, surcharge = field(s, DOUBLE_COST.cost), field(s, DOUBLE_COST.surcharge)
        return {
            "mover": field(s, DOUBLE_COST.mover),
            "city": CITY_IDS[field(s, DOUBLE_COST.to)],
            "cubes": cost + surcharge,
            "doubled": 2 * cost + surcharge,
        }


def abandon(s: State, seat: int, to: int) -> None:
    """The doubled cost cannot be paid: the army stays, the link is closed for this action (BYZ-FLT-11)."""
    tell2(s, SEA_MOVE_ABANDONED, "BYZ-FLT-11", seat, to)
    if s.facts[UNPAID_ENDS_ACTION]:
        pop(s)
        return
    closed = field(s, MARCH_ON.closed) | 1 << to
    set_field(s, MARCH_ON.closed, closed)
    if field(s, MARCH_ON.links) == 0 and field(s, MARCH_ON.placed) == 0:  # nothing has been done: any action is open
        pop(s)
        CHOOSE_ACTION.begin(s, seat, closed)


class RollAgainst(Question):
    """The holder rolls a die for each cube paid, or does not (BYZ-FLT-02, BYZ-FLT-04)."""

    def __init__(self) -> None:
        super().__init__(ROLL_AGAINST, "BYZ-FLT-02", "roll hold", decline="hold", params="mover:seat city dice:int")

    def play(self, s: State, seat: int, code: int) -> None:
        mover = field(s, ROLL_AGAINST.mover)
        to = field(s, ROLL_AGAINST.to)
        dice = field(s, ROLL_AGAINST.dice)
        pop(s)
        ARRIVAL.begin(s, mover, to)
        if code == ROLL:
            hits = roll_hits(s, seat, dice, ROLL_FLEET, "BYZ-FLT-02")
            take_losses(s, mover, ARAB, hits, AT_SEA)  # BYZ-FLT-03
        else:
            tell2(s, FLEET_WAITED, "BYZ-FLT-04", seat, mover)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {
            "mover": field(s, ROLL_AGAINST.mover),
            "city": CITY_IDS[field(s, ROLL_AGAINST.to)],
            "dice": field(s, ROLL_AGAINST.dice),
        }


class Arrival(Work):
    """After the fleet: the army lands if a cube is left (BYZ-FLT-10)."""

    def __init__(self) -> None:
        super().__init__(ARRIVAL)

    def step(self, s: State) -> None:
        seat = field(s, ARRIVAL.seat)
        to = field(s, ARRIVAL.to)
        pop(s)
        if army_at(s, seat, ARAB) == NOWHERE:
            pop(s)
            return
        arrive(s, seat, to)
