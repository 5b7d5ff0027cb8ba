"""The services: all parts of a running server, created, opened and closed in order."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Any, Final

from porphyry.server import logs
from porphyry.server.accord import Accord
from porphyry.server.analyses import Analyses
from porphyry.server.backup import private_folder
from porphyry.server.bots import Bots
from porphyry.server.common import Common
from porphyry.server.connections import Connections
from porphyry.server.deadlines import Deadlines
from porphyry.server.hub import PRESENT_S, Hub, MemoryHub, RedisHub
from porphyry.server.keeping import Keeping
from porphyry.server.limits import Limits
from porphyry.server.lobby import Lobby
from porphyry.server.mail import Mail
from porphyry.server.notices import Notices
from porphyry.server.orders import Orders
from porphyry.server.people import People
from porphyry.server.play import Play
from porphyry.server.reveals import Reveals
from porphyry.server.scheduler import TICK_S, Scheduler
from porphyry.server.seating import Seating
from porphyry.server.signals import Signals
from porphyry.server.standstill import Standstill
from porphyry.server.store import Store
from porphyry.server.tables import Tables
from porphyry.server.talk import Talk
from porphyry.server.upgrades import Upgrades

if TYPE_CHECKING:
    from porphyry.server.settings import Settings

NEWS_S: Final = 2.0
TIDY_S: Final = 30.0
SWEEP_S: Final = 3600.0


class Services:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log: Any = logs.logger()
        self.store = Store(settings.database)
        self.people = People(self.store, settings.session_days, settings.guest_days)
        self.hub: Hub = RedisHub(settings.redis_url, self.log) if settings.redis_url else MemoryHub()
        self.limits = Limits(on=settings.limits, tell=lambda what, who: self.hub.publish(who, 0, f"limit {what}"))
        common = Common(settings, self.log, self.store, self.hub, self.limits)
        signals = Signals()
        self.connections = Connections(self.hub, self.people)
        self.talk = Talk(common)
        self.tables = Tables(common, signals, self.connections, self.talk, Standstill(common))
        self.upgrades = Upgrades(common, self.tables)
        self.lobby = Lobby(common, self.tables)
        self.play = Play(common, self.tables, signals)
        self.accord = Accord(common, self.play)
        self.seating = Seating(common, self.tables, self.lobby, self.play)
        self.bots = Bots(common, self.tables, self.play)
        self.orders = Orders(common, self.tables, self.play)
        self.reveals = Reveals(common, self.tables, self.play, signals)
        self.analyses = Analyses(common)
        self.mail = Mail(common, self.people, self.connections)
        self.notices = Notices(common, self.mail, self.talk)
        self.keeping = Keeping(
            common, self.people, self.connections, self.tables, self.lobby, self.seating, self.accord, self.talk
        )
        self.deadlines = Deadlines(common, self.tables, self.play, self.accord, self.orders, self.bots, self.notices)
        self.scheduler = self._scheduler()
        signals.opened.append(self.reveals.set)
        signals.moved_here += [self.orders.wake, self.bots.wake]
        signals.moved += [self.reveals.set, self.connections.table_moved]
        signals.dropped.append(self.reveals.forget)
        self.ready = False

    def _scheduler(self) -> Scheduler:
        """What runs by itself, and how often."""
        scheduler = Scheduler(self.log, self.deadlines.after_a_pause)
        scheduler.every(TICK_S, self.deadlines.due)
        if not self.settings.embedded:
            scheduler.every(NEWS_S, self.tables.look_for_news)
        scheduler.every(PRESENT_S / 3, self.tables.still_here)
        scheduler.every(TIDY_S, self._tidy)
        scheduler.every(SWEEP_S, self._sweep)
        return scheduler

    async def _tidy(self) -> None:
        self.tables.drop_idle()
        await self.seating.start_full()
        await self.upgrades.look()

    async def _sweep(self) -> None:
        await self.seating.forget_promises()
        sessions, guests = await self.people.sweep()
        if sessions or guests:
            self.log.info("people.swept", sessions=sessions, guests=guests)

    async def open(self) -> None:
        """The database first, then everything that needs it."""
        if self.settings.embedded:
            private_folder(self.settings)
        await self.store.open()
        await self.hub.open(self._heard)
        await self.notices.open()
        if self.settings.embedded:
            await self.deadlines.resume()
        self.scheduler.open()
        _tune()
        self.ready = True
        self.log.info("server.opened", database=self.store.reader.dialect.name, redis=bool(self.settings.redis_url))

    async def close(self) -> None:
        """Tell the clients, finish what is being stored, stop."""
        self.ready = False
        await self.connections.close()
        await self.scheduler.close()
        await self.reveals.close()
        await self.orders.close()
        await self.bots.close()
        await self.analyses.close()
        await self.notices.close()
        await self.hub.close()
        await self.store.close()
        self.log.info("server.closed")

    async def _heard(self, about: str, what: str, n: int) -> None:
        """News of another server: of a table, or that it has counted a request of somebody."""
        if what.startswith("limit "):
            self.limits.note(what.removeprefix("limit "), about)
        elif what == "signed-out":
            self.connections.hang_up(about)
        else:
            await self.tables.catch_up(about, what, n)


def _tune() -> None:
    """Python settings for a busy server; both were measured with `porphyry bench server`."""
    gc.freeze()  # what is loaded stays; and tables hold no cycles, so looking for some need not be frequent
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.0005)  # the thread that has written a group need not wait long to say so
