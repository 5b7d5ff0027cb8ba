"""Which build of the kernel and the games runs: compiled extensions, or the sources beside them.

`setup.py` compiles the hot modules with mypyc and leaves the extensions next to the sources they come from.
Python would then always prefer the extension, even when the source has been edited since.
Importing this module, which `porphyry/__init__.py` does first, decides once per process:

- `PORPHYRY_PURE=1` in the environment: the sources run;
- in a checkout, any source differs from the one its extension was made of: the sources run, and one line on
  stderr says so. All of them run, not only the edited ones: compiled modules call each other directly, so a
  mixture would hold two copies of the same classes;
- otherwise the extensions run where there are any.

An installed wheel carries sources and extensions made together, so nothing is checked there.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
STAMP: Final = "_compiled.json"


def digest(source: Path) -> str:
    """The hash by which a stamp recognises a source."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def write_stamp(package: Path, digests: dict[str, str]) -> None:
    """Vouch for the extensions just built in `package`: its sources (relative path -> digest) as they were compiled.

    Size and time of change are noted too, so that the next start need not read the files again.
    """
    rows = {}
    for name, value in sorted(digests.items()):
        found = (package / name).stat()
        rows[name] = [value, found.st_size, found.st_mtime_ns]
    (package / STAMP).write_text(json.dumps(rows, indent=0) + "\n", encoding="utf-8")


def is_checkout(package: Path) -> bool:
    """Whether the package lies in a working copy of the project, where sources change under their extensions."""
    return (package.parents[1] / "pyproject.toml").is_file()


def extensions(package: Path) -> list[Path]:
    """The compiled modules lying beside the sources of the kernel and the games."""
    found = [path for room in ("kernel", "games") for path in sorted((package / room).rglob("*"))]
    return [path for path in found if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


def why_stale(package: Path) -> str:
    """Why the extensions in this checkout may not be used, or "" when they match their sources (or there are none)."""
    try:
        rows: dict[str, tuple[str, int, int]] = json.loads((package / STAMP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        left_over = extensions(package)
        return f"{left_over[0].name} has no stamp" if left_over else ""
    except ValueError:
        return f"{STAMP} cannot be read"
    for name, (value, size, changed) in rows.items():
        source = package / name
        try:
            found = source.stat()
        except FileNotFoundError:
            return f"{name} is gone"
        if (found.st_size, found.st_mtime_ns) != (size, changed) and digest(source) != value:
            return f"{name} has changed"
    return ""


class SourceFinder(MetaPathFinder):
    """Finds the modules of Porphyry as sources only, as if no extension lay beside them."""

    def __init__(self) -> None:
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look for `porphyry.…` in the folders of its parent package; leave every other name to Python."""
        if path is None or not fullname.startswith("porphyry."):
            return None
        for folder in path:
            finder = self._folders.get(folder)
            if finder is None:
                finder = self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        name = fullname.rpartition(".")[2]
        if any(Path(folder, name + suffix).is_file() for folder in path for suffix in EXTENSION_SUFFIXES):
            # Going on would let Python find the extension of a module whose source is gone.
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None

    def invalidate_caches(self) -> None:
        """Forget the folder listings, as `importlib.invalidate_caches` asks."""
        for finder in self._folders.values():
            finder.invalidate_caches()


def is_pure_forced() -> bool:
    """Whether the environment asks for the sources."""
    return os.environ.get("PORPHYRY_PURE", "") not in {"", "0"}


def install(package: Path = PACKAGE) -> None:
    """Put the finder in place where the extensions must not run."""
    if not is_pure_forced():
        stale = why_stale(package) if is_checkout(package) else ""
        if not stale:
            return
        print(
            f"porphyry: {stale} since the compiled build; running the sources (`make build` renews it)", file=sys.stderr
        )
    sys.meta_path.insert(0, SourceFinder())


def compiled() -> bool:
    """Whether the kernel of this process runs as compiled extensions."""
    origin = importlib.import_module("porphyry.kernel.state").__file__
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))


if __name__ == "porphyry._build":  # not when setup.py borrows the functions above
    install()
