"""Intrigue cards: windows, cancelling, every family of cards, the end of the game (BZN-ITR, BZN-END, BZN-CLR-11 to -18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantion.given import (
    area,
    asked,
    choices,
    court,
    doxa,
    hand,
    kinds,
    play,
    rule_against,
    stock,
    stocks,
    units,
)
from tests.games.byzantion.scenes import RICH, turn

from porphyry.games.byzantion import GAME
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.tables import CARD_IDS
from porphyry.kernel.table import Table


@pytest.mark.rule("BZN-ITR-01", "BZN-ITR-02", "BZN-ITR-03", "BZN-ITR-06", "BZN-CLR-13", "BZN-ITR-11", "BZN-CRD-11")
@pytest.mark.parametrize(("card", "cost"), [("day-of-holy-silence", 4), ("iron-custody", 4)])
def test_an_announced_action_is_cancelled_and_costs_dynamis_and_turn(card: str, cost: int) -> None:
    t = turn(["theodora"], [card])

    play(t, "announce play", f"intrigue {card}")

    assert asked(t) == [(1, "take_turn")]
    assert (stock(t, 0, "dynamis"), stock(t, 0, "nomisma")) == (5, 20)
    assert (stock(t, 1, "nomisma"), area(t, 1)) == (20 - cost, [[card]])


@pytest.mark.rule("BZN-ITR-06")
@pytest.mark.parametrize(
    ("card", "deed", "open_"),
    [("sealed-decree", "play", True), ("sealed-decree", "reset", False), ("closed-harbour", "reset", True)],
)
def test_some_cards_cancel_only_some_actions(card: str, deed: str, open_: bool) -> None:
    t = turn(["theodora"], [card])

    play(t, f"announce {deed}")

    assert ((1, "offer_intrigue") in asked(t)) is open_


@pytest.mark.rule("BZN-ITR-07", "BZN-ITR-08", "BZN-ITR-10", "BZN-ITR-12")
@pytest.mark.parametrize("card", ["anathema", "veto-of-the-quaestor", "turned-courier", "bought-informer"])
def test_cancelling_the_cancel_lets_the_action_go_on(card: str) -> None:
    """A announces, B cancels the action, A cancels B's card."""
    t = turn([card, "theodora"], ["iron-custody"])

    play(t, "announce play", "intrigue iron-custody")
    assert asked(t) == [(0, "offer_intrigue")]

    play(t, f"intrigue {card}")
    assert asked(t) == [(0, "play_cards")]
    assert area(t, 1) == [["iron-custody"]]  # paid and in play, without effect


