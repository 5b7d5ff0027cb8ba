"""What a game tells others is what its `wire.py` declares: nothing less, nothing more, nothing else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.table import Table
from porphyry.server import game_types

GAMES = game_types.of_games()
VIEWS = [game for game, declared in GAMES.items() if "VIEW" in declared]
ROWS = [game for game, declared in GAMES.items() if "ROWS" in declared]
GAMES_PLAYED = 6
STEPS = 300
EVERY = 5


def unfit(told: dict[str, Any], declared: Any) -> str:
    """What does not fit in what is told, in words; empty if all of it does."""
    sent = msgspec.json.decode(msgspec.json.encode(told))
    try:
        read = msgspec.convert(sent, declared, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return first_difference(sent, msgspec.to_builtins(read), "$")


def first_difference(sent: Any, read: Any, place: str) -> str:
    """Where something was sent that nobody has declared; a reader drops it without a word."""
    if isinstance(sent, dict):
        extra = sorted(set(sent) - set(read))
        pairs = [(sent[key], read[key], f"{place}.{key}") for key in sent if key in read]
        return f"{place}: {', '.join(extra)} is not declared" if extra else first_of(pairs)
    if isinstance(sent, list):
        return first_of([(a, b, f"{place}[{at}]") for at, (a, b) in enumerate(zip(sent, read, strict=True))])
    return "" if sent == read else f"{place}: {sent!r} was read as {read!r}"


def first_of(pairs: list[tuple[Any, Any, str]]) -> str:
    """The first difference of several."""
    return next((found for one in pairs if (found := first_difference(*one))), "")


def seen(table: Table, declared: Any) -> list[str]:
    """What does not fit in what spectators and seats see now."""
    views = [table.view(seat)["board"] for seat in (None, *range(table.state.seats))]
    return [found for view in views if (found := unfit(view, declared))]


@pytest.mark.parametrize("game", VIEWS)
@pytest.mark.parametrize("number", range(GAMES_PLAYED))
def test_every_view_fits_its_declaration(game: str, number: int) -> None:
    rng = random.Random(f"{game} {number}")
    made = registry.game(game)
    options = {option.key: rng.choice(option.values) for option in made.options}
    table = porphyry.new(game, seats=made.seat_counts[number % len(made.seat_counts)], seed=number, options=options)
    declared = GAMES[game]["VIEW"]

    for step in range(STEPS):
        if step % EVERY == 0:
            assert seen(table, declared) == []
        if table.outcome is not None:
            break
        table.play(rng.choice(table.legal()))
    assert seen(table, declared) == []


@pytest.mark.parametrize("game", ROWS)
def test_what_is_printed_fits_its_declaration(game: str) -> None:
    assert unfit(registry.game(game).rows(), GAMES[game]["ROWS"]) == ""


def test_every_game_of_ours_that_prints_something_declares_it() -> None:
    ours = [name for name in porphyry.games() if type(registry.game(name)).__module__.startswith("porphyry.")]

    assert {name for name in ours if registry.game(name).rows()} == set(ROWS)
    assert set(ours) == set(VIEWS)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"turn": "3"}, "Expected `int`, got `str` - at `$.turn`"),
        ({"ended": "won"}, "Invalid enum value 'won' - at `$.ended`"),
        ({"weather": "fine"}, "$: weather is not declared"),
    ],
)
def test_a_view_that_does_not_fit_is_found(change: dict[str, Any], told: str) -> None:
    view = porphyry.new("byzantium", seats=3, seed=1).view(0)["board"]

    assert unfit(view | change, GAMES["byzantium"]["VIEW"]) == told
    del view["players"][1]["pool"]
    assert "pool" in unfit(view, GAMES["byzantium"]["VIEW"])
