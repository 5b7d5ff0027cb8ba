"""Recorded games replay bit for bit, with their results, and read as the texts in playthroughs/."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.games.playthroughs import Teller, check_replay

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.notation import COLOURS
from porphyry.kernel.record import read

if TYPE_CHECKING:
    from porphyry.kernel.table import Table


def standing(table: Table) -> str:
    """Where everybody stands: both tracks, both treasuries, both armies."""
    lines = []
    for row in table.view()["board"]["players"]:
        points, money, army = row["points"], row["treasury"], row["army"]
        lines.append(
            f"  {row['colour']:6} points {points['byzantine']}/{points['arab']}  bezants {money['byzantine']}/{money['arab']}"
            f"  pool {row['pool']}  casualties {row['casualties']}  armies {army['byzantine'] or '-'}/{army['arab'] or '-'}"
            f"  cities {row['cities']}  would score {row['total_now']}"
        )
    return "\n".join(lines)


TELLER = Teller(
    GAME, Path(__file__).parent, COLOURS, standing, "TurnBegan", seated=frozenset({"seat", "mover", "owner"})
)
RECORDS = TELLER.records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_with_its_result(path: Path) -> None:
    check_replay(GAME, path)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    assert TELLER.told(path) == TELLER.golden(path).read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_number_of_seats_and_one_with_the_fall() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]

    assert {record.seats for record in records} == set(GAME.seat_counts)
    assert {str(json.loads(json.dumps(record.outcome))["reason"]) for record in records} == {
        "third-turn-ended",
        "constantinople-fell",
    }


if __name__ == "__main__":
    TELLER.write()
