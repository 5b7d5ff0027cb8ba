"""Whatever is typed, sent or laid down, it is read or refused in words: nothing else ever comes out of a parser.

Records and positions have tests of their own (`kernel/test_record_fuzz.py`, `conformance/test_positions.py`). What is tried follows from
fixed seeds; `make soak` tries twenty times as much.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Player, Server

import porphyry
from porphyry import lessons
from porphyry.kernel import registry
from porphyry.kernel.data import Reader
from porphyry.kernel.errors import Illegal, PorphyryError

pytestmark = pytest.mark.service

TIMES = 20 if os.environ.get("SOAK_S") else 1
GAMES = Path(porphyry.__file__).parent / "games"
SCRAPS = [
    "", " ", ";", "; ;", "<", "{", "}", "[[", "]]", "=", '"', "'''", "#", "-1", "0", "99999999999999999999", "9" * 5000, "1e400", "nan",
    "true", "[]", "{}", "[" * 3000, "\t", "\x00", "\x1b[2J", "\u202e", "ß", "\U0001f0a1", "é" * 300, "id", "seat", "1979-05-27", "x = 1",
]  # fmt: skip


def spoilt(text: str, dice: random.Random) -> str:
    """The text with a few things in other places, gone, twice, or replaced by scraps."""
    for _ in range(dice.choice((1, 1, 2, 5))):
        between = dice.choice(("\n", " ", ""))
        parts = text.split(between) if between else list(text)
        at = dice.randrange(len(parts)) if parts else 0
        match dice.randrange(5):
            case 0 if parts:
                del parts[at]
            case 1 if parts:
                parts.insert(at, dice.choice(parts))
            case 2 if parts:
                parts[at] = dice.choice(SCRAPS)
            case 3 if parts:
                other = dice.randrange(len(parts))
                parts[at], parts[other] = parts[other], parts[at]
            case _:
                parts.insert(at, dice.choice(SCRAPS))
        text = between.join(parts)
    return text


def told(read: Callable[[], object]) -> bool:
    """Was it refused in words? Anything but a refusal goes through."""
    try:
        faults = read()
    except PorphyryError as error:
        return bool(str(error))
    return isinstance(faults, list | Illegal) and bool(faults)


@pytest.mark.parametrize("name", ["byzantium", "byzantion", "guiscard"])
def test_a_line_is_an_action_or_is_refused_in_words(name: str) -> None:
    dice = random.Random(name)
    refused = 0
    for seed in range(3 * TIMES):
        table = porphyry.new(name, seed=seed)
        for _ in range(60):
            seat = table.decisions()[0].seat
            legal = [one.text for one in table.legal(seat)]
            for _ in range(4):
                line = spoilt(dice.choice(legal), dice)
                before = table.state.fingerprint()
                wrong = told(partial(table.why_not, line, seat))
                assert table.state.fingerprint() == before, line
                if wrong:
                    refused += 1
            table.play(dice.choice(legal), seat)
            if table.outcome is not None:
                break
    assert refused > 300


@pytest.mark.parametrize("name", ["byzantium", "byzantion", "guiscard"])
def test_a_whole_move_goes_as_far_as_it_goes_or_changes_nothing(name: str) -> None:
    dice = random.Random(f"{name} moves")
    for seed in range(2 * TIMES):
        table = porphyry.new(name, seed=seed)
        while table.ply < 80 and table.outcome is None:
            seat = table.decisions()[0].seat
            legal = [one.text for one in table.legal(seat)]
            line = spoilt("; ".join(dice.choices(legal, k=3)), dice)
            before, ply = table.state.fingerprint(), table.ply
            try:
                table.play_line(line, seat)
            except PorphyryError:
                assert (table.state.fingerprint(), table.ply) == (before, ply), line
                table.play(legal[0], seat)
            assert table.ply > ply, line


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/lessons/*.toml"))[::3], ids=lambda path: path.stem)
def test_a_spoilt_lesson_is_refused_in_words(tmp_path: Path, path: Path) -> None:
    dice = random.Random(path.stem)
    text = path.read_text(encoding="utf-8")
    refused = 0
    for _ in range(12 * TIMES):
        (tmp_path / path.name).write_bytes(laid_down(spoilt(text, dice), dice))
        refused += told(lambda: lessons.faults(tmp_path / path.name))
    assert refused > 3


@pytest.mark.parametrize("file", ["scenarios.toml", "forces.toml"])
def test_a_spoilt_scenario_is_refused_in_words(tmp_path: Path, file: str) -> None:
    dice = random.Random(file)
    text = (GAMES / "guiscard" / "data" / file).read_text(encoding="utf-8")
    refused = 0
    for _ in range(40 * TIMES):
        (tmp_path / file).write_bytes(laid_down(spoilt(text, dice), dice))
        refused += told(lambda: registry.game("guiscard").scenario_faults(str(tmp_path / file)))
    assert refused > 10


def test_spoilt_data_of_ones_own_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random("data")
    path = GAMES / "byzantium" / "data" / "cities.toml"
    text = path.read_text(encoding="utf-8")
    monkeypatch.setenv("PORPHYRY_DATA", str(tmp_path))
    (tmp_path / "byzantium").mkdir()
    refused = 0

    def read() -> None:
        reader = Reader(path.parent, "byzantium")
        for row in reader.table("cities.toml", "city", grows=True):
            row.text("id"), row.number("value", 0, 9), row.source()
        reader.done()

    for _ in range(80 * TIMES):
        (tmp_path / "byzantium" / "cities.toml").write_bytes(laid_down(spoilt(text, dice), dice))
        refused += told(read)
    assert refused > 20


def laid_down(text: str, dice: random.Random) -> bytes:
    """As it lies on a disk, sometimes in no encoding at all."""
    data = text.encode("utf-8", "replace")
    return data if dice.random() < 0.9 else data[: len(data) // 2] + bytes(dice.randrange(256) for _ in range(9))


async def test_a_live_message_is_understood_or_refused_and_the_line_stays_open(server: Server, anna: Player) -> None:
    table = (await anna.table("bot"))["id"]
    await anna.connect()
    here = {"table": table, "seat": 0}
    good: list[dict[str, Any]] = [
        {"type": "watch", **here}, {"type": "unwatch", "table": table}, {"type": "undo", **here, "ply": 0, "id": "c"},
        {"type": "play", **here, "ply": 0, "id": "a", "action": "pass"},
        {"type": "play", **here, "ply": 0, "id": "b", "action": {"verb": "bid", "card": "a1"}},
        {"type": "ask_undo", **here, "to": 0, "id": "d"}, {"type": "answer_undo", **here, "agree": True, "id": "e"},
        {"type": "ask", **here, "id": "f", "question": {"about": "reach", "unit": "x"}}, {"type": "say", "table": table, "text": "hello"},
        {"type": "watch", "table": table, "seat": None, "only": "decisions", "differences": True},
    ]  # fmt: skip
    dice, refused, before = random.Random("live"), 0, server.faults()
    for number in range(200 * TIMES):
        text = spoilt(json.dumps(dice.choice(good)), dice)
        assert anna.socket is not None
        await anna.socket.send(text.encode("utf-8", "replace") if dice.random() < 0.1 else text)
        await anna.send("ping", n=number)
        while (message := await anna.expect("pong", "refused", "bye"))["type"] != "pong":
            assert message["type"] == "refused" and message["refusal"]["message"], text
            refused += 1

    assert refused > 100
    assert server.faults() == before
