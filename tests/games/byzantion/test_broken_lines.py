"""What broken lines showed nobody watched: the same rules for another seat than the first, and for a card of another kind."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import asked, choices, court, doxa, play, rule_against, stock
from tests.games.byzantion.scenes import ACADEMY, CODEX, EVERYTHING, ROME, contribution, give, substitutions

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.tables import CARD_IDS, EFFECTS, HERO, TYPES_OF


@pytest.mark.rule("BZN-KEI-08", "BZN-FUL-08")
def test_robes_double_the_reward_of_whoever_wears_them() -> None:
    t = contribution(2, ROME, {"position": "chalice"}, {"resources": EVERYTHING, "position": "robes"})

    give(t, 1, **EVERYTHING)

    assert stock(t, 1, "auctoritas") == 16


@pytest.mark.rule("BZN-KEI-08", "BZN-FUL-08")
def test_robes_of_another_double_nothing() -> None:
    t = contribution(2, ROME, {"position": "robes"}, {"resources": EVERYTHING, "position": "chalice"})

    give(t, 1, **EVERYTHING)

    assert stock(t, 1, "auctoritas") == 8


@pytest.mark.rule("BZN-CON-09", "BZN-CON-03", "BZN-CLR-01")
def test_the_second_seat_names_its_substitution_in_the_closed_hand_too() -> None:
    mine = {"resources": {"civicus": 4}, "area": [["tribonian"]]}
    t = contribution(2, ACADEMY, {}, mine, option=1, options={"substitution": "closed"})
    play(t, "give civicus 2", seat=1)
    assert choices(t, 1) == ["done", "stand tribonian for frumentum"]
    assert rule_against(t, "stand tribonian for civicus", 1) == "BZN-CLR-01"

    told = play(t, "stand tribonian for frumentum", seat=1)

    assert substitutions(told) == [(1, "tribonian", "civicus", "frumentum")]
    held = [event.params for event in told if event.kind == "ContributionHeld"]
    assert [one["amount"] for one in held if one["seat"] == 1] == [1]


@pytest.mark.rule("BZN-CLR-08")
def test_cosmas_trades_after_no_card_of_another_kind() -> None:
    """P. 34: "sobald du eine Emporion-Karte ausspielst"."""
    emporion = EFFECTS[CARD_IDS.index("cosmas-indicopleustes")][1]
    others = [
        CARD_IDS[card]
        for card in range(100)
        if HERO[card] and not TYPES_OF[card] >> emporion & 1 and TYPES_OF[card] >> emporion
    ]
    assert others
    t = court(
        players=[
            {"nomisma": 40, "resources": {"lapis": 2}, "hand": others[:1], "area": [["cosmas-indicopleustes"]]},
            {},
        ],
        market=["lapis", "civicus"],
    )
    play(t, "announce play", f"play {others[0]}")

    assert asked(t)[0][1] != "trade_resource"


@pytest.mark.rule("BZN-TRI-04", "BZN-CRD-04")
def test_what_was_added_to_a_bid_is_gone_with_the_trial() -> None:
    t = court(2, moment="bids", events=CODEX, players=[{"doxa": 10}, {"doxa": 10, "resources": {"civicus": 2}}])
    s = t.state
    for seat in (0, 1):
        s.facts[seat * st.SEAT_SIZE + st.BID_BONUS] = 2
    play(t, "bid 1", seat=1)

    assert doxa(t)[1] == 14
    assert [s.facts[seat * st.SEAT_SIZE + st.BID_BONUS] for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("BZN-CRD-04")
def test_a_hero_of_one_kind_earns_nothing_from_a_card_of_a_later_kind() -> None:
    """The heroes who earn something when a card of their kind is played, and a hero of another kind, later in the list of kinds."""
    tried = 0
    for kind in range(4):
        earners = [one for one in range(100) if HERO[one] and EFFECTS[one][:2] == [fx.ON, fx.ON_PLAY + kind]]
        later = [one for one in range(100) if HERO[one] and not TYPES_OF[one] >> kind & 1 and TYPES_OF[one] >> kind]
        for earner in earners:
            card = next(one for one in later if one != earner)
            t = court(players=[{"nomisma": 40, "hand": [CARD_IDS[card]], "area": [[CARD_IDS[earner]]]}, {}])
            told = play(t, "announce play", f"play {CARD_IDS[card]}")
            tried += 1

            assert [event.kind for event in told if event.kind == "GoodsGained"] == []
    assert tried
