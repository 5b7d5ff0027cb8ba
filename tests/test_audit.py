"""The audit of dependencies: it finds, it accepts for a while and with a reason, and without a network it says so and passes."""

from __future__ import annotations

import datetime as dt
import http.server
import json
import os
import runpy
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
AUDIT: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "audit"))


class Registry(http.server.BaseHTTPRequestHandler):
    """A package registry that knows a hole in litestar, and a withdrawn one in uvicorn."""

    def do_GET(self) -> None:
        name = self.path.split("/")[2]
        hole = {"id": "GHSA-test", "summary": "a hole", "withdrawn": None}
        told = {"litestar": [hole], "uvicorn": [{**hole, "withdrawn": "2026-01-01"}]}.get(name, [])
        body = json.dumps({"vulnerabilities": told}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def registry() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def test_every_pinned_package_is_asked_about() -> None:
    names = {name for name, _ in AUDIT["pinned"](ROOT / "requirements")}

    assert {"litestar", "sqlalchemy", "argon2-cffi", "pytest"} <= names and len(names) > 60


def test_a_known_hole_is_found_and_a_withdrawn_one_is_none(registry: str) -> None:
    holes, silent = AUDIT["python_holes"](
        [("fluent-runtime", "0.4"), ("litestar", "2.25"), ("uvicorn", "0.54")], registry
    )

    assert [(hole.package, hole.ident) for hole in holes] == [("litestar 2.25", "GHSA-test")]
    assert silent == []


def test_the_check_fails_for_an_open_hole_and_passes_without_a_network(registry: str) -> None:
    def audit(place: str) -> subprocess.CompletedProcess[str]:
        env = {
            **os.environ,
            "PORPHYRY_PYPI": place,
            "npm_config_registry": "http://127.0.0.1:9",
            "npm_config_fetch_retries": "0",
        }
        return subprocess.run(
            [sys.executable, "scripts/audit"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )

    found, offline = audit(registry), audit("http://127.0.0.1:9")

    assert found.returncode == 1 and "GHSA-test" in found.stdout and "OPEN" in found.stdout
    assert offline.returncode == 0 and "not checked" in offline.stdout


def test_what_is_accepted_is_accepted_until_its_day(tmp_path: Path) -> None:
    file = tmp_path / "accepted.toml"
    file.write_text('[[accepted]]\nid = "GHSA-test"\nreason = "never called"\nuntil = 2026-12-31\n')

    assert AUDIT["accepted"](file, dt.date(2026, 12, 31)) == {"GHSA-test": "never called"}
    assert AUDIT["accepted"](file, dt.date(2027, 1, 1)) == {}
    assert isinstance(AUDIT["accepted"](ROOT / "requirements" / "accepted.toml", dt.date(2026, 11, 18)), dict)
