"""Selling, buying and resetting (BZN-MKT, BZN-SEL, BZN-BUY, BZN-RST)."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import asked, choices, court, goods, hand, market, play, rule_against, stock, stocks

from porphyry.games.byzantion import GAME
from porphyry.games.byzantion import state as st


@pytest.mark.rule("BZN-SEL-02", "BZN-MKT-01", "BZN-LST-08")
def test_missing_resources_fill_the_first_free_spaces_for_seven_and_eight() -> None:
    """Rulebook example: lapis and civicus are missing; one brings 7, both bring 15."""
    t = court(market=goods("AVFWG"), players=[{"nomisma": 0, "resources": {"lapis": 1, "civicus": 1}}])

    play(t, "announce sell", "sell lapis")
    assert stock(t, 0, "nomisma") == 7

    play(t, "sell civicus", "done")
    assert stock(t, 0, "nomisma") == 15
    assert market(t) == "AVFWGLC."


@pytest.mark.rule("BZN-SEL-03", "BZN-SEL-04")
def test_a_copy_of_the_first_resource_brings_nine_and_takes_the_first_away() -> None:
    """Rulebook example: the market is full and lignum is first."""
    t = court(market=goods("WACVFLG"), players=[{"nomisma": 0, "resources": {"lignum": 2}, "hand": ["theodora"]}])

    play(t, "announce sell", "sell lignum")
    assert market(t) == "WACVFLGW"
    assert rule_against(t, "sell lignum") == "BZN-MKT-02"

    play(t, "done")
    assert stock(t, 0, "nomisma") == 9
    assert market(t) == "ACVFLGW."


@pytest.mark.rule("BZN-SEL-04", "BZN-SEL-06", "BZN-SEL-01", "BZN-MKT-02")
def test_fill_and_copy_in_one_action_in_any_order() -> None:
    t = court(market=goods("WAVFG"), players=[{"nomisma": 0, "resources": {"lapis": 1, "civicus": 1, "lignum": 2}}])

    play(t, "announce sell", "sell lapis", "sell civicus", "sell lignum", "done")

    assert stock(t, 0, "nomisma") == 7 + 8 + 9
    assert market(t) == "AVFGLCW."


@pytest.mark.rule("BZN-MKT-02")
def test_a_market_with_a_resource_twice_is_a_fault_but_for_the_copy_of_a_sale() -> None:
    t = court(market=goods("WAVFG"), players=[{"resources": {"lignum": 2}, "hand": ["theodora"]}])
    play(t, "announce sell", "sell lignum")
    assert GAME.faults(t.state) == []

    t.state.facts[st.MARKET + 1] = t.state.facts[st.MARKET + 2]
    assert GAME.faults(t.state) == ["the market holds a resource twice"]


@pytest.mark.rule("BZN-SEL-03")
def test_the_first_resource_is_copied_only_once_in_an_action() -> None:
    t = court(market=goods("WAVFG"), players=[{"resources": {"lignum": 3}, "hand": ["theodora"]}])

    play(t, "announce sell", "sell lignum")

    assert rule_against(t, "sell lignum") == "BZN-SEL-03"


@pytest.mark.rule("BZN-SEL-02")
def test_what_stands_in_the_market_and_is_not_first_cannot_be_sold() -> None:
    t = court(market=goods("WAVFG"), players=[{"resources": {"virtus": 1, "lapis": 1}, "hand": ["theodora"]}])

    play(t, "announce sell")

    assert rule_against(t, "sell virtus") == "BZN-SEL-02"


@pytest.mark.rule("BZN-SEL-05")
def test_a_sale_sells_at_least_one_piece_from_the_sellers_stock() -> None:
    t = court(market=goods("AVFWG"), players=[{"resources": {"auctoritas": 0, "lapis": 1}, "hand": ["theodora"]}])

    play(t, "announce sell")

    assert rule_against(t, "done") == "BZN-SEL-05"
    assert rule_against(t, "sell civicus") == "BZN-SEL-05"
    assert rule_against(t, "sell nomisma") == "BZN-TRM-03"


@pytest.mark.rule("BZN-SEL-05")
def test_after_one_piece_a_sale_may_end_though_more_could_be_sold() -> None:
    t = court(market=goods("AVFWG"), players=[{"resources": {"lapis": 1, "civicus": 1}}])

    play(t, "announce sell", "sell lapis")

    assert "sell civicus" in choices(t)
    assert rule_against(t, "done") == ""


@pytest.mark.rule("BZN-SEL-05")
def test_a_sale_ends_where_the_last_piece_was_sold_before_it_began() -> None:
    """An answer to a cancelling card let Cosmas sell it."""
    me = {"nomisma": 9, "resources": {"auctoritas": 0, "lapis": 1}, "area": [["cosmas-indicopleustes"]]}
    t = court(
        market=goods("AVFWG"),
        players=[{**me, "hand": ["bought-informer"]}, {"nomisma": 9, "hand": ["closed-harbour"]}],
    )

    play(t, "announce sell", "intrigue closed-harbour", "intrigue bought-informer", "sell lapis")

    assert asked(t) == [(1, "take_turn")]
    assert market(t) == "AVFWGL.."


@pytest.mark.rule("BZN-SEL-05")
def test_a_sale_is_announced_only_with_something_to_sell() -> None:
    t = court(market=goods("WACVFLG"), players=[{"resources": {"auctoritas": 1, "virtus": 3}}])

    assert rule_against(t, "announce sell") == "BZN-SEL-05"


@pytest.mark.rule("BZN-SEL-07")
def test_an_empty_market_has_no_first_resource_until_something_is_filled_in() -> None:
    t = court(market=[None] * 8, players=[{"nomisma": 0, "resources": {"auctoritas": 0, "lapis": 2}}])

    play(t, "announce sell", "sell lapis", "sell lapis", "done")

    assert stock(t, 0, "nomisma") == 2 + 3  # the first fills, the second copies it
    assert market(t) == "L......."


@pytest.mark.rule("BZN-BUY-01", "BZN-BUY-02", "BZN-BUY-03", "BZN-MKT-03")
def test_pieces_are_bought_for_the_prices_before_any_shift() -> None:
    """Rulebook example: civicus on 3 and lapis on 6 cost 9."""
    t = court(market=goods("ACVFLWG"), players=[{"nomisma": 9, "resources": {"auctoritas": 0}, "hand": ["theodora"]}])

    play(t, "announce buy", "buy civicus", "buy lapis")
    assert market(t) == "A.VF.WG."

    play(t, "done")
    assert stocks(t, 0) == "1C 1L"  # nothing is left of the nine
    assert market(t) == "AVFWG..."
    assert asked(t) == [(0, "end_turn")]


@pytest.mark.rule("BZN-BUY-04", "BZN-BUY-01", "BZN-BUY-02")
def test_a_purchase_buys_at_least_one_piece_and_only_what_can_be_paid() -> None:
    t = court(market=goods("ACVFLWG"), players=[{"nomisma": 3}])

    play(t, "announce buy")

    assert rule_against(t, "done") == "BZN-BUY-04"
    assert [line for line in choices(t) if line.startswith("buy")] == ["buy auctoritas", "buy civicus"]
    assert rule_against(t, "buy virtus") == "BZN-BUY-01"


@pytest.mark.rule("BZN-BUY-04", "BZN-BUY-02")
def test_after_one_piece_a_purchase_may_end_though_more_could_be_paid() -> None:
    t = court(market=goods("ACVFLWG"), players=[{"nomisma": 9}])

    play(t, "announce buy", "buy auctoritas")

    assert "buy civicus" in choices(t)
    assert [GAME.why_not(t.state, 0, action.code) for action in t.legal(0) if action.text == "done"] == [""]


@pytest.mark.rule("BZN-BUY-04")
def test_a_purchase_is_announced_only_with_money_for_something() -> None:
    t = court(players=[{"nomisma": 1}])

    assert rule_against(t, "announce buy") == "BZN-BUY-04"


@pytest.mark.rule("BZN-RST-01", "BZN-RST-02", "BZN-SET-06")
def test_a_reset_lays_seven_at_random_leaves_nine_empty_and_gives_a_card() -> None:
    t = court(market=goods("A"), deck=["theodora"], dice=[0, 0, 0, 0, 0, 0, 0])

    play(t, "announce reset")

    assert market(t) == "CVFLWGA."  # as the lots fell
    assert hand(t, 0) == ["theodora"]
