"""Looking: a table as lists show it, the view of a seat, the log; each for one pair of eyes."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec
from msgspec import Raw, Struct

from porphyry.first import is_ours
from porphyry.kernel.dice import Dice
from porphyry.kernel.promise import OLD
from porphyry.server import catalogue
from porphyry.server.entries import Step, decode, encode
from porphyry.server.refusals import Refused
from porphyry.server.schema import (
    Clock,
    GameEvent,
    GivenOrder,
    LiveView,
    LogEntry,
    Pace,
    Proposed,
    SeatInfo,
    Stale,
    TableInfo,
    TableView,
    UndoAsk,
)
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from porphyry.kernel.event import Event
    from porphyry.server.entries import Seat
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person, View


def info(live: LiveTable, person: Person | None, *, unread: int = 0, muted: bool = False) -> TableInfo:
    """The table as it stands in lists, for this person."""
    asked = live.deciders()
    drawn = live.story.drawn
    if drawn:
        asked = [seat for seat in live.seats_of(person) if live.revealed(seat)]
    stands = Standing(
        status=live.told,
        outcome=None if live.story.held else live.outcome,
        asked=asked,
        hidden=live.someone_hidden() if asked and not drawn else False,
        ply=live.shown_ply,
        n=live.shown_n,
        deadline=_shown_deadline(live, person),
        online=live.room.online(),
        unread=unread,
        muted=muted,
        silent=live.silent(now_ms()) if live.told == "playing" else [],
        proposal=shown_proposal(live),
    )
    return table_info(live.row, live.seats, person, stands)


def shown_proposal(live: LiveTable) -> Proposed | None:
    """What is proposed to all, if anything is."""
    asked = live.agreements.proposal
    if asked is None or live.told != "playing":
        return None
    agreed = {live.seats[seat].person for seat in asked.agreed}
    missing = [one.seat for one in live.seats if one.person in live.voices() - agreed]
    return Proposed(seat=asked.seat, what=asked.what, agreed=asked.agreed, missing=missing)  # type: ignore[arg-type]  # one of these


def _shown_deadline(live: LiveTable, person: Person | None) -> int | None:
    """When the next clock runs out. While a question is a secret people know of their own clocks alone."""
    if not live.story.drawn and not live.someone_hidden():
        return live.clocks.deadline(live)
    return live.clocks.deadline(live, [seat for seat in live.seats_of(person) if live.revealed(seat)])


def shown_clocks(live: LiveTable, seat: int | None) -> list[Clock]:
    """The clocks as this seat may see them: who still thinks about a secret question is a secret too, and who has answered it."""
    hidden = bool(live.clocks.banks) and (live.someone_hidden() or live.story.drawn)
    mine = -1 if seat is None or (live.story.drawn and not live.revealed(seat)) else seat
    return [
        Clock(seat=at, bank_ms=clock.shown, since=None)
        if hidden and at != mine
        else Clock(seat=at, bank_ms=clock.bank, since=clock.since)
        for at, clock in enumerate(live.clocks.banks)
    ]


def shown_undo(live: LiveTable) -> UndoAsk | None:
    """The request to go back, if there is one."""
    asked = live.agreements.undo_asked
    if asked is None:
        return None
    missing = [one.seat for one in live.seats if one.owned and one.seat not in asked.agreed]
    return UndoAsk(seat=asked.seat, to=live.story.shown_plies(asked.to), agreed=asked.agreed, missing=missing)


def shown_orders(live: LiveTable, seat: int | None) -> list[GivenOrder]:
    """A seat's own standing orders."""
    return [
        GivenOrder(name=order.name, params=order.params, until=list(order.until))
        for order in live.orders
        if order.seat == seat
    ]


def written_info(live: LiveTable, person: Person | None) -> TableInfo:
    """The table as it stands in lists, as it is sent; for all who neither sit here nor made it it is written once."""
    if live.belongs_to(person):
        return info(live, person)
    row, room, story = live.row, live.room, live.story
    mark = (
        (live.n, live.status, story.place, story.held, story.open, _shown_deadline(live, None), live.silent(now_ms())),
        (row.rematch, row.shared, row.paused, row.stopped_at, row.ended_by, row.ended_at),
        [(*msgspec.structs.astuple(one), room.is_here(one.person)) for one in live.seats],
    )
    if room.outline is None or room.outline[0] != mark:
        room.outline = mark, Raw(encode(info(live, None)))
    return cast("TableInfo", room.outline[1])


