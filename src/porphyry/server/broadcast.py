"""Telling: what those who follow a table hear, each only what is meant for them. Nobody waits for anybody here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from porphyry.server import views
from porphyry.server.entries import Step, decode, encode
from porphyry.server.lean import wants
from porphyry.server.store import now_ms

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.server.entries import Watcher
    from porphyry.server.lean import Change
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import ChatLine
    from porphyry.server.veil import Beat


def tell(live: LiveTable, message: Callable[[Watcher, int | None], bytes]) -> None:
    """Send all who watch what is meant for them."""
    for watcher, seat in list(live.audience.watchers.items()):
        watcher.send(message(watcher, seat))


def publish(live: LiveTable) -> None:
    """Show what is due to be shown, and each seat its question or that it has none any more."""
    veil, told = live.veil, False
    while (beat := veil.take_due(now_ms())) is not None:
        told = True
        _tell_beat(live, beat)
    faces = {seat: live.opened[seat] for seat in live.deciders() if live.revealed(seat)}
    for seat in range(len(live.seats)):
        if live.faces.get(seat) == faces.get(seat):
            continue
        if not told:
            tell_seat(live, seat)
        if seat in faces:
            for watcher, at in list(live.audience.programs.items()):
                if at == seat:
                    watcher.send(decision(live, seat))
    live.faces = dict(faces)
    if told and live.told == "over":
        tell_table(live)
        for watcher, seat in list(live.audience.programs.items()):
            watcher.send(decision(live, seat))


def _tell_beat(live: LiveTable, beat: Beat) -> None:
    def shown(seat: int | None) -> dict[str, Any]:
        step = views.shown_step(live, Step(beat.entry, beat.events), seat)
        if not beat.opens:
            step = {"at": beat.due, "events": step["events"]}
        return {**step, "update": beat.n, "ply": beat.ply}

    _tell_all(live, "update" if beat.opens else "more", shown)


def _tell_all(live: LiveTable, kind: str, shown: Callable[[int | None], dict[str, Any]]) -> None:
    """One text for each seat that is watched from, and one with the differences alone."""
    made: dict[int | None, bytes] = {}
    lean: bytes | None = None
    for watcher, seat in list(live.audience.watchers.items()):
        if seat is None and wants(live, watcher):
            if lean is None:
                view = decode(encode(views.encoded_view(live, None)))
                lean = _update(live, kind, shown(None), None, live.lean.step(view))
                live.lean.stream.pack(lean)
            watcher.send(lean)
            continue
        if seat not in made:
            made[seat] = _update(live, kind, shown(seat), seat, None)
        watcher.send(made[seat])
    if lean is None:
        live.lean.stream.rest()


def tell_step(live: LiveTable, step: Step) -> None:
    """Publish a numbered update, one text for each seat that is watched from."""
    if step.entry.kind == "start":
        live.reseat()
        tell_table(live)  # who sits where now comes first: what happens is told under the names of the seats
    elif step.entry.kind == "substitute":
        live.reseat()  # whoever sat there looks on as a spectator
    if live.veils:
        publish(live)
        return
    _tell_all(live, "update", lambda seat: views.shown_step(live, step, seat))
    for watcher, seat in list(live.audience.programs.items()):
        if live.status == "over" or live.opened.get(seat, (0, 0))[0] == step.entry.n:
            watcher.send(decision(live, seat))


def _update(live: LiveTable, kind: str, shown: dict[str, Any], seat: int | None, change: Change | None) -> bytes:
    """What happened, with the table as it then stands for this seat, or with what has changed in it."""
    shown.pop("undone", None)
    return encode(
        {
            "type": kind,
            "table": live.id,
            **shown,
            "view": views.encoded_view(live, seat) if change is None else None,
            "change": change,
            "clocks": views.shown_clocks(live, seat) if live.clocks else [],
            "undo": views.shown_undo(live),
            "orders": views.shown_orders(live, seat),
        }
    )


def tell_seat(live: LiveTable, seat: int) -> None:
    """Send those who look from this seat the table afresh."""
    for watcher, at in list(live.audience.watchers.items()):
        if at == seat:
            watcher.send(encode(views.table_view(live, watcher.person, seat, "view")))


def decision(live: LiveTable, seat: int) -> bytes:
    """What this seat must decide, in few words."""
    table = live.playing()
    asked = live.status == "playing" and live.revealed(seat)
    return encode(
        {
            "type": "decision",
            "table": live.id,
            "seat": seat,
            "update": live.shown_n,
            "ply": live.shown_ply,
            "kind": live.game.decision_kinds[live.game.kind(table.state, seat)].name if asked else None,
            "legal": table.lines(seat) if asked else [],
            "outcome": live.outcome,
        }
    )


def outline(live: LiveTable) -> object:
    """What lists show of the table and the steps do not tell."""
    seats = [msgspec.structs.astuple(one) for one in live.seats]
    settled = live.paused, live.proposal and msgspec.structs.astuple(live.proposal)
    return live.status if not live.veil.held else "playing", live.row.rematch, live.row.shared, seats, settled


def tell_chat(live: LiveTable, line: ChatLine) -> None:
    """Publish what somebody said, to those who may hear it."""
    said = encode({"type": "chat", "line": line})
    for watcher in list(live.audience.watchers):
        if live.may_hear(watcher.person):
            watcher.send(said)


def tell_table(live: LiveTable) -> None:
    """Publish that seats, presence or status changed. All who neither sit here nor made the table are told the same."""
    live.listed = outline(live)
    count = live.audience.spectators
    known = {one.person for one in live.seats} | {live.row.owner}
    made: dict[str | None, bytes] = {}
    for watcher in list(live.audience.watchers):
        who = watcher.person.id if watcher.person is not None and watcher.person.id in known else None
        if who not in made:
            person = watcher.person if who is not None else None
            made[who] = encode({"type": "table", "table": views.info(live, person), "spectators": count})
        watcher.send(made[who])
