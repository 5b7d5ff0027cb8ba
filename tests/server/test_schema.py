"""What is on the wire is what the types say, and nothing sent to a documented route makes the server fail."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.harness import Player, Server, play_to_the_end

from porphyry.server import game_types, schema

pytestmark = pytest.mark.service


class Checked(Player):
    """Reads every message as its declared type."""

    kinds: set[str]

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        msgspec.convert(message, schema.FromServer, strict=True)
        fields = {one.encode_name for one in msgspec.structs.fields(type(msgspec.convert(message, schema.FromServer)))}
        assert set(message) == fields | {"type"}, message
        self.kinds = getattr(self, "kinds", set()) | {message["type"]}
        return message


async def test_live_messages_are_of_their_types(server: Server) -> None:
    async with Checked(server.url, "Anna") as anna, Checked(server.url, "Béla") as bela:
        table = (await anna.table("open", pace={"kind": "live", "bank_s": 60}))["id"]
        await anna.watch(table)
        await bela.post(f"/api/tables/{table}/join")
        await anna.expect("update")
        await bela.post(f"/api/tables/{table}/chat", {"text": "hi"})
        await anna.expect("chat")
        await anna.send("ping", n=1)
        await anna.expect("pong")
        await anna.send("watch", table=table, seat=1)
        await anna.expect("refused")
        view = await anna.watch(table, 0)
        await anna.play(view, view["view"]["legal"][0]["text"])
        await asyncio.gather(play_to_the_end(anna, table, 0), play_to_the_end(bela, table, 1))
        await anna.send("watch", table=table, seat=0, only="decisions")
        await anna.expect("view")

        assert anna.kinds >= {"welcome", "view", "update", "table", "done", "refused", "chat", "pong"}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/me", schema.Me),
        ("/api/games", list[schema.GameInfo]),
        ("/api/games/tesserae", schema.GameSchema),
        ("/api/games/tesserae/rules", schema.RuleBook),
        ("/api/games/tesserae/rulebook", schema.Rulebook),
        ("/api/games/byzantium/rulebook", schema.Rulebook),
        ("/api/games/byzantium/rulebook/figures/start", schema.RulebookFigure),
        ("/api/games/tesserae/opening", schema.View),
        ("/api/games/tesserae/rows", dict[str, Any]),
        ("/api/games/byzantium/rows", game_types.of_games()["byzantium"]["ROWS"]),
        ("/api/tables", schema.TableList),
        ("/api/my/tables", schema.TableList),
        ("/api/tables/{table}", schema.TableInfo),
        ("/api/tables/{table}/view?seat=0", schema.TableView),
        ("/api/tables/{table}/log", schema.Log),
        ("/api/tables/{table}/digest", schema.Digest),
        ("/api/tables/{table}/chat", schema.Chat),
        ("/api/tables/{table}/notes", schema.Notes),
        ("/healthz", schema.Health),
        ("/readyz", schema.Health),
    ],
)
async def test_replies_are_of_their_types(anna: Player, path: str, kind: Any) -> None:
    table = (await anna.table("bot"))["id"]

    reply = await anna.http.get(path.format(table=table))

    assert reply.status_code == 200
    msgspec.convert(reply.json(), kind, strict=True)


def test_the_schema_prints_for_the_web_client() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "porphyry.server.schema"],
        capture_output=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )

    found = json.loads(printed.stdout)["$defs"]
    assert {"FromClient", "FromServer", "FromStream", "TableView", "NewTable"} <= set(found)
    assert set(found["TableInfo"]["required"]) == set(found["TableInfo"]["properties"])


def test_nothing_documented_makes_the_server_fail(server: Server) -> None:
    """Schemathesis reads the served OpenAPI schema and tries what it allows, and what it does not."""
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from schemathesis.checks import not_a_server_error

    with httpx.Client(base_url=server.url) as client:
        me = client.post("/api/guest", json={"name": "Fuzz"}).json()
        headers = {"Cookie": f"porphyry={client.cookies['porphyry']}", "X-CSRF-Token": me["csrf"]}
        table = client.post(
            "/api/tables", headers=headers, json={"game": "tesserae", "seats": [{"who": "me"}, {"who": "bot"}]}
        ).json()["id"]
        raw = client.get("/api/schema/openapi.json").json()
    assert all("x-who" in operation for path in raw["paths"].values() for operation in path.values())
    raw["paths"] = {
        path: operations for path, operations in raw["paths"].items() if path not in ("/api/logout", "/api/stream")
    }
    raw["paths"]["/api/me"].pop("delete")
    described = schemathesis.openapi.from_dict(raw)
    tried = 0
    for result in described.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]  # a fault of our schema fails here

        @given(case=operation.as_strategy())
        @settings(
            max_examples=6,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def run(case: Any) -> None:
            nonlocal tried
            tried += 1
            if case.path_parameters and "table" in case.path_parameters and tried % 3:
                case.path_parameters["table"] = table
            response = case.call(base_url=server.url, headers=headers)
            case.validate_response(response, checks=[not_a_server_error])

        run()
    assert tried > 150
    assert "request.failed" not in server.log()
