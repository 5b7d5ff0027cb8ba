"""Recorded games replay bit for bit, with their results, and read as the texts in playthroughs/."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.games.playthroughs import Teller, check_replay

from porphyry.bots import bot
from porphyry.games.guiscard import GAME
from porphyry.kernel.record import Record, read
from porphyry.kernel.table import new_table

if TYPE_CHECKING:
    from porphyry.kernel.table import Table

HERE = Path(__file__).parent
TOLD = {"civitate": 1, "coffin": 1, "eagle_nest": 2}  # in the open, in a castle, and over days; each with its seed


def standing(table: Table) -> str:
    """Who still stands, and where."""
    board = table.view()["board"]
    lines = [f"  round {board['round']}, {board['step']}, points {board['points']}"]
    if board["siege"] is not None:
        siege = board["siege"]
        lines.append(f"  day {siege['day']}, {siege['action']}, supplies for {siege['supplies']['left']} more")
    for seat, army in enumerate(board["armies"]):
        men = [
            f"{unit['id']} {unit['hex']}{'' if unit['health'] == 'healthy' else ' ' + unit['health']}"
            for unit in board["units"]
            if unit["seat"] == seat and unit["hex"] is not None
        ]
        lines.append(f"  {army}: {', '.join(men) or 'nobody on the map'}")
    return "\n".join(lines)


TELLER = Teller(GAME, HERE, ("first", "second"), standing, "TurnBegan")
RECORDS = TELLER.records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_with_its_result(path: Path) -> None:
    check_replay(GAME, path)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    assert TELLER.told(path) == TELLER.golden(path).read_text(encoding="utf-8")


def test_there_is_a_playthrough_in_the_open_in_a_castle_and_over_days() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]

    assert {record.options["scenario"] for record in records} == set(TOLD)


def recorded(scenario: str, seed: int) -> Record:
    """A game of steady bots under the rules as they are."""
    table = new_table(GAME, 2, f"playthrough {scenario} {seed}", {"scenario": scenario}, salt=b"")
    players = [bot("steady", "guiscard", seat) for seat in range(2)]
    while deciders := GAME.deciders(table.state):
        table.play_code(players[deciders[0]].choose(table, deciders[0]).code, deciders[0])
    return table.record()


if __name__ == "__main__":  # a new rules version needs new records: python -m tests.games.guiscard.test_playthroughs
    for one, seed in TOLD.items():
        (HERE / "records" / f"{one}.json").write_text(recorded(one, seed).to_json() + "\n", encoding="utf-8")
    TELLER.write()
