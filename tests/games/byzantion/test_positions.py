"""Positions of Byzantion: filled as at the start of a round, or refused with every fault."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantion.given import asked, court

from porphyry.games.byzantion import GAME
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.effects import GOODS
from porphyry.games.byzantion.tables import EVENT_AGE, EVENT_IDS
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.table import new_table, table_from_position

RICH = {"resources": dict.fromkeys(GOODS[:7], 3)}
SEVEN = ["buzes", "martin", "germanus", "belisarius", "eutychius", "artabanes", "anathema"]


def bad(**data: Any) -> str:
    """The faults of a position, a line each."""
    with pytest.raises(BadPosition) as refused:
        table_from_position(GAME, {"seats": 2, **data})
    return "\n".join(refused.value.faults)


def test_a_partial_list_of_events_is_filled_with_the_first_of_each_age() -> None:
    t = court(moment="limit", events=["accession-of-justinian"])
    events = t.view(None)["board"]["events"]
    ages = [EVENT_AGE[EVENT_IDS.index(event)] for event in events[:6]]

    # six rounds: one event of age I, two of II, three of III (BZN-LEN-01)
    assert (events[0], ages, events[6:]) == ("accession-of-justinian", [1, 2, 2, 3, 3, 3], [None] * 3)
    assert len(set(events[:6])) == 6
    assert t.view(None)["board"]["round"] == 2


def test_a_partial_list_plays_the_events_it_shows_to_the_end() -> None:
    t = court(moment="limit", events=["accession-of-justinian"])
    while not t.outcome:
        assert t.state.facts[st.EVENT + t.state.facts[st.ROUND]] != st.NOTHING
        action = t.legal()[0]
        t.play(action.text, action.seat)


@pytest.mark.parametrize(
    ("moment", "phase", "more"),
    [
        ("seals", "event", {}),
        ("votes", "event", {}),
        ("actions", "action", {}),
        ("contributions", "resolution", {}),
        ("bids", "resolution", {"events": ["codex-of-justinian"], "players": [RICH, RICH]}),
        ("limit", "resolution", {"players": [{"hand": SEVEN}]}),
        ("end", "end", {"players": [{"hand": ["pilgrimage"]}], "map": {"africa": {"monk": 2}}}),
    ],
)  # fmt: skip
def test_every_moment_lies_in_its_phase(moment: str, phase: str, more: dict[str, Any]) -> None:
    t = court(moment=moment, **more)

    assert t.view(None)["board"]["phase"] == phase


def test_seals_without_boxes_find_the_first_four() -> None:
    t = court(moment="seals")

    assert t.view(None)["board"]["boxes"] == ["box-01", "box-02", "box-03", "box-04"]
    assert asked(t) == [(0, "place_seal")]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"rounds": 7}, "rounds: expected a whole number from 1 to 6, not 7"),
        ({"round": 6}, "round: expected a whole number from 0 to 5, not 6"),
        ({"round": 3, "rounds": 3}, "round: there is no round 4 of 3"),
        ({"ring": 2}, "ring: expected a whole number from 0 to 1, not 2"),
        ({"round": True}, "round: expected a whole number from 0 to 5, not True"),
        ({"fulfilled": 2**62}, "fulfilled: expected a whole number from 0 to 9, not 4611686018427387904"),
        ({"rnig": 0}, "rnig: no such key (did you mean 'ring'?)"),
        ({"events": ["codex-of-justinain"]}, "events[0]: expected the id of an event, not 'codex-of-justinain' (did you mean 'codex-of"),
        ({"events": ["codex-of-justinian"] * 2}, "events[1]: 'codex-of-justinian' is there twice"),
        ({"events": [None] * 6 + ["codex-of-justinian"]}, "events[6]: this game has 6 events (BZN-LEN-01)"),
        ({"order": [1, 1]}, "order: expected every seat once, not [1, 1, -1, -1]"),
        ({"moment": "seal"}, "moment: expected one of seals, votes"),
        ({"moment": "bids", "events": ["accession-of-justinian"]}, "moment: bids are made for a trial"),
        ({"moment": "votes", "phase": "action"}, "phase: votes belong to the phase event, not action"),
        ({"moment": "votes", "turn": 0}, "turn: it is nobody's turn at the moment votes"),
        ({"moment": "seals", "players": [{"position": "robes"}]}, "moment: seals are placed while nobody has a position yet"),
        ({"moment": "seals", "boxes": ["box-01"]}, "boxes: an ivory box lies at each of the four positions"),
        ({"boxes_left": ["box-01"]}, "boxes_left: 20 are needed for the rounds to come, not 1"),
        ({"players": [{"position": "robes"}, {"position": "robes"}]}, "position: robes is taken by more than one seat"),
        ({"players": [{"area": [["vineyards-of-gaza", "buzes"]]}]}, "players[0].area: vineyards-of-gaza cannot lead 1 such cards"),
        ({"players": [{"area": ["buzes", ["buzes"]]}]}, "players[0].area: buzes is there twice"),
        ({"players": [{"hand": ["buzes"]}, {"hand": ["buzes"]}]}, "buzes lies in hand of seat 0, hand of seat 1"),
        ({"players": [{}, {}, {}]}, "players: expected a list of 0 to 2, not of 3"),
        ({"players": [{"resources": {"fides": -1}}]}, "players[0].resources.fides: expected a whole number from 0 to 99, not -1"),
        ({"players": [{"given": [0] * 9}]}, "players[0].given: expected a list of 0 to 8, not of 9"),
        ({"marked": ["buzes"]}, "marked: buzes lies in no play area"),
        ({"map": {"africa": {"monk": 90}}}, "map: there are only"),
        ({"seats": 1, "moment": "votes"}, "moment: there are no votes for one alone"),
        ({"seats": 1, "events": ["bread-after-the-dark-summer"]}, "events[0]: alone, the first space stays empty"),
        ({"pending": []}, "pending: expected a list of tasks, 48 at most, not a list"),
        ({"pending": [{"choose_activation": {"seat": "blues", "how": "free"}}]}, "pending[0]: such work does not arise there"),
        ({"pending": [{"game": {"stage": "turms"}}]}, "pending[0].game.stage: expected one of missions"),
        ({"frames": [5, 0, 2, 1, 0, 0, 0, 0]}, "pending[0]: such work does not arise there"),
        ({"frames": [99, 0, 2, 1, 0, 0, 0, 0]}, "pending[0]: expected a table with one key, the name of a task, not 99"),
    ],
)  # fmt: skip
def test_what_no_court_can_be(data: dict[str, Any], fault: str) -> None:
    assert fault in bad(**data)


def test_a_full_position_takes_no_other_moment() -> None:
    data = new_table(GAME, 2, 1).to_position()

    assert "moment: a position with work in hand goes on there" in bad(**data, moment="votes")


def test_work_in_hand_belongs_to_its_phase() -> None:
    data = new_table(GAME, 2, 1).to_position()
    data["pending"] = [{"game": {"stage": "contributions"}}]  # before the first round has begun
    faults = bad(**data)

    assert "phase: the work in hand belongs to the phase resolution" in faults
    assert "option: the option of this round's event is not said" in faults
    assert "order: nobody has a place in the middle of a round" in faults


@pytest.mark.rule("BZN-EVC-03")
def test_a_trial_has_no_second_option() -> None:
    with pytest.raises(BadPosition, match="no second option"):
        court(moment="contributions", events=["codex-of-justinian"], option=1)


def test_work_in_hand_is_written_by_name() -> None:
    assert court().to_position()["pending"] == [
        {"game": {"stage": "before-contributions"}},
        {"turns": {"place": 1, "free": False}},
        {"turn": {"seat": "blues", "stage": "choose", "action": "draw", "free": False}},
        {"take_turn": {"seat": "blues"}},
    ]


def test_a_position_that_holds_its_work_as_numbers_goes_on() -> None:
    """As it was written before frames had names: the round, its turns, and a turn whose action is to be chosen."""
    data = court().to_position()
    old = {key: value for key, value in data.items() if key != "pending"}
    old["frames"] = [0, 10, 0, 0, 0, 0, 0, 0, 10, 1, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0]

    t = table_from_position(GAME, {"seats": 2, **old})

    assert t.to_position() == data
    assert asked(t) == [(0, "take_turn")]
