"""Recorded games replay bit for bit, with their results, and read as the texts in playthroughs/."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.games.playthroughs import Teller, check_replay

from porphyry.bots import bot
from porphyry.games.byzantion import GAME
from porphyry.games.byzantion.notation import DEMOI
from porphyry.kernel.record import Record, read
from porphyry.kernel.table import new_table

if TYPE_CHECKING:
    from porphyry.kernel.table import Table

HERE = Path(__file__).parent
UNTOLD = frozenset(
    {"Moment", "Forced", "MomentPassed", "CardTakenUnseen"}
)  # said by the action, by nothing, or by the card itself


def standing(table: Table) -> str:
    """Where everybody stands: doxa, stock, hand, play area."""
    lines = []
    for row in table.view()["board"]["players"]:
        held = " ".join(f"{amount} {good}" for good, amount in row["resources"].items() if amount)
        cards = " | ".join(" + ".join([unit["front"], *unit["behind"]]) for unit in row["area"])
        lines.append(
            f"  {row['demos']:6} doxa {row['doxa']}  nomisma {row['nomisma']}  hand {row['hand_size']}  {held or 'nothing'}"
        )
        lines.append(f"         {cards or 'no cards in play'}")
    return "\n".join(lines)


TELLER = Teller(GAME, HERE, DEMOI, standing, "RoundBegan", UNTOLD)
RECORDS = TELLER.records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_with_its_result(path: Path) -> None:
    check_replay(GAME, path)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    assert TELLER.told(path) == TELLER.golden(path).read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_number_of_seats() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]

    assert {record.seats for record in records} == set(GAME.seat_counts)


def recorded(seats: int) -> Record:
    """A game of steady bots under the rules as they are."""
    table = new_table(GAME, seats, f"playthrough {seats}", {}, salt=b"")
    players = [bot("steady", "byzantion", 100 * seats + seat) for seat in range(seats)]
    while deciders := GAME.deciders(table.state):
        table.play_code(players[deciders[0]].choose(table, deciders[0]).code, deciders[0])
    return table.record()


if __name__ == "__main__":  # a new rules version needs new records: python -m tests.games.byzantion.test_playthroughs
    for one, count in zip(("one-seat", "two-seats", "three-seats", "four-seats"), GAME.seat_counts, strict=True):
        file = HERE / "records" / f"{one}.json"
        file.write_text(recorded(count).to_json() + "\n", encoding="utf-8")
    TELLER.write()
