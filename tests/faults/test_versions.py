"""Databases of every version on PostgreSQL: what they held is kept, and their games go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.faults.conftest import new_database
from tests.server.old_databases import VERSIONS, brought_up_to_date, games_go_on

pytestmark = pytest.mark.service


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_of_every_version_is_brought_up_to_date(postgres: str, version: str) -> None:
    await brought_up_to_date(await new_database(postgres, f"filled-{version}"), version)


@pytest.mark.parametrize("version", VERSIONS)
async def test_games_of_every_version_of_the_database_go_on(postgres: str, version: str, tmp_path: Path) -> None:
    await games_go_on(await new_database(postgres, f"played-{version}"), version, tmp_path)
