"""Positions spoiled on purpose: something real is taken, one to three things in it are changed, and what comes out is tried.

Whatever is handed in, a position is refused in words or can be looked at, stored and played like any other.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from porphyry.games.byzantion.shape import MOMENTS
from porphyry.games.guiscard.ground.hexes import DIRECTIONS
from porphyry.games.guiscard.notation import STEPS
from porphyry.kernel.dice import Dice, fast_dice
from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.state import state_from_data
from porphyry.kernel.table import Table, from_snapshot, new_table, table_from_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from porphyry.kernel.game import Game

PLIES = 30
"""So far a position that was accepted is played."""

NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 15, 63, 255, 4095, 2**31, 2**61, 2**70, -(2**33), 10**30]
VALUES: list[Any] = [
    None,
    True,
    False,
    "",
    "nobody",
    "a\x00b\n\x1b[31m",
    "x" * 5000,
    [],
    {},
    [[]],
    [1, 2, 3],
    {"a": 1},
    1.5,
    float("nan"),
    float("inf"),
    b"bytes",
]


def deep() -> list[Any]:
    """A list in a list in a list."""
    value: list[Any] = []
    for _ in range(120):
        value = [value]
    return value


def real(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """Positions of random games of every seat count, and of every value of the option with the most values, without end."""
    widest = max(game.options, key=lambda option: len(option.values))
    number = 0
    while True:
        seats = game.seat_counts[number % len(game.seat_counts)]
        chooser = fast_dice(seed * 7919 + number)
        options = {option.key: option.values[chooser.below(len(option.values))] for option in game.options}
        if number % 3:
            options = {widest.key: widest.values[number // 3 % len(widest.values)]}
        table = new_table(game, seats, f"{seed} {number}", options, salt=b"")
        stride = 3 + chooser.below(60)
        for ply in range(12 * stride):
            deciders = game.deciders(table.state)
            if ply % stride == 0:
                data = {"seats": seats, "options": table.options, **table.to_position()}
                yield shorter(game, data, chooser) if chooser.below(3) == 0 else data
            if not deciders:
                break
            seat = deciders[chooser.below(len(deciders))]
            codes = game.legal(table.state, seat)
            table.play_code(codes[chooser.below(len(codes))], seat)
        number += 1


def shorter(game: Game, data: dict[str, Any], chooser: Dice) -> dict[str, Any]:
    """The same without the work in hand, as somebody would write it who wants to begin there."""
    if game.name == "guiscard":
        return _few_words(data, chooser)
    data = {key: value for key, value in data.items() if key != game.work_key}
    if game.name == "byzantion":
        data["moment"] = MOMENTS[chooser.below(len(MOMENTS))]
        del data["phase"]
    return data


def _few_words(data: dict[str, Any], chooser: Dice) -> dict[str, Any]:
    units = {}
    for ident, row in data["units"].items():
        if row["hex"] is not None and row["place"] == 1 and row["mount"] is None:
            marks = {"wounded": row["health"] == 1, "stunned": chooser.below(8) == 0, "dead": row["health"] == 2}
            units[ident] = {"hex": row["hex"], **{name: True for name, holds in marks.items() if holds}}
            if "horse" in ident:
                units[ident]["facing"] = DIRECTIONS[row["facing"] % 6]
    short: dict[str, Any] = {"scenario": data["header"]["scenario"], "units": units}
    if "devices" in data:
        short["devices"] = {ident: {"state": "ready"} for ident in data["devices"]}
        short["fires"] = {next(iter(units.values()))["hex"]: 0} if units else {}
    return {
        **short,
        "step": STEPS[chooser.below(len(STEPS))],
        "active": chooser.below(2),
        "round": 1 + chooser.below(9),
    }


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in it."""
    found = [path] if path else []
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        found += places(value, (*path, key))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """What lies there."""
    for key in path:
        data = data[key]
    return data


