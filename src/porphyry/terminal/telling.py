"""Telling what happened: a story with a line a deed, a record from its beginning, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from porphyry.kernel.record import read
from porphyry.kernel.registry import game as find_game
from porphyry.kernel.state import SPECTATOR
from porphyry.kernel.table import replayed
from porphyry.story import story
from porphyry.terminal.look import Look, usual
from porphyry.terminal.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.table import Table
    from porphyry.story import Item


def show_record(text: str, to: int | None, lang: str, steps: bool = False) -> Table:
    """Replay a record and tell its story, with every ply and its dice if `steps`; gives the table it ends at."""
    record = read(text)
    if to is not None and to < len(record.plies):
        record.plies, record.chance = record.plies[:to], record.chance[: to + 1]
        record.ranges = record.ranges[: to + 1]
        record.fingerprint, record.outcome = "", None
    table = replayed(find_game(record.game), record)
    speech = Speech(table, lang)
    lines = [line for _, line in record.plies] if steps else None
    narrate(story(table.game, table.events, [*range(table.seats), SPECTATOR]), speech, table, lines)
    assert table.proof is not None
    print(f"{speech.title()}: {speech.say('term-replayed', plies=len(record.plies))}")
    print("; ".join(table.proof.lines()) + ".")
    if table.outcome:
        print(result(speech))
    return table


def narrate(
    items: Sequence[Item], speech: Speech, table: Table, lines: Sequence[str] | None = None, look: Look | None = None
) -> None:
    """A story, a line a deed; with the lines of the plies also each step of it, the sum it was decided by, and its rule."""
    look = look or usual()
    for item in items:
        if item.kind == "sums":
            print("\n".join(look.wrap(said, "    ", "      ") for said in speech.sums(item, table)))
        elif item.kind == "chapter":
            print(look.bold(f"\n{'#' * item.level} {speech.headline(item, table)}"))
        else:
            print(look.wrap(f"· {speech.headline(item, table)}", "  ", "    "))
        before = -1
        for event, ply in zip(item.events, item.plies, strict=True):
            if lines is None:
                break
            if ply not in (0, before):
                print(f"     {ply}. {lines[ply - 1]}")
            before = ply
            said, *sums = speech.told(event, table)
            print("\n           ".join([f"       {said}  [{event.rule}]", *sums]))


def result(speech: Speech) -> str:
    """How the game ended: why, and who came in which place."""
    outcome = speech.table.outcome
    assert outcome is not None
    why = f"x-end-{outcome.reason}"
    lines = [speech.say("term-over") if not speech.has(why) else speech.say(why)]
    verdict = outcome.details.get("verdict")
    if verdict:
        lines.append(speech.say("term-verdict", verdict=speech.word("verdict", str(verdict))))
    for seat in sorted(range(speech.table.seats), key=lambda seat: outcome.places[seat]):
        place = speech.say("term-place", place=outcome.places[seat], seat=seat, score=outcome.scores[seat])
        lines.append(place)
    return "\n".join(lines)
