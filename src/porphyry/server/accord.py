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
from porphyry.server.agreements import Proposal
from porphyry.server.moves import Made, Move, check_running
from porphyry.server.people import new_id
from porphyry.server.refusals import Refused
from porphyry.server.schema import Invite
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from porphyry.server.common import Common
    from porphyry.server.live import LiveTable
    from porphyry.server.play import Play
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
        return await self.play.carry_out_quietly(
            live, GiveUp(person=person, seat=seat, key=f"{seat}:{action_id}", kind="concede", by="person")
        )

    async def forfeit(self, live: LiveTable, seat: int) -> None:
        """The seat's time is up, and the table has agreed that this loses."""
        await self.play.carry_out(live, GiveUp(seat=seat, kind="forfeit", by="clock"))

    # Agreeing

    async def propose(self, live: LiveTable, person: Person, seat: int, what: Deed, action_id: str) -> Played:
        """Propose to all to end the game without a winner, or to let it rest; if nobody else has to agree it happens at once."""
        return await self.play.carry_out_quietly(
            live, Propose(person=person, seat=seat, key=f"{seat}:{action_id}", what=what)
        )

    async def answer(self, live: LiveTable, person: Person, seat: int, action_id: str, *, agree: bool) -> Played:
        """Agree to what is proposed, or refuse it (or withdraw it)."""
        return await self.play.carry_out_quietly(
            live, AnswerProposal(person=person, seat=seat, key=f"{seat}:{action_id}", agree=agree)
        )

    async def resume(self, live: LiveTable, person: Person, seat: int, action_id: str) -> Played:
        """Let a game that rests go on; each player may."""
        return await self.play.carry_out_quietly(live, Resume(person=person, seat=seat, key=f"{seat}:{action_id}"))

    async def end(self, live: LiveTable) -> None:
        """A keeper ends the game without a winner; its record is open to everybody who sat there."""
        await self.play.carry_out(live, EndByKeeper())

    # The seats of the absent

    async def call_bot(self, live: LiveTable, person: Person, seat: int, level: str | None) -> None:
        """A bot plays on for somebody who has been silent for long; they may come back."""
        self._check_absent(live, person, seat)
        if not live.seats[seat].human:
            raise Refused("conflict", "a bot plays there already")
        await self.play.takeover(live, seat, catalogue.level(level), "person")

    async def call_substitute(self, live: LiveTable, person: Person, seat: int) -> Invite:
        """A link by which somebody else takes the seat of a player who has been silent for long."""
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
        await self.play.carry_out(live, Substitute(person=person, seat=seat))


class GiveUp(Move):
    """A seat gives up, or its time is up."""

    kind: Literal["concede", "forfeit"]
    by: str

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """The last one wins; of more than two the others play on, and a bot moves the pieces of this seat."""
        check_running(live)
        one = live.seats[self.own]
        if one.given_up or one.kind == "bot":
            raise Refused("conflict", "this seat has been given up already")
        gone = [*live.agreements.given_up, self.own]
        left = [other for other in live.seats if other.seat not in gone]
        goes_on = len(left) > 1 and any(other.kind != "bot" for other in left)
        level = catalogue.level(None) if goes_on else ""
        entry = self.entry(live, self.kind, self.by, level)
        if goes_on:
            one.bot, one.given_up = level, True
        else:
            live.status = "over"
            live.outcome = endings.last_one(len(live.seats), gone, self.kind)
            live.row.ended_by = self.kind
        return entry, []


class Propose(Move):
    """Propose something to all."""

    what: Deed

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Note it; where nobody else has to agree it is done at once."""
        check_running(live)
        if live.agreements.proposal is not None:
            raise Refused("conflict", "something is being proposed already")
        if live.agreements.paused and self.what == "pause":
            raise Refused("conflict", "the game rests already")
        if self.person is not None and live.voices() <= {self.person.id}:
            return _agreed(self, live, self.what)
        live.agreements.proposal = Proposal(self.own, self.what, [self.own])
        return self.entry(live, f"propose-{self.what}", "person", self.what), []


class AnswerProposal(Move):
    """Agree to what is proposed, or refuse it (or withdraw it)."""

    agree: bool

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Whoever agrees last has it done."""
        check_running(live)
        asked = live.agreements.proposal
        if asked is None:
            raise Refused("conflict", "nothing is proposed")
        if not self.agree:
            live.agreements.proposal = None
            return self.entry(live, "object", "person", asked.what), []
        if self.own in asked.agreed:
            raise Refused("conflict", "you have agreed already")
        agreed = {live.seats[one].person for one in (*asked.agreed, self.own)}
        if live.voices() <= agreed:
            return _agreed(self, live, asked.what)
        live.agreements.proposal = Proposal(asked.seat, asked.what, [*asked.agreed, self.own])
        return self.entry(live, "agree", "person", asked.what), []


def _agreed(move: Move, live: LiveTable, what: str) -> Made:
    """All have agreed to it."""
    live.check_shown(None)
    if what == "pause":
        live.agreements.paused = True
    else:
        live.status = "over"
        live.outcome = endings.nobody_wins(len(live.seats), "agreed")
        live.row.ended_by = "agreement"
    live.agreements.proposal = None
    return move.entry(live, what, "person", ""), []


class Resume(Move):
    """Let a game that rests go on."""

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Let it."""
        check_running(live)
        if not live.agreements.paused:
            raise Refused("conflict", "the game does not rest")
        live.agreements.paused = False
        return self.entry(live, "resume", "person", ""), []


class EndByKeeper(Move):
    """A keeper ends the game without a winner."""

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """End it."""
        check_running(live)
        live.status = "over"
        live.outcome = endings.nobody_wins(len(live.seats), "keeper")
        live.row.ended_by = "keeper"
        return self.entry(live, "end", "keeper", ""), []


class Substitute(Move):
    """Take the seat of somebody who has been silent for long, with all that it knows, for good."""

    def apply(self, live: LiveTable, _before: dict[int, int]) -> Made:
        """Sit down."""
        person = self.person
        assert person is not None
        check_running(live)
        if live.seats_of(person):
            raise Refused("conflict", "you sit at this table already")
        if self.own not in live.silent(now_ms()):
            raise Refused("conflict", "whoever sat there has come back")
        entry = self.entry(live, "substitute", "person", "")
        one = live.seats[self.own]
        others = [other.name for other in live.seats if other.name and other.seat != self.own]
        one.kind, one.person, one.bot, one.program = "person", person.id, None, person.program
        one.name = naming.apart(person.name, others)
        return entry, []
