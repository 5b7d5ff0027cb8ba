"""A process in which bots think: one question a line in, one answer a line out.

It gets the position without the true seed, and before a bot sees anything all that its seat cannot know is redrawn.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import random
import sys
from typing import Any

from porphyry.kernel import registry
from porphyry.kernel.state import state_from_data
from porphyry.kernel.table import Table

_minds: dict[tuple[str, str], Any] = {}


def answer(question: dict[str, Any]) -> str | list[dict[str, Any]]:
    """The line of the action that the bot chooses; or, where a hint is asked for, the best options with their reasons."""
    game, level, seat = registry.game(question["game"]), question["level"], question["seat"]
    true = Table(game, state_from_data(question["state"]), question["options"])
    table = true.resample(seat, question["seed"])
    if question.get("hint"):
        bots = importlib.import_module("porphyry.bots")
        return [one.to_data() for one in bots.hint(table, seat, question["budget_s"], seed=question["seed"])]
    if level == "random" or importlib.util.find_spec("porphyry.bots") is None:
        return random.Random(question["seed"]).choice(table.legal(seat)).text
    key = (game.name, level)
    if key not in _minds:
        bots = importlib.import_module("porphyry.bots")  # loaded in the process that needs it
        _minds[key] = bots.bot(level, game=game.name)
    chosen: str = _minds[key].choose(table, seat, budget_s=question["budget_s"]).text
    return chosen


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        try:
            reply: dict[str, Any] = {"answer": answer(json.loads(line))}
        except Exception as error:  # noqa: BLE001 - the server plays something sensible and logs it
            reply = {"error": f"{type(error).__name__}: {error}"[:300]}
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
