"""Fixtures for tests against a running server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from tests.server.harness import Nursery, Player, Server


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    made = Nursery(tmp_path_factory.mktemp("nursery"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), nursery) as running:
        yield running


@pytest.fixture
async def anna(server: Server) -> AsyncIterator[Player]:
    async with Player(server.url, "Anna") as player:
        yield player


@pytest.fixture
async def bela(server: Server) -> AsyncIterator[Player]:
    async with Player(server.url, "Béla") as player:
        yield player


@pytest.fixture
async def cara(server: Server) -> AsyncIterator[Player]:
    async with Player(server.url, "Cara") as player:
        yield player