@pytest.mark.rule("BZN-ITR-08", "BZN-ITR-07")
def test_cancelling_the_cancel_of_the_cancel_stops_the_action_again() -> None:
    """The same with C cancelling A's card: A's action is cancelled."""
    t = turn(["anathema"], ["iron-custody"], ["veto-of-the-quaestor"])

    play(t, "announce play", "intrigue iron-custody", "decline", "intrigue anathema", "intrigue veto-of-the-quaestor")

    assert asked(t) == [(1, "take_turn")]
    assert [len(area(t, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("BZN-ITR-08", "BZN-ITR-12")
def test_nobody_is_asked_to_cancel_his_own_card() -> None:
    t = turn(["theodora"], ["iron-custody", "anathema"])

    play(t, "announce play", "intrigue iron-custody")

    assert asked(t) == [(1, "take_turn")]


@pytest.mark.rule("BZN-ITR-09", "BZN-ITR-12")
def test_players_are_asked_in_initiative_order_from_the_actor_on_and_never_the_owner() -> None:
    t = turn(["turned-courier"], ["iron-custody", "bought-informer"], ["day-of-holy-silence"])
    play(t, "announce play")
    assert asked(t) == [(1, "offer_intrigue")]

    play(t, "decline")
    assert asked(t) == [(2, "offer_intrigue")]

    play(t, "intrigue day-of-holy-silence")
    assert asked(t) == [(0, "offer_intrigue")]  # after the owner comes the first again

    play(t, "decline")
    assert asked(t) == [(1, "offer_intrigue")]
    assert choices(t) == ["decline", "intrigue bought-informer"]


@pytest.mark.rule("BZN-ITR-09")
def test_after_a_cancelled_answer_the_others_are_asked_again() -> None:
    t = turn(["anathema"], ["iron-custody", "day-of-holy-silence"])

    play(t, "announce play", "intrigue iron-custody", "intrigue anathema")

    assert asked(t) == [(1, "offer_intrigue")]
    assert choices(t) == ["decline", "intrigue day-of-holy-silence"]


@pytest.mark.rule("BZN-ITR-09")
def test_who_had_let_it_pass_is_asked_again_after_the_card_of_another() -> None:
    t = turn(["anathema"], ["iron-custody"], ["day-of-holy-silence"])

    play(t, "announce play", "decline", "intrigue day-of-holy-silence", "intrigue anathema")

    assert asked(t) == [(1, "offer_intrigue")]
    play(t, "intrigue iron-custody")
    assert asked(t) == [(1, "take_turn")]


@pytest.mark.rule("BZN-ITR-14")
def test_who_cannot_pay_is_not_asked_and_cannot_discard_for_it() -> None:
    t = turn(["theodora"], ["iron-custody", "narses"], players=[{}, {"nomisma": 3}])

    play(t, "announce play")

    assert asked(t) == [(0, "play_cards")]


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-04", "BZN-ITR-14")
def test_in_the_own_turn_a_discard_pays_for_saving_the_action() -> None:
    """P. 18: "at any time during the action"; a discarded card brings the 2 nomisma that the answer costs."""
    t = turn(["veto-of-the-quaestor", "theodora"], ["iron-custody"], players=[{"nomisma": 0}, {}])

    play(t, "announce reset", "intrigue iron-custody")
    assert asked(t) == [(0, "offer_intrigue")]
    assert rule_against(t, "intrigue veto-of-the-quaestor") == "BZN-ITR-14"
    play(t, "discard theodora", "intrigue veto-of-the-quaestor")

    assert asked(t) == [(0, "end_turn")]  # the market has been reset and a card drawn
    assert stock(t, 0, "nomisma") == 0


@pytest.mark.rule("BZN-DIS-04", "BZN-ITR-14")
def test_who_is_not_on_turn_discards_nothing_to_answer() -> None:
    t = turn([], ["iron-custody", "theodora"])

    play(t, "announce reset")

    assert choices(t) == ["decline", "intrigue iron-custody"]
    assert rule_against(t, "discard theodora") == "BZN-DIS-04"


@pytest.mark.rule("BZN-CLR-08", "BZN-ITR-07")
def test_a_trade_by_cosmas_does_not_keep_an_answer_from_working() -> None:
    """The Bought Informer is an Emporion card: its owner trades at once, and it cancels all the same."""
    t = turn(
        ["bought-informer", "theodora"],
        ["iron-custody"],
        players=[{"area": [["cosmas-indicopleustes"]]}, {}],
        market=["lapis"],
    )

    play(t, "announce play", "intrigue iron-custody", "intrigue bought-informer")
    assert asked(t) == [(0, "trade_resource")]
    play(t, "buy lapis")

    assert asked(t) == [(0, "play_cards")]


@pytest.mark.rule("BZN-ITR-17")
def test_nobody_is_told_who_is_asked_and_the_view_is_the_same_whatever_the_hand() -> None:
    t = turn(["theodora"], ["iron-custody"], ["narses"])

    play(t, "announce play")

    assert [ask["seat"] for ask in t.view(0)["asked"]] == []
    assert [ask["seat"] for ask in t.view(1)["asked"]] == [1]
    assert t.view(0)["legal"] == []


@pytest.mark.rule("BZN-ITR-15", "BZN-CTR-17", "BZN-ITR-13")
def test_a_card_is_played_only_in_its_windows() -> None:
    t = turn(["iron-custody", "pilgrimage", "episcopal-stores", "panegyric"], ["theodora"], map={"africa": {"monk": 1}})

    assert rule_against(t, "intrigue iron-custody") == "BZN-ITR-15"
    assert rule_against(t, "intrigue panegyric") == "BZN-ITR-15"
    assert rule_against(t, "intrigue pilgrimage") == ""
    assert rule_against(t, "intrigue episcopal-stores") == ""
    play(t, "announce play")
    assert rule_against(t, "play pilgrimage") == "BZN-CTR-17"
    assert rule_against(t, "intrigue pilgrimage") == ""
    assert "intrigue pilgrimage" in choices(t)


@pytest.mark.rule("BZN-ITR-06", "BZN-ITR-15")
def test_who_acts_is_not_asked_about_his_own_action_and_his_own_cards() -> None:
    """He might stop himself, or march after each card: that he does in his turn, unasked."""
    mine = ["iron-custody", "march-of-duty", "shepherds-of-anatolia"]
    t = turn(mine, ["theodora"], map={"italia": {"legion": 1}})

    play(t, "announce play")
    assert asked(t) == [(0, "play_cards")]
    play(t, "play shepherds-of-anatolia")
    assert asked(t) == [(0, "play_cards")]
    play(t, "done")
    assert asked(t) == [(0, "end_turn")]
    assert choices(t) == ["end", "discard iron-custody", "discard march-of-duty", "intrigue march-of-duty"]


@pytest.mark.rule("BZN-ITR-15", "BZN-ITR-05")
def test_any_time_is_after_a_card_after_an_action_and_before_the_contributions() -> None:
    t = turn(
        ["shepherds-of-anatolia"],
        ["march-of-duty"],
        players=[{"dynamis": 1}, {"dynamis": 0}],
        map={"italia": {"legion": 1}},
    )
    windows = []
    play(t, "announce play", "play shepherds-of-anatolia")
    windows.append(asked(t)[0])  # the card is resolved
    play(t, "decline", "done")
    windows.append(asked(t)[0])  # the action is over
    play(t, "decline")
    windows.append(asked(t)[0])  # the contributions are next
    play(t, "decline")

    assert windows == [(1, "offer_intrigue")] * 3
    assert asked(t) == [(0, "contribute"), (1, "contribute")]


@pytest.mark.rule("BZN-ITR-09")
def test_an_answer_that_nobody_may_know_of_is_a_move_of_its_own() -> None:
    t = turn(
        ["shepherds-of-anatolia"],
        ["march-of-duty"],
        players=[{"dynamis": 1}, {"dynamis": 0}],
        map={"italia": {"legion": 1}},
    )
    play(t, "announce play", "play shepherds-of-anatolia", "decline", "done", "decline")
    assert asked(t) == [(1, "offer_intrigue")]

    t.play_line(["decline", "give auctoritas 0"])

    assert asked(t) == [(0, "contribute"), (1, "contribute")]
    assert [seat for seat, _ in t.plies][-1] == 1 and t.moves[-1] == len(t.plies) - 1


@pytest.mark.rule("BZN-ITR-15", "BZN-ITR-05", "BZN-ITR-09", "BZN-RNG-03", "BZN-INI-03")
def test_any_time_is_also_before_the_seals_and_before_the_option_is_fixed() -> None:
    """P. 11: "at any time, even when it is not your turn". Before the seals lie, players are asked clockwise from the ring."""
    t = court(
        3,
        round=0,
        ring=0,
        moment="limit",
        players=[{**RICH, "hand": ["march-of-duty"]}, {**RICH, "hand": ["trade-envoy"]}, {**RICH}],
        map={"italia": {"legion": 1, "merchant": 1}},
    )
    assert asked(t) == [(1, "offer_intrigue")]  # the ring has passed to him
    play(t, "decline")
    assert asked(t) == [(0, "offer_intrigue")]
    play(t, "decline")
    assert asked(t) == [(1, "place_seal")]

    play(t, "seal labarum", "seal chalice", "seal robes", "abstain", "abstain", "abstain")
    assert asked(t) == [(1, "offer_intrigue")]
    play(t, "decline", "decline")
    assert asked(t) == [(1, "choose_option")]


@pytest.mark.rule("BZN-ITR-15", "BZN-CLR-16", "BZN-CLR-04", "BZN-IVB-03")
def test_a_hero_may_be_hit_before_he_takes_his_box_again() -> None:
    """Mundus would double the loot of position I: 1 fides and 2 nomisma."""
    t = court(
        moment="limit",
        players=[{**RICH, "hand": ["assassination"]}, {"nomisma": 0, "area": [["mundus"]]}],
        ring=0,
    )
    play(t, "intrigue assassination")
    assert asked(t) == [(1, "place_seal")]

    happened = play(t, "seal labarum")

    assert "BZN-IVB-03" in [event.rule for event in happened]  # the loot of the box
    assert "BZN-CLR-04" not in [event.rule for event in happened]  # and not once more


@pytest.mark.rule("BZN-ITR-15", "BZN-CRD-04")
def test_a_hero_may_be_hit_before_his_votes_count() -> None:
    """Theodora adds 2 to her player's votes: 1 + 2 against 2. Without her the second option wins."""
    t = court(
        moment="votes",
        players=[
            {"resources": {"auctoritas": 1}, "area": [["theodora"]]},
            {**RICH, "resources": {"auctoritas": 2}, "hand": ["assassination"]},
        ],
    )
    play(t, "vote first 1", "vote second 2")
    assert asked(t) == [(1, "offer_intrigue")]

    play(t, "intrigue assassination")

    assert t.view(None)["board"]["option"] == 1


# Votes


@pytest.mark.rule("BZN-CLR-12", "BZN-INF-04", "BZN-ITR-04", "BZN-INF-12", "BZN-ITR-05", "BZN-ITR-15")
@pytest.mark.parametrize(
    "card", ["purple-persuasion", "price-of-loyalty", "mandate-of-the-sword", "whisper-of-the-confessor"]
)
def test_a_vote_just_cast_is_turned_to_the_other_option(card: str) -> None:
    """3 on the first and 2 on the second; the three are turned: 0 to 5."""
    t = court(
        moment="votes",
        players=[{"resources": {"auctoritas": 2}}, {**RICH, "resources": {"auctoritas": 3}, "hand": []}],
    )
    play(t, "vote second 2", "vote first 3")
    assert t.view(None)["board"]["option"] == 0

    t = court(
        moment="votes",
        players=[{**RICH, "resources": {"auctoritas": 2}, "hand": [card]}, {"resources": {"auctoritas": 3}}],
    )
    play(t, "vote second 2", "vote first 3", f"intrigue {card}")

    assert t.view(None)["board"]["votes"] == [0, 5]
    assert t.view(None)["board"]["option"] == 1


@pytest.mark.rule("BZN-ITR-05")
def test_nobody_turns_his_own_vote() -> None:
    t = court(moment="votes", players=[{**RICH, "resources": {"auctoritas": 2}, "hand": ["purple-persuasion"]}, {}])

    play(t, "vote first 2")

    assert asked(t) == [(1, "place_votes")]


@pytest.mark.rule("BZN-INF-11", "BZN-CLR-12")
def test_turned_votes_still_count_as_placed_by_their_owner() -> None:
    t = court(
        moment="votes",
        players=[{**RICH, "doxa": 10, "hand": ["purple-persuasion"]}, {"doxa": 10, "resources": {"auctoritas": 3}}],
    )

    play(t, "abstain", "vote second 3", "intrigue purple-persuasion")

    assert t.view(None)["board"]["votes"] == [3, 0]
    assert doxa(t) == [10, 12]


@pytest.mark.rule("BZN-ITR-04", "BZN-INF-11", "BZN-ITR-15")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("acclamation-of-the-circus", 3),
        ("purse-at-the-chalke-gate", 5),
    ],
)
def test_own_votes_are_strengthened_for_the_option_and_for_the_most(card: str, more: int) -> None:
    t = court(
        moment="votes",
        players=[{**RICH, "doxa": 10, "hand": [card]}, {"doxa": 10, "resources": {"auctoritas": 9}}],
    )

    play(t, "vote first 1")
    assert asked(t) == [(0, "offer_intrigue")]
    play(t, f"intrigue {card}", f"vote second {more}")

    assert t.view(None)["board"]["votes"] == [1 + more, more]
    assert doxa(t) == [12, 10]


@pytest.mark.rule("BZN-ITR-04")
def test_who_placed_nothing_has_no_votes_to_strengthen() -> None:
    t = court(moment="votes", players=[{**RICH, "hand": ["swords-in-the-square"]}, {}])

    play(t, "abstain")

    assert asked(t) == [(1, "place_votes")]


# Units


@pytest.mark.rule("BZN-CLR-14", "BZN-CTR-12")
@pytest.mark.parametrize(
    ("card", "unit", "other"),
    [
        ("senatorial-mandate", "senator", "priest"),
        ("pilgrimage", "monk", "senator"),
        ("march-of-duty", "legion", "senator"),
        ("trade-envoy", "merchant", "senator"),
    ],
)
def test_up_to_three_units_of_the_class_go_from_anywhere_to_one_territory(card: str, unit: str, other: str) -> None:
    t = turn([card], ["theodora"], map={"africa": {unit: 2, other: 1}, "oriens": {unit: 1}, "thracia": {unit: 1}})

    play(t, f"intrigue {card}", "to italia")
    assert rule_against(t, f"move {other} < africa") == "BZN-CLR-14"
    assert rule_against(t, f"move {unit} < aegyptus") == "BZN-CLR-14"
    play(t, f"move {unit} < africa", f"move {unit} < oriens", f"move {unit} < africa")

    assert units(t, "italia") == {unit: 3}
    assert asked(t) == [(0, "take_turn")]


@pytest.mark.rule("BZN-CLR-14", "BZN-ITR-18")
def test_fewer_may_be_moved_and_without_units_the_card_is_not_played() -> None:
    t = turn(["pilgrimage"], ["theodora"], map={"africa": {"monk": 2}})
    empty = turn(["pilgrimage"], ["theodora"])
    assert rule_against(empty, "intrigue pilgrimage") == "BZN-ITR-18"

    play(t, "intrigue pilgrimage", "to italia", "move monk < africa", "done")

    assert (units(t, "italia"), units(t, "africa")) == ({"monk": 1}, {"monk": 1})


# Cards of others


@pytest.mark.rule("BZN-CLR-16", "BZN-BAN-06")
def test_assassination_takes_a_played_card_out_of_the_game_and_its_owner_re_forms() -> None:
    t = turn(
        ["assassination"],
        ["theodora"],
        players=[{}, {"area": [["narses", "mundus", "bucellarii-guard"], ["buzes", "isaurian-infantry"]]}],
    )

    play(t, "intrigue assassination", "target narses")

    assert asked(t) == [(1, "arrange_bandons")]
    assert "break buzes" in choices(t)
    assert t.view(None)["board"]["removed"] == ["narses"]
    play(t, "attach bucellarii-guard < mundus", "done")
    assert area(t, 1) == [["mundus", "bucellarii-guard"], ["buzes", "isaurian-infantry"]]


@pytest.mark.rule("BZN-CLR-16")
def test_a_single_card_is_removed_without_re_forming_and_ones_own_cards_are_safe() -> None:
    t = turn(["assassination"], ["theodora"], players=[{"area": [["narses"]]}, {"area": [["buzes"], ["mundus"]]}])

    play(t, "intrigue assassination")
    assert rule_against(t, "target narses") == "BZN-CLR-16"
    play(t, "target buzes")

    assert asked(t) == [(0, "take_turn")]


@pytest.mark.rule("BZN-CLR-16")
def test_what_is_left_of_a_marked_bandon_stays_marked() -> None:
    t = turn(
        ["assassination"],
        ["theodora"],
        players=[{}, {"area": [["narses", "mundus"], ["buzes"], ["martin"]]}],
        marked=["narses", "mundus"],
    )

    play(t, "intrigue assassination", "target narses")

    assert rule_against(t, "attach mundus < buzes") == "BZN-BAN-08"


@pytest.mark.rule("BZN-CLR-16")
@pytest.mark.parametrize(("card", "hit", "spared"), [("poisoned-cup", "bucellarii-guard", "narses")])
def test_the_poisoned_cup_reaches_no_hero(card: str, hit: str, spared: str) -> None:
    t = turn([card], ["theodora"], players=[{}, {"area": [["narses"], ["bucellarii-guard"], ["pilgrimage"]]}])

    play(t, f"intrigue {card}")

    assert f"target {spared}" not in choices(t)
    assert choices(t) == [f"target {hit}", "target pilgrimage"]


@pytest.mark.rule("BZN-CLR-17")
def test_seduction_turns_a_card_down_so_that_its_bandon_works_without_it() -> None:
    t = turn(
        ["seduction"],
        ["theodora"],
        players=[{}, {"area": [["narses", "mundus"]], "nomisma": 0, "resources": {"auctoritas": 0}}],
    )

    play(t, "intrigue seduction", "target narses", "announce reset", "end")
    play(t, "announce activate")

    assert stocks(t, 1) == "1V"  # of Mundus alone, and Narses' passive is off


@pytest.mark.rule("BZN-CLR-17")
def test_a_single_card_face_down_cannot_be_activated_and_comes_up_in_the_next_round() -> None:
    t = turn(["forced-tonsure"], ["theodora"], players=[{}, {"area": [["buzes"], ["bucellarii-guard"]]}])
    play(t, "intrigue forced-tonsure", "target buzes")
    assert t.view(None)["board"]["players"][1]["area"][0]["face_down"] == ["buzes"]

    others = [["buzes"], *[[card] for card in CARD_IDS[:2]]]
    other = court(moment="limit", players=[{"area": others}], face_down=["buzes"])

    assert [unit["face_down"] for unit in other.view(None)["board"]["players"][0]["area"]] == [[], [], []]


@pytest.mark.rule("BZN-CLR-17", "BZN-ITR-18")
def test_the_tonsure_is_for_heroes() -> None:
    t = turn(["forced-tonsure"], ["theodora"], players=[{}, {"area": [["bucellarii-guard"]]}])

    assert rule_against(t, "intrigue forced-tonsure") == "BZN-ITR-18"


# Loot


@pytest.mark.rule("BZN-CLR-18", "BZN-ITR-04")
@pytest.mark.parametrize(
    ("card", "first"),
    [
        ("imperial-stores", "auctoritas"),
        ("episcopal-stores", "auctoritas"),
        ("spoils-of-war", "virtus"),
        ("artisans-reserve", "civicus"),
    ],
)
def test_loot_is_divided_by_another_player_and_the_owner_chooses_a_pile(card: str, first: str) -> None:
    t = turn([card], [], [], players=[{"nomisma": 3, "resources": {"auctoritas": 0}}] * 3)
    play(t, f"intrigue {card}")
    assert rule_against(t, "name blues") == "BZN-CLR-18"
    play(t, "name reds")
    assert asked(t) == [(2, "divide_loot")]
    assert rule_against(t, f"divide {first} 9") == "BZN-CLR-18"
    while asked(t) == [(2, "divide_loot")]:
        play(t, choices(t)[0])  # everything on the second pile

    play(t, "pile second")

    total = {
        "imperial-stores": "2A 2C 4N",
        "episcopal-stores": "1A 3F 4N",
        "spoils-of-war": "2V 1L 1G 4N",
        "artisans-reserve": "1C 1L 2W 4N",
    }
    assert stocks(t, 0) == total[card]
    assert stocks(t, 2) == "3N"  # an empty pile is a pile


@pytest.mark.rule("BZN-CLR-18")
def test_both_piles_lie_open_before_one_is_chosen() -> None:
    """Imperial Stores: 2 auctoritas, 2 civicus, 4 nomismata are laid out."""
    t = turn(["imperial-stores"], [], players=[{"nomisma": 3}, {}])

    play(t, "intrigue imperial-stores", "divide auctoritas 2", "divide civicus 0", "divide nomisma 1")

    (work,) = [one for one in t.view(0)["board"]["pending"] if "split" in one]
    assert work["split"] == {"auctoritas": 2, "nomisma": 1}
    assert work["rest"] == {"civicus": 2, "nomisma": 3}


@pytest.mark.rule("BZN-CLR-18")
def test_the_other_pile_goes_to_the_divider() -> None:
    t = turn(["imperial-stores"], [], players=[{"nomisma": 3, "resources": {"auctoritas": 0}}] * 2)

    play(
        t,
        "intrigue imperial-stores",
        "name greens",
        "divide auctoritas 2",
        "divide civicus 0",
        "divide nomisma 1",
        "pile first",
    )

    assert (stocks(t, 0), stocks(t, 1)) == ("2A 1N", "2C 6N")


# Bids, victory, defeat


@pytest.mark.rule("BZN-ITR-16", "BZN-ITR-04", "BZN-TRI-04")
def test_a_revealed_bid_is_raised_before_the_ranking() -> None:
    card, more = "learned-advocate", 2
    t = court(
        moment="bids",
        events=["codex-of-justinian"],
        players=[
            {**RICH, "doxa": 10, "resources": {"civicus": 1}, "hand": [card]},
            {"doxa": 10, "resources": {"civicus": 9}},
        ],
    )
    play(t, "bid 1", seat=0)
    play(t, f"bid {more}", seat=1)
    assert asked(t) == [(0, "offer_intrigue")]

    play(t, f"intrigue {card}")

    assert doxa(t) == [14, 13]


@pytest.mark.rule("BZN-ITR-16")
def test_a_bid_of_nothing_stays_nothing() -> None:
    t = court(
        moment="bids",
        events=["codex-of-justinian"],
        players=[{**RICH, "resources": {"civicus": 1}, "hand": ["learned-advocate"]}, {"resources": {"civicus": 1}}],
    )
    play(t, "bid 0", seat=0)
    play(t, "bid 1", seat=1)

    assert asked(t)[0][1] != "offer_intrigue"


@pytest.mark.rule("BZN-ITR-04", "BZN-FUL-08")
def test_the_defeated_may_escape_the_penalty() -> None:
    card = "right-of-asylum"
    t = court(
        moment="contributions",
        events=["neoplatonic-academy"],
        players=[
            {**RICH, "resources": {"auctoritas": 5}, "hand": [card]},
            {"resources": {"fides": 1}},
        ],
    )
    play(t, "give fides 1")
    assert asked(t) == [(0, "offer_intrigue")]

    happened = kinds(play(t, f"intrigue {card}"))

    assert "PenaltyAverted" in happened
    assert stock(t, 0, "auctoritas") == 5
    assert t.state.facts[st.PENALTY_CANCELLED] == 0  # this one, not the next


@pytest.mark.rule("BZN-CLR-11")
def test_antonina_gains_from_every_intrigue_card_of_hers() -> None:
    t = turn(["theodora"], ["iron-custody"], players=[{}, {"area": [["antonina"]], "resources": {"auctoritas": 0}}])

    play(t, "announce play", "intrigue iron-custody")

    assert (stock(t, 1, "auctoritas"), len(hand(t, 1))) == (1, 1)


@pytest.mark.rule("BZN-CRD-04")
def test_a_hero_who_waits_for_a_type_is_paid_for_intrigue_cards_of_it_too() -> None:
    """Romanos waits for Ekklesiastik cards, John Troglita for Stratiotika ones."""
    mine = {"resources": {"auctoritas": 0}, "area": [["romanos-the-melodist"], ["john-troglita"]]}
    t = turn(["pilgrimage"], ["theodora"], players=[mine, {}], map={"africa": {"monk": 1}})

    play(t, "intrigue pilgrimage")

    assert (stock(t, 0, "auctoritas"), stock(t, 0, "virtus")) == (1, 0)


@pytest.mark.rule("BZN-MIS-07", "BZN-ITR-10")
def test_played_intrigue_cards_are_counted_even_if_cancelled() -> None:
    t = turn(["anathema", "theodora"], ["iron-custody"])

    play(t, "announce play", "intrigue iron-custody", "intrigue anathema")

    assert [player["intrigue_played"] for player in t.view(None)["board"]["players"]] == [1, 1]


# The end


def ending(*players: dict[str, Any], **data: Any) -> Table:
    return court(len(players), moment="end", players=list(players), **data)


@pytest.mark.rule("BZN-END-01", "BZN-END-02", "BZN-END-03")
def test_with_four_saved_coins_pilgrimage_brings_three_units_to_italy() -> None:
    """Rulebook example."""
    t = ending({"nomisma": 4, "hand": ["pilgrimage"]}, {}, map={"africa": {"monk": 2}, "oriens": {"priest": 1}})

    play(t, "intrigue pilgrimage", "to italia", "move monk < africa", "move monk < africa", "move priest < oriens")

    assert units(t, "italia") == {"priest": 1, "monk": 2}
    assert t.outcome is not None


@pytest.mark.rule("BZN-END-03")
def test_who_has_too_little_names_the_card_and_discards_as_many_as_it_takes() -> None:
    t = ending({"nomisma": 1, "hand": ["pilgrimage", "theodora", "narses", "mundus"]}, {}, map={"africa": {"monk": 1}})

    play(t, "intrigue pilgrimage")
    assert asked(t) == [(0, "raise_money")]
    assert rule_against(t, "discard pilgrimage") == "BZN-END-03"
    play(t, "discard theodora", "discard mundus")

    assert asked(t) == [(0, "move_units")]
    assert (stock(t, 0, "nomisma"), hand(t, 0)) == (1, ["narses"])


@pytest.mark.rule("BZN-END-02")
def test_a_card_that_cannot_be_paid_even_so_is_not_offered() -> None:
    t = ending({"nomisma": 1, "hand": ["pilgrimage", "theodora"]}, {}, map={"africa": {"monk": 1}})

    assert t.outcome is not None


@pytest.mark.rule("BZN-CLR-15")
@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("seal-of-appointment", "hippodrome"),
        ("shepherds-of-the-faith", "church"),
        ("call-of-the-banner", "dromon"),
        ("rising-of-the-agora", "caravan"),
    ],
)
def test_up_to_two_units_of_the_class_are_placed_in_one_territory(card: str, unit: str) -> None:
    t = ending({**RICH, "hand": [card]}, {}, map={"africa": {unit: 1}})

    play(t, f"intrigue {card}", "to thracia", f"place {unit}", f"place {unit}")

    assert units(t, "thracia") == {unit: 2}


