"""An action costs the same at any ply, among any number of tables, before any crowd: processor time in the server's own process."""

from __future__ import annotations

import itertools
import random
import time

import msgspec
import pytest
from tests.server.test_inside import services as services

from porphyry.server.live import LiveTable
from porphyry.server.schema import NewTable, Person
from porphyry.server.services import Services

pytestmark = pytest.mark.service

LONG = 20_000
MANY = 1_000
CROWD = 100
ACTIONS = 70
AT_MOST = 1.5
"""So many times as much as a short game of its own, which one spectator looks on at."""
RUNS = 4
ids = itertools.count(1)


class Onlooker:
    """A spectator whose wire costs nothing."""

    def __init__(self, person: Person | None = None) -> None:
        self.person = person

    def send(self, data: bytes) -> None:
        """It is heard."""


async def new_table(services: Services, person: Person, crowd: int = 1) -> LiveTable:
    """A table that this person plays at alone, before so many spectators."""
    wish = {"game": "byzantium", "seats": [{"who": "me"}, {"who": "local"}], "private": True}
    live = await services.seating.create(person, msgspec.convert(wish, NewTable))
    for seat in range(2):
        live.room.audience.enter(Onlooker(person), seat)
    for _ in range(crowd):
        live.room.audience.enter(Onlooker(), None)
    return live


def lengthened(live: LiveTable, plies: int) -> None:
    """As if so many more plies had been played before."""
    table, history = live.playing(), live.history
    more = plies - table.ply
    seat, code = table.plies[0]
    table.plies[:0] = [(seat, code)] * more
    table.chance[1:1] = [[] for _ in range(more)]
    table.ranges[1:1] = [[] for _ in range(more)]
    table.events[1:1] = [[] for _ in range(more)]
    table.moves = list(range(len(table.plies)))
    history.steps[1:1] = [history.steps[1]] * more
    history.line = list(range(1, len(table.plies) + 1))
    history._kept_ply = table.ply
    live.opened = dict.fromkeys(live.deciders(), (live.n, table.ply))
    live.since = dict.fromkeys(live.deciders(), (live.n, table.ply))


async def played(
    services: Services, person: Person, tables: list[LiveTable], dice: random.Random, actions: int = ACTIONS
) -> list[float]:
    """The processor seconds of each of so many actions, at the tables in turn."""
    times = []
    for live in itertools.islice(itertools.cycle(tables), actions):
        if live.status == "over":
            continue
        (seat,) = live.deciders()
        lines = live.playing().lines(seat)
        line = dice.choice([one for one in lines if one.split()[0] not in ("pass", "bulgars-attack")] or lines)
        began = time.thread_time()
        await services.play.play(live, person, seat, live.shown_ply, None, f"f{next(ids)}", line)
        times.append(time.thread_time() - began)
    return times


@pytest.fixture
async def anna(services: Services) -> Person:
    person, _ = await services.people.new_guest("Anna", "en", "")
    return person


@pytest.mark.parametrize("what", [f"ply {LONG}", f"{MANY} tables", f"{CROWD} spectators"])
async def test_an_action_costs_what_it_costs_at_a_small_table(services: Services, anna: Person, what: str) -> None:
    """The mean of both, in turn; whatever else the machine does counts against both."""
    dice = random.Random(7)
    many = [await new_table(services, anna) for _ in range(MANY)] if "tables" in what else []
    ratio = 0.0
    for _ in range(RUNS):
        small: list[float] = []
        large: list[float] = []
        for _ in range(4):
            small += await played(services, anna, [await new_table(services, anna)], dice)
            one = await new_table(services, anna, CROWD if "spectators" in what else 1)
            if "ply" in what:
                await played(services, anna, [one], dice, 5)
                lengthened(one, LONG)
            large += await played(services, anna, dice.sample(many, ACTIONS) if many else [one], dice)
        each = [1e6 * sum(times) / len(times) for times in (large, small)]
        ratio = each[0] / each[1]
        print(f"{what}: {each[0]:.0f} us an action, {each[1]:.0f} at a small table")
        if ratio <= AT_MOST:
            break

    assert ratio <= AT_MOST
