"""Recorded games replay bit for bit, with their results, and read as the texts in playthroughs/."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from porphyry.bots import bot
from porphyry.games.byzantion import GAME
from porphyry.games.byzantion.notation import DEMOI
from porphyry.kernel.record import Record, from_data, read
from porphyry.kernel.table import new_table, replayed

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.table import Table

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))
UNTOLD = {
    "Moment",
    "Forced",
    "MomentPassed",
    "CardTakenUnseen",
}  # said by the action, by nothing, or by the card itself


def line_of(event: Event) -> str:
    """One event: its name, its parameters in order, its rule."""
    words = []
    for name, value in event.params.items():
        if name == "seat":
            words.append(DEMOI[value] if isinstance(value, int) and value >= 0 else "-")
        else:
            words.append(str(value))
    return f"{event.kind} {' '.join(words)} ({event.rule})".replace("  ", " ")


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


def told(path: Path) -> str:
    """The whole game as text."""
    record = read(path.read_text(encoding="utf-8"))
    final = replayed(GAME, record)
    lines = [f"Byzantion, {record.seats} seats, {record.options['length']}", "", "set-up"]
    lines += [f"    {line_of(event)}" for event in final.events[0] if event.kind not in UNTOLD]
    again = replayed(GAME, shortened(record.to_data()))
    for number, (seat, action) in enumerate(record.plies, start=1):
        events = again.play(action, seat)
        lines.append(f"{number:4}. {DEMOI[seat]:6} {action}")
        lines += [f"    {line_of(event)}" for event in events if event.kind not in UNTOLD]
        if any(event.kind.endswith("RoundBegan") for event in events):
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
        (HERE / "playthroughs" / f"{one}.txt").write_text(told(file), encoding="utf-8")
