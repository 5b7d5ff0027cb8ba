"""Length, set-up, missions, draft, ring, the order of a round (BZN-LEN, BZN-SET, BZN-MIS, BZN-DRF, BZN-RNG, BZN-RND, BZN-CMP)."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import (
    asked,
    choices,
    court,
    doxa,
    fresh,
    hand,
    kinds,
    market,
    play,
    rule_against,
    stock,
    stocks,
)

from porphyry.games.byzantion import state as st
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.setup import draw_events
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.state import State
from porphyry.kernel.table import Table


def drafted(t: Table) -> Table:
    """Every mission thrown and every card kept: the first on offer each time."""
    while t.decisions()[0].kind in ("throw_mission", "draft_card"):
        decision = t.decisions()[0]
        t.play(decision.options[0], decision.seat)
    return t


@pytest.mark.rule("BZN-CMP-01", "BZN-CMP-02", "BZN-CTR-05")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert (
        tables.EMPIRE_CARDS,
        len(tables.CARD_IDS),
        len(tables.MISSION_IDS),
        len(tables.EVENT_IDS),
        len(tables.SOLO_IDS),
        len(tables.BOX_IDS),
    ) == (100, 140, 25, 30, 30, 40)


@pytest.mark.rule("BZN-CMP-04")
def test_there_are_93_units_of_16_kinds() -> None:
    by_class = [
        sum(count for count, kind in zip(tables.UNIT_SUPPLY, tables.UNIT_CLASS, strict=True) if kind == number)
        for number in range(4)
    ]

    assert (len(tables.UNIT_IDS), sum(tables.UNIT_SUPPLY)) == (16, 93)
    assert by_class == [16, 27, 26, 24]  # Palatine, Ekklesiastik, Stratiotika, Emporion


@pytest.mark.rule("BZN-CMP-05")
def test_a_quadriga_shows_doxa_and_is_no_unit() -> None:
    assert not [unit for unit in tables.UNIT_IDS if "quadriga" in unit]
    assert len(doxa(fresh(4))) == 4


@pytest.mark.rule("BZN-CMP-08")
def test_one_to_four_play() -> None:
    for seats in (1, 2, 3, 4):
        assert fresh(seats).seats == seats


@pytest.mark.rule("BZN-LEN-01", "BZN-LEN-02", "BZN-LEN-03", "BZN-LEN-06", "BZN-CTR-02")
@pytest.mark.parametrize(
    ("length", "ages"), [("standard", [1, 2, 2, 3, 3, 3]), ("marathon", [1, 1, 1, 2, 2, 2, 3, 3, 3])]
)
def test_the_length_says_how_many_events_of_each_age_are_laid_out(length: str, ages: list[int]) -> None:
    board = fresh(3, length=length).view(None)["board"]

    laid = [event for event in board["events"] if event]
    assert laid != [event for event in fresh(3, 2, length=length).view(None)["board"]["events"] if event]  # by lot
    assert ages == [tables.EVENT_AGE[tables.EVENT_IDS.index(event)] for event in laid]
    assert board["rounds"] == len(ages)


@pytest.mark.rule("BZN-LEN-04")
def test_events_lie_by_age_date_and_printed_name() -> None:
    """The Codex comes before the Academy, both of 529."""
    s = State(2, [], [], fast_dice(3))

    drawn = draw_events(s, tables.EVENT_AGE, [10, 10, 10])

    assert drawn == sorted(drawn)
    codex, academy = tables.EVENT_IDS.index("codex-of-justinian"), tables.EVENT_IDS.index("neoplatonic-academy")
    assert codex < academy
    assert [tables.EVENT_YEAR[number] for number in drawn[:10]] == [527, 528, 529, 529, 531, 532, 532, 533, 534, 534]


@pytest.mark.rule("BZN-LEN-05", "BZN-SET-01", "BZN-EVC-01")
def test_all_events_lie_open_from_the_start() -> None:
    t = fresh(2)

    assert all(t.view(seat)["board"]["events"][:6] == t.view(None)["board"]["events"][:6] for seat in (0, 1))
    assert None not in t.view(None)["board"]["events"][:6]


@pytest.mark.rule("BZN-SET-02", "BZN-RNG-02")
def test_the_ring_holder_starts_on_five_the_others_clockwise_higher() -> None:
    """Three players, the ring with the second: 7, 5, 6."""
    t = fresh(3, ring="greens")

    assert doxa(t) == [7, 5, 6]


@pytest.mark.rule("BZN-RNG-02")
@pytest.mark.parametrize(("ring", "seat"), [("blues", 0), ("greens", 1), ("reds", 2), ("whites", 3)])
def test_any_faction_may_be_given_the_ring_first(ring: str, seat: int) -> None:
    assert fresh(4, ring=ring).view(None)["board"]["ring"] == seat


@pytest.mark.rule("BZN-RNG-02")
def test_else_the_first_ring_holder_is_drawn_by_lot() -> None:
    assert {fresh(3, seed).view(None)["board"]["ring"] for seed in range(12)} == {0, 1, 2}


@pytest.mark.rule("BZN-SET-03")
def test_everybody_starts_with_two_auctoritas_and_five_nomisma() -> None:
    t = fresh(4)

    assert [stocks(t, seat) for seat in range(4)] == ["2A 5N"] * 4


@pytest.mark.rule("BZN-SET-04")
@pytest.mark.parametrize(("seats", "dynamis"), [(2, 6), (3, 5), (4, 4), (1, 4)])
def test_dynamis_depends_on_the_number_of_players(seats: int, dynamis: int) -> None:
    t = drafted(fresh(seats))

    assert stock(t, seats - 1, "dynamis") == dynamis


@pytest.mark.rule("BZN-SET-05", "BZN-SET-06", "BZN-UNI-03")
def test_the_map_starts_empty_and_the_market_with_one_of_each_on_the_first_seven() -> None:
    t = fresh(2)

    assert all(not there for there in t.view(None)["board"]["map"].values())
    assert len(t.view(None)["board"]["map"]) == 6
    assert sorted(market(t)) == sorted("ACVFLWG.")
    assert market(t)[7] == "."


@pytest.mark.rule("BZN-MIS-01", "BZN-MIS-02", "BZN-CTR-01", "BZN-SET-08", "BZN-RND-05")
def test_six_missions_are_dealt_and_one_thrown_away_before_the_draft() -> None:
    """P. 11: "choose five of them which you want to keep, and throw one away"."""
    t = fresh(4)
    assert asked(t) == [(seat, "throw_mission") for seat in range(4)]
    assert [len(t.view(seat)["board"]["players"][seat]["missions"]) for seat in range(4)] == [6] * 4

    for seat in range(4):
        play(t, choices(t, seat)[0], seat=seat)

    assert asked(t) == [(seat, "draft_card") for seat in range(4)]
    assert [len(t.view(seat)["board"]["players"][seat]["missions"]) for seat in range(4)] == [5] * 4


@pytest.mark.rule("BZN-CTR-01", "BZN-MIS-02")
def test_five_missions_may_be_dealt_instead_and_one_thrown_away_twice() -> None:
    t = fresh(2, missions="five-four-three")
    assert len(t.view(0)["board"]["players"][0]["missions"]) == 5

    for seat in range(2):
        play(t, choices(t, seat)[0], seat=seat)

    assert [len(t.view(seat)["board"]["players"][seat]["missions"]) for seat in range(2)] == [4] * 2


@pytest.mark.rule("BZN-MIS-03", "BZN-LEN-01", "BZN-LEN-02")
@pytest.mark.parametrize(("length", "last"), [("standard", 3), ("marathon", 6)])
def test_missions_are_thrown_away_after_the_last_event_of_age_two(length: str, last: int) -> None:
    """One event of Age I and two of Age II, or three and three: played from the set-up on, whatever happens."""
    t = fresh(2, length=length)
    rounds: set[int] = set()
    for _ in range(4000):
        if t.outcome is not None:
            break
        seat, kind = asked(t)[0]
        if kind == "throw_mission" and t.view(None)["board"]["phase"] != "setup":
            rounds.add(t.view(None)["board"]["round"])
        t.play(t.legal(seat)[0], seat)

    assert rounds == {last}


@pytest.mark.rule("BZN-CTR-01", "BZN-MIS-03")
def test_with_six_dealt_two_are_thrown_away_at_the_end_of_age_two() -> None:
    held = ["lord-of-hosts", "five-pillars", "golden-treasury", "pride-of-the-city", "shield-of-the-east"]
    t = court(round=2, moment="limit", options={"missions": "six-five-three"}, players=[{"missions": held}])

    play(t, "throw five-pillars", "throw golden-treasury")

    assert t.view(0)["board"]["players"][0]["missions_kept"] == 3
    assert asked(t)[0][1] == "place_seal"


@pytest.mark.rule("BZN-MIS-02")
def test_only_a_mission_of_ones_own_is_thrown_away() -> None:
    t = fresh(2)
    theirs = t.view(1)["board"]["players"][1]["missions"][0]

    assert rule_against(t, f"throw {theirs}", 0) == "BZN-MIS-02"


@pytest.mark.rule("BZN-MIS-04")
def test_missions_are_secret_until_the_end() -> None:
    t = fresh(2)

    assert "missions" not in t.view(0)["board"]["players"][1]
    assert "missions" not in t.view(None)["board"]["players"][0]


@pytest.mark.rule("BZN-MIS-03")
def test_at_the_end_of_age_two_one_more_is_thrown_away() -> None:
    """Standard length: the third round is the last of Age II."""
    first = ["lord-of-hosts", "five-pillars", "golden-treasury", "pride-of-the-city"]
    second = ["ear-of-the-emperor", "shield-of-the-east", "magister-militum", "prince-of-merchants"]
    t = court(round=2, moment="limit", players=[{"missions": first}, {"missions": second}])
    assert asked(t) == [(0, "throw_mission"), (1, "throw_mission")]

    play(t, "throw five-pillars", seat=0)
    play(t, "throw shield-of-the-east", seat=1)

    mine = t.view(0)["board"]["players"][0]
    assert mine["missions"] == ["lord-of-hosts", "pride-of-the-city", "golden-treasury"]
    assert mine["missions_thrown"] == ["five-pillars"]
    assert t.view(0)["board"]["round"] == 4


@pytest.mark.rule("BZN-MIS-03")
def test_in_other_rounds_no_mission_is_thrown_away() -> None:
    t = court(
        round=1,
        moment="limit",
        players=[{"missions": ["lord-of-hosts", "five-pillars", "golden-treasury", "pride-of-the-city"]}],
    )

    assert asked(t)[0][1] == "place_seal"


@pytest.mark.rule("BZN-DRF-01", "BZN-DRF-02", "BZN-SET-07")
def test_nine_cards_one_kept_eight_passed_clockwise() -> None:
    t = fresh(3)
    for seat in range(3):
        play(t, choices(t, seat)[0], seat=seat)
    packets = [t.view(seat)["board"]["players"][seat]["packet"] for seat in range(3)]
    assert [len(packet) for packet in packets] == [9, 9, 9]

    for seat in range(3):
        play(t, f"keep {packets[seat][0]}", seat=seat)

    for seat in range(3):
        assert t.view((seat + 1) % 3)["board"]["players"][(seat + 1) % 3]["packet"] == packets[seat][1:]
        assert hand(t, seat) == [packets[seat][0]]


@pytest.mark.rule("BZN-DRF-02")
def test_only_a_card_before_the_player_is_kept() -> None:
    t = fresh(2)
    for seat in range(2):
        play(t, choices(t, seat)[0], seat=seat)
    theirs = t.view(1)["board"]["players"][1]["packet"][0]

    assert rule_against(t, f"keep {theirs}", 0) == "BZN-DRF-02"


@pytest.mark.rule("BZN-DRF-03", "BZN-DRF-04", "BZN-DRF-05", "BZN-DRF-06", "BZN-SET-09", "BZN-SET-10")
def test_after_the_draft_six_in_hand_twelve_discarded_eight_on_display_96_in_the_deck() -> None:
    t = drafted(fresh(4))
    board = t.view(None)["board"]

    assert [player["hand_size"] for player in board["players"]] == [6] * 4
    assert (len(board["discard"]), len(board["display"]), board["deck"]) == (12, 8, 96)
    assert [stocks(t, seat) for seat in range(4)] == ["2A 5N"] * 4  # no compensation


@pytest.mark.rule("BZN-RNG-01", "BZN-INI-02", "BZN-RND-01", "BZN-RND-02", "BZN-SET-11")
def test_the_ring_holder_places_the_first_seal() -> None:
    t = drafted(fresh(3, ring="reds"))

    assert asked(t) == [(2, "place_seal")]
    play(t, "seal chalice")
    assert asked(t) == [(0, "place_seal")]


@pytest.mark.rule("BZN-RNG-03", "BZN-PRE-02", "BZN-PRE-03", "BZN-RND-05")
def test_at_the_end_of_a_round_the_ring_goes_on_and_the_next_event_begins() -> None:
    t = court(3, round=0, ring=2, moment="limit")
    board = t.view(None)["board"]

    assert (board["ring"], board["round"]) == (0, 2)
    assert asked(t) == [(0, "place_seal")]


@pytest.mark.rule("BZN-PRE-01")
def test_hands_are_discarded_down_to_six_for_compensation() -> None:
    """Eight cards: two discarded, 2 auctoritas and 4 nomisma."""
    cards = tables.CARD_IDS[8:16]
    t = court(moment="limit", players=[{"hand": cards, "resources": {"auctoritas": 0}, "nomisma": 0}])
    assert asked(t) == [(0, "discard_to_limit")]

    happened = play(t, f"discard {cards[0]}", f"discard {cards[1]}")

    assert {event.rule for event in happened if event.kind == "CardDiscarded"} == {"BZN-PRE-01"}
    assert stocks(t, 0) == "2A 4N"
    assert t.view(None)["board"]["discard"] == cards[:2]


@pytest.mark.rule("BZN-PRE-05", "BZN-PRE-01")
def test_with_six_cards_nobody_discards_here() -> None:
    t = court(moment="limit", players=[{"hand": tables.CARD_IDS[8:14]}])

    assert asked(t)[0][1] == "place_seal"


@pytest.mark.rule("BZN-PRE-04")
def test_hand_limit_and_ring_come_in_the_last_round_too() -> None:
    t = court(moment="limit", round=5, ring=0, players=[{"hand": tables.CARD_IDS[8:15]}])
    assert asked(t) == [(0, "discard_to_limit")]

    happened = kinds(play(t, f"discard {tables.CARD_IDS[8]}"))

    assert "RingPassed" in happened
    assert t.view(None)["board"]["ring"] == 1
    assert t.outcome is not None


@pytest.mark.rule("BZN-KEI-09", "BZN-ACT-07", "BZN-IVB-01")
def test_keimelia_extra_dynamis_and_boxes_go_back_before_the_next_round() -> None:
    t = court(
        moment="limit",
        boxes=["box-01", "box-02", "box-03", "box-04"],
        players=[{"position": "labarum", "dynamis": 0}, {"position": "robes", "dynamis": 0}],
    )
    board = t.view(None)["board"]

    assert [player["position"] for player in board["players"]] == [None, None]
    assert [player["dynamis"] for player in board["players"]] == [6, 6]
    assert not {"box-01", "box-02", "box-03", "box-04"} & set(board["boxes"])
    left = t.state.facts[st.BOXES_LEFT].bit_count()
    assert left == 40 - 8


@pytest.mark.rule("BZN-TRM-09")
def test_stocks_are_public_and_hands_are_not() -> None:
    t = drafted(fresh(2))
    seen = t.view(0)["board"]["players"][1]

    assert "hand" not in seen
    assert (seen["hand_size"], seen["nomisma"], seen["resources"]["auctoritas"]) == (6, 5, 2)


@pytest.mark.rule("BZN-TRM-01")
def test_each_seat_is_one_of_the_four_factions_of_the_circus() -> None:
    players = fresh(4).view(None)["board"]["players"]

    assert [player["demos"] for player in players] == ["blues", "greens", "reds", "whites"]


@pytest.mark.rule("BZN-TRM-02", "BZN-TRM-03", "BZN-CTR-04")
def test_there_are_seven_resources_and_neither_nomisma_nor_palatine_is_one() -> None:
    names = list(fresh(2).view(0)["board"]["players"][0]["resources"])

    assert names == ["auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum"]


@pytest.mark.rule("BZN-TRM-09", "BZN-HER-01")
def test_the_view_tells_what_the_own_cards_cost_and_what_an_activation_would_bring() -> None:
    t = court(
        players=[{"hand": ["bucellarii-guard"], "area": [["narses", "mundus"]], "missions": ["lord-of-hosts"]}],
        map={"italia": {"legion": 2}},
    )
    mine = t.view(0)["board"]["players"][0]
    seen = t.view(1)["board"]["players"][0]

    assert mine["costs"] == {"bucellarii-guard": 3}
    assert mine["mission_worth"] == {"lord-of-hosts": 4}
    assert seen["area"][0]["yields"] == {"virtus": 2, "nomisma": 1}
    assert seen["area"][0]["types"] == ["stratiotika"]
    assert "costs" not in seen
    assert "mission_worth" not in seen