@pytest.mark.rule("BZN-CLR-15", "BZN-UNI-05")
def test_only_miniatures_that_are_left_are_placed_and_only_of_the_class() -> None:
    t = ending({**RICH, "hand": ["shepherds-of-the-faith"]}, {}, map={"africa": {"hagia-sophia": 1}})

    play(t, "intrigue shepherds-of-the-faith", "to thracia")

    assert rule_against(t, "place hagia-sophia") == "BZN-UNI-05"
    assert rule_against(t, "place legion") == "BZN-CLR-15"


@pytest.mark.rule("BZN-UNI-05")
def test_what_is_placed_leaves_the_supply() -> None:
    """There is one Hagia Sophia, and there are several churches."""
    t = ending({**RICH, "hand": ["shepherds-of-the-faith"]}, {})

    play(t, "intrigue shepherds-of-the-faith", "to thracia", "place hagia-sophia")
    assert rule_against(t, "place hagia-sophia") == "BZN-UNI-05"
    assert "UnitPlaced" in kinds(play(t, "place church"))

    assert units(t, "thracia") == {"hagia-sophia": 1, "church": 1}
    assert GAME.faults(t.state) == []


@pytest.mark.rule("BZN-END-04")
def test_a_card_at_the_end_is_cancelled_as_usual() -> None:
    t = ending({**RICH, "hand": ["pilgrimage"]}, {**RICH, "hand": ["anathema"]}, map={"africa": {"monk": 1}})

    play(t, "intrigue pilgrimage", "intrigue anathema")

    assert units(t, "africa") == {"monk": 1}
    assert t.outcome is not None


