"""Instants and passives of empire cards, one by one (BZN-CRD-05, BZN-CLR-03, -07 to -10, -19, -20), and the data behind them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.byzantion.given import (
    area,
    asked,
    choices,
    court,
    doxa,
    hand,
    market,
    play,
    rule_against,
    stock,
    stocks,
)

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.schema import parse_bundle
from porphyry.games.byzantion.scoring import cost_in_play
from porphyry.kernel.table import Table

POOR = {"nomisma": 0, "resources": {"auctoritas": 0}}
ROWS = tables.ROWS_BY_ID["card"]
GIVING = [ident for ident, row in ROWS.items() if row["effects"][0]["kind"] == "gain" and "production" in row]
PRODUCING = [ident for ident, row in ROWS.items() if "production" in row]


def at_play(card: str, **data: Any) -> Table:
    """The first player has just enough for this one card and is about to play it."""
    mine = {**POOR, **data.pop("me", {})}
    mine["hand"] = [card, *mine.get("hand", [])]
    mine["nomisma"] = mine.get("nomisma", 0) + tables.COST[tables.CARD_IDS.index(card)]
    others = data.pop("others", [{**POOR}])
    t = court(1 + len(others), players=[mine, *others], **data)
    play(t, "announce play")
    return t


def plain(bundle: list[int]) -> str:
    """A bundle of resources and nomisma in the order of `stocks`."""
    letters = list(fx.LETTERS)
    return " ".join(f"{bundle[at]}{letters[at]}" for at in range(8) if bundle[at])


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-01", "BZN-CRD-08")
@pytest.mark.parametrize("card", GIVING)
def test_cards_that_simply_give(card: str) -> None:
    """What the row says is what the player has afterwards."""
    bundle = tables.BUNDLE[tables.EFFECTS[tables.CARD_IDS.index(card)][1]]
    t = at_play(card, me={"doxa": 10}, deck=["theodora", "narses"])

    play(t, f"play {card}")

    assert stocks(t, 0) == plain(bundle)
    assert doxa(t)[0] == 10 + bundle[fx.DOXA]
    assert len(hand(t, 0)) == bundle[fx.CARD]


@pytest.mark.rule("BZN-AVT-02", "BZN-CRD-01", "BZN-CRD-09")
@pytest.mark.parametrize("card", PRODUCING)
def test_every_card_yields_its_symbols(card: str) -> None:
    t = court(players=[{**POOR, "area": [[card]]}])
    made = list(tables.PRODUCTION[tables.CARD_IDS.index(card)])
    for effect in ROWS[card]["effects"]:
        if effect["kind"] == "on" and effect["trigger"] in [f"activate_{name}" for name in ROWS[card]["types"]]:
            made = [one + more for one, more in zip(made, parse_bundle(effect["bundle"]), strict=False)]

    play(t, "announce activate")

    assert stocks(t, 0) == plain(made)


@pytest.mark.rule("BZN-CLR-03", "BZN-LST-06", "BZN-SCO-03", "BZN-CRD-08")
@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("church-steward", "civicus"),
        ("steward-of-the-food-supply", "frumentum"),
        ("treasurer", "auctoritas"),
        ("military-supplier", "virtus"),
        ("sculpture-suppliers-of-aphrodisias", "lapis"),
        ("icon-workers-of-mount-sinai", "fides"),
        ("fishermen-of-lesbos", "lignum"),
    ],
)
def test_one_more_card_is_played_for_a_resource_instead_of_nomisma(card: str, resource: str) -> None:
    """A hero of cost 9 for one piece."""
    t = at_play(card, me={"resources": {"auctoritas": 0, resource: 1}, "hand": ["belisarius", "pilgrimage"]})

    play(t, f"play {card}")
    assert rule_against(t, "play pilgrimage") == "BZN-ITR-18"  # no unit stands on the map
    play(t, "play belisarius")

    assert sorted(area(t, 0)) == sorted([[card], ["belisarius"]])
    assert (stocks(t, 0), hand(t, 0)) == ("", ["pilgrimage"])
    assert cost_in_play(t.state, 0) == 9 + tables.COST[tables.CARD_IDS.index(card)]  # the printed costs


@pytest.mark.rule("BZN-CLR-03", "BZN-CRD-08")
def test_without_the_resource_or_without_the_wish_no_further_card_is_played() -> None:
    t = at_play("church-steward", me={"hand": ["belisarius"]})
    play(t, "play church-steward")
    assert asked(t) == [(0, "play_cards")]  # no discard brings civicus

    willing = at_play("church-steward", me={"resources": {"auctoritas": 0, "civicus": 1}, "hand": ["belisarius"]})
    play(willing, "play church-steward", "done")
    assert (hand(willing, 0), stock(willing, 0, "civicus")) == (["belisarius"], 1)


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-04", "BZN-CLR-03")
def test_a_discard_pays_the_treasurer() -> None:
    """He asks for 1 auctoritas, which is what one discarded card brings (p. 18, p. 34)."""
    t = at_play("treasurer", me={"hand": ["belisarius", "buzes"]})

    play(t, "play treasurer")
    assert asked(t) == [(0, "play_one_more")]
    assert rule_against(t, "play belisarius") == "BZN-CLR-03"
    play(t, "discard buzes", "play belisarius")

    assert sorted(area(t, 0)) == [["belisarius"], ["treasurer"]]
    assert stocks(t, 0) == "2N"


@pytest.mark.rule("BZN-DIS-01", "BZN-CLR-03")
def test_nobody_is_asked_for_a_further_card_that_no_discard_would_leave() -> None:
    t = at_play("treasurer", me={"hand": ["belisarius"]})

    play(t, "play treasurer")

    assert asked(t) == [(0, "play_cards")]


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-04")
def test_a_discard_pays_the_silversmiths() -> None:
    """2 nomisma for a resource of one's choice; a discarded card brings 2 nomisma."""
    t = at_play("silversmiths-of-antioch", me={"hand": ["belisarius"]})

    play(t, "play silversmiths-of-antioch")
    assert asked(t) == [(0, "convert_money")]
    play(t, "discard belisarius", "convert", "take lapis")

    assert stocks(t, 0) == "1A 1L"


