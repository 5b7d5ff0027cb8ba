"""Recorded games told as text: what a playthrough file holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from porphyry.kernel.record import Record, from_data, read
from porphyry.kernel.table import Table, replayed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game


@dataclass(frozen=True)
class Teller:
    """How the games of one folder (`records/*.json`, `playthroughs/*.txt`) are told."""

    game: Game
    folder: Path
    names: Sequence[str]  # of the seats
    standing: Callable[[Table], str]  # where everybody stands
    turns: str  # an event whose name ends so begins a turn
    untold: frozenset[str] = frozenset({"Forced"})
    seated: frozenset[str] = frozenset({"seat"})  # parameters that name a seat

    @property
    def records(self) -> list[Path]:
        """The recorded games."""
        return sorted((self.folder / "records").glob("*.json"))

    def golden(self, path: Path) -> Path:
        """Where a record's text stands."""
        return self.folder / "playthroughs" / f"{path.stem}.txt"

    def write(self) -> None:
        """Tell every record anew."""
        for path in self.records:
            self.golden(path).write_text(self.told(path), encoding="utf-8")

    def told(self, path: Path) -> str:
        """The whole game as text."""
        record = read(path.read_text(encoding="utf-8"))
        final = replayed(self.game, record)
        again = replayed(self.game, _begun(record))
        lines = [f"{self.game.name.capitalize()}, {record.seats} seats{self._chosen(record)}", "", "set-up"]
        lines += [*self._lines(final.events[0]), "", self.standing(again)]
        for number, (seat, action) in enumerate(record.plies, start=1):
            events = again.play(action, seat)
            lines += [f"{number:4}. {self.names[seat]:6} {action}", *self._lines(events)]
            if any(event.kind.endswith(self.turns) for event in events):
                lines += ["", self.standing(again), ""]
        outcome = final.outcome
        assert outcome is not None
        result = f"{outcome.reason} ({outcome.rule}): scores {outcome.scores}, places {outcome.places}"
        return "\n".join([*lines, "", self.standing(final), "", result]) + "\n"

    def _chosen(self, record: Record) -> str:
        """The options that are not as usual."""
        usual = {option.key: option.default for option in self.game.options}
        return "".join(f", {key} {value}" for key, value in record.options.items() if usual[key] != value)

    def _lines(self, events: Sequence[Event]) -> list[str]:
        return [f"    {self._line(event)}" for event in events if event.kind not in self.untold]

    def _line(self, event: Event) -> str:
        """One event: its name, its parameters in order, its rule."""
        words = []
        for name, value in event.params.items():
            if name in self.seated:
                words.append(self.names[value] if isinstance(value, int) and value >= 0 else "-")
            elif isinstance(value, list):
                words.append(" ".join(map(str, value)) or "-")
            else:
                words.append(str(value))
        return f"{event.kind} {' '.join(words)} ({event.rule})".replace("  ", " ")


def _begun(record: Record) -> Record:
    """The record before its first action."""
    data = record.to_data()
    chance = data["chance"]
    assert isinstance(chance, list)
    told = {"chance": chance[:1], "ranges": data["ranges"][:1]}
    return from_data({**data, **told, "plies": [], "fingerprint": "", "outcome": None})


def check_replay(game: Game, path: Path) -> None:
    """The record replays bit for bit, to its result."""
    record = read(path.read_text(encoding="utf-8"))

    table = replayed(game, record)

    assert table.outcome is not None
    assert table.outcome.to_data() == record.outcome
    assert table.state.fingerprint() == record.fingerprint
