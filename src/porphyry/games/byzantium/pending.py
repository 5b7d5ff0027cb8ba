"""Work in hand, as a position of Byzantium writes it (see kernel/pending.py)."""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantium import frames
from porphyry.games.byzantium.board import CITY_IDS, CUBES, SIDES
from porphyry.games.byzantium.income import NO_LIMIT
from porphyry.games.byzantium.movement import LINKS
from porphyry.games.byzantium.notation import CAUSES, COLOURS, FOES
from porphyry.games.byzantium.state import ACTIVE
from porphyry.kernel.frames import SIZE, Frame, set_field
from porphyry.kernel.pending import Count, OneOf, Pending, SetOf, Sort, YesNo
from porphyry.kernel.shapes import BOTTOM, Number, Table
from porphyry.kernel.state import State

MOST: Final = 24
"""Tasks on one stack."""

MOST_MONEY: Final = 999
"""More points or bezants than any game ever sees."""

# Which work arises in the middle of which.
IN_ACTION: Final = [
    frames.CHOOSE_ACTION,
    frames.REINFORCE_MORE,
    frames.SPLIT_TAXES,
    frames.MARCH_ON,
    frames.ATTACK,
    frames.PLACE_GARRISON,
    frames.GIVE_CUBES,
    frames.INCOME,
]
ARISES: Final[list[tuple[list[Frame], list[Frame]]]] = [
    (IN_ACTION, [frames.TURN_FLOW]),
    ([frames.DOUBLE_COST, frames.ROLL_AGAINST, frames.ARRIVAL], [frames.MARCH_ON]),
    ([frames.OFFER_WITHDRAWAL, frames.CHOOSE_OPPONENT, frames.USE_LEVY, frames.BATTLE], [frames.ATTACK]),
    ([frames.CHOOSE_LOSSES], [frames.ARRIVAL, frames.ATTACK, frames.BATTLE, frames.WITHDRAWAL]),
    ([frames.WITHDRAWAL], [frames.TURN_FLOW, frames.ATTACK]),
    ([frames.ALLOW_SEA, frames.CHOOSE_ROUTE], [frames.WITHDRAWAL]),
    ([frames.CHOOSE_DESERTERS], [frames.INCOME]),
]
UPON: Final = {frame.number: [under.number for under in below] for above, below in ARISES for frame in above}
UPON[frames.TURN_FLOW.number] = [BOTTOM]


class Met(Sort):
    """The armies that meet an attack: those that stayed, those that have been fought, and how many seats have been asked."""

    def __init__(self, colours: list[str]) -> None:
        self.seats = SetOf(colours)
        super().__init__(
            Table(
                {"stayed": self.seats.shape, "fought": self.seats.shape, "asked": Number(0, len(colours))},
                ["stayed", "fought", "asked"],
            )
        )

    def write(self, value: int) -> dict[str, Any]:
        """The three parts of the number."""
        stayed, fought, asked = frames.met_parts(value)
        return {"stayed": self.seats.write(stayed), "fought": self.seats.write(fought), "asked": asked}

    def read(self, said: Any) -> int:
        """The number again."""
        return frames.met(self.seats.read(said["stayed"]), self.seats.read(said["fought"]), said["asked"])


def pending(seats: int) -> Pending:
    """How a position writes the"""
    colours = COLOURS[:seats]
    cubes, bezants = Count(0, CUBES), Count(0, MOST_MONEY)
    sorts: dict[str, Sort] = {
        "seat": OneOf(colours),
        "seats": SetOf(colours, 1),
        "side": OneOf(SIDES[:2]),
        "sides": SetOf(SIDES[:2]),
        "nation": OneOf(SIDES),
        "city": OneOf(CITY_IDS),
        "cities": SetOf(CITY_IDS),
        "town": OneOf(CITY_IDS, nothing=True),
        "cubes": cubes,
        "bezants": bezants,
        "price": Count(0, NO_LIMIT),
        "links": Count(0, LINKS),
        "yes": YesNo(),
        "cause": OneOf(CAUSES),
        "foe": OneOf(FOES),
        "met": Met(colours),
        "treasuries": Count(0, 2 * seats),
        "turn_stage": OneOf(frames.TURN_STAGES),
        "attack_stage": OneOf(frames.ATTACK_STAGES),
        "battle_stage": OneOf(frames.BATTLE_STAGES),
        "withdrawal": OneOf(frames.WITHDRAWALS),
        "sea": OneOf(frames.SEAS_OPEN),
    }
    return Pending(frames.FRAMES, sorts, UPON, MOST)


def between_actions(s: State) -> State:
    """A copy whose only work is the next action of the active player."""
    copy = s.clone()
    copy.stack.clear()
    frames.TURN_FLOW.begin(copy)
    set_field(copy, frames.TURN_FLOW.stage, frames.NEXT_PLAYER)
    frames.CHOOSE_ACTION.begin(copy, s.facts[ACTIVE], 0)
    return copy


def named_tasks(data: Any, writing: Pending) -> Any:
    """Tasks as older positions wrote them, a name and seven numbers, by the names of their fields. Anything else stays as it is."""
    return [_named(task, writing) for task in data] if isinstance(data, list) else data


def _named(task: Any, writing: Pending) -> Any:
    if not isinstance(task, list) or len(task) != SIZE or type(task[0]) is not str or task[0] not in writing.frames:
        return task
    if not all(type(number) is int for number in task[1:]):
        return task
    try:
        return writing.task([writing.frames[task[0]].number, *task[1:]])
    except IndexError:  # a number that stands for nothing
        return task
