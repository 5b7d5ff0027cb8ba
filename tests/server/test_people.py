"""People: guests become members and keep their games, programs get keys, everybody can take the data along and leave."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE_S, Nursery, Player, Server, browser

pytestmark = pytest.mark.service


async def test_a_guest_becomes_a_member_and_keeps_the_games(server: Server, anna: Player) -> None:
    table = (await anna.table("bot"))["id"]
    guest = anna.person["id"]

    me = await anna.post("/api/account", {"name": "Anna Komnene", "password": "alexiad-1148", "language": "hu"})
    await anna.sign_in(me)

    assert (me["person"]["id"], me["person"]["kind"], me["person"]["language"]) == (guest, "member", "hu")
    assert [one["id"] for one in (await anna.get("/api/my/tables"))["tables"]] == [table]
    async with Player(server.url, "Somebody") as other:
        wrong = await other.post("/api/login", {"name": "Anna Komnene", "password": "alexiad-1149"}, status=401)
        unknown = await other.post("/api/login", {"name": "Nobody", "password": "alexiad-1149"}, status=401)
        assert wrong == unknown, "a refusal does not tell which names exist"
        await other.sign_in(await other.post("/api/login", {"name": "anna komnene", "password": "alexiad-1148"}))
        assert other.person["id"] == guest
        taken = await other.post("/api/logout")
        assert taken["person"] is None
        assert (await other.get("/api/my/tables", status=401))["error"] == "not-signed-in"
    async with Player(server.url, "Late") as late:
        body = {"name": "ANNA KOMNENE", "password": "something-else"}
        assert (await late.post("/api/account", body, status=409))["error"] == "conflict"
    with contextlib.closing(sqlite3.connect(server.folder / "data" / "porphyry.sqlite3")) as database:
        kept = database.execute("SELECT password FROM people WHERE id = ?", (guest,)).fetchone()[0]
    assert kept.startswith("$argon2id$") and "alexiad" not in kept


async def test_the_profile_is_kept_and_the_name_follows_to_the_tables(anna: Player) -> None:
    table = (await anna.table("open"))["id"]

    wish = {"name": "Theodora", "language": "nl", "notation": "lines", "notices": {"email": True, "push": False}}
    me = await anna.request("PATCH", "/api/me", wish)

    assert me["person"]["name"] == "Theodora" and me["person"]["notation"] == "lines"
    assert me["person"]["notices"] == {"email": True, "push": False, "webhook": ""}
    listed = (await anna.get("/api/my/tables"))["tables"]
    assert [one["seats"][0]["name"] for one in listed if one["id"] == table] == ["Theodora"]
    assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Theodora"


async def test_a_program_plays_with_a_key_until_it_is_revoked(server: Server, anna: Player) -> None:
    assert (await anna.post("/api/tokens", {"name": "bot"}, status=403))["error"] == "forbidden"
    await anna.sign_in(await anna.post("/api/account", {"name": "Keeper", "password": "keeps-the-keys"}))
    token = await anna.post("/api/tokens", {"name": "my bot"})

    headers = {"Authorization": f"Bearer {token['token']}"}
    async with browser(server.url, headers) as program:
        me = (await program.get("/api/me")).json()
        made = await program.post("/api/tables", json={"game": "tesserae", "seats": [{"who": "me"}, {"who": "bot"}]})
        listed = await anna.get("/api/tokens")
        await anna.request("DELETE", f"/api/tokens/{token['id']}")
        refused = await program.get("/api/me")

    assert me["person"]["id"] == anna.person["id"] and made.status_code == 200
    assert [(one["name"], one["token"]) for one in listed] == [("my bot", None)]
    assert refused.status_code == 401


async def test_i_can_take_my_data_along_and_be_forgotten(server: Server, anna: Player, bela: Player) -> None:
    table = (await anna.table("open"))["id"]
    await bela.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/chat", {"text": "my secret plan"})
    await anna.request("PUT", f"/api/tables/{table}/notes", {"text": "attack Dvin"})
    view = await anna.watch(table, 0)
    await anna.play(view, view["view"]["legal"][0]["text"])
    await anna.hang_up()

    mine = await anna.get("/api/me/export")
    await anna.request("DELETE", "/api/me")
    shown = await bela.get(f"/api/tables/{table}")

    assert mine["notes"] == [{"table_id": table, "notes": "attack Dvin"}]
    assert mine["chat"][0]["text"] == "my secret plan" and len(mine["actions"]) == 1
    assert shown["seats"][0]["name"] is None and shown["seats"][0]["bot"] is not None
    assert "my secret plan" not in str(await bela.get(f"/api/tables/{table}/chat"))
    assert (await anna.get("/api/me"))["person"] is None


async def test_sessions_end_and_idle_guests_are_forgotten(tmp_path: Path, nursery: Nursery) -> None:
    """Four guests of long ago: one was here yesterday, one sits at a running table, one only at a finished one, one nowhere."""
    names = ["Yesterday", "Running", "Finished", "Nowhere"]
    day = 24 * 3600 * 1000
    async with contextlib.AsyncExitStack() as stack:
        server = stack.enter_context(Server(tmp_path, nursery, guest_days=30, session_days=100))
        people = [await stack.enter_async_context(Player(server.url, name)) for name in names]
        running = (await people[1].table("bot"))["id"]
        over = (await people[2].table("local"))["id"]
        ids = [one.person["id"] for one in people]
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "data" / "porphyry.sqlite3")) as database:
            database.execute("UPDATE people SET created_at = created_at - ?", (50 * day,))
            database.execute("UPDATE sessions SET used_at = used_at - ?", (50 * day,))
            database.execute("UPDATE sessions SET used_at = used_at + ? WHERE person = ?", (48 * day, ids[0]))
            database.execute("UPDATE sessions SET used_at = used_at - ? WHERE person = ?", (60 * day, ids[1]))
            database.execute("UPDATE tables SET status = 'over' WHERE id = ?", (over,))
            database.commit()
        server.start()
        async with asyncio.timeout(PATIENCE_S):
            while "people.swept" not in server.log():  # noqa: ASYNC110 - asking as one of them would be coming back
                await asyncio.sleep(0.05)

        here = [(await one.get("/api/me"))["person"] is not None for one in people]
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "porphyry.sqlite3")) as database:
        kept = {row[0] for row in database.execute("SELECT id FROM people")}
        used = database.execute("SELECT used_at - created_at FROM sessions WHERE person = ?", (ids[0],)).fetchone()[0]
        seats = database.execute("SELECT person, name FROM seats WHERE table_id = ? AND seat = 0", (over,)).fetchone()

    assert here == [True, False, False, False], "the player's session had ended, the others are forgotten"
    assert kept == {ids[0], ids[1]}, f"who sits at {running} stays"
    assert used >= 0, "whoever comes is noted"
    assert seats == (None, "Finished"), "a name stays on the table"