@pytest.mark.rule("BZN-DIS-01", "BZN-DIS-04", "BZN-CLR-08")
def test_a_discard_pays_for_the_trade_that_cosmas_allows() -> None:
    t = at_play(
        "money-changers-of-the-mese",
        me={"hand": ["buzes"], "nomisma": -2, "area": [["cosmas-indicopleustes"]]},
        market=["lapis"],
    )
    play(t, "play money-changers-of-the-mese")
    assert (asked(t), stocks(t, 0)) == ([(0, "trade_resource")], "")

    play(t, "discard buzes", "buy lapis")

    assert stocks(t, 0) == "1A 1L"


@pytest.mark.rule("BZN-CLR-08", "BZN-PLY-02")
def test_cosmas_trades_before_another_card_is_played() -> None:
    """P. 34: "buy or sell exactly 1 resource at once ... and before you play other cards"; the trade buys what the next card costs."""
    t = at_play(
        "sculpture-suppliers-of-aphrodisias",
        me={"hand": ["martin"], "area": [["cosmas-indicopleustes"]]},
        market=["lapis"],
    )

    play(t, "play sculpture-suppliers-of-aphrodisias")
    assert (asked(t), stocks(t, 0)) == ([(0, "trade_resource")], "2N")  # Cosmas makes the card 2 cheaper
    play(t, "buy lapis", "play martin")

    assert sorted(area(t, 0)) == [["cosmas-indicopleustes"], ["martin"], ["sculpture-suppliers-of-aphrodisias"]]
    assert stocks(t, 0) == ""


@pytest.mark.rule("BZN-CLR-10")
def test_procopius_activates_before_the_card_that_the_fishermen_play() -> None:
    """What is activated may pay for the further card: 1 lignum of the Dromon Crews."""
    t = at_play("fishermen-of-lesbos", me={"hand": ["buzes"], "area": [["procopius-of-caesarea"], ["dromon-crews"]]})

    play(t, "play fishermen-of-lesbos", "activate dromon-crews", "play buzes")

    assert ["buzes"] in area(t, 0)


