"""Hidden information: what a seat cannot know never reaches its view, for every kind of decision (BZN-TRM-09, BZN-MIS-04, BZN-ITR-17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantion.given import asked, court, fresh, play
from tests.games.byzantion.scenes import drafted, seen

import porphyry
from porphyry.games.byzantion import GAME
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.tables import CARD_IDS
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.table import Table

RICH: dict[str, Any] = {
    "nomisma": 30,
    "resources": {"auctoritas": 5, "civicus": 4, "lapis": 3, "fides": 3, "virtus": 3},
}
TRICKS = ["iron-custody", "anathema", "pilgrimage", "seduction", "purple-persuasion", "imperial-stores"]
HEROES = [["tribonian"], ["narses", "mundus"], ["peter-barsymes"], ["menas-the-patriarch"]]


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


def moments(t: Table, *lines: str) -> list[object]:
    """Over whose possible answers the table takes its time."""
    return [event.params["seats"] for event in play(t, *lines) if event.kind == "Moment"]


@pytest.mark.rule("BZN-ITR-17")
@pytest.mark.parametrize(
    ("hands", "known", "nomisma", "expected"),
    [
        (["iron-custody", "martin"], [], 4, [1, 2]),  # who holds it cannot be seen
        (["martin", "iron-custody"], [], 9, [1, 2]),
        (["buzes", "martin"], [], 9, []),  # nobody can hold one: all of them are out of the game
        (["iron-custody", "martin"], [], 3, []),  # nobody could pay for one
        (["iron-custody", "martin"], ["iron-custody", "martin"], 9, [1]),  # everybody saw them take their cards
        (["iron-custody", "martin"], ["iron-custody"], 9, [1]),  # it is no longer to be looked for with the third
        (["pilgrimage", "martin"], [], 9, []),  # it could be with either, but it cannot be played now
    ],
)
def test_the_table_waits_for_those_who_might_answer_for_all_that_can_be_seen(
    hands: list[str], known: list[str], nomisma: int, expected: list[int]
) -> None:
    others = [{"nomisma": nomisma, "hand": [card], "known": [card] if card in known else []} for card in hands]
    t = court(3, players=[{"hand": ["theodora"]}, *others], deck=["narses"])

    assert moments(t, "announce reset")[:1] == ([expected] if expected else [])


@pytest.mark.rule("BZN-ITR-17")
@pytest.mark.parametrize(
    ("deck", "aside", "display", "expected"),
    [
        (
            ["narses", "iron-custody"],
            [],
            [],
            [1, 2],
        ),  # face down in the deck: for all that can be seen somebody holds it
        (["narses"], ["iron-custody"], [], [1, 2]),  # one seat is looking at it, and the others do not see what at
        (["narses"], ["mundus"], [], []),
        (["narses"], [], ["iron-custody"], []),  # open in the display: nobody holds it
    ],
    ids=["deck", "aside", "nowhere", "display"],
)
def test_the_table_waits_though_the_card_is_in_nobodys_hand(
    deck: list[str], aside: list[str], display: list[str], expected: list[int]
) -> None:
    """Whether a moment passes must not tell that the one card that could answer lies where nobody can see it."""
    others = [{"nomisma": 9, "hand": [card]} for card in ("buzes", "martin")]
    t = court(3, players=[{"hand": ["theodora"]}, *others], deck=deck, aside=aside, display=display)

    assert moments(t, "announce reset")[:1] == ([expected] if expected else [])


@pytest.mark.rule("BZN-ITR-17", "BZN-END-02")
def test_cards_that_could_be_discarded_count_as_money_at_the_end_and_only_then() -> None:
    hands = [["pilgrimage", "martin", "buzes"], ["germanus", "narses"]]
    players = [{"nomisma": coins, "hand": cards} for coins, cards in enumerate(hands)]
    data: dict[str, Any] = {"players": players, "deck": ["mundus"], "map": {"africa": {"monk": 1}}}

    last = court(moment="end", **data)
    turn = court(order=[1, 0, -1, -1], **data)

    told = [event.params["seats"] for event in last.events[0] if event.kind == "Moment"]
    assert told == [[0]]  # four coins for two cards; the other would have three
    assert moments(turn, "announce reset") == []


@pytest.mark.rule("BZN-ITR-17")
def test_after_an_announcement_the_table_waits_for_the_others_from_the_actor_on() -> None:
    hands = ["martin", "buzes", "germanus", "narses"]
    t = court(4, turn=1, players=[{"nomisma": 9, "hand": [card]} for card in hands])

    assert moments(t, "announce reset")[0] == [2, 3, 0]


@pytest.mark.rule("BZN-ITR-17")
def test_before_the_contributions_the_table_waits_in_the_order_of_the_round() -> None:
    players = [{"nomisma": 9, "hand": ["martin"], "dynamis": 1}, {"nomisma": 9, "hand": ["buzes"], "dynamis": 0}]
    t = court(players=players, map={"africa": {"monk": 1}})

    assert moments(t, "announce reset", "end")[-1] == [0, 1]


def kept(t: Table, seat: int, pick: int) -> int:
    """The card a seat kept with one of its picks."""
    return t.state.facts[st.DRAFTED + seat * 6 + pick]


def packet(t: Table, seat: int) -> set[int]:
    return set(st.cards_in(t.state.facts, seat * st.SEAT_SIZE + st.PACKET))


@pytest.mark.rule("BZN-DRF-02", "BZN-TRM-09")
def test_a_seat_remembers_the_packet_it_has_passed_on() -> None:
    t = drafted(3, 1)
    passed = packet(t, 1)
    before = [packet(t.resample(0, seed), 1) for seed in range(6)]
    t.play_code(GAME.legal(t.state, 1)[2], 1)  # the next seat keeps one of them
    after = [t.resample(0, seed) for seed in range(12)]

    assert before == [passed] * 6
    assert [packet(one, 1) | {kept(one, 1, 1)} for one in after] == [passed] * 12
    assert len({kept(one, 1, 1) for one in after}) > 3  # which of them cannot be known
    assert len({tuple(packet(t.resample(0, seed), 2)) for seed in range(6)}) > 1  # this one it has never seen
    assert [GAME.faults(one.state) for one in after] == [[]] * 12


@pytest.mark.rule("BZN-DRF-02", "BZN-DRF-04", "BZN-TRM-09")
def test_two_players_know_what_the_other_kept_out_of_a_packet_they_saw() -> None:
    t = drafted(2, 6)
    again = [t.resample(0, seed) for seed in range(8)]

    for pick in range(1, 6):
        assert {kept(one, 1, pick) for one in again} == {kept(t, 1, pick)}
    assert len({kept(one, 1, 0) for one in again}) > 4  # the first came out of a packet nobody else had seen
    for one in again:
        assert st.hand_cards(one.state, 1) == sorted(kept(one, 1, pick) for pick in range(6))


@pytest.mark.rule("BZN-DRF-02", "BZN-TRM-09")
@pytest.mark.parametrize("picks", range(7))
def test_what_was_passed_on_stays_with_those_who_could_keep_it(picks: int) -> None:
    t = drafted(4, picks)
    for seat in range(4):
        for seed in range(3):
            one = t.resample(seat, seed)
            assert GAME.faults(one.state) == []
            assert seen(one, seat) == seen(t, seat)
            for sight in range(max(0, picks - 3), picks):  # each packet seen for the last time: it is still on its way
                origin = (seat - sight) % 4
                since = [((origin + pick) % 4, pick) for pick in range(sight + 1, picks)]
                lies = (origin + picks) % 4
                was = {kept(t, *pick) for pick in since} | packet(t, lies)
                assert {kept(one, *pick) for pick in since} | packet(one, lies) == was


@pytest.mark.rule("BZN-TRM-09")
def test_a_card_that_has_left_the_hand_is_no_longer_remembered_there() -> None:
    t = court(players=[{"hand": ["narses", "mundus"], "drafted": ["narses", "mundus"]}])
    first, second = kept(t, 0, 0), kept(t, 0, 1)
    play(t, "discard narses")

    assert (CARD_IDS[first], CARD_IDS[second]) == ("narses", "mundus")
    assert (kept(t, 0, 0), kept(t, 0, 1)) == (st.NOTHING, second)
    assert porphyry.position("byzantion", {"seats": 2, **t.to_position()}).state.facts == t.state.facts
