"""Questions that play nothing: whose they are, and what the game answers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from porphyry import coach
from porphyry.kernel.errors import PorphyryError
from porphyry.server.refusals import Refused, refusal_from

if TYPE_CHECKING:
    from porphyry.server.live import LiveTable
    from porphyry.server.schema import Person


def judged_seat(live: LiveTable, person: Person | None, seat: int | None) -> int | None:
    """Whose action is judged. What others hold in secret must not be found out by asking."""
    found = _whose(live, person, seat)
    live.check_shown(found)
    return found


def _whose(live: LiveTable, person: Person | None, seat: int | None) -> int | None:
    """Whose action is judged."""
    if seat is None:
        mine = live.seats_of(person)
        asked = [one for one in mine if live.revealed(one)]
        if asked:
            return asked[0]
        if mine and live.row.secrets:
            return mine[0]
    elif live.row.secrets and live.told != "over":
        live.check_seat(person, seat)
    elif seat >= len(live.seats):
        raise Refused("invalid", f"there is no seat {seat}")
    if seat is None and live.row.secrets and live.told != "over":
        raise Refused("forbidden", "in a game with secrets only players may ask")
    return seat


async def asked(
    live: LiveTable, person: Person | None, seat: int | None, question: dict[str, Any]
) -> tuple[int, dict[str, Any] | None]:
    """The number of the position asked about, and the answer; the table goes on meanwhile."""
    async with live.lock:
        table = live.playing()
        who = judged_seat(live, person, seat)
        copy, update = table.clone(), live.shown_n
    try:
        if question.get("about") == coach.ABOUT:
            answer = None if who is None else await asyncio.to_thread(coach.ask, copy, who, question)
        else:
            answer = await asyncio.to_thread(copy.ask, question, who)
    except PorphyryError as error:
        raise refusal_from(error) from error
    return update, answer
