"""What somebody has learnt goes with them from device to device, and goes when they go."""

from __future__ import annotations

import pytest
from tests.server.harness import Player, Server, asked

pytestmark = pytest.mark.service

HERE = "/api/me/learnt"
PASSWORD = "alexiad-1148"


async def test_a_member_finds_stars_and_words_on_every_device(server: Server, anna: Player) -> None:
    await anna.request("PUT", HERE, {"lessons": {"byzantium": {"control": 2}}, "heard": {"byzantium/passing": 1}})
    await anna.sign_in(await anna.post("/api/account", {"name": "Theodora the Learned", "password": PASSWORD}))
    async with Player(server.url, "Elsewhere") as phone:
        await phone.sign_in(await phone.post("/api/login", {"name": "Theodora the Learned", "password": PASSWORD}))

        found = await phone.get(HERE)
        told = await phone.request("PUT", HERE, {"lessons": {"byzantium": {"control": 1, "march": 3}}})

    assert found == {"lessons": {"byzantium": {"control": 2}}, "heard": {"byzantium/passing": 1}}
    assert told["lessons"] == {"byzantium": {"control": 2, "march": 3}}, "the better of the two counts"
    assert await anna.get(HERE) == told


async def test_the_coach_begins_anew_and_the_stars_stay(anna: Player) -> None:
    await anna.request("PUT", HERE, {"lessons": {"guiscard": {"melee": 3}}, "heard": {"guiscard/move": 2}})

    told = await anna.request("PUT", HERE, {"anew": True, "heard": {"guiscard/fire": 1}})

    assert told == {"lessons": {"guiscard": {"melee": 3}}, "heard": {"guiscard/fire": 1}}


async def test_only_what_there_is_to_learn_is_kept(anna: Player) -> None:
    told = await anna.request(
        "PUT", HERE, {"lessons": {"chess": {"rook": 3}, "byzantium": {"rook": 3}}, "heard": {"byzantium/rook": 1}}
    )
    many = await anna.http.put(HERE, json={"heard": {"byzantium/passing": 10}})

    assert told == {"lessons": {}, "heard": {}}
    assert many.status_code == 400


async def test_it_is_told_with_my_data_and_forgotten_with_me(server: Server, anna: Player) -> None:
    await anna.request("PUT", HERE, {"lessons": {"sieges": {"orders": 3}}})

    mine = await anna.get("/api/me/export")
    await anna.request("DELETE", "/api/me")

    assert mine["learnt"] == [{"thing": "lesson sieges/orders", "times": 3}]
    assert asked(server, "SELECT thing FROM learnt WHERE person = $1", mine["person"]["id"]) == []
