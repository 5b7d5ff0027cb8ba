"""The image and the set of containers, by reading their files: no engine runs here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # it publishes no types

from porphyry.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
CADDYFILE = (ROOT / "Caddyfile").read_text(encoding="utf-8")


def stages() -> dict[str, list[str]]:
    """The instructions of each stage; the last has no name."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in DOCKERFILE.replace("\\\n", " ").splitlines():
        if line.startswith("FROM"):
            name = line.partition(" AS ")[2]
            found[name] = []
        elif line.strip() and not line.startswith("#"):
            found[name].append(line)
    return found


def test_everything_the_client_is_built_from_is_there_when_it_is_built() -> None:
    """Texts and tables of the games are read by a pattern; an empty pattern is no error of its own."""
    lines = stages()["client"]
    build = next(at for at, line in enumerate(lines) if "npm run --silent build" in line)
    copied = {word for line in lines[:build] if line.startswith("COPY") for word in line.split()[1:-1]}

    outside = set()
    for source in [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]:
        for place in re.findall(r'["\']((?:\.\./)+(?:docs|src)/[^"\'*]*)', source.read_text(encoding="utf-8")):
            outside.add((source.parent / place).resolve().relative_to(ROOT).as_posix())

    assert any(place.startswith("src/porphyry/games") for place in outside), "the client reads the texts of the games"
    for place in outside:
        assert any(place == one or place.startswith(f"{one}/") for one in copied), place


def test_the_image_holds_the_versions_that_are_tested() -> None:
    lines = stages()["build"]
    pinned = next(at for at, line in enumerate(lines) if "--require-hashes -r requirements/play.txt" in line)
    ours = next(at for at, line in enumerate(lines) if line.endswith("--no-build-isolation ."))

    assert pinned < ours and "--no-deps" in lines[ours]


def test_the_image_can_take_a_backup_of_the_database_beside_it() -> None:
    database = COMPOSE["services"]["database"]["image"].partition(":")[2]

    assert any(f"postgresql-client-{database}" in line for line in stages()[""])


def test_the_image_runs_as_nobody_in_particular() -> None:
    lines = stages()[""]

    assert "USER porphyry" in lines and lines.index("USER porphyry") < lines.index('CMD ["porphyry", "serve"]')


def test_the_image_is_built_once_and_the_servers_are_alike() -> None:
    one, two = (COMPOSE["services"][name] for name in ("server-one", "server-two"))

    assert one["image"] == two["image"] and "build" in one and "build" not in two
    assert one["environment"] == two["environment"]
    for server in (one, two):
        assert server["read_only"] and server["mem_limit"] and server["cap_drop"] == ["ALL"]
        assert "PORPHYRY_BOT_WORKERS" in server["environment"]


def test_a_password_with_any_signs_works() -> None:
    environment = COMPOSE["services"]["server-one"]["environment"]

    assert "PASSWORD" not in environment["PORPHYRY_DATABASE_URL"]
    assert environment["PGPASSWORD"].startswith("${POSTGRES_PASSWORD:?")


def test_while_one_server_restarts_the_proxy_asks_the_other() -> None:
    assert [volume for volume in COMPOSE["services"]["proxy"]["volumes"] if "Caddyfile" in volume]
    for setting in ("health_uri /readyz", "lb_try_duration 5s", "flush_interval -1", "respond /metrics 404"):
        assert setting in CADDYFILE
    for name in ("server-one", "server-two"):
        assert f"{name}:8632" in CADDYFILE and name in COMPOSE["services"]


def test_every_setting_of_image_and_servers_exists() -> None:
    named = set(re.findall(r"PORPHYRY_([A-Z_]+)=", DOCKERFILE))
    named |= {name.removeprefix("PORPHYRY_") for name in COMPOSE["services"]["server-one"]["environment"]} - {
        "PGPASSWORD"
    }

    assert len(named) >= 8
    assert {name.lower() for name in named} <= set(Settings.__struct_fields__)
