"""What is looked at from inside the process: memory that is given back, and a clock of the machine that somebody sets."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
import weakref
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.harness import PATIENCE_S

from porphyry.games import byzantium
from porphyry.kernel.table import Table
from porphyry.server import history, views
from porphyry.server.entries import encode
from porphyry.server.history import History
from porphyry.server.live import LiveTable
from porphyry.server.refusals import Outdated, Refused
from porphyry.server.schema import NewTable, Person, ProfileChange
from porphyry.server.services import Services
from porphyry.server.settings import Settings
from porphyry.server.store import now_ms

pytestmark = pytest.mark.service

HOUR_NS = 3_600_000_000_000


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    thresholds = gc.get_threshold()
    made = Services(Settings(data_folder=str(tmp_path), limits=False, bot_budget_s=0.01))
    await made.open()
    yield made
    await made.close()
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def table_of(services: Services, **wish: Any) -> tuple[LiveTable, Person]:
    person, _ = await services.people.new_guest("Anna", "en", "")
    seats = [{"who": "me"}, {"who": "local"}]
    new = msgspec.convert({"game": "byzantion", "seats": seats, "order": "fixed", **wish}, NewTable)
    return await services.seating.create(person, new), person


async def play_on(services: Services, live: LiveTable, person: Person, plies: int) -> None:
    for number in range(plies):
        (seat, *_) = live.deciders()
        line = live.playing().lines(seat)[-1]
        await services.play.play(live, person, seat, live.shown_ply, None, f"p{live.n}-{number}", line)


async def test_a_table_that_is_dropped_is_freed_at_once(services: Services) -> None:
    """Also one at which something was refused, and without Python looking for cycles."""
    live, person = await table_of(services)
    await play_on(services, live, person, 30)
    with pytest.raises(Refused):
        await services.play.play(live, person, 0, live.shown_ply, None, "odd", "this is no action")
    with pytest.raises(Outdated):
        await services.play.play(live, person, 0, live.shown_ply + 5, None, "old", "pass")
    gone = weakref.ref(live)
    veil = weakref.ref(live.story)
    table_id = live.id

    gc.disable()
    try:
        services.tables.drop(live)
        del live
        async with asyncio.timeout(PATIENCE_S):  # what is still under way may hold it, and ends
            while gone() is not None or veil() is not None:  # noqa: ASYNC110 - told by nobody
                await asyncio.sleep(0.01)
    finally:
        gc.enable()

    assert (await services.tables.get(table_id)).ply == 30, "it is still in the store"


async def test_asking_again_for_what_was_refused_costs_nothing(services: Services) -> None:
    live, person = await table_of(services)

    async def ask() -> None:
        with pytest.raises(Refused):
            await services.play.play(live, person, 0, live.shown_ply, None, "odd", "this is no action")

    for _ in range(50):
        await ask()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(1_000):
        await ask()
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    grown = after - before
    assert grown < 1_000_000, (
        "a traceback that grows took two thousand bytes each time; the server itself takes some meanwhile"
    )


def test_snapshots_of_a_long_game_are_rare_enough_to_cost_every_action_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What all snapshots have written, in plies, stays within a few times the plies of the game."""
    written: list[int] = []

    def packed(table: Table) -> bytes:
        written.append(table.ply)
        return b""

    monkeypatch.setattr(history, "packed", packed)
    kept = History(byzantium.GAME, None)

    for ply in range(20_001):
        kept.table = SimpleNamespace(ply=ply, can_undo=lambda: False)  # type: ignore[assignment]  # as much as is asked of it
        kept.snapshot(200)

    assert written[:5] == [200, 400, 600, 800, 1000]
    assert sum(written) < 7 * 20_000
    assert all(after - before <= max(200, before // 5) for before, after in pairwise(written))


async def test_loading_what_is_not_there_leaves_nothing_behind(services: Services) -> None:
    for number in range(20):
        with pytest.raises(Refused):
            await services.tables.get(f"nothing{number}")

    assert services.tables._loading == {}


@pytest.mark.parametrize("jump_ns", [HOUR_NS, -HOUR_NS], ids=["an hour on", "an hour back"])
async def test_who_sets_the_clock_of_the_machine_ends_nobodys_time_and_stops_no_table(
    services: Services, monkeypatch: pytest.MonkeyPatch, jump_ns: int
) -> None:
    live, person = await table_of(
        services, seats=[{"who": "me"}, {"who": "local"}], pace={"kind": "live", "bank_s": 600}, timeout="bot"
    )
    true_time = time.time_ns
    await play_on(services, live, person, 4)

    monkeypatch.setattr(time, "time_ns", lambda: true_time() + jump_ns)
    await services.deadlines.due()
    played = live.ply
    await play_on(services, live, person, 6)
    services.tables.drop(live)
    again = await services.tables.get(live.id)

    assert [one.bot for one in again.seats] == [None, None], "nobody has lost his seat"
    assert again.ply == again.shown_ply == played + 6
    assert all(clock.bank > 590_000 for clock in again.clocks.banks)


async def test_what_was_stored_before_the_clock_was_set_back_is_shown_at_once(services: Services) -> None:
    """The server was restarted after that: the entries lie in the future."""
    live, person = await table_of(services)
    await play_on(services, live, person, 6)
    entries = [msgspec.structs.replace(step.entry, at=step.entry.at + 3_600_000) for step in live.history.steps]
    later = LiveTable(live.row, live.seats)
    later.build(entries, [], None)

    waits = (later.story.next_at(now_ms()) or 0) - now_ms()

    assert waits < 3_000
    assert later.shown_ply == 6 or later.story.held


async def test_after_a_sleep_of_the_machine_clocks_have_a_grace(services: Services) -> None:
    live, _ = await table_of(services, pace={"kind": "live", "bank_s": 600}, timeout="bot")
    (seat, *_) = live.deciders()
    since = live.clocks.banks[seat].since
    assert since is not None
    live.clocks.banks[seat].since = since - 900_000

    await services.deadlines.after_a_pause()
    await services.deadlines.due()

    assert live.seats[seat].bot is None
    end = live.clocks.banks[seat].end()
    assert end is not None and 50_000 < end - now_ms() <= 60_000


async def test_what_strangers_are_told_of_a_table_is_never_old(services: Services) -> None:
    """It is written once for all of them, and anew after whatever changes it."""
    anna, _ = await services.people.new_guest("Anna", "en", "")
    bela, _ = await services.people.new_guest("Bela", "en", "")
    wish = {"game": "byzantion", "seats": [{"who": "me"}, {"who": "open"}], "order": "fixed", "private": True}
    pace = {"pace": {"kind": "live", "bank_s": 600}, "reaction_s": 0.05}
    live = await services.seating.create(anna, msgspec.convert({**wish, **pace}, NewTable))
    told: list[bytes] = []

    def look(what: str) -> None:
        """Twice, as it is written and as it is kept; then as it is."""
        first, again = (encode(views.written_info(live, None)) for _ in range(2))
        assert first == again == encode(views.info(live, None)), what
        assert first not in told, what
        told.append(first)

    look("made")
    await services.seating.take_seat(live, bela, None, ["open"])
    look("begun")
    await play_on(services, live, anna, 1)
    look("played")
    await services.seating.share(live, anna, shared=True)
    look("shared")
    services.tables.watch(live, Eyes(bela), 1)
    look("somebody came")
    live.room.elsewhere[anna.id] = time.monotonic() + 60
    look("somebody came to another server")
    await services.accord.propose(live, anna, 0, "pause", "1")
    look("proposed")
    await services.accord.answer(live, bela, 1, "2", agree=True)
    look("resting")
    await services.accord.resume(live, bela, 1, "3")
    look("going on")
    live.absent_ms = 1
    await asyncio.sleep(0.01)
    look("silent for long")
    live.absent_ms = 0
    renamed = await services.people.change(bela, msgspec.convert({"name": "Irene"}, ProfileChange))
    await services.seating.renamed(renamed)
    look("renamed")
    await services.seating.leave(live, renamed)
    look("left")
    await services.accord.concede(live, anna, 0, "4")
    look("over")


class Eyes:
    """A line that somebody looks through."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person

    def send(self, data: bytes) -> None:
        """Nobody reads it."""
