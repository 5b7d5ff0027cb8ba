"""The bot of the server is the bot of the library: the same seeds, the same actions, whoever asks and whichever worker answers."""

from __future__ import annotations

from typing import Any

import pytest

import porphyry
from porphyry.kernel.table import Table
from porphyry.server.bots import Mind, Worker, question
from porphyry.server.botworker import answer

DECISIONS = 150
NO_LIMIT = 0.0  # seconds: every level thinks as long as it does of itself, so that a slow machine changes nothing

GAMES = [
    ("guiscard", 2, {"scenario": "civitate"}, ["steady", "strong"]),
    ("byzantium", 3, {}, ["novice", "strong", "steady"]),
    ("byzantion", 2, {}, ["strong", "random"]),
]


def by_library(table: Table, levels: list[str], seeds: list[int]) -> list[tuple[int, int]]:
    bots = [porphyry.bot(level, game=table.game.name, seed=seed) for level, seed in zip(levels, seeds, strict=True)]
    while table.ply < DECISIONS and table.outcome is None:
        seat = table.decisions()[0].seat
        table.play(bots[seat].choose(table, seat, NO_LIMIT), seat)
    return table.plies


async def by_server(table: Table, levels: list[str], seeds: list[int], killed_at: set[int]) -> list[tuple[int, int]]:
    minds = [Mind() for _ in levels]
    for mind, seed in zip(minds, seeds, strict=True):
        mind.seed = seed
    workers = [Worker(), Worker()]
    try:
        while table.ply < DECISIONS and table.outcome is None:
            if due := {at for at in killed_at if at <= table.ply}:  # a whole move may pass by the very ply
                killed_at -= due
                await workers[0].stop()
            seat = table.decisions()[0].seat
            asked = question(table, seat, levels[seat], NO_LIMIT, minds[seat])
            reply = await workers[table.ply % len(workers)].ask(asked, 60)
            minds[seat].course = reply["course"]
            table.play(reply["line"], seat)
    finally:
        for worker in workers:
            await worker.stop()
    return table.plies


@pytest.mark.service
@pytest.mark.parametrize(("game", "seats", "options", "levels"), GAMES, ids=[one[0] for one in GAMES])
async def test_a_seeded_game_is_the_same_on_the_server(
    game: str, seats: int, options: dict[str, str], levels: list[str]
) -> None:
    """Two workers take turns, and one of them dies twice on the way."""
    seeds = [11 + seat for seat in range(seats)]
    expected = by_library(porphyry.new(game, seats=seats, seed=4, options=options), levels, seeds)

    played = await by_server(
        porphyry.new(game, seats=seats, seed=4, options=options), levels, seeds, killed_at={40, 90}
    )

    assert played[:DECISIONS] == expected[:DECISIONS]


@pytest.mark.service
async def test_a_worker_answers_with_a_whole_move() -> None:
    """A walk of a bot is one line, played by the same door as a person's; it ends before anything else is decided."""
    table = porphyry.new("guiscard", seed=2, options={"scenario": "civitate"})
    minds = [Mind(), Mind()]
    worker = Worker()
    walks: list[list[str]] = []
    try:
        while table.ply < DECISIONS:
            seat = table.decisions()[0].seat
            reply = await worker.ask(question(table, seat, "novice", NO_LIMIT, minds[seat]), 60)
            before = table.ply
            table.play(reply["line"], seat)
            line = reply["line"].split("; ")
            assert table.ply == before + len(line), "no line promises more than can be played"
            walks += [line] if line[0].startswith("move ") else []
    finally:
        await worker.stop()

    assert len(walks) > 5
    assert all(line[0].split()[0] not in [word.split()[0] for word in line[1:]] for line in walks)
    assert sum(len(line) for line in walks) > 4 * len(walks)


@pytest.mark.service
async def test_a_worker_carries_out_a_whole_move() -> None:
    """Where it has begun a move, a bot of the server does not think anew at every step: the course goes along."""
    table = porphyry.new("guiscard", seed=2, options={"scenario": "civitate"})
    minds = [Mind(), Mind()]
    worker = Worker()
    followed = 0
    try:
        for _ in range(30):
            seat = table.decisions()[0].seat
            before = minds[seat].course
            reply = await worker.ask(question(table, seat, "strong", NO_LIMIT, minds[seat]), 60)
            minds[seat].course = reply["course"]
            table.play(reply["line"], seat)
            if before is not None and reply["course"] is not None:
                ahead, left = before[3], reply["course"][3]
                followed += len(left) < len(ahead) and ahead[len(ahead) - len(left) :] == left
    finally:
        await worker.stop()

    assert followed > 3


def walks(table: Table) -> list[list[str]]:
    """The hexes of every move, in the order in which they were trodden."""
    found: list[list[str]] = []
    for _, code in table.plies:
        word, *rest = table.text(code).split()
        if word == "move":
            found.append([])
        elif word == "step" and found:
            found[-1].append(rest[0])
    return [one for one in found if one]


def test_men_do_not_walk_to_and_fro_at_the_table() -> None:
    """A move that treads a hex twice is a plan forgotten on the way: under four in a hundred."""
    found: list[list[str]] = []
    for seed in range(3):
        table = porphyry.new("guiscard", seed=seed, options={"scenario": "stairway"})
        minds = [Mind(), Mind()]
        while table.ply < 400 and table.outcome is None:
            seat = table.decisions()[0].seat
            minds[seat].seed = seed * 7 + seat
            reply: Any = answer(question(table, seat, "strong", NO_LIMIT, minds[seat]))
            minds[seat].course = reply["course"]
            table.play(reply["line"], seat)
        found += walks(table)

    twice = [one for one in found if len(set(one)) < len(one)]
    assert len(found) > 100
    assert len(twice) < 0.04 * len(found), twice