@pytest.mark.rule("BZN-END-04", "BZN-END-03", "BZN-ITR-14")
def test_a_cancelling_card_at_the_end_is_paid_by_discards_too() -> None:
    """P. 28: whoever has not enough nomisma in this phase discards until he can pay; cancelling works "as usual"."""
    t = ending(
        {**RICH, "hand": ["pilgrimage"]},
        {"nomisma": 0, "hand": ["veto-of-the-quaestor", "theodora", "narses"]},
        map={"africa": {"monk": 1}},
    )

    play(t, "intrigue pilgrimage")
    assert choices(t, 1) == ["decline", "intrigue veto-of-the-quaestor"]
    play(t, "intrigue veto-of-the-quaestor")
    assert asked(t) == [(1, "raise_money")]
    assert rule_against(t, "discard veto-of-the-quaestor") == "BZN-END-03"
    play(t, "discard theodora")

    assert units(t, "africa") == {"monk": 1}
    assert (hand(t, 1), stock(t, 1, "nomisma")) == (["narses"], 0)
    assert t.outcome is not None


@pytest.mark.rule("BZN-END-03", "BZN-CRD-04")
def test_what_a_hero_pays_for_a_discard_counts_at_the_end_too() -> None:
    """John the Cappadocian adds 1 nomisma to the 2 of each discarded card: one card is enough with 1 saved."""
    t = ending(
        {"nomisma": 1, "hand": ["pilgrimage", "theodora"], "area": [["john-the-cappadocian"]]},
        {},
        map={"africa": {"monk": 1}},
    )

    play(t, "intrigue pilgrimage", "discard theodora", "to italia", "move monk < africa")

    assert units(t, "italia") == {"monk": 1}


