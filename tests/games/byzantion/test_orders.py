"""Standing orders of the court: pass until something happens, and unless a card is aimed at oneself."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import asked, play
from tests.games.byzantion.scenes import turn

import porphyry


@pytest.mark.rule("BZN-ITR-09")
def test_a_seat_that_lets_reactions_pass_is_not_asked_until_its_turn() -> None:
    t = turn(["theodora"], ["iron-custody"])
    t.stand(1, "pass", until=["turn"])

    play(t, "announce play")
    assert (asked(t), len(t.plies)) == ([(0, "play_cards")], 2)  # the pass is a ply like any other

    play(t, "done", "end")
    assert asked(t) == [(1, "take_turn")]
    assert t.orders == {}


@pytest.mark.rule("BZN-ITR-09")
def test_an_order_given_on_my_own_turn_ends_at_the_next_one() -> None:
    t = turn([], [])
    t.stand(0, "pass", until=["turn"])

    play(t, "announce reset", "end")
    assert asked(t) == [(1, "take_turn")]
    assert (0, "pass") in t.orders

    play(t, "announce reset", "end")
    assert asked(t) == [(0, "take_turn")]
    assert t.orders == {}


@pytest.mark.rule("BZN-ITR-08", "BZN-ITR-09")
def test_an_order_ends_when_somebody_else_plays_an_intrigue_card() -> None:
    t = turn(["anathema", "theodora"], ["iron-custody"], ["veto-of-the-quaestor"])
    t.stand(2, "pass", until=["intrigue"])

    play(t, "announce play", "intrigue iron-custody")

    assert t.orders == {}
    assert asked(t) == [(2, "offer_intrigue")]


@pytest.mark.rule("BZN-ITR-07", "BZN-ITR-09", "BZN-ITR-06")
@pytest.mark.parametrize(
    ("hands", "lines", "aimed"),
    [
        ((["anathema", "theodora"], ["iron-custody"]), ["announce play", "intrigue iron-custody"], True),
        ((["theodora"], ["iron-custody"], ["anathema"]), ["announce play", "intrigue iron-custody"], False),
    ],
)
def test_a_seat_is_asked_all_the_same_if_a_card_is_aimed_at_it(
    hands: tuple[list[str], ...], lines: list[str], aimed: bool
) -> None:
    """Iron custody stops the action of the first player: it is aimed at him and at nobody else."""
    t = turn(*hands)
    watcher = 0 if aimed else 2
    t.stand(watcher, "pass", {"unless": "aimed"})

    play(t, *lines)

    assert (asked(t) == [(watcher, "offer_intrigue")]) is aimed


def test_what_an_order_cannot_be_is_said_in_words() -> None:
    t = turn([], [])

    with pytest.raises(porphyry.Unreadable, match="did you mean 'pass'"):
        t.stand(0, "pas")
    with pytest.raises(porphyry.Unreadable, match="never, aimed"):
        t.stand(0, "pass", {"unless": "bored"})
    with pytest.raises(porphyry.Unreadable, match="turn, event, intrigue"):
        t.stand(0, "pass", until=["tea"])
    with pytest.raises(porphyry.Unreadable, match="what can be set: unless"):
        t.stand(0, "pass", {"until": "turn"})
