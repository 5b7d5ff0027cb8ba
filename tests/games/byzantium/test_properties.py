"""What holds in every game, whatever is played: pieces, money and points add up, and the events tell all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.board import CITIES, SIDES
from porphyry.games.byzantium.notation import COLOURS
from porphyry.games.byzantium.state import DISCS, POINTS, SIDE, TREASURY, get
from porphyry.kernel import game as engine
from porphyry.kernel.conformance import walk
from porphyry.kernel.table import new_table, table_from_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from porphyry.kernel.event import Event
    from porphyry.kernel.table import Table

SEEDS = st.integers(0, 2**32)
SEATS = st.sampled_from(GAME.seat_counts)
RULES = st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in GAME.options})


def steps(seats: int, seed: int, options: dict[str, str]) -> Iterator[tuple[Table, list[Event]]]:
    """A random game, step by step, with what happened in each."""
    for table, _ in walk(GAME, seats, seed, options):
        yield table, table.events[-1]


@settings(max_examples=12, deadline=None)
@drawn(SEATS, SEEDS, RULES)
def test_forty_two_cubes_of_each_colour_are_always_somewhere(seats: int, seed: int, options: dict[str, str]) -> None:
    for table, _ in steps(seats, seed, options):
        assert GAME.faults(table.state) == []


@settings(max_examples=12, deadline=None)
@drawn(SEATS, SEEDS, RULES)
def test_every_bezant_and_every_point_is_told(seats: int, seed: int, options: dict[str, str]) -> None:
    """Treasuries and tracks, computed from the events alone."""
    purses = {(seat, side): 15 if side == "byzantine" else 5 for seat in range(seats) for side in ("byzantine", "arab")}
    tracks = {(seat, side): 10 for seat in range(seats) for side in ("byzantine", "arab")}
    for table, events in steps(seats, seed, options):
        for event in events:
            key = (event.params.get("seat"), event.params.get("side"))
            if event.kind == "DiceRolled":
                assert set(event.params["faces"]) <= {1, 2, 3, 4, 5, 6}  # type: ignore[call-overload]  # a list of faces
            if event.kind in ("BezantsReceived", "BezantsPaid", "UpkeepPaid"):
                sign = 1 if event.kind == "BezantsReceived" else -1
                purses[key] += sign * event.params["bezants"]  # type: ignore[index,operator]  # a seat and a side, a number
            elif event.kind in ("PointsScored", "PointsLost"):
                sign = 1 if event.kind == "PointsScored" else -1
                tracks[key] += sign * event.params["points"]  # type: ignore[index,operator]  # a seat and a side, a number
        for seat in range(seats):
            for at, side in enumerate(("byzantine", "arab")):
                assert get(table.state, seat, TREASURY + at) == purses[seat, side]
                assert get(table.state, seat, POINTS + at) == tracks[seat, side]


@settings(max_examples=8, deadline=None)
@drawn(SEATS, SEEDS)
def test_an_improvement_never_takes_a_disc_that_is_not_there(seats: int, seed: int) -> None:
    for table, events in steps(seats, seed, {}):
        facts = table.state.facts
        for event in events:
            if event.kind == "CityImproved":
                for side in (0, 1):
                    out = sum(facts[DISCS + city] for city in range(CITIES) if facts[SIDE + side] >> city & 1)
                    assert out <= 60, SIDES[side]


@settings(max_examples=8, deadline=None)
@drawn(SEATS, SEEDS, RULES)
def test_a_position_taken_anywhere_plays_on_alike(seats: int, seed: int, options: dict[str, str]) -> None:
    for number, (table, _) in enumerate(steps(seats, seed, options)):
        if number % 23 or table.outcome is not None:
            continue
        again = table_from_position(GAME, table.to_position())
        assert (again.state.facts, again.state.stack) == (table.state.facts, table.state.stack)
        seat = GAME.deciders(table.state)[0]
        assert engine.legal(GAME, again.state, seat) == engine.legal(GAME, table.state, seat)


def rotated(data: dict[str, Any], by: int) -> dict[str, Any]:
    """The same position with everybody sitting so many places further round the table."""
    seats = data["seats"]
    moved = {colour: COLOURS[(at + by) % seats] for at, colour in enumerate(COLOURS[:seats])}

    def turn(value: Any) -> Any:
        if isinstance(value, dict):
            return {moved.get(key, key): turn(inner) for key, inner in value.items()}
        return moved.get(value, value) if isinstance(value, str) else value

    result: dict[str, Any] = turn(data)
    return result


@settings(max_examples=10, deadline=None)
@drawn(SEATS, SEEDS, st.integers(1, 3), RULES)
def test_nobody_is_favoured_by_his_seat(seats: int, seed: int, by: int, options: dict[str, str]) -> None:
    """Turn the whole table round: the same actions are open, and the same dice lead to the same place."""
    dice = [1 + (seed >> at) % 6 for at in range(32)] * 4
    for number, (table, _) in enumerate(steps(seats, seed, options)):
        data = table.to_position()
        if number % 11 or table.outcome is not None or "pending" in data:
            continue
        one = table_from_position(GAME, data, dice)
        other = table_from_position(GAME, rotated(data, by), dice)
        lines = [action.text for action in one.legal()]
        assert lines == [action.text for action in other.legal()]
        for at in range(0, len(lines), 9):
            here, there = one.clone(), other.clone()
            here.play(lines[at])
            there.play(lines[at])
            kept = {"pending"}
            assert {k: v for k, v in rotated(here.to_position(), by).items() if k not in kept} == {
                k: v for k, v in there.to_position().items() if k not in kept
            }, lines[at]


@settings(max_examples=10, deadline=None)
@drawn(SEATS, SEEDS)
def test_a_silent_copy_plays_the_same_game(seats: int, seed: int) -> None:
    """A search keeps no log: the same dice must still give the same hits."""
    *_, (table, _) = steps(seats, seed, {})
    silent = new_table(GAME, seats, seed, salt=b"").state
    for seat, code in table.plies:
        engine.step(GAME, silent, seat, code)

    assert silent.fingerprint() == table.state.fingerprint()


@settings(max_examples=10, deadline=None)
@drawn(SEATS, SEEDS)
def test_random_games_end_soon(seats: int, seed: int) -> None:
    """Three turns hold a bounded number of decisions: cubes and money run out."""
    plies = 0
    for table, _ in steps(seats, seed, {}):
        plies = table.ply

    assert plies < 500 * seats


FREE_ORDER = ["choose_losses", "give_cubes", "choose_deserters"]


@settings(max_examples=12, deadline=None)
@drawn(SEATS, SEEDS, RULES)
def test_cubes_go_in_any_order(seats: int, seed: int, options: dict[str, str]) -> None:
    """Losses, gifts and deserters are named cube by cube: where both may go, it is the same which goes first."""
    for table, _ in steps(seats, seed, options):
        question = table.state.stack[-8:-5]  # what is asked, of whom, for which side
        if not table.decisions() or table.decisions()[0].kind not in FREE_ORDER:
            continue
        texts = [action.text for action in table.legal()]
        for one in texts:
            for other in texts:
                ends = [_after(table, pair, question) for pair in ((one, other), (other, one))]
                assert None in ends or ends[0] == ends[1], (one, other)


def _after(table: Table, lines: tuple[str, str], question: list[int]) -> str | None:
    """The position after two answers to the same question; None if the second is no longer asked for, or not by itself."""
    copy = table.clone()
    forced = any(event.kind == "Forced" for event in copy.play(lines[0]))
    if forced or copy.state.stack[-8:-5] != question or lines[1] not in [action.text for action in copy.legal()]:
        return None
    copy.play(lines[1])
    return copy.state.fingerprint()
