"""Playing cards, discounts, bandons, activation (BZN-CRD, BZN-PLY, BZN-HER, BZN-BAN, BZN-AVT)."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import area, asked, choices, court, hand, play, rule_against, stock, stocks

BELISARIUS = ["belisarius", "military-secretary", "head-of-fortifications", "commissioner-of-food-supply"]


@pytest.mark.rule("BZN-HER-01", "BZN-HER-02", "BZN-PLY-01", "BZN-PLY-03", "BZN-PLY-04", "BZN-CRD-07", "BZN-PLY-06")
def test_belisarius_and_his_three_cards_cost_sixteen() -> None:
    """Rulebook example: 9, then 5 - 3, 5 - 3 and 5 - 2."""
    t = court(players=[{"hand": BELISARIUS, "nomisma": 16}], deck=["theodora"])

    play(t, "announce play", *[f"play {card}" for card in BELISARIUS])

    assert stock(t, 0, "nomisma") == 0
    assert area(t, 0) == [[card] for card in ("commissioner-of-food-supply", *BELISARIUS[:3])]


@pytest.mark.rule("BZN-HER-04", "BZN-CRD-02")
def test_a_hero_of_two_types_gives_both_discounts_to_a_card_of_both() -> None:
    """A Stratiotika and Palatine card of cost 5 is free with Belisarius."""
    t = court(players=[{"hand": ["scholae-palatinae"], "area": [["belisarius"]], "nomisma": 0}])

    play(t, "announce play", "play scholae-palatinae")

    assert stock(t, 0, "nomisma") == 0


@pytest.mark.rule("BZN-HER-03")
def test_several_heroes_do_not_add_up() -> None:
    """Stratiotika 2 and Palatine 3 on two heroes: only the better one counts."""
    t = court(players=[{"hand": ["scholae-palatinae"], "area": [["mundus"], ["theodora"]], "nomisma": 2}])

    play(t, "announce play", "play scholae-palatinae")

    assert stock(t, 0, "nomisma") == 0  # 5 - 3


@pytest.mark.rule("BZN-HER-05", "BZN-BAN-05")
def test_a_covered_hero_still_gives_his_discount_and_a_face_down_one_does_not() -> None:
    """Mundus, level 2, behind Buzes, level 1: the guard costs 5 - 2."""
    covered = court(players=[{"hand": ["bucellarii-guard"], "area": [["buzes", "mundus"]], "nomisma": 9}])
    down = court(players=[{"hand": ["bucellarii-guard"], "area": [["mundus"]], "nomisma": 9}], face_down=["mundus"])

    for t in (covered, down):
        play(t, "announce play", "play bucellarii-guard")

    assert stock(covered, 0, "nomisma") == 9 - 3
    assert stock(down, 0, "nomisma") == 9 - 5


@pytest.mark.rule("BZN-HER-05", "BZN-CLR-17")
@pytest.mark.parametrize(
    ("hero", "card", "off"),
    [
        ("tribonian", "treasurer", 2),
        ("john-troglita", "bucellarii-guard", 2),
        ("africanus", "vineyards-of-gaza", 2),
        ("cutzinas-the-moor", "vineyards-of-gaza", 1),
    ],
)
def test_a_face_down_hero_gives_no_discount_wherever_he_stands_in_the_deck(hero: str, card: str, off: int) -> None:
    up = court(players=[{"hand": [card], "area": [[hero]]}])
    down = court(players=[{"hand": [card], "area": [[hero]]}], face_down=[hero])

    costs = [t.view(0)["board"]["players"][0]["costs"][card] for t in (up, down)]
    assert costs[1] - costs[0] == off


@pytest.mark.rule("BZN-HER-06", "BZN-ITR-02")
def test_a_discount_holds_for_intrigue_cards_too() -> None:
    t = court(players=[{"hand": ["imperial-stores"], "area": [["theodora"]], "nomisma": 0}])

    play(t, "intrigue imperial-stores")

    assert stock(t, 0, "nomisma") == 0  # 3 - 3


@pytest.mark.rule("BZN-PLY-01")
def test_a_card_that_cannot_be_paid_is_not_played() -> None:
    t = court(players=[{"hand": ["belisarius"], "nomisma": 8}])

    play(t, "announce play")

    assert rule_against(t, "play belisarius") == "BZN-PLY-01"


@pytest.mark.rule("BZN-PLY-02")
def test_an_instant_is_resolved_before_the_next_card() -> None:
    t = court(players=[{"hand": ["frontier-settlers", "theodora"], "nomisma": 20}], display=["narses"], deck=["mundus"])

    play(t, "announce play", "play frontier-settlers")

    assert asked(t) == [(0, "pick_card")]


@pytest.mark.rule("BZN-PLY-05", "BZN-PLY-06", "BZN-BAN-06")
def test_a_play_action_without_cards_only_arranges() -> None:
    t = court(players=[{"hand": ["theodora"], "nomisma": 0, "area": [["narses"], ["mundus"]]}])

    play(t, "announce play")
    assert "play theodora" not in choices(t)
    play(t, "done")
    assert asked(t) == [(0, "arrange_bandons")]

    play(t, "attach mundus < narses", "done")
    assert area(t, 0) == [["narses", "mundus"]]


@pytest.mark.rule("BZN-BAN-01", "BZN-CTR-08", "BZN-CRD-06")
def test_behind_a_hero_lie_up_to_his_level_of_each_type() -> None:
    """Belisarius holds three Stratiotika and two Palatine cards, not four and three."""
    soldiers = ["bucellarii-guard", "isaurian-infantry", "herul-horsemen", "hunnic-archers"]
    courtiers = ["prefect-of-the-city", "referendarii", "treasurer"]
    others = [["buzes"], ["martin"]]  # something to arrange is left
    t = court(players=[{"hand": [], "area": [["belisarius"], *[[card] for card in soldiers + courtiers], *others]}])

    play(t, "announce play")
    play(t, *[f"attach {card} < belisarius" for card in soldiers[:3] + courtiers[:2]])

    assert rule_against(t, "attach hunnic-archers < belisarius") == "BZN-BAN-01"
    assert rule_against(t, "attach treasurer < belisarius") == "BZN-BAN-01"
    assert rule_against(t, "attach treasurer < hunnic-archers") == "BZN-CRD-06"


@pytest.mark.rule("BZN-BAN-02", "BZN-CRD-02")
def test_a_two_type_card_fills_one_slot_of_either_type() -> None:
    """Narses (Stratiotika 2, Palatine 2) with two Stratiotika cards still has room for a card of both types."""
    t = court(
        players=[
            {
                "area": [
                    ["narses", "bucellarii-guard", "isaurian-infantry"],
                    ["scholae-palatinae"],
                    ["excubitor-captains"],
                    ["treasurer"],
                    ["buzes"],
                    ["martin"],
                ]
            }
        ]
    )

    play(t, "announce play", "attach scholae-palatinae < narses", "attach excubitor-captains < narses")

    assert rule_against(t, "attach treasurer < narses") == "BZN-BAN-01"


@pytest.mark.rule("BZN-BAN-02", "BZN-BAN-01")
@pytest.mark.parametrize(
    "cards",
    [["treasurer", "referendarii", "prefect-of-the-city"], ["herul-horsemen", "isaurian-infantry", "hunnic-archers"]],
)
def test_two_type_cards_leave_both_slots_of_a_type_to_others_and_a_third_has_none(cards: list[str]) -> None:
    """Narses (Stratiotika 2, Palatine 2)."""
    alone = [[card] for card in [*cards, "buzes", "martin"]]
    both = court(players=[{"area": [["narses", "scholae-palatinae", "excubitor-captains"], *alone]}])
    none = court(players=[{"area": [["narses"], *alone]}])

    for t in (both, none):
        play(t, "announce play", f"attach {cards[0]} < narses", f"attach {cards[1]} < narses")

        assert rule_against(t, f"attach {cards[2]} < narses") == "BZN-BAN-01"


@pytest.mark.rule("BZN-BAN-03")
def test_a_bandon_is_of_each_hero_type_it_holds_a_card_of() -> None:
    """Narses with Stratiotika cards only is no Palatine bandon; Apion waits for Rustica in vain, Narses gets his 2N."""
    t = court(players=[{"nomisma": 0, "area": [["narses", "bucellarii-guard"]]}])
    other = court(players=[{"nomisma": 0, "area": [["narses", "treasurer"]]}])

    play(t, "announce activate")
    play(other, "announce activate")

    assert stock(t, 0, "nomisma") == 2 + 1  # and the symbol of Narses
    assert stock(other, 0, "nomisma") == 2  # their own symbols; no Stratiotika card lies behind


@pytest.mark.rule("BZN-BAN-03")
def test_the_belisarius_bandon_is_both_stratiotika_and_palatine() -> None:
    """Rulebook example: two Stratiotika cards and a Palatine one, four in all; with Stratiotika cards only it is of one type."""
    both = court(players=[{"area": [BELISARIUS]}]).view(0)["board"]["players"][0]["area"][0]
    one = court(players=[{"area": [BELISARIUS[:3]]}]).view(0)["board"]["players"][0]["area"][0]

    assert (1 + len(both["behind"]), set(both["types"])) == (4, {"stratiotika", "palatine"})
    assert one["types"] == ["stratiotika"]


@pytest.mark.rule("BZN-BAN-04", "BZN-BAN-05", "BZN-BAN-10")
def test_only_the_front_hero_is_awake() -> None:
    """Romanos in front gives auctoritas for an Ekklesiastik card; behind Menas he does not."""
    awake = court(players=[{"hand": ["stylites-of-syria"], "nomisma": 9, "area": [["romanos-the-melodist"]]}])
    covered = court(
        players=[
            {"hand": ["stylites-of-syria"], "nomisma": 9, "area": [["menas-the-patriarch", "romanos-the-melodist"]]}
        ]
    )

    for t in (awake, covered):
        play(t, "announce play", "play stylites-of-syria")

    assert stock(awake, 0, "auctoritas") == 3
    assert stock(covered, 0, "auctoritas") == 2


@pytest.mark.rule("BZN-BAN-07", "BZN-PLY-05")
def test_bandons_may_be_broken_up_and_the_front_hero_changed() -> None:
    t = court(players=[{"hand": [], "area": [["narses", "mundus", "bucellarii-guard"]]}])

    play(t, "announce play", "break narses", "attach narses < mundus", "attach bucellarii-guard < mundus", "done")

    assert area(t, 0) == [["mundus", "narses", "bucellarii-guard"]]


@pytest.mark.rule("BZN-BAN-08", "BZN-CTR-10")
def test_what_carries_a_dynamis_stays_as_it_lies() -> None:
    t = court(
        players=[{"area": [["narses", "mundus"], ["bucellarii-guard"], ["buzes"]]}],
        marked=["narses", "mundus"],
    )

    play(t, "announce play")

    assert rule_against(t, "break narses") == "BZN-BAN-08"
    assert rule_against(t, "attach bucellarii-guard < narses") == "BZN-BAN-08"
    assert rule_against(t, "attach bucellarii-guard < buzes") == ""


@pytest.mark.rule("BZN-BAN-09")
def test_a_hero_alone_is_a_single_card_and_may_go_behind_another() -> None:
    t = court(players=[{"area": [["narses"], ["buzes", "bucellarii-guard"]]}])

    play(t, "announce play")

    assert rule_against(t, "break narses") == "BZN-BAN-07"
    assert rule_against(t, "attach buzes < narses") == "BZN-BAN-07"  # he leads: first break up


@pytest.mark.rule("BZN-AVT-02", "BZN-CRD-09", "BZN-LST-03")
def test_the_belisarius_bandon_yields_three_virtus_two_civicus_lapis_frumentum_and_a_coin() -> None:
    """Rulebook example."""
    t = court(players=[{"nomisma": 0, "resources": {"auctoritas": 0}, "area": [BELISARIUS]}])

    play(t, "announce activate")

    assert stocks(t, 0) == "2C 3V 1L 1G 1N"


@pytest.mark.rule("BZN-AVT-01", "BZN-AVT-03", "BZN-AVT-04", "BZN-CTR-09")
def test_a_card_or_bandon_is_activated_with_dynamis_once_a_round() -> None:
    t = court(players=[{"hand": [], "area": [["buzes"], ["narses", "mundus"]]}])

    play(t, "announce activate")
    assert choices(t) == ["activate narses", "activate buzes"]

    t = court(players=[{"area": [["buzes"], ["narses", "mundus"]]}], marked=["narses", "mundus"])
    play(t, "announce activate")
    assert stock(t, 0, "virtus") == 1  # only Buzes was left, so he was taken by himself


@pytest.mark.rule("BZN-AVT-04", "BZN-AVT-03", "BZN-BAN-08")
def test_the_dynamis_of_an_activation_marks_every_card_of_the_bandon() -> None:
    t = court(players=[{"area": [["buzes"], ["narses", "mundus"], ["martin"]]}, {"dynamis": 0}])

    play(t, "announce activate", "activate narses", "announce activate")

    assert [unit["marked"] for unit in t.view(0)["board"]["players"][0]["area"]] == [True, False, False]
    assert rule_against(t, "activate narses") == "BZN-AVT-03"


@pytest.mark.rule("BZN-AVT-06")
def test_a_card_inside_a_bandon_is_not_activated_alone() -> None:
    t = court(players=[{"area": [["narses", "mundus"], ["buzes"]]}])

    play(t, "announce activate")

    assert rule_against(t, "activate mundus") == "BZN-AVT-06"


@pytest.mark.rule("BZN-AVT-07", "BZN-CRD-10")
def test_an_intrigue_card_alone_produces_nothing_and_is_not_activated() -> None:
    t = court(players=[{"area": [["pilgrimage"], ["buzes"], ["martin"]]}])

    play(t, "announce activate")

    assert rule_against(t, "activate pilgrimage") == "BZN-AVT-07"


@pytest.mark.rule("BZN-CRD-11")
def test_an_intrigue_card_in_play_fills_a_slot() -> None:
    t = court(players=[{"area": [["menas-the-patriarch"], ["pilgrimage"]]}])

    play(t, "announce play", "attach pilgrimage < menas-the-patriarch", "done")

    assert area(t, 0) == [["menas-the-patriarch", "pilgrimage"]]


@pytest.mark.rule("BZN-AVT-05", "BZN-CRD-08", "BZN-AVT-01", "BZN-PLY-02")
def test_a_free_activation_takes_a_marked_bandon_and_leaves_no_mark() -> None:
    """Siege Engineers activate the marked Narses again; the unmarked Buzes stays unmarked."""
    t = court(
        players=[
            {"hand": ["siege-engineers"], "nomisma": 20, "resources": {"virtus": 0}, "area": [["narses"], ["buzes"]]}
        ],
        marked=["narses"],
    )

    play(t, "announce play", "play siege-engineers")
    assert {"activate narses", "activate buzes", "activate siege-engineers"} <= set(choices(t))
    assert rule_against(t, "done") == ""  # what a card offers may be left

    play(t, "activate buzes", "done", "done")
    assert stock(t, 0, "virtus") == 1
    assert t.view(0)["board"]["players"][0]["area"][1]["marked"] is False


@pytest.mark.rule("BZN-AVT-05", "BZN-AVT-03")
def test_a_bandon_activated_free_and_then_with_a_dynamis_produces_twice() -> None:
    t = court(
        players=[
            {
                "hand": ["siege-engineers"],
                "nomisma": 20,
                "resources": {"virtus": 0},
                "area": [["narses", "bucellarii-guard"]],
            },
            {"dynamis": 0},
        ]
    )

    play(t, "announce play", "play siege-engineers", "activate narses")
    once = stock(t, 0, "virtus")
    play(t, "done", "announce activate", "activate narses")

    assert (once > 0, stock(t, 0, "virtus")) == (True, 2 * once)


@pytest.mark.rule("BZN-CRD-03", "BZN-CRD-04", "BZN-CRD-05")
def test_a_hero_is_no_instant_and_another_card_is_resolved_once() -> None:
    t = court(
        players=[{"hand": ["shepherds-of-anatolia", "isidore-of-miletus"], "nomisma": 20, "resources": {"lignum": 0}}]
    )

    play(t, "announce play", "play isidore-of-miletus", "play shepherds-of-anatolia", "done", "done")

    assert stock(t, 0, "lignum") == 1
    assert hand(t, 0) == []


@pytest.mark.rule("BZN-BAN-11")
def test_every_card_of_a_bandon_is_public() -> None:
    t = court(players=[{"area": [BELISARIUS]}])

    seen = t.view(1)["board"]["players"][0]["area"][0]
    assert (seen["front"], set(seen["behind"])) == ("belisarius", set(BELISARIUS[1:]))
