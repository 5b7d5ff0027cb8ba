"""Secret bids are drawn: the choice varies with the seed, keeps to the balance, and is never more than it is worth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.byzantion.given import court

import porphyry
from porphyry.games.byzantion import GAME
from porphyry.games.byzantion.bot.bids import balance, prizes
from porphyry.kernel.table import Table

JUDGE = GAME.heuristics()
CODEX = ["codex-of-justinian"]  # a trial in civicus, 4/3/2/1
WANTED_LATER = [*CODEX, "neoplatonic-academy"]


def often(t: Table, seat: int = 0) -> dict[str, float]:
    """How often the balance makes each bid."""
    assert JUDGE is not None
    codes = GAME.legal(t.state, seat)
    weights = JUDGE.mixture(t.state, seat, codes)
    return {t.text(code): round(weight / sum(weights), 2) for code, weight in zip(codes, weights, strict=True)}


def trial(*civicus: int, **data: Any) -> Table:
    players = [{"resources": {"auctoritas": 0, "civicus": amount}} for amount in civicus]
    return court(len(civicus), moment="bids", events=WANTED_LATER, players=players, **data)


def chosen(t: Table, level: str, games: int = 24) -> Counter[str]:
    return Counter(porphyry.bot(level, game="byzantion", seed=seed).choose(t, 0).text for seed in range(games))


def test_the_balance_of_matching_pennies_is_half_and_half() -> None:
    first, second = balance([2, 2], [[1.0, -1.0], [-1.0, 1.0], [-1.0, 1.0], [1.0, -1.0]])

    assert first[0] / sum(first) == pytest.approx(0.5, abs=0.1)
    assert second[0] / sum(second) == pytest.approx(0.5, abs=0.1)


def test_a_bid_that_is_better_whatever_the_others_do_is_always_made() -> None:
    mine, _ = balance([2, 2], [[0.0, 0.0], [1.0, -1.0], [0.0, 0.0], [1.0, -1.0]])

    assert mine[1] / sum(mine) > 0.95


def test_prizes_go_by_rank_and_ties_are_shared_unless_one_of_them_decides() -> None:
    t = trial(4, 4, 4, ring=2)

    assert prizes(t.state, [0, 1, 2], [3, 1, 0]) == [4.0, 3.0, 0.0]
    assert prizes(t.state, [0, 1, 2], [2, 2, 1]) == [3.5, 3.5, 2.0]
    assert prizes(t.state, [0, 1, 2], [2, 1, 2]) == [3.0, 2.0, 4.0]  # the ring decides for its holder


@pytest.mark.parametrize("level", ["steady", "strong", "master"])
def test_a_trial_bid_varies_with_the_seed_and_is_the_same_for_the_same_seed(level: str) -> None:
    t = trial(4, 4)

    bids = chosen(t, level)

    assert len(bids) > 1
    assert bids == chosen(t, level)
    assert set(bids) <= {bid for bid, share in often(t).items() if share > 0}


def test_nobody_bids_more_than_the_first_place_asks_for() -> None:
    """Where the others hold one piece between them, two are enough."""
    assert {bid for bid, share in often(trial(6, 1)).items() if share > 0} <= {"bid 1", "bid 2"}
    assert {bid for bid, share in often(trial(6, 1, 0)).items() if share > 0} <= {"bid 1", "bid 2"}


def test_pieces_of_the_chalice_cost_nothing_and_are_bid() -> None:
    players = [{"position": "chalice", "resources": {"civicus": 1}}, {"resources": {"civicus": 1}}]
    t = court(moment="bids", events=CODEX, players=players)

    assert often(t)["bid 0"] == 0


def test_a_contribution_is_never_less_than_an_event_in_reach_deserves() -> None:
    """The first can win the reward alone and loses nothing by it: everything goes in."""
    rome = {"auctoritas": 0, "virtus": 1, "lapis": 4, "lignum": 1}
    t = court(moment="contributions", events=["guardians-of-the-siege-of-rome"], players=[{"resources": rome}, {}])

    assert often(t) == {"give virtus 0": 0.0, "give virtus 1": 1.0}


def test_a_piece_that_is_worth_as_much_later_is_kept_back_now_and_then() -> None:
    """The event fails with or without it, and one to come wants virtus too."""
    mine = {"resources": {"auctoritas": 0, "virtus": 1, "lapis": 3}}
    t = court(
        moment="contributions",
        events=["guardians-of-the-siege-of-rome", "battle-of-taginae"],
        players=[mine, {"resources": {"auctoritas": 0, "lapis": 1}}],
    )

    shares = often(t)

    assert 0 < shares["give virtus 0"] < 0.2
    assert shares["give virtus 1"] > 0.8


def test_where_no_amount_is_asked_nothing_is_drawn() -> None:
    assert JUDGE is not None
    mine = {"resources": {"civicus": 4}, "area": [["tribonian"]]}
    t = court(moment="contributions", events=["neoplatonic-academy"], option=1, players=[mine, {}])
    t.play("give civicus 2", 0)

    assert JUDGE.mixture(t.state, 0, GAME.legal(t.state, 0)) == []
