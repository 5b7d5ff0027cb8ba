"""Placings, missions, the winner (BZN-SCO, BZN-MSR, BZN-WIN, BZN-MIS)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantion.given import court, doxa, kinds

from porphyry.games.byzantion.scoring import mission_value, place_among, resources_left
from porphyry.games.byzantion.tables import MISSION_IDS
from porphyry.kernel.table import Table

EVEN = {"doxa": 10, "nomisma": 0}


def ended(*players: dict[str, Any], **data: Any) -> Table:
    full = [{**EVEN, **player, "resources": {"auctoritas": 0, **player.get("resources", {})}} for player in players]
    return court(len(players), moment="end", players=full, **data)


def worth(t: Table, seat: int, mission: str) -> int:
    return mission_value(t.state, seat, MISSION_IDS.index(mission))


@pytest.mark.rule("BZN-SCO-02", "BZN-SCO-04", "BZN-TRM-03")
def test_resources_left_bring_three_two_and_one_and_ties_share() -> None:
    """7, 7, 4, 2: 3, 3, 1, 0. Nomisma does not count. The cards, all equal, bring 6 to each."""
    t = ended(*[{"resources": {"lapis": amount}, "nomisma": 99 - amount} for amount in (7, 7, 4, 2)])

    assert doxa(t) == [19, 19, 17, 16]
    assert [resources_left(t.state, seat) for seat in range(4)] == [7, 7, 4, 2]


@pytest.mark.rule("BZN-SCO-02")
def test_two_players_with_five_and_none() -> None:
    t = ended({"resources": {"lapis": 5}}, {})

    assert doxa(t) == [10 + 3 + 6, 10 + 2 + 6]


@pytest.mark.rule("BZN-SCO-03", "BZN-SCO-04")
def test_the_printed_cost_of_played_cards_brings_six_four_and_two() -> None:
    """9 + 5, 9, 9, nothing: 6, 4, 4, 0; intrigue and face-down cards count, hand cards do not."""
    t = ended(
        {"area": [["belisarius"], ["treasurer"]]},
        {"area": [["theodora"]]},
        {"area": [["assassination"], ["law-clerks-of-the-quaestor"]], "hand": ["narses"]},
        {},
        face_down=["theodora"],
    )

    assert [value - 10 - 3 for value in doxa(t)] == [6, 4, 4, 0]


@pytest.mark.rule("BZN-SCO-04")
def test_after_two_firsts_comes_a_third() -> None:
    assert [place_among([7, 7, 4, 2], value) for value in (7, 7, 4, 2)] == [1, 1, 3, 4]
    assert [place_among([40, 33, 33, 20], value) for value in (40, 33, 33, 20)] == [1, 2, 2, 4]


@pytest.mark.rule("BZN-MSR-01", "BZN-MIS-05")
def test_power_of_authority_pays_two_for_each_palatine_unit() -> None:
    """Rulebook example: an aqueduct, a hippodrome and three senators: 10 doxa."""
    t = ended(
        {"missions": ["power-of-authority"]},
        {},
        map={"italia": {"aqueduct": 1, "senator": 2}, "oriens": {"hippodrome": 1, "senator": 1, "monk": 4}},
    )

    assert doxa(t) == [10 + 3 + 6 + 10, 10 + 3 + 6]


@pytest.mark.rule("BZN-MSR-01", "BZN-MSR-02", "BZN-MIS-04", "BZN-INI-03")
def test_missions_are_revealed_in_initiative_order_and_seen_by_all() -> None:
    t = ended({"missions": ["five-pillars"]}, {"missions": ["golden-treasury"]}, order=[1, 0, -1, -1])

    revealed = [event for event in t.events[0] if event.kind == "MissionScored"]
    assert [event.params["mission"] for event in revealed] == ["golden-treasury", "five-pillars"]
    assert t.view(0)["board"]["players"][1]["missions"] == ["golden-treasury"]
    assert "IntriguePlayed" not in kinds(t.events[0])


@pytest.mark.rule("BZN-MIS-05", "BZN-MIS-06", "BZN-MIS-07")
def test_keeper_of_intrigues_counts_ties_and_wants_at_least_one() -> None:
    """3, 3, 1: both with three; 0, 0, 0: nobody."""
    some = ended(*[{"intrigue_played": count} for count in (3, 3, 1)])
    none = ended({}, {}, {})

    assert [worth(some, seat, "keeper-of-intrigues") for seat in range(3)] == [5, 5, 0]
    assert [worth(none, seat, "keeper-of-intrigues") for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("BZN-MIS-05")
@pytest.mark.parametrize(
    ("mission", "doxa_"),
    [
        ("shepherd-of-the-flock", 2 * 3),
        ("lord-of-hosts", 2 * 4),
        ("patron-of-the-guilds", 2 * 1),
        ("heir-of-old-rome", 3 * 4),
        ("master-of-carthage", 3 * 1),
        ("warden-of-illyricum", 3 * 1),
        ("pride-of-the-city", 2 * 2),
        ("shield-of-the-east", 2 * 1),
        ("granary-of-the-empire", 0),
        ("builder-of-the-age", 3 * 3),
    ],
)
def test_missions_that_count_units(mission: str, doxa_: int) -> None:
    t = ended(
        {},
        {},
        map={
            "italia": {"legion": 3, "church": 1},
            "africa": {"monk": 1},
            "illyricum": {"caravan": 1},
            "thracia": {"hagia-sophia": 1, "senator": 1},
            "oriens": {"fortification": 1},
        },
    )

    assert worth(t, 0, mission) == doxa_


@pytest.mark.rule("BZN-MIS-05")
def test_what_rolls_or_floats_is_no_building() -> None:
    t = ended({}, {}, map={"africa": {"siege-tower": 2, "dromon": 1, "aqueduct": 1}})

    assert worth(t, 0, "builder-of-the-age") == 3


@pytest.mark.rule("BZN-MIS-05", "BZN-MIS-06")
@pytest.mark.parametrize(
    ("mission", "cards"),
    [
        ("companion-of-heroes", ["narses", "mundus"]),
        ("exarch-of-souls", ["church-steward", "monastery-farmers"]),
    ],
)
def test_missions_for_the_most_cards_of_a_sort(mission: str, cards: list[str]) -> None:
    t = ended({"area": [[card] for card in cards]}, {"area": [["martin"], ["village-elders"]]})
    rival = ["theodora", "procopius-of-caesarea", "belisarius", "buzes", "menas-the-patriarch", "romanos-the-melodist"]
    rival += ["silk-weavers-of-tyre", "caravan-masters-of-palmyra", "vineyards-of-gaza"]
    less = ended({"area": [[cards[0]]]}, {"area": [[card] for card in rival]})

    assert worth(t, 0, mission) == 7
    assert worth(less, 0, mission) == 0


@pytest.mark.rule("BZN-MIS-05")
def test_missions_that_ask_for_a_way_to_play() -> None:
    """Dear cards, cheap ones, a piece of many kinds, one large bandon."""
    t = ended(
        {
            "area": [["belisarius", "mundus", "buzes", "martin"], ["theodora"], ["law-clerks-of-the-quaestor"]],
            "resources": {"auctoritas": 0, "lapis": 5, "fides": 1, "virtus": 1},
        },
        {"area": [["narses", "germanus"], ["treasurer"]]},
    )

    assert [worth(t, seat, "master-of-offices") for seat in (0, 1)] == [4, 2]  # Belisarius and Theodora; Narses
    assert [worth(t, seat, "lord-of-the-estates") for seat in (0, 1)] == [6, 0]  # Buzes, Martin, the clerks
    assert worth(t, 0, "prince-of-merchants") == 6
    assert [worth(t, seat, "magister-militum") for seat in (0, 1)] == [7, 0]


@pytest.mark.rule("BZN-MIS-05")
def test_golden_treasury_laurels_ruin_order_and_the_emperors_ear() -> None:
    t = ended({"nomisma": 3, "victories": 4, "top_votes": 3}, {"nomisma": 2, "victories": 1}, fulfilled=4, cancelled=2)

    assert [worth(t, seat, "golden-treasury") for seat in (0, 1)] == [7, 0]
    assert [worth(t, seat, "laurels-of-victory") for seat in (0, 1)] == [8, 2]
    assert worth(t, 0, "chronicler-of-ruin") == 6
    assert worth(t, 0, "architect-of-order") == 8
    assert [worth(t, seat, "ear-of-the-emperor") for seat in (0, 1)] == [9, 0]


@pytest.mark.rule("BZN-MIS-05", "BZN-CRD-02")
def test_five_pillars_counts_disjoint_sets_of_all_types() -> None:
    one_of_each = ["treasurer", "church-steward", "bucellarii-guard", "ivory-carvers", "vineyards-of-gaza"]
    t = ended({"area": [[card] for card in one_of_each]}, {})
    double = ended(
        {
            "area": [
                [card]
                for card in [
                    *one_of_each,
                    "prefect-of-the-city",
                    "hospice-of-sampson",
                    "excubitor-captains",
                    "icon-workers-of-mount-sinai",
                    "aqueduct-wardens",
                ]
            ]
        },
        {},
    )
    short = ended({"area": [[card] for card in one_of_each[:4]]}, {})

    assert [worth(table, 0, "five-pillars") for table in (t, double, short)] == [4, 8, 0]


@pytest.mark.rule("BZN-MIS-05")
def test_captain_of_bandons_wants_two_of_three_cards() -> None:
    two = ended({"area": [["narses", "mundus", "buzes"], ["belisarius", "martin", "germanus"]]}, {})
    one = ended({"area": [["narses", "mundus", "buzes"], ["belisarius", "martin"]]}, {})

    assert (worth(two, 0, "captain-of-bandons"), worth(one, 0, "captain-of-bandons")) == (9, 0)


@pytest.mark.rule("BZN-WIN-01")
def test_the_most_doxa_wins() -> None:
    outcome = ended({"doxa": 20}, {"doxa": 21}).outcome

    assert outcome is not None
    assert outcome.places == [2, 1]


@pytest.mark.rule("BZN-WIN-02", "BZN-WIN-03", "BZN-LST-02", "BZN-WIN-04")
def test_ties_go_to_auctoritas_then_nomisma_and_are_then_shared() -> None:
    by_auctoritas = ended(
        {"resources": {"auctoritas": 2}, "nomisma": 0}, {"resources": {"auctoritas": 1, "lapis": 1}, "nomisma": 9}
    ).outcome
    by_nomisma = ended({"nomisma": 3}, {"nomisma": 4}).outcome
    shared = ended({"nomisma": 3}, {"nomisma": 3}).outcome

    assert by_auctoritas is not None and by_nomisma is not None and shared is not None
    assert by_auctoritas.places == [1, 2]
    assert by_nomisma.places == [2, 1]
    assert shared.places == [1, 1]
