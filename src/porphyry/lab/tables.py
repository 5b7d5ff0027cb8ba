"""Tables as files: CSV always, Parquet for those who ask for it."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

from porphyry.kernel.errors import PorphyryError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Row = dict[str, object]


def write_table(rows: Sequence[Row], stem: Path, *, parquet: bool = False) -> list[Path]:
    """Write stem.csv, and stem.parquet if asked; nothing where there are no rows. Gives the files written."""
    if not rows:
        return []
    written = [stem.with_suffix(".csv")]
    with written[0].open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    if parquet:
        written.append(stem.with_suffix(".parquet"))
        _write_parquet(rows, written[1])
    return written


def _write_parquet(rows: Sequence[Row], file: Path) -> None:
    try:
        import pyarrow as pa  # noqa: PLC0415 - only who asks for Parquet needs the library
        import pyarrow.parquet as pq  # noqa: PLC0415
    except ImportError as error:
        raise PorphyryError("Parquet needs pyarrow: install porphyry[parquet]") from error
    pq.write_table(pa.Table.from_pylist(list(rows)), file)
