"""Packages are the product: the source package and the wheel hold code, texts, rules and client; a bare install says what is missing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import tomllib
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import RUN, environment, free_port

ROOT = Path(__file__).resolve().parents[1]
PAGE = "<!doctype html><title>The client as it was built</title>"


def sources(target: Path, *, client: bool) -> Path:
    """A copy of what belongs to the project, so that the build leaves nothing here; with a client that has been built."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0"):
        if (
            not name.startswith(("tests/", "benchmarks/", "experiments/", "web/tests", "docs/images"))
            and (ROOT / name).is_file()
        ):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    if client:
        static = target / "src" / "porphyry" / "server" / "static"
        static.mkdir()
        (static / "index.html").write_text(PAGE)
    return target


def python(*words: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PORPHYRY_PURE": "1", "PYTHONWARNINGS": "ignore", **more}
    return subprocess.run([sys.executable, *words], cwd=cwd, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source package, and the wheel that is built from it alone."""
    folder = tmp_path_factory.mktemp("packages")
    made = python("setup.py", "-q", "sdist", "-d", str(folder), cwd=sources(folder / "source", client=True))
    assert made.returncode == 0, made.stderr
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    words = ("-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", str(folder), ".")
    made = python(*words, cwd=unpacked)
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    return packed, wheel


@pytest.fixture(scope="module")
def installed(packages: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as pip puts it in a folder of its own."""
    target = tmp_path_factory.mktemp("installed")
    words = ("-m", "pip", "install", "-qq", "--no-deps", "--no-index", "--target", str(target), str(packages[1]))
    made = python(*words, cwd=target)
    assert made.returncode == 0, made.stderr
    return target


@pytest.mark.slow
def test_the_wheel_made_from_the_source_package_holds_the_whole_product(packages: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packages[1]) as wheel:
        names = set(wheel.namelist())
        (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        told = wheel.read(metadata).decode()
        page = wheel.read("porphyry/server/static/index.html").decode()

    assert page == PAGE
    tracked = subprocess.run(["git", "ls-files", "src/porphyry"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert [name for name in tracked.stdout.split() if name.removeprefix("src/") not in names] == []
    for name in ("_rules/byzantium.md", "games/guiscard/locale/hu.ftl", "locale/nl.ftl", "server/migrations/env.py"):
        assert f"porphyry/{name}" in names
    assert "Requires-Dist: fluent.runtime>=0.4\n" in told, "texts belong to the game"
    assert "Provides-Extra: server" in told


@pytest.mark.slow
def test_what_is_installed_serves_games_texts_and_client(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(installed), sysconfig.get_path("purelib")]),
        "PORPHYRY_PORT": str(port),
        "PORPHYRY_DATA_FOLDER": str(tmp_path),
    }
    running = subprocess.Popen(
        [sys.executable, "-P", "-m", "porphyry", "serve"],
        cwd=tmp_path,
        env=env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
                break
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)

        def get(path: str) -> bytes:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as reply:
                answer: bytes = reply.read()
                return answer

        page, games = get("/").decode(), json.loads(get("/api/games"))
        texts, rules = get("/api/games/byzantium/texts/de").decode(), json.loads(get("/api/games/byzantium/rules"))
    finally:
        running.terminate()
        running.wait(20)

    assert page == PAGE
    assert {"byzantion", "byzantium", "guiscard"} <= {one["name"] for one in games}
    assert "event-" in texts and len(rules["rules"]) > 100


@pytest.mark.slow
def test_without_the_server_the_command_says_what_is_missing_and_plays_in_the_terminal(
    installed: Path, tmp_path: Path
) -> None:
    """A bare install: the library, and the one thing it needs."""
    bare = tmp_path / "bare"
    site = Path(sysconfig.get_path("purelib"))
    shutil.copytree(installed, bare)
    for name in ("fluent", "babel", "pytz", "typing_extensions.py", "attr", "attrs"):
        found = site / name
        if found.is_dir():
            shutil.copytree(found, bare / name)
        elif found.is_file():
            shutil.copy(found, bare / name)
    code = (
        "import sys; sys.path.insert(0, sys.argv.pop(1)); from porphyry.cli import main; sys.exit(main(sys.argv[1:]))"
    )

    def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "-S", "-c", code, str(bare), *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, input=typed, check=False)

    alone, serve = run(), run("serve")
    game = run("play", "byzantium", "--seed", "1", typed="quit\n")

    assert alone.returncode == 0, alone.stderr
    assert "pip install 'porphyry[server]'" in alone.stdout and "Which game?" in alone.stdout
    assert (serve.returncode, "porphyry[server]" in serve.stderr) == (2, True)
    assert game.returncode == 0, game.stderr


def test_an_empty_registry_says_how_to_fill_it() -> None:
    code = "from porphyry.kernel import registry; registry._entries = dict; import porphyry; porphyry.new('byzantium')"

    done = python("-c", code, cwd=ROOT, PYTHONPATH=str(ROOT / "src"))

    assert "pip install -e ." in done.stderr


CLUB_NIGHT = "clubnight"


def overlay(folder: Path, game: str, file: str, text: str) -> Path:
    place = folder / "own" / game
    place.mkdir(parents=True)
    (place / file).write_text(text, encoding="utf-8")
    return folder / "own"


def club_scenario() -> str:
    """A scenario of ours, word for word, under a name of its own."""
    text = (ROOT / "src/porphyry/games/guiscard/data/scenarios.toml").read_text(encoding="utf-8")
    known: list[dict[str, Any]] = tomllib.loads(text)["scenario"]
    first, second = text.index("[[scenario]]"), text.index("[[scenario]]", text.index("[[scenario]]") + 1)
    return text[first:second].replace(f'id = "{known[0]["id"]}"', f'id = "{CLUB_NIGHT}"', 1)


def test_a_scenario_without_a_fault_can_be_played(tmp_path: Path) -> None:
    """The check and the engine say the same."""
    own = overlay(tmp_path, "guiscard", "scenarios.toml", club_scenario())
    code = (
        "import porphyry; t = porphyry.new('guiscard', seed=1, options={'scenario': 'clubnight'});"
        "[t.play(t.legal()[0]) for _ in range(20)]; print(t.ply)"
    )
    src = str(ROOT / "src")

    checked = python(
        "-m", "porphyry", "scenario", "check", str(own / "guiscard" / "scenarios.toml"), cwd=tmp_path, PYTHONPATH=src
    )
    played = python("-c", code, cwd=tmp_path, PYTHONPATH=src, PORPHYRY_DATA=str(own))

    assert (checked.returncode, played.returncode) == (0, 0), checked.stderr + played.stderr
    assert "no fault" in checked.stdout and played.stdout.strip() == "20"


@pytest.mark.service
def test_a_faulty_table_of_ones_own_stops_the_server_with_its_fault_at_the_start(tmp_path: Path) -> None:
    faulty = overlay(tmp_path, "guiscard", "scenarios.toml", club_scenario().replace("map =", "mapp ="))
    env = environment(tmp_path, data=faulty, port=0)

    done = subprocess.run([sys.executable, "-c", RUN, "serve"], env=env, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "guiscard: " in done.stderr and CLUB_NIGHT in done.stderr and "map" in done.stderr
    assert "Traceback" not in done.stderr and "byzantium" not in done.stderr


@pytest.mark.service
def test_a_folder_of_ones_own_that_is_not_there_stops_the_server_too(tmp_path: Path) -> None:
    """A slip in its name would else be a game by other tables than the host believes."""
    env = environment(tmp_path, data=tmp_path / "ovn", port=0)

    done = subprocess.run([sys.executable, "-c", RUN, "serve"], env=env, capture_output=True, text=True, check=False)

    assert done.returncode == 1 and "ovn" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.service
def test_a_game_that_cannot_be_opened_does_not_take_the_others_down(tmp_path: Path) -> None:
    faulty = overlay(tmp_path, "guiscard", "scenarios.toml", "[[scenario]]\nid = 7\n")
    code = """
import asyncio, httpx
from porphyry.server.app import make_app
from porphyry.server.settings import Settings
async def main():
    transport = httpx.ASGITransport(make_app(Settings(data_folder="data")))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        print([one["name"] for one in (await client.get("/api/games")).json()])
asyncio.run(main())
"""
    env = {key: value for key, value in environment(tmp_path).items() if key != "PORPHYRY_PORT"}
    env["PORPHYRY_DATA"] = str(faulty)

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )

    assert done.stdout.splitlines()[-1] == "['byzantion', 'byzantium', 'tesserae']", done.stderr[-2000:]
