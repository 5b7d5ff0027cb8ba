"""Names: who gives none is given one, and nobody at a table is taken for somebody else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.harness import Player, Server, browser

from porphyry.bots.names import ANYWHERE, NAMES, name_for
from porphyry.server import naming


def test_no_guest_is_called_like_a_bot() -> None:
    bots = {naming.stem(name) for names in (*NAMES.values(), ANYWHERE) for name in names}

    assert len({naming.stem(name) for name in naming.GIVEN}) == len(naming.GIVEN) >= 60
    assert not bots & {naming.stem(name) for name in naming.GIVEN}
    assert max(len(f"{name} {home}") for name in naming.GIVEN for home in naming.HOMES) <= 32


def test_guests_are_never_called_alike_even_when_all_given_names_are_taken() -> None:
    taken: list[str] = []
    for number in range(len(naming.GIVEN) + 40):
        taken.append(naming.for_guest(taken, random.Random(number)))

    assert len({naming.stem(name) for name in taken}) == len(taken)
    assert all(" " in name for name in taken[len(naming.GIVEN) :])


def test_a_bot_keeps_away_from_the_names_of_people() -> None:
    drawn = {name_for("byzantion", ["Irene 825", "zeno"], random.Random(seed)) for seed in range(200)}

    assert drawn == set(NAMES["byzantion"]) - {"Irene", "Zeno"}


@pytest.mark.service
async def test_a_guest_without_a_name_is_given_one_that_nobody_here_has(server: Server) -> None:
    names = []
    for _ in range(8):
        async with browser(server.url) as client:
            names.append((await client.post("/api/guest", json={})).json()["person"]["name"])

    assert len({naming.stem(name) for name in names}) == 8
    assert set(names) <= set(naming.GIVEN)


def names_at(table: dict[str, Any]) -> list[str]:
    return [one["name"] for one in table["seats"]]


@pytest.mark.service
async def test_who_sits_down_beside_a_like_named_person_is_told_apart(server: Server) -> None:
    async with Player(server.url, "Nikos 352") as one, Player(server.url, "Nikos 918") as two:
        table = (await one.table("open", "open"))["id"]

        joined = await two.post(f"/api/tables/{table}/join", {})
        renamed = await two.request("PATCH", "/api/me", {"name": "nikos 352"})
        after = await two.get(f"/api/tables/{table}")

    assert names_at(joined) == ["Nikos 352", "Nikos II", None]
    assert renamed["person"]["name"] == "nikos 352"
    assert names_at(after) == ["Nikos 352", "nikos II", None]


@pytest.mark.service
async def test_two_at_one_screen_with_one_name_are_told_apart(anna: Player) -> None:
    made = await anna.table({"who": "local", "name": "Anna"}, {"who": "local", "name": "Seat 3"})

    assert names_at(made) == ["Anna", "Anna II", "Seat 3"]
