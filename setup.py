"""Compiles the kernel and the games with mypyc; everything else about the package stands in pyproject.toml.

Without a C compiler, without mypyc, or with PORPHYRY_PURE=1 the package is built from the same sources uncompiled.
`python setup.py build_ext --inplace` (what `make build` runs) leaves the extensions beside the sources, with a stamp
that lets `porphyry._build` notice when a source has changed since.
"""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "porphyry"
BUILD = runpy.run_path(str(PACKAGE / "_build.py"))
DIGESTS: dict[str, str] = {}  # of the sources as mypyc reads them

# Modules that stay plain Python, and why. Names are those of the files, in the kernel and in every game.
EDGE = {
    "__init__.py": "nothing but names",
    "compiler.py": "means something to the compiler and nothing to Python",
    "conformance.py": "a test suite: runs next to pytest, not in play",
    "fuzz.py": "drives the engine, is not the engine",
    "log_reader.py": "reads what was told, after it has happened",
    "log_sheet.py": "part of it",
    "tally.py": "counts finished games for the lab",
    "consequences.py": "answers one who thinks, not the game",
    "sums.py": "the same",
    "rehearsal.py": "tries a position once, before it is taken",
    "shapes.py": "judges a position once, before it is taken",
    "pending.py": "writes and reads the work in hand of a position",
    "registry.py": "reads entry points, once",
    "data.py": "reads TOML, once",
    "wire.py": "types for others to read; at run time nothing is made of them",
    "maps.py": "reads TOML, once",
    "errors.py": "raised at the edge; exceptions gain nothing",
    "record.py": "reads and writes files",
    "texts.py": "needs fluent.runtime",
    "rules.py": "reads the rules reference",
}

# A room that keeps one processor busy for minutes while the others wait gives these modules to a second library.
# Calls between libraries cannot be inlined, so what every decision of a skirmish runs through stays together.
# A name with a slash at the end is a whole folder.
ASIDE = {
    "guiscard": "siege/ ground/reshaping game goal notation odds orders position queries reasons runs setup spelling view",
}


def hot_modules() -> list[Path]:
    """The sources to compile."""
    found = [*(PACKAGE / "kernel").glob("*.py"), *(PACKAGE / "games").glob("*/**/*.py")]
    return sorted(path for path in found if path.name not in EDGE)


def why_pure() -> str:
    """Why this build must do without the compiler, or "" when it can compile."""
    if BUILD["is_pure_forced"]():
        return "PORPHYRY_PURE is set"
    if not hot_modules():
        return "there is nothing to compile"
    try:
        import mypyc.build  # noqa: F401, PLC0415 - asked here because it may be missing
    except ImportError:
        return "mypyc is not installed"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if sys.platform != "win32" and shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0]})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's C headers are missing"
    return ""


def groups() -> list[tuple[list[str], str | None]]:
    """The hot modules of the kernel and of each game: every group becomes one library, built side by side with the others."""
    found: dict[str, list[str]] = {}
    for path in hot_modules():
        room, *inner = path.relative_to(PACKAGE).with_suffix("").parts
        room, *inner = inner if room == "games" else [room, *inner]
        aside = ASIDE.get(room, "").split()
        part = "_aside" if "/".join(inner) in aside or f"{inner[0]}/" in aside else ""
        found.setdefault(f"porphyry_{room}{part}", []).append(os.path.relpath(path, ROOT))
    return [(files, name) for name, files in found.items()]


def compiled_extensions() -> list[Any]:
    """A library with the code of each group of hot modules, and a small extension in the place of each module."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only where it is installed

    DIGESTS.update((path.relative_to(PACKAGE).as_posix(), BUILD["digest"](path)) for path in hot_modules())
    rooms = groups()
    made = mypycify(
        ["--no-error-summary", *(file for files, _ in rooms for file in files)],
        separate=rooms,
        opt_level=os.environ.get("PORPHYRY_OPT", "2"),  # 3 takes a third longer to build and plays no faster
        debug_level="0",  # halves the size; nobody debugs the C
    )
    for extension in made:
        extension.extra_compile_args += [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
    return made


class BuildExtensions(build_ext):
    """Builds the extensions and, where they are left beside the sources, stamps them."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        beside = bool(self.inplace) or bool(self.editable_mode)
        if beside:
            (PACKAGE / BUILD["STAMP"]).unlink(missing_ok=True)
            for old in [*BUILD["extensions"](PACKAGE), *PACKAGE.parent.glob("porphyry*__mypyc.*")]:
                old.unlink()
        super().run()
        if beside and self.extensions:
            BUILD["write_stamp"](PACKAGE, DIGESTS)


def build_client() -> None:
    """The web client, if it lies here in source and is not built yet: what is installed from it is the whole product."""
    web = ROOT / "web"
    if (PACKAGE / "server" / "static" / "index.html").is_file() or not (web / "package.json").is_file():
        return
    npm = shutil.which("npm")
    if npm is None:
        print("porphyry: building without the web client: there is no node (npm)", file=sys.stderr)
        return
    print("porphyry: building the web client", file=sys.stderr)
    for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        done = subprocess.run([npm, *words], cwd=web, capture_output=True, text=True, check=False)  # noqa: S603 - npm
        if done.returncode:
            raise SystemExit(f"porphyry: the web client cannot be built:\n{done.stdout}{done.stderr}")


class BuildSource(sdist):
    """A source package brings the built client along: who installs from it needs no node."""

    def run(self) -> None:
        build_client()
        super().run()


class BuildPackage(build_py):
    """Packs the client, and the rules and rulebooks of docs, so that they can be read without a checkout."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
            self.data_files = self._get_data_files()  # with what has just been built
        super().run()
        if self.editable_mode:
            return
        for folder, packed in (("rules", "_rules"), ("rulebooks", "_rulebooks")):
            home = ROOT / "docs" / folder
            for page in sorted([*home.rglob("*.md"), *home.rglob("*.toml")]):
                target = Path(self.build_lib) / "porphyry" / packed / page.relative_to(home)
                self.mkpath(str(target.parent))
                self.copy_file(str(page), str(target))


options: dict[str, Any] = {}
if not {"egg_info", "sdist", "clean", "--version", "--name"}.intersection(sys.argv):
    pure = why_pure()
    if pure:
        print(f"porphyry: building without compiled modules: {pure}", file=sys.stderr)
    else:
        options["ext_modules"] = compiled_extensions()

setup(cmdclass={"build_ext": BuildExtensions, "build_py": BuildPackage, "sdist": BuildSource}, **options)
