"""Turns, discarding, drawing (BZN-ACT, BZN-DIS, BZN-DRW)."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import asked, choices, court, hand, kinds, play, rule_against, stock, stocks

POOR = {"nomisma": 0, "resources": {"auctoritas": 0}}


@pytest.mark.rule("BZN-ACT-01", "BZN-ACT-02", "BZN-ACT-03")
def test_players_take_turns_and_each_action_costs_one_dynamis() -> None:
    t = court(players=[{"dynamis": 2}, {"dynamis": 1}])

    play(t, "announce reset", "end")
    assert (asked(t), stock(t, 0, "dynamis")) == ([(1, "take_turn")], 1)

    play(t, "announce reset", "end", "announce reset")
    assert stock(t, 0, "dynamis") == 0


@pytest.mark.rule("BZN-ACT-06", "BZN-ACT-04", "BZN-RND-03", "BZN-RND-04")
def test_the_phase_ends_when_nobody_can_act() -> None:
    """Dynamis 1 and 2: the second player acts alone once, then contributions follow."""
    t = court(players=[{**POOR, "dynamis": 1}, {**POOR, "dynamis": 2}], deck=[])

    play(t, "announce reset", "announce reset")
    assert asked(t) == [(1, "take_turn")]

    play(t, "announce reset")
    assert asked(t) == [(0, "choose_among_tied")]  # nobody had anything to give: the resolution has begun


@pytest.mark.rule("BZN-ACT-03", "BZN-ACT-06")
def test_four_full_turns_and_then_the_second_player_acts_alone_once() -> None:
    """Dynamis 4, 5, 4, 4 in initiative order."""
    t = court(4, players=[{"dynamis": 4}, {"dynamis": 5}, {"dynamis": 4}, {"dynamis": 4}], deck=[])
    acted = []
    while asked(t)[0][1] == "take_turn":
        acted.append(asked(t)[0][0])
        play(t, "announce reset")

    assert acted == [0, 1, 2, 3] * 4 + [1]


@pytest.mark.rule("BZN-ACT-07")
def test_after_the_last_action_the_marks_are_gone_and_what_lies_face_down_stays_so() -> None:
    t = court(
        players=[{"dynamis": 1, "area": [["theodora"], ["buzes"]]}, {"dynamis": 0, "area": [["martin"]]}],
        marked=["buzes", "martin"],
        face_down=["theodora"],
        deck=[],
    )
    marks = [[unit["marked"] for unit in player["area"]] for player in t.view(None)["board"]["players"]]
    assert marks == [[False, True], [True]]

    play(t, "announce reset")

    board = t.view(None)["board"]
    assert board["phase"] == "resolution"
    assert [[unit["marked"] for unit in player["area"]] for player in board["players"]] == [[False, False], [False]]
    assert [unit["face_down"] for unit in board["players"][0]["area"]] == [["theodora"], []]


@pytest.mark.rule("BZN-ACT-05")
def test_a_player_with_dynamis_must_act() -> None:
    t = court()

    assert rule_against(t, "end") == "BZN-ACT-05"


@pytest.mark.rule("BZN-ACT-02", "BZN-SOL-18")
def test_six_actions_are_offered_and_building_is_for_the_solo_game() -> None:
    t = court(players=[{"area": [["buzes"]], "resources": {"lapis": 1}, "nomisma": 9}], market=["civicus"])

    offered = [line for line in choices(t) if line.startswith("announce")]
    assert offered == ["announce " + action for action in ("draw", "play", "activate", "sell", "buy", "reset")]
    assert rule_against(t, "announce build") == "BZN-SOL-18"


@pytest.mark.rule("BZN-ACT-08", "BZN-ACT-09")
def test_an_announcement_lays_the_dynamis_down_and_nothing_else() -> None:
    t = court(
        players=[{"resources": {"auctoritas": 3}}, {"hand": ["iron-custody"], "nomisma": 9}],
        display=["theodora"],
    )

    play(t, "announce draw")

    assert asked(t) == [(1, "offer_intrigue")]
    assert (stock(t, 0, "dynamis"), stock(t, 0, "auctoritas")) == (5, 3)


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-02", "BZN-DIS-03", "BZN-DIS-05")
def test_three_cards_discarded_bring_three_auctoritas_and_six_nomisma_without_dynamis() -> None:
    t = court(players=[{**POOR, "hand": ["theodora", "narses", "iron-custody"]}])

    play(t, "discard theodora", "discard iron-custody", "discard narses")

    assert stocks(t, 0) == "3A 6N"
    assert t.view(None)["board"]["discard"] == ["theodora", "iron-custody", "narses"]
    assert stock(t, 0, "dynamis") == 6


@pytest.mark.rule("BZN-DIS-04")
def test_cards_are_discarded_before_during_and_after_the_own_action_only() -> None:
    t = court(players=[{"hand": ["theodora", "narses", "mundus"]}, {"hand": ["buzes"]}], deck=["martin"])

    play(t, "discard theodora", "announce draw", "discard narses", "draw deck", "discard mundus", seat=0)
    assert asked(t) == [(0, "end_turn")]
    assert rule_against(t, "discard buzes") == "BZN-DIS-01"

    play(t, "end")
    assert asked(t) == [(1, "take_turn")]
    assert t.why_not("discard buzes", 1) is None
    assert rule_against(t, "discard martin", 0) == "BZN-ACT-02"


@pytest.mark.rule("BZN-DIS-01")
def test_only_ones_own_hand_cards_are_discarded() -> None:
    t = court(players=[{"hand": ["theodora"]}, {"hand": ["buzes"]}])

    assert rule_against(t, "discard buzes") == "BZN-DIS-01"


@pytest.mark.rule("BZN-CRD-04", "BZN-DIS-02")
def test_john_the_cappadocian_earns_a_coin_for_each_discard() -> None:
    t = court(players=[{**POOR, "hand": ["theodora"], "area": [["john-the-cappadocian"]]}])

    play(t, "discard theodora")

    assert stocks(t, 0) == "1A 3N"


@pytest.mark.rule("BZN-DRW-01")
def test_one_auctoritas_draws_two_cards_from_the_deck() -> None:
    t = court(players=[{"resources": {"auctoritas": 1}}], deck=["theodora", "narses"])

    play(t, "announce draw", "draw deck")

    assert hand(t, 0) == ["theodora", "narses"]
    assert stock(t, 0, "auctoritas") == 0


@pytest.mark.rule("BZN-DRW-02", "BZN-DRW-04")
def test_two_auctoritas_draw_one_and_take_one_of_the_display_which_is_refilled() -> None:
    t = court(
        players=[{"resources": {"auctoritas": 2}}],
        deck=["theodora", "narses"],
        display=["mundus", "buzes"],
        dice=[0],
    )

    play(t, "announce draw", "draw display")
    assert (hand(t, 0), asked(t)) == (["theodora"], [(0, "pick_card")])
    assert rule_against(t, "pick martin") == "BZN-DRW-02"
    assert rule_against(t, "done") == "BZN-DRW-02"

    play(t, "pick mundus")
    assert hand(t, 0) == ["theodora", "mundus"]
    assert t.view(None)["board"]["display"][:2] == ["narses", "buzes"]
    assert stock(t, 0, "auctoritas") == 0


@pytest.mark.rule("BZN-DRW-02", "BZN-SET-09")
def test_the_last_of_the_eight_spaces_of_the_display_counts_too() -> None:
    eight = ["mundus", "buzes", "martin", "germanus", "artabanes", "belisarius", "menas-the-patriarch", "eutychius"]
    t = court(players=[{"resources": {"auctoritas": 2}}], deck=["theodora", "narses"], display=eight, dice=[0])

    play(t, "announce draw", "draw display", "pick eutychius")

    assert t.view(None)["board"]["display"][7] == "narses"


@pytest.mark.rule("BZN-DRW-03")
def test_three_auctoritas_draw_one_and_take_the_top_of_the_discard_pile() -> None:
    t = court(players=[{"resources": {"auctoritas": 3}}], deck=["theodora"], discard=["mundus", "buzes"])

    play(t, "announce draw", "draw discard")

    assert hand(t, 0) == ["theodora", "buzes"]
    assert t.view(None)["board"]["discard"] == ["mundus"]


@pytest.mark.rule("BZN-DRW-03")
def test_an_empty_discard_pile_has_no_top_card_to_take() -> None:
    t = court(players=[{"resources": {"auctoritas": 3}}], deck=["theodora"])

    play(t, "announce draw")

    assert rule_against(t, "draw discard") == "BZN-DRW-03"


@pytest.mark.rule("BZN-DRW-03")
def test_the_top_card_is_taken_before_the_reshuffle_that_the_deck_card_causes() -> None:
    t = court(players=[{"resources": {"auctoritas": 3}}], deck=[], discard=["mundus", "buzes"])

    play(t, "announce draw", "draw discard")

    assert sorted(hand(t, 0)) == ["buzes", "mundus"]


@pytest.mark.rule("BZN-DRW-05")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_needed() -> None:
    t = court(players=[{"resources": {"auctoritas": 1}}], deck=["theodora"], discard=["mundus"])

    happened = kinds(play(t, "announce draw", "draw deck"))

    assert "DeckReshuffled" in happened
    assert hand(t, 0) == ["theodora", "mundus"]


@pytest.mark.rule("BZN-DRW-05")
def test_with_nothing_left_anywhere_the_display_keeps_its_gap() -> None:
    t = court(players=[{"resources": {"auctoritas": 2}}], deck=["theodora"], display=["mundus"])

    play(t, "announce draw", "draw display", "pick mundus")

    assert t.view(None)["board"]["display"][0] is None


@pytest.mark.rule("BZN-DRW-06")
def test_a_draw_must_be_paid_for_and_discarding_first_helps() -> None:
    without = court(players=[POOR], deck=["narses", "mundus"])
    assert rule_against(without, "announce draw") == "BZN-DRW-06"

    t = court(players=[{**POOR, "hand": ["theodora"]}], deck=["narses", "mundus"])
    play(t, "discard theodora", "announce draw", "draw deck")

    assert hand(t, 0) == ["narses", "mundus"]


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-04", "BZN-DRW-06")
def test_a_draw_is_announced_first_and_paid_for_by_a_discard_afterwards() -> None:
    """P. 18: "During the action a player may discard any number of cards at any time"; 1 auctoritas pays for two cards."""
    t = court(players=[{**POOR, "hand": ["theodora", "buzes"]}], deck=["narses", "mundus"])

    play(t, "announce draw", "discard theodora", "draw deck")

    assert (hand(t, 0), stocks(t, 0)) == (["narses", "mundus", "buzes"], "2N")


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-04", "BZN-BUY-04")
def test_a_purchase_is_announced_first_and_paid_for_by_a_discard_afterwards() -> None:
    """The first space costs 2 nomisma, which is what one discarded card brings."""
    t = court(players=[{**POOR, "hand": ["theodora", "buzes"]}], market=["lapis"])

    play(t, "announce buy")
    assert rule_against(t, "done") == "BZN-BUY-04"
    play(t, "discard theodora", "buy lapis")

    assert stocks(t, 0) == "1A 1L"


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-04", "BZN-SEL-05")
def test_a_sale_is_announced_first_and_the_auctoritas_of_a_discard_is_sold() -> None:
    """Auctoritas is missing from the market, so it fills the first free space, the second: 3 nomisma."""
    t = court(players=[{**POOR, "hand": ["theodora", "buzes"]}], market=["lapis"])

    play(t, "announce sell")
    assert rule_against(t, "done") == "BZN-SEL-05"
    play(t, "discard theodora", "sell auctoritas", "done")

    assert stocks(t, 0) == "5N"


@pytest.mark.rule("BZN-SEL-05")
def test_a_discard_pays_for_no_sale_where_the_market_has_auctoritas_in_the_middle() -> None:
    t = court(players=[{**POOR, "hand": ["theodora"]}], market=["lapis", "auctoritas"])

    assert rule_against(t, "announce sell") == "BZN-SEL-05"


@pytest.mark.rule("BZN-DRW-01", "BZN-ITR-14")
def test_who_has_spent_everything_on_saving_his_action_draws_nothing() -> None:
    """His only card goes against the cancelling card; nothing is left that a draw could be paid with."""
    t = court(
        players=[
            {"nomisma": 2, "resources": {"auctoritas": 0}, "hand": ["veto-of-the-quaestor"]},
            {"hand": ["iron-custody"], "nomisma": 9},
        ],
        deck=["narses", "mundus"],
    )

    play(t, "announce draw", "intrigue iron-custody", "intrigue veto-of-the-quaestor")

    assert (asked(t), stocks(t, 0)) == ([(1, "take_turn")], "")


@pytest.mark.rule("BZN-CRD-04", "BZN-DRW-01")
def test_peter_the_patrician_draws_for_one_less_and_jacob_is_paid_for_it() -> None:
    t = court(players=[{**POOR, "area": [["peter-the-patrician"], ["jacob-baradaeus"]]}], deck=["narses", "mundus"])

    play(t, "announce draw", "draw deck")

    assert hand(t, 0) == ["narses", "mundus"]
    assert stocks(t, 0) == "1N"


@pytest.mark.rule("BZN-CRD-04", "BZN-RST-01")
def test_hephaestus_is_paid_for_a_reset() -> None:
    t = court(players=[{**POOR, "area": [["hephaestus-of-alexandria"]]}])

    play(t, "announce reset")

    assert stock(t, 0, "nomisma") == 3


@pytest.mark.rule("BZN-TRM-05")
def test_dynamis_are_action_points() -> None:
    t = court(players=[{"dynamis": 3}, {"dynamis": 0}], deck=[])

    play(t, "announce reset", "announce reset")
    assert (asked(t), stock(t, 0, "dynamis")) == ([(0, "take_turn")], 1)
    play(t, "announce reset")
    assert asked(t) == [(0, "contribute"), (1, "contribute")]


@pytest.mark.rule("BZN-TRM-10")
def test_no_action_hands_anything_to_another_player() -> None:
    t = court(3, players=[{"nomisma": 9, "resources": {"lapis": 3}, "hand": ["theodora"], "area": [["buzes"]]}])

    assert not [line for line in choices(t) if line.split()[-1] in ("greens", "reds")]
    assert rule_against(t, "name greens") == "BZN-ACT-02"


@pytest.mark.rule("BZN-CMP-07")
def test_the_box_holds_twenty_pieces_of_a_resource() -> None:
    """Eighteen lapis in stocks and one in the market: the second piece that Isidore's maker would get is not there."""
    players = [{"resources": {"lapis": 8}, "area": [["quarrymen-of-thasos"]]}, {"resources": {"lapis": 10}}]

    boxed = court(players=players, market=["lapis"])
    play(boxed, "announce activate")
    endless = court(players=players, market=["lapis"], options={"supply": "endless"})
    play(endless, "announce activate")

    assert (stock(boxed, 0, "lapis"), stock(endless, 0, "lapis")) == (9, 10)


@pytest.mark.rule("BZN-CMP-07")
def test_what_is_chosen_is_still_in_the_box() -> None:
    players = [
        {"resources": {"lapis": 10}, "hand": ["silversmiths-of-antioch"], "nomisma": 20},
        {"resources": {"lapis": 10}},
    ]
    t = court(players=players)

    play(t, "announce play", "play silversmiths-of-antioch", "convert")

    assert "take lapis" not in choices(t)
    assert "take fides" in choices(t)
    assert rule_against(t, "take lapis") == "BZN-CMP-07"


@pytest.mark.rule("BZN-CMP-07")
def test_money_never_runs_out() -> None:
    t = court(players=[{"nomisma": 400, "area": [["peter-barsymes"]]}, {"nomisma": 400}])

    play(t, "announce activate")

    assert stock(t, 0, "nomisma") == 403
