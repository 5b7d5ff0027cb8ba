"""The rooms of the house and which way its doors open: imports point inwards only."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
OURS = "porphyry"

# Which rooms a room may enter, besides itself. A room missing here has not been planned.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "lab": {"kernel", "games", "bots", "porphyry"},
    "terminal": {"kernel", "games", "bots", "porphyry"},
    "server": {"kernel", "games", "bots", "lab", "porphyry"},
}
# The single modules at the front door (porphyry/__init__.py, cli.py, ...) may enter every room.
FRONT = "porphyry"
# Rooms that work on a bare Python: nothing but the standard library and our own code.
BARE = ("kernel", "games")


def modules() -> list[Path]:
    return sorted((SOURCE / OURS).rglob("*.py"))


def room_of(name: str) -> str:
    """The room of a dotted module name of ours: `porphyry.games.byzantium.battle` -> `games`."""
    parts = name.split(".")
    is_room = len(parts) > 1 and (SOURCE / OURS / parts[1]).is_dir()
    return parts[1] if is_room else FRONT


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def only_for_types(tree: ast.AST) -> set[ast.AST]:
    """What stands under `if TYPE_CHECKING:` and never runs."""
    blocks = [n for n in ast.walk(tree) if isinstance(n, ast.If) and ast.unparse(n.test).endswith("TYPE_CHECKING")]
    return {node for block in blocks for statement in block.body for node in ast.walk(statement)}


def imports(text: str, module: str, *, is_package: bool) -> list[tuple[int, str]]:
    """Every import in a source, with its line, as absolute dotted names; `from a import b` counts as `a.b`.

    Types of our own count too. Those of others do not: they are read by checkers, and nothing is imported.
    """
    found: list[tuple[int, str]] = []
    package = module if is_package else module.rpartition(".")[0]
    tree = ast.parse(text)
    typing_only = only_for_types(tree)
    for node in ast.walk(tree):
        if node in typing_only and not ast.unparse(node).startswith((f"from {OURS}", f"import {OURS}", "from .")):
            continue
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
    return found


def faults_of(text: str, module: str, *, is_package: bool = False) -> list[str]:
    """The imports of one source that point outwards, as sentences."""
    room, faults = room_of(module), []
    for line, name in imports(text, module, is_package=is_package):
        top = name.split(".")[0]
        where = f"{module}:{line} imports {name}"
        if top != OURS:
            if room in BARE and top not in sys.stdlib_module_names:
                faults.append(f"{where}: {room} uses the standard library alone")
            continue
        other = room_of(name)
        if room == FRONT or other == room:
            game, target = module.split(".")[2:3], name.split(".")[2:3]
            if room == "games" and game != target and is_game(game) and is_game(target):
                faults.append(f"{where}: a game knows nothing of another")
        elif other not in MAY_IMPORT[room]:
            faults.append(f"{where}: {room} may import only {sorted(MAY_IMPORT[room]) or 'itself'}")
    return faults


def is_game(name: list[str]) -> bool:
    return bool(name) and name[0] != "__init__"


def test_every_room_is_on_the_plan() -> None:
    rooms = {path.parent.name for path in (SOURCE / OURS).glob("*/__init__.py")}

    assert rooms <= set(MAY_IMPORT)


def test_imports_point_inwards() -> None:
    faults: list[str] = []
    for path in modules():
        faults += faults_of(path.read_text(encoding="utf-8"), dotted(path), is_package=path.name == "__init__.py")

    assert faults == []


@pytest.mark.parametrize(
    ("module", "text", "fault"),
    [
        ("porphyry.kernel.table", "from porphyry.games import byzantium", "may import only itself"),
        ("porphyry.kernel.table", "import porphyry", "may import only itself"),
        ("porphyry.kernel.table", "def f():\n    from ..games.guiscard import hexes", "may import only itself"),
        ("porphyry.kernel.table", "if TYPE_CHECKING:\n    from porphyry.bots import Bot", "may import only itself"),
        ("porphyry.kernel.table", "import msgspec", "standard library alone"),
        ("porphyry.games.byzantium.battle", "from porphyry.games.guiscard import melee", "nothing of another"),
        ("porphyry.games.byzantium.battle", "from ..byzantion import cards", "nothing of another"),
        ("porphyry.games.byzantium.battle", "import numpy", "standard library alone"),
        ("porphyry.games.byzantium.battle", "from porphyry import kernel, new", "may import only"),
    ],
)
def test_an_outward_import_is_found(module: str, text: str, fault: str) -> None:
    faults = faults_of(text, module)

    assert len(faults) == 1
    assert fault in faults[0]


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("porphyry.kernel.table", "from porphyry.kernel import dice\nfrom . import frames\nimport hashlib"),
        ("porphyry.games.byzantium.battle", "from porphyry.kernel.frames import push\nfrom .state import main"),
        ("porphyry.kernel.game", "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"),
        ("porphyry.cli", "from porphyry.games import byzantium\nimport fluent.runtime"),
    ],
)
def test_an_inward_import_is_not(module: str, text: str) -> None:
    assert faults_of(text, module) == []


# Inside the server: its parts get what they need, so nobody needs the whole. Types count too.
SERVER = f"{OURS}.server"


def server_imports() -> dict[str, set[str]]:
    """Which modules of the server each of them names."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / OURS / "server").glob("*.py")):
        named = imports(path.read_text(encoding="utf-8"), dotted(path), is_package=path.name == "__init__.py")
        found[path.stem] = {name.split(".")[2] for _, name in named if name.startswith(f"{SERVER}.")}
    return {name: (others - {name}) & found.keys() for name, others in found.items()}


def around(graph: dict[str, set[str]]) -> list[str]:
    """What lies on a cycle: whatever is left when nothing more can be taken away that leads nowhere or that nobody leads to."""
    left = {name: set(others) for name, others in graph.items()}
    while True:
        led_to = {other for others in left.values() for other in others}
        gone = {name for name, others in left.items() if not others or name not in led_to}
        if not gone:
            return sorted(left)
        left = {name: others - gone for name, others in left.items() if name not in gone}


def test_no_part_of_the_server_needs_itself_in_a_circle() -> None:
    graph = server_imports()

    assert "services" in graph["app"] and "play" in graph["accord"], "the imports are read"
    assert around(graph) == []


@pytest.mark.parametrize(
    ("graph", "circle"),
    [
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}, "d": set()}, ["a", "b"]),
        ({"a": {"b", "c"}, "b": {"c"}, "c": set()}, []),
    ],
)
def test_a_circle_is_found(graph: dict[str, set[str]], circle: list[str]) -> None:
    assert around(graph) == circle
