"""What a player turn of Guiscard costs the server: commits for the same game, with every answer sent by itself or every walk as one move.

One guest sits on both sides. Each man walks a way that `reach` offers, drawn by a seed; every other question is answered with what ends it.
"""

from __future__ import annotations

import random
from typing import Any, Final, Protocol

GAME: Final = "guiscard"
SCENARIO: Final = "civitate"
TURNS: Final = 4
ENDINGS: Final = ("auto", "done", "hold", "decline", "stay", "stand", "stop", "cease")


class Asks(Protocol):
    """Somebody who is signed in at a server."""

    async def request(self, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """Post something."""

    async def read(self, path: str) -> dict[str, Any]:
        """What stands at this address."""

    def commit_count(self) -> float:
        """How many commits the server has made since it started."""


async def play_turns(load: Asks, *, whole: bool, seed: int = 1) -> dict[str, Any]:
    """This many turns of one game; the commits and messages they took."""
    dice = random.Random(seed)
    made, _ = await load.request(
        "/api/tables",
        {"game": GAME, "seats": [{"who": "me"}, {"who": "local"}], "options": {"scenario": SCENARIO}, "private": True},
    )
    home = f"/api/tables/{made['id']}"
    turns, messages, answers = -1, 0, 0
    now: tuple[int, int] | None = None
    commits = 0.0
    for number in range(100_000):
        view = await _view(load, home)
        seat = view["asked"][0]["seat"]
        if seat != view["seat"]:
            view = await _view(load, f"{home}", seat)
        turn = (view["board"]["round"], view["board"]["active"])
        if turn != now and turn[0] > 0:
            now = turn
            turns += 1
            if turns == 0:
                commits, messages, answers = load.commit_count(), 0, 0
        if turns == TURNS or view["outcome"]:
            break
        line = await _line(load, home, view, dice)
        for action in ["; ".join(line)] if whole else line:
            if action is not line[0] and not whole:
                view = await _view(load, home, seat)
                if action not in [one["text"] for one in view["legal"]]:
                    break
            wish = {"seat": seat, "ply": view["ply"], "id": f"{number}-{answers}", "action": action}
            await load.request(f"{home}/play", wish)
            messages += 1
            answers += len(line) if whole else 1
    return {"turns": turns, "messages": messages, "answers": answers, "commits": load.commit_count() - commits}


async def _view(load: Asks, home: str, seat: int | None = None) -> dict[str, Any]:
    found = await load.read(f"{home}/view" + ("" if seat is None else f"?seat={seat}"))
    view: dict[str, Any] = found["view"]
    return view


async def _line(load: Asks, home: str, view: dict[str, Any], dice: random.Random) -> list[str]:
    """A way for a man who may set out, or what ends the question."""
    offered = [one["text"] for one in view["legal"]]
    movers = [text for text in offered if text.startswith("move ")]
    if movers:
        question = {"about": "reach", "unit": movers[0].split()[1]}
        asked, _ = await load.request(f"{home}/ask", {"question": question, "seat": view["seat"]})
        ways = asked["answer"]["hexes"]
        if ways:
            way: list[str] = dice.choice(ways)["line"]
            return [*way, *asked["answer"]["end"]]
        return [movers[0]]
    for ending in ENDINGS:
        for text in offered:
            if text.split()[0] == ending:
                return [text]
    return [dice.choice(offered)]


def told(single: dict[str, Any], whole: dict[str, Any]) -> str:
    """Both counts in a sentence."""
    return (
        f"{GAME} ({SCENARIO}), a player turn: {single['commits'] / single['turns']:.1f} commits with every answer by itself, "
        f"{whole['commits'] / whole['turns']:.1f} in whole moves "
        f"({single['messages'] / single['turns']:.1f} and {whole['messages'] / whole['turns']:.1f} messages; {whole['turns']} turns)"
    )
