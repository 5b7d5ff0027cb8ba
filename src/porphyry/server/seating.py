"""Seating: tables are made, joined, left, filled, called off and played again; invitations to their seats."""

from __future__ import annotations

import asyncio
import secrets
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from porphyry.bots.names import name_for
from porphyry.kernel.errors import BadPosition, PorphyryError
from porphyry.kernel.game import has_secrets
from porphyry.kernel.promise import Promise
from porphyry.kernel.state import state_from_data
from porphyry.kernel.table import ENGINE, checked_options, table_from_position
from porphyry.server import broadcast, catalogue, naming
from porphyry.server import database as db
from porphyry.server.entries import Seat, decode, encode
from porphyry.server.live import LiveTable
from porphyry.server.people import new_id
from porphyry.server.refusals import Refused, refusal_from
from porphyry.server.schema import DicePromise, Invite, NewTable, SeatWish
from porphyry.server.store import wall_ms
from porphyry.server.table_jobs import new_table, promise_dice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine import Connection

    from porphyry.kernel.game import Game
    from porphyry.server.common import Common
    from porphyry.server.lobby import Lobby
    from porphyry.server.play import Play
    from porphyry.server.schema import Accept, Person
    from porphyry.server.tables import Tables

FULL_AT_ONCE: Final = 20
PROMISE: Final = "promise "
"""So begin the names under which promises about dice are kept."""
PROMISED_MS: Final = 3_600_000
SETTLED_MS: Final = 10_000
"""A table so young is still being made."""


MOST_ALONE: Final = 3
"""Running tables of bots alone that one person may have made."""
MOST_ALONE_HERE: Final = 30
"""And all people together."""


