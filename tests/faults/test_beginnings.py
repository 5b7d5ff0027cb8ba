"""A table begins at one server while another reads it, leaves it or calls it off: there is one beginning, the one that is stored."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only
from tests.server.harness import PATIENCE_S

from porphyry.server.live import LiveTable
from porphyry.server.refusals import Refused
from porphyry.server.schema import NewTable, Person
from porphyry.server.services import Services
from porphyry.server.settings import Settings

pytestmark = pytest.mark.service


@pytest.fixture
async def houses(tmp_path: Path, postgres: str) -> AsyncIterator[tuple[Services, Services]]:
    """Two servers on one database. They hear nothing of each other but what they read there."""
    thresholds = gc.get_threshold()
    settings = Settings(data_folder=str(tmp_path), database_url=postgres, limits=False, bot_workers=0)
    one, two = Services(settings), Services(settings)
    for services in (one, two):
        await services.open()
        await services.scheduler.close()  # nothing happens by itself
    yield one, two
    for services in (one, two):
        await services.close()
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def guest(services: Services, name: str) -> Person:
    person, _ = await services.people.new_guest(name, "en", "")
    return person


async def open_table(services: Services, person: Person, **wish: object) -> LiveTable:
    seats = [{"who": "me"}, {"who": "open"}]
    new = msgspec.convert({"game": "byzantion", "seats": seats, **wish}, NewTable)
    return await services.seating.create(person, new)


class Pause:
    """Whoever asks for these rows stands still until let go."""

    def __init__(self) -> None:
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()

    @contextlib.contextmanager
    def before(self, services: Services, rows: str, when: str = "before_cursor_execute") -> Iterator[None]:
        async def stand() -> None:
            self.reached.set()
            await self.go_on.wait()

        def asked(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            if f"FROM {rows}" in statement:
                await_only(stand())

        engine = services.store.reader.sync_engine
        sa.event.listen(engine, when, asked)
        try:
            yield
        finally:
            sa.event.remove(engine, when, asked)


@pytest.mark.parametrize("order", ["fixed", "random"])
@pytest.mark.parametrize("loaded", [True, False], ids=["in memory there", "new to it"])
async def test_who_reads_a_table_while_it_begins_deals_the_same_hands(
    houses: tuple[Services, Services], loaded: bool, order: str
) -> None:
    one, two = houses
    anna, bela = await guest(one, "Anna"), await guest(one, "Béla")
    here = await open_table(one, anna, order=order)
    if loaded:
        await two.tables.get(here.id)
    pause = Pause()

    with pause.before(two, "entries"):
        reading = asyncio.ensure_future(two.tables.catch_up(here.id, "seats", 0) if loaded else two.tables.get(here.id))
        async with asyncio.timeout(PATIENCE_S):
            await pause.reached.wait()
            await one.seating.take_seat(here, bela, None, ["open"], "ab" * 16)
            pause.go_on.set()
            await reading
    there = await two.tables.seen_by(anna, here.id)

    assert here.n == there.n == 1
    assert here.playing().state.fingerprint() == there.playing().state.fingerprint()
    assert [one.person for one in here.seats] == [one.person for one in there.seats]
    assert there.row.contributions == here.row.contributions


async def test_who_has_left_elsewhere_is_not_made_to_play(houses: tuple[Services, Services]) -> None:
    """Béla leaves by way of one server; the other, which has not heard of it, sees all seats taken and begins."""
    one, two = houses
    anna, bela, dora = [await guest(one, name) for name in ("Anna", "Béla", "Dóra")]
    here = await open_table(one, anna, seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}], order="random")
    await one.seating.take_seat(here, bela, 1, ["open"], "ab" * 16)
    there = await two.tables.get(here.id)

    await two.seating.leave(there, bela)
    assert await one.seating._set_seat(here, 2, ["open"], kind="person", person=dora.id, name="Dóra")
    here.seats[1] = msgspec.structs.replace(here.seats[1], kind="person", person=bela.id, name="Béla")
    await one.seating.start_if_full(here)

    stored = await two.tables.get(here.id)
    await two.tables.reload_seats(stored)
    assert (here.status, here.n, stored.n) == ("open", 0, 0)
    assert [seat.kind for seat in here.seats] == [seat.kind for seat in stored.seats] == ["person", "open", "person"]
    await two.seating.take_seat(stored, bela, None, ["open"])
    assert stored.status == "playing"


async def test_a_table_called_off_elsewhere_does_not_begin(houses: tuple[Services, Services]) -> None:
    one, two = houses
    anna, bela = await guest(one, "Anna"), await guest(one, "Béla")
    here = await open_table(one, anna)
    there = await two.tables.get(here.id)
    assert await one.seating._set_seat(here, 1, ["open"], kind="person", person=bela.id, name="Béla")

    await two.seating.cancel(there)
    await one.seating.start_if_full(here)

    assert here.status == "cancelled"
    row, _, entries, *_ = await two.tables._read(here.id)
    assert (row.status, entries) == ("cancelled", [])


async def test_who_leaves_while_the_table_begins_elsewhere_is_told_so(houses: tuple[Services, Services]) -> None:
    one, two = houses
    anna, bela = await guest(one, "Anna"), await guest(one, "Béla")
    here = await open_table(one, anna)
    there = await two.tables.get(here.id)

    await one.seating.take_seat(here, bela, None, ["open"])
    await two.tables.reload_seats(there)
    with pytest.raises(Refused, match="begun"):
        await two.seating.leave(there, bela)

    assert (await two.tables.seen_by(bela, here.id)).status == "playing"


async def test_who_looks_while_the_table_begins_leaves_the_seats_as_they_were_drawn(
    houses: tuple[Services, Services],
) -> None:
    """What was read before the beginning is not what was drawn in it."""
    one, _ = houses
    changed = 0
    while not changed:
        anna, bela = await guest(one, "Anna"), await guest(one, "Béla")
        here = await open_table(one, anna, order="random")
        pause = Pause()

        with pause.before(one, "seats", "after_cursor_execute"):
            looking = asyncio.ensure_future(one.tables.seen_by(anna, here.id))
            async with asyncio.timeout(PATIENCE_S):
                await pause.reached.wait()
                joining = asyncio.ensure_future(one.seating.take_seat(here, bela, None, ["open"]))
                await asyncio.wait([joining], timeout=0.3)
                pause.go_on.set()
                await asyncio.gather(looking, joining)

        _, seats, *_ = await one.tables._read(here.id)
        drawn = [seat.person for seat in sorted(seats, key=lambda seat: seat.seat)]
        assert [seat.person for seat in here.seats] == drawn
        changed += drawn == [bela.id, anna.id]
