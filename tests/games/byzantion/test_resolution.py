"""Contributions, result, reward and penalty, units, trials (BZN-CON, BZN-FUL, BZN-UNI, BZN-TRI, BZN-KEI-04 to -08, BZN-CLR-01, -02)."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.byzantion.given import asked, choices, court, doxa, play, rule_against, stock, stocks, units
from tests.games.byzantion.scenes import ACADEMY, CODEX, EVERYTHING, ROME, contribution, give, substitutions

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.schema import parse_bundle
from porphyry.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator


REWARD = tables.EVENT_REWARD[tables.EVENT_IDS.index(ACADEMY[0])][fx.DOXA]


@contextmanager
def instead(rows: list[list[int]], at: int, row: list[int]) -> Iterator[None]:
    """A card with the numbers of an example, for a while."""
    ours, rows[at] = rows[at], row
    try:
        yield
    finally:
        rows[at] = ours


@pytest.mark.rule("BZN-CON-01", "BZN-CON-02")
def test_all_contribute_at_once_and_nobody_sees_what_is_in_a_closed_hand() -> None:
    t = contribution(2, ROME, {"resources": EVERYTHING}, {"resources": EVERYTHING})
    assert asked(t) == [(0, "contribute"), (1, "contribute")]

    give(t, 0, virtus=1, lapis=4, lignum=1)

    assert "given" not in t.view(1)["board"]["players"][0]
    assert t.view(0)["board"]["players"][0]["given"] == EVERYTHING
    assert stock(t, 0, "lapis") == 4  # nothing has left the stock yet


@pytest.mark.rule("BZN-CON-03", "BZN-CON-02")
def test_of_no_kind_more_is_given_than_the_event_requires() -> None:
    """Rulebook example: 2 civicus and 1 frumentum."""
    t = contribution(2, ACADEMY, {"resources": {"civicus": 5, "frumentum": 3}}, {}, option=1)
    assert choices(t, 0) == ["give civicus 0", "give civicus 1", "give civicus 2"]
    assert rule_against(t, "give civicus 3") == "BZN-CON-03"

    play(t, "give civicus 2")
    assert choices(t, 0) == ["give frumentum 0", "give frumentum 1"]


@pytest.mark.rule("BZN-INF-12")
@pytest.mark.parametrize(("option", "good"), [(0, "fides"), (1, "civicus")])
def test_all_gather_for_the_option_the_emperor_chose(option: int, good: str) -> None:
    t = contribution(2, ACADEMY, {"resources": {"civicus": 1, "fides": 3}}, {}, option=option)

    assert choices(t, 0)[-1].startswith(f"give {good}")


@pytest.mark.rule("BZN-CON-08")
def test_what_is_not_required_cannot_be_given() -> None:
    t = contribution(2, ACADEMY, {"resources": {"civicus": 1, "fides": 3}}, {}, option=1)

    assert rule_against(t, "give fides 1") == "BZN-CON-08"


@pytest.mark.rule("BZN-CON-02")
def test_nobody_gives_more_than_he_has() -> None:
    t = contribution(2, ROME, {"resources": {"lapis": 2}}, {})

    assert rule_against(t, "give lapis 3") == "BZN-CON-02"


@pytest.mark.rule("BZN-CON-04", "BZN-CON-05", "BZN-CON-06", "BZN-LST-01")
def test_two_auctoritas_and_four_coins_bring_four_doxa() -> None:
    """Gold for the Kutrigurs takes auctoritas and nomisma, among others."""
    t = contribution(2, ["zabergan-at-the-long-wall"], {"resources": {"auctoritas": 2}, "nomisma": 5}, {}, option=1)

    give(t, 0, auctoritas=2, nomisma=4)

    # 2 + 2 for the contribution; then the other one, who gave nothing, suffers
    assert doxa(t)[0] == 14


@pytest.mark.rule("BZN-CON-07")
def test_contributions_are_spent_even_if_the_event_is_cancelled() -> None:
    t = contribution(2, ROME, {"resources": EVERYTHING}, {"nomisma": 9})

    give(t, 0, lapis=4)

    assert stocks(t, 0) == "1V 1W"


@pytest.mark.rule("BZN-CON-10", "BZN-CON-06", "BZN-FUL-03", "BZN-TRM-03")
def test_coins_bring_doxa_and_never_victory() -> None:
    """P. 26: victorious is who "contributed the most resources"; p. 8: nomisma is not a resource. 2 pieces against 1 and 12 coins."""
    event = tables.EVENT_IDS.index("battle-of-taginae")
    with instead(tables.EVENT_NEEDS[event], 1, parse_bundle("3V 12N")[:8]):
        t = contribution(
            2,
            ["battle-of-taginae"],
            {"resources": {"virtus": 2}},
            {"resources": {"virtus": 1}, "nomisma": 12},
            option=1,
        )
        give(t, 0, virtus=2)
        give(t, 1, virtus=1, nomisma=12)

    assert [player["victories"] for player in t.view(None)["board"]["players"]] == [1, 0]
    assert doxa(t)[1] == 10 + 1 + 6


@pytest.mark.rule("BZN-CON-10", "BZN-FUL-04")
def test_who_gives_coins_alone_has_given_the_least() -> None:
    event = tables.EVENT_IDS.index("battle-of-taginae")
    with instead(tables.EVENT_NEEDS[event], 1, parse_bundle("3V 12N")[:8]):
        t = contribution(2, ["battle-of-taginae"], {"resources": {"virtus": 1}}, {"nomisma": 12}, option=1)
        give(t, 0, virtus=1)
        told = give(t, 1, nomisma=12)

    assert [event.params["seat"] for event in told if event.kind == "LoserNamed"] == [1]


@pytest.mark.rule("BZN-CON-10", "BZN-FUL-03")
def test_by_option_the_size_of_a_contribution_counts_two_coins_as_one_piece() -> None:
    """10 coins are 5 pieces: with 5 virtus more than 6 virtus and 3 frumentum."""
    half = {"coins": "half"}
    event = tables.EVENT_IDS.index("battle-of-taginae")
    with instead(tables.EVENT_NEEDS[event], 1, parse_bundle("8V 3G 10N")[:8]):
        t = contribution(
            2,
            ["battle-of-taginae"],
            {"resources": {"virtus": 6, "frumentum": 3}, "nomisma": 0},
            {"nomisma": 10, "resources": {"virtus": 5}},
            option=1,
            options=half,
        )
        give(t, 0, virtus=6, frumentum=3)
        give(t, 1, nomisma=10, virtus=5)

    assert t.view(None)["board"]["players"][1]["victories"] == 1  # 10 against 9

    with instead(tables.EVENT_NEEDS[event], 1, parse_bundle("8V 3G 8N")[:8]):
        t = contribution(
            2,
            ["battle-of-taginae"],
            {"resources": {"virtus": 6, "frumentum": 3}, "nomisma": 0},
            {"nomisma": 9, "resources": {"virtus": 5}},
            option=1,
            options=half,
        )
        give(t, 0, virtus=6, frumentum=3)
        give(t, 1, nomisma=8, virtus=5)

        assert asked(t) == [(0, "choose_among_tied")]  # 9 against 9


@pytest.mark.rule("BZN-FUL-01", "BZN-FUL-03", "BZN-EVC-04", "BZN-FUL-08")
def test_all_six_pieces_fulfil_the_bulwark_and_the_largest_contribution_gets_eight_auctoritas() -> None:
    """Rulebook example: 1 virtus, 4 lapis, 1 lignum."""
    t = contribution(2, ROME, {"resources": {"virtus": 1, "lapis": 3}}, {"resources": {"lapis": 1, "lignum": 1}})

    give(t, 0, virtus=1, lapis=3)
    give(t, 1, lapis=1, lignum=1)

    assert t.view(None)["board"]["fulfilled"] == 1
    assert t.view(None)["board"]["results"] == ["fulfilled", *[None] * 8]
    assert (stock(t, 0, "auctoritas"), stock(t, 1, "auctoritas")) == (8, 0)
    assert doxa(t) == [14, 12]


@pytest.mark.rule("BZN-FUL-01", "BZN-FUL-02", "BZN-FUL-04", "BZN-LST-05", "BZN-TRM-08", "BZN-FUL-08")
def test_one_missing_piece_cancels_it_and_the_smallest_contribution_pays_nine() -> None:
    """Rulebook example: lapis is short by one; surplus virtus does not help."""
    t = contribution(
        2,
        ROME,
        {"resources": {"virtus": 1, "lapis": 3}, "nomisma": 9},
        {"resources": {"virtus": 1, "lignum": 1}, "nomisma": 9},
    )

    give(t, 0, virtus=1, lapis=3)
    give(t, 1, virtus=1, lignum=1)

    assert t.view(None)["board"]["cancelled"] == 1
    assert t.view(None)["board"]["results"] == ["cancelled", *[None] * 8]
    assert (stock(t, 0, "nomisma"), stock(t, 1, "nomisma")) == (9, 0)


@pytest.mark.rule("BZN-FUL-04", "BZN-FUL-09")
def test_who_gives_nothing_has_given_the_least() -> None:
    t = contribution(2, ROME, {"resources": EVERYTHING, "nomisma": 9}, {"resources": {"virtus": 1}, "nomisma": 9})

    give(t, 0)
    give(t, 1, virtus=1)

    assert (stock(t, 0, "nomisma"), stock(t, 1, "nomisma")) == (0, 9)


@pytest.mark.rule("BZN-FUL-05", "BZN-KEI-06")
def test_a_tie_for_the_victory_is_decided_by_the_sceptre_for_himself_if_he_likes() -> None:
    t = contribution(
        2,
        ROME,
        {"resources": {"lapis": 3}},
        {"resources": {"virtus": 1, "lapis": 1, "lignum": 1}, "position": "sceptre"},
    )
    give(t, 0, lapis=3)
    give(t, 1, virtus=1, lapis=1, lignum=1)
    assert asked(t) == [(1, "choose_among_tied")]

    play(t, "name greens")

    assert stock(t, 1, "auctoritas") == 8


@pytest.mark.rule("BZN-FUL-05", "BZN-KEI-07", "BZN-RNG-04")
def test_a_tie_for_the_defeat_is_decided_by_the_ring_among_the_tied_only() -> None:
    t = contribution(3, ROME, {"nomisma": 9}, {"nomisma": 9, "resources": {"lapis": 1}}, {"nomisma": 9}, ring=1)
    give(t, 1, lapis=1)
    assert asked(t) == [(1, "choose_among_tied")]
    assert rule_against(t, "name greens") == "BZN-FUL-05"

    play(t, "name reds")

    assert [stock(t, seat, "nomisma") for seat in range(3)] == [9, 9, 0]


@pytest.mark.rule("BZN-FUL-07")
@pytest.mark.parametrize(("position", "left"), [(None, 10 - 2), ("robes", 10 - 7)])
def test_missing_coins_cost_a_doxa_for_two(position: str | None, left: int) -> None:
    """Penalty 9N with 4N in stock: 5 missing, 2 doxa. With robes 18N: 14 missing, 7 doxa."""
    t = contribution(2, ROME, {"nomisma": 4, "position": position}, {"resources": {"lapis": 1}})

    give(t, 1, lapis=1)

    assert (stock(t, 0, "nomisma"), doxa(t)[0]) == (0, left)


@pytest.mark.rule("BZN-FUL-06")
def test_missing_resources_cost_a_doxa_each() -> None:
    """The embassy to Axum: penalty 3A; a stock of 1A pays it and loses 2 doxa."""
    t = contribution(
        2, ["embassy-to-axum"], {"resources": {"auctoritas": 1}, "nomisma": 0}, {"resources": {"lignum": 1}}
    )

    give(t, 1, lignum=1)

    assert (stocks(t, 0), doxa(t)[0]) == ("", 8)


@pytest.mark.rule("BZN-TRM-04", "BZN-FUL-06")
def test_doxa_never_falls_below_nothing() -> None:
    t = contribution(2, ["nika-riot"], {"doxa": 1}, {"resources": {"virtus": 1}})

    give(t, 1, virtus=1)

    assert doxa(t)[0] == 0


@pytest.mark.rule("BZN-KEI-08", "BZN-FUL-08")
def test_robes_double_the_reward() -> None:
    t = contribution(2, ROME, {"resources": EVERYTHING, "position": "robes"}, {})

    give(t, 0, **EVERYTHING)

    assert stock(t, 0, "auctoritas") == 16


@pytest.mark.rule("BZN-KEI-08", "BZN-CTR-07", "BZN-FUL-08")
def test_robes_double_the_penalty_too() -> None:
    t = contribution(2, ROME, {"nomisma": 20, "position": "robes"}, {"resources": {"lapis": 1}})

    give(t, 1, lapis=1)

    assert stock(t, 0, "nomisma") == 2


@pytest.mark.rule("BZN-CRD-04")
def test_pope_vigilius_halves_a_penalty_after_the_robes_doubled_it() -> None:
    t = contribution(
        2, ROME, {"nomisma": 20, "position": "robes", "area": [["pope-vigilius"]]}, {"resources": {"lapis": 1}}
    )

    give(t, 1, lapis=1)

    assert stock(t, 0, "nomisma") == 11


@pytest.mark.rule("BZN-CRD-04", "BZN-FUL-03")
def test_belisarius_is_rewarded_for_a_victory() -> None:
    t = contribution(2, ROME, {"resources": EVERYTHING, "area": [["belisarius"]]}, {})

    give(t, 0, **EVERYTHING)

    assert (stock(t, 0, "nomisma"), doxa(t)[0]) == (2, 10 + 6 + 1)


@pytest.mark.rule("BZN-UNI-01", "BZN-UNI-02", "BZN-UNI-04", "BZN-EVC-04", "BZN-FUL-01")
def test_a_fulfilled_event_places_the_units_of_its_option_in_its_territory() -> None:
    """Rulebook example: 2 merchants, or 1 siege tower and 1 legion, in the yellow territory round Dara."""
    t = contribution(2, ["eternal-peace"], {"resources": {"virtus": 1, "lapis": 1, "lignum": 1}}, {}, option=1)

    give(t, 0, virtus=1, lapis=1, lignum=1)

    assert units(t, "oriens") == {"siege-tower": 1, "legion": 1}


@pytest.mark.rule("BZN-UNI-06", "BZN-UNI-01")
def test_a_cancelled_event_places_nothing() -> None:
    t = contribution(2, ["eternal-peace"], {"resources": {"virtus": 1}}, {}, option=1)

    give(t, 0, virtus=1)

    assert units(t, "oriens") == {}


@pytest.mark.rule("BZN-UNI-05")
def test_a_unit_whose_miniatures_are_used_up_is_not_placed() -> None:
    t = contribution(
        2,
        ["eternal-peace"],
        {"resources": {"virtus": 1, "lapis": 1, "lignum": 1}},
        {},
        option=1,
        map={"italia": {"siege-tower": 3}},
    )

    give(t, 0, virtus=1, lapis=1, lignum=1)

    assert units(t, "oriens") == {"legion": 1}


@pytest.mark.rule("BZN-CLR-01", "BZN-CON-09", "BZN-CON-03")
def test_tribonians_civicus_stands_once_for_any_other_required_resource() -> None:
    """Rulebook example in our terms: the Academy wants 2C 1G; a third civicus stands for the frumentum."""
    t = contribution(2, ACADEMY, {"resources": {"civicus": 4}, "area": [["tribonian"]]}, {}, option=1)
    assert choices(t, 0) == ["give civicus 0", "give civicus 1", "give civicus 2", "give civicus 3"]

    told = give(t, 0, civicus=3)  # one too many stands for the only kind that is left

    assert substitutions(told) == [(0, "tribonian", "civicus", "frumentum")]
    assert t.view(None)["board"]["fulfilled"] == 1
    assert stock(t, 0, "civicus") == 1  # three went, and no more
    assert doxa(t)[0] == 13 + REWARD


@pytest.mark.rule("BZN-CLR-01", "BZN-CON-09", "BZN-CON-03")
def test_of_one_civicus_two_fides_and_a_lapis_one_fides_may_be_replaced_and_no_more() -> None:
    """Rulebook example: 2C 1F 1L may be given; no further civicus may replace the second fides or the lapis."""
    event = tables.EVENT_IDS.index("neoplatonic-academy")
    mine = {"resources": {"civicus": 5, "fides": 1, "lapis": 1}, "area": [["tribonian"]]}
    with instead(tables.EVENT_NEEDS[event], 0, parse_bundle("1C 2F 1L")[:8]):
        t = contribution(2, ACADEMY, mine, {})
        assert rule_against(t, "give civicus 3") == "BZN-CON-03"

        told = give(t, 0, civicus=2, fides=1, lapis=1)

    assert substitutions(told) == [(0, "tribonian", "civicus", "fides")]
    assert t.view(None)["board"]["fulfilled"] == 1
    assert (stocks(t, 0).split()[0], doxa(t)[0]) == ("3C", 14 + REWARD)


@pytest.mark.rule("BZN-CON-09")
def test_a_substitution_is_said_with_all_hands_open_and_cannot_be_taken_back() -> None:
    """P. 26, after "as soon as all contributions have been revealed": abilities "must be mentioned at this point"."""
    mine = {"resources": {"civicus": 3, "lapis": 3}, "area": [["tribonian"]]}
    t = contribution(2, ROME, mine, {"resources": {"virtus": 1, "lapis": 1}})
    give(t, 0, civicus=1, lapis=3)
    shown = [tuple(event.params.values()) for event in give(t, 1, virtus=1, lapis=1) if "Revealed" in event.kind]
    assert shown == [(0, "civicus", 1), (0, "lapis", 3), (1, "virtus", 1), (1, "lapis", 1)]
    assert asked(t) == [(0, "declare_substitution")]
    assert choices(t) == ["stand tribonian for " + good for good in ("virtus", "lapis", "lignum")]
    assert rule_against(t, "done") == "BZN-CON-03"  # civicus is not required: it must stand for something

    told = play(t, "stand tribonian for lignum")

    assert substitutions(told) == [(0, "tribonian", "civicus", "lignum")]
    assert t.view(None)["board"]["results"][0] == "fulfilled"


@pytest.mark.rule("BZN-CON-09", "BZN-INI-03")
def test_substitutions_are_said_in_initiative_order_and_a_required_piece_may_stay_what_it_is() -> None:
    """Each has given 1 of 2 civicus; the second in order hears what the first has said."""
    one = {"resources": {"civicus": 1, "auctoritas": 0}}
    t = contribution(
        2,
        ACADEMY,
        {**one, "area": [["tribonian"]]},
        {"resources": {"fides": 1, "auctoritas": 0}, "area": [["severus-of-antioch"]]},
        option=1,
        order=[1, 0, -1, -1],
    )
    give(t, 0, civicus=1)
    give(t, 1, fides=1)
    assert choices(t, 1) == ["stand severus-of-antioch for civicus", "stand severus-of-antioch for frumentum"]

    play(t, "stand severus-of-antioch for civicus")
    assert choices(t, 0) == ["done", "stand tribonian for frumentum"]
    play(t, "done")

    assert t.view(None)["board"]["results"][0] == "cancelled"


@pytest.mark.rule("BZN-CON-09", "BZN-CON-03")
def test_a_substitute_counts_for_the_limit_of_what_it_stands_for() -> None:
    """2C 1G are wanted: with three civicus in the hand there is no room for a frumentum beside its substitute."""
    t = contribution(2, ACADEMY, {"resources": {"civicus": 4, "frumentum": 1}, "area": [["tribonian"]]}, {}, option=1)

    told = play(t, "give civicus 3")  # nothing is asked any more

    assert "ContributionRevealed" in [event.kind for event in told]
    assert stock(t, 0, "frumentum") == 1

    other = contribution(
        2,
        ACADEMY,
        {"resources": {"civicus": 2, "frumentum": 2, "fides": 1}, "area": [["severus-of-antioch"]]},
        {},
        option=1,
    )
    play(other, "give civicus 2", "give fides 1")  # which stands for the frumentum

    assert other.view(None)["board"]["results"][0] == "fulfilled"


@pytest.mark.rule("BZN-CON-09", "BZN-CON-03", "BZN-CLR-02")
def test_every_piece_too_many_must_find_its_kind() -> None:
    """1V 4L 1W are wanted: with a civicus, a fides and a second virtus in the hand only two lapis have room."""
    mine = {
        "resources": {"civicus": 1, "fides": 1, "virtus": 2, "lapis": 4},
        "area": [["tribonian"], ["severus-of-antioch"], ["germanus"]],
    }
    t = contribution(2, ROME, mine, {})
    play(t, "give civicus 1", "give virtus 2", "give fides 1")
    assert choices(t, 0) == ["give lapis 0", "give lapis 1", "give lapis 2"]
    assert rule_against(t, "give lapis 3", 0) == "BZN-CON-03"

    play(t, "give lapis 2", "stand tribonian for lignum")

    assert t.view(None)["board"]["results"][0] == "fulfilled"
    assert t.view(None)["board"]["players"][0]["doxa"] == 10 + 6


@pytest.mark.rule("BZN-CLR-01")
def test_the_silk_smugglers_pay_with_doxa_which_the_piece_earns_back() -> None:
    t = contribution(2, ACADEMY, {"resources": {"civicus": 2}, "area": [["two-silk-smugglers"]]}, {}, option=1)

    told = play(t, "give civicus 2", "give doxa 1")

    assert substitutions(told) == [(0, "two-silk-smugglers", "doxa", "frumentum")]
    assert doxa(t)[0] == 10 - 1 + 3 + REWARD
    assert stock(t, 0, "nomisma") == 3 + 2  # a coin for each piece given (BZN-CTR-11), and the reward's two


@pytest.mark.rule("BZN-CON-09", "BZN-CON-03")
def test_by_option_a_substitution_is_said_in_the_closed_hand_and_told_when_it_opens() -> None:
    mine = {"resources": {"civicus": 4}, "area": [["tribonian"]]}
    t = contribution(2, ACADEMY, mine, {}, option=1, options={"substitution": "closed"})
    assert rule_against(t, "give civicus 3") == "BZN-CON-03"
    play(t, "give civicus 2")
    assert choices(t, 0) == ["done", "stand tribonian for frumentum"]

    told = play(t, "stand tribonian for frumentum")

    assert substitutions(told) == [(0, "tribonian", "civicus", "frumentum")]
    assert (t.view(None)["board"]["fulfilled"], stock(t, 0, "civicus"), doxa(t)[0]) == (1, 1, 13 + REWARD)


@pytest.mark.rule("BZN-FUL-01", "BZN-CON-04")
def test_missing_nomisma_cancels_an_event() -> None:
    """P. 26: "if even one required" piece is missing; here one coin of four."""
    event = tables.EVENT_IDS.index("battle-of-taginae")
    with instead(tables.EVENT_NEEDS[event], 1, parse_bundle("1V 4N")[:8]):
        t = contribution(2, ["battle-of-taginae"], {"resources": {"virtus": 1}, "nomisma": 3}, {}, option=1)
        give(t, 0, virtus=1, nomisma=3)

    assert t.view(None)["board"]["results"][0] == "cancelled"


@pytest.mark.rule("BZN-CTR-11", "BZN-CRD-04", "BZN-CON-05")
def test_the_silk_smugglers_earn_a_coin_for_each_resource_given() -> None:
    t = contribution(2, ROME, {"resources": EVERYTHING, "area": [["two-silk-smugglers"]]}, {})

    give(t, 0, **EVERYTHING)

    assert stock(t, 0, "nomisma") == 6


@pytest.mark.rule("BZN-CLR-02", "BZN-FUL-01")
def test_several_such_heroes_may_each_be_used_once() -> None:
    t = contribution(
        2,
        ROME,
        {"resources": {"civicus": 1, "fides": 1, "lapis": 4}, "area": [["tribonian"], ["severus-of-antioch"]]},
        {},
    )

    give(t, 0, civicus=1, fides=1, lapis=4)
    play(t, "stand tribonian for virtus", "stand severus-of-antioch for lignum")

    assert t.view(None)["board"]["fulfilled"] == 1


@pytest.mark.rule("BZN-CLR-01")
@pytest.mark.parametrize(
    ("hero", "resource"),
    [
        ("tribonian", "civicus"),
        ("severus-of-antioch", "fides"),
        ("junillus", "auctoritas"),
        ("africanus", "frumentum"),
        ("germanus", "virtus"),
    ],
)
def test_each_substituting_hero_has_his_own_resource(hero: str, resource: str) -> None:
    t = contribution(2, ROME, {"resources": {resource: 2, "lapis": 1}, "area": [[hero]]}, {})
    give(t, 0, **{resource: 2 if resource == "virtus" else 1})
    assert (0, "declare_substitution") in asked(t)

    told = play(t, f"stand {hero} for lignum")

    assert substitutions(told) == [(0, hero, resource, "lignum")]
    assert stock(t, 0, resource) == (0 if resource == "virtus" else 1)


# Trials


@pytest.mark.rule("BZN-TRI-02", "BZN-TRI-03", "BZN-TRI-07", "BZN-TRI-08", "BZN-UNI-01")
def test_after_a_fulfilled_trial_and_its_units_all_bid_in_secret() -> None:
    t = contribution(2, CODEX, {"resources": {"civicus": 5, "auctoritas": 1}}, {"resources": {"civicus": 2}})
    give(t, 1)

    give(t, 0, civicus=2, auctoritas=1)

    assert units(t, "thracia") == {"senator": 1}
    assert asked(t) == [(0, "bid"), (1, "bid")]
    assert choices(t, 1) == ["bid 0", "bid 1", "bid 2"]
    play(t, "bid 1", seat=0)
    assert "bid" not in t.view(1)["board"]["players"][0]


def bidding(seats: int, *civicus: int, **more: Any) -> Table:
    players = [{"doxa": 10, "resources": {"civicus": amount}} for amount in civicus]
    for seat, extra in enumerate(more.pop("extra", [])):
        players[seat] = {**players[seat], **extra}
    return court(seats, moment="bids", events=CODEX, players=players, **more)


@pytest.mark.rule("BZN-TRI-04", "BZN-TRI-06")
def test_bids_are_ranked_spent_and_a_bid_of_nothing_gets_nothing() -> None:
    """Bids 4, 2 and 0 on 4/3/2/1."""
    t = bidding(3, 4, 2, 2)

    for seat, amount in enumerate((4, 2, 0)):
        play(t, f"bid {amount}", seat=seat)

    assert doxa(t) == [14, 13, 10]
    assert [stock(t, seat, "civicus") for seat in range(3)] == [0, 0, 2]


@pytest.mark.rule("BZN-TRI-04")
def test_bids_of_four_two_and_nothing_on_five_three_two_and_one() -> None:
    with instead(tables.EVENT_PLACES, tables.EVENT_IDS.index(CODEX[0]), [5, 3, 2, 1]):
        t = bidding(3, 4, 2, 2)
        for seat, amount in enumerate((4, 2, 0)):
            play(t, f"bid {amount}", seat=seat)

    assert doxa(t) == [15, 13, 10]


@pytest.mark.rule("BZN-TRI-03")
def test_nobody_bids_more_than_he_has() -> None:
    t = bidding(2, 1, 1)

    assert rule_against(t, "bid 2", 0) == "BZN-TRI-03"


@pytest.mark.rule("BZN-TRI-05", "BZN-KEI-06")
def test_equal_bids_are_ranked_by_the_sceptre() -> None:
    t = bidding(3, 2, 2, 1, extra=[{}, {}, {"position": "sceptre"}])
    for seat, amount in enumerate((2, 2, 1)):
        play(t, f"bid {amount}", seat=seat)
    assert asked(t) == [(2, "rank_bids")]
    assert rule_against(t, "name reds") == "BZN-TRI-05"

    play(t, "name greens")

    assert doxa(t) == [13, 14, 12]


@pytest.mark.rule("BZN-TRI-08", "BZN-KEI-05")
def test_a_cancelled_trial_has_no_bidding_and_the_chalice_gives_nothing() -> None:
    t = contribution(2, CODEX, {"resources": {"civicus": 2}, "position": "chalice"}, {"nomisma": 9})

    give(t, 0, civicus=2)

    assert asked(t)[0][1] == "place_seal"


@pytest.mark.rule("BZN-KEI-04", "BZN-TRI-06")
def test_the_chalice_adds_two_pieces_to_a_bid_which_go_first() -> None:
    """Own 1 civicus: a bid up to 3; a bid of 1 keeps the own piece."""
    t = bidding(2, 1, 1, extra=[{"position": "chalice"}])
    assert (choices(t, 0)[-1], choices(t, 1)[-1]) == ("bid 3", "bid 1")

    play(t, "bid 1", seat=0)
    play(t, "bid 0", seat=1)

    assert stock(t, 0, "civicus") == 1
    assert doxa(t) == [14, 10]


@pytest.mark.rule("BZN-TRI-06", "BZN-KEI-04")
def test_the_pieces_of_the_chalice_are_gone_once_the_hands_are_open() -> None:
    t = bidding(2, 1, 1, extra=[{"position": "chalice"}])
    play(t, "bid 1", seat=0)

    play(t, "bid 1", seat=1)

    assert asked(t) == [(0, "rank_bids")]
    assert t.view(None)["board"]["players"][0]["chalice"] == 0
    assert [stock(t, seat, "civicus") for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("BZN-CRD-04")
def test_eutychius_adds_two_to_a_bid_that_is_made() -> None:
    t = bidding(2, 1, 2, extra=[{"area": [["eutychius"]]}])

    play(t, "bid 1", seat=0)
    play(t, "bid 2", seat=1)

    assert doxa(t) == [14, 13]


@pytest.mark.rule("BZN-TRI-04", "BZN-CRD-04")
def test_eutychius_adds_nothing_to_a_bid_of_nothing() -> None:
    t = bidding(2, 1, 1, extra=[{"area": [["eutychius"]]}])

    play(t, "bid 0", seat=0)
    play(t, "bid 1", seat=1)

    assert doxa(t) == [10, 14]


@pytest.mark.rule("BZN-CRD-04")
def test_cutzinas_holds_two_cards_more() -> None:
    from porphyry.games.byzantion.tables import CARD_IDS

    t = court(moment="limit", players=[{"hand": CARD_IDS[8:16], "area": [["cutzinas-the-moor"]]}])

    assert asked(t)[0][1] == "place_seal"
