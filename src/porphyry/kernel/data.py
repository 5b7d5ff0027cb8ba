"""Data files: tables of boards, cards and counters, each row with where it comes from.

A reader asks for what a row must hold; every fault is collected, with file and row, and told at once.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Final

from porphyry.kernel.errors import BadData, nearest

SOURCES: Final = ("rulebook", "published", "reconstructed")
OVERLAY: Final = "PORPHYRY_DATA"
"""The environment variable that names a folder with a player's own tables."""


class Reader:
    """Reads the data files of one game and collects faults; call `done()` at the end."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        own = os.environ.get(OVERLAY)
        self.overlay = Path(own) / game if own and (Path(own) / game).is_dir() else None
        self.faults: list[str] = []
        self.overlaid: list[str] = []

    def table(self, file: str, key: str, *, grows: bool = False) -> list[Row]:
        """The rows of `[[key]]` in a file, a player's own rows laid over ours: same `id`, and the player's fields win.

        A new id is a row more where the table `grows`; else it is refused.
        """
        rows = self._rows(self.folder / file, key)
        if self.overlay is not None and (self.overlay / file).is_file():
            self.overlaid.append(file)
            by_id = {row.values.get("id"): row for row in rows}
            for own in self._rows(self.overlay / file, key):
                ident = own.values.get("id")
                if ident not in by_id and grows and isinstance(ident, str) and ident:
                    by_id[ident] = own
                    rows.append(own)
                elif ident not in by_id:
                    close = nearest(str(ident), [str(known) for known in by_id])
                    own.fault("id", f"one of ours, not {ident!r}" + (f" (did you mean {close!r}?)" if close else ""))
                else:
                    by_id[ident].values.update(own.values)
                    by_id[ident].place = own.place
        return rows

    def single(self, file: str, key: str) -> Row:
        """The one table `[key]` of a file."""
        values = self._load(self.folder / file).get(key, {})
        row = Row(self, f"{file} [{key}]", dict(values))
        if self.overlay is not None and (self.overlay / file).is_file():
            self.overlaid.append(file)
            row.values.update(self._load(self.overlay / file).get(key, {}))
            row.place = f"{self.overlay / file} [{key}]"
        return row

    def _rows(self, path: Path, key: str) -> list[Row]:
        found = self._load(path).get(key, [])
        if not isinstance(found, list):
            self.faults.append(f"{path.name}: [[{key}]] must be a list of tables")
            return []
        name = path.name if path.is_relative_to(self.folder) else str(path)
        return [
            Row(self, f"{name} [[{key}]] row {number} ({row.get('id', '?')})", dict(row))
            for number, row in enumerate(found, 1)
        ]

    def _load(self, path: Path) -> dict[str, Any]:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except (
            ValueError,
            RecursionError,
        ) as error:  # no TOML, no UTF-8, a number of thousands of digits, lists without end
            self.faults.append(f"{path.name}: {error}")
        except OSError as error:
            self.faults.append(f"{path.name}: {error.strerror}")
        return {}

    def done(self) -> None:
        """All read: raise what was wrong."""
        if self.faults:
            raise BadData(self.faults)

    @property
    def name(self) -> str:
        """Names a player's own data in records; empty for ours alone."""
        return (
            f"{self.overlay.parent.name}: {', '.join(sorted(set(self.overlaid)))}"
            if self.overlay and self.overlaid
            else ""
        )


class Row:
    """One row: ask for each field in the form it must have."""

    def __init__(self, reader: Reader, place: str, values: dict[str, Any]) -> None:
        self.reader = reader
        self.place = place
        self.values = values

    def fault(self, key: str, expected: str) -> None:
        """Note that a field is not what it must be."""
        self.reader.faults.append(f"{self.place}: {key}: expected {expected}")

    def text(self, key: str) -> str:
        """A non-empty text."""
        value = self.values.get(key)
        if isinstance(value, str) and value:
            return value
        self.fault(key, f"a text, not {value!r}")
        return ""

    def choice(self, key: str, known: list[str]) -> int:
        """One of these words; gives its place."""
        value = self.values.get(key)
        if value in known:
            return known.index(str(value))
        close = nearest(str(value), known)
        self.fault(key, f"one of {', '.join(known)}, not {value!r}" + (f" (did you mean {close!r}?)" if close else ""))
        return 0

    def number(self, key: str, first: int, last: int, default: int | None = None) -> int:
        """A whole number in bounds."""
        value = self.values.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and first <= value <= last:
            return value
        self.fault(key, f"a whole number from {first} to {last}, not {value!r}")
        return first

    def decimal(self, key: str) -> float:
        """A number for drawing."""
        value = self.values.get(key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return float(value)
        self.fault(key, f"a number, not {value!r}")
        return 0.0

    def flag(self, key: str) -> bool:
        """True or false; false if left out."""
        value = self.values.get(key, False)
        if isinstance(value, bool):
            return value
        self.fault(key, f"true or false, not {value!r}")
        return False

    def numbers(self, key: str, first: int, last: int) -> list[int]:
        """Whole numbers in bounds; none if left out."""
        value = self.values.get(key, [])
        if isinstance(value, list) and all(type(one) is int and first <= one <= last for one in value):
            return value
        self.fault(key, f"a list of whole numbers from {first} to {last}, not {value!r}")
        return []

    def texts(self, key: str) -> list[str]:
        """Texts; none if left out."""
        value = self.values.get(key, [])
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return value
        self.fault(key, f"a list of texts, not {value!r}")
        return []

    def rows(self, key: str) -> list[Row]:
        """Tables within the row; none if left out."""
        value = self.values.get(key, [])
        if isinstance(value, list) and all(isinstance(one, dict) for one in value):
            return [Row(self.reader, f"{self.place} {key}", one) for one in value]
        self.fault(key, f"a list of tables, not {value!r}")
        return []

    def source(self, key: str = "source") -> str:
        """Where the row comes from."""
        return SOURCES[self.choice(key, list(SOURCES))]

    def only(self, *known: str) -> None:
        """No other fields than these."""
        for key in self.values:
            if key not in known:
                close = nearest(key, known)
                self.fault(key, "no such field" + (f" (did you mean {close!r}?)" if close else ""))


def weights(file: Path, names: list[str]) -> dict[str, list[float]]:
    """What `porphyry lab fit` wrote: for each stage a weight for each of these names, in their order. Other names are a fault."""
    try:
        stages = tomllib.loads(file.read_text(encoding="utf-8"))["stage"]
    except (OSError, ValueError, KeyError) as error:
        raise BadData([f"{file.name}: {error!r}"]) from error
    faults = [
        f"{file.name} [stage.{stage}]: weights of other numbers"
        for stage, row in stages.items()
        if set(row) != set(names)
    ]
    if faults:
        raise BadData(faults)
    return {stage: [float(row[name]) for name in names] for stage, row in stages.items()}
