"""Standing orders at the tables: given, taken back, carried out. A seat's orders are its own secret."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from porphyry.kernel import orders
from porphyry.kernel.errors import PorphyryError
from porphyry.server import broadcast, views
from porphyry.server.refusals import Refused, refusal_from
from porphyry.server.table_jobs import keep_orders

if TYPE_CHECKING:
    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.play import Play
    from porphyry.server.schema import GivenOrder, GiveOrder, Person
    from porphyry.server.tables import Tables


class Orders:
    """Who lets what be answered."""

    def __init__(self, common: Common, tables: Tables, play: Play) -> None:
        self.log = common.log
        self.store = common.store
        self.hub = common.hub
        self.tables = tables
        self.play = play
        self._obeying: dict[str, asyncio.Task[None]] = {}

    async def give(self, live: LiveTable, person: Person, wish: GiveOrder) -> list[GivenOrder]:
        """From now on answer so for this seat; the same order given again replaces the first."""
        async with live.lock:
            live.check_seat(person, wish.seat)
            table = live.playing()
            if live.status != "playing":
                raise Refused("conflict", "this game is not running")
            try:
                order = orders.give(live.game, table.state, wish.seat, wish.order, wish.params, wish.until)
            except PorphyryError as error:
                raise refusal_from(error) from error
            live.orders = [one for one in live.orders if (one.seat, one.name) != (order.seat, order.name)] + [order]
            await self._changed(live, wish.seat, wish.order)
        self.wake(live)
        return views.shown_orders(live, wish.seat)

    async def revoke(self, live: LiveTable, person: Person, seat: int, name: str) -> list[GivenOrder]:
        """Ask this seat again."""
        async with live.lock:
            live.check_seat(person, seat)
            left = [one for one in live.orders if (one.seat, one.name) != (seat, name)]
            if len(left) == len(live.orders):
                raise Refused("not-found", f"there is no order {name!r} of yours")
            live.orders = left
            await self._changed(live, seat, name)
        return views.shown_orders(live, seat)

    async def _changed(self, live: LiveTable, seat: int, name: str) -> None:
        try:
            await self.store.write(keep_orders(live, seat, name))
        except Exception as error:
            self.tables.drop(live)
            raise Refused("busy", "this could not be stored; nothing has changed") from error
        broadcast.tell_seat(live, seat)
        self.hub.publish(live.id, live.n, "orders")

    # Obeying

    def wake(self, live: LiveTable) -> None:
        """Answer what an order answers."""
        if live.orders and live.id not in self._obeying and live.ordered() is not None:
            task = asyncio.create_task(self._obey(live), name=f"orders {live.id}")
            self._obeying[live.id] = task
            task.add_done_callback(lambda done: self._done(live, done))

    def _done(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        self._obeying.pop(live.id, None)
        if not task.cancelled() and task.exception() is not None:
            self.log.error("order.failed", table=live.id, error=repr(task.exception())[:200])

    async def _obey(self, live: LiveTable) -> None:
        while not live.away and await self.play.order_plays(live):
            pass

    async def close(self) -> None:
        """Stop."""
        tasks = list(self._obeying.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
