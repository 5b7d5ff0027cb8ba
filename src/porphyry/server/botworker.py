"""A process in which bots think: one question a line in, one answer a line out.

It gets the position without the true seed. A bot looks at a table only through `resample`, which redraws all that its seat cannot know.
What a bot has begun comes with the question and goes back with the answer, so that any worker can go on with it; a worker that answered
the question before has the bot itself at hand.
"""

from __future__ import annotations

import dataclasses
import importlib
import importlib.util
import json
import os
import random
import sys
import time
from collections import OrderedDict
from typing import Any, Final

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.state import state_from_data
from porphyry.kernel.table import Latest, Table, taken_up
from porphyry.server.entries import BETWEEN

LONGEST_MOVE: Final = 60
"""Actions of one move."""
LAST: Final = 10
"""How nice an analysis is."""
MINDS: Final = 256
"""Bots that are kept at hand."""
_minds: OrderedDict[str, Any] = OrderedDict()


def answer(question: dict[str, Any]) -> dict[str, Any] | list[dict[str, Any]]:
    """What the bot does, an action or a whole move, and the course it is on; or, for a hint, the best options with reasons."""
    if "analyse" in question:
        return analysed(question)
    game, level, seat = registry.game(question["game"]), question["level"], question["seat"]
    latest = None if question["latest"] is None else Latest(*question["latest"])
    table = taken_up(game, state_from_data(question["state"]), question["options"], latest)
    if question.get("hint"):
        bots = importlib.import_module("porphyry.bots")
        advice = bots.hint(table, seat, question["budget_s"], seed=question["seed"], processes=question["processes"])
        return [one.to_data() for one in advice]
    if importlib.util.find_spec("porphyry.bots") is None:
        return {"line": random.Random(question["seed"]).choice(table.legal(seat)).text, "course": None}
    return _thought(table, level, seat, question)


def _thought(table: Table, level: str, seat: int, question: dict[str, Any]) -> dict[str, Any]:
    """What the bot of this seat does, as it would in any program that asks it."""
    levels = importlib.import_module("porphyry.bots.levels")  # loaded in the process that needs it
    key = f"{level} {question['mind']}"
    mind = _minds.pop(key, None) or levels.bot(
        level, game=table.game.name, seed=question["seed"], processes=question["processes"]
    )
    _minds[key] = mind
    if len(_minds) > MINDS:
        _minds.popitem(last=False)
    mind.course = None if question["course"] is None else levels.Course(*question["course"])
    line = _move(table, mind, seat, question["budget_s"])
    course = mind.course
    return {
        "line": BETWEEN.join(line),
        "course": None if course is None else list(dataclasses.astuple(course)),
    }


def _move(table: Table, mind: Any, seat: int, budget_s: float) -> list[str]:
    """What it does now: one action, or those of a whole move as far as nothing is rolled or asked in between."""
    first = table.game.kind(table.state, seat)
    action = mind.choose(table, seat, budget_s=budget_s)
    line = [action.text]
    while len(line) < LONGEST_MOVE:
        events = table.play_code(action.code, seat)
        if table.chance[-1] or any(event.reveals for event in events) or table.game.deciders(table.state) != [seat]:
            break
        if not any(table.game.goes_with(action.code, one.code) for one in table.legal(seat)):
            break
        begun = mind.course
        following = mind.choose(table, seat, budget_s=budget_s)
        if not table.game.goes_with(action.code, following.code) and table.game.kind(table.state, seat) == first:
            mind.course = begun  # that is a move of its own
            break
        action = following
        line.append(action.text)
    return line


_analyses: dict[str, Any] = {}
"""The one that is being made, by its table."""


def analysed(question: dict[str, Any]) -> dict[str, Any]:
    """Some seconds more of the analysis of a finished game; with its result when it is done."""
    analysis = importlib.import_module("porphyry.bots.analysis")
    table_id = question["analyse"]
    if table_id not in _analyses:
        _analyses.clear()
        _analyses[table_id] = analysis.Analysis(porphyry.replay(question["record"]))
    made = _analyses[table_id]
    ends = time.monotonic() + question["seconds"]
    while not made.done and time.monotonic() < ends:
        made.forward()
    return {"at": made.at, "of": made.table.ply, "result": made.result().to_data() if made.done else None}


def main() -> None:
    """Answer until nobody asks any more; `last`: let all processes go first that think about games in play."""
    if "last" in sys.argv and hasattr(os, "nice"):
        os.nice(LAST)
    for line in sys.stdin:
        try:
            reply: dict[str, Any] = {"answer": answer(json.loads(line))}
        except Exception as error:  # noqa: BLE001 - the server plays something sensible and logs it
            reply = {"error": f"{type(error).__name__}: {error}"[:300]}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
