"""Looking: a table as lists show it, the view of a seat, the log; each for one pair of eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Raw

from porphyry.kernel.dice import Dice
from porphyry.kernel.promise import OLD
from porphyry.server import catalogue, clocks
from porphyry.server.entries import Step, decode, encode
from porphyry.server.refusals import Refused
from porphyry.server.schema import Pace, Proposed, SeatInfo, TableInfo
from porphyry.server.store import now_ms
from porphyry.server.veil import PASSED

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from porphyry.kernel.event import Event
    from porphyry.server.entries import Seat
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person

OPENING: Final = ("start", "play", "undo", "rewind")
"""The kinds of entries after which somebody new may be asked."""


def info(live: LiveTable, person: Person | None, *, unread: int = 0, muted: bool = False) -> TableInfo:
    """The table as it stands in lists, for this person."""
    asked = live.deciders()
    drawn = live.veil.drawn
    if drawn:
        asked = [seat for seat in live.seats_of(person) if live.revealed(seat)]
    return table_info(
        live.row,
        live.seats,
        person,
        status=live.told,
        outcome=None if live.veil.held else live.outcome,
        asked=asked,
        hidden=live.someone_hidden() if asked and not drawn else False,
        ply=live.shown_ply,
        n=live.shown_n,
        deadline=_shown_deadline(live, person),
        online=live.online(),
        unread=unread,
        muted=muted,
        silent=live.silent(now_ms()) if live.told == "playing" else [],
        proposal=shown_proposal(live),
    )


def shown_proposal(live: LiveTable) -> Proposed | None:
    """What is proposed to all, if anything is."""
    asked = live.proposal
    if asked is None or live.told != "playing":
        return None
    agreed = {live.seats[seat].person for seat in asked.agreed}
    missing = [one.seat for one in live.seats if one.person in live.voices() - agreed]
    return Proposed(seat=asked.seat, what=asked.what, agreed=asked.agreed, missing=missing)  # type: ignore[arg-type]  # one of these


def _shown_deadline(live: LiveTable, person: Person | None) -> int | None:
    """When the next clock runs out. While a question is a secret people know of their own clocks alone."""
    if not live.veil.drawn and not live.someone_hidden():
        return clocks.deadline(live)
    return clocks.deadline(live, [seat for seat in live.seats_of(person) if live.revealed(seat)])


def shown_clocks(live: LiveTable, seat: int | None) -> list[dict[str, Any]]:
    """The clocks as this seat may see them: who still thinks about a secret question is a secret too, and who has answered it."""
    hidden = bool(live.clocks) and (live.someone_hidden() or live.veil.drawn)
    mine = -1 if seat is None or (live.veil.drawn and not live.revealed(seat)) else seat
    return [
        {"seat": at, "bank_ms": clock.shown, "since": None}
        if hidden and at != mine
        else {"seat": at, "bank_ms": clock.bank, "since": clock.since}
        for at, clock in enumerate(live.clocks)
    ]


def shown_undo(live: LiveTable) -> dict[str, Any] | None:
    """The request to go back, if there is one."""
    asked = live.undo_asked
    if asked is None:
        return None
    missing = [one.seat for one in live.seats if one.owned and one.seat not in asked.agreed]
    return {"seat": asked.seat, "to": live.shown_plies(asked.to), "agreed": asked.agreed, "missing": missing}


def shown_orders(live: LiveTable, seat: int | None) -> list[dict[str, Any]]:
    """A seat's own standing orders."""
    return [
        {"name": order.name, "params": order.params, "until": list(order.until)}
        for order in live.orders
        if order.seat == seat
    ]


def table_view(live: LiveTable, person: Person | None, seat: int | None, kind: str | None = None) -> dict[str, Any]:
    """The table with the view of one seat."""
    return {
        **({"type": kind} if kind else {}),
        "table": info(live, person),
        "update": live.shown_n,
        "view": encoded_view(live, seat),
        "clocks": shown_clocks(live, seat),
        "undo": shown_undo(live),
        "spectators": live.audience.spectators,
        "orders": shown_orders(live, seat),
    }


def view(live: LiveTable, seat: int | None, ply: int | None = None) -> dict[str, Any] | None:
    """What this seat may know, now or at an earlier ply."""
    if live.table is None:
        return None
    if ply is None or ply == live.shown_ply:
        if live.veils:
            view = live.veil.view(seat)
        else:
            view = {
                **live.table.situation(seat),
                "board": live.shown.board(live.table, live.n, seat),
                "legal": live.shown.options(live.table, seat),
            }
        if live.told == "over" and (view["outcome"] is None or live.given_up):
            view |= {
                "legal": [],
                "asked": [],
                "can_undo": False,
                "outcome": live.outcome,
            }  # not, or not only, by the rules
        if live.paused and seat is not None:
            view["legal"], view["can_undo"] = [], False
        if live.orders and seat is not None and (found := live.ordered()) is not None and found[0] == seat:
            view["legal"] = []  # an order is about to answer
        return view
    if not 0 <= ply < live.shown_ply:
        raise Refused("not-found", f"this table has had {live.shown_ply} plies")
    table = live.position_at(live.true_ply(ply))
    who = -1 if seat is None else seat
    told = [event for events in table.events[live.true_step(ply) : table.ply + 1] for event in events]
    events = [event.to_data() for event in told if event.seen_by(who)]
    return {**table.view(seat), "can_undo": False, "ply": ply, "events": events}