@pytest.mark.rule("BZN-CLR-03", "BZN-CRD-11")
def test_the_further_card_may_be_an_intrigue_card_whose_moment_it_is() -> None:
    """P. 34: "you may play one more card"; the stores are played in the own turn. By option it may not."""
    mine = {"resources": {"auctoritas": 0, "civicus": 1}, "hand": ["imperial-stores", "panegyric"]}
    t = at_play("church-steward", me=mine)
    play(t, "play church-steward")
    assert rule_against(t, "play panegyric") == "BZN-ITR-15"
    play(t, "play imperial-stores")
    assert (asked(t), stocks(t, 0)) == ([(1, "divide_loot")], "")
    assert t.view(None)["board"]["players"][0]["intrigue_played"] == 1

    strict = at_play("church-steward", me={**mine, "hand": ["imperial-stores", "buzes"]}, options={"further": "empire"})
    play(strict, "play church-steward")
    assert choices(strict)[:2] == ["done", "play buzes"]
    assert rule_against(strict, "play imperial-stores") == "BZN-CTR-17"


@pytest.mark.rule("BZN-CLR-03", "BZN-PLY-02")
def test_one_more_card_may_chain() -> None:
    t = at_play(
        "church-steward",
        me={"resources": {"auctoritas": 0, "civicus": 1, "virtus": 1}, "hand": ["military-supplier", "belisarius"]},
    )

    play(t, "play church-steward", "play military-supplier", "play belisarius")

    assert len(area(t, 0)) == 3


@pytest.mark.rule("BZN-CLR-07", "BZN-ACT-08")
def test_the_escort_gives_a_further_action_after_the_play_action_and_its_bandons() -> None:
    t = at_play("ecclesiastical-escort", me={"area": [["narses"], ["mundus"]], "hand": ["pilgrimage"]})

    play(t, "play ecclesiastical-escort", "done")
    assert asked(t) == [(0, "arrange_bandons")]
    play(t, "attach mundus < narses", "done")
    assert asked(t) == [(0, "take_turn")]
    before = stock(t, 0, "dynamis")
    play(t, "announce activate", "activate narses")

    assert stock(t, 0, "dynamis") == before
    assert [unit["marked"] for unit in t.view(0)["board"]["players"][0]["area"]] == [False, False]
    assert asked(t) == [(0, "end_turn")]


@pytest.mark.rule("BZN-CLR-07", "BZN-CRD-08")
def test_the_further_action_may_be_left_and_may_be_cancelled() -> None:
    left = at_play("ecclesiastical-escort", me={"hand": ["pilgrimage"]})
    play(left, "play ecclesiastical-escort", "done", "end")
    assert asked(left) == [(0, "end_turn")]

    t = at_play(
        "ecclesiastical-escort", me={"hand": ["pilgrimage"]}, others=[{"hand": ["closed-harbour"], "nomisma": 9}]
    )
    play(t, "play ecclesiastical-escort", "done", "announce reset", "intrigue closed-harbour")
    play(t, "take lapis", seat=1)
    assert asked(t) == [(0, "end_turn")]


@pytest.mark.rule("BZN-CLR-08", "BZN-LST-07")
def test_cosmas_trades_exactly_one_piece_for_each_emporion_card() -> None:
    t = court(
        players=[
            {
                **POOR,
                "nomisma": 20,
                "resources": {"auctoritas": 0, "lapis": 2},
                "hand": ["silk-weavers-of-tyre", "money-changers-of-the-mese", "treasurer", "pilgrimage"],
                "area": [["cosmas-indicopleustes"]],
            }
        ],
        market=["lapis", "civicus"],
    )
    play(t, "announce play", "play silk-weavers-of-tyre")
    assert asked(t) == [(0, "trade_resource")]
    assert stock(t, 0, "nomisma") == 20 - 4  # 6 - 2

    play(t, "sell lapis")  # a copy: the first piece goes at once
    assert (stock(t, 0, "nomisma"), market(t)[:3]) == (20, "CL.")

    play(t, "play money-changers-of-the-mese", "buy civicus")
    assert market(t)[:2] == "L."
    play(t, "play treasurer")
    assert asked(t) == [(0, "play_cards")]
    assert stock(t, 0, "dynamis") == 5  # the play action's own, and no more


