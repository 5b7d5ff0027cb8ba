"""A table against the library, whatever its players do: play, play twice, play too late, take back, take along, and a server that dies.

Hypothesis chooses what they do. After every step each seat's view is held against the same game in the library.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.example_game import Tesserae
from tests.server.harness import PATIENCE_S, Nursery, Server
from tests.server.test_wire_truth import replayed

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.table import Table

pytestmark = pytest.mark.service
registry.register(Tesserae())

LONG = bool(os.environ.get("SOAK_S"))
EXAMPLES, STEPS = (200, 120) if LONG else (4, 20)
COMPARED = ("board", "outcome", "asked")
ANY = st.integers(0, 1 << 30)


class Tables(RuleBasedStateMachine):
    """One person at all seats of a table, by way of one server or two, and a model that plays the same."""

    servers: ClassVar[list[Server]] = []
    cookies: ClassVar[dict[str, str]] = {}
    headers: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        super().__init__()
        self.http = [self.client(one) for one in self.servers]
        if not self.cookies:
            me = self.http[0].post("/api/guest", json={"name": "Anna"}).json()
            type(self).cookies, type(self).headers = dict(self.http[0].cookies), {"X-CSRF-Token": me["csrf"]}
            self.hang_up()
            self.http = [self.client(one) for one in self.servers]
        self.model: Table | None = None
        self.count = self.update = 0
        self.last: tuple[str, dict[str, Any], dict[str, Any]] | None = None

    def client(self, server: Server) -> httpx.Client:
        return httpx.Client(
            base_url=server.url, verify=False, timeout=PATIENCE_S, cookies=self.cookies, headers=self.headers
        )  # noqa: S501, RUF100 - plain http

    def teardown(self) -> None:
        if self.model is not None and len(self.servers) == 1:
            self.server_dies()
            self.everybody_sees_what_the_library_sees()
        self.hang_up()

    def hang_up(self) -> None:
        for one in self.http:
            one.close()

    @initialize(game=st.sampled_from(["tesserae", "byzantium", "guiscard", "byzantion"]))
    def begin(self, game: str) -> None:
        seats = [{"who": "me"}, {"who": "local"}]
        options = {"guiscard": {"scenario": "civitate"}, "tesserae": {"length": "long"}}.get(game, {})
        body = {"game": game, "seats": seats, "order": "fixed", "options": options, "hints": True}
        made = self.http[0].post("/api/tables", json=body)
        assert made.status_code == 200, made.text
        self.table = made.json()["id"]
        self.model, entries, _ = replayed(self.servers[0], self.table)
        assert entries == []
        self.passes = game == "byzantion"  # a pass that nobody knows of is no step of the story
        self.update = 1

    # What the players do

    def send(self, at: int, what: str, body: dict[str, Any]) -> httpx.Response:
        """Ask one of the servers; every answer is one that the protocol knows."""
        self.count += 1
        body = {"id": f"m{self.count}", **body}
        reply = self.http[at % len(self.http)].post(f"/api/tables/{self.table}/{what}", json=body)
        assert reply.status_code in (200, 409, 422), (what, body, reply.text)
        if reply.status_code == 200:
            self.last = what, body, reply.json()
            self.update = max(self.update, reply.json()["update"])
        return reply

    def seen(self, seat: int, at: int) -> dict[str, Any]:
        """The view of a seat at one of the servers, as soon as it has heard of the last step."""
        end = time.monotonic() + PATIENCE_S
        while True:
            reply = self.http[at % len(self.http)].get(f"/api/tables/{self.table}/view", params={"seat": seat})
            assert reply.status_code == 200, reply.text
            shown: dict[str, Any] = reply.json()
            if shown["update"] >= self.update or time.monotonic() > end:
                return shown
            time.sleep(0.005)

    def running(self) -> bool:
        """Asked within the rules and not before them: when a game ends hangs on dice that Hypothesis does not choose."""
        return self.model is not None and self.model.outcome is None

    @rule(at=ANY, who=ANY, which=ANY, others=st.lists(ANY, max_size=3))
    def play(self, at: int, who: int, which: int, others: list[int]) -> None:
        """One action, or a whole move of several, as far as it goes."""
        if self.model is None or not self.running():
            return
        asked = self.model.decisions()
        seat = asked[who % len(asked)].seat
        lines = [one.text for one in self.model.legal(seat)]
        line = "; ".join(lines[one % len(lines)] for one in (which, *others))
        shown = self.seen(seat, at)
        reply = self.send(at, "play", {"seat": seat, "ply": shown["view"]["ply"], "action": line})
        assert reply.status_code == 200, reply.text
        self.model.play(line, seat)

    @rule(
        at=ANY, who=ANY, line=st.sampled_from(["", ";", "pass; ;", "done; pass", "march", "bid z9", "x" * 900, "ß; đ"])
    )
    def what_cannot_be_read_or_done_changes_nothing(self, at: int, who: int, line: str) -> None:
        if self.model is None or not self.running():
            return
        asked = self.model.decisions()
        seat = asked[who % len(asked)].seat
        shown = self.seen(seat, at)
        before = len(self.model.plies)
        try:
            self.model.play(line, seat)
        except PorphyryError:
            body = {"seat": seat, "ply": shown["view"]["ply"], "id": f"n{self.count}", "action": line}
            reply = self.http[0].post(f"/api/tables/{self.table}/play", json=body)
            assert reply.status_code in (400, 422), reply.text
        else:
            assert len(self.model.plies) > before
            reply = self.send(at, "play", {"seat": seat, "ply": shown["view"]["ply"], "action": line})
            assert reply.status_code == 200, reply.text

    @rule(at=ANY)
    def once_more(self, at: int) -> None:
        """The answer was lost, and the same is sent again: it is done once, and answered as before."""
        if self.last is None:
            return
        what, body, answer = self.last
        again = self.http[at % len(self.http)].post(f"/api/tables/{self.table}/{what}", json=body)
        assert (again.status_code, again.json()) == (200, answer)

    @rule(at=ANY, who=ANY, late=st.integers(1, 9))
    def too_late(self, at: int, who: int, late: int) -> None:
        """An action for a position that is gone, or has not come."""
        if self.model is None or not self.running():
            return
        asked = self.model.decisions()
        if any(
            self.model.game.decision_kinds[self.model.game.kind(self.model.state, one.seat)].secret for one in asked
        ):
            return  # an answer to a secret question is not stale because another one came first
        seat = asked[0].seat
        shown = self.seen(seat, at)
        line = self.model.legal(seat)[0].text
        for ply in (shown["view"]["ply"] + late, shown["view"]["ply"] - late):
            if ply >= 0:
                reply = self.send(at, "play", {"seat": seat, "ply": ply, "action": line})
                assert reply.status_code == 409, reply.text

    @precondition(lambda self: self.model is not None and not self.passes)
    @rule(at=ANY, seat=st.integers(0, 1))
    def take_back(self, at: int, seat: int) -> None:
        if self.model is None or not self.running():
            return
        ply = self.seen(seat, at)["view"]["ply"]
        reply = self.send(at, "undo", {"seat": seat, "ply": ply})
        try:
            self.model.undo(seat)
        except PorphyryError:
            assert reply.status_code == 422, reply.text
        else:
            assert reply.status_code == 200, reply.text

    @precondition(lambda self: self.model is not None and not self.passes)
    @rule(at=ANY, to=ANY)
    def go_back(self, at: int, to: int) -> None:
        """Nobody else has to agree; in the middle of a move means to its beginning."""
        if self.model is None or not self.running() or not self.model.plies:
            return
        back = self.model.moves[to % len(self.model.plies)]
        reply = self.send(at, "ask-undo", {"seat": 0, "to": to % len(self.model.plies)})
        assert reply.status_code == 200, reply.text
        played, moves = self.model.plies[:back], self.model.moves[:back]
        lines: dict[int, tuple[int, list[str]]] = {}
        for (seat, code), begun in zip(played, moves, strict=True):
            lines.setdefault(begun, (seat, []))[1].append(self.model.text(code))
        self.model, _, _ = replayed(self.servers[0], self.table)
        for seat, line in lines.values():
            self.model.play("; ".join(line), seat)
        assert len(self.model.plies) == back

    # What is taken along, and what comes of it elsewhere

    @precondition(lambda self: self.model is not None and self.model.game.name == "byzantium")
    @rule(at=ANY)
    def begin_another_from_here(self, at: int) -> None:
        if self.model is None or not self.running():
            return
        http = self.http[at % len(self.http)]
        self.seen(0, at)
        position = http.get(f"/api/tables/{self.table}/position").json()
        seats = [{"who": "me"}, {"who": "local"}]
        made = http.post(
            "/api/tables", json={"game": "byzantium", "seats": seats, "order": "fixed", "position": position}
        )
        assert made.status_code == 200, made.text
        shown = http.get(f"/api/tables/{made.json()['id']}/view").json()
        assert shown["view"]["board"] == plain(self.model.view(None)["board"])

    @precondition(lambda self: self.model is not None and self.model.game.name == "byzantium")
    @rule(at=ANY)
    def read_the_record_elsewhere(self, at: int) -> None:
        assert self.model is not None
        self.seen(0, at)
        paper = self.http[at % len(self.http)].get(f"/api/tables/{self.table}/record").json()
        assert [line for _, line in paper["plies"]] == [self.model.text(code) for _, code in self.model.plies]
        if self.model.outcome is not None:
            assert porphyry.replay(paper).state.fingerprint() == self.model.state.fingerprint()

    # What happens to the server

    @precondition(lambda self: LONG and len(self.servers) == 1)
    @rule()
    def server_dies(self) -> None:
        """As in a power cut. What was acknowledged is there."""
        (server,) = self.servers
        self.hang_up()
        server.kill()
        server.start()
        self.http = [self.client(server)]

    @invariant()
    def everybody_sees_what_the_library_sees(self) -> None:
        if self.model is None:
            return
        for at in range(len(self.http)):
            for seat in (0, 1):
                shown = self.seen(seat, at)["view"]
                known = plain(self.model.view(seat))
                assert {key: shown[key] for key in COMPARED} == {key: known[key] for key in COMPARED}
                legal = [one.text for one in self.model.legal(seat)] if self.running() else []
                assert [one["text"] for one in shown["legal"]] == legal
                assert self.passes or shown["ply"] == len(self.model.plies)


def plain(value: object) -> Any:
    """As it looks after the wire."""
    return json.loads(json.dumps(value))


def run(*servers: Server) -> None:
    class Here(Tables):
        pass

    Here.servers, Here.cookies, Here.headers = list(servers), {}, {}
    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            derandomize=not LONG,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.slow
def test_whatever_players_do_the_table_is_that_of_the_library(tmp_path: Path, nursery: Nursery) -> None:
    with Server(tmp_path, nursery) as server:
        run(server)

    assert server.faults() == []
