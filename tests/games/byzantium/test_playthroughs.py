"""Recorded games replay bit for bit, with their results, and read as the texts in playthroughs/."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.notation import COLOURS
from porphyry.kernel.record import Record, from_data, read
from porphyry.kernel.table import replayed

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.table import Table

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))
SEATED = {"seat", "mover", "owner"}


def line_of(event: Event) -> str:
    """One event: its name, its parameters in order, its rule."""
    words = []
    for name, value in event.params.items():
        if name in SEATED:
            words.append(COLOURS[value] if isinstance(value, int) else "-")
        elif isinstance(value, list):
            words.append(" ".join(map(str, value)) or "-")
        else:
            words.append(str(value))
    return f"{event.kind} {' '.join(words)} ({event.rule})".replace("  ", " ")


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


def told(path: Path) -> str:
    """The whole game as text."""
    record = read(path.read_text(encoding="utf-8"))
    final = replayed(GAME, record)
    lines = [f"Byzantium, {record.seats} seats", "", "set-up"]
    lines += [f"    {line_of(event)}" for event in final.events[0]]
    again = replayed(GAME, shortened(record.to_data()))
    lines += ["", standing(again)]
    for number, (seat, action) in enumerate(record.plies, start=1):
        events = again.play(action, seat)
        lines.append(f"{number:4}. {COLOURS[seat]:6} {action}")
        lines += [f"    {line_of(event)}" for event in events if event.kind != "Forced"]
        if any(event.kind == "TurnBegan" for event in events):
            lines += ["", standing(again), ""]
    outcome = final.outcome
    assert outcome is not None
    lines += [
        "",
        standing(final),
        "",
        f"{outcome.reason} ({outcome.rule}): scores {outcome.scores}, places {outcome.places}",
    ]
    return "\n".join(lines) + "\n"


def shortened(data: dict[str, object]) -> Record:
    """The record before its first action."""
    chance = data["chance"]
    assert isinstance(chance, list)
    return from_data({**data, "plies": [], "chance": chance[:1], "fingerprint": "", "outcome": None})


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_with_its_result(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))

    table = replayed(GAME, record)

    assert table.outcome is not None
    assert table.outcome.to_data() == record.outcome
    assert table.state.fingerprint() == record.fingerprint


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_did(path: Path) -> None:
    golden = HERE / "playthroughs" / f"{path.stem}.txt"

    assert told(path) == golden.read_text(encoding="utf-8")


def test_there_is_a_playthrough_for_every_number_of_seats_and_one_with_the_fall() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]

    assert {record.seats for record in records} == set(GAME.seat_counts)
    assert {str(json.loads(json.dumps(record.outcome))["reason"]) for record in records} == {
        "third-turn-ended",
        "constantinople-fell",
    }


if __name__ == "__main__":
    for one in RECORDS:
        (HERE / "playthroughs" / f"{one.stem}.txt").write_text(told(one), encoding="utf-8")
