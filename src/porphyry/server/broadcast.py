"""Telling: what those who follow a table hear, each only what is meant for them. Nobody waits for anybody here."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from porphyry.server import schema as wire
from porphyry.server import views
from porphyry.server.entries import Step, encode
from porphyry.server.lean import wants
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Raw

    from porphyry.server.entries import Watcher
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import ChatLine
    from porphyry.server.story import Beat


def tell(live: LiveTable, message: Callable[[Watcher, int | None], bytes]) -> None:
    """Send all who watch what is meant for them."""
    for watcher, seat in list(live.room.audience.watchers.items()):
        watcher.send(message(watcher, seat))


def publish(live: LiveTable) -> None:
    """Show what is due to be shown, and each seat its question or that it has none any more."""
    veil, told = live.story, False
    while (beat := veil.take_due(now_ms())) is not None:
        told = True
        _tell_beat(live, beat)
    faces = {seat: live.opened[seat] for seat in live.deciders() if live.revealed(seat)}
    for seat in range(len(live.seats)):
        if live.room.faces.get(seat) == faces.get(seat):
            continue
        if not told:
            tell_seat(live, seat)
        if seat in faces:
            for watcher, at in list(live.room.audience.programs.items()):
                if at == seat:
                    watcher.send(decision(live, seat))
    live.room.faces = dict(faces)
    if told and live.told == "over":
        tell_table(live)
        for watcher, seat in list(live.room.audience.programs.items()):
            watcher.send(decision(live, seat))


def _tell_beat(live: LiveTable, beat: Beat) -> None:
    step = Step(beat.entry, beat.events)
    if beat.opens:
        _tell_all(live, lambda seat: _update(live, views.shown_step(live, step, seat, beat.n, beat.ply), seat))
    else:
        _tell_all(live, lambda seat: _more(live, beat, seat))


def _tell_all(live: LiveTable, made_for: Callable[[int | None], wire.Update | wire.More]) -> None:
    """One text for each seat that is watched from, and one with the differences alone."""
    made: dict[int | None, bytes] = {}
    lean: bytes | None = None
    room = live.room
    for watcher, seat in list(room.audience.watchers.items()):
        if seat is None and wants(live.id, watcher):
            if lean is None:
                message = made_for(None)
                view = cast("Raw | None", message.view)  # a spectator's is written already
                if (change := room.lean.step(view)) is not None:
                    message.view, message.change = None, change
                lean = encode(message)
                room.lean.stream.pack(lean)
            watcher.send(lean)
            continue
        if seat not in made:
            made[seat] = encode(made_for(seat))
        watcher.send(made[seat])
    if lean is None:
        room.lean.stream.rest()


def tell_step(live: LiveTable, step: Step) -> None:
    """Publish a numbered update, one text for each seat that is watched from."""
    if step.entry.kind == "start":
        live.reseat()
        tell_table(live)  # who sits where now comes first: what happens is told under the names of the seats
    elif step.entry.kind == "substitute":
        live.reseat()  # whoever sat there looks on as a spectator
    if live.story.by_beats:
        publish(live)
        return
    entry = step.entry
    _tell_all(live, lambda seat: _update(live, views.shown_step(live, step, seat, entry.n, entry.ply), seat))
    for watcher, seat in list(live.room.audience.programs.items()):
        if live.status == "over" or live.opened.get(seat, (0, 0))[0] == entry.n:
            watcher.send(decision(live, seat))


def _update(live: LiveTable, shown: wire.LogEntry, seat: int | None) -> wire.Update:
    """A step, with the table as it then stands for this seat."""
    return wire.Update(
        table=live.id,
        update=shown.update,
        ply=shown.ply,
        kind=shown.kind,
        seat=shown.seat,
        by=shown.by,
        at=shown.at,
        action=shown.action,
        events=shown.events,
        view=views.encoded_view(live, seat),
        change=None,
        clocks=views.shown_clocks(live, seat) if live.clocks.banks else [],
        undo=views.shown_undo(live),
        orders=views.shown_orders(live, seat),
    )


def _more(live: LiveTable, beat: Beat, seat: int | None) -> wire.More:
    """How a step goes on, with the table as it then stands for this seat."""
    return wire.More(
        table=live.id,
        update=beat.n,
        ply=beat.ply,
        at=beat.due,
        events=views.shown_events(beat.events, seat),
        view=views.encoded_view(live, seat),
        change=None,
        clocks=views.shown_clocks(live, seat) if live.clocks.banks else [],
        undo=views.shown_undo(live),
        orders=views.shown_orders(live, seat),
    )


def tell_seat(live: LiveTable, seat: int) -> None:
    """Send those who look from this seat the table afresh."""
    for watcher, at in list(live.room.audience.watchers.items()):
        if at == seat:
            watcher.send(encode(views.live_view(live, watcher.person, seat)))


def decision(live: LiveTable, seat: int) -> bytes:
    """What this seat must decide, in few words."""
    table = live.playing()
    asked = live.status == "playing" and live.revealed(seat)
    return encode(
        wire.LiveDecision(
            table=live.id,
            seat=seat,
            update=live.shown_n,
            ply=live.shown_ply,
            kind=live.game.decision_kinds[live.game.kind(table.state, seat)].name if asked else None,
            legal=cast("list[str]", live.story.lines(seat)) if asked else [],  # the same, as it is sent
            outcome=live.outcome,
        )
    )


def outline(live: LiveTable) -> object:
    """What lists show of the table and the steps do not tell."""
    seats = [msgspec.structs.astuple(one) for one in live.seats]
    settled = live.agreements.paused, live.agreements.proposal and msgspec.structs.astuple(live.agreements.proposal)
    return live.status if not live.story.held else "playing", live.row.rematch, live.row.shared, seats, settled


def tell_chat(live: LiveTable, line: ChatLine) -> None:
    """Publish what somebody said, to those who may hear it."""
    said = encode(wire.LiveChat(line=line))
    for watcher in list(live.room.audience.watchers):
        if live.may_hear(watcher.person):
            watcher.send(said)


def tell_table(live: LiveTable) -> None:
    """Publish that seats, presence or status changed. All who neither sit here nor made the table are told the same."""
    live.room.listed = outline(live)
    count = live.room.audience.spectators
    known = {one.person for one in live.seats} | {live.row.owner}
    made: dict[str | None, bytes] = {}
    for watcher in list(live.room.audience.watchers):
        who = watcher.person.id if watcher.person is not None and watcher.person.id in known else None
        if who not in made:
            person = watcher.person if who is not None else None
            made[who] = encode(wire.LiveTable(table=views.written_info(live, person), spectators=count))
        watcher.send(made[who])
