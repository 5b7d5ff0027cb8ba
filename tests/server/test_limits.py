"""Limits count people and addresses: a new name is not a new allowance, and nobody's allowance is spent by others."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest
from tests.server.harness import Nursery, Player, Server, browser

from porphyry.server.limits import MOST, RULES, Caller, Limits, address_of
from porphyry.server.refusals import Refused

pytestmark = pytest.mark.service


def taken(limits: Limits, what: str, who: Caller, times: int) -> int:
    """How many of so many are allowed."""
    allowed = 0
    for _ in range(times):
        with contextlib.suppress(Refused):
            limits.take(what, who)
            allowed += 1
    return allowed


def test_many_people_of_one_address_share_its_allowance() -> None:
    limits = Limits()

    alone = taken(limits, "create", Caller("anna", "192.0.2.1"), 1000)
    crowd = sum(taken(limits, "create", Caller(f"guest {n}", "192.0.2.1"), 20) for n in range(50))
    elsewhere = taken(limits, "create", Caller("bela", "192.0.2.2"), 1000)

    burst, _, share = RULES["create"]
    assert alone == elsewhere == burst
    assert crowd == burst * (share - 1), "what is left of the address's allowance"


def test_a_household_of_the_new_internet_is_one_address() -> None:
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") != address_of("2001:db8:1:3::1")
    assert address_of("::ffff:192.0.2.1") == address_of("192.0.2.1")


def test_who_is_held_back_stays_held_back_whatever_others_do() -> None:
    """Once all buckets were emptied when there were too many of them: a flood of names let everybody start afresh."""
    limits = Limits()
    taken(limits, "login", Caller("", "192.0.2.1"), 100)

    for number in range(MOST + 10):
        limits.take("request", Caller("", f"flood {number}"))

    assert taken(limits, "login", Caller("", "192.0.2.1"), 1) == 0


async def test_a_guest_who_makes_guests_is_counted_by_his_address(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery, limits="on") as server:
        async with Player(server.url, "First") as first:
            answers, began = [], time.monotonic()
            for number in range(60):
                reply = await first.http.post("/api/guest", json={"name": f"Guest {number}"})
                answers.append(reply.status_code)
                if reply.status_code == 200:
                    await first.sign_in(reply.json())
            took_s = time.monotonic() - began

    burst, a_second, _ = RULES["guest"]
    assert answers.count(200) <= burst + a_second * took_s + 1
    assert 429 in answers


async def test_nobody_can_lock_a_member_out_by_guessing(tmp_path: Path, nursery: Nursery) -> None:
    """Somebody guesses until he is told to slow down; the member signs in from his own address all the same."""
    body = {"name": "Anna Komnene", "password": "alexiad-1148"}
    with Server(tmp_path, nursery, limits="on", trusted_proxies="*") as server:
        async with Player(server.url) as anna:
            await anna.post("/api/account", body)
        async with browser(server.url, {"X-Forwarded-For": "203.0.113.5"}) as guesser:
            wrong = {**body, "password": "alexiad-1149"}
            guesses: list[int] = []
            while 429 not in guesses and len(guesses) < 100:  # a slow machine gives back some meanwhile
                guesses.append((await guesser.post("/api/login", json=wrong)).status_code)
            even_right = await guesser.post("/api/login", json=body)
        async with browser(server.url, {"X-Forwarded-For": "198.51.100.7"}) as member:
            right = await member.post("/api/login", json=body)

    assert guesses[0] == 401 and guesses[-1] == 429 and even_right.status_code == 429
    assert right.status_code == 200
