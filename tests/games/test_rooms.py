"""A game's rooms: each chapter of the rules in the module it names, frames read by name, no module that takes half of another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from porphyry import ledger

GAMES = ledger.PACKAGE / "games"
IN_SHAPE = ["byzantion", "byzantium", "guiscard"]
NAMED = ["byzantium", "guiscard"]  # games of chapters that name their modules
MOST_NAMES = 25
MOST_LINES = 60
MODULES = [path for game in IN_SHAPE for path in sorted((GAMES / game).rglob("*.py"))]
NAMED_MODULES = [path for game in NAMED for path in sorted((GAMES / game).rglob("*.py"))]


def chapters(game: str) -> list[ledger.Chapter]:
    return [chapter for chapter in ledger.load(game).chapters if chapter.rules]


@pytest.mark.parametrize("game", NAMED)
def test_every_chapter_names_its_modules(game: str) -> None:
    assert [chapter.title for chapter in chapters(game) if not chapter.modules] == []


@pytest.mark.parametrize("game", NAMED)
def test_a_module_decides_something_of_the_chapter_that_names_it(game: str) -> None:
    idle = []
    for chapter in chapters(game):
        ids = {rule.id for rule in chapter.rules}
        for module in chapter.modules:
            text = (GAMES / game / f"{module}.py").read_text(encoding="utf-8")
            if not any(re.search(rf"{ident}(?!\d)", text) for ident in ids):
                idle.append((chapter.title, module))

    assert idle == []


@pytest.mark.parametrize("path", NAMED_MODULES, ids=lambda path: path.stem)
def test_frames_are_read_by_the_names_of_their_fields(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert re.findall(r"field(?:_at)?\(s, (?:at, )?\d|s\.stack\[", text) == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_module_takes_too_many_names_of_another(path: Path) -> None:
    taken = {
        node.module: len(node.names)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
    }

    assert {module: names for module, names in taken.items() if names > MOST_NAMES} == {}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_function_is_read_in_one_glance(path: Path) -> None:
    long = [
        node.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= MOST_LINES
    ]

    assert long == []


def test_the_bots_of_byzantium_judge_every_decision() -> None:
    """Each verb of an action and each smaller question has somebody who judges it."""
    from porphyry.games.byzantium import GAME
    from porphyry.games.byzantium.bot import actions, answers
    from porphyry.games.byzantium.bot.heuristics import ACTIONS

    verbs = {verb for kind in ACTIONS for verb in GAME.decision_kinds[kind].verbs}

    assert {GAME.notation.verbs[verb].name for verb, _ in actions.JUDGES} == verbs
    judged = {frame.number for frame, _ in answers.JUDGED}
    assert sorted(judged | set(ACTIONS)) == list(range(len(GAME.decision_kinds)))


@pytest.mark.parametrize("room", ["ground", "skirmish"])
def test_the_skirmish_knows_nothing_of_sieges(room: str) -> None:
    """Later chapters are plugged into it (skirmish/hooks.py)."""
    known = []
    for path in sorted((GAMES / "guiscard" / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{one.name}" for one in node.names]
                known += [(path.name, name) for name in names if re.search(r"guiscard\.siege", name)]
        if path.name != "hooks.py" and re.search(r"\bDEVICES\b|\bCAMP\b", path.read_text(encoding="utf-8")):
            known.append((path.name, "the facts of a siege"))

    assert known == []
