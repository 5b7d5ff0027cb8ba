"""The solo reign (BZN-SOL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantion.given import (
    area,
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
    units,
)

from porphyry.games.byzantion import GAME, tables
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.scoring import outcome, verdict
from porphyry.kernel.table import Table

WEST = [None, "western-mediterranean-route", "landing-in-sicily", "bread-after-the-dark-summer"]
POOR = {"nomisma": 0, "resources": {"auctoritas": 0}}


def reign(me: dict[str, Any] | None = None, **data: Any) -> Table:
    """A solo game in its action phase, in the round of the first event unless told."""
    return court(1, players=[{"doxa": 10, **(me or {})}], **{"events": WEST, "round": 1, "revealed": 2, **data})


def finish(t: Table) -> list[str]:
    """Spend what dynamis is left on resets and end the phase."""
    happened = []
    while asked(t) == [(0, "take_turn")] and stock(t, 0, "dynamis"):
        happened += kinds(play(t, "announce reset"))
    if asked(t) == [(0, "take_turn")]:
        happened += kinds(play(t, "end"))
    return happened


@pytest.mark.rule("BZN-SOL-07", "BZN-SOL-08", "BZN-CTR-13")
@pytest.mark.parametrize(("length", "ages"), [("standard", [1, 2, 2, 3, 3, 3]), ("marathon", [1, 1, 2, 2, 2, 3, 3, 3])])
def test_solo_events_lie_after_an_empty_space(length: str, ages: list[int]) -> None:
    s = fresh(1, length=length).state
    events = s.facts[st.EVENT : st.EVENT + 9]

    assert events[0] == st.NOTHING
    assert [tables.SOLO_AGE[number] for number in events[1:] if number != st.NOTHING] == ages
    assert s.facts[st.ROUNDS] == len(ages) + 1


@pytest.mark.rule("BZN-SOL-09", "BZN-SOL-16")
def test_only_the_first_event_is_turned_up() -> None:
    events = fresh(1).view(0)["board"]["events"]

    assert events[0] is None
    assert events[1] in tables.SOLO_IDS
    assert events[2:7] == ["closed"] * 5


@pytest.mark.rule("BZN-SOL-10", "BZN-SOL-11", "BZN-SOL-12", "BZN-SOL-13", "BZN-SOL-14", "BZN-MIS-08")
def test_the_solo_set_up() -> None:
    """99 cards without intrigue and Antonina; 8 on display, 9 drawn; 2A 5N, doxa 5; market; four boxes."""
    t = fresh(1)
    board = t.view(0)["board"]
    me = board["players"][0]

    assert (board["deck"], len(board["display"]), len(me["packet"])) == (99 - 8 - 9, 8, 9)
    assert "antonina" not in me["packet"] + board["display"]
    assert (stocks(t, 0), doxa(t)) == ("2A 5N", [5])
    assert sorted(market(t)) == sorted("ACVFLWG.")
    assert None not in board["boxes"]
    assert me["missions"] == []


@pytest.mark.rule("BZN-SOL-10")
def test_alone_no_intrigue_card_nor_antonina_may_be_there_and_no_other_be_missing() -> None:
    lone, two = fresh(1).state, fresh(2).state
    assert (GAME.faults(lone), GAME.faults(two)) == ([], [])

    for card in ("antonina", tables.CARD_IDS[tables.EMPIRE_CARDS]):
        st.put(lone.facts, st.REMOVED, tables.CARD_IDS.index(card))
        assert GAME.faults(lone) == [f"{card} lies in removed"]
        st.drop(lone.facts, st.REMOVED, tables.CARD_IDS.index(card))

    last = tables.CARD_IDS[tables.EMPIRE_CARDS - 1]
    doubled = fresh(1).state
    st.put(doubled.facts, st.REMOVED, tables.CARD_IDS.index(last))
    assert len(GAME.faults(doubled)) == 1


@pytest.mark.rule("BZN-SOL-11", "BZN-SOL-17", "BZN-SOL-01")
def test_six_of_nine_are_kept_and_the_rest_discarded() -> None:
    t = fresh(1)
    while asked(t) == [(0, "draft_card")]:
        play(t, choices(t)[0])

    assert len(hand(t, 0)) == 6
    assert len(t.view(0)["board"]["discard"]) == 3
    assert asked(t) == [(0, "take_turn")]  # no seals, no vote
    assert stock(t, 0, "dynamis") == 4


@pytest.mark.rule("BZN-SOL-18", "BZN-CTR-14", "BZN-CTR-15")
def test_seven_lines_of_action_each_for_a_dynamis() -> None:
    t = reign(
        {"nomisma": 9, "resources": {"lapis": 1, "virtus": 1, "frumentum": 1}, "area": [["buzes"]]}, market=["civicus"]
    )

    offered = [line.split()[1] for line in choices(t) if line.startswith("announce")]
    assert offered == ["draw", "play", "activate", "sell", "buy", "reset", "build"]


@pytest.mark.rule("BZN-SOL-02", "BZN-SOL-03", "BZN-SOL-19", "BZN-SOL-20")
def test_two_legions_bring_four_doxa_and_two_moves() -> None:
    t = reign({"nomisma": 0, "resources": {"auctoritas": 0, "virtus": 2, "frumentum": 2}}, map={"africa": {"monk": 1}})
    play(t, "announce build", "build legion italia", "build legion oriens")
    assert (doxa(t), stocks(t, 0)) == ([14], "")
    assert rule_against(t, "shift monk africa africa") == "BZN-SOL-20"
    assert rule_against(t, "shift priest africa italia") == "BZN-SOL-20"

    play(t, "shift legion oriens italia", "shift monk africa thracia")

    assert doxa(t) == [14]
    assert (units(t, "italia"), units(t, "thracia")) == ({"legion": 2}, {"monk": 1})


@pytest.mark.rule("BZN-SOL-20")
def test_each_unit_built_earns_one_move_and_no_more() -> None:
    t = reign({"resources": {"virtus": 2, "frumentum": 2}, "hand": ["theodora"]}, map={"africa": {"monk": 2}})

    play(t, "announce build", "build legion italia", "shift monk africa italia")

    assert rule_against(t, "shift monk africa italia") == "BZN-SOL-20"


@pytest.mark.rule("BZN-SOL-20")
def test_without_a_built_unit_nothing_moves() -> None:
    t = reign({"resources": {"virtus": 1, "frumentum": 1}}, map={"africa": {"monk": 1}})

    play(t, "announce build")

    assert rule_against(t, "shift monk africa italia") == "BZN-SOL-20"


@pytest.mark.rule("BZN-SOL-19", "BZN-UNI-05", "BZN-SOL-15")
def test_a_unit_must_be_paid_for_and_be_left() -> None:
    t = reign({"resources": {"virtus": 2, "lapis": 2, "frumentum": 1}}, map={"africa": {"fortification": 3}})

    play(t, "announce build")

    assert rule_against(t, "build fortification italia") == "BZN-UNI-05"
    assert rule_against(t, "build dromon italia") == "BZN-SOL-19"
    assert rule_against(t, "build cataphract italia") == ""


@pytest.mark.rule("BZN-SOL-40", "BZN-SOL-19")
def test_a_substitute_may_be_used_once_for_each_unit() -> None:
    """Tribonian: one civicus for the frumentum of each legion."""
    t = reign({"nomisma": 0, "resources": {"auctoritas": 0, "virtus": 2, "civicus": 2}, "area": [["tribonian"]]})
    play(t, "announce build", "stand tribonian for frumentum")
    assert rule_against(t, "stand tribonian for frumentum") == "BZN-SOL-40"
    play(t, "build legion italia", "stand tribonian for frumentum", "build legion italia")

    assert (units(t, "italia"), stocks(t, 0), doxa(t)) == ({"legion": 2}, "", [14])


@pytest.mark.rule("BZN-SOL-40")
def test_the_silk_smugglers_earn_a_coin_for_each_resource_of_a_unit() -> None:
    """Rulebook example."""
    t = reign(
        {"nomisma": 0, "resources": {"auctoritas": 0, "virtus": 1, "frumentum": 1}, "area": [["two-silk-smugglers"]]}
    )

    play(t, "announce build", "build legion italia")

    assert stock(t, 0, "nomisma") == 2


@pytest.mark.rule("BZN-SOL-40", "BZN-CLR-01")
def test_the_silk_smugglers_pay_for_a_resource_of_a_unit_with_doxa() -> None:
    """A legion of 1V 1G without the frumentum: one doxa goes, two come for the resources spent."""
    t = reign({"nomisma": 0, "resources": {"auctoritas": 0, "virtus": 1}, "area": [["two-silk-smugglers"]]})

    play(t, "announce build", "stand two-silk-smugglers for frumentum", "build legion italia")

    assert (units(t, "italia"), doxa(t)) == ({"legion": 1}, [10 - 1 + 2])


@pytest.mark.rule("BZN-CON-09", "BZN-SOL-40")
def test_what_a_resource_stands_for_is_told_when_a_unit_is_built() -> None:
    t = reign({"nomisma": 0, "resources": {"auctoritas": 0, "virtus": 2}, "area": [["germanus"]]})

    told = play(t, "announce build", "stand germanus for frumentum")

    declared = [event for event in told if event.kind == "SubstitutionDeclared"]
    assert [tuple(event.params.values()) for event in declared] == [(0, "germanus", "virtus", "frumentum")]


@pytest.mark.rule("BZN-CLR-01", "BZN-SOL-04")
def test_the_last_doxa_builds_nothing() -> None:
    """P. 30: "if your doxa ever reaches 0 or less, you lose the game on the spot", so before the legion would bring two."""
    mine = {"nomisma": 0, "resources": {"auctoritas": 0, "virtus": 1}, "area": [["two-silk-smugglers"]]}
    t = reign({**mine, "doxa": 1})
    assert rule_against(t, "announce build") == "BZN-SOL-19"

    t = reign({**mine, "doxa": 1, "resources": {"auctoritas": 0, "virtus": 1, "frumentum": 1}})
    play(t, "announce build")
    assert "stand two-silk-smugglers for virtus" not in choices(t)
    assert rule_against(t, "stand two-silk-smugglers for virtus") == "BZN-SOL-04"

    t = reign({**mine, "doxa": 2})
    play(t, "announce build", "stand two-silk-smugglers for frumentum", "build legion italia")

    assert doxa(t) == [2 - 1 + 2]


@pytest.mark.rule("BZN-SOL-19", "BZN-DIS-01")
def test_building_is_announced_only_where_something_can_be_built() -> None:
    """A senator costs 1 auctoritas and 1 civicus: the auctoritas may come from a discard, the civicus may not."""
    bare = reign({"nomisma": 0, "resources": {"auctoritas": 0, "fides": 1}, "hand": ["buzes"]})
    assert rule_against(bare, "announce build") == "BZN-SOL-19"

    t = reign({"nomisma": 0, "resources": {"auctoritas": 0, "civicus": 1}, "hand": ["buzes", "martin"]})
    play(t, "announce build", "discard buzes", "build senator italia")

    assert units(t, "italia") == {"senator": 1}


@pytest.mark.rule("BZN-SOL-21")
def test_three_auctoritas_turn_up_a_future_event() -> None:
    t = reign({"resources": {"auctoritas": 6}})
    assert rule_against(t, "reveal 2") == "BZN-SOL-21"  # open already
    assert rule_against(t, "reveal 1") == "BZN-SOL-21"  # empty

    play(t, "reveal 4", "reveal 3")

    assert t.view(0)["board"]["events"][:4] == WEST
    assert (stock(t, 0, "auctoritas"), stock(t, 0, "dynamis")) == (0, 4)


@pytest.mark.rule("BZN-SOL-22", "BZN-SOL-27")
def test_a_protected_card_of_the_display_stays_the_others_are_swept() -> None:
    display = tables.CARD_IDS[10:18]
    t = reign({"resources": {"auctoritas": 1}, "dynamis": 0}, display=display)
    play(t, f"protect {display[2]}")
    assert rule_against(t, f"protect {display[2]}") == "BZN-SOL-22"

    play(t, "end")

    now = t.view(0)["board"]["display"]
    assert now[2] == display[2]
    assert not set(display[:2] + display[3:]) & set(now)
    assert t.view(0)["board"]["solo"]["protected"] == []


@pytest.mark.rule("BZN-SOL-22", "BZN-DRW-02")
def test_taking_a_protected_card_does_not_protect_its_replacement() -> None:
    t = reign({"resources": {"auctoritas": 4}, "hand": []}, display=["narses", "mundus", "buzes"])

    play(t, "protect narses", "protect buzes", "announce draw", "draw display", "pick buzes")

    assert t.view(0)["board"]["solo"]["protected"] == [0]


@pytest.mark.rule("BZN-SOL-23")
def test_the_extra_cost_is_paid_free_of_dynamis_and_brings_no_doxa() -> None:
    t = reign(
        {"nomisma": 5, "dynamis": 0}, events=[None, "ashes-of-the-nika-riot"], rounds=3, map={"thracia": {"senator": 1}}
    )
    play(t, "pay")
    assert (stock(t, 0, "nomisma"), doxa(t)) == (2, [10])
    assert rule_against(t, "pay") == "BZN-SOL-23"

    assert "SoloEventFulfilled" in finish(t)


@pytest.mark.rule("BZN-SOL-23", "BZN-SOL-25")
def test_without_the_extra_cost_the_event_fails() -> None:
    t = reign(
        {"nomisma": 5, "dynamis": 0}, events=[None, "ashes-of-the-nika-riot"], rounds=3, map={"thracia": {"senator": 1}}
    )

    assert "SoloEventFailed" in finish(t)
    assert doxa(t) == [7]


@pytest.mark.rule("BZN-SOL-24")
def test_discarding_works_as_usual() -> None:
    t = reign({**POOR, "hand": ["theodora"]})

    play(t, "discard theodora")

    assert stocks(t, 0) == "1A 2N"


@pytest.mark.rule("BZN-SOL-25", "BZN-UNI-07", "BZN-SOL-26")
def test_a_trade_ship_in_the_tyrrhenian_sea_brings_five_coins() -> None:
    """Rulebook example; the sea is part of Italy and the ship stays."""
    t = reign({**POOR, "dynamis": 0}, map={"italia": {"trade-ship": 1}})

    finish(t)

    assert (stock(t, 0, "nomisma"), doxa(t)) == (5, [10])
    assert units(t, "italia") == {"trade-ship": 1}


@pytest.mark.rule("BZN-SOL-25")
def test_a_reward_of_choice_is_chosen_once_and_the_round_goes_on() -> None:
    """Once the question about the reward lost the place of the game, and the event was won again and again."""
    t = reign(
        {**POOR, "dynamis": 0},
        events=[None, "monks-of-the-judaean-desert", "landing-in-sicily"],
        map={"oriens": {"monk": 1}},
    )
    finish(t)
    assert asked(t) == [(0, "choose_resource")]
    assert t.view(0)["board"]["result"] == "fulfilled"

    play(t, "take fides")

    assert stocks(t, 0) == "1F 1N"
    assert (t.view(0)["board"]["fulfilled"], t.view(0)["board"]["round"]) == (1, 3)


@pytest.mark.rule("BZN-SOL-25", "BZN-CRD-04")
@pytest.mark.parametrize(("there", "result", "victories"), [(1, "fulfilled", 1), (0, "cancelled", 0)])
def test_the_result_of_a_later_round_stands_at_its_event_and_belisarius_is_paid_for_a_victory(
    there: int, result: str, victories: int
) -> None:
    """The trade ship is wanted in the fourth round: five coins, and two coins and a doxa more; else two doxa are lost."""
    events = [None, *WEST[2:], WEST[1]]
    t = reign(
        {**POOR, "dynamis": 0, "area": [["belisarius"]]},
        events=events,
        round=3,
        rounds=5,
        map={"italia": {"trade-ship": there}},
    )

    finish(t)

    board = t.view(0)["board"]
    assert board["results"] == [None, None, None, result, *[None] * 5]
    assert board["players"][0]["victories"] == victories
    assert (stock(t, 0, "nomisma"), doxa(t)) == ((5 + 2, [11]) if there else (0, [8]))


@pytest.mark.rule("BZN-SOL-25", "BZN-LST-04")
def test_without_the_ship_two_doxa_are_lost() -> None:
    """Rulebook example."""
    t = reign({**POOR, "dynamis": 0}, map={"africa": {"trade-ship": 1}})

    finish(t)

    assert doxa(t) == [8]


@pytest.mark.rule("BZN-SOL-04")
def test_after_the_last_doxa_nothing_more_is_done() -> None:
    """P. 30: "you lose the game on the spot": the display is not swept and no card turned up."""
    t = reign({**POOR, "doxa": 2}, display=["narses", "martin"])

    told = finish(t)

    assert told[-3:] == ["SoloEventFailed", "DoxaLost", "ReignEnded"]
    assert t.view(0)["board"]["display"][:2] == ["narses", "martin"]


@pytest.mark.rule("BZN-SOL-04", "BZN-LST-04")
def test_doxa_of_nothing_loses_at_once() -> None:
    t = reign({**POOR, "doxa": 2, "dynamis": 0})

    finish(t)

    assert t.outcome is not None
    assert (t.outcome.reason, t.outcome.winners, t.outcome.details["verdict"]) == ("defeated", [], "defeated")
    assert (t.outcome.places, t.outcome.rule) == ([2], "BZN-SOL-04")


@pytest.mark.rule("BZN-SOL-29", "BZN-SOL-08", "BZN-SOL-28", "BZN-SOL-25", "BZN-PRE-01")
def test_the_preparatory_round_has_no_result_but_sweeps_and_limits() -> None:
    display = tables.CARD_IDS[10:18]
    t = reign({**POOR, "dynamis": 0, "hand": tables.CARD_IDS[20:28]}, round=0, display=display)

    happened = finish(t)

    assert not {"SoloEventFailed", "SoloEventFulfilled"} & set(happened)
    assert not set(display) & set(t.view(0)["board"]["display"])
    assert asked(t) == [(0, "discard_to_limit")]
    play(t, *[f"discard {card}" for card in tables.CARD_IDS[20:22]])
    assert t.view(0)["board"]["round"] == 2


@pytest.mark.rule("BZN-SOL-30")
def test_pope_vigilius_halves_solo_penalties() -> None:
    t = reign({**POOR, "dynamis": 0, "area": [["pope-vigilius"]]})

    finish(t)

    assert doxa(t) == [9]


@pytest.mark.rule("BZN-SOL-16")
def test_the_event_of_a_new_round_is_turned_up() -> None:
    t = reign({**POOR, "dynamis": 0})
    assert t.view(0)["board"]["events"][2] == "closed"

    finish(t)

    assert t.view(0)["board"]["events"][2] == "landing-in-sicily"


# Seals


@pytest.mark.rule("BZN-SOL-31", "BZN-SOL-32")
def test_one_seal_a_round_each_once_in_the_game() -> None:
    t = reign(POOR, boxes=["box-14", "box-30", "box-33", "box-34"])

    play(t, "seal chalice")

    assert stocks(t, 0) == "2C"
    assert rule_against(t, "seal robes") == "BZN-SOL-31"
    assert rule_against(t, "seal chalice") == "BZN-SOL-32"
    assert stock(t, 0, "dynamis") == 4


@pytest.mark.rule("BZN-SOL-32", "BZN-SOL-14")
@pytest.mark.parametrize(("seal", "other"), [("chalice", "robes"), ("robes", "sceptre"), ("sceptre", "labarum")])
def test_a_used_seal_stays_used_in_later_rounds_and_boxes_are_not_renewed(seal: str, other: str) -> None:
    boxes = ["box-14", "box-30", "box-33", "box-34"]
    t = reign({**POOR, "dynamis": 0}, boxes=boxes)
    play(t, f"seal {seal}")

    finish(t)

    assert rule_against(t, f"seal {seal}") == "BZN-SOL-32"
    assert rule_against(t, f"seal {other}") == ""
    assert t.view(0)["board"]["boxes"] == boxes


@pytest.mark.rule("BZN-SOL-33", "BZN-SOL-31", "BZN-BAN-09")
def test_the_labarum_gives_a_dynamis_for_each_card_of_a_bandon_and_at_least_one() -> None:
    boxes = ["box-14", "box-30", "box-33", "box-34"]
    four = reign({"area": [["belisarius", "mundus", "buzes", "martin"], ["narses", "germanus"]]}, boxes=boxes)
    play(four, "seal labarum", "activate belisarius")
    none = reign({"area": [["belisarius"]]}, boxes=boxes)
    play(none, "seal labarum")

    assert stock(four, 0, "dynamis") == 4 + 4
    assert stock(none, 0, "dynamis") == 4 + 1


@pytest.mark.rule("BZN-SOL-33", "BZN-SOL-17", "BZN-ACT-05")
def test_the_labarum_may_save_a_phase_that_had_run_out_of_dynamis() -> None:
    t = reign({**POOR, "dynamis": 0}, boxes=["box-14", "box-30", "box-33", "box-34"])

    play(t, "seal labarum")
    assert rule_against(t, "end") == "BZN-ACT-05"
    play(t, "announce reset")

    assert asked(t) == [(0, "take_turn")]
    assert "end" in choices(t)


@pytest.mark.rule("BZN-SOL-34", "BZN-SOL-31")
def test_the_chalice_gives_two_coins_for_each_unit_on_the_map() -> None:
    t = reign(
        POOR, boxes=["box-14", "box-30", "box-33", "box-34"], map={"africa": {"monk": 2}, "italia": {"legion": 1}}
    )

    play(t, "seal chalice")

    assert stock(t, 0, "nomisma") == 6


@pytest.mark.rule("BZN-SOL-35", "BZN-SOL-31")
def test_the_sceptre_gives_a_resource_of_choice_for_each_event_fulfilled() -> None:
    t = reign(POOR, boxes=["box-14", "box-30", "box-33", "box-34"], fulfilled=2)

    play(t, "seal sceptre", "take virtus", "take fides")

    assert stocks(t, 0) == "1V 1F 2L"

    none = reign(POOR, boxes=["box-14", "box-30", "box-33", "box-34"])
    play(none, "seal sceptre")
    assert (stocks(none, 0), asked(none)) == ("2L", [(0, "take_turn")])


@pytest.mark.rule("BZN-SOL-36", "BZN-SOL-31")
def test_the_robes_play_one_of_the_top_cards_free() -> None:
    t = reign(
        {**POOR, "area": [["buzes"], ["germanus"]]},
        boxes=["box-14", "box-30", "box-33", "box-34"],
        deck=["belisarius", "theodora"],
    )
    play(t, "seal robes")
    assert choices(t) == ["done", "play theodora", "play belisarius"]

    play(t, "play belisarius")

    assert ["belisarius"] in area(t, 0)
    assert t.view(0)["board"]["discard"] == ["theodora"]
    assert stocks(t, 0) == "2W"


# Changed cards


@pytest.mark.rule("BZN-SOL-38", "BZN-CRD-08")
def test_bonuses_for_others_are_ignored() -> None:
    """Rulebook example: the Glassblowers draw two cards."""
    t = reign({"nomisma": 9, "hand": ["glassblowers-of-palestine"]}, deck=["narses", "mundus", "buzes"])

    play(t, "announce play", "play glassblowers-of-palestine")

    assert len(hand(t, 0)) == 2


@pytest.mark.rule("BZN-SOL-39", "BZN-CRD-08")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("telones-of-the-harbour-gate", ""),
        ("agentes-in-rebus", "1A"),
        ("hunnic-archers", "2N"),
        ("herul-horsemen", "2N"),
        ("chamberlains-of-the-bedchamber", "1A"),
    ],
)
def test_what_others_would_lose_is_gained_once(card: str, gained: str) -> None:
    """Rulebook example: at the harbour gate you draw a card."""
    cost = tables.COST[tables.CARD_IDS.index(card)]
    t = reign({**POOR, "nomisma": cost, "hand": [card]}, deck=["narses"])

    play(t, "announce play", f"play {card}")

    assert stocks(t, 0) == gained
    assert hand(t, 0) == (["narses"] if card == "telones-of-the-harbour-gate" else [])


@pytest.mark.rule("BZN-SOL-41", "BZN-HER-01")
def test_a_hero_of_votes_still_discounts_and_produces() -> None:
    """Palatine of level 3: a card of 3 costs nothing."""
    t = reign({**POOR, "area": [["theodora"]], "hand": ["law-clerks-of-the-quaestor"]}, deck=[])

    play(t, "announce activate")
    assert stocks(t, 0) == "1A 1N"
    play(t, "announce play", "play law-clerks-of-the-quaestor")

    assert stocks(t, 0) == "1A 1N"


# Verdicts


@pytest.mark.rule("BZN-SOL-05", "BZN-CTR-16", "BZN-SOL-06")
@pytest.mark.parametrize(
    ("value", "name"),
    [
        (1, "nero"),
        (20, "nero"),
        (21, "caligula"),
        (25, "caligula"),
        (26, "titus"),
        (30, "titus"),
        (31, "trajan"),
        (40, "trajan"),
        (41, "marcus-aurelius"),
        (51, "julius-caesar"),
        (60, "julius-caesar"),
        (61, "augustus"),
    ],
)
def test_the_verdict_follows_the_final_doxa(value: int, name: str) -> None:
    s = reign({"doxa": value, "resources": {"lapis": 9}, "area": [["belisarius"]]}).state

    assert tables.VERDICT_IDS[verdict(s)] == name
    end = outcome(s)
    assert (end.scores, end.places, end.reason, end.rule) == ([value], [1], "verdict", "BZN-SOL-05")


@pytest.mark.rule("BZN-SOL-06")
def test_the_last_round_ends_the_reign_without_placings() -> None:
    t = reign(
        {**POOR, "dynamis": 0, "doxa": 30, "area": [["buzes"]]}, round=1, rounds=2, map={"italia": {"trade-ship": 1}}
    )

    finish(t)

    assert t.outcome is not None
    assert (t.outcome.scores, t.outcome.details["verdict"]) == ([30], "titus")
