"""The build: compiled or plain, never stale; and nothing of anybody's machine in the repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from porphyry import _build

ROOT = Path(__file__).resolve().parents[1]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


class Checkout:
    """A small working copy with one module, `porphyry.kernel.toy`, and what lies beside it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "porphyry"
        for room in ("kernel", "games"):
            (self.package / room).mkdir(parents=True)
            (self.package / room / "__init__.py").touch()
        (self.package / "__init__.py").write_text("from porphyry import _build\n")
        shutil.copy(Path(_build.__file__), self.package / "_build.py")
        (root / "pyproject.toml").touch()
        self.source = self.package / "kernel" / "toy.py"
        self.source.write_text("WORD = 'plain'\n")
        self.extension = self.source.with_name("toy" + SUFFIX)

    def compile(self) -> None:
        """Leave something where the extension would be: it cannot be loaded, so a test sees whether Python tries."""
        self.extension.write_bytes(b"not really compiled")
        _build.write_stamp(self.package, {"kernel/toy.py": _build.digest(self.source)})

    def run(self, code: str = "from porphyry.kernel import toy; print(toy.WORD)", pure: str = "") -> tuple[str, str]:
        """What a fresh Python prints and complains about."""
        environment = {**os.environ, "PYTHONPATH": str(self.package.parent), "PORPHYRY_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, cwd=self.root, capture_output=True, text=True, check=False
        )
        return done.stdout.strip(), done.stderr.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def tried_the_extension(errors: str) -> bool:
    return "ImportError" in errors and "toy" in errors


def test_plain_sources_run_without_a_word(checkout: Checkout) -> None:
    assert checkout.run() == ("plain", "")


def test_a_fresh_extension_is_used(checkout: Checkout) -> None:
    checkout.compile()

    out, errors = checkout.run()

    assert (out, tried_the_extension(errors)) == ("", True)


def test_pure_forces_the_sources(checkout: Checkout) -> None:
    checkout.compile()

    assert checkout.run(pure="1") == ("plain", "")


def test_pure_set_to_zero_forces_nothing(checkout: Checkout) -> None:
    checkout.compile()

    assert tried_the_extension(checkout.run(pure="0")[1])


def test_an_edited_source_wins_over_its_extension(checkout: Checkout) -> None:
    checkout.compile()
    checkout.source.write_text("WORD = 'edited'\n")

    out, errors = checkout.run()

    assert out == "edited"
    assert errors.splitlines() == [
        "porphyry: kernel/toy.py has changed since the compiled build; running the sources (`make build` renews it)"
    ]


def test_an_edit_of_the_same_length_is_noticed(checkout: Checkout) -> None:
    checkout.compile()
    checkout.source.write_text("WORD = 'plane'\n")

    assert checkout.run()[0] == "plane"


def test_one_edited_source_takes_all_extensions_out_of_use(checkout: Checkout) -> None:
    checkout.compile()
    other = checkout.source.with_name("other.py")
    other.write_text("")
    _build.write_stamp(checkout.package, {f"kernel/{p.name}": _build.digest(p) for p in (checkout.source, other)})
    other.write_text("# edited")

    assert checkout.run()[0] == "plain"


def test_a_touched_source_is_not_an_edited_one(checkout: Checkout) -> None:
    checkout.compile()
    os.utime(checkout.source, (1, 1))

    assert tried_the_extension(checkout.run()[1])


def test_an_extension_nobody_vouches_for_is_not_used(checkout: Checkout) -> None:
    checkout.extension.write_bytes(b"left over")

    out, errors = checkout.run()

    assert (out, "has no stamp" in errors) == ("plain", True)


def test_a_damaged_stamp_vouches_for_nothing(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.package / _build.STAMP).write_text("{")

    assert checkout.run()[0] == "plain"


def test_a_removed_source_is_not_found_through_its_extension(checkout: Checkout) -> None:
    checkout.compile()
    checkout.source.unlink()

    assert "ModuleNotFoundError: No module named 'porphyry.kernel.toy'" in checkout.run("import porphyry.kernel.toy")[1]


