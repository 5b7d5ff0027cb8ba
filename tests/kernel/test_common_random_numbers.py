"""Luck that hangs on what is done: the same deed meets the same chance, whatever was done before it elsewhere."""

from __future__ import annotations

import math
from collections import Counter

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.common_random_numbers import act, key_of, mixed, play_alike, race
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.game import legal
from porphyry.kernel.heuristics import Heuristics, best_by_policy, settle
from porphyry.kernel.state import State

GAME = registry.game("guiscard")
KEYS = range(20_000)


def judgement() -> Heuristics:
    heuristics = GAME.heuristics()
    assert heuristics is not None
    return heuristics


def near(counts: Counter[int], shares: dict[int, float]) -> bool:
    """Whether all counts lie within four standard deviations of what is expected."""
    total = sum(counts.values())
    return all(
        abs(counts[one] - total * share) < 4 * math.sqrt(total * share * (1 - share)) for one, share in shares.items()
    )


def test_who_weighs_more_wins_the_race_more_often() -> None:
    counts = Counter(race([1.0, 0.0, 2.0, 5.0], [7, 8, 9, 10], mixed(3, key)) for key in KEYS)

    assert near(counts, {0: 1 / 8, 2: 2 / 8, 3: 5 / 8})
    assert counts[1] == 0


def test_who_wins_a_race_wins_it_too_without_a_loser() -> None:
    """An option that is gone after another move changes nothing for the others."""
    for key in range(500):
        codes, weights = [11, 12, 13, 14], [1.0, 2.0, 3.0, 4.0]
        won = codes[race(weights, codes, key)]
        lost = next(at for at, code in enumerate(codes) if code != won)
        del codes[lost], weights[lost]

        assert codes[race(weights, codes, key)] == won


def test_the_first_die_of_every_key_is_fair() -> None:
    dice = fast_dice(1)
    faces: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    for key in KEYS:
        dice.aim(mixed(5, key))
        first = dice.roll(10)
        faces[first] += 1
        pairs[first * 10 + dice.roll(10) - 1] += 1

    assert near(faces, dict.fromkeys(range(1, 11), 0.1))
    assert near(pairs, dict.fromkeys(range(10, 110), 0.01))


def before_a_blow() -> tuple[State, int, int]:
    """A position at Civitate in which somebody may be struck."""
    table = porphyry.new("guiscard", seed=2, options={"scenario": "civitate"})
    bots = [porphyry.bot("novice", game="guiscard", seed=seat) for seat in range(2)]
    while True:
        seat = table.decisions()[0].seat
        blow = next((one for one in table.legal(seat) if one.text.startswith("attack")), None)
        if blow is not None:
            s = table.state.clone()
            s.dice = fast_dice(1)
            return s, seat, blow.code
        table.play(bots[seat].choose(table, seat), seat)


def test_a_blow_falls_alike_whatever_has_been_rolled_before() -> None:
    s, seat, blow = before_a_blow()
    heuristics = judgement()
    ends = []
    for rolls in range(5):
        after = s.clone()
        for _ in range(rolls):
            after.dice.roll(10)
        act(GAME, after, seat, blow, key_of(GAME, heuristics, after, seat, 9, 0))
        settle(GAME, heuristics, after, 60)
        ends.append(after.facts)

    assert all(end == ends[0] for end in ends)


def test_other_keys_bring_other_luck() -> None:
    s, seat, blow = before_a_blow()
    ends = set()
    for seed in range(12):
        after = s.clone()
        act(GAME, after, seat, blow, key_of(GAME, judgement(), after, seat, seed, 0))
        settle(GAME, judgement(), after, 60)
        ends.add(tuple(after.facts))

    assert len(ends) > 1


def test_the_key_is_that_of_the_turn_where_it_is_quiet_and_of_the_deed_elsewhere() -> None:
    s, seat, _ = before_a_blow()
    heuristics = judgement()
    quiet = key_of(GAME, heuristics, s, seat, 9, 4)
    while heuristics.is_quiet(s):
        seat = GAME.deciders(s)[0]
        act(GAME, s, seat, best_by_policy(heuristics, s, seat, legal(GAME, s, seat)), 1)

    assert quiet != 4
    assert key_of(GAME, heuristics, s, GAME.deciders(s)[0], 9, 4) == 4


def test_playing_on_ends_where_a_turn_begins_or_after_so_many_actions() -> None:
    heuristics = judgement()
    start = porphyry.new("guiscard", seed=2, options={"scenario": "civitate"}).state
    start.dice = fast_dice(1)
    turn = heuristics.turn(start)

    s = start.clone()
    play_alike(GAME, heuristics, s, 2000, 1, 1, turn + 3)
    assert heuristics.turn(s) == turn + 3
    few, again = start.clone(), start.clone()
    play_alike(GAME, heuristics, few, 5, 1, 1, turn + 3)
    play_alike(GAME, heuristics, again, 5, 1, 1)
    assert few.facts == again.facts
    assert heuristics.turn(few) < turn + 3


def test_playing_on_ends_with_the_game() -> None:
    s = porphyry.new("guiscard", seed=2, options={"scenario": "stairway"}).state
    s.dice = fast_dice(1)
    play_alike(GAME, judgement(), s, 100_000, 1, 1)

    assert GAME.deciders(s) == []
