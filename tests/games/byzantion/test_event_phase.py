"""Ivory boxes, seals, keimelia, votes (BZN-INI, BZN-IVB, BZN-KEI, BZN-INF, BZN-CLR-04)."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import asked, choices, court, doxa, play, rule_against, stock, stocks

BOXES = ["box-14", "box-30", "box-37", "box-40"]  # 1F 2N, 2C, 1Y, 4N and a card
TRIAL = ["codex-of-justinian"]
POOR = {"nomisma": 0, "resources": {"auctoritas": 0}}


@pytest.mark.rule("BZN-INI-01", "BZN-INI-02")
def test_all_four_positions_are_open_to_two_players_and_a_taken_one_is_not() -> None:
    t = court(moment="seals", boxes=BOXES)
    assert choices(t) == ["seal labarum", "seal chalice", "seal sceptre", "seal robes"]

    play(t, "seal robes")

    assert rule_against(t, "seal robes") == "BZN-INI-02"


@pytest.mark.rule("BZN-INI-03", "BZN-INF-01")
def test_the_order_of_the_positions_is_the_order_of_the_round() -> None:
    """First player on IV, second on II: the second votes first."""
    t = court(moment="seals", boxes=BOXES)

    play(t, "seal robes", "seal chalice")

    assert asked(t) == [(1, "place_votes")]
    assert t.view(None)["board"]["order"] == [1, 0]


@pytest.mark.rule("BZN-IVB-02", "BZN-IVB-03", "BZN-INI-04", "BZN-IVB-04")
def test_a_seal_brings_the_loot_of_its_box_at_once() -> None:
    t = court(moment="seals", boxes=BOXES, players=[POOR, POOR])

    play(t, "seal labarum")

    assert stocks(t, 0) == "1F 2N"


@pytest.mark.rule("BZN-IVB-02", "BZN-IVB-01")
def test_four_boxes_are_drawn_by_lot_from_those_that_are_left() -> None:
    t = court(moment="limit", dice=[5, 0, 37, 36])

    assert t.view(None)["board"]["boxes"] == ["box-06", "box-01", "box-40", "box-39"]


@pytest.mark.rule("BZN-IVB-04", "BZN-KEI-01", "BZN-KEI-02")
def test_labarum_and_a_dynamis_box_give_six_actions_of_four_players() -> None:
    t = court(4, moment="seals", boxes=["box-37", "box-01", "box-02", "box-03"])

    play(t, "seal labarum")

    assert stock(t, 0, "dynamis") == 4 + 1 + 1


@pytest.mark.rule("BZN-IVB-06")
def test_a_position_nobody_took_gives_nothing() -> None:
    t = court(moment="seals", boxes=BOXES, players=[POOR, POOR])

    play(t, "seal sceptre", "seal robes", "abstain", "abstain")

    assert (stocks(t, 0), stocks(t, 1)) == ("", "4N")


@pytest.mark.rule("BZN-CLR-04", "BZN-CLR-05", "BZN-IVB-05", "BZN-KEI-01", "BZN-INI-04")
@pytest.mark.parametrize(
    ("hero", "keimelion"), [("mundus", "labarum"), ("buzes", "chalice"), ("artabanes", "sceptre"), ("martin", "robes")]
)
def test_mundus_buzes_artabanes_and_martin_take_the_box_of_their_keimelion_twice(hero: str, keimelion: str) -> None:
    """Box 1F 2N on the position, the hero in front: 2F 4N."""
    boxes = {"labarum": "box-01", "chalice": "box-02", "sceptre": "box-03", "robes": "box-04", keimelion: "box-14"}
    t = court(moment="seals", boxes=list(boxes.values()), players=[{**POOR, "area": [[hero]]}, POOR])

    play(t, f"seal {keimelion}")

    assert stocks(t, 0) == "2F 4N"


@pytest.mark.rule("BZN-CLR-04")
def test_another_keimelion_gives_the_box_once() -> None:
    t = court(moment="seals", boxes=BOXES, players=[{**POOR, "area": [["martin"]]}, POOR])

    play(t, "seal labarum")

    assert stocks(t, 0) == "1F 2N"


@pytest.mark.rule("BZN-KEI-03", "BZN-INF-02")
def test_chalice_pieces_are_placed_first_and_the_rest_of_them_is_lost() -> None:
    """Own 1A and the chalice: up to 3 can be placed; placing 1 leaves the own piece and loses the other."""
    t = court(
        moment="seals", boxes=["box-17", "box-18", "box-19", "box-20"], players=[{"resources": {"auctoritas": 1}}]
    )
    play(t, "seal chalice", "seal robes")
    assert "vote first 3" in choices(t)
    assert rule_against(t, "vote first 4") == "BZN-INF-02"

    play(t, "vote first 1")

    assert stock(t, 0, "auctoritas") == 1
    assert t.view(None)["board"]["players"][0]["chalice"] == 0


@pytest.mark.rule("BZN-KEI-03")
def test_two_placed_with_one_of_ones_own_and_the_chalice_leaves_the_own_piece() -> None:
    t = court(
        moment="seals", boxes=["box-17", "box-18", "box-19", "box-20"], players=[{"resources": {"auctoritas": 1}}]
    )
    play(t, "seal chalice", "seal robes")

    play(t, "vote second 3")

    assert stock(t, 0, "auctoritas") == 0


@pytest.mark.rule("BZN-KEI-03", "BZN-KEI-04", "BZN-INF-01")
def test_in_a_round_of_a_trial_the_chalice_gives_nothing_before_the_bids() -> None:
    t = court(moment="seals", boxes=["box-17", "box-18", "box-19", "box-20"], events=TRIAL)

    play(t, "seal chalice", "seal robes")

    assert t.view(None)["board"]["players"][0]["chalice"] == 0


@pytest.mark.rule("BZN-INF-01", "BZN-TRI-01", "BZN-EVC-03")
def test_a_trial_event_is_not_voted_on() -> None:
    t = court(moment="votes", events=TRIAL)

    assert asked(t) == [(0, "take_turn")]


@pytest.mark.rule("BZN-INF-03", "BZN-INF-05", "BZN-EVC-02", "BZN-EVC-04")
def test_the_option_with_the_higher_sum_wins() -> None:
    """Rulebook example: 2 on the second option, 3 on the first."""
    t = court(moment="votes", events=["neoplatonic-academy"], players=[{"resources": {"auctoritas": 5}}] * 2)

    play(t, "vote second 2", "vote first 3")

    assert t.view(None)["board"]["option"] == 0
    assert (stock(t, 0, "auctoritas"), stock(t, 1, "auctoritas")) == (3, 2)


@pytest.mark.rule("BZN-INF-02", "BZN-INF-10")
def test_placed_auctoritas_is_spent_and_none_need_be_placed() -> None:
    t = court(moment="votes", players=[{"resources": {"auctoritas": 4}}, {}])

    play(t, "vote first 4")
    assert stock(t, 0, "auctoritas") == 0
    assert rule_against(t, "vote first 0") == "BZN-INF-02"

    play(t, "abstain")
    assert stock(t, 1, "auctoritas") == 2


@pytest.mark.rule("BZN-INF-06", "BZN-KEI-07", "BZN-RNG-04")
def test_equal_votes_are_decided_by_the_ring_where_nobody_has_the_sceptre() -> None:
    t = court(3, moment="votes", ring=1)
    play(t, "abstain", "abstain", "abstain")
    assert asked(t) == [(1, "choose_option")]

    play(t, "favour second")

    assert t.view(None)["board"]["option"] == 1


@pytest.mark.rule("BZN-INF-06", "BZN-KEI-06")
def test_equal_votes_are_decided_by_the_sceptre() -> None:
    t = court(3, moment="votes", ring=1, players=[{}, {}, {"position": "sceptre"}])

    play(t, *["abstain"] * 3)

    assert asked(t) == [(2, "choose_option")]


@pytest.mark.rule("BZN-INF-07", "BZN-INF-11")
def test_the_most_auctoritas_brings_two_doxa_whichever_option_won() -> None:
    """4, 2 and 2: the four stand alone and lose, and still bring 2 doxa."""
    t = court(3, moment="votes", players=[{"resources": {"auctoritas": 5}, "doxa": 10}] * 3)

    play(t, "vote first 3", "vote second 2", "vote second 2")

    assert t.view(None)["board"]["option"] == 1
    assert doxa(t) == [12, 10, 10]


@pytest.mark.rule("BZN-INF-08", "BZN-CTR-06", "BZN-INF-09")
def test_several_with_the_most_get_one_each() -> None:
    """3, 3, 1, 0."""
    t = court(4, moment="votes", players=[{"resources": {"auctoritas": 5}, "doxa": 10}] * 4)

    play(t, "vote first 3", "vote second 3", "vote first 1", "abstain")

    assert doxa(t) == [11, 11, 10, 10]


@pytest.mark.rule("BZN-INF-09")
def test_where_nobody_placed_anything_nobody_gets_doxa() -> None:
    t = court(moment="votes", players=[{"doxa": 10}] * 2)

    play(t, "abstain", "abstain", "favour first")

    assert doxa(t) == [10, 10]


@pytest.mark.rule("BZN-CRD-04", "BZN-INF-05", "BZN-INF-07")
def test_theodora_adds_two_to_her_option_but_not_to_the_most() -> None:
    t = court(
        moment="votes",
        players=[
            {"resources": {"auctoritas": 5}, "doxa": 10, "area": [["theodora"]]},
            {"resources": {"auctoritas": 5}, "doxa": 10},
        ],
    )

    play(t, "vote first 1", "vote second 2")

    assert t.view(None)["board"]["option"] == 0  # 1 + 2 against 2
    assert doxa(t) == [10, 12]


@pytest.mark.rule("BZN-CRD-04")
def test_julian_and_nicholas_give_at_the_start_of_each_round() -> None:
    t = court(
        moment="limit",
        players=[{**POOR, "area": [["julian-the-envoy"]]}, {**POOR, "area": [["nicholas-of-sion"]]}],
    )

    assert (stocks(t, 0), stocks(t, 1)) == ("2N", "1G")


@pytest.mark.rule("BZN-CRD-04", "BZN-RNG-03")
def test_at_the_start_of_a_round_heroes_give_clockwise_from_the_ring() -> None:
    """The ring comes to the second of three: the third is before the first."""
    heroes = ["julian-the-envoy", "martin", "nicholas-of-sion"]
    t = court(3, ring=0, moment="limit", players=[{**POOR, "area": [[hero]]} for hero in heroes])

    gained = [(event.params["seat"], event.params["good"]) for event in t.events[0] if event.kind == "GoodsGained"]
    assert gained == [(2, "frumentum"), (0, "nomisma")]
