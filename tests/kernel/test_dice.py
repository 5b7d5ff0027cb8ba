"""Dice: fair, provable, scriptable; fast ones for search only."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from porphyry.kernel.dice import DOMAIN, Dice, commitment, fair_draw, fast_dice, scripted_dice
from porphyry.kernel.errors import BadPosition


def test_a_roll_can_be_checked_by_hand() -> None:
    """What anyone with the revealed seed can compute with a standard HMAC."""
    seed = b"a secret of thirty-two bytes ....."

    rolled = Dice(seed).roll(6)

    digest = hmac.new(seed, DOMAIN + bytes(8) + bytes(4), hashlib.sha256).digest()
    assert rolled == int.from_bytes(digest[:4], "big") % 6 + 1


def test_the_commitment_binds_seed_and_salt_and_tells_neither() -> None:
    published = commitment(b"seed", b"salt")

    assert published == hashlib.sha256(b"saltseed").hexdigest()
    assert published != commitment(b"sees", b"salt")
    assert [fair_draw(b"seed", n, 6) for n in range(20)] != [fair_draw(published.encode(), n, 6) for n in range(20)]
    assert [fair_draw(b"seed", n, 6) for n in range(20)] != [
        fair_draw(bytes.fromhex(published), n, 6) for n in range(20)
    ]


@pytest.mark.parametrize("dice", [Dice(b"fair"), fast_dice(5)], ids=["fair", "fast"])
def test_every_face_is_equally_likely(dice: Dice) -> None:
    rolls = Counter(dice.roll(6) for _ in range(60_000))

    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(9_500 < count < 10_500 for count in rolls.values())  # five standard deviations are 456


def test_pairs_of_fast_rolls_are_independent() -> None:
    dice = fast_dice(11)
    pairs = Counter((dice.roll(6), dice.roll(6)) for _ in range(72_000))

    assert len(pairs) == 36
    assert all(1_770 < count < 2_230 for count in pairs.values())


def test_neighbouring_seeds_give_different_fast_streams() -> None:
    firsts = {tuple(map(fast_dice(seed).below, [1000] * 6)) for seed in range(200)}

    assert len(firsts) == 200


def test_a_script_comes_first_then_the_seed() -> None:
    dice = scripted_dice([2, 4, 6], b"seed")
    plain = Dice(b"seed")
    for _ in range(3):
        plain.roll(6)

    assert [dice.roll(6) for _ in range(3)] == [2, 4, 6]
    assert [dice.roll(6) for _ in range(5)] == [plain.roll(6) for _ in range(5)]


def test_a_scripted_outcome_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadPosition, match="7 does not fit a draw from 1 to 6"):
        scripted_dice([7]).roll(6)


def test_a_clone_goes_its_own_way() -> None:
    dice = scripted_dice([1, 2, 3, 4], b"x")
    dice.roll(6)
    copy = dice.clone()

    assert [copy.roll(6) for _ in range(5)] == [dice.roll(6) for _ in range(5)]


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    dice = Dice(b"shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = [1, 2, 3]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_the_trace_keeps_what_was_drawn() -> None:
    dice = scripted_dice([3, 5])
    dice.trace = []
    dice.roll(6)
    dice.below(9)

    assert dice.trace == [3, 5]
    assert dice.counter == 2
