"""A position is refused in words, or it is one: spoiled on purpose by the hundred, none is taken that fails later."""

from __future__ import annotations

import pytest
from tests.mutated import breaches

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.errors import BadPosition

GAMES = ["byzantium", "byzantion", "guiscard"]


@pytest.mark.parametrize("name", GAMES)
def test_spoiled_positions_are_refused_or_play_on(name: str) -> None:
    tally, wrong = breaches(registry.game(name), 250, seed=26)

    assert [error for _, error in wrong] == []
    assert min(tally["refused"], tally["accepted"]) > 20, "a sample that shows nothing"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_six_thousand_spoiled_positions_are_refused_or_play_on(name: str) -> None:
    _, wrong = breaches(registry.game(name), 6000, seed=1071)

    assert [error for _, error in wrong] == []


def nested(depth: int) -> object:
    value: object = 0
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "data",
    [
        {"seats": True},
        {"seats": 2.0},
        {"seats": nested(100_000)},
        {"seats": 10**4000},
        {"options": 5},
        {"options": {"length": nested(100_000)}},
        {"options": {10**4000: 1}},
        {"\x00\x1b[2J": 1},
        {"x" * 1_000_000: 1},
        {1: 1},
        {"players": nested(100_000), "units": nested(100_000)},
        {"players": [{}] * 100_000, "units": {str(number): {} for number in range(100_000)}},
    ],
)
def test_what_is_no_position_at_all_is_refused(name: str, data: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        porphyry.position(name, {"seats": 2, **data})

    assert str(refused.value).isprintable() or "\x1b" not in str(refused.value)
    assert len(str(refused.value)) < 100_000


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("data", [None, 5, "seats", [["seats", 2]]])
def test_a_position_is_a_table(name: str, data: object) -> None:
    with pytest.raises(BadPosition, match="expected a table"):
        porphyry.position(name, data)  # type: ignore[arg-type]  # what a program may hand in by mistake
