"""What a base class leaves open, each class below it says. Native classes are not marked abstract, so nothing else would tell."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import porphyry


def left_open(source: str) -> dict[str, set[str]]:
    """The methods of each class of a source that only raise NotImplementedError."""
    found: dict[str, set[str]] = {}
    for one in ast.walk(ast.parse(source)):
        if isinstance(one, ast.ClassDef):
            for method in one.body:
                if isinstance(method, ast.FunctionDef) and "NotImplementedError" in ast.unparse(method.body[-1]):
                    found.setdefault(one.name, set()).add(method.name)
    return found


def classes(package: str) -> Iterator[type]:
    """Every class that a module of a game defines."""
    folder = importlib.import_module(package)
    for module in pkgutil.walk_packages(folder.__path__, f"{package}."):
        there = importlib.import_module(module.name)
        for _, one in inspect.getmembers(there, inspect.isclass):
            if one.__module__ == there.__name__:
                yield one


@pytest.mark.parametrize("game", ["byzantium", "byzantion", "guiscard"])
def test_what_is_left_open_is_said_below(game: str) -> None:
    root = Path(porphyry.__file__).parent
    opened: dict[tuple[str, str], set[str]] = {}
    for file in [*(root / "games" / game).rglob("*.py"), root / "kernel" / "questions.py"]:
        module = ".".join(("porphyry", *file.relative_to(root).with_suffix("").parts))
        for name, methods in left_open(file.read_text(encoding="utf-8")).items():
            opened[module, name] = methods
    known = list(classes(f"porphyry.games.{game}"))
    above = {base for one in known for base in one.__mro__[1:]}

    silent = [
        f"{one.__name__}.{method}"
        for one in known
        if one not in above
        for base in one.__mro__[1:]
        for method in opened.get((base.__module__, base.__name__), ())
        if getattr(one, method) is getattr(base, method)
    ]

    assert opened
    assert silent == []