def spoil(data: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """A copy with one to three changes."""
    data = copy.deepcopy(data)
    for _ in range(1 + dice.below(3)):
        spots = places(data)
        by_key: dict[str, list[tuple[Any, ...]]] = {}
        for spot in spots:
            by_key.setdefault(str(spot[0]), []).append(spot)
        key = list(by_key)[dice.below(len(by_key))]  # evenly among the keys at the top, or long lists would take it all
        among = spots if dice.below(2) else by_key[key]
        _spoil_at(data, among[dice.below(len(among))], spots, dice)
    return data


def _spoil_at(data: dict[str, Any], path: tuple[Any, ...], spots: list[tuple[Any, ...]], dice: Dice) -> None:
    parent, key = at(data, path[:-1]), path[-1]
    value = parent[key]
    deed = dice.below(9)
    if deed == 0:
        del parent[key]
    elif deed == 1:
        parent[key] = copy.deepcopy(VALUES[dice.below(len(VALUES))])
    elif deed == 2 and isinstance(value, int):
        parent[key] = int(value) + [-1, 1, 2, -2, 8, 1 << dice.below(40)][dice.below(6)]
    elif deed <= 3:
        parent[key] = NUMBERS[dice.below(len(NUMBERS))]
    elif deed == 4:  # something else that is really there, at its wrong place
        other = at(data, spots[dice.below(len(spots))])
        if not isinstance(other, dict | list) or isinstance(value, dict | list):
            parent[key] = copy.deepcopy(other)
    elif deed == 5 and isinstance(parent, list):
        parent.insert(key, copy.deepcopy(value))
    elif deed == 5 and isinstance(parent, dict):
        parent[str(key) + "x"] = value
    elif deed == 6 and isinstance(value, str):
        parent[key] = value[1:] + value[:1]
    elif deed == 7 and isinstance(parent, list):
        other_key = dice.below(len(parent))
        parent[key], parent[other_key] = parent[other_key], value
    elif deed == 8 and dice.below(8) == 0:
        parent[key] = deep()
    elif isinstance(value, int) and not isinstance(value, bool):
        parent[key] = dice.below(13) - 2


def tried(game: Game, data: dict[str, Any], seed: int) -> bool:
    """Was it refused? What is accepted is looked at, stored, written down and played; raises whatever goes wrong."""
    try:
        table = table_from_position(game, data, seed=b"m")
    except PorphyryError as error:
        if not str(error):
            raise AssertionError("refused without a word") from error
        return True
    looked_at(game, table)
    written = {"seats": table.seats, "options": table.options, **table.to_position()}
    again = table_from_position(game, json.loads(json.dumps(written)), seed=b"m")
    assert (again.state.facts, again.state.stack) == (table.state.facts, table.state.stack), "does not come back"
    kept = json.loads(json.dumps(table.to_data()))
    assert from_snapshot(game, kept).state.fingerprint() == table.state.fingerprint()
    chooser = fast_dice(seed)
    for _ in range(PLIES):
        deciders = game.deciders(table.state)
        if not deciders:
            assert table.outcome is not None, "over without an outcome"
            break
        seat = deciders[chooser.below(len(deciders))]
        codes = game.legal(table.state, seat)
        table.play_code(codes[chooser.below(len(codes))], seat)
        assert not game.faults(table.state), game.faults(table.state)
    looked_at(game, table)
    return False


def looked_at(game: Game, table: Table) -> None:
    """What every seat sees and may do."""
    for seat in [None, *range(table.seats)]:
        json.dumps(table.view(seat))
    for seat in game.deciders(table.state):
        assert game.legal(table.state, seat), "must decide and has no legal action"
    table.state.fingerprint()
    assert state_from_data(table.state.to_data()).fingerprint() == table.state.fingerprint()


def breaches(game: Game, count: int, seed: int) -> tuple[Counter[str], list[tuple[dict[str, Any], str]]]:
    """How many of so many spoiled positions were refused and accepted, and each that went wrong with its error."""
    dice = fast_dice(seed)
    tally: Counter[str] = Counter()
    wrong: list[tuple[dict[str, Any], str]] = []
    for number, data in enumerate(real(game, seed)):
        for _ in range(8):
            if tally.total() >= count:
                return tally, wrong
            spoiled = spoil(data, dice)
            try:
                tally["refused" if tried(game, spoiled, number) else "accepted"] += 1
            except Exception as error:  # noqa: BLE001 - whatever comes out is the find we are after
                tally["broken"] += 1
                wrong.append((spoiled, f"{type(error).__name__}: {error}"))
    return tally, wrong