def _fields(live: LiveTable, person: Person | None, seat: int | None) -> dict[str, Any]:
    """The table with the view of one seat."""
    return {
        "table": written_info(live, person),
        "update": live.shown_n,
        "view": encoded_view(live, seat),
        "clocks": shown_clocks(live, seat),
        "undo": shown_undo(live),
        "spectators": live.room.audience.spectators,
        "orders": shown_orders(live, seat),
    }


def table_view(live: LiveTable, person: Person | None, seat: int | None) -> TableView:
    """The table with the view of one seat, for who asks once."""
    return TableView(**_fields(live, person, seat))


def live_view(live: LiveTable, person: Person | None, seat: int | None) -> LiveView:
    """The same for those who follow it."""
    return LiveView(**_fields(live, person, seat))


def stale(live: LiveTable, person: Person | None, seat: int, action_id: str) -> Stale:
    """The same for whoever has acted on an older position."""
    return Stale(id=action_id, **_fields(live, person, seat))


def view(live: LiveTable, seat: int | None, ply: int | None = None) -> dict[str, Any] | None:
    """What this seat may know, now or at an earlier ply."""
    if live.history.table is None:
        return None
    if ply is None or ply == live.shown_ply:
        view = live.story.view(seat)
        if live.told == "over" and (view["outcome"] is None or live.agreements.given_up):
            view |= {
                "legal": [],
                "asked": [],
                "can_undo": False,
                "outcome": live.outcome,
            }  # not, or not only, by the rules
        if live.agreements.paused and seat is not None:
            view["legal"], view["can_undo"] = [], False
        if live.orders and seat is not None and (found := live.ordered()) is not None and found[0] == seat:
            view["legal"] = []  # an order is about to answer
        return view
    if not 0 <= ply < live.shown_ply:
        raise Refused("not-found", f"this table has had {live.shown_ply} plies")
    table = live.history.position_at(live.story.true_ply(ply))
    who = -1 if seat is None else seat
    told = [event for events in table.events[live.story.true_step(ply) : table.ply + 1] for event in events]
    events = [event.to_data() for event in told if event.seen_by(who)]
    return {**table.view(seat), "can_undo": False, "ply": ply, "events": events}


def better(live: LiveTable, seat: int | None, found: dict[str, Any], steps: int) -> dict[str, Any]:
    """A finished game as it would have stood after this many steps of a better line (analyses.py)."""
    table = live.history.position_at(found["ply"] - 1).clone()
    table.state.dice = Dice(bytes.fromhex(found["dice"]))
    table.state.cached = None
    events: list[Event] = []
    for one in found["line"][:steps]:
        events = table.play(one["action"]["text"], one["seat"])
    who = -1 if seat is None else seat
    told = [event.to_data() for event in events if event.seen_by(who)]
    return {**table.view(seat), "can_undo": False, "legal": [], "ply": found["ply"] - 1 + steps, "events": told}


def encoded_view(live: LiveTable, seat: int | None) -> View | None:
    """The view of now, as it is sent; that of spectators is written once for all of them."""
    if seat is not None or live.history.table is None:
        return cast("View | None", view(live, seat))  # the same shape, as plain data
    position = (live.n, live.story.place, live.story.held, live.story.open, live.status)
    if live.room.spectated is None or live.room.spectated[0] != position:
        live.room.spectated = position, Raw(encode(view(live, None)))
    return cast("View", live.room.spectated[1])


def log(live: LiveTable, seat: int | None) -> list[LogEntry]:
    """All steps as this seat may see them."""
    return [shown_step(live, step, seat, n, ply) for step, n, ply in live.story.steps()]