@pytest.mark.rule("BZN-CLR-09")
def test_peter_barsymes_betters_every_trade_by_one() -> None:
    """Two sold: 2 more; three bought: 3 less."""
    seller = court(
        players=[{"nomisma": 0, "resources": {"auctoritas": 0, "lapis": 1, "fides": 1}, "area": [["peter-barsymes"]]}],
        market=["civicus"],
    )
    play(seller, "announce sell", "sell lapis", "sell fides", "done")
    assert stock(seller, 0, "nomisma") == 3 + 4 + 2

    buyer = court(players=[{"nomisma": 6, "area": [["peter-barsymes"]]}], market=["civicus", "lapis", "fides"])
    play(buyer, "announce buy", "buy civicus", "buy lapis", "buy fides", "done")
    assert stock(buyer, 0, "nomisma") == 6 - (2 + 3 + 4 - 3)


@pytest.mark.rule("BZN-CLR-10")
def test_procopius_activates_and_marks_a_card_for_each_rustica_card() -> None:
    t = court(
        players=[
            {
                **POOR,
                "nomisma": 20,
                "hand": ["shepherds-of-anatolia", "olive-groves-of-africa"],
                "area": [["procopius-of-caesarea"], ["buzes"], ["sabas-of-mar-saba"]],
            }
        ]
    )
    play(t, "announce play", "play shepherds-of-anatolia", "activate buzes")
    assert stock(t, 0, "virtus") == 1

    play(t, "play olive-groves-of-africa")
    assert rule_against(t, "activate buzes") == "BZN-AVT-03"
    play(t, "activate procopius-of-caesarea", "done")
    assert stock(t, 0, "civicus") == 1
    assert rule_against(t, "attach shepherds-of-anatolia < procopius-of-caesarea") == "BZN-BAN-08"
    assert rule_against(t, "attach shepherds-of-anatolia < sabas-of-mar-saba") == ""