class Seating:
    """Who sits where, until a game begins; and the next one."""

    def __init__(self, common: Common, tables: Tables, lobby: Lobby, play: Play) -> None:
        self.settings = common.settings
        self.log = common.log
        self.store = common.store
        self.hub = common.hub
        self.limits = common.limits
        self.tables = tables
        self.lobby = lobby
        self.play = play

    async def create(self, person: Person, wish: NewTable, rematch_of: str | None = None) -> LiveTable:
        """A new table; it starts at once if every seat is taken."""
        game = catalogue.game(wish.game)
        if wish.contribution is not None and wish.promise is None:
            raise Refused("invalid", "a contribution to the dice comes after their promise; ask for that first")
        if len(wish.seats) not in game.seat_counts:
            counts = ", ".join(map(str, game.seat_counts))
            raise Refused("invalid", f"{game.name} is for {counts} seats, not {len(wish.seats)}")
        try:
            options = checked_options(game, wish.options)
            if wish.position is not None:
                position = {"seats": len(wish.seats), **wish.position}
                if position["seats"] != len(wish.seats):
                    raise Refused("invalid", f"the position is for {position['seats']!r} seats")
                await asyncio.to_thread(_try_out, game, position, options)
        except PorphyryError as error:
            raise refusal_from(error) from error
        self._check_pace(wish)
        if all(one.who == "bot" for one in wish.seats) and self.limits.on:
            await self._check_alone(person)
        seats = [self._new_seat(person, at, one, wish) for at, one in enumerate(wish.seats)]
        for one in seats:
            if one.kind == "bot":
                one.name = self._bot_name(game.name, seats)
            elif one.name is not None:
                one.name = naming.apart(one.name, [other.name for other in seats[: one.seat] if other.name])
        table_id = new_id(8)
        row = {
            "id": table_id,
            "game": game.name,
            "rules_version": game.rules_version,
            "engine": ENGINE,
            "data_name": game.data_name,
            "options": encode(options).decode(),
            "seats": len(seats),
            "status": "open",
            "pace": encode(wish.pace).decode(),
            "timeout": wish.timeout,
            "seat_order": wish.order,
            "title": wish.title.strip(),
            "private": wish.private,
            "shared": False,
            "secrets": has_secrets(game),
            "owner": person.id,
            "start": encode(position).decode() if wish.position is not None else None,
            "created_at": wall_ms(),
            "reaction_ms": self._reaction_ms(wish),
            "late": wish.late,
            "paused": False,
            "hints": not any(one.who in ("open", "invited") for one in wish.seats)
            if wish.hints is None
            else wish.hints,
        }
        whole = SimpleNamespace(**{**dict.fromkeys(db.tables.columns.keys()), **row})
        promise_dice(whole, *await self._promised(person, wish.promise))
        live = LiveTable(whole, seats)
        live.stored = False
        if rematch_of is not None or any(one.kind in ("open", "invited") for one in seats):
            await self.store.write(lambda connection: _insert(connection, live, rematch_of))
            live.stored = True
        self.tables.enter(live)
        self.log.info("table.created", table=table_id, game=game.name, seats=len(seats))
        await self.start_if_full(live)
        return live

    async def _check_alone(self, person: Person) -> None:
        """Bots may play among themselves, but not at many tables at once: they think where the bots of others think."""
        tables, sits = db.tables.c, sa.select(db.seats.c.table_id).where(db.seats.c.kind != "bot")
        query = sa.select(tables.owner).where(tables.status == "playing", tables.id.not_in(sits))
        owners = [row.owner for row in await self.store.rows(query)]
        if owners.count(person.id) >= MOST_ALONE or len(owners) >= MOST_ALONE_HERE:
            raise Refused("conflict", "enough tables of bots alone are running; wait until one is over")

    def _check_pace(self, wish: NewTable) -> None:
        if wish.pace.kind != "none" and wish.pace.bank_s < 1 and wish.pace.increment_s < 1:
            raise Refused("invalid", "a clock needs a bank or an increment")

    def _bot_name(self, game: str, seats: Sequence[Seat]) -> str:
        return name_for(game, [one.name for one in seats if one.name], secrets.SystemRandom())

    def _reaction_ms(self, wish: NewTable) -> int:
        """How long each may think about a reaction without anybody noticing; in slow games nobody waits for that unless they say so."""
        if wish.reaction_s is not None:
            return int(wish.reaction_s * 1000)
        return 0 if wish.pace.kind == "slow" else int(self.settings.reaction_s * 1000)

    def _new_seat(self, person: Person, at: int, wish: SeatWish, table: NewTable) -> Seat:
        if wish.who == "bot":
            level = catalogue.level(wish.level)
            return Seat(seat=at, kind="bot", person=None, name=None, bot=level)  # named when all sit
        if wish.who == "me":
            return Seat(
                seat=at,
                kind="person",
                person=person.id,
                name=person.name,
                bot=None,
                program=person.program,
                contribution=table.contribution,
            )
        if wish.who == "local":
            return Seat(seat=at, kind="local", person=person.id, name=wish.name or person.name, bot=None)
        return Seat(seat=at, kind=wish.who, person=None, name=None, bot=None)

    # The promise about the dice

    async def promise(self, person: Person) -> DicePromise:
        """Fix the dice of a table that this person is going to make."""
        seed, salt, promise_id = secrets.token_bytes(32), secrets.token_bytes(16), new_id(12)
        kept = {"person": person.id, "seed": seed.hex(), "salt": salt.hex(), "at": wall_ms()}
        row = {"name": f"{PROMISE}{promise_id}", "value": encode(kept).decode()}
        await self.store.write(lambda connection: connection.execute(db.keys.insert().values(**row)).rowcount)
        return DicePromise(id=promise_id, commitment=Promise(seed, salt).published)

    async def _promised(self, person: Person, promise_id: str | None) -> tuple[bytes | None, bytes | None]:
        """The seed and salt that were promised; they are given out once."""
        if promise_id is None:
            return None, None
        this = db.keys.c.name == f"{PROMISE}{promise_id}"

        def job(connection: Connection) -> str:
            value = connection.execute(sa.select(db.keys.c.value).where(this)).scalar()
            gone = connection.execute(db.keys.delete().where(this)).rowcount
            return str(value) if gone else "{}"

        kept = decode(await self.store.write(job))
        if kept.get("person") != person.id or kept["at"] < wall_ms() - PROMISED_MS:
            raise Refused("invalid", "there is no such promise; ask for another one")
        return bytes.fromhex(kept["seed"]), bytes.fromhex(kept["salt"])

    async def forget_promises(self) -> None:
        """Promises that nobody has used in time."""

        def job(connection: Connection) -> None:
            every = connection.execute(sa.select(db.keys).where(db.keys.c.name.startswith(PROMISE, autoescape=True)))
            late = [row.name for row in every if decode(row.value)["at"] < wall_ms() - PROMISED_MS]
            connection.execute(db.keys.delete().where(db.keys.c.name.in_(late)))

        await self.store.write(job)

    async def start_if_full(self, live: LiveTable) -> None:
        """Begin once nobody is missing."""
        if live.status == "open" and not any(one.kind in ("open", "invited") for one in live.seats):
            try:
                await self.play.start(live)
            except Refused as error:
                if error.refusal.error != "conflict" or live.away:
                    raise  # else somebody else's joining has started it, or somebody has left meanwhile

    async def start_full(self) -> None:
        """Begin what is full but has not begun: its beginning could not be stored when the last seat was taken."""
        free = sa.select(db.seats.c.table_id).where(db.seats.c.kind.in_(["open", "invited"]))
        full = sa.select(db.tables.c.id).where(db.tables.c.status == "open", db.tables.c.id.not_in(free))
        for row in await self.store.rows(full.limit(FULL_AT_ONCE)):
            try:
                live = await self.tables.get(row.id)
                if wall_ms() - live.row.created_at > SETTLED_MS:
                    await self.start_if_full(live)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's own
                self.log.warning("table.start.failed", table=row.id, error=repr(error)[:200])

    async def renamed(self, person: Person) -> None:
        """Somebody changed their name: tables in memory learn it."""
        for live in self.tables.all_loaded():
            if live.seats_of(person):
                async with live.lock:
                    await self.tables.reload_seats(live)
                broadcast.tell_table(live)
                self.hub.publish(live.id, live.n, "seats")

    async def take_seat(
        self, live: LiveTable, person: Person, seat: int | None, kinds: Sequence[str], word: str | None = None
    ) -> None:
        """Sit down on a free seat of one of these kinds."""
        async with live.lock:
            if live.status != "open":
                raise Refused("conflict", "this table has started or is over")
            if any(one.person == person.id and one.kind == "person" for one in live.seats):
                raise Refused("conflict", "you sit at this table already")
            free = [one.seat for one in live.seats if one.kind in kinds and seat in (None, one.seat)]
            if not free:
                raise Refused("conflict", "there is no such free seat")
            for number in free:
                if await self._set_seat(
                    live,
                    number,
                    kinds,
                    kind="person",
                    person=person.id,
                    name=naming.apart(person.name, [one.name for one in live.seats if one.name]),
                    bot=None,
                    program=person.program,
                    contribution=word,
                ):
                    break
            else:
                raise Refused("conflict", "somebody else was faster")
        await self._changed(live)

    async def leave(self, live: LiveTable, person: Person, level: str | None = None, *, at_once: bool = False) -> None:
        """Stand up: before the start the seat is free again, later a bot of this level plays on."""
        if not at_once:
            await self.play.quiet(live)
        seats = live.seats_of(person)
        if live.status == "playing":
            for seat in seats:
                if live.seats[seat].human:
                    await self.play.takeover(live, seat, catalogue.level(level), "person")
            return
        async with live.lock:
            if live.status != "open":
                raise Refused("conflict", "this game is over")
            for seat in seats:
                free = await self._set_seat(
                    live,
                    seat,
                    ["person", "local"],
                    kind="open",
                    person=None,
                    name=None,
                    bot=None,
                    program=False,
                    contribution=None,
                )
                if not free and live.seats[seat].person == person.id:
                    raise Refused("conflict", "the game has just begun")
        await self._changed(live)

    async def leave_all(self, person: Person) -> None:
        """Stand up everywhere; a table that cannot be opened or left keeps nobody here."""
        for info in await self.lobby.mine(person, over=False):
            try:
                live = await self.tables.get(info.id)
                if live.status == "open" and info.owner:
                    await self.cancel(live)
                elif info.my_seats:
                    await self.leave(live, person, at_once=True)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with a table, it keeps nobody here
                self.log.warning("table.not.left", table=info.id, error=str(error)[:200])

    async def fill_seat(self, live: LiveTable, seat: int, level: str | None) -> None:
        """Put a bot on a free seat."""
        async with live.lock:
            if live.status != "open" or seat >= len(live.seats):
                raise Refused("conflict", "there is no such free seat")
            chosen = catalogue.level(level)
            if not await self._set_seat(
                live,
                seat,
                ["open", "invited"],
                kind="bot",
                person=None,
                name=self._bot_name(live.game.name, live.seats),
                bot=chosen,
            ):
                raise Refused("conflict", "there is no such free seat")
        await self._changed(live)

    async def _set_seat(self, live: LiveTable, seat: int, was: Sequence[str], **values: Any) -> bool:
        """Change a seat if it still is what it was (another process may have been faster)."""
        table, still_open = db.seats, sa.exists().where(db.tables.c.id == live.id, db.tables.c.status == "open")
        this = (table.c.table_id == live.id) & (table.c.seat == seat) & table.c.kind.in_(list(was)) & still_open

        def job(connection: Connection) -> int:
            done = connection.execute(table.update().where(this).values(**values)).rowcount
            if done and values["kind"] != "invited":
                used = (db.invites.c.table_id == live.id) & (db.invites.c.seat == seat)
                connection.execute(db.invites.delete().where(used))
            return done

        done = await self.store.write(job)
        await self.tables.reload_seats(live)
        return bool(done)

    async def _changed(self, live: LiveTable) -> None:
        broadcast.tell_table(live)
        self.hub.publish(live.id, live.n, "seats")
        await self.start_if_full(live)

    async def rematch(self, live: LiveTable, person: Person, word: Accept) -> LiveTable:
        """The same again, with a seat kept for everybody. The second who asks gets the first one's table."""
        if live.told != "over":
            raise Refused("conflict", "this game is not over")
        row = await self.store.row(sa.select(db.tables.c.rematch).where(db.tables.c.id == live.id))
        if row is not None and row.rematch:
            live.row.rematch = row.rematch
            return await self._take_kept_seat(await self.tables.get(row.rematch), person, word.contribution)
        wishes = [self._same_seat(one, person) for one in live.seats]
        wish = NewTable(
            game=live.game.name,
            seats=wishes,
            options=live.options,
            position=decode(live.row.start) if live.row.start is not None else None,
            pace=live.pace,
            timeout=live.row.timeout,
            order=live.row.seat_order,
            title=live.row.title,
            private=bool(live.row.private),
            reaction_s=live.row.reaction_ms / 1000,
            late=live.row.late,
            hints=bool(live.row.hints),
            promise=word.promise,
            contribution=word.contribution if word.promise is not None else None,
        )
        try:
            again = await self.create(person, wish, rematch_of=live.id)
        except Refused as error:
            if error.refusal.error != "conflict":
                raise
            return await self.rematch(live, person, word)
        live.row.rematch = again.id
        broadcast.tell_table(live)
        self.hub.publish(live.id, live.n, "seats")
        return again

    def _same_seat(self, one: Seat, person: Person) -> SeatWish:
        if one.kind == "bot":
            return SeatWish(who="bot", level=one.bot)
        if one.person == person.id:
            return SeatWish(who="me" if one.kind == "person" else "local", name=one.name)
        return SeatWish(who="open")

    async def _take_kept_seat(self, live: LiveTable, person: Person, word: str | None) -> LiveTable:
        if live.status == "open" and not live.seats_of(person):
            await self.take_seat(live, person, None, ["open"], word)
        return live

    async def cancel(self, live: LiveTable) -> None:
        """Call the table off before it starts."""
        async with live.lock:
            this = (db.tables.c.id == live.id) & (db.tables.c.status == "open")
            values = {"status": "cancelled", "ended_by": "cancelled", "ended_at": wall_ms()}
            if not await self.store.write(
                lambda connection: connection.execute(db.tables.update().where(this).values(**values)).rowcount
            ):
                raise Refused("conflict", "this table has started already")
            live.status = live.row.status = "cancelled"
            live.row.ended_by, live.row.ended_at = "cancelled", values["ended_at"]
        broadcast.tell_table(live)
        self.hub.publish(live.id, live.n, "seats")

    async def share(self, live: LiveTable, person: Person, *, shared: bool) -> None:
        """Open a private table that has started to whoever has its address, or close it again."""
        if not live.belongs_to(person):
            raise Refused("forbidden", "you do not sit at this table")
        if live.status == "open":
            raise Refused("conflict", "this table has not started")
        async with live.lock:
            this = db.tables.c.id == live.id
            await self.store.write(
                lambda connection: connection.execute(db.tables.update().where(this).values(shared=shared)).rowcount
            )
            live.row.shared = shared
        broadcast.tell_table(live)  # to those too who may not look any longer
        for watcher in [one for one in live.room.audience.watchers if not live.may_see(one.person)]:
            self.tables.unwatch(live, watcher)
        self.hub.publish(live.id, live.n, "seats")

    # Invitations

    async def invites(self, live: LiveTable, person: Person) -> list[Invite]:
        """A link for every invited seat; made when first asked for."""
        async with live.lock:
            query = sa.select(db.invites).where(db.invites.c.table_id == live.id)
            known = {row.seat: row for row in await self.store.rows(query)}
            for one in live.seats:
                if one.kind == "invited" and one.seat not in known:
                    row = {
                        "id": new_id(6),
                        "token": secrets.token_urlsafe(16),
                        "table_id": live.id,
                        "seat": one.seat,
                        "person": person.id,
                    }
                    await self.store.write(
                        lambda connection, row=row: connection.execute(db.invites.insert().values(**row)).rowcount  # type: ignore[misc]
                    )
                    known[one.seat] = SimpleNamespace(**row)  # type: ignore[assignment]
        return [
            Invite(id=row.id, table=live.id, seat=seat, path=f"/join/{row.token}")
            for seat, row in sorted(known.items())
        ]

    async def revoke_invite(self, person: Person, invite_id: str) -> None:
        """The link works no longer; asking for links again makes a new one."""
        mine = (db.invites.c.id == invite_id) & (db.invites.c.person == person.id)
        if not await self.store.write(lambda connection: connection.execute(db.invites.delete().where(mine)).rowcount):
            raise Refused("not-found", "there is no such invitation")

    async def invitation(self, token: str) -> tuple[LiveTable, int, str]:
        """What a link is to: table, seat, who invites."""
        row = await self.store.row(
            sa.select(db.invites, db.people.c.name)
            .outerjoin(db.people, db.people.c.id == db.invites.c.person)
            .where(db.invites.c.token == token)
        )
        if row is None:
            raise Refused("not-found", "this invitation has been used or withdrawn")
        return await self.tables.get(row.table_id), row.seat, row.name or ""


def _try_out(game: Game, position: dict[str, Any], options: dict[str, str]) -> None:
    """Set the position up and look at it from every seat: what the game cannot do with it now it could not do later. Raises BadPosition."""
    try:
        table = table_from_position(game, position, seed=b"x", options=options)
        for seat in (None, *range(table.seats)):
            table.view(seat)
        state_from_data(decode(encode(table.state.to_data())))
    except PorphyryError:
        raise
    except Exception as error:
        raise BadPosition([f"{game.name} cannot play from this position ({type(error).__name__})"]) from error


def _insert(connection: Connection, live: LiveTable, rematch_of: str | None) -> None:
    new_table(live)(connection)
    if rematch_of is not None:
        unset = (db.tables.c.id == rematch_of) & db.tables.c.rematch.is_(None)
        if not connection.execute(db.tables.update().where(unset).values(rematch=live.id)).rowcount:
            raise Refused("conflict", "the rematch has been made already")