def shown_step(live: LiveTable, step: Step, seat: int | None, n: int, ply: int) -> LogEntry:
    """A step as this seat may see it, under the number that everybody knows it by."""
    entry = step.entry
    over = live.told == "over"
    mine = seat is not None and entry.seat == seat
    return LogEntry(
        update=n,
        ply=ply,
        kind=entry.kind,  # type: ignore[arg-type]  # the database keeps only these words
        seat=entry.seat if mine or over or not entry.hidden else None,
        by=entry.by if mine or over or (not entry.hidden and entry.by != "order") else "person",  # type: ignore[arg-type]  # likewise
        at=entry.at,
        action=(entry.line or None) if mine or over or entry.kind != "play" else None,
        events=shown_events(step.events or [], seat),
        undone=step.undone,
    )


def shown_events(events: list[Event], seat: int | None) -> list[GameEvent]:
    """What this seat may know of what happened."""
    who = -1 if seat is None else seat
    return [GameEvent(kind=event.kind, rule=event.rule, params=event.params) for event in events if event.seen_by(who)]


class Standing(Struct, kw_only=True):
    """How a table stands, as everybody may know it, and what this person keeps there."""

    status: str
    outcome: dict[str, Any] | None
    asked: list[int]
    hidden: bool  # is it a secret who is asked?
    ply: int
    n: int
    deadline: int | None
    online: AbstractSet[str]
    unread: int = 0
    muted: bool = False
    silent: Sequence[int] = ()
    proposal: Proposed | None = None


@functools.lru_cache(maxsize=64)
def _is_ours(game: str, start: str) -> bool:
    """Does a table begin from the position of a first game, which nobody at the table prepared?"""
    return is_ours(game, decode(start))


def table_info(row: Any, seats: list[Seat], person: Person | None, stands: Standing) -> TableInfo:
    """The table as it stands in lists, for this person. Who must answer a secret question is told to nobody else."""
    mine = [one.seat for one in seats if person is not None and one.person == person.id]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        title=row.title,
        status=stands.status,  # type: ignore[arg-type]  # the database keeps only these words
        seats=[
            SeatInfo(
                seat=one.seat,
                kind=one.kind,  # type: ignore[arg-type]  # likewise
                name=one.name,
                bot=one.bot,
                online=one.kind == "bot" or one.person in stands.online,
                you=one.seat in mine,
                person=one.person,
                program=one.program,
                given_up=one.given_up,
            )
            for one in seats
        ],
        options=decode(row.options),
        pace=msgspec.json.decode(row.pace, type=Pace),
        timeout=row.timeout,
        order=row.seat_order,
        private=bool(row.private),
        secrets=bool(row.secrets),
        owner=person is not None and row.owner == person.id,
        my_seats=mine,
        my_turn=any(seat in mine and seats[seat].human for seat in stands.asked),
        waiting=stands.asked
        if not stands.hidden
        else [seat for seat in stands.asked if seat in mine]
        if len(mine) > 1
        else None,
        ply=stands.ply,
        update=stands.n,
        deadline=None if stands.hidden and not any(seat in mine for seat in stands.asked) else stands.deadline,
        commitment=row.commitment,
        outcome=stands.outcome,
        ended_by=row.ended_by if stands.status != "playing" else None,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at if stands.status != "playing" else None,
        unread_chat=stands.unread,
        muted=stands.muted,
        rematch=row.rematch,
        reaction_s=row.reaction_ms / 1000,
        late=row.late,
        hints=bool(row.hints),
        shared=bool(row.shared),
        dice=dice(row),
        made_up=row.start is not None and not _is_ours(row.game, row.start),
        data=row.data_name,
        older_rules=catalogue.is_older(row.game, row.rules_version),
        stopped=row.stopped_at is not None,
        paused=bool(row.paused) and stands.status == "playing",
        silent=list(stands.silent),
        proposal=stands.proposal,
    )


def dice(row: Any) -> Literal["bound", "old", "laid-down"]:
    """What the promise about the dice is worth: outcomes that were laid down keep none."""
    if row.script not in (None, "[]"):
        return "laid-down"
    return "old" if row.seed is not None and row.dice == OLD else "bound"
