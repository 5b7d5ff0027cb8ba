"""Somebody else's game, in a folder of its own, registered and proved as docs/developing/write-a-game.md says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "tests" / "example_game"
PAGE = (ROOT / "docs" / "developing" / "write-a-game.md").read_text(encoding="utf-8")
BLOCKS = [block.partition("\n") for block in re.findall(r"```python\n# (\w+\.py\n.*?)```", PAGE, flags=re.DOTALL)]


def plain(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


@pytest.mark.parametrize(("name", "code"), [(name, code) for name, _, code in BLOCKS if not name.startswith("test_")])
def test_the_page_shows_the_code_that_runs(name: str, code: str) -> None:
    """Blocks of declarations leave lines out: each line must be there, and in this order."""
    lines = plain((GAME / name).read_text(encoding="utf-8")).splitlines()

    missing = []
    for line in plain(code).splitlines():
        if line in lines:
            lines = lines[lines.index(line) + 1 :]
        else:
            missing.append(line)
    assert missing == []


def test_the_page_names_every_module() -> None:
    modules = {path.name for path in GAME.glob("*.py")} - {"__init__.py"}

    assert set(re.findall(r"^ {6}(\w+\.py)\b", PAGE, flags=re.MULTILINE)) == modules


def test_a_newcomers_game_passes_from_its_own_folder(tmp_path: Path) -> None:
    shutil.copytree(GAME, tmp_path / "tesserae", ignore=shutil.ignore_patterns("__pycache__"))
    [project] = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    entry = tomllib.loads(project)["project"]["entry-points"]["porphyry.games"]
    installed = tmp_path / "tesserae-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: tesserae\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[porphyry.games]\ntesserae = {entry['tesserae']}\n")
    [(name, _, code)] = [block for block in BLOCKS if block[0].startswith("test_")]
    (tmp_path / name).write_text(code)

    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", ".", name],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")])},
        capture_output=True,
        text=True,
        check=False,
    )
    named = subprocess.run(
        [sys.executable, "-c", "import porphyry; print('tesserae' in porphyry.games())"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert named.stdout.strip() == "True", named.stderr