@pytest.mark.rule("BZN-END-05", "BZN-CLR-11")
def test_antonina_sleeps_at_the_end() -> None:
    t = ending({**RICH, "hand": ["pilgrimage"], "area": [["antonina"]]}, {}, map={"africa": {"monk": 1}})

    play(t, "intrigue pilgrimage", "done")

    assert hand(t, 0) == []


@pytest.mark.rule("BZN-END-06", "BZN-SCO-01", "BZN-INI-03")
def test_one_card_or_pass_in_initiative_order_until_all_pass_in_a_row() -> None:
    t = ending(
        {**RICH, "hand": ["pilgrimage"]},
        {**RICH, "hand": ["march-of-duty", "call-of-the-banner"]},
        order=[1, 0, -1, -1],
        map={"africa": {"monk": 1, "legion": 1}},
    )
    assert asked(t) == [(1, "offer_last_intrigue")]

    play(t, "intrigue march-of-duty", "done")
    assert asked(t) == [(0, "offer_last_intrigue")]

    play(t, "decline")
    assert asked(t) == [(1, "offer_last_intrigue")]

    play(t, "decline")
    assert t.outcome is not None


@pytest.mark.rule("BZN-END-06")
def test_who_passes_at_the_end_passes_for_himself_only_and_once() -> None:
    """Third, first, second: the third passes, the first plays, so that the third is asked again."""
    t = ending(
        {**RICH, "hand": ["pilgrimage"]},
        {},
        {**RICH, "hand": ["march-of-duty"]},
        order=[2, 0, 1, -1],
        map={"africa": {"monk": 1, "legion": 1}},
    )

    play(t, "decline")
    assert asked(t) == [(0, "offer_last_intrigue")]
    play(t, "intrigue pilgrimage", "done")
    assert asked(t) == [(2, "offer_last_intrigue")]
    play(t, "decline")
    assert t.outcome is not None


@pytest.mark.rule("BZN-END-06")
def test_a_card_at_the_end_begins_the_row_of_passes_anew() -> None:
    t = ending(
        {**RICH, "hand": ["pilgrimage", "trade-envoy"]},
        {**RICH, "hand": ["march-of-duty"]},
        order=[1, 0, -1, -1],
        map={"africa": {"monk": 1, "legion": 1, "merchant": 1}},
    )

    play(t, "decline", "intrigue pilgrimage", "to italia", "done", "decline")

    assert asked(t) == [(0, "offer_last_intrigue")]


@pytest.mark.rule("BZN-END-01")
def test_a_card_made_for_other_moments_is_not_played_at_the_end() -> None:
    t = ending({**RICH, "hand": ["seduction", "pilgrimage"]}, {"area": [["buzes"]]}, map={"africa": {"monk": 1}})

    assert rule_against(t, "intrigue seduction") == "BZN-END-01"
