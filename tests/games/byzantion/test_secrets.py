"""Hidden information: what a seat cannot know never reaches its view, for every kind of decision (BZN-TRM-09, BZN-MIS-04, BZN-ITR-17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantion.given import asked, court, fresh, play

from porphyry.games.byzantion import GAME
from porphyry.games.byzantion import state as st
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.table import Table

RICH: dict[str, Any] = {
    "nomisma": 30,
    "resources": {"auctoritas": 5, "civicus": 4, "lapis": 3, "fides": 3, "virtus": 3},
}
TRICKS = ["iron-custody", "anathema", "pilgrimage", "seduction", "purple-persuasion", "imperial-stores"]
HEROES = [["tribonian"], ["narses", "mundus"], ["peter-barsymes"], ["menas-the-patriarch"]]


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    view = t.view(seat)
    return {key: view[key] for key in ("board", "asked", "legal")}


def wander(t: Table, seed: int, steps: int) -> list[Table]:
    """A random walk that likes cards: discarding is rare, playing and intrigue are not."""
    dice = fast_dice(seed)
    result = []
    for _ in range(steps):
        deciders = GAME.deciders(t.state)
        if not deciders:
            break
        seat = deciders[dice.below(len(deciders))]
        codes = GAME.legal(t.state, seat)
        names = [GAME.notation.verb(code).name for code in codes]
        liked = [
            code
            for code, name in zip(codes, names, strict=True)
            if name in ("intrigue", "play", "attach", "activate", "use")
        ]
        calm = [code for code, name in zip(codes, names, strict=True) if name != "discard"]
        pool = liked if liked and dice.below(3) else calm or codes
        t.play_code(pool[dice.below(len(pool))], seat)
        result.append(t.clone())
    return result


@pytest.mark.rule("BZN-TRM-09", "BZN-MIS-04", "BZN-ITR-17", "BZN-CON-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redrawing_what_a_seat_cannot_know_changes_nothing_it_sees(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        start = court(
            seats,
            moment="seals",
            boxes=["box-36", "box-02", "box-03", "box-40"],
            players=[{**RICH, "hand": TRICKS[seat::seats], "area": HEROES[seat : seat + 1]} for seat in range(seats)],
            map={"africa": {"monk": 2, "legion": 1}},
        )
        for number, t in enumerate(wander(start, seed, 260)):
            new = {kind for _, kind in asked(t)} - kinds
            if not new and number % 9:
                continue
            kinds |= new
            for seat in range(seats):
                before = seen(t, seat)
                for again in range(2):
                    other = t.resample(seat, seed * 7 + again)
                    assert seen(other, seat) == before
                    assert GAME.faults(other.state) == []
                    assert seen(other, None)["board"] == seen(t, None)["board"]

    assert {"contribute", "offer_intrigue", "place_votes", "take_turn", "play_cards"} <= kinds


@pytest.mark.rule("BZN-TRM-09")
def test_resampling_really_redraws_hands_missions_and_packets() -> None:
    t = fresh(3)
    for seat in range(3):
        t.play(t.legal(seat)[0])
    facts = [t.resample(0, seed).state.facts for seed in range(6)]
    theirs = st.SEAT_SIZE

    assert len({tuple(one[theirs + st.PACKET : theirs + st.PACKET + 3]) for one in facts}) > 1
    assert len({one[theirs + st.MISSIONS_HELD] for one in facts}) > 1
    assert {tuple(one[st.PACKET : st.PACKET + 3]) for one in facts} == {tuple(t.state.facts[st.PACKET : st.PACKET + 3])}


@pytest.mark.rule("BZN-CON-01", "BZN-TRI-03")
def test_resampling_redraws_closed_contributions_and_bids() -> None:
    t = court(moment="contributions", events=["guardians-of-the-siege-of-rome"], players=[RICH, RICH])
    for _ in range(2):
        play(t, t.legal(1)[-1].text, seat=1)
    given = {
        tuple(t.resample(0, seed).state.facts[st.SEAT_SIZE + st.GIVEN : st.SEAT_SIZE + st.PAID]) for seed in range(8)
    }
    bids = court(moment="bids", events=["codex-of-justinian"], players=[RICH, RICH])
    play(bids, "bid 4", seat=1)
    offered = {bids.resample(0, seed).state.facts[st.SEAT_SIZE + st.BID] for seed in range(8)}

    assert len(given) > 1
    assert len(offered) > 1


@pytest.mark.rule("BZN-SOL-09")
def test_closed_solo_events_are_redrawn_in_an_order_they_could_lie_in() -> None:
    t = fresh(1, seed=5)
    rows = [t.resample(0, seed).state.facts[st.EVENT : st.EVENT + 7] for seed in range(12)]

    assert len({tuple(row) for row in rows}) > 6
    for row in rows:
        assert row[1] == t.state.facts[st.EVENT + 1]
        assert row[1:] == sorted(row[1:])


@pytest.mark.rule("BZN-ITR-17")
def test_a_card_everybody_saw_being_taken_stays_where_it_is() -> None:
    t = court(
        players=[{"resources": {"auctoritas": 3}}], display=["narses"], deck=["mundus", "buzes", "martin", "theodora"]
    )
    play(t, "announce draw", "draw display", "pick narses")

    for seed in range(6):
        assert st.has(t.resample(1, seed).state.facts, st.HAND, 41)  # Narses


@pytest.mark.rule("BZN-ITR-17")
def test_what_is_declined_is_told_to_nobody() -> None:
    t = court(players=[{"hand": ["theodora"]}, {"nomisma": 9, "hand": ["iron-custody"]}])
    play(t, "announce play")

    told = [event.kind for event in t.play("decline", 1) if event.seen_by(0)]

    assert told == []
