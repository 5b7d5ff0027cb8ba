"""Experiments as files: a plan with its seed, a line for every game played; a run that was stopped is continued."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from porphyry.kernel.errors import PorphyryError, Unreadable
from porphyry.lab.match import Played, play_all

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from porphyry.lab.match import Match


def play_missing(
    plan: dict[str, Any], matches: Sequence[Match], folder: Path, processes: int, progress: Callable[[int], None]
) -> list[Played]:
    """Play what is missing; gives everything played so far, including earlier runs. More games may be asked for later."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "experiment.json"
    if file.is_file() and {**read_plan(file), "games": 0} != {**plan, "games": 0}:
        raise PorphyryError(f"{folder} holds another experiment: choose another folder with --out")
    file.write_text(json.dumps(plan, indent=2) + "\n", encoding="utf-8")
    log = folder / "games.jsonl"
    done = {game.seed: game for game in read_games(log)}
    missing = [match for match in matches if match.seed not in done]
    progress(len(matches) - len(missing))
    with log.open("a", encoding="utf-8") as out:
        for number, game in enumerate(play_all(missing, processes), len(matches) - len(missing) + 1):
            out.write(json.dumps(game.to_data()) + "\n")
            out.flush()
            done[game.seed] = game
            progress(number)
    return [done[match.seed] for match in matches]


def read_plan(file: Path) -> dict[str, Any]:
    """All that decides an experiment."""
    try:
        plan = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Unreadable(str(file), "the file of an experiment, as the lab writes it") from error
    if not isinstance(plan, dict):
        raise Unreadable(str(file), "the file of an experiment, as the lab writes it")
    return {"experiment": "ladder", **plan}  # ladders were the first, and did not say so


def read_games(log: Path) -> list[Played]:
    """The games in a file; a last line cut short by a stop is left out."""
    if not log.is_file():
        return []
    result = []
    for line in log.read_text(encoding="utf-8").splitlines():
        try:
            result.append(Played(**json.loads(line)))
        except ValueError:
            continue
    return result