@pytest.mark.rule("BZN-CLR-19", "BZN-CRD-08")
def test_the_glassblowers_draw_two_and_every_other_player_one() -> None:
    t = at_play("glassblowers-of-palestine", others=[{}, {}])

    play(t, "play glassblowers-of-palestine", "use")

    assert [len(hand(t, seat)) for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("BZN-CRD-08")
def test_an_ability_that_helps_others_may_be_left() -> None:
    t = at_play("glassblowers-of-palestine", others=[{}, {}])

    play(t, "play glassblowers-of-palestine", "done")

    assert [len(hand(t, seat)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
def test_the_hospice_of_sampson_gives_to_all() -> None:
    t = at_play("hospice-of-sampson", others=[{**POOR}, {**POOR}])

    play(t, "play hospice-of-sampson", "use")

    assert [stocks(t, seat) for seat in range(3)] == ["1G", "1N", "1N"]


@pytest.mark.rule("BZN-CLR-20", "BZN-CRD-08")
def test_at_the_harbour_gate_every_other_player_gives_up_a_card_of_his_choice_for_nothing() -> None:
    t = at_play(
        "telones-of-the-harbour-gate",
        others=[{**POOR, "hand": ["narses", "mundus"]}, {**POOR, "hand": []}, {**POOR, "hand": ["buzes"]}],
    )
    play(t, "play telones-of-the-harbour-gate", "use")
    assert asked(t) == [(1, "lose_card"), (3, "lose_card")]
    assert rule_against(t, "lose buzes", 1) == "BZN-CLR-20"

    play(t, "lose buzes", seat=3)
    play(t, "lose mundus", seat=1)

    assert (hand(t, 1), hand(t, 3)) == (["narses"], [])
    assert [stocks(t, seat) for seat in (1, 3)] == ["", ""]
    assert t.view(None)["board"]["discard"] == ["buzes", "mundus"]


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
@pytest.mark.parametrize(("card", "left"), [("agentes-in-rebus", ("1A 3N", "1N")), ("hunnic-archers", ("2A 1N", ""))])
def test_others_lose_as_far_as_they_have_it(card: str, left: tuple[str, str]) -> None:
    t = at_play(
        card, others=[{"nomisma": 3, "resources": {"auctoritas": 2}}, {"nomisma": 1, "resources": {"auctoritas": 0}}]
    )

    play(t, f"play {card}", "use")

    assert (stocks(t, 1), stocks(t, 2)) == left


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
@pytest.mark.parametrize(
    ("card", "mine", "his"), [("chamberlains-of-the-bedchamber", "1A", "1N"), ("herul-horsemen", "1N", "1A")]
)
def test_theft_takes_from_one_other_player_as_far_as_he_has_it(card: str, mine: str, his: str) -> None:
    t = at_play(card, others=[{**POOR}, {"nomisma": 1, "resources": {"auctoritas": 1}}])
    play(t, f"play {card}")
    assert rule_against(t, "name blues") == "BZN-CRD-05"
    assert choices(t) == ["done", "name greens", "name reds"]

    play(t, "name reds")

    assert (stocks(t, 0), stocks(t, 2)) == (mine, his)


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
def test_cards_that_pay_for_a_count() -> None:
    """The commission counts Palatine cards with itself, the synod Ekklesiastik ones, the changers kinds of resources."""
    commission = at_play(
        "codex-commission", me={"area": [["treasurer"], ["village-elders"], ["junillus"]], "nomisma": 0}
    )
    play(commission, "play codex-commission")
    assert stock(commission, 0, "nomisma") == 1 + 4  # Junillus takes one off the cost

    synod = at_play(
        "synod-of-bishops",
        me={"area": [["church-steward"], ["monastery-farmers"], ["sleepless-monks"], ["stylites-of-syria"]]},
    )
    play(synod, "play synod-of-bishops")
    assert stock(synod, 0, "auctoritas") == 4  # five cards, at most four times

    changers = at_play("money-changers-of-the-mese", me={"resources": {"auctoritas": 2, "lapis": 1, "fides": 5}})
    play(changers, "play money-changers-of-the-mese")
    assert stock(changers, 0, "nomisma") == 3


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
def test_the_silversmiths_change_two_coins_for_a_resource_up_to_twice() -> None:
    t = at_play("silversmiths-of-antioch", me={"nomisma": 7})

    play(t, "play silversmiths-of-antioch", "convert", "take lapis", "convert", "take fides")

    assert stocks(t, 0) == "1F 1L 3N"
    assert (0, "convert_money") not in asked(t)


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
@pytest.mark.parametrize(
    ("card", "pieces"),
    [("spice-traders-of-clysma", 2), ("armourers-of-the-fabricae", 1), ("caravan-masters-of-palmyra", 2)],
)
def test_traders_buy_or_sell_at_once(card: str, pieces: int) -> None:
    t = at_play(card, me={"nomisma": 5}, market=["civicus", "lapis"])

    play(t, f"play {card}", "buy lapis")
    if pieces == 2:
        play(t, "buy civicus")

    assert stocks(t, 0) == ("1C 1L" if pieces == 2 else "1L 2N")
    assert market(t)[:2] == (".." if pieces == 2 else "C.")


@pytest.mark.rule("BZN-CRD-08", "BZN-CLR-08")
def test_traders_may_copy_the_first_piece_once() -> None:
    t = at_play("spice-traders-of-clysma", me={"resources": {"auctoritas": 0, "civicus": 3}}, market=["civicus"])

    play(t, "play spice-traders-of-clysma", "sell civicus")

    assert market(t) == "C......."  # the first is gone, and its copy has moved down
    assert rule_against(t, "sell civicus") == "BZN-SEL-03"


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08", "BZN-DRW-02")
def test_the_settlers_take_from_the_display_and_the_nuns_from_the_discard_pile() -> None:
    settlers = at_play("frontier-settlers", display=["narses", "mundus"], deck=["buzes"])
    play(settlers, "play frontier-settlers")
    assert rule_against(settlers, "done") == ""  # unlike the action
    play(settlers, "pick mundus")
    assert hand(settlers, 0) == ["mundus"]
    assert settlers.view(None)["board"]["display"][:2] == ["narses", "buzes"]

    nuns = at_play("nuns-of-the-metanoia", discard=["narses", "mundus"])
    play(nuns, "play nuns-of-the-metanoia")
    assert hand(nuns, 0) == ["mundus"]

    in_vain = at_play("nuns-of-the-metanoia")
    play(in_vain, "play nuns-of-the-metanoia")
    assert hand(in_vain, 0) == []


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
@pytest.mark.parametrize(("card", "count"), [("referendarii", 4), ("scribes-of-the-scriptorium", 3)])
def test_clerks_look_at_cards_keep_one_and_discard_the_others(card: str, count: int) -> None:
    deck = ["narses", "mundus", "buzes", "martin"][:count]
    t = at_play(card, deck=deck)
    play(t, f"play {card}")
    assert t.view(0)["board"]["players"][0]["looking_at"] == deck
    assert "looking_at" not in t.view(1)["board"]["players"][0]
    assert rule_against(t, "keep theodora") == "BZN-CRD-05"

    play(t, "keep mundus")

    assert hand(t, 0) == ["mundus"]
    assert sorted(t.view(None)["board"]["discard"]) == sorted(set(deck) - {"mundus"})


@pytest.mark.rule("BZN-CRD-04")
@pytest.mark.parametrize(
    ("hero", "played", "gained"),
    [
        ("sabas-of-mar-saba", "shepherds-of-anatolia", "1F 1W"),
        ("romanos-the-melodist", "church-steward", "1A"),
    ],
)
def test_heroes_who_wait_for_a_later_card(hero: str, played: str, gained: str) -> None:
    t = court(players=[{**POOR, "nomisma": 20, "hand": [played, hero], "area": []}])
    play(t, "announce play", f"play {hero}")
    before = stocks(t, 0).split()
    assert before == [f"{stock(t, 0, 'nomisma')}N"]  # not set off by himself

    play(t, f"play {played}")

    assert " ".join(stocks(t, 0).split()[:-1]) == gained


@pytest.mark.rule("BZN-CRD-04")
def test_john_troglita_is_paid_two_coins_for_each_later_stratiotika_card() -> None:
    t = court(players=[{**POOR, "nomisma": 20, "hand": ["buzes", "john-troglita"], "area": []}])

    play(t, "announce play", "play john-troglita", "play buzes")

    assert stock(t, 0, "nomisma") == 20 - 8 - (4 - 2) + 2


@pytest.mark.rule("BZN-CRD-04", "BZN-BAN-09")
@pytest.mark.parametrize(
    ("hero", "gained"),
    [
        ("menas-the-patriarch", "2F 1N"),
        ("narses", "1V 3N"),
        ("anthemius-of-tralles", "2L 1W"),
        ("apion-of-oxyrhynchus", "1G 3N"),
    ],
)
def test_heroes_who_wait_for_an_activation(hero: str, gained: str) -> None:
    t = court(players=[{**POOR, "area": [[hero]]}])

    play(t, "announce activate")

    assert stocks(t, 0) == gained


@pytest.mark.rule("BZN-CRD-03", "BZN-CRD-06", "BZN-CLR-06")
def test_laurels_make_a_hero_and_martin_has_one() -> None:
    heroes = [card for card in range(tables.CARDS) if tables.HERO[card]]

    assert len(heroes) == 35
    assert tables.CARD_IDS.index("martin") in heroes
    assert ROWS["martin"]["types"] == {"stratiotika": 1}
    assert not any(tables.HERO[tables.EMPIRE_CARDS :])


@pytest.mark.rule("BZN-TRM-07", "BZN-CRD-01", "BZN-CRD-11")
def test_twenty_cards_of_each_type_and_ten_intrigues_of_four() -> None:
    first = [next(iter(row["types"])) for row in ROWS.values()]

    assert [first[:100].count(name) for name in fx.TYPES] == [20] * 5
    assert [first[100:].count(name) for name in fx.TYPES] == [10, 10, 10, 10, 0]


def named_in_tests() -> set[str]:
    """Every word in quotes in the tests of this game."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(re.findall("[a-z][a-z-]+", node.value))
    return found


def test_no_card_or_mission_is_without_a_test_of_its_effect() -> None:
    """Cards that simply give are played by `test_cards_that_simply_give`; every other stands by name in a test that plays it."""
    named = named_in_tests()

    assert [card for card in ROWS if card not in GIVING and card not in named] == []
    assert [mission for mission in tables.MISSION_IDS if mission not in named] == []
