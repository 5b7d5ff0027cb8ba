"""What a player is said to have while an action is weighed: cubes, money, bezants still to be divided, points."""

from __future__ import annotations

from tests.games.byzantium.given import army, given, play

from porphyry.games.byzantium.scoring import COUNTS, counted
from porphyry.kernel.table import Table


def counts(t: Table, seat: int) -> dict[str, int]:
    return dict(zip(COUNTS, counted(t.state, seat), strict=True))


def test_cubes_both_treasuries_both_tracks_and_the_half_rule_are_counted() -> None:
    t = given(red={"pool": 5, "byzantine": army(treasury=7, points=30), "arab": army(treasury=3, points=14)})

    assert counts(t, 0) == {
        "cubes": 5,
        "byzantine": 7,
        "arab": 3,
        "taxes": 0,
        "byzantine-points": 30,
        "arab-points": 14,
        "total": 30,
    }


def test_taxes_not_yet_divided_are_counted_for_who_divides_them_and_for_nobody_else() -> None:
    t = given(red={"pool": 5})

    play(t, "tax 4")

    assert [counts(t, seat)["taxes"] for seat in range(3)] == [8, 0, 0]


def test_a_later_seat_divides_its_own_taxes() -> None:
    t = given(active="yellow", yellow={"pool": 5})

    play(t, "tax 2")

    assert [counts(t, seat)["taxes"] for seat in range(3)] == [0, 4, 0]