def test_an_installed_package_is_not_checked(checkout: Checkout) -> None:
    checkout.compile()
    (checkout.root / "pyproject.toml").unlink()
    checkout.source.write_text("WORD = 'whatever'\n")

    assert tried_the_extension(checkout.run()[1])


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_setup_compiles_stamps_and_runs_both_ways(checkout: Checkout) -> None:
    """The real setup.py over a tiny package: the same answer twice, once from an extension and once from the source."""
    pytest.importorskip("mypyc")
    checkout.source.write_text(
        "from typing import Final\n\nFOUR: Final = 4\n\n\ndef f(n: int) -> int:\n    return n * FOUR\n"
    )
    (checkout.package / "kernel" / "state.py").write_text("class State:\n    seats: int\n")
    (checkout.root / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    for name in ("setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout.root)
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=checkout.root,
        env={**os.environ, "PORPHYRY_PURE": "", "PORPHYRY_OPT": "0"},
        check=True,
        capture_output=True,
    )
    code = "from porphyry import _build; from porphyry.kernel import toy; print(toy.f(5), _build.compiled())"

    assert checkout.run(code) == ("20 True", "")
    assert checkout.run(code, pure="1") == ("20 False", "")

    checkout.source.write_text(checkout.source.read_text().replace("4", "3"))

    assert checkout.run(code)[0] == "15 False"


def tracked() -> list[Path]:
    """The files of the repository; those of the folder where there is no git."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if done.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in done.stdout.decode().split("\0") if name]


# This file, which has to spell them out, is left out below.
MACHINE = re.compile(
    r"(?<![\w.~$}])/(?:root\b|home/\w|work/|Users/\w|opt/\w|tmp/\w)"
    r"|[A-Z]:\\Users|files\.pythonhosted\.org|pypi\.org/simple|--(?:extra-)?index-url|--trusted-host"
)
# A lock of npm's may name its hosts in every row; ours leaves them out (web/.npmrc).
REGISTRY = re.compile(r'"resolved": "https?://')


def test_no_tracked_file_names_a_machine_or_a_registry() -> None:
    faults: list[str] = []
    for path in tracked():
        if not path.is_file() or path == Path(__file__).resolve():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        pattern = REGISTRY if path.name == "package-lock.json" else MACHINE
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                faults.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")

    assert faults == []


def test_every_pin_has_a_version_and_hashes() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        pins = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
        for pin in pins:
            assert re.match(r"[\w.\[\]-]+==\S+", pin), f"{path.name}: {pin[:60]}"
            assert "--hash=sha256:" in pin, f"{path.name}: {pin[:60]}"


def test_the_games_can_be_listed_after_a_game_is_imported(tmp_path: Path) -> None:
    """`porphyry.games` is a package and a call at once; importing from the one must not hide the other."""
    (tmp_path / "toy.py").touch()
    code = """
import sys, porphyry
porphyry.games.__path__.append(sys.argv[1])
import porphyry.games.toy as toy
from porphyry.games import toy as same
assert toy is same is porphyry.games.toy
assert isinstance(porphyry.games(), list)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    subprocess.run([sys.executable, "-c", code, str(tmp_path)], env=environment, check=True)


@pytest.mark.slow
def test_a_wheel_holds_every_table_every_text_and_the_rules(tmp_path: Path) -> None:
    names = [path.relative_to(ROOT).as_posix() for path in tracked()]
    source = tmp_path / "source"  # a copy, so that the build leaves nothing here
    for name in names:
        if name.startswith(("src/", "docs/rules/")) or name in {"setup.py", "pyproject.toml", "README.md", "LICENSE"}:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-qq",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        ".",
    ]
    subprocess.run(command, cwd=source, env={**os.environ, "PORPHYRY_PURE": "1"}, check=True, capture_output=True)

    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        packed = set(wheel.namelist())

    assert packed >= {name.removeprefix("src/") for name in names if name.startswith("src/")}
    assert packed >= {f"porphyry/_rules/{Path(name).name}" for name in names if name.startswith("docs/rules/")}
