"""The house: every part of a running server, made and opened in order, and closed again."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import TYPE_CHECKING, Any

from porphyry.server import logs
from porphyry.server.accord import Accord
from porphyry.server.analyses import Analyses
from porphyry.server.backup import private_folder
from porphyry.server.bots import Bots
from porphyry.server.clockwork import Clockwork
from porphyry.server.curtain import Curtain
from porphyry.server.hub import Hub, MemoryHub, RedisHub
from porphyry.server.keeping import Keeping
from porphyry.server.limits import Limits
from porphyry.server.lobby import Lobby
from porphyry.server.mail import Mail
from porphyry.server.notices import Notices
from porphyry.server.orders import Orders
from porphyry.server.people import People
from porphyry.server.play import Play
from porphyry.server.seating import Seating
from porphyry.server.store import Store
from porphyry.server.tables import Tables
from porphyry.server.talk import Talk
from porphyry.server.upgrades import Upgrades

if TYPE_CHECKING:
    from porphyry.server.entries import Entry
    from porphyry.server.live import LiveTable
    from porphyry.server.settings import Settings
    from porphyry.server.socket import Connection
    from porphyry.server.stream import Listener


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log: Any = logs.logger()
        self.store = Store(settings.database)
        self.people = People(self.store, settings.session_days, settings.guest_days)
        self.hub: Hub = RedisHub(settings.redis_url, self.log) if settings.redis_url else MemoryHub()
        self.limits = Limits(on=settings.limits, tell=lambda what, who: self.hub.publish(who, 0, f"limit {what}"))
        self.tables = Tables(self)
        self.upgrades = Upgrades(self)
        self.lobby = Lobby(self)
        self.seating = Seating(self)
        self.talk = Talk(self)
        self.play = Play(self)
        self.accord = Accord(self)
        self.bots = Bots(self)
        self.analyses = Analyses(self)
        self.orders = Orders(self)
        self.curtain = Curtain(self)
        self.mail = Mail(self)
        self.keeping = Keeping(self)
        self.notices = Notices(self)
        self.clockwork = Clockwork(self)
        self.connections: set[Connection] = set()
        self.listeners: set[Listener] = set()
        self.closing = False
        self.ready = False

    async def open(self) -> None:
        """Database first, then what leans on it."""
        if self.settings.embedded:
            private_folder(self.settings)
        await self.store.open()
        await self.hub.open(self._heard)
        await self.notices.open()
        await self.clockwork.open()
        _tune()
        self.ready = True
        self.log.info("server.opened", database=self.store.reader.dialect.name, redis=bool(self.settings.redis_url))

    async def close(self) -> None:
        """Tell the clients, finish what is being stored, stop."""
        self.closing, self.ready = True, False
        for connection in list(self.connections):
            connection.goodbye("restart", 1.0)
        for listener in list(self.listeners):
            listener.close()
        await asyncio.sleep(0)
        await self.clockwork.close()
        await self.curtain.close()
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
            self._hang_up(about)
        else:
            await self.tables.catch_up(about, what, n)

    def sign_out(self, *who: str) -> None:
        """These sessions, keys or people are not signed in any more: their lines are closed, here and at the other servers."""
        for one in who:
            self._hang_up(one)
            self.hub.publish(one, 0, "signed-out")

    def _hang_up(self, who: str) -> None:
        self.people.forget_memory()
        lines: list[Connection | Listener] = [*self.connections, *self.listeners]
        for one in lines:
            if who == one.key or (one.person is not None and who == one.person.id):
                one.goodbye("signed-out", 1.0)

    def after(self, live: LiveTable, entry: Entry | None, *, elsewhere: bool = False) -> None:
        """A table has moved on: bots think, programs hear of it. If it moved in another process, its bots think there."""
        if not elsewhere:
            self.orders.wake(live)
            self.bots.wake(live)
        self.curtain.set(live)
        for listener in list(self.listeners):
            listener.table_moved(live, entry)


def _tune() -> None:
    """Python as a busy server wants it; both were measured with `porphyry bench server`."""
    gc.freeze()  # what is loaded stays; and tables hold no cycles, so looking for some need not be frequent
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.0005)  # the thread that has written a group need not wait long to say so
