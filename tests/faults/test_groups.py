"""Many tables share a transaction: nobody's fault is another's, with PostgreSQL as with SQLite."""

from __future__ import annotations

import pytest
from tests.server.test_storage import nothing_of_others_is_spoilt

pytestmark = pytest.mark.service


async def test_what_fails_with_one_step_spoils_nothing_of_others(postgres: str) -> None:
    await nothing_of_others_is_spoilt(postgres)