def better(live: LiveTable, seat: int | None, found: dict[str, Any], steps: int) -> dict[str, Any]:
    """A finished game as it would have stood after so many steps of a better line (analyses.py)."""
    table = live.position_at(found["ply"] - 1).clone()
    table.state.dice = Dice(bytes.fromhex(found["dice"]))
    table.state.cached = None
    events: list[Event] = []
    for one in found["line"][:steps]:
        events = table.play(one["action"]["text"], one["seat"])
    who = -1 if seat is None else seat
    told = [event.to_data() for event in events if event.seen_by(who)]
    return {**table.view(seat), "can_undo": False, "legal": [], "ply": found["ply"] - 1 + steps, "events": told}


def encoded_view(live: LiveTable, seat: int | None) -> Raw | dict[str, Any] | None:
    """The view of now, ready to be sent; that of spectators is made once for all of them."""
    if seat is not None or live.table is None:
        return view(live, seat)
    position = (live.n, live.veil.place, live.veil.held, live.veil.open, live.status)
    if live.spectated is None or live.spectated[0] != position:
        live.spectated = position, Raw(encode(view(live, None)))
    return live.spectated[1]


def story(live: LiveTable, seat: int | None) -> list[dict[str, Any]]:
    """All steps as this seat may see them. What followed a pass that nobody may know of belongs to the step before it."""
    if not live.veils:
        return [shown_step(live, step, seat) for step in live.steps]
    result: list[dict[str, Any]] = []
    unseen = sum(len(beat.events) for beat in live.veil.waiting if beat.n == live.shown_n)
    steps: list[Step] = []
    plies: list[int] = []  # after each step, as everybody may count them
    moves: list[
        tuple[int, int]
    ] = []  # of each move in force: how many plies it has, and how many of them everybody may know of
    known, length = 0, 0  # the sums of these
    opening = 0  # the last step that could open a window: what follows a pass in it goes on with that one
    parked = {entry.n for entry in live.veil.parked}
    for step in live.steps:
        kind, passed = step.entry.kind, step.entry.hidden == PASSED
        if kind == "play":
            count = len(step.entry.actions)
            moves.append((count, 0 if passed else count))
            length, known = length + count, known + moves[-1][1]
        back = length - 1 if kind == "undo" else int(step.entry.line) if kind == "rewind" else length
        while length > back:
            count, shown = moves.pop()
            length, known = length - count, known - shown
        if passed and kind == "play":
            before = steps[opening]
            steps[opening] = Step(before.entry, [*(before.events or []), *(step.events or [])], before.undone)
        elif step.entry.n not in parked:
            if kind in OPENING:
                opening = len(steps)
            steps.append(step)
            plies.append(known)
    for n, (step, ply) in enumerate(zip(steps[: live.shown_n], plies, strict=False), start=1):
        told = step
        if n == live.shown_n and unseen:
            kept = [event for event in step.events or [] if event.audience]
            told = Step(step.entry, kept[: len(kept) - unseen], step.undone)
        result.append({**shown_step(live, told, seat), "update": n, "ply": ply})
    return result


def shown_step(live: LiveTable, step: Step, seat: int | None) -> dict[str, Any]:
    """A step as this seat may see it."""
    entry = step.entry
    over = live.told == "over"
    mine = seat is not None and entry.seat == seat
    who = -1 if seat is None else seat
    return {
        "update": entry.n,
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat if mine or over or not entry.hidden else None,
        "by": entry.by if mine or over or (not entry.hidden and entry.by != "order") else "person",
        "at": entry.at,
        "action": (entry.line or None) if mine or over or entry.kind != "play" else None,
        "events": [event.to_data() for event in step.events or [] if event.seen_by(who)],
        "undone": step.undone,
    }


def table_info(
    row: Any,
    seats: list[Seat],
    person: Person | None,
    *,
    status: str,
    outcome: dict[str, Any] | None,
    asked: list[int],
    hidden: bool,
    ply: int,
    n: int,
    deadline: int | None,
    online: AbstractSet[str],
    unread: int = 0,
    muted: bool = False,
    silent: Sequence[int] = (),
    proposal: Proposed | None = None,
) -> TableInfo:
    """The table as it stands in lists, for this person. Who must answer a secret question is told to nobody else."""
    mine = [one.seat for one in seats if person is not None and one.person == person.id]
    return TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        title=row.title,
        status=status,  # type: ignore[arg-type]  # the database keeps only these words
        seats=[
            SeatInfo(
                seat=one.seat,
                kind=one.kind,  # type: ignore[arg-type]  # likewise
                name=one.name,
                bot=one.bot,
                online=one.kind == "bot" or one.person in online,
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
        my_turn=any(seat in mine and seats[seat].human for seat in asked),
        waiting=asked if not hidden else [seat for seat in asked if seat in mine] if len(mine) > 1 else None,
        ply=ply,
        update=n,
        deadline=None if hidden and not any(seat in mine for seat in asked) else deadline,
        commitment=row.commitment,
        outcome=outcome,
        ended_by=row.ended_by if status != "playing" else None,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at if status != "playing" else None,
        unread_chat=unread,
        muted=muted,
        rematch=row.rematch,
        reaction_s=row.reaction_ms / 1000,
        late=row.late,
        hints=bool(row.hints),
        shared=bool(row.shared),
        dice=dice(row),
        made_up=row.start is not None,
        data=row.data_name,
        older_rules=catalogue.is_older(row.game, row.rules_version),
        stopped=row.stopped_at is not None,
        paused=bool(row.paused) and status == "playing",
        silent=list(silent),
        proposal=proposal,
    )


def dice(row: Any) -> Literal["bound", "old", "laid-down"]:
    """What the promise about the dice is worth: outcomes that were laid down keep none."""
    if row.script not in (None, "[]"):
        return "laid-down"
    return "old" if row.seed is not None and row.dice == OLD else "bound"
