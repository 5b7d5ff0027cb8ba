"""Where rules meet: every pair of a ledger's chapters has a position, or says why the two cannot meet in one action.

The tables are `<game>.toml` in this folder; `chapters` at the head of one says which chapters it is about, if not all. A `[[meet]]`
names a test that cites rules of both chapters; an `[[apart]]` gives the reason for all pairs of two groups.
"""

from __future__ import annotations

import ast
import itertools
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from porphyry import ledger

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TABLES = sorted(path.stem for path in HERE.glob("*.toml"))
Pair = frozenset[str]


def table(game: str) -> dict[str, list[dict[str, str]]]:
    """The table of a game."""
    read: dict[str, Any] = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    return {kind: read.get(kind, []) for kind in ("meet", "apart")}


def chapters(game: str) -> list[str]:
    """The chapters of a ledger that the table is about, by the letters in the middle of their rule ids."""
    known = list(dict.fromkeys(ident.split("-")[1] for ident in ledger.load(game).by_id))
    read: dict[str, Any] = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))
    told: str = read.get("chapters", " ".join(known))
    assert set(told.split()) <= set(known)
    return told.split()


def pairs(game: str, row: dict[str, str]) -> set[Pair]:
    """Every pair of the one group with the other; a star stands for all chapters."""
    those = chapters(game) if row["those"] == "*" else row["those"].split()
    found = {frozenset((one, other)) for one in row["these"].split() for other in those}
    return {pair for pair in found if len(pair) == 2}


@pytest.mark.parametrize("game", TABLES)
def test_no_pair_of_chapters_is_forgotten_or_told_twice(game: str) -> None:
    rows = table(game)
    known = {frozenset(pair) for pair in itertools.combinations(chapters(game), 2)}
    met = [frozenset(row["chapters"].split()) for row in rows["meet"]]
    apart = set().union(*(pairs(game, row) for row in rows["apart"]))

    assert set(met) | apart == known
    assert len(met) == len(set(met))
    assert not set(met) & apart


@pytest.mark.parametrize("game", TABLES)
def test_a_position_cites_both_chapters(game: str) -> None:
    for row in table(game)["meet"]:
        path, _, name = row["position"].partition("::")
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        found = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == name]
        assert found, f"{row['position']} is no test"
        marks = " ".join(
            str(node.value)
            for mark in found[0].decorator_list
            for node in ast.walk(mark)
            if isinstance(node, ast.Constant)
        )
        cited = set(re.findall(r"[A-Z]{3}-([A-Z]+)-\d+", marks))
        assert set(row["chapters"].split()) <= cited, row


@pytest.mark.parametrize("game", TABLES)
def test_who_keeps_chapters_apart_says_why(game: str) -> None:
    assert all(len(row["why"].split()) >= 5 for row in table(game)["apart"])
