"""The long attacks. They run by `make soak` alone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.faults.conftest import postgres as postgres
from tests.faults.conftest import redis_url as redis_url
from tests.server.conftest import nursery as nursery

SECONDS = int(os.environ.get("SOAK_S", "0"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without SOAK_S (seconds of load) they are left out."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and not SECONDS:
            item.add_marker(pytest.mark.skip(reason="make soak runs it"))
