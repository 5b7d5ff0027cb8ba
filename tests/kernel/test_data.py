"""Data files: every fault at once, with file and row; a player's own rows laid over ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from porphyry.kernel.data import OVERLAY, Reader
from porphyry.kernel.errors import BadData


def write(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cities.toml").write_text(text)
    return folder


GOOD = '[[city]]\nid = "athens"\nvalue = 2\nsource = "rulebook"\n[[city]]\nid = "dvin"\nvalue = 3\nsource = "reconstructed"\n'


def read(folder: Path) -> list[tuple[str, int, str]]:
    reader = Reader(folder, "game")
    rows = reader.table("cities.toml", "city")
    found = []
    for row in rows:
        row.only("id", "value", "source")
        found.append((row.text("id"), row.number("value", 1, 3), row.source()))
    reader.done()
    return found


def test_good_rows_are_read(tmp_path: Path) -> None:
    assert read(write(tmp_path, GOOD)) == [("athens", 2, "rulebook"), ("dvin", 3, "reconstructed")]


def test_every_fault_is_told_at_once_with_its_row(tmp_path: Path) -> None:
    text = GOOD.replace("value = 2", "value = 9").replace('"reconstructed"', '"reconstucted"') + "vlaue = 1\n"

    with pytest.raises(BadData) as refused:
        read(write(tmp_path, text))

    assert len(refused.value.faults) == 3
    assert (
        "cities.toml [[city]] row 1 (athens): value: expected a whole number from 1 to 3, not 9" in refused.value.faults
    )
    assert any("row 2" in fault and "did you mean 'reconstructed'" in fault for fault in refused.value.faults)
    assert any("no such field (did you mean 'value'?)" in fault for fault in refused.value.faults)


def test_broken_toml_says_where(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cities\.toml: .*line 1"):
        read(write(tmp_path, "[[city]\n"))


def test_own_rows_are_laid_over_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "own" / "game", '[[city]]\nid = "dvin"\nvalue = 1\n')
    monkeypatch.setenv(OVERLAY, str(tmp_path / "own"))

    assert read(write(tmp_path / "ours", GOOD)) == [("athens", 2, "rulebook"), ("dvin", 1, "reconstructed")]


def test_an_own_row_for_nothing_of_ours_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "own" / "game", '[[city]]\nid = "athen"\nvalue = 1\n')
    monkeypatch.setenv(OVERLAY, str(tmp_path / "own"))

    with pytest.raises(BadData, match="did you mean 'athens'"):
        read(write(tmp_path / "ours", GOOD))
