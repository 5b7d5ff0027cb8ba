"""`porphyry analyse FILE`: a finished game explained, in sentences and lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import porphyry
from porphyry.bots.analysis import Analysis
from porphyry.progress import Progress
from porphyry.terminal.speech import Speech

if TYPE_CHECKING:
    from porphyry.bots.analysis import Better, Explained
    from porphyry.kernel.table import Table


def explain(text: str, lang: str) -> Explained:
    """Replay a record, analyse it, and tell what came of it."""
    table = porphyry.replay(text)
    analysis = Analysis(table)
    with Progress(table.ply, "plies") as bar:
        while not analysis.done:
            analysis.forward()
            bar.to(analysis.at)
    found = analysis.result()
    speech = Speech(table, lang)
    print(f"{speech.title()}: {speech.say('term-analysis')}\n")
    for line in told(found, speech, table):
        print(line)
    return found


def told(found: Explained, speech: Speech, table: Table) -> list[str]:
    """The summary, the seats, where it turned, and the mistakes."""
    lines = []
    for one in found.summary:
        who = speech.seat(one.seat) if one.seat >= 0 else ""
        lines.append(speech.say(one.key, who=who, ply=one.ply, part=round(100 * one.part)))
    lines.append("")
    for at, seat in enumerate(found.seats):
        numbers = {"luck": _signed(seat.luck), "own": _signed(seat.own), "others": _signed(seat.others)}
        lines.append(
            speech.say("term-analysis-seat", who=speech.seat(at), begun=round(100 * found.begun[at]), **numbers)
        )
    lines.append("")
    for turn in found.turning:
        before, after = round(100 * turn.before), round(100 * turn.after)
        lines.append(
            speech.say("term-analysis-turn", ply=turn.ply, who=speech.seat(turn.seat), before=before, after=after)
        )
    lines.append("")
    return lines + [_better(one, speech, table) for one in found.better]


def _better(one: Better, speech: Speech, table: Table) -> str:
    return speech.say(
        "term-analysis-better",
        ply=one.ply,
        who=speech.seat(one.seat),
        mark=speech.say(f"mark-{one.mark}"),
        loss=round(100 * one.loss),
        doubt=round(100 * one.doubt),
        played=_words(speech, table, one.played),
        best=_words(speech, table, one.best),
    )


def _words(speech: Speech, table: Table, action: dict[str, Any]) -> str:
    return speech.line(action["text"], table) if speech.has(f"action-{action['verb']}") else str(action["text"])


def _signed(part: float) -> str:
    return f"{round(100 * part):+d} %".replace("-", "−")
