"""Accord: what players settle among themselves, so that no table is ever stuck.

One gives up and the others play on; all agree to end the game or to let it rest; the seat of somebody who has been silent for long is
given to a bot, or to a substitute who takes a link.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal

import sqlalchemy as sa

from porphyry.server import catalogue, endings, naming
from porphyry.server import database as db
from porphyry.server.entries import Proposal
from porphyry.server.people import new_id
from porphyry.server.refusals import Refused
from porphyry.server.schema import Invite
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.play import Made, Play
    from porphyry.server.schema import Person, Played

Deed = Literal["end", "pause"]


class Accord:
    """What players settle among themselves."""

    def __init__(self, common: Common, play: Play) -> None:
        self.store = common.store
        self.play = play

    # Giving up

    async def concede(self, live: LiveTable, person: Person, seat: int, action_id: str) -> Played:
        """Give the game up: of two the other wins; of more the others play on, and a bot moves the pieces of this seat."""
        return await self._give_up(live, person, seat, "concede", "person", f"{seat}:{action_id}")

    async def forfeit(self, live: LiveTable, seat: int) -> None:
        """The seat's time is up, and the table has agreed that this loses."""
        await self._give_up(live, None, seat, "forfeit", "clock", None)

    async def _give_up(
        self, live: LiveTable, person: Person | None, seat: int, kind: str, by: str, key: str | None
    ) -> Played:

        def make(_before: dict[int, int]) -> Made:
            self.play.running_game(live)
            one = live.seats[seat]
            if one.given_up or one.kind == "bot":
                raise Refused("conflict", "this seat has been given up already")
            gone = [*live.given_up, seat]
            left = [other for other in live.seats if other.seat not in gone]
            goes_on = len(left) > 1 and any(other.kind != "bot" for other in left)
            level = catalogue.level(None) if goes_on else ""
            entry = self.play.step(live, kind, seat, by, level, key)
            if goes_on:
                one.bot, one.given_up = level, True
            else:
                live.status = "over"
                live.outcome = endings.last_one(len(live.seats), gone, kind)
                live.row.ended_by = kind
            return entry, []

        return await self.play.settle(live, person, seat if key is not None else None, key, make)

    # Agreeing

    async def propose(self, live: LiveTable, person: Person, seat: int, what: Deed, action_id: str) -> Played:
        """Propose to all to end the game without a winner, or to let it rest; if nobody else has to agree it happens at once."""
        key = f"{seat}:{action_id}"

        def make(_before: dict[int, int]) -> Made:
            self.play.running_game(live)
            if live.proposal is not None:
                raise Refused("conflict", "something is being proposed already")
            if live.paused and what == "pause":
                raise Refused("conflict", "the game rests already")
            if live.voices() <= {person.id}:
                return self._carried_out(live, what, seat, key)
            live.proposal = Proposal(seat, what, [seat])
            return self.play.step(live, f"propose-{what}", seat, "person", what, key), []

        return await self.play.settle(live, person, seat, key, make)

    async def answer(self, live: LiveTable, person: Person, seat: int, action_id: str, *, agree: bool) -> Played:
        """Agree to what is proposed, or refuse it (or withdraw it)."""
        key = f"{seat}:{action_id}"

        def make(_before: dict[int, int]) -> Made:
            self.play.running_game(live)
            asked = live.proposal
            if asked is None:
                raise Refused("conflict", "nothing is proposed")
            if not agree:
                live.proposal = None
                return self.play.step(live, "object", seat, "person", asked.what, key), []
            if seat in asked.agreed:
                raise Refused("conflict", "you have agreed already")
            agreed = {live.seats[one].person for one in (*asked.agreed, seat)}
            if live.voices() <= agreed:
                return self._carried_out(live, asked.what, seat, key)
            live.proposal = Proposal(asked.seat, asked.what, [*asked.agreed, seat])
            return self.play.step(live, "agree", seat, "person", asked.what, key), []

        return await self.play.settle(live, person, seat, key, make)

    async def resume(self, live: LiveTable, person: Person, seat: int, action_id: str) -> Played:
        """Let a game that rests go on; each player may."""
        key = f"{seat}:{action_id}"

        def make(_before: dict[int, int]) -> Made:
            self.play.running_game(live)
            if not live.paused:
                raise Refused("conflict", "the game does not rest")
            live.paused = False
            return self.play.step(live, "resume", seat, "person", "", key), []

        return await self.play.settle(live, person, seat, key, make)

    def _carried_out(self, live: LiveTable, what: str, seat: int, key: str) -> Made:
        live.check_shown(None)
        if what == "pause":
            live.paused = True
        else:
            live.status = "over"
            live.outcome = endings.nobody_wins(len(live.seats), "agreed")
            live.row.ended_by = "agreement"
        live.proposal = None
        return self.play.step(live, what, seat, "person", "", key), []

    async def end(self, live: LiveTable) -> None:
        """A keeper ends the game without a winner; its record is open to everybody who sat there."""

        def make(_before: dict[int, int]) -> Made:
            self.play.running_game(live)
            live.status = "over"
            live.outcome = endings.nobody_wins(len(live.seats), "keeper")
            live.row.ended_by = "keeper"
            return self.play.step(live, "end", None, "keeper", "", None), []

        await self.play.settle(live, None, None, None, make)

    # The seats of the absent

    async def call_bot(self, live: LiveTable, person: Person, seat: int, level: str | None) -> None:
        """A bot plays on for somebody who has been silent for long; they may come back."""
        self._check_absent(live, person, seat)
        if not live.seats[seat].human:
            raise Refused("conflict", "a bot plays there already")
        await self.play.takeover(live, seat, catalogue.level(level), "person")

    async def call_substitute(self, live: LiveTable, person: Person, seat: int) -> Invite:
        """A link by which somebody else takes the seat of who has been silent for long."""
        async with live.lock:
            self._check_absent(live, person, seat)
            known = (db.invites.c.table_id == live.id) & (db.invites.c.seat == seat)
            row = await self.store.row(sa.select(db.invites).where(known))
            if row is not None:
                return Invite(id=row.id, table=live.id, seat=seat, path=f"/join/{row.token}")
            link, token = new_id(6), secrets.token_urlsafe(16)
            values = {"id": link, "token": token, "table_id": live.id, "seat": seat, "person": person.id}
            await self.store.write(lambda connection: connection.execute(db.invites.insert().values(**values)).rowcount)
        return Invite(id=link, table=live.id, seat=seat, path=f"/join/{token}")

    def _check_absent(self, live: LiveTable, person: Person, seat: int) -> None:
        if live.status != "playing" or seat >= len(live.seats):
            raise Refused("conflict", "this game is not running")
        if live.seats[seat].person == person.id:
            raise Refused("conflict", "this is your own seat")
        if seat not in live.silent(now_ms()):
            raise Refused("conflict", "this player has not been silent for long enough")

    async def substitute(self, live: LiveTable, person: Person, seat: int) -> None:
        """Take the seat, with all that it knows, for good."""

        def make(_before: dict[int, int]) -> Made:
            self.play.running_game(live)
            if live.seats_of(person):
                raise Refused("conflict", "you sit at this table already")
            if seat not in live.silent(now_ms()):
                raise Refused("conflict", "whoever sat there has come back")
            entry = self.play.step(live, "substitute", seat, "person", "", None)
            one = live.seats[seat]
            others = [other.name for other in live.seats if other.name and other.seat != seat]
            one.kind, one.person, one.name, one.bot, one.program = (
                "person",
                person.id,
                naming.apart(person.name, others),
                None,
                person.program,
            )
            return entry, []

        await self.play.settle(live, None, None, None, make)
